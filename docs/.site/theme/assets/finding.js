/* Search with and without accents, and by a word that is inflected otherwise: what stands nowhere is cut until it does. */
{
  const plain = (said) =>
    said.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/g, "oe").replace(/æ/g, "ae").replace(/Œ/g, "OE").replace(/Æ/g, "AE");
  const fewest = 3;
  let known = [];
  const stands = (start) => {
    let [from, to] = [0, known.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (known[middle] < start) from = middle + 1;
      else to = middle;
    }
    return from < known.length && known[from].startsWith(start);
  };
  const nearest = (word) => {
    const least = Math.max(fewest, Math.ceil(word.length / 2));
    for (let end = word.length; end >= least; end--) if (stands(word.slice(0, end).toLowerCase())) return word.slice(0, end);
    return word;
  };
  /* Material calls this before it adds any text. */
  const { ref, build } = lunr.Builder.prototype;
  const fold = (token) => token.update(plain);
  lunr.Pipeline.registerFunction(fold, "fold");
  lunr.Builder.prototype.ref = function (name) {
    this.pipeline.add(fold);
    this.searchPipeline.add(fold);
    ref.call(this, name);
  };
  lunr.Builder.prototype.build = function () {
    known = Object.keys(this.invertedIndex).sort();
    return build.call(this);
  };
  /* Material reads a question twice, once to find and once to tell which words were not found. */
  const folded = (asked) => plain(asked).replace(/[\p{L}\p{N}]+/gu, (word) => (/\p{sc=Han}/u.test(word) ? word : nearest(word)));
  lunr.QueryParser = class extends lunr.QueryParser {
    constructor(asked, query) {
      super(folded(asked), query);
    }
  };
}
