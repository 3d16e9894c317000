export const styleAndBeauty = `
== nails 💅
nouns: nails, nail set, nail sets, new nails, new nail set, manicure, manicures, mani, pedicure, pedicures, mani pedi, nail art, nail design, nail designs, gel nails, gel manicure, acrylic nails, acrylics, press-on nails, press-ons, nail polish, french manicure, french tips, chrome nails, almond nails, short nails, long nails, nail salon, nail appointment, nail inspo, nail extensions, dip powder nails, biab nails, builder gel nails, gel polish, nail day, wedding nails, holiday nails, birthday nails, nail refill, nail infill, toenails
tags: Nails, NailInspo, NailArt, NailsOfInstagram
turn:
Please excuse me while I point at everything. {K}.
{K}. Opening a can is now somebody else's department.
Nobody has ever needed to hold a coffee cup this elegantly.
{K}: because hands talk, and mine like to be listened to.
I asked for something subtle. Then I saw the color wall.
The drumming on the table is new, and it is not going to stop.
{K}. My phone screen hears me coming.
One chip and I become a detective.
Suddenly I gesture when I talk. Funny how that works. {K}.
reader:
Do you walk into the nail salon with a plan or panic at the color wall?
Short and practical nails, or long ones and a whole new way to type?
Which chips first, always: the thumb or the pointer?
Matching fingers and toes: a rule or a rumor?
Do you pick nails for the outfit, or the outfit for the nails?
How long can you sit with wet polish before you need your phone?
scene:
The confidence of a person with freshly dried polish. The fear of one with wet polish.
Tap, tap, tap on every surface within reach. {K}.
Wet polish (noun): the moment when your bag, nose and phone all need you.
The keys are at the bottom of the bag. The polish is still wet. Cinema.
plain:
{K}. A small thing to look at and feel better.
It is nice to look down at your own hands and smile.
{K}, and even the boring errands look a little dressed up.
Sitting still while somebody makes your hands pretty is a lovely way to rest.
{K}. I keep catching myself looking.
invite:
{K}. Your hands have been waiting for this.
{K}. Chipped polish, consider this your notice.
Bring the inspiration photo. Bring all of them. {K}.
{K}. Tag the friend who always takes longest at the color wall.
{K}. Your keyboard is about to sound very important.
news:
{K}. My hands would like to make an announcement.
{K}. I have been pointing at things ever since.
{K}. Somewhere, a bottle of top coat nods.
{K}. Anybody who has ever chipped one on day one understands.
{K}. I will be typing slowly for dramatic effect.

== hair 💇
nouns: hair, haircut, haircuts, new hair, new haircut, fringe, bangs, curtain bangs, balayage, highlights, lowlights, hair color, hair colour, curls, curly hair, braids, box braids, knotless braids, cornrows, locs, ponytail, messy bun, updo, bridal hair, blowout, blow-dry, hair salon, hair appointment, hairstyle, hairstyles, pixie cut, bob, bob haircut, lob, layers, wolf cut, shag haircut, perm, silk press, hair extensions, wig, wigs, bleached hair, blonde hair, red hair, copper hair, pink hair, grey hair, hairdresser, hairstylist, bad hair day, wash day, trim, big chop, root touch-up, haircut appointment
tags: Hair, HairInspo, HairGoals, HairStyle
turn:
{K}. I will now be walking past every window slowly.
Good hair on a day with no plans is a tragedy in one act.
{K}: cheaper than moving to another country.
“Just a trim” has started more stories than “once upon a time.”
Humidity, this one is between you and me. {K}.
I trust very few people with my secrets and even fewer with my ends.
{K}. Strangers may now be dazzled when I turn my head.
My hair has a personality. I just live under it.
The best hair of the week always happens right before bed.
reader:
Do you show your hairdresser a photo, or say “do what you want” and pray?
Cutting your own fringe: bravery, or a phone call you should have made?
Salon chair: chat the whole way through or blissful silence?
Wash day: a ritual you love or a chore you negotiate?
What is the boldest thing you ever did to your hair, and would you do it again?
Who hears about your hair plans first: your friends or your stylist?
scene:
“How much are we taking off?” “An inch.” “Whose inch?”
POV: the stylist spins the chair around and you meet yourself.
The swish. The extra swish. The completely unnecessary third swish.
That salon smell, a warm dryer and somebody else's very good gossip.
The cape goes on and suddenly everybody tells the truth.
Mirror held up behind you, nodding as if you know what to look for.
plain:
{K}. Lighter head, better mood.
A good hair day makes everything else a bit more possible.
{K}, and I feel like myself again.
There is real kindness in having somebody else wash your hair.
{K}. A small change that I notice every time I pass a mirror.
It's only hair, and it still makes me happy.
invite:
{K}. Your split ends have been dropping hints.
{K}. If you keep tying it up “for now,” this is for you.
Come in with a photo or come in with a feeling. {K}.
{K}. Tag the friend who has been saying “I should really do something with my hair.”
{K}. The chair spins, and so might your head.
Hat people, you can come out now. {K}.
news:
{K}. The mirror and I are on speaking terms about it.
{K}. Every selfie from before is now an archive.
{K}. My hairbrush has seen things.
{K}. Hair has a way of making its own plans.
{K}. Please act surprised when you see me.

== outfit 👗
nouns: outfit, outfits, ootd, outfit of the day, dress, dresses, summer dress, wedding guest dress, party dress, prom dress, jacket, jackets, denim jacket, leather jacket, coat, coats, trench coat, winter coat, jeans, hoodie, hoodies, sweater, sweaters, cardigan, t-shirt, t-shirts, tee, graphic tee, shirt, shirts, blouse, skirt, skirts, suit, suits, blazer, jumpsuit, overalls, dungarees, linen shirt, linen pants, trousers, sweatpants, sweatshirt, pajamas, swimsuit, bikini, activewear, leggings, wardrobe, capsule wardrobe, closet, office outfit, work outfit, streetwear, travel outfit, vest, kimono, linen apron, clothing line, hoodie colors, fit check, new clothes, matching pajamas, pyjamas, date night outfit
tags: OOTD, StyleInspo, OutfitInspo, WhatIWore
turn:
{K}. All dressed up, and the sofa has never looked so far away.
My closet is full, and yet we all know what I'm wearing.
{K}: proof that I can dress myself when nobody rushes me.
It has pockets. I repeat, nothing else matters if it has pockets.
I plan {k} in my head at night. By morning the floor has the other options.
{K}. The mirror got the first review and it was long.
Somewhere under that chair of clothes there is a chair. {K}.
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
One last turn in front of the mirror, for science.
Compliment received. “Thank you, it has pockets.”
Nothing to wear (phrase): everything is here and none of it understands me.
The elevator mirror has never been so busy. {K}.
plain:
{K}. Comfortable, and it feels like me.
Clothes that make you stand a little taller are worth keeping.
{K}. Easy to wear, easy to love.
Getting dressed is more fun when it is for yourself.
{K}, and the day already feels more sorted.
I like what I'm wearing, and that is the whole story.
invite:
{K}. Your closet has been asking for company.
{K}. “I have nothing to wear” is about to lose its best argument.
Try it on in your head first. Then come and see. {K}.
{K}. Tag the friend who would steal it from your closet.
{K}. Where would you wear it first?
Make room on the rail. {K}.
news:
{K}. The rest of my closet is taking it well.
{K}. Getting dressed was never only about clothes.
{K}. The mirror has been briefed.
{K}. Filed under things my laundry basket will hear about.
{K}. What do you wear to celebrate an outfit?
{K}. My chair of clothes would like to comment.

== makeup 💄
nouns: makeup, make-up, makeup look, makeup looks, lipstick, lipsticks, red lipstick, lip gloss, lip liner, lashes, lash extensions, lash lift, false lashes, mascara, eyeliner, winged eyeliner, brows, eyebrows, brow lamination, brow shaping, foundation, concealer, blush, bronzer, highlighter makeup, eyeshadow, eyeshadow palette, bridal makeup, makeup artist, glam, soft glam, makeup tutorial, makeup bag, microblading, lash appointment, halloween makeup, prom makeup, makeup routine, everyday makeup, smokey eye, lip tint
tags: Makeup, MakeupLover, MakeupLook, BeautyTime
turn:
Nobody has ever put on mascara with their mouth closed.
{K}. Now crying is off the table for the evening and possibly the week.
I own one face and enough makeup for a theater company.
{K}. Rubbing my eyes is now a criminal offense.
A sneeze right after mascara is how character is built.
reader:
Which comes first on your face: brows or base?
If you could keep one thing from your makeup bag, what survives?
Full glam for the supermarket: overdressed or correct?
Do you do makeup at the mirror or in the parked car?
Bold lip or bold eye, when only one may talk?
How old is the oldest thing in your makeup bag? Be brave.
scene:
“I'm almost ready,” said the person with one eye done.
Mouth open, breath held, one hand steady. {K}.
Blend. Blend more. Explain to nobody why it took this long.
One last look in the mirror, then one more from the other side.
plain:
{K}. A few quiet minutes in front of the mirror, just for me.
Makeup is allowed to be nothing more than fun.
{K}, and I feel ready for whatever is on the calendar.
Getting ready is sometimes the best part of going out.
A little time at the mirror and the day feels like an occasion. {K}.
invite:
{K}. Bring your face, leave the rest to steady hands.
{K}. Your mirror is going to want a word with you, a nice one.
Tag the friend you always get ready with. {K}.
{K}. Where would you wear it first?
{K}. Your makeup bag will understand.
news:
{K}. My makeup bag is taking notes.
{K}. Waterproof mascara was invented for moments like these.
{K}. The mirror had the front-row seat.
{K}. Blotting, blinking, carrying on.
{K}. That deserves a second coat.

== tattoo 🖤
nouns: tattoo, tattoos, new tattoo, first tattoo, matching tattoos, fine line tattoo, sleeve tattoo, half sleeve, tattoo sleeve, back piece, cover-up tattoo, flash tattoos, tattoo flash, flash sheet, tattoo artist, tattoo shop, tattoo studio, tattoo appointment, tattoo session, ink, new ink, piercing, piercings, ear piercing, nose piercing, helix piercing, septum piercing, ear stack, nose ring, lip piercing, tattoo design, tattoo convention, walk-in tattoos
tags: TattooLife, BodyArt, TattoosAndPiercings
turn:
{K}. The only accessory I can't leave in a taxi.
I change my mind about lunch twice, and yet here we are. {K}.
{K}. It goes with everything I own, because it has to.
One is never just one. Ask anybody with one.
“Did it hurt?” Yes. “Would you do it again?” Already planning.
{K}: a decision that comes along to every job interview and every beach.
The needle took minutes. Deciding took years.
{K}. I now roll up my sleeves, turn my head and find excuses.
reader:
Does it need a meaning, or is “I liked it” meaning enough?
What did you choose first: the design, the artist or the spot?
Did you tell your family before, after or never?
Do you look at the needle or at the ceiling?
scene:
“What does it mean?” “It means I had an appointment.”
That little buzz, a deep breath, and pretending to be very calm.
Things I said in the chair: “I'm fine.” Things my hands said: otherwise.
The stencil goes on, and everybody in the room squints at the mirror.
The ceiling of the studio, studied in great detail.
plain:
{K}. I like carrying this one with me.
Some things you keep close. Some you keep on your skin.
{K}, thought about for a long time and loved right away.
It is mine, and I'm happy every time I see it.
Some people keep a diary. This is another way to do it.
invite:
{K}. That idea in your notes app has waited long enough.
{K}. Bring the sketch, the story or just the nerve.
Tag the friend who would hold your hand. {K}.
{K}. Second thoughts are welcome. They may sit in the chair first.
What is the piece you have been carrying around in your head? {K}.
news:
{K}. Some things you wear on your sleeve, some under it.
{K}. My skin has seen this coming.
{K}. Permanent feelings about this one.
{K}. I sat very still for less.
{K}. A story worth showing, if you ask nicely.

== barber 💈
nouns: barber, barbers, barbershop, barber shop, beard, beards, beard trim, fade, skin fade, low fade, taper fade, shave, hot towel shave, mustache, moustache, men's haircut, buzz cut, crew cut, line up, beard oil, barber chair, stubble
tags: Barber, BarberShop, BarberLife
turn:
{K}. The neck is cold and the confidence is high.
My barber knows more than my diary.
{K}: sharp enough to make the rest of me look unironed.
The hat is officially unemployed.
reader:
Do you talk in the barber's chair, or just nod at the mirror?
Who do you trust more: your barber or your doctor's handwriting?
scene:
“Same as last time?” Nobody remembers last time.
The buzz at the neckline, the mirror from behind, the slow nod.
Hands under the cape, chin down, nose suddenly itchy.
plain:
{K}. Clean lines, clear head.
A good chair, a steady hand and a bit of a chat.
{K}. Small upkeep, big difference.
invite:
{K}. Your neckline has been talking behind your back.
{K}. Tag the friend whose beard has its own postcode.
Take a seat and look sharp. {K}.
news:
{K}. The mirror nodded first.
{K}. By a whisker.
{K}. Looking sharp, feeling sharper.

== skincare 🧴
nouns: skincare, skin care, facial, facials, serum, serums, face mask, face masks, sheet mask, moisturizer, sunscreen, cleanser, toner, skincare routine, skin care routine, night routine, face cream, eye cream, gua sha, body lotion, lip balm, body butter, hand cream, spa facial, clay mask, face oil, body scrub, face roller
tags: Skincare, SkincareRoutine, SelfCareTime
turn:
The doorbell always rings during the face mask.
{K}: the only layers I never get wrong.
My bathroom shelf has more bottles than a cocktail bar.
reader:
How many bottles on your bathroom shelf do you really use?
Full routine at bedtime, or water and good intentions?
Sheet mask on: do you lie still or scare the household?
scene:
“What are you doing?” “Don't make me laugh, it will crack.”
Pat, pat, pat, as if the face had done something well. {K}.
plain:
{K}. A few quiet minutes that belong to nobody else.
Taking care of yourself can be as small as this.
{K}. Slow hands, soft towel, end of the day.
invite:
{K}. Your bathroom shelf will make room.
{K}. Tag the friend with the longest routine.
Cancel something and lie down for a bit. {K}.
news:
{K}. I'm saying this through a face mask.
{K}. My pillowcase will hear about it.
{K}. Another layer to the story.

== shoes 👟
nouns: shoes, shoe, sneakers, sneaker, boots, boot, heels, high heels, sandals, new shoes, running shoes, hiking boots, loafers, ankle boots, cowboy boots, rain boots, flip flops, clogs, trainers, platform shoes, wedding shoes, slippers, sneaker drop
tags: ShoeLover, ShoeAddict, OnMyFeet
turn:
{K}. Every puddle is now a personal threat.
{K}: walking differently, hoping somebody asks why.
It fits. That's a sign. They all fit. They're all signs.
reader:
Do you break in new shoes at home first, or go straight out and suffer?
How many pairs do you own, and how many do you actually wear?
Which shoes would you wear forever if your feet agreed?
scene:
The tissue paper, the lid, the first steps around the room.
Walking like the floor is freshly painted. {K}.
plain:
{K}. Ready for wherever.
Good shoes make you want to take the long way.
{K}. One step better already.
invite:
{K}. Your feet know where this is going.
{K}. Tag the friend with no space left in the hallway.
Where would you walk first? {K}.
news:
{K}. Both feet approve.
{K}. I'm tied up in this one.
{K}. One small step, one big smile.

== jewelry 💍
nouns: jewelry, jewellery, ring, rings, earrings, earring, necklace, necklaces, watch, watches, bracelet, bracelets, hoop earrings, gold hoops, charm bracelet, pearl earrings, pendant, engagement ring, signet ring, silver rings, anklet, brooch, wristwatch, permanent jewelry, gemstone, jewelry box
tags: Jewelry, JewelryLover, JewelryGram
turn:
{K}. Now I talk with my whole wardrobe's attention.
Sweatpants plus sparkle is still an outfit.
{K}: small enough to lose, loved enough to panic.
The jewelry box is full of tangles and treasures.
reader:
Gold, silver, or mixed without asking anybody?
Which piece of jewelry do you never take off?
Do you wear the good jewelry on ordinary days?
scene:
“Oh, this?” The hand was already in the light.
The little click of a clasp, at the third attempt.
Catching the light on purpose. {K}.
plain:
{K}. A little shine for an ordinary day.
Some pieces become part of you.
{K}. Small, and it makes me smile.
invite:
{K}. Leave this open on somebody's screen.
{K}. Tag the one who should take a hint.
Your jewelry box has one more corner. {K}.
news:
{K}. That has a nice ring to it.
{K}. Shining about this for a while.
{K}. My jewelry box is listening.

== thrift 🛍️
nouns: thrift haul, thrift find, thrift finds, thrifting, thrift store, thrift shop, second-hand find, second-hand finds, secondhand finds, vintage shop, vintage store, flea market, flea market find, flea market finds, charity shop, charity shop haul, garage sale, yard sale, estate sale, vintage clothes, preloved clothes, clothes swap, car boot sale, consignment shop, garage sale finds, yard sale finds, estate sale, estate sale finds, garage sale haul, flea market haul, thrift store, secondhand, second hand, charity shop
tags: Thrifted, SecondHandFirst, ThriftFinds
turn:
I went in for nothing in particular and found exactly that. {K}.
{K}. Somebody's “why did I buy this” is my “why is this here.”
“I don't need it” was said many times on the way to the register.
The hunt was the fun part. The carrying was the workout.
reader:
What is the best second-hand thing you ever found?
Do you browse every rack, or go in on a mission?
Which find did you leave behind and still think about?
scene:
“Where did you get that?” The best question there is. {K}.
Hangers clicking, eyes narrowed, basket filling. {K}.
Walk past it. Walk back. Pick it up before somebody else does.
plain:
{K}. Old things, new chapter.
There is a good story in things that had a life before.
{K}. Finding is more fun than shopping.
invite:
{K}. Come hungry for surprises.
{K}. Tag the friend who finds everything first.
Bring a big bag and an open mind. {K}.
news:
{K}. One person's clear-out, another person's parade.
{K}. Dig long enough and you get a story.

== bag 👜
nouns: handbag, handbags, tote bag, tote bags, backpack, backpacks, new bag, leather bag, purse, purses, crossbody bag, clutch bag, weekender bag, shoulder bag, diaper bag
tags: BagLover, BagAddict, InMyBag
turn:
{K}. Room for everything, and a way to find none of it.
The phone is ringing. It's in there somewhere. {K}.
reader:
What lives at the bottom of your bag that should have moved out?
scene:
Inventory: keys, receipts, a pen without a cap, keys again. {K}.
plain:
{K}. Ready to carry the whole day.
invite:
{K}. Tag the friend who always has a snack in there.
news:
{K}. It's in the bag.

== accessories 🧣
nouns: hat, hats, scarf, scarves, sunglasses, socks, beanie, beanies, gloves, mittens, belt, belts, bucket hat, baseball cap, silk scarf, hair clips, claw clip, bow tie, headband, wool socks
tags: Accessories, StyleInspo, FinishingTouch
turn:
{K}. The outfit was fine before. Now it has a personality.
I own several and can locate one. {K}.
reader:
Which do you lose most often: gloves, sunglasses or one single sock?
scene:
One last look in the mirror, one small adjustment, done. {K}.
plain:
{K}. A small touch that pulls everything together.
invite:
{K}. Tag the friend who loses theirs every year.
news:
{K}. Consider it the finishing touch.
`;
