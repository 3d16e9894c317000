import type { Language } from "../../../contract/rules/brief.ts";
import type { PostPlatformId } from "../../../contract/rules/platforms.ts";

/** How people write the names of platforms. "X" alone is one only where it stands as a name: "for X", "X post". */
const platformNames: readonly (readonly [PostPlatformId, string])[] = [
  ["instagram", "instagram|insta|ig|reels?"],
  ["facebook", "facebook|fb"],
  ["tiktok", "tik ?-?tok"],
  ["x", "twitter|x"],
  ["threads", "threads"],
  ["bluesky", "bluesky"],
  ["linkedin", "linked ?-?in"],
];
const anyPlatform = platformNames.map(([, names]) => names).join("|");

const platformBehind = new RegExp(
  `(?:,|\\bthat)?\\s*\\b(?:for|on|to|in|into|as an?|fits?|auf|für|para|pra|pro|pour|sur|per|su|no|en)\\s+(?:my |our |an? |the |mein |mi |mon |il mio |meu |o )?(${anyPlatform})\\b(?:\\s+(?:post|page|account|story|stories|feed|profile|caption|video))?`,
  "iu",
);
const platformInFront = new RegExp(`\\b(${anyPlatform})[\\s-]+(?=caption|post|text|tweet|title|status|hashtag)`, "iu");
const platformFirst = new RegExp(`^(${anyPlatform})\\s*:\\s*`, "iu");
const tweet = /\btweets?\b/iu;

const idOf = (name: string): PostPlatformId =>
  platformNames.find(([, names]) => new RegExp(`^(?:${names})$`, "iu").test(name))?.[0] ?? "general";

/** The platform that a text names, and the text without it. */
export function takePlatform(text: string): { platform: PostPlatformId | null; rest: string } {
  for (const pattern of [platformBehind, platformInFront, platformFirst]) {
    const found = pattern.exec(text);
    if (found?.[1])
      return {
        platform: idOf(found[1]),
        rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
          .replaceAll(/ +/gu, " ")
          .trim(),
      };
  }
  return { platform: tweet.test(text) ? "x" : null, rest: text };
}

/** Whether a text is only the name of a platform. */
export const isPlatformName = (text: string): boolean =>
  new RegExp(
    `^(?:my |our |the )?(?:${anyPlatform}|social media|linkedin)(?: (?:posts?|page|account|feed|profile|captions?))?$`,
    "iu",
  ).test(text);

const languages: readonly (readonly [Language, string])[] = [
  ["en", "english|englisch|inglés|ingles|anglais|inglese|inglês"],
  ["es", "spanish|español|espanol|castellano|spanisch|espagnol|spagnolo|espanhol"],
  ["de", "german|deutsch|alemán|aleman|allemand|tedesco|alemão"],
  ["fr", "french|français|francais|französisch|francés|frances|francese|francês"],
  ["it", "italian|italiano|italienisch|italien"],
  ["pt", "portuguese|português|portugues|portugiesisch|portugais|portoghese|brazilian"],
  [
    "other",
    "dutch|hindi|arabic|japanese|chinese|mandarin|korean|turkish|polish|russian|swedish|greek|czech|danish|norwegian|finnish|hebrew|thai|vietnamese|urdu|bengali|tagalog|ukrainian|romanian|hungarian",
  ],
];
const anyLanguage = languages.map(([, names]) => names).join("|");
const languageBehind = new RegExp(
  `,?\\s*\\b(?:in|into|to|auf|ins|en|em|in das)\\s+(?:the |plain |simple )?(${anyLanguage})(?: language)?\\b`,
  "iu",
);
const languageInFront = new RegExp(`\\b(${anyLanguage})\\s+(?=(?:\\p{L}+ )?(?:caption|post|text|version|tweet))`, "iu");

/** The language that a text asks for, and the text without it. */
export function takeLanguage(text: string): { language: Language | null; name: string; rest: string } {
  for (const pattern of [languageBehind, languageInFront]) {
    const found = pattern.exec(text);
    if (!found?.[1]) continue;
    const name = found[1].toLowerCase();
    const language = languages.find(([, names]) => new RegExp(`^(?:${names})$`, "iu").test(name))?.[0] ?? null;
    return {
      language,
      name,
      rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replaceAll(/ +/gu, " ").trim(),
    };
  }
  return { language: null, name: "", rest: text };
}

export const moods =
  "funny|witty|short|sweet|cute|serious|professional|formal|casual|friendly|romantic|inspirational|inspiring|motivational|sarcastic|poetic|elegant|playful|emotional|heartfelt|catchy|cool|clever|quirky|warm|excited|exciting|fun|sad|calm|simple|honest|cheeky|savage|aesthetic|festive|long|detailed|engaging|creative|good|nice|great|new|quick|little|unique|perfect|best";

/** Of the words above, those that say how captions should sound. */
const telling = new Set(
  "funny witty short cute serious professional formal casual friendly romantic inspirational inspiring motivational sarcastic poetic elegant playful emotional heartfelt catchy clever quirky warm excited fun sad calm honest cheeky savage long".split(
    " ",
  ),
);

const moodClause = new RegExp(
  `[,;.]?\\s*\\b(?:(?:and |but |please )?(?:make|keep) (?:it|them|this) (?:sound |a bit |more |really |very )*(?<one>${moods})(?:\\s*(?:,|and|&)\\s*(?<two>${moods}))?|in an? (?<three>${moods}) (?:tone|voice|style|way)|(?:that|which)(?: is| are| sounds?|'s) (?<four>${moods})|it should be (?<five>${moods})|[,–-] ?(?<six>${moods})[.!]*$)`,
  "giu",
);

/** How captions should sound, and the text without what says so behind the subject. */
export function takeMood(text: string): { mood: string; rest: string } {
  const found: string[] = [];
  const rest = text.replace(moodClause, (...all) => {
    const groups = all.at(-1) as Record<string, string | undefined>;
    found.push(...Object.values(groups).filter((word) => word !== undefined));
    return "";
  });
  return { mood: found.filter((word) => telling.has(word.toLowerCase())).join(", "), rest: rest.trim() };
}

/** The words of a head such as "give me 3 funny, short captions" that say how they should sound. */
export function moodIn(head: string): string {
  return (head.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => telling.has(word)).join(", ");
}
