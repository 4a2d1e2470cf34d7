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
  readonly pendingCount?: number;
  /** The number of boxes that may be ticked now. */
  readonly openCount?: number;
  readonly onPick?: ((boxCount: number) => void) | undefined;
}

/**
 * The levels of dignitas as stairs with the highest level on top. Each level has a row of boxes, its dice and its
 * upkeep.
 */
export function DignitasTrack({ levels, dignitas, level, pendingCount = 0, openCount = 0, onPick }: TrackProps) {
  const rows = levels.map((level, index) => ({
    one: level,
    before: levels.slice(0, index).reduce((sum, { boxes: boxCount }) => sum + boxCount, 0),
  }));
  const stairs = useRef<HTMLDivElement>(null);
  const canTap = onPick !== undefined && openCount > 0;
  useEffect(() => {
    // Scroll the next box into view, above the bar of buttons.
    const steps = canTap ? [...(stairs.current?.querySelectorAll("[data-open=true]") ?? [])] : [];
    for (const step of steps) step.scrollIntoView?.({ block: "nearest" });
  }, [canTap]);
  return (
    <div class="cur-track" ref={stairs}>
      {rows.reverse().map(({ one: step, before }) => (
        <div key={step.id} class="cur-level" data-now={step.id === level} data-open={Boolean(onPick) && dignitas < before + step.boxes && dignitas + openCount > before}>
          <span aria-hidden="true">
            <bdi>{step.name}</bdi>
          </span>
          <BoxRow
            label={t("cur-level", { level: step.name })}
            boxCount={step.boxes}
            tickedCount={limitToBoxes(dignitas - before, step.boxes)}
            pendingCount={limitToBoxes(dignitas + pendingCount - before, step.boxes) - limitToBoxes(dignitas - before, step.boxes)}
            openCount={limitToBoxes(dignitas + openCount - before, step.boxes) - limitToBoxes(dignitas - before, step.boxes)}
            onPick={onPick && ((boxIndex) => onPick(boxIndex + limitToBoxes(dignitas - before, step.boxes) + before - dignitas))}
          />
          <span class="cur-terms" role="img" aria-label={t("cur-terms", { dice: step.dice, upkeep: step.upkeep })}>
            <span>
              {die} {texts.value.count(step.dice)}
            </span>
            <span>
              {FACE_GLYPHS.political_capital} {texts.value.count(step.upkeep)}
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}

const limitToBoxes = (wantedCount: number, boxCount: number): number => Math.max(0, Math.min(boxCount, wantedCount));
