/** The texts of a trade. They come with it. */

import trade from "virtual:texts/trade";
import { addTexts } from "../texts";

addTexts(trade);
