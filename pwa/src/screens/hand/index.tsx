import { holdings } from "../../core/view/belongings";
import { person, purse } from "../../core/view/selectors";
import { me } from "../../ui/me";
import type { HandRow } from "../../ui/gamepack";
import { lazy } from "../../ui/lazy";
import { pack } from "../../ui/pack";
import { AssetIcon } from "../../ui/parts/piece";
import { currentGame, view } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import { WaitingList } from "../../ui/waiting/list";
import { CharacterPlaque } from "./plaque";
import { Purse } from "./purse";
import { RuleReminders } from "./reminders";
import { PieceRow } from "./row";
import { MyPlace } from "./place";
import "./hand.css";

const ActSuggestions = lazy(() => import("../acts").then((module) => module.ActSuggestions));

const Bonds = lazy(() => import("../../ui/bonds").then((module) => module.Bonds));

/**
 * The main screen of my character. The main screen shows requests, suggested acts, holdings, the place, bonds and
 * reminders.
 */
export function Hand() {
  const myPerson = person(view.value, me.value);
  if (!myPerson) return <p class="empty">{t("ui-room")}</p>;
  const ownHoldings = holdings(view.value, myPerson.id);
  const { money, rows, rest } = pack.value.hand;
  const assets = new Set([money, ...rows.flatMap((row) => row.assets)]);
  const unfitAssets = purse(view.value, myPerson.id)?.unfit ?? [];
  const mayHave = ({ assets }: HandRow): boolean => assets.some((asset) => (ownHoldings[asset] ?? 0) > 0 || !unfitAssets.includes(asset));
  const otherAssets = [...rest, ...Object.keys(ownHoldings)].filter((asset) => !assets.has(asset) && (ownHoldings[asset] ?? 0) > 0);
  return (
    <div class="hand">
      <CharacterPlaque person={myPerson} />
      <WaitingList />
      {!currentGame.value?.isPast && (
        <div class="now">
          <ActSuggestions />
        </div>
      )}
      {money && <Purse asset={money} amount={ownHoldings[money] ?? 0} />}
      <MyPlace person={myPerson} />
      <Bonds id={myPerson.id} isOwn />
      {rows.filter(mayHave).map((row) => (
        <PieceRow key={row.key} row={row} ownHoldings={ownHoldings} />
      ))}
      {otherAssets.length > 0 && (
        <ul class="pieces stack easy">
          {[...new Set(otherAssets)].map((asset) => (
            <li key={asset}>
              <AssetIcon asset={asset} size={34} />
              <strong>{texts.value.count(ownHoldings[asset] ?? 0)}</strong>
              <span>{texts.value.asset(asset, ownHoldings[asset] ?? 0)}</span>
            </li>
          ))}
        </ul>
      )}
      <RuleReminders person={myPerson} />
    </div>
  );
}
