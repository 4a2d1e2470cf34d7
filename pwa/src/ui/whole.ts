/**
 * Keeps the page whole when a translator works on it. Translators put the text of a page into elements of their own. Preact then
 * changes text that nobody sees any more. The page asks not to be translated. If a translator does it all the same, its changes
 * are undone before the next drawing.
 */

import { options } from "preact";

/** Whether a node is one into which translators put text. The app has none of these. */
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
      // forget the changes of this drawing: they are the app's own
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
