import { useState } from "preact/hooks";
import type { AppealDoc, CommandBody, Objection } from "../../core/view/wire";
import { useDryRun } from "../../ui/act/dryrun";
import { ObjectionList } from "../../ui/act/objections";
import { ActPreview } from "../../ui/act/preview";
import { sendAct } from "../../ui/act/send";
import { WaivedRules } from "../../ui/act/waivedrules";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { SheetHead } from "../../ui/parts/sheet";
import { topSheet } from "../../ui/topsheet";
import { gameSlice, currentGame } from "../../ui/services";
import { actTitle, t } from "../../ui/texts";
import { CommandTerms } from "../../ui/waiting/commandterms";

/**
 * Grant an appeal, which carries out the refused act with the act's own fields. No form offers a refused act, because
 * the rules forbid it.
 */
export function GrantSheet({ appeal }: { appeal: AppealDoc }) {
  const [reason, setReason] = useState("");
  const [objections, setObjections] = useState<readonly Objection[]>([]);
  const rules = [...new Set([...appeal.rules, ...objections.filter((objection) => objection.waivable).map((objection) => objection.rule)])];
  const body: CommandBody = {
    ...appeal.fields,
    type: appeal.type,
    as: appeal.actor,
    period: gameSlice.value?.period.seq ?? 0,
    recorder: me.value,
    waive: rules,
    reason: reason.trim(),
    appeal: appeal.id,
  };
  const attempt = useDryRun(appeal.id, { ...body, reason: "-" });
  const remainingObjections = (attempt?.objections ?? []).filter((objection) => !rules.includes(objection.rule));
  const [isSending, setIsSending] = useState(false);
  const grant = async (): Promise<void> => {
    setIsSending(true);
    const sheet = topSheet();
    const { type, as, period: _, ...fields } = body;
    const outcome = await sendAct(type, as, fields);
    setIsSending(false);
    if (outcome.state !== "refused") sheet.close();
    else {
      setObjections(outcome.problem.objections ?? []);
      await currentGame.peek()?.dismiss(outcome.id);
    }
  };
  return (
    <form
      class="act"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void grant();
      }}
    >
      <SheetHead
        title={actTitle(appeal.type)}
        mark={<CrestOf id={appeal.actor} size={44} />}
        note={<span class="quiet">{t("ui-for", { who: `who:${appeal.actor}` })}</span>}
      />
      <div class="sheet-scroll">
        <CommandTerms type={appeal.type} fields={appeal.fields} />
        {appeal.reason && <blockquote>{appeal.reason}</blockquote>}
        <p class="quiet">{t("ui-grant-about")}</p>
        <WaivedRules rules={rules} reason={reason} rowCount={3} onReason={setReason} />
        <ObjectionList objections={remainingObjections} tone="refused" />
        {attempt && remainingObjections.length === 0 && <ActPreview result={attempt} actor={appeal.actor} />}
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={!reason.trim() || isSending} aria-busy={isSending}>
          {t("ui-grant-it", { who: `who:${appeal.actor}` })}
        </button>
      </footer>
    </form>
  );
}
