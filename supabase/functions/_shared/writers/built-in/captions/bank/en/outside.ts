export const outside = `
== beach 🏖️
nouns: beach, beaches, beach day, day at the beach, beach days, beach walk, beach house, sea, ocean, waves, surf, surfing, surf session, seaside, coast, coastline, shells, sandcastle, boardwalk, island, islands, pier, sea breeze, tide, low tide, beach town, lighthouse, snorkeling, ocean view, sea view, beach bag, beach picnic, sand, dunes, lagoon
tags: BeachDay, BeachLife, SeaView
turn:
Sand in the sandwiches, as tradition demands. {K}.
{K}: packed for everything, stayed by the cooler.
I came to relax and have been guarding snacks from seagulls ever since.
My hair and the wind have stopped negotiating.
I'll be finding sand in my shoes until further notice.
The tide came in. My ambitions went out.
reader:
Run in or negotiate inch by inch with the cold water?
Read, nap or swim: what's a real day at the beach?
Do you shake the towel upwind? Think carefully.
scene:
Salt hair, slow feet, no idea what time it is. {K}.
Toes in, shoulders down, phone somewhere in the bag.
A seagull is looking at my lunch like it's personal.
plain:
{K}, and everything else gets smaller.
Some things are best said by the waves.
{K}. The sound does half the work.
Sunscreen, snacks, and nowhere to be.
news:
{K}. The seagulls have been informed.
invite:
{K}. Bring a towel and low expectations of your hair.

== sunset 🌅
nouns: sunset, sunsets, sunrise, sunrises, golden hour, sky, skies, pink sky, blue hour, clouds, evening sky, morning sky, rainbow, horizon, dusk, dawn, sunset view, sunset walk, last light, first light, drop dead gorgeous sunset
tags: GoldenHour, SkyLovers, SunsetLovers
turn:
{K}. Nobody asked the sky to go this hard.
My camera roll is mostly this sky, and I'm not sorry.
{K}: the only show where everybody looks up from their phone to take out their phone.
The sky does this without trying, and I can't even parallel park.
reader:
Sunrise or sunset: which one do you actually show up for?
Do you look or do you film? Be honest.
Who's the first person you'd send this to?
scene:
Everybody stops, squints, and says “wow” a bit too quietly. {K}.
The light goes soft and so do the people.
plain:
{K}, and for a minute nobody was in a hurry.
Some evenings deserve to be watched to the end.
news:
{K}. Words are struggling to keep up.

== mountain ⛰️
nouns: mountain, mountains, mountain view, summit, peak, alps, mountain lake, valley, canyon, cliffs, mountain hut, mountain air, ridge, volcano, glacier, national park, hills, mountain cabin, mountain road
tags: MountainLife, MountainView, IntoTheWild
turn:
{K}. My problems are about this big from up here.
{K}: nature's way of telling you to sit down for a minute.
I said “it's just around the corner” until I believed it.
reader:
Are you here for the view or for the sandwich at the top?
Mountains or sea? Families have planned vacations around less.
scene:
Thin air, thick sandwich, wide view. {K}.
“Are we there yet?” The mountain says nothing.
plain:
{K}, and the head goes quiet.
It's good to feel small sometimes.
{K}. Worth every step and every complaint.
news:
{K}. The echo agrees.

== lake 💧
nouns: lake, lakes, river, rivers, waterfall, waterfalls, creek, pond, stream, lake house, lakeside, riverside, dock, lake day, boat ride, fishing at the lake, swan boat
tags: LakeLife, ByTheWater, NatureLovers
turn:
{K}. Flat water, flat to-do list.
I was going to swim. My toes called a meeting.
{K}: the original do-not-disturb mode.
I skipped a stone once and I've been bragging ever since.
reader:
Jump from the dock or use the ladder like a grown-up?
Lake or ocean: which one calms you down?
scene:
Water like glass, one ripple, no messages. {K}.
Feet over the edge, nothing on the schedule.
plain:
{K}, and time stretches out a little.
Everything slows down by the water.
{K}. Quiet in the best way.
news:
{K}. The ducks are discussing it.

== night-sky 🌌
nouns: stars, starry night, stargazing, moon, full moon, new moon, moonrise, northern lights, aurora, milky way, meteor shower, shooting stars, night sky, constellations, eclipse, telescope, moonlight, planetarium
tags: Stargazing, NightSky, LookUp
turn:
{K}. And I was worried about an email.
I pointed at something and said its name with great confidence. It was a plane.
{K}: the oldest show, still no reruns.
My neck hurts and I regret nothing.
reader:
What would you wish for, if it really worked?
Can you find one constellation without an app?
scene:
Blanket on the grass, heads back, nobody talking. {K}.
“Did you see that?” “Where?” Gone.
plain:
{K}, and everything feels the right size again.
Look up for a minute. It's still there.
news:
{K}. Wishes have been made.

== landscape 🌾
nouns: countryside, meadow, meadows, fields, field, desert, wheat field, vineyard, vineyards, farmland, lavender field, nature, nature walk, view, viewpoint, scenery, landscape, village, country road, country life, rolling hills, walk, evening walk, morning walk, sunday walk, trail, path, bridge, harbor, harbour, nature reserve
tags: NatureLover, GetOutside, Views
turn:
{K}. No signal, no problem.
I went out to think and came back with no thoughts at all.
{K}: standing still and calling it a plan.
Not a lot happening, and all of it good.
reader:
Do you walk to think or to stop thinking?
City lights or this, hand on heart?
scene:
One path, no hurry, a dog somewhere far off. {K}.
The kind of quiet that you can hear.
plain:
{K}, and a deep breath.
Some views don't need a caption, but here we are.
{K}. It was here all along.
news:
{K}. I may never go back inside.

== rain ☔
nouns: rain, rainy day, rainy days, rainy sunday, rainy monday, rainy morning, rainy afternoon, rainy evening, rainy night, drizzle, puddles, puddle, umbrella weather, rain boots, downpour, rain on the window, april showers, wet weather, spring rain, summer rain
tags: RainyDay, RainyMood, CozyDay
turn:
Plans: none. Socks: thick. {K}.
{K}. The couch has never been so persuasive.
We meant to go out. We meant it very quietly.
My umbrella is somewhere dry and I am not.
{K}: nature's way of canceling plans so I don't have to.
reader:
Puddles: jump in or walk around, like a responsible adult?
Window open to hear it, or tucked in and pretending it's winter?
scene:
Drumming on the window, kettle on, nobody going anywhere.
Wet shoes by the door, dry socks on the feet. {K}.
plain:
{K}, and a good excuse to stay in.
It sounds like the world is taking a breath.
{K}. The plants are thrilled, so let's be happy for them.
news:
{K}. The plants have asked me to say thank you.
invite:
{K}. Come in and dry off, we won't rush you.

== snow ❄️
nouns: snow, snow day, snowy day, snowfall, snowflakes, snowman, snowball fight, first snow, fresh snow, snowy morning, sledding, blizzard, white christmas, snowstorm, ice, snow angels, snowy forest
tags: SnowDay, WinterWonderland, LetItSnow
turn:
{K}. The city has put on its good coat.
I'm a grown-up until it snows.
{K}: nature pressing mute.
I shoveled. It laughed. It snowed again.
reader:
Snowball fight or hot drink by the window: which side are you on?
Who builds the better snowman in your family, and who just adds the carrot?
scene:
Everything's quiet, except for one person yelling “it's snowing!” {K}.
Cold nose, warm hands, big grin.
plain:
{K}, and everything sounds softer.
The first steps in it are always the best.
{K}. Same street, new world.
news:
{K}. Mittens are drying on every surface.

== fog 🌫️
nouns: fog, foggy morning, foggy mornings, foggy day, mist, misty morning, morning mist, morning fog, haze, foggy forest, misty lake
tags: FoggyMorning, MoodyGrams, Misty
turn:
{K}. The view is still loading.
{K}: the world on low volume.
Somewhere in there is the usual view. No spoilers.
I can't see where I'm going, and for once it's the weather's fault.
It's like the whole town forgot its glasses.
reader:
Spooky or soothing: what do you see in {the}?
Do you walk through it or wait for the reveal?
scene:
Shapes, then trees, then somebody's dog. {K}.
Everything's a secret until you're close.
plain:
{K}, and the day starts slowly, like it should.
Nothing to see here, and it's beautiful.
{K}. Quiet has a color.
news:
{K}. Results may become visible later.

== storm ⛈️
nouns: storm, thunderstorm, thunder, lightning, hurricane season, stormy sea, stormy weather, summer storm, hail, power of nature
tags: StormyWeather, Thunderstorm, WildWeather
turn:
{K}. The sky has things to get off its chest.
My umbrella now points in the other direction.
The trash can has moved to a new neighborhood.
reader:
scene:
Flash. Count. Boom. Somebody squeals. {K}.
Candles out, blankets on, everybody suddenly in the same room.
plain:
{K}, and a good reason to be inside.
The air afterwards is the best part.
news:
{K}. The garden furniture has relocated.

== sun ☀️
nouns: sunshine, sunny day, sunny days, sunny morning, heat wave, heatwave, hot day, warm evening, summer heat, sun, blue sky, sunny afternoon, first warm day, sunny spot, sunny weekend
tags: SunshineDays, SunnyDay, HelloSunshine
turn:
{K}. I moved my chair along with it, like a plant.
I have become a lizard and I'm at peace with it.
{K}: the mood ring of the whole town just turned.
The fan and I are in a serious relationship.
reader:
Full sun or first shade you can find?
What's the first thing you do when it finally shows up?
scene:
Eyes closed, face up, nothing to report. {K}.
Windows down, volume up, sunglasses on the wrong way.
plain:
{K}, and everybody's a little nicer.
Vitamin everything.
{K}. Let's not waste it indoors.
news:
{K}. Everybody has agreed to be cheerful.
invite:
{K}. Sit outside with us.

== spring 🌷
nouns: spring, springtime, first day of spring, spring mood, spring days, spring morning, blossoms, spring break, spring vibes, spring walk
tags: HelloSpring, SpringTime, SpringMood
turn:
{K}. Even my to-do list is budding.
I've put away the heavy coat. I'll regret it shortly.
{K}: everything is waking up except me.
The birds are loud about it. Good for them.
reader:
What's your first sign of it?
Open windows right away or wait, to be safe?
scene:
Windows open, radio on, dust in the sunlight. {K}.
One green tip in the pot and the whole family is outside.
plain:
{K}, and everything feels possible again.
A little light and we all stand up straighter.
{K}. We made it through.
news:
{K}. The sneezing has also begun.

== summer ☀️
nouns: summer, summertime, summer days, summer night, summer nights, summer evening, summer mood, summer vibes, summer vacation, summer holidays, summer break, summer camp, pool day, first day of summer, end of summer, summer plans, summer party
tags: SummerDays, SummerMood, SummerTime
turn:
{K}. Shoes are a suggestion.
My productivity has melted and so has the ice cream.
{K}: long days, short plans.
I have nothing to wear and it's too hot to care.
reader:
What's the smell of it for you: sunscreen, grass or barbecue?
Mosquito bites: scratch or suffer? There's no good answer.
scene:
Bare feet on warm stone, somebody laughing next door. {K}.
The fan turns its head and everybody follows.
plain:
{K}, and no hurry at all.
The evenings go on and on, as they should.
{K}. Remember this one when it's cold.
news:
{K}. Out of office, mentally.
invite:
{K}. Come out and play.

== autumn 🍂
nouns: autumn, fall, fall leaves, autumn leaves, fall colors, autumn colors, fall day, autumn day, fall vibes, autumn vibes, first day of fall, pumpkin patch, sweater weather, fall foliage, autumn walk, leaf pile, cozy season, november, october, corn maze, apple picking, autumn mood, rainy autumn
tags: FallVibes, AutumnLeaves, SweaterWeather
turn:
{K}. The trees are showing off and I can't blame them.
My personality is now mostly sweaters.
{K}: crunchy under the shoes, soft everywhere else.
I walked through every pile. I'm an adult with priorities.
reader:
Pumpkin everything, or please make it stop?
Blanket on the couch or long walk in a big scarf?
scene:
Leaves down, scarf up, hands around something warm. {K}.
That first crunch, and you have to do it again.
plain:
{K}, and everything slows down in the nicest way.
Letting go never looked this good.
{K}. The light alone is worth getting up for.
news:
{K}. The scarves are back from vacation.
invite:
{K}. Come in, it's cozy.

== winter ☃️
nouns: winter, winter days, winter day, winter evening, winter morning, winter walk, winter mood, cold weather, cold morning, winter coat weather, hygge, winter night, first frost, winter solstice, january, february blues, frost
tags: WinterMood, WinterDays, CozySeason
turn:
{K}. I'm wearing everything I own.
My nose left the house before the rest of me.
{K}: hibernation, but with streaming.
I go outside so that coming back in feels good.
reader:
Layers or just stay in: what's your survival plan?
Fire, blanket or hot drink: you only get one.
scene:
Breath in the air, hands in the pockets, quick steps home. {K}.
Under the blanket, nobody can reach me.
plain:
{K}, and the small warm things matter more.
Short days, long evenings, good company.
{K}. A season for soup and kindness.
news:
{K}. The good socks are in use.

== monday 💼
nouns: monday, mondays, monday morning, monday mood, monday motivation, monday vibes, gym monday energy, back to monday, monday blues, new week, start of the week
tags: MondayMood, MondayMotivation, NewWeek
turn:
{K}. We meet again, and you haven't changed.
{K} found me before the coffee did.
My weekend sends its regards and would like me back.
{K}: the only day that arrives early.
I was motivated once. It didn't last.
Let's not make any sudden movements.
reader:
Jump in or ease in like it's cold water?
What gets you through it: coffee, music or denial?
Is the first email of the week for reading or for staring at?
scene:
Alarm. Ceiling. Negotiation. Socks. {K}.
“Had a good weekend?” The memory is already fading.
plain:
{K}. One thing at a time, and the first one is breakfast.
A fresh page, slightly coffee-stained.
{K}. You've survived every one of them so far.
Be gentle with everybody, we're all just starting up.
news:
{K}. Please speak in a low voice.

== midweek 🐪
nouns: tuesday, wednesday, thursday, tuesdays, wednesdays, thursdays, hump day, midweek, wednesday mood, tuesday mood, throwback thursday, thirsty thursday, wednesday morning, tuesday evening
tags: Midweek, HumpDay, WeekdayMood
turn:
{K}: too late to start over, too early to give up.
The week has hit its stride. I have not.
{K}. Neither here nor there, like my motivation.
reader:
How's the week treating you so far?
What's getting you over the middle of the week?
scene:
Coffee refilled, calendar checked, deep sigh of progress. {K}.
plain:
{K}, and the hill is behind us or at least underneath us.
Halfway counts.
{K}. Keep going, it's getting lighter.
news:
{K}. The weekend is visible from here.

== friday 🎉
nouns: friday, fridays, friday night, friday feeling, friday mood, friday evening, casual friday, tgif, friday vibes, friyay, friday afternoon
tags: FridayMood, FridayFeeling, HelloWeekend
turn:
{K}. My laptop is open, my mind has left the building.
I've been waiting for this all week. Don't tell the other days.
{K}: the only deadline I look forward to.
Everything that isn't done is now a surprise for a later me.
reader:
Couch or out: what are we doing with it?
What's the first thing you do when the laptop closes?
scene:
Laptop shut, shoes off, long happy sigh. {K}.
“Quick question—” No.
plain:
{K}. We made it, all of us, somehow.
Here's to putting things down for a bit.
{K}. You've earned the good snacks.
news:
{K}. The group chat has woken up.
invite:
{K}. Let's start the weekend properly.

== weekend 🎈
nouns: weekend, weekends, saturday, saturdays, saturday morning, saturday night, long weekend, weekend mood, weekend plans, weekend vibes, weekend mode, lazy weekend, weekend trip, saturday mood, weekend errands
tags: WeekendMood, WeekendVibes
turn:
{K}. My alarm has been given the day off, and so has my ambition.
I had a long list of plans. I took a nap on it.
{K}: blink and it asks for its coat.
I intended to be productive. The couch made a strong case.
reader:
Full schedule or empty calendar: what makes a good weekend?
Early riser or late riser when nobody's counting?
What's the one thing you always mean to do and never get to?
scene:
Pajamas, second coffee, no plans before whenever. {K}.
The shopping list is long, the pace isn't.
plain:
{K}, and nobody needs anything from me.
Time for the people and things that fill you up.
{K}. Slow is the whole idea.
news:
{K}. Responsibilities have been asked to wait outside.
invite:
{K}. Bring your weekend face.

== sunday 🛋️
nouns: sunday, sundays, sunday morning, sunday mood, sunday funday, lazy sunday, slow sunday, sunday afternoon, sunday evening, sunday reset, sunday scaries, sunday best, sunday ritual
tags: SundayMood, SlowSunday, LazySunday
turn:
{K}. The only thing I'm running is late for nothing.
I'm not lazy, I'm respecting the day.
{K}: pajamas until further notice.
By evening I'll have done nothing, and done it well.
reader:
Reset or rest: what's yours for?
What's your favorite way to do nothing at all?
scene:
Sheets warm, window open, somebody else making breakfast noises. {K}.
Book open on the chest, eyes closed, still counts as reading.
plain:
{K}. Slow steps, soft clothes, good company.
Nothing planned, nothing missing.
{K}. Leave a little room for nothing.
news:
{K}. All complaints will be heard eventually.

== morning 🌤️
nouns: morning, mornings, good morning mood, early morning, morning routine, morning light, morning walk mood, 5am club, early start, sunrise alarm, slow morning, slow mornings, peaceful morning, crisp morning, wake up, alarm clock mornings
tags: MorningMood, SlowMorning, EarlyBird
turn:
{K}. My body is up, my soul is following by train.
I'm a morning person once it's over.
{K}: before anybody has had time to need something.
The snooze button and I have a complicated relationship.
reader:
Straight up or snooze until it's embarrassing?
What's the first thing you need before you're kind to people?
scene:
Bare feet, cold floor, kettle on. {K}.
The house is still asleep and so is half of me.
plain:
{K}, quiet and all mine.
The day hasn't asked for anything yet.
{K}. A good start is a small thing done gently.
news:
{K}. Conversations may resume shortly.

== evening 🌙
nouns: evening, evenings, quiet evening, cozy evening, night in, evening routine, cozy night in, blanket evening, candlelight evening, movie evening, balcony evening, girls night in, night, nights, late night, sleepless night, night shift thoughts, midnight, midnight thoughts, 3 am, city at night
tags: EveningMood, CozyNight, NightIn
turn:
{K}. Canceled plans have never felt so right.
My social battery is charging next to the actual battery.
{K}: where good ideas show up and sleep doesn't.
I said early night. The next episode said otherwise.
reader:
Night in or night out, when you really get to choose?
What keeps you up when you should be asleep?
scene:
Lamp on, world off. {K}.
The house goes quiet, the snacks get loud.
plain:
{K}, soft light, nothing left to do.
The best part of the day might be the end of it.
{K}. Let the rest wait until it's light again.
news:
{K}. I'm officially unreachable.

== christmas 🎄
nouns: christmas, christmas tree, christmas morning, christmas eve, christmas lights, christmas market, christmas dinner, christmas cookies, christmas presents, advent, advent calendar, ornaments, christmas party, ugly sweater, christmas sweater, holiday season, holidays, stockings, christmas music, tree decorating, decorating the tree, christmas shopping, xmas, wreath, gingerbread house, holiday lights, christmas orders
tags: ChristmasTime, HolidaySeason, TisTheSeason
turn:
{K}. The lights are tangled and so are the plans, and it's perfect.
I wrapped it so badly that it looks like a surprise for everybody.
{K}: glitter now, glitter forever.
I said small gifts this time. I lied, happily.
The tree leans a little. So do we.
reader:
Real tree or the one from the box? Keep it merry.
Open presents in the evening or in the morning? Families are divided.
Is it ever too early for the music?
scene:
Tape on the fingers, paper everywhere, cat in the box. {K}.
Somebody is already shaking the presents.
Cinnamon in the air, lights in the window, socks that don't match.
plain:
{K}. It's the people around it that make it.
A little light in the darkest weeks.
{K}, and a lot of warmth to go around.
Wishing everybody something warm to hold.
news:
{K}. The ornaments have been warned.
invite:
{K}. Come in from the cold and stay a while.
{K}. We wrap, you smile.

== halloween 🎃
nouns: halloween, halloween costume, costume, costumes, trick or treat, pumpkin carving, jack o lantern, haunted house, halloween party, spooky season, halloween candy, scary movie, halloween decorations, witch, ghost, carved pumpkins
tags: Halloween, SpookySeason, TrickOrTreat
turn:
{K}. The scariest part is how fast the candy goes.
I'm not scared, I'm just standing behind you.
{K}: the one time strangers giving you sweets is tradition.
My costume is “tired”, and I'm very convincing.
reader:
Trick or treat? And who buys the treats and eats them first?
Best costume you ever wore: go.
scene:
Creak. Giggle. Scream. Candy. {K}.
Pumpkin guts on the table, a crooked smile in the window.
plain:
{K}, with all the right kinds of silly.
Be somebody else for a night, bring snacks.
news:
{K}. The skeleton in the hall has a name.
invite:
{K}. Enter if you dare, leave with sugar.

== valentines 💘
nouns: valentine's day, valentines day, valentines, valentine, galentine's day, galentines, love letter, date night valentine, valentine's dinner, box of chocolates, love notes
tags: ValentinesDay, Galentines, LoveNotes
turn:
{K}. Love is sharing your fries without counting.
Roses are red, I'm out of ideas, here's a snack.
{K}: for lovers, friends, and people who just like chocolate.
Dessert for several, please.
reader:
Grand gesture or takeout on the couch?
Who gets the card from you: partner, friend or yourself?
scene:
A card, a crooked heart, the good handwriting. {K}.
plain:
{K}. For everybody you love, in whatever way.
Say the nice thing out loud. That's the whole trick.
{K}. Love looks good on everybody.
news:
{K}. Hearts have been drawn on windows.
invite:
{K}. Bring somebody you like, even if it's you.

== easter 🐣
nouns: easter, easter eggs, egg hunt, easter egg hunt, easter bunny, easter brunch, easter basket, painted eggs, chocolate bunny, easter sunday, easter weekend
tags: EasterWeekend, EggHunt, EasterEggs
turn:
{K}. One egg is still missing and we'll find it later, by the smell.
Ears first or tail first? The chocolate bunny would like to know.
{K}: competitive walking with baskets.
reader:
Who hides the eggs too well in your family?
Do you eat the ears first, like everybody with a heart?
scene:
Baskets out, shoes wet, somebody is pushing a cousin. {K}.
plain:
{K}, bright colors and full tables.
A little hunt, a lot of chocolate.
news:
{K}. The chocolate didn't make it past breakfast.
invite:

== new-year 🎆
nouns: new year, new year's eve, new years eve, new year's resolutions, resolutions, new year's day, countdown to midnight, new beginnings year, first day of the year, last day of the year, year in review, nye, new years eve at home
tags: NewYear, NewYearsEve, HelloNewYear
turn:
{K}. Same me, better snacks.
My resolutions are written in pencil.
{K}: staying up late and calling it tradition.
I'd like a fresh start, but first a nap.
reader:
Resolutions: yes, no, or already broken?
Big party or asleep by the time it counts? No shame here.
scene:
Count down out loud, hug whoever is closest. {K}.
Confetti in the hair, hope in the air.
plain:
{K}. May it be kind to you.
Here's to small changes that stick.
{K}. One page at a time.
news:
{K}. The glitter will be found forever.
invite:
{K}. Start it with us.

== thanksgiving 🦃
nouns: thanksgiving, thanksgiving dinner, friendsgiving, turkey day, thanksgiving leftovers, thanksgiving pie, gratitude list, stuffing, cranberry sauce, turkey, roast turkey
tags: Thanksgiving, Friendsgiving, Grateful
turn:
{K}. Stretchy pants are a form of planning.
I'm thankful for everybody here and for the second piece of pie.
{K}: loud table, full plates, somebody asleep by dessert.
reader:
Stuffing or mashed potatoes? You can't have both. You can, but choose.
Who falls asleep first at your table?
scene:
Elbows, gravy, everybody talking at once. {K}.
plain:
{K}. There's a lot to be thankful for, and most of it has a face.
Grateful for the people who make the table too small.
news:
{K}. Leftovers have been labeled and will be stolen.
invite:
{K}. Pull up a chair.

== mothers-day 💐
nouns: mother's day, mothers day, mothering sunday, mother's day brunch, mother's day gift
tags: MothersDay, ThankYouMom, MomLove
turn:
{K}. She says she doesn't need anything. Bring cake.
{K}: finally a day for the person who always has tissues.
Breakfast in bed, kitchen in ruins. {K}.
reader:
What's the one thing she always says? Write it below.
What did you learn from her without noticing?
scene:
A card with too much glue and just enough love. {K}.
plain:
{K}. For every kind of mother, and everybody who ever mothered us.
Thank you for everything, even for the jacket you made me wear.
{K}. Call her. She's waiting, and she'd never say so.
news:
{K}. The card made her cry, as planned.
invite:
{K}. Let her choose, let us wrap it.

== fathers-day 🧰
nouns: father's day, fathers day, father's day gift, father's day breakfast
tags: FathersDay, ThankYouDad, DadJokes
turn:
{K}. He'll say “you shouldn't have” and then use it every day.
{K}: the day we laugh at the jokes on purpose.
He fixed it. It was fine before. We love him.
reader:
What's the best worst joke he ever told?
What can only he fix, with tape?
scene:
Card opened, throat cleared, thermostat checked. {K}.
plain:
{K}. For every kind of dad, and everybody who stepped in as one.
Thanks for holding the back of the bike longer than we knew.
news:
{K}. He pretended to have something in his eye.
invite:
{K}. Something for the man who says he has everything.

== trip ✈️
nouns: trip, trips, vacation, vacations, holiday, getaway, weekend getaway, family vacation, honeymoon, travel, traveling, travelling, solo travel, backpacking, vacation mode, staycation, day trip, city trip, bucket list, wanderlust, adventure, travel plans, itinerary, passport, suitcase, island hopping, first vacation, tour, souvenirs, postcards, tourist, vacation day
tags: TravelGram, OutOfOffice, Wanderlust
turn:
{K}. I packed for every weather and forgot the charger.
My suitcase says no. I'm sitting on it until it says yes.
{K}: being tired somewhere prettier.
I need a vacation to decide where to go on vacation.
Out of office, out of reach, out of clean socks.
reader:
Plan every hour or wander until hungry?
Window or aisle? Your whole personality is in the answer.
What do you always pack and never once use?
scene:
Zip, sit on it, zip again. {K}.
“Did we lock the door?” Asked at the airport, as is tradition.
That first evening in a place where nobody knows your name.
plain:
{K}, and the head is finally somewhere else, too.
The best parts weren't in the guidebook.
{K}. Come back tired and full of stories.
news:
{K}. The plants have been told to be brave.
invite:
{K}. You bring the bag, we'll sort out the rest.

== road-trip 🚗
nouns: road trip, road trips, roadtrip, long drive, sunday drive, scenic route, route 66, drive, rest stop, gas station snacks, camper van trip, coast road, camper van, campervan, rv, motorhome, van life
tags: RoadTrip, OnTheRoad, OpenRoad
turn:
{K}. The snacks were for the whole drive. We're at the first light.
“We'll stop if you need to.” Nobody has ever stopped in time.
{K}: singing badly at high speed.
The map says left. The heart says ice cream.
reader:
Who's in charge of the music, and have they earned it?
Best road snack of all time: fight.
scene:
Feet on the dash, windows down, wrong lyrics at full volume. {K}.
“Are we there yet?” asked by the driver.
plain:
{K}, good company, no rush.
The way there is half of it.
{K}. The long way is the point.
news:
{K}. The back seat is made of crumbs now.

== city 🏙️
nouns: city, city break, city life, downtown, skyline, street, streets, old town, city lights, rooftop, rooftop bar, rooftop view, big city, neighborhood walk, street art, new york, london, paris, tokyo, berlin, rome, lisbon, barcelona, amsterdam, chicago, los angeles, alley, balcony view, cobblestones, market square
tags: CityLife, CityBreak, Streetview
turn:
{K}. I got lost on purpose. The second time, less so.
My step counter is impressed and my feet have filed a complaint.
{K}: everybody's in a hurry except the pigeons.
I came for the sights and stayed for the bakeries.
reader:
Famous sights or side streets?
Could you live here, or only visit in your good shoes?
scene:
Neon, footsteps, somebody's music from an open window. {K}.
Map in hand, confidently going the wrong way.
plain:
{K}, best seen on foot and without a plan.
Every corner has a story, and I've only heard a few.
{K}. I could people-watch here for hours.
news:
{K}. My feet would like a word.

== flight ✈️
nouns: flight, flights, airport, airplane, plane, boarding pass, window seat, takeoff, layover, gate, red-eye, long-haul flight, departure, terminal, terminal 2, check-in, carry-on, airport terminal, gate b12, runway, frequent flyer
tags: UpInTheAir, AirportLife, WindowSeat
turn:
{K}. Time doesn't exist here, and neither do normal snack prices.
I arrived early enough to be bored professionally.
{K}: tiny pillow, big plans.
My neck pillow and I have been through a lot.
reader:
Window, aisle, or the saint in the middle?
Do you clap when it lands? No judgment. Some judgment.
scene:
Seatbelt on, clouds below, tomato juice for no reason. {K}.
“Now boarding” and everybody stands up at once.
plain:
{K}, and somewhere new on the other side.
The world looks kinder from up there.
news:
{K}. My luggage may or may not agree.

== train 🚆
nouns: train, train ride, train journey, trains, train station, night train, interrail, platform, cable car, railway
tags: OnTheTrain, SlowTravel, CommuteLife
turn:
{K}. The best office has a moving window.
I stared out of the window like I'm in a music video.
{K}: the one place where doing nothing gets you somewhere.
I know every stop and nobody's name.
reader:
Facing forward or backward? And does it matter to you?
Headphones in or ears open?
scene:
Head against the glass, fields going by. {K}.
Doors closing, somebody running, everybody silently cheering.
plain:
{K}, a good seat, and nothing to decide.
Some thoughts only come when you're moving.
{K}. Slow enough to see something.
news:
{K}. The delay has become part of the plan.

== camping ⛺
nouns: camping, camping trip, campsite, tent, tents, campfire, camp, vanlife, camper, glamping, hammock, marshmallows roasting, sleeping bag, bushcraft, camping kettle, enamel camping kettle, camp stove, backcountry
tags: CampingLife, CampVibes, GetOutdoors
turn:
{K}. Sleeping badly in beautiful places since forever.
We brought everything except the tent pegs.
{K}: paying to be slightly uncomfortable, and loving it.
Everything smells of smoke, including me, and I'm fine with it.
reader:
Tent, van or “I'll take the hotel, thanks”?
Who always forgets something, and what is it this time?
scene:
Fire crackling, marshmallow burning, exactly how I like it. {K}.
A noise outside. Everybody awake. It's a very small hedgehog. Probably.
plain:
{K}, and the stars as a ceiling.
Coffee tastes better when you've slept on a root.
{K}. Phone off, fire on.
news:
{K}. The mosquitoes have eaten well.
invite:
{K}. Bring a chair and a story.

== hotel 🛎️
nouns: hotel, hotels, hotel room, airbnb, cabin, cabins, lodge, resort, bed and breakfast, hostel, hotel bed, room service, check in day, hotel breakfast, cottage, beach house stay, chalet, treehouse stay, spa hotel, poolside, hot tub
tags: HotelLife, Staycation, AwayForABit
turn:
{K}. I jumped on the bed. I'm an adult with a key card.
I've moved all the little bottles into my bag. For safekeeping.
{K}: where somebody else makes the bed.
I live here now. Forward my mail.
reader:
Do you unpack properly or live out of the suitcase?
Breakfast buffet: strategy or chaos?
scene:
Robe on, feet up, do not disturb. {K}.
plain:
{K}, and nothing on the schedule but sleep.
A door, a key, and a little distance from everything.
news:
{K}. The pillow menu was studied at length.
invite:
{K}. We'll leave the light on.
{K}. Drop your bags and your worries at the desk.

== sightseeing 🏛️
nouns: museum, museums, castle, castles, palace, cathedral, ruins, monument, landmark, statue, gallery, art gallery, temple, tower, walking tour, tourist spot, old harbor, old harbour, botanical garden, fair rides, aquarium visit, viewpoint
tags: Sightseeing, ExploreMore, DayOut
turn:
{K}. I nodded thoughtfully at things I don't understand.
I read every sign and remember none of them.
{K}: very old and still better looking than me.
We came for culture and stayed for the gift shop.
reader:
Guided tour or wander and make it up?
What's the first thing you look for in a new place?
scene:
Neck back, mouth open, camera forgotten. {K}.
“Don't touch.” I have never wanted to touch anything more.
plain:
{K}, and suddenly you feel how long people have been at this.
It's good to look at something older than your problems.
news:
{K}. The feet have requested a bench.

== gym 💪
nouns: gym, gym day, gym session, workout, workouts, leg day, arm day, chest day, back day, push day, pull day, cardio, crossfit, hiit, strength training, weightlifting, lifting, deadlift, squats, fitness, gym monday, gym time, home workout, personal trainer, spin class, pushups, pull-ups, gym buddy, bootcamp, gains, kettlebell, morning workout, fitness class
tags: GymLife, WorkoutTime, FitnessMotivation
turn:
{K}. Motivation didn't come. I went anyway.
The stairs and I aren't speaking.
{K}: the couch has been informed.
My muscles are sore in places I can't pronounce.
I did one more. Then I lay on the floor for the artistic effect.
Sweat is just my body applauding.
reader:
Legs or arms: which one do you “accidentally” skip?
Morning workout or after work, when the excuses are stronger?
What's the one song that saves your last set?
scene:
Headphones in, laces tight, game face slightly confused. {K}.
“How many more?” “Just a few.” Never trust “just a few”.
Face: calm. Legs: filing a complaint.
plain:
{K}, done, and that's the win.
Nobody ever regretted it afterwards.
{K}. Showing up is the heavy part.
Small steps, sore steps, still steps.
news:
{K}. Please carry me to the car.
{K}. The mirror and I exchanged a nod.
invite:
{K}. Everybody was new once, come as you are.
{K}. Bring water and a sense of humor.

== run 🏃
nouns: run, runs, running, morning run, evening run, long run, jog, jogging, 5k, 10k, half marathon, marathon, marathon training, parkrun, trail run, trail running, running club, race day, finish line, half marathon finish line, running shoes, interval training, fun run, couch to 5k, ultramarathon, relay, race bib, treadmill, run club
tags: RunningLife, RunnersOfInstagram, RunClub
turn:
{K}. The first mile lies, every time.
I was overtaken by a stroller. I waved.
{K}: I paid to be this tired.
My watch says it was slow. My watch wasn't there emotionally.
I run so that dinner can be a celebration.
reader:
Music, podcast or just your own loud breathing?
What do you tell yourself when it stops being fun?
Do you stretch afterwards or lie about it?
scene:
Laces tied, excuses untied. {K}.
“You're almost there!” says somebody standing still.
Red face, big grin, legs like pudding.
plain:
{K}. Slow still counts.
The best part is the door closing behind you, both times.
{K}, and the head is clear again.
One foot, then the other. That's all the magic.
news:
{K}. The stairs will be taken sideways.
{K}. Snacks have been earned and located.
invite:
{K}. All paces welcome, especially the chatty one.

== yoga 🧘
nouns: yoga, yoga class, yoga practice, yoga session, morning yoga, pilates, pilates class, reformer pilates, stretching, yoga mat, hot yoga, meditation class, breathwork, yoga retreat, handstand practice, downward dog, savasana, tai chi, goat yoga, barre
tags: YogaLife, PilatesLover, OnTheMat
turn:
{K}. I came for balance and fell over quietly.
Inhale calm, exhale the thing that email said.
{K}: bending so I don't snap.
My favorite pose is the one where you lie down.
reader:
Which pose do you secretly hate?
Do you fall asleep at the end, or are you a good person?
scene:
Mat down, phone off, one eye on the clock. {K}.
“Touch your toes.” We wave at each other from afar.
plain:
{K}, and a bit more room inside my own head.
Breathe in, breathe out, be kind to the knees.
{K}. Nothing to win, and that's the nice part.
news:
{K}. I'm calm. Ask me again in traffic.
invite:
{K}. Bring a mat, leave with taller shoulders.
{K}. You don't have to be flexible, only willing.

== swim 🏊
nouns: swim, swimming, swimming pool, pool, sea swimming, open water swimming, wild swimming, cold plunge, ice bath, cold water swimming, lap swimming, swim practice, swim lesson, pool party, water aerobics, diving, scuba diving, water polo, synchronized swimming
tags: SwimLife, OpenWater, PoolTime
turn:
{K}. The first second is a scream, the rest is smug.
Wrinkly fingers, smooth mood.
{K}: the only place where nobody can reach me.
The water's fine. I'm told by people who are lying.
reader:
Jump in or inch by inch with sound effects?
Early lanes or late lanes?
scene:
One breath, one push, silence. {K}.
Goggles on, thoughts off.
plain:
{K}, and everything feels lighter.
You come out a slightly better person.
{K}. Cold skin, warm grin.
news:
{K}. Everybody within hearing range knows it was cold.
invite:
{K}. Bring a towel and a brave face.

== hike 🥾
nouns: hike, hikes, hiking, day hike, hiking trip, trek, trekking, trail, trails, summit hike, hiking boots, mountain hike, walk in the mountains, backpacking trail, nature hike, hiking trail, long walk, geocaching, pilgrimage, camino
tags: HikingAdventures, TrailTime, GetOutside
turn:
{K}. “It's just around the corner” is the biggest lie in nature.
I packed more snacks than sense.
{K}: paying for a view with your knees.
The path went up. My opinions followed.
reader:
Fast to the top, or stop for every plant?
What's the one snack that has to come along?
scene:
Boots muddy, cheeks red, sandwich squashed. {K}.
“How much further?” “Not far.” It was far.
plain:
{K}, and the head empties out by itself.
The view is the reward, but the quiet is the point.
{K}. Step by step, snack by snack.
news:
{K}. The boots are drying, the owner is lying down.
invite:
{K}. Good shoes, good company, no rush.

== cycling 🚲
nouns: bike, bikes, bicycle, cycling, bike ride, bike rides, cyclist, road bike, second-hand road bike, mountain bike, mountain biking, gravel bike, e-bike, cargo bike, bike tour, bike commute, bmx, bike lane, tandem, velodrome, new bike, bike trip, spin, cycling club, bikepacking, bike helmet
tags: CyclingLife, BikeLife, RideMore
turn:
{K}. The correct number of bikes is one more than I have.
Hills are just compliments you haven't earned yet.
{K}: all the speed of a car, none of the dignity.
I'm not lost, I'm extending the ride.
reader:
Uphill crying or downhill screaming: which part do you live for?
Helmet hair: embrace it or hide it?
scene:
Wind in the face, bug in the teeth, smile anyway. {K}.
Wheels turning, head finally not.
plain:
{K}, and the long way home.
A bike is enough for a good mood.
{K}. Freedom with a bell on it.
news:
{K}. The legs are writing a complaint.
invite:
{K}. Grab a helmet and come along.

== team-sport ⚽
nouns: football, soccer, basketball, volleyball, hockey, rugby, baseball, softball, cricket, handball, lacrosse, football match, soccer match, game day, match day, home game, away game, season opener, playoffs, world cup, super bowl, team practice, beach volleyball, water polo match, netball, ultimate frisbee, kickoff, derby, stadium, soccer practice, little league, world series, match, pitch
tags: GameDay, MatchDay, TeamSpirit
turn:
{K}. I've got no voice left and no regrets.
I could have made that shot. From the couch, I make it every time.
{K}: grown adults, very emotional about a ball.
We play with heart, which is what you say when it's not the legs.
reader:
Lucky socks: science or superstition?
Do you watch calmly, or does the whole street know the score?
Who's the loudest person in your row?
scene:
Whistle. Roar. Somebody hugs a stranger. {K}.
Shin guards, grass stains, one shoe untied.
plain:
{K}, win or lose, with this bunch.
It's better together, even the losing.
{K}. Nothing like it.
news:
{K}. The neighbors know.
{K}. The analysis will take all week.
invite:
{K}. Come and make noise.
{K}. Wear the colors, bring the voice.

== racket-sport 🎾
nouns: tennis, padel, pickleball, pickleball doubles, badminton, squash game, table tennis, ping pong, tennis match, tennis lesson, racket, doubles, racquetball
tags: TennisLife, PadelTime, GameSetMatch
turn:
{K}. I called it a warm-up until I was winning.
The ball was in. I will take this to my grave, cheerfully.
{K}: apologizing at high speed.
My serve is unpredictable, mostly to me.
reader:
Singles for glory or doubles for somebody to blame?
How competitive are you, and would others agree?
scene:
Bounce, bounce, stare, net. {K}.
“Yours!” “Mine!” Nobody's.
plain:
{K}, good company, a bit of sweat.
The best rallies end in laughing.
news:
{K}. A rematch has been demanded.
invite:
{K}. Grab a racket, we'll find you a partner.

== climbing 🧗
nouns: climbing, bouldering, rock climbing, climbing gym, bouldering gym, climbing wall, belay, via ferrata, rope course, chalk, climbing trip, boulder
tags: ClimbingLife, Bouldering, OnTheWall
turn:
{K}. My forearms have left the chat and taken the jar lids with them.
I solved it in my head, beautifully. The wall disagreed.
{K}: expensive shoes that hurt, on purpose.
I fell with style. The style was mostly noise.
reader:
Fear of heights: overcome it or negotiate with it?
Do you plan every move or just go and hope?
scene:
Chalk in the air, silence, one long reach. {K}.
“You've got it!” I did not have it.
plain:
{K}, one hold at a time.
There's nothing like standing on top of your own doubt.
news:
{K}. Opening bottles is now a team sport.
invite:
{K}. We'll hold the rope.

== winter-sport ⛷️
nouns: skiing, ski trip, ski day, snowboarding, snowboard, ice skating, figure skating, cross-country skiing, apres ski, ski slope, ski lift, sledding hill, curling, ice hockey, ski season, chairlift, powder day, ski resort
tags: SkiDay, SnowSports, PowderDay
turn:
{K}. I went down the slope in several separate pieces of dignity.
The lift is my favorite discipline.
{K}: falling, but with equipment.
My thighs have questions about my life choices.
reader:
First lift up or first hut in?
Ski or snowboard? This is how families split.
scene:
Cold air, warm cocoa, wobbly knees. {K}.
plain:
{K}, and cheeks that tell the story.
The quiet up there is worth the boots.
news:
{K}. Walking is scheduled for later.
invite:
{K}. Bring layers, we'll bring courage.

== martial-arts 🥋
nouns: boxing, kickboxing, karate, judo, taekwondo, muay thai, jiu jitsu, bjj, mma, boxing class, martial arts, sparring, black belt, fencing, wrestling, aikido, boxing gym, capoeira, archery
tags: MartialArts, TrainHard, BoxingLife
turn:
{K}. Therapy with gloves on.
I bow, I breathe, I get gently thrown.
{K}: politeness, then chaos, then politeness.
The bag had a rough week. So did I.
reader:
What got you on the mat the first time?
Do you hit harder after a long week?
scene:
Wraps on, breath out, eyes up. {K}.
plain:
{K}. It's mostly about showing up and getting up.
Respect first, everything else after.
news:
{K}. The bruises have stories.
invite:
{K}. First class nerves are part of it.

== self-care 🛁
nouns: self-care, self care, self-care sunday, spa day, spa, bath, bubble bath, day off, me time, meditation, mindfulness, face mask night, sauna, massage day, mental health day off, rest day, pamper day, pampering, candles and bath, gratitude journal, quiet time, wellness, wellness day, alone time, massage, massages
tags: SelfCare, MeTime, SlowLiving
turn:
{K}. My phone is in another room, sulking.
I've scheduled a meeting with myself and I won't be moving it.
{K}: doing nothing, but with intention.
My to-do list can see me. It may look.
reader:
What's your way of switching off?
Bath, walk or closed door: what resets you?
scene:
Warm water, wrinkled toes, nobody knocking. {K}.
Deep breath. Shoulders down. No, further down.
plain:
{K}. You can't pour from an empty cup.
A little time that belongs to nobody else.
{K}. Rest is not a reward, it's maintenance.
Be as kind to yourself as you are to your friends.
news:
{K}. Messages will be answered when I feel human.
invite:
{K}. Leave your phone at the door and your shoulders with us.
{K}. You take a breath, we'll take care of the rest.

== sleep 😴
nouns: nap, naps, sleep, bed, bedtime, pillow, early night, sleeping in, lie-in, power nap, bedtime story, blanket fort, cozy bed, weighted blanket, snooze, cat nap time, sleepover, slumber party, insomnia cure, night owl, night owls, insomnia, early bird
tags: NapTime, SleepyMood, CozyInBed
turn:
{K}. I went to bed early. My phone had other plans.
I'm not napping, I'm testing the couch.
{K}: the plan I never cancel.
My bed and I have been inseparable lately. People are talking.
I only meant to rest my eyes. It's dark now.
reader:
Nap: quick and sensible, or wake up in another decade?
Cold side of the pillow or warm side? Trick question.
How many pillows is too many?
scene:
Blanket up to the chin, world on mute. {K}.
“Just a few more—” and gone.
plain:
{K}, and nothing else on the agenda.
The best idea I've had all week.
{K}. Everything looks better after it.
news:
invite:
{K}. Wear your softest.
`;
