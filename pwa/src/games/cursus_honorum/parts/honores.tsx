import { person } from "../../../core/view/selectors";
import { CrestOf } from "../../../ui/parts/crest";
import { view } from "../../../ui/services";
import { t, texts } from "../../../ui/texts";
import { assetGlyph } from "../glyphs";
import type { SheetDoc, TableDoc } from "../wire";
import { numbersBelow } from "./boxes";

/**
 * The HONORES sheet. The HONORES sheet shows the holders of each office in their order, and the points for the next
 * holder.
 */
export function Honores({ table, sheet, isLarge = false }: { table: TableDoc; sheet: SheetDoc; isLarge?: boolean }) {
  return (
    <ul class="cur-honores" data-big={isLarge}>
      {sheet.offices.map((office) => {
        const holders = table.honores[office.id] ?? [];
        const places = placesOf(office.places, holders);
        return (
          <li key={office.id} class="cur-honor" data-open={office.open}>
            <span class="cur-mark">{assetGlyph(office.id)}</span>
            <span class="cur-text">
              <strong><bdi>{office.name}</bdi></strong>
              <span>{office.open ? t("cur-next-points", { n: office.points }) : t("cur-office-closed")}</span>
            </span>
            <ol class="cur-places">
              {places.map(({ order, who: character }) =>
                character ? (
                  <li key={order} class="cur-place" data-taken="true">
                    <CrestOf id={character} size={isLarge ? 46 : 30} />
                    <span class="unseen">{t("cur-order", { order, who: `who:${character}` })}</span>
                    <small aria-hidden="true">{shortName(character)}</small>
                  </li>
                ) : (
                  <li key={order} class="cur-place">
                    <span aria-hidden="true">{texts.value.text("cur-ordinal", { order })}</span>
                  </li>
                ),
              )}
              {office.places === 0 && holders.length === 0 && <li class="cur-place cur-line" aria-hidden="true" />}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}

interface OfficePlace {
  readonly order: number;
  readonly who?: string;
}

/** Return the places of an office in order, with their holders. A free place has no holder. */
function placesOf(placeCount: number, holders: readonly (OfficePlace & { readonly who: string })[]): readonly OfficePlace[] {
  const freePlaces = numbersBelow(placeCount)
    .map((placeIndex): OfficePlace => ({ order: placeIndex + 1 }))
    .filter(({ order }) => holders.every((place) => place.order !== order));
  return [...holders, ...freePlaces].sort((firstPlace, secondPlace) => firstPlace.order - secondPlace.order);
}

const shortName = (personId: string): string => person(view.value, personId)?.short ?? "";
