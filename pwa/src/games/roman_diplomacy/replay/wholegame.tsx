import type { ReplayIndex } from "../../../core/view/wire";
import { momentAddress } from "../../../ui/moment";
import { go } from "../../../ui/router";
import { api, live } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { toast } from "../../../ui/toasts";

/** A button that leads from the orders of a turn to the replay of the whole game, at the beginning of this turn. */
export function WholeGame({ period }: { period: number }) {
  const see = (): void => {
    beginningOf(period)
      .then((entry) => go(momentAddress(entry, "", live.peek()?.id)))
      .catch(() => toast("refused", [t("replay-out-of-reach")]));
  };
  return (
    <button type="button" class="button wide" onClick={see}>
      {t("replay-whole-game")}
    </button>
  );
}

/** Return the entry of the first moment in a period that this phone may see. Throws if there is no such moment. */
async function beginningOf(period: number): Promise<string> {
  const { moments, periods } = await api.call<ReplayIndex>(`/games/${live.peek()?.id ?? ""}/replay`);
  const entry = moments.id[periods.find(({ seq }) => seq === period)?.moment ?? -1];
  if (!entry) throw new Error(`no moment of period ${period}`);
  return entry;
}
