/** The texts of deadlines. They come with the screens that say them. */

import deadlines from "virtual:texts/deadlines";
import { addTexts } from "../../ui/texts";

addTexts(deadlines);
