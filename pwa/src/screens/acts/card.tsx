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
