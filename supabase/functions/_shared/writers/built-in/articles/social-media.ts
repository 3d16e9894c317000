import type { ArticleSubject, CategoryChecklist } from "./subject.ts";

export const socialMediaSubjects: readonly ArticleSubject[] = [
  {
    titles: ["The first line decides: writing for the fold", "What people see before they tap “more”"],
    summary:
      "A feed shows the beginning of a caption and hides the rest. How to write a first line that stands alone, and what belongs behind it.",
    lead: "Most captions are never read to the end, because the feed folds them after a line or two. That is no reason to write less, but a reason to put things in another order.",
    sections: [
      {
        heading: "Find the fold before you write",
        text: "Every platform cuts in another place, and phones cut earlier than computers. Post once to a private account or use a preview, and look where your text breaks. From then on you know how much room the opening really has.",
      },
      {
        heading: "Give the news away",
        text: "Keeping the point for the end feels elegant and loses readers. Say what happened in the first sentence and let the rest be the how and the why. Whoever is interested in the news is interested in the details; nobody waits for a surprise in a feed.",
        points: [
          "Not: “We have been working on something for months…”",
          "But: “The garden opens on Saturday, and there is cake.”",
        ],
      },
      {
        heading: "Let the picture do its share",
        text: "A first line that describes the photo spends your best place on what everybody can see. Use it for what the photo leaves out: the sound, the reason, the person behind the camera.",
      },
      {
        heading: "What belongs behind the fold",
        text: "Names, directions, credits, opening hours and hashtags can wait: people who look for them will open the text. Put them in short lines, so that they are found at a glance.",
      },
    ],
    exercise: "Take your last three captions, move their best sentence to the front, and read them again.",
  },
  {
    titles: ["Answering comments is publishing, too", "What a good reply under a post does"],
    summary:
      "Replies are read by more people than the person who asked. How to answer praise, questions and complaints without sounding like a form letter.",
    lead: "Under every post a second text is written, and you are one of its authors. Whoever wonders whether to trust you reads how you treat those who already wrote.",
    sections: [
      {
        heading: "Use their words",
        text: "A reply that takes up a word of the comment cannot be mistaken for a copied one. “Glad the blue one reached you in time” needs three seconds more than “Thanks!” and says that somebody read it.",
      },
      {
        heading: "Answer questions where they were asked",
        text: "Sending everybody into private messages hides the answer from the next ten people with the same question. Answer in public what is not private, and add it to the caption when it comes up twice.",
      },
      {
        heading: "Complaints: one calm sentence, then a door",
        text: "Say that you are sorry it happened, say where a person will look into it, and stop. Explaining yourself at length in public convinces nobody and keeps the complaint at the top.",
        points: [
          "Name the thing that went wrong.",
          "Offer one way to reach you.",
          "Come back when it is solved, and say so.",
        ],
      },
      {
        heading: "Leave some things alone",
        text: "Insults want an audience. One friendly line is enough, and often no line is better. Advertising under your post can go without a comment.",
      },
    ],
    exercise: "Answer the three newest comments under your posts, each with a word that the comment itself uses.",
  },
];

export const socialMediaChecklist: CategoryChecklist = {
  heading: "Before you post: a short check",
  points: [
    "Does the first line stand on its own, without the picture and without the rest?",
    "Is there one thing in it that only you could know?",
    "Would you answer this post if a stranger had written it?",
    "Is everything that people may look for later, such as a time or a place, easy to find?",
    "Have you planned ten minutes for answers after it went out?",
  ],
};
