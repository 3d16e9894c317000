import { freeCaptionsPerDay, variationsPremium } from "../../../contract/rules/quota.ts";

/** The plainest questions about the product, which are recognized in every language by the same few words. */
export type PlainQuestion = "both" | "tone" | "hashtags" | "platforms" | "language" | "price" | "country";

const platform = String.raw`(?:instagram|insta|facebook|fb|tik ?tok|twitter|x|linkedin|threads|bluesky|pinterest|youtube|reddit)`;
const tongue = String.raw`(?:english|spanish|german|french|italian|portuguese|dutch|polish|greek|hindi|español|inglés|alemán|francés|italiano|portugués|englisch|spanisch|deutsch|französisch|italienisch|portugiesisch|anglais|espagnol|allemand|français|italien|portugais|inglese|spagnolo|tedesco|francese|portoghese|inglês|espanhol|alemão|francês|português)`;
const works = String.raw`(?:does|do|is|can|will|works?|working|sirve|funciona|vale|vai|dá|geht|funktioniert|gibt|klappt|marche|fonctionne|va|funziona|serve|hay|there|write|escribe|schreibt|écrit|scrive|escreve)`;
const also = String.raw`(?:too|also|as well|only|just|even|también|tambien|solo|sólo|auch|nur|aussi|seulement|anche|solo|soltanto|também|só|apenas)`;
const end = String.raw`[^.!?]*(?:\?|$)`;
const word = (pattern: string) => String.raw`(?<!\p{L})${pattern}(?!\p{L})`;
const match = (...patterns: readonly string[]) => new RegExp(patterns.join("|"), "iu");

const free = word(String.raw`(?:free|gratis|gratuit[eoa]?s?|gratuitement|kostenlos\p{L}*|grátis|grátuit[oa])`);
const paid = word(
  String.raw`(?:premium|paid|pro|paying|de pago|bezahl\p{L}*|payant\p{L}*|a pagamento|pag[oa]s?|subscribers)`,
);
const or = word(String.raw`(?:or|only|just|o|oder|nur|ou|só|solo|sólo|seulement|apenas|solamente|both)`);

