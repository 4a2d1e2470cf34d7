import { expect, test } from "vitest";
import { cardCode } from "./cardcode";

test("a token is shown as cards print it", () => {
  expect(cardCode("00112233445566778899aabbccddeeff")).toBe("AAIS-EM2E-KVTH-PCEZ-VK54-ZXPO-74");
});
