import type { LineStock } from "./line.ts";

/** English. */
export const english: LineStock = {
  "offer": [
    "{K}.", "Heads up: {k}.", "{K}. | Tell a friend.", "Good to know: {k}.", "Psst. | {K}.", "{K}. | See you soon?",
    "Just so you know: {k}.", "{K}. | Spread the word.", "In case you missed it: {k}.", "{K}. | Who's in?",
    "You read that right: {k}.", "Worth knowing: {k}.", "{K}. | Pass it on.", "A gentle reminder: {k}.",
    "The short version: {k}.", "{K}. | Yes, really.", "Make a note: {k}.",
  ],
  "offer-request": [
    "{K}.", "Your nudge: {k}.", "{K}. | Future you says thanks.", "A gentle reminder: {k}.", "Psst. | {K}.",
    "{K}. | Tell a friend.", "Heads up: {k}.", "{K}. | Pass it on.", "This is your sign: {k}.", "Friendly reminder: {k}.",
    "{K}. | Nice and easy.", "One for the to-do list: {k}.",
  ],
  "launch": [
    "{K}.", "It's official: {k}.", "{K}. | Tell your friends.", "News: {k}.", "Drumroll, please: {k}.",
    "{K}. | Have a look.", "You heard it here first: {k}.", "Small announcement: {k}.", "{K}. | What do you think?",
    "Hot off the press: {k}.", "Now you know: {k}.", "In case you missed it: {k}.", "Quick update: {k}.",
    "{K}. | Pass it on.",
  ],
  "hiring": [
    "{K}.", "{K}. | Know someone?", "Job alert: {k}.", "{K}. | Could it be you?", "Word is out: {k}.", "{K}. | Spread the word.",
    "Is it you? | {K}.", "Passing this on: {k}.", "{K}. | Tell the right person.", "Looking around? {K}.", "Help wanted: {k}.",
    "{K}. | Say hello.",
  ],
  "milestone": [
    "{K}.", "Let the record show: {k}.", "{K}. | Feels good to say.", "Saying it out loud: {k}.", "{K}. | Thank you.",
    "Milestone: {k}.", "{K}. | Still taking it in.", "A moment for this: {k}.", "{K}. | Yes, really.", "Writing this one down: {k}.",
    "{K}. | One for the books.", "Worth a pause: {k}.", "For the record: {k}.", "{K}. | What a feeling.", "Read it twice: {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | Cake is mandatory.", "Candles ready: {k}.", "{K}. | Many happy returns.", "Cue the candles: {k}.", "{K}. | Let's celebrate.",
    "On the calendar in capitals: {k}.", "{K}. | Make a wish.", "Raise a glass: {k}.", "{K}. | Hip hip hooray.", "Balloons up: {k}.",
  ],
  "event": [
    "{K}.", "{K}. | Who's coming?", "Consider this your invitation: {k}.", "{K}. | Bring a friend.",
    "On the calendar: {k}.", "{K}. | See you there?", "Ready for {the}?", "{K}. | Who's in?", "Plans: {k}.",
    "Clear the calendar: {k}.", "{K}. | Tell your people.", "Looking forward to {the}.", "{K}. | Come along.",
    "Circle it: {k}.",
  ],
  "how-to": [
    "{K}.", "File under useful: {k}.", "{K}. | Tips welcome.", "Everyone should know {k}.", "{K}. | Got a trick?", "Save this for later: {k}.",
    "Do you know {k}?", "A life skill: {k}.", "{K}. | Share your best tip.", "Still learning {k}?", "The lesson: {k}.", "{K}. | Who taught you?",
  ],
  "how-to-list": [
    "{K}.", "{K}. | Pick a favourite.", "Save this: {k}.", "{K}. | Which one's yours?", "File under useful: {k}.", "{K}. | Did one surprise you?",
    "Worth knowing: {k}.", "{K}. | Any to add?", "For later: {k}.", "The list: {k}.", "{K}. | Take your pick.",
  ],
  "request": [
    "How to {k}.", "How do you {k}?", "Save this for when you need to {k}.", "To-do list: {k}.", "How to {k}. | Tips welcome.",
    "File under useful: how to {k}.", "Everyone should know how to {k}.", "The best way to {k}? | Tell us.", "Your nudge to {k}.",
    "How to {k}. | Got a trick?", "Do you know how to {k}?", "A life skill: how to {k}.", "Anyone else about to {k}?",
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
    "Dear diary: {k}.", "Guess what: {k}.", "For the record: {k}.", "Story time: {k}.", "Headline: {k}.",
    "Meanwhile: {k}.", "Group chat news: {k}.", "Breaking news: {k}.", "One for the memory box: {k}.",
    "Just so you know: {k}.", "Scenes from real life: {k}.",
  ],
  "feeling": [
    "{K}.", "Current mood: {k}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "Saying it out loud: {k}.",
    "Status: {k}.", "{K}. | You too?", "Not going to lie: {k}.", "Where I'm at: {k}.", "Mood: {k}.",
    "{K}. | Just saying.", "Feeling report: {k}.",
  ],
  "feeling-good": [
    "{K}.", "Current mood: {k}.", "{K}. | More of this.", "Saying it out loud: {k}.", "{K}. | Can't hide it.",
    "Where I'm at: {k}.", "Mood: {k}.", "Feeling report: {k}.", "{K}. | Long may it last.", "Status: {k}.",
    "{K}. | Just saying.", "Not going to lie: {k}.",
  ],
  "feeling-low": [
    "{K}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "{K}. | And that's okay.", "Not going to lie: {k}.",
    "{K}. | Just saying it.", "Where I'm at: {k}.", "{K}. | You too?", "Saying it out loud: {k}.", "Status: {k}.",
    "{K}. | Hugs welcome.", "Feeling report: {k}.",
  ],
  "thing": [
    "{K}.", "Never underestimate {a}.", "Give me {a} any day.", "Small pleasures: {a}.", "{K}? | Yes, please.",
    "Could you live without {a}?", "A love letter to {the}.", "Everyone deserves {a}.", "Hard to beat: {a}.",
    "Let's hear it for {the}.", "{K}? | Always.", "In praise of {the}.", "Anyone else weirdly happy about {a}?",
    "Life's better with {a}.", "{K}. | Emphasis on {m}.", "Make way for {the}.",
    "Anyone else with a soft spot for {the}?", "You can't go wrong with {a}.",
  ],
  "food": [
    "{K}.", "{K}, anyone?", "{K}. | Who's hungry?", "Give me {a} any day.", "How do you like your {k}?",
    "{K}? | Always.", "Would you share your {k}?", "Now craving: {k}.", "Hands off my {k}.", "A {k} kind of day.",
    "{K}? | Yes, please.", "Never say no to {a}.", "There's always room for {a}.", "In praise of {the}.",
    "{K}. | More, please.", "{K}, please and thank you.",
  ],
  "activity": [
    "{K}.", "{K}, anyone?", "{K}. | Who's in?", "Do not disturb: {k}.", "Anyone else into {k}?",
    "Out of office: {k}.", "More {k}, please.", "There's a lot to be said for {k}.", "Happy place: {k}.",
    "How did you get into {k}?", "Give me {k} any day.", "Therapy, but make it {k}.", "Would you try {k}?",
    "Ask me about {k}.", "{K}? | Always.", "In praise of {k}.",
  ],
  "place": [
    "{K}.", "{K}. | Wish you were here.", "You, me, {k}.", "Daydreaming about {the}.", "Scene: {k}.",
    "{K}. | Ever been?", "Picture this: {k}.", "{K}? | Always.", "Meet me here: {k}.",
    "There's a lot to be said for {the}.", "On the map: {k}.", "Postcard moment: {k}.", "{K}? | Yes, please.",
    "Setting: {k}.",
  ],
  "person": [
    "{K}.", "Shout-out to {k}.", "A round of applause for {k}.", "Here's to {k}.", "{K}. | Any fans here?",
    "In the spotlight: {k}.", "This one's for {k}.", "{K} appreciation post.", "Let's talk about {k}.",
    "Spotlight on {k}.", "Hats off to {k}.", "All about {k}.", "Big fan of {k}.",
  ],
  "day": [
    "{K}.", "{K}. | Any plans?", "Hello, {k}.", "On the calendar: {k}.", "{K}. | Ready?", "Circle it: {k}.",
    "{K}, we see you.", "{K}. | How's yours?", "One for the calendar: {k}.", "Here's to {k}.", "Plans for {k}?",
    "It's all about {k}.",
  ],
  "year": [
    "{K}.", "{K}. | Were you there?", "Time machine set to {k}.", "{K}. | What comes to mind?", "Rewind: {k}.", "{K}. | Name a memory.", "Throwback: {k}.",
    "Dear {k}, hello.", "{K}. | Tell me everything.", "Just {k}.", "{K}. | Go.",
  ],
  "hour": [
    "{K}.", "{K}. | Who's awake?", "It's {k} somewhere.", "The clock says {k}.", "{K}. | Where are you?",
    "Time check: {k}.", "Hello, {k}.", "{K}. | Explain yourself.", "Meanwhile, {k}.", "{K}. | Anyone?",
    "Where are you at {k}?",
  ],
  "greeting": [
    "{K}!", "{K}.", "All together now: {k}!", "{K}! | Pass it on.", "In case nobody said it: {k}!", "{K}! | Sending hugs.", "One more time: {k}!",
    "Loud and clear: {k}!", "{K}! | With love.", "From here to you: {k}!", "{K}! | And cheers.", "Say it with me: {k}!",
  ],
  "doing": [
    "{K}.", "Current status: {k}.", "{K}, apparently.", "Update: {k}.", "{K}, as one does.", "Filed under: {k}.",
    "Mood: {k}.", "For the record: {k}.", "{K}. | Ask me anything.", "Well: {k}.", "Status update: {k}.",
    "In other news: {k}.", "Headline: {k}.",
  ],
  "word": [
    "{K}.", "What does {k} make you think of?", "{K}: overrated or underrated?", "Let's talk {k}.",
    "Fill in the blank: {k} is…", "{K}: love it or leave it?", "Your best {k} story, please.", "In a word: {k}.",
    "{K}. | Yes or no?", "Thoughts on {k}, please.", "Finish the sentence: {k} is…", "{K}? | {K}.",
    "Word association: {k}.", "{K}. | Your turn.",
  ],
  "unknown": [
    "{K}.", "On my mind: {k}.", "{K}. | Thoughts?", "Mood: {k}.", "Just saying: {k}.", "{K}. | Who gets it?",
    "Filed under: {k}.", "{K}. | There, I said it.", "Current status: {k}.", "{K}. | Anyone?", "Say it with me: {k}.",
    "{K}. | If you know.",
  ],
  "signs": [
    "{K}", "Mood: {K}", "Just {K}", "This, exactly: {K}", "In short: {K}", "Summed up: {K}", "{K} | No words needed.",
    "Current status: {K}", "{K} | Anyone else?", "How it's going: {K}", "It's giving {K}",
  ],
  "drink": [
    "{K}.", "{K}, anyone?", "{K}. | Who's thirsty?", "Give me {a} any day.", "{K}? | Always.", "Pour me {a}.",
    "{K}? | Yes, please.", "A {k} kind of day.", "Now sipping: {k}.", "Never say no to {a}.", "{K}. | Cheers.",
    "How do you take your {k}?", "There's always room for {a}.", "{K}, please and thank you.",
  ],
  "occasion": [
    "{K}.", "Looking forward to {the}.", "On the calendar: {k}.", "{K}. | Here we go.", "Ready for {the}?",
    "It's that time: {k}.", "{K}. | Bring it on.", "Counting down to {the}.", "Plans: {k}.", "{K}. | Wish us luck.",
    "Who's ready for {the}?", "In the diary: {k}.", "{K}. | Let's go.",
  ],
  "doing-now": [
    "{K}.", "Current status: {k}.", "Caught in the act: {k}.", "{K}, as one does.", "Do not disturb: {k}.",
    "Guess who's {k}?", "Mood: {k}.", "Currently: {k}.", "{K}. | Ask me anything.", "Out of office: {k}.",
    "Status update: {k}.", "If you need me: {k}.", "{K}. | Send snacks.",
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
    "{K}.", "Saying it out loud: {k}.", "{K}. | Thank you.", "Let me write that down: {k}.", "In plain words: {k}.",
    "Writing it down: {k}.", "Quietly: {k}.", "To let you know: {k}.", "Sharing this here: {k}.", "Good to say: {k}.",
  ],
  "loss-appeal": [
    "{K}.", "Please read: {k}.", "{K}. | Thank you for reading.", "Passing this on: {k}.",
    "In case you can help: {k}.", "Worth knowing: {k}.", "For your attention: {k}.", "A quiet note: {k}.",
    "Every bit counts: {k}.", "Good to know: {k}.",
  ],
  "loss-own": [
    "{K}.", "A quiet note: {k}.", "{K}. | Thank you for reading.", "Sharing this here: {k}.", "To let you know: {k}.",
    "No easy way to say it: {k}.", "In plain words: {k}.", "Writing it down: {k}.", "Quietly: {k}.",
    "Said plainly: {k}.",
  ],
  "loss-news": [
    "{K}.", "A quiet note: {k}.", "{K}. | Thank you for reading.", "Sharing this here: {k}.", "To let you know: {k}.",
    "No easy way to say it: {k}.", "In plain words: {k}.", "Writing it down: {k}.", "Quietly: {k}.", "Sad news: {k}.",
  ],
  "loss-help": [
    "{K}.", "For anyone who needs it: {k}.", "{K}. | You are not alone.", "Good to know: {k}.",
    "Here for whoever needs it: {k}.", "Passing this on: {k}.", "Worth keeping: {k}.", "In case it helps: {k}.",
    "Please keep this: {k}.", "Within reach: {k}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | Thinking of everyone affected.", "A quiet word: {k}.", "On our minds: {k}.",
    "In our thoughts: {k}.", "A quiet moment for this: {k}.", "Not forgotten: {k}.", "Still on our minds: {k}.",
    "Quietly: {k}.", "No big words: {k}.",
  ],
  "loss-cause": [
    "{K}.", "{K}. | With respect.", "A moment for this: {k}.", "{K}. | Worth a quiet moment.", "A quiet word: {k}.",
    "Not forgotten: {k}.", "In quiet respect: {k}.", "A moment of quiet: {k}.", "With care: {k}.",
    "Taking a moment: {k}.",
  ],
  "loss-issue": [
    "{K}.", "Worth talking about: {k}.", "{K}. | It matters.", "A plain word: {k}.", "Not looking away: {k}.",
    "In plain words: {k}.", "It needs saying: {k}.", "Not to be ignored: {k}.", "Naming it: {k}.",
    "Worth a conversation: {k}.",
  ],
  "loss-search": [
    "{K}.", "Please read: {k}.", "{K}. | Thank you for reading.", "Passing this on: {k}.", "For your attention: {k}.",
    "Please look twice: {k}.", "Worth a moment: {k}.", "Please keep this in mind: {k}.",
    "To let you know: {k}.",
  ],
  "loss": [
    "{K}.", "A quiet word: {k}.", "Worth talking about: {k}.", "In plain words: {k}.", "Not looking away: {k}.",
    "It needs saying: {k}.", "Said quietly: {k}.", "Quietly: {k}.", "Worth a quiet moment: {k}.",
    "No big words: {k}.",
  ],
  "crisis": [
    "{K}.", "{K}. | There is help.", "For anyone who needs it: {k}.", "In case it helps: {k}.", "Worth keeping: {k}.",
    "Please keep this: {k}.", "Good to know: {k}.",
  ],
};
