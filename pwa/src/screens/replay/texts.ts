/** The texts of the replay. They come with it. */

import replay from "virtual:texts/replay";
import { addTexts } from "../../ui/texts";

addTexts(replay);
