import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { emojiGroups, plainEmoji, readEmojiRecords, type EmojiRecord } from "./emoji-data.ts";

export const emojiNamesPath = fileURLToPath(new URL("../supabase/functions/_shared/trending/emoji-names.ts", import.meta.url));

/** Emoji and what they are called, in the data's own order. Emoji that differ in skin tone only are one. */
export function buildEmojiNames(records: readonly EmojiRecord[]): [emoji: string, name: string][] {
  return records
    .filter((record) => record.group !== undefined && record.group !== emojiGroups.components)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((record) => [plainEmoji(record.emoji), record.label]);
}

/** The file's text: one line per emoji, so that it stays readable in a diff. */
export function renderEmojiNames(names: readonly (readonly [string, string])[]): string {
  return `/** Made by scripts/emoji-names.ts from emojibase-data (MIT). Each line: an emoji and its name. */\nexport const emojiNames = \`\n${names.map((name) => name.join(" ")).join("\n")}\n\`;\n`;
}

if (import.meta.main) {
  const text = renderEmojiNames(buildEmojiNames(readEmojiRecords()));
  writeFileSync(emojiNamesPath, text);
  console.log(`${emojiNamesPath}: ${Math.round(Buffer.byteLength(text) / 1024)} kB`);
}
