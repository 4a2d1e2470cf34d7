import type { ComponentChildren } from "preact";
import type { Objection } from "../../core/view/wire";
import { Icon } from "../parts/icon";
import { RuleLink, Words } from "../parts/words";
import { texts } from "../texts";

interface Props {
  readonly list: readonly Objection[];
  readonly tone: "refused" | "warned";
  /** How words of the rulebook are set, where they can be looked up. */
  readonly gloss?: ((text: string) => ComponentChildren) | undefined;
}

/** Why something is not possible, or will be looked at: plain words, and the rule one may read. */
export function Objections({ list, tone, gloss }: Props) {
  if (!list.length) return null;
  return (
    <ul class="objections" data-tone={tone}>
      {list.map((objection) => (
        <li key={`${objection.rule} ${objection.key}`}>
          <Icon name="alert" size={20} />
          <span>
            {texts.value.has(objection.key) || !objection.text ? <Words message={objection} tap gloss={gloss} /> : (gloss?.(objection.text) ?? objection.text)}{" "}
            {objection.rule && <RuleLink rule={objection.rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
