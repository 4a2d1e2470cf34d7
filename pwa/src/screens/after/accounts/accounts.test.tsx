// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { line } from "../../../core/view/fixtures";
import { Sheets } from "../../../ui/parts/sheet";
import { goToAddress, sheets } from "../../../ui/router";
import { closeGame } from "../../../ui/services";
import { letDialogsOpen, okAnswer, openTestGame } from "../../../ui/testgame.fixtures";
import type { TestServer } from "../../../ui/testgame.fixtures";
import { AuditPage } from "../audit";
import { AccountsPage } from ".";
import { accountName } from "./names";

let server: TestServer;

const accountBalance = (account: string, asset: string, balance: number, outside = false) => ({
  account,
  holder: account.split("/")[0],
  owner: account,
  outside,
  asset,
  balance,
});

const change = (changes: Record<string, unknown>) => ({
  entry: "e1",
  at: 0,
  period: 1,
  other: "minerva",
  amount: -200_000,
  balance: 1_000_000,
  key: "bought",
  args: {},
  text: "bought",
  reversed: false,
  ...changes,
});

const statement = (changes: Record<string, unknown> = {}) => ({
  game: "ides",
  ...accountBalance("hirtius", "denarius", 0),
  opening: 1_200_000,
  closing: 1_000_000,
  periods: [{ seq: 1, kind: "aestas", key: "season-aestas", year: 44 }],
  changes: [change({})],
  ...changes,
});

const audit = (changes: Record<string, unknown> = {}) => ({
  game: "ides",
  position: 9,
  balanced: true,
  counts: [],
  waiting: [],
  flows: [],
  rolls: { server: 3, table: 1 },
  matters: [],
  more: false,
  ...changes,
});

beforeEach(async () => {
  letDialogsOpen();
  vi.stubGlobal("scrollTo", () => undefined);
  server = await openTestGame();
  goToAddress("/g/ides/after/accounts");
  server.routes["accounts"] = okAnswer({
    game: "ides",
    accounts: [accountBalance("@origin", "denarius", -9, true), accountBalance("hirtius", "classis", 1), accountBalance("hirtius", "denarius", 5)],
    tills: false,
  });
  server.routes["statement"] = okAnswer(statement());
});
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

