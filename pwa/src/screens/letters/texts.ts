/** The texts of letters. They come with the screens that say them. */

import letters from "../../messages/en.letters.ftl?raw";
import { addTexts } from "../../ui/texts";

addTexts(letters);
