import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { build } from "vite";
import type { Plugin, Rolldown } from "vite";

const ENTRY = "src/app/archive.tsx";

/**
 * Marks in the page that an archive's data replace: the server's index, the server's parts, and the phone's own notes.
 */
const PLACES = ["<!--archive-index-->", "<!--archive-kept-->", "<!--archive-parts-->"];

/**
 * Return the plugin that builds `archive.html` beside the app. `archive.html` holds the whole app, because browsers
 * load neither modules nor fetched files for a page that is opened from a file.
 */
export function archive(plugins: () => readonly Plugin[]): Plugin {
  let folder = "";
  return {
    name: "acta-archive",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    async closeBundle(error) {
      if (!error) await writeFile(`${folder}/archive.html`, page(await buildBundle(plugins())));
    },
  };
}

interface Built {
  readonly code: string;
  readonly style: string;
}

async function buildBundle(plugins: readonly Plugin[]): Promise<Built> {
  const output = (await build({
    configFile: false,
    mode: "archive",
    logLevel: "warn",
    publicDir: false,
    plugins: [...plugins],
    build: {
      target: "es2022",
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      // Only the loaders of parts use `import.meta`, and an archive contains no such loader.
      rolldownOptions: { checks: { emptyImportMeta: false }, input: ENTRY, output: { format: "iife", codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.output.flatMap((file) => (file.type === "chunk" ? file.code : [])).join("\n");
  const styles = output.output.flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? String(file.source) : []));
  return { code, style: styles.join("\n") };
}

/**
 * Return the whole page of an archive. The page's policy allows its own script and the data beside the page, and
 * forbids requests to a network.
 */
export function page({ code, style }: Built): string {
  const script = `\n${code.replaceAll("</script", "<\\/script").replaceAll("<!--", "<\\!--")}\n`;
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hash}' 'self' file:`,
    "style-src 'unsafe-inline'",
    "img-src data: blob:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en" translate="no" class="notranslate">
<head>
<meta charset="utf-8" />
<meta http-equiv="content-security-policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
<meta name="google" content="notranslate" />
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f2eadb" />
<meta name="theme-color" content="#0c0a0b" />
<meta name="color-scheme" content="dark light" />
<meta name="referrer" content="no-referrer" />
<title>Acta Ludorum</title>
<style>
${style.replaceAll("</style", "<\\/style")}
</style>
</head>
<body>
<div id="app"></div>
<noscript>Open this file in a browser with JavaScript.</noscript>
${PLACES.join("\n")}
<script>${script}</script>
</body>
</html>
`;
}
