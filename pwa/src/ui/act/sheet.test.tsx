// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Form } from "../../core/view/wire";
import { letDialogsOpen, objection, offersDoc, okAnswer, openTestGame, refusedAnswer, smallView, testAttempt } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { pack } from "../pack";
import { Sheets } from "../parts/sheet";
import { followHistory, openSheet, sheets } from "../router";
import { closeGame, currentGame, storage } from "../services";
import { loadedSources } from "../texts";
import { toasts } from "../toasts";
import { ActSheet } from "./sheet";
import type { ActRequest } from "./actrequest";

const form: Form = {
  type: "buy-legions",
  chapter: "MERC",
  blocked: [],
  fields: [
    {
      name: "seller",
      kind: "choice",
      options: [
        { value: "minerva", ref: "who:minerva" },
        { value: "livia", ref: "who:livia" },
      ],
    },
    { name: "quantity", kind: "number", least: 1, most: 3, step: 1, unit: "" },
  ],
};
const completeAttempt = testAttempt({
  fields: form.fields,
  voices: ["minerva"],
  legs: [{ asset: "denarius", from: "hirtius", to: "minerva", amount: 200_000 }],
  after: { hirtius: { denarius: 1_000_000, classis: 1 } },
});
const doneReceipt = { command: "x", repeated: false, pending: true, entries: [] };

followHistory(() => undefined);

let server: TestServer;

async function openActSheet(request: Partial<ActRequest> = {}, view = smallView()): Promise<void> {
  server = await openTestGame(view);
  server.routes["offers"] = okAnswer(offersDoc({ offers: [form] }));
  server.routes["try"] = okAnswer(completeAttempt);
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  await currentGame.value?.loadOffers(request.as ?? "hirtius", request.recorder);
  render(<Sheets />);
  openSheet(() => <ActSheet request={{ type: "buy-legions", as: "hirtius", ...request }} />);
  await screen.findByText("Seller");
}

const sendButton = (): HTMLButtonElement => document.querySelector<HTMLButtonElement>("button[type=submit]") as HTMLButtonElement;

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

describe("the form that changes a reading", () => {
  const options = [
    { value: "cap.scope", ref: "reading:cap-scope" },
    { value: "senate.rex_votes", ref: "reading:senate-rex-votes" },
  ];
  const flip: Form = { ...form, type: "set-switch", fields: [{ name: "switch", kind: "choice", options }] };

  test("explains each question, and the words of the chosen one only", async () => {
    server = await openTestGame(smallView());
    server.routes["offers"] = okAnswer(offersDoc({ offers: [flip] }));
    server.routes["try"] = okAnswer(testAttempt({ fields: flip.fields, complete: false }));
    loadedSources.value = [...loadedSources.value, "term-rex = A king\nterm-legions = Soldiers\n"];
    await currentGame.value?.loadOffers("hirtius");
    render(<Sheets />);
    openSheet(() => <ActSheet request={{ type: "set-switch", as: "hirtius", preset: { switch: "cap.scope" } }} />);
    fireEvent.click(await screen.findByText("Which legions count towards the ten?"));
    expect(screen.getByText("May a rex vote?")).toBeTruthy();
    const texts = [...document.querySelectorAll(".terms-in .term")].map(({ textContent }) => textContent);
    expect(texts).toEqual(["legions"]);
  });
});

