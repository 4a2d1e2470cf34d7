// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { line } from "../core/view/fixtures";
import { announceLine } from "./announcereceipt";
import { closeGame } from "./services";
import { openTestGame, smallView } from "./testgame.fixtures";
import { addGameTexts } from "./texts";
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
  test("says what the player got and lost", async () => {
    await announceLine(line("p1", { legs: [denarii, legio] }), ["hirtius"]);
    expect(toastText()).toMatch(/\. You: −200,000 D, \+1 /);
    await announceLine(line("p1", { legs: [denarii, legio] }), ["minerva"]);
    expect(toastText()).toMatch(/\. You: \+200,000 D, −1 /);
  });

  test("counts transfers that only the player sees", async () => {
    await announceLine(line("p3", { legs: [legio] }), ["hirtius"]);
    expect(toastText()).toMatch(/\. You: \+1 .*, −200,000 D$/);
  });

  test("names each character of the phone if there are several", async () => {
    await announceLine(line("p1", { legs: [denarii, legio] }), ["hirtius", "minerva"]);
    expect(toastText()).toMatch(/\. Hirtius: −200,000 D, \+1 .*\. Minerva: \+200,000 D, −1 /);
  });

  test("says nothing more if the act moved nothing of the player's", async () => {
    await announceLine(line("p1", { legs: [denarii, legio] }), ["livia"]);
    expect(toastText()).not.toContain("You:");
    await announceLine(line("p2", { legs: [{ ...denarii, to: "hirtius" }] }), ["hirtius"]);
    expect(toastText()).not.toContain("You:");
  });
});

describe("a message about a choice or a request", () => {
  const choice = line("p4", { id: "a5e.1", key: "duty-owed", args: { who: "who:hirtius", duty: "duty:death" } });
  afterEach(() => document.body.replaceChildren());

  /** Draw the card of the choice with its upper edge at this height. */
  function drawCard(top: number): void {
    const card = document.createElement("div");
    card.dataset["matter"] = "a5e/death";
    card.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
    document.body.append(card);
  }

  test("speaks to the player whom it names, and names everybody else", async () => {
    await announceLine(choice, ["hirtius"]);
    expect(toastText()).toMatch(/^You have to choose: /);
    for (const characters of [["livia"], ["hirtius", "livia"]]) {
      await announceLine(choice, characters);
      expect(toastText()).toMatch(/Hirtius/);
    }
  });

  test("speaks to each player who is asked", async () => {
    await addGameTexts({ en: "act-swear-amicitia = Swear friendship\n", es: "act-swear-amicitia = Jurar amistad\n" });
    const args = { who: "who:minerva", act: "act:swear-amicitia", to: ["who:hirtius", "who:livia"], n: 2, crowd: "no" };
    await announceLine(line("p5", { key: "petition-opened", args }), ["livia"]);
    expect(toastText()).toBe("Minerva asks you and others: Swear friendship");
  });

  test("is only spoken while the choice is on the screen, and also if the choice appears later", async () => {
    drawCard(200);
    await announceLine(choice, ["hirtius"]);
    expect(toasts.value.map(({ tone }) => tone)).toEqual(["spoken"]);
    document.body.replaceChildren();
    toasts.value = [];
    drawCard(innerHeight + 200);
    await announceLine(choice, ["hirtius"]);
    expect(toasts.value.map(({ tone }) => tone)).toEqual(["notice"]);
    drawCard(100);
    await expect.poll(() => toasts.value.map(({ tone }) => tone)).toEqual(["spoken"]);
  });

  test("is hidden when the player scrolls to the choice", async () => {
    let top = innerHeight;
    drawCard(0);
    (document.querySelector("[data-matter]") as HTMLElement).getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
    await announceLine(choice, ["hirtius"]);
    expect(toasts.value.map(({ tone }) => tone)).toEqual(["notice"]);
    top = 300;
    document.body.dispatchEvent(new Event("scroll"));
    expect(toasts.value.map(({ tone }) => tone)).toEqual(["spoken"]);
  });
});
