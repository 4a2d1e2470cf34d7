import { expect, test } from "vitest";
import { takenName } from "./takenname";

test("a refusal names the name that another person already has", () => {
  const table = [{ name: "Ada", bot: false }, { name: " Claudius ", bot: false }];
  const nameTakenBy = (field: string) => takenName({ type: "/problems/malformed", title: "", status: 400, errors: [{ field, message: "" }] }, table);
  expect(["players.1.name", "players.7.name", "players", "title"].map(nameTakenBy)).toEqual(["Claudius", "", "", ""]);
  expect(takenName({ type: "/problems/unavailable", title: "", status: 503 }, table)).toBe("");
});