describe("the form of an act", () => {
  test("cannot be sent before every field is filled", async () => {
    await openActSheet();
    server.routes["try"] = okAnswer(testAttempt({ fields: form.fields, complete: false }));
    expect(sendButton().disabled).toBe(true);
  });

  test("shows the effects of the act and the remaining holdings", async () => {
    await openActSheet();
    fireEvent.click(screen.getByLabelText("Minerva"));
    await screen.findByText("You would have left");
    expect(screen.getByText("1,000,000 D")).toBeTruthy();
    expect(screen.queryByText("1 classis")).toBeNull();
    expect(screen.getByText("Needs the word of Minerva")).toBeTruthy();
    await waitFor(() => expect(sendButton().textContent).toBe("Ask Minerva"));
  });

  test("says \"left\" for characters that only give, and \"has\" for those that receive", async () => {
    await openActSheet({ preset: { seller: "minerva" } });
    const legs = [{ asset: "denarius", from: "hirtius", to: "livia", amount: 2 }];
    server.routes["try"] = okAnswer({ ...completeAttempt, legs, after: { hirtius: { denarius: 7 }, livia: { denarius: 9 } } });
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    expect((await screen.findByText("You would have left")).parentElement?.textContent).toContain("7 D");
    expect(screen.getByText("Livia would have").parentElement?.textContent).toContain("9 D");
  });

  test("names the character that it is recorded for on a recorder's phone", async () => {
    await openActSheet({ as: "livia", recorder: "hirtius", preset: { seller: "minerva" } });
    const becomes = [{ who: "livia", key: "ui-just", args: { it: "a friend" }, ceases: false, text: "" }];
    server.routes["try"] = okAnswer({ ...completeAttempt, becomes, after: { livia: { denarius: 7 } } });
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    await screen.findByText("Livia would have left");
    expect(screen.getByText("Livia becomes: a friend.")).toBeTruthy();
    expect(document.body.textContent).not.toContain("You ");
  });

  test.each([
    [true, false],
    [false, true],
  ])("leads to the screen of a done act, and not of an act that is pending: %s", async (pending, leads) => {
    await openActSheet({ preset: { seller: "minerva", quantity: 1 } });
    pack.value = { ...pack.value, actScreens: { "buy-legions": "battle" } };
    server.routes["commands"] = okAnswer({ ...doneReceipt, pending }, 201);
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(leads ? location.pathname : String(sheets.value.length)).toMatch(leads ? /\/battle$/ : /^0$/));
    expect(location.pathname.endsWith("/battle")).toBe(leads);
  });

  test("lists some of many transfers, and names no account of the house", async () => {
    await openActSheet({ preset: { seller: "minerva" } });
    const legs = Array.from({ length: 15 }, () => ({ asset: "classis", from: "livia", to: "@actium", amount: 1 }));
    server.routes["try"] = okAnswer({ ...completeAttempt, legs });
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    await screen.findByText("and 3 more");
    expect(document.querySelectorAll(".leg")).toHaveLength(12);
    expect(document.body.textContent).not.toContain("@");
  });

  test("sends the values, closes, and reports the outcome", async () => {
    await openActSheet();
    fireEvent.click(screen.getByLabelText("Minerva"));
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(server.posted.some(({ path }) => path.endsWith("/commands"))).toBe(true));
    expect(server.posted.find(({ path }) => path.endsWith("/commands"))?.body).toEqual({
      type: "buy-legions",
      as: "hirtius",
      period: 5,
      seller: "minerva",
      quantity: 2,
    });
    await waitFor(() => expect(sheets.value).toHaveLength(0));
    await waitFor(() => expect(toasts.value.map((toast) => toast.parts.join(""))).toEqual(["Asked. It counts when they agree."]));
  });

  test("shows why it is impossible, with the rule, and offers to appeal", async () => {
    await openActSheet({ preset: { seller: "minerva" } });
    server.routes["try"] = okAnswer(testAttempt({ fields: form.fields, objections: [objection] }));
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    await screen.findByText("Gaul is full.", { exact: false });
    expect(screen.getByText("SEDES-07")).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    fireEvent.click(screen.getByText("Appeal"));
    fireEvent.input(await screen.findByLabelText("Your reason"), { target: { value: "There is a server." } });
    fireEvent.click(screen.getByText("Send the appeal"));
    await waitFor(() => expect(server.posted.at(-1)?.body["type"]).toBe("appeal"));
    expect(server.posted.at(-1)?.body).toEqual({
      type: "appeal",
      as: "hirtius",
      period: 5,
      about: "buy-legions",
      fields: { seller: "minerva", quantity: 2 },
      rules: ["SEDES-07"],
      reason: "There is a server.",
    });
  });

  test("stays open with the reason after a refusal, which is not shown twice", async () => {
    await openActSheet({ preset: { seller: "minerva" } });
    server.routes["commands"] = refusedAnswer([objection]);
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await screen.findByText("Gaul is full.", { exact: false });
    expect(sheets.value).toHaveLength(1);
    await waitFor(() => expect(currentGame.value?.outbox.value).toEqual([]));
  });

  test("of a blocked act shows the reasons and cannot be sent", async () => {
    server = await openTestGame();
    server.routes["offers"] = okAnswer(offersDoc({ offers: [{ ...form, fields: [], blocked: [objection] }] }));
    server.routes["try"] = okAnswer(testAttempt({ complete: false }));
    await currentGame.value?.loadOffers("hirtius");
    render(<ActSheet request={{ type: "buy-legions", as: "hirtius" }} />);
    expect(await screen.findByText("Gaul is full.", { exact: false })).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
  });

  test("keeps the values when tries are lost, shows that, and continues by itself", async () => {
    const awaitingForm: Form = { ...form, fields: [form.fields[0] as (typeof form.fields)[number], { name: "quantity", kind: "awaiting", after: ["seller"] }] };
    await openActSheet();
    await waitFor(() => expect(server.posted).not.toEqual([]));
    cleanup();
    server.routes["offers"] = okAnswer(offersDoc({ offers: [awaitingForm] }));
    server.routes["try"] = { status: 503, body: {} };
    await currentGame.value?.loadOffers("hirtius");
    render(<ActSheet request={{ type: "buy-legions", as: "hirtius" }} />);
    expect(await screen.findByText(/^First choose: /)).toBeTruthy();
    fireEvent.click(await screen.findByRole("radio", { name: "Minerva" }));
    expect(await screen.findByText("Only the server knows what fits here. This phone asks until the server answers.")).toBeTruthy();
    expect(screen.queryByText(/^First choose: /)).toBeNull();
    server.routes["try"] = okAnswer(completeAttempt);
    await waitFor(() => expect(sendButton().disabled).toBe(false), { timeout: 4_000 });
    expect(screen.getByText("Minerva")).toBeTruthy();
  });

  test("without a network sends an act whose optional field only the server knows", async () => {
    const move: Form = { ...form, fields: [form.fields[0] as (typeof form.fields)[number], { name: "companions", kind: "awaiting", after: ["seller"], optional: true }] };
    await openActSheet();
    await waitFor(() => expect(server.posted).not.toEqual([]));
    cleanup();
    server.routes["offers"] = okAnswer(offersDoc({ offers: [move] }));
    await currentGame.value?.loadOffers("hirtius");
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    render(<ActSheet request={{ type: "buy-legions", as: "hirtius" }} />);
    expect(await screen.findByText(/Choose the rest/)).toBeTruthy();
    expect(screen.queryByText(/You can send it now/)).toBeNull();
    expect(sendButton().disabled).toBe(true);
    fireEvent.click(await screen.findByRole("radio", { name: "Minerva" }));
    expect(await screen.findByText(/^Stays empty/)).toBeTruthy();
    expect(screen.getByText(/You can send it now/)).toBeTruthy();
    expect(sendButton().disabled).toBe(false);
    fireEvent.click(sendButton());
    await waitFor(() => expect(currentGame.value?.outbox.value[0]?.body).toMatchObject({ type: "buy-legions", as: "hirtius", seller: "minerva" }));
    expect(currentGame.value?.outbox.value[0]?.body["companions"]).toBeUndefined();
  });

  test("without its fields and without a network shows that, and sends nothing", async () => {
    server = await openTestGame();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
    render(<ActSheet request={{ type: "buy-legions", as: "hirtius" }} />);
    expect(await screen.findByText(/has not seen this form yet/)).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
  });

  test("shows a warning and can still be sent", async () => {
    await openActSheet({ preset: { seller: "minerva" } });
    server.routes["try"] = okAnswer({ ...completeAttempt, warnings: [{ ...objection, grade: "W", text: "Somebody will look at it." }] });
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    await screen.findByText("Somebody will look at it.", { exact: false });
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });
});

