import { expect, test } from "vitest";
import { fromBase64, toHex, publicKeyOf } from "./sealkey";

const NAME = "acta-ludorum/ides+ff6210ce";
const base64 = (bytes: readonly number[]): string => btoa(String.fromCharCode(...bytes));

test("the public key is the part after the name and id", () => {
  const bytes = Array.from({ length: 32 }, (_, index) => index);
  expect(publicKeyOf(`${NAME}+${base64([1, ...bytes])}`)).toBe(toHex(bytes));
});

test("a key with a plus in its base64 is read whole", () => {
  const bytes = Array<number>(32).fill(0xbe);
  const encoded = base64([1, ...bytes]);
  expect(encoded).toContain("+");
  expect(publicKeyOf(`${NAME}+${encoded}`)).toBe("be".repeat(32));
});

test("a text that is cut short, of another kind or no base64 gives no key", () => {
  const bytes = Array<number>(32).fill(7);
  for (const encoded of [base64([1, ...bytes.slice(1)]), base64([1, ...bytes, 7]), base64([2, ...bytes]), "%", ""]) {
    expect(publicKeyOf(`${NAME}+${encoded}`)).toBe("");
  }
  expect(publicKeyOf("no key")).toBe("");
});

test("a text that is no base64 gives no bytes", () => {
  expect(fromBase64("%")).toEqual(new Uint8Array());
  expect(toHex(fromBase64("AQI="))).toBe("0102");
});
