// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazy } from "./lazy";

describe("a part that is loaded on demand", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const Gaul = () => <p>Gaul</p>;

  it("loads by itself when the network is back", async () => {
    const load = vi.fn(async () => Gaul);
    load.mockRejectedValueOnce(new TypeError("no network"));
    const Part = lazy(load);
    render(<Part />);
    await vi.waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    expect(screen.queryByText("Gaul")).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.waitFor(() => expect(screen.getByText("Gaul")).toBeTruthy());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not requested any more once it is not shown", async () => {
    const load = vi.fn(async (): Promise<typeof Gaul> => Promise.reject(new TypeError("no network")));
    const Part = lazy(load);
    const { unmount } = render(<Part />);
    await vi.waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
    unmount();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("reports that it comes late, unless it is there at once", async () => {
    const onLate = vi.fn();
    const Part = lazy(async () => Gaul, onLate);
    const { unmount } = render(<Part />);
    await vi.waitFor(() => expect(screen.getByText("Gaul")).toBeTruthy());
    unmount();
    render(<Part />);
    expect(screen.getByText("Gaul")).toBeTruthy();
    expect(onLate).toHaveBeenCalledTimes(1);
  });
});
