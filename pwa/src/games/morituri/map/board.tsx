/**
 * The board of the game. The board is a map of the Roman world with the road from the first space to Roma, and the
 * pawns.
 */

import { useMemo } from "preact/hooks";
import { SKULL_PATH, spaceSign, SPACE_PATHS } from "../glyphs";
import type { Spot } from "../../../ui/atlas/spot";
import { spaceSpots } from "./spacespots";
import { GROUND } from "./ground";
import { placeLabels } from "./labels";
import { pawnOffset, PawnFigure } from "./pawn";
import type { Pawn } from "./pawn";
import { MAP_DIMENSIONS } from "./project";
import type { SpaceDoc } from "../wire";
import "../colours.css";
import "./board.css";
import "./map.css";

export interface Grave {
  /** The id of the dead gladiator. */
  readonly id: string;
  /** The id of the space. */
  readonly place: string;
  readonly colour: string;
}

export interface BoardProps {
  readonly spaces: readonly SpaceDoc[];
  readonly pawns: readonly Pawn[];
  /** The places where gladiators died, with their colours. */
  readonly graves?: readonly Grave[];
  /** Whether the board is drawn for the wall. A board on the wall has fewer and larger names. */
  readonly isLarge?: boolean;
  /** Whether a phone shows the whole map. The pawns are then drawn larger than their true scale. */
  readonly isFar?: boolean;
}

/** The scale of pawns on the wall, and on a phone that shows the whole map. */
const LARGE_PAWN_SCALE = 1.55;
const FAR_PAWN_SCALE = 2.1;

/** The distance from the middle of a space to its edge (units of the map). */
const SPACE_RADII: Partial<Readonly<Record<SpaceDoc["kind"], number>>> = { roma: 34, arena: 21, plain: 10, start: 21 };
const spaceRadius = ({ kind }: SpaceDoc): number => SPACE_RADII[kind] ?? 16;

const shortName = (name: string): string => name.split(",")[0] ?? name;

export function RoadBoard({ spaces, pawns, graves = [], isLarge = false, isFar = false }: BoardProps) {
  const spots = useSpaceSpots(spaces);
  const indexOfSpace = new Map(spaces.map((space, index) => [space.id, index]));
  return (
    <>
      {GROUND}
      <Road spots={spots} />
      {spaces.map((space, index) => (
        <SpaceMark key={space.id} space={space} spot={spots[index] ?? [0, 0]} />
      ))}
      <SpaceNames spaces={spaces} spots={spots} isLarge={isLarge} />
      {graves.map((grave, index) => (
        <GraveMark key={grave.id} grave={grave} spot={spots[indexOfSpace.get(grave.place) ?? -1]} graveIndex={index} />
      ))}
      {placePawns(pawns, indexOfSpace).map(({ pawn, index, aside: offset }) => (
        <PawnFigure key={pawn.id} pawn={pawn} pawnIndex={index} spots={spots} offset={offset} pawnSize={isFar ? FAR_PAWN_SCALE : isLarge ? LARGE_PAWN_SCALE : 1} />
      ))}
    </>
  );
}

/** Return the position of each space on the map. The positions are computed again only if the board changes. */
export function useSpaceSpots(spaces: readonly SpaceDoc[]): readonly Spot[] {
  const locationsKey = spaces.map(({ id, lon, lat }) => `${id} ${lon} ${lat}`).join();
  return useMemo(() => spaceSpots(spaces.map((space) => ({ ...space, reach: spaceRadius(space) }))), [locationsKey]);
}

/** Return every pawn with its space and its offset on the space. Pawns in front come last. */
function placePawns(pawns: readonly Pawn[], indexOfSpace: ReadonlyMap<string, number>) {
  const pawnPlaces = pawns.flatMap((pawn) => {
    const spaceIndex = indexOfSpace.get(pawn.place);
    return spaceIndex === undefined ? [] : [{ pawn, index: spaceIndex }];
  });
  return pawnPlaces
    .map((pawnPlace) => {
      const neighbours = pawnPlaces.filter((otherPlace) => otherPlace.index === pawnPlace.index);
      return { ...pawnPlace, aside: pawnOffset(neighbours.indexOf(pawnPlace), neighbours.length) };
    })
    .sort((a, b) => Number(a.pawn.isActive) - Number(b.pawn.isActive) || a.aside[1] - b.aside[1]);
}

