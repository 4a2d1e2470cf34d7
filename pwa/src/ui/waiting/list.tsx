import { isTrade } from "../../core/sending/opentrades";
import { hasRequests, waitingItems } from "../../core/view/selectors";
import { ignoreTaps, useIgnoreTapsAfterListChange } from "../taps";
import { me } from "../me";
import { Panel } from "../parts/panel";
import { currentGame, gameSlice, view } from "../services";
import { t } from "../texts";
import { OutboxCard } from "./outbox";
import { lazy } from "../lazy";

const DutyCard = lazy(() => import("./duty").then((module) => module.DutyCard), ignoreTaps);
const OwnPetitions = lazy(() => import("./consenteffects").then((module) => module.OwnPetitions));
const PetitionCard = lazy(() => import("./petition").then((module) => module.PetitionCard), ignoreTaps);
const TradeCard = lazy(() => import("./consenteffects").then((module) => module.TradeCard), ignoreTaps);
const QuestionCards = lazy(() => import("./questions").then((module) => module.QuestionCards), ignoreTaps);
const WindowCards = lazy(() => import("../window/card").then((module) => module.WindowCards), ignoreTaps);

/** The properties of `WaitingList`. */
interface WaitingListProps {
  readonly isQuietWhenEmpty?: boolean;
  readonly Petition?: typeof PetitionCard;
  /**
   * Whether the list includes questions that the viewer must judge. The stewards' console lists these questions
   * elsewhere.
   */
  readonly showsQuestions?: boolean;
}

/**
 * Draw the items that wait for the viewer. The items are petitions, duties, windows, questions to judge, and the
 * viewer's own commands.
 */
export function WaitingList({ isQuietWhenEmpty = true, Petition = PetitionCard, showsQuestions = true }: WaitingListProps) {
  // In a closed game nothing waits for anybody, although its last requests were never answered.
  const isClosed = gameSlice.value?.status === "closed";
  const { petitions, duties, windows, asked: askedPetitions, ...otherItems } = waitingItems(isClosed ? null : view.value, me.value);
  const questions = showsQuestions ? otherItems.questions : [];
  const outbox = currentGame.value?.outbox.value ?? [];
  const unansweredItems = outbox.filter((item) => item.state === "queued" || item.state === "sent");
  const items = outbox.filter((item) => !unansweredItems.includes(item));
  useIgnoreTapsAfterListChange([...unansweredItems, ...items, ...windows, ...duties, ...petitions, ...questions].map(({ id }) => id).join(" "));
  const itemCount = petitions.length + windows.length + duties.length + questions.length + items.length;
  return (
    <>
      {unansweredItems.length > 0 && (
        <Panel title={t("ui-pending")}>
          <ul class="cards">
            {unansweredItems.map((item) => (
              <OutboxCard key={item.id} item={item} />
            ))}
          </ul>
        </Panel>
      )}
      {itemCount > 0 && (
        <Panel title={t("ui-waiting")} tone="call">
          <ul class="cards">
            {items.map((item) => (
              <OutboxCard key={item.id} item={item} />
            ))}
            {windows.length > 0 && <WindowCards actor={me.value} />}
            {duties.map((duty) => (
              <DutyCard key={duty.id} duty={duty} actor={me.value} />
            ))}
            {petitions.map((petition) => {
              const Card = isTrade(petition) ? TradeCard : Petition;
              return <Card key={petition.id} petition={petition} actor={me.value} />;
            })}
            {questions.length > 0 && <QuestionCards questions={questions} actor={me.value} />}
          </ul>
        </Panel>
      )}
      {itemCount === 0 && !isQuietWhenEmpty && (
        <Panel title={t("ui-waiting")}>
          <p class="quiet">{t("ui-nothing-waits")}</p>
        </Panel>
      )}
      {hasRequests(view.value) && <OwnPetitions petitions={askedPetitions} />}
    </>
  );
}
