/** First parts of query keys that more than one feature names. */
export const queryKeys = {
  captionHistory: ["caption-history"],
} as const;
