import { useState } from "preact/hooks";
import { matchesAllWords } from "../../core/view/search";
import { person } from "../../core/view/selectors";
import { nameFault } from "../../core/words/typedtext";
import { refusalText } from "../../ui/act/send";
import { SearchBox } from "../../ui/fields/choice";
import { NameInput } from "../../ui/fields/textinputs";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { CrestOf } from "../../ui/parts/crest";
import { SheetHead } from "../../ui/parts/sheet";
import { view } from "../../ui/services";
import { personName, t } from "../../ui/texts";
import { castOf, canBeReassigned } from "./list";
import { CodeToScan } from "./member";
import { seatLateGuest } from "./seat";
import { LONGEST_NAME } from "./table";
import "../../ui/typedtexts";
import "virtual:texts/cast";

/** A character without a person. `card` is "" if the character is not in play yet. */
interface FreeCharacter {
  readonly id: string;
  readonly card: string;
  readonly isAbsent: boolean;
}

/**
 * Seat a late or unexpected guest. The steward chooses a free character, types the guest's name, and shows the code of
 * the card.
 */
export function LateGuestSheet() {
  const [character, setCharacter] = useState<FreeCharacter | null>(null);
  const [token, setToken] = useState("");
  return (
    <div class="act">
      <SheetHead
        title={character ? personName(character.id) : t("cast-late")}
        mark={character && <CrestOf id={character.id} size={44} />}
        note={!character && <span class="quiet">{t("cast-late-about")}</span>}
      />
      {token ? (
        <div class="sheet-scroll">
          <CodeToScan token={token} />
        </div>
      ) : character ? (
        <GuestNameForm character={character} onSeated={setToken} />
      ) : (
        <CharacterPicker onPick={setCharacter} />
      )}
    </div>
  );
}

/**
 * Choose a free character. Characters for whom no person is expected come first. Characters whose person stays away
 * follow.
 */
function CharacterPicker({ onPick }: { onPick: (character: FreeCharacter) => void }) {
  const [search, setSearch] = useState("");
  const { offers } = useOffers(me.value);
  const enteringField = offers?.offers.find(({ type }) => type === "let-in")?.fields.find(({ name }) => name === "character");
  const freshCharacters = enteringField?.kind === "choice" ? enteringField.options.map(({ value: optionId }) => ({ id: optionId, card: "", isAbsent: false })) : [];
  const waitingCharacters = castOf(view.value).filter(canBeReassigned).map((castPart) => ({ id: castPart.person.id, card: castPart.card, isAbsent: castPart.attendance === "absent" }));
  const characters = [...freshCharacters, ...waitingCharacters].sort((a, b) => Number(a.isAbsent) - Number(b.isAbsent));
  const matches = characters.filter(({ id }) => matchesAllWords(search, person(view.value, id)?.name ?? "", personName(id)));
  return (
    <div class="sheet-scroll">
      <SearchBox value={search} onChange={setSearch} />
      <ul class="people-list">
        {matches.map((character) => (
          <li key={character.id}>
            <button type="button" class="row person-row" onClick={() => onPick(character)}>
              <CrestOf id={character.id} size={42} />
              <span class="option-text">
                <span class="option-name"><bdi>{personName(character.id)}</bdi></span>
                {character.isAbsent && <span class="option-note">{t("cast-state-absent")}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!matches.length && <p class="empty">{t(characters.length ? "ui-nothing-found" : "cast-nobody-free")}</p>}
    </div>
  );
}

function GuestNameForm({ character, onSeated }: { character: FreeCharacter; onSeated: (token: string) => void }) {
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [isSending, setIsSending] = useState(false);
  const isName = name.trim() !== "" && !nameFault(name);
  const seat = async (): Promise<void> => {
    setIsSending(true);
    const outcome = await seatLateGuest(me.peek(), character.id, character.card, name.trim());
    setIsSending(false);
    if (outcome.state === "done" && outcome.receipt.token) onSeated(outcome.receipt.token);
    else setText(outcome.state === "refused" ? refusalText(outcome.problem) : t("cast-waits"));
  };
  return (
    <form
      class="act"
      onSubmit={(event) => {
        event.preventDefault();
        if (isName && !isSending) void seat();
      }}
    >
      <div class="sheet-scroll">
        <label class="field">
          <span class="legend">{t("cast-name")}</span>
          <NameInput value={name} maxLength={LONGEST_NAME} onChange={setName} />
        </label>
        <p class="quiet">{t("cast-private")}</p>
        {text && (
          <p class="refusal" role="alert">
            {text}
          </p>
        )}
      </div>
      <footer class="sheet-foot">
        <button type="submit" class="button primary" disabled={!isName || isSending} aria-busy={isSending}>
          {t("cast-seat")}
        </button>
      </footer>
    </form>
  );
}
