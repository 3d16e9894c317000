import type { TrendingSource } from "../../contract/wire/trending.ts";
import type { TrendEstimate, TrendList } from "./port.ts";
import { emojiMeaning } from "./emoji-meaning.ts";
import { hashtagKey, noTopics, trendPlatforms, type TrendItems } from "./items.ts";

const topicLengthMax = 90;
const nameLengthMax = 80;
const linksMax = 5;

const textOf = (strength: TrendEstimate) => `${strength[0]!.toUpperCase()}${strength.slice(1)}: estimated by AI`;

const addressOrMarkup = /https?:|www\.|[<>#@]/i;

/** One line of plain words: no addresses, hashtags or control characters. */
function plainLine(text: string, max: number): string | null {
  const line = text
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return line === "" || line.length > max || addressOrMarkup.test(line) ? null : line;
}

const plainHashtag = /^(?=.*\p{L})[\p{L}\p{N}_]{2,50}$/u;

/**
 * The parts of a model's response that may be shown. An address is accepted only if the response cites it as read, or
 * if it is one of the pages that were offered; any other address might be made up.
 */
export function modelTrends(list: TrendList, pages: readonly TrendingSource[]): TrendItems {
  const items: TrendItems = { emojis: [], hashtags: [], topics: noTopics(), sources: [] };
  for (const { emoji, strength } of list.emojis) {
    const named = emojiMeaning(emoji.trim());
    if (named) items.emojis.push({ ...named, popularity: textOf(strength), origin: "model" });
  }
  for (const { hashtag, category, strength } of list.hashtags) {
    const bare = hashtag.trim().replace(/^#/, "");
    if (!plainHashtag.test(bare)) continue;
    items.hashtags.push({
      hashtag: `#${bare}`,
      reach: textOf(strength),
      category: plainLine(category, 30) ?? "General",
      origin: "model",
    });
  }
  for (const { platform, topic } of list.topics) {
    const name = trendPlatforms.find((candidate) => candidate.toLowerCase() === platform.trim().toLowerCase());
    const line = plainLine(topic, topicLengthMax);
    if (name && line) items.topics[name].push(line);
  }
  const read = new Set(list.citedUrls.filter(isWebPage).map(comparable));
  const offered = new Set(pages.map(({ url }) => comparable(url)));
  for (const link of list.links) {
    const name = plainLine(link.name, nameLengthMax);
    if (!name || !isWebPage(link.url) || offered.has(comparable(link.url)) || !read.has(comparable(link.url))) continue;
    const description = plainLine(link.description, 160);
    items.sources.push({
      name,
      url: new URL(link.url).href,
      category: plainLine(link.category, 30) ?? "Article",
      ...(description ? { description } : {}),
    });
  }
  items.sources = items.sources.slice(0, linksMax);
  items.hashtags = items.hashtags.filter(
    ({ hashtag }, index, all) => all.findIndex((other) => hashtagKey(other.hashtag) === hashtagKey(hashtag)) === index,
  );
  return items;
}

function isWebPage(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, port, hostname } = new URL(url);
  return protocol === "https:" && username === "" && password === "" && port === "" && hostname.includes(".");
}

/** Search services add parameters of their own to the addresses that they cite. */
function comparable(url: string): string {
  const { hostname, pathname } = new URL(url);
  return `${hostname.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}`;
}
