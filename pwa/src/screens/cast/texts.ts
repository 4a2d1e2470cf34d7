/** The texts of the cast. They come with it. */

import cast from "virtual:texts/cast";
import { addTexts } from "../../ui/texts";
import "../../ui/typedtexts";

addTexts(cast);
