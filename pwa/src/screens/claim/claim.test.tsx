// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { Claim } from ".";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a tap or a network that returns during a try does not start a second try", async () => {
  let isFirst = true;
  const previews = vi.fn<() => Promise<Response>>(() => {
    if (!isFirst) return new Promise(() => undefined);
    isFirst = false;
    return Promise.resolve(new Response("{}", { status: 503 }));
  });
  vi.stubGlobal("fetch", (url: string) => (url.includes("/claims/preview") ? previews() : new Promise(() => undefined)));
  location.hash = "#a-card";
  render(<Claim />);
  const retryButton = await screen.findByRole("button", { name: "Try again" });
  fireEvent.click(retryButton);
  await waitFor(() => expect(previews).toHaveBeenCalledTimes(2));
  fireEvent.click(retryButton);
  fireEvent(window, new Event("online"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(previews).toHaveBeenCalledTimes(2);
});
