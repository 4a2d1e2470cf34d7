import { Crest } from "../../../ui/parts/crest";
import { t, texts } from "../../../ui/texts";
import { laurel } from "../glyphs";
import type { LevelDoc, NobleDoc } from "../wire";

export interface LanesProps {
  readonly nobles: readonly NobleDoc[];
  readonly levels: readonly LevelDoc[];
  /** The number of boxes in all levels together. */
  readonly boxes: number;
  /** The players for whose act the game waits. */
  readonly awaited: readonly string[];
  /** The player whose lane is mine; "" for a spectator. */
  readonly mine?: string;
  readonly onPick?: ((id: string) => void) | undefined;
}

/** The dignitas of all players. Each player has a lane, and the player's crest stands at the level reached. */
export function DignitasLanes({ nobles, levels, boxes, awaited, mine = "", onPick }: LanesProps) {
  return (
    <ol class="cur-lanes" style={{ "--boxes": boxes }}>
      <li class="cur-lane-levels" aria-hidden="true">
        {levels.map((level) => (
          <span key={level.id} style={{ "--span": level.boxes }}>
            <bdi>{level.name}</bdi>
          </span>
        ))}
      </li>
      {nobles.map((one) => (
        <li key={one.id} class="cur-lane" data-awaited={awaited.includes(one.id)} data-mine={one.id === mine}>
          {onPick ? (
            <button type="button" onClick={() => onPick(one.id)}>
              <DignitasLane one={one} levels={levels} turn={awaited.includes(one.id)} />
            </button>
          ) : (
            <div>
              <DignitasLane one={one} levels={levels} turn={awaited.includes(one.id)} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function DignitasLane({ one, levels, turn }: { one: NobleDoc; levels: readonly LevelDoc[]; turn: boolean }) {
  return (
    <>
      <span class="cur-lane-name">
        <strong><bdi>{one.short}</bdi></strong>
        {turn && <em>{t("cur-awaited")}</em>}
        <span class="cur-lane-figures">
          <span>{t("cur-lane-dignitas", { n: one.dignitas, level: one.level.name })}</span>
          <span class="cur-vp" role="img" aria-label={t("cur-points", { n: one.score })}>
            {laurel}
            <b>{one.score < 0 ? t("cur-minus", { n: -one.score }) : texts.value.count(one.score)}</b>
          </span>
        </span>
      </span>
      <span class="cur-lane-track" aria-hidden="true">
        {levels.map((level) => (
          <i key={level.id} style={{ "--span": level.boxes }} />
        ))}
        <span class="cur-lane-run" style={{ "--at": one.dignitas }} />
        <span class="cur-lane-token" style={{ "--at": one.dignitas }}>
          <Crest bearer={one} size={34} />
        </span>
      </span>
    </>
  );
}
