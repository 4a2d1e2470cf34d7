// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { letDialogsOpen, okAnswer, openTestGame, refusedAnswer, smallView, tapElement } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { Sheets } from "../parts/sheet";
import { followHistory, sheets } from "../router";
import { closeGame, currentGame } from "../services";
import { toasts } from "../toasts";
import { QuestionCards } from "./questions";

const doneReceipt = { command: "x", repeated: false, pending: false, entries: [], cursor: "" };

const question = (id: string, character: string, changes: object = {}) => ({
  id,
  entry: `${id}.0`,
  rule: "MOTUS-12",
  key: "ui-wintered",
  args: { who: `who:${character}` },
  judges: ["hirtius"],
  by: "",
  reason: "",
  ...changes,
});

const winteringQuestions = ["livia", "minerva", "hirtius", "fata"].map((character, index) => question(`q${index}`, character));

let server: TestServer;

async function drawQuestions(list = winteringQuestions, onEntry = vi.fn()): Promise<void> {
  const slices = Object.fromEntries(list.map((question) => [`question/${question.id}`, question]));
  server = await openTestGame(smallView({ slices: { ...smallView().slices, ...slices } }));
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  render(
    <>
      <ul>
        <QuestionCards questions={list} actor="hirtius" onEntry={onEntry} />
      </ul>
      <Sheets />
    </>,
  );
}

const cardTexts = (): readonly string[] => [...document.querySelectorAll("li.card")].map(({ textContent }) => textContent ?? "");
const settledQuestions = (): readonly unknown[] => server.posted.filter(({ path }) => path.endsWith("/commands")).map(({ body }) => body["question"]);

followHistory(() => undefined);
beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
});

describe("many questions of one kind", () => {
  test("are one card that names their people, and are listed on request", async () => {
    await drawQuestions();
    expect(cardTexts()).toHaveLength(1);
    expect(cardTexts()[0]).toMatch(/3 more of this kind, about Minerva, Hirtius,? and Fata/);
    fireEvent.click(screen.getByText("Show all 4"));
    expect(cardTexts()).toHaveLength(5);
    expect(screen.getAllByText("Settled")).toHaveLength(4);
    fireEvent.click(screen.getByText("Hide them again"));
    expect(cardTexts()).toHaveLength(1);
  });

  test("are settled by one tap, each by its own act", async () => {
    await drawQuestions();
    await tapElement(() => screen.getByText("All 4 settled"));
    await waitFor(() => expect(settledQuestions()).toEqual(["q0", "q1", "q2", "q3"]));
    expect(server.posted.at(-1)?.body).toEqual({ type: "settle", as: "hirtius", period: 5, question: "q3" });
    await waitFor(() => expect(toasts.value.map(({ tone }) => tone)).toEqual(["done"]));
    expect(sheets.value).toEqual([]);
  });

  test("that say the same are one card, and one tap settles all of them", async () => {
    await drawQuestions(["a", "b", "c"].map((id) => question(id, "livia")));
    expect(cardTexts()).toHaveLength(1);
    expect(cardTexts()[0]).toContain("3 times");
    await tapElement(() => screen.getByText("Settled"));
    await waitFor(() => expect(settledQuestions()).toEqual(["a", "b", "c"]));
  });

  test("open each of their acts", async () => {
    const onEntry = vi.fn();
    await drawQuestions(["a", "b"].map((id) => question(id, "livia")), onEntry);
    fireEvent.click(screen.getByText("See the act 1"));
    fireEvent.click(screen.getByText("See the act 2"));
    expect(onEntry.mock.calls.flat()).toEqual(["a.0", "b.0"]);
  });

  test("cannot be settled again while the phone still sends the first act", async () => {
    await drawQuestions([question("a", "livia")]);
    server.routes["commands"] = { status: 503, body: {} };
    await act(async () => void currentGame.value?.submit({ type: "settle", as: "hirtius", period: 5, question: "a" }, { key: "act-settle" }));
    await waitFor(() => expect(screen.getByText("Settled")).toHaveProperty("disabled", true));
  });

  test("report if one of the acts was refused", async () => {
    await drawQuestions();
    server.routes["commands"] = refusedAnswer([]);
    await tapElement(() => screen.getByText("All 4 settled"));
    await waitFor(() => expect(toasts.value.map(({ tone }) => tone)).toEqual(["refused"]));
  });

  test("come after a contested act, which stays by itself", async () => {
    await drawQuestions([...winteringQuestions, question("c", "livia", { by: "livia", reason: "It was not so" })]);
    expect(cardTexts()).toHaveLength(2);
    expect(cardTexts()[0]).toContain("It was not so");
  });

  test("about contested acts stay one by one with their reasons, however many there are", async () => {
    await drawQuestions(["One", "Two", "Three"].map((reason, index) => question(`c${index}`, "livia", { by: "livia", reason })));
    expect(cardTexts()).toHaveLength(3);
    expect(cardTexts()[2]).toContain("Three");
  });

  test("stay one by one while there are only two", async () => {
    const onEntry = vi.fn();
    await drawQuestions(winteringQuestions.slice(0, 2), onEntry);
    expect(screen.getAllByText("Settled")).toHaveLength(2);
    fireEvent.click(screen.getAllByText("See the act")[1] as HTMLElement);
    expect(onEntry).toHaveBeenCalledWith("q1.0");
  });
});
