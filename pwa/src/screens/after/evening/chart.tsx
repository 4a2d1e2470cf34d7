import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import "uplot/dist/uPlot.min.css";
import { persist } from "../../../ui/lazy";
import { t } from "../../../ui/texts";
import { timeOf } from "../../chronicle/row";
import { rows } from "./data";
import type { Track } from "./data";

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
  readonly name: (id: string) => string;
  readonly show: (n: number) => string;
}

/** Lines over time, what each is called, and the same as a table. */
export function Lines({ label, times, tracks, name, show }: Props) {
  if (!tracks.length) return <p class="quiet">{t("evening-none")}</p>;
  return (
    <figure class="evening-chart">
      <Drawing times={times} tracks={tracks} />
      <figcaption>
        <ul class="evening-key" aria-hidden="true">
          {tracks.map(({ id }, index) => (
            <li key={id}>
              <span style={{ background: COLOURS[index % COLOURS.length] }} />
              {name(id)}
            </li>
          ))}
        </ul>
      </figcaption>
      <Table label={label}>
        <thead>
          <tr>
            <th scope="col">{t("evening-time")}</th>
            {tracks.map(({ id }) => (
              <th key={id} scope="col">
                {name(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(times).map((row) => (
            <tr key={row}>
              <th scope="row">{timeOf(times[row] ?? 0)}</th>
              {tracks.map(({ id, amounts }) => (
                <td key={id}>{show(amounts[row] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </figure>
  );
}

/** The table of a picture, folded up on the screen and open on paper. */
export function Table({ label, children }: { label: string; children: ComponentChildren }) {
  const folded = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const unfold = (): void => {
      if (folded.current) folded.current.open = true;
    };
    addEventListener("beforeprint", unfold);
    return () => removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <details class="evening-table" ref={folded}>
      <summary>{t("evening-as-table")}</summary>
      <table aria-label={label}>{children}</table>
    </details>
  );
}

function Drawing({ times, tracks }: Pick<Props, "times" | "tracks">) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = (): void => {};
    const draw = (Plot: typeof import("uplot")): void => {
      if (!box.current) return;
      const holder = box.current;
      const plot = new Plot(options(holder.clientWidth, tracks.length), data(times, tracks), holder);
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
  }, [times, tracks]);
  return <div class="evening-drawing" ref={box} style={{ minHeight: `${HEIGHT}px` }} aria-hidden="true" />;
}

const data = (times: readonly number[], tracks: readonly Track[]): [number[], ...number[][]] => [
  times.map((at) => at / 1000),
  ...tracks.map(({ amounts }) => [...amounts]),
];

const short = new Intl.NumberFormat(undefined, { notation: "compact" });

function options(width: number, lines: number): import("uplot").Options {
  const axis = { stroke: AXIS, grid: { stroke: GRID, width: 1 }, ticks: { stroke: GRID, width: 1 } };
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    axes: [
      { ...axis, values: (_, shown) => shown.map((at) => timeOf(at * 1000)) },
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
