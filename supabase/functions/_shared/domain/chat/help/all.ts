import { accountHelp } from "./account.ts";
import { captionHelp } from "./captions.ts";
import type { HelpEntry } from "./entry.ts";
import { planHelp } from "./plans.ts";

/** All help texts of the assistant. */
export const helpEntries: readonly HelpEntry[] = [...planHelp, ...captionHelp, ...accountHelp];
