/** The texts of acting for another. They come with it. */

import standin from "virtual:texts/standin";
import { addTexts } from "../../ui/texts";

addTexts(standin);
