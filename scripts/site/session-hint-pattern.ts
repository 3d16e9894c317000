import { sessionHintName } from "../../supabase/functions/_shared/contract/rules/sessions.ts";

/** A regular expression's text that finds the session hint, under either of its names, in `document.cookie`. */
export const sessionHintPattern = `(?:^|; )(?:${sessionHintName(true)}|${sessionHintName(false)})=`;
