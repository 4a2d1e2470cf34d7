import { chord, ribbon } from "d3-chord";
import type { Chord, ChordGroup } from "d3-chord";
import { arc } from "d3-shape";
import { useState } from "preact/hooks";
import type { Evening } from "../../../core/view/wire";
import { me } from "../../../ui/me";
import { Panel } from "../../../ui/parts/panel";
import { personName, t, texts } from "../../../ui/texts";
import { dealingCountsOf, dealingPartners, wheelMatrix } from "./data";
import { SCROLLABLE_ATTRIBUTES } from "../scrollattributes";
import { LabelledSelect } from "./seriescharts";
import { SaveTableButton } from "./save";
import { FoldedTable, FigureTable } from "./table";

/** The maximum number of characters around the wheel, and of bars. */
const MAX_PARTNERS = 9;
const INNER_RADIUS = 92;
const OUTER_RADIUS = 100;

/**
 * Show the dealings between characters. The dealings of one character are drawn as bars on a phone and as a wheel on a
 * wide screen. A folded matrix shows the dealings of all characters.
 */
export function DealingsFigure({ evening }: { evening: Evening }) {
  const { people } = evening;
  const [character, setCharacter] = useState(people.includes(me.value) ? me.value : (people[0] ?? ""));
  if (!people.length) return null;
  const options = [...people].map((personId) => [personId, personName(personId)] as const).sort((firstCharacter, secondCharacter) => firstCharacter[1].localeCompare(secondCharacter[1]));
  return (
    <Panel title={t("evening-dealings")}>
      <p class="quiet">{t("evening-dealings-note")}</p>
      <LabelledSelect label={t("evening-wheel-of")} value={character} options={options} onChoice={setCharacter} />
      <DealingsWheel character={character} partners={dealingPartners(evening, character)} />
      <FoldedTable summary={t("evening-matrix")}>
        <p class="quiet">{t("evening-matrix-note")}</p>
        <DealingsMatrix evening={evening} onChoice={setCharacter} />
      </FoldedTable>
    </Panel>
  );
}

type Partners = readonly (readonly [string, number])[];

function DealingsWheel({ character, partners }: { character: string; partners: Partners }) {
  const title = t("evening-wheel", { who: `who:${character}` });
  const heads = [t("evening-who"), t("evening-entries-together")];
  const [partner, secondPartner] = partners;
  if (!partner) return <p class="quiet">{t("evening-alone")}</p>;
  if (!secondPartner) return <p>{t("evening-only-with", { who: `who:${partner[0]}`, n: partner[1] })}</p>;
  const shownPartners = partners.slice(0, MAX_PARTNERS);
  const people = [character, ...shownPartners.map(([partnerId]) => partnerId)];
  const chords = chord().padAngle(0.04)(wheelMatrix(shownPartners.map(([, amount]) => amount)));
  return (
    <figure class="evening-wheel">
      <PartnerBars label={title} partners={shownPartners} />
      <svg viewBox="-190 -150 380 300" role="img" aria-label={title}>
        {chords.map((chord, index) => (
          <path key={index} class="evening-ribbon" d={ribbonPath(chord)} />
        ))}
        {chords.groups.map((group) => (
          <WheelRim key={group.index} group={group} name={personName(people[group.index] ?? "")} isMine={group.index === 0} />
        ))}
      </svg>
      <FoldedTable>
        <FigureTable label={title} heads={heads} rows={partners.map(([partnerId, amount]) => ({ head: personName(partnerId), cells: [texts.value.count(amount)] }))} />
        <SaveTableButton title={title} rows={() => [heads, ...partners.map(([partnerId, amount]) => [personName(partnerId), amount])]} />
      </FoldedTable>
    </figure>
  );
}

function PartnerBars({ label, partners }: { label: string; partners: Partners }) {
  const highestAmount = Math.max(...partners.map(([, amount]) => amount));
  return (
    <ol class="evening-bars" aria-label={label}>
      {partners.map(([partnerId, amount]) => (
        <li key={partnerId} style={{ "--share": `${(100 * amount) / highestAmount}%` }}>
          <bdi>{personName(partnerId)}</bdi>
          <span>{texts.value.count(amount)}</span>
        </li>
      ))}
    </ol>
  );
}

const ribbonPath = (chord: Chord): string => String(ribbon<Chord, Chord["source"]>().radius(INNER_RADIUS - 2)(chord) ?? "");

function WheelRim({ group, name, isMine }: { group: ChordGroup; name: string; isMine: boolean }) {
  const path = arc<ChordGroup>().innerRadius(INNER_RADIUS).outerRadius(OUTER_RADIUS)(group) ?? "";
  const angle = (group.startAngle + group.endAngle) / 2 - Math.PI / 2;
  const [x, y] = [Math.cos(angle) * (OUTER_RADIUS + 8), Math.sin(angle) * (OUTER_RADIUS + 8)];
  const anchor = Math.abs(x) < 12 ? "middle" : x > 0 ? "start" : "end";
  return (
    <g class="evening-rim" data-mine={isMine}>
      <path d={path} />
      <text x={x} y={y + 4} text-anchor={anchor}>
        {name}
      </text>
    </g>
  );
}

/**
 * Show the dealings of all characters with each other. A tap on a name at the left shows the wheel of this character.
 */
function DealingsMatrix({ evening, onChoice }: { evening: Evening; onChoice: (character: string) => void }) {
  const { people } = evening;
  const { times, highestCount } = dealingCountsOf(evening);
  return (
    <div class="evening-matrix" aria-label={t("evening-dealings")} {...SCROLLABLE_ATTRIBUTES}>
      <table aria-label={t("evening-dealings")}>
        <thead>
          <tr>
            <td />
            {people.map((personId) => (
              <th key={personId} scope="col">
                <span><bdi>{personName(personId)}</bdi></span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((row) => (
            <tr key={row}>
              <th scope="row">
                <button type="button" class="link" onClick={() => onChoice(row)}>
                  <bdi>{personName(row)}</bdi>
                </button>
              </th>
              {people.map((column) => (
                <MatrixCell key={column} dealCount={times(row, column)} highestCount={highestCount} isSameCharacter={row === column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <SaveTableButton
        title={t("evening-dealings")}
        rows={() => [["", ...people.map(personName)], ...people.map((row) => [personName(row), ...people.map((column) => (row === column ? "" : times(row, column)))])]}
      />
    </div>
  );
}

function MatrixCell({ dealCount, highestCount, isSameCharacter }: { dealCount: number; highestCount: number; isSameCharacter: boolean }) {
  if (isSameCharacter) return <td class="evening-same" />;
  return <td style={{ "--shade": dealCount && `${Math.round(12 + (58 * dealCount) / highestCount)}%` }}>{dealCount ? texts.value.count(dealCount) : ""}</td>;
}
