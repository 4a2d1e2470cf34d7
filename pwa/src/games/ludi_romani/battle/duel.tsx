import { CrestOf } from "../../../ui/parts/crest";
import { Die } from "../../../ui/parts/die";
import { Piece } from "../../../ui/parts/piece";
import { personName, placeName, t, texts } from "../../../ui/texts";
import type { BattleDoc } from "../wire";
import { awaitedWords, broughtBy } from "./battle";
import { resultOf, touchedBy } from "./rounds";

/** One battle on the wall: where, who with how many dice, the last round, and who is waited for. Nothing to tap. */
export function Duel({ battle }: { battle: BattleDoc }) {
  const [first, second] = battle.sides;
  const round = battle.rounds.at(-1);
  return (
    <section class="lr-duel" aria-label={t("lr-versus", { first: personName(first.leader), second: personName(second.leader) })}>
      <p class="quiet">{where(battle)}</p>
      <div class="lr-duel-sides">
        <Fighter battle={battle} at={0} />
        <Fighter battle={battle} at={1} />
      </div>
      {round && round.touches.length > 0 && <p class="lr-touch">{texts.value.joined(round.touches.map((one) => touchedBy(one, battle)))}</p>}
      {round && <p class="lr-result">{resultOf(round, battle)}</p>}
      <p class="lr-awaits">{texts.value.joined(battle.awaited.map((one) => awaitedWords(one, battle, "")))}</p>
    </section>
  );
}

/** Where it is, who presides, and which of its rounds is fought. */
function where({ place, presider, concursationes, rounds }: BattleDoc): string {
  const counted = concursationes > 0 && t("lr-round-of", { n: Math.max(rounds.length, 1), all: concursationes });
  return [placeName(place).split(",")[0], presider && t("lr-presides", { who: personName(presider) }), counted].filter(Boolean).join(" · ");
}

/** One side: its leader, the die that lies there, and how many of its dice are left to roll. */
function Fighter({ battle, at }: { battle: BattleDoc; at: 0 | 1 }) {
  const side = battle.sides[at];
  const round = battle.rounds.at(-1);
  const die = round?.throws[at];
  const sum = round?.totals[at] ?? 0;
  const friends = side.members.slice(1).map(personName);
  return (
    <div class="lr-fighter" data-won={round?.winner === at}>
      <CrestOf id={side.leader} size={56} />
      <b>{personName(side.leader)}</b>
      {friends.length > 0 && <span class="lr-friends quiet">{t("lr-with", { who: texts.value.joined(friends) })}</span>}
      <span class="lr-brought">
        {broughtBy(side).map(({ kind, n, left }) => (
          <span key={kind}>
            <Piece asset={kind} size={40} /> {left === n ? texts.value.count(n) : t("ui-of", { n: left, slots: n })}
          </span>
        ))}
      </span>
      {die && (
        <span class="lr-thrown">
          <Die face={die.face} size={64} tone={round?.winner === at ? "gold" : "bone"} />
          {sum !== die.face && <strong>{t("lr-sum", { n: sum })}</strong>}
        </span>
      )}
    </div>
  );
}
