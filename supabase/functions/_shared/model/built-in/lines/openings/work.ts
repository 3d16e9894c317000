import type { Openings } from "./scene.ts";

/** Work, business, learning and duties. */
export const work: Openings = {
  work: [
    "Today's to-do list begins and ends with {s}.", "{S} and I have a meeting. I brought coffee.", "My professional opinion on {s} is that {it needs|they need} snacks.", "Look busy, {s} {is|are} watching.", "If {s} were easy, there would be less coffee involved.", "{S} looked smaller in the calendar.", "Some people have {s} all figured out. I have a highlighter.",
    "Deep breath, second coffee, {p}.", "Nobody claps for {s}, so I am doing it here.", "I have a five-step plan for {s}. Step one was coffee. We are still on step one.", "Fake it until you make it, or until somebody asks about {s}.", "You can tell a lot about a person by how they handle {s}.", "Behind every calm face is somebody thinking about {s}.",
    "My relationship with {s} is professional, but we laugh a lot.", "{S} {is|are} going well, in the sense that I have not closed the laptop.", "There is a shortcut for {s}. I took the long way and learned more.",
  ],
  business: [
    "What you see is {s}. What you do not see is the spreadsheet.", "You asked for the glamorous side of {s}. This is it.", "People ask how {s} {is|are} going. I usually laugh first.", "Every day I learn something about {s}, usually the hard way.", "{S} {runs|run} on coffee, stubbornness and very good people.", "Nobody tells you how much of {s} is answering emails.",
    "{T}, built one ordinary day at a time.", "If {s} had a soundtrack, it would be a kettle and a keyboard.", "There is no secret to {s}. There is showing up, again.", "I could talk about {s} until the coffee gets cold, and I have.", "The best part of {s} is the people it brings to the table.", "Five years ago I would not have believed {s}. Some mornings I still do not.",
    "Small steps, long days, good people. {B}.", "Ask me what I do all day. The answer is {s} and a bit of everything else.",
  ],
  launch: [
    "It took a while, but {s} {is|are} ready.", "We kept {s} quiet for as long as we could.", "Drum roll, please. {S} {is|are} finally here.", "We have talked about {s} long enough. Now it is your turn.", "Somebody pinch us. {S} {is|are} real.", "Every detail of {s} was argued over. Politely.", "We could not wait any longer to show you {s}.", "The day is here, and so {is|are} {s}.",
    "{S} {is|are} happening, and we are a little nervous.", "You are hearing about {s} right after our mothers did.", "Lots of coffee went into {s}. You are welcome to the result.", "Hands up if you have been waiting for {s}.", "We promised ourselves to stay calm about {s}. That did not last.", "Out of our heads and into the world. {B}.", "{S} {is|are} here, and we would love to know what you think.",
  ],
  sale: [
    "{S} {is|are} on, and the good things go first.", "If you have been waiting for a sign, {s} {is|are} it.", "Set a reminder, bring a friend. {S} {is|are} on.", "Your wish list would like to hear about {s}.", "We do not do {s} every day, so we do it properly.", "The best things about {s} are the ones that are gone by tomorrow.", "Consider this your early warning. {B}.",
    "Tell the friend who always asks. {B}.", "{T} {is|are} no time to be shy.", "Good taste, better timing. {B}.", "You know that thing you have been looking at? Hello from {s}.", "Wish lists at the ready. {B}.",
  ],
  offer: [
    "{T}.", "{T}. That is the whole announcement.", "{T}. Tell the friend who always asks.", "Short and sweet. {B}.", "{T}, while it lasts.", "Good news for your wish list. {B}.", "{T}. Yes, really.", "We did the maths so that you do not have to. {B}.", "Consider this your early warning. {B}.", "{T}. Your basket knows what to do.", "Mark the calendar. {B}.",
    "You were waiting for a sign. {B}.", "Set a reminder, bring a friend. {B}.", "No long story today. {B}.", "Somebody on the team was in a generous mood. {B}.", "We like numbers when they look like this. {B}.",
  ],
  study: [
    "{S} looked shorter from a distance.", "I opened the books for {s}. That counts as a start.", "If you see me smiling about {s}, it is the sugar.", "Nobody claps for {s}, so I am doing it here.", "I know everything about {s} except the part they ask about.", "Behind every calm face is somebody thinking about {s}.", "Future me will be very grateful for {s}. Present me wants a nap.",
    "{S} would be easier without the internet and harder without it.", "My whole week has been {s} and snacks.", "Some people have {s} all figured out. I have a highlighter.", "One page closer to being done with {s}.", "Everyone told me to enjoy {s}. I am starting to see why.", "You can do hard things, and {s} {is|are} proof.",
  ],
  chore: [
    "Nobody claps for {s}, so I am doing it here.", "Nobody warns you how much of being an adult is {s}.", "{S} and I have a complicated relationship.", "I have survived {s} before. I can do it again.", "If {s} were a person, I would not text back.", "Deep breath, second coffee, {p}.", "They say {s} {builds|build} character. Mine is finished, thank you.", "{S} looked smaller in the calendar.",
    "Somewhere, somebody enjoys {s}. Please introduce us.", "I came, I saw, I moved {s} to tomorrow.", "There is no caption that makes {s} fun. I tried.", "As a child I could not wait to grow up. Nobody mentioned {s}.", "My plans for today were big. Then I remembered {s}.", "Some people run marathons. I got through {s}.", "Rate my week from one to {p}.", "{S} again. We really have to stop meeting like this.",
  ],
};
