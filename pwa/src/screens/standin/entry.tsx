import { person } from "../../core/view/selectors";
import { standIns } from "../../core/view/standins";
import { lazy } from "../../ui/lazy";
import { me } from "../../ui/me";
import { Crest } from "../../ui/parts/crest";
import { openSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import "virtual:texts/standin";

const StandInSheet = lazy(() => import(".").then((module) => module.StandInSheet));

/** The list of characters for whom I act as a stand-in. The list is part of the menu. */
export function StandInMenuList() {
  const standInsByCharacter = standIns(view.value);
  return (
    <>
      {Object.keys(standInsByCharacter).map((characterId) => {
        const character = person(view.value, characterId);
        if (!character || !standInsByCharacter[characterId]?.includes(me.value)) return null;
        return (
          <li key={characterId}>
            <button type="button" class="menu-item" onClick={() => openSheet(() => <StandInSheet character={characterId} />)}>
              <Crest bearer={character} size={28} />
              <span>{t("standin-for", { who: `who:${characterId}` })}</span>
            </button>
          </li>
        );
      })}
    </>
  );
}
