import { ObjectionList } from "../../../ui/act/objections";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import type { DirectActs } from "../../../ui/act/directacts";
import { lazy } from "../../../ui/lazy";
import { me } from "../../../ui/me";
import { ActMark } from "../../../ui/pictures/mark";
import { view } from "../../../ui/services";
import { actTitle, t, texts } from "../../../ui/texts";
import { turnOf, fightOf } from "../shape";
import { SMALL_BUTTON_ACTS, BIG_BUTTON_ACTS } from "./acts";

const ActEffect = lazy(() => import("../../../ui/act/suggestedeffect").then((module) => module.SuggestedActEffect));

/**
 * The big button within reach of the thumb, and the small buttons beside it. If the big button is blocked, the reason
 * is shown.
 */
export function ActionBar({ play }: { play: DirectActs }) {
  if (!me.value) return null;
  const openActs = [...BIG_BUTTON_ACTS, ...SMALL_BUTTON_ACTS].filter((type) => play.form(type));
  const possible = openActs.filter((type) => play.objectionsTo(type).length === 0);
  const [first, ...otherActs] = possible.length ? possible : openActs.slice(0, 1);
  if (!first && !play.stuckItems.length) return null;
  return (
    <div class="mor-bar act-bar now-only stack">
      <ScreenStuckCommands play={play} />
      {first && <ObjectionList objections={play.objectionsTo(first)} tone="refused" />}
      <ActEffect play={play} acts={possible.join(" ")} />
      <div class="wrapped">
        {otherActs.map((type) => (
          <button
            key={type}
            type="button"
            class="button mor-beside"
            disabled={!play.open(type)}
            aria-busy={play.pendingType === type}
            onClick={() => void play.tap(type)}
          >
            {actLabel(type)}
          </button>
        ))}
        {first && (
          <button
            type="button"
            class="button primary mor-main"
            disabled={!play.open(first)}
            aria-busy={play.pendingType === first}
            onClick={() => void play.tap(first)}
          >
            <ActMark type={first} />
            {actLabel(first)}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * Return the text of a button. The text is a text for the present situation if there is one, otherwise the name of the
 * act.
 */
function actLabel(type: string): string {
  const fight = fightOf(view.value);
  const turn = turnOf(view.value);
  const args = { n: (fight?.round ?? 0) + 1, kind: turn?.danger?.kind ?? "", extra: fight?.stage === "extra" ? "yes" : "no" };
  return texts.value.has(`do-${type}`) ? t(`do-${type}`, args) : actTitle(type);
}
