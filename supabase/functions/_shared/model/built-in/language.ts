/** The languages the built-in writer has lines in; `other` gets the shortest, wordless shapes. */
export type Language = "en" | "de" | "es" | "fr" | "it" | "pt" | "other";

const functionWords: Record<Exclude<Language, "en" | "other">, Set<string>> = {
  de: new Set("der die das den dem ein eine einen mein meine meinem meiner unser unsere und mit ich wir ist sind im am auf für von zum zur bei nach nicht auch guten schönen heute morgen abend urlaub kaffee hund katze frühstück geburtstag herbst frühling sommer wochenende liebe glück neue neuer neues strand berge".split(" ")),
  es: new Set("el los las una mi mis con del y para por que nuestro nuestra nueva nuevo es muy feliz buenos buenas días noches playa perro gato amigos familia verano viaje cumpleaños comida amor vida fiesta hoy mañana".split(" ")),
  fr: new Set("le les une mon ma mes avec et pour du des au aux notre nos je nous est sont très bon bonne bonjour soirée matin plage chien chat été voyage anniversaire amis famille amour vie fête aujourd'hui vacances chez sur".split(" ")),
  it: new Set("il lo gli uno mio mia miei con di della del e per che sono è molto buongiorno buona mare spiaggia cane gatto caffè amici famiglia estate viaggio compleanno amore vita festa oggi vacanza nuova nuovo".split(" ")),
  pt: new Set("o os uma meu minha meus com do da dos das e para por que são é muito bom boa dia noite praia cachorro gato amigos família verão viagem aniversário comida amor vida festa hoje férias nova novo nosso".split(" ")),
};
/** Words that two of the languages share, or that English uses too, decide nothing alone. */
const english = new Set("the a an and or my our your with for in on at of to is are was i we you it this that new old first last best from by about day time home love life friends coffee dog cat summer".split(" "));

/** The language of a short phrase, by its script and its small words; English when nothing speaks against it. */
export function detectLanguage(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return "other";
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  if (words.some((word) => english.has(word) && word !== "a" && word !== "i" && word !== "in" && word !== "an" && word !== "is")) return "en";
  let best: Language = "en";
  let most = 0;
  for (const [language, list] of Object.entries(functionWords) as [Exclude<Language, "en" | "other">, Set<string>][]) {
    const hits = words.filter((word) => list.has(word)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  if (words.length === 1 && most > 0 && ["café", "die", "am", "latte"].includes(words[0]!)) return "en";
  if (most > 0) return best;
  return /[äöüßñãõçœąęłśżőűøåæčšžřğışțăâêîô]/u.test(text.toLowerCase()) && words.length > 1 ? "other" : "en";
}
