/** The pages that look back on a game: what one finds there, in the order of the list. */

import type { ComponentType } from "preact";
import { seesAll } from "./who";
import { result } from "../../core/view/selectors";
import type { IconName } from "../../ui/parts/icon";
import { doc, view } from "../../ui/services";
import { archived } from "../archive/archived";

export interface Page {
  /** Its address is `/g/<game>/after/<name>`, its title the text `after-<name>`, what it holds `after-<name>-about`. */
  readonly name: string;
  readonly icon: IconName;
  /** The page. It finds what follows its name in the address in `here.value.rest`, from the second on. */
  readonly load: () => Promise<ComponentType>;
  /** Whether there is anything on it for this viewer; by default there is. */
  readonly open?: () => boolean;
}

/** Whether the game is over for good, and has a server that is told what becomes of words. */
const closed = (): boolean => archived.value === null && doc.value?.status === "closed";

/** Whether the game is over and has a server that makes an archive of it. */
const isToTake = (): boolean => archived.value === null && (doc.value?.status === "closed" || result(view.value) !== undefined);

export const PAGES: readonly Page[] = [
  { name: "replay", icon: "play", load: async () => (await import("../replay/way")).ToReplay },
  { name: "story", icon: "people", load: () => import("./story").then((module) => module.StoryPage) },
  { name: "state", icon: "card", load: async () => (await import("./paper")).StateOnPaper },
  { name: "evening", icon: "dice", load: () => import("./evening").then((module) => module.EveningPage), open: seesAll },
  { name: "changes", icon: "refresh", load: async () => (await import("../changes")).Changes },
  { name: "check", icon: "lock", load: () => import("./check").then((module) => module.CheckPage) },
  { name: "accounts", icon: "letters", load: () => import("./accounts").then((module) => module.AccountsPage) },
  { name: "audit", icon: "gavel", load: () => import("./audit").then((module) => module.AuditPage), open: seesAll },
  { name: "words", icon: "name", load: () => import("./words").then((module) => module.WordsPage), open: closed },
  { name: "home", icon: "hand", load: () => import("../archive/offer").then((module) => module.TakeHomePage), open: isToTake },
];