test("an officer appeals for the player when the record is refused", async () => {
  await openActSheet({ as: "hirtius", recorder: "minerva", preset: { seller: "minerva" } }, smallView({ me: ["minerva"] }));
  server.routes["try"] = okAnswer(testAttempt({ fields: form.fields, objections: [objection] }));
  fireEvent.click(screen.getByLabelText("More: Quantity"));
  fireEvent.click(await screen.findByText("Appeal"));
  fireEvent.input(await screen.findByRole("textbox"), { target: { value: "He sits there." } });
  fireEvent.click(screen.getByRole("button", { name: /^Lay|^Send|^Ask|appeal/i }));
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "appeal", as: "hirtius", recorder: "minerva", about: "buy-legions" }));
});

describe("a steward who enters an act for a player", () => {
  test("overrules an objection with a reason", async () => {
    await openActSheet({ as: "livia", recorder: "fata", preset: { seller: "minerva" } }, smallView({ me: ["fata"], staff: true }));
    server.routes["try"] = (body) =>
      okAnswer(testAttempt({ fields: form.fields, objections: body["waive"] ? [] : [objection] }));
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    fireEvent.click(await screen.findByLabelText("Overrule"));
    expect(screen.queryByText("Appeal")).toBeNull();
    fireEvent.input(screen.getByLabelText(/Why it is allowed/), { target: { value: "Agreed aloud." } });
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(server.posted.at(-1)?.path).toMatch(/commands$/));
    expect(server.posted.at(-1)?.body).toMatchObject({
      as: "livia",
      recorder: "fata",
      waive: ["SEDES-07"],
      reason: "Agreed aloud.",
    });
  });

  test("overrules the objections to an act of their own", async () => {
    await openActSheet({ as: "fata", preset: { seller: "minerva" } }, smallView({ me: ["fata"], staff: true }));
    server.routes["try"] = (body) => okAnswer(testAttempt({ fields: form.fields, objections: body["waive"] ? [] : [objection] }));
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    fireEvent.click(await screen.findByLabelText("Overrule"));
    fireEvent.input(screen.getByLabelText(/Why it is allowed/), { target: { value: "It must go on." } });
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ as: "fata", waive: ["SEDES-07"], reason: "It must go on." }));
  });

  test("names the appeal that the act grants", async () => {
    await openActSheet(
      { as: "livia", recorder: "fata", preset: { seller: "minerva" }, waive: ["SEDES-07"], appeal: "a1" },
      smallView({ me: ["fata"], staff: true }),
    );
    fireEvent.input(await screen.findByLabelText(/Why it is allowed/), { target: { value: "Granted." } });
    await waitFor(() => expect(server.posted.at(-1)?.body["reason"]).toBe("Granted."));
    await waitFor(() => expect(sendButton().disabled).toBe(false));
    fireEvent.click(sendButton());
    await waitFor(() => expect(server.posted.at(-1)?.path).toMatch(/commands$/));
    expect(server.posted.at(-1)?.body).toMatchObject({ appeal: "a1", waive: ["SEDES-07"], reason: "Granted." });
  });
});

test("a card issued again is shown as a code to scan", async () => {
  await openActSheet({ preset: { seller: "minerva" } });
  server.routes["commands"] = okAnswer({ ...doneReceipt, pending: false, token: "fresh-token" }, 201);
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  fireEvent.click(sendButton());
  await screen.findByText(/\/c#fresh-token$/);
  expect(screen.getByLabelText("QR code of the card")).toBeTruthy();
});

test("an act that could not be stored is not sent, and the form shows that and keeps its values", async () => {
  await openActSheet();
  fireEvent.click(screen.getByLabelText("Minerva"));
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  vi.spyOn(storage.peek(), "putItem").mockRejectedValueOnce(new RangeError("no room"));
  const queued = vi.spyOn(globalThis, "queueMicrotask").mockImplementationOnce(() => undefined);
  fireEvent.click(sendButton());
  expect(await screen.findByText(/^It was not sent/)).toBeTruthy();
  expect(queued).toHaveBeenCalled();
  expect(server.posted.filter(({ path }) => path.endsWith("/commands"))).toEqual([]);
  fireEvent.click(sendButton());
  await waitFor(() => expect(sheets.value).toEqual([]));
});
