import type { LineStock } from "./line.ts";

/** English: travel, people and their occasions, school and work, rest. */
export const people: Partial<LineStock> = {
  "travel": [
    "{K}.", "Snacks first, then {k}.", "Overpacked and underprepared: {k}.",
    "{K} (noun): being tired somewhere else.", "{K}. | Maps open, plans loose.", "Suitcase says no, I say yes: {k}.",
    "Out of office, out of socks: {k}.", "{K}. | Lost on purpose.", "Are we there yet? | {K}.",
    "{K}. | Postcards to follow.", "Chargers, snacks, optimism: {k}.", "{K}. | Wrong turns welcome.",
  ],
  "camping": [
    "{K}.", "{K} (noun): sleeping badly in beautiful places.", "Marshmallows are a food group: {k}.",
    "{K}. | Tent up, phone down.", "{K}. | Zero stars, many stars.", "Firewood, flashlight, snacks: {k}.",
    "Who packed the matches? | {K}.", "{K}. | Coffee tastes better outdoors.", "{K}. | Smelling of smoke, proudly.",
    "Pegs bent, spirits not: {k}.", "{K}. | Mosquitoes, dinner is served.", "{K}. | No wifi, decent soup.",
  ],
  "party": [
    "{K}.", "Balloons, snacks, bad dancing: {k}.", "{K}. | Dance floor, brace yourself.",
    "{K} (noun): a kitchen full of people.", "{K}. | Playlist ready, neighbours warned.",
    "Confetti in unexpected places: {k}.", "{K}. | Small talk, big snacks.", "Early exit or encore? | {K}.",
    "{K}. | Crisps will be defended.", "Sore feet, no complaints: {k}.", "Host, guest or DJ? | {K}.",
    "{K}: first to arrive, last to leave.",
  ],
  "date-night": [
    "{K}.", "Phones face down: {k}.", "{K} (noun): a good shirt and shared dessert.",
    "{K}. | Dessert is non-negotiable.", "{K}. | Sharing fries, cautiously.", "Butterflies and breadsticks: {k}.",
    "{K}: ironed a shirt and everything.", "Candles or couch? | {K}.", "Who's choosing the place? | {K}.",
    "{K}. | Extra dessert, extra spoons.", "Sweatpants off duty: {k}.", "{K}: laughing at the same jokes.",
  ],
  "night-out": [
    "{K}.", "The group chat, live: {k}.", "{K}. | Louder than planned.", "{K}. | Gossip, snacks, more gossip.",
    "{K} (noun): a meeting with better shoes.", "Home early, allegedly: {k}.", "{K}. | Side quests guaranteed.",
    "{K}. | Outfits approved by committee.", "Voice gone, worth it: {k}.", "{K}: what happens next is classified.",
    "Secrets stay at the table: {k}.", "Just one drink, famous words: {k}.",
  ],
  "wedding": [
    "{K}.", "Happy tears, waterproof mascara: {k}.", "{K}. | Tissues at the ready.",
    "{K} (noun): love, with a seating plan.", "{K}. | Rings, vows, cake.", "Dance floor by dessert: {k}.",
    "{K}. | Forever begins with cake.", "{K}. | Love, laughter, leftover cake.", "Uncles, to the dance floor: {k}.",
    "{K}. | Mascara, hold on.", "{K}. | Say yes, then eat.", "Here's to {k}.",
  ],
  "engagement": [
    "{K}.", "The easiest yes: {k}.", "{K}. | Yes, yes and yes.", "Left hand doing the talking: {k}.",
    "Happily ever after, loading: {k}.", "{K} (noun): a very good question, answered.",
    "{K}. | Ring finger has news.", "{K}. | Somebody pop something.", "Plus one, permanently: {k}.",
    "{K}. | Heart eyes, officially.", "{K}. | Dibs, made official.", "Here's to {k}.",
  ],
  "baby": [
    "{K}.", "Tiny boss, full schedule: {k}.", "{K}. | Tiny socks everywhere.", "{K}. | Sleep is a rumour.",
    "Tiny hands, firm grip: {k}.", "{K}. | Everyone whispers now.", "{K}. | All of the cuddles.",
    "Milk, naps, world domination: {k}.", "{K}. | Cuteness in unreasonable amounts.",
    "Nap schedule subject to change: {k}.", "{K} (noun): the smallest boss in the house.", "Here's to {k}.",
  ],
  "family": [
    "{K}.", "Loud, late, loved: {k}.", "{K}. | Organised chaos, mostly chaos.", "{K} (noun): love, at full volume.",
    "{K}. | Snacks disappear first.", "Big noise, bigger hugs: {k}.", "{K}. | Same jokes, every time.",
    "{K}. | Somebody is always hungry.", "Crumbs, laughter, missing socks: {k}.", "{K}. | Everybody talks, somebody listens.",
    "{K}. | Never quiet, never boring.", "Here's to {k}.",
  ],
  "friends": [
    "{K}.", "Laughing before the joke lands: {k}.", "{K}. | Professional enablers.",
    "{K}. | Inside jokes, outside voices.", "No small talk required: {k}.", "{K}. | Bad ideas, excellent company.",
    "{K}. | Snacks shared, mostly.", "Always late, always worth it: {k}.", "{K}. | Lawyer, therapist, snack dealer.",
    "{K}. | Same jokes, better timing.", "The group chat in person: {k}.", "Here's to {k}.",
  ],
  "school": [
    "{K}.", "Backpack bigger than the person: {k}.", "{K}. | Sharp pencils, big feelings.",
    "{K}. | Lunchbox, backpack, brave face.", "Kids waved, parents sniffled: {k}.",
    "{K}. | Name labels on everything.", "{K}. | Snack first, homework later.", "Class is in: {k}.",
    "{K}: recess remains the favourite subject.", "{K}. | Early alarm, empty notebooks.",
    "Front-door photo, mandatory: {k}.", "{K}. | Matching socks, for now.",
  ],
  "study": [
    "{K}.", "Highlighters doing half the work: {k}.", "{K}. | Notes, snacks, denial.",
    "{K} (noun): tidying the desk, mainly.", "{K}. | Brain full, coffee empty.", "Tabs open, focus pending: {k}.",
    "{K}. | Just one more page.", "{K}. | Library quiet, brain loud.", "Snack breaks are research: {k}.",
    "Early or last minute? | {K}.", "{K}. | Sticky notes everywhere.", "{K}. | Future me, you're welcome.",
  ],
  "graduation": [
    "{K}.", "Cap on, cape optional: {k}.", "{K}. | Hats off, literally.", "{K} (noun): a very long-awaited hat.",
    "{K}. | Worth every all-nighter.", "Group projects, never again: {k}.", "{K}. | Final draft, finally final.",
    "Coffee deserves a degree too: {k}.", "Somebody frame something: {k}.", "{K}. | Footnotes, farewell.",
    "{K}. | Gown now, pyjamas later.", "Here's to {k}.",
  ],
  "office": [
    "{K}.", "Coffee within arm's reach: {k}.", "{K} (noun): a home for cold coffee.", "{K}. | Tidy for the photo.",
    "{K}. | Cables hidden, mostly.", "Tabs open, snacks closer: {k}.", "{K}. | Productive corner, allegedly.",
    "{K}. | Please knock before snacking.", "Sticky notes run the place: {k}.", "{K}. | Focus lives here, part-time.",
    "{K}. | Plant, lamp, ambition.", "Mute button, don't fail me: {k}.",
  ],
  "meeting": [
    "{K}.", "Email or meeting? | {K}.", "You're on mute: {k}.", "{K} (noun): an email with biscuits.",
    "{K}: agreeing on the agenda, again.", "{K}. | Biscuits on the agenda.", "Circle back, touch base, snack: {k}.",
    "{K}. | Nodding thoughtfully.", "{K}. | Notes will be doodles.", "Any other business? | {K}.",
    "Next slide, please: {k}.", "{K}. | Whiteboard at the ready.",
  ],
  "new-job": [
    "{K}.", "New badge, same coffee order: {k}.", "{K}: pretending to know where the printer is.",
    "{K}. | Learning everyone's name, slowly.", "Where's the coffee machine? | {K}.",
    "Password already forgotten: {k}.", "{K}. | Lunch spot research begins.", "{K}. | Lanyard era.",
    "Same me, new mug: {k}.", "{K}. | Desk plants en route.", "{K}. | Nodding at acronyms.", "Here's to {k}.",
  ],
  "small-business": [
    "{K}.", "CEO, intern and cleaner: {k}.", "{K}. | Big dreams, small desk.", "{K} (noun): a dream with invoices.",
    "Built on coffee and stubbornness: {k}.", "Every yes gets a happy dance: {k}.", "{K}. | Small but stubborn.",
    "Days off are a rumour: {k}.", "Spreadsheets by day, courage by night: {k}.",
    "{K}. | Powered by stubborn people.", "Here's to {k}.", "Doing the books last, as always: {k}.",
  ],
  "team": [
    "{K}.", "Better together, louder too: {k}.", "{K}. | Brains, biscuits, banter.",
    "Inside jokes on the agenda: {k}.", "Who brought the biscuits? | {K}.", "High fives all round: {k}.",
    "{K}. | Some think, some snack.", "{K}. | All hands, all opinions.", "Good people, questionable jokes: {k}.",
    "{K}. | Passing the credit around.", "{K}. | Snack drawer, well guarded.", "Here's to {k}.",
  ],
  "coffee-break": [
    "{K}.", "Back soon-ish: {k}.", "{K}. | Productivity, paused.", "{K} (noun): the best meeting there is.",
    "{K}. | Mug up, screen down.", "Emails may simmer: {k}.", "{K}. | Status set to away.", "{K}. | Fuel stop.",
    "Biscuit or no biscuit? | {K}.", "Deep breath, deep sip: {k}.", "{K}. | Do not speak yet.",
    "{K}. | Short break, long sip.",
  ],
  "nap": [
    "{K}.", "Back in a while, possibly: {k}.", "{K}. | Do not disturb, dreaming.",
    "{K} (noun): a short holiday, lying down.", "{K}. | Horizontal and happy.", "Pillow, we meet again: {k}.",
    "{K}. | Just resting my eyes.", "{K}. | Cats had it right.", "Blanket, pillow, silence: {k}.",
    "{K}. | Wake me for snacks.", "{K}. | World-class lying down.", "Productivity, horizontally: {k}.",
  ],
  "self-care": [
    "{K}.", "Phone off, shoulders down: {k}.", "{K}. | Robe on, world off.", "{K} (noun): plans with nobody, kept.",
    "{K}. | Meeting with myself, non-negotiable.", "Temporarily unavailable: {k}.",
    "{K}. | Do not disturb, marinating.", "{K}. | Inbox closed for maintenance.", "Shoulders, unclench: {k}.",
    "{K}. | Breathe, moisturise, ignore emails.", "{K}. | Recharging, please wait.", "Guilt not invited: {k}.",
  ],
  "motivation": [
    "{K}.", "{K}: start before the doubts wake up.", "Begin badly, continue better: {k}.", "Where do you find {k}?",
    "{K} (noun): a guest who arrives late.", "{K}. | Small steps, comfortable shoes.",
    "Done is braver than flawless: {k}.", "Progress in slippers still counts: {k}.", "{K}. | Shoes on, doubts off.",
    "{K}. | Less scrolling, more starting.", "Try, wobble, try again: {k}.", "{K}: the first minute is the steepest.",
  ],
};
