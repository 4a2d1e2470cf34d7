import { useMemo } from "preact/hooks";
import { useMapPicture } from "../mappicture";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { OrderArrows } from "../arrows";
import { TurnHead } from "../board/turnhead";
import { Board } from "../map/board";
import { FrameResults, drawnOrdersOf } from "../replay";
import { framesOf } from "../replay/frames";
import { boardOf, lookIndexes, lastTurnOf, turnOf } from "../shape";
import { LastSeason } from "./lastseason";
import { useFrameIndexOnce } from "./frameindex";
import { Sides } from "./sides";
import "../colours.css";
import "../map/board.css";
import "../diplomacy.css";
import "./wall.css";

const MOMENT_MS = 1_800;

/**
 * The wall of the game, with the map, the clock and the sides. After each turn it shows the moment of truth once, and
 * then a summary.
 */
export function Wall() {
  const picture = useMapPicture();
  const turn = turnOf(view.value);
  const lastTurn = lastTurnOf(view.value);
  const powers = lookIndexes(view.value);
  const frames = useMemo(() => (lastTurn ? framesOf(lastTurn, powers) : []), [lastTurn]);
  const frameIndex = useFrameIndexOnce(turn ? `${turn.played} ${turn.revised}` : "", frames.length, MOMENT_MS);
  if (!picture || !turn) return null;
  const frame = frames[frameIndex];
  return (
    <div class="dip-wall whole">
      <div class="dip-wall-map chart" style={{ "--ratio": picture.size[0] / picture.size[1] }}>
        <svg class="chart-map" viewBox={`0 0 ${picture.size[0]} ${picture.size[1]}`} data-near="true" role="img" aria-label={t("board-of", { title: picture.title })}>
          <Board picture={picture} state={frame?.board ?? boardOf(view.value)} arrows={frame && <OrderArrows picture={picture} orders={drawnOrdersOf(frame, powers)} />} />
        </svg>
      </div>
      <aside class="dip-wall-side">
        <TurnHead />
        {lastTurn && (
          <section class="dip-wall-season">
            <h2>{t("wall-last", { turn: t("season-said", { season: lastTurn.season, year: lastTurn.year }) })}</h2>
            {frame ? (
              <p class="dip-told">
                <FrameResults frame={frame} />
              </p>
            ) : (
              <LastSeason turn={lastTurn} />
            )}
          </section>
        )}
        <Sides sides={turn.sides} />
        <p class="quiet">{t("empires-to-win", { n: turn.win_centres })}</p>
        <p class="quiet dip-notice">{picture.notice}</p>
      </aside>
    </div>
  );
}
