import { me } from "../../../ui/me";
import { Die } from "../../../ui/parts/die";
import { Rolled } from "../../../ui/parts/rolled";
import { personName, t, texts } from "../../../ui/texts";
import type { ActiumDoc, PartyDoc, SeaRoundDoc } from "../wire";

/** More fleets than that are drawn smaller on the wall, so that all are seen. */
const MANY = 15;

/** Up to so many who lost a ship are named. */
const NAMED = 6;

/** The fleets and what they rolled in this round: on a phone one's own first, then the largest. */
export function Fleets({ actium, big = false }: { actium: ActiumDoc; big?: boolean }) {
  const { round } = actium;
  const afloat = actium.parties.filter((party) => party.ships > 0 || round?.dice[party.id] !== undefined);
  const own = (party: PartyDoc): number => Number(!big && party.members.includes(me.value));
  const fleets = [...afloat].sort((a, b) => own(b) - own(a) || b.ships - a.ships);
  return (
    <section class="lr-fleets" data-big={big} aria-label={t("lr-fleets")}>
      <h2>{round ? t("lr-sea-round", { n: round.number }) : t("lr-fleets")}</h2>
      {round?.settled && round.losers.length > 0 && <p>{lost(round.losers)}</p>}
      <ul data-many={fleets.length > MANY}>
        {fleets.map((party) => (
          <Fleet key={party.id} party={party} round={round} small={big && fleets.length > MANY} />
        ))}
      </ul>
    </section>
  );
}

/** Who lost a ship; where they are too many to be read, how many. */
function lost(losers: readonly string[]): string {
  const n = losers.length;
  return n > NAMED ? t("lr-sea-lost-many", { n }) : t("lr-sea-lost", { who: texts.value.joined(losers.map(personName)), n });
}

interface FleetProps {
  readonly party: PartyDoc;
  readonly round: SeaRoundDoc | null;
  /** On the wall among many others: numbers stand alone. */
  readonly small: boolean;
}

function Fleet({ party, round, small }: FleetProps) {
  const die = round?.dice[party.id];
  const sum = round?.totals[party.id];
  const throws = (round?.throws ?? []).filter((one) => one.party === party.id);
  return (
    <li data-mine={party.members.includes(me.value)} data-lost={round?.settled && round.losers.includes(party.id)} data-sunk={party.ships === 0}>
      <span class="lr-fleet-name">
        <b>{texts.value.joined(party.heads.map(personName))}</b>
        <span>{small ? texts.value.count(party.ships) : t("lr-ships", { n: party.ships })}</span>
      </span>
      {round && die !== undefined && (
        <Rolled entry={round.entry}>
          <Die face={die} size={36} />
        </Rolled>
      )}
      {throws.map((one) => (
        <small key={`${one.who} ${one.asset}`} data-void={one.void}>
          <Rolled entry={one.entry}>{t(small ? "lr-thrown-short" : "lr-thrown-for", { who: personName(one.who), n: one.value })}</Rolled>
        </small>
      ))}
      {die !== undefined && sum !== undefined && sum !== die && <strong class="lr-n">{t("lr-sum", { n: sum })}</strong>}
    </li>
  );
}
