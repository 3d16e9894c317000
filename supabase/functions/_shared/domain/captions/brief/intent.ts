import type { Form, Intent, NounForm, Slots } from "./brief.ts";
import type { Word } from "./grammar.ts";
import { isPlea } from "./pleas.ts";

export interface IntentReading {
  intent: Intent;
  confidence: number;
}

export interface IntentInput {
  subject: string;
  form: Form;
  noun: NounForm;
  slots: Slots;
  words: readonly Word[];
}

/** A rule of reading: the first that matches decides. Sure ones stand first. */
interface Rule {
  intent: Intent;
  confidence: number;
  test: RegExp;
}

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const ages =
  "(?:\\d[\\d.,]*[km]?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|first)";

const plainEvent = new RegExp(
  "\\b(?:party|ceremony|reunion|(?<!\\bfor )sale)$|\\b(?:(?:swim|track|car) meet|coffee morning|disco|(?:flea|farmers'?|craft|street|night|antiques?|food) market|" +
    "parents'? evening|open house|sing-?along|leaving (?:do|drinks))\\b",
  "iu",
);
const opensOrChanges = new RegExp(
  [
    "\\b(?:applications?|registrations?|bookings?|pre-?orders?|enrol?ment|sign-?ups|nominations|submissions|entries)",
    " (?:is |are )?(?:now )?open\\b",
    "|\\b(?:we|you can|you|i) now (?:deliver|ship|offer|stock|serve|take|accept|pay|book|order|teach|sell|open|have)\\b",
    "|\\byou can now\\b|\\bjust in$|\\b(?:tickets|now|back) on sale\\b|\\bwe (?:finally |now )(?:have|offer|sell) |^(?:podcast |newsletter )?(?:episode|issue|chapter|volume) (?:\\d+|one|two|three)\\b",
    "|\\b(?:podcast|newsletter|vlog) (?:episode|issue) (?:\\d+|one|two|three)\\b",
    "|^(?:our |the |my )?(?:new )?(?:website|shop|menu|store|logo) (?:is )?(?:finally )?(?:redesigned|relaunched|renovated)\\b",
  ].join(""),
  "iu",
);
const fewLeftOrCheaper = new RegExp(
  [
    "^(?:the )?(?:last|final) (?:days?|chance|weekend|week) (?:of|for|to)\\b",
    "\\b\\d+ for (?:\\d|(?:the )?price)",
    "\\b(?:last|only) (?:few|\\d+|two|three|four|five) (?:places|spots|tickets|seats|slots|tables|rooms)\\b",
    "\\b(?:places|spots|tickets|seats|slots) (?:are )?left\\b",
    "\\b(?:reduced|(?:still|now) available)$",
  ].join("|"),
  "iu",
);
const firstOrFinished = new RegExp(
  [
    "^(?:my |our )?(?:very )?first (?:paycheck|pay ?cheque|salary|sale|order|customer|client|commission|home|house|flat|",
    "apartment|solo|gig|goal|marathon|triathlon|half marathon|book deal|exhibition|novel|tattoo)$",
    "|^(?:finally )?(?:handed in|submitted|defended|finished|passed) (?:my|our|the) \\p{L}+",
  ].join(""),
  "iu",
);

