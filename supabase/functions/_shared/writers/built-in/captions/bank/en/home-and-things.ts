export const homeAndThings = `
== home 🏡
nouns: home, house, houses, new house, new home, apartment, apartments, new apartment, new place, first home, first apartment, first house, home decor, house tour, living room, dream home, tiny house, cabin, cottage, home sweet home, moving day, moving boxes, housewarming, housewarming party, studio apartment, interior design, interiors, home styling, front door, porch, front porch, house keys, new keys, townhouse, condo, loft
tags: HomeSweetHome, AtHome, HomeInspo
turn:
{K}. I know where every light switch is, on the third try.
There is always one box nobody opens, and it has survived every move.
{K}: where the good scissors live, allegedly.
Every drawer starts organized. One of them falls, and we all know which.
I like to travel. I like my own pillow more. {K}.
{K}. Shoes off, opinions on.
reader:
What makes a place feel like home first: the bed made or the kettle on?
Which drawer at home has everything except what you need?
Big light or only lamps? Some homes are divided over it.
What did you hang first when you moved in?
Shoes on or shoes off at your front door?
Which corner of your home gets used the most?
scene:
Keys in the bowl, shoes by the door, shoulders down. {K}.
“Make yourself at home,” said the sofa, and it meant it.
That one floorboard that tells everybody where you are going.
House rules: feed it, sweep it, complain about it, love it.
The quiet click of your own front door closing behind you.
The junk drawer has requested its own room. {K}.
plain:
{K}. A place to come back to.
Home is where you know which stair creaks.
{K}. Not perfect, and I wouldn't swap it.
A place gets better with every ordinary day you spend in it.
There is nothing like closing the door and being where you belong.
{K}, slowly becoming itself.
invite:
{K}. Come in, look around, imagine your own chaos here.
{K}. Somewhere there is a sofa that would like to meet you.
Tag the person you would share the keys with. {K}.
{K}. Already arranging the furniture in your head?
Your plants would like to see it first. {K}.
news:
{K}. The walls have heard everything and kept quiet.
{K}. Somebody find the good scissors, this calls for a ribbon.
{K}. The doormat says welcome, and means it.
{K}. The sofa is hosting the debrief.

== room 🛋️
nouns: room, rooms, kitchen, kitchens, bedroom, bedrooms, bathroom, bathrooms, balcony, desk corner, reading nook, desk setup, workspace, guest room, kids' room, dining room, pantry, hallway, walk-in closet, attic, basement, patio, terrace, sunroom, craft room, music room, entryway, window seat, cozy corner, new kitchen, new bathroom, dream kitchen, small kitchen, tiny balcony, gallery wall, mudroom, home office
tags: HomeInspo, InteriorInspo, CornerOfMyHome
turn:
{K}: small enough to tidy, big enough to avoid tidying.
I moved one thing and now the rest of the house looks guilty. {K}.
{K}. Please ignore everything just outside the frame.
Nobody has spent this long deciding where one plant should stand.
I came in here for something. It was probably just to look. {K}.
{K}. It only took an afternoon in my head and rather longer in real life.
The rest of the house is a work in progress. {K}, too.
reader:
Which room in your home do you tidy first when the doorbell rings?
Everything put away or everything within reach: what kind of room is yours?
What is the one thing your favorite room could not do without?
Does your favorite corner get used, or mostly admired?
Open shelves or closed doors: how honest is your home?
scene:
Stand in the doorway. Tilt your head. Move the plant again. {K}.
“Where does this go?” “There.” And that is how it stayed.
Everything is in its place, for as long as nobody comes in.
The before picture is sealed and will not be discussed. {K}.
Guided tour: on your left, a plan. On your right, the pile.
plain:
{K}. I keep finding reasons to come in here.
Every home needs one spot that is kind to you.
{K}. A good place to do a little and think a lot.
I walk in here and breathe out.
It is nice to have a place where things are just as you like them.
invite:
{K}. Which corner would you claim first?
{K}. Save it for the day you finally start on yours.
{K}. Your moodboard has been hoping for this.
Come and see it with your own eyes. {K}.
news:
{K}. The other rooms are a bit jealous.
{K}. The tape measure and I need a rest.
{K}. I keep walking in just to check.
{K}. The doorway has become the best seat in the house.
{K}. Home has a way of keeping things interesting.

== object 🏠
nouns: lamp, lamps, desk lamp, brass desk lamp, floor lamp, rug, rugs, hand-knotted rug, clock, wall clock, grandfather clock, alarm clock, mirror, mirrors, wall mirror, water bottle, water bottles, bottle, umbrella, umbrellas, hose reel, garden hose reel, garden hose, vase, vases, basket, baskets, picture frame, frames, blanket, throw blanket, cushion, cushions, pillow, pillows, curtains, doormat, key ring, keychain, keychains, enamel pins, pin badge, lunch box, lunch boxes, thermos, tote, tool box, toolbox, lantern, flashlight, bedding, duvet, towels, tray, coat rack, mailbox, fan, heater, humidifier, picnic basket, cooler, bird feeder, doorbell, ladder
tags: EverydayObjects, HomeFinds, ThingsILike
turn:
{K}. Does one job and never schedules a meeting about it.
I have strong feelings about {the} and I'm old enough to say so.
Nobody claps for {a}. Let me be the first.
I went from “do I need {a}?” to naming {it/them}. It took a minute.
{K}. The rest of the room has been put on notice.
You know you have grown up when {a} {makes/make} your day.
reader:
Do you buy {a} once and keep {it/them} for life, or fall for a new one every year?
Pretty first or practical first: how do you choose {a}?
What everyday thing do you own that is older than your phone, your shoes and your plans?
Who in your home picked {the}, and who says they did?
What is the most boring thing you own that you would save first?
scene:
“What is it?” “{K}.” “Why are you smiling?” “{K}.”
Museum label: {k}. Everyday use, private collection, please do touch.
Performance review for {the}: always there, never late, no small talk.
Acceptance speech, on behalf of {the}: a long, dignified silence.
plain:
{K}. Useful and nice to look at, which is all I ask.
Good things are the ones you reach for without thinking.
{K}. A small thing that makes ordinary days work better.
I like things that simply do what they are for.
You notice the good ones every time you use them. {K}.
invite:
{K}. You already know where it would go.
{K}. For people who have opinions about everyday things.
Tag the person who notices the details. {K}.
Look around your room once. Then look at this. {K}.
{K}. The empty spot at your place has been patient.
news:
{K}. For an object, it has caused a lot of feelings.
{K}. Small thing, surprisingly large part of the day.
{K}. The other things in the house are acting natural.
{K}. Things have lives too, and this proves it.
{K}. I did not expect to have this many thoughts about it.

== candle 🕯️
nouns: candle, candles, soy candle, soy candles, beeswax candles, beeswax candle, scented candle, scented candles, hand poured soy candles, tea lights, taper candles, wax melts, candle making, candle shop, pillar candle, candlelight, candle collection, candle workshop, dinner candles, candle jars, reed diffuser, incense, wick, wicks, new candle scent, candle scents
tags: CandleLover, CandleLight, Candles
turn:
{K}. The overhead light has been asked to leave.
I tidied one shelf for {the} and called it interior design.
{K}: because the mess looks intentional in flattering light.
Too pretty to burn, said nobody who ever had a power cut.
Takeout becomes dinner as soon as one of these is lit. {K}.
My lighter disappears each time, and I suspect {the}.
reader:
Do you burn the good candle, or save it for an occasion that never comes?
How many candles on one table are cozy, and when is it a ceremony?
Candle in the bathroom or by the bed: where does yours earn its keep?
Blow it out or use the lid? Candle people know each other by this.
scene:
Match, flicker, and the whole room lowers its voice.
“Smell this one.” “It's lovely.” “Now smell this one.” An hour passes.
The last little thread of smoke after it goes out.
A small flame doing the work of a very large lamp. {K}.
plain:
{K}. A small light makes an evening feel looked after.
Light one, sit down, let the day end slowly.
{K}. The quietest company there is.
There is something kind about a room with a flame in it.
invite:
{K}. Your evenings could use some better lighting.
{K}. Tag the friend whose home always smells wonderful.
{K}. Which room gets the first one?
Somebody's dark corner has been waiting. {K}.
news:
{K}. A tiny flame of excitement over here.
{K}. The matches were told first.
{K}. Somewhere a wick stands a bit taller.
{K}. Dim the lights, this deserves it.

== car 🚗
nouns: car, cars, new car, first car, classic car, old car, vintage car, van, vans, truck, pickup truck, car wash, oil change, tire change, tyre change, tire rotation, winter tires, car detailing, road trip car, electric car, ev, car show, car meet, garage, mechanic, auto repair, car repair, convertible, jeep, suv, minivan, car keys, test drive, car dealership, project car, car restoration, muscle car, sports car, engine rebuild, brake check
tags: CarLife, DriveTime, OnTheRoad
turn:
{K}. I parked, walked away and turned around to look. Twice.
Every strange noise is fixed by turning the radio up, until it isn't.
{K}: half transport, half karaoke booth.
I said I'd just go around the block. The block got longer.
{K}. My bank account calls it a relationship.
The best conversations happen facing the same windshield.
reader:
Does yours have a name, and who gave it?
Who controls the music: the driver or whoever sits in front?
Wash it every week or let the rain have a go?
Can you walk away from a parked beauty without looking back once?
scene:
Window down, elbow out, song up. {K}.
“What's that noise?” “What noise?” Radio gets louder.
Look back in the parking lot. Nod. Keep walking.
Glove compartment inventory: napkins, a pen that quit, more napkins.
plain:
{K}. Some things just make going places better.
Nowhere to be is the best place to drive to.
{K}. A few good miles can sort out a whole head.
It gets me there, and I like the way it does it.
invite:
{K}. Whatever that noise is, bring it along.
Turn the radio down for a second, this is for you. {K}.
{K}. You bring the wheels.
news:
{K}. The dashboard has no warning light for this feeling.
{K}. Next stop: telling everybody at the next red light.
{K}. It is going to be a loud drive home.
{K}. Miles to go and something to talk about.

== kitchen-thing 🍳
nouns: pan, pans, frying pan, mug, mugs, cutting board, walnut cutting board, chopping board, kettle, kettles, enamel camping kettle, spice rack, wall-mounted spice rack, cast iron skillet, cast iron pan, skillet, air fryer, stand mixer, chef's knife, kitchen knife, dutch oven, wok, teapot, rolling pin, toaster, blender, rice cooker, pressure cooker, coffee maker, espresso machine, kitchen scale, dinner plates, bowls
tags: KitchenLife, KitchenTools, HomeCooks
turn:
{K}. Now I have to cook as well as I look in the kitchen.
I got excited about {a}. This is adulthood, and I like it.
{K}: cupboard space was never part of the plan.
Dinner is still going to be toast, just in better company. {K}.
reader:
Which thing in your kitchen may nobody else touch?
What in your kitchen gets used every day, and what just collects dust?
Who in your home puts things back in the wrong cupboard?
scene:
“Where does it go?” “On the counter, where people can see it.”
The drawer won't close, and nobody is sorry. {K}.
Hang it, stack it, admire it, cook something eventually. {K}.
plain:
{K}. A kitchen is made of things you reach for without looking.
Good tools make you want to cook.
{K}. Simple, useful, here to stay.
invite:
{K}. Your kitchen has been dropping hints, and possibly lids.
{K}. Tag the friend who feeds everybody.
Dinner could use some new energy. {K}.
news:
{K}. The other cupboards are talking.
{K}. Stirring things up a little.
{K}. The kitchen will never be the same.

== cleaning 🧹
nouns: cleaning, tidying, cleaning day, house cleaning, vacuum cleaner, dishwasher, washing machine, cleaning service, window cleaning, carpet cleaning, organizing
tags: CleaningDay, CleanHome, CleaningMotivation
turn:
{K}. Nobody sit on anything. Nobody eat. Nobody live here for an hour.
Started with one drawer. Now the whole house is on the floor.
{K}: finished just in time to start again.
One sock left alone, and the machine denies everything.
reader:
Which chore would you hand over forever: dishes, laundry or dusting?
Do you clean before guests come, or hide it all in one room?
Music or silence when you clean?
scene:
“Who left this here?” It was me. It's always me. {K}.
The chair of clean clothes has reached its final height.
plain:
{K}. A clear table makes a clearer head.
It isn't exciting, and it feels so good afterwards.
{K}. One corner at a time.
invite:
{K}. The dust has had a good run.
{K}. Tag the one who owns the chair of clothes.
Put the sponge down and read this. {K}.
news:
{K}. The dust bunnies are regrouping.
{K}. That sparks something, possibly joy.
{K}. It will all come out in the wash.

== tech 🔌
nouns: headphones, noise-cancelling headphones, laptop, laptops, phone, phones, new phone, keyboard, mechanical keyboard, keyboards, gadget, gadgets, camera, new camera, tablet, smartwatch, earbuds, monitor, monitors, gaming pc, computer, drone, smart speaker, charger, phone screen, cracked phone screen, power bank, projector, mechanical keyboard builds, phone case, new phone case
tags: TechLife, Gadgets, TechLovers
turn:
{K}. I read the manual, in the sense that I saw it.
Somewhere in a drawer, all the old cables hope to be needed.
{K}: a minute to unbox, an evening to find the setting.
Have I tried turning it off and on? I've tried nothing else.
reader:
Do you read the manual, or press buttons until something happens?
Protective film: peel it off at once, or keep it on forever?
Which piece of tech do you own that refuses to retire?
scene:
“Do you accept the terms?” “I've never met them.”
Peeling off the film, slowly, in complete silence.
The drawer of mystery cables welcomes another member. {K}.
plain:
{K}. When it just works, it's a lovely thing.
Good tech gets out of the way.
{K}. A small upgrade to ordinary days.
invite:
{K}. Your drawer of cables will want to know.
{K}. Tag the friend who fixes everybody's devices.
news:
{K}. Restarting my day now.
{K}. The old cables are jealous.
{K}. Ctrl+S on this moment.

== furniture 🪑
nouns: furniture, sofa, sofas, couch, chair, chairs, armchair, table, dining table, coffee table, shelf, shelves, bookshelves, standing desk, desk, desks, dresser, bed frame, wardrobe cabinet, bench, stool, nightstand, sideboard, office chair, rocking chair, mattress, bunk beds, bunk bed
tags: Furniture, HomeInspo, InteriorLovers
turn:
{K}. Measured twice, and still held our breath at the door.
Flat surfaces attract things. This is physics. {K}.
{K}: the rest of the room now looks like a first draft.
reader:
Do you read the assembly instructions, or trust your instincts and the leftover screws?
How often do you rearrange the furniture when you should be sleeping?
scene:
“A bit to the left.” “No, your left.” “Back.” {K}.
One screw left over, and nobody asks. {K}.
plain:
{K}. Made to be used, and it will be.
A room changes when the right piece moves in.
invite:
{K}. Your living room would like a word.
{K}. Tag the friend who owns a tape measure.
news:
{K}. The rest of the furniture has been very supportive.
{K}. Best to sit down for this.

== renovation 🔨
nouns: renovation, renovations, painting walls, diy project, diy, new floor, remodeling, kitchen remodel, bathroom remodel, home renovation, wallpaper, tiling, fixer-upper, house project, paint color, paint colour, home improvement, kitchen reno, reno, bathroom reno, home reno
tags: Renovation, HomeImprovement, DIYHome
turn:
{K}. It was going to take a weekend, said the weekend.
{K}: dust in places that have no air.
reader:
Do it yourself, or watch the video and call somebody?
scene:
The trip to the hardware store before the other trip to the hardware store. {K}.
plain:
{K}. Bit by bit, it becomes the place in your head.
Messy now, worth it later. {K}.
invite:
{K}. Put the hammer down for a moment.
{K}. Tag the one who said it would be quick.
news:
{K}. The walls are speechless.
{K}. Still finding dust about it.

== vintage 📻
nouns: old camera, vintage camera, vintage leica m3, film projector, record player, turntable, typewriter, typewriters, antique, antiques, antique shop, antique clock, vintage radio, old radio, gramophone, rotary phone, vintage furniture, pocket watch, retro console
tags: VintageFinds, VintageLovers, OldButGold
turn:
{K}. No updates required since the day it was made.
Older than the internet, and far better mannered. {K}.
reader:
What old thing at your place still works better than the new ones?
Restore it to shine, or leave every scratch where it is?
scene:
A click, a whir, a bit of dust, and it's another decade. {K}.
“Does it still work?” “Better than I do.”
plain:
{K}. Scratches are just stories on the outside.
They are worth keeping, the things that were made to last.
invite:
{K}. Come and see what patience looks like.
{K}. Tag the friend who was born in the wrong decade.
news:
{K}. Some things get better with time.
{K}. History is listening.

== stationery ✏️
nouns: notebook, notebooks, planner, planners, pens, fountain pen, fountain pens, stickers, sticker sheet, sticker sheets, stationery, bullet journal, journal, washi tape, highlighters, greeting cards, postcards, sketchbooks, letter writing, pencil case
tags: StationeryLover, StationeryAddict, PaperLove
turn:
{K}. Too nice to use, too nice not to.
My planner looks organized. One of us has to. {K}.
reader:
Do you start a new notebook on page one, or leave it blank for luck?
Do you use the good stickers, or save them forever?
scene:
First page, best handwriting, held breath. {K}.
“Can I borrow a pen?” “Which one?” A long pause.
plain:
{K}. Thoughts behave better on paper.
A blank page is a small kind of hope.
invite:
{K}. Your old notebooks will understand.
{K}. Tag the friend who saves the good stickers.
news:
{K}. Written down in the good pen.
{K}. Noted, underlined, starred.

== toys 🧸
nouns: toys, toy, lego, lego set, lego sets, puzzle, puzzles, jigsaw puzzle, plush, plushie, plushies, teddy bear, stuffed animal, stuffed animals, wooden toys, dollhouse, toy train, building blocks, toy store
tags: ToyLover, PlayTime, ToysOfInstagram
turn:
{K}. For ages “put that down” to “is it my turn yet?”
Growing up was optional, and the floor agrees. {K}.
reader:
Which toy from your childhood would you take back in a second?
scene:
Barefoot, in the dark, across the playroom floor. Be brave.
plain:
{K}. Play is never a waste of time.
invite:
{K}. Tag the biggest kid you know.
news:
{K}. Serious news from the toy box.
`;
