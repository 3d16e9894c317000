export const style = `
== perfume 🌸
nouns: perfume, perfumes, cologne, fragrance, fragrances, eau de parfum, signature scent, body mist, scents
nouns: new perfume, perfume bottle, perfume collection, favorite perfume, vanilla perfume, hair perfume, niche perfume
nouns: solid perfume, colognes, perfume sample, aftershave
alone: scent
tags: PerfumeLover, FragranceOfTheDay, ScentOfTheDay, PerfumeCollection
turn:
{K}. Leaves the room last, long after the person in it.
{K}. One spray for me, one for the coat, one for luck.
{K}. It enters before I do.
{K}. Scarves are the only ones who remember it for days.
One spray too many and the taxi driver opens a window. {K}.
The bottle is almost empty, so now it's only for special air. {K}.
It smells of somewhere I've never been and would like to live. {K}.
reader:
{K}. One signature scent or a different one for every mood?
Which smell takes you straight back to somebody you love? {K}.
Wrists, neck or walk through the cloud? {K}.
Do you save the good one for evenings, or wear it to take out the trash? {K}.
{K}. What would you call the smell of your own home?
Which smell do you cross the street for, toward or away? {K}.
scene:
A spritz, a step, a small cloud of confidence. {K}.
“You smell good.” I know. {K}.
A wrist held out. A sniff. “Oh.” Another sniff. {K}.
Paper strips in every pocket, no idea anymore which was which. {K}.
Somebody walks past, and for a second it's another summer. {K}.
plain:
{K}. The last thing on, and the first thing noticed.
{K}. An invisible outfit.
{K}. Memories live in bottles like this.
A mood that fits behind the ear. {K}.
{K}. The quietest way to say hello.
Some people you'd recognize with your eyes closed. {K}.
invite:
{K}. Tag the friend whose hugs smell the best.
Bring a bare wrist and an honest nose. {K}.
{K}. Your scarf would like something new to talk about.
news:
{K}. The elevator will remember this.
{K}. The bathroom shelf has a new star.
{K}. Even the coat in the hallway smells pleased.

== outfit 👗
nouns: outfit, outfits, ootd, outfit of the day, tee, shirt, shirts, blouse, jumpsuit, linen shirt, linen pants
nouns: trousers, activewear, leggings, office outfit, work outfit, streetwear, travel outfit, kimono, hoodie colors
nouns: fit check, new clothes, date night outfit, suit, suits, vest, vests, sweater vest, knit vest, tracksuit
nouns: athleisure, romper outfit, workwear, capsule wardrobe, thrifted outfit, wedding guest outfit, festival look
nouns: blouses, tops, joggers outfit, yoga pants, cargo pants, culottes
tags: StyleInspo, OutfitInspo, WhatIWore
turn:
{K}. All dressed up, and the sofa has never looked so far away.
The closet is full, and the same few things do all the work. {K}.
{K}: the short version of how the day is going to feel.
First idea, second idea, third idea, first idea. {K}.
{K}. The mirror got the first review and it was long.
{K}. Worn once, planned around forever.
reader:
Do you plan what to wear the night before, or meet your closet in a panic?
Comfort first or look first, when the closet makes you choose?
What do you own that you have worn so often it should have its own key? {K}.
Tucked in or left out: what does your mirror say? {K}.
What is the oldest piece in your closet that still gets compliments?
scene:
“Is that new?” “This? No.” The tag, under the sleeve, says nothing. {K}.
The bed, the chair, the floor: a short history of getting dressed.
Fit check, second fit check, back to the first fit.
A turn in front of the mirror, a look over the shoulder, approved. {K}.
The elevator mirror has never been so busy. {K}.
plain:
{K}. Comfortable, and still somebody asked where it's from.
Good clothes hang on the chair in the evening like proof of a good day. {K}.
Getting dressed is more fun when it is for yourself.
{K}. Buttoned, tucked, ready for whatever.
Good clothes are the ones you forget once you're out of the door. {K}.
invite:
{K}. Your closet has been asking for company.
{K}. “I have nothing to wear” is about to lose its best argument.
Try it on in your head first. Then come and see. {K}.
{K}. Tag the friend who would steal it from your closet.
Make room on the rail. {K}.
news:
{K}. The rest of the closet is taking it well.
{K}. Every shop window on the way will be used as a mirror.
{K}. The chair with the clothes on it sat up.
{K}. The closet has called a meeting.
{K}. The iron stood by, just in case.
{K}. The laundry basket will have to wait for this one.

== shoes 👟
nouns: shoes, shoe, sandals, new shoes, loafers, flip flops, clogs, wedding shoes, crocs, espadrilles, ballet flats
nouns: oxfords, mary janes, flats, birkenstocks, kitten mules, moccasin, leather shoes, dance shoes, bowling shoes
nouns: favorite shoes, old shoes, sandal, loafer, flip flop, clog, wedding shoe, dance shoe, bowling shoe
nouns: leather shoe, old shoe
tags: ShoeLover, ShoeAddict, OnMyFeet, ShoeGame
turn:
{K}. Every puddle is now a personal threat.
{K}: walking differently, hoping somebody asks why.
It fits. That's a sign. They all fit. They're all signs. {K}.
{K}. Comfortable for the whole walk from the mirror to the door.
I say I need them. I never say for what. {K}.
{K}. The hallway has been promoted to runway.
The other shoes are lined up by the door, pretending they don't mind.
{K}. My feet are the best-dressed part of the meeting.
reader:
Broken in at home first, or straight out and suffer? {K}.
How many pairs do you own, and how many do you actually wear? {K}.
Which shoes would you wear forever if your feet agreed?
Shoes by the door: in a neat row, or in a heap?
Do you undo your shoes, or step out of them by the heel?
Which pair did you have repaired because you couldn't let go? {K}.
scene:
Sole check, heel check, a long look at the state of the laces. {K}.
Walking like the floor is freshly painted. {K}.
“They just need breaking in,” limping bravely. {K}.
Looking down at my own feet at every red light. {K}.
Click, squeak, shuffle: some people you can hear coming by their shoes.
plain:
{K}. Every scuff is a place they've been.
Good shoes make you want to take the long way.
{K}. I stand a bit taller, whatever the heel.
A pair you forget you're wearing is a very good pair. {K}.
invite:
{K}. Your feet know where this is going.
{K}. Tag the friend with no space left in the hallway.
{K}. Your old pair may finally put its feet up.
news:
{K}. Both feet approve.
{K}. One small step, one big smile.
{K}. Taken in stride, as these things should be.
{K}. Every toe has signed.
{K}. The others in the hallway have closed ranks.
{K}. The long way home just got more attractive.

== jewelry 💍
nouns: jewelry, jewellery, earrings, earring, necklace, necklaces, bracelet, bracelets, hoop earrings, gold hoops
nouns: charm bracelet, pearl earrings, pendant, signet ring, silver rings, anklet, brooch, permanent jewelry, gemstone
nouns: ring, rings, jewelry collection box, bangle, bangles, cuff bracelet, choker, birthstone, diamonds, gold chain
nouns: gold necklace, stud earrings, nameplate necklace, jewelry box, statement earrings, pearls, pearl necklace
nouns: crystals jewelry, jewelry stand, hoop earring, pearl earring, silver ring, stud earring, pearl
tags: Jewelry, JewelryLover, JewelryGram, JewelryDesign, JewelryAddict
turn:
Sweatpants plus sparkle is still an outfit. {K}.
{K}: small enough to lose, loved enough to panic.
{K}. The rest of me is just the display case.
Something this small has no right to cheer me up this much. {K}.
{K}. Too much for the supermarket? The supermarket will cope.
It weighs almost nothing, and the whole outfit leans on it. {K}.
{K}. The less fabric the outfit has, the more it has to say.
reader:
Gold, silver, or mixed without asking anybody?
Which piece of jewelry do you never take off?
Do you wear the good jewelry on ordinary days?
Do you take your jewelry off before bed, or sleep like royalty?
Which piece of your jewelry comes with a story you love to tell?
One delicate piece or everything at once: how do you wear your jewelry?
scene:
“Oh, this?” The hand was already in the light. {K}.
The little click of a clasp, at the third attempt.
Catching the light on purpose. {K}.
A tiny box, a tiny hinge, a very large breath in. {K}.
“Is it real?” “The joy is.” {K}.
Something glints under the dresser. So that's where it went. {K}.
plain:
{K}. A little shine for an ordinary day.
{K}. A tiny thing that catches the light whenever you talk.
{K}. Worn close, and thought of often.
The best pieces remind you of somebody, even if that's just you. {K}.
invite:
{K}. Leave this open on somebody's screen.
Your jewelry box has one more corner. {K}.
{K}. Come and see what winks at you.
news:
{K}. That has a nice ring to it.
{K}. There's a gem of a story in this.
{K}. Even the lamp leaned in for a closer look.
{K}. Some things sparkle louder than people talk.
{K}. The jewelry box has asked for a bigger room.

== thrift 🛍️
nouns: charity shop finds, charity shop find, op shop finds, car boot finds
nouns: thrift haul, thrift find, thrift finds, thrifting, thrift store, thrift shop, second-hand find
nouns: second-hand finds, secondhand finds, vintage shop, vintage store, flea market, flea market find
nouns: flea market finds, charity shop, charity shop haul, vintage clothes
nouns: preloved clothes, clothes swap, consignment shop, garage sale finds, yard sale finds
nouns: estate sale finds, garage sale haul, flea market haul, secondhand, second hand, thrift flip, thrift day
nouns: thrifted find, vintage haul, op shop, thrift trip, resale shop, goodwill haul, goodwill find, clothing swap
tags: Thrifted, SecondHandFirst, ThriftFinds, ThriftShop
turn:
I went in for nothing in particular and found exactly that. {K}.
{K}. Somebody's “why did I buy this” is my “why is this here.”
“I don't need it” was said many times on the way to the register. {K}.
The hunt was the fun part. The carrying was the workout. {K}.
{K}. It was love at second hand.
Nobody needs a brass duck until they've met a brass duck. {K}.
The best finds hide behind the worst lamps. {K}.
My home is mostly other people's good ideas. {K}.
{K}. I can't say why I needed it, only how fast I grabbed it.
reader:
What is the best second-hand thing you ever found?
Do you browse every rack, or go in on a mission?
Which find did you leave behind and still think about?
Do you haggle, or pay and apologize for asking? {K}.
What would you never buy second-hand, and what only second-hand?
Which section do you hit first at a thrift store: books, clothes or kitchen?
scene:
“Where did you get that?” The best question there is. {K}.
Hangers clicking, eyes narrowed, basket filling. {K}.
Walk past it. Walk back. Pick it up before somebody else does. {K}.
“How much?” “Make an offer.” Both sides narrow their eyes. {K}.
A gasp from the next aisle. Somebody got there first. {K}.
“What are you going to do with it?” “Love it.” {K}.
plain:
There is a good story in things that had a life before. {K}.
{K}. Somebody else's past, in good condition.
It feels right to give something a second home.
invite:
{K}. Tag the friend who finds everything first.
{K}. Somewhere in there is a thing that only you would love.
news:
{K}. One person's clear-out, another person's parade.
{K}. Add it to the pile of good stories.
{K}. The price tag is going in a frame.
{K}. Somebody's grandma has excellent taste.
{K}. The hangers are still swinging.

== bag 👜
nouns: handbag, handbags, tote bag, tote bags, backpack, backpacks, new bag, leather bag, purse, purses, crossbody bag
nouns: clutch bag, weekender bag, shoulder bag, fanny pack, belt bag, bum bag, bucket bag, messenger bag, evening bag
nouns: designer bag, canvas bag, hand bag, satchel, wallet, coin purse, school bag, laptop bag, gym bag, overnight bag
nouns: makeup pouch, mini bag, vintage bag, bag collection, bags
tags: BagLover, BagAddict, InMyBag, HandbagLover
turn:
{K}. Room for everything, and a way to find none of it.
The phone is ringing. It's in there somewhere. {K}.
{K}. Heavier every time, and I swear I put nothing in.
Every bag is big enough until you pack the just-in-case.
The keys are in the other one. They're always in the other one. {K}.
{K}. Too small for a book, too big for an excuse.
I carry everything except what you just asked for. {K}.
{K}. Now the rest of me has to match.
Behind every good bag there's a bag full of bags.
Several lip balms live in there, and none of them come when called. {K}.
reader:
What lives at the bottom of your bag that should have moved out?
Could you find your keys in your bag without looking?
One bag for everything, or a different one for every outfit?
Do you empty your bag every evening, or is it more of an archive?
Zipper or open top: how much do you trust the world? {K}.
Who hands you all their stuff because you're the one with the bag?
scene:
Inventory: keys, receipts, a pen without a cap, keys again. {K}.
“Do you have a tissue?” A long, hopeful rummage. {K}.
“Can you hold my bag?” A posture of great responsibility.
Archaeology report: top layer, receipts. Below that, the old kingdom. {K}.
Arm in up to the elbow, eyes on the ceiling, keys by touch. {K}.
That small sigh when you set it down at the front door. {K}.
plain:
{K}. A handle, a zipper and half a household.
{K}. Over the shoulder, out of the door, everything on board.
A good bag is a small piece of home that you take along.
It sits by the door like a dog that wants to go out. {K}.
{K}. Everything I need, and a few things I only think I need.
invite:
{K}. Tag the friend who always has a snack in there.
{K}. Your old one has carried enough.
{K}. Think of everything you could lose in there.
{K}. Bring your keys, your snacks and your emotional baggage.
news:
{K}. It's in the bag.
{K}. Let me unpack that.
{K}. The receipts at the bottom will testify.
{K}. Zipped up, slung over, told to everybody on the way.

== accessories 🧣
nouns: hair clips, claw clip, headband, ear muffs, earmuffs, leg warmers, scrunchie, scrunchies, hair bow, hair bows
nouns: hair ties, bobby pins, barrette, hair accessories, hair clip, bobby pin
tags: Accessories, StyleInspo, FinishingTouch, AccessoryLover, WearItWell
turn:
{K}. The outfit was fine before. Now it has a personality.
I own several and can locate one. {K}.
One small thing, and suddenly I have a style. {K}.
{K}. Proof that I left the house on purpose.
{K}. Takes no time to put on, and gets all the questions.
You always find the old one right after you replace it. {K}.
{K}. The outfit is just here to support.
Take it away and the whole look asks where it went. {K}.
{K}. Overdressed, but only from one angle.
The outfit took a minute. The finishing touch took the rest of the hour. {K}.
reader:
What have you lost on a bus, in a taxi or at a party? {K}.
What do you put on last before you leave the house? {K}.
Which accessory would your friends recognize you by? {K}.
Take one thing off before going out, or add one more? {K}.
Do your accessories match, or do they argue?
Which of your accessories has survived the longest without being lost?
scene:
One last look in the mirror, one small adjustment, done. {K}.
“Is that mine?” “It was.” {K}.
On, off, on again, and now we're late. {K}.
Halfway down the street, pat the pockets, turn around. {K}.
Lost and found: “Can you describe the item?” “It was my favorite.” {K}.
plain:
{K}. The part of the look that people point at.
Take it off, and the mirror asks what's missing. {K}.
{K}. On in a second, talked about all evening.
invite:
{K}. For the friend who always loses theirs by spring.
{K}. Your plainest outfit has been waiting for backup.
{K}. Come and try on a different mood.
{K}. The hook by your door has been feeling underused.
news:
{K}. Consider it the finishing touch.
{K}. A small thing with a large following among mirrors.
{K}. The hook by the door wants to hear it again.
{K}. Please accessorize accordingly, everyone.

== fashion-collection 🧵
under: shop
nouns: spring collection, summer collection, fall collection, winter collection, new collection, capsule collection
nouns: autumn collection, clothing line, lookbook, new season collection, resort collection, holiday collection
nouns: fashion line, swim collection, jewelry collection, bridal collection, clothing brand, fashion week, runway show
nouns: fashion show
tags: NewCollection, FashionLovers, StyleInspo
turn:
{K}. Sketches on the wall, pins on the floor, and then suddenly a rail full of it.
Every piece was the favorite for at least a day. {K}.
{K}: the colors argued, the fabrics made peace.
There was a plan. Then somebody brought in a swatch. {K}.
It began with one sleeve, as big things do. {K}.
reader:
Which piece would you try on first, and where would you wear it? {K}.
{K}. Head to toe, or one piece and your oldest jeans?
Do you fall for the color first, or the cut? {K}.
scene:
A rail rolls in, tissue paper rustles, nobody is on the phone anymore. {K}.
“Who is it for?” “Somebody who walks in late and is forgiven.” {K}.
plain:
{K}. Meant to be worn, washed and worn again.
Clothes are only half finished until somebody moves in them. {K}.
{K}. From one idea to a whole closet of them.
invite:
{K}. Come and touch the fabric, that's what it's there for.
Your closet has a gap, and you know which one. {K}.
news:
{K}. The mannequins are standing up straighter.
{K}. The sewing machines could use a lie-down.

== wedding-rings 💍
under: jewelry
nouns: wedding ring, wedding bands, promise rings, eternity ring, anniversary ring, anniversary band, matching rings
nouns: ring bearer pillow, wedding ring set, heirloom ring
tags: WeddingRings, JewelryLove, ForeverYours
turn:
{K}. A very small circle for a very long plan.
I keep touching it with my thumb to check it's real. {K}.
{K}: the only thing I wear to bed, to work and to wash the car.
It leaves a little mark, and so does everything that matters. {K}.
reader:
Never off, or off for dough, dishes and the gym? {K}.
{K}. Plain, sparkling or engraved where only the wearer knows?
What would you have engraved, if it had to fit inside? {K}.
scene:
A knuckle, a bit of a push, a laugh, there. {K}.
Hand on the table, tilted a little toward the window. {K}.
“May I see?” The hand is already out. {K}.
plain:
{K}. Round, simple, meant.
The scratches come from living together, and they're welcome. {K}.
{K}. It says the same thing every day, quietly.
invite:
{K}. Bring both hands, we'll find what fits.
Come and try what forever feels like on a finger. {K}.
news:
{K}. Small circle, big news.
{K}. The jewelry box knows it won't be needed.
`;
