import { expect, test } from "vitest";
import { latest } from "./latest";

test("an answer that was asked for earlier and comes later is not taken", async () => {
  const answers = latest();
  const taken: string[] = [];
  const take = (answer: string): number => taken.push(answer);
  let slow: (answer: string) => void = () => undefined;
  const before = answers("orders", new Promise<string>((come) => (slow = come)), take);
  await answers("orders", Promise.resolve("retreats"), take);
  slow("orders of the turn before");
  await before;
  expect(taken).toEqual(["retreats"]);
});

test("a question does not wait for another one", async () => {
  const answers = latest();
  const taken: string[] = [];
  await answers("hers", Promise.resolve("hers"), (answer) => taken.push(answer));
  await answers("his", Promise.resolve("his"), (answer) => taken.push(answer));
  expect(taken).toEqual(["hers", "his"]);
});

test("an answer that fails hinders none that was asked for before it", async () => {
  const answers = latest();
  const taken: string[] = [];
  await expect(answers("hers", Promise.reject(new Error("lost")), () => taken.push("never"))).rejects.toThrow("lost");
  await answers("hers", Promise.resolve("again"), (answer) => taken.push(answer));
  expect(taken).toEqual(["again"]);
});
