/** The texts of asking to come into a game. They come with its sheet. */

import knock from "../../messages/en.knock.ftl?raw";
import { addTexts } from "../../ui/texts";

addTexts(knock);
