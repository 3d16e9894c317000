import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** One emoji of emojibase-data (MIT), as far as it is used here. */
interface EmojiRecord { label: string; emoji: string; group?: number; order?: number }

export const emojiNamesPath = fileURLToPath(new URL("../supabase/functions/_shared/trending/emoji-names.ts", import.meta.url));

/** Skin tones and hair by themselves, and letters that only form flags together. */
const componentGroup = 2;

/** Emoji and what they are called, in the data's own order. Emoji that differ in skin tone only are one. */
export function buildEmojiNames(records: readonly EmojiRecord[]): [emoji: string, name: string][] {
  return records
    .filter((record) => record.group !== undefined && record.group !== componentGroup)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map((record) => [/^\p{Emoji_Presentation}\uFE0F$/u.test(record.emoji) ? record.emoji.replace("\uFE0F", "") : record.emoji, record.label]);
}

/** The file's text: one line per emoji, so that it stays readable in a diff. */
export function renderEmojiNames(names: readonly (readonly [string, string])[]): string {
  return `/** Made by scripts/emoji-names.ts from emojibase-data (MIT). Each line: an emoji and its name. */\nexport const emojiNames = \`\n${names.map((name) => name.join(" ")).join("\n")}\n\`;\n`;
}

export function readNamedEmoji(): EmojiRecord[] {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve("emojibase-data/en/data.json"), "utf8")) as EmojiRecord[];
}

if (import.meta.main) {
  const text = renderEmojiNames(buildEmojiNames(readNamedEmoji()));
  writeFileSync(emojiNamesPath, text);
  console.log(`${emojiNamesPath}: ${Math.round(Buffer.byteLength(text) / 1024)} kB`);
}
