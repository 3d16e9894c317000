import type { Openings } from "./scene.ts";

/** Days, seasons and what people celebrate. */
export const calendar: Openings = {
  event: [
    "I said I would go home early. {S} had other plans.", "My feet need a day off after {s}. My heart would go again.", "I had an outfit and low expectations. {S} took care of the rest.", "I would like to do {s} again, from the start, slower.", "Nobody was ready for {s}, and that made it better.", "The photos are blurry because {s} {was|were} good.",
    "Whoever planned {s}, I owe you one.", "If you were at {s}, you already know.", "I have thought about {s} more than is reasonable.", "There are days, and then there {is|are} {s}.", "I came to {s} for an hour. Time is a suggestion.", "Ask me about {s}. Bring a chair.", "Some things only make sense if you were there. {B}, for one.",
    "Please schedule {s} more often.", "{S} {deserves|deserve} a post of {its|their} own.", "Cancel everything else. {S} {comes|come} first.",
  ],
  wedding: [
    "I brought tissues to {s}. I should have brought more.", "Cue the happy tears. {B}.", "Love, cake and a dance floor. {B}.", "There is no such thing as too many photos of {s}.", "Everyone cried at {s}. Some of us started early.", "Blink, and it is over. So here is {s} in slow motion.", "Somebody hand me a tissue and a glass. {B}.",
    "I will never be normal about {s}.", "If love had a sound, it would be {s}.", "Save me a dance and a second slice of cake. {B}.", "Nobody looked at the decorations. Everybody looked at the two of them. {B}.", "Here is to {s} and to everyone who cried first.",
  ],
  milestone: [
    "It took a while, but {s} {is|are} real.", "Pinch me gently. {S} {is|are} really happening.", "The family group chat already knows about {s}. Now you do, too.", "I practised saying it in the mirror. {B}.", "New page, and it says {p}.", "I kept {s} to myself for as long as I could.", "Some news is worth dressing up for. {B}.",
    "Younger me would have framed this. {B}.", "A round of applause for {s}, please.", "Raise a glass, a cup or a juice box to {s}.", "Happy tears count as confetti. {B}.", "Somebody bring cake. {S} {is|are} here.", "Here is to {s} and to everyone who made it possible.", "I have been smiling about {s} all day, and my face is tired.", "Big day, small post. {B}.",
    "Not to be dramatic, but {s} {is|are} kind of a big deal.",
  ],
  toast: [
    "A round of applause for {s}, please.", "Raise a glass, a cup or a juice box to {s}.", "Here is to {s} and to everyone who made it possible.", "Big day, small post. {B}.", "Somebody bring cake. {S} {is|are} here.", "There are days, and then there {is|are} {s}.", "I have been smiling about {s} all day, and my face is tired.",
    "Cake first, speeches later. {B}.", "Cheers to {s}.", "The balloons will come down. The feeling can stay. {B}.", "I do not need much for {s}. Cake, people, more cake.", "Make a wish, make it a good one. {B}.", "We said no fuss about {s}. This is the fuss.", "Blink, and it is time for {s} again.", "Confetti in the hair, frosting on the sleeve. {B}.",
  ],
  greeting: [
    "{T}.", "{T}, you lovely people.", "{T} to everyone who needed to hear it today.", "{T}. Pass it on.", "Just stopping by to say {p}.", "{T}, wherever you are reading this.", "{T} from me and from whoever is reading this over my shoulder.", "No big speech today. {B}.", "{T}, and I mean it.", "If nobody has said it to you today, {p}.", "{T}. You first.",
  ],
  throwback: [
    "{T} to when this was a normal day.", "{T}, because today could not compete.", "{T}, and I would go back for an afternoon.", "{T} to better hair and worse decisions.", "{T}. We had no idea.", "{T}, in case you forgot how good that was.", "A small {n}, before the day gets serious.", "{T} to when we had no plans and all the time.", "Nobody asked for a {n}. I did it anyway.", "Today calls for a {n}.",
  ],
  holiday: [
    "Blink, and it is {s} again.", "I am exactly as grown-up about {s} as I was at seven.", "Every family does {s} its own way. Ours is loud.", "{T} {is|are} a good excuse to call the people you keep meaning to call.", "The best part of {s} is who you share it with.", "Some traditions need a reason. {T} never did.",
    "Nobody in this house is allowed to change a thing about {s}.", "{T} {looks|look} a little different every year. The people stay.", "May {s} be slow, warm and full of good people.", "From our home to yours, here is to {s}.", "I start looking forward to {s} earlier every year.", "You are never too old for {s}.",
    "Lights on, phones down, {p}.", "My favourite thing about {s} happens before anyone says a word.",
  ],
  season: [
    "I was ready for {s} weeks ago.", "Every year I forget how good {s} {is|are}. Every year {s} {reminds|remind} me.", "{T} {looks|look} good on this town.", "My whole personality until further notice is {s}.", "{S} can stay as long as {it likes|they like}.", "I do not know who ordered {s}, but thank you.",
    "Pause everything. {S} {is doing its|are doing their} best work.", "Officially in my {n} era.", "There is no wrong way to spend {s}, but this is the right one.", "I made a list of things to do this season. It just says {p}.", "Small talk about the weather, but I mean it. {B}.", "If you are looking for me, I am outside with {s}.", "Somebody tell {s} to slow down a little.",
    "I could complain about {s}. I would rather go outside.",
  ],
  weekday: [
    "I have a complicated relationship with {s}. Today we are fine.", "{T} called. I let it ring.", "Dear {p}, be gentle.", "{T} and I have agreed to keep it slow.", "On a scale of one to {p}, I am doing fine.", "A small round of applause for showing up on {s}.", "If {s} {has|have} to happen, let it happen with good coffee.", "Nobody ever won {s} by answering emails first.",
    "I would say {s} {builds|build} character. Mine is finished, thank you.", "{T} only {works|work} if you bring snacks.", "Blink, and it is {s} again.", "I gave {s} a second chance. It brought meetings.", "{T} {has|have} a bad reputation and a good breakfast.", "Everyone looks at {s} like {it|they} started it.",
  ],
  weekend: [
    "My plans for {s} are short and mostly edible.", "{T} and I have agreed to keep it slow.", "Blink, and {s} {is|are} over. So, no blinking.", "I take {s} very seriously.", "Nobody ever regretted a slow {n}.", "{S} {is|are} fully booked with nothing, and I am looking forward to all of it.", "I would like {s} to be twice as long, please.", "If it is not fun, it can wait until after {s}.",
    "The only meeting I accept is with {s}.", "{T} has entered the chat, and everyone is in a better mood.", "My to-do list for {s} has one item, and it is a nap.", "Good things come to those who wait for {s}.", "Everything sounds like a good idea when you hear it with {s} ahead.", "Somebody protect {s} at all costs.",
  ],
};
