/**
 * Write the types of the documents that server and phone exchange, from the server's own description.
 *
 * `npm run wire` writes `src/core/view/wire.ts`, and a `wire.ts` for each game whose slices have types. With `--check`
 * the program writes no file, and fails if a file is out of date. The program reads the description from standard
 * input.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";

import openapiTS from "openapi-typescript";
import ts from "typescript";

/** @typedef {Record<string, any>} Schema */

/** The schemas of documents that the phone sends or reads. Schemas to which these refer are written, too. */
const USED = [
  "Accounts", "AddressCheck", "Attempt", "Audit", "BalanceSeries", "CalendarFeed", "CardMoved", "CharacterStory", "Claim", "ClaimedCard", "CommandBody", "Delta",
  "Entries", "EventRehearsal", "Evening", "EventChange", "Founding", "Games", "HostedGames", "MorningAfter", "Night", "Forgetting", "ErasedData", "NewSignUp", "PublicEvent", "GuestAtDoor", "GuestChange", "GuestLink", "GuestFile", "GuestFilePreview", "GuestList", "ProposedMatching", "HeadSigned", "Heads", "House", "KnockState", "Letter", "Letters", "Met", "NewGame", "Offers", "OpenedEntry", "OrganiserSession", "Room",
  "Opening", "OwnPublicName", "OwnSubmission", "Ping", "PlaceSeries", "PreparedEvents", "Problem", "PushState", "Receipt", "Rehearsal", "ReplayChunk", "ReplayIndex", "RulesetOutlines", "Rulesets", "SaidPage", "SaidWords", "Seal", "SearchPage", "SignUp",
  "Session", "ShownCard", "Slices", "StandingsSeries", "PrintedCards", "PrintedDesks", "Statement", "Tills", "TrialBalance", "View",
];

const REF = "#/components/schemas/";

const printer = ts.createPrinter();

/** @type {{ components: { schemas: Record<string, Schema> } }} */
const description = JSON.parse(await text(process.stdin));
const { schemas } = description.components;
for (const name of ["View", "Opening", "ReplayChunk"]) {
  Object.assign(schemas[name]?.["properties"], { slices: { type: "object", additionalProperties: true } });
}

const games = readdirSync("src/games", { withFileTypes: true }).filter((folder) => folder.isDirectory());
/** @type {Record<string, string>} */
const files = { "src/core/view/wire.ts": await moduleText(reached(USED), []) };
for (const { name } of games) {
  const names = reached([`${name}.Slices`]);
  const own = names.filter((other) => other.startsWith(name));
  if (own.length === 1) continue; // The game's slices have no types of their own.
  files[`src/games/${name}/wire.ts`] = await moduleText(own, names.filter((other) => !own.includes(other)));
}

const stale = Object.keys(files).filter((path) => contentOf(path) !== files[path]);
if (process.argv.includes("--check")) {
  for (const path of stale) process.stderr.write(`${path} is not what the server describes: npm run wire\n`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const path of stale) writeFileSync(path, files[path] ?? "");
}

/** @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/**
 * Return the names of the given schemas and of all schemas to which they refer, in alphabetical order.
 * @param {readonly string[]} names
 */
function reached(names) {
  /** @type {Set<string>} */
  const reachedNames = new Set();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reachedNames.has(name)) continue;
    reachedNames.add(name);
    JSON.stringify(schemas[name], (key, value) => {
      if (key === "$ref") waiting.push(value.slice(REF.length));
      return value;
    });
  }
  return [...reachedNames].sort();
}

/**
 * Return the text of a file with a type for each given schema. The file imports the types of the other schemas that it
 * names.
 * @param {readonly string[]} names
 * @param {readonly string[]} otherNames
 */
async function moduleText(names, otherNames) {
  const types = await typesOf([...names, ...otherNames]);
  const declarations = names.map((name) => `${comment(schemas[name]?.["description"])}\n${types.get(name)}`);
  const text = declarations.join("\n\n");
  const imported = otherNames.filter((name) => new RegExp(`: .*\\b${name}\\b`).test(text));
  const head = "// Written by `npm run wire` from the server's own description. Do not change it here.";
  const imports = imported.length ? `import type { ${imported.join(", ")} } from "../../core/view/wire";\n\n` : "";
  return `${head}\n\n${imports}${text}\n`;
}

/**
 * Return a comment above a declaration, in one line if the text has one line.
 * @param {string} words
 */
function comment(words) {
  const lines = words.split("\n");
  return lines.length === 1 ? `/** ${words} */` : `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */`;
}

