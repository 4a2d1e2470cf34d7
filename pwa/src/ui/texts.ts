/** Every text on the screen: our own, the kernel's and the game's, in the language of the phone. */

import { computed, signal } from "@preact/signals";
import always from "virtual:texts/always";
import { signalPerKey } from "../core/view/slicesignals";
import type { Texts } from "../core/words/language";
import { Messages } from "../core/words/messages";
import type { Names, Part } from "../core/words/messages";
import { person, assetName } from "../core/view/selectors";
import type { Args, Message } from "../core/view/values";
import { language } from "./language";
import { pack } from "./pack";
import { view } from "./services";

/** The texts that the app's screens asked for, and those of the open game. */
let own: readonly Texts[] = [always];
let ofGame: readonly Texts[] = [];

/** Whether there are texts to be read. */
let stale = language.peek() !== "en";

const fetched = new Map<string, string>();

/** What was read so far: at first only what may be said at any moment, in English. */
export const sources = signal<readonly string[]>([always.en]);

const nameSignal = signalPerKey((ref: `${string}/${string}`): string | undefined => {
  const [kind, id = ""] = ref.split("/");
  if (kind === "asset") return assetName(view.value, id);
  if (kind === "who") return person(view.value, id)?.short;
  if (kind === "number") return person(view.value, id)?.number;
  return (view.value?.slices[ref] as { name?: string } | undefined)?.name;
});

const names: Names = (kind, id) => nameSignal(`${kind}/${id}`);

export const texts = computed(() => new Messages(sources.value, names, language.value));

/** Take these texts for those of the open game, in the place of another's, and read them. */
export function loadTexts(files: readonly Texts[]): Promise<void> {
  ofGame = files;
  return rereadTexts();
}

/** Read all texts anew, such as in another language. */
export function rereadTexts(): Promise<void> {
  stale = true;
  return readTexts();
}

/** Add texts of the app's own that come with some of its screens. */
export function addTexts(added: Texts): void {
  own = [...own, added];
  show(added);
}

/** Add texts of the open game that only some screens need, and read them. They go with its other texts. */
export function addGameTexts(added: Texts): Promise<void> {
  if (!ofGame.includes(added)) ofGame = [...ofGame, added];
  show(added);
  return readTexts();
}

function show(added: Texts): void {
  const text = added[language.peek()];
  if (!isText(text)) stale = true;
  else if (!sources.peek().includes(text)) sources.value = [...sources.peek(), text];
}

/** Read what was asked for and is not here yet. What could not be fetched is asked for again by the next call. */
export async function readTexts(): Promise<void> {
  if (!stale) return;
  const [mine, games, spoken] = [own, ofGame, language.peek()];
  const found = await Promise.all([...mine, ...games].map((each) => textAt(each[spoken])));
  if (spoken !== language.peek() || mine !== own || games !== ofGame) return readTexts();
  stale = false;
  document.documentElement.lang = spoken;
  sources.value = found;
}

/** Addresses have no spaces and texts do. */
const isText = (text: string): boolean => / /.test(text);

async function textAt(address: string): Promise<string> {
  const known = isText(address) ? address : fetched.get(address);
  if (known) return known;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  const text = await answer.text();
  fetched.set(address, text);
  return text;
}

export const t = (key: string, args: Args = {}): string => texts.value.text(key, args);
export const tFirst = (keys: readonly string[], args: Args = {}): string => texts.value.first(keys, args);
export const parts = (message: Message): readonly Part[] => texts.value.parts(message);
export const amount = (asset: string, n: number): string => texts.value.amount(asset, n);
/** An amount as money is written: of the asset that is money in the open game, else just as a number. */
export const countedText = (asset: string, n: number): string => (isMoney(asset) ? amount(asset, n) : texts.value.count(n));
/** A sum of money. */
export const money = (n: number): string => countedText(pack.value.hand.money, n);

const isMoney = (asset: string): boolean => asset !== "" && asset === pack.value.hand.money;

/** A person as the argument of a message: its verbs agree with the name that stands there. */
export const whoRef = (id: string): string => `who:${id}`;

export const personName = (id: string): string => texts.value.text("ui-just", { it: `who:${id}` });
export const placeName = (id: string): string => texts.value.text("ui-just", { it: `place:${id}` });

/** The label of a field: the act's own word for it, or the shared one. */
export const fieldLabel = (act: string, field: string): string => tFirst([`field-${act}-${field}`, `field-${field}`]);
export const actTitle = (act: string): string => t(`act-${act}`);
