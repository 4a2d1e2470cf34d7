/** The texts of deadlines. They come with the screens that say them. */

import deadlines from "../../messages/en.deadlines.ftl?raw";
import { addTexts } from "../../ui/texts";

addTexts(deadlines);