/** English. What has the same form in the other languages is in `otherRules`. */
const rules: readonly Rule[] = [
  // Slang for what one cannot stop thinking of: nothing is offered.
  { intent: "unknown", confidence: 0.5, test: /^(?:living )?rent[- ]free\b/iu },
  {
    intent: "feeling",
    confidence: 0.9,
    test: /^(?:(?:a (?:bit|little)|so|very|really|feeling|pretty|quite) )+(?:lonely|sad|tired|low|nervous|anxious|happy|proud|bored|lost|homesick|grateful|sleepy|cosy|cozy|giddy|restless|blue|nostalgic|overwhelmed|excited|calm)\b/iu,
  },
  {
    intent: "greeting",
    confidence: 0.95,
    test: /^(?:happy(?! (?:hour|place|accidents?|meal))|merry|good (?:morning|night|evening|afternoon)|congrat\w+|thank(?:s| you)\b|welcome\b(?! on)|hello|hi |hey |season's greetings|get well|good luck\b|break a leg\b|well done\b|safe travels\b|hang in there\b|best wishes|cheers to|here's to|shout-?out)/iu,
  },
  {
    intent: "how-to",
    confidence: 0.95,
    test: /^how to\b|^(?:tips|ideas|advice|tricks) (?:for|on)\b|^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|the best|best|easy|simple|quick|our|my|some) (?:\w+ )?(?:ways|tips|steps|tricks|hacks|ideas|mistakes|rules|reasons|things|signs|lessons|questions) (?:to|for|on|that|you|of|we|i|when|before|after|from|about)\b|\b(?:tutorial|step by step|beginner'?s guide|guide to|101|cheat sheet|^(?:[3-9]|10|three|four|five|six|seven|eight|nine|ten) (?!years|days|weeks|months|hours|minutes|miles)\p{L}+s (?:for|to|that|you|every)\b|life hack|masterclass on)\b/iu,
  },
  { intent: "event", confidence: 0.9, test: plainEvent },
  // What a notice says that anybody may read, whatever it is about.
  { intent: "launch", confidence: 0.9, test: opensOrChanges },
  { intent: "offer", confidence: 0.9, test: fewLeftOrCheaper },
  { intent: "milestone", confidence: 0.85, test: firstOrFinished },
  {
    intent: "day",
    confidence: 0.9,
    test: /^(?:the |happy )?(?:international|world|national) (?:day|week) (?:of|for|against)\b|^(?:holi|passover|pesach|nowruz|lunar new year|chinese new year|juneteenth|eid al-\p{L}+|cinco de mayo|bastille day|oktoberfest|advent|mardi gras|carnival|veganuary|dry january|movember|lent|ash wednesday|good friday|holy week|yom kippur|rosh hashanah|sukkot|purim|vesak|navratri|day of the dead|bonfire night|burns night|guy fawkes|midsummer|mid-autumn festival|kwanzaa|epiphany|super bowl sunday|mothering sunday|giving ?tuesday|small business saturday|(?:june|december|summer|winter) solstice|(?:spring|autumn) equinox|random acts of kindness day|summer holidays|back to school)(?:\b.*)?$/iu,
  },
  { intent: "day", confidence: 0.9, test: new RegExp(`^${weekday} the \\d+(?:st|nd|rd|th)$`, "iu") },
  {
    intent: "milestone",
    confidence: 0.9,
    test: /^got (?:my|our|the|a) (?:\p{L}+ )?(?:licen[cs]e|job|degree|diploma|keys|visa|place|promotion|offer|scholarship|certificate|grades|results)\b|\b(?:debt|smoke|loan|mortgage)[- ]free\b|^(?:our |my |the )?\d{2,}(?:st|nd|rd|th) (?!(?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))\p{L}+/iu,
  },
  {
    intent: "launch",
    confidence: 0.9,
    test: /^new \p{L}+ in (?:town|the|our)\b|\bwe (?:just )?(?:started|launched|opened|published|released) |^meet (?:our|the|your|my|\p{Lu}\p{Ll}+)\b|^now \p{L}+ing\b|\b(?:season|series|term|enrolment|registration|course|tour|classes|lessons) (?:\d+ )?(?:starts|opens|begins|returns)\b|^(?:our |the |a )?(?:brand[- ])?new (?:\p{L}+ ){0,2}(?:menu|collection|drop|merch|release|website|album|single|book|podcast|flavou?rs?|colou?rs?|arrivals?|stock|location|shop|store|caf[eé]|line|range|logo|opening hours|hours|address)\b|\bwe(?:'ve| have)? moved (?:to|in)\b|^(?:introducing|announcing|presenting|launching|now (?:on|hiring|open|available|streaming|live|serving|booking|showing)|meet (?:our|the) new|coming soon|just (?:launched|dropped|landed|released|in)|new in)\b|\b(?:is|are) (?:now )?(?:live|out(?: now)?|here|available|in beta|back|finally here|landing|hiring|expanding|moving|recruiting)\b|\bhiring\b|\brebrand\w*|\b(?:grand |soft |re-?)opening\b|\bre-?opens?\b|\bsecond location\b|\bnew (?:location|website|menu|podcast|book|album|single|episode|video|season of|app|logo|name|look|collection|colou?rs?|flavou?rs?|arrivals?|stock|team member|hours|address|office|product|line|range)\b|\b(?:now|just) (?:launched|launching)\b|\bback in stock\b|\bpre-?orders?\b|\b(?:launch|release|premiere|debut)(?: day)?$|\bjoins? (?:our|the) team\b|\bnow open\b|\bopening (?:in|soon|on|this|next|day)\b|\brestaurant opening\b|\bresturant opening\b|\bwe(?:'re| are|'ve| have) (?:moving|moved|opening|launching|launched|expanding|hiring|open|recruiting)\b|\bcover reveal\b|\btrailer\b|\bhas a new\b/iu,
  },
  {
    intent: "offer",
    confidence: 0.9,
    test: /^save (?:up to )?[\d$€£]|\bspecial$|\b\d{1,3} ?%|\d ?[€$£]|\boff (?:your|all|every|everything|any)\b|^(?:rent|hire|reserve|claim|shop|win|grab|subscribe|join|visit|try|come|stop by|drop by|swing by|follow|vote|donate|support|enter)\b|\b(?:go|eat|stay|ride|swim|skate) free\b|\b(?:vouchers|coupons|gift certificates|spots|slots|places|seats|tables|rooms) (?:now )?(?:available|left|open|free)\b|^free (?!solo|time|spirit|range|fall|as|from|div|climb|run|style|writ|hand|fall|kick|throw|bird)\p{L}+|\bper ?cent off\b|\b(?:discount|coupon|voucher|promo|deal|deals|sale ends|clearance|bargain|giveaway|gift cards?|happy hour|loyalty card|early[- ]bird|walk-ins?|two-for-one|2-for-1|bogo|half[- ]price|free (?:delivery|shipping|class|trial|entry|coffee|consultation|returns|sample|samples|gift|quote|parking|refills?|workshop|lesson|download|upgrade|wifi|dessert|tasting|fitting|check)|kids eat free|buy one|buy two|pay what you|price drop|last chance|limited edition|while stocks last|set menu|lunch special|special offer|offer|rental|for rent|for hire|bookings? open|now booking|book (?:now|your|a|early|online)|order (?:now|your|online|by)|sign up|refer a friend|gift sets?|bundle|subscriptions?|membership|memberships)\b|(?<!(?:debt|smoke|sugar|gluten|dairy|cage|plastic|hands|wire|car|alcohol|nut|drug|screen|stress|care|guilt|cruelty|fragrance|carefree|lactose|egg|meat|cancer|loan|mortgage)[- ])\bfree$|\b(?:summer|winter|spring|autumn|january|black friday|end[- ]of[- ]season|closing|warehouse|flash|boxing day|mid-season|final|half-term|anniversary) sale\b|[$€£]\s?\d/iu,
  },
  {
    intent: "milestone",
    confidence: 0.85,
    test: new RegExp(
      `\\banniversary\\b|^(?:our |my )?${ages}(?:st|nd|rd|th)? (?:[\\w-]+ ){0,2}(?:episodes?|followers?|subscribers?|orders?|customers?|reviews?|downloads?|days?|weeks?|months?|years?|miles|km|kilomet\\w+|books|clients|sales|members|posts|views|stars|meals|students|tattoos|haircuts|loaves|cups|birthday)\\b(?! (?:in (?!this|our|my|business|the)|at|trip|tour|plan|challenge))|\\bone year (?:of|in|since|at|with|later)\\b|\\bfirst (?:time|pay ?cheque|sale|client|customer|marathon|half marathon|10k|5k|steps|day of|home|house|car|place|solo|job|order|million|exhibition|trophy|win|pull-?up|book)\\b|^graduated\\b|\\bgraduation\\b|\\bgraduat(?:ed|es)\\b|\\bpaid off\\b|\\bdebt[- ]free\\b|\\bsold out\\b|^(?:turned|turning|passed|finished|survived|promoted|published|hit|reached|crossed|completed|won|earned|became|made it|ran|climbed|retired|retiring|engaged|married|adopted|certified|licensed|award|sober|quit)\\b|\\bof sobriety\\b|\\byears? (?:sober|clean|married|together|strong|in business|young|old|free)\\b|\\b(?:personal best|new record|record broken|new pb|driving test|black belt|award|retirement|bought (?:a|our|my) (?:first )?(?:house|home|flat))\\b|\\b(?:\\d+)(?:st|nd|rd|th) (?:birthday|order|customer|anniversary|episode|marathon|parkrun|show|edition)\\b`,
      "iu",
    ),
  },
  {
    intent: "event",
    confidence: 0.85,
    test: new RegExp(
      `\\b(?:festival|market|fair|concert|gig|party|workshop|class|classes|open (?:day|studio|house|mic|evening)|meet-?up|wedding|exhibition|conference|retreat|offsite|webinar|livestream|live (?:music|jazz|show|set|band|comedy|q&a|stream)|quiz|karaoke|bingo|tour|race|5k|10k|marathon|parkrun|tournament|match day|matchday|derby|recital|screening|premiere|book club|book signing|reading|tasting|potluck|bake sale|yard sale|garage sale|jumble sale|rummage sale|car boot sale|book sale|auction|gala|ball|prom|reunion|parade|carnival|picnic|bbq|barbecue|brunch club|supper club|(?<!\\b(?:a|the|at|last|good|all|every|one|this|first|long|sleepless|rainy|late|quiet|starry|hot|cold|our|my|dark|summer|winter) )night(?= (?:in|at|on|with|for|of)\\b|$)|game night|movie night|date night|trivia night|ladies night|girls' night|poker night|quiz night|night market|open night|opening night|parents' evening|school play|nativity|talent show|sports day|field trip|camp|record store day|launch party|baby shower|bridal shower|gender reveal|housewarming|ceremony|hackathon|swap|clean-?up|renewal|fundraiser|blood drive|toy drive|food drive|town hall|assembly|pop-?up|dance|rehearsal|wedding season|residency|expo|summit|masterclass|cook-?off|chili cook-?off|marathon|regatta|rodeo|cabaret|improv|drag show|stand-?up|matinee|flea)\\b|\\b(?:tonight|this (?:weekend|saturday|sunday|friday))$|\\bon ${weekday}$|^(?!.*\\b(?:a|lonely|lazy|slow)\\b).*\\b${weekday} (?:at|from|\\d)`,
      "iu",
    ),
  },
  {
    intent: "feeling",
    confidence: 0.85,
    test: /^(?:so |really |very |a bit |a little |still |just |feeling |too |kinda |officially |quietly |on |over the |pretty )?(?:cloud nine|edge|moon|top of the world|nervous|proud|burnt out|burned out|in love|lonely|grateful|excited|terrified|bored|peaceful|happy|sad|tired|exhausted|anxious|blessed|thankful|hopeful|homesick|jealous|overwhelmed|stressed|relaxed|calm|content|angry|annoyed|scared|inspired|motivated|nostalgic|restless|sleepy|hungry|hungover|cosy|cozy|obsessed|lucky|curious|confused|frustrated|impatient|relieved|humbled|heart ?full|giddy|moody|cranky|shy|awkward|embarrassed|guilty|speechless|missing|can't (?:sleep|wait|stop|focus|believe|cope|even|decide)|cannot (?:sleep|wait)|fed up|over it|wide awake|done with|ready for|not ready|feeling|afraid|worried|dreading|craving|loving|hating|needing|dreaming|daydreaming|counting down|butterflies|mixed feelings|stage fright|monday blues|sunday scaries|first day nerves|brain fog|good vibes|bittersweet|dead tired|dying to)\b|\b(?:blues|scaries|nerves|jitters|vibes|mood|feels)$|^(?:love|hate|miss) (?:my|this|these|that|you|our)\b/iu,
  },
  {
    intent: "day",
    confidence: 0.9,
    test: new RegExp(
      `^(?:the (?:year|night|day|summer|winter) (?:of )?)?(?:\\d{3,4}s?|\\d{1,2}[:.]\\d{2} ?(?:am|pm)?|\\d{1,2} ?(?:am|pm)|\\d+/\\d+(?:/\\d+)?)$|^(?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{4})?$|^(?:january|february|april|june|july|august|september|october|november|december)(?: \\d+\\w*)?$|^(?:march|may) \\d{1,2}\\w*$|^the (?:early |late )?(?:19|20)?\\d0s$|^(?:early |late |lazy |slow |rainy |sunny )?(?:${weekday}|weekend)(?: (?:morning|evening|night|afternoon|mood|vibes))?$|^(?:christmas|easter|halloween|thanksgiving|hanukkah|diwali|eid|ramadan|new year'?s?(?: (?:eve|day))?|boxing day|black friday|cyber monday|bank holiday|midsummer|solstice|payday|leap day|pride|pride month)(?: (?:eve|morning|day|night|2\\d{3}))?$|\\b(?:day|month|week|eve)$(?<!\\b(?:leg|studio|open|matchday|match|store|sports|snow|sick|rest|rainy|beach|spa|wash|moving|travel|laundry|launch|release|wedding|race|game|first|last|every|all|a|one|per|good|bad|market) (?:day|week|month))`,
      "iu",
    ),
  },
];

/** The same for the other languages: only what their words leave no doubt about. */
const otherRules: readonly Rule[] = [
  {
    intent: "greeting",
    confidence: 0.9,
    test: /^(?:feliz (?!día de)|felices|buen[oa]s? (?:días|noches|tardes)|gracias|bienvenid\w+|hola|enhorabuena|frohe[sn]?|guten|gute nacht|alles gute|danke|willkommen|herzlichen|hallo|joyeu\w+|bon(?:jour|soir|ne (?:année|fête|nuit))|bon anniversaire|merci|bienvenue|félicitations|buon(?:giorno|asera|anotte|a pasqua|a domenica| compleanno| natale| anno)?\b(?! (?:caffè|vino))|auguri|grazie|benvenut\w+|ciao|congratulazioni|bom dia|boa (?:noite|tarde|páscoa)|obrigad\w+|bem-vind\w+|parabéns|olá)/iu,
  },
  {
    intent: "how-to",
    confidence: 0.85,
    test: /^(?:cómo|wie man|comment|come (?:si |fare|pulire|cucinare|preparare)|como (?:fazer|limpar|cuidar|preparar|escolher|plantar))(?= )/iu,
  },
  {
    intent: "launch",
    confidence: 0.85,
    test: /\b(?:inauguraci\w+|apertura|nueva (?:web|colección|carta|tienda)|nuevo (?:menú|horario|local|disco|libro)|estrenamos|buscamos|contratamos|se busca|ya (?:está|disponible)|sucht|gesucht|llega[n]? |abrimos|eröffn\w+|neueröffnung|neue (?:kollektion|webseite|website|speisekarte|öffnungszeiten|farben|folge)|wir (?:suchen|ziehen um|eröffnen|haben (?:jetzt )?geöffnet|stellen ein)|jetzt neu|ouverture|nouvelle (?:collection|carte|boutique)|nouveau (?:site|menu|livre|café)|nous (?:recrutons|cherchons|déménageons|ouvrons)|on recrute|nuova (?:apertura|collezione|sede|carta)|nuovo (?:menù|sito|negozio|libro)|inaugurazione|cerchiamo|apriamo|assumiamo|abertura|inauguração|nova (?:loja|coleção|carta)|novo (?:site|menu|livro|cardápio)|lançamento|contratando|procuramos|abrimos)/iu,
  },
  {
    intent: "offer",
    confidence: 0.85,
    test: /\d ?%|\b(?:rebajas|oferta|descuento|gratis|rabatt|angebot|schlussverkauf|kostenlos\w*|ausverkauf|sonderangebot|soldes|promo(?:tion)?|réduction|gratuit\w*|livraison|saldi|sconto|offerta|promoção|desconto|grátis|liquidaci\w+|liquidação|dos por uno|2x1|3x2)\b|[$€£]\s?\d|\d\s?€/iu,
  },
  {
    intent: "milestone",
    confidence: 0.8,
    test: /\b(?:aniversario|aniversário|anniversaire|\p{L}*geburtstag|cumpleaños|compleanno|anniversario|jubiläum|\d+ (?:años|jahre|ans|anni|anos)\b|(?:un|dos|tres|cuatro|cinco|diez|veinte) años|ein jahr|(?:zwei|drei|vier|fünf|zehn) jahre|(?:un|deux|trois|cinq|dix) ans?|(?:un|due|tre|cinque|dieci) ann[oi]|(?:um|dois|três|cinco|dez) anos?|hochzeitstag|bestanden|abschluss|graduación|diplômé\w*|laurea\w*|formatura|formei|mi prim\w+ (?:marat\w+|sueldo|casa|trabajo)|mein erster? \w+|mon premier \w+|ma première \w+|la mia prima \w+|il mio primo \w+|meu primeiro \w+|minha primeira \w+|agotad\w+|ausverkauft|complet|esgotad\w+|sold out|abbiamo vinto|hemos ganado|ganamos|gewonnen|vencemos)\b/iu,
  },
  {
    intent: "event",
    confidence: 0.8,
    test: /\b(?:boda|concierto|taller|mercad(?:o|illo)|feria|festival|fiesta|exposición|noche de|curso|clases? de|torneo|carrera|hochzeit\w*|\p{L}*fest(?:ival)?|konzert|\p{L}*markt|workshop|kurs|tag der offenen tür|lesung|ausstellung|turnier|lauf|party|feier|mariage|concert|atelier|marché|brocante|vide-grenier|fête|exposition|cours de|tournoi|soirée|matrimonio|concerto|laboratorio|mercat(?:o|ino)|sagra|festa|mostra|corso|torneo|serata|casamento|concerto|show|oficina|feira|exposição|aulas?|torneio|noite de|lecture|vernissage)\b/iu,
  },
  {
    intent: "feeling",
    confidence: 0.75,
    test: /^(?:(?:tan|muy|so|sehr|si|très|così|molto|tão|muito) )?(?:feliz(?! \p{L}+)|cansad\w+|orgullos\w+|nervios\w+|enamorad\w+|müde|stolz|glücklich|verliebt|aufgeregt|dankbar|fatigué\w*|fière?|heureu\w+|amoureu\w+|stanc\w+|felice(?! \p{L}+)|orgoglios\w+|innamorat\w+|cansad\w+|orgulhos\w+|apaixonad\w+|nervos\w+|saudades?)\b/iu,
  },
];

const interrogative =
  /^(?!can'?t |can not|cannot|have a |has-been|will ?power|do not|don'?t )(?:what|which|who|whom|whose|where|why|when|is|are|am|was|were|do|does|did|can|could|should|would|will|has|have|how (?:do|does|did|can|could|should|would|many|much|often|long|old|early|late|far|is|are|was|soon|big|hot|about)|anyone|anybody|does anyone|any (?:tips|ideas|recommendations|advice)|ever)\b(?!\.)/iu;
const interrogativeElsewhere =
  /^[¿]|\?$|^(?:qué|quién|cuándo|dónde|por qué|cuál|was|wer|wo|wann|warum|welche[rsn]?|wieso|qui|quand|où|pourquoi|quel(?:le)?s?|est-ce|cosa|chi|quando|dove|perché|quale|o que|quem|onde|por que|qual)\b(?=.* )/iu;

/** Whether a text asks something. */
export function isQuestion(text: string, english: boolean): boolean {
  if (/[?？]\s*$/u.test(text)) return true;
  if (!english) return interrogativeElsewhere.test(text);
  if (
    /^(?:what a|how to|when i|when you|when we|when the|when your|where the|who knew|is it|will power)\b(?!.*\btoo\b)/iu.test(
      text,
    ) &&
    !/^is it /iu.test(text)
  )
    return false;
  if (/^(?:the )?(?:best|easiest|cheapest|quickest|right) (?:way|time|place|spot)s? (?:to|for)\b/iu.test(text)) {
    return true;
  }
  return (
    interrogative.test(text) ||
    (/^[\p{L}' -]{2,25} or [\p{L}' -]{2,25}$/iu.test(text) &&
      !/\b(?:trick or treat|do or die|rain or shine|sooner or later|now or never)\b/iu.test(text))
  );
}

/** Words at the head of a phrase that make it a place: "the old harbour at night", but not "garden hose reel". */
const placeHead =
  /(?:^|\s)(?:harbou?r|park|kitchen|beach|lake|street|city|town|village|island|coast|river|valley|mountains?|garden|museum|library|square|bridge|castle|station|airport|bay|cliffs?|trail|campsite|cabin|rooftop|caf[eé]|corner|alley|pier|lighthouse|forest|woods|desert|canyon|waterfalls?|hostel|hotel|cottage|balcony|porch|backyard|office|studio|gym|pool|bench|view|road trip|vineyard|farm|barn|attic|neighbou?rhood|hometown|sea|ocean)$/iu;
const placeStart =
  /^(?:the |a |an |my |our |one |two |three |\d+ |last |next )*(?:gate|terminal|platform \d|road trip|weekend (?:in|at)|days? in|hours? in|night in|week in|winter in|summer in|spring in|autumn in|morning in|evening in|table by|seat by|corner of|top of|middle of|edge of|streets? of|heart of|shores? of)\b/iu;

function isPlace(subject: string, places: readonly string[]): boolean {
  const head = subject.split(
    / (?:in|on|at|of|with|for|from|by|to|through|near|under|over|after|before|without|during) /iu,
  )[0]!;
  return (
    placeStart.test(subject) ||
    placeHead.test(head) ||
    places.some((place) => head.endsWith(place) && /^\p{Lu}/u.test(place) && head.split(" ").length <= 3)
  );
}

/**
 * What may stand behind an event's name; any other word makes it something else: "picnic blanket", "concert ticket".
 */
const behindEvent =
  /^(?:$|[:,.!?–—-]| (?:in|on|at|with|for|of|from|by|and|&|the|tonight|today|tomorrow|this|next|every|season|days?|nights?|weeks?|weekend|evening|morning|club|is|starts|number|month|\d|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december))/iu;

/** Everybody is asked: that makes an event of whatever stands before it. */
const everybody = new RegExp(
  "\\b(?:all|everyone|everybody) (?:is |are )?(?:welcome|invited)\\b|" +
    "(?<!^)\\bbring (?:a|your|your own) (?:dish|bottle|friend|cake|mat|chair|blanket)\\b",
  "iu",
);
const invitation: Rule = { intent: "event", confidence: 0.9, test: everybody };

/** A place of work that is called so, such as "Petrov Violin Workshop": no date, every word with a capital. */
const workshopName = /^(?:\p{Lu}[\p{L}'’-]* ){2,3}(?:Workshop|Studio|Atelier)$/u;

function ruleFor(subject: string): Rule | undefined {
  if (everybody.test(subject)) return invitation;
  return rules.find(({ intent, test }) => {
    const found = test.exec(subject);
    if (found === null || intent !== "event") return found !== null;
    return !workshopName.test(subject) && behindEvent.test(subject.slice(found.index + found[0].length));
  });
}

/** A sentence about what comes: "our spring collection drops tomorrow". */
const announces =
  /\b(?:drops?|lands?|launch(?:es)?|arrives?|ships?|airs|premieres|goes? (?:on sale|live)|starts?|opens?|returns?|comes? out|begins?|kicks off) (?:\p{L}+ )?(?:today|tomorrow|tonight|soon|this|next|on|in|at|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:goes?|are|is) on sale\b/iu;

/** What a text is for. English is read closely, the five other languages by their plainest signs. */
export function readIntent(input: IntentInput, english: boolean): IntentReading {
  const { subject, form, slots, words } = input;
  if (form === "signs") {
    return {
      intent: rules.some((rule) => rule.intent === "day" && rule.test.test(subject)) ? "day" : "unknown",
      confidence: 0.5,
    };
  }
  if (english && form === "phrase" && isPlea(subject)) return { intent: "feeling", confidence: 0.8 };
  const rule = english ? ruleFor(subject) : otherRules.find(({ test }) => test.test(subject));
  if (form === "question" && !(rule?.intent === "how-to")) return { intent: "question", confidence: 0.95 };
  if (!english) {
    if (rule) return rule;
    if (form === "sentence") return { intent: "story", confidence: 0.7 };
    return { intent: "unknown", confidence: 0.4 };
  }
  const personal = /^(?:i|i'[a-z]+|my|our (?:cat|dog|son|daughter|kids?|baby)|we (?!are|have|now)|it|the) /iu.test(
    subject,
  );
  // "Our printer only works on Tuesdays" is nothing to come to.
  if (
    form === "sentence" &&
    /^(?:our|my|i|they|he|she|it|we (?!are\b|have\b|host|invite)\S+) /iu.test(subject) &&
    rule &&
    /^(?:event|day|feeling)$/u.test(rule.intent)
  ) {
    return { intent: announces.test(subject) ? "launch" : "story", confidence: 0.8 };
  }
  if (
    form === "sentence" &&
    personal &&
    rule?.intent !== "launch" &&
    !(rule?.intent === "milestone" && /^we\b/iu.test(subject))
  )
    return { intent: "story", confidence: 0.85 };
  if (form === "request") return rule && rule.intent !== "how-to" ? rule : { intent: "how-to", confidence: 0.8 };
  if (rule) return rule;
  if (form === "sentence") return { intent: announces.test(subject) ? "launch" : "story", confidence: 0.8 };
  if (
    /^(?:dr|mr|mrs|ms|prof|coach|chef|sir|dame|uncle|aunt|auntie|captain|pastor|father|sister|saint|st)\.? \p{Lu}/iu.test(
      subject,
    ) &&
    input.noun === "name"
  )
    return { intent: "person", confidence: 0.85 };
  if (slots.people.length > 0 && input.noun === "name") return { intent: "person", confidence: 0.85 };
  if (isPlace(subject, slots.places)) return { intent: "place", confidence: 0.75 };
  if (input.noun === "name" && slots.dates.length === 0) return { intent: "person", confidence: 0.6 };
  const single = words.length < 2 && input.noun !== "activity";
  if (input.noun === "none" || single) return { intent: "unknown", confidence: 0.4 };
  return { intent: "thing", confidence: 0.7 };
}
