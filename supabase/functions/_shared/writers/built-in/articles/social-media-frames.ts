import type { SubjectFrames } from "./subject.ts";

/** How each voice begins and ends the subjects of this category. */
export const socialMediaFrames: SubjectFrames = {
  "first-line": {
    strategist: {
      opening:
        "Before the how comes the what for: decide what the first line should make people do, and half of the draft is settled.",
      closing: "Do this with one post per week for a month, and keep the openings that were opened.",
    },
    storyteller: {
      opening: "Picture somebody on a tram, one thumb on the screen, two stops to go. That is who we write for.",
      closing: "The tram stops, the screen goes dark. What stays is the one line that could be read in time.",
    },
    analyst: {
      opening:
        "Feeds report how many people saw a post and rarely how many opened it. That difference is made in the first line, so it is worth testing.",
      closing: "Compare five posts with a new kind of opening to five with the old one; fewer prove nothing.",
    },
    coach: {
      opening: "You know more about this than you think: you scroll past weak openings every day. Let us use that.",
      closing: "Did one of the three get better? Good, that was the whole task for today.",
    },
    editor: {
      opening: "Short version: cut, then write, then cut again. Long version below.",
      closing: "Read it aloud. Cut one more word. Post it.",
    },
  },
  replies: {
    strategist: {
      opening:
        "Decide who answers, when, and what is never answered in public. With these three decisions made, the rest is manners.",
      closing: "Write the three decisions on one page, and every later reply takes half as long.",
    },
    storyteller: {
      opening:
        "A woman stands in front of a closed shop and reads on her phone how its owner treats people. She will remember the tone, not the offer.",
      closing: "Next week the shop is open, and she knows already how she will be greeted.",
    },
    analyst: {
      opening:
        "Nobody can say what one friendly reply is worth. What you can count is how long people wait for it and how many write again.",
      closing: "Note for two weeks how many hours pass before an answer, then halve the number.",
    },
    coach: {
      opening:
        "Answering strangers takes a little courage, and it gets easier with every one. Begin with the nicest comment you have.",
      closing: "Three replies, that is all. Tomorrow three more, and soon it will be a habit.",
    },
    editor: {
      opening: "Most replies contain one useful sentence and two polite ones. Keep the useful one.",
      closing: "A reply is finished when taking away a word would make it rude.",
    },
  },
  "quiet-account": {
    strategist: {
      opening:
        "A return needs a goal smaller than the silence was long: one post this week, one next week, nothing else.",
      closing: "After the third post, decide what the account is for now. It may be something new.",
    },
    storyteller: {
      opening:
        "On the shelf stands a jar with the label of a summer three years ago. Opening it takes one turn, after months of walking past it.",
      closing: "The jar is open. It smells as it did then, and nobody asks why it took so long.",
    },
    analyst: {
      opening:
        "There is no reliable figure for how long a pause may last. What can be observed is that old followers do not leave because of silence; they leave because of noise.",
      closing:
        "Note who answers the first three posts. Those are the readers you have, and the count starts with them.",
    },
    coach: {
      opening: "You have not missed anything that cannot be continued today. Take a breath, and then take one picture.",
      closing: "You are back. The hardest post of the year lies behind you.",
    },
    editor: {
      opening: "Delete the first paragraph of your comeback. The second one is the comeback.",
      closing: "No trumpet, no curtain. Just the next post.",
    },
  },
  "second-platform": {
    strategist: {
      opening:
        "Every platform is a standing order for your time. Sign it only if you know which other order you would cancel.",
      closing:
        "If the test answers your question, decide within a day; a platform kept out of doubt is the dearest one.",
    },
    storyteller: {
      opening:
        "A baker rents a second stall on the far side of the market. By ten both are half empty, and he is out of breath.",
      closing: "In spring the baker has one stall again, twice as long, and time to talk.",
    },
    analyst: {
      opening:
        "Reach on two platforms cannot be added up, because nobody knows how many people it is. Treat each number by itself.",
      closing:
        "If the answer after thirty days is “unclear”, count it as a no; a clear yes does not need a magnifying glass.",
    },
    coach: {
      opening:
        "It is fine to be curious about a new place, and it is fine to stay where you are. Let us find out with as little effort as possible.",
      closing: "Whichever way you decide, you can now stop wondering, and that was worth a month.",
    },
    editor: {
      opening: "Two thin accounts are one account too many.",
      closing: "Pick one. Be there. Stop reading about the others.",
    },
  },
};