function Road({ spots }: { spots: readonly Spot[] }) {
  const roadPath = `M${spots.map(([x, y]) => `${x} ${y}`).join("L")}`;
  return (
    <g class="road" aria-hidden="true">
      <path class="bed" d={roadPath} />
      <path class="stones" d={roadPath} />
    </g>
  );
}

function SpaceMark({ space, spot: [x, y] }: { space: SpaceDoc; spot: Spot }) {
  const sign = spaceSign(space);
  const radius = spaceRadius(space);
  const scale = (radius * (space.kind === "arena" || space.kind === "roma" ? 1.35 : 1.24)) / 24;
  return (
    <g class="space" data-type={space.kind} data-sign={sign} transform={`translate(${x} ${y})`}>
      {space.kind === "roma" && <circle class="glory" r={radius + 5} />}
      <circle class="disc" r={radius} />
      {space.kind !== "plain" && (
        <path class="sign" d={SPACE_PATHS[sign]} fill-rule="evenodd" transform={`scale(${scale}) translate(-12 -12)`} />
      )}
      {(space.cards ?? 1) > 1 && <PawnCount pawnCount={space.cards ?? 0} />}
      {space.pennants > 0 && <Pennants pennantCount={space.pennants} top={-radius} isTall={space.kind === "roma"} />}
    </g>
  );
}

/** A skull beside the space where a gladiator died. */
function GraveMark({ grave, spot, graveIndex }: { grave: Grave; spot: Spot | undefined; graveIndex: number }) {
  if (!spot) return null;
  const [x, y] = [spot[0] - 26 - (graveIndex % 3) * 5, spot[1] + 8 + (graveIndex % 2) * 10];
  return (
    <g class="grave" transform={`translate(${x} ${y})`} style={{ "--pawn": grave.colour }}>
      <path d={SKULL_PATH} fill-rule="evenodd" transform="scale(.8)" />
    </g>
  );
}

function PawnCount({ pawnCount }: { pawnCount: number }) {
  return (
    <g class="count" transform="translate(12 12)">
      <circle r="8" />
      <text y="4.2">{pawnCount}</text>
    </g>
  );
}

/** The flags above an arena. The number of flags is the strength of the beast in the arena. */
function Pennants({ pennantCount, top, isTall }: { pennantCount: number; top: number; isTall: boolean }) {
  const step = isTall ? 13 : 10;
  return (
    <g class="pennants" transform={`translate(${(-(pennantCount - 1) * step) / 2} ${top + (isTall ? 2 : 3)})`}>
      {Array.from({ length: pennantCount }, (_, pennantIndex) => (
        <path key={pennantIndex} d={isTall ? "M-.8 6v-26h1.600l9 4.500-9 4.500V6z" : "M-.7 4v-17h1.400l7 3.500-7 3.500V4z"} transform={`translate(${pennantIndex * step} 0)`} />
      ))}
    </g>
  );
}

function SpaceNames({ spaces, spots, isLarge }: { spaces: readonly SpaceDoc[]; spots: readonly Spot[]; isLarge: boolean }) {
  const badgeSize = isLarge ? 25 : 13;
  const labels = useMemo(() => {
    const namedSpots = spaces.flatMap((space, index) => {
      const spot = spots[index];
      const hasOwnName = space.kind === "arena" || space.kind === "roma" || space.kind === "start";
      return spot && (hasOwnName || !isLarge) ? [{ text: shortName(space.name), spot, reach: spaceRadius(space), known: hasOwnName }] : [];
    });
    return placeLabels(namedSpots.sort((a, b) => Number(b.known) - Number(a.known)), spots, badgeSize).map((label, index) => ({
      ...label,
      isLandmark: namedSpots[index]?.known ?? false,
    }));
  }, [spots, isLarge]);
  return (
    <g class="space-names" font-size={badgeSize} aria-hidden="true">
      {labels.map(({ text, x, y, anchor, isLandmark }) => (
        <text key={`${text} ${x}`} x={x} y={y} text-anchor={anchor} data-known={isLandmark}>
          {text}
        </text>
      ))}
    </g>
  );
}

/**
 * Return the index of the space nearest to a point of the map; -1 if every space is further away than `limit` units.
 */
export function nearestSpace(spots: readonly Spot[], [x, y]: Spot, limit: number): number {
  const distances = spots.map((spot) => Math.hypot(spot[0] - x, spot[1] - y));
  const leastDistance = Math.min(...distances);
  return leastDistance <= limit ? distances.indexOf(leastDistance) : -1;
}

export const VIEW_BOX = `0 0 ${MAP_DIMENSIONS.width} ${MAP_DIMENSIONS.height}`;
