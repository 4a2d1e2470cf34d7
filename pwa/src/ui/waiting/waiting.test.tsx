// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { letDialogsOpen, objection, okAnswer, openTestGame, refusedAnswer, smallView, tapElement, testAttempt } from "../testgame.fixtures";
import type { TestServer } from "../testgame.fixtures";
import { game, line, person } from "../../core/view/fixtures";
import { sendAct } from "../act/send";
import { Sheets } from "../parts/sheet";
import { Toasts } from "../parts/toasts";
import { sheets } from "../router";
import { closeGame, currentGame } from "../services";
import { areTapsIgnored } from "../taps";
import { WaitingList } from "./list";

const petition = {
  id: "p1",
  type: "buy-legions",
  actor: "livia",
  fields: { seller: "hirtius", quantity: 2, give: { denarius: 400_000 }, companions: ["minerva"] },
  voices: ["hirtius"],
  given: [],
  since: 0,
};
const doneReceipt = { command: "x", repeated: false, pending: false, entries: [], cursor: "" };

let server: TestServer;

async function openWaitingList(slices: Record<string, unknown>): Promise<void> {
  const view = smallView();
  server = await openTestGame({ ...view, slices: { ...view.slices, ...slices } });
  server.routes["commands"] = okAnswer(doneReceipt, 201);
  render(
    <>
      <WaitingList />
      <Sheets />
    </>,
  );
  await waitFor(() => expect([document.querySelectorAll(".loading").length, areTapsIgnored.value]).toEqual([0, false]));
}

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

/** Return the commands that were sent. Commands that were only tried are left out. */
const sentCommands = (): TestServer["posted"] => server.posted.filter(({ path }) => !path.endsWith("/try"));

