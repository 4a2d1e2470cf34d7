import { holdings, goodsOnSale } from "../../core/view/belongings";
import { person, place } from "../../core/view/selectors";
import type { LettersDoc, PersonDoc } from "../../core/view/wire";
import { ActsAbout } from "../../ui/act/subjectacts";
import { openReference } from "../../ui/reference";
import { lazy, lazyOnce } from "../../ui/lazy";
import { me } from "../../ui/me";
import { pack } from "../../ui/pack";
import { Crest } from "../../ui/parts/crest";
import { GlossedText, gloss } from "../../ui/parts/gloss";
import { Statuses } from "../../ui/parts/statuses";
import { Amount } from "../../ui/parts/piece";
import { SheetHead } from "../../ui/parts/sheet";
import { openSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { moneyText, t, texts } from "../../ui/texts";

const NewLetterSheet = lazy(() => import("../letters/newletter").then((module) => module.NewLetterSheet));

const Bonds = lazy(() => import("../../ui/bonds").then((module) => module.Bonds));

/** Return whether private letters may be written now. */
const canWritePrivateLetters = (): boolean => (view.value?.slices["letters"] as LettersDoc | undefined)?.now.includes("private") ?? false;

/**
 * The sheet of a person. The sheet shows public details, the details that only I may know, and my possible acts on this
 * person.
 */
export function PersonSheet({ id }: { id: string }) {
  const character = person(view.value, id);
  if (!character) return <SheetHead title={id} />;
  const Own = pack.value.person && lazyOnce(pack.value.person);
  return (
    <div class="act">
      <SheetHead
        title={character.short}
        mark={<Crest bearer={character} size={52} />}
        note={
          <p class="quiet">
            {character.name} · <GlossedText text={t(`role-${character.role}`)} />
          </p>
        }
      />
      <div class="sheet-scroll">
        <Statuses id={id} gloss={gloss} />
        {Own && <Own id={id} />}
        {pack.value.map && <PersonPlace person={character} />}
        {!Own && <PersonHoldings id={id} />}
        <Bonds id={id} />
        <GoodsForSale seller={id} />
        <PersonPowers person={character} />
        {me.value && me.value !== id && <ActsAbout kind="who" id={id} />}
        {me.value && me.value !== id && character.cards > 0 && canWritePrivateLetters() && (
          <button type="button" class="button wide" onClick={() => openSheet(() => <NewLetterSheet receivers={[id]} />)}>
            {t("ui-letter-to-them")}
          </button>
        )}
      </div>
    </div>
  );
}

function PersonHoldings({ id }: { id: string }) {
  const goods = Object.entries(holdings(view.value, id)).filter(([, amount]) => amount > 0);
  return (
    <>
      <h3 class="panel-title">{t("ui-holds")}</h3>
      {goods.length > 0 ? (
        <p class="amounts">
          {goods.map(([asset, amount]) => (
            <Amount key={asset} asset={asset} amount={amount} gloss={gloss} />
          ))}
        </p>
      ) : (
        <p class="quiet">{t("ui-holds-nothing")}</p>
      )}
    </>
  );
}

function PersonPlace({ person }: { person: PersonDoc }) {
  const region = place(view.value, person.place);
  if (!region) return <p class="quiet">{t("ui-nowhere", { who: `who:${person.id}` })}</p>;
  return (
    <button type="button" class="row" onClick={() => openReference({ kind: "place", id: region.id })}>
      <span class="option-text">
        <span class="option-name"><bdi>{region.name}</bdi></span>
        <span class="option-note">{t(`seat-${person.seat || "none"}`)}</span>
      </span>
    </button>
  );
}

function GoodsForSale({ seller }: { seller: string }) {
  const wares = goodsOnSale(view.value).filter((sale) => sale.seller === seller);
  if (!wares.length) return null;
  return (
    <>
      <h3 class="panel-title">{t("ui-sells")}</h3>
      <ul class="wares stack">
        {wares.map((ware) => (
          <li key={ware.asset}>
            <Amount asset={ware.asset} amount={ware.stock} />
            <span>{t("ui-each", { price: moneyText(ware.price) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function PersonPowers({ person }: { person: PersonDoc }) {
  const keys = person.powers.map((power) => `power-${power}`).filter((key) => texts.value.has(key));
  if (!keys.length) return null;
  return (
    <>
      <h3 class="panel-title">{t("ui-powers")}</h3>
      <ul class="powers">
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </>
  );
}
