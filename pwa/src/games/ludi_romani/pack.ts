import { view } from "../../ui/services";
import { money, t } from "../../ui/texts";
import type { Bearer, GamePack } from "../../ui/gamepack";
import { assetGlyph, crestGlyph, seasonGlyph } from "./glyphs";
import type { CrestName } from "./glyphs";
import { Notice } from "./notice";
import { numenGlyph } from "./numen";
import "./colours.css";
import { region, struckPlace } from "./shape";

const ROLES: Readonly<Record<string, readonly [CrestName, string]>> = {
  imperator: ["eagle", "#e2bd6a"],
  senator: ["laurel", "#a9c48f"],
  virgo: ["flame", "#f0a06a"],
  matrona: ["rings", "#d9a7bd"],
  amazon: ["labrys", "#e0897c"],
  rex: ["crown", "#c39ae0"],
  vestal: ["flame", "#f1e8d8"],
  imago: ["mask", "#a8b3c4"],
};

/** The colour of a god's crest, by their group. */
const GROUPS: Readonly<Record<string, string>> = {
  olympian: "#f1d9a0",
  sea: "#7fc0d8",
  war: "#e0796b",
  underworld: "#b3a6d0",
  thiasos: "#c18fd0",
  foreign: "#e8c25e",
  fates: "#f1e8d8",
};

function crest({ id, role, group, statuses = [] }: Bearer): ReturnType<GamePack["crest"]> {
  const god = GROUPS[group];
  if (god) return { glyph: numenGlyph(id), colour: god };
  const dead = statuses.includes("umbra") || statuses.includes("imago");
  const [name, colour] = (dead ? ROLES["imago"] : undefined) ?? ROLES[role] ?? ["star", "#c9a55c"];
  return { glyph: crestGlyph(name), colour };
}

const placeNote = (id: string): string => (struckPlace(view.value) === id ? t("lr-pestis") : "");

function placeFacts(id: string): readonly string[] {
  const place = region(view.value, id);
  if (!place) return [];
  const { tributum, sea, throne } = place;
  return [
    tributum ? t("lr-tribute", { sum: money(tributum) }) : t("lr-no-tribute"),
    t(sea ? "lr-by-sea" : "lr-not-by-sea"),
    ...(throne ? [t("lr-throne", { who: `who:${throne}` })] : []),
  ];
}

function placeLine(id: string): string {
  const tributum = region(view.value, id)?.tributum ?? 0;
  return [tributum ? money(tributum) : t("lr-no-tribute"), placeNote(id)].filter(Boolean).join(" · ");
}

export const pack: GamePack = {
  ruleset: "ludi_romani",
  cover: { name: "Ludi Romani", emblem: crestGlyph("eagle"), colour: "#b08ee6" },
  tabs: {
    player: ["hand", "acts", "map", "people", "chronicle"],
    officer: ["desk", "acts", "map", "people", "chronicle"],
    steward: ["console", "acts", "map", "people", "chronicle"],
    room: ["map", "people", "chronicle"],
  },
  screens: {
    battle: { glyph: crestGlyph("swords"), load: async () => (await import("./battle")).BattleScreen },
    senate: { glyph: crestGlyph("laurel"), load: async () => (await import("./senate")).SenateScreen },
    actium: { glyph: crestGlyph("trident"), load: async () => (await import("./actium")).ActiumScreen },
    wills: { glyph: crestGlyph("mask"), load: async () => (await import("./wills")).WillsScreen },
  },
  menuScreens: ["battle", "senate", "actium", "wills"],
  banner: Notice,
  projector: async () => (await import("./wall")).Wall,
  bonds: async () => (await import("./ties")).Ties,
  placeNote,
  placeFacts,
  placeLine,
  desk: ["announce-season", "catch", "transfer", "pay-tribute", "reside", "roam"],
  console: {
    next: "announce-season",
    tools: [
      { type: "set-fact", icon: "gavel" },
      { type: "use-dice", icon: "dice" },
      { type: "book-difference", icon: "rules" },
      { type: "repeat-tribute", icon: "people" },
    ],
  },
  crest,
  assetGlyph: assetGlyph,
  pictures: async () => (await import("./pictures")).ACTS,
  periodGlyph: seasonGlyph,
  hand: {
    money: "denarius",
    rows: [
      { key: "legiones", assets: ["legio_curialis", "legio_clientarum"], slots: 10 },
      { key: "classes", assets: ["classis"], slots: 0 },
    ],
    rest: [
      "suffragium",
      "dos",
      "virus",
      "rexpressus",
      "legio_ultrix_immortalis",
      "cohors_ultrix_immortalis",
      "legio_fabrilis",
      "rota_fortunae",
      "ring_of_gyges",
      "palla_pietatis",
    ],
  },
  sums: {
    legions: ["legio_curialis", "legio_clientarum", "legio_fabrilis", "legio_ultrix", "legio_ultrix_immortalis", "cohors_ultrix_immortalis"],
    ships: ["classis", "navis_longa"],
  },
  map: async () => (await import("./map")).RomanMap,
};
