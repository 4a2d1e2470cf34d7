import { useState } from "preact/hooks";
import type { ProblemDoc } from "../../core/view/api";
import { FormDraft } from "../../core/sending/draft";
import { offersKey } from "../../core/live/game";
import type { Arg } from "../../core/view/values";
import type { Form, Objection } from "../../core/view/wire";
import { readingKeyOfReference } from "../../core/view/readings";
import { FieldInput } from "../fields/field";
import { optionText } from "../fields/option";
import { lazy } from "../lazy";
import { amSteward } from "../me";
import { TermList, gloss } from "../parts/gloss";
import { SheetHead } from "../parts/sheet";
import { CrestOf } from "../parts/crest";
import { useLoadReadingTexts } from "../readings";
import { hasInvalidField } from "../invalidfields";
import { pack } from "../pack";
import { currentRoute, goToAddress, openSheet, swapSheet } from "../router";
import { topSheet } from "../topsheet";
import { api, gameSlice, currentGame } from "../services";
import { actTitle, fieldLabel, t, texts } from "../texts";
import { AppealSheet } from "./appeal";
import { ManualTimeSwitch, manuallyEnteredTime, happenedAtField } from "./timefield";
import { rememberDoneEntries } from "./doneentries";
import { useLiveDraft } from "./livedraft";
import { NewCardSheet } from "./newcard";
import { ObjectionList } from "./objections";
import type { ActRequest } from "./actrequest";
import { noteSent, noteWhenStored, sheetOf, storeChoices } from "./storedform";
import { ActPreview } from "./preview";
import { OverruleForm } from "./overrule";
import { refusalText, sendCommand } from "./send";

const SealedFormState = lazy(() => import("../window/sealedform").then((module) => module.SealedFormState));

const TradeSheet = lazy(() => import("../trade").then((module) => module.TradeSheet));

/** Draw the form of one act. If a character proposes a trade for itself, the form is the trade's table. */
export function ActSheet({ request }: { request: ActRequest }) {
  const [isOnTable] = useState(() => request.recorder === undefined && formOf(request)?.laid);
  return isOnTable ? <TradeSheet {...request} /> : <FormSheet request={request} />;
}

/** Return whether the stored form of an act has the fields of all values that are set from the start. */
function hasFieldsOfPreset(request: ActRequest): boolean {
  const fieldNames = new Set(formOf(request)?.fields.map(({ name }) => name));
  return formOf(request) !== undefined && Object.keys(request.preset ?? {}).every((fieldName) => fieldNames.has(fieldName));
}

/** Draw a form. The player chooses values, sees the effects, and sends the act. */
function FormSheet({ request }: { request: ActRequest }) {
  const draft = useDraft(request);
  const [sheet] = useState(() => sheetOf(request));
  const [refusal, setRefusal] = useState<ProblemDoc | null>(null);
  const [isSending, setIsSending] = useState(false);
  const attempt = draft.result.value;
  const sealNotice = formOf(request)?.sealed;
  const isOffline = draft.problem.value?.doc.status === 0;
  const reasons = refusal?.objections ?? currentObjections(draft, request);
  // The fields of this act are unknown until the server sends them, unless an earlier visit stored them. A command
  // without the field of a preset would be incomplete.
  const isUnknown = !attempt && !hasFieldsOfPreset(request);
  const canOverrule = amSteward.value;
  useLoadReadingTexts(draft.fields.value.flatMap((field) => ("options" in field ? field.options.map(({ ref }) => readingKeyOfReference(ref)) : [])));
  const isBlocked = reasons.length > 0 || !draft.isReady() || isSending || hasInvalidField.value || isUnknown;
  // A blocked act has no fields. Without fields, there is no complete act that the stewards could allow.
  const isComplete = refusal !== null || attempt?.complete === true;

  const changeField = (fieldName: string, value: Arg, pause?: number): void => {
    setRefusal(null);
    draft.set(fieldName, value, pause);
    storeChoices(sheet, request, draft, formOf(request));
  };
  const doIt = async (): Promise<void> => {
    setIsSending(true);
    const ownSheet = topSheet();
    // The command is on the phone long before the answer. A form that a reload opens meanwhile would send it again.
    const stopWatching = noteWhenStored(sheet, request);
    const outcome = await sendCommand(draft.body());
    stopWatching();
    noteSent(sheet, outcome.state !== "refused");
    setIsSending(false);
    if (outcome.state === "refused") {
      setRefusal(outcome.problem);
      await currentGame.peek()?.dismiss(outcome.id);
      return;
    }
    const receipt = outcome.state === "done" ? outcome.receipt : undefined;
    if (receipt) rememberDoneEntries(receipt);
    const token = receipt?.token;
    const screen = pack.peek().actScreens?.[request.type];
    // After a long wait the player may have closed the sheet, gone elsewhere or opened another sheet.
    if (token) (ownSheet.isOnTop() ? swapSheet : openSheet)(() => <NewCardSheet token={token} isWaiting={receipt.pending} />);
    else if (screen && receipt && !receipt.pending && !request.recorder && ownSheet.isOnTop()) goToAddress(`/g/${currentRoute.peek().game}/${screen}`, true);
    else ownSheet.close();
  };

  return (
    <form
      class="act"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlocked) void doIt();
      }}
    >
      <SheetHead
        title={actTitle(request.type)}
        mark={request.recorder ? <CrestOf id={request.as} size={44} /> : undefined}
        note={request.recorder && <span class="quiet">{t("ui-for", { who: `who:${request.as}` })}</span>}
      />
      <div class="sheet-scroll" tabIndex={draft.fields.value.length ? undefined : 0}>
        <TermList terms={formTexts(request.type, draft)} />
        {draft.fields.value.map((field) => (
          <FieldInput
            key={field.name}
            act={request.type}
            field={field}
            value={draft.chosenValues.value[field.name]}
            values={draft.chosenValues.value}
            staysEmpty={draft.staysEmpty(field)}
            onChange={(value, pause) => changeField(field.name, value, pause)}
          />
        ))}
        <div class="act-why" aria-live="polite">
          <ObjectionList objections={reasons} tone="refused" gloss={gloss} />
          {refusal && !refusal.objections?.length && <p class="refusal">{refusalText(refusal)}</p>}
          {draft.problem.value && !isOffline && <p class="refusal">{refusalText(draft.problem.value.doc)}</p>}
          {isOffline && reasons.length === 0 && <p class="quiet">{t(isUnknown ? "ui-form-unknown" : needsServer(draft) ? "ui-form-waits" : draft.isReady() && !hasInvalidField.value ? "ui-form-offline" : "ui-form-open")}</p>}
          <ObjectionList objections={attempt?.warnings ?? []} tone="warned" gloss={gloss} />
        </div>
        {request.recorder && canOverrule && manuallyEnteredTime() !== null && (
          <ManualTimeSwitch
            onChange={() => {
              setRefusal(null);
              draft.start();
            }}
          />
        )}
        {canOverrule && <OverruleForm draft={draft} objections={refusal?.objections ?? attempt?.objections ?? []} initialRules={request.waive} onChange={() => setRefusal(null)} />}
        {sealNotice && <SealedFormState draft={draft} type={request.type} actor={request.as} windowKind={sealNotice} />}
        {attempt && reasons.length === 0 && <ActPreview result={attempt} actor={request.as} />}
      </div>
      <footer class="sheet-foot">
        {canAppeal(reasons) && isComplete && !canOverrule && (
          <button type="button" class="button quiet-button" onClick={() => swapSheet(() => <AppealSheet type={request.type} actor={request.as} fields={draft.values()} rules={reasons.map((objection) => objection.rule)} recorder={request.recorder} />)}>
            {t("ui-appeal")}
          </button>
        )}
        <button type="submit" class="button primary" disabled={isBlocked} aria-busy={isSending || draft.busy.value}>
          {isSending ? t("ui-sending") : sealNotice ? t("ui-save") : buttonText(request, attempt?.voices ?? [])}
        </button>
      </footer>
    </form>
  );
}

