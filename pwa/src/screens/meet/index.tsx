import { useEffect, useState } from "preact/hooks";
import { person } from "../../core/view/selectors";
import { publicNameAddress } from "../../core/view/publicnames";
import type { OwnPublicName } from "../../core/view/wire";
import { QrCode } from "../../ui/act/newcard";
import { ActsAbout } from "../../ui/act/subjectacts";
import { openReference } from "../../ui/reference";
import { loadUntilDone } from "../../ui/lazy";
import { me } from "../../ui/me";
import { Crest, CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { openSheet, swapSheet } from "../../ui/router";
import { api, currentGame, view } from "../../ui/services";
import { personName, t } from "../../ui/texts";
import { ScanSheet } from "./scan";
import "./meet.css";
import "virtual:texts/meet";

/**
 * The time after which a new code is fetched (milliseconds). A code is valid for a longer time, so it never expires
 * during a scan.
 */
const CODE_RENEWAL_MS = 30_000;

/** My code, which others can scan, and a button with which I scan another player's code. */
export function MeetSheet() {
  const code = useCurrentCode(currentGame.value?.id ?? "", me.value);
  return (
    <div class="act">
      <SheetHead title={t("ui-my-code")} mark={<CrestOf id={me.value} size={44} />} note={<p class="quiet"><bdi>{personName(me.value)}</bdi></p>} />
      <div class="sheet-scroll meet">
        {code ? <QrCode text={code} /> : <p class="empty" role="status">{t("ui-code-gone")}</p>}
        <p class="quiet">{t("ui-my-code-about")}</p>
        <button type="button" class="button primary wide" onClick={() => openSheet(() => <ScanSheet onFound={showMetPerson} />)}>
          <Icon name="qr" size={20} /> {t("ui-scan")}
        </button>
      </div>
    </div>
  );
}

/** Replace the sheet of the scanner with the sheet of the person who was found. */
const showMetPerson = (character: string, isCertain: boolean): void => swapSheet(() => <MetSheet id={character} isCertain={isCertain} />);

/** A person whom I met, with my possible acts on this person. `isCertain` says that a code proved who the person is. */
export function MetSheet({ id, isCertain }: { id: string; isCertain: boolean }) {
  const character = person(view.value, id);
  return (
    <div class="act">
      <SheetHead title={personName(id)} mark={character && <Crest bearer={character} size={44} />} note={isCertain && <p class="quiet">{t("ui-met", { who: `who:${id}` })}</p>} />
      <div class="sheet-scroll meet">
        {id !== me.value && <ActsAbout kind="who" id={id} />}
        <button type="button" class="button wide" onClick={() => openReference({ kind: "who", id })}>
          <Icon name="person" size={20} /> {t("ui-who-is-it")}
        </button>
      </div>
    </div>
  );
}

/** Return my current code; "" while there is no code. */
function useCurrentCode(game: string, actor: string): string {
  const [code, setCode] = useState("");
  useEffect(() => {
    let stop = (): void => undefined;
    const renew = (): void => {
      stop();
      stop = loadUntilDone(
        () => api.call<OwnPublicName>(`/games/${game}/public-names?as=${actor}`),
        ({ name }) => setCode(publicNameAddress(location.origin, game, name)),
        () => setCode(""),
      );
    };
    renew();
    const timer = setInterval(renew, CODE_RENEWAL_MS);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [game, actor]);
  return code;
}
