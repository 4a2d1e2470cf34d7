import { signal } from "@preact/signals";
import type { PastGame } from "../../core/replay/past";
import { goToAddress } from "../../ui/router";
import { t } from "../../ui/texts";
import { timeAndPeriodText } from "./momenttexts";

/** The game and the entry of the first moment to compare; null if no moment was chosen. */
const firstMoment = signal<{ readonly game: string; readonly entry: string } | null>(null);

const shownEntry = (past: PastGame): string => past.replay.index.moments.id[past.wantedMoment.peek()] ?? "";

/** Choose the shown moment as the first moment to compare. */
export function chooseFirstMoment(past: PastGame): void {
  firstMoment.value = { game: past.id, entry: shownEntry(past) };
}

/** Return the address of the page that compares two moments. The earlier moment comes first in the address. */
function comparisonAddress(past: PastGame, entry: string): string {
  const other = shownEntry(past);
  const pair = past.replay.momentOf(entry) > past.replay.momentOf(other) ? [other, entry] : [entry, other];
  return ["/g", past.id, "after", "changes", ...pair].join("/");
}

/**
 * The bar that is shown while the viewer looks for the second moment. The bar names the first moment, and has a button
 * that compares the two.
 */
export function CompareBar({ past }: { past: PastGame }) {
  const begun = firstMoment.value;
  if (begun?.game !== past.id) return null;
  const moment = past.replay.momentOf(begun.entry);
  const there = (): void => {
    firstMoment.value = null;
    goToAddress(comparisonAddress(past, begun.entry));
  };
  return (
    <div class="replay-compare across wrapped" role="status">
      <span>{t("replay-comparing", { time: timeAndPeriodText(past.replay.index, moment) })}</span>
      <button type="button" class="button small primary" disabled={moment === past.wantedMoment.value} onClick={there}>
        {t("replay-compare-to")}
      </button>
      <button type="button" class="link" onClick={() => (firstMoment.value = null)}>
        {t("replay-compare-end")}
      </button>
    </div>
  );
}
