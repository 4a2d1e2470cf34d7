// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import byGame from "virtual:texts/minute";
import { MinuteSheet } from ".";
import { game } from "../../core/view/fixtures";
import { Sheets } from "../parts/sheet";
import { addGameTexts } from "../texts";
import { closeGame } from "../services";
import { openTestGame, smallView } from "../testgame.fixtures";
import { AimLine } from "./aim";

const TEXTS = "aim-senator = Gain power.\nstands-ships = { $n } ships\nstands-votes = { $n } votes\nstands-friends = No friend\nguide-senator = You have votes.\nguide-imago = You are dead.\naim-imago = Help.\n";

const standings = [
  { rule: "ACTIUM-08", key: "stands-ships", args: { n: 6 } },
  { rule: "SEN-02", key: "stands-votes", args: { n: 80 } },
  { rule: "AMIC-01", key: "stands-friends", args: {} },
];

async function openGameWithAim(key = "aim-senator"): Promise<void> {
  const { slices } = smallView();
  const aim = { id: "hirtius", rule: "ROST-24", key, stands: standings };
  await openTestGame(smallView({ slices: { ...slices, game: game({ ruleset: "ludi_romani" }), "aim/hirtius": aim } }));
  await addGameTexts({ en: TEXTS, es: TEXTS });
}

afterEach(() => {
  cleanup();
  closeGame();
});

const titles = (): readonly (string | null)[] => [...document.querySelectorAll(".minute-card h3")].map((element) => element.textContent);
const cards = (): readonly (string | null)[] => [...document.querySelectorAll(".minute-card p")].map((element) => element.textContent);

describe("the line about the aim", () => {
  test("tells the aim and the two most urgent sentences about the standing", async () => {
    await openGameWithAim();
    render(<AimLine id="hirtius" />);
    expect(document.querySelector(".aim")?.textContent).toBe("Gain power.6 ships80 votes");
  });

  test("opens the rules in a minute, with every sentence about the standing and its rule", async () => {
    await openGameWithAim();
    HTMLDialogElement.prototype.showModal = () => undefined;
    HTMLDialogElement.prototype.close = () => undefined;
    render(
      <>
        <AimLine id="hirtius" />
        <Sheets />
      </>,
    );
    fireEvent.click(screen.getByText("Gain power."));
    expect(await screen.findByText("AMIC-01")).toBeTruthy();
    expect(screen.getByText("No friend")).toBeTruthy();
  });

  test("is not drawn without an aim", async () => {
    await openTestGame();
    const { container } = render(<AimLine id="hirtius" />);
    expect(container.innerHTML).toBe("");
  });
});

describe("the rules in a minute", () => {
  test("have six cards, and the cards of the role first", async () => {
    await openGameWithAim();
    render(<MinuteSheet ruleset="ludi_romani" characterRole="senator" />);
    expect(await screen.findByText("Summer (aestas)")).toBeTruthy();
    expect(titles()).toHaveLength(6);
    expect(cards().slice(0, 2)).toEqual(["Gain power.", "You have votes."]);
    expect(cards()[3]).toMatch(/^In Rome the Senate/);
  });

  test.each([
    [undefined, /buy from gods wherever they are, form/],
    [{ "emptio.same_region": true }, /buy from gods who are with you, form/],
  ])("follow the reading in force about buying from afar: %j", async (flipped, sentence) => {
    const { slices } = smallView();
    await openTestGame(smallView({ slices: { ...slices, ...(flipped && { switches: { flipped } }) } }));
    render(<MinuteSheet ruleset="ludi_romani" characterRole="senator" />);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  test("of a game without cards are not awaited", async () => {
    await openGameWithAim();
    render(<MinuteSheet ruleset="another" characterRole="senator" />);
    expect(document.querySelector(".sheet-scroll")?.getAttribute("aria-busy")).toBe("false");
  });

  test("of the dead are not those of their role", async () => {
    await openGameWithAim("aim-imago");
    render(<MinuteSheet ruleset="ludi_romani" characterRole="senator" character="hirtius" />);
    expect(await screen.findByText("Summer (aestas)")).toBeTruthy();
    expect(cards()[0]).toBe("Help.");
    expect(cards()[3]).toMatch(/^Hold on to a mortal/);
  });

  test("exist in every game and language", () => {
    const needed = [1, 2, 3, 4, 5, 6].flatMap((card) => [`minute-title-${card}`, `minute-all-${card}`]);
    expect(Object.keys(byGame).sort()).toEqual(["cursus_honorum", "ludi_romani", "morituri", "roman_diplomacy"]);
    for (const [ruleset, texts] of Object.entries(byGame)) {
      for (const text of Object.values(texts)) {
        const missingKeys = needed.filter((key) => !String(text).includes(`${key} = `));
        expect(missingKeys).toEqual(ruleset === "ludi_romani" ? ["minute-all-2"] : []);
      }
    }
  });
});
