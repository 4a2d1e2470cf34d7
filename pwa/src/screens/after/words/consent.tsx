import { useState } from "preact/hooks";
import type { CardConsent } from "../../../core/view/wire";
import { Panel } from "../../../ui/parts/panel";
import { currentRoute } from "../../../ui/router";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";

const CONSENT_CHOICES = ["nobody", "present", "everybody"] as const;

/** For each of my cards, the choice of the people who may read my words. */
export function ConsentList({ consents }: { consents: readonly CardConsent[] }) {
  return (
    <>
      {consents.map((consent) => (
        <ConsentChoice key={consent.card} consent={consent} isAlone={consents.filter(({ character }) => character === consent.character).length === 1} />
      ))}
    </>
  );
}

function ConsentChoice({ consent: { card, character, to: reader }, isAlone }: { consent: CardConsent; isAlone: boolean }) {
  const [consent, setConsent] = useState<CardConsent["to"] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (choice: CardConsent["to"]): Promise<void> => {
    setConsent(choice);
    setHasFailed(false);
    try {
      await api.call(`/games/${currentRoute.peek().game}/words/consent`, { method: "POST", body: { as: character, to: choice } });
    } catch {
      setHasFailed(true);
      setConsent(null);
    }
  };
  const title = isAlone ? t("words-who-reads", { who: `who:${character}` }) : t("words-who-reads-card", { who: `who:${character}`, card });
  return (
    <Panel>
      <fieldset class="words-consent">
        <legend>{title}</legend>
        {CONSENT_CHOICES.map((choice) => (
          <label key={choice} class="option">
            <input type="radio" name={`words-${card}`} value={choice} checked={(consent ?? reader) === choice} onChange={() => void choose(choice)} />
            <span class="option-text">
              <span>{t(`words-to-${choice}`)}</span>
              <span class="option-note">{t(`words-to-${choice}-about`)}</span>
            </span>
          </label>
        ))}
        {hasFailed && <p role="alert">{t("words-failed")}</p>}
        <p class="quiet">{t("words-change")}</p>
      </fieldset>
    </Panel>
  );
}
