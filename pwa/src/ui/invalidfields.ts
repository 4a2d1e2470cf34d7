/** The fields with an invalid value. While such a field exists, no form can be sent. */

import { computed, signal } from "@preact/signals";

const invalidFields = signal<ReadonlySet<object>>(new Set());

/** Whether any field has an invalid value. */
export const hasInvalidField = computed(() => invalidFields.value.size > 0);

/** Note whether the value of a field is invalid (`isRefused`). */
export function markFieldInvalid(field: object, isRefused: boolean): void {
  const newFields = new Set(invalidFields.peek());
  if (isRefused) newFields.add(field);
  else newFields.delete(field);
  invalidFields.value = newFields;
}
