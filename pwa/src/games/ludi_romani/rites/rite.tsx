import { useState } from "preact/hooks";
import type { DirectActs } from "../../../ui/act/directacts";
import { openAct } from "../../../ui/act/actrequest";
import { sendAct } from "../../../ui/act/send";
import type { FormValues } from "../../../core/sending/forms";
import { me } from "../../../ui/me";
import { CrestOf } from "../../../ui/parts/crest";
import { GlossedText } from "../../../ui/parts/gloss";
import { Icon } from "../../../ui/parts/icon";
import { AssetIcon } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { runUnlessTapsIgnored, areTapsIgnored } from "../../../ui/taps";
import { actTitle, personName, t } from "../../../ui/texts";
import type { ResultingDoc, RiteDoc } from "../wire";
import { RITE_SCENES } from "./scenes";
import { nextStep, petitionOf, isRiteWaitingFor } from "./lookup";
import { TEXT_FAMILY_OF_RESULT, resultText, riteTitle, stepText } from "./ritetexts";
import "./rites.css";

/** An act that completes a step of a rite. */
export interface StepAct {
  readonly type: string;
  /** The fields of the act's form whose values are already known. */
  readonly preset?: FormValues;
}

interface RiteViewProps {
  readonly rite: RiteDoc;
  readonly directActs: DirectActs;
  /** For each step, the acts with which the player completes the step. The most likely act comes first. */
  readonly acts?: Readonly<Record<string, readonly StepAct[]>>;
}

/** A rite, with its people, its steps and its results. The next step is marked. */
export function RiteView({ rite, directActs, acts = {} }: RiteViewProps) {
  const isMine = isRiteWaitingFor(view.value, rite, me.value);
  const title = riteTitle(rite);
  return (
    <section class="lr-rite" data-kind={rite.kind} data-mine={isMine} aria-label={title}>
      <header>
        {RITE_SCENES[rite.kind]}
        <h2>{title}</h2>
      </header>
      <RitePeople rite={rite} />
      <RiteSteps rite={rite} />
      <PetitionAnswer rite={rite} />
      <StepActs directActs={directActs} stepActs={acts[nextStep(rite)?.step ?? ""] ?? []} />
      <RiteResults results={rite.follows} />
    </section>
  );
}

/** The people of a rite with their crests. The people whose act is next are marked. */
function RitePeople({ rite }: { rite: RiteDoc }) {
  const awaitedPeople = nextStep(rite)?.who ?? [];
  return (
    <ul class="lr-cast">
      {rite.people.map(({ who: character, part }) => (
        <li key={character} data-awaited={awaitedPeople.includes(character)}>
          <CrestOf id={character} size={56} />
          <b><bdi>{personName(character)}</bdi></b>
          <small>{t(`rite-part-${part}`)}</small>
        </li>
      ))}
    </ul>
  );
}

/** All steps of a rite. Done steps come first, then the next step, and then the later steps. */
export function RiteSteps({ rite }: { rite: RiteDoc }) {
  const nextRiteStep = nextStep(rite);
  return (
    <ol class="lr-steps">
      {rite.steps.map((step) => (
        <li key={step.step} data-state={step.done ? "done" : step === nextRiteStep ? "next" : "later"} aria-current={step === nextRiteStep ? "step" : undefined}>
          <span class="lr-step-mark cell">{step.done && <Icon name="check" size={16} />}</span>
          <span>
            <GlossedText text={stepText(rite, step)} />
            {step.done && <span class="unseen"> ({t("rite-step-done")})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Buttons with which the player answers the petition for the rite, or withdraws an own petition. */
function PetitionAnswer({ rite }: { rite: RiteDoc }) {
  const [isSending, setIsSending] = useState(false);
  const petition = petitionOf(view.value, rite);
  if (!petition) return null;
  const ritePart = rite.people.find(({ who: character }) => character === me.value)?.part ?? "";
  const answerPetition = async (actType: "consent" | "decline"): Promise<void> => {
    setIsSending(true);
    await sendAct(actType, me.value, { petition: petition.id });
    setIsSending(false);
  };
  const tapHandler = (actType: "consent" | "decline") => (): void => void runUnlessTapsIgnored(() => answerPetition(actType));
  if (petition.voices.includes(me.value) && !petition.given.includes(me.value)) {
    return (
      <div class="lr-word wrapped">
        <button type="button" class="button primary" disabled={isSending} aria-disabled={areTapsIgnored.value} aria-busy={isSending} onClick={tapHandler("consent")}>
          {t(`rite-${rite.kind}-yes`, { part: ritePart })}
        </button>
        <button type="button" class="button" disabled={isSending} aria-disabled={areTapsIgnored.value} onClick={tapHandler("decline")}>
          {t(`rite-${rite.kind}-no`, { part: ritePart })}
        </button>
      </div>
    );
  }
  if (petition.actor !== me.value) return null;
  return (
    <div class="lr-word wrapped">
      <button type="button" class="button quiet-button" onClick={() => openAct({ type: "withdraw", as: me.value, preset: { petition: petition.id } })}>
        {t("ui-withdraw")}
      </button>
    </div>
  );
}

/** The possible acts for the next step. The first act has the big button. */
function StepActs({ directActs, stepActs }: { directActs: DirectActs; stepActs: readonly StepAct[] }) {
  const possibleActs = stepActs.filter(({ type }) => directActs.form(type) && directActs.objectionsTo(type).length === 0);
  if (!possibleActs.length) return null;
  return (
    <div class="lr-word wrapped">
      {possibleActs.map(({ type, preset = {} }, index) => (
        <button
          key={type}
          type="button"
          class={index === 0 ? "button primary" : "button"}
          disabled={!directActs.isOpen(type)}
          aria-busy={directActs.pendingType === type}
          onClick={() => openAct({ type, as: directActs.actor, preset })}
        >
          {actTitle(type)}
        </button>
      ))}
    </div>
  );
}

/** The results of the rite, with amounts. Results for the player are marked. */
function RiteResults({ results }: { results: readonly ResultingDoc[] }) {
  if (!results.length) return null;
  return (
    <div class="lr-follows">
      <h3>{t("rite-follows")}</h3>
      <ul>
        {results.map((change) => (
          <li key={`${change.what} ${change.who} ${change.to} ${change.of}`} data-mine={change.who === me.value || change.to === me.value}>
            {change.of && !TEXT_FAMILY_OF_RESULT[change.what] ? <AssetIcon asset={change.of} size={26} /> : <CrestOf id={change.who || change.to} size={26} />}
            <span>
              <GlossedText text={resultText(change)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
