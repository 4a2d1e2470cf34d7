import type { ComponentType } from "preact";
import { lazy } from "../ui/lazy";
import { Sheets } from "../ui/parts/sheet";
import { fragment, currentRoute } from "../ui/router";
import type { Route } from "../ui/router";

const Games = lazy<{ readonly id: string }>(() => import("../screens/games").then((module) => module.Games));

/** The screen for each kind of address. */
const SCREENS: Readonly<Record<Route["screen"], ComponentType<{ readonly id: string }>>> = {
  games: Games,
  lost: Games,
  found: lazy(() => import("../screens/found").then((module) => module.TableSetup)),
  claim: lazy(() => import("../screens/claim").then((module) => module.Claim)),
  organiser: lazy(() => import("../screens/organiser/entry").then((module) => module.Organiser)),
  rehearsal: lazy(() => import("../screens/rehearsal").then((module) => module.Rehearsal)),
  game: lazy(() => import("../screens/game").then((module) => module.Game)),
  at: lazy(() => import("../screens/replay").then((module) => module.Replay)),
  projector: lazy(() => import("../screens/projector").then((module) => module.Projector)),
};

/** Draw the whole app: one screen, and the sheets above it. */
export function App() {
  const { screen, game } = currentRoute.value;
  const Screen = SCREENS[screen];
  return (
    <>
      <Screen key={screen === "claim" ? fragment.value : game} id={game} />
      <Sheets />
    </>
  );
}
