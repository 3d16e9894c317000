import type { PlatformId } from "../../contract/platforms.ts";
import { bullet } from "../../captions/emoji.ts";
import type { Draw } from "./draw.ts";
import { bulletLeads, listLeads } from "./lines/general.ts";
import { joinList } from "./grammar.ts";
import type { Material } from "./material.ts";

export type Shape = "question" | "observation" | "list" | "story" | "call";

/** The shapes a batch goes through, each once before any comes again. */
export function shapesFor(count: number, material: Material, draw: Draw): Shape[] {
  const possible: Shape[] = material.sober ? ["observation", "call", "observation"] : ["question", "observation", "call"];
  if (!material.plainShapes) possible.push("list");
  if (material.tells.length > 0) possible.push("story");
  const shapes: Shape[] = [];
  while (shapes.length < count) shapes.push(...draw.shuffled(possible));
  return shapes.slice(0, count);
}

/** The sentences of one caption: an opening, the body, and a closing where the platform's people write one. */
interface Parts { lead: string; body: string; close: string; bullets: string[] }

function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

/** Prefers a line that does not repeat a word of the opening. */
function freshBeside(draw: Draw, lines: readonly string[], lead: string): string {
  const taken = new Set(words(lead));
  const apart = lines.filter((line) => !words(line).some((word) => taken.has(word)));
  return draw.fresh(apart.length > 0 ? apart : lines);
}

/** With a full stop when another sentence follows on the same line. */
function closed(sentence: string): string {
  return /[\p{L}\p{N}\p{M}]$/u.test(sentence) ? `${sentence}.` : sentence;
}

function partsOf(shape: Shape, material: Material, draw: Draw, roomy: boolean): Parts {
  const lead = material.leads.length > 0 ? draw.fresh(material.leads) : "";
  const openQuestion = lead.endsWith("?");
  const parts: Parts = { lead, body: "", close: "", bullets: [] };
  const say = () => freshBeside(draw, material.says, lead);
  const ask = () => (openQuestion ? draw.fresh(material.calls) : freshBeside(draw, material.asks, lead));
  if (shape === "question") {
    parts.body = roomy ? say() : "";
    parts.close = openQuestion && !roomy ? say() : ask();
  } else if (shape === "observation") {
    parts.body = say();
    if (roomy && !material.sober) parts.close = draw.chance(0.6) ? ask() : "";
    else if (material.tails.length > 0 && draw.chance(0.35)) parts.close = draw.fresh(material.tails);
  } else if (shape === "list") {
    const items = draw.shuffled(material.has).slice(0, draw.between(3, Math.min(4, material.has.length)));
    parts.bullets = items;
    parts.close = roomy ? ask() : "";
  } else if (shape === "story") {
    parts.body = freshBeside(draw, material.tells, lead);
    parts.close = roomy ? ask() : "";
  } else {
    parts.body = say();
    parts.close = draw.fresh(material.calls);
  }
  return parts;
}

/** Whether this platform's captions run to several paragraphs. */
export function isRoomy(platform: PlatformId, length: "short" | "long" | null): boolean {
  if (length === "short") return false;
  return platform === "instagram" || platform === "facebook" || (platform === "tiktok" && length === "long");
}

/** Writes one caption's text in the platform's habits, without emoji and hashtags. */
export function writeShape(shape: Shape, platform: PlatformId, length: "short" | "long" | null, material: Material, draw: Draw): string {
  const roomy = isRoomy(platform, length);
  const parts = partsOf(shape, material, draw, roomy);
  if (length === "long" && parts.bullets.length === 0) parts.body = [parts.body, freshBeside(draw, material.says, parts.lead)].filter(Boolean).join(" ");
  const sentences = (...list: string[]) => list.filter(Boolean).map((part, index, all) => (index < all.length - 1 ? closed(part) : part)).join(" ");
  const paragraphs = (...list: string[]) => list.filter(Boolean).join("\n\n");
  if (parts.bullets.length > 0) {
    if (platform === "instagram" && length !== "short") return paragraphs(parts.lead, `${freshBeside(draw, bulletLeads, parts.lead)}\n${parts.bullets.map((item) => bullet + item).join("\n")}`, parts.close);
    const list = draw.fresh(listLeads).replace("{l}", joinList(parts.bullets));
    return platform === "facebook" && roomy ? paragraphs(sentences(parts.lead, list), parts.close) : platform === "tiktok" ? [parts.lead, list].filter(Boolean).join("\n") : sentences(parts.lead, list, parts.close);
  }
  if (platform === "instagram" && roomy) return paragraphs(parts.lead, parts.body, parts.close);
  if (platform === "facebook" && roomy) {
    const close = parts.close.endsWith("?") || material.sober || material.asks.length === 0 || parts.lead.endsWith("?") ? parts.close : sentences(parts.close, freshBeside(draw, material.asks, parts.lead));
    return paragraphs(sentences(parts.lead, parts.body), close);
  }
  if (platform === "tiktok") return [parts.lead, sentences(parts.body, parts.close)].filter(Boolean).join("\n");
  return sentences(parts.lead, parts.body, parts.close);
}
