import type { AnsweredLanguage } from "../../../domain/help/languages/texts.ts";

type Leaving = readonly (readonly [RegExp, string])[];

/** Announcements of a feeling before the news itself, and words that a text can do without. */
const leaving: Record<AnsweredLanguage, Leaving> = {
  es: [
    [
      /^(?:estamos|estoy)(?: muy| súper| super| tan| realmente)* (?:felices|feliz|content[oa]s?|emocionad[oa]s?|orgullos[oa]s?|encantad[oa]s?)(?: de| por)? (?:poder )?(?:anunciar|compartir|contar|comunicar|informar)(?:les|os|te|le)?(?: con (?:ustedes|vosotros))? que\s+/iu,
      "",
    ],
    [/\bhoy es un día (?:muy )?especial(?: para nosotros)? (?:porque|ya que)\s+/iu, "hoy "],
    [/(?<!\p{L})(?:muy|realmente|verdaderamente|simplemente|absolutamente|totalmente)\s+/giu, ""],
  ],
  de: [
    [
      /^(wir freuen uns|ich freue mich)(?:,? (?:sehr|riesig|wahnsinnig|wirklich|ganz besonders))*,? (?:(?:ihnen|euch|dir|allen) )?(?:heute |endlich )?(?:mitzuteilen|mitteilen zu (?:dürfen|können)|verkünden zu (?:dürfen|können)|sagen zu (?:dürfen|können)|bekannt ?(?:zu ?geben|geben zu (?:dürfen|können))|ankündigen zu (?:dürfen|können)), dass\s+/iu,
      "$1, dass ",
    ],
    [/\bheute ist ein ganz besonderer tag(?: für uns)?, (?:denn|weil)\s+/iu, "heute: "],
    [/(?<!\p{L})(?:sehr|wirklich|einfach|absolut|total|eigentlich|ganz besonders|riesig)\s+(?=\p{L})/giu, ""],
  ],
  fr: [
    [
      /^(?:nous sommes|je suis|on est)(?: très| vraiment| tellement| si)* (?:heureu[xs]\p{L}*|ravi\p{L}*|fi[eè]r\p{L}*|content\p{L}*) de (?:pouvoir )?(?:vous |t['’])?(?:annoncer|partager|informer)(?: avec vous)? que\s+/iu,
      "",
    ],
    [
      /^c['’]est avec (?:grand |un grand |un immense |beaucoup de )?(?:plaisir|joie) que (?:nous|je) vous annonç\p{L}+ que\s+/iu,
      "",
    ],
    [
      /(?<!\p{L})aujourd['’]hui est un jour (?:très )?(?:spécial|particulier)(?: pour nous)? (?:car|parce que)\s+/iu,
      "aujourd'hui ",
    ],
    [/(?<!\p{L})(?:très|vraiment|absolument|totalement|simplement|tellement)\s+/giu, ""],
  ],
  it: [
    [
      /^(?:siamo|sono)(?: molto| davvero| veramente| così)* (?:felic[ei]|liet[oaie]|content[oaie]|entusiast[aei]|orgoglios[oaie]|emozionat[oaie]) di (?:poter(?:vi)? )?(?:annunciar|comunicar|condivider|dir)(?:vi|e|ti)?(?: con voi)? che\s+/iu,
      "",
    ],
    [/(?<!\p{L})oggi è un giorno (?:molto )?speciale(?: per noi)? perché\s+/iu, "oggi "],
    [/(?<!\p{L})(?:molto|davvero|veramente|semplicemente|assolutamente|totalmente)\s+/giu, ""],
  ],
  pt: [
    [
      /^(?:estamos|estou)(?: muito| super| tão| realmente)* (?:feliz|felizes|content[ea]s?|animad[oa]s?|emocionad[oa]s?|orgulhos[oa]s?) (?:em|por|de) (?:poder )?(?:anunciar|compartilhar|partilhar|contar|comunicar|informar)(?:-vos)?(?: a vocês| com vocês)? que\s+/iu,
      "",
    ],
    [/(?<!\p{L})hoje é um dia (?:muito )?especial(?: para nós)? (?:porque|pois|já que)\s+/iu, "hoje "],
    [
      /(?<!\p{L})(?:realmente|verdadeiramente|simplesmente|absolutamente|totalmente)\s+|muito (?=especial|feliz|bom|bonito)/giu,
      "",
    ],
  ],
};

const firstCapital = (text: string) => text.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());

/** A text in one of these languages without what says nothing. */
export function leanIn(language: AnsweredLanguage, text: string): string {
  return firstCapital(leaving[language].reduce((rest, [pattern, put]) => rest.replace(pattern, put), text.trim()));
}
