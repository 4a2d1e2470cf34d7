import { useRef } from "preact/hooks";
import { isEqual } from "../../../core/view/equality";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import type { MapProps } from "../../../ui/gamepack";
import { MapBoard } from "./board";
import { RegionLabel } from "./label";
import { regionStates } from "./regionstates";
import type { RegionState } from "./regionstates";
import { MAP_DIMENSIONS } from "./project";
import { useSpreadLabels } from "./spread";
import { MapViewport } from "./viewport";
import "./colours.css";
import "./map.css";

/**
 * The map of the Roman world. On a phone it is a viewport that fingers move. On the wall it is the whole map, without
 * marks of friends.
 */
export function RomanMap({ places, myPlace, isLarge = false, onPick }: MapProps) {
  const placeIds = new Set(places.map(({ id }) => id));
  const states = useKeptStates(regionStates(view.value, isLarge ? "" : me.value).filter(({ place }) => placeIds.has(place.id)));
  return isLarge ? <WallMap standings={states} myPlace={myPlace} /> : <MapViewport standings={states} myPlace={myPlace} onPick={onPick} />;
}

/** The whole map, as the wall shows it. */
function WallMap({ standings: states, myPlace }: { standings: readonly RegionState[]; myPlace: string }) {
  const sheet = useSpreadLabels();
  return (
    <div class="lr-map lr-map-big cell" role="group" aria-label={t("ui-map")}>
      <div ref={sheet} class="lr-map-sheet map-sheet">
        <svg viewBox={`0 0 ${MAP_DIMENSIONS.width} ${MAP_DIMENSIONS.height}`} aria-hidden="true">
          <MapBoard standings={states} myPlace={myPlace} />
        </svg>
        {states.map((region) => (
          <RegionLabel key={region.place.id} region={region} isMine={region.place.id === myPlace} isLarge />
        ))}
      </div>
    </div>
  );
}

/** Return the states with the earlier object of each region that did not change. Its label is then not drawn again. */
function useKeptStates(states: readonly RegionState[]): readonly RegionState[] {
  const lastStates = useRef<readonly RegionState[]>([]);
  lastStates.current = states.map((region) => lastStates.current.find((previousState) => isEqual(previousState, region)) ?? region);
  return lastStates.current;
}
