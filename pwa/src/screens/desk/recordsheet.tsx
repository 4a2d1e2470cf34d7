import { useState } from "preact/hooks";
import { actsAbout } from "../../core/sending/actsabout";
import { isListedAct } from "../../core/view/acts";
import type { FormValues } from "../../core/sending/forms";
import { person } from "../../core/view/selectors";
import { ManualTimeSwitch } from "../../ui/act/timefield";
import { lazy } from "../../ui/lazy";
import { me, amSteward } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { Crest } from "../../ui/parts/crest";
import { Heading } from "../../ui/parts/ornament";
import { SheetHead } from "../../ui/parts/sheet";
import { ActMark } from "../../ui/pictures/mark";
import { swapSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { actTitle, t } from "../../ui/texts";
import { ActList } from "../acts";
import { PeoplePicker } from "../people";
import "./desk.css";
import "virtual:texts/desk";

const ActSheet = lazy(() => import("../../ui/act/sheet").then((module) => module.ActSheet));

/** Replace this sheet with the sheet of the act. When the act is done, the officer is back at the desk. */
function swapToActSheet(actType: string, actor: string, preset: FormValues): void {
  const request = { type: actType, as: actor, recorder: me.peek(), preset };
  swapSheet(() => <ActSheet request={request} />);
}

/** Record an act for a person. The officer chooses the person, and then the act. */
export function RecordSheet({ initialCharacter = "" }: { initialCharacter?: string }) {
  const [character, setCharacter] = useState(initialCharacter);
  const player = person(view.value, character);
  return (
    <div class="act">
      <SheetHead
        title={player ? t("ui-record-for", { who: `who:${character}` }) : t("ui-record")}
        mark={player && <Crest bearer={player} size={44} />}
        note={
          player && (
            <button type="button" class="link" onClick={() => setCharacter("")}>
              {t("ui-somebody-else")}
            </button>
          )
        }
      />
      <div class="sheet-scroll">
        {amSteward.value && <ManualTimeSwitch />}
        {player ? <RecordActs character={character} /> : <PeoplePicker onPick={setCharacter} />}
      </div>
    </div>
  );
}

/**
 * The acts that I can record for a person. Acts that involve me come first, with my name filled in. The other acts
 * follow.
 */
export function RecordActs({ character }: { character: string }) {
  const { offers, problem } = useOffers(character, me.value);
  const myActs = actsAbout((offers?.offers ?? []).filter((form) => isListedAct(form.type)), "who", me.value);
  const types = new Set(myActs.map(({ form }) => form.type));
  const otherOffers = offers && { ...offers, offers: offers.offers.filter((form) => !types.has(form.type)) };
  return (
    <>
      {myActs.length > 0 && (
        <>
          <Heading>{t("ui-with-me")}</Heading>
          <div class="shortcuts stack easy">
            {myActs.map(({ form, preset }) => (
              <button key={form.type} type="button" class="button shortcut" onClick={() => swapToActSheet(form.type, character, preset)}>
                <ActMark type={form.type} />
                {actTitle(form.type)}
              </button>
            ))}
          </div>
          <Heading>{t("ui-else")}</Heading>
        </>
      )}
      <ActList offers={otherOffers} problem={problem} actor={character} recorder={me.value} />
    </>
  );
}
