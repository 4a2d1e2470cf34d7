// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useBoardPicture } from "./picture";
import { closeGame } from "./services";
import { okAnswer, openTestGame, smallView } from "./testgame.fixtures";

interface TestBoard {
  readonly wall: string;
}

function Wall() {
  return <p>{useBoardPicture<TestBoard>()?.wall ?? "nothing yet"}</p>;
}

const withPicture = (digest: string) => {
  const opening = smallView();
  return { ...opening, slices: { ...opening.slices, picture: { digest } } };
};

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

describe("the board's picture", () => {
  test("is fetched once, by the digest in the view", async () => {
    const server = await openTestGame(withPicture("abc"));
    let count = 0;
    server.routes["abc"] = () => {
      count += 1;
      return okAnswer({ wall: "of stone" });
    };
    render(<Wall />);
    expect(screen.getByText("nothing yet")).toBeTruthy();
    expect(await screen.findByText("of stone")).toBeTruthy();
    cleanup();
    render(<Wall />);
    expect(screen.getByText("of stone")).toBeTruthy();
    expect(count).toBe(1);
  });

  test("with a new digest is fetched again, and nothing is shown until then", async () => {
    const server = await openTestGame(withPicture("def"));
    server.routes["def"] = okAnswer({ wall: "of wood" });
    render(<Wall />);
    expect(screen.getByText("nothing yet")).toBeTruthy();
    expect(await screen.findByText("of wood")).toBeTruthy();
  });

  test("is null in a game without one", async () => {
    await openTestGame(smallView());
    render(<Wall />);
    expect(screen.getByText("nothing yet")).toBeTruthy();
  });

  test("is fetched again after a failure", async () => {
    const server = await openTestGame(withPicture("ghi"));
    server.routes["ghi"] = { status: 503, body: null };
    render(<Wall />);
    await vi.waitFor(() => expect(screen.getByText("nothing yet")).toBeTruthy());
    server.routes["ghi"] = okAnswer({ wall: "mended" });
    await vi.waitFor(() => expect(screen.getByText("mended")).toBeTruthy(), { timeout: 10_000 });
  });
});
