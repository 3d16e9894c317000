import type { SubjectFrames } from "./subject.ts";

/** How each voice begins and ends the subjects of this category. */
export const trendsFrames: SubjectFrames = {
  "four-questions": {
    strategist: {
      opening:
        "A trend is an offer with a short deadline, and offers of that kind are best judged by rules made beforehand.",
      closing: "Keep the four questions where you plan your posts, and let the first “no” end the meeting.",
    },
    storyteller: {
      opening:
        "The whole school wore yellow shoelaces that spring, except one girl, who wore none at all. She is the only one we remember.",
      closing: "The laces are long gone. The girl has a shop now, and people ask her what is next.",
    },
    analyst: {
      opening:
        "How many accounts gained something from a trend is unknown, since the others delete their attempts. Ask questions that can be answered before the effort.",
      closing: "Keep a list of the trends that you left out, and see in three months which of them you miss.",
    },
    coach: {
      opening: "You are allowed to let it pass. If you would rather play along, here is how to do so without regret.",
      closing: "Four answers, two minutes, and the matter is closed for today.",
    },
    editor: {
      opening: "If a post needs the words “I had to jump on this”, it did not have to.",
      closing: "Yes four times: post it today. Otherwise close the app.",
    },
  },
  calendar: {
    strategist: {
      opening: "Surprises cannot be scheduled, but most of a year is not surprising. Plan the predictable part first.",
      closing: "Review the list every quarter and strike what you only kept out of politeness.",
    },
    storyteller: {
      opening:
        "On the first warm evening somebody always carries a chair outside, and within minutes the whole yard is full of chairs.",
      closing: "The chairs stay out until September. By then the next first evening has been written down.",
    },
    analyst: {
      opening:
        "Official days produce impressive totals and tell little about your readers. Your own records of last year are a better forecast.",
      closing: "Put this year's figure beside the date. With two of them you can begin to see a season.",
    },
    coach: {
      opening:
        "You do not have to celebrate everything. Pick the days that make you smile, and leave the others to people who like them.",
      closing: "Three dates are written down, and that is more than most of us ever do.",
    },
    editor: {
      opening: "A greeting is not news. What is different on that day is.",
      closing: "Write the post for the day after. It will have the feed to itself.",
    },
  },
  "sound-format": {
    strategist: {
      opening:
        "Late entry is a position, not a mistake: the costs are known, the rules are public, and the crowd has left.",
      closing: "Choose one format per month at most, and let it prove itself against an ordinary post.",
    },
    storyteller: {
      opening: "At weddings there is always an uncle who tells the old joke with a new ending. People wait for him.",
      closing: "Somewhere a cousin is already working on the next version.",
    },
    analyst: {
      opening:
        "Views of a popular format say much about the format and little about you. Look at how many people opened your profile afterwards.",
      closing: "If the profile visits do not rise, the laugh belonged to the original.",
    },
    coach: {
      opening: "Feeling late is not the same as being late. Borrow the frame and play.",
      closing: "You made one. Watch it once, enjoy it, and let it go.",
    },
    editor: {
      opening: "Keep the beat. Change the noun.",
      closing: "If the ending is yours, the beginning may be anybody's.",
    },
  },
  "slow-trends": {
    strategist: {
      opening: "Fast trends ask for a reaction, slow ones for a position. Only the second can be prepared.",
      closing: "Give each season one change and one person responsible, and the year will take care of itself.",
    },
    storyteller: {
      opening:
        "Nobody remembers the day on which the last telephone box disappeared from the square. One morning people simply walked a little straighter.",
      closing: "The square is wider now. Children play where the coins used to fall.",
    },
    analyst: {
      opening:
        "What everybody predicts is rarely measured later. Compare two years of your own comments, and you will know more than a forecast.",
      closing: "Keep the two lists and add a third next year. Three points are the smallest curve.",
    },
    coach: {
      opening:
        "There is no hurry in this one, which is rather pleasant. You can walk beside a slow change for months and still be in time.",
      closing: "One habit for one season: that is a pace at which nobody stumbles.",
    },
    editor: {
      opening: "Old habits hide in plain sight. Look for whatever you do without a reason.",
      closing: "Strike one habit. See who notices.",
    },
  },
};
