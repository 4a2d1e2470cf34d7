/** The names of lands and seas on the map of Morituri. */

import type { Spot } from "../../../ui/atlas/spot";

/** A name with its size (units of the map) and its rotation (degrees). */
interface RegionName {
  readonly name: string;
  readonly at: Spot;
  readonly size: number;
  readonly turn?: number;
  readonly sea?: boolean;
}

export const REGION_NAMES: readonly RegionName[] = [
  { name: "MARE INTERNVM", at: [5.2, 38.9], size: 23, sea: true, turn: -8 },
  { name: "MARE LIBYCVM", at: [18.8, 34.4], size: 24, sea: true, turn: 4 },
  { name: "MARE AEGYPTIVM", at: [27.6, 33.6], size: 19, sea: true },
  { name: "HADRIA", at: [15.7, 42.75], size: 15, sea: true, turn: 38 },
  { name: "OCEANVS", at: [-7.6, 46.2], size: 22, sea: true, turn: -70 },
  { name: "PONTVS", at: [31.3, 43.4], size: 20, sea: true },
  { name: "HISPANIA", at: [-3.4, 41.2], size: 28 },
  { name: "GALLIA", at: [1.9, 46.7], size: 30 },
  { name: "GERMANIA", at: [10.8, 50.5], size: 20 },
  { name: "RAETIA", at: [9.6, 47.35], size: 12 },
  { name: "NORICVM", at: [13.1, 47.5], size: 12 },
  { name: "PANNONIA", at: [19.2, 46.7], size: 15 },
  { name: "DACIA", at: [24, 46], size: 22 },
  { name: "THRACIA", at: [25.8, 42], size: 15 },
  { name: "ASIA", at: [30.6, 39.3], size: 26 },
  { name: "SYRIA", at: [35, 34.3], size: 14, turn: 76 },
  { name: "AEGYPTVS", at: [29.4, 29.85], size: 22 },
  { name: "CYRENAICA", at: [23, 31.2], size: 14 },
  { name: "LIBYA", at: [15, 30.2], size: 26 },
  { name: "AFRICA", at: [8.4, 34.2], size: 24 },
  { name: "MAVRETANIA", at: [-2.2, 32.6], size: 24, turn: -8 },
  { name: "SARDINIA", at: [8.95, 40.1], size: 9, turn: 84 },
];
