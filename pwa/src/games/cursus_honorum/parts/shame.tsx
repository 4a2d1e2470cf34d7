import { t, texts } from "../../../ui/texts";
import { assetGlyph } from "../glyphs";
import { numbersBelow } from "./boxes";

/** The boxes of shame. The boxes are so small that a player sees all of them at a glance. */
export function ShameBoxes({ tickedCount, boxCount }: { tickedCount: number; boxCount: number }) {
  return (
    <div class="cur-shame" role="img" aria-label={t("cur-boxes", { label: t("cur-shame"), n: tickedCount, boxes: boxCount })}>
      <span class="cur-mark">{assetGlyph("shame")}</span>
      <b>{texts.value.count(tickedCount)}</b>
      <span class="cur-blots">
        {numbersBelow(boxCount).map((box) => (
          <i key={box} data-ticked={box < tickedCount} />
        ))}
      </span>
    </div>
  );
}
