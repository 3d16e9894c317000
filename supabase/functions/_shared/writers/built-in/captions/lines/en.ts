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
    "{K}.", "It's official: {k}.", "{K}. | Tell your friends.", "News: {k}.", "Drumroll, please: {k}.", "{K}. | Pass it on.",
    "You heard it here first: {k}.", "Small announcement: {k}.", "{K}. | What do you think?", "Hot off the press: {k}.",
    "{K}. | Come say hello.", "Now you know: {k}.", "In case you missed it: {k}.", "Quick update: {k}.", "Stop scrolling: {k}.",
    "{K}. | Finally, out loud.",
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
    "{K}.", "{K}. | Who's coming?", "Consider this your invitation: {k}.", "{K}. | Bring a friend.", "On the calendar: {k}.",
    "{K}. | See you there?", "Ready for {the}?", "{K}. | Who's in?", "Plans: {k}.", "Clear the calendar: {k}.", "{K}. | Tell your people.",
    "In the diary: {k}.", "{K}. | Count us in.", "Circle it: {k}.", "Looking forward to {the}.",
  ],
  "how-to": [
    "{K}.", "File under useful: {k}.", "{K}. | Tips welcome.", "Everyone should know {k}.", "{K}. | Got a trick?", "Save this for later: {k}.",
    "Do you know {k}?", "A life skill: {k}.", "{K}. | Share your best tip.", "Still learning {k}?", "The lesson: {k}.", "{K}. | Who taught you?",
  ],
  "how-to-list": [
    "{K}.", "{K}. | Pick a favourite.", "Save this: {k}.", "{K}. | Which one's yours?", "File under useful: {k}.", "{K}. | Did one surprise you?",
    "Good to have: {k}.", "{K}. | Any to add?", "For later: {k}.", "The list: {k}.", "{K}. | Take your pick.",
  ],
  "request": [
    "How to {k}.", "How do you {k}?", "Save this for when you need to {k}.", "To-do list: {k}.", "How to {k}. | Tips welcome.",
    "File under useful: how to {k}.", "Everyone should know how to {k}.", "The best way to {k}? | Tell us.", "Your nudge to {k}.",
    "How to {k}. | Got a trick?", "Do you know how to {k}?", "A life skill: how to {k}.", "Anyone else about to {k}?",
  ],
  "question": [
    "{K}?", "{K}? | Asking for a friend.", "Honest question: {k}?", "{K}? | Be honest.", "{K}? | Comments are open.", "Settle this: {k}?",
    "{K}? | I'll wait.", "Serious question: {k}?", "{K}? | Discuss.", "Quick one: {k}?", "{K}? | All answers welcome.", "Genuine question: {k}?",
    "{K}? | Go.", "The big question: {k}?", "{K}? | No judgement.",
  ],
  "choice": [
    "{K}?", "{K}? | Choose wisely.", "{K}? | Pick a side.", "Be honest: {k}?", "The eternal question: {k}?", "{K}? | No fence-sitting.",
    "Settle this: {k}?", "{K}? | Defend your answer.", "One question: {k}?", "{K}? | Only one wins.", "Quick poll: {k}?", "{K}? | Go.",
  ],
  "story": [
    "{K}.", "So, this happened: {k}.", "{K}. | True story.", "Update: {k}.", "{K}. | That's the post.", "In other news: {k}.",
    "Dear diary: {k}.", "{K}. | More at eleven.", "For the record: {k}.", "Story time: {k}.", "Headline: {k}.", "{K}. | The end.",
    "Status update: {k}.", "Breaking news: {k}.", "{K}. | Noted.",
  ],
  "feeling": [
    "{K}.", "Current mood: {k}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "{K}. | That's the post.", "Saying it out loud: {k}.",
    "Status: {k}.", "{K}. | You too?", "Not going to lie: {k}.", "Where I'm at: {k}.", "Mood: {k}.", "{K}. | Just saying.",
  ],
  "feeling-good": [
    "{K}.", "Current mood: {k}.", "{K}. | More of this.", "Saying it out loud: {k}.", "{K}. | Can't hide it.", "Where I'm at: {k}.",
    "Mood: {k}.", "{K}. | That's the post.", "Feeling report: {k}.", "{K}. | Long may it last.", "Status: {k}.", "{K}. | Just saying.",
  ],
  "feeling-low": [
    "{K}.", "{K}. | Anyone else?", "Honest check-in: {k}.", "{K}. | And that's okay.", "Not going to lie: {k}.", "{K}. | Just saying it.",
    "Where I'm at: {k}.", "{K}. | You're not alone.", "Saying it out loud: {k}.", "Status: {k}.", "{K}. | Hugs welcome.", "No filter: {k}.",
  ],
  "thing": [
    "{K}.", "In praise of {the}.", "{K}. | That's the post.", "{N} words: {k}.", "Let's hear it for {the}.", "{K}. | Enough said.",
    "Exhibit A: {k}.", "{The}, ladies and gentlemen.", "All eyes on {the}.", "{K}. | No notes.", "Enter {the}.", "A small ode to {the}.",
    "{K}. | Thoughts?", "Now starring: {k}.", "Can we talk about {the}?", "Raise your hand for {the}.",
  ],
  "food": [
    "{K}.", "{K}, anyone?", "{K}. | Who's hungry?", "{N} words: {k}.", "{K}, please and thank you.", "In praise of {the}.", "{K}. | No notes.",
    "Now craving: {k}.", "{K}. | Come hungry.", "Team {k}, where are you?", "{K}. | Seconds, please.", "Let's hear it for {the}.", "{K} or nothing.",
    "{K}. | Enough said.", "Raise your fork for {the}.",
  ],
  "activity": [
    "{K}.", "{K}, anyone?", "{K}. | Who's in?", "Do not disturb: {k}.", "Happy place: {k}.", "More {k}, please.", "Out of office: {k}.",
    "Therapy, but make it {k}.", "{K}. | That's the post.", "{K} people, say hi.", "In praise of {k}.", "{K}. | Try it once.", "Powered by {k}.",
    "Let's talk about {k}.",
  ],
  "place": [
    "{K}.", "{K}. | Wish you were here.", "You, me, {k}.", "Daydreaming about {the}.", "Scene: {k}.", "{K}. | Ever been?", "Location: {k}.",
    "Picture this: {k}.", "{K}. | No notes.", "Pin dropped: {k}.", "Meet me here: {k}.", "{K}. | That's the post.", "Tell me about {the}.", "On the map: {k}.",
  ],
  "person": [
    "{K}.", "Shout-out to {k}.", "A round of applause for {k}.", "{K}. | That's the post.", "Here's to {k}.", "{K}. | Any fans here?", "In the spotlight: {k}.",
    "This one's for {k}.", "{K} appreciation post.", "Let's talk about {k}.", "Spotlight on {k}.", "Three cheers for {k}.", "All about {k}.",
  ],
  "day": [
    "{K}.", "{K}. | Any plans?", "Hello, {k}.", "On the calendar: {k}.", "{K}. | Ready?", "Circle it: {k}.", "{K}, we see you.", "{K}. | How's yours?",
    "One for the calendar: {k}.", "{K}. | Save the date.", "Here's to {k}.", "{K}. | Let's go.",
  ],
  "year": [
    "{K}.", "{K}. | Were you there?", "Time machine set to {k}.", "{K}. | What comes to mind?", "Rewind: {k}.", "{K}. | Name a memory.", "Throwback: {k}.",
    "Dear {k}, hello.", "{K}. | Tell me everything.", "One number: {k}.", "{K}. | First thought?",
  ],
  "hour": [
    "{K}.", "{K}. | Who's awake?", "It's {k} somewhere.", "Clock says {k}.", "{K}. | Where are you?", "Time check: {k}.", "{K}. | That's the post.",
    "Hello, {k}.", "{K}. | Explain yourself.", "Meanwhile, {k}.", "{K}. | Anyone?",
  ],
  "greeting": [
    "{K}!", "{K}.", "All together now: {k}!", "{K}! | Pass it on.", "In case nobody said it: {k}!", "{K}! | Sending hugs.", "One more time: {k}!",
    "Loud and clear: {k}!", "{K}! | With love.", "From here to you: {k}!", "{K}! | And cheers.", "Say it with me: {k}!",
  ],
  "doing": [
    "{K}.", "Current status: {k}.", "{K}. | That's the post.", "{K}, apparently.", "Update: {k}.", "{K}, as one does.", "{K}. | True story.", "Mood: {k}.",
    "{K}. | No notes.", "For the record: {k}.", "Plot twist: {k}.", "{K}. | Ask me anything.", "Yes: {k}.",
  ],
  "word": [
    "{K}.", "{L} letters: {k}.", "{K}. | Thoughts?", "One word: {k}.", "{K}. | That's the post.", "First thing you think of: {k}?", "{K}. | Discuss.",
    "{K}: yes or no?", "Say it slowly: {k}.", "{K}. | Enough said.", "Word association: {k}.", "{K}. | Your turn.", "Topic: {k}.",
  ],
  "unknown": [
    "{K}.", "{K}. | That's the post.", "Mood: {k}.", "{K}. | Thoughts?", "On my mind: {k}.", "{K}. | Enough said.", "Topic: {k}.", "{K}. | Discuss.",
    "Subject line: {k}.", "{K}. | No notes.", "Exhibit A: {k}.", "{K}. | Who gets it?",
  ],
  "signs": [
    "{K}", "Mood: {K}", "Just {K}", "This, exactly: {K}", "{K} | That's the post.", "In short: {K}", "{K} | You get it.", "Summed up: {K}",
    "{K} | No words needed.", "Current status: {K}", "{K} | Enough said.",
  ],
  "loss-news": ["{K}.", "A quiet note: {k}.", "{K}. | Thank you for reading.", "Sharing this here: {k}."],
  "loss-help": ["{K}.", "For anyone who needs it: {k}.", "{K}. | You are not alone.", "Good to know: {k}.", "Here for whoever needs it: {k}."],
  "loss-disaster": ["{K}.", "{K}. | Thinking of everyone affected.", "No big words: {k}.", "{K}. | With sympathy."],
  "loss-cause": ["{K}.", "{K}. | With respect.", "A moment for this: {k}.", "{K}. | It matters.", "A quiet word: {k}."],
  "loss-issue": ["{K}.", "Worth talking about: {k}.", "{K}. | It matters.", "A plain word: {k}.", "Not looking away: {k}."],
  "loss-search": ["{K}.", "Please read: {k}.", "{K}. | Thank you for reading."],
  "loss": ["{K}.", "A quiet note: {k}.", "{K}. | Thank you for reading.", "In plain words: {k}."],
  "crisis": ["{K}.", "{K}. | There is help.", "For anyone who needs it: {k}."],
};

