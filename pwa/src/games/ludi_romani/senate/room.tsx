import { CrestOf } from "../../../ui/parts/crest";
import { me } from "../../../ui/me";
import { personName, t, texts } from "../../../ui/texts";
import type { BillDoc, SenateDoc } from "../wire";
import { castWords } from "./cast";
import { seatsOf } from "./benches";
import type { Bench, Seat } from "./benches";

/** On the wall so many of a bench are named, the weightiest; the others sit there by their crests alone. */
const NAMED = 2;

interface Props {
  readonly senate: SenateDoc;
  readonly bill: BillDoc | null;
  /** On the wall, where all of it has to be read from far away. */
  readonly big?: boolean;
  /** The weight of everybody who was called, where this viewer is told. */
  readonly roll?: Readonly<Record<string, number>>;
}

/** The benches: for and against face each other, the weightiest in front; between them sit the silent. A secret ballot has one bench alone. */
export function Room({ senate, bill, big = false, roll = {} }: Props) {
  const seats = seatsOf(senate, bill, roll);
  const open = Boolean(bill?.sums);
  const most = Math.max(1, ...seats.map(({ weight }) => weight));
  const bench = (which: Bench) => <Row which={which} seats={seats.filter((one) => one.bench === which)} most={most} open={open} named={big ? namedOf(which) : Infinity} />;
  if (!seats.length) return <p class="quiet">{t("lr-nobody-there")}</p>;
  return (
    <div class="lr-benches" data-open={open}>
      {bench("yes")}
      {bench("no")}
      {bench("held")}
      {bench("silent")}
    </div>
  );
}

/** Whoever abstains or is silent on the wall is not named. */
const namedOf = (which: Bench): number => (which === "yes" || which === "no" ? NAMED : 0);

interface RowProps {
  readonly which: Bench;
  readonly seats: readonly Seat[];
  readonly most: number;
  readonly open: boolean;
  /** So many are named. */
  readonly named: number;
}

function Row({ which, seats, most, open, named }: RowProps) {
  const always = open && (which === "yes" || which === "no");
  if (!seats.length && !always) return null;
  return (
    <section class="lr-bench" data-bench={which}>
      <h3>{t(open ? `lr-bench-${which}` : "lr-bench-present", { n: seats.length })}</h3>
      <ul>
        {seats.slice(0, named).map((seat) => (
          <li key={seat.who} data-mine={seat.who === me.value} style={{ "--weight": `${Math.round((seat.weight / most) * 100)}%` }}>
            <CrestOf id={seat.who} size={26} />
            <b><bdi>{personName(seat.who)}</bdi></b>
            <Votes seat={seat} />
          </li>
        ))}
      </ul>
      {seats.length > named && (
        <ul class="lr-crests">
          {seats.slice(named).map((seat) => (
            <li key={seat.who} role="img" aria-label={[personName(seat.who), seat.cast && castWords(seat.cast)].filter(Boolean).join(": ")}>
              <CrestOf id={seat.who} size={26} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What was cast, in short; or, where it is told, how much somebody weighs who has not voted. */
function Votes({ seat: { cast, weight, bench } }: { seat: Seat }) {
  if (!cast) return weight > 0 ? <span class="lr-weighs">{texts.value.count(weight)}</span> : null;
  const short: readonly (readonly [way: string, sign: string, n: number])[] = [
    ["yes", "+", cast.yes],
    ["no", "−", cast.no],
    ["held", "○", bench === "held" ? 0 : cast.abstained],
  ];
  return (
    <span role="img" aria-label={castWords(cast)} class="lr-short">
      {short
        .filter(([, , n]) => n > 0)
        .map(([way, sign, n]) => (
          <b key={way} data-way={way}>
            {sign}
            {texts.value.count(n)}
          </b>
        ))}
      {bench === "held" && <b data-way="held">○{texts.value.count(cast.abstained)}</b>}
    </span>
  );
}
