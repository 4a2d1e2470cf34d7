import { CrestOf } from "../../ui/parts/crest";
import { MessageText } from "../../ui/parts/words";
import { useFit } from "../../ui/fit";
import type { Line } from "../../core/view/wire";

/** The maximum number of crests above a great event. */
const MAX_CRESTS = 3;
/** The number of sizes in which a great event can be written. */
const LEVELS = 6;

/** A great event, which has the whole wall for some seconds. It shows the crests of its people, and its sentence. */
export function GreatEvent({ line }: { line: Line }) {
  const fit = useFit<HTMLDivElement>(LEVELS);
  return (
    <div ref={fit} class="wall-great" role="status" data-key data-event={line.key}>
      <span class="wall-great-crests">
        {peopleOf(line).map((personId) => (
          <CrestOf key={personId} id={personId} size={96} />
        ))}
      </span>
      <p>
        <MessageText message={line} />
      </p>
    </div>
  );
}

/** Return the people whom a line names, in the order of its arguments. */
function peopleOf({ args }: Line): readonly string[] {
  const references = Object.values(args).flat().filter((arg): arg is string => typeof arg === "string" && arg.startsWith("who:"));
  return [...new Set(references.map((ref) => ref.slice("who:".length)))].slice(0, MAX_CRESTS);
}
