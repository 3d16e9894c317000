/** Openings for hair: what is done to it and where. */
export const hairOpenings: readonly string[] = [
  "New week, new me, mostly thanks to {s}.", "My mirror and I have discussed {s}. We are happy.", "Some people change their lives. I start with {s}.", "If I look into every shop window today, blame {s}.", "Nothing turns a week around like {s}.", "I feel two centimetres shorter and ten years lighter after {s}.", "Three weeks of thinking about it, and then {s}.", "Not a phase, just {s}.",
  "I told nobody about {s}. Let us see who notices.", "My head has opinions. {S} won the argument.", "{T} first, big decisions afterwards.", "There is a before and an after, and in between there {is|are} {s}.", "Hats are off the menu because of {s}.",
];
export const hairLines = {
  says: ["I keep touching it. It is still there.", "My passport photo is officially out of date.", "I look like the person I am in my head.", "The wind and I are no longer friends.", "Ten minutes in the chair, a whole new walk."],
  asks: ["Short, long or whatever happens?", "Bangs, yes or no?", "Who noticed first?", "What was your boldest change?"],
  calls: ["Tag the one who holds the scissors.", "Send it to a friend who is thinking about it.", "Tell me honestly.", "Save it for your next appointment."],
} as const;
