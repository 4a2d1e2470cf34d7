/** The texts about faults of typed text. The texts are loaded with the first screen that needs them. */

import typed from "virtual:texts/typed";
import { addTexts, texts } from "./texts";

if (!texts.peek().has("illegible-unseen")) addTexts(typed);
