import { emojiNames } from "./emoji-names.ts";

export interface NamedEmoji { emoji: string; meaning: string }

let byKey: Map<string, NamedEmoji> | undefined;

/** How an emoji is counted: whatever its skin tone and however it was typed. */
const keyOf = (emoji: string) => emoji.replace(/\uFE0F|\p{Emoji_Modifier}/gu, "");

/** The emoji as people type it and what it is called; null for a sign that is no emoji. */
export function emojiMeaning(emoji: string): NamedEmoji | null {
  byKey ??= new Map(emojiNames.trim().split("\n").map((line) => {
    const blank = line.indexOf(" ");
    const named = { emoji: line.slice(0, blank), meaning: line.slice(blank + 1) };
    return [keyOf(named.emoji), named];
  }));
  return byKey.get(keyOf(emoji)) ?? null;
}
