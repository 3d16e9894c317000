import { captionVersionLengthMax } from "@contract/rules/caption-versions.ts";

/** The texts of the editor. */
export const editorTexts = {
  text: "Caption text",
  undo: "Undo",
  redo: "Redo",
  edited: "Edited",
  backToFirst: "Back to the first version",
  /** Short, because the state changes while somebody types; `hint` says the rest. */
  states: {
    saved: { label: "Saved", hint: "The text is in your history." },
    waiting: { label: "Not saved yet", hint: "The text is kept in this browser and saved as soon as possible." },
    refused: {
      label: "Too long to save",
      hint: `A caption can have at most ${captionVersionLengthMax.toLocaleString("en")} characters.`,
    },
    detached: { label: "Only in this tab", hint: "The caption is no longer in your history." },
  },
  emptyReverted: { title: "An empty caption is not kept", description: "The text before it is back." },
  changedElsewhere: {
    title: "Also changed elsewhere",
    description: "Both versions of this caption are kept. Yours is current; Undo shows the other one.",
  },
  savedNow: (count: number) => ({
    title: count === 1 ? "Your changes to a caption are saved" : `Your changes to ${count} captions are saved`,
  }),
} as const;
