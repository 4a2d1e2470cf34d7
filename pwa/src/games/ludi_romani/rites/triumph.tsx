import { useDirectActs } from "../../../ui/act/directacts";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { TriumphSummary } from "../actium/ending";
import { ActButtons } from "../parts/deeds";
import { actiumOf, triumphOf } from "../shape";
import { RiteView } from "./rite";
import type { StepAct } from "./rite";
import "../ludi.css";
import "./rites.css";

/** For each step of the triumph, the acts of the victors and of the god who crowns them. */
const STEP_ACTS: Readonly<Record<string, readonly StepAct[]>> = {
  paraded: [{ type: "lead-triumph" }],
  crowned: [{ type: "crown" }],
  organised: [{ type: "organise-state" }],
};

/**
 * The screen of the triumph, which everybody sees. The screen shows the parade, the crown, the order of Rome and the
 * fates of the other people.
 */
export function TriumphScreen() {
  const directActs = useDirectActs(me.value);
  const rite = triumphOf(view.value);
  const actium = actiumOf(view.value);
  if (!rite || !actium) return <p class="empty">{t("rite-no-triumph")}</p>;
  return (
    <div>
      <ScreenStuckCommands directActs={directActs} />
      <RiteView rite={rite} directActs={directActs} acts={STEP_ACTS} />
      <ActButtons directActs={{ ...directActs, stuckItems: [] }} types={["decide-fate", "end-evening"]} actsWithSheet={["decide-fate", "end-evening"]} lesserTypes={["decide-fate", "end-evening"]} reasons={[]} />
      <TriumphSummary actium={actium} />
    </div>
  );
}
