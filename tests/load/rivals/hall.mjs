// A hall of phones at another program, measured like our own server. The measures: one act to the last
// phone, all acts at once, acts a second while all listen, and memory for each further phone. It prints
// one line of JSON.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import * as clients from "./clients.mjs";

const [modules, program, port, pid, asked] = process.argv.slice(2);
const load = JSON.parse(asked);
const { phones, players, further, steady, rate, seconds, waiting } = load;
const join = clients[program](modules);
const now = () => performance.now();

const PAGE = 4096;
const PATIENCE = 20_000; // the longest wait in milliseconds for the last phone
const REST = 500;

const known = new Array(phones).fill(0); // the number of acts that each phone knows of
const acts = []; // for each act: its time, the number of phones that heard of it, and the time of the last one
let before = 0; // the number of acts before this step

function heard(phone, done) {
  const moment = now();
  for (let act = known[phone] - before; act < done - before; act += 1) {
    acts[act].phones += 1;
    acts[act].last = moment;
  }
  known[phone] = done;
}

const hall = [];
for (let number = 0; number < phones; number += 1) {
  hall.push(await join(port, number, (done) => heard(number, done)));
}

const resident = () => Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE;

function send() {
  const from = acts.length % players;
  const to = (from + 1) % players;
  acts.push({ sent: now(), phones: 0, last: Number.NaN });
  hall[from].act({ from: String(from), to: String(to), quantity: 1 });
}

/** Returns the milliseconds from sending each act to the last phone; NaN where a phone never heard. */
async function told() {
  const until = now() + PATIENCE;
  while (acts.some((act) => act.phones < phones) && now() < until) await sleep(5);
  return acts.map((act) => (act.phones < phones ? Number.NaN : act.last - act.sent));
}

async function step(sending) {
  acts.length = 0;
  before = known[0];
  await sending();
  const taken = await told();
  await sleep(REST);
  return taken;
}

async function steadily() {
  const begun = now();
  for (let act = 0; act < steady; act += 1) {
    await sleep(Math.max(0, begun + (act / rate) * 1_000 - now()));
    send();
  }
}

async function atOnce() {
  for (let player = 0; player < players; player += 1) send();
}

/** Sends as many acts as the program bears, with a limit of acts on their way. */
async function flood() {
  const until = now() + seconds * 1_000;
  while (now() < until) {
    while (acts.length - (known[0] - before) < waiting) send();
    await new Promise((done) => setImmediate(done));
  }
}

async function weight() {
  const first = resident();
  const more = [];
  for (let number = 0; number < further; number += 1) more.push(await join(port, phones + number, () => {}));
  await sleep(REST);
  const bytes = (resident() - first) / further;
  for (const phone of more) phone.leave();
  await sleep(REST);
  return bytes;
}

const bytes = await weight();
const seen = (await step(steadily)).sort((a, b) => a - b);
const together = Math.max(...(await step(atOnce)));
await step(flood);
const rateBorne = acts.length / ((Math.max(...acts.map((act) => act.last)) - acts[0].sent) / 1_000);
const share = (part) => seen[Math.min(seen.length - 1, Math.floor(part * seen.length))];
console.log(JSON.stringify({ p50: share(0.5), p99: share(0.99), together, rate: rateBorne, bytes }));
process.exit();
