export const moments = `
== kitchen-mishap 🍳
under: mishap
nouns: burnt dinner, burned dinner, kitchen fail, kitchen mishap, cooking fail, baking fail, burnt toast, burned toast
nouns: burnt cookies, burnt cake, pinterest fail, cake fail, failed recipe
tags: KitchenFail, CookingFail, Oops
turn:
{K}. The smoke alarm has always been the most honest critic.
In the picture it looked different. In the picture it was alive. {K}.
{K}: crisp on the outside, crisp on the inside.
I followed every step, just not in that order. {K}.
reader:
Scrape off the black bits, or order something and never speak of it?
What's the worst thing you ever served with a smile? {K}.
Who in your house gets the fan and waves at the ceiling?
scene:
“Is something burning?” “It's called caramelized.” {K}.
Windows open, towel waving, menu of the pizza place in hand. {K}.
It slid, it sank, it smoked. We call it rustic. {K}.
plain:
Even the good cooks have a pan they never talk about. {K}.
{K}. It was made with love, and slightly too long.
invite:
{K}. Let somebody with a timer feed you.
Leave the oven off, we've got dinner. {K}.
news:
{K}. Cereal is a dinner, and an excellent one.
The pan is soaking, and so is my pride. {K}.

== spilled-coffee 🫠
under: mishap
nouns: spilled coffee, coffee spill, coffee stain, spilled milk, spilled my coffee, wine stain, spilled wine
nouns: coffee on my shirt, stain on my shirt, spilled tea, coffee on my keyboard
tags: Oops, ClumsyMoments, OopsMoment
turn:
{K}. Of course it was the white shirt.
It happened in slow motion, and I still just watched. {K}.
{K}: modern art on the wrong canvas.
A napkin only makes it famous. {K}.
reader:
Salt, soda or a jacket buttoned to the chin: what's your trick?
Is it a bad sign, or just a table that's too close? {K}.
What were you wearing when it happened? It's always something light.
scene:
A bump, a gasp, a whole continent on the shirt. {K}.
“You have something there.” “I know.” “And there.” {K}.
Napkins. More napkins. A sleeve. {K}.
plain:
Some days start with a mop. They can still turn out fine. {K}.
{K}. It's only a shirt. It was a good shirt.
invite:
{K}. The next cup stays in the cup.
Wear something dark, come as you are. {K}.
news:
{K}. I'm calling it a pattern.
The bag, the desk and my notes all got some. {K}.

== power-outage 🔦
under: house-trouble
nouns: power outage, power outages, no electricity, power cut, lights out, power went out, no power
tags: PowerOutage, LightsOut, CandleLight
turn:
{K}. I keep flipping the switch, out of loyalty.
We had to talk to each other. Nice people, it turns out. {K}.
{K}: everyone's suddenly an expert on the fuse box.
The flashlight is where it belongs. The batteries are in the remote. {K}.
reader:
Where are your candles right now, and are they all scented?
What do you miss first: light, internet or the fridge? {K}.
Board games or bed: what's the plan?
scene:
Every neighbor at the window, checking if it's only them. {K}.
The last charged phone, passed around like a baby. {K}.
plain:
A room by candlelight forgets all its dust. {K}.
{K}. Slow, dark and strangely cozy.
invite:
{K}. Bring a candle and a good story.
No screens, just people. {K}.
news:
{K}. The ice cream had to be saved. Heroes were needed.
The microwave clock will blink until somebody finds the manual. {K}.

== traffic 🚦
under: commute
nouns: traffic jam, traffic jams, stuck in traffic, rush hour, rush hour traffic, gridlock, bumper to bumper
nouns: road construction, roadworks, highway traffic, morning traffic, holiday traffic, city traffic, heavy traffic
nouns: friday traffic, airport traffic, downtown traffic, weekend traffic, beach traffic, highway jam
alone: traffic
tags: Traffic, RushHour, StuckInTraffic
turn:
{K}. The other lane is always faster, until I'm in it.
I've seen that bumper sticker for so long that I agree with it now. {K}.
{K}: a parking lot with ambitions.
The map says it's quick. The map is an optimist. {K}.
reader:
What do you do in a jam: sing, sigh or solve your life?
Switch lanes or stay loyal? {K}.
What's the best song for going nowhere?
scene:
Brake, roll, brake, a nod to the driver on the left, who's practically family. {K}.
“On my way!” Hasn't moved in a while. {K}.
A pedestrian overtakes. So does a leaf. {K}.
plain:
Everybody here wants to be somewhere else, together. {K}.
{K}. Deep breath, good playlist.
invite:
{K}. Take the scenic way, we'll still be here.
Come when you can, blame the road. {K}.
news:
{K}. I could describe that license plate from memory.
At least the podcast got finished. {K}.

== bad-hair-day 💁
under: hair
nouns: bad hair day, bad hair days, messy hair, bed head, bedhead, frizz, frizzy hair, greasy hair, dry shampoo
nouns: hat hair, hair fail, dry shampoo day, humidity hair, cowlick
tags: BadHairDay, MessyHair, HairProblems
turn:
{K}. It looked great lying down.
The hair woke up before me and made its own plans. {K}.
{K}: volume everywhere except where I asked.
It always looks perfect on the evening before the wash. {K}.
reader:
Bun, hat or bold denial?
How far can you take dry shampoo before it counts as powdered sugar? {K}.
When does your hair behave: always on days when nobody sees you?
scene:
Brush in. Brush stuck. Brush stays. {K}.
“Did you do something with your hair?” “It did it itself.” {K}.
A hood goes up indoors. No further questions. {K}.
plain:
Some heads are full of ideas, and it shows. {K}.
{K}. Wild on top, fine underneath.
invite:
{K}. Take off the hat, we've seen it all.
Bring the cowlick, it's only hair. {K}.
news:
{K}. I'm calling it texture.
The hat has earned its keep. {K}.

== first-day-at-work 💼
under: new-job
nouns: first day at work, first day at my new job, first day on the job, new job, my new job, first week at work
nouns: starting a new job, started a new job, first job, new job energy
tags: NewJob, FirstDay, NewBeginnings
turn:
{K}. I've met everyone and remember only where the coffee is.
I smiled so much that my cheeks need a lunch break. {K}.
{K}: a badge, a password and the confidence of a baby deer.
I walked very purposefully in the wrong direction. {K}.
reader:
What did you wear on your first day, and was it too much?
How long did it take you to find the bathroom? {K}.
What's the one thing you'd tell anybody on day one?
scene:
“And you are?” “Still figuring it out.” {K}.
New notebook, good pen, first page: everybody's names, spelled wrong. {K}.
“Welcome!” A chair that's too low. A smile that isn't. {K}.
plain:
Everybody here had a first day too. {K}.
{K}. A little nervous, a lot ready.
invite:
{K}. Wave at the new one, it means a lot.
A coat hook, a mug and a hello are ready. {K}.
news:
{K}. My lunch is packed like it's a field trip.
Somebody already explained the coffee machine, so I'm in. {K}.

== quitting 👋
under: new-job
nouns: quitting my job, quit my job, i quit my job, last day at work, last day at my job, my last day at work
nouns: two weeks notice, two weeks' notice, handed in my notice, leaving my job, resignation letter
tags: NewChapter, LastDayAtWork, CareerChange
turn:
{K}. My plant and I are leaving by the front door.
I practiced the speech in the shower and then just smiled. {K}.
{K}: the alarm clock doesn't know yet.
Nobody told me how light a box of desk things is. {K}.
reader:
What's the first thing you'd do with an empty morning?
Cake, handshake or out the back door: how do you leave? {K}.
When did you know it was time?
scene:
“So, what's next?” A shrug, and a grin I can't hide. {K}.
Mug, plant, cardigan, stapler that isn't mine. {K}.
Laptop closed. A deep breath. The parking lot looks different. {K}.
plain:
It was good, and now it's time. {K}.
{K}. Thank you for the people. I'm keeping those.
invite:
{K}. Raise a glass to the next thing.
Come say the goodbye with cake in your hand. {K}.
news:
{K}. My shoulders are already sitting lower.
Somebody else can be on that email thread now. {K}.

== payday-budget 💸
under: money
nouns: payday, pay day, paycheck, paychecks, first paycheck, budget, budgets, budgeting, my budget, salary day
tags: MoneyMood, AdultLife, MoneyTalk
turn:
{K}. My money came by, saw the bills and left with them.
I have a budget. The shopping cart calls it fan fiction. {K}.
{K}: big plans at breakfast, canned soup by dinner.
The groceries were supposed to be just milk. {K}.
reader:
What do you spend on without blinking, and what do you refuse to pay for?
Check the account at once, or is not looking also a strategy? {K}.
Save first or see what's left?
scene:
A ping. A smile. A list of bills clears its throat. {K}.
“Do we need it?” “No.” “Do we have a coupon?” “Yes.” “Then yes.” {K}.
Coins from the couch, counted with dignity. {K}.
plain:
Enough for the bills and something sweet is a good month. {K}.
{K}. Small sums, big plans.
invite:
{K}. For when your wallet is in a good mood.
Your cart has been waiting patiently. {K}.
news:
{K}. My wallet is walking with a bounce.
We're having the name-brand cereal. {K}.

== unboxing-parcel 📦
under: shopping
nouns: unboxing, unboxing video, parcel, parcels, online shopping, package delivery day, online order, amazon package
nouns: amazon haul, package arrived, online purchase, mystery box, delivery arrived, shopping haul
tags: OnlineShopping, HappyMail, Unboxing
turn:
{K}. I forgot I ordered it, so technically it's a gift.
The box is enormous. The thing inside is not. {K}.
{K}: a birthday you can track.
In the picture it was life-size. Nobody said whose life. {K}.
reader:
Scissors, keys or teeth: how do you open it?
What's the oddest thing you've ordered half asleep? {K}.
Do you send things back, or does it “live here now”?
scene:
“What did you buy?” “Nothing. Don't shake it.” {K}.
Tape, paper, more paper, a very small bag. {K}.
A cardboard mountain in the hallway. Nobody claims it. {K}.
plain:
There's nothing like a box with your name on it. {K}.
{K}. A small holiday in the middle of a day.
invite:
{K}. Make your doorbell happy.
Something in your cart has been thinking of you. {K}.
news:
{K}. Scissors at the ready, cat at the ready.
The cardboard goes to whoever fits inside. {K}.

== photo-dump 📸
under: social-media
nouns: photo dump, photo dumps, camera roll, camera roll dump, life lately, recent photos, monthly dump, weekend dump
nouns: photo dump friday, random photos, weekend photo dump, summer photo dump
tags: PhotoDump, LifeLately, CameraRoll
turn:
{K}. In no order, with no explanation, in excellent company.
The blurry ones were the best moments. {K}.
{K}: the director's cut of an ordinary life.
Most of my camera roll is food and screenshots. You get the rest. {K}.
reader:
Which one makes you ask questions? {K}.
How many screenshots are in your camera roll, and do you know why? {K}.
Sorted by day, by mood or by accident?
scene:
“Why did you take a picture of that?” “You'll see.” {K}.
A sunset, a sandwich, a thumb. {K}.
plain:
Small pieces of good days. {K}.
{K}. Proof that things were happening.
invite:
{K}. Show us yours, especially the blurry ones.
Swipe to the end, that's where the good one is. {K}.
news:
{K}. My phone storage sends its regards.
The rest stays in the group chat, for legal reasons. {K}.

== selfies 🤳
under: self
nouns: selfie, selfies, mirror selfie, mirror selfies, gym selfie, gym selfies, car selfie, car selfies
nouns: bathroom mirror selfie, group selfie, elevator selfie, selfie sunday, selfie time, no makeup selfie
nouns: profile picture, new profile picture
tags: Selfie, SelfieTime, SelfieMoment
turn:
{K}. There were others before this one. We don't talk about the others.
The light was good and I happened to be standing in it. {K}.
{K}: somebody had to document this face.
Casual, as if I hadn't moved the laundry out of the frame first. {K}.
reader:
How many do you take before one survives?
Do you have a side, and how did you find out?
scene:
Chin down. Chin up. Arm longer. There. {K}.
“Just one more.” The coffee's cold by now. {K}.
Post it, delete it, post it, throw the phone onto the bed. {K}.
plain:
A hello from my face. {K}.
{K}. Here I am, more or less as planned.
invite:
{K}. Come find the good light.
Squeeze in, everybody looks up. {K}.
news:
{K}. The mirror held still for once.
My camera roll has become a very narrow museum. {K}.

== group-chats 💬
under: social-media
nouns: group chat, group chats, family group chat, family chat, group text
tags: GroupChat, FamilyChat, Relatable
turn:
{K}. Muted for a year, opened for the gossip.
A yes-or-no question, and now there's a poll about the poll. {K}.
{K}: where plans go to be discussed until nobody can make it.
Everyone reads it. Everyone thinks somebody else will answer. {K}.
reader:
Typing, talking or a thumbs up: how do you answer?
Who in your chat reads everything and never says a word? {K}.
Who sends the good-morning pictures in yours? {K}.
scene:
“Who's bringing what?” Endless messages later: nobody knows. {K}.
Wrong chat, wrong chat, delete, delete, delete. {K}.
plain:
Somewhere in all those pings is somebody thinking of you. {K}.
{K}. Small messages keep big friendships alive.
invite:
{K}. Copy this into the chat and watch who answers first.
Turn the plan into an actual plan. {K}.
news:
{K}. Reactions are still coming in.
The meme reply arrived within seconds. {K}.

== todo-list 📝
under: adulting
nouns: to do list, todo list, to-do lists, checklist, life admin, daily planner, day planner, chore list
nouns: productive day, to-do list, shopping list, grocery list
tags: ToDoList, ProductiveDay, AdultLife
turn:
{K}. I wrote down things I'd already done, for the feeling.
Everything important is on it. It's at home on the table. {K}.
{K}: a love letter to the person I plan to be.
It gets longer from the bottom while I cross off the top. {K}.
reader:
Paper, app or the back of your hand?
What's been on your list so long that it has seniority? {K}.
Do you do the worst thing first, or hope that it leaves?
scene:
Item one: write list. Done. Lie down. {K}.
A check mark, pressed so hard it goes through the page. {K}.
“Did you get milk?” I got candles, a plant and a mop. {K}.
plain:
One thing after the other, and the day fits. {K}.
{K}. It feels good to draw that line.
invite:
{K}. Put it at the top of the list, right before lunch.
An errand you'll actually enjoy. {K}.
news:
{K}. The pen got a small standing ovation.
There's a new list now, about resting. {K}.

== lazy-day 🛋️
under: self-care
nouns: lazy day, lazy sunday, lazy morning, day off, my day off, pajama day, do nothing day, rest day at home
nouns: slow sunday, couch day, weekend at home, bed day, movie day, lazy weekend, cozy day, staycation
alone: lazy
tags: LazyDay, SlowLiving, CozyDays
turn:
{K}. My biggest achievement will be changing sides.
I had plans. The blanket made a counteroffer. {K}.
{K}: dressed for the couch, and overdressed for nothing.
Got up, saw what was out there, went back. {K}.
reader:
Bed, couch or the floor in a patch of light?
How long does it take you to feel guilty, and can you beat it? {K}.
scene:
“What did you do all day?” “Exactly.” {K}.
Pajamas, then the other pajamas. {K}.
Doorbell. We look at each other. Nobody's home. {K}.
plain:
Nothing on the list, and still a good day. {K}.
{K}. Slow is a speed too.
invite:
{K}. No need to get up for this one.
Come in soft pants, stay as long as you like. {K}.
news:
{K}. I crossed the room for chips. That was the workout.
My phone says I took almost no steps, and I agree. {K}.

== baby-milestones 👣
under: baby
nouns: first steps, baby's first steps, first tooth, baby's first tooth, first word, baby's first word
nouns: learning to walk, baby's first haircut, first solid food, potty training, potty trained, first smile
nouns: baby's first smile, baby's first laugh, first laugh, baby led weaning, baby crawling, rolling over
tags: BabyMilestones, FirstTimes, ParentLife
turn:
{K}. So small a thing, so loud a cheer.
Everyone clapped. Somebody sat down in surprise. {K}.
{K}: the whole family got the video before anyone could blink.
Nothing in the house is safe now, and we couldn't be happier. {K}.
reader:
What was your little one's first big thing, and who missed it by a second?
Filmed it, or forgot the phone and just stared? {K}.
What do you keep in the memory box?
scene:
“Again!” The performer looks at us, bored. {K}.
A wobble, a gasp, everybody reaching for a phone. {K}.
A chart on the fridge, a sticker, a very proud face. {K}.
plain:
They grow while you're looking straight at them. {K}.
{K}. A little moment for the big box.
invite:
{K}. Keep a spot in the album.
For everyone who's cheering from down on the carpet. {K}.
news:
{K}. The grown-ups took it worse, with tissues.
The applause could be heard down the phone. {K}.

== bedtime-story 🌙
under: parenting
nouns: bedtime story, bedtime stories, story time, bedtime routine, kids' bedtime, tucking in, goodnight story
nouns: reading to kids, bedtime battles
tags: Bedtime, StoryTime, ParentLife
turn:
{K}. The only one who falls asleep is the one reading.
You can't skip a page. They know every word. {K}.
{K}: a negotiation with a cup of water in the middle.
“Just one more” is the most successful sentence in the house. {K}.
reader:
Which one could you recite by heart, against your will?
Do you do all the voices? {K}.
What's the best excuse for getting up again that you've ever heard?
scene:
“I'm thirsty.” “I'm hungry.” “Do fish sleep?” {K}.
Lamp on, blanket up, a small head getting heavy. {K}.
Tiptoe, tiptoe, the floorboard, of course. {K}.
plain:
Someday they'll forget the story and remember the voice. {K}.
{K}. The best part of a long day is sometimes the last of it.
invite:
{K}. Pajamas welcome, cuddly toys too.
Bring the little ones and your best dragon voice. {K}.
news:
{K}. The dragon gets away again, as dragons do.
A full row of stuffed animals is listening. {K}.

== glow-ups ✨
under: growth
nouns: glow up, glow ups, glow-up, glow-ups, before and after, before and afters, before and after photo
nouns: transformation, makeover, makeovers, transformation tuesday, room makeover, makeover reveal, my glow up
nouns: my glow-up
tags: GlowUp, BeforeAndAfter, Makeover
turn:
{K}. The “before” did its best, and we thank it.
Same bones, better lighting. {K}.
{K}: proof that patience has a sense of style.
I'd show more of the before, but it has asked for privacy. {K}.
reader:
What made the difference: time, courage or a good lamp?
Do you keep the old pictures, or did they all “get lost”? {K}.
Which change did people notice last?
scene:
Swipe. Wait. Swipe back. Swipe again. {K}.
“Is that the same one?” “Look at the corner.” “No way.” {K}.
A curtain, a drumroll, somebody peeking too early. {K}.
plain:
It was always in there. {K}.
{K}. Small changes, added up.
invite:
{K}. Bring the “before”, we'll find the rest together.
Yours could be the next one people swipe back to. {K}.
news:
{K}. I keep walking past to look at it.
The old version sends warm regards. {K}.

== spring-clean 🧽
under: cleaning
nouns: spring cleaning, declutter, closet clean-out, closet cleanout, garage clean-out, garage cleanout, junk drawer
nouns: deep cleaning, deep clean, cleaning out my closet, garage cleanup, attic cleanout, basement cleanout
tags: Declutter, Organizing, TidyHome
turn:
{K}. First it gets worse. Then you find the photo albums, and it never gets better.
Everything has its place now. I just don't know where. {K}.
{K}: I found the cable I bought a new one of.
The “maybe” pile has taken over a room. {K}.
reader:
What do you keep although you know better?
Keep, toss or “someone might need it”: who are you? {K}.
What's the oldest thing in your junk drawer, and does it have a purpose?
scene:
“Does it spark joy?” “It sparks a question.” {K}.
Out of the bag, back in the closet. Out again. {K}.
A box labeled “cables”. A box labeled “other cables”. {K}.
plain:
An empty shelf is a kind of quiet. {K}.
{K}. Less stuff, more floor.
invite:
{K}. Make room, you know what for.
Bring a bag, leave lighter. {K}.
news:
{K}. Somewhere behind it all there's a floor.
The drawer closes now, all the way. {K}.

== texting 💬
under: social-media
nouns: text message, text messages, typo, typos, autocorrect, left on read, texting, voice message, voice messages
nouns: voice note, voice notes, typing bubble, unread messages, autocorrect fail, double texting, dry texting
nouns: wrong chat, texting fail, long voice message, spam calls, spam call, missed call, missed calls, unknown number
nouns: phone call, robocall
tags: Texting, PhoneLife, Relatable
turn:
{K}. Sent before it was read, regretted before it was delivered.
I answered in my head. That should count. {K}.
{K}: so many ways to talk, so few ways to say hi.
A short question, and a podcast comes back. {K}.
reader:
Call, text or pretend the phone is in the other room? {K}.
What does your autocorrect think you talk about all day?
How long may an answer take before it's rude? {K}.
scene:
Typing. Not typing. Typing. Nothing. {K}.
It rings. We look at it together until it stops. {K}.
Wrong person, wrong person, delete, delete, delete. {K}.
plain:
Somewhere behind every ping is somebody thinking of you. {K}.
{K}. The phone is small, the feelings aren't.
invite:
{K}. Answer the oldest one. They've missed you.
Copy this to somebody you owe a reply. {K}.
news:
{K}. The thumb was faster than the brain.
Saw it, smiled, forgot to reply. {K}.

== fur-baby 🐾
under: animal
nouns: fur baby, fur babies, furbaby, furbabies, my fur baby, my fur babies, our fur baby, our fur babies, fur kids
nouns: fur child, four-legged friend, four-legged friends, furry friend, furry friends, furry family, pet parents day
tags: FurBaby, FurFamily, PetLove
turn:
{K}. Pays in hair, tips in drool, keeps the warm spot. [count mass]
I said no feet on the sofa. I meant mine, apparently. {K}.
{K}: no job, no rent, full say in everything.
There's a lint roller at every door, and it's losing. {K}.
reader:
What do you call yours when nobody's listening? {K}.
Whose side of the bed is it, really? {K}.
Who sleeps where, and who decided? {K}.
scene:
A key in the lock. Small feet on the floor. {K}.
“Who's a good one?” They know. {K}.
One sock missing. A very innocent face. {K}.
plain:
Not a word spoken, everything understood. {K}.
{K}. Home is where somebody waits behind the door.
invite:
{K}. Spoil them a little more than they'd admit.
Bring the one who runs your house. {K}.
news:
{K}. The nap went ahead as planned.
Treats were demanded, and treats were given. {K}.

== appointments 🗓️
under: adulting
nouns: doctor's appointment, doctors appointment, doctor appointment, waiting rooms, annual checkup, dmv appointment
nouns: walk-in clinic wait
tags: WaitingRoom, AdultLife, Adulting
turn:
{K}. I arrived early, to wait longer.
The magazine is from another era, and I've read it twice. {K}.
{K}: suddenly I can't remember my own birthday.
At home I had a list of questions. In there I say “all good”. {K}.
reader:
Do you write your questions down, or forget them at the door? {K}.
Phone, magazine or staring at the fish tank? {K}.
Are you early, exact or still parking? {K}.
scene:
A name gets called. It's almost mine. {K}.
Paper on the bench, socks on the floor, an attempt at dignity. {K}.
“Any changes?” “To what?” {K}.
plain:
Done is better than dreaded. {K}.
{K}. Looking after yourself counts as an errand.
news:
{K}. I've earned a pastry.
The pen on the chain and I have history. {K}.

== tiny-pains 🩹
under: growth
nouns: paper cut, paper cuts, stubbed toe, stubbing my toe, blister, blisters, splinter, crick in the neck
nouns: eyelash in my eye, leg cramp, charley horse, biting my tongue, leg cramps
tags: Ouch, LittleThings, SoRelatable
turn:
{K}. Such a small thing, such a large opera.
I've been brave in serious moments. This is not one of them. {K}.
{K}: proof that the body has a sense of humor.
Nobody can see it. Everybody has been told about it. {K}.
reader:
Shout, hop or suffer in silence: how do you take it? {K}.
What's the home remedy in your family, and has it ever worked? {K}.
Which tiny ouch is the worst of all? {K}.
scene:
A gasp, a hop, a word the children shouldn't know. {K}.
“Are you okay?” “No. Yes. Give me a minute.” {K}.
Frozen in place, one eye shut, waiting for it to pass. {K}.
plain:
It will be over soon, and it'll still be a story. {K}.
{K}. A bit of sympathy would help, thanks.
news:
{K}. The furniture has not apologized.
My will to live has gone to sit down. {K}.

== forgetful 🙃
under: growth
nouns: forgetfulness, attention span, multitasking, decision fatigue, clumsiness, absent-minded, losing my keys
nouns: losing things, misplacing things, senior moment, senior moments, short attention span, scatterbrain
nouns: lost train of thought, walking into a room and forgetting why
alone: forgetful, clumsy, scatterbrained
tags: Scatterbrain, SoRelatable, EverydayLife
turn:
{K}. I came in here for a reason. The reason stayed outside.
The keys were in my hand. I used them to point while I searched. {K}.
{K}: so many tabs open, and one of them is playing music.
I started everything on the list and finished a sandwich. {K}.
reader:
What's the oddest place you've ever found your phone? {K}.
Lists, alarms or hope: how do you remember things? {K}.
What do you forget every single time? {K}.
scene:
A stare into the fridge. What was it? Oh well, cheese. {K}.
“What was I saying?” Nobody knows. {K}.
A door handle, a sleeve, a sudden stop. {K}.
plain:
The important things stick. The rest has to be looked for. {K}.
{K}. A busy head is still a good one.
news:
{K}. There was more to this, but it has left the room.
I wrote it down. Now where is the note? {K}.

== quiet-time 🤍
under: self-care
nouns: solitude, a moment of peace, being alone, enjoying the silence, quiet moments, quiet life, a quiet moment
nouns: peaceful moment
tags: PeaceAndQuiet, SlowDown, QuietMoments
turn:
{K}. You can hear the fridge think.
It sounded empty at first. Then it sounded like mine. {K}.
{K}: the only thing everybody wants and nobody will order.
After a while, even the thoughts sit down. {K}.
reader:
What's your favorite kind of quiet: early, late or under water? {K}.
How long until you turn on music? {K}.
Where do you go when you need less of everything? {K}.
scene:
A clock, a cup, dust in a stripe of sun. {K}.
No pings, no steps on the stairs, just breath. {K}.
A page turns somewhere. It's mine. {K}.
plain:
Not lonely. Just nobody talking. {K}.
{K}. It doesn't need to be filled.
news:
{K}. I'd say more, but that would spoil it.
The phone is in another room, and it's fine there. {K}.

== chaos-days 🌀
under: adulting
nouns: hot mess, big mess, messy life, hectic day, crazy week, busy week, crazy day, hectic morning, hectic week
nouns: messy house
alone: mess
tags: OrganizedChaos, RealLife, BeautifulMess
turn:
{K}. There's a system. The system is also in the pile.
I had a plan, and then everybody woke up. {K}.
{K}: where every sentence starts with “has anybody seen”.
It looks worse than it is. No, it doesn't. {K}.
reader:
Clean as you go, or close the door: how do you live with it? {K}.
What's the one thing you can always find? {K}.
On a day like that, what do you let go of first? {K}.
scene:
One shoe, a ringing phone, something boiling over. {K}.
“Is it always like this here?” “No. Sometimes it's busy.” {K}.
A deep breath in the pantry, among the noodles. {K}.
plain:
Somewhere under all of it is a very good life. {K}.
{K}. Nobody's hurt, everybody's fed, good enough.
news:
{K}. It's fine. It's loud, and it's fine.
The laundry has asked to be left out of this. {K}.

== winning-losing 🏅
under: achievement
nouns: second place, third place, losing streak, sore loser, last place, bronze medal, silver medal, runner-up
nouns: runner up, good sportsmanship, sportsmanship, participation trophy, losing season, close game
alone: losing
tags: GoodSport, Sportsmanship, KeepGoing
turn:
{K}. I shook hands nicely and screamed into a towel later.
Somebody has to make the winner look good. {K}.
{K}: closer than it sounds, and further than it feels.
It's about taking part, says everybody who isn't carrying the trophy. {K}.
reader:
Good loser, bad loser or “one more round, this one counts”? {K}.
What did a defeat teach you that a win never did? {K}.
Which game should never be played in your family? {K}.
scene:
A handshake, a grin, an eyebrow that says next time. {K}.
“It's only a game.” Nobody believes it. {K}.
Tired legs, clapping anyway. {K}.
plain:
Showing up is the first medal. {K}.
{K}. Head up, good game.
news:
{K}. The snacks tasted like victory anyway.
We'll be talking about that one point forever. {K}.

== keep-trying 💪
under: growth
nouns: perseverance, determination, trying again, persistence, rookie mistake, rookie mistakes, learning curve
nouns: first attempt, second try, second attempt, starting small, practice makes progress, slow progress
nouns: trial and error, willpower, hard work, never giving up, baby steps, breakthrough, small breakthrough
nouns: one step at a time, rejection letter, rejection, rejections, setback, setbacks, comeback
alone: progress, beginner, beginners, consistency
tags: KeepGoing, OneStepAtATime, PracticeMakesProgress
turn:
{K}. The first try was a rumor. The next one will be better.
Talent left early. Stubbornness stayed and did the dishes. {K}.
{K}: falling over in a slightly better direction.
It looked worse before it looked like anything. {K}.
reader:
What took you the longest to learn, and was it worth it? {K}.
What keeps you going when it isn't fun? {K}.
Who told you to try once more? {K}.
scene:
Deep breath, sleeves up, from the top. {K}.
“Again?” “Again.” {K}.
A crooked first attempt, kept on purpose. {K}.
plain:
Everybody good was bad at it once. {K}.
{K}. Small and steady gets there.
invite:
{K}. Come as a beginner, leave a bit less of one.
Nobody here was born knowing it. {K}.
news:
{K}. The eraser has been busy.
A bit better than last time, and that's the plan. {K}.

== wonder 🔭
under: feeling-good
nouns: curiosity, awe, sense of wonder, creativity, imagination, new ideas, lightbulb moment, aha moment
nouns: creative block, fresh ideas
alone: ideas, inspiration, wonder
tags: StayCurious, SenseOfWonder, Inspiration
turn:
{K}. I only wanted to look it up quickly. It's dark outside now.
It never comes at the desk. It comes in the shower, without a pen. {K}.
{K}: the part of you that never grew up and never should.
One question, and the afternoon was gone. {K}.
reader:
What did you last look at for no reason at all? {K}.
Where do your best thoughts come: shower, walk or bed? {K}.
What did you ask all the time as a kid? {K}.
scene:
Mouth slightly open, head tilted, forgetting to take a picture. {K}.
A napkin, a borrowed pen, quickly, before it goes. {K}.
“But why?” And again: “But why?” {K}.
plain:
The world is bigger when you ask it things. {K}.
{K}. You can't force it, but you can leave a window open.
news:
{K}. The coffee is cold and nobody minds.
Somebody write this down. {K}.

== thoughts-random 💭
under: daydreams
nouns: shower thoughts, shower thought, random thoughts, random thought, 3am thoughts, thought of the day
nouns: deep thoughts, talking to myself, inner monologue, inner voice, thinking out loud, random facts, random fact
nouns: fun fact, fun facts, useless knowledge
tags: ShowerThoughts, RandomThoughts, ThinkingOutLoud
turn:
{K}. My brain saves its best work for when I can't write it down.
Nobody asked, and it's been on my mind ever since. {K}.
{K}: a meeting with one person and no minutes.
I had a good answer. I had it alone, much later, in the bathroom. {K}.
reader:
What's the strangest thing you've wondered about lately? {K}.
Do you talk to yourself, and do you listen? {K}.
Which useless fact can you never forget? {K}.
scene:
Shampoo in the eyes, truth in the mind. {K}.
“What are you thinking?” “You don't want to know.” {K}.
The ceiling, the dark, a question about penguins. {K}.
plain:
Some of it is nonsense. Some of it is the best part of the day. {K}.
{K}. It had to go somewhere.
news:
{K}. I'll leave that here and go.
No further explanation will be given. {K}.

== opinions-hot 🌶️
under: slang
nouns: unpopular opinion, unpopular opinions, hot take, hot takes, guilty pleasure, guilty pleasures, pet peeve
nouns: pet peeves, controversial opinion, hill to die on, icks, my biggest pet peeve, strong opinions
tags: HotTake, UnpopularOpinion, Confession
turn:
{K}. I've kept it quiet at dinner parties for long enough.
You can disagree. You can be wrong in any way you like. {K}.
{K}: small, specific and defended to the end.
I don't even feel guilty. I only say so to be polite. {K}.
reader:
What's yours? No judging, some gasping. {K}.
Which opinion gets you looks at the table? {K}.
What do you love that you'd never admit at work? {K}.
scene:
A deep breath, a sip, everybody leaning in. {K}.
“You don't mean that.” I've never meant anything more. {K}.
Gasps. A fork goes down. Somebody whispers “finally”. {K}.
plain:
Somebody out there feels the same and is too shy to say it. {K}.
{K}. There, it's out.
news:
{K}. I'll be over here, being right.
The dinner table has asked me not to bring it up again. {K}.

== earworms 🎶
under: music
nouns: singing in the car, car karaoke, song stuck in my head, car concert, car singing, kitchen karaoke
nouns: singing along, dancing in the kitchen, kitchen dance party, road trip singing, air guitar
nouns: singing with the windows down
tags: Earworm, CarKaraoke, SingAlong
turn:
{K}. I know all the words, and none of them are right.
The acoustics are great, the audience is shampoo. {K}.
{K}: a world tour between the driveway and the store.
The key change was ambitious. The neighbors were there for it. {K}.
reader:
What's been in your head since breakfast? {K}.
Which song can you not sing quietly? {K}.
Lead, harmony or the drum solo on the steering wheel? {K}.
scene:
Red light. Full chorus. Eye contact with the next car. {K}.
A hairbrush, a mirror, a very loyal crowd of one. {K}.
“What song is that?” “You don't recognize it?” “No.” {K}.
plain:
Nobody has to be good at it to be happy doing it. {K}.
{K}. Volume up, dignity down.
news:
{K}. The encore is at the next red light.
Now it's in your head too, and you're welcome. {K}.

== treat-yourself 🛍️
under: shopping
nouns: treat yourself, treat yourself day, little treat, little treats, impulse buys, impulse purchase, self gift
nouns: self-gift, little luxury, little luxuries, birthday splurge, splurges, treat day
tags: TreatYourself, LittleTreat, LittleLuxuries
turn:
{K}. I did one hard thing, and the economy noticed.
It wasn't on the list. I've added it to the list. {K}.
{K}: a reward for surviving the errand that led to it.
“Do I need it?” is such a small way to look at life. {K}.
reader:
What's your little treat after a long day? {K}.
What did you buy last that made no sense and a lot of joy? {K}.
Do you hide it, or do you call it “this old thing”? {K}.
scene:
Put back. Picked up. Put back. A quick look around. Bought. {K}.
“How much was it?” “Look how pretty it is.” “How much?” {K}.
A small bag, carried like a baby. {K}.
plain:
Now and then, be as nice to yourself as to your guests. {K}.
{K}. Small things, good mood.
invite:
{K}. You've been good for long enough.
You know you'll think about it all night otherwise. {K}.
news:
{K}. No regrets, and a very cute bag.
My budget and I are seeing other people. {K}.

== working-from-home 🏠
under: office
nouns: work from home, remote job, home office day, home office life, working remotely, wfh outfit, remote worker
nouns: zoom pants, laptop lifestyle, digital nomad, working in pajamas
tags: WorkFromHome, WFHLife, RemoteWork
turn:
{K}. Shirt above the table, pajamas below the law.
The commute is short, and I'm still late. {K}.
{K}: lunch with the fridge, several times.
I can hear the washing machine, and it's more convincing than the meeting. {K}.
reader:
Desk, couch or bed: where does the magic happen? {K}.
What do you miss: the people, the printer or nothing at all? {K}.
How many cups are on your desk right now? {K}.
scene:
“You're on mute.” Of course. {K}.
A cat walks across the keyboard and sends the email. {K}.
The doorbell, in the one minute that mattered. {K}.
plain:
Quiet, coffee and nobody's perfume in the elevator. {K}.
{K}. Slippers count as business shoes.
news:
{K}. The cat has asked for a meeting.
The blurred background hides a lot of laundry. {K}.

== on-stage 🎤
under: nerves
nouns: my first speech, giving a presentation, recital, recitals, stage debut, opening night nerves, first recital
nouns: standing ovation, applause, spring recital, christmas recital, christmas concert at school
tags: OnStage, StageMoments, BigMoment
turn:
{K}. The mouth goes dry, the hands go wet, and then it's somehow over.
Everyone is imagining the audience in underwear. The audience is imagining snacks. {K}.
{K}: weeks of practice, and the wave to the back row was the highlight.
Silence, and then the nicest noise in the world. {K}.
reader:
What do you do with your hands up there? {K}.
What was your first role: tree, sheep or lead? {K}.
Front row or hiding behind the tall one: where do you sit? {K}.
scene:
A cough, a creak, the lights. {K}.
A small wave from the stage, not in the script. {K}.
“Is it my turn?” whispered, into a very good microphone. {K}.
plain:
It takes nerve to stand where everybody looks. {K}.
{K}. Shaky knees, big heart.
invite:
{K}. Bring flowers and both hands for clapping.
Come and sit in front, they'll look for you. {K}.
news:
{K}. Somebody in the front row is filming with both thumbs.
The bow was longer than the piece. {K}.

== pranks 🤡
under: laughing-fits
nouns: prank, pranks, april fools, april fools day, april fools' day, office prank, april fool, practical joke
nouns: practical jokes, whoopee cushion, prank war
tags: Prank, AprilFools, GotYou
turn:
{K}. I've checked the salt, the chair and the toothpaste.
Trust is leaving your sandwich alone in the kitchen. {K}.
{K}: funny until it's your turn.
Nobody tells the truth, and nobody drinks the lemonade. {K}.
reader:
What's the best one you ever fell for? {K}.
Who in your life can't keep a straight face? {K}.
Do you get even, or do you wait a year? {K}.
scene:
A muffled giggle behind a door. {K}.
“What did you do?” “Nothing.” “What did you do?” {K}.
Sticky tape on a mouse, a very confused morning. {K}.
plain:
The good ones end with both people laughing. {K}.
{K}. Nobody's hurt, everybody's suspicious.
news:
{K}. Revenge is being planned with office supplies.
I should've known from the quiet. {K}.

== packing-bags 🧳
under: trip
nouns: packing my bag, packing my suitcase, carry-on only, packing for a trip, overpacked suitcase
tags: PackingDay, Overpacker, TravelPrep
turn:
{K}. A shoe for every version of me that won't turn up.
Underwear for a month, chargers for nobody. {K}.
{K}: sitting on it counts as technique.
I packed for rain, for sun and for a ball. {K}.
reader:
Roll, fold or stuff and sit? {K}.
What do you always bring and never use? {K}.
Days ahead, or with the taxi at the door? {K}.
scene:
Out go the books. In goes one more sweater. Back come the books. {K}.
A scale, a deep breath, a jacket worn on top of a jacket. {K}.
“Do you have the passports?” “Do I?” {K}.
plain:
Whatever you forget, they sell it there. {K}.
{K}. The zipper closed, and that's all I ask.
news:
{K}. The cat has moved into the suitcase in protest.
There's a checklist, and it's in the bag. {K}.

== house-guests 🛏️
under: home
nouns: house guests, house guest, houseguests, unexpected visitors, overnight guests, having people over
nouns: hosting thanksgiving dinner, hosting season, unexpected guests, weekend guests
alone: hosting, guests, visitors
tags: HostingSeason, HouseGuests, Welcome
turn:
{K}. The house is never as clean as in the minute before the bell.
Everything without a place is in the bedroom. Don't open the bedroom. {K}.
{K}: suddenly we own napkins.
“Don't go to any trouble,” they said, to people who'd vacuumed the lamp. {K}.
reader:
Shoes off at the door, or come as you are? {K}.
What gets hidden first at your house? {K}.
Good towels out, or are those for looking at? {K}.
scene:
“We were just in the neighborhood!” A pile of laundry holds its breath. {K}.
An extra chair, an extra plate, the wobbly one for family. {K}.
Bags in the hall, coats on the bed, noise in every room. {K}.
plain:
A house is happier with too many shoes at the door. {K}.
{K}. Stay as long as the cake lasts.
invite:
{K}. Come in, don't look in the closet.
There's a bed, a towel and way too much food. {K}.
news:
{K}. The good soap has been put out.
Somebody already found the snack drawer. {K}.

== picky-eaters 🥦
under: kids
nouns: picky eater, picky eaters, fussy eater, fussy eaters, feeding toddlers, feeding a toddler
nouns: chicken nuggets again
tags: PickyEater, ToddlerMeals, ParentLife
turn:
{K}. It used to be the favorite. That was at lunch.
It touched the other food, and now it's over. {K}.
{K}: a restaurant where the guest shouts at the cook.
A whole meal, prepared with love, beaten by a plain noodle. {K}.
reader:
What will yours eat, besides air and crackers? {K}.
Which food did you refuse as a kid and love now? {K}.
Hide the vegetables, or serve them with confidence? {K}.
scene:
A fork, a sniff, a look of betrayal. {K}.
“Just try it.” A lick, from a distance. {K}.
Something green, moved to the very edge of the plate. {K}.
plain:
They won't starve, and they will remember who kept trying. {K}.
{K}. A bite is a bite.
news:
{K}. The dog has gained from this.
The pea count stands, and it's not high. {K}.

== learner-driver 🚗
under: driving-school
nouns: teaching my daughter to drive, teaching my son to drive, teen driver, learner driver
nouns: driving lesson with my daughter, teaching my teen to drive, teenage driver, new drivers
tags: NewDriver, StudentDriver, LearningToDrive
turn:
{K}. The passenger has found a brake where there is none.
The curb was there first. {K}.
{K}: an empty parking lot and a very full heart.
One of us says “relax” and means themselves. {K}.
reader:
Who taught you, and are you still speaking? {K}.
What's the first thing you hit, and was it a bin? {K}.
Could you still parallel park with somebody watching? {K}.
scene:
Mirror, signal, mirror, scream. {K}.
“Slow down.” “I'm standing.” {K}.
A hand on the handle above the window. It hasn't let go. {K}.
plain:
They used to sit in the back and ask how far it was. {K}.
{K}. Slow, wobbly, on the way.
news:
{K}. The mailbox has been warned.
I clapped, once both hands would let go. {K}.

== clock-change ⏰
under: sleep
nouns: daylight saving time, daylight savings, daylight savings time, daylight saving, losing an hour of sleep
nouns: clocks go back, clocks go forward, time change, spring forward, fall back, clock change
tags: DaylightSaving, TimeChange, SleepyHead
turn:
{K}. The oven clock will be right again in half a year.
Nobody told the cat, and breakfast is a matter of principle. {K}.
{K}: jet lag without the trip.
An hour gets moved around, and everybody looks for it under the bed. {K}.
reader:
Which clock in your house is always wrong? {K}.
Who notices first: the kids, the dog or your eyelids? {K}.
Would you keep it or get rid of it? {K}.
scene:
“What time is it?” “Old or new?” {K}.
Microwave, oven, car. The car stays as it is. {K}.
Wide awake, and not one clock in the house agrees. {K}.
plain:
The light is different, and so are we. {K}.
{K}. Be gentle with people, they're confused.
news:
{K}. My phone knew. I didn't.
The coffee has been moved forward too. {K}.

== story-hangover 📖
under: binge
nouns: book hangover, spoilers, spoiler, plot twist, plot twists, cliffhangers, no spoilers, show hangover
nouns: finishing a series
tags: NoSpoilers, PlotTwist, StoryTime
turn:
{K}. What do I do with these people now that they're gone?
I stared at the wall. The wall was a good listener. {K}.
{K}: and somebody expects me to go to work after that.
I saw it coming, and still I shouted. {K}.
reader:
Which ending have you never gotten over? {K}.
Do you read the last page first, and should we worry? {K}.
Binge it, or make it last? {K}.
scene:
“Don't tell me.” “I only said wow.” “That's telling me.” {K}.
Credits roll. Nobody moves. Somebody whispers “no”. {K}.
Fingers in ears, humming loudly. {K}.
plain:
A good story doesn't end when it's over. {K}.
{K}. It'll take a snack and a while.
news:
{K}. I have theories and nobody to sleep on them.
The pillow was thrown. It'll recover. {K}.

== neurodivergent 🧠
under: growth
nouns: adhd, adhd brain, adhd life, autism, autistic, dyslexia, dyslexic, neurodivergent, neurodiversity, neurospicy
nouns: audhd, adhd mom, autism acceptance, autism mom, adhd awareness month, stutter, stuttering, tourette's
nouns: dyspraxia
tags: Neurodivergent, NeurodivergentLife, DifferentNotLess
turn:
{K}. The world came with a manual that was printed for somebody else.
Not broken, just wired for a different room. {K}.
{K}: a different operating system, and it runs beautifully on its own terms.
It makes more sense once somebody finally has a word for it. {K}.
reader:
What do you wish more people understood? {K}.
What helps you that others find odd? {K}.
When did somebody first make room for how you are? {K}.
scene:
Headphones on, shoulders down. {K}.
A room where nobody says “just try harder”. {K}.
That look when somebody else gets it. {K}.
plain:
There's more than one good way to be. {K}.
{K}. No fixing needed, a bit more understanding is.
news:
{K}. Said plainly, and without an apology.
One more person feels a little less alone. {K}.

== access-for-all ♿
under: growth
nouns: wheelchair user, wheelchair life, disability, disability pride, disability pride month, disabled and proud
nouns: my hearing aids, new hearing aids
nouns: deaf, accessibility, inclusion, amputee, chronic illness warrior, limb difference, invisible disability
nouns: accessible design, down syndrome, world down syndrome day
tags: Accessibility, InclusionMatters, DisabilityPride
turn:
{K}. The ramp was never a favor. It's a door.
Ask, don't guess. Most people answer kindly. {K}.
{K}: part of the picture, not the caption.
The world isn't built for everyone yet. We're taking notes. {K}.
reader:
Which place gets it right? Name it. {K}.
What would make your street easier for more people? {K}.
What do you wish you were asked instead? {K}.
scene:
A door that opens by itself, and nobody makes a speech about it. {K}.
A table with room on every side. {K}.
“Need a hand?” “I've got it, thanks.” And that's that. {K}.
plain:
Everybody in, or it isn't done yet. {K}.
{K}. Nothing special about it, and that's the point.
news:
{K}. That's how it should be everywhere.
Room for everyone makes more room for all. {K}.

== roots 🌍
under: family
nouns: immigrant, immigrants, immigrant parents, immigrant family, first generation, first-gen student, first gen
nouns: first-gen, first generation graduate, bilingual, native language, citizenship ceremony, new citizen
nouns: new citizens, heritage, my heritage, cultural heritage, my culture, mixed family, two cultures
nouns: raising bilingual kids, bilingual kids, bilingual family, daughter of immigrants, child of immigrants
nouns: son of immigrants, becoming a citizen
alone: culture, roots
tags: MyRoots, Heritage, WhereWeComeFrom
turn:
{K}. I count in one language and worry in another.
They packed what they could carry, and most of it was hope. {K}.
{K}: more than one home in one heart.
Some words only exist at the kitchen table. {K}.
reader:
Which word from home has no translation? {K}.
What did your family bring along that is still in use? {K}.
Which language do you dream in? {K}.
scene:
A sentence that begins in one language and ends in another. {K}.
A spice jar with a handwritten label nobody else can read. {K}.
An old photo, a new street, the same smile. {K}.
plain:
Somebody went first so that others could go further. {K}.
{K}. Proud of where it began.
news:
{K}. Somebody far away is getting a call.
The whole table stood up. {K}.

== coming-out 🌈
under: growth
nouns: coming out, coming out day, national coming out day, non-binary, nonbinary, lgbtq, queer joy, trans joy
nouns: being gay, pride parade, pride flag, happy pride, pride outfit, love is love, trans day of visibility, queer
nouns: lesbian, bisexual
tags: LoveIsLove, BeYourself, Pride
turn:
{K}. Same person, more room to breathe.
Nobody changed. Somebody just stopped whispering. {K}.
{K}: the door was always yours to open.
It took a deep breath and a lot of practice in the mirror. {K}.
reader:
Who made it easy for you to be yourself? {K}.
What would you tell your younger self? {K}.
Where did you first feel you could breathe out? {K}.
scene:
A pause at the table. A hand reaches over. {K}.
A flag in the window, and somebody across the street feels less alone. {K}.
“I know, honey. Pass the potatoes.” {K}.
plain:
You're not late, and you don't owe anybody an explanation. {K}.
{K}. Loved, exactly like this.
news:
{K}. Louder, prouder, lighter.
There's a little more color in the room. {K}.

== home-again 🏡
under: home
nouns: coming home, home again, back home again, home at last, home sweet home again, walking through the door
nouns: first night home
tags: HomeAgain, HomeSweetHome, BackHome
turn:
{K}. The couch kept my shape.
The plant leans toward the door, or it's just thirsty. {K}.
{K}: the shoes come off before the door is closed.
You only notice what your house smells like when you've been away. {K}.
reader:
What do you do first: kettle, couch or check on the plant? {K}.
What did you miss that you'd never have guessed? {K}.
Unpack at once, or let the bag live in the hall? {K}.
scene:
Key, creak, that one floorboard. {K}.
“We're home!” Nobody answers, and it's perfect. {K}.
The mail, the fridge, the very old milk. {K}.
plain:
Going away is lovely, and so is this. {K}.
{K}. Everything where it was, and me as well.
news:
{K}. The pillow recognized me.
The cat is pretending not to care. {K}.

== sleepovers 🎉
under: kids
nouns: slumber parties, kids sleepover, pillow fight, sleepover at grandma's, girls sleepover, sleepover with cousins
nouns: backyard sleepover, first slumber party, sleepovers
tags: SleepoverTime, PajamaParty, PillowFight
turn:
{K}. The only part missing is sleep.
“Lights out” is an opening bid. {K}.
{K}: sleeping bags everywhere, and everybody on one mattress.
Somebody whispers at full volume. {K}.
reader:
What was the scariest story at yours? {K}.
Who always fell asleep first, and what happened to them? {K}.
How late is late, and who's checking? {K}.
scene:
A flashlight under a chin. A very small scream. {K}.
“Are you asleep?” “Yes.” Giggles. {K}.
Pancakes in the morning, eyes half open, hair in all directions. {K}.
plain:
The best secrets get told in sleeping bags. {K}.
{K}. Popcorn in the pillows, and worth it.
invite:
{K}. Bring a pillow and somebody who snores.
Pajamas are the dress code. {K}.
news:
{K}. The grown-ups slept the least.
Nobody confessed to the crumbs. {K}.

== goosebumps ✨
under: feeling-good
nouns: goose bumps, chills down my spine, full body chills, spine tingles, lump in my throat
tags: Goosebumps, Chills, AllTheFeels
turn:
{K}. The hair on my arms noticed first.
The body understands some songs before the head does. {K}.
{K}: a standing ovation by very small hairs.
I was fine, and then the whole choir came in. {K}.
reader:
Which song does it to you, every single time? {K}.
When did you last get them, and who did you show? {K}.
Music, movies or a cold floor: what's yours? {K}.
scene:
Sleeves up. “Look. Look at my arm.” {K}.
A single note, a whole room, nobody coughs. {K}.
Breath held, eyes wide, one shiver. {K}.
plain:
You can't plan them, and that's the beauty of it. {K}.
{K}. Some moments go straight under the skin.
news:
{K}. Somebody turn that up.
I'll need a moment and a sweater. {K}.

== little-jab 🩹
under: growth
nouns: flu shot, flu shots, booster shot, blood test, blood draw, donating blood, blood donor, blood donors
nouns: vaccination, root canal, tooth filling, eye drops, needle phobia, fear of needles, getting a shot
tags: BandAidBrave, BraveFace, TinyOuch
turn:
{K}. I was told I was very brave. There was a sticker.
I looked at the ceiling tiles, and now I know them by name. {K}.
{K}: over in a second, told for a week.
The waiting was worse, as it always is. {K}.
reader:
Look, or look away and hum? {K}.
What's your reward: ice cream, a nap or both? {K}.
Who held your hand? {K}.
scene:
Deep breath, a nice word, done. {K}.
“This won't hurt.” A pause. “Much.” {K}.
A small bandage with cartoon bears, worn with pride. {K}.
plain:
Small thing, good thing. {K}.
{K}. Nobody enjoys it, and everybody's glad afterwards.
news:
{K}. I'd like my sticker now.
A cookie is recommended, by me. {K}.

== errands 🛒
under: todo-list
nouns: errands, running errands, errand day, saturday errands, errands with kids, quick errand
tags: Errands, ErrandDay, EverydayLife
turn:
{K}. Went out for milk, came back with candles, a plant and no milk.
“It'll only take a minute” is how I lost the morning. {K}.
{K}: a small parade of lines, all of them moving except mine.
I was so productive that I deserved a pastry after every stop. {K}.
reader:
What do you always forget until you're back in the driveway? {K}.
List on paper, list on the phone or pure courage? {K}.
What's your reward at the end? {K}.
scene:
“Did you get milk?” A long, honest silence. {K}.
Keys, bag, list. The list is at home on the table. {K}.
A receipt the length of a scarf. {K}.
plain:
Boring things, ticked off, feel surprisingly good. {K}.
{K}. In, out, home, shoes off.
invite:
{K}. Make us the nice stop on the list.
Combine it with something good, like a coffee. {K}.
news:
{K}. Every bag came in from the car in one trip.
The cashier and I are on first-name terms. {K}.

== lullabies 🌙
under: parenting
nouns: lullaby, lullabies, singing to my baby, singing my baby to sleep, baby lullaby, night feeding, night feeds
nouns: night feeding shift
tags: Lullaby, BabySleep, ParentLife
turn:
{K}. I've sung it so slowly that I'm asleep myself.
Nobody ever liked my voice that much. {K}.
{K}: all the verses, and then the ones I made up.
The eyes close. The second I stop, they open. {K}.
reader:
Which song always works at your house? {K}.
What did they sing to you? {K}.
Do you change the words when nobody's listening? {K}.
scene:
A creak, a hum, a small weight getting heavier. {K}.
One sock, one tune, one very slow walk to the crib. {K}.
The whole house holds its breath. {K}.
plain:
One day I'll miss these slow hours. {K}.
{K}. Soft, slow, a little off-key.
news:
{K}. The stuffed rabbit fell asleep first.
I'm humming it at the supermarket now. {K}.

== core-memory ✨
under: feeling-good
nouns: core memory, core memories, full circle moment, full circle moments, dream come true, dreams come true
nouns: pinch me moment, best day, unforgettable night, unforgettable day, unforgettable moment, once in a lifetime
nouns: day to remember, night to remember, magical moment, magic moment, moment to remember, magical day, perfect day
nouns: memorable moment
tags: CoreMemory, PinchMe, MomentsLikeThese
turn:
{K}. Somebody in my head just labeled a new box.
You don't notice them while they're happening, except this time. {K}.
{K}: the kind you'll bring up in the rocking chair.
I'd do it again in slow motion, with snacks. {K}.
reader:
What would you play again, if you had the button? {K}.
Who should have been there with you? {K}.
Did you know right away, or only afterwards? {K}.
scene:
A look around, a deep breath, a note to self: keep this. {K}.
“Are you crying?” “I'm storing it.” {K}.
No picture, for once, only eyes. {K}.
plain:
Some things you get to keep forever. {K}.
{K}. It was small, it was big, it was mine.
invite:
{K}. Be there, that's all it takes.
Bring the people you'd want in the picture. {K}.
news:
{K}. My heart has asked for a bigger shelf.
The younger me would not believe it. {K}.

== life-update 📣
under: growth
nouns: life update, life updates, end of an era, personal news, some personal news, plot twists in life
nouns: update on my life, new era in my life, milestone moment
alone: big news, good news, some news, quick update, small update, big announcement
tags: LifeUpdate, BigNews, NewChapter
turn:
{K}. Sit down, get a snack, it's a long sentence.
The short version fits in a text. The long version needs cake. {K}.
{K}: told to the dog first, and the dog took it well.
I was going to wait, and then my face gave it away. {K}.
reader:
What's new with you? Trade you. {K}.
Who do you tell first: everybody or one person? {K}.
Did you guess it? Be honest. {K}.
scene:
A deep breath, a drumroll on the table. {K}.
“I have something to tell you.” All the forks stop. {K}.
Typed, deleted, typed again, posted. {K}.
plain:
Things change, and I'm glad to tell you so. {K}.
{K}. Now you know, and I can breathe.
news:
{K}. The phone will need a charger after that.
Hugs are being accepted in any format. {K}.

== wise-words 📝
under: growth
nouns: life advice, wise words, words of wisdom, grandpa's advice, motivational quote, motivational quotes
nouns: inspirational quote, inspirational quotes, quote of the day, self reminder, daily reminder, reminder to self
nouns: note to self, affirmations, daily affirmations, affirmation, positive affirmations, words to live by
nouns: favorite quote, advice to my younger self, letter to my younger self, dear younger me
alone: gentle reminder, friendly reminder
tags: WordsToLiveBy, NoteToSelf, Reminder
turn:
{K}. Easy to frame, hard to do before coffee.
I wrote it on a sticky note, and then the sticky note fell off. {K}.
{K}: heard too often, understood on a random evening.
The best advice I ever got was short and came with soup. {K}.
reader:
Which sentence do you keep coming back to? {K}.
What would you tell the younger you, and would they listen? {K}.
Who said something once that stayed? {K}.
scene:
A mirror, a marker, a deep breath. {K}.
“You'll understand when you're older.” I'm older. Fine. {K}.
A page with a folded corner. {K}.
plain:
You don't have to live by all of it. One line is enough. {K}.
{K}. Read it slowly, then put the kettle on.
news:
{K}. I'm taping it to the fridge.
It only took me years to agree. {K}.

== mood-vibes 🎶
under: feeling-good
nouns: current mood, mood of the day, today's mood, whole mood, big mood, mood board of my day, current vibe
nouns: vibe of the day, good vibes, positive vibes, good energy, current status, status update, mood lately
alone: mood, vibe
tags: CurrentMood, TodaysMood, MoodCheck
turn:
{K}. Wearing it like slippers.
Some days you're the main act, some days you hold the cables. {K}.
{K}: subject to change after lunch.
If it had a smell, it'd be toast and a bit of ambition. {K}.
reader:
In one emoji: how's yours? {K}.
What changes it fastest: music, snacks or silence? {K}.
Which song goes with it? {K}.
scene:
Sunglasses on, chin up, no idea where to. {K}.
A look in the mirror. A nod. Carry on. {K}.
“How are you?” A small wiggle of the hand. {K}.
plain:
It is what it is, and right now that's fine. {K}.
{K}. Let's see where it goes.
news:
{K}. The playlist has been adjusted.
Please respect the blanket. {K}.

== about-me 👋
under: self
nouns: about me, get to know me, fun facts about me, facts about me, meet the maker, meet the owner
nouns: behind the account, who i am, little about me, a little about me, introduction post, re-introduction
nouns: reintroduction, ama, q and a, q&a, ask me anything, hello new followers
tags: GetToKnowMe, AboutMe, NiceToMeetYou
turn:
{K}. The serious version is boring, so here's the one with snacks.
I've rewritten this more often than any letter. {K}.
{K}: still figuring it out, with decent handwriting.
Nobody asked for my favorite soup. I'm ready if somebody does. {K}.
reader:
What do you want to know? Odd questions first. {K}.
Tell me something about you that nobody asks. {K}.
Who are you when nobody's looking? {K}.
scene:
A wave, a smile, a coffee within reach. {K}.
“So, tell us about yourself.” Blank. Entirely blank. {K}.
A name tag, slightly crooked. {K}.
plain:
There's a person behind this, and the person says hi. {K}.
{K}. Glad you're here, take a seat.
news:
{K}. Now it's your turn.
That's already more than the dentist knows. {K}.

== ice-breakers 🎲
under: game
nouns: two truths and a lie, icebreakers, icebreaker, icebreaker game, ice breakers, drinking games, never have i ever
nouns: truth or dare, would you rather, twenty questions, conversation starters, conversation starter
tags: Icebreakers, PartyGames, GameOn
turn:
{K}. You find out a lot about people who swore they were shy.
The quiet one always has the best story. {K}.
{K}: all fun until somebody's mother joins in.
I had a boring answer ready. Nobody lets you keep those. {K}.
reader:
What's your best one, and does anybody believe it? {K}.
Which question would you never answer in front of family? {K}.
Who's terrifyingly good at this? {K}.
scene:
A circle, a giggle, a very long pause. {K}.
“That can't be true.” “It has a scar.” {K}.
Everybody looks at somebody. Somebody looks at the ceiling. {K}.
plain:
Strangers in, friends out. {K}.
{K}. No pieces to lose, only dignity.
invite:
{K}. Bring a good lie and a straight face.
Sit down, you're next. {K}.
news:
{K}. We know things now.
Somebody's face gave it away at once. {K}.

== home-wars 🌡️
under: couple
nouns: blanket thief, blanket hog, cover hog, remote control fight, snoring, snorer, dishwasher debate
nouns: what's for dinner debate, sharing a bed, sharing a bathroom, stealing the covers, stealing the blanket
nouns: who touched the thermostat, thermostat debate
tags: RealLove, HomeLife, SoRelatable
turn:
{K}. We've agreed to disagree, quietly, with our elbows.
Love conquers all, except this one thing. {K}.
{K}: a peace treaty is drafted every evening and forgotten by breakfast.
Somebody touched it. Somebody always touches it. {K}.
reader:
Who's guilty at your house? Witnesses may speak. {K}.
What's your system, and has it ever worked? {K}.
Which side are you on, and is it the right one? {K}.
scene:
“It wasn't me.” There are only so many suspects. {K}.
A nudge. A pause. A slightly firmer nudge. {K}.
Footsteps in the hall. A beep. Footsteps back. {K}.
plain:
The big things were easy to agree on. {K}.
{K}. If that's the worst of it, it's a good life.
news:
{K}. The other party has not commented, with eyes closed.
Negotiations resume after coffee. {K}.

== big-sibling-soon 🍼
under: siblings
nouns: big sister to be, big brother to be, promoted to big sister, promoted to big brother, big brother announcement
nouns: big sister announcement, new baby brother, new baby sister, becoming a big sister, becoming a big brother
nouns: new big sister, new big brother, baby brother, baby sister, my baby brother, my baby sister, big sister duties
nouns: siblings meet the baby
tags: BigSister, NewSibling, GrowingFamily, SiblingLove
turn:
{K}. The crown is shared from here on, after some negotiation.
The most important question: can it play yet? {K}.
{K}: kisses on the forehead, and one toy quickly moved to safety.
Somebody asked if we could also get a dog. {K}.
reader:
What did your older one say when they first met? {K}.
Who were you: the one who waited, or the one who moved in? {K}.
What advice would you give the new big one? {K}.
scene:
A small hand on a smaller one, both very serious. {K}.
“Is it staying?” “Yes.” “Forever?” “Yes.” A nod. {K}.
On tiptoes at the crib, whispering house rules. {K}.
plain:
Somebody to blame, to copy, to love for good. {K}.
{K}. A little person, and another one, and a very big beginning.
news:
{K}. The stuffed bear has been lent out, on conditions.
Somebody grew an inch overnight. {K}.

== tech-support 📱
under: family
nouns: tech support for my parents, family tech support, teaching my parents technology, helping my mom with her phone
nouns: family it department, mom's new phone, dad's new phone, grandma's ipad, grandma's tablet, grandma's new phone
nouns: video call with grandma, video call with my parents, tech support for grandma, facetime with grandma
nouns: facetime with mom
tags: FamilyTechSupport, FamilyLife, SoRelatable
turn:
{K}. “I didn't touch anything.” Everything had been touched.
They taught me to use a spoon. I can explain the cloud again. {K}.
{K}: mostly foreheads, ceilings and love.
The password is on a note, and the note is under the phone. {K}.
reader:
What did you explain most recently, and how often? {K}.
Who's the helpdesk in your family? {K}.
What did they do that you still can't undo? {K}.
scene:
“Click on it.” “On what?” “On the thing.” “It's gone.” {K}.
A thumb across the whole camera. “Can you see me?” {K}.
“I've got an email from a prince.” “Don't open it.” “I've opened it.” {K}.
plain:
It takes long, and I wouldn't miss the call. {K}.
{K}. Patience is a way of saying thank you.
news:
{K}. It works, nobody knows why, nobody move.
A thumbs up arrived. And then a whole row of them. {K}.

== promises 🤞
under: growth
nouns: promises, pinky promise, pinky promises, keeping a promise, little white lie, kept promise, pinky swear
nouns: keeping my word, a promise to myself
alone: promise
tags: PinkyPromise, KeepYourWord, LittleThings
turn:
{K}. Small words, long shadow.
“Just one more” is the first one we all learn to break. {K}.
{K}: a contract with the smallest finger.
Easy to make with cake in the hand. {K}.
reader:
Which one did you keep, although it was hard? {K}.
Is “I love it” allowed when it's a sweater? {K}.
What did you once swear at recess, and does it still count? {K}.
scene:
Fingers hooked, eyes narrowed, deal. {K}.
“Really?” “Really.” “Really really?” {K}.
A hand behind the back, suspiciously crossed. {K}.
plain:
It's worth exactly what you do with it. {K}.
{K}. Said once, meant for a long time.
news:
{K}. Witnesses were present, and one of them was a bear.
It's written down, in crayon. {K}.

== hand-hellos 🙌
under: feeling-good
nouns: high five, high fives, handshake, handshakes, secret handshake, fist bump, fist bumps, firm handshake
nouns: air high five, thumbs up, pat on the shoulder
tags: HighFive, Teamwork, LittleThings
turn:
{K}. Missed on the first try, and everybody saw.
The whole friendship, in one clap. {K}.
{K}: no words, perfect grammar.
Somebody went for a hug, somebody went for a hand, and it became a dance. {K}.
reader:
Firm, soft or “what was that”: how's yours? {K}.
Have you got a secret one with somebody? {K}.
Who left you hanging, and have you forgiven them? {K}.
scene:
Hand up. Hand still up. Hand to the hair, casually. {K}.
Slap, spin, snap, wiggle, bow. Takes practice. {K}.
A nod across the street, and that's enough. {K}.
plain:
A small thing that says: well done, you. {K}.
{K}. Good to see you, in one move.
news:
{K}. My palm is still warm.
It echoed, and it was beautiful. {K}.

== hormones 🩸
under: self-care
nouns: period cramps, my period, pms, menopause, perimenopause, hot flash, hot flashes, that time of the month
nouns: hormones, menopause brain, period pain, pmsing
alone: period
tags: RealTalk, WomensHealth, BeGentleWithYourself
turn:
{K}. I cried at a commercial for paper towels. They were very absorbent.
The window is open, the fan is on, and everybody else has a blanket. {K}.
{K}: when chocolate stops being a treat and becomes a tool.
Nobody talks about it at dinner. So I'm bringing it up at dinner. {K}.
reader:
What helps you: heat, chocolate or being left alone? {K}.
What did nobody tell you about it? {K}.
Who gets it without an explanation? {K}.
scene:
A hot-water bottle, a blanket, a face that says no. {K}.
Coat on. Coat off. Coat on. {K}.
“Are you okay?” “Define okay.” {K}.
plain:
You're allowed to take it slowly. {K}.
{K}. Ordinary, and a lot.
news:
{K}. All meetings are now held lying down.
I'm right about everything until further notice. {K}.

== christening 🕊️
under: family
nouns: baptism, baptisms, christening, christenings, baby dedication, baptism day, christening day, christening gown
nouns: baptism cake, christening lunch, christening party, baptism lunch, naming ceremony, confirmation day, my baptism, our daughter's baptism, our son's baptism
tags: Baptism, BlessedDay, FamilyLove
turn:
{K}. A very small guest of honor, in a very long dress.
The whole family held its breath for a splash. {K}.
{K}: clean hands, full pews, somebody asleep at the important part.
Everybody promised something, and everybody meant it. {K}.
reader:
Whose gown was it, and how many have worn it? {K}.
Did the little one cry, laugh or sleep right through? {K}.
What would you wish for a new life? {K}.
scene:
A candle, a cold drop, a surprised little face. {K}.
Grandparents in the front row, tissues at the ready. {K}.
Cake in the hall, cousins under the table. {K}.
plain:
Surrounded by people who'll be there. {K}.
{K}. A good day to say thank you.
news:
{K}. The godparents have put on their serious faces.
Not a tear was left in the front row. {K}.

== athletes 🏅
under: achievement
nouns: athlete, athletes, student athlete, student athletes, golfer, golfers, gymnasts, swimmer, swimmers, cheerleader
nouns: cheerleaders, wrestler, wrestlers, quarterback, young athletes, team captain, marathon runner, marathon runners
nouns: new runner, trail runner, trail runners, fellow runners, senior night
alone: runner, runners
tags: AthleteLife, Athletes, GameFace
turn:
{K}. You see the finish. The alarm clock sees the rest.
The bag has its own smell, and it's considered part of the team. {K}.
{K}: ice on the knee, fire in the head.
Rest day is the hardest one. {K}.
reader:
What's your ritual before it starts? {K}.
Who drove you to all those practices? {K}.
What keeps you going when the legs say no? {K}.
scene:
Laces, breath, a look down the line. {K}.
“One more.” Nobody knows who said it. {K}.
Hands on knees, hair in the face, a grin. {K}.
plain:
It's mostly the days nobody watches. {K}.
{K}. Work, sweat, a banana, again.
invite:
{K}. Come and be loud on the sidelines.
Bring the legs, we'll find out what they can do. {K}.
news:
{K}. The washing machine is proud, too.
Somebody in the stands has lost their voice. {K}.

== victory 🏆
under: achievement
nouns: winning, victory, victories, champions, championship, champion, undefeated, winning streak, we won, big win
nouns: gold medal, trophy, winner, winners, first place, championship game, state champions, comeback win
tags: Victory, Champions, WeDidIt
turn:
{K}. I planned to be humble about it. That lasted until the door.
All those early mornings just cleared their throats. {K}.
{K}: louder than the neighbors would like.
Nobody sleeps after that, and nobody wants to. {K}.
reader:
How do you celebrate: quietly, loudly or with cake? {K}.
Who was the first one you looked for? {K}.
Which point will you still talk about when you're old? {K}.
scene:
Arms up, knees down, a pile of people. {K}.
A second of silence, and then everything at once. {K}.
Somebody's crying into somebody else's shirt. {K}.
plain:
Enjoy it. You know what it took. {K}.
{K}. For everyone who carried water, drove and believed.
news:
{K}. The shelf has been dusted in advance.
My voice is gone and I don't need it. {K}.

== style-panic 👗
under: outfit
nouns: nothing to wear, wardrobe malfunction, ripped pants, outfit crisis, closet crisis, shirt inside out
nouns: broken zipper, run in my tights, stuck zipper, outfit change, outfit changes, what to wear
nouns: toilet paper on my shoe
tags: NothingToWear, FashionFail, StyleStruggles
turn:
{K}. The bed has on everything that I don't.
It looked different in my head, where I'm taller. {K}.
{K}: a closet so full that it won't close, and still.
I bent down for a pen, and the pants made an announcement. {K}.
reader:
What's your emergency outfit? {K}.
How many changes before you go with the first one? {K}.
Safety pin, cardigan or run: how do you get out of it? {K}.
scene:
On. Off. On. “What about with a belt?” Off. {K}.
A draft. A thought. A hand to the back. {K}.
“You look nice!” The label is hanging out. {K}.
plain:
Nobody notices as much as you think. {K}.
{K}. When in doubt, the black one.
news:
{K}. The cardigan around the waist is a statement.
We're late, and we're beautiful. {K}.

== health-journey 🌱
under: growth
nouns: weight loss journey, fitness journey, health journey, my fitness journey, getting in shape, healthy lifestyle
nouns: healthy habits, getting healthy, wellness journey, healthy living, getting stronger, weight loss, back in shape
nouns: body transformation
tags: FitnessJourney, HealthyHabits, OneStepAtATime
turn:
{K}. The hardest part was tying my shoes and believing it.
Nothing happened for a while, and then the stairs got shorter. {K}.
{K}: not a race, more of a long walk with good songs.
I started for the mirror and stayed for the mood. {K}.
reader:
What made you start, and what makes you come back? {K}.
Which small change has stuck? {K}.
Who keeps you company on the hard days? {K}.
scene:
Sneakers by the door, a sigh, out anyway. {K}.
A glass of water, an early night, no applause. {K}.
A bench, a breather, onward. {K}.
plain:
Be proud of the ordinary days. {K}.
{K}. Slow is still moving.
invite:
{K}. Start where you are, nobody's counting.
Bring water and whoever needs a push. {K}.
news:
{K}. My future knees say thanks.
There's a new favorite belt hole, or a new favorite song. {K}.

== bike-learners 🚲
under: kids
nouns: no more training wheels, learning to ride a bike, riding without training wheels, kid's first bike, bike lesson
nouns: kids' bike
tags: FirstBike, LearningToRide, GrowingUp
turn:
{K}. “Don't let go!” I'd let go half a street ago.
Somebody runs behind, bent over, smiling, out of breath. {K}.
{K}: a wobble, a shriek, freedom.
The helmet is on straight. The parent isn't breathing. {K}.
reader:
Who held your saddle, and when did you notice they'd let go? {K}.
What color was your first one? {K}.
What did you crash into? {K}.
scene:
Knees up, eyes wide, straight at the hedge. {K}.
“Look at me! Look at me! Loo…” A hedge. A thumbs up. {K}.
A bandage, a nod, back on. {K}.
plain:
You hold on until you don't have to, and then you wave. {K}.
{K}. A small pedal, a big horizon.
news:
{K}. The streamers on the handlebars are flying.
Nobody is allowed to help anymore. {K}.

== parent-dates 💕
under: parenting
nouns: daddy daughter date, daddy daughter dates, mommy daughter date, mommy son date, mother son date, father son day
nouns: date with my daughter, date with my son, one on one time, one-on-one time, one on one time with my son
nouns: one on one time with my daughter, mommy and me day, daddy daughter dance, mother-son dance, special time
nouns: day with my daughter, day with my son
tags: QualityTime, ParentLife, LittleDates
turn:
{K}. I was told to dress up. There was an inspection.
The conversation was about sharks, and it was excellent. {K}.
{K}: nobody has to share the back seat or the fries.
I set an example for how to be treated, and I got a straw wrapper to the forehead. {K}.
reader:
What did your parents do with only you? {K}.
Pancakes, playground or the dance floor: what's your tradition? {K}.
What did you learn that you'd never have heard at dinner? {K}.
scene:
A small hand on a menu, pretending to read. {K}.
Standing on my shoes, counting the steps. {K}.
“Can we do it again?” “Every time you ask.” {K}.
plain:
They'll forget the place and remember that you had time. {K}.
{K}. Phones away, ears open.
invite:
{K}. Bring the one who asks all the questions.
Just the two of you, we'll take care of the crayons. {K}.
news:
{K}. The bill was split: I paid, they had the mint.
The best date has a booster seat. {K}.

== toxic-work 🙃
under: complaint
nouns: mean coworkers, mean coworker, toxic coworkers, toxic coworker, annoying coworkers, annoying coworker
nouns: toxic boss, bad boss, toxic workplace, toxic work environment, office politics, micromanager, micromanagers
nouns: micromanaging, office drama, my awful boss, passive aggressive emails, passive aggressive email, mean boss
nouns: lazy coworkers, loud coworkers, loud coworker, hostile coworkers
tags: OfficeDrama, WorkLife, SoRelatable
turn:
{K}. I've become very good at looking at my screen.
The coffee machine knows everything, and it's the only one who keeps quiet. {K}.
{K}: every “no worries” comes with some.
I've written the perfect reply. It lives in drafts, and it will die there. {K}.
reader:
How do you stay polite, and does it count if your eyebrow moves? {K}.
Headphones, deep breaths or a walk around the block: what helps? {K}.
What would you say, if rent weren't due? {K}.
scene:
A door opens. The whole room starts typing. {K}.
“Just following up.” Of course. {K}.
Lunch on a bench, alone, with the good sandwich. {K}.
plain:
It's only a job. You're more than that. {K}.
{K}. Be the person who holds the door anyway.
news:
{K}. My face said it before I could stop it.
The stapler and I are staying out of it. {K}.

== garden-center 🪴
under: garden
nouns: plant shopping, local nursery, local plant nursery, garden center trip, greenhouse visit, plant store
tags: PlantShopping, GardenCenter, PlantLovers
turn:
{K}. I came for soil. I'm leaving with a jungle and no soil.
There's no room left on the windowsill. There's a chair, though. {K}.
{K}: where self-control goes to photosynthesize.
The cart has one wheel that squeaks and a fern that needs me. {K}.
reader:
What do you always swear not to buy? {K}.
Big and brave, or small and surely fine? {K}.
Who carries it to the car, and do they get a plant, too? {K}.
scene:
A leaf strokes an ear. It's a sign. Into the cart. {K}.
“Do we need it?” “It needs us.” {K}.
Seat belt on, window open, a palm tree in the back. {K}.
plain:
It smells of earth, and everything's about to grow. {K}.
{K}. A slow walk between green things.
invite:
{K}. Come by with an empty trunk and no list.
Ask us anything, we've killed plants, too. {K}.
news:
{K}. The plants at home have been told to move over.
There's soil in the trunk and a smile in the mirror. {K}.

== word
nouns: political party, third party, search party, beanie babies, beanie baby, sour patch kids, billy the kid
nouns: doctor who, doctor strange, witch doctor, spin doctor, candy crush, nervous system, property developer
nouns: real estate developer, stockbroker, stock broker, sugar daddy, twin flame, grateful dead, couple of weeks
nouns: couple of days, toy soldier, nutcracker soldier, table runner, table runners, blade runner, prime minister
nouns: sister city, uncle sam, papa johns, mother lode, father time, baby blue, baby oil, baby powder
turn:
{K}. It sounded simple when I first typed it.
plain:
{K}. Said once, thought about for longer.
`;