const plain: readonly (readonly [PlainQuestion, RegExp])[] = [
  [
    "both",
    match(
      `${free}[^.!?]*${or}[^.!?]*${paid}${end}`,
      `${paid}[^.!?]*${or}[^.!?]*${free}${end}`,
      `(?:^|[.!?] *)(?:and |but |so )?${word("(?:is|are)")} (?:it|this|that|they|these) (?:only |just )?(?:for |on |in |part of |with )?(?:the )?(?:premium|paid|pro)${end}`,
    ),
  ],
  [
    "tone",
    match(
      String.raw`\bhow (?:do|can|would|should|am|does) (?:i|we|you|one|it)\b.{0,40}\b(?:tone|voice|style|my own words)\b`,
      String.raw`\bwhere (?:do|can) (?:i|we) (?:find|set|save|change|put|paste)\b.{0,25}\b(?:tone|voice|style)\b`,
      `${word("(?:cómo|como|wie|comment|come)")}[^.!?]*${word(String.raw`(?:tono|tom|ton|stil|schreibstil|estilo|style|stile|voz|voce|voix)`)}${end}`,
    ),
  ],
  [
    "hashtags",
    match(
      String.raw`\b(?:turn|switch|leave|disable|hide|remove|drop|stop|get rid of|without|no|zero|skip)\b.{0,25}\bhashtags?\b${end}(?<=\?)`,
      String.raw`^(?:how |where )?(?:can|do|could|may) (?:i|we|you|it)\b.{0,25}\b(?:turn|switch|leave|disable|hide|remove|drop|stop|get rid of|without|zero|no)\b.{0,25}\bhashtags?\b`,
      `${word(String.raw`(?:sin|quitar|desactivar|ohne|abschalten|ausschalten|weglassen|sans|désactiver|enlever|senza|togliere|disattivare|sem|tirar|desativar|desligar)`)}[^.!?]*hashtags?[^.!?]*\\?`,
      `hashtags?[^.!?]*${word(String.raw`(?:quitar|desactivar|abschalten|ausschalten|weglassen|désactiver|enlever|togliere|disattivare|tirar|desativar|desligar)`)}[^.!?]*\\?`,
    ),
  ],
  [
    "platforms",
    match(
      `${word(also)}[^.!?]{0,25}${word(platform)}[^.!?]{0,30}\\?`,
      String.raw`(?:^|[.!?,] )(?:and |so |hey |hi |ok )?(?:does|do|can|will) (?:it|this|the app|you|i use (?:it|this))\b[^.!?]{0,30}` +
        `${word(platform)}[^.!?]{0,25}\\?`,
      `${word("(?:sirve|funciona|vale|geht|funktioniert|klappt|marche|fonctionne|funziona|serve)")}[^.!?]{0,25}${word(platform)}[^.!?]{0,25}\\?`,
      `^${word(platform)} ?(?:${word(also)})? ?\\?$`,
    ),
  ],
  [
    "language",
    match(
      `(?:${word(works)}|${word(also)})[^.!?]*(?<!\\p{L})(?:in|en|auf|em) ${word(tongue)}[^.!?]{0,25}\\?`,
      String.raw`\b(?:what|which|how many|other) languages?\b`,
      `${word(String.raw`(?:qué|que|welche[nr]?|quelles?|quali|quais)`)} ${word(String.raw`(?:idiomas?|sprachen?|langues?|lingue?|línguas?)`)}`,
    ),
  ],
  [
    "price",
    match(
      String.raw`^(?:so |and |ok |hey |hi |wait |but )*(?:how much (?:is|does|do|for|would)|what(?:['’]s| is| does) (?:it|this|the price|premium|that)(?: cost)?)(?= (?:it|this|that|the|app|thing|premium|cost|a month|per)|\W*$)(?=.*(?:much|price|cost))(?!.*\b(?:advertis\w*|ads?|boost\w*|hire|facebook|instagram|tiktok)\b)`,
      `${word(String.raw`(?:cuánto (?:cuesta|vale|es)|cuanto cuesta|qué precio|was kostet|wie teuer|wieviel kostet|wie viel kostet|combien (?:ça |cela )?co[uû]te|c['’]est combien|quel (?:est le )?prix|quanto costa|quanto viene|quanto custa|qual (?:é )?o preço)`)}`,
    ),
  ],
];
/** Asked under a post about trends only. */
const country = match(
  `${word(String.raw`(?:too |also |anche|también|auch|aussi|também|only|something|anything|trends?|list|page)`)}[^.!?]*(?<!\\p{L})(?:for|per|para|für|pour|in|en|from|l['’])[^.!?]*\\?`,
  String.raw`\b(?:american[oai]s?|amerikanisch\p{L}*|américaine?s?|all about the us)\b.*\?`,
  String.raw`\b(?:all|everything|so|only|just|always|very|too) (?:is |about |this |so )*american\b|\brest of (?:us|the world)\b|\boutside (?:of )?(?:the )?(?:us|usa|america|states)\b|\b(?:by|per|my|our|your|other|each) countr(?:y|ies)\b`,
);
const longest = 30;

/** The plain question that a comment asks, or null. @param post the text of the post, for what is only asked there */
export function plainQuestion(comment: string, post: string | null): PlainQuestion | null {
  if (comment.split(/\s+/u).length > longest) return null;
  const found = plain.find(([, pattern]) => pattern.test(comment));
  if (found) return found[0];
  return post !== null && /\btrend/iu.test(post) && country.test(comment) ? "country" : null;
}

/** The entries that answer them; in the other languages hashtags and emoji are one. */
export const entryOfPlain = {
  tone: ["tone", "tone"],
  hashtags: ["hashtag-level", "emoji-level"],
  platforms: ["platforms", "platforms"],
  language: ["language", "language"],
  price: ["price", "price"],
  country: ["trending-country", null],
  both: [null, null],
} as const satisfies Record<PlainQuestion, readonly [english: string | null, others: string | null]>;

/** What is in both plans. */
export const bothPlans = `Free accounts have it, too: photos, platforms and your own tone are in both plans, with ${freeCaptionsPerDay} captions a day. Premium adds unlimited captions, ${variationsPremium} variations at a time and no ads.`;
