/** The author of a displayed post. */
export interface PostAuthor {
  name: string;
  handle: string;
}

/** A person's name as a post's author; the handle contains only characters that platforms allow and is never empty. */
export function postAuthor(name: string): PostAuthor {
  const handle = name
    .toLowerCase()
    .replace(/[\s.-]+/g, "_")
    .replace(/[^\p{L}\p{N}_]/gu, "")
    .replace(/^_+|_+$/g, "");
  return { name: name || "You", handle: handle || "you" };
}
