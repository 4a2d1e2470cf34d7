/** A pawn on the board. When the space of the pawn changes, the pawn walks along the road. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { emblemPath } from "../glyphs";
import type { Spot } from "../../../ui/atlas/spot";

export interface Pawn {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** The index of the pawn's emblem, which distinguishes players without colour. */
  readonly emblemIndex: number;
  /** The id of the space on which the pawn stands. */
  readonly place: string;
  /** Whether it is this gladiator's turn. */
  readonly isActive: boolean;
}

interface PawnFigureProps {
  readonly pawn: Pawn;
  readonly pawnIndex: number;
  readonly spots: readonly Spot[];
  /** The offset of the pawn from the middle of its space, for a pawn of scale 1. */
  readonly offset: Spot;
  readonly pawnSize: number;
}

const STEP_MS = 190;
/** The maximum number of spaces that a pawn walks. A pawn that is sent further moves in a straight line. */
const MAX_HOPS = 12;

export function PawnFigure({ pawn, pawnIndex, spots, offset, pawnSize }: PawnFigureProps) {
  const element = useRef<SVGGElement>(null);
  const previousObject = useRef(pawnIndex);
  const [dx, dy] = [offset[0] * pawnSize, offset[1] * pawnSize];
  const translateTo = (spot: Spot | undefined): string => `translate(${(spot?.[0] ?? 0) + dx}px, ${(spot?.[1] ?? 0) + dy}px)`;
  useLayoutEffect(() => {
    const previousSpace = previousObject.current;
    previousObject.current = pawnIndex;
    const stops = previousSpace === pawnIndex ? [] : spacesBetween(previousSpace, pawnIndex);
    if (!stops.length || prefersReducedMotion()) return;
    element.current?.animate(hopKeyframes(stops, spots, translateTo), { duration: stops.length * STEP_MS, easing: "ease-in-out" });
  }, [pawnIndex]);
  return (
    <g ref={element} class="pawn" data-active={pawn.isActive} style={{ transform: translateTo(spots[pawnIndex]), "--pawn": pawn.colour }}>
      <g transform={`scale(${pawnSize})`}>
        {pawn.isActive && <ellipse class="ring" cy="1" rx="15" ry="6" />}
        <ellipse class="shadow" cy="1.500" rx="10" ry="3.6" />
        <path class="body" d="M-9.500 1C-9.500-3-6-5-5-10-8-11-9-13.500-8.500-16c-3-1-4-3-4-3l4.500-1C-8-26-4.500-29.500 0-29.500S8-26 8-20l4.500 1s-1 2-4 3c.5 2.500-.5 5-3.500 6 1 5 4.500 7 4.500 11-4 2.600-15 2.600-19 0z" />
        <path class="crest-line" d="M-2-29C-5-35 0-39 6-37.500 11-36 12-31 10-26 8-30 5-31.500 2-29z" />
        <path class="mark" d={emblemPath(pawn.emblemIndex)} transform="translate(-5.400 -24) scale(.45)" fill-rule="evenodd" />
      </g>
    </g>
  );
}

/** Return the offset of pawn `number` when `pawnCount` pawns are on one space. The pawns stand in a row or in a ring. */
export function pawnOffset(pawnIndex: number, pawnCount: number): Spot {
  if (pawnCount === 1) return [0, 0];
  if (pawnCount === 2) return [pawnIndex ? 12 : -12, 2];
  const angle = (pawnIndex / pawnCount) * 2 * Math.PI + Math.PI / 2;
  const radius = 9 + pawnCount * 2.2;
  return [Math.cos(angle) * radius * 1.2, Math.sin(angle) * radius * 0.75];
}

/** Return the spaces from one space to another, including both. */
function spacesBetween(firstSpace: number, lastSpace: number): readonly number[] {
  if (Math.abs(lastSpace - firstSpace) > MAX_HOPS) return [firstSpace, lastSpace];
  const step = Math.sign(lastSpace - firstSpace);
  return Array.from({ length: Math.abs(lastSpace - firstSpace) + 1 }, (_, index) => firstSpace + index * step);
}

/** Return the keyframes of an animation in which a pawn hops from space to space. */
function hopKeyframes(stops: readonly number[], spots: readonly Spot[], translateTo: (spot: Spot | undefined) => string): Keyframe[] {
  return stops.flatMap((stop, index) => {
    const [spot, nextSpot] = [spots[stop], spots[stops[index + 1] ?? -1]];
    if (!spot || !nextSpot) return [{ transform: translateTo(spot) }];
    const top: Spot = [(spot[0] + nextSpot[0]) / 2, (spot[1] + nextSpot[1]) / 2 - 14];
    return [{ transform: translateTo(spot) }, { transform: translateTo(top) }];
  });
}

const prefersReducedMotion = (): boolean =>
  !Element.prototype.animate || matchMedia("(prefers-reduced-motion: reduce)").matches;
