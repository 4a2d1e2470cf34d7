import { actsAbout } from "../../core/sending/actsabout";
import { isListedAct } from "../../core/view/acts";
import { me } from "../me";
import { useOffers } from "../offers";
import { Icon } from "../parts/icon";
import { ActMark } from "../pictures/mark";
import { actTitle, t } from "../texts";
import { openAct } from "./actrequest";

/** Draw the acts on offer that are about this person or place. */
export function ActsAbout({ kind, id }: { kind: "who" | "place"; id: string }) {
  const { offers, isOutdated } = useOffers(me.value);
  const possibleActs = actsAbout((offers?.offers ?? []).filter((form) => isListedAct(form.type)), kind, id);
  if (isOutdated || !possibleActs.length) return null;
  return (
    <>
      <h3 class="panel-title">{t("ui-acts-here")}</h3>
      <ul class="act-list">
        {possibleActs.map(({ form, preset }) => (
          <li key={form.type}>
            <button type="button" class="act-card" onClick={() => openAct({ type: form.type, as: me.value, preset })}>
              <ActMark type={form.type} />
              <span class="option-name">{actTitle(form.type)}</span>
              <Icon name="chevron" size={20} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
