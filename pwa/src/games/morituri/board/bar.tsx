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
export function ActionBar({ directActs }: { directActs: DirectActs }) {
  if (!me.value) return null;
  const openActs = [...BIG_BUTTON_ACTS, ...SMALL_BUTTON_ACTS].filter((actType) => directActs.form(actType));
  const possibleTypes = openActs.filter((actType) => directActs.objectionsTo(actType).length === 0);
  const [firstAct, ...otherActs] = possibleTypes.length ? possibleTypes : openActs.slice(0, 1);
  if (!firstAct && !directActs.stuckItems.length) return null;
  return (
    <div class="mor-bar act-bar now-only stack">
      <ScreenStuckCommands directActs={directActs} />
      {firstAct && <ObjectionList objections={directActs.objectionsTo(firstAct)} tone="refused" />}
      <ActEffect directActs={directActs} acts={possibleTypes.join(" ")} />
      <div class="wrapped">
        {otherActs.map((actType) => (
          <button
            key={actType}
            type="button"
            class="button mor-beside"
            disabled={!directActs.isOpen(actType)}
            aria-busy={directActs.pendingType === actType}
            onClick={() => void directActs.tap(actType)}
          >
            {actLabel(actType)}
          </button>
        ))}
        {firstAct && (
          <button
            type="button"
            class="button primary mor-main"
            disabled={!directActs.isOpen(firstAct)}
            aria-busy={directActs.pendingType === firstAct}
            onClick={() => void directActs.tap(firstAct)}
          >
            <ActMark type={firstAct} />
            {actLabel(firstAct)}
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
function actLabel(actType: string): string {
  const fight = fightOf(view.value);
  const turn = turnOf(view.value);
  const textArguments = { n: (fight?.round ?? 0) + 1, kind: turn?.danger?.kind ?? "", extra: fight?.stage === "extra" ? "yes" : "no" };
  return texts.value.has(`do-${actType}`) ? t(`do-${actType}`, textArguments) : actTitle(actType);
}
