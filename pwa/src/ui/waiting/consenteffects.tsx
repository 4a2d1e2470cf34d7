import type { PetitionDoc } from "../../core/view/wire";
import { ObjectionList } from "../act/objections";
import { ActPreview } from "../act/preview";
import { t } from "../texts";
import { usePetitionEffects } from "./petitioneffects";

// One module exports all components, because the first load of the app lists every file that it may fetch.
export { TradeCard } from "../trade/card";
export { OwnPetitions } from "./ownpetitions";
export { ExpiredRequests } from "./expiredrequests";

/**
 * Draw the effects that a petition has on the viewer if the viewer and all other people agree. The effects are
 * transfers, remaining holdings and new states.
 */
export function ConsentEffects({ petition, actor }: { petition: PetitionDoc; actor: string }) {
  const attempt = usePetitionEffects(petition.id, actor);
  if (!attempt) return null;
  if (attempt.objections.length) return <ObjectionList objections={attempt.objections} tone="refused" />;
  const hasEffects = attempt.legs.length + attempt.becomes.length > 0;
  return (
    <>
      {hasEffects && <p class="legend">{t("ui-if-you-agree")}</p>}
      {attempt.warnings.length > 0 && <ObjectionList objections={attempt.warnings} tone="warned" />}
      {hasEffects && <ActPreview result={{ ...attempt, voices: [] }} actor={actor} />}
    </>
  );
}
