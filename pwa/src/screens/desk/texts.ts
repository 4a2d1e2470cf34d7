/** The texts of a desk. They come with it. */

import desk from "virtual:texts/desk";
import { addTexts } from "../../ui/texts";

addTexts(desk);
