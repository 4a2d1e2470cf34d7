/** Where a tapped name leads: a sheet about the person, the place or the rule. */

import type { RefKind } from "../core/messages";
import { lazy } from "./lazy";
import { openSheet } from "./router";

const PersonSheet = lazy(() => import("../screens/people/sheet").then((module) => module.PersonSheet));
const PlaceSheet = lazy(() => import("../screens/map/sheet").then((module) => module.PlaceSheet));
const RuleSheet = lazy(() => import("../screens/rules/sheet").then((module) => module.RuleSheet));

export function follow({ kind, id }: { readonly kind: RefKind; readonly id: string; readonly text?: string }): void {
  if (kind === "who") openSheet(() => <PersonSheet id={id} />);
  if (kind === "place") openSheet(() => <PlaceSheet id={id} />);
  if (kind === "rule") openSheet(() => <RuleSheet id={id} />);
}
