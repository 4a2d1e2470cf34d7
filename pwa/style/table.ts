/**
 * A made-up table for components that read the open game. Requests get no answer, and the state of the game does not
 * change.
 */

import { batch } from "@preact/signals";
import { Api } from "../src/core/view/api";
import { game, line, person, place, viewDoc } from "../src/core/view/fixtures";
import { LiveGame } from "../src/core/live/game";
import type { OutboxItem } from "../src/core/sending/storage";
import { memoryStorage } from "../src/core/sending/memorystorage";
import type { StreamState } from "../src/core/live/stream";
import { viewOf } from "../src/core/view/view";
import type { GameDoc, Line, Objection, PetitionDoc } from "../src/core/view/wire";
import inGame from "virtual:texts/game";
import { currentTime } from "../src/ui/currenttime";
import { pack } from "../src/ui/pack";
import { clock, currentGame } from "../src/ui/services";
import { addTexts } from "../src/ui/texts";
import { toasts } from "../src/ui/toasts";
import words from "./words.ftl?raw";

/** Replaces `fetch` with a function whose answer never comes. */
export const silence = (): Promise<Response> => new Promise(() => undefined);

/** A very long name. */
export const LONG = "Gaius Iulius Caesar Octavianus Augustus Imperator, son of the deified";

const MINUTES = 5;
const MINUTE = 60_000;

/** Return the game of the table. The season lasts five minutes, of which `elapsedTime` minutes have passed. */
export const season = (elapsedTime: number, changes: Partial<GameDoc> = {}): GameDoc => {
  const gameDoc = game({ period: { ...game().period, minutes: MINUTES, opened: clock.now() - elapsedTime * MINUTE } });
  return { ...gameDoc, ...changes };
};

const PEOPLE = {
  "person/hirtius": person("hirtius", { name: "Aulus Hirtius", place: "gaul", holds: { legion: 2 } }),
  "person/livia": person("livia", { name: "Livia Drusilla", role: "matrona" }),
  "person/minerva": person("minerva", { role: "numen", group: "olympian", mortal: false, place: "", statuses: ["exile", "debtor"] }),
  "person/augustus": person("augustus", { name: LONG, short: LONG, statuses: ["exile", "debtor", "proscribed", "crowned"] }),
};

/** Lines of the chronicle. */
export const sampleLine: Line = line("p1", { key: "sample-gave", args: { who: "who:hirtius", to: "who:livia", what: "asset:legion" } });
/** A line with a very long name. */
export const toldLong: Line = line("p2", { id: "entry-long", key: "sample-gave", args: { who: "who:augustus", to: "who:livia", what: "asset:legion" } });

/** A petition of Livia. */
export const petition: PetitionDoc = {
  id: "asked",
  type: "sample-buy",
  actor: "livia",
  fields: { seller: "hirtius", quantity: 2, give: { denarius: 400_000 } },
  voices: ["hirtius", "minerva"],
  given: [],
  since: 0,
};

/** Return an objection with this text. */
export const objection = (key: "sample-full" | "sample-far"): Objection => ({ rule: "PLACE-07", grade: "L", key, args: { who: "who:augustus" }, waivable: true, hidden: false, text: "" });

/** Return a command in the outbox. */
export const sentItem = (state: OutboxItem["state"], changes: Partial<OutboxItem> = {}): OutboxItem => ({
  id: state,
  game: "table",
  body: { type: "sample-buy", as: "hirtius", period: 5, seller: "livia", quantity: 2 },
  label: { key: "act-sample-buy", args: {} },
  at: 0,
  state,
  ...changes,
});

const table = new LiveGame({ id: "table", api: new Api(silence, () => undefined), storage: memoryStorage(), clock, fetch: silence });

/** The changes of the table. */
interface Laid {
  readonly game?: GameDoc;
  /** The state of the event stream. */
  readonly link?: StreamState;
  /** The time since the last event (milliseconds). */
  readonly silentSeconds?: number;
  /** The commands in the outbox. */
  readonly outbox?: readonly OutboxItem[];
  /** Additional slices of the view. */
  readonly slices?: Readonly<Record<string, unknown>>;
}

/** Set up the table as most of the style page needs it, with the given changes. */
export function layTable({ game: gameDoc = season(1), link = "live", silentSeconds = 0, outbox = [], slices = {} }: Laid = {}): void {
  addWords();
  const places = { "place/gaul": place("gaul", { here: ["hirtius"] }), "place/rome": place("rome", { kind: "rome", capacity: 20, free: 3 }) };
  const view = viewOf(viewDoc({ slices: { game: gameDoc, ...PEOPLE, ...places, ...slices }, entries: [sampleLine, toldLong] }));
  batch(() => {
    table.view.value = view;
    table.link.value = link;
    table.heardAt.value = currentTime.peek() - silentSeconds;
    table.outbox.value = outbox;
    toasts.value = [];
    currentGame.value = table;
  });
}

let isAdded = false;

function addWords(): void {
  if (isAdded) return;
  isAdded = true;
  addTexts(inGame);
  addTexts({ en: words, es: words });
  pack.value = { ...pack.peek(), hand: { ...pack.peek().hand, money: "denarius" } };
}
