/** The sheets that open when a player taps a name. Each sheet is loaded when it is first opened. */

import { setNameSheets } from "../ui/reference";
import { lazy } from "../ui/lazy";

const PersonSheet = lazy(() => import("../screens/people/sheet").then((module) => module.PersonSheet));
const PlaceSheet = lazy(() => import("../screens/map/sheet").then((module) => module.PlaceSheet));
const RuleSheet = lazy(() => import("../screens/rules/sheet").then((module) => module.RuleSheet));

/** The functions that draw the sheet about a name, by the kind of the name. */
export const NAME_SHEETS = {
  who: (personId: string) => <PersonSheet id={personId} />,
  place: (placeId: string) => <PlaceSheet id={placeId} />,
  rule: (ruleId: string) => <RuleSheet id={ruleId} />,
};

setNameSheets(NAME_SHEETS);
