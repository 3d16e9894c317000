export const opinionsAndFeelings = `
== choice 🤔
turn:
{K}? I know my answer, and I'd lose friends over it.
{K}? The debate started long ago and shows no sign of stopping.
{K}? I used to be neutral, and then somebody said the wrong one out loud.
{K}? Entire dinner parties have ended at this point.
reader:
{K}? Answer fast, explain never.
{K}? Friendships have ended over less.
{K}? There is a right answer and I won't be saying it out loud.
{K}? Whoever says “both” does the dishes.
{K}? Pick a side and defend it with your life.
{K}? Heart or head, nothing in between.
{K}? I'm biased and I won't apologize.
{K}? Settle it here, once and for all.
{K}? The fence is not a seat, please choose.
{K}? No hedging, no footnotes.
{K}? We no longer discuss it at dinner.
{K}? The quiet ones always have the strongest opinions.
{K}? Choose wisely, I'm judging warmly.
{K}? You have until the kettle boils.
{K}? Tell me your side and I'll tell you who you are.
{K}? If you need to think about it, I have my answer.
scene:
“{K}?” Nobody at the table moves. Somebody reaches for the salt.
A coin in the air, all eyes on it: {k}?
Arms crossed, eyebrows up, everybody waiting: {k}?
plain:
{K}? Tell me why, I love hearing how people choose.
{K}? There's no wrong answer. There is, but I'll be nice about it.
{K}? I like hearing from the other side, briefly.
{K}? Pick with your gut and stand by it.

== question-opinion 🤔
turn:
{K}? I've been staring at the ceiling about it.
{K}? This is what my brain does instead of sleeping.
{K}? I asked the internet, and the internet yelled.
{K}? I was going to relax, and then I thought of this.
{K}? A small question with a lot of luggage.
{K}? My inner committee has been in session for hours.
reader:
{K}? I have a theory, but yours first.
{K}? Honest answers only, I have enough polite ones.
{K}? Speak now, or I'll decide for all of us.
{K}? The short answer starts arguments, the long one starts friendships.
{K}? I promise not to be offended. For long.
{K}? Everybody has an opinion, so let's have yours.
{K}? Say it with conviction, evidence optional.
{K}? I won't sleep until this is settled.
{K}? Answers with reasons count double.
{K}? “It depends” is not an answer, it's an exit.
{K}? Scientists are busy, so I'm asking you.
{K}? My position is firm and based on nothing.
{K}? I change my mind about it between the sofa and the fridge.
{K}? Answer with your heart, then check with your head.
{K}? There are correct answers, and I'll know them when I see them.
scene:
Dinner table. Silence. Then somebody asks: {k}?
“Got a minute?” You'll need more. {K}?
Everybody at the table puts down their fork: {k}?
Somebody had to bring it up, and it was me: {k}?
plain:
{K}? I'd really like to know.
{K}? Tell me how you see it.
{K}? I'm curious, and I have time.
{K}? Long answers welcome, I've made tea.

== question-advice 🙋
turn:
{K}? I've asked the mirror. The mirror shrugged.
{K}? Overthinking it is my cardio.
{K}? I've got a theory, a towel and no confidence.
{K}? I've read everything about it and understood less.
{K}? I could guess, but I've seen my guesses.
{K}? I read the reviews, and now I trust nobody.
reader:
{K}? I trust strangers more than my own judgment here.
{K}? Wrong answers welcome, right answers framed.
{K}? Tell me, and I'll pretend it was my idea.
{K}? Best answer gets my eternal gratitude.
{K}? My own suggestions have been rejected by me.
{K}? Speak freely, I can't make it any worse.
{K}? Somebody out there knows, and I hope they're bored.
{K}? I'm open to everything except “it depends”.
{K}? Let the wisdom of the crowd do its thing.
{K}? Experience beats theory, so tell me yours.
{K}? Assume I know nothing, you'd be right.
{K}? Tell me like you'd tell a friend who doesn't listen.
{K}? What worked for you, and what should I never try?
scene:
Me, pacing, phone in hand: {k}?
“Ask somebody who knows.” That's what I'm doing. {K}?
Me, with a very open mind and no idea: {k}?
A phone, a friend, a deep sigh: {k}?
plain:
{K}? I'd love your thoughts.
{K}? Any tip helps, I'll report back.
{K}? Thanks in advance, you're saving me from myself.
{K}? I'll gladly learn from your mistakes, too.

== how-to 💡
turn:
{K}. Easier than it looks, harder than they say.
{K}. It sounds like a lot until somebody says it slowly.
{K}. Everybody gets it wrong once. The trick is to make it only once.
{K}. Looks like magic, is mostly practice.
{K}. Read it twice, do it once, look smart forever.
{K}. It only feels like a secret because nobody says it out loud.
{K}. Half of it is knowing. The other half is not panicking.
{K}. You'll wonder why nobody taught this in school.
{K}. There's a right way, a wrong way and the way I do it.
reader:
{K}. What's your trick? Everybody has one.
{K}. Who taught you, and did they have patience?
{K}. By the book or by feeling?
{K}. What did nobody tell you until it was too late?
{K}. Got a better way? I'm all ears.
{K}. Done it before, or is it your first try?
{K}. What always goes wrong when you try it?
scene:
“It's easy,” says somebody who has done it forever. {K}.
Sleeves up, confidence up, here goes: {k}.
Me, very serious, explaining it to nobody: {k}.
plain:
{K}. Worth knowing, nice to pass on.
{K}. A little know-how goes a long way.
{K}. Small skill, big relief.
{K}. Nobody is born knowing this.
{K}. Saved here, so that I stop looking it up.
{K}. Simple once you've seen it.
invite:
{K}. Keep it for the day you need it.

== request ✨
turn:
{K}. Consider this the nudge.
{K}. Your future self is already clapping.
{K}. Say it to the mirror, then say it to me.
{K}. I'd take my own advice, but I gave it away.
{K}. It should be printed on every cereal box.
{K}. Nobody ever regretted it. A few have bragged.
{K}. It's on everybody's list and almost nobody's calendar.
{K}. Easy to say, which is why I'm saying it again.
{K}. Write it on your hand if you have to.
{K}. If I say it often enough, it may work on me too.
{K}. Somebody wise would have said it with fewer words.
{K}. There, somebody had to be the grown-up.
reader:
{K}. Who told you that first, and did you listen?
{K}. What's stopping you, besides you?
{K}. What would you add? The list is open.
{K}. Easy for you, or the thing you always skip?
{K}. Do you follow it, or do you nod and carry on as before?
{K}. Who needs to hear this besides me?
scene:
Little voice in the back of your head: {k}.
“Yes, yes,” said everybody, and did nothing of the sort. {K}.
Sticky note on the fridge: {k}.
A post-it on the mirror, slightly damp: {k}.
“Easier said than done.” True. Saying it anyway. {K}.
plain:
{K}. It really does make a difference.
{K}. It bears repeating.
{K}. Pass it on to somebody who forgets.
{K}. Simple advice that I keep having to give myself.
{K}. Short, simple and still not easy.
{K}. You'll thank yourself, and nobody does that enough.

== feeling-good 🤍
turn:
{K}. I'd bottle it if I could.
{K}. Even my plants look better.
{K}. Somebody pinch somebody, but softly.
{K}. My face is doing that thing again, it's called smiling.
{K}. I hum now. I can't sing, but I hum.
{K}. No further requests.
{K}. My to-do list can wait outside.
{K}. Even my reflection gave me a nod.
{K}. I'd complain about something, but nothing comes to mind.
{K}. Somebody check if this is legal.
{K}. My playlist and I agree on everything.
{K}. The bad mood called. I let it ring.
{K}. I keep checking for the catch and there isn't one.
{K}. I caught myself whistling, and I can't whistle.
{K}. If you see me skipping, look away.
reader:
{K}. What's making you happy lately?
{K}. Who do you want to share it with when it feels like this?
{K}. When did you last feel that way?
{K}. What's your tiny win of the week?
{K}. Who needs a bit of this? I've got spare.
{K}. What song belongs to this?
{K}. Do you dance when you feel like that, or do you just hum?
{K}. Do you shout it out or keep it like a secret?
scene:
Weather report from the inside: {k}.
“You're in a good mood.” {K}. Can you tell?
Windows open, volume up, shoulders down: {k}.
A little dance in the kitchen, witnesses welcome. {K}.
“Why are you smiling?” {K}. That's why.
That little bounce in the step: {k}.
plain:
{K}, and I wanted to write it down before it passes.
{K}. Somebody open a window, this won't fit in one room.
{K}. It's good to notice it while it's here.
{K}. Pressed between the pages, for a gray day.
{K}. May it last a while.
{K}. Good feelings deserve to be said out loud, too.
{K}. I'll take it.
{K}. It's the kind of thing you call home about.
{K}. Big grin, warm heart, that's the report.
{K}. I'd like to stay in this one for a bit.
{K}. Here's to noticing the good parts.
news:
{K}. No complaints have been received.

== feeling-low 🤍
turn:
{K}. Tender days need soft clothes and slow plans.
{K}. Some feelings don't need fixing, just a bit of company.
{K}. It's loud in there, so I'm being gentle out here.
{K}. I put on the good socks. It's a start.
{K}. Small steps count double on days like this.
{K}. The forecast says clouds, then tea.
{K}. I'm on the slow train back to myself.
{K}. It came in without knocking, so I put the kettle on.
{K}. I've decided to be on my own side for a while.
{K}. Nobody has to be brave before breakfast.
{K}. I'm fine-ish, and I'm rounding up.
{K}. My heart is doing extra hours.
reader:
{K}. Anybody else? You can sit with me.
{K}. What helps you when it feels like that?
{K}. Do you talk about it or walk it off?
{K}. Who gets it?
{K}. Who do you call when it feels like that?
{K}. What's the smallest thing that makes it a little lighter?
{K}. What's the kindest thing you do for yourself on such days?
{K}. Do you tell somebody, or do you hide under a blanket first?
{K}. What would you say to a friend who feels like this?
scene:
Deep breath in. Slow breath out. {K}.
“How are you?” The honest answer: {k}.
Hood up, tea in, world later. {K}.
A long shower, a short list, an early night. {K}.
Feet up, lights low, nobody has to be impressive. {K}.
A long breath by the window, and then another. {K}.
plain:
{K}. Saying it out loud already helps a little.
{K}. It's okay to be in the middle of it.
{K}. One hour at a time.
{K}. If you feel it too, you're not strange.
{K}. I'm giving myself time.
{K}. It's allowed to be hard.
{K}. A warm drink, a kind voice, and see what comes.
{K}. One kind thing at a time.
{K}. It's said, and that's a start.
{K}. A soft blanket, a kind voice, no big decisions.
{K}. I'm letting the day be small.
{K}. It comes, it stays a bit, it goes.

== feeling-tired 😴
turn:
{K}. My get-up-and-go has got up and gone.
{K}. I'm running on fumes and one good song.
{K}. My battery needs charging and so does my phone.
{K}. If you need me, lower your expectations.
{K}. The couch and I have things to discuss.
{K}. Even my coffee needs a coffee.
{K}. I sat down and now I live here.
{K}. I'm one yawn away from becoming furniture.
{K}. I've been staring at the same spot, and it's been lovely.
{K}. Coffee looked at me and gave up.
{K}. My eyelids have unionized.
{K}. I opened the fridge to find motivation. There was cheese.
{K}. Somebody please put me on low power mode.
{K}. I yawned so hard the room went quiet.
reader:
{K}. Are you also held together by snacks?
{K}. Nap or push through: what's the grown-up answer?
{K}. What's your cure? Please say it's lying down.
{K}. Where's the oddest place you could fall asleep right now?
{K}. What gives you the second wind? I'm on my first sigh.
{K}. Shall we take turns being useful?
{K}. What would you skip, if nobody noticed?
scene:
Eyes: open. Brain: out of office. {K}.
“How's it going?” Horizontally. {K}.
A yawn so big it needed its own chair. {K}.
Staring at the wall, wall staring back. {K}.
One shoe off, the other one can wait. {K}.
plain:
{K}. Rest counts as getting something done.
{K}. Enough for one day.
{K}. Be kind to your tired self.
{K}. Rest is on the list, right at the top.
{K}. I'll be brilliant again shortly.
{K}. Nothing more to see here but a yawn.
{K}. I did what I could, and now I'm horizontal.
news:
{K}. Please speak softly.

== slang
turn:
{K}. I said what I said.
{K}. I have no edits to make and I stand by it.
{K}. I don't make the rules, I just post them.
{K}. Somebody had to say it and I had the phone in my hand.
{K}. And the crowd (me) goes wild.
{K}. Somebody will read this one day and be confused.
{K}. My parents would like a translation.
{K}. It's a whole mood and it pays no rent.
{K}. I looked it up so you don't have to feel old alone.
{K}. My brain has been chanting it all day.
{K}. I used it in a sentence, and my whole family looked up.
{K}. Quote me on that.
{K}. I'm too old to say it and I said it anyway.
reader:
{K}. Who did you just think of? Tag them.
{K}. Agree or be wrong, your choice.
{K}. Rate it, be honest.
{K}. Too much or not enough?
{K}. Who said it first in your group chat?
{K}. Use it in a sentence, no cheating.
{K}. Did I do it right? Be gentle.
{K}. On a scale from “stop” to “slay”, where are we?
scene:
Me, to the mirror, with full confidence: {k}.
Subtitle for my whole life right now: {k}.
Hair flip, door open, slow motion: {k}.
Walks in. Says it. Walks out. {K}.
“What does that mean?” It's a feeling, you wouldn't get it. {K}.
plain:
{K}. It's a lifestyle at this point.
{K}. If you know, you know.
{K}. That's the whole post.
{K}. You had to feel it.
{K}. The vibe speaks for itself.
{K}. There is no better word for it, I checked.
{K}. Let me have this.
news:
{K}. The group chat has been informed.

== praise 🙌
turn:
{K}. I'd give a speech about it, but my mouth is busy smiling.
{K}. I've told everybody, including people who didn't ask.
{K}. I don't say that often, and I've said it a lot about this.
{K}. My standards just moved up, and they brought luggage.
{K}. If you disagree, we can still be friends. Distant ones.
{K}. I'll be insufferable about it for a while.
{K}. I came to be polite and stayed to be impressed.
{K}. I ran out of adjectives and started making sounds.
{K}. Somebody should teach a class about this.
{K}. I tried to find something to complain about. I've given up.
{K}. It's rude how good this is.
{K}. I'd write a poem, but it would only say “wow”.
{K}. I don't give standing ovations at home. I'm standing.
reader:
{K}. Agree, or do I have to convince you?
{K}. What's yours, the one you'd recommend to anybody?
{K}. If you know, let's start a club.
{K}. Am I exaggerating? I don't think I am.
{K}. Who taught you to love it?
{K}. What should I compare it with? I can't think of anything.
scene:
First a pause, then a look, then: “oh.” {K}.
“Is it that good?” Sit down. {K}.
Eyes closed, one hand up, please nobody talk to me. {K}.
“How was it?” A long breath. A hand on my heart. {K}.
plain:
{K}. Had to be said.
{K}. Credit where it's due.
{K}. Some things deserve a standing ovation.
{K}. I mean every word.
{K}. More of this, please.
{K}. Good work should be said out loud.
{K}. The kind of good you want to share.
{K}. It made my day, and I thought you should know.
news:
{K}. This opinion is final.
{K}. I rest my case.
invite:
{K}. If you haven't yet, you're in for something.
{K}. Send this to somebody with good taste.

== complaint 😅
turn:
{K}. I've written a strongly worded letter in my head.
{K}. I'm not angry, I'm just going to bring it up forever.
{K}. My eye has started to twitch in rhythm.
{K}. I counted to calm. I didn't get there.
{K}. Patience left. It said it would call.
{K}. The universe has been informed in writing.
{K}. I'd like to see the manager of this day.
{K}. Not angry, just loudly disappointed.
{K}. My inner peace is on its lunch break.
{K}. I've rolled my eyes so far, I saw my own thoughts.
{K}. It's not that I hold a grudge, I just keep very good records.
{K}. Someone has to be the villain of my day, and here we are.
{K}. I'm usually a patient person. Ask people who don't know me.
reader:
{K}. Is it just me?
{K}. What's yours? Let it out, this is a safe space.
{K}. Deep breath or dramatic sigh: how do you cope?
{K}. Am I overreacting? Think before you answer.
{K}. Would you say something, or would you write a poem about it?
{K}. Who do I talk to about this?
{K}. What's the smallest thing that drives you up the wall?
{K}. Which is worse: the thing itself, or that nobody else minds?
scene:
Deep sigh, long stare, another sigh: {k}.
“Are you okay?” {K}. So, no.
A breath in through the nose, out through the teeth. {K}.
A look at the ceiling. The ceiling has no answers. {K}.
“Calm down.” I was calm. {K}.
Jaw clenched, smile polite, soul elsewhere: {k}.
plain:
{K}. There, I feel a bit better.
{K}. Small problems, big feelings.
{K}. Somebody had to say it.
{K}. Nobody asked, and I answered anyway.
{K}. Thank you for listening, whoever you are.
{K}. It had to come out somewhere.
{K}. Moving on, slowly, with a grumble.
{K}. I'll be over it by dessert.
{K}. Rant over, thank you for listening.
{K}. I'm breathing. I'm breathing loudly.
news:
{K}. Sympathy is accepted in any form.
`;
