import { places } from "../../core/view/selectors";
import { view } from "../../ui/services";
import { ACTIUM, CALL, TRIUMPH } from "./actium/wall";
import { BATTLES } from "./battle/wall";
import { RomanMap } from "./map";
import type { Scene } from "./scene";
import { SENATE } from "./senate/wall";
import "./ludi.css";
import "./wall.css";

/** The possible scenes of the wall, the most important first. The first that is under way takes the main part. */
const SCENES: readonly Scene[] = [TRIUMPH, ACTIUM, CALL, BATTLES, SENATE];

/** The wall: the current scene, else the map. The wall shows only public facts. */
export function Wall() {
  const scene = SCENES.find((one) => one.isUnderWay());
  if (scene) return <scene.Part />;
  return (
    <div class="wall-map">
      <RomanMap places={places(view.value)} mine="" big />
    </div>
  );
}
