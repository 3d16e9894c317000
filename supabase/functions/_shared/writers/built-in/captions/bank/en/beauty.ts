export const beauty = `
== nails 💅
nouns: nails, nail set, nail sets, new nails, new nail set, manicure, manicures, mani, mani pedi, nail art
nouns: nail design, nail designs, gel nails, gel manicure, acrylic nails, press-on nails, press-ons, nail polish
nouns: french manicure, french tips, chrome nails, almond nails, short nails, long nails, nail salon
nouns: nail appointment, nail inspo, nail extensions, dip powder nails, biab nails, builder gel nails, gel polish
nouns: nail day, wedding nails, holiday nails, birthday nails, nail refill, nail infill, fresh acrylics
nouns: new acrylics, acrylic set, fresh nails, gel x nails, nail tech, red nails, milky nails, summer nails
nouns: fall nails, nail stickers, broken nail, chipped nail, natural nails, press-on, nail extension
tags: Nails, NailInspo, NailArt, NailsOfInstagram, NailDesign
turn:
Please excuse me while I point at everything. {K}.
{K}. Opening a can is now somebody else's department.
Nobody has ever held a coffee cup so elegantly for so little reason. {K}.
{K}: hands talk, and this is the accent.
The plan was something subtle. Then came the color wall. {K}.
The drumming on the table is new, and it's not going to stop. {K}.
{K}. My phone screen hears me coming.
One chip, and the whole day turns into an investigation. {K}.
reader:
Do you walk into the nail salon with a plan or panic at the color wall?
Short and practical nails, or long ones and a whole new way to type?
Which chips first, always: the thumb or the pointer? {K}.
Matching fingers and toes: a rule or a rumor?
Do you pick nails for the outfit, or the outfit for the nails?
How long can you sit with wet polish before you need your phone?
scene:
The confidence of a person with freshly dried polish. The fear of one with wet polish.
The keys are at the bottom of the bag. The polish is still wet. Cinema.
plain:
It is nice to look down at your own hands and smile. {K}.
{K}, and even the boring errands look a little dressed up.
Sitting still while somebody makes your hands pretty is a lovely way to rest. {K}.
{K}. Even holding a pen looks like an advertisement.
news:
{K}. Everything will be pointed at from here on.
{K}. Somewhere, a bottle of top coat nods.
{K}. Anybody who has ever chipped one on day one understands.
{K}. Cans will have to be opened by somebody else.
{K}. The little bottles on the shelf are clinking.
{K}. Hands up, everybody, so we can see.
{K}. The drumming on the table says it all.
invite:
{K}. Your hands have been waiting for this.
{K}. Chipped polish, consider this your notice.
Bring the inspiration photo. Bring all of them. {K}.
{K}. Tag the friend who always takes longest at the color wall.
{K}. Your keyboard is about to sound very important.

== hair 💇
nouns: hair, new hair, new haircut, bangs, curtain bangs, lowlights, hair colour, curly hair, braids, box braids
nouns: knotless braids, cornrows, locs, ponytail, messy bun, updo, blow-dry, hairstyle, hairstyles, pixie cut
nouns: bob haircut, wolf cut, shag haircut, silk press, bleached hair, blonde hair, red hair, copper hair, pink hair
nouns: wash day, big chop, mullet, long layers, hair trim, new bob, short bob, french bob, long bob, short hair
nouns: long hair, natural curls, natural hair, hair dye, hair transformation, highlights hair, brunette hair
nouns: black hair, french braid, braid, space buns, baby bangs, wispy bangs, hair cut, wavy hair, straight hair
nouns: new fringe, baby hair, thick hair, bed hair, box braid, curtain bang, dreadlocks, dreads, afro, bantu knots
nouns: twist out, purple hair, blue hair, silver highlights
alone: layers, bob, trim, fringe, lob, curls, perm
tags: Hair, HairInspo, HairStyle, HairDay, HairLove
turn:
{K}. Every window on the street is a mirror, if you walk slowly.
Good hair on a day with no plans is a tragedy in one act. {K}.
{K}: cheaper than moving to another country, with the same effect.
“Just a trim” has started more stories than “once upon a time.”
Humidity, this one is between you and me. {K}.
Many people may give advice. Very few may hold the scissors. {K}.
Every hair on this head has its own plan for the day. {K}.
The best hair of the week always happens right before bed.
reader:
Do you show your hairdresser a photo, or say “do what you want” and pray? {K}.
Cutting your own fringe: bravery, or a phone call you should have made?
Salon chair: chat the whole way through or blissful silence? {K}.
Wash day: a ritual you love or a chore you negotiate? {K}.
What's the boldest thing you ever did to your hair, and who talked you into it?
Who hears about your hair plans first: your friends or your stylist?
scene:
“How much are we taking off?” “An inch.” “Whose inch?” {K}.
The chair spins around slowly, and there's a new face in an old mirror. {K}.
The swish. The extra swish. The completely unnecessary third swish. {K}.
That salon smell, a warm dryer and somebody else's very good gossip. {K}.
The cape goes on and suddenly everybody tells the truth. {K}.
Mirror held up behind you, nodding as if you know what to look for. {K}.
plain:
{K}. The wind has something to play with.
A good hair day makes everything else a bit more possible.
{K}. A familiar face, in a better frame.
There is real kindness in having somebody else wash your hair.
{K}. Nothing else changes so much with so little pain.
news:
{K}. Every mirror in the house has been consulted.
{K}. Photos from before are now historical documents.
{K}. Nobody may touch it, and everybody will.
{K}. Somewhere a hairdresser just sat up straight.
{K}. The hairbrush needs a moment.
{K}. The shower drain knows the full story.
{K}. The hats in the hallway are listening closely.
{K}. It grows, and that's the best and the worst thing about hair.
invite:
{K}. Your split ends have been dropping hints.
{K}. If you keep tying it up “for now,” this is for you.
Come in with a photo or come in with a feeling. {K}.
{K}. Tag the friend who has been saying “I should really do something with my hair.”
{K}. Sit down, lean back, tell us everything.
Hat people, you can come out now. {K}.

== makeup 💄
nouns: makeup, make-up, makeup look, makeup looks, false lashes, mascara, eyeliner, winged eyeliner, concealer
nouns: blush, bronzer, highlighter makeup, eyeshadow, eyeshadow palette, makeup artist, soft glam, makeup tutorial
nouns: makeup bag, halloween makeup, prom makeup, makeup routine, everyday makeup, smokey eye, liquid foundation
nouns: foundation makeup, foundation shade, makeup foundation, makeup brush, makeup brushes, setting spray
nouns: makeup trial, makeup class, palette makeup, full glam, glam makeup, brow gel, blush stick, drag makeup
alone: foundation, glam
tags: Makeup, MakeupLover, MakeupLook, BeautyTime
turn:
Nobody has ever done their eyes with their mouth closed. {K}.
{K}. Now crying is off the table for the evening and possibly the week.
One face, and enough in the bag for a whole theater company. {K}.
{K}. Nobody hug me, nobody make me laugh.
One sneeze at the wrong moment, and it's a new look. {K}.
reader:
Which comes first on your face: brows or base?
If you could keep one thing from your makeup bag, what survives?
Full glam for the supermarket: overdressed or correct?
Do you do makeup at the mirror or in the parked car?
Steady hand, or a cotton swab always at the ready? {K}.
How old is the oldest thing in your makeup bag? Be brave.
scene:
“I'm almost ready,” said the person with one eye done. {K}.
Mouth open, breath held, one hand steady. {K}.
Blend. Blend more. Explain to nobody why it took this long. {K}.
plain:
{K}. A brush, a mirror, some quiet before the door.
It's allowed to be nothing more than fun. {K}.
Getting ready is sometimes the best part of going out. {K}.
A little time at the mirror and the day feels like an occasion. {K}.
news:
{K}. Waterproof everything, please.
{K}. The mirror had the front-row seat.
{K}. Blotting, blinking, carrying on.
{K}. That deserves a second coat.
{K}. Powdered, blotted, ready for anything.
{K}. Not a lash out of place, emotionally speaking.
{K}. The mirror asked for an encore.
invite:
{K}. Bring your face, leave the rest to steady hands.
{K}. Your mirror is going to want a word with you, a nice one.
Tag the friend you always get ready with. {K}.

== tattoo 🖤
nouns: tattoo, tattoos, new tattoo, first tattoo, matching tattoos, fine line tattoo, sleeve tattoo, half sleeve
nouns: tattoo sleeve, back piece, cover-up tattoo, flash tattoos, tattoo flash, flash sheet, tattoo artist
nouns: tattoo shop, tattoo studio, tattoo appointment, tattoo session, new ink, tattoo design, tattoo convention
nouns: walk-in tattoos, new tattoos, small tattoo, tiny tattoo, memorial tattoo, tattoo idea, tattoo ideas
nouns: cover up tattoo, traditional tattoo, script tattoo, tattoo aftercare, couple tattoos, sister tattoos
nouns: floral tattoo
alone: ink
tags: TattooLife, BodyArt, Inked, TattooLove, InkLovers
turn:
{K}. The only accessory I can't leave in a taxi.
I can't decide on lunch, and yet here we are. {K}.
{K}. It goes with everything I own, because it has to.
One is never just one. Ask anybody with one. {K}.
“Did it hurt?” Yes. “Would you do it again?” Already planning. {K}.
{K}: a decision that comes along to every job interview and every beach.
The needle took minutes. Deciding took years.
{K}. Sleeves will be rolled up in all weathers.
reader:
Does it need a meaning, or is “I liked it” meaning enough? {K}.
What did you choose first: the design, the artist or the spot?
Did you tell your family before, after or never? {K}.
Do you look at the needle or at the ceiling?
scene:
“What does it mean?” “It means I had an appointment.”
That little buzz, a deep breath, and pretending to be very calm. {K}.
Things I said in the chair: “I'm fine.” Things my hands said: otherwise.
The stencil goes on, and everybody in the room squints at the mirror.
The ceiling of the studio, studied in great detail.
plain:
{K}. It comes along everywhere and needs no bag.
{K}, thought about for a long time and loved right away.
Some people keep a diary. This is another way to do it. {K}.
news:
{K}. Some things you wear on your sleeve, some under it.
{K}. The mirror has asked for a closer look.
{K}. Sitting still has never looked so good.
{K}. It stays, like most good stories.
{K}. Ink dries, stories stay.
invite:
{K}. That idea in your notes app has waited long enough.
{K}. Bring the sketch, the story or just the nerve.
Tag the friend who would hold your hand. {K}.
{K}. Second thoughts are welcome. They may sit in the chair first.
What is the piece you have been carrying around in your head? {K}.

== barber 💈
nouns: barbershop, barber shop, skin fade, low fade, taper fade, men's haircut, buzz cut, crew cut, barber chair
nouns: fresh fade, mid fade, drop fade, burst fade, barber cut, first haircut at the barber, straight razor
nouns: hair clippers, crisp line up, fresh line up
alone: fade, line up
tags: Barber, BarberShop, BarberLife, FreshCut
turn:
{K}. The neck is cold and the confidence is high.
Some secrets are only safe under a cape. {K}.
The hat is officially out of work. {K}.
{K}. It grows back, which is both the problem and the business model.
One simple question from the barber, and I forget every word I know. {K}.
Somewhere between “just a little” and “oh.” {K}.
{K}. Every mirror on the way home gets a visit.
reader:
Do you talk in the barber's chair, or just nod at the mirror?
How do you explain the length to your barber: fingers, photos or hope?
Cape snapped shut: do you chat, or close your eyes and trust? {K}.
Skip the barber for too long, and what goes first: the neck or the ears?
scene:
“Same as last time?” Nobody remembers last time. {K}.
The buzz at the neckline, the mirror from behind, the slow nod.
Hands under the cape, chin down, nose suddenly itchy. {K}.
“A bit shorter?” A nod. Nobody has ever said no. {K}.
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
{K}. The nape feels the breeze again.
invite:
{K}. Your neckline has been talking behind your back.
{K}. You've been trimming around the problem long enough.

== skincare 🧴
nouns: skincare, skin care, serum, serums, face mask, face masks, sheet mask, moisturizer, cleanser
nouns: skincare routine, skin care routine, night routine, face cream, eye cream, gua sha, spa facial, clay mask
nouns: face oil, face roller, face wash, skincare haul, night cream, retinol, k-beauty, korean skincare, face serum
nouns: lip mask, jade roller, face moisturizer, hyaluronic acid, cleansing balm, facial toner, face toner
tags: Skincare, SkincareRoutine, SelfCareTime, SkincareLover
turn:
The doorbell has a sixth sense for this. {K}.
{K}: the only layers I never get wrong.
The bathroom shelf looks like the bar of a small hotel. {K}.
My skin gets more attention than my inbox. {K}.
{K}. Now try opening a door with those hands.
Too moisturized to argue. {K}.
The label says a pea-sized amount. There are many sizes of pea. {K}.
{K}. Applied with the focus of a museum restorer.
reader:
How many bottles on your bathroom shelf do you really use?
Every step, every night, or water and good intentions? {K}.
Do you wait for each layer to dry, or believe in teamwork? {K}.
Do you do your whole routine after a late night, or negotiate with the mirror?
Which bottle on your bathroom shelf do you finish to the last drop?
Do you take the full skincare lineup on a trip, or only the tiny bottles?
scene:
“What are you doing?” “Don't make me laugh, it will crack.” {K}.
Pat, pat, pat, as if the face had done something well. {K}.
Cutting the tube open for the last bit, with the pride of a surgeon. {K}.
Water running down both sleeves, as at every sink in history. {K}.
“How long will you be in there?” Somebody has never met a routine.
plain:
{K}. A little fog on the mirror, a little shine on the nose.
Something cool on a tired face. {K}.
{K}. Dab, pat, breathe, good night.
The face has been out all day, and now it may come home. {K}.
news:
{K}. The bathroom was closed for the occasion.
{K}. The pillowcase will be the first to know.
{K}. Another layer to the story.
{K}. Give it a moment to sink in.
{K}. The mirror took a longer look than usual.
{K}. Dab, pat, nod.
{K}. A little shine, and not only on the nose.
invite:
{K}. Your bathroom shelf will make room.
{K}. Tag the friend with the longest routine.
{K}. Your pores didn't want to bring it up.

== self-care 🛁
nouns: self-care, self care, self-care sunday, me time, face mask night, massage day, mental health day off
nouns: rest day, pamper day, pampering, wellness, wellness day, alone time, self-care day, self care day
nouns: self-care night, self care routine, self-love, self love, me-time, solo date, solo dates, pamper night
nouns: pamper evening, spa night at home, unplugged weekend, screen-free evening, mental reset, reset day
nouns: rest day for me, quiet time, spa day at home, me day, slow evening, mindful moment, recharge day
nouns: day off for me
tags: SelfCare, MeTime, SlowLiving, SlowDown
turn:
{K}. My phone is in another room, sulking.
I've scheduled a meeting with myself and I won't be moving it. {K}.
{K}: doing nothing, but with intention.
My to-do list can see me. It may look. {K}.
{K}. I have an appointment with nobody and I intend to be late.
I'm busy doing nothing, and I'm booked out for the rest of it. {K}.
My phone is charging and so am I, in another room. {K}.
{K}: canceling plans I never wanted, with a beautiful voice.
I checked in with myself, and we both voted for a nap. {K}.
It took me years to learn to sit down without an excuse. {K}.
“No, thank you” is a complete evening. {K}.
The laundry can see me from here. We're not speaking. {K}.
I make excellent company once I stop checking the time. {K}.
reader:
What's your way of switching off? {K}.
Bath, walk or closed door: what resets you?
Time for yourself: bath, book or staring kindly at a wall?
Alone time: at home under a blanket, or out where nobody knows you?
What's the first thing you do when you have a few hours all to yourself?
Do you plan your time off, or defend it against plans? {K}.
What's the nicest thing you do for yourself that costs nothing?
Phone off or just face down: how brave are you with quiet time?
scene:
Warm water, wrinkled toes, nobody knocking. {K}.
Deep breath. Shoulders down. No, further down.
“What are you doing?” “Nothing.” “And after that?” “The rest of it.” {K}.
Door closed, phone in a drawer, warm feet. {K}.
Out of office, out of reach, out of excuses to get up. {K}.
The long breath out that you didn't know you were holding. {K}.
A cup of something hot, and nobody asking for it. {K}.
plain:
{K}. The shoulders come down a little with every minute.
A little time that belongs to nobody else. {K}.
{K}. The sofa, the silence, the second cup.
Be as kind to yourself as you are to your friends.
{K}. Kindness, pointed in the other direction for once.
Rest isn't a prize. You can just have it. {K}.
Nobody needs anything for an hour, and neither do I. {K}.
I'm allowed to like my own company. {K}.
{K}: slow, soft and nobody's business.
The world can wait a bit, it's good at it. {K}.
news:
{K}. Messages will be answered at some other time.
{K}. I told nobody, and then I told everybody.
{K}. Celebrated lying down.
{K}. Feet up in its honor.
{K}. Deep breath in, small laugh out.
{K}. The blanket has been very supportive.
{K}. I'll think about it slowly, with my eyes closed.
invite:
{K}. Leave your phone at the door and your shoulders with us.
{K}. You take a breath, we'll take care of the rest.
{K}. You take care of everybody. This one's for you.
Leave the list at home, it'll still be there. {K}.
{K}. Come in tired, go home slower.
Put yourself in the calendar, in pen. {K}.
{K}. No reason needed. “I felt like it” is fine.
Tag the friend who never sits down. {K}.

== pedicure 🦶
under: nails
nouns: pedicure, pedicures, pedi, toenails, toe nails, toenail polish, spa pedicure, gel pedicure, pedicure day
nouns: pedicure chair, foot spa, foot mask, toe ring, toenail
tags: Pedicure, PrettyToes, SandalSeason
turn:
{K}. Sandals, you may come out now.
I'd show everybody, but it's still sock weather in my heart. {K}.
{K}: the only appointment where I'm allowed to be ticklish.
All those small canvases, and I can hardly reach any of them myself. {K}.
My feet have carried me everywhere. High time somebody thanked them. {K}.
reader:
Ticklish and brave, or ticklish and screaming? {K}.
{K}. Bright red, soft pink or whatever matches the sandals?
Massage chair on full power, or turned off after one punch? {K}.
scene:
Warm water, a magazine, toes coming up for air. {K}.
The slow walk to the car in paper flip-flops. {K}.
plain:
{K}. Soft heels, happy soles.
A little care for the part that does all the walking. {K}.
{K}. Feet up, shoulders down.
news:
{K}. The socks have been sent on leave.
{K}. Toes wiggled, toes admired.
invite:
{K}. Your sandals have been asking.
Sit down, feet in, leave the rest to us. {K}.

== gray-hair 🤍
under: hair
nouns: gray hair, grey hair, gray hairs, grey hairs, silver hair, white hair, salt and pepper hair, first gray hair
nouns: going gray, going grey, natural gray, silver streak, gray roots, grey roots, gray streak, gray root
tags: SilverHair, GrayHair, HairLove
turn:
{K}. Highlights, and nobody had to book an appointment.
Every one of them has a name, and most are named after children or bosses. {K}.
{K}: the only jewelry that grows by itself.
I found one, and it stood up to introduce itself. {K}.
It isn't going away, so it might as well shine. {K}.
reader:
Leave it, love it or chase it with tweezers? {K}.
{K}. Who gave you yours: work, kids or your grandmother's side?
Would you dye it, or let it tell the truth? {K}.
scene:
Closer to the mirror. Closer. Oh. Hello. {K}.
“It suits you.” “It chose me.” {K}.
plain:
{K}. Silver is a precious metal, after all.
You can earn worse things in a lifetime. {K}.
{K}. A bit of moonlight for every day.
news:
{K}. The mirror mentioned it first.
{K}. One more has moved in, and brought friends.
invite:
{K}. Let's make it shine instead of hiding it.
Come in as you are, silver and all. {K}.

== wigs 💇
under: hair
nouns: wig, wigs, lace front wig, lace front, hair extensions, clip-in extensions, tape-in extensions, hair piece
nouns: hairpiece, wig install, human hair wig, ponytail extension, toupee, extensions install
tags: WigLife, HairStyle, HairInspo
turn:
{K}. A new person by breakfast, the old one again by bedtime.
It waits on its stand and gets up when I do. {K}.
{K}: length without patience.
Good hair day, guaranteed, because it stays on the shelf overnight. {K}.
reader:
Close to your own, or as far away as possible? {K}.
{K}. Does yours have a name? It looks as if it had a name.
Who notices first, and who never notices at all? {K}.
scene:
A tug at the front, a shake, a look. Well, hello. {K}.
On the dresser, a row of foam heads, each with better plans than mine. {K}.
“Is it yours?” “I paid for it.” {K}.
plain:
{K}. Feeling like yourself can start at the top.
Put it on, and the shoulders follow. {K}.
{K}. A change of mind for the head.
news:
{K}. Brushed, placed, stunning.
{K}. Every mirror in the house has been tried.
invite:
{K}. Come and try on somebody new.
Take your time, there's a mirror and a door that closes. {K}.

== hair-tools 💨
under: hair
nouns: hair dryer, hairdryer, blow dryer, curling iron, curling wand, flat iron, straightener, hair straightener
nouns: hot rollers, hair rollers, airwrap, dyson airwrap, hot brush, diffuser brush, hair tools, curling rod
nouns: crimper, hair roller
tags: HairTools, HairRoutine, HairInspo
turn:
{K}. Half of it turned out perfect. The other half is at the back.
One side curls inward, the other side has left the group. {K}.
{K}: an hour of work, then a bit of wind.
It works for the person in the video. My arms gave up halfway. {K}.
reader:
Every morning, or only when somebody might take a photo? {K}.
{K}. Air, heat or sleep on it and hope?
What has a permanent place by your bathroom sink? {K}.
scene:
Elbow up, neck bent, one eye on the clock. {K}.
“Is it still plugged in?” Halfway down the street. Every time. {K}.
Section, clip, section, clip, where did all this hair come from? {K}.
plain:
{K}. A good hair day starts with something in your hand.
Smooth, shiny and out of the house on time. {K}.
{K}. The bathroom smells like somebody is about to go out.
news:
{K}. The bathroom mirror has fogged up in anticipation.
{K}. The frizz has been informed.
invite:
{K}. Your arms deserve a shortcut.
Good hair can live in your own bathroom. {K}.

== lipstick 💄
under: makeup
nouns: lipstick, lipsticks, red lipstick, lip gloss, lip liner, lip tint, lip stain, nude lipstick, matte lipstick
nouns: lip kit, lip combo, lip oil, glossy lips, lipgloss, red lips
tags: Lipstick, LipstickLover, BeautyTime
turn:
{K}. The coffee cup wears it better by now.
Sweatpants, wet hair and this: suddenly it's a look. {K}.
{K}: a tiny thing that walks into the room first.
I own the same shade many times over, and they're all different. {K}.
It's on the glass, the straw, the napkin and one tooth. {K}.
reader:
Worn to the bakery, or saved for an occasion? {K}.
{K}. Careful with a liner, or straight on without a mirror?
Which shade would your friends know you by? {K}.
scene:
Car mirror, red light, one steady hand. {K}.
Lips pressed together, once left, once right, pop. {K}.
“You've got something on your teeth.” A friend is a person who says it. {K}.
plain:
{K}. A bit of color, and the rest of the face follows.
It takes a second and lasts until lunch. {K}.
{K}. Small enough for a pocket, big enough for a mood.
news:
{K}. All cups in the house have been warned.
{K}. Smiled on it.
invite:
{K}. Come and find the shade that says it for you.
Bring your mouth and your opinions. {K}.

== piercing ✨
under: tattoo
nouns: piercing, piercings, ear piercing, ear piercings, nose piercing, helix piercing, septum piercing, ear stack
nouns: nose ring, nose stud, lip piercing, new piercing, tragus piercing, conch piercing, cartilage piercing
nouns: eyebrow piercing, belly button piercing, first piercing, baby's ear piercing, curated ear, daith piercing
tags: Piercing, EarStack, BodyJewelry
turn:
{K}. A deep breath, a tiny pinch, a very big mirror moment.
It's small, so I turn my head a lot. {K}.
{K}: the shortest bravery I know.
Sleeping on the other side is a full-time job. {K}.
One looks lonely. That's how it starts. {K}.
reader:
Stud or hoop, gold or silver: what are you drawn to? {K}.
{K}. Brave right away, or did somebody hold your hand?
Which one hurt most, and which one would you do again? {K}.
scene:
“Big breath in.” A click. “That was it?” {K}.
Hair tucked behind the ear, on purpose, all day. {K}.
A sweater pulled over the head, very, very slowly. {K}.
plain:
{K}. A small sparkle in a new place.
Little things can change a whole profile. {K}.
{K}. Tiny, shiny and a bit proud.
news:
{K}. The earring box is counting its chances.
{K}. Eyes shut, deep breath, done.
invite:
{K}. Bring your ear and a hand to squeeze.
Come and point at the one that winks at you. {K}.

== beard 🧔
under: barber
nouns: beard, beards, beard trim, shave, hot towel shave, mustache, moustache, beard oil, stubble, goatee
nouns: beard balm, beard growth, handlebar mustache, beard comb, clean shave, beard grooming, movember mustache
nouns: new beard, long beard, sideburns, facial hair
tags: BeardLife, BeardStyle, BarberLife
turn:
{K}. It keeps soup warm and secrets safe.
Shave it, and your own dog asks for identification. {K}.
{K}: half patience, half being too comfortable to stop.
Stroke it slowly, and people think there's a thought coming. {K}.
It hides the chin, the sandwich and most of the expression. {K}.
reader:
Full, trimmed or gone: which face is the real one? {K}.
{K}. How long does the itchy phase last, and who gave up?
Would you grow one for a bet, or shave one off for one? {K}.
scene:
A hot towel, eyes closed, the outside world on mute. {K}.
One side even. The other side even. Too even. Shorter. {K}.
“Who are you?” asked a very small person, pointing at the chin. {K}.
plain:
{K}. It frames the face and fills the photos.
Good things take time, and some of them itch. {K}.
{K}. A bit of oil, a bit of comb, a bit of pride.
news:
{K}. The razor has opinions.
{K}. The chin has no comment.
invite:
{K}. Bring your jaw, we've got the steady hand.
Lean back, warm towel, big sigh. {K}.

== sunscreen 🧴
under: skincare
nouns: sunscreen, sunscreens, sunblock, spf, sun cream, suncream, sunscreen stick, mineral sunscreen, spf 50
nouns: tinted sunscreen, kids sunscreen, after sun, aloe vera gel, sun lotion
tags: Sunscreen, SPFEveryDay, SunCare
turn:
{K}. The nose shines, the sand sticks, the parents are satisfied.
Everybody forgets one spot, and that spot keeps a diary. {K}.
{K}: perfume of every good vacation.
Rubbed in everywhere I can reach. My back is in somebody's hands. {K}.
White streaks by the ears are a sign of character. {K}.
reader:
Rub it in properly, or walk around like a friendly ghost? {K}.
{K}. Spray, stick or the big family bottle?
Which spot do you always miss: ears, feet or the parting? {K}.
scene:
“Hold still.” “It's in my eyes.” “Then close them.” {K}.
A blob, a cold hand, a shriek, the vacation has begun. {K}.
A sandy hand at the bottom of the bag, feeling for the lid. {K}.
plain:
{K}. It smells like the first day by the sea.
A small habit your skin will remember kindly. {K}.
{K}. Hat, shade, cream, and then all the fun.
news:
{K}. The lobster look is cancelled.
{K}. Every nose got its dot.
invite:
{K}. Your shoulders would like a word before you go out.
Pack it first, forget the rest if you must. {K}.

== hair-care 🧴
under: hair
nouns: hairbrush, hair brush, hair spray, hairspray, shampoo, conditioner, hair mask, hair oil, hair gel
nouns: heatless curls, purple shampoo, leave-in conditioner, hair care, haircare, hair serum, curl cream
nouns: hair routine, scalp massage, detangling brush, hair growth oil, mousse hair
tags: HairCare, HairRoutine, HairLove
turn:
{K}. Follow the instructions, they say. I follow my nose.
It says to leave it in for a moment. I've built an opera around that moment. {K}.
{K}: one of them always runs out first, and it's never the other one.
The shower shelf is full, and everybody swears by a different bottle. {K}.
reader:
Every day, every other day or by feeling? {K}.
{K}. Which bottle do you hide from the rest of the household?
What did you use as a child, and can you still smell it? {K}.
scene:
Upside down, tapped, squeezed, watered down, one last wash. {K}.
“Is that mine you're using?” From behind the curtain, silence. {K}.
plain:
{K}. Clean, soft and smelling like a good start.
A head massage counts as a small vacation. {K}.
{K}. Take care of it, and it might return the favor.
news:
{K}. The tangles are handing in their notice.
{K}. The shower smells like a decision.
invite:
{K}. Your ends would like some kindness.
Smell it first. Everybody smells it first. {K}.

== home-haircut ✂️
under: hair
nouns: own bangs, own hair, own fringe, cut my own hair, cut her own hair, cut his own hair, cut her own bangs
nouns: cut my own bangs, cut his own bangs, diy haircut, home haircut, kitchen haircut, box dye
nouns: hair cutting scissors, home hair dye, dyed my own hair, self haircut, bathroom haircut, cut my bangs
nouns: cut her bangs
tags: HomeHaircut, HairStory, HairLove
turn:
{K}. Somewhere a hairdresser just sat up straight.
It started even and got more even, higher and higher up. {K}.
{K}: brave for one second, thoughtful for many weeks.
The scissors were only meant for the paper. {K}.
It grows back. That's the nicest thing about hair. {K}.
reader:
Have you ever, and who had to fix it? {K}.
{K}. Would you leave it, pin it up or call somebody?
At what age did it happen in your family? There's always a photo. {K}.
scene:
Snip. A pause. A very quiet “oh”. {K}.
Hair in the sink, hair on the tiles, a hand over the mouth. {K}.
“It's only a bit.” A bit is a lot of things. {K}.
plain:
{K}. One day it will be everybody's favorite photo.
Every family album has one of these. {K}.
{K}. Bold, short and soon a good story.
news:
{K}. The scissors have moved to a higher shelf.
{K}. Hair clips are being handed out.
{K}. The bathroom mirror saw it all.
invite:
{K}. Bring it in as it is. We've seen braver.
No questions asked, a few gentle snips. {K}.

== bath 🛁
under: self-care
nouns: bath, baths, bubble bath, bath night, candles and bath, reading in the bath, hot bath, long bath, milk bath
nouns: warm bath, bath time for me, foam bath, epsom salt bath, bath tray, bath ritual
tags: BathTime, SelfCare, MeTime
turn:
{K}. Out of office, out of reach, up to the chin.
I'll get out when the water is cold or the book is over. {K}.
{K}: the best ideas come the moment there's nothing to write with.
Too hot to get in, too nice to get out. {K}.
Wrinkled fingers are a sign of good planning. {K}.
reader:
Book, music or staring at your own knees? {K}.
{K}. Bubbles up to the ears, or nothing but hot water?
Who knocks at your place, and always at exactly that moment? {K}.
scene:
A toe on the tap, a little more hot, a sigh. {K}.
One dry hand, one page, one great act of balance. {K}.
“Are you still in there?” A splash for an answer. {K}.
plain:
{K}. Warm water, closed door, nobody's business.
Shoulders under, worries on the bath mat. {K}.
{K}. A small sea, all for one person.
news:
{K}. The rubber duck was the first to know.
{K}. Celebrated under water.
invite:
{K}. Your shoulders have been asking for it.
Run the water and leave the phone outside. {K}.

== sauna 🧖
under: self-care
nouns: sauna, saunas, steam room, infrared sauna, barrel sauna, home sauna, sauna session, sauna night
nouns: finnish sauna, banya, outdoor sauna, sauna day, sauna evening
tags: SaunaTime, SelfCare, SlowDown
turn:
{K}. Paying to be too warm, and it's worth every drop.
Nobody has ever thought about email in there. It melts. {K}.
{K}: silence, wood, and one person who knows everything about pouring water.
The hourglass goes slower when it's watched. {K}.
reader:
Top bench like a hero, or down by the door with dignity? {K}.
{K}. Cold shower after, or a towel and a lie-down?
How long do you last, and who were you trying to impress? {K}.
scene:
A ladle, a hiss, a wave of heat, a quiet “oh”. {K}.
The door opens. Everybody looks. The door closes. {K}.
Out into the air, steaming like a horse. {K}.
plain:
{K}. Warm all the way to the bones.
You go in with a week on your back and come out with a towel. {K}.
{K}. Hot, quiet, simple.
news:
{K}. A few drops were shed.
{K}. Heated discussion, for once in a good way.
invite:
{K}. Bring a towel and nothing to say.
Come in, sit down, let it melt. {K}.

== hot-tub 🫧
under: self-care
nouns: hot tub, hot tubs, jacuzzi, whirlpool, spa tub, hot springs, hot spring, thermal bath, thermal baths, onsen
nouns: swim spa
tags: HotTubTime, SelfCare, SlowDown
turn:
{K}. Getting in is a shriek. Getting out is a plan for later.
All the best conversations happen with only the heads showing. {K}.
{K}: soup, and we're the dumplings.
Cold air on the nose, warm everything else. {K}.
reader:
Bubbles on, or silence and a bit of sky? {K}.
{K}. Who stays in the longest, and do they still have fingerprints?
What's your world problem that you've solved in one of these? {K}.
scene:
One toe, a hiss, the rest all at once. {K}.
The wet run back to the door, on tiptoe, squealing. {K}.
“Just a bit longer,” said a very pink person. {K}.
plain:
{K}. Warm water has a way of making things small.
Nothing to hold, nothing to do, somebody to talk to. {K}.
{K}. Steam up, shoulders down.
news:
{K}. Word bubbled up quickly.
{K}. Everybody in it slid down an inch.
invite:
{K}. Bring a towel and the long version of your week.
Slide in, somebody will move over. {K}.

== body-care 🧴
under: skincare
nouns: hand cream, lip balm, lip balms, body lotion, body butter, body oil, hand lotion, foot cream, lotion
nouns: chapstick, cuticle oil, shower gel, body wash, bath oil, hand soap, shea butter
tags: BodyCare, SoftSkin, SelfCareTime
turn:
{K}. One in every coat, none in the one I'm wearing.
Just a drop, and then nobody can open a door. {K}.
{K}: small, soft and always at the bottom of the bag.
Everybody asks to try it, and everybody takes a little too much. {K}.
It smells so good that I keep shaking hands with myself. {K}.
reader:
Do you finish one, or own many that are nearly empty? {K}.
{K}. By the bed, by the sink or in the car?
Which smell would make you buy it without reading the label? {K}.
scene:
Squeeze, rub, wave the hands, touch nothing. {K}.
The tube cut open with scissors, the last bit scraped out. {K}.
plain:
{K}. A small kindness that takes a second.
Soft is a nice way to go through the day. {K}.
{K}. Take care of what you use the most.
news:
{K}. Everything on the desk is a bit slippery now.
{K}. Rubbed in and sighed over.
invite:
{K}. Your hands do so much for you. Do something back.
Try a drop on the back of the hand and breathe in. {K}.

== bald 🤍
under: word
nouns: bald, balding, bald head, going bald, bald spot, receding hairline, bald man, bald guy, bald dad, baldness
tags: BaldAndProud, Bald, SelfLove
turn:
{K}. Fewer decisions in the morning, more face to smile with.
The comb has retired with honors. {K}.
{K}: the wind has lost all its power.
Every hat fits better, and every sunbeam knows the way. {K}.
reader:
What would you do with all the saved shampoo money? {K}.
{K}. Hat, cap or bare and beaming?
Who first rubbed it for luck, and did it work? {K}.
scene:
A pat on top, a little shine, out of the door. {K}.
Small child, big eyes, an honest question on the bus. {K}.
plain:
{K}. A good face needs no frame.
Warm in the sun, cool in the breeze. {K}.
{K}. Easy to recognize in any crowd, and easy to love.
news:
{K}. The pillow has noticed the difference.
{K}. Every mirror gleams a little more.
invite:
{K}. We have warm towels and a very soft brush.
Come in anyway, the chat is half of it. {K}.
`;
