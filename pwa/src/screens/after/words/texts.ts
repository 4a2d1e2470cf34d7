/** The texts of the page of what I said. They come with it. */

import words from "../../../messages/en.words.ftl?raw";
import { addTexts } from "../../../ui/texts";

addTexts(words);
