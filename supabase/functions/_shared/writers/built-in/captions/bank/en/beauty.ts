export const beauty = `
== nails 💅
nouns: nails, nail set, nail sets, new nails, new nail set, manicure, manicures, mani, pedicure, pedicures, mani pedi, nail art, nail design, nail designs, gel nails, gel manicure, acrylic nails, acrylics, press-on nails, press-ons, nail polish, french manicure, french tips, chrome nails, almond nails, short nails, long nails, nail salon, nail appointment, nail inspo, nail extensions, dip powder nails, biab nails, builder gel nails, gel polish, nail day, wedding nails, holiday nails, birthday nails, nail refill, nail infill, toenails
tags: Nails, NailInspo, NailArt, NailsOfInstagram, NailDesign
turn:
Please excuse me while I point at everything. {K}.
{K}. Opening a can is now somebody else's department.
Nobody has ever needed to hold a coffee cup this elegantly.
{K}: because hands talk, and mine like to be listened to.
I asked for something subtle. Then I saw the color wall.
The drumming on the table is new, and it is not going to stop.
{K}. My phone screen hears me coming.
One chip and I become a detective.
reader:
Do you walk into the nail salon with a plan or panic at the color wall?
Short and practical nails, or long ones and a whole new way to type?
Which chips first, always: the thumb or the pointer?
Matching fingers and toes: a rule or a rumor?
Do you pick nails for the outfit, or the outfit for the nails?
How long can you sit with wet polish before you need your phone?
scene:
The confidence of a person with freshly dried polish. The fear of one with wet polish.
The keys are at the bottom of the bag. The polish is still wet. Cinema.
plain:
It is nice to look down at your own hands and smile.
{K}, and even the boring errands look a little dressed up.
Sitting still while somebody makes your hands pretty is a lovely way to rest.
{K}. I keep catching myself looking.
news:
{K}. I have been pointing at things ever since.
{K}. Somewhere, a bottle of top coat nods.
{K}. Anybody who has ever chipped one on day one understands.
{K}. I will be typing slowly for dramatic effect.
{K}. Hands down, or rather up, everywhere, in your face.
{K}. I'm typing this with great care.
{K}. My phone screen sounds like applause.
invite:
{K}. Your hands have been waiting for this.
{K}. Chipped polish, consider this your notice.
Bring the inspiration photo. Bring all of them. {K}.
{K}. Tag the friend who always takes longest at the color wall.
{K}. Your keyboard is about to sound very important.

== hair 💇
nouns: hair, new hair, new haircut, fringe, bangs, curtain bangs, lowlights, hair colour, curls, curly hair, braids, box braids, knotless braids, cornrows, locs, ponytail, messy bun, updo, blow-dry, hairstyle, hairstyles, pixie cut, bob, bob haircut, lob, layers, wolf cut, shag haircut, perm, silk press, hair extensions, wig, wigs, bleached hair, blonde hair, red hair, copper hair, pink hair, grey hair, wash day, trim, big chop, mullet, cut my own hair
tags: Hair, HairInspo, HairStyle, HairDay, HairLove
turn:
{K}. I will now be walking past every window slowly.
Good hair on a day with no plans is a tragedy in one act.
{K}: cheaper than moving to another country.
“Just a trim” has started more stories than “once upon a time.”
Humidity, this one is between you and me. {K}.
I trust very few people with my secrets and even fewer with my ends.
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
news:
{K}. The mirror and I are on speaking terms about it.
{K}. Every selfie from before is now an archive.
{K}. My hairbrush has seen things.
{K}. Please act surprised when you see me.
{K}. My hairbrush needs a moment.
{K}. The shower drain knows the full story.
{K}. Every hat I own is on standby.
{K}. Volume up, standards up.
invite:
{K}. Your split ends have been dropping hints.
{K}. If you keep tying it up “for now,” this is for you.
Come in with a photo or come in with a feeling. {K}.
{K}. Tag the friend who has been saying “I should really do something with my hair.”
{K}. The chair spins, and so might your head.
Hat people, you can come out now. {K}.

== makeup 💄
nouns: makeup, make-up, makeup look, makeup looks, lipstick, lipsticks, red lipstick, lip gloss, lip liner, false lashes, mascara, eyeliner, winged eyeliner, foundation, concealer, blush, bronzer, highlighter makeup, eyeshadow, eyeshadow palette, makeup artist, glam, soft glam, makeup tutorial, makeup bag, halloween makeup, prom makeup, makeup routine, everyday makeup, smokey eye, lip tint
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
plain:
{K}. A few quiet minutes in front of the mirror, just for me.
Makeup is allowed to be nothing more than fun.
Getting ready is sometimes the best part of going out.
A little time at the mirror and the day feels like an occasion. {K}.
news:
{K}. Waterproof mascara was invented for moments like these.
{K}. The mirror had the front-row seat.
{K}. Blotting, blinking, carrying on.
{K}. That deserves a second coat.
{K}. My waterproof mascara was called into action.
{K}. Not a lash out of place, emotionally speaking.
{K}. The mirror asked for an encore.
invite:
{K}. Bring your face, leave the rest to steady hands.
{K}. Your mirror is going to want a word with you, a nice one.
Tag the friend you always get ready with. {K}.

== tattoo 🖤
nouns: tattoo, tattoos, new tattoo, first tattoo, matching tattoos, fine line tattoo, sleeve tattoo, half sleeve, tattoo sleeve, back piece, cover-up tattoo, flash tattoos, tattoo flash, flash sheet, tattoo artist, tattoo shop, tattoo studio, tattoo appointment, tattoo session, ink, new ink, piercing, piercings, ear piercing, nose piercing, helix piercing, septum piercing, ear stack, nose ring, lip piercing, tattoo design, tattoo convention, walk-in tattoos, henna
tags: TattooLife, BodyArt, TattoosAndPiercings, Inked
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
{K}, thought about for a long time and loved right away.
Some people keep a diary. This is another way to do it.
news:
{K}. Some things you wear on your sleeve, some under it.
{K}. My skin has seen this coming.
{K}. I sat very still for less.
{K}. It stays, like most good stories.
{K}. My skin has a new favorite chapter.
invite:
{K}. That idea in your notes app has waited long enough.
{K}. Bring the sketch, the story or just the nerve.
Tag the friend who would hold your hand. {K}.
{K}. Second thoughts are welcome. They may sit in the chair first.
What is the piece you have been carrying around in your head? {K}.

== barber 💈
nouns: barbershop, barber shop, beard, beards, beard trim, fade, skin fade, low fade, taper fade, shave, hot towel shave, mustache, moustache, men's haircut, buzz cut, crew cut, line up, beard oil, barber chair, stubble
tags: Barber, BarberShop, BarberLife, FreshCut
turn:
{K}. The neck is cold and the confidence is high.
My barber knows more than my diary.
The hat is officially unemployed.
{K}. It grows back, which is both the problem and the business model.
One simple question from the barber, and I forget every word I know. {K}.
Somewhere between “just a little” and “oh.” {K}.
{K}. Every mirror on the way home gets a visit.
reader:
Do you talk in the barber's chair, or just nod at the mirror?
How do you explain the length to your barber: fingers, photos or hope?
Would you grow a beard for a bet, or shave one off for one?
Skip the barber for too long, and what goes first: the neck or the ears?
scene:
“Same as last time?” Nobody remembers last time.
The buzz at the neckline, the mirror from behind, the slow nod.
Hands under the cape, chin down, nose suddenly itchy.
“A bit shorter?” A nod. Nobody has ever said no.
Hum of the clippers, snip of the scissors, somebody's firm opinion on sports.
Tilt left. Tilt right. Believe in the person with the blade. {K}.
plain:
{K}. Clean lines, clear head.
A good chair, a steady hand and a bit of a chat.
{K}. It's good to look like yourself, only sharper.
A fresh trim makes an ordinary day stand up straight.
news:
{K}. The mirror nodded first.
{K}. Looking sharp, feeling sharper.
{K}. You could call it a close shave.
invite:
{K}. Your neckline has been talking behind your back.
{K}. You've been trimming around the problem long enough.

== skincare 🧴
nouns: skincare, skin care, serum, serums, face mask, face masks, sheet mask, moisturizer, sunscreen, cleanser, skincare routine, skin care routine, night routine, face cream, eye cream, gua sha, body lotion, lip balm, body butter, hand cream, spa facial, clay mask, face oil, face roller
tags: Skincare, SkincareRoutine, SelfCareTime, SkincareLover
turn:
The doorbell always rings during the face mask.
{K}: the only layers I never get wrong.
My bathroom shelf has more bottles than a cocktail bar.
My skin gets more attention than my inbox. {K}.
{K}. Now try opening the bathroom door.
Too moisturized to argue. {K}.
The label says a pea-sized amount. There are many sizes of pea.
{K}. Applied with the focus of a museum restorer.
reader:
How many bottles on your bathroom shelf do you really use?
Full routine at bedtime, or water and good intentions?
Sheet mask on: do you lie still or scare the household?
Do you do your whole routine after a late night, or negotiate with the mirror?
Which bottle on your bathroom shelf do you finish to the last drop?
Do you take the full skincare lineup on a trip, or only the tiny bottles?
scene:
“What are you doing?” “Don't make me laugh, it will crack.”
Pat, pat, pat, as if the face had done something well. {K}.
Cutting the tube open for the last bit, with the pride of a surgeon.
Water running down both sleeves, as at every sink in history. {K}.
“How long will you be in there?” Somebody has never met a routine.
plain:
{K}. A few quiet minutes that belong to nobody else.
Taking care of yourself can be as small as this.
{K}. A small kindness for the skin I'm in.
It's nice to do one thing slowly, for nobody's benefit but your own.
news:
{K}. I'm saying this through a face mask.
{K}. My pillowcase will hear about it.
{K}. Another layer to the story.
{K}. Give it a moment to sink in.
{K}. My forehead is reflecting on it.
{K}. My pores have gone quiet.
{K}. I'm glowing, and it isn't only the serum.
invite:
{K}. Your bathroom shelf will make room.
{K}. Tag the friend with the longest routine.
{K}. Your pores didn't want to bring it up.

== self-care 🛁
nouns: self-care, self care, self-care sunday, bath, bubble bath, me time, face mask night, sauna, massage day, mental health day off, rest day, pamper day, pampering, candles and bath, wellness, wellness day, alone time, jacuzzi, self-care day, self care day, self-care night, self care routine, self-love, self love, me-time, solo date, solo dates, pamper night, pamper evening, spa night at home, bath night, unplugged weekend, screen-free evening, mental reset, reset day, rest day for me
nouns: quiet time, hot tub
tags: SelfCare, MeTime, SlowLiving, SlowDown
turn:
{K}. My phone is in another room, sulking.
I've scheduled a meeting with myself and I won't be moving it.
{K}: doing nothing, but with intention.
My to-do list can see me. It may look.
{K}. I have an appointment with nobody and I intend to be late.
I'm busy doing nothing, and I'm booked out for the rest of it. {K}.
My phone is charging and so am I, in another room. {K}.
{K}: canceling plans I never wanted, with a beautiful voice.
I checked in with myself, and we both voted for a nap. {K}.
It took me years to learn to sit down without an excuse. {K}.
“No, thank you” is a complete evening. {K}.
The laundry can see me from here. We're not speaking. {K}.
I took myself out, and I was excellent company. {K}.
reader:
What's your way of switching off?
Bath, walk or closed door: what resets you?
Time for yourself: bath, book or staring kindly at a wall?
Alone time: at home under a blanket, or out where nobody knows you?
What's the first thing you do when you have a few hours all to yourself?
Do you plan your time off, or defend it against plans?
What's the nicest thing you do for yourself that costs nothing?
Phone off or just face down: how brave are you with quiet time?
scene:
Warm water, wrinkled toes, nobody knocking. {K}.
Deep breath. Shoulders down. No, further down.
“What are you doing?” “Nothing.” “And after that?” “The rest of it.” {K}.
Door closed, phone in a drawer, warm feet. {K}.
Out of office, out of ideas, out of reach, into the bath. {K}.
The long breath out that you didn't know you were holding. {K}.
A cup of something hot, and nobody asking for it. {K}.
plain:
{K}. You can't pour from an empty cup.
A little time that belongs to nobody else.
{K}. Rest is not a reward, it's maintenance.
Be as kind to yourself as you are to your friends.
{K}. Being kind to myself, on purpose.
Rest isn't a prize. You can just have it. {K}.
A little quiet goes a long way. {K}.
I'm allowed to like my own company. {K}.
{K}: slow, soft and nobody's business.
The world can wait a bit, it's good at it. {K}.
news:
{K}. Messages will be answered when I feel human.
{K}. I told nobody, and then I told everybody.
{K}. I'd get up and celebrate, but I'm lying so well.
{K}. Noted, with my feet up.
{K}. Deep breath in, small laugh out.
{K}. The blanket has been very supportive.
{K}. I'll process it slowly, in the bath.
invite:
{K}. Leave your phone at the door and your shoulders with us.
{K}. You take a breath, we'll take care of the rest.
{K}. You take care of everybody. This one's for you.
Leave the list at home, it'll still be there. {K}.
{K}. Come in tired, go home slower.
Put yourself in the calendar, in pen. {K}.
{K}. No reason needed. “I felt like it” is fine.
Tag the friend who never sits down. {K}.
`;
