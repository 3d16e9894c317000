import { sentencesIn } from "../../../contract/rules/sentences.ts";
import type { ChatAnswer } from "../../chat/port.ts";
import { languageWords } from "../../captions/brief/language-words.ts";
import { plainWords } from "../words.ts";
import { certaintyOf, createHelpSearch, type HelpSearch } from "../search.ts";
import type { HelpEntry } from "../entry.ts";
import { entriesIn, type AnsweredLanguage } from "./texts.ts";

/** Where there is no answer in the language: what exists in it. */
const elsewhere: Record<AnsweredLanguage, string> = {
  es: "Eso no lo sé, o no lo entendí. En español respondo a las preguntas más frecuentes (precio, plan gratuito, fotos, tono, cuenta, privacidad) y escribo textos; para lo demás sobre Caption Kite pregúntame en inglés o escribe a una persona en la página Contact.",
  de: "Das weiß ich nicht, oder ich habe es nicht verstanden. Auf Deutsch beantworte ich die häufigsten Fragen (Preis, kostenloser Plan, Fotos, Stil, Konto, Datenschutz) und schreibe Texte; alles andere zu Caption Kite frag auf Englisch oder schreib einem Menschen auf der Seite Contact.",
  fr: "Je ne le sais pas, ou je n'ai pas compris. En français je réponds aux questions les plus fréquentes (prix, plan gratuit, photos, ton, compte, confidentialité) et j'écris des textes ; pour le reste sur Caption Kite, demandez en anglais ou écrivez à une personne sur la page Contact.",
  it: "Non lo so, o non ho capito. In italiano rispondo alle domande più frequenti (prezzo, piano gratuito, foto, tono, account, privacy) e scrivo testi; per il resto su Caption Kite chiedi in inglese o scrivi a una persona nella pagina Contact.",
  pt: "Isso não sei, ou não entendi. Em português respondo às perguntas mais frequentes (preço, plano gratuito, fotos, tom, conta, privacidade) e escrevo textos; para o resto sobre o Caption Kite pergunte em inglês ou escreva a uma pessoa na página Contact.",
};

/** What is only said around a question: greetings, and asking to be told. */
const around: Record<AnsweredLanguage, string> = {
  es: "hola buenas oye por favor gracias puedes puede podéis pueden decir decirme saber quiero quisiera hay tengo hacer hago usar",
  de: "hallo hi hey bitte danke kannst könnt können sagen wissen will möchte gibt gibts ist eigentlich denn mal man geht machen mache stell",
  fr: "bonjour salut svp merci peux pouvez peut dire savoir veux voudrais est-ce que avoir faire fait y a",
  it: "ciao salve per favore grazie puoi può potete dire sapere voglio vorrei c'è devo faccio fare avere",
  pt: "olá oi por favor obrigado obrigada pode podem dizer saber quero queria tem dá pra faço fazer ter eu",
};

const rootLength = 6;
/** The beginning of a word stands for all its forms: "cancelo", "cancelar" and "cancelación" have it in common. */
const rootOf = (word: string) => Array.from(word).slice(0, rootLength).join("");

const searches = new Map<AnsweredLanguage, HelpSearch>();

function searchIn(language: AnsweredLanguage): HelpSearch {
  const known = searches.get(language) ?? createSearchIn(language);
  searches.set(language, known);
  return known;
}

function createSearchIn(language: AnsweredLanguage): HelpSearch {
  const asking = new Set(plainWords(`${languageWords[language].small} ${around[language]}`));
  return createHelpSearch(entriesIn(language), asking, rootOf);
}

/** Between two questions of one message. */
const conjunction = /[?!.,;]+\s+|\s+(?:y|e|und|et|and)\s+/iu;
const ideas = /(?<!\p{L})(?:ideas|ideen|idées|idee|ideias)(?!\p{L})/iu;

/** The nearest answer to a question, or to the first of two; undefined if none is near. */
function findIn(language: AnsweredLanguage, question: string): HelpEntry | undefined {
  if (ideas.test(question)) return entriesIn(language).find(({ id }) => id === "what-to-post");
  for (const part of [question, ...question.split(conjunction)]) {
    const hits = searchIn(language)(part);
    if (certaintyOf(hits) !== "unsure") return hits[0]!.entry;
  }
  return undefined;
}

/** The answer to a question in a language, or in one sentence what exists in it. */
export function answerIn(language: AnsweredLanguage, question: string): ChatAnswer {
  const found = findIn(language, question);
  if (!found) return { text: elsewhere[language], buttons: [{ kind: "open", place: "contact" }] };
  const { answer, open } = found;
  return { text: answer, buttons: open === null ? [] : [{ kind: "open", place: open }] };
}

const inPublic = ({ answer }: HelpEntry): string => sentencesIn(answer).slice(0, 2).join("").trim();

/** More than in the chat: in public a wrong answer is worse than the way to a person. */
const surePublicFrom = 0.65;

/** The first sentences of an answer, for a public place; null if there is no sure one. */
export function publicAnswerIn(language: AnsweredLanguage, comment: string): string | null {
  const [best] = searchIn(language)(comment);
  return best === undefined || best.covered < surePublicFrom ? null : inPublic(best.entry);
}

/** The same of an entry that is known; null if the language has none. */
export function publicEntryIn(language: AnsweredLanguage, id: string): string | null {
  const entry = entriesIn(language).find((each) => each.id === id);
  return entry ? inPublic(entry) : null;
}
