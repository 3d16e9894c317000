import type { Language } from "../../../../contract/rules/brief.ts";
import { type Bank, createBank } from "./index.ts";

/** Each language is loaded when it is first needed, because most requests are in one. */
const themes: Record<Exclude<Language, "other">, () => Promise<{ themes: readonly string[]; derived?: string }>> = {
  en: () => import("./en/themes.ts"),
  es: () => import("./es/themes.ts"),
  de: () => import("./de/themes.ts"),
  fr: () => import("./fr/themes.ts"),
  it: () => import("./it/themes.ts"),
  pt: () => import("./pt/themes.ts"),
};

const banks = new Map<Language, Promise<Bank>>();
const empty = createBank([]);

/** The bank of a language; one without entries for languages that the writer does not know. */
export function loadBank(language: Language): Promise<Bank> {
  if (language === "other") return Promise.resolve(empty);
  const known =
    banks.get(language) ??
    themes[language]().then((read) =>
      createBank(read.themes, { derived: nounsOf(read.derived), compounds: language === "de" }),
    );
  banks.set(language, known);
  return known;
}

/** A derived table as text: lines of a kind and its nouns. */
function nounsOf(table = ""): Map<string, string> {
  const nouns = new Map<string, string>();
  for (const line of table.split("\n")) {
    const [kind = "", list = ""] = line.split(": ");
    for (const noun of list.split(" ")) if (noun) nouns.set(noun, kind);
  }
  return nouns;
}
