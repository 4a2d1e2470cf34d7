import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/cinzel/latin-600.css";
import "./style/base.css";
import "./style/parts.css";
import "./style/forms.css";
import { render } from "preact";
import { openShelf } from "../core/db";
import { App } from "./app";
import { followHistory } from "./router";
import { loadCards, shelf } from "./services";
import { startTicking } from "./ticker";
import { watchVisibility } from "./visibility";
import { installWorker } from "./worker";

async function start(): Promise<void> {
  followHistory();
  startTicking();
  watchVisibility();
  shelf.value = await openShelf();
  const root = document.getElementById("app");
  if (root) render(<App />, root);
  loadCards().catch(() => undefined);
  addEventListener("load", () => void installWorker());
  if (document.readyState === "complete") void installWorker();
}

void start();
