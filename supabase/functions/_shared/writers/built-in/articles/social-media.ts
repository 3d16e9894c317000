import type { ArticleSubject } from "./subject.ts";

export const socialMediaSubjects: readonly ArticleSubject[] = [
  {
    id: "first-line",
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
      {
        heading: "Three openings to throw away",
        text: "A greeting, a day of the week and a question that nobody would answer with no. All three are polite, all three fit any post in the world, and that is exactly what is wrong with them. Delete the line and see whether the second one was the first.",
      },
    ],
    exercise: {
      heading: "Three captions, turned around",
      text: "Take your last three captions, move their best sentence to the front, and read them again.",
    },
    checklist: {
      heading: "Before you post: a short check",
      points: [
        "Does the first line stand on its own, without the picture and without the rest?",
        "Is there one thing in it that only you could know?",
        "Would you answer this post if a stranger had written it?",
        "Is everything that people may look for later, such as a time or a place, easy to find?",
        "Have you planned ten minutes for answers after it went out?",
      ],
    },
  },
  {
    id: "replies",
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
      {
        heading: "Write down what you answer often",
        text: "After a month you will have replied to the same five questions in twenty versions. Keep the best version of each in a note, change one word before you use it, and the answer stays both quick and personal. Standard letters only hurt when they look like it.",
      },
    ],
    exercise: {
      heading: "Ten minutes under your posts",
      text: "Answer the three newest comments under your posts, each with a word that the comment itself uses.",
    },
    checklist: {
      heading: "A reply is ready when",
      points: [
        "it contains a word that the other person used,",
        "it would still be true if a thousand people read it,",
        "it says what happens next, or that nothing has to,",
        "you could say it to a face without blushing.",
      ],
    },
  },
  {
    id: "quiet-account",
    titles: ["An account that went quiet, and how it starts again", "Coming back after a long pause"],
    summary:
      "Everybody stops posting at some point. How to return without an apology, a big announcement or a promise that you cannot keep.",
    lead: "The longest pause is the one before the first post after a pause. It grows because the return seems to need an explanation, and it does not.",
    sections: [
      {
        heading: "Skip the apology",
        text: "Hardly anybody counted the weeks. A post that begins with “sorry for the silence” is about you; a post about the thing on your table is about something. Start with the thing.",
      },
      {
        heading: "Promise nothing about next week",
        text: "“From now on every Monday” is a debt. Post when you have something, twice, three times, and let the rhythm show itself before you name it.",
      },
      {
        heading: "Use what happened meanwhile",
        text: "Pauses have reasons, and some of them are stories: the move, the exam, the summer in which the roof leaked. Tell one of them as news, not as an excuse.",
        points: [
          "What is different in the room since the last post?",
          "What did you learn to do without?",
          "Who asked where you were?",
        ],
      },
      {
        heading: "Tidy the profile first",
        text: "A person who finds your new post looks at the profile next. Opening hours from two winters ago do more harm than an empty month. Ten minutes are enough for the text, the link and the pinned posts.",
      },
      {
        heading: "Make the next pause a quiet one",
        text: "Longer breaks will come again. Put a line into the profile when you know of one beforehand, and let the last post before it be one that does not grow old: a recipe, a map, an answer to the question that everybody asks. Then the account rests instead of being missing.",
      },
    ],
    exercise: {
      heading: "The restart",
      text: "Photograph the place where you work as it is at this moment, and write two sentences about what is new in it.",
    },
    checklist: {
      heading: "Ready to return?",
      points: [
        "The profile says what is true today.",
        "The first post could have appeared in any week.",
        "Two more posts are drafted, without dates.",
        "Nothing in the text asks for forgiveness.",
      ],
    },
  },
  {
    id: "second-platform",
    titles: ["When a second platform is worth the work", "One account done well, or two?"],
    summary:
      "A new platform looks like new readers for free. What it costs in hours, how to test it for a month, and how to leave it politely.",
    lead: "Every new platform comes with the feeling of being late. The honest question is a different one: which hour of your week would pay for it?",
    sections: [
      {
        heading: "Count the hours you have",
        text: "An account needs time for posts and at least as much for people. If the first account already gets its answers two days late, a second one will halve what both receive.",
      },
      {
        heading: "Look for your people before you sign up",
        text: "Search for the words that your customers use and read for a week. If nobody there talks about what you do, you would be the first, which is rarely an advantage.",
      },
      {
        heading: "Test with a fixed end",
        text: "Choose thirty days, eight posts and one question that the test should answer. Reuse what you have; a test is no reason to invent a second style.",
        points: [
          "Week one: only read and answer others.",
          "Week two and three: post twice each.",
          "Week four: write down what came of it.",
        ],
      },
      {
        heading: "Leave a sign when you go",
        text: "An abandoned profile looks like a closed shop. One last post with the address of the place where you do answer is enough, and the name stays yours.",
      },
      {
        heading: "Do not simply send everything twice",
        text: "The same post on both sides teaches people to follow only one of them. If you have a single supply of material, give each place its own part of it: the finished thing here, the making of it there. Whoever likes both has a reason to visit both.",
      },
    ],
    exercise: {
      heading: "One week, one column",
      text: "Write down every minute that your present account takes this week, replies included. That number is the price of another one.",
    },
    checklist: {
      heading: "Signs that one account is enough",
      points: [
        "You know most of the people who answer you by name.",
        "Your last ten posts were finished in a hurry.",
        "Questions wait longer than a day.",
        "The new place is where other businesses like yours talk to each other.",
      ],
    },
  },
];