/**
 * Return the declaration of each given schema.
 * @param {readonly string[]} names
 */
async function typesOf(names) {
  const plain = Object.fromEntries(names.map((name) => [name, paired(starred(schemas[name] ?? {}))]));
  /** @type {any} */
  const document = { openapi: "3.1.0", info: { title: "", version: "" }, paths: {}, components: { schemas: plain } };
  const nodes = await openapiTS(document, { immutable: true, defaultNonNullable: false, silent: true });
  const components = nodes.filter(ts.isInterfaceDeclaration).find((node) => node.name.text === "components");
  const schemasMember = components?.members.filter(ts.isPropertySignature).find((member) => nameOf(member) === "schemas");
  if (!schemasMember?.type || !ts.isTypeLiteralNode(schemasMember.type)) throw new Error("There are no schemas to write types of.");
  const members = schemasMember.type.members.filter(ts.isPropertySignature);
  return new Map(members.map((member) => [nameOf(member), declared(member)]));
}

/** @param {ts.PropertySignature} member */
function nameOf({ name }) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}

/**
 * Return the name of a type, which is the schema's name without the name of the game.
 * @param {string} name
 */
function short(name) {
  return name.slice(name.indexOf(".") + 1);
}

/**
 * Return a schema in which arrays of a fixed length are tuples.
 * @param {any} value
 * @returns {any}
 */
function paired(value) {
  if (Array.isArray(value)) return value.map(paired);
  if (value === null || typeof value !== "object") return value;
  const members = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, paired(member)]));
  const { items, minItems, maxItems } = members;
  if (members["type"] !== "array" || !items || !minItems || minItems !== maxItems) return members;
  return { ...members, prefixItems: Array.from({ length: minItems }, () => items), items: false };
}

/**
 * Return a schema in which each family of keys, such as `person/*`, is a member.
 * @param {Schema} schema
 */
function starred({ patternProperties, ...schema }) {
  if (!patternProperties) return schema;
  const families = Object.entries(patternProperties).map(([key, property]) => [`${key.slice(1)}*`, property]);
  return { ...schema, properties: { ...schema["properties"], ...Object.fromEntries(families) } };
}

/**
 * Return the declaration of a type under its short name. Inside the declaration, other types have their short names,
 * too.
 * @param {ts.PropertySignature} member
 */
function declared(member) {
  const type = member.type ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const { transformed } = ts.transform(type, [(context) => (root) => ts.visitNode(root, shortened(context), ts.isTypeNode)]);
  const file = ts.createSourceFile("wire.ts", "", ts.ScriptTarget.Latest);
  const words = withComments(printer.printNode(ts.EmitHint.Unspecified, transformed[0] ?? type, file))
    .replaceAll(/^( +)/gm, (spaces) => " ".repeat(spaces.length / 2))
    .replaceAll(/\{\n +(readonly \[key: string\]: [^;{}]+);\n +\}/g, "{ $1 }")
    .replaceAll(/\[\n +([^[\]]+)\n +\]/g, (_, members) => `[${members.replaceAll(/\n +/g, " ")}]`)
    .replaceAll(/"(.+)\*"\?:/g, "[key: `$1${string}`]:");
  const name = short(nameOf(member));
  return ts.isTypeLiteralNode(type) ? `export interface ${name} ${words}` : `export type ${name} = ${words};`;
}

/**
 * Return a declaration with the description of each member. Tags that only repeat the member's type are left out.
 * @param {string} words
 */
function withComments(words) {
  return words.replaceAll(/\/\*\*([\s\S]*?)\*\//g, (_, comment) => {
    const description = /@description ([\s\S]*?)(?=\n\s*\* @|$)/.exec(comment.trim())?.[1] ?? "";
    const lines = description.split("\n").map((line) => line.replace(/^\s*\*( |$)/, "").trim().replace(/^\* /, "")).filter(Boolean);
    return lines.length ? `/** ${lines.join(" ")} */` : "";
  });
}

/**
 * Return a transformer that replaces `components["schemas"]["Line"]` with `Line`.
 * @param {ts.TransformationContext} context
 * @returns {(node: ts.Node) => ts.Node}
 */
function shortened(context) {
  return function visit(node) {
    const index = ts.isIndexedAccessTypeNode(node) && ts.isIndexedAccessTypeNode(node.objectType) && node.indexType;
    if (!index || !ts.isLiteralTypeNode(index) || !ts.isStringLiteral(index.literal)) {
      return ts.visitEachChild(node, visit, context);
    }
    return ts.factory.createTypeReferenceNode(short(index.literal.text));
  };
}
