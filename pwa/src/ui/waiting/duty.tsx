import { useState } from "preact/hooks";
import type { Message } from "../../core/view/values";
import type { DutyDoc } from "../../core/view/wire";
import { sendAct } from "../act/send";
import { runUnlessTapsIgnored, areTapsIgnored } from "../taps";
import { Icon } from "../parts/icon";
import { gloss } from "../parts/gloss";
import { MessageText } from "../parts/words";
import { personName, t, texts } from "../texts";

/**
 * Draw a choice that a character must make. The viewer may be the character's stand-in. Each option is a button. A line
 * names the default option, which counts if the character chooses nothing.
 */
export function DutyCard({ duty, actor, recorder = "" }: { duty: DutyDoc; actor: string; recorder?: string }) {
  const [isSending, setIsSending] = useState(false);
  const choose = async (option: string): Promise<void> => {
    setIsSending(true);
    await sendAct("choose", actor, { duty: duty.id, option: optionValue(option), ...(recorder && { recorder }) });
    setIsSending(false);
  };
  const message: Message = { key: `duty-${duty.kind}`, args: duty.args };
  return (
    <li class="card call" data-matter={duty.id}>
      <Icon name="hourglass" size={28} />
      <div class="card-body">
        <p>
          <MessageText message={message} canTap gloss={gloss} />
        </p>
        {duty.default && <p class="quiet">{t("ui-duty-default", { option: optionName(duty.default) })}</p>}
      </div>
      <div class="card-acts">
        {duty.options.map((option) => (
          <button
            key={option}
            type="button"
            class="button"
            disabled={isSending}
            aria-disabled={areTapsIgnored.value}
            onClick={() => void runUnlessTapsIgnored(() => choose(option))}
          >
            {optionName(option)}
          </button>
        ))}
      </div>
    </li>
  );
}

/** Return the name of a duty's option. Some options are the ids of people without the mark of a reference. */
export function optionName(option: string): string {
  const sentencePart = texts.value.refer(option);
  if (typeof sentencePart !== "string") return sentencePart.text;
  const key = `option-${option}`;
  return texts.value.has(key) ? t(key) : personName(option);
}

/** Return the value of an option. If the option is a reference, its id is sent. */
export const optionValue = (option: string): string => option.replace(/^(who|place|asset):/, "");
