import type { LineStock } from "./line.ts";

/** English. */
export const english: LineStock = {
  "offer": [
    "{K}.", "Heads up: {k}.", "{K}. | Tell a friend.", "Good to know: {k}.", "Just so you know: {k}.",
    "{K}. | Spread the word.", "In case you missed it: {k}.", "{K}. | Pass it on.", "Worth knowing: {k}.",
    "You read that right: {k}.", "Make a note: {k}.", "Friendly reminder: {k}.",
  ],
  "offer-request": [
    "{K}.", "Your nudge: {k}.", "{K}. | Tell a friend.", "A gentle reminder: {k}.", "Heads up: {k}.",
    "{K}. | Pass it on.", "This is your sign: {k}.", "Friendly reminder: {k}.", "{K}. | Spread the word.",
    "For the to-do list: {k}.", "Just a thought: {k}.",
  ],
  "launch": [
    "{K}.", "It's official: {k}.", "{K}. | Tell your friends.", "News: {k}.", "Drumroll, please: {k}.",
    "{K}. | Have a look.", "You heard it here first: {k}.", "Small announcement: {k}.", "Now you know: {k}.",
    "Quick update: {k}.", "{K}. | Pass it on.", "Just so you know: {k}.",
  ],
  "hiring": [
    "{K}.", "{K}. | Know someone?", "Job alert: {k}.", "{K}. | Could it be you?", "Word is out: {k}.", "{K}. | Spread the word.",
    "Is it you? | {K}.", "Passing this on: {k}.", "{K}. | Tell the right person.", "Looking around? {K}.", "Help wanted: {k}.",
    "{K}. | Say hello.",
  ],
  "milestone": [
    "{K}.", "Let the record show: {k}.", "{K}. | Feels good to say.", "Saying it out loud: {k}.", "Milestone: {k}.",
    "{K}. | Still taking it in.", "A moment for this: {k}.", "Writing this one down: {k}.",
    "{K}. | One for the books.", "Worth a pause: {k}.", "For the record: {k}.", "{K}. | What a feeling.",
  ],
  "birthday": [
    "{K}.", "{K}. | Cake is mandatory.", "Candles ready: {k}.", "{K}. | Many happy returns.", "Cue the candles: {k}.", "{K}. | Let's celebrate.",
    "On the calendar in capitals: {k}.", "{K}. | Make a wish.", "Raise a glass: {k}.", "{K}. | Hip hip hooray.", "Balloons up: {k}.",
  ],
  "event": [
    "{K}.", "{K}. | Who's coming?", "Consider this your invitation: {k}.", "{K}. | Bring a friend.",
    "On the calendar: {k}.", "{K}. | See you there?", "Ready for {k}?", "{K}. | Who's in?", "Plans: {k}.",
    "Clear the calendar: {k}.", "{K}. | Tell your people.", "{K}. | Come along.", "Circle it: {k}.",
  ],
  "how-to": [
    "{K}.", "Do you know {k}?", "{K}. | Tips welcome.", "{K}. | Got a trick?", "Teach me {k}.",
    "{K}. | Share your best tip.", "Who can show me {k}?", "Does anyone really know {k}?",
    "{K}? | Asking for a friend.", "{K}. | Who taught you?", "I'd love to know {k}.",
    
  ],
  "how-to-list": [
    "{K}.", "{K}. | Any to add?", "Today's topic: {k}.", "{K}. | Which one is yours?", "Let's talk about {k}.",
    "{K}. | Got another?", "{K}. | What would you add?", "On the agenda: {k}.", "{K}. | Your turn.",
  ],
  "request": [
    "How to {k}.", "How do you {k}?", "The best way to {k}? | Tell us.", "How to {k}. | Tips welcome.",
    "Teach me how to {k}.", "How to {k}. | Got a trick?", "Do you know how to {k}?", "Who can show me how to {k}?",
    "How to {k}? | Asking for a friend.", "How to {k}. | Share your best tip.", "I'd love to know how to {k}.",
  ],
  "question": [
    "{K}?", "{K}? | Be honest.", "Honest question: {k}?", "{K}? | Asking for a friend.", "{K}? | Comments are open.",
    "Settle this: {k}?", "{K}? | I'll wait.", "Serious question: {k}?", "{K}? | Discuss.", "Quick one: {k}?",
    "{K}? | All answers welcome.", "Genuine question: {k}?", "The big question: {k}?", "{K}? | No judgement.",
  ],
  "choice": [
    "{K}?", "{K}? | Choose wisely.", "{K}? | Pick a side.", "Be honest: {k}?", "The eternal question: {k}?", "{K}? | No fence-sitting.",
    "Settle this: {k}?", "{K}? | Defend your answer.", "One question: {k}?", "{K}? | Only one wins.", "Quick poll: {k}?", "{K}? | Go.",
  ],
  "story": [
    "{K}.", "So, this happened: {k}.", "{K}. | True story.", "Life update: {k}.", "In other news: {k}.",
    "Dear diary: {k}.", "Guess what: {k}.", "For the record: {k}.", "Headline: {k}.", "Meanwhile: {k}.",
    "Breaking news: {k}.", "Just so you know: {k}.",
  ],
  "feeling": [
    "{K}.", "Current mood: {k}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "Saying it out loud: {k}.",
    "Status: {k}.", "{K}. | You too?", "Not going to lie: {k}.", "Where I'm at: {k}.", "Mood: {k}.",
    "{K}. | Just saying.",
  ],
  "feeling-good": [
    "{K}.", "Current mood: {k}.", "{K}. | More of this.", "Saying it out loud: {k}.", "{K}. | Can't hide it.",
    "Where I'm at: {k}.", "Mood: {k}.", "{K}. | Long may it last.", "Status: {k}.",
    "{K}. | Just saying.", "Not going to lie: {k}.",
  ],
  "feeling-low": [
    "{K}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "{K}. | And that's okay.", "Not going to lie: {k}.",
    "{K}. | Just saying it.", "Where I'm at: {k}.", "{K}. | You too?", "Saying it out loud: {k}.", "Status: {k}.",
    "{K}. | Hugs welcome.",
  ],
  "thing": [
    "Currently into: {k}.", "Soft spot: {k}.", "Can never resist: {k}.",
    "{K}.", "{K}? | Yes, please.", "{K} appreciation post.", "{K}? | Say no more.", "{K}? | I'm listening.",
    "You had me at {k}.", "Did somebody say {k}?", "Calling all {k} fans.", "Small pleasures: {k}.",
    "Today's mood: {k}.", "Team {k}.", "Hard to beat: {k}.", "{K}. | That's the post.",
  ],
  "food": [
    "{K}.", "{K}, anyone?", "{K}. | Who's hungry?", "You had me at {k}.", "How do you like your {k}?",
    "{K}? | Always.", "Now craving: {k}.", "Hands off my {k}.", "{K}? | Yes, please.", "Did somebody say {k}?",
    "Today's mood: {k}.", "{K}. | More, please.", "{K}, please and thank you.", "{K}? | Say no more.",
  ],
  "activity": [
    "{K}.", "{K}, anyone?", "{K}. | Who's in?", "Do not disturb: {k}.", "Anyone else into {k}?", "More {k}, please.",
    "There's a lot to be said for {k}.", "Happy place: {k}.", "How did you get into {k}?", "Would you try {k}?",
    "Ask me about {k}.", "You had me at {k}.", "Did somebody say {k}?", "{K}? | Count me in.",
  ],
  "place": [
    "{K}.", "{K}. | Wish you were here.", "You, me, {k}.", "Daydreaming about {k}.", "{K}. | Ever been?",
    "Picture this: {k}.", "Happy place: {k}.", "Postcard moment: {k}.", "{K}? | Yes, please.",
    "Did somebody say {k}?", "You had me at {k}.", "{K}? | Count me in.",
  ],
  "person": [
    "{K}.", "This one is for {k}.", "Here's to {k}.", "In the spotlight: {k}.", "Let's talk about {k}.",
    "Today: {k}.", "{K}, everyone.", "One name: {k}.", "Thinking of {k}.", "All about {k}.",
  ],
  "day": [
    "{K}.", "{K}. | Any plans?", "Hello, {k}.", "On the calendar: {k}.", "{K}. | Ready?", "Circle it: {k}.",
    "{K}, we see you.", "{K}. | How's yours?", "One for the calendar: {k}.", "Here's to {k}.", "Plans for {k}?",
    "It's all about {k}.",
  ],
  "year": [
    "{K}.", "Throwback: {k}.", "Rewind to {k}.", "{K}. | What comes to mind?",
    "Time machine set to {k}.", "{K}. | Were you there?",
  ],
  "hour": [
    "{K}.", "Time check: {k}.", "The clock says {k}.", "It's {k} somewhere.", "Hello, {k}.", "Where are you at {k}?",
  ],
  "greeting": [
    "{K}!", "{K}.", "All together now: {k}!", "{K}! | Pass it on.", "In case nobody said it: {k}!", "{K}! | Sending hugs.", "One more time: {k}!",
    "Loud and clear: {k}!", "{K}! | With love.", "From here to you: {k}!", "{K}! | And cheers.", "Say it with me: {k}!",
  ],
  "doing": [
    "{K}.", "Current status: {k}.", "Update: {k}.", "Mood: {k}.", "For the record: {k}.", "Status update: {k}.",
    "In other news: {k}.", "Headline: {k}.", "Just so you know: {k}.", "{K}. | That's the post.", "Life update: {k}.",
  ],
  "word": [
    "{K}.", "One word: {k}.", "Word of the day: {k}.",
  ],
  "unknown": [
    "{K}.", "On my mind: {k}.", "Mood: {k}.", "{K}. | That's the post.", "In other news: {k}.", "Currently: {k}.",
    "Just so you know: {k}.", "Today: {k}.", "{K}. | That's all.", "Status: {k}.",
  ],
  "signs": [
    "{K}", "Mood: {K}", "{K} | No words needed.", "Current status: {K}", "{K} | Anyone else?", "How it's going: {K}",
  ],
  "drink": [
    "{K}.", "{K}, anyone?", "{K}. | Who's thirsty?", "You had me at {k}.", "{K}? | Always.", "{K}? | Yes, please.",
    "Did somebody say {k}?", "Now sipping: {k}.", "{K}. | Cheers.", "How do you take your {k}?", "Today's mood: {k}.",
    "{K}, please and thank you.", "{K}? | Say no more.",
  ],
  "occasion": [
    "{K}.", "Looking forward to {k}.", "On the calendar: {k}.", "{K}. | Here we go.", "Ready for {k}?",
    "It's that time: {k}.", "{K}. | Bring it on.", "Counting down to {k}.", "{K}. | Can't wait.", "Plans: {k}.",
    "In the diary: {k}.", "{K}. | Let's go.",
  ],
  "doing-now": [
    "{K}.", "Current status: {k}.", "{K}, as one does.", "Do not disturb: {k}.", "Mood: {k}.", "Currently: {k}.",
    "Status update: {k}.", "If you need me: {k}.", "{K}. | That's the post.", "Plot twist: {k}.",
  ],
  "advice": [
    "{K}?", "{K}? | Tips welcome.", "Help me out: {k}?", "{K}? | Ideas, please.", "Genuine question: {k}?",
    "{K}? | Asking for a friend.", "Quick one: {k}?", "{K}? | Comments are open.", "Settle this: {k}?",
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
  "loss-own": [
    "{K}.",
  ],
  "loss-news": [
    "{K}.", "Sharing this here: {k}.", "Sad news: {k}.",
  ],
  "loss-help": [
    "{K}.", "{K}. | You are not alone.",
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
  "loss": [
    "{K}.",
  ],
  "crisis": [
    "{K}.", "{K}. | There is help.",
  ],
  "launch-plain": [
    "{K}.", "News: {k}.", "{K}. | Here we go.", "Small announcement: {k}.", "{K}. | Spread the word.",
    "Heads up: {k}.", "{K}. | More soon.", "Just so you know: {k}.", "Making a note: {k}.",
    "{K}. | Watch this space.",
  ],
  "milestone-plain": [
    "{K}.", "{K}. | Here we go.", "Making a note: {k}.", "On the calendar: {k}.", "{K}. | So glad.",
    "Looking forward: {k}.", "{K}. | Bring it on.", "Plans: {k}.", "Circle it: {k}.", "{K}. | At last.",
  ],
  "owned": [
    "{K}.", "Say hello to {k}.", "{K}. | That's the post.", "This one is about {k}.", "Very fond of {k}.",
    "Thinking about {k}.", "Featuring: {k}.", "A post about {k}.", "Today's topic: {k}.", "In the spotlight: {k}.",
  ],
  "business": [
    "{K}.", "Today: {k}.", "In the spotlight: {k}.", "Say hello to {k}.", "Remember the name: {k}.", "One name: {k}.",
  ],
  "number": [
    "{K}.",
  ],
  "arrival": [
    "{K}.", "{K}. | About time.", "{K}. | Worth the wait.", "{K}. | Here we go.", "{K}. | Hooray.",
  ],
  "longing": [
    "{K}.", "{K}. | Always.", "Quietly {k}.", "Just {k}.",
  ],
};
