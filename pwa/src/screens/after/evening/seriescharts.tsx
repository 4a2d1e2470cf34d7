import { useMemo, useState } from "preact/hooks";
import { people } from "../../../core/view/selectors";
import type { BalanceSeries, PlaceSeries, StandingsSeries } from "../../../core/view/wire";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { moneyOrNumberText, personName, placeName, t, texts, tFirst } from "../../../ui/texts";
import { pack } from "../../../ui/pack";
import { assetTitle as titleOf } from "../accounts/names";
import { scoreCell } from "../score";
import { LineChart } from "./chart";
import { MAX_CHART_LINES, assetsByHolders, assetSumLines, leadingLines, meetingPlaceLines, worthLines } from "./data";
import type { EveningSpan } from "./timeformat";

/** The maximum number of lines that a phone can show in one chart. */
const MAX_LINES_ON_PHONE = 5;
const PHONE_QUERY = "(max-width: 600px)";

/** Return the number of lines that this screen can show in one chart; undefined for the usual number. */
const lineLimit = (): number | undefined => (globalThis.matchMedia?.(PHONE_QUERY).matches ? MAX_LINES_ON_PHONE : undefined);

/**
 * Return the mortals, if the game has both mortals and others. The others are staff with large stocks, so their lines
 * would be flat and hide those of the players. Otherwise return undefined.
 */
function mortalsAmongOthers(): ReadonlySet<string> | undefined {
  const allPeople = people(view.value);
  const mortals = allPeople.filter(({ mortal: isMortal }) => isMortal);
  return mortals.length && mortals.length < allPeople.length ? new Set(mortals.map(({ id }) => id)) : undefined;
}

/** The maximum number of places that are drawn. */
const MAX_PLACES = 20;

export interface SeriesChartProps<T> {
  readonly answer: T;
  readonly span: EveningSpan;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChoice: (value: string) => void;
}

/** A labelled list in which the viewer chooses one option. */
export function LabelledSelect({ label, value, options, onChoice }: ChoiceProps) {
  return (
    <label class="select evening-choice across wrapped">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoice(event.currentTarget.value)}>
        {options.map(([optionId, optionName]) => (
          <option key={optionId} value={optionId}>
            {optionName}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Show the scores of the leading characters over time. The characters may have any role, or one chosen role. */
export function StandingsChart({ answer, span }: SeriesChartProps<StandingsSeries>) {
  const [role, setRole] = useState("");
  const scoredIds = new Set(answer.worths.map(({ character }) => character));
  const allPeople = people(view.value).filter(({ id }) => scoredIds.has(id));
  const roles = [...new Set(allPeople.map((person) => person.role).filter(Boolean))].sort();
  const tracks = useMemo(() => {
    const idsOfRole = new Set(people(view.value).filter((person) => person.role === role).map(({ id }) => id));
    return leadingLines(worthLines(answer, role ? idsOfRole : mortalsAmongOthers()), lineLimit());
  }, [answer, role]);
  const title = tFirst(["score-title", "evening-standings"]);
  return (
    <Panel title={title}>
      {roles.length > 1 && (
        <LabelledSelect label={t("evening-whose")} value={role} onChoice={setRole} options={[["", t(mortalsAmongOthers() ? "evening-mortals" : "evening-everybody")], ...roles.map((role) => [role, t(`role-${role}`)] as const)]} />
      )}
      <p class="quiet">{tFirst(["score-note", "evening-standings-note"], { n: lineLimit() ?? MAX_CHART_LINES })}</p>
      <LineChart label={title} times={answer.times} tracks={tracks} span={span} nameOf={personName} amountText={scoreCell} />
    </Panel>
  );
}

/**
 * Show how much of an asset the leading characters had over time. Instead of one asset, the viewer may choose a sum
 * that the game defines.
 */
export function AssetsChart({ answer, span }: SeriesChartProps<BalanceSeries>) {
  const assets = assetsByHolders(answer);
  const { hand: handPack, sums = {} } = pack.value;
  const together = Object.keys(sums).filter((sumName) => sums[sumName]?.some((asset) => assets.includes(asset)));
  const choices = [...(assets.includes(handPack.money) ? [handPack.money] : []), ...together, ...assets.filter((asset) => asset !== handPack.money)];
  const [asset, setAsset] = useState(choices[0] ?? "");
  const tracks = useMemo(() => {
    const mortalIds = mortalsAmongOthers();
    const lines = assetSumLines(answer, sums[asset] ?? [asset]);
    return leadingLines(mortalIds ? lines.filter(({ id }) => mortalIds.has(id)) : lines, lineLimit());
  }, [answer, asset]);
  if (!assets.length) return null;
  const title = (choice: string): string => (sums[choice] ? t(`sum-${choice}`) : assetTitle(choice));
  const sumText = (amount: number): string => (sums[asset] ? texts.value.count(amount) : moneyOrNumberText(asset, amount));
  return (
    <Panel title={t("evening-assets")}>
      <LabelledSelect label={t("evening-asset")} value={asset} onChoice={setAsset} options={choices.map((choice) => [choice, title(choice)] as const)} />
      <LineChart label={title(asset)} times={answer.times} tracks={tracks} span={span} nameOf={personName} amountText={sumText} />
    </Panel>
  );
}

/** Return the name of an asset without a number. */
const assetTitle = (asset: string): string => (asset === pack.value.hand.money ? t("evening-money") : titleOf(asset));

/** Show how many characters were at each place over time. */
export function PlacesChart({ answer, span }: SeriesChartProps<PlaceSeries>) {
  const tracks = useMemo(() => leadingLines(meetingPlaceLines(answer), MAX_PLACES), [answer]);
  if (!tracks.length) return null;
  return (
    <Panel title={t("evening-places")}>
      <LineChart label={t("evening-places")} times={answer.times} tracks={tracks} span={span} nameOf={placeName} amountText={(quantity) => texts.value.count(quantity)} />
    </Panel>
  );
}
