import { useEffect, useState } from "preact/hooks";
import type { ThingChange } from "../../core/view/changes";
import { Problem } from "../../core/view/api";
import type { View } from "../../core/view/view";
import type { ReplayIndex } from "../../core/view/wire";
import { momentAddress } from "../../ui/moment";
import { pack } from "../../ui/pack";
import { goToAddress, currentRoute } from "../../ui/router";
import { t } from "../../ui/texts";
import { fetchIndex, replayOf } from "../replay/open";
import { timeAndPeriodText } from "../replay/momenttexts";
import "virtual:texts/replay";
import { PersonChanges, OtherChanges, ThingChanges } from "./parts";
import { changesToShow } from "./changetexts";
import { loadChangeWords } from "./changewords";
import "./changes.css";

/** Two moments of a game, and the views right after them. */
interface Comparison {
  readonly replayIndex: ReplayIndex;
  readonly moments: readonly [number, number];
  readonly views: readonly [View, View];
}

type ComparisonState = Comparison | "loading" | "hidden" | "empty" | "lost";

/**
 * Show the changes between the two entries in the address. If the address names no entries, compare the first moment
 * with the last.
 */
export function Changes() {
  const [, startEntry = "", endEntry = ""] = currentRoute.value.rest;
  const { game } = currentRoute.value;
  const [comparisonState, setComparisonState] = useState<ComparisonState>("loading");
  useEffect(() => {
    let isCurrent = true;
    setComparisonState("loading");
    const loadNewer = async (): Promise<void> => {
      const nextState = await loadComparison(game, startEntry, endEntry);
      if (isCurrent) setComparisonState(nextState);
    };
    void loadNewer();
    return () => {
      isCurrent = false;
    };
  }, [game, startEntry, endEntry]);
  if (comparisonState === "loading") return <div class="loading" aria-busy="true" />;
  if (typeof comparisonState === "string") return <p role="alert">{t(`replay-${comparisonState}`)}</p>;
  return <ComparedViews comparison={comparisonState} />;
}

async function loadComparison(game: string, startEntry: string, endEntry: string): Promise<ComparisonState> {
  try {
    const replayIndex = await fetchIndex(game, startEntry);
    const replay = replayOf(game, replayIndex);
    if (replay.momentCount === 0) return "empty";
    const firstMoment = startEntry ? replayIndex.at : 0;
    const lastMoment = endEntry ? await fetchIndex(game, endEntry).then(({ at: endMoment }) => endMoment) : replay.momentCount - 1;
    if (firstMoment === null || lastMoment === null) return "hidden";
    await replay.load(firstMoment);
    const previousView = replay.view(firstMoment);
    await replay.load(lastMoment);
    const viewAfter = replay.view(lastMoment);
    await loadChangeWords(pack.value.ruleset);
    return previousView && viewAfter ? { replayIndex, moments: [firstMoment, lastMoment], views: [previousView, viewAfter] } : "lost";
  } catch (error) {
    if (error instanceof Problem) return "lost";
    throw error;
  }
}

function ComparedViews({ comparison }: { comparison: Comparison }) {
  const [viewBefore, viewAfter] = comparison.views;
  const changes = changesToShow(viewBefore, viewAfter);
  const changesOfFamily = (family: string): readonly ThingChange[] => changes.filter((change) => change.family === family);
  const otherChanges = changes.filter(({ family }) => family !== "person" && family !== "place");
  return (
    <>
      <div class="changes-sides stack loose">
        <ComparedMoment title={t("changes-from")} replayIndex={comparison.replayIndex} moment={comparison.moments[0]} />
        <ComparedMoment title={t("changes-to")} replayIndex={comparison.replayIndex} moment={comparison.moments[1]} />
      </div>
      {changes.length === 0 && <p class="empty">{t("changes-nothing")}</p>}
      {changesOfFamily("person").length > 0 && <h2 class="inscription">{t("changes-people")}</h2>}
      <div class="changes-list">
        {changesOfFamily("person").map((change) => (
          <PersonChanges key={change.id} change={change} bonds={otherChanges} views={comparison.views} />
        ))}
      </div>
      {changesOfFamily("place").length > 0 && <h2 class="inscription">{t("changes-places")}</h2>}
      <div class="changes-list">
        {changesOfFamily("place").map((change) => (
          <ThingChanges key={change.id} change={change} />
        ))}
      </div>
      {otherChanges.length > 0 && <OtherChanges changes={otherChanges} views={comparison.views} />}
    </>
  );
}

function ComparedMoment({ title, replayIndex, moment }: { title: string; replayIndex: ReplayIndex; moment: number }) {
  return (
    <section class="panel">
      <h2 class="panel-title">{title}</h2>
      <p class="bold">{timeAndPeriodText(replayIndex, moment)}</p>
      <button type="button" class="link" onClick={() => goToAddress(momentAddress(replayIndex.moments.id[moment] ?? ""))}>
        {t("ui-see-moment")}
      </button>
    </section>
  );
}
