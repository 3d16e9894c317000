export const business = `
== offer 👀
turn:
{K}. If you were waiting for a sign, this one comes with numbers.
{K}. Your wallet asked us to pass on its thanks.
{K}. Somewhere, your most sensible friend just nodded.
{K}. The little voice that says “treat yourself” has been right all along.
{K}. Consider the excuse you were saving officially expired.
{K}. Good news for people who like good things and also math.
{K}. You could keep scrolling, but would you forgive yourself?
{K}. We tried to come up with a downside and got distracted.
{K}. Procrastinators, this is the rare case where waiting paid off.
reader:
{K}. Who are you telling first, and who are you telling after you've been?
{K}. Tag the friend who has been “thinking about it” for ages.
{K}. Are you a jump-right-in person or a sleep-on-it person?
{K}. What's been on your list longest? This could be its moment.
{K}. Which friend will pretend they were going to come anyway?
scene:
Inner voice: do we need it? Also inner voice: {k}.
A short play: you walk past. You read this. You walk back. {K}.
Dear future you: you're welcome. {K}.
You, explaining to everyone at home how much you saved: {k}.
plain:
{K}. No catch, no fine print in tiny letters, just a nice thing.
{K}. A small thank-you from us to you.
{K}. We like it when good things are within reach.
{K}. Simple as that, and we hope it makes your day.
{K}. We're looking forward to seeing you.
{K}. Kind on the budget, and we mean it kindly.
invite:
{K}. Come by, say hi, leave happier.
{K}. Bring the friend who keeps putting it off.
{K}. The door is open and so is the calendar.
{K}. Put it in your calendar before your calendar puts something else there.
{K}. Send this to the one who always asks “do they ever have deals?”

== offer-free 🎁
turn:
{K}. Your budget just took the rest of the day off.
{K}. We checked: it really is that simple.
{K}. Suspiciously nice, we know. We're just in a good mood.
{K}. Math homework: none.
{K}. Yes, you read that right. No, there's no trick.
{K}. Your inner skeptic may relax now.
reader:
{K}. Who's the first person you'd bring along?
{K}. What's stopping you now? Honestly?
{K}. Who do you know that never says no to this?
{K}. Have you ever tried it, or is this your chance?
scene:
“There must be a catch.” There is not. {K}.
You: reaching for your wallet. Us: gently shaking our heads. {K}.
Somebody in your group chat needs to see this: {k}.
The sound of no money leaving an account: lovely. {K}.
plain:
{K}. Because trying something new should be easy.
{K}. Our treat, with pleasure.
{K}. We'd love for you to give it a go.
{K}. A little something from us, just because.
{K}. No strings, just a warm welcome.
invite:
{K}. Come curious, leave with a story.
{K}. All you need to bring is yourself.
{K}. Pass it on to somebody who could use a nice surprise.
{K}. Say the word and we'll save you a place.

== offer-ends ⏳
turn:
{K}. This is the gentlest alarm clock you'll ever hear.
{K}. Speak now, or hear your friends talk about it later.
{K}. “I'll do it later” has met its natural enemy.
{K}. The early bird got it. The slightly late bird still can.
{K}. Future you is reading this and clearing their throat.
{K}. We don't do pressure. We do friendly throat-clearing.
{K}. Fence-sitters, mind the drop.
reader:
{K}. Is your name already on it, or just in your thoughts?
{K}. Who in your life needs a gentle nudge with an elbow?
{K}. Decide fast or regret slowly: which one are you?
{K}. Who's going to say “I meant to do that”? Tag them in time.
scene:
You, scrolling past. You, scrolling back up. {K}.
Clock ticking, kettle on, tab still open: {k}.
“I thought I had more time,” says somebody every single time. {K}.
plain:
{K}. We'd hate for you to miss it.
{K}. Just letting you know while there's still time.
{K}. If you've been meaning to, this is the moment.
{K}. One less thing on your list, if you do it now.
{K}. Thank you to everyone who has already said yes.
invite:
{K}. Drop us a line and it's yours.
{K}. Come by before you forget again. We know you.
{K}. Send it to the friend who does everything at the very end.
{K}. One message is all it takes.

== booking 🗓️
turn:
{K}. Your calendar has been looking a little empty, and we noticed.
{K}. The hardest part is picking a time. We can't help you there.
{K}. “I should really do that” has finally met an open slot.
{K}. First come, first spoiled.
{K}. You've rescheduled with yourself long enough.
{K}. Adulting never looked this manageable.
{K}. We kept the good pen out for your name.
reader:
{K}. Morning person or end-of-the-day person: when suits you?
{K}. Who's overdue and knows it?
{K}. Are you the one who books ahead or the one who calls from the car?
{K}. Whose name should we write down first?
scene:
You: “I'll call them later.” Also you, again: “I'll call them later.” {K}.
The pencil is sharp, the book is open: {k}.
“Any time is fine.” A dangerous thing to say to us. {K}.
plain:
{K}. We're ready when you are.
{K}. It takes a minute, and then it's done.
{K}. We'll take good care of you.
{K}. We'd love to see you, whether it's the first time or not.
{K}. Easy to arrange, nice to look forward to.
invite:
{K}. Send us a message and we'll find a time that works.
{K}. Pick your spot, we'll do the rest.
{K}. Bring a friend and make it an outing.
{K}. Walk in, call, or write. We answer all of it.
{K}. Say yes to the calendar for once.

== service 🛠️
turn:
{K}. For the things you keep saying you'll do yourself.
{K}. You could watch another tutorial, or you could call it a day.
{K}. We love a problem. Yours sounds interesting.
{K}. The toolbox under the sink did its best.
{K}. Somebody has to be the person you know for this. Let it be us.
{K}. It was fine until it wasn't. That's where we come in.
{K}. Your weekend has better plans than this.
reader:
{K}. What's the one thing at your place that has been “temporary” forever?
{K}. Do you fix it yourself or do you know when to stop?
{K}. Whose number do you call when it gets weird?
{K}. What was your bravest repair attempt, and did it survive?
scene:
“It was making that noise before.” We hear that a lot. {K}.
You: towel on the floor, phone in hand. Us: already listening. {K}.
“Have you tried turning it off and on?” You have. {K}.
plain:
{K}. Done properly, explained in plain words.
{K}. We show up, we listen, we sort it out.
{K}. One call, and it's off your mind.
{K}. Honest work and a clear answer.
{K}. Save the number now, thank yourself later.
invite:
{K}. Tell us what's wrong, no judgment.
{K}. Write us before it gets creative.
{K}. Send us a picture, we've seen worse.
{K}. Keep us in your contacts under “finally”.

== hours 🕘
turn:
{K}. Our alarm clock has been informed and isn't happy.
{K}. Same faces, different clock.
{K}. No more pressing your nose against the glass.
{K}. Plan your excuses accordingly.
{K}. The sign on the door finally tells the truth.
{K}. Early birds and night owls, please form an orderly queue.
reader:
{K}. Are you first through the door or last one out?
{K}. Who needs to know this before they drive over for nothing?
{K}. Does this save your week or just your lunch break?
scene:
You, jiggling the handle. The sign, patiently: {k}.
On the door, in our best handwriting: {k}.
“Are you still open?” Now you know. {K}.
plain:
{K}. Take a quick look before you head over.
{K}. We hope it makes your day a little easier.
{K}. Screenshot it, you know you'll need it.
{K}. We'll keep the light on for you.
{K}. Good to know for everybody who likes to drop by.
invite:
{K}. Come when it suits you, stay as long as you like.
{K}. Pass it on to the friend who always arrives at closing.
{K}. See you there, whatever your rhythm is.

== closed
turn:
{K}. We'd leave the light on, but somebody would knock.
{K}. Even doors need a day to think.
{K}. Please don't cry on the handle, it's just been polished.
{K}. The coffee machine has asked for some privacy.
{K}. Plan your cravings around it.
{K}. Absence makes the heart grow fonder and the to-do list shorter.
reader:
{K}. Who's going to walk over anyway? We know you're out there.
{K}. What will you do with all that extra time?
{K}. Can you make it without us? Be brave.
scene:
You, at the door. The door, silent. {K}.
A handwritten sign, a little crooked: {k}.
“But I only need one thing!” We know. {K}.
plain:
{K}. Thank you for planning around it.
{K}. A quick note so nobody makes the trip for nothing.
{K}. See you soon, and thanks for understanding.
{K}. Please tell the friend who never reads signs.
invite:
{K}. Come see us before or after, we're good at both.
{K}. Leave us a message and we'll answer as soon as we're back.

== restock 📦
turn:
{K}. You can stop refreshing the page now.
{K}. To everybody who wrote “when?”: this is when.
{K}. The empty shelf was starting to echo.
{K}. Absence made our hearts fonder and your messages longer.
{K}. We heard you. All of you. At once.
{K}. The comeback nobody had to be talked into.
{K}. Reunions are emotional. Bring a bag.
reader:
{K}. Who was waiting for this, hand on heart?
{K}. One for now and one for later, or are you that disciplined?
{K}. Who do you have to tell before they hear it elsewhere?
scene:
“Sorry, we're out” is retired until further notice. {K}.
Boxes open, shelves breathing again: {k}.
Cue the slow-motion run across the shop. {K}.
plain:
{K}. Thank you for waiting so patiently.
{K}. We kept our promise, and the shelf looks better for it.
{K}. Good things come back.
{K}. Back where they belong.
{K}. We missed saying this.
invite:
{K}. Come and get reacquainted.
{K}. Tell the friend who missed out before.
{K}. The shelf is ready when you are.
{K}. Stop by, or just send us your wish.

== launch-product ✨
turn:
{K}. Keeping this quiet nearly ruined us.
{K}. We've been smiling suspiciously, and this is why.
{K}. It was a scribble on a napkin, and look at it now.
{K}. We wanted to act cool about it. That lasted a minute.
{K}. Months of “what if”, one very happy “finally”.
{K}. The team has already picked favorites and stopped speaking.
{K}. We said “just one more tweak” until somebody took it away from us.
{K}. New around here, already acting like it owns the place.
{K}. Your old favorites asked us to say they're fine with it. They're not.
reader:
{K}. What are you trying first?
{K}. Love at first sight, or do you need a second look?
{K}. Which one of your friends is going to say “I need this” out loud?
{K}. What should we make next? We're listening, dangerously.
{K}. Who saw this coming?
scene:
Drumroll on the edge of the table: {k}.
“So what have you been working on?” Well: {k}.
Curtain up, fingers crossed, {k}.
Please hold your applause. Or don't. {K}.
plain:
{K}. We made it with a lot of care, and we can't wait to hear what you think.
{K}. It's finally yours.
{K}. We hope it becomes a small favorite of yours.
{K}. Thank you for cheering us on while we kept our mouths shut.
{K}. Proud, tired, and very happy to share it.
{K}. Something new from people who really like making it.
invite:
{K}. Come and see for yourself, we'd love your honest opinion.
{K}. Take a look and tell us your favorite.
{K}. Be the friend who knew about it first.
{K}. Drop by, look around, ask us everything.
{K}. Save yourself a good look before everybody else does.
{K}. Show it to the one who's impossible to shop for.

== launch-content 🎬
turn:
{K}. Somewhere a progress bar reached the end and so did our patience.
{K}. We've checked it for typos so often that the words stopped looking real.
{K}. The publish button was smaller than expected.
{K}. Please be gentle, it's brand new and a bit nervous.
{K}. We hit “save” so many times. Then we hit “go”.
{K}. It's out of our hands, which is both the point and the scary part.
reader:
{K}. Start at the beginning or skip to the middle: which are you?
{K}. What should come next? Your ideas are usually better than ours.
{K}. Who are you sending this to first?
{K}. Tell us your favorite part, even if it's the ending.
scene:
Deep breath, cursor hovering, click: {k}.
“Is it done?” It's done. {K}.
Somewhere a laptop closes with great satisfaction. {K}.
Roll the credits on the late evenings: {k}.
plain:
{K}. Thank you for being patient with us.
{K}. We put a lot of heart into it.
{K}. It's yours now, and we hope you enjoy it.
{K}. A small thing to click, a big thing for us.
{K}. We can't wait to hear what you think.
invite:
{K}. Have a look, then tell us everything.
{K}. Settle in, get comfortable, enjoy.
{K}. Share it with the person who kept asking when.
{K}. Go explore, and let us know what you find.

== opening ✨
turn:
{K}. From “what if” to an actual key.
{K}. The nerves moved in before the furniture did.
{K}. We've cleaned so much that walking in feels rude.
{K}. The sign is straight. We measured it with our eyes, repeatedly.
{K}. It smells of fresh paint and mild panic.
{K}. We used to point at this place and dream. Now we have to mop it.
{K}. The welcome mat has been waiting its whole life for this.
reader:
{K}. Who's going to be the first to leave fingerprints on the glass?
{K}. What should be on our wall? We have a wall now.
{K}. Who believed in this from day one? You get bragging rights.
{K}. Will you come to look, to chat or to stay?
scene:
Key in the lock, deep breath, lights on: {k}.
“Are we ready?” “No.” “Open anyway?” {K}.
Balloons up, hearts racing, door unlocked: {k}.
The moment the lights go on and it's suddenly real. {K}.
plain:
{K}. We've wanted to write this sentence for so long.
{K}. Thank you to everybody who pushed, painted and believed.
{K}. A dream with an address.
{K}. We're so happy to have you as neighbors.
{K}. Nervous, proud, and ready to meet you.
invite:
{K}. Come in, look around, tell us your name. We'll remember it.
{K}. Bring your friends, we'll make room.
{K}. Stop by just to say hi, that counts.
{K}. The door is open and we're grinning behind it.
{K}. Come christen the welcome mat.
{K}. First visitors get our undivided, slightly shaky attention.

== hiring 👋
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
reader:
{K}. Is it you, or do you know the one?
{K}. Who did you just think of? Send it to them.
{K}. What would make you say yes? Tell us, we're listening.
{K}. Who in your life is ready for a change and needs a nudge?
scene:
“So, what do you do?” This could be your new answer: {k}.
Interview question: do you laugh at bad jokes? {K}.
A key, a welcome, and somebody who has been waiting to hand over half the work. {K}.
Empty hook by the door, name tag still blank: {k}.
plain:
{K}. We're a small bunch with a good heart, and we'd love to meet you.
{K}. If that sounds like you, say hello.
{K}. Good work, good people, good stories.
{K}. We can't wait to meet whoever you are.
{K}. Come and make the team louder.
{K}. Somebody out there is exactly who we're looking for.
invite:
{K}. Write us a few lines, we don't need a novel.
{K}. Send it to the friend who keeps refreshing job sites.
{K}. Come by and see if you like us.
{K}. Tag the person you'd love to have lunch with every day.
{K}. Apply as you are, that's who we'd be working with.

== team-news 🤝
turn:
{K}. The average mood just went up.
{K}. We'd say “no pressure”, but we've been talking about it for days.
{K}. More brains, more opinions, the same amount of cookies.
{K}. The inside jokes may take a while to explain.
{K}. Meetings will be longer and more fun.
{K}. We're better together, and slightly louder.
reader:
{K}. What's the best team tradition you've ever had?
{K}. What should every newcomer know on the first day?
{K}. Who would you want on your team for a zombie movie?
{K}. Say hello below, don't be shy.
scene:
Group photo, somebody blinked, we kept it. {K}.
“Where do I sit?” Anywhere, we'll move. {K}.
Name tags on, snacks out, stories starting: {k}.
plain:
{K}. We're lucky to work with people like this.
{K}. Good people make good days.
{K}. We're so glad about this one.
{K}. It's the people, it's always the people.
{K}. Here's to everyone who makes this place what it is.
invite:
{K}. Come by and say hello in person.
{K}. Give a warm welcome, we'll pass it on.

== change 🔄
turn:
{K}. Change is scary. We did it anyway, with snacks.
{K}. Don't worry, the jokes are still the same.
{K}. New look, same stubborn people underneath.
{K}. We kept what you love and moved what you'd never notice.
{K}. It felt strange for a day and right ever since.
{K}. If you blinked, we understand the confusion.
{K}. Old habits were thanked for their service.
reader:
{K}. What do you think, honestly?
{K}. Are you team “I love change” or team “who moved my chair”?
{K}. Did you notice before we told you?
{K}. What was the last change you were afraid of and ended up loving?
scene:
Before and after, minus the dramatic music: {k}.
“It looks different here.” Yes. {K}.
Deep breath, new page, same pen: {k}.
plain:
{K}. It was time, and it feels right.
{K}. Thank you for coming along with us.
{K}. Same heart, new chapter heading.
{K}. We're excited, a bit nervous, and very ready.
{K}. Everything you liked about us is still here.
invite:
{K}. Come and see what's new.
{K}. Find us, follow along, say hello.
{K}. Tell the friend who'd otherwise get lost.

== event-public 🗓️
turn:
{K}. Your couch will forgive you.
{K}. The answer to “we should do something” has arrived.
{K}. Come for an hour, lose track of the rest.
{K}. It's officially an event and unofficially an excuse to see each other.
{K}. Whoever stays home will have to hear about it for ages.
{K}. Leave the house, meet people, tell stories. Revolutionary.
{K}. We can't promise it will change your life, only your evening plans.
{K}. Small talk optional, good mood contagious.
reader:
{K}. Who's coming, and who are you dragging along?
{K}. Early and eager, or fashionably late?
{K}. Who's the friend that always says yes? Start there.
{K}. Front row or close to the exit?
{K}. What would make you leave the couch for this?
scene:
“What are we doing?” This. {K}.
The group chat, in agreement for once: {k}.
You, later, saying “I'm so glad we went”. {K}.
plain:
{K}. We'd love to see you there.
{K}. Good people, good mood, good reason to get out.
{K}. It's better when you're there.
{K}. Something to look forward to, and we all need that.
{K}. Come as you are.
{K}. We can't wait to see familiar faces and new ones.
invite:
{K}. Bring a friend, or come and find one.
{K}. Mark the calendar in pen.
{K}. Tell the neighbors, tell your coworkers, tell the mail carrier.
{K}. Save a little energy, you'll want it.
{K}. Say hi when you get there, we don't bite.
{K}. Send this to whoever owes you an evening out.

== event-private 🥂
turn:
{K}. Planned with love, executed with a little chaos.
{K}. Somebody will cry, and it'll probably be the tough one.
{K}. The snacks were the easy part.
{K}. Every good story starts with “so we were all there”.
{K}. Nobody was allowed to post about it until now.
{K}. Small circle, big feelings.
{K}. The guest list is short and the laughter isn't.
reader:
{K}. What's the one thing a gathering like this can't go without?
{K}. Who cries first at these things, and why is it you?
{K}. Do you plan the details or just show up with a bottle?
{K}. What's the best surprise you ever managed to keep quiet?
scene:
“Act normal.” Nobody acts normal. {K}.
Hugs at the door, shoes in a pile, voices from the kitchen: {k}.
Somebody is taking too many photos, thank goodness. {K}.
plain:
{K}. Surrounded by the people who matter.
{K}. These are the moments I want to keep.
{K}. My heart is very full.
{K}. Grateful for every single face around the table.
{K}. It's the people that make it.
news:
{K}. Photos will follow, once we've stopped laughing.

== countdown ⏳
turn:
{K}. Patience was never on my résumé.
{K}. I've been packed in my mind for ages.
{K}. Time is moving exactly as slowly as it wants to.
{K}. The calendar and I are barely speaking.
{K}. I'm calm. My eyes are just naturally this wide.
{K}. Every clock in the house feels personally insulting.
reader:
{K}. What are you counting down to?
{K}. Are you a countdown person or a suddenly-it's-here person?
{K}. Who else can't sit still?
{K}. How do you survive the waiting? Serious suggestions only. Or not.
scene:
“Are we there yet?” Not yet. {K}.
Alarm set, bag eyed, heart already gone: {k}.
plain:
{K}. Looking forward to it is half the joy.
{K}. Soon, and I can feel it already.
{K}. It's nice to have something to look forward to.
{K}. Good things are on their way.
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
reader:
{K}. How long have you been around? Raise a hand.
{K}. What should we do to celebrate? Keep it legal.
{K}. What made you stay? We'd love to know.
{K}. Who was here at the very beginning?
scene:
Screenshot taken, framed in our minds: {k}.
Somebody in the next room just shouted. It was good news. {K}.
“It's only a number.” Says nobody here. {K}.
plain:
{K}. Thank you, truly, for being part of it.
{K}. It means more than we can fit in a caption.
{K}. One by one, until it added up to this.
{K}. We're grateful, and a bit speechless.
{K}. We couldn't have done it alone, and we're glad we didn't have to.
invite:
{K}. Stick around, it's getting good.
{K}. Tell us your favorite moment so far.

== milestone-years 🥂
turn:
{K}. Older, wiser, still can't fold a fitted sheet.
{K}. We blinked, and the calendar did the rest.
{K}. The secret is showing up, and the other secret is snacks.
{K}. If stubbornness were a sport, there'd be a trophy here.
{K}. Some days flew, some crawled, all of them counted.
{K}. Whoever bet against it owes somebody a drink.
reader:
{K}. What's your favorite memory from all this time?
{K}. What's your secret for sticking with something?
{K}. Who has been there since the start?
{K}. What would you tell yourself on the very first day?
scene:
Raise whatever is in your cup: {k}.
Flip back through the photos, laugh at the hair: {k}.
“Remember when?” Yes. All of it. {K}.
plain:
{K}. Grateful for every day that's in there.
{K}. Here's to all of it, and to what comes next.
{K}. Thank you to everyone who walked along.
{K}. Time flies when it's worth it.
{K}. Still here, still happy about it.
{K}. One day at a time really does add up.
invite:
{K}. Come celebrate with us, in person or in the comments.

== achievement 🏅
turn:
{K}. I'd like to thank my stubbornness, which never listened to reason.
{K}. The couch doubted me the whole way.
{K}. Past me is not going to believe this.
{K}. I plan to mention it in every conversation until further notice.
{K}. Turns out “I can't” was just a draft.
{K}. It took longer than expected and feels better than expected.
{K}. Please act surprised when I bring it up again.
{K}. Nobody saw the middle part. I remember all of it.
{K}. I came, I panicked, I did it anyway.
reader:
{K}. What's yours, the one you worked for and nobody saw?
{K}. What did you almost give up on, and didn't?
{K}. How do you celebrate the big ones: loud or quietly?
{K}. Who did you tell first the last time you did it?
scene:
Note from me to the me who wanted to quit: {k}.
One deep breath, one silly dance, one happy phone call: {k}.
Somebody put this on the fridge: {k}.
“So was it worth it?” {K}. You tell me.
plain:
{K}. Proud doesn't quite cover it.
{K}. It was hard, and that's why it feels like this.
{K}. To everybody still in the middle of theirs: keep going.
{K}. Thank you to the ones who never stopped asking how it was going.
{K}. Small steps, big grin.
{K}. I'm letting this one sink in slowly.
news:
{K}. I haven't stopped smiling, and people are starting to ask.
{K}. Accepting congratulations in any form, cake preferred.

== achievement-child 🌟
turn:
{K}. I'm not crying, I'm just proud out loud.
{K}. Somebody tell time to slow down a little.
{K}. The small one did it. The big ones needed a tissue.
{K}. The brave one was calm. The grown-ups were a mess.
{K}. Blink and they're taller.
{K}. The victory lap through the living room lasted longer than the event.
{K}. Who's holding whose hand here, really?
reader:
{K}. Parents, did you keep it together? Honestly?
{K}. Which first caught you most by surprise?
{K}. Who needed the tissue at yours: the kid or you?
{K}. How do you celebrate the small big moments?
scene:
“Did you see me?” We saw you. {K}.
A very small person with a very large grin: {k}.
Someone wants to call everybody and tell them personally: {k}.
plain:
{K}. So small, so brave, so proud.
{K}. One for the memory box.
{K}. I could watch this face forever.
{K}. Growing up, one proud moment at a time.
{K}. Nothing prepares you for how proud you'll be.
news:
{K}. The whole family has been informed, more than once.

== birthday 🎂
turn:
{K}. Older, yes. Wiser is still under review.
{K}. The candles are getting competitive.
{K}. Cake for breakfast is legal for the rest of the day.
{K}. The wish is secret, the cake is not.
{K}. Another lap around the sun, and no, the snacks never get old.
{K}. Age is just a number, and the cake has no numbers in it.
{K}. Laugh lines are just medals you wear on your face.
{K}. Accepting presents, compliments and the biggest slice.
{K}. The birthday dance has been performed and cannot be unseen.
reader:
{K}. Frosting first or cake first? It says a lot about you.
{K}. What's the best wish you ever made that came true?
{K}. Who sings the birthday song worst in your family? Be kind.
{K}. Big party or quiet dinner: which is a real birthday?
scene:
Lights out, candles on, everybody off key: {k}.
“What did you wish for?” “Can't say.” {K}.
Paper on the floor, frosting on a nose: {k}.
A paper crown, worn with full authority. {K}.
plain:
{K}. So glad you're in the world.
{K}. Here's to every good thing still to come.
{K}. Much to celebrate and the right company for it.
{K}. Loved, celebrated, and full of cake.
{K}. May this be the best one yet.
{K}. Leave your wishes below, they will be read out loud.
news:
{K}. Tributes may be left in the form of cake.
{K}. The celebrations are expected to go on.

== thanks 🤍
turn:
{K}. We practiced saying it in the mirror and still choked up.
{K}. If gratitude made noise, you'd hear us from where you are.
{K}. We'd hug every one of you, but the line would be long.
{K}. Words are our job, and we're running low.
{K}. You have no idea what a difference you make. That's why we're saying it.
{K}. We owe you a coffee. Realistically, a coffee plantation.
reader:
{K}. Who would you like to thank and haven't yet?
{K}. What's the nicest thing somebody did for you lately?
{K}. Who made your week? Tag them, they'll blush.
scene:
Please imagine us standing up and clapping: {k}.
Somewhere behind this post, a few people are smiling at a screen. {K}.
Hand on heart, slightly out of words: {k}.
plain:
{K}. Truly, from all of our hearts.
{K}. None of this works without you.
{K}. It means more than you know.
{K}. You make it worth it.
{K}. We don't take it for granted, not for a day.
invite:
{K}. Come by so we can say it in person.

== giveaway 🎁
turn:
{K}. Good luck, and remember us when you've won.
{K}. Somebody is going to win, and statistically it could be you.
{K}. Fingers crossed, rabbits undisturbed.
{K}. The easiest way to have a very good day.
{K}. May the luckiest thumb win.
{K}. Your competitive friend is already in.
reader:
{K}. Who would you share it with?
{K}. Ever won anything? Now's the time to start.
{K}. Who's the luckiest person you know? Hide this from them.
{K}. What's your lucky ritual? Don't be shy.
scene:
A drum, a roll, a name. Could be yours. {K}.
You, later, pretending you always win things: {k}.
“I never win anything.” Famous last words. {K}.
plain:
{K}. Our way of saying thank you.
{K}. Good luck to every one of you.
{K}. We love giving good things away.
{K}. Easy to join, fun to hope.
invite:
{K}. Join in and bring a friend along.
{K}. Throw your name in the hat.
{K}. Tell the friend who could use a little luck.
`;
