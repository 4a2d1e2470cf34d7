import { describe, expect, test } from "vitest";
import { lookOf, LOOKS, NEUTRAL_LOOK } from "./looks";

type Triple = readonly [number, number, number];

/**
 * Matrices that show colours as a person sees them who lacks one kind of cone. The matrices apply to linear light
 * (Machado and others, 2009).
 */
const CONE_MATRICES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const linearRgb = (hex: string): Triple => {
  const part = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const multiplyMatrix = (rows: readonly [Triple, Triple, Triple], [r, g, b]: Triple): Triple => {
  const [x, y, z] = rows.map(([p, q, s]) => Math.min(1, Math.max(0, p * r + q * g + s * b)));
  return [x ?? 0, y ?? 0, z ?? 0];
};

/** Return the CIE L*a*b* values of a colour in linear sRGB. */
function labValues(rgb: Triple): Triple {
  const [x, y, z] = multiplyMatrix([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], rgb);
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.9505), f(y), f(z / 1.089)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const colourDistance = (first: string, other: string, eye: string): number => {
  const matrices = CONE_MATRICES[eye];
  if (!matrices) throw new Error(`nobody has ${eye} eyes`);
  const [a, b] = [labValues(multiplyMatrix(matrices, linearRgb(first))), labValues(multiplyMatrix(matrices, linearRgb(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

describe("powers on the map", () => {
  test("have a mark and a hatching of their own", () => {
    expect(LOOKS.length).toBeGreaterThanOrEqual(14);
    expect(new Set(LOOKS.map(({ mark }) => mark)).size).toBe(LOOKS.length);
    expect(new Set(LOOKS.map(({ hatch, angle }) => `${hatch} ${angle}`)).size).toBe(LOOKS.length);
  });

  test.each(Object.keys(CONE_MATRICES))("have colours that %s eyes can distinguish, up to eight powers", (eye) => {
    const first = LOOKS.slice(0, 8).map(({ colour }) => colour);
    for (const [index, key] of first.entries()) {
      for (const other of first.slice(index + 1)) expect([key, other, colourDistance(key, other, eye) > 15]).toEqual([key, other, true]);
    }
  });

  test("have marks that stand out from their colours", () => {
    for (const { colour, isDark } of LOOKS) {
      const light = labValues(linearRgb(colour))[0];
      expect(Math.abs(light - (isDark ? 8 : 99))).toBeGreaterThan(38);
    }
  });

  test("repeat the looks after the last one, and an unowned piece has the neutral look", () => {
    expect(lookOf({ roma: 2 }, "")).toBe(NEUTRAL_LOOK);
    expect(lookOf({ roma: 2 }, "roma")).toBe(LOOKS[2]);
    expect(lookOf({ roma: LOOKS.length }, "roma")).toBe(LOOKS[0]);
  });
});
