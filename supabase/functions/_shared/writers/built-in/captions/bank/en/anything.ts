export const anything = `
== thing
turn:
{K}. I've shown it to everybody, including people who were only delivering something.
I've had {a} for about a minute and I'm already giving advice.
{K}. I can't say why I love it, but watch me try.
Nobody needs {a}. That was never the point.
I looked at {the}. {The} looked at me. The rest is history.
{K}. My future grandchildren will fight over it, politely.
I'd save {the} from a fire, right after the people.
There's a before and an after, and between them stands {the}.
{K}. The longer I look, the more I like the world.
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
{K}. Where would it live in your home?
{K}. Keeper, gift or “how did you live without it”?
{K}. What's the one thing you own that always starts a conversation?
{K}. Who do you know that would steal it?
What would you do first with {a}? Wrong answers are the best ones.
Who do you know that would lose it over {a}?
Would you keep {the} or give {it/them} away? Think before you answer.
What's your version of {a}, the one thing you can't walk past?
On a scale from “nice” to “sit down, I'll explain”, where are you with {a}?
scene:
A slow walk around it, hands behind the back, a small nod. {K}.
“Don't touch it.” “I'm just looking.” “With your hands?” {K}.
Picture it in the right light, with somebody sighing happily beside it: {k}.
“You have a shelf full of those.” Not of this one. {K}.
Me: I'm only looking. Also me: {a}.
Museum label: “{The}, present day, a little smug.”
“What's that?” I thought you'd never ask. {K}.
Somebody hold my coffee, I need both hands for {the}.
plain:
{K}. Some things you just enjoy looking at.
{K}. Somebody thought about every bit of it, and you can tell.
{K}. It does one thing, and it does it with character.
A small everyday joy, right here: {k}.
{K}. It makes the rest of the room try harder.
I noticed that I smile whenever I see {the}.
It's nice to have something to be quietly pleased about: {the}.
I like {the} more than I can explain.
Some things just make a day better, and {the} {is/are} one of them.
{K}, and a good reason to slow down for a minute.
Here's {the}, with all my affection.
Not everything has to be useful. Some things just have to be {the}.
Look at {the} for a second. That's all I ask.
news:
{K}. I've told the others to be nice.
{K}. It's settling in well, thank you for asking.
{K}. I'd like the record to show that I was right about this.
{K}. The rest of my things are a bit jealous.
{K}. My search history finally makes sense.
invite:
{K}. Come and see for yourself, words only do so much.
{K}. Send this to the person who would understand immediately.
{K}. Have a look, then tell us you don't want a closer one.

== word
turn:
{K}. I didn't expect to have an opinion, and then I had several.
{K}. It came up once, and now it's a regular guest at the table.
{K}. I tried to keep it short. You should have seen the first version.
{K}. I'd put it on a T-shirt if I trusted my handwriting.
{K}. My search history explains itself.
{K}. I went in for a quick look and came out with opinions.
{K}. I had another topic prepared, and then this one walked in.
{K}. Nobody who knows me is surprised by this post.
{K}. A small subject with a very deep rabbit hole.
{K}. I have thoughts, and none of them are short.
{K}. You either get it or you need a minute.
{K}. I know what they say about it. I'd like to add a few things.
I could have posted about anything. I chose {n}. [mass plural]
If {n} had a fan club, I'd be in charge of the snacks. [mass plural]
Somewhere in my head, {n} {has/have} taken the good seats. [mass plural]
I said I'd stop talking about {n}. I've said a lot of things. [mass plural]
Ask me about {n}, and then get comfortable. [mass plural]
I have a serious side, and it is mostly about {n}. [mass plural]
My week has a theme, and the theme is {n}. [mass plural]
reader:
{K}. Tell me something about it that I don't know.
{K}. What would your younger self say about it?
{K}. Yes, no or “let me explain”?
{K}. First thing that comes to mind, no editing.
{K}. Underrated, overrated or exactly right?
{K}. Who do you know that could talk about it all evening?
{K}. Expert, beginner or innocent bystander: which one are you?
What would you ask somebody who knows everything about {n}? [mass plural]
How did you come across {n}, or does it start right here? [mass plural]
Would you call {n} a weakness, a hobby or a lifestyle? [mass plural]
scene:
Thought bubble, slightly too large for the room: {k}.
“What's new?” “{K}.” “Go on.”
Title card, dramatic music: {k}.
“Penny for your thoughts?” “{K}, mostly.”
“You're quiet.” “I'm thinking.” “About what?” “{K}.”
My notes app, no context, capital letters: {k}.
A slideshow nobody asked for. First slide: {k}.
“Tell me about it.” “How much time have you got?” {K}.
The table talks about work. I wait politely. Then: {k}.
plain:
{K}. It made my day a little more interesting.
{K}. Filed under things I like to think about.
{K}. Good things deserve a mention.
{K}. A few words for it, and a lot of good will.
{K}. No big speech, just a respectful nod.
A quiet post in honor of {n}. [mass plural]
Some posts are planned. This one is simply about {n}. [mass plural]
news:
{K}. More thoughts to follow, probably in the shower.

== two-meanings 💭
alone: light, fan, sole, mercury, bowl, organ, nail, draft, bark, bolt, palm, rock, ruler, mole, pen, point, scale, sink, stick, tank
alone: top, vessel, current, kind, mine, pound, row, second, sound, spell, state, step, tip, charm
alone: bow, tear, minute, cell, pitcher, trunk, file, iron, letter, stamp, wave, board, block, case, check, key
alone: note, pace, patch, plot, pump, rail, range, record, root, seat, sentence, spot, stage, staple, strike
alone: swallow, term, tick, track, volume, bug, bulb, capital, chest, column, crash, drill, joint, lap, litter
alone: log, peer, pick, pipe, pop, port, pupil, ray, round, saw, scoop, screen, skip, slip, spoke, squat, tail
alone: tie, vault, well
turn:
{K}. One little word, and everybody pictures something else.
{K}. Whatever you saw first says more about you than about me.
{K}. I know which one I mean. I'd rather hear which one you do.
The language has plenty of words, and still gave this one several jobs: {k}.
reader:
{K}. What did you picture first? No thinking.
{K}. Which meaning wins, and is it even close?
{K}. Say the first thing that comes to mind, and let's compare.
scene:
“{K}.” “Which kind?” “Exactly.”
Dictionary entry: {k}. See also: it depends.
“You said {k}.” “I did.” “I thought you meant the other one.”
plain:
{K}. Some words do a lot of work for their size.
{K}. Take it however you like.
I like words that make you look twice. {K}.
news:
{K}. The dictionary and I are still talking about it.

== adjective 💬
turn:
{K}. One word, and it covers the whole day.
{K}. I could explain, but the word is doing fine on its own.
{K}. I looked for a longer word. This one was right.
{K}. It's a description, a warning and a mood.
If I had to put it on a badge: {k}.
reader:
{K}. You too, or is it just me?
{K}. What word would you have picked?
{K}. On a scale from “barely” to “extremely”, where are you?
scene:
“How is it?” “{K}.” “How {k}?” “Very.”
“One word.” “{K}.” “Fair.”
Status update, short version: {k}.
The report, in full: {k}.
plain:
{K}. You know the feeling.
{K}. That's the whole post.
Some days need a story. This one needs a word: {k}.
news:
{K}. Further adjectives may follow.

== activity
turn:
{K}. I'm one tutorial away from quitting my job.
{K}. I bought the gear first and asked questions later.
{K}. My hands know what they're doing, my mouth just narrates.
{K}. I was going to stop an hour ago.
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
{K}. What's the best advice anybody ever gave you about it?
{K}. Lifelong love or brand-new obsession?
{K}. What's the mistake every beginner makes?
What got you into {n}, and did you see it coming?
Who do you know that would be secretly great at {n}?
Do you do {n} for the result or for the quiet?
What would you tell somebody on their first day of {n}?
scene:
Tongue between the teeth, eyes on the work, the world on hold. {K}.
“How was your weekend?” Sit down, I've got pictures. {K}.
Hands busy, head empty, clock forgotten. {K}.
“Are you done?” I don't understand the question. {K}.
Beginner's face, expert's snacks. {K}.
Meanwhile, in my natural habitat: {n}.
plain:
{K}. An hour of it fixes most things.
{K}. I like who I am when I'm doing this.
{K}. It's nobody's job and everybody's joy.
{K}, and everything else can wait its turn.
It's good to have something that's only yours.
{K}. A bit of practice, a lot of joy.
I'm happiest when I forget to check the time.
You don't have to be good at it to love it.
news:
{K}. I'd say it's getting serious.
{K}. Everybody around me has been patient about it.
{K}. I've started explaining it to strangers.
invite:
{K}. Beginners welcome, show-offs tolerated.
{K}. Come and try, we all started somewhere.

== people
turn:
{K}. If you've met one, you know. If you haven't, you're missing out.
{K}. They'd never post this themselves, so I'm doing it.
{K}. Half of what works around here works because of them.
{K}. Try a day without them and see how far you get.
{K}. Quiet names, loud hearts.
{K}: doing the work and letting others tell the story.
If kindness were loud, you'd hear {the} from down the street.
I've learned more from {the} than from most books.
{The} {makes/make} it look easy, and that's the hardest part.
Not everybody gets a statue. Everybody should get a thank-you. {K}.
reader:
{K}. Know one? Send them this.
{K}. What's the nicest thing one of them ever did for you?
Who comes to mind when you read this? Tell them.
What would you say to {the} if you had a minute?
Who taught you something without meaning to?
scene:
Sleeves up, smile on, no fuss. {K}.
Somebody asks for help, and they're already standing there. {K}.
A nod, a smile, back to work. {K}.
“It's nothing.” It's never nothing. {K}.
plain:
{K}. Thank you, from all of us.
{K}. We see you, even when it doesn't look like it.
{K}. Good people, plain and simple.
Here's to {the}, with thanks.
I'm glad that {the} {is/are} around.
{K}. The world runs on people like this.
This one is for {the}. You know why.
news:
{K}. They deserve the good chair and the last cookie.
{K}. Somebody deserves a very good day.

== person
turn:
{K}. If you know, you know, and if you don't, you will.
{K}. A name I'm always happy to say out loud.
{K}. I could tell you stories, and one day I will.
{K}. Some names light up a room before anybody walks in.
{K}. Some names don't need an introduction.
{K}. If you know, you're already smiling.
There are people, and then there is {k}.
{K}. Saying it out loud still has an effect.
reader:
{K}. What's the first thing that comes to mind?
{K}. Who else is a fan?
{K}. What would you ask over coffee?
{K}. What's the first thing you think of?
{K}. Who introduced you, and did you thank them?
{K}. What would you ask, if you could ask one thing?
{K}. Which moment comes to mind first?
scene:
“Have you heard of {k}?” Pull up a chair.
Cue the music, dim the lights: {k}.
Cue the music, lights up: {k}.
“Who's your favorite?” Without thinking: {k}.
plain:
{K}. No long speech, just a lot of respect.
{K}. This one's for you.
{K}. I'm glad there's only one of them, and that we get to know them.
{K}. Just wanted to say the name out loud.
This one is for {k}.
{K}. With admiration, simple as that.

== place 📍
turn:
{K}. I came with a plan and lost it gladly.
{K}. I've been here before in my head, many times.
{K}. The photos don't do it justice, but they're all I've got.
{K}. I left a piece of my heart there and kept the receipts.
{K}. If anybody asks, I'm around the next corner.
{K}. My suitcase is home. The rest of me is taking its time.
{K}. I asked for directions and got a story.
{K}. My suitcase already knows the way.
{K}. I left a bit of my heart there and I'm not picking it up.
I can't draw it, but I could describe every corner of it: {k}.
{K}. My camera roll and I won't stop talking about it.
{K}. Take me back or let me tell you about it. Your choice.
{K}. Some places you visit, some places visit you.
reader:
{K}. First time, or have you left a piece of your heart there, too?
{K}. What should nobody miss?
{K}. Stay a day or move in: how far would you go?
{K}. Who would you take along?
{K}. Tell me your favorite spot, I can keep a secret.
{K}. Been there, or is it on your list?
{K}. What's the one thing nobody should miss?
{K}. Which place could you go back to forever?
{K}. Go again or go somewhere new? I never know.
scene:
“Just one more street,” and then one more. {K}.
Sore feet, full heart, crumbs everywhere. {K}.
Close your eyes, take a breath, and there it is: {k}.
Postcard to myself: {k}. Wish I were here. Oh wait.
plain:
{K}. The kind of place you keep telling people about.
{K}. I could stay a little longer. I always could.
{K}. Some corners of the world just suit you.
{K}. Walking slowly, looking up.
{K}. It felt like it had been waiting.
{K}. Some places stay with you.
{K}. I could look at it all day.
{K}. It's good to be somewhere that makes you look up.
{K}, and nowhere else to be.
news:
{K}. The camera roll is full and so am I.
{K}. The fridge is getting a new magnet.

== journey 🧳
turn:
{K}. The snacks were gone before the first turn.
{K}. I packed for every weather and used one pocket.
{K}. We got lost in the best possible direction.
{K}. Half of it was the view, half was the company, the rest was snacks.
{K}. I've already unpacked the memories. The suitcase can wait.
{K}. I packed everything except what I needed.
{K}. The snacks were gone before the end of the street.
{K}. “We should be there soon” is a matter of opinion.
{K}. I follow the map. The map follows nobody.
{K}. Out of office, out of reach, out of clean socks.
{K}. Getting lost is just sightseeing with feelings.
reader:
{K}. Window seat or driver's seat?
{K}. What's always in your bag?
{K}. Plan every stop or see what happens?
{K}. Window seat or aisle? It says everything.
{K}. Who's in charge of the music, and should they be?
{K}. What should I not miss on the way?
{K}. Plan every hour or see what happens?
scene:
Windows down, wrong lyrics, right mood. {K}.
“Are we there yet?” I hope not. {K}.
One more bend, one more “oh, look”. {K}.
Bag zipped, playlist on, here we go: {k}.
“Are we there yet?” We've only just left. {K}.
plain:
{K}. The way there was part of it.
{K}. You come back a little different, and that's the point.
{K}. Far enough to miss home, good enough to stay longer.
{K}. The road does something good to the head.
{K}. It's the in-between that I remember.
{K}. Off to see something new.
{K}. Far from the laundry, close to happy.
news:
{K}. My feet have seen things.
{K}. Postcards are not guaranteed.

== business-name 👋
turn:
{K}. You've walked past. Now you know our name as well.
{K}. We could describe it, but you'd still have to come and see.
{K}. Small sign, big heart behind it.
{K}. We do one thing, and we do it like our mothers are watching.
{K}. You may know the sign. Come and meet the people behind it.
{K}. It's a name on a door until you walk in.
{K}. Say it a few times, you'll remember it when you need it.
{K}. We answer to it with a smile.
{K}. Also known as “oh, those are the nice ones”. We hope.
{K}. Small sign, big heart.
reader:
{K}. Been here before? Tell us what you had in mind next.
{K}. Have we met yet, or is it time?
{K}. How did you find us? We love those stories.
{K}. What would you like to see more of from us?
{K}. Who told you about us? Thank them from us.
scene:
The door opens, somebody looks up and smiles: {k}.
“Do you know a good place?” You do now. {K}.
Lights on, sign straight, good mood: {k}.
The bell rings, somebody smiles: {k}.
plain:
{K}. Good work, good people, good to see you.
{K}. Nice to meet you, we hope to see you soon.
{K}. Come in as a stranger, leave with a wave.
{K}. Glad you're here.
{K}. Here for you, with pleasure.
{K}. We like what we do, and we hope it shows.
{K}. Come by and say hi.
invite:
{K}. Pop in, say hi, ask us anything.
{K}. Questions? We love those.
{K}. Drop in, ask us anything.
{K}. Save the name for when you need it.
{K}. Bring a friend, we like company.

== group-name 🎉
turn:
{K}. Loud together, lost without each other.
{K}. We don't always agree, but we always show up.
{K}. Some of us are talented. All of us are snack people.
{K}. Louder together, better together.
{K}. Individually shy, collectively unstoppable.
{K}. What we lack in talent we make up in snacks. Mostly kidding.
{K}. Half of us are late, all of us are proud.
{K}. The name is on the shirt and in the heart.
reader:
{K}. Who's our biggest fan? No pressure.
{K}. Which one of us are you?
{K}. Who's in? Say it loud.
{K}. What's your favorite memory with us?
{K}. Who's the heart of the bunch? Tag them.
scene:
Group photo, somebody's eyes are closed, we kept it: {k}.
Hands in the middle, count it in: {k}!
plain:
{K}. Better together, always have been.
{K}. Proud to be part of it.
{K}. Good people, all of them.
{K}. It's about who you do it with.
Here's to {k}, every single one of us.
news:
{K}. More noise soon.
invite:
{K}. Come and see what we're up to.
{K}. Come and cheer, we can hear it.
{K}. Room for one more, always.

== day 🗓️
turn:
{K}. The calendar looks innocent, doesn't it?
{K}. Written in pen, so it's serious.
{K}. It arrives without knocking and stays for exactly one day.
{K}. Some dates just have a ring to them.
{K}. Somebody wrote it on a sticky note, so it must be real.
{K}. I've been acting normal about it, with mixed results.
{K}. It's just a date, said nobody who has one circled.
{K}. The days before it don't count.
reader:
{K}. What are your plans?
{K}. What does it make you think of?
{K}. Are you ready, or are you like me?
{K}. What's on your calendar?
{K}. Does it mean something to you as well?
{K}. What are you wearing, mentally?
{K}. Early start or slow start?
scene:
Circled in red: {k}.
“What's happening then?” You'll see. {K}.
Calendar open, finger on it, big smile: {k}.
plain:
{K}. Let it be a good one.
{K}. One to look forward to.
{K}. A day like any other, until it isn't.
{K}. Here we go.
{K}. Something to hold on to in the week.
{K}. I'll be there, in good shoes.
{K}. A small date with a big feeling.
news:
{K}. Consider yourself reminded.

== year 📼
turn:
{K}. The hair was bigger and so were the plans.
{K}. Everybody who was there tells it differently.
{K}. It doesn't feel that long ago, and then you hear the music.
{K}. Blurry photos, sharp memories.
{K}. The photos are blurry, the memories aren't.
{K}. Somewhere a drawer still believes it's now.
{K}. The hair alone deserves a museum.
{K}. It keeps getting further away and somehow closer.
reader:
{K}. Where were you, and who were you with?
{K}. Which song takes you straight back?
{K}. Where were you, and what were you wearing?
{K}. What would you bring back, and what can stay there?
{K}. Who remembers? Raise a hand.
scene:
Rewind, click, hiss, and there it is: {k}.
Press rewind, wait for the click: {k}.
A box in the attic, a date on the lid: {k}.
plain:
{K}. A good one to remember.
{K}. Some years you keep a little closer.
{K}. Some years have a sound.
{K}. A whole world in a number.
{K}. It feels like another life, and like a moment ago.
news:
{K}. The photo album has requested a moment.
{K}. Yes, there are pictures. No, you can't see them.

== number
turn:
{K}. You either know or you're about to ask.
{K}. It's just a number, until it's yours.
{K}. The math checks out.
{K}. I don't explain it, I just enjoy it.
{K}. Some people see a number. I see a whole story.
{K}. It's either a code or a lifestyle.
{K}. I've done the math, and it's beautiful.
{K}. I can explain everything, but I won't.
{K}. My favorite, don't tell the others.
{K}. If it means nothing to you, we haven't talked enough.
reader:
{K}. What does it mean to you?
{K}. First thought? Go.
{K}. Lucky, unlucky or just round?
{K}. What's your number?
{K}. Who else, besides me, smiled when they read it?
scene:
Written on a napkin, underlined: {k}.
“And the answer is?” {K}.
A chalkboard, a long silence, one number: {k}.
Whispered across the table, like a secret: {k}.
plain:
{K}. That's the post.
{K}, and everything that comes with it.
{K}. That's the number, and that's the mood.
{K}. Keep it in mind, you might need it.
{K}. For everybody who knows why.
news:
{K}. For the record.

== signs
turn:
{K} That's all I have to say.
{K} No further comment.
{K} My mood, fully translated.
{K} I had a sentence and then I had this.
{K} I practiced this in front of a mirror.
{K} The rest is between me and my keyboard.
{K} My autobiography, abridged.
reader:
{K} What's yours right now?
{K} What would the next one be?
scene:
My whole face, in one line: {K}
“How are you?” {K}
I typed a paragraph, deleted it, and left you this: {K}
plain:
{K} You know what I mean.
{K} That about covers it.
`;
