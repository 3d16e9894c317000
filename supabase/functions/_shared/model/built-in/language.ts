/** The languages the built-in writer has lines in; `other` gets the shortest, wordless shapes. */
export type Language = "en" | "de" | "es" | "fr" | "it" | "pt" | "ja" | "zh" | "ko" | "ru" | "ar" | "other";

type LatinLanguage = "de" | "es" | "fr" | "it" | "pt";

const functionWords: Record<LatinLanguage, Set<string>> = {
  de: new Set("der das dem ein eine einen mein meine meinem meiner unser unsere und mit ich wir ist sind auf für von zum zur bei nach nicht auch guten schönen heute morgen abend urlaub kaffee hund katze frühstück geburtstag herbst frühling sommer wochenende liebe glück neue neuer neues strand berge aus vom beim ins laden frischer frisches frische endlich unserem wieder noch kein grüße danke jetzt hier unter über sehr alles garten haus essen reise familie natur eröffnung angebot rabatt brot schnee sonne geöffnet tschüss servus moin feierabend lust zeit jeden jeder".split(" ")),
  es: new Set("el los las una mi mis con del y para por que nuestro nuestra nueva nuevo es muy feliz buenos buenas días noches playa perro gato amigos familia verano viaje cumpleaños comida amor vida fiesta hoy mañana de queso tarta leche terraza desayuno cena nuestros hola gracias mejor mejores mundo abierto oferta descuento cerveza casa trabajo ciudad montaña".split(" ")),
  fr: new Set("le les une mon ma mes avec et du des au aux notre nos je nous sont très bon bonne bonjour soirée matin plage chien été anniversaire amis famille amour vie fête aujourd'hui vacances chez sur frais fraîche pommes tarte nouvelle nouveau ouvert ouverture merci bonsoir marché gâteau jour nuit soleil montagne ma-fille dimanche samedi maison".split(" ")),
  it: new Set("il gli uno mio miei con di della del che sono è molto buongiorno buona mare spiaggia cane gatto caffè amici famiglia viaggio compleanno amore vita festa oggi vacanza nuova nuovo nostra nostro pranzo colazione serata domenica sabato cuore grazie ciao mondo".split(" ")),
  pt: new Set("os uma meu minha meus com dos das para por que são é muito bom boa dia noite praia cachorro gato amigos família verão viagem aniversário comida amor vida festa hoje férias nova novo nosso nossa obrigado obrigada domingo café-da-manhã".split(" ")),
};
/** Words that two of the languages share, or that English uses too, decide nothing alone. */
const english = new Set("the a an and or my our your with for in on at of to is are was i we you it this that new old first last best from by about day time home love life friends coffee dog cat summer".split(" "));

/** Small words of languages the writer has no lines in: enough to know that English sentences around them would be wrong. */
const elsewhere = new Set("het een niet voor mijn onze goedemorgen lekker gezellig vakantie verjaardag fijne kopi pagi selamat dengan yang saya aku kami hari ini makan kahvi hyvää huomenta aamu och jag inte mitt god-morgon günaydın kahve ile bir dzień dobry kawa moja mój nasz dobré ráno moje buna ziua jó reggelt".split(" "));

/** Endings of German compounds that no English word has. */
const germanWord = /\p{L}{3}(?:markt|keit|heit|schaft|mahlzeit|hochzeit|urlaub|abend|feier|spaziergang|kuchen|ausflug|freunde|liebe|glück|stück|küche|wetter|tisch|bäckerei|erei|zeit|reise|garten|geburtstag|feiertag|sonntag|freitag|samstag|gruß|grüße|wochenende)$/u;
/** Characters that only Japanese, or only traditional Chinese, writes in this form. */
const japaneseForms = /[\p{Script=Hiragana}\p{Script=Katakana}黒桜気楽駅図広歩帰円実写読弁価働込畑渋沢浜]/u;
const traditionalForms = /[貓愛麼學會來時們個國對開點樂飯東車門風馬魚鳥麵雞廣場電腦書畫畢業慶歡這說話]/u;

function languageByScript(text: string): Language {
  if (/\p{Script=Hangul}/u.test(text)) return "ko";
  if (japaneseForms.test(text)) return "ja";
  if (/\p{Script=Han}/u.test(text)) return traditionalForms.test(text) ? "other" : "zh";
  if (/\p{Script=Cyrillic}/u.test(text)) return /[іїєґўђјљњћџқғңұү]/iu.test(text) ? "other" : "ru";
  if (/\p{Script=Arabic}/u.test(text)) return /[پچژگٹڈڑےکی]/u.test(text) ? "other" : "ar";
  return "other";
}

/** Web and mail addresses and handles: their "com" is no Portuguese, their "de" no Spanish. */
const address = /\S*(?:\/\/|@|www\.)\S*|\p{L}[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]{2,})+(?:\/\S*)?/gu;

/** The language of a short phrase, by its script and its small words; English when nothing speaks against it. */
export function detectLanguage(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.5) return languageByScript(text);
  const words = text.toLowerCase().replace(address, " ").match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  if (/^(?:la|il|lo|le|gli) (?:mia|mio|mie|miei|nostra|nostro)\b/iu.test(text)) return "it";
  if (words.some((word) => english.has(word) && word !== "a" && word !== "i" && word !== "in" && word !== "an" && word !== "is")) return "en";
  if (/^(?:las vegas|los angeles|el paso|la la land|san \p{L}+)\b/iu.test(text)) return "en";
  let best: Language = "en";
  let most = 0;
  for (const [language, list] of Object.entries(functionWords) as [LatinLanguage, Set<string>][]) {
    const hits = words.filter((word) => list.has(word)).length;
    if (hits > most) [best, most] = [language, hits];
  }
  // "Comic Con" is no Spanish.
  if (best === "es" && most === 1 && words[words.length - 1] === "con") return "en";
  if (words.length === 1 && most > 0 && ["café", "die", "am", "latte"].includes(words[0]!)) return "en";
  if (most > 0) return best;
  if (words.length === 1 && germanWord.test(words[0]!)) return "de";
  if (words.some((word) => elsewhere.has(word))) return "other";
  return /[äöüßñãõçœąęłśżńźćőűøåæčšžřěůğışțșăâêîô]/u.test(text.toLowerCase()) && (words.length > 1 || /[ąęłśżńźćőűøåæřěůğışțș]/u.test(text.toLowerCase())) ? "other" : "en";
}
