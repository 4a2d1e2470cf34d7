/** The texts of the state on paper. They come with it. */

import paper from "virtual:texts/paper";
import { addTexts } from "../../../ui/texts";

addTexts(paper);
