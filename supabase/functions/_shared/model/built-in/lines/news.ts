import type { News } from "../news-of.ts";

/** What may stand before and behind a sentence of the person's own. The sentence itself is never changed. */
export interface NewsLines { before: readonly string[]; says: readonly string[]; asks: readonly string[]; calls: readonly string[]; emoji: string; tags: string }

/** An empty string leaves the sentence alone; most people begin with it. */
const plainBefore = ["", "", "", "Somebody had to say it.", "Saying it out loud.", "For the record.", "True story.", "Okay, here goes.", "No context.", "Putting it in writing.", "A thought, and I am keeping it."];

export const newsLines: Record<News, NewsLines> = {
  setback: {
    before: ["", "", "", "Today's update.", "Naturally.", "So this happened.", "In today's episode.", "Great start.", "Not how I planned it.", "Well."],
    says: ["It will be a funny story by Friday.", "Deep breath. Second deep breath.", "I am laughing the way people laugh at airports.", "We improvise.", "Sending myself thoughts and snacks.", "The universe has a sense of humour, and it is not mine.", "Plan B is wearing sweatpants.", "I have tried everything except panic.", "At least it makes a good caption.", "Tomorrow gets a second chance.", "No further comment."],
    asks: ["What went wrong at yours today?", "Tell me I am not the only one?", "Who can top that?", "Laugh or cry?", "Anyone else having one of those days?"],
    calls: ["Send help. Or snacks.", "Add your own disaster, so that I feel better.", "Send this to somebody who will laugh with me."],
    emoji: "🫠 🙃 😅 🤦 🤷", tags: "OneOfThoseDays PlotTwist ItHappens RealLife NotMyDay",
  },
  wish: {
    before: ["", "", "", "Current status.", "Thinking out loud.", "Dear universe.", "On a scale of one to ten, eleven.", "Daydreaming again.", "If you need me."],
    says: ["Half of the fun is looking forward.", "The countdown is already on the fridge.", "I have packed mentally three times.", "Patience has never been my strength.", "Until then, there is coffee.", "I am told that waiting builds character.", "Nearly there. I keep telling myself that.", "My calendar knows, my friends know, now you know."],
    asks: ["What are you looking forward to?", "Who is with me?", "How many days is it for you?", "What is first on your list?", "Who else is counting?"],
    calls: ["Tag who needs to come along.", "Send this to your fellow countdown keeper.", "Tell me what you are waiting for."],
    emoji: "🤞 ⏳ 🙌 💭 😍 🗓️", tags: "CountingDown CantWait Soon DreamingOf LookingForward",
  },
  invitation: {
    before: ["", "", "", "Here is the easy part.", "Your move.", "A small step.", "This is your sign.", "If you have been thinking about it.", "For everyone who has asked."],
    says: ["It takes less time than reading this twice.", "No pressure, just an open door.", "We look forward to meeting you.", "You can always ask first.", "Do it before the coffee gets cold.", "Future you says thank you.", "Questions are welcome as well.", "Bring a friend, we like friends."],
    asks: ["What would you like to know first?", "Who are you bringing?", "What has kept you from it so far?", "Ready when you are?"],
    calls: ["Send us a message, and we will sort it out.", "Tag a friend who should see this.", "Save this for later today."],
    emoji: "👇 🙌 📅 💬 👀 ✅", tags: "YourMove TakeALook SeeYouSoon JoinIn HereForYou",
  },
  hiring: {
    before: ["", "", "", "You know somebody. Everybody knows somebody.", "Our team photo has a gap in it.", "Good people know good people.", "No buzzwords, just a job.", "There is an empty chair with your name on it."],
    says: ["Nice people preferred. Skills can be learned.", "Nobody ticks every box. Apply anyway.", "If you are reading this twice, that is a sign.", "Tell us who you are in your own words.", "You bring the curiosity, we bring the rest of the team.", "We answer every message."],
    asks: ["Is it you, or somebody you know?", "Who comes to mind?", "What would you want to know before you apply?"],
    calls: ["Send us a few lines about yourself.", "Tag the person who should see this.", "Share this, and somebody will owe you one."],
    emoji: "🙌 👋 💼 ✉️ 🤝", tags: "NowHiring JoinOurTeam JobOpening WeAreHiring WorkWithUs",
  },
  opening: {
    before: ["", "", "", "Finally allowed to say it.", "Drum roll, please.", "The news of the day.", "You asked when. Here it is.", "Deep breath.", "Mark the calendar."],
    says: ["A lot of small decisions went into this.", "We have talked about it long enough.", "Equal parts proud and nervous.", "Come and see for yourself.", "Sleep is on the list for next week.", "Tell the friend who has been asking.", "We cannot wait to hear what you think.", "It took a while, and it was worth the while."],
    asks: ["Who is coming?", "What would you like to see first?", "Who should know about this?", "What do you want to know?"],
    calls: ["Tag who you would bring.", "Save the date.", "Tell a friend.", "Come by and say hello."],
    emoji: "🎉 🚀 🙌 📣 👀 🗓️", tags: "OpeningSoon NewsOfTheDay ComeAndSee JustLaunched SaveTheDate",
  },
  jubilee: {
    before: ["", "", "", "Time is a strange thing.", "Blink, and it is that time again.", "A small round of applause, please.", "Cue the candles.", "It feels like last week that it all began."],
    says: ["Not one day of it was boring.", "Thank you to everyone who has been part of it.", "Older, wiser and still hungry for cake.", "We would do it all again, with more sleep.", "The early photos are hilarious.", "Some things only get better with time.", "There will be cake. There has to be cake.", "It began small, and it began with people like you."],
    asks: ["What is your favourite memory?", "Were you there at the beginning?", "What should the next chapter bring?", "How long have you been with us?"],
    calls: ["Raise a glass with us.", "Tag somebody who was there from the start.", "Leave your favourite memory below."],
    emoji: "🎂 🥂 🎉 🎈 💛 🙌", tags: "TimeFlies ThankYou ManyMoreToCome CelebrateWithUs Cheers",
  },
  years: {
    before: ["", "", "", "Time is a strange thing.", "Blink, and it is that time again.", "Cue the candles.", "How did that happen?", "Somebody hide the calendar."],
    says: ["Not one day of it was boring.", "I would do it all again, with more sleep.", "The early photos are hilarious.", "Some things only get better with time.", "There will be cake. There has to be cake.", "Where did the time go? Mostly into laughing.", "I remember the first day as if it had been a Tuesday. It was a Tuesday.", "My heart has had to get bigger every year."],
    asks: ["What is your favourite memory?", "Who was there at the beginning?", "What would you wish for?", "What do you remember of that day?", "Cake for breakfast, yes or yes?"],
    calls: ["Leave a wish below.", "Tag somebody who was there from the start.", "Leave your favourite memory below."],
    emoji: "🎂 🥂 🎉 🎈 💛 🥹", tags: "TimeFlies MyFavouritePeople ManyMoreToCome GrowingUp Grateful",
  },
  turn: {
    before: ["", "", "", "Big news, small voice.", "I thought about it for a long time.", "Here we go.", "Deep breath.", "No way back now, and that is good.", "Writing it down makes it real."],
    says: ["Scared and going anyway counts as brave.", "Some doors only open once you close one.", "Ask me again in a year.", "It was time.", "A bit sad, a bit excited, entirely sure.", "New page. The pen is in my hand.", "I do not know what comes next, and that is the good part.", "Thank you to everyone who said do it."],
    asks: ["What was your best leap?", "When did you know it was time?", "What would you do if nobody could say no?", "Who has done the same?"],
    calls: ["Wish me luck.", "Send this to somebody who needs the push.", "Tell me about your own new beginning."],
    emoji: "🚪 🌱 🧭 🙌 🌅 💛", tags: "NewChapter HereWeGo FreshStart NoLookingBack NextStep",
  },
  success: {
    before: ["", "", "", "Pinch me.", "I am allowed to brag once a year.", "Cue the happy dance.", "It is official.", "Saying it out loud makes it real.", "Younger me would not believe it.", "Good news for once."],
    says: ["I had to read it twice.", "Nobody saw the boring parts. They did the work.", "The last step was easy. It was all the others.", "There will be cake.", "Proud, tired and slightly loud today.", "The doubts were loud. They are quiet now.", "Grinning like it is my job.", "Thank you to everyone who kept asking.", "Worth every late evening.", "I may mention it again tomorrow."],
    asks: ["What are you proud of this week?", "How should I celebrate?", "What was your last small win?", "What is next on your list?", "Cake or champagne?"],
    calls: ["Tell me your win, however small.", "Tag the one who never doubted you.", "Celebrate with me for a minute."],
    emoji: "🎉 🙌 🥳 🏆 💪 🥂", tags: "MadeIt SmallWins ProudMoment HappyDance HardWork",
  },
  thanks: {
    before: ["", "", "", "From the heart.", "This needed saying.", "No big speech.", "I do not say it often enough."],
    says: ["I notice it more than I say it.", "You know who you are.", "It was a lot of small things, and they added up.", "I read every message. Every one.", "You made this year lighter.", "None of this happens alone."],
    asks: ["Who deserves a thank-you from you today?", "What was the kindest thing somebody did for you lately?", "Who made your week better?"],
    calls: ["Pass it on.", "Tag somebody you are grateful for."],
    emoji: "🙏 💛 🫶 💐 🤍 🤗", tags: "ThankYou Grateful WithLove Appreciation YouKnowWhoYouAre",
  },
  ours: {
    before: ["", "", "", "News from us.", "A peek behind the scenes.", "From our corner of the world.", "Straight from the team.", "A small update."],
    says: ["We are a bit proud.", "It was a team effort, snacks included.", "We do it because we like it, and because of you.", "Small team, big plans.", "We would love to hear what you think.", "Good people make good days."],
    asks: ["What do you think?", "What would you like to see next?", "Which part are you curious about?", "Questions?"],
    calls: ["Tell us what you think.", "Tag somebody who should know.", "Come by and see for yourself."],
    emoji: "🙌 💬 👀 💛 📣", tags: "FromOurTeam BehindTheScenes SmallBusiness NewsFromUs",
  },
  plain: {
    before: plainBefore,
    says: ["That is the update.", "Said it, meant it.", "Take from that what you will.", "Make of it what you like.", "Had to write it down to believe it.", "The group chat knew first.", "Carry on.", "You may now discuss.", "And now you know.", "I stand by it.", "That is it, that is the post.", "Nothing to add, which is rare for me."],
    asks: ["What is new with you?", "Who else?", "Tell me I am not the only one?", "What would you have said?", "Anyone else?", "Agree or disagree?"],
    calls: ["Send it to someone who gets it.", "Tell me yours."],
    emoji: "💬 🙌 💭 👀", tags: "TrueStory RealTalk OnMyMind JustSaying LifeLately",
  },
};
