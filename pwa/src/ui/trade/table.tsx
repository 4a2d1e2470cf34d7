import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { ProblemDoc } from "../../core/view/api";
import type { FormValues } from "../../core/sending/forms";
import { fieldsOtherThanGoods, fieldsToGive, thingsGiven, areSameOwnTerms, offerTermsFor } from "../../core/sending/trades";
import type { Arg } from "../../core/view/values";
import type { FormField, PetitionDoc } from "../../core/view/wire";
import { ObjectionList } from "../act/objections";
import { ActPreview } from "../act/preview";
import { refusalText, sendCommand } from "../act/send";
import { FieldInput } from "../fields/field";
import { NumberInput } from "../fields/number";
import { gloss } from "../parts/gloss";
import { Icon } from "../parts/icon";
import { hasInvalidField } from "../invalidfields";
import { gameSlice, currentGame } from "../services";
import { runUnlessTapsIgnored, areTapsIgnored } from "../taps";
import { fieldLabel, t, texts } from "../texts";
import type { LastChange } from "./tradestate";
import { ThingList } from "./things";
import { useTermsDraft } from "./termsdraft";

/** The properties of `TradeTableView`. */
interface TradeTableViewProps {
  /** The type of the act. */
  readonly type: string;
  /** The viewer's character. */
  readonly actor: string;
  readonly partner: string;
  readonly partnerName: string;
  /** The trade on the table; undefined if there is no trade. */
  readonly petition: PetitionDoc | undefined;
  /** The last change of the trade. */
  readonly fate: LastChange;
  /** The values that the viewer has changed but not proposed yet. */
  readonly edits: FormValues;
  /** Called with the changed values. */
  readonly onEdit: (edits: FormValues) => void;
}

const ANSWER_ACTS = ["consent", "withdraw"];

/**
 * Draw the table of a trade. The table shows what each of the two characters gives, who agrees, and the viewer's acts.
 */
