import { person } from "../../../core/select";
import { me } from "../../../ui/me";
import { CrestOf } from "../../../ui/parts/crest";
import { gloss } from "../../../ui/parts/gloss";
import { Piece } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { amount, personName, placeName, t, texts } from "../../../ui/texts";
import type { BattleDoc, CorpsDoc, SideDoc } from "../shape";
import { Rounds } from "./rounds";

interface Props {
  readonly battle: BattleDoc;
  /** On the wall: larger, the last round alone, and nothing to tap. */
  readonly big?: boolean;
}

/** One battle: who against whom, with which dice, how each round fell, and who is waited for. */
export function Battle({ battle, big = false }: Props) {
  const [first, second] = battle.sides;
  const names = { first: personName(first.leader), second: personName(second.leader) };
  return (
    <section class="lr-battle" data-big={big} data-stage={battle.stage} aria-label={t("lr-versus", names)}>
      <header>
        <h2>{t("lr-versus", names)}</h2>
        <p>{facts(battle)}</p>
      </header>
      <div class="lr-sides">
        <Side side={first} battle={battle} big={big} />
        <Side side={second} battle={battle} big={big} />
      </div>
      <Rounds battle={battle} big={big} />
      <Awaited battle={battle} />
    </section>
  );
}

/** Where it is, who presides, and whatever is not as usual. */
function facts(battle: BattleDoc): string {
  const { place, presider, kind, must, forced_by: forced, provoked_by: provoked, dice, concursationes: rounds } = battle;
  return [
    placeName(place).split(",")[0],
    presider && t("lr-presides", { who: personName(presider) }),
    rounds > 0 && t("lr-rounds", { n: rounds }),
    kind && t(`lr-kind-${kind}`),
    must && t("lr-must"),
    forced && t("lr-forced", { who: personName(forced) }),
    provoked && t("lr-forced", { who: personName(provoked) }),
    dice === "table" && t("lr-dice-table"),
    battle.disputed && t("lr-disputed"),
  ]
    .filter(Boolean)
    .join(" · ");
}

function Side({ side, battle, big }: { side: SideDoc; battle: BattleDoc; big: boolean }) {
  const chosen = side.corps.some((corps) => corps.fielded > 0);
  const friends = side.members.slice(1).map(personName);
  const forge = side.members.includes(battle.fabrilis);
  return (
    <div class="lr-side" data-mine={side.members.includes(me.value)}>
      <CrestOf id={side.leader} size={big ? 72 : 40} />
      <b>{personName(side.leader)}</b>
      {friends.length > 0 && <small>{t("lr-with", { who: texts.value.joined(friends) })}</small>}
      <ul>
        {(side.corps.length > 0 ? side.corps : armies(side))
          .filter((corps) => (chosen ? corps.fielded : corps.present) > 0)
          .map((corps) => {
            const left = corps.fielded - corps.thrown;
            const all = amount(corps.kind, chosen ? corps.fielded : corps.present);
            return (
              <li key={`${corps.owner} ${corps.kind}`} data-spent={chosen && left === 0}>
                <Piece asset={corps.kind} size={big ? 40 : 22} />
                <span>
                  {big ? all : gloss(all)}
                  {chosen && <small> {t("lr-left-to-roll", { n: left })}</small>}
                </span>
              </li>
            );
          })}
        {forge && <li>{t("lr-fabrilis")}</li>}
      </ul>
    </div>
  );
}

/** What the members of a party command, as everybody sees it, before any of it is here. */
function armies(side: SideDoc): readonly CorpsDoc[] {
  return side.members.flatMap((owner) =>
    Object.entries(person(view.value, owner)?.holds ?? {})
      .filter(([kind]) => /^(legio|cohors)_/.test(kind))
      .map(([kind, present]) => ({ owner, kind, present, fielded: 0, thrown: 0 })),
  );
}

/** Who has to do something now; or how it ended. */
function Awaited({ battle }: { battle: BattleDoc }) {
  if (battle.stage === "over") return <p class="lr-awaits">{ending(battle)}</p>;
  return (
    <ul class="lr-awaits" aria-live="polite">
      {battle.awaited.map(({ who, what }) => (
        <li key={`${who} ${what}`} data-mine={who === me.value}>
          {t(`lr-awaits-${what}`, { who: who === me.value ? t("lr-you") : personName(who), mine: who === me.value ? "yes" : "no" })}
        </li>
      ))}
    </ul>
  );
}

/** How a battle ended, in a few words. */
export function ending(battle: BattleDoc): string {
  const lost = battle.unprotected.map(personName);
  const how = battle.why === "fought" || battle.why === "refused" ? battle.why : "cut-short";
  return [t(`lr-ended-${how}`), lost.length ? t("lr-unprotected", { who: texts.value.joined(lost), n: lost.length }) : ""].filter(Boolean).join(" · ");
}
