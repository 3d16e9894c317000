import { sentencesIn } from "../../../contract/rules/sentences.ts";
import type { ChatAnswer } from "../../chat/port.ts";
import { wordSet } from "../../text/words.ts";
import { helpEntries } from "../all.ts";
import { help, type HelpEntry } from "../entry.ts";
import { createHelpSearch, type HelpSearch } from "../search.ts";
import { german } from "./de.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import { languageNumbers } from "./numbers.ts";
import { portuguese } from "./pt.ts";

/** The languages beside English in which the commonest questions are answered. */
export const answeredLanguages = ["es", "de", "fr", "it", "pt"] as const;
export type AnsweredLanguage = (typeof answeredLanguages)[number];

const texts: Record<AnsweredLanguage, string> = {
  es: spanish(languageNumbers),
  de: german(languageNumbers),
  fr: french(languageNumbers),
  it: italian(languageNumbers),
  pt: portuguese(languageNumbers),
};

/** Where there is no answer in the language: what exists in it. */
const elsewhere: Record<AnsweredLanguage, string> = {
  es: "En español respondo a las preguntas más frecuentes (precio, plan gratuito, fotos, tono, cuenta, privacidad) y escribo textos; para lo demás pregúntame en inglés o escribe a una persona en la página Contact.",
  de: "Auf Deutsch beantworte ich die häufigsten Fragen (Preis, kostenloser Plan, Fotos, Stil, Konto, Datenschutz) und schreibe Texte; für alles andere frag auf Englisch oder schreib einem Menschen auf der Seite Contact.",
  fr: "En français je réponds aux questions les plus fréquentes (prix, plan gratuit, photos, ton, compte, confidentialité) et j'écris des textes ; pour le reste, demandez en anglais ou écrivez à une personne sur la page Contact.",
  it: "In italiano rispondo alle domande più frequenti (prezzo, piano gratuito, foto, tono, account, privacy) e scrivo testi; per il resto chiedi in inglese o scrivi a una persona nella pagina Contact.",
  pt: "Em português respondo às perguntas mais frequentes (preço, plano gratuito, fotos, tom, conta, privacidade) e escrevo textos; para o resto pergunte em inglês ou escreva a uma pessoa na página Contact.",
};

/** Letters and words that a question of these languages has and an English one has not. */
const telling: Record<AnsweredLanguage, { letters: RegExp; words: ReadonlySet<string> }> = {
  es: {
    letters: /[¿ñ¡]/u,
    words: wordSet(
      "qué que cómo como cuánto cuanto cuántos cuantos cuántas cuál cual dónde donde cuándo quién puedo puede puedes quiero tengo hola gracias cuesta gratis cuenta una por favor cobraron contraseña necesito estoy hay mis mi mejor hora para publicar hacer foto fotos muy bueno buena genial cambio cambiar mejores subir borro cancelo idiomas funciona cancelar borrar olvidé está es mucho fue bonito gracias",
    ),
  },
  de: {
    letters: /[äöüß]/u,
    words: wordSet(
      "wie warum wo wann ich nicht kann kannst möchte mein meine meinen das ist eine einen kostet kostenlos konto bitte danke hallo gibt kündigen löschen und geht werden wird passwort funktioniert viel teuer bekomme habe wurde mir abgebucht für auf deutsch sehr toll toller tolle schön beitrag speichert ihr was ist die der beste zeit zum posten kündige handy nutzen fotos welche sprachen bei eure euer",
    ),
  },
  fr: {
    letters: /[çêœ]/u,
    words: wordSet(
      "comment combien pourquoi est-ce puis-je je vous mon mes ma c'est quel quelle bonjour merci coûte coute gratuit compte où peux veux une les passe annuler légende avec pour sur dans j'ai est ça marche beaucoup très génial supprimer langues quelles photo utiliser changer",
    ),
  },
  it: {
    letters: /[òì]/u,
    words: wordSet(
      "come quanto perché perche dove posso voglio che cosa mio mia miei ciao grazie costa è una foto sono non funziona vorrei ho le di il per bello bellissimo funziona con quali lingue cancello cambio utilizzare",
    ),
  },
  pt: {
    letters: /[ãõ]/u,
    words: wordSet(
      "como quanto onde posso quero meu minha meus minhas olá oi obrigado obrigada custa você voce vocês não nao uma é tem são esqueci conta senha legenda grátis para por que muito lindo adorei em quais idiomas escreve qual melhor horário postar apago cancelo mudo funciona",
    ),
  },
};
/** Everyday English. */
const english = wordSet(
  "i my me the a an to do does did is are was were it its can could you your how what when where why who which with for of in on and or not have has had will would should this that there from at if but we they our i'm don't can't get make want need caption captions photo photos post help please love so be just am about more use free",
);
const wordOfText = /[\p{L}]+(?:['’-][\p{L}]+)*/gu;

/** Short words occur in several languages; a long one tells its language by itself. */
const longFrom = 8;
const total = (words: readonly string[]) => words.reduce((sum, word) => sum + (word.length >= longFrom ? 1.5 : 1), 0);

/** The language of a question, if it is one of these. A question is too short for the function words of prose alone. */
export function languageOfQuestion(question: string): AnsweredLanguage | null {
  const words = (question.toLowerCase().match(wordOfText) ?? []).map((word) => word.replace("’", "'"));
  const scored = answeredLanguages.map((language) => {
    const { letters, words: known } = telling[language];
    return { language, score: total(words.filter((word) => known.has(word))) + (letters.test(question) ? 1.5 : 0) };
  });
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  const inEnglish = words.filter((word) => english.has(word)).length;
  return best && best.score >= 1.5 && best.score > inEnglish ? best.language : null;
}

function entriesIn(language: AnsweredLanguage): HelpEntry[] {
  return texts[language]
    .trim()
    .split(/\n(?===)/u)
    .map((block) => {
      const [head = "", answer = "", phrases = ""] = block.split("\n");
      const id = head.slice("== ".length);
      const open = helpEntries.find((entry) => entry.id === id)?.open;
      const [question = "", ...others] = phrases.split(" | ");
      return help(id, question, answer, others.join("\n"), open ? { open } : {});
    });
}

const searches = new Map<AnsweredLanguage, HelpSearch>();

function searchIn(language: AnsweredLanguage): HelpSearch {
  const known = searches.get(language) ?? createHelpSearch(entriesIn(language));
  searches.set(language, known);
  return known;
}

/** From this share of the question on, the nearest entry is its answer. */
const sureFrom = 0.4;

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

export const translatedIds = (language: AnsweredLanguage): string[] => entriesIn(language).map(({ id }) => id);
