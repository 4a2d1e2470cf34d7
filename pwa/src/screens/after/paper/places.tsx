import { places } from "../../../core/view/selectors";
import type { PlaceDoc } from "../../../core/view/wire";
import { lazyOnce } from "../../../ui/lazy";
import { pack } from "../../../ui/pack";
import { view } from "../../../ui/services";
import { t, personRef } from "../../../ui/texts";

/** List every place with its properties and the characters there. In a game without a map, nothing is shown. */
export function PlacesOnPaper() {
  const allPlaces = places(view.value).filter(({ here: presentPeople }) => presentPeople.length > 0 || !pack.value.placesAreSpaces);
  if (!allPlaces.length) return null;
  return (
    <section>
      <h2>{t("paper-places")}</h2>
      <div class="paper-places">
        {allPlaces.map((place) => (
          <Place key={place.id} place={place} />
        ))}
      </div>
    </section>
  );
}

function Place({ place }: { place: PlaceDoc }) {
  const Own = pack.value.place && lazyOnce(pack.value.place);
  const { placeFacts, placeNote } = pack.value;
  const facts = [...(placeFacts?.(place.id) ?? []), placeNote?.(place.id)].filter(Boolean);
  return (
    <section class="paper-place">
      <h3><bdi>{place.name}</bdi></h3>
      {facts.length > 0 && <p>{facts.join(" · ")}</p>}
      {place.here.length > 0 && <p>{t("paper-here", { who: place.here.map(personRef) })}</p>}
      {Own && <Own id={place.id} />}
    </section>
  );
}
