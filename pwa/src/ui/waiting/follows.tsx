import type { PetitionDoc } from "../../core/view/wire";
import { Objections } from "../act/objections";
import { ActPreview } from "../act/preview";
import { t } from "../texts";
import { useTried } from "./tried";

// in one piece, for the first load names all that it may fetch
export { TradeCard } from "../trade/card";
export { Asked } from "./asked";

/** What would follow if I and all others agreed, from my side: what I give, get, have left and become. */
export function Follows({ petition, as }: { petition: PetitionDoc; as: string }) {
  const result = useTried(petition.id, as);
  if (!result) return null;
  if (result.objections.length) return <Objections list={result.objections} tone="refused" />;
  const says = result.legs.length + result.becomes.length > 0;
  return (
    <>
      {says && <p class="legend">{t("ui-if-you-agree")}</p>}
      {result.warnings.length > 0 && <Objections list={result.warnings} tone="warned" />}
      {says && <ActPreview result={{ ...result, voices: [] }} as={as} />}
    </>
  );
}
