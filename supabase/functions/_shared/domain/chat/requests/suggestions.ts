import type { PlatformId } from "../../../contract/rules/platforms.ts";
import { platformIds } from "../../../contract/rules/platforms.ts";
import type { AnsweredLanguage } from "../../help/languages/texts.ts";
import { readForeignIdeas, readForeignTags } from "./foreign.ts";
import { isPlatformName, takePlatform } from "./words.ts";

export interface SuggestionRequest {
  /** Empty if the person named none. */
  subject: string;
  platform: PlatformId;
  count: number | null;
  /** The language of the request; null for English. */
  spoken?: AnsweredLanguage | null;
}

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const counted =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?=[^.?!]*\b(?:ideas?|posts?|hash ?tags?|tags|topics?|suggestions?)\b)/iu;

const polite = /[\s,]*\b(?:please|pls|plz|thanks|thank you|thx)\b[\s.!?]*$/iu;
const edges = /^[\s"“”'‘’:,–-]+|[\s"“”'‘’:,.!?–-]+$/gu;
const emptySubject =
  /^(?:(?:a|my|our|the|this|these|each|every) (?:posts?|photos?|pictures?|business|pages?|accounts?|feed|profile|content|platforms?|captions?|photos?|week|month|reels?|next (?:week|month|post))|it|this|that|me|us|posts?|captions?|content|today|tomorrow|social media|this week|next week|free|reach|more reach|engagement|likes|reels?|stories)$/iu;

/** What somebody says about themselves behind the subject. */
const aside = /[,.;]\s*(?:i['’]?m|i am|i have|we are|we['’]re|mostly|please|because|they)\b.*$/iu;

function read(message: string, subject: string | undefined): SuggestionRequest {
  const { platform } = takePlatform(message);
  const bare = takePlatform((subject ?? "").replace(polite, ""))
    .rest.replaceAll(edges, "")
    .replace(aside, "")
    .trim();
  const count = counted.exec(message)?.[1]?.toLowerCase();
  return {
    subject: emptySubject.test(bare) || isPlatformName(bare) ? "" : bare,
    platform: platformIds.find((id) => id === platform) ?? "instagram",
    count: count === undefined ? null : (numbers[count] ?? Number(count)),
  };
}

const tags = "(?:hash ?tags?|tags)";
const otherTagQuestions =
  /\bhow many\b|\b(?:less|fewer)\b|\bhow (?:do|can|to|should|does) (?:i |we |you )?(?:set|control|change|remove|turn|save|add|find|choose|research|hide|stop)|\bnumber of\b|\blimit\b|\btoo many\b|\bfirst comment\b|\bwhere\b|\bremove\b|\bwithout\b|\bno hash|\bsets?\b|\bsave\b|\bdead\b|\bstill\b|\bbanned\b|\bwhy\b|\bdo (?:hash|i need)|\bdoes\b|\bare hash|\bshould i (?:use|put|still)\b(?!.*\bfor\b)|\btrending\b|\bstrategy\b|\bbest number\b/iu;
const tagPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b${tags}\\b[^.?!]{0,60}?\\b(?:for|about|on|around|that fit|to go with|suit(?:able|ing)?(?: for)?|in the|related to)\\s+(?:an? (?:post|photo|picture|reel|account|page|business|caption)s? (?:about|of|for|on|with)\\s+)?(?<subject>.+)$`,
    "iu",
  ),
  new RegExp(`^(?<subject>[\\p{L}' ]{3,40}?) ${tags}(?: please)?[.!?]*$`, "iu"),
  new RegExp(`^i(?:['’]m| am) (?:an? )?(?<subject>[^.,;!?]{3,60})[.,;!?]+.*\\b${tags}\\b`, "iu"),
  new RegExp(`^i (?:have|own|run) (?:an? )?(?<subject>[^.,;!?]{3,60})[.,;!?]+.*\\b${tags}\\b`, "iu"),
];
const aboutOwnHashtags =
  /\b(?:slider|level|button|sets?|off|on|in|at|not|limit|number|missing|wrong|disabled?|please|pls|rules?|strategy|generator|first|comments?|captions?|do|does|are|work|how|why|dead|always|every)\b/iu;
/** "Hashtags barber" */
const bareTags = new RegExp(`^(?:good |best |some )?${tags} (?<subject>[\\p{L}' ]{3,40})$`, "iu");
const wantsTags = new RegExp(
  `\\b(?:give|suggest|need|want|find|generate|show|recommend|some|more|good|best|what|which)\\b.*\\b${tags}\\b`,
  "iu",
);
const filler =
  /^(?:give|suggest|show|find|get|generate|recommend|need|want|some|more|good|best|the|any|me|us|i|please|can|could|you|a|few|what|which|popular|relevant|right|new|my|hi|hello|hey|use|using|add|are)(?: (?:give|suggest|show|find|get|generate|recommend|need|want|some|more|good|best|the|any|me|us|i|please|can|could|you|a|few|what|which|popular|relevant|right|new|my|use|using|add|are))*$/iu;

/** The subject for which a message asks for hashtags; null if it asks for something else. */
export function readHashtagRequest(message: string): SuggestionRequest | null {
  const text = message.trim();
  const foreign = readForeignTags(takePlatform(text).rest);
  if (foreign) return { ...read(text, foreign.subject), spoken: foreign.language };
  if (!/\b(?:hash ?tags?|tags)\b/iu.test(text) || otherTagQuestions.test(text)) return null;
  for (const pattern of tagPatterns) {
    const subject = pattern.exec(text)?.groups?.["subject"];
    if (subject && !filler.test(subject.trim())) return read(text, subject);
  }
  const bare = bareTags.exec(text)?.groups?.["subject"];
  if (bare && !aboutOwnHashtags.test(bare)) return read(text, bare);
  return wantsTags.test(text) && text.split(/\s+/u).length <= 7 ? read(text, "") : null;
}

const ideas = "(?:ideas?|inspiration|topics?|suggestions?)";
const post = "(?:posts?|content|reels?|stor(?:y|ies)|instagram|facebook|tiktok|social media|videos?)";
const ideaPatterns: readonly RegExp[] = [
  /^(?:some |any |good )?(?:content|posts) (?:for|about) (?<subject>.+)$/iu,
  new RegExp(
    `^(?:content|post|posting|instagram|reel|tiktok|story|social media) ${ideas} (?!for\\b|about\\b|on\\b)(?<subject>.+)$`,
    "iu",
  ),
  new RegExp(
    `\\b${ideas}\\b[^.?!]{0,40}?\\b(?:for|about|on|around|to promote|as)\\s+(?:(?:an? |my |our |the |some |next |this )*${post}(?: ideas)? (?:for|about|on|of|by|as)\\s+)?(?<subject>.+)$`,
    "iu",
  ),
  /\bwhat (?:should|can|could|to|do|shall|would)(?: i| we)? (?:post|share|publish|put up|film|make a reel about)\s+(?:about|for|as|on|with|in)\s+(?<subject>.+)$/iu,
  /\bwhat (?:should|can|could) (?<subject>(?:an? |my |our |the )[^?]{3,50}?) (?:post|share|publish|put on (?:instagram|facebook|tiktok))\b/iu,
  new RegExp(
    `^i(?:['’]m| am) (?:an? )?(?<subject>[^.,;!?]{3,60})[.,;!?]+.*\\b(?:${ideas}|what (?:should|can|could|to|do)(?: i| we)? post)\\b`,
    "iu",
  ),
  new RegExp(
    `^(?:i|we) (?:have|own|run|work (?:as|in)|manage) (?:an? )?(?<subject>[^.,;!?]{3,60})[.,;!?]+.*\\b(?:${ideas}|what (?:should|can|could|to|do)(?: i| we)? post)\\b`,
    "iu",
  ),
  new RegExp(
    `^(?:give me |some |\\d+ |i need |need )*(?<subject>(?!post\\b|content\\b|caption|reel|story|more\\b|new\\b|good\\b|some\\b|instagram\\b)[\\p{L}' ]{3,40}?) (?:post|content|instagram|reel|tiktok|story|social media) ${ideas}[.!?]*$`,
    "iu",
  ),
];
const otherIdeaQuestions =
  /\b(?:caption ideas?|bio ideas?|(?:brand |business |shop |product |user)?names? ideas?|ideas? for (?:a |the )?names?|hash ?tags?|captions?\b.*\bideas?|my own ideas?|have an idea|got an idea|an idea for (?:you|the app|caption kite|an improvement|a feature))\b|^i have (?:an|some) ideas?|^(?:how|why|where|does|is)\b/iu;
const wantsIdeas = new RegExp(
  `^(?:please |can you |could you )?(?:give|suggest|need|want|show|got|any|some|more|i need|i want|\\d+|do you have|have you got|help me with)\\b.{0,40}\\b${ideas}\\b`,
  "iu",
);

/** The trade or occasion for which a message asks for ideas; null if it asks for something else. */
export function readIdeaRequest(message: string): SuggestionRequest | null {
  const text = message.trim();
  const foreign = readForeignIdeas(text);
  if (foreign) return { ...read(text, foreign.subject), spoken: foreign.language };
  if (otherIdeaQuestions.test(text)) return null;
  for (const pattern of ideaPatterns) {
    const subject = pattern.exec(text)?.groups?.["subject"];
    if (subject) return read(text, subject);
  }
  return wantsIdeas.test(text) ? read(text, "") : null;
}

const trends =
  /\b(?:anything trending|what(?:['’]?s| is| are)?(?: the)?(?: currently| now| really)? (?:trend\w*|hot|popular|viral|going viral|in)\b|trending (?:today|now|right now|this week|hash ?tags?|topics?|emojis?|on|at the moment)|(?:today['’]?s|current|latest|newest|new|show(?: me)?(?: the)?|give me(?: the)?|any) (?:trends?|trending)|(?:which|what) (?:hash ?tags?|emojis?|topics?) (?:are|is) (?:trending|popular|hot|viral)|trends? (?:today|now|right now|of the day|this week)|what is everybody posting|what are people posting)\b|^(?:trends?|trending)[?!.]*$/iu;
const aboutTrendPage =
  /\b(?:trending (?:page|tab|content)|based on|come from|how (?:do|are|does|is)|why|where|score|update|calculated|sounds?|audio|songs?|music)\b/iu;

/** Whether a message asks what trends today. */
export const asksForTrends = (message: string): boolean => trends.test(message) && !aboutTrendPage.test(message);
