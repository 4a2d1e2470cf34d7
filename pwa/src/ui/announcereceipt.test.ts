// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { line } from "../core/view/fixtures";
import { announceLine } from "./announcereceipt";
import { closeGame } from "./services";
import { openTestGame, smallView } from "./testgame.fixtures";
import { toasts } from "./toasts";

const denarii = { asset: "denarius", from: "hirtius", to: "minerva", amount: 200_000 };
const legio = { asset: "legio_curialis", from: "minerva", to: "hirtius", amount: 1 };

const toastText = (): string => (toasts.value.at(-1)?.parts ?? []).map((part) => (typeof part === "string" ? part : part.text)).join("");

beforeEach(async () => {
  await openTestGame(smallView({ entries: [line("p3", { legs: [legio] }), line("q1", { on: "p3", words: false, legs: [denarii] })] }));
});
afterEach(() => {
  toasts.value = [];
  closeGame();
});

describe("a message about another person's act", () => {
  test("says what the player got and lost", () => {
    announceLine(line("p1", { legs: [denarii, legio] }), ["hirtius"]);
    expect(toastText()).toMatch(/\. You: −200,000 D, \+1 /);
    announceLine(line("p1", { legs: [denarii, legio] }), ["minerva"]);
    expect(toastText()).toMatch(/\. You: \+200,000 D, −1 /);
  });

  test("counts transfers that only the player sees", () => {
    announceLine(line("p3", { legs: [legio] }), ["hirtius"]);
    expect(toastText()).toMatch(/\. You: \+1 .*, −200,000 D$/);
  });

  test("names each character of the phone if there are several", () => {
    announceLine(line("p1", { legs: [denarii, legio] }), ["hirtius", "minerva"]);
    expect(toastText()).toMatch(/\. Hirtius: −200,000 D, \+1 .*\. Minerva: \+200,000 D, −1 /);
  });

  test("says nothing more if the act moved nothing of the player's", () => {
    announceLine(line("p1", { legs: [denarii, legio] }), ["livia"]);
    expect(toastText()).not.toContain("You:");
    announceLine(line("p2", { legs: [{ ...denarii, to: "hirtius" }] }), ["hirtius"]);
    expect(toastText()).not.toContain("You:");
  });
});
