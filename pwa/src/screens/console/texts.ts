/** The texts of the stewards' console. They come with it. */

import texts from "virtual:texts/console";
import { addTexts } from "../../ui/texts";

addTexts(texts);
