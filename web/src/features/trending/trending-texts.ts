import type { scoreWeights } from "@contract/rules/trending-score.ts";

/** Every text of this feature beside the contract's. */
export const trendingTexts = {
  title: "Trending Content",
  intro: "What is worth a post today. Press an emoji or a hashtag to copy it, or a topic to write a caption about it.",
  tabs: { emojis: "Emojis", hashtags: "Hashtags", platforms: "Platforms", sources: "Sources" },
  nextUpdate: "Next update in",
  updateDue: "New trends are being put together. They appear here by themselves.",
  refreshFailed: "The newest trends could not be fetched. This page keeps trying.",
  loading: "Loading today's trends",
  loadFallback: "Please try again.",
  retry: "Try again",
  emptyHint: "Today's trends are not here yet. They are put together every day just after midnight UTC.",
  emptyTab: {
    emojis: "No emojis today.",
    hashtags: "No hashtags today.",
    platforms: "No topics today.",
    sources: "No sources today.",
  },
  sourcesIntro: "Where to look further. These are other companies' pages; some ask you to log in.",
  copied: "Copied",
  copiedHint: (text: string) => `${text} is ready to paste.`,
  copyFailed: "Could not copy",
  copyFailedHint: "Select it and copy it by hand.",
} as const;

export const scoringTexts: {
  title: string;
  intro: string;
  lists: { id: keyof typeof scoreWeights; title: string }[];
  bands: string;
} = {
  title: "How scores are made",
  intro:
    "A score runs from 0 to 100. It is read from the popularity or reach given with each item; what goes into that, and how much, is this:",
  lists: [
    { id: "emojis", title: "Emoji popularity" },
    { id: "hashtags", title: "Hashtag reach" },
    { id: "platforms", title: "Platform trends" },
  ],
  bands:
    "Red is 75 and more, orange 50 and more, yellow 25 and more, blue is below. A hashtag's badge is green from 50 on.",
};
