import { expect, test } from "vitest";
import { storeLines, loadLines } from "../../seals/check/seenlines";
import { line } from "../../view/fixtures";
import { headNotesPrefix, sealKeyNoteName } from "../../seals/heads";
import { memoryStorage } from "../../sending/memorystorage";
import { buildWitness } from "../../seals/witness";
import { packNotes, unpackNotes } from "./phonenotes";

const DIGEST = "ab".repeat(32);

test("an archive takes a phone's notes of its game, but neither the key, the name nor notes of other games", async () => {
  const phone = memoryStorage();
  await phone.setNote("device", "this-very-phone");
  await phone.setNote(`${headNotesPrefix("ides")}${DIGEST}`, "17");
  await phone.setNote(sealKeyNoteName("ides"), "ides+key");
  await phone.setNote(sealKeyNoteName("ides2"), "other+key");
  await phone.setNote("asked/ides/1", JSON.stringify({ id: "1", at: 1, answer: "done" }));
  await phone.setNote("asked/other/2", JSON.stringify({ id: "2", at: 1 }));
  await storeLines(phone, "ides", [line("p1"), line("q1")]);
  const file = await buildWitness(phone, "ides");
  const secret = (await phone.note("secret-key")) ?? "";
  const archiveStorage = memoryStorage();
  expect(await unpackNotes(archiveStorage, ` ${await packNotes(phone, "ides")}\n`)).toEqual(file);
  expect(await loadLines(archiveStorage, "ides")).toEqual(await loadLines(phone, "ides"));
  expect(Object.keys(await archiveStorage.notesUnder("")).sort()).toEqual(
    ["asked/ides/1", `${headNotesPrefix("ides")}${DIGEST}`, sealKeyNoteName("ides"), "seen/ides/p1", "seen/ides/q1"].sort(),
  );
  expect(secret).not.toBe("");
  expect(JSON.stringify(await archiveStorage.notesUnder(""))).not.toContain(secret);
});

test("many notes are packed like few, and an empty text unpacks to null", async () => {
  const [phone, archiveStorage] = [memoryStorage(), memoryStorage()];
  const words = Array.from({ length: 30_000 }, (_, index) => String.fromCharCode(33 + ((index * index) % 90))).join("");
  await phone.setNote("asked/ides/1", JSON.stringify({ id: "1", at: 1, body: words }));
  await unpackNotes(archiveStorage, await packNotes(phone, "ides"));
  expect(await archiveStorage.note("asked/ides/1")).toBe(await phone.note("asked/ides/1"));
  expect(await unpackNotes(archiveStorage, " \n")).toBe(null);
});
