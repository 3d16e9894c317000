/** The author of a displayed post. */
export interface PostAuthor {
  name: string;
  handle: string;
}

const outerUnderscores = /^_+|_+$/g;

const nameSeparator = /[\s.-]+/g;
const notInHandle = /[^\p{L}\p{N}_]/gu;

/** A person's name as a post's author; the handle contains only characters that platforms allow and is never empty. */
export function postAuthor(name: string): PostAuthor {
  const handle = name.toLowerCase().replace(nameSeparator, "_").replace(notInHandle, "").replace(outerUnderscores, "");
  return { name: name || "You", handle: handle || "you" };
}
