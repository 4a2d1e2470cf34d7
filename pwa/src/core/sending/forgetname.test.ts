import { expect, test } from "vitest";
import { forgetName } from "./forgetname";
import { loadLastNames, rememberNames } from "./founding";
import { memoryStorage } from "./memorystorage";

test("forgetting a name removes this name only", async () => {
  const storage = memoryStorage();
  await rememberNames(storage, [{ name: "Ada", bot: false }, { name: "Bea", bot: false }]);
  await forgetName(storage, "Ada");
  await forgetName(storage, "Carl");
  expect(await loadLastNames(storage)).toEqual(["Bea"]);
});
