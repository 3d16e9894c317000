export const travel = `
== trip ✈️
nouns: packing light, vacation days, guys trip, trip, trips, vacation, vacations, holiday, getaway, weekend getaway, family vacation, honeymoon, travel, traveling, travelling, solo travel, backpacking, vacation mode, day trip, city trip, bucket list, wanderlust, adventure, travel plans, itinerary, passport, suitcase, first vacation, tour, souvenirs, tourist, vacation day
tags: TravelGram, OutOfOffice, Wanderlust, TravelTime, TravelLover
turn:
{K}. I've packed for a person with a much more interesting life.
My out-of-office is the best thing I've written all year.
{K}. I came back with sand, stories and no idea of my password.
The plan was relaxed. Then somebody opened the map.
{K}. My suitcase closes if I sit on it and believe.
{K}. I packed for every weather and forgot the charger.
My suitcase says no. I'm sitting on it until it says yes.
{K}: being tired somewhere prettier.
I need a vacation to decide where to go on vacation.
Out of office, out of reach, out of clean socks.
reader:
Carry-on only or “what if I need boots”?
{K}. What's the souvenir you can't resist?
Every minute planned or see what happens?
Plan every hour or wander until hungry?
Window or aisle? Your whole personality is in the answer.
What do you always pack and never once use?
scene:
Passport, keys, passport again, door. {K}.
Feet up, phone off, menu in a language I can't read. {K}.
Zip, sit on it, zip again. {K}.
“Did we lock the door?” Asked at the airport, as is tradition.
That first evening in a place where nobody knows your name.
plain:
{K}. Far from the laundry, close to the good stuff.
{K}. New places make me like the old ones more.
Time moves slower when you don't know the street names.
{K}, and the head is finally somewhere else, too.
The best parts weren't in the guidebook.
{K}. Come back tired and full of stories.
news:
{K}. I may not come back, emotionally.
{K}. The plants have a babysitter.
{K}. The plants have been told to be brave.
{K}. The suitcase won't close over this.
{K}. Postcards have been written in my head.
{K}. The plants at home don't know yet.
invite:
{K}. Pack light, we've thought of the rest.
{K}. Tag the person who owes you a getaway.
{K}. You bring the bag, we'll sort out the rest.

== road-trip 🚗
nouns: road trip, road trips, roadtrip, long drive, sunday drive, scenic route, route 66, drive, rest stop, gas station snacks, camper van trip, coast road, camper van, campervan, rv, motorhome, van life
tags: RoadTrip, OnTheRoad, OpenRoad, RoadTripping
turn:
{K}. We missed the exit and found the best fries.
The playlist is long, the patience is short, the windows are down.
{K}. I'm in charge of snacks and bad directions.
Every detour was on purpose, from now on.
{K}. The snacks were for the whole drive. We're at the first light.
“We'll stop if you need to.” Nobody has ever stopped in time.
{K}: singing badly at high speed.
The map says left. The heart says ice cream.
reader:
Driver, navigator or the one who's asleep by the first gas station?
{K}. What song has to be on the playlist?
Gas station snacks: sweet, salty or all of it?
Who's in charge of the music, and have they earned it?
Best road snack of all time: fight.
scene:
Feet on the dash, crumbs on the seat, sky ahead. {K}.
“Turn left.” “That's a lake.” {K}.
Feet on the dash, windows down, wrong lyrics at full volume. {K}.
“Are we there yet?” asked by the driver.
plain:
{K}. The road, the radio and the right people.
{K}. Getting there is the good part.
Some talks only happen when everybody's looking ahead.
{K}, good company, no rush.
The way there is half of it.
{K}. The long way is the point.
news:
{K}. The car will need a good vacuum.
{K}. We're not lost, we're browsing.
{K}. The back seat is made of crumbs now.
{K}. The snacks were the first to know.
{K}. The back seat demands a vote.
{K}. The playlist stopped out of respect.
invite:
{K}. Hop in, there's room between the bags.

== city 🏙️
nouns: city, city life, street, streets, new york, london, paris, tokyo, berlin, rome, lisbon, barcelona, amsterdam, chicago, los angeles, alley, market square
tags: CityLife, CityBreak, Streetview, CityVibes
turn:
{K}. I walked everywhere and my feet have resigned.
{K}. Everybody's in a hurry. I'm looking up.
I fit right in, apart from the map and the mouth hanging open.
{K}. Loud, crowded, overpriced, and I'm in love.
{K}. I got lost on purpose. The second time, less so.
My step counter is impressed and my feet have filed a complaint.
{K}: everybody's in a hurry except the pigeons.
I came for the sights and stayed for the bakeries.
reader:
Skyscraper view or side-street coffee: what do you go for?
{K}. Could you live here, or is a visit enough?
What's the first thing you do in a new city?
Famous sights or side streets?
Could you live here, or only visit in your good shoes?
scene:
Steam from a grate, a saxophone somewhere, green light. {K}.
Window seat in a café, everybody else rushing. {K}.
Neon, footsteps, somebody's music from an open window. {K}.
Map in hand, confidently going the wrong way.
plain:
{K}. There's always one more corner.
{K}. So many lights, so many stories behind them.
I like feeling small in a place like this.
{K}, best seen on foot and without a plan.
Every corner has a story, and I've only heard a few.
{K}. I could people-watch here for hours.
news:
{K}. The step counter has asked for a break.
{K}. My feet would like a word.
{K}. The pigeons knew before me.
{K}. The taxi driver has an opinion on it.
{K}. The whole block has a version of it.

== flight ✈️
nouns: jet lag, helicopter ride, helicopter, hot air balloon, flight, flights, airplane, plane, takeoff, gate, red-eye, long-haul flight, departure, terminal, terminal 2, check-in, carry-on, gate b12, runway, frequent flyer
tags: UpInTheAir, AirportLife, WindowSeat, Travel
turn:
{K}. I got the middle seat and a new best friend on each shoulder.
I've watched half a movie on somebody else's screen.
{K}. The snack was tiny. My joy was not.
Boarding group: eventually.
{K}. I clapped inside.
{K}. Time doesn't exist here, and neither do normal snack prices.
I arrived early enough to be bored professionally.
{K}: tiny pillow, big plans.
My neck pillow and I have been through a lot.
reader:
Window or aisle: what does it say about you?
Early at the gate or running with your shoes untied?
{K}. Sleep, movie or stare at the wing?
Window, aisle, or the saint in the middle?
Do you clap when it lands? No judgment. Some judgment.
scene:
Seat back up, tray away, stomach somewhere below. {K}.
A tiny pillow, a huge cloud, a terrible coffee. {K}.
Seatbelt on, clouds below, tomato juice for no reason. {K}.
“Now boarding” and everybody stands up at once.
plain:
{K}. It's still a small miracle every time.
{K}. Above the clouds, it's always a nice day.
I like the moment when the wheels leave the ground.
{K}, and somewhere new on the other side.
The world looks kinder from up there.
news:
{K}. My luggage is on its own journey, I hope a short one.
{K}. Phone off, head off.
{K}. My luggage may or may not agree.
{K}. Please return your eyebrows to the upright position.
{K}. The seat-belt sign is on and so is the group chat.
{K}. The clouds looked impressed.

== train 🚆
nouns: window seat on the train, train window, train, train ride, train journey, trains, train station, night train, interrail, platform, cable car, railway
tags: OnTheTrain, SlowTravel, CommuteLife, TrainTravel
turn:
{K}. I look out of the window like I'm in a music video.
My coffee and I have survived every curve.
The quiet car isn't.
{K}. The best office has a moving window.
I stared out of the window like I'm in a music video.
{K}: the one place where doing nothing gets you somewhere.
I know every stop and nobody's name.
reader:
Facing forward or backward: does it matter to you?
{K}. Book, music or watching the backs of houses?
What's your best story about a stranger on a train?
Facing forward or backward? And does it matter to you?
Headphones in or ears open?
scene:
Fields, cows, somebody's laundry, fields. {K}.
A whistle, a jolt, and the platform starts to leave. {K}.
Head against the glass, fields going by. {K}.
Doors closing, somebody running, everybody silently cheering.
plain:
{K}. The best way to do nothing and still get somewhere.
I love arriving in the middle of a town.
{K}, a good seat, and nothing to decide.
Some thoughts only come when you're moving.
{K}. Slow enough to see something.
news:
{K}. I've got a window and no intention of sharing it.
{K}. Next stop: lunch.
{K}. The delay has become part of the plan.
{K}. The conductor raised an eyebrow.
{K}. The whole carriage looked up.
{K}. We're on track, for once.

== camping ⛺
nouns: camping, camping trip, campsite, tent, tents, camp, vanlife, camper, glamping, marshmallows roasting, sleeping bag, bushcraft, camping kettle, camp stove, backcountry
tags: CampingLife, CampVibes, GetOutdoors, CampLife
turn:
{K}. I slept on a rock and I think we bonded.
The tent went up on the third argument.
{K}. I smell like smoke and feel like a hero.
Nature called. It was at the zipper, and it had whiskers.
{K}. Everything I own is damp and I'm smiling.
{K}. Sleeping badly in beautiful places since forever.
We brought everything except the tent pegs.
{K}: paying to be slightly uncomfortable, and loving it.
Everything smells of smoke, including me, and I'm fine with it.
reader:
Tent, van or “is there a hotel”?
{K}. What's the thing you always forget?
Who tells the scary story, and who can't sleep after?
Tent, van or “I'll take the hotel, thanks”?
Who always forgets something, and what is it this time?
scene:
Zipper, flashlight, a noise, silence. {K}.
Tin mug, cold nose, mist on the field. {K}.
Fire crackling, marshmallow burning, exactly how I like it. {K}.
A noise outside. Everybody awake. It's a very small hedgehog. Probably.
plain:
{K}. Coffee tastes better when you had to work for it.
{K}. A small tent and a big sky.
Falling asleep to real sounds is worth a stiff back.
{K}, and the stars as a ceiling.
Coffee tastes better when you've slept on a root.
{K}. Phone off, fire on.
news:
{K}. The marshmallows are gone, and so is the plan.
{K}. A raccoon has reviewed our snacks.
{K}. The mosquitoes have eaten well.
{K}. The squirrels have voted on it.
{K}. The tent keeps its flaps shut about it.
invite:
{K}. Bring a warm sweater and a story.
{K}. Bring a chair and a story.

== hotel 🛎️
nouns: hotel, hotels, hotel room, airbnb, lodge, resort, bed and breakfast, hostel, hotel bed, room service, check in day, beach house stay, spa hotel, poolside
tags: HotelLife, Staycation, AwayForABit, TravelLife
turn:
The pillows have a hierarchy and I've met them all.
{K}. I made the bed out of habit. Then I unmade it out of joy.
I wore the robe to breakfast in my heart.
{K}. I jumped on the bed. I'm an adult with a key card.
I've moved all the little bottles into my bag. For safekeeping.
{K}: where somebody else makes the bed.
I live here now. Forward my mail.
reader:
Breakfast buffet strategy: sweet first or straight to the eggs?
{K}. Do you unpack or live out of the suitcase?
What's the first thing you check in the room?
Do you unpack properly or live out of the suitcase?
Breakfast buffet: strategy or chaos?
scene:
Key card, little green light, running jump. {K}.
White sheets, heavy curtains, no alarm. {K}.
Robe on, feet up, do not disturb. {K}.
plain:
{K}. Somebody else makes the bed, and I'm grateful.
{K}. A door closed, a city outside, a long bath.
It's nice to be looked after for a bit.
{K}, and nothing on the schedule but sleep.
A door, a key, and a little distance from everything.
news:
{K}. I live here now.
{K}. Do not disturb, I'm horizontal.
{K}. The pillow menu was studied at length.
{K}. The tiny shampoo bottles are impressed.
{K}. Do not disturb: I'm telling everybody.
{K}. The bathrobe comes with opinions.
invite:
{K}. Check in, breathe out.
{K}. The robe is ready when you are.
{K}. We'll leave the light on.
{K}. Drop your bags and your worries at the desk.

== sightseeing 🏛️
nouns: windmill, museum, museums, cathedral, monument, landmark, statue, gallery, art gallery, temple, tower, walking tour, tourist spot, old harbor, old harbour, fair rides, aquarium visit
tags: Sightseeing, ExploreMore, DayOut, TravelMore
turn:
{K}. I took a photo of the sign so I can pretend I read it.
Everybody's looking at it through a phone, me included.
{K}. It's smaller than I thought. My awe is not.
My guide knew everything, and my feet knew every step.
{K}. I nodded thoughtfully at things I don't understand.
I read every sign and remember none of them.
{K}: very old and still better looking than me.
We came for culture and stayed for the gift shop.
reader:
{K}. Seen it already, or is it on the list?
Guided tour or wander until something happens?
Gift shop: straight past or straight in?
Guided tour or wander and make it up?
What's the first thing you look for in a new place?
scene:
Neck back, mouth open, somebody else's hat in the photo. {K}.
Audio guide in one ear, birds in the other. {K}.
Neck back, mouth open, camera forgotten. {K}.
“Don't touch.” I have never wanted to touch anything more.
plain:
{K}. Somebody built that by hand. I can't fold a fitted sheet.
{K}. Old walls make good company.
It's different when you stand in front of it.
{K}, and suddenly you feel how long people have been at this.
It's good to look at something older than your problems.
news:
{K}. The postcard didn't lie.
{K}. My legs are history, too.
{K}. The feet have requested a bench.
{K}. My feet have filed for independence.
{K}. The guidebook left that part out.
{K}. There are more pictures than words.

== commute 🚦
nouns: commute, commuting, subway, subway ride, bus, bus ride, bus stop, parking, parking ticket, red light, school run traffic, metro, metro ride, tram, carpool, morning commute, gas prices, gas station, roundabout, highway, detour, road rage
nouns: parking spot
tags: CommuterLife, TrafficJam, RushHour, DailyCommute
turn:
I know the back of that truck better than some relatives.
{K}. I've finished my podcast, my coffee and my faith in people.
I left early to be on time, like a fool.
My playlist has started over. So has my patience.
Everybody else is traffic. I'm just trying to get somewhere.
{K}. I've aged, but I've also learned all the lyrics.
The navigation said “faster route”. The navigation lied.
reader:
What keeps you sane on the way: music, a podcast or shouting?
{K}. Who's your favorite kind of bad driver?
Do you talk to strangers on the way, or is that against the law?
Which do you pick: the long way that moves or the short way that doesn't?
scene:
Green light. Nobody moves. Somebody honks. Poetry.
Me, at the wheel, giving a concert to nobody. {K}.
Doors close right in front of my face. We make eye contact.
Elbow, backpack, somebody's whole breakfast. {K}.
plain:
{K}. At least the sky was nice from here.
The way there belongs to me and my headphones.
{K}. Slow is also a speed.
Home is sweetest after a long way back.
news:
{K}. Send water and a helicopter.
{K}. Tell my chair I'm on my way.
{K}. The seat next to me has heard everything.
{K}. Please stand clear of the closing doors, and of me.
{K}. Next stop: a sigh.

== fun-park 🎡
nouns: theme park, amusement park, rollercoaster, disney, disneyland trip, disney trip, disney world trip, water park, fair, aquarium day, trampoline park, mini golf, bowling, bowling night, laser tag, go karts, disneyland, disney world
tags: FunDay, FamilyFun, DayOut, FamilyDay
turn:
I screamed the whole way and got straight back in line.
{K}. My stomach has filed a complaint, my heart wants another round.
I was brave until it moved.
They said keep your hands inside. They said nothing about dignity.
{K}. Grown-up on paper, sticky fingers in practice.
My feet are done. My inner child is asking for one more.
reader:
{K}. First in line or holder of everybody's bags?
What's the ride you'll never go on again?
Who screams loudest in your group?
scene:
Click, click, click, regret. {K}.
“Was that scary?” said I, with shaking knees.
Map upside down, snack in hand, great mood. {K}.
plain:
{K}. The good kind of tired.
Some days are made of laughing until it hurts.
{K}. Nobody wanted to go home.
It's good to be silly on purpose.
news:
{K}. My voice will return in its own time.
{K}. We'd go back right now.
{K}. My voice will be back shortly.
{K}. Please keep your arms and your opinions inside the ride.
{K}. The cotton candy has no regrets.
invite:
{K}. Bring comfy shoes and somebody who screams.
{K}. Come for the fun, stay for one more round.
`;
