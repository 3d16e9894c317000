export const general = `
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
reader:
{K}. Where would it live in your home?
{K}. Keeper, gift or “how did you live without it”?
{K}. What's the one thing you own that always starts a conversation?
{K}. Who do you know that would steal it?
scene:
A slow walk around it, hands behind the back, a small nod. {K}.
“Don't touch it.” “I'm just looking.” “With your hands?” {K}.
Picture it in the right light, with somebody sighing happily beside it: {k}.
“You have a shelf full of those.” Not of this one. {K}.
plain:
{K}. Some things you just enjoy looking at.
{K}. Somebody thought about every bit of it, and you can tell.
{K}. It does one thing, and it does it with character.
A small everyday joy, right here: {k}.
{K}. It makes the rest of the room try harder.
I noticed that I smile whenever I see {the}.
news:
{K}. I've told the others to be nice.
{K}. It's settling in well, thank you for asking.

== word
turn:
{K}. Everybody has a story about it, and I'd love to hear yours.
{K}. I've thought about it more than I'd admit at a dinner party.
{K}. It sounds simple until you try to explain it to somebody.
{K}. Ask me again on a different day and you'll get a different speech.
{K}. We could talk about it for hours, and I think we should.
{K}. I know what they say about it. I'd like to add a few things.
{K}. Big topic, small kitchen table, plenty of tea.
reader:
{K}. What would you tell somebody who has never heard of it?
{K}. Where do you stand, and has it changed over the years?
{K}. What's the first memory that comes up?
{K}. Is it more of a plan or more of a surprise for you?
{K}. Who taught you about it?
scene:
Everybody leans in, somebody refills the cups, and it comes up again: {k}.
“Tell me about it.” “How much time have you got?” {K}.
A sticky note on the fridge, in capital letters: {k}.
At the top of the list, underlined, with a little arrow: {k}.
plain:
{K}. It deserves more than a passing thought.
{K}. I'm still figuring it out, like most people.
{K}. Worth talking about, worth listening to.
{K}. It means something different to everybody, and that's fine.
{K}. Sharing it here, because somebody may need it.
{K}. It's on my mind, so I wrote it down.
news:
{K}. More thoughts to follow, probably in the shower.

== story
turn:
{K}. It was an ordinary day up to that point, I swear.
{K}. I've told it so often that the pauses are perfect.
{K}. You can't plan these things, you can only be there.
{K}. It sounds like the start of a joke, and in a way it was.
{K}. Life has a strange sense of timing.
{K}. I'd have asked for a rehearsal, had I known.
reader:
{K}. What would the movie be called?
{K}. Laugh, cry or shrug: what's your first reaction?
{K}. Who's the first person you'd tell?
scene:
Everybody looked at each other, and somebody started to giggle. {K}.
“Start from the beginning.” That was the beginning. {K}.
plain:
{K}. Writing it down before I forget how it felt.
{K}. It's moments like this that make the good stories.
{K}. Nothing big, but I keep thinking about it.
{K}. I thought you'd like to know.
news:
{K}. The sequel is being written as we speak.

== activity
turn:
{K}. I'm one tutorial away from quitting my job.
{K}. I bought the gear first and asked questions later.
{K}. My hands know what they're doing, my mouth just narrates.
{K}. I was going to stop an hour ago.
reader:
{K}. What's the best advice anybody ever gave you about it?
{K}. Lifelong love or brand-new obsession?
{K}. What's the mistake every beginner makes?
scene:
Tongue between the teeth, eyes on the work, the world on hold. {K}.
“How was your weekend?” Sit down, I've got pictures. {K}.
plain:
{K}. An hour of it fixes most things.
{K}. I like who I am when I'm doing this.
{K}. It's nobody's job and everybody's joy.
news:
{K}. I'd say it's getting serious.

== people
turn:
{K}. If you've met one, you know. If you haven't, you're missing out.
{K}. They'd never post this themselves, so I'm doing it.
{K}. Half of what works around here works because of them.
{K}. Try a day without them and see how far you get.
{K}. Quiet names, loud hearts.
reader:
{K}. Know one? Send them this.
{K}. What's the nicest thing one of them ever did for you?
scene:
Sleeves up, smile on, no fuss. {K}.
Somebody asks for help, and they're already standing there. {K}.
plain:
{K}. Thank you, from all of us.
{K}. We see you, even when it doesn't look like it.
{K}. Good people, plain and simple.
news:
{K}. They deserve the good chair and the last cookie.

== person
turn:
{K}. If you know, you know, and if you don't, you will.
{K}. A name I'm always happy to say out loud.
{K}. I could tell you stories, and one day I will.
{K}. Some names light up a room before anybody walks in.
reader:
{K}. What's the first thing that comes to mind?
{K}. Who else is a fan?
{K}. What would you ask over coffee?
scene:
“Have you heard of {k}?” I thought you'd never ask.
Cue the music, dim the lights: {k}.
plain:
{K}. No long speech, just a lot of respect.
{K}. This one's for you.
{K}. I'm glad there's only one of them, and that we get to know them.
news:

== place
turn:
{K}. I came with a plan and lost it gladly.
{K}. I've been here before in my head, many times.
{K}. The photos don't do it justice, but they're all I've got.
{K}. I left a piece of my heart there and kept the receipts.
{K}. If anybody asks, I'm around the next corner.
{K}. My suitcase is home. The rest of me is taking its time.
{K}. I asked for directions and got a story.
reader:
{K}. First time, or have you left a piece of your heart there, too?
{K}. What should nobody miss?
{K}. Stay a day or move in: how far would you go?
{K}. Who would you take along?
{K}. Tell me your favorite spot, I can keep a secret.
scene:
“Just one more street,” and then one more. {K}.
Sore feet, full heart, crumbs everywhere. {K}.
plain:
{K}. The kind of place you keep telling people about.
{K}. I could stay a little longer. I always could.
{K}. Some corners of the world just suit you.
{K}. Walking slowly, looking up.
{K}. It felt like it had been waiting.
news:
{K}. The camera roll is full and so am I.

== journey
turn:
{K}. The snacks were gone before the first turn.
{K}. I packed for every weather and used one pocket.
{K}. We got lost in the best possible direction.
{K}. Half of it was the view, half was the company, the rest was snacks.
{K}. I've already unpacked the memories. The suitcase can wait.
reader:
{K}. Window seat or driver's seat?
{K}. What's always in your bag?
{K}. Plan every stop or see what happens?
scene:
Windows down, wrong lyrics, right mood. {K}.
“Are we there yet?” I hope not. {K}.
One more bend, one more “oh, look”. {K}.
plain:
{K}. The way there was part of it.
{K}. You come back a little different, and that's the point.
{K}. Far enough to miss home, good enough to stay longer.
news:
{K}. My feet have seen things.

== business-name
turn:
{K}. You've walked past. Now you know our name as well.
{K}. We could describe it, but you'd still have to come and see.
{K}. Small sign, big heart behind it.
{K}. We do one thing, and we do it like our mothers are watching.
reader:
{K}. Been here before? Tell us what you had in mind next.
scene:
The door opens, somebody looks up and smiles: {k}.
“Do you know a good place?” You do now. {K}.
plain:
{K}. Good work, good people, good to see you.
{K}. Nice to meet you, we hope to see you soon.
{K}. Come in as a stranger, leave with a wave.
invite:
{K}. Pop in, say hi, ask us anything.
{K}. Questions? We love those.

== group-name
turn:
{K}. Loud together, lost without each other.
{K}. We don't always agree, but we always show up.
{K}. Some of us are talented. All of us are snack people.
reader:
{K}. Who's our biggest fan? No pressure.
{K}. Which one of us are you?
scene:
plain:
{K}. Better together, always have been.
{K}. Proud to be part of it.
invite:
{K}. Come and see what we're up to.
news:
{K}. More noise soon.

== doing
turn:
{K}. I've never been busier doing less.
{K}. If you need me, you know where I am, and I won't answer.
{K}. Not on my résumé, but it should be.
{K}. I'd call it a hobby, but it's more of a personality.
reader:
{K}. What are you up to?
{K}. Alone or in company: how do you like it best?
scene:
No rush, no plan, just this: {k}.
“What are you doing?” “{K}.” “Still?” “Again.”
plain:
{K}. I needed this more than I thought.
{K}. One of those ordinary hours you'll miss one day.

== year
turn:
{K}. The hair was bigger and so were the plans.
{K}. Everybody who was there tells it differently.
{K}. It doesn't feel that long ago, and then you hear the music.
{K}. Blurry photos, sharp memories.
reader:
{K}. Where were you, and who were you with?
{K}. Which song takes you straight back?
scene:
Rewind, click, hiss, and there it is: {k}.
plain:
{K}. A good one to remember.
{K}. Some years you keep a little closer.
news:
{K}. The photo album has requested a moment.

== word
turn:
{K}. I have thoughts, and none of them are short.
{K}. It's simple until you're in the middle of it.
{K}. Nobody hands you a manual.
{K}. I'm no expert, but I'm very involved.
{K}. I came prepared, and it laughed.
scene:
One mention, and everybody pulled up a chair. {K}.
“How's it going?” “Let me sit down first.” {K}.
A deep breath, a small nod, here we go. {K}.
plain:
{K}. Some things are easier when you say them out loud.
{K}. For everybody who knows exactly what I mean.
{K}. You're in good company.
reader:
{K}. What helped you most?
{K}. What do you wish people knew about it?
`;
