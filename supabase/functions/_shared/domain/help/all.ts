import { accountHelp } from "./entries/account.ts";
import { adsHelp } from "./entries/ads.ts";
import { appHelp } from "./entries/app.ts";
import { assistantHelp } from "./entries/assistant.ts";
import { cancellingHelp } from "./entries/cancelling.ts";
import { captionHelp } from "./entries/captions.ts";
import { generatingHelp } from "./entries/generating.ts";
import { limitsHelp } from "./entries/limits.ts";
import { moneyHelp } from "./entries/money.ts";
import { planHelp } from "./entries/plans.ts";
import { privacyHelp } from "./entries/privacy.ts";
import { productHelp } from "./entries/product.ts";
import { promoHelp } from "./entries/promo-codes.ts";
import { settingsHelp } from "./entries/settings.ts";
import { signInHelp } from "./entries/sign-in.ts";
import { supportHelp } from "./entries/support.ts";
import { tradeGrowthHelp } from "./entries/trade-growth.ts";
import { tradeHashtagsHelp } from "./entries/trade-hashtags.ts";
import { tradeTermsHelp } from "./entries/trade-terms.ts";
import { tradeTextsHelp } from "./entries/trade-texts.ts";
import { tradeTimesHelp } from "./entries/trade-times.ts";
import { trendsHelp } from "./entries/trends.ts";
import { voiceHelp } from "./entries/voice.ts";
import { writersHelp } from "./entries/writers.ts";
import type { HelpEntry } from "./entry.ts";

/** The knowledge base: the product, and what people ask about posting. */
export const helpEntries: readonly HelpEntry[] = [
  ...planHelp,
  ...adsHelp,
  ...limitsHelp,
  ...moneyHelp,
  ...cancellingHelp,
  ...promoHelp,
  ...signInHelp,
  ...accountHelp,
  ...privacyHelp,
  ...supportHelp,
  ...generatingHelp,
  ...settingsHelp,
  ...voiceHelp,
  ...captionHelp,
  ...writersHelp,
  ...productHelp,
  ...trendsHelp,
  ...appHelp,
  ...assistantHelp,
  ...tradeTimesHelp,
  ...tradeHashtagsHelp,
  ...tradeTextsHelp,
  ...tradeGrowthHelp,
  ...tradeTermsHelp,
];
