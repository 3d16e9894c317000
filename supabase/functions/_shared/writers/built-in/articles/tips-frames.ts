import type { SubjectFrames } from "./subject.ts";

/** How each voice begins and ends the subjects of this category. */
export const tipsFrames: SubjectFrames = {
  "four-cuts": {
    strategist: {
      opening:
        "Editing is where a post is decided, so give it a fixed place: after the draft, before the picture is chosen.",
      closing: "Use the same four cuts on everything for two weeks; afterwards you will make them while writing.",
    },
    storyteller: {
      opening:
        "The tailor put pins into the coat and asked me to lift my arms. What fell off had never belonged to me.",
      closing: "At home I put the coat on again. It fitted, and I could not say what was missing.",
    },
    analyst: {
      opening:
        "Shorter is not better in itself. The claim can be tested, though: show two versions and ask which one people can repeat.",
      closing: "If readers remember the same facts from thirty words as from fifty, the twenty were ballast.",
    },
    coach: {
      opening: "Cutting your own words hurts for a moment. Keep the long version in a note, and nothing is lost.",
      closing: "See? All the facts are still there, and there is air around them.",
    },
    editor: {
      opening: "Good texts have less in them than you expect. What follows is about choosing what stays.",
      closing: "If it reads as if it had been easy, it is done.",
    },
  },
  "hashtag-system": {
    strategist: {
      opening: "Five places, five jobs: that is a team, and teams are put together, not collected.",
      closing: "Review the team every season and replace one member at a time.",
    },
    storyteller: {
      opening:
        "At the flea market an old man sorted buttons into five boxes. “More boxes,” he said, “and I would never find one.”",
      closing: "In the evening all five boxes were still closed, and he knew exactly where the green one was.",
    },
    analyst: {
      opening:
        "What a single tag contributes cannot be separated from the rest of a post. Whether it has a job can be decided without any figures.",
      closing: "Exchange one tag, keep the other four, and look again after five posts.",
    },
    coach: {
      opening: "Hashtags look like a science and are mostly tidying up. You can do it in the time a kettle takes.",
      closing: "The kettle has boiled, and your list has five lines. Enough.",
    },
    editor: { opening: "Thirty tags are a fence. Five are a gate.", closing: "No job, no tag." },
  },
  carousel: {
    strategist: {
      opening:
        "Several pictures are worth it if they answer one question in steps. Write the question down before the first square.",
      closing: "Build the next one from the same six squares, and you will need half the time.",
    },
    storyteller: {
      opening: "In the stairwell hung one photograph per landing. To see the last one, people climbed to the attic.",
      closing: "Up there, under the roof, hung only a picture of the front door, and everybody laughed.",
    },
    analyst: {
      opening:
        "Platforms show how many people saw a carousel, and seldom how far they went. Saves are the better sign, because they happen at the end.",
      closing: "Move the summary to the last square and compare the saves of five posts before and after.",
    },
    coach: {
      opening: "It looks like work for a designer. You need six squares and a pencil, and both are within reach.",
      closing: "Six lines, one of them crossed out. You have just designed something.",
    },
    editor: {
      opening: "Ten pictures are not ten times as good. Sometimes they are one picture, badly cut.",
      closing: "Remove a square. If the rest closes ranks, it was the right one.",
    },
  },
  names: {
    strategist: {
      opening: "Being found is cheaper than being promoted. It takes one list of words and the discipline to use it.",
      closing: "Keep the list beside the keyboard and add a word whenever a customer surprises you.",
    },
    storyteller: {
      opening:
        "“What is that called?” asks the boy and points at the thing with the crank. Three grown-ups know three names for it.",
      closing:
        "In the end the boy calls it “the crank thing”, and from that day on everybody knows which one is meant.",
    },
    analyst: {
      opening:
        "Search terms of other accounts are estimates. The words in your own messages are counted quickly and cannot be wrong.",
      closing: "Count the five commonest nouns of the last thirty messages; they are your vocabulary.",
    },
    coach: {
      opening:
        "Plain words can feel too simple when you know your trade well. They are a kindness to those who do not.",
      closing: "You have three new words, and none of them had to be invented.",
    },
    editor: { opening: "Call it a lamp. If it is one.", closing: "The right word, once more. Then the next sentence." },
  },
};
