import type { PlaceDoc } from "../../core/view/wire";
import { pack } from "../../ui/pack";
import { Seats } from "../../ui/parts/seats";
import { personName, t, texts } from "../../ui/texts";

interface PlaceTableProps {
  readonly places: readonly PlaceDoc[];
  readonly myPlace: string;
  readonly onPick: (placeId: string) => void;
}

/** A table of all places. Each row has the people at the place, the free seats, and the game's own details. */
export function PlaceTable({ places, myPlace, onPick }: PlaceTableProps) {
  return (
    <table class="place-table">
      <caption class="unseen">{t("ui-map")}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{t("ui-region")}</th>
          <th scope="col">{t("ui-who-is-here")}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.id} data-mine={place.id === myPlace}>
            <th scope="row">
              <button type="button" class="row" onClick={() => onPick(place.id)}>
                <span class="option-text">
                  <span class="option-name"><bdi>{place.name}</bdi></span>
                  <span class="option-note">{pack.value.placeLine?.(place.id)}</span>
                </span>
                <Seats place={place} />
              </button>
            </th>
            <td>{place.here.length ? texts.value.joinNames(place.here.map(personName)) : t("ui-nobody-here")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
