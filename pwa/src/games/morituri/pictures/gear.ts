/** The pictures of gear, and of the other cards that are dealt to a gladiator. */

import { helmet, net, shield, sword, swords } from "../../../ui/pictures/arms";
import { circle } from "../../../ui/pictures/paths";
import type { Pictures } from "../../../ui/pictures/paths";
import { crowd, mask, person } from "../../../ui/pictures/people";
import { cross, drop, plus } from "../../../ui/pictures/signs";
import { coin, purse, quill } from "../../../ui/pictures/things";

/** A sword that bends in the middle of its length. */
const sica = "M4 1.500c7 1.500 8.500 4 9.500 8.500l5-1.500c1.500 4-1 7-5 9l-1-2.500c-3-2.500-3-5.500-4-8S6.500 3 4 1.500zM9 17l7.500-3 1 2.500L10 20zM13 19.500l2.700-1 1.500 4-2.700 1z";
const spatha = "M12 .5l2 3V15h-4V3.500zM6 15.500h12v2H6zM11 18h2v3.500h-2zM10 21.500h4v2h-4z";
const hasta = "M22.500 1.500 21 9l-3-3-3-3zM16.500 5.500l2 2L3 23l-2-2z";
const trident = "M11 9V2L12 .5 13 2v7c2-.3 3.300-2 3.500-5L15 5l2.300-4L20 5l-1.500-.8c-.2 4.300-2.300 7-5.500 7.300V23.500h-2V11.500C7.800 11.200 5.700 8.500 5.500 4.200L4 5l2.700-4L9 5 7.500 4c.2 3 1.500 4.700 3.500 5z";
const falx = "M5 1.500C13 1.500 19.500 6 19.500 14c-2-4.500-5-6.500-9-7v16H7.500V6C6.500 5 5.500 3.500 5 1.500z";
const twoSwords = "M7 .5l2 3V14h1.500v2H8.300v6.500H5.700V16H3.500v-2H5V3.500zM17 .5l2 3V14h1.500v2h-2.200v6.500h-2.600V16h-2.200v-2H15V3.500z";
/** The smooth helmet of a secutor. A net cannot catch on it, and it has two round holes. */
const smoothHelmet = `M12 1.500c6 0 9 4.500 9 10.500 0 5-2 9-5 10.500H8C5 21 3 17 3 12 3 6 6 1.500 12 1.500z${circle(8.3, 12, 2)}${circle(15.7, 12, 2)}M11.300 4h1.400v16h-1.400z`;
const fish = "M1.500 12c4-7 11-7 15-1.500l6-4.500v12l-6-4.500c-4 5.500-11 5.500-15-1.500zM6.500 10a1.500 1.500 0 1 0 .1 0z";
const wing = "M22.500 3c-9 0-16 3-20.500 9 2 .5 3.500.3 5-.5-1 2-2.500 3.500-4 4.500 2.500.5 4.500 0 6.500-1.500-1 2-2 3.500-3.500 4.500C14 19.500 20.500 13 22.500 3z";
const shoulderGuard = "M3 21.500C3 9 8 3 21.500 2.500 20 9 16 12 12.500 13.500 10.500 16 9.500 18.500 9.500 21.500zM9 13a1.500 1.500 0 1 0 .1 0z";
const armGuard = "M8 1.500h8v4.300H8zM7.500 7h9v4h-9zM8 12.200h8v4H8zM8.500 17.400h7l-.5 5H9z";
const chestPlate = "M5 2h3.500c1 2.500 6 2.500 7 0H19l1.500 7-1.500 3v8c-4.500 3-9.500 3-14 0v-8L3.500 9zM11.300 8v12h1.400V8zM7 12.500c1.500 1 2.500 1 4 0v-1.700c-1.500 1-2.500 1-4 0zM13 12.500c1.500 1 2.500 1 4 0v-1.700c-1.500 1-2.500 1-4 0z";
const legWraps = "|M6 3.500l12 4M6 8l12 4M6 12.500l12 4M6 17l12 4M18 3.500 6 8M18 8 6 12.500M18 12.500 6 17";
const greave = "M8.500 1.500C11 .5 13 .5 15.500 1.500c1.500 5 1.500 10-.5 15.500v5.500H9V17C7 11.500 7 6.500 8.500 1.500zM11.300 5v10h1.400V5z";
const greaves = "M3 2c2-.8 4-.8 6 0 1.200 5 1.200 10-.5 15v5.500h-5V17C1.800 12 1.800 7 3 2zM15 2c2-.8 4-.8 6 0 1.200 5 1.200 10-.5 15v5.500h-5V17c-1.700-5-1.700-10-.5-15z";
const squareShield = `M4.500 4.500h15v15h-15zM7 7v10h10V7z${circle(12, 12, 2.5)}`;
const roundShield = `${circle(12, 12, 10)}${circle(12, 12, 7.3)}${circle(12, 12, 3)}`;
const tallShield = `M5 1.500h14v21H5zM7.300 4v16h9.400V4zM11.300 5.500h1.400v3.700h-1.400zM11.300 14.800h1.400v3.700h-1.400z${circle(12, 12, 2.3)}`;
const healerStaff = "M11 1.500h2v21h-2z|M12 5c5 0 6 4 0 5.500S6.500 16 12 16.500c4 .3 4.500 3 1.500 4";
const chain = "|M9.500 10.500 6 14a4.200 4.200 0 0 0 6 6l2.500-2.500M14.500 13.500 18 10a4.200 4.200 0 0 0-6-6L9.500 6.500M8.500 15.500l7-7";

export const GEAR_PICTURES = {
  gladius: [sword],
  sica: [sica],
  spatha: [spatha],
  hasta: [hasta],
  trident: [trident],
  dual_gladius: [twoSwords],
  falx: [falx],
  casses: [net],
  galea_hoplomachus: [helmet, quill],
  galea_thraex: [helmet, wing],
  galea_provocator: [helmet],
  galea_murmillo: [helmet, fish],
  galea_secutor: [smoothHelmet],
  galerus: [shoulderGuard],
  manica: [armGuard],
  pectorale: [chestPlate],
  fasciae: [legWraps],
  ocrea: [greave],
  ocreae: [greaves],
  parmula: [squareShield],
  parma: [roundShield],
  scutum: [tallShield],
  crowd_favour: [crowd],
  medicus: [healerStaff],
  patron: [person, coin],
  old_wound: [drop, plus],
  owner_in_debt: [purse, cross],
  chains: [chain],
  thief_armour: [mask, shield],
  thief_weapon: [mask, swords],
} as const satisfies Pictures;
