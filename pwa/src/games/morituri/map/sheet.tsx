import { openReference } from "../../../ui/reference";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { spaceGlyph, spaceSign } from "../glyphs";
import { HitPoints } from "../parts/hearts";
import { PlayerName, PawnMark } from "../parts/pawnmark";
import { DataSourceLine } from "../parts/provenance";
import { gladiatorOf, spaceOf } from "../shape";
import { spaceEffectText } from "./effect";
import { PennantFlags } from "./strip";
import "../colours.css";
import "./map.css";

/**
 * The sheet of a space. The sheet shows the effect of the space, the gladiators there, and the source of the board's
 * data.
 */
export function SpaceSheet({ id }: { id: string }) {
  const space = spaceOf(view.value, id);
  if (!space) return null;
  const sign = spaceSign(space);
  return (
    <>
      <div class="space-plate across" data-type={space.kind} data-sign={sign}>
        <span class="strip-glyph">{spaceGlyph(sign)}</span>
        <div>
          <p class="quiet">
            {t("map-number", { n: space.n })} · {t(`kind-${space.kind}`)} {space.pennants > 0 && <PennantFlags pennantCount={space.pennants} />}
          </p>
          <p>{spaceEffectText(space)}</p>
        </div>
      </div>
      <h3 class="panel-title">{t("ui-who-is-here")}</h3>
      {space.here.length === 0 && <p class="quiet">{t("ui-nobody-here")}</p>}
      <ul class="menu">
        {space.here.map((character) => (
          <li key={character}>
            <button type="button" class="menu-item" onClick={() => openReference({ kind: "who", id: character })}>
              <PawnMark id={character} size={34} />
              <PlayerName id={character} />
              <HitPoints points={gladiatorOf(view.value, character)?.hit_points ?? 0} />
            </button>
          </li>
        ))}
      </ul>
      <DataSourceLine />
    </>
  );
}
