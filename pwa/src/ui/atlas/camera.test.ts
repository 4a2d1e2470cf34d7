import { describe, expect, test } from "vitest";
import { centreOn, dragCamera, largestScale, initialCamera, spotAt, transformOf, wholeMapScale, keepInFrame, zoomCamera } from "./camera";
import type { Spot } from "./spot";

const frame = { width: 390, height: 600 };
const size: Spot = [1840, 1550];
const expectClose = (first: Spot, otherSpot: Spot): void => {
  expect(first[0]).toBeCloseTo(otherSpot[0], 6);
  expect(first[1]).toBeCloseTo(otherSpot[1], 6);
};

describe("the window on the map", () => {
  test("opens full of map, around the given spot", () => {
    const camera = initialCamera(frame, size, [900, 800]);
    expect(camera.scale).toBeCloseTo(600 / 1550);
    expect(spotAt(camera, [195, 300])[0]).toBeCloseTo(900);
    expect(camera.y).toBeCloseTo(0);
  });

  test("shows no more of the background than needed", () => {
    const corner = initialCamera(frame, size, [0, 0]);
    expect([corner.x, corner.y]).toEqual([0, 0]);
    const limited = keepInFrame({ x: 500, y: -9000, scale: 1 }, frame, size);
    expect([limited.x, limited.y]).toEqual([0, 600 - 1550]);
  });

  test("shows the whole map in the middle at its smallest scale", () => {
    const camera = zoomCamera(initialCamera(frame, size), 0.01, [195, 300], frame, size);
    expect(camera.scale).toBeCloseTo(wholeMapScale(frame, size));
    expect(camera.x).toBeCloseTo(0);
    expect(camera.y).toBeCloseTo((600 - 1550 * camera.scale) / 2);
  });

  test("has a largest scale that a phone can use", () => {
    const camera = zoomCamera(initialCamera(frame, size), 100, [195, 300], frame, size);
    expect(camera.scale).toBe(largestScale(frame, size));
    expect(camera.scale * 1840).toBeCloseTo(6 * 390);
    expect(largestScale({ width: 1600, height: 900 }, size)).toBeCloseTo((6 * 640) / 1840);
  });

  test("keeps the spot between the fingers in place while zooming", () => {
    const camera = initialCamera(frame, size, [900, 800]);
    const spot: Spot = [100, 200];
    const previousSpot = spotAt(camera, spot);
    const after = zoomCamera(camera, 1.7, spot, frame, size);
    expect(after.scale).toBeCloseTo(camera.scale * 1.7);
    expectClose(spotAt(after, spot), previousSpot);
  });

  test("follows one finger, and with two fingers keeps the spot between them", () => {
    const camera = zoomCamera(initialCamera(frame, size, [900, 800]), 1.6, [195, 300], frame, size);
    const dragged = dragCamera(camera, [[100, 100]], [[130, 90]], frame, size);
    expectClose(spotAt(dragged, [130, 90]), spotAt(camera, [100, 100]));
    const from: Spot[] = [[100, 200], [200, 300]];
    const to: Spot[] = [[80, 190], [220, 330]];
    const second = dragCamera(camera, from, to, frame, size);
    expect(second.scale).toBeCloseTo(camera.scale * (Math.hypot(140, 140) / Math.hypot(100, 100)));
    expectClose(spotAt(second, [150, 260]), spotAt(camera, [150, 250]));
  });

  test("centres a spot without changing the scale", () => {
    const camera = centreOn({ x: 0, y: 0, scale: 1 }, [900, 700], frame, size);
    expect(camera.scale).toBe(1);
    expectClose(spotAt(camera, [195, 300]), [900, 700]);
  });

  test("is written as one transform", () => {
    expect(transformOf({ x: -3, y: 4, scale: 0.5 })).toBe("translate3d(-3px, 4px, 0) scale(0.5)");
  });
});
