/** Decides which viewers may see the pages about all players. */

import { amSteward } from "../../ui/me";
import { gameSlice } from "../../ui/services";

/** Return whether this viewer may see all data. A steward may. When the game is closed, everybody may. */
export const canSeeAllData = (): boolean => amSteward.value || gameSlice.value?.status === "closed";
