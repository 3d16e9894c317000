import { captionLength } from "../../../contract/rules/caption-length.ts";
import { type PostPlatformId, platforms } from "../../../contract/rules/platforms.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { unmaskLinks } from "./phrase.ts";

const linkBeforePeriod = /([\uE000-\uF8FF])\.$/u;

/** Sets the links that belong to a sentence, and appends the others after the text. Links alone get no period. */
export function withLinks(masked: string, brief: Brief, platform: PostPlatformId): string {
  const text = unmaskLinks(brief.form === "signs" ? masked.replace(linkBeforePeriod, "$1") : masked, brief.slots.links);
  const links = brief.slots.links.filter((link) => !text.includes(link));
  if (links.length === 0) return text;
  const joined = `${text}${platforms[platform].paragraphs ? "\n\n" : " "}${links.join(" ")}`;
  return captionLength(joined, platform) <= platforms[platform].lengthMax ? joined : text;
}
