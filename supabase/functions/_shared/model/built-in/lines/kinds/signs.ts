import type { KindLines } from "./kind-lines.ts";

/** One lone letter or two. */
export const letter: KindLines = {
  openings: [
    "Brought to you today by the letter {T}.", "{T} is for whatever you need it to be.", "The whole alphabet, and I chose {T}.", "Some people write essays. I wrote {T}.", "One letter, no context. {T}.", "{T}. Fill in the rest yourself.", "If you know what {T} stands for, we can be friends.", "Minimalism has a new face, and it is {T}.", "Autocorrect gave up after {T}.", "I sat down to write something deep. It came out as {T}.",
    "Dear {T}, thank you for doing all the work today.", "My shortest post so far. {T}.", "{T}, dramatic pause.",
  ],
  says: ["The rest is up to your imagination.", "Less is more, they said.", "My elbow could have typed this. It did not. Probably.", "I like to leave room for interpretation.", "Short posts, long friendships.", "The director's cut has two letters.", "I will not be explaining it.", "It means what you think it means.", "Somewhere a crossword is missing it.", "Every great text started somewhere."],
  tells: ["Wrote three paragraphs. Kept the best part.", "Held the key for exactly the right amount of time."],
  asks: ["What does it stand for?", "What is your best guess?", "What comes next?", "Which letter are you today?", "Finish the word?"],
  calls: ["Finish the word below.", "Send it to somebody who will understand.", "Guess below, wrong answers welcome."],
  has: "", emoji: "💬 🔤 🤔 👀 ✏️ 🙃", tags: "LessIsMore OneLetter FillInTheBlank GuessWhat NoContext ShortAndSweet",
};

export const number: KindLines = {
  openings: [
    "The answer is {p}. Do not ask about the question.", "Today's number is {p}.", "Some people count sheep. I count to {p}.", "Remember the number {p}. There will be no test.", "{T}, and counting.", "If you know why it is {p}, you know.", "I did the maths, and it is {p}.", "Everybody has a lucky number. Today mine is {p}.", "{T}. That is all I am saying.", "Out of all the numbers, {p}.", "On a scale of one to ten, {p}.", "Some stories fit into a number. This one is {p}.",
  ],
  says: ["The rest of the story is for those who were there.", "Numbers do not lie. They do wink sometimes.", "I double-checked. Twice.", "It is only a number until it is yours.", "Somebody out there just nodded.", "No spreadsheet was harmed.", "It took a while to get there.", "I like a number with a story."],
  tells: ["Counted again to be sure. Same result, bigger smile.", "Somebody asked for a sign. It came as a number."],
  asks: ["What does it mean to you?", "What is your number?", "Lucky or just a number?", "Who knows why?"],
  calls: ["Guess what it stands for.", "Leave your lucky number below.", "Send it to the one who knows."],
  has: "", emoji: "🔢 🎲 🍀 👀 💬 ✨", tags: "ByTheNumbers IfYouKnowYouKnow LuckyNumber Counting GuessWhat",
};

export const year: KindLines = {
  openings: [
    "Dear {p}, be kind.", "{T}, let us do this properly.", "One word for {p} would not be enough.", "My plan for {p} fits on a sticky note.", "Note to self from somewhere in {p}.", "{T} in one picture.", "If {p} had a soundtrack, this would be on it.", "Some years whisper. {T} does not.", "I will remember {p} for the small things.", "Filed away for later, a little piece of {p}.", "Nobody told me {p} would look like this.", "{T} and I have an understanding.",
  ],
  says: ["Fewer plans, better mornings.", "The good parts were never on the calendar.", "One day at a time still adds up.", "I kept more photos than promises, and that is fine.", "Older, not necessarily wiser, definitely happier.", "The highlights are mostly people.", "Next chapter, same bookmark."],
  tells: ["Made a list in January. Found it just now. We will not discuss it.", "Scrolled back through the photos. Ended up calling three people."],
  asks: ["What is your word for it?", "What was your highlight?", "What are you leaving behind?", "What are you keeping?"],
  calls: ["Leave your highlight below.", "Tag who made it better.", "Send it to somebody who was there."],
  has: "", emoji: "🗓️ ✨ 🥂 📷 🌱", tags: "YearInMoments OneYear LookingBack GoodThingsAhead TimeFlies",
};

export const date: KindLines = {
  openings: [
    "Save the date. {B}.", "Circle it in red. {B}.", "There is one date I did not have to write down, and it is {p}.", "Mark the calendar for {p}.", "If anyone asks, I am busy on {p}.", "{T}. Some of you know.", "The countdown has a name, and it is {p}.", "A small note in the calendar, a big one in my head. {B}.", "{T} cannot come soon enough. Or it came just in time.", "Ask me where I will be on {p}.", "Not just any day. {B}.",
  ],
  says: ["More soon.", "The calendar is full, and this stays in.", "Some dates need no explanation.", "Bring people and a good mood.", "I have set three reminders, to be safe.", "A day to look back on, or to look forward to.", "Everything else can move."],
  tells: ["Wrote it on the kitchen calendar. Underlined it twice.", "Somebody suggested another day. There is no other day."],
  asks: ["What is in your calendar?", "Where will you be?", "Which date do you never forget?", "Who is with us?"],
  calls: ["Save the date.", "Tag who needs to keep that day free.", "Put it in your calendar now."],
  has: "", emoji: "🗓️ 📌 ⏰ 🙌 ✨", tags: "SaveTheDate MarkTheCalendar Countdown ComingUp DatesToRemember",
};
