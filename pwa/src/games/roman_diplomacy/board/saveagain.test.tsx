// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { UNSENT_PROBLEM } from "../../../core/live/gamequeue";
import type { OpenGame } from "../../../core/replay/pastgame";
import { ownDoc, savedDoc, windowDoc } from "../../../core/sending/windows.fixtures";
import type { Form } from "../../../core/view/wire";
import type { DirectActs } from "../../../ui/act/directacts";
import { closeGame, currentGame } from "../../../ui/services";
import { offersDoc, okAnswer, openTestGame, smallView, tapElement } from "../../../ui/testgame.fixtures";
import type { TestServer } from "../../../ui/testgame.fixtures";
import { loadedSources } from "../../../ui/texts";
import { fetchSubmission } from "../../../ui/window/submissions";
import words from "../en.ftl?raw";
import { TurnTasks } from "./phase";
import { useWrittenOrders } from "./writtenorders";

const option = (value: string) => ({ value, note: "", ref: "", args: {}, disabled: null });
const form = {
  type: "order-units",
  chapter: "X",
  blocked: [],
  sealed: "orders",
  fields: [{ name: "orders", kind: "rows", limit: null, rows: [{ of: "roma", most: 1, price: 0, options: [option("hold"), option("tuscany")], onward: {} }] }],
} as unknown as Form;
const directActs = { actor: "hirtius", form: (type: string) => (type === form.type ? form : undefined), open: () => false } as unknown as DirectActs;

/** The controls below the map, and a button that writes an order. */
function TestBoard() {
  const orders = useWrittenOrders(directActs);
  return (
    <>
      <button type="button" onClick={() => orders?.write({ roma: ["hold"] })}>
        Hold
      </button>
      <TurnTasks directActs={directActs} orders={orders} />
    </>
  );
}

/** Start a server that stores orders, and a board whose first save fails on the phone. */
async function startWithFailingSave(): Promise<TestServer> {
  let submission = ownDoc();
  const small = smallView();
  const window = windowDoc();
  const server = await openTestGame({ ...small, slices: { ...small.slices, "window/w": window } });
  server.routes["own"] = () => okAnswer(submission);
  server.routes["offers"] = okAnswer(offersDoc({ offers: [form as never] }));
  server.routes["commands"] = ({ revision, orders }) => {
    submission = { ...submission, revision: Number(revision), at: 1, saved: savedDoc({ type: form.type, revision: Number(revision), fields: { orders: orders as never } }) };
    return okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" });
  };
  loadedSources.value = [...loadedSources.peek(), words];
  await currentGame.peek()?.loadOffers("hirtius");
  await fetchSubmission(window, "hirtius");
  vi.spyOn(currentGame.peek() as OpenGame, "submit").mockReturnValueOnce({ id: "lost", outcome: Promise.resolve({ state: "refused", problem: UNSENT_PROBLEM }) });
  render(<TestBoard />);
  return server;
}

const readyButton = (): HTMLElement => screen.getByRole("button", { name: "I am ready" });

afterEach(() => {
  cleanup();
  closeGame();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a button saves orders again that could not be sent, and the player cannot be ready before", async () => {
  const server = await startWithFailingSave();
  await tapElement(() => screen.getByRole("button", { name: "Hold" }));
  await screen.findByText("These orders are not saved", {}, { timeout: 3_000 });
  expect(readyButton().hasAttribute("disabled")).toBe(true);
  expect(server.posted.filter(({ path }) => path.endsWith("/commands"))).toEqual([]);
  await tapElement(() => screen.getByRole("button", { name: "Save again" }));
  await waitFor(() => expect(screen.queryByText(/^saved \d\d:\d\d, not ready$/)).not.toBeNull(), { timeout: 3_000 });
  const bodies = server.posted.filter(({ path }) => path.endsWith("/commands")).map(({ body }) => body);
  expect(bodies).toMatchObject([{ type: "order-units", as: "hirtius", orders: { roma: ["hold"] } }]);
  expect(screen.queryByRole("button", { name: "Save again" })).toBeNull();
  expect(readyButton().hasAttribute("disabled")).toBe(false);
});
