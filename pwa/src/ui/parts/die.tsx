/** Drawings of dice. The dice have pips on bone, or the faces of a game's own dice. */

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../texts";
import "../style/dice.css";

type Spot = readonly [number, number];

const LOW_PIP = 27;
const MIDDLE_PIP = 50;
const HIGH_PIP = 73;
const CORNER_PIPS: readonly Spot[] = [[LOW_PIP, LOW_PIP], [HIGH_PIP, HIGH_PIP]];
const OTHER_CORNER_PIPS: readonly Spot[] = [[HIGH_PIP, LOW_PIP], [LOW_PIP, HIGH_PIP]];
const SIDE_PIPS: readonly Spot[] = [[LOW_PIP, MIDDLE_PIP], [HIGH_PIP, MIDDLE_PIP]];
const CENTRE_PIP: readonly Spot[] = [[MIDDLE_PIP, MIDDLE_PIP]];

const PIPS: Readonly<Record<number, readonly Spot[]>> = {
  1: CENTRE_PIP,
  2: OTHER_CORNER_PIPS,
  3: [...OTHER_CORNER_PIPS, ...CENTRE_PIP],
  4: [...CORNER_PIPS, ...OTHER_CORNER_PIPS],
  5: [...CORNER_PIPS, ...OTHER_CORNER_PIPS, ...CENTRE_PIP],
  6: [...CORNER_PIPS, ...OTHER_CORNER_PIPS, ...SIDE_PIPS],
};

/** The properties of `Die`. */
interface DieProps {
  /** The upper face; 0 for a die that has not been rolled yet. */
  readonly face: number;
  /** The length of an edge of the die (CSS pixels). */
  readonly size?: number;
  /** Whether the die is kept when the other dice are rolled again. */
  readonly isLocked?: boolean | undefined;
  /** Whether the die rolls when it is first drawn. Its face is hidden until it lies. */
  readonly isRolling?: boolean | undefined;
  /** The drawing that replaces the pips. */
  readonly symbol?: VNode | undefined;
  /** The material of the die, which decides its colours. */
  readonly tone?: "bone" | "blood" | "gold" | "stone";
  /** The text for screen readers. By default, it is the number. */
  readonly label?: string | undefined;
  /**
   * Called at a tap. This function makes the die a button. A locked die looks pressed unless `pressed` says otherwise.
   */
  readonly onTap?: (() => void) | undefined;
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** The time until a rolled die lies (milliseconds). The style sheet has the same time. */
const ROLL_MS = 600;

/**
 * Return whether a die is still rolling. The face and the results beside it appear in the same drawing in which the die
 * lies. A timer of the style sheet would be late or early on a busy phone.
 */
export function useIsRolling(isRolling: boolean): boolean {
  const [isMoving, setIsMoving] = useState(isRolling);
  useEffect(() => {
    if (!isRolling) return undefined;
    const timer = setTimeout(() => setIsMoving(false), ROLL_MS);
    return () => clearTimeout(timer);
  }, [isRolling]);
  return isRolling && isMoving;
}

/** Draw one die. */
export function Die({ face, size = 56, isLocked, isRolling, symbol, tone = "bone", label, onTap, isPressed, isDisabled }: DieProps) {
  const accessibleName = label ?? dieText(face);
  const isMoving = useIsRolling(isRolling ?? false);
  const attributes = {
    class: "die",
    "data-tone": tone,
    "data-blank": face === 0 && !symbol,
    "data-locked": isLocked ?? false,
    "data-rolling": isMoving,
    style: { "--die": `${size}px` },
  };
  const dieDrawing = (
    <>
      {symbol ? <span class="die-symbol">{symbol}</span> : <DieFace face={face} />}
      {isLocked && <LockMark />}
    </>
  );
  if (!onTap) {
    return (
      <span {...attributes} role="img" aria-label={isLocked ? t("ui-die-locked", { die: accessibleName }) : accessibleName}>
        {dieDrawing}
      </span>
    );
  }
  return (
    <button {...attributes} type="button" aria-label={accessibleName} aria-pressed={isPressed ?? isLocked ?? false} disabled={isDisabled} onClick={onTap}>
      {dieDrawing}
    </button>
  );
}

/** Return the name of a face. The result is the number of the face, or says that the die has no face yet. */
export const dieText = (face: number): string => (face === 0 ? t("ui-die-blank") : String(face));

function DieFace({ face }: { face: number }) {
  const pips = PIPS[face];
  if (pips) {
    return (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {pips.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
        ))}
      </svg>
    );
  }
  return <span class="die-number">{face === 0 ? "" : face}</span>;
}

function LockMark() {
  return (
    <svg class="die-lock" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d="M8 11.500h8v5.500H8zM9.500 11.500V9.500a2.500 2.500 0 0 1 5 0v2" />
    </svg>
  );
}
