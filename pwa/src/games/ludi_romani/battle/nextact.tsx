import type { ComponentChildren } from "preact";
import { waitingItems } from "../../../core/view/selectors";
import type { DirectActs } from "../../../ui/act/directacts";
import { openAct } from "../../../ui/act/actrequest";
import { ActMark } from "../../../ui/pictures/mark";
import { view } from "../../../ui/services";
import { runUnlessTapsIgnored, areTapsIgnored } from "../../../ui/taps";
import { actTitle, t } from "../../../ui/texts";

/** The duty of the presider after both dice were rolled. */
export const SETTLE_DUTY = "settle-round";

interface NextActButtonProps {
  readonly directActs: DirectActs;
  /** The acts that may come next. The most likely act comes first. */
  readonly types: readonly string[];
  /** The acts whose form opens even if it has no required field. */
  readonly actsWithSheet: readonly string[];
}

/** A big button for my next act, within reach of the thumb. */
export function NextActButton({ directActs, types, actsWithSheet }: NextActButtonProps) {
  const settlingDuty = waitingItems(view.value, directActs.actor).duties.find(({ kind }) => kind === SETTLE_DUTY);
  if (settlingDuty) {
    const choose = (): Promise<boolean> => directActs.act("choose", { duty: settlingDuty.id, option: "settle" });
    return (
      <BigButton picture="accept-challenge" isBusy={directActs.pendingType === "choose"} isDisabled={directActs.pendingType !== ""} onTap={() => void runUnlessTapsIgnored(choose)}>
        {t("option-settle")}
      </BigButton>
    );
  }
  const actType = firstPossibleAct(directActs, types);
  if (!actType) return null;
  const tap = (): void => {
    if (actsWithSheet.includes(actType)) openAct({ type: actType, as: directActs.actor });
    else void directActs.tap(actType);
  };
  return (
    <BigButton picture={actType} isBusy={directActs.pendingType === actType} isDisabled={!directActs.isOpen(actType)} onTap={tap}>
      {actTitle(actType)}
    </BigButton>
  );
}

/** Return the first of the given acts that is possible now. */
export const firstPossibleAct = (directActs: DirectActs, types: readonly string[]): string | undefined =>
  types.find((actType) => directActs.form(actType) && directActs.objectionsTo(actType).length === 0);

interface BigButtonProps {
  readonly picture: string;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
  readonly onTap: () => void;
  readonly children: ComponentChildren;
}

function BigButton({ picture, isBusy, isDisabled, onTap, children }: BigButtonProps) {
  return (
    <div class="lr-next now-only">
      <button type="button" class="button primary wide" disabled={isDisabled} aria-disabled={areTapsIgnored.value} aria-busy={isBusy} onClick={onTap}>
        <ActMark type={picture} />
        {children}
      </button>
    </div>
  );
}
