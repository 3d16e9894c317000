export const more = `
== learning
turn:
{K}. My confidence is far ahead of my skills, and they wave at each other.
{K}. I've made every mistake in the book and a few for the second edition.
{K}. Some people are naturals. I'm more of a stubborn.
{K}. The first results are in, and they're very brave.
reader:
{K}. Who else, besides me, started something for no sensible reason?
{K}. When did it finally click for you?
scene:
Tutorial paused, eyebrows up, rewind. {K}.
“Is it supposed to look like that?” It is now. {K}.
plain:
{K}. A new thing every day, or at least on good ones.
{K}. The only way to get there is badly at first.

== decision
turn:
{K}. I made a list, ignored it, and felt lighter right away.
{K}. Everybody had an opinion, and for once I went with mine.
{K}. My future self just sent flowers.
{K}. It took forever to decide and a second to do.
reader:
{K}. What would you do if nobody had an opinion about it?
{K}. When did you last surprise yourself?
scene:
Coin in the air, and suddenly I knew. {K}.
A long walk, a short answer: {k}.
plain:
{K}. One of those days I'll count from.
{K}. It's strange how quiet it gets once you've decided.
{K}. Small sentence, big change.

== request
turn:
{K}. Nobody is watching, so you might as well.
{K}. The best time was earlier. The second best time has snacks.
{K}. You've put off harder things and lived.
{K}. It's on the list, under everything else on the list.
{K}. Try it once and you'll be insufferable about it.
reader:
{K}. Easy for you, or the thing you always skip?
{K}. What's your trick for actually doing it?
{K}. Who needs to hear this besides me?
scene:
A deep breath, a little push, done: {k}.
“Starting now,” I said, and for once I meant it. {K}.
plain:
{K}. A small favor to yourself.
{K}. It doesn't have to be perfect to count.

== how-to
turn:
{K}. Somebody's grandmother knew this all along.
{K}. You'll wonder why nobody taught this in school.
{K}. There's a right way, a wrong way and the way I do it.
reader:
{K}. Done it before, or is it your first try?
{K}. What always goes wrong when you try it?
scene:
Me, very serious, explaining it to nobody: {k}.
plain:
{K}. Saved here, so that I stop looking it up.
{K}. Simple once you've seen it.

== question-opinion
reader:
{K}? My position is firm and based on nothing.
{K}? I've changed my mind about it on every walk I've taken since.
{K}? Answer with your heart, then check with your head.
{K}? There are correct answers, and I'll know them when I see them.
turn:
{K}? I was going to relax, and then I thought of this.
{K}? A small question with a lot of luggage.
{K}? My inner committee has been in session for hours.
scene:
Everybody at the table puts down their fork: {k}?
Somebody had to bring it up, and it was me: {k}?
plain:
{K}? I'm curious, and I have time.
{K}? Every answer tells me something about you.

== question-advice
reader:
{K}? Assume I know nothing, you'd be right.
{K}? Tell me like you'd tell a friend who doesn't listen.
{K}? What worked for you, and what should I never try?
turn:
{K}? I've read everything about it and understood less.
{K}? I could guess, but I've seen my guesses.
{K}? I've been standing here long enough to become furniture.
scene:
Me, with a very open mind and no idea: {k}?
A phone, a friend, a deep sigh: {k}?
plain:
{K}? Thanks in advance, you're saving me from myself.
{K}? I'll gladly learn from your mistakes, too.

== choice
reader:
{K}? Choose wisely, I'm judging warmly.
{K}? You have until the kettle boils.
{K}? Tell me your side and I'll tell you who you are.
{K}? If you need to think about it, I have my answer.
turn:
{K}? I used to be neutral, and then I tried them.
{K}? Entire dinner parties have ended at this point.
scene:
Arms crossed, eyebrows up, everybody waiting: {k}?
plain:
{K}? I like hearing from the other side, briefly.
{K}? Pick with your gut and stand by it.

== feeling-low
turn:
{K}. I've decided to be on my own side for a while.
{K}. It turns out you can carry on and be a mess at once.
{K}. I'm fine-ish, and I'm rounding up.
{K}. My heart is doing extra hours.
reader:
{K}. What's the kindest thing you do for yourself on such days?
{K}. Do you tell somebody, or do you hide under a blanket first?
{K}. What would you say to a friend who feels like this?
scene:
Blanket on, phone face down, world on hold. {K}.
A long breath by the window, and then another. {K}.
plain:
{K}. I don't have to be good at this.
{K}. The goal is a small one, and that's fine.
{K}. It comes, it stays a bit, it goes.

== feeling-tired
turn:
{K}. My eyelids have unionized.
{K}. I opened the fridge to find motivation. There was cheese.
{K}. Somebody please put me on low power mode.
{K}. I yawned so hard the room went quiet.
reader:
{K}. Who wants to be tired together?
{K}. What would you cancel, if you could cancel anything?
scene:
Staring at the wall, wall staring back. {K}.
One shoe off, the other one can wait. {K}.
plain:
{K}. Nothing more to see here but a yawn.
{K}. I did what I could, and now I'm horizontal.

== feeling-good
turn:
{K}. I keep checking for the catch and there isn't one.
{K}. I caught myself whistling, and I can't whistle.
{K}. If you see me skipping, look away.
reader:
{K}. What's your version of this?
{K}. Do you shout it out or keep it like a secret?
scene:
That little bounce in the step: {k}.
plain:
{K}. I'd like to stay in this one for a bit.
{K}. Here's to noticing the good parts.

== slang
turn:
{K}. I looked it up so you don't have to feel old alone.
{K}. My brain has been chanting it all day.
{K}. I used it in a sentence, and my whole family looked up.
{K}. Quote me on that.
{K}. I'm too old to say it and I said it anyway.
reader:
{K}. Use it in a sentence, no cheating.
{K}. Did I do it right? Be gentle.
{K}. On a scale from “stop” to “slay”, where are we?
scene:
Walks in. Says it. Walks out. {K}.
“What does that mean?” It's a feeling, you wouldn't get it. {K}.
plain:
{K}. There is no better word for it, I checked.
{K}. Let me have this.

== day
turn:
{K}. Somebody wrote it on a sticky note, so it must be real.
{K}. I've been acting normal about it, with mixed results.
{K}. It's just a date, said nobody who has one circled.
{K}. The days before it don't count.
reader:
{K}. Does it mean something to you as well?
{K}. What are you wearing, mentally?
{K}. Early start or slow start?
scene:
Calendar open, finger on it, big smile: {k}.
plain:
{K}. Something to hold on to in the week.
{K}. I'll be there, in good shoes.
{K}. A small date with a big feeling.

== number
turn:
{K}. Some people see a number. I see a whole story.
{K}. It's either a code or a lifestyle.
{K}. I've done the math, and it's beautiful.
{K}. I can explain everything, but I won't.
{K}. My favorite, don't tell the others.
{K}. If it means nothing to you, we haven't talked enough.
reader:
{K}. Lucky, unlucky or just round?
{K}. What's your number?
{K}. Who else, besides me, smiled when they read it?
scene:
A chalkboard, a long silence, one number: {k}.
Whispered across the table, like a secret: {k}.
plain:
{K}. That's the number, and that's the mood.
{K}. Keep it in mind, you might need it.
{K}. For everybody who knows why.

== word
turn:
reader:
{K}. Which meaning came to you first? There's no wrong one.
scene:
“What are you thinking about?” “{K}.” “Of course you are.”
plain:
{K}. That's what's on my mind, no more, no less.

== mischief
turn:
{K}. I've seen the footage. There is pride in those eyes.
{K}. The negotiations failed before they began.
{K}. A mastermind with very short legs.
{K}. Nothing in this house is safe, and we like it that way.
{K}. I'd give a lecture, but the audience has left.
reader:
{K}. What got destroyed at your place lately?
{K}. Guilty or misunderstood? Cast your vote.
{K}. How long can you stay mad? I managed a breath.
scene:
A suspicious silence, then this: {k}.
Ears back, eyes wide, tail of innocence. {K}.
plain:
{K}. Life would be tidier without them, and so much emptier.
{K}. Another entry for the book of excuses.
{K}. It's a good thing you're cute.

== story
turn:
{K}. The plot thickened while I was looking for my keys.
{K}. I checked, and it really happened.
{K}. It's the kind of thing that only happens when nobody is filming.
{K}. I needed to sit down, and then I needed to tell you.
reader:
{K}. Where would you have laughed?
{K}. What's your story? Trade you.
scene:
A pause, a look around, a slow nod: {k}.
“You'll never guess what happened.” {K}.
plain:
{K}. Life is mostly made of these.
{K}. I'd like to remember it just like this.

== doing
turn:
{K}. My schedule calls it nothing, I call it essential.
{K}. I could explain, but you'd want to join.
{K}. It looks like very little, and it's exactly enough.
{K}. Please forward all serious matters to somebody else.
reader:
{K}. What's your favorite version of this?
{K}. Is there room in your day for it?
{K}. Who would you take along?
scene:
Look left, look right, carry on: {k}.
The world is in a hurry, and then there's us: {k}.
plain:
{K}. I want more days with this in them.
{K}. It doesn't need to be special to be good.
{K}. Happiness, in its everyday clothes.

== waiting
turn:
{K}. I've made friends with the clock, and we've broken up again.
{K}. My patience has left without me.
{K}. I've counted the ceiling tiles, and there's a favorite.
{K}. Nothing is happening, with great intensity.
reader:
{K}. What do you do with your hands while you wait?
{K}. Distraction, please: tell me something good.
scene:
Shift weight. Sigh. Shift back. {K}.
“It won't be long now,” said somebody with no idea. {K}.
plain:
{K}. It'll be worth it, I keep telling myself.
{K}. Half the joy is looking forward to it, the other half is snacks.
{K}. I'm learning patience, slowly, of course.

== complaint
turn:
{K}. I've rolled my eyes so far, I saw my own thoughts.
{K}. It's not that I hold a grudge, I just keep very good records.
{K}. Someone has to be the villain of my day, and here we are.
{K}. I'm usually a patient person. Ask people who don't know me.
reader:
{K}. What's the smallest thing that drives you up the wall?
{K}. Am I being dramatic? You may say no.
scene:
Jaw clenched, smile polite, soul elsewhere: {k}.
plain:
{K}. I'll be over it by dessert.
{K}. Rant over, thank you for listening.
{K}. It felt good to say that.

== longing
turn:
{K}. I keep looking at old pictures like they're a menu.
{K}. I said I'd be sensible, and then I looked out of the window.
reader:
{K}. Where is your head right now?
{K}. What's the first thing you'd do there?
scene:
Chin in hand, eyes far away: {k}.
plain:
{K}. Some things you carry with you until you're back.
{K}. Wanting it is half of the fun, they say.

== memory
turn:
{K}. The pictures got better, the moments didn't.
{K}. I'd go back just to tell us to stay a little longer.
{K}. We looked ridiculous and we were so happy.
reader:
{K}. Which song belongs to it?
{K}. What do you miss most about it?
scene:
A drawer, an envelope, a laugh out loud: {k}.
plain:
{K}. It still warms me up.
{K}. Thankful that it happened, and that somebody had a camera.
`;
