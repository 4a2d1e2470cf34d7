import type { CrestBearer, GamePack } from "../../ui/gamepack";
import { view } from "../../ui/services";
import { assetGlyph, eagle, empiresGlyph, mapGlyph } from "./glyphs";
import { LOOKS } from "./map/looks";
import { emperorOf } from "./shape";
import { optionName } from "./ordertexts";

const UNKNOWN_COLOUR = "#c9a55c";

function crestOf({ id }: CrestBearer): ReturnType<GamePack["crest"]> {
  const seat = emperorOf(view.value, id)?.seat_no;
  const look = seat === undefined ? undefined : LOOKS[seat % LOOKS.length];
  if (!look) return { glyph: eagle, colour: UNKNOWN_COLOUR };
  const glyph = (
    <svg viewBox="-12 -12 24 24" aria-hidden="true" class="glyph">
      <path d={look.mark} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
  return { glyph, colour: look.colour };
}

const gameEmblem = (
  <svg viewBox="0 0 64 64" aria-hidden="true" class="glyph">
    <path d="M32 8c4 0 7 3 7 7l-4 4v5c8-8 16-11 25-11-3 9-10 17-19 20l3 10-12-5-12 5 3-10C14 30 7 22 4 13c9 0 17 3 25 11v-5l-4-4c0-4 3-7 7-7zM29 42h6v14h7v4H22v-4h7z" fill="currentColor" />
  </svg>
);

export const pack: GamePack = {
  ruleset: "roman_diplomacy",
  playersAreNamed: true,
  optionName,
  cover: { name: "Roman Diplomacy", emblem: gameEmblem, colour: "#8fb7e0" },
  tabs: {
    player: ["board", "empires", "people", "chronicle"],
    officer: ["board", "empires", "people", "chronicle"],
    steward: ["console", "board", "empires", "people", "chronicle"],
    room: ["board", "empires", "people", "chronicle"],
  },
  screens: {
    board: { glyph: mapGlyph, load: async () => (await import("./board")).BoardScreen },
    empires: { glyph: empiresGlyph, load: async () => (await import("./empires")).FederationBoard },
  },
  projector: async () => (await import("./wall")).Wall,
  place: async () => (await import("./parts/province")).ProvinceSheet,
  letters: async () => (await import("./parts/letters")).BorderAgreementLetters,
  person: async () => (await import("./parts/emperor")).EmpireSection,
  crest: crestOf,
  assetGlyph,
  pictures: async () => (await import("./pictures")).ACT_PICTURES,
  periodGlyph: () => eagle,
  console: {
    tools: [
      { type: "give-city", icon: "gavel" },
      { type: "ask-for-orders", icon: "hourglass" },
      { type: "name-empire", icon: "gavel" },
      { type: "set-unit", icon: "gavel" },
      { type: "set-garrison", icon: "gavel" },
      { type: "set-owner", icon: "gavel" },
      { type: "set-barbarians", icon: "gavel" },
      { type: "set-membership", icon: "gavel" },
      { type: "set-builds", icon: "gavel" },
      { type: "forgive-miss", icon: "gavel" },
      { type: "readjudicate", icon: "gavel" },
      { type: "declare-result", icon: "gavel" },
    ],
  },
  hand: { money: "", rows: [], rest: ["centre", "army", "fleet", "barbarian_army", "garrison"] },
};
