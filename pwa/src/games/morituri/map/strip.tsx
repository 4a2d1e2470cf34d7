/**
 * The road ahead as a strip of cards. Each card is a space with the gladiators there. The strip first shows the active
 * pawn.
 */

import { useEffect, useRef } from "preact/hooks";
import { withFullStop } from "../../../core/words/grammar";
import { t, personRef } from "../../../ui/texts";
import { spaceGlyph, spaceSign } from "../glyphs";
import { PawnMark } from "../parts/pawnmark";
import type { SpaceDoc } from "../wire";
import { spaceEffectText } from "./effect";

interface RoadStripProps {
  readonly spaces: readonly SpaceDoc[];
  /** The first space of the strip. */
  readonly startSpace: string;
  readonly onPick: (space: string) => void;
}

export function RoadStrip({ spaces, startSpace, onPick }: RoadStripProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    const stripElement = listRef.current;
    const firstSpace = [...(stripElement?.children ?? [])].find((element) => (element as HTMLElement).dataset["space"] === startSpace) as HTMLElement | undefined;
    if (stripElement && firstSpace) stripElement.scrollTo({ left: firstSpace.offsetLeft - stripElement.offsetLeft - 14, behavior: wasOpened.current ? "smooth" : "instant" });
    wasOpened.current = true;
  }, [startSpace]);
  return (
    <ol class="strip" ref={listRef} aria-label={t("map-road")}>
      {spaces.map((space) => (
        <li key={space.id} data-space={space.id}>
          <button type="button" class="strip-space middle" data-type={space.kind} data-sign={spaceSign(space)} data-here={space.id === startSpace} onClick={() => onPick(space.id)} aria-label={spaceText(space)}>
            <span class="strip-glyph">{spaceGlyph(spaceSign(space))}</span>
            <span class="strip-name">{shortName(space)}</span>
            <span class="strip-number">{space.n}</span>
            {space.pennants > 0 && <PennantFlags pennantCount={space.pennants} />}
            <span class="strip-pawns">
              {space.here.map((gladiatorId) => (
                <PawnMark key={gladiatorId} id={gladiatorId} size={18} />
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const shortName = ({ name }: SpaceDoc): string => name.split(",")[0] ?? name;

function spaceText(space: SpaceDoc): string {
  const presenceText = space.here.length ? t("map-here", { who: space.here.map(personRef) }) : "";
  return [`${space.n}, ${space.name}`, spaceEffectText(space), presenceText].filter(Boolean).map(withFullStop).join(" ");
}

/** The flags of an arena, one flag for each pennant. */
export function PennantFlags({ pennantCount }: { pennantCount: number }) {
  return (
    <span class="flags" aria-hidden="true">
      {Array.from({ length: pennantCount }, (_, pennantIndex) => (
        <svg key={pennantIndex} viewBox="0 0 10 14">
          <path d="M1 0h1.400L10 3.500 2.400 7V14H1z" />
        </svg>
      ))}
    </span>
  );
}
