/** The screens of the open game for the current character. */

import { computed } from "@preact/signals";
import { me, myParticipantKind, amSteward } from "./me";
import { pack } from "./pack";
import { view } from "./services";
import { tFirst } from "./texts";

/** The tabs at the bottom. */
export const tabs = computed(() => pack.value.tabs[myParticipantKind.value]);

/** The screens in the menu. The menu screens are those that have no tab. */
export const menuTabs = computed(() => {
  const commonTabs = [...(me.value ? ["acts"] : []), "people", "chronicle", ...(view.value?.slices["letters"] ? ["letters"] : []), ...(amSteward.value ? ["console"] : [])];
  return [...(pack.value.menuScreens ?? []), ...commonTabs].filter((tab) => !tabs.value.includes(tab));
});

/** Return the name of a tab. The result is the game's own name, or otherwise the shared name. */
export const tabName = (tab: string): string => tFirst([`tab-${tab}`, `ui-tab-${tab}`]);
