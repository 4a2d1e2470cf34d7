/** The texts of the page of what I said. They come with it. */

import words from "virtual:texts/words";
import { addTexts } from "../../../ui/texts";

addTexts(words);
