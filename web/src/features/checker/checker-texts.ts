/** The texts of the caption checker. */
export const checkerTexts = {
  title: "Caption Checker",
  description:
    "Check a caption before you post it: its length on Instagram, X, TikTok and Facebook, where the feed folds it, hashtags, links, and phrases that sound machine-written. Free, in your browser.",
  heading: "Check a caption",
  intro:
    "Paste a text to see what each platform makes of it: the length as it counts, where the feed folds, hashtags, links and phrases that sound machine-written. The text stays in your browser.",
  field: "Your caption",
  placeholder: "Paste or type a caption",
  clear: "Clear",
  empty: "Paste a text above, and the results appear here as you type.",
  platforms: "On each platform",
  findings: "What to improve",
  nothing: "Nothing to improve was found.",
  preview: "Preview",
  replace: "Replace",
  improve: "Improve it",
  improveVisitor: "Sign up for free, and Caption Kite writes captions from this text.",
  improveSignedIn: "Opens the generator with this text as the keyword.",
  improveCut: (max: number) => `It takes the first ${max} characters.`,
  tooLong: (max: number) =>
    `The text is very long: the first ${max.toLocaleString("en")} characters are checked. No platform accepts more.`,
  previewCut: (max: number) => `The preview ends after ${max.toLocaleString("en")} characters.`,
  fold: (label: string, fold: number) =>
    `${label} shows about ${fold} characters before “more”. Put what matters first.`,
  linkIsText: (label: string) =>
    `${label} does not turn addresses in captions into links. Put yours in your profile or a comment.`,
  linkWeight: "Each link counts as 23 characters, whatever its length.",
} as const;
