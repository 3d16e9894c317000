import type { ArticleSubject, CategoryChecklist } from "./subject.ts";

export const contentCreationSubjects: readonly ArticleSubject[] = [
  {
    titles: ["One photo, four captions that are true", "Four ways to tell the same picture"],
    summary:
      "When nothing comes to mind, change the question instead of the photo: four angles that work for a plate, a dog, a shop window or a sunset.",
    lead: "Running out of ideas is rarely a lack of things to say. It is usually the habit of asking the same question of every picture: what is this? There are better ones.",
    sections: [
      {
        heading: "What happened a minute before?",
        text: "Every photo has a beginning that it does not show. The dough that would not rise, the bus that came late, the joke that made them laugh. Two sentences are enough, and nobody else can write them.",
      },
      {
        heading: "What would somebody notice who has never been here?",
        text: "You have stopped seeing the crooked sign and the cat on the counter. Visitors talk about exactly these. Walk in as a stranger once and note three things.",
      },
      {
        heading: "What did it need?",
        text: "Hours, patience, a borrowed ladder, help from a neighbor. The effort behind a picture interests people more than its result, as long as it is told without complaint.",
        points: ["How long did it take?", "What went wrong first?", "Who should be thanked?"],
      },
      {
        heading: "What does it change for the reader?",
        text: "Somebody will cook it, wear it, visit it or send it to a friend. Say what they get out of it in their words, not in yours.",
      },
    ],
    exercise: "Choose a photo you never posted and answer each of the questions in one sentence. Post the best answer.",
  },
  {
    titles: ["A week of posts from one quiet hour", "Planning posts without sounding planned"],
    summary:
      "An hour of preparation takes the daily pressure away. A simple order of work that leaves room for what happens on the day.",
    lead: "Posting every day out of nothing is tiring, and it shows. An hour set aside once a week produces calmer texts, and leaves the good accidents their place.",
    sections: [
      {
        heading: "Collect first, judge later",
        text: "Spend the first quarter of the hour on raw material only: six plain photos, three questions that people asked you, one thing you learned. Do not write yet; sorting and writing at the same time stops both.",
      },
      {
        heading: "Write one sentence for each",
        text: "Not the caption, just what it is about. If no sentence comes, drop the piece. Four that you have something to say about are better than seven fillers.",
      },
      {
        heading: "Turn sentences into captions",
        text: "Now write all of them in one go, while you are warm. Keep the order: the point, one detail, one thing for the reader to do.",
        points: [
          "Read each one aloud.",
          "Cut the first word and see whether it is missed.",
          "Check that no two begin alike.",
        ],
      },
      {
        heading: "Leave a gap on purpose",
        text: "Keep one day free for what happens. A planned week with an open Thursday feels alive; a full one feels like a timetable.",
      },
    ],
    exercise:
      "Put one hour into your calendar for this week, at a time when nobody needs you, and do only the collecting.",
  },
];

export const contentCreationChecklist: CategoryChecklist = {
  heading: "A drawer for the days without ideas",
  points: [
    "A note on your phone with sentences that customers or friends really said.",
    "A folder of plain photos without an occasion: hands, doors, tools, light.",
    "A list of things you have explained more than twice.",
    "Your five posts that were saved or passed on most, to be told again in other words.",
  ],
};
