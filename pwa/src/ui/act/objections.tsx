import type { Objection } from "../../core/wire";
import { Icon } from "../parts/icon";
import { RuleLink, Words } from "../parts/words";
import { texts } from "../texts";

/** Why something is not possible, or will be looked at: plain words, and the rule one may read. */
export function Objections({ list, tone }: { list: readonly Objection[]; tone: "refused" | "warned" }) {
  if (!list.length) return null;
  return (
    <ul class="objections" data-tone={tone}>
      {list.map((objection) => (
        <li key={`${objection.rule} ${objection.key}`}>
          <Icon name="alert" size={20} />
          <span>
            {texts.value.has(objection.key) || !objection.text ? <Words message={objection} tap /> : objection.text}{" "}
            {objection.rule && <RuleLink rule={objection.rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
