import type { ArticleSubject } from "./subject.ts";

export const tipsSubjects: readonly ArticleSubject[] = [
  {
    id: "four-cuts",
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
      {
        heading: "Before and after",
        text: "Before: “We are so incredibly happy to finally be able to share our brand-new autumn menu with all of you!” After: “Pumpkin is back. So is the plum cake, until the plums run out.” Fewer words, more to eat. Every sentence can be asked two things: what do I see, and what do I not need?",
      },
    ],
    exercise: {
      heading: "From fifty words to thirty",
      text: "Take a caption of yours with more than fifty words and bring it to thirty without losing a fact.",
    },
    checklist: {
      heading: "To pin above the desk",
      points: [
        "One idea per post; the second one is tomorrow's.",
        "Names, numbers and times instead of adjectives.",
        "Emoji where your voice would go up, and nowhere else.",
        "Read it aloud once before it goes out.",
        "What you would not say across a counter, do not write.",
      ],
    },
  },
  {
    id: "hashtag-system",
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
      {
        heading: "Leave one place empty",
        text: "Four good tags and a gap are better than five with a filler. The gap is useful, too: put a tag of the week into it, an event, a neighbor's project, a joke among regulars, and you will see at once whether such things bring anybody. Everything else stays the same.",
      },
    ],
    exercise: {
      heading: "A job for every tag",
      text: "Write your five tags on a list with their jobs beside them. Strike the one whose job you cannot name.",
    },
    checklist: {
      heading: "Tags that can go",
      points: [
        "Any tag that you copied from an account ten times your size.",
        "Any tag that would fit a competitor just as well.",
        "Any tag that nobody would type into a search field.",
        "Any tag that you had to look up to spell.",
      ],
    },
  },
  {
    id: "carousel",
    titles: ["A carousel that is swiped to the end", "Ten pictures, one thought: building a carousel"],
    summary:
      "Several pictures in one post can explain what one cannot. How to order them, how much to write on each, and what the last one is for.",
    lead: "A carousel is read like a staircase: people take the next step if they can see it. Most of them stop at the second picture because the first one was complete.",
    sections: [
      {
        heading: "Open with half a sentence",
        text: "The first picture should make a promise that only the next one keeps. A finished statement is a reason to leave; a list with its first line visible is a reason to stay.",
      },
      {
        heading: "One thought per picture",
        text: "If a picture needs two sentences, it is two pictures. Twelve words in large letters are read; forty in small ones are admired and passed by.",
      },
      {
        heading: "Lead the eye across the edge",
        text: "Let a line, a table or a string continue from one picture into the next. The cut at the border works better than an arrow, and it costs one decision while you crop.",
        points: [
          "Keep the text at the same height throughout.",
          "Use one color for one kind of thing.",
          "Leave the lower edge free, because the buttons cover it.",
        ],
      },
      {
        heading: "Make the last picture useful alone",
        text: "It is the one that gets saved. Put the summary there, or the shopping list, or the date, so that it can be shown to somebody without the rest.",
      },
      {
        heading: "Write the text before the pictures",
        text: "It is tempting to begin with colors. Begin with a plain list of sentences instead, read it to somebody, and mark the place where their eyes wander. The order is cheap to change on paper, and it is the one thing that no color can repair afterwards.",
      },
    ],
    exercise: {
      heading: "On paper first",
      text: "Draw six squares on a sheet and write one line into each. Cover the fourth; if nobody would miss it, leave it out.",
    },
    checklist: {
      heading: "Swipe through it once more",
      points: [
        "The first picture can be understood without sound, size or glasses.",
        "No two neighbors say the same.",
        "The order would matter if it were shuffled.",
        "The final picture has a reason to be kept.",
      ],
    },
  },
  {
    id: "names",
    titles: ["Call things by their names: words that are searched", "Plain words that bring readers by themselves"],
    summary:
      "People look for things with the words they use at home. How to find those words, where to put them, and which clever names to give up.",
    lead: "A caption that never says “bicycle” will not be found by anybody who needs one. Search reads words, and so do people in a hurry.",
    sections: [
      {
        heading: "Write the word that a customer would say",
        text: "Inside the workshop it is a “drivetrain service”. At the counter it is “my chain squeaks”. Use the second in the first sentence and the first, if at all, behind it.",
      },
      {
        heading: "Name the place like a passer-by",
        text: "“Our studio” exists everywhere. Street, quarter and town exist once, and they are what people add when they type a question.",
      },
      {
        heading: "Repeat the name instead of varying it",
        text: "School taught us to avoid repeating a word. In a caption a second name for the same thing sounds like a second thing.",
        points: ["Not: “The tart … this treat … our creation”", "But: “The plum tart … the tart”"],
      },
      {
        heading: "Keep one clever name",
        text: "A pun can be the name of the product; it cannot be its description. If the title is a joke, the line below has to be a label.",
      },
      {
        heading: "Let pictures speak the same words",
        text: "What stands on the sign, on the box and in the file name of a photo should be the word from the caption. People who have read “plum tart” look for those letters in your window, and machines that read pictures do the same. One name, everywhere, for as long as you sell it.",
      },
    ],
    exercise: {
      heading: "Ask three people",
      text: "Show three people a photo of what you sell and ask what they would type to find it. Put their words into your next caption, unchanged.",
    },
    checklist: {
      heading: "Words to have in every week of posts",
      points: [
        "What it is, in the singular.",
        "Where it is, as it stands on a map.",
        "When it can be had.",
        "Whom it is for, if it is not for all.",
      ],
    },
  },
];
