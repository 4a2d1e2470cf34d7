/** A page that contains only the board. Browser tests open it as `trial.html` on Vite's own server. */

import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import { render } from "preact";
import "../../../ui/style/base.css";
import "../../../ui/style/layout.css";
import "../../../ui/style/parts.css";
import { LitProvinces } from "./board";
import type { TapTarget } from "./pick";
import { spotOf } from "./picture";
import type { MapPicture } from "./picture";
import type { BoardContent } from "./state";
import { MapViewport } from "./viewport";

interface TestMap {
  readonly picture: MapPicture;
  readonly state: BoardContent;
  readonly focus?: string;
  readonly openProvinces?: readonly string[];
  readonly chosen?: readonly string[];
  readonly arrows?: readonly (readonly [string, string])[];
}

const words = { board: "Board", nearer: "Nearer", farther: "Farther", notice: "Notice" };
const recordedTaps: TapTarget[] = [];

function showMap({ picture, state, focus, openProvinces = [], chosen = [], arrows = [] }: TestMap): void {
  const litProvinces = (
    <>
      <LitProvinces picture={picture} provinces={openProvinces} look="open" />
      <LitProvinces picture={picture} provinces={chosen} look="chosen" />
    </>
  );
  const lines = arrows.map(([from, to]) => {
    const [startSpot, endSpot] = [spotOf(picture, from), spotOf(picture, to)];
    return startSpot && endSpot && <path key={`${from} ${to}`} d={`M${startSpot[0]} ${startSpot[1]}L${endSpot[0]} ${endSpot[1]}`} stroke="currentColor" stroke-width="6" />;
  });
  const board = document.getElementById("board");
  if (board) render(<MapViewport picture={picture} state={state} words={words} focus={focus} highlights={litProvinces} arrows={lines} onTap={(tap) => recordedTaps.push(tap)} />, board);
}

Object.assign(globalThis, { show: showMap, taps: recordedTaps });
