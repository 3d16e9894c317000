export const voices = `
== formal/thing
plain:
It is our pleasure to present {the}.
{The} {speaks/speak} for {itself/themselves}, and we are glad to show {it/them} here.
We have given {the} the attention that {it deserves/they deserve}.
A great deal of care has gone into {the}.
We are proud to put our name to {the}.
We would be glad to hear what you think of {the}.
turn:
{The} {requires/require} no introduction, so ours is brief.
We could say a good deal about {the}, and prefer to let you look.
Some things are best said plainly: {the}.
We take {the} seriously, and ourselves a little less.
scene:
For the attention of everyone who values {a}.
On our desk, and now on yours: {the}.
Our considered opinion on {the} is favorable.
news:
With our compliments: {the}.

== formal/statement
plain:
{K}. It deserves to be recorded, and here it is.
{K}. No further comment seems necessary.
{K}. A plain fact, plainly stated.
{K}. It is seldom that a single sentence says so much.
{K}. We wanted you to hear it from us.
{K}. We thank everyone who has taken an interest.
We share this with some satisfaction: {k}.
{K}. We are grateful to all who were part of it.
{K}. Your questions are welcome at any time.
turn:
{K}. We have little to add, and stand by all of it.
{K}. It has been noted, and it has been appreciated.
{K}. We consider the matter pleasantly settled.
{K}. The minutes will record general approval.
scene:
For those who follow our work: {k}.
{K}. This concludes the shortest of our announcements.
We are told that news travels fast, and so we sent ours first: {k}.
reader:
{K}. We would be interested to hear your view.
{K}. What is your own experience?

== formal/offer
plain:
{K}. We would be pleased to welcome you.
{K}. Please do not hesitate to contact us with any questions.
It is our pleasure to extend the following to you: {k}.
{K}. Our team will be glad to advise you.
{K}. We look forward to being of service.
turn:
{K}. We trust that the arithmetic will please you.
{K}. Your accountant may wish to be informed.
{K}. We considered a longer announcement and found none necessary.
invite:
{K}. Kindly let us know how we may assist.
{K}. We would count it a privilege to hear from you.

== formal/news
plain:
We are pleased to make the following known: {k}.
{K}. We appreciate your continued confidence.
{K}. It marks a step that we have prepared with care.
{K}. We thank everyone for their support.
turn:
{K}. We have been looking forward to writing this sentence.
{K}. It was worth the preparation.
{K}. Those responsible have already been congratulated.
invite:
{K}. You are warmly invited to learn more.
{K}. We would be delighted to tell you more in person.
reader:
{K}. What would you like to know first?

== formal/event
plain:
We would be honored by your presence: {k}.
{K}. We look forward to a good conversation.
{K}. Our team will be glad to greet you in person.
{K}. Colleagues and guests are equally welcome.
{K}. The conversation afterwards is often the best part.
turn:
{K}. Sensible shoes and good questions are both encouraged.
{K}. We promise to keep the opening remarks brief.
{K}. We expect good company, because we have seen the guest list: it is you.
invite:
{K}. Please consider this a personal invitation.
{K}. It would be a pleasure to meet you there.
reader:
{K}. Whom should we look forward to meeting there?

== formal/milestone
plain:
{K}. We owe it to the people who trusted us.
{K}. Our sincere thanks to everyone who contributed.
We acknowledge this with gratitude: {k}.
{K}. It belongs to the whole team.
{K}. We intend to deserve it.
{K}. We consider it a beginning rather than an end.
{K}. It gives us every reason to continue with the same care.
{K}. A fitting moment to say thank you.
{K}. It speaks well of patience, and of good company.
turn:
{K}. We allowed ourselves a moment of quiet satisfaction.
{K}. The champagne was modest, the pride was not.
{K}. We return to work as usual, slightly taller.
{K}. The applause lasted longer than the speech, as it should.
scene:
Noted with pride, and with thanks: {k}.
reader:
{K}. What would you consider worth celebrating next?

== formal/question
reader:
{K}? Experience is welcome, certainty even more so.
{K}? There may be more than one right answer.
{K}? Reasonable people may differ.
{K}? A brief answer will do, a long one is welcome.
{K}? We would value your considered opinion.
{K}? Our own team is divided, with great courtesy.
{K}? We ask out of genuine professional interest.
{K}? Answers of any length will be read with attention.
{K}? We should be glad to learn from your experience.
{K}? A well-argued answer will be appreciated.
{K}? We have heard sound reasons on both sides.
{K}? The question is simple, the answer rarely is.
{K}? We leave the verdict to you.
{K}? Kindly state your reasons.

== formal/feeling
plain:
{K}. We say so without hesitation.
{K}. It seemed right to put it in writing.
{K}. It is seldom said in a professional setting, and worth saying.
{K}. Not every entry needs a conclusion.
{K}. We trust that we are not alone in this.
turn:
{K}. Our usual composure has been briefly suspended.
{K}. The form has no box for this, so we are writing it here.
{K}. It was not on the agenda, and it has our full attention.
reader:
{K}. Might you feel the same?

== formal/greeting
plain:
{K}. With best regards from all of us.
{K}. We wish you and yours the very best.
{K}. May your schedule be kind to you.
{K}. It is a pleasure to be in touch.
{K}. Our door and our inbox remain open.
{K}. With sincere appreciation for your company here.

== formal/how-to
plain:
{K}. We hope that our notes on the subject prove useful.
{K}. A subject on which experience helps, and patience helps more.
{K}. Sound preparation does most of the work.
{K}. A matter of method rather than talent.
{K}. Worth doing properly, and worth doing once.
reader:
{K}. We should be glad to hear how others approach it.
{K}. Which method has served you best?
{K}. What would you advise somebody who is new to it?
{K}. Which mistake would you spare others?
turn:
{K}. The instructions are clear, the first attempt seldom is.

== warm/thing 🤍☕
plain:
Come closer, dear ones, and have a look at {the}.
{The}, and a warm corner for anybody who needs one.
There is always room at my table for {the}.
I do love {a}, and I don't mind who knows it.
{K}. The heart grows a size every time.
If I could wrap up {the} and send {it/them} to each of you, I would.
turn:
They don't make many things like {the}, so mind you enjoy {it/them}.
I only meant to peek at {the}, and here I sit, perfectly happy.
My dears, I've seen a good many things, and {the} still {makes/make} me smile.
I'd write a letter about {the}, if only my pen could keep up.
{The}, bless {it/them}. I won't hear a word against {it/them}.
I said I wouldn't fuss over {the}, and here I am, fussing.
Shoes off, shawl on, and a good look at {the}.
{K}. I could sit with that all afternoon.
reader:
Which one of you loves {a} as much as I do?
Now tell me, my dears: what {does/do} {the} remind you of?
Has anybody ever told you the story behind {the}? Do tell.
Who taught you to love {a}, my dears?
{K}, my dears. Who wants to hear more?
scene:
Sit down, put your feet up, and let me tell you about {the}.
The kettle is on, and {the} {is/are} the talk of the kitchen.
news:
A small joy to share with you all: {the}.

== warm/statement 🤍☕
plain:
{K}. Well, bless my heart.
{K}. I could hug the whole street.
{K}. I wanted you to be the first to know, my dears.
{K}. Thank you all for being so kind.
{K}. It does a body good to say it out loud.
{K}. These are the days we'll talk about.
turn:
{K}. I've put it on the fridge, right in the middle.
{K}. I laughed until my glasses slipped.
{K}. And they say nothing ever happens around here.
{K}. I'll be telling this one at every birthday.
reader:
{K}. And what is new with you, my dears?
{K}. Has your day been half as lively?
scene:
Pour yourself something warm, I have news: {k}.
I put down my knitting for this: {k}.

== warm/offer 🤍☕
invite:
{K}. Do stop in, it's so much nicer with you here.
{K}. Bring somebody you're fond of.
{K}. There's always a friendly face at the door.
{K}. Come as you are, my dears.
plain:
{K}. It's our way of saying we're glad you're around.
{K}. A little kindness from us to you.
{K}. You've been good to us, so we'd like to be good to you.
turn:
{K}. Treat yourself, you work hard enough.
{K}. It would be rude to say no, really.
reader:
{K}. Who deserves a treat in your house?

== warm/news 🤍☕
plain:
{K}. We hope you'll love it as much as we do.
{K}. Our hearts are very full about this one.
{K}. We've been whispering about it long enough.
{K}. Thank you for cheering us on, dear friends.
turn:
{K}. We're as nervous as the first day of school, and as excited.
{K}. Somebody hold my hand, it's really happening.
invite:
{K}. Come and say hello, the door is open to you.
{K}. We'd dearly love to see you.

== warm/event 🤍☕
invite:
{K}. Come along, my dears, there's room for everybody.
{K}. Bring a friend, or make one when you get here.
{K}. Dress warmly and come hungry for a chat.
plain:
{K}. It's good to be together.
{K}. A room full of kind faces does everybody good.
{K}. Wear something comfortable, there will be hugs.
turn:
{K}. I'll be the one hugging everybody.
{K}. I've been looking forward to it like a child.
{K}. I've already picked my shoes.
reader:
{K}. Whom are you bringing along, my dears?

== warm/milestone 🤍☕
plain:
{K}. I'm so proud I could burst.
{K}. Thank you to every hand that helped along the way.
{K}. What a thing to be allowed to see.
{K}. My heart is very full.
{K}. Well done, from the bottom of my heart.
{K}. It took love and patience, as most good things do.
turn:
{K}. I may have cried a little, and I'd do it again.
{K}. Somebody find me a clean handkerchief.
{K}. If hugs could be mailed, the post office would be busy.
{K}. Get the good plates out, it's that kind of day.
scene:
Raise your teacups, everybody: {k}.
One for the family album: {k}.
reader:
{K}. And what are you proud of, my dears? Big or small.

== warm/question 🤍☕
reader:
{K}? Tell me everything, I've got all the time in the world.
{K}? I'd so love to hear it from you.
{K}? Ask your mother, too, and let me know what she says.
{K}? Be kind to each other in the answers, my dears.
{K}? Sit down a minute and tell me what you think.
{K}? There are no silly answers here.
{K}? Whisper it if you must.

== warm/how-to 🤍☕
plain:
{K}. It takes a little patience and a good cup of tea.
{K}. Nobody gets it right the first time, and nobody minds.
{K}. Slow hands and a light heart, that's the whole secret.
{K}. It's never too late to learn, my dears.
reader:
{K}. How did they teach it in your family?
{K}. Do tell me your own little trick.
{K}. Who taught you, if I may ask?
turn:
{K}. The first try goes to the birds, and the birds are grateful.
{K}. I'd show you, but I'd only end up feeding you.

== warm/feeling 🤍☕
plain:
{K}. And I wanted somebody to know.
{K}. Be gentle with yourselves, dear ones.
{K}. A hug to anybody who feels the same.
{K}. Come and sit by me, there's room on the bench.
{K}. It's all right to say so.
reader:
{K}. How are you, really?
{K}. And how is your heart, my dears?
turn:
{K}. A blanket and a cup of tea, and we'll see about the rest.

== warm/greeting 🤍☕
plain:
{K}, my dears. I'm thinking of every one of you.
{K}. A big hug to all of you.
{K}. May somebody be kind to you before lunch.
{K}. You make this little corner a lovely place.
{K}. Have you eaten? That's my way of saying it.
{K}. I'm glad you're here, truly.

== loud/thing 😭💀💅🔥
turn:
{The}?? I'm so normal about {it/them} (I'm not)
Me pretending I don't need {a} and then crawling back.
{A} walked in and my whole personality left the chat
The way I would write an essay about {the} with zero notes.
Somebody take my phone, I'm about to post {the} again.
{The} did that. And by that I mean ended me
reader:
Who else would fight for {the}?? Be so honest rn.
On a scale from normal to me, how bad do you want {a}??
Okay bestie, is {the} a need or a NEED need??
scene:
POV: you said you were over {the} and then {it shows/they show} up
Breaking: local bestie will not shut up about {the}.
My brain at full volume: {n}, {n}, {n}.
plain:
No thoughts, just {n} and a dream.
Fr fr, {the} just fixed my entire mood.
news:
{The} ate and left no crumbs, periodt.

== loud/statement 😭💀💅🔥
turn:
{K}. I am SCREAMING
{K}. The plot is plotting, besties
{K}. I can't make this up, I'm not that creative.
{K}. My villain arc just got cancelled.
{K}. No bc why did my whole soul leave my body.
{K}. Put it in the group chat, I need witnesses
{K}. Somebody tell my therapist it's fine now.
reader:
{K}. Am I dreaming or is this real life??
{K}. Rate the chaos, be honest
{K}. Who else is unwell about it??
scene:
Me walking in like: {k}!!
The director of my life, reading the script: “{k}”?? approved.
plain:
{K}. Lowkey proud, highkey losing it.
{K}. We're so back, besties.
{K}. I'll be thinking about it until further notice.
{K}. I said what I said, no refunds

== loud/offer 😭💀💅🔥
turn:
{K}. Wallet, bestie, I'm so sorry
{K}. Girl math says that's basically income.
{K}. The way I SPRINTED to post this
{K}. Your sign, your horoscope and your bestie all agree.
{K}. Your cart called, it's lonely
invite:
{K}. Run don't walk, besties!!
{K}. Grab your bestie and slide in
{K}. Drop everything, this slaps.
plain:
{K}. We said what we said.
{K}. Treat yourself, it's basically self care.
reader:
{K}. Who are you bringing?? Tag them before they see it first.
{K}. Who's your plus one in crime?? Tag them

== loud/news 😭💀💅🔥
turn:
{K}. Not a drill, besties, I repeat, not a drill
{K}. It ate. It left no crumbs.
{K}. The glow up is glowing
{K}. We're so back it's scary
{K}. Screaming into the nearest pillow about it.
{K}. My jaw is somewhere on the floor
{K}. Put it on a billboard, put it on the moon
invite:
{K}. Come see what the noise is about!!
{K}. First ones here get bragging rights, that's it, that's the prize
reader:
{K}. Be so honest, how loud did you just gasp??
{K}. Who's sat?? Because I am SAT
plain:
{K}. The era begins now, sorry in advance.

== loud/event 😭💀💅🔥
turn:
{K}. Outfit: unplanned. Energy: unhinged
{K}. I've been mentally there since forever
{K}. Social battery: fully charged for once.
{K}. Cancel everything, the plans have plans
{K}. Lowkey excited, highkey packed a bag already.
invite:
{K}. Pull up with the whole crew!!
{K}. If you're not coming I'm calling your mom
reader:
{K}. Who's pulling up?? Roll call in the comments
{K}. What are we wearing?? This is urgent.
scene:
The fit check, the hype song, the door: {k}!!

== loud/milestone 😭💀💅🔥
turn:
{K}. Crying, throwing up, framing it
{K}. Past me could NEVER. Present me just did
{K}. I'd like to thank coffee, chaos and you guys
{K}. Yeah I'm gonna be insufferable about it
{K}. NO BECAUSE HOW are we this cool??
{K}. The main character energy is unreal rn
{K}. Manifested, received, unwell about it
{K}. It's giving legend. It's giving statue in the park.
{K}. The haters could never, and there aren't even any haters.
plain:
{K}. So proud I could cartwheel (I can't, but still).
{K}. Proud is not a big enough word, besties
scene:
Somebody cue my entrance music: {k}!!
The group chat at full volume: {k}!!
reader:
{K}. Be honest, how loud are we screaming??
{K}. Who's crying with us?? Form an orderly line.
invite:
{K}. Drop your loudest emoji, let's go!!

== loud/question 😭💀💅🔥
reader:
{K}? Wrong answers only (then the real one)
{K}? I need the truth and I need it loud.
{K}? My besties are FIGHTING over this
{K}? Say it with your whole chest.
{K}? Nobody lie, we can tell.
{K}? This is the real debate, everybody sit down
{K}? Choose your fighter
{K}? Explain it like I'm a golden retriever

== loud/how-to 😭💀💅🔥
turn:
{K}. Main skill unlocked, side quest complete
{K}. Me after one tutorial: basically an expert
{K}. It's giving expert. It's giving “watch this”.
{K}. The learning curve and I are beefing
reader:
{K}. Drop your cheat codes, I'm begging
{K}. Okay but who else is team chaos first, rules later??
{K}. Drop your best hack, no gatekeeping!!
scene:
POV: you make it look easy and nobody claps: {k}
plain:
{K}. Save this for when you're in your era.
{K}. No gatekeeping in this house.

== loud/feeling 😭💀💅🔥
turn:
{K}. It's giving feelings and I didn't order those
{K}. My face card said it before I did.
{K}. It's giving main character on a rainy window
{K}. The emotions are emotioning
plain:
{K}. Lowkey all of us rn.
{K}. If you know you know, besties.
{K}. No thoughts, just vibes
reader:
{K}. Say it's not just me, please
{K}. Same?? Or is it just me and my playlist

== loud/greeting 😭💀💅🔥
plain:
{K}!! Love u guys fr
{K}, besties!! Hydrate and slay
{K}!! Group hug, no exceptions.
{K}. Love you all, drink some water!!
turn:
{K}. It's a slay and it's for all of you

== dry/thing
plain:
{K}. It was there. So was I.
{K}. No further questions.
{The}. {It/They} could be worse, and often {is/are}.
turn:
{K}. My expectations were low. They have been met with enthusiasm.
I have feelings about {the}. A few, maybe.
{K}. Try to contain yourselves.
{K}. I've been told to look excited. This is that.
scene:
{K}. The crowd goes mild.
reader:
{K}. You had other plans?
news:
{K}. You heard it here, eventually.

== dry/statement
plain:
{K}. So that happened.
{K}. I have no notes.
{K}. It was inevitable, in hindsight.
turn:
{K}. I'd call it a surprise, but I've met me.
{K}. The universe has a writer, and the writer is tired.
{K}. I blame nobody. I have a list, though.
{K}. We can stop holding our breath now.
{K}. I'm told this is personal growth.
scene:
{K}. Local person shrugs.
{K}. Applause, some of it real.
reader:
{K}. How's your day going?

== dry/offer
plain:
{K}. You can do the math.
{K}. We don't do this for fun. Well, slightly.
{K}. No trumpets. Just that.
turn:
{K}. Nobody asked. You're welcome anyway.
{K}. Your excuses have been notified.
{K}. Marketing wanted a longer sentence.
{K}. Restraint was never your strong suit.
invite:
{K}. We'll be here. It's our job.
{K}. Come in. Or stand outside and think about it.
reader:
{K}. What's stopping you? Be specific.

== dry/news
plain:
{K}. It's done. We checked.
{K}. Please remain seated.
{K}. You may look impressed now.
{K}. Yes, really. We were surprised as well.
turn:
{K}. Confetti was considered and dismissed.
{K}. It only took everything we had.
{K}. The press was not invited. The press is you.
{K}. There was a longer version. It had adjectives.
invite:
{K}. Come and be quietly impressed.
reader:
{K}. Questions? Keep them short.

== dry/event
plain:
{K}. There will be people. Sorry.
{K}. I'll be the one near the exit.
{K}. The snacks have my full support.
{K}. It's in the calendar, so it must be real.
turn:
{K}. Leaving the house is optional, apparently not for me.
{K}. Small talk has been rehearsed.
{K}. Shoes were involved. Real ones.
invite:
{K}. Come. Complain later.
reader:
{K}. Who else is pretending to be social?

== dry/milestone
plain:
{K}. I'd like to thank stubbornness.
{K}. It counts. I looked it up.
{K}. Somebody alert the history books. Quietly.
{K}. Statistically unlikely. Yet here it is.
turn:
{K}. I'm insufferable now. Plan accordingly.
{K}. Confidence: unchanged. Evidence: improved.
{K}. A parade seems excessive. A small one, maybe.
{K}. The bar was on the floor. We brought a shovel, then a ladder.
{K}. Next up: pretending it was easy.
reader:
{K}. Is there a form to fill in for this?

== dry/question
reader:
{K}? I have time. Not much.
{K}? Wrong answers will be judged silently.
{K}? Think carefully. I won't.
{K}? Somebody has to know.
{K}? Asking before it gets out of hand.
{K}? One of you is wrong.
{K}? Take your time. Everybody else does.
{K}? The committee of one is undecided.
{K}? Your silence will be counted as a yes.

== dry/how-to
plain:
{K}. It's easier than it looks. Slightly.
{K}. Lower your expectations and begin.
{K}. There are steps. People skip them.
{K}. It gets easier. Then you get cocky.
turn:
{K}. Some people make it look easy. That's rude of them.
{K}. The instructions assume a competence I find flattering.
{K}. Everybody's an expert until somebody asks.
reader:
{K}. Any advice? Short words, please.

== dry/feeling
plain:
{K}. It'll pass. Or it won't.
{K}. Noted. Filed. Ignored.
{K}. That's the whole report.
turn:
{K}. My face hasn't been told yet.
{K}. Filed under: human.
{K}. I'd write a poem, but I have things to do.
reader:
{K}. You too? Figures.

== dry/greeting
plain:
{K}. We made it this far.
{K}. That's the whole message.
{K}. I mean it, for once.
{K}. Keep it down about it.

== minimal/thing
plain:
{The}, and nothing else.
A quiet look at {the}.
Some time with {the}.
All eyes on {the}.
The light finds {the}.
Enough said about {the}.
A word for {the}: stay.
One frame for {the}.
A small pause, then {the}.
{The} without the noise.
Making space for {the}.

== minimal/statement
plain:
For the notebook: {k}.
A short entry: {k}.
Written down so it stays: {k}.
One line for the day: {k}.
Nothing more to it: {k}.
A quiet sentence: {k}.
In one breath: {k}.

== minimal/offer
plain:
In the window: {k}.
On the door: {k}.
Written on the board: {k}.
A small sign: {k}.
Yours if you want it: {k}.
A card on the counter: {k}.
No fine words, just this: {k}.
A small nudge: {k}.
On the chalkboard: {k}.
For whoever walks past: {k}.

== minimal/event
plain:
A line in the calendar: {k}.
Leave a light on for this: {k}.
There is a chair for you: {k}.
Worth leaving the house for: {k}.
Shoes by the door: {k}.
A reason to go out: {k}.
Saved a seat for you: {k}.
Meet us in the middle of it: {k}.
Written in the margin: {k}.

== minimal/milestone
plain:
A mark on the wall: {k}.
A small flag, planted: {k}.
One quiet cheer: {k}.
A quiet bow: {k}.
Put on the shelf with the good memories: {k}.
A full heart, a short sentence: {k}.
A breath, a smile: {k}.
Circled in pencil: {k}.
One for the wall: {k}.

== minimal/question
reader:
A thought for the walk home: {k}?
plain:
An open question: {k}.
A question with no hurry: {k}.
Left open on purpose: {k}.
Thinking it over: {k}.

== minimal/greeting
plain:
From this small corner: {k}.
A wave from here: {k}.
A note under your door: {k}.
Sent with a nod: {k}.

== inspiring/thing
turn:
Every master of {n} was once a beginner with {a}. [mass]
Start with {the}, and let the rest catch up.
{K}: proof that small starts count.
plain:
Let {the} be the reason you try once more.
{K}. Keep going, it's adding up.
Somewhere between doubt and done, there {is/are} {the}.
What you give to {the} comes back to you.
scene:
One step, one breath, {k}.
Look how far a little patience carries: {k}.
reader:
What would you try if {the} couldn't go wrong?
What did {the} teach you that nobody could explain?
news:
{K}. Begin before you feel ready.

== inspiring/statement
plain:
{K}. Somebody out there needs to hear that it's possible.
{K}. Keep this for the days when it's hard.
{K}. It started with one small decision.
{K}. You're allowed to be proud of slow progress.
turn:
{K}. The doubts were loud, and then they were wrong.
{K}. Nobody saw the practice. Everybody sees this.
{K}. It looked impossible right up to the moment it wasn't.
reader:
{K}. What are you one brave step away from?
{K}. Which small win are you not giving yourself credit for?
scene:
For everybody who almost gave up: {k}.

== poetic/thing
turn:
{K}, and the hours lose their edges.
There are maps, and then there {is/are} {the}.
Even silence leans in to listen to {the}.
plain:
{K}. Hold still, it says, and for once we do.
I'd like to remember {the} the way the sea remembers the moon.
Some things bloom without asking, and {the} {is one/are such}.
scene:
A soft light, a slow breath, {k}.
Between one thought and the next: {k}.
reader:
What would {the} say, if {it/they} could choose one word?
news:
{K}, folded into the day like a letter.

== poetic/statement
plain:
{K}. The heart keeps its own calendar.
{K}. Some days arrive with their arms full.
{K}. I'm pressing it between pages.
turn:
{K}. The world went on, only a shade brighter.
{K}. And the ordinary put on its good coat.
scene:
Quietly, like snow finding a roof: {k}.
{K}. Somewhere a window opens by itself.
reader:
{K}. What did your day leave on the doorstep?

== minimal/news
plain:
A new line on the page: {k}.
Pinned to the board: {k}.
The short version: {k}.
Said once, gladly: {k}.
A window opens: {k}.
Turn the page: {k}.
For the front door: {k}.

== minimal/feeling
plain:
The weather inside: {k}.
A note to nobody: {k}.
It sits here quietly: {k}.
Under the surface: {k}.
An honest word: {k}.
Somewhere between the lines: {k}.

== minimal/how-to
plain:
Slowly, and with care: {k}.
A page from the notebook: {k}.
Worth the practice: {k}.
A small craft: {k}.
Step by step: {k}.
Hands first, words later: {k}.
`;
