import { useRef } from "preact/hooks";
import { lazy } from "../../ui/lazy";
import { currentGame } from "../../ui/services";

const Unreached = lazy(() => import("./connectionpage").then((module) => module.UnreachedGame));

/**
 * The screen that is shown until the game is loaded. If the game cannot be reached, it says so until the game is there.
 */
export function LoadingScreen({ id }: { id: string }) {
  const isLost = currentGame.value?.id === id && currentGame.value.link.value === "lost";
  const unreached = useRef(false);
  unreached.current ||= isLost;
  return <div class="loading" aria-busy={!unreached.current}>{unreached.current && <Unreached />}</div>;
}
