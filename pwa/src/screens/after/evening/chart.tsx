import { useEffect, useRef } from "preact/hooks";
import "uplot/dist/uPlot.min.css";
import { language } from "../../../ui/language";
import { loadUntilDone } from "../../../ui/lazy";
import { gameSlice } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { instantText } from "./csv";
import { evenlySpacedIndices, lineLooks } from "./data";
import type { ChartLine, LineLook } from "./data";
import { SaveTableButton } from "./save";
import { FoldedTable, FigureTable } from "./table";
import { tickFormatter, instantFormatter } from "./timeformat";
import type { EveningSpan } from "./timeformat";

const CHART_HEIGHT = 240;

interface LineChartProps {
  readonly label: string;
  /** The times of the values (milliseconds since the Unix epoch). */
  readonly times: readonly number[];
  readonly tracks: readonly ChartLine[];
  readonly span: EveningSpan;
  readonly nameOf: (lineId: string) => string;
  readonly amountText: (quantity: number) => string;
}

/** Draw named lines over time. The same data are offered as a table and as a file. */
export function LineChart({ label, times, tracks, span, nameOf, amountText }: LineChartProps) {
  const timeText = instantFormatter(span);
  if (!tracks.length) return <p class="quiet">{t("evening-none")}</p>;
  const heads = [t("evening-time"), ...tracks.map(({ id }) => nameOf(id))];
  const timeOfRow = (rowIndex: number): number => times[rowIndex] ?? 0;
  const rows = evenlySpacedIndices(times).map((rowIndex) => ({ head: timeText(timeOfRow(rowIndex)), cells: tracks.map(({ amounts }) => amountText(amounts[rowIndex] ?? 0)) }));
  return (
    <figure class="evening-chart">
      <p class="evening-of" aria-hidden="true">
        {label}
      </p>
      {times.length > 1 && <ChartDrawing times={times} tracks={tracks} span={span} />}
      <figcaption>
        <ul class="evening-key wrapped" aria-hidden="true">
          {looksOf(tracks).map(({ colourIndex, isDashed }, index) => (
            <li key={tracks[index]?.id}>
              <span data-dashed={isDashed} style={{ "--line": `var(${lineColourVariable(colourIndex)})` }} />
              {nameOf(tracks[index]?.id ?? "")}
            </li>
          ))}
        </ul>
      </figcaption>
      <FoldedTable>
        <FigureTable label={label} heads={heads} rows={rows} />
        <SaveTableButton title={label} rows={() => [[t("evening-time-utc"), ...heads.slice(1)], ...times.map((_, rowIndex) => [instantText(timeOfRow(rowIndex)), ...tracks.map(({ amounts }) => amounts[rowIndex] ?? 0)])]} />
      </FoldedTable>
    </figure>
  );
}

function ChartDrawing({ times, tracks, span }: Pick<LineChartProps, "times" | "tracks" | "span">) {
  const holderRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let removeTooltip = (): void => {};
    const draw = (Plot: typeof import("uplot")): void => {
      if (!holderRef.current) return;
      const holder = holderRef.current;
      const plot = new Plot(chartOptions(holder, looksOf(tracks), tickFormatter(span)), chartData(times, tracks), holder);
      const sizeObserver = new ResizeObserver(() => plot.setSize({ width: holder.clientWidth, height: CHART_HEIGHT }));
      sizeObserver.observe(holder);
      removeTooltip = () => {
        sizeObserver.disconnect();
        plot.destroy();
      };
    };
    const stop = loadUntilDone(() => import("uplot").then((module) => module.default), draw, () => {});
    return () => {
      stop();
      removeTooltip();
    };
  }, [times, tracks, span]);
  return <div class="evening-drawing" ref={holderRef} style={{ minHeight: `${CHART_HEIGHT}px` }} aria-hidden="true" />;
}

const chartData = (times: readonly number[], tracks: readonly ChartLine[]): [number[], ...number[][]] => [
  times.map((time) => time / 1000),
  ...tracks.map(({ amounts }) => [...amounts]),
];

/** Return the name of the CSS variable that holds the colour of a line. */
const lineColourVariable = (colourIndex: number): string => `--line-${colourIndex + 1}`;

const looksOf = (tracks: readonly ChartLine[]): readonly LineLook[] => lineLooks(gameSlice.peek()?.id ?? "", tracks.map(({ id }) => id));

function chartOptions(holder: HTMLElement, looks: readonly LineLook[], tick: (time: number) => string): import("uplot").Options {
  const shortNumber = new Intl.NumberFormat(language.value, { notation: "compact" }).format;
  const style = getComputedStyle(holder);
  const grid = { stroke: style.getPropertyValue("--hairline-soft"), width: 1 };
  const axis = { stroke: style.getPropertyValue("--dim"), grid, ticks: grid };
  return {
    width: holder.clientWidth,
    height: CHART_HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    axes: [
      { ...axis, values: (_, ticks) => ticks.map((seconds) => tick(seconds * 1000)) },
      { ...axis, size: 56, values: (_, ticks) => ticks.map((tickTime) => shortNumber(tickTime)) },
    ],
    series: [
      {},
      ...looks.map(({ colourIndex, isDashed }) => ({
        stroke: style.getPropertyValue(lineColourVariable(colourIndex)),
        width: 2,
        points: { show: false },
        ...(isDashed ? { dash: [6, 3] } : {}),
      })),
    ],
  };
}
