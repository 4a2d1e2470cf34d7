import { view } from "../../ui/services";
import { placeName, t, personRef } from "../../ui/texts";
import { lawText } from "./senate/votetexts";
import { billOf, ongoingBattles } from "./shape";
import type { BattleDoc, BillDoc, SideDoc } from "./wire";

/**
 * The bill before the Senate with its votes, and the battles that have not ended, as far as this viewer may know them.
 */
export function OngoingEvents() {
  const bill = billOf(view.value);
  return (
    <>
      {bill && <BillLine bill={bill} />}
      {ongoingBattles(view.value).map((battle) => (
        <BattleLine key={battle.id} battle={battle} />
      ))}
    </>
  );
}

function BillLine({ bill }: { bill: BillDoc }) {
  return (
    <li>
      {t("lr-paper-bill", { who: `who:${bill.by}`, law: lawText(bill) })}
      {(bill.votes ?? []).map(({ voter, yes: yesVotes, no: noVotes, abstained: abstentions }) => (
        <p key={voter}>{t("lr-paper-vote", { who: `who:${voter}`, yes: yesVotes, no: noVotes, abstained: abstentions })}</p>
      ))}
    </li>
  );
}

function BattleLine({ battle }: { battle: BattleDoc }) {
  const [side, otherSide] = battle.sides;
  const place = placeName(battle.place);
  return (
    <li>
      {t("lr-paper-battle", { place, one: memberReferences(side), other: memberReferences(otherSide), presider: `who:${battle.presider}` })}
      {battle.rounds.map(({ number: roundNumber, totals }) => (
        <p key={roundNumber}>{t("lr-paper-round", { n: roundNumber, one: totals[0], other: totals[1] })}</p>
      ))}
      <p>{t("lr-paper-dice", { one: side.left, other: otherSide.left })}</p>
    </li>
  );
}

const memberReferences = (side: SideDoc): readonly string[] => side.members.map(personRef);
