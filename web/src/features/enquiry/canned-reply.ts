import { cannedReplies } from "./enquiry-texts.ts";

/** The four topics with prepared replies, each with the words that people use for it. The first match decides. */
const keywords: readonly [reply: Exclude<keyof typeof cannedReplies, "other">, words: RegExp][] = [
  ["price", /pric|\bcosts?\b|how much|\bfees?\b|expensive/i],
  ["free", /\bfree\b|\btrial\b/i],
  ["cancel", /cancel|unsubscribe/i],
  ["contact", /contact|support|\be-?mail\b|\bhuman\b|speak to|talk to/i],
];

/** The prepared reply to a question about one of the four topics; null for everything else. */
export function cannedReply(question: string): string | null {
  const found = keywords.find(([, words]) => words.test(question));
  return found ? cannedReplies[found[0]] : null;
}

/** Letters and small words that show another language than English; some of the words are English ones, too. */
const foreign =
  /[ñ¿¡äöüßàâçéèêëîïôùûœáíóúãõìò]|\b(?:el|la|los|las|un|una|que|como|cuanto|puedo|mi|hay|hola|precio|gratis|der|die|das|ist|wie|was|ich|und|kann|gibt|mein|meine|hallo|kostet|le|les|des|est|je|vous|mon|pour|comment|combien|bonjour|prix|il|lo|gli|come|quanto|posso|che|per|sono|ciao|prezzo|os|uma|voce|meu|minha|tem|nao|custa|quero|oi)\b/iu;

/** Whether a question may be in another language, so that it is worth loading what recognizes and answers it. */
export const seemsForeign = (question: string): boolean => foreign.test(question);
