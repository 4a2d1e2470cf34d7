import type { Message } from "../../core/view/values";
import type { PetitionDoc } from "../../core/view/wire";
import { lazy } from "../lazy";
import { areTapsIgnored } from "../taps";
import { CrestOf } from "../parts/crest";
import { gloss } from "../parts/gloss";
import { RuleLink, MessageText } from "../parts/words";
import { usePetitionAnswer } from "./answer";
import { CommandTerms } from "./commandterms";
import { actTitle, t, personRef } from "../texts";

const PetitionEffects = lazy(() => import("./consenteffects").then((module) => module.ConsentEffects));

/** Return the sentence about a petition. The sentence names the actor and the act. */
export const petitionSentence = (petition: PetitionDoc): Message => ({
  key: "ui-petition",
  args: { who: `who:${petition.actor}`, act: actTitle(petition.type) },
});

/** The properties of `PetitionCard`. */
interface PetitionCardProps {
  readonly petition: PetitionDoc;
  readonly actor: string;
  /** The stand-in who answers for the character. */
  readonly recorder?: string;
}

/**
 * Draw a petition that asks for the consent of a character. The viewer is the character, or acts as the character's
 * stand-in. One tap answers the petition.
 */
export function PetitionCard({ petition, actor, recorder = "" }: PetitionCardProps) {
  const { isBusy: isSending, onTap } = usePetitionAnswer(petition.id, actor, recorder);
  return (
    <li class="card call" data-matter={petition.id}>
      <CrestOf id={petition.actor} size={40} />
      <div class="card-body">
        <p>
          <MessageText message={petitionSentence(petition)} canTap gloss={gloss} />
        </p>
        <CommandTerms type={petition.type} fields={petition.fields} />
        <RulingNote petition={petition} />
        {!recorder && <PetitionEffects petition={petition} actor={actor} />}
        {petition.voices.length > 1 && <MissingConsents petition={petition} />}
      </div>
      <div class="card-acts">
        <button type="button" class="button quiet-button" disabled={isSending} aria-disabled={areTapsIgnored.value} onClick={onTap("decline")}>
          {t("ui-decline")}
        </button>
        <button type="button" class="button primary" disabled={isSending} aria-disabled={areTapsIgnored.value} aria-busy={isSending} onClick={onTap("consent")}>
          {t("ui-consent")}
        </button>
      </div>
    </li>
  );
}

/** Draw the rules that a ruling overrules, and the reason. All people who are asked must agree to such a ruling. */
export function RulingNote({ petition }: { petition: Pick<PetitionDoc, "waive" | "reason"> }) {
  return (
    <>
      {petition.waive && petition.waive.length > 0 && (
        <p class="rules-list">
          {t("ui-overrules")}{" "}
          {petition.waive.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      )}
      {petition.reason && <blockquote>{petition.reason}</blockquote>}
    </>
  );
}

/** Draw the people whose consent is still missing. */
export function MissingConsents({ petition }: { petition: PetitionDoc }) {
  const missingVoices = petition.voices.filter((voice) => !petition.given.includes(voice));
  return (
    <p class="quiet">
      {petition.voices.length > 1 && <span>{t("ui-agreed-so-far", { n: petition.given.length, all: petition.voices.length })} </span>}
      <span>{t("ui-still-needs", { who: missingVoices.map(personRef) })}</span>
    </p>
  );
}
