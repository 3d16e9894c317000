/** First parts of query keys that more than one feature uses. */
export const queryKeys = {
  captionHistory: ["caption-history"],
  captionEndings: ["caption-endings"],
  subscriptionDetails: ["subscription-details"],
  promoStatus: ["promo-code-status"],
  sessions: ["user-sessions"],
  trending: ["trending"],
} as const;
