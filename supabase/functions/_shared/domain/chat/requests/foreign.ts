import { languageOfQuestion } from "../../help/languages/detect.ts";
import type { AnsweredLanguage } from "../../help/languages/texts.ts";
import { tradeInEnglish } from "../ideas/foreign-trades.ts";

/**
 * What people say before they ask. At most four such words: "puedes me" can be read in two ways, and each repetition
 * would double the attempts.
 */
const hello =
  "[¿¡]?(?:(?:por favor|porfa|hola|buenas|oye|bitte|hallo|hi|hey|guten tag|s['’]il (?:te|vous) pla[iî]t|stp|svp|bonjour|salut|coucou|per favore|ciao|buongiorno|salve|olá|oi|bom dia|kannst du|könntest du|können sie|puedes|podrías|podrias|me puedes|peux-tu|tu peux|pouvez-vous|vous pouvez|pourrais-tu|puoi|potresti|mi puoi|pode|podes|você pode|poderia|tu pode|consegue)(?: (?:mir|bitte|me|nous|mi|ci|uns))?[,!:]?\\s+[¿¡]?){0,4}";
const nouns: Record<AnsweredLanguage, string> = {
  es: "caption|texto|textito|pie de foto|publicación|publicacion|post|descripción|descripcion|frase|copy|leyenda|tuit",
  de: "captions?|bildunterschrift(?:en)?|texte?|post|posting|beitrag|spruch|caption-text|instatext|tweet",
  fr: "légende|legende|texte|petit texte|post|publication|caption|phrase|tweet|description",
  it: "didascali[ae]|caption|testo|testino|post|frase|descrizione|tweet",
  pt: "legendinha|legenda|texto|textinho|post|publicação|publicacao|caption|frase|descrição|tweet",
};
const somethings: Record<AnsweredLanguage, string> = {
  es: "algo",
  de: "was|etwas",
  fr: "quelque chose|un truc",
  it: "qualcosa",
  pt: "algo|alguma coisa",
};
const writing: Record<AnsweredLanguage, string> = {
  es: "(?:me )?(?:escrib(?:e|es|as|ir|irme|a)(?:me)?|escríbeme|redacta(?:me|r)?|haz(?:me)?|haces|hacer(?:me)?|hagas|crea(?:me|r)?|genera(?:me|r)?)",
  de: "(?:schreib(?:e|st|en)?|erstell(?:e|st|en)?|mach(?:e|st|en)?|verfass(?:e|t|en)?|formulier(?:e|st|en)?|texte)",
  fr: "(?:(?:tu )?m['’])?(?:écri[st]|écrire|écrivez|ecri[st]|ecrire|rédige[rz]?|redige[rz]?|fai[st]|faire|faites|crée[rz]?|cree[rz]?|prépare[rz]?)(?:[- ](?:moi|nous))?",
  it: "(?:mi |ci )?(?:scriv(?:i|imi|ere|ermi|ete)|crea(?:mi|re)?|crei|fa(?:mmi|i|re|rmi)?|prepara(?:mi|re)?|prepari)",
  pt: "(?:me )?(?:escrev(?:e|a|er)(?:-me)?|cria(?:r)?|crie|fa(?:z|ça|zer)|faca|gera(?:r)?|gere|redig(?:e|ir|a))",
};
const wanting: Record<AnsweredLanguage, string> = {
  es: "dame|me das|necesito|quiero|quisiera|me hace falta|busco",
  de: "gib|ich brauche?|brauche?|ich hätte gern|ich möchte|ich will|ich suche|suche",
  fr: "donne[- ]moi|donnez[- ]moi|je veux|je voudrais|j['’]aimerais|il me faut|il me faudrait|j['’]ai besoin|je cherche|besoin",
  it: "dammi|vorrei|voglio|mi serve|ho bisogno|mi dai|cerco",
  pt: "me dá|me dê|preciso|quero|queria|dá-me",
};
const prepositions: Record<AnsweredLanguage, string> = {
  es: "(?:sobre|para|de|del|acerca de|por)\\s+",
  de: "(?:über|ueber|für|fuer|zu|zum|zur|von|vom)\\s+",
  fr: "(?:(?:sur|pour|de|du|à propos de)\\s+|d['’])",
  it: "(?:(?:su|sul|sulla|sulle|sui|per|di|del|della)\\s+|(?:sull|dell)['’])",
  pt: "(?:sobre|para|pra|pro|p/|de|da|do)\\s+",
};
/** Without a verb, "textos de ayer" asks for something else. */
const alone: Record<AnsweredLanguage, string> = {
  es: "(?:sobre|para)\\s+",
  de: "(?:über|für|zu|zum|zur)\\s+",
  fr: "(?:sur|pour)\\s+",
  it: "(?:(?:su|sul|sulla|per)\\s+|sull['’])",
  pt: "(?:sobre|para|pra|pro)\\s+",
};
const languages = ["es", "de", "fr", "it", "pt"] as const;
const article = "(?:un[ae]?|ein[e]?n?|uma?|une)";

