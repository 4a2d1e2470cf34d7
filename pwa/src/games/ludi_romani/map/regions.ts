/**
 * The thirteen regions, drawn by hand for this game.
 *
 * A border is a list of corners in degrees east and north. A border along a coast continues into the sea, and the
 * outline of the land cuts it. Neighbouring regions share corners.
 */

import type { Spot } from "../../../ui/atlas/spot";

export interface RegionShape {
  readonly id: string;
  /** The corners of the region's border (degrees east and north). */
  readonly border: readonly Spot[];
  /** The point at which the region's roads meet. */
  readonly city: Spot;
  /** The centre of the region's label. */
  readonly label: Spot;
  /** The centre of the label on the wall, where letters are large (units of the map). */
  readonly wall: Spot;
}

const ALPS_BORDER: readonly Spot[] = [[7.6, 43.2], [7.1, 44.3], [6.9, 45.2], [7.1, 45.9], [8.6, 46.6]];
const RHINE_BORDER: readonly Spot[] = [[8.6, 46.6], [7.6, 47.6], [8.1, 49], [8.3, 50], [7.2, 50.6], [6.3, 51.6], [4.4, 52], [3.2, 52.6]];
const PYRENEES_BORDER: readonly Spot[] = [[-2.6, 44.6], [-1.7, 43.3], [-0.3, 42.8], [0.7, 42.65], [1.9, 42.4], [3.2, 42.45], [4.8, 41.8]];
const RAETIA_BORDER: readonly Spot[] = [[8.6, 46.6], [10.3, 46.6], [12, 46.9], [13.7, 46.5]];
const CARNIC_BORDER: readonly Spot[] = [[13.7, 46.5], [13.8, 45.9], [13.2, 45.2], [13.4, 44.2]];
const RUBICON_BORDER: readonly Spot[] = [[13.4, 44.2], [12.6, 43.9], [11.9, 43.7], [11, 43.3], [9.85, 43.1]];
const LIRIS_BORDER: readonly Spot[] = [[13.2, 40.8], [13.5, 41.4], [14, 41.8], [14.7, 42.25], [15.3, 42.8]];
const MESSINA_BORDER: readonly Spot[] = [[15.2, 38.9], [15.56, 38.3], [15.6, 37.6], [16.2, 36.8]];
const SAVE_BORDER: readonly Spot[] = [[13.7, 46.5], [15.4, 47.2], [17, 48.1]];
const DANUBE_BORDER: readonly Spot[] = [[17, 48.1], [18.9, 47.6], [19, 46], [20.4, 44.9], [22.6, 44.4], [24.6, 43.8], [27.2, 44.2], [28.2, 45.3], [29.6, 45.1], [31, 45]];
const HELLESPONT_BORDER: readonly Spot[] = [[31, 45], [29.7, 42], [29.1, 41.2], [28.9, 40.9], [27.9, 40.7], [26.9, 40.48], [26.1, 40.02], [25.7, 39.4], [25.6, 38.8], [25.9, 37.4], [26.7, 36.2], [27.2, 34.6]];
const TAURUS_BORDER: readonly Spot[] = [[38, 37.6], [37.2, 37.2], [36.4, 36.9], [36.1, 36.3], [35.2, 36.15]];
const ARMENIA_BORDER: readonly Spot[] = [[40, 41.7], [39.6, 40.6], [39.2, 39.6], [38.6, 38.6], [38, 37.6]];
const EUPHRATES_BORDER: readonly Spot[] = [[38, 37.6], [38, 37], [38.9, 36], [40.5, 35]];
const SINAI_BORDER: readonly Spot[] = [[33.5, 31.8], [34, 31.3], [34.4, 30.6], [34.9, 29.5]];

const reverseLine = (line: readonly Spot[]): readonly Spot[] => [...line].reverse();

