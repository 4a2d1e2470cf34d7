// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Form, Objection } from "../../core/view/wire";
import { pack as roman } from "../../games/ludi_romani/pack";
import { pack } from "../../ui/pack";
import { Sheets } from "../../ui/parts/sheet";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { letDialogsOpen, objection, offersDoc, okAnswer, openTestGame, smallView, testAttempt } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { ActSuggestions } from "./suggestions";

const openForm = (type: string): Form => ({
  type,
  chapter: "MERC",
  fields: [{ name: "to", kind: "choice", options: [{ value: "livia", ref: "who:livia" }, { value: "minerva", ref: "who:minerva" }] }],
  blocked: [],
});
const refusedForm = (type: string): Form => ({ type, chapter: "MOTUS", fields: [], blocked: [objection as Objection] });
const suggestion = (type: string, changes = {}) => ({ type, key: `act-${type}`, args: {}, text: "", fields: {}, ...changes });
const actNames = (): readonly (string | null)[] => [...document.querySelectorAll(".panel > ul .option-name")].map((element) => element.textContent);

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

describe("the panel of acts to do now", () => {
  test("lists the acts that the game suggests first, then refused acts until it is full", async () => {
    server.routes["offers"] = okAnswer(
      offersDoc({ offers: [openForm("give"), openForm("barter"), refusedForm("move"), refusedForm("sail"), refusedForm("wed")], suggested: [suggestion("give")] }),
    );
    render(<ActSuggestions />);
    await screen.findByText("Give");
    expect(actNames()).toEqual(["Give", "Move", "Sail"]);
    expect(screen.getByText("One act is not possible now")).toBeTruthy();
    expect([...document.querySelectorAll("details .option-name")].map((element) => element.textContent)).toEqual(["Wed"]);
    expect(screen.getAllByText(/Gaul is full/)).toHaveLength(3);
  });

  test("folds many acts that are refused for one reason below this reason", async () => {
    const forms = ["move", "sail", "wed", "give"].map(refusedForm);
    server.routes["offers"] = okAnswer(offersDoc({ offers: forms }));
    render(<ActSuggestions />);
    expect(await screen.findByText("4 acts are not possible now")).toBeTruthy();
    expect(document.querySelector("details")?.open).toBe(false);
    const heads = [...document.querySelectorAll(".panel > ul > li > p")];
    expect(heads).toHaveLength(1);
    expect(heads[0]?.querySelector("code")).toBeNull();
    expect(document.querySelectorAll("details > code")).toHaveLength(1);
    expect([...document.querySelectorAll("details .option-name")].map(({ textContent }) => textContent)).toEqual(["Move", "Sail", "Wed", "Give"]);
  });

  test("opens an act's form with the fields that the game suggests", async () => {
    server.routes["offers"] = okAnswer(offersDoc({ offers: [openForm("give")], suggested: [suggestion("give", { fields: { to: "minerva" } })] }));
    server.routes["attempts"] = okAnswer(testAttempt());
    render(
      <>
        <ActSuggestions />
        <Sheets />
      </>,
    );
    fireEvent.click(await screen.findByText("Give"));
    await screen.findByText("Change", {}, { timeout: 5_000 });
    expect(screen.getByText("Minerva")).toBeTruthy();
    expect(screen.queryByText("Livia")).toBeNull();
  });

  test("shows the guide to the first act where the game has words for it, and nothing otherwise", async () => {
    server.routes["offers"] = okAnswer(offersDoc({ offers: [openForm("give")], suggested: [suggestion("give", { guide: "ui-room" })] }));
    render(<ActSuggestions />);
    expect(await screen.findByText(/Scan a card/)).toBeTruthy();
    cleanup();
    server.routes["offers"] = okAnswer(offersDoc({ offers: [openForm("give")], suggested: [suggestion("give", { guide: "guide-nobody" })] }));
    render(<ActSuggestions />);
    await waitFor(() => expect(document.querySelector(".now-guide")).toBeNull());
    expect(screen.getByText("Give")).toBeTruthy();
  });

  test("is not drawn where the game suggests no act and no act is refused", async () => {
    server.routes["offers"] = okAnswer(offersDoc({ offers: [openForm("give")] }));
    const { container } = render(<ActSuggestions />);
    expect(container.querySelector(".now-waits")).toBeTruthy();
    await waitFor(() => expect(container.innerHTML).toBe(""));
  });
});
