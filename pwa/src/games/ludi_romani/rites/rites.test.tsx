// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { person } from "../../../core/view/fixtures";
import { menuTabs } from "../../../ui/tabs";
import { form } from "../fixtures";
import { EventRows } from "../notice";
import { postedCommand, setUpTest, startGame, tearDownTest } from "../testgame.fixtures";
import type { RiteDoc } from "../wire";
import { DivorceScreen } from "./divorce";
import { ThiasosScreen } from "./thiasos";
import { WeddingScreen } from "./wedding";

beforeEach(setUpTest);
afterEach(tearDownTest);

const WEDDING_PETITION = { id: "p1", type: "wed", actor: "octavian", fields: { with: "livia" }, voices: ["livia", "juno"], given: [] };

const weddingRite = (changes: Partial<RiteDoc> = {}): RiteDoc => ({
  kind: "wedding",
  about: "p1",
  people: [
    { who: "livia", part: "bride" },
    { who: "juno", part: "juno" },
    { who: "octavian", part: "groom" },
  ],
  steps: [
    { step: "asked", who: ["octavian"], done: true },
    { step: "agreed", who: ["livia"], done: false },
    { step: "together", who: ["livia", "octavian"], done: true },
    { step: "there", who: ["juno"], done: true },
    { step: "approved", who: ["juno"], done: false },
  ],
  follows: [{ what: "hands", who: "juno", to: "octavian", of: "denarius", n: 2_000_000 }],
  ...changes,
});

const PEOPLE = {
  "person/livia": person("livia", { role: "virgo", place: "greece" }),
  "person/juno": person("juno", { role: "numen", group: "olympian", mortal: false, place: "greece" }),
};
const petitionSlices = { ...PEOPLE, "petition/p1": WEDDING_PETITION, "rite/p1": weddingRite() };
const nextStepText = (): string | null | undefined => document.querySelector(".lr-steps [aria-current=step]")?.textContent;

