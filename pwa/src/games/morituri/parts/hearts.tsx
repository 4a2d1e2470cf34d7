import { heart } from "../glyphs";
import { t } from "../../../ui/texts";
import "./parts.css";

/** The maximum number of hearts that are drawn one by one. */
const MOST_HEARTS = 8;

/**
 * Hit points as hearts. Full hearts are the hit points that are left, and hollow hearts are those lost in this fight.
 */
export function HitPoints({ points, of }: { points: number; of?: number }) {
  const most = Math.max(points, of ?? points);
  const text = of === undefined || of === points ? t("mor-hit-points", { n: points }) : t("mor-hit-points-of", { n: points, most });
  if (most > MOST_HEARTS) {
    return (
      <span class="hearts" role="img" aria-label={text}>
        <i class="heart">{heart}</i>
        <b>{of === undefined || of === points ? points : `${points}/${most}`}</b>
      </span>
    );
  }
  return (
    <span class="hearts" role="img" aria-label={text}>
      {Array.from({ length: most }, (_, index) => (
        <i key={index} class="heart" data-lost={index >= points}>
          {heart}
        </i>
      ))}
    </span>
  );
}
