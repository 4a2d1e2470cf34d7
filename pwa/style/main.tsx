import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/cinzel/latin-600.css";
import "../src/ui/style/tokens.css";
import "../src/ui/style/base.css";
import "../src/ui/style/layout.css";
import "../src/ui/style/parts.css";
import "../src/ui/style/forms.css";
import "./style.css";
import { render } from "preact";
import { Sheets } from "../src/ui/parts/sheet";
import { followHistory } from "../src/ui/router";
import { Page } from "./page";
import { layTable, silence } from "./table";

globalThis.fetch = silence;
followHistory(() => undefined);
layTable();
const root = document.getElementById("page");
if (root) {
  render(
    <>
      <Page />
      <Sheets />
    </>,
    root,
  );
}
