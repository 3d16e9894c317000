import type { ArticleWriterId } from "../../../contract/wire/article-editing.ts";

/** The texts with which a voice frames a subject. Paragraphs of plain text. */
export interface Voice {
  opening: readonly string[];
  /** The voice's own section, independent of the subject. */
  section: { heading: string; text: string };
  /** The transition from the sections to the exercise. */
  heading: string;
  closing: readonly string[];
  /** Whether section headings are numbered. */
  numbered: boolean;
  /** Whether the exercise comes right after the lead instead of at the end. */
  exerciseFirst: boolean;
}

export const voices: Record<ArticleWriterId, Voice> = {
  strategist: {
    opening: [
      "Before the how comes the what for. Decide what a post should change, and most of the questions below answer themselves.",
      "A plan is a small number of decisions made in the right order. Here are the ones that matter for this subject.",
    ],
    section: {
      heading: "What you can leave out",
      text: "Every plan says what will not be done. Choose one platform, one kind of reader and one kind of post for the next four weeks, and let the others rest. You lose little, because half-hearted posts were not seen anyway, and you win the time in which the remaining ones become good. At the end of the four weeks decide again, with what you know by then.",
    },
    heading: "Your next step",
    closing: [
      "Do the steps in this order once, and keep what worked. A second round takes half the time.",
      "None of this needs a budget. It needs a decision, and then another one.",
    ],
    numbered: true,
    exerciseFirst: false,
  },
  storyteller: {
    opening: [
      "Picture somebody on a tram, one thumb on the screen, two stops to go. That is who we write for.",
      "Imagine a Tuesday, rain on the window, a cup going cold beside the phone. Somewhere in that minute your post appears.",
    ],
    section: {
      heading: "A small scene to remember",
      text: "Somebody we could all be stands in a kitchen and wants to write about a pot of soup. Three tries sound like an advertisement. Then a child asks why the lid is crooked, and there it is: the lid belonged to another pot, thirty years ago. Nobody had planned to write about the lid. Keep your ears open for that kind of question; it is usually asked beside the picture, not in it.",
    },
    heading: "How the story goes on",
    closing: [
      "The tram stops, the screen goes dark. What stays is the one detail that nobody else could have told.",
      "That is all a post has to be: a small true thing, told to one person.",
    ],
    numbered: false,
    exerciseFirst: false,
  },
  analyst: {
    opening: [
      "There is much advice on this subject and little that can be checked. We keep to what you can try and count for yourself.",
      "What works differs between accounts, so treat the following as things to test, not as laws.",
    ],
    section: {
      heading: "What the numbers can and cannot say",
      text: "Likes count how many people moved a thumb, saves and shares count how many wanted to keep or pass something on, and visits or orders count what you live on. They often disagree. A single post proves nothing, since the hour, the weather and the platform take part as well. Compare groups of at least five posts, write down what you expected beforehand, and be glad about every result that contradicts you.",
    },
    heading: "Try it and count",
    closing: [
      "Change one thing at a time and compare like with like, or the numbers will tell you nothing.",
      "Two weeks of notes are little. They are still more than an impression.",
    ],
    numbered: false,
    exerciseFirst: false,
  },
  coach: {
    opening: [
      "You know more about this than you think. Let us start with something small, and do the thinking afterwards.",
      "Take a breath: you need not do all of this. One part, done today, is a good day's work.",
    ],
    section: {
      heading: "If it does not work at once",
      text: "It will feel slow the first time, and that is a good sign: you are choosing instead of repeating. Set a timer for ten minutes and stop when it rings, finished or not. Tomorrow do ten more. Do not compare your first try with somebody's hundredth. Compare it with your own of last month, and you will see more movement than you think.",
    },
    heading: "Start here",
    closing: [
      "Did it work? Good. Did it not? Then you know something that you did not know this morning.",
      "Come back to this when you have tried the first part. The rest will read differently.",
    ],
    numbered: false,
    exerciseFirst: true,
  },
  editor: {
    opening: [
      "Short version: cut, then write, then cut again. Long version below.",
      "Good texts have less in them than you expect. What follows is about choosing what stays.",
    ],
    section: {
      heading: "Before and after",
      text: "Before: “We are so incredibly happy to finally be able to share our brand-new autumn menu with all of you!” After: “Pumpkin is back. So is the plum cake, until the plums run out.” Fewer words, more to eat. Every sentence you post can be asked two things: what do I see, and what do I not need? Keep the answer to the first, delete the answer to the second.",
    },
    heading: "Now you",
    closing: ["Read it aloud. Cut one more word. Post it.", "If it reads as if it had been easy, it is done."],
    numbered: false,
    exerciseFirst: false,
  },
};
