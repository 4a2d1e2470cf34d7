import { expect, test, vi } from "vitest";
import { nameFault, textFault } from "./typedtext";

test("typed text is checked as soon as the rule is loaded", async () => {
  expect([nameFault("Ñandú O'Brien"), textFault("Dear Bea,\n\t¿qué?")]).toEqual([null, null]);
  await vi.waitFor(() => expect(nameFault("\u202eAnna")?.args).toEqual({ character: "U+202E", place: 1 }));
  expect(textFault("\u202eAnna")?.key).toBe("illegible-character");
  expect(textFault("a\u2028b")).toBeNull();
  expect(nameFault("a\u2028b")?.key).toBe("illegible-character");
  expect([nameFault("נעמי"), textFault("שלום")]).toEqual([null, null]);
});
