export const style = `
== perfume 🌸
nouns: perfume, perfumes, cologne, fragrance, fragrances, scent, eau de parfum, signature scent, body mist
tags: PerfumeLover, FragranceOfTheDay, ScentOfTheDay, PerfumeCollection
turn:
{K}. I leave the room and I don't really leave the room.
{K}. One spray for me, one for the coat, one for luck.
{K}. It enters before I do.
{K}. My scarf has been wearing it for days.
reader:
{K}. One signature scent or a different one for every mood?
Which smell takes you straight back to somebody you love?
Wrists, neck or walk through the cloud?
scene:
A spritz, a step, a small cloud of confidence. {K}.
“You smell good.” I know. {K}.
plain:
{K}. The last thing I put on and the first thing people notice.
{K}. An invisible outfit.
{K}. Memories live in bottles like this.
news:
{K}. The elevator will remember me.
invite:
{K}. Tag the friend whose hugs smell the best.

== outfit 👗
nouns: outfit, outfits, ootd, outfit of the day, tee, shirt, shirts, blouse, suit, suits, jumpsuit, linen shirt, linen pants, trousers, activewear, leggings, office outfit, work outfit, streetwear, travel outfit, vest, kimono, clothing line, hoodie colors, fit check, new clothes, date night outfit, spring collection, summer collection, fall collection, winter collection, new collection, capsule collection, autumn collection
tags: StyleInspo, OutfitInspo, WhatIWore
turn:
{K}. All dressed up, and the sofa has never looked so far away.
My closet is full, and yet we all know what I'm wearing.
{K}: proof that I can dress myself when nobody rushes me.
It has pockets. I repeat, nothing else matters if it has pockets.
{K}. The mirror got the first review and it was long.
{K}. Worn once, planned around forever.
reader:
Do you plan what to wear the night before, or meet your closet in a panic?
Comfort first or look first, when the closet makes you choose?
What do you own that you have worn so often it should have its own key?
Tucked in or left out: what does your mirror say?
What is the oldest piece in your closet that still gets compliments?
scene:
“Is that new?” “This? No.” The tag, under the sleeve, says nothing.
The bed, the chair, the floor: a short history of getting dressed.
Fit check, second fit check, back to the first fit.
Compliment received. “Thank you, it has pockets.”
The elevator mirror has never been so busy. {K}.
plain:
{K}. Comfortable, and it feels like me.
Clothes that make you stand a little taller are worth keeping.
Getting dressed is more fun when it is for yourself.
{K}, and the day already feels more sorted.
I like what I'm wearing, and that is the whole story.
news:
{K}. The rest of my closet is taking it well.
{K}. The mirror has been briefed.
{K}. Filed under things my laundry basket will hear about.
{K}. The closet has called a meeting.
{K}. The mannequins are jealous.
{K}. Pockets were checked. Pockets were found. Joy.
invite:
{K}. Your closet has been asking for company.
{K}. “I have nothing to wear” is about to lose its best argument.
Try it on in your head first. Then come and see. {K}.
{K}. Tag the friend who would steal it from your closet.
Make room on the rail. {K}.

== shoes 👟
nouns: shoes, shoe, sandals, new shoes, loafers, flip flops, clogs, wedding shoes
tags: ShoeLover, ShoeAddict, OnMyFeet, ShoeGame
turn:
{K}. Every puddle is now a personal threat.
{K}: walking differently, hoping somebody asks why.
It fits. That's a sign. They all fit. They're all signs.
{K}. Comfortable for the whole walk from the mirror to the door.
I say I need them. I never say for what. {K}.
{K}. The hallway has been promoted to runway.
The other shoes are lined up by the door, pretending they don't mind.
{K}. My feet are the best-dressed part of the meeting.
reader:
Do you break in new shoes at home first, or go straight out and suffer?
How many pairs do you own, and how many do you actually wear?
Which shoes would you wear forever if your feet agreed?
Shoes by the door: in a neat row, or in a heap?
Do you undo your shoes, or step out of them by the heel?
Which pair did you have repaired because you couldn't let go?
scene:
The tissue paper, the lid, the first steps around the room.
Walking like the floor is freshly painted. {K}.
“They just need breaking in,” limping bravely. {K}.
Looking down at my own feet at every red light. {K}.
Click, squeak, shuffle: some people you can hear coming by their shoes.
plain:
{K}. Ready for wherever.
Good shoes make you want to take the long way.
{K}. I stand a bit taller, whatever the heel.
A pair you forget you're wearing is a very good pair.
news:
{K}. Both feet approve.
{K}. One small step, one big smile.
{K}. I'm taking this one in stride.
{K}. My toes wiggled in agreement.
{K}. The old pair is sulking in the hallway.
{K}. Laces tied, chin up, here we go.
invite:
{K}. Your feet know where this is going.
{K}. Tag the friend with no space left in the hallway.
{K}. Your old pair may finally put its feet up.

== jewelry 💍
nouns: jewelry, jewellery, ring, rings, earrings, earring, necklace, necklaces, watch, watches, bracelet, bracelets, hoop earrings, gold hoops, charm bracelet, pearl earrings, pendant, signet ring, silver rings, anklet, brooch, permanent jewelry, gemstone
tags: Jewelry, JewelryLover, JewelryGram, JewelryDesign, JewelryAddict
turn:
Sweatpants plus sparkle is still an outfit.
{K}: small enough to lose, loved enough to panic.
{K}. The rest of me is just the display case.
Something this small has no right to cheer me up this much. {K}.
{K}. Too much for the supermarket? The supermarket will cope.
“Understated” is a word I looked up and put back. {K}.
{K}. I was only looking, in the technical sense.
reader:
Gold, silver, or mixed without asking anybody?
Which piece of jewelry do you never take off?
Do you wear the good jewelry on ordinary days?
Do you take your jewelry off before bed, or sleep like royalty?
Which piece of your jewelry comes with a story you love to tell?
One delicate piece or everything at once: how do you wear your jewelry?
scene:
“Oh, this?” The hand was already in the light.
The little click of a clasp, at the third attempt.
Catching the light on purpose. {K}.
A tiny box, a tiny hinge, a very large breath in.
“Is it real?” “The joy is.” {K}.
Something glints under the dresser. So that's where it went.
plain:
{K}. A little shine for an ordinary day.
{K}. Small, and it makes me smile.
{K}. Worn close, and thought of often.
The best pieces remind you of somebody, even if that's just you.
news:
{K}. That has a nice ring to it.
{K}. There's a gem of a story in this.
{K}. My neck has never been so pleased.
{K}. It sparkled louder than I talked.
{K}. The jewelry box has asked for a bigger room.
invite:
{K}. Leave this open on somebody's screen.
Your jewelry box has one more corner. {K}.
{K}. Come and see what winks at you.

== thrift 🛍️
nouns: thrift haul, thrift find, thrift finds, thrifting, thrift store, thrift shop, second-hand find, second-hand finds, secondhand finds, vintage shop, vintage store, flea market, flea market find, flea market finds, charity shop, charity shop haul, garage sale, yard sale, estate sale, vintage clothes, preloved clothes, clothes swap, car boot sale, consignment shop, garage sale finds, yard sale finds, estate sale finds, garage sale haul, flea market haul, secondhand, second hand
tags: Thrifted, SecondHandFirst, ThriftFinds, ThriftShop
turn:
I went in for nothing in particular and found exactly that. {K}.
{K}. Somebody's “why did I buy this” is my “why is this here.”
“I don't need it” was said many times on the way to the register.
The hunt was the fun part. The carrying was the workout.
{K}. It was love at second hand.
Nobody needs a brass duck until they've met a brass duck.
The best finds hide behind the worst lamps. {K}.
My home is mostly other people's good ideas. {K}.
{K}. I can't say why I needed it, only how fast I grabbed it.
reader:
What is the best second-hand thing you ever found?
Do you browse every rack, or go in on a mission?
Which find did you leave behind and still think about?
Do you haggle, or pay and apologize for asking?
What would you never buy second-hand, and what only second-hand?
Which section do you hit first at a thrift store: books, clothes or kitchen?
scene:
“Where did you get that?” The best question there is. {K}.
Hangers clicking, eyes narrowed, basket filling. {K}.
Walk past it. Walk back. Pick it up before somebody else does.
“How much?” “Make an offer.” Both sides narrow their eyes.
A gasp from the next aisle. Somebody got there first.
“What are you going to do with it?” “Love it.” {K}.
plain:
There is a good story in things that had a life before.
{K}. Good things deserve another round.
It feels right to give something a second home.
news:
{K}. One person's clear-out, another person's parade.
{K}. Add it to the pile of good stories.
{K}. The price tag is going in a frame.
{K}. Somebody's grandma has excellent taste.
{K}. The hangers are still swinging.
invite:
{K}. Tag the friend who finds everything first.
{K}. Somewhere in there is a thing that only you would love.

== bag 👜
nouns: handbag, handbags, tote bag, tote bags, backpack, backpacks, new bag, leather bag, purse, purses, crossbody bag, clutch bag, weekender bag, shoulder bag, diaper bag, fanny pack
tags: BagLover, BagAddict, InMyBag, HandbagLover
turn:
{K}. Room for everything, and a way to find none of it.
The phone is ringing. It's in there somewhere. {K}.
{K}. Heavier every time, and I swear I put nothing in.
Every bag is big enough until you pack the just-in-case.
I switched bags, so my keys now live in a parallel universe.
{K}. My shoulder has opinions. My heart did not ask.
I carry everything except what you just asked for. {K}.
{K}. Now the rest of me has to match.
Behind every good bag there's a bag full of bags.
My bag holds several lip balms and has never once handed me one.
reader:
What lives at the bottom of your bag that should have moved out?
Could you find your keys in your bag without looking?
One bag for everything, or a different one for every outfit?
Do you empty your bag every evening, or is it more of an archive?
Zipper or open top: how much do you trust the world?
Who hands you all their stuff because you're the one with the bag?
scene:
Inventory: keys, receipts, a pen without a cap, keys again. {K}.
“Do you have a tissue?” A long, hopeful rummage. {K}.
“Can you hold my bag?” A posture of great responsibility.
Archaeology report: top layer, receipts. Below that, the old kingdom. {K}.
Arm in up to the elbow, eyes on the ceiling, keys by touch. {K}.
That small sigh when you set it down at the front door.
plain:
{K}. Ready to carry the whole day.
{K}. Good company on any errand.
A good bag is a small piece of home that you take along.
I keep finding excuses to leave the house. {K}.
{K}. Everything I need, and a few things I only think I need.
news:
{K}. It's in the bag.
{K}. Let me unpack that.
{K}. The receipts at the bottom will testify.
{K}. My shoulder felt it coming.
invite:
{K}. Tag the friend who always has a snack in there.
{K}. Your old one has carried enough.
{K}. Think of everything you could lose in there.
{K}. Bring your keys, your snacks and your emotional baggage.

== accessories 🧣
nouns: hair clips, claw clip, headband
tags: Accessories, StyleInspo, FinishingTouch, AccessoryLover, WearItWell
turn:
{K}. The outfit was fine before. Now it has a personality.
I own several and can locate one. {K}.
One small thing, and suddenly I have a style. {K}.
{K}. Proof that I left the house on purpose.
{K}. Could be pajamas underneath, for all anybody knows.
You always find the old one right after you replace it. {K}.
{K}. The outfit is just here to support.
Somewhere there's a bus seat that dresses better than I do. {K}.
{K}. Overdressed, but only from one angle.
The outfit took a minute. The finishing touch took the rest of the hour. {K}.
reader:
Which do you lose most often: gloves, sunglasses or one single sock?
What do you put on last before you leave the house?
Which accessory would your friends recognize you by?
Take one thing off before going out, or add one more?
Do your accessories match, or do they argue?
Which of your accessories has survived the longest without being lost?
scene:
One last look in the mirror, one small adjustment, done. {K}.
“Is that mine?” “It was.” {K}.
On, off, on again, and now we're late. {K}.
Halfway down the street, pat the pockets, turn around. {K}.
Lost and found: “Can you describe the item?” “It was my favorite.”
plain:
{K}. A small touch that pulls everything together.
A small change, and the whole outfit feels new.
{K}. Easy to put on, nice to be seen in.
news:
{K}. Consider it the finishing touch.
{K}. I'd tip my hat, if I could find it.
{K}. Even the odd socks agree on this.
{K}. Please accessorize accordingly, everyone.
invite:
{K}. Tag the friend who loses theirs every year.
{K}. Your plainest outfit has been waiting for backup.
{K}. Come and try on a different mood.
{K}. The hook by your door has been feeling underused.
`;
