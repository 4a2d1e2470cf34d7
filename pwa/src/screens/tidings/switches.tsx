import type { Signal } from "@preact/signals";
import { Icon } from "../../ui/parts/icon";
import { t } from "../../ui/texts";
import { isSoundOn, isQuietMode } from "./settings";
import "virtual:texts/tidings";

/** The two settings for tidings, as two lines of the menu. */
export function TidingsSwitches() {
  return (
    <>
      <SettingSwitch on={isQuietMode} name="ui-tidings-quiet" about="ui-tidings-quiet-about" />
      {!isQuietMode.value && <SettingSwitch on={isSoundOn} name="ui-tidings-sound" about="ui-tidings-sound-about" />}
    </>
  );
}

function SettingSwitch({ on, name, about }: { on: Signal<boolean>; name: string; about: string }) {
  return (
    <li>
      <label class="menu-item">
        <Icon name="alert" />
        <span class="option-text">
          <span>{t(name)}</span>
          <span class="option-note">{t(about)}</span>
        </span>
        <input type="checkbox" class="switch" checked={on.value} onChange={(event) => (on.value = event.currentTarget.checked)} />
      </label>
    </li>
  );
}
