import { me } from "../../../ui/me";
import { CrestOf } from "../../../ui/parts/crest";
import { Die } from "../../../ui/parts/die";
import { RollMomentLink } from "../../../ui/parts/rolllink";
import { personName, t, texts, personRef } from "../../../ui/texts";
import type { ActiumDoc, PartyDoc, SeaRoundDoc } from "../wire";
import { Ships, WAVES } from "./ships";

/** The wall draws ships one by one if there are at most this many fleets. */
const MAX_FLEETS_WITH_SHIPS = 3;

/**
 * If there are more fleets, the wall names only this many of the largest fleets, in large letters. The wall only counts
 * the other fleets.
 */
const MAX_NAMED_FLEETS = 9;

/** The wall draws a fleet large if the fleet has at most this many ships. */
const MAX_LARGE_SHIPS = 10;

/** The maximum number of fleets that are named as losers or as sunk, on a phone and on the wall. */
const MAX_NAMED_LOSERS = 6;
const MAX_NAMED_LOSERS_ON_WALL = 3;

/**
 * The sea with the fleets afloat, and the ships and dice of each fleet. A phone shows the player's own fleet first, and
 * then the largest fleets.
 */
export function Fleets({ actium, isLarge = false }: { actium: ActiumDoc; isLarge?: boolean }) {
  const { round } = actium;
  const partiesAfloat = actium.parties.filter((party) => party.ships > 0 || round?.dice[party.id] !== undefined);
  const ownCount = (party: PartyDoc): number => Number(!isLarge && party.members.includes(me.value));
  const fleets = [...partiesAfloat].sort((a, b) => ownCount(b) - ownCount(a) || b.ships - a.ships);
  const isSmall = isLarge && fleets.length > MAX_FLEETS_WITH_SHIPS;
  const parties = isSmall ? fleets.slice(0, MAX_NAMED_FLEETS) : fleets;
  const limit = isLarge ? MAX_NAMED_LOSERS_ON_WALL : MAX_NAMED_LOSERS;
  return (
    <section class="lr-fleets" data-big={isLarge} data-large={!isSmall && fleets.every(({ ships: shipCount }) => shipCount <= MAX_LARGE_SHIPS)} aria-label={t("lr-fleets")}>
      {WAVES}
      <h2>{round ? t("lr-sea-round", { n: round.number }) : t("lr-fleets")}</h2>
      <p class="lr-afloat bold" role="status" data-key={isLarge}>
        {fleetsLeftText(actium.parties)}
      </p>
      <SunkFleets parties={actium.parties} nameLimit={limit} />
      {round?.settled && round.losers.length > 0 && <p>{losersText(round.losers, limit)}</p>}
      <ul data-many={isSmall}>
        {parties.map((party) => (
          <Fleet key={party.id} party={party} round={round} isSmall={isSmall} isLarge={isLarge} />
        ))}
      </ul>
      <OtherFleets fleets={fleets.slice(parties.length)} />
    </section>
  );
}

/** The number of fleets for which the wall has no room. */
function OtherFleets({ fleets }: { fleets: readonly PartyDoc[] }) {
  if (!fleets.length) return null;
  return <p>{t("lr-sea-others", { n: fleets.length, ships: fleets.reduce((sum, { ships: shipCount }) => sum + shipCount, 0) })}</p>;
}

/** Return a sentence with the numbers of fleets and ships that are left. */
function fleetsLeftText(parties: readonly PartyDoc[]): string {
  const partiesAfloat = parties.filter(({ ships: shipCount }) => shipCount > 0);
  return t("lr-sea-left", { n: partiesAfloat.length, ships: partiesAfloat.reduce((sum, { ships: shipCount }) => sum + shipCount, 0) });
}

/** The fleets that had ships and have lost all of them. */
function SunkFleets({ parties, nameLimit: limit }: { parties: readonly PartyDoc[]; nameLimit: number }) {
  const sunkParties = parties.filter(({ ships: shipCount, bought: boughtShipCount }) => boughtShipCount > 0 && shipCount === 0);
  if (!sunkParties.length) return null;
  const partyNames = sunkParties.slice(0, limit).map(({ heads }) => texts.value.joinNames(heads.map(personName)));
  return <p class="dim">{t("lr-sea-sunk", { who: partyNames.join(", "), more: sunkParties.length - partyNames.length })}</p>;
}

/**
 * Return a sentence that names the fleets that lost a ship. If they are too many, the sentence gives only their number.
 */
function losersText(losers: readonly string[], limit: number): string {
  const loserCount = losers.length;
  return loserCount > limit ? t("lr-sea-lost-many", { n: loserCount }) : t("lr-sea-lost", { who: losers.map(personRef), n: loserCount });
}

interface FleetProps {
  readonly party: PartyDoc;
  readonly round: SeaRoundDoc | null;
  /** Whether the fleet is one of many fleets on the wall. The wall then shows only its name, ships and die. */
  readonly isSmall: boolean;
  readonly isLarge: boolean;
}

function Fleet({ party, round, isSmall, isLarge }: FleetProps) {
  const die = round?.dice[party.id];
  const roundTotal = round?.totals[party.id];
  const throws = (round?.throws ?? []).filter((seaThrow) => seaThrow.party === party.id);
  return (
    <li data-mine={party.members.includes(me.value)} data-lost={round?.settled && round.losers.includes(party.id)} data-sunk={party.ships === 0}>
      {!isSmall && <CrestOf id={party.id} size={36} />}
      <span class="lr-fleet-name">
        <b>{texts.value.joinNames(party.heads.map(personName))}</b>
        <span>{t("lr-ships", { n: party.ships })}</span>
        {!isSmall && alliesLine(party)}
      </span>
      {!isSmall && <Ships party={party} isSinking={Boolean(round?.settled && round.losers.includes(party.id))} showsWrecks={!isLarge} />}
      {round && die !== undefined && (
        <RollMomentLink entry={round.entry}>
          <Die face={die} size={36} />
        </RollMomentLink>
      )}
      {!isSmall && throws.map((seaThrow) => (
        <small key={`${seaThrow.who} ${seaThrow.asset}`} data-void={seaThrow.void}>
          <RollMomentLink entry={seaThrow.entry}>{t("lr-thrown-for", { who: `who:${seaThrow.who}`, n: seaThrow.value })}</RollMomentLink>
        </small>
      ))}
      {die !== undefined && roundTotal !== undefined && roundTotal !== die && <strong class="lr-n">{t("lr-sum", { n: roundTotal })}</strong>}
    </li>
  );
}

/** Return a line with the members of a fleet who are not its heads. */
function alliesLine({ heads, members }: PartyDoc) {
  const otherMembers = members.filter((member) => !heads.includes(member));
  return otherMembers.length > 0 && <small>{t("lr-with", { who: otherMembers.map(personRef) })}</small>;
}
