import { softLine } from "../../../ui/atlas/curves";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { MapBoard } from "../map/board";
import { regionStates } from "../map/regionstates";
import { MAP_DIMENSIONS, project } from "../map/project";
import { REGIONS, ROAD_BENDS } from "../map/regions";
import "../map/colours.css";
import "../map/map.css";

/** The stops of the triumph: from Actium in Greece around the world, and to Rome (VICT-01). */
const STOPS = ["greece", "asia_minor", "parthia", "syria", "egypt", "southern_italy", "sicily", "mauretania", "spain", "gaul", "germania", "northern_italy", "rome"] as const;

const CITIES = new Map(REGIONS.map(({ id, city }) => [id, project(city)]));

/** Return the line from one stop to the next, along the road if there is one. */
function bendsBetween(origin: string, destination: string): readonly (readonly [number, number])[] {
  const [startPlace, endPlace] = origin < destination ? [origin, destination] : [destination, origin];
  const bends = (ROAD_BENDS[`${startPlace} ${endPlace}`] ?? []).map(project);
  return origin < destination ? bends : bends.reverse();
}

const ROUTE = softLine(STOPS.flatMap((stop, index) => {
  const previousStop = STOPS[index - 1];
  return [...(previousStop ? bendsBetween(previousStop, stop) : []), CITIES.get(stop) ?? [0, 0]];
}));

/** The route of the triumph over the map. */
export function TriumphRoute() {
  return (
    <>
      <svg class="lr-map wall-route" viewBox={`0 0 ${MAP_DIMENSIONS.width} ${MAP_DIMENSIONS.height}`} role="img" aria-label={t("lr-end-route-about")}>
        <MapBoard standings={regionStates(view.value, "")} myPlace="" />
        <path class="lr-route" pathLength="1" d={ROUTE} />
      </svg>
      <p>{t("lr-end-route-about")}</p>
    </>
  );
}
