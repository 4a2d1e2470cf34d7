import { lazy } from "../ui/lazy";
import { Sheets } from "../ui/parts/sheet";
import { Toasts } from "../ui/parts/toasts";
import { fragment, here } from "../ui/router";
import { t } from "../ui/texts";

const Games = lazy(() => import("../screens/games").then((module) => module.Games));
const Found = lazy(() => import("../screens/found").then((module) => module.Found));
const Claim = lazy(() => import("../screens/claim").then((module) => module.Claim));
const Rehearsal = lazy(() => import("../screens/rehearsal").then((module) => module.Rehearsal));
const Game = lazy(() => import("../screens/game").then((module) => module.Game));
const Projector = lazy(() => import("../screens/projector").then((module) => module.Projector));

/** The whole app: one screen, the sheets on top of it, and what is said in passing. */
export function App() {
  const { screen, game } = here.value;
  return (
    <>
      {screen === "game" && <Game key={game} id={game} />}
      {screen === "projector" && <Projector key={game} id={game} />}
      {screen === "claim" && <Claim key={fragment.value} />}
      {screen === "found" && <Found key={game} ruleset={game} />}
      {screen === "rehearsal" && <Rehearsal key={game} game={game} />}
      {screen === "lost" && (
        <div class="banner" data-tone="alarm" role="alert">
          <span>{t("ui-lost")}</span>
        </div>
      )}
      {(screen === "games" || screen === "lost") && <Games />}
      <Sheets />
      <Toasts />
    </>
  );
}
