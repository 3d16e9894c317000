import type { Brief, Intent, Language } from "../../../../domain/captions/brief/brief.ts";
import { pattern } from "../../../../domain/text/pattern.ts";
import type { Situation } from "./situations.ts";

/** Spanish, German, French, Italian and Portuguese: the plainest signs of a situation, the surest first. */
const signs: readonly (readonly [situation: Situation, words: RegExp])[] = [
  [
    "how-to",
    /^(?:c[oó]mo|wie (?:man|bekomme|macht|kann|\p{L}+ (?:ich|man|wir))|comment|come|trucos para|tipps (?:für|gegen)|astuces pour|consigli per|dicas para) \p{L}/iu,
  ],
  [
    "achievement-child",
    /(?<!\p{L})(?:primer d[ií]a de (?:cole|colegio|clase|escuela)|premier jour d['’]école|erster schultag|primo giorno (?:di scuola|d['’]asilo)|primeiro dia de aula|primer diente|premi[eè]re dent|erster zahn|primo dentino|primeiro dentinho|sans (?:petites )?roulettes|ohne stützräder|senza (?:le )?rotelle|sin ruedines|sem rodinhas)(?!\p{L})/iu,
  ],
  [
    "longing",
    /(?<!\p{L})(?:echo de menos|extraño|añoro|qué ganas de|vermisse|fernweh|sehnsucht|heimweh|me manque(?:nt)?|mi manca(?:no)?|nostalgia di|saudades? d|que saudade|morro de saudade)(?!\p{L})/iu,
  ],
  [
    "hiring",
    /(?<!\p{L})(?:\p{L}+(?:in|er|kraft|hilfe|azubi)(?: \(m\/w\/d\))? gesucht|vagas? (?:abertas? )?para \p{L}+(?:dora?|eir[oa]|ista|nte|ora?)|cercasi \p{L}+|precisa-se|contrata-se|procura-se \p{L}+(?:nte|dora?|eir[oa]|ista)|cherche (?:une? )?(?:aide|apprenti|vendeu|serveu|cuisini|coiffeu|boulang)\p{L}*(?:-\p{L}+)?)(?!\p{L})/iu,
  ],
  [
    "opening",
    /(?<!\p{L})(?:abrimos|apriamo|ouvrons|ouvre|eröffnen) (?:\p{L}+ ){0,3}(?:nuestr[oa]|la nostra|il nostro|notre|unser(?:en?)?|noss[oa])(?!\p{L})/iu,
  ],
  [
    "booking",
    /(?<!\p{L})(?:quedan? (?:solo )?(?:\p{L}+|\d+) (?:huecos?|plazas?|citas?)|citas disponibles|reservas abiertas|termine frei|freie termine|plätze frei|noch (?:(?:\p{L}+|\d+) )?(?:plätze|termine)|places disponibles|rendez-vous disponibles|(?:reste|plus que) (?:\p{L}+|\d+) places?|posti (?:disponibili|liberi)|ultimi (?:(?:\p{L}+|\d+) )?posti|prenotazioni aperte|vagas abertas|horários disponíveis|agenda aberta|últimas (?:(?:\p{L}+|\d+) )?vagas)(?!\p{L})/iu,
  ],
  [
    "closed",
    /(?<!\p{L})(?:cerrad[oa]s?|cerramos|geschlossen|betriebsferien|ferm[ée]e?s?|fermeture|chius[oaie]|chiudiamo|fechad[oa]s?|fechamos)(?!\p{L})/iu,
  ],
  [
    "hours",
    /(?<!\p{L})(?:wieder (?:auf|offen|geöffnet|da)|hat wieder auf|de nouveau ouverts?|di nuovo aperti|volvemos|voltamos|reabrimos)(?!\p{L})/iu,
  ],
  [
    "hiring",
    pattern`
    (?<!\p{L})(?:buscamos|se busca|contratamos|wir suchen|verstärkung|stellenangebot|recrut\p{L}*|nous cherchons|on cherche (?:un|une|des|quelqu'un)|cerchiamo
    |assumiamo|procuramos|contratando|vagas?)(?![\p{L}-])
  `,
  ],
  [
    "milestone-years",
    /(?<!\p{L})(?:aniversário de (?:namoro|casamento)|aniversario de (?:bodas?|novios)|anniversaire de (?:mariage|rencontre)|anniversario di (?:matrimonio|fidanzamento)|jahrestag)(?!\p{L})/iu,
  ],
  [
    "birthday",
    /geburtstag|g[âa]teau d['’]anniversaire|f[êe]te d['’]anniversaire|(?:bolo|festa) de anivers|cumplea|(?<!\p{L})cumple(?!\p{L})|(?<!\p{L})anniversaire de(?!\p{L})|compleanno|aniversário d|(?<!\p{L})faz anos(?!\p{L})|(?<!\p{L})wird \d+|(?<!\p{L})compie \d+|(?<!\p{L})fait ses \d+/iu,
  ],
  [
    "hours",
    pattern`
    (?<!\p{L})(?:horarios?|öffnungszeiten|horaires?|orari(?:o)?|horários?)(?!\p{L})
    |(?<!\p{L})(?:abrimos|apriamo|ouvrons|geöffnet|offen|aperti|abertos|abierto|ouvert) (?:los|todos|le|la|il|di|aos?|samstags|sonntags|montags|tous|ogni|am|auch|a)(?!\p{L})
  `,
  ],
  [
    "opening",
    /inaugur|gran apertura|eröffn|ouverture|ouvre ses portes|einweihung|nuova apertura|grande apertura|abriu as portas|abertura da|abre sus puertas|nueva tienda|neues geschäft|nouvelle boutique|nuovo negozio|nova loja/iu,
  ],
  [
    "milestone-years",
    /(?<!\p{L})(?:\d+|un|dos|tres|cinco|diez|ein|zwei|drei|fünf|zehn|deux|trois|cinq|dix|un|due|tre|cinque|dieci|um|dois|três|dez|veinte|zwanzig|vingt|venti|vinte) (?:años?|meses|jahre?|monate?|ans|mois|anni|mesi|anos?) (?:contigo|con|juntos|casad[oa]s|verheiratet|sposati|mariés|di (?:matrimonio|noi|attività)|de|mit|zusammen|in|ohne|ensemble|avec|sans|insieme|senza|juntos|com|sem|en|sin)(?!\p{L})|(?<!\p{L})(?:aniversario|jubiläum|anniversario|hochzeitstag)(?!\p{L})/iu,
  ],
  [
    "mishap",
    pattern`
    (?<!\p{L})(?:se (?:me|nos|le|les) (?:olvidó|quemó|cayó|rompió|perdió)|olvidé|perdimos|perdí|me quedé sin|roto|rota|(?:llaves?|cartera|móvil|chaves?|carteira|celular|clés?|portefeuille|téléphone|chiavi|portafoglio|telefono) (?:perdid[oa]s?|perdue?s?|pers[eoa])
    |stromausfall|(?:panne|coupure) de courant|sin luz|apagón|sem energia|sem luz|senza corrente|robad[oa]s?|roubad[oa]s?|roubaram|geklaut|gestohlen|volés?|volées?|rubat[aoie]|llegué tarde
    |se me ha \p{L}+|me he dejado|eingesperrt|ausgesperrt|verloren|verschlafen|perdu mes|enfermée? dehors|chiuso fuori
    |perso (?:il|le|la)|perdi (?:o|a|as|os)|vergessen|verpasst|verbrannt|kaputt|heruntergefallen|verschüttet|zu spät|oublié|raté|brûlé|cassé|renversé
    |dimenticat\p{L}*|bruciat\p{L}*|rotto|rotta|caduto|caduta|esqueci|esquecemos|queimei|quebrou|quebrei|caiu)(?!\p{L})
  `,
  ],
  [
    "offer",
    /(?<!\p{L})(?:(?:deux|2) pour (?:le prix d['’])?une?|(?:due|2) al prezzo di|zum preis von|(?:dos|2) por un[oa]|(?:dois|duas|2) por uma?|lleva \p{L}*\d+ (?:y )?paga|leve \d+,? (?:e )?pague|paga \d+ prendi \d+|prendi \d+,? paga|nimm \d+,? zahl|\d ?achetés?|(?:2|3)x(?:1|2))(?!\p{L})/iu,
  ],
  [
    "milestone-number",
    /(?<!\p{L})(?:\d[\d.,]* ?(?:k|mil|000)?|cien|cento|cent|hundert|mil|mille|tausend) (?:\p{L}+ )?(?:seguidor[ae]s?|suscriptores|clientes|pedidos|reseñas|follower|abonnent\p{L}*|kund\p{L}*|bestellungen|bewertungen|abonnés|commandes|avis|iscritti|clienti|ordini|recensioni|inscritos|pedidos|avaliações)(?!\p{L})/iu,
  ],
  [
    "achievement-child",
    /(?<!\p{L})(?:(?:mi|nuestr[oa]|la|el) (?:hij[oa]|niñ[oa]|peque|niet[oa])|(?:mein|meine|unser|unsere) (?:sohn|tochter|kind|enkel|enkelin|kleine[rs]?)|(?:mon|ma|notre) (?:fils|fille|petite?)|(?:mio|mia|nostr[oa]) (?:figli[oa]|nipote)|(?:meu|minha|nosso|nossa|o|a) (?:filh[oa]|net[oa])) (?:\p{L}+ )?(?:empez|empieza|aprendi|ganó|ha |caminó|hat |kann|lernt|läuft|geht|kommt|a |sait|marche|ha |sa |cammina|aprendeu|começou|ganhou|andou|falou|passou|dio|dijo|perdió|hizo|sac[oó]|deu|fez|perdeu|disse|tirou|monta|anda)\p{L}*/iu,
  ],
  [
    "event-private",
    /(?<!\p{L})(?:bodas?|comunión|bautizo|pedida|hochzeit|silberhochzeit|taufe|kommunion|konfirmation|mariage|noces|baptême|communion|matrimonio|nozze|battesimo|comunione|cresima|casamento|bodas|batizado|noivado)(?!\p{L})/iu,
  ],
  [
    "launch-product",
    /(?<!\p{L})(?:ya (?:tenemos|está|están|hacemos|enviamos)|estrenamos|os presentamos|ab sofort|jetzt (?:neu|auch|bei uns)|wir haben jetzt|(?:ist|sind) da$|on vous présente|désormais|(?:est|sont) (?:là|arrivée?s?)$|vi presentiamo|(?:è|sono) arrivat[aieo]|adesso (?:anche|spediamo)|já temos|agora (?:temos|enviamos|entregamos|também)|chegou|chegaram)(?!\p{L})/iu,
  ],
  [
    "achievement",
    /(?<!\p{L})(?:mi primera? client[ea]|mon premier client|ma première cliente|mein erster kunde|il mio primo cliente|meu primeiro cliente)(?!\p{L})|(?:corrí|corri|ho corso|abbiamo corso|j'ai couru|gelaufen|gerannt)(?!\p{L}).*\d ?(?:km|k)(?!\p{L})|\d ?(?:km|k) (?:gelaufen|gerannt|geschafft)|(?<!\p{L})(?:me ascendieron|ascendid[oa]|promue?|befördert|promoss[oa]|promovid[oa]|aprob(?:é|ado|amos)|por fin(?! (?:vacaciones|viernes|verano|finde|fin de semana|primavera|llueve))|lo logr(?:é|amos)|conseguí|conseguimos|geschafft|bestanden|meisterbrief|abschluss|enfin(?! (?:les vacances|en vacances|le week-end|vendredi|l['’]été|le printemps|le soleil))|j'ai réussi|on a réussi|diplôme|ce l'ho fatta|ce l'abbiamo fatta|superat[oa]|finalmente(?! (?:vacanze|in vacanza|venerdì|estate|primavera|weekend|férias|sexta|verão|fim de semana|domingo))|laureat[oa]|laurea|consegui|passei n[oa]|formatura|me formei|endlich (?!wochenende|urlaub|frühling|sommer|feierabend|ferien))(?!\p{L})/iu,
  ],
  [
    "thanks",
    /^(?:muchas )?gracias(?!\p{L})|^danke(?!\p{L})|^vielen dank|^merci(?!\p{L})|^grazie(?!\p{L})|^(?:muito )?obrigad[oa](?!\p{L})/iu,
  ],
];

