export const announcements = `
== offer 👀
turn:
{K}. If you were waiting for a sign, here's one in large letters.
{K}. Your wallet asked us to pass on its thanks.
{K}. Somewhere, your most sensible friend just nodded.
{K}. The little voice that says “treat yourself” has been right all along.
{K}. Consider the excuse you were saving officially expired.
{K}. Somewhere a spreadsheet just smiled.
{K}. Your thumb stopped here for a reason.
{K}. We tried to come up with a downside and got distracted.
{K}. Procrastinators, this is the rare case where waiting paid off.
{K}. The budget and the heart finally agree on something.
We did the math, so you can skip straight to the smug part. {K}.
“Maybe later” just lost its best argument. {K}.
{K}. Even the friend who reads every receipt approves.
{K}. You can be sensible and spoiled at the same time.
{K}. Bargain hunters, you may lower your binoculars.
{K}. The hard part is acting surprised when people ask what you paid.
{K}. The calculator on your phone is about to have a nice moment.
You could also save by staying home, but nobody tells that story at dinner. {K}.
{K}. We'd call it a secret, but we've just posted it.
Somebody here got generous, and nobody stopped them in time: {k}.
{K}. Resisting would take more effort.
Willpower is wonderful. So is this: {k}.
reader:
{K}. Who are you telling first, and who are you telling after you've been?
{K}. Tag the friend who has been “thinking about it” for ages.
{K}. Are you a jump-right-in person or a sleep-on-it person?
{K}. What's been on your list longest? This could be its moment.
{K}. Which friend will pretend they were going to come anyway?
Spend what you save, or save what you save? {K}.
Who in your circle can smell a deal before it's posted? {K}.
Are you a “straight away” person or a “let me think about it until it's over” person? {K}.
{K}. Do you tell people what you saved, or do you let them wonder?
Who taught you never to pay full price, and do they know about this? {K}.
{K}. What were you going to talk yourself out of this time?
scene:
Inner voice: do we need it? Also inner voice: {k}.
A short play: you walk past. You read this. You walk back. {K}.
Dear future you: you're welcome. {K}.
You, explaining to everyone at home how much you saved: {k}.
“Do you need it?” “That was never the question.” {K}.
You: “I'm just looking.” Us: “Of course you are.” {K}.
Minutes of the pricing meeting: one bold idea, no objections. {K}.
For once, the angel and the devil on your shoulder say the same thing: {k}.
The forecast for your wallet: sunny spells. {K}.
You, to the person next to you, in a suspiciously casual voice: {k}.
Some receipts deserve a frame. {K}.
plain:
{K}. Read it again if you like. It stays just as nice.
{K}. A small thank-you from us to you.
{K}. Good things should be within reach, even for short arms.
{K}. Easy to pass on in a single sentence, so please do.
{K}. We're looking forward to seeing you.
{K}. Kind on the budget, and we mean it kindly.
{K}. We'd like to be found, and you know where to look.
Nice things just got a little easier to say yes to: {k}.
We wanted to make somebody's day, and you were the first to come to mind: {k}.
{K}. If you've been on the fence, come down on our side.
A small joy for people who read to the end of a sentence: {k}.
Regulars, newcomers, people who walk past and wave: {k}.
invite:
{K}. Come by, say hi, look very pleased with yourself on the way out.
{K}. Bring the friend who keeps putting it off.
{K}. Tell yourself it's research.
{K}. Put it in your calendar before your calendar puts something else there.
{K}. Send this to the one who always asks “do they ever have deals?”
{K}. Bring along whoever always says “if only it were cheaper”.
{K}. Show this to the person whose streaming password you use. You owe them.
{K}. Come and find out how good it feels to be this sensible.
{K}. Forward it to the one who'd hate to hear it from somebody else.
Set an alarm, tie a string around your finger, tell a parrot: {k}.
{K}. Tell whoever holds the purse strings, and stand well back.
{K}. Say yes, then tell everybody it was your idea.
{K}. Walk in as if you'd planned it.

== offer-free 🎁
turn:
{K}. The nicest words on any price list.
{K}. Yes, you read that right.
{K}. Somebody in accounting is being very brave.
{K}. You may look this gift horse in the mouth. It has lovely teeth.
{K}. There goes another excuse, quietly, by the back door.
{K}. Your inner skeptic may sit down.
{K}. It isn't even your birthday.
{K}. Somebody had the idea, and nobody wanted to be the one to say no.
{K}. Thrifty people and curious people rarely agree this quickly.
{K}. We read it again ourselves, just to enjoy it.
{K}. We know how this looks, and we like how it looks.
Nobody ever wrote an angry letter about this: {k}.
{K}. The sensible part of your brain and the other part just shook hands.
{K}. We could have kept it quiet. It didn't suit us.
reader:
{K}. Are you already in, or still looking for the catch?
{K}. Who needs to hear this before they hear it from somebody else?
{K}. Do you tell your friends straight away, or when you've had yours?
{K}. Who do you know that never says no to this?
{K}. What's the nicest extra anybody ever gave you?
{K}. Jump at it or sleep on it? You know yourself.
scene:
“What do you get out of it?” “Your good mood.” {K}.
Somebody in your group chat needs to see this: {k}.
You, reading it again, slowly: {k}.
That small gasp was your inner bargain hunter. {K}.
We held a vote, and generosity won: {k}.
Imagine a bow on it: {k}.
“There must be a typo.” There isn't. {K}.
On our whiteboard, under “nice ideas”, circled: {k}.
You, in a whisper, to the person next to you: {k}.
plain:
{K}. Our treat, with pleasure.
{K}. A little something from us, because we like you.
{K}. It's nice to be able to give something.
{K}. Please do take us up on it.
{K}. Saying yes is easy, and it suits you.
{K}. Small thing for us, good thing for you.
We enjoy this at least as much as you do: {k}.
Sometimes we just feel like giving: {k}.
invite:
{K}. Tell the most skeptical person you know.
{K}. Pass it on to somebody who could use a nice surprise.
{K}. Say yes before your modesty gets in the way.
{K}. Tell a friend, or keep it to yourself and look lucky.
{K}. Take us up on it and skip the guilt.
{K}. Let us spoil you a little.
{K}. If you've been meaning to, now you have a reason.
{K}. Ask us whatever you'd like to know about it.

== offer-ends ⏳
turn:
{K}. This is the gentlest alarm clock you'll ever hear.
{K}. Speak now, or hear your friends talk about it later.
{K}. “I'll do it later” has met its natural enemy.
{K}. The early bird got it. The slightly late bird still can.
{K}. Future you is reading this and clearing their throat.
{K}. We don't do pressure. We do friendly throat-clearing.
{K}. Fence-sitters, mind the drop.
Dithering is an art form, but a poorly paid one. {K}.
{K}. Later is a lovely place, but this won't be there.
The end is near, but in a nice way: {k}.
{K}. Your open tab is starting to count as furniture.
“I'll sleep on it” is how the good ones get away. {K}.
{K}. Clocks are famously bad at waiting.
Every procrastinator has a finest hour. {K}.
{K}. Regret costs nothing, but it doesn't come with anything, either.
{K}. Indecision is also a decision, just a slower one.
reader:
{K}. Is it already a yes, or still a thought?
{K}. Who in your life needs a gentle nudge with an elbow?
{K}. Decide fast or regret slowly: which one are you?
{K}. Who's going to say “I meant to do that”? Tag them in time.
Are you an early bird, or do you need to hear the door creak? {K}.
{K}. Who always says “I didn't know”? Now they do.
{K}. What are you waiting for: a sign, a friend or permission?
{K}. Do you work best under pressure, or is that just what you tell yourself?
scene:
You, scrolling past. You, scrolling back up. {K}.
Clock ticking, kettle on, tab still open: {k}.
“I thought I had more time,” says somebody every single time. {K}.
“Is there still time?” There is. And then there isn't. {K}.
You, with one thumb hovering: {k}.
Picture the door closing, and yourself on the good side of it. {K}.
Knock, knock. It's the deadline. {K}.
In the movie version, you'd be running: {k}.
That little voice saying “do it now” is us. {K}.
plain:
{K}. We'd hate for you to miss it.
{K}. Just letting you know while there's still time.
{K}. If you've been meaning to, this is the moment.
{K}. One less thing on your list, if you do it now.
{K}. To everyone who has already said yes: good instincts.
We'd rather tell you once too often than once too late: {k}.
{K}. We're mentioning it because we'd want to know, too.
{K}. If you were waiting for the right moment, it's putting on its coat.
{K}. Better a quick yes than a long sorry.
No drama, just a nudge: {k}.
{K}. We'd be glad if you got in on it.
invite:
{K}. Drop us a line before somebody else does.
{K}. Come by before you forget again. We know you.
{K}. Send it to the friend who does everything at the very end.
{K}. A short message is enough, typos included.
{K}. Ask your head, ask your heart, then ask us.
{K}. Poke the friend who never reads to the end. This is the end.
Close the other tabs: {k}.
{K}. It's an excellent moment to be impulsive.
{K}. Stop composing the perfect message. “Me, please” is enough.
{K}. Be quick now, lazy afterwards.
{K}. Save somebody you like from finding out too late.

== booking 🗓️
turn:
{K}. Your calendar has been looking a little empty, and we noticed.
{K}. The hardest part is picking a time. We can't help you there.
{K}. “I should really do that” has finally met an open slot.
{K}. First come, first spoiled.
{K}. Good intentions, please step forward.
{K}. Adulting never looked this manageable.
{K}. We kept the good pen out for your name.
{K}. Your to-do list could lose its oldest resident.
Your list has said “soon” for a while. This is soon. {K}.
{K}. You bring the good intentions, we bring the time.
“Overdue” is such an ugly word. Let's say ready. {K}.
Putting it off takes energy too. {K}.
{K}. The longest part is deciding to.
“One of these days” has been upgraded to an actual day. {K}.
The best time was a while ago. We still have the second best: {k}.
{K}. You were going to ask anyway. Here's the answer.
reader:
{K}. Are you a quick decider, or do you make a list first?
{K}. Who's overdue and knows it?
{K}. Are you the one who books ahead or the one who calls from the car?
{K}. Whose name should we write down first?
{K}. Who has been meaning to for even longer than you have?
{K}. What's the longest you've ever put this off?
Do you plan ahead, or do you wake up and decide? {K}.
{K}. What has been ahead of it on your list, and was it worth it?
scene:
You: “I'll call them later.” Also you, again: “I'll call them later.” {K}.
The pencil is sharp, the book is open: {k}.
“Any time is fine.” A dangerous thing to say to us. {K}.
“We should really sort that out.” Now you can: {k}.
You, crossing something off with a flourish: {k}.
Procrastination, the final act: {k}.
A tap on the shoulder, friendly but firm: {k}.
The sound of a task leaving your head: a small, clean pop. {K}.
Sticky note, second sticky note, this post: {k}.
plain:
{K}. We're ready when you are.
{K}. Decide once, then look forward to it.
{K}. We'll take good care of you.
{K}. We'd love to see you, whether it's the first time or not.
{K}. Easy to arrange, nice to look forward to.
{K}. New faces and old regulars are equally welcome.
{K}. If you aren't sure, ask us first. We like questions.
{K}. Easy to say yes to, nice to have done.
It's on our calendar, and it could be on yours: {k}.
{K}. We look forward to putting a face to the name.
{K}. Thank you for planning ahead, or for trying to.
invite:
{K}. Send us a message and we'll find a time that works.
{K}. Pick your spot, we'll do the rest.
{K}. Bring a friend and make it an outing.
{K}. Ask us before you ask the internet.
{K}. Say yes to the calendar for once.
{K}. Do it before the kettle boils and feel smug for the rest of the day.
{K}. Nudge whoever shares your good intentions.
{K}. Pick a day when your excuses are busy.
{K}. Be the organized one for once, and mention it often.
Get in before you talk yourself out of it: {k}.
{K}. Take yourself up on your own promise.
{K}. Send it to the person who keeps saying “remind me”.
Cross it off your list in pen: {k}.

== service 🛠️
turn:
{K}. For the things you keep saying you'll do yourself.
{K}. You could watch another tutorial, or you could call it a day.
{K}. One person's nuisance is another person's favorite subject. Hello.
{K}. Your to-do list would like to introduce you to us.
{K}. Somebody has to be the person you know for this. Let it be us.
{K}. Some chores are only chores for people who don't love them.
{K}. Your weekend has better plans than this.
{K}. You could learn to do it yourself, but you've got a life to get to.
{K}. Somebody has to enjoy this kind of thing, and it's us.
{K}. The internet gave you opinions. We come with answers.
{K}. You have other talents. Go use them.
Calling somebody isn't giving up. It's delegating. {K}.
{K}. Because “a friend of a friend” didn't work out last time.
{K}. It's what we think about in the shower.
We've seen a lot, and we're still curious: {k}.
Your “I'll get to it” pile knows our name. {K}.
reader:
{K}. What's the one thing at your place that has been “temporary” forever?
{K}. Do you fix it yourself or do you know when to stop?
{K}. Do it yourself, ask a friend or ask somebody who knows?
{K}. Which job do you keep saving for the rainy day that never comes?
{K}. What's on your list that you hope will fix itself?
Do you ask for help early, or only when it can't be ignored? {K}.
{K}. Who in your house says “I can do that” and can't?
{K}. Which chore would you hand over first if nobody judged you?
{K}. What would you do with the time you get back?
scene:
“How long have you been putting it off?” A long look out of the window. {K}.
You: a deep sigh. Us: sleeves already up. {K}.
“I'll get around to it.” It has heard that before. {K}.
“It'll be fine for now.” Famous last words. {K}.
You, putting your feet up. Us, getting on with it. {K}.
Search history: “how hard can it be”. Next search: {k}.
The sigh of relief when it's somebody else's problem: {k}.
Before: a headache. After: a story. In between: {k}.
On speed dial, right after the people you love: {k}.
plain:
{K}. Done properly, explained in plain words.
{K}. We show up, we listen, we sort it out.
{K}. One call, and it's off your mind.
{K}. Honest work and a clear answer.
{K}. Save the number now, thank yourself later.
{K}. Ask us the question you think is silly. It isn't.
When you need somebody who knows how: {k}.
{K}. Tell us, and then let go of it.
{K}. It's good to know somebody before you need them.
Help, and the kind that knows what it's doing: {k}.
{K}. We like people, and we like getting things done.
invite:
{K}. Tell us what you need, in any order.
{K}. Write us before it gets creative.
{K}. Send us a message, we've heard stranger.
{K}. Keep us in your contacts under “finally”.
{K}. Keep this post for the day you need it.
{K}. Describe it badly, we'll understand.
{K}. Pass us on to the friend who keeps improvising.
{K}. Say the word and cross it off in your head.
{K}. Hand it over and go have a nice day.
{K}. Tell the neighbor who has been muttering.

== hours 🕘
turn:
{K}. Our alarm clock has been informed and isn't happy.
{K}. Same faces, different clock.
{K}. No more pressing your nose against the glass.
{K}. Plan your excuses accordingly.
{K}. The sign on the door finally tells the truth.
{K}. Early birds and night owls, please form an orderly queue.
We argued with the clock and reached a settlement: {k}.
{K}. Now you know when we can't hide.
{K}. Your spontaneous side may make plans.
{K}. The door handle has been asking for company.
There's a time for everything, and here's ours: {k}.
{K}. Punctual people, rejoice. The rest of you, do your best.
{K}. It's all in there, even for people who skim.
Our key has its routine, and now you know it: {k}.
{K}. One less thing to guess.
reader:
{K}. Are you first through the door or last one out?
{K}. Who needs to know this before they drive over for nothing?
{K}. Does this save your week or just your lunch break?
Are you a quiet-hour visitor, or do you like it busy? {K}.
{K}. When would you come if nobody else needed you?
{K}. What suits you better: on the way there or on the way home?
Who do you know that trusts their memory over the sign? {K}.
scene:
You, jiggling the handle. The sign, patiently: {k}.
On the door, in our best handwriting: {k}.
“Are you still open?” Now you know. {K}.
“Are they open?” asks somebody in the back seat. {K}.
You, in the car, wondering. This post, at your service: {k}.
Written large, so that nobody has to ask: {k}.
The first thing anyone asks us, answered: {k}.
Our door, with its arms open: {k}.
The sign turns, somebody smiles: {k}.
plain:
{K}. Take a quick look before you head over.
{K}. We hope it makes your day a little easier.
{K}. Screenshot it, you know you'll need it.
{K}. We'll keep the light on for you.
{K}. Good to know for everybody who likes to drop by.
{K}. If it's in there, so are we.
So that you don't rattle at a locked door: {k}.
{K}. Come whenever it suits you, within reason and within those hours.
{K}. Thank you for checking before you come.
{K}. We're looking forward to your face in the doorway.
For your calendar, your fridge or your memory: {k}.
invite:
{K}. Come when it suits you, within those lines.
{K}. Pass it on to the friend who always arrives at closing.
{K}. Early birds, late birds and lunch-break birds: see you.
{K}. Tell the one who always turns up a minute too late.
{K}. Pick your favorite hour and make it a habit.
{K}. Drop in on your way to somewhere less fun.
{K}. Let the person who runs your errands know.
{K}. Surprise us at the quietest moment.

== closed
turn:
{K}. We'd leave the light on, but somebody would knock.
{K}. Even doors need a day to think.
{K}. Please don't cry on the handle, it's just been polished.
{K}. The coffee machine has asked for some privacy.
{K}. Plan your cravings around it.
{K}. Absence makes the heart grow fonder and the to-do list shorter.
{K}. The lock takes this very seriously.
{K}. Pulling the handle harder won't help. We've tried.
{K}. The sign does all the talking for us.
{K}. The door gets some time to itself.
{K}. Knocking is allowed, answering isn't planned.
Even the doormat gets a break: {k}.
{K}. Please don't read anything into the dark window.
Lights off, door shut, no hard feelings. {K}.
{K}. If you see somebody inside, it's one of us looking for the keys.
{K}. It's going to be unusually quiet in here.
reader:
{K}. Who's going to walk over anyway? We know you're out there.
{K}. What will you do with all that extra time?
{K}. Can you make it without us? Be brave.
Who always finds out in front of the door? {K}.
{K}. Do you check before you leave the house, or do you like surprises?
{K}. Who should hear about it before they put their shoes on?
scene:
You, at the door. The door, silent. {K}.
A handwritten sign, a little crooked: {k}.
“But I only need one thing!” We know. {K}.
Before you set off: {k}.
A short message from a locked door: {k}.
Key turned, lights off, message posted: {k}.
What the note on the door says: {k}. What it means: go easy on the handle.
The handle goes down, the door stays put: {k}.
For everybody who was already looking for their keys: {k}.
plain:
{K}. Thank you for planning around it.
{K}. A quick note so nobody makes the trip for nothing.
{K}. See you soon, and thanks for understanding.
{K}. Please tell the friend who never reads signs.
We'd rather tell you here than on the doorstep: {k}.
{K}. Thank you for checking first.
{K}. We hope it doesn't upset your plans too much.
{K}. Sorry for the inconvenience, and thanks for being so nice about it.
{K}. Thank you for your patience with us.
The inbox has no door, so you can still write: {k}.
invite:
{K}. Come see us before or after, we're good at both.
{K}. Leave us a message and we'll answer as soon as we're back.
{K}. Save yourself the walk, or come and admire the door.
{K}. Tell the regulars, they don't read signs.
{K}. Pass it on to the one who never checks.
{K}. Use the detour for something nice.

== restock 📦
turn:
{K}. You can stop refreshing the page now.
{K}. To everybody who wrote “when?”: this is when.
{K}. The empty shelf was starting to echo.
{K}. Absence made our hearts fonder and your messages longer.
{K}. We heard you. All of you. At once.
{K}. The comeback nobody had to be talked into.
{K}. Reunions are emotional. Bring a bag.
The gap on the shelf had started to look like a missing tooth. {K}.
{K}. You may put away the puppy eyes.
If you love something, let it go. It came back: {k}.
{K}. You asked politely, then less politely, and we understood.
{K}. The shelf is standing up straight again.
Second chances do exist: {k}.
{K}. Please act normal. We couldn't.
{K}. No more settling for your second choice.
{K}. We counted again, just because it felt so good.
reader:
{K}. Who was waiting for this, hand on heart?
{K}. One for now and one for later, or are you that disciplined?
{K}. Who do you have to tell before they hear it elsewhere?
Did you get the last one, or were you right behind them? {K}.
{K}. Did you wait patiently, or did you pretend to have forgotten?
{K}. Do you stock up, or do you trust fate again?
{K}. Who would never forgive you for not telling them?
{K}. What did you make do with in the meantime?
scene:
“Sorry, we're out” is retired until further notice. {K}.
Boxes open, shelves breathing again: {k}.
Cue the slow-motion run across the shop. {K}.
“Do you have any more?” At last, a good answer: {k}.
Previously empty, now smug: {k}.
The opposite of a breakup: {k}.
A drawn-out “finally” from several directions: {k}.
The shelf, clearing its throat: {k}.
You, walking past again, just to look. Look: {k}.
plain:
{K}. Thank you for waiting so patiently.
{K}. We kept our promise, and the shelf looks better for it.
{K}. Good things come back.
{K}. Back where they belong.
{K}. We missed saying this.
{K}. We were waiting, too.
{K}. Right where you'd look.
{K}. Thank you for wanting more. It's why there is more.
{K}. It's nice to have good news for the people who asked.
You can stop asking, though we liked hearing from you: {k}.
{K}. It's good to be able to say yes again.
invite:
{K}. Come and get reacquainted.
{K}. Tell the friend who missed out before.
{K}. The shelf is ready when you are.
{K}. Stop by, or just send us your wish.
{K}. This time, take the one you put back.
{K}. Tell whoever sighed the loudest.
{K}. Get yours and look innocent.
{K}. Be kind and leave some for the person behind you.
{K}. You know the way.

== launch-product ✨
turn:
{K}. Keeping this quiet nearly ruined us.
{K}. We've been smiling suspiciously, and this is why.
{K}. There was squealing in the back room, and it wasn't a machine.
{K}. We wanted to act cool about it. That lasted a minute.
{K}. We'd draw you a picture, but our hands are shaking with joy.
{K}. The team has already picked favorites and stopped speaking.
{K}. Somebody here has been humming all week, and this is the tune.
{K}. New around here, already acting like it owns the place.
{K}. Your old favorites asked us to say they're fine with it. They're not.
The best-kept secret in the building has left the building: {k}.
{K}. We can finally stop changing the subject.
Every favorite was new once. {K}.
{K}. Somewhere in there is something you didn't know you wanted until just now.
{K}. We had run out of people to show it to in private.
The worst-kept secret in the building has a caption now: {k}.
{K}. Yes, we're a bit proud. No, we can't hide it.
{K}. Habits are lovely, and still, look at that.
Some news walks in shyly. This kicked the door open: {k}.
{K}. We've admired it from every side, so now it's your turn.
reader:
{K}. What are you trying first?
{K}. Love at first sight, or do you need a second look?
{K}. Which one of your friends is going to say “I need this” out loud?
{K}. What should come next? We're listening, dangerously.
{K}. Who saw this coming?
{K}. Do you try the new thing first, or do you send a friend in ahead?
Are you loyal to your old favorite or easily tempted? {K}.
{K}. First impressions, please. We can take it. Probably.
What was the last new thing you fell for at first sight? {K}.
Curious, tempted or already on your way? {K}.
{K}. Who do you know that has to be first with everything?
scene:
Drumroll on the edge of the table: {k}.
“So what have you been working on?” Well: {k}.
Curtain up, fingers crossed, {k}.
Please hold your applause. Or don't. {K}.
“What's new?” We were hoping you'd ask: {k}.
Imagine a drumroll, but played on a cardboard box: {k}.
Please welcome, with as much noise as you like: {k}.
You, before this post: perfectly content. Then: {k}.
A voice from the back room: “Can we show them yet?” We can. {K}.
Overheard behind the scenes: “If we don't post it now, I will.” {K}.
plain:
{K}. Opinions are welcome, the first gasp even more.
{K}. We hope you like it as much as we do.
{K}. We hope it becomes a small favorite of yours.
{K}. Thank you for cheering us on while we kept our mouths shut.
{K}. Proud, tired, and very happy to share it.
{K}. From people who couldn't talk about anything else.
We'd been looking forward to showing you this: {k}.
{K}. New things are the best part of this job.
{K}. It's the kind of news we like writing best.
{K}. If you try it, tell us the truth.
{K}. Telling you is half the fun.
{K}. There's nothing left to add except a small, happy sigh.
Thank you for asking, guessing and waiting: {k}.
{K}. To everybody who keeps asking what's next: this is next.
invite:
{K}. Come and see for yourself, we'd love your honest opinion.
{K}. Take a look and tell us your favorite.
{K}. Be the friend who knew about it first.
{K}. Drop by, look around, ask us everything.
{K}. Save yourself a good look before everybody else does.
{K}. Show it to the one who's impossible to shop for.
{K}. Try it first, recommend it smugly.
Bring your curiosity, we've pulled out a chair for it: {k}.
{K}. Somebody you know would hate to find out last.
{K}. Just have a look. That's how it always starts.
{K}. Come with questions, leave with an opinion.
Go on, be nosy: {k}.
{K}. Put us to the test, and don't be polite about it.
{K}. Send it to the friend who thinks they have everything.

== launch-content 🎬
turn:
{K}. Somewhere a progress bar reached the end and so did our patience.
{K}. We've checked it for typos so often that the words stopped looking real.
{K}. The publish button was smaller than expected.
{K}. Please be gentle, it's brand new and a bit nervous.
{K}. We hit “save” so many times. Then we hit “go”.
{K}. It's out of our hands, which is both the point and the scary part.
{K}. I keep opening it just to see that it's there.
{K}. The deleted parts send their regards.
{K}. The file called “final” was only the beginning.
{K}. Please clap, or click. Both make a nice sound.
{K}. It can now be found by strangers, which was the plan, apparently.
{K}. It looks so calm, considering.
All the tabs may finally be closed: {k}.
{K}. Please pretend that it took no effort at all.
{K}. Any mistakes in it are now features.
{K}. There's no “undo” for this one, and that's fine.
reader:
{K}. Start at the beginning or skip to the middle: which are you?
{K}. What should come next? Your ideas are usually better than ours.
{K}. Who are you sending this to first?
{K}. Tell us your favorite part, even if it's the ending.
Do you leave reviews, or do you love in silence? {K}.
{K}. Will you go straight in, or save it for a quiet moment?
{K}. What's the first thing you notice? Be a friend, be honest.
{K}. Who should get the link without asking?
scene:
Deep breath, cursor hovering, click: {k}.
“Is it done?” It's done. {K}.
Somewhere a laptop closes with great satisfaction. {K}.
Roll the credits on the late evenings: {k}.
“Soon,” for a very long time. And then: {k}.
Press release, condensed: {k}. Please be nice.
Out of the notebook, into the wild: {k}.
From the bottom of the drafts folder to the top of the world: {k}.
A quiet room, a loud click, a very long breath out. {K}.
The moment an idea becomes a thing that other people can judge. {K}.
plain:
{K}. Thank you for being patient with us.
{K}. We put a lot of heart into it.
{K}. It's yours now, and we hope you enjoy it.
{K}. A small thing to click, a big thing for us.
{K}. We can't wait to hear what you think.
{K}. A lot of evenings are in there.
{K}. If it makes somebody smile, it has done its job.
{K}. Thank you for every nudge along the way.
It's finally yours, too: {k}.
{K}. Be honest, be gentle, in whichever order.
{K}. It feels strange and wonderful to let it go.
invite:
{K}. Have a look, then tell us everything.
{K}. Settle in, get comfortable, enjoy.
{K}. Share it with the person who kept asking when.
{K}. Go explore, and let us know what you find.
{K}. Reward yourself for scrolling this far.
{K}. Make its day, it's new here.
{K}. Pass it to the person it reminds you of.
{K}. Put it on your list, then move it to the top.
{K}. Start wherever you like, but start.
{K}. Your opinion counts, especially the kind one.

== opening ✨
tags: SmallBusiness
turn:
{K}. From “what if” to an actual key.
{K}. The nerves moved in before the furniture did.
{K}. We've cleaned so much that walking in feels rude.
{K}. The sign is straight. We measured it with our eyes, repeatedly.
{K}. It smells of fresh paint and mild panic.
{K}. We used to point at this place and dream. Now we have to mop it.
{K}. The welcome mat has been waiting its whole life for this.
It was a daydream until it had paperwork. {K}.
{K}. We've practiced saying “welcome” in every tone of voice.
{K}. There's no way back, and nobody's looking for it.
It lived in our heads for so long that we keep bumping into the real thing. {K}.
{K}. We had a plan, then we had a list, then we had a lot of lists.
{K}. We've told so many people about it that it had to come true.
Our sleep schedule knew before you did: {k}.
The butterflies are ours, the welcome is yours. {K}.
From a distance, we look calm. {K}.
{K}. Somebody asked “but when?” often enough.
reader:
{K}. Who's going to be the first to leave fingerprints on the glass?
{K}. What should be on our wall? We have a wall now.
{K}. Who believed in this from day one? You get bragging rights.
{K}. Will you come to look, to chat or to stay?
{K}. Who would you bring along for a first look around?
Are you the type who peeks first, or the type who walks straight in? {K}.
{K}. What should the very first customer say? Something historic, please.
{K}. What makes you come back to a new place? We're taking notes.
{K}. Who's curious? Be honest, it's why you stopped.
scene:
Key in the lock, deep breath, lights on: {k}.
“Are we ready?” “No.” “Open anyway?” {K}.
Balloons up, hearts racing, door unlocked: {k}.
The moment the lights go on and it's suddenly real. {K}.
Deep breath, best smile, other best smile: {k}.
“Are you nervous?” “No.” (Drops everything.) {K}.
Picture us waving with both arms: {k}.
Somewhere between “almost” and “hello”: {k}.
Ladies, gentlemen and people who only came for a peek: {k}.
Local news, very excited about itself: {k}.
plain:
{K}. We've wanted to write this sentence for so long.
{K}. Thank you to everybody who pushed, painted and believed.
{K}. A dream with an address.
{K}. We're so happy to have you as neighbors.
{K}. Nervous, proud, and ready to meet you.
{K}. It's the nicest sentence we've ever posted.
{K}. We'd love it if you felt at home.
{K}. Thank you for the advice, the patience and the encouragement.
It's real, and we're still getting used to it: {k}.
{K}. We hope to become a habit of yours.
A new beginning, with the same old nerves: {k}.
invite:
{K}. Come in, look around, tell us your name. We'll remember it.
{K}. Bring your friends, we'll make room.
{K}. Stop by just to say hi, that counts.
{K}. The door is open and we're grinning behind it.
{K}. Come christen the welcome mat.
{K}. First visitors get our undivided, slightly shaky attention.
{K}. Wish us luck, then come and be the luck.
{K}. Come and tell us what we forgot.
{K}. Be early, so you can say that you were there from the start.
{K}. Take a look around, and take a friend along.
{K}. Send somebody ahead if you're shy.
{K}. Curious neighbors are the best kind.

== hiring 👋
tags: NowHiring, JoinOurTeam
turn:
{K}. There's a chair here with nobody in it, and it's getting lonely.
{K}. Nice people wanted. Skills can be taught, kindness comes with you.
{K}. Half of us will fight over who gets to show you around.
{K}. You bring the talent, we'll explain the coffee machine.
{K}. We'll learn your name right away and spell it right by the second day.
{K}. If you've ever muttered “I could do that”, please do.
{K}. Perfect is optional. Pleasant is not.
{K}. Your old boss will understand. Eventually.
{K}. We read past the first line of every application, promise.
{K}. We can teach you almost everything except being nice.
Experience helps. Curiosity helps more. {K}.
{K}. There's a you-shaped hole in the schedule.
{K}. We've reached the stage where we look hopefully at strangers.
{K}. You don't need to have dreamed of it since childhood.
{K}. Somebody has to laugh at the jokes in here, and it can't always be us.
{K}. We promise not to say “we're like a family”.
{K}. No rock stars, no ninjas, just a good human.
{K}. We've already decided to like you.
reader:
{K}. Is it you, or do you know the one?
{K}. Who did you just think of? Send it to them.
{K}. What would make you say yes? Tell us, we're listening.
{K}. Who in your life is ready for a change and needs a nudge?
{K}. Who in your group chat complains about their job the most?
Who do you know that makes work look easy? {K}.
{K}. What would a job need to make you set the alarm gladly?
Do you know somebody who is too good for where they are now? {K}.
{K}. Are you tempted, or are you already typing?
{K}. What was the best first day you ever had at a job?
scene:
“So, what do you do?” This could be your new answer: {k}.
Interview question: do you laugh at bad jokes? {K}.
A key, a welcome, and somebody who has been waiting to hand over half the work. {K}.
Empty hook by the door, name tag still blank: {k}.
“Where do you see yourself?” Hopefully here: {k}.
A wanted poster, but friendly: {k}.
Picture it: your mug next to ours. {K}.
Your first day, as we imagine it: everybody introduces themselves at once. {K}.
Dear person we haven't met yet: {k}.
The interview, roughly: you're nervous, we're nervous, it's fine. {K}.
Dating profile of a workplace: busy, funny, looking for something serious. {K}.
plain:
{K}. We're a small bunch with a good heart, and we'd love to meet you.
{K}. If that sounds like you, say hello.
{K}. Good work, good people, good stories.
{K}. We can't wait to meet whoever you are.
{K}. Come and make the team louder.
{K}. Somebody out there is exactly who we're looking for.
{K}. We'd rather have the right person than a perfect résumé.
We have more work than hands, which is a good problem: {k}.
{K}. If you're not sure that you qualify, ask us anyway.
{K}. Tell us who you are, not just what you've done.
Good people know good people, so we're asking you first: {k}.
{K}. We're looking forward to learning your name.
{K}. If this sounds like you, it probably is you.
We're making room for somebody good: {k}.
invite:
{K}. Write us a few lines, we don't need a novel.
{K}. Send it to the friend who keeps refreshing job sites.
{K}. Come by and see if you like us.
{K}. Tag the person you'd love to have lunch with every day.
{K}. Apply as you are, that's who we'd be working with.
{K}. Show it to the friend whose sighs you know by heart.
{K}. Leave the buzzwords at home and tell us about yourself.
{K}. Put in a good word for somebody, even if it's yourself.
{K}. Apply quietly if you must. We won't tell your boss.
{K}. Send us somebody we'll thank you for.
{K}. Be brave, write the message, press send.
{K}. Recommend your favorite coworker, and forgive us for taking them.
{K}. Raise your hand, even from the back row.

== team-news 🤝
turn:
{K}. The average mood just went up.
{K}. We'd say “no pressure”, but we've been talking about it for days.
{K}. More brains, more opinions, the same amount of cookies.
{K}. The inside jokes may take a while to explain.
{K}. Meetings will be longer and more fun.
{K}. We're better together, and slightly louder.
{K}. Every team has a heart, a head and somebody who finishes the snacks.
There's an org chart, and then there's who knows where the scissors are. {K}.
{K}. This is what the logo looks like from the inside.
{K}. Some of our best decisions have a first name.
{K}. We'd introduce everybody properly, but nobody stops talking.
{K}. It's hard to be serious about work with people this likable.
The calendar says colleagues, the laughter says otherwise. {K}.
{K}. Work is work. The people are the perk.
{K}. We could do it all alone, but who would laugh?
reader:
{K}. What's the best team tradition you've ever had?
{K}. What should every newcomer know on the first day?
{K}. Who would you want on your team for a zombie movie?
{K}. Say hello below, don't be shy.
{K}. Does your team hug, nod or send a thumbs-up?
{K}. What makes a good coworker: the jokes, the calm or the snacks?
{K}. Who was the first person to make you feel welcome at a job?
{K}. Talkers or thinkers: which does your team have too many of?
{K}. What did the nicest team you ever worked with do right?
scene:
Group photo, somebody blinked, we kept it. {K}.
“Where do I sit?” Anywhere, we'll move. {K}.
Name tags on, snacks out, stories starting: {k}.
A round of applause, please, the kind with whistling: {k}.
Behind every post, a small crowd arguing about commas: {k}.
If you hear laughing in the background, you've got the right place: {k}.
“And what do you do here?” A bit of everything, like everybody. {K}.
Please imagine a theme song: {k}.
plain:
{K}. We're lucky to work with people like this.
{K}. Good people make good days.
{K}. We're so glad about this one.
{K}. It's the people, it's always the people.
{K}. Here's to everyone who makes this place what it is.
{K}. It's a joy to work next to good people.
{K}. We like coming to work, and this is a big part of it.
{K}. A good team makes even the dull days short.
Behind everything we do, there are people, and we like them: {k}.
{K}. We got lucky, and we know it.
{K}. Nice people, at work and otherwise.
invite:
{K}. Come by and say hello in person.
{K}. Give a warm welcome, we'll pass it on.
{K}. Ask any of us anything. Some of us even know.
{K}. Send a kind word, it will be read aloud over coffee.
{K}. Say hello when you meet us, we wave back.
{K}. Leave a “hi”, it makes somebody's day here.

== now-offering 🙌
tags: GoodNews, SmallBusiness, ShopSmall
turn:
{K}. Turns out the answer was “why not”.
{K}. We kept saying no, and then we ran out of reasons.
{K}. It was on our list for so long that it had its own chair.
{K}. You asked, and this time somebody wrote it down.
{K}. That answers the question we hear most.
{K}. One less excuse on your side, one more smile on ours.
{K}. It took some tinkering, several lists and one loud cheer.
{K}. We could have done it earlier, but then you wouldn't be this impressed.
reader:
{K}. Did you see it coming, or shall we act surprised together?
{K}. Where has this been all your life, you ask? In our drafts.
{K}. Who do you know that has been waiting for this?
{K}. Who asked first? You were right.
{K}. Is it for you, or for somebody far too polite to ask?
scene:
A deep breath, a flipped sign, a small round of applause: {k}.
“Can you also…” “Yes.” “You didn't let me finish.” “Still yes.” {K}.
Crossed off the list, with a thick pen: {k}.
“Do you also…?” “We do now.” {K}.
A sign in the window, a cheer behind the counter: {k}.
The ink is dry, the sign is up, the answer is yes: {k}.
“Since when?” “Since now.” {K}.
plain:
{K}. It makes some things easier, and we like easy.
{K}. You told us it would help, and here we are.
{K}. One step forward, with everybody on board.
{K}. We've wanted to say that for a while.
{K}. Small sentence, big team effort.
{K}. Good news should travel, so here it is.
invite:
{K}. Tell the friend who always asks.
{K}. Go on, try us.

== change 🔄
turn:
{K}. Change is scary. We did it anyway, with snacks.
{K}. Don't worry, the jokes are still the same.
{K}. The people are the same. You'll know them by the laugh.
{K}. The essentials stay, including the terrible puns.
{K}. It felt strange for a day and right ever since.
{K}. If you blinked, we understand the confusion.
{K}. Old habits were thanked for their service.
{K}. The muscle memory will need a moment.
{K}. It was this or another list of pros and cons.
Overthinking it took longer than doing it. {K}.
{K}. Everything else is still as weird as you remember.
{K}. Comfort zones look nice from the outside, too.
{K}. Some of us are thrilled, some of us are still looking for everything.
{K}. There's no going back, mostly because nobody kept the instructions.
It's only new until you've seen it twice. {K}.
The old way sends its regards. {K}.
reader:
{K}. What do you think, honestly?
{K}. Are you team “I love change” or team “who moved my chair”?
{K}. Did you notice before we told you?
{K}. What was the last change you were afraid of and ended up loving?
{K}. Brave, overdue or both?
{K}. What would you change if nobody asked you why?
Do you ease into something new, or jump and adjust on the way down? {K}.
{K}. What did you change and never look back from?
{K}. Any advice from those who went first?
scene:
Before and after, minus the dramatic music: {k}.
“Something's different.” “Well spotted.” {K}.
Deep breath, new page, same pen: {k}.
Picture a caterpillar with a to-do list: {k}.
The part of the movie where the music changes: {k}.
“Why now?” Good question. Why not sooner? {K}.
Update installed, restart complete: {k}.
Goodbye, “we've always done it like this”: {k}.
Dear autopilot, please note: {k}.
plain:
{K}. It was time, and it feels right.
{K}. Thank you for coming along with us.
{K}. Same heart, new chapter heading.
{K}. We're excited, a bit nervous, and very ready.
{K}. Everything you liked about us is still here.
{K}. It was a good decision to make, and a better one to have made.
{K}. New isn't always better, but this feels right.
{K}. It takes some getting used to, in a good way.
{K}. The first day feels strange, the next one feels obvious.
{K}. Change looks smaller from this side.
{K}. Thank you for bearing with the in-between.
invite:
{K}. Come and see what's new.
{K}. Find us, follow along, say hello.
{K}. Tell the friend who'd otherwise get lost.
{K}. Be honest with us, but not right away.
{K}. Give it a day before you judge. We did.
{K}. Come over and see how it suits us.
{K}. Bring your old self, we kept your spot.

== thanks 🤍
turn:
{K}. We practiced saying it in the mirror and still choked up.
{K}. If gratitude made noise, you'd hear us from where you are.
{K}. We'd hug every one of you, but the line would be long.
{K}. We're rarely short of words. Look at us now.
{K}. You have no idea what a difference you make. That's why we're saying it.
{K}. We owe you a coffee. Realistically, a coffee plantation.
{K}. We looked for a bigger word and came back with this one.
{K}. It's a short sentence with a lot of people in it.
{K}. Some thank-yous take a while to find the right size.
{K}. We say it quietly, but imagine a brass band.
{K}. The smile that goes with it can't be typed.
{K}. I owe more hugs than I have arms.
{K}. We're not good at speeches, as you can tell.
{K}. If you've ever wondered whether it matters: it does.
reader:
{K}. Who would you like to thank and haven't yet?
{K}. What's the nicest thing somebody did for you lately?
{K}. Who made your week? Tag them, they'll blush.
Do you say thank you out loud, or with food? {K}.
{K}. Who has made your life easier lately without making a fuss?
{K}. What did a complete stranger once do for you?
{K}. When did somebody last thank you properly? Consider it done.
scene:
Please imagine us standing up and clapping: {k}.
Somewhere behind this post, a few people are smiling at a screen. {K}.
Hand on heart, slightly out of words: {k}.
“Don't mention it.” We're mentioning it. {K}.
A deep bow, slightly wobbly: {k}.
Please read slowly, it was written slowly: {k}.
Filed under reasons to keep going: {k}.
A lump in the throat, spelled out: {k}.
Picture a wall of handwritten cards, all of them for you: {k}.
plain:
{K}. Truly, from all of our hearts.
{K}. None of this works without you.
{K}. It means more than you know.
{K}. You make it worth it.
{K}. We don't take it for granted, not for a day.
{K}. We remember more of you than you think.
{K}. Kindness like that stays with people.
{K}. You made a difference, and we wanted you to hear it.
{K}. Please know that it's meant.
We notice, even when we don't say it: {k}.
{K}. It was needed, and it was noticed.
invite:
{K}. Come by so we can say it in person.
{K}. Take this personally, it's meant that way.
{K}. Pat the person next to you on the back, they may have helped.
{K}. Come collect your hug anytime.

== giveaway 🎁
turn:
{K}. Fortune favors the bold, and also people with quick thumbs.
{K}. Somebody is going to win, and statistically it could be you.
{K}. Fingers crossed, rabbits undisturbed.
{K}. The easiest way to have a very good day.
{K}. May the luckiest thumb win.
{K}. Your competitive friend is already in.
{K}. Somebody is going to be insufferable about this, and we hope it's you.
{K}. We'd take part ourselves, but it would look bad.
{K}. Stranger things have happened to people with less charm.
{K}. We like you, and this is us being obvious about it.
Giving things away is our favorite kind of bookkeeping. {K}.
{K}. No talent required, which should suit most of us.
{K}. Good karma with a bow on top.
No need to dress up for it: {k}.
reader:
{K}. Who would you share it with?
{K}. Ever won anything? Now's the time to start.
{K}. Who's the luckiest person you know? Hide this from them.
{K}. What's your lucky ritual? Don't be shy.
Would you tell everyone, or just smile mysteriously? {K}.
{K}. Who deserves it more than you? Careful, they may be reading.
{K}. What would you do first: cheer or call somebody?
{K}. What's the nicest thing you ever got for nothing?
{K}. Are you a “why me?” person or a “why not me?” person?
scene:
A drum, a roll, a name. Could be yours. {K}.
You, later, pretending you always win things: {k}.
“I never win anything.” Famous last words. {K}.
“Why are you smiling at your phone?” {K}.
You, practicing a gracious “Oh, me?”: {k}.
In our best game-show voice: {k}.
Picture us hiding a present behind our backs, badly: {k}.
Read this with sparkly curtains behind it: {k}.
plain:
{K}. Our way of saying thank you.
{K}. Good luck to every one of you.
{K}. We love giving good things away.
{K}. Easy to join, fun to hope.
{K}. Somebody's day is about to get better.
{K}. It's fun to give something back.
{K}. We hope it goes to somebody who'll enjoy it.
A little thank-you for being around: {k}.
{K}. You've nothing to lose but a moment.
{K}. We'd be so pleased for you.
invite:
{K}. Join in and bring a friend along.
{K}. Throw your name in the hat.
{K}. Tell the friend who could use a little luck.
{K}. Go on, somebody has to.
{K}. Good things come to those who join in.
{K}. Bring your friends into it, that's what they're for.
{K}. Whisper it to your favorite person.
{K}. Take part, then act surprised.
`;
