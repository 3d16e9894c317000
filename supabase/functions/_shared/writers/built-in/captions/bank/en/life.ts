export const life = `
== thing
turn:
Ask me about {the}. Actually, clear your afternoon first.
{The} and I go way back, by which I mean not very far.
There are people who wouldn't get excited about {a}. I don't know them.
I had other plans. {The} {was/were} more convincing.
If somebody asks what I want, the answer is {a}.
I tried to be normal about {the}. It lasted a moment.
You may think you don't need {a}. So did I.
{The} didn't ask to be this good, and yet.
I'd write a poem about {the}, but {it speaks for itself/they speak for themselves}.
reader:
What would you do first with {a}? Wrong answers are the best ones.
Who do you know that would lose it over {a}?
Would you keep {the} or give {it/them} away? Think before you answer.
What's your version of {a}, the one thing you can't walk past?
On a scale from “nice” to “sit down, I'll explain”, where are you with {a}?
scene:
Me: I'm only looking. Also me: {a}.
Museum label: “{The}, present day, a little smug.”
“What's that?” I thought you'd never ask. {K}.
Somebody hold my coffee, I need both hands for {the}.
plain:
It's nice to have something to be quietly pleased about: {the}.
I like {the} more than I can explain.
Some things just make a day better, and {the} {is/are} one of them.
{K}, and a good reason to slow down for a minute.
Here's {the}, with all my affection.
Not everything has to be useful. Some things just have to be {the}.
Look at {the} for a second. That's all I ask.
news:
{K}. I'd like the record to show that I was right about this.
{K}. The rest of my things are a bit jealous.
{K}. My search history finally makes sense.
invite:
{K}. Come and see for yourself, words only do so much.
{K}. Send this to the person who would understand immediately.
{K}. Have a look, then tell us you don't want a closer one.

== activity
turn:
{K}: I could stop whenever I want. I don't want.
I said I'd try {n} once. I now have equipment.
My calendar says busy. It means {n}.
Nobody warned me how much I'd talk about {n}.
I'm not good at it yet, but I'm very committed to being bad.
I have {n} on my mind and something nodding at the person speaking to me.
People ask what I see in {n}. I ask how much time they have.
{K}: the only thing that makes my phone boring.
It started as a hobby. It has since taken a drawer.
reader:
What got you into {n}, and did you see it coming?
Who do you know that would be secretly great at {n}?
Do you do {n} for the result or for the quiet?
What would you tell somebody on their first day of {n}?
scene:
Hands busy, head empty, clock forgotten. {K}.
“Are you done?” I don't understand the question. {K}.
Beginner's face, expert's snacks. {K}.
Meanwhile, in my natural habitat: {n}.
plain:
{K}, and everything else can wait its turn.
It's good to have something that's only yours.
{K}. A bit of practice, a lot of joy.
I'm happiest when I forget to check the time.
You don't have to be good at it to love it.
news:
{K}. Everybody around me has been patient about it.
{K}. I've started explaining it to strangers.
invite:
{K}. Beginners welcome, show-offs tolerated.
{K}. Come and try, we all started somewhere.

== people
turn:
{K}: doing the work and letting others tell the story.
If kindness were loud, you'd hear {the} from down the street.
I've learned more from {the} than from most books.
{The} {makes/make} it look easy, and that's the hardest part.
Not everybody gets a statue. Everybody should get a thank-you. {K}.
reader:
Who comes to mind when you read this? Tell them.
What would you say to {the} if you had a minute?
Who taught you something without meaning to?
scene:
A nod, a smile, back to work. {K}.
“It's nothing.” It's never nothing. {K}.
plain:
Here's to {the}, with thanks.
I'm glad that {the} {is/are} around.
{K}. The world runs on people like this.
This one is for {the}. You know why.
news:
{K}. Somebody deserves a very good day.

== word
turn:
{K}. You either get it or you need a minute.
{K}. It's been on my mind, so now it's on yours.
reader:
{K}. What's the first thing that comes to mind?
{K}. What does it make you think of?
scene:
plain:
news:

== story
turn:
{K}. If this were a movie, you'd say it was overdone.
{K}. I'll be telling this one until somebody stops me.
{K}. The writers of my life have outdone themselves.
{K}. I have questions, and so does everybody who was there.
{K}. Nothing in the morning suggested this.
{K}. And that's the version with the boring parts left out.
{K}. Some days hand you a story and walk off.
{K}. You couldn't have paid me to make that up.
reader:
{K}. What would you have done?
{K}. Has this ever happened to you, or is it just me?
{K}. Do you believe in coincidence? I'm undecided.
{K}. Who's going to believe me? Raise a hand.
scene:
“So how was your day?” Well. {K}.
Page one of the memoir: {k}.
Somebody, one day, telling it wrong: {k}.
plain:
{K}. Just wanted to share it with somebody.
{K}. It stayed with me, so here it is.
{K}. One of those little moments you want to keep.
{K}. A day worth remembering, in its own way.
{K}. Small story, but it's ours.
news:
{K}. Further details at the next dinner.

== mishap 🙈
turn:
{K}. This is the part of the day that becomes an anecdote.
{K}. I'd like to speak to whoever is in charge here.
{K}. The plan was different, as you may have guessed.
{K}. I've decided to call it character development.
{K}. It's fine. Everything is fine. Ask me again later.
{K}. Somewhere, a more organized version of me is shaking their head.
{K}. The universe has a sense of humor and I'm its favorite target.
reader:
{K}. Tell me something worse, please. I need it.
{K}. Laugh or cry? I'm taking votes.
{K}. If you have days like this, come sit with me.
{K}. On a scale from a sigh to lying on the floor, how bad is it?
scene:
A deep breath. A long stare. A very small laugh. {K}.
“How's it going?” {K}. Next question.
The day, summed up: {k}.
Cue the sad trombone: {k}.
plain:
{K}. We'll laugh about it. I've already started.
{K}. At least it's a story now.
{K}. Nothing a snack and a sigh can't soften.
{K}. I'm choosing to find it funny.
news:
{K}. Thoughts and snacks welcome.

== mischief 🙈
turn:
{K}. The suspect remains at large, and adorable.
{K}. I'd be angrier, but have you seen that face?
{K}. No remorse was shown at any point.
{K}. The evidence is overwhelming and so is the cuteness.
{K}. A formal apology is not expected.
{K}. House rules have been updated. They will be ignored.
{K}. The defense rests. On the couch. Fast asleep.
reader:
{K}. What's the worst thing yours ever did?
{K}. Forgive immediately or after snacks?
{K}. Who's really in charge at your place?
scene:
Crash. Silence. Tiny footsteps. {K}.
“Who did this?” Very innocent eyes. {K}.
Caught in the act, and proud of it. {K}.
plain:
{K}. Never a dull moment around here.
{K}. I'm not even surprised anymore.
{K}. Somehow I love you more.
news:
{K}. It has been added to the list.
{K}. Witnesses are asked to come forward with treats.

== story-funny 😄
turn:
{K}. You couldn't write it, and if you did, they'd call it silly.
{K}. I laughed, then I checked if anybody saw, then I laughed again.
{K}. Comedy is everywhere if you're clumsy enough.
{K}. I'd explain, but it only gets worse.
{K}. And people pay for entertainment.
{K}. I'm still deciding whether to be proud.
reader:
{K}. Top that. I dare you.
{K}. Was I the only one laughing? Surely not.
{K}. What's your latest “you had to be there”?
scene:
Freeze frame. Record scratch. {K}.
Nobody said anything for a second, and then everybody did. {K}.
plain:
{K}. The small absurd moments keep me going.
{K}. Filed under “you had to be there”.
{K}. It helps to laugh at it.
news:
{K}. I'll be here all week, apparently.

== story-good 🤍
turn:
{K}. I'm not crying, I'm just leaking joy.
{K}. Faith in humanity: topped up.
{K}. The good stuff never makes the news, so I'm putting it here.
{K}. My cheeks hurt, in the best way.
{K}. If happiness made noise, the neighbors would complain.
{K}. Somebody pinch me, but gently.
reader:
{K}. What made you smile lately?
{K}. Who do you want to call when something good happens?
{K}. What's your good news? Big or tiny, I want it.
scene:
Big grin, shaky voice, phone in hand: {k}.
“You look happy.” {K}. That's why.
Somebody, somewhere, is doing a silly dance about this: me. {K}.
plain:
{K}. My heart is very full.
{K}. I want to remember exactly how this feels.
{K}. Some days are simply good.
{K}. Grateful doesn't begin to cover it.
{K}. One to keep.
news:
{K}. Celebrations are ongoing.

== arrival 🎉
turn:
{K}. I had started to think it was a rumor.
{K}. Patience and I have never gotten along, but we made it.
{K}. Worth every “is it here yet?”
{K}. I may have hugged it. We don't have to talk about that.
{K}. I've been practicing my surprised face for this.
{K}. The waiting part of me has retired.
reader:
{K}. What are you still waiting for?
{K}. Do you savor the moment or tear right into it?
{K}. What's the first thing you'd do?
scene:
Door open, deep breath, big smile: {k}.
“Finally,” I said, to nobody, very loudly. {K}.
The moment it turns from “soon” into “now”: {k}.
plain:
{K}. It already feels right.
{K}. Good things do arrive, in their own time.
{K}. I could get used to this.
{K}. Happy is too small a word.
{K}. Let the good part begin.
news:
{K}. Please allow some time for the happy dance.

== first-time ✨
turn:
{K}. Nervous before, insufferable after.
{K}. I had no idea what I was doing, and it showed, and it was great.
{K}. Everybody starts somewhere, and this is my somewhere.
{K}. Not perfect, not even close, and I'm framing it.
{K}. Why did nobody tell me? Everybody told me. I didn't listen.
{K}. Beginner's luck, beginner's mess, beginner's joy.
{K}. Only one first, so I'm keeping every second of it.
reader:
{K}. Do you remember yours?
{K}. What first would you like to live again?
{K}. What's something you tried late and loved at once?
{K}. Butterflies or panic: what did your first feel like?
scene:
Deep breath, wide eyes, here goes: {k}.
“Have you done this before?” It was that obvious. {K}.
plain:
{K}. One for the memory box.
{K}. Hopefully the first of many.
{K}. I'll remember this one.
{K}. New things are scary, and then they're yours.
{K}. So this is how it begins.
news:
{K}. Expert status pending.

== learning 📚
turn:
{K}. Being bad at something is underrated.
{K}. It starts with confidence and goes downhill beautifully.
{K}. I understand less than before, but on a higher level.
{K}. Everybody within earshot deserves a medal.
{K}. Progress report: there is some, if you squint.
{K}. I used to think I couldn't. Now I know I can't yet.
reader:
{K}. What took you the longest to learn?
{K}. Any advice for somebody who's already in too deep?
{K}. What would you learn if nobody could see you fail?
{K}. Practice daily or in guilty bursts?
scene:
Try. Sigh. Try again. Tiny victory. {K}.
“It's easy once you get it.” I haven't gotten it. {K}.
plain:
{K}. A little better every time.
{K}. It's never too late to be a beginner.
{K}. Slow is still forward.
{K}. It feels good to be curious.
news:
{K}. Please clap early and often.

== waiting ⏳
turn:
{K}. I've aged visibly.
{K}. Patience is a virtue I admire in others.
{K}. I've read every sign in the room, some of them with feeling.
{K}. At this point we're practically family.
{K}. I've rearranged my whole personality around it.
reader:
{K}. How do you survive waiting? Be creative.
{K}. What's the longest you've ever waited for something, and was it worth it?
{K}. Pace or sit: which kind of waiter are you?
scene:
Check phone. Look up. Check phone. {K}.
Somewhere a clock is ticking on purpose. {K}.
“Any minute now,” they said. {K}.
plain:
{K}. Good things, they say.
{K}. The in-between is part of it, too.
{K}. Soon. I keep telling myself: soon.
news:

== decision ✨
turn:
{K}. My comfort zone has been notified.
{K}. It was scary for a minute and obvious ever since.
{K}. I slept better than I have in ages.
{K}. The pros and cons list was never really close.
{K}. Old me would have waited for permission.
{K}. Turns out the sky stays up.
reader:
{K}. What's the bravest “no” or “yes” you ever said?
{K}. Head or gut: which one do you listen to?
{K}. Which decision are you putting off? You don't have to tell me. But you could.
scene:
Deep breath. Said it. Still standing. {K}.
“Are you sure?” For once, yes. {K}.
plain:
{K}. It feels right.
{K}. No regrets, a few butterflies.
{K}. Sometimes the small step is the big one.
{K}. On to whatever comes next.
news:
{K}. I'd like to thank my stubborn side.

== reunion 🤗
turn:
{K}. It's like no time has passed, except for the knees.
{K}. We picked up in the middle of the sentence.
{K}. Same jokes, more wrinkles, better snacks.
{K}. The hug lasted longer than some relationships.
{K}. We said we'd only talk for a minute.
reader:
{K}. Who would you love to see again?
{K}. Who's the friend you can pick up with anytime?
{K}. What's the first thing you do when you're all together again?
scene:
Arrivals hall, running, somebody drops a bag: {k}.
“You haven't changed.” Liar. I love you. {K}.
plain:
{K}. Home isn't always a place.
{K}. I didn't know how much I'd missed this.
{K}. My people, all in one place.
news:
{K}. Voices will be hoarse for a while.

== working 💼
turn:
{K}. The glamorous part is just out of frame.
{K}. Powered by stubbornness and a questionable playlist.
{K}. My other office is a dream I had once.
{K}. If it looks calm, you're looking from far away.
{K}. The to-do list and I have agreed to disagree.
{K}. It's not a mess, it's a process.
reader:
{K}. What are you working on?
{K}. Music, silence or a podcast: what gets you through?
{K}. Are you at it as well? Wave.
scene:
Sleeves up, snack within reach, world on mute: {k}.
“Almost done,” I say, as I have for a while. {K}.
plain:
{K}. Loving what you do helps a lot.
{K}. The quiet hours are when the good things happen.
{K}. One thing at a time, with care.
{K}. Tired, proud, not finished.
news:
{K}. Breaks are being considered.

== doing
turn:
{K}. Exactly as dignified as it sounds.
{K}. There are worse ways to spend a life.
{K}. If anybody asks, I'm very busy.
{K}. My phone can't find me and neither can my worries.
{K}. Multitasking with nothing.
reader:
{K}. What are you up to?
{K}. Would you rather join me or cheer from the couch?
{K}. What's your favorite way to lose track of time?
scene:
Meanwhile, in a small and happy corner of the world: {k}.
“Where are you?” Busy. {K}.
plain:
{K}, and not wishing I were anywhere else.
{K}. A good way to spend a day.
{K}. It's the ordinary bits I end up remembering.
{K}, nothing more, nothing missing.
news:
{K}. Do not disturb, or do and bring snacks.

== choice 🤔
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
{K}? You can only keep one. Breathe.
{K}? We no longer discuss it at dinner.
{K}? Tell me who you are in one answer.
turn:
{K}? I know my answer, and I'd lose friends over it.
{K}? The debate started long ago and shows no sign of stopping.
scene:
“{K}?” Nobody at the table moves. Somebody reaches for the salt.
A coin in the air, all eyes on it: {k}?
plain:
{K}? Tell me why, I love hearing how people choose.
{K}? There's no wrong answer. There is, but I'll be nice about it.

== question-opinion 🤔
reader:
{K}? I have a theory, but yours first.
{K}? Honest answers only, I have enough polite ones.
{K}? Speak now, or I'll decide for all of us.
{K}? The short answer starts arguments, the long one starts friendships.
{K}? I promise not to be offended. For long.
{K}? Everybody has an opinion, so let's have yours.
{K}? Everybody around me just agrees, so I need you.
{K}? I won't sleep until this is settled.
{K}? Answers with reasons count double.
{K}? “It depends” is not an answer, it's an exit.
{K}? Scientists are busy, so I'm asking you.
turn:
{K}? I've been staring at the ceiling about it.
{K}? This is what my brain does instead of sleeping.
{K}? I asked the internet, and the internet yelled.
scene:
Dinner table. Silence. Then somebody asks: {k}?
“Got a minute?” You'll need more. {K}?
plain:
{K}? I'd really like to know.
{K}? Tell me how you see it.

== question-advice 🙋
reader:
{K}? I trust strangers more than my own judgment here.
{K}? I've narrowed it down to everything.
{K}? Tell me what you'd do, I'll pretend it was my idea.
{K}? Best answer gets my eternal gratitude.
{K}? My own suggestions have been rejected by me.
{K}? Speak freely, I've already made worse choices.
{K}? Decide for me, I've used up my decisions.
{K}? I'm open to everything except “it depends”.
{K}? Let the wisdom of the crowd do its thing.
{K}? Experience beats theory, so tell me yours.
turn:
{K}? I've asked the mirror. The mirror shrugged.
{K}? Overthinking it is my cardio.
{K}? My gut says one thing, and then it asks for snacks.
scene:
Me, pacing, phone in hand: {k}?
“Just go with your gut.” My gut is in a meeting. {K}?
plain:
{K}? I'd love your thoughts.
{K}? Any tip helps, I'll report back.

== how-to 💡
turn:
{K}. Easier than it looks, harder than they say.
{K}. Step one: believe you can. The rest is details.
{K}. I did it wrong long enough so you don't have to.
{K}. Looks like magic, is mostly practice.
{K}. The manual and I have made up since.
{K}. It only feels like a secret because nobody says it out loud.
reader:
{K}. What's your trick? Everybody has one.
{K}. Who taught you, and did they have patience?
{K}. By the book or by feeling?
{K}. What did you learn the hard way?
{K}. Got a better way? I'm all ears.
scene:
“It's easy,” says somebody who has done it forever. {K}.
Sleeves up, confidence up, here goes: {k}.
plain:
{K}. Worth knowing, nice to pass on.
{K}. A little know-how goes a long way.
{K}. Small skill, big relief.
{K}. Nobody is born knowing this.
invite:
{K}. Keep it for the day you need it.

== request ✨
turn:
{K}. You know you want to. This is just the nudge.
{K}. Your future self is already clapping.
{K}. It takes less time than thinking about it.
{K}. Do it badly, but do it.
{K}. The couch will still be there afterwards.
{K}. Nobody ever regretted it. A few have bragged.
{K}. It's on everybody's list and almost nobody's calendar.
reader:
{K}. When did you last? Be honest.
{K}. What's stopping you, besides you?
{K}. How do you do it? Tell me your way.
scene:
Little voice in the back of your head: {k}.
“I'll do it later,” said everybody, forever. {K}.
Sticky note on the fridge: {k}.
plain:
{K}. It really does make a difference.
{K}. One small thing, done.
{K}. Start small, start anywhere.
{K}. Simple advice that I keep having to give myself.

== feeling-good 🤍
turn:
{K}. I'd bottle it if I could.
{K}. Even my plants look better.
{K}. Somebody pinch me, but softly.
{K}. My face is doing that thing again, it's called smiling.
{K}. I hum now. I can't sing, but I hum.
{K}. No further requests.
reader:
{K}. What's making you happy lately?
{K}. Who do you want to share it with when it feels like this?
{K}. When did you last feel that way?
scene:
Weather report from the inside: {k}.
“You're in a good mood.” {K}. Can you tell?
plain:
{K}, and I wanted to write it down before it passes.
{K}. Nothing fancy, just true.
{K}. It's good to notice it while it's here.
{K}. I'll be keeping this one.
{K}. May it last a while.
news:
{K}. No complaints have been received.

== feeling-low 🤍
turn:
{K}. Turns out you can be brave and shaky at the same time.
{K}. Some feelings don't need fixing, just a bit of company.
{K}. My brain is being loud, so I'm being gentle.
{K}. I put on the good socks. It's a start.
{K}. Small steps count double on days like this.
reader:
{K}. Anybody else? You can sit with me.
{K}. What helps you when it feels like that?
{K}. Do you talk about it or walk it off?
{K}. Who gets it?
scene:
Deep breath in. Slow breath out. {K}.
“How are you?” The honest answer: {k}.
plain:
{K}. Saying it out loud already helps a little.
{K}. It's okay to be in the middle of it.
{K}. One hour at a time.
{K}. If you feel it too, you're not strange.
{K}. I'm giving myself time.
{K}. It's allowed to be hard.

== feeling-tired 😴
turn:
{K}. My get-up-and-go has got up and gone.
{K}. I'm running on fumes and one good song.
{K}. My battery needs charging and so does my phone.
{K}. If you need me, lower your expectations.
{K}. The couch and I have things to discuss.
{K}. Even my coffee needs a coffee.
{K}. I sat down and now I live here.
reader:
{K}. Are you also held together by snacks?
{K}. Nap or push through: what's the grown-up answer?
{K}. What's your cure? Please say it's lying down.
scene:
Eyes: open. Brain: out of office. {K}.
“You look tired.” Thank you, I worked hard on it. {K}.
plain:
{K}. Rest counts as getting something done.
{K}. Enough for one day.
{K}. Be kind to your tired self.
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
reader:
{K}. Who did you just think of? Tag them.
{K}. Agree or be wrong, your choice.
{K}. Rate it, be honest.
scene:
Me, to the mirror, with full confidence: {k}.
Subtitle for my whole life right now: {k}.
plain:
{K}. It's a lifestyle at this point.
{K}. If you know, you know.
{K}. That's the whole post.
news:
{K}. The group chat has been informed.

== place 📍
turn:
{K}. My suitcase already knows the way.
{K}. I left a bit of my heart there and I'm not picking it up.
I can't draw it, but I could describe every corner of it: {k}.
{K}. My camera roll and I won't stop talking about it.
{K}. Take me back or let me tell you about it. Your choice.
My mind is in the room with you, but my heart is somewhere else: {k}.
{K}. Some places you visit, some places visit you.
reader:
{K}. Been there, or is it on your list?
{K}. What's the one thing nobody should miss?
{K}. Which place could you go back to forever?
{K}. Go again or go somewhere new? I never know.
scene:
Close your eyes, take a breath, and there it is: {k}.
Postcard to myself: {k}. Wish I were here. Oh wait.
plain:
{K}. Some places stay with you.
{K}. I could look at it all day.
{K}. It's good to be somewhere that makes you look up.
{K}, and nowhere else to be.
news:
{K}. The fridge is getting a new magnet.

== journey 🧳
turn:
{K}. I packed everything except what I needed.
{K}. The snacks were gone before the end of the street.
{K}. “We should be there soon” is a matter of opinion.
{K}. I follow the map. The map follows nobody.
{K}. Out of office, out of reach, out of clean socks.
{K}. Getting lost is just sightseeing with feelings.
reader:
{K}. Window seat or aisle? It says everything.
{K}. Who's in charge of the music, and should they be?
{K}. What should I not miss on the way?
{K}. Plan every hour or see what happens?
scene:
Bag zipped, playlist on, here we go: {k}.
“Are we there yet?” We've only just left. {K}.
plain:
{K}. The road does something good to the head.
{K}. It's the in-between that I remember.
{K}. Off to see something new.
{K}. Far from the laundry, close to happy.
news:
{K}. Postcards are not guaranteed.

== person
turn:
{K}. Some names don't need an introduction.
{K}. If you know, you're already smiling.
There are people, and then there's this: {k}.
{K}. I could say more, but the name does the work.
{K}. Saying it out loud still has an effect.
reader:
{K}. What's the first thing you think of?
{K}. Who introduced you, and did you thank them?
{K}. What would you ask, if you could ask one thing?
{K}. Which moment comes to mind first?
scene:
Cue the music, lights up: {k}.
“Who's your favorite?” Without thinking: {k}.
plain:
{K}. Just wanted to say the name out loud.
This one is for {k}.
{K}. With admiration, simple as that.
news:

== business-name 👋
turn:
{K}. You may know the sign. Come and meet the people behind it.
{K}. It's a name on a door until you walk in.
{K}. Say it a few times, you'll remember it when you need it.
{K}. We answer to it with a smile.
{K}. Also known as “oh, those are the nice ones”. We hope.
{K}. Small sign, big heart.
reader:
{K}. Have we met yet, or is it time?
{K}. How did you find us? We love those stories.
{K}. What would you like to see more of from us?
{K}. Who told you about us? Thank them from us.
scene:
Lights on, sign straight, good mood: {k}.
The bell rings, somebody smiles: {k}.
plain:
{K}. Glad you're here.
{K}. Here for you, with pleasure.
{K}. We like what we do, and we hope it shows.
{K}. Come by and say hi.
invite:
{K}. Drop in, ask us anything.
{K}. Save the name for when you need it.
{K}. Bring a friend, we like company.

== group-name 🎉
turn:
{K}. Louder together, better together.
{K}. Individually shy, collectively unstoppable.
{K}. What we lack in talent we make up in snacks. Mostly kidding.
{K}. Half of us are late, all of us are proud.
{K}. The name is on the shirt and in the heart.
reader:
{K}. Who's in? Say it loud.
{K}. What's your favorite memory with us?
{K}. Who's the heart of the bunch? Tag them.
scene:
Group photo, somebody's eyes are closed, we kept it: {k}.
Hands in the middle, count it in: {k}!
plain:
{K}. Proud to be part of it.
{K}. Good people, all of them.
{K}. It's about who you do it with.
Here's to {k}, every single one of us.
invite:
{K}. Come and cheer, we can hear it.
{K}. Room for one more, always.

== day 🗓️
turn:
{K}. The calendar looks innocent, doesn't it?
{K}. Written in pen, so it's serious.
{K}. It arrives without knocking and stays for exactly one day.
{K}. Some dates just have a ring to them.
reader:
{K}. What are your plans?
{K}. What does it make you think of?
{K}. Are you ready, or are you like me?
{K}. What's on your calendar?
scene:
Circled in red: {k}.
“What's happening then?” You'll see. {K}.
plain:
{K}. Let it be a good one.
{K}. One to look forward to.
{K}. A day like any other, until it isn't.
{K}. Here we go.
news:
{K}. Consider yourself reminded.

== year 📼
turn:
{K}. The photos are blurry, the memories aren't.
{K}. Somewhere a drawer still believes it's now.
{K}. The hair alone deserves a museum.
{K}. It keeps getting further away and somehow closer.
reader:
{K}. Where were you, and what were you wearing?
{K}. Which song takes you straight back?
{K}. What would you bring back, and what can stay there?
{K}. Who remembers? Raise a hand.
scene:
Press rewind, wait for the click: {k}.
A box in the attic, a date on the lid: {k}.
plain:
{K}. Some years have a sound.
{K}. A whole world in a number.
{K}. It feels like another life, and like a moment ago.
news:
{K}. Yes, there are pictures. No, you can't see them.

== number
turn:
{K}. You either know or you're about to ask.
{K}. It's just a number, until it's yours.
{K}. The math checks out.
{K}. I don't explain it, I just enjoy it.
reader:
{K}. What does it mean to you?
{K}. First thought? Go.
scene:
Written on a napkin, underlined: {k}.
“And the answer is?” {K}.
plain:
{K}. That's the post.
{K}, and everything that comes with it.
news:
{K}. For the record.

== greeting 🤍
plain:
{K}! Be kind to somebody, start with yourself.
{K}! So glad you're here.
{K}! May everything you're dreading be shorter than expected.
{K}! Wishing you green lights and good snacks.
{K}! Sending a hug to whoever needs it.
{K}! Take good care of each other.
turn:
{K}! The coffee is strong and the plans are loose.
{K}! If nobody has told you yet: you're doing fine.
{K}! We made it this far, which deserves a snack.
{K}! Hugs for everybody, and I brought plenty of them.
{K}! Whoever reads this gets an imaginary cookie.
reader:
{K}! How are you, really?
{K}! What's the best thing about your day so far?
{K}! Who are you thinking of? Send it to them.
scene:
Picture me waving with both arms: {k}!
From this little corner to yours: {k}!

== memory 📷
turn:
{K}. The photo is blurry, the feeling isn't.
{K}. We had no idea these were the good old days.
{K}. I can still hear it.
{K}. Time has edited out the mosquitoes.
{K}. If I could go back, I'd pay more attention to the boring parts.
reader:
{K}. What do you remember best?
{K}. Which moment would you live again, exactly as it was?
{K}. Who was there? Say hi.
scene:
Old photo, new smile: {k}.
Somebody says “remember when?” and the evening is gone. {K}.
plain:
{K}. Some days stay.
{K}. Good then, good now.
{K}. I keep this one close.
{K}. It's nice to look back and smile.
news:
{K}. The hairstyle is not up for discussion.

== longing 💭
turn:
{K}. My body is here, my mind left a while ago.
{K}. I've already been there in my head.
{K}. I sigh so well, I should go professional.
{K}. Somebody change the channel on my brain.
{K}. It's not a phase, it's a plan.
reader:
{K}. What are you dreaming of?
{K}. Who's coming with me?
{K}. What would you give for a day of it?
scene:
Staring out of the window, dramatically: {k}.
“What are you thinking about?” {K}. As always.
plain:
{K}. One day soon, I hope.
{K}. A little daydreaming never hurt anybody.
{K}. It's nice to have something to long for.
{K}, a little more every day.
news:
{K}. My tabs are open and my bags are mentally packed.

== praise 🙌
turn:
{K}. I'd give a speech about it, but my mouth is busy smiling.
{K}. I've told everybody, including people who didn't ask.
{K}. I don't say that often, and I've said it a lot about this.
{K}. My expectations went in low and came out dancing.
{K}. If you disagree, we can still be friends. Distant ones.
{K}. I'll be insufferable about it for a while.
reader:
{K}. Agree, or do I have to convince you?
{K}. What's yours, the one you'd recommend to anybody?
{K}. If you know, let's start a club.
scene:
First a pause, then a look, then: “oh.” {K}.
“Is it that good?” Sit down. {K}.
plain:
{K}. Had to be said.
{K}. Credit where it's due.
{K}. Some things deserve a standing ovation.
{K}. I mean every word.
news:
{K}. This opinion is final.

== complaint 😅
turn:
{K}. I've written a strongly worded letter in my head.
{K}. I'm not angry, I'm just going to bring it up forever.
{K}. My eye has started to twitch in rhythm.
{K}. I counted to calm. I didn't get there.
{K}. Patience left. It said it would call.
reader:
{K}. Is it just me?
{K}. What's yours? Let it out, this is a safe space.
{K}. Deep breath or dramatic sigh: how do you cope?
scene:
Deep sigh, long stare, another sigh: {k}.
“Are you okay?” {K}. So, no.
plain:
{K}. There, I feel a bit better.
{K}. Small problems, big feelings.
{K}. Somebody had to say it.
news:
{K}. Sympathy is accepted in any form.

== observance 🤍
plain:
{K}. Wishing everybody who marks it a good one.
{K}. A moment to stop and think of each other.
{K}. To everyone for whom it means something: all the best.
{K}. Some days are worth pausing for.
{K}. With warm wishes from here.
{K}. May it be what you need it to be.
{K}. Good to have a day that reminds us.
{K}. Kind thoughts to all who are part of it.
{K}. Small gestures count, and this is a good time for one.
reader:
{K}. What does it mean to you?
{K}. How do you spend it?
{K}. Which memory do you connect with it?
{K}. Who are you thinking of?
turn:
{K}. The calendar remembers, so that we do, too.
{K}. A line in the calendar, and a lot behind it.
{K}. It comes every year and still says something new.
scene:
Marked in the calendar, and not in pencil: {k}.
A quiet minute, a kind word, a full table or a long walk: {k}.

== signs
turn:
{K} That's all I have to say.
{K} No further comment.
{K} My mood, fully translated.
{K} I had a sentence and then I had this.
plain:
{K} You know what I mean.
reader:
{K} What's yours right now?
scene:
My whole face, in one line: {K}
“How are you?” {K}
`;
