import { view } from "../../../ui/services";
import { gladiatorOf } from "../shape";
import { Portrait } from ".";

/** The section about the gladiator on the sheet of a person. */
export function GladiatorSection({ id }: { id: string }) {
  const one = gladiatorOf(view.value, id);
  return one ? <Portrait one={one} /> : null;
}
