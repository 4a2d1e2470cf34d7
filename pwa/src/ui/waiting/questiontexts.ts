/** The texts of questions for a judge. They come with them. */

import texts from "virtual:texts/questions";
import { addTexts } from "../texts";

addTexts(texts);
