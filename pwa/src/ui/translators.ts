/**
 * Protection of the page from translators. They wrap the page's text in elements of their own. Preact would then
 * change text that is no longer shown. The page asks not to be translated. If a translator does so anyway, its
 * changes are undone before the next drawing.
 */

import { options } from "preact";

/** Return whether a node is one of a translator's. The app has no such nodes. */
const isForeign = (node: Node): boolean => node.nodeName === "FONT" || node.nodeName === "font";

/** Undo a translator's changes before each drawing. Returns a function that stops. */
export function undoTranslations(root: Node): () => void {
  const seen: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => void seen.push(...records));
  watcher.observe(root, { childList: true, subtree: true });
  const before = options.debounceRendering;
  const soon = before ?? queueMicrotask;
  const drawing = (draw: () => void): void =>
    soon(() => {
      restoreText([...seen.splice(0), ...watcher.takeRecords()]);
      draw();
      // Forget the changes of this drawing, because they are the app's own.
      watcher.takeRecords();
    });
  options.debounceRendering = drawing;
  return () => {
    watcher.disconnect();
    if (before) options.debounceRendering = before;
    else delete options.debounceRendering;
  };
}

/**
 * Put the text back where the app had it. The last change is undone first, so that each undo finds the page as its
 * change left it.
 */
function restoreText(records: readonly MutationRecord[]): void {
  const translated = new Set(records.filter(({ addedNodes }) => [...addedNodes].some(isForeign)).map(({ target }) => target));
  for (const { target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    if (!translated.has(target) || isForeign(target)) continue;
    for (const node of addedNodes) if (isForeign(node) && node.parentNode === target) target.removeChild(node);
    const after = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) if (!isForeign(node)) target.insertBefore(node, after);
  }
}