const captionPatterns: readonly (readonly [AnsweredLanguage, RegExp])[] = languages.flatMap((language) => [
  [
    language,
    new RegExp(
      `^${hello}(?:${writing[language]}|${wanting[language]})(?!\\p{L})[^.?!:]{0,40}?(?<!\\p{L})(?:${nouns[language]})s?(?!\\p{L})[^.?!:]{0,25}?(?<!\\p{L})${prepositions[language]}(?<subject>.+)$`,
      "isu",
    ),
  ],
  [
    language,
    new RegExp(
      `^${hello}${writing[language]}(?!\\p{L})[^.?!:]{0,20}?(?<!\\p{L})(?:${somethings[language]})(?: (?:de|di|d['’]) ?\\p{L}+)?(?!\\p{L})[^.?!:]{0,25}?(?<!\\p{L})${prepositions[language]}(?<subject>.+)$`,
      "isu",
    ),
  ],
  [
    language,
    new RegExp(
      `^${hello}(?:${article} )?(?:\\p{L}+ )?(?:${nouns[language]})(?: \\p{L}+)? ${alone[language]}(?<subject>.+)$`,
      "isu",
    ),
  ],
]);

/** "I want to delete a text from my history" asks for no text. */
const managing =
  /(?<!\p{L})(?:supprim|effac|modifi|corrig|retrouv|export|copi|partag|programm|borr|elimin|edit|correg|cambi|encontr|compart|lösch|änder|bearbeit|find|teil|kopier|cancell|trov|condivid|apag|exclu|mud|ach[ao]r|agend)\p{L}*/iu;

/** "Text für ein Video" is a question about what is possible. */
const possible =
  /^(?:(?:un[ae]?|ein[e]?[nm]?|uma?|une|mi|mein[e]?|ma|la|le|il|o|a|meu|minha|mia|las|les|mis|mes) )*(?:fotos?|photos?|v[ií]d[eé]os?|bild(?:er)?|im[aá]gen(?:es)?|immagin[ei]|images?|imagem|imagens|clientes?|clienti|clients?|kunden|posts?|negocio|negócio|attività|entreprise|geschäft)[.!?]*$/iu;

