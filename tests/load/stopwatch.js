/* Marks the use of a key or the slider of a replay, and the drawing of the frame that shows the moment. */
globalThis.stopwatch = (() => {
  const line = () => document.querySelector(".replay-range");

  const isThere = (moment) =>
    Number(line().value) === moment && document.querySelector(".replay-moment").ariaBusy === "false";

  const drawn = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
    });

  /** Waits until nothing is left to do: prefetched chunks have arrived, and postponed work is done. */
  const calm = () =>
    new Promise((done) => setTimeout(() => requestIdleCallback(() => done(), { timeout: 2_000 }), 60));

  const there = (moment) =>
    new Promise((done) => {
      const look = () => {
        if (!isThere(moment)) return;
        watch.disconnect();
        done();
      };
      const watch = new MutationObserver(look);
      watch.observe(document.querySelector(".replay-foot"), { subtree: true, childList: true, attributes: true });
      queueMicrotask(() => queueMicrotask(look));
    });

  async function each(list, act, arrived) {
    for (const one of list) {
      await calm();
      performance.mark("begin");
      act(one);
      await arrived(one);
      await drawn();
      performance.mark("end");
    }
  }

  const press = () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));

  const slide = (moment) => {
    line().value = String(moment);
    line().dispatchEvent(new Event("input", { bubbles: true }));
  };

  const steps = (count) => {
    const first = Number(line().value) + 1;
    return each(Array.from({ length: count }, (_, n) => first + n), press, there);
  };

  /** Writes the present rows of the screen anew, as text alone. */
  async function bare(count) {
    const text = document.querySelector(".replay-screen").innerText.split("\n").filter(Boolean);
    const sheet = document.createElement("div");
    sheet.style.cssText = "position: fixed; inset: 0; overflow: auto; z-index: 99; background: #000; color: #fff";
    sheet.append(...text.map((row) => Object.assign(document.createElement("p"), { textContent: row })));
    document.body.append(sheet);
    const write = (n) => [...sheet.children].forEach((row, at) => (row.textContent = `${text[at]} ${n}`));
    await each(Array.from({ length: count }, (_, n) => n), write, () => Promise.resolve());
    sheet.remove();
  }

  return { steps, bare, jumps: (moments) => each(moments, slide, there) };
})();
