/** Sentences of the assistant that ask for something; the next message is read as the answer to them. */
export const asksFor = {
  caption: "Gladly. What should the caption be about? A few words are enough, for example “opening day of our bakery”.",
  hashtags: "Gladly. Hashtags for what? Name a subject or a trade, for example “a wedding photographer”.",
  ideas: "Gladly. Ideas for which trade or occasion? For example “a plumber” or “Mother's Day”.",
  text: "Please paste the text behind a colon, for example “make it shorter: We are so excited to …”.",
} as const;

export const scope = "I can help with captions, hashtags, ideas for posts, your plan and how Caption Kite works.";
