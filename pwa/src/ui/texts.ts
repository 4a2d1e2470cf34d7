/** Every text on the screen in the language of the phone. The texts belong to the app, to the kernel or to the game. */

import { computed, signal } from "@preact/signals";
import always from "virtual:texts/always";
import { signalPerKey } from "../core/view/slicesignals";
import type { TextsByLanguage } from "../core/words/language";
import { Messages } from "../core/words/messages";
import type { NameLookup, SentencePart } from "../core/words/messages";
import { person, tableAssetName } from "../core/view/selectors";
import type { Args, Message } from "../core/view/values";
import { language } from "./language";
import { pack } from "./pack";
import { view } from "./services";

/** The texts that the screens of the app need, and the texts of the open game. */
let appTexts: readonly TextsByLanguage[] = [always];
let ofGame: readonly TextsByLanguage[] = [];

/** Whether some texts must still be read. */
let areTextsStale = language.peek() !== "en";

const fetchedTexts = new Map<string, string>();

/** The texts that have been read. At first they are only the English texts that the app may need at any time. */
export const loadedSources = signal<readonly string[]>([always.en]);

const nameSignal = signalPerKey((ref: `${string}/${string}`): string | undefined => {
  const [kind, thingId = ""] = ref.split("/");
  if (kind === "asset") return tableAssetName(view.value, thingId);
  if (kind === "who") return person(view.value, thingId)?.short;
  if (kind === "number") return person(view.value, thingId)?.number;
  return (view.value?.slices[ref] as { name?: string } | undefined)?.name;
});

const nameLookup: NameLookup = (kind, thingId) => nameSignal(`${kind}/${thingId}`);

export const texts = computed(() => new Messages(loadedSources.value, nameLookup, language.value));

/**
 * Use the given texts as those of the open game, and read them. The given texts replace the texts of the game that was
 * open before.
 */
export function replaceGameTexts(files: readonly TextsByLanguage[]): Promise<void> {
  ofGame = files;
  return reloadTexts();
}

/** Read all texts again, because the language has changed. */
export function reloadTexts(): Promise<void> {
  areTextsStale = true;
  return loadMissingTexts();
}

/** Add texts of the app that belong to some of its screens. */
export function addTexts(newTexts: TextsByLanguage): void {
  appTexts = [...appTexts, newTexts];
  addTextsToSources(newTexts);
}

/**
 * Add texts of the open game that only some screens need, and read them. The added texts are dropped together with the
 * game's other texts.
 */
export function addGameTexts(gameTexts: TextsByLanguage): Promise<void> {
  if (!ofGame.includes(gameTexts)) ofGame = [...ofGame, gameTexts];
  addTextsToSources(gameTexts);
  return loadMissingTexts();
}

function addTextsToSources(newTexts: TextsByLanguage): void {
  const text = newTexts[language.peek()];
  if (!isText(text)) areTextsStale = true;
  else if (!loadedSources.peek().includes(text)) loadedSources.value = [...loadedSources.peek(), text];
}

/**
 * Read the texts that are needed and were not read yet. If a text could not be fetched, the next call requests it
 * again.
 */
export async function loadMissingTexts(): Promise<void> {
  if (!areTextsStale) return;
  const [ownTexts, games, code] = [appTexts, ofGame, language.peek()];
  const texts = await Promise.all([...ownTexts, ...games].map((textsByLanguage) => fetchTextAt(textsByLanguage[code])));
  if (code !== language.peek() || ownTexts !== appTexts || games !== ofGame) return loadMissingTexts();
  areTextsStale = false;
  document.documentElement.lang = code;
  loadedSources.value = texts;
}

/** Return whether this is a text and not an address. Addresses contain no spaces, but texts do. */
const isText = (text: string): boolean => / /.test(text);

async function fetchTextAt(address: string): Promise<string> {
  const knownText = isText(address) ? address : fetchedTexts.get(address);
  if (knownText) return knownText;
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  const text = await response.text();
  fetchedTexts.set(address, text);
  return text;
}

export const t = (key: string, args: Args = {}): string => texts.value.text(key, args);
export const tFirst = (keys: readonly string[], args: Args = {}): string => texts.value.firstText(keys, args);
export const messageParts = (message: Message): readonly SentencePart[] => texts.value.parts(message);
export const amountText = (asset: string, amount: number): string => texts.value.amount(asset, amount);
/**
 * Return an amount of an asset as a sum of money. If the asset is not the money of the open game, return only the
 * number.
 */
export const moneyOrNumberText = (asset: string, amount: number): string => (isMoney(asset) ? amountText(asset, amount) : texts.value.count(amount));
/** Return a sum of money as text. */
export const moneyText = (amount: number): string => moneyOrNumberText(pack.value.hand.money, amount);

const isMoney = (asset: string): boolean => asset !== "" && asset === pack.value.hand.money;

/** Return a person as an argument of a message. The verbs of the sentence then agree with the name of this person. */
export const personRef = (personId: string): string => `who:${personId}`;

export const personName = (personId: string): string => texts.value.text("ui-just", { it: `who:${personId}` });
export const placeName = (placeId: string): string => texts.value.text("ui-just", { it: `place:${placeId}` });

/** Return the label of a field. The result is the act's own label, or otherwise the shared label. */
export const fieldLabel = (act: string, field: string): string => tFirst([`field-${act}-${field}`, `field-${field}`]);
export const actTitle = (act: string): string => t(`act-${act}`);
