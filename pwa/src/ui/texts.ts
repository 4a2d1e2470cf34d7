/** Every text on the screen: our own, the kernel's and the game's, in one language. */

import { computed, signal } from "@preact/signals";
import { apart } from "../core/apart";
import { Messages } from "../core/messages";
import type { Names, Part } from "../core/messages";
import { person, assetName } from "../core/selectors";
import type { Args, Message } from "../core/values";
import always from "../messages/en.ftl?raw";
import { pack } from "./pack";
import { view } from "./services";

type Files = Readonly<Record<string, string>>;

/** Where the texts lie that every game needs: the phone's own inside a game, and the kernel's. */
const COMMON: Files = import.meta.glob(["../messages/en.game.ftl", "../../../ledger/kernel/messages/en*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

/** Texts that came with the app's own code. */
let own: readonly string[] = [always];

/** What was read so far: at first only what may be said at any moment. */
export const sources = signal<readonly string[]>(own);

const named = apart((ref: `${string}/${string}`): string | undefined => {
  const id = ref.slice(ref.indexOf("/") + 1);
  if (ref.startsWith("asset/")) return assetName(view.value, id);
  if (ref.startsWith("who/")) return person(view.value, id)?.short;
  return (view.value?.slices[ref] as { name?: string } | undefined)?.name;
});

const names: Names = (kind, id) => named(`${kind}/${id}`);

export const texts = computed(() => new Messages(sources.value, names));

/** Fetch the texts that every game needs, and those of one game from these addresses. */
export async function loadTexts(files: readonly string[]): Promise<void> {
  const fetched = await Promise.all([...Object.values(COMMON), ...files].map(fetchText));
  sources.value = [...own, ...fetched];
}

/** Add texts of the app's own that come with some of its screens. */
export function addTexts(text: string): void {
  own = [...own, text];
  sources.value = [...sources.peek(), text];
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.text();
}

export const t = (key: string, args: Args = {}): string => texts.value.text(key, args);
export const tFirst = (keys: readonly string[], args: Args = {}): string => texts.value.first(keys, args);
export const parts = (message: Message): readonly Part[] => texts.value.parts(message);
export const amount = (asset: string, n: number): string => texts.value.amount(asset, n);
/** An amount as money is written: of the asset that is money in the open game, else just as a number. */
export const counted = (asset: string, n: number): string => (isMoney(asset) ? amount(asset, n) : texts.value.count(n));
/** A sum of money. */
export const money = (n: number): string => counted(pack.value.hand.money, n);

const isMoney = (asset: string): boolean => asset !== "" && asset === pack.value.hand.money;

export const personName = (id: string): string => texts.value.text("ui-just", { it: `who:${id}` });
export const placeName = (id: string): string => texts.value.text("ui-just", { it: `place:${id}` });

/** The label of a field: the act's own word for it, or the shared one. */
export const fieldLabel = (act: string, field: string): string => tFirst([`field-${act}-${field}`, `field-${field}`]);
export const actTitle = (act: string): string => t(`act-${act}`);
