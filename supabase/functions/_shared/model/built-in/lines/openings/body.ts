import type { Openings } from "./scene.ts";

/** Sport, style and looking after oneself. */
export const body: Openings = {
  workout: [
    "Nobody regrets {s} afterwards. Beforehand is another story.", "I argued with myself about {s} for ten minutes and lost. Or won.", "{T} done. Smug until further notice.", "My favourite part of {s} is the shower after.", "Some people journal. I have {s}.", "The sofa made a strong case today. {S} made a better one.",
    "{S} {does|do} not ask how the day was. It gets better anyway.", "My legs would like to file a complaint about {s}.", "I am not fast and I am not fancy, but {s} and I have an understanding.", "Step one of {s} is finding the other sock.", "It never gets easier. You just get fonder of {s}.", "Today's excuse did not survive contact with {s}.",
    "Head full, legs willing. Time for {s}.", "Whoever said {s} {is|are} relaxing was already fit.", "I went into {s} with a bad mood and could not find it afterwards.", "Nobody has to be good at {s} to be better for it.", "Two versions of me exist, before and after {s}.", "I say it is for my health. Really, {s} {is|are} about the snack afterwards.",
  ],
  match: [
    "My voice and I will not be available after {s}.", "I am perfectly calm about {s}. Please stop asking.", "I know nothing about tactics and I have a lot to say about {s}.", "{S} {takes|take} years off my life, and I keep coming back.", "Lucky shirt on. Let {s} begin.", "Cancel my plans. {S} {is|are} on.",
    "I do not shout at the television. I take part in {s} from a distance.", "Nothing brings neighbours together like {s}.", "The snacks are ready, the nerves are not. {B}.", "There are two kinds of people, and {s} {makes|make} both of them shout.", "Ask me how I am after {s}.", "I was raised to be polite. {S} {is|are} an exception.",
    "Nobody speak to me during {s}.", "My heart rate monitor has noticed {s}.",
  ],
  wear: [
    "I had nothing to wear. Then came {s}.", "My outfit had one job, and it was {s}.", "{S} {was|were} not on the list. The list has been updated.", "Confidence is mostly {s} and good lighting.", "Getting dressed is easier when {s} {decides|decide} for you.", "If you see {s} twice this week, no, you did not.",
    "Overdressed for the supermarket, thanks to {s}.", "I own other things. {S} just {wins|win} every morning.", "The pavement is a runway if you have {a}.", "Nobody needs {a}. I, however, did.", "I would like to thank {s} for doing all the work today.", "Minimum effort, maximum {n}.", "Some people have a signature. I have {s}.",
    "I wore {s} for myself, and also a little bit for you.", "Every day can be an occasion. Ask {s}.",
  ],
  care: [
    "Ten minutes with {s}, and I am a nicer person.", "This is what taking my own advice looks like. {B}.", "The mirror and I are on good terms again, thanks to {s}.", "I made an appointment with myself, and the topic was {s}.", "{S} will not change my life, but {it|they} changed my afternoon.", "Phone down, door closed, {p}.",
    "Somebody asked what my secret is. It is {s} and a nap.", "Not vain, just thorough about {s}.", "I take {s} seriously so that I do not have to take everything else seriously.", "You can tell how my week is going by {s}.", "My inner child wanted ice cream. My inner adult wanted {s}. We did both.", "{T} {counts|count} as a plan, and I will not be taking questions.",
    "The world can have me back after {s}.", "I deserve nice things. Today the nice thing is {s}.",
  ],
};
