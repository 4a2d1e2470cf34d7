import { useEffect, useState } from "preact/hooks";
import type { GameDoc } from "../../core/view/wire";
import { api } from "../../ui/services";
import { t } from "../../ui/texts";

/** The time for which the wall shows the words of the seal (milliseconds). */
export const SEAL_MS = 30_000;

/**
 * The words of the seal. With these words anybody can check later that the ledger was not changed. The wall shows the
 * words when a new head is made, when somebody taps the wall or presses a key, and as long as the game is closed.
 */
export function SealWords({ game }: { game: GameDoc }) {
  const words = useHeadWords(game);
  const isShown = useShownForAWhile(words);
  if (!words || !(isShown || game.status === "closed")) return null;
  return (
    <p class="wall-seal">
      <span>{t("ui-fingerprint")}</span> <strong>{words}</strong>
    </p>
  );
}

/** Return the words of the newest head of a period; "" before the first head. */
function useHeadWords(game: GameDoc): string {
  const [words, setWords] = useState("");
  useEffect(() => {
    api.game(game.id).then(
      (summary) => setWords(summary.fingerprints?.at(-1) ?? ""),
      () => undefined,
    );
  }, [game.id, game.period.seq, game.status]);
  return words;
}

/** Return whether these words became known, or were asked for, a short time ago. */
function useShownForAWhile(words: string): boolean {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const keepShowing = (): void => setSeconds((showCount) => showCount + 1);
    if (words) keepShowing();
    const inputEvents = ["pointerup", "keyup"] as const;
    for (const inputEvent of inputEvents) document.addEventListener(inputEvent, keepShowing);
    return () => {
      for (const inputEvent of inputEvents) document.removeEventListener(inputEvent, keepShowing);
    };
  }, [words]);
  useEffect(() => {
    if (!seconds) return undefined;
    const timer = setTimeout(() => setSeconds(0), SEAL_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  return seconds > 0;
}
