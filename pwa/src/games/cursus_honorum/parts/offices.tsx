import { t } from "../../../ui/texts";
import { assetGlyph } from "../glyphs";
import type { HeldOfficeDoc, OfficeDoc } from "../wire";

/**
 * The six offices, the lowest first. An office that the player has held shows its order and its points. The other
 * offices still lie ahead.
 */
export function Offices({ offices, tenures }: { offices: readonly OfficeDoc[]; tenures: readonly HeldOfficeDoc[] }) {
  return (
    <ul class="cur-offices">
      {[...offices].reverse().map((office) => {
        const myOffice = tenures.find((tenure) => tenure.office === office.id);
        return (
          <li key={office.id} class="cur-office-held" data-held={Boolean(myOffice)}>
            <span class="cur-mark">{assetGlyph(office.id)}</span>
            <span>
              <strong><bdi>{office.name}</bdi></strong>
              <span>{myOffice ? t("cur-office-held", { order: myOffice.order, n: myOffice.points }) : t("cur-office-needs", { n: office.votes })}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
