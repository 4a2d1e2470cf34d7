/** Fields with an unusable value. While there is one, no form is sent. */

import { computed, signal } from "@preact/signals";

const fields = signal<ReadonlySet<object>>(new Set());

/** Whether any field has an unusable value. */
export const isRefused = computed(() => fields.value.size > 0);

/** Note whether the value of a field is unusable (`refused`). */
export function refuse(field: object, refused: boolean): void {
  const next = new Set(fields.peek());
  if (refused) next.add(field);
  else next.delete(field);
  fields.value = next;
}
