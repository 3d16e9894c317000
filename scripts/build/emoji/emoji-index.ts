import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { emojiGroups, plainEmoji, readEmojiRecords, withoutSelector, type EmojiRecord } from "./emoji-data.ts";

export const emojiIndexPath = fileURLToPath(
  new URL("../../../supabase/functions/_shared/domain/text/emoji-index.ts", import.meta.url),
);

const perWord = 5;
/** Rude, violent or grim emoji that nobody wants a program to add to a post. */
const unwanted = new Set(
  "🖕 💩 🔪 🗡️ 🔫 💣️ 🚬 🪦 ⚰️ ⚱️ 💀 ☠️ 🩸 💉 🤮 🤢 🤬 😡 👿 😈 🧨 🔞 🚱 🚳 🚯 🍆 🍑 💦 🏩 👯 🖤 ☢️ ☣️ 🆘"
    .split(" ")
    .map(withoutSelector),
);
/** Words that say nothing about the meaning, or that match hundreds of emoji. */
const emptyWords = new Set(
  "a an and at be for in is it of on off or the to up with without no not button symbol sign mark face person man woman men women people skin tone light medium dark type other letter squared ideograph circled red black white uh um oh hey hi omg lol yes ok".split(
    " ",
  ),
);

const genderedVariant = /\u200D[♂♀]/u;
const plainWord = /^\p{L}{3,14}$/u;

/** Emoji by word, best first: the word is the emoji's name, is part of its name, or is one of its keywords. */
export function buildEmojiIndex(records: readonly EmojiRecord[]): Map<string, string[]> {
  const scored = new Map<string, { emoji: string; score: number; order: number }[]>();
  for (const record of records) {
    if (record.type !== 1 && !record.emoji.endsWith("\uFE0F")) continue;
    if (
      record.group === undefined ||
      record.group === emojiGroups.components ||
      unwanted.has(withoutSelector(record.emoji))
    )
      continue;
    if (genderedVariant.test(record.emoji)) continue;
    const label = record.label.toLowerCase().replace(/^flag: /u, "");
    const words = new Map<string, number>();
    for (const tag of record.group === emojiGroups.flags ? [] : (record.tags ?? [])) words.set(tag.toLowerCase(), 1);
    for (const word of label.split(/[^\p{L}]+/u)) words.set(word, 2);
    words.set(label, 3);
    for (const [word, score] of words) {
      if (!plainWord.test(word) || emptyWords.has(word)) continue;
      const list = scored.get(word) ?? [];
      list.push({ emoji: plainEmoji(record.emoji), score, order: record.order ?? 0 });
      scored.set(word, list);
    }
  }
  const index = new Map<string, string[]>();
  for (const word of [...scored.keys()].toSorted()) {
    const best = scored
      .get(word)!
      .toSorted((a, b) => b.score - a.score || a.order - b.order)
      .slice(0, perWord);
    index.set(
      word,
      best.map((entry) => entry.emoji),
    );
  }
  return index;
}

/** The file's contents: one line per word, so that diffs are readable. */
export function renderEmojiIndex(index: Map<string, string[]>): string {
  const lines = [...index].map(([word, emoji]) => `${word} ${emoji.join(" ")}`);
  return `/** Made by scripts/build/emoji/emoji-index.ts from emojibase-data (MIT). Each line: a word, then emoji by meaning, best first. */\nexport const emojiIndex = \`\n${lines.join("\n")}\n\`;\n`;
}

if (import.meta.main) {
  const text = renderEmojiIndex(buildEmojiIndex(readEmojiRecords()));
  writeFileSync(emojiIndexPath, text);
  console.log(`${emojiIndexPath}: ${Math.round(Buffer.byteLength(text) / 1024)} kB`);
}