export const REGIONS: readonly RegionShape[] = [
  {
    id: "gaul",
    city: [4.8, 45.8],
    label: [1.7, 47],
    wall: [232, 272],
    border: [...PYRENEES_BORDER, ...ALPS_BORDER, ...RHINE_BORDER.slice(1), [2.4, 51.5], [1.55, 50.95], [0.8, 50.5], [-0.8, 50.1], [-2.5, 49.9], [-5.6, 49.2], [-6, 47]],
  },
  { id: "germania", city: [10.6, 50.4], label: [12.4, 50.7], wall: [720, 120], border: [...RHINE_BORDER, [3.2, 55], [9, 62], [19.5, 62], [19.5, 54.5], [18.5, 52], [17.5, 50], ...reverseLine(SAVE_BORDER), ...reverseLine(RAETIA_BORDER).slice(1, -1)] },
  { id: "spain", city: [-4, 39.9], label: [-4.4, 40.4], wall: [158, 520], border: [...PYRENEES_BORDER, [5.2, 39.4], [2, 37.4], [-1.8, 36], [-5.5, 35.93], [-10, 36], [-11, 44.6]] },
  { id: "northern_italy", city: [9.3, 45.2], label: [10.4, 45.2], wall: [475, 288], border: [...ALPS_BORDER, ...RAETIA_BORDER.slice(1), ...CARNIC_BORDER.slice(1), ...RUBICON_BORDER.slice(1), [8.6, 43.6]] },
  { id: "rome", city: [12.5, 41.9], label: [10.9, 41.7], wall: [676, 424], border: [...RUBICON_BORDER, [10, 42.2], [11.6, 41.3], ...LIRIS_BORDER, [14.6, 43.4]] },
  { id: "southern_italy", city: [15.2, 41], label: [17.6, 39.6], wall: [890, 610], border: [...LIRIS_BORDER, [17, 42], [19, 40.7], [18.8, 39.3], [17.6, 37.6], ...reverseLine(MESSINA_BORDER), [14.4, 39.6]] },
  { id: "sicily", city: [14.3, 37.5], label: [13.2, 36.9], wall: [704, 742], border: [...MESSINA_BORDER, [14.9, 35.4], [13.5, 35.4], [11.9, 36.9], [11.9, 38.4]] },
  { id: "greece", city: [22.3, 40.5], label: [21.9, 42.4], wall: [1030, 440], border: [...SAVE_BORDER, ...DANUBE_BORDER.slice(1), ...HELLESPONT_BORDER.slice(1), [22.8, 34.4], [21, 36.1], [20, 37.6], [19.2, 39.2], [19.1, 40.6], [18.2, 41.6], [15.7, 42.9], ...reverseLine(CARNIC_BORDER).slice(0, -1)] },
  { id: "asia_minor", city: [30.6, 38.8], label: [32.4, 39.2], wall: [1222, 588], border: [...reverseLine(HELLESPONT_BORDER), [35, 43], ...ARMENIA_BORDER, ...TAURUS_BORDER.slice(1), [32.5, 35.8], [30, 35.6], [28.5, 35.2]] },
  { id: "parthia", city: [44.4, 33.2], label: [44.4, 36.6], wall: [1475, 640], border: [...ARMENIA_BORDER, ...EUPHRATES_BORDER.slice(1), [41.8, 33.4], [43.5, 31.9], [46.5, 30.2], [48.4, 29.5], [52, 26.5], [60, 24], [60, 41.7], [48.8, 41.7], [45, 41.9], [41.8, 41.9]] },
  { id: "syria", city: [36.8, 35.2], label: [37.4, 33.6], wall: [1310, 775], border: [...TAURUS_BORDER, [35, 35.2], [34.2, 33], ...SINAI_BORDER, [36.2, 30.2], [37.6, 31.6], [39, 33.2], ...reverseLine(EUPHRATES_BORDER)] },
  { id: "egypt", city: [31, 30], label: [29.6, 28], wall: [1110, 930], border: [...SINAI_BORDER, [34.6, 27.6], [36.6, 24], [38, 20], [25, 20], [25.2, 31], [25.2, 32.4], [29, 32.4]] },
  { id: "mauretania", city: [-3.4, 34.4], label: [-0.6, 33.4], wall: [250, 800], border: [[-14, 31.5], [-10, 35.8], [-6.2, 35.92], [-5.4, 35.9], [-1.8, 35.9], [2, 37.4], [8.6, 37.7], [8.3, 37.2], [8.1, 36], [7.8, 34.4], [6, 33], [2, 32], [-2, 31], [-5, 29.6], [-8, 28.4], [-14, 26.6]] },
];

/** The bends of roads. Each road is named by its two ends in alphabetical order. All other roads are straight. */
export const ROAD_BENDS: Readonly<Record<string, readonly Spot[]>> = {
  "gaul spain": [[3.4, 43.6], [2.2, 42.3], [-0.9, 41.6]],
  "gaul northern_italy": [[6.2, 44.9], [7.6, 45.1]],
  "gaul germania": [[6.2, 48.4], [8.2, 50]],
  "germania northern_italy": [[11, 48.4], [10.4, 46.6]],
  "northern_italy rome": [[11.3, 44.4], [12.3, 43.4]],
  "rome southern_italy": [[13.4, 41.4]],
  "greece northern_italy": [[19.8, 42.2], [17, 44.2], [14.2, 45.8], [12.2, 45.5]],
  "asia_minor greece": [[28.4, 39.6], [26.6, 40.4], [24.4, 41.1]],
  "asia_minor syria": [[33.2, 37.8], [35, 37.2], [36.3, 36.4]],
  "asia_minor parthia": [[35, 39.6], [38.6, 39.2], [41.4, 37.4]],
  "parthia syria": [[41.6, 34.6], [39, 35.8]],
  "egypt syria": [[33, 31], [34.7, 31.6], [36.1, 33.5]],
  "egypt mauretania": [[28.6, 30.7], [25, 31.4], [21.8, 32.5], [20.4, 31], [17.6, 30.4], [15, 31.9], [10.6, 33.4], [9.6, 35.6], [6, 36], [0, 35.2]],
};
