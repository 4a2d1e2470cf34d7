import { WordsInput } from "../fields/textinputs";
import { RuleLink } from "../parts/words";
import { t } from "../texts";

/** The properties of `WaivedRules`. */
interface WaivedRulesProps {
  /** The ids of the overruled rules. */
  readonly rules: readonly string[];
  readonly reason: string;
  /** The number of rows of the text field. */
  readonly rowCount: number;
  readonly onReason: (reason: string) => void;
}

/** Draw the rules that a steward overrules, and the field for the reason. */
export function WaivedRules({ rules, reason, rowCount, onReason }: WaivedRulesProps) {
  return (
    <>
      <p class="rules-list">
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <label class="field">
        <span class="legend">{t("ui-overrule-why")}</span>
        <WordsInput rows={rowCount} maxLength={280} value={reason} onChange={onReason} />
      </label>
    </>
  );
}
