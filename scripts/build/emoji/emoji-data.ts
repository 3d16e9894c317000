import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** One emoji of emojibase-data (MIT), with the fields that are used here. */
export interface EmojiRecord {
  label: string;
  emoji: string;
  tags?: string[];
  group?: number;
  order?: number;
  type?: number;
}

/**
 * Numbers of emojibase's groups. `components`: separate skin tones and hair, and letters that form flags only together.
 */
export const emojiGroups = { components: 2, flags: 9 } as const;

/** The installed emoji data. */
export function readEmojiRecords(): EmojiRecord[] {
  return JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("emojibase-data/en/data.json"), "utf8"),
  ) as EmojiRecord[];
}

/** An emoji that is shown as one by itself, with the selector that asks for it. */
const needlessSelector = /^\p{Emoji_Presentation}\uFE0F$/u;

/** The emoji without its selector if it is shown in color without one, as people type it. */
export function plainEmoji(emoji: string): string {
  return needlessSelector.test(emoji) ? withoutSelector(emoji) : emoji;
}

/** The emoji without the selectors that request color. */
export function withoutSelector(emoji: string): string {
  return emoji.replaceAll("\uFE0F", "");
}
