import { expect, test } from "vitest";
import { refusedName } from "./refused";

test("a refusal names the name that another person already has", () => {
  const table = [{ name: "Ada", bot: false }, { name: " Claudius ", bot: false }];
  const refused = (field: string) => refusedName({ type: "/problems/malformed", title: "", status: 400, errors: [{ field, message: "" }] }, table);
  expect(["players.1.name", "players.7.name", "players", "title"].map(refused)).toEqual(["Claudius", "", "", ""]);
  expect(refusedName({ type: "/problems/unavailable", title: "", status: 503 }, table)).toBe("");
});
