import type { Forms } from "./forms.ts";
import { headOf, isPossessive } from "./grammar.ts";
import type { Scene } from "./lines/openings/scene.ts";

const list = (words: string) => new Set(words.split(" "));

const months = "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const date = new RegExp(`^(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months}|${months} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}[./]\\d{1,2})(?:[,./ ]+\\d{2,4})?\\.?$`, "iu");
const tips = /^(?:my |our |the )?(?:top |best )?(?:\d+|three|four|five|six|seven|ten) (?:\p{L}+ ){0,2}?(?:tips?|things|ways|reasons|ideas|rules|lessons|steps|facts|mistakes|habits|recipes|tricks|hacks|books|places|questions|signs|myths|secrets|exercises|outfits)\b|\b(?:tips|hacks|tricks)$|^(?:tips|ideas|hacks|tricks|things) (?:for|to|on|that|i|we|you)\b/iu;
const hiring = /^(?:now hiring|hiring|job (?:opening|offer|advert)s?|vacanc(?:y|ies)|help wanted|open positions?|join our (?:team|crew))\b/iu;
const learner = /^(?:learning|relearning|teaching myself|trying) (?:to|how to|the) /iu;
const counted = /(?:^|\b)(?:\d[\d.,]*k?|one|two|three|five|ten|hundred|thousand|million) (?:followers|subscribers|fans|customers|orders|sales|downloads|streams|(?:day|week|month|year)s? (?:sober|clean|smoke[- ]free|debt[- ]free|strong|later))$|^(?:finally |officially )?(?:debt|smoke|mortgage)[- ]free$/iu;
/** A state that is an achievement, though its words are adjectives. */
export function isReached(phrase: string): boolean {
  return counted.test(phrase);
}

