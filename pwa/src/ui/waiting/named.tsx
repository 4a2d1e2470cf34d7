import { linesOf } from "../../core/chronicle";
import { questions } from "../../core/selectors";
import { origin, useLine } from "../fields/entry";
import { Words } from "../parts/words";
import { live, view } from "../services";

/** What a command names by an id alone, in words: an entry with its time and people, or a question. */
export function Named({ name, id }: { name: string; id: string }) {
  return name === "question" ? <Question id={id} /> : <Entry id={id} />;
}

function Entry({ id }: { id: string }) {
  const line = useLine(id, live.value ? linesOf(live.value) : []);
  return line ? (
    <>
      <Words message={line} tap /> <span class="quiet">{origin(line)}</span>
    </>
  ) : null;
}

function Question({ id }: { id: string }) {
  const question = questions(view.value).find((one) => one.id === id);
  return question ? <Words message={question} tap /> : null;
}
