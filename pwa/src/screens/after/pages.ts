/** The list of the pages about a game's past, in the order of the menu. */

import type { ComponentType } from "preact";
import { canSeeAllData } from "./readership";
import { gameResult } from "../../core/view/selectors";
import type { IconName } from "../../ui/parts/icon";
import { gameSlice, view } from "../../ui/services";
import { currentArchive } from "../archive/currentarchive";

export interface Page {
  /**
   * The name of the page. The page's address is `/g/<game>/after/<name>`. The page's title is the text `after-<name>`,
   * and its description is the text `after-<name>-about`.
   */
  readonly pageName: string;
  readonly icon: IconName;
  /**
   * Loads the component of the page. The page reads the parts of the address after its name from `here.value.rest`,
   * beginning with index 1.
   */
  readonly load: () => Promise<ComponentType>;
  /** Returns whether the page has content for this viewer. A page without this function always has content. */
  readonly isShown?: () => boolean;
}

/** Return whether the game is closed and a server answers. The server then still accepts consents and erasures. */
const isClosedOnServer = (): boolean => currentArchive.value === null && gameSlice.value?.status === "closed";

/** Return whether the game is over and a server can make its archive. */
const canMakeArchive = (): boolean => currentArchive.value === null && (gameSlice.value?.status === "closed" || gameResult(view.value) !== undefined);

export const PAGES: readonly Page[] = [
  { pageName: "replay", icon: "play", load: async () => (await import("../replay/replaylink")).ReplayLink },
  { pageName: "story", icon: "people", load: () => import("./story").then((module) => module.StoryPage) },
  { pageName: "state", icon: "card", load: async () => (await import("./paper")).StateOnPaper },
  { pageName: "evening", icon: "dice", load: () => import("./evening").then((module) => module.EveningPage), isShown: canSeeAllData },
  { pageName: "changes", icon: "refresh", load: async () => (await import("../changes")).Changes },
  { pageName: "check", icon: "lock", load: () => import("./check").then((module) => module.CheckPage) },
  { pageName: "accounts", icon: "letters", load: () => import("./accounts").then((module) => module.AccountsPage) },
  { pageName: "audit", icon: "gavel", load: () => import("./audit").then((module) => module.AuditPage), isShown: canSeeAllData },
  { pageName: "words", icon: "name", load: () => import("./words").then((module) => module.WordsPage), isShown: isClosedOnServer },
  { pageName: "home", icon: "hand", load: () => import("../archive/offer").then((module) => module.ArchivePage), isShown: canMakeArchive },
];
