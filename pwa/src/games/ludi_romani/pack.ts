import { me } from "../../ui/me";
import { currentRoute } from "../../ui/router";
import { statuses } from "../../core/view/selectors";
import type { Line } from "../../core/view/wire";
import { gameSlice, view } from "../../ui/services";
import { moneyText, t } from "../../ui/texts";
import type { CrestBearer, GamePack } from "../../ui/gamepack";
import { assetGlyph, crestGlyph, seasonGlyph } from "./glyphs";
import type { CrestName } from "./glyphs";
import { EventRows } from "./notice";
import { withInitials } from "./initials";
import { numenGlyph } from "./numen";
import { ritesOf } from "./rites/lookup";
import "./colours.css";
import { actiumOf, bondFieldsOf, friendshipsOf, LEGION_KINDS, marriagesOf, region, plagueRegion, triumphOf } from "./shape";

const ROLE_CRESTS: Readonly<Record<string, readonly [CrestName, string]>> = {
  imperator: ["eagle", "#e2bd6a"],
  senator: ["laurel", "#a9c48f"],
  virgo: ["flame", "#f0a06a"],
  matrona: ["rings", "#d9a7bd"],
  free_woman: ["broken", "#d9a7bd"],
  amazon: ["labrys", "#e0897c"],
  rex: ["crown", "#c39ae0"],
  vestal: ["flame", "#f1e8d8"],
  imago: ["mask", "#a8b3c4"],
};

/** The colour of a god's crest, by the group of the god. */
const GROUP_COLOURS: Readonly<Record<string, string>> = {
  olympian: "#f1d9a0",
  sea: "#7fc0d8",
  war: "#e0796b",
  underworld: "#b3a6d0",
  thiasos: "#c18fd0",
  foreign: "#e8c25e",
  fates: "#f1e8d8",
};

function crestOf({ id, role, group, statuses = [] }: CrestBearer): ReturnType<GamePack["crest"]> {
  const god = GROUP_COLOURS[group];
  if (god) return { glyph: numenGlyph(id), colour: god };
  const isDead = statuses.includes("umbra") || statuses.includes("imago");
  const [crestName, colour] = (isDead ? ROLE_CRESTS["imago"] : undefined) ?? ROLE_CRESTS[role] ?? ["star", "#c9a55c"];
  return { glyph: withInitials(id, crestGlyph(crestName)), colour };
}

/** What the lines about a round at Actium mean for the party of a character. The lines themselves name up to thirty fleets. */
function ownNews({ key }: Line, characters: readonly string[]): string | undefined {
  if (key === "ships-rolled") return "";
  if (key !== "round-settled") return undefined;
  const { parties = [], round } = actiumOf(view.value) ?? {};
  const ownParty = parties.find(({ members }) => members.some((member) => characters.includes(member)));
  if (!ownParty || !round) return "";
  const hasLost = round.losers.includes(ownParty.id);
  if (!hasLost && ownParty.ships === 0) return "";
  return t(hasLost ? "lr-ship-lost" : "lr-ships-kept", { n: ownParty.ships });
}

/** The screens that have a tab only while they have content or are open. */
const RITE_TABS = ["wedding", "divorce", "underworld", "thiasos", "triumph"] as const;

const isTabShown = (tab: (typeof RITE_TABS)[number]): boolean => currentRoute.value.tab === tab || hasRiteForTab(tab);

function hasRiteForTab(tab: (typeof RITE_TABS)[number]): boolean {
  if (tab === "triumph") return triumphOf(view.value) !== undefined;
  if (tab === "underworld") return ritesOf(view.value, me.value, "shade").length > 0 || statuses(view.value, me.value).includes("imago");
  if (tab === "thiasos" && ritesOf(view.value, me.value, "band").length > 0) return true;
  return ritesOf(view.value, me.value, tab).length > 0;
}

const placeNote = (placeId: string): string => (plagueRegion(view.value) === placeId ? t("lr-pestis") : "");

function placeFacts(placeId: string): readonly string[] {
  const place = region(view.value, placeId);
  if (!place) return [];
  const { tributum, sea: isSea, throne } = place;
  return [
    tributum ? t("lr-tribute", { sum: moneyText(tributum) }) : t("lr-no-tribute"),
    t(isSea ? "lr-by-sea" : "lr-not-by-sea"),
    ...(throne ? [t("lr-throne", { who: `who:${throne}` })] : []),
  ];
}

