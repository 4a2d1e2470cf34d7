/** Short messages that disappear after a while. Screen readers speak them, too. */

import { signal } from "@preact/signals";
import type { SentencePart } from "../core/words/messages";

interface Toast {
  readonly id: number;
  /** A message of the tone "spoken" is for screen readers only. */
  readonly tone: "done" | "notice" | "refused" | "spoken";
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
let toastCount = 0;

/**
 * Show a message for a few seconds, and return its id. A new message overtakes all earlier messages except the last
 * refusal. Therefore an old message neither stays beside its result nor covers more of the page.
 */
export function showToast(tone: Toast["tone"], sentenceParts: readonly SentencePart[]): number {
  toastCount += 1;
  const toastId = toastCount;
  toasts.value = [...toasts.peek().filter((toast) => toast.tone === "refused"), { id: toastId, tone, parts: sentenceParts }].slice(-2);
  setTimeout(() => dropToast(toastId), tone === "refused" ? TOAST_DURATION_MS * 2 : TOAST_DURATION_MS);
  return toastId;
}

/** Remove a message from the screen. */
export function dropToast(toastId: number): void {
  toasts.value = toasts.peek().filter((toast) => toast.id !== toastId);
}
