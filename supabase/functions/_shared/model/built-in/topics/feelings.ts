import type { Topic } from "./topic.ts";

export const feelings: readonly Topic[] = [
  {
    group: "feeling", scene: "feeling", words: "happy, happiness, joy, good mood, smiling, good vibes, laugh, laughter, fun, glück, felicidad, bonheur, positivity, positive, optimism, feeling good, silly",
    emoji: "😊 😄 💛 🌞 🙌 🌻 🎈 🫶", tags: "GoodMood SmallJoys HappyDays GoodDay SmileMore",
    has: "a good laugh, a bit of sun, the right people, no reason at all",
    says: ["No special reason, which is the best kind.", "Smiling at strangers. They started it.", "Some days just fit.", "Easy to miss, so writing it down."],
    tells: ["Laughed until it hurt. Cannot explain the joke.", "Nothing happened today, and it was lovely."],
    asks: ["What made you smile today?", "What is your small joy of the week?"],
  },
  {
    group: "feeling", scene: "feeling", words: "grateful, gratitude, thankful, blessed, thank you, thanks, appreciation, thank you note, dankbar, gracias, merci, danke, appreciate",
    emoji: "🙏 💛 🤍 🌻 🫶 💐 ☺️ 🌿", tags: "Grateful ThankYou SmallThings Gratitude CountingThem",
    has: "good people, small things, second chances, a warm kitchen",
    says: ["Small list, big things.", "Noticing it is half of it.", "Said it out loud today, which felt right.", "Most of it was never bought."],
    tells: ["Started counting the good things and ran out of fingers.", "Someone held the door today, and the day held too."],
    asks: ["What are three things on your list?", "Who deserves a thank-you from you today?"],
  },
  {
    group: "feeling", scene: "quiet", words: "sad, lonely, heartbreak, breakup, anxiety, stress, stressed, tired, burnout, overwhelmed, bad day, mental health, crying, missing you, homesick, missing home, healing, therapy, tough day, exhausted, miss you, sadness, imposter syndrome, impostor syndrome, mental load, adhd, autism, migraine, chronic illness, chronic pain, back pain, neck pain, endometriosis, menopause, ptsd, ocd, postpartum, insomnia, sleepless night, panic, loneliness, exhaustion, feeling stuck, feeling low, feeling down, feeling lost, feeling empty, feeling numb, feeling off, feeling blue, anxious, guilty, insecure, frustrated, drained, hopeless, ashamed, long distance relationship, long distance, traurig, triste",
    emoji: "🤍 🌧️ 🫂 🌿 💙 🕯️ 🍃 ☁️", tags: "BeKind OneDayAtATime TakeItSlow SoftDays MindMatters",
    has: "a slow walk, a warm drink, one honest call, an early night",
    says: ["Not every day has to be a good one.", "Slow is allowed. So is rest.", "Some weather passes better with company.", "Being gentle with yourself is also work."],
    tells: ["Said how I really was. The answer was kinder than expected.", "Went for a walk without a plan. It helped a little, and a little was enough."],
    asks: ["What helps you on days like this?", "Who could use a message from you today?"],
  },
  {
    group: "feeling", scene: "feeling", words: "peace, calm, quiet, silence, relax, relaxing, chill, rest, slow living, balance, ruhe, calma, breathe, serenity, solitude, alone time, unplug, digital detox",
    emoji: "😌 🌿 🍃 🕯️ 🤍 🌊 ☁️ 🧘", tags: "SlowLiving QuietMoments TakeABreath SlowDown Calm",
    has: "soft light, a long breath, a phone face down, nothing next",
    says: ["Nothing to add.", "The silence did most of the talking.", "Slow enough to notice things again.", "Quiet is not empty."],
    tells: ["Put the phone in a drawer. Nobody missed us.", "Sat outside until the thoughts sat down too."],
    asks: ["Where do you find yours?", "When did you last do nothing on purpose?"],
  },
  {
    group: "feeling", scene: "feeling", words: "dream, hope, courage, proud, pride, excited, excitement, nervous, curiosity, freedom, faith, luck, new beginning, change, strength quote, brave, life, new chapter, patience, kindness, self love, trust, wish, magic, beauty of life, quote, quotes, future, time",
    emoji: "🌱 💫 🕊️ 🌅 💛 🧭 🙌 🌟", tags: "NewChapter KeepGoing LifeNotes OneStep HeartFirst",
    has: "a deep breath, one small step, good people, a bit of nerve",
    says: ["Scared and going anyway counts as brave.", "Most good things looked uncertain at first.", "It does not have to be loud to be real.", "Slowly, then suddenly, then obviously."],
    tells: ["Waited for the right moment. It turned out to be a Tuesday.", "Said yes before the doubts were awake."],
    asks: ["What are you hoping for?", "What would you start if nobody was watching?"],
  },
];
