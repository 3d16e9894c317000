import type { Forms } from "./forms.ts";
import { headOf } from "./grammar.ts";
import type { Scene } from "./lines/openings/scene.ts";
import { kindOf, plainKindOf } from "./kind-of.ts";
import type { Topic } from "./topics/topic.ts";

/** Head words that say more about the scene than their topic does. `general`: only openings for anything. */
const byHead = new Map<string, Scene | "general">(
  (Object.entries({
    chore: "rent tax taxes bill bills traffic homework laundry dishes deadline deadlines meeting meetings dentist commute inbox insurance invoice invoices mortgage queue audit paperwork chores ironing delay alarm spreadsheet spreadsheets return moving packing unpacking hangover budget",
    meal: "breakfast brunch lunch dinner supper picnic barbecue bbq cookout meal buffet feast",
    person: "mom mum mother mama dad father papa grandma grandmother grandpa grandfather oma opa sister brother cousin niece nephew aunt uncle sibling siblings twins parents husband wife boyfriend girlfriend partner couple friend friends bestie squad crew team family bride groom bridesmaid bridesmaids nurse nurses doctor teacher teachers coach mentor student students neighbour neighbor neighbours neighbors colleague colleagues coworker coworkers workmate workmates boss hairdresser barber staff volunteer volunteers artist author singer baker barista photographer",
    little: "baby newborn toddler kid kids child children son daughter",
    event: "party reunion ceremony reception gala recital rehearsal parade audition premiere fundraiser tournament housewarming date night shower conference workshop meetup parade",
    trip: "trip getaway vacation holiday cruise sightseeing",
    spot: "restaurant bar bistro café cafe diner trattoria brasserie museum gallery exhibition gem park library bakery pizzeria patisserie bookshop bookstore pub brewery vineyard winery",
    outdoors: "skyline architecture bridge street tower light lights sky view lighthouse harbour harbor field meadow orchard valley dunes coastline creek barn windmill waterfall",
    business: "shop store studio startup company agency brand",
    work: "results report reports earnings numbers kpis presentation pitch",
    milestone: "promotion engagement proposal degree diploma retirement keys",
    holiday: "ramadan christmas easter halloween thanksgiving diwali hanukkah eid",
    cosy: "home couch sofa bed",
    wear: "dress outfit shoes",
    workout: "walk hike run ride swim workout",
    general: "kitchen recipe recipes chef cook foodie cookbook food menu table style fashion wardrobe vintage thrift accessory look passport suitcase training adoption shelter vet nap selfie portrait dump me myself confidence photo photos picture pictures photography camera lens motherhood fatherhood pregnancy maternity parenting life quote quotes chapter future minimalism change time market story idea ideas tips",
  }) as [Scene | "general", string][]).flatMap(([scene, words]) => words.split(" ").map((word): [string, Scene | "general"] => [word, scene])),
);
const greeting = /^(?:good (?:morning|night|evening|afternoon)|happy (?:birthday|new year|easter|halloween|holidays|anniversary|friday|monday|weekend|\p{L}+ day)|merry christmas|thank you|thanks|congrat\p{L}+|eid mubarak|ramadan (?:kareem|mubarak)|welcome)\b/iu;
const greetedByName = /^[Hh]appy \p{Lu}\p{L}+/u;
const throwback = /\b(?:throwback|flashback|tbt)\b/iu;
const offer = /\bfor sale$|^giveaway\b|^(?:buy (?:one|two|1|2)|(?:two|three|\d) for (?:one|two|the price|\d|[$€£])|free (?:shipping|delivery|gift|trial|refill)|bogo\b|kids eat free|half price|(?:now |only |just |from |up to )?[$€£]\d|(?:now |only |up to )?\d+ ?(?:%|percent|euros?|dollars|pounds)\b)|\b\d+ ?(?:%|percent) off\b/iu;
/** What goes wrong or has to be sat through, whatever its topic. */
const trouble = /^moving\b|\b(?:broken (?:arm|leg|foot|wrist|rib|ankle|toe|finger|nose|hip|elbow|shoulder|tooth|bone)|waiting room|sick day|man flu|(?:vet|dentist|doctor|doctor['’]s|dental) (?:visit|appointment)|jet lag|sunburn|headache|toothache|root canal|jury duty|customer service|rush hour|flu|cold season)\b/iu;
/** Needs a subject without an article, or the openings read oddly. */
const needsMass = new Set<Scene>(["feeling", "weekday", "holiday", "greeting"]);

/** In these a plural means some things of one's own, not all there are. */
export const particularScenes: ReadonlySet<Scene> = new Set<Scene>(["launch", "wear", "gear", "gift", "match", "event", "study", "work", "little", "home"]);

/** Whether a label is something people say rather than a thing: "good morning". */
export function isGreeting(phrase: string): boolean {
  return greeting.test(phrase) || greetedByName.test(phrase);
}

/** "Beach day" is an event, though the beach is a place; "Friday night" stays a part of the weekend. */
function ownDay(topic: Topic | null, head: string): Scene | null {
  if (topic !== null && head === "season" && ["food", "drink", "style", "sport"].includes(topic.group)) return "season";
  if (topic === null || !/^(?:day|break|weekend|night)$/u.test(head)) return null;
  if (topic.scene === "weekend" || topic.scene === "weekday" || topic.scene === "workout") return topic.scene;
  return ["spot", "city", "brew", "dish", "wear", "care"].includes(topic.scene) ? "event" : null;
}

/** What the label is like to write about, or null when only openings for anything fit. */
export function sceneOf(topic: Topic | null, forms: Forms, quiet: boolean): Scene | null {
  if (quiet) return "quiet";
  if (isGreeting(forms.plain)) return "greeting";
  if (throwback.test(forms.plain)) return "throwback";
  if (offer.test(forms.plain) || (topic?.scene === "sale" && /^[$€£]?\d/u.test(forms.plain))) return "offer";
  if (/^(?:my|our|her|his)? ?(?:mother|father|valentine)['’]s day$/iu.test(forms.plain)) return "holiday";
  if (trouble.test(forms.plain)) return "chore";
  const scene = plainKindOf(forms) ?? knownScene(topic, forms) ?? (topic === null ? kindOf(forms) : null);
  return scene === "general" ? null : scene;
}

/** By the topic and the head word; `general` where the head word takes the phrase out of its topic's scene. */
function knownScene(topic: Topic | null, forms: Forms): Scene | "general" | null {
  const head = headOf(forms.plain).toLowerCase();
  // "Date night" is an event; the night is not.
  const own = forms.activity || (/^(?:night|date)$/u.test(head) && !forms.plain.includes(" ")) ? undefined : byHead.get(head);
  if (own === "person" && topic !== null && !["people", "work", "style", "culture", "celebration"].includes(topic.group)) return null;
  if (/^(?:.* )?(?:street art|mural|murals|graffiti)$/iu.test(forms.plain)) return "outdoors";
  if (/\bfood truck\b/iu.test(forms.plain)) return "spot";
  if (own === "general") return own;
  // A meteor shower is nobody's party.
  if (own === "event" && topic?.group === "nature") return topic.scene;
  if (own === "work" && topic?.scene === "study") return "study";
  // A train ride is no training.
  if (own === "workout" && topic?.scene === "trip") return "trip";
  const scene = ownDay(topic, head) ?? own ?? topic?.scene ?? null;
  if (scene === null || (scene === "person" && own !== "person")) return null;
  if (own === "cosy" && topic !== null && topic.scene === "milestone") return "milestone";
  if (needsMass.has(scene) && forms.definite !== forms.plain) return null;
  if (scene === "season" && /\b(?:routine|person|morning|evening|afternoon|night|today)\b/iu.test(forms.plain)) return "weekend";
  return scene;
}
