import { t } from "../../../ui/texts";
import { assetGlyph } from "../glyphs";
import type { HeldOfficeDoc, OfficeDoc } from "../wire";

/**
 * The six offices, the lowest first. An office that the player has held shows its order and its points. The other
 * offices still lie ahead.
 */
export function Offices({ offices, held }: { offices: readonly OfficeDoc[]; held: readonly HeldOfficeDoc[] }) {
  return (
    <ul class="cur-offices">
      {[...offices].reverse().map((office) => {
        const mine = held.find((one) => one.office === office.id);
        return (
          <li key={office.id} class="cur-office-held" data-held={Boolean(mine)}>
            <span class="cur-mark">{assetGlyph(office.id)}</span>
            <span>
              <strong><bdi>{office.name}</bdi></strong>
              <span>{mine ? t("cur-office-held", { order: mine.order, n: mine.points }) : t("cur-office-needs", { n: office.votes })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
