import type { ReplayIndex } from "../../../core/view/wire";
import { momentAddress } from "../../../ui/moment";
import { goToAddress } from "../../../ui/router";
import { api, currentGame } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { showToast } from "../../../ui/toasts";

/** A button that leads from the orders of a turn to the replay of the whole game, at the beginning of this turn. */
export function WholeGameButton({ period }: { period: number }) {
  const see = (): void => {
    firstEntryOfPeriod(period)
      .then((entry) => goToAddress(momentAddress(entry, "", currentGame.peek()?.id)))
      .catch(() => showToast("refused", [t("replay-out-of-reach")]));
  };
  return (
    <button type="button" class="button wide" onClick={see}>
      {t("replay-whole-game")}
    </button>
  );
}

/** Return the entry of the first moment in a period that this phone may see. Throws if there is no such moment. */
async function firstEntryOfPeriod(period: number): Promise<string> {
  const { moments, periods } = await api.call<ReplayIndex>(`/games/${currentGame.peek()?.id ?? ""}/replay`);
  const entry = moments.id[periods.find(({ seq }) => seq === period)?.moment ?? -1];
  if (!entry) throw new Error(`no moment of period ${period}`);
  return entry;
}
