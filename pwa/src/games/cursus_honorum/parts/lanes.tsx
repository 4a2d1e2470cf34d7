import { Crest } from "../../../ui/parts/crest";
import { t, texts } from "../../../ui/texts";
import { laurel } from "../glyphs";
import type { LevelDoc, NobleDoc } from "../wire";

export interface LanesProps {
  readonly nobles: readonly NobleDoc[];
  readonly levels: readonly LevelDoc[];
  /** The number of boxes in all levels together. */
  readonly boxCount: number;
  /** The players for whose act the game waits. */
  readonly awaitedPeople: readonly string[];
  /** The player whose lane is mine; "" for a spectator. */
  readonly myId?: string;
  readonly onPick?: ((personId: string) => void) | undefined;
}

/** The dignitas of all players. Each player has a lane, and the player's crest stands at the level reached. */
export function DignitasLanes({ nobles, levels, boxCount, awaitedPeople, myId = "", onPick }: LanesProps) {
  return (
    <ol class="cur-lanes" style={{ "--boxes": boxCount }}>
      <li class="cur-lane-levels" aria-hidden="true">
        {levels.map((level) => (
          <span key={level.id} style={{ "--span": level.boxes }}>
            <bdi>{level.name}</bdi>
          </span>
        ))}
      </li>
      {nobles.map((noble) => (
        <li key={noble.id} class="cur-lane" data-awaited={awaitedPeople.includes(noble.id)} data-mine={noble.id === myId}>
          {onPick ? (
            <button type="button" onClick={() => onPick(noble.id)}>
              <DignitasLane noble={noble} levels={levels} isTurn={awaitedPeople.includes(noble.id)} />
            </button>
          ) : (
            <div>
              <DignitasLane noble={noble} levels={levels} isTurn={awaitedPeople.includes(noble.id)} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function DignitasLane({ noble, levels, isTurn }: { noble: NobleDoc; levels: readonly LevelDoc[]; isTurn: boolean }) {
  return (
    <>
      <span class="cur-lane-name">
        <strong><bdi>{noble.short}</bdi></strong>
        {isTurn && <em>{t("cur-awaited")}</em>}
        <span class="cur-lane-figures">
          <span>{t("cur-lane-dignitas", { n: noble.dignitas, level: noble.level.name })}</span>
          <span class="cur-vp" role="img" aria-label={t("cur-points", { n: noble.score })}>
            {laurel}
            <b>{noble.score < 0 ? t("cur-minus", { n: -noble.score }) : texts.value.count(noble.score)}</b>
          </span>
        </span>
      </span>
      <span class="cur-lane-track" aria-hidden="true">
        {levels.map((level) => (
          <i key={level.id} style={{ "--span": level.boxes }} />
        ))}
        <span class="cur-lane-run" style={{ "--at": noble.dignitas }} />
        <span class="cur-lane-token" style={{ "--at": noble.dignitas }}>
          <Crest bearer={noble} size={34} />
        </span>
      </span>
    </>
  );
}