describe("accounts", () => {
  test("are named after their owners", () => {
    expect(accountName("hirtius")).toBe("Hirtius");
    expect(accountName("livia/of:hirtius")).toMatch(/^Livia, holding for Hirtius/);
    expect(accountName("minerva/spoils")).toBe("Minerva · Spoils");
    expect(accountName("@origin")).toBe("Origin");
    expect(accountName("@estate/livia")).toBe("Estate · Livia");
  });

  test("open with my own money, and show the balance before and after each change", async () => {
    render(<AccountsPage />);
    const table = await screen.findByRole("table");
    const rows = [...table.querySelectorAll("tbody tr")].map((row) => row.textContent);
    expect(rows[0]).toBe("Brought forward1,200,000");
    expect(rows[1]).toBe("Aestas, 44 BCE");
    expect(rows[2]).toContain("to Minerva");
    expect(rows[2]).toMatch(/−200,0001,000,000$/);
    expect(rows[3]).toBe("At the end1,000,000");
    expect(screen.getByLabelText<HTMLSelectElement>("Of what").value).toBe("denarius");
  });

  test("offer no trial balance during play, and no tills in a game without tills", async () => {
    render(<AccountsPage />);
    await screen.findByRole("table");
    expect(screen.queryByRole("button", { name: "Trial balance" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Tills" })).toBeNull();
  });

  test("say when the other account is hidden, and open no sheet for a wholly hidden entry", async () => {
    server.routes["statement"] = okAnswer(statement({ changes: [change({ entry: undefined, other: undefined, amount: 5, key: "" })] }));
    render(<AccountsPage />);
    expect(await screen.findByText(/from whom, you do not see/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Something changed hands" })).toBeNull();
  });

  test("open the entry behind a line that this phone has not loaded", async () => {
    server.routes["e1"] = okAnswer({
      game: "ides",
      id: "e1",
      text: "",
      voices: [{ who: "minerva", how: "agreed", entry: "e0", at: 0, reason: "" }],
      judged: [{ question: "e1/MERC-11", rule: "MERC-11", judges: ["minerva"], by: "", reason: "" }],
      corrections: [{ kind: "contested", by: "livia", reason: "no", entry: "e2", at: 0 }],
      later: [],
      more: false,
      readers: { everybody: false, confidential: false, who: ["hirtius"], widened: [] },
      lines: [line("p1", { id: "e1", key: "bought" })],
    });
    render(
      <>
        <AccountsPage />
        <Sheets />
      </>,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Bought" }));
    expect(await screen.findByText("Who agreed")).toBeTruthy();
    expect(screen.getByText(/Nobody has dealt with it yet: it is for Minerva/)).toBeTruthy();
    expect(screen.getByText("no")).toBeTruthy();
    expect(screen.getByText(/Who else may is not told/)).toBeTruthy();
  });

  test("continue a long statement on request", async () => {
    server.routes["statement"] = okAnswer(statement({ following: "e2" }));
    render(<AccountsPage />);
    const goOnButton = await screen.findByRole("button", { name: "Go on" });
    server.routes["statement"] = okAnswer(statement({ opening: 7 }));
    fireEvent.click(goOnButton);
    await waitFor(() => expect(screen.getAllByRole("table")).toHaveLength(2));
  });

  test("of all characters add up in a trial balance, which lists outside accounts last", async () => {
    goToAddress("/g/ides/after/accounts/trial");
    const row = (account: string, outside: boolean, received: number, given: number) => ({
      account,
      outside,
      received,
      given,
      balance: received - given,
    });
    const rows = [row("@origin", true, 0, 9), row("hirtius", false, 9, 0)];
    server.routes["trial-balance"] = okAnswer({
      game: "ides",
      position: 3,
      balanced: true,
      assets: [{ asset: "denarius", received: 9, given: 9, held: 9, rows }],
    });
    render(<AccountsPage />);
    const table = await screen.findByRole("table");
    const rowTexts = [...table.querySelectorAll("tbody tr, tfoot tr")].map((element) => element.textContent);
    expect(rowTexts).toEqual(["Hirtius909", "Origin09−9", "All accounts990"]);
  });

  test("of tills stand beside the amounts counted", async () => {
    goToAddress("/g/ides/after/accounts/tills");
    const count = { entry: "e1", at: 0, period: 1, books: 5, amount: 7, difference: 2, key: "counted", args: {}, text: "", reversed: false };
    server.routes["tills"] = okAnswer({
      game: "ides",
      tills: [
        { holder: "minerva", asset: "denarius", books: 9, moved: 2, counts: [count] },
        { holder: "fata", asset: "denarius", books: 0, counts: [] },
      ],
    });
    render(<AccountsPage />);
    expect(await screen.findByText(/Since the last count \+2 came or went/)).toBeTruthy();
    expect(screen.getByText("It was never counted.")).toBeTruthy();
    expect(screen.getByRole("table").querySelector("tbody")?.textContent).toMatch(/57\+2$/);
  });
});

describe("the audit", () => {
  test("names the most important kinds first, each with its number of matters", async () => {
    goToAddress("/g/ides/after/audit");
    server.routes["audit"] = okAnswer(audit({ counts: [{ kind: "card", count: 4 }, { kind: "unjudged", count: 1 }, { kind: "overruled", count: 2 }] }));
    render(<AuditPage />);
    expect(await screen.findByText(/All accounts add up/)).toBeTruthy();
    const kinds = [...document.querySelectorAll(".menu-item")].map((element) => element.querySelector("span > span")?.textContent);
    expect(kinds).toEqual(["Rules waived", "Warnings never judged", "Cards and people"]);
  });

  test("lists the matters of a kind, with their reasons, rules and delays", async () => {
    goToAddress("/g/ides/after/audit/overruled");
    const change = { position: 3, entry: "e1", at: 0, period: 1, key: "bought", args: {}, text: "" };
    const matter = { ...change, kinds: ["overruled", "late"], by: "fata", rules: ["SEDES-07"], about: "e0", late: 61_000, reason: "for once" };
    server.routes["audit"] = okAnswer(audit({ matters: [matter] }));
    render(<AuditPage />);
    expect(await screen.findByText("for once")).toBeTruthy();
    expect(screen.getByText("one minute late")).toBeTruthy();
    expect(screen.getByText("SEDES-07")).toBeTruthy();
    expect(screen.getByText("by Fata")).toBeTruthy();
    expect(screen.getByRole("button", { name: "About another entry" })).toBeTruthy();
  });
});
