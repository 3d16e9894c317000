/** What a subject is like to write about; decides which openings read naturally around it. */
export type Scene =
  | "dish" | "meal" | "brew" | "glass" | "trip" | "city" | "spot" | "outdoors" | "pet" | "workout" | "match" | "wear" | "care" | "home" | "making" | "cosy" | "person" | "little" | "event" | "wedding"
  | "milestone" | "holiday" | "season" | "weekday" | "weekend" | "work" | "business" | "launch" | "sale" | "offer" | "study" | "chore" | "feeling" | "quiet" | "media" | "cause" | "gear" | "gift" | "toast" | "greeting" | "throwback"
  // What a subject is that no topic knows; see `kind-of.ts`.
  | "hair" | "thing" | "mishap" | "win" | "service" | "hiring" | "learner" | "name" | "tool" | "idea" | "tips" | "why" | "letter" | "number" | "year" | "date";

/**
 * Openings: whole sentences that a person would write, with the subject inside them. Slots: see `forms.ts`.
 * `{is|are}` follows the subject's number. None claims a fact that the poster would have to correct.
 */
export type Openings = Partial<Record<Scene, readonly string[]>>;
