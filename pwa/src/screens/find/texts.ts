/** The texts of the search through everything. They come with its sheet. */

import find from "virtual:texts/find";
import { addTexts } from "../../ui/texts";

addTexts(find);
