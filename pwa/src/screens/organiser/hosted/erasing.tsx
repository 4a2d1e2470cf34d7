/** Erasing data of a closed game for good. Each form says what is lost before it asks. */

import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Problem } from "../../../core/view/api";
import type { ErasablePerson, ErasedData, Forgetting, HostedGame } from "../../../core/view/wire";
import { goToAddress } from "../../../ui/router";
import { api } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { sentenceOf } from "../sentenceof";

type Kind = Forgetting["what"][number];

const KINDS: readonly Kind[] = ["names", "words", "letters", "access", "games"];

interface ErasingProps {
  readonly game: HostedGame;
  readonly people: readonly ErasablePerson[];
  readonly onErased: () => void;
}

/** Draw the forms that erase a person, and that erase kinds of data. */
export function Erasing({ game, people, onErased }: ErasingProps) {
  return (
    <>
      <PersonForm game={game} people={people} onErased={onErased} />
      <ForgetForm game={game} onErased={onErased} />
    </>
  );
}

/** Return a character's name, with the name of its player if it is known. */
const nameOf = (one?: { readonly name: string; readonly person?: string }): string => (one?.person ? `${one.name}: ${one.person}` : (one?.name ?? ""));

function PersonForm({ game, people, onErased }: ErasingProps) {
  const [character, setCharacter] = useState("");
  return (
    <EraseForm
      title={t("ui-hosted-erase")}
      explanation={t("ui-hosted-erase-what")}
      question={t("ui-hosted-erase-whom", { name: nameOf(people.find((person) => person.character === character)) })}
      buttonText={t("ui-hosted-erase-ask")}
      isReady={character !== ""}
      erase={() => api.call<ErasedData>(`/organiser/games/${game.id}/erasures`, { method: "POST", body: { who: character } })}
      onErased={() => {
        setCharacter("");
        onErased();
      }}
    >
      <label class="field">
        <span class="legend">{t("ui-hosted-erase-who")}</span>
        <select class="line-input" value={character} onChange={(event) => setCharacter(event.currentTarget.value)}>
          <option value="">{t("ui-hosted-erase-choose")}</option>
          {people.map(({ character, name, person }) => (
            <option key={character} value={character}>
              {nameOf({ name, person })}
            </option>
          ))}
        </select>
      </label>
    </EraseForm>
  );
}

function ForgetForm({ game, onErased }: Omit<ErasingProps, "people">) {
  const [kinds, setKinds] = useState<readonly Kind[]>([]);
  const [title, setTitle] = useState("");
  const isWhole = kinds.includes("games");
  const toggleKind = (kind: Kind): void => setKinds(kinds.includes(kind) ? kinds.filter((otherKind) => otherKind !== kind) : [...kinds, kind]);
  return (
    <EraseForm
      title={t("ui-hosted-forget")}
      explanation={t("ui-hosted-forget-what")}
      buttonText={t("ui-hosted-forget-ask")}
      isReady={kinds.length > 0 && (!isWhole || title.trim() === game.title.trim())}
      erase={() => api.call<ErasedData>(`/organiser/games/${game.id}/forgetting`, { method: "POST", body: { what: kinds } })}
      onErased={() => {
        if (isWhole) goToAddress("/organiser");
        setKinds([]);
        onErased();
      }}
    >
      <div class="options" role="group" aria-label={t("ui-hosted-forget")}>
        {KINDS.map((kind) => (
          <label key={kind} class="option">
            <input type="checkbox" checked={kinds.includes(kind)} onChange={() => toggleKind(kind)} />
            <span class="organiser-box" aria-hidden="true">
              {kinds.includes(kind) && "✓"}
            </span>
            <span class="option-text">{t(`ui-hosted-forget-${kind}`)}</span>
          </label>
        ))}
      </div>
      {isWhole && (
        <label class="field">
          <span class="legend">{t("ui-hosted-forget-title", { title: game.title })}</span>
          <input class="line-input" autocomplete="off" value={title} onInput={(event) => setTitle(event.currentTarget.value)} />
        </label>
      )}
    </EraseForm>
  );
}

interface EraseFormProps {
  readonly title: string;
  /** The sentence about what is erased. */
  readonly explanation: string;
  /** The question before the erasing, if it names something that was chosen. */
  readonly question?: string;
  /** The text of the first button. */
  readonly buttonText: string;
  /** Whether the form is filled. */
  readonly isReady: boolean;
  readonly erase: () => Promise<ErasedData>;
  readonly onErased: () => void;
  readonly children: ComponentChildren;
}

/** Draw a form with two buttons one after the other: the first one says what is lost, and the second one erases. */
function EraseForm({ title, explanation, question, buttonText, isReady, erase, onErased, children }: EraseFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState("");
  const [refusal, setRefusal] = useState("");
  const begin = (event: Event): void => {
    event.preventDefault();
    setOutcome("");
    setRefusal("");
    setIsAsking(isReady);
  };
  const eraseNow = (): void => {
    erase().then(
      ({ words }) => {
        setIsAsking(false);
        setOutcome(t("ui-hosted-erased", { n: words }));
        onErased();
      },
      (problem: Problem) => {
        setIsAsking(false);
        setRefusal(sentenceOf(problem));
      },
    );
  };
  return (
    <form class="panel stack" aria-label={title} onSubmit={begin}>
      <h3>{title}</h3>
      <p>{explanation}</p>
      <fieldset class="stack hosted-fields" disabled={isAsking}>
        {children}
      </fieldset>
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
      {outcome && <p role="status">{outcome}</p>}
      {isAsking ? (
        <div class="stack">
          {question && <p>{question}</p>}
          <strong>{t("ui-hosted-erase-lost")}</strong>
          <div class="wrapped">
            <button type="button" class="button" onClick={() => setIsAsking(false)}>
              {t("ui-hosted-no")}
            </button>
            <button type="button" class="button primary" onClick={eraseNow}>
              {t("ui-hosted-erase-yes")}
            </button>
          </div>
        </div>
      ) : (
        <button type="submit" class="button" disabled={!isReady}>
          {buttonText}
        </button>
      )}
    </form>
  );
}
