/** Openings for any named thing. */
export const generalOpenings: readonly string[] = [
  "I did not expect to have opinions about {s}. And yet.", "Nobody asked, but I have thoughts on {s}.", "Ask me about {s}. I dare you.", "There are two kinds of days. I prefer the ones with {s}.", "I could explain {s}, or you could just take my word for it.", "Today's highlight was {s}, and it was not close.", "I have been meaning to post about {s}. Here we are.",
  "If anyone asks, {s} {was|were} my idea.", "Everybody has a thing. Mine is {s}.", "Turns out I am a person who notices {s} now.", "Give me {s} and a free afternoon.", "I keep coming back to {s}, and I keep finding something new.", "You learn a lot about people from how they talk about {s}.", "There is always somebody who overlooks {s}. Not me.",
  "I was only going to have a quick look at {s}.", "{S} {deserves|deserve} better than a like and a scroll.", "Let the record show that I liked {s} before it was cool.", "I have told three people about {s} today. You are the fourth.", "Not sponsored, just fond of {s}.", "It is the small things. Today it was {s}.", "Not everything has to be big. Take {s}.",
  "I will be thinking about {s} for the rest of the week.", "If you know {s}, you know.", "There is a long version about {s} and a short one. This is the short one.", "I tried to be casual about {s}. It did not work.", "Apparently this is what I get excited about now. {B}.", "One day I will have a clever line about {s}. Today is not that day.", "My expectations were low. {S} ignored them.",
  "A short appreciation of {s}, because nobody else was going to write it.", "In my head, {s} {comes with its|come with their} own soundtrack.", "The group chat is tired of hearing about {s}. Your turn.", "I have nothing clever to say about {s}, only good things.", "You can keep the big plans. I am happy with {s}.", "Somebody had to bring up {s}.", "I thought I was over {s}. I was wrong.",
  "Some people see {a}. I see the rest of my afternoon.", "If {s} had a fan club, I would bring the snacks.", "{S} {is|are} the reason I have no room for other opinions today.", "I am one more hour of {m} away from making it my whole personality.", "Other people have small talk. I have {s}.", "You have been warned. I can talk about {s} for an hour.", "I blame {s} for my good mood.",
  "Whoever came up with {g} had a good day.", "{T}, and I mean it.", "{T}. That is the post.", "{T}.",
];

/** For a thing or a name of which not even the article is sure: the words stand alone or before another noun. */
export const bareOpenings: readonly string[] = [
  "{T}.", "{T}. That is the post.", "{T}, and I mean it.", "This is a {n} appreciation post.", "Welcome to my {n} era.", "The unofficial {n} fan club meets here.", "Every feed needs a little {n} content. Happy to help.", "All I heard was {p}.", "You had me at {p}.", "My search history is mostly {p} at this point.",
  "The word of the day is {p}.", "Even autocorrect knows by now that I mean {p}.", "I said what I said. {B}.", "{T} has entered the chat.", "Apparently this is what I get excited about now. {B}.", "Somebody had to post it. {B}.", "Three guesses what I am thinking about. {B}.", "No context needed. {B}.", "I have exactly one thing to say today. {B}.", "It is the small things. {B}, for example.",
  "Some days need a headline. {B}.", "Proof that a day can turn around. {B}.",
];

/** For long labels, which no sentence carries well in its middle. */
export const longOpenings: readonly string[] = [
  "{T}.", "{T}. That is the post.", "It is the small things. {B}.", "Somebody had to post it. {B}.", "Today's highlight, and it was not close. {B}.", "No context needed. {B}.", "I have exactly one thing to say today. {B}.", "Some days write their own captions. {B}.", "Proof that a day can turn around. {B}.", "Apparently this is what I get excited about now. {B}.",
  "If this is all that happens today, good. {B}.", "Filed under things I want to remember. {B}.", "I tried to be casual about this. {B}.",
];

/** For something that is done: "hiking in the Alps", "being a mom". */
export const activityOpenings: readonly string[] = [
  "Nobody told me {s} would be this much fun.", "I used to think {s} was for other people. Then I became other people.", "{S} is cheaper than therapy and comes with better stories.", "I was told {s} gets easier. I would like a word with whoever said that.", "Ten minutes of {s}, and the day makes sense again.", "My plan for today was {s}. For once, I stuck to the plan.",
  "{S} is ninety percent showing up and ten percent snacks.", "There is a right way, a wrong way and my way of {s}.", "I am not an expert at {s}, but I am enthusiastic.", "Nobody is born good at {s}. I am living proof.", "You could say I am into {s}. My weekends would agree.", "{S} teaches you things no book does.", "Every day of {s} is a school day.", "This is what {s} really looks like.",
  "Half of {s} is patience. The other half is pretending.", "Ask me why I like {s} and cancel your afternoon.", "If you need me, I am busy with {s}.", "Some people have a five-year plan. I have {s}.", "I keep saying I will take a break from {s}. I keep lying.", "{S} is not a personality. Or so I have been told.",
];

/** For how somebody feels or what something is like. */
export const adjectiveOpenings: readonly string[] = [
  "Officially {p}.", "{T} is an understatement.", "If {n} had a face, it would be this one.", "Woke up {p}. Staying {p}.", "Today's mood needs only one word, and it is {p}.", "Not even trying to hide it. {B}.", "{T}, and I did not see it coming.", "They asked how I am. I said {p} and changed the subject.", "A little {p} today, and it suits me.", "{T} looks good on a day like this.", "I could be more {n}, but I do not see how.",
  "{T}. That is the post.", "Some days you are the coffee, some days you are the cup. Today I am just {p}.",
];
export const quietAdjectiveOpenings: readonly string[] = [
  "Just {p} today. That is allowed.", "Today I am {p}, and I am not going to pretend otherwise.", "A bit {p} today.", "Honest answer to how I am. {B}.", "{T}, and taking it slowly.", "Nobody has to be fine all the time. Today I am {p}.", "Somewhere between okay and {p}.", "If you are {p} as well, pull up a chair.", "No filter today. Just {p}.", "{T}. Tomorrow is another day.",
];

/** For "how to …", "what to …" and their like: a teaching register. */
export const howtoOpenings: readonly string[] = [
  "Asked {p} often enough that it deserves a post.", "Nobody is born knowing {p}.", "If you ever wondered {p}, stay a minute.", "You do not need a course to learn {p}.", "It took me a few tries to learn {p}. This is the short way.", "Let us settle {p} once and for all.", "I wish somebody had told me earlier {p}.", "Everything I know about {p} fits in one post.", "There are a hundred videos on {p}. Here is the calm version.",
  "I finally understand {p}.", "Some people just know {p}. The rest of us have this post.", "Saving you an evening of searching for {p}.", "Lesson of the day, {p}.",
];

/** For advice in the imperative: "go outside". */
export const commandOpenings: readonly string[] = [
  "{T}. That is the plan.", "If nothing else today, {p}.", "The advice is old and still works. {B}.", "This is your sign to {p}.", "A gentle reminder to {p}.", "When in doubt, {p}.", "Do yourself a favour and {p}.", "Today's only rule is to {p}.", "Nobody ever regretted it. {B}.", "Note to self, and to you. {B}.", "{T}. You can thank me later.", "You do not need a reason to {p}.", "{T}, then see how you feel.",
];

/** For loss, illness and disaster. */
export const soberOpenings: readonly string[] = ["{T}.", "Thinking about {s} today.", "There are no easy words for {s}.", "A quiet word about {s}.", "I do not have the right words for {s}.", "{T}. We are still finding the words.", "It is hard to write about {s}.", "Today, only this. {B}."];
