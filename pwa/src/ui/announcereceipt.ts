import { effect } from "@preact/signals";
import youTexts from "virtual:texts/you";
import type { OpenGame } from "../core/replay/pastgame";
import type { Message } from "../core/view/values";
import type { Leg, Line, Receipt } from "../core/view/wire";
import { gameSlice, view } from "./services";
import { addGameTexts, amountText, personName, t, texts } from "./texts";
import { claimAnnouncement, dropToast, showToast, toasts } from "./toasts";

/** Show a message about an act that was carried out or proposed. The message about a proposal ends with the proposal. */
export function announceReceipt(receipt: Receipt): void {
  const line = mostImportantLine(receipt.entries);
  const untold = receipt.entries.filter((entry) => claimAnnouncement(entry.id));
  if (receipt.pending && !receipt.waits) showUntil("done", t("ui-asked"), () => hasPetitionEnded(receipt));
  else if (!line) showToast("done", [t("ui-done")]);
  else if (untold.includes(line)) showToast("done", texts.peek().parts(line));
}

/**
 * Show a message about another person's act, with what each of these characters of the phone got and lost by it. The
 * message is hidden while the request or choice that it reports is on the screen.
 */
export async function announceLine(line: Line, characters: readonly string[]): Promise<void> {
  const words = youTexts[gameSlice.peek()?.ruleset ?? ""];
  // Without a network the message names the player.
  if (words) await addGameTexts(words).catch(() => undefined);
  const privateLegs = (view.peek()?.own ?? []).filter(({ on: lineId }) => lineId === line.c).flatMap((supplement) => supplement.legs);
  const changes = ownChangeTexts([...line.legs, ...privateLegs], characters);
  const toastId = showToast("notice", [...texts.peek().parts(messageTo(line, characters)), ...changes.map((change) => `. ${change}`)]);
  hideBesideMatter(toastId, line);
}

/** Return the message about a line. If one character of this phone is named in it, it says "you" where such a text exists. */
function messageTo({ key, args }: Line, characters: readonly string[]): Message {
  const names = Object.keys(args ?? {}).filter((name) => characters.length === 1 && [args[name]].flat().includes(`who:${characters[0]}`));
  const youKey = names.map((name) => `you-${key}-${name}`).find((candidate) => texts.peek().has(candidate));
  return { key: youKey ?? key, args };
}

/**
 * Hide a message while the card of its request or choice is on the screen, or as soon as the player scrolls to the card.
 * Screen readers speak the message all the same.
 */
function hideBesideMatter(toastId: number, line: Line): void {
  const matter = `[data-matter^="${line.id.split(".")[0]}"]`;
  const stopLooking = (): void => {
    changes.disconnect();
    removeEventListener("scroll", hideIfSeen, true);
  };
  const hideIfSeen = (): void => {
    if (![...document.querySelectorAll(matter)].some(isOnScreen)) return;
    stopLooking();
    toasts.value = toasts.peek().map((toast) => (toast.id === toastId ? { ...toast, tone: "spoken" } : toast));
  };
  // The card of a request may be drawn later than the message.
  const changes = new MutationObserver(hideIfSeen);
  changes.observe(document.body, { childList: true, subtree: true });
  // The page scrolls in one of its elements, so the event does not bubble.
  addEventListener("scroll", hideIfSeen, true);
  hideIfSeen();
  whenOver(toastId, () => false, stopLooking);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < innerHeight && bottom > 0;
}

/**
 * Return for each of the viewer's characters what it got and lost by some transfers, such as "You: +200,000 D, −1 legio
 * curialis". A character without a change has no text. If there are several characters, each text begins with a name.
 */
export function ownChangeTexts(legs: readonly Leg[], characters: readonly string[]): readonly string[] {
  return characters.flatMap((character) => {
    const change = changeText(legs, character);
    if (!change) return [];
    return [characters.length > 1 ? `${personName(character)}: ${change}` : t("ui-own-change", { change })];
  });
}

/** Return what a character got and lost; "" for nothing. */
function changeText(legs: readonly Leg[], character: string): string {
  const changes = new Map<string, number>();
  for (const { asset, from: sender, to: receiver, amount } of legs) {
    const amountChange = (receiver === character ? amount : 0) - (sender === character ? amount : 0);
    changes.set(asset, (changes.get(asset) ?? 0) + amountChange);
  }
  return [...changes].flatMap(([asset, quantity]) => (quantity ? [`${quantity < 0 ? "−" : "+"}${amountText(asset, Math.abs(quantity))}`] : [])).join(", ");
}

/** Return whether a petition has ended. The view knows the petition's first line before it no longer has the petition. */
const hasPetitionEnded = ({ command, entries }: Receipt): boolean =>
  !view.value?.slices[`petition/${command}`] && !!view.value?.own.some(({ id }) => id === entries[0]?.id);

/**
 * Return the most important one of the act's readable entries. The result is the first entry that moved an asset,
 * otherwise the last entry.
 */
function mostImportantLine(entries: readonly Line[]): Line | undefined {
  const lines = entries.filter((entry) => entry.words);
  return lines.find((entry) => entry.legs.length + entry.moved.length > 0) ?? lines.at(-1);
}

/**
 * Say that a command takes long, until the command is answered. The message says that the command is stored only if it
 * is stored.
 */
export function announceSlowCommand({ outbox }: OpenGame, commandId: string): void {
  const item = outbox.peek().find((item) => item.id === commandId);
  if (item) showUntil("notice", t(item.unkept ? "ui-on-its-way-unkept" : "ui-on-its-way"), () => !outbox.value.some((item) => item.id === commandId));
}

/** Show a message for a few seconds, or until later events have overtaken it. */
function showUntil(tone: "done" | "notice", text: string, isOver: () => boolean): void {
  const toastId = showToast(tone, [text]);
  whenOver(toastId, isOver, () => dropToast(toastId));
}

/** Run a function once, as soon as events have overtaken a message or the message has left the screen. */
function whenOver(toastId: number, isOver: () => boolean, run: () => void): void {
  let hasRun = false;
  const stopEffect = effect(() => {
    const isShown = toasts.value.some((toast) => toast.id === toastId);
    // The function may change the messages, which would run this effect again and again.
    if (hasRun || (isShown && !isOver())) return;
    hasRun = true;
    // The effect cannot stop during its first run.
    queueMicrotask(() => stopEffect());
    run();
  });
}
