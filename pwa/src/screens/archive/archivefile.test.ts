// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStorage } from "../../core/sending/memorystorage";
import { fetchArchive } from "./archivefile";

describe("saving a game as an archive", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("waits while the server makes archives for others", async () => {
    const busyResponse = () => new Response("{}", { status: 429, headers: { "retry-after": "90" } });
    const page = () => new Response("<p><!--archive-kept--></p>");
    const fetching = vi.fn(async () => page());
    fetching.mockImplementationOnce(async () => busyResponse()).mockImplementationOnce(async () => busyResponse());
    vi.stubGlobal("fetch", fetching);
    const onWait = vi.fn();
    const file = fetchArchive(memoryStorage(), "ides", "cicero", onWait);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(fetching).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(61_000);
    expect((await file).name).toBe("acta-ides-cicero.html");
    expect(onWait.mock.calls).toEqual([[90], [90]]);
    expect(fetching).toHaveBeenCalledTimes(3);
  });

  it("fails at once where the server has no archive to give", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
    await expect(fetchArchive(memoryStorage(), "ides", "", vi.fn())).rejects.toThrow("503");
  });
});
