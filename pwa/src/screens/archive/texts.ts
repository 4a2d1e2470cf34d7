/** The texts of archives. They come with them. */

import archive from "virtual:texts/archive";
import { addTexts } from "../../ui/texts";

addTexts(archive);
