/** Which of the acts on offer can be about a given person or place. */

import type { Chosen } from "./forms";
import type { Form } from "../view/wire";

interface About {
  readonly form: Form;
  readonly preset: Chosen;
}

/** Acts whose first fitting field offers this person or place, with that field already filled. */
export function actsAbout(forms: readonly Form[], kind: "who" | "place", id: string): readonly About[] {
  return forms.flatMap((form): About[] => {
    if (form.blocked.length) return [];
    for (const field of form.fields) {
      if (field.kind !== "choice") continue;
      const option = field.options.find((one) => one.ref === `${kind}:${id}`);
      if (option) return [{ form, preset: { [field.name]: option.value } }];
    }
    return [];
  });
}
