import { WordsInput } from "../fields/typed";
import { RuleLink } from "../parts/words";
import { t } from "../texts";

interface Props {
  readonly rules: readonly string[];
  readonly reason: string;
  readonly rows: number;
  readonly onReason: (reason: string) => void;
}

/** The rules that a steward lets an act break, and why. */
export function Waived({ rules, reason, rows, onReason }: Props) {
  return (
    <>
      <p class="rules-list">
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
      <label class="field">
        <span class="legend">{t("ui-overrule-why")}</span>
        <WordsInput rows={rows} maxLength={280} value={reason} onChange={onReason} />
      </label>
    </>
  );
}
