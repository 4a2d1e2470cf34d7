// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, describe, expect, test, vi } from "vitest";
import { line } from "../../core/view/fixtures";
import type { Arg } from "../../core/view/values";
import type { FormField } from "../../core/view/wire";
import { okAnswer, openTestGame, smallView } from "../testgame.fixtures";
import { hasInvalidField } from "../invalidfields";
import { closeGame } from "../services";
import { FieldInput } from "./field";

let value: Arg | undefined;

function Holder({ field, start }: { field: FormField; start?: Arg }) {
  const [current, setCurrent] = useState<Arg | undefined>(start);
  value = current;
  return <FieldInput act="give" field={field} value={current} onChange={setCurrent} />;
}

const radios = (): Element[] => [...document.querySelectorAll("input[type=radio]")];
const stepperValue = (): HTMLElement => document.querySelector(".stepper-value") as HTMLElement;

const drawField = (field: FormField, start?: Arg): void => {
  render(start === undefined ? <Holder field={field} /> : <Holder field={field} start={start} />);
};

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

describe("a choice", () => {
  test("of a few short options is a row of buttons", () => {
    drawField({ name: "because", kind: "choice", options: [{ value: "found" }, { value: "corrected" }] });
    fireEvent.click(screen.getByLabelText("Corrected"));
    expect(value).toBe("corrected");
    expect(document.querySelectorAll(".segment")).toHaveLength(2);
  });

  test("of many options can be searched, and folds up once one is chosen", async () => {
    await openTestGame();
    const options = Array.from({ length: 7 }, (_, index) => ({ value: `other-${index}` }));
    drawField({ name: "to", kind: "choice", options: [{ value: "livia", ref: "who:livia" }, ...options] });
    fireEvent.input(screen.getByLabelText("Search"), { target: { value: "liv" } });
    expect(radios()).toHaveLength(1);
    fireEvent.click(screen.getByLabelText(/^Livia/));
    expect(value).toBe("livia");
    expect(radios()).toHaveLength(0);
    fireEvent.click(screen.getByText("Change"));
    expect(radios()).toHaveLength(8);
  });

  test("made before the form opened is folded up, and can be changed", async () => {
    await openTestGame();
    const options = [{ value: "livia", ref: "who:livia" }, { value: "minerva", ref: "who:minerva" }];
    drawField({ name: "to", kind: "choice", options }, "livia");
    expect(radios()).toHaveLength(0);
    fireEvent.click(screen.getByText("Change"));
    fireEvent.click(screen.getByLabelText("Minerva"));
    expect(value).toBe("minerva");
    expect(radios()).toHaveLength(0);
  });

  test("of people tells the place of those who are elsewhere, and each person's note", async () => {
    await openTestGame();
    const option = { note: "ui-just", args: { it: "200,000 D each, 15 left" } };
    drawField({ name: "to", kind: "choice", options: [{ value: "livia", ref: "who:livia", ...option }, { value: "hirtius", ref: "who:hirtius" }] });
    const notes = radios().map((radio) => [...(radio.closest("label")?.querySelectorAll(".option-note") ?? [])].map((note) => note.textContent));
    expect(notes).toEqual([["200,000 D each, 15 left", "Rome"], []]);
  });

  test("of a place shows its seats", async () => {
    await openTestGame();
    drawField({ name: "to", kind: "choice", options: [{ value: "gaul", ref: "place:gaul" }] });
    expect(screen.getByLabelText("3 of 4 seats free")).toBeTruthy();
  });

  test("whose option has no name shows the note instead", () => {
    drawField({
      name: "petition",
      kind: "choice",
      options: [{ value: "p-17", note: "ui-ask", args: { who: "Minerva" } }],
    });
    expect(screen.getByLabelText("Ask Minerva")).toBeTruthy();
  });
});

test("a subset accepts no more than its most options", () => {
  const options = ["a", "b", "c"].map((value) => ({ value }));
  drawField({ name: "companions", kind: "subset", options, least: 0, most: 2 });
  fireEvent.click(screen.getByLabelText("A"));
  fireEvent.click(screen.getByLabelText("B"));
  expect(value).toEqual(["a", "b"]);
  expect((screen.getByLabelText("C") as HTMLInputElement).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText("A"));
  expect(value).toEqual(["b"]);
});

