/** The texts of accounts and of the audit. They come with these pages. */

import accounts from "virtual:texts/accounts";
import { addTexts } from "../../../ui/texts";

addTexts(accounts);
