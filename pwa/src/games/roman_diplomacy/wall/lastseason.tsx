import { isolate } from "../../../core/words/isolates";
import { personName, placeName, t, personRef } from "../../../ui/texts";
import { view } from "../../../ui/services";
import { dislodgedText } from "../replay/resulttexts";
import { emperorOf } from "../shape";
import type { PlayedDoc } from "../wire";
import { summaryOf } from "./season";

/** The maximum number of lines beside the map. */
const MAX_SUMMARY_LINES = 6;

/** Return the name of an empire. If the empire has no name, return the name of its player. */
export const empireName = (empireId: string): string => isolate(emperorOf(view.value, empireId)?.empire ?? "") || personName(empireId);

/** The summary of the last turn. */
export function LastSeason({ turn }: { turn: PlayedDoc }) {
  const { successCount, bouncedCount, cutCount, dislodgedOrders, capturedPlaces } = summaryOf(turn);
  const lines = [
    ...capturedPlaces.map(([place, owner]) => (owner ? t("wall-falls", { place: placeName(place), who: emperorOf(view.value, owner)?.empire || personRef(owner) }) : t("wall-lost", { place: placeName(place) }))),
    ...dislodgedOrders.map(dislodgedText),
  ];
  const summary = lines.length > MAX_SUMMARY_LINES ? lines.slice(0, MAX_SUMMARY_LINES - 1) : lines;
  return (
    <>
      <p>{t("wall-counts", { went: successCount, bounced: bouncedCount, cut: cutCount })}</p>
      <ul class="dip-wall-lines">
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > summary.length && <li class="quiet">{t("wall-more", { n: lines.length - summary.length })}</li>}
      </ul>
    </>
  );
}
