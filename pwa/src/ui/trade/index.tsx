import { useState } from "preact/hooks";
import { person } from "../../core/view/selectors";
import type { FormValues } from "../../core/sending/forms";
import { useOffers } from "../offers";
import type { ActRequest } from "../act/actrequest";
import { ObjectionList } from "../act/objections";
import { FieldInput } from "../fields/field";
import { Crest } from "../parts/crest";
import { gloss } from "../parts/gloss";
import { SheetHead } from "../parts/sheet";
import { view } from "../services";
import { actTitle, personName, t } from "../texts";
import { useTrade } from "./tradestate";
import { TradeTableView } from "./table";
import "./trade.css";
import "virtual:texts/trade";

/** Draw a trade. The player first chooses the partner. Afterwards the table shows what both give. */
export function TradeSheet({ type, as: actor, preset }: ActRequest) {
  const [partner, setPartner] = useState(String(preset?.["with"] ?? ""));
  if (!partner) return <PartnerChoice type={type} actor={actor} onPick={setPartner} />;
  return <TradeTable type={type} actor={actor} partner={partner} />;
}

function PartnerChoice({ type, actor, onPick }: { type: string; actor: string; onPick: (partner: string) => void }) {
  const { offers } = useOffers(actor);
  const tradeForm = offers?.offers.find((tradeForm) => tradeForm.type === type);
  const field = tradeForm?.fields.find(({ name }) => name === "with");
  const objections = tradeForm?.blocked ?? [];
  return (
    <div class="act">
      <SheetHead title={actTitle(type)} />
      <div class="sheet-scroll">
        {field && <FieldInput act={type} field={field} value={undefined} onChange={(value) => onPick(String(value))} />}
        {offers ? <ObjectionList objections={objections} tone="refused" gloss={gloss} /> : <div class="loading" aria-busy="true" />}
      </div>
    </div>
  );
}

interface TradeTableProps {
  readonly type: string;
  readonly actor: string;
  readonly partner: string;
}

/**
 * Draw the table between two characters. New terms start as a copy of the current terms. Values that the player changed
 * meanwhile are kept.
 */
function TradeTable({ type, actor, partner }: TradeTableProps) {
  const { petition, fate } = useTrade(type, actor, partner);
  const [edits, setEdits] = useState<FormValues>({});
  const character = person(view.value, partner);
  return (
    <div class="act">
      <SheetHead title={t("ui-trade-with", { who: `who:${partner}` })} mark={character && <Crest bearer={character} size={44} />} />
      <TradeTableView key={`${petition?.id} ${fate}`} {...{ type, actor, partner, petition, fate, edits }} onEdit={setEdits} partnerName={personName(partner)} />
    </div>
  );
}
