import type { ArticleSubject } from "./subject.ts";

export const trendsSubjects: readonly ArticleSubject[] = [
  {
    id: "four-questions",
    titles: ["Should you join this trend? A test of two minutes", "When to follow a trend, and when to let it pass"],
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
      {
        heading: "Say no in a friendly way",
        text: "When others tag you or ask why you have not joined, a plain sentence is enough: it is fun, and it is not ours. Nobody minds. An account that leaves something out on purpose seems more certain of itself than one that appears everywhere a day late.",
      },
    ],
    exercise: {
      heading: "The two-minute test",
      text: "Pick one thing that trends right now and answer the four questions. If one answer is no, enjoy not having to do it.",
    },
    checklist: {
      heading: "How to keep an eye on things without living online",
      points: [
        "Look once in the morning, for ten minutes, and not again.",
        "Follow five accounts that notice things early and leave the rest.",
        "Ask the youngest and the oldest person you know what made them laugh this week.",
        "Note what you see twice in different places; once is chance.",
      ],
    },
  },
  {
    id: "calendar",
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
      {
        heading: "Prepare twice, post once",
        text: "Take the pictures for a season while it lasts and put them away for the following one. In December the best light of December is over by four in the afternoon, and a photo from last year shows the same tree without the hurry. A folder for each month is all it takes.",
      },
    ],
    exercise: {
      heading: "Three dates of your own",
      text: "Write down three dates of the next two months that matter where you are and nowhere else.",
    },
    checklist: {
      heading: "A date is worth a post if",
      points: [
        "you would mention it to a neighbor without being asked,",
        "something in your week changes because of it,",
        "you can show a detail of it that is not a flag, a heart or a cake,",
        "you are willing to answer the comments on the day itself.",
      ],
    },
  },
  {
    id: "sound-format",
    titles: ["Joining a format late, and making it yours", "What to keep of a trend and what to replace"],
    summary:
      "By the time a format reaches you, thousands have used it. That can help you: everybody knows how it goes, so you only need to change the right part.",
    lead: "A format is a joke that the audience already knows the beginning of. You do not have to be first; you have to end it differently.",
    sections: [
      {
        heading: "Find the part that carries it",
        text: "Watch six examples and note what is the same in all of them: a cut, a pause, a line. That part stays as it is, or nobody recognizes the frame.",
      },
      {
        heading: "Replace the subject, not the rhythm",
        text: "Put your trade into the place of theirs. A format about dating works for sourdough, as long as the pause comes at the same second.",
      },
      {
        heading: "Check the sound and the rights",
        text: "Music that private people may use is often not licensed for a business. Look at the platform's commercial library before you film, because a muted clip is a clip without its joke.",
        points: [
          "Is the sound in the library for businesses?",
          "Is a person shown who has not agreed?",
          "Does the original make fun of somebody?",
        ],
      },
      {
        heading: "Set a limit for the work",
        text: "One hour from the idea to the post. If it takes longer, the format is somebody else's strength, and yours is waiting elsewhere.",
      },
      {
        heading: "Film it in one go",
        text: "Perfection does not suit borrowed formats. One take, the real light, the apron that you wear anyway: a version with small faults looks like you, and a polished one looks like an advertisement for somebody's idea. If the third attempt is not funny, have lunch.",
      },
    ],
    exercise: {
      heading: "Six and one",
      text: "Save six posts of one format, write down what they share in a single line, and film only that line with a thing from your day.",
    },
    checklist: {
      heading: "Drop it if",
      points: [
        "you have to explain the original in the caption,",
        "it needs clothes or words that are not yours,",
        "the only reason is that it is everywhere,",
        "you would not want to see it again in a year.",
      ],
    },
  },
  {
    id: "slow-trends",
    titles: ["The slow trends that are easy to miss", "What changes in a year, not in a week"],
    summary:
      "Fast trends fill the feed, slow ones change it. Four ways to notice what your readers are getting used to, and to be ready when they expect it.",
    lead: "Nobody posts “today people started to expect subtitles”. Such shifts have no day and no sound, and they last longer than all the others.",
    sections: [
      {
        heading: "Compare with last year, not with last week",
        text: "Open your own posts of twelve months ago and read the comments. The questions that no longer come up have been answered by habit; the ones that are new point forward.",
      },
      {
        heading: "Listen to complaints about others",
        text: "When customers mention what annoyed them elsewhere, they describe their new normal: no answer on a Sunday, a form that forgot everything, a video without words.",
      },
      {
        heading: "Notice what you yourself skip",
        text: "You are a reader as well. Whatever you have stopped watching to the end is being skipped by others too.",
        points: [
          "Videos that greet for ten seconds.",
          "Carousels with one word per picture.",
          "Texts that begin with a question nobody asked.",
        ],
      },
      {
        heading: "Change one thing per season",
        text: "Slow shifts allow slow answers. Add subtitles this spring, descriptions for pictures in the summer, clearer prices in the autumn, and look back in the winter.",
      },
      {
        heading: "Be boring about the right things",
        text: "Some expectations only grow: clear prices, quick answers, words that can be read without sound. Fulfilling them never makes a headline. Ignoring them makes every other effort a little more expensive, because people leave before they reach the part that you are proud of.",
      },
    ],
    exercise: {
      heading: "A letter from last year",
      text: "Write down five things that were normal for your readers a year ago, and mark the ones that would look odd now.",
    },
    checklist: {
      heading: "Questions for the end of a quarter",
      points: [
        "What did people ask that they never asked before?",
        "Which of our posts would we shorten today?",
        "What do the youngest customers do differently at the counter?",
        "Which habit of ours exists only because it always did?",
      ],
    },
  },
];
