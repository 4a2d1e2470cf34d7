/** The texts of archives. They come with them. */

import archive from "../../messages/en.archive.ftl?raw";
import { addTexts } from "../../ui/texts";

addTexts(archive);
