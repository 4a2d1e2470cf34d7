import { describe, expect, test } from "vitest";
import { picture, boardContent } from "./fixtures";
import { TAP_REACH, pickTarget } from "./pick";
import type { Spot } from "./picture";
import { spotOf } from "./picture";

const spotAt = (province: string, standing: "unit" | "dislodged" | "garrison" = "unit"): Spot => {
  const spot = spotOf(picture, province, standing);
  if (!spot) throw new Error(`${province} is not on the map`);
  return spot;
};
const moveSpot = ([x, y]: Spot, dx: number, dy = 0): Spot => [x + dx, y + dy];

describe("a tap on the map", () => {
  test("means the unit near the finger, even if the finger is slightly beside it", () => {
    const spot = moveSpot(spotAt("alb"), 0, 20);
    expect(pickTarget(picture, boardContent, spot, TAP_REACH, "alb")).toEqual({ province: "alb", standing: "unit" });
  });

  test("means the nearest of several pieces", () => {
    expect(pickTarget(picture, boardContent, spotAt("bru", "dislodged"), 60, "bru")?.standing).toBe("dislodged");
    expect(pickTarget(picture, boardContent, spotAt("bru"), 60, "bru")?.standing).toBe("unit");
    expect(pickTarget(picture, boardContent, spotAt("sic", "garrison"), 60, "sic")).toEqual({ province: "sic", standing: "garrison" });
  });

  test("means the province under it if no piece is near", () => {
    expect(pickTarget(picture, boardContent, [850, 20], TAP_REACH, "dac")).toEqual({ province: "dac", standing: "province" });
    expect(pickTarget(picture, boardContent, spotAt("thr"), TAP_REACH, "thr")).toEqual({ province: "thr", standing: "province" });
  });

  test("reaches a province that is smaller than a finger by its middle", () => {
    expect(pickTarget(picture, { powers: {}, provinces: {} }, moveSpot(spotAt("sic"), 90), 100, "mid")?.province).toBe("sic");
  });

  test("means a province that lights up, near its middle, even if a piece stands close by", () => {
    const close = moveSpot(spotAt("alb"), 30);
    const nearPicture = { ...picture, provinces: { ...picture.provinces, gal: { ...picture.provinces["gal"], unit: close } } } as typeof picture;
    expect(pickTarget(nearPicture, boardContent, moveSpot(close, -4), 60, "gal")?.province).toBe("alb");
    expect(pickTarget(nearPicture, boardContent, moveSpot(close, -4), 60, "gal", ["gal"])).toEqual({ province: "gal", standing: "province" });
    expect(pickTarget(nearPicture, boardContent, moveSpot(spotAt("alb"), 4), 60, "alb", ["gal"])).toEqual({ province: "alb", standing: "unit" });
  });

  test("means a province that lights up if it is inside, even if a piece of a neighbour is nearer than the middle", () => {
    expect(pickTarget(picture, boardContent, moveSpot(spotAt("alb"), 20), 60, "gal", ["gal"])?.province).toBe("gal");
    expect(pickTarget(picture, boardContent, moveSpot(spotAt("alb"), 20), 60, "gal")?.province).toBe("alb");
  });

  test("means nothing outside of the map", () => {
    expect(pickTarget(picture, boardContent, [-300, -300], TAP_REACH, "")).toBeNull();
  });

  test("has targets of 44 pixels", () => {
    expect(TAP_REACH * 2).toBe(44);
  });
});

describe("the spot of a piece", () => {
  test("is on its coast for a fleet on a split coast, else the province's spot for units", () => {
    const split = { ...picture, provinces: { bru: { ...picture.provinces["bru"], coasts: { nc: [1, 2] } } } } as never;
    expect(spotOf(split, "bru", "unit", "nc")).toEqual([1, 2]);
    expect(spotOf(picture, "bru", "unit", "nc")).toEqual(picture.provinces["bru"]?.unit);
    expect(spotOf(picture, "atlantis")).toBeNull();
  });
});
