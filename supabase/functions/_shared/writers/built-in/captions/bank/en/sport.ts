export const sport = `
== golf ⛳
nouns: golf, golfing, golf day, golf course, driving range, tee time, golf swing, hole in one, nine holes, golf trip, golf lessons, putting green
tags: GolfLife, TeeTime, OnTheGreen, Golfing
turn:
{K}. A long walk with small disappointments and great snacks.
{K}. One good shot, and I'm a professional in my head again.
{K}. The ball went left. I went after it. We're both lost.
{K}. I don't have a handicap, I have several.
{K}. The trees and I are on first-name terms.
reader:
{K}. Do you keep score, or do you keep friends?
{K}. What's your excuse after a bad swing?
Who's the one in your group that gives tips to everybody?
scene:
A swing, a silence, a distant splash. {K}.
Hand over the eyes, looking for a ball that isn't there. {K}.
“That one didn't count.” {K}.
plain:
{K}. Fresh air, good company, questionable aim.
{K}. It's never about the score. Except when it's good.
{K}. Quiet greens and a slow walk.
news:
{K}. The ball has been released into the wild.
invite:
{K}. Tag the friend who counts creatively.

== thrill 🪂
nouns: skydiving, skydive, bungee jump, bungee jumping, zip line, ziplining, zipline, paragliding, parachute jump, roller coaster, roller coasters, cliff jumping, hang gliding
tags: AdrenalineRush, Thrill, NoFear, AdrenalineJunkie
turn:
{K}. My stomach is still up there.
{K}. I screamed in a language I don't speak.
{K}. I signed the form without reading it, like a hero.
{K}. It's all fun and games until somebody says “ready?”
{K}. My knees have filed a complaint.
reader:
{K}. Would you, or would you hold the bags?
{K}. Eyes open or eyes shut?
Who's the friend who'd talk you into it?
scene:
One step, no ground, all lungs. {K}.
White knuckles, wide eyes, again please. {K}.
plain:
{K}. Nothing makes you feel more alive.
{K}. Scared first, grinning after.
{K}. For a moment there's nothing else in the world.
invite:
{K}. Tag the one who'd jump first.

== gym 💪
nouns: dead hang, dead hangs, dead hang challenge, plank, plank challenge, pull-up, pull-ups, push-ups
nouns: push-ups, deadlift pr, pull up, push ups, gym, gym day, gym session, workout, workouts, leg day, arm day, chest day, back day, push day, pull day, cardio, crossfit, hiit, strength training, weightlifting, lifting, deadlift, squats, fitness, gym monday, gym time, home workout, spin class, pushups, pull-ups, gym buddy, bootcamp, gains, kettlebell, morning workout, fitness class
tags: GymLife, WorkoutTime, FitnessMotivation, Fitness
turn:
{K}. I came, I sweated, I checked the clock.
My muscles are there, they're just shy.
{K}. The warm-up should count as the workout.
I don't lift to impress. I lift to carry all the bags in one go.
{K}. Motivation didn't come. I went anyway.
The stairs and I aren't speaking.
{K}: the couch has been informed.
My muscles are sore in places I can't pronounce.
I did one more. Then I lay on the floor for the artistic effect.
Sweat is just my body applauding.
reader:
Leg day: love it, fear it, skip it?
{K}. What's the song that gets the last rep out of you?
Mirror side or wall side?
Legs or arms: which one do you “accidentally” skip?
Morning workout or after work, when the excuses are stronger?
What's the one song that saves your last set?
scene:
Chalk, clank, a face I hope nobody saw. {K}.
Headphones in, laces tight, game face slightly confused. {K}.
“How many more?” “Just a few.” Never trust “just a few”.
Face: calm. Legs: filing a complaint.
plain:
{K}. Showed up, and that's most of it.
{K}. Stronger than the couch, at least for an hour.
{K}, done, and that's the win.
Nobody ever regretted it afterwards.
{K}. Showing up is the heavy part.
Small steps, sore steps, still steps.
news:
{K}. Stairs are a negotiation.
{K}. Sneezing will hurt.
{K}. Please carry me to the car.
{K}. The mirror and I exchanged a nod.
{K}. My legs have read it and are shaking.
{K}. The dumbbells nodded, I think.
{K}. Stairs remain cancelled.
invite:
{K}. Come as you are, leave a little taller.
{K}. Everybody was new once, come as you are.
{K}. Bring water and a sense of humor.

== run 🏃
nouns: triathlon, run, runs, running, morning run, evening run, long run, jog, jogging, 5k, 10k, half marathon, marathon, marathon training, parkrun, trail run, trail running, running club, race day, finish line, half marathon finish line, interval training, fun run, couch to 5k, ultramarathon, relay, race bib, treadmill, run club
tags: RunningLife, RunnersOfInstagram, RunClub, Running, RunnerLife
turn:
{K}. My watch says slow. My face says hero.
I run so that I can say I ran.
{K}. Overtaken by a stroller. We don't talk about it.
The first mile is a liar, and so is the last.
{K}. The first mile lies, every time.
I was overtaken by a stroller. I waved.
{K}: I paid to be this tired.
My watch says it was slow. My watch wasn't there emotionally.
I run so that dinner can be a celebration.
reader:
Music, podcast or your own breathing?
{K}. Dawn or dusk: when do your legs say yes?
What do you think about out there?
Music, podcast or just your own loud breathing?
What do you tell yourself when it stops being fun?
Do you stretch afterwards or lie about it?
scene:
Laces tied, doorbell of courage, go. {K}.
Red face, wet hair, huge grin. {K}.
Laces tied, excuses untied. {K}.
“You're almost there!” says somebody standing still.
Red face, big grin, legs like pudding.
plain:
{K}. Never regretted one yet.
{K}. One foot, then the other one.
The best part is the door on the way back.
{K}. Slow still counts.
The best part is the door closing behind you, both times.
{K}, and the head is clear again.
One foot, then the other. That's all the magic.
news:
{K}. My knees have opinions.
{K}. The stairs will be taken sideways.
{K}. Snacks have been earned and located.
{K}. My watch wants me to rate it.
{K}. My knees have opinions and they're loud.
{K}. The laces came loose from excitement.
invite:
{K}. Every pace is a good pace, come along.
{K}. All paces welcome, especially the chatty one.

== yoga 🧘
nouns: yoga, yoga practice, yoga session, morning yoga, handstand practice, savasana, barre
nouns: tai chi
tags: YogaLife, PilatesLover, OnTheMat, YogaEveryDay
turn:
{K}. I found inner peace and then my foot fell asleep.
My balance is a matter of perspective, mostly the floor's.
{K}. I can touch my toes if somebody brings them closer.
I breathe in calm and breathe out my grocery list.
{K}. I came for balance and fell over quietly.
Inhale calm, exhale the thing that email said.
{K}: bending so I don't snap.
My favorite pose is the one where you lie down.
reader:
Favorite pose: the hard one or the lying-down one?
{K}. Studio, living room or on the grass?
What do you think about when you're not supposed to think?
Which pose do you secretly hate?
Do you fall asleep at the end, or are you a good person?
scene:
Mat rolled out, cat already on it. {K}.
“And release.” Something clicks. {K}.
Mat down, phone off, one eye on the clock. {K}.
“Touch your toes.” We wave at each other from afar.
plain:
{K}. An hour that's only for breathing.
{K}. A little softer, a little longer.
Nothing to win here, and that's lovely.
{K}, and a bit more room inside my own head.
Breathe in, breathe out, be kind to the knees.
{K}. Nothing to win, and that's the nice part.
news:
{K}. My shoulders have come down from my ears.
{K}. I'm calm. Ask me again in traffic.
{K}. I exhaled so loudly that the mat moved.
{K}. Namaste, and also: wow.
{K}. My inner peace has left for a minute.
invite:
{K}. Bring a mat and whatever you're carrying.
{K}. Stiff is welcome.
{K}. Bring a mat, leave with taller shoulders.
{K}. You don't have to be flexible, only willing.

== swim 🏊
nouns: swim, swimming, swimming pool, pool, sea swimming, open water swimming, cold plunge, ice bath, cold water swimming, lap swimming, swim practice, pool party, water aerobics, diving, water polo, synchronized swimming
tags: SwimLife, OpenWater, PoolTime, Swimming
turn:
{K}. I look graceful if you only count my toes.
The water was cold. My language was colder.
{K}. My hair smells like effort.
I forget what lap I'm on and start again, proudly.
{K}. The first second is a scream, the rest is smug.
Wrinkly fingers, smooth mood.
{K}: the only place where nobody can reach me.
The water's fine. I'm told by people who are lying.
reader:
Pool, lake or sea: where do you feel at home?
{K}. In at once or step by step?
Goggles on or squinting bravely?
Jump in or inch by inch with sound effects?
Early lanes or late lanes?
scene:
Deep breath, under, silence. {K}.
Wrinkled fingers, wild hair, enormous appetite. {K}.
One breath, one push, silence. {K}.
Goggles on, thoughts off.
plain:
{K}. No phone can follow me in here.
{K}. Everything's quieter under the surface.
Weightless for a bit.
{K}, and everything feels lighter.
You come out a slightly better person.
{K}. Cold skin, warm grin.
news:
{K}. I've earned pasta.
{K}. Everybody within hearing range knows it was cold.
{K}. My goggles left a mark and so did this.
{K}. It made waves.
{K}. Wrinkled fingers, spotless mood.
invite:
{K}. Jump in, the first second is the worst.
{K}. Towel, goggles, go.
{K}. Bring a towel and a brave face.

== hike 🥾
nouns: hike, hikes, hiking, day hike, hiking trip, trek, trekking, trails, summit hike, mountain hike, walk in the mountains, backpacking trail, nature hike, hiking trail, long walk, pilgrimage, camino
tags: HikingAdventures, TrailTime, GetOutside, HikingLife
turn:
{K}. “It's an easy one” is never an easy one.
{K}. My boots are dirty and my head is clean.
The trail was marked. My confidence wasn't.
{K}. “It's just around the corner” is the biggest lie in nature.
I packed more snacks than sense.
{K}: paying for a view with your knees.
The path went up. My opinions followed.
reader:
{K}. Loop or there-and-back?
What's the best trail snack? I take this very seriously.
Do you greet everybody you meet up there?
Fast to the top, or stop for every plant?
What's the one snack that has to come along?
scene:
Boots, breath, birds, boots. {K}.
One more bend, one more “it must be here”. {K}.
Boots muddy, cheeks red, sandwich squashed. {K}.
“How much further?” “Not far.” It was far.
plain:
{K}. The long way round, on purpose.
{K}. The view is nice, the quiet is nicer.
You come home tired in all the right places.
{K}, and the head empties out by itself.
The view is the reward, but the quiet is the point.
{K}. Step by step, snack by snack.
news:
{K}. My calves are writing a letter.
{K}. We found the bench.
{K}. The boots are drying, the owner is lying down.
{K}. My boots want it on record that they tried.
{K}. The trail signs are laughing.
{K}. The snacks did not make it to the top.
invite:
{K}. Good shoes, good company, no hurry.
{K}. Good shoes, good company, no rush.

== cycling 🚲
nouns: bike, bikes, bicycle, cycling, bike ride, bike rides, cyclist, road bike, second-hand road bike, mountain bike, mountain biking, gravel bike, e-bike, cargo bike, bike tour, bike commute, bmx, bike lane, tandem, velodrome, new bike, bike trip, spin, cycling club, bikepacking, bike helmet
tags: CyclingLife, BikeLife, RideMore, OnTwoWheels
turn:
{K}. Uphill I question my life, downhill I have answers.
There was a headwind both ways. I checked.
{K}. My helmet hair deserves a prize.
I stopped for the view, and for air, mostly for air.
{K}. The correct number of bikes is one more than I have.
Hills are just compliments you haven't earned yet.
{K}: all the speed of a car, none of the dignity.
I'm not lost, I'm extending the ride.
reader:
{K}. Hills or flat: what makes you happy?
Coffee stop halfway or straight home?
What's the strangest thing you ever carried on a bike?
Uphill crying or downhill screaming: which part do you live for?
Helmet hair: embrace it or hide it?
scene:
Click, push, wind in the ears. {K}.
Bell, wobble, somebody's dog. {K}.
Wind in the face, bug in the teeth, smile anyway. {K}.
Wheels turning, head finally not.
plain:
{K}. Fast enough to smile, slow enough to see things.
{K}. Everything's closer on a bike.
{K}, and the long way home.
A bike is enough for a good mood.
{K}. Freedom with a bell on it.
news:
{K}. My seat and I need some time apart.
{K}. The cake stop was a highlight.
{K}. The legs are writing a complaint.
{K}. The bell said it best.
{K}. My legs have submitted their own report.
{K}. It's all downhill from here, hopefully.
invite:
{K}. Pump up your tires and come along.
{K}. Grab a helmet and come along.

== team-sport ⚽
nouns: football, soccer, basketball, volleyball, hockey, rugby, baseball, softball, cricket, handball, lacrosse, football match, soccer match, game day, match day, home game, away game, season opener, playoffs, world cup, super bowl, team practice, beach volleyball, water polo match, netball, ultimate frisbee, kickoff, derby, stadium, soccer practice, little league, world series, match, pitch
tags: GameDay, MatchDay, TeamSpirit, TeamWork
turn:
{K}. I know the rules well enough to shout about them.
We lost count, not heart.
{K}. My voice is gone and I only watched.
The referee and I see the world differently.
{K}. I've got no voice left and no regrets.
I could have made that shot. From the couch, I make it every time.
{K}: grown adults, very emotional about a ball.
We play with heart, which is what you say when it's not the legs.
reader:
{K}. Who are you cheering for, and since when?
Player, fan or here for the snacks?
Who's the loudest on the sidelines?
Lucky socks: science or superstition?
Do you watch calmly, or does the whole street know the score?
Who's the loudest person in your row?
scene:
Whistle, mud, a hug from somebody very wet. {K}.
“Did you see that?” Everybody saw that. {K}.
Whistle. Roar. Somebody hugs a stranger. {K}.
Shin guards, grass stains, one shoe untied.
plain:
{K}. Win or lose, we're going for food after.
It's never only about the score.
{K}, win or lose, with this bunch.
It's better together, even the losing.
{K}. Nothing like it.
news:
{K}. Grass stains are forever.
{K}. Orange slices have been served.
{K}. The neighbors know.
{K}. The analysis will take all week.
{K}. The referee saw it. Nobody agrees on what he saw.
{K}. The whole bench stood up.
{K}. Somebody check the replay, twice.
invite:
{K}. Come and be loud with us.
{K}. New legs always welcome.
{K}. Come and make noise.
{K}. Wear the colors, bring the voice.

== racket-sport 🎾
nouns: pickleball doubles, squash game, racket, doubles
tags: TennisLife, PadelTime, GameSetMatch, RacketSports
turn:
{K}. It was in. I'll take that to my grave.
My serve is fast, just not always in this court.
{K}. I play for fun, and to win.
My backhand has a mind of its own.
{K}. I called it a warm-up until I was winning.
The ball was in. I will take this to my grave, cheerfully.
{K}: apologizing at high speed.
My serve is unpredictable, mostly to me.
reader:
Singles or doubles: do you share the blame?
{K}. What's your signature shot, intended or not?
Singles for glory or doubles for somebody to blame?
How competitive are you, and would others agree?
scene:
Bounce, bounce, deep breath, net. {K}.
Bounce, bounce, stare, net. {K}.
“Yours!” “Mine!” Nobody's.
plain:
{K}. A good rally beats a good score.
{K}. An hour of chasing a ball makes sense of the week.
{K}, good company, a bit of sweat.
The best rallies end in laughing.
news:
{K}. The ball is over the fence, and so is my dignity.
{K}. A rematch has been demanded.
{K}. The net has sided with nobody.
{K}. Advantage: me, for once.
{K}. My serve would like to apologize to the fence.
invite:
{K}. Bring a racket and a short memory.
{K}. Grab a racket, we'll find you a partner.

== climbing 🧗
nouns: chalk, boulder
tags: ClimbingLife, Bouldering, OnTheWall, RockClimbing
turn:
{K}. My forearms have left the conversation.
It looked easy from the ground, where I belong.
{K}. I trust the rope. It's my arms I worry about.
I fell off the same move until it apologized.
{K}. My forearms have left the chat and taken the jar lids with them.
I solved it in my head, beautifully. The wall disagreed.
{K}: expensive shoes that hurt, on purpose.
I fell with style. The style was mostly noise.
reader:
Rope or boulder: where's your heart?
{K}. Do you look down?
Fear of heights: overcome it or negotiate with it?
Do you plan every move or just go and hope?
scene:
Chalk cloud, deep breath, tiny ledge. {K}.
“Take!” said with real feeling. {K}.
Chalk in the air, silence, one long reach. {K}.
“You've got it!” I did not have it.
plain:
{K}. One move at a time is good advice for most things.
{K}. The top is nice, the try is nicer.
{K}, one hold at a time.
There's nothing like standing on top of your own doubt.
news:
{K}. Opening jars will be somebody else's job.
{K}. Opening bottles is now a team sport.
{K}. My forearms have left the chat.
{K}. The chalk is everywhere, including my tea.
invite:
{K}. Come and hang out, literally.
{K}. We'll hold the rope.

== winter-sport ⛷️
nouns: sledding hill, curling
tags: SkiDay, SnowSports, PowderDay, SkiLife
turn:
{K}. I went down the whole hill, some of it on my feet.
The lift was romantic. The descent was a statement.
{K}. My boots hate me and I love it here.
I wave at children as they overtake me.
{K}. I went down the slope in several separate pieces of dignity.
The lift is my favorite discipline.
{K}: falling, but with equipment.
My thighs have questions about my life choices.
reader:
Skis, board or hot chocolate: how do you spend the slope?
{K}. Speed or scenery?
First lift up or first hut in?
Ski or snowboard? This is how families split.
scene:
Goggles down, knees soft, here we go. {K}.
Red cheeks, soggy gloves, second cocoa. {K}.
Cold air, warm cocoa, wobbly knees. {K}.
plain:
{K}. Cold air, warm heart.
{K}. The best tired there is.
{K}, and cheeks that tell the story.
The quiet up there is worth the boots.
news:
{K}. My legs have turned to soup.
{K}. Walking is scheduled for later.
{K}. My skis went left, I went right, we met later.
{K}. The hot chocolate was earned, or at least needed.
{K}. Gravity sends its regards.
invite:
{K}. Bring gloves and a spare pair of gloves.
{K}. Bring layers, we'll bring courage.

== martial-arts 🥋
nouns: fencing, wrestling
tags: MartialArts, TrainHard, BoxingLife, FightSports
turn:
{K}. I bow, I breathe, I forget which foot.
My kick is strong. My aim is a surprise to everybody.
{K}. The calmest people I know can throw you across a room.
I've learned to fall. It's useful everywhere.
{K}. Therapy with gloves on.
I bow, I breathe, I get gently thrown.
{K}: politeness, then chaos, then politeness.
The bag had a rough week. So did I.
reader:
{K}. What got you onto the mat?
Stripes, belts or just the sweat: what keeps you going?
What got you on the mat the first time?
Do you hit harder after a long week?
scene:
Bow. Breath. Thud. Laughter. {K}.
Belt tied twice, eyes on the mirror. {K}.
Wraps on, breath out, eyes up. {K}.
plain:
{K}. Respect first, everything else after.
{K}. Strong and quiet is a good mix.
{K}. It's mostly about showing up and getting up.
Respect first, everything else after.
news:
{K}. Bruises in interesting colors.
{K}. The bruises have stories.
invite:
{K}. First class, bare feet, no experience needed.
{K}. First class nerves are part of it.

== diving 🤿
under: swim
nouns: scuba diving, scuba, snorkeling, snorkelling, freediving, free diving, dive trip, dive site, night dive, diving lesson, reef dive, diver, scuba diver, snorkel trip
tags: ScubaDiving, UnderwaterWorld, Snorkeling
turn:
The quietest hobby with the loudest breathing. {K}.
{K}. Down there, nobody can ask me anything.
I went under to relax and came up talking without a pause. {K}.
{K}: where I look ridiculous and feel like an explorer.
reader:
What would you most like to meet down there, and what would you rather not?
{K}. First to jump in, or last to let go of the ladder?
Does your mask fog up too, or do you know the trick?
scene:
Thumb and finger make a circle. Everything is okay. {K}.
Bubbles, blue, a fish with somewhere to be. {K}.
One slow breath in, one slow breath out, and a whole other world minding its business. {K}.
plain:
{K}. A different kind of sky.
Down there, the day gets very simple. {K}.
{K}. Slow is the right speed.
news:
{K}. The fish were polite about it.
invite:
{K}. Bring your curiosity, we'll explain the rest.
{K}. Come and see who lives downstairs.
`;
