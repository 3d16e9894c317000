import { platforms, type PostPlatformId } from "./platforms.ts";
import { splitThread } from "./thread.ts";

/** The hashtags at the end of a text, and what stands before them. Joined, the three are the text. */
export interface TrailingHashtags {
  body: string;
  /** The white space between the two. */
  joint: string;
  /** With their marks, separated by white space; empty if the text does not end in hashtags. */
  hashtags: string;
}

const trailing = /(?:^|\s+)((?:[#＃](?=[\p{N}\p{M}_\u200C]*\p{L})[\p{L}\p{N}\p{M}_\u200C]+\s*)+)$/u;

/** Separates the hashtags at the end of a text. A text of nothing but hashtags is its own body. */
export function splitTrailingHashtags(text: string): TrailingHashtags {
  const found = trailing.exec(text);
  const body = found ? text.slice(0, found.index) : text;
  if (!found || !/[\p{L}\p{N}]/u.test(body)) return { body: text, joint: "", hashtags: "" };
  const hashtags = found[1]!;
  return { body, joint: text.slice(body.length, text.length - hashtags.length), hashtags };
}

/** A caption as it is published on its platform. */
export interface PostParts {
  /** One post, or the numbered posts of a thread, as they are copied. */
  posts: string[];
  /** The hashtags for a first comment, on platforms where they belong there; otherwise null. */
  firstComment: string | null;
}

/**
 * Splits a caption into what is copied separately: the posts of a thread where the platform has threads and the text
 * is too long, and the hashtags for a first comment where that is usual.
 */
export function postPartsOf(text: string, platform: PostPlatformId): PostParts {
  const { thread = false, firstComment = false } = platforms[platform];
  if (firstComment) {
    const { body, hashtags } = splitTrailingHashtags(text.trim());
    return { posts: [body], firstComment: hashtags || null };
  }
  return { posts: thread ? splitThread(text, platform).posts : [text], firstComment: null };
}
