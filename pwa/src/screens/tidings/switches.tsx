import type { Signal } from "@preact/signals";
import { Icon } from "../../ui/parts/icon";
import { t } from "../../ui/texts";
import { isSoundOn, isQuietMode } from "./settings";
import "virtual:texts/tidings";

/** The two settings for tidings, as two lines of the menu. */
export function TidingsSwitches() {
  return (
    <>
      <SettingSwitch isOn={isQuietMode} name="ui-tidings-quiet" description="ui-tidings-quiet-about" />
      {!isQuietMode.value && <SettingSwitch isOn={isSoundOn} name="ui-tidings-sound" description="ui-tidings-sound-about" />}
    </>
  );
}

function SettingSwitch({ isOn, name, description }: { isOn: Signal<boolean>; name: string; description: string }) {
  return (
    <li>
      <label class="menu-item">
        <Icon name="alert" />
        <span class="option-text">
          <span>{t(name)}</span>
          <span class="option-note">{t(description)}</span>
        </span>
        <input type="checkbox" class="switch" checked={isOn.value} onChange={(event) => (isOn.value = event.currentTarget.checked)} />
      </label>
    </li>
  );
}
