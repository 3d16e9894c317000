/** The texts of this feature, except the contract's messages. */
export const toneTexts = {
  button: "Tone",
  card: "Caption style",
  cardIntro: "Captions sound like you when they know how you write.",
  empty:
    "No style saved yet. Paste one to three captions of yours; length, emoji, casing and sign-offs are picked up from them.",
  add: "Add your style",
  edit: "Edit style",
  dialog: "Your caption style",
  dialogIntro:
    "Say how you write, and add 1 to 3 example captions that sound like you. Every new caption follows them.",
  label: "Style and examples",
  placeholder:
    "Add 1 to 3 example captions, one per line, e.g.\nslow sundays & strong coffee ☕️ — m.\nfound the light again. keeping it. — m.",
  points: "What we read",
  pointsHint: "Switch off what is not you.",
  noPoints: "Add a few captions of yours, and their habits show here.",
  noExamples: "No example captions found.",
  save: "Save style",
  cancel: "Cancel",
  fetchFailed: "Error fetching tone preference",
  saveFailed: "Failed to save tone preference",
  leaveQuestion: "Leave without saving?",
  leaveText: "What you changed in your caption style is not saved yet.",
} as const;
