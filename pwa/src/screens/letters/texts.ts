/** The texts of letters. They come with the screens that say them. */

import letters from "virtual:texts/letters";
import { addTexts } from "../../ui/texts";

addTexts(letters);
