import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/cinzel/latin-600.css";
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import "../ui/style/layout.css";
import "../ui/style/parts.css";
import "../ui/style/forms.css";
import { render } from "preact";
import { App } from "./app";
import "./names";
import { followHistory } from "../ui/router";
import { loadCards, storage } from "../ui/services";
import { followTime } from "../ui/currenttime";
import { watchVisibility } from "../ui/visibility";

async function startApp(): Promise<void> {
  followHistory((historySheets) => void import("./restore").then(({ restoreSheets }) => restoreSheets(historySheets), () => undefined));
  followTime();
  watchVisibility();
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  loadCards().catch(() => undefined);
  if (document.readyState === "complete") installApp();
  else addEventListener("load", installApp);
  document.documentElement.dataset["theme"] = (await storage.peek().note("theme")) ?? "";
}

/** Install the app on the phone, and drop data that the server has erased. */
function installApp(): void {
  import("./update").then(({ startToastsAndUpdates }) => startToastsAndUpdates()).catch(() => undefined);
}

void startApp();
