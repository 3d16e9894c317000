/** What every button that copies a caption says. */
export const copyTexts = {
  copy: "Copy",
  copied: "Copied",
  captionCopied: "Caption copied",
  failed: { title: "Could not copy", description: "Select the caption and copy it by hand." },
} as const;
