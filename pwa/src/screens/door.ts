/** The texts of the screens before a game: those that list, found and claim. They come with these screens. */

import door from "virtual:texts/door";
import { addTexts } from "../ui/texts";

addTexts(door);
