// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { isScreenKeptOn } from "./wakelock";

let visibilityState: DocumentVisibilityState = "visible";

const setVisibility = (state: DocumentVisibilityState): void => {
  visibilityState = state;
  document.dispatchEvent(new Event("visibilitychange"));
};

test("a screen that should stay lit requests it again when the page is shown again", async () => {
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibilityState);
  setVisibility("visible");
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const request = vi.fn((_kind: string) => {
    const lock = { released: false, release: () => Promise.resolve(void (lock.released = true)) };
    locks.push(lock);
    return Promise.resolve(lock);
  });
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  isScreenKeptOn.value = true;
  await vi.waitFor(() => expect(locks).toHaveLength(1));
  setVisibility("visible");
  expect(request).toHaveBeenCalledTimes(1);
  setVisibility("hidden");
  await locks[0]?.release(); // Browsers release the lock by themselves.
  setVisibility("visible");
  await vi.waitFor(() => expect(request.mock.calls).toEqual([["screen"], ["screen"]]));
  isScreenKeptOn.value = false;
  await vi.waitFor(() => expect(locks[1]?.released).toBe(true));
});
