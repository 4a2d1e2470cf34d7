import { goToAddress, currentRoute, browserAddress } from "../../ui/router";
import { Icon } from "../../ui/parts/icon";
import { TabMark } from "../../ui/parts/tabs";
import { menuTabs, tabName, tabs as tabsOfGame } from "../../ui/tabs";
import { t } from "../../ui/texts";
import { momentAddress } from "../../ui/moment";
import { currentEntry } from "./open";
import { addressedScreen, screenAddressPart, addressedCharacter } from "./addressparts";

/** The screens that are for acting or have no past. A replay does not show them. */
const ACTING_SCREENS = new Set(["acts", "letters"]);

/** The name of the screen with the requests that waited for any character. This screen exists only in a replay. */
export const WAITING_TAB = "waited";

interface Screens {
  readonly tabs: readonly string[];
  readonly currentTab: string;
}

/**
 * Return the screens of a moment, and the screen that the address names. On a wide display the chronicle is always
 * visible beside the screens, so it has no tab.
 */
export function useScreens(isWide: boolean): Screens {
  const screens = [...tabsOfGame.value, ...menuTabs.value, WAITING_TAB].filter((tab) => !ACTING_SCREENS.has(tab) && !(isWide && tab === "chronicle"));
  const tab = addressedScreen();
  return { tabs: screens, currentTab: screens.includes(tab) ? tab : (screens[0] ?? "people") };
}

/** The tabs of the screens, in a row that may scroll. */
export function Tabs({ tabs, currentTab }: Screens) {
  const { rest: routeParts } = currentRoute.value;
  const viewer = addressedCharacter();
  return (
    <nav class="replay-tabs" aria-label={t("ui-tabs")}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={browserAddress(momentAddress(routeParts[0] ?? "", screenAddressPart(tab, viewer)))}
          class="tab"
          aria-current={tab === currentTab ? "page" : undefined}
          onClick={(event) => {
            event.preventDefault();
            goToAddress(momentAddress(currentEntry(), screenAddressPart(tab, viewer)));
          }}
        >
          {tab === WAITING_TAB ? <Icon name="hourglass" size={22} /> : <TabMark tab={tab} size={22} />}
          <span class="tab-name">{tabName(tab)}</span>
        </a>
      ))}
    </nav>
  );
}
