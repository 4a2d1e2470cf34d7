import type { ComponentChildren } from "preact";
import type { Objection } from "../../core/view/wire";
import { Icon } from "../parts/icon";
import { RuleLink, MessageText } from "../parts/words";
import { texts } from "../texts";

/** The properties of `ObjectionList`. */
interface ObjectionListProps {
  readonly objections: readonly Objection[];
  readonly tone: "refused" | "warned";
  /** Draws a text so that the reader can look up terms of the rulebook in it. */
  readonly gloss?: ((text: string) => ComponentChildren) | undefined;
}

/** Draw the reasons why an act is impossible or gets a warning. Each reason has its rule. */
export function ObjectionList({ objections, tone, gloss }: ObjectionListProps) {
  if (!objections.length) return null;
  return (
    <ul class="objections" data-tone={tone}>
      {objections.map((objection) => (
        <li key={`${objection.rule} ${objection.key}`}>
          <Icon name="alert" size={20} />
          <span>
            {texts.value.has(objection.key) || !objection.text ? <MessageText message={objection} canTap gloss={gloss} /> : (gloss?.(objection.text) ?? objection.text)}{" "}
            {objection.rule && <RuleLink rule={objection.rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
