import { expect, test } from "vitest";
import { uuid } from "./ids";

const UUID_SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("ids are version 4 UUIDs and differ", () => {
  expect(uuid()).toMatch(UUID_SHAPE);
  expect(uuid()).not.toBe(uuid());
});

test("over plain HTTP, without `randomUUID`, they have the same form", () => {
  const plainCrypto = { getRandomValues: (array: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(array) } as unknown as Crypto;
  expect(uuid(plainCrypto)).toMatch(UUID_SHAPE);
  expect(uuid(plainCrypto)).not.toBe(uuid(plainCrypto));
});
