export const things = `
== scooter 🛴
under: object
nouns: scooter, electric scooter, e-scooter, kick scooter, vespa, moped, scooter ride, escooter, electric scooters
nouns: scooters, kids scooter, scooter commute, vespa ride, e scooter
tags: ScooterLife, CityRide, RideOn, UrbanMobility
turn:
{K}. Small wheels, big opinions about traffic.
{K}. Faster than walking, slower than worrying.
{K}. My hair has a new shape, and it's “helmet”.
{K}. Half vehicle, half toy, and all grin.
Parking takes a second. Looking cool takes practice. {K}.
{K}. Every bump in the street has introduced itself.
reader:
Helmet hair: hide it or wear it with pride?
Would you rather be fast on the road or first to find parking? {K}.
Where would you go first with the wind in your face? {K}.
scene:
Helmet on, chin up, a very polite beep. {K}.
A red light, a nod to the cyclist, a tiny race. {K}.
The wind in the face, the grin that comes with it. {K}.
plain:
{K}. The errand is an excuse. The ride is the point.
{K}. A short ride does wonders for a long day.
{K}. It fits in a hallway and shrinks a whole city.
invite:
{K}. Tag the friend who'd ride along.
{K}. Hop on, hold tight, sing loudly.
news:
{K}. The bus stop is looking a little lonely.

== object 🏠
nouns: bottle, pin badge, tote, tool box, tray, doorbell, bottles, water can, step ladder, stepladder, ladder
nouns: photo frame, photo frames, tape dispenser, thermometer, rope, bucket, buckets, trash can, paper bag, cup holder
nouns: wall hook, bottle opener, corkscrew, magnet, magnets, fridge magnet, soap dispenser, tissue box, ashtray
nouns: hot water bottle, magnifying glass, telescope stand, hook, work gloves, work glove, label maker
tags: EverydayObjects, HomeFinds, ThingsILike, LittleThings
turn:
{K}. Does one job and never schedules a meeting about it.
There's a right one and a wrong one, and I've reached the age of knowing. {K}.
Nobody claps for {a}. Let me be the first.
It moved in quietly, and now the whole household depends on it. {K}. [count mass]
{K}. Nobody writes songs about it, and everybody needs one at the worst moment.
{K}. It was always in the last place. Now it's in the first.
reader:
What everyday thing do you own that is older than your phone, your shoes and your plans? {K}.
What is the most boring thing you own that you would save first? {K}.
What small thing at home annoys you every day and still hasn't been replaced? {K}.
What's the best ordinary thing you own? {K}.
scene:
“What is it?” “{K}.” “Why are you smiling?” “{K}.”
Museum label: {k}. Everyday use, private collection, please do touch.
Performance review for {the}: always there, never late, no small talk.
Acceptance speech, on behalf of {the}: a long, dignified silence.
“You bought what?” “Wait until you've seen it.” {K}.
plain:
{K}. Useful, within reach, and no need to charge it.
It waits in its corner until it's needed, and never sulks. {K}. [count mass]
You only notice it when it's in the other room. {K}. [count mass]
The nicest things in a home are often the ones nobody mentions. {K}.
invite:
{K}. You already know where it would go.
Somewhere at your place is an old one held together by tape. {K}.
{K}. The empty spot at your place has been patient.
{K}. For somebody who says they need nothing and needs exactly this.
news:
{K}. For an object, it has caused a lot of feelings.
{K}. The other things in the house are acting natural.
{K}. The drawer it lives in has never had so many visitors.
{K}. Quite eventful, for something that usually just lies there.

== kitchen-thing 🍳
nouns: rolling pin, kitchen scale, oven mitts, oven mitt, oven gloves, measuring cups, measuring spoons, whisk
nouns: spatula, wooden spoon, wooden spoons, ladle, colander, cheese grater, grater, can opener, salt shaker
nouns: pepper mill, pepper grinder, tongs, kitchen timer, salad spinner, garlic press, mortar and pestle
nouns: kitchen tools, kitchen utensils, peeler, pizza cutter, apron hook, bread box, bread bin, recipe card holder
nouns: measuring cup, measuring spoon, oven glove, kitchen utensil
tags: KitchenLife, KitchenTools, HomeCooks, KitchenTime
turn:
{K}. Held with authority, used with hope.
I got excited about {a}. This is adulthood, and I like it.
{K}: cupboard space was never part of the plan.
Dinner is still going to be toast, just in better company. {K}.
Every kitchen has a favorite child. {K}.
The wooden spoon suddenly feels underdressed. {K}.
{K}. The onions are the same, the crying is better organized.
{K}. It lives in the one drawer that jams.
{K}. The takeout menu is starting to worry about us.
reader:
Which thing in your kitchen may nobody else touch?
What in your kitchen gets used every day, and what just collects dust?
Who in your home puts things back in the wrong cupboard? {K}.
Which thing from your kitchen would you carry out of a moving truck yourself?
Which thing in your kitchen came from somebody's grandmother?
scene:
“Where does it go?” “On the counter, where people can see it.” {K}.
The drawer won't close, and nobody is sorry. {K}.
Hang it, stack it, admire it, cook something eventually. {K}.
“Can I help in the kitchen?” “Yes. Just don't touch that one.” {K}.
A clink, a clatter, a muttered word from the kitchen. Dinner is going well.
Kitchen rules: cook what you like, put everything back, especially this. {K}.
plain:
{K}. A kitchen is made of things you reach for without looking.
Something in the hand, something on the stove, somebody hungry. {K}.
It has stirred, scooped or survived every family dinner. {K}. [count mass]
{K}. Small help, several times a day.
invite:
{K}. Your kitchen has been dropping hints, and possibly lids.
{K}. Tag the friend who feeds everybody.
{K}. Somebody's leftovers are about to feel fancy.
{K}. Yours has been missing a handle for quite some time.
news:
{K}. The other cupboards are talking.
{K}. The soup can tell.
{K}. The oven mitts are applauding, softly.

== tech 🔌
nouns: gadget, gadgets, tablet, mechanical keyboard builds, smart tech, new tech, new gadget, device, devices, usb fan
nouns: calculator, e-ink display, gps, electronics, techie, gadget shop, usb stick, flash drive, usb drive
nouns: memory card, sd card, memory stick
tags: TechLife, Gadgets, TechLovers, Technology
turn:
{K}. I read the manual, in the sense that I saw it.
Somewhere in a drawer, all the old cables hope to be needed.
{K}: a minute to unbox, an evening to find the setting.
Have I tried turning it off and on? I've tried nothing else. {K}.
{K}. The technology is ready. The user is still loading.
All the devices talk to each other, and I'm the last to hear anything. {K}.
I kept the box, because one always keeps the box. {K}.
{K}. It came with a manual, an app and an opinion.
It updates at night, like a creature in a fairy tale. {K}.
reader:
Do you read the manual, or press buttons until something happens?
Protective film: peel it off at once, or keep it on forever? {K}.
Which piece of tech do you own that refuses to retire?
Who at your place sets everything up, and who just asks for the password? {K}.
Do you still have the box of a device you no longer own?
Cables neatly tied, or one big nest behind the desk?
Who calls you first when their phone does something weird? {K}.
scene:
“Do you accept the terms?” “I've never met them.” {K}.
Peeling off the film, slowly, in complete silence. {K}.
“Did you restart it?” “Yes.” “Did you really?” “No.” {K}.
“It's not working.” You walk over. It works. {K}.
plain:
It blinks, it hums, it does as it's told. Mostly. {K}. [count mass]
{K}. A little blue light, and we feel like the future.
It's a good feeling when a thing simply does what you ask. {K}.
{K}. One button pressed, and everybody leans in to see.
invite:
{K}. Tag the friend who fixes everybody's devices.
{K}. For everybody whose charger only works at one particular angle.
{K}. Your old one has been freezing on purpose.
news:
{K}. Please hold while the rest of us update.
{K}. Ctrl+S on this moment.
{K}. Nobody in this house may press anything for now.
{K}. A small light is blinking, and we take that as a good sign.
{K}. The cables are more tangled than before.
{K}. Off and on again would solve it, as it solves everything.
{K}. The old charger has been seen crying in the drawer.

== vintage 📻
nouns: antique, antiques, antique shop, vintage furniture, vintage, antique mall, antique store, vintage decor
nouns: retro decor, antique find, vintage find, vintage finds, antique dresser, retro kitchen, vintage postcards
tags: VintageFinds, VintageLovers, OldButGold, VintageStyle
turn:
{K}. Older than anybody in the room, and standing straighter.
Older than the internet, and far better mannered. {K}.
{K}. It has outlived every warranty ever written for it.
Every drawer, hinge and scratch has a past, and none of them will talk. {K}.
They don't make things like they used to, says everybody who has to carry one. {K}.
{K}. It was built before anybody thought of breaking on purpose.
“Old” becomes “vintage” the moment somebody falls for it.
{K}. I only wanted a look, and now I'm responsible for some history.
reader:
What old thing at your place still works better than the new ones?
Restore it to shine, or leave every scratch where it is? {K}.
Which decade do you keep bringing home? {K}.
Do you use your old treasures, or only walk past and smile?
Which old thing from your childhood home would you love to have now?
Is it a collection of antiques, or do you just never throw anything out?
scene:
A click, a whir, a bit of dust, and it's another decade. {K}.
“Does it still work?” “Better than I do.” {K}.
Manual: lost. Charm: complete. {K}.
“What is that?” asks the youngest person in the room. {K}.
Blow off the dust, hold it to the light, forget what you came for. {K}.
A soft cloth, careful hands, and the past comes up shining. {K}.
plain:
{K}. Scratches are just stories on the outside.
It's good to think of all the hands an old thing has passed through.
{K}. Dents, dust and better posture than most of us.
Old things slow a room down in the nicest way.
invite:
{K}. Tag the friend who was born in the wrong decade.
{K}. Bring a curious mind and somebody to help carry.
{K}. Come for a quick look. Nobody has ever taken a quick look.
{K}. You have an empty shelf and a soft spot. This could be trouble.
news:
{K}. History is listening.
{K}. A cloud of dust rose in applause.
{K}. Once upon a time there would have been a telegram about this.
{K}. Cue a crackle and an old love song.
{K}. They don't make stories like they used to. Except this one.
{K}. Somewhere an old clock struck in agreement.

== stationery ✏️
nouns: notebook, notebooks, stationery, pencil case, notepad, notepads, post-its, writing paper, calendars
nouns: stationery haul, journal notebook, sketch pad, eraser, binder, office supplies, back to school supplies
nouns: envelopes, envelope
tags: StationeryLover, StationeryAddict, PaperLove, Stationery
turn:
{K}. Too nice to use, too nice not to.
It looks so organized on the desk. One of us has to. {K}.
Enough pens to write a saga, and what gets written is “milk.” {K}.
{K}. The chaos stays the same, but it looks organized.
Some people can walk past a paper shop. Scientists want to meet them. {K}.
{K}. Autocorrect has no power here.
The handwriting is lovely for exactly one line. {K}.
{K}. Somewhere, a desk drawer is pretending to be full.
I don't need more, but have you heard the sound good paper makes? {K}.
reader:
Do you start a new notebook on page one, or leave it blank for luck?
Pencil or pen: how sure of yourself are you?
When did you last get a letter written by hand?
How many half-filled notebooks do you own?
Lined, dotted or blank: which page makes you want to write?
scene:
First page, best handwriting, held breath. {K}.
“Can I borrow a pen?” “Which one?” A long pause.
The test pad in the pen aisle: a squiggle, a star, somebody's name in cursive.
To do: buy paper. Done: bought everything except paper.
Cover opened, spine cracked, mind suddenly empty. {K}.
plain:
{K}. Thoughts behave better on paper.
A blank page is a small kind of hope.
{K}. A nice way to keep a thought from running off.
Some words are worth writing slowly.
{K}. The day feels lighter once it's down on paper.
invite:
{K}. Tag the friend who saves the good stickers.
{K}. For people who smell the paper first.
{K}. Your to-do list would like to dress better.
{K}. You know exactly who you've been meaning to write to.
news:
{K}. The good pen came out for it.
{K}. Noted, underlined, starred.
{K}. It goes on the list only to be crossed off.
{K}. Dear diary, you'll want to sit down for this.
{K}. This calls for the fancy sticker.

== toys 🧸
nouns: toys, toy, plush, plushie, plushies, teddy bear, stuffed animal, stuffed animals, wooden toys, toy store
nouns: toy car, toy cars, toy truck, toy trucks, doll, dolls, barbie, barbies, teddy, teddies, plush toy, plush toys
nouns: play doh, kids toys, baby toys, fidget toy, fidget toys, yo-yo, water guns, squishmallow, squishmallows
nouns: stuffies, jellycat, nerf gun, toy box, wooden toy, water gun, baby toy, stuffed elephant, stuffed bear
nouns: stuffed bunny, stuffed rabbit, stuffed dog, stuffed dinosaur, stuffed monkey, stuffed lion, stuffed penguin
nouns: plush bunny, plush bear, toy dinosaur, toy elephant, toy horse, rocking horse, toy dog
tags: ToyLover, PlayTime, ToysOfInstagram, ToyCollector, PlayAllDay
turn:
{K}. For ages “put that down” to “is it my turn yet?”
Growing up was optional, and the floor agrees. {K}.
“It's for the kids,” said the adult sitting on the floor. {K}.
They say toys come alive at night. It would explain the floor.
{K}. Somebody's inner child just elbowed its way to the front.
Noisy toys are always a present from somebody who doesn't live with you.
{K}. Nobody is too old for this. Some of us are just too stiff for the floor.
The box it came in will get at least as much attention. {K}.
Whatever is missing is under the sofa. It always was. {K}.
reader:
Which toy from your childhood would you take back in a second?
Did your stuffed animals have names, and do you still know them?
Do toys get put away at your place, or just moved around?
Which toy would you still recognize by its smell?
scene:
Barefoot, in the dark, one step at a time. Ow. {K}.
“Just one more minute.” It isn't the child asking. {K}.
Seating plan for the tea party: bear at the head, dinosaur on probation. {K}.
Lost: one favorite toy. Last seen: in everybody's hand a moment ago.
On the floor, out of time, in charge of a small world. {K}.
plain:
{K}. Play is never a waste of time.
The best toys leave room for the story.
{K}. The carpet is a sea, the sofa is a ship.
{K}. Somebody will remember this for a very long time.
invite:
{K}. Tag the biggest kid you know.
{K}. Bring a child, or bring the one you used to be.
{K}. You may say it's a gift. Nobody will check.
{K}. Grown-ups may touch, too.
news:
{K}. Serious news from the toy box.
{K}. The teddy bears are holding a meeting.
{K}. Shh, it's somebody's turn.
{K}. Batteries not included, feelings very much so.
{K}. The teddy bear saw everything.
{K}. The evidence was found by a bare foot.
{K}. It has already been under the sofa once.

== car 🚗
nouns: subaru, toyota, honda, jeep, jeep wrangler, tesla, mustang, ford mustang, ford bronco, bmw, audi, mercedes
nouns: porsche, volkswagen, vw beetle, mazda, hyundai, nissan, volvo, chevy, camaro, corvette, land rover, range rover
nouns: mini cooper, car, cars, new car, first car, classic car, old car, vintage car, road trip car, electric car, ev
nouns: car show, car meet, convertible, jeep, suv, minivan, test drive, car dealership, project car, muscle car
nouns: sports car, engine rebuild, van, vans, truck, pickup truck, trucks, pickup, car restoration, dodge charger
nouns: dodge challenger, hatchback, sedan, hybrid, hybrid car, used car, used cars, dream car, company car, rental car
nouns: old truck, new truck, new van, car ride, car guy, sports cars, car collection, car enthusiast, lamborghini
nouns: ferrari, subaru outback, kia, lexus, ford, wrangler
tags: CarLife, DriveTime, OnTheRoad, CarLover
turn:
{K}. Nobody walks away from it without looking back once.
{K}: half transport, half karaoke booth.
Just once around the block, and the block keeps getting longer. {K}.
{K}. My mechanic and I are on first-name terms.
The best conversations happen facing the same windshield.
{K}. Somewhere under the seat lives one last french fry.
Nothing attracts a bird like a clean car. {K}.
I don't park badly. The lines were painted badly. {K}.
{K}. I nod at other drivers now, as if we shared a secret.
reader:
Does yours have a name, and who gave it? {K}.
Who controls the music: the driver or whoever sits in front?
Wash it every week or let the rain have a go? {K}.
Can you walk away from a parked beauty without looking back once?
What is the oldest thing rolling around in the back of your car?
Who is the worst front-seat navigator you have ever driven with? {K}.
scene:
Window down, elbow out, song up. {K}.
“What's that noise?” “What noise?” Radio gets louder. {K}.
Glove compartment inventory: napkins, a pen that quit, more napkins. {K}.
“Turn left.” “Here?” “Back there.” {K}.
plain:
Nowhere to be is the best place to drive to.
{K}. A few good miles can sort out a whole head.
It knows the way home, and every song on it. {K}.
There's a certain peace in having a road and nothing else to do.
invite:
{K}. That noise you've been turning the radio up for? Bring it along.
Turn the radio down for a second, this is for you. {K}.
{K}. The keys are on the counter, the good mood is in the glove compartment.
news:
{K}. The dashboard has no warning light for this feeling.
{K}. Mirrors adjusted, chin up, on we go.
{K}. The horn would like to comment.
{K}. Windows down, so that the whole street hears.
{K}. Every passenger has an opinion.
{K}. The blinker hasn't calmed down yet.
{K}. The navigation is recalculating.
{K}. The back seat has comments.
{K}. The bug on the windshield had a front-row seat.

== motorcycle 🏍️
nouns: motorcycle, motorcycles, motorbike, motorbikes, harley, dirt bike, dirt bikes, biker, bikers, bike night
nouns: motorcycle ride, motorcycle trip, first ride of the season, track day, motocross, motorcycle helmet
nouns: motorbike ride, ducati, triumph bonneville, cafe racer, sportbike, harley davidson, honda goldwing
nouns: chopper motorcycle, road trip by motorcycle, sidecar, biker gang ride, adventure bike, vintage motorcycle
tags: MotorcycleLife, RideOn, BikerLife, MotorcycleLove
turn:
There is a short way. Nobody has ever ridden it. {K}.
{K}. Therapy with an exhaust pipe.
It has no cup holders, no roof and no bad moods. {K}.
The hair has given up, and the grin won't leave. {K}.
{K}. Nobody has ever looked sad holding a helmet.
The garage smells like freedom and a little like oil. {K}.
{K}. Every corner is a small conversation.
reader:
{K}. What's the road you'd ride again and again?
Loud pipes or quiet cruise?
Who got you on a bike in the first place?
Alone with the road, or in a long line of headlights? {K}.
scene:
Visor down, world up. {K}.
A nod to a stranger on the road, and you've made a friend.
Key in, deep rumble, instant grin. {K}.
Everybody parks in a row, nobody sits, all talk about tires. {K}.
plain:
{K}. Just the road and a clear head.
Some people count sheep, some count curves. {K}.
{K}. A full tank and no good reason.
Every ride starts with the same small shiver.
invite:
{K}. Gear up and fall in line.
{K}. Helmets on, worries off.
news:
{K}. The scenic route has been chosen.
{K}. The garage has never been prouder.
{K}. It still echoes inside the helmet.
{K}. The engine agreed, loudly.
{K}. Leather creaked in approval.

== gift 🎁
nouns: gift, gifts, present, presents, gift ideas, gift ideas for dad, gift ideas for mom, gift guide, gift wrapping
nouns: wrapping paper, gift bag, gift bags, gift box, gift basket, gift baskets, hamper, hampers, birthday gift
nouns: birthday gifts, birthday presents, secret santa, stocking stuffers, care package, care packages, surprise gift
nouns: last minute gifts, thank you gift, teacher gift, teacher gifts, housewarming gift, wedding gift, party favors
nouns: wish list, wishlist, gift hamper, gift hampers, birthday present, christmas gift, christmas gifts
nouns: christmas present, baby shower gift, hostess gift, gift exchange, white elephant gift, small gift
nouns: homemade gift, personalized gift, gift tags, bow ribbon, gift idea, stocking stuffer, party favor, gift tag
tags: GiftIdeas, GiftGuide, GiftInspo, GiftGiving
turn:
Finding the right one is easy. Giving it away is the hard part. {K}.
{K}. The wrapping took longer than the thinking, and it shows.
“You shouldn't have.” Oh, but I wanted to see your face. {K}.
My love language is handing you a bag and watching you very closely.
I said no presents. I meant surprise me.
{K}. More tape than paper, and no regrets.
Some people plan ahead. I browse in a panic and call it intuition. {K}.
The hardest part of a good present is keeping my mouth shut.
The bag with the tissue paper fools nobody, and everybody loves it. {K}.
reader:
What's the best gift you ever got that cost almost nothing?
Are you a planner or a last-minute sprinter when it comes to gifts?
Gift card or a wild guess: what would you rather get?
{K}. What's the one that you still talk about?
scene:
“Is it a book?” It is always a book-shaped thing. It's never a book. {K}.
A rustle, a ribbon, a held breath. {K}.
A small shake next to the ear. A guess. A wrong guess. {K}.
Scissors gone, tape on the sleeve, one finger in the bow. {K}.
plain:
{K}. The nicest part is thinking of somebody for a while.
A good gift says: I was listening.
It doesn't have to be big. It has to be for them. {K}.
{K}, because making somebody smile never goes out of style.
invite:
{K}. For the person who says they don't need anything.
{K}. Come and find the one that makes you say “that's so them”.
{K}. We'll help you look thoughtful. It's our specialty.
news:
{K}. Somebody is about to make a very happy noise.
{K}. The paper didn't stand a chance.

== shopping 🛍️
nouns: shopping, shopping spree, shopping day, shopping trip, target haul, ikea trip, ikea haul, mall day
nouns: window shopping, retail therapy, sale haul, subscription box, impulse buy, shopping cart, ikea, target run
nouns: ikea run, store run, errand run, package delivery, amazon order, thrifted haul, big haul, clothing haul
nouns: makeup haul, new purchase, splurge, checkout line, shopping bag, shopping bags
alone: haul, package, packages
tags: ShoppingDay, HaulTime, ShopWithMe, ShoppingTime
turn:
Went in for one thing, came out with its whole family. {K}.
{K}. My wallet and I aren't speaking.
The list was short. The receipt is a scarf.
I don't need a bag, I said, carrying my whole body weight in stuff.
It was on the list. I added it to the list afterwards, but it was on the list.
{K}. Everything was necessary, and I'm prepared to say so in court.
The cart has one wheel with its own plans. {K}.
Just looking, they said, with both hands full. {K}.
reader:
{K}. What's the thing you never leave without?
List person or aisle wanderer: which one are you?
Carry the bag with pride, or smuggle it past the family? {K}.
What did you buy that you never knew you needed? {K}.
scene:
Doorbell. Sprint. Dignity left in the hallway. {K}.
“What did you get?” “Everything.” “And the thing you went for?” A pause. {K}.
One trip from the car, every bag, no circulation in my fingers.
Bags on the bed, tags everywhere, a small private fair. {K}.
plain:
{K}. The rustle of the bag is half of the fun.
Coming home with full bags is its own small parade. {K}.
{K}. Bags down, shoes off, show and tell.
Something crossed off the list, something that was never on it. {K}.
invite:
{K}. Come in for one thing. We know how it goes.
{K}. Your cart looks a bit lonely.
{K}. Bring a friend who'll say “get it”.
news:
{K}. The shelf at home is holding its breath.
{K}. Carried in all at once, as honor demands.
{K}. The wallet has asked for a private word.
{K}. The receipt is longer than the story.
{K}. The car had to be loaded like a puzzle.

== stickers ✨
under: stationery
nouns: sticker, stickers, sticker sheet, sticker sheets, vinyl stickers, laptop stickers, die cut stickers
nouns: sticker pack, sticker packs, sticker club, sticker shop, sticker collection, bumper sticker
nouns: holographic stickers, wall decals, custom stickers, car sticker, car decal, vinyl sticker, laptop sticker
nouns: holographic sticker
tags: Stickers, StickerLove, StickerCollection
turn:
{K}. I'm saving them for something special. I've been saving them since childhood.
{K}: too good to use, so they live in a drawer and age gracefully.
My laptop has run out of room, and I have not run out of {n}. [mass plural]
Nobody is too grown up for {n}. Some of us just stopped admitting it. [mass plural]
reader:
{K}. Do you stick them right away, or wait for the perfect spot?
Laptop, water bottle or notebook: where do yours end up?
What's the best one you ever got, and do you still have it? {K}.
scene:
Peel, hover, breathe, hover, stick. Slightly crooked. {K}.
“Where will you put it?” “I need to think about it first.” {K}.
plain:
{K}. A small joy with glue on the back.
Little pictures for plain surfaces. {K}.
{K}. A plain lid, a small cat on it, and now it's yours.
invite:
{K}. Your water bottle has been looking a bit plain.
Pick one for you and one for a letter to somebody. {K}.
news:
{K}. The laptop is bracing itself.

== mobility-aid
under: object
nouns: wheelchair, wheelchairs, mobility scooter, mobility scooters, knee scooter, walker with wheels, rollator
nouns: crutches, walking stick, walking cane, white cane, prosthetic leg, prosthetic arm, prosthesis, power wheelchair
nouns: hearing aid, hearing aids, stairlift, wheelchair ramp, leg brace, walking frame, zimmer frame, crutch
tags: Accessibility, MobilityAid, AccessForAll
turn:
{K}. It goes where I go, and I have places to be.
People look at it first. Then I start talking. {K}.
{K}: less of a statement than people think, and more of a freedom.
Doors are the problem, never me. {K}.
reader:
What would you change first in your town so that everybody gets around? {K}.
{K}. Plain and practical, or covered in stickers?
Which place near you gets access right? Let them hear it. {K}.
scene:
A good ramp, a wide door, a table with space under it: bliss. {K}.
“Do you need help?” “Just hold the door and tell me about your day.” {K}.
plain:
{K}. Good tools make a bigger world.
Getting around should be the least interesting part of anybody's day. {K}.
{K}. Part of the day, part of the story, never the whole of it.
invite:
{K}. Come as you are, we'll make room.
Tell us what you need to get around, and we'll see to it. {K}.
news:
{K}. More of the map is open.
{K}. A small change with a long reach.

== garden-hose 💦
under: object
nouns: garden hose, hoses, hose reel, garden hose reel, water hose, hosepipe, lawn sprinkler, hose nozzle
nouns: spray nozzle, irrigation system, expandable hose
tags: GardenTools, YardWork, GardenLife
turn:
{K}. It reaches everywhere except the last flower bed.
No water. Walk back. There it is: the kink. {K}.
{K}: half garden tool, half snake with a sense of humor.
The tomatoes got some. My shoes got most. {K}.
Put away neatly once. Historians have written about it. {K}.
reader:
Wound up like a professional, or left where you dropped it? {K}.
{K}. Gentle shower, or thumb over the end for distance?
Who gets sprayed first at your place, and who always starts it? {K}.
scene:
“Turn it on!” “It is on!” “It is n…” {K}.
A bent stream, a small rainbow, a shrieking child. {K}.
plain:
{K}. Evening light, wet earth, nobody in a hurry.
Some jobs are mostly standing still and watching things grow. {K}.
{K}. The lawn breathes out.
invite:
{K}. Your watering can has carried enough.
Give the far corner of the garden something to look forward to. {K}.
news:
{K}. The dog has lined up in front of it.
{K}. The geraniums have sent their thanks.

== towels 🧼
under: object
nouns: towels, towel, bath towels, bath towel, beach towel, beach towels, hand towel, hand towels, kitchen towel
nouns: kitchen towels, tea towel, tea towels, dish towel, dish towels, bath mat, bath mats, bathroom rug
nouns: turkish towel, linen towels, hooded towel, bath sheet, paper towels, fluffy towels, linen towel, paper towel
tags: HomeEssentials, CozyHome, FreshLaundry
turn:
{K}. There are the good ones and the ones we actually use.
It started the day dry and with better plans. {K}.
{K}: everybody has one, and everybody uses somebody else's.
The guest one is folded so nicely that no guest has dared. {K}.
It hangs there, slightly damp, holding the household together. {K}.
reader:
Hook, rail or the floor, like an animal? {K}.
{K}. Soft and fluffy, or rough enough to wake you up?
Which one at your place is off limits, and who hasn't understood? {K}.
scene:
One arm out of the shower, patting an empty rail. {K}.
“Which one is mine?” “The dry one.” “There's no dry one.” {K}.
plain:
{K}. Fresh from the line, a bit of sun still in it.
Something soft to step into. {K}.
{K}. A small comfort, several times a day.
invite:
{K}. Your old ones have become very good at being rags.
Feel one, then think of yours at home. {K}.
news:
{K}. The bathroom looks like a hotel, for now.
{K}. Folded in thirds, admired in full.

== mailbox 📬
under: object
nouns: mailbox, mailboxes, letterbox, mail box, letter box, mail slot, parcel box, junk mail, little free mailbox
tags: Mailbox, SnailMail, HappyMail
turn:
{K}. Bills, flyers, bills, and one day a handwritten envelope.
I check it on the way out, on the way in and on holidays. {K}.
{K}: it squeaks when there's something good inside. Or when there isn't.
A catalog for somebody who moved out before I moved in. {K}.
reader:
When did you last find a real letter in yours? {K}.
{K}. Opened right there, or carried in unread like a gentleman?
Whose mail do you still get, and do you feel you know them? {K}.
scene:
Slippers, gravel, one hand feeling around in the dark. {K}.
“Anything for me?” “An offer for windows.” {K}.
plain:
{K}. A small door that somebody might have walked up to.
A stamp, a name, somebody who sat down and thought of you. {K}.
{K}. The most hopeful box of the whole house.
invite:
{K}. Write to somebody. It might start something.
Fill it with something better than flyers. {K}.
news:
{K}. The little flag is up.
{K}. The mail carrier has surely noticed.

== flashlight 🔦
under: object
nouns: flashlight, flashlights, lantern, torchlight, camping lantern, headlamp light, head torch, oil lamp
nouns: lantern light, uv flashlight, solar lights, solar lantern
tags: Flashlight, InTheDark, GlowingLights
turn:
{K}. Dead when it's dark, bright as day in the drawer.
Under the chin it has told more stories than the library. {K}.
{K}: the person who holds it decides where everybody looks.
A small circle of light, and the rest of the world leans in. {K}.
reader:
Do you know where yours is, without turning the light on? {K}.
{K}. Whole forest lit up, or just the next step?
What was the last thing you looked for with one? {K}.
scene:
“Did you hear that?” Everybody's light goes the same way. {K}.
Click. Nothing. Shake. A flicker. Shake harder. {K}.
plain:
{K}. A bit of light goes a long way.
The dark is friendlier when you bring something along. {K}.
{K}. Small glow, steady hand.
invite:
{K}. For attics, campsites and things that roll under the bed.
You'll want it on the day the lights go out. {K}.
news:
{K}. The shadows had to move over.
{K}. The moths have set out.

== cooler 🧊
under: object
nouns: cooler, coolers, cool box, ice chest, yeti cooler, cooler bag, cooler box, ice packs, rotomolded cooler, esky
nouns: ice bucket
tags: CoolerPacked, SummerReady, OutdoorLiving
turn:
{K}. Packed with care, emptied in order of who sits closest.
The good stuff is always at the bottom, under all the ice. {K}.
{K}: also a table, a chair and the center of every gathering.
The sandwich at the bottom has learned to swim. {K}.
reader:
Ice on top or ice below? People have ended vacations over this. {K}.
{K}. Who carries the other handle?
What goes in first at your place, and what never fits? {K}.
scene:
A lid, a hiss of cold air, several hands at once. {K}.
“Lift on go.” One of you lifts before go. {K}.
plain:
{K}. Cold drinks, warm company.
Wherever it's set down, that's the place to be. {K}.
{K}. Ice, shade and nowhere else to be.
invite:
{K}. Fill it, grab a handle, go.
All it needs is ice and a place in the shade. {K}.
news:
{K}. The fridge at home feels left behind.
{K}. Somebody's hand is already in it.

== lunch-box 🥪
under: object
nouns: lunch box, lunch boxes, lunch bag, lunch bags, lunch tote, lunch tin, kids lunch box
tags: LunchBox, LunchTime, PackedLunch
turn:
{K}. Meant for lunch, emptied by the first break.
The apple has made this trip before. {K}.
{K}: what goes in with love comes back with crumbs and a rock.
Everybody else's looks better, so trades will be made. {K}.
reader:
What was the best swap you ever made at a school table? {K}.
{K}. The same thing every day, or a new idea at dawn?
Which part always comes home untouched? {K}.
scene:
Found at the bottom of the backpack, after the weekend. Nobody breathe. {K}.
“What have you got?” “What have you got?” Negotiations open. {K}.
plain:
{K}. A bit of home, with a lid.
Somebody cut it the way somebody else likes it. {K}.
{K}. Small compartments, big care.
invite:
{K}. For small hands that open it too early.
Lunch deserves better than the bottom of a bag. {K}.
news:
{K}. The grapes have been counted.
{K}. Every lid closes, which is a first.

== basket 🧺
under: object
nouns: basket, baskets, wicker basket, willow basket, seagrass basket, rattan basket, basket collection, wire basket
nouns: bike basket
tags: Basket, HomeFinds, NaturalHome
turn:
{K}. Whatever you don't want to tidy goes in there, and now it's decor.
One was for magazines. Then one for yarn. Then one for other ones. {K}.
{K}: the oldest idea in the house, and still one of the best.
It creaks when it's full, like anybody would. {K}.
reader:
What's at the bottom of yours, and since when? {K}.
{K}. By the door, by the sofa or on the bike?
What would you carry in it, if you could only walk? {K}.
scene:
The cat looked in, turned around once, and that was that. {K}.
Arm through the handle, off to somewhere with tomatoes. {K}.
plain:
{K}. Simple, sturdy and good to hold.
Over, under, over, under, and it carries bread. {K}.
{K}. Some things haven't needed improving for a very long time.
invite:
{K}. Your hallway chaos would look nice in it.
Take it by the handle and see how it swings. {K}.
news:
{K}. The cat has applied.
{K}. Filled already, of course.

== baby-gear 🍼
under: baby
nouns: changing table, crib, cribs, bassinet, diaper bag, diaper bags, bottle warmer, baby bottle, baby bottles
nouns: pacifier, baby wrap, baby swing, baby bouncer, nursery furniture, baby gear, teething ring, teether, baby sling
nouns: baby monitor, baby gate
tags: BabyGear, BabyLife, NewParents
turn:
{K}. Nobody knew it existed, and now nobody can leave home without it.
It came in a small box and now owns the corner of every room. {K}.
{K}: the reason that every bag is now a big bag.
The smallest person in the house has the most luggage. {K}.
The box, as always, was the favorite part. {K}.
reader:
Which one thing could you not have done without? {K}.
{K}. Bought new, borrowed or passed around the whole family?
What did everybody tell you to get, and did you ever use it? {K}.
scene:
One hand for the baby, the other for everything else ever made. {K}.
“Do we have it?” “In the bag.” “Which bag?” “The other bag.” {K}.
The middle of the night, a dark kitchen, one eye open, hands that know the way. {K}.
plain:
{K}. So much equipment for such a small smile.
A place for somebody little, close to somebody big. {K}.
{K}. Used every day, for a time that goes fast.
invite:
{K}. For small people with a lot of luggage.
Ask us anything. We've been that tired, too. {K}.
news:
{K}. Ready before anybody could sleep on it.
{K}. The teddy bear tested it first.

== kettle 🫖
under: kitchen-thing
nouns: kettle, kettles, electric kettle, enamel camping kettle, enamel kettle, gooseneck kettle, stovetop kettle
nouns: copper kettle, whistling kettle, tea pot, smeg kettle
tags: TeaTime, KitchenLove, KitchenTime
turn:
{K}. Every crisis in this house starts with switching it on.
Watched, it does nothing. Turn your back, and it sings. {K}.
{K}: the answer, before anybody has asked the question.
Half the household lives by its clock. The other half wants a refill. {K}.
It boils enough for one more cup, so there has to be one more guest. {K}.
reader:
First thing in the morning or last thing at night: when does yours work hardest? {K}.
{K}. Fill it fresh each time, or heat what's in there and say nothing?
Who at your place gets up for it, and who just calls “me too”? {K}.
scene:
A click, a rumble, a cloud on the window. {K}.
“Shall I put it on?” The kindest offer in any home. {K}.
plain:
{K}. Warm water, warm hands, a bit of time.
A home sounds right when it starts to hum. {K}.
{K}. It has heard everything and never repeats it.
invite:
{K}. Somebody's cup is waiting for it.
Sit down, it'll only be a moment. {K}.
news:
{K}. The teabags were the first to hear.
{K}. Every cup in the cupboard has turned its handle this way.

== coffee-machine ☕
under: kitchen-thing
nouns: coffee maker, espresso machine, coffee machines, pour over set, drip coffee maker, bean grinder, coffee pot
nouns: espresso maker, portafilter
tags: CoffeeTime, HomeBarista, CoffeeAtHome
turn:
{K}. The only colleague I greet before the shower.
It makes the noise of a small train, and we all get on. {K}.
{K}: first in the kitchen, first in my heart, last to be descaled.
I weigh the beans now. I used to be a normal person. {K}.
Out of order for a morning, and we found out who we really are. {K}.
reader:
Who presses the button at your place, and who must not be spoken to before? {K}.
{K}. Fresh beans, capsules or whatever is left in the tin?
How many tries until it tasted like the one from around the corner? {K}.
scene:
Grind, tamp, hiss, silence, first sip, eyes open. {K}.
“It needs water.” It always needs water. {K}.
plain:
{K}. The house wakes up by the smell of it.
A small ritual before the day starts asking questions. {K}.
{K}. Good mornings have a sound.
invite:
{K}. Your morning has been running on the wrong fuel.
Come by for the smell, stay for the cup. {K}.
news:
{K}. The mugs are lined up by size.
{K}. The neighbors can smell that something has happened.

== typewriter
under: vintage
nouns: typewriter, typewriters, vintage typewriter, typewriter ribbon, old typewriter, olivetti, electric typewriter
nouns: typewriter poetry, typewriter keys
tags: Typewriter, VintageFinds, WritersLife
turn:
{K}. No delete key, so every typo gets to live.
It has one font and no notifications. I've never been so productive. {K}.
{K}: you can hear somebody thinking from across the house.
Ding. The end of a line, and a small feeling of victory. {K}.
A couple of fingers, one ribbon, and the next great sentence about the weather. {K}.
reader:
Whom would you write to first, if every letter had to be meant? {K}.
{K}. Fast and messy, or one careful key at a time?
What would you type on the very first page? {K}.
scene:
Clack, clack, clack, ding, zip, clack. {K}.
A sheet rolled in, straightened, stared at. {K}.
“How do you delete?” asks the youngest person in the house. “You don't.” {K}.
plain:
{K}. Words you can feel under the page.
It makes even a shopping list look like chapter one. {K}.
{K}. Slow letters, honest ink.
invite:
{K}. Come and press a key. It presses back.
Somebody out there would love a letter with uneven ink. {K}.
news:
{K}. This deserves a fresh ribbon.
{K}. Stop the presses. Or start them.

== greeting-card 💌
under: stationery
nouns: greeting cards, greeting card, birthday card, birthday cards, thank you card, christmas cards, christmas card
nouns: get well card, holiday cards, thank you notes, thank you note, wedding cards, valentines cards, note cards
nouns: congratulations card, pop up card, holiday card, wedding card, note card
tags: GreetingCards, SnailMail, PaperLove
turn:
{K}. I bought it in good time and will send it late, with love.
One line in, the pen already doesn't know how to go on. {K}.
{K}: a hug that fits through a slot in the door.
It stood on the shelf all week before anybody dared to close it. {K}.
The front took a second to choose. The inside took all evening. {K}.
reader:
Do you keep the ones you get, and where? {K}.
{K}. A whole letter inside, or just your name and a heart?
Who should get one from you, for no reason at all? {K}.
scene:
Pen cap in the teeth, a look at the ceiling, “Dear…” {K}.
Licked, stamped, dropped in, and then: did I sign it? {K}.
plain:
{K}. A few words, in somebody's own hand.
Somebody will find it between the bills and smile. {K}.
{K}. Small paper, long memory.
invite:
{K}. You know exactly who should open one.
Pick a card, we'll lend you the pen. {K}.
news:
{K}. The stamps are out and the table is cleared.
{K}. Signed by everybody, including the dog.

== car-part 🚗
under: object
nouns: car window, car windows, car doors, windshield, windshield wipers, wiper blades, seat belt, seat belts
nouns: seatbelt, headlights, headlight, taillight, tail lights, side mirror, rearview mirror, car battery
nouns: license plate, number plate, license plates, vanity plate, car trunk, sunroof, steering wheel
nouns: check engine light, timing belt, fan belt, brakes, brake pads, exhaust, muffler, bumper, car radiator
nouns: spark plugs, alternator, fuel pump, air freshener, car seat covers, car floor mats, hubcap, rims, gas cap
nouns: car engine, transmission, jumper cables, car door, windshield wiper, brake pad, spark plug, jumper cable
tags: CarLife, CarCare, OnTheRoad
turn:
{K}. Nobody thinks about it until it squeaks, blinks or sticks.
I turned the radio up, and that didn't fix it. {K}.
{K}: the car speaks, and I nod as if I understood.
It made the noise all week, and stopped in front of the garage. {K}.
One small part, and suddenly everybody's an expert. {K}.
reader:
Do you listen to every rattle, or drive on like a poet? {K}.
{K}. Who do you call first: a mechanic, your dad or a video?
What has been wrong with your car for so long that it's a feature? {K}.
scene:
Hood up, arms crossed, a wise face, no idea. {K}.
“Try it now.” Click. “And now?” Click. {K}.
plain:
{K}. Small parts, long roads.
When everything does its job, you only notice the view. {K}.
{K}. Looked after well, it looks after you.
invite:
{K}. Whatever it's doing, we've heard worse.
Bring it by before it learns a new sound. {K}.
news:
{K}. The rest of the car is acting innocent.
{K}. Somebody with oily hands is nodding slowly.

== big-machine 🚜
under: object
nouns: fire truck, fire engine, garbage truck, monster truck, monster trucks, dump truck, excavator, excavators
nouns: digger, diggers, bulldozer, cement mixer, tow truck, semi truck, big rig, forklift, construction vehicles
nouns: snow plow truck, backhoe, bucket truck, double decker bus, ambulance ride, heavy machinery, skid steer
nouns: mini excavator
tags: BigMachines, HeavyEquipment, TruckLife
turn:
{K}. Every child on the street is at the window, and so am I.
The bigger the wheels, the quieter the grown-ups. {K}.
{K}: nobody has ever outgrown pointing at one.
It beeps when it backs up, and the whole block stands still. {K}.
reader:
Which one would you drive for a day, no questions asked? {K}.
{K}. Do you wave at the driver, and do they wave back?
What did you want to be when you were small, and how many wheels did it have? {K}.
scene:
A small finger, a big gasp, nobody is going anywhere now. {K}.
The ground hums before you see it. {K}.
“Can we watch a bit longer?” asked the dad. {K}.
plain:
{K}. Loud, heavy and oddly soothing to watch.
Somebody up there has a very good view of the day. {K}.
{K}. Big work, done by careful hands.
invite:
{K}. Bring somebody small. Or don't, and come anyway.
Climb up, hold the wheel, make the noise. {K}.
news:
{K}. Traffic slowed down to admire it.
{K}. The sandbox fleet is taking notes.

== astrology 🔮
plain:
{K}. Shuffle slowly, ask kindly.

== word
nouns: power plant, dollar tree, wind farm, server farm, computer chip, computer chips, school of fish, gift wrap, plastic wrap, wrapping station, pool noodle, pool noodles, soap dish, big apple, cake walk, gold nugget, gold nuggets
nouns: adult toys, sex toy, sex toys, temporary tattoo, temporary tattoos, laser tattoo removal, life vest
nouns: bulletproof vest, space suit, class action suit, conveyor belt, bible belt, rust belt, title belt
nouns: championship belt, bottle cap, bottle caps, salary cap, ice cap, ice caps, hospital gown, tornado watch
nouns: storm watch, hurricane watch, piston rings, ring of fire, guest book, phone book, address book, palm reading
nouns: psychic reading, medical records, public records, broken record, financial planner, wedding package
nouns: vacation package, package deal, tour package, horse trailer, utility trailer, boat trailer, glucose monitor
nouns: blood pressure monitor, heart monitor, umbilical cord, spinal cord, keyboard solo, dog nails, box of nails
nouns: squid ink, community foundation, building foundation, family foundation, foundation repair, body armor
nouns: knee brace, crypto wallet, digital wallet, pink ribbon, red tape
scene:
“Anything on your mind?” “{K}, since you ask.”

== postcard 📮
under: stationery
nouns: postcard, postcards, vintage postcard, picture postcard, postcrossing, travel postcard
tags: SnailMail, PaperLove, HappyMail
turn:
{K}. Room for the weather, the food and half a feeling.
It will arrive after I do, and that's the charm of it. {K}.
{K}: the only mail that the mail carrier reads, too.
The picture is nicer than the hotel, and nobody has to know. {K}.
The writing starts big and ends up along the edge. {K}.
reader:
Who would you send one to, and what's the one line on it? {K}.
{K}. Do you write them on the first day, or in the airport on the last?
Fridge, mirror or shoebox: where do yours end up? {K}.
scene:
A café table, a borrowed pen, no idea of the zip code. {K}.
Stamp a bit crooked, a small push, gone. {K}.
“Wish you were here.” For once, it's meant. {K}.
plain:
{K}. Somebody, somewhere else, thought of somebody at home.
A small window with a stamp on it. {K}.
{K}. Few words, long way.
invite:
{K}. Send one. Somebody's mailbox is all bills.
Pick a picture, write one line, make somebody's week. {K}.
news:
{K}. Up on the fridge it goes.
{K}. It says hello from the edge of the picture.

== groceries 🛒
under: shopping
nouns: groceries, grocery, grocery haul, grocery shopping, supermarket, supermarkets, supermarket run, costco run
nouns: grocery run, walmart run, grocery store, grocery stores, costco haul, trader joe's haul, snack run, weekly shop
nouns: food shopping, food shop, costco, trader joe's, aldi, aldi haul, lidl, grocery cart, bulk shopping
tags: GroceryShopping, GroceryHaul, FoodShopping
turn:
{K}. The list had a few things on it. The trunk has others.
Went in for milk. There is cheese, there are flowers, there is no milk. {K}.
{K}: never hungry, they say. I went hungry.
The other line is faster. It was, until I moved to it. {K}.
My cart has one wheel with its own plans. {K}.
The fridge was empty, and now it doesn't close. Nothing in between. {K}.
reader:
Written list, list in the head or aisle by aisle with an open heart? {K}.
{K}. What always lands in your cart, though it's never on the list?
One trip from the car with every bag, or several like a reasonable person? {K}.
scene:
“Did you get the milk?” Everything except the milk. {K}.
Every bag on one arm, keys in the teeth, the door with an elbow. {K}.
Squeeze, sniff, knock, put it back, take the first one. {K}.
plain:
{K}. A full fridge is a kind of peace.
Something good for dinner, something sweet for the way home. {K}.
{K}. A small errand that keeps a whole house running.
invite:
{K}. Bring a bag, a list and the will to ignore it.
Come hungry. It's a mistake, but a nice one. {K}.
news:
{K}. The tote bags were at home, of course.
{K}. The fridge light can hardly get through.
{K}. The receipt could be worn as a scarf.

== pens 🖊️
under: stationery
nouns: pens, fountain pen, fountain pens, gel pens, gel pen, ink pen, ink pens, pen collection, pencils, pencil
nouns: highlighters, highlighter, ballpoint pen, ballpoint pens, colored pens, brush pen, mechanical pencil
nouns: marker pens, felt tip pens, pen case, favorite pen, glitter pens
tags: PenAddict, StationeryLover, PenLove
turn:
{K}. Lent out for a moment, mourned for a lifetime.
The first line is calligraphy, the second one is a shopping list. {K}.
{K}: smooth enough to make a tax form feel like a love letter.
A cup full of them, and the only one that writes is at the bank. {K}.
I write nothing important, and it has never looked so good. {K}.
reader:
Fine, medium or so broad that people read it from across the room? {K}.
{K}. Do you chew the end, click it or spin it like a professional?
Who has your best one right now, and do they know that you know? {K}.
scene:
Cap off, page smoothed, mind suddenly empty. {K}.
“Can I borrow one?” A long pause, a look at the cheap ones. {K}.
Squiggle, loop, squiggle, somebody's name. It works. {K}.
plain:
{K}. Thoughts slow down to the speed of a hand.
A good line makes even a to-do list look kind. {K}.
{K}. Small tool, big sentences.
invite:
{K}. Come and scribble, the test pad is for everybody.
Somebody is waiting for a letter in your handwriting. {K}.
news:
{K}. Underlined, with feeling.
{K}. There's a bit of it on the thumb as well.

== stroller 👶
under: baby
nouns: stroller, strollers, pram, prams, car seat, car seats, booster seat, double stroller, jogging stroller, playpen
nouns: high chair, highchair, play pen, baby play pen, baby carrier, travel system, travel crib, buggy, baby stroller
nouns: umbrella stroller
tags: StrollerLife, BabyGear, NewParents
turn:
{K}. The instructions were written by somebody who had slept.
It folds with one hand, says the video, in which nobody is holding a baby. {K}.
{K}: one very small person, one very full hallway.
Good suspension, cup holder, snack bar, and a passenger who kicks off one sock. {K}.
The trunk was big enough. Then came this. {K}.
reader:
How many crumbs does yours hold, and do you know them by name? {K}.
{K}. Asleep in minutes, or wide awake and in charge?
Bought new, borrowed or passed around the whole family? {K}.
scene:
Click. Was that a click? Wiggle it. Click. {K}.
Crumbs in places that have no openings. {K}.
“How does it fold?” The sidewalk gathers around. {K}.
plain:
{K}. The best seat in the house, and it's a very small one.
Fresh air, slow steps, somebody little looking at the trees. {K}.
{K}. A throne with straps.
invite:
{K}. For small people with a lot of luggage.
Come and push, fold and lift, we know which one closes. {K}.
news:
{K}. The teddy bear took the first seat.
{K}. Snacks have already been hidden in it.
`;
