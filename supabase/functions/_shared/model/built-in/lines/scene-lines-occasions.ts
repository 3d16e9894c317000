import type { Scene } from "./openings/scene.ts";

/** Lines that suit every subject of an occasion or a duty, beside the topic's own. */
export const occasionLines: Partial<Record<Scene, { says: readonly string[]; tells?: readonly string[]; asks: readonly string[] }>> = {
  milestone: {
    says: ["There will be cake.", "Proud, tired and slightly loud today.", "The doubts were loud. They are quiet now.", "One for the memory box."],
    tells: ["Told one person. By lunch, everybody knew.", "Practised a calm face. It lasted four seconds."],
    asks: ["How should we celebrate?", "What are you proud of this week?", "Who cheered you on?", "What is next on your list?"],
  },
  wedding: {
    says: ["Waterproof mascara was a wise decision.", "The speeches were long, and nobody minded.", "Shoes off by nine, dancing until late.", "Somebody caught the flowers. Somebody always looks surprised."],
    tells: ["Promised not to cry. Cried at the chairs.", "Lost my voice during the last song. No regrets."],
    asks: ["Front row or dance floor?", "Tissues or sunglasses?", "What was your favourite moment?", "Which song belongs to yours?"],
  },
  toast: {
    says: ["Bring people, bring forks.", "The best gift is who shows up.", "Loud singing, wrong key, right people.", "Leftover cake is breakfast. That is the law."],
    tells: ["Said no presents. Unwrapped for an hour.", "Blew out the candles twice, because somebody missed the photo."],
    asks: ["Chocolate, vanilla or both?", "Who has to be there?", "What do you wish for this year?", "Sing along or hide in the kitchen?"],
  },
  sale: {
    says: ["No tricks, just better prices for a while.", "Your basket has been practising for this.", "First come, first happy."],
    asks: ["What are you getting first?", "Who shops with you?", "For yourself or for somebody else?"],
  },
  study: {
    says: ["My highlighter has seen more than I have.", "The library chair and I have history.", "Snacks are a learning method."],
    tells: ["Set the timer for twenty-five minutes. Spent ten on the timer.", "Explained it to the cat. One of us understood."],
    asks: ["Early bird or last minute?", "Music or silence?", "What would you rather be doing?", "What are you learning at the moment?"],
  },
  chore: {
    says: ["Done is a lovely word.", "It could be worse. It could be twice.", "One thing at a time, and then a nap.", "At least the playlist is good."],
    tells: ["Sat down to do it properly. Cleaned the whole kitchen instead.", "It took ten minutes. I had avoided it for a week."],
    asks: ["How do you get through it?", "Anyone want to swap?", "What do you reward yourself with?"],
  },
  quiet: {
    says: ["You do not have to explain it to anyone.", "Today I do less, and that is enough.", "Some days are for getting through, not for getting ahead."],
    asks: ["What makes it a little lighter for you?", "Who do you talk to when it gets heavy?", "What are you being gentle with today?"],
  },
  cause: {
    says: ["Nobody has to do everything. Somebody has to do something.", "Ask me how to join in.", "It is less effort than you think and more fun than it sounds."],
    asks: ["What are you doing about it?", "Who is joining in?", "Where would you start?"],
  },
  gift: {
    says: ["The ribbon took longer than the shopping.", "I have been good at keeping this secret. Until now.", "It is hard to give away what you like yourself."],
    tells: ["Bought it for a friend. Bought a second one for a closer friend. Me.", "Shook the box. Regretted it. Shook it again."],
    asks: ["Wrap it or bag it?", "Who is hardest to find something for?", "Early planner or last-minute hero?"],
  },
  greeting: {
    says: ["That is all. Carry on.", "Sent with a smile.", "Pass it to whoever is next to you."],
    asks: ["How is your day so far?", "Who should hear this today?", "Who made you smile lately?"],
  },
  throwback: {
    says: ["The phone was smaller, the plans were bigger.", "We took one photo and hoped for the best.", "I can still hear the music."],
    tells: ["Found the picture in an old jacket. Wore the jacket for the rest of the day.", "Showed it to a friend. We both pretended to be fine with the hair."],
    asks: ["What year does your heart live in?", "Who was there?", "Which photo of yours would never make it online?", "What would you tell your younger self?"],
  },
};
