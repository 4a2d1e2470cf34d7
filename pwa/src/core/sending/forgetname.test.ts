import { expect, test } from "vitest";
import { forgetSuggestedName } from "./forgetname";
import { loadLastNames, storeLastNames } from "./founding";
import { memoryStorage } from "./memorystorage";

test("forgetting a name removes this name only", async () => {
  const storage = memoryStorage();
  await storeLastNames(storage, [{ name: "Ada", bot: false }, { name: "Bea", bot: false }]);
  await forgetSuggestedName(storage, "Ada");
  await forgetSuggestedName(storage, "Carl");
  expect(await loadLastNames(storage)).toEqual(["Bea"]);
});
