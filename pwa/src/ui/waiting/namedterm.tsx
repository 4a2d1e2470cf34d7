import type { ComponentChildren } from "preact";
import { linesOf } from "../../core/view/chronicle";
import { questions } from "../../core/view/selectors";
import { originText, useLine } from "../fields/entry";
import { MessageText } from "../parts/words";
import { currentGame, view } from "../services";

/** The properties of the terms below. */
interface NamedTermProps {
  readonly label: string;
  readonly id: string;
}

/**
 * Draw a field that contains only an id, in words. An entry is described by its time and its people, or the id names a
 * question. If the viewer may not read the object, draw nothing.
 */
export function NamedTerm({ name, ...termProps }: NamedTermProps & { readonly name: string }) {
  return name === "question" ? <QuestionTerm {...termProps} /> : <EntryTerm {...termProps} />;
}

function EntryTerm({ label, id }: NamedTermProps) {
  const line = useLine(id, currentGame.value ? linesOf(currentGame.value) : []);
  return line ? (
    <LabelledTerm label={label}>
      <MessageText message={line} canTap /> <span class="quiet">{originText(line)}</span>
    </LabelledTerm>
  ) : null;
}

function QuestionTerm({ label, id }: NamedTermProps) {
  const question = questions(view.value).find((question) => question.id === id);
  return question ? (
    <LabelledTerm label={label}>
      <MessageText message={question} canTap />
    </LabelledTerm>
  ) : null;
}

const LabelledTerm = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
