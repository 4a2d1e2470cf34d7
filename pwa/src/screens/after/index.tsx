import { saveTextAsFile } from "../../ui/download";
import { lazy, lazyOnce } from "../../ui/lazy";
import { Icon } from "../../ui/parts/icon";
import { goToAddress, currentRoute, openSheet } from "../../ui/router";
import { t } from "../../ui/texts";
import { currentArchive } from "../archive/currentarchive";
import { PAGES } from "./pages";
import type { Page } from "./pages";
import "virtual:texts/after";
import "virtual:texts/check";
import "virtual:texts/story";
import "./after.css";

const FindSheet = lazy(() => import("../find").then((module) => module.FindSheet));

/** The pages about a finished game. Without a page in the address, their list is shown. */
export function AfterTheGame() {
  const [pageName] = currentRoute.value.rest;
  const page = PAGES.find((page) => page.pageName === pageName);
  return page ? <ShownPage page={page} /> : <PageList />;
}

function ShownPage({ page }: { page: Page }) {
  const Content = lazyOnce(page.load);
  return (
    <div class="after" data-page={page.pageName}>
      <button type="button" class="link after-back" onClick={() => goToAddress(`/g/${currentRoute.value.game}/after`)}>
        {t("after-back")}
      </button>
      <h1>{t(`after-${page.pageName}`)}</h1>
      <Content />
    </div>
  );
}

function PageList() {
  return (
    <div class="after">
      <h1>{t("after-title")}</h1>
      <button type="button" class="button wide after-search" onClick={() => openSheet(() => <FindSheet />)}>
        <Icon name="search" /> {t("ui-search")}
      </button>
      <ul class="menu">
        {PAGES.filter(({ isShown }) => isShown?.() ?? true).map(({ pageName, icon }) => (
          <li key={pageName}>
            <button type="button" class="menu-item" onClick={() => goToAddress(`/g/${currentRoute.value.game}/after/${pageName}`)}>
              <Icon name={icon} />
              <span class="option-text">
                <span>{t(`after-${pageName}`)}</span>
                <span class="option-note">{t(`after-${pageName}-about`)}</span>
              </span>
            </button>
          </li>
        ))}
        <WitnessDownload />
      </ul>
    </div>
  );
}

/** A download of the witness file of the phone that made the archive. The download is shown in an archive. */
function WitnessDownload() {
  const file = currentArchive.value?.witness;
  if (!file) return null;
  return (
    <li>
      <button type="button" class="menu-item" onClick={() => saveTextAsFile(`acta-witness-${file.game}.json`, JSON.stringify(file))}>
        <Icon name="eye" />
        <span class="option-text">
          <span>{t("archive-witness")}</span>
          <span class="option-note">{t("archive-witness-about")}</span>
        </span>
      </button>
    </li>
  );
}
