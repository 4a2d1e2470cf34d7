import { heart } from "../glyphs";
import { t } from "../../../ui/texts";
import "./parts.css";

/** The maximum number of hearts that are drawn one by one. */
const MAX_HEARTS = 8;

/**
 * Hit points as hearts. Full hearts are the hit points that are left, and hollow hearts are those lost in this fight.
 */
export function HitPoints({ points, pointLimit }: { points: number; pointLimit?: number }) {
  const heartCount = Math.max(points, pointLimit ?? points);
  const text = pointLimit === undefined || pointLimit === points ? t("mor-hit-points", { n: points }) : t("mor-hit-points-of", { n: points, most: heartCount });
  if (heartCount > MAX_HEARTS) {
    return (
      <span class="hearts" role="img" aria-label={text}>
        <i class="heart">{heart}</i>
        <b>{pointLimit === undefined || pointLimit === points ? points : `${points}/${heartCount}`}</b>
      </span>
    );
  }
  return (
    <span class="hearts" role="img" aria-label={text}>
      {Array.from({ length: heartCount }, (_, index) => (
        <i key={index} class="heart" data-lost={index >= points}>
          {heart}
        </i>
      ))}
    </span>
  );
}