describe("a petition for the viewer's consent", () => {
  test("shows its terms, and one tap agrees", async () => {
    await openWaitingList({ "petition/p1": petition });
    expect(screen.getByText("Livia")).toBeTruthy();
    expect(screen.getByText("400,000 D")).toBeTruthy();
    expect(screen.getByText("Minerva")).toBeTruthy();
    fireEvent.click(screen.getByText("Agree"));
    await waitFor(() => expect(sentCommands()).toHaveLength(1));
    expect(sentCommands()[0]?.body).toEqual({ type: "consent", as: "hirtius", period: 5, petition: "p1" });
  });

  test("is answered once by a double tap, even if the next one moves under the finger", async () => {
    await openWaitingList({ "petition/p1": petition, "petition/p2": { ...petition, id: "p2", actor: "minerva" } });
    fireEvent.click(screen.getAllByText("Agree")[0] as HTMLElement);
    await waitFor(() => expect(sentCommands()).toHaveLength(1));
    server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { "petition/p1": null }, entries: [line("p3")] } });
    await waitFor(() => expect(screen.getAllByText("Agree")).toHaveLength(1));
    fireEvent.click(screen.getByText("Agree"));
    await tapElement(() => screen.getByText("Agree"));
    await waitFor(() => expect(sentCommands()).toHaveLength(2));
    expect(sentCommands().map(({ body }) => body["petition"])).toEqual(["p1", "p2"]);
  });

  test("ignores taps for a moment after another petition came above it", async () => {
    await openWaitingList({ "petition/p2": { ...petition, id: "p2" } });
    server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { "duty/d1": { id: "d1", kind: "k", owes: "hirtius", options: ["yes"], default: "" } }, entries: [line("p3")] } });
    await screen.findByText(/yes/i);
    fireEvent.click(screen.getByText("Agree"));
    expect(sentCommands()).toEqual([]);
    await tapElement(() => screen.getByText("Agree"));
    await waitFor(() => expect(sentCommands()).toHaveLength(1));
  });

  test("names an entry and a question in words, not by their ids", async () => {
    const command = "3f2a8c10-5b6d-4e7f-8a9b-0c1d2e3f4a5b";
    const id = `${command}.0/MERC-11`;
    const question = { id, entry: `${command}.0`, rule: "MERC-11", key: "ui-just", args: { it: "who:minerva" }, judges: [], by: "", reason: "" };
    await openWaitingList({
      "petition/p1": { ...petition, type: "reverse", fields: { entry: `${command}.0` } },
      "petition/p2": { ...petition, id: "p2", type: "settle", fields: { question: id } },
      "petition/p3": { ...petition, id: "p3", type: "settle", fields: { question: `${command}.1/MERC-11` } },
      [`question/${id}`]: question,
    });
    server.say("entries", { now: 1_070_000, p: 3, pub: { slices: {}, entries: [line("p3", { id: `${command}.0` })] } });
    const terms = (): readonly string[] => [...document.querySelectorAll(".terms dd")].map(({ textContent }) => textContent ?? "");
    await waitFor(() => expect(terms()[0]).toMatch(/Hirtius.*\d\d:\d\d · Hirtius/));
    expect(terms().slice(1)).toEqual(["Minerva"]);
  });

  test("leaves out values that are unreadable ids", async () => {
    const amicitia = "3f2a8c10-5b6d-4e7f-8a9b-0c1d2e3f4a5b";
    await openWaitingList({ "petition/p1": { ...petition, fields: { amicitia, companions: ["minerva"] } } });
    expect(screen.getByText("Minerva")).toBeTruthy();
    expect(screen.queryByText(/3f2a8c10/i)).toBeNull();
  });

  test.each([
    ["cap.scope", "each_kind", "Which legions count towards the ten?", "Ten of each kind are allowed."],
    ["prices.classis", "700000", "What does a classis cost?", "A sea god asks 700,000 D for a classis."],
  ])("to change %s shows the question of the reading and its new value in words", async (name, value, asks, means) => {
    await openWaitingList({ "petition/p1": { ...petition, type: "set-switch", fields: { switch: name, value, reason: "" } } });
    const termsText = (): string => document.querySelector(".terms")?.textContent ?? "";
    await waitFor(() => expect(termsText()).toContain(asks));
    expect(termsText()).toContain(means);
    expect(termsText()).not.toContain(name);
  });

  test("for a ruling shows the rules that it overrules, and the reason", async () => {
    await openWaitingList({ "petition/p1": { ...petition, waive: ["SEDES-07"], reason: "it fell off the table" } });
    expect(screen.getByText("it fell off the table")).toBeTruthy();
    expect(screen.getByText("SEDES-07")).toBeTruthy();
  });

  test("shows the transfers and the remaining holdings", async () => {
    await openWaitingList({});
    const leg = (asset: string, from: string, to: string) => ({ asset, from, to, amount: 2 });
    const legs = [leg("denarius", "hirtius", "livia"), leg("classis", "livia", "hirtius")];
    server.routes["try"] = okAnswer(testAttempt({ legs, after: { hirtius: { denarius: 7, classis: 2 } } }));
    server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { "petition/p1": petition }, entries: [line("p3")] } });
    expect(await screen.findByText("If you agree")).toBeTruthy();
    expect(screen.getByText("to Livia")).toBeTruthy();
    expect(screen.getByText("from Livia")).toBeTruthy();
    expect(screen.getByText("You would have").parentElement?.textContent).toContain("7 D");
    expect(server.posted[0]?.body).toMatchObject({ type: "consent", as: "hirtius", petition: "p1" });
  });

  test("shows the viewer's own new state at once if there are many, and the others on request", async () => {
    await openWaitingList({});
    const friends = ["livia", "minerva", "cicero", "hirtius"];
    server.routes["try"] = okAnswer(testAttempt({ becomes: friends.map((friend) => ({ who: friend, key: "ui-just", args: { it: "a friend" }, ceases: false, text: "" })) }));
    server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { "petition/p1": petition }, entries: [line("p3")] } });
    const item = await screen.findByText("You become: a friend.");
    expect(item.closest("details")).toBeNull();
    expect(screen.getByText("and 3 more").closest("details")?.open).toBe(false);
    expect(screen.getByText("Livia becomes: a friend.").closest("details")).toBeTruthy();
  });

  test("shows gained and lost states, the viewer's first, and the consents that are still missing", async () => {
    await openWaitingList({});
    const change = (character: string, key: string, ceases: boolean, args = {}) => ({ who: character, key, args, ceases, text: "" });
    const becomes = [change("livia", "ui-just", false, { it: "a wife" }), change("hirtius", "ui-just", true, { it: "a virgo" }), change("hirtius", "ui-just", false, { it: "a husband" })];
    server.routes["try"] = okAnswer(testAttempt({ becomes, voices: ["minerva"] }));
    server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { "petition/p1": { ...petition, voices: ["hirtius", "minerva", "venus"], given: ["venus"] } }, entries: [line("p3")] } });
    const item = await screen.findByText("You become: a husband. You cease to be: a virgo.");
    expect([...(item.closest("ul")?.children ?? [])].map((item) => item.textContent)).toEqual([
      "You become: a husband. You cease to be: a virgo.",
      "Livia becomes: a wife.",
    ]);
    expect(screen.getByText("1 of 3 has agreed.")).toBeTruthy();
    expect(screen.queryByText("Needs the word of Minerva")).toBeNull();
  });

  test("can be declined", async () => {
    await openWaitingList({ "petition/p1": petition });
    fireEvent.click(screen.getByText("Decline"));
    await waitFor(() => expect(sentCommands()[0]?.body["type"]).toBe("decline"));
  });

  test("of the viewer shows whose consent is missing", async () => {
    await openWaitingList({ "petition/p1": { ...petition, actor: "hirtius", voices: ["livia"] } });
    await screen.findByText("Still needs the word of Livia");
    expect(screen.queryByText("Agree")).toBeNull();
  });
});

