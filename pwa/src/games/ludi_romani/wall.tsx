import { places } from "../../core/view/selectors";
import { view } from "../../ui/services";
import { ACTIUM, CALL, TRIUMPH } from "./actium/wall";
import { BATTLES } from "./battle/wall";
import { RomanMap } from "./map";
import type { Scene } from "./scene";
import { SENATE } from "./senate/wall";
import "./ludi.css";
import "./wall.css";

/** What may be under way, the greatest first: the first that is takes the wall's main part. */
const SCENES: readonly Scene[] = [TRIUMPH, ACTIUM, CALL, BATTLES, SENATE];

/** The wall: what is under way, else the map. Only what everybody may see. */
export function Wall() {
  const scene = SCENES.find((one) => one.isUnderWay());
  if (scene) return <scene.Part />;
  return (
    <div class="wall-map">
      <RomanMap places={places(view.value)} mine="" big />
    </div>
  );
}
