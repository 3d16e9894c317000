export const weatherAndSeasons = `
== ice ❄️
under: winter
nouns: frozen lake, frozen pond, frozen river, frozen waterfall, frosty window, ice storm, frost flowers, black ice
nouns: icy road, icy roads, frozen puddle
alone: ice
tags: WinterWonder, FrozenBeauty, IceCold, WinterMagic
turn:
{K}. Nature pressed pause.
{K}. Everybody walks like a penguin, and nobody looks up.
{K}. Pretty from here. Slippery from there.
{K}. The camera is ready. The fingers are not.
{K}. Everything sparkles, even the trash cans.
reader:
{K}. Do you step on it or do you trust nothing?
{K}. Warm window seat or out in the middle of it?
Who taught you how to walk on it without falling?
scene:
A crack somewhere, and everybody stands very still. {K}.
Breath like smoke, boots like drums, nobody else around. {K}.
plain:
{K}. So quiet that you can hear the cold.
{K}. Glass, made by the weather.
{K}. It won't last, and that's part of it.
invite:
{K}. Tag the friend who'd go out without gloves.
news:
{K}. The sun has been asked to wait.

== rainbow 🌈
under: sky
nouns: rainbow, rainbows, double rainbow
tags: Rainbow, RainbowSky, LookUp, SomewhereOverTheRainbow
turn:
{K}. The sky apologizing nicely.
{K}. Grown-ups run outside for it like for an ice cream truck.
{K}. Nobody is too old to point.
{K}. Never mind the gold. Look at that.
The sky says sorry in every color it has. {K}.
reader:
{K}. Stop the car or keep driving?
{K}. What would you want to find at the end of it?
Which color would you take home?
scene:
Everybody at the window, everybody pointing. {K}.
Wet shoes, head back, mouth open. {K}.
“Look! Look up! Quick!” {K}.
plain:
{K}. Worth getting wet for.
{K}. The kind of thing you tell people about at dinner.
{K}. A good reason to look up.
Take it, it's for everybody. {K}.
invite:
{K}. Send it to somebody who needs a little color.
news:
{K}. The gray had a good run.
{K}. In full color.

== rain ☔
nouns: rain, rainy day, rainy days, rainy sunday, rainy monday, rainy morning, rainy afternoon, rainy evening
nouns: rainy night, umbrella weather, downpour, rain on the window, april showers, wet weather, spring rain
nouns: summer rain, rainy weather, light drizzle, steady drizzle, drizzly day, rainy walk, rain walk, pouring rain
nouns: rain sounds, rainy weekend, rainy season, jumping in puddles, puddle jumping, rain showers, rainy commute
alone: drizzle, puddle, puddles
tags: RainyDay, RainyMood, CozyDay, RainLovers
turn:
{K}. The couch has never been so persuasive.
The umbrella is somewhere dry, unlike its owner. {K}.
{K}: the only thing that can cancel a barbecue without an argument.
{K}. The hair had a plan. The sky had another.
The plants are thrilled. Let's be happy for the plants. {K}.
Everybody who says “just a drizzle” is already wet. {K}.
The weather app said cloudy. The socks say otherwise. {K}.
Somewhere a freshly washed car is taking it personally. {K}.
{K}. A duck's idea of perfect.
reader:
Puddles: jump in, or walk around like a responsible adult? {K}.
Umbrella, hood or pride: what do you rely on? {K}.
Soup or cake: what does this weather ask for? {K}.
{K}. Does it make you sleepy, or does it make you sing?
Where were you the last time you got properly soaked? {K}.
Run for it, or give up and stroll? {K}.
scene:
Drumming on the window, kettle on, one drop ahead of the others. {K}.
Wet shoes by the door, dry socks on the feet. {K}.
Drip on the collar, run to the door, laugh in the hallway. {K}.
Drops racing down the glass, and everybody has a favorite. {K}.
An umbrella turns inside out, and its owner turns with it. {K}.
A bus, a puddle, a very wet silence. {K}.
plain:
It sounds like the world is taking a breath. {K}.
{K}. It makes every warm room a bit warmer.
That smell on the pavement is worth a wet collar. {K}.
{K}. Gray outside, golden lamp inside.
Everything looks freshly painted afterward. {K}.
invite:
{K}. Come in and dry off, we won't rush you.
Shake off the umbrella and stay a while. {K}.
news:
{K}. The gutters are talking about it.
{K}. The ducks send their regards.
{K}. It came down all at once.
{K}. The umbrella stand is dripping with excitement.

== snow ❄️
nouns: snow, snow day, snowy day, snowfall, snowflakes, snowman, snowball fight, first snow, fresh snow, snowy morning
nouns: sledding, blizzard, white christmas, snowstorm, snow angels, snowy forest, snow storm, heavy snow, powder snow
nouns: snow walk, snowy night, snowy evening, snowy walk, fresh powder, snowman building, snow angel
nouns: building a snowman, snow fort, snowball
tags: SnowDay, WinterWonderland, LetItSnow, SnowLovers
turn:
{K}. The city has put on its good coat.
Everybody is a grown-up until the first snowball. {K}.
{K}: nature pressing mute.
Shovel it, and it laughs and carries on. {K}.
{K}. The whole street is whispering.
Everything looks tidy for once, and nobody had to do it. {K}.
One person makes the first footprints. Everybody else envies them. {K}.
{K}. Wet gloves, red nose, excellent mood.
reader:
Snowball fight or hot drink by the window: which side are you on? {K}.
Who builds the better snowman in your family, and who just adds the carrot? {K}.
{K}. Who throws the first one at your place?
First tracks, or wait for the plow? {K}.
{K}. What did a day off school in it feel like, do you remember?
scene:
Nose against the window, one voice through the whole house: “it's white!” {K}.
Boots on, first step, that sound. {K}.
“Just a little,” said the sky, and kept going. {K}.
A hat, a carrot, a crooked smile, and he leans a little. {K}.
Mittens on the radiator, puddle under the boots, cocoa on the stove. {K}.
plain:
{K}, and everything sounds softer.
The first steps in it are always the best. {K}.
{K}. Same street, new world.
It never stops being a little bit magic. {K}.
{K}. Warm socks make it even prettier.
invite:
{K}. Stomp your boots and come in.
Bring mittens, we'll bring the carrot. {K}.
news:
{K}. Mittens are drying on every surface.
{K}. Somebody has found the sled.
{K}. The snowman turned his head.
{K}. It drifted in quietly.

== fog 🌫️
nouns: fog, foggy morning, foggy mornings, foggy day, mist, misty morning, morning mist, morning fog, haze
nouns: foggy forest, misty lake, foggy night, foggy drive, foggy weather, foggy bridge, foggy sunrise, thick fog
nouns: foggy lake, misty mountains, mist over the lake, foggy autumn morning
tags: FoggyMorning, MoodyGrams, Misty, MoodyWeather, FogLover
turn:
{K}. The view is still loading.
{K}: the world on low volume.
Somebody hung a curtain and left. {K}.
It's like the whole town forgot its glasses. {K}.
{K}. That neighbor you waved at was a bush.
{K}. The whole town looks like it's keeping a secret.
You can't see where you're going, and for once it's the weather's fault. {K}.
Every streetlight is auditioning for a detective film. {K}.
reader:
Spooky or soothing: what do you see in it? {K}.
Walk right into it, or wait for the reveal? {K}.
{K}. Which movie does it turn your street into?
What's the first thing you notice when you can't see anything? {K}.
scene:
Shapes, then trees, then somebody's dog. {K}.
A streetlight, a shape, a very dramatic entrance. {K}.
Headlights low, music low, everything low. {K}.
“Is somebody there?” It's a mailbox. {K}.
A church bell from nowhere, a bike from everywhere. {K}.
plain:
{K}, and the day starts slowly, as it should.
Nothing to see here, and it's beautiful. {K}.
{K}. Quiet has a color.
It takes away the view and gives you the silence. {K}.
{K}. Everything sounds closer.
invite:
{K}. Follow the smell of coffee.
Look for the lit window, that's us. {K}.
news:
{K}. Details will become visible later.
{K}. Clear as soup.
{K}. It came out of nowhere.

== storm ⛈️
nouns: storm, stormy sea, hurricane season, stormy weather, hailstorm, hail storm, power of nature, storm season
nouns: stormy night, stormy day, winter storm, stormy beach, rain storm, rainstorm
alone: hail
tags: StormyWeather, WildWeather, StormWatch, WeatherMood
turn:
{K}. The sky has things to get off its chest.
Every umbrella points in the other direction. {K}.
The trash can has moved to a nicer neighborhood. {K}.
{K}: the only time everybody knows where the candles are.
Somebody said it looked dramatic. It took that as a compliment. {K}.
{K}. Even the brave ones are suddenly busy in the hallway.
The weather has opinions, and it's reading them out loud. {K}.
{K}. The windows would like it to lower its voice.
reader:
{K}. Under the blanket or at the window?
Who in your house pretends not to be scared? {K}.
What's your power-outage snack? {K}.
Do you love it, or only once it's over? {K}.
scene:
A flash, a pause, a boom, somebody squeals. {K}.
Everybody suddenly in the same room, for company. {K}.
Windows shut, kettle on, one eye on the lights. {K}.
“Is the laundry in?” A chair scrapes, somebody runs. {K}.
The cat under the bed has the right idea. {K}.
plain:
{K}, and a good reason to be indoors.
The air afterward is the best part. {K}.
{K}. Check on each other, stay cozy.
It passes. It always passes, noisily. {K}.
invite:
{K}. Come in, there's a dry chair and a warm light.
Bring a flashlight and a good story. {K}.
news:
{K}. It rumbled through the whole street.
{K}. The trampoline has been spotted traveling.
{K}. The lights flickered once.

== sun ☀️
nouns: sunshine, sunny day, sunny days, sunny morning, warm evening, sun, blue sky, sunny afternoon, first warm day
nouns: sunny spot, sunny weekend, sunny, sunlight, morning sun, winter sun, sunny sunday, sunny day off, sun puddle
nouns: sunny window, spring sunshine, sunbathing, sunny weather, first sunny day
tags: SunshineDays, SunnyDay, HelloSunshine, SunLovers
turn:
{K}. The chair has moved along with it all day, like a very slow plant.
People turn into lizards, and everybody is at peace with it. {K}.
{K}: the mood ring of the whole town just turned.
Suddenly everybody owns shorts. {K}.
The sunglasses were on your head the whole time. {K}.
{K}. Somewhere a cat has found the one good spot.
Every café chair faces the same way, like sunflowers. {K}.
Nobody's laptop screen is bright enough, so everybody goes outside. {K}.
reader:
Full sun, or the first shade you can find? {K}.
What's the first thing you do when it finally shows up? {K}.
{K}. Ice cream, iced coffee or just a bench?
Who in your family burns at the thought of it? {K}.
scene:
Eyes closed, face up, nothing to report. {K}.
Windows down, volume up, one arm out. {K}.
Ice clinking, feet bare, nowhere to be. {K}.
A stripe of light on the floor, and a dog lying exactly in it. {K}.
plain:
{K}, and everybody's a little nicer.
{K}. Let's not waste it indoors.
A little light goes a long way. {K}.
{K}. It feels like being forgiven.
invite:
{K}. Sit outside with us.
Grab the chair on the warm side. {K}.
news:
{K}. Everybody has agreed to be cheerful.
{K}. The freckles are holding a reunion.
{K}. Bright and early.

== wind 🍃
under: sky
nouns: windy, windy day, windy beach, breeze, windstorm, gusts, windy weather, strong wind, strong winds
nouns: windy morning, sea wind, windy walk, summer breeze, gusty day
alone: wind, gust
tags: WindyDay, WeatherMood, FreshAir
turn:
{K}. The hair has a plan and won't say what it is.
{K}. Everything that wasn't tied down is traveling.
The umbrella has chosen freedom. {K}.
You lean into it, and for a moment it holds you. {K}.
{K}: free styling for everybody.
Half the scarf is in somebody's mouth. {K}.
reader:
Does it make you wild, or does it make you want a blanket? {K}.
What's the strangest thing you've seen fly past? {K}.
{K}. Hat, hood or hair everywhere: how do you meet it?
scene:
One hand on the hat, one eye open. {K}.
A door slams, papers fly, somebody yells “close it!” {K}.
“What did you say?” “I said, it's windy!” “What?” {K}.
plain:
{K}. It clears the head, whether you asked or not.
A good day to hold on to somebody. {K}.
{K}. You can hear the trees talking.
invite:
{K}. Hold your hat and come in.
news:
{K}. The recycling bin says hello from down the street.
{K}. Blown away.

== spring 🌷
nouns: spring, springtime, first day of spring, spring mood, spring days, spring morning, spring vibes, spring walk
nouns: spring weather, spring day, spring season, spring weekend, hello spring, early spring, spring air
nouns: spring equinox, spring evening, spring afternoon
tags: HelloSpring, SpringTime, SpringMood, SpringVibes
turn:
{K}. Even the to-do list is budding.
The heavy coat has been put away, which is how you make it snow. {K}.
{K}: everything is waking up, some of us more slowly.
The birds are loud about it, and fair enough. {K}.
{K}. The nose knew first.
Dressed for summer, shivering with optimism. {K}.
{K}. The same street, with better lighting.
People who never smile have started nodding. {K}.
reader:
What's the first sign of it where you live? {K}.
Open windows right away, or wait, to be safe? {K}.
{K}. Clean the house, dig up the garden or just sit on the step?
Which flower makes you stop every single time? {K}.
scene:
Windows open, radio on, dust in the sunlight. {K}.
One green tip in the pot, and the whole family is outside. {K}.
A bee, a blossom, somebody sneezing. {K}.
Coat over the arm, sunglasses on the head, no hurry at all. {K}.
plain:
{K}, and everything feels possible again.
{K}. We made it through.
A little light, and people stand up straighter. {K}.
{K}. It's the small green things.
invite:
{K}. Come by, the door is open already.
Bring sunglasses and, to be safe, a scarf. {K}.
news:
{K}. The sneezing has also begun.
{K}. The bees have been briefed.
{K}. The winter coat is sulking in the closet.

== summer ☀️
nouns: summer, summertime, summer days, summer night, summer nights, summer evening, summer mood, summer vibes
nouns: summer vacation, summer holidays, summer break, first day of summer, end of summer, summer plans, summer party
nouns: hello summer, summer day, summer weekend, summer mornings, summer morning, july, august, last days of summer
nouns: summer season, summer fun, summer weather, summer afternoon
tags: SummerDays, SummerMood, SummerTime, SummerVibes
turn:
{K}. Shoes are a suggestion.
Productivity has melted, and so has the ice cream. {K}.
{K}: long days, short plans.
{K}. Dinner is mostly watermelon.
Sticky since breakfast, and nobody minds. {K}.
Every plan ends with “and then we swim”. {K}.
{K}. Bedtime is a rumor.
The fan turns its head, and everybody follows. {K}.
reader:
What's the smell of it for you: sunscreen, cut grass or barbecue? {K}.
Mosquito bites: scratch or suffer? There's no good answer. {K}.
{K}. Which taste means this time of year to you?
Barefoot, sandals or sneakers to the end? {K}.
scene:
Bare feet on warm stone, somebody laughing next door. {K}.
Ice cream first, questions later. {K}.
A screen door, a sprinkler, a shriek. {K}.
“Just a bit longer!” from the pool, all evening. {K}.
plain:
{K}, and no hurry at all.
The evenings go on and on, as they should. {K}.
{K}. Remember this one when it's cold.
It would be nice to put some of this in a jar. {K}.
invite:
{K}. Come out and play.
Bring a towel and no particular plan. {K}.
news:
{K}. Out of office, mentally.
{K}. Shoes have been retired for now.
{K}. The ice cubes didn't last long enough to hear it.

== autumn 🍂
nouns: autumn, fall day, autumn day, fall vibes, autumn vibes, first day of fall, autumn walk, cozy season, november
nouns: october, autumn mood, rainy autumn, fall weather, fall morning, fall evening, fall mood, fall season
nouns: hello fall, early fall, fall weekend, fall walk, fall days, fall afternoon, fall mornings, fall equinox
nouns: september, autumn morning, autumn evening, cozy fall, fall break, fall drive, autumn weather, autumn blues
alone: fall
tags: FallVibes, AutumnLeaves, SweaterWeather, AutumnVibes
turn:
{K}. The trees are showing off, and who can blame them.
{K}: crunchy under the shoes, soft everywhere else.
Everybody's personality is now mostly sweaters. {K}.
{K}. It would be rude to walk around a leaf pile.
Everything tastes of cinnamon, including the conversation. {K}.
A whole year of waiting to wear a scarf indoors. {K}.
{K}. The blankets have been promoted.
The light arrives late, leaves early and looks fantastic. {K}.
reader:
Pumpkin everything, or please make it stop? {K}.
Blanket on the couch, or long walk in a big scarf? {K}.
{K}. Sweater, soup or leaves: what are you here for?
Rake them, or jump in them? {K}.
scene:
Leaves down, scarf up, hands around something warm. {K}.
That first crunch, and you have to do it again. {K}.
Deep breath, wet leaves, a chestnut in the pocket. {K}.
Warm mug, cold nose, good mood. {K}.
plain:
{K}, and everything slows down in the nicest way.
Letting go never looked this good. {K}.
{K}. The light alone is worth getting up for.
Time for thick socks and long talks. {K}.
invite:
{K}. Come in, it's cozy.
Wear the big scarf, stay for something warm. {K}.
news:
{K}. The scarves are back from vacation.
{K}. The squirrels are taking notes.
{K}. It fell into place, leaf by leaf.

== winter ☃️
nouns: winter, winter days, winter day, winter evening, winter morning, winter walk, winter mood, cold weather
nouns: winter coat weather, hygge, winter night, winter solstice, january, february blues, december, winter weather
nouns: winter season, winter weekend, hello winter, winter afternoon, cozy winter, winter nights, winter break
nouns: winter light, winter blues, midwinter blues, midwinter
tags: WinterMood, WinterDays, CozySeason, WinterVibes
turn:
{K}. Socks over socks over tights over hope.
The nose leaves the house first and regrets it first. {K}.
{K}: hibernation, but with streaming.
Half the joy of going out is coming back in. {K}.
The bed makes an offer nobody can refuse. {K}.
{K}. Leave the house once, tell everybody.
Soup stops being a starter and becomes a lifestyle. {K}.
The sun clocks out before anybody else. {K}.
reader:
Layers, or just stay in: what's your survival plan? {K}.
Fire, blanket or hot drink: you only get to keep one. {K}.
{K}. Cozy hermit or snow day hero?
Which sock drawer decision are you proudest of? {K}.
scene:
Breath in the air, hands in the pockets, quick steps home. {K}.
Lamp on, blanket up, world off. {K}.
Gloves, hat, scarf, keys, where are the keys, gloves off. {K}.
Frost on the window, steam on the mug, nobody in a hurry. {K}.
plain:
{K}, and the small warm things matter more.
Short days, long evenings, good company. {K}.
{K}. A season for soup and kindness.
The quiet season, and that's all right. {K}.
invite:
{K}. Come in and thaw.
Bring cold hands, we have warm cups. {K}.
news:
{K}. The good socks are in use.
{K}. Back under the blanket with that.
{K}. The scarf muffled most of the reaction.

== kites 🪁
under: wind
nouns: kite, kites, kite flying, flying a kite, flying kites, box kite
tags: KiteFlying, WindyDay, OutdoorFun
turn:
{K}. It takes a breeze, a string and a grown-up running backward.
The tree always wants it more. {K}.
{K}: the only time pulling on strings feels like freedom.
Everybody runs, nothing happens, and then suddenly it does. {K}.
The knot took longer than the flight. It always does. {K}.
reader:
Who holds the string, and who runs? {K}.
{K}. Did you ever lose one to the sky?
What shape would yours be, if you could choose? {K}.
scene:
“Let go now!” A swoop, a dive, a cheer. {K}.
Head back, line humming, feet in the grass. {K}.
plain:
{K}. Something very simple that makes you look up.
A piece of sky on a string. {K}.
{K}. Best flown with somebody who laughs.
invite:
{K}. Bring a breeze, we'll bring the string.
Come and run with us. {K}.
news:
{K}. Up, up and holding.

== summer-camp 🏕️
under: camping
nouns: summer camp, summer camps, day camp, sleepaway camp, camp counselor, camp counselors, camp week, kids camp
nouns: art camp, sports camp, scout camp, summer camp registration, camp drop-off, camp letter
tags: SummerCamp, CampLife, CampFriends
turn:
{K}. A full suitcase goes out, a single sock comes home.
The songs have moves, and nobody is excused. {K}.
{K}: friends for life by bedtime.
The letter home says “fun”, “rain” and “send snacks”. {K}.
Nobody sleeps, and everybody says they slept great. {K}.
reader:
Which camp song is still in your head? {K}.
{K}. Were you homesick, or did you forget to wave?
Top bunk or bottom bunk? Think of the spiders. {K}.
scene:
A name on every shirt, and still the wrong shirt. {K}.
Flashlights under blankets, whispering, a giggle, “go to sleep!” {K}.
Wet towel, lost shoe, huge grin. {K}.
plain:
{K}. A week can make a kid a head taller.
Muddy knees, new friends, stories for the whole car ride. {K}.
invite:
{K}. Pack spare socks, all of them.
Send us your kid, we'll send back a tired one. {K}.
news:
{K}. The whole cabin is chanting.

== tired-mood
nouns: brain fog
turn:
{K}. Walked into the room for something. The something stayed behind.

== sunburn 🥵
under: summer
nouns: sunburn, sunburned, sunburnt, tan line, tan lines, sock tan, farmer's tan, farmers tan
tags: SunscreenAlways, SummerSkin, TanLines
turn:
{K}. I did my back as far as my arms believe in it.
{K}: a summer diary that I'm wearing.
One spot was forgotten. It's the one everybody sees. {K}.
{K}. The shade was right there. We had a difference of opinion.
reader:
{K}. Which spot do you forget every single time?
Do you reapply, or apply once and trust the universe? {K}.
What's the strangest line the sun ever drew on you? {K}.
scene:
A friendly pat on the shoulder. A scream. {K}.
“You're a bit red.” The mirror agrees, loudly. {K}.
Lying very still on cool sheets, thinking about hats. {K}.
plain:
{K}. Next time, a hat and a longer lunch inside.
Cool water, loose shirt, lesson learned. {K}.
{K}. The sun doesn't do half days.
news:
{K}. I'm available for use as a night light.
{K}. Hugs are on hold.
invite:
{K}. Your nose will thank you.

== weather-warning ⛈️
under: storm
nouns: thunderstorm warning, storm warning, flood warning, weather warning, weather alert, snow warning
nouns: wind advisory, winter storm warning, heat advisory, weather forecast, forecast, weather report
tags: WeatherWatch, Forecast, SkyWatch
turn:
{K}. My phone knew before the sky did, and told me with great joy.
{K}: a good day to own candles and no plans.
{K}. The garden chairs have been spoken to.
reader:
{K}. Do you stock up, or walk out to look at the sky?
Which do you trust: the app, the window or somebody's knee? {K}.
What do you bring inside first? {K}.
scene:
Every phone in the room at once. A short silence. A run for the laundry. {K}.
Dark over the roofs, one bird, no wind at all. {K}.
A neighbor on a porch, arms crossed, nodding at the horizon. {K}.
plain:
{K}. Windows shut, everybody home, kettle on.
Stay in, look after each other, let it pass. {K}.
{K}. The sky has the floor now.
news:
{K}. The umbrella has asked for the day off.
{K}. We are all outside looking at it, of course.
invite:
{K}. Come in before it does.
`;
