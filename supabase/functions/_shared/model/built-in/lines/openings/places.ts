import type { Openings } from "./scene.ts";

export const places: Openings = {
  trip: [
    "The best thing about {s} is that nobody asks for a status update.", "My inbox thinks I am busy. I am, with {s}.", "{S} {fixes|fix} something that sleep does not.", "If anyone asks, {s} {was|were} strictly necessary.", "I already miss {s}, and {it is|they are} not even over.",
    "Half of {s} is looking out of the window. I am very good at that half.", "Nobody ever came back from {s} wishing for more emails.", "The plan for {s} fits on a napkin, as it should.", "I would like to speak to whoever decided that {s} {has|have} to end.", "Count me in for {s}. You do not even have to finish the sentence.",
    "I packed for every kind of weather and every kind of mood. {T} can begin.", "Adults do not run away from home. They call it {p}.", "The only deadline I respect is {s}.", "Some people buy souvenirs. I just bring back opinions about {s}.", "Mentally, I never unpacked from {s}.", "There is nothing like {s} to make you like your own pillow again.",
  ],
  city: [
    "{T} did not have to be this pretty, and yet.", "Leave me in {s} for a week and do not call.", "Somewhere in {s} there is a bench with my name on it.", "My step counter has questions about {s}.", "If you lose me in {s}, do not look too hard.", "Half my camera roll is {s}. The other half is food in {s}.",
    "Some places you visit. {T} you miss.", "I say I could live everywhere. About {s} I mean it.", "{T} has better light than my whole apartment.", "They say you cannot buy happiness. You can, however, go to {s}.", "Nothing prepares you for {s} on foot.", "Dear {p}, I was not ready.",
    "I have a soft spot, and it is called {p}.", "Every time I think I know {s}, I turn a corner.", "There are prettier plans than getting lost in {s}. I just have not heard any.", "{T}, you can stop showing off now.", "The best table in {s} is the one you find by accident.", "I brought home too many photos of {s} and not enough of the bread.",
  ],
  spot: [
    "{S} called. I had no counterarguments.", "You can take me back to {s} any day of the week.", "I would apologise for another picture of {s}, but look at {it|them}.", "{S} {makes|make} small talk unnecessary.", "Tell the office I found {s} and I am not sure when I will be done.", "Some people need a plan. I need {s}.",
    "{T} one, to-do list nil.", "I keep coming back to {s}, and I keep being right about it.", "Half of what I like about {s} is how small {it makes|they make} everything else.", "If you need me, I will be looking at {s}.", "My favourite kind of quiet is {s}.", "There is always something to do at home. That is why I prefer {s}.",
    "I left my worries somewhere on the way to {s} and did not go back for them.", "Nobody looks at their phone much here. {S} {has|have} that effect.", "One day I will get used to {s}. Not today.", "{S} {does|do} not care what day it is, and I find that very restful.",
  ],
  outdoors: [
    "I stopped for {s}. I always stop for {s}.", "Free show today, starring {s}.", "You can scroll past {s}. I could not walk past {it|them}.", "No filter has ever been as good as {s}.", "If I am late, blame {s}.", "{S} asked for nothing and got my full attention.",
    "My camera roll is mostly {s} at this point, and I am fine with that.", "Some days need {a} more than they need a plan.", "There is a lot going on in the world. There {is|are} also {s}.", "{S} {has|have} never heard of my deadlines.", "Nothing on my phone was better than {s}.", "Today's meeting was with {s}. Very productive.",
    "The weather app did not mention {s}.", "I have seen {s} a hundred times. I looked anyway.", "Main character today, {s}.", "Somebody should give {s} a round of applause.", "Everything else can wait. {S} cannot.", "I would describe {s}, but I went quiet instead.",
  ],
};
