// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { person } from "../../core/fixtures";
import type { Form, Objection } from "../../core/wire";
import { pack as roman } from "../../games/ludi_romani/pack";
import { pack } from "../../ui/pack";
import { Sheets } from "../../ui/parts/sheet";
import { sheets } from "../../ui/router";
import { closeGame, live } from "../../ui/services";
import { letDialogsOpen, objection, offers, ok, openTestGame, smallView, tried } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { Now } from "./now";

const open = (type: string): Form => ({
  type,
  chapter: "MERC",
  fields: [{ name: "to", kind: "choice", options: [{ value: "livia", ref: "who:livia" }, { value: "minerva", ref: "who:minerva" }] }],
  blocked: [],
});
const refused = (type: string): Form => ({ type, chapter: "MOTUS", fields: [], blocked: [objection as Objection] });
const first = (type: string, changes = {}) => ({ type, key: `act-${type}`, args: {}, text: "", fields: {}, ...changes });
const names = (): readonly (string | null)[] => [...document.querySelectorAll(".panel > ul .option-name")].map((one) => one.textContent);

let server: TestServer;

beforeEach(async () => {
  letDialogsOpen();
  server = await openTestGame(smallView());
  pack.value = roman;
});
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
});

describe("what to do now", () => {
  test("begins with what the game puts first, and fills up with what is refused", async () => {
    server.routes["offers"] = ok(
      offers({ offers: [open("give"), open("barter"), refused("move"), refused("sail"), refused("wed")], suggested: [first("give")] }),
    );
    render(<Now />);
    await screen.findByText("Give");
    expect(names()).toEqual(["Give", "Move", "Sail"]);
    expect(screen.getByText("One act is not possible now")).toBeTruthy();
    expect([...document.querySelectorAll("details .option-name")].map((one) => one.textContent)).toEqual(["Wed"]);
    expect(screen.getAllByText(/Gaul is full/)).toHaveLength(3);
  });

  test("opens the form of an act filled in as the game says", async () => {
    server.routes["offers"] = ok(offers({ offers: [open("give")], suggested: [first("give", { fields: { to: "minerva" } })] }));
    server.routes["attempts"] = ok(tried());
    render(
      <>
        <Now />
        <Sheets />
      </>,
    );
    fireEvent.click(await screen.findByText("Give"));
    await screen.findByText("Change", {}, { timeout: 5_000 });
    expect(screen.getByText("Minerva")).toBeTruthy();
    expect(screen.queryByText("Livia")).toBeNull();
  });

  test("leads through the first act with words that the game has, and with none otherwise", async () => {
    server.routes["offers"] = ok(offers({ offers: [open("give")], suggested: [first("give", { guide: "ui-room" })] }));
    render(<Now />);
    expect(await screen.findByText(/Scan a card/)).toBeTruthy();
    cleanup();
    server.routes["offers"] = ok(offers({ offers: [open("give")], suggested: [first("give", { guide: "guide-nobody" })] }));
    render(<Now />);
    await waitFor(() => expect(document.querySelector(".now-guide")).toBeNull());
    expect(screen.getByText("Give")).toBeTruthy();
  });

  test("is away where nothing comes first and nothing is refused", async () => {
    server.routes["offers"] = ok(offers({ offers: [open("give")] }));
    const { container } = render(<Now />);
    expect(container.querySelector(".now-waits")).toBeTruthy();
    await waitFor(() => expect(container.innerHTML).toBe(""));
  });
});

describe("how often it is asked what I may do", () => {
  let asked: number;
  const happens = (cursor: string, slices: Record<string, unknown> = {}): Promise<void> | void => {
    const view = live.value?.view;
    const now = view?.peek();
    if (view && now) return act(() => void (view.value = { ...now, cursor, slices: { ...now.slices, ...slices } }));
  };

  beforeEach(() => {
    asked = 0;
    server.routes["offers"] = () => {
      asked += 1;
      return ok(offers({ offers: [open("give")] }));
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    render(<Now />);
  });
  afterEach(() => void vi.useRealTimers());

  test("once at first, and once soon after an act of several changes that concern me", async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(1);
    await happens("t1.one", { "purse/hirtius": { id: "hirtius", holds: { denarius: 1 } } });
    await happens("t1.two", { "person/livia": person("livia", { role: "virgo", place: "gaul" }) });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toBe(2);
  });

  test("seldom after what happens elsewhere, however much it is", async () => {
    for (let n = 0; n < 9; n += 1) {
      await happens(`t1.${n}`);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toBe(2);
  });
});
