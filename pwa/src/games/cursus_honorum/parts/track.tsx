import { useEffect, useRef } from "preact/hooks";
import { t, texts } from "../../../ui/texts";
import { die, FACE_GLYPHS } from "../glyphs";
import type { LevelDoc } from "../wire";
import { BoxRow } from "./boxes";

export interface TrackProps {
  readonly levels: readonly LevelDoc[];
  /** The number of ticked boxes. */
  readonly dignitas: number;
  /** The player's current level. */
  readonly level: string;
  /** The number of boxes that the player wants to tick. */
  readonly pending?: number;
  /** The number of boxes that may be ticked now. */
  readonly open?: number;
  readonly onPick?: ((pending: number) => void) | undefined;
}

/**
 * The levels of dignitas as stairs with the highest level on top. Each level has a row of boxes, its dice and its
 * upkeep.
 */
export function DignitasTrack({ levels, dignitas, level, pending = 0, open = 0, onPick }: TrackProps) {
  const rows = levels.map((one, index) => ({
    one,
    before: levels.slice(0, index).reduce((sum, { boxes }) => sum + boxes, 0),
  }));
  const stairs = useRef<HTMLDivElement>(null);
  const taps = onPick !== undefined && open > 0;
  useEffect(() => {
    // Scroll the next box into view, above the bar of buttons.
    const steps = taps ? [...(stairs.current?.querySelectorAll("[data-open=true]") ?? [])] : [];
    for (const step of steps) step.scrollIntoView?.({ block: "nearest" });
  }, [taps]);
  return (
    <div class="cur-track" ref={stairs}>
      {rows.reverse().map(({ one, before }) => (
        <div key={one.id} class="cur-level" data-now={one.id === level} data-open={Boolean(onPick) && dignitas < before + one.boxes && dignitas + open > before}>
          <span aria-hidden="true">
            <bdi>{one.name}</bdi>
          </span>
          <BoxRow
            label={t("cur-level", { level: one.name })}
            boxes={one.boxes}
            ticked={limitToBoxes(dignitas - before, one.boxes)}
            pending={limitToBoxes(dignitas + pending - before, one.boxes) - limitToBoxes(dignitas - before, one.boxes)}
            open={limitToBoxes(dignitas + open - before, one.boxes) - limitToBoxes(dignitas - before, one.boxes)}
            onPick={onPick && ((n) => onPick(n + limitToBoxes(dignitas - before, one.boxes) + before - dignitas))}
          />
          <span class="cur-terms" role="img" aria-label={t("cur-terms", { dice: one.dice, upkeep: one.upkeep })}>
            <span>
              {die} {texts.value.count(one.dice)}
            </span>
            <span>
              {FACE_GLYPHS.political_capital} {texts.value.count(one.upkeep)}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

const limitToBoxes = (n: number, boxes: number): number => Math.max(0, Math.min(boxes, n));