const byIntent: Partial<Record<Intent, Situation>> = {
  offer: "offer",
  launch: "launch-product",
  milestone: "achievement",
  event: "event-public",
  "how-to": "how-to",
  feeling: "feeling-good",
  greeting: "greeting",
  story: "story",
};

/** Between two choices; "o" is an article in Portuguese. */
const alternatives: Partial<Record<Language, RegExp>> = {
  es: / (?:o|u|vs\.?) /iu,
  de: / (?:oder|vs\.?) /iu,
  fr: / (?:ou|vs\.?) /iu,
  it: / (?:o|oppure|vs\.?) /iu,
  pt: / (?:ou|vs\.?) /iu,
};
const choiceWordsMax = 6;
const verbBefore = /(?<!\p{L})(?:ist|sind|es|son|est|sont|è|sono|é|são)(?!\p{L})/iu;

/** Beginnings of statements that name who did something or to whom it happened. */
const told: Partial<Record<Language, RegExp>> = {
  es: /^(?:(?:hoy|ayer|por fin) )?(?:he|hemos|me|estoy|estamos|voy|vamos|fui|hice|cierro|dejo) \p{L}/iu,
  de: /^(?:(?:heute|gestern) )?(?:ich|wir) \p{L}/iu,
  fr: /^(?:(?:aujourd['’]hui|hier) )?(?:(?:on|nous|je) |j['’])\p{L}/iu,
  it: /^(?:(?:oggi|ieri) )?(?:ho|abbiamo|sono|siamo|ci|mi|vado|andiamo) \p{L}/iu,
  pt: /^(?:(?:hoje|ontem) )?(?:vou|vamos|estou|estamos|fiz|fui|a gente|isso) \p{L}/iu,
};

/** Feelings that are not good ones. */
const low =
  /(?<!\p{L})(?:cansad|cansei|agotad|estresad|müde|erschöpft|gestresst|fatigu|épuis|stress|stanc[ao]|esaust|exaust|trist|traurig|wütend|enfadad|arrabbiat|nervos|ansios)/iu;

/** In Portuguese, the names of days end as the word for a fair does. */
const weekday = /^(?:segunda|terça|quarta|quinta|sexta)-feira$/iu;

/** What a keyword in one of the five other languages announces, tells or asks; null for a bare noun. */
export function foreignSituation({ intent, form, language, subject, slots }: Brief): Situation | null {
  const isChoice = alternatives[language]?.test(subject) ?? false;
  if (weekday.test(subject)) return null;
  if (form === "signs") return slots.dates.length > 0 ? "day" : "number";
  if (form === "question") {
    return isChoice && subject.split(" ").length < choiceWordsMax ? "choice" : "question-opinion";
  }
  if (form === "phrase" && isChoice && subject.split(" ").length <= choiceWordsMax) {
    if (intent !== "offer" && !verbBefore.test(subject)) return "choice";
  }
  const found = signs.find(([, words]) => words.test(subject));
  if (found === undefined && intent === "feeling" && low.test(subject)) return null;
  return found?.[0] ?? byIntent[intent] ?? (form === "sentence" || told[language]?.test(subject) ? "story" : null);
}
