import { home } from "./en-subjects-home.ts";
import { outside } from "./en-subjects-outside.ts";
import { people } from "./en-subjects-people.ts";
import type { LineStock } from "./line.ts";

/** English. */
export const english: LineStock = {
  ...outside,
  ...home,
  ...people,
  "offer": [
    "{K}.", "Heads up: {k}.", "{K}. | Tell a friend.", "Good to know: {k}.", "{K}. | Spread the word.",
    "In case you missed it: {k}.", "{K}. | Pass it on.", "Worth knowing: {k}.", "Make a note: {k}.",
    "Friendly reminder: {k}.",
  ],
  "offer-request": [
    "{K}.", "{K}. | Tell a friend.", "A gentle reminder: {k}.", "Heads up: {k}.", "{K}. | Pass it on.",
    "This is your sign: {k}.", "Friendly reminder: {k}.", "{K}. | Spread the word.", "For the to-do list: {k}.",
  ],
  "launch": [
    "{K}.", "It's official: {k}.", "{K}. | Tell your friends.", "News: {k}.", "Drumroll, please: {k}.",
    "{K}. | Spread the word.", "Small announcement: {k}.", "Quick update: {k}.", "{K}. | Pass it on.",
  ],
  "hiring": [
    "{K}.", "{K}. | Know someone?", "Job alert: {k}.", "{K}. | Could it be you?", "Word is out: {k}.", "{K}. | Spread the word.",
    "Is it you? | {K}.", "Passing this on: {k}.", "{K}. | Tell the right person.", "Looking around? {K}.", "Help wanted: {k}.",
    "{K}. | Say hello.",
  ],
  "milestone": [
    "{K}.", "{K}. | Feels good to say.", "Saying it out loud: {k}.", "Milestone: {k}.", "{K}. | Still taking it in.",
    "A moment for this: {k}.", "{K}. | One for the books.",
  ],
  "birthday": [
    "{K}.", "{K}. | Cake is mandatory.", "Candles ready: {k}.", "{K}. | Many happy returns.", "Cue the candles: {k}.", "{K}. | Let's celebrate.",
    "On the calendar in capitals: {k}.", "{K}. | Make a wish.", "Raise a glass: {k}.", "{K}. | Hip hip hooray.", "Balloons up: {k}.",
  ],
  "event": [
    "{K}.", "{K}. | Who's coming?", "Consider this your invitation: {k}.", "On the calendar: {k}.",
    "{K}. | See you there?", "Ready for {k}?", "{K}. | Who's in?", "{K}. | Come along.", "{K}. | Tell your friends.",
  ],
  "how-to": [
    "{K}.", "{K}? | Tips welcome.", "{K}? | Got a trick?", "{K}? | Share your best tip.",
  ],
  "how-to-list": [
    "{K}.", "{K}. | Any to add?", "Today's topic: {k}.", "{K}. | Which one is yours?", "{K}. | Got another?",
    "{K}. | What would you add?", "{K}. | Your turn.",
  ],
  "request": [
    "How to {k}.", "How do you {k}?", "How do you {k}? | Tips welcome.", "The best way to {k}? | Tell us.",
    "How do you {k}? | Got a trick?", "How do you {k}? | Share your best tip.", "Quick one: how do you {k}?",
  ],
  "question": [
    "{K}?", "{K}? | Be honest.", "Honest question: {k}?", "{K}? | Comments are open.", "{K}? | I'll wait.",
    "Serious question: {k}?", "{K}? | Discuss.", "Quick one: {k}?", "Genuine question: {k}?",
    "The big question: {k}?",
  ],
  "choice": [
    "{K}?", "{K}? | Choose wisely.", "{K}? | Pick a side.", "Be honest: {k}?", "The eternal question: {k}?", "{K}? | No fence-sitting.",
    "Settle this: {k}?", "{K}? | Defend your answer.", "One question: {k}?", "{K}? | Only one wins.", "Quick poll: {k}?", "{K}? | Go.",
  ],
  "story": [
    "{K}.", "Update: {k}.", "For the record: {k}.", "News from here: {k}.", "Keeping you posted: {k}.",
    "So, this happened: {k}.", "{K}. | True story.", "In other news: {k}.", "Just saying: {k}.", "{K}. | That's the post.",
  ],
  "looking-back": [
    "{K}.", "From the archive: {k}.", "Memory lane: {k}.", "{K}. | Rewind.",
  ],
  "object": [
    "{K}.", "Appreciation post: {k}.", "Exhibit A: {k}.", "Show and tell: {k}.", "In praise of {k}.",
    "Admire responsibly: {k}.", "On display: {k}.",
  ],
  "feeling": [
    "{K}.", "Current mood: {k}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "Saying it out loud: {k}.",
    "Status: {k}.", "{K}. | You too?", "Not going to lie: {k}.", "Mood: {k}.",
  ],
  "feeling-good": [
    "{K}.", "Current mood: {k}.", "Saying it out loud: {k}.", "{K}. | Can't hide it.", "Mood: {k}.",
    "{K}. | Long may it last.", "Status: {k}.", "Not going to lie: {k}.",
  ],
  "feeling-low": [
    "{K}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "{K}. | And that's okay.", "Not going to lie: {k}.",
    "{K}. | You too?", "Saying it out loud: {k}.", "Status: {k}.",
  ],
  "thing": [
    "{K}.",
  ],
  "food": [
    "{K}.", "{K}, anyone?", "{K}. | Who's hungry?", "You had me at {k}.", "How do you like your {k}?", "{K}? | Always.",
    "Now craving: {k}.", "{K}? | Yes, please.", "Did somebody say {k}?", "{K}. | More, please.",
    "{K}, please and thank you.", "{K}? | Say no more.",
  ],
  "activity": [
    "{K}.", "{K}, anyone?", "Do not disturb: {k}.", "Anyone else into {k}?", "More {k}, please.", "Happy place: {k}.",
    "Would you try {k}?", "Ask me about {k}.",
  ],
  "place": [
    "{K}.", "{K}. | Wish you were here.", "Daydreaming about {k}.", "{K}. | Ever been?", "Picture this: {k}.",
    "If you need me: {k}.", "You, me, {k}.",
  ],
  "person": [
    "{K}.", "Here's to {k}.", "This one is for {k}.", "Spotlight on {k}.", "In praise of {k}.",
  ],
  "day": [
    "{K}.", "Hello, {k}.", "Here's to {k}.", "Circle it: {k}.",
  ],
  "year": [
    "{K}.", "Throwback: {k}.", "Rewind to {k}.", "{K}. | What comes to mind?",
    "Time machine set to {k}.", "{K}. | Were you there?",
  ],
  "hour": [
    "{K}.", "Time check: {k}.", "The clock says {k}.", "Hello, {k}.",
  ],
  "greeting": [
    "{K}!", "{K}! | With love.", "From here to you: {k}!", "{K}! | Sending hugs.", "{K}! | And cheers.",
  ],
  "doing": [
    "{K}.", "Update: {k}.", "For the record: {k}.", "News from here: {k}.", "So, this happened: {k}.", "{K}. | True story.",
  ],
  "unknown": [
    "{K}.",
  ],
  "signs": [
    "{K}", "Mood: {K}", "Current status: {K}",
  ],
  "drink": [
    "{K}.", "{K}, anyone?", "{K}. | Who's thirsty?", "You had me at {k}.", "{K}? | Always.", "{K}? | Yes, please.",
    "Did somebody say {k}?", "{K}. | Cheers.", "How do you take your {k}?", "{K}, please and thank you.",
    "{K}? | Say no more.",
  ],
  "occasion": [
    "{K}.", "Looking forward to {k}.", "On the calendar: {k}.", "Ready for {k}?", "{K}. | Bring it on.",
    "Counting down to {k}.", "{K}. | Can't wait.", "In the diary: {k}.", "{K}. | Here we go.",
  ],
  "doing-now": [
    "{K}.", "Currently: {k}.",
  ],
  "advice": [
    "{K}?", "{K}? | Tips welcome.", "Help me out: {k}?", "{K}? | Ideas, please.", "Genuine question: {k}?",
    "{K}? | Asking for a friend.", "Quick one: {k}?", "{K}? | Comments are open.",
    "{K}? | All ears.", "Your best advice, please: {k}?", "{K}? | Send suggestions.", "Serious question: {k}?",
    "{K}? | I'll wait.",
  ],
  "nudge": [
    "{K}.", "Reminder: {k}.", "Your sign to {k}.", "Note to self: {k}.", "This is your cue to {k}.",
    "Friendly reminder: {k}.", "To-do list: {k}.", "{K}. | You'll thank yourself.", "Before anything else: {k}.",
    "Your nudge to {k}.", "When in doubt: {k}.", "Permission granted: {k}.",
  ],
  "loss-good": [
    "{K}.", "Saying it out loud: {k}.",
  ],
  "loss-appeal": [
    "{K}.", "Passing this on: {k}.", "{K}. | Every bit counts.",
  ],
  "loss-news": [
    "{K}.", "Sharing this here: {k}.", "Sad news: {k}.",
  ],
  "loss-help": [
    "{K}.", "Passing this on: {k}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | Thinking of everyone affected.",
  ],
  "loss-cause": [
    "{K}.", "A moment for {k}.",
  ],
  "loss-issue": [
    "{K}.", "{K}. | It matters.",
  ],
  "loss-search": [
    "{K}.", "Passing this on: {k}.", "Please read: {k}.",
  ],
  "crisis": [
    "{K}.", "{K}. | There is help.",
  ],
  "launch-plain": [
    "{K}.", "News: {k}.", "Small announcement: {k}.", "Heads up: {k}.", "{K}. | Have a look.", "Update: {k}.",
  ],
  "milestone-plain": [
    "{K}.", "On the calendar: {k}.", "{K}. | Feels good to say.",
  ],
  "owned": [
    "{K}.",
  ],
  "business": [
    "{K}.", "Shout-out to {k}.", "Spotlight on {k}.", "Name to know: {k}.",
  ],
  "arrival": [
    "{K}.", "{K}. | About time.", "{K}. | Hooray.", "{K}. | Feels good.",
  ],
  "longing": [
    "{K}.", "{K}. | Always.", "Quietly {k}.", "Just {k}.",
  ],
  "wanted": [
    "{K}.", "{K}. | Spread the word.", "{K}. | Pass it on.", "{K}. | Know someone?", "{K}. | Anyone?",
  ],
  "spot": [
    "{K}.", "Happy place: {k}.", "If you need me: {k}.", "Soft spot: {k}.",
  ],
  "greeting-to": [
    "{K}!", "{K}! | With love.", "{K}! | From the heart.",
  ],
};
