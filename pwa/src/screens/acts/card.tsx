import type { Form } from "../../core/view/wire";
import { objectionText } from "../../ui/act/send";
import { Icon } from "../../ui/parts/icon";
import { ActMark } from "../../ui/pictures/mark";
import { actTitle, t, texts } from "../../ui/texts";

/**
 * Show one act. A blocked act is dimmed and names its first reason. A tap on it shows all reasons and the way to
 * appeal.
 */
export function ActCard({ form, onPick }: { form: Form; onPick: () => void }) {
  const [reason] = form.blocked;
  const aboutKey = `act-${form.type}-about`;
  return (
    <li>
      <button type="button" class="act-card" data-blocked={form.blocked.length > 0} onClick={onPick}>
        <ActMark type={form.type} />
        <span class="option-text">
          <span class="option-name">{actTitle(form.type)}</span>
          {reason ? (
            <span class="option-note">
              {objectionText(reason)} <code>{reason.rule}</code>
            </span>
          ) : (
            texts.value.has(aboutKey) && <span class="option-note">{t(aboutKey)}</span>
          )}
        </span>
        <Icon name={reason ? "lock" : "chevron"} size={20} />
      </button>
    </li>
  );
}

/** The least number of acts with the same reason that are folded below this reason. */
const LEAST_FOLDED = 4;

interface RefusedProps {
  readonly forms: readonly Form[];
  readonly onPick: (form: Form) => void;
}

/** Show acts that are refused now. Many acts with the same first reason are folded below this reason. */
export function RefusedActs({ forms, onPick }: RefusedProps) {
  return (
    <>
      {groupByReason(forms).map((group) =>
        group.length < LEAST_FOLDED ? (
          group.map((form) => <ActCard key={form.type} form={form} onPick={() => onPick(form)} />)
        ) : (
          <FoldedActs key={group[0]?.type} forms={group} onPick={onPick} />
        ),
      )}
    </>
  );
}

function FoldedActs({ forms, onPick }: RefusedProps) {
  const reason = forms[0]?.blocked[0];
  return (
    <li>
      <p>
        {reason && objectionText(reason)} <code>{reason?.rule}</code>
      </p>
      <details class="now-refused" aria-label={t("ui-refused-now", { n: forms.length })}>
        <summary class="fold">{t("ui-refused-now", { n: forms.length })}</summary>
        <ul class="act-list">
          {forms.map((form) => (
            <ActCard key={form.type} form={form} onPick={() => onPick(form)} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Return whether all these acts are refused for the same first reason, and are so many that they are folded. */
export const isOneReason = (forms: readonly Form[]): boolean => forms.length >= LEAST_FOLDED && groupByReason(forms).length === 1;

/** Return the acts in groups with the same first reason, in the order of the first act of each group. */
function groupByReason(forms: readonly Form[]): readonly (readonly Form[])[] {
  const groups = new Map<string, Form[]>();
  for (const form of forms) {
    const [reason] = form.blocked;
    const text = reason ? `${objectionText(reason)} ${reason.rule}` : "";
    groups.set(text, [...(groups.get(text) ?? []), form]);
  }
  return [...groups.values()];
}
