import type { VNode } from "preact";
import { view } from "../../ui/services";
import { money, t } from "../../ui/texts";
import type { Form } from "../../core/wire";
import type { Bearer, GamePack } from "../../ui/gamepack";
import { assetGlyph, crestGlyph, seasonGlyph } from "./glyphs";
import type { CrestName } from "./glyphs";
import { Notice } from "./notice";
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

const GROUPS: Readonly<Record<string, readonly [CrestName, string]>> = {
  olympian: ["bolt", "#f1d9a0"],
  sea: ["trident", "#7fc0d8"],
  war: ["swords", "#e0796b"],
  underworld: ["key", "#b3a6d0"],
  thiasos: ["grapes", "#c18fd0"],
  foreign: ["star", "#e8c25e"],
  fates: ["spindle", "#f1e8d8"],
};

function crest({ role, group, statuses = [] }: Bearer): { glyph: ReturnType<typeof crestGlyph>; colour: string } {
  const dead = statuses.includes("umbra") || statuses.includes("imago");
  const [name, colour] = (dead ? ROLES["imago"] : undefined) ?? ROLES[role] ?? GROUPS[group] ?? (["star", "#c9a55c"] as const);
  return { glyph: crestGlyph(name), colour };
}

const ACTS: Readonly<Record<string, string>> = {
  "buy-legions": "legio_curialis",
  "buy-classes": "classis",
  sail: "classis",
  give: "denarius",
  confiscate: "legio_ultrix_immortalis",
  catch: "classis",
};

const CHAPTERS: Readonly<Record<string, CrestName>> = {
  CAL: "star",
  SEDES: "crown",
  FATA: "spindle",
  LIM: "swords",
};

const COINS = new Set(["TRIB", "MON", "MERC"]);

function act({ type, chapter }: Pick<Form, "type" | "chapter">): VNode {
  const asset = ACTS[type] ?? (COINS.has(chapter) ? "denarius" : undefined);
  if (asset) return assetGlyph(asset);
  const crestName = CHAPTERS[chapter];
  return crestName ? crestGlyph(crestName) : seasonGlyph("motus");
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
  actGlyph: act,
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
