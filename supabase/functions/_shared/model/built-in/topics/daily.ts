import type { Topic } from "./topic.ts";

/** Everyday matters that belong to no other group. */
export const daily: readonly Topic[] = [
  {
    group: "culture", scene: "event", words: "escape room, laser tag, mini golf, arcade, theme park, amusement park, roller coaster, water park, trampoline park, go karting, paintball, day out, funfair, bowling night, pub quiz, quiz night, trivia night",
    emoji: "🎢 🧩 🎟️ 🗝️ 🎯 😄 🏆 🍿", tags: "DayOut FunTogether TeamWork GoodTimes LetsPlay",
    has: "one person with a plan, one who ignores it, a lot of shouting, a very proud team photo",
    says: ["We are very good at this, in a way that takes longer.", "Friendships were tested and passed.", "The quiet one solved everything.", "We laughed more than was helpful.", "Adults need playgrounds, too."],
    tells: ["We had a strategy for four minutes. Then everybody shouted at once.", "Missed the obvious clue. It was on the door. It had been on the door all along.", "Promised not to be competitive. That was before the scoreboard."],
    asks: ["Who would you want on your team?", "Calm planner or loud guesser?", "What did you do on your last proper day out?"],
  },
  {
    group: "work", scene: "chore", words: "night shift, late shift, early shift, shift work, overtime, double shift, graveyard shift, day shift, on call, weekend shift, last shift, nurse life, shift",
    emoji: "🌙 ☕ ⏰ 💪 🌅 🥪 😴 🙌", tags: "NightShift ShiftWork OnDuty NightOwl HardAtWork",
    has: "strong coffee, a sandwich at three, good colleagues, the walk home at sunrise",
    says: ["Somebody has to be awake. Tonight it is us.", "Breakfast is dinner, and dinner is a rumour.", "The best colleagues are the ones you meet at four in the morning.", "I say good morning at ten in the evening and mean it.", "The world sleeps better because somebody does not."],
    tells: ["Looked at the clock. Looked again an hour later. Four minutes had passed.", "Walked home while everyone else walked to work. We nodded at each other like spies."],
    asks: ["Early, late or night?", "What gets you through the last two hours?", "Who else is awake?"],
  },
  {
    group: "travel", scene: "chore", words: "commute, traffic, traffic jam, bus stop, subway, underground, metro, tram, parking, bus ride, train delay, delay, rush hour traffic",
    emoji: "🚇 🚌 🎧 ☕ ⏰ 🚦 📖 😅", tags: "Commute OnTheWay MorningCommute CityLife MindTheGap",
    has: "one good playlist, a stranger's elbow, a cold coffee, twelve pages of a book",
    says: ["The seat next to me has a bag on it. The bag has a seat.", "Nobody speaks, and everybody understands.", "I know eleven people by their shoes.", "The best part is the song before my stop."],
    tells: ["Ran for it. Made it. Wrong direction.", "Missed my stop because the chapter was good."],
    asks: ["Music, podcast or staring out of the window?", "How long is yours?"],
  },
  {
    group: "travel", scene: "milestone", words: "driving test, driving lesson, driving licence, driver's license, driving license, learner driver, first car, passed my test, new driver",
    emoji: "🚗 🔑 🎉 🛣️ 😅 🙌 🗺️ 🎶", tags: "NewDriver DrivingTest OnTheRoad KeysInHand FirstDrive",
    has: "two hands on the wheel, one nervous passenger, a stalled engine, a very wide parking space",
    says: ["The roads have been warned.", "Ten and two, mirrors, deep breath.", "I can parallel park, as long as nobody watches.", "The passenger seat has been pressing its own brake."],
    tells: ["Stalled once at the lights. Waved at everybody. Moved on.", "Drove to the shop for milk. Took the long way. Forgot the milk."],
    asks: ["First time or third time lucky?", "Where would you drive first?", "Who was brave enough to sit next to you?"],
  },
  {
    group: "feeling", scene: "media", words: "astrology, horoscope, tarot, zodiac, star sign, mercury retrograde, retrograde, birth chart, leo season, scorpio season, virgo season, aries season, taurus season, gemini season, cancer season, libra season, sagittarius season, capricorn season, aquarius season, pisces season, manifesting, manifestation, crystals",
    emoji: "🔮 ✨ 🌙 ⭐ 🪐 💫 🃏 🤍", tags: "Astrology StarSigns CosmicMood WrittenInTheStars Manifest",
    has: "one dramatic prediction, a full moon, a suspicious coincidence, a friend who asks for my birth time",
    says: ["I do not believe in it. I did read it twice.", "The stars said rest. I am only following instructions.", "Explains everything, and I will be using it as an excuse.", "It was vague, and somehow it was about me."],
    tells: ["Read mine. Then read everyone else's, to be thorough.", "It said to expect news. The post came. It was a bill."],
    asks: ["What is your sign, and is it true?", "Believer, sceptic or secretly both?", "What do the stars say about your week?"],
  },
  {
    group: "home", scene: "making", words: "stationery, bullet journal, planner, planner setup, notebook, washi tape, fountain pen, sticker sheet, desk planner, scrapbook, scrapbooking, letter writing, handwriting, origami",
    emoji: "📓 ✏️ 🖋️ 📌 🎨 ☕ 🗒️ 🤍", tags: "StationeryLove PaperLove BulletJournal PenAndPaper PlannerLife",
    has: "a fresh page, the good pen, far too many stickers, a list of lists",
    says: ["The first page of a new notebook is a lot of pressure.", "Writing it down makes it half done.", "I own more pens than plans.", "The good paper is for good days. Today is one."],
    tells: ["Made a list of things to do. Decorated it. That was the day.", "Bought one pen. It was not one pen."],
    asks: ["Blank, lined or dotted?", "What is your favourite pen?", "Paper or app?"],
  },
  {
    group: "nature", scene: "outdoors", words: "beekeeping, honeybee, beehive, foraging, mushroom picking, allotment, compost, composting, chicken coop, backyard chickens, bird feeder, ladybird, dragonfly, bumblebee, fireflies",
    emoji: "🐝 🌻 🍯 🌿 🐓 🍄 🌱 🧺", tags: "OutdoorLife GrowYourOwn BackyardNature SlowLiving NatureNotes",
    has: "muddy boots, a patient morning, a small buzz in the air, a basket that fills slowly",
    says: ["They work harder than I do, and they hum while doing it.", "Nothing here is in a hurry, and everything gets done.", "Mud on the boots, quiet in the head.", "You start by looking closely. Then you cannot stop."],
    tells: ["Went out for five minutes. Came back with mud, a story and no sense of time.", "Sat still long enough to be ignored. That was the best part."],
    asks: ["What lives in your garden?", "What did you notice outside today?"],
  },
];
