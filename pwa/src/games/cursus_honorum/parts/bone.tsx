import type { ComponentChildren } from "preact";
import { Die } from "../../../ui/parts/die";
import { t } from "../../../ui/texts";
import { FACES } from "../glyphs";
import type { FaceName } from "../glyphs";

/** How a die lies: free to be rolled, kept by a tap just now, or kept for good. */
export type Hold = "free" | "held" | "fixed";

export interface BoneProps {
  readonly index: number;
  /** What it shows; empty before it has fallen. */
  readonly face: FaceName | "";
  readonly hold?: Hold;
  /** What is taken of a choice. */
  readonly taken?: "pc" | "skill" | "";
  /** What the face brings, as a figure in the corner. */
  readonly figure?: string;
  /** It is in the air. */
  readonly tumbling?: boolean;
  /** It has just fallen, as the how manyeth. */
  readonly fell?: number | undefined;
  readonly onTap?: (() => void) | undefined;
}

/** A die with what this game has on its faces, and how it lies. */
export function Bone(props: BoneProps) {
  const { face, hold = "free", taken = "", figure = "", tumbling = false, fell, onTap } = props;
  return (
    <span
      class="cur-die"
      data-face={face || "none"}
      data-hold={hold}
      data-taken={taken || undefined}
      data-tumbling={tumbling}
      data-fell={fell !== undefined}
      style={{ "--fell": fell ?? 0 }}
    >
      <Die
        face={0}
        symbol={face ? FACES[face] : undefined}
        tone={face === "disapproval" ? "blood" : "bone"}
        locked={hold !== "free"}
        label={boneName(props)}
        onTap={onTap}
      />
      {figure && <b class="cur-die-figure">{figure}</b>}
    </span>
  );
}

/** A die in words: its face, what is taken of it, and whether it is kept. */
function boneName({ index, face, hold = "free", taken = "" }: BoneProps): string {
  const parts = [
    t("cur-die", { n: index + 1 }),
    face ? t(`face-${face}`) : t("cur-not-rolled"),
    taken ? t(`cur-taken-${taken}`) : "",
    hold === "fixed" ? t("cur-fixed") : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Dice side by side: up to four in a row, more in two rows, so that each fits a thumb. */
export function Bones({ dice, children }: { dice: number; children: ComponentChildren }) {
  return (
    <div class="cur-bones" style={{ "--row": dice > 4 ? Math.ceil(dice / 2) : dice }}>
      {children}
    </div>
  );
}
