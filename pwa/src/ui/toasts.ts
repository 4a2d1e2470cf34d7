/** Short messages that disappear after a while. Screen readers speak them, too. */

import { signal } from "@preact/signals";
import type { SentencePart } from "../core/words/messages";

interface Toast {
  readonly id: number;
  readonly tone: "done" | "notice" | "refused";
  readonly parts: readonly SentencePart[];
}

const announcedEntries = new Set<string>();

/** Return whether an entry has not been announced yet, and mark the entry as announced. */
export function claimAnnouncement(entry: string): boolean {
  if (announcedEntries.has(entry)) return false;
  announcedEntries.add(entry);
  return true;
}

/** The time for which a message stays on the screen (milliseconds). */
const TOAST_DURATION_MS = 4_500;

/** The messages on the screen, the newest last. */
export const toasts = signal<readonly Toast[]>([]);
let count = 0;

/** Show a message for a few seconds. The newest three stay visible. Returns the id of the message. */
export function showToast(tone: Toast["tone"], parts: readonly SentencePart[]): number {
  count += 1;
  const id = count;
  toasts.value = [...toasts.peek(), { id, tone, parts }].slice(-3);
  setTimeout(() => dropToast(id), tone === "refused" ? TOAST_DURATION_MS * 2 : TOAST_DURATION_MS);
  return id;
}

/** Remove a message from the screen. */
export function dropToast(id: number): void {
  toasts.value = toasts.peek().filter((one) => one.id !== id);
}
