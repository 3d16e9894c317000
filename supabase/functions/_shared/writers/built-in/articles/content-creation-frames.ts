import type { SubjectFrames } from "./subject.ts";

/** How each voice begins and ends the subjects of this category. */
export const contentCreationFrames: SubjectFrames = {
  "four-captions": {
    strategist: {
      opening:
        "A picture that serves four purposes is four posts. Choose the purpose first, and the caption has somewhere to go.",
      closing: "Keep the three unused answers in a list with the date, and three future posts are planned.",
    },
    storyteller: {
      opening:
        "A photograph lies on the kitchen table: a dog, a ball, a wet floor. Everyone who passes tells another story about it.",
      closing: "The dog has not moved. Only the question has, and with it the whole afternoon.",
    },
    analyst: {
      opening:
        "Whether people like a caption depends on many things that you cannot control. The question that it answers is one that you can vary on purpose.",
      closing:
        "Post two of the four in weeks of the same kind, and write down beforehand which will be saved more often.",
    },
    coach: {
      opening:
        "If nothing comes to mind, there is nothing wrong with you. Your question has just been asked too often.",
      closing: "One sentence per question was the task, and you have done it four times.",
    },
    editor: {
      opening: "“A beautiful moment” could stand under any picture. That is how you recognize that it says nothing.",
      closing: "Four drafts, three deleted. The remaining one needed the others.",
    },
  },
  "quiet-hour": {
    strategist: {
      opening:
        "A plan is a small number of decisions made in the right order. One hour has room for exactly four of them.",
      closing: "Repeat the hour next week at the same time; what is repeated stops being a decision.",
    },
    storyteller: {
      opening:
        "Imagine a Tuesday, rain on the window, a cup going cold beside the phone. Nobody wants anything from you until eleven.",
      closing: "At eleven the door opens and the day begins. Five posts are already waiting for it.",
    },
    analyst: {
      opening:
        "How long posts take is usually guessed. Measure one hour once, with a clock, and the guess is replaced by a number.",
      closing:
        "If fewer than three posts came out of it, find out which quarter was too short, and change only that one.",
    },
    coach: {
      opening:
        "You do not have to be inspired for this. You only have to sit down once, and then do small things in a row.",
      closing: "Look at what lies on the table. An hour ago none of it existed.",
    },
    editor: {
      opening: "Collect. Name. Write. Stop. Everything else about planning is decoration.",
      closing: "Four good captions on a list. The list is the luxury.",
    },
  },
  "photo-light": {
    strategist: {
      opening: "A clear photo saves the caption from describing. Decide what it should prove, and arrange only that.",
      closing: "Make the three decisions a habit, in this order, before you think about another phone.",
    },
    storyteller: {
      opening:
        "Grandmother never owned more than one lens. She had a chair by the window, and that was where everybody sat.",
      closing: "The chair is still there. Late in the afternoon it is the best place in the house.",
    },
    analyst: {
      opening:
        "Cameras are compared by numbers that hardly matter on a screen of six inches. Distance and direction of light can be tested in a minute.",
      closing: "Show the pictures to five people without comment and write down which one they touch first.",
    },
    coach: {
      opening: "Your phone is good enough, and so are your eyes. Go to the window, and we shall try something.",
      closing: "Compare the first photo with the last one. That difference is yours to keep.",
    },
    editor: { opening: "Fewer things in the frame. Then one fewer.", closing: "Crop it. Crop it again. Done." },
  },
  series: {
    strategist: {
      opening: "A series is a decision that you make once and use five times. Few investments are as dull or as good.",
      closing: "Put the five dates into the calendar now, and the last one with a bell.",
    },
    storyteller: {
      opening:
        "Every evening at six the old man at the corner waters the same geranium. After a week the whole street sets its clocks by it.",
      closing:
        "When the man moved away, somebody else began to water the plant. That is how one knows that it was a series.",
    },
    analyst: {
      opening:
        "A single success cannot be distinguished from luck. Five posts of the same form can at least be compared with each other.",
      closing: "Write the five results side by side. If they differ wildly, it was the objects and not the frame.",
    },
    coach: {
      opening:
        "Thinking of something new each day is exhausting, so give yourself permission to repeat. We call it a series, and it sounds like a plan.",
      closing: "Part one is out. The next four are easier, because you know how they start.",
    },
    editor: {
      opening: "Same form, new content: that is what a newspaper is, and a menu, and a good account.",
      closing: "End it while somebody still asks for more.",
    },
  },
};
