/** What is wrong with what somebody types. The texts come with whatever says it, if they are not here yet. */

import typed from "virtual:texts/typed";
import { addTexts, texts } from "./texts";

if (!texts.peek().has("illegible-unseen")) addTexts(typed);
