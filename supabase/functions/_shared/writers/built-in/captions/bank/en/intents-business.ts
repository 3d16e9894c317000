export const intentsBusiness = `
== offer 🏷️
turn:
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
Spend what you save, or save what you save? {K}.
Who in your circle can smell a deal before it's posted? {K}.
Are you a “straight away” person or a “let me think about it until it's over” person? {K}.
{K}. Do you tell people what you saved, or do you let them wonder?
Who taught you never to pay full price, and do they know about this? {K}.
{K}. What were you going to talk yourself out of this time?
scene:
“Do you need it?” “That was never the question.” {K}.
You: “I'm just looking.” Us: “Of course you are.” {K}.
Minutes of the pricing meeting: one bold idea, no objections. {K}.
For once, the angel and the devil on your shoulder say the same thing: {k}.
The forecast for your wallet: sunny spells. {K}.
You, to the person next to you, in a suspiciously casual voice: {k}.
Some receipts deserve a frame. {K}.
plain:
{K}. You know where to find us, and we'd like to be found.
Nice things just got a little easier to say yes to: {k}.
We wanted to make somebody's day, and you were the first to come to mind: {k}.
{K}. If you've been on the fence, come down on our side.
We like you at full price too, but this is more fun: {k}.
Regulars, newcomers, people who walk past and wave: {k}.
invite:
{K}. Bring along whoever always says “if only it were cheaper”.
{K}. Show this to the person whose streaming password you use. You owe them.
{K}. Come and find out how good it feels to be this sensible.
{K}. Forward it to the one who'd hate to hear it from somebody else.
Set an alarm, tie a string around your finger, tell a parrot: {k}.
{K}. Tell whoever holds the purse strings, and stand well back.
{K}. Say yes, then tell everybody it was your idea.
{K}. Walk in as if you'd planned it.

== launch-product ✨
turn:
The best-kept secret in the building has left the building: {k}.
{K}. We can finally stop changing the subject.
Every favorite was new once. {K}.
{K}. Somewhere in there is something you didn't know you wanted until just now.
{K}. We had run out of people to show it to in private.
We kept saying “almost ready” until it was true. {K}.
{K}. Yes, we're a bit proud. No, we can't hide it.
{K}. Having the idea was quick. Agreeing on it was an opera.
Some news walks in shyly. This kicked the door open: {k}.
{K}. It has been admired from every side in here, so now it's your turn.
reader:
{K}. Do you try the new thing first, or do you send a friend in ahead?
Are you loyal to your old favorite or easily tempted? {K}.
{K}. First impressions, please. We can take it. Probably.
What was the last new thing you fell for at first sight? {K}.
Curious, tempted or already on your way? {K}.
{K}. Who do you know that has to be first with everything?
scene:
“What's new?” We were hoping you'd ask: {k}.
Imagine a drumroll, but played on a cardboard box: {k}.
Birth announcement: {k}. Parents tired, happy and showing everybody pictures.
You, before this post: perfectly content. Then: {k}.
A voice from the back room: “Can we show them yet?” We can. {K}.
Overheard behind the scenes: “If we don't post it now, I will.” {K}.
plain:
We'd been looking forward to showing you this: {k}.
{K}. Take your time with it. We certainly did.
{K}. It's the kind of news we like writing best.
{K}. If you try it, tell us the truth.
{K}. From the first idea to this sentence, it's been a joy.
{K}. There's nothing left to add except a small, happy sigh.
Thank you for asking, guessing and waiting: {k}.
{K}. We made it for the people who keep asking what's next.
invite:
{K}. Try it first, recommend it smugly.
Bring your curiosity, we've pulled out a chair for it: {k}.
{K}. Somebody you know would hate to find out last.
{K}. Just have a look. That's how it always starts.
{K}. Come with questions, leave with an opinion.
Go on, be nosy: {k}.
{K}. Put us to the test, and don't be polite about it.
{K}. Send it to the friend who thinks they have everything.

== event-public
turn:
Your sofa has seen enough of you. {K}.
The best plans are the ones that somebody else has already made: {k}.
{K}. Canceling plans is fun, but have you tried keeping them?
{K}. It beats hearing about it from somebody who went.
Nobody tells stories about the laundry they did instead. {K}.
{K}. Your calendar was looking a bit too sensible.
There is a cure for the fear of missing out: {k}.
{K}. Your phone battery will run out before the stories do.
{K}. You'll run into somebody you know. You always do.
“I'm too tired” tends to come right before a good time. {K}.
{K}. You only have to get as far as the front door. The rest is easy.
reader:
Do you arrive early to get your bearings, or late to make an entrance? {K}.
{K}. Are you the one who plans, the one who drives, or the one who turns up?
Who has to be asked, and who is already on the way? {K}.
{K}. Do you leave when it's over, or when they turn off the lights?
{K}. Who is the first person you'd text about it?
scene:
“We never do anything.” Well: {k}.
Shoes on, keys found, no more excuses: {k}.
“Just for a little while,” you say, long before you leave. {K}.
You, at the door, deciding to go anyway. Good call. {K}.
A note for the fridge: {k}. Please underline.
Side effects may include talking to strangers: {k}.
That hum a place makes when people are glad they came. {K}.
plain:
{K}. Some days should have people in them.
{K}. You'd be good company.
{K}. Come alone if you like, you won't be alone for long.
{K}. It wouldn't be the same without the people who turn up.
{K}. The looking forward has officially begun.
{K}. Drop whatever wasn't that important.
invite:
{K}. Wear whatever you like talking to people in.
{K}. Bring somebody who says they don't like this sort of thing.
{K}. Write it on your hand if you have to.
Rescue somebody from a boring plan and bring them along: {k}.
{K}. Wave when you get there. Somebody will wave back.
{K}. Invite the neighbor you've only ever nodded at.
{K}. Start negotiating with your babysitter, your boss or your cat.
{K}. Go home with a story for once.

== achievement 🏅
turn:
{K}. Somewhere, an old excuse is looking for a new job.
{K}. My inner critic has asked for a moment alone.
It looked impossible from the other side. {K}.
{K}. I'd do a cartwheel, but one miracle at a time.
The doubts and I are no longer in contact. {K}.
{K}. I've checked the evidence several times, and it hasn't changed.
Nobody has to know how often I nearly quit. {K}.
{K}. I'm being humble about it. It's going badly.
{K}. The hard part is walking past a mirror without nodding.
The finish line was there all along, just further than advertised. {K}.
{K}. If you hear humming, that's me.
reader:
{K}. What are you halfway through? Tell me, I'm in a generous mood.
Who's the first person you call when something finally works? {K}.
{K}. Which of your wins did you never celebrate properly?
Are you a quiet fist-pump person or a tell-the-bus-driver person? {K}.
{K}. What's the thing you swore you'd never manage, and then did?
scene:
The acceptance speech, short version: {k}. Long version: get comfortable.
“Could you say that again?” Gladly: {k}.
The item I kept copying from one to-do list to the next: {k}.
I ticked the box so hard that the pen gave up. {K}.
A small parade is passing through my head, with trumpets: {k}.
Deep breath. Small scream. Normal voice: {k}.
Dear doubters, dear cheerleaders, dear me: {k}.
plain:
{K}. I worked for it, and it feels exactly as good as I'd hoped.
{K}. It took a lot of small days to make this big one.
{K}. I'm letting myself be proud, without a “but” at the end.
{K}. Thank you to everyone who believed it before I did.
Slowly, and then all at once: {k}.
{K}. Some days you get to keep.
I kept going, and here it is: {k}.
{K}. It was worth every attempt.
news:
{K}. Please form an orderly line for hugs.
{K}. Announce me accordingly when I enter a room.
{K}. The victory dance has no choreography and no end.
{K}. My phone now autocompletes “guess what”.

== birthday 🎂
turn:
{K}. Wishes will be granted within reason, and some well outside it.
{K}. All rules are suspended until the last crumb.
A whole day on which being adored is simply the schedule. {K}.
Getting older happens by itself. The party takes talent. {K}.
{K}. Being born was a good idea, in hindsight.
{K}. New version installed, all the charming bugs kept.
{K}. The wrapping paper is going to have a shorter day than anybody.
It comes around every year and still gets to be a surprise. {K}.
The number goes up, the silliness stays level: {k}.
{K}. Being the center of attention is a serious job, and somebody's doing it beautifully.
{K}. The cake has been warned.
reader:
{K}. Are you a “tell everyone” birthday person or a “who told them?” one?
What does a birthday need first: a cake, a song or a nap? {K}.
{K}. Which birthday of yours do you still talk about?
{K}. Do you still count, or do you round?
Sing loudly, or mouth the words at the back: which are you? {K}.
{K}. Who gets the corner piece, and how was that decided?
scene:
“Speech!” The speech: {k}.
Somewhere in the next room, somebody is failing to whisper. {K}.
The song is off key, the love isn't. {K}.
Proclamation: {k}. Let there be crumbs.
Candidate for best day of the year, running unopposed: {k}.
That little hush before the candles go out. {K}.
On the agenda: sing badly, eat well, hug everybody. {K}.
plain:
{K}. The world got lucky that day.
{K}. Here's to cake, candles and the one they're for.
{K}. A day for hugs, songs and second helpings.
{K}. Good wishes are welcome in every size.
Make a little noise, please: {k}.
{K}. It's a good day to be a little spoiled.
{K}. Another year worth celebrating out loud.
news:
{K}. Gifts are optional, singing is not.
{K}. Congratulations may be sung, barked, meowed or simply written.
{K}. Confetti will be turning up in odd places until the next one.
{K}. All complaints about the singing go to the person with the cake.
{K}. Say something nice below, it will be quoted for a year.

== hiring 👋
tags: NowHiring, JoinOurTeam
turn:
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
{K}. Who in your group chat complains about their job the most?
Who do you know that makes work look easy? {K}.
{K}. What would a job need to make you set the alarm gladly?
Do you know somebody who is too good for where they are now? {K}.
{K}. Are you tempted, or are you already typing?
{K}. What was the best first day you ever had at a job?
scene:
“Where do you see yourself?” Hopefully here: {k}.
A wanted poster, but friendly: {k}.
Picture it: your mug next to ours. {K}.
Your first day, as we imagine it: everybody introduces themselves at once. {K}.
Dear person we haven't met yet: {k}.
The interview, roughly: you're nervous, we're nervous, it's fine. {K}.
Dating profile of a workplace: busy, funny, looking for something serious. {K}.
plain:
{K}. We'd rather have the right person than a perfect résumé.
We have more work than hands, which is a good problem: {k}.
{K}. If you're not sure that you qualify, ask us anyway.
{K}. Tell us who you are, not just what you've done.
Good people know good people, so we're asking you first: {k}.
{K}. We're looking forward to learning your name.
{K}. If this sounds like you, it probably is you.
We're making room for somebody good: {k}.
invite:
{K}. Show it to the friend whose sighs you know by heart.
{K}. Leave the buzzwords at home and tell us about yourself.
{K}. Put in a good word for somebody, even if it's yourself.
{K}. Apply quietly if you must. We won't tell your boss.
{K}. Send us somebody we'll thank you for.
{K}. Be brave, write the message, press send.
{K}. Recommend your favorite coworker, and forgive us for taking them.
{K}. Raise your hand, even from the back row.

== booking 🗓️
turn:
{K}. Your to-do list could lose its oldest resident.
Your list has said “soon” for a while. This is soon. {K}.
{K}. You bring the good intentions, we bring the time.
“Overdue” is such an ugly word. Let's say ready. {K}.
Putting it off takes energy too. {K}.
{K}. The longest part is deciding to.
“One of these days” has been upgraded to an actual day. {K}.
The best time was a while ago. We still have the second best: {k}.
{K}. We've saved you the trouble of asking.
reader:
{K}. Who has been meaning to for even longer than you have?
{K}. What's the longest you've ever put this off?
Do you plan ahead, or do you wake up and decide? {K}.
{K}. What has been ahead of it on your list, and was it worth it?
scene:
“We should really sort that out.” Now you can: {k}.
You, crossing something off with a flourish: {k}.
Procrastination, the final act: {k}.
A tap on the shoulder, friendly but firm: {k}.
The sound of a task leaving your head: a small, clean pop. {K}.
Sticky note, second sticky note, this post: {k}.
plain:
{K}. New faces and old regulars are equally welcome.
{K}. If you aren't sure, ask us first. We like questions.
{K}. Easy to say yes to, nice to have done.
It's on our calendar, and it could be on yours: {k}.
{K}. We look forward to putting a face to the name.
{K}. Thank you for planning ahead, or for trying to.
invite:
{K}. Do it before the kettle boils and feel smug for the rest of the day.
{K}. Nudge whoever shares your good intentions.
{K}. Pick a day when your excuses are busy.
{K}. Be the organized one for once, and mention it often.
Get in before you talk yourself out of it: {k}.
{K}. Take yourself up on your own promise.
{K}. Send it to the person who keeps saying “remind me”.
Cross it off your list in pen: {k}.

== opening 🎉
tags: SmallBusiness
turn:
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
{K}. Who would you bring along for a first look around?
Are you the type who peeks first, or the type who walks straight in? {K}.
{K}. What should the very first customer say? Something historic, please.
{K}. What makes you come back to a new place? We're taking notes.
{K}. Who's curious? Be honest, it's why you stopped.
scene:
Deep breath, best smile, other best smile: {k}.
“Are you nervous?” “No.” (Drops everything.) {K}.
Picture us waving with both arms: {k}.
The moment between “almost” and “hello”: {k}.
Ladies, gentlemen and people who only came for a peek: {k}.
Local news, very excited about itself: {k}.
plain:
{K}. It's the nicest sentence we've ever posted.
{K}. We'd love it if you felt at home.
{K}. Thank you for the advice, the patience and the encouragement.
It's real, and we're still getting used to it: {k}.
{K}. We hope to become a habit of yours.
A new beginning, with the same old nerves: {k}.
invite:
{K}. Wish us luck, then come and be the luck.
{K}. Come and tell us what we forgot.
{K}. Be early, so you can say that you were there from the start.
{K}. Take a look around, and take a friend along.
{K}. Send somebody ahead if you're shy.
{K}. Curious neighbors are the best kind.

== milestone-number 🎉
turn:
{K}. We did the math, then we did a little dance.
It all started with somebody saying “why not”. {K}.
{K}. No spreadsheet has ever looked this emotional.
{K}. We'd have been happy with a lot less. Don't tell anybody.
The calculator asked if we were sure. {K}.
{K}. We had a speech ready, and now nobody can find it.
We remember when it was just us and a hopeful look. {K}.
{K}. We're pretending that this is normal. It is not.
{K}. I told everybody, including people who hadn't asked.
{K}. The victory lap will be short, because somebody has to get back to work.
reader:
{K}. How did you find us? We love that story.
{K}. Were you early to the party or fashionably late?
{K}. What should come next, and will you hold us to it?
{K}. Who dragged you here? We'd like to thank them.
What would you do in our place: cake, confetti or a nap? {K}.
scene:
Work has stopped for a brief and undignified cheer: {k}.
A slow clap, getting faster, for all of you: {k}.
“How's it going?” Since you ask: {k}.
Imagine all of you in one room, and us trying to make a speech. {K}.
Pinch test passed, several times: {k}.
plain:
{K}. Behind it are people who took a chance on us.
You did this. We just held the door: {k}.
{K}. Thank you for showing up, again and again.
{K}. It started small, and every one of you made it bigger.
It only adds up because of you: {k}.
{K}. We're taking a moment before we go back to work.
{K}. That's a lot of kindness from people we mostly haven't met.
invite:
{K}. Stay close, we intend to keep earning it.
{K}. Take a bow with us, you're part of it.
{K}. Pat yourself on the back from all of us.

== milestone-years 🎉
turn:
{K}. Beginner's luck has stopped being an explanation.
{K}. Quitting had its chances.
{K}. At this point, it counts as a personality trait.
{K}. The honeymoon phase refuses to leave.
It went by in the time it takes to find your keys. {K}.
{K}. Nobody mentioned how fast it would go.
{K}. The trick is not stopping, apparently.
Long enough to know better, and still at it: {k}.
{K}. It was never boring, and that's on record.
reader:
{K}. What have you stuck with for longer than anybody expected?
Is it the big days that you remember, or the ordinary ones? {K}.
{K}. What's the best thing you ever refused to give up?
Does it feel longer or shorter than it is? {K}.
{K}. How do you mark a day like this: with a party or an early night?
scene:
Day one: no idea. Since then: slightly more idea. {K}.
The calendar turns a page and clears its throat: {k}.
A candle for every good day wouldn't fit on any cake. {K}.
Historians will call it the early period. {K}.
A quiet look around, a long breath, a small nod: {k}.
plain:
{K}. It's made of ordinary days, and that's the beauty of it.
{K}. Thankful for the start, and for not stopping.
{K}. The best of it can't be counted.
{K}. Some things are worth staying for.
Day after day after day, and then one day: {k}.
{K}. It's a good feeling to look back and want to go on.
{K}. It didn't happen all at once, which is the nice thing about it.
{K}. On to whatever comes next, with the same stubborn joy.
invite:
{K}. Raise a mug, a hand or an eyebrow.
{K}. Share a memory if you were there for any of it.
{K}. Cake is the traditional way to count.

== offer-free 🎁
turn:
{K}. Our favorite word is in there, and we bet you spotted it first.
{K}. Your wallet may sleep in.
{K}. Somebody in accounting is being very brave.
{K}. You may look this gift horse in the mouth. It has lovely teeth.
{K}. There goes your last excuse, quietly, by the back door.
Nobody ever wrote an angry letter about this: {k}.
{K}. Yes, really. We read it again ourselves.
{K}. We know how this looks, and we like how it looks.
reader:
{K}. Are you already in, or still looking for the catch?
{K}. Do you tell your friends straight away, or after you've had yours?
scene:
You, reading it again, slowly: {k}.
That small gasp was your inner bargain hunter. {K}.
A gift, badly wrapped and sincerely meant: {k}.
We held a vote, and generosity won: {k}.
Imagine a bow on it: {k}.
“There must be a typo.” There isn't. {K}.
plain:
{K}. It's nice to be able to give something.
We enjoy this at least as much as you do: {k}.
Sometimes we just feel like giving: {k}.
{K}. Please do take us up on it.
A little extra, from us to you: {k}.
{K}. Saying yes is the whole trick.
invite:
{K}. Bring the most skeptical person you know.
{K}. Say yes before your modesty gets in the way.
{K}. Tell a friend, or keep it to yourself and look lucky.
{K}. Take the gift, skip the guilt.
{K}. Let us spoil you a little.
{K}. Pass it along to whoever could use a win.

== offer-ends ⏳
turn:
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
Are you an early bird, or do you need to hear the door creak? {K}.
{K}. Who always says “I didn't know”? Now they do.
{K}. What are you waiting for: a sign, a friend or permission?
{K}. Do you work best under pressure, or is that just what you tell yourself?
scene:
“Is there still time?” There is. And then there isn't. {K}.
You, with one thumb hovering: {k}.
Picture the door closing, and yourself on the good side of it. {K}.
Knock, knock. It's the deadline. {K}.
In the movie version, you'd be running: {k}.
That little voice saying “do it now” is us. {K}.
plain:
We'd rather tell you once too often than once too late: {k}.
{K}. We're mentioning it because we'd want to know, too.
{K}. If you were waiting for the right moment, it's putting on its coat.
{K}. Better a quick yes than a long sorry.
No drama, just a nudge: {k}.
{K}. We'd be glad if you made it.
invite:
{K}. Ask your head, ask your heart, then ask us.
{K}. Poke the friend who never reads to the end. This is the end.
Close the other tabs: {k}.
{K}. It's an excellent moment to be impulsive.
{K}. Stop composing the perfect message. “Me, please” is enough.
{K}. Be quick now, lazy afterwards.
{K}. Save somebody you like from finding out too late.

== service
turn:
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
{K}. What's on your list that you hope will fix itself?
Do you ask for help early, or only when it can't be ignored? {K}.
{K}. Who in your house says “I can do that” and can't?
{K}. Which chore would you hand over first if nobody judged you?
{K}. What would you do with the time you get back?
scene:
“It'll be fine for now.” Famous last words. {K}.
You, putting your feet up. Us, getting on with it. {K}.
Search history: “how hard can it be”. Next search: {k}.
The sigh of relief when it's somebody else's problem: {k}.
Before: a headache. After: a story. In between: {k}.
On speed dial, right after the people you love: {k}.
plain:
{K}. Ask us the question you think is silly. It isn't.
When you need somebody who knows how: {k}.
{K}. Tell us, and then let go of it.
{K}. It's good to know somebody before you need them.
Help, and the kind that knows what it's doing: {k}.
{K}. We like people, and we like getting things done.
invite:
{K}. Keep this post for the day you need it.
{K}. Describe it badly, we'll understand.
{K}. Pass us on to the friend who keeps improvising.
{K}. Say what's bothering you, we'll take it from there.
{K}. Hand it over and go have a nice day.
{K}. Tell the neighbor who has been muttering.

== hours 🕘
turn:
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
Are you a quiet-hour visitor, or do you like it busy? {K}.
{K}. When would you come if nobody else needed you?
{K}. What suits you better: on the way there or on the way home?
Who do you know that trusts their memory over the sign? {K}.
scene:
“Are they open?” asks somebody in the back seat. {K}.
You, in the car, wondering. This post, at your service: {k}.
Written large, so that nobody has to ask: {k}.
The first thing anyone asks us, answered: {k}.
Our door, with its arms open: {k}.
The sign turns, somebody smiles: {k}.
plain:
{K}. If it's in there, so are we.
So that you don't rattle at a locked door: {k}.
{K}. Come whenever it suits you, within reason and within those hours.
{K}. Thank you for checking before you come.
{K}. We're looking forward to your face in the doorway.
For your calendar, your fridge or your memory: {k}.
invite:
{K}. Tell the one who always turns up a minute too late.
{K}. Pick your favorite hour and make it a habit.
{K}. Drop in on your way to somewhere less fun.
{K}. Let the person who runs your errands know.
{K}. Surprise us at the quietest moment.

== closed
turn:
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
Who always finds out in front of the door? {K}.
{K}. Do you check before you leave the house, or do you like surprises?
{K}. Who should hear about it before they put their shoes on?
scene:
Before you set off: {k}.
A short message from a locked door: {k}.
Key turned, lights off, message posted: {k}.
What the note on the door says: {k}. What it means: go easy on the handle.
The handle goes down, the door stays put: {k}.
For everybody who was already looking for their keys: {k}.
plain:
We'd rather tell you here than on the doorstep: {k}.
{K}. Thank you for checking first.
{K}. We hope it doesn't upset your plans too much.
{K}. Sorry for the inconvenience, and thanks for being so nice about it.
{K}. Thank you for your patience with us.
The inbox has no door, so you can still write: {k}.
invite:
{K}. Save yourself the walk, or come and admire the door.
{K}. Tell the regulars, they don't read signs.
{K}. Pass it on to the one who never checks.
{K}. Use the detour for something nice.

== restock 📦
turn:
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
Did you get the last one, or were you right behind them? {K}.
{K}. Did you wait patiently, or did you pretend to have forgotten?
{K}. Do you stock up, or do you trust fate again?
{K}. Who would never forgive you for not telling them?
{K}. What did you make do with in the meantime?
scene:
“Do you have any more?” At last, a good answer: {k}.
Previously empty, now smug: {k}.
The opposite of a breakup: {k}.
A drawn-out “finally” from several directions: {k}.
The shelf, clearing its throat: {k}.
You, walking past again, just to look. Look: {k}.
plain:
{K}. We were waiting, too.
{K}. Right where you'd look.
{K}. Thank you for wanting more. It's why there is more.
{K}. It's nice to have good news for the people who asked.
You can stop asking, though we liked hearing from you: {k}.
{K}. It's good to be able to say yes again.
invite:
{K}. This time, take the one you put back.
{K}. Tell whoever sighed the loudest.
{K}. Get yours and look innocent.
{K}. Be kind and leave some for the person behind you.
{K}. You know the way.

== launch-content ✨
turn:
{K}. Perfectionism was outvoted.
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
Do you leave reviews, or do you love in silence? {K}.
{K}. Will you go straight in, or save it for a quiet moment?
{K}. What's the first thing you notice? Be a friend, be honest.
{K}. Who should get the link without asking?
scene:
“Soon,” for a very long time. And then: {k}.
Press release, condensed: {k}. Please be nice.
Out of the notebook, into the wild: {k}.
From the bottom of the drafts folder to the top of the world: {k}.
A quiet room, a loud click, a very long breath out. {K}.
The moment an idea becomes a thing that other people can judge. {K}.
plain:
{K}. A lot of evenings are in there.
{K}. If it makes somebody smile, it has done its job.
{K}. Thank you for every nudge along the way.
It's finally yours, too: {k}.
{K}. Be honest, be gentle, in whichever order.
{K}. It feels strange and wonderful to let it go.
invite:
{K}. Reward yourself for scrolling this far.
{K}. Make its day, it's new here.
{K}. Pass it to the person it reminds you of.
{K}. Put it on your list, then move it to the top.
{K}. Start wherever you like, but start.
{K}. Your opinion counts, especially the kind one.

== team-news
turn:
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
{K}. Does your team hug, nod or send a thumbs-up?
{K}. What makes a good coworker: the jokes, the calm or the snacks?
{K}. Who was the first person to make you feel welcome at a job?
{K}. Talkers or thinkers: which does your team have too many of?
{K}. What did the nicest team you ever worked with do right?
scene:
A round of applause, please, the kind with whistling: {k}.
Behind every post, a small crowd arguing about commas: {k}.
If you hear laughing in the background, you've got the right place: {k}.
“And what do you do here?” A bit of everything, like everybody. {K}.
Please imagine a theme song: {k}.
plain:
{K}. It's a joy to work next to good people.
{K}. We like coming to work, and this is a big part of it.
{K}. A good team makes even the dull days short.
Behind everything we do, there are people, and we like them: {k}.
{K}. We got lucky, and we know it.
{K}. Nice people, at work and otherwise.
invite:
{K}. Ask any of us anything. Some of us even know.
{K}. Send a kind word, it will be read aloud over coffee.
{K}. Say hello when you meet us, we wave back.
{K}. Leave a “hi”, it makes somebody's day here.

== change 🔄
turn:
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
{K}. Brave, overdue or both?
{K}. What would you change if nobody asked you why?
Do you ease into something new, or jump and adjust on the way down? {K}.
{K}. What did you change and never look back from?
{K}. Any advice from those who went first?
scene:
Picture a caterpillar with a to-do list: {k}.
The part of the movie where the music changes: {k}.
“Why now?” Good question. Why not sooner? {K}.
Update installed, restart complete: {k}.
Goodbye, “we've always done it like this”: {k}.
The feeling of an empty drawer that you can fill any way you like: {k}.
plain:
{K}. It was a good decision to make, and a better one to have made.
{K}. New isn't always better, but this feels right.
{K}. It takes some getting used to, in a good way.
{K}. The first day feels strange, the next one feels obvious.
{K}. Change looks smaller from this side.
{K}. Thank you for bearing with the in-between.
invite:
{K}. Be honest with us, but not right away.
{K}. Give it a day before you judge. We did.
{K}. Come over and see how it suits us.
{K}. Bring your old self, we kept your spot.

== event-private
turn:
{K}. Somebody ironed for this.
The good shoes have been woken up. {K}.
Nervous is just excited in formal wear. {K}.
{K}. It'll be retold, with small improvements.
{K}. Everybody has promised to behave.
{K}. Small talk will be made, and some of it will be good.
{K}. The camera roll is about to have a lot to say.
{K}. If you need me, I'll be getting emotional near the food.
{K}. Even the punctual people changed outfits again.
{K}. I practiced my surprised face and everything.
reader:
{K}. Are you early, on time or part of the entertainment?
Do you dress up for yourself, or for the photos? {K}.
{K}. What do you keep from days like this: the words, the food or the faces?
Who's always the last to leave, and is it you? {K}.
scene:
“Do I look all right?” “You look like you.” {K}.
One last look in the mirror, keys, door: {k}.
Somewhere between butterflies and blisters: {k}.
That hush before everything starts. {K}.
For the scrapbook, in the good handwriting: {k}.
plain:
{K}. It's nice to have a reason to get ready.
{K}. Some days you want to slow down while they're still happening.
{K}. A little nervous, mostly happy.
These are the dates worth keeping: {k}.
{K}. It matters because of who's there.
{K}. I've been looking forward to this.
news:
{K}. A report will follow, slightly edited.
{K}. Handkerchiefs are a matter of personal judgment.
{K}. Please hold all calls.

== countdown ⏳
turn:
{K}. Part of me has left already. The rest still has emails.
{K}. I've started counting in sleeps, like an adult.
A watched calendar never boils. {K}.
{K}. My concentration has gone on ahead.
{K}. I told myself not to count. I'm counting.
{K}. Looking forward is a sport, and I'm in great shape.
{K}. Every conversation leads there. I make sure of it.
Patience is a virtue I admire in others. {K}.
{K}. The calendar has fingerprints on it.
reader:
{K}. Do you count the days, or do you look away until it's time?
{K}. Nerves or joy: which one gets there first?
{K}. What are you counting down to that nobody else cares about?
{K}. Do you prepare early, or in a panic at the last minute?
{K}. What do you do with yourself until then?
scene:
The child in the back seat, but it's me and I'm driving: {k}.
Productivity report: {k}. That's the report.
“How long now?” Ask me again in a minute. {K}.
Butterflies, arriving early, taking their seats: {k}.
A big red circle on an otherwise gray calendar: {k}.
plain:
{K}. I want it to come fast and then take its time.
{K}. It's getting close enough to feel.
{K}. Every ordinary day in between looks a bit brighter.
It's good to have a date with something nice: {k}.
{K}. I'll remember the waiting, too.
Not quite there, and smiling about it: {k}.
news:
{K}. If I'm smiling at nothing, that's why.
{K}. Please keep me busy.
{K}. Talk to me about anything else and I'll nod politely.

== achievement-child 🌟
turn:
{K}. The applause was bigger than the person.
{K}. There's no trophy for this, which is an oversight.
Confidence, it turns out, comes in the smallest size. {K}.
{K}. It will be reenacted for visitors.
{K}. Pride is loud and has terrible camera skills.
{K}. The growing happens overnight, apparently, and without asking.
Nobody warns you how big the small things feel. {K}.
{K}. Grown-ups forget how huge a first can be.
{K}. The baby photos are suddenly a long way back.
{K}. Small shoes, enormous day.
reader:
{K}. Do grown-ups ever get this excited about anything?
{K}. Do you still remember yours?
{K}. What was the first thing you were ever truly proud of?
{K}. Which one goes in the memory box: the photo or the story?
scene:
“Look! Look! Are you looking?” {K}.
Front page of the family newspaper: {k}.
Standing ovation, in socks: {k}.
For the fridge door, with the good magnet: {k}.
The long version comes with sound effects: {k}.
plain:
{K}. Growing up is made of days like this.
{K}. It's an ordinary day for the rest of the world, and that's all right.
{K}. The kind of news a family keeps forever.
{K}. I hope the feeling stays for a long time.
Written down, so that nobody forgets: {k}.
{K}. What a thing to be proud of.
news:
{K}. High-fives are being accepted at knee height.
{K}. Please ask about it. Somebody small would love to tell you.
{K}. The whole street may hear of it.

== thanks
turn:
{K}. We looked for a bigger word and came back with this one.
{K}. It's a short sentence with a lot of people in it.
{K}. You could have gone anywhere else.
{K}. We say it quietly, but imagine a brass band.
{K}. The smile that goes with it can't be typed.
{K}. I owe more hugs than I have arms.
{K}. We're not good at speeches, as you can tell.
{K}. If you've ever wondered whether it matters: it does.
reader:
Do you say thank you out loud, or with food? {K}.
{K}. Who has made your life easier lately without making a fuss?
{K}. What's the kindest thing a stranger ever did for you?
{K}. When did somebody last thank you properly? Consider it done.
scene:
“Don't mention it.” We're mentioning it. {K}.
A deep bow, slightly wobbly: {k}.
Dear you, and you, and you at the back: {k}.
Filed under reasons to keep going: {k}.
A lump in the throat, spelled out: {k}.
Picture a wall of handwritten cards, all of them for you: {k}.
plain:
{K}. We remember more of you than you think.
{K}. Kindness like that stays with people.
{K}. You made a difference, and we wanted you to hear it.
{K}. Please know that it's meant.
We notice, even when we don't say it: {k}.
{K}. It was needed, and it was noticed.
invite:
{K}. Take this personally, it's meant that way.
{K}. Pat the person next to you on the back, they may have helped.
{K}. Come collect your hug anytime.

== giveaway 🎁
turn:
{K}. Somebody is going to be insufferable about this, and we hope it's you.
{K}. We'd take part ourselves, but it would look bad.
{K}. Stranger things have happened to people with less charm.
{K}. We like you, and this is us being obvious about it.
Giving things away is our favorite kind of bookkeeping. {K}.
{K}. No talent required, which should suit most of us.
{K}. Good karma with a bow on top.
No need to dress up for it: {k}.
reader:
Would you tell everyone, or just smile mysteriously? {K}.
{K}. Who deserves it more than you? Careful, they may be reading.
{K}. What would you do first: cheer or call somebody?
{K}. What's the nicest thing you ever got for nothing?
{K}. Are you a “why me?” person or a “why not me?” person?
scene:
“Why are you smiling at your phone?” {K}.
You, practicing a gracious “Oh, me?”: {k}.
In our best game-show voice: {k}.
Picture us hiding a present behind our backs, badly: {k}.
Read this with sparkly curtains behind it: {k}.
plain:
{K}. Somebody's day is about to get better.
{K}. It's fun to give something back.
{K}. We hope it goes to somebody who'll enjoy it.
A little thank-you for being around: {k}.
{K}. You've nothing to lose but a moment.
{K}. We'd be so pleased for you.
invite:
{K}. Go on, somebody has to.
{K}. Good things come to those who join in.
{K}. Bring your friends into it, that's what they're for.
{K}. Whisper it to your favorite person.
{K}. Take part, then act surprised.
`;
