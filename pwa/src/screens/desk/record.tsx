import { useState } from "preact/hooks";
import { person } from "../../core/selectors";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { Crest } from "../../ui/parts/crest";
import { SheetHead } from "../../ui/parts/sheet";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { ActList } from "../acts";
import { PeoplePicker } from "../people";

/** Record an act for somebody: first who, then what. */
export function RecordSheet({ start = "" }: { start?: string }) {
  const [who, setWho] = useState(start);
  const player = person(view.value, who);
  return (
    <div class="act">
      <SheetHead
        title={player ? t("ui-record-for", { who: `who:${who}` }) : t("ui-record")}
        mark={player && <Crest bearer={player} size={44} />}
        note={
          player && (
            <button type="button" class="link" onClick={() => setWho("")}>
              {t("ui-somebody-else")}
            </button>
          )
        }
      />
      <div class="sheet-scroll">
        {player ? <RecordActs who={who} /> : <PeoplePicker onPick={setWho} />}
      </div>
    </div>
  );
}

function RecordActs({ who }: { who: string }) {
  return <ActList {...useOffers(who, me.value)} as={who} recorder={me.value} />;
}
