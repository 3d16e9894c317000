import type { Openings } from "./scene.ts";

/** Animals, people and home. */
export const living: Openings = {
  pet: [
    "{S} {has|have} reviewed the plan and said no.", "I pay the rent. {S} {makes|make} the rules.", "My calendar is organised around {s}, and {s} {knows|know} it.", "{S} would like it to be known that breakfast was late.", "Ninety percent of my phone storage is {s}.", "I had plans tonight. {S} sat on them.",
    "Nobody in this house works less than {s}, and nobody gets more applause.", "{S} {does|do} not know what day it is. I envy that.", "Ask me about {s}. Clear your evening first.", "I tell {s} everything. The advice is mostly staring.", "Therapist, alarm clock, vacuum cleaner. {S} {does|do} it all.",
    "I came home tired. {S} did not accept that.", "The household voted. {S} won.", "My personality is {s}, and {s} {is|are} asleep.", "{S} {has|have} one facial expression, and it works every time.", "I was going to get things done today. Then {s} looked at me.", "If {s} could read this, there would be a request for a snack.",
    "Employee of the month, again, {s}.",
  ],
  person: [
    "{S} {deserves|deserve} a post. I do not make the rules.", "Everything I know about patience, I learned from {s}.", "If you know {s}, you know.", "I asked {s} for permission to post this. I did not wait for the answer.", "Some people read self-help books. I have {s}.", "This one goes out to {s}.",
    "Half of my good stories begin with {s}.", "I would be lost without {s}, usually literally.", "You can borrow a lot from me, but not {s}.", "{S} will pretend not to like this post.", "There is nobody I would rather be bored with than {s}.", "Thank {s} for my good mood. Blame {s} for my jokes.",
    "I do not say it often enough, so here it is in public. {S}, thank you.", "Today's post is about {s}, because most of my good days are.", "Everyone should have somebody like {s}.", "I was told to post what I love. Here {is|are} {s}.", "Credit where credit is due. This one is for {s}.",
  ],
  little: [
    "Nobody told me that {s} would be this funny.", "{S} {has|have} no job, no plan and the whole house under control.", "I used to have hobbies. Now I have {s}.", "My whole heart fits into very small shoes. {B}.", "Everything takes three times as long with {s}. Most of it is worth it.", "{S} {is|are} small, loud and completely right about naps.",
    "If you need me, I am looking at {s} again.", "I have forgotten what I did all day before {s}.", "The meeting was called by {s}. Attendance was not optional.", "I could watch {s} all day, and most days I do.", "{S} {does|do} not care that I had plans, and I have stopped minding.", "Every parent says it, and now I say it about {s}. It goes so fast.",
  ],
  home: [
    "{S} will never be finished, and that is half the fun.", "I came to tidy up and stayed to look at {s}.", "Still rearranging {s}. The chair has opinions.", "Guests see {s}. I see the drawer nobody may open.", "{S} {has|have} seen me in every pair of pyjamas I own.", "I have become a person who talks about {s}. I am fine with it.",
    "Some people go out on weekends. I have {s}.", "I had one idea for {s}. Then I had nine.", "My favourite thing about {s} is closing the door behind me.", "There is always one more thing to do about {s}, and then there is tea.", "Nothing about {s} matches, and everything fits.", "Measure twice, move the sofa five times. {B}.",
    "You should have seen {s} before. Actually, better not.", "Not a magazine, just {s} on a good day.",
  ],
  making: [
    "My hands were busy with {s}, so my head got the day off.", "I have more supplies than sense, and {s} to show for it.", "Nobody will notice the mistake. I will tell everyone about it anyway. {B}.", "{S} took longer than planned, like most things worth keeping.", "It started with a video at midnight and ended with {s}.",
    "If it is crooked, it is handmade. {B}.", "You can buy almost anything. You cannot buy the feeling of {s}.", "I do not have a finished project. I have {s}, and it is going well.", "Some people scroll before bed. I have {s}.", "Patience is not my strength. {S} {is|are} working on that.", "One more hour of {s}, I said, two hours ago.",
    "I like the part of {s} where nobody needs anything from me.", "Step one of {s} is making a mess. I am excellent at step one.",
  ],
  cosy: [
    "I checked my calendar. It says {p}.", "I am not lazy. I am committed to {s}.", "My plans fell through. My plans were {s} anyway.", "If anyone asks, I am busy with {s}.", "{T} {is|are} on the agenda, and the agenda is full.", "Nothing beats {s}, and I have tested a lot of nothing.", "I was invited out. I had already said yes to {s}.",
    "Productivity is great. Have you tried {s}?", "The world is loud. I choose {s}.", "Low battery, high hopes for {s}.", "Today's dress code is socks, because of {s}.", "My toxic trait is thinking {s} {counts|count} as a hobby.", "Currently unavailable due to {s}.",
  ],
};
