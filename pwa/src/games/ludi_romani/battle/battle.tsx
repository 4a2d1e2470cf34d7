import { person } from "../../../core/selectors";
import { me } from "../../../ui/me";
import { CrestOf } from "../../../ui/parts/crest";
import { gloss } from "../../../ui/parts/gloss";
import { Piece } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { amount, personName, placeName, t, texts } from "../../../ui/texts";
import type { BattleDoc, CorpsDoc, MustActDoc, SideDoc } from "../wire";
import { Rounds } from "./rounds";

/** One battle: who against whom, with which dice, how each round fell, and who is waited for. */
export function Battle({ battle }: { battle: BattleDoc }) {
  const [first, second] = battle.sides;
  const names = { first: personName(first.leader), second: personName(second.leader) };
  return (
    <section class="lr-battle" data-stage={battle.stage} aria-label={t("lr-versus", names)}>
      <header>
        <h2>{t("lr-versus", names)}</h2>
        <p>{facts(battle)}</p>
      </header>
      <div class="lr-sides">
        <Side side={first} battle={battle} />
        <Side side={second} battle={battle} />
      </div>
      <Rounds battle={battle} />
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
    must && battle.stage === "challenged" && t("lr-must"),
    forced && t("lr-forced", { who: personName(forced) }),
    provoked && t("lr-forced", { who: personName(provoked) }),
    dice === "table" && t("lr-dice-table"),
    battle.disputed && t("lr-disputed"),
  ]
    .filter(Boolean)
    .join(" · ");
}

function Side({ side, battle }: { side: SideDoc; battle: BattleDoc }) {
  const chosen = side.corps.some((corps) => corps.fielded > 0);
  const friends = side.members.slice(1).map(personName);
  const forge = side.members.includes(battle.fabrilis);
  return (
    <div class="lr-side" data-mine={side.members.includes(me.value)}>
      <CrestOf id={side.leader} size={40} />
      <b>{personName(side.leader)}</b>
      {friends.length > 0 && <small>{t("lr-with", { who: texts.value.joined(friends) })}</small>}
      <ul>
        {corpsOf(side)
          .map((corps) => {
            const left = corps.fielded - corps.thrown;
            const all = amount(corps.kind, chosen ? corps.fielded : corps.present);
            return (
              <li key={`${corps.owner} ${corps.kind}`} data-spent={chosen && left === 0}>
                <Piece asset={corps.kind} size={22} />
                <span>
                  {gloss(all)}
                  {chosen && <small> {t("lr-left-to-roll", { n: left })}</small>}
                </span>
              </li>
            );
          })}
        {forge && <li>{gloss(t("lr-fabrilis"))}</li>}
      </ul>
    </div>
  );
}

/** The dice of a side: those fielded once they are chosen, until then all it could bring. */
function corpsOf(side: SideDoc): readonly CorpsDoc[] {
  const chosen = side.corps.some((corps) => corps.fielded > 0);
  const all = side.corps.length > 0 ? side.corps : armies(side);
  return all.filter((corps) => (chosen ? corps.fielded : corps.present) > 0);
}

/** How many dice of each kind a side has brought, and how many of them are left to roll. */
export function broughtBy(side: SideDoc): readonly { readonly kind: string; readonly n: number; readonly left: number }[] {
  const kinds = new Map<string, { n: number; left: number }>();
  for (const { kind, fielded, present, thrown } of corpsOf(side)) {
    const { n, left } = kinds.get(kind) ?? { n: 0, left: 0 };
    const here = fielded || present;
    kinds.set(kind, { n: n + here, left: left + here - thrown });
  }
  return [...kinds].map(([kind, counted]) => ({ kind, ...counted }));
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
          {awaitedWords({ who, what }, battle, me.value)}
        </li>
      ))}
    </ul>
  );
}

/** What somebody has to do now, in words for whoever `looks`. */
export function awaitedWords({ who, what }: MustActDoc, battle: BattleDoc, looks: string): string {
  const deed = what === "roll" && battle.dice === "table" ? "typed" : what;
  return t(`lr-awaits-${deed}`, { who: personName(who), mine: who === looks ? "yes" : "no" });
}

/** How a battle ended, in a few words. */
export function ending(battle: BattleDoc): string {
  const lost = battle.unprotected.map(personName);
  const how = battle.why === "fought" || battle.why === "refused" ? battle.why : "cut-short";
  return [t(`lr-ended-${how}`), lost.length ? t("lr-unprotected", { who: texts.value.joined(lost), n: lost.length }) : ""].filter(Boolean).join(" · ");
}
