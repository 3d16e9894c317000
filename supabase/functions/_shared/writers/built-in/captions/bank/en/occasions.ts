export const occasions = `
== civic 🗳️
nouns: voting, election day, election, polling station, i voted, town hall meeting, ballot
tags: MakeYourVoiceHeard, Community, CommunityLife
turn:
{K}. A short line, a small pencil, a big say.
{K}. The sticker isn't why people do it. It helps.
{K}. Everybody in the room thinks something different, and that's the point of the room.
{K}. The most powerful thing you can do with a pencil on an ordinary day.
Democracy smells of school gym, paper and somebody's thermos. {K}.
Nobody has ever looked this thoughtful in a gym. {K}.
The pen is on a string, so that it stays with the people. {K}.
reader:
{K}. Do you go early or at the last minute?
{K}. What would you ask if you had the microphone?
Who in your family talks about it the longest? {K}.
{K}. Who taught you that it matters?
{K}. Alone, with the family or with the dog tied up outside?
scene:
A pen on a string, a folded sheet, a deep breath. {K}.
A school gym, a row of booths, very serious shoes under the curtains. {K}.
“Name?” A finger slides down a long list. {K}.
A neighbor behind the table, suddenly very official. {K}.
The small pause before the paper drops into the box. {K}.
plain:
{K}. One of many, and every one counts.
{K}. A small act, done together.
People who disagree, standing politely in the same line. {K}.
{K}. It takes a moment, and it belongs to everybody.
{K}. However you see things, be part of it.
{K}. Thank you to everybody who counts, checks and makes the coffee.
news:
{K}. The pencil was short, the feeling was not.
invite:
{K}. Bring a neighbor along.
{K}. Ask the question everybody is thinking.

== event-public 🗓️
turn:
{K}. Your couch will forgive you.
{K}. The answer to “we should do something” has arrived.
{K}. Come for an hour, lose track of the rest.
{K}. It's officially an event and unofficially an excuse to see each other.
{K}. Whoever stays home will have to hear about it for ages.
{K}. Leave the house, meet people, tell stories. Revolutionary.
{K}. It may not change your life. It will change the subject at dinner.
{K}. Small talk optional, good mood contagious.
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
{K}. Who's coming, and who are you dragging along?
{K}. Early and eager, or fashionably late?
{K}. Who's the friend that always says yes? Start there.
{K}. Straight into the middle, or a careful lap around the edge?
{K}. What would make you leave the couch for this?
Do you arrive early to get your bearings, or late to make an entrance? {K}.
{K}. Are you the one who plans, the one who drives, or the one who turns up?
Who talked you into the last good thing you went to? Return the favor. {K}.
{K}. Do you leave when it's over, or when somebody stacks the chairs?
{K}. Who is the first person you'd text about it?
scene:
“What are we doing?” This. {K}.
The group chat, in agreement for once: {k}.
You, later, saying “I'm so glad we went”. {K}.
“We never do anything.” Well: {k}.
Shoes on, keys found, no more excuses: {k}.
“Just for a little while,” you say, long before you leave. {K}.
You, at the door, deciding to go anyway. Good call. {K}.
A note for the fridge: {k}. Please underline.
Side effects may include talking to strangers: {k}.
That hum a place makes when people are glad they came. {K}.
plain:
{K}. We'd love to see you there.
{K}. Good people, good mood, good reason to get out.
{K}. It's better when you're there.
{K}. Something to look forward to, and we all need that.
{K}. Come as you are.
{K}. We can't wait to see familiar faces and new ones.
{K}. Some days should have people in them.
{K}. You'd be good company.
{K}. Come alone if you like, you won't be alone for long.
{K}. It wouldn't be the same without the people who turn up.
{K}. The looking forward has officially begun.
{K}. Whatever else was planned wasn't that important.
invite:
{K}. Bring a friend, or come and find one.
{K}. Mark the calendar in pen.
{K}. Tell the neighbors, tell your coworkers, tell the mail carrier.
{K}. Save a little energy, you'll want it.
{K}. Say hi when you get there, we don't bite.
{K}. Send this to whoever owes you an outing.
{K}. Wear whatever you like talking to people in.
{K}. Bring somebody who says they don't like this sort of thing.
{K}. Write it on your hand if you have to.
Rescue somebody from a boring plan and bring them along: {k}.
{K}. Wave when you get there. Somebody will wave back.
{K}. Invite the neighbor you've only ever nodded at.
{K}. Start negotiating with your babysitter, your boss or your cat.
{K}. Go home with a story for once.

== event-private 🎈
turn:
{K}. Planned with love, executed with a little chaos.
{K}. Somebody will cry, and it'll probably be the tough one.
{K}. The snacks were the easy part.
{K}. Every good story starts with “so we were all there”.
{K}. The group chat has talked about nothing else.
{K}. Everybody is being very relaxed about it, very loudly.
{K}. The guest list is short and the laughter isn't.
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
{K}. What's the one thing a gathering like this can't go without?
{K}. Who cries first at these things, and why is it you?
{K}. Do you plan the details or just show up with a card?
{K}. What's the best surprise you ever managed to keep quiet?
{K}. Are you early, on time or part of the entertainment?
Do you dress up for yourself, or for the photos? {K}.
{K}. What do you keep from days like this: the words, the food or the faces?
Who's always the last to leave, and is it you? {K}.
scene:
“Act normal.” Nobody acts normal. {K}.
Hugs at the door, shoes in a pile, voices from the kitchen: {k}.
Somebody is taking too many photos, thank goodness. {K}.
“Do I look all right?” “You look like you.” {K}.
One last look in the mirror, keys, door: {k}.
Somewhere between butterflies and blisters: {k}.
That hush before everything starts. {K}.
For the scrapbook, in the good handwriting: {k}.
plain:
{K}. Surrounded by the people who matter.
{K}. These are the moments I want to keep.
{K}. The best seat is next to the person who laughs too loudly.
{K}. Grateful for every single face around the table.
{K}. It's the people that make it.
{K}. It's nice to have a reason to get ready.
{K}. Some days you want to slow down while they're still happening.
{K}. A little nervous, mostly happy.
These are the dates worth keeping: {k}.
{K}. It matters because of who's there.
{K}. I've been looking forward to this.
news:
{K}. Photos will follow, once we've stopped laughing.
{K}. A report will follow, slightly edited.
{K}. Handkerchiefs are a matter of personal judgment.
{K}. Please hold all calls.

== countdown ⏳
turn:
{K}. Patience was never on my résumé.
{K}. I've been packed in my mind for ages.
{K}. Time is moving exactly as slowly as it wants to.
{K}. The calendar and I are barely speaking.
{K}. I'm calm. My eyes are just naturally this wide.
{K}. Every clock in the house feels personally insulting.
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
{K}. What are you counting down to?
{K}. Are you a countdown person or a suddenly-it's-here person?
{K}. Who else can't sit still?
{K}. How do you survive the waiting? Serious suggestions only. Or not.
{K}. Do you count the days, or do you look away until it's time?
{K}. Nerves or joy: which one gets there first?
{K}. What are you counting down to that nobody else cares about?
{K}. Do you prepare early, or in a panic at the last minute?
{K}. What do you do with yourself until then?
scene:
“Are we there yet?” Not yet. {K}.
Alarm set, bag eyed, heart already gone: {k}.
The child in the back seat, but it's me and I'm driving: {k}.
Productivity report: {k}. That's the report.
“How long now?” Ask me again in a minute. {K}.
Butterflies, arriving early, taking their seats: {k}.
A big red circle on an otherwise gray calendar: {k}.
plain:
{K}. Looking forward to it is half the joy.
{K}. Soon, and I can feel it already.
{K}. It's nice to have something to look forward to.
{K}. Good things are on their way.
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
invite:
{K}. Come along, the anticipation is better shared.
{K}. Tell me you're excited too.

== milestone-number 🎉
turn:
{K}. Somewhere between the first one and this one, we stopped counting and started smiling.
{K}. It sounds like a number. It's really a lot of people.
{K}. We refreshed the page to make sure, and then again for fun.
{K}. If each of you brought a chair, we'd need a bigger room.
{K}. We'd like to thank every single one of you, but the list is long.
{K}. Excuse us while we stare at it a little longer.
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
{K}. How long have you been around? Raise a hand.
{K}. What should we do to celebrate? Keep it legal.
{K}. What made you stay? We'd love to know.
{K}. Who was here at the very beginning?
{K}. How did you find us? We love that story.
{K}. Were you early to the party or fashionably late?
{K}. What should come next, and will you hold us to it?
{K}. Who dragged you here? We'd like to thank them.
What would you do in our place: cake, confetti or a nap? {K}.
scene:
Screenshot taken, framed in our minds: {k}.
Somebody in the next room just shouted. It was good news. {K}.
“It's only a number.” Says nobody here. {K}.
Work has stopped for a brief and undignified cheer: {k}.
A slow clap, getting faster, for all of you: {k}.
“How's it going?” Since you ask: {k}.
Imagine all of you in one room, and us trying to make a speech. {K}.
Pinch test passed, several times: {k}.
plain:
{K}. Thank you, truly, for being part of it.
{K}. It means more than we can fit in a caption.
{K}. One by one, until it added up to this.
{K}. We're grateful, and a bit speechless.
{K}. We couldn't have done it alone, and we're glad we didn't have to.
{K}. Behind it are people who took a chance on us.
You did this. We just held the door: {k}.
{K}. Thank you for showing up, again and again.
{K}. It started small, and every one of you made it bigger.
It only adds up because of you: {k}.
{K}. We're taking a moment before we go back to work.
{K}. That's a lot of kindness from people we mostly haven't met.
invite:
{K}. Stick around, it's getting good.
{K}. Tell us your favorite moment so far.
{K}. Stay close, we intend to keep earning it.
{K}. Take a bow with us, you're part of it.
{K}. Pat yourself on the back from all of us.

== milestone-years 🤍
turn:
{K}. Some days flew, some crawled, all of them counted.
{K}. The calendar did the counting. Everything else was done by people.
{K}. Nobody mentions how fast it goes, or how slowly.
{K}. The trick is not stopping, apparently.
{K}. Giving up had its chances.
{K}. Stubbornness gets a bad name. Here's to it.
{K}. Made of ordinary mornings, mostly.
{K}. Every single day in there was a decision.
{K}. It adds up when nobody is looking.
{K}. No fireworks needed. A deep breath will do.
{K}. The beginning feels like another life and like a moment ago.
{K}. On the very first day, it was only a good intention.
reader:
{K}. What would you tell yourself on the very first day?
{K}. Who has been there since the start? Thank them.
{K}. What have you stuck with for longer than anybody expected?
Is it the big days that you remember, or the ordinary ones? {K}.
Does it feel longer or shorter than it is? {K}.
{K}. How do you mark a day like this: loudly or quietly?
{K}. What kept you going on the days that didn't want to go?
scene:
A quiet look around, a long breath, a small nod: {k}.
“Remember when?” Yes. All of it. {K}.
Day one: no idea. Since then: slightly more idea. {K}.
A row of small ticks on a calendar, longer than anybody thought: {k}.
The calendar turns a page and clears its throat: {k}.
Historians will call it the early period. {K}.
plain:
{K}. Grateful for every day that's in there.
{K}. Here's to all of it, and to what comes next.
{K}. Thank you to everyone who walked along.
{K}. Still here, still happy about it.
{K}. One day at a time really does add up.
{K}. That deserves to be said out loud.
{K}. It's made of ordinary days, and that's the beauty of it.
{K}. Proud of every single day of it.
{K}. The best of it can't be counted.
Day after day after day, and then one day: {k}.
{K}. It's a good feeling to look back and want to go on.
{K}. It didn't happen all at once, which is the nice thing about it.
invite:
{K}. Share a memory if you were there for any of it.
{K}. Leave a kind word, it will be read more than once.
{K}. Raise a mug, a hand or an eyebrow.

== achievement 🏅
turn:
{K}. Nobody saw the middle part. The middle part was most of it.
{K}. Turns out “can't” was only a draft.
{K}. Stubbornness would like to say a few words.
{K}. It took longer than expected and feels better than expected.
{K}. Somewhere, an old excuse is looking for a new job.
{K}. The doubts have been asked to leave the building.
{K}. Humility will resume shortly.
{K}. Somebody cancel the inner critic's subscription.
{K}. The evidence has been checked several times, and it hasn't changed.
It looked impossible from the other side. {K}.
{K}. That goes on the wall, on the fridge and into the family record.
{K}. The view from here was worth every wrong turn.
{K}. Came, panicked, did it anyway.
{K}. Somebody's past self is not going to believe this.
{K}. I'm being humble about it. It's going badly.
{K}. I plan to mention it in every conversation until further notice.
{K}. I'd do a cartwheel, but one miracle at a time.
Nobody has to know how close it was to being another story. {K}.
reader:
{K}. What did you almost give up on, and didn't?
{K}. How do you celebrate the big ones: loud or quietly?
{K}. What are you halfway through? This is a generous moment, tell us.
Who's the first person you call when something finally works? {K}.
{K}. Which of your wins did you never celebrate properly?
Are you a quiet fist-pump person or a tell-the-bus-driver person? {K}.
{K}. What's yours, the one you worked for and nobody saw?
{K}. What's the thing you swore you'd never manage, and then did?
scene:
A deep breath, a silly dance, a happy phone call: {k}.
Somebody put this on the fridge: {k}.
“Was it worth it?” A grin from ear to ear. {K}.
The acceptance speech, short version: {k}. Long version: get comfortable.
“Could you say that again?” Gladly: {k}.
A box, ticked so hard that the pen gave up: {k}.
A small parade passing through, with trumpets: {k}.
Deep breath. Small scream. Normal voice: {k}.
Dear doubters, dear cheerleaders: {k}.
A note to the version that nearly quit: {k}.
plain:
{K}. Proud doesn't quite cover it.
{K}. It was hard, and that's why it feels like this.
{K}. To everybody still in the middle of theirs: keep going.
{K}. Thank you to everyone who never stopped asking how it was going.
{K}. Small steps, big grin.
{K}. It took a lot of small days to make this big one.
Slowly, and then all at once: {k}.
{K}. Some days you get to keep.
{K}. It was worth every attempt.
{K}. I'm letting this one sink in slowly.
{K}. I'm letting myself be proud, without a “but” at the end.
Keep going long enough, and one day: {k}.
news:
{K}. Congratulations are accepted in any form and volume.
{K}. Please form an orderly line for hugs.
{K}. The victory dance has no choreography and no end.
{K}. Announce it accordingly when somebody enters the room.
{K}. My phone now autocompletes “guess what”.

== achievement-child 🌟
turn:
{K}. I'm not crying, I'm just proud out loud.
{K}. Somebody tell time to slow down a little.
{K}. Somebody grew while everybody was looking the other way.
{K}. The brave one was calm. The grown-ups were a mess.
{K}. Blink and they're taller.
{K}. The family chat has lost its composure.
{K}. Who's holding whose hand here, really?
{K}. The applause could be heard in the next street.
{K}. There's no trophy for this, which is an oversight.
Somewhere a phone is ringing, and the caller is very proud. {K}.
{K}. Visitors will be told about it at the door.
{K}. Pride is loud and has terrible camera skills.
{K}. The growing happens overnight, apparently, and without asking.
Nobody warns you how big the small things feel. {K}.
{K}. Grown-ups forget how huge a first can be.
{K}. The baby photos are suddenly a long way back.
{K}. Big day, bigger grin.
reader:
{K}. Parents, did you keep it together? Honestly?
{K}. Which first caught you most by surprise?
{K}. Who needed the tissue at yours: the kid or you?
{K}. How do you celebrate the small big moments?
{K}. Do grown-ups ever get this excited about anything?
{K}. Do you still remember yours?
{K}. What was the first thing you were ever truly proud of?
{K}. Which one goes in the memory box: the photo or the story?
scene:
“Did you see me?” We saw you. {K}.
A very large grin, and somebody attached to it: {k}.
Someone wants to call everybody and tell them personally: {k}.
“Look! Look! Are you looking?” {K}.
Front page of the family newspaper: {k}.
Standing ovation, in socks: {k}.
For the fridge door, with the good magnet: {k}.
The long version comes with sound effects: {k}.
plain:
{K}. So brave, and so proud afterward.
{K}. Straight into the memory box.
{K}. I could watch this face forever.
{K}. Growing up, one proud moment at a time.
{K}. Nothing prepares you for how proud you'll be.
{K}. Growing up is made of days like this.
{K}. It's an ordinary day for the rest of the world, and that's all right.
{K}. The kind of news a family keeps forever.
{K}. I hope the feeling stays for a long time.
Written down, so that nobody forgets: {k}.
{K}. What a thing to be proud of.
news:
{K}. The whole family has been informed, more than once.
{K}. High-fives are being accepted.
{K}. Please ask about it. The full version is ready.
{K}. The whole street may hear of it.

== birthday 🎂
turn:
{K}. Older, yes. Wiser is still under review.
{K}. The candles are getting competitive.
{K}. Cake for breakfast is legal for the rest of the day.
{K}. The wish is secret, the cake is not.
{K}. Another lap around the sun, and no, the snacks never get old.
{K}. Age is just a number, and the cake has no numbers in it.
{K}. The balloons know how to behave. The guests less so.
{K}. Accepting presents, compliments and the biggest slice.
{K}. The birthday dance needs no rehearsal and no music.
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
{K}. Frosting first or cake first? It says a lot about you.
{K}. What's the best wish you ever made that came true?
{K}. Who sings the birthday song worst in your family? Be kind.
{K}. Big party or quiet dinner: which is a real birthday?
{K}. Are you a “tell everyone” birthday person or a “who told them?” one?
What does a birthday need first: a cake, a song or a nap? {K}.
{K}. Which birthday of yours do you still talk about?
{K}. Do you still count, or do you round?
Sing loudly, or mouth the words at the back: which are you? {K}.
{K}. Who gets the corner piece, and how was that decided?
scene:
Lights out, candles on, everybody off key: {k}.
“What did you wish for?” “Can't say.” {K}.
Paper on the floor, frosting on a nose: {k}.
A paper crown, worn with full authority. {K}.
“Speech!” The speech: {k}.
Somewhere in the next room, somebody is failing to whisper. {K}.
The song is off key, the love isn't. {K}.
Proclamation: {k}. Let there be crumbs.
Candidate for best day of the year, running unopposed: {k}.
That little hush before the candles go out. {K}.
On the agenda: sing badly, eat well, hug everybody. {K}.
plain:
{K}. So glad you're in the world.
{K}. Here's to every good thing still to come.
{K}. Much to celebrate and the right company for it.
{K}. Loved, celebrated, and full of cake.
{K}. May this be the best one yet.
{K}. Leave your wishes below, they will be read out loud.
{K}. The world got lucky that day.
{K}. Here's to cake, candles and the one they're for.
{K}. A day for hugs, songs and second helpings.
{K}. Good wishes are welcome in every size.
Make a little noise, please: {k}.
{K}. It's a good day to be a little spoiled.
{K}. Another year worth celebrating out loud.
news:
{K}. Tributes may be left in the form of cake.
{K}. The celebrations are expected to go on.
{K}. Gifts are optional, singing is not.
{K}. Congratulations may be sung, barked, meowed or simply written.
{K}. Confetti will be turning up in odd places until the next one.
{K}. All complaints about the singing go to the person with the cake.
{K}. Say something nice below, it will be quoted for a year.

== greeting 🤍
turn:
{K}! Read it in a voice with a smile in it.
{K}! If you needed to hear it from somebody: here you go.
{K}! It comes with an imaginary cookie.
{K}! A hug from the side is included, the non-awkward kind.
{K}! Say it loud enough for the back row.
{K}. I practiced a longer version and this is the better one.
{K}. Somebody had to say it first.
{K}. Consider yourself waved at.
reader:
{K}! Who should hear that from you as well?
{K}! Who did you think of just now? Send it to them.
{K}! How's everybody doing over there?
{K}. Who's joining in? The more voices, the better.
scene:
Picture me waving with both arms: {k}!
From this little corner to yours: {k}!
A wave, a wink, a warm cup raised in your direction: {k}.
Written on a foggy window, with a heart: {k}.
A head around the door, a big grin: {k}!
plain:
{K}! Wishing you green lights and good snacks.
{K}! Take good care of each other.
{K}! Short, and meant.
{K}! Kind thoughts included, no assembly required.
{K}! Sending a hug to whoever needs it.
{K}. From here to wherever you are.
{K}. Good to be able to say it.
news:
{K}. The good mood has been switched on.

== observance 🤍
turn:
{K}. The calendar remembers, so that we do, too.
{K}. A line in the calendar, and a lot behind it.
{K}. It comes every year and still says something new.
{K}. Everybody marks it a little differently, and that's the nice part.
reader:
{K}. What does it mean to you?
{K}. How do you spend it?
{K}. Which memory do you connect with it?
{K}. Who are you thinking of?
Is there a dish, a song or a person that belongs to it? {K}.
scene:
Marked in the calendar, and not in pencil: {k}.
A quiet minute, a kind word, a full table or a long walk: {k}.
Somebody calls somebody, just because of the date: {k}.
plain:
{K}. Wishing everybody who marks it a good one.
{K}. A moment to stop and think of each other.
{K}. To everyone for whom it means something: all the best.
{K}. Some days are worth pausing for.
{K}. With warm wishes from here.
{K}. May it be what you need it to be.
{K}. Good to have a day that reminds us.
{K}. A reason to pick up the phone and call somebody.
{K}. However you spend it, spend it well.
{K}. Small gestures count, and this is a good time for one.

== bake-sale 🧁
under: charity
nouns: bake sales, church bake sale, school bake sale, charity bake sale, pta bake sale, cookie sale, pie sale
tags: BakeSale, Fundraiser, HomeBaked, Community
turn:
{K}. The only fundraiser with crumbs on the accounts.
“I only came to support the cause,” with a mouth full of lemon bars. {K}.
{K}. Everybody buys back their own cake out of nerves.
The ugliest cake always tastes best, and everybody knows it. {K}.
Diets are respected, and gently ignored. {K}.
Somewhere on that table is a recipe that nobody has ever been given. {K}.
reader:
{K}. Brownies, lemon bars or the mysterious one without a label?
Do you buy a slice or the whole tray “for the neighbors”? {K}.
Whose cake goes first at every bake sale?
Bake for it, buy from it or both?
scene:
A folding table, a paper cloth, a cash box that used to hold tea. {K}.
“How much is this one?” “Whatever you like.” It gets expensive. {K}.
Cellophane, ribbon, handwriting that says “contains nuts”. {K}.
Small change in a small hand, eyes at table height. {K}.
plain:
Good causes go well with frosting. {K}.
{K}. A lot of early ovens for a good reason.
Thank you to everybody who greased a pan for it. {K}.
news:
{K}. The last crumb is still being negotiated.
invite:
{K}. Come hungry, it's for a good cause.
Bring small change and a big container. {K}.
{K}. The early ones get the brownies, the late ones get the stories.
Buy a cake and say you made it. Nobody here will tell. {K}.
{K}. Dessert first, dinner eventually.

== yard-sale 🪧
under: market
nouns: yard sales, garage sales, tag sale, moving sale, neighborhood yard sale, community yard sale
tags: YardSale, GarageSale, TreasureHunt, SecondHand
turn:
{K}. One person's attic is another person's living room.
Out goes the bread maker. In comes somebody else's bread maker. {K}.
{K}: where everything has a sticker except the stories.
The thing nobody will ever want goes before the coffee is cold. {K}.
Somebody will buy half of a set and be very happy about it. {K}.
reader:
Do you haggle, or pay what it says and feel rich?
What's the best thing you ever carried home from somebody's driveway? {K}.
First house on the street or last hour bargain hunter? {K}.
What could you never put a price tag on, even a small one?
scene:
A lawn, a card table, a lamp with a sticker on its forehead. {K}.
“Does it work?” “It did in the house.” {K}.
A cardboard sign, an arrow, a car slowing down. {K}.
A box marked “everything must go”, guarded by somebody who isn't sure. {K}.
plain:
Things like a second life, and so do garages. {K}.
{K}. A good way to meet the neighbors and their cupboards.
It's nice when something useful finds new hands. {K}.
news:
{K}. The waffle iron found a good home.
invite:
{K}. Come and rummage, that's what it's for.
Bring small change and a car with room in it. {K}.
{K}. Follow the cardboard arrows.
Ask what it is. We might not know either. {K}.
{K}. Your garage called, it's worried.
`;
