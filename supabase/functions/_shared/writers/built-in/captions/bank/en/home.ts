export const home = `
== hammock 😌
nouns: hammock, hammocks, deck chair, lounge chair, sun lounger, beach chair, camping chair, camp chair
tags: SlowDown, LazyDays, TakeItEasy
turn:
{K}. I sat down for a moment and the moment took over.
{K}. Getting in is easy. Getting out is a comedy.
{K}. My to-do list can't reach me here.
{K}. I brought a book. The book is asleep on my face.
{K}. The hardest thing I do here is decide which side to look at.
reader:
{K}. Book, nap or just swinging your feet?
{K}. Who would you let have it first?
What's your favorite place to do absolutely nothing?
scene:
One foot dangling, one eye open, nobody asking for anything. {K}.
A cold drink just out of reach. {K}.
“Are you asleep?” “Not yet. Hush.” {K}.
plain:
{K}. Doing nothing is a skill, and I'm getting good at it.
{K}. Slow is the right speed.
{K}. All I need and nothing else.
news:
{K}. My legs have been informed that we're staying.
invite:
{K}. Tag the person who needs a break.

== decor 🪞
nouns: vase, vases, poster, posters, candle holder, home decor, wreath, centerpiece, disco ball
nouns: doormat
tags: HomeDecor, InteriorInspo, HomeInspo, HomeStyling
turn:
{K}. The rest of the room suddenly looks underdressed.
{K}. It was supposed to be a small change. Now I see everything else.
{K}. I moved it a little to the left, then back, then stared.
{K}. I went out for milk and came home with taste.
{K}. Nobody has noticed yet. I'm giving them hints.
{K}. My personality, but for a room.
reader:
{K}. Which room would you put it in?
{K}. Less is more, or more is more?
Which thing at your place do guests always ask about?
Do you change your home with the seasons or when the mood hits?
scene:
A step back, a tilt of the head, a satisfied nod. {K}.
“Has that always been there?” The best compliment. {K}.
One corner finished, one tea in hand, no notes. {K}.
plain:
{K}. A small thing that makes the room feel finished.
{K}. Home is made of little choices like this.
{K}. It makes me want to stay in.
news:
{K}. The old one took it badly.
invite:
{K}. Your blank corner has been waiting for it.

== home 🏡
nouns: home, house, houses, new house, new home, apartment, apartments, new apartment, new place, first home, first apartment, first house, living room, dream home, tiny house, home sweet home, moving day, housewarming, housewarming party, studio apartment, interior design, interiors, home styling, new keys, townhouse, condo, loft, country house
tags: HomeSweetHome, AtHome, HomeInspo, MyHome
turn:
{K}. I know where every light switch is, on the third try.
There is always one box nobody opens, and it has survived every move.
{K}: where the good scissors live, allegedly.
I like to travel. I like my own pillow more. {K}.
{K}. The tour includes everything except the closet that must not be opened.
Leaving the house is easy. Remembering whether you locked it takes longer.
reader:
What makes a place feel like home first: the bed made or the kettle on?
Which drawer at home has everything except what you need?
Big light or only lamps? Some homes are divided over it.
What did you hang first when you moved in?
Shoes on or shoes off at your front door?
Which corner of your home gets used the most?
When the house makes a noise at night, who goes to look?
scene:
Keys in the bowl, shoes by the door, shoulders down. {K}.
“Make yourself at home,” said the sofa, and it meant it.
That one floorboard that tells everybody where you are going.
House rules: feed it, sweep it, complain about it, love it.
The quiet click of your own front door closing behind you.
The junk drawer has requested its own room. {K}.
“I'm home,” said to the furniture, out of habit. {K}.
plain:
A place gets better with every ordinary day you spend in it.
There is nothing like closing the door and being where you belong.
{K}, slowly becoming itself.
{K}. Somewhere to hang up the coat and stop performing.
news:
{K}. The walls have heard everything and kept quiet.
{K}. The doormat says welcome, and means it.
{K}. The sofa is hosting the debrief.
{K}. The kettle has been put on in response.
{K}. The neighbors heard it through the wall and clapped.
{K}. The welcome mat is thinking about it.
{K}. Even the fridge hummed a bit louder.
invite:
{K}. Come in, look around, imagine your own chaos here.
{K}. Somewhere there is a sofa that would like to meet you.
Tag the person you would share the keys with. {K}.
{K}. Already arranging the furniture in your head?
Your plants would like to see it first. {K}.

== room 🛋️
nouns: room, rooms, kitchen, kitchens, bedroom, bedrooms, desk corner, reading nook, desk setup, workspace, guest room, kids' room, dining room, hallway, music room, entryway, cozy corner, new kitchen, dream kitchen, small kitchen, mudroom, home office
nouns: sunroom
tags: HomeInspo, InteriorInspo, CornerOfMyHome, RoomDecor
turn:
{K}: small enough to tidy, big enough to avoid tidying.
I moved one thing and now the rest of the house looks guilty. {K}.
{K}. Please ignore everything just outside the frame.
Nobody has spent this long deciding where one plant should stand.
I came in here for something. It was probably just to look. {K}.
{K}. It only took an afternoon in my head and rather longer in real life.
The rest of the house is a work in progress. {K}, too.
{K}. I have moved in mentally and will be receiving mail here.
The laundry basket is not allowed in here. {K}.
reader:
Which room in your home do you tidy first when the doorbell rings?
Everything put away or everything within reach: what kind of room is yours?
Does your favorite corner get used, or mostly admired?
Open shelves or closed doors: how honest is your home?
Which corner of your home is always one good idea away from finished?
scene:
Stand in the doorway. Tilt your head. Move the plant again. {K}.
“Where does this go?” “There.” And that is how it stayed.
Everything is in its place, for as long as nobody comes in.
The before picture is sealed and will not be discussed. {K}.
Guided tour: on your left, a plan. On your right, the pile.
Hand on the door frame, head to one side, mentally removing a wall. {K}.
plain:
{K}. I keep finding reasons to come in here.
Every home needs one spot that is kind to you.
{K}. A good place to do a little and think a lot.
I walk in here and breathe out.
It is nice to have a place where things are just as you like them.
{K}. Nothing much happens here, and that's what I like about it.
news:
{K}. The other rooms are a bit jealous.
{K}. The tape measure and I need a rest.
{K}. I keep walking in just to check.
{K}. Home has a way of keeping things interesting.
{K}. I'll be in there, if anybody asks.
{K}. The furniture has been whispering.
{K}. The light switch went on, in both ways.
invite:
{K}. Which corner would you claim first?
{K}. Save it for the day you finally start on yours.
{K}. Your moodboard has been hoping for this.

== furniture 🪑
nouns: furniture, bench
nouns: stool
tags: Furniture, HomeInspo, InteriorLovers, FurnitureDesign
turn:
{K}. Measured twice, and still held our breath at the door.
Flat surfaces attract things. This is physics. {K}.
{K}: the rest of the room now looks like a first draft.
{K}. The floor is no longer the plan.
Furniture always looks smaller in the store. My doorway would like to add something.
Real friends stay on the phone after “can you help me carry something?” {K}.
{K}. Some assembly required, all patience sold separately.
{K}. I rearranged the whole room so that nobody feels left out.
I have already said “careful” to an innocent cup of coffee. {K}.
reader:
Do you read the assembly instructions, or trust your instincts and the leftover screws?
How often do you rearrange the furniture when you should be sleeping?
Who has claimed the best seat on your sofa, and how is it defended?
Coasters on the table: house law or mere suggestion?
Could you assemble a wardrobe with somebody you love and stay on speaking terms?
scene:
“A bit to the left.” “No, your left.” “Back.” {K}.
“It will fit.” “It won't.” “Tilt it.” {K}.
The little wrench goes into the drawer with all the other little wrenches.
First, lay out all the parts. Last, find the missing one under your knee.
plain:
{K}. Made to be used, and it will be.
A room changes when the right piece moves in.
{K}. One more reason to stay in.
Good furniture ends up holding more than it was built for.
{K}. Home feels a bit more finished.
news:
{K}. The rest of the furniture has been very supportive.
{K}. Best to sit down for this.
{K}. The coasters have been put on high alert.
{K}. The couch has taken the news sitting down.
{K}. There's one screw left over, as tradition demands.
{K}. The old chair is acting wobbly for attention.
invite:
{K}. Tag the friend who owns a tape measure.
{K}. Measure your doorway first, then fall in love.
{K}. That pile of clothes deserves a better place to sit.

== renovation 🔨
nouns: renovation, renovations, painting walls, diy project, diy, new floor, remodeling, kitchen remodel, bathroom remodel, home renovation, tiling, fixer-upper, house project, paint colour, home improvement, kitchen reno, reno, bathroom reno, home reno, fresh paint, kitchen makeover, refresh, home makeover, laundry room makeover
tags: Renovation, HomeImprovement, DIYHome, HomeReno
turn:
{K}. It was going to take a weekend, said the weekend.
{K}: dust in places that have no air.
{K}. The plan had a budget. It was adorable.
No wall is straight. I have checked, and now I can't unsee it. {K}.
Every paint color has a poetic name until it's on your elbow.
Nearly done is the longest phase of any project. {K}.
{K}. I own a spirit level now, and I judge every shelf I meet.
Behind every old tile waits an older tile.
{K}. My jeans will tell the story in splatters.
reader:
Do it yourself, or watch the video and call somebody?
How many paint samples on one wall are too many?
What have you been meaning to fix at home since you moved in?
Wallpaper: a welcome comeback, or did it leave for a reason?
Tear it out or work with it: how do you feel about old tiles?
scene:
The trip to the hardware store before the other trip to the hardware store. {K}.
“Is that load-bearing?” A question for before the hammer.
Drop cloth on the floor. Paint right beside the drop cloth. {K}.
Missing in the rubble: pencil, tape measure, sense of time. {K}.
Hear that? No drilling. Stand still and enjoy it.
plain:
{K}. Bit by bit, it becomes the place in your head.
Messy now, worth it later. {K}.
There is something hopeful about a room with nothing in it yet.
{K}. A lot of work for a place that is worth the trouble.
news:
{K}. The walls are speechless.
{K}. The plan has been updated, in pencil.
{K}. The ladder is staying out of it.
invite:
{K}. Tag the one who said it would be quick.
{K}. That wall you keep staring at has been staring back.
{K}. For people who say “we could just knock that through.”

== candle 🕯️
nouns: candle, candles, soy candle, soy candles, beeswax candles, beeswax candle, scented candle, scented candles, hand poured soy candles, tea lights, taper candles, wax melts, candle shop, pillar candle, candlelight, candle collection, candle workshop, dinner candles, candle jars, reed diffuser, incense, wick, wicks, new candle scent, candle scents
tags: CandleLover, CandleLight, Candles, CandleTime
turn:
{K}. The overhead light has been asked to leave.
I tidied one shelf for {the} and called it interior design.
{K}: because the mess looks intentional in flattering light.
Too pretty to burn, said nobody who ever had a power cut.
Takeout becomes dinner as soon as one of these is lit. {K}.
My lighter disappears each time, and I suspect {the}.
The label said “notes of.” I nodded as if I could read music. {K}.
{K}. The living room now thinks it's a spa.
{K}. Curtains, sleeves and curious tails, please keep your distance.
reader:
Do you burn the good candle, or save it for an occasion that never comes?
How many candles on one table are cozy, and when is it a ceremony?
Candle in the bathroom or by the bed: where does yours earn its keep?
Blow it out or use the lid? Candle people know each other by this.
Do you light the candle for guests only, or for a plain evening alone as well?
scene:
Match, flicker, and the whole room lowers its voice.
“Smell this one.” “It's lovely.” “Now smell this one.” An hour passes.
The last little thread of smoke after it goes out.
A small flame doing the work of a very large lamp. {K}.
The flame leans over, listens, and straightens up again.
plain:
{K}. A small light makes an evening feel looked after.
Light one, sit down, let the day end slowly.
{K}. The quietest company there is.
There is something kind about a room with a flame in it.
{K}. The evening gets softer around the edges.
news:
{K}. The matches were told first.
{K}. Somewhere a wick stands a bit taller.
{K}. Dim the lights, this deserves it.
{K}. That lights a little something in all of us.
invite:
{K}. Your evenings could use some better lighting.
{K}. Tag the friend whose home always smells wonderful.
Somebody's dark corner has been waiting. {K}.
{K}. Just follow your nose and take your time.

== cleaning 🧹
nouns: cleaning, tidying, cleaning day, window cleaning, organizing
tags: CleaningDay, CleanHome, CleaningMotivation, TidyHome
turn:
{K}. Nobody sit on anything. Nobody eat. Nobody live here for an hour.
Started with one drawer. Now the whole house is on the floor.
{K}: finished just in time to start again.
{K}. The mess was there first and thinks it has rights.
I put it somewhere safe while tidying. It is now very safe.
{K}. A spotless home, with a lifespan of one snack.
Nobody notices a clean sink. Everybody notices the spoon that ruins it.
Half of cleaning is putting things where they will never be found again.
reader:
Which chore would you hand over forever: dishes, laundry or dusting?
Do you clean before guests come, or hide it all in one room?
Load the dishwasher your way, or rearrange it after everybody else?
Which cleaning job do you secretly enjoy?
Which drawer have you agreed never to organize?
scene:
“Who left this here?” It was me. It's always me. {K}.
The chair of clean clothes has reached its final height.
“I just cleaned that.” The most quoted sentence in any home.
The doorbell rings, and everything on the sofa moves into the closet. {K}.
That clean smell, and everybody tiptoeing as if they lived in a museum.
plain:
{K}. A clear table makes a clearer head.
It isn't exciting, and it feels so good afterwards.
{K}. A fresh start you can actually see.
It's nice to sit down in a room that asks nothing of you.
news:
{K}. The dust bunnies are regrouping.
{K}. That sparks something, possibly joy.
{K}. It will all come out in the wash.
{K}. The mop has no comment at this time.
invite:
{K}. The dust has had a good run.
Put the sponge down and read this. {K}.
{K}. The crumbs under your toaster would rather you didn't see this.
{K}. Your sofa cushions know what they're hiding.

== chores 🧺
nouns: taking out the trash, chores, packing, suitcase packing, meal prep, meal planning, admin day, closet clear out, fridge cleanout, assembling furniture, flat pack furniture, oil change day
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
{K}. The laundry pile is claiming credit.
{K}. The vacuum has gone very quiet.
{K}. The dishes would like to be left out of it.
invite:
{K}. Let us do the part you keep putting off.
{K}. You've got better things to do, and we've got the gloves.

== house-trouble 🧰
nouns: frozen pipes, leaking roof, leak, broken dishwasher, broken washing machine, broken boiler, broken heater, no hot water, ants in the kitchen, spider in the bathroom, mouse in the house, squeaky door, wobbly table, jammed printer, broken printer, broken elevator, flat battery, snowed-in car, potholes, construction noise, loud neighbors, parking fine, leaky roof, leaky sink, leaking sink, leaky pipe, broken fridge, broken oven, broken furnace, broken ac, broken air conditioner, flooded kitchen, flooded bathroom, broken toilet, clogged toilet, running toilet, blown fuse, stuck drawer, squeaky floor
turn:
I watched a video about it and made it worse with confidence.
{K}. The house has chosen its moment, as always.
I own a hammer and it's no help at all.
{K}. It was making a noise. Now it's making a point.
I turned it off and on again, and then I turned myself off.
Something always breaks, and it's always after closing time.
{K}. My toolbox and I looked at each other and shrugged.
{K}. I used the voice you use on a computer that won't start.
{K}. Being an adult is mostly this, with paperwork.
{K}. Nobody warns you that homes have moods.
{K}. I've named it. That's how long we've known each other now.
{K}. I gave it a gentle tap, then a less gentle one.
{K}. It worked fine until somebody said “it still works fine”.
reader:
{K}. Fix it yourself or call somebody right away?
What's the worst thing your home ever did to you?
Who do you call when you don't know who to call?
{K}. Any tips that don't start with “first, buy a new one”?
{K}. Tape, glue or denial: what's your tool of choice?
{K}. Who's the handiest person you know? I need a name and a favor.
scene:
Bucket here, towel there, deep breath in the middle. {K}.
“How hard can it be?” Famous last words, said with a wrench.
Me, standing in front of it with my hands on my hips. {K}.
Phone light in my teeth, one knee on the floor, regretting everything. {K}.
“It's always been like that.” It has not. {K}.
plain:
{K}. We'll laugh about it, once it's fixed.
{K}. A roof over our heads and a story to tell.
You only notice how good it was when it stops working.
{K}. One thing at a time.
{K}. A little patience, a little swearing under the breath.
{K}. You learn to love the boring days when nothing breaks.
news:
{K}. I'm accepting advice and dry socks.
{K}. The landlord has seen the message.
{K}. An expert has been begged.
invite:
{K}. If you've fixed this before, you're invited over. There's cake.
`;
