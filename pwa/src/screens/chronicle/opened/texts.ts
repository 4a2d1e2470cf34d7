/** The texts of an entry that was opened. They come with it. */

import entry from "../../../messages/en.entry.ftl?raw";
import { addTexts } from "../../../ui/texts";

addTexts(entry);