describe("a number", () => {
  const field: FormField = { name: "quantity", kind: "number", least: 0, most: 2_000_000, step: 100_000, unit: "asset:denarius" };

  test("goes up and down in steps, within its range", () => {
    drawField(field, 0);
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    expect(value).toBe(100_000);
    expect(stepperValue().textContent).toBe("100,000 D");
    fireEvent.click(screen.getByLabelText("Less: Quantity"));
    expect((screen.getByLabelText("Less: Quantity") as HTMLButtonElement).disabled).toBe(true);
  });

  test("has shortcuts if the range is long", () => {
    drawField(field, 0);
    fireEvent.click(screen.getByText("1,000,000 D"));
    expect(value).toBe(1_000_000);
  });

  /** Type a text into the number field, and return the field's value afterwards. */
  const type = async (text: string): Promise<HTMLInputElement | null> => {
    if (!input()) fireEvent.click(stepperValue());
    const field = await waitFor(() => input() ?? Promise.reject(new Error("no input")));
    await act(() => {
      fireEvent.input(field, { target: { value: text } });
      fireEvent.blur(field);
    });
    return input();
  };
  const input = (): HTMLInputElement | null => document.querySelector("input.stepper-value");
  const alertText = (): string => screen.queryByRole("alert")?.textContent ?? "";

  test.each([
    ["700,000", 700_000],
    ["700000", 700_000],
    ["700,000.00", 700_000],
    ["700,000 D", 700_000],
    ["٧٠٠٠٠٠", 700_000],
    ["７００，０００", 700_000],
    ["", 100_000],
  ])("can be typed: %s", async (text, number) => {
    drawField(field, 100_000);
    expect(await type(text)).toBeNull();
    expect([value, alertText(), hasInvalidField.value]).toEqual([number, "", false]);
  });

  test.each([
    ["750,001", "It goes in steps of 100,000."],
    ["2,000,100", "It goes from 0 to 2,000,000."],
    ["-100,000", "It goes from 0 to 2,000,000."],
    ["300.000", "“300.000” can be read in two ways. Leave the point and the comma out."],
    ["2.5", "“2.5” is no whole number."],
    ["abc", "“abc” is no whole number."],
  ])("with an invalid text (%s) is refused at the field, and neither the value changes nor can the form be sent", async (text, reason) => {
    drawField(field, 100_000);
    const fieldInput = await type(text);
    expect([fieldInput?.value, fieldInput?.getAttribute("aria-invalid"), value]).toEqual([text, "true", 100_000]);
    expect([alertText(), hasInvalidField.value]).toEqual([reason, true]);
    await type("300000");
    expect([value, alertText(), hasInvalidField.value]).toEqual([300_000, "", false]);
  });

  test("that was refused is dropped by a step, or when the form closes", async () => {
    drawField(field, 100_000);
    await type("abc");
    fireEvent.click(screen.getByLabelText("More: Quantity"));
    expect([value, alertText(), hasInvalidField.value]).toEqual([200_000, "", false]);
    await type("abc");
    expect(hasInvalidField.value).toBe(true);
    cleanup();
    expect(hasInvalidField.value).toBe(false);
  });

  test("takes effect while it is typed, because a tap on a button does not leave the field on every phone", async () => {
    drawField(field, 100_000);
    fireEvent.click(stepperValue());
    const fieldInput = await waitFor(() => input() ?? Promise.reject(new Error("no input")));
    const writes = (text: string): Promise<void> => act(() => void fireEvent.input(fieldInput, { target: { value: text } }));
    await writes("7");
    expect([value, alertText(), hasInvalidField.value]).toEqual([100_000, "", true]);
    await writes("700000");
    expect([value, alertText(), hasInvalidField.value]).toEqual([700_000, "", false]);
    await writes("");
    expect([value, alertText(), hasInvalidField.value]).toEqual([700_000, "", true]);
  });

  test("is accepted on Enter, which does not send the form", async () => {
    const onSend = vi.fn();
    render(<form onSubmit={onSend}><Holder field={field} start={0} /></form>);
    fireEvent.click(stepperValue());
    const fieldInput = await waitFor(() => input() ?? Promise.reject(new Error("no input")));
    fieldInput.focus();
    fireEvent.input(fieldInput, { target: { value: "300000" } });
    expect(fireEvent.keyDown(fieldInput, { key: "Enter" })).toBe(false);
    await waitFor(() => expect(value).toBe(300_000));
    expect(onSend).not.toHaveBeenCalled();
  });

  test("goes on while a button is held, and the release adds no step", () => {
    vi.useFakeTimers();
    drawField(field, 0);
    const plusButton = screen.getByLabelText("More: Quantity");
    fireEvent(plusButton, new Event("pointerdown", { bubbles: true }));
    act(() => void vi.advanceTimersByTime(400));
    act(() => void vi.advanceTimersByTime(90));
    fireEvent(plusButton, new Event("pointerup", { bubbles: true }));
    fireEvent.click(plusButton);
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    expect(value).toBe(200_000);
  });
});

