/**
 * Keeps what the app draws whole where a translator works on the page. Translators put the text of a page into elements of their
 * own; what draws the app then changes text that nobody sees any more. The page asks not to be translated. A translator that
 * does it all the same is undone before anything is drawn anew.
 */

import { options } from "preact";

/** What translators put text into. The app has none of these. */
const isForeign = (node: Node): boolean => node.nodeName === "FONT" || node.nodeName === "font";

/** Undo the translator before each drawing. Gives the way to stop. */
export function keepWhole(root: Node): () => void {
  const seen: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => void seen.push(...records));
  watcher.observe(root, { childList: true, subtree: true });
  const before = options.debounceRendering;
  const soon = before ?? queueMicrotask;
  const drawing = (draw: () => void): void =>
    soon(() => {
      undo([...seen.splice(0), ...watcher.takeRecords()]);
      draw();
      // what the app has changed by itself is nobody else's
      watcher.takeRecords();
    });
  options.debounceRendering = drawing;
  return () => {
    watcher.disconnect();
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
  };
}

/** Put the text back where the app had it: the last change is undone first, so that each finds the page as it left it. */
function undo(records: readonly MutationRecord[]): void {
  const translated = new Set(records.filter(({ addedNodes }) => [...addedNodes].some(isForeign)).map(({ target }) => target));
  for (const { target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    if (!translated.has(target) || isForeign(target)) continue;
    for (const node of addedNodes) if (isForeign(node) && node.parentNode === target) target.removeChild(node);
    const after = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) if (!isForeign(node)) target.insertBefore(node, after);
  }
}
