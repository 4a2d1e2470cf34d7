/** The texts of the pages that look back on a game. They come with these pages. */

import after from "virtual:texts/after";
import check from "virtual:texts/check";
import story from "virtual:texts/story";
import { addTexts } from "../../ui/texts";

addTexts(after);
addTexts(story);
addTexts(check);
