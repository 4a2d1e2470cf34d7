import { t } from "../../../ui/texts";

export interface BoxRowProps {
  /** The accessible name of the row. */
  readonly label: string;
  /** The number of all boxes in the row. */
  readonly boxes: number;
  /** The number of boxes that are ticked. */
  readonly ticked: number;
  /** The number of boxes that the player wants to tick. */
  readonly pending?: number;
  /** The number of boxes that may be ticked now. Without this number the boxes are read-only. */
  readonly open?: number;
  /** Called with the new number of pending boxes. */
  readonly onPick?: ((pending: number) => void) | undefined;
}

/**
 * A row of boxes on the record sheet. A tap on an open box fills all boxes up to this box. A tap on the last pending
 * box removes its tick.
 */
export function BoxRow({ label, boxes, ticked, pending = 0, open = 0, onPick }: BoxRowProps) {
  const state = (box: number): string =>
    box < ticked ? "ticked" : box < ticked + pending ? "pending" : onPick && box < ticked + open ? "open" : "empty";
  if (!onPick || open === 0) {
    return (
      <span class="cur-boxes" role="img" aria-label={t("cur-boxes", { label, n: ticked, boxes })}>
        {numbersBelow(boxes).map((box) => (
          <i key={box} class="cur-box" data-state={state(box)} />
        ))}
      </span>
    );
  }
  return (
    <span class="cur-boxes" role="group" aria-label={t("cur-boxes", { label, n: ticked + pending, boxes })}>
      {numbersBelow(boxes).map((box) => {
        const boxState = state(box);
        if (boxState === "ticked" || boxState === "empty") return <i key={box} class="cur-box" data-state={boxState} />;
        const isLast = box === ticked + pending - 1;
        return (
          <button
            key={box}
            type="button"
            class="cur-box"
            data-state={boxState}
            aria-pressed={boxState === "pending"}
            aria-label={t(isLast ? "cur-box-back" : "cur-box-to", { label, n: box + 1 })}
            onClick={() => onPick(isLast ? box - ticked : box + 1 - ticked)}
          />
        );
      })}
    </span>
  );
}

export const numbersBelow = (number: number): number[] => Array.from({ length: number }, (_, index) => index);
