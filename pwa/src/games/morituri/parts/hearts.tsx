import { heart } from "../glyphs";
import { t } from "../../../ui/texts";
import "./parts.css";

/** The maximum number of hearts that are drawn one by one. */
const MAX_HEARTS = 8;

/**
 * Hit points as hearts. Full hearts are the hit points that are left, and hollow hearts are those lost in this fight.
 */
export function HitPoints({ points, mostPoints }: { points: number; mostPoints?: number }) {
  const mostHearts = Math.max(points, mostPoints ?? points);
  const text = mostPoints === undefined || mostPoints === points ? t("mor-hit-points", { n: points }) : t("mor-hit-points-of", { n: points, most: mostHearts });
  if (mostHearts > MAX_HEARTS) {
    return (
      <span class="hearts" role="img" aria-label={text}>
        <i class="heart">{heart}</i>
        <b>{mostPoints === undefined || mostPoints === points ? points : `${points}/${mostHearts}`}</b>
      </span>
    );
  }
  return (
    <span class="hearts" role="img" aria-label={text}>
      {Array.from({ length: mostHearts }, (_, index) => (
        <i key={index} class="heart" data-lost={index >= points}>
          {heart}
        </i>
      ))}
    </span>
  );
}
