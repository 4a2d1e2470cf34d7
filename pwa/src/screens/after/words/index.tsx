import { me, amSteward } from "../../../ui/me";
import { gameSlice } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { Panel } from "../../../ui/parts/panel";
import type { SaidPage } from "../../../core/view/wire";
import { FetchedAnswer } from "../answer";
import { ConsentList } from "./consent";
import { EraseMyWords, ErasePersonForm } from "./erase";
import { WordsList } from "./list";
import "virtual:texts/words";
import "./words.css";

const PAGE_SIZE = 100;

/**
 * The page of free text. The page shows my own words with their readers and a way to erase them, and the words of other
 * people that I may read.
 */
export function WordsPage() {
  const isClosed = gameSlice.value?.status === "closed";
  return (
    <div class="words">
      {!isClosed && <p class="quiet">{t("words-later")}</p>}
      {me.value && <MyWordsPage startAfter={0} />}
      {isClosed && (
        <Panel title={t("words-others")}>
          <p class="quiet">{t("words-others-about")}</p>
          <OthersWordsPage startAfter={0} />
        </Panel>
      )}
      {isClosed && amSteward.value && <ErasePersonForm />}
    </div>
  );
}

const wordsPath = (owner: "mine" | "others", startAfter: number): string => `/words?whose=${owner}&after=${startAfter}&limit=${PAGE_SIZE}`;

const MyWordsPage = ({ startAfter }: { startAfter: number }) => <FetchedAnswer path={wordsPath("mine", startAfter)} Shown={startAfter ? MoreOfMyWords : MyWords} />;
const OthersWordsPage = ({ startAfter }: { startAfter: number }) => <FetchedAnswer path={wordsPath("others", startAfter)} Shown={OthersWords} />;

function MyWords({ answer }: { answer: SaidPage }) {
  return (
    <>
      {answer.closed && <ConsentList consents={answer.consents} />}
      <Panel title={t("words-mine")}>
        {answer.words.length === 0 && <p class="empty">{t("words-none")}</p>}
        <MoreOfMyWords answer={answer} />
      </Panel>
      {answer.closed && <EraseMyWords consents={answer.consents} />}
    </>
  );
}

const MoreOfMyWords = ({ answer }: { answer: SaidPage }) => <WordsList page={answer} isMine drawRest={(startAfter) => <MyWordsPage startAfter={startAfter} />} />;

function OthersWords({ answer }: { answer: SaidPage }) {
  if (answer.words.length === 0) return <p class="empty">{t("words-none-of-others")}</p>;
  return <WordsList page={answer} isMine={false} drawRest={(startAfter) => <OthersWordsPage startAfter={startAfter} />} />;
}
