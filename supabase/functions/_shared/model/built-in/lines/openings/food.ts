import type { Openings } from "./scene.ts";

export const food: Openings = {
  dish: [
    "Dinner was supposed to be simple. Then there {was|were} {a}.", "I came for the small talk and stayed for {s}.", "Nobody asks for the recipe while there {is|are} still {a} on the plate.", "There are problems {a} cannot fix. I have not met one yet.",
    "My love language is {a}.", "You had me at {p}.", "Some people collect stamps. I collect reasons to have {a}.", "I would share, but have you seen {s}?", "Somewhere between the first bite of {s} and the last, I stopped talking.",
    "The best part of being an adult is that nobody can stop me from having {a} twice.", "The fastest way to get everyone to the table is {a}.", "{T} again, and I regret nothing.", "Save some {m} for tomorrow, they said. Nice idea.",
    "Everyone at this table has an opinion on {g}. Mine is the right one.", "I was not even hungry. Then I saw {s}.", "{S} did not last long enough for a second picture.", "Whoever came up with {g} was having a very good day.", "{A} {makes|make} most arguments feel a bit silly.",
    "I have a type, and it is {a}.", "Some call it a craving. I call it a plan to have {a}.",
  ],
  meal: [
    "I do not skip {s}. I have been known to repeat {it|them}.", "The dress code for {s} is anything with a forgiving waistband.", "Whoever invented {g} was having a very good day.", "Came hungry to {s}, left slowly.", "The guest list for {s} was short. The menu was not.",
    "Nobody talks business over {s}. House rule.", "All my best conversations happened over {a}.", "I take {s} more seriously than most meetings.", "If {s} {runs|run} late, we just call it something else and keep going.", "My favourite part of {s} is that nobody checks the time.",
    "Everyone says they are not that hungry. Then comes {s}.", "You bring the stories, I bring {s}.", "{T} first, big decisions later.", "Pull up a chair. {S} {has|have} room for one more.", "I plan my whole day around {s}, and I am not sorry.", "There is no such thing as a quick {n}.",
  ],
  brew: [
    "{T} first. The rest of the day can wait its turn.", "Ninety percent of my personality is {a}. The rest is waiting for {a}.", "I run on {m} and optimism, in that order.", "Please hold. {T} in progress.", "My calendar says busy. My cup says {p}.", "It is not a habit, it is {s}.",
    "Somewhere between the first sip and the last, {s} fixed my mood.", "I have trust issues with anyone who rushes {a}.", "If found, please return me to the nearest {n}.", "There is a version of me before {a}. You do not want to meet it.", "Some meetings should have been {a}.",
    "Conversations go further over {a}.", "Two hands on the cup, no notifications, just {s}.", "{S} never asked me to reply by Friday.", "Everything I know about patience, I learned waiting for {a}.", "You bring the gossip, I bring {s}.", "The day asked for more. I had {a} instead.", "Hot take, the best part of getting up is {a}.",
  ],
  glass: [
    "The week asked a lot of questions. {T} answered most of them.", "I said I would leave early. Then somebody mentioned {a}.", "Here is to {a} and nowhere to be.", "Golden light, good company, {p}.", "Conversations go further over {a}.", "{T} and the good chairs. That is the whole plan.",
    "Nobody rushes {a}. That is the beauty of it.", "Save me a seat and {a}.", "{T} and zero tabs open.", "My out-of-office is {a}.", "I do not have a favourite bar. I have a favourite reason to sit down, and it is {a}.", "Raise your hand if you were also promised {a}.",
    "{T} {tastes|taste} better with people who stay.", "The evening had no plan. It had {s}.", "We talked about everything except leaving. Blame {s}.", "Small toast, big week, {p}.",
  ],
};
