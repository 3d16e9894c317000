import type { ArticleSubject, CategoryChecklist } from "./subject.ts";

export const tipsSubjects: readonly ArticleSubject[] = [
  {
    titles: ["Four cuts that make a caption better", "Shorter without losing anything: editing captions"],
    summary:
      "Good captions are rewritten ones. Cuts that take a minute, keep your voice and make room for what matters.",
    lead: "Nobody writes the short version first. What looks effortless was usually one and a half times as long, and the difference is a minute of cutting.",
    sections: [
      {
        heading: "Cut the run-up",
        text: "“So”, “just”, “I wanted to say that”, “excited to share”: most captions start two phrases after their beginning. Delete up to the first word that carries news.",
      },
      {
        heading: "Cut what the picture says",
        text: "If it shows a sunset over water, the words need not. Keep the detail that cannot be seen.",
      },
      {
        heading: "Cut doubles",
        text: "Two adjectives are usually one too many, and two exclamation marks always are. Keep the stronger one of each pair.",
        points: [
          "“really very tasty” becomes “tasty”, or what it tastes of",
          "“each and every” becomes “every”",
          "“new innovation” becomes “new”",
        ],
      },
      {
        heading: "Stop when it is said",
        text: "The last sentence often repeats the first. If the text ends well without it, it ended before.",
      },
    ],
    exercise: "Take a caption of yours with more than fifty words and bring it to thirty without losing a fact.",
  },
  {
    titles: ["Hashtags without guessing: a small system", "Five hashtags, each with a job"],
    summary:
      "Platforms take fewer hashtags than they used to. How to choose a handful that help people find you, and skip the ones that only look busy.",
    lead: "A block of thirty hashtags was once a habit; now several platforms stop at five. That is good news, because five can be chosen on purpose.",
    sections: [
      {
        heading: "Give every tag a job",
        text: "One says what it is, one where it is, one whom it is for, one names the occasion and one is yours. If two do the same job, the more exact one stays.",
      },
      {
        heading: "Prefer the middle",
        text: "Tags that everybody uses bury a post within seconds, tags that nobody follows lead nowhere. Look at what stands under a tag: if the posts look like yours and the newest is of this week, it fits.",
      },
      {
        heading: "Write for search as well",
        text: "People search in words. A caption that calls things by their names is found without any tag.",
        points: [
          "Name the place in the text.",
          "Name the thing as a customer would.",
          "Leave inside jokes to the comments.",
        ],
      },
      {
        heading: "Check them once a season",
        text: "Tags change hands. Look your standard ones up every few months; what was about baking may be about something else now.",
      },
    ],
    exercise: "Write your five tags on a list with their jobs beside them. Strike the one whose job you cannot name.",
  },
];

export const tipsChecklist: CategoryChecklist = {
  heading: "To pin above the desk",
  points: [
    "One idea per post; the second one is tomorrow's.",
    "Names, numbers and times instead of adjectives.",
    "Emoji where your voice would go up, and nowhere else.",
    "Read it aloud once before it goes out.",
    "What you would not say across a counter, do not write.",
  ],
};
