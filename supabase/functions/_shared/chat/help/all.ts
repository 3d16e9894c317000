import { accountHelp } from "./account.ts";
import { captionHelp } from "./captions.ts";
import type { HelpEntry } from "./entry.ts";
import { planHelp } from "./plans.ts";

/** Everything the assistant knows about the product. */
export const helpEntries: readonly HelpEntry[] = [...planHelp, ...captionHelp, ...accountHelp];
