import type { ComponentChildren } from "preact";
import { Die } from "../../../ui/parts/die";
import { t } from "../../../ui/texts";
import { FACE_GLYPHS } from "../glyphs";
import type { FaceName } from "../glyphs";

/** The state of a die. A die is free to be rolled, is kept by a tap, or is locked so that it cannot be rolled again. */
export type DieState = "free" | "held" | "fixed";

export interface GameDieProps {
  /** Index of the die, from 0. */
  readonly dieIndex: number;
  /** The upper face of the die; "" before the first roll. */
  readonly face: FaceName | "";
  /** The state of the die; `free` by default. */
  readonly dieState?: DieState;
  /** The player's choice on a choice die, which is political capital or skill. */
  readonly choice?: "pc" | "skill" | "";
  /** The yield of the face, which is written in the die's corner. */
  readonly figure?: string;
  /** Whether the die is still rolling. */
  readonly isTumbling?: boolean;
  /** The position of the die among the dice that were just rolled; absent if it was not just rolled. */
  readonly fallIndex?: number | undefined;
  /** Called at a tap on the die. Without this function the die is only a picture. */
  readonly onTap?: (() => void) | undefined;
}

/** A die of this game, drawn in its state. */
export function GameDie(props: GameDieProps) {
  const { face, dieState = "free", choice = "", figure = "", isTumbling = false, fallIndex, onTap } = props;
  return (
    <span
      class="cur-die"
      data-face={face || "none"}
      data-hold={dieState}
      data-taken={choice || undefined}
      data-tumbling={isTumbling}
      data-fell={fallIndex !== undefined}
      style={{ "--fell": fallIndex ?? 0 }}
    >
      <Die
        face={0}
        symbol={face ? FACE_GLYPHS[face] : undefined}
        tone={face === "disapproval" ? "blood" : "bone"}
        isLocked={dieState !== "free"}
        label={dieLabel(props)}
        onTap={onTap}
      />
      {figure && <b class="cur-die-figure">{figure}</b>}
    </span>
  );
}

/** Return the accessible name of a die. The name says the face, the choice on the die, and whether the die is kept. */
function dieLabel({ dieIndex, face, dieState = "free", choice = "" }: GameDieProps): string {
  const labelParts = [
    t("cur-die", { n: dieIndex + 1 }),
    face ? t(`face-${face}`) : t("cur-not-rolled"),
    choice ? t(`cur-taken-${choice}`) : "",
    dieState === "fixed" ? t("cur-fixed") : "",
  ];
  return labelParts.filter(Boolean).join(", ");
}

/**
 * Dice side by side. Up to four dice are in one row, and more dice are in two rows. Therefore each die is large enough
 * for a thumb.
 */
export function DiceRow({ diceCount, children }: { diceCount: number; children: ComponentChildren }) {
  return (
    <div class="cur-bones" style={{ "--row": diceCount > 4 ? Math.ceil(diceCount / 2) : diceCount }}>
      {children}
    </div>
  );
}
