export const sport = `
== golf ⛳
nouns: golf, golfing, golf day, golf course, driving range, tee time, golf swing, hole in one, nine holes, golf trip
nouns: golf lessons, putting green, golf ball, golf balls, golf clubs, golf cart, golf bag, golf tournament
nouns: golf buddies, golf simulator, disc golf, topgolf, golf season, putting, golf round, golf lesson, golf game
nouns: mini golf course, golf club
tags: GolfLife, TeeTime, OnTheGreen, Golfing
turn:
{K}. A long walk with small disappointments and great snacks.
{K}. One good shot, and I'm a professional in my head again.
{K}. The ball went left. I went after it. We're both lost.
{K}. The handicap is mostly mental, and there are several of them.
{K}. The trees and I are on first-name terms.
Everything about it is quiet, except what I say to the ball. {K}.
{K}. The bag is heavy with clubs I'm afraid of.
reader:
{K}. Do you keep score, or do you keep friends?
{K}. What's your excuse after a bad swing?
Who's the one in your group that gives tips to everybody? {K}.
Do you walk it, or ride in the little car with the drinks? {K}.
Which hole owes you an apology? {K}.
Who do you play with, and are you still friends at the end? {K}.
scene:
A swing, a silence, a distant splash. {K}.
Hand over the eyes, looking for a ball that isn't there. {K}.
“That one didn't count.” {K}.
A practice swing, perfect. The real one: a squirrel ducks. {K}.
plain:
{K}. Short grass, long silences, strong opinions about wrists.
{K}. It's never about the score. Except when it's good.
{K}. Quiet greens and a slow walk.
{K}. A walk in the green, with something to swear at.
{K}. It's the one good shot you remember on the way home.
invite:
{K}. Tag the friend who counts creatively.
{K}. Bring a few spare balls and thick skin.
news:
{K}. The pond has accepted another donation.
{K}. The sand remembers everything.
{K}. The scorecard has been signed and will not be shown.
{K}. Somewhere out there a ball is hiding and laughing.

== thrill 😱
nouns: skydiving, skydive, bungee jump, bungee jumping, zip line, ziplining, zipline, paragliding, parachute jump
nouns: roller coaster, roller coasters, cliff jumping, hang gliding, bungee, wing walking, zip lining
nouns: indoor skydiving, tandem jump, tandem skydive, high dive, adrenaline rush, giant swing, go kart racing
tags: AdrenalineRush, Thrill, NoFear, AdrenalineJunkie
turn:
{K}. The stomach arrives a little later.
{K}. There are sounds you only learn you can make up there.
{K}. The form was long and nobody read past “risk”.
{K}. It's all fun and games until somebody says “ready?”
{K}. The brain says no in writing, and the feet have already left.
Everybody is brave in the car on the way there. {K}.
I'd do it again at once, once my legs come back. {K}.
Nobody looks elegant while doing it, and nobody has ever cared. {K}.
reader:
{K}. Would you, or would you hold the bags?
{K}. Eyes open or eyes shut?
Who's the friend who'd talk you into it? {K}.
Front row or somewhere safely in the middle? {K}.
{K}. What did you shout, if anything came out?
scene:
One step, no ground, all lungs. {K}.
White knuckles, wide eyes, again please. {K}.
A click of the harness, checked once, checked again, checked by the eyes. {K}.
“Ready?” A nod that means no. {K}.
plain:
{K}. Afterwards, even the parking lot looks beautiful.
{K}. Scared first, grinning after.
{K}. No past, no inbox, only air.
{K}. A few seconds that stay for a long time.
{K}. The world is very quiet right before and very loud right after.
invite:
{K}. For the friend who'd go first, and the one who'd film it.
Bring shoes that stay on and a voice you can spare. {K}.
news:
{K}. Hair: vertical. Smile: permanent.
{K}. Somebody's mother doesn't know yet.

== gym 💪
nouns: dead hang, dead hangs, plank, plank challenge, pull-up, pull-ups, deadlift pr, pull up, push ups, gym, gym day
nouns: gym session, workout, workouts, leg day, arm day, chest day, back day, push day, pull day, cardio, crossfit
nouns: hiit, strength training, weightlifting, lifting, deadlift, squats, fitness, gym monday, gym time, home workout
nouns: spin class, pushups, pull-ups, gym buddy, bootcamp, gains, kettlebell, morning workout, fitness class, push-ups
nouns: deadlifts, bench press, home gym, garage gym, lifting weights, weights, dumbbells, barbell, kettlebells
nouns: bicep curls, burpees, lunges, sit-ups, core workout, abs workout, powerlifting, gym class
nouns: pilates reformer workout, aerobics, spinning, rowing machine, stairmaster, gym motivation, resistance bands
nouns: gym membership, fitness challenge, first pull-up, crossfit class, barre, pushup, push-up, push up, dumbbell
nouns: burpee, lunge, sit-up, resistance band, water aerobics, aqua fitness
tags: GymLife, WorkoutTime, FitnessMotivation, Fitness
turn:
{K}. I came, I sweated, I checked the clock.
The muscles are there, they're just shy. {K}.
{K}. The warm-up should count as the workout.
I don't lift to impress. I lift to carry all the bags in one go. {K}.
{K}. Motivation didn't come. I went anyway.
Going down the stairs afterwards is its own discipline. {K}.
{K}: the couch has been informed.
Sore in places nobody had introduced me to. {K}.
I did one more. Then I lay on the floor for the artistic effect. {K}.
The mirror says nothing, and the mirror is right. {K}.
reader:
What's the exercise you'd happily never see again? {K}.
{K}. What's the song that gets the last rep out of you?
Mirror side or wall side? {K}.
Which day do you skip, and what do you tell the mirror? {K}.
Morning workout or after work, when the excuses are stronger?
{K}. Alone with headphones, or with somebody who counts out loud?
scene:
Chalk, clank, a face I hope nobody saw. {K}.
Headphones in, laces tight, game face slightly confused. {K}.
“How many more?” “Just a few.” Never trust “just a few”. {K}.
Face: calm. Legs: filing a complaint. {K}.
plain:
{K}. Bag packed, shoes tied, half of the battle.
{K}. Stronger than the couch, at least for an hour.
{K}. Nothing heroic, just a bit heavier than before.
Nobody has ever driven home wishing they hadn't. {K}.
{K}. Showing up is the heavy part.
Small steps, sore steps, still steps. {K}.
invite:
{K}. Come as you are, leave a little taller.
{K}. Everybody in there was new once and held it upside down.
{K}. Bring water and a sense of humor.
news:
{K}. The water bottle has been emptied in its honor.
{K}. Sneezing is postponed until further notice.
{K}. Chalk handprints on everything, including the car door.
{K}. The mirror nodded, and mirrors don't do that.
{K}. The couch has withdrawn its offer.
{K}. The dumbbells nodded, I think.
{K}. Stairs remain cancelled.

== run 🏃
nouns: triathlon, run, runs, running, morning run, evening run, long run, jog, jogging, half marathon, marathon
nouns: marathon training, parkrun, trail run, trail running, running club, race day, finish line
nouns: half marathon finish line, interval training, fun run, couch to 5k, ultramarathon, relay, race bib, treadmill
nouns: run club, 5k run, 10k run, 5k race, 10k race, first 5k, first 10k, charity 5k, color run, turkey trot
nouns: 10k training, 5k training, virtual 5k, ran a 5k, ran a 10k, ran 5k, ran 10k, ran my first 5k, ran my first 10k
nouns: my first 10k, my first 5k, fastest 5k, fastest 10k, 10k pr, 5k pr, easy run, recovery run, sprint, sprints
nouns: cross country race, ironman, half ironman, marathon medal, running watch, tempo run, hill sprints, strava
nouns: runner's high
tags: RunningLife, RunnersOfInstagram, RunClub, Running, RunnerLife
turn:
{K}. The watch says slow. The face says hero.
The first mile lies, every time. {K}.
{K}. Overtaken by a stroller, and the baby waved.
The legs say stop, the playlist says chorus. {K}.
{K}: all this to end up exactly where you started.
Nobody chases me, and nobody has to know I looked back to check. {K}.
People pay for this, and they get a banana. {K}.
Getting out of the door is the hardest part of the whole route. {K}.
{K}. The photo shows a face that no mirror has ever seen.
reader:
Music, podcast or just your own loud breathing? {K}.
{K}. Early with the birds or late with the streetlights: when do your legs say yes?
What do you think about out there, besides the end? {K}.
What do you tell yourself when it stops being fun? {K}.
Do you stretch afterwards, or lie about it? {K}.
scene:
Laces tied, door open, no way back. {K}.
Red face, wet hair, huge grin. {K}.
“You're almost there!” says somebody standing still. {K}.
One more lamp post. And the next lamp post. {K}.
Hands on knees, a thumbs up, no words yet. {K}.
plain:
{K}. One foot, then the other one.
The best part is the door closing behind you, both times. {K}.
{K}. Slow still counts.
A clear head has to be fetched from outside. {K}.
{K}. Tired legs, light thoughts.
invite:
{K}. Every pace is a good pace, come along.
{K}. All speeds welcome, especially the chatty one.
Lace up, line up, we'll wait at the corner. {K}.
news:
{K}. The shoes are drying on the step, looking proud.
{K}. The watch has beeped its congratulations.
{K}. Snacks have been earned and located.
{K}. The stairs will be taken sideways.
{K}. Somebody get the safety pins and a banana.

== yoga 🧘
nouns: yoga, yoga practice, yoga session, morning yoga, handstand practice, savasana, yoga mats, yoga at home
nouns: sun salutation, sun salutations
tags: YogaLife, YogaTime, OnTheMat, YogaEveryDay
turn:
{K}. Inner peace arrived, and then a foot fell asleep.
Balance is a matter of perspective, mostly the floor's. {K}.
{K}. I can touch my toes if somebody brings them closer.
Breathe in calm, breathe out the shopping list. {K}.
My favorite pose is the one where nobody expects anything. {K}.
{K}: bending, so as not to snap.
The tree was supposed to stand still. This one had weather. {K}.
The hardest part is not looking at the person in front. {K}.
reader:
The difficult pose or the lying-down one: which are you here for? {K}.
{K}. Studio, living room or out on the grass?
What do you think about when you're meant to think of nothing? {K}.
Do you fall asleep at the end, or are you one of the good ones? {K}.
scene:
Mat rolled out, cat already on it. {K}.
“And release.” Something clicks. {K}.
“Touch your toes.” We wave at each other from afar. {K}.
Left foot. The other left. Somebody wobbles, everybody breathes. {K}.
plain:
{K}. A little softer, a little longer.
Nothing to win here, and that's lovely. {K}.
{K}. More room between the ears.
Breathe in, breathe out, be kind to the knees. {K}.
invite:
{K}. Bring a mat and whatever you're carrying.
{K}. Stiff is welcome.
{K}. You don't have to be flexible, only willing.
news:
{K}. Shoulders have come down from the ears.
{K}. One long breath out, heard by the whole room.
{K}. The mat has been rolled up with great serenity.

== swim 🏊
nouns: swim, swims, swimming, sea swimming, open water swimming, lap swimming, swim practice, diving, water polo
nouns: synchronized swimming, swim meet, swim team, swim cap, swim goggles, goggles, morning swim, backstroke
nouns: butterfly stroke, freestyle swim, diving board, belly flop, lifeguard, water wings, first swim, bathing cap
tags: SwimLife, OpenWater, SwimTime, Swimming
turn:
{K}. Graceful, if you only count the toes.
I forget what length I'm on and start again, proudly. {K}.
{K}. Hair like straw, mood like summer.
“The water's lovely,” say people who are lying. {K}.
{K}: the only place where nobody can reach me.
Under water, everybody is a good listener. {K}.
Halfway across, I remember I also have to come back. {K}.
It takes an hour and a shower, and dinner tastes twice as good. {K}.
reader:
Pool, lake or sea: where do you feel at home? {K}.
{K}. Jump in, or inch by inch with sound effects?
Head under or hair dry, like a lady in a film? {K}.
What gets you in when you don't feel like it? {K}.
scene:
Deep breath, under, silence. {K}.
Wrinkled fingers, wild hair, enormous appetite. {K}.
Hop, hop, head to one side: water in the ear. {K}.
Goggles on, thoughts off. {K}.
plain:
{K}. Everything's quieter under the surface.
Weightless for a bit. {K}.
{K}. No phone can follow you in there.
You come out a slightly better person. {K}.
invite:
{K}. Jump in, the first second is the worst.
{K}. Towel, goggles, go.
Leave your worries on the edge, next to the towels. {K}.
news:
{K}. It made waves.
{K}. The goggles have left their mark.
{K}. Pasta has been earned.

== hike 🥾
nouns: hike, hikes, hiking, day hike, hiking trip, trek, trekking, trails, summit hike, mountain hike
nouns: walk in the mountains, backpacking trail, nature hike, hiking trail, long walk, pilgrimage, camino
nouns: camino de santiago, thru-hike, appalachian trail, hill walk, coastal walk, hiking poles, trail snacks
nouns: family hike, hiking group, backpacking trip, walking trail, hiking pole, trail snack
tags: HikingAdventures, TrailTime, GetOutside, HikingLife
turn:
{K}. “It's an easy one” is never an easy one.
{K}. Dirty boots, clean head.
The path was clearly marked. So was the wrong one. {K}.
“Just around the corner” is the biggest lie in nature. {K}.
More snacks than sense, and still not enough snacks. {K}.
{K}: paying for a view with your knees.
The backpack gains weight with every bend. {K}.
Everybody wants to be first until there's a cow on the path. {K}.
reader:
Loop or there-and-back: what keeps you going? {K}.
{K}. What's the one snack that has to come along?
Do you greet everybody you meet up there? {K}.
Fast to the end, or stop for every plant? {K}.
scene:
Boots, breath, birds, boots. {K}.
One more bend, one more “it must be here”. {K}.
Cheeks red, sandwich squashed, best seat in the world. {K}.
“How much further?” “Not far.” It was far. {K}.
plain:
{K}. The long way round, on purpose.
The view is nice, the quiet is nicer. {K}.
{K}. Step by step, snack by snack.
You come home tired in all the right places. {K}.
{K}. Out there, nobody needs an answer right away.
invite:
{K}. Good shoes, good company, no hurry.
Fill the bottle, lace up, come along. {K}.
news:
{K}. The boots are drying on the balcony, telling stories.
{K}. The snacks didn't make it to the top.
{K}. The map was consulted, too late.

== cycling 🚲
nouns: bike, bikes, bicycle, cycling, bike ride, bike rides, cyclist, road bike, second-hand road bike, mountain bike
nouns: mountain biking, gravel bike, e-bike, cargo bike, bike tour, bike commute, bmx, bike lane, tandem, velodrome
nouns: new bike, bike trip, cycling club, bikepacking, bike helmet, bike ride with friends, bike path, group ride
nouns: tricycle, training wheels, balance bike, unicycle, bicycle ride, bike to work, ebike, e-bikes, folding bike
nouns: fixie, tour de france, kids bike, first bike, stationary bike, peloton, mountain bikes, bicycles, bike race
nouns: bicycle race
tags: CyclingLife, BikeLife, RideMore, BikeRide
turn:
{K}. Uphill there are questions. Downhill there are no more questions.
There was a headwind both ways. I checked. {K}.
{K}. Helmet hair is a small price for this.
Stopped for the view, and for air, mostly for air. {K}.
{K}. The correct number of bikes is one more than I have.
The hill wasn't there on the map. {K}.
{K}: all the speed of a car, none of the dignity.
Nobody's lost. It's a longer ride than announced. {K}.
reader:
{K}. Hills or flat: what makes you happy?
Coffee stop halfway or straight home? {K}.
What's the strangest thing you ever carried on a bike?
What do you sing on the way down? {K}.
Do you ring the bell, or cough politely behind people? {K}.
scene:
Click, push, wind in the ears. {K}.
Bell, wobble, somebody's dog. {K}.
Wind in the face, bug in the teeth, smile anyway. {K}.
Wheels turning, head finally not.
plain:
{K}. Fast enough to smile, slow enough to see things.
{K}. Everything's closer on a bike.
{K}. The wind does the talking.
A bike is enough for a good mood.
{K}. A bit of wind, a bit of chain oil, enough.
invite:
{K}. Pump up your tires and come along.
{K}. Every wheel is welcome, even the squeaky one.
news:
{K}. Somebody in the bike lane just raised an eyebrow.
{K}. The bell has something to say about it.
{K}. The chain hasn't purred like this for a while.
{K}. Every pedestrian on the route got a ring.
{K}. The whole bike lane has heard.
{K}. The chain rattled with excitement.

== team-sport ⚽
nouns: football, soccer, basketball, volleyball, hockey, rugby, baseball, softball, cricket match, handball, lacrosse
nouns: football match, soccer match, team practice, beach volleyball, water polo match, netball, ultimate frisbee
nouns: kickoff, soccer practice, little league, football practice, basketball practice, flag football, field hockey
nouns: t-ball, kickball, dodgeball, cricket, soccer ball, basketball hoop, baseball glove, baseball bat
nouns: football pitch, soccer pitch, cricket pitch, baseball diamond, pickup game, five-a-side, rugby match
nouns: soccer game, baseball practice, team sport, team sports, football team, soccer team, basketball team
nouns: kids soccer, soccer tournament, basketball tournament, penalty shootout, goalkeeper, goalie, home run
nouns: home runs
alone: match, pitch, derby
tags: MatchDay, TeamSpirit, TeamWork, TeamSport
turn:
{K}. Everybody knows the rules well enough to shout about them.
Lost count, not heart. {K}.
The referee and I see the world differently. {K}.
{K}: grown adults, very emotional about a ball.
From the sideline it all looks so easy. Somebody should play from there. {K}.
“With heart” is what they say when it wasn't the legs. {K}.
The ball knows who's tired and goes there. {K}.
{K}. Half tactics, half somebody yelling “spread out!”
reader:
Attack, defense or orange slices: where are you strongest? {K}.
{K}. Who's the loudest on the sidelines?
Lucky socks: science or superstition? {K}.
Would you rather score the winner or save it? {K}.
scene:
Whistle, mud, a hug from somebody very wet. {K}.
“Did you see that?” Everybody saw that. {K}.
Shin guards, grass stains, one shoe untied. {K}.
A huddle, hands in, a shout that isn't quite in time. {K}.
plain:
{K}. Win or lose, there'll be food after.
It's never only about the score. {K}.
{K}. It's better together, even the losing.
You learn a lot about people when they don't get the ball. {K}.
invite:
{K}. Come and be loud with us.
{K}. New legs are always welcome.
Bring shoes with grip and a voice that carries. {K}.
news:
{K}. Grass stains are forever.
{K}. The whole bench stood up.
{K}. Somebody check the replay, twice.
{K}. The washing machine knows what's coming.

== racket-sport 🎾
nouns: pickleball doubles, squash game, racket, doubles tennis, racket sports, badminton game
tags: TennisLife, PadelTime, GameSetMatch, RacketSports
turn:
{K}. It was in. I'll take that to my grave.
The serve is fast, just not always in this court. {K}.
{K}. For fun, and to win.
The backhand has a mind of its own. {K}.
It was a warm-up until somebody was winning. {K}.
{K}: apologizing at high speed.
It's all in the wrist, say people who never had to fetch the ball. {K}.
{K}. One good shot, and everything is forgiven.
reader:
Alone for the glory, or with somebody to blame? {K}.
{K}. What's your signature shot, intended or not?
How competitive are you, and would others agree? {K}.
Do you call your own balls fairly when it's close? {K}.
scene:
Bounce, bounce, deep breath, net. {K}.
“Yours!” “Mine!” Nobody's. {K}.
A lob so high that everybody has time to think about life. {K}.
A grunt, a slide, an apology to the person on the next court. {K}.
plain:
{K}. A good rally beats a good score.
An hour of chasing a ball makes sense of the week. {K}.
{K}. The best rallies end in laughing.
The best sound is the one from the middle of the strings. {K}.
invite:
{K}. Bring a racket and a short memory.
{K}. Grab a racket, we'll find you a partner.
news:
{K}. The ball is over the fence, and so is the dignity.
{K}. The net has sided with nobody.
{K}. Advantage: happiness.
{K}. Somebody is still looking for the ball.

== climbing 🧗
nouns: rope climbing, climbing harness, climbing chalk, climbing session, climbing holds
tags: ClimbingLife, ClimbOn, OnTheWall, RockClimbing
turn:
{K}. My forearms have left the conversation.
It looked easy from the ground, where people belong. {K}.
{K}. The rope I trust. It's the arms I worry about.
I fell off the same move until it apologized. {K}.
{K}: expensive shoes that hurt, on purpose.
Solved beautifully in the head. The wall disagreed. {K}.
Everybody at the bottom knows exactly where the next hold is. {K}.
There's a moment when it's too far up to be sensible. It's the best one. {K}.
reader:
Do you look down, or only when you're back down? {K}.
{K}. Plan every move, or just go and hope?
Fear of heights: overcome it or negotiate with it? {K}.
What do your hands say about you? {K}.
scene:
Chalk cloud, deep breath, tiny ledge. {K}.
“You've got it!” I did not have it. {K}.
Cheek against the rock, one foot shaking like a sewing machine. {K}.
A long look up, a longer look at the shoes, a sigh. {K}.
plain:
{K}. One move at a time is good advice for most things.
The top is nice, the try is nicer. {K}.
{K}. Small holds, big view.
Nobody gets up there by looking at the top. {K}.
invite:
{K}. Come and hang out, literally.
{K}. We'll hold the rope.
{K}. Bring short nails and a bit of nerve.
news:
{K}. Opening jars will be somebody else's job.
{K}. The chalk is everywhere, including the tea.
{K}. Knees scraped, eyes shining.

== winter-sport ⛷️
nouns: snowshoeing, snowshoes, winter sports, snowmobile, snowmobiling, dog sledding, biathlon, ski jumping, bobsled
nouns: winter olympics, snowshoe
tags: SnowSports, PowderDay, WinterSports, SnowDays
turn:
{K}. The whole way down, some of it upright.
Small children shoot past on both sides, without poles, without fear. {K}.
{K}: falling, but with equipment.
Getting dressed for it counts as the warm-up. {K}.
The cocoa is the reason. The snow is the excuse. {K}.
The first run is for the legs, the last one is for pride. {K}.
{K}. The warmest layer is the one left in the car.
reader:
{K}. Speed or scenery?
First one out, or first one in the hut? {K}.
What did you fall over last, and was it moving? {K}.
Fresh tracks or well-groomed: where are you happiest? {K}.
scene:
Goggles down, knees soft, here we go. {K}.
Red cheeks, soggy gloves, second cocoa. {K}.
One glove off to fix the other glove. Both in the snow. {K}.
A glide, a wobble, arms like a windmill, a soft white landing. {K}.
plain:
{K}. Snow in the collar, sun on the nose.
The best tired there is. {K}.
{K}. The quiet up there is worth all the layers.
Everything sounds different when it's white. {K}.
{K}. Breath like smoke, cheeks like apples.
invite:
{K}. Bring gloves and a spare pair of gloves.
{K}. Bring layers, we'll bring courage.
{K}. The hot chocolate is half of the sport.
news:
{K}. Legs like soup, smile like a child.
{K}. Walking is scheduled for later.
{K}. Somewhere a single pole is standing in the snow.

== martial-arts 🥋
nouns: self defense, kickboxing match, martial artist
tags: MartialArts, TrainHard, FightSports
turn:
{K}. The calmest people in the room can throw you across it.
The kick is strong. The aim is a surprise to everybody. {K}.
{K}: politeness, then chaos, then politeness.
I learned how to fall first, and it's useful everywhere. {K}.
The partner is half my size and has never been worried. {K}.
{K}. A bow, a breath, and which foot was it?
The warm-up alone would do, if you ask my lungs. {K}.
It looks like a fight and works like a conversation. {K}.
reader:
What got you through the door the first time? {K}.
{K}. Belts, bruises or just the sweat: what keeps you going?
Do you hit harder after a long week? {K}.
Which film made you kick the air as a child? {K}.
scene:
Breath. Thud. Laughter. {K}.
Feet in line, eyes in the mirror, one shout, all together. {K}.
“Again.” Again. “Again.” Again. {K}.
Knot tied, knot loose, knot tied again. {K}.
plain:
{K}. Respect first, everything else after.
Strong and quiet is a good mix. {K}.
{K}. It's mostly about getting up again.
Slow first, fast later, calm always. {K}.
invite:
{K}. First class nerves are part of it.
{K}. Come as you are, bring water, leave your shoes.
{K}. Everybody on the floor was new once.
news:
{K}. The bruises have stories, and excellent colors.
{K}. The floor was softer than it looks.
{K}. A deep bow is in order.

== diving 🤿
under: swim
nouns: scuba diving, scuba, snorkeling, snorkelling, freediving, free diving, dive trip, dive site, night dive
nouns: diving lesson, reef dive, diver, scuba diver, snorkel trip, snorkel, dive boat, dive certification, wreck dive
nouns: underwater photography, scuba gear, padi course, cave diving
tags: ScubaDiving, UnderwaterWorld, Snorkeling
turn:
The quietest hobby with the loudest breathing. {K}.
{K}. Down there, nobody can ask me anything.
Calm under water, unstoppable talker on the boat. {K}.
{K}: where everybody looks ridiculous and feels like an explorer.
reader:
What would you most like to meet down there, and what would you rather not? {K}.
{K}. First to jump in, or last to let go of the ladder?
Does your mask fog up too, or do you know the trick? {K}.
scene:
Thumb and finger make a circle. Everything is okay. {K}.
Bubbles, blue, a fish with somewhere to be. {K}.
One slow breath in, one slow breath out, and a whole other world minding its business. {K}.
plain:
{K}. A different kind of sky.
Down there, the day gets very simple. {K}.
{K}. Everything moves slowly, and so do you.
invite:
{K}. Bring your curiosity, we'll explain the rest.
{K}. Come and see who lives downstairs.
news:
{K}. The fish were polite about it.
{K}. The hand signals after it were very big.

== pool 🏊
under: swim
nouns: pool, pools, swimming pool, swimming pools, pool party, kiddie pool, inflatable pool, above ground pool
nouns: hotel pool, paddling pool, pool season, backyard pool, infinity pool, pool opening, pool deck, splash pad
nouns: indoor pool, outdoor pool, public pool, community pool
tags: PoolTime, PoolDay, SummerSplash
turn:
{K}. The towel has been on that chair longer than anybody in it.
Somebody shouts “watch this”, and everybody has to. {K}.
{K}: a big blue reason to cancel the rest.
Just the feet, I said. Then came a small cousin with a run-up. {K}.
Nobody has ever left on the first call. {K}.
reader:
Cannonball, ladder or toes first for half an hour? {K}.
{K}. Float, swim laps or guard the snacks?
Who gets the flamingo, and how was that decided? {K}.
scene:
Wet footprints, a screen door, “dry off first!” {K}.
A splash, a shriek, a book that will never close properly again. {K}.
Lips blue, teeth chattering: “I'm not cold.” {K}.
plain:
{K}. Blue, cool and nothing to do.
Everybody gets along better wet. {K}.
{K}. Chlorine, sunscreen, fries: a whole childhood in one smell.
invite:
{K}. Bring a towel, the rest floats.
Come early, the good chairs go first. {K}.
news:
{K}. The inflatable flamingo has been informed.
{K}. It made a splash.

== cold-plunge 🥶
under: swim
nouns: cold plunge, cold plunges, ice bath, ice baths, cold water swimming, cold shower, cold showers, winter swimming
nouns: cold dip, polar plunge, polar bear plunge, cold water dip, ice swimming, cold plunge tub, cold water therapy
tags: ColdPlunge, ColdWater, IceBath
turn:
{K}. The first second is a scream. The rest is smug.
Nobody who has done it can talk about anything else. I've done it. {K}.
{K}: so cold that even my thoughts hold still.
I counted slowly. My lungs counted fast. {K}.
Coffee wakes you up. This introduces you to your ancestors. {K}.
reader:
All at once, or in agonizing installments? {K}.
{K}. Scream, swear or silent like a monk?
What did you say when it reached your stomach? {K}.
scene:
One foot. No. One foot. No. All right, everything. {K}.
A towel, a hot cup, a grin that can't be explained. {K}.
“How is it?” Through clenched teeth: “Lovely.” {K}.
plain:
{K}. Everything tingles, nothing matters.
You come out awake in places you'd forgotten. {K}.
{K}. A short shock and a long calm.
invite:
{K}. Bring a towel, a hat and somebody to dare you.
Come along. You can swear, we all do. {K}.
news:
{K}. Feeling has returned to most toes.
{K}. The whole street heard the first breath.

== sports-fans 📣
under: team-sport
nouns: game day, match day, home game, away game, season opener, playoffs, world cup, super bowl, world series
nouns: stadium, superbowl, super bowl party, nfl, nba, premier league, champions league, march madness
nouns: football season, baseball season, tailgate party, fantasy football, nba finals, stanley cup final, olympics
nouns: ryder cup, monday night football, football sunday, baseball game, basketball game, football game, sports fans
nouns: cup final, soccer world cup, playoff, playoff game
tags: GameDay, SportsFans, TeamSpirit
turn:
{K}. My voice goes, and I only watched.
I could have made that shot. From the couch, I make it every time. {K}.
{K}: a whole week's mood, decided by strangers.
I don't yell at the screen. I coach, loudly. {K}.
Nobody moves from their seat while it's going well. Those are the rules. {K}.
reader:
Who are you cheering for, and since when? {K}.
{K}. Here for the game, the snacks or the commercials?
Do you watch calmly, or does the whole street know the score? {K}.
Whose seat on the couch brings bad luck, and have they been told? {K}.
scene:
A roar from the neighbors, one second before ours. {K}.
Hands on heads, a whole room, not a breath. {K}.
“It's only a game.” Nobody turns around. {K}.
plain:
{K}. Strangers in the same colors, hugging.
Some afternoons belong to the noise. {K}.
{K}. Good or bad, it's nicer in company.
invite:
{K}. Wear the colors, bring the voice.
There's a seat, a screen and somebody to argue with. {K}.
news:
{K}. The chips have been rationed until halftime.
{K}. The lucky socks are on.
{K}. The analysis will take all week.

== sledding 🛷
under: winter-sport
nouns: sledding hill, sled, sleds, sledge, sledging, toboggan, tobogganing, snow tubing, sleigh, sleigh ride
nouns: sledding day, luge
tags: Sledding, SnowDays, WinterFun
turn:
{K}. The way down takes a breath. The way up takes a childhood.
No brakes, no plan, one very long scream. {K}.
{K}: the adults are only here to test it first.
It was built for one. There are several of us on it. {K}.
reader:
Head first, feet first or sideways with a wail? {K}.
{K}. Who steers at your place, and who only thinks so?
Proper sled, plastic tray or something from the kitchen? {K}.
scene:
“Last one.” It's the first of many last ones. {K}.
A bump, a gap, a landing, snow down the collar. {K}.
Mittens frozen stiff, pulling the rope, one more time. {K}.
plain:
{K}. The hill doesn't ask how old you are.
Red cheeks, wet socks, warm kitchen. {K}.
{K}. Down in a flash, up with a friend.
invite:
{K}. Bring anything that slides.
Hold on tight and lean when we shout. {K}.
news:
{K}. The hedge at the bottom remembers us.
{K}. Snow has been found in every pocket.

== wrestling 🤼
under: martial-arts
nouns: wrestling, wrestling match, pro wrestling, arm wrestling, wwe, sumo, sumo wrestling, wrestling practice
nouns: wrestlemania, high school wrestling, wrestling tournament, wrestling meet, youth wrestling
tags: Wrestling, WrestlingLife, FightSports
turn:
{K}. A hug in which both sides disagree.
Headlock by siblings: the first training anybody ever had. {K}.
{K}: very close, very sweaty, very respectful.
It's over in a moment, and that moment goes on forever. {K}.
reader:
Strength, speed or sheer stubbornness: what wins? {K}.
{K}. What would your entrance song be?
Who in your family is undefeated on the living room carpet? {K}.
scene:
A grip, a groan, a knee, a shoulder, a slap on the floor. {K}.
Everybody in the stands leaning to the same side. {K}.
“Ready?” Foreheads together. {K}.
plain:
{K}. Nobody to hide behind, nobody to blame.
A handshake before, a handshake after. {K}.
{K}. Tough on the outside, ice pack on the inside.
invite:
{K}. Come and be loud, the mat can't cheer.
Bring your strongest grip and a change of shirt. {K}.
news:
{K}. The ears have been through something.
{K}. The mat had the closest view.

== fencing-sport 🤺
under: martial-arts
nouns: fencing club, fencing class, fencing lesson, fencing tournament, epee, fencing mask, fencing bout
nouns: fencing match, saber fencing, foil fencing
alone: fencing
tags: FencingLife, EnGarde, FightSports
turn:
{K}. Chess, but somebody pokes you.
All in white, very polite, and then a lunge. {K}.
{K}: a whole argument in a few steps and a beep.
It's over before I know what I meant to do. {K}.
reader:
Attack first, or wait for them to get nervous? {K}.
{K}. Which film made you pick up a stick as a child?
What would your battle cry be, behind that mask? {K}.
scene:
Salute, mask down, silence, beep. {K}.
Forward, back, forward, back, and then everything at once. {K}.
“Did you see it?” “Nobody saw it.” A small green light did. {K}.
plain:
{K}. Fast feet, cool head.
Manners first, blades second. {K}.
{K}. An old art that still makes the heart beat.
invite:
{K}. En garde, and bring long socks.
Come and try the lunge, your legs will remember it. {K}.
news:
{K}. A point well made.
{K}. Touché is all there is to say.

== meditation 🧘
nouns: tai chi, qigong, tai chi class, tai chi in the park
plain:
{K}. Slow on purpose.

== word
nouns: perfect match, sales pitch, elevator pitch, pitch competition, startup pitch, love match, demolition derby
nouns: career ladder, corporate ladder, home run derby, ski run, trial run, dry run, dumpster diving, deep dive
nouns: school pitch, bull run, print run, gene pool, talent pool, hiring pool
scene:
“Any news from your head?” “{K}, all day.”
`;
