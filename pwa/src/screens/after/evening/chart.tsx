import { useEffect, useRef } from "preact/hooks";
import "uplot/dist/uPlot.min.css";
import { persist } from "../../../ui/lazy";
import { t } from "../../../ui/texts";
import { instant } from "./csv";
import { rows } from "./data";
import type { Track } from "./data";
import { SaveTable } from "./save";
import { Folded, Table } from "./table";
import { tickOf, whenOf } from "./when";
import type { Span } from "./when";

/** Colours that are told apart on dark and on white, in the order of the lines. */
const COLOURS = ["#c4963f", "#d4604f", "#6f9e58", "#4f9bc9", "#a97acb", "#cf7f3c", "#3fa595", "#c95c98", "#8f945a", "#7b86c2"];
const AXIS = "#8f8474";
const GRID = "#8f847433";
const HEIGHT = 240;

interface Props {
  readonly label: string;
  /** Instants in milliseconds since the Unix epoch. */
  readonly times: readonly number[];
  readonly tracks: readonly Track[];
  readonly span: Span;
  readonly name: (id: string) => string;
  readonly show: (n: number) => string;
}

/** Lines over time, what each is called, and the same as a table and as a file. */
export function Lines({ label, times, tracks, span, name, show }: Props) {
  const when = whenOf(span);
  if (!tracks.length) return <p class="quiet">{t("evening-none")}</p>;
  const heads = [t("evening-time"), ...tracks.map(({ id }) => name(id))];
  const at = (row: number): number => times[row] ?? 0;
  const shown = rows(times).map((row) => ({ head: when(at(row)), cells: tracks.map(({ amounts }) => show(amounts[row] ?? 0)) }));
  return (
    <figure class="evening-chart">
      <p class="evening-of" aria-hidden="true">
        {label}
      </p>
      {times.length > 1 && <Drawing times={times} tracks={tracks} span={span} />}
      <figcaption>
        <ul class="evening-key" aria-hidden="true">
          {tracks.map(({ id }, index) => (
            <li key={id}>
              <span data-dashed={index % 2 > 0} style={{ "--line": COLOURS[index % COLOURS.length] }} />
              {name(id)}
            </li>
          ))}
        </ul>
      </figcaption>
      <Folded>
        <Table label={label} heads={heads} rows={shown} />
        <SaveTable title={label} rows={() => [heads, ...times.map((_, row) => [instant(at(row)), ...tracks.map(({ amounts }) => amounts[row] ?? 0)])]} />
      </Folded>
    </figure>
  );
}

function Drawing({ times, tracks, span }: Pick<Props, "times" | "tracks" | "span">) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = (): void => {};
    const draw = (Plot: typeof import("uplot")): void => {
      if (!box.current) return;
      const holder = box.current;
      const plot = new Plot(options(holder.clientWidth, tracks.length, tickOf(span)), data(times, tracks), holder);
      const sized = new ResizeObserver(() => plot.setSize({ width: holder.clientWidth, height: HEIGHT }));
      sized.observe(holder);
      gone = () => {
        sized.disconnect();
        plot.destroy();
      };
    };
    const stop = persist(() => import("uplot").then((module) => module.default), draw, () => {});
    return () => {
      stop();
      gone();
    };
  }, [times, tracks, span]);
  return <div class="evening-drawing" ref={box} style={{ minHeight: `${HEIGHT}px` }} aria-hidden="true" />;
}

const data = (times: readonly number[], tracks: readonly Track[]): [number[], ...number[][]] => [
  times.map((at) => at / 1000),
  ...tracks.map(({ amounts }) => [...amounts]),
];

const short = new Intl.NumberFormat(undefined, { notation: "compact" });

function options(width: number, lines: number, tick: (at: number) => string): import("uplot").Options {
  const axis = { stroke: AXIS, grid: { stroke: GRID, width: 1 }, ticks: { stroke: GRID, width: 1 } };
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    axes: [
      { ...axis, values: (_, shown) => shown.map((at) => tick(at * 1000)) },
      { ...axis, size: 56, values: (_, shown) => shown.map((n) => short.format(n)) },
    ],
    series: [
      {},
      ...Array.from({ length: lines }, (_, index) => ({
        stroke: COLOURS[index % COLOURS.length] ?? AXIS,
        width: 2,
        points: { show: false },
        ...(index % 2 ? { dash: [6, 3] } : {}),
      })),
    ],
  };
}
