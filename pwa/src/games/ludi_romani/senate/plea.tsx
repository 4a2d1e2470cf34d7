import { chronicle } from "../../../core/view/chronicle";
import type { Line } from "../../../core/view/wire";
import { CrestOf } from "../../../ui/parts/crest";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import type { LawDoc } from "../wire";
import "./senate.css";

/** The plea of the person whom a bill targets. Without a plea it is empty. */
export function Plea({ law }: { law: LawDoc }) {
  if (!law.pleaded) return null;
  const target = law.target.slice(law.target.indexOf(":") + 1);
  const plea = pleaText(view.value ? chronicle(view.value) : [], law);
  return (
    <figure class="lr-plea" aria-label={t("lr-plea")}>
      <CrestOf id={target} size={40} />
      <div>
        {plea ? <blockquote>{plea}</blockquote> : <p class="quiet">{t("lr-plea-earlier")}</p>}
        <figcaption><bdi>{personName(target)}</bdi></figcaption>
      </div>
    </figure>
  );
}

/** Return the words of the last plea on a law; undefined if this phone does not have the line of the plea. */
function pleaText(lines: readonly Line[], law: LawDoc): string | undefined {
  const pleas = lines.filter((line) => line.key === "plea-made" && !line.reversed && line.args["kind"] === law.kind && line.args["target"] === law.target);
  return pleas.at(-1)?.reason;
}
