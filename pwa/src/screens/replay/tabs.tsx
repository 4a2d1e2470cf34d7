import { go, here, way } from "../../ui/router";
import { Icon } from "../../ui/parts/icon";
import { TabMark } from "../../ui/parts/tabs";
import { menuTabs, tabName, tabs as tabsOfGame } from "../../ui/tabs";
import { t } from "../../ui/texts";
import { momentAddress } from "../../ui/moment";
import { entryNow } from "./open";
import { screenNow, screenOf, whoseNow } from "./place";

/** Screens in which one only acts, or of what has no past: there is nothing to see again in them. */
const OF_NOW = new Set(["acts", "letters"]);

/** What waited for anybody: a screen that there is in a replay alone. */
export const WAITED = "waited";

interface Screens {
  readonly tabs: readonly string[];
  readonly current: string;
}

/** Which screens there are at a moment, and which one the address names. Where the chronicle stands beside, it is none. */
export function useScreens(wide: boolean): Screens {
  const all = [...tabsOfGame.value, ...menuTabs.value, WAITED].filter((tab) => !OF_NOW.has(tab) && !(wide && tab === "chronicle"));
  const tab = screenNow();
  return { tabs: all, current: all.includes(tab) ? tab : (all[0] ?? "people") };
}

/** The screens to choose from, side by side; they may be more than fit. */
export function Tabs({ tabs, current }: Screens) {
  const { rest } = here.value;
  const whose = whoseNow();
  return (
    <nav class="replay-tabs" aria-label={t("ui-tabs")}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={way(momentAddress(rest[0] ?? "", screenOf(tab, whose)))}
          class="tab"
          aria-current={tab === current ? "page" : undefined}
          onClick={(event) => {
            event.preventDefault();
            go(momentAddress(entryNow(), screenOf(tab, whose)));
          }}
        >
          {tab === WAITED ? <Icon name="hourglass" size={22} /> : <TabMark tab={tab} size={22} />}
          <span class="tab-name">{tabName(tab)}</span>
        </a>
      ))}
    </nav>
  );
}
