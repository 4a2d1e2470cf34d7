import { holdings, stock } from "../../core/belongings";
import { person } from "../../core/selectors";
import { openAct } from "../../ui/act/open";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { pack } from "../../ui/pack";
import { Icon } from "../../ui/parts/icon";
import { Panel } from "../../ui/parts/panel";
import { Amount, Piece } from "../../ui/parts/piece";
import { ActMark } from "../../ui/pictures/mark";
import { openSheet } from "../../ui/router";
import { live, view } from "../../ui/services";
import { actTitle, money, t, texts } from "../../ui/texts";
import { WaitingList } from "../../ui/waiting/list";
import { Plaque } from "../hand/plaque";
import { Purse } from "../hand/purse";
import { Reminders } from "../hand/reminders";
import { RecordSheet } from "./record";
import "../hand/hand.css";
import "./desk.css";

/** An officer's desk: what is asked of me, what I may record for players, my stock and purse. */
export function Desk() {
  const self = person(view.value, me.value);
  if (!self) return <p class="empty">{t("ui-room")}</p>;
  return (
    <div class="hand desk">
      <Plaque person={self} />
      {!live.value?.past && <Now />}
      <Stores id={self.id} />
      <Reminders person={self} />
    </div>
  );
}

/** What is asked of me, and what I may do. */
function Now() {
  return (
    <>
      <WaitingList quietWhenEmpty={false} />
      <button type="button" class="button primary wide" onClick={() => openSheet(() => <RecordSheet />)}>
        <Icon name="search" size={20} /> {t("ui-record")}
      </button>
      <Shortcuts />
    </>
  );
}

/** Those of my own acts that the game puts on a desk and that are possible just now, one tap away. */
function Shortcuts() {
  const { offers } = useOffers(me.value);
  const own = pack.value.desk ?? [];
  const forms = (offers?.offers ?? []).filter((form) => own.includes(form.type) && form.blocked.length === 0);
  if (!forms.length) return null;
  return (
    <div class="shortcuts">
      {forms.map((form) => (
        <button key={form.type} type="button" class="button shortcut" onClick={() => openAct({ type: form.type, as: me.value })}>
          <ActMark type={form.type} />
          {actTitle(form.type)}
        </button>
      ))}
    </div>
  );
}

/** What I have to sell and its price, what I hold beside, and my money. */
function Stores({ id }: { id: string }) {
  const wares = stock(view.value).filter((one) => one.seller === id);
  const holds = holdings(view.value, id);
  const coin = pack.value.hand.money;
  const sold = new Set([coin, ...wares.map((ware) => ware.asset)]);
  const others = Object.entries(holds).filter(([asset, n]) => !sold.has(asset) && n > 0);
  return (
    <>
      {coin && holds[coin] !== undefined && <Purse asset={coin} n={holds[coin]} />}
      {wares.length + others.length > 0 && (
        <Panel title={t("ui-stock")}>
          <ul class="wares">
            {wares.map((ware) => (
              <li key={ware.asset}>
                <Piece asset={ware.asset} size={30} />
                <span class="option-text">
                  <span class="option-name">
                    {texts.value.count(ware.stock)} {texts.value.asset(ware.asset, ware.stock)}
                  </span>
                  <span class="option-note">
                    {t("ui-each", { price: money(ware.price) })}
                    {!ware.advertised && ` · ${t("ui-not-advertised")}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <p class="amounts">
              {others.map(([asset, n]) => (
                <Amount key={asset} asset={asset} n={n} />
              ))}
            </p>
          )}
        </Panel>
      )}
    </>
  );
}
