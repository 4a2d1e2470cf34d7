import { view } from "../../../ui/services";
import { gladiatorOf } from "../shape";
import { Portrait } from ".";

/** The section about the gladiator on the sheet of a person. */
export function GladiatorSection({ id }: { id: string }) {
  const gladiator = gladiatorOf(view.value, id);
  return gladiator ? <Portrait gladiator={gladiator} /> : null;
}
