import type { PlatformId } from "../../contract/platforms.ts";
import { bullet } from "../../captions/emoji.ts";
import type { Draw } from "./draw.ts";
import { joinList } from "./grammar.ts";
import type { Material } from "./material.ts";

/** `reverse`: a line or a little story first, its subject afterwards or only in the hashtags. */
export type Shape = "question" | "observation" | "list" | "story" | "reverse" | "call";

/** The shapes a batch goes through, each once before any comes again. A batch of three or more always asks something. */
export function shapesFor(count: number, platform: PlatformId, material: Material, draw: Draw): Shape[] {
  const possible: Shape[] = ["observation"];
  // A call to action is not how people on X speak.
  if (material.sober || (platform !== "x" && material.calls.length > 0)) possible.push("call");
  if (material.has.length > 2 && (platform === "instagram" ? material.listHeads : material.listSentences).length > 0) possible.push("list");
  if (material.stories && material.tells.length > 0 && !material.sober) possible.push("story", "story");
  // Not in every batch: these vary least.
  if (material.tells.length > 0 && !material.sober && draw.chance(0.6)) possible.push("story");
  if (material.standAlone && material.ties.length > 0 && draw.chance(0.6)) possible.push("reverse");
  const shapes: Shape[] = material.sober ? [] : ["question"];
  while (shapes.length < count) shapes.push(...draw.shuffled(possible));
  return draw.shuffled(shapes.slice(0, count));
}

/** What a caption is written under: the platform's habits, the person's length, and whether a hashtag will name the subject. */
export interface Setting { platform: PlatformId; length: "short" | "long" | null; tagged: boolean }

/** The paragraphs of a caption; a question stands last. */
interface Parts { opening: string; body: string; bullets: string[]; close: string }

function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

/** Prefers a line that does not repeat a word of what is already said. */
function freshBeside(draw: Draw, lines: readonly string[], said: string): string {
  const taken = new Set(words(said));
  const left = draw.left(lines);
  const apart = (left.length > 0 ? left : lines).filter((line) => !words(line).some((word) => taken.has(word)));
  return lines.length === 0 ? "" : draw.fresh(apart.length > 0 ? apart : lines);
}

/** With a full stop when another sentence follows on the same line. */
function closed(sentence: string): string {
  return /[\p{L}\p{N}\p{M}]$/u.test(sentence) ? `${sentence}.` : sentence;
}

/** Whether a text makes its point alone: a second sentence, or one long enough to have a turn in it. */
function isWhole(text: string): boolean {
  return (text.match(/[.!?…](?=\s|$)/gu)?.length ?? 0) > 1 || text.split(" ").length >= 11;
}

function partsOf(shape: Shape, material: Material, setting: Setting, draw: Draw): Parts {
  const roomy = isRoomy(setting.platform, setting.length);
  const parts: Parts = { opening: "", body: "", bullets: [], close: "" };
  const said = () => `${parts.opening} ${parts.body}`;
  const say = () => freshBeside(draw, material.says, said());
  const ask = () => freshBeside(draw, parts.opening.endsWith("?") ? material.calls : material.asks, said());
  if (shape === "reverse") {
    const story = draw.left(material.tells).length > 0 && draw.chance(0.3);
    // What only its topic says needs no more than a name behind it.
    const own = material.says.filter((line) => material.telling.has(line));
    parts.opening = draw.fresh(story ? material.tells : own.length > 0 ? own : material.says);
    parts.body = material.tagNames && setting.tagged && material.telling.has(parts.opening) && draw.chance(0.5) ? "" : draw.fresh(material.ties);
    parts.close = roomy && draw.chance(0.7) ? ask() : "";
    return parts;
  }
  if (shape === "question" && material.askOpenings.length > 0 && draw.chance(0.15)) {
    parts.close = ask();
    parts.opening = material.opener.oneOf(/, | or /u.test(parts.close) && material.choiceOpenings.length > 0 ? material.choiceOpenings : material.askOpenings);
    return parts;
  }
  if (shape === "list") {
    parts.bullets = draw.shuffled(material.has).slice(0, draw.between(3, Math.min(4, material.has.length)));
    parts.close = roomy ? ask() : "";
    return parts;
  }
  parts.opening = material.opener.next();
  // Somebody who writes briefly says one thing.
  const alone = setting.length === "short" && (isWhole(parts.opening) || parts.opening.split(" ").length >= 6);
  if (shape === "question") {
    parts.body = roomy && !parts.opening.endsWith("?") && !(isWhole(parts.opening) && draw.chance(0.5)) ? say() : "";
    parts.close = ask();
  } else if (shape === "story") {
    // A story is told once.
    parts.body = alone ? "" : draw.left(material.tells).length > 0 ? freshBeside(draw, material.tells, said()) : say();
    parts.close = roomy && draw.chance(0.5) ? ask() : "";
  } else if (shape === "call") {
    parts.body = setting.length === "short" ? "" : say();
    parts.close = freshBeside(draw, material.calls, said());
  } else {
    // A line that makes its point alone is left alone now and then, where posts are short.
    parts.body = alone || (!roomy && isWhole(parts.opening) && draw.chance(0.2)) ? "" : say();
    parts.close = roomy && !material.sober && draw.chance(0.35) ? ask() : "";
  }
  if (!parts.opening) [parts.opening, parts.body] = [parts.body, ""];
  return parts;
}

/** Whether this platform's captions run to several paragraphs. */
export function isRoomy(platform: PlatformId, length: "short" | "long" | null): boolean {
  if (length === "short") return false;
  return platform === "instagram" || platform === "facebook" || (platform === "tiktok" && length === "long");
}

/** Writes one caption's text in the platform's habits, without emoji and hashtags. */
export function writeShape(shape: Shape, material: Material, setting: Setting, draw: Draw): string {
  const roomy = isRoomy(setting.platform, setting.length);
  const parts = partsOf(shape, material, setting, draw);
  if (parts.bullets.length > 0) return writeList(parts, material, setting);
  if (setting.length === "long") parts.body = [parts.body, freshBeside(draw, material.says, `${parts.opening} ${parts.body}`)].filter(Boolean).join(" ");
  if (setting.platform === "instagram" && roomy) return paragraphs(parts.opening, parts.body, parts.close);
  if (setting.platform === "facebook" && roomy) return paragraphs(sentences(parts.opening, parts.body), parts.close);
  if (setting.platform === "tiktok") return [parts.opening, sentences(parts.body, parts.close)].filter(Boolean).join("\n");
  return sentences(parts.opening, parts.body, parts.close);
}

function writeList(parts: Parts, material: Material, setting: Setting): string {
  const stacked = setting.length !== "short" && setting.platform === "instagram";
  if (stacked || material.listSentences.length === 0) return paragraphs(`${material.opener.oneOf(material.listHeads)}\n${parts.bullets.map((item) => bullet + item).join("\n")}`, parts.close);
  const list = material.opener.oneOf(material.listSentences).replace("{l}", joinList(parts.bullets));
  return setting.platform === "facebook" && isRoomy("facebook", setting.length) ? paragraphs(list, parts.close) : sentences(list, parts.close);
}

function sentences(...list: string[]): string {
  const line = list.filter(Boolean).map((part, index, all) => (index < all.length - 1 ? closed(part) : part)).join(" ");
  // Japanese and Chinese set no blank behind a full stop.
  return line.replace(/(?<=[。！？]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, "");
}

function paragraphs(...list: string[]): string {
  return list.filter(Boolean).join("\n\n");
}
