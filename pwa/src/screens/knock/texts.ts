/** The texts of asking to come into a game. They come with its sheet. */

import knock from "virtual:texts/knock";
import { addTexts } from "../../ui/texts";

addTexts(knock);
