/** The texts of the pages that look back on a game. They come with these pages. */

import after from "../../messages/en.after.ftl?raw";
import check from "../../messages/en.check.ftl?raw";
import story from "../../messages/en.story.ftl?raw";
import { addTexts } from "../../ui/texts";

addTexts(after);
addTexts(story);
addTexts(check);
