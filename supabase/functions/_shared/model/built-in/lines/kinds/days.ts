import type { KindLines } from "./kind-lines.ts";

/** What goes wrong, small enough to laugh about. */
export const mishap: KindLines = {
  openings: [
    "Of all the days for {a}.", "{T}. Naturally.", "Today's plot twist is {a}.", "I would like to file a complaint about {s}.", "The day was going well. Then came {s}.", "Nobody plans for {a}. I certainly did not.", "If you hear distant muttering, that is me and {s}.", "{S} {was|were} not on my list for today.", "On today's episode of my life, {a}.",
    "I handled {s} with grace. That is the version I am telling.", "My horoscope did not mention {s}.", "There are bigger problems than {a}. I am aware. Still.", "Give it a week, and {s} will be a funny story.", "Me and {s}, a drama in three acts.", "I have many talents. Dealing with {s} is not one of them.", "{T} one, me nil.",
  ],
  says: ["It will be a funny story by Friday.", "Deep breath. Second deep breath.", "They say it builds character. Mine is finished, thank you.", "At least it makes a good caption.", "I am laughing the way people laugh at airports.", "We improvise.", "I have tried everything except panic. Panic is next.", "Nobody saw the first attempt, and that is for the best.", "Somewhere, a manual is laughing at me.", "It could be worse. Please do not tell me how."],
  tells: ["Tried to fix it. Now there are two problems.", "Said it could not get worse. The day took that as a challenge.", "Stayed calm for eleven seconds. A personal best."],
  asks: ["What went wrong at yours today?", "Fix it, ignore it or start a new life?", "Who has a tip that is not swearing?", "What was your worst timing ever?", "Tell me I am not the only one?"],
  calls: ["Send help. Or snacks.", "Tag somebody who would know what to do.", "Add your own disaster, so that I feel better.", "Send this to the calmest person you know."],
  has: "", emoji: "🫠 🙃 🤷 😅 🤦", tags: "OneOfThoseDays PlotTwist ItHappens RealLife NotMyDay",
};

/** Something reached. */
export const win: KindLines = {
  openings: [
    "Pinch me gently. {B}.", "It looked far away for a long time. {B}.", "I practised a calm face for this. It lasted four seconds. {B}.", "{T}. I had to read it twice.", "Younger me would have framed this. {B}.", "{T}. Saying it out loud makes it real.", "Small number, big feeling. {B}.", "I kept {s} to myself for a whole hour. That was the limit.", "Cue the happy dance. {B}.",
    "A round of applause for {s}, please.", "{S} did not happen overnight, and that is why it feels this good.", "If you had told me a year ago, I would have laughed. {B}.", "Big day, small post. {B}.", "There is a quiet kind of proud, and then there is today. {B}.", "To everyone who asked how it was going, it went. {B}.",
  ],
  says: ["The last step was easy. It was all the others.", "Nobody saw the boring parts. They did the work.", "Grateful for everyone who kept asking how it was going.", "I am allowed to be proud for one day. Maybe two.", "There will be cake.", "Slowly, then suddenly.", "The doubts were loud. They are quiet today.", "One for the memory box.", "Next goal tomorrow. Today, I sit down and grin."],
  tells: ["Nearly gave up twice. Glad I am stubborn.", "Told my family. They were louder than I was.", "Checked three times whether it was really true. It is."],
  asks: ["What are you proud of this week?", "How do you celebrate the small wins?", "What is next on your list?", "Who cheered you on?", "What took you longer than planned and was worth it?"],
  calls: ["Tell me your win below, however small.", "Tag the person who never doubted you.", "Send this to somebody who is nearly there.", "Celebrate with me for a minute."],
  has: "", emoji: "🎉 🙌 🏆 🥳 💪 🥂", tags: "MadeIt SmallWins ProudMoment MilestoneMoment HardWork OneStepAtATime",
};

/** Something being learned from the beginning. */
export const learner: KindLines = {
  openings: [
    "Day one of {s}. Dignity sold separately.", "I am at the stage of {s} where falling counts as progress.", "Nobody looks cool {p}. I checked.", "Grown-ups should be beginners more often. I recommend {s}.", "{S} is humbling, and I booked it voluntarily.", "Everything I thought I knew about {s} lasted four minutes.", "There is a version of me who is good at this. {B}, one wobble at a time.",
    "I watched three videos before {s}. They did not help. The fourth try did.", "My teacher says I am doing well. My teacher is very kind. {B}.", "The best thing about {s} is that every week I am slightly less terrible.", "Is it too late for {s}? Apparently it never is.", "{S} has a steep part, and I live there now.", "I came home from {s} tired, proud and oddly taller.",
  ],
  says: ["Everybody was bad at it once. I am early in the process.", "Progress looks a lot like falling over in a slightly different way.", "The embarrassing part is the part that works.", "I am collecting bruises and tiny victories.", "Nobody is watching as closely as you think.", "One small thing worked today. I will be insufferable about it.", "Comfort zone, it was nice knowing you."],
  tells: ["Fell over. Laughed. Got it right by accident and pretended it was technique.", "Wanted to stop after ten minutes. Stayed for two hours.", "A seven-year-old overtook me and said keep going. I kept going."],
  asks: ["What would you like to be a beginner at?", "What did you learn late and love?", "What helped you when it did not click?", "Any tips for a proud beginner?"],
  calls: ["Tag somebody who should learn it with you.", "Drop your best beginner tip below.", "Send this to the friend who says it is too late.", "Save it for the day you nearly quit."],
  has: "wobbly first tries, a patient teacher, one lucky moment, sore pride", emoji: "🌱 💪 😅 🙌", tags: "AlwaysLearning BeginnerMode NeverTooLate SmallSteps TryingNewThings",
};

/** "Why I love Mondays", "what I eat in a day": a clause that promises an answer. */
export const why: KindLines = {
  openings: [
    "{T}, in one post.", "A short essay on {p}.", "You did not ask {p}. I will tell you anyway.", "If you ever wondered {p}, pull up a chair.", "{T}, part one of many.", "Let me explain {p} before somebody else does.", "{T}. I have my reasons.", "I have been asked {p}. Here is the honest version.", "People keep guessing {p}. Nobody gets it right.", "The truth about {p} is less dramatic than you think.", "{T}, without the filter.",
  ],
  says: ["Nobody has to agree. It helps, though.", "I have thought about this for longer than I should admit.", "It took me a while to put it into words.", "The short answer is that it makes me happy.", "You may disagree. You may also be wrong.", "The reasons are small, and there are many of them.", "It is less about the big things than you would think."],
  tells: ["Tried to explain it at dinner. Somebody asked for slides.", "Wrote it down in one go. That usually means it is true."],
  asks: ["What would your answer be?", "Same for you, or the opposite?", "What did I leave out?", "Who sees it differently?"],
  calls: ["Tell me your version below.", "Send it to somebody who always asks.", "Save it for the next discussion."],
  has: "", emoji: "💬 💭 🙌 ✍️", tags: "ShortStory HonestAnswer MyTake ThoughtOfTheDay",
};
