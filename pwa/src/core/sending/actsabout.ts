/** The acts on offer that can be about a given person or place. */

import type { Chosen } from "./forms";
import type { Form } from "../view/wire";

/** An act with the field for the person or place filled in. */
interface ActAbout {
  readonly form: Form;
  readonly preset: Chosen;
}

/** Return the acts whose first fitting field offers this person or place, with that field filled in. */
export function actsAbout(forms: readonly Form[], kind: "who" | "place", id: string): readonly ActAbout[] {
  return forms.flatMap((form): ActAbout[] => {
    if (form.blocked.length) return [];
    for (const field of form.fields) {
      if (field.kind !== "choice") continue;
      const option = field.options.find((one) => one.ref === `${kind}:${id}`);
      if (option) return [{ form, preset: { [field.name]: option.value } }];
    }
    return [];
  });
}
