import type { ComponentType } from "preact";
import { useMemo } from "preact/hooks";
import "virtual:texts/evening";
import type { Evening } from "../../../core/view/wire";
import { t } from "../../../ui/texts";
import { FetchedAnswer } from "../answer";
import { DealingsFigure } from "./dealings";
import { DiceFigures } from "./dice";
import { BusiestMinutes, GreatMoments, SlowestPetitions } from "./lists";
import { AssetsChart, PlacesChart, StandingsChart } from "./seriescharts";
import type { SeriesChartProps } from "./seriescharts";
import { TillFigures } from "./tills";
import "virtual:texts/accounts";
import "./evening.css";

/** The figures of the whole evening. The figures are series over time, dealings, great moments and dice. */
export function EveningPage() {
  return (
    <div class="evening">
      <FetchedAnswer path="/evening" Shown={EveningFigures} />
    </div>
  );
}

/** Return the query that limits a series to the time between the first act and the last act of play. */
const spanQuery = ({ began: startTime, ended: endTime }: Evening): string => (startTime && endTime ? `?from=${startTime}&to=${endTime}` : "");

/** Return the components of the three series over time. Each component shows the span of this evening. */
const seriesComponents = (span: Evening) => ({ standings: withSpan(StandingsChart, span), assets: withSpan(AssetsChart, span), places: withSpan(PlacesChart, span) });

const withSpan = <T,>(Shown: ComponentType<SeriesChartProps<T>>, span: Evening) =>
  function Told({ answer }: { answer: T }) {
    return <Shown answer={answer} span={span} />;
  };

function EveningFigures({ answer }: { answer: Evening }) {
  const span = spanQuery(answer);
  const components = useMemo(() => seriesComponents(answer), [answer]);
  return (
    <article>
      <button type="button" class="button evening-print" onClick={() => print()}>
        {t("evening-print")}
      </button>
      <FetchedAnswer path={`/series/standings${span}`} Shown={components.standings} />
      <FetchedAnswer path={`/series/balances${span}`} Shown={components.assets} />
      <FetchedAnswer path={`/series/places${span}`} Shown={components.places} />
      <DealingsFigure evening={answer} />
      <GreatMoments evening={answer} />
      <DiceFigures evening={answer} />
      <FetchedAnswer path="/tills" Shown={TillFigures} />
      <SlowestPetitions evening={answer} />
      <BusiestMinutes evening={answer} />
    </article>
  );
}
