/** The ids of entries that acts of this phone made since the page was opened. */

import { signal } from "@preact/signals";
import type { Receipt } from "../../core/view/wire";

export const done = signal<ReadonlySet<string>>(new Set());

/** Remember the entries of a receipt. */
export function remember({ entries }: Pick<Receipt, "entries">): void {
  done.value = new Set([...done.peek(), ...entries.map(({ id }) => id)]);
}
