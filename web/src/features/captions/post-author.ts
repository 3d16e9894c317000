/** Who a mocked-up post is by. */
export interface PostAuthor { name: string; handle: string }

/** A person's name as a post's author; the handle holds what platforms allow in one and is never empty. */
export function postAuthor(name: string): PostAuthor {
  const handle = name.toLowerCase().replace(/[\s.-]+/g, "_").replace(/[^\p{L}\p{N}_]/gu, "").replace(/^_+|_+$/g, "");
  return { name: name || "You", handle: handle || "you" };
}
