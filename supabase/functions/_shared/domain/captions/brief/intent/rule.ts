import type { Intent } from "../brief.ts";

export interface IntentReading {
  intent: Intent;
  confidence: number;
}

/** A rule of reading: the first that matches decides. */
export interface Rule extends IntentReading {
  test: RegExp;
}
