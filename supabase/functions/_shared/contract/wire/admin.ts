/** The path for one entry: inserts its ID into an endpoint's path. */
export function entryPath(path: string, id: string): string {
  return path.replace(":id", encodeURIComponent(id));
}

export const adminMessages = {
  forbidden: "Only administrators can do this.",
  notFound: "This entry no longer exists. Refresh the list.",
  modelFailed: "The writer could not finish. Please try again or write it yourself.",
  modelRefused: "The writer declined this. Please write it yourself.",
  modelNotConfigured: "The writer is not set up correctly. Check the language model's settings.",
  modelExhausted:
    "The built-in writer has used all its subjects in this category. Choose another category, or write the article yourself.",
  aborted: "The request was cancelled.",
} as const;
