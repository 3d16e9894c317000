import type { TopicGroup } from "../topics/topic.ts";

/** Lines that hold for any subject, because they speak about looking, sharing and time rather than about the thing. */
export const general = {
  says: [
    "Some things are better seen than explained.", "Worth the detour.", "Small thing, good day.", "It made more sense in person.", "Not everything needs a reason.", "Details did most of the work.",
    "You had to be there, so here it is.", "Less talking, more of this.", "The kind of thing you notice twice.", "Simple, and all the better for it.", "It stays with you a little longer than planned.", "Better than the plan.",
    "Kept for the days that need it.", "Nothing fancy, just right.", "There is more to it than a picture shows.", "Easy to scroll past, worth a stop.", "A little story in every corner of it.", "Ask again tomorrow, the answer is the same.",
    "Took its time, and it shows.", "It did not have to be perfect.", "The longer you look, the better it gets.", "Ordinary on paper.", "Some days hand you a good one.", "Made my day, might make yours.",
  ],
  tells: [
    "Nearly kept this one to myself. Changed my mind on the way home.", "Started as a side note. Took over the whole day.", "Said I would only look. You can guess the rest.", "Went in without expectations. Came out with this.",
    "Thought about it all week. Today it happened.", "One small decision this morning led straight here.", "Took the long way round. Glad about every minute of it.", "It was not on the list. It should have been.",
    "Wrote three long captions for this one. Deleted them all.", "Somebody asked what I was up to. This is the honest answer.",
  ],
  asks: [
    "What would you add?", "Yes, no or maybe?", "Who does this remind you of?", "What is your take?", "Been there?", "Would you?", "What should come next?", "Who needs to see this?", "How would you caption it?", "What is the first word you think of?",
    "Where do you stand on this?", "One word for it?", "Is it just me?", "What did I miss?",
  ],
} as const;

/** Calls to action any platform understands. */
export const generalCalls: readonly string[] = ["Save this for later.", "Send it to someone who gets it.", "Tell me yours.", "Pass it on to someone who needs it.", "Keep it for a day that needs it.", "Add yours below.", "Share it with your favourite person.", "Come back to this one."];

export const groupCalls: Record<TopicGroup, readonly string[]> = {
  food: ["Save it for your next hungry evening.", "Tag who you would share it with.", "Send this to whoever is cooking tonight.", "Make it and report back."],
  drink: ["Tag who is pouring.", "Send this to whoever owes you one.", "Pour one and join in.", "Save it for your next slow hour."],
  travel: ["Save it for your next trip.", "Tag your travel company.", "Put it on the list.", "Send it to whoever has the passport ready."],
  nature: ["Go and see for yourself.", "Save this for a grey day.", "Send it to someone stuck indoors.", "Look up today, just once."],
  pets: ["Show me yours.", "Tag a friend with four legs at home.", "Send this to someone who needs a paw today.", "Introduce yours below."],
  sport: ["Tag who you train with.", "Save it for a day without motivation.", "Go and get yours done.", "Send it to whoever skipped today."],
  style: ["Save the idea for tomorrow.", "Tag the friend who would wear this.", "Tell me how you would style it.", "Take what works for you."],
  home: ["Save it for your next free weekend.", "Show me your corner.", "Send it to whoever just moved.", "Borrow the idea."],
  people: ["Tag yours.", "Call them today.", "Send this to one of them.", "Tell them while you think of it."],
  work: ["Save it for your next long day.", "Send it to a colleague who gets it.", "Write yours down today.", "Share what works for you."],
  season: ["Save it for later.", "Tag who you would spend it with.", "Enjoy it while it is here.", "Send it to someone who is counting the days."],
  celebration: ["Raise a glass with us.", "Leave a wish below.", "Tag who has to be there.", "Celebrate the small ones too."],
  feeling: ["Send it to someone who needs it today.", "Save it for another day.", "Be kind, pass it on.", "Tell someone how you really are."],
  culture: ["Tell me what I should try next.", "Tag who would come along.", "Save it for a free evening.", "Share your favourite."],
  product: ["Have a look.", "Message us with your questions.", "Tag someone who has been waiting.", "See for yourself."],
  place: ["Save it for your next visit.", "Tag who you would take along.", "Put a pin in it.", "Go before everyone else does."],
};

/** A last short sentence. */
export const tails: readonly string[] = ["That is all.", "Carry on.", "Every time.", "As always.", "More soon.", "No further questions.", "Worth it.", "Simple as that.", "End of report.", "You know how it is.", "Good day so far.", "To be continued."];

export const listLeads: readonly string[] = ["The short list: {l}.", "All it takes: {l}.", "In no particular order: {l}.", "Today's line-up: {l}.", "In short: {l}.", "The essentials: {l}."];
export const bulletLeads: readonly string[] = ["The short list:", "What it takes:", "In order of importance:", "The essentials:", "Today's list:"];

export const sober = {
  says: [
    "There are no good words for it, so only a few.", "Be gentle with each other today.", "Holding on to what matters.", "One day at a time is enough.", "Some things can only be carried together.", "No advice, just presence.",
    "It is all right not to be all right.", "Not forgotten.", "Taking this slowly.", "Strength looks quiet most of the time.", "Thank you to everyone who stays close.", "Kindness does not need many words.", "We remember, and we keep going.", "Room for silence, too.",
  ],
  tells: [
    "I sat with this for a while before posting. It still did not get easier to say.", "Someone reached out today with three plain words. They helped more than expected.", "We lit a candle tonight and said very little.", "The day went on as days do. This stayed.",
  ],
  asks: ["How are you holding up?", "Who could you check on today?", "What has helped you?"],
  closings: ["Look after each other.", "With love.", "In thought.", "Take care of yourselves.", "Quietly, with you.", "You are not alone in this."],
} as const;
