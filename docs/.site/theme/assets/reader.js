/* Rules beside their page: a line shows the sentences that say it, a sentence its lines; by mouse, touch and keyboard. */
for (const reader of document.querySelectorAll(".reader")) {
  const rows = [...reader.querySelectorAll(".row")];
  const told = [...reader.querySelectorAll(".book [data-at]")];
  const ranges = (one) => one.dataset.at.split(" ").map((at) => at.split("-").map(Number)).map(([a, b = a]) => [a, b]);
  /* A line belongs to the sentences that tell the least around it. */
  const nearest = rows.map(() => ({ size: Infinity, said: [] }));
  for (const one of told) {
    for (const [first, last] of ranges(one)) {
      for (let at = first; at <= last && at <= rows.length; at++) {
        const kept = nearest[at - 1];
        const size = last - first;
        if (rows[at - 1].textContent.trim() === "") continue;
        if (size < kept.size) nearest[at - 1] = { size, said: [one] };
        else if (size === kept.size && !kept.said.includes(one)) kept.said.push(one);
      }
    }
  }
  const lines = new Map(told.map((one) => [one, []]));
  nearest.forEach(({ said }, at) => said.forEach((one) => lines.get(one).push(rows[at])));
  for (const one of told) {
    if (lines.get(one).length === 0)
      for (const [first, last] of ranges(one)) lines.get(one).push(...rows.slice(first - 1, last));
  }
  rows.forEach((row, at) => row.classList.toggle("told", nearest[at].said.length > 0));

  let lit = [];
  const light = (own, others) => {
    lit.forEach((one) => one.classList.remove("lit", "own"));
    lit = [...own, ...others];
    own.forEach((one) => one.classList.add("own"));
    lit.forEach((one) => one.classList.add("lit"));
    const first = others[0];
    const pane = first?.closest(".rules, .book");
    if (!pane || pane.scrollHeight <= pane.clientHeight) return;
    const seen = pane.getBoundingClientRect();
    const at = first.getBoundingClientRect();
    if (at.top < seen.top + 40 || at.bottom > seen.bottom - 40)
      pane.scrollBy({ top: at.top - seen.top - seen.height / 3, behavior: still.matches ? "instant" : "smooth" });
  };
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const show = (one) =>
    one.matches(".row")
      ? light([one], nearest[rows.indexOf(one)].said)
      : light([one], lines.get(one));

  /* One stop of the tab key for each side; arrows go on from there. */
  const sides = [rows.filter((one) => one.matches(".told")), told];
  for (const side of sides) {
    side.forEach((one, at) => (one.tabIndex = at === 0 ? 0 : -1));
    for (const one of side) {
      one.addEventListener("focus", () => {
        side.forEach((other) => (other.tabIndex = -1));
        one.tabIndex = 0;
        show(one);
      });
      one.addEventListener("mouseenter", () => {
        if (!reader.contains(document.activeElement) || document.activeElement.matches("pre")) show(one);
      });
      one.addEventListener("click", () => one.focus({ preventScroll: true }));
      one.addEventListener("keydown", (event) => {
        const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        if (event.key === "Escape") one.blur();
        const next = side[side.indexOf(one) + step];
        if (!step || !next) return;
        event.preventDefault();
        next.focus();
      });
    }
  }
}