describe("a wedding in progress", () => {
  test("shows the groom the missing consent and his gain, and lets him withdraw", async () => {
    await startGame(petitionSlices);
    render(<WeddingScreen />);
    const rite = within(screen.getByRole("region", { name: "Livia and Octavian" }));
    expect(nextStepText()).toBe("Livia says yes or no");
    expect(rite.getAllByText("Juno gives you 2,000,000 D")).toHaveLength(1);
    expect(rite.getAllByRole("button").map((element) => element.textContent)).toEqual(["Take back"]);
  });

  test("asks the bride for consent, with the amounts from her side", async () => {
    await startGame(petitionSlices, [], { me: ["livia"] });
    render(<WeddingScreen />);
    expect(nextStepText()).toBe("You say yes or no");
    expect(screen.getAllByText("Juno gives Octavian 2,000,000 D")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Say yes" }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "consent", as: "livia", petition: "p1" }));
  });

  test("shows the people who must still come, with their possible way there", async () => {
    const steps = weddingRite().steps.map((step) => ({ ...step, done: step.step !== "together" && step.step !== "approved" }));
    await startGame({ ...petitionSlices, "rite/p1": weddingRite({ steps }) }, [form("move")]);
    render(<WeddingScreen />);
    expect(nextStepText()).toBe("You and Livia have to be in one region");
    expect(await screen.findAllByRole("button", { name: "Go by land" })).toHaveLength(1);
  });

  test("has a row above every screen and an item in the menu, only for those who take part", async () => {
    await startGame(petitionSlices);
    const { unmount } = render(<EventRows />);
    expect(screen.getAllByRole("button", { name: "Livia and Octavian: Livia says yes or no" })).toHaveLength(1);
    expect(menuTabs.value).toContain("wedding");
    unmount();
    tearDownTest();
    await startGame(petitionSlices, [], { me: ["antony"] });
    render(<EventRows />);
    expect(screen.queryAllByRole("button")).toEqual([]);
    expect(menuTabs.value).not.toContain("wedding");
  });

  test("is not shown to a husband whose wife alone asks for a divorce, even if his phone holds both cards", async () => {
    const plea = { id: "p1", type: "plead-divorce", actor: "livia", fields: {}, voices: ["juno"], given: [] };
    const rite = weddingRite({ kind: "divorce", people: [{ who: "livia", part: "wife" }, { who: "juno", part: "juno" }, { who: "octavian", part: "husband" }] });
    await startGame({ ...PEOPLE, "petition/p1": plea, "rite/p1": rite }, [], { me: ["octavian", "livia"] });
    render(<DivorceScreen />);
    expect(screen.getAllByText("No divorce of yours is under way.")).toHaveLength(1);
  });
});

test("a marriage stays on the screen with the price of ending it", async () => {
  await startGame({ ...PEOPLE, "marriage/livia": { wife: "livia", husband: "octavian", dos: 2_000_000, owed: false } });
  render(<WeddingScreen />);
  expect(screen.getAllByRole("heading", { name: "Livia and Octavian are married" })).toHaveLength(1);
  expect(screen.getAllByText("If they are divorced Octavian pays back the whole dos: 2,000,000 D")).toHaveLength(1);
});

test("a husband reads how the dos is paid if he chooses nothing, and pays it with the big button", async () => {
  const rite: RiteDoc = {
    kind: "divorce",
    about: "",
    people: [{ who: "livia", part: "wife" }, { who: "juno", part: "juno" }, { who: "octavian", part: "husband" }],
    steps: [{ step: "granted", who: ["juno"], done: true }, { step: "repaid", who: ["octavian"], done: false }],
    follows: [],
  };
  const repayment = { wife: "livia", husband: "octavian", dos: 2_000_000, pieces: { denarius: 500_000, legio_curialis: 3 }, worth: 1_400_000 };
  await startGame({ ...PEOPLE, "rite/divorce-livia": rite, "repayment/livia": repayment }, [form("repay-dos")]);
  render(<DivorceScreen />);
  expect(screen.getAllByText("1,400,000 D of 2,000,000 D")).toHaveLength(1);
  expect(screen.getAllByText("600,000 D are missing: Juno may have you die for it")).toHaveLength(1);
  expect(await screen.findAllByRole("button", { name: "Pay the dos back" })).toHaveLength(1);
});

describe("the thiasos", () => {
  const riteDoc = (changes: Partial<RiteDoc> = {}): RiteDoc => ({
    kind: "thiasos",
    about: "",
    people: [{ who: "livia", part: "condemned" }, { who: "silenus", part: "god" }, { who: "ariadne", part: "god" }],
    steps: [
      { step: "sentenced", who: ["octavian"], done: true },
      { step: "seat", who: ["silenus"], done: true },
      { step: "offered", who: ["livia", "silenus"], done: false },
    ],
    follows: [{ what: "lives", who: "livia", to: "", of: "", n: 0 }],
    ...changes,
  });
  const band: RiteDoc = {
    kind: "band",
    about: "",
    people: [{ who: "silenus", part: "god" }, { who: "livia", part: "bacchant" }],
    steps: [
      { step: "saved", who: ["livia"], done: true },
      { step: "led", who: ["silenus"], done: false },
      { step: "freed", who: ["silenus"], done: false },
    ],
    follows: [{ what: "obeys", who: "", to: "silenus", of: "", n: 0 }],
  };

  test("shows the condemned how to survive, and leads a god to a region with a seat", async () => {
    await startGame({ ...PEOPLE, "rite/thiasos-livia": riteDoc() }, [form("appeal-thiasos")], { me: ["livia"] });
    const { unmount } = render(<ThiasosScreen />);
    expect(nextStepText()).toBe("You ask one of the gods, or one of them offers it");
    expect(screen.getAllByText("You live: the death is off")).toHaveLength(1);
    expect(await screen.findAllByRole("button", { name: "Appeal to the thiasos" })).toHaveLength(1);
    unmount();
    tearDownTest();
    const seat = riteDoc({ steps: [{ step: "seat", who: ["silenus"], done: false }, { step: "offered", who: ["livia", "silenus"], done: false }] });
    await startGame({ ...PEOPLE, "rite/thiasos-livia": seat }, [form("roam")], { me: ["silenus"] });
    render(<ThiasosScreen />);
    expect(nextStepText()).toBe("No seat is free beside you: go to a region that has one");
    expect(await screen.findAllByRole("button", { name: "Go" })).toHaveLength(1);
  });

  test("shows one way out after a plea, with a row for the god who is asked", async () => {
    const rite = riteDoc({ about: "p1", steps: [{ step: "agreed", who: ["silenus"], done: false }] });
    const plea = { id: "p1", type: "appeal-thiasos", actor: "livia", fields: { to: "silenus" }, voices: ["silenus"], given: [] };
    await startGame({ ...PEOPLE, "petition/p1": plea, "rite/p1": rite, "rite/thiasos-livia": riteDoc() }, [], { me: ["silenus"] });
    const { unmount } = render(<EventRows />);
    expect(screen.getAllByRole("button").map((element) => element.textContent)).toEqual(["The thiasos may save Livia: You say yes or no"]);
    unmount();
    render(<ThiasosScreen />);
    expect(screen.getAllByRole("region", { name: "The thiasos may save Livia" })).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Save them" }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "consent", as: "silenus", petition: "p1" }));
  });

  test("shows a band to its god, who decides, and to its followers, and to nobody else", async () => {
    await startGame({ ...PEOPLE, "rite/band-silenus": band }, [], { me: ["livia"] });
    const { unmount } = render(<ThiasosScreen />);
    expect(nextStepText()).toBe("Silenus decides where they go and whom they fight");
    expect(menuTabs.value).toContain("thiasos");
    unmount();
    tearDownTest();
    await startGame({ ...PEOPLE, "rite/band-silenus": band }, [form("release-bacchant")], { me: ["silenus"] });
    const god = render(<ThiasosScreen />);
    expect(nextStepText()).toBe("You decide where they go and whom they fight");
    expect(await screen.findAllByRole("button", { name: "Let a bacchant go" })).toHaveLength(1);
    god.unmount();
    tearDownTest();
    await startGame({ ...PEOPLE, "rite/band-silenus": band }, [], { me: ["antony"] });
    expect(menuTabs.value).not.toContain("thiasos");
  });
});
