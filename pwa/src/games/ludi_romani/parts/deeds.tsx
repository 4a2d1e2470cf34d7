import { ObjectionList } from "../../../ui/act/objections";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import { openAct } from "../../../ui/act/actrequest";
import type { DirectActs } from "../../../ui/act/directacts";
import { gloss } from "../../../ui/parts/gloss";
import { actTitle, t } from "../../../ui/texts";

interface ActButtonsProps {
  readonly directActs: DirectActs;
  /** The acts that the buttons offer. The act that a player most likely wants comes first. */
  readonly types: readonly string[];
  /** The acts whose form opens even if it has no required field. */
  readonly actsWithSheet?: readonly string[];
  /** Rare acts, which always have plain buttons. */
  readonly lesserTypes?: readonly string[];
  /** The acts whose reasons are shown while they are blocked. By default the reasons of all acts are shown. */
  readonly reasons?: readonly string[];
}

/** Buttons for the possible acts. Below the buttons are the blocked acts with their reasons. */
export function ActButtons({ directActs, types, actsWithSheet = [], lesserTypes = [], reasons = types }: ActButtonsProps) {
  const openTypes = types.filter((actType) => directActs.form(actType) && directActs.objectionsTo(actType).length === 0);
  const blockedTypes = reasons.filter((actType) => directActs.objectionsTo(actType).length > 0);
  const tap = (actType: string): void => {
    if (actsWithSheet.includes(actType)) openAct({ type: actType, as: directActs.actor });
    else void directActs.tap(actType);
  };
  if (!openTypes.length && !blockedTypes.length && !directActs.stuckItems.length) return null;
  return (
    <div class="lr-deeds stack easy">
      <ScreenStuckCommands directActs={directActs} />
      {openTypes.length > 0 && (
        <div class="lr-deeds-row wrapped">
          {openTypes.map((actType, index) => (
            <button
              key={actType}
              type="button"
              class={index === 0 && !lesserTypes.includes(actType) ? "button primary" : "button"}
              disabled={!directActs.isOpen(actType)}
              aria-busy={directActs.pendingType === actType}
              onClick={() => tap(actType)}
            >
              {actTitle(actType)}
            </button>
          ))}
        </div>
      )}
      {blockedTypes.length > 0 && (
        <details class="lr-blocked">
          <summary class="fold">{t("lr-not-now")}</summary>
          {blockedTypes.map((actType) => (
            <div key={actType}>
              <h3>{actTitle(actType)}</h3>
              <ObjectionList objections={directActs.objectionsTo(actType)} tone="refused" gloss={gloss} />
            </div>
          ))}
        </details>
      )}
    </div>
  );
}
