import type { VNode } from "preact";
import { shieldSign, swords, weight } from "../glyphs";
import { t } from "../../../ui/texts";
import "./parts.css";

interface Values {
  readonly attack: number;
  readonly defence: number;
  readonly encumbrance: number;
  readonly attackCount?: number;
}

/** The attack, defence and encumbrance of a gladiator. A weapon that strikes twice is marked. */
export function FightValues({ attack, defence, encumbrance, attackCount = 1 }: Values) {
  return (
    <ul class="totals wrapped">
      <FightValue name="av" glyph={swords} amount={attack} note={attackCount > 1 ? `×${attackCount}` : ""} />
      <FightValue name="dv" glyph={shieldSign} amount={defence} />
      <FightValue name="ev" glyph={weight} amount={encumbrance} />
    </ul>
  );
}

function FightValue({ name, glyph, amount, note = "" }: { name: "av" | "dv" | "ev"; glyph: VNode; amount: number; note?: string }) {
  return (
    <li class="total" data-name={name}>
      <i>{glyph}</i>
      <b>
        {amount}
        {note}
      </b>
      <abbr title={t(`mor-${name}`)}>{t(`mor-${name}-short`)}</abbr>
      <span class="unseen">{t(`mor-${name}`)}</span>
    </li>
  );
}
