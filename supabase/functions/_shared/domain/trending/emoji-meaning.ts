import { emojiNames } from "./emoji-names.ts";

export interface NamedEmoji {
  emoji: string;
  meaning: string;
}

let byKey: Map<string, NamedEmoji> | undefined;

/** What chooses how an emoji is shown: its style and skin tone. */
const presentation = /\uFE0F|\p{Emoji_Modifier}/gu;

/** The form in which an emoji is counted: independent of skin tone and of how it was typed. */
const keyOf = (emoji: string) => emoji.replace(presentation, "");

/** The emoji as people type it and its name; null for a character that is not an emoji. */
export function emojiMeaning(emoji: string): NamedEmoji | null {
  byKey ??= new Map(
    emojiNames
      .trim()
      .split("\n")
      .map((line) => {
        const blank = line.indexOf(" ");
        const named = { emoji: line.slice(0, blank), meaning: line.slice(blank + 1) };
        return [keyOf(named.emoji), named];
      }),
  );
  return byKey.get(keyOf(emoji)) ?? null;
}
