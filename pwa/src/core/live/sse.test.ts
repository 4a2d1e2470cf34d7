import { expect, test } from "vitest";
import { sseParser } from "./sse";

test("an event is complete once its blank line has come", () => {
  const parse = sseParser();
  expect(parse("event: ping\ndata: {")).toEqual([]);
  expect(parse('"now":1}\n')).toEqual([]);
  expect(parse("\n")).toEqual([{ event: "ping", data: '{"now":1}' }]);
});

test("several events in one chunk keep their order", () => {
  const parse = sseParser();
  const events = parse("event: a\ndata: 1\n\nevent: b\ndata: 2\n\nevent: c\nda");
  expect(events.map((event) => event.event)).toEqual(["a", "b"]);
  expect(parse("ta: 3\n\n")).toEqual([{ event: "c", data: "3" }]);
});

test("comments, ids and events without data are ignored", () => {
  const parse = sseParser();
  expect(parse(": hello\n\nid: 4\nevent: x\n\ndata\ndata:b\n\n")).toEqual([{ event: "message", data: "\nb" }]);
});

test("all three line endings are understood, also if split between chunks", () => {
  const parse = sseParser();
  expect(parse("data: 1\r\n\r")).toEqual([]);
  expect(parse("\ndata: 2\r\r\n")).toEqual([
    { event: "message", data: "1" },
    { event: "message", data: "2" },
  ]);
});
