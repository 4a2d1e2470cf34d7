import type { Form } from "../../core/view/wire";
import { objectionText } from "../../ui/act/send";
import { Icon } from "../../ui/parts/icon";
import { ActMark } from "../../ui/pictures/mark";
import { actTitle, t, texts } from "../../ui/texts";

interface ActCardProps {
  readonly form: Form;
  /** Whether a blocked act names its first reason. */
  readonly showsReason?: boolean;
  readonly onPick: () => void;
}

/**
 * Show one act. A blocked act is dimmed and names its first reason. A tap on it shows all reasons and the way to
 * appeal.
 */
export function ActCard({ form, showsReason = true, onPick }: ActCardProps) {
  const [reason] = form.blocked;
  const aboutKey = `act-${form.type}-about`;
  return (
    <li>
      <button type="button" class="act-card" data-blocked={form.blocked.length > 0} onClick={onPick}>
        <ActMark type={form.type} />
        <span class="option-text">
          <span class="option-name">{actTitle(form.type)}</span>
          {reason && showsReason && (
            <span class="option-note">
              {objectionText(reason)} <code>{reason.rule}</code>
            </span>
          )}
          {!reason && texts.value.has(aboutKey) && <span class="option-note">{t(aboutKey)}</span>}
        </span>
        <Icon name={reason ? "lock" : "chevron"} size={20} />
      </button>
    </li>
  );
}

/** The least number of acts with the same reason that are folded below this reason. */
const LEAST_FOLDED = 4;

interface RefusedActsProps {
  readonly forms: readonly Form[];
  readonly onPick: (form: Form) => void;
}

/** Show acts that are refused now. Many acts with the same first reason are folded below this reason. */
export function RefusedActs({ forms, onPick }: RefusedActsProps) {
  return (
    <>
      {[...groupByReason(forms)].map(([reason, group]) =>
        group.length < LEAST_FOLDED ? (
          group.map((form) => <ActCard key={form.type} form={form} onPick={() => onPick(form)} />)
        ) : (
          <FoldedActs key={reason} forms={group} onPick={onPick} />
        ),
      )}
    </>
  );
}

function FoldedActs({ forms, onPick }: RefusedActsProps) {
  const reason = forms[0]?.blocked[0];
  return (
    <li>
      <p>{reason && objectionText(reason)}</p>
      <details class="now-refused" aria-label={t("ui-refused-now", { n: forms.length })}>
        <summary class="fold">{t("ui-refused-now", { n: forms.length })}</summary>
        <code>{reason?.rule}</code>
        <ul class="act-list">
          {forms.map((form) => (
            <ActCard key={form.type} form={form} showsReason={false} onPick={() => onPick(form)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Return whether all these acts are refused for the same first reason, and are so many that they are folded. */
export const isOneReason = (forms: readonly Form[]): boolean => forms.length >= LEAST_FOLDED && groupByReason(forms).size === 1;

/** Return the acts by their first reason, in the order of the first act with each reason. */
function groupByReason(forms: readonly Form[]): ReadonlyMap<string, readonly Form[]> {
  const groups = new Map<string, Form[]>();
  for (const form of forms) {
    const [reason] = form.blocked;
    const text = reason ? `${objectionText(reason)} ${reason.rule}` : "";
    groups.set(text, [...(groups.get(text) ?? []), form]);
  }
  return groups;
}
