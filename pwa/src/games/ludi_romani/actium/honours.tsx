import { useEffect, useState } from "preact/hooks";
import type { Evening, HonourGiven } from "../../../core/view/wire";
import { fetchAnswer } from "../../../ui/fetchanswer";
import { loadUntilDone } from "../../../ui/lazy";
import { CrestOf } from "../../../ui/parts/crest";
import { gameSlice } from "../../../ui/services";
import { moneyText, personName, t } from "../../../ui/texts";

const MINUTE_MS = 60_000;

/** Return the honours of the evening, which everybody may know after the game. Before its end there are none. */
export function useHonours(): readonly HonourGiven[] {
  const [honours, setHonours] = useState<readonly HonourGiven[]>([]);
  const game = gameSlice.value;
  const closedGame = game?.status === "closed" ? game.id : "";
  useEffect(() => {
    if (!closedGame) return undefined;
    return loadUntilDone(
      () => fetchAnswer<Evening>(`/games/${closedGame}/evening`),
      (evening) => setHonours(evening?.honours ?? []),
      () => undefined,
    );
  }, [closedGame]);
  return closedGame ? honours : [];
}

/** The holders of an honour in large letters, and the amount by which they have it. */
export function HonourHolders({ honour: { name: honourName, holders, amount } }: { honour: HonourGiven }) {
  return (
    <>
      <ul class="lr-end-last">
        {holders.map((holder) => (
          <li key={holder} data-won="true">
            <CrestOf id={holder} size={72} />
            <b class="lr-end-large">
              <bdi>{personName(holder)}</bdi>
            </b>
          </li>
        ))}
      </ul>
      <p>{t(`lr-honour-${honourName}`, { n: shownNumber(honourName, amount), sum: moneyText(amount) })}</p>
    </>
  );
}

/** Return the number in the sentence about an amount: minutes, one case in so many, or a count. */
function shownNumber(honourName: string, amount: number): number {
  if (honourName === "ghost") return Math.max(1, Math.round(amount / MINUTE_MS));
  return honourName === "luckiest" ? Math.round(1 / amount) : amount;
}
