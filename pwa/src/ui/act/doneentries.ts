/** The ids of entries that acts of this phone made since the page was opened. */

import { signal } from "@preact/signals";
import type { Receipt } from "../../core/view/wire";

export const doneEntries = signal<ReadonlySet<string>>(new Set());

/** Remember the entries that a receipt lists. */
export function rememberDoneEntries({ entries }: Pick<Receipt, "entries">): void {
  doneEntries.value = new Set([...doneEntries.peek(), ...entries.map(({ id }) => id)]);
}
