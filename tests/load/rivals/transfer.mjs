// Transfers between accounts over HTTP, which a Node program makes durable with SQLite. It has no rules
// beyond "not below zero", no secrets and no listeners. It prints its port.
import { createServer } from "node:http";
import { createRequire } from "node:module";

const [modules, file] = process.argv.slice(2);
const Database = createRequire(`${modules}/`)("better-sqlite3");
const database = new Database(file);
database.pragma("journal_mode = wal");
database.pragma("synchronous = full");
database.exec("CREATE TABLE accounts (id TEXT PRIMARY KEY, balance INTEGER NOT NULL)");
const balance = database.prepare("SELECT balance FROM accounts WHERE id = ?").pluck();
const put = database.prepare("INSERT OR REPLACE INTO accounts VALUES (?, ?)");
const START = 90_000_000;

const transfer = database.transaction(({ as: from, to, quantity }) => {
  const has = balance.get(from) ?? START;
  if (has < quantity) return 422;
  put.run(from, has - quantity);
  put.run(to, (balance.get(to) ?? START) + quantity);
  return 201;
});

const server = createServer((request, answer) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const status = transfer.immediate(JSON.parse(Buffer.concat(parts)));
    const body = JSON.stringify({ done: status === 201 });
    answer.writeHead(status, { "content-type": "application/json", "content-length": body.length });
    answer.end(body);
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
