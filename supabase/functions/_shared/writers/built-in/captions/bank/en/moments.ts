export const moments = `
== kitchen-mishap 🍳
under: mishap
nouns: burnt dinner, burned dinner, kitchen fail, kitchen mishap, cooking fail, baking fail, burnt toast
nouns: burned toast, burnt cookies, smoke alarm, burnt cake, pinterest fail, cake fail, failed recipe
tags: KitchenFail, CookingFail, BakingFail
turn:
{K}. The smoke alarm has always been the most honest critic.
The recipe had a picture. So do I, but I'm not showing it. {K}.
{K}: crisp on the outside, crisp on the inside.
I followed every step, just not in that order. {K}.
reader:
Scrape off the black bits, or order something and never speak of it?
What's the worst thing you ever served with a smile? {K}.
Who in your house gets the fan and waves at the ceiling?
scene:
“Is something burning?” “It's called caramelized.” {K}.
Windows open, towel waving, menu of the pizza place in hand. {K}.
The cake slid. We called it rustic. {K}.
plain:
Even the good cooks have a pan they never talk about. {K}.
{K}. It was made with love, and slightly too long.
news:
{K}. Dinner was cereal, and it was excellent.
The pan is soaking, and so is my pride. {K}.
invite:
{K}. Let somebody with a timer feed you.
Leave the oven off, we've got dinner. {K}.

== spilled-coffee ☕
under: mishap
nouns: spilled coffee, coffee spill, coffee stain, spilled milk, spilled my coffee, wine stain, spilled wine
nouns: coffee on my shirt, stain on my shirt, spilled tea, coffee on my keyboard
tags: SpilledCoffee, MondayMood, Oops
turn:
{K}. Of course it was the white shirt.
It happened in slow motion, and I still just watched. {K}.
{K}: my keyboard is more awake than I am.
The lid said it was closed. The lid lied. {K}.
reader:
Salt, soda or a jacket buttoned to the chin: what's your trick?
Is it a bad sign, or just a table that's too close? {K}.
What were you wearing when it happened? It's always something light.
scene:
A sip, a bump, a whole continent on the shirt. {K}.
“You have something there.” “I know.” “And there.” {K}.
Napkins. More napkins. A sleeve. {K}.
plain:
Some days start with a mop. They can still turn out fine. {K}.
{K}. It's only a shirt. It was a good shirt.
news:
{K}. I'm calling it a pattern.
The bag, the desk and my notes all got some. {K}.
invite:
{K}. The next cup stays in the cup.
Wear something dark, come as you are. {K}.

== power-outage 🔦
under: house-trouble
nouns: power outage, power outages, no electricity, power cut, lights out, power went out, no power
nouns: candlelight dinner at home
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
news:
{K}. The ice cream had to be saved. Heroes were needed.
The microwave clock will blink until somebody finds the manual. {K}.
invite:
{K}. Bring a candle and a good story.
No screens, just people. {K}.

== traffic 🚦
under: commute
nouns: traffic, traffic jam, traffic jams, stuck in traffic, rush hour, rush hour traffic, gridlock
nouns: bumper to bumper, road construction, roadworks, highway traffic
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
news:
{K}. I could describe that license plate from memory.
At least the podcast got finished. {K}.
invite:
{K}. Take the scenic way, we'll still be here.
Come when you can, blame the road. {K}.

== bad-hair-day 💁
under: hair
nouns: bad hair day, bad hair days, messy hair, bed head, bedhead, frizz, frizzy hair, greasy hair, dry shampoo
nouns: hat hair, hair fail, dry shampoo day, humidity hair, cowlick
tags: BadHairDay, MessyHair, DryShampoo
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
news:
{K}. I'm calling it texture.
The hat has earned its keep. {K}.
invite:
{K}. Take off the hat, we've seen it all.
Bring the cowlick, it's only hair. {K}.

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
news:
{K}. My lunch is packed like it's a field trip.
Somebody already explained the coffee machine, so I'm in. {K}.
invite:
{K}. Wave at the new one, it means a lot.
A coat hook, a mug and a hello are ready. {K}.

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
news:
{K}. My shoulders found out first.
Somebody else can be on that email thread now. {K}.
invite:
{K}. Raise a glass to the next thing.
Come say the goodbye with cake in your hand. {K}.

== payday-budget 💸
under: money
nouns: payday, pay day, paycheck, paychecks, first paycheck, budget, budgets, budgeting, my budget, salary day
tags: Payday, Budgeting, MoneyMood
turn:
{K}. My money came by, saw the bills and left with them.
I have a budget. The shopping cart calls it fan fiction. {K}.
{K}: rich at breakfast, careful by dinner.
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
news:
{K}. My wallet is walking with a bounce.
We're having the name-brand cereal. {K}.
invite:
{K}. For when your wallet is in a good mood.
Your cart has been waiting patiently. {K}.

== unboxing-parcel 📦
under: shopping
nouns: unboxing, unboxing video, parcel, parcels, online shopping, package delivery day, online order
nouns: amazon package, amazon haul, package arrived, online purchase, mystery box, delivery arrived, shopping haul
tags: Unboxing, OnlineShopping, HappyMail, Haul
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
news:
{K}. The scissors were already in my hand.
The cardboard goes to whoever fits inside. {K}.
invite:
{K}. Make your doorbell happy.
Something in your cart has been thinking of you. {K}.

== photo-dump 📸
under: social-media
nouns: photo dump, photo dumps, camera roll, camera roll dump, life lately, recent photos, monthly dump
nouns: weekend dump, photo dump friday, random photos, weekend photo dump, summer photo dump
tags: PhotoDump, LifeLately, CameraRoll
turn:
{K}. In no order, with no explanation, in excellent company.
The blurry ones were the best moments. {K}.
{K}: the director's cut of an ordinary life.
Most of my camera roll is food and screenshots. You get the rest. {K}.
reader:
Which one makes you ask questions?
How many screenshots are in your camera roll, and do you know why? {K}.
Sorted by day, by mood or by accident?
scene:
“Why did you take a picture of that?” “You'll see.” {K}.
A sunset, a sandwich, a thumb. {K}.
plain:
Small pieces of good days. {K}.
{K}. Proof that things were happening.
news:
{K}. My phone storage sends its regards.
The rest stays in the group chat, for legal reasons. {K}.
invite:
{K}. Show us yours, especially the blurry ones.
Swipe to the end, that's where the good one is. {K}.

== selfies 🤳
under: self
nouns: selfie, selfies, mirror selfie, mirror selfies, gym selfie, gym selfies, car selfie, car selfies
nouns: bathroom mirror selfie, group selfie, elevator selfie, selfie sunday, selfie time, no makeup selfie
nouns: profile picture, new profile picture
tags: Selfie, SelfieTime, MirrorSelfie
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
news:
{K}. The mirror held still for once.
My camera roll has become a very narrow museum. {K}.
invite:
{K}. Come find the good light.
Squeeze in, everybody looks up. {K}.

== group-chats 💬
under: social-media
nouns: group chat, group chats, family group chat, family chat, group text, voice message, voice messages
nouns: voice note, voice notes, text messages, typo, typos, autocorrect, autocorrect fail, left on read, texting
nouns: typing bubble, unread messages
tags: GroupChat, Texting, Relatable
turn:
{K}. Sent before it was read, regretted before it was delivered.
I answered in my head. That should count. {K}.
{K}: where plans go to be discussed until nobody can make it.
A short question, and a podcast comes back. {K}.
reader:
Typing, talking or a thumbs up: how do you answer?
Who in your chat reads everything and never says a word? {K}.
What does your autocorrect think you talk about all day?
scene:
“Who's bringing what?” Endless messages later: nobody knows. {K}.
Wrong chat, wrong chat, delete, delete, delete. {K}.
plain:
Somewhere in all those pings is somebody thinking of you. {K}.
{K}. Small messages keep big friendships alive.
news:
{K}. Reactions are still coming in.
The meme reply arrived within seconds. {K}.
invite:
{K}. Copy this into the chat and watch who answers first.
Turn the plan into an actual plan. {K}.

== todo-list 📝
under: adulting
nouns: to do list, todo list, to-do lists, checklist, errands, running errands, errand day, life admin
nouns: daily planner, day planner, chore list, shopping list, grocery list, productive day
nouns: to-do list
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
news:
{K}. The pen got a small standing ovation.
There's a new list now, about resting. {K}.
invite:
{K}. Put it at the top of the list, right before lunch.
An errand you'll actually enjoy. {K}.

== lazy-day 🛋️
under: self-care
nouns: lazy day, lazy sunday, lazy morning, day off, my day off, pajama day, do nothing day, rest day at home
nouns: slow sunday, couch day, weekend at home, bed day, movie day, lazy weekend, cozy day, staycation
tags: LazyDay, DayOff, SlowLiving, PajamaDay
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
news:
{K}. I crossed the room for chips. That was the workout.
My phone says I took almost no steps, and I agree. {K}.
invite:
{K}. No need to get up for this one.
Come in soft pants, stay as long as you like. {K}.

== baby-milestones 👣
under: baby
nouns: first steps, baby's first steps, first tooth, baby's first tooth, lost tooth, lost a tooth, loose tooth
nouns: tooth fairy, first word, baby's first word, learning to walk, baby's first haircut, first solid food
nouns: potty training, potty trained
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
A wobble, a gasp, arms wide open. {K}.
A chart on the fridge, a sticker, a very proud face. {K}.
plain:
They grow while you're looking straight at them. {K}.
{K}. A little moment for the big box.
news:
{K}. The grown-ups took it worse, with tissues.
The applause could be heard down the phone. {K}.
invite:
{K}. Keep a spot in the album.
For everyone who's cheering from down on the carpet. {K}.

== bedtime-story 🌙
under: parenting
nouns: bedtime story, bedtime stories, story time, bedtime routine, kids' bedtime, tucking in, goodnight story
nouns: lullaby, lullabies, reading to kids, bedtime battles
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
news:
{K}. The dragon got away again, as dragons do.
A full row of stuffed animals attended. {K}.
invite:
{K}. Pajamas welcome, cuddly toys too.
Bring the little ones and your best dragon voice. {K}.

== glow-ups ✨
under: self
nouns: glow up, glow ups, glow-up, glow-ups, before and after, before and afters, before and after photo
nouns: transformation, makeover, makeovers, transformation tuesday, room makeover, makeover reveal
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
news:
{K}. I keep walking past to look at it.
The old version sends warm regards. {K}.
invite:
{K}. Bring the “before”, we'll find the rest together.
Yours could be the next one people swipe back to. {K}.

== spring-clean 🧽
under: cleaning
nouns: spring cleaning, declutter, closet clean-out, closet cleanout, garage clean-out, garage cleanout, junk drawer
nouns: deep cleaning, deep clean, cleaning out my closet, garage cleanup, attic cleanout, basement cleanout
tags: SpringCleaning, Declutter, Organizing, TidyHome
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
news:
{K}. The back of the closet has seen daylight.
The drawer closes now, all the way. {K}.
invite:
{K}. Make room, you know what for.
Bring a bag, leave lighter. {K}.
`;
