export const travel = `
== trip ✈️
nouns: vacation days, guys trip, trip, trips, vacation, vacations, getaway, weekend getaway, family vacation, travel
nouns: traveling, travelling, solo travel, backpacking, vacation mode, day trip, city trip, wanderlust, travel plans
nouns: itinerary, first vacation, vacation day, spring break, family trip, dream vacation, summer trip
nouns: long weekend away, weekend away, couch surfing, european vacation, europe trip, tropical vacation, beach trip
nouns: holiday abroad, tourist, travel day, travel bug, travel diary, rhode island, long island
alone: tour, adventure, holiday, bucket list, souvenirs
tags: TravelGram, OutOfOffice, Wanderlust, TravelTime, TravelLover
turn:
{K}. Packed for a person with a much more interesting life.
The out-of-office is the best thing anybody has written all year. {K}.
The plan is relaxed. Then somebody opens the map. {K}.
{K}: being tired somewhere prettier.
You need a rest after it, and that's how you know it was a good one. {K}.
{K}. Everybody comes home with stories and no idea of their password.
The charger stays at home. It always stays at home. {K}.
“Let's just wander,” and lunch happens an hour later than anybody wanted. {K}.
reader:
Carry-on only, or “what if I need boots”? {K}.
{K}. What's the souvenir you can't resist?
Plan every hour, or wander until hungry? {K}.
What do you always pack and never once use? {K}.
{K}. Who holds the map, and who holds the snacks?
What's the first thing you do when you get there? {K}.
scene:
Passport, keys, passport again, door. {K}.
Feet up, phone off, a menu in a language nobody at the table speaks. {K}.
“Did we lock the door?” Asked much too late, as is tradition. {K}.
That first evening in a place where nobody knows your name. {K}.
Somebody counts the bags. Somebody counts the children. {K}.
plain:
{K}. Far from the laundry, close to the good stuff.
Time moves slower when you don't know the street names. {K}.
The best parts are never in the guidebook. {K}.
{K}. New places make the old ones look better, too.
invite:
{K}. Pack light, we've thought of the rest.
{K}. Tag the person who owes you a getaway.
{K}. You bring the bag, we'll sort out the rest.
news:
{K}. The plants at home have been told to be brave.
{K}. Postcards are being written.
{K}. Greetings from the good mood.

== road-trip 🚗
nouns: road trip, road trips, roadtrip, long drive, sunday drive, scenic route, route 66, rest stop
nouns: gas station snacks, camper van trip, coast road, camper van, campervan, rv, motorhome, van life, scenic drive
nouns: night drive, mountain drive, late night drive, cross country road trip, cross-country road trip
nouns: family road trip, coastal drive, highway 1, pacific coast highway, campervan trip, rv trip, rv life, rv camping
alone: drive
tags: RoadTrip, OnTheRoad, OpenRoad, RoadTripping
turn:
{K}. Missed the exit, found the best fries.
The playlist is long, the patience is short, the windows are down. {K}.
{K}. Every good one needs a driver, a DJ and somebody in charge of snacks.
Every detour was on purpose, from now on. {K}.
The snacks are for the whole drive. The first light has just turned green. {K}.
“We'll stop if you need to.” Nobody has ever stopped in time. {K}.
{K}: singing badly at the speed limit.
The map says left. The heart says ice cream. {K}.
reader:
Driver, navigator or the one who's asleep by the first gas station? {K}.
{K}. What song has to be on the playlist?
Gas station snacks: sweet, salty or all of it? {K}.
Who's in charge of the music, and have they earned it? {K}.
{K}. Fastest route, or the one with the giant fiberglass dinosaur?
scene:
Feet on the dash, crumbs on the seat, sky ahead. {K}.
“Turn left.” “That's a lake.” {K}.
Windows down, wrong lyrics at full volume. {K}.
“Are we there yet?” asked by the driver. {K}.
A paper cup, a parking lot, a view nobody had planned. {K}.
plain:
{K}. The road, the radio and the right people.
Some talks only happen when everybody's looking ahead. {K}.
The way there is half of it. {K}.
{K}. The long way is the point.
invite:
{K}. Hop in, there's room between the bags.
Bring a playlist and a flexible idea of lunch. {K}.
news:
{K}. The car will need a good vacuum.
{K}. Not lost, just browsing.
{K}. The back seat demands a vote.

== city 🏙️
nouns: city, city life, new york, london, paris, tokyo, berlin, rome, lisbon, barcelona, amsterdam, chicago
nouns: los angeles, alley, market square, san francisco, seattle, boston, madrid, vienna, prague, copenhagen, dublin
nouns: edinburgh, istanbul, dubai, singapore, sydney, melbourne, toronto, montreal, mexico city, hong kong, seoul
nouns: new york city, nyc, las vegas, miami, new orleans, nashville, cobblestone streets, venice, silicon valley
alone: street, streets
tags: CityLife, CityBreak, Streetview, CityVibes
turn:
{K}. Go for the sights, stay for the bakeries.
Everybody's in a hurry, except the pigeons. {K}.
{K}. Getting lost on purpose works once. The next time it's real.
Easy to blend in, apart from the map and the open mouth. {K}.
{K}. Loud, crowded, overpriced, and easy to love.
The step counter is impressed, and the feet have filed a complaint. {K}.
{K}: best seen on foot and without a plan.
Every second door is a bakery, and every second thought is a croissant. {K}.
reader:
Skyline view or side-street coffee: what do you go for? {K}.
{K}. Could you live there, or is a visit enough?
What's the first thing you do when you arrive? {K}.
Famous sights, or the laundromat with the good light? {K}.
{K}. Which corner would you show a friend first?
scene:
Steam from a grate, a saxophone somewhere, green light. {K}.
Window seat in a café, everybody else rushing. {K}.
Neon, footsteps, somebody's music from an open window. {K}.
Map in hand, confidently going the wrong way. {K}.
plain:
{K}. There's always one more corner.
So many lights, and a story behind each of them. {K}.
{K}. The best show is the people walking by.
You can be anybody there, or nobody at all. {K}.
invite:
{K}. Wear good shoes and look up.
Take the side street, it's always the side street. {K}.
news:
{K}. The pigeons knew before anybody.
{K}. The taxi driver has an opinion on it.
{K}. The whole block has a version of it.

== flight ✈️
nouns: flight, flights, airplane, plane, takeoff, red-eye, long-haul flight, terminal 2, runway, first flight
nouns: middle seat, long haul flight, morning flight, flight home, plane ride, airplane ride, economy class
nouns: business class, first class, in-flight meal, airplane food, airplane window, plane tickets, plane ticket
nouns: flight tickets, frequent flyer
alone: departure, terminal, boarding, flying
tags: UpInTheAir, AirportLife, FlyingHigh, Travel
turn:
{K}. The middle seat gives you a new best friend on each shoulder.
Half a movie, watched on somebody else's screen. {K}.
{K}. The snack is tiny. The joy is not.
Boarding group: eventually. {K}.
{K}. The clock doesn't apply up there, and neither do normal portion sizes.
The armrest was settled without a word, and one side lost. {K}.
{K}: tiny pillow, big plans.
Everybody turns into a philosopher above the clouds. {K}.
reader:
Window, aisle, or the saint in the middle? {K}.
Early at the gate, or running with your shoes untied? {K}.
{K}. Sleep, movie or stare at the wing?
Do you clap when it lands? No judgment. Some judgment. {K}.
{K}. What do you order up there that you never drink on the ground?
scene:
Seat back up, tray away, stomach somewhere below. {K}.
A tiny pillow, a huge cloud, a terrible coffee. {K}.
“Now boarding,” and everybody stands up at once. {K}.
Seat belt, headphones, a last look at the ground. {K}.
plain:
{K}. It's still a small miracle every time.
Above the clouds, it's always a nice day. {K}.
That moment when the wheels leave the ground never gets old. {K}.
{K}. Somewhere new on the other side.
invite:
{K}. Passport, playlist, patience.
The window seat could be yours. {K}.
news:
{K}. Please return your eyebrows to the upright position.
{K}. The seat-belt sign is on, and so is the group chat.
{K}. The clouds looked impressed.

== train 🚆
nouns: window seat on the train, train window, train, train ride, train journey, trains, train station, night train
nouns: interrail, cable car, railway, train trip, train travel, sleeper train, bullet train, steam train
nouns: train ride home, scenic train, heritage railway, train platform, amtrak, orient express, train day
nouns: train tracks, train tickets
alone: platform
tags: OnTheTrain, SlowTravel, TrainLife, TrainTravel
turn:
{K}. Looking out of the window as if there were a soundtrack.
The coffee has survived every curve so far. {K}.
The quiet car isn't. {K}.
{K}: the one place where doing nothing gets you somewhere.
Regulars know every stop and nobody's name. {K}.
{K}. The best office has a moving window.
One bag overhead, one bag on the lap, one bag in everybody's way. {K}.
Cows, cows, a castle nobody else saw, cows. {K}.
reader:
Facing forward or backward: does it matter to you? {K}.
{K}. Book, music or watching the backs of houses?
What's your best story about a stranger on a train? {K}.
Sandwich right away, or wait until it moves? {K}.
scene:
Fields, laundry lines, fields, somebody waving. {K}.
A whistle, a jolt, and the platform starts to leave. {K}.
Head against the glass, thoughts going by. {K}.
Doors closing, somebody running, everybody silently cheering. {K}.
“Is this seat taken?” A bag sighs and moves. {K}.
plain:
{K}. The best way to do nothing and still get somewhere.
You arrive in the middle of a town, and already slowed down. {K}.
Some thoughts only come when you're moving. {K}.
{K}. Slow enough to see something.
invite:
{K}. Bring a book and a window seat.
Come along, the view does the work. {K}.
news:
{K}. The conductor raised an eyebrow.
{K}. Next stop: lunch.
{K}. The whole carriage looked up.

== camping ⛺
nouns: caravan park, holiday park, caravan site
nouns: camping, camping trip, campsite, tent, tents, vanlife, sleeping bag, bushcraft, camp stove, backcountry
nouns: family camping, camping weekend, first camping trip, camping with the kids, campground, beach camping
nouns: winter camping, backyard camping, tent camping, car camping, wild camping, camping gear, rooftop tent
nouns: camping food, camping season
alone: camp, camper
tags: CampingLife, CampVibes, GetOutdoors, CampLife
turn:
{K}. A night on a root makes you close to nature, in the lower back.
The tent goes up on the third argument. {K}.
{K}. Smelling of smoke, feeling like a hero.
Something is at the zipper, and it has whiskers. {K}.
Everything is slightly damp, and everybody is smiling. {K}.
{K}: paying to be slightly uncomfortable, and loving it.
Everything is packed except the tent pegs. {K}.
The shower is far, the stars are close. {K}.
reader:
Tent, van or “is there a hotel”? {K}.
{K}. What's the thing you always forget?
Who tells the scary story, and who can't sleep after? {K}.
{K}. Who gets up first and makes the coffee?
How far from the restroom is too far? {K}.
scene:
Zipper, flashlight, a noise, silence. {K}.
Tin mug, cold nose, mist on the field. {K}.
A rustle outside. Everybody awake. It's a hedgehog. Probably. {K}.
“Hold this.” “What is it?” “The roof.” {K}.
plain:
{K}. Coffee tastes better when you had to work for it.
Phone off, fire on. {K}.
Falling asleep to real sounds is worth a stiff back. {K}.
{K}. A few days with only the things you need.
invite:
{K}. Bring a warm sweater and a story.
{K}. Bring a chair, we'll bring the sky.
news:
{K}. A raccoon has reviewed the snacks.
{K}. The mosquitoes have eaten well.
{K}. The squirrels have voted on it.

== hotel 🛎️
nouns: youth hostel
nouns: hostel kitchen
nouns: hotel, hotels, hotel room, airbnb, lodge, bed and breakfast, hostel, room service, spa hotel, hotel stay
nouns: boutique hotel, hotel lobby, hotel view, vacation rental, vacation rentals, guesthouse, guest house, inn, motel
nouns: holiday home, holiday rental, vrbo, hotel suite, beach resort, all inclusive, all-inclusive resort, bnb
nouns: spa resort, resort vacation, resort stay, family resort, luxury resort
alone: suite, poolside, resort
tags: HotelLife, AwayForABit, TravelLife
turn:
{K}: where somebody else makes the bed.
The bed gets made out of habit, and unmade out of joy. {K}.
{K}. Everybody opens every drawer, in case of treasure.
The little bottles disappear into a bag. For safekeeping. {K}.
The light switches are a puzzle with no solution. {K}.
{K}. Home is nice. Home also has a laundry basket.
Shoes off, curtains open, “come and look at this!” {K}.
A key card in the hand makes anybody walk more importantly. {K}.
reader:
Breakfast strategy: sweet first, or straight to the eggs? {K}.
{K}. Do you unpack, or live out of the suitcase?
What's the first thing you check in a new room? {K}.
Which side of the bed, and is that negotiable away from home? {K}.
scene:
A door, a little green light, a running jump. {K}.
White sheets, heavy curtains, no alarm. {K}.
“How many pillows are there?” “All of them.” {K}.
A towel folded into something with ears. {K}.
plain:
{K}. A door closed, a strange town outside, a long bath.
It's nice to be looked after for a bit. {K}.
{K}. Nothing on the schedule but sleep.
A door, a key and a little distance from everything. {K}.
invite:
{K}. Check in, breathe out.
{K}. We'll leave the light on.
{K}. Drop your bags and your worries at the desk.
news:
{K}. The front desk has been told.
{K}. Do not disturb.
{K}. The bathrobe has opinions on that.

== sightseeing 🏛️
nouns: windmill, museum, museums, cathedral, monument, landmark, statue, art gallery, temple, walking tour
nouns: tourist spot, old harbor, old harbour, museum day, museum date, museum visit, science museum, art museum
nouns: history museum, natural history museum, the louvre, louvre, eiffel tower, big ben, statue of liberty
nouns: sagrada familia, guided tour, church tower, notre dame, basilica, historic site, historical museum, city tour
nouns: bus tour, wax museum, leaning tower of pisa, open air museum
alone: tower, gallery
tags: Sightseeing, ExploreMore, DayOut, TravelMore
turn:
{K}. Take a photo of the sign, pretend later that you read it.
Everybody looks at it through a phone. {K}.
{K}. It's smaller than in the pictures, or much, much bigger.
The guide knows everything, and the feet know every step. {K}.
{K}. A lot of thoughtful nodding, at things nobody understands.
Read every sign, remember one fact, repeat it forever. {K}.
{K}: the only place where staring is polite.
Come for the culture, stay for the bench. {K}.
reader:
{K}. Seen it already, or is it on the list?
Guided tour, or wander and make it up? {K}.
Gift shop: straight past or straight in? {K}.
{K}. How long can you stand before you need cake?
scene:
Neck back, mouth open, somebody else's hat in the photo. {K}.
Audio guide in one ear, school class in the other. {K}.
“Don't touch.” Nobody has ever wanted to touch anything more. {K}.
A bench in the middle of the room, and every tired foot in town. {K}.
plain:
{K}. Somebody made that by hand. Most of us can't fold a fitted sheet.
It's different when you stand in front of it. {K}.
It's good to look at something older than your problems. {K}.
{K}. A good place to lower your voice.
invite:
{K}. Comfortable shoes, curious eyes.
Come early, before the umbrellas and the selfie sticks. {K}.
news:
{K}. The postcard didn't lie.
{K}. The feet have requested a bench.
{K}. One for the guidebook.

== commute 🚦
nouns: commute, commuting, subway, subway ride, bus, bus ride, bus stop, red light, metro, metro ride, tram, carpool
nouns: morning commute, roundabout, highway, detour, road rage, train commute, daily commute, evening commute
nouns: subway station, subway car, bus commute, red lights, school commute, city bus, night bus, ride share, rideshare
tags: CommuterLife, RushHour, DailyCommute, OnTheWay
turn:
Some people know the back of that bumper better than their relatives. {K}.
{K}. Podcast finished, coffee finished, still not there.
Leaving early to be on time only works if nobody else does. {K}.
The playlist has started over. So has the patience. {K}.
Everybody else is in the way. We're just trying to get somewhere. {K}.
{K}. You age a little, but you learn all the lyrics.
“Faster route found.” It wasn't. {K}.
reader:
What keeps you sane on the way: music, a podcast or shouting? {K}.
Do you talk to strangers on the way, or is that against the law? {K}.
Which do you pick: the long way that moves, or the short way that doesn't? {K}.
{K}. Where do your thoughts go between home and there?
scene:
Green light. Nobody moves. Somebody honks. Poetry. {K}.
Doors close right in front of a nose. Eye contact through the glass. {K}.
Elbow, backpack, somebody's whole breakfast. {K}.
A yawn travels down the row, seat by seat. {K}.
plain:
{K}. At least there's a sky to look at.
The way there belongs to you and your headphones. {K}.
{K}. Slow is also a speed.
Home is sweetest after a long way back. {K}.
invite:
{K}. We're on your way home.
Take a breath between work and the couch. {K}.
news:
{K}. Send water and a helicopter.
{K}. Tell my chair I'm on my way.
{K}. Please stand clear of the closing doors.

== fun-park 🎡
nouns: theme park, amusement park, rollercoaster, disney, disneyland trip, disney trip, disney world trip, water park
nouns: fair, go karts, disneyland, disney world, fun park, roller coaster ride, universal studios, legoland, six flags
nouns: waterpark, water slide, water slides, log flume, disney day, disney vacation, theme park day
nouns: amusement park rides, fairground ride
tags: FunDay, FamilyFun, DayOut, FamilyDay
turn:
Scream the whole way, get straight back in line. {K}.
{K}. The stomach complains, the heart wants another round.
Everybody is brave until it moves. {K}.
Keep your hands inside, they say. They say nothing about dignity. {K}.
{K}. Grown-up on paper, sticky fingers in practice.
The feet are done. The inner child is asking for one more. {K}.
reader:
{K}. First in line or holder of everybody's bags?
What's the ride you'll never go on again?
Who screams loudest in your group?
scene:
Click, click, click, regret. {K}.
“Was that scary?” “No.” Shaking knees. “Again?” {K}.
Map upside down, snack in hand, great mood. {K}.
plain:
{K}. The good kind of tired.
Some days are made of laughing until it hurts.
{K}. Nobody ever wants to go home.
It's good to be silly on purpose.
invite:
{K}. Bring comfy shoes and somebody who screams.
{K}. Come for the fun, stay for one more round.
news:
{K}. The line moved a little.
{K}. Hands up, everybody.
{K}. Please keep your arms and your opinions inside the ride.
{K}. The cotton candy has no regrets.

== bowling 🎳
under: game
nouns: bowling, bowling night, mini golf, laser tag, trampoline park, bowling alley, bowling party, bowling league
nouns: crazy golf, putt putt, putt-putt, minigolf, batting cage
tags: FunNight, GameOn, FunDay
turn:
{K}. The calm ones turn out to be monsters.
Everybody is “just here for fun” until the scores are on a screen. {K}.
{K}: borrowed gear, real ambition.
The celebration is always better than the shot. {K}.
The kid wins. The kid always wins. {K}.
reader:
Who in your circle takes this far too seriously? {K}.
{K}. What does the loser pay for?
Lucky technique, or closed eyes and hope? {K}.
scene:
A deep breath, a long look, a very short moment of glory. {K}.
“That didn't count.” It counted. {K}.
High fives all around, for something that was pure luck. {K}.
plain:
{K}. Silly, loud and good for everybody.
An evening in which nobody looks at a phone. {K}.
invite:
{K}. Bring the friend who can't lose.
Comfortable clothes, questionable form. {K}.
news:
{K}. Put that on the scoreboard.

== honeymoon 🌴
under: trip
nouns: honeymoon, honeymoon trip, honeymoon destination, honeymoon planning, honeymoon phase, minimoon
tags: Honeymoon, JustMarried, TravelTogether
turn:
{K}. All the planning, none of the seating charts.
The thank-you cards can wait until the sunscreen runs out. {K}.
{K}: the part nobody needs a rehearsal for.
The new surname gets tried out on every waiter. {K}.
The suitcase still has confetti in it. {K}.
reader:
Beach, mountains or just a door that locks? {K}.
{K}. Where would you go if nobody asked for a budget?
How long did you wait: straight from the party, or much later? {K}.
scene:
Feet up, rings on, nobody asking where the cake is. {K}.
“Table for the newlyweds?” The grin says yes. {K}.
Towels folded into swans, and the same joke about it each time. {K}.
plain:
{K}. Time for each other, finally.
After all the guests, just us. {K}.
invite:
{K}. You did the big day. Now lie down somewhere nice.
Bring each other, we'll do the rest. {K}.
news:
{K}. Still grinning.

== luggage 🧳
under: trip
nouns: suitcase, carry-on, carry on, packing list, carry-on bag, lost luggage, luggage tag, packing for vacation
nouns: travel bag, packing light
tags: PackingTime, TravelPrep, Wanderlust
turn:
{K}. Packed for weather that doesn't exist.
Sit on it and believe. {K}.
{K}: everything except the charger.
The toothbrush goes in last and stays at home. {K}.
One outfit for every day, and a few for people who might turn up. {K}.
The cat is in the suitcase. The cat would like a word. {K}.
reader:
Roll, fold or throw it in and run? {K}.
{K}. Days ahead, or with the taxi outside?
What do you always take and never use? {K}.
scene:
Zip. Remember something. Unzip. {K}.
“Where's the passport?” Every pocket, again. {K}.
A scale, a held breath, one pair of shoes comes back out. {K}.
plain:
{K}. The trip starts here, on the bed, between piles.
Take less. Nobody will notice. {K}.
invite:
{K}. Leave room for what you'll bring back.
Check the list, then check the cat. {K}.
news:
{K}. It all fits, if nobody breathes.

== jet-lag 🥱
under: sleep
nouns: jet lag, jetlag, jet lagged, jet-lagged, time zone, time difference
tags: JetLag, TravelLife, TravelTired
turn:
{K}. The body has landed. The brain is still over the ocean.
Breakfast at bedtime, bedtime at lunch. {K}.
{K}: being wide awake at the wrong end of the day.
The yawn arrives in another time zone. {K}.
Somewhere it's exactly the right time for this nap. {K}.
reader:
Stay up and suffer, or nap and regret? {K}.
{K}. Which direction is worse for you: east or west?
What do you do when everybody else is asleep? {K}.
scene:
Ceiling, clock, ceiling, fridge. {K}.
“What time is it for you?” A long, honest silence. {K}.
Bright eyes in a dark kitchen, eating cereal. {K}.
plain:
{K}. It wears off, like all good souvenirs.
Be kind to anybody who is currently in several places. {K}.
invite:
{K}. Coffee now, questions later.
Come in and sit down before you fall asleep standing. {K}.
news:
{K}. Ask again in the morning, whenever that is.

== balloon-ride 🎈
under: sightseeing
nouns: hot air balloon, hot air balloons, hot air balloon ride, hot-air balloon, balloon ride, helicopter ride
nouns: helicopter tour, helicopter, balloon festival, balloon fiesta, scenic flight, glider, seaplane, blimp
nouns: cappadocia
tags: UpInTheAir, ViewFromAbove, BirdsEyeView
turn:
{K}. Everybody goes quiet once the ground lets go.
From up there, the whole town looks like somebody tidied it. {K}.
{K}: getting nowhere in particular, beautifully.
The knees get used to it about a minute before landing. {K}.
Cows look up. Everybody waves. It's only polite. {K}.
reader:
Lean over the edge, or admire it from the middle? {K}.
{K}. Would you go up, or wave from the field?
What's the first thing you'd look for from above: home, water or snacks? {K}.
scene:
A roar, a hush, a field getting smaller. {K}.
“Don't look down.” “That's the whole point.” {K}.
Toy houses, toy cars, one real gasp. {K}.
plain:
{K}. The world is prettier with some air in between.
A new way to look at the same old place. {K}.
invite:
{K}. Warm jacket, brave stomach, up we go.
Come up and see where you live. {K}.
news:
{K}. Seen from above, it all makes sense.

== parking 🚗
under: commute
nouns: parking, parking spot, parking lot, car park, parking space, parking spots, free parking, parking meter
nouns: city parking
tags: CityLife, DriverLife, EverydayLife
turn:
{K}. Around the block once more, with hope.
The perfect one is taken by a shopping cart. {K}.
{K}: a sport with no audience until you get it wrong.
The little car fits. The ego needs another try. {K}.
Nobody walks as slowly as somebody on the way to their car. {K}.
reader:
Close and tight, or far away and in peace? {K}.
{K}. Do you remember the level, or photograph it?
Do you let people help you in, or pretend not to see them? {K}.
scene:
A little forward. A little back. A little forward. {K}.
“There's one!” It's a motorcycle. {K}.
A beep in the distance, a person turning in circles. {K}.
plain:
{K}. Small victories count.
Some journeys take longer at the end. {K}.
invite:
{K}. Come in, we'll save you the walk.
Leave the car, bring yourself. {K}.
news:
{K}. The meter is running.

== gas-station ⛽
under: commute
nouns: gas prices, gas station, gas stations, gas tank, fuel prices, gas price, petrol prices, petrol station
nouns: filling up, gas pump, empty tank, full tank
tags: DriverLife, RoadLife, EverydayLife
turn:
{K}. The car drinks better than anybody in it.
The numbers go up faster than the tank. {K}.
{K}: come for the fuel, leave with a suspicious hot dog.
“We will fill up later,” said somebody on the last drop. {K}.
The little light is only a suggestion, until it isn't. {K}.
reader:
How low do you let it get before you stop? {K}.
{K}. Which side is the cap on? Without looking.
What's your gas station snack, no shame? {K}.
scene:
Click, squeeze, click, almost, almost, too far. {K}.
Windshield washed, crumbs shaken out, off again. {K}.
plain:
{K}. Somewhere between here and there, a stop and a stretch.
Full tank, open road, fresh coffee of a kind. {K}.
invite:
{K}. Stop by, stretch your legs.
news:
{K}. The wallet felt that.
{K}. Somebody has moved closer to a bicycle.

== toys
nouns: paper plane, paper planes, paper airplane, paper airplanes, paper boat, paper boats, rc car, remote control car
nouns: rc cars, water rocket
scene:
“Whose turn is it?” Everybody's, apparently. {K}.

== aquarium-visit 🐠
under: fun-park
nouns: aquarium visit, aquarium day, trip to the aquarium, city aquarium, aquarium trip, monterey bay aquarium
nouns: day at the aquarium
tags: AquariumDay, FamilyFun, DayOut
turn:
{K}. Noses flat against the glass, on both sides.
The jellyfish do nothing, and everybody stays for it. {K}.
{K}: everybody whispers, and nobody knows why.
The shark circles. The snack bar does well. {K}.
The smallest tank always has the biggest crowd of children. {K}.
reader:
Sharks, jellyfish or otters: where do you stay the longest? {K}.
{K}. Would you put your hand in the touch pool?
Which fish looks like somebody you know? {K}.
scene:
Blue light, open mouths, a shadow gliding over everybody. {K}.
“It looked at me!” “It looked at all of us.” {K}.
plain:
{K}. A slow, blue, quiet kind of day.
You come out feeling that the world is bigger below the surface. {K}.
invite:
{K}. Bring the kids and a cloth for the glass.
Come and be stared at by a grouper. {K}.
news:
{K}. The penguins are talking about it.

== passport 🛂
under: trip
nouns: passport, passports, passport photo, passport stamp, passport stamps, new passport, first passport
tags: Passport, TravelLife, Wanderlust
turn:
{K}. A small book with the worst picture of everybody in it.
It lives in the safest place in the house, and nobody remembers where that is. {K}.
{K}: proof that nobody looks like themselves without a smile.
The pages are empty, and that's a kind of promise. {K}.
Every pocket gets checked, and it's always in the first one. {K}.
reader:
Which stamp are you proudest of? {K}.
{K}. How bad is your photo, honestly?
Where would you go with it if the taxi were outside? {K}.
scene:
Look up, look down, look up again. Stamp. {K}.
“Is that you?” A long, diplomatic silence. {K}.
plain:
{K}. It doesn't weigh much, and it opens a lot.
A whole world in a thin little cover. {K}.
invite:
{K}. Bring the chin up, leave the smile at home.
Take it out of the drawer, it's bored. {K}.
news:
{K}. Stamped.

== glamping ⛺
under: camping
nouns: glamping, glamping trip, glamping weekend, yurt, yurts, bell tent, bell tents, glamping pod, safari tent, tipi
nouns: dome tent, glamping site, glamping tent, luxury camping
tags: Glamping, GetOutdoors, GlampingLife
turn:
{K}. Nature, but with a mattress.
All of the stars, none of the root in the back. {K}.
{K}: roughing it, with a rug.
The tent has a lamp. The lamp has a shade. Nobody is sorry. {K}.
Somebody else put up the poles, and that's the luxury. {K}.
reader:
Real camping or this: who in your family is offended? {K}.
{K}. What do you need to call it roughing it?
Fairy lights or flashlight? {K}.
scene:
A zipper, a wooden floor, a bed with actual pillows. {K}.
“Did you hear an owl?” “Yes. Pass the cheese.” {K}.
plain:
{K}. The woods outside, a blanket inside.
You wake up to birds and feel your back, in a good way. {K}.
invite:
{K}. Bring slippers, leave the tent pegs.
Come and sleep outside, indoors. {K}.
news:
{K}. The owl was impressed.

== overthinking
nouns: train of thought, guilt trip, guilt trips, ego trip
turn:
It left the station early and took the scenic route. {K}.

== parking-ticket 🚗
under: commute
nouns: parking ticket, parking tickets, speeding ticket, speeding tickets, towed car, parking boot
tags: DriverLife, EverydayLife, CityLife
turn:
{K}. The most expensive piece of paper in the glove box.
A minute late, and somebody with a pen was right on time. {K}.
{K}: a love letter from the city.
The wiper was holding it so politely. {K}.
reader:
Pay it at once, or hide it in the glove box and hope? {K}.
{K}. What's the best excuse you've ever heard yourself say?
Do you read the whole sign, or only the first line? {K}.
scene:
A small white paper under the wiper, fluttering like a greeting. {K}.
“It was only a minute.” The paper disagrees. {K}.
A run, a wave, a “wait!”, too late. {K}.
plain:
{K}. It happens to the best drivers and to everybody else.
Lesson learned, until the next good spot. {K}.
{K}. A deep breath, then a walk home.
invite:
{K}. Take the bus, bring a book.
news:
{K}. Filed next to the other one.

== drinks
nouns: wine flights, beer flights, mimosa flight, mimosa flights, tasting flight, whiskey flight, cocktail flight
turn:
{K}. Somebody at the table has a speech coming.

== errand 📝
under: commute
nouns: trip to the dentist, trip to the vet, trip to the dmv, trip to the store, trip to the grocery store
nouns: trip to the mall, trip to the bank, trip to the post office, trip to the hardware store
nouns: trip to the supermarket, trip to the barber, trip to ikea, trip to target, trip to costco, trip to the gym
nouns: trip to the dump, trip to town, errand
tags: ErrandDay, EverydayLife, DailyLife
turn:
{K}. A short list, a long afternoon.
One thing to do, and somehow it has several parts. {K}.
{K}: keys, wallet, phone, list, where's the list.
The list is at home, on the table, complete. {K}.
Nobody dresses up for it, and everybody meets their old teacher. {K}.
reader:
All at once, or a little every day until it's gone? {K}.
{K}. What's the reward on the way home?
Which one have you been putting off the longest? {K}.
scene:
In, out, back in for the thing you came for. {K}.
A number in the hand, a row of chairs, a slow clock. {K}.
“While you're out, could you…” {K}.
plain:
{K}. Not glamorous, but done is a lovely word.
An ordinary part of an ordinary day. {K}.
invite:
{K}. Stop by while you're out.
news:
{K}. Crossed off.
{K}. A coffee for that, on the way.

== hospital-visit 🤍
nouns: trip to the hospital, trip to the er, trip to the emergency room, er trip, er visit, hospital visit
nouns: hospital stay, emergency room visit, trip to the doctor, trip to urgent care, urgent care
turn:
{K}. Bad coffee, kind people.
{K}. The clock on that wall runs slower than others.
{K}. Breathe in, breathe out, next page of the magazine.
reader:
Who would you want to sit next to you? {K}.
What do you bring to pass the time? {K}.
scene:
Bright lights, soft shoes, quiet voices. {K}.
A paper cup, a plastic chair, a held hand. {K}.
plain:
{K}. Grateful for everybody who knows what to do.
{K}. One thing at a time.
It helps not to sit there alone. {K}.
{K}. Good people, at any hour.
Small kindnesses count double there. {K}.
news:
{K}. Thank you to everybody in scrubs.
{K}. One step, then the next.

== word
nouns: dental bridge, walk of fame, walk of shame, second wind, smooth sailing, box spring, social climbing
nouns: job market, white castle, bat cave, spacewalk, space walk, catwalk, cat walk, last resort
nouns: perfect storm, trailer park, brain waves, steel wool, oil drum, operating room, house of cards, power trip
nouns: human nature, second nature, uncanny valley, drum and bass, salt crystals, dust storm, radio waves, sound waves
nouns: wave of change, ghost town, career ladder
scene:
“Say it again, slowly.” {K}.
`;
