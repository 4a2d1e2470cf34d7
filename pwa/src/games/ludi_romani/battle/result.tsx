import { CrestOf } from "../../../ui/parts/crest";
import { AssetIcon } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { amountText, personName, t, texts, personRef } from "../../../ui/texts";
import type { BattleDoc } from "../wire";
import { legionsByKind } from "./ranks";

/**
 * The result of a battle. The result names the winner, the dice that changed owners, and the dice left to each side.
 */
export function BattleResult({ battle }: { battle: BattleDoc }) {
  const [firstSide, secondSide] = battle.sides;
  const { victor: victorIndex, gods_share: divineShare } = battle;
  const leaders = { first: personRef(firstSide.leader), second: personRef(secondSide.leader) };
  const unprotected = battle.unprotected.map(personRef);
  return (
    <section class="lr-ending middle" data-won={victorIndex} aria-label={t("lr-result-of", leaders)}>
      <div class="lr-won">
        {victorIndex >= 0 && <CrestOf id={battle.sides[victorIndex === 1 ? 1 : 0].leader} size={56} />}
        <h3>{outcomeText(battle, victorIndex)}</h3>
      </div>
      <p class="quiet">{endingText(battle)}</p>
      {unprotected.length > 0 && <p class="lr-bare">{t("lr-unprotected", { who: unprotected })}</p>}
      {battle.rounds.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{personName(firstSide.leader)}</th>
              <th scope="col">{personName(secondSide.leader)}</th>
            </tr>
          </thead>
          <tbody>
            <DiceRow battle={battle} pool="won" />
            <DiceRow battle={battle} pool="taken" />
            <DiceRow battle={battle} pool="lost" />
            <tr data-what="left">
              <th scope="row">{t("lr-has-left")}</th>
              <DiceLeft battle={battle} sideIndex={0} />
              <DiceLeft battle={battle} sideIndex={1} />
            </tr>
          </tbody>
        </table>
      )}
      {divineShare > 0 && <p>{t("lr-gods-share", { who: `who:${battle.presider}`, n: divineShare })}</p>}
    </section>
  );
}

function DiceRow({ battle, pool }: { battle: BattleDoc; pool: "won" | "taken" | "lost" }) {
  const [firstSide, secondSide] = battle.sides;
  return (
    <tr data-what={pool}>
      <th scope="row">{t(`lr-has-${pool}`)}</th>
      <td>{texts.value.count(firstSide[pool])}</td>
      <td>{texts.value.count(secondSide[pool])}</td>
    </tr>
  );
}

function DiceLeft({ battle, sideIndex }: { battle: BattleDoc; sideIndex: 0 | 1 }) {
  const kinds = Object.entries(legionsByKind(view.value, battle.sides[sideIndex]));
  return (
    <td>
      {kinds.map(([corpsKind, amount]) => (
        <span key={corpsKind} class="lr-left-kind">
          <AssetIcon asset={corpsKind} size={18} />
          <span aria-hidden="true">{texts.value.count(amount)}</span>
          <span class="unseen">{amountText(corpsKind, amount)}</span>
        </span>
      ))}
      {kinds.length === 0 && t("lr-none-left")}
    </td>
  );
}

/** Return a short sentence about the winner. */
function outcomeText(battle: BattleDoc, victorIndex: number): string {
  if (battle.why === "refused") return t("lr-nobody-fought");
  if (victorIndex < 0) return t(battle.why === "fought" ? "lr-nobody-won" : "lr-no-end");
  return t("lr-won", { who: `who:${battle.sides[victorIndex === 1 ? 1 : 0].leader}` });
}

/** Return a short sentence about the way the battle ended. */
export function endingText(battle: BattleDoc): string {
  return t(`lr-ended-${battle.why === "fought" || battle.why === "refused" ? battle.why : "cut-short"}`);
}
