/** The texts of a meeting. They come with it. */

import meet from "virtual:texts/meet";
import { addTexts } from "../../ui/texts";

addTexts(meet);
