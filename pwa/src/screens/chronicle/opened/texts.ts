/** The texts of an entry that was opened. They come with it. */

import entry from "virtual:texts/entry";
import { addTexts } from "../../../ui/texts";

addTexts(entry);
