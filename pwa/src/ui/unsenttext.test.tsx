// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { useUnsentText } from "./unsenttext";
import { closeGame, storage } from "./services";
import { openTestGame } from "./testgame.fixtures";

function Room({ purpose }: { purpose: string }) {
  const { words, write } = useUnsentText(purpose);
  return <textarea value={words} onInput={(event) => write(event.currentTarget.value)} />;
}

const textField = (): HTMLTextAreaElement => screen.getByRole("textbox");
const typeText = (value: string): boolean => fireEvent.input(textField(), { target: { value } });

beforeEach(() => openTestGame());
afterEach(() => {
  cleanup();
  closeGame();
});

describe("unsent text", () => {
  test("is there again when the sheet is opened once more", async () => {
    const first = render(<Room purpose="letter/1" />);
    typeText("Come to Ro");
    first.unmount();
    render(<Room purpose="letter/1" />);
    await waitFor(() => expect(textField().value).toBe("Come to Ro"));
    expect(await storage.peek().notesUnder("draft/ides/hirtius/")).toEqual({ "draft/ides/hirtius/letter/1": "Come to Ro" });
  });

  test("belongs to its own name, and to no other", async () => {
    const room = render(<Room purpose="letter/1" />);
    typeText("To one");
    room.rerender(<Room purpose="letter/2" />);
    expect(textField().value).toBe("");
    typeText("To two");
    room.rerender(<Room purpose="letter/1" />);
    await waitFor(() => expect(textField().value).toBe("To one"));
  });

  test("never replaces text that is being typed", async () => {
    await storage.peek().setNote("draft/ides/hirtius/letter/1", "old");
    render(<Room purpose="letter/1" />);
    typeText("new");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(textField().value).toBe("new");
  });

  test("is deleted when the player clears the field", async () => {
    const first = render(<Room purpose="letter/1" />);
    typeText("sent");
    typeText("");
    first.unmount();
    render(<Room purpose="letter/1" />);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(textField().value).toBe("");
  });
});
