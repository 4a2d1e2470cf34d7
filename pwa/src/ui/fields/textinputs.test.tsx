// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { useState } from "preact/hooks";
import { afterEach, expect, test } from "vitest";
import { NameInput, WordsInput } from "./textinputs";

afterEach(cleanup);

function Form() {
  const [name, setName] = useState("");
  const [words, setWords] = useState("");
  return (
    <>
      <label>
        Name <NameInput value={name} maxLength={40} onChange={setName} />
      </label>
      <label>
        Words <WordsInput rows={2} value={words} maxLength={40} onChange={setWords} />
      </label>
    </>
  );
}

const typeText = (field: "Name" | "Words", value: string): HTMLInputElement => {
  const input = screen.getByLabelText(new RegExp(field)) as HTMLInputElement;
  fireEvent.input(input, { target: { value } });
  return input;
};

test.each(["Name", "Words"] as const)("the field for a %s shows which letter is not allowed, until the letter is removed", async (field) => {
  render(<Form />);
  const input = typeText(field, "An\u202ena");
  expect((await screen.findByRole("alert")).textContent).toBe("The character U+202E cannot stand here (character 3 of the text).");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  typeText(field, "Anna");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(input.getAttribute("aria-invalid")).toBe("false");
});

test("an invisible name is reported, and a right-to-left name is written from the right", async () => {
  render(<Form />);
  typeText("Name", "\u3164");
  expect((await screen.findByRole("alert")).textContent).toContain("Nothing of this can be seen");
  expect(typeText("Name", "נעמי").getAttribute("dir")).toBe("auto");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("text may have several lines", () => {
  render(<Form />);
  typeText("Words", "Dear Bea,\n\tשלום");
  expect(screen.queryByRole("alert")).toBeNull();
});