function placeLine(placeId: string): string {
  const tributum = region(view.value, placeId)?.tributum ?? 0;
  return [tributum ? moneyText(tributum) : t("lr-no-tribute"), placeNote(placeId)].filter(Boolean).join(" · ");
}

/**
 * Return one word for the bond between two characters, as far as the viewer knows it. A marriage is named before a
 * friendship, and a friendship before a clientela.
 */
function bondWord(personId: string, partner: string): string {
  if (personId === partner) return "";
  const marriage = marriagesOf(view.value, personId).find(({ wife, husband }) => wife === partner || husband === partner);
  if (marriage) return t(marriage.owed ? "lr-tie-divorced" : marriage.wife === personId ? "lr-tie-wife" : "lr-tie-husband");
  const friends = friendshipsOf(view.value, personId).find(({ members }) => members.includes(partner));
  if (friends) return t(friends.isSworn ? "lr-tie-sworn" : "lr-tie-friend");
  if (bondFieldsOf(view.value, partner).patroni?.includes(personId)) return t("lr-tie-patronus");
  return bondFieldsOf(view.value, personId).patroni?.includes(partner) ? t("lr-tie-cliens") : "";
}

/** The screens that show the boards of great moments. */
const GREAT_SCREENS: Readonly<Record<string, string>> = { battle: "battle", bill: "senate", consuls: "senate", plague: "map", triumph: "actium", crown: "actium" };

/** Return the screen for a kind of great moment. After the conches the battle is the battle of Actium. */
function greatScreen(eventKind: string): string {
  return eventKind === "battle" && view.value?.slices["actium"] ? "actium" : (GREAT_SCREENS[eventKind] ?? "");
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
    wedding: { glyph: crestGlyph("rings"), load: async () => (await import("./rites/wedding")).WeddingScreen },
    underworld: { glyph: crestGlyph("mask"), load: async () => (await import("./rites/underworld")).UnderworldScreen },
    thiasos: { glyph: numenGlyph("dionysus"), load: async () => (await import("./rites/thiasos")).ThiasosScreen },
    triumph: { glyph: crestGlyph("laurel"), load: async () => (await import("./rites/triumph")).TriumphScreen },
    divorce: { glyph: crestGlyph("broken"), load: async () => (await import("./rites/divorce")).DivorceScreen },
  },
  actScreens: { "accept-challenge": "battle", "draw-lots": "battle" },
  get menuScreens() {
    if (gameSlice.value?.status === "closed") return [...(actiumOf(view.value) ? ["actium"] : []), ...(triumphOf(view.value) ? ["triumph"] : [])];
    return ["battle", "senate", "actium", "wills", ...RITE_TABS.filter(isTabShown)];
  },
  greatScreen,
  // The row of the triumph names the winner.
  get showsResult() {
    return !!actiumOf(view.value)?.victor;
  },
  banner: EventRows,
  projector: async () => (await import("./wall")).Wall,
  standing: async () => (await import("./strengths")).StrongestList,
  underWay: async () => (await import("./ongoingevents")).OngoingEvents,
  tie: bondWord,
  placeNote,
  placeFacts,
  placeLine,
  desk: ["announce-season", "carry-out-law", "acclaim-consuls", "approve-will", "receive-dead", "confiscate", "catch", "transfer", "pay-tribute", "reside", "roam"],
  console: {
    tools: [
      { type: "set-fact", icon: "gavel" },
      { type: "use-dice", icon: "dice" },
      { type: "book-difference", icon: "rules" },
      { type: "repeat-tribute", icon: "people" },
    ],
  },
  crest: crestOf,
  ownNews,
  assetGlyph,
  pictures: async () => (await import("./pictures")).ACT_PICTURES,
  periodGlyph: seasonGlyph,
  hand: {
    money: "denarius",
    rows: [
      { key: "legiones", assets: ["legio_curialis", "legio_clientarum"], slotCount: 10 },
      { key: "classes", assets: ["classis"], slotCount: 0 },
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
    legions: LEGION_KINDS,
    ships: ["classis", "navis_longa"],
  },
  map: async () => (await import("./map")).RomanMap,
};
