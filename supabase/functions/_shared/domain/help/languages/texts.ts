import { help, type HelpEntry } from "../entry.ts";
import { helpEntries } from "../all.ts";
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

function readEntries(text: string): HelpEntry[] {
  return text
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

const read = new Map<AnsweredLanguage, readonly HelpEntry[]>();

/** The entries of the knowledge base in a language, each with the id of the English one. They are read once. */
export function entriesIn(language: AnsweredLanguage): readonly HelpEntry[] {
  const entries = read.get(language) ?? readEntries(texts[language]);
  read.set(language, entries);
  return entries;
}
