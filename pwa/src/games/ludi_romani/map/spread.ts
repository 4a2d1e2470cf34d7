/** Moves the labels on the wall apart, so that no label covers another. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";
import { watchLayout } from "../../../ui/fit";

/** The box of a label: its centre, and its width and height (CSS pixels). */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The most rounds in which boxes are moved. Full maps need about ten. */
const MAX_ROUNDS = 200;

/** Return the boxes, moved apart by as little as possible, within a sheet of this size. Their order stays the same. */
export function spreadBoxes(boxes: readonly LabelBox[], sheet: { readonly width: number; readonly height: number }): readonly LabelBox[] {
  const movedBoxes = boxes.map((box) => ({ ...box }));
  const keepInside = (box: (typeof movedBoxes)[number]): void => {
    box.x = Math.max(box.width / 2, Math.min(sheet.width - box.width / 2, box.x));
    box.y = Math.max(box.height / 2, Math.min(sheet.height - box.height / 2, box.y));
  };
  movedBoxes.forEach(keepInside);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isStill = true;
    for (const [boxIndex, point] of movedBoxes.entries()) {
      for (const otherLabel of movedBoxes.slice(boxIndex + 1)) {
        const overlapX = (point.width + otherLabel.width) / 2 - Math.abs(point.x - otherLabel.x);
        const overlapY = (point.height + otherLabel.height) / 2 - Math.abs(point.y - otherLabel.y);
        if (overlapX <= 0 || overlapY <= 0) continue;
        isStill = false;
        const axis = overlapX < overlapY ? "x" : "y";
        const step = (Math.min(overlapX, overlapY) / 2 + 0.5) * (point[axis] < otherLabel[axis] ? 1 : -1);
        point[axis] -= step;
        otherLabel[axis] += step;
        keepInside(point);
        keepInside(otherLabel);
      }
    }
    if (isStill) break;
  }
  return movedBoxes;
}

/** Move all labels in this sheet apart. */
function spreadLabels(sheet: HTMLElement): void {
  const labels = [...sheet.querySelectorAll<HTMLElement>(".lr-label")];
  for (const label of labels) label.style.translate = "";
  const frame = sheet.getBoundingClientRect();
  const boxes = labels.map((label) => {
    const { left, top, width, height } = label.getBoundingClientRect();
    return { x: left - frame.left + width / 2, y: top - frame.top + height / 2, width, height };
  });
  spreadBoxes(boxes, frame).forEach(({ x, y }, index) => {
    const [label, box] = [labels[index], boxes[index]];
    if (label && box && (x !== box.x || y !== box.y)) label.style.translate = `${x - box.x}px ${y - box.y}px`;
  });
}

/** Return a reference for the sheet of a map, whose labels are moved apart whenever they or the sheet change. */
export function useSpreadLabels(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = ref.current;
    return sheet ? watchLayout(sheet, () => spreadLabels(sheet)) : undefined;
  }, []);
  return ref;
}
