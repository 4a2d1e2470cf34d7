import { useEffect, useState } from "preact/hooks";
import { slicesOfFamily } from "../../../core/view/selectors";
import type { Letter, ThreadDoc } from "../../../core/view/wire";
import { loadUntilDone } from "../../../ui/lazy";
import { letterText, fetchLettersOfPeriod } from "../../../ui/letters";
import { view } from "../../../ui/services";
import { personName, t, texts } from "../../../ui/texts";

/** The letters of a turn that I may read. The letters are shown beside the orders of the turn. */
export function TurnLetters({ period }: { period: number }) {
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  const threads = slicesOfFamily<ThreadDoc>(view.value, "thread").map(({ last, changed: changeCount }) => `${last}/${changeCount}`).join();
  useEffect(() => {
    if (!threads) return undefined;
    return loadUntilDone(() => fetchLettersOfPeriod(period), setLetters, () => undefined);
  }, [period, threads]);
  const periodLetters = letters.filter((letter) => letter.period === period && letterText(letter));
  if (periodLetters.length === 0) return null;
  return (
    <section>
      <h3 class="panel-title">{t("replay-letters")}</h3>
      <ol class="dip-letters stack">
        {periodLetters.map((letter) => (
          <li key={letter.id}>
            <b>
              {personName(letter.writer)} → {letter.public ? t("replay-to-all") : texts.value.joinNames(letter.to.map(personName))}
            </b>
            <p>{letterText(letter)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
