import type { KindLines } from "./kind-lines.ts";

/** Something one can hold, own or sell. */
export const thing: KindLines = {
  openings: [
    "{S} {has|have} one job and {does|do} it quietly.", "You notice a good {k} the first time you need one.", "I could live with fewer things. {S} {is|are} staying.", "The internet has newer things. I have {s}.", "Nobody writes songs about {g}. Somebody should.", "{S} would like a word with everything I ever bought in a hurry.",
    "Show me {a} and I will show you somebody who pays attention.", "Most of what I own is in a drawer. {S} {is|are} not.", "A good {k} does not ask for attention. It gets it anyway.", "Buy less, choose well. {S} made the list.", "I have lent out books, money and my car keys. Not {s}.", "My taste in things is getting quieter. {S} {is|are} proof.",
    "Some people collect memories. I also collect reasons to own {a}.", "If the house empties one day, {s} {comes|come} with me.", "There are trends, and then there {is|are} {s}.", "I did the sensible thing and slept on it. I still like {s}.", "Small things, done properly. Like {s}.", "Admit it, you zoomed in on {s}.",
  ],
  says: [
    "Looks better in use than on a shelf.", "Every scratch gets a story.", "Made to be used, not just looked at.", "Nobody needs ten. One good one will do.", "Good design is when nobody has to explain it.", "You can tell when somebody has thought about the details.", "The best things get nicer with handling.",
    "Not loud, not clever, just right.", "It is always the small details.", "A little care goes a long way with things like this.", "I like things that do not need an update.", "Worth making room for.",
  ],
  tells: ["Picked it up to look at the price. Never put it down.", "Told myself I was only looking. My hands had other plans.", "Cleared a whole shelf. This is the one thing that went back."],
  asks: ["What is the one thing you would never lend?", "Daily use or good occasions only?", "What is the oldest thing you own and still use?", "Who would you give one to?", "What do you look at first, shape or detail?", "Keep it simple or stand out?"],
  calls: ["Save it for your wish list.", "Send it to somebody with good taste.", "Tag the person who would borrow it and never give it back.", "Tell me what you would use it for."],
  has: "", emoji: "👀 🤍 📦 🎁 🔎", tags: "GoodThings WellMade EverydayObjects NiceFind UsefulThings DetailsMatter",
};

/** A name: a brand, a title, an artist, a place nobody told us about. Nothing here says which. */
export const name: KindLines = {
  openings: [
    "Say {p} once more and I am cancelling my plans.", "My whole feed is {p}, and I am not complaining.", "Some people have hobbies. I have {p}.", "Currently accepting conversations about {p} only.", "Two minutes, I said. Then {p} happened.", "All roads lead to {p} today.", "There are casual fans of {p}. I have never met one.",
    "If {p} comes up, I will be normal about it. I will not.", "My screen time report has one word in it, {p}.", "I came here to talk about {p}, and I have prepared.", "You either get {p} or you have not sat next to me yet.", "Friends who can talk about {p} for an hour, my messages are open.", "I tried to have a day without {p}. Tried.",
    "Not to be that person, but {p}.", "First thing on my mind this morning was {p}. Then coffee.", "I know what I like, and it is {p}.", "My defence of {p} has three parts and a break for snacks.", "Today's mood is {p} with the volume up.",
  ],
  says: ["I could make a presentation about it. I might.", "No notes. Well, a few notes.", "I will take this opinion to dinner parties.", "My friends have been informed.", "Ask me why and cancel your afternoon.", "I said I would be brief. This is me being brief.", "I was like this before it was popular, and I will be like this after.", "Some opinions come with a soundtrack.", "Do not get me started. Too late.", "I respect other views. From a distance."],
  tells: ["Mentioned it once at lunch. We were all late for the rest of the day.", "Looked up one thing. That was three hours ago.", "Somebody said it was overrated. We are working through it."],
  asks: ["Fan, sceptic or somewhere in between?", "Where did it start for you?", "Overrated, underrated or just right?", "What is your unpopular opinion?", "Who is with me?", "What should I know that I do not know yet?"],
  calls: ["Tag the one who started it.", "Send this to your partner in crime.", "Drop your hot take below.", "Tell me where to begin."],
  has: "", emoji: "👀 💬 🔥 ⭐ 🙌 💭", tags: "CurrentObsession OnMyRadar LetsTalk BigFan HotTake",
};

/** Something to be understood: a subject, a condition of the world, a principle. */
export const idea: KindLines = {
  openings: [
    "I finally looked up {s} properly. I have questions.", "I fell into a rabbit hole about {s}. Send a rope.", "Ask five people about {s} and you get six answers.", "School made {s} sound dull. School was wrong.", "There is more to {s} than fits in a headline.", "I used to think I understood {s}. Now I am confused on a higher level.",
    "Let us talk about {s} like people, not like a textbook.", "{T}, explained badly by somebody who cares.", "Everyone nods when {s} {comes|come} up. Today I asked.", "My brain at bedtime has one topic, and it is {s}.", "One honest question about {s} beats ten clever quotes.", "I could pretend to be an expert on {s}. I would rather be curious.",
    "{S} {makes|make} more sense once you stop being afraid to ask.", "A short thought on {s}, before my coffee gets cold.",
  ],
  says: ["I had one question. Now I have nine.", "The simple explanation is usually hiding behind three long words.", "You do not have to have an opinion right away. Nobody tells you that.", "Curious is a better look than certain.", "The more I read, the less I interrupt.", "I will bring it up at dinner. They have been warned.", "If you can explain it to a child, you have understood it. I am not there yet.", "It is stranger than it sounds, and better."],
  tells: ["Opened one article. There are now fourteen tabs.", "Tried to explain it to a friend. We both learned something, mostly patience.", "Wrote it down in my own words. Half of the fog was gone."],
  asks: ["How would you explain it in one sentence?", "What did you get wrong about it at first?", "Where would you send a beginner?", "What question would you ask an expert?", "Did you learn this at school?"],
  calls: ["Save it for a slow evening.", "Correct me kindly in the comments.", "Send it to the friend who loves a good question.", "Add the book or video that helped you."],
  has: "one good question, two wrong answers, a very long evening, a better question", emoji: "💡 🧠 🔎 📚 💬 🤓", tags: "CuriousMinds TodayILearned GoodQuestion StayCurious LearnSomething",
};
