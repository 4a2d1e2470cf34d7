import { useEffect, useState } from "preact/hooks";
import type { FormDraft } from "../../core/sending/draft";
import type { Objection } from "../../core/view/wire";
import { t } from "../texts";
import { WaivedRules } from "./waivedrules";

/** The properties of `OverruleForm`. */
interface OverruleFormProps {
  readonly draft: FormDraft;
  /** The objections that may be overruled. */
  readonly objections: readonly Objection[];
  /** The rules that are overruled from the start. */
  readonly initialRules?: readonly string[] | undefined;
  /** Called when the overruled rules or the reason change. */
  readonly onChange: () => void;
}

/**
 * Draw the form with which a steward overrules objections. The form has the rules of the objections and a field for the
 * reason.
 */
export function OverruleForm({ draft, objections, initialRules = [], onChange }: OverruleFormProps) {
  const [reason, setReason] = useState("");
  const [isOn, setIsOn] = useState(initialRules.length > 0);
  const waivable = objections.filter((objection) => objection.waivable && objection.grade === "L").map((objection) => objection.rule);
  const rules = [...new Set([...initialRules, ...waivable, ...(draft.ruling.value?.waive ?? [])])];
  const key = rules.join(" ");
  useEffect(() => {
    onChange();
    draft.overrule(isOn && reason.trim() ? { waive: rules, reason: reason.trim() } : null);
  }, [isOn, reason, key]);
  if (!rules.length) return null;
  return (
    <section class="overrule">
      <label class="toggle">
        <input type="checkbox" checked={isOn} onChange={(event) => setIsOn(event.currentTarget.checked)} />
        <span>{t("ui-overrule")}</span>
      </label>
      {isOn && <WaivedRules rules={rules} reason={reason} rowCount={2} onReason={setReason} />}
    </section>
  );
}
