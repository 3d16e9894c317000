import type { RewriteKind } from "@contract/rules/rewrites.ts";

const plural = (count: number) => (count === 1 ? "rewrite" : "rewrites");

/** The texts of rewriting and adapting. */
export const rewriteTexts = {
  rewrite: "Rewrite",
  menu: "Rewrite this caption",
  loading: "Looking at what can be done with this caption…",
  loadFailed: "The rewrites could not be loaded.",
  retry: "Try again",
  nothing: "The writer in use has nothing better for this caption. You can edit it by clicking its text.",
  left: (left: number, all: number) =>
    left > 0
      ? `${left} of ${all} free ${plural(all)} left for these captions`
      : "The free rewrites of these captions are used: another one counts as a caption",
  back: "Back",
  likeLabel: "A caption whose style you like",
  likeHint: "Only its style is used, nothing that it says.",
  likeStart: "Rewrite like this one",
  languageTitle: "Which language?",
  running: {
    shorter: "Making it shorter…",
    longer: "Making it longer…",
    funnier: "Making it funnier…",
    warmer: "Making it warmer…",
    direct: "Making it more direct…",
    drier: "Making it drier…",
    question: "Making it a question…",
    opening: "Finding another opening…",
    hashtags: "Adding hashtags…",
    "no-hashtags": "Removing the hashtags…",
    emoji: "Adding emoji…",
    "no-emoji": "Removing the emoji…",
    language: "Translating…",
    like: "Rewriting in that style…",
  } satisfies Record<RewriteKind, string>,
  adapting: "Fitting it for the other platforms…",
  cancel: "Cancel",
  rewriteFailed: "The caption was not rewritten",
  adaptFailed: "The caption was not adapted",
  tryAgain: "Please try again in a moment.",
  adapt: "Adapt",
  adaptTitle: "Adapt to every platform",
  adaptNote: (names: string) => `Fits this caption for ${names}. Each gets its own tab, which you can edit.`,
  adaptCost: "Counts as one caption.",
  adaptAgain: "The tabs get this text; their earlier texts stay in Undo.",
  platforms: "Platforms",
  editedHere: "Edited here",
  onlyHere: "Changed in this tab only",
  takeOver: "Take over",
  takeOverHint: "Puts this text into the other tabs; Undo brings theirs back",
  tookOver: (count: number) => ({ title: `The text is now in ${count} other ${count === 1 ? "tab" : "tabs"}` }),
  thread: (count: number) => `Thread of ${count} posts`,
  copyAll: "Copy all",
  postNumber: (number: number) => `post ${number}`,
  firstComment: "First comment",
} as const;
