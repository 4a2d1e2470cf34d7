import { person } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { ActButtons } from "../parts/deeds";
import { RiteView } from "./rite";
import type { StepAct } from "./rite";
import { SeasonResults } from "./seasonresults";
import { ritesOf } from "./lookup";
import "../ludi.css";
import "./rites.css";

/** For each step, the acts of the dead person and of the gods of the underworld. */
const STEP_ACTS: Readonly<Record<string, readonly StepAct[]>> = { lamented: [{ type: "lament" }], received: [{ type: "receive-dead" }, { type: "lament" }] };

const RESULT_KEYS = ["lamented", "dead-received", "drifted", "attached"];

/**
 * The way of a dead person to the underworld. The way leads to a gate and to the reception there. Afterwards the person
 * acts as an imago.
 */
export function UnderworldScreen() {
  const directActs = useDirectActs(me.value);
  const rites = ritesOf(view.value, me.value, "shade");
  const isInUnderworld = person(view.value, me.value)?.statuses.includes("imago") ?? false;
  return (
    <div>
      {rites.map((rite) => (
        <RiteView key={rite.people[0]?.who ?? ""} rite={rite} directActs={directActs} acts={STEP_ACTS} />
      ))}
      {isInUnderworld && <p class="lr-bond">{t("rite-imago")}</p>}
      {rites.length === 0 && !isInUnderworld && <p class="empty">{t("rite-no-shade")}</p>}
      {isInUnderworld && <ActButtons directActs={directActs} types={["attach", "drift"]} />}
      <SeasonResults keys={RESULT_KEYS} act="" />
    </div>
  );
}
