/** The picture of each act. */

import { COMMON_ACT_PICTURES } from "../../../ui/pictures/common";
import type { Pictures } from "../../../ui/pictures/paths";
import { BOND_PICTURES } from "./bonds";
import { CONFLICT_PICTURES } from "./conflict";
import { FATE_PICTURES } from "./fates";
import { TRAVEL_PICTURES } from "./travel";

export const ACT_PICTURES: Pictures = { ...COMMON_ACT_PICTURES, ...TRAVEL_PICTURES, ...BOND_PICTURES, ...CONFLICT_PICTURES, ...FATE_PICTURES };
