import { anyOf } from "../../text/pattern.ts";
import { crises } from "./gravity/crisis.ts";
import { disasters } from "./gravity/disaster.ts";
import { harmlessDeath } from "./gravity/harmless-death.ts";
import { harmlessLosses } from "./gravity/harmless-loss.ts";
import { illnesses } from "./gravity/illness.ts";
import { livelihoods } from "./gravity/livelihood.ts";
import { griefs } from "./gravity/loss.ts";
import { graveOtherLanguages } from "./gravity/other-languages.ts";
export { graveWords } from "./gravity/grave-words.ts";

/** Phrases that are grave though their words are harmless. */
export const gravePhrases: readonly RegExp[] = [livelihoods, disasters, griefs, illnesses, graveOtherLanguages].flatMap(
  (group) => Object.values<RegExp>(group),
);

/** Somebody may be in danger: the page points to help. */
export const crisisPhrases: readonly RegExp[] = Object.values(crises);

const idioms = anyOf(...Object.values(harmlessDeath), ...Object.values(harmlessLosses));

/** Idioms in which a grave word is harmless. They are taken out before the text is weighed. */
export const harmless = new RegExp(`\\b(?:${idioms.source})(?![\\p{L}])`, "giu");
