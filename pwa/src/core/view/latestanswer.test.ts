import { expect, test } from "vitest";
import { latestAnswerTaker } from "./latestanswer";

test("an answer to an earlier request that arrives later is not taken", async () => {
  const answers = latestAnswerTaker();
  const results: string[] = [];
  const take = (answer: string): number => results.push(answer);
  let slow: (answer: string) => void = () => undefined;
  const previous = answers("orders", new Promise<string>((come) => (slow = come)), take);
  await answers("orders", Promise.resolve("retreats"), take);
  slow("orders of the turn before");
  await previous;
  expect(results).toEqual(["retreats"]);
});

test("a request does not wait for another one", async () => {
  const answers = latestAnswerTaker();
  const results: string[] = [];
  await answers("hers", Promise.resolve("hers"), (answer) => results.push(answer));
  await answers("his", Promise.resolve("his"), (answer) => results.push(answer));
  expect(results).toEqual(["hers", "his"]);
});

test("a failed answer does not stop the answer to an earlier request", async () => {
  const answers = latestAnswerTaker();
  const results: string[] = [];
  await expect(answers("hers", Promise.reject(new Error("lost")), () => results.push("never"))).rejects.toThrow("lost");
  await answers("hers", Promise.resolve("again"), (answer) => results.push(answer));
  expect(results).toEqual(["again"]);
});
