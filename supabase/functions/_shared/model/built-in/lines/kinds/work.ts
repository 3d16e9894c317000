import type { KindLines } from "./kind-lines.ts";

/** A trade or a service that somebody offers. Promises nothing but care. */
export const service: KindLines = {
  openings: [
    "Nobody saves the number of a good {k} until the day they need it.", "Nobody thinks about {m} until something goes wrong.", "Good {m} starts with listening.", "If you have been putting off {s}, this is your friendly nudge.", "Looking for {a}? Hello, nice to meet you.", "Choosing {a} should not feel like homework.", "{T}, explained the way you would to a friend.", "You have questions about {s}. Good. We like questions.",
    "We like talking about {s} more than most people do. Lucky you.", "A friendly word about {s}, no appointment needed.", "Behind {s} there are people who care how it turns out.", "People usually ask about {s} five minutes too late. Ask early.", "{T}, without the small talk about the weather. Unless you like that.", "Somebody has to make {s} less of a headache. That would be us.", "What you should know about {s} fits on a napkin. We have napkins.",
  ],
  says: ["No question is too small.", "Plain words, no surprises.", "We would rather explain it twice than leave you guessing.", "Most worries get smaller once somebody takes a look.", "Ask early. It is easier on everybody.", "A good recommendation is the nicest advert we know.", "If it matters to you, it is not a small thing to us.", "We listen first. It saves everybody time."],
  tells: ["Most messages begin with “it is probably nothing”. Those are the ones we love to get.", "People think they need to know the right words before they call. They do not."],
  asks: ["What would you like to know first?", "What have you been putting off?", "What matters most to you when you choose one?", "Who has helped you well lately?"],
  calls: ["Send us a message, and we will take it from there.", "Save this for the day you need it.", "Tell the friend who has been putting it off.", "Drop your question below.", "Stop by or write to us."],
  has: "", emoji: "🤝 💬 📅 📞 ✅ 🙌", tags: "AtYourService HereToHelp AskUs LocalBusiness SupportLocal GoodToKnow",
};

/** Somebody is wanted for a job. */
export const hiring: KindLines = {
  openings: [
    "There is an empty chair in our team, and it might be yours.", "We are looking for somebody who reads job adverts with one eyebrow up. Hello.", "You know somebody. Everybody knows somebody.", "Our team photo has a gap in it. Want to fill it?", "Good people know good people, so we are asking you.", "You bring the curiosity, we bring the rest of the team.", "This could be the message you were waiting for.", "No buzzwords, just a job.", "Somewhere out there is our next favourite colleague.", "We wrote the shortest job advert we could.",
  ],
  says: ["Nice people preferred. Skills can be learned.", "Nobody ticks every box. Apply anyway.", "If you are reading this twice, that is a sign.", "We care more about how you work than about how your letter sounds.", "Tell us who you are in your own words."],
  tells: ["We wrote a long advert and cut it in half. What was left is what we mean."],
  asks: ["Is it you, or somebody you know?", "Who comes to mind?", "What would you want to know before you apply?"],
  calls: ["Send us a few lines about yourself.", "Tag the person who should see this.", "Share this, and somebody will owe you one.", "Write to us, we answer."],
  has: "", emoji: "🙌 👋 💼 ✉️ 🤝", tags: "NowHiring JoinOurTeam JobOpening WeAreHiring WorkWithUs",
};

/** Software, languages and other instruments of desk work. */
export const tool: KindLines = {
  openings: [
    "{T} and I are in a complicated relationship. Today it texted back.", "Ask me what I did all day. The answer is {p}.", "I do not always understand {p}, but when I do, it is Friday evening.", "There are people who read the documentation of {p} first. I would like to meet them.", "My love letter to {p} is mostly error messages.", "Nobody told me {p} would have this many settings.", "{T} did in a second what took me all morning. We are not speaking.",
    "Somewhere between hello world and help me, there is {p}.", "I came to {p} for one small task. That was a year ago.", "If you need me, I am arguing with {p}.", "You can fear {p} or you can make coffee and begin.", "Step one of {p}, look confident. Step two, search for it.", "{T} {works|work}. I have stopped asking why.", "I explained {p} to my family. They asked whether I was eating enough.",
  ],
  says: ["It worked on the third try. Nobody needs to know about the first two.", "The documentation was right. I hate when that happens.", "One missing comma, one lost afternoon.", "Save early, save often, save your nerves.", "There is always a shortcut, and I always learn it last.", "It does what I said, not what I meant.", "Future me left a comment. Past me did not understand it."],
  tells: ["Changed one setting. Three things broke and one got better. Keeping it.", "Asked a colleague. Solved it while typing the question."],
  asks: ["Love it, hate it or both?", "What is your favourite shortcut?", "What do you wish you had known on day one?", "What would you use instead?", "Which error message do you know by heart?"],
  calls: ["Drop your best tip below.", "Send it to the colleague who fixes everything.", "Save it for the next time it breaks.", "Tag your favourite problem solver."],
  has: "one tutorial, eleven open tabs, a small victory, cold coffee", emoji: "💻 ⌨️ 💡 ☕ 🛠️ 🤓", tags: "TechNotes BuildInPublic WorkSmarter LearningByDoing ToolTips",
};

/** "10 tips for better sleep": the list itself is the poster's. */
export const tips: KindLines = {
  openings: [
    "{T}. Take what you need.", "{T}, in no particular order.", "Screenshot now, thank yourself later. {B}.", "All in one place. {B}.", "No miracle cures, just this. {B}.", "{T}, without the lecture.", "I wish I had known these earlier. {B}.", "{T}. Start with one.", "For the version of you who is about to look this up at midnight. {B}.", "{T}. The simple ones are the best.", "{T}, learned the slow way so that you can learn them fast.",
  ],
  says: ["Pick one and start there.", "You do not have to do all of them.", "The simplest one usually does the most.", "Try one this week, then come back.", "Not all of them are for everyone, and that is fine.", "None of them needs a new notebook.", "Small changes, more than you would think."],
  tells: ["Ignored all of this for years. Tried one. Here we are."],
  asks: ["Which one would you add?", "Which one will you try first?", "Which one do you already do?", "What has worked for you?"],
  calls: ["Save it before you scroll on.", "Send it to somebody who needs the first one.", "Add yours to the list.", "Come back and tell me which one worked."],
  has: "", emoji: "📌 ✅ 💡 📝 🔖", tags: "SaveThis TipsAndTricks GoodToKnow LittleThings ListOfTheDay",
};
