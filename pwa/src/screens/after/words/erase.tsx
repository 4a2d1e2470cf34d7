import { useState } from "preact/hooks";
import { people } from "../../../core/view/selectors";
import type { CardConsent } from "../../../core/view/wire";
import { me } from "../../../ui/me";
import { Panel } from "../../../ui/parts/panel";
import { currentRoute } from "../../../ui/router";
import { api, view } from "../../../ui/services";
import { t } from "../../../ui/texts";

const eraseWordsOfPerson = (actor: string, character: string): Promise<unknown> =>
  api.call(`/games/${currentRoute.peek().game}/words/erasures`, { method: "POST", body: { as: actor, who: character } });

/** Buttons that erase the name and words of each of my characters. Afterwards the phone also drops its copies. */
export function EraseMyWords({ consents }: { consents: readonly CardConsent[] }) {
  const characters = [...new Set(consents.map(({ character }) => character))];
  return (
    <Panel title={t("words-erase-title")} tone="alarm">
      <p>{t("words-erase-about")}</p>
      {characters.map((character) => (
        <TwoTapButton key={character} text={t("words-erase", { who: `who:${character}` })} onSure={() => eraseWordsOfPerson(character, character)} />
      ))}
    </Panel>
  );
}

/** A form with which a steward erases the name and words of a person who asked for it. */
export function ErasePersonForm() {
  const [character, setCharacter] = useState("");
  const [doneText, setDoneText] = useState("");
  const otherPeople = people(view.value).filter(({ id }) => id !== me.value);
  const go = async (): Promise<void> => {
    await eraseWordsOfPerson(me.peek(), character);
    setDoneText(character);
    setCharacter("");
  };
  return (
    <Panel title={t("words-steward")}>
      <p class="quiet">{t("words-steward-about")}</p>
      <label class="select">
        <span>{t("words-steward-whom")}</span>
        <select value={character} onChange={(event) => setCharacter(event.currentTarget.value)}>
          <option value="">{t("words-steward-choose")}</option>
          {otherPeople.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {character && <TwoTapButton key={character} text={t("words-erase", { who: `who:${character}` })} onSure={go} />}
      {doneText && <p role="status">{t("words-steward-done", { who: `who:${doneText}` })}</p>}
    </Panel>
  );
}

/** A button for an act that cannot be undone. The act needs a second tap. */
function TwoTapButton({ text, onSure }: { text: string; onSure: () => Promise<unknown> }) {
  const [consentStep, setConsentStep] = useState<"asked" | "busy" | "failed" | "">("");
  const deleteWords = (): void => {
    setConsentStep("busy");
    onSure().then(() => setConsentStep(""), () => setConsentStep("failed"));
  };
  if (consentStep === "" || consentStep === "failed") {
    return (
      <>
        <button type="button" class="button wide" onClick={() => setConsentStep("asked")}>
          {text}
        </button>
        {consentStep === "failed" && <p role="alert">{t("words-failed")}</p>}
      </>
    );
  }
  return (
    <div class="words-sure wrapped" role="group" aria-label={text}>
      <p>{text}</p>
      <button type="button" class="button primary" disabled={consentStep === "busy"} aria-busy={consentStep === "busy"} onClick={deleteWords}>
        {t(consentStep === "busy" ? "words-erasing" : "words-erase-really")}
      </button>
      <button type="button" class="button" disabled={consentStep === "busy"} onClick={() => setConsentStep("")}>
        {t("words-erase-not")}
      </button>
    </div>
  );
}
