export const shopNews = `
== notice 📌
turn:
{K}. Consider it our small print, in large letters.
{K}. It seemed too useful to keep behind the counter.
{K}. Now you know, and you can sound well informed at dinner.
{K}. That's us in one sentence.
{K}. It's on the sign, it's on the page, and now it's in your head.
reader:
{K}. Did you know, or did you only suspect?
{K}. What else have you always wanted to ask us?
Who do you know that always has to ask? {K}.
scene:
If you've ever wondered: {k}.
“Can I ask you something?” Always. {K}.
On our chalkboard, in the best handwriting we have: {k}.
“Quick question…” Quick answer: {k}.
plain:
{K}. Questions are welcome, even the one you think is silly.
{K}. Good to know before you need it.
{K}. Thank you for reading the sign. Few do.
invite:
{K}. Tell the friend who never knows who to ask.
{K}. Keep it in mind for the day it matters.
{K}. Pass it on and look like somebody who knows people.

== sold-out 🙌
under: notice
tags: SoldOut
turn:
{K}. An empty shelf is a compliment without words.
{K}. The early ones are smug, the late ones are making plans.
{K}. We'd feel worse about it if we weren't grinning.
Somewhere, somebody is holding the last one and feeling like royalty. {K}.
{K}. To everybody who set an alarm: it was worth it.
{K}. Nothing left to see here, and that's the good news.
{K}. We've swept the shelf for leftovers and found only pride.
reader:
{K}. Did you get yours, or are you reading this with a sigh?
{K}. Who warned you to come early? Say thank you.
Early bird, or the one who arrives with “am I too late?” {K}.
scene:
“Is there really nothing left?” We looked twice, to be polite. {K}.
“I'll come by a bit later,” somebody said. {K}.
The sign that nobody minds writing: {k}.
A bare shelf, one lonely price tag, a very happy team. {K}.
plain:
{K}. Thank you to everybody who got there first.
{K}. Sorry if you missed it, and thank you if you're the reason.
{K}. It never gets old. Thank you.
invite:
{K}. If you went home without, tell us. We keep score.
{K}. Next time, walk a little faster.

== full-house 🎟️
under: notice
tags: SoldOut, FullHouse
turn:
{K}. We can't offer you a seat, but we can offer you our thanks.
{K}. The chairs have never felt so wanted.
{K}. Please breathe in, we're going to need the room.
{K}. Nobody is more surprised than our optimists.
{K}. Introverts, this is your warning. Everybody else, see you in there.
reader:
{K}. Are you in, or are you reading this with your nose against the window?
{K}. Who grabbed a place in time? Wave from your seat.
Do you book straight away, or do you like to live dangerously? {K}.
scene:
“Any chance of squeezing in one more?” We wish. {K}.
Every chair spoken for, every hook taken: {k}.
Somebody is counting chairs again, just to be sure: {k}.
The nicest sticker to put across a poster: {k}.
plain:
{K}. Thank you for filling it up.
{K}. It's a lovely thing to be nervous about.
{K}. To everybody who's in: we can't wait. To everybody else: sorry.
invite:
{K}. Missed out? Tell us, so we know how many chairs to dream of.
{K}. If your plans change, somebody would love your place.

== price-rise 🧾
under: notice
turn:
{K}. Nobody likes writing this, and nobody likes reading it.
{K}. Everything that goes into it got dearer first.
{K}. We held it off for as long as we could.
{K}. It was this, or cutting corners. We like our corners.
reader:
{K}. If you have questions, ask. We'd rather explain than guess.
{K}. Have you noticed it elsewhere, too? Talk to us.
scene:
The post we kept putting off: {k}.
“Do we have to?” We did the sums again. We do. {K}.
Calculator, long pause, calculator again: {k}.
plain:
{K}. Thank you for understanding, and for staying.
{K}. We'd rather tell you openly than let you find out at the till.
{K}. What we put into it stays the same.
{K}. It wasn't an easy decision, and we don't take your support for granted.
Better here, in plain words, than on a small sticker: {k}.
{K}. Thank you for paying what things cost to make well.
invite:
{K}. Come and talk to us about it, we don't bite.

== delay 🐌
under: notice
turn:
{K}. We're moving as fast as sense allows.
{K}. Somewhere, a snail is feeling understood.
{K}. If it's any comfort, we're more impatient than you are.
{K}. It's on its way, just not in a hurry.
{K}. Please put the pitchforks back. We come in peace.
reader:
{K}. Is yours urgent? Write to us, and we'll look for a way.
{K}. Are you patient, or are you refreshing the page right now?
scene:
“Any minute now,” we said, and meant it. {K}.
“Is it here yet?” We ask ourselves the same. {K}.
Dear everybody who is looking out of the window: {k}.
plain:
{K}. Sorry about the wait, and thank you for your patience.
{K}. We'd rather tell you now than leave you guessing.
{K}. We know you were counting on it, and we're on it.
{K}. Thank you for being kind about it. It helps more than you know.
Before you start to wonder: {k}.
invite:
{K}. Write to us if you need to know more.
{K}. Hang in there, we haven't forgotten you.

== interrupted 🔌
under: notice
turn:
{K}. It wasn't our plan either.
{K}. We've tried turning it off and on again.
{K}. Some days pick themselves.
{K}. We've stared at it sternly. No change.
{K}. The one thing nobody puts on a business plan.
reader:
{K}. Were you on your way? Sorry. Tell us, and we'll make it work.
{K}. Anybody know somebody who's good at this?
scene:
“It'll sort itself out.” It did not. {K}.
Torn from a notepad, taped to the door: {k}.
Phone in one hand, mop or manual in the other: {k}.
plain:
{K}. Sorry, and thank you for bearing with us.
{K}. Please tell anybody who was planning to come.
{K}. We're working on it and we'll let you know.
A short note, before anybody makes the trip for nothing: {k}.
{K}. Thank you for taking it with a shrug and a smile.
invite:
{K}. Bear with us, and keep an eye on this page.
{K}. Spread the word, so that nobody is caught out.

== moved-date 🗓️
under: notice
turn:
{K}. The old date may be crossed out, with feeling.
{K}. Same plan, new square on the calendar.
{K}. If you wrote it in pencil, well done.
{K}. Memory is stubborn, so please tell it twice.
{K}. More time to look forward, or less time to worry.
reader:
{K}. Does the new date suit you better, or are you reshuffling?
{K}. Who needs to hear this before they turn up alone?
Pencil people or pen people: who has it easier now? {K}.
scene:
Eraser out, pen ready: {k}.
You, alone in front of a dark building. We'd like to spare you that: {k}.
“Wasn't it on a different day?” It was. {K}.
plain:
{K}. Sorry for the shuffle, and thank you for making it work.
{K}. Please tell everybody you were going with.
{K}. The rest of your calendar may stay as it is.
A small correction with a big effect: {k}.
invite:
{K}. Change it in your calendar while you're thinking of it.
{K}. Pass it on to the one who never reads the second message.

== helpers-wanted 🙋
tags: Volunteer, Community
turn:
{K}. No experience needed, just a pulse and a good mood.
{K}. If you've ever thought “somebody should help”, hello, somebody.
{K}. It's less work than a gym, and people thank you.
{K}. You'd be surprised how much one extra person changes.
{K}. We promise gratitude in unreasonable amounts.
{K}. The list is long, the people are nice, the gap is you-shaped.
reader:
{K}. Is it you, or do you know exactly who it is?
{K}. Who do you know that can't say no to a good cause?
What's the nicest thing you ever got talked into? {K}.
scene:
A room full of people, all carefully avoiding eye contact. Be brave: {k}.
“Could you just…” is how every lifelong volunteer began. {K}.
This is us, waving from across the street: {k}.
plain:
{K}. Every pair of hands counts, even the clumsy ones.
{K}. Come once and see whether you like it.
{K}. You'd be very welcome, and you'd be in good company.
{K}. Thank you to everybody who is already thinking about it.
invite:
{K}. Raise a hand, or gently raise somebody else's.
{K}. Write to us, or just turn up and ask where to stand.
{K}. Bring the friend who says they never do anything new.

== job-done 🔨
under: notice
turn:
{K}. The before picture has asked not to be tagged.
{K}. The best part is when nobody can tell that we were ever there.
{K}. We came, we measured twice, we swept up.
{K}. It looks as if it had always been that way. It hadn't.
{K}. A lot of work for one second of “oh, wow”.
{K}. Nobody claps at the end of a job, so we did it ourselves.
reader:
{K}. What's the first thing you notice?
{K}. Which corner of your place is next? You just thought of one.
{K}. Be honest: would you have started it yourself?
scene:
Dust settled, tools packed, one last look back: {k}.
“Can I see it?” The best moment of the job. {K}.
Boots off, radio off, lights on: {k}.
plain:
{K}. One more job we're happy to put our name to.
{K}. Thank you for trusting us with it.
{K}. It's a good feeling to leave a place better than we found it.
{K}. Good work takes a while, and then it lasts.
invite:
{K}. If yours looks like the “before”, let's talk.
{K}. Tell us what you're putting off.

== first-order 🎉
tags: SmallBusiness, ShopSmall
turn:
{K}. There will be others, but nobody forgets the first.
{K}. A stranger looked at it and said yes.
{K}. It's one on paper and everything in the heart.
{K}. The happy dance took longer than the packing.
{K}. Somewhere out there is a person who has no idea what they just did.
{K}. Big companies celebrate with a chart. This one celebrates with a squeal.
reader:
{K}. Who remembers their own first one? How loud did you scream?
{K}. What would you do: frame the receipt or stare at it?
scene:
Phone buzzes. Eyes widen. Neighbors hear it: {k}.
“Is this a joke?” It isn't. {K}.
Checked, checked again, and still true: {k}.
Framed, dated and hung up, at least in spirit: {k}.
plain:
{K}. Thank you to whoever you are. It means the world.
{K}. From an idea at the kitchen table to this.
{K}. Every business has a day like this, and now this one has, too.
{K}. Thank you to everyone who said “just try it”.
invite:
{K}. Be the second. It's a very good number.
{K}. Tell a small shop that you like what they do.

== kind-words 💬
under: notice
tags: CustomerLove, ThankYou
turn:
{K}. We're fine. There's just something in our eye.
{K}. That's the kind of mail that gets read twice.
{K}. It goes straight on the wall, next to the fire exit plan.
{K}. On slow days, we'll take it out and read it again.
{K}. You can't put that on a price list.
{K}. It outshines every spreadsheet in the building.
reader:
{K}. Who deserves a nice word from you?
{K}. When did you last tell somebody they did a good job?
Do you write reviews, or do you love in silence? {K}.
scene:
Read aloud, to the whole team, with a slightly shaky voice: {k}.
A quiet “aww” from the back room. {K}.
“You have to see this.” {K}.
plain:
{K}. This is why we do it.
{K}. Thank you. You have no idea how far that carries us.
{K}. Small gesture, big smile.
{K}. Moments like that make up for the paperwork.
invite:
{K}. If something made you happy, say it out loud. Somebody needs it.
{K}. Keep them coming, we have plenty of wall.

== raised 🤲
under: thanks
tags: Community, ThankYou
turn:
{K}. That's what happens when everybody gives a little.
{K}. Nobody did it alone, which is the best part.
{K}. We counted it twice because we couldn't believe it, and then once for fun.
{K}. Generosity turns out to be contagious.
{K}. It's a number with a lot of people behind it.
{K}. Some sums look better the longer you look at them.
reader:
{K}. Who gave, baked, ran, shared or cheered? Take a bow.
{K}. Who should hear a thank-you from you for their part in it?
scene:
A calculator, a gasp, a second calculator: {k}.
Picture a lot of small coins holding hands: {k}.
A drumroll on the donation box: {k}.
plain:
{K}. Thank you to every single person who chipped in.
{K}. Every bit of it came from somebody who didn't have to.
{K}. Proud of this community, now and in general.
{K}. It will do good where it's going.
invite:
{K}. Pat yourself on the back, then pat your neighbor's.
{K}. Tell the people who helped. They made that number.

== teaming-up 🤝
under: notice
turn:
{K}. It began as “wouldn't it be funny if”.
{K}. Many heads, one idea, no adult supervision.
{K}. We've liked each other from afar for long enough.
{K}. Your favorites are officially on speaking terms.
{K}. It makes so much sense that we wonder who stood in the way.
reader:
{K}. What do you think we're going to argue about first?
{K}. Who else should team up? Wrong answers welcome.
{K}. Did you see that one coming?
scene:
A handshake, a grin, a pile of ideas: {k}.
“Are you thinking what we're thinking?” They were. {K}.
Like a crossover episode, but real: {k}.
Picture everybody talking at the same time: {k}.
plain:
{K}. Good things happen when good people share a table.
{K}. We couldn't think of better company.
{K}. It's more fun together, and it shows.
invite:
{K}. Cheer for both of us, we share.
{K}. Tell the fans on both sides.

== good-grade 🏅
under: notice
turn:
{K}. We're trying to be humble about it. Look at us try.
{K}. It's official, stamped, and going in a frame.
{K}. Somebody get the good hammer, this one goes on the wall.
{K}. All the dull things, done properly, on one sheet of paper.
{K}. Our mothers have been informed.
reader:
{K}. How do we celebrate: cake, bells or a very loud song?
{K}. Who's proud with us?
scene:
A deep breath, an opened envelope, a scream: {k}.
“So, did you get it?” Yes. Yes, we did. {K}.
High fives all round, in clean gloves: {k}.
plain:
{K}. Proud of everybody who made it happen.
{K}. A piece of paper with a lot of work behind it.
{K}. Thank you for believing in us before it was official.
{K}. It means we can look you in the eye and smile.
invite:
{K}. Come and celebrate with us.
{K}. Congratulate whoever you meet from our team. They earned it.

== new-gear 🔧
under: notice
turn:
{K}. We've read the manual. Well, one of us has. Well, the pictures.
{K}. Nobody has stopped stroking it since.
{K}. It has more buttons than we have fingers.
{K}. The old one has been thanked for its long service.
{K}. Grown adults, fighting over who goes first.
{K}. It's not a toy, we keep telling each other.
reader:
{K}. It needs a name. Go.
{K}. Who wants a tour? We'll pretend to be annoyed.
scene:
“Don't press that.” Somebody pressed that. {K}.
Bubble wrap everywhere, and one very happy team: {k}.
The sound of people saying “ooh” around a machine: {k}.
plain:
{K}. It took a while to get here, and it was worth every bit of it.
{K}. A big day for us, even if it looks like a big box.
{K}. It means a lot to a small place like ours.
invite:
{K}. Come and admire it with us. We won't stop you.
{K}. Drop in and meet the newcomer.

== listing 🏡
tags: RealEstate, HomeSweetHome
turn:
{K}. You're only looking, and you've already placed the couch.
{K}. The front door has a good feeling about this.
{K}. Floor plans are just daydreams with measurements.
{K}. Somewhere, a set of keys is waiting for a new pocket.
reader:
{K}. What decides it for you: the kitchen, the light or the closets?
{K}. Which of your friends keeps sending you listings? Beat them to it.
Do you fall for a house at the door, or at the second visit? {K}.
scene:
“We're just browsing.” Tape measure in hand. {K}.
Picture your name on the mailbox: {k}.
Shoes at the door, voices echoing, plans being made: {k}.
plain:
{K}. It will be somebody's “we live here now”.
{K}. Walls with room for new stories.
{K}. Every home begins as an address.
invite:
{K}. Ask us for a look around.
{K}. Send it to the friend who has been searching for ages.
{K}. Come and stand in it. You'll know.

== home-sold 🔑
tags: RealEstate
turn:
{K}. The sign in the yard has done its job.
{K}. Somebody's already arguing about where the couch goes.
{K}. From “just looking” to “where do we sign”.
{K}. The house kept its nerve, and so did we.
{K}. It went faster than choosing a paint color ever will.
reader:
{K}. Who's next? You've been looking at kitchens again.
{K}. How did you know that yours was the one?
scene:
Pen down, shoulders down, big smile: {k}.
“Did we get it?” The best phone call of this job. {K}.
A handshake, a deep breath, a new chapter with closets: {k}.
plain:
{K}. Congratulations to everybody involved.
{K}. It's a good feeling when a house finds its people.
{K}. Thank you for trusting us with something this big.
{K}. Paperwork, but the happy kind.
invite:
{K}. Thinking about yours? Let's talk.
{K}. If you're curious what yours could do, ask.

== lost-found 🧤
under: notice
turn:
{K}. It has been telling us that you'll be back any minute.
{K}. It's well, it's warm, and it misses you.
{K}. We aren't judging. We've left worse in worse places.
{K}. Somebody, somewhere, is patting their pockets.
{K}. It's starting to feel at home here.
reader:
{K}. Yours? Describe it to us, we like a good quiz.
{K}. Whose is it? We're good at keeping secrets, but bad at keeping stuff.
Who do you know that leaves a trail behind them? {K}.
scene:
A shelf of single gloves and broken hearts. New arrival: {k}.
Missing person, the other way round: {k}.
Lonely, well behaved, waiting by the counter: {k}.
plain:
{K}. We'd love to see them back together.
{K}. Help us find the right person.
invite:
{K}. If it's yours, come and get it. It's been asking.
{K}. Share it, and somebody's day gets better.

== busy-day 💪
under: notice
turn:
{K}. If you need us, we're lying on the floor, smiling.
{K}. Our feet would like to talk to you. The rest of us would like to thank you.
{K}. We've forgotten how to sit, but not how to smile.
{K}. The quiet day we'd planned has been postponed again.
{K}. It's the good kind of tired.
reader:
{K}. Were you in the middle of it? Thank you for your patience.
{K}. How do you come down after a day like that?
scene:
Door, hello, next, door, hello, next: {k}.
“Has anybody seen my coffee?” It's where you left it, cold. {K}.
Aprons off, shoes off, volume off: {k}.
plain:
{K}. Thank you for every single visit.
{K}. We remember when we hoped for days like that.
{K}. A full house and a full heart.
{K}. You kept us on our toes, and we loved it.
invite:
{K}. Come again, we've nearly caught our breath.
{K}. Tell us what made you come. We'd like to do more of it.

== quiet-day 🍃
under: notice
turn:
{K}. You can hear the shelves settle.
{K}. We've straightened everything. Some of it twice.
{K}. Even the door sounds surprised when it opens.
{K}. If you've ever wanted our full attention, this is your chance.
{K}. The plants have had a long talk with us.
reader:
{K}. Where is everybody? Asking for a small shop.
{K}. Quiet browsing or a long chat: what can we do for you?
scene:
A clock, a broom, and somebody humming: {k}.
“Is it always this calm?” Come and find out. {K}.
Somebody reorganizes a drawer that was fine: {k}.
plain:
{K}. Slow days count, too.
{K}. Small shops live on the people who just drop by.
{K}. A good day for a good look around.
invite:
{K}. Come and say hello, you'd make our day.
{K}. No queue, no rush, and somebody who'd love a chat.
{K}. Bring your questions, we have time for the long answer.

== season-end 🍂
under: notice
turn:
{K}. We'll miss your faces more than the early mornings.
{K}. All good things need a nap eventually.
{K}. The folding tables have earned a rest, and so have we.
{K}. It went by like it always does: slowly at first, then all at once.
{K}. The to-do list for the break is already longer than the break.
reader:
{K}. What was your favorite this time around?
{K}. What should we bring back when we're back?
scene:
Shutters down, signs in, one last look: {k}.
“Already?” Every time. {K}.
The last load, the last wave, the last “see you”: {k}.
plain:
{K}. Thank you for being part of it.
{K}. It was a good one because of you.
{K}. We'll be thinking of you while we put our feet up.
invite:
{K}. Come and say goodbye properly.
{K}. Stock up, or at least give us a wave.

== back-open 🚪
under: notice
turn:
{K}. The lights remember how it goes, and so do we.
{K}. Give us a minute to find the good pen.
{K}. We've missed the bell above the door.
{K}. The inbox saw us coming and grew.
{K}. You may stop pressing your nose against the glass.
reader:
{K}. Who's first? We've kept a smile for you.
{K}. What did you miss? Please say us.
scene:
Key in the lock, lights on, first hello: {k}.
“You're back!” We are. {K}.
Sign turned, kettle on, sleeves up: {k}.
plain:
{K}. It's good to see you again.
{K}. Thank you for waiting for us.
{K}. The break was nice. This is nicer.
invite:
{K}. Come in and tell us what we missed.
{K}. Drop by, even if it's just to say hello.

== still-open 💡
under: notice
turn:
{K}. Rumors travel fast. We'd like to overtake them.
{K}. Pinch us, we're real.
{K}. Reports to the contrary have been greatly exaggerated.
{K}. We're as here as ever, possibly more.
reader:
{K}. Who told you otherwise? Send them over for a look.
{K}. When were you last in? Come and check for yourself.
scene:
“I heard you were…” You heard wrong, luckily. {K}.
Light on, door unlocked, somebody waving: {k}.
Town gossip, corrected: {k}.
plain:
{K}. Thank you to everybody who asked instead of assuming.
{K}. We aren't going anywhere.
{K}. It's nice to know that you'd miss us.
invite:
{K}. Come by and see for yourself.
{K}. Tell whoever told you.

== handover 🔑
under: notice
turn:
{K}. The keys are heavier than they look.
{K}. A lot of history on one key ring.
{K}. The good habits stay. The bad jokes were part of the deal.
{K}. You can hand over a shop, but not the way somebody greeted you. That has to be learned.
{K}. The squeaky floorboard comes with it.
reader:
{K}. What should never change about this place?
{K}. What's your oldest memory of coming in?
scene:
Somebody shows somebody which switch is which: {k}.
One hand lets go, another one takes hold: {k}.
“You know where everything is?” “I grew up with people like you asking.” {K}.
plain:
{K}. Thank you to those who came before and those who stay.
{K}. It's an honor, and it comes with a to-do list.
{K}. Some things are worth carrying on.
invite:
{K}. Come and shake both hands.
{K}. Tell us a story about this place, we're collecting.

== sweet-regular ☕
under: notice
turn:
{K}. Some people come in, others belong.
{K}. The furniture knows the footsteps.
{K}. There are customers, there are regulars, and then there's this.
{K}. You could set a clock by it, and it would be happier for it.
{K}. A place is only as good as the people who come back.
reader:
{K}. Who's the regular everybody knows at your favorite place?
{K}. Where do they know your order before you say it?
scene:
The usual, without a word. {K}.
A nod, a smile, a chair that knows its owner: {k}.
If loyalty had a face, it would be this one: {k}.
plain:
{K}. It's people like that who make a place.
{K}. We're lucky, and we know it.
{K}. Thank you for coming back, again and again.
invite:
{K}. Tell a place you love that you love it.

== good-guest 🐾
under: notice
turn:
{K}. Better behaved than most of us.
{K}. Top marks, a gold star and a small bow.
{K}. There should be a loyalty card with paws on it.
{K}. The team is still talking about it in a high voice.
reader:
{K}. Who's the politest customer you know? Paws allowed.
{K}. Is yours an angel too, or does yours have opinions?
scene:
A small audience formed. Nobody got any work done: {k}.
“Who's a good customer?” We have an answer. {K}.
Somebody is getting a fan club. {K}.
plain:
{K}. Visits like that make our day.
{K}. We'd have them back in a heartbeat.
{K}. Thank you for trusting us with the best one you've got.
invite:
{K}. Come again soon, we've got a favorite now.
{K}. Bring yours, we'd like to meet everybody.

== collecting 📦
tags: Community, GiveBack
turn:
{K}. What's lying around at yours could make somebody's day.
{K}. You've been meaning to sort that cupboard anyway.
{K}. Small things pile up. That's the idea.
{K}. You know that one thing in the closet? Yes, that one.
reader:
{K}. What do you have too much of that somebody else is looking for?
{K}. Who could you ask, too? Offices, neighbors, that one aunt.
scene:
One box by the door, slowly filling up: {k}.
A bag, a drop-off, a good feeling on the way home: {k}.
“Is this still any good?” To somebody, it's exactly right. {K}.
plain:
{K}. Every piece helps.
{K}. Thank you to everybody who gives, carries, sorts and shares.
{K}. It takes you a minute and helps for much longer.
{K}. No gift is too small for this.
invite:
{K}. Have a look around at home, then come and see us.
{K}. Pass it on to the person with the biggest closet.

== name-it 🗳️
under: question-opinion
turn:
{K}. We've argued about it long enough among ourselves.
{K}. We have a favorite, but we'd like to be overruled.
{K}. Democracy starts small.
reader:
{K}. Wrong answers are also welcome, possibly more so.
{K}. First thought counts, second thoughts cost extra.
{K}. Your idea could be the one we're pretending we had.
{K}. The comments are open, our minds are too.
scene:
A long meeting, many opinions, no result. Over to you: {k}.
A whiteboard full of crossed-out ideas: {k}.
“Let's ask people with taste.” So: {k}.
plain:
{K}. We'd really like to know what you think.
{K}. You know us. You know best.
{K}. Thank you for saving us another meeting.
invite:
{K}. Tell us below, we read every one.
{K}. Ask your friends, too. The more opinions, the merrier.

== who-wants 🙋
under: question-opinion
turn:
{K}. Don't all shout at once. Actually, do.
{K}. Please form an orderly queue, or a cheerful crowd.
{K}. Asking for a room full of enthusiastic people.
{K}. It's a trick question only if you say no.
reader:
{K}. Hands up, no pushing.
{K}. Tag the one who's already halfway there.
{K}. First answer counts, second thoughts are cheating.
scene:
A silence, then a chair falls over as somebody jumps up: {k}.
“Me!” from the back, before the sentence was over: {k}.
Somebody cups their hands and shouts across the street: {k}.
plain:
{K}. Say the word and you're in.
{K}. It's more fun with you. We checked.
{K}. A simple “me” will do.
invite:
{K}. Speak up, we're listening.
{K}. Answer below, and bring somebody who'd say yes, too.

== our-mistake 🙇
turn:
{K}. No excuses, just an apology and a long to-do list.
{K}. You deserved better, and we know it.
{K}. We've had that conversation with ourselves, and it wasn't short.
reader:
{K}. If it hit you, write to us. We'll make it right.
{K}. Tell us what we can do better. We mean the question.
scene:
The post that nobody wants to write, written: {k}.
“Should we say something?” Yes. {K}.
plain:
{K}. We're sorry, and we'll do better.
{K}. Thank you for telling us, and for giving us another chance.
{K}. We'd rather say it openly than hope that nobody noticed.
{K}. It's on us, and we're putting it right.
{K}. We take it seriously, even if we usually joke here.
{K}. Thank you for your patience while we fix it.
invite:
{K}. Write to us, and a person will answer.
{K}. Talk to us, we're listening.

== match-won 🏆
turn:
{K}. The quiet, modest reaction is scheduled for never.
{K}. The washing machine can wait, the singing can't.
{K}. Everybody had a hand in it, and some had a foot.
{K}. Voices gone, smiles intact.
{K}. We'd replay it in slow motion, but we were screaming.
reader:
{K}. Who was your star? Careful, they're all reading.
{K}. How loud were you, on a scale from polite to hoarse?
scene:
Whistle, pile of bodies, joy: {k}.
“What a game.” Everybody, to everybody, all the way home. {K}.
Muddy knees, enormous grins: {k}.
plain:
{K}. Proud of the whole team, bench included.
{K}. Thank you for the cheering, we heard every word.
{K}. A good day to wear these colors.
invite:
{K}. Come along next time and shout with us.
{K}. Tell the team what you thought. They'll be unbearable.

== match-lost 🫶
turn:
{K}. The score says one thing, the effort says another.
{K}. We'll take the lesson and leave the rest.
{K}. Nobody hung their head for long.
{K}. It stings. That's how you know we care.
{K}. The other team was good. So was our singing.
reader:
{K}. What do you say to a team after a day like that?
{K}. Who deserves a pat on the back anyway?
scene:
Muddy, tired, already talking about the next one: {k}.
Shirts in a heap, heads up: {k}.
“Next time.” Everybody, at once. {K}.
plain:
{K}. Thank you for cheering to the last minute.
{K}. Still proud of every one of them.
{K}. Win or lose, these are our people.
invite:
{K}. Come to the next one, we could use your voice.
{K}. Leave them a kind word.

== getting-ready 🪜
tags: SmallBusiness
turn:
{K}. It's beginning to look like something, if you squint.
{K}. The to-do list is shrinking. The coffee supply, too.
{K}. We keep standing in the doorway, just to look.
{K}. Everything takes longer than planned, except falling in love with it.
{K}. We've stopped asking what else could go wrong.
reader:
{K}. What do you look at first in a new place?
{K}. Who's curious yet? We are, and we live here now.
scene:
Ladders, dust, big plans: {k}.
“Is that straight?” “Define straight.” {K}.
A tape measure, a pencil behind the ear, and a grin: {k}.
plain:
{K}. One step closer.
{K}. Thank you for asking how it's going. It's going.
{K}. It's small, but we'll remember it.
invite:
{K}. Peek through the window, we'll wave.
{K}. Keep your fingers crossed and your calendar loose.

== new-intake 👋
under: booking
turn:
{K}. New here is a good thing to be.
{K}. There's a chair with your name on it, as soon as we know your name.
{K}. You've had “find somebody good” on your list for a while.
{K}. We like our regulars. They were all new once.
reader:
{K}. Who do you know that's still looking for the right place?
{K}. Have you been putting off the search? It can end here.
scene:
“Are you taking anybody new?” Yes. {K}.
A clean page, a sharp pencil, and time to listen: {k}.
You, finally deleting that reminder: {k}.
plain:
{K}. We look forward to getting to know you.
{K}. Ask us anything beforehand.
{K}. New faces are welcome, nervous ones included.
{K}. Take your time, then give us a call.
invite:
{K}. Send it to the friend who just moved here.
{K}. Say hello, we'll do the rest.

== adopt-me 🐾
tags: AdoptDontShop, Adoptable
turn:
{K}. Somebody's best friend, still unaware of it.
{K}. Experienced in naps, open to long-term arrangements.
{K}. You don't need a big house. You need room on the couch.
{K}. Warning: “just looking” has never worked on anybody.
reader:
{K}. Who do you know with a gap on the sofa?
{K}. Are you ready to be outvoted on who gets the warm spot?
{K}. Who's been saying “one day we'll get one”?
scene:
Big eyes, clear plan: your lap. {K}.
References available from everybody who has met them: {k}.
A carrier in the car, a name on the tip of your tongue: {k}.
plain:
{K}. Good homes wanted, the forever kind.
{K}. Even sharing this helps.
{K}. Somewhere, the right person is scrolling past right now.
invite:
{K}. Come and meet them. No pressure, apart from the eyes.
{K}. Pass it on to somebody with a soft heart.

== proud-of 🌟
under: thanks
turn:
{K}. We'd act casual, but we've told everybody.
{K}. There's something in everybody's eye.
{K}. Remember the early days? We do. Look now.
{K}. All the practice nobody saw just became visible.
{K}. You can't teach that kind of stubbornness. We tried to take credit anyway.
reader:
{K}. Leave a “well done” below, they'll read every one.
{K}. Who believed in you before you did?
scene:
A phone call, a scream, a room full of grins: {k}.
Standing ovation, front row: {k}.
“I did it!” Hearing that never gets old. {K}.
plain:
{K}. Proud doesn't begin to cover it.
{K}. It's earned, every bit of it.
{K}. Days like that are why we do this.
{K}. Hard work looks good on them.
invite:
{K}. Join us for a round of applause.

== tickets-out 🎟️
turn:
{K}. You may start pestering your friends.
{K}. The good seats have no loyalty. They go with whoever's first.
{K}. Procrastinators, we love you, but the back row is drafty.
{K}. Finally something to stick to the fridge.
reader:
{K}. Who's sitting next to you?
{K}. Front row or near the exit: where do you belong?
{K}. Who has never once been talked into it, and should be?
scene:
“Did you get them?” “I thought you were getting them.” Don't be those people. {K}.
Alarm set, card ready, fingers warm: {k}.
A ticket in the hand, a plan in the calendar: {k}.
plain:
{K}. We'd love to see every seat taken.
{K}. Something to look forward to, on paper.
{K}. A lot of people have worked hard for this. Come and see.
invite:
{K}. Get yours, then gloat gently.
{K}. Tell the whole row.

== reminder 🪧
turn:
{K}. Signs rarely come this clear.
{K}. You were looking for permission. Here you go.
{K}. The universe couldn't make it, so we're telling you.
{K}. You've heard it before. This time, mean it.
{K}. Future you has already said thank you.
reader:
{K}. How long have you been putting it off? Don't answer that.
{K}. Who needs to be told as well? Tag them, kindly.
{K}. What's stopping you? Exactly.
scene:
In large letters, with an arrow pointing at you: {k}.
Tap, tap, on your shoulder: {k}.
If this post could raise an eyebrow, it would. {K}.
plain:
{K}. Be good to yourself, and do it soon.
{K}. Small step, large sigh of relief.
{K}. Consider yourself gently nudged.
invite:
{K}. Go on. We'll wait here.
{K}. Do it while you're thinking of it.

== meet 👋
turn:
{K}. Runs the place, whatever it says on the door.
{K}. You'll pretend you came in for something else.
{K}. The real reason people drop by.
{K}. Introductions are short here, friendships less so.
reader:
{K}. Say hello below, messages are passed on.
{K}. What would you ask first?
scene:
“And who's this?” We hoped you'd ask. {K}.
A small wave, a big personality: {k}.
Please rise for the most popular face around here: {k}.
plain:
{K}. You'll like each other.
{K}. We couldn't do it without this one.
{K}. A name to remember.
invite:
{K}. Come in and say hi in person.
{K}. Next time you're here, introduce yourself.

== hours-of-work ⏱️
turn:
{K}. Fast would have been possible. Good wasn't.
{K}. Worth it? Ask again after some sleep. But yes.
{K}. You can't see the swearing, which is the point.
{K}. Patience isn't a virtue here, it's an ingredient.
{K}. And it still looks as if it had been easy.
reader:
{K}. What's the longest you've ever stuck with one thing?
{K}. Guess which part took the longest. It's never the one you think.
scene:
Coffee gone cold, back gone stiff, still smiling: {k}.
“Almost done,” said many, many times. {K}.
A step back, a long look, a slow nod: {k}.
plain:
{K}. Good things take the time they take.
{K}. Tired hands, happy head.
{K}. Some work you do for the money, and some for the last look at it.
{K}. Every minute is in there somewhere.
invite:
{K}. Come a little closer, the details are the best part.

== setback 🫖
turn:
{K}. It stings, and then it's a lesson, and then it's a story.
{K}. Not every day gets a frame.
{K}. Good days come with receipts. So do these.
{K}. The part of running things that nobody puts on a poster.
reader:
{K}. What keeps you going on days like that?
{K}. How do you shake it off? Asking sincerely.
scene:
A deep breath, a cup of tea, back to the bench: {k}.
Laptop closed a little harder than necessary. {K}.
“It's just business.” Sure. It still hurts a bit. {K}.
plain:
{K}. The next page is blank, and that's a comfort.
{K}. Some days are for learning, and they're rarely fun.
{K}. It happens to everybody, and it still feels personal.
{K}. One no makes room for a better yes.
{K}. We'll be fine. For now, we're allowed to grumble.
{K}. Onward, with a small sigh.

== fresh-out 🥄
turn:
{K}. Some announcements you can smell before you read them.
{K}. It won't stay around long enough to need a label.
{K}. Patience had its turn. Now it's yours.
{K}. We'd describe it, but our mouths are full.
reader:
{K}. Who's already putting on their shoes?
{K}. One for now, one for later, or are you an optimist?
{K}. Who gets the first taste at your place?
scene:
“Is it ready?” “It's ready.” A small stampede. {K}.
A lid lifted, a cloud of steam, silence: {k}.
Follow your nose, it knows: {k}.
plain:
{K}. As good as it's ever going to be, which is right now.
{K}. We waited too. It's hard for everybody.
{K}. Best enjoyed before you've finished reading this.
invite:
{K}. Come and get it.
{K}. Be quick, or be friends with somebody quick.

== away-note ✈️
under: notice
turn:
{K}. The plants have been informed and are being brave.
{K}. We'll hold the fort and try not to move the good scissors.
{K}. The place will be one good laugh short.
{K}. Everybody needs a break, even the ones who say they don't.
reader:
{K}. Do you need something in the meantime? Ask us.
{K}. Who covers for you when you're away?
scene:
An empty chair, a mug turned upside down, a note: {k}.
“Can I speak to…” Not right now, we're afraid. {K}.
Auto-reply, read aloud: {k}.
plain:
{K}. Somebody will be happy to help you in the meantime.
{K}. Well deserved, and we'll manage.
{K}. Thank you for your patience until then.
invite:
{K}. Leave a kind word, it will be passed on.

== made-it-through 🛋️
turn:
{K}. If you need anything, ask quietly. Everyone's lying down.
{K}. The calendar has a blank square in it, and it's beautiful.
{K}. The alarm clock has been told to mind its own business.
{K}. Somewhere between relief and a very long nap.
{K}. Suddenly the evenings have edges again.
reader:
{K}. What do you do first when it's finally over?
{K}. Who else is just sitting there, staring kindly at a wall?
scene:
Shoes off, phone down, silence: {k}.
A sigh that starts at the ankles: {k}.
“So what now?” “Nothing. Beautiful nothing.” {K}.
plain:
{K}. It was a lot, and it was good, and it's done.
{K}. Thank you to everybody who was part of it.
{K}. Tired in the way that feels earned.
invite:
{K}. Raise a cup with us, whatever's in it.

== customer-quirk 🧾
turn:
{K}. The customer is always… something.
{K}. We kept a straight face, and we'd like a medal for it.
{K}. This is why there's a back room.
{K}. It goes in the book we'll never be allowed to publish.
{K}. You can't make it up, and nobody has to.
reader:
{K}. Who works with people and can top that?
{K}. What would you have said? Out loud, I mean.
scene:
Polite smile outside, circus music inside: {k}.
A deep breath, a count to a very high number: {k}.
“How can I help you?” Famous last words. {K}.
plain:
{K}. Most people are lovely. And then there are the stories.
{K}. Be nice to whoever is behind the counter.
{K}. It takes all sorts, and they all come in on the same day.
{K}. Working with people: never dull.
invite:
{K}. Tip your barista, hug your hairdresser, thank your waiter.

== made-here 🧵
turn:
{K}. You can't see the hours, but you can feel them.
{K}. There's a lot of life between the first step and the last.
{K}. It looks simple from the outside. We like it that way.
{K}. The mess is part of the recipe.
{K}. Nobody believes how many steps there are until they see it.
reader:
{K}. Which part would you most like to watch?
{K}. What would you like to know about how it's done?
scene:
Sleeves up, music on, world out: {k}.
A worktable, a lamp, and something slowly taking shape: {k}.
First a mess, then a maybe, then a yes: {k}.
plain:
{K}. It's slow, and that's what makes it ours.
{K}. Every piece has a bit of the day in it.
{K}. We love the making as much as the having made.
{K}. That's how it begins, every time.
invite:
{K}. Ask us anything about it, we'll talk for too long.

== on-display 🪟
turn:
{K}. Please feel free to stop, stare and pretend to check your hair.
{K}. There's glitter in places we'd rather not discuss.
{K}. We stepped back across the street to look. So did a bus driver.
{K}. It took longer than planned and looks better than we dared.
reader:
{K}. What do you spot first?
{K}. Who should walk past and be surprised?
scene:
Noses on the glass, and that's just us: {k}.
“A bit to the left.” “My left?” “The other left.” {K}.
Ladder away, one last look, done: {k}.
plain:
{K}. Come and see it in real life, a screen doesn't do it justice.
{K}. A little something for everybody who walks by.
{K}. We hope it makes your street a little brighter.
invite:
{K}. Walk past slowly, then turn around.
{K}. Take a picture, we won't mind.

== guess 🤔
turn:
{K}. Confidence counts for nothing, but it's fun to watch.
{K}. Please don't bring your nephew and his calculator.
{K}. Somebody always gets it almost right, and never gets over it.
reader:
{K}. Good guesses win respect, wild ones win our hearts.
{K}. Answers below. Show your work if you must.
{K}. Who in your family would take this far too seriously?
scene:
Squint, hum, guess: {k}.
A pencil behind the ear, a very serious face: {k}.
“I've got a system.” Of course you have. {K}.
plain:
{K}. Just for fun, and for a little glory.
{K}. Every guess makes us smile.
{K}. You've got as good a chance as anybody.
invite:
{K}. Have a go, and drag somebody in with you.

== in-the-wild 👀
turn:
{K}. We played it cool. We did not play it cool.
{K}. Nobody knew why we were grinning, and that made it better.
{K}. They grow up so fast.
{K}. Somewhere out there, it has a life without us.
reader:
{K}. Where have you taken yours? Show us.
{K}. Would you have said something, or just stared?
scene:
A double take, an elbow in the ribs, a whisper: {k}.
“Is that…?” It is. {K}.
Like meeting your own child at somebody else's party: {k}.
plain:
{K}. It never stops being strange, and it never stops being lovely.
{K}. Small makers live for this.
{K}. Whoever you are: good taste.
invite:
{K}. If you see one, wave. It might be us.

== farewell 🤍
under: thanks
turn:
{K}. The place will need a while to get used to it.
{K}. Some people leave a gap with a very particular shape.
{K}. The coffee mug stays on its hook. Nobody would dare.
{K}. You can hand over the keys, but not the way somebody said good morning.
reader:
{K}. What's your favorite memory? Write it below, they'll be read.
{K}. Who'd like to say a proper thank-you? This is the place.
scene:
A round of applause that doesn't want to end: {k}.
A card with too many signatures to fit: {k}.
A speech, a lump in the throat, a second attempt: {k}.
plain:
{K}. Thank you for everything, the small things most of all.
{K}. You'll be missed, and you'd better visit.
{K}. With love and gratitude, and a little envy of the free mornings.
{K}. It won't be the same, and that's a compliment.
invite:
{K}. Come and say goodbye in your own words.

== prize-won 🏅
under: notice
turn:
{K}. Modesty is a virtue, and we'll get back to it.
{K}. It already has a spot picked out on the wall.
{K}. All those practice rounds didn't lie.
{K}. The grin hasn't come off since.
reader:
{K}. Who called it? You may say “told you so”.
{K}. How loud would you have screamed?
scene:
A name read out, a scream, a hug with too many arms: {k}.
“And the winner is…” Heart: stopped. Then: {k}.
A handshake, a photo, a very silly smile: {k}.
plain:
{K}. Proud, and not even trying to hide it.
{K}. A good day for everybody who put work into it.
{K}. Thank you to the judges, and to everybody who cheered.
{K}. Hard work, with a bow on it.
invite:
{K}. Congratulations are accepted at any hour.

== got-you-covered 🙌
turn:
{K}. Consider it first aid.
{K}. Cause and cure, in one post.
{K}. Help comes in many shapes, and some have opening hours.
{K}. Problems come in all sizes. So do solutions.
reader:
{K}. Who needs this? Send it over.
{K}. How bad is it, honestly? Come by and tell us.
scene:
You: a sigh. Us: already waving. {K}.
A hand on your shoulder, kindly: {k}.
“What would help?” We may know: {k}.
plain:
{K}. Sometimes it really is that simple.
{K}. Come as you are, leave a little lighter.
{K}. We can't fix everything, but we can start there.
{K}. We're here, and we're good at this.
invite:
{K}. Come by, no explanation needed.

== phrase
turn:
{K}. It sounds small, and it isn't.
{K}. There's more to it than fits into a line.
{K}. Nobody planned a big moment, and yet.
{K}. The details are where the fun is.
{K}. Ordinary words, extraordinary amount of feeling.
{K}. Some things need no caption, but they get one anyway.
reader:
{K}. What comes to mind first? Go on.
{K}. Who has to see this?
{K}. What would you add to it?
{K}. Does that sound like anybody you know?
scene:
A quiet drumroll, and then: {k}.
In the middle of everything else: {k}.
“What's all this?” Glad you asked: {k}.
Picture it in good light: {k}.
The headline, handwritten: {k}.
plain:
{K}. Worth stopping for.
{K}. Worth a moment of your time.
{K}. That's it, and it's good.
{K}. Here for it, all the way.
{K}. One of those things that make it all worthwhile.
`;
