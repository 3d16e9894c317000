import { hairLines } from "./kinds/hair.ts";
import type { Scene } from "./openings/scene.ts";
import type { TopicGroup } from "../topics/topic.ts";

/** What may follow an opening about anything: it speaks about looking, sharing and time rather than about the thing. */
export const general = {
  says: [
    "I stand by it.", "No regrets so far.", "Worth the second look.", "It is the details that get you.", "It gets better the longer you look.", "My phone completes the word by itself by now.", "It stays with you a little longer than expected.", "There is more to it than you would think.",
    "Ask me again tomorrow. Same answer.", "Small, odd and exactly my thing.", "I could say more, but I would only repeat myself.", "Not everything needs a reason.", "I have no further evidence, and I need none.", "And I would do it again.",
    "It makes sense once you have seen it.", "I went in with no expectations and came out with opinions.", "If this is niche, I am happy in my niche.", "It asks for so little and gives so much.", "I have looked it up at two in the morning. I would do it again.", "Somewhere a group chat is grateful that I posted it here instead.", "I would put it on a T-shirt.", "There is a story behind it. There always is.", "I would recommend it to a friend. I just did.",
  ],
  tells: ["Nearly kept this one to myself. Changed my mind on the way home.", "Wrote three clever captions. Deleted them all.", "Said I would only look for a minute. You can guess the rest.", "It was not on my list today. It should have been.", "Somebody asked what I was up to. This is the honest answer.", "Started as a side note. Took over the whole day.", "Mentioned it to one friend. Now there is a group chat about it.", "Went to bed thinking about it. Woke up with a plan.", "Brought it up at dinner. Dessert got cold.", "Explained it to a stranger on a train. We both missed our stop.", "Three friends rolled their eyes. One asked for details. That one is my favourite."],
  asks: ["Where do you stand on this?", "What would you add?", "Anyone with me on this?", "What is your take?", "Love it, like it or leave it?", "What is the first thing that comes to mind?", "Who else has a story about this?", "What should I know about it?", "Niche or perfectly normal?", "What is your own version of this?", "Who would you send this to first?"],
} as const;

/** For what has to be done and nobody enjoys. */
export const chores = {
  says: ["We move.", "Done is a lovely word.", "It could be worse. It could be twice.", "Coffee helps. So does complaining a little.", "Adulthood, as advertised by nobody.", "This, too, will end at some point.", "I was promised flying cars.", "One thing at a time, and then a nap.", "Rewarding myself in advance.", "At least the playlist is good."],
  tells: ["Sat down to do it properly. Cleaned the whole kitchen instead.", "Made a plan. Admired the plan. Closed the plan.", "It took ten minutes. I had avoided it for a week."],
  asks: ["How do you get through it?", "Anyone want to swap?", "What is yours this week?", "Who else?", "What do you reward yourself with?"],
} as const;

/** For lessons: what holds for learning anything. */
export const lessons = {
  says: ["Start small, go slowly, check twice.", "The first try does not have to be pretty.", "It is easier than it looks and harder than it sounds.", "Done badly once beats planned perfectly forever.", "Take notes, skip the panic.", "Most mistakes can be mended, and they teach more than I do.", "Patience does most of the work.", "The trick is to begin before you feel ready.", "Good tools help. Time helps more.", "Watch somebody who enjoys it. Then copy shamelessly."],
  asks: ["What would you add from experience?", "What went wrong the first time for you?", "Which step trips you up?", "Who taught you?", "What should I cover next?"],
  calls: ["Save this for the day you need it.", "Send it to whoever keeps asking.", "Try it once and tell me how it went.", "Add your own trick below."],
} as const;

