export const business = `
== hair-appointment ✂️
under: hair
nouns: haircut, haircuts, haircut appointment, hair appointment, hair salon, hair color, balayage
nouns: hair blowout
nouns: hair highlights, blonde highlights, babylights, fresh cut
nouns: root touch-up, hair salon appointment, barber appointment, kids haircut, kids' haircuts
nouns: walk-in haircuts, hair coloring, salon visit
alone: blowout
tags: Haircut, HairSalon, NewHair
turn:
{K}. In with a hood, out with a head turn.
“Just the ends” has a wide range of meanings. {K}.
The old hair knew too much. {K}.
{K}: the quickest way to look like somebody with a plan.
reader:
Do you bring a picture, or describe it with your hands?
How short is “a little shorter”? Show us with your fingers. {K}.
Do you fix it in the car mirror on the way home, or leave it as it left the chair?
scene:
A snip, a strand on the cape, no way back. {K}.
“Do you like it?” A hand through the hair. A grin. {K}.
Every window on the way home is a mirror now. {K}.
plain:
Sometimes you only need a fresh edge. {K}.
{K}. The head feels lighter, and so does the mood.
news:
{K}. The ponytail holders have been let go.
My old bangs would have wanted it this way. {K}.
invite:
{K}. Those split ends won't leave by themselves.
Put down the kitchen scissors and take a seat. {K}.

== tax-prep 🧾
under: professional-office
nouns: tax prep, tax preparation, tax season, taxes, tax return, tax returns, tax filing, filing taxes, tax deadline
nouns: tax help, tax service, bookkeeping, bookkeeping service, bookkeeping services, income tax, tax office
nouns: payroll service, tax appointment
tags: TaxSeason, TaxPrep, Bookkeeping, SmallBusinessFinance
turn:
{K}. Where the shoebox of receipts finally has its big moment.
It's amazing how clean a kitchen gets when there's a form to fill in. {K}.
{K}: hide and seek, but with paper.
Somebody out there enjoys this. We know, because we're them. {K}.
reader:
Are you the early filer or the person running to the printer at the very end?
Where are your receipts right now: folder, phone or jacket pocket? {K}.
Which word on the form scares you most?
scene:
“It's all in here.” A bag lands on the desk. {K}.
Your name. So far, so good. The next line. Coffee. {K}.
A faded receipt. “Lunch or printer ink?” We may never know. {K}.
plain:
Nothing sleeps better than a person who has filed. {K}.
{K}. Paper sorted, shoulders down.
news:
{K}. The calculator is getting a day off.
One pile fewer on the kitchen table. {K}.
invite:
{K}. Bring the shoebox, keep your nerves.
You bring the pile, we bring the patience. {K}.

== house-cleaning 🧽
under: cleaning
nouns: house cleaning, cleaning service, cleaning services, cleaning company, cleaning lady, house cleaner
nouns: house cleaners, deep cleaning service, move-out cleaning, maid service, cleaning business, airbnb cleaning
nouns: carpet cleaning
tags: CleaningService, HouseCleaning, CleanHome
turn:
{K}. You'll walk in and check whether it's the right address.
Everybody tidies up before the cleaners come. We see you. {K}.
{K}: because your day off never signed up for this.
The dust behind the fridge has been there long enough to vote. {K}.
reader:
Which chore would you hand over first, no questions asked?
Do you clean before the cleaner comes? Be honest. {K}.
What's the spot at home that everybody politely ignores?
scene:
One wipe with a finger along the shelf. Nothing. Another wipe, in disbelief. {K}.
“Since when is this floor light?” “Since always.” {K}.
Shoes off at the door, all by themselves. That's how you know. {K}.
plain:
Coming home to clean is coming home better. {K}.
{K}. Clear surfaces, quiet head.
news:
{K}. The dust bunnies have been rehomed.
You could eat off the floor. There are plates, though. {K}.
invite:
{K}. Keep your weekend, we'll take the sponge.
Go do something nice, it'll shine when you're back. {K}.

== pressure-washing 💦
under: repair-trade
nouns: pressure washing, power washing, driveway cleaning, house washing, roof cleaning, patio cleaning
nouns: soft washing, pressure washer, power washer, deck cleaning
tags: PressureWashing, PowerWashing, CurbAppeal
turn:
{K}. Turns out the patio had a color all along.
One clean stripe, and now you have to do the whole thing. {K}.
{K}: the most satisfying way to argue with dirt.
It looked fine until there was a clean bit next to it. {K}.
reader:
Could you watch this for an hour, or only until somebody calls you in for dinner?
What's the dirtiest spot at your place that nobody has ever dared to touch? {K}.
Would you write your name first, or are you a serious adult?
scene:
One line of clean. A step back. A small, silly smile. {K}.
“Is that new?” “No, just visible.” {K}.
Before: grey. After: wait, it was never grey? {K}.
plain:
Some jobs give the day's work right back to your eyes. {K}.
{K}. Years of weather, rinsed off.
news:
{K}. The moss has been served notice.
The neighbors' driveway is looking nervous. {K}.
invite:
{K}. Your front steps have a real color, come find out which.
Leave the ladder in the shed, we brought ours. {K}.

== lawn-care 🌿
under: garden
nouns: lawn care, lawn mowing, lawn service, lawn mowing service, landscaping, landscaper, landscapers
nouns: landscape design, yard work, yard cleanup, leaf removal, hedge trimming
nouns: mulching, sod installation, sprinkler system, garden service, gardener, gardeners
tags: LawnCare, Landscaping, YardWork, CurbAppeal
turn:
{K}. The grass grows whether or not you make eye contact.
You own a mower. You also own a hammock. Choose. {K}.
{K}: straight lines for people with crooked weekends.
Weeds have all the time in the world. You don't. {K}.
reader:
Stripes, checkerboard or “at least it's shorter”?
Do you enjoy the mowing, or only the moment after it? {K}.
Which corner of the yard have you given up on?
scene:
The engine starts. Every other mower on the street answers. {K}.
Fresh-cut smell, green shoes, a proud look over the fence. {K}.
“There was a path here?” “There's one again.” {K}.
plain:
A tidy edge does wonders for the mood. {K}.
{K}. Step outside and breathe green.
news:
{K}. The dandelions took it badly.
Somebody's already lying in it. {K}.
invite:
{K}. Sit on the porch and let us make the noise.
Your hedge would like a haircut, too. {K}.

== snow-removal ❄️
under: repair-trade
nouns: snow removal, snow plowing, snow plow, snowplow, snow shoveling, snow blower, driveway plowing
nouns: salting driveways, snow clearing, snow removal service, shoveling snow
tags: SnowRemoval, SnowPlow, WinterService
turn:
{K}. You clear the driveway, and the plow has other plans.
Fluffy from the window, concrete from the shovel. {K}.
{K}: the workout nobody signed up for.
The car is under one of these hills. Probably that one. {K}.
reader:
Shovel early in layers, or wait and hope it thinks better of it?
Do you clear the sidewalk to the inch, or do the neighborly extra bit? {K}.
Who in your house suddenly has back pain?
scene:
Scrape, scrape, pause, a look at all the rest. {K}.
“Isn't it pretty?” said the person with cocoa, to the person with a shovel. {K}.
The wipers are found. So is somebody else's car. {K}.
plain:
A clear path is a kind way to start somebody's morning. {K}.
{K}. Boots off, hands warm, job done.
news:
{K}. The shovel is leaning there like a hero.
My mailbox can be reached again, with effort. {K}.
invite:
{K}. Stay under the blanket, we'll do the digging.
Keep the cocoa hot and the shovel in the garage. {K}.

== pest-control 🐜
under: repair-trade
nouns: pest control, exterminator, ant control, mosquito control, termite inspection, rodent control
nouns: pest inspection, wasp nest removal, pest control service, mosquito treatment
tags: PestControl, HomeCare, BugFree
turn:
{K}. Some guests don't take hints.
They don't pay rent, and they brought the whole family. {K}.
{K}: for everybody who's been standing on a chair.
It's always more than one. We don't make the rules. {K}.
reader:
Spider in the bathtub: rescue it, name it or move house?
Who gets called first in your home when something scurries? {K}.
Which noise in the wall do you pretend to be the pipes?
scene:
A crumb on the counter, and within minutes, company. {K}.
“Did you see that?” “No.” Both are on the couch with feet up. {K}.
Flashlight, kitchen cabinet, a small rustle. Door closed again. {K}.
plain:
A house should only be shared on purpose. {K}.
{K}. Quiet walls, calm feet.
news:
{K}. The uninvited have been shown the way out.
Feet are back on the floor in this household. {K}.
invite:
{K}. You can get down from that chair now.
Tell us what it looked like. No, you don't have to draw it. {K}.

== moving-service 📦
under: moving
nouns: moving company, movers, moving service, moving services, local movers, moving help, moving crew
nouns: packing service, piano movers
tags: MovingCompany, Movers, MovingDay
turn:
{K}. Your friends love you. Their backs would like another weekend.
The couch came in somehow. Getting it out is geometry. {K}.
{K}: because “a few boxes” is never a few boxes.
Every household has one heavy box labeled “misc”. {K}.
reader:
What's in the box you never unpacked after the last move?
Label everything, or write “stuff” and trust the future? {K}.
Which piece of furniture has seen every one of your homes?
scene:
“Pivot.” “It won't pivot.” “Pivot anyway.” {K}.
A lamp on the passenger seat with a seat belt on. {K}.
Tape gun, marker, a mattress taking the corner like a whale. {K}.
plain:
It's a big day. It's nice when somebody else lifts. {K}.
{K}. Every box holds a piece of home.
news:
{K}. The stairs remember every step.
Nothing rattled, except the nerves. {K}.
invite:
{K}. You carry the houseplant, we'll carry the rest.
Give your friends their day off back. {K}.

== locksmith 🔑
under: repair-trade
nouns: locksmith, locksmiths, locked out, spare key, key cutting, lockout service
tags: Locksmith, LockedOut, SpareKey
turn:
{K}. It only ever happens in slippers.
The keys are safe. They're just on the wrong side. {K}.
{K}: the number you want to have before you need it.
Of course it happened when the phone was at one percent. {K}.
reader:
Where do you keep the spare, and is it also inside?
Who do you call first when you're stuck: help, a parent or a group chat? {K}.
What's the silliest place you were ever stranded?
scene:
Click. The door. A pat on the pockets. That look. {K}.
Keys on the table, seen clearly through the window. {K}.
“It was open a second ago.” It always was. {K}.
plain:
Good to know somebody comes when no key turns. {K}.
{K}. The nicest click is a lock that opens.
news:
{K}. The slippers saw more of the world than planned.
There will be a spare key at a friend's from now on. {K}.
invite:
{K}. Save the number while you're on the right side of the door.
Call first, panic later. {K}.

== car-wash 🚗
under: car
nouns: car wash, car detailing, auto detailing, mobile detailing, car cleaning, car wax, ceramic coating, clean car
nouns: hand car wash, interior detailing, car wash day, truck wash, detailing shop, car wash fundraiser
tags: CarWash, CarDetailing, CleanCar, AutoDetailing
turn:
{K}. Clean for exactly as long as no bird has heard about it.
There were fries under the seat from another era. {K}.
{K}: it even drives better, and no one can prove otherwise.
The first raindrop always knows. {K}.
reader:
Do you sit inside the wash and enjoy the show like a kid?
What's the oldest thing you ever found under a car seat? {K}.
Weekly shine, or “the rain does that”?
scene:
Brushes, foam, neon lights: a small vacation without leaving the seat. {K}.
“Who wrote ‘wash me' on it?” Nobody needed to ask. {K}.
Vacuum on. A coin, a crumb, another coin. Profit. {K}.
plain:
A clean windshield makes an ordinary street look new. {K}.
{K}. Shiny outside, calm inside.
news:
{K}. The crumbs have found a new home.
I parked farther away, just to look back at it. {K}.
invite:
{K}. Somebody wrote on your back window for a reason.
Bring the mud, we like a challenge. {K}.

== oil-change-tires 🛞
under: car
nouns: oil change, tire change, tire rotation, tires, tire shop, winter tires, snow tires, brake service
nouns: body shop, auto body shop, collision repair
nouns: brake check, auto repair, auto repair shop, car inspection, car service, wheel alignment, new tires
nouns: tyre change, auto shop, car repair, car repairs
tags: AutoRepair, OilChange, CarCare, TireShop
turn:
{K}. The sticker in the corner has been right all along.
The car never says thank you. It just starts. {K}.
{K}: the checkup your car doesn't get nervous about.
I turned the radio up until it couldn't be ignored. {K}.
reader:
That little light on the dash: fix it at once, or cover it with a sticker?
Do you understand what they explain to you, or do you nod in the right places? {K}.
What's your car's name, and does it come when called?
scene:
A waiting room, an old magazine, a coffee machine with opinions. {K}.
“When was the last one?” A long look at the ceiling. {K}.
Up goes the lift. Everybody looks at the bottom of the car like art. {K}.
plain:
Take care of the thing that takes you everywhere. {K}.
{K}. A quieter drive home.
news:
{K}. The dashboard has run out of things to complain about.
It purrs now. I listened at every red light. {K}.
invite:
{K}. That light won't turn itself off.
Bring the squeak, we'll find out who it is. {K}.

== tutoring-lessons 📖
under: class
nouns: tutoring, tutor, tutors, math tutor, math tutoring, homework help, tutoring session, reading tutor, sat prep
nouns: test prep, private lessons, after school program
nouns: summer tutoring, online tutoring
tags: Tutoring, Learning, Lessons, LearnWithUs
turn:
{K}. “I don't get it” is where the good part starts.
The problem is rarely the subject. It's being afraid of it. {K}.
{K}: somebody sits next to you until it clicks.
Asking the same question again is allowed here. It's practically the point. {K}.
reader:
Which subject scared you, and who took the fear out of it?
When did it last click for you, and what was it? {K}.
Show the way of working, or just the answer?
scene:
Pencil down. Eyes wide. “Wait, that's all it is?” {K}.
An eraser worn to the size of a pea. {K}.
“I'm just bad at this.” “Show me where it stops.” {K}.
plain:
Everyone learns. Some just need a different door. {K}.
{K}. Small steps, straight backs.
news:
{K}. The fridge door has a new main exhibit.
The red pen hardly had anything to do. {K}.
invite:
{K}. Bring the page with the question marks.
No silly questions, we've asked them all ourselves. {K}.

== swim-lessons 🏊
under: swim
nouns: swim lessons, swimming lessons, swim lesson, swim school, swim class, baby swimming, learn to swim
nouns: swim instructor, toddler swim class, adult swim lessons, swimming class
tags: SwimLessons, LearnToSwim, SwimSchool
turn:
{K}. First the toes, then the excuses, then the splash.
Blowing bubbles is the most serious subject on the schedule. {K}.
{K}: from clinging to the edge to refusing to get out.
The bag is packed for a week at sea. {K}.
reader:
Jump right in, or down the ladder one toe at a time?
Who taught you to swim, and did you swallow half the pool? {K}.
Goggles on or eyes open and brave?
scene:
“Don't let go.” “I let go a while ago.” {K}.
A wet towel, blue lips, “can we stay longer?” {K}.
Kick, kick, splash, cough, grin. {K}.
plain:
The water holds you once you let it. {K}.
{K}. Courage comes in small strokes.
news:
{K}. The bathtub is now considered a practice pool.
Somebody put their whole head under, and we all clapped. {K}.
invite:
{K}. Pack the goggles, leave the fear in the locker.
The shallow end has seen every first try. {K}.

== driving-school 🚦
under: class
nouns: driving school, driving lesson, driving lessons, driving instructor, driving test, learner's permit
nouns: parallel parking, driver's ed, drivers ed, student driver, driver's license, drivers license, road test
nouns: driving licence, first time driving, passed my driving test, new driver
tags: DrivingSchool, NewDriver, DriversLicense, DrivingTest
turn:
{K}. Mirror, signal, prayer.
Parallel parking is just geometry with an audience. {K}.
{K}: hands on the wheel, heart in the throat, blinker on for a mile.
The instructor's foot never rests. {K}.
reader:
How many tries did it take you? No shame here.
Automatic or stick, and does it make you a better person? {K}.
What did you hit first: a cone, a curb or your own nerves?
scene:
“You can go now.” “I know.” “It's green.” “I know.” {K}.
Stall, honk, deep breath, stall. {K}.
A calm voice from the passenger seat, a white hand on the door. {K}.
plain:
Everyone who passes you once sat here sweating too. {K}.
{K}. A set of keys, and the map gets bigger.
news:
{K}. Curbs of the city, breathe out.
Passengers are advised to look relaxed. {K}.
invite:
{K}. Seat belt on, nobody here was born parking.
Bring nerves, we've got an extra brake. {K}.

== daycare 🧸
under: kids
nouns: daycare, day care, daycare center, childcare, child care, preschool enrollment, daycare drop-off
nouns: first day of daycare, daycare teacher, nursery school, in-home daycare
tags: Daycare, Childcare, EarlyLearning, DaycareLife
turn:
{K}. They cry at drop-off, and then they cry at pick-up because they want to stay.
The art is drying, the artist is napping. {K}.
{K}: where everyone shares, eventually.
A day's work is a full sandbox and somebody's first friend. {K}.
reader:
What song has been in your head since drop-off?
Who has the harder goodbye, the kids or the grown-ups? {K}.
How much of the sandbox comes home in the shoes?
scene:
“What did you do today?” “Nothing.” Paint up to both elbows. {K}.
A row of tiny rubber boots, none of them matching. {K}.
A wave at the window. A longer wave. A nose against the glass. {K}.
plain:
Little hands, big days. {K}.
{K}. Good to know there's a lap when yours is at work.
news:
{K}. There may be glitter on this announcement.
Snack time was quiet for a whole moment. {K}.
invite:
{K}. Come and see where the small chairs are.
Bring the spare socks. All of the spare socks. {K}.

== dog-grooming-walks 🐾
under: pet-service
nouns: dog grooming, dog groomer, pet grooming
nouns: pet groomer, pet groomers, cat grooming, cat groomer, grooming appointment, grooming appointments, grooming salon, dog salon, dog spa, pet spa, dog wash, mobile groomer, mobile grooming
nouns: dog bath, puppy's first groom, dog haircut, nail trim for dogs
tags: DogGrooming, DogWalker, PetSitting, PetCare
turn:
{K}. Arrives as a mop, leaves as royalty, rolls in something at once.
The bathwater tells a long story about the park. {K}.
{K}: some households have an appointment for everybody with paws.
Nobody has ever been this offended by a warm towel. {K}.
reader:
Does your pet forgive you at once, or in exchange for cheese?
Who's better groomed at your house: you or the pet? {K}.
Bow, bandana or dignity?
scene:
Shake. Everyone within reach is now wet too. {K}.
“Was it good?” Tail: yes. Eyes: never speak of this. {K}.
A comb, a sigh, a floor with enough fluff for another one. {K}.
plain:
Good hands are the best thing you can leave them in. {K}.
{K}. Clean paws, happy tail.
news:
{K}. The couch has noticed how nice it smells.
Treats were paid out in full. {K}.
invite:
{K}. Send us the shaggy one, we'll send back a star.
Tell us how it should look, and what it'll put up with. {K}.

== massage-spa 💆
under: self-care
nouns: massage, massages, massage therapy, massage therapist, facial, facials, spa, spa day, day spa
nouns: facial appointment, couples massage, hot stone massage, chair massage, deep tissue massage, esthetician
nouns: estheticians, spa package, spa treatment, body scrub
tags: SpaDay, Massage, Relax, MeTime
turn:
{K}. My shoulders came down from my ears and apologized for the long absence.
The only place where falling asleep is a compliment. {K}.
{K}: paid silence, and worth it.
Somewhere between the music and the towel, the to-do list lost interest. {K}.
reader:
Talk, hum or complete silence: what's your rule on the table?
Soft pressure, or “I want to feel it on the way home”? {K}.
What would you need to switch off for a whole hour?
scene:
“How's the pressure?” A noise that isn't a word. {K}.
Robe on, slippers on, phone far away. {K}.
Face print on the pillow, hair in all directions, not a care. {K}.
plain:
Nobody needs anything from you for a while. {K}.
{K}. Warm towel, slow breath.
news:
{K}. I have the bones of a noodle now.
Walked out slowly and forgot where I parked. {K}.
invite:
{K}. Bring your shoulders, leave the rest outside.
The robe is waiting, and it has no pockets for your phone. {K}.

== lashes-brows 👁️
under: makeup
nouns: lashes, lash extensions, eyelash extensions, eyelashes, lash lift
nouns: lash tech, lash appointment, lash set, lash fill
tags: Lashes, Brows, LashTech, BeautyAppointment
turn:
{K}. Woke up like this, after an appointment.
They do half the talking before you've said a word. {K}.
{K}: the difference between a blink and an entrance.
I blinked and felt a breeze. {K}.
reader:
Natural, dramatic or “can be seen from the parking lot”?
Mascara on top, or is that gilding the lily? {K}.
Which would you give up last: lashes, lipstick or coffee?
scene:
Eyes closed, deep breath, “keep still”, and immediately an itch. {K}.
“Almost done.” A mirror, upside down, held by a nervous hand. {K}.
Mirror up. Flutter, flutter. {K}.
plain:
A small detail, and the whole face wakes up. {K}.
{K}. Ready faster, out the door sooner.
news:
{K}. My mascara has asked about its future.
I've been winking at strangers by accident. {K}.
invite:
{K}. Hop on the table, bring your bare face.
Leave the curler in the drawer and come by. {K}.

== job-openings 👋
under: team
nouns: we're hiring, we are hiring, now hiring, job opening, job openings, job posting, help wanted, open position
nouns: open positions, hiring event, seasonal help, part-time job, part time help, join our team, vacancy
nouns: job vacancy, walk-in interviews
tags: NowHiring, JobOpening, JoinOurTeam, Hiring
turn:
{K}. We've got the work, the coffee and a coat hook without a name.
Experience is nice. Somebody who laughs at bad jokes is urgent. {K}.
{K}: the group photo has a gap in it.
We tried splitting ourselves in half. HR had questions. {K}.
reader:
Who's the friend who'd fit right in? You already have a name in mind.
What makes you stay at a job: the people, the work or the snacks? {K}.
Which question should every interview ask and never does?
scene:
An empty chair, a fresh notebook, a pen that still works. {K}.
“Do you know anybody?” That's where you come in. {K}.
Somebody is already labeling a shelf in the fridge. {K}.
plain:
Good people make good days. We're looking for one more. {K}.
{K}. Come as you are, and bring your questions.
news:
{K}. The whiteboard says “welcome” and leaves room for a name.
The coffee machine is preparing for more. {K}.
invite:
{K}. Say hi, the worst that can happen is a nice chat.
Send us your story, typos forgiven. {K}.

== packing-orders 📦
under: orders
nouns: packing orders, pack orders with me, order packing, pack an order with me, packaging, packaging orders
nouns: shipping orders, shipping day, shipping labels, bubble wrap, tissue paper
nouns: packing tape, post office run, we now ship, now shipping, shipping, free shipping, international shipping
tags: PackingOrders, SmallBusiness, PackAnOrderWithMe, ShopSmall
turn:
{K}. The tape gun is the loudest member of the team.
Each box is a small goodbye with a label on it. {K}.
{K}: part business, part gift wrapping, part wrestling with tape.
The living room is a warehouse with a rug. {K}.
reader:
Do you keep pretty boxes “just in case”, and how many by now?
Rip it open, or peel the tape like a surgeon? {K}.
Little note inside: read it, keep it, or never noticed?
scene:
Fold, tuck, sticker, a small pat for luck. {K}.
The end of the tape has vanished, fingernail, fingernail, there. {K}.
A tower of parcels walks into the post office. There's a person behind it. {K}.
plain:
Every label is a person who picked us. {K}.
{K}. Off it goes, to a doorstep we'll never see.
news:
{K}. The bubble wrap is down to its last pop.
The post office knows us by our footsteps. {K}.
invite:
{K}. Your doormat is about to have a good day.
Give the tape gun something to do. {K}.

== gift-cards 💝
under: gift
nouns: gift card, gift cards, gift certificate, gift certificates, gift voucher, vouchers, voucher, e-gift card
tags: GiftCard, GiftIdeas, ShopLocal
turn:
{K}. Fits everybody, needs no wrapping, can't be the wrong color.
For the person who says “I don't need anything” and means the opposite. {K}.
{K}: small enough for a pocket, big enough for an excuse.
It's in the drawer with the batteries. It's waiting. {K}.
reader:
Do you spend it the same day, or save it until it's an antique?
Gift cards: thoughtful, practical or both?
What would you get yourself if somebody else were paying? {K}.
scene:
“You shouldn't have.” Already in the store. {K}.
A wallet, a gap, a card that was meant for exactly there. {K}.
Envelope open. Eyebrows up. Plans made. {K}.
plain:
Giving somebody a choice is a present too. {K}.
{K}. A little something, no guessing.
news:
{K}. The drawer with the batteries is jealous.
It will be put to very unreasonable use. {K}.
invite:
{K}. Out of ideas? That's what it's for.
Get one for them, and one that accidentally stays with you. {K}.

== reviews ⭐
under: small-business
nouns: reviews, five-star review, five star review, 5-star review, 5 star review, google review, google reviews
nouns: customer review, testimonial, testimonials, yelp review, customer feedback, etsy review
tags: CustomerReview, ThankYou, ShopSmall, Testimonial
turn:
{K}. Read once, then read aloud, then read to the cat.
A few kind words, and the whole team walks differently. {K}.
{K}: our version of a standing ovation.
You took a minute. We'll live off it for ages. {K}.
reader:
Do you leave a review when you're happy, or only when the soup was cold?
Stars or words: what do you trust? {K}.
What was the last place that deserved some and never got them? Go make their day.
scene:
“Come here, read this.” Everybody around one phone. {K}.
Ping. A pause. A squeak from the back room. {K}.
Screenshot, printed, taped up next to the kettle. {K}.
plain:
Thank you for saying it where others can hear it. {K}.
{K}. Kind words travel further than ads.
news:
{K}. We're being very normal about it. We're not.
Somebody's blushing, and it's the whole shop. {K}.
invite:
{K}. Liked it? Tell the internet. Didn't? Tell us.
A line from you means more than you'd think. {K}.

== giveaways 🎁
under: giveaway
nouns: giveaway, giveaways, giveaway time, raffle, raffles, giveaway winner, prize draw, instagram giveaway
nouns: follower giveaway, sweepstakes, raffle tickets, lucky draw
tags: Giveaway, GiveawayTime, Contest
turn:
{K}. Somebody has to win it, and you look like somebody.
“I never win anything,” said every winner, right before. {K}.
{K}: luck, but with rules.
Your thumb was scrolling anyway. {K}.
reader:
What's the best thing you ever won, even if it was a goldfish?
Lucky or reliable: what would your friends call you? {K}.
Would you keep it, or give it to the person you'd tag?
scene:
A drumroll on the table. A cup tips over. We continue. {K}.
Names in a bowl, one hand, eyes shut. {K}.
“Is it a scam?” “No, it's just us.” {K}.
plain:
It's nice to have something to give. {K}.
{K}. A small thank-you with a bow on it.
news:
{K}. Fingers are crossed all over the place.
The bowl with the names is already on the table. {K}.
invite:
{K}. Try your luck, it's been practicing.
Tag the friend who would share. Choose wisely. {K}.

== restocks 📦
under: restock
nouns: restock, restocks, restocked, back in stock, sold out, restock day
tags: Restock, ShopSmall, SmallBusiness
turn:
{K}. The shelf looked sad. You noticed. We noticed you noticing.
You asked nicely, then you asked again. {K}.
{K}: happy news or sad news, depending on how fast you were.
Somebody out there has an alarm set for this. {K}.
reader:
Buy it right away, or leave it in the cart until it's gone?
What did you once miss by a minute and never get over? {K}.
What should never run out again?
scene:
Refresh, refresh, a gasp. {K}.
An empty spot on the shelf, and everybody pretending not to look at it. {K}.
“Is there any left in the back?” The oldest hope in retail. {K}.
plain:
It's lovely when something is missed. {K}.
{K}. Thank you for the patience, and the many messages.
news:
{K}. The inbox can exhale.
Empty shelves are the nicest kind of mess. {K}.
invite:
{K}. You know how fast this went last time you hesitated.
Tell the friend who missed it, or be quick and don't. {K}.

== open-house 🏡
under: real-estate
nouns: open house, open houses, house for sale, home for sale, new listing, just listed, just sold
nouns: apartment for rent, house for rent, apartment viewing, house tour, home tour, for rent, house hunting
nouns: apartment hunting, house showing
tags: OpenHouse, HouseHunting, NewListing, HomeTour
turn:
{K}. You're only here to look, and you've already placed the couch.
Everybody opens the closets. It's what they're there for. {K}.
{K}: where “we're just curious” turns into “where would the tree go?”
The kitchen does the talking, the light does the convincing. {K}.
reader:
What makes you stay: the kitchen, the light or a really good closet?
Do you go to viewings for fun, and does anybody know? {K}.
What would you never forgive a house?
scene:
A knock on the wall, like somebody who knows about walls. {K}.
“And here's the bedroom.” Someone lies down on the floor to check. {K}.
A silence in the doorway that says everything. {K}.
plain:
Empty rooms are good at listening to plans. {K}.
news:
{K}. The doorbell has been practicing.
Somebody's already arguing about where the sofa goes. {K}.
invite:
{K}. Come in, look around, measure in secret.
Bring your nosy side, it's the right place for it. {K}.

== market-stall 🧺
under: market
nouns: craft fair, craft fairs, craft market, makers market stall, vendor event, vendor market, market stall
nouns: market prep, holiday market booth, farmers market stall, pop-up market, craft show, art fair, artisan market
nouns: vendor table, pop-up shop
tags: CraftFair, ShopHandmade, MarketDay, SmallBusiness
turn:
{K}. The tablecloth is ironed, so you know it's serious.
A car packed like a puzzle, and one piece always left on the driveway. {K}.
{K}: standing all day and loving the conversations more than the sales.
The neighbor stall has cinnamon buns. That's the profit gone. {K}.
reader:
Do you walk the whole market first, or buy at the first stall and regret nothing?
Talk to the maker, or touch everything in silence? {K}.
What's the best thing you ever found at a stall?
scene:
“Did you make all of this?” A shy nod. A very straight back. {K}.
A gust of wind. Everybody grabs a corner of the tent. {K}.
Change in a tin, cards in a row, coffee within reach. {K}.
plain:
It's nice to meet the hands behind the things. {K}.
{K}. A small table full of somebody's evenings.
news:
{K}. The trunk closed on the third try.
The good tablecloth is coming out. {K}.
invite:
{K}. Come for a look, the tote bag knows what it's for.
Ask how it's made. We won't stop talking. {K}.

== food-truck 🚚
under: street-food
nouns: food truck, food trucks, food truck friday, food trailer, coffee truck, coffee cart
nouns: food truck festival, street food stall, taco stand, food cart
tags: FoodTruck, FoodTrucks, StreetFood, EatLocal
turn:
{K}. The smallest counter with the longest line.
You smell it a block before you see it. Your feet have already decided. {K}.
{K}: good things through a small window.
The napkin supply is generous for a reason. {K}.
reader:
Stand and eat, sit on the curb or carry it home and fail?
Do you check the line or the menu first? {K}.
What should drive up to your door right now?
scene:
A window opens, a cloud of something wonderful, a name called wrong. {K}.
“What do you recommend?” “How hungry are you?” {K}.
Balancing a tray, a drink and a conversation. Something will fall. {K}.
plain:
Good food doesn't need walls. {K}.
{K}. Eat with your hands, look at the sky.
news:
{K}. The napkins are holding on.
Follow the line of people pretending they aren't in a hurry. {K}.
invite:
{K}. Follow the smell, we're at the end of it.
Come hungry, parking is our problem. {K}.

== catering-food 🍽️
under: event-service
nouns: catering, caterer, caterers, catering service, wedding catering, office catering, party platters, buffet
nouns: event catering, corporate catering, catering order, sandwich platter, grazing board
nouns: party platter
tags: Catering, CateringService, EventFood, PartyFood
turn:
{K}. Nobody remembers the speeches. Everybody remembers the food.
You could cook for everybody, or you could be at your own party. {K}.
{K}: a full table, and your oven never found out.
The line for seconds forms before the toast is over. {K}.
reader:
What disappears first at every party: the little ones on sticks?
Buffet strategy: a lap around the table first, or straight in? {K}.
Sit-down dinner or grazing all evening?
scene:
A lid lifts. Conversations stop in the middle of a word. {K}.
“Are there any left?” A glance at the tray. A quiet panic. {K}.
One plate, stacked by someone with a degree in engineering. {K}.
plain:
Let somebody else watch the oven. {K}.
{K}. Good food makes strangers stay longer.
news:
{K}. The trays came back empty, and light.
Aprons on, ladles ready. {K}.
invite:
{K}. You pour the welcome, we'll fill the plates.
Give us the number of guests, and the one who eats for more. {K}.

== new-hours 🕘
under: hours
nouns: new hours, opening hours, holiday hours, store hours, summer hours, winter hours, new opening hours
nouns: extended hours, business hours, weekend hours, sunday hours, special hours
tags: StoreHours, OpeningHours, ShopLocal
turn:
{K}. The sign on the door has been rewritten, straight this time.
We looked at the clock, the clock looked at us, we agreed. {K}.
{K}: so you don't have to press your nose against the glass.
The door stays the same. Only its schedule has changed. {K}.
reader:
Early bird or just before closing: when do you shop?
Do you check the hours first, or drive over and rattle the handle? {K}.
When would you need us most?
scene:
A new sign, a level, somebody saying “higher on the left”. {K}.
A hand on the handle, a squint at the sign, a happy “oh!” {K}.
“Are you open?” “Check the door.” “Which side?” {K}.
plain:
A small change on the door, the same faces behind it. {K}.
{K}. Note it down, or ask us, we're nice about it.
news:
{K}. The key has been informed about its new routine.
Alarm clocks in the team are adjusting. {K}.
invite:
{K}. Save it, so your errand doesn't end at a locked door.
Tell the friend who always shows up just as we close. {K}.
`;
