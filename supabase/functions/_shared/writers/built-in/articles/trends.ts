import type { ArticleSubject, CategoryChecklist } from "./subject.ts";

export const trendsSubjects: readonly ArticleSubject[] = [
  {
    titles: ["Should you join this trend? Four questions", "When to follow a trend, and when to let it pass"],
    summary:
      "Trends bring strangers and cost time. Four questions that take two minutes and save you the posts that you would delete later.",
    lead: "Every week something is everywhere. Some of it fits you by chance, most of it does not, and all of it looks urgent. Urgency is a poor reason to publish.",
    sections: [
      {
        heading: "Would you say it without the trend?",
        text: "If there is nothing of your own in it, the post belongs to the trend and not to you. A format is a frame: it needs your picture inside.",
      },
      {
        heading: "Will your people understand it?",
        text: "A joke that needs an explanation has a small audience. If those who already follow you would wonder what happened to you, tell it differently or not at all.",
      },
      {
        heading: "Can you do it today?",
        text: "Trends are short. What needs a week of work arrives after everybody else. Keep a simple version in mind that can be done with a phone and the things at hand.",
        points: ["Today: join in.", "Tomorrow: make it clearly your own.", "Next week: leave it."],
      },
      {
        heading: "Where does it come from?",
        text: "Look up who started it and what the sound or the words mean. Some jokes are at somebody's expense, and a minute of reading spares you an apology.",
      },
    ],
    exercise:
      "Pick one thing that trends right now and answer the four questions. If one answer is no, enjoy not having to do it.",
  },
  {
    titles: ["The calendar is the trend you can plan", "Seasons, dates and the posts that you see coming"],
    summary:
      "Most of what people talk about in a year returns. How to use seasons and dates without posting what everybody posts on the same morning.",
    lead: "The first warm weekend, the last day of school, the week of the wet coats: nobody needs to discover these. They come back, and they can be prepared.",
    sections: [
      {
        heading: "Make a calendar of your own",
        text: "Official days are shared with the whole world. Your own dates are not: the opening, the first asparagus, the week when everybody asks the same thing. Twelve of those fill a year.",
      },
      {
        heading: "Be early or be late",
        text: "On the day itself the feed is full. Two days before, people plan; two days after, they tell. Both are better places to stand than the middle of the crowd.",
      },
      {
        heading: "Tell what the day is like, not that it is",
        text: "A greeting with a picture of a flag says nothing. Tell what the day looks like where you are: what is sold out, who called, what is still to do.",
        points: [
          "What do you do differently on this day?",
          "Who works so that others can celebrate?",
          "What is left over the day after?",
        ],
      },
      {
        heading: "Keep what worked",
        text: "Note the date, the post and what came of it. Next year you will not start from nothing, and nobody minds a good post that returns in a new coat.",
      },
    ],
    exercise: "Write down three dates of the next two months that matter where you are and nowhere else.",
  },
];

export const trendsChecklist: CategoryChecklist = {
  heading: "How to keep an eye on things without living online",
  points: [
    "Look once in the morning, for ten minutes, and not again.",
    "Follow five accounts that notice things early and leave the rest.",
    "Ask the youngest and the oldest person you know what made them laugh this week.",
    "Note what you see twice in different places; once is chance.",
  ],
};
