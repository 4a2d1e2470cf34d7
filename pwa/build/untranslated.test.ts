import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { page } from "./archive.ts";

const pages = {
  "the app": readFileSync(new URL("../index.html", import.meta.url), "utf8"),
  "an archive": page({ code: "", style: "" }),
};

test.each(Object.entries(pages))("%s asks browsers not to translate it", (_name, text) => {
  expect(text).toContain('<html lang="en" translate="no" class="notranslate">');
  expect(text).toContain('<meta name="google" content="notranslate" />');
});
