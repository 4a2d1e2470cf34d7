import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { usePicture } from "../../../ui/picture";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { Arrows } from "../arrows";
import { TurnHead } from "../board/turnhead";
import { Board } from "../map/board";
import { lookOf } from "../map/looks";
import type { MapPicture } from "../map/picture";
import { Told, drawnOf } from "../replay";
import { framesOf } from "../replay/frames";
import { boardOf, emperorOf, looks, playedOf, turnOf } from "../shape";
import "../map/board.css";
import "../diplomacy.css";
import "./wall.css";

const MOMENT = 1_800;

/** The wall: the map, the clock, the sides; and after each turn the moment of truth, played in the room. */
export function Wall() {
  const picture = usePicture<MapPicture>();
  const turn = turnOf(view.value);
  const played = playedOf(view.value);
  const powers = looks(view.value);
  const frames = useMemo(() => (played ? framesOf(played, powers) : []), [played]);
  const [at, setAt] = useState(-1);
  const before = useRef(played);
  useEffect(() => {
    if (before.current === played || !played) return undefined;
    before.current = played;
    setAt(0);
    const timer = setInterval(() => setAt((now) => (now + 1 >= frames.length ? -1 : now + 1)), MOMENT);
    return () => clearInterval(timer);
  }, [played]);
  if (!picture || !turn) return null;
  const frame = at >= 0 ? frames[at] : undefined;
  return (
    <div class="dip-wall">
      <div class="dip-wall-map chart">
        <svg class="chart-map" viewBox={`0 0 ${picture.size[0]} ${picture.size[1]}`} data-near="true" role="img" aria-label={t("board-of", { title: picture.title })}>
          <Board picture={picture} state={frame?.board ?? boardOf(view.value)} arrows={frame && <Arrows picture={picture} orders={drawnOf(frame, powers)} />} />
        </svg>
      </div>
      <aside class="dip-wall-side">
        <TurnHead />
        {frame && <p class="dip-told"><Told frame={frame} /></p>}
        <ul class="dip-sides">
          {turn.sides.map(({ members, name, centres }) => (
            <li key={members.join()} class="dip-wall-row">
              <span class="dip-wall-marks">
                {members.map((id) => (
                  <svg key={id} viewBox="-12 -12 24 24" aria-hidden="true" style={{ color: lookOf(powers, id).colour }}>
                    <path d={lookOf(powers, id).mark} fill="currentColor" fill-rule="evenodd" />
                  </svg>
                ))}
              </span>
              <span>{name || members.map((id) => emperorOf(view.value, id)?.empire || personName(id)).join(", ")}</span>
              <strong>{centres}</strong>
            </li>
          ))}
        </ul>
        <p class="quiet">{t("empires-to-win", { n: turn.win_centres })}</p>
        <p class="quiet dip-notice">{picture.notice}</p>
      </aside>
    </div>
  );
}
