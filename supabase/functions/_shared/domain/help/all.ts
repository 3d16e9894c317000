import { accountHelp } from "./entries/account.ts";
import { assistantHelp } from "./entries/assistant.ts";
import { captionHelp } from "./entries/captions.ts";
import { moneyHelp } from "./entries/money.ts";
import { planHelp } from "./entries/plans.ts";
import { privacyHelp } from "./entries/privacy.ts";
import { productHelp } from "./entries/product.ts";
import { tradeTermsHelp } from "./entries/trade-terms.ts";
import { tradeHelp } from "./entries/trade.ts";
import type { HelpEntry } from "./entry.ts";

/** Everything about the product. */
export const productEntries: readonly HelpEntry[] = [
  ...planHelp,
  ...moneyHelp,
  ...accountHelp,
  ...privacyHelp,
  ...captionHelp,
  ...productHelp,
  ...assistantHelp,
];

/** The knowledge base: the product, and what people ask about posting. */
export const helpEntries: readonly HelpEntry[] = [...productEntries, ...tradeHelp, ...tradeTermsHelp];