/** The tone of a firm: complete, plain, no jokes. Used when the voice is formal. */
export const formalEnglish: LineStock = {
  "offer": ["{K}.", "Please note: {k}.", "We are pleased to offer the following: {k}.", "For your information: {k}.", "A notice to our clients: {k}.", "We would like to mention the following: {k}."],
  "launch": ["{K}.", "We are pleased to announce the following: {k}.", "Please note: {k}.", "An announcement: {k}.", "For your information: {k}.", "It is our pleasure to share this: {k}."],
  "event": ["{K}.", "We are pleased to invite you: {k}.", "Please save the date: {k}.", "An invitation: {k}.", "For your diary: {k}.", "You are cordially invited: {k}."],
  "milestone": ["{K}.", "We are proud to mark this occasion: {k}.", "With thanks to everyone involved: {k}.", "A milestone: {k}.", "We note with pride: {k}."],
  "question": ["{K}?", "A question for our readers: {k}?", "We would value your view: {k}?", "A question worth asking: {k}?"],
  "story": ["{K}.", "A brief update: {k}.", "For the record: {k}.", "A short note from us: {k}.", "We would like to share this: {k}."],
  "request": ["How to {k}.", "A practical note: how to {k}.", "For reference: how to {k}.", "Worth knowing: how to {k}."],
  "how-to": ["{K}.", "A practical note: {k}.", "For reference: {k}.", "Worth knowing: {k}."],
  "greeting": ["{K}.", "From all of us: {k}.", "With our best regards: {k}.", "On behalf of the team: {k}."],
  "person": ["{K}.", "We are pleased to present {k}.", "An introduction: {k}.", "With appreciation: {k}."],
  "feeling": ["{K}.", "In a word: {k}.", "To put it plainly: {k}.", "A candid note: {k}."],
  "unknown": ["{K}.", "A note on {the}.", "Please allow us a word on {the}.", "Our subject: {k}.", "We would like to draw your attention to {the}.", "A few words about {the}."],
};

