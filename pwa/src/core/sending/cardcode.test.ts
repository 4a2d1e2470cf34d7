import { expect, test } from "vitest";
import { cardCode } from "./cardcode";

test("a token is shown as it is printed on cards", () => {
  expect(cardCode("00112233445566778899aabbccddeeff")).toBe("AAIS-EM2E-KVTH-PCEZ-VK54-ZXPO-74");
});
