import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import "virtual:texts/evening";
import type { Evening } from "../../../core/view/wire";
import { t } from "../../../ui/texts";
import { Answer } from "../answer";
import { Dealings } from "./dealings";
import { Dice } from "./dice";
import { Busiest, GreatMoments, Petitions } from "./lists";
import { Assets, Places, Standings } from "./overtime";
import type { OverTime } from "./overtime";
import { TillFigures } from "./tills";
import "virtual:texts/accounts";
import "./evening.css";

/** The whole evening in figures: series over time, dealings, great moments and dice. */
export function EveningPage() {
  return (
    <div class="evening">
      <Answer path="/evening" Shown={Figures} />
    </div>
  );
}

/** Return the query that limits a series to the time between the first and the last act of play. */
const spanOf = ({ began, ended }: Evening): string => (began && ended ? `?from=${began}&to=${ended}` : "");

/** Return the components of the three series over time, bound to this evening's span. */
const overTime = (span: Evening) => ({ standings: over(Standings, span), assets: over(Assets, span), places: over(Places, span) });

const over = <T,>(Shown: ComponentType<OverTime<T>>, span: Evening) =>
  function Told({ answer }: { answer: T }) {
    return <Shown answer={answer} span={span} />;
  };

function Figures({ answer }: { answer: Evening }) {
  const span = spanOf(answer);
  const shown = useMemo(() => overTime(answer), [answer]);
  return (
    <article>
      <button type="button" class="button evening-print" onClick={() => print()}>
        {t("evening-print")}
      </button>
      <Answer path={`/series/standings${span}`} Shown={shown.standings} />
      <Answer path={`/series/balances${span}`} Shown={shown.assets} />
      <Answer path={`/series/places${span}`} Shown={shown.places} />
      <Dealings evening={answer} />
      <GreatMoments evening={answer} />
      <Dice evening={answer} />
      <Answer path="/tills" Shown={TillFigures} />
      <Petitions evening={answer} />
      <Busiest evening={answer} />
    </article>
  );
}
