/** The pages that look back on a game: what one finds there, in the order of the list. */

import type { ComponentType } from "preact";
import type { IconName } from "../../ui/parts/icon";
import { doc } from "../../ui/services";
import { seesAll } from "./who";

export interface Page {
  /** Its address is `/g/<game>/after/<name>`, its title the text `after-<name>`, what it holds `after-<name>-about`. */
  readonly name: string;
  readonly icon: IconName;
  /** The page. It finds what follows its name in the address in `here.value.rest`, from the second on. */
  readonly load: () => Promise<ComponentType>;
  /** Whether there is anything on it for this viewer; by default there is. */
  readonly open?: () => boolean;
}

/** Whether the game is over for good. */
const closed = (): boolean => doc.value?.status === "closed";

export const PAGES: readonly Page[] = [
  { name: "replay", icon: "play", load: async () => (await import("../replay/way")).ToReplay },
  { name: "story", icon: "people", load: () => import("./story").then((module) => module.StoryPage) },
  { name: "evening", icon: "dice", load: () => import("./evening").then((module) => module.EveningPage), open: seesAll },
  { name: "changes", icon: "refresh", load: async () => (await import("../changes")).Changes },
  { name: "check", icon: "lock", load: () => import("./check").then((module) => module.CheckPage) },
  { name: "accounts", icon: "letters", load: () => import("./accounts").then((module) => module.AccountsPage) },
  { name: "audit", icon: "gavel", load: () => import("./audit").then((module) => module.AuditPage), open: seesAll },
  { name: "words", icon: "name", load: () => import("./words").then((module) => module.WordsPage), open: closed },
];
