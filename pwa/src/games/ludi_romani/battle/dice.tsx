import { useEffect, useState } from "preact/hooks";
import { Die, dieText, useIsRolling } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { VULCAN_DIE } from "./ranks";

/** The entries whose throws this phone has already animated. */
const animatedEntries = new Set<string>();

/** Return whether the throw of an entry has just fallen. The answer stays the same while the component is mounted. */
export function useIsNewThrow(entry: string): boolean {
  const [isNewThrow] = useState(() => !animatedEntries.has(entry));
  useEffect(() => void animatedEntries.add(entry), [entry]);
  return isNewThrow;
}

interface FallingDieProps {
  readonly face: number;
  /** The kind of legio to which the die belongs. */
  readonly kind?: string;
  /** The id of the entry that records the throw. */
  readonly entry: string;
  readonly tone?: "bone" | "gold" | "blood";
  /** The length of an edge in CSS pixels. */
  readonly size?: number;
}

/**
 * A die that rolls once and stops at the recorded number. The entry's id must be its `key`, so that the die of a new
 * throw rolls again.
 */
export function FallingDie({ face, kind = "", entry, tone = "bone", size = 72 }: FallingDieProps) {
  const isNew = useIsNewThrow(entry);
  return (
    <RollMomentLink entry={entry}>
      <span class="lr-tumbles">
        {kind === VULCAN_DIE ? <ForgedDie face={face} size={size} isNew={isNew} /> : <Die face={face} size={size} tone={tone} isRolling={isNew} />}
      </span>
    </RollMomentLink>
  );
}

/** The ten-sided die of Vulcan. */
function ForgedDie({ face, size, isNew }: { face: number; size: number; isNew: boolean }) {
  return (
    <span class="die lr-forged" data-rolling={useIsRolling(isNew)} style={{ "--die": `${size}px` }} role="img" aria-label={dieText(face)}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path class="lr-forged-body" d="M50 3L95 36V62L50 97 5 62V36z" />
        <path class="lr-forged-side" d="M50 3L20 60 50 74 80 60zM20 60L5 62M80 60l15 2M50 74v23" />
      </svg>
      <span class="die-number">{face}</span>
    </span>
  );
}
