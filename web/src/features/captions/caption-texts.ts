/** The texts of this feature, except the contract's messages. */
export const captionTexts = {
  readsAs: "Reads as",
  language: "Language",
  automatic: "Automatic",
  writeAgain: "Write again",
  photoNote: "What does it show?",
  photoNoteHint: "Optional. A few words about who or what is in it, and the occasion.",
  photoNoteBuiltIn: "The built-in writer cannot see photos. Tell it in a few words what is in this one.",
  seen: "Seen in your photo",
  seenHint: "Correct what is wrong, and write again.",
  addBelow: "Add below…",
  fact: "Fact",
  altText: "Alt text",
  edit: "Edit",
  captionName: (number: number, count: number) => `Caption ${number} of ${count}`,
  keys: "Keyboard shortcuts",
  postsMissing: {
    title: "Your captions are shown as plain text",
    description: "Your connection may be down, or a newer version has just been published. Reloading fetches it.",
  },
  editorMissing: {
    title: "The editor could not be opened",
    description: "Your connection may be down. Please try again in a moment.",
  },
  help: "If you or somebody close to you is in danger, please call your local emergency number now. Somebody is there to listen, day and night:",
  helpLink: "find a helpline near you",
  helpUrl: "https://findahelpline.com",
  prefilled: {
    share: "Another app or website sent this. You did not enter it, so please check it before you generate.",
    link: "The link that you opened filled this in. You did not enter it, so please check it before you generate.",
  },
  nothingShared: { title: "Nothing arrived", description: "Please share it with Caption Kite again." },
  sharedCut: {
    title: "Shortened to 500 characters",
    description: "The shared text was longer than a keyword may be. Please check what was taken.",
  },
  sharedReplaced: (before: string) => ({ title: "Keyword replaced", description: `It was: ${before}` }),
} as const;
