/** The texts of accounts and of the audit. They come with these pages. */

import accounts from "../../../messages/en.accounts.ftl?raw";
import { addTexts } from "../../../ui/texts";

addTexts(accounts);
