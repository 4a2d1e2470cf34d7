import { LONGEST_NAME } from "../../core/sending/founding";
import type { Seat } from "../../core/sending/founding";
import type { Message } from "../../core/view/values";
import { Icon } from "../../ui/parts/icon";
import { t } from "../../ui/texts";

interface SeatRowProps {
  readonly seatNumber: number;
  readonly seat: Seat;
  /** The fault of the name; null or undefined if the name has no fault. */
  readonly fault: Message | null | undefined;
  readonly onChange: (seat: Seat) => void;
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** One seat at the table, for a person with a name or for a bot. */
export function SeatRow({ seatNumber, seat, fault, onChange }: SeatRowProps) {
  const label = t("ui-seat", { n: seatNumber });
  return (
    <li class="seat-row" data-bot={seat.bot}>
      <span class="seat-number" aria-hidden="true">
        {NUMERALS[seatNumber - 1] ?? seatNumber}
      </span>
      {seat.bot ? (
        <span class="seat-bot">{t("ui-bot-plays")}</span>
      ) : (
        <input
          class="line-input"
          dir="auto"
          value={seat.name}
          aria-label={t("ui-seat-name", { n: seatNumber })}
          placeholder={t("ui-seat-name", { n: seatNumber })}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })}
        />
      )}
      <div class="segments" role="group" aria-label={label}>
        {([false, true] as const).map((isBot) => (
          <button
            key={String(isBot)}
            type="button"
            class="segment"
            aria-pressed={seat.bot === isBot}
            aria-label={t(isBot ? "ui-bot" : "ui-human")}
            onClick={() => onChange({ ...seat, bot: isBot })}
          >
            <Icon name={isBot ? "bot" : "person"} />
          </button>
        ))}
      </div>
      {fault && (
        <p class="refusal" role="alert">
          {t(fault.key, fault.args)}
        </p>
      )}
    </li>
  );
}
