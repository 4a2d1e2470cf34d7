/** Which viewers see the pages about everybody. */

import { amSteward } from "../../ui/me";
import { doc } from "../../ui/services";

/** Return whether this viewer may see everything: a steward, and everybody when the game is closed. */
export const seesAll = (): boolean => amSteward.value || doc.value?.status === "closed";
