import { CrestOf } from "../../../ui/parts/crest";
import { me } from "../../../ui/me";
import { personName, t, texts } from "../../../ui/texts";
import type { BillDoc, SenateDoc } from "../wire";
import { votesText } from "./votetexts";
import { senateSeats } from "./benches";
import type { Bench, Seat } from "./benches";

/**
 * The number of people whom the wall names on a bench. The named people are those with the greatest weight. The other
 * people are shown only by their crests. `FEW_ON_WALL` people who have not voted, or abstain, are all named.
 */
const MAX_NAMED_ON_WALL = 2;
const FEW_ON_WALL = 4;

interface SenateBenchesProps {
  readonly senate: SenateDoc;
  readonly bill: BillDoc | null;
  /** Whether the benches are on the wall, where they must be readable from far away. */
  readonly isLarge?: boolean;
  /** The weights of all people who are called to vote, if this viewer knows the weights. */
  readonly roll?: Readonly<Record<string, number>>;
}

/**
 * The benches of the Senate. The benches for and against the bill face each other, and the other people sit between
 * them. The people with the greatest weight sit in front. A secret ballot has a single bench.
 */
export function SenateBenches({ senate, bill, isLarge = false, roll = {} }: SenateBenchesProps) {
  const seats = senateSeats(senate, bill, roll);
  const isCounted = Boolean(bill?.sums);
  const heaviestWeight = Math.max(1, ...seats.map(({ weight }) => weight));
  const bench = (side: Bench) => {
    const seatsOfBench = seats.filter((seat) => seat.bench === side);
    return <BenchRow side={side} seats={seatsOfBench} heaviestWeight={heaviestWeight} isCounted={isCounted} nameLimit={isLarge ? mostNamesOn(side, seatsOfBench.length) : Infinity} />;
  };
  if (!seats.length) return <p class="quiet">{t("lr-nobody-there")}</p>;
  return (
    <div class="lr-benches" data-open={isCounted}>
      {bench("yes")}
      {bench("no")}
      {bench("held")}
      {bench("silent")}
    </div>
  );
}

/**
 * Return the maximum number of names on a bench of the wall with `peopleCount` people. People who abstain or have not
 * voted are named only if they are few.
 */
const mostNamesOn = (side: Bench, peopleCount: number): number =>
  side === "yes" || side === "no" ? MAX_NAMED_ON_WALL : peopleCount <= FEW_ON_WALL ? peopleCount : 0;

interface BenchRowProps {
  readonly side: Bench;
  readonly seats: readonly Seat[];
  readonly heaviestWeight: number;
  readonly isCounted: boolean;
  /** The maximum number of names on the bench. */
  readonly nameLimit: number;
}

function BenchRow({ side, seats, heaviestWeight, isCounted, nameLimit }: BenchRowProps) {
  const isAlwaysShown = isCounted && (side === "yes" || side === "no");
  if (!seats.length && !isAlwaysShown) return null;
  return (
    <section class="lr-bench" data-bench={side}>
      <h3>{t(isCounted ? `lr-bench-${side}` : "lr-bench-present", { n: seats.length })}</h3>
      <ul>
        {seats.slice(0, nameLimit).map((seat) => (
          <li key={seat.character} data-mine={seat.character === me.value} style={{ "--weight": `${Math.round((seat.weight / heaviestWeight) * 100)}%` }}>
            <CrestOf id={seat.character} size={26} />
            <b><bdi>{personName(seat.character)}</bdi></b>
            <PersonVotes seat={seat} />
          </li>
        ))}
      </ul>
      {seats.length > nameLimit && (
        <ul class="lr-crests">
          {seats.slice(nameLimit).map((seat) => (
            <li key={seat.character} role="img" aria-label={[personName(seat.character), seat.cast && votesText(seat.cast)].filter(Boolean).join(": ")}>
              <CrestOf id={seat.character} size={26} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The votes of a person in short. Before the vote it shows the person's weight, if the viewer knows it. */
function PersonVotes({ seat: { cast, weight, bench } }: { seat: Seat }) {
  if (!cast) return weight > 0 ? <span class="lr-weighs">{texts.value.count(weight)}</span> : null;
  const voteSigns: readonly (readonly [way: string, sign: string, n: number])[] = [
    ["yes", "+", cast.yes],
    ["no", "−", cast.no],
    ["held", "○", bench === "held" ? 0 : cast.abstained],
  ];
  return (
    <span role="img" aria-label={votesText(cast)} class="lr-short">
      {voteSigns
        .filter(([, , voteCount]) => voteCount > 0)
        .map(([vote, sign, voteCount]) => (
          <b key={vote} data-way={vote}>
            {sign}
            {texts.value.count(voteCount)}
          </b>
        ))}
      {bench === "held" && <b data-way="held">○{texts.value.count(cast.abstained)}</b>}
    </span>
  );
}
