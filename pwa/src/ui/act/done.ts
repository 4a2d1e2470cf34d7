/** What was done on this phone since it was opened: the entries of its receipts. */

import { signal } from "@preact/signals";
import type { Receipt } from "../../core/view/wire";

export const done = signal<ReadonlySet<string>>(new Set());

/** Remember what an act of this phone has brought about. */
export function remember({ entries }: Pick<Receipt, "entries">): void {
  done.value = new Set([...done.peek(), ...entries.map(({ id }) => id)]);
}
