import { expect, test } from "vitest";
import { cardCode } from "./cardcode";

test("the code of a token is shown as it is printed on cards", () => {
  expect(cardCode("00112233445566778899aabbccddeeff")).toBe("XPGN-33X7");
});
