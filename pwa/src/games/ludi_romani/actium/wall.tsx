import { gameSlice, view } from "../../../ui/services";
import { personName, t, texts } from "../../../ui/texts";
import type { WallScene } from "../scene";
import { actiumOf } from "../shape";
import { Fleets } from "./fleets";
import { WAVES } from "./ships";
import { TriumphSummary } from "./triumph";

/** The triumph of the victor of Actium, on the wall. */
export const TRIUMPH_SCENE: WallScene = {
  isUnderWay: () => Boolean(actiumOf(view.value)?.victor),
  Part: () => {
    const actium = actiumOf(view.value);
    return actium ? <TriumphSummary actium={actium} big /> : null;
  },
};

/** The maximum number of missing parties that are named. */
const MOST_NAMED_PARTIES = 9;

/**
 * The call to Actium. The wall shows it before the conches sound. Afterwards the wall shows the call with the number of
 * missing forms.
 */
export const CALL_SCENE: WallScene = {
  isUnderWay: () => gameSlice.value?.period.kind === "actium" && (actiumOf(view.value)?.stage ?? "forms") === "forms",
  Part: () => {
    const actium = actiumOf(view.value);
    const missing = (actium?.parties ?? []).filter(({ checked }) => !checked).map(({ heads }) => texts.value.joinNames(heads.map(personName)));
    return (
      <section class="lr-call lr-fleets" data-big="true" aria-label={t("lr-call")}>
        {WAVES}
        <h2>{t(actium ? "lr-call-forms" : "lr-call-conches")}</h2>
        {actium && (
          <>
            <strong key={missing.length} data-key>
              {texts.value.count(missing.length)}
            </strong>
            <p role="status">{t("lr-call-missing", { n: missing.length })}</p>
            {missing.length > 0 && <p class="quiet">{t("lr-call-who", { who: missing.slice(0, MOST_NAMED_PARTIES).join(" · "), more: missing.length - Math.min(missing.length, MOST_NAMED_PARTIES) })}</p>}
          </>
        )}
      </section>
    );
  },
};

/** The fleets at Actium. The wall shows them after all forms are in. */
export const ACTIUM_SCENE: WallScene = {
  isUnderWay: () => (actiumOf(view.value)?.stage ?? "forms") !== "forms",
  Part: () => {
    const actium = actiumOf(view.value);
    return actium ? <Fleets actium={actium} big /> : null;
  },
};