/**
 * Return the texts in a form's headings, labels and options. Terms in these texts cannot be tapped. Of the readings,
 * only the chosen readings are included.
 */
function formTexts(actType: string, draft: FormDraft): readonly string[] {
  const aboutKey = `act-${actType}-about`;
  const sentences = texts.value.has(aboutKey) ? [actTitle(actType), t(aboutKey)] : [actTitle(actType)];
  const namedPeople = draft.fields.value.flatMap((field) => [
    fieldLabel(actType, field.name),
    ...("options" in field
      ? field.options
          .filter(({ ref, value }) => !/^(who|place):/.test(ref ?? "") && (!readingKeyOfReference(ref) || value === draft.chosenValues.value[field.name]))
          .map(optionText)
      : []),
  ]);
  return [...sentences, ...namedPeople];
}

const formOf = (request: ActRequest): Form | undefined =>
  currentGame.value?.offers.value[offersKey(request.as, request.recorder)]?.offers.find((form) => form.type === request.type);

/**
 * Return the current objections. The results are the objections of the last try, or the reasons why the act is blocked.
 */
function currentObjections(draft: FormDraft, request: ActRequest): readonly Objection[] {
  const objections = draft.objections();
  const canSend = objections.length > 0 || draft.fields.value.length > 0 || draft.result.value?.complete;
  return canSend ? objections : (formOf(request)?.blocked ?? []);
}

const useDraft = (request: ActRequest): FormDraft =>
  useLiveDraft(() => {
    const game = currentGame.peek();
    return new FormDraft({
      attempt: (body, signal) => api.dryRun(game?.id ?? "", body, signal),
      fields: formOf(request)?.fields ?? [],
      laterCases: formOf(request)?.later,
      preset: request.preset,
      frame: () => ({
        type: request.type,
        as: request.as,
        period: gameSlice.peek()?.period.seq ?? 0,
        ...(request.recorder ? { recorder: request.recorder } : {}),
        ...(request.appeal ? { appeal: request.appeal } : {}),
        ...happenedAtField(request),
      }),
    });
  });

/** Return whether the form cannot be completed before the server answers. */
const needsServer = (draft: FormDraft): boolean => draft.fields.value.some((field) => draft.isUnanswered(field) && !draft.staysEmpty(field));

const canAppeal = (reasons: readonly Objection[]): boolean =>
  reasons.length > 0 && reasons.every((objection) => objection.grade === "L" && objection.waivable);

function buttonText(request: ActRequest, voices: readonly string[]): string {
  const [voice] = voices;
  if (voices.length === 1 && voice) return t("ui-ask", { who: `who:${voice}` });
  return voices.length > 1 ? t("ui-ask-all") : actTitle(request.type);
}
