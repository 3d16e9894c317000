import type { Openings } from "./scene.ts";

/** Feelings, culture, causes and things. */
export const mind: Openings = {
  feeling: [
    "Nobody posts about {s} enough, so here is mine.", "You cannot order {s} online. I checked.", "I was looking for {s} in all the big places. It was in the kitchen.", "A little {m} goes a long way.", "More {m}, fewer notifications.", "Today I am practising {s}. Results may vary.", "I would like to thank {s} for showing up today.", "A quiet little moment of {m}. Keeping it.",
    "Some days {s} {finds|find} you. You just have to be home.", "If you see me staring into space, it is {s}.", "I do not have a deep thought about {s}. I have a happy one.", "It does not take much. A bit of {m} and an open window will do.", "They do not teach {s} at school. They should.", "I keep forgetting how simple {s} can be.", "There is no app for {s}. Good.",
    "Whatever you are looking for today, I hope it is {s}.",
  ],
  quiet: [
    "Let us be honest about {s} for a moment.", "Not every post has to be cheerful. {B}.", "A word about {s}, because somebody may need it today.", "I am not going to pretend {s} {is|are} easy.", "Just this today. {B}.", "Some days have a name. Today's is {p}.", "No big words about {s}, only honest ones.", "If {s} {sounds|sound} familiar, you are in good company.",
    "I nearly did not post about {s}. Then I thought of you.", "Putting {s} into words makes it a little lighter.",
  ],
  media: [
    "Do not talk to me until I am done with {s}.", "I will be normal again after {s}. Probably.", "{S} {lives|live} in my head rent-free.", "My evening had other plans until {s} came along.", "I recommend {s} to everyone, including people who did not ask.", "Somebody ask me about {s}. I have prepared notes.", "If {s} {is|are} the reason I am late, I regret nothing.", "I had a whole evening planned. {S} had a better one.",
    "You learn a lot about people when you ask them about {s}.", "I do not want to brag, but {s} and I are very close.", "I need a support group for {s}. Who is in?", "Some people have a type. Mine is {s}.", "Not a critic, just a person with feelings about {s}.", "Never have I ever needed {s} more.", "Everyone has that one thing they will defend forever. Mine is {s}.", "The world can wait for one more hour of {s}.",
  ],
  cause: [
    "{S} {needs|need} more hands than opinions.", "Small things add up. {T} {is|are} one of them.", "I used to look at {s} from a distance. Closer is better.", "You do not have to be an expert on {s} to care about {it|them}.", "Talking about {s} is good. Doing something is better.", "Nobody does {s} alone.", "Today's small part in something bigger. {B}.", "It is easy to scroll past {s}. Thank you for stopping.",
    "Nobody can do everything about {s}. Everybody can do something.", "I came for {s} and stayed for the people.", "There is plenty of talk about {s}. Here is a bit of doing.", "If {s} {matters|matter} to you, you are in the right place.",
  ],
  gear: [
    "{S} {was|were} a rational decision. I have a spreadsheet and everything.", "I do not need {s}. I do, however, want to talk about {it|them}.", "I have read none of the manual, and I love {s}.", "My bank account and I disagree about {s}.", "{S} {has|have} my full attention and most of my weekend.", "Ask me about {s}. I have been waiting all day.", "Grown adults get excited about {g}. I am grown adults.",
    "They say things do not make you happy. They have not met {s}.", "I named {s}. We will not be discussing the name.", "Some people look at the stars. I look at {s}.", "Just looking, I said. That was before {s}.", "{S} {has|have} no idea how often I think about {it|them}.", "I promised not to talk about {s} today. It is nearly lunchtime, which is close enough.", "Main character energy, {p}.",
  ],
  gift: [
    "Somebody is getting {s}, and I may be more excited than they are.", "The best part of {s} is the second before anyone opens it.", "I am terrible at keeping secrets, so here {is|are} {s}.", "I went to look for one thing and came back with {s}.", "Two kinds of people exist, and both of them like {s}.", "I had {s} in mind for somebody else. It was close.", "There is an art to {s}. I use a lot of tape.", "My budget and {s} had a long conversation.",
    "I only came in for one thing. You can guess how {s} went.", "Retail therapy has a name today, and it is {s}.", "They said no presents. Nobody believes that. {B}.", "It is the thought that counts, and I thought about {s} a lot.",
  ],
};
