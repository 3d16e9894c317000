import { distress } from "../comments/hostility-patterns.ts";

/** What a message asks for, as far as this is clear without a language model. */
export type Intent =
  | "greeting"
  | "thanks"
  | "goodbye"
  | "praise"
  | "small-talk"
  | "distress"
  | "displeased"
  | "usage"
  | "plan"
  | "inner-workings"
  | "other-people"
  | "question";

const greeting =
  /^(hi+|hey+|hello+|hiya|yo|howdy|greetings|good (morning|afternoon|evening|day))( there| assistant| kite)*[\s!.,👋🙂😀]*$/iu;
const thanks =
  /^(thanks?|thank you|thx|ty|cheers|great|perfect|awesome|ok(ay)?|cool|got it|nice)([\s,!.]+(thanks?|thank you|so much|a lot|very much|great|perfect|that helps?( a lot)?))*[\s!.🙏👍😀🙂]*$/iu;

/** Thanks in more words, with nothing asked. */
const gratitude = /^(?:many |ok |okay |great |wow |oh )*(?:thanks?|thank you|thx|tysm)\b[^?]*$/iu;

const goodbye = /^(?:bye|good ?bye|bye bye|see you|see ya|good ?night|ciao|later|that's all|that is all)[\s!.,👋]*$/iu;
const laugh = "(?:(?:lol|haha+|hehe+|lmao|omg|wow|aw+|well|ok|okay|hey|oh|honestly|damn),?\\s+)*";
const goodWord =
  "(?:smart|clever|cute|funny|nice|kind|sweet|good|great|cool|helpful|amazing|awesome|brilliant|lovely|wonderful|fantastic|impressive|the best|a star|a genius|a legend|a lifesaver|fun|polite|better than (?:i thought|expected|my (?:boss|husband|wife|boyfriend|girlfriend)))";
/** A friendly word to the assistant or about the app, with nothing asked. */
const praise = new RegExp(
  `^${laugh}(?:(?:yo)?u(?:['’]?re|r| are| r)(?: actually| really| so| very| pretty| quite| kinda| kind of| sort of| such| too| just| surprisingly)*(?: an?)? ${goodWord}(?: (?:bot|robot|assistant|program|machine|thing))?|(?:good|great|nice|clever|smart|best) (?:bot|robot|job|work|one|assistant)|(?:great|nice|cool|good|lovely|awesome|amazing|fantastic|brilliant) (?:app|site|tool|captions?)(?:,? i (?:really )?(?:love|like) (?:it|them))?|well done|i (?:really |just |absolutely )?(?:love|like|adore) (?:you|u|this|it|this app|your app|the app|this site|caption kite|chatting with you|these|them)|(?:this|that|it)(?:['’]s| is)(?: really| so| actually| pretty| very)* ${goodWord}|(?:this|your|the) app (?:is|rocks)(?: really| so| very)*(?: ${goodWord})?|you made my day|you rock|impressive|love (?:it|this|these|them))(?:,? (?:for an? (?:robot|bot|machine|program|computer|ai)|btw|by the way|lol|haha+|thank you|thanks|so much|a lot|today))*[\\s!.🙏👍😀🙂😂🤣❤️🥰😊]*$`,
  "iu",
);
/** What people say to be friendly, or to see what comes. */
const smallTalk =
  /^(?:(?:hi|hey|hello|yo|lol|so|and|ok|well),?\s+)*(?:how(?:['’]?s| is| are)? (?:you|u|ya|it going|your day(?: going)?|things|life)(?: doing| today| feeling)*|how(?:['’]?re| r) (?:you|u)(?: doing| today)*|(?:what['’]?s|wh?at|wa+s+)(?: is)? up|sup|wassup|are you (?:ok|okay|bored|tired|happy|lonely|sad)|do you (?:like|love|hate) (?:me|your job|it here|cats|dogs|people|humans|working)|do you (?:sleep|dream|get tired|get bored|eat)|will you (?:marry me|be my friend)|tell me a joke|(?:do you )?know (?:any|a good) jokes?|(?:i['’]?m|i am) bored|i love you|nice to meet you|what are you doing|merry christmas|happy (?:new year|holidays|easter|thanksgiving|friday))[\s?!.👋🙂😀😂]*$/iu;

/** Displeased with the assistant itself. */
const displeased =
  /^(?:that(?:'s| is| was)(?: not| n't)? (?:wrong|helpful|right|useful|what i (?:asked|meant)|no help|useless)|you (?:didn['’]?t|did not|never) answer(?: me| (?:my|the) question)?|(?:that )?(?:didn['’]?t|did not|doesn['’]?t|does not) help(?: me)?|you(?:'re| are)(?: so| really)? (?:useless|stupid|dumb|no help|not helpful|annoying|unhelpful|terrible|bad)|you don't (?:understand|get it)|wrong(?: answer)?|no|nope|this is (?:useless|stupid)|stupid (?:bot|assistant)|useless|wtf|not helpful|that makes no sense|you suck)[\s!.]*$/iu;

const innerWorkings = [
  /\b(system|initial|hidden|secret|original|developer|internal|your) (prompt|instructions?|rules|guidelines|configuration|directives)\b/i,
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules|prompts?|above|previous|guidelines|restrictions?)\b/i,
  /\b(reveal|show|print|repeat|output|leak|dump|tell)\b.{0,40}\b(prompt|instructions|everything above|text above|words above|api keys?|secret|tokens?|environment variables?|source code|database|schema)\b/i,
  /\b(api|secret|private|service)[ _-]?keys?\b/i,
  /\b(jailbreak|developer mode|dan mode|do anything now|pretend (you are|to be)|from now on you|without (any )?rules|no rules|act as (if|an? unrestricted)|you are now)\b/i,
];

const otherPeople = [
  /\b(show|list|give|tell|get|find|read|dump|export|send|look up|access|see|view|what('s| is| are))\b.{0,40}\b(other|another|all|every|any|some(one|body)( else)?('s)?|everyone('s)?)\b.{0,25}\b(users?'?s?|accounts?|persons?|peoples?'?s?|customers?'?s?|members?'?s?|emails?|passwords?|data|histor(y|ies))\b/i,
  /\b(the )?(admin|administrator|owner)('s|s)? (e-?mail|password|account|data|address)\b/i,
  /\b(user|account|person|customer)s? (with|named|called|number|id)\b.{0,60}/i,
  /\b(password|e-?mail|captions?|history|data|plan) (of|from|for|belonging to) (user|another|some(one|body)|@|[\w.+-]+@)/i,
];

/** Showing one's own posts to others is not a question about them. */
const showing =
  /\b(how (do|can|could) i (show|share|send|give)|(show|share|send) (other|another|some|my)\b.{0,30}\bmy)\b/i;

const mine = /\b(i|i'm|i've|im|ive|me|my|mine)\b/i;
/** About what was used so far; "how many captions do I get per day" is about the plan. */
const counting =
  /\b((?:any|some|one|more|much|many|none|\d+|captions?) (?:left|remaining)|have i (already )?(used|made|written|generated)|did i (use|make|write)|i(['’]ve| have) (already )?used|used (up )?(today|so far|already)|my (usage|quota|count)|reached my|over my (limit|quota)|still (have|write|make|generate)|resets?)\b/i;
const counted =
  /\b(captions?|generations?|limit|quota|usage|count|allowance|credits?|tries|left|remaining|used|today)\b/i;
/** Questions that only the person's own count can answer, even without a word such as "my". */
const whatIsLeft =
  /\b(captions?|generations?|tries|credits?|how many)( (are|is|do i have|have i))?( still)? (left|remaining|remain)\b|\b(left|remaining) (captions?|generations?|for today|today)\b/i;
const planWords = /\b(plan|premium|subscription|subscribed|tier|membership|promo code|free)\b/i;
/** About the plan that somebody has now. */
const planState =
  /\b((which|what|whats|what's) (is my |my |)(plan|tier|subscription|membership)( do i have| am i on| is my account)?|what plan|which plan am|which plan do i have|am i( still)?( on)?( a| the)? ?(premium|free|subscribed)|do i( still)? have (premium|a (subscription|plan|promo code))|is my (premium|subscription|plan|promo code|account)( still)? (active|running|free|premium|on)|(when|until when) (does|do|is|will) my (premium|subscription|plan|promo code|code|membership)|how long (do i|does my|is my) (still )?(have )?(premium|promo code|subscription|code)|my current plan|status of my (plan|subscription|account)|my (plan|subscription|account) status|my plan|what does my account have)\b/i;
const doing =
  /\b(how (do|can|could|to|should)|cancel|upgrade|delete|change|apply|enter|redeem|want to|would like|where|why)\b/i;

/** About a way, a rule or a payment, although words of counting stand in it. */
const asksForWay = /\bhow (do|can|to)\b|^does\b|\b(upgraded|paid|subscribed|bought)\b/i;

/** Determines the intent of a message. Everything without a special intent is a question for the help texts. */
export function readIntent(message: string): Intent {
  const text = message.trim();
  if (greeting.test(text)) return "greeting";
  if (thanks.test(text) || (text.length < 60 && gratitude.test(text))) return "thanks";
  if (goodbye.test(text)) return "goodbye";
  if (distress.test(text)) return "distress";
  if (praise.test(text)) return "praise";
  if (smallTalk.test(text)) return "small-talk";
  if (displeased.test(text)) return "displeased";
  if (innerWorkings.some((pattern) => pattern.test(text))) return "inner-workings";
  if (!showing.test(text) && otherPeople.some((pattern) => pattern.test(text))) return "other-people";
  if (whatIsLeft.test(text)) return "usage";
  if (!mine.test(text)) return "question";
  if (counting.test(text) && counted.test(text) && !asksForWay.test(text)) return "usage";
  if (planWords.test(text) && planState.test(text) && !doing.test(text)) return "plan";
  return "question";
}
