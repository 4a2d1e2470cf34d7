/** Fields in which something stands that was not taken: as long as there is one, nothing is sent. */

import { computed, signal } from "@preact/signals";

const fields = signal<ReadonlySet<object>>(new Set());

/** Whether in some field something stands that was not taken. */
export const isRefused = computed(() => fields.value.size > 0);

/** Note whether what stands in a field was taken. */
export function refuse(field: object, refused: boolean): void {
  const next = new Set(fields.peek());
  if (refused) next.add(field);
  else next.delete(field);
  fields.value = next;
}
