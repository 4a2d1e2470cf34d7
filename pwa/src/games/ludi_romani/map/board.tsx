/** The map as one drawing, with lands, their rulers and roads. Phones and the wall share this drawing. */

import { useMemo } from "preact/hooks";
import { softLine } from "../../../ui/atlas/curves";
import { FEATURES, GROUND, LAND_CLIP, REGION_OUTLINES } from "./ground";
import type { RegionState } from "./regionstates";
import { project } from "./project";
import { ROAD_BENDS, REGIONS } from "./regions";

/**
 * The number of factions that have their own colour and pattern. Further factions share the colours and patterns of the
 * first.
 */
export const FACTION_LOOK_COUNT = 8;

/**
 * Patterns of lines that tell factions apart without colour. The lines are on a tile of 22 by 22 units, each with its
 * rotation in degrees.
 */
const PATTERNS: readonly (readonly [string, number])[] = [
  ["M0 5.500H22M0 16.500H22", 45],
  ["M0 5.500H22M0 16.500H22", -45],
  ["M4 5.500h3M15 5.500h3M4 16.500h3M15 16.500h3", 0],
  ["M0 11H22", 0],
  ["M0 11H22", 90],
  ["M0 11H22M11 0V22", 45],
  ["M0 7l5.500 6 5.500-6 5.500 6 5.500-6", 0],
  ["M7 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0", 0],
];

const CITY_SPOTS = new Map(REGIONS.map(({ id, city }) => [id, project(city)]));

/** The board. The board is drawn again only when the look of a region or my own region changes. */
export function MapBoard({ standings, myPlace }: { standings: readonly RegionState[]; myPlace: string }) {
  const looks = standings.map(({ place, faction, ruler }) => [place.id, place.kind, place.roads, faction, ruler !== ""]);
  return useMemo(() => <BoardDrawing standings={standings} myPlace={myPlace} />, [JSON.stringify(looks), myPlace]);
}

function BoardDrawing({ standings, myPlace }: { standings: readonly RegionState[]; myPlace: string }) {
  const visibleStates = standings.filter(({ place }) => REGION_OUTLINES[place.id]);
  return (
    <>
      <defs>
        {LAND_CLIP}
        {PATTERNS.map(([line, angle], patternIndex) => (
          <pattern key={patternIndex} id={`lr-pattern-${patternIndex}`} width="22" height="22" patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
            <path class="pattern" d={line} />
          </pattern>
        ))}
      </defs>
      {GROUND}
      <g clip-path="url(#lr-land)">
        {visibleStates.map((region) => (
          <RegionArea key={region.place.id} region={region} />
        ))}
        <path class="border" d={visibleStates.map(({ place }) => REGION_OUTLINES[place.id]).join("")} />
        {REGION_OUTLINES[myPlace] && <path class="mine" d={REGION_OUTLINES[myPlace]} />}
      </g>
      {FEATURES}
      <Roads standings={visibleStates} />
    </>
  );
}

function RegionArea({ region: { place, faction, ruler } }: { region: RegionState }) {
  const factionLook = faction % FACTION_LOOK_COUNT;
  return (
    <>
      <path class="area" data-region={place.id} data-kind={place.kind} data-held={ruler !== ""} d={REGION_OUTLINES[place.id]} />
      {faction >= 0 && (
        <>
          <path class="tint" data-faction={factionLook} d={REGION_OUTLINES[place.id]} />
          <path class="patterned" d={REGION_OUTLINES[place.id]} fill={`url(#lr-pattern-${factionLook})`} />
        </>
      )}
    </>
  );
}

function Roads({ standings }: { standings: readonly RegionState[] }) {
  const pairs = standings.flatMap(({ place }) => place.roads.filter((neighbour) => place.id < neighbour && CITY_SPOTS.has(neighbour)).map((neighbour) => [place.id, neighbour] as const));
  const ways = pairs.map(([origin, destination]) => softLine([origin, ...(ROAD_BENDS[`${origin} ${destination}`] ?? []), destination].flatMap((stop) => (typeof stop === "string" ? [CITY_SPOTS.get(stop) ?? [0, 0]] : [project(stop)]))));
  return (
    <g class="roads" aria-hidden="true">
      <path class="under" d={ways.join("")} />
      <path d={ways.join("")} />
      {standings.map(({ place }) => {
        const [x, y] = CITY_SPOTS.get(place.id) ?? [0, 0];
        return place.kind === "rome" ? <path key={place.id} class="city" d={`M${x} ${y - 11}l3 7.500 8 .500-6 5 2 8-7-4.300-7 4.300 2-8-6-5 8-.500z`} /> : <circle key={place.id} class="city" cx={x} cy={y} r="5.500" />;
      })}
    </g>
  );
}
