import type { PlaceDoc } from "../../core/view/wire";
import { t } from "../texts";

/**
 * Draw the seats of a place as small dots. Dots of taken seats are filled, and the dot of the throne is apart from the
 * others.
 */
export function Seats({ place }: { place: PlaceDoc }) {
  const takenSeatCount = Math.max(0, place.capacity - place.free);
  return (
    <span class="seats" role="img" aria-label={t("ui-seats", { free: place.free, capacity: place.capacity })}>
      {Array.from({ length: place.capacity }, (_, seat) => (
        <i key={seat} data-taken={seat < takenSeatCount} />
      ))}
      {place.throne && <i class="throne" data-taken={place.here.includes(place.throne)} />}
    </span>
  );
}
