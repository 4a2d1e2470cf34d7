import type { ReplayIndex } from "../../../core/view/wire";
import { momentAddress } from "../../../ui/moment";
import { go } from "../../../ui/router";
import { api, live } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { toast } from "../../../ui/toasts";

/** The way from a turn, which is told here order by order, to the whole game as it was when the turn began. */
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

/** The entry of the first moment of a period that this phone may see. Throw where there is none. */
async function beginningOf(period: number): Promise<string> {
  const { moments, periods } = await api.call<ReplayIndex>(`/games/${live.peek()?.id ?? ""}/replay`);
  const entry = moments.id[periods.find(({ seq }) => seq === period)?.moment ?? -1];
  if (!entry) throw new Error(`no moment of period ${period}`);
  return entry;
}