test("a duty's options that are ids of people have the names of these people", async () => {
  await openWaitingList({
    "duty/d1": { id: "d1", kind: "last-seat", owes: "hirtius", options: ["livia", "minerva"], default: "livia" },
    "person/livia": { ...person("livia"), short: "Livia Drusila" },
  });
  expect(screen.getAllByRole("button", { name: "Livia Drusila" })).toHaveLength(1);
  expect(screen.getAllByText(/Livia Drusila/)).toHaveLength(2);
});

test("a duty is answered with the option's id", async () => {
  await openWaitingList({
    "duty/d1": { id: "d1", kind: "last-seat", owes: "hirtius", options: ["who:livia", "who:minerva"], default: "who:livia" },
  });
  expect(screen.getByText("If you do not choose: Livia")).toBeTruthy();
  fireEvent.click(screen.getByText("Minerva"));
  await waitFor(() => expect(server.posted[0]?.body).toMatchObject({ type: "choose", duty: "d1", option: "minerva" }));
});

test("a question to judge is settled by one tap", async () => {
  await openWaitingList({
    "question/q1": { id: "q1", entry: "e", rule: "MERC-11", key: "declined-sale", args: {}, judges: ["hirtius"], by: "livia", reason: "He would not." },
  });
  expect(await screen.findByText("He would not.")).toBeTruthy();
  server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" }, 201);
  await tapElement(() => screen.getByText("Settled"));
  await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "settle", question: "q1" }));
  expect(sheets.value).toEqual([]);
});

describe("an own command", () => {
  test("that waits for the network is shown as waiting", async () => {
    await openWaitingList({});
    server.routes["commands"] = { status: 503, body: {} };
    void sendAct("resume", "hirtius");
    expect(await screen.findByText("Sent, waiting for the answer")).toBeTruthy();
    expect(screen.getByText("On its way")).toBeTruthy();
  });

  test("that was refused shows its reasons and the way to appeal, until it is dismissed", async () => {
    await openWaitingList({});
    server.routes["commands"] = refusedAnswer([objection]);
    await sendAct("move", "hirtius", { to: "gaul" });
    await screen.findByText("Not possible: Move");
    expect(screen.getByText("SEDES-07")).toBeTruthy();
    fireEvent.click(screen.getByText("Appeal"));
    await screen.findByText("Send the appeal");
    fireEvent.click(screen.getByText("Understood"));
    await waitFor(() => expect(screen.queryByText("Not possible: Move")).toBeNull());
  });

  test("of an earlier season asks whether it is still wanted", async () => {
    await openWaitingList({});
    void currentGame.value?.submit({ type: "move", as: "hirtius", period: 4, to: "gaul" }, { key: "act-move" });
    const card = (await screen.findByText(/Still do this\?/)).closest("li");
    expect(card?.querySelector("dl")?.textContent).toBe("ToGaul");
    await tapElement(() => screen.getByText("Do it now"));
    await waitFor(() => expect(server.posted[0]?.body).toEqual({ type: "move", as: "hirtius", period: 5, to: "gaul" }));
    await waitFor(() => expect(screen.queryByText(/Still do this\?/)).toBeNull());
  });

  test("that is not wanted any more is dropped", async () => {
    await openWaitingList({});
    void currentGame.value?.submit({ type: "move", as: "hirtius", period: 4, to: "gaul" }, { key: "act-move" });
    fireEvent.click(await screen.findByText("Drop it"));
    await waitFor(() => expect(currentGame.value?.outbox.value).toEqual([]));
    expect(server.posted).toEqual([]);
  });
});

