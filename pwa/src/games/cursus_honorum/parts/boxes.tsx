import { t } from "../../../ui/texts";

export interface BoxRowProps {
  /** The accessible name of the row. */
  readonly label: string;
  /** The number of all boxes in the row. */
  readonly boxCount: number;
  /** The number of boxes that are ticked. */
  readonly tickedCount: number;
  /** The number of boxes that the player wants to tick. */
  readonly pendingCount?: number;
  /** The number of boxes that may be ticked now. Without this number the boxes are read-only. */
  readonly openCount?: number;
  /** Called with the new number of pending boxes. */
  readonly onPick?: ((boxCount: number) => void) | undefined;
}

/**
 * A row of boxes on the record sheet. A tap on an open box fills all boxes up to this box. A tap on the last pending
 * box removes its tick.
 */
export function BoxRow({ label, boxCount, tickedCount, pendingCount = 0, openCount = 0, onPick }: BoxRowProps) {
  const stateOfBox = (box: number): string =>
    box < tickedCount ? "ticked" : box < tickedCount + pendingCount ? "pending" : onPick && box < tickedCount + openCount ? "open" : "empty";
  if (!onPick || openCount === 0) {
    return (
      <span class="cur-boxes" role="img" aria-label={t("cur-boxes", { label, n: tickedCount, boxes: boxCount })}>
        {numbersBelow(boxCount).map((box) => (
          <i key={box} class="cur-box" data-state={stateOfBox(box)} />
        ))}
      </span>
    );
  }
  return (
    <span class="cur-boxes" role="group" aria-label={t("cur-boxes", { label, n: tickedCount + pendingCount, boxes: boxCount })}>
      {numbersBelow(boxCount).map((box) => {
        const boxState = stateOfBox(box);
        if (boxState === "ticked" || boxState === "empty") return <i key={box} class="cur-box" data-state={boxState} />;
        const isLast = box === tickedCount + pendingCount - 1;
        return (
          <button
            key={box}
            type="button"
            class="cur-box"
            data-state={boxState}
            aria-pressed={boxState === "pending"}
            aria-label={t(isLast ? "cur-box-back" : "cur-box-to", { label, n: box + 1 })}
            onClick={() => onPick(isLast ? box - tickedCount : box + 1 - tickedCount)}
          />
        );
      })}
    </span>
  );
}

export const numbersBelow = (limit: number): number[] => Array.from({ length: limit }, (_, index) => index);
