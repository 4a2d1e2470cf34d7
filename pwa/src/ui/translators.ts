/**
 * The protection of the page from translation programs in the browser. Such a program wraps the text of the page in its
 * own elements. Preact would afterwards change text that is no longer shown. The page asks not to be translated. If a
 * program translates it anyway, its changes are undone before the next drawing.
 */

import { options } from "preact";

/** Return whether a translation program made this node. The app has no such nodes. */
const isTranslatorNode = (node: Node): boolean => node.nodeName === "FONT" || node.nodeName === "font";

/** Undo the changes of a translation program before each drawing. Returns a function that stops this. */
export function keepUndoingTranslations(root: Node): () => void {
  const mutations: MutationRecord[] = [];
  const watcher = new MutationObserver((records) => void mutations.push(...records));
  watcher.observe(root, { childList: true, subtree: true });
  const previousScheduler = options.debounceRendering;
  const schedule = previousScheduler ?? queueMicrotask;
  const scheduleDrawing = (draw: () => void): void =>
    schedule(() => {
      restoreText([...mutations.splice(0), ...watcher.takeRecords()]);
      draw();
      // Forget the changes of this drawing, because the app itself made them.
      watcher.takeRecords();
    });
  options.debounceRendering = scheduleDrawing;
  return () => {
    watcher.disconnect();
    if (previousScheduler) options.debounceRendering = previousScheduler;
    else delete options.debounceRendering;
  };
}

/**
 * Put each text back where the app had it. The last change is undone first. Therefore each undo finds the page as the
 * undone change left it.
 */
function restoreText(records: readonly MutationRecord[]): void {
  const translatorNodes = new Set(records.filter(({ addedNodes }) => [...addedNodes].some(isTranslatorNode)).map(({ target }) => target));
  for (const { target, addedNodes, removedNodes, nextSibling } of [...records].reverse()) {
    if (!translatorNodes.has(target) || isTranslatorNode(target)) continue;
    for (const node of addedNodes) if (isTranslatorNode(node) && node.parentNode === target) target.removeChild(node);
    const nextNode = nextSibling?.parentNode === target ? nextSibling : null;
    for (const node of removedNodes) if (!isTranslatorNode(node)) target.insertBefore(node, nextNode);
  }
}
