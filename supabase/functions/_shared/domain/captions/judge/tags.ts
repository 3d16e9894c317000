import type { Brief } from "../brief/brief.ts";
import { isJoined } from "./gravity.ts";
import { hasSaid, type Said, wordsOf } from "./said.ts";
import { hasDigit } from "../../text/characters.ts";

/** Hashtags that everybody uses: they say nothing about the post, and platforms treat them as spam. */
const everybodys =
  /^(?:insta\w*|photooftheday|picoftheday|love|vibes|goodvibes|blessed|mood|explore(?:page)?|viral\w*|fyp\w*|foryou\w*|trending|follow\w*|like4like|likeforlike|nofilter|unfiltered|tbt|ootd|goals|\w+goals|caption\w*|post\w*)$/iu;

/** Removes hashtags that state an invented number, have no meaning, or do not suit a grave subject. */
export function keptHashtags(tags: readonly string[], said: Said, gravity: Brief["gravity"]): string[] {
  const isGrave = gravity !== "light";
  return tags.filter((tag) => {
    const own = wordsOf(tag).every((word) => hasSaid(said, word)) || isJoined(tag, said);
    return own || (!isGrave && !hasDigit(tag) && !everybodys.test(tag));
  });
}
