/** Fields with an invalid value. While there is one, no form can be sent. */

import { computed, signal } from "@preact/signals";

const fields = signal<ReadonlySet<object>>(new Set());

/** Whether any field has an invalid value. */
export const isRefused = computed(() => fields.value.size > 0);

/** Set whether the value of a field is invalid (`refused`). */
export function refuse(field: object, refused: boolean): void {
  const next = new Set(fields.peek());
  if (refused) next.add(field);
  else next.delete(field);
  fields.value = next;
}
