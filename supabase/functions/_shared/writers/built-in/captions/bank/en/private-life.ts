/** What people tell of their families, homes, bodies, pets and gardens; the rules are in `read/private-life.ts`. */
export const privateLife = `
== locked-out 🔑
tags: LockedOut, HomeLife, OneOfThoseDays
turn:
{K}. The keys can see me. I can see the keys.
{K}. The door has done its one job far too well.
{K}. Never has a house looked so cozy from the outside.
Every pocket has been searched, then searched again with feeling. {K}.
{K}. Houseplants inside, humans outside. Somebody got it the wrong way around.
I knocked on my own door. Force of habit, or hope. {K}.
reader:
{K}. Who has your spare key, and do they pick up?
{K}. Ring, wait or climb: what's the plan?
{K}. Where do you hide the spare? On second thought, don't say it here.
scene:
Click. The slow turn. The look at the door. {K}.
A forehead against a door, gently. {K}.
“You have the keys, right?” A very long silence. {K}.
plain:
{K}. The doormat is comfier than it looks.
{K}. A good time to get to know the front step.
news:
{K}. A spare key is about to become very popular.

== kid-quote 🗨️
tags: KidsSayTheDarndestThings, KidQuotes, ParentLife
turn:
{K}. No follow-up questions were allowed.
{K}. There are diplomats with less direct language.
{K}. Honesty lives at about waist height.
{K}. And then back to the crackers, as if nothing had happened.
{K}. Philosophers have needed whole books for less.
I opened my mouth to answer and had nothing. {K}.
reader:
{K}. What would you have answered?
{K}. What's the best line a child has ever handed you?
{K}. Who teaches them these things?
scene:
A spoon in the air, a thoughtful pause, and then it came. {K}.
A room full of adults, not laughing, with all their strength. {K}.
From the back seat, completely out of nowhere. {K}.
plain:
{K}. That goes straight into the notebook.
{K}. Small people, big thoughts.
Nobody sees the world quite as clearly as somebody who can't tie their shoes. {K}.
news:
{K}. It has been quoted at every meal since.

== toddler-logic 🧸
tags: ToddlerLife, ToddlerLogic, ParentLife
turn:
{K}. There is no appeals court for this.
{K}. The negotiator has been worn down and offered a cracker.
{K}. On the other side of the table: a degree, a job, no chance.
{K}. It made perfect sense to exactly one person.
I've read the books. This wasn't in the books. {K}.
{K}. The rules changed at breakfast, and nobody sent a memo.
reader:
{K}. Give in, distract or lie down on the floor as well?
{K}. What was the strangest hill yours chose?
{K}. How do you argue with somebody who's holding a banana?
scene:
A foot stamped. Somewhere a passing parent nodded. {K}.
“Why?” “Because.” It was a strong argument. {K}.
The lip, the breath, the silence before it. {K}.
plain:
{K}. So much will in such a small coat.
{K}. A firm character, still working on the details.
It'll be charming in somebody who's running a company. {K}.
news:
{K}. Talks resume after the nap.

== gesture 🤍
tags: SmallThingsMatter, KindnessMatters, LittleThings
turn:
{K}. Nobody asked. That's what makes it so big.
{K}. Love is rarely loud, and sometimes it has crumbs on it.
I said “you didn't have to” and meant “please never stop”. {K}.
{K}. There are people who notice. Keep those.
{K}. Grand gestures can go home. This is the one.
It took them a few minutes, and it will last me for ages. {K}.
reader:
{K}. What's the smallest thing somebody did that you'll never forget?
{K}. Who does this kind of thing in your life?
{K}. How do you thank somebody for that without getting all blurry?
scene:
A lump in the throat, hidden behind a very casual “thanks”. {K}.
No occasion. No card. Just because. {K}.
Something in somebody's eye. Several somebodies, in fact. {K}.
plain:
{K}. It's the small things that hold up the big ones.
{K}. That's how you tell somebody they matter.
{K}. The kind of thing that warms a whole week.
news:
{K}. A return favor is already being planned.

== baby-born 👶
tags: NewBaby, WelcomeBaby, NewArrival, Newborn
turn:
{K}. The smallest person in the room, and the only one anybody looks at.
{K}. So little of somebody, and everything has moved over to make room.
So that's who it was the whole time. {K}.
{K}. The name has been said out loud all day, just to hear it.
{K}. Every toe has been counted, and counted again for the pleasure of it.
Everybody is whispering, and nobody can stop smiling. {K}.
reader:
{K}. Whose nose is it? The families are in talks.
{K}. What's the first thing you'd whisper to somebody so new?
{K}. Who cried first at yours?
scene:
A very small yawn, and the whole room sighs. {K}.
A tiny hand around one big finger, holding on. {K}.
Phones lighting up in kitchens all over the family. {K}.
plain:
{K}. Hello, little one. We've been so curious about you.
{K}. So new, and already so loved.
Nothing is the same, and it's wonderful. {K}.
news:
{K}. The grandparents can't be reached. They're on the phone.

== slept-through 🌙
tags: SleepThroughTheNight, GoodNight, ParentLife
turn:
{K}. Everybody woke up in a panic and then in a good mood.
{K}. The coffee looked up in surprise. It had expected an emergency.
So that's what a night looks like from the inside. {K}.
{K}. Shh. Don't even think it loudly.
{K}. I checked the breathing, then the clock, then the breathing.
The mirror had no remarks this time. {K}.
reader:
{K}. Is it a trend or a trick? Gentle answers only.
{K}. Parents, how long before you dared to say it out loud?
{K}. What would you do with a whole night?
scene:
Sunlight. Silence. Parents staring at each other. {K}.
A baby monitor, unused, slightly offended. {K}.
plain:
{K}. Rested. What a word.
{K}. The world is a softer place on a full night.
Small miracle, large pillow. {K}.
news:
{K}. It has been reported to both grandmothers.

== kids-asleep 🌙
tags: ParentLife, BedtimeRoutine, QuietTime
turn:
{K}. The second shift begins: sitting down.
{K}. I love them so much, and never more than in this silence.
The living room is ours again, apart from the bricks on the floor. {K}.
{K}. A glass of water has been requested, and then another one.
Miss them already? Ask again after one episode. {K}.
{K}. And now the good snacks come out.
reader:
{K}. What's the first thing you do with the quiet?
{K}. Early night or revenge on the day?
{K}. Does anybody else scroll through photos of the people they just put to bed?
scene:
Tiptoe. Creak. Freeze. {K}.
The door, pulled shut in slow motion by somebody holding their breath. {K}.
“Are they down?” A nod. A silent fist in the air. {K}.
plain:
{K}. A house full of slow breathing.
{K}. The best part of the day, in its softest version.
news:
{K}. Nobody ring the bell.

== on-the-mend 🩹
tags: OnTheMend, FeelingBetter, HealingJourney
turn:
{K}. It's amazing what you can be grateful for once it works again.
{K}. Nothing makes ordinary look as good as a break from it.
Some victories don't come with a medal, just with less wincing. {K}.
{K}. The body is slow, stubborn and on my side after all.
{K}. The patient has been seen smiling at nothing.
Turns out that “boring” and “healthy” are lovely words. {K}.
reader:
{K}. What did you appreciate most once you could do it again?
{K}. How do you celebrate a quiet victory?
{K}. Who got you through your last long one?
scene:
A careful stretch, a surprised face, a slow grin. {K}.
“How are we feeling?” Better. Actually better. {K}.
plain:
{K}. Good days are allowed to be small.
{K}. It took its time, and here it is.
Thank you to everybody who asked and kept asking. {K}.
{K}. It's the kind of progress you can feel.
news:
{K}. Worried relatives may now exhale.

== heavy-day 🤍
turn:
{K}. Nobody can be strong all day.
{K}. It doesn't need fixing. It needs a bit of room.
Some things are true and hard to say, and both are allowed. {K}.
{K}. Not every day has to be turned into a lesson.
{K}. There's no right way to feel about it.
plain:
{K}. That's how it is, and saying it helps a little.
{K}. One hour at a time, and then the next one.
It's easier to carry when somebody knows. {K}.
{K}. Be gentle with people. You rarely know what they carry.
{K}. It's okay that it's not okay.
Hard to write, harder to keep in. {K}.
{K}. If you know the feeling, you know.
scene:
A long breath out, and nothing clever to say. {K}.
A cup going cold between both hands. {K}.
news:
{K}. No advice needed. A kind thought is plenty.

== leaving-home 🏡
tags: HomeSweetHome, EndOfAnEra, NewChapter
turn:
{K}. Empty rooms are louder than full ones.
{K}. The pencil marks on the door frame didn't fit in any box.
A house is only walls. So why is it so hard to close the door? {K}.
{K}. Every floorboard had something to say about it.
{K}. Somebody else will learn which step creaks.
The last look took longer than the packing. {K}.
reader:
{K}. What do you still see when you think of your old home?
{K}. What would you take along: a smell, a view or a sound?
{K}. Did you say goodbye room by room, too?
scene:
Echo, light switch, one more look over the shoulder. {K}.
A hand on the door frame for a second too long. {K}.
plain:
{K}. Thank you, old walls. You held a lot.
{K}. The memories come along. They don't need a van.
Places keep a bit of us, and we keep a bit of them. {K}.
{K}. Sad and right can live in the same sentence.
news:
{K}. The kitchen will be remembered longest.

== couple-years 💞
tags: MarriedLife, GrowingOldTogether, StillInLove, LoveStory
turn:
{K}. Still arguing about the thermostat, still on the same side.
{K}. The secret is listening, or pretending to. Sources differ.
They said it wouldn't last. The toaster didn't, at any rate. {K}.
{K}. Romance is knowing exactly how somebody takes their tea.
{K}. Not one dull day, and several very long car rides.
Butterflies settle down at some point and become furniture. The good kind. {K}.
reader:
{K}. What's your secret, apart from separate blankets?
{K}. Who falls asleep first during the movie at yours?
{K}. What little thing still gets you?
scene:
A look across the room, and the whole sentence was in it. {K}.
“Did you lock the door?” “Did you?” Love, roughly. {K}.
A hand finds another hand without looking. {K}.
plain:
{K}. Still the first person to tell everything to.
{K}. Same jokes, same laugh, same favorite face.
It isn't always easy, and it's always worth it. {K}.
news:
{K}. Contract extended, same terms.

== visit 🚪
tags: FamilyVisit, FamilyTime, TogetherAgain
turn:
{K}. Everything that had been meaning to get cleaned just got cleaned.
{K}. Video calls are fine, but you can't hug a screen.
{K}. The good towels are getting their moment.
Maps lie. The last mile is always the longest. {K}.
{K}. There will be too much food, and it won't be enough.
Funny how one more person can make a place feel complete. {K}.
reader:
{K}. What's the first thing you do with somebody you've missed?
{K}. Which dish has to be on the table?
{K}. Who do you wish lived around the corner?
scene:
Ears on every car that slows down outside. {K}.
“Have you eaten?” It's the first question. It's always the first question. {K}.
{K}. The porch light is on, and so is the kettle.
plain:
{K}. Close by is the best distance.
{K}. Some company feels like an extra holiday.
There are hugs that have waited long enough. {K}.
news:
{K}. The guest room has stopped being a storage room.

== garden-good 🌱
tags: GrowYourOwn, GardenJoy, GreenThumb, HomeGrown
turn:
{K}. Nobody tell it who's been in charge of the watering.
{K}. Patience, dirt and a lot of staring at nothing. It works.
I checked every day and pretended it was casual. {K}.
{K}. Nature did the work, and somebody here is taking the credit.
{K}. It had every reason to give up, and look.
The supermarket has never made anyone this proud. {K}.
reader:
{K}. Do you talk to yours? You can admit it here.
{K}. What's growing at your place, on purpose or otherwise?
{K}. Who taught you which end goes into the ground?
scene:
A grown adult, crouching, saying “well, hello” to a plant. {K}.
Neighbors, shown it over the fence, at length. {K}.
Bare feet, coffee, a slow inspection round. {K}.
plain:
{K}. A small green reason to go outside.
{K}. Good things grow while nobody's looking.
It's hard to be in a bad mood next to something that grows. {K}.
news:
{K}. The photo album has more leaves than faces now.

== plant-lost 🥀
tags: PlantProblems, GardenLife, PlantParentProblems
turn:
{K}. Too much water, too little, or just a difference of opinion.
{K}. I gave it light, food and compliments. It gave me this.
The label said “easy”. The label was talking to somebody else. {K}.
{K}. My green thumb is more of a suggestion.
{K}. The plastic ones on the shelf are looking smug.
Everything was fine, and then I went to look. {K}.
reader:
{K}. What's the one plant that never forgives you?
{K}. What did I do wrong? Be kind, I'm fragile.
{K}. Try again or switch to cactus?
scene:
A finger in the soil, a long look, a sigh. {K}.
“It's just resting.” Nobody believed it. {K}.
plain:
{K}. Every good gardener has a long list of these.
{K}. The compost welcomes everyone.
Gardening is hoping, outdoors. {K}.
news:
{K}. The pot is available for new applicants.
{K}. The other plants have been told it was nobody's fault.

== pet-unwell 🐾
tags: PetParents, GetWellSoon, PetsAreFamily
turn:
{K}. It's quiet here in a way nobody likes.
{K}. Funny how somebody so small can fill a house, or leave it this still.
They can't say where it hurts, so we guess and worry. {K}.
{K}. All house rules are suspended until further notice.
plain:
{K}. So brave, and so confused about it.
{K}. Soft blankets, small steps, lots of patience.
They take care of us every day. Now it's our turn. {K}.
{K}. A gentle hand and a quiet room, for as long as it takes.
{K}. Fingers and paws crossed.
Worrying about somebody with fur is still worrying. {K}.
reader:
{K}. What do you do to comfort yours?
{K}. If you've sat in that waiting room, you know.
scene:
Somebody is sitting on the floor, because that's where they are. {K}.
A slow blink, a small lean, a big heart. {K}.
news:
{K}. Kind thoughts are welcome, and so are gentle scratches.

== pet-habit 🐾
tags: PetLife, PetsOfInstagram, PetParents, FurryFamily
turn:
{K}. No explanation was given, and none will be.
{K}. Somewhere in that head, it makes perfect sense.
The furniture was bought for humans. That was the first mistake. {K}.
{K}. Every day, like clockwork, with total conviction.
{K}. I pay for everything and I'm not in charge of anything.
There's a bed, a blanket and a basket. And then there's this. {K}.
reader:
{K}. What's the strangest habit of yours?
{K}. What do you think is going on in there?
{K}. Does yours do it, too, or is it just this genius?
scene:
A stare. A sigh. A decision. {K}.
“Could you not?” It could not. {K}.
Ears up, mind made up, no doubts. {K}.
plain:
{K}. Life with an animal is mostly this, and it's lovely.
{K}. Nobody could be this sure of themselves without a tail.
A house without it would be a lot tidier and a lot too quiet. {K}.
news:
{K}. The humans have adjusted their schedule.

== pet-back 🐾
tags: HomeSafe, PetsAreFamily, HappyEnding
turn:
{K}. No explanation, just a look at the empty bowl.
{K}. Everybody cried, except for one.
I was going to be strict. I lasted until the first purr or lick. {K}.
{K}. Wherever that adventure was, it ended at dinner time.
{K}. There are hugs that won't be let go of for a while.
reader:
{K}. What was the longest night you ever spent listening at the door?
{K}. Where do you think they go?
scene:
A scratch at the door, and everybody running. {K}.
Somebody on the kitchen floor, laughing and crying into fur. {K}.
plain:
{K}. Home is complete again.
{K}. To everybody who kept their eyes open: thank you.
You only hear how quiet a house was when it stops. {K}.
{K}. What a relief. What a rascal.
news:
{K}. Extra dinner has been served, and nobody is counting.

== partner-habit 🏠
tags: MarriedLife, RelationshipHumor, CoupleLife
turn:
{K}. I married for love. This came in the small print.
{K}. We have discussed it. We will discuss it again.
For better, for worse, and apparently for this. {K}.
{K}. Said with love, through slightly closed teeth.
{K}. It's either charming or grounds for a long talk. I haven't decided.
Living together is a beautiful way to learn what you can overlook. {K}.
reader:
{K}. Who's right? Choose your words carefully, they may read this.
{K}. Does it come with every partner, or just mine?
{K}. What does yours do that makes no sense and never changes?
scene:
A raised eyebrow over a coffee cup, in complete silence. {K}.
“What?” “Nothing.” It wasn't nothing. {K}.
plain:
{K}. I wouldn't swap, for the record.
{K}. The little quirks are what you'd miss most.
Nobody else would put up with me, so we're even. {K}.
news:
{K}. My version of events is available on request.

== friend-away 🤍
tags: LongDistanceFriends, MissYou, FriendshipMatters
turn:
{K}. Who's going to laugh at my jokes out of pity now?
{K}. The town has the same streets and a bit less reason.
Some people take half of the inside jokes with them. {K}.
{K}. Distance is a word for people who have never had a group chat.
{K}. You can be happy for somebody and sorry for yourself.
reader:
{K}. How do you stay close to somebody who's far away?
{K}. Who do you still reach for after all these miles?
{K}. Calls, letters, or a meme without a word: what keeps you together?
scene:
A hug that nobody wanted to end first. {K}.
One empty chair at the usual table. {K}.
plain:
{K}. Far is only a number between good friends.
{K}. Go well, and keep the sofa free for me.
It's a good kind of sad: it means it was worth a lot. {K}.
news:
{K}. The usual table has been told.

== heirloom 🗝️
tags: FamilyHistory, Heirloom, FamilyTreasures, FamilyStories
turn:
{K}. It weighs almost nothing and a great deal.
{K}. Some things don't get old, they get deeper.
Worth nothing in any shop, and never for sale. {K}.
{K}. Whoever held it last left a bit of themselves behind.
{K}. The corners are worn in the shape of somebody's hands.
It sat in the dark for ages and still knew the way to the heart. {K}.
reader:
{K}. What's the one old thing you'd carry out first?
{K}. Which object tells your family's story?
{K}. Use it every day, or keep it safe in a drawer?
scene:
A drawer, some tissue paper, a sudden lump in the throat. {K}.
That smell, and for a second it was back then. {K}.
Turning it over, and over again, very carefully. {K}.
plain:
{K}. Handed on, and handled with care.
{K}. It's good to hold something that has been loved before.
Families write their history in objects. {K}.
news:
{K}. The stories behind it are being collected.

== house-done 🧰
tags: HomeProject, DIYHome, HomeImprovement, GettingThingsDone
turn:
{K}. Visitors will be led past it, casually, several times.
{K}. It only took a weekend, a small argument and a lot longer than planned.
It had been on the list so long that it felt like family. {K}.
{K}. Please don't look too closely on the left side.
{K}. I keep walking in just to look at it.
The trick is to stop before you notice what needs doing next. {K}.
reader:
{K}. What's been on your list the longest?
{K}. Straight away or “one day”: which kind are you?
{K}. Who held the flashlight at your place?
scene:
Hands on hips, a few steps back, a slow nod. {K}.
“You can hardly tell.” That's the point, or it had better be. {K}.
plain:
{K}. So satisfying, it should be a food.
{K}. There's a special kind of pride in doing it at home.
A room says thank you by looking bigger. {K}.
{K}. Before: excuses. After: this.
news:
{K}. The next project may form an orderly line.

== new-look ✂️
tags: NewLook, FreshLook, NewMe
turn:
{K}. I've surprised myself in every shop window since.
{K}. The mirror and I have been introduced again.
It's only a small change. I have mentioned it to everyone. {K}.
{K}. Whoever doesn't notice will be helped along.
{K}. My phone didn't recognize me. Fair enough.
There was no reason, just a very good mood. {K}.
reader:
{K}. Keep it or call it an experiment?
{K}. What's the boldest change you ever made on a whim?
{K}. How long until you stopped being startled by yourself?
scene:
A hand going up to check if it's really real. {K}.
“Something's different.” A patient smile. {K}.
plain:
{K}. A bit lighter, a bit braver.
{K}. New outside, same nonsense inside.
Feels good. Sometimes that's the whole reason. {K}.
news:
{K}. Old photos are now officially archive material.

== together 🏡
tags: FamilyTime, UnderOneRoof, FamilyFirst, Together
turn:
{K}. Everybody's talking, nobody's listening, it's perfect.
{K}. Chairs have been borrowed from rooms nobody knew had chairs.
It takes months to arrange and a minute to get loud. {K}.
{K}. The hot water never stood a chance.
{K}. Old jokes get told again, by popular demand of the one who tells them.
reader:
{K}. Who's the loudest at your table?
{K}. Who always takes the last piece in your family?
{K}. How often do you manage to get everybody into one room?
scene:
Shoes in the hall, piled up like a small mountain range. {K}.
Somebody counts heads. Somebody miscounts. {K}.
“Move closer.” “I am closer.” “Closer.” {K}.
plain:
{K}. All the favorite people in one place.
{K}. A full house is a full heart with dishes.
Days like these are what the rest of the year is for. {K}.
news:
{K}. Leftovers are being handed out at the door.

== elders 👵
tags: Grandparents, FamilyLove, NeverTooOld, FamilyStories
turn:
{K}. Age has its own opinion about age.
{K}. The rest of us should take notes, and a nap.
Whoever said “too old for that” said it out of hearing. {K}.
{K}. A whole generation, once again, showing how it's done.
{K}. There was no stopping it. There was barely time to film it.
Somebody in this family has style, and it's not the young ones. {K}.
reader:
{K}. What did your elders do that left everyone speechless?
{K}. Who do you want to be like when you're old?
{K}. What's the best thing you learned from somebody twice your age?
scene:
A wink over the rim of the glasses. {K}.
“Watch and learn.” So we watched. {K}.
The whole family gathered around, and one very calm face. {K}.
plain:
{K}. Legends live among us, and they have snacks.
{K}. May we all have that kind of spark.
Wisdom is nice. Mischief at that age is nicer. {K}.
news:
{K}. The family chat will need a moment.

== growing-up 🥹
tags: GrowingUpTooFast, ParentLife, TheyGrowUpSoFast
turn:
{K}. Who gave permission for that? I'd like to speak to them.
{K}. Somewhere there's a tiny sock that doesn't know yet.
{K}. I was promised long years and short days, or the other way around.
It happened while I was looking right at them. {K}.
{K}. Proud on the outside, holding a baby picture on the inside.
reader:
{K}. What was the moment you noticed?
{K}. Which small thing did you not know would be the last time?
{K}. How do you make it slow down? Asking for my heart.
scene:
A doorway that's suddenly full of somebody. {K}.
Measured against the kitchen door, and then again, in disbelief. {K}.
“I can do it myself.” So they did. {K}.
plain:
{K}. That's the whole idea, and it still tugs.
{K}. A little less lap, a little more person.
You raise them to need you less, and then they do. {K}.
news:
{K}. One tissue for the eyes, one for the pride.

== found-again 🔎
tags: LostAndFound, SmallJoys, EverydayLife
turn:
{K}. It was in the last place I looked, which is how looking works.
{K}. I'd accused everybody, including the cat.
We searched everywhere sensible. That was the mistake. {K}.
{K}. I'd already bought a new one, obviously.
{K}. It looked at me as if I were the one who'd been missing.
reader:
{K}. What's the oddest place you ever found something?
{K}. What are you still looking for, years later?
scene:
A hand under the cushion. A pause. A shout. {K}.
“Where was it?” A long story, told quickly. {K}.
plain:
{K}. A tiny reunion, with real feelings.
{K}. It's ridiculous how happy that can make a person.
Nothing is ever really gone, it's just being dramatic. {K}.
{K}. A small mystery, closed.
news:
{K}. Apologies to everybody who was blamed.
{K}. The search party has been sent home with thanks.

== wild-visitor 🌿
tags: WildlifeAtHome, BackyardWildlife, GardenVisitors
turn:
{K}. No rent was discussed.
{K}. We live here too, if that's all right with them.
Apparently our address has good reviews. {K}.
{K}. I stood very still. So did they. They won.
{K}. Nobody rang, nobody wiped their feet.
reader:
{K}. Who's the wildest guest you've ever had?
{K}. Would you name it? It has a name already, doesn't it?
{K}. Stay away or stand at the window for an hour?
scene:
Nose against the glass, on both sides. {K}.
A whisper through the house: “Come quickly, but slowly.” {K}.
plain:
{K}. A bit of wilderness, delivered to the door.
{K}. It's nice to be somebody's neighborhood.
Everything stops for a minute when nature drops by. {K}.
{K}. Small guest, big audience.
news:
{K}. The window has been booked for the rest of the day.

== ouch 🩹
tags: Ouch, OneOfThoseDays, ClumsyLife
turn:
{K}. There should be a better story, and soon there will be.
{K}. Rest, ice and a very dramatic retelling.
The injury is small. The audience for it is growing. {K}.
{K}. I've been through this, and I'd like it mentioned at dinner.
{K}. A kitchen, a staircase, a toe: danger lives at home.
Some people climb mountains for this kind of drama. {K}.
reader:
{K}. What's your least heroic injury?
{K}. Sympathy or snacks? Both, please.
{K}. Truth or heroic version: which one should be told?
scene:
A sound no adult wants to make, and then a lot of silence. {K}.
“How did that happen?” A long look into the distance. {K}.
The couch, a hill of pillows, a bell that nobody should have handed over. {K}.
plain:
{K}. It'll heal. The pride takes a little longer.
{K}. Slow and careful is the plan from here.
Bodies are wonderful and a bit badly padded. {K}.
news:
{K}. Help with lids and doors is appreciated.

== question-kids 🧸
tags: ParentLife, ParentingQuestions, RealParenting
reader:
{K}? Parents of the internet, I'm holding a cold coffee and listening.
{K}? Tell me what worked, and what only worked until bedtime.
{K}? The books say one thing, the floor of my living room says another.
{K}? Please say it's a phase. Even if it isn't.
turn:
{K}? I've tried patience. It ran out before the cartoon did.
{K}? I asked the other parents at the gate, and we all just looked at our shoes.
{K}? The family has an answer, which is why I'm asking you.
{K}? I was so good at this before I had children.
scene:
“Is this normal?” Nods from the whole playground. {K}?
Typed with one thumb, under a sleeping child: {k}?
plain:
{K}? Every answer is welcome, every family is different.
{K}? I don't need a perfect answer, just some company.

== question-pets 🐾
tags: PetQuestions, PetParents, PetLife
reader:
{K}? Yours, too, or did I get the special edition?
{K}? I need to know if it's the animal or the upbringing.
{K}? Pet people, explain this to me slowly.
{K}? Theories welcome, the wilder the better.
turn:
{K}? I'd ask the culprit, but it's busy looking innocent.
{K}? The vet laughed, which wasn't the answer I hoped for.
{K}? There must be a reason, and I bet it's food.
{K}? I own a toy box, a basket and no explanation.
scene:
A stare, a blink, no answer whatsoever. {K}?
Me, on my knees, negotiating with somebody furry: {k}?
plain:
{K}? I love them, I just don't understand a thing.
{K}? Comfort me with your own stories.

== question-home 🏠
tags: HomeTips, HouseholdHelp, HomeLife
reader:
{K}? Somebody's grandmother knows, and I'd like her number.
{K}? Tell me the trick, then tell me why nobody teaches it in school.
{K}? I'm taking any advice that doesn't begin with “you should have”.
{K}? What's in your cupboard that would fix this?
turn:
{K}? I made it bigger. I'd like to start from there.
{K}? I've tried hoping, and then I tried a rug on top.
{K}? The internet says vinegar. The internet always says vinegar.
{K}? Before I make it worse with confidence.
scene:
Rubber gloves on, no plan whatsoever: {k}?
On hands and knees, squinting, asking for a friend: {k}?
plain:
{K}? I'll report back, with pictures if it works.
{K}? Any tip is welcome, the house says thanks.
`;
