import { view } from "../../ui/services";
import type { CrestBearer, GamePack } from "../../ui/gamepack";
import { seatColour } from "./colours";
import { ASSET_GLYPHS, emblemGlyph, rudis, skull, swords } from "./glyphs";
import { gearGlyph } from "./gear";
import { gladiatorOf } from "./shape";

const UNKNOWN_SEAT_COLOUR = "#c9a55c";

function crestOf({ id, statuses = [] }: CrestBearer): ReturnType<GamePack["crest"]> {
  const seat = gladiatorOf(view.value, id)?.seat_no;
  if (seat === undefined) return { glyph: rudis, colour: UNKNOWN_SEAT_COLOUR };
  const isDead = statuses.includes("dead");
  return { glyph: isDead ? skull : emblemGlyph(seat), colour: seatColour(seat) };
}

const boardGlyph = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">
    <path d="M3 8.500C3 6 7 4.500 12 4.500s9 1.500 9 4v8c0 2-4 3.500-9 3.500s-9-1.500-9-3.500zM3 8.500c0 2 4 3.300 9 3.300s9-1.300 9-3.300M7.500 19.300v-3.300M12 19.800v-3.500M16.500 19.300v-3.300" />
  </svg>
);

const gladiatorGlyph = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round">
    <path d="M4 13C4 7 7.500 3.500 12 3.500S20 7 20 13l1.500 2.500H16c0 3-1.500 4.800-4 5v-5h5.500M4 13l-1.500 2.500H8c0 3 1.500 4.800 4 5M12 3.500V1.500" />
  </svg>
);

const emblemOfTheGame = (
  <svg viewBox="0 0 64 64" aria-hidden="true" class="glyph">
    <path d="M12 34C10 18 19 7 32 7s22 11 20 27l6 8H44c-.6 9-5 14-12 16-7-2-11.400-7-12-16H6zM20 42c.5 6 3.500 10 10 12.500V42zm14 0v12.500C40.500 52 43.500 48 44 42zM30 13h4v22h-4zM14 34h36c-6-3-12-4-18-4s-12 1-18 4z" fill-rule="evenodd" />
    <path d="M26 8C24 2 32-1 42 2c6 2 8 8 6 14-3-5-8-8-14-8z" />
  </svg>
);

export const pack: GamePack = {
  ruleset: "morituri",
  showsResult: true,
  playersAreNamed: true,
  cover: { name: "Morituri Te Salutamus", emblem: emblemOfTheGame, colour: "#e07a5f" },
  tabs: {
    player: ["board", "gladiator", "people", "chronicle"],
    officer: ["board", "people", "chronicle"],
    steward: ["console", "board", "gladiator", "people", "chronicle"],
    room: ["board", "gladiator", "people", "chronicle"],
  },
  screens: {
    board: { glyph: boardGlyph, load: async () => (await import("./board")).BoardScreen },
    gladiator: { glyph: gladiatorGlyph, load: async () => (await import("./gladiator")).GladiatorScreen },
  },
  projector: async () => (await import("./wall")).Wall,
  placesAreSpaces: true,
  place: async () => (await import("./map/sheet")).SpaceSheet,
  person: async () => (await import("./gladiator/person")).GladiatorSection,
  foreword: async () => (await import("./parts/provenance")).DataSource,
  crest: crestOf,
  assetGlyph: (assetId) => ASSET_GLYPHS[assetId] ?? gearGlyph(assetId),
  pictures: async () => (await import("./pictures")).ACT_PICTURES,
  periodGlyph: () => swords,
  console: {
    tools: [
      { type: "set-fact", icon: "gavel" },
      { type: "use-dice", icon: "dice" },
    ],
  },
  hand: { money: "", rows: [], rest: ["hit_point", "rudis"] },
};

