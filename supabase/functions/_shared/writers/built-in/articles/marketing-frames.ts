import type { SubjectFrames } from "./subject.ts";

/** How each voice begins and ends the subjects of this category. */
export const marketingFrames: SubjectFrames = {
  "one-wish": {
    strategist: {
      opening: "Every post spends attention, and attention can be spent once. Name the purchase before you pay.",
      closing: "Check at the end of the week whether the wish came true, and only then choose the next.",
    },
    storyteller: {
      opening:
        "A child stands in front of an ice-cream van with one coin. Nobody was ever so clear about what to ask for.",
      closing: "The coin is gone, the cone is strawberry, and there was never a doubt.",
    },
    analyst: {
      opening:
        "A post with five requests produces five small numbers that explain nothing. One request gives you a figure that you can work with.",
      closing: "Change the request next time and nothing else, so that the two figures may be compared.",
    },
    coach: {
      opening: "Asking feels impolite to many of us. It is the opposite, if you ask for one thing and mean it.",
      closing: "You asked. Whatever comes back, the next time will feel lighter.",
    },
    editor: {
      opening: "“And” is the most expensive word in a call to action.",
      closing: "One verb. One place. Full stop.",
    },
  },
  "small-shop": {
    strategist: {
      opening: "Large companies buy reach; you can only buy memory. Spend your effort where it cannot be outbid.",
      closing: "Fix one detail per week as your subject, and in a year you will have a language of your own.",
    },
    storyteller: {
      opening:
        "In the morning the shutter goes up with a noise that the whole street knows. No advertisement has ever sounded like that.",
      closing:
        "In the evening it comes down again. Somebody on the other side of the road looks at her watch and goes home.",
    },
    analyst: {
      opening:
        "There is no study about your shop, and there will not be one. The notes that you make at the counter are the best data in existence.",
      closing: "After a month, count which of your details was mentioned most often by people who came in.",
    },
    coach: {
      opening:
        "You may feel small beside the big names. Your readers do not: to them you are the one with the good rye.",
      closing: "Write one of these details today, as you would tell it to a friend on the phone.",
    },
    editor: {
      opening: "Adjectives are what companies buy when they have no details.",
      closing: "Ten past six. First row. Gone by seven. That is the whole advertisement.",
    },
  },
  newsletter: {
    strategist: {
      opening:
        "Rented land is fine for a stall, but not for a house. Decide how many of your readers you want to be able to reach without a landlord.",
      closing: "Set a number for the end of the year, and make it small enough to know every tenth person.",
    },
    storyteller: {
      opening:
        "On the back of an envelope, in pencil, stood eleven names: the first customers who wanted to hear when the plums were ripe.",
      closing: "In August the envelope went round again. The plums were ripe on a Thursday.",
    },
    analyst: {
      opening:
        "Open rates are measured with tricks that many mail programs block. Count replies and visits instead; both are real.",
      closing: "If three messages in a row bring no answer, ask a single question in the fourth and count that.",
    },
    coach: {
      opening:
        "You do not need a design, a logo or a hundred addresses. You need one person who would like to hear from you, and you know that person.",
      closing: "Send it to the first five. They will be kinder than you expect.",
    },
    editor: {
      opening: "A newsletter is a letter with news. Both words are meant seriously.",
      closing: "If nothing happened this month, send nothing. That, too, is a style.",
    },
  },
  "price-post": {
    strategist: {
      opening: "Decide what a price should tell about you before a competitor decides it for you.",
      closing: "Go through the list once a year, on a fixed day, and change all that must be changed together.",
    },
    storyteller: {
      opening:
        "The chalk broke in the middle of the four, so the board said “Soup 1.50” for a whole morning. Nobody complained, and nobody asked either.",
      closing: "Now there is new chalk, and the number is back where hungry people look first.",
    },
    analyst: {
      opening:
        "Whether a price is too high cannot be read from comments, because satisfied buyers do not write any. Sales before and after are less amusing and more reliable.",
      closing: "Record the date of every change. Without it, all later explanations are guesses.",
    },
    coach: {
      opening:
        "Your hand may hesitate over the number, and that is normal. Write it, leave it for ten minutes, and look again.",
      closing: "It is written, the sky is where it was, and the next price will be easier.",
    },
    editor: {
      opening: "“Affordable” is not a price. “12” is. Readers trust the second word and scroll past the first.",
      closing: "Number, unit, date. Then stop talking, and answer the questions that come in underneath.",
    },
  },
};
