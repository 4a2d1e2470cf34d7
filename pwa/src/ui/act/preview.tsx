import type { Attempt, Leg } from "../../core/view/wire";
import { myCharacters } from "../me";
import { Amount, AssetIcon } from "../parts/piece";
import { amountText, t, personRef } from "../texts";
import { StateChangeList } from "./statechanges";

/** The maximum number of transfers that are listed. Of the other transfers, only the number is shown. */
const MAX_LISTED_TRANSFERS = 12;

/**
 * Draw the effects of an act: transfers, remaining holdings, new states, and the characters whose consent is needed.
 * The texts say "you" only on the actor's own phone. A god who records for a player reads the player's name instead.
 */
export function ActPreview({ result, actor }: { result: Attempt; actor: string }) {
  const holdingsAfter = Object.entries(result.after ?? {});
  const assets = new Set(result.legs.map((leg) => leg.asset));
  const hiddenCount = result.legs.length - MAX_LISTED_TRANSFERS;
  return (
    <section class="act-preview" aria-live="polite">
      {result.legs.length > 0 && (
        <ul class="legs">
          {result.legs.slice(0, MAX_LISTED_TRANSFERS).map((leg, index) => (
            <LegRow key={index} leg={leg} actor={actor} />
          ))}
          {hiddenCount > 0 && <li>{t("ui-legs-more", { n: hiddenCount })}</li>}
        </ul>
      )}
      {holdingsAfter.map(([character, newHoldings]) => {
        const amounts = Object.entries(newHoldings).filter(([asset]) => assets.has(asset));
        if (!amounts.length) return null;
        return (
          <p key={character} class="left">
            <span>{t(remainderKey(result.legs, character, actor), { who: `who:${character}` })}</span>
            {amounts.map(([asset, amount]) => (
              <Amount key={asset} asset={asset} amount={amount} />
            ))}
          </p>
        );
      })}
      <StateChangeList changes={result.becomes} actor={actor} />
      {result.voices.length > 0 && (
        <p class="voices">{t("ui-needs-voice", { who: result.voices.map(personRef) })}</p>
      )}
    </section>
  );
}

/**
 * Return the text key for a character's holdings after the act. The text says "left" only for a character that receives
 * nothing.
 */
function remainderKey(legs: readonly Leg[], character: string, actor: string): string {
  const isMine = character === actor && myCharacters.value.includes(actor);
  if (legs.some(({ to: receiver }) => receiver === character)) return isMine ? "ui-had-me" : "ui-had-other";
  return isMine ? "ui-left-me" : "ui-left-other";
}

/** Draw one transfer of an asset, as a character sees it. */
export function LegRow({ leg, actor }: { leg: Leg; actor: string }) {
  const sign = leg.from === actor ? "−" : leg.to === actor ? "+" : "";
  const otherParty = leg.from === actor ? leg.to : leg.to === actor ? leg.from : undefined;
  return (
    <li class="leg" data-sign={sign}>
      <AssetIcon asset={leg.asset} size={22} />
      <span class="leg-amount">
        {sign && <span aria-hidden="true">{sign}</span>} {amountText(leg.asset, leg.amount)}
      </span>
      <span class="leg-way">{legText(leg, sign, otherParty)}</span>
    </li>
  );
}

function legText(leg: Leg, sign: string, otherParty: string | undefined): string {
  if (sign === "−") return transferEndText("ui-leg-to", otherParty);
  if (sign === "+") return transferEndText("ui-leg-from", otherParty);
  return [transferEndText("ui-leg-from", leg.from), transferEndText("ui-leg-to", leg.to)].filter(Boolean).join(" ");
}

/** Return the giver or receiver of a transfer as text; "" for an account of the house, such as `@origin`. */
const transferEndText = (key: string, party: string | undefined): string => (party && !party.startsWith("@") ? t(key, { who: `who:${party}` }) : "");