/** A warm, somewhat old-fashioned tone. */
export const warmEnglish: LineStock = {
  "offer": ["{K}.", "A little note for you, dear friends: {k}.", "{K}. | Do come by.", "Come in, come in: {k}.", "My dears, good news: {k}."],
  "launch": ["{K}.", "My dears, some news: {k}.", "{K}. | Do come and see.", "A little announcement, dear friends: {k}.", "Bless us all: {k}."],
  "event": ["{K}.", "Do join us, dear friends: {k}.", "{K}. | There's room for everyone.", "Put the kettle on: {k}.", "My dears, keep it free: {k}."],
  "question": ["{K}?", "Tell me, my dears: {k}?", "{K}? | I'd love to hear.", "A little question, dear friends: {k}?"],
  "story": ["{K}.", "Well, my dears: {k}.", "{K}. | Bless.", "A little story for you, dear friends: {k}.", "{K}. | What a thing."],
  "greeting": ["{K}.", "{K}, my dears.", "From my heart: {k}.", "{K}, one and all."],
  "request": ["How to {k}.", "How to {k}, my dears.", "A little wisdom, dear friends: how to {k}.", "Come, let's {k}."],
  "how-to": ["{K}.", "{K}, my dears.", "A little wisdom, dear friends: {k}."],
  "feeling": ["{K}.", "{K}, my dears.", "From the heart: {k}.", "{K}. | Bless."],
  "unknown": ["{K}.", "{K}, my dears.", "A little something for you, dear friends: {k}.", "{K}. | How lovely.", "Thinking fondly of {the}.", "{K}. | Bless."],
};

