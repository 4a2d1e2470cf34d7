import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { t } from "../../../ui/texts";
import { PlayerName, PawnMark } from "../parts/pawnmark";
import type { LotDoc, TurnDoc } from "../wire";

/** The rolls that decide the first turn, and the players who must still roll. */
export function FirstTurnRolls({ turn }: { turn: TurnDoc }) {
  const lotByCharacter = new Map(turn.lots.map((lot) => [lot.who, lot]));
  const people = [...lotByCharacter.keys(), ...turn.casting.filter((character) => !lotByCharacter.has(character))];
  return (
    <section class="panel">
      <h2 class="panel-title">{t("lots-title")}</h2>
      <ul class="lots">
        {people.map((character) => (
          <li key={character} data-waits={turn.casting.includes(character)}>
            <PawnMark id={character} size={30} />
            <PlayerName id={character} />
            <FirstTurnRoll key={lotByCharacter.get(character)?.value ?? 0} lot={lotByCharacter.get(character)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstTurnRoll({ lot }: { lot: LotDoc | undefined }) {
  if (!lot) return <Die face={0} size={34} />;
  return (
    <RollMomentLink entry={lot.entry}>
      <Die face={lot.value} size={34} isRolling />
    </RollMomentLink>
  );
}
