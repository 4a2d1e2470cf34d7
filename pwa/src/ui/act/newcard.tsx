import { useEffect, useState } from "preact/hooks";
import { cardCode } from "../../core/sending/cardcode";
import { SheetHead } from "../parts/sheet";
import { t } from "../texts";

/** Draw a card that was issued again, as a code to scan. `waits` says that others must agree to the card first. */
export function NewCardSheet({ token, isWaiting = false }: { token: string; isWaiting?: boolean }) {
  return (
    <div class="act">
      <SheetHead title={t("ui-new-card")} />
      <div class="sheet-scroll">
        <p>{t(isWaiting ? "ui-new-card-waits" : "ui-new-card-about")}</p>
        <CardCode token={token} />
      </div>
    </div>
  );
}

interface CardCodeProps {
  readonly token: string;
  /** The letters to type; "" if no letters open the card. A card that was issued now always has letters. */
  readonly code?: string;
}

/** Draw a card's token as a code to scan, as a link, and as letters to type. */
export function CardCode({ token, code = cardCode(token) }: CardCodeProps) {
  const link = `${location.origin}/c#${token}`;
  return (
    <>
      <QrCode text={link} />
      <p class="token">{link}</p>
      {code && <p class="token">{t("ui-typed-code", { code })}</p>}
    </>
  );
}

/** Draw a text as a QR code. The code is dark on light, so that every camera can read it. */
export function QrCode({ text }: { text: string }) {
  const [bits, setBits] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void import("qr").then(({ encodeQR }) => {
      if (isCurrent) setBits(encodeQR(text, "raw", { ecc: "medium", border: 2 }));
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  const dots = bits.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg class="qr" viewBox={`0 0 ${bits.length || 1} ${bits.length || 1}`} role="img" aria-label={t("ui-qr")}>
      <path d={dots.join("")} />
    </svg>
  );
}