/** A loud and young tone: the rest (capitals, emoji) is done by the voice. */
export const loudEnglish: LineStock = {
  "question": ["omg {k}??", "okay but {k}??", "no because {k}??", "wait {k}??", "need answers: {k}??"],
  "request": ["okay but how do you {k}??", "POV: you {k}!!", "your sign to {k}!!", "run don't walk to {k}!!"],
  "greeting": ["{K}!!", "omg {k}!!", "{K} besties!!"],
  "loss": ["{K}."],
  "unknown": ["omg {k}!!", "okay but {k}!!", "not me obsessed with {the}!!", "no because {k}!!", "screaming: {k}!!", "{K}?? yes please!!", "stop everything: {k}!!", "it's giving {k}!!", "{K}. I can't!!"],
  "story": ["omg {k}!!", "not even kidding: {k}!!", "wait what: {k}!!", "okay so {k}!!", "screaming: {k}!!", "no because {k}!!"],
  "feeling": ["omg {k}!!", "literally {k}!!", "okay but {k}!!", "no because {k}!!", "lowkey {k}!!"],
  "event": ["omg {k}!!", "who's coming?? {K}!!", "run don't walk: {k}!!", "stop everything: {k}!!", "okay but {k}!!"],
  "offer": ["run don't walk: {k}!!", "omg {k}!!", "stop scrolling: {k}!!", "okay but {k}!!", "yes you read that right: {k}!!"],
};

/** A dry tone: as few words as possible. */
export const dryEnglish: LineStock = {
  "question": ["{K}?", "{K}? | Asking.", "So. | {K}?", "{K}? | Well?"],
  "request": ["How to {k}.", "{K}. | Or don't.", "To do: {k}.", "{K}. | Allegedly easy."],
  "greeting": ["{K}.", "{K}. | There.", "So. | {K}."],
  "unknown": ["{K}.", "{K}. | Again.", "{K}. | Noted.", "So. | {K}.", "{K}. | Fine.", "{K}. | As expected.", "Well. | {K}.", "{K}. | Moving on.", "{K}. | Hm."],
};

/** One sentence, nothing else. */
export const minimalEnglish: LineStock = {
  "question": ["{K}?"],
  "request": ["How to {k}.", "{K}.", "Simply {k}."],
  "greeting": ["{K}.", "Simply {k}."],
  "story": ["{K}.", "In brief, {k}.", "In short, {k}."],
  "unknown": ["{K}.", "Simply {k}.", "Just {the}.", "Only {the}.", "{K}, plainly.", "{K}, nothing else.", "Quietly, {k}."],
};
