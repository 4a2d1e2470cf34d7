/** Which screens the open game has for the one in play. */

import { computed } from "@preact/signals";
import { me, myStation, steward } from "./me";
import { pack } from "./pack";
import { view } from "./services";
import { tFirst } from "./texts";

/** The tabs at the bottom. */
export const tabs = computed(() => pack.value.tabs[myStation.value]);

/** Screens that are not among the tabs: the menu leads to them. */
export const menuTabs = computed(() => {
  const common = [...(me.value ? ["acts"] : []), "people", "chronicle", ...(view.value?.slices["letters"] ? ["letters"] : []), ...(steward.value ? ["console"] : [])];
  return [...(pack.value.menuScreens ?? []), ...common].filter((tab) => !tabs.value.includes(tab));
});

/** What a tab is called: the game's own word, or the shared one. */
export const tabName = (tab: string): string => tFirst([`tab-${tab}`, `ui-tab-${tab}`]);
