/** The texts of this feature, except the contract's messages. */
export const articleTexts = {
  title: "Worth reading",
  scroller: "Articles",
  previous: "Previous articles",
  next: "Next articles",
  loading: "Loading articles",
  retry: "Try again",
  emptyHint: "New ones appear here.",
  loadFallback: "Please try again.",
  opening: "Opening the article",
  gone: "This article is not here any more",
  goneHint: "It may have been taken down, or the link may be incomplete.",
  close: "Close",
  ownPage: "Open this article on its own page",
  toStart: "Write a caption",
} as const;
