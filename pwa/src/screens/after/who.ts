/** For whom the pages that look back are. */

import { steward } from "../../ui/me";
import { doc } from "../../ui/services";

/** Whether this viewer may see everything: a steward, and everybody when the game is closed. */
export const seesAll = (): boolean => steward.value || doc.value?.status === "closed";