/** What goes wrong, whatever its topic. */
const mishap = /^(?:(?:an?|the|my|our|another) )?(?:lost(?! (?:in|for))|missing(?! (?:home|you|this|these|summer|my|her|him|them|out|the))|broken|cracked|leaking|leaky|blocked|burnt|burned|cancelled|canceled|delayed|missed|failed|stuck|stolen|spilled|spilt|shattered|soggy|melted|ruined) \p{L}|\b(?:flat (?:tyre|tire|battery)|parking ticket|power (?:cut|outage)|no (?:wifi|signal|internet)|dead battery|coffee stain|wrong (?:bus|train|size|order|address|number)|writer['’]s block|technical difficulties|wardrobe malfunction|bad hair day)\b/iu;

const heads: Partial<Record<Scene, ReadonlySet<string>>> = {
  mishap: list("spider spiders wasp wasps mosquito mosquitoes moth moths puncture leak stain outage blackout hiccup hiccups blister blisters splinter typo fail fails mishap disaster mess chaos malfunction earworm cockroach mould mold ex"),
  win: list("milestone achievement victory medal trophy award record licence license certificate breakthrough win"),
  service: list("clinic dentist dentistry dental plumbing plumber electrician painter roofer roofing lawyer attorney solicitor notary accountant accounting bookkeeping bookkeeper tailor tailoring laundromat mechanic repair repairs locksmith cleaner groomer grooming optician pharmacy physio physiotherapy physiotherapist chiropractor osteopath therapist coaching consultant consulting consultation agent broker insurance landscaping landscaper catering caterer photographer videographer florist planner decorator architect nanny babysitter babysitting tutoring tutor translator rental delivery service services handyman carpenter carpentry decorating detailing valeting nutritionist dietitian midwife doula detective surveyor removals coach trainer stylist tattooist seamstress hire workshop-rental"),
  tool: list("kubernetes docker python java javascript typescript react vue angular rust golang sql postgres mysql excel powerpoint outlook notion figma photoshop illustrator lightroom canva premiere blender autocad linux ubuntu git github gitlab jira slack trello asana wordpress shopify wix squarespace salesforce hubspot chatgpt copilot midjourney blockchain bitcoin ethereum api apis html css php regex terraform ansible aws azure firebase supabase spreadsheet spreadsheets plugin vim emacs server database dashboard algorithm framework script pipeline macro macros formula formulas browser arduino webhook"),
  idea: list("theory paradox effect concept principle inflation recession democracy evolution gravity consciousness intelligence justice ethics economy physics chemistry biology geography law dna relativity entropy infinity equality privacy etymology grammar punctuation photosynthesis metabolism handwriting left-handedness"),
  thing: list("umbrella doll kite balloon candle candles mirror vase bottle cup cups mug mugs bowl bowls plate plates spoon fork pan pot oven fridge basket blanket pillow towel soap soaps ladder bench box desk lamp lamps gnome gnomes statue figurine garland wreath shelf clock watch machine typewriter radio robot toy toys canoe van scooter rocket badge trophy poster sign sticker stickers card cards notebook notebooks pen pens pencil brush toothbrush hairbrush tape rope wheel helmet glove gloves sock socks belt belts button zipper zip pocket purse wallet wallets suit tie vest apron aprons uniform mask crown lens frame frames backpack rucksack keyring keychain planner-book journal-book calendar calendars print prints postcard postcards letter-opener teapot kettle toaster blender fryer mixer cooker grinder thermos flask tumbler jar jars tin tray trays coaster coasters chopping-board cutting-board knife knives wok cushion cushions rug rugs curtain curtains quilt chair stool armchair table hammock tent-peg torch flashlight compass map maps globe telescope binoculars magnet magnets puzzle-box diary stamp stamps ring-box chest trunk suitcase scarf-ring hairclip comb razor shampoo lotion balm perfume-bottle incense tote pouch hammer screwdriver drill saw toolbox spanner wrench bucket broom vacuum iron bell whistle harmonica ukulele banjo accordion pedal amp mixer turntable speaker projector printer scanner charger cable adapter"),
};
const offered = /^(?:photographer|videographer|florist|planner|painter|architect|tutor|coaching|agent|therapist|consultant|cleaner|coach|trainer|stylist|tattooist)$/u;
/** What a thing is made of, or how: only things one can hold are described like that. */
const made = /\b(?:hand-?made|hand-?painted|hand-?crafted|leather|wooden|bamboo|ceramic|porcelain|vintage|antique|linen|knitted|crochet(?:ed)?|knit|steel|brass|velvet|enamel|refurbished|upcycled|personali[sz]ed|custom|engraved|reusable|portable|wireless|cordless|electric|retro|beeswax|stainless)\b/iu;
const learned = /(?:ology|osis|esis|ism|nomics|dynamics|onomy|metry)$/u;
const unheld = /^(?:market|fair|class|shop|store|studio|factory|style|look|fashion|vibes?|aesthetic|day|week|weekend|night|workshop|course|job|life|era|love|lover|idea|ideas|car|cars|bike|bikes)$/u;

/** Kinds so plain in the words that they count before any topic: nobody posts a power cut as a film. */
export function plainKindOf(forms: Forms): Scene | null {
  const { plain } = forms;
  if (/^\p{L}$/u.test(plain)) return "letter";
  if (/^(?:why|(?:how|what|where|when|who|which)(?! (?:to|not|many|much)\b))\b/iu.test(plain)) return "why";
  if (/^(?:19|20)\d\d$/u.test(plain)) return "year";
  if (date.test(plain)) return "date";
  if (/^[\d.,]+%?$/u.test(plain)) return "number";
  if (tips.test(plain)) return "tips";
  if (hiring.test(plain)) return "hiring";
  if (learner.test(plain)) return "learner";
  if (mishap.test(plain)) return "mishap";
  if (counted.test(plain)) return "win";
  const head = headOf(plain).toLowerCase();
  if (made.test(plain) && heads.thing!.has(head)) return "thing";
  const someones = isPossessive(plain) && !/^our\b/iu.test(plain);
  // "My therapist" is somebody, not a business.
  if (someones && heads.service!.has(head) && /(?:er|or|ist|ant|ian|coach|attorney|tailor|trainer)$/u.test(head)) return "person";
  if (heads.service!.has(head) && !someones && (!offered.test(head) || plain.includes(" ")) && !/^(?:room|community|bike|car|voice) /iu.test(plain)) return "service";
  if (!someones && /\b(?:coaching|consulting|therapy|massage|cleaning|repair|legal|tax) (?:call|session|program|programme|package|offer|appointment|advice|help)s?$/iu.test(plain)) return "service";
  return heads.tool!.has(head) ? "tool" : null;
}

/** What kind of thing a label names that no topic knows; null for anything. */
export function kindOf(forms: Forms): Scene | null {
  const head = headOf(forms.plain);
  const lower = head.toLowerCase();
  for (const kind of ["mishap", "win", "idea", "thing"] as const) if (heads[kind]!.has(lower)) return kind;
  if (forms.activity) return null;
  if (learned.test(lower)) return "idea";
  if (made.test(forms.plain) && !unheld.test(lower)) return "thing";
  return isName(forms.plain) ? "name" : null;
}

/** Whether every word that carries meaning has a capital of its own. */
function isName(phrase: string): boolean {
  const words = phrase.split(" ").filter((word) => !/^(?:the|a|an|of|and|&|in|on|at|for|to|with|vs\.?|\d+)$/iu.test(word));
  return words.length > 0 && words.every((word) => /^\p{Lu}|\d|^\p{Ll}\p{Lu}/u.test(word));
}
