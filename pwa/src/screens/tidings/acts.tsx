import { useOffers } from "../../ui/offers";
import type { LineTidings } from "../../core/view/tidings";
import { ActMark } from "../../ui/pictures/mark";
import { areTapsIgnored } from "../../ui/taps";
import { actTitle, t, texts } from "../../ui/texts";

/**
 * Return the acts with which I can respond to the tidings. Only possible acts are returned, as soon as the server has
 * answered. The phone sends no request about a secret, because the number of requests would betray that there is one.
 */
export function useResponseActs({ acts, isSecret }: LineTidings, actor: string): readonly string[] {
  const { offers, isOutdated, problem } = useOffers(isSecret || !acts.length ? "" : actor);
  const forms = offers && !isOutdated && !problem ? offers.offers : undefined;
  const possibleTypes = forms?.filter(({ blocked }) => !blocked.length).map(({ type }) => type);
  return acts.filter((actType) => !possibleTypes || possibleTypes.includes(actType));
}

/** The acts with which I can respond to the tidings. Each act opens its form. The first act is the most prominent one. */
export function ResponseActs({ types, onAct }: { types: readonly string[]; onAct: (actType: string) => void }) {
  if (!types.length) return null;
  return (
    <ul class="stack" aria-label={t("ui-tidings-can")}>
      {types.map((actType, index) => (
        <li key={actType}>
          <button type="button" class={index ? "act-card" : "act-card primary"} aria-disabled={areTapsIgnored.value} onClick={() => onAct(actType)}>
            <ActMark type={actType} />
            <span class="option-text">
              <span class="option-name">{actTitle(actType)}</span>
              {texts.value.has(`act-${actType}-about`) && <span class="option-note">{t(`act-${actType}-about`)}</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
