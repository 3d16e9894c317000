import type { Scene } from "../lines/openings/scene.ts";

/** What a group of topics has in common; decides the calls to action and the general lines that fit. */
export type TopicGroup = "food" | "drink" | "travel" | "nature" | "pets" | "sport" | "style" | "home" | "people" | "work" | "season" | "celebration" | "feeling" | "culture" | "product" | "place";

/** Everything the built-in writer knows about one everyday subject. Lines are whole sentences, ready to be read. */
export interface Topic {
  group: TopicGroup;
  /** Decides its openings. */
  scene: Scene;
  /** Comma-separated words and phrases it is recognised by, singular, lower case. The first one is its name. */
  words: string;
  /** Separated by blanks, closest in meaning first. */
  emoji: string;
  /** Separated by blanks, without '#'. */
  tags: string;
  /** Comma-separated details that belong to it, for lists; empty where a list would make claims. */
  has: string;
  says: readonly string[];
  tells: readonly string[];
  asks: readonly string[];
}
