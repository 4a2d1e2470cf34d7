/** The texts of the replay. They come with it. */

import replay from "../../messages/en.replay.ftl?raw";
import { addTexts } from "../../ui/texts";

addTexts(replay);