describe("an expired request", () => {
  const expired = { ...petition, actor: "hirtius", voices: ["livia"], period: "aestas", year: 43 };
  const EXPIRED = /^Expired: .* began before all had agreed\.$/;

  test("of the viewer is sent again with one tap, and then leaves the screen", async () => {
    await openWaitingList({ "expired/p1": expired });
    server.routes["try"] = okAnswer(testAttempt());
    expect(await screen.findByText(EXPIRED)).toBeTruthy();
    await tapElement(() => screen.getByText("Ask again"));
    await waitFor(() => expect(sentCommands()[0]?.body).toEqual({ ...petition.fields, type: "buy-legions", as: "hirtius", period: 5 }));
    await waitFor(() => expect(screen.queryByText("Expired requests")).toBeNull());
  });

  test("that is a ruling is sent again with its rules and its reason", async () => {
    await openWaitingList({ "expired/p9": { ...expired, id: "p9", waive: ["SEDES-07"], reason: "it fell" } });
    await tapElement(() => screen.getByText("Ask again"));
    await waitFor(() => expect(sentCommands()[0]?.body).toMatchObject({ waive: ["SEDES-07"], reason: "it fell" }));
  });

  test("that is no longer possible shows the reason in place of the button", async () => {
    await openWaitingList({});
    server.routes["try"] = okAnswer(testAttempt({ objections: [objection] }));
    server.say("entries", { now: 1_070_000, p: 3, pub: { slices: { "expired/p2": { ...expired, id: "p2", period: "", year: null } }, entries: [line("p3")] } });
    expect(await screen.findByText("SEDES-07")).toBeTruthy();
    expect(screen.getByText("Expired: what it was about is over.")).toBeTruthy();
    expect(screen.queryByText("Ask again")).toBeNull();
  });

  test("that is refused stays on the screen", async () => {
    await openWaitingList({ "expired/p3": { ...expired, id: "p3" } });
    server.routes["commands"] = refusedAnswer([objection]);
    await tapElement(() => screen.getByText("Ask again"));
    await waitFor(() => expect(sentCommands()).toHaveLength(1));
    await waitFor(() => expect(screen.getByText("Ask again")).toHaveProperty("disabled", false));
    expect(screen.getByText("Expired requests")).toBeTruthy();
  });

  test("of others says why it went, and the viewer removes all of them with one tap", async () => {
    const petitionDoc = (id: string) => ({ ...petition, id, period: "aestas", year: 43 });
    await openWaitingList({ "expired/p4": petitionDoc("p4"), "expired/p5": petitionDoc("p5"), "expired/p6": { ...petitionDoc("p6"), voices: ["minerva"] } });
    expect(await screen.findAllByText(EXPIRED)).toHaveLength(2);
    expect(screen.queryByText("Ask again")).toBeNull();
    await tapElement(() => screen.getByText("Remove all"));
    await waitFor(() => expect(screen.queryByText("Expired requests")).toBeNull());
    expect(localStorage.getItem("expired-removed/ides")).toBe("p4 p5");
    const slices = { ...smallView().slices, game: game({ id: "nones" }), "expired/p4": petitionDoc("p4") };
    act(() => server.say("reset", smallView({ cursor: "ab12cd.3.1", slices })));
    expect(await screen.findAllByText(EXPIRED)).toHaveLength(1);
    expect(localStorage.getItem("expired-removed/ides")).toBe("p4 p5");
  });
});

test("the message about a request leaves the screen when the request has ended", async () => {
  await openWaitingList({});
  const ownPetition = { ...petition, id: "x", actor: "hirtius", voices: ["livia"] };
  server.routes["commands"] = okAnswer({ ...doneReceipt, pending: true, entries: [line("o1", { id: "x.0" })] }, 201);
  render(<Toasts />);
  await sendAct("buy-legions", "hirtius");
  await screen.findByText("Asked. It counts when they agree.");
  const say = (slices: Record<string, unknown>, id: string): void => server.say("entries", { now: 1_070_000, o: id, own: { slices, entries: [line(id, { id })] } });
  say({ "petition/x": ownPetition }, "x.0");
  await screen.findByText("Still needs the word of Livia");
  expect(screen.getByText("Asked. It counts when they agree.")).toBeTruthy();
  say({ "petition/x": null }, "x.1");
  await waitFor(() => expect(screen.queryByText("Asked. It counts when they agree.")).toBeNull());
});

test("an empty list is not drawn", async () => {
  await openWaitingList({});
  expect(screen.queryByText("Waiting for you")).toBeNull();
});