test("a split is shared out until nothing is left", () => {
  const options = [{ value: "a" }, { value: "b" }];
  drawField({ name: "give", kind: "split", options, total: 2, least: 0, step: 1, caps: {} });
  fireEvent.click(screen.getByLabelText("More: A"));
  fireEvent.click(screen.getByLabelText("More: B"));
  expect(value).toEqual({ a: 1, b: 1 });
  expect((screen.getByLabelText("More: A") as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText("Less: A"));
  expect(value).toEqual({ b: 1 });
});

test("a split with a least sum shows how much is missing", () => {
  drawField({ name: "dice", kind: "split", total: 3, step: 1, least: 3, options: [{ value: "a" }, { value: "b" }], caps: {} });
  expect(screen.getByText("3 more to choose")).toBeTruthy();
  fireEvent.click(screen.getByLabelText("More: A"));
  expect(screen.getByText("2 more to choose")).toBeTruthy();
});

test("text is taken as it is written", () => {
  drawField({ name: "reason", kind: "text", least: 1, most: 280 });
  expect(screen.getByText("needed")).toBeTruthy();
  fireEvent.input(document.querySelector("textarea") as HTMLElement, { target: { value: "agreed" } });
  expect(value).toBe("agreed");
  expect(screen.getByText("274 left")).toBeTruthy();
});

test("an entry is chosen from the chronicle", async () => {
  await openTestGame();
  drawField({ name: "entry", kind: "entry" });
  const [latest] = radios();
  expect(latest?.closest("label")?.textContent).toMatch(/\d\d:\d\d · \w+/);
  fireEvent.click(latest as HTMLElement);
  expect(value).toBe("entry-p2");
  fireEvent.click(screen.getByText("Change"));
  expect(radios().length).toBeGreaterThan(1);
});

describe("an entry", () => {
  const manyLines = Array.from({ length: 30 }, (_, index) =>
    line(`p${index + 1}`, { args: { who: index === 2 ? "who:livia" : "who:hirtius", to: "place:gaul" }, by: { as: index === 2 ? "livia" : "hirtius", recorder: "" } }),
  );
  const rows = (): readonly string[] => radios().map((element) => element.closest("label")?.textContent ?? "");

  test("that is not among the newest is found by its words, or after older ones were requested", async () => {
    await openTestGame(smallView({ entries: manyLines }));
    drawField({ name: "entry", kind: "entry" });
    expect(rows()).toHaveLength(25);
    expect(rows().join()).not.toContain("Livia");
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "livia gaul" } });
    await waitFor(() => expect(rows()).toHaveLength(1));
    fireEvent.click(radios()[0] as HTMLElement);
    expect(value).toBe("entry-p3");
    fireEvent.click(screen.getByText("Change"));
    fireEvent.input(screen.getByRole("searchbox"), { target: { value: "" } });
    fireEvent.click(screen.getByText("Earlier"));
    await waitFor(() => expect(rows()).toHaveLength(30));
  });

  test("that this phone lacks is fetched if it was chosen elsewhere", async () => {
    const server = await openTestGame();
    server.routes["entry-old"] = okAnswer({ lines: [line("p-9", { id: "entry-old", by: { as: "livia", recorder: "" } })] });
    drawField({ name: "entry", kind: "entry" }, "entry-old");
    await waitFor(() => expect(rows().join()).toContain("Livia"));
  });
});

test("a waiting field names the fields that it waits for", () => {
  drawField({ name: "quantity", kind: "awaiting", after: ["seller", "asset"] });
  expect(screen.getByText("First choose: Seller and Asset")).toBeTruthy();
});
