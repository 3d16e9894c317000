import { pattern } from "../../../text/pattern.ts";
import type { Rule } from "./rule.ts";

/* Spanish, German, French, Italian and Portuguese: only what their words leave no doubt about. */

const greetings = pattern`
  ^(?:feliz (?!día de)|felices|buen[oa]s? (?:días|noches|tardes)|gracias|bienvenid\w+|hola|enhorabuena|frohe[sn]?
    |guten|gute nacht|alles gute|danke|willkommen|herzlichen|hallo|joyeu\w+|bon(?:jour|soir|ne (?:année|fête|nuit))
    |bon anniversaire|merci|bienvenue|félicitations|buon(?:giorno|asera|anotte|a pasqua|a domenica| compleanno
    | natale| anno)?\b(?! (?:caffè|vino))|auguri|grazie|benvenut\w+|ciao|congratulazioni|bom dia|boa (?:noite|tarde
    |páscoa)|obrigad\w+|bem-vind\w+|parabéns|olá)
`;

const howTos = pattern`
  ^(?:cómo|wie man|comment|come (?:si |fare|pulire|cucinare|preparare)|como (?:fazer|limpar|cuidar|preparar|escolher
    |plantar))(?= )
`;

const launches = pattern`
  \b(?:inauguraci\w+|apertura|nueva (?:web|colección|carta|tienda)|nuevo (?:menú|horario|local|disco|libro)
    |estrenamos|buscamos|contratamos|se busca|ya (?:está|disponible)|sucht|gesucht|llega[n]? |abrimos|eröffn\w+
    |neueröffnung|neue (?:kollektion|webseite|website|speisekarte|öffnungszeiten|farben|folge)|wir (?:suchen
    |ziehen um|eröffnen|haben (?:jetzt )?geöffnet|stellen ein)|jetzt neu|ouverture|nouvelle (?:collection|carte
    |boutique)|nouveau (?:site|menu|livre|café)|nous (?:recrutons|cherchons|déménageons|ouvrons)|on recrute
    |nuova (?:apertura|collezione|sede|carta)|nuovo (?:menù|sito|negozio|libro)|inaugurazione|cerchiamo|apriamo
    |assumiamo|abertura|inauguração|nova (?:loja|coleção|carta)|novo (?:site|menu|livro|cardápio)|lançamento
    |contratando|procuramos|abrimos)
`;

const offers = pattern`
  \d ?%
  |\b(?:rebajas|oferta|descuento|gratis|rabatt|angebot|schlussverkauf|kostenlos\w*|ausverkauf|sonderangebot|soldes
    |promo(?:tion)?|réduction|gratuit\w*|livraison|saldi|sconto|offerta|promoção|desconto|grátis|liquidaci\w+
    |liquidação|dos por uno|2x1|3x2)\b
  |[$€£]\s?\d
  |\d\s?€
`;

const milestones = pattern`
  \b(?:aniversario|aniversário|anniversaire|\p{L}*geburtstag|cumpleaños|compleanno|anniversario|jubiläum|\d+ (?:años
    |jahre|ans|anni|anos)\b|(?:un|dos|tres|cuatro|cinco|diez|veinte) años|ein jahr|(?:zwei|drei|vier|fünf
    |zehn) jahre|(?:un|deux|trois|cinq|dix) ans?|(?:un|due|tre|cinque|dieci) ann[oi]|(?:um|dois|três|cinco
    |dez) anos?|hochzeitstag|bestanden|abschluss|graduación|diplômé\w*|laurea\w*|formatura|formei
    |mi prim\w+ (?:marat\w+|sueldo|casa|trabajo)|mein erster? \w+|mon premier \w+|ma première \w+|la mia prima \w+
    |il mio primo \w+|meu primeiro \w+|minha primeira \w+|agotad\w+|ausverkauft|complet|esgotad\w+|sold out
    |abbiamo vinto|hemos ganado|ganamos|gewonnen|vencemos|aprendió a|aprendí a|ha aprendido a|a appris à|j'ai appris à
    |ha imparato a|ho imparato a|aprendeu a|aprendi a|(?:laufen|lesen|schwimmen|fahren) gelernt|se graduó|me gradué
    |j'ai (?:réussi|fini|terminé)|ho (?:finito|superato)|terminei|conseguí|consegui)\b
`;

const events = pattern`
  \b(?:boda|concierto|taller|mercad(?:o|illo)|feria|festival|fiesta|exposición|noche de|curso|clases? de|torneo
    |carrera|hochzeit\w*|\p{L}*fest(?:ival)?|konzert|\p{L}*markt|workshop|kurs|tag der offenen tür|lesung
    |ausstellung|turnier|lauf|party|feier|mariage|concert|atelier|marché|brocante|vide-grenier|fête|exposition
    |cours de|tournoi|soirée|matrimonio|concerto|laboratorio|mercat(?:o|ino)|sagra|festa|mostra|corso|torneo|serata
    |casamento|concerto|show|oficina|feira|exposição|aulas?|torneio|noite de|lecture|vernissage)\b
`;

const feelings = pattern`
  ^(?:(?:tan|muy|so|sehr|si|très|così|molto|tão|muito) )?(?:feliz(?! \p{L}+)|cansad\w+|orgullos\w+|nervios\w+
    |enamorad\w+|müde|stolz|glücklich|verliebt|aufgeregt|dankbar|fatigué\w*|fière?|heureu\w+|amoureu\w+|stanc\w+
    |felice(?! \p{L}+)|orgoglios\w+|innamorat\w+|cansad\w+|orgulhos\w+|apaixonad\w+|nervos\w+|saudades?)\b
`;

/** The first that matches decides. */
export const otherRules: readonly Rule[] = [
  { intent: "greeting", confidence: 0.9, test: greetings },
  { intent: "how-to", confidence: 0.85, test: howTos },
  { intent: "launch", confidence: 0.85, test: launches },
  { intent: "offer", confidence: 0.85, test: offers },
  { intent: "milestone", confidence: 0.8, test: milestones },
  { intent: "event", confidence: 0.8, test: events },
  { intent: "feeling", confidence: 0.75, test: feelings },
];
