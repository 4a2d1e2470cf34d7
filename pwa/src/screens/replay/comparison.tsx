import { signal } from "@preact/signals";
import type { PastGame } from "../../core/replay/pastgame";
import { goToAddress } from "../../ui/router";
import { t } from "../../ui/texts";
import { timeAndPeriodText } from "./momenttexts";

/** The game and the entry of the first moment to compare; null if no moment was chosen. */
const firstMoment = signal<{ readonly game: string; readonly entry: string } | null>(null);

const shownEntry = (game: PastGame): string => game.replay.index.moments.id[game.wantedMoment.peek()] ?? "";

/** Choose the shown moment as the first moment to compare. */
export function chooseFirstMoment(game: PastGame): void {
  firstMoment.value = { game: game.id, entry: shownEntry(game) };
}

/** Return the address of the page that compares two moments. The earlier moment comes first in the address. */
function comparisonAddress(game: PastGame, entry: string): string {
  const otherEntry = shownEntry(game);
  const orderedEntries = game.replay.momentOf(entry) > game.replay.momentOf(otherEntry) ? [otherEntry, entry] : [entry, otherEntry];
  return ["/g", game.id, "after", "changes", ...orderedEntries].join("/");
}

/**
 * The bar that is shown while the viewer looks for the second moment. The bar names the first moment, and has a button
 * that compares the two.
 */
export function CompareBar({ game }: { game: PastGame }) {
  const comparedMoment = firstMoment.value;
  if (comparedMoment?.game !== game.id) return null;
  const moment = game.replay.momentOf(comparedMoment.entry);
  const goThere = (): void => {
    firstMoment.value = null;
    goToAddress(comparisonAddress(game, comparedMoment.entry));
  };
  return (
    <div class="replay-compare across wrapped" role="status">
      <span>{t("replay-comparing", { time: timeAndPeriodText(game.replay.index, moment) })}</span>
      <button type="button" class="button small primary" disabled={moment === game.wantedMoment.value} onClick={goThere}>
        {t("replay-compare-to")}
      </button>
      <button type="button" class="link" onClick={() => (firstMoment.value = null)}>
        {t("replay-compare-end")}
      </button>
    </div>
  );
}
