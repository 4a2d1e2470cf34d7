import { holdings, goodsOnSale } from "../../core/view/belongings";
import { person, place } from "../../core/view/selectors";
import type { Offers, PersonDoc } from "../../core/view/wire";
import { openAct } from "../../ui/act/actrequest";
import { openReference } from "../../ui/reference";
import { lazy } from "../../ui/lazy";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { pack } from "../../ui/pack";
import { Panel } from "../../ui/parts/panel";
import { Amount, AssetIcon } from "../../ui/parts/piece";
import { Seats } from "../../ui/parts/seats";
import { ActMark } from "../../ui/pictures/mark";
import { currentGame, gameSlice, view } from "../../ui/services";
import { actTitle, moneyText, t, texts } from "../../ui/texts";
import { WaitingList } from "../../ui/waiting/list";
import { deskSuggestions, DeskSuggestions } from "../acts/suggestions";
import { CharacterPlaque } from "../hand/plaque";
import { Purse } from "../hand/purse";
import { RuleReminders } from "../hand/reminders";
import { PersonFinder } from "./personfinder";
import { DeskPetition } from "./petition";
import { DayTill } from "./till";
import { UndoBar } from "./undobar";
import "../hand/hand.css";
import "./desk.css";
import "virtual:texts/desk";

const Bonds = lazy(() => import("../../ui/bonds").then((module) => module.Bonds));

/**
 * The desk of an officer. The desk has petitions, records for players, the stock, the purse and the till, the place and
 * the bonds.
 */
export function Desk() {
  const myPerson = person(view.value, me.value);
  if (!myPerson) return <p class="empty">{t("ui-room")}</p>;
  const isPast = currentGame.value?.isPast;
  const isPresent = !isPast && gameSlice.value?.status !== "closed";
  return (
    <div class="hand desk">
      <CharacterPlaque person={myPerson} />
      <div class="desk-columns">
        <div>{isPresent && <DeskTasks myPerson={myPerson} />}</div>
        <div>
          <StockAndPurse id={myPerson.id} />
          {!isPast && <DayTill id={myPerson.id} />}
          <MyPlace myPerson={myPerson} />
          <Bonds id={myPerson.id} isOwn />
          <RuleReminders person={myPerson} />
        </div>
      </div>
      {isPresent && <UndoBar />}
    </div>
  );
}

/** The guide to the first act, the requests that wait for me, and my possible acts. */
function DeskTasks({ myPerson }: { myPerson: PersonDoc }) {
  const { offers } = useOffers(myPerson.id);
  return (
    <>
      <DeskSuggestions offers={offers} />
      <WaitingList isQuietWhenEmpty={false} Petition={DeskPetition} />
      <PersonFinder myPerson={myPerson} />
      <Shortcuts offers={offers} />
    </>
  );
}

/** My character's place. */
function MyPlace({ myPerson }: { myPerson: PersonDoc }) {
  const region = place(view.value, myPerson.place);
  if (!region) return null;
  return (
    <Panel title={t("ui-where")}>
      <button type="button" class="row" onClick={() => openReference({ kind: "place", id: region.id })}>
        <span class="option-text">
          <span class="option-name"><bdi>{region.name}</bdi></span>
        </span>
        <Seats place={region} />
      </button>
    </Panel>
  );
}

/** My own acts that are possible now and that the game offers on a desk, without those that are suggested above. */
function Shortcuts({ offers }: { offers: Offers | undefined }) {
  const suggestedTypes = new Set(deskSuggestions(offers).map(({ type }) => type));
  const ownTypes = new Set((pack.value.desk ?? []).filter((actType) => !suggestedTypes.has(actType)));
  const forms = (offers?.offers ?? []).filter((form) => ownTypes.has(form.type) && form.blocked.length === 0);
  if (!forms.length) return null;
  return (
    <div class="shortcuts stack easy">
      {forms.map((form) => (
        <button key={form.type} type="button" class="button shortcut" onClick={() => openAct({ type: form.type, as: me.value })}>
          <ActMark type={form.type} />
          {actTitle(form.type)}
        </button>
      ))}
    </div>
  );
}

/** My goods for sale with their prices, my other holdings, and my money. */
function StockAndPurse({ id }: { id: string }) {
  const wares = goodsOnSale(view.value).filter((sale) => sale.seller === id);
  const ownHoldings = holdings(view.value, id);
  const coin = pack.value.hand.money;
  const shownAssets = new Set([coin, ...wares.map((ware) => ware.asset)]);
  const otherAssets = Object.entries(ownHoldings).filter(([asset, amount]) => !shownAssets.has(asset) && amount > 0);
  return (
    <>
      {coin && ownHoldings[coin] !== undefined && <Purse asset={coin} amount={ownHoldings[coin]} />}
      {wares.length + otherAssets.length > 0 && (
        <Panel title={t("ui-stock")}>
          <ul class="wares stack">
            {wares.map((ware) => (
              <li key={ware.asset}>
                <AssetIcon asset={ware.asset} size={30} />
                <span class="option-text">
                  <span class="option-name">
                    {texts.value.count(ware.stock)} {texts.value.asset(ware.asset, ware.stock)}
                  </span>
                  <span class="option-note">
                    {t("ui-each", { price: moneyText(ware.price) })}
                    {!ware.advertised && ` · ${t("ui-not-advertised")}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {otherAssets.length > 0 && (
            <p class="amounts">
              {otherAssets.map(([asset, amount]) => (
                <Amount key={asset} asset={asset} amount={amount} />
              ))}
            </p>
          )}
        </Panel>
      )}
    </>
  );
}
