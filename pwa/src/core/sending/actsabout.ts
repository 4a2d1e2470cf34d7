/** The acts on offer that can be about a given person or place. */

import type { FormValues } from "./forms";
import type { Form } from "../view/wire";

/** An act whose field for the person or place is filled in. */
interface ActAbout {
  readonly form: Form;
  readonly preset: FormValues;
}

/**
 * Return the acts in which a field offers the given person or place. In each act, the first such field is filled in.
 */
export function actsAbout(forms: readonly Form[], kind: "who" | "place", subjectId: string): readonly ActAbout[] {
  return forms.flatMap((form): ActAbout[] => {
    if (form.blocked.length) return [];
    for (const field of form.fields) {
      if (field.kind !== "choice") continue;
      const option = field.options.find((option) => option.ref === `${kind}:${subjectId}`);
      if (option) return [{ form, preset: { [field.name]: option.value } }];
    }
    return [];
  });
}
