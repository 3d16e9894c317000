import type { ArticleSubject, CategoryChecklist } from "./subject.ts";

export const marketingSubjects: readonly ArticleSubject[] = [
  {
    titles: ["One post, one wish: asking readers for the right thing", "The plain art of the call to action"],
    summary:
      "A post that asks for everything gets nothing. How to choose the one thing that a reader should do, and how to ask for it without shouting.",
    lead: "“Like, comment, share, save, visit and tell a friend” is not a request but a list. Readers choose the shortest way through it, which is to scroll on.",
    sections: [
      {
        heading: "Decide before you write",
        text: "Ask yourself what should be different tomorrow because of this post. More people at the door, an answer to a question, a few orders? The wish decides what the text needs to say and what it can leave out.",
      },
      {
        heading: "Make it small",
        text: "The step should be smaller than the interest. Whoever is curious will look at a picture, but not fill in a form. Ask for the first step only, and let the next place ask for the next one.",
        points: [
          "Curious people: look, save, answer with one word.",
          "Interested people: come by, read on, ask.",
          "Decided people: order, book, sign up.",
        ],
      },
      {
        heading: "Say why now",
        text: "A true reason works: it is fresh today, the week ends on Sunday, there are twelve of them. Invented hurry works once and costs trust for a long time.",
      },
      {
        heading: "Put it where the reader is ready",
        text: "After the detail that convinces, not before. And only once: the second request makes the first one weaker.",
      },
    ],
    exercise: "Write your next post's wish on a slip of paper first. If you need the word “and”, make two posts of it.",
  },
  {
    titles: ["What a small shop can say that a big one cannot", "Small and specific: marketing without a budget"],
    summary:
      "Large brands must speak to everybody. A small business may speak to somebody, and that is its advantage in every feed.",
    lead: "Advertising for millions has to be smooth. Yours does not. The details that a large company would cut are the ones that make people remember where they read about you.",
    sections: [
      {
        heading: "Be exact",
        text: "“Fresh bread daily” could hang anywhere. “The rye comes out at ten past six, and the first row is gone by seven” exists once. Numbers, times and names of things cost nothing and cannot be copied.",
      },
      {
        heading: "Show decisions, not slogans",
        text: "People trust choices they can follow. Why you stopped selling something, why you pay more for the lids, why you close on Mondays. One decision per post, with its reason.",
      },
      {
        heading: "Talk to the people you have",
        text: "Ten customers who come back are more than a thousand who follow. Post what helps them, answer them first, and they will bring the eleventh.",
        points: ["What do they ask at the counter?", "What do they get wrong at home?", "What would they miss?"],
      },
      {
        heading: "Measure what pays the rent",
        text: "Reach is pleasant. Write down for a month what people mention when they come in; that note tells you more than any chart.",
      },
    ],
    exercise: "Write down the last three questions that customers asked you. Each of them is a post.",
  },
];

export const marketingChecklist: CategoryChecklist = {
  heading: "Five questions for every campaign, however small",
  points: [
    "Whom is it for, in one sentence that leaves somebody out?",
    "What should these people do, and can they do it in a minute?",
    "What do we say that a competitor could not say?",
    "How will we notice that it worked, apart from likes?",
    "When do we stop, and who decides that?",
  ],
};
