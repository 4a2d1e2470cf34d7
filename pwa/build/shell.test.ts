import { expect, test } from "vitest";
import { shell } from "./shell";

/** Return the service worker's code after the plugin has changed it, in a build with one part. */
function words(code: string): string {
  const worker = { type: "chunk", fileName: "sw.js", code, imports: [] };
  const part = { type: "chunk", fileName: "assets/part.js", code: "", imports: [] };
  const { generateBundle } = shell([]) as unknown as { generateBundle: (options: object, bundle: object) => void };
  generateBundle({}, { "sw.js": worker, "assets/part.js": part });
  return worker.code;
}

test("the service worker knows the list of files at every place that uses it", () => {
  const answer = words("keeps(__SHELL__); answers(__SHELL__, __BUILD__, __BUILD__);");
  expect(answer).toMatch(/^keeps\((.*)\); answers\(\1, ("\w{12}"), \2\);$/);
  expect(answer).toContain('["/","/assets/part.js"]');
});
