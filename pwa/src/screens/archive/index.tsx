import { useEffect } from "preact/hooks";
import { useGamePackState } from "../../games/open";
import { dateFormat } from "../../ui/dates";
import { LoadingPanel } from "../../ui/lazy";
import { me } from "../../ui/me";
import { TabMark } from "../../ui/parts/tabs";
import { goToAddress, goToTab, currentRoute, browserAddress } from "../../ui/router";
import { gameSlice } from "../../ui/services";
import { menuTabs, tabName, tabs } from "../../ui/tabs";
import { t } from "../../ui/texts";
import { TabScreen } from "../game";
import { Replay } from "../replay";
import { currentArchive } from "./currentarchive";
import "../game/turn.css";
import "virtual:texts/archive";
import "./archive.css";

/** The screens that are only for acting. An archive does not show them. */
const ACTING_SCREENS = new Set(["acts", "desk", "console"]);

const dateText = dateFormat({ day: "numeric", month: "long", year: "numeric" });

/** A game in an archive. An archived game has the pages about the game, the final screens, and the replay. */
export function ArchivedGameScreen({ id }: { id: string }) {
  const { screen } = currentRoute.value;
  return screen === "at" ? <Replay id={id} /> : <FinalScreens />;
}

function FinalScreens() {
  const packState = useGamePackState(gameSlice.value?.ruleset);
  const title = gameSlice.value?.title ?? "";
  useEffect(() => void (document.title = title), [title]);
  if (packState !== "loaded") return <LoadingPanel hasFailed={packState === "failed"} />;
  const screens = ["after", ...new Set([...tabs.value, ...menuTabs.value])].filter((tab) => !ACTING_SCREENS.has(tab));
  const currentTab = [...screens, "rules"].includes(currentRoute.value.tab) ? currentRoute.value.tab : "after";
  return (
    <div class="game archive" data-period={gameSlice.value?.period.kind}>
      <ArchiveHead title={title} />
      <TabScreen key={`${currentTab} ${me.value}`} tab={currentTab} />
      <Tabs screens={[...screens, "rules"]} currentTab={currentTab} />
    </div>
  );
}

/**
 * A heading with the name of the game and the time when the archive was made. The content below it no longer changes.
 */
function ArchiveHead({ title }: { title: string }) {
  const archiveIndex = currentArchive.value?.index;
  return (
    <header class="archive-head wrapped">
      <strong>{title}</strong>
      {archiveIndex && (
        <span>
          {t("archive-of", { date: dateText(archiveIndex.made) })}
          {!archiveIndex.closed && `, ${t("archive-open")}`}
        </span>
      )}
    </header>
  );
}

function Tabs({ screens, currentTab }: { screens: readonly string[]; currentTab: string }) {
  return (
    <nav class="tabs archive-tabs" aria-label={t("ui-tabs")}>
      {screens.map((tab) => (
        <a
          key={tab}
          href={browserAddress(`/g/${currentRoute.value.game}/${tab}`)}
          class="tab"
          aria-current={tab === currentTab ? "page" : undefined}
          onClick={(event) => {
            event.preventDefault();
            if (tab === "after") goToAddress(`/g/${currentRoute.peek().game}/after`);
            else goToTab(tab);
          }}
        >
          <TabMark tab={tab === "after" ? "eye" : tab} size={22} />
          <span class="tab-name">{tabName(tab)}</span>
        </a>
      ))}
    </nav>
  );
}

/** The message about a file that is no archive. */
export function UnreadableFile() {
  return (
    <main class="screen">
      <p class="empty" role="alert">
        {t("archive-broken")}
      </p>
    </main>
  );
}
