import { expect, test } from "vitest";
import { typed } from "./typed";

test("a token is shown as cards print it", () => {
  expect(typed("00112233445566778899aabbccddeeff")).toBe("AAIS-EM2E-KVTH-PCEZ-VK54-ZXPO-74");
});
