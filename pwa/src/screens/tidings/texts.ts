/** The texts of what is done to somebody. They come with the screen that says them. */

import tidings from "virtual:texts/tidings";
import { addTexts } from "../../ui/texts";

addTexts(tidings);