export function TradeTableView({ type, actor, partner, petition, fate, edits, onEdit }: TradeTableViewProps) {
  const ownTerms: FormValues = petition ? offerTermsFor(petition, actor) : { with: partner };
  const draft = useTermsDraft(type, actor, { ...ownTerms, ...edits });
  const [refusal, setRefusal] = useState<ProblemDoc | null>(null);
  const partnerArgument = { who: `who:${partner}` };
  const isLinked = currentGame.value?.link.value === "live";
  const isSending = (currentGame.value?.outbox.value ?? []).some(({ state, body }) => (state === "queued" || state === "sent") && [type, ...ANSWER_ACTS].includes(body.type));
  const fields = draft.fields.value;
  const ownFields = fieldsToGive(fields);
  const terms = draft.chosenValues.value;
  const hasChanged = fields.length > 0 && !areSameOwnTerms({ ...ownTerms, ...edits }, ownTerms);
  const objections = refusal?.objections ?? (hasChanged || petition ? draft.objections() : []);
  const isDisabled = !isLinked || isSending;

  const editField = (fieldName: string, value: Arg): void => {
    setRefusal(null);
    onEdit({ ...edits, [fieldName]: value });
    draft.set(fieldName, value);
  };
  const sendTradeAct = (act: string, values: FormValues): void =>
    void runUnlessTapsIgnored(async () => {
      setRefusal(null);
      const outcome = await sendCommand({ ...values, type: act, as: actor, period: gameSlice.peek()?.period.seq ?? 0 }, true);
      if (outcome.state === "refused") {
        setRefusal(outcome.problem);
        await currentGame.peek()?.dismiss(outcome.id);
      } else if (act === type) onEdit({});
    });
  const answerWith = (act: string) => (): void => sendTradeAct(act, { petition: petition?.id ?? "" });
  const hasAgreed = (person: string): boolean => petition?.given.includes(person) ?? false;
  const isComplete = petition && thingsGiven(ownTerms, "mine").length > 0 && thingsGiven(ownTerms, "theirs").length > 0;

  return (
    <>
      <div class="sheet-scroll trade">
        {!isLinked && <p class="trade-note" role="status">{t("ui-trade-offline")}</p>}
        {isLinked && fate && <p class="trade-note" role="status">{t(`ui-trade-${fate}`, partnerArgument)}</p>}
        <TradeSide title={t("ui-trade-theirs", partnerArgument)} hasAgreed={hasAgreed(partner)} note={t(hasAgreed(partner) ? "ui-trade-they-agree" : "ui-trade-they-wait", partnerArgument)}>
          <ThingList things={thingsGiven(ownTerms, "theirs")} type={type} />
        </TradeSide>
        <TradeSide title={t("ui-trade-mine")} hasAgreed={hasAgreed(actor) && !hasChanged} note={t(hasAgreed(actor) && !hasChanged ? "ui-trade-i-agree" : "ui-trade-i-wait")}>
          {!hasChanged && petition && <ThingList things={thingsGiven(ownTerms, "mine")} type={type} />}
          {ownFields.map((field) => (
            <GiveField key={field.name} type={type} field={field} value={terms[field.name]} onChange={(value) => editField(field.name, value)} />
          ))}
          {fields.length > 0 && !ownFields.length && <p class="quiet">{t("ui-trade-nothing-to-give", partnerArgument)}</p>}
          {hasChanged && <p class="trade-note">{t("ui-trade-not-laid", partnerArgument)}</p>}
        </TradeSide>
        {fieldsOtherThanGoods(fields).map((field) => (
          <details key={field.name} open={terms[field.name] !== ""}>
            <summary>{fieldLabel(type, field.name)}</summary>
            <FieldInput act={type} field={field} value={terms[field.name]} onChange={(value) => editField(field.name, value)} />
          </details>
        ))}
        <div class="act-why" aria-live="polite">
          <ObjectionList objections={objections} tone="refused" gloss={gloss} />
          {refusal && !refusal.objections?.length && <p class="refusal">{refusalText(refusal)}</p>}
        </div>
        {draft.result.value && !objections.length && (isComplete || hasChanged) && <ActPreview result={{ ...draft.result.value, voices: [] }} actor={actor} />}
        {petition && !hasChanged && <p class="quiet">{t(isComplete ? "ui-trade-all-agree" : "ui-trade-two-sides")}</p>}
      </div>
      <footer class="sheet-foot">
        {hasChanged ? (
          <>
            <AnswerButton words="ui-trade-as-it-lies" isDisabled={false} onTap={() => onEdit({})} />
            <AnswerButton words="ui-trade-lay" isMain isDisabled={isDisabled || hasInvalidField.value || draft.busy.value || objections.length > 0 || !draft.isReady()} onTap={() => sendTradeAct(type, draft.values())} />
          </>
        ) : (
          petition && (
            <>
              <AnswerButton words="ui-trade-clear" isDisabled={isDisabled} onTap={answerWith("withdraw")} />
              {hasAgreed(actor) ? (
                <AnswerButton words="ui-trade-back" isDisabled={isDisabled} onTap={() => sendTradeAct(type, ownTerms)} />
              ) : (
                <AnswerButton words="ui-trade-agree" isMain isDisabled={isDisabled || !isComplete} onTap={answerWith("consent")} />
              )}
            </>
          )
        )}
      </footer>
    </>
  );
}

function AnswerButton({ words, isMain = false, isDisabled, onTap }: { words: string; isMain?: boolean; isDisabled: boolean; onTap: () => void }) {
  return (
    <button type="button" class={isMain ? "button primary" : "button quiet-button"} disabled={isDisabled} aria-disabled={areTapsIgnored.value} onClick={onTap}>
      {t(words)}
    </button>
  );
}

interface SideProps {
  readonly title: string;
  /** Whether this character agrees to the trade. */
  readonly hasAgreed: boolean;
  /** The sentence about this character's agreement. */
  readonly note: string;
  readonly children: ComponentChildren;
}

function TradeSide({ title, hasAgreed, note, children }: SideProps) {
  return (
    <section class="trade-side stack" data-agrees={hasAgreed}>
      <h3 class="panel-title">{title}</h3>
      {children}
      <p class="trade-word across snug dim" aria-live="polite">
        <Icon name={hasAgreed ? "check" : "hourglass"} size={20} /> {note}
      </p>
    </section>
  );
}

/** Draw the field for one kind of asset or thing that the viewer may give. */
function GiveField({ type, field, value, onChange }: { type: string; field: FormField; value: Arg | undefined; onChange: (value: Arg) => void }) {
  const asset = field.kind === "number" && field.unit.startsWith("asset:") ? field.unit.slice("asset:".length) : "";
  if (!asset || field.kind !== "number") return <FieldInput act={type} field={field} value={value} onChange={onChange} />;
  return <NumberInput field={field} label={texts.value.asset(asset, 2)} value={Number(value ?? 0)} onChange={onChange} />;
}
