import type { ArticleWriterId } from "../../../contract/admin-articles.ts";

/** How a house voice frames a subject. Paragraphs of plain text. */
export interface Voice {
  opening: readonly string[];
  /** Leads over from the sections to the exercise. */
  heading: string;
  closing: readonly string[];
  /** Whether sections are counted in their headings. */
  numbered: boolean;
  /** Whether the exercise comes right after the lead instead of at the end. */
  exerciseFirst: boolean;
}

export const voices: Record<ArticleWriterId, Voice> = {
  strategist: {
    opening: ["Before the how comes the what for. Decide what a post should change, and most of the questions below answer themselves.", "A plan is a small number of decisions made in the right order. Here are the ones that matter for this subject."],
    heading: "Your next step",
    closing: ["Do the steps in this order once, and keep what worked. A second round takes half the time.", "None of this needs a budget. It needs a decision, and then another one."],
    numbered: true, exerciseFirst: false,
  },
  storyteller: {
    opening: ["Picture somebody on a tram, one thumb on the screen, two stops to go. That is who we write for.", "Imagine a Tuesday, rain on the window, a cup going cold beside the phone. Somewhere in that minute your post appears."],
    heading: "How the story goes on",
    closing: ["The tram stops, the screen goes dark. What stays is the one detail that nobody else could have told.", "That is all a post has to be: a small true thing, told to one person."],
    numbered: false, exerciseFirst: false,
  },
  analyst: {
    opening: ["There is much advice on this subject and little that can be checked. We keep to what you can try and count for yourself.", "What works differs between accounts, so treat the following as things to test, not as laws."],
    heading: "Try it and count",
    closing: ["Change one thing at a time and compare like with like, or the numbers will tell you nothing.", "Two weeks of notes are little. They are still more than an impression."],
    numbered: false, exerciseFirst: false,
  },
  coach: {
    opening: ["You know more about this than you think. Let us start with something small, and do the thinking afterwards.", "Take a breath: you need not do all of this. One part, done today, is a good day's work."],
    heading: "Start here",
    closing: ["Did it work? Good. Did it not? Then you know something that you did not know this morning.", "Come back to this when you have tried the first part. The rest will read differently."],
    numbered: false, exerciseFirst: true,
  },
  editor: {
    opening: ["Short version: cut, then write, then cut again. Long version below.", "Good texts have less in them than you expect. What follows is about choosing what stays."],
    heading: "Now you",
    closing: ["Read it aloud. Cut one more word. Post it.", "If it reads as if it had been easy, it is done."],
    numbered: false, exerciseFirst: false,
  },
};
