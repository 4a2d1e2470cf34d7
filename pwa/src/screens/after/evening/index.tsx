import texts from "../../../messages/en.evening.ftl?raw";
import type { Evening } from "../../../core/wire";
import { addTexts, t } from "../../../ui/texts";
import { Answer } from "../answer";
import { Dealings } from "./dealings";
import { Dice } from "./dice";
import { Busiest, Great, Petitions } from "./lists";
import { Assets, Places, Standings } from "./overtime";
import "./evening.css";

addTexts(texts);

/** The whole evening in figures: over time, among people, in great moments, in dice. */
export function EveningPage() {
  return (
    <div class="evening">
      <Answer path="/evening" Shown={Figures} />
    </div>
  );
}

function Figures({ answer }: { answer: Evening }) {
  return (
    <article>
      <button type="button" class="button evening-print" onClick={() => print()}>
        {t("evening-print")}
      </button>
      <Answer path="/series/standings" Shown={Standings} />
      <Answer path="/series/balances" Shown={Assets} />
      <Answer path="/series/places" Shown={Places} />
      <Dealings evening={answer} />
      <Great evening={answer} />
      <Dice evening={answer} />
      <Petitions evening={answer} />
      <Busiest evening={answer} />
    </article>
  );
}
