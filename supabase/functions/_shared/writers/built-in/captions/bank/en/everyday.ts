export const everyday = `
== gift 🎁
nouns: gift, gifts, present, presents, gift ideas, gift ideas for dad, gift ideas for mom, gift guide, gift wrapping, wrapping paper, gift bag, gift bags, gift box, gift basket, gift baskets, hamper, hampers, birthday gift, birthday gifts, birthday presents, secret santa, stocking stuffers, care package, care packages, surprise gift, last minute gifts, thank you gift, teacher gift, teacher gifts, housewarming gift, wedding gift, party favors, wish list, wishlist
tags: GiftIdeas, GiftGuide, GiftInspo
turn:
I'm excellent at finding gifts and terrible at giving them away.
{K}. The wrapping took longer than the thinking, and it shows.
“You shouldn't have.” Oh, but I wanted to see your face.
My love language is handing you a bag and watching you very closely.
I said no presents. I meant surprise me.
{K}. I used more tape than paper, and I regret nothing.
Some people plan ahead. I browse in a panic and call it intuition.
The hardest part of a good present is keeping my mouth shut.
reader:
What's the best gift you ever got that cost almost nothing?
Are you a planner or a last-minute sprinter when it comes to gifts?
Gift card or a wild guess: what would you rather get?
{K}. What's the one that you still talk about?
scene:
“Is it a book?” It is always a book-shaped thing. It's never a book.
A rustle, a ribbon, a held breath. {K}.
Me, pretending not to know what's inside the thing I wrapped myself.
Scissors gone, tape stuck to my sleeve, bow on the cat-sized end. {K}.
plain:
{K}. The nicest part is thinking of somebody for a while.
A good gift says: I was listening.
It doesn't have to be big. It has to be for them.
{K}, because making somebody smile never goes out of style.
invite:
{K}. For the person who says they don't need anything.
{K}. Come and find the one that makes you say “that's so them”.
{K}. We'll help you look thoughtful. It's our specialty.
news:
{K}. Somebody is about to make a very happy noise.
{K}. Acting surprised has been rehearsed.

== shopping 🛍️
nouns: shopping, shopping spree, shopping day, shopping trip, haul, grocery haul, target run, target haul, grocery run, grocery shopping, groceries, costco run, ikea trip, ikea haul, mall day, online shopping, online order, unboxing, package, packages, parcel, window shopping, retail therapy, sale haul, subscription box, mystery box, impulse buy, shopping cart, supermarket, supermarket run, ikea
tags: ShoppingDay, HaulTime, ShopWithMe
turn:
I went in for one thing. It's the only thing I forgot.
{K}. My wallet and I aren't speaking.
The list was short. The receipt is a scarf.
I don't need a bag, I said, carrying my whole body weight in stuff.
It was on the list. I added it to the list afterwards, but it was on the list.
{K}. Everything was necessary, and I'm prepared to say so in court.
My cart knows more about my dreams than my diary does.
I was only going to look. My eyes have expensive hands.
reader:
{K}. What's the thing you never leave without?
List person or aisle wanderer: which one are you?
Do you try it on in the store or hope for the best at home?
What did you buy that you never knew you needed?
scene:
Doorbell. Sprint. Dignity left in the hallway. {K}.
“Did you get the milk?” I got everything except the milk.
One trip from the car, every bag, no circulation in my fingers.
Opening it slowly, as if I didn't track it every hour. {K}.
plain:
{K}. Nothing fancy, just a good feeling in a bag.
Sometimes the best part is carrying it home.
{K}. Future me says thank you.
It's the little upgrades that make a place feel new.
invite:
{K}. Come in for one thing. We know how it goes.
{K}. Your cart looks a bit lonely.
{K}. Bring a friend who'll say “get it”.
news:
{K}. I've informed my shelf.
{K}. The unpacking was a private ceremony.

== commute 🚦
nouns: commute, commuting, traffic, traffic jam, rush hour, subway, subway ride, bus, bus ride, bus stop, parking, parking spot, parking ticket, red light, school run traffic, metro, metro ride, tram, carpool, morning commute, gas prices, gas station, roadworks, roundabout, highway, detour
tags: CommuterLife, TrafficJam, RushHour
turn:
I know the back of that truck better than some relatives.
{K}. I've finished my podcast, my coffee and my faith in people.
I left early to be on time, like a fool.
My playlist has started over. So has my patience.
Everybody else is traffic. I'm just trying to get somewhere.
{K}. I've aged, but I've also learned all the lyrics.
The navigation said “faster route”. The navigation lied.
reader:
What keeps you sane on the way: music, a podcast or shouting?
{K}. Who's your favorite kind of bad driver?
Do you talk to strangers on the way, or is that against the law?
Which do you pick: the long way that moves or the short way that doesn't?
scene:
Green light. Nobody moves. Somebody honks. Poetry.
Me, at the wheel, giving a concert to nobody. {K}.
Doors close right in front of my face. We make eye contact.
Elbow, backpack, somebody's whole breakfast. {K}.
plain:
{K}. At least the sky was nice from here.
The way there belongs to me and my headphones.
{K}. Slow is also a speed.
Home is sweetest after a long way back.
news:
{K}. Send water and a helicopter.
{K}. Tell my chair I'm on my way.

== binge 📺
nouns: tv show, tv shows, series, netflix, netflix night, binge watching, binge, season finale, finale, reality tv, couch night, movie marathon, anime, k-drama, kdrama, sitcom, crime show, true crime, cliffhanger, rewatch, remote, tv night, popcorn night, streaming, cartoon, cartoons, fandom
tags: BingeWatching, SeriesLover, CouchTime
turn:
“One more episode” is the longest story I keep telling.
It asked if I'm still watching. That felt personal.
{K}. My couch has a shape, and the shape is me.
I said I'd wait for you. I watched it and then I acted.
{K}. I've solved it. I was wrong. I've solved it again.
The plot twist was not ready for my reaction, and neither were the neighbors' walls.
reader:
{K}. Who's the character you'd actually want as a friend?
Subtitles on or off? This decides who gets the remote.
What's the show you've rewatched until you could perform it?
Skip the intro or sing along?
scene:
Blanket, snacks, phone far away, hush. {K}.
“Wait, who's that?” Me, in every single scene.
Credits roll. Nobody moves. Somebody whispers “next”.
A gasp, a pause button, a long discussion. {K}.
plain:
{K}. The world can knock, I'm in another one.
Some stories feel like a visit from old friends.
{K}, and nowhere to be.
It's nice to care deeply about people who don't exist.
news:
{K}. No spoilers, or we're over.
{K}. I'm not okay, and I'll start from the beginning.
invite:
{K}. Bring a blanket and strong opinions.

== single-life 💌
nouns: dating, dating app, dating apps, single life, being single, single, my ex, crush, my crush, situationship, texting, ghosted, love life, dating profile, bad date, bad dates, speed dating, flirting, pickup line, heartbreak
tags: DatingLife, SingleLife, LoveLife
turn:
My type is apparently “learning experience”.
I'm not picky, I just have a very vivid imagination of being alone with a pizza.
{K}. I dressed for love and stayed for the appetizer.
Plenty of fish in the sea, and I keep catching boots.
My standards are high, and my phone battery is low.
{K}. I reread my text until the words lost their meaning.
I practiced looking relaxed in the mirror, which is not relaxed.
reader:
{K}. What's the smallest thing that gives you the ick?
Who texts first: you, or nobody ever?
Coffee, walk or dinner: what makes a good first date?
What's the best terrible date story you have?
scene:
Typing. Stopped typing. Typing. Stopped. {K}.
“So, tell me about yourself.” Suddenly I've never met me.
plain:
{K}. Hopeful, with snacks.
I'd rather wait for the right laugh.
{K}. Good company starts with my own.
Love can take its time. I've got plants.
news:
{K}. The friends' council has been called in.
{K}. Details only in person.

== growth 🌱
nouns: growth, personal growth, self growth, mindset, new mindset, motivation, discipline, confidence, self confidence, boundaries, healing, burnout recovery, recovery, therapy, journaling, gratitude, manifesting, manifestation, vision board, new goals, goals, big dreams, fresh start, new beginnings, new chapter, comfort zone, imposter syndrome, perfectionism, productivity, good habits, habits, habit tracker, patience, self doubt, courage, hustle, success, failure, mistakes, balance, work-life balance, slow living, minimalism, decluttering, quitting caffeine, dopamine detox, screen time, digital detox, new year new me, learning to say no, saying no, letting go
tags: PersonalGrowth, Mindset, OneStepAtATime
turn:
{K}. It's less a straight line and more a scribble with good intentions.
I outgrew things I used to cry over. I also still cry.
{K}. Turns out it's mostly small decisions when nobody claps.
I keep waiting to feel ready. I've started to go without it.
The version of me that had it all figured out has left no forwarding address.
Nobody tells you how boring the important part is.
I made peace with being a beginner at my own life.
reader:
{K}. What's the smallest change that made the biggest difference for you?
What would you do differently if nobody was keeping score?
{K}. What do you wish somebody had told you earlier?
What are you proud of that nobody saw?
scene:
Alarm off, deep breath, try again. {K}.
A blank page, a pen, a little nerve. {K}.
The old me knocks. I answer politely and close the door.
plain:
{K}. Quietly, on ordinary days.
You don't have to be finished to be doing well.
{K}. It counts even when it doesn't show.
Being kind to yourself is also work.
{K}. Slow roots, good tree.
news:
{K}. I'm taking it slowly, on purpose.
{K}. My future self sent a thumbs up.
invite:
{K}. Start where you are, bring what you have.
{K}. If you've been waiting for a sign, this could be one.

== astrology 🔮
nouns: astrology, zodiac, zodiac sign, horoscope, mercury retrograde, tarot, tarot reading, tarot cards, crystals, birth chart, aries season, taurus season, gemini season, cancer season, leo season, virgo season, libra season, scorpio season, sagittarius season, capricorn season, aquarius season, pisces season, full moon ritual, new moon ritual, manifest, witchy vibes
tags: AstrologyVibes, ZodiacSigns, WrittenInTheStars
turn:
I don't believe in it. I just check it before every decision.
{K}. Finally something to blame that can't text back.
The stars said to rest, and I've never been so obedient.
My horoscope was vague and somehow also about my kitchen.
{K}. I read it out loud and somebody gasped. It was me.
The cards know. The cards should mind their business.
reader:
{K}. Which sign do you always end up arguing with?
Do you tell people your sign, or do they guess within a minute?
True believer or just here for the memes?
Would you swipe left because of a sign? Honestly.
scene:
Candle lit, eyes closed, phone on loud by accident. {K}.
“What time were you born?” And there goes the evening.
A deck of cards, a long silence, a meaningful “hm”.
plain:
{K}. A good excuse to look up.
Magic or not, it's nice to pause and ask what you want.
{K}. I'll take the kind parts.
Some guidance comes from the stars, some from a snack.
news:
{K}. The universe has been copied in.
invite:
{K}. Bring a question and an open mind.

== sick-day 🤧
nouns: flu season, cold season, common cold, a cold, hay fever, allergies, allergy season, pollen, sneezing, runny nose, sore throat, sick day, sick kids, sniffles, chicken soup day
turn:
My nose has taken over the schedule.
{K}. I'm being very brave and telling everybody about it.
I've never appreciated an ordinary day like I do right now.
The blanket and I have made things official.
{K}. I'd like to speak to whoever designed the human body.
I sound like a sad saxophone.
My body called a meeting, and I wasn't given a choice.
reader:
{K}. What's your comfort food when everything is meh?
Do you want company or complete silence when you feel like this?
Are you a quiet sufferer or a full opera?
scene:
Tissue mountain. Tea. Self-pity with a view. {K}.
“Bless you.” “Thanks.” “Bless you.” We're running out of blessings.
Couch, blanket, a look that says bring soup.
plain:
{K}. Slow days are allowed.
{K}. This, too, will pass, hopefully before dinner.
Rest is the plan, and I'm sticking to it.
Be gentle with each other out there.
news:
{K}. Sympathy is accepted in soup form.
{K}. My pillow has been promoted.

== chores 🧺
nouns: laundry, laundry day, dishes, doing the dishes, ironing, vacuuming, mowing the lawn, lawn mowing, taking out the trash, chores, chore chart, errands, errand day, running errands, packing, suitcase packing, meal prep, meal planning, to-do list, admin day, spring cleaning, closet cleanout, closet clear out, fridge cleanout, deep clean, declutter, garage cleanout, assembling furniture, flat pack furniture, oil change day, laundromat, laundry room
turn:
{K}. The pile looked at me first.
I've tidied one drawer and earned a long rest.
{K}. Adulthood is doing this and then, somehow, doing it again.
I clean best when there's something else I should be doing.
My list has a list now.
It takes a moment to do and a week to start.
{K}. I looked away for a second and it multiplied.
reader:
{K}. Which one do you put off the longest?
Music up or podcast on: what gets you through it?
What's the chore you secretly enjoy?
Would you rather wash or dry, and why is it wash?
scene:
Sleeves up, song on, one dramatic sigh. {K}.
Me, finding things I forgot I owned and stopping to look at all of them.
“I'll just sit down for a second,” said nobody who got up again.
A sock, alone, with a story it won't tell. {K}.
plain:
{K}. Not exciting, very satisfying.
There's a small peace in crossing things off.
{K}. Done is a beautiful word.
Future me will walk in here and breathe out.
news:
{K}. Please hold the applause until I've found the other sock.
{K}. I'd like a sticker.
invite:
{K}. Let us do the part you keep putting off.
{K}. You've got better things to do, and we've got the gloves.

== fishing 🎣
nouns: fishing, fly fishing, ice fishing, fishing trip, fishing day, bass fishing, first catch, catch of the day, big catch, fishing boat, fishing with dad, bait, tackle box, fishing rod, lures, trout, bass, catfish, carp, salmon run, pier fishing
tags: FishingLife, GoneFishing, CatchOfTheDay
turn:
It was this big. My arms don't lie, they only stretch.
{K}. The fish had other plans, and I respect that.
I came for the fish and stayed for the excuse to say nothing.
They call it fishing, not catching, and I've stopped arguing.
My best catch is always the one nobody saw.
{K}. Hours of nothing, and I'd do it again.
reader:
{K}. What's your lucky bait, and does it actually work?
Catch and release or catch and dinner?
Who taught you to fish, and did they let you talk?
scene:
Line out, hat down, hush. {K}.
A twitch on the line, a whole heart in the throat.
“Anything?” “Not yet.” Best conversation I've had in ages.
plain:
{K}. Quiet water does most of the talking.
A good seat, a patient heart, nothing else to do.
{K}. Some peace comes with a line attached.
The water gives you exactly what you need, just not always fish.
news:
{K}. The story will get bigger by dinner.
{K}. The fish tell it differently.
invite:
{K}. Bring patience, we'll talk about the rest quietly.

== boat ⛵
nouns: sailing, sailboat, boat, boats, boat day, boat trip, boating, kayak, kayaking, canoe, canoeing, paddle board, paddleboarding, paddle boarding, rowing, yacht, cruise, cruise ship, ferry, ferry ride, pontoon, jet ski, rafting, white water rafting, marina, sail, regatta, boat party, rowboat, surf lesson
tags: BoatLife, OnTheWater, BoatDay
turn:
I've found my sea legs, and they'd like to sit down.
{K}. The captain's hat is optional, the attitude isn't.
Steering is easy. Stopping is a conversation.
I paddled in a perfect circle and called it a tour.
{K}. On land I have problems. Out here I have wind.
My knots are creative and my confidence is afloat.
reader:
{K}. Captain or passenger with snacks: which one are you?
Would you rather row, sail or be rowed?
Who would you trust at the wheel? Think carefully.
scene:
Rope off, wind up, nobody asking about emails. {K}.
“Ready?” A wobble, a splash, a very wet yes.
Water slapping the side like slow applause. {K}.
plain:
{K}. Everything gets lighter when it floats.
The shore looks smaller and so do the worries.
{K}. Salt or lake, the sound is the same kind of calm.
A little distance from land does wonders.
news:
{K}. The land didn't even notice we left.
{K}. Everything I own is slightly damp.
invite:
{K}. Hop on, shoes off, phone somewhere dry.
{K}. There's a seat with your name on it and a view to go with it.

== motorcycle 🏍️
nouns: motorcycle, motorcycles, motorbike, motorbikes, harley, scooter, vespa, moped, dirt bike, dirt bikes, biker, bikers, bike night, motorcycle ride, motorcycle trip, first ride of the season, track day, motocross, leather jacket ride
tags: MotorcycleLife, RideOn
turn:
I took the long way. There wasn't even a short one I considered.
{K}. Therapy with an exhaust pipe.
It doesn't have cup holders, and that's the point.
My hair has given up. My face hasn't stopped smiling.
{K}. Nobody has ever looked sad holding a helmet.
The garage smells like freedom and a little like oil.
reader:
{K}. What's the road you'd ride again and again?
Loud pipes or quiet cruise?
Who got you on a bike in the first place?
scene:
Visor down, world up. {K}.
A nod to a stranger on the road, and you've made a friend.
Key in, deep rumble, instant grin. {K}.
plain:
{K}. Just the road and a clear head.
Some people count sheep, some count curves.
{K}. The best part is having no good reason.
Every ride starts with the same small shiver.
news:
{K}. I'll be taking the scenic route for the foreseeable future.
{K}. The garage has never been prouder.
invite:
{K}. Gear up and fall in line.

== farm 🚜
nouns: farm, farm life, farming, tractor, tractors, harvest, harvest season, hay bales, barn, cows, cow, calf, sheep, lambs, lamb season, goats farm, chickens, hens, rooster, chicken coop, fresh eggs, farm fresh eggs, piglets, pigs, donkey, alpaca, alpacas, beekeeping, bees, beehive, honey harvest, orchard, apple orchard, strawberry picking, cherry picking, farmhouse, homestead, homesteading, vineyard harvest, backyard chickens
tags: FarmLife, CountryLife, Homesteading
turn:
The office has mud in it and nobody complains.
{K}. The boss has feathers, hooves or a very loud opinion.
Boots by the door, hay in places I can't explain.
I used to count sheep to fall asleep. It's different when they're yours.
{K}. Clean clothes lasted almost until the gate.
City people ask what I do for exercise. I laugh and lift things.
reader:
{K}. Early riser by choice or by rooster?
What's the best thing you ever picked yourself?
Country quiet or city noise: where do you sleep better?
scene:
Gate creaks, everybody looks up, breakfast is expected. {K}.
Basket on one arm, mud on both knees. {K}.
“How many can you carry?” Wrong question. {K}.
plain:
{K}. The kind of tired that feels earned.
Everything here takes its time, and it's worth it.
{K}. Good ground, good people.
You remember where food comes from when it stares at you.
news:
{K}. The animals held a meeting about it.
{K}. The tractor approves.
invite:
{K}. Bring boots and a big basket.
{K}. Come hungry, leave with dirt on your shoes.

== horse 🐴
nouns: horse, horses, pony, ponies, horse riding, horseback riding, riding lesson, foal, stable, stables, barn day, dressage, show jumping, equestrian, horse show, saddle, mare, my mare, gelding, rodeo, horse girl
tags: HorseLife, EquestrianLife, BarnTime
turn:
My bank account has hooves.
{K}. All that weight, and scared of a plastic bag.
I came home with hay in my hair and no questions at all.
We discussed it. The one with the hooves won.
{K}. Nobody judges my outfit quite like a pony.
I don't need a gym. I've got a wheelbarrow.
reader:
{K}. What would yours say about your riding?
Carrot or apple: what opens every heart at the barn?
Were you the horse kid in your class? Be honest.
scene:
Soft nose, warm breath, instant calm. {K}.
Boots on, braid in, brave face. {K}.
A long look, a deep sigh, a very slow walk to the gate.
plain:
{K}. The best listeners have long ears.
Trust takes time, and it's worth every minute.
{K}. The world looks kinder from up here.
Some friends you meet at the fence.
news:
{K}. Treats have been demanded.
{K}. We're both very proud, and one of us snorted.
invite:
{K}. Come and say hello, bring a carrot.

== fun-park 🎡
nouns: theme park, amusement park, rollercoaster, roller coaster, disney, disneyland trip, disney trip, disney world trip, water park, county fair, state fair, fair, funfair, carnival ride, ferris wheel, zoo, zoo day, zoo trip, aquarium, aquarium day, trampoline park, mini golf, bowling, bowling night, laser tag, ice rink, roller skating, roller rink, skate park, skateboarding, skateboard, go karts, petting zoo, circus
tags: FunDay, FamilyFun, DayOut
turn:
I screamed the whole way and got straight back in line.
{K}. My stomach has filed a complaint, my heart wants another round.
I was brave until it moved.
They said keep your hands inside. They said nothing about dignity.
{K}. Grown-up on paper, sticky fingers in practice.
My feet are done. My inner child is asking for one more.
reader:
{K}. First in line or holder of everybody's bags?
What's the ride you'll never go on again?
Who screams loudest in your group?
scene:
Click, click, click, regret. {K}.
“Was that scary?” said I, with shaking knees.
Map upside down, snack in hand, great mood. {K}.
plain:
{K}. The good kind of tired.
Some days are made of laughing until it hurts.
{K}. Nobody wanted to go home.
It's good to be silly on purpose.
news:
{K}. My voice will return in its own time.
{K}. We'd go back right now.
invite:
{K}. Bring comfy shoes and somebody who screams.
{K}. Come for the fun, stay for one more round.

== fire-and-sparks 🔥
nouns: fireworks, bonfire, bonfire night, campfire night, campfire stories, sparklers, fire pit, firepit, fireplace, lantern festival, lanterns, backyard fire, fourth of july fireworks, wood stove
turn:
I said “ooh” at every single one, and I meant it.
{K}. My jacket will smell of this for a week, and I'm glad.
Everybody becomes a philosopher around a fire.
{K}. The neck hurts from looking up, and nobody minds.
Somebody always pokes it. It's always the same somebody.
reader:
{K}. What story do you always end up telling?
Marshmallow golden or on fire: how do you like it?
Loud and high or small and glowing: which do you like better?
scene:
A crackle, a hush, everybody looking the same way. {K}.
Warm face, cold back, no wish to move. {K}.
A whistle, a pause, the whole sky.
plain:
{K}. Light makes people quiet in a good way.
{K}, and good company around it.
Some warmth you remember for a long time.
It's hard to be in a bad mood near something that glows.
news:
{K}. My eyebrows are still here, thank you for asking.
invite:
{K}. Bring a blanket and a story.
{K}. Come closer, it's warm over here.

== social-media 📱
nouns: instagram, tiktok, selfie stick, algorithm, the algorithm, screen addiction, phone storage, group chat, wifi, wi-fi, memes, meme, going viral, likes, comments, notifications, dms, spam, passwords, phone battery, twitch, discord, blogging, social media detox
turn:
I opened my phone for the time and came back with a new personality.
{K}. My screen time report and I avoid eye contact.
The algorithm knows what I want before I do, and it's rude about it.
{K}. I spent longer on the caption than on the thing.
Airplane mode is the closest I get to a vacation.
reader:
scene:
Typing. Deleting. Typing. Posting. Regretting. {K}.
“Just one video,” said a person with no plans for the evening anymore.
Phone at arm's length, chin down, light just right. {K}.
plain:
It's only a small screen, but there are good people in it.
{K}. Thank you for being here, really.
Look up now and then. It's nice out there as well.
news:
{K}. My thumb needs a day off.
{K}. If you've read this far, we're friends.
invite:
{K}. Come say hi, we answer.
{K}. Save this for the next time you stare at a blank caption.

== house-trouble 🧰
nouns: frozen pipes, burst pipe, leaky faucet, leaking roof, leak, power outage, power cut, broken dishwasher, broken washing machine, broken boiler, broken heater, clogged drain, no hot water, ants in the kitchen, spider, spider in the bathroom, mouse in the house, smoke alarm, squeaky door, wobbly table, jammed printer, broken printer, printer, broken elevator, flat battery, dead battery, snowed-in car, potholes, construction noise, loud neighbors, parking fine
turn:
I watched a video about it and made it worse with confidence.
{K}. The house has chosen its moment, as always.
I own a hammer and it's no help at all.
{K}. It was making a noise. Now it's making a point.
I turned it off and on again, and then I turned myself off.
Something always breaks, and it's always after closing time.
reader:
{K}. Fix it yourself or call somebody right away?
What's the worst thing your home ever did to you?
Who do you call when you don't know who to call?
scene:
Bucket here, towel there, deep breath in the middle. {K}.
“How hard can it be?” Famous last words, said with a wrench.
Me, standing in front of it with my hands on my hips. {K}.
plain:
{K}. We'll laugh about it, once it's fixed.
{K}. A roof over our heads and a story to tell.
You only notice how good it was when it stops working.
{K}. One thing at a time.
news:
{K}. I'm accepting advice and dry socks.
{K}. The landlord has seen the message.
invite:

== small-pet 🐾
nouns: hamster, hamsters, guinea pig, guinea pigs, rabbit, rabbits, bunny, bunnies, pet rabbit, gerbil, ferret, ferrets, chinchilla, hedgehog, pet rat, rats, mouse, mice, parrot, parrots, budgie, budgies, cockatiel, parakeet, parakeets, macaw, goldfish, pet fish, betta fish, fish tank, aquarium fish, turtle, turtles, tortoise, gecko, lizard, bearded dragon, snake, pet snake, axolotl, hermit crab, class pet, new pet, pet, pets, our pets
tags: PetLife, SmallPets, PetsOfInstagram
turn:
Small animal, enormous opinion.
{K}. Pays rent in staring.
I talk, it chews, we understand each other.
{K}. I work, so that somebody very small can live in luxury.
It does nothing all day and I watch every minute of it.
{K}. The cage is spotless. My room is another story.
We're not sure who is keeping whom.
I bought the expensive bed. It sleeps next to it.
reader:
{K}. What's the name of yours, and who picked it?
What did you promise as a child to get your first pet?
Who feeds it, and who said they would?
{K}. Bigger snack thief: the pet or the person holding it?
scene:
A rustle, a nose, a very serious look. {K}.
“What are you eating?” Nothing good has ever followed that question. {K}.
Frozen mid-chew, like it heard something important.
plain:
{K}. Little company, big part of the day.
Some friends fit in your hand and take up all the room.
{K}. It's good to have somebody to come home to, however small.
A quiet friend is still a friend.
news:
{K}. The management has been informed and continues to chew.
{K}. Treats were involved.
{K}. Somebody small is very pleased about this.
invite:
{K}. Come and meet somebody small who'll steal your heart and your lettuce.
{K}. Bring your questions, we've met every kind of pet.

== wind 🍃
nouns: wind, windy, windy day, windy beach, breeze, windstorm, gust, gusts, kite, kites, kite flying, wind chimes
turn:
{K}. My hair has a plan and won't tell me what it is.
I leaned into it and we had a moment.
{K}. Everything that wasn't tied down is traveling.
My umbrella has chosen freedom.
{K}. I've eaten some of my own scarf.
I said one word and it was gone before I heard it.
reader:
Does it make you wild or does it make you want a blanket?
What's the strangest thing you've seen fly past?
scene:
One hand on the hat, one eye open. {K}.
Door slams, papers fly, somebody yells “close it!” {K}.
plain:
{K}. It clears the head, whether you asked or not.
A good day to hold on to somebody.
{K}. You can hear the trees talking.
news:
{K}. The recycling bin says hello from down the street.
{K}. My hairstyle is a collaboration.
`;
