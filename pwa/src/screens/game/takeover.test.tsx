// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { game as gameDoc } from "../../core/view/fixtures";
import type { Form, Opening } from "../../core/view/wire";
import { closeGame, currentGame, storage } from "../../ui/services";
import { offersDoc, okAnswer, openTestGame, smallView } from "../../ui/testgame.fixtures";
import { Takeover } from "./takeover";

const form: Form = { type: "take-over", chapter: "ACTA", blocked: [], fields: [] };

afterEach(() => {
  cleanup();
  closeGame();
});

const withSlices = (slices: Record<string, unknown>, changes: Partial<Opening> = {}): Opening =>
  smallView({ ...changes, slices: { ...smallView().slices, ...slices } });

const listedTexts = (): readonly (string | null)[] => screen.getAllByRole("listitem").map((item) => item.textContent);

describe("a server that continues from a copy", () => {
  test("is announced to everybody, and can be taken over by the steward to whom it is offered", async () => {
    const doc = gameDoc({ status: "paused", restored: 1_000_000, players: ["hirtius", "fata"] });
    const first = await openTestGame(withSlices({ game: doc }));
    first.routes["offers"] = okAnswer(offersDoc({ offers: [{ ...form, type: "resume" }] }));
    render(<Takeover game={doc} />);
    expect(screen.getByRole("status").textContent).toContain("The server was lost");
    await waitFor(() => expect(currentGame.value?.offers.value["hirtius"]?.offers).toHaveLength(1));
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    const server = await openTestGame(withSlices({ game: doc }, { me: ["fata"], staff: true }));
    server.routes["offers"] = okAnswer(offersDoc({ offers: [form] }));
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" }, 201);
    render(<Takeover game={doc} />);
    fireEvent.click(await screen.findByRole("button"));
    await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "take-over", as: "fata" }));
  });

  test("is told apart from the old server, whose phones show that it is the old one", async () => {
    await openTestGame(withSlices({}));
    render(<Takeover game={gameDoc({ server: "1+ab12cd34" })} />);
    expect(screen.queryByRole("alert")).toBeNull();
    if (currentGame.value) currentGame.value.isServerOutdated.value = true;
    await waitFor(() => screen.getByRole("alert"));
    expect(screen.getByRole("alert").textContent).toContain("This is the old laptop");
  });

  test("lists my lost acts, and each is sent again or given up", async () => {
    await openTestGame(withSlices({}));
    for (const [number, id] of ["c1", "c2", "c3"].entries()) {
      const command = { id, body: { type: "buy", as: "ada", period: 5 }, contribution: "0f", signature: "1e", at: number, answer: "done" };
      await storage.value.setNote(`asked/ides/${id}`, JSON.stringify(number < 2 ? command : { ...command, digest: "ab" }));
    }
    await storage.value.setNote("gone/ides/1+ab12cd34", JSON.stringify(["c1", "c2", "c3"]));
    const { container } = render(<Takeover game={gameDoc({ server: "1+ab12cd34" })} />);
    await waitFor(() => expect(listedTexts()).toHaveLength(3));
    expect(screen.getByRole("status").textContent).toContain("3 of your acts are gone");
    expect(listedTexts()[2]).toContain("Its words were erased");
    expect(screen.getAllByRole("button", { name: "Send again" })).toHaveLength(2);
    fireEvent.click(screen.getAllByRole("button", { name: "Leave it" })[2] as HTMLElement);
    await waitFor(() => expect(listedTexts()).toHaveLength(2));
    fireEvent.click(screen.getByRole("button", { name: "Send all again" }));
    await waitFor(() => expect(container.textContent).toBe(""));
    expect((await storage.value.items()).map(({ id }) => id)).toEqual(["c1", "c2"]);
  });

  test("shows no banner if no act was lost", async () => {
    await openTestGame(withSlices({}));
    await storage.value.setNote("gone/ides/1+ab12cd34", "[]");
    const { container } = render(<Takeover game={gameDoc({ server: "1+ab12cd34" })} />);
    await waitFor(() => expect(container.textContent).toBe(""));
  });
});
