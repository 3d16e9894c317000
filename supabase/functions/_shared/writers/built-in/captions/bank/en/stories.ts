export const stories = `
== pet-adoption 🐾
tags: AdoptDontShop, RescuePet, NewFamilyMember, AdoptedPets
turn:
{K}. We had a list of questions. Then came the eyes.
{K}. The couch has a new owner and it isn't us.
{K}. Who rescued whom is still being discussed.
{K}. The camera roll is full, and it's all the same face.
{K}. We went in just to look. Famous last words.
reader:
{K}. Who chose whom, when yours moved in?
{K}. What should everybody know before bringing one home?
How long did it take until yours owned the place?
scene:
An open door, one careful paw, a very long sniff. {K}.
A sniff here, a sniff there, a long look at us. {K}.
“Which side of the bed is theirs?” All of it. {K}.
plain:
{K}. Welcome home, little one.
{K}. There was a gap in our house, and we hadn't noticed.
{K}. Everybody deserves a soft place to land.
news:
{K}. The humans have been demoted.
invite:
{K}. Tell us what yours taught you first.

== new-keys 🔑
tags: NewHome, HomeSweetHome, MovingDay, HomeOwners
turn:
{K}. Small piece of metal, enormous feeling.
{K}. I keep checking my pocket to make sure it's real.
{K}. The walls are empty, the head is full of plans.
{K}. There's an echo in every room and a grin in every echo.
{K}. First order of business: finding out what each light switch does.
reader:
{K}. What's the first thing you do in an empty home?
{K}. What should be carried over the doorstep first?
Which room would you set up first: kitchen, bed or coffee corner?
scene:
One turn, one click, one deep breath. {K}.
Sitting on the bare floor, eating out of the box. {K}.
plain:
{K}. A door, and everything behind it.
{K}. It smells of paint and beginnings.
{K}. Home, from here on.
news:
{K}. The takeout menu collection starts here.
invite:
{K}. Bring salt, bread and a strong back.

== story
turn:
{K}. Somewhere, a sitcom writer is taking notes.
{K}. I laughed first and asked questions later.
{K}. And they say nothing happens around here.
{K}. I've already told the cashier.
{K}. I looked around for the hidden camera.
{K}. On the bright side, it beats small talk.
{K}. The group chat needed a moment of silence.
{K}. You can't plan these things, you can only be there.
{K}. It sounds like the start of a joke, and in a way it was.
{K}. I'd have asked for a rehearsal, had I known.
{K}. If this were a movie, you'd say it was overdone.
{K}. I'll be telling this one until somebody stops me.
{K}. The writers of my life have outdone themselves.
{K}. I have questions, and so does everybody who was there.
{K}. Nothing in the morning suggested this.
{K}. And that's the version with the boring parts left out.
{K}. Some days hand you a story and walk off.
{K}. You couldn't have paid me to make that up.
{K}. The plot thickened while I was looking for my keys.
{K}. I checked, and it really happened.
{K}. It's the kind of thing that only happens when nobody is filming.
{K}. I needed to sit down, and then I needed to tell you.
{K}. File it under things I didn't expect to type.
{K}. My diary would have needed a bigger pen.
{K}. And here I was, thinking nothing ever happens.
reader:
{K}. What would you have said?
{K}. Which part do you want to hear first?
{K}. How would you tell it at a party?
{K}. Laugh, cry or shrug: what's your first reaction?
{K}. Who's the first person you'd tell?
{K}. What would you have done?
{K}. Do you believe in coincidence? I'm undecided.
{K}. Who's going to believe me? Raise a hand.
{K}. Where would you have laughed?
{K}. What's your story? Trade you.
{K}. Your turn: what was the small surprise of your week?
{K}. Would you have kept that to yourself?
scene:
“How was your day?” “Sit down.” {K}.
Narrator: nobody saw it coming. {K}.
Previously, in my life: {k}.
The headline, if this town had a front page: {k}.
“And then?” “And then nobody said a word.” {K}.
Page one of the memoir: {k}.
“You'll never guess what happened.” {K}.
Small gasp, big grin, straight to my phone: {k}.
“Wait, what?” You heard me. {K}.
“Anything new?” Funny you should ask. {K}.
plain:
{K}. You had to be there, and now you sort of were.
{K}. I keep replaying it in my head.
{K}. One for the family archives.
{K}. Writing it down before I forget how it felt.
{K}. One of those little moments you want to keep.
{K}. A day worth remembering, in its own way.
{K}. Life is mostly made of these.
news:
{K}. The sequel is being written as we speak.
{K}. Further details at the next dinner.

== story-good 🤍
turn:
{K}. I'm not crying, I'm just leaking joy.
{K}. Faith in humanity: topped up.
{K}. The good stuff never makes the news, so I'm putting it here.
{K}. My cheeks hurt, in the best way.
{K}. If happiness made noise, the neighbors would complain.
{K}. Somebody pinch me, but gently.
{K}. I've been grinning at strangers.
{K}. My phone should brace for a lot of exclamation marks.
{K}. I tried to play it cool. I lasted a second.
{K}. Put this one on repeat.
{K}. The world may stop right here, I'm happy.
{K}. My inner child is doing cartwheels.
{K}. Turns out good news is loud. Sorry, everybody.
reader:
{K}. What made you smile lately?
{K}. Who do you want to call when something good happens?
{K}. What's your good news? Big or tiny, I want it.
{K}. Now you: what's the best thing you've heard lately?
{K}. Who deserves a bit of this luck next?
{K}. Happy dance or happy tears: which are you?
scene:
Big grin, shaky voice, phone in hand: {k}.
“You look happy.” {K}. That's why.
Somebody, somewhere, is doing a silly dance about this: me. {K}.
Read it once. Read it again. Jumped. {K}.
“Are you crying?” “No.” Yes. {K}.
Me, trying to finish a sentence without smiling: {k}.
plain:
{K}. My heart is very full.
{K}. I want to remember exactly how this feels.
{K}. Some days are simply good.
{K}. Grateful doesn't begin to cover it.
{K}. One to keep.
{K}. I don't take it for granted.
{K}. I'm going to enjoy this for as long as it lasts.
{K}. A good one for the gratitude list.
news:
{K}. Celebrations are ongoing.
{K}. There will be cake, one way or another.
invite:
{K}. Come and be happy with me.
{K}. Share something good below. Let's make it a habit.

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
{K}. This is the part of the day that becomes an anecdote.
{K}. I'd like to speak to whoever is in charge here.
{K}. The plan was different, as you may have guessed.
{K}. I've decided to call it character development.
{K}. It's fine. Everything is fine. Ask me again later.
{K}. Somewhere, a more organized version of me is shaking their head.
{K}. The universe has a sense of humor and I'm its favorite target.
{K}. My guardian angel must be on a coffee break.
{K}. On the bright side, it can't happen again until next time.
{K}. Things I'm good at: this, apparently.
{K}. I'd like to return this day. I've kept the receipt.
{K}. Some people have smooth lives. I have material.
{K}. My reputation for grace has taken a hit.
{K}. I saw it coming, in slow motion, and did nothing.
{K}. I did not have this on my bingo card.
{K}. The blooper reel is getting long.
{K}. My first reaction can't be repeated here.
reader:
{K}. Tell me something worse, please. I need it.
{K}. Laugh or cry? I'm taking votes.
{K}. If you have days like this, come sit with me.
{K}. On a scale from a sigh to lying on the floor, how bad is it?
{K}. Who else has done this? Raise your hand, and no judging.
{K}. What would you do now? Wrong answers welcome.
{K}. Has this happened to you, or am I the chosen one?
{K}. What's the smallest thing that ever ruined your mood?
scene:
A deep breath. A long stare. A very small laugh. {K}.
“How's it going?” {K}. Next question.
The day, summed up: {k}.
Cue the sad trombone: {k}.
Silence. A blink. “Well,” I said, to nobody in particular. {K}.
Earlier me: “What could go wrong?” Me now: {k}.
There's the plan, there's reality, and between them: {k}.
plain:
{K}. We'll laugh about it. I've already started.
{K}. At least it's a story now.
{K}. Nothing a snack and a sigh can't soften.
{K}. I'm choosing to find it funny.
{K}. Send hugs, or at least a good meme.
news:
{K}. Thoughts and snacks welcome.
{K}. Regular programming resumes once I've stopped sighing.
invite:
{K}. Comfort, cake and bad jokes are accepted in the comments.
{K}. Tag the friend this would happen to.

== mischief 🙈
turn:
{K}. The suspect remains at large, and adorable.
{K}. I'd be angrier, but have you seen that face?
{K}. No remorse was shown at any point.
{K}. The evidence is overwhelming and so is the cuteness.
{K}. A formal apology is not expected.
{K}. House rules have been updated. They will be ignored.
{K}. The defense rests. On the couch. Fast asleep.
{K}. I've seen the footage. There is pride in those eyes.
{K}. The negotiations failed before they began.
{K}. A mastermind with very short legs.
{K}. Nothing in this house is safe, and we like it that way.
{K}. I'd give a lecture, but the audience has left.
reader:
{K}. What's the worst thing yours ever did?
{K}. Forgive immediately or after snacks?
{K}. Who's really in charge at your place?
{K}. What got destroyed at your place lately?
{K}. Guilty or misunderstood? Cast your vote.
{K}. How long can you stay mad? I managed a breath.
scene:
Crash. Silence. Tiny footsteps. {K}.
“Who did this?” Very innocent eyes. {K}.
Caught in the act, and proud of it. {K}.
A suspicious silence, then this: {k}.
Ears back, eyes wide, tail of innocence. {K}.
plain:
{K}. Never a dull moment around here.
{K}. I'm not even surprised anymore.
{K}. Somehow I love you more.
{K}. Life would be tidier without them, and so much emptier.
{K}. Another entry for the book of excuses.
{K}. It's a good thing you're cute.
news:
{K}. It has been added to the list.
{K}. Witnesses are asked to come forward with treats.

== arrival 🎉
turn:
{K}. I had started to think it was a rumor.
{K}. Patience and I have never gotten along, but we made it.
{K}. Worth every “is it here yet?”
{K}. I may have hugged it. We don't have to talk about that.
{K}. I've been practicing my surprised face for this.
{K}. The waiting part of me has retired.
{K}. I've refreshed enough pages for a lifetime.
{K}. Somebody hold me, or at least hold my coat.
{K}. The countdown in my head can finally be quiet.
{K}. I'd forgotten how to be this excited.
{K}. It was on my mind so long that it should pay rent.
{K}. I'm being very calm, if you don't count the squeaking.
{K}. Good things take their time. This one took the scenic route.
reader:
{K}. What are you still waiting for?
{K}. Do you savor the moment or tear right into it?
{K}. What's the first thing you'd do?
{K}. Worth the wait? You tell me.
{K}. What was the longest you ever waited for something, and was it worth it?
{K}. Who's celebrating with me?
scene:
Door open, deep breath, big smile: {k}.
“Finally,” I said, to nobody, very loudly. {K}.
The moment it turns from “soon” into “now”: {k}.
One big breath in, one bigger grin out. {K}.
“Is it really happening?” Pinch. Yes. {K}.
Tears? Something in my eye. {K}.
plain:
{K}. It already feels right.
{K}. Good things do arrive, in their own time.
{K}. I could get used to this.
{K}. Happy is too small a word.
{K}. Let the good part begin.
{K}. And just like that, the waiting was worth it.
{K}. I'll let that sink in for a moment.
{K}. Here it is, and here we are.
{K}. Somehow it's even better than in my head.
news:
{K}. Please allow some time for the happy dance.
invite:
{K}. Come and see for yourself.
{K}. Say hello. We've both been waiting for it.

== first-time ✨
turn:
{K}. Nervous before, insufferable after.
{K}. I had no idea what I was doing, and it showed, and it was great.
{K}. Everybody starts somewhere, and this is my somewhere.
{K}. Not perfect, not even close, and I'm framing it.
{K}. Why did nobody tell me? Everybody told me. I didn't listen.
{K}. Beginner's luck, beginner's mess, beginner's joy.
{K}. Only one first, so I'm keeping every second of it.
{K}. My confidence showed up late, but it showed up.
{K}. I've been told it gets easier. I've been told many things.
{K}. A beginner, in all the glory and with all the bruises.
{K}. I was terrible at it for a while, and happy the whole time.
{K}. I put it off for so long that the fear got bored.
{K}. Nothing makes you feel young like having no clue.
{K}. There's a before and an after, and I like the after.
reader:
{K}. Do you remember yours?
{K}. What first would you like to live again?
{K}. What's something you tried late and loved at once?
{K}. Butterflies or panic: what did your first feel like?
{K}. What should every beginner know? Be kind.
{K}. What new thing scared you before it made you happy?
{K}. Should there be a second time? Asking for my nerves.
scene:
Deep breath, wide eyes, here goes: {k}.
“Have you done this before?” It was that obvious. {K}.
Shaky hands, big grin, no regrets: {k}.
Inner voice: “We don't do things like this.” Me: {k}.
plain:
{K}. One for the memory box.
{K}. Hopefully the first of many.
{K}. I'll remember this one.
{K}. New things are scary, and then they're yours.
{K}. So this is how it begins.
{K}. You only get to be new at it for a while.
{K}. Proud of trying, whatever comes next.
{K}. It was worth every nervous minute before it.
{K}. Checked off the list, and straight onto the favorites.
news:
{K}. Expert status pending.
invite:
{K}. If you've been thinking about it, take this as your sign.
{K}. Tag the friend who should try it next.

== learning 📚
turn:
{K}. Being bad at something is underrated.
{K}. It starts with confidence and goes downhill beautifully.
{K}. I understand less than before, but on a higher level.
{K}. Everybody within earshot deserves a medal.
{K}. Progress report: there is some, if you squint.
{K}. I used to think I couldn't. Now I know I can't yet.
{K}. My confidence is far ahead of my skills, and they wave at each other.
{K}. I've made every mistake in the book and a few for the second edition.
{K}. Some people are naturals. I'm more of a stubborn.
{K}. The first results are in, and they're very brave.
reader:
{K}. What took you the longest to learn?
{K}. Any advice for somebody who's already in too deep?
{K}. What would you learn if nobody could see you fail?
{K}. Practice daily or in guilty bursts?
{K}. Who else, besides me, started something for no sensible reason?
{K}. When did it finally click for you?
scene:
Try. Sigh. Try again. Tiny victory. {K}.
“It's easy once you get it.” I haven't gotten it. {K}.
Tutorial paused, eyebrows up, rewind. {K}.
“Is it supposed to look like that?” It is now. {K}.
plain:
{K}. A little better every time.
{K}. It's never too late to be a beginner.
{K}. Slow is still forward.
{K}. It feels good to be curious.
{K}. A new thing every day, or at least on good ones.
{K}. The only way to get there is badly at first.
news:
{K}. Please clap early and often.

== waiting ⏳
nouns: waiting room, waiting line, queue
turn:
{K}. I've aged visibly.
{K}. Patience is a virtue I admire in others.
{K}. I've read every sign in the room, some of them with feeling.
{K}. At this point we're practically family.
{K}. I've rearranged my whole personality around it.
{K}. I've made friends with the clock, and we've broken up again.
{K}. My patience has left without me.
{K}. I've counted the ceiling tiles, and there's a favorite.
{K}. Nothing is happening, with great intensity.
reader:
{K}. How do you survive waiting? Be creative.
{K}. What's the longest you've ever waited for something, and was it worth it?
{K}. Pace or sit: which kind of waiter are you?
{K}. What do you do with your hands while you wait?
{K}. Distraction, please: tell me something good.
scene:
Check phone, look up, check phone. {K}.
Somewhere a clock is ticking on purpose. {K}.
“Any minute now,” they said. {K}.
Shift weight. Sigh. Shift back. {K}.
“It won't be long now,” said somebody with no idea. {K}.
plain:
{K}. Good things, they say.
{K}. The in-between is part of it, too.
{K}. Soon. I keep telling myself: soon.
{K}. It'll be worth it, I keep telling myself.
{K}. Half the joy is looking forward to it, the other half is snacks.
{K}. I'm learning patience, slowly, of course.

== decision ✨
turn:
{K}. My comfort zone has been notified.
{K}. It was scary for a minute and obvious ever since.
{K}. I slept better than I have in ages.
{K}. The pros and cons list was never really close.
{K}. Old me would have waited for permission.
{K}. Turns out the sky stays up.
{K}. I made a list, ignored it, and felt lighter right away.
{K}. Everybody had an opinion, and for once I went with mine.
{K}. My future self just sent flowers.
{K}. It took forever to decide and a second to do.
reader:
{K}. What's the bravest “no” or “yes” you ever said?
{K}. Head or gut: which one do you listen to?
{K}. Which decision are you putting off? You don't have to tell me. But you could.
{K}. What would you do if nobody had an opinion about it?
{K}. When did you last surprise yourself?
scene:
Deep breath. Said it. Still standing. {K}.
“Are you sure?” For once, yes. {K}.
Coin in the air, and suddenly I knew. {K}.
A long walk, a short answer: {k}.
plain:
{K}. It feels right.
{K}. No regrets, a few butterflies.
{K}. Sometimes the small step is the big one.
{K}. On to whatever comes next.
{K}. One of those days I'll count from.
{K}. It's strange how quiet it gets once you've decided.
{K}. Small sentence, big change.
news:
{K}. I'd like to thank my stubborn side.

== reunion 🤗
nouns: reunion, reunions, family reunion, family reunions, class reunion, class reunions, high school reunion, college reunion, school reunion, homecomings, homecoming weekend, band reunion, team reunion, cousins reunion, friends reunion, reunion weekend, reunion dinner, reunion trip, ten-year reunion, 10 year reunion, 20 year reunion, welcome home, welcome home party, airport hugs, airport reunion, old classmates, alumni weekend, alumni, visit home, trip home
tags: Reunion, Homecoming, TogetherAgain, OldFriends
turn:
{K}. It's like no time has passed, except for the knees.
{K}. We picked up in the middle of the sentence.
{K}. Same jokes, more wrinkles, better snacks.
{K}. The hug lasted longer than some relationships.
{K}. We said we'd only talk for a minute.
{K}. Nobody has changed, except for everybody.
Years apart, and it took one sentence to be fourteen again. {K}.
The name tag is for me as much as for you. {K}.
{K}: same jokes, more reading glasses.
We said “let's not leave it so long” and we also said it last time.
Everybody's louder than I remembered, and I'm one of them. {K}.
You can know someone by their laugh from across a parking lot. {K}.
Half of the stories are true, and nobody agrees on which half. {K}.
Hugging somebody you've missed takes a bit longer. Let it. {K}.
reader:
{K}. Who would you love to see again?
{K}. Who's the friend you can pick up with anytime?
{K}. What's the first thing you do when you're all together again?
Class reunion: would you go, or would you look at the pictures after?
Who from your school days would you love to sit next to at a reunion?
What's the story that has to be told at every reunion?
Reunions: do you recognize faces, or do you wait for the voice?
What would your sixteen-year-old self say about your class reunion?
How long can you not see a friend and still pick up in the middle?
scene:
Arrivals hall, running, somebody drops a bag: {k}.
“You haven't changed.” Liar. I love you. {K}.
Arrivals door, a sign with a wobbly heart, somebody on tiptoe. {K}.
“Do you remember when…” Chairs come closer, the food goes cold. {K}.
The hug, the step back, the look, the second hug. {K}.
Old nicknames, called across a room, still working. {K}.
A potato salad for every branch of the family tree. {K}.
plain:
{K}. Home isn't always a place.
{K}. I didn't know how much I'd missed this.
{K}. My people, all in one place.
{K}. As if somebody had only pressed pause.
It's good to be where people knew you before you knew yourself. {K}.
Distance is long, and a hug makes it short. {K}.
Some people you don't have to explain anything to. {K}.
{K}: full table, full heart, hoarse voice.
I forgot how much I'd missed this until I was in it. {K}.
Let's not wait so long the next time. {K}.
news:
{K}. Voices will be hoarse for a while.
{K}. We'll be telling it at the next one.
{K}. As if no time had passed.
{K}. Somebody fetch the old albums.
{K}. The years between didn't stand a chance.
{K}. You should have heard the noise.
{K}. Good stories always come home.
invite:
{K}. Bring the old photos, even the ones with the hair.
Come, even if you only know half of us now. {K}.
{K}. Find that one classmate nobody can find and pass it on.
We saved you a seat next to somebody you used to know. {K}.
{K}. You'll recognize us by the noise.
Say you'll come, then really come. {K}.

== working 💼
turn:
{K}. The glamorous part is just out of frame.
{K}. Powered by stubbornness and a questionable playlist.
{K}. My other office is a dream I had once.
{K}. If it looks calm, you're looking from far away.
{K}. The to-do list and I have agreed to disagree.
{K}. It's not a mess, it's a process.
{K}. Part talent, part caffeine, part refusing to give up.
{K}. I said I'd start small. It escalated.
{K}. It gets worse before it gets better, and we're nearly at better.
{K}. Genius has left the room for a moment. I'm filling in.
{K}. If anybody asks, it's all going to plan. There's a plan.
{K}. The before is embarrassing and the after isn't ready yet.
reader:
{K}. What are you working on?
{K}. Music, silence or a podcast: what gets you through?
{K}. Are you at it as well? Wave.
{K}. What's on your desk right now? Be honest.
{K}. Early start or late finish: which one are you?
{K}. Should I show the messy middle or only the end?
scene:
Sleeves up, snack within reach, world on mute: {k}.
“Almost done,” I say, as I have for a while. {K}.
Cold coffee, warm ears, one more try: {k}.
Tongue between the teeth, phone face down: {k}.
“Just one more thing,” and here I still am. {K}.
plain:
{K}. Loving what you do helps a lot.
{K}. The quiet hours are when the good things happen.
{K}. One thing at a time, with care.
{K}. Tired, proud, not finished.
{K}. Slow progress is still progress.
{K}. It takes as long as it takes.
{K}. The details nobody sees are my favorite part.
news:
{K}. Breaks are being considered.
{K}. A first look is coming, when I dare.
invite:
{K}. Keep me company: tell me what you're busy with.

== doing
turn:
{K}. I've never been busier doing less.
{K}. If you need me, you know where I am, and I won't answer.
{K}. Not on my résumé, but it should be.
{K}. I'd call it a hobby, but it's more of a personality.
{K}. Exactly as dignified as it sounds.
{K}. There are worse ways to spend a life.
{K}. If anybody asks, I'm very busy.
{K}. My phone can't find me and neither can my worries.
{K}. Multitasking with nothing.
{K}. My schedule calls it nothing, I call it essential.
{K}. I could explain, but you'd want to join.
{K}. It looks like very little, and it's exactly enough.
{K}. Please forward all serious matters to somebody else.
reader:
{K}. What are you up to?
{K}. Alone or in company: how do you like it best?
{K}. Would you rather join me or cheer from the couch?
{K}. What's your favorite way to lose track of time?
{K}. What's your favorite version of this?
{K}. Is there room in your day for it?
{K}. Who would you take along?
scene:
No rush, no plan, just this: {k}.
“What are you doing?” “{K}.” “Still?” “Again.”
Meanwhile, in a small and happy corner of the world: {k}.
“Where are you?” Busy. {K}.
Look left, look right, carry on: {k}.
The world is in a hurry, and then there's us: {k}.
plain:
{K}. I needed this more than I thought.
{K}. One of those ordinary hours you'll miss one day.
{K}, and not wishing I were anywhere else.
{K}. A good way to spend a day.
{K}. It's the ordinary bits I end up remembering.
{K}, nothing more, nothing missing.
{K}. I want more days with this in them.
{K}. It doesn't need to be special to be good.
{K}. Happiness, in its everyday clothes.
news:
{K}. Do not disturb, or do and bring snacks.

== memory 📷
turn:
{K}. The photo is blurry, the feeling isn't.
{K}. We had no idea these were the good old days.
{K}. I can still hear it.
{K}. Time has edited out the mosquitoes.
{K}. If I could go back, I'd pay more attention to the boring parts.
{K}. The pictures got better, the moments didn't.
{K}. I'd go back just to tell us to stay a little longer.
{K}. We looked ridiculous and we were so happy.
reader:
{K}. What do you remember best?
{K}. Which moment would you live again, exactly as it was?
{K}. Who was there? Say hi.
{K}. Which song belongs to it?
{K}. What do you miss most about it?
scene:
Old photo, new smile: {k}.
Somebody says “remember when?” and the evening is gone. {K}.
A drawer, an envelope, a laugh out loud: {k}.
plain:
{K}. Some days stay.
{K}. Good then, good now.
{K}. I keep this one close.
{K}. It's nice to look back and smile.
{K}. It still warms me up.
{K}. Thankful that it happened, and that somebody had a camera.
news:
{K}. The hairstyle is not up for discussion.

== longing 💭
turn:
{K}. My body is here, my mind left a while ago.
{K}. I've already been there in my head.
{K}. I sigh so well, I should go professional.
{K}. Somebody change the channel on my brain.
{K}. It's not a phase, it's a plan.
{K}. I keep looking at old pictures like they're a menu.
{K}. I said I'd be sensible, and then I looked out of the window.
{K}. My calendar says no, my heart hasn't read it.
{K}. I've been sensible for so long. Look where it got me.
{K}. It called. I'm not supposed to answer.
{K}. I can smell it from here, which is impossible, and I stand by it.
{K}. I'm one bad meeting away from it.
reader:
{K}. What are you dreaming of?
{K}. Who's coming with me?
{K}. What would you give for a day of it?
{K}. Where is your head right now?
{K}. What's the first thing you'd do there?
{K}. Who feels it too?
{K}. What's the thing you can't stop thinking about?
{K}. If you could close your eyes and be anywhere, where would you be?
scene:
Staring out of the window, dramatically: {k}.
“What are you thinking about?” {K}. As always.
Chin in hand, eyes far away: {k}.
One sip of coffee, one look at the ceiling, one long sigh: {k}.
Half listening, half gone: {k}.
plain:
{K}. One day soon, I hope.
{K}. A little daydreaming never hurt anybody.
{K}. It's nice to have something to long for.
{K}, a little more every day.
{K}. Some things you carry with you until you're back.
{K}. Wanting it is half of the fun, they say.
{K}. A gentle ache, the good kind.
{K}. It'll come. It's allowed to hurry.
news:
{K}. My tabs are open and my bags are mentally packed.
invite:
{K}. Tag the person who'd leave with you right now.
`;
