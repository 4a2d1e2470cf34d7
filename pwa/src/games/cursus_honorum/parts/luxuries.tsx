import { Icon } from "../../../ui/parts/icon";
import { t, texts } from "../../../ui/texts";
import { assetGlyph, FACE_GLYPHS, laurel } from "../glyphs";
import type { LuxuryDoc, SheetDoc } from "../wire";

export interface LuxuriesProps {
  readonly sheet: Pick<SheetDoc, "luxuries" | "offices">;
  /** The ids of the luxuries that the player owns. */
  readonly owned: readonly string[];
  /** The ids of the luxuries that the player may buy now. */
  readonly openLuxuries?: readonly string[];
  /** The id of the luxury that the player wants to buy; "" for none. */
  readonly choice?: string;
  readonly onPick?: ((luxuryId: string) => void) | undefined;
}

/** The luxuries with their prices and their victory points. */
export function Luxuries({ sheet, owned, openLuxuries = [], choice = "", onPick }: LuxuriesProps) {
  return (
    <ul class="cur-luxuries">
      {sheet.luxuries.map((luxury) => {
        const luxuryState = owned.includes(luxury.id) ? "owned" : luxury.id === choice ? "chosen" : openLuxuries.includes(luxury.id) ? "open" : "shut";
        const luxuryBody = <LuxuryBody luxury={luxury} office={officeName(sheet, luxury.office)} isOwned={luxuryState === "owned"} />;
        return (
          <li key={luxury.id}>
            {onPick && (luxuryState === "open" || luxuryState === "chosen") ? (
              <button type="button" class="cur-luxury" data-state={luxuryState} aria-pressed={luxuryState === "chosen"} onClick={() => onPick(luxuryState === "chosen" ? "" : luxury.id)}>
                {luxuryBody}
              </button>
            ) : (
              <div class="cur-luxury" data-state={luxuryState}>
                {luxuryBody}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const officeName = ({ offices }: Pick<SheetDoc, "offices">, officeId: string | null): string => offices.find((office) => office.id === officeId)?.name ?? "";

function LuxuryBody({ luxury, office, isOwned }: { luxury: LuxuryDoc; office: string; isOwned: boolean }) {
  return (
    <>
      <span class="cur-mark">{assetGlyph(luxury.id)}</span>
      <strong><bdi>{luxury.name}</bdi></strong>
      <span class="cur-price">
        {isOwned ? (
          <Icon name="check" size={16} />
        ) : (
          <span role="img" aria-label={t("cur-cost", { n: luxury.cost })}>
            {FACE_GLYPHS.wealth} {texts.value.count(luxury.cost)}
          </span>
        )}
        <span role="img" aria-label={t("cur-points", { n: luxury.points })}>
          {laurel} {texts.value.count(luxury.points)}
        </span>
      </span>
      {office && !isOwned && <span class="cur-only">{t("cur-only-for", { office })}</span>}
    </>
  );
}
