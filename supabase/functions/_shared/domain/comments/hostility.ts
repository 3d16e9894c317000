import { readIntent } from "../chat/intent.ts";
import { isSlur } from "../text/slurs.ts";

/** Why a comment is not sent to a model. */
export type Hostility = "distress" | "injection" | "threat" | "insult" | "link";

const injection = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,60}\b(instructions?|rules?|prompts?|above|previous|guidelines?|restrictions?|everything)\b/isu,
  /\b(system|developer|hidden|initial) ?(prompt|message|instructions?)\b/iu,
  /\b(print|show|reveal|repeat|output|leak|dump|send|tell|give|post|say|write|reply|respond|answer)\b.{0,40}\b(keys?|secrets?|tokens?|passwords?|credentials?|env(ironment)?( variables?)?|prompts?|instructions?|source code)\b/isu,
  /\b(you are|you're|act as|pretend (to be|you))\b.{0,30}\b(now|an? (ai|bot|assistant|language model|unrestricted)|dan|admin)\b/isu,
  /\b(reply|respond|answer|repeat|say|write|print|output)\b.{0,20}\b(only|exactly|verbatim|nothing but|after me|the (following|word|phrase|sentence))\b/isu,
  /<\/?\s*(system|assistant|user|instructions?|im_start|im_end)\b|\[\/?(inst|system)\]|<\||(^|\n)\s*(system|assistant|developer)\s*:/iu,
  /\b(jailbreak|prompt injection|developer mode|sudo|rm -rf|drop table|api[ _-]?key)\b/iu,
  /\b(ignorier\w*|vergiss|ignora|ignorez?|oublie[zr]?|olvida)\b.{0,50}\b(anweisung\w*|regeln|instruc\w+|instrucciones|consignes|istruzioni|reglas)\b/iu,
  // The same instructions in scripts without spaces or Latin letters.
  /忽略|无视|無視|忘记|忘れて|系统提示|系統提示|密钥|密鑰|プロンプト|キーを|지시.{0,10}(무시|잊)|무시하고|프롬프트|игнорир\p{L}*|забудь.{0,40}(инструкц|правил)|системн\p{L}+ промпт|تجاهل|التعليمات السابقة/iu,
  // Instructions to write something other than a response.
  /^(please |now |just |ok,? |hey,? )*(respond|reply|answer|say|type|print|write|output|repeat|echo|translate|decode|confirm|announce)\b(?! (to (me|my|us|this|the)|me\b|back\b|us\b|soon\b|please\b|in (the|your) (comments?|dms?)))/iu,
  /\b(respond|reply|answer) (only )?(with|in the voice|like a)\b|\b(make|let) (the|your) (reply|answer|response)\b|\bfrom now on\b|\bnew (task|instructions?|role|rule)s?\s*:|\bdecode\b.{0,60}\bfollow\b|\bwhat were you told\b|\bdebug mode\b|\btell (everyone|everybody|people|them) (that|the|our|your)\b/iu,
  /<\/?(script|iframe|img|svg|style)\b|\{\{.{0,80}\}\}|\$\{.{0,80}\}|\bos\.environ\b|\bprocess\.env\b|\bselect\b.{1,40}\bfrom\b.{1,40}\b(users?|accounts?|passwords?|profiles)\b/iu,
];

const link = [
  /\bhttps?:\/\/|\bwww\.|\b(?:bit\.ly|t\.me|wa\.me|tinyurl\.\w+|linktr\.ee|discord\.gg)\b/iu,
  /\b[\p{L}\p{N}-]{2,}\.(?:com|net|org|io|co|info|biz|xyz|top|shop|store|site|online|club|link|click|live|app|ru|cn|tk|ly|me)\b(?!\p{L})/iu,
  /\b[\p{L}\p{N}-]{2,}\s?(?:\[\.\]|\(\.\)|\s\.\s)\s?(?:com|net|org|io|co|me|ru|cn|xyz|shop|site)\b|\b(?:t|wa|bit)\s?\.\s?(?:me|ly)\s?\/|\bwww\s+\w{2,}/iu,
  /\b(whats ?app|telegram|signal|call|text)\b.{0,20}\+?\d[\d\s().-]{6,}|\blink in (my )?bio\b|\b(earn|make|win)\b.{0,15}[$€£]\s?\d/iu,
  /\b(hxxps?|\w+\s*(?:\(dot\)|\[dot\]|\sdot\s)\s*(?:com|net|org|io))\b/iu,
  /\b(dm|message|text|whatsapp|telegram)\b.{0,30}\b(me|us|@\w+|\+?\d{6,})\b.{0,60}\b(promo\w*|earn|invest\w*|profit|crypto|bitcoin|followers|collab\w*|deal)\b/isu,
  /\b(buy|get|free|cheap)\b.{0,20}\b(followers|likes|crypto|bitcoin|casino)\b|\bcheck (out )?my (bio|profile|page|link)\b/iu,
];

const threat =
  /\b(kill|hurt|shoot|stab|beat|burn|find|rape|hang)\s+(you|u|ya|your (family|kids?|team))\b|\bi (know|found) where you (live|work)\b|\byou('re| are)? (going to|gonna|will) (die|regret|pay)\b|\b(hope|wish) (that )?(you|u|ya)( all)? (die|burn|rot|suffer)\b|\bdie in a\b|\brot in hell\b|\b(kys|kill yourself|go die)\b/iu;
const distress =
  /\b(kill(ing)? myself|end(ing)? (my life|it all)|suicid\w*|want(ed)? to die|self[ -]?harm\w*|hurt(ing)? myself|don.?t want to live)\b/iu;
const insult =
  /\b(idiots?|idiotic|morons?|stupid|dumb(ass)?|losers?|trash|garbage|scam(mers?)?|frauds?|pathetic|crap(py)?|shit\w*|bullshit|f+u+c+k\w*|fck\w*|stfu|wtf|assholes?|bastards?|bitch\w*|dicks?|sucks?|suck|worst|hate (you|u|this)|disgusting|clowns?|shut up|liars?|go to hell|screw you|arschloch|hurensohn|betr[uü]ger|abzocker|wichser|missgeburt|imb[eé]cil\w*|gilipollas|cabr[oó]n|puta|stronz[oi]|coglione|scheisse|idioten?|putain|merde|connard|pendejos?|mierda)\b/iu;

/** Decorated letters, and invisible characters that hide a word. */
function undressed(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replace(/[\s\u00A0]+/gu, " ");
}

/** Whether and why a comment must not be answered by a model; null for most comments. */
export function readHostility(comment: string): Hostility | null {
  const text = undressed(comment);
  const bare = text.replace(
    /[@$0134*]/gu,
    (sign) => ({ "@": "a", $: "s", 0: "o", 1: "i", 3: "e", 4: "a", "*": "" })[sign] ?? sign,
  );
  if (distress.test(text)) return "distress";
  if (injection.some((pattern) => pattern.test(text) || pattern.test(bare)) || readIntent(text) === "inner-workings")
    return "injection";
  if (threat.test(text) || threat.test(bare)) return "threat";
  if (link.some((pattern) => pattern.test(text))) return "link";
  // Spaced letters hide a word: "s h i t".
  const joined = text.replace(/\b(?:\p{L} ){2,}\p{L}\b/gu, (letters) => letters.replaceAll(" ", ""));
  if (
    insult.test(text) ||
    insult.test(bare) ||
    insult.test(joined) ||
    text.split(/[^\p{L}\p{N}]+/u).some((word) => word !== "" && isSlur(word))
  )
    return "insult";
  return null;
}
