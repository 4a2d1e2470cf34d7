/** The small map as the server sends it, and one moment of a game on this map. */

import small from "./fixtures.json";
import type { MapPicture } from "./picture";
import type { BoardContent } from "./state";

export const picture = small as unknown as MapPicture;

export const boardContent: BoardContent = {
  powers: { roma: 0, karthago: 1 },
  provinces: {
    alb: { owner: "roma", unit: { kind: "army", power: "roma" }, garrison: "roma" },
    bru: { owner: "roma", unit: { kind: "army", power: "karthago" }, dislodged: { kind: "army", power: "roma" } },
    mid: { unit: { kind: "fleet", power: "karthago" } },
    dac: { hasMarker: true, unit: { kind: "barbarian", power: "" } },
    gal: { hasMarker: true },
    sic: { garrison: "" },
  },
};
