export const weatherAndSeasons = `
== ice ❄️
nouns: frozen lake, frozen pond, frozen river, frozen waterfall, ice, frosty window, ice storm, frost flowers
tags: WinterWonder, FrozenBeauty, IceCold, WinterMagic
turn:
{K}. Nature pressed pause.
{K}. I walked like a penguin and felt like one.
{K}. Pretty from here. Slippery from there.
{K}. My camera was ready before my fingers were.
{K}. Everything sparkles, including the tip of my nose.
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
news:
{K}. The sun has been asked to wait.
invite:
{K}. Tag the friend who'd go out without gloves.

== rainbow 🌈
nouns: rainbow, rainbows, double rainbow
tags: Rainbow, RainbowSky, LookUp, SomewhereOverTheRainbow
turn:
{K}. The sky apologizing nicely.
{K}. I ran outside like it was an ice cream truck.
{K}. I'm too old to squeal, and I squealed.
{K}. I'd look for the gold, but I can't stop looking up.
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
news:
{K}. The gray had a good run.
invite:
{K}. Send it to somebody who needs a little color.

== rain ☔
nouns: rain, rainy day, rainy days, rainy sunday, rainy monday, rainy morning, rainy afternoon, rainy evening, rainy night, drizzle, puddles, puddle, umbrella weather, downpour, rain on the window, april showers, wet weather, spring rain, summer rain
tags: RainyDay, RainyMood, CozyDay, RainLovers
turn:
Plans: none. Socks: thick. {K}.
{K}. The couch has never been so persuasive.
We meant to go out. We meant it very quietly.
My umbrella is somewhere dry and I am not.
{K}: nature's way of canceling plans so I don't have to.
{K}. My hair had a plan. The sky had another.
{K}. Finally an excuse that nobody can argue with.
The plants are thrilled. I'm damp, but happy for them.
{K}. I'm not staying in because of it. I'm staying in with it.
reader:
Puddles: jump in or walk around, like a responsible adult?
Window open to hear it, or tucked in and pretending it's winter?
{K}. Puddle jumper or window watcher?
Umbrella, hood or pride: what do you rely on?
Soup or cake: what does this weather ask for?
scene:
Drumming on the window, kettle on, nobody going anywhere.
Wet shoes by the door, dry socks on the feet. {K}.
Drip on the collar, run to the door, laugh in the hallway. {K}.
Drops racing down the glass, and I've picked a favorite. {K}.
plain:
{K}, and a good excuse to stay in.
It sounds like the world is taking a breath.
{K}. The plants are thrilled, so let's be happy for them.
{K}. It makes the indoors twice as good.
The sound alone is worth it.
{K}. A slow day, officially excused.
news:
{K}. The plants have asked me to say thank you.
{K}. The couch has been informed.
{K}. My socks have their own version.
{K}. The gutters were standing-room only.
{K}. The ducks send their regards.
invite:
{K}. Come in and dry off, we won't rush you.

== snow ❄️
nouns: snow, snow day, snowy day, snowfall, snowflakes, snowman, snowball fight, first snow, fresh snow, snowy morning, sledding, blizzard, white christmas, snowstorm, snow angels, snowy forest
tags: SnowDay, WinterWonderland, LetItSnow, SnowLovers
turn:
{K}. The city has put on its good coat.
I'm a grown-up until it snows.
{K}: nature pressing mute.
I shoveled. It laughed. It snowed again.
{K}. The whole street is whispering.
I forgot I'm an adult for as long as it took to make a snowball.
{K}. My gloves are wet and my mood is excellent.
Everything looks tidy for once, and I had nothing to do with it.
{K}. I shoveled. It laughed and carried on.
reader:
Snowball fight or hot drink by the window: which side are you on?
Who builds the better snowman in your family, and who just adds the carrot?
{K}. Snowman builder or cocoa supervisor?
Who throws the first one at your place?
scene:
Everything's quiet, except for one person yelling “it's snowing!” {K}.
Cold nose, warm hands, big grin.
Boots on, first step, that sound. {K}.
“Just a little,” said the sky, and kept going. {K}.
plain:
{K}, and everything sounds softer.
The first steps in it are always the best.
{K}. Same street, new world.
{K}. The world with the volume down.
It never stops being a little bit magic.
{K}. Warm socks make it even prettier.
news:
{K}. Mittens are drying on every surface.
{K}. Sleds have been located.
{K}. My mittens are clapping softly.
{K}. The snowman has turned his head.
{K}. Footprints were found near the cookies.

== fog 🌫️
nouns: fog, foggy morning, foggy mornings, foggy day, mist, misty morning, morning mist, morning fog, haze, foggy forest, misty lake
tags: FoggyMorning, MoodyGrams, Misty, MoodyWeather, FogLover
turn:
{K}. The view is still loading.
{K}: the world on low volume.
Somewhere in there is the usual view. No spoilers.
I can't see where I'm going, and for once it's the weather's fault.
It's like the whole town forgot its glasses.
{K}. I waved at a neighbor. It was a bush.
The view is there, we just have to believe.
{K}. The whole town looks like it's keeping a secret.
I can see my own feet and I'm calling that a win.
{K}. Somebody hung a curtain and left.
reader:
Spooky or soothing: what do you see in {the}?
Do you walk through it or wait for the reveal?
{K}. Cozy or spooky: which way do you lean?
Do you go out in it or watch it from the window?
scene:
Shapes, then trees, then somebody's dog. {K}.
Everything's a secret until you're close.
A streetlight, a shape, a very dramatic entrance. {K}.
Headlights low, music low, everything low. {K}.
plain:
{K}, and the day starts slowly, like it should.
Nothing to see here, and it's beautiful.
{K}. Quiet has a color.
{K}. A soft start to things.
It takes away the view and gives you the quiet.
{K}. Everything sounds closer.
news:
{K}. Results may become visible later.
{K}. We'll see. Eventually.

== storm ⛈️
nouns: storm, stormy sea, hurricane season, stormy weather, hail, power of nature
tags: StormyWeather, Thunderstorm, WildWeather, StormWatch
turn:
{K}. The sky has things to get off its chest.
My umbrella now points in the other direction.
The trash can has moved to a new neighborhood.
{K}. The patio furniture has chosen a new home.
The sky is rearranging its furniture, loudly.
{K}. I counted the seconds, as if that ever helped.
I said it looked dramatic. It heard me.
{K}. The candles are out and so is my brave face.
reader:
{K}. Under the blanket or at the window?
Who in your house pretends not to be scared?
scene:
Flash. Count. Boom. Somebody squeals. {K}.
Candles out, blankets on, everybody suddenly in the same room.
Flash. Silence. Everybody waits. {K}.
Windows shut, kettle on, everybody on one couch. {K}.
plain:
{K}, and a good reason to be inside.
The air afterwards is the best part.
{K}. Stay cozy and check on each other.
{K}. It passes, and then the air is wonderful.
news:
{K}. The garden furniture has relocated.
{K}. The trampoline has been spotted traveling.
{K}. The garden chairs have moved in with the neighbors.
{K}. The cat is under the bed and has the right idea.
{K}. Candles located. Matches not.

== sun ☀️
nouns: sunshine, sunny day, sunny days, sunny morning, warm evening, summer heat, sun, blue sky, sunny afternoon, first warm day, sunny spot, sunny weekend
tags: SunshineDays, SunnyDay, HelloSunshine, SunLovers
turn:
{K}. I moved my chair along with it, like a plant.
I have become a lizard and I'm at peace with it.
{K}: the mood ring of the whole town just turned.
The fan and I are in a serious relationship.
{K}. I've turned from a person into a cat on a windowsill.
My shoulders remembered what joy is, and then they remembered sunscreen.
{K}. I moved my chair along with it, like a very slow plant.
The sunglasses were on my head the whole time.
{K}. Suddenly everybody owns shorts.
reader:
Full sun or first shade you can find?
What's the first thing you do when it finally shows up?
{K}. Shade seeker or sun worshipper?
What's the first thing you do when it's finally warm?
scene:
Eyes closed, face up, nothing to report. {K}.
Windows down, volume up, sunglasses on the wrong way.
Eyes closed, face up, no questions please. {K}.
Ice clinking, feet bare, nowhere to be. {K}.
plain:
{K}, and everybody's a little nicer.
Vitamin everything.
{K}. Let's not waste it indoors.
{K}. It makes everybody a bit kinder.
A little light goes a long way.
{K}. Warm enough to forget what I was worried about.
news:
{K}. Everybody has agreed to be cheerful.
{K}. My freckles are holding a reunion.
{K}. The sunscreen wants credit.
{K}. My freckles are multiplying.
{K}. The shade is fully booked.
invite:
{K}. Sit outside with us.

== wind 🍃
nouns: wind, windy, windy day, windy beach, breeze, windstorm, gust, gusts, kite, kites, kite flying
turn:
{K}. My hair has a plan and won't tell me what it is.
I leaned into it and we had a moment.
{K}. Everything that wasn't tied down is traveling.
My umbrella has chosen freedom.
{K}. I've eaten some of my own scarf.
I said one word and it was gone before I heard it.
reader:
Does it make you wild or does it make you want a blanket?
What's the strangest thing you've seen fly past?
scene:
One hand on the hat, one eye open. {K}.
Door slams, papers fly, somebody yells “close it!” {K}.
plain:
{K}. It clears the head, whether you asked or not.
A good day to hold on to somebody.
{K}. You can hear the trees talking.
news:
{K}. The recycling bin says hello from down the street.
{K}. My hairstyle is a collaboration.

== spring 🌷
nouns: spring, springtime, first day of spring, spring mood, spring days, spring morning, spring break, spring vibes, spring walk
tags: HelloSpring, SpringTime, SpringMood, SpringVibes
turn:
{K}. Even my to-do list is budding.
I've put away the heavy coat. I'll regret it shortly.
{K}: everything is waking up except me.
The birds are loud about it. Good for them.
{K}. My nose knew first.
I opened a window and a whole new mood came in.
{K}. Everything's blooming, and I've put away one sweater.
The birds are very loud about it, and fair enough.
{K}. I dressed for summer and shivered with optimism.
reader:
What's your first sign of it?
Open windows right away or wait, to be safe?
{K}. What's your first sign that it's really here?
Open windows or open jackets: how do you celebrate?
scene:
Windows open, radio on, dust in the sunlight. {K}.
One green tip in the pot and the whole family is outside.
Coat over the arm, face in the light, big breath. {K}.
A bee, a blossom, somebody sneezing. {K}.
plain:
{K}, and everything feels possible again.
A little light and we all stand up straighter.
{K}. We made it through.
{K}. Everything gets another chance.
The light is back, and so am I.
{K}. It's the small green things.
news:
{K}. The sneezing has also begun.
{K}. The winter coat has been told gently.
{K}. The bees have been briefed.
{K}. The winter coat is sulking in the closet.
{K}. Sneezing, but happily.

== summer ☀️
nouns: summer, summertime, summer days, summer night, summer nights, summer evening, summer mood, summer vibes, summer vacation, summer holidays, summer break, summer camp, pool day, first day of summer, end of summer, summer plans, summer party, sunburn
tags: SummerDays, SummerMood, SummerTime, SummerVibes
turn:
{K}. Shoes are a suggestion.
My productivity has melted and so has the ice cream.
{K}: long days, short plans.
I have nothing to wear and it's too hot to care.
{K}. My diet is mostly watermelon and avoiding sleeves.
I've been sticky since breakfast and I've never been happier.
{K}. The fan and I are in a committed relationship.
Every plan now ends with “and then we swim”.
{K}. Bedtime is a rumor.
reader:
What's the smell of it for you: sunscreen, grass or barbecue?
Mosquito bites: scratch or suffer? There's no good answer.
{K}. Which taste means summer to you?
Barefoot or sandals: how do you live it?
scene:
Bare feet on warm stone, somebody laughing next door. {K}.
The fan turns its head and everybody follows.
Bare feet, warm stone, long light. {K}.
Ice cream first, questions later. {K}.
plain:
{K}, and no hurry at all.
The evenings go on and on, as they should.
{K}. Remember this one when it's cold.
{K}. Long light, easy days.
I'd like to put some of this in a jar.
{K}. Nothing planned, everything good.
news:
{K}. Out of office, mentally.
{K}. Shoes have been retired for now.
{K}. The ice cubes didn't last long enough to hear it.
{K}. My sandals left a tan and a story.
{K}. The sprinkler is spinning with excitement.
invite:
{K}. Come out and play.

== autumn 🍂
nouns: autumn, fall day, autumn day, fall vibes, autumn vibes, first day of fall, autumn walk, cozy season, november, october, autumn mood, rainy autumn
tags: FallVibes, AutumnLeaves, SweaterWeather, AutumnVibes
turn:
{K}. The trees are showing off and I can't blame them.
My personality is now mostly sweaters.
{K}: crunchy under the shoes, soft everywhere else.
I walked through every pile. I'm an adult with priorities.
{K}. I bought another sweater. It was for the plot.
I crunch one leaf and I'm out there for an hour.
{K}. The trees are showing off, and I'm clapping.
Everything is cinnamon now, including my personality.
{K}. I've waited all year to wear this scarf indoors.
reader:
Pumpkin everything, or please make it stop?
Blanket on the couch or long walk in a big scarf?
{K}. Sweater, soup or leaves: what are you here for?
Rake them or jump in them?
scene:
Leaves down, scarf up, hands around something warm. {K}.
That first crunch, and you have to do it again.
Crunch, crunch, deep breath, pocket full of chestnuts. {K}.
Warm mug, cold nose, good mood. {K}.
plain:
{K}, and everything slows down in the nicest way.
Letting go never looked this good.
{K}. The light alone is worth getting up for.
{K}. The prettiest way to slow down.
The light gets softer and so do we.
{K}. Time for thick socks and long talks.
news:
{K}. The scarves are back from vacation.
{K}. The blankets have been promoted.
invite:
{K}. Come in, it's cozy.

== winter ☃️
nouns: winter, winter days, winter day, winter evening, winter morning, winter walk, winter mood, cold weather, winter coat weather, hygge, winter night, winter solstice, january, february blues
tags: WinterMood, WinterDays, CozySeason, WinterVibes
turn:
{K}. I'm wearing everything I own.
My nose left the house before the rest of me.
{K}: hibernation, but with streaming.
I go outside so that coming back in feels good.
{K}. I'm wearing everything I own and I'd like one more layer.
{K}. My nose is red and it's not even a look.
The bed has made me an offer I can't refuse.
{K}. I left the house once. I've told everybody.
reader:
Layers or just stay in: what's your survival plan?
Fire, blanket or hot drink: you only get one.
{K}. Cozy hermit or snow day hero?
Soup or cocoa: what gets you through?
scene:
Breath in the air, hands in the pockets, quick steps home. {K}.
Under the blanket, nobody can reach me.
Breath in the air, hands in the pockets, home in sight. {K}.
Lamp on, blanket up, world off. {K}.
plain:
{K}, and the small warm things matter more.
Short days, long evenings, good company.
{K}. A season for soup and kindness.
{K}. A good time to be inside with somebody you like.
The quiet season, and I don't mind.
{K}. Slow, dark and full of soup.
news:
{K}. The good socks are in use.
{K}. I'll come out when there are buds.
{K}. The scarf muffled most of my reaction.
{K}. The soup is on, the story's hot.
{K}. My breath was visible, and so was my grin.
`;
