import { t, texts } from "../../../ui/texts";
import { FACE_GLYPHS } from "../glyphs";
import type { Yield } from "../yields";

const YIELD_ORDER = ["political_capital", "skill", "wealth", "political_attack", "disapproval"] as const;

/** The yields of a turn with their signs, or the amounts that the player can still spend. */
export function YieldAmounts({ gains, upkeep }: { gains: Yield; upkeep?: number }) {
  const kinds = YIELD_ORDER.filter((kind) => gains[kind] > 0 || (kind === "political_capital" && upkeep !== undefined));
  if (!kinds.length) return null;
  return (
    <ul class="cur-gains">
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind} data-short={kind === "political_capital" && upkeep !== undefined && gains[kind] < upkeep}>
          <span role="img" aria-label={t(`face-${kind}`)}>
            {FACE_GLYPHS[kind]}
          </span>
          <b>{texts.value.count(gains[kind])}</b>
          {kind === "political_capital" && !!upkeep && (
            <small>{t("cur-of-upkeep", { n: upkeep })}</small>
          )}
        </li>
      ))}
    </ul>
  );
}
