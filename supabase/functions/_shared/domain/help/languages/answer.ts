import { sentencesIn } from "../../../contract/rules/sentences.ts";
import type { ChatAnswer } from "../../chat/port.ts";
import { languageWords } from "../../captions/brief/language-words.ts";
import { plainWords } from "../words.ts";
import { createHelpSearch, sureFrom, type HelpSearch } from "../search.ts";
import { languageOfQuestion } from "./detect.ts";
import { entriesIn, type AnsweredLanguage } from "./texts.ts";

/** Where there is no answer in the language: what exists in it. */
const elsewhere: Record<AnsweredLanguage, string> = {
  es: "En español respondo a las preguntas más frecuentes (precio, plan gratuito, fotos, tono, cuenta, privacidad) y escribo textos; para lo demás pregúntame en inglés o escribe a una persona en la página Contact.",
  de: "Auf Deutsch beantworte ich die häufigsten Fragen (Preis, kostenloser Plan, Fotos, Stil, Konto, Datenschutz) und schreibe Texte; für alles andere frag auf Englisch oder schreib einem Menschen auf der Seite Contact.",
  fr: "En français je réponds aux questions les plus fréquentes (prix, plan gratuit, photos, ton, compte, confidentialité) et j'écris des textes ; pour le reste, demandez en anglais ou écrivez à une personne sur la page Contact.",
  it: "In italiano rispondo alle domande più frequenti (prezzo, piano gratuito, foto, tono, account, privacy) e scrivo testi; per il resto chiedi in inglese o scrivi a una persona nella pagina Contact.",
  pt: "Em português respondo às perguntas mais frequentes (preço, plano gratuito, fotos, tom, conta, privacidade) e escrevo textos; para o resto pergunte em inglês ou escreva a uma pessoa na página Contact.",
};

const searches = new Map<AnsweredLanguage, HelpSearch>();

function searchIn(language: AnsweredLanguage): HelpSearch {
  const asking = new Set(plainWords(languageWords[language].small));
  const known = searches.get(language) ?? createHelpSearch(entriesIn(language), asking);
  searches.set(language, known);
  return known;
}

/** The answer to a question in one of these languages, in that language; null if it is in another one. */
export function answerInLanguage(question: string): ChatAnswer | null {
  const language = languageOfQuestion(question);
  if (language === null) return null;
  const [best] = searchIn(language)(question);
  if (best === undefined || best.covered < sureFrom)
    return { text: elsewhere[language], buttons: [{ kind: "open", place: "contact" }] };
  const { answer, open } = best.entry;
  return { text: answer, buttons: open === null ? [] : [{ kind: "open", place: open }] };
}

/** The first sentences of an answer, for a public place; null if there is no sure one. */
export function publicAnswerIn(language: AnsweredLanguage, comment: string): string | null {
  const [best] = searchIn(language)(comment);
  if (best === undefined || best.covered < sureFrom) return null;
  return sentencesIn(best.entry.answer).slice(0, 2).join("").trim();
}
