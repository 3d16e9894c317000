const tagSeparator = /[\s,;、，]+|(?=[#＃])/u;

/** The hashtags that a person typed, separated by spaces, commas or the next '#'; with or without their '#'. */
export function readHashtags(text: string): string[] {
  return text
    .split(tagSeparator)
    .map((word) => word.replace(/^[#＃]+/u, ""))
    .filter(Boolean);
}

/** Hashtags as they stand in a caption. */
export function hashtagText(hashtags: readonly string[]): string {
  return hashtags.map((tag) => `#${tag}`).join(" ");
}
