import { places } from "../../core/view/selectors";
import { view } from "../../ui/services";
import { useStage } from "../../ui/stage";
import { ACTIUM_SCENE, CALL_SCENE, TRIUMPH_SCENE } from "./actium/wall";
import { BATTLES_SCENE } from "./battle/wall";
import { RomanMap } from "./map";
import type { WallScene } from "./scene";
import { SENATE_SCENE } from "./senate/wall";
import "./ludi.css";
import "./wall.css";

/** The possible scenes of the wall, the most important first. The first scene that is under way takes the main area. */
const WALL_SCENES: readonly WallScene[] = [TRIUMPH_SCENE, ACTIUM_SCENE, CALL_SCENE, BATTLES_SCENE, SENATE_SCENE];

/**
 * The wall of the game. The wall shows the current scene. Without a scene it shows the map. The wall shows only public
 * facts.
 */
export function Wall() {
  const scene = WALL_SCENES.find((scene) => scene.isUnderWay());
  useStage(scene ?? {});
  if (scene) return <scene.Part />;
  return (
    <div class="wall-map">
      <RomanMap places={places(view.value)} myPlace="" isLarge />
    </div>
  );
}
