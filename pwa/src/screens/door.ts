/** Loads the texts of the screens outside a game: list, setup and claim. */

import door from "virtual:texts/door";
import { addTexts } from "../ui/texts";

addTexts(door);
