import { me } from "../../../ui/me";
import { CrestOf } from "../../../ui/parts/crest";
import { Die } from "../../../ui/parts/die";
import { Rolled } from "../../../ui/parts/rolled";
import { personName, t, texts, whoRef } from "../../../ui/texts";
import type { ActiumDoc, PartyDoc, SeaRoundDoc } from "../wire";
import { Ships, WAVES } from "./ships";

/** Of so many fleets the ships are drawn on the wall. */
const FEW = 3;

/** Of more, so many stand on the wall, the largest, in words that can be read from far away; the others are counted. */
const SHOWN = 9;

/** The ships of no more than that are drawn large on the wall. */
const LARGE = 10;

/** Up to so many who lost a ship, or have none left, are named: on a phone, and on the wall. */
const NAMED = 6;
const NAMED_BIG = 3;

/** The sea: how many are left, and each squadron's ships and what it rolled; on a phone one's own first, then the largest. */
export function Fleets({ actium, big = false }: { actium: ActiumDoc; big?: boolean }) {
  const { round } = actium;
  const afloat = actium.parties.filter((party) => party.ships > 0 || round?.dice[party.id] !== undefined);
  const own = (party: PartyDoc): number => Number(!big && party.members.includes(me.value));
  const fleets = [...afloat].sort((a, b) => own(b) - own(a) || b.ships - a.ships);
  const small = big && fleets.length > FEW;
  const shown = small ? fleets.slice(0, SHOWN) : fleets;
  const named = big ? NAMED_BIG : NAMED;
  return (
    <section class="lr-fleets" data-big={big} data-large={!small && fleets.every(({ ships }) => ships <= LARGE)} aria-label={t("lr-fleets")}>
      {WAVES}
      <h2>{round ? t("lr-sea-round", { n: round.number }) : t("lr-fleets")}</h2>
      <p class="lr-afloat" role="status" data-key={big}>
        {left(actium.parties)}
      </p>
      <Sunk parties={actium.parties} named={named} />
      {round?.settled && round.losers.length > 0 && <p>{lost(round.losers, named)}</p>}
      <ul data-many={small}>
        {shown.map((party) => (
          <Fleet key={party.id} party={party} round={round} small={small} big={big} />
        ))}
      </ul>
      <Others fleets={fleets.slice(shown.length)} />
    </section>
  );
}

/** The fleets that the wall has no room for, counted. */
function Others({ fleets }: { fleets: readonly PartyDoc[] }) {
  if (!fleets.length) return null;
  return <p class="lr-others">{t("lr-sea-others", { n: fleets.length, ships: fleets.reduce((sum, { ships }) => sum + ships, 0) })}</p>;
}

/** How many fleets and ships are left: it comes down to one. */
function left(parties: readonly PartyDoc[]): string {
  const afloat = parties.filter(({ ships }) => ships > 0);
  return t("lr-sea-left", { n: afloat.length, ships: afloat.reduce((sum, { ships }) => sum + ships, 0) });
}

/** The fleets that had ships and have none left. */
function Sunk({ parties, named: most }: { parties: readonly PartyDoc[]; named: number }) {
  const sunk = parties.filter(({ ships, bought }) => bought > 0 && ships === 0);
  if (!sunk.length) return null;
  const named = sunk.slice(0, most).map(({ heads }) => texts.value.joined(heads.map(personName)));
  return <p class="lr-sunk">{t("lr-sea-sunk", { who: named.join(", "), more: sunk.length - named.length })}</p>;
}

/** Who lost a ship; where they are too many to be read, how many. */
function lost(losers: readonly string[], most: number): string {
  const n = losers.length;
  return n > most ? t("lr-sea-lost-many", { n }) : t("lr-sea-lost", { who: losers.map(whoRef), n });
}

interface FleetProps {
  readonly party: PartyDoc;
  readonly round: SeaRoundDoc | null;
  /** On the wall among many others: its name, how many ships, and what it rolled. */
  readonly small: boolean;
  readonly big: boolean;
}

function Fleet({ party, round, small, big }: FleetProps) {
  const die = round?.dice[party.id];
  const sum = round?.totals[party.id];
  const throws = (round?.throws ?? []).filter((one) => one.party === party.id);
  return (
    <li data-mine={party.members.includes(me.value)} data-lost={round?.settled && round.losers.includes(party.id)} data-sunk={party.ships === 0}>
      {!small && <CrestOf id={party.id} size={36} />}
      <span class="lr-fleet-name">
        <b>{texts.value.joined(party.heads.map(personName))}</b>
        <span>{t("lr-ships", { n: party.ships })}</span>
        {!small && allied(party)}
      </span>
      {!small && <Ships party={party} lost={Boolean(round?.settled && round.losers.includes(party.id))} wrecks={!big} />}
      {round && die !== undefined && (
        <Rolled entry={round.entry}>
          <Die face={die} size={36} />
        </Rolled>
      )}
      {!small && throws.map((one) => (
        <small key={`${one.who} ${one.asset}`} data-void={one.void}>
          <Rolled entry={one.entry}>{t("lr-thrown-for", { who: `who:${one.who}`, n: one.value })}</Rolled>
        </small>
      ))}
      {die !== undefined && sum !== undefined && sum !== die && <strong class="lr-n">{t("lr-sum", { n: sum })}</strong>}
    </li>
  );
}

/** Who sails in a fleet beside those who speak for it. */
function allied({ heads, members }: PartyDoc) {
  const others = members.filter((one) => !heads.includes(one));
  return others.length > 0 && <small>{t("lr-with", { who: others.map(whoRef) })}</small>;
}