/** For advice and for moods. */
export const nudges = {
  says: ["It works more often than it should.", "Small step, better day.", "You will not regret it.", "The rest can wait ten minutes.", "Nobody is keeping score.", "Simple advice is still advice.", "Future you says thank you.", "It is never as hard as the five minutes before it."],
  asks: ["Who needed to hear this?", "What is stopping you?", "Who is in?", "What would you add?", "When did you last do it?"],
  calls: ["Send it to somebody who needs the nudge.", "Save this for a slow day.", "Do it once today and tell me how it went.", "Pass it on."],
} as const;
export const moods = {
  says: ["No explanation, no plan to stop.", "It suits me.", "Ask me again after lunch.", "I blame the weather.", "It came without a reason and may stay.", "Some days do that.", "Taking it as it comes.", "The playlist agrees.", "Nobody tell my to-do list.", "I did not make the rules for today."],
  asks: ["How about you?", "Anyone else?", "What is your word for today?", "Who is with me?"],
} as const;

/** Calls to action any platform understands. */
export const generalCalls: readonly string[] = ["Send it to someone who gets it.", "Add your own story below.", "Send it to your favourite person.", "Tag somebody who would agree.", "Tell me what I am missing.", "Change my mind in the comments."];

export const groupCalls: Record<TopicGroup, readonly string[]> = {
  food: ["Save it for your next hungry evening.", "Tag who you would share it with.", "Send this to whoever is cooking tonight.", "Tag the one who never shares."],
  drink: ["Tag who is pouring.", "Send this to whoever owes you one.", "Pour one and join in.", "Tag your usual company."],
  travel: ["Save it for your next trip.", "Tag who you would take along.", "Put it on the list.", "Send it to whoever has the passport ready."],
  nature: ["Go and see for yourself.", "Save this for a grey day.", "Send it to someone stuck indoors.", "Look up today, just once."],
  pets: ["Show me yours.", "Tag a friend with a boss like this.", "Send this to someone who needs a paw today.", "Introduce yours below."],
  sport: ["Tag who you train with.", "Save it for a day without motivation.", "Go and get yours done.", "Send it to whoever skipped today."],
  style: ["Save the idea for tomorrow.", "Tag the friend who would steal this.", "Tell me how you would wear it.", "Take what works for you."],
  home: ["Save it for your next free weekend.", "Show me your corner.", "Send it to whoever you live with.", "Borrow the idea."],
  people: ["Send this to whoever came to mind first.", "Tag somebody who knows."],
  work: ["Save it for your next long day.", "Send it to somebody who gets it.", "Tag your work friend.", "Share what works for you."],
  season: ["Tag who you would spend it with.", "Enjoy it while it is here.", "Send it to someone who is counting the days."],
  celebration: ["Raise a glass with us.", "Leave a wish below.", "Tag who has to be there.", "Celebrate the small ones, too."],
  feeling: ["Send it to someone who needs it today.", "Save it for a day that needs it.", "Be kind, pass it on."],
  culture: ["Tell me what I should try next.", "Tag who would come along.", "Share your favourite."],
  product: ["Have a look.", "Message us with your questions.", "Tag someone who has been waiting.", "See for yourself."],
  place: ["Save it for your next visit.", "Tag who you would take along.", "Put a pin in it.", "Go before everyone else does."],
};

/** Nobody wears a bath, and watching is not training. */
export const sceneCalls: Partial<Record<Scene, readonly string[]>> = {
  care: ["Save the idea for a slow evening.", "Send it to somebody who needs an hour off.", "Take ten minutes for yourself today.", "Tell me your own ritual."],
  hair: hairLines.calls,
  match: ["Tag who you are watching with.", "Leave your score below.", "Tag the loudest person you know.", "Send it to somebody on the other side."],
};

export const sober = {
  says: [
    "There are no good words for it, so only a few.", "Be gentle with each other today.", "Holding on to what matters.", "One day at a time is enough.", "Some things can only be carried together.", "No advice, just presence.",
    "It is all right not to be all right.", "Not forgotten.", "Taking this slowly.", "Strength looks quiet most of the time.", "Thank you to everyone who stays close.", "Kindness does not need many words.", "We remember, and we keep going.", "Room for silence, too.",
  ],
  tells: ["I sat with this for a while before posting. It still did not get easier to say.", "The day went on as days do. This stayed."],
  asks: ["How are you holding up?", "Who could you check on today?", "What has helped you?"],
  closings: ["Look after each other.", "With love.", "In thought.", "Take care of yourselves.", "Quietly, with you.", "You are not alone in this."],
} as const;
