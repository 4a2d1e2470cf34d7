import { useDirectActs } from "../../../ui/act/directacts";
import { PlayNote } from "../../../ui/act/note";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { Triumph } from "../actium/triumph";
import { Deeds } from "../parts/deeds";
import { actiumOf, triumphOf } from "../shape";
import { Rite } from "./rite";
import type { StepAct } from "./rite";
import "../ludi.css";
import "./rites.css";

/** For each step of the triumph, the acts of the victors and of the god who crowns them. */
const ACTS: Readonly<Record<string, readonly StepAct[]>> = {
  paraded: [{ type: "lead-triumph" }],
  crowned: [{ type: "crown" }],
  organised: [{ type: "organise-state" }],
};

/** The triumph: the parade, the crown, the order of Rome and the fates of others. Everybody sees it. */
export function TriumphScreen() {
  const play = useDirectActs(me.value);
  const rite = triumphOf(view.value);
  const actium = actiumOf(view.value);
  if (!rite || !actium) return <p class="empty">{t("rite-no-triumph")}</p>;
  return (
    <div>
      <PlayNote play={play} />
      <Rite rite={rite} play={play} acts={ACTS} />
      <Deeds play={{ ...play, stuck: [] }} types={["decide-fate", "end-evening"]} asked={["decide-fate", "end-evening"]} lesser={["decide-fate", "end-evening"]} reasons={[]} />
      <Triumph actium={actium} />
    </div>
  );
}
