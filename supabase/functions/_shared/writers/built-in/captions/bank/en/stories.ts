export const stories = `
== pet-adoption 🐾
tags: AdoptDontShop, RescuePet, NewFamilyMember, AdoptedPets
turn:
{K}. There was a list of sensible questions. Then there were the eyes.
{K}. Who rescued whom is still being discussed.
{K}. The camera roll is full, and it's all the same face.
{K}. It was only meant to be a look. Famous last words.
{K}. Some hearts come with a spare room.
{K}. No tricks required, the job was taken by that face.
reader:
{K}. Who chose whom, when yours moved in?
{K}. What should everybody know before bringing one home?
{K}. How long did it take until yours ran the place?
scene:
An open door, a careful step, a very long look around. {K}.
A quiet corner, a little patience, all the time in the world. {K}.
Head of the household, effective immediately: {k}.
“Where do they sleep?” “Wherever they like.” {K}.
plain:
{K}. Everybody deserves a soft place to land.
{K}. Families can grow by a tail, a whisker or a beak.
{K}. It takes patience, treats and a lot of sitting on the floor.
{K}. To everybody who makes such a thing possible: thank you.
news:
{K}. The humans have been demoted.
invite:
{K}. Tell us what yours taught you first.

== new-keys 🔑
tags: NewKeys, KeysInHand, MovingDay, NewBeginnings
turn:
{K}. Small piece of metal, enormous feeling.
{K}. Every pocket check is a small celebration.
{K}. There's an echo in every room and a grin in every echo.
{K}. Order of business: finding out what each light switch does.
{K}. From studying floor plans to arguing about the lamp.
{K}. The walls are empty, and the head is full of shelves.
reader:
{K}. What's the first thing you do in an empty room?
{K}. What should be carried over the doorstep first?
{K}. Which key on your ring means the most?
scene:
A turn, a click, a deep breath. {K}.
Somebody in the middle of an empty room, pointing at walls. {K}.
“Is it really…?” The key says yes. {K}.
Keys on the table, all eyes on the keys. {K}.
plain:
{K}. A door, and everything behind it.
{K}. Bare walls have never looked this good.
{K}. Somewhere in there is a spot for the favorite chair.
news:
{K}. The key ring is wearing it like a medal.
invite:
{K}. Bring salt, bread and a strong back.

== story
turn:
{K}. That's the short version. The long one needs hand gestures.
{K}. Somewhere, a sitcom writer is taking notes.
{K}. It beats talking about the weather.
{K}. Some days hand you a story and walk off.
{K}. History books have been written about less.
{K}. There are people who would keep that to themselves.
{K}. Tell it at dinner and watch the forks stop.
{K}. In a movie there would be a slow zoom here.
{K}. And that's with the boring parts left out.
{K}. Nobody's horoscope mentioned it.
{K}. Say it slowly and it becomes a plot.
{K}. Somebody will claim to have seen it coming.
{K}. There's a moral in there somewhere, probably under the couch.
{K}. Ask for the director's cut.
{K}. Short, but it has everything.
{K}. Family gatherings have been fueled by less.
{K}. It won't make the evening news, and that's the evening news's loss.
{K}. Put it in the family newsletter, on page one.
{K}. Told out loud, it gets better every time.
{K}. No further questions, or rather: all of them.
{K}. I've told it to the plants, and they want the next part.
{K}. I'll be telling this one until somebody stops me.
{K}. I practiced saying it casually. It didn't work.
{K}. My diary would have needed a bigger pen.
{K}. I said it out loud in an empty room, just to hear it.
reader:
{K}. What would you have said?
{K}. Which part do you want to hear first?
{K}. Laugh, gasp or nod: what's your first reaction?
{K}. Who's the first person you'd tell?
{K}. Has it ever happened at your place?
{K}. Who gets the part in the movie?
{K}. Would you have believed it? Honestly?
{K}. What would the headline be?
{K}. On a scale from “nice” to “stop the bus”, where does that land?
{K}. What's your version? I'll trade you.
scene:
“How was your day?” “Sit down.” {K}.
“And then?” “That was it.” “That's plenty.” {K}.
“Anything new?” “Funny you should ask.” {K}.
Audiobook voice, slightly too dramatic: {k}.
The headline, if this town had a front page: {k}.
Page one of the memoir: {k}.
Overheard, repeated, and by dinner a legend: {k}.
Diary entry, underlined so hard that the paper tore: {k}.
Breaking news from a very small newsroom: {k}.
Curtain up, spotlight, a cough in the audience: {k}.
On a postcard to somebody who'd get it: {k}.
Campfire, marshmallow, a long pause for effect: {k}.
Weather, traffic, and now to our main story: {k}.
Town crier, bell in hand, deep breath: {k}!
Detective, notebook open: “Start from the beginning.” {K}.
Chapter title in a book you'd stay up for: {k}.
A telegram, to save on words: {k}. Stop.
Sports commentator, losing it a little: {k}!
“You look like you have news.” {K}.
Left on the fridge, on the back of an envelope: {k}.
“Tell me something I don't know.” {K}.
The part of the letter that gets read aloud: {k}.
plain:
{K}. Written down before the details get away.
{K}. Some things you have to say out loud to believe them.
{K}. Life is mostly made of days like this.
{K}. The small print of an ordinary day.
{K}. Somebody will bring it up at a birthday, and everybody will know.
{K}. That's the whole story, and it's enough.
{K}. One for the archives.
{K}. I want to remember it exactly like that.
news:
{K}. Further details over dinner.
{K}. The sequel is already in negotiations.

== story-good 🤍
turn:
{K}. Good news deserves the same speed as gossip.
{K}. Faith in people: topped up.
{K}. Cynics, please use the other door.
{K}. Some sentences should come with a brass band.
{K}. If happiness made noise, the whole street would complain.
{K}. Cheeks can hurt from smiling. Now you know.
{K}. That makes up for a lot of gray days.
{K}. The tissue box has been moved within reach.
{K}. The good stuff rarely makes the news, so here it is.
{K}. Go ahead, read it again. It still says the same.
{K}. I tried to play it cool. I lasted a second.
{K}. I'm not crying, I'm leaking joy.
{K}. My inner child is doing cartwheels.
{K}. I've been grinning at strangers.
reader:
{K}. What's the best thing you've heard lately?
{K}. Who do you call first when something good happens?
{K}. Happy dance or happy tears: which are you?
{K}. Who deserves a bit of this luck next?
{K}. Big good news or tiny good news: what's yours?
scene:
Big grin, shaky voice, phone in hand: {k}.
“Are you crying?” “No.” Yes. {K}.
“Say that again.” Gladly: {k}.
Imagine confetti, and somebody who doesn't mind sweeping it up. {K}.
A phone going around the table, a smile going with it: {k}.
In a voice that climbs a little higher with every word: {k}.
plain:
{K}. A full heart is a good kind of heavy.
{K}. Some days are simply good.
{K}. People can be so good.
{K}. May everybody get to say something like that soon.
{K}. Joy this size should be passed around.
{K}. I want to remember exactly how this feels.
news:
{K}. Celebrations are ongoing.
{K}. There will be cake, one way or another.
{K}. The group chat is nothing but hearts.
invite:
{K}. Share something good below. Let's make it a habit.
{K}. Pass the good mood on, it keeps better in motion.

== story-funny 😄
turn:
{K}. You couldn't write it, and if you did, they'd call it silly.
{K}. I laughed, then I checked if anybody saw, then I laughed again.
{K}. Comedy is everywhere if you're clumsy enough.
{K}. I'd explain, but it only gets worse.
{K}. And people pay for entertainment.
{K}. I'm still deciding whether to be proud.
{K}. I've been laughing about it at all the wrong moments.
{K}. This will be told at every dinner from now on.
{K}. I have witnesses, and none of them will help me.
{K}. My dignity left without saying goodbye.
{K}. I couldn't do it again if I tried.
{K}. If anybody asks, it was on purpose.
{K}. Somewhere a comedy writer is taking notes.
{K}. The look on my face deserves its own account.
reader:
{K}. Top that. I dare you.
{K}. Was I the only one laughing? Surely not.
{K}. What's your latest “you had to be there”?
{K}. Who in your life would this happen to? Tag them.
{K}. Could you have kept a straight face?
{K}. What made you laugh so hard that you couldn't explain it?
{K}. Please tell me this has happened to somebody else.
scene:
Freeze frame. Record scratch. {K}.
Nobody said anything for a second, and then everybody did. {K}.
Picture me trying not to laugh. Now picture me failing. {K}.
First confusion, then eye contact, then no way back. {K}.
Cue the laugh track: {k}.
plain:
{K}. The small absurd moments keep me going.
{K}. Filed under “you had to be there”.
{K}. It helps to laugh at it.
{K}. Best laugh in a while.
{K}. Life writes the good ones itself.
news:
{K}. I'll be here all week, apparently.
invite:
{K}. Send this to somebody who needs a laugh.
{K}. Add your own story. The sillier, the better.

== mishap 🙈
turn:
{K}. Things never go wrong on a day with nothing planned.
{K}. This is the part of the day that becomes an anecdote.
{K}. It's fine. Everything is fine. Ask again later.
{K}. The universe has a sense of humor, and timing.
{K}. Somebody's guardian angel is on a coffee break.
{K}. The blooper reel is getting long.
{K}. Worse things have happened. None come to mind right now.
{K}. A strongly worded letter will be written, to nobody in particular.
{K}. There must be a very long word for this in some language.
{K}. The comedy will become visible from a little farther away.
{K}. At times like this, a sigh is a complete sentence.
{K}. It wasn't on the bingo card, and yet.
{K}. As plot points go, it's a strong one.
{K}. Some people have smooth lives. I have material.
{K}. I'd like to return this day. I've kept the receipt.
{K}. My first reaction can't be repeated here.
reader:
{K}. Laugh or cry? The votes are open.
{K}. On a scale from a sigh to lying on the floor, how bad is it?
{K}. What's your first word in a moment like that? The printable version.
{K}. What's the emergency snack for this?
{K}. What would you do now? Wrong answers welcome.
{K}. Who can top that? Misery likes company.
{K}. Tell me something worse, please. I need it.
scene:
A deep breath. A long stare. A very small laugh. {K}.
“How's it going?” {K}. Next question.
The day, summed up: {k}.
Cue the sad trombone: {k}.
“What could go wrong?” asked somebody earlier. {K}.
There's how it should be, there's how it is, and between them: {k}.
Slow clap for the universe: {k}.
A pause, a blink, and then the news nobody ordered: {k}.
plain:
{K}. It'll be funny. It isn't yet.
{K}. At least it's a story now.
{K}. Nothing a snack and a sigh can't soften.
{K}. Onward, slightly ruffled.
{K}. Some days are like that.
{K}. Hugs are welcome, and so are good memes.
news:
{K}. Thoughts and snacks welcome.
{K}. Regular programming will resume after a cup of something hot.
invite:
{K}. Comfort, cake and bad jokes are accepted in the comments.
{K}. Send this to somebody who needs to feel better about their own day.

== mischief 🙈
turn:
{K}. Brilliant plan, flawless execution, questionable goal.
{K}. The suspect has an excellent lawyer: that face.
{K}. No remorse was shown at any point.
{K}. Innocent until proven guilty, so roughly until somebody looked.
{K}. The evidence is overwhelming and so is the charm.
{K}. Crime does pay, mostly in attention.
{K}. A formal apology is not expected.
{K}. New rules have been announced. They will be ignored.
{K}. A lecture was prepared, but the audience had left.
{K}. The negotiations failed before they began.
{K}. It had been quiet for too long. The signs were there.
{K}. Somewhere in there is a criminal genius without pockets.
reader:
{K}. Guilty or misunderstood? Cast your vote.
{K}. What would the judge say?
{K}. How should the suspect plead: not guilty, hunger or art?
{K}. How long can anybody stay mad at that?
{K}. Who's really in charge at your place?
{K}. What's the best excuse you've ever been given?
scene:
Crash. Silence. The sound of somebody leaving the scene. {K}.
“Who did this?” Very innocent eyes. {K}.
Caught in the act, and proud of it. {K}.
Police report, abridged: {k}.
Security footage, grainy but convincing: {k}.
A suspicious silence, then this: {k}.
plain:
{K}. Cute is not an alibi, but it helps.
{K}. Never a dull moment.
{K}. It's hard to argue with somebody who's having this much fun.
{K}. Another page in a very thick file.
{K}. Life would be tidier without them, and a lot less funny.
{K}. I'm not even surprised anymore.
news:
{K}. It has been added to the list.
{K}. Witnesses are asked to come forward with treats.

== arrival 🎉
turn:
{K}. Patience has officially been paid out.
{K}. The waiting part is over, and nobody will miss it.
{K}. Good things take their time. This one took the scenic route.
{K}. Somewhere a very long countdown has fallen silent.
{K}. Now what? Oh, right: enjoy it.
{K}. There was supposed to be a speech. There's only a grin.
{K}. The daydream has moved into real life and brought luggage.
{K}. Every single “soon” was worth it.
{K}. It was a plan for so long that being real takes practice.
{K}. The worrying can stop, or at least find a new subject.
{K}. I'm being very calm, if you don't count the squeaking.
{K}. I'd forgotten how to be this excited.
{K}. I had started to think it was a rumor.
reader:
{K}. What are you still waiting for?
{K}. What was your longest wait, and was it worth it?
{K}. What's the first thing you'd do?
{K}. How do you greet a big moment: quietly or with jumping?
{K}. Who gets the first hug?
scene:
“Is it really happening?” Pinch. Yes. {K}.
A deep breath, a big smile, a look around: {k}.
The moment it turns from “soon” into “now”: {k}.
From the wish list into real life: {k}.
Tears? Just something in the eye. {K}.
“Are we dreaming?” “Then don't wake anybody.” {K}.
plain:
{K}. It already feels right.
{K}. Good things do arrive, in their own time.
{K}. Happy is too small a word.
{K}. Let the good part begin.
{K}. Even better than in the daydream.
{K}. And just like that, there's a before and an after.
{K}. Time to stop for a minute and take it in.
news:
{K}. Please allow some time for the happy dance.
invite:
{K}. Congratulations are accepted in any form.
{K}. Say hello, and bring something to nibble.

== first-time ✨
turn:
{K}. There's no second first, so take it slowly.
{K}. Nervous before, insufferable after.
{K}. Beginner's luck is real, and so is beginner's panic.
{K}. No habits yet, which means no bad ones either.
{K}. The next one will be better. This one will be remembered.
{K}. Butterflies included.
{K}. Every old hand was once all thumbs.
{K}. The story lasts much longer than the thing itself.
{K}. Nothing makes a person feel younger than having no idea.
{K}. Everything after this gets compared to it.
{K}. Big until it's done, and then a favorite subject.
{K}. Knowing how comes later. Knowing why is enough.
{K}. No experience, no expectations, excellent mood.
reader:
{K}. Do you remember yours?
{K}. What should every beginner know? Be kind.
{K}. Which first would you like to live again?
{K}. Butterflies or panic: what did your first feel like?
{K}. What did you try late and love at once?
{K}. Who was there at yours?
scene:
Deep breath, wide eyes, here goes: {k}.
“Nervous?” “A bit.” “Good.” {K}.
The opening page of an album, glued in slightly crooked: {k}.
Wide eyes, careful steps, a grin at the end. {K}.
Inner voice: “We don't do things like this.” The rest: already walking. {K}.
A toe in the water, so to speak: {k}.
plain:
{K}. One for the memory box.
{K}. Hopefully not the last.
{K}. New things are scary, and then they're yours.
{K}. Every habit, hobby and love story had one of these.
{K}. You're only new at something for a little while.
{K}. It doesn't have to go well to be worth it.
{K}. Big feelings are allowed.
{K}. Everybody starts somewhere, and somewhere is right here.
news:
{K}. Expert status pending.
invite:
{K}. If you've been thinking about it, take this as your sign.
{K}. Pass it on to somebody who's still hesitating.

== learning 📚
turn:
{K}. Being bad at something is underrated.
{K}. It starts with confidence and goes downhill beautifully.
{K}. There's a moment when it all makes sense. It lasts until the next chapter.
{K}. Progress report: there is some, if you squint.
{K}. Every mistake in the book, and a few for the next edition.
{K}. Slow at first, slow in the middle, and then suddenly not.
{K}. That small crunching sound is the brain making room.
{K}. Everybody within reach deserves a medal for patience.
{K}. The people who make it look easy should be more considerate.
{K}. I used to say I couldn't. Now I say not yet.
{K}. Some people are naturals. I'm more of a stubborn.
{K}. My confidence is far ahead of my skills, and they wave at each other.
reader:
{K}. What took you the longest to learn?
{K}. Any advice for somebody who's already in too deep?
{K}. What would you learn if nobody could see you fail?
{K}. Practice daily or in guilty bursts?
{K}. When did it finally click for you?
{K}. Who was your most patient teacher?
scene:
Try. Sigh. Try again. Tiny victory. {K}.
“It's easy once you get it.” That's the catch. {K}.
“Was that right?” “Nearly.” The best “nearly” in ages. {K}.
Eyebrows up, tongue out, once more from the top. {K}.
Report card, in very kind handwriting: {k}.
plain:
{K}. A little better every time.
{K}. It's never too late to be a beginner.
{K}. Slow is still forward.
{K}. It feels good to be curious.
{K}. The only way to get there is badly at first.
{K}. Nobody is born knowing it, not even the ones who look like it.
news:
{K}. Please clap early and often.

== waiting ⏳
nouns: waiting room, waiting line, queue
turn:
{K}. Time has changed into slippers.
{K}. Nothing is happening, with great intensity.
{K}. Every minute is wearing a heavy coat.
{K}. The same few thoughts have been around the block several times.
{K}. At this point it counts as a hobby.
{K}. Every sign in sight has been read, some of them with feeling.
{K}. Everything within sight has been counted. There's a favorite.
{K}. I've aged visibly.
{K}. My patience has left without me.
{K}. I've made friends with the clock, and we've broken up again.
reader:
{K}. How do you survive waiting? Be creative.
{K}. Pace or sit: which kind of waiter are you?
{K}. What do you do with your hands while you wait?
{K}. Distraction needed: what's the silliest thing you know?
{K}. What's the longest you ever waited for something?
scene:
Check phone, look up, check phone. {K}.
Somewhere a clock is ticking on purpose. {K}.
“Any minute now,” they said. {K}.
Shift weight. Sigh. Shift back. {K}.
“It won't be long now,” said somebody with no idea. {K}.
plain:
{K}. The in-between is part of it, too.
{K}. Soon, hopefully.
{K}. Some things can't be hurried, and they know it.
{K}. Breathe in, look out of the window, breathe out.
{K}. Nothing to do but be here for a while.
{K}. I'm learning patience, slowly, of course.

== decision ✨
turn:
{K}. The comfort zone has been notified.
{K}. Scary for a minute, obvious ever since.
{K}. The pros and cons list was never really close.
{K}. Turns out the sky stays up.
{K}. Everybody had advice. Some of it was even asked for.
{K}. A more careful version of this story ends very differently.
{K}. It took forever to decide and a second to do.
{K}. The gut had been saying so for ages.
{K}. Mirrors, friends and bank accounts may need a moment.
{K}. Old me would have waited for permission.
{K}. My future self just sent flowers.
reader:
{K}. What's the bravest “no” or “yes” you ever said?
{K}. Head or gut: which one do you listen to?
{K}. What would you do if nobody had an opinion about it?
{K}. When did you last surprise yourself?
{K}. Which decision are you putting off? You may whisper.
scene:
Deep breath. Done. Still standing. {K}.
“Are you sure?” For once, yes. {K}.
Coin in the air, and suddenly it was clear. {K}.
A long walk, a short answer: {k}.
New line in the diary, underlined: {k}.
plain:
{K}. It feels right.
{K}. No regrets, a few butterflies.
{K}. Sometimes the small step is the big one.
{K}. On to whatever comes next.
{K}. It's strange how quiet it gets once you've decided.
{K}. Small sentence, big change.
{K}. One of those days to count from.
news:
{K}. The stubborn side takes full credit.

== reunion 🤗
nouns: reunion, reunions, family reunion, family reunions, homecomings, band reunion, team reunion, cousins reunion, friends reunion, reunion weekend, reunion dinner, reunion trip, welcome home, welcome home party, airport hugs, airport reunion, visit home, trip home
tags: Reunion, Homecoming, TogetherAgain, OldFriends
turn:
{K}. It's like no time has passed, except for the knees.
{K}. The conversation picked up in the middle of the sentence.
{K}: same jokes, more reading glasses.
{K}. The hug lasted longer than some relationships.
{K}. “Just for a minute” has rarely been so wrong.
You can know someone by their laugh from across a parking lot. {K}.
Half of the stories are true, and nobody agrees on which half. {K}.
Hugging somebody you've missed takes a bit longer. Let it. {K}.
Everybody says “let's not leave it so long”, and everybody said it last time. {K}.
The photo has gaps that only the people in it know how to fill. {K}.
reader:
{K}. Who would you love to see again?
{K}. Who's the friend you can pick up with anytime?
{K}. What's the first thing you do when you're together again?
What's the story that has to be told at every reunion?
Reunions: do you recognize faces, or do you wait for the voice?
How long can you not see a friend and still pick up in the middle?
scene:
“You haven't changed.” Liar. {K}.
“Do you remember when…” Chairs come closer, the food goes cold. {K}.
The hug, the step back, the look, the second hug. {K}.
Old nicknames, called across a room, still working. {K}.
Somebody on tiptoe, looking over everybody's heads: {k}.
plain:
{K}. Home isn't always a place.
{K}. As if somebody had only pressed pause.
It's good to be where people knew you before you knew yourself. {K}.
Distance is long, and a hug makes it short. {K}.
Some people you don't have to explain anything to. {K}.
{K}. Some people feel like a place you used to live.
{K}. I didn't know how much I'd missed this.
news:
{K}. Voices will be hoarse for a while.
{K}. We'll be telling it at the next one.
{K}. Somebody fetch the old albums.
{K}. The years between didn't stand a chance.
{K}. You should have heard the noise.
invite:
{K}. Bring the old photos, even the ones with the hair.
Come, even if you only know half of us now. {K}.
We saved you a seat next to somebody you used to know. {K}.
{K}. You'll recognize us by the noise.
Say you'll come, then really come. {K}.

== working 💼
turn:
{K}. The glamorous part is just out of frame.
{K}. If it looks calm, you're looking from far away.
{K}. The to-do list is pretending to be short.
{K}. Part talent, part caffeine, part refusing to sit down.
{K}. From the outside: quiet. From the inside: a lot of tabs.
{K}. Nobody claps at this point. Somebody should.
{K}. Ask again when the coffee has kicked in.
{K}. Somebody has to, and somebody is.
{K}. If anybody asks, it's all going to plan. There's a plan.
{K}. I said I'd start small. It escalated.
reader:
{K}. What are you working on?
{K}. Music, silence or a podcast: what gets you through?
{K}. What does nobody see about your job?
{K}. What's your trick for the long ones?
{K}. Early start or late finish: which one are you?
{K}. Are you at it as well? Wave.
scene:
Sleeves up, snack within reach, world on mute: {k}.
“Almost done.” It has been almost done for a while. {K}.
Somebody yawns. It's contagious. On it goes. {K}.
Cold coffee, warm ears, once more: {k}.
“Quick break?” “In a minute.” There is no such minute. {K}.
plain:
{K}. One thing at a time, with care.
{K}. It takes as long as it takes.
{K}. The part nobody sees holds up the rest.
{K}. Tired, proud, not finished.
{K}. Respect to everybody who's on their feet right now.
{K}. Loving what you do helps a lot.
news:
{K}. Breaks are being considered.
{K}. The coffee machine has been informed.
invite:
{K}. Company is welcome: what are you busy with?

== doing
turn:
{K}. There's a right way, a wrong way and this way.
{K}. Exactly as dignified as it sounds.
{K}. Half of it is deciding, the other half is shoes.
{K}. Somebody should be filming, and somebody should definitely not be.
{K}. It looks different from the inside.
{K}. The phone rang. Nobody felt responsible.
{K}. The diary gets a full page for that.
{K}. It sounds so simple when you say it.
{K}. A nature documentary would whisper about this.
{K}. The to-do list is being very brave about it.
{K}. Not on any résumé, and it should be.
{K}. I could explain, but you'd want to join.
{K}. I've had worse ideas before breakfast.
reader:
{K}. Have you done it, or is it on your list?
{K}. Join in, or cheer from the couch?
{K}. Any advice, or just applause?
{K}. What would be going through your head?
{K}. What are you up to?
{K}. Who would you take along?
scene:
“What are you doing?” “Guess.” {K}.
“Where are you?” “Busy.” {K}.
Meanwhile, in a small corner of the world: {k}.
A field guide would list it under typical behavior: {k}.
Entered in the log book, in very neat handwriting: {k}.
Previously: a couch. Now: {k}.
plain:
{K}. A good use of a day.
{K}. It counts, even if nobody is counting.
{K}. Not to be swapped for a meeting.
{K}. Some hours don't have to prove anything.
{K}. One for the list of good things, in any handwriting.
{K}. It's hard to think of a better place to be.
news:
{K}. Do not disturb, or do and bring snacks.

== memory 📷
turn:
{K}. Memory is a terrible photographer with excellent taste.
{K}. It was just an ordinary day back then.
{K}. The photo is blurry, the feeling isn't.
{K}. Time has edited out the mosquitoes.
{K}. The pictures got better, the moments didn't.
{K}. The details fade, the laugh doesn't.
{K}. Everybody who was there remembers it differently, and everybody is right.
{K}. Nobody told us that these were the good old days.
{K}. If I could go back, I'd pay more attention to the boring parts.
reader:
{K}. What do you remember best?
{K}. Which moment would you live again, exactly as it was?
{K}. Who was there? Say hi.
{K}. Which song belongs to it?
{K}. Which smell takes you straight back?
scene:
Old photo, new smile: {k}.
Somebody says “remember when?” and the evening is gone. {K}.
A drawer, an envelope, a laugh out loud: {k}.
The camera clicks, somebody blinks, and there it is forever: {k}.
plain:
{K}. Some days stay.
{K}. Somebody thought it was worth a photo. Good thinking.
{K}. It's nice to look back and smile.
{K}. A warm spot on the way from there to here.
{K}. Good then, good now.
news:
{K}. The hairstyle is not up for discussion.

== longing 💭
turn:
{K}. That sigh was heard several houses down.
{K}. The calendar says no. The heart hasn't read it.
{K}. It's not a phase, it's a plan.
{K}. Being sensible has been tried.
{K}. It's the kind of thought that brings its own furniture.
{K}. Logic had some good points. Nobody was listening.
{K}. Every daydream takes a turn and ends up there.
{K}. I'm one bad meeting away from it.
{K}. I said I'd be sensible, and then I looked out of the window.
{K}. My body is here, my mind left a while ago.
reader:
{K}. What are you dreaming of?
{K}. Do you wait patiently or plan recklessly?
{K}. What would you trade for it, from a sock to a kidney?
{K}. What can't you stop thinking about?
{K}. Who feels it too?
scene:
Staring out of the window, dramatically: {k}.
“What are you thinking about?” A sigh. {K}.
Chin in hand, eyes far away: {k}.
Half listening, half gone: {k}.
In the margin of the meeting notes, with little hearts: {k}.
plain:
{K}. A little daydreaming never hurt anybody.
{K}. It's nice to have something to long for.
{K}. A gentle ache, the good kind.
{K}. It'll come. It's allowed to hurry.
{K}. Some wishes are good company in the meantime.
news:
{K}. The browser tabs know.
invite:
{K}. Send this to the one who'd understand immediately.

== class-reunion 🎓
under: reunion
nouns: class reunion, class reunions, high school reunion, college reunion, school reunion, ten-year reunion, 10 year reunion, 20 year reunion, old classmates, alumni weekend, alumni, alumni reunion, homecoming weekend
tags: ClassReunion, OldClassmates, Homecoming, Reunion
turn:
{K}. Years apart, and it takes one old song to be back in the hallway.
{K}: the name tags are for everybody's dignity.
Nobody has changed, except for everybody. {K}.
Somebody became exactly what the yearbook predicted, and nobody can believe it. {K}.
The class clown is a dentist now. It happens in every class. {K}.
{K}. Everybody looks the same once they laugh.
reader:
Class reunion: would you go, or look at the pictures afterward?
Who from your school days would you love to sit next to?
What would your younger self say about you at a class reunion?
Which teacher still gets quoted in your class? {K}.
scene:
A glance at the name tag, a glance at the face, a shriek. {K}.
“And what do you do now?” Asked, answered, forgotten, asked again. {K}.
The old gym, the old smell, the old nerves. {K}.
Somebody has brought the yearbook. Nobody is safe. {K}.
plain:
{K}. It's good to meet the people who knew the first draft.
All those years, and still the same corner of the room. {K}.
news:
{K}. The yearbook needs an update.
invite:
{K}. Find that one classmate nobody can find and pass it on.
{K}. Come as you turned out.
`;
