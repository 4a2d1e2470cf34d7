/** The picture of each act. */

import { COMMON_ACTS } from "../../../ui/pictures/common";
import type { Pictures } from "../../../ui/pictures/paths";
import { BONDS } from "./bonds";
import { CONFLICT } from "./conflict";
import { FATES } from "./fates";
import { TRAVEL } from "./travel";

export const ACTS: Pictures = { ...COMMON_ACTS, ...TRAVEL, ...BONDS, ...CONFLICT, ...FATES };
