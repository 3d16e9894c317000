export const outdoorsAndSky = `
== sunrise 🌅
under: sunset
nouns: sunrise, sunrises, sunrise hike, sunrise walk, sunrise run, sunrise swim, sunrise view, sunrise photos
nouns: beach sunrise, mountain sunrise, dawn, dawn patrol, daybreak, first light, crack of dawn, morning sky
tags: Sunrise, SunrisePhotography, EarlyBird, MorningSky
turn:
Set an alarm for it, cursed the alarm, forgave the alarm. {K}.
{K}. The sky opens early, and there's never a line.
Sleeping in was the plan. The horizon had a better offer. {K}.
Best seats in the house, and most of the town is snoring. {K}.
reader:
Are you up for it on purpose, or still up from before?
Coffee in hand or blanket around the shoulders: how do you watch the day begin?
Do you tell people you saw it, or does your face give it away?
scene:
Dark, less dark, pink, oh. {K}.
Cold fingers, warm cup, nobody needs to talk yet. {K}.
“Is this it?” “Wait.” “Is this it?” “Wait.” “Oh.” {K}.
plain:
{K}. A whole new day, and nobody has touched it yet.
It shows up every single time, even when we don't.
The quiet before everybody wants something. {K}.
invite:
{K}. Sleep can happen later, this can't.
Set the alarm, bring a thermos, thank yourself afterwards. {K}.
news:
{K}. The coffee is stronger than usual, for good reason.
{K}. A bright start, quite literally.

== moon 🌕
under: night-sky
nouns: moon, full moon, moonlight, moonrise, supermoon, super moon, blood moon, harvest moon, wolf moon
nouns: strawberry moon, blue moon, pink moon, crescent moon, half moon, moon phases, lunar eclipse, moonlit walk
nouns: moon photography, moon phase, moon landing, moon watching
tags: Moonlight, MoonLovers, NightSky, LookUp
turn:
In my photo it's a streetlight with ambition. {K}.
{K}. Hangs around all night and still looks better than me.
Everything gets blamed on it, and it has never once objected. {K}.
So many poems, and it never writes back. {K}.
reader:
Does the moon really mess with your sleep, or was it the second dessert?
Do you see a face up there, a rabbit or a very old cheese?
Who's the first person you'd text to look up?
scene:
Curtain open, one stripe of silver on the floor. {K}.
“Come outside.” “Why?” “Just come outside.” {K}.
Phone up, zoom in, blurry dot, sigh, just look. {K}.
plain:
{K}. Same one for everybody, and it still feels personal.
A bit of light in the dark is sometimes all you need. {K}.
invite:
{K}. Step outside for a minute, the dishes can wait.
Look up, and bring somebody to say “wow” to. {K}.
news:
{K}. It's just a phase, as they say up there.
{K}. The wolves are warming up their voices.

== stargazing ✨
under: night-sky
nouns: starry sky, starry night, stargazing, milky way, meteor shower, shooting star, shooting stars, perseids
nouns: constellation, constellations, big dipper, dark sky park, star party, night sky, falling star, star trails
nouns: astrophotography, comet, clear night sky, stargazing night
tags: Stargazing, NightSky, StarrySky, Astronomy
turn:
My to-do list has never looked so small. {K}.
Wi-fi: none. Connection: excellent. {K}.
That one moves. That one blinks. That one's an airplane, and I wished on it. {K}.
reader:
Do you believe in the wish, or do you just make one to be safe?
What's the darkest place you ever stood and looked up?
Would you go up there if somebody offered you the seat?
scene:
Necks back, mouths open, no words, one mosquito. {K}.
“Did you see it?” “See what?” Every time. {K}.
A blanket, a thermos, and the longest ceiling there is. {K}.
plain:
{K}. A good way to feel small without feeling bad.
They've been up there all along, above the ceiling and the emails. {K}.
The longer you look, the more there is. {K}.
invite:
{K}. Lights off, eyes up, give it a few minutes.
Bring a blanket and one good wish. {K}.
news:
{K}. The universe was not surprised.
{K}. Written up there somewhere, in very small dots.

== northern-lights 🌌
under: night-sky
nouns: northern lights, the northern lights, aurora, aurora borealis, aurora australis, southern lights
nouns: aurora hunting, aurora chasing, aurora tour, aurora forecast, northern lights tour, northern lights trip
nouns: aurora photos
tags: Aurora, AuroraHunting, NightSky, SkyMagic
turn:
I have run out of words, and the sky keeps going. {K}.
{K}. The forecast gets checked more often than the stove.
Green was just a color before this. {K}.
Somebody left the magic on. {K}.
reader:
How cold would you get for this, honestly?
Have you seen them, missed them by an hour, or slept through the whole thing?
Would you scream, cry or go completely quiet?
scene:
Hat, hat on top of the hat, nothing, nothing, everything. {K}.
Curtains, but they're up there, and somebody is moving them. {K}.
“Is that a cloud?” It was not a cloud. {K}.
plain:
{K}. Some things can't be explained away, even by the explanation.
You stand there like a child, and so does everybody else.
It moves, it glows, it's gone, and you stay where you are. {K}.
invite:
{K}. Dress for the wait, not for the photo.
Keep the shoes by the door and one eye on the sky. {K}.
news:
{K}. The whole chat group has been woken up for less.
{K}. Goosebumps, and only partly from the cold.

== thunderstorm ⛈️
under: storm
nouns: thunderstorm, thunderstorms, thunder, lightning, lightning bolt, lightning storm, thunder and lightning
nouns: summer storm, storm watching, storm clouds, rumble of thunder, thunderclap, heat lightning, shelf cloud
nouns: storm chasing, lightning photography
tags: Thunderstorm, Lightning, StormWatch, WildWeather
turn:
The sky cleared its throat, and the whole street unplugged something. {K}.
{K}. Surround sound, no remote.
I'm not scared, I'm checking on the blanket from underneath. {K}.
Every window in the house suddenly has a spectator. {K}.
reader:
Do you count between flash and boom, and what do you do with the number?
Porch seat or middle of the bed: where do you sit it out?
Who in your house sleeps through all of it?
scene:
Everybody moves a bit closer together, for no reason whatsoever. {K}.
First the quiet, then the wind, then somebody runs for the laundry. {K}.
plain:
{K}. A good time to be under a roof with people you like.
Nature reminds you who has the louder voice.
That first breath of air when it's over. {K}.
invite:
{K}. Window seats are available, blankets too.
Gather the snacks before the fuse decides otherwise. {K}.
news:
{K}. The lights flickered in agreement.
{K}. It came with its own drum roll.

== heatwave 🥵
under: sun
nouns: heatwave, heat wave, hot day, hot days, heat dome, scorching day, scorcher, triple digits, heat index
nouns: hot summer day, hot night, hot nights, humid day, humidity, sweltering heat, desert heat, record heat
nouns: dog days of summer, too hot, hottest day
tags: Heatwave, HotWeather, SummerHeat, StayCool
turn:
People linger in the freezer aisle and nobody asks why. {K}.
{K}. The fan has never been so popular.
The car seat and I were briefly one. {K}.
Even my complaints have melted. {K}.
reader:
Which room in your home has become the only room?
Fan in the face or feet in a bucket: what's your system?
Who's the person in your office that still wears a cardigan?
scene:
Blinds down, shirt stuck, ice cube doing its best. {K}.
“Is it the heat?” “It's the humidity.” Everybody nods. {K}.
One ice cream, one hand, one race. {K}.
plain:
{K}. Shade is the kindest word there is.
Drink something cold, move like a cat, expect little of each other.
Go slowly, it's all anybody is doing. {K}.
invite:
{K}. Come in where it's cool and stay a while.
There is shade here, and something with ice in it. {K}.
news:
{K}. The ice cubes are working in shifts.
{K}. Reported from the cool side of the pillow.

== cold-snap 🥶
under: winter
nouns: frost, frosts, first frost, frosty morning, frosty mornings, hoarfrost, hoar frost, cold snap, cold front
nouns: cold day, cold days, cold morning, freezing cold, freezing temperatures, polar vortex, arctic blast
nouns: icy morning, icicle, icicles, ice on the windshield, wind chill, deep freeze, minus degrees
tags: ColdWeather, Frosty, WinterMood, StayWarm
turn:
My nose arrived everywhere a bit before the feeling in it. {K}.
{K}. I'm wearing everything I own and considering the curtains.
The thermostat and I are in talks. {K}.
I can see my own breath, and it's complaining. {K}.
reader:
Who turns the heating up at your place, and who secretly turns it down again?
How many layers are you wearing before you admit it's cold?
Scrape the windshield properly, or drive with a peephole and regret?
scene:
One foot out from the blanket. No. One foot back. {K}.
Scrape, scrape, breathe on fingers, scrape. {K}.
Glitter on every blade of grass, and nobody had to clean it up. {K}.
plain:
{K}. Good weather for warm hands and long soups.
Everything sparkles if you can stand still long enough to look.
Every door you close behind you feels like a hug. {K}.
invite:
{K}. Come in, close the door, quickly.
Your hands want a hot cup, and your feet agree. {K}.
news:
{K}. Hats off. On second thought, hats on.
{K}. Cold hard facts.

== island 🏝️
under: beach
nouns: island, islands, island life, island time, island hopping, tropical island, private island, desert island
nouns: island getaway, island vacation, island trip, island ferry, atoll, archipelago, barrier island, maldives
nouns: hawaii, maui, oahu, santorini, bali, seychelles, bahamas, aruba, caribbean island, greek island, greek islands
nouns: private islands, island wedding, phuket, fiji, crete, mykonos, ibiza, mallorca, bora bora, curacao, st lucia
nouns: galapagos
tags: IslandLife, IslandTime, IslandVibes, TravelGram
turn:
Water in every direction and no reason to hurry in any of them. {K}.
{K}. The watch is in the suitcase, thinking about what it did.
It takes a boat or a plane to get there, and that's the beauty of it. {K}.
Nobody here says “quick call”. {K}.
reader:
How long could you stay before you missed a traffic light?
Walk all the way around, or not further than the hammock?
scene:
Flip-flops by the door, salt on the glasses, no plan. {K}.
“What day is it?” “Does it matter?” {K}.
Ferry leaves, worries wave from the pier. {K}.
plain:
{K}. Smaller world, longer days.
When land ends everywhere you look, you finally stop.
Everything is closer here, including the horizon. {K}.
invite:
{K}. Pack half, stay longer.
Come over, the water's all around. {K}.
news:
{K}. The mainland can manage.
{K}. Shore enough, it's true.

== desert 🏜️
under: landscape
nouns: desert, deserts, desert road trip, desert sunset, desert trip, desert landscape, dune, dunes, sand dune
nouns: sand dunes, desert camping, desert hike, joshua tree, death valley, monument valley, sahara, sahara desert
nouns: mojave, mojave desert, sonoran desert, atacama, wadi rum, white sands, red rocks, desert safari, badlands
tags: DesertLife, DesertVibes, DesertLandscape, TravelGram
turn:
Not much to see, and I can't stop looking. {K}.
{K}. My phone has no bars, and my head finally has some room.
There's more sky here than anybody ordered. {K}.
You bring water and a hat, and take half of it home in your shoes. {K}.
reader:
Does all that space make you calm, or make you check the fuel gauge?
Would you rather have the silence by day or the stars by night?
Could you stay out here for a week without talking to a rock?
scene:
Footprints behind, nothing ahead, wind cleaning up after you. {K}.
“Can you hear that?” “No.” “Exactly.” {K}.
A long road, one bush, a great deal of horizon. {K}.
plain:
{K}. Empty in the fullest way.
The quiet out here is old and doesn't mind visitors.
Space to think, and no reason to. {K}.
invite:
{K}. Bring twice the water and half the plans.
Come and hear nothing for a while. {K}.
news:
{K}. A dry remark was considered and dropped.
{K}. The tumbleweed just kept going.

== waterfall 💦
under: lake
nouns: waterfall, waterfalls, waterfall hike, waterfall trail, waterfall swim, falls, niagara falls, multnomah falls
nouns: iguazu falls, victoria falls, yosemite falls, cascade, cascades, hidden waterfall, waterfall chasing
nouns: plunge pool, swimming hole with waterfall
tags: Waterfall, ChasingWaterfalls, NatureLovers, WaterfallLovers
turn:
Somebody once sang that you shouldn't chase them. Nobody listened. {K}.
{K}. Gravity at its best.
Everybody's hair was done before they stood this close. {K}.
The only thing I know that looks better the further it falls. {K}.
reader:
Admire it from the railing, or stand where the spray gets you?
Would you go under it, or hold the towels for the brave?
How many photos before you simply stand there?
scene:
You hear it first. Then you smell it. Then you're wet. {K}.
“What?” “I said it's beautiful!” “What?” {K}.
A rail, a rainbow if you're lucky, a very damp map. {K}.
plain:
{K}. So much noise, and still the calmest place around.
It never stops, so you can.
Standing next to something that big rinses the head. {K}.
invite:
{K}. Wear shoes with grip and clothes with patience.
Come close enough to get your glasses wet. {K}.
news:
{K}. Hear that? You can hear it from the parking lot.
{K}. A splash was made.

== cave 🔦
under: landscape
nouns: cave, caves, caving, spelunking, cavern, caverns, cave tour, ice cave, ice caves, sea cave, sea caves
nouns: lava tube, lava tubes, glowworm cave, stalactite, stalactites, stalagmites, cenote, cenotes, grotto
nouns: blue grotto, mammoth cave, carlsbad caverns, show cave, underground river
tags: Caving, CaveExploring, Underground, NatureLovers
turn:
Say hello into the dark, and be glad if only you answer. {K}.
{K}. Nature's basement, and better decorated than mine.
Every drip took its time, and look what came of it. {K}.
There's always a low part of the ceiling, and always a tall person. {K}.
reader:
Which ones hang and which ones stand? Everybody has a trick, nobody remembers it.
Lights off for a minute: peace or panic?
Would you go through the narrow bit first, or hold the flashlight for a friend?
scene:
Drip, echo, drip, somebody whispers, for no reason. {K}.
“Watch your…” Thud. “…head.” {K}.
One beam of light, and a whole ceiling appears. {K}.
plain:
{K}. Under all the noise of the world it's quiet and cool.
The dark has kept some beautiful things for itself. {K}.
invite:
{K}. Bring a jacket, a light and a small voice.
Duck your head and follow us down. {K}.
news:
{K}. A deep subject.
{K}. The bats hung on every word.

== river 🏞️
under: lake
nouns: river, rivers, riverbank, river bank, riverside walk, river walk, creek, creeks, brook, stream in the woods
nouns: mountain stream, river swim, river swimming, wild swimming, river float, river tubing, tubing, lazy river
nouns: river trip, river valley, skipping stones, stone skipping, river crossing, stream crossing, forest stream
tags: RiverLife, ByTheRiver, RiverWalk, NatureLovers
turn:
Never once in a straight line, and always where it wants to be. {K}.
{K}. Sit down for a minute, and an afternoon floats past.
Everything on your mind asks if it can float along. {K}.
One foot in, one scream out. {K}.
reader:
Best skipping stone: flat and light, or the one you find when you stop looking?
Do you walk with the current, or against it so that the way back is easy?
Are you a wader, a swimmer or the one who sits on the warm rock?
scene:
Stone, wrist, skip, skip, plop, “that counts”. {K}.
A leaf comes by, and everybody roots for it. {K}.
Shoes tied together, trousers rolled up, careful, careful, splash. {K}.
plain:
{K}. It goes around things, and so can we.
You never sit by the same one twice, somebody said, and it's a good reason to come back.
The sound alone is worth the walk. {K}.
invite:
{K}. Bring a towel and shoes that don't mind.
Come and drift along for a bit. {K}.
news:
{K}. Go with it.
{K}. Word has already reached everybody downstream.

== countryside 🌾
under: landscape
nouns: napa valley, countryside, country life, country road, country roads, country lane, country walk, farmland
nouns: wheat field, wheat fields, corn field, cornfield, barley field, rice field, rice terraces, rolling hills
nouns: open fields, hay bale, hay bales, village, villages, vineyards, dirt road, back road, rural life, prairie
nouns: country roads trip, countryside drive, countryside walk
tags: Countryside, CountryLife, CountryLiving, RuralLife
turn:
Rush hour was a tractor, and it waved. {K}.
{K}. The traffic report: one cat, sitting.
Everybody greets you here, so you'd better know who your aunt is. {K}.
Ask for directions and get a life story and the right turn. {K}.
reader:
Could you live out here, or would you miss takeout by the weekend?
Do you lift one finger off the steering wheel when somebody passes?
Windows down or windows up when the fields have just been “fed”?
scene:
A gate, a hill, another gate, a view that makes you stop. {K}.
Gravel under the tires, dust behind, radio losing the station. {K}.
“How far is it?” “Past the big tree.” “Which one?” {K}.
plain:
{K}. Room to breathe, and nobody using it up.
Where the evening is long and the news is what's growing.
Fewer lights, more sky, better sleep. {K}.
invite:
{K}. Turn off the highway and keep going.
Bring boots, stay for the quiet. {K}.
news:
{K}. Heard over the fence first, as always.
{K}. The whole village knows, naturally.

== lighthouse 🌊
under: landscape
nouns: lighthouse, lighthouses, lighthouse keeper, lighthouse tour, lighthouse walk, lighthouse hike
nouns: lighthouse stairs, lighthouse view, lighthouse stay, portland head light, peggy's cove
nouns: cape hatteras lighthouse, beacon on the cliff
tags: Lighthouse, LighthouseLovers, CoastalLife, SeaView
turn:
One job, on a rock, in all weather, and never late. {K}.
{K}. The original night light.
Everybody counts the stairs until they need the breath for other things. {K}.
An introvert's dream: sea views, thick walls, and everybody keeps their distance. {K}.
reader:
Could you be the keeper, or would you start naming the waves?
Climb to the top, or say that the view from the bench is just as good?
Who's the one in your life who always leaves a light on?
scene:
Light, dark, dark, light. Somebody out there is glad. {K}.
Wind in the jacket, salt on the lips, round and round the stairs. {K}.
One tower, a lot of sea, a gull with an attitude. {K}.
plain:
{K}. Standing still can be a way of helping.
For everybody who is still out there, a small bright promise.
Storms come and go, this stays. {K}.
invite:
{K}. Hold your hat and come up.
Follow the light, it knows the way. {K}.
news:
{K}. A bright spot.
{K}. Seen from miles away, as intended.

== bridge 🌉
under: city
nouns: bridge, bridges, suspension bridge, covered bridge, covered bridges, golden gate bridge, brooklyn bridge
nouns: tower bridge, footbridge, stone bridge, rope bridge, swinging bridge, drawbridge, charles bridge, rialto bridge
nouns: sydney harbour bridge, bridge walk, love lock bridge, glass bridge, bridge view
tags: Bridge, BridgePhotography, Bridges, ArchitectureLovers
turn:
You cross it when you come to it, and stop halfway for a photo. {K}.
Everybody walks across it to get somewhere, and then nobody wants to arrive. {K}.
Nobody has ever gone home with a picture of the detour. {K}.
reader:
Do you stop in the middle, or hurry to the other side without looking down?
Which one do you cross even when you don't have to? {K}.
Who would you want to meet halfway?
scene:
Elbows on the rail, water below, somewhere to be, later. {K}.
“Don't look down.” Everybody looked down. {K}.
A pair of friends, one phone, the same pose as everybody. {K}.
plain:
{K}. Somebody wanted to reach the other side and told others how.
Halfway across, you can see both where you were and where you're going. {K}.
invite:
{K}. Meet us in the middle.
Walk it slowly, it's prettier that way. {K}.
news:
{K}. Meet in the middle, as bridges say.
{K}. Water under it, as they say.

== castle 🏰
under: sightseeing
nouns: castle, castles, castle ruins, palace, palaces, fortress, fort, citadel, medieval castle, medieval town
nouns: castle tour, chateau, château, neuschwanstein, edinburgh castle, windsor castle, castle walls, castle hotel
nouns: castle gardens, castle visit
tags: CastleLovers, Castles, TravelHistory, HistoryLovers
turn:
Suddenly the heating bill at home feels reasonable. {K}.
{K}. Thick walls, great views, no outlets anywhere.
You walk in as a tourist and start giving orders to pigeons. {K}.
Built to keep people out, and now there's a gift shop. {K}.
reader:
Would you have been on the throne, in the kitchen or down in the dungeon?
Tower stairs or café bench: which way does your party split?
Do you read every sign, or touch the walls and imagine the rest?
scene:
Worn stone steps, and you wonder whose shoes did that. {K}.
“I could live here.” “You complain about our stairs.” {K}.
A narrow window, a wide valley, an imaginary cape. {K}.
plain:
{K}. Stones with a longer memory than anybody.
It's good to stand where so much happened, and just be quiet.
Time passed through here and left the walls. {K}.
invite:
{K}. Lower the drawbridge, here you come.
Capes optional, comfortable shoes not. {K}.
news:
{K}. Let the trumpets know.
{K}. The dragon declined to be interviewed.

== library 📚
under: book
nouns: library, libraries, public library, local library, library card, library card day, library book, library books
nouns: library haul, school library, university library, library day, story time at the library, library visit
nouns: library trip, library corner, reading room, overdue book, overdue books
tags: Library, LibraryLife, LibraryLove, Bookworm
turn:
In for one book, out with both arms full. {K}.
{K}. The only place where whispering feels like belonging.
A library card sees more action than a gym membership. {K}.
All those worlds, and they just let you take them home. {K}.
reader:
What's the longest you ever kept a book that wasn't yours?
Do you browse the shelves, or know exactly which corner is your corner?
Who took you there the first time? {K}.
scene:
“Shh.” “I didn't say anything.” “Your bag of chips did.” {K}.
A finger along the spines, a tilt of the head, that one. {K}.
A stack up to the chin and no hand left for the door. {K}.
plain:
{K}. Full of people being alone together.
A door that's open to everybody is a beautiful thing to have in a town.
You can walk in with nothing and leave with a whole other life. {K}.
invite:
{K}. Come in, sit down, get lost on purpose.
Bring your card and a stronger bag. {K}.
news:
{K}. Read that in a whisper.
{K}. Quietly thrilled, as the rules demand.

== bookstore 📖
under: book
nouns: bookstore, bookstores, book store, bookshop, bookshops, independent bookstore, indie bookstore, used bookstore
nouns: secondhand bookshop, bookstore cat, bookstore date, book haul, book fair, scholastic book fair, book sale
nouns: barnes and noble, powell's, strand bookstore, waterstones, blind date with a book
tags: Bookstore, BookstoreLove, ShopIndie, BookHaul
turn:
“Just looking.” The receipt disagrees at length. {K}.
{K}. There are enough unread ones at home to be safe, and safe is no fun.
Nobody leaves with only the one they came for. {K}.
The smell should come in a bottle, and I would bathe in it. {K}.
reader:
Do you read the first page, the last page or only the back?
How many unread books at home count as “too many”? Trick question.
Who in your family must never be left alone in here?
scene:
Head tilted to the right, walking sideways, completely happy. {K}.
A note from the staff: “this one made me miss my stop.” Sold. {K}.
plain:
{K}. The best kind of getting lost.
Somebody there knows what you should read next, and is usually right.
Paper, quiet, a creaky floorboard: what else do you need? {K}.
invite:
{K}. Bring a book lover and no schedule.
Your next favorite is standing there, spine out, waiting. {K}.
news:
{K}. Page one of something good.
{K}. The shelves at home are bracing.

== cafe ☕
under: restaurant
nouns: café, cafes, cafe, cafés, coffee shop, coffee shops, coffee house, coffeehouse, neighborhood café, corner café
nouns: book café, cafe date, café date, coffee shop date, tea house, tea room, tearoom, cafe hopping, café terrace
nouns: sidewalk café, favorite café, cozy cafe, new cafe, local cafe, brunch cafe
tags: CafeLife, CafeVibes, CoffeeShop, CafeHopping
turn:
Come to work, and learn everything about the couple at the next table. {K}.
{K}. Rent is one cup an hour, and it's worth it.
Everybody has a table there that isn't legally theirs. {K}.
The laptop is open so that the cake has company. {K}.
reader:
Window seat or back corner: where do they find you?
How long may one cup last before you owe them a sandwich?
Do you bring a book, a laptop or ears?
scene:
Steam, spoons, a chair being pulled up for one more. {K}.
plain:
{K}. A living room that somebody else keeps tidy.
Half the comfort is the cup. The other half is the people around it.
A table by yourself, and not the least bit lonely. {K}.
invite:
{K}. There's a chair by the window with your name on it.
Come by, sit down, let the day wait outside. {K}.
news:
{K}. The regulars have opinions, all kind.
{K}. It's written on the board in chalk, so it's official.

== pub-bar 🍻
under: night-out
nouns: pub, pubs, local pub, irish pub, gastropub, dive bar, cocktail bar, rooftop bar, sports bar, speakeasy
nouns: tap room, brewery taproom, pub crawl, pub night, bar crawl, tiki bar, pub garden, piano bar, local bar
tags: PubLife, CheersToThat, BarScene, HappyHour
turn:
Everybody says “just one”, and everybody is so sincere about it. {K}.
{K}. The best ideas and the worst singing both start here.
Everything sounds wiser from a bar stool. {K}.
reader:
Who in your circle always knows the bartender? {K}.
Bar stool, booth or outside at the rickety table?
Whose round is it? Think carefully before you answer.
scene:
“Same again?” Nods all the way around the table. {K}.
A coaster, a pen, a plan to change the world. {K}.
Elbows on wood, story getting better each time it's told. {K}.
plain:
{K}. Come as a stranger, leave with a nickname.
A good one is mostly the people leaning on it.
No occasion, just the usual faces. That's the occasion. {K}.
invite:
{K}. Pull up a stool, somebody's about to tell a story.
Bring a story, we've got the corner table. {K}.
news:
{K}. That calls for a toast, with whatever's in your glass.

== farmers-market 🧺
under: market
nouns: farmers market, farmers markets, farmer's market, farmers' market, night market, night markets, street market
nouns: food market, fish market, market day, market hall, market stalls, farm stand, roadside stand, saturday market
nouns: sunday market, produce stand, farm shop, market haul, floating market
tags: MarketDay, ShopLocal, MarketFinds
turn:
You go for one thing and come home with a plant and a new friend. {K}.
{K}. The tote bag has ambitions the arms can't support.
The samples were lunch, if you count them, and I count them. {K}.
Once around to look, twice around to give in. {K}.
reader:
Are you list people, or do you shop with your nose?
Which stall gets you every time, no matter what you promised?
How many samples can one person politely take?
scene:
“Try a piece.” And that's how it happens. {K}.
Bag on the left, bag on the right, something eaten on the way. {K}.
Change in the palm, a wink, one extra thrown in. {K}.
plain:
{K}. Dinner plans that begin with a hello.
It's nice to buy things from the person who can tell you about them.
Everything smells like something and everybody has time to chat. {K}.
invite:
{K}. Come hungry, bring a bag, bring a second bag.
Say hello at the stall, we like a chat. {K}.
news:
{K}. Fresh news, straight from the crate.
{K}. The tote bags are standing at the door.

== playground 🛝
under: kids-play
nouns: playground, playgrounds, swing set, seesaw, sandbox, sandpit, monkey bars, jungle gym, park playground
nouns: adventure playground, school playground, climbing frame, playground mom, playground dad, playground visit
nouns: playground friends, park swings
tags: PlaygroundFun, PlaygroundTime, OutdoorPlay, KidsPlay
turn:
Everybody agreed on “last time down the slide”. That was several slides ago. {K}.
{K}. The cheapest ticket to flying.
Everybody's shoes go home with half the sandbox. {K}.
Grown-ups fit into the swing. Out is another matter. {K}.
reader:
Swings, slide or sandbox: where did you spend your childhood?
Do you go down the slide “to show them”, or because you want to?
What's your signal for leaving, and has it ever worked?
scene:
“Watch me!” “I'm watching.” “No, now!” {K}.
Higher, higher, shoes against the sky. {K}.
A new best friend, name unknown, made at the top of the ladder. {K}.
plain:
{K}. Grass-stained knees are a good sign.
All you need is a bit of sand and somebody to say “push me”.
Some of the greatest adventures fit between a slide and a bench. {K}.
invite:
{K}. Bring the kids, the snacks and clothes that can take it.
Come and swing, big ones too. {K}.
news:
{K}. News travels fast on the slide.
{K}. The sandbox committee has met.

== park 🌳
under: place
nouns: park, city park, central park, hyde park, park walk, park day, dog-friendly park, pocket park, local park
nouns: neighborhood park, people watching, park visit, afternoon in the park, walk in the park, parks, public garden
tags: ParkLife, CityPark, OutdoorLife, ParkWalk
turn:
A living room, a garden and a gym in one, and somebody else mows it. {K}.
{K}. A bench, a breeze, and the emails can't find me.
The step count and the bench count are about even. {K}.
Everybody here is either exercising or watching people exercise. {K}.
reader:
Bench, blanket or one more lap: how do you do it?
What's your favorite thing to watch people do here?
scene:
Somebody reading, somebody snoring, somebody's frisbee. {K}.
A ball rolls over, gets kicked back, friendship for a second. {K}.
“Sun or shade?” “Half and half.” Once around every bench. {K}.
plain:
{K}. The city takes a breath here.
Grass, sky and nobody selling you anything.
It belongs to everybody, and it feels like yours. {K}.
invite:
{K}. Come as you are and lie down somewhere green.
Sit down next to us, there's plenty of grass. {K}.
news:
{K}. Overheard from the next bench.
{K}. The pigeons are already talking.

== cabin 🪵
under: place
nouns: cabin, cabins, log cabin, cabin in the woods, cabin weekend, cabin trip, cabin life, lakeside cabin
nouns: mountain cabin, a-frame, a-frame cabin, treehouse stay, chalet, ski chalet, mountain hut, cottage, cottages
nouns: cottage weekend, off-grid cabin, cabin porch, cabin retreat, cabin stay
tags: CabinLife, CozyCabin, CabinGetaway
turn:
Bad reception, excellent company, one very loud owl. {K}.
{K}. The plan was to unplug, and then somebody asked for the wi-fi.
Every horror movie starts like this, and so does every good weekend. {K}.
reader:
What do you bring first: the books, the cards or far too many blankets?
Who hears a noise outside, and who's sent to look?
Could you stay a month, or do you start to miss sidewalks?
scene:
A creak, a crackle, a page being turned. {K}.
Socks by the stove, cards on the table, nobody knows the time. {K}.
“Did you hear that?” “It's the trees.” “All of them?” {K}.
plain:
Small rooms make for long talks.
It smells of wood, and you sleep like it. {K}.
invite:
{K}. Pack sweaters, forget the charger.
Come and do nothing, somewhere with trees. {K}.
news:
{K}. Reported from the porch, with bad reception.
{K}. The woods kept it quiet as long as they could.

== skyline 🌇
under: city
nouns: skyline, skylines, city skyline, skyscraper, skyscrapers, city lights, city view, city views, high-rise
nouns: rooftop view, observation deck, city at night, manhattan skyline, cityscape, empire state building
nouns: chrysler building, skyline view, night skyline
tags: Skyline, CityLights, CityLife, Cityscape
turn:
From far away it looks like nobody down there is looking for parking. {K}.
{K}. All those windows, and somebody burning toast in one of them.
Looking up like this is how people walk into lampposts. {K}.
Nobody mentions the elevators, and yet here we all are. {K}.
reader:
Which view of your city do you show people first?
City noise: can you sleep without it?
Could you find your own window from up there?
scene:
Forehead on the glass, finger pointing: “that's us, behind that one.” {K}.
One window goes on, then the next, then the whole wall. {K}.
So much glass, so much light, and somewhere a person watering a fern. {K}.
plain:
{K}. So many stories, stacked on top of each other.
Every light is somebody coming home or heading out.
A city never says hello, it just starts talking. {K}.
invite:
{K}. Come up and pick a window.
Come up here with us and watch the windows go on. {K}.
news:
{K}. Somebody on every floor has an opinion.
{K}. High-level news, several floors up.

== airport 🛫
under: flight
nouns: airport, airports, airport day, airport run, airport outfit, airport lounge, airport food, airport coffee
nouns: airport terminal, boarding gate, gate change, layover, layovers, connecting flight, boarding pass
nouns: baggage claim, airport security, tsa line, duty free, departure lounge, arrivals hall, check-in line
nouns: airport pickup, red eye flight, airport goodbye, airport hug, airport shuttle, airport transfer
tags: AirportLife, TravelDay, AirportDiaries, TravelMode
turn:
Time means nothing here, which is why there's a burger at breakfast. {K}.
{K}. The walk to the gate alone should count as arriving.
Belt off, shoes off, dignity in the gray tray. {K}.
The gate always moves once you've found a seat by it. {K}.
reader:
Hours early or last call: which one are you, and who are you married to?
What's the first thing you eat once the rules stop applying?
Are you the one who stands up as soon as boarding is mentioned?
scene:
“Final call for…” and somebody's coffee is suddenly running. {K}.
Refresh the screen, look up, refresh the screen. {K}.
Everybody pretending not to run, everybody running. {K}.
plain:
{K}. The best hugs in the world happen at these doors.
Everybody here is on the way to somebody.
Half the journey is sitting on a bag and watching people. {K}.
invite:
{K}. Passport, charger, patience.
Look for the sign with your name and somebody waving too much. {K}.
news:
{K}. This is a courtesy announcement.
{K}. The board still says “on time”, bless it.

== campfire 🔥
under: camping
nouns: campfire, campfires, bonfire, bonfires, firepit, beach bonfire, campfire stories, campfire songs
nouns: campfire cooking, campfire night, bonfire night, solo stove, campfire coffee, fireside, fire pit
nouns: smokeless fire pit
tags: Campfire, FireSide, AroundTheFire, OutdoorLife
turn:
The smoke follows whoever just washed their hair. {K}.
Smoke in the hair, smoke in the sweater, smoke in the car. Worth it. {K}.
Nobody ever said “let's all look at the radiator”. {K}.
reader:
Poke it, feed it or just stare into it: which one are you? {K}.
Who in your group is in charge of the fire, and who thinks they are?
Whose ghost story still works on you?
scene:
Crackle, spark, silence, “and then the door opened”. {K}.
Front too hot, back too cold, turn around, repeat. {K}.
One guitar, half a chorus, everybody humming the rest. {K}.
plain:
{K}. The oldest way of spending an evening, and still the best.
Warm faces, cold backs, long stories. {K}.
invite:
{K}. Bring a stick and a story.
Pull up a stump, there's room on the warm side. {K}.
news:
{K}. Sparks flew.
{K}. It's the talk of the log.

== downtown 🏙️
under: city
nouns: downtown walk, city center, city centre, old town, main street, city street, city streets, big city, city break
nouns: city walk, city day, neighborhood walk, times square, french quarter, chinatown, little italy, side street
nouns: back alley, alleyway, town square, town centre
alone: downtown, uptown, midtown
tags: Downtown, CityLife, CityWalk, StreetScenes
turn:
Come for one errand and be gone for an afternoon. {K}.
{K}. Parking takes longer than the reason you came.
Every corner smells like somebody's lunch, and it always looks better than yours. {K}.
Never mind the map. The best part is above the shop signs. {K}.
reader:
Which corner of your town do you show visitors first?
Do you walk with a plan, or follow the music?
Which place is gone that you still use for directions?
scene:
A crosswalk, a saxophone, a stranger singing along. {K}.
“Taxi!” And everybody's arm goes up. {K}.
A bench, a paper bag, the whole world walking by. {K}.
plain:
{K}. Loud, crowded, alive.
Everybody here is on the way to something, and some of them are smiling.
You can be alone here without ever being lonely. {K}.
invite:
{K}. Take the long way through.
Come by, look up, bump into somebody nice. {K}.
news:
{K}. The whole block is talking, but it always is.
{K}. It got around, one corner at a time.

== ancient-ruins 🏛️
under: sightseeing
nouns: ruins, ancient ruins, roman ruins, mayan ruins, ancient temple, temple ruins, pompeii, machu picchu, acropolis
nouns: parthenon, colosseum, roman forum, angkor wat, stonehenge, chichen itza, pyramids, pyramid of giza, ephesus
nouns: abbey ruins, amphitheater ruins, archaeological site, archaeological park, excavation site
tags: AncientRuins, AncientHistory, HistoryLovers, Archaeology
turn:
It lost its roof ages ago and still makes an entrance. {K}.
{K}. Built without one single email.
The shelf at home leans after a week. This is still standing. {K}.
Sooner or later, everybody stubs a toe on history. {K}.
reader:
What do you hope somebody digs up from our time, and what had better stay buried?
Read every sign, or sit on a stone and imagine it?
Who would you have been back then: the builder, the ruler or the one carrying water?
scene:
A lizard, a column, a guide with a raised umbrella. {K}.
“How did they do it?” Shrugs from all sides. {K}.
Hand on warm stone, a long thought, no words. {K}.
plain:
{K}. So many feet before ours.
What's left is still enough to make you lower your voice.
Time took the paint and left the wonder. {K}.
invite:
{K}. Bring a hat, water and a sense of time.
Come and stand where the stories started. {K}.
news:
{K}. Carved in stone, so to speak.
{K}. Old news, the best kind.

== picnic 🧺
under: meal
nouns: picnic, picnics, picnic day, park picnic, beach picnic, picnic blanket, picnic basket, picnic date
nouns: picnic in the park, picnic lunch, picnic spread, picnic food, teddy bear picnic, family picnic, office picnic
nouns: picnic by the lake, picnic hamper
tags: PicnicTime, PicnicDay, PicnicLovers, OutdoorDining
turn:
Everything is packed except something to open the bottle with. {K}.
{K}. One ant looks at the sandwich, and then the whole family is coming.
The food always tastes better when the table is a field. {K}.
Somehow a thing so relaxing takes a whole evening of packing. {K}.
reader:
Who always packs the food, and who only brings an appetite?
What has to be in the basket, or it's just sitting on the ground?
Do you lie down after, or deny that you're lying down?
scene:
One blanket, a shoe on every corner, nobody knows who has the forks. {K}.
“Sun or shade?” “Both.” An hour of moving the blanket. {K}.
Crumbs, clouds, somebody asleep under a hat. {K}.
plain:
{K}. No chairs needed, no reservations taken.
Bread, something to put on it, somebody to pass it to.
A blanket is all it takes to make a patch of grass yours. {K}.
invite:
{K}. Bring something to share and something to sit on.
Grab a corner of the blanket, there's plenty. {K}.
news:
{K}. Leftovers: none. Grass stains: plenty.
{K}. The ants have spread the news.

== flight-delay 🛫
under: flight
nouns: flight delay, flight delays, delayed flight, delayed flights, flight delayed, missed connection
nouns: canceled flight, cancelled flight, gate delay, airport delay, airport delays, missed flight, long layover
nouns: overnight layover, rebooked flight, delayed luggage
tags: TravelLife, AirportDiaries, TravelDay, TravelProblems
turn:
Everybody at the gate knows the sandwich menu by heart. {K}.
The app says one thing, the board another, and the sky says nothing. {K}.
All that rushing in the morning, just to sit on my own coat. {K}.
reader:
What keeps you sane: snacks, series or telling everybody about it?
Are you calm at the counter, or calm only from the outside?
Which airport floor have you slept on, and would you recommend it?
scene:
A crackle, a voice, the whole gate holds its breath. {K}.
Every outlet taken, every chair a bed, every face a question. {K}.
“We appreciate your patience.” We didn't say we had any. {K}.
plain:
{K}. Everybody gets home eventually, with a story.
Be kind to the person at the counter, it's not their airplane.
Sometimes the trip starts with learning to wait. {K}.
news:
{K}. Time for another expensive muffin.
{K}. Somewhere my suitcase is having an adventure too.

== pumpkin-patch 🎃
under: autumn
nouns: pumpkin patch, pumpkin patches, pumpkin picking, pumpkin farm, pumpkin, pumpkins, pumpkin haul, white pumpkin
nouns: giant pumpkin, mini pumpkins, pumpkin field, pumpkin festival, pumpkin stand, porch pumpkins, pumpkin display
nouns: gourd, gourds, pumpkin weigh-off, pumpkin hunt, heirloom pumpkin, heirloom pumpkins, pumpkin patch photos
tags: PumpkinPatch, PumpkinSeason, FallFun, Pumpkins
turn:
“Just a small one,” and then the trunk won't close. {K}.
{K}. The heaviest one is perfect, said the person not carrying it.
Knock on it, nod, pretend to know what that means. {K}.
The porch has a theme now, and the theme is round. {K}.
reader:
Tall and crooked or perfectly round: which one goes home with you?
Carve it, paint it or just let it sit there and be round?
What goes through your head when you pass one more stand and stop anyway?
scene:
“That one!” “It's bigger than you.” “That one.” {K}.
Boots, mud, wheelbarrow, a very serious choice. {K}.
A flat side, a funny stem, love at first sight. {K}.
plain:
{K}. Big, plump and impossible to frown at.
The crooked ones need a home as well.
Round, cheerful and in nobody's hurry. {K}.
invite:
{K}. Wear boots, bring strong arms.
Yours is out there, lying on its good side. {K}.
news:
{K}. Gourd news travels fast. Sorry.
{K}. The front steps are fully occupied.

== fruit-picking 🍎
under: produce
nouns: apple picking, apple orchard, orchard, orchards, fruit picking, strawberry picking, berry picking
nouns: blueberry picking, cherry picking day, peach picking, blackberry picking, u-pick, u-pick farm, pick your own
nouns: pick-your-own farm, apple harvest, cherry orchard, orange grove, strawberry field, berry farm, apple farm
tags: PickYourOwn, FruitPicking, FarmDay, OrchardLife
turn:
One for the basket, one for the mouth, nobody's counting. {K}.
{K}. Paying to do farm work, and already planning the next shift.
Nobody needs this much fruit, and everybody is about to become a pie person. {K}.
The best one is always just out of reach, so somebody has to be tall. {K}.
reader:
How many “samples” do you eat before you feel guilty?
Who fills the basket in your family, and who fills the cheeks?
Pie, jam or gone before you reach the car?
scene:
Reach, twist, tug, got it. {K}.
“Where did you get that stain?” Silence, full cheeks. {K}.
Basket full, bag full, shirt turned into another bag. {K}.
plain:
{K}. Food is more fun when you had to go and find it.
Straight from the branch into the hand is how fruit was meant. {K}.
Sticky hands and a heavy basket: a good way to spend a day. {K}.
invite:
{K}. Bring a basket and an appetite.
Come and fill your arms, we look away when you nibble. {K}.
news:
{K}. The kitchen counter is full until further notice.
{K}. Handpicked, obviously.

== corn-maze 🌽
under: autumn
nouns: corn maze, corn mazes, maize maze, haunted corn maze, corn maze date, hedge maze, hay maze, maze
tags: MazeFun, GettingLost, FunDay
turn:
Follow the confident one, and soon there are several of you. {K}.
{K}. The sense of direction gets tested and sent home.
It takes an hour, or until a kid shows you the way out. {K}.
Every corner looks familiar, which is no comfort at all. {K}.
reader:
Who in your family would get lost and refuse to ask?
Map in hand, or follow the kid who says “this way”?
What's your plan if you're still in there at dinner? {K}.
scene:
Left, right, dead end, laughing, left again. {K}.
A dusty boot, a dead end, a voice from the other side. {K}.
“We've been here before.” “We've never been here.” “Look, your glove.” {K}.
plain:
{K}. Getting lost is more fun when everybody does.
Muddy boots, red cheeks and a good reason to hold hands.
You come out dusty, hungry and better friends. {K}.
invite:
{K}. Boots on, phones away, good luck.
Bring the friend with the worst sense of direction. {K}.
news:
{K}. It took a few wrong turns.
{K}. The scarecrow has seen everything.

== christmas-market 🎄
under: christmas
nouns: christmas market, christmas markets, holiday market, holiday markets, winter market, xmas market
nouns: christkindlmarkt, christmas village, weihnachtsmarkt, holiday bazaar, christmas bazaar, christmas fair
nouns: christmas market stall, christmas market trip, christmas stalls
tags: ChristmasMarket, HolidayMarket, FestiveSeason, ChristmasTime
turn:
Everybody comes for gifts and goes home with cookies. {K}.
{K}. Somehow there's always another tiny wooden angel.
The list started with names and ended with snacks. {K}.
One lap to look, one lap to eat, one lap to find the others. {K}.
reader:
Do you bring the mug back, or is it already on your shelf?
Which stall do you walk to without looking left or right?
Sweet first or salty first, when everything smells of both?
scene:
Mittens around a cup, steam on the glasses, somebody singing slightly off. {K}.
“Meet you at the carousel.” “Which one?” {K}.
A paper bag of almonds that will not make it home. {K}.
plain:
Cold hands, warm cup, good company: the season in one picture.
Little lights, little huts, and suddenly everybody walks slower. {K}.
invite:
{K}. Bring mittens and somebody to hold one with.
Come for the gifts, stay for something warm. {K}.
news:
{K}. It smells of cinnamon around here.
{K}. The tree at home is making room.

== christmas-lights ✨
under: christmas
nouns: christmas lights, christmas light show, christmas light display, holiday lights, holiday light display
nouns: outdoor christmas lights, christmas lights drive, light trail, christmas light trail, tree lighting
nouns: christmas tree lighting, lighting ceremony, xmas lights, icicle lights, light hanging
nouns: neighborhood christmas lights, house lights for christmas
tags: ChristmasLights, HolidayLights, ChristmasMagic, FestiveLights
turn:
A single bulb is out, so now the whole evening is detective work. {K}.
{K}. The electric meter is doing its own little dance.
The house across the street can probably be seen by astronauts. {K}.
They were put away neatly. They came out as a bird's nest. {K}.
reader:
Warm white or every color at once: how does your street vote?
How early is too early to plug them in?
How long do you leave them up before the neighbors get curious?
scene:
“Ready?” Click. “Ohhh.” {K}.
Noses flat against the car window, everybody shouting “that one!” {K}.
plain:
{K}. Dark comes early, and look how we answer.
A few small bulbs can turn a street into a story.
For the length of one slow walk, everybody is a child again. {K}.
invite:
{K}. Drive slowly, say “ohhh” together.
Bring cocoa and somebody small to point at everything. {K}.
news:
{K}. Lit, in the original sense.
{K}. The reindeer on the roof look pleased.

== ferris-wheel 🎡
under: fun-park
nouns: ferris wheel, ferris wheels, ferris wheel ride, london eye, big wheel ride, observation wheel, carousel
nouns: carousels, merry-go-round, merry go round, carousel ride, vintage carousel, pier ferris wheel
tags: FerrisWheel, FunFair, FairgroundFun, CarouselRide
turn:
It goes nowhere, beautifully, and everybody lines up for it. {K}.
{K}. Back where we started, and happier about it.
Grown-ups only ride to keep the kids company. Often there are no kids. {K}.
Round and round is no way to get ahead, but what a way to spend a while. {K}.
reader:
Who would you want next to you when it stops for a moment?
Do you wave at everybody, or only at strangers?
One more ride, or would your stomach like a word?
scene:
Music, lights, a slow start, a silly grin. {K}.
“There they are! Wave!” Every single time around. {K}.
A bump, a sway, a hand that finds another hand. {K}.
plain:
{K}. Some kinds of fun never needed an upgrade.
Everybody who gets off looks a little younger.
Round it goes, and the day gets lighter with every turn. {K}.
invite:
{K}. Hold on and wave.
Come and take a turn with us. {K}.
news:
{K}. What goes around comes around, with music.
{K}. It was a good turn of events.

== county-fair 🎪
under: fun-park
nouns: county fair, county fairs, state fair, state fair food, fairground, fairgrounds, funfair, fun fair
nouns: carnival rides, carnival games, street fair, village fair, town fair, fair food, fair day, local fair, kermesse
nouns: midway games, bumper cars, fair season, carnival ride, carnival food
tags: CountyFair, FairSeason, FunFair, FairDay
turn:
It takes a fortune to win a bear that doesn't fit in the car. {K}.
{K}. My diet is whatever fits on a stick.
One ball, no bottles, a very surprised prize. {K}.
Nobody needs a goldfish-sized sombrero, and yet somebody won one. {K}.
reader:
Rides first or food first? There is a wrong order.
What can't you leave without eating?
Who in your crew screams, and who only came for the snacks?
scene:
Lights, music, sugar up to the elbows. {K}.
“Step right up.” And up we stepped. {K}.
plain:
{K}. Bright lights, sticky fingers, tired feet: just as it should be.
The whole town in one field, and everybody smelling of popcorn.
You can hear it before you see it, and you start to walk faster. {K}.
invite:
{K}. Bring coins, elastic waistbands and the friend who dares.
Come hungry, leave dizzy. {K}.
news:
{K}. There's powdered sugar on the evidence.
{K}. Somebody ring the bell.

== fall-festival 🍂
under: autumn
nouns: fall festival, harvest festival, farm festival, hayride, hayrides, hay ride, autumn festival, fall fest
nouns: harvest fair, apple festival, harvest party, fall party, oktoberfest fair, autumn fair
tags: FallFestival, FallFun, HarvestSeason
turn:
{K}. Half the straw stays in the sweater until the next wash.
Everybody comes for the kids and stays for the cider. {K}.
{K}: plaid, mud, something fried, repeat.
There's always one person who takes the pie contest seriously. {K}.
The tractor goes at walking speed, and everybody holds on. {K}.
reader:
Cider, donut or both, and in which order? {K}.
{K}. Front of the wagon or legs over the back?
Who in your family will come home with one more gourd? {K}.
scene:
A bump, a shriek, hay in the collar. {K}.
Boots, flannel, a paper cup with steam coming off. {K}.
plain:
{K}. Everybody in one field, and nobody in a hurry.
A good day out smells of straw and sugar. {K}.
invite:
{K}. Wear boots, bring a sweater you can shake out.
Hop on, there's room between the bales. {K}.
news:
{K}. The scarecrow waved.

== flight-attendant ✈️
under: flight
nouns: flight attendant, flight attendants, cabin crew, flight crew, pilot, airline pilot, pilots, air hostess
nouns: student pilot, flight lesson, flight school, flying lesson, flying lessons, pilot license, pilot's license
tags: UpInTheAir, AviationLife, CrewLife
turn:
{K}. The office has the best windows anywhere.
Breakfast in one city, laundry in another. {K}.
{K}: small suitcase, steady nerves, permanent smile.
Some people dream of getting away. Others do it on a schedule. {K}.
The weather is always nice, once you're above it. {K}.
reader:
What would you ask them if you had the whole flight? {K}.
{K}. Could you stay that calm with so many people watching?
Would you rather sit up front with the buttons, or in the back with the snacks? {K}.
scene:
A calm voice, a small bump, everybody breathes again. {K}.
Rolling suitcase, sunglasses, coffee, gone. {K}.
plain:
{K}. Somebody has to be calm for everybody.
Head in the clouds, and good at it. {K}.
invite:
{K}. Look up. That could be your office.
Bring a good pair of shoes and a love of early mornings. {K}.
news:
{K}. Cleared for takeoff.
{K}. This is your captain smiling.

== video-games
nouns: steam library, game library
reader:
{K}. Keyboard, controller or phone: what's in your hands?

== smores 🔥
under: campfire
nouns: s'mores, smores, s'more, roasting marshmallows, marshmallow roast, toasted marshmallows, toasted marshmallow
nouns: s'mores kit, smores kit, s'mores bar, smores bar, s'mores night, s'mores party
tags: SmoresTime, Smores, SweetTooth
turn:
{K}. Golden brown is the plan. Torch is the usual result.
One is never enough, and the name has always said so. {K}.
{K}: a dessert that fights back.
Half of it ends up on the sleeve, and that half is sticky. {K}.
Patience makes it golden. Nobody has patience. {K}.
reader:
Golden and patient, or black and burning: how do you like your marshmallow? {K}.
{K}. Is the burnt side ruined, or is it the best part?
Neat little tower, or chocolate up to the elbows? {K}.
scene:
Turn, turn, turn, poof, blow, blow, blow. {K}.
“It's on fire!” “I like it that way.” {K}.
A crack of cracker, a slow drip, absolute silence. {K}.
plain:
{K}. Sticky fingers, happy faces.
Sweet, smoky and a terrible mess, as it should be. {K}.
invite:
{K}. Bring a stick and clothes that can be washed.
Pull up a chair, the chocolate is soft already. {K}.
news:
{K}. Some more, please.

== botanical-garden 🌿
under: park
nouns: botanical garden, botanical gardens, botanic garden, arboretum, japanese garden, sculpture garden
nouns: butterfly garden visit, orangery, palm house, garden visit
tags: BotanicalGarden, GardenVisit, PlantLovers
turn:
{K}. Everything in here has a short name and a long one, and nobody can say the second.
One hour, they said, and then everybody read all the labels. {K}.
{K}: like a museum, but the exhibits keep growing.
You come for a stroll and leave wanting a greenhouse. {K}.
Nobody steals a cutting. Everybody thinks about it. {K}.
reader:
Roses, cacti or the steamy room with the palms: where do they find you? {K}.
{K}. Do you read the labels, or just smell everything?
Which plant would you smuggle home if it fit into a bag? {K}.
scene:
“Don't touch it.” “I'm only smelling it.” A sneeze. {K}.
A bench, a bee, a leaf the size of a door. {K}.
plain:
{K}. So many kinds of green.
A slow walk, and everything is growing. {K}.
invite:
{K}. Bring comfortable shoes and a good nose.
Take the winding path, all of them do. {K}.
news:
{K}. Something is always in bloom.

== kids-play
nouns: treehouse, tree house, treehouse build, backyard treehouse
scene:
“Can we do it again?” “We're still doing it.” {K}.
`;
