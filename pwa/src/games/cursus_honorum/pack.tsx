import type { GamePack } from "../../ui/gamepack";
import { assetGlyph, FACE_GLYPHS, GENS_CRESTS, laurel } from "./glyphs";

const lineGlyph = (path: string) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const pack: GamePack = {
  ruleset: "cursus_honorum",
  playersAreNamed: true,
  showsResult: true,
  cover: {
    name: "Cursus Honorum",
    emblem: (
      <svg viewBox="0 0 64 64" class="glyph" aria-hidden="true">
        <path d="M2 62V54h11v-9h11v-9h11v-9h27v35z" />
        <path d="M48.500 12.500 60 18.300v2H37v-2zM39 21h3.400v5H39zm5.600 0H48v5h-3.400zm5.600 0h3.400v5h-3.400zm5.600 0H59v5h-3.200z" />
        <path d="M48.500 1l1.200 3.100 3.300.2-2.600 2.100.9 3.200-2.800-1.800-2.800 1.800.9-3.200L44 4.300l3.300-.2z" />
        <path d="M5 49.500c0-2.500.4-4.500 1.200-6A4 4 0 0 1 5 40.600a3.700 3.700 0 1 1 7.400 0c0 1.200-.5 2.200-1.200 2.900.8 1.500 1.200 3.500 1.200 6v2.500H5z" />
      </svg>
    ),
    colour: "#e2bd6a",
  },
  tabs: {
    player: ["sheet", "race", "elections", "people", "chronicle"],
    officer: ["race", "elections", "people", "chronicle"],
    steward: ["console", "race", "elections", "people", "chronicle"],
    room: ["race", "elections", "people", "chronicle"],
  },
  screens: {
    sheet: {
      glyph: lineGlyph("M5 3h14v18H5zM8.500 7h3v3h-3zM8.500 14h3v3h-3zM14.500 8.500h2M14.500 15.500h2"),
      load: async () => (await import("./sheet")).RecordSheetScreen,
      hasHeading: true,
    },
    race: { glyph: lineGlyph("M3 21V16h4.500v-4H12V8h4.500V4H21v17zM7.500 21v-5M12 21v-9M16.500 21V8"), load: async () => (await import("./race")).StandingsScreen },
    elections: { glyph: lineGlyph("M4 12v9h16v-9zM8 12V4h8v8M10 7l1.500 1.500L14.500 5.500M9 16h6"), load: async () => (await import("./elections")).Elections },
  },
  projector: async () => (await import("./wall")).Wall,
  person: async () => (await import("./person")).NobleSheet,
  crest: ({ id }) => GENS_CRESTS[id] ?? { glyph: laurel, colour: "#e2bd6a" },
  assetGlyph,
  pictures: async () => (await import("./pictures")).ACT_PICTURES,
  periodGlyph: () => FACE_GLYPHS.political_capital,
  console: {
    tools: [
      { type: "set-fact", icon: "gavel" },
      { type: "use-dice", icon: "dice" },
    ],
  },
  hand: { money: "", rows: [], rest: [] },
};

