export const nature = `
== beach 🏖️
nouns: beach, beaches, beach day, day at the beach, beach days, beach walk, sea, ocean, seaside, coast, coastline
nouns: sea breeze, low tide, beach town, ocean view, sea view, ocean waves, crashing waves, sandcastle, sandcastles
nouns: sand castle, sand castles, lagoon, beach house, beach vacation, beach weekend, beach walks, beach morning
nouns: beach evening, ocean breeze, ocean swim, sea swim, shoreline
alone: waves, sand, tide, shells
tags: BeachDay, BeachLife, SeaView, OceanLover
turn:
Sand in the sandwiches, as tradition demands. {K}.
{K}: packed for everything, stayed by the cooler.
Everybody comes to relax and ends up guarding snacks from seagulls. {K}.
Hair and sea breeze have never agreed on anything. {K}.
The sand will be in the car until further notice. {K}.
The tide comes in. The ambitions go out. {K}.
{K}. The book was packed. The book is a hat.
A towel is a tiny country, and everybody on it is off duty. {K}.
{K}. “Let's get moving,” somebody says, and the waves laugh.
Nobody needs another shell, and everybody's pockets are full. {K}.
reader:
Run in or negotiate inch by inch with the cold water?
Read, nap or swim: what's a real day at the beach?
Do you shake the towel upwind? Think carefully.
{K}. Sandcastle architect or nap specialist?
What do you always forget to bring to the sea?
scene:
Bare feet, slow feet, no idea what time it is. {K}.
Toes in, shoulders down, phone somewhere in the bag.
A seagull looks at somebody's lunch as if it were personal. {K}.
Wave comes, wave goes, trousers are wet. {K}.
plain:
{K}, and everything else gets smaller.
Some things are best said by the waves.
{K}. The sound does half the work.
Sunscreen, snacks, and nowhere to be.
{K}. Bare feet, big sky.
It's hard to worry with sand between your toes.
invite:
{K}. Bring a towel and low expectations of your hair.
Take off your shoes before you even get there. {K}.
{K}. Salt, sand and space for your towel.
news:
{K}. The seagulls are circling for details.
{K}. The crabs went sideways.
{K}. The gulls already knew.
{K}. It came in with the tide.
{K}. A small wave for that.

== sunset 🌅
nouns: sunset, sunsets, golden hour, pink sky, blue hour, evening sky, dusk, sunset view, sunset walk, last light
nouns: drop dead gorgeous sunset, cotton candy sky, sunset sky, beach sunset, winter sunset, summer sunset
nouns: sunset picnic, orange sky, sunset drive, sunset cruise, golden light, evening light
alone: horizon
tags: GoldenHour, SkyLovers, SunsetLovers, SkyPainting
turn:
{K}. Nobody asked the sky to go this hard.
Every phone in town has the same picture, and nobody regrets it. {K}.
{K}: the only show where everybody looks up from their phone to take out their phone.
The sky does this without trying, and some of us can't parallel park. {K}.
{K}. People stop mid-sentence, and nobody minds.
The sky gets dressed up every evening, and everybody else is in sweatpants. {K}.
{K}. Even the emails waited a minute.
{K}. Even the dog walkers slow down for it.
reader:
Sunrise or sunset: which one do you actually show up for?
Do you look or do you film? Be honest.
Who's the first person you'd send this to?
{K}. Where was the best one you ever saw?
Watch until the end or leave at the prettiest part?
scene:
Everybody stops, squints, and says “wow” a bit too quietly. {K}.
The light goes soft and so do the people.
Gold, then pink, then that blue nobody can name. {K}.
“Look behind you.” And then a very long pause.
plain:
{K}, and for a minute nobody was in a hurry.
Some evenings deserve to be watched to the end.
{K}. A good way to end things.
It happens all the time and never gets old.
{K}. Stay until the lights come on.
invite:
{K}. Come early, stay until the lights come on.
Bring a blanket, the sky does the rest. {K}.
news:
{K}. Words are having trouble keeping up.
{K}. The day went out with style.
{K}. The sky took a bow.
{K}. Everybody looked up, even the ones who never do.
{K}. The evening may take it from here.

== mountain ⛰️
nouns: mountain, mountains, mountain view, summit, alps, mountain air, ridge, mountain road, mountain trip
nouns: rocky mountains, the alps, dolomites, everest, matterhorn, mount fuji, kilimanjaro, mountain weekend
nouns: mountain climbing, mountaineering, mountain top, mountaintop, smoky mountains, appalachian mountains
alone: hills, peak
tags: MountainLife, MountainView, IntoTheWild, MountainLovers
turn:
{K}. From up there, problems are about the size of a cow.
{K}: nature's way of telling you to sit down for a minute.
“It's just around the corner,” until somebody believes it. {K}.
{K}. The goats look at you as if you'd parked wrong.
The summit has a view. The way up has opinions.
{K}. Nobody has ever loved a bench more.
No signal, no complaints. {K}.
{K}. The legs have written a letter, and it isn't kind.
reader:
Are you here for the view or for the sandwich at the top?
Mountains or sea? Families have planned vacations around less.
{K}. Start at first light, or after a long breakfast?
What's in your backpack that makes no sense?
What hurts more: the way up or the way down?
scene:
Thin air, thick sandwich, wide view. {K}.
“Are we there yet?” The mountain says nothing.
Boots off, toes out, clouds below. {K}.
“Is that the top?” It was not the top.
plain:
{K}, and the head goes quiet.
It's good to stand next to something that isn't in a hurry. {K}.
{K}. Big enough to make the rest look small.
Some air just tastes cleaner.
{K}. Worth every step and every snack.
invite:
{K}. Good boots, thick sandwich, off we go.
Come up for air. {K}.
news:
{K}. The echo has already told the next valley.
{K}. The calves will want to discuss it.
{K}. A marmot stood up to hear it.
{K}. No comment from the mountain, it just sat there, being enormous.

== lake 💧
nouns: lake, lakes, pond, lake house, lakeside, riverside, lake day, lake view, lake weekend, lake trip, lake cabin
nouns: lake swim, mountain lake, lake michigan, lake tahoe, great lakes, lake como, lake superior, dock days
nouns: lakeside walk, lake life, lake vibes, loch ness
alone: dock
tags: LakeLife, ByTheWater, NatureLovers, LakeDay
turn:
{K}. Flat water, flat to-do list.
Swimming was the plan. Then the toes called a meeting. {K}.
{K}: the original do-not-disturb mode.
Everybody skipped a stone brilliantly once, and nobody saw it. {K}.
{K}. Cold water, warm screams.
“Just a toe,” says everybody who comes out with wet hair. {K}.
{K}. No waves, no worries, a few ducks with attitude.
The only thing in a hurry is somebody running back to the blanket. {K}.
reader:
Jump from the dock or use the ladder like a grown-up?
Lake or ocean: which one calms you down?
{K}. Are you first in, or first to hold the towels?
Dock, boat or blanket: where's your spot?
scene:
Water like glass, one ripple, no messages. {K}.
Feet over the edge, nothing on the schedule. {K}.
A splash, a gasp, somebody laughing on the dock. {K}.
Flat water, long shadows, nobody talking. {K}.
plain:
{K}, and time stretches out a little.
Everything slows down by the water.
{K}. Calm enough to hear a fish change its mind.
The best seat is the one with your feet in the water.
{K}. Still water, slow heart.
invite:
{K}. Last one in fetches the towels.
Bring a towel, the dock is long enough. {K}.
news:
{K}. The ducks are discussing it.
{K}. Towels are a formality at this point.
{K}. It made a few ripples.
{K}. Small waves, big news.
{K}. The dock creaked its approval.

== night-sky 🌌
nouns: telescope, stars at night, observatory, telescope night, starlight
alone: stars, new moon
tags: Stargazing, NightSky, LookUp, SkyWatching
turn:
{K}. And I was worried about an email.
Point at something and say its name with confidence. It's usually a plane. {K}.
{K}: the oldest show, still no reruns.
Everybody goes home with a stiff neck and a lighter head. {K}.
{K}. Even the tallest problem ends below that.
Children wish for ponies. Grown-ups wish for sleep. {K}.
reader:
What would you wish for, if it really worked?
Can you find one constellation without an app?
{K}. Who taught you the names of the ones you know?
Do you see shapes or do you just nod along?
scene:
Blanket on the grass, heads back, nobody talking. {K}.
“Did you see that?” “Where?” Gone.
Blanket down, lights off, everybody whispering for no reason. {K}.
“Is that a star or a plane?” Every single time.
plain:
{K}, and everything feels the right size again.
Look up for a minute. It's still there.
{K}. It puts everything in its place.
{K}. The quiet up there is contagious.
The dark is not so dark once your eyes get used to it.
invite:
{K}. Lights off, heads back.
Come when it's properly dark. {K}.
news:
{K}. Wishes have been made.
{K}. Stay up for that.
{K}. The stars have seen bigger. They were polite.
{K}. Written in very small lights.

== landscape 🌾
nouns: nature walk, viewpoint, scenery, landscape, walk, evening walk, morning walk, sunday walk, trail, harbor
nouns: harbour, nature reserve, open field, green fields, viewpoints, nature lover, time in nature, mother nature
nouns: nature therapy, walking path, hiking path, winding path, breathtaking view, amazing view, window view
nouns: beautiful view, view from the top, view from up here, afternoon walk, walk in nature, wetlands, marsh, moor
nouns: heath, highlands, scottish highlands
alone: fields, field, nature, path, view, views, walking
tags: NatureLover, GetOutside, Views, Landscapes
turn:
{K}. A few bars of signal less, a few breaths more.
Go out to think, and come back with no thoughts at all. {K}.
{K}: standing still and calling it a plan.
Not a lot happening, and all of it good.
{K}. Nobody arranged this, and it's better than anything I've arranged.
Some people drive past. Some people stop the car. {K}.
The camera did its best, bless it. {K}.
{K}. One long breath out, and the list is gone.
reader:
Do you walk to think or to stop thinking?
City lights or this, hand on heart?
{K}. Hills, woods or wide open: where do you breathe best?
Where would you put the bench?
scene:
One path, no hurry, a dog somewhere far off. {K}.
The kind of quiet that you can hear.
Wind in the grass, nothing on the agenda. {K}.
plain:
{K}, and a deep breath.
Some views don't need a caption, but here we are.
{K}. It was here all along.
{K}. It asks nothing of you.
Somebody checked, and the world is still beautiful. {K}.
{K}. A few steps outside, and it's quiet in my head.
invite:
{K}. Bring shoes that like mud.
{K}. Come along, we're not in a hurry.
news:
{K}. The birds have moved on to other topics.
{K}. The cows looked up.

== boat ⛵
nouns: sailing, sailboat, boat, boats, boat day, boat trip, boating, yacht, ferry, ferry ride, pontoon, jet ski
nouns: marina, sail, regatta, boat party, boat ride, swan boat, speedboat, sailing trip, sailing lesson
nouns: sailing lessons, catamaran, houseboat, boat tour, boat rental, boat rentals, new boat, pontoon boat, first boat
nouns: tugboat, canal boat, narrowboat, dinghy, harbor cruise, dinner cruise, whale watching cruise, boat cruise
nouns: sunset sail
tags: BoatLife, OnTheWater, BoatDay, Boating
turn:
The sea legs have arrived, and they'd like to sit down. {K}.
{K}. The captain's hat is optional, the attitude isn't.
Steering is easy. Stopping is a conversation.
Casting off is elegant. Coming back in has an audience. {K}.
{K}. Problems stay on land. They can't swim.
The knots are creative, and the confidence floats. {K}.
reader:
{K}. Captain or passenger with snacks: which one are you?
Would you rather row, sail or be rowed?
Who would you trust at the wheel? Think carefully.
scene:
Rope off, hat on, nobody asking about emails. {K}.
“Ready?” A wobble, a grab, a very wide grin. {K}.
Water slapping the side like slow applause. {K}.
plain:
{K}. Everything gets lighter when it floats.
The shore looks smaller and so do the worries.
{K}. Salt or lake, the sound is the same kind of calm.
A little distance from land does wonders.
invite:
{K}. Hop on, shoes off, phone somewhere dry.
{K}. There's a seat with your name on it and a view to go with it.
news:
{K}. The land didn't even notice we left.
{K}. The deck heard it first.
{K}. The seagulls want details.
{K}. All hands on deck.
{K}. The anchor had better sit down for this.

== fishing 🎣
nouns: fishing, fly fishing, ice fishing, fishing trip, fishing day, bass fishing, first catch, catch of the day
nouns: big catch, fishing boat, fishing with dad, bait, tackle box, fishing rod, lures, salmon run, pier fishing
nouns: trout fishing, rainbow trout, brown trout, largemouth bass, striped bass, carp fishing, catfish fishing
nouns: kayak fishing, deep sea fishing, fishing at the lake, salmon fishing, walleye, fishing tournament
nouns: fishing license, fishing charter, fishing lures, fishing pole, fishing derby, ice fishing derby
nouns: ice fishing tournament, bass boat
tags: FishingLife, GoneFishing, CatchOfTheDay, FishingTrip
turn:
It was this big. Arms don't lie, they only stretch. {K}.
{K}. The fish have other plans, and you have to respect that.
Half of it is fish. The other half is a good reason to say nothing. {K}.
It's called fishing, not catching, and everybody has stopped arguing. {K}.
The best catch is always the one nobody saw. {K}.
{K}. Hours of nothing, and everybody would do it again.
reader:
{K}. What's your lucky bait, and does it actually work?
Catch and release or catch and dinner?
Who taught you to fish, and did they let you talk?
scene:
Line out, hat down, hush. {K}.
A twitch on the line, a whole heart in the throat.
“Anything?” “Not yet.” The best conversation all week. {K}.
plain:
{K}. Quiet water does most of the talking.
A good seat, a patient heart, nothing else to do.
{K}. Some peace comes with a line attached.
The water gives you exactly what you need, just not always fish.
invite:
{K}. Bring patience, we'll talk about the rest quietly.
{K}. Sit down, whisper, pass the bait.
news:
{K}. Hook, line and sinker.
{K}. The fish tell it differently.
{K}. Even bigger by the next telling.
{K}. It made a splash.

== sky ☁️
under: landscape
nouns: cloudy sky, gray sky, grey sky, cloudy day, cloudy days, overcast, overcast day, cloud watching, big sky
nouns: stormy sky, cloudscape, cloud formation, cumulus, blue sky and clouds, summer sky, winter sky, moody sky
nouns: beautiful sky
alone: sky, skies, clouds, cloud
tags: SkyLovers, CloudWatching, LookUp
turn:
{K}. The longest show in town, and nobody needs a ticket.
That one is a whale. Now it's a shoe. Now it's gone. {K}.
{K}: never the same picture, and never a bad frame.
It changes its mind all day and never explains. {K}.
Nobody ever hung anything better over a parking lot. {K}.
reader:
What do you see: an animal, a face or the need for an umbrella? {K}.
{K}. When did you last lie on your back and just look?
Does a gray one make you sad, or does it make you put the kettle on? {K}.
scene:
Head back, mouth open, somebody walks into you. {K}.
“That's a rabbit.” “That's a boat.” “It's a rabbit on a boat.” {K}.
plain:
{K}. Big enough for everybody's thoughts.
Look up for a minute, it costs nothing. {K}.
{K}. There's always something going on up there.
invite:
{K}. Find some grass and lie down.
news:
{K}. Out of the blue, or out of the gray.

== canyon 🏞️
under: landscape
nouns: canyon, canyons, grand canyon, cliff, cliffs, gorge, fjord, fjords, valley, valleys, glacier, glaciers, volcano
nouns: volcanoes, antelope canyon, cliffs of moher, crater, rock formation, rock formations, geyser
tags: NaturalWonder, NatureLovers, Landscapes
turn:
{K}. It took ages to make, and it looks effortless.
The photo makes it look small. Photos do that. {K}.
{K}: nature had time and used it.
Everybody goes quiet, and then somebody says “wow” anyway. {K}.
No architect, no deadline, and look at it. {K}.
reader:
Do you stand there and stare, or start taking pictures at once? {K}.
{K}. How do you explain that size to somebody at home?
Brave to the railing, or happy from back here? {K}.
scene:
A railing, a long look, nobody says a word. {K}.
“The picture doesn't show it.” “No.” “Take one anyway.” {K}.
plain:
{K}. A good reminder of how long things can take.
Some places make your own hurry look silly. {K}.
{K}. You feel it before you understand it.
invite:
{K}. Bring water, shoes with grip and a sense of wonder.
news:
{K}. Big, in the geological sense.
{K}. That leaves a mark on the map.

== national-park 🏞️
under: landscape
nouns: national park, national parks, state park, yosemite, yellowstone, zion, zion national park, acadia, banff
nouns: glacier national park, great smoky mountains, national park trip, state parks, junior ranger, park ranger
nouns: everglades, bryce canyon
tags: NationalPark, FindYourPark, GetOutdoors
turn:
{K}. Everybody brakes for the same deer.
The parking lot is full. The trail is empty. Explain that. {K}.
{K}: the best thing a country ever left alone.
The gift shop has a magnet. The rest won't fit in the car. {K}.
The map has a red dot saying “you are here”, and what a relief that is. {K}.
reader:
First stop: viewpoint, visitor center or the restroom? {K}.
{K}. How many stamps, stickers or magnets do you have by now?
Which park would you send somebody to first? {K}.
scene:
A brown sign, a gravel lot, a trail into the trees. {K}.
Everybody whispers, everybody points, something with antlers walks on. {K}.
“Is that a bear?” “It's a stump.” “It moved.” “It's a stump.” {K}.
plain:
{K}. Room enough to hear yourself breathe.
It's here for everybody, and it feels like a secret. {K}.
invite:
{K}. Pack water, a map and a late way home.
Leave only footprints, and a bit of your hurry. {K}.
news:
{K}. The squirrels have taken it to the ranger.

== eclipse 🌒
under: landscape
nouns: eclipse, solar eclipse, total eclipse, eclipse glasses, partial eclipse, eclipse day, total solar eclipse
tags: SolarEclipse, Eclipse, SkyWatching
turn:
{K}. The sun and the moon finally found a time that suits both.
A whole town in cardboard glasses, and nobody laughs. {K}.
{K}: the shortest evening anybody has ever cheered for.
Even the birds went quiet and checked the time. {K}.
The sky dims the lights, and strangers hold on to each other's arms. {K}.
reader:
How far would you drive for a few dark minutes? {K}.
{K}. Do you watch the sky, or the faces looking at it?
Do you cheer, cry or forget to take the picture? {K}.
scene:
A bite out of the sun, a hush, a dog that doesn't know what to think. {K}.
“Now?” “Glasses on.” “Now?” “Glasses ON.” {K}.
plain:
{K}. For a moment, everybody looks in the same direction.
You come away feeling small, in a good way. {K}.
invite:
{K}. Glasses on, everybody out.
Bring a blanket and somebody to gasp with. {K}.
news:
{K}. A shadow passed over it, briefly.

== cruise 🛳️
under: boat
nouns: cruise, cruises, cruise ship, cruise vacation, river cruise, alaska cruise, disney cruise, caribbean cruise
nouns: family cruise, cruise day, cruise outfit, cruise cabin, royal caribbean, carnival cruise, embarkation day
nouns: sea day, cruise buffet, first cruise, mediterranean cruise, nile cruise
tags: CruiseLife, OnBoard, TravelTime
turn:
{K}. The hotel comes along, and nobody has to repack.
Breakfast, second breakfast, a small island, lunch. {K}.
{K}: a buffet with a view and a rudder.
Everybody gets lost on the first day, and nobody admits it. {K}.
The stairs were going to cancel out the buffet. The elevator had other ideas. {K}.
reader:
Deck chair, shore trip or the all-day dessert table: where do they find you? {K}.
{K}. Balcony or inside cabin, as you're only there to sleep?
Do you know port from starboard, or just bar from buffet? {K}.
scene:
A long horn, a slow wave, and the pier gets smaller. {K}.
“Which deck are we on?” Nobody has ever known. {K}.
plain:
{K}. Falling asleep in one place, waking up in another.
Nothing but water, and for once that's the plan. {K}.
invite:
{K}. Pack the loose trousers and leave the watch.
Come aboard, the horizon is waiting. {K}.
news:
{K}. Land, ho.
{K}. The captain announced it over the speakers.

== sightseeing
nouns: planetarium
plain:
{K}. You go in for an hour and come out with more questions than answers.

== hot-springs ♨️
under: self-care
nouns: thermal spa, thermal pool, thermal pools, mineral springs
tags: HotSprings, SoakAndRelax, WarmWater
turn:
{K}. Getting in is easy. Getting out needs a speech.
The earth runs a bath, and nobody argues. {K}.
{K}: soup, and you're the vegetable.
It smells a little of eggs, and everybody pretends not to notice. {K}.
The towel is very far away, and it can stay there. {K}.
reader:
One long soak, or in and out with brave steps? {K}.
{K}. Silence, or soft gossip in the steam?
How wrinkled is too wrinkled? {K}.
scene:
Steam, shoulders, a sigh in a language everybody speaks. {K}.
A toe. A foot. A very long “ahhh”. {K}.
plain:
{K}. Warm to the bones.
Nothing to do, and hot water to do it in. {K}.
invite:
{K}. Bring a towel and no plans.
Come and float until you're soft. {K}.
news:
{K}. Soaking that up.

== pier 🌊
under: beach
nouns: pier, piers, boardwalk, promenade, jetty, pier walk, boardwalk walk, seaside promenade, sea wall, seawall
nouns: fishing pier, santa monica pier, atlantic city boardwalk, pier at sunset
tags: BoardwalkWalk, SeaView, SeasideWalk
turn:
{K}. A walk that ends where the land gives up.
Everybody walks to the end, looks, and walks back. It's perfect. {K}.
{K}: fries in the hand, gull in the plans.
One side has the view, the other side has the ice cream. {K}.
The planks creak, the water listens. {K}.
reader:
All the way to the end, or as far as the first snack? {K}.
{K}. Lean over the rail, or keep your hat on and stay in the middle?
Which smell is it for you: salt, fries or sunscreen? {K}.
scene:
A rail, a gull, a dropped fry, a very short silence. {K}.
Wood under the shoes, water under the wood. {K}.
plain:
{K}. Slow steps, long view.
Nothing to reach, and everybody's glad to get there. {K}.
invite:
{K}. Walk with us to the end and back.
Bring a jacket and change for fries. {K}.
news:
{K}. The gulls are spreading it.
`;
