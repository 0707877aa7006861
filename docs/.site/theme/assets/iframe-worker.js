/* Browsers start no worker for a page in a folder; search then runs in a hidden frame instead. Material asks for such a
   class under this name, and takes one from elsewhere when it is not given here. */
if (location.protocol === "file:") {
  window.IFrameWorker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.title = "search";
      document.body.append(this.frame);
      const inner = this.frame.contentWindow;
      const page = this.frame.contentDocument;
      page.open();
      page.write("<!doctype html><title>search</title><body>");
      page.close();
      inner.importScripts = (...urls) =>
        urls.reduce((before, one) => before.then(() => this.load(page, one)), Promise.resolve());
      inner.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.load(page, url).then(() => {
        const waiting = this.waiting;
        this.waiting = null;
        waiting.forEach((data) => this.postMessage(data));
      });
    }
    load(page, url) {
      return new Promise((done, failed) => {
        const script = page.createElement("script");
        script.src = new URL(url, document.baseURI).href;
        script.onload = done;
        script.onerror = () => failed(new Error(script.src));
        page.body.append(script);
      });
    }
    postMessage(data) {
      if (this.waiting) this.waiting.push(data);
      else this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
    }
    terminate() {
      this.frame.remove();
    }
  };
  window.Worker = window.IFrameWorker;
}
