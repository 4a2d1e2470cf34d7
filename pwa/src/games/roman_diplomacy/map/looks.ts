/**
 * The look of each power. Each look has a colour. For readers who cannot distinguish colours, the look has a hatching
 * on the map and a mark on units.
 */

export interface Look {
  readonly colour: string;
  /** Whether the mark on this colour is dark rather than light. */
  readonly isDark: boolean;
  /** The mark as an SVG path in a square of 16 by 16 units, around the square's middle. */
  readonly mark: string;
  /**
   * The lines of the hatching as an SVG path on a tile of 20 by 20 units. `angle` is the rotation of the lines
   * (degrees).
   */
  readonly hatch: string;
  /** The rotation of the hatching (degrees). */
  readonly angle: number;
}

const LINE_HATCH = "M0 5H20M0 15H20";
const WIDE_HATCH = "M0 10H20";
const DOT_HATCH = "M4 5h2M14 5h2M4 15h2M14 15h2";
const GRID_HATCH = "M0 10H20M10 0V20";
const ZIGZAG_HATCH = "M0 6l5 5 5-5 5 5 5-5";

export const LOOKS: readonly Look[] = [
  { colour: "#d9541e", isDark: false, angle: 45, hatch: LINE_HATCH, mark: "M0-7a7 7 0 1 1 0 14a7 7 0 1 1 0-14z" },
  { colour: "#1f6fb5", isDark: false, angle: -45, hatch: LINE_HATCH, mark: "M-6.500-6.500h13v13h-13z" },
  { colour: "#f1cf3b", isDark: true, angle: 0, hatch: DOT_HATCH, mark: "M0-8 8 6.500H-8z" },
  { colour: "#12a070", isDark: false, angle: 0, hatch: WIDE_HATCH, mark: "M0-8.500 7 0 0 8.500-7 0z" },
  { colour: "#e58cb8", isDark: true, angle: 90, hatch: WIDE_HATCH, mark: "M-2.500-8h5v5.500H8v5H2.500V8h-5V2.500H-8v-5h5.500z" },
  { colour: "#7cc7f2", isDark: true, angle: 45, hatch: GRID_HATCH, mark: "M-8-5.500-5.500-8 0-2.500 5.500-8 8-5.500 2.500 0 8 5.500 5.500 8 0 2.500-5.500 8-8 5.500-2.500 0z" },
  { colour: "#6d3f1f", isDark: false, angle: 0, hatch: GRID_HATCH, mark: "M0-8.500 2.300-2.700 8.500-2.500 3.600 1.300 5.300 7.500 0 4-5.300 7.500-3.600 1.300-8.500-2.500-2.300-2.700z" },
  { colour: "#e9e6df", isDark: true, angle: 45, hatch: WIDE_HATCH, mark: "M3-8A8 8 0 1 0 8 3 6.500 6.500 0 0 1 3-8z" },
  { colour: "#5b3a8e", isDark: false, angle: -45, hatch: WIDE_HATCH, mark: "M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16zm0 4.500a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7z" },
  { colour: "#a9d64f", isDark: true, angle: 0, hatch: ZIGZAG_HATCH, mark: "M0-7 8 1v5.500L0-1-8 6.500V1z" },
  { colour: "#8f1d33", isDark: false, angle: 90, hatch: LINE_HATCH, mark: "M-8-6H8v4H-8zM-8 2H8v4H-8z" },
  { colour: "#27364f", isDark: false, angle: 45, hatch: DOT_HATCH, mark: "M0 8-8-6.500H8z" },
  { colour: "#f2b08a", isDark: true, angle: 90, hatch: ZIGZAG_HATCH, mark: "M-7-8H7L1.500 0 7 8H-7l5.500-8z" },
  { colour: "#7b8a1f", isDark: false, angle: 0, hatch: "M6 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0", mark: "M-8-4q4-5 8 0t8 0v4q-4 5-8 0t-8 0zM-8 4q4-5 8 0t8 0v3q-4 5-8 0t-8 0z" },
];

/** The look of a unit in disorder, and of a neutral garrison. */
export const NEUTRAL_LOOK: Look = { colour: "#9a948a", isDark: true, angle: 0, hatch: "", mark: "" };

export const lookOf = (powers: Readonly<Record<string, number>>, power: string): Look => {
  const powerNumber = powers[power];
  return powerNumber === undefined ? NEUTRAL_LOOK : (LOOKS[powerNumber % LOOKS.length] ?? NEUTRAL_LOOK);
};