/** "Über meinen Dackel" is about "mein Dackel", "von meiner Katze" about "meine Katze". */
const nominative: readonly (readonly [RegExp, string])[] = [
  [/^(mein|dein|unser|ein)en /iu, "$1 "],
  [/^den /iu, "der "],
  [/^(?:(?:ein(?:em)?|das|mein(?:em)?|dieses) )?(?:foto|bild|selfie) von (?=\p{L})/iu, ""],
  [/^(mein|dein|unser)(?:er|en) /iu, "$1e "],
  [/^(mein|dein|unser)em /iu, "$1 "],
  [/\s+(?:schreiben|machen|erstellen|verfassen|formulieren|geben)$/iu, ""],
];
/** "La foto di mia nonna" is about "mia nonna". */
const ofPhoto =
  /^(?:(?:una?|la|el|le|mi|mia|la mia|esta|questa|cette|une|ma|uma|a|minha|o|essa) )?(?:foto|fotografía|photo|immagine|imagen|imagem|image|selfie)s? (?:(?:de|del|di|della|del|do|da|du|mit)\s+|d['’])(?=\p{L}{2})/iu;

/** What a caption is asked for in another language. */
export function readForeignCaption(text: string): { subject: string; language: AnsweredLanguage } | null {
  for (const [language, pattern] of captionPatterns) {
    const found = pattern.exec(text)?.groups?.["subject"];
    if (!found || possible.test(found.trim())) continue;
    if (managing.test(text.slice(0, text.length - found.length))) continue;
    const joined = found.replaceAll(/\?\s+(?=\S)/gu, ", ");
    const told = joined.replace(/[\s.!?]+$/u, "");
    const subject =
      language === "de"
        ? nominative.reduce((rest, [form, put]) => rest.replace(form, put), told)
        : told.replace(ofPhoto, "");
    return { subject, language };
  }
  return null;
}

const moodWords: readonly (readonly [string, RegExp])[] = [
  ["funny", /(?<!\p{L})(?:lustig|witzig|divertid|gracios|chistos|drôle|marrant|rigolo|divertent|spiritos|engraçad)/iu],
  ["short", /(?<!\p{L})(?:kurze[nrs]?|cort[oa]|courte?|breve|curt[oa])(?!\p{L})/iu],
  ["romantic", /(?<!\p{L})(?:romantisch|romántic|romantique|romantic[oa])/iu],
];

/** How captions should sound, as words of the other languages say it. */
export const foreignMood = (text: string): string =>
  moodWords
    .filter(([, pattern]) => pattern.test(text))
    .map(([mood]) => mood)
    .join(", ");

const english = /\b(?:for|about|which|what|the|my|give|need|some)\b/iu;

/** The language of a request, by its words, else by the word before the subject. */
function languageOfRequest(text: string): AnsweredLanguage | null {
  const known = languageOfQuestion(text);
  if (known !== null) return known;
  if (/(?<!\p{L})(?:für|zum|zur|über)(?!\p{L})/iu.test(text)) return "de";
  if (/(?<!\p{L})pour(?!\p{L})/iu.test(text)) return "fr";
  if (/(?<!\p{L})per(?!\p{L})/iu.test(text)) return "it";
  if (/(?<!\p{L})(?:pra|pro|uma|meu|minha|nossa|loja)(?!\p{L})|(?:ção|inho)(?!\p{L})/iu.test(text)) return "pt";
  return /(?<!\p{L})para(?!\p{L})/iu.test(text) ? "es" : null;
}

const tags =
  /(?<!\p{L})(?:hash ?tags?|etiquetas)(?!\p{L})[^.?!:]{0,40}?(?<!\p{L})(?:(?:para|pra|pro|für|fuer|zum?|zur|pour|per|sobre|über|sur|de|di|por|su)\s+|d['’])(?<subject>.+)$/iu;
const otherTags =
  /(?<!\p{L})(?:cu[aá]ntos|wie ?viele?|combien|quant[ioae]s?|sin|ohne|sans|senza|sem|menos|weniger|moins|meno|quitar|cantidad|anzahl|n[uú]mero|límite|limit|limite|tirar|enlever|togliere|keine)(?!\p{L})/iu;
/** Names of things that everybody has are no subject. */
const noSubject =
  /^(?:(?:mis?|mein[e]?n?|mes|mon|ma|i miei|il mio|meus?|minhas?|un[ae]?|ein[e]?n?|uma?|la|les?|el|los|o|os) )*(?:posts?|publicaci[oó]n(?:es)?|publications?|fotos?|photos?|beitr[aä]ge?|textos?|texte?|bilder|instagram|tiktok|facebook)[.!?]*$/iu;
const leadingArticle =
  /^(?:(?:un[ae]?|une|uma?|ein[e]?[nmr]?|el|la|le|les|il|lo|o|a|os|as|los|las|das|der|die|den|dem|mi|mis|ma|mon|mes|mein[e]?[nmr]?|unser[e]?[nmr]?|notre|nos|nuestr[oa]s?|mia|mio|miei|mie|nostr[oaie]|meus?|minhas?|nossas?|nossos?)\s+|un['’]|l['’])+(?=\p{L}{2})/iu;

/** The subject of a request for hashtags in another language. */
export function readForeignTags(text: string): { subject: string; language: AnsweredLanguage } | null {
  if (english.test(text) || otherTags.test(text)) return null;
  const found = tags.exec(text)?.groups?.["subject"]?.trim();
  const language = found ? languageOfRequest(text) : null;
  if (!found || language === null || noSubject.test(found)) return null;
  return { subject: found.replace(leadingArticle, ""), language };
}

const wantsIdeas =
  /(?<!\p{L})(?:ideas|ideen|id[eé]es|idee|ideias|sugerencias|suggestions|suggerimenti|sugestões|vorschläge|(?:was|qué|que|quoi|cosa|o que) (?:(?:soll|kann|könnte|puedo|podría|peut|puis|posso|potrei|eu) )?(?:\p{L}+ ){0,6}(?:post\p{L}*|publi\p{L}*|pubblic\p{L}*))(?!\p{L})/iu;

/** The trade, in English, for which ideas are asked for in another language; null if none is known. */
export function readForeignIdeas(text: string): { subject: string; language: AnsweredLanguage } | null {
  if (english.test(text) || !wantsIdeas.test(text)) return null;
  const language = languageOfRequest(text);
  const subject = language === null ? null : tradeInEnglish(text);
  return language === null || subject === null ? null : { subject, language };
}

const shortening: readonly (readonly [AnsweredLanguage, RegExp])[] = [
  [
    "de",
    /(?<!\p{L})(?:kürzer|kuerzer|(?:ver|ab)?kürz(?:e|en|t)?|knapper|zusammenfass\p{L}*|fass(?:e)? .*zusammen)(?!\p{L})/iu,
  ],
  [
    "es",
    /(?<!\p{L})(?:m[aá]s (?:cort|brev|resumid)\p{L}*|ac[oó]rt[aeo]\p{L}*|resumir|resumen|resume (?:esto|este|el|lo)|resúme\p{L}*|abrevia\p{L}*)/iu,
  ],
  ["fr", /(?<!\p{L})(?:plus (?:court|bref|concis)\p{L}*|raccourci\p{L}*|résume\p{L}*|abrège\p{L}*)/iu],
  [
    "it",
    /(?<!\p{L})(?:pi[uù] (?:cort|brev|sintetic)\p{L}*|accorci\p{L}*|abbrevia(?:re|lo|la)?(?!\p{L})|riassum\p{L}*|riduci\p{L}*)/iu,
  ],
  ["pt", /(?<!\p{L})(?:mais (?:curt|brev|enxut)\p{L}*|encurt\p{L}*|resum[ae]\p{L}* (?:isso|isto|esse|este|o))/iu],
];
const asksHowForeign = /^[¿¡]?(?:wie|warum|cómo|por qué|comment|pourquoi|come|perché|como|por que)(?!\p{L})/iu;

/** The language in which an instruction asks for a shorter text; null if it does not. */
export const languageOfShortening = (instruction: string): AnsweredLanguage | null =>
  asksHowForeign.test(instruction.trim())
    ? null
    : (shortening.find(([, pattern]) => pattern.test(instruction))?.[0] ?? null);
