import type { TrendingData, TrendOrigin } from "../../contract/wire/trending.ts";
import { scoreFromText } from "../../contract/rules/trending-score.ts";
import { hashtagKey, trendPlatforms, type TrendItems } from "./items.ts";
import { publicSources } from "./sources.ts";

/** The most items of each source, so that none displaces the others; the calendar fills the remaining places. */
const emojisMax = { site: 5, model: 4, calendar: 12, all: 12 };
const hashtagsMax = { site: 6, model: 5, calendar: 15, all: 15 };
const topicsMax = { model: 3, all: 6 };

export interface TrendPlaces {
  site: TrendItems | null;
  model: TrendItems | null;
  calendar: TrendItems;
}

/** Combines the trends of a date, strongest first; an item of one source is not repeated by a later one. */
export function composeTrends(date: string, places: TrendPlaces): TrendingData {
  const named = (["site", "model", "calendar"] as const).map((origin) => ({ origin, items: places[origin] }));
  const emojis = pick(
    named.map(({ origin, items }) => (items?.emojis ?? []).slice(0, emojisMax[origin])),
    ({ emoji }) => emoji,
    emojisMax.all,
  );
  const hashtags = pick(
    named.map(({ origin, items }) => (items?.hashtags ?? []).slice(0, hashtagsMax[origin])),
    ({ hashtag }) => hashtagKey(hashtag),
    hashtagsMax.all,
  );
  return {
    date,
    topEmojis: emojis.toSorted((a, b) => scoreFromText(b.popularity) - scoreFromText(a.popularity)),
    topHashtags: hashtags.toSorted((a, b) => scoreFromText(b.reach) - scoreFromText(a.reach)),
    platforms: trendPlatforms.map((name) => {
      const fromModel = (places.model?.topics[name] ?? [])
        .slice(0, topicsMax.model)
        .map((topic) => ({ topic, origin: "model" as TrendOrigin }));
      const fromCalendar = places.calendar.topics[name].map((topic) => ({ topic, origin: "calendar" as TrendOrigin }));
      const topics = pick([fromModel, fromCalendar], ({ topic }) => topic.toLowerCase(), topicsMax.all);
      return {
        name,
        trendingTopics: topics.map(({ topic }) => topic),
        topicOrigins: topics.map(({ origin }) => origin),
      };
    }),
    sources: pick([places.model?.sources ?? [], [...publicSources]], ({ url }) => url, Infinity),
  };
}

function pick<T>(lists: T[][], keyOf: (item: T) => string, max: number): T[] {
  const seen = new Map<string, T>();
  for (const item of lists.flat()) if (!seen.has(keyOf(item))) seen.set(keyOf(item), item);
  return [...seen.values()].slice(0, max);
}
