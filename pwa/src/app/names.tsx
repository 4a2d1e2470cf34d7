/** The sheets that open when a player taps a name. Each sheet is loaded when it is first opened. */

import { setNameSheets } from "../ui/reference";
import { lazy } from "../ui/lazy";

const PersonSheet = lazy(() => import("../screens/people/sheet").then((module) => module.PersonSheet));
const PlaceSheet = lazy(() => import("../screens/map/sheet").then((module) => module.PlaceSheet));
const RuleSheet = lazy(() => import("../screens/rules/sheet").then((module) => module.RuleSheet));

setNameSheets({
  who: (id) => <PersonSheet id={id} />,
  place: (id) => <PlaceSheet id={id} />,
  rule: (id) => <RuleSheet id={id} />,
});
