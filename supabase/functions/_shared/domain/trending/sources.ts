import type { TrendingSource } from "../../contract/wire/trending.ts";

/** Public pages for further reading; none needs an account. */
export const publicSources: readonly TrendingSource[] = [
  {
    name: "Google Trends",
    url: "https://trends.google.com/trending",
    category: "Search",
    description: "What people search for right now, by country",
  },
  {
    name: "TikTok Creative Center",
    url: "https://ads.tiktok.com/business/creativecenter/inspiration/popular/hashtag/pc/en",
    category: "Platform",
    description: "TikTok's own list of rising hashtags, songs and videos",
  },
  {
    name: "Instagram for Creators",
    url: "https://creators.instagram.com/",
    category: "Platform",
    description: "Instagram's own notes on formats and features",
  },
  {
    name: "X: about trends",
    url: "https://help.x.com/en/using-x/x-trending-faqs",
    category: "Platform",
    description: "How X chooses what it lists as trending",
  },
  {
    name: "Meta for Media",
    url: "https://www.facebook.com/formedia",
    category: "Platform",
    description: "What works on Facebook, from Facebook",
  },
  {
    name: "Pinterest Trends",
    url: "https://trends.pinterest.com/",
    category: "Search",
    description: "What people plan weeks ahead",
  },
  {
    name: "Unicode: emoji frequency",
    url: "https://home.unicode.org/emoji/emoji-frequency/",
    category: "Emoji",
    description: "Which emoji are used most, from the consortium that defines them",
  },
  {
    name: "Emojipedia",
    url: "https://emojipedia.org/",
    category: "Emoji",
    description: "What each emoji means and how it looks on each system",
  },
  {
    name: "United Nations: international days",
    url: "https://www.un.org/en/observances/list-days-weeks",
    category: "Calendar",
    description: "The official list of awareness days",
  },
  {
    name: "timeanddate: holidays",
    url: "https://www.timeanddate.com/holidays/",
    category: "Calendar",
    description: "Public holidays of every country and year",
  },
];
