import type { ComponentChildren } from "preact";
import { linesOf } from "../../core/view/chronicle";
import { questions } from "../../core/view/selectors";
import { origin, useLine } from "../fields/entry";
import { Words } from "../parts/words";
import { live, view } from "../services";

/** The properties of the terms below. */
interface Props {
  readonly label: string;
  readonly id: string;
}

/**
 * Draw a field that holds only an id in words: an entry with its time and people, or a question. Nothing is drawn if
 * the viewer may not read it.
 */
export function NamedTerm({ name, ...its }: Props & { readonly name: string }) {
  return name === "question" ? <Question {...its} /> : <Entry {...its} />;
}

function Entry({ label, id }: Props) {
  const line = useLine(id, live.value ? linesOf(live.value) : []);
  return line ? (
    <Term label={label}>
      <Words message={line} tap /> <span class="quiet">{origin(line)}</span>
    </Term>
  ) : null;
}

function Question({ label, id }: Props) {
  const question = questions(view.value).find((one) => one.id === id);
  return question ? (
    <Term label={label}>
      <Words message={question} tap />
    </Term>
  ) : null;
}

const Term = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
