export const home = `
== hammock 😌
under: object
nouns: hammock, hammocks, hammock chair, hammock time, hammock season, hammock life, hanging chair
tags: SlowDown, LazyDays, TakeItEasy
turn:
{K}. I lay down for a moment and the moment took over.
{K}. Getting in is easy. Getting out is a comedy.
{K}. My to-do list can't reach me here.
{K}. I brought a book. The book is asleep on my face.
{K}. The whole schedule is sky, leaves, sky.
reader:
{K}. Book, nap or just swinging your feet?
{K}. Who would you let have it first?
How do you get out of a hammock: with grace, with help or face first?
scene:
One foot dangling, one eye open, nobody asking for anything. {K}.
A cold drink just out of reach, and a small swing toward it. {K}.
“Are you asleep?” “Not yet. Hush.” {K}.
plain:
{K}. Doing nothing is a skill, and I'm getting good at it.
{K}. Slow is a direction, too.
{K}. Held up by a few knots and a lot of trust.
news:
{K}. The trees are holding me to it.
invite:
{K}. For everybody who has been sitting too straight for too long.

== decor 🪞
nouns: vase, vases, poster, posters, candle holder, home decor, wreath, centerpiece, disco ball, mantel, mantelpiece
nouns: fireplace mantel, mantel decor, fall decor, vase collection, shelf decor, figurine, room decor, table decor
nouns: coffee table books, framed poster
tags: HomeDecor, InteriorInspo, HomeInspo, HomeStyling
turn:
{K}. The rest of the room suddenly looks underdressed.
{K}. It was supposed to be a small change. Now I see everything else.
{K}. I moved it a little to the left, then back, then stared.
{K}. Somebody should stop me before I start on the hallway.
{K}. No guest has mentioned it so far. I keep walking them past it.
{K}. My personality, but for a room.
It has no purpose except to be looked at, and it takes that seriously. {K}.
One shelf was supposed to be enough. There's always another shelf. {K}.
reader:
{K}. Which room would you put it in?
{K}. Less is more, or more is more?
Which thing at your place do guests always ask about? {K}.
Do you change your home with the seasons or when the mood hits?
Where at your place does nothing stand yet, and how long can you resist? {K}.
Bought on a trip, found at a market or inherited: where did your favorite piece come from? {K}.
scene:
A step back, a tilt of the head, a satisfied nod. {K}.
“Was that always there?” The visitor has passed the test. {K}.
Moved a little to the left. Moved back. Looked at from the doorway. {K}.
“What does it do?” “It stands there.” “And?” “And I'm happier.” {K}.
plain:
{K}. The shelf had been waiting for something to hold.
{K}. You walk past it all day and smile at it now and then.
{K}. It doesn't do anything, and the room would miss it.
A home tells on its people, piece by piece. {K}.
news:
{K}. The blank spot next to it is looking hopeful.
{K}. Every visitor gets the short tour, which is long.
invite:
{K}. Your blank corner has been waiting for it.
Somewhere at your place there's a surface with nothing to say. {K}.

== home 🏡
nouns: home, house, houses, new house, new home, apartment, apartments, new apartment, new place, living room
nouns: dream home, tiny house, studio apartment, townhouse, condo, loft, country house, home sweet home, interiors
nouns: home styling, interior design, first home, first apartment, first house, cottage living, bungalow, duplex
nouns: housewarming, housewarming party, moving day
tags: HomeSweetHome, AtHome, HomeInspo, MyHome
turn:
{K}. The tour takes a moment and ends in front of the fridge.
Home is where you know which step creaks and skip it in the dark.
The good scissors live in there somewhere, allegedly. {K}.
Far away is lovely. My own pillow is lovelier. {K}.
{K}. The tour includes everything except the closet that must not be opened.
Leaving the house is easy. Remembering whether you locked it takes longer.
reader:
What makes a place feel like home first: the bed made or the kettle on?
Which drawer at home has everything except what you need?
Big light or only lamps? Some homes are divided over it.
What's the first thing you do when you come home: lights, music or fridge?
Shoes on or shoes off at your front door? {K}.
Which corner of your home gets used the most?
When the house makes a noise at night, who goes to look?
scene:
Keys in the bowl, shoes by the door, shoulders down. {K}.
“Make yourself at home,” said the sofa, and it meant it.
That one floorboard that tells everybody where you are going. {K}.
House rules: feed it, sweep it, complain about it, love it.
The quiet click of your own front door closing behind you. {K}.
The junk drawer has requested its own room. {K}.
“I'm home,” said to an empty hallway, which always seems pleased. {K}.
plain:
A place gets better with every ordinary day you spend in it.
There is nothing like closing the door and being where you belong. {K}.
{K}. A roof, some walls and a lasting debate about the thermostat.
{K}. Somewhere to hang up the coat and the face that goes with it.
news:
{K}. The walls have heard it too, and they keep quiet.
{K}. The doormat says welcome, and means it.
{K}. The sofa has called everybody in for a talk.
{K}. Somebody put the kettle on, this will take a while to tell.
{K}. The neighbors have heard it through the wall by now.
{K}. The whole hallway echoes with it.
{K}. Even the fridge hummed a bit louder.
invite:
{K}. Come in, look around, place your sofa with your eyes.
{K}. Somewhere there is a sofa that would like to meet you.
Tag the person you would share the keys with. {K}.
{K}. You can mentally hang the pictures while you read this.
Your plants would like to see it first. {K}.

== room 🛋️
nouns: room, rooms, kitchen, kitchens, bedroom, bedrooms, desk corner, reading nook, workspace, guest room
nouns: kids' room, dining room, hallway, entryway, cozy corner, new kitchen, dream kitchen, small kitchen
nouns: home office, sunroom, desk setup, music room, mudroom, spare room, family room, breakfast nook, she shed
nouns: man cave, boho bedroom, bedroom makeover, home bar, messy room, library nook, window nook
tags: HomeInspo, InteriorInspo, CornerOfMyHome, RoomDecor
turn:
{K}: small enough to tidy, big enough to avoid tidying.
One thing was moved, and now the rest of the house looks guilty. {K}.
{K}. Everything that doesn't belong in here is just outside the frame.
Nobody in history has spent so long on where one plant should stand. {K}.
Everybody walks in there for a reason and forgets it at the door. {K}.
{K}. In my head it has looked like that for a long time.
The rest of the house is a work in progress. {K}, too.
{K}. The door has hinges, and still nobody knocks.
The laundry basket is not allowed in here. {K}.
reader:
Which room in your home do you tidy first when the doorbell rings?
Everything put away or everything within reach: what kind of room is yours?
Does your favorite corner get used, or mostly admired?
Open shelves or closed doors: how honest is your home? {K}.
Which corner of your home is always one good idea away from finished?
scene:
Stand in the doorway. Tilt your head. Move the plant again. {K}.
“Where does this go?” “There, for now.” And there it has stayed. {K}.
Everything is in its place, for as long as nobody comes in. {K}.
The before picture is sealed and will not be discussed. {K}.
Guided tour: on your left, a plan. On your right, the pile. {K}.
Hand on the door frame, head to one side, mentally removing a wall. {K}.
plain:
{K}. Somewhere to close the door and hear yourself think.
Every home needs one spot that is kind to you. {K}.
{K}. Somebody's whole personality, wall to wall.
A good room makes you breathe out in the doorway. {K}.
The rest of the house can do what it likes. {K}.
{K}. It has a window, a door and a mood of its own.
news:
{K}. The other rooms are a bit jealous.
{K}. Even the light switch looks a bit brighter.
{K}. The dust has been asked for a statement.
{K}. The hallway heard it first, through the door.
{K}. The ceiling saw the whole thing.
{K}. The furniture has been whispering.
{K}. Guests will be led straight there.
invite:
{K}. Which corner would you claim first?
{K}. Save it for the day you finally start on yours.
{K}. Your moodboard has been hoping for this.

== furniture 🪑
nouns: furniture, stool, new furniture, garden furniture, outdoor furniture, furniture shopping, furniture makeover
nouns: antique furniture, rattan furniture, wooden furniture, used furniture
tags: Furniture, HomeInspo, InteriorLovers, FurnitureDesign
turn:
{K}. Measured twice, and still held our breath at the door.
Flat surfaces attract things. This is physics. {K}.
{K}: the rest of the room now looks like a first draft.
{K}. It blocks the outlet, of course. It always blocks the outlet.
It looked smaller in the store. The doorway would like to add something. {K}.
Real friends stay on the phone after “can you help me carry something?” {K}.
{K}. Some assembly required, all patience sold separately.
{K}. The whole room had to shuffle a little to make space.
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
One good piece, and all the others stand up straighter. {K}.
{K}. Something solid in a house full of maybes.
Good furniture ends up holding more than it was built for.
{K}. It will outlast several phone contracts and most opinions.
news:
{K}. The floor took it with a small creak.
{K}. Best to sit down for this.
{K}. The coasters have been put on high alert.
{K}. Somebody will stub a toe on this news.
{K}. The sturdy, silent type, at least until somebody sits down.
{K}. The doorframe still has something to say about it.
invite:
{K}. Tag the friend who owns a tape measure.
{K}. Bring the measurements and a friend with a van.
{K}. The empty corner at your place knows what it wants.

== renovation 🔨
nouns: renovation, renovations, painting walls, diy project, diy, remodeling, kitchen remodel, bathroom remodel
nouns: home renovation, tiling, fixer-upper, house project, paint colour, home improvement, kitchen reno
nouns: bathroom reno, home reno, fresh paint, kitchen makeover, home makeover, laundry room makeover, our reno
nouns: new floor, new floors, floor installation, hardwood floors, garage renovation, basement renovation
nouns: attic conversion, loft conversion, home extension, house flip, flipping houses, drywall, demolition day
nouns: demo day, new kitchen cabinets, kitchen backsplash, backsplash, van conversion, house renovation
nouns: room refresh, bathroom refresh, kitchen refresh
tags: Renovation, HomeImprovement, DIYHome, HomeReno
turn:
{K}. It was going to take a weekend, said the weekend.
{K}: dust in places that have no air.
{K}. The plan had a budget. It was adorable.
No wall is straight. Nobody believes it until they hang the first shelf. {K}.
There's dust in my coffee, and at this point I stir it in. {K}.
Nearly done is the longest phase of any project. {K}.
{K}. Somebody in this house now owns a spirit level and judges every shelf.
Behind every old tile waits an older tile.
{K}. The good jeans are the paint jeans now.
reader:
Do it yourself, or watch the video and call somebody? {K}.
What did you find behind the wall, under the floor or above the ceiling?
What have you been meaning to fix at home since you moved in?
Live with the mess, or move in with your mother until it's over? {K}.
Tear it out or work with it: how do you feel about old tiles?
scene:
The trip to the hardware store before the other trip to the hardware store. {K}.
“Is that load-bearing?” A question for before the hammer. {K}.
One light bulb on a wire, one folding chair, one very big plan. {K}.
Missing in the rubble: pencil, tape measure, sense of time. {K}.
Hear that? No drilling. Stand still and enjoy it. {K}.
plain:
{K}. Bit by bit, it becomes the place in your head.
Dust first, breakfast in the light one day. {K}.
There is something hopeful about a room with nothing in it yet.
{K}. One day, somebody will walk in and think it was always so.
news:
{K}. The neighbors could hear that it was coming.
{K}. The plan has been updated, in pencil.
{K}. The dust has settled, and then some.
invite:
{K}. Tag the one who said it would be quick.
{K}. That wall you keep staring at has been staring back.
{K}. For people who say “we could just knock that through.”

== candle 🕯️
nouns: candle, candles, soy candle, soy candles, beeswax candles, beeswax candle, scented candle, scented candles
nouns: hand poured soy candles, taper candles, wax melts, candle shop, pillar candle, candle collection
nouns: candle workshop, candle jars, wick, wicks, new candle scent, candle scents, tea lights, dinner candles
nouns: candlelight, tealight, scented soy candle, christmas candle, soy wax candle, taper candle, wax melt
nouns: tea light, dinner candle
tags: CandleLover, CandleLight, Candles, CandleTime
turn:
{K}. The overhead light has been asked to leave.
One shelf was cleared for it, and suddenly it was interior design. {K}.
{K}: because the mess looks intentional in flattering light.
Too pretty to burn, they say, until the lights go out.
Takeout becomes dinner as soon as one of these is lit. {K}.
The lighter is never where the flame is needed. {K}.
The label promises a whole forest at dusk. I smell “nice”. {K}.
{K}. The living room now thinks it's a spa.
{K}. Every face at the table looks better by it, including mine.
reader:
Do you burn the good candle, or save it for an occasion that never comes?
How many candles on one table are cozy, and when is it a ceremony?
By the bath or by the bed: where does yours burn down first? {K}.
Blow it out or use the lid? Candle people know each other by this.
Do you light the candle for guests only, or for a plain evening alone as well?
scene:
Match, flicker, and the whole room lowers its voice.
“Smell this one.” “It's lovely.” “Now smell this one.” An hour passes. {K}.
The last little thread of smoke after it goes out. {K}.
A small flame doing the work of a very large lamp. {K}.
The flame leans over, listens, and straightens up again.
plain:
{K}. A small light makes an evening feel looked after.
Light one, sit down, let the day end slowly.
{K}. The quietest company there is.
There is something kind about a room with a flame in it.
{K}. The evening gets softer around the edges.
news:
{K}. The matches can't keep still.
{K}. Somewhere a wick stands a bit taller.
{K}. Dim the lights, this deserves it.
{K}. The flame flickered when it heard.
invite:
{K}. Your evenings could use some better lighting.
{K}. Tag the friend whose home always smells wonderful.
Somebody's dark corner has been waiting. {K}.
{K}. Just follow your nose and take your time.

== cleaning 🧹
nouns: cleaning, tidying, cleaning day, organizing, window cleaning, house cleaning day, cleaning spree
nouns: kitchen cleaning, bathroom cleaning, cleaning hack, cleaning hacks, cleaning routine, clean kitchen
nouns: clean house, cleaning motivation, oven cleaning
tags: CleaningDay, CleanHome, CleaningMotivation, TidyHome
turn:
{K}. Nobody sit on anything. Nobody eat. Nobody live here for an hour.
Started with one drawer. Now the whole house is on the floor.
{K}: finished just in time to start again.
{K}. The mess was there first and thinks it has rights.
Anything put “somewhere safe” while tidying is now very safe, even from its owner. {K}.
{K}. A spotless home, with a lifespan of one snack.
Nobody notices a clean floor. Everybody notices the first crumb.
Half of cleaning is putting things where they will never be found again.
reader:
Where do you start: the worst corner, or the one guests will see? {K}.
Do you clean before guests come, or hide it all in one room?
Music on, or do you mutter at the dust? {K}.
Which cleaning job do you secretly enjoy?
Which drawer have you agreed never to organize? {K}.
scene:
“Who left this here?” It was me. It's always me. {K}.
The chair of clean clothes has reached its final height.
“I just cleaned that.” Words spoken to the back of somebody walking away. {K}.
The doorbell rings, and everything on the sofa moves into the closet. {K}.
That clean smell, and everybody tiptoeing as if they lived in a museum.
plain:
{K}. A clear table makes a clearer head.
It isn't exciting, and it feels so good afterwards. {K}.
{K}. The light comes in and finds nothing to complain about.
It's nice to sit down in a room that asks nothing of you. {K}.
news:
{K}. The dust bunnies are regrouping.
{K}. The sponge has earned a long vacation.
{K}. The whole room breathes easier.
{K}. The floor was seen, for the first time in a while.
invite:
{K}. The dust has had a good run.
Put the sponge down, we brought our own. {K}.
{K}. The crumbs under your toaster would rather you read on.
{K}. Your sofa cushions know what they're hiding.

== chores 🧺
nouns: taking out the trash, chores, admin day, fridge cleanout, assembling furniture, oil change day
nouns: closet clear out, flat pack furniture, taking out the bins, trash day, bin day, yard chores, weekend chores
nouns: household chores
turn:
{K}. Somebody has to, and everybody is looking at their shoes.
I did one thing on the list and told the whole house. {K}.
{K}. Adulthood is doing this and then, somehow, doing it again.
I clean best when there's something else I should be doing. {K}.
Nobody thanks you for it until you stop. {K}.
It takes a moment to do and a week to start. {K}.
{K}. I looked away for a second and it multiplied.
reader:
{K}. Do you do it at once, or wait until it starts looking at you?
Music up or podcast on: what gets you through it? {K}.
What's the one job at home you'd trade for any other? {K}.
Who in your home never notices that it needs doing? {K}.
scene:
Sleeves up, song on, one dramatic sigh. {K}.
“Whose turn is it?” A silence, several people leaving the room. {K}.
“I'll just sit down for a second,” said nobody who got up again. {K}.
Halfway through, distracted by something else that needs doing. {K}.
plain:
{K}. Nobody takes a picture of it, everybody would notice without it.
There's a small peace in crossing things off. {K}.
{K}. Nobody will write a song about it, and the house runs on it.
Future me will find it done and be fond of past me. {K}.
news:
{K}. Applause is welcome, help even more so.
{K}. I'd like a sticker.
{K}. Crossed off with more force than needed.
{K}. It wants to be mentioned, so here it is.
{K}. One down, the rest of the list is pretending to be asleep.
invite:
{K}. Let us do the part you keep putting off.
{K}. You've got better things to do, and we've got the gloves.

== house-trouble 🧰
nouns: frozen pipes, leaking roof, broken dishwasher, broken washing machine, broken boiler, broken heater
nouns: no hot water, ants in the kitchen, spider in the bathroom, mouse in the house, squeaky door, wobbly table
nouns: construction noise, loud neighbors, leaky roof, leaky sink, leaking sink, leaky pipe, broken fridge
nouns: broken oven, broken furnace, broken ac, broken air conditioner, flooded kitchen, flooded bathroom
nouns: broken toilet, clogged toilet, running toilet, blown fuse, stuck drawer, squeaky floor, ceiling leak
nouns: roof leak, water leak, kitchen leak, bathroom leak, wasps nest, tripped breaker, broken window
nouns: broken doorbell, broken lock, creaky floor, noisy pipes
turn:
I watched a video about it and made it worse with confidence. {K}.
{K}. The house has chosen its moment, as houses do.
I own a hammer and it's no help at all. {K}.
{K}. It was making a noise. Now it's making a point.
I read the manual. The manual says to call somebody. {K}.
Something always breaks, and it's always after closing time. {K}.
{K}. My toolbox and I looked at each other and shrugged.
{K}. I've tried kindness, force and a lot of tape.
{K}. Being an adult is mostly this, with paperwork.
{K}. Nobody warns you that homes have moods.
{K}. I've named it. That's how long we've known each other now.
{K}. I gave it a gentle tap, then a less gentle one.
{K}. It worked fine until somebody said “it still works fine”.
reader:
{K}. Fix it yourself or call somebody right away?
What's the worst thing your home ever did to you? {K}.
Who do you call when you don't know who to call? {K}.
{K}. Any tips, apart from moving out?
{K}. Tape, glue or denial: what's your tool of choice?
{K}. Who's the handiest person you know? I need a name and a favor.
scene:
Bucket here, towel there, deep breath in the middle. {K}.
“How hard can it be?” Famous last words, said with a wrench. {K}.
Me, standing in front of it with my hands on my hips. {K}.
Phone light in my teeth, one knee on the floor, regretting everything. {K}.
“It's always been like that.” It has not. {K}.
plain:
{K}. We'll laugh about it, once it's fixed.
{K}. A roof over our heads and a story to tell.
You only notice how good it was when it stops working. {K}.
{K}. Somewhere in this house, something still works.
{K}. A little patience, a little swearing under the breath.
{K}. You learn to love the boring days when nothing breaks.
news:
{K}. I'm accepting advice and dry socks.
{K}. Somebody's toolbox is on its way, and so is cake.
{K}. An expert has been begged.
invite:
{K}. If you've fixed this before, you're invited over. There's cake.

== deck-chair 😌
under: object
nouns: deck chair, deck chairs, lounge chair, sun lounger, sun loungers, beach chair, beach chairs, camping chair
nouns: camping chairs, camp chair, camp chairs, adirondack chair, adirondack chairs, lawn chairs, patio chair
nouns: patio chairs, zero gravity chair, festival chair
tags: SlowDown, LazyDays, TakeItEasy
turn:
{K}. It took a few tries to set up, so I'll be staying.
The official seat of people with no further appointments. {K}.
{K}: folds flat, unless somebody is watching.
I brought a book out here. The book is asleep on my face. {K}.
Comfortable to sit in. The standing up is between me and my knees. {K}.
reader:
Upright like a guard, or all the way back like a vacation? {K}.
{K}. Sun, shade or moving along with the shadow all day?
Who takes the good one, and how early do they get up for it? {K}.
scene:
A click, a pinch, a small shout, a chair that is almost a chair. {K}.
Cup in the armrest, hat over the eyes, out of office. {K}.
“Could you pass me that?” “No. I've only just sat down.” {K}.
plain:
{K}. Carry it to the view, sit down, done.
A seat outside is half a vacation. {K}.
{K}. Put your feet up, somebody else can watch the clock.
news:
{K}. Best heard at an angle.
{K}. Anything more would mean getting up.
invite:
{K}. Bring a hat and no plans.
The good seat is whichever one you unfold first. {K}.

== incense-diffuser 🌿
under: decor
nouns: incense, incense sticks, reed diffuser, reed diffusers, oil diffuser, essential oil diffuser, essential oils
nouns: room spray, home fragrance, palo santo, sage bundle, essential oil, incense burner, linen spray, diffuser
nouns: aromatherapy, incense stick
tags: HomeFragrance, CalmHome, CozyHome
turn:
{K}. The hallway used to smell of shoes and dinner. It has moved up in the world.
Guests ask what it is. I say “atmosphere”. {K}.
{K}: housekeeping for the nose.
The dishes are still in the sink, but now they're doing it in a spa. {K}.
reader:
Fresh, smoky or flowery: what should home smell of? {K}.
{K}. Every room the same, or a different one behind every door?
Which smell says “home” to you, before you even put the bag down? {K}.
scene:
A deep breath in the doorway, coat still on. {K}.
“Did you clean?” “It smells like it, doesn't it?” {K}.
One thin ribbon of scent, all the way down the hall. {K}.
plain:
{K}. You can't see it, and the whole room changes.
A quiet evening smells of something. {K}.
{K}. Breathe in, shoulders down.
news:
{K}. It's in the air, quite literally.
{K}. The curtains will be telling it for days.
invite:
{K}. Follow your nose, it knows the way.
Your living room has been smelling of wet shoes. {K}.

== packing 🧳
under: chores
nouns: packing, suitcase packing, packing a suitcase, carry-on packing, packing cubes, suitcases, carry on luggage
nouns: luggage, holiday packing, vacation packing, overpacking, duffel bag, duffle bag, packed suitcase
tags: PackingTips, TravelReady, SuitcaseLife
turn:
{K}. Outfits for every weather, every party and one surprise opera.
I sat on it, and it closed. We don't talk about the noise. {K}.
{K}: everything is in there except the charger.
Rolled, folded, squeezed, and then one pair of shoes walked up. {K}.
Nobody has ever worn the “just in case” sweater, and it has seen the world. {K}.
reader:
A week ahead with a list, or the night before with a wild look? {K}.
{K}. Roll or fold? Whole families travel separately over this.
What do you always forget, and always need? {K}.
scene:
One knee on the lid, both hands on the zipper. {K}.
The cat is already lying in it. {K}.
“Do I need this?” In it goes. “And this?” In it goes. {K}.
plain:
{K}. The trip begins on the bedroom floor.
Light bag, light head. {K}.
{K}. Toothbrush last, excitement first.
news:
{K}. The zipper is holding, emotionally as well.
{K}. The wardrobe has gone quiet and rather empty.
invite:
{K}. For everybody who has to sit on theirs.
Whatever you do, leave room for souvenirs. {K}.

== meal-prep 🥡
under: meal
nouns: meal prep, meal planning, sunday meal prep, meal plan, prepped meals, meal prep containers, weekly meal prep
nouns: healthy meal prep, meal prep recipe
tags: MealPrep, MealPlanning, HomeCooking
turn:
{K}. Past me cooked, so future me has no excuse.
Everything stacked, labeled and slightly smug. {K}.
{K}: one big mess now, no arguments about dinner later.
By the last box I'll be dreaming of anything else, and I'll still be grateful. {K}.
The takeout place is going to wonder if I'm all right. {K}.
reader:
Same lunch every day, or does that sound like prison? {K}.
{K}. How far ahead do you plan before somebody brings home pizza?
Which dish keeps best, and which one should never see a lid? {K}.
scene:
Every burner on, every surface covered, every lid missing. {K}.
A row of boxes in the fridge, like good intentions with rice. {K}.
“What's for dinner?” One hand on the fridge door, calm as a king. {K}.
plain:
{K}. An hour at the stove, and every evening is a little kinder.
It's a kindness to the tired person you'll be later. {K}.
{K}. Chop once, eat well for a while.
news:
{K}. The fridge closes, but only just.
{K}. The cutting board needs a day off.
invite:
{K}. Your future self is already hungry.
Save this for when the fridge stares back. {K}.
`;
