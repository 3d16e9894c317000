import type { CaptionTask } from "../port.ts";
import { isJoined } from "./gravity.ts";
import { hasSaid, type Said, saidIn, wordsOf } from "./said.ts";

/** Hashtags that everybody uses: they say nothing about the post, and platforms treat them as spam. */
const everybodys =
  /^(?:insta\w*|photooftheday|picoftheday|love|vibes|goodvibes|blessed|mood|explore(?:page)?|viral\w*|fyp\w*|foryou\w*|trending|follow\w*|like4like|likeforlike|nofilter|unfiltered|tbt|ootd|goals|\w+goals|caption\w*|post\w*)$/iu;

/** What the person said in a task, which is the same for all of its drafts. */
const saidOf = new WeakMap<CaptionTask, Said>();

/** Removes hashtags that state an invented number, have no meaning, or do not suit a grave subject. */
export function keptHashtags(tags: readonly string[], task: CaptionTask): string[] {
  const said = saidOf.get(task) ?? saidIn(task);
  saidOf.set(task, said);
  const isGrave = task.brief.gravity !== "light";
  return tags.filter((tag) => {
    const own = wordsOf(tag).every((word) => hasSaid(said, word)) || isJoined(tag, said);
    return own || (!isGrave && !/\d/u.test(tag) && !everybodys.test(tag));
  });
}
