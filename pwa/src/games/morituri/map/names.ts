/** The names of lands and seas on the map of Morituri. */

import type { Spot } from "../../../ui/atlas/spot";

/** A name with its size (units of the map) and its rotation (degrees). */
interface RegionName {
  readonly name: string;
  readonly spot: Spot;
  readonly fontSize: number;
  readonly angle?: number;
  readonly isSea?: boolean;
}

export const REGION_NAMES: readonly RegionName[] = [
  { name: "MARE INTERNVM", spot: [5.2, 38.9], fontSize: 23, isSea: true, angle: -8 },
  { name: "MARE LIBYCVM", spot: [18.8, 34.4], fontSize: 24, isSea: true, angle: 4 },
  { name: "MARE AEGYPTIVM", spot: [27.6, 33.6], fontSize: 19, isSea: true },
  { name: "HADRIA", spot: [15.7, 42.75], fontSize: 15, isSea: true, angle: 38 },
  { name: "OCEANVS", spot: [-7.6, 46.2], fontSize: 22, isSea: true, angle: -70 },
  { name: "PONTVS", spot: [31.3, 43.4], fontSize: 20, isSea: true },
  { name: "HISPANIA", spot: [-3.4, 41.2], fontSize: 28 },
  { name: "GALLIA", spot: [1.9, 46.7], fontSize: 30 },
  { name: "GERMANIA", spot: [10.8, 50.5], fontSize: 20 },
  { name: "RAETIA", spot: [9.6, 47.35], fontSize: 12 },
  { name: "NORICVM", spot: [13.1, 47.5], fontSize: 12 },
  { name: "PANNONIA", spot: [19.2, 46.7], fontSize: 15 },
  { name: "DACIA", spot: [24, 46], fontSize: 22 },
  { name: "THRACIA", spot: [25.8, 42], fontSize: 15 },
  { name: "ASIA", spot: [30.6, 39.3], fontSize: 26 },
  { name: "SYRIA", spot: [35, 34.3], fontSize: 14, angle: 76 },
  { name: "AEGYPTVS", spot: [29.4, 29.85], fontSize: 22 },
  { name: "CYRENAICA", spot: [23, 31.2], fontSize: 14 },
  { name: "LIBYA", spot: [15, 30.2], fontSize: 26 },
  { name: "AFRICA", spot: [8.4, 34.2], fontSize: 24 },
  { name: "MAVRETANIA", spot: [-2.2, 32.6], fontSize: 24, angle: -8 },
  { name: "SARDINIA", spot: [8.95, 40.1], fontSize: 9, angle: 84 },
];
