export const hobbies = `
== video-games 🎮
under: game
nouns: video game, video games, gaming, minecraft, fortnite, zelda, mario kart, animal crossing, stardew valley
nouns: the sims, pokemon, boss fight, final boss, speedrun, indie game, roblox, call of duty, gaming session
nouns: gaming night, game launch, elden ring, open world game, cozy game, cozy games, rpg, online gaming, gamer
nouns: esports, esports tournament, gaming setup, save file, tetris, league of legends, baldur's gate, side quest
nouns: retro games, retro gaming, lan party
tags: Gaming, GamerLife, VideoGames
turn:
{K}. The world needs saving, and I'm in the forest picking mushrooms.
I skipped the tutorial, and it shows. {K}.
{K}: one more try, as I've been saying since it was light outside.
I pause for nobody, mostly because it's online. {K}.
The main quest can wait. Somebody lost a chicken. {K}.
reader:
Easy mode and happy, or hard mode and shouting? {K}.
{K}. Do you talk to every villager, or run straight for the dragon?
How many save files do you keep, and what are you afraid of? {K}.
scene:
“Are you winning?” A stare that doesn't leave the screen. {K}.
Full health, all the potions, saved for later, never used. {K}.
Leaning left with the whole body. Crashing right. {K}.
plain:
{K}. A good story, and you get to hold the wheel.
Some friendships begin with “want to play?” {K}.
{K}. Rest doesn't always look like lying down.
news:
{K}. That's worth some experience points.
{K}. New quest accepted.
invite:
{K}. Pick a side, pick a snack, pick up the controller.
Your backlog says no. Your thumbs say yes. {K}.

== board-games 🎲
under: game
nouns: board game, board games, board game night, game night, family game night, monopoly, scrabble, catan
nouns: settlers of catan, ticket to ride, jenga, dominoes, backgammon, ludo, checkers, yahtzee, mahjong, game shelf
nouns: board game cafe, tabletop games, wingspan, codenames, party game, game cupboard
tags: BoardGames, BoardGameNight, GameNight, TabletopGames
turn:
{K}. By the end, somebody was reading the rules out loud in a very calm voice.
We play for fun. The rest of it is revenge. {K}.
{K}: friendships tested, snacks finished.
Whoever explains the rules always happens to win. {K}.
“Last turn,” we agreed, and then the score was close. {K}.
reader:
Who reads the rules, and who says “we'll learn as we go”? {K}.
{K}. Sore loser or unbearable winner? Ask the others.
Which game is no longer allowed in your home? {K}.
scene:
A die rolls off the table. Everybody dives. It counts. It doesn't. {K}.
“It's your turn.” “Since when?” “Since forever.” {K}.
One smug look over a hand of tiles. {K}.
plain:
{K}. Phones away, elbows on the table.
The best evenings come in a box with a worn corner. {K}.
{K}. A table, some people and something silly to care about.
news:
{K}. I'd like it noted in the scorebook.
{K}. Go directly to the couch and hear all about it.
invite:
{K}. Sit next to whoever knows the rules.
Your shelf knows which one has never been opened. {K}.

== guitar 🎸
under: music
nouns: guitar, acoustic guitar, electric guitar, ukulele, bass guitar, guitar lesson, guitar lessons, banjo
nouns: mandolin, guitar practice, guitar solo, guitar strings, guitar pedals, pedalboard, fender stratocaster
nouns: les paul, gibson, fender, ukulele lesson, guitar case, guitar pick, barre chords, bass player
nouns: classical guitar, new guitar, guitar collection, guitar riff, bluegrass, chord progression, guitar amp
nouns: telecaster
tags: MusicLife, StringsAttached, MakingMusic
turn:
{K}. I know a handful of chords and I'm not afraid to use them again.
My fingertips hurt, and I've never been prouder of a body part. {K}.
{K}: tuned for an hour, played for a minute, loved all the same.
There's a sign in every music store about that one song. It's about me. {K}.
The pick is gone. It has joined the others, wherever they live. {K}.
reader:
Which song did you learn first, and can your home still stand it? {K}.
{K}. Do you play for people, or strictly for the wall?
How many is too many to own? Trick question, go on. {K}.
scene:
Pling, turn, pling, turn, pling, snap. {K}.
“Play something we know!” Suddenly I know nothing. {K}.
Strum, stop, lean in, strum again, nod. {K}.
plain:
{K}. A few strings, and the room gets warmer.
The song doesn't have to be good to do you good. {K}.
{K}. Something to hold when the day was loud.
news:
{K}. Strings attached, happily.
{K}. Striking a chord, possibly the right one.
invite:
{K}. That one in the corner has been waiting to be picked up.
Sore fingers are part of the deal, and the songs are worth it. {K}.

== piano 🎹
under: music
nouns: piano, grand piano, upright piano, piano lesson, piano lessons, keyboard lesson, keyboard lessons
nouns: piano recital, synthesizer, electric piano, piano practice, piano keys, pianist, piano tuner, sheet music
nouns: moonlight sonata, scales practice, digital piano, piano class, piano concert, old piano, chopin
tags: Piano, PianoLife, PianoLover
turn:
{K}. My right hand has it. My left hand lives in another town.
I play the first part beautifully. Nobody has heard the second. {K}.
{K}: black, white and a surprising amount of gray hair.
One finger slipped, and the lullaby turned dramatic. {K}.
It went fine until somebody listened. {K}.
reader:
Scales first, or straight to the song you actually like? {K}.
{K}. Which piece did you start and never finish?
Did you practice as a child, or just sit there and sigh? {K}.
scene:
Plink, plink, wrong plink, from the top. {K}.
Hands in the lap, deep breath, very serious face, begin. {K}.
plain:
{K}. A few notes, and the house sounds lived in.
It's enough to play for an empty room. {K}.
{K}. Slowly, one hand at a time, it becomes music.
news:
{K}. On a high note, which I even hit.
{K}. The metronome is keeping its feelings to itself.
invite:
{K}. Your fingers can learn more than scrolling.
Sit down, back straight, we'll start with one note. {K}.

== drums 🥁
under: music
nouns: drums, drum kit, drum set, drum lesson, drum lessons, drumsticks, drum solo, bongos, djembe, cajon
nouns: snare drum, electronic drums, drum circle, drumming, percussion, drumline, cymbals, drum practice, steel drum
nouns: practice pad, taiko, bass drum
tags: Drums, Drummer, DrummerLife
turn:
{K}. I've been tapping on tables my entire life. It was training.
The neighbors have started to nod along, or shake their heads. Hard to tell. {K}.
{K}: stress goes in, rhythm comes out.
Everybody wants a solo until they have to carry the gear. {K}.
Steady as a clock, a clock with too much coffee. {K}.
reader:
What do you drum on when there's no drum: desk, wheel or knees? {K}.
{K}. Loud and happy, or a practice pad and peace at home?
Air drums at a red light: be honest, do they see you? {K}.
scene:
Click, click, click, go. {K}.
“Can you play a bit quieter?” A long, thoughtful pause. Boom. {K}.
One stick flies. Everybody keeps the beat and ducks. {K}.
plain:
{K}. Everything has a rhythm if you listen.
Hit something on purpose, in time, and feel better. {K}.
{K}. It's felt in the chest before it's heard.
news:
{K}. Drumroll for that, I have it ready.
{K}. Right on the beat, for once in my week.
invite:
{K}. Finally a place where “hit it harder” is friendly advice.
Your desk would be glad of the break. {K}.

== violin 🎼
under: music
nouns: violin, cello, viola, double bass, violin lesson, violin lessons, fiddle, string quartet, cello lesson
nouns: orchestra, harp, violinist, cellist, flute, clarinet, saxophone, trumpet, trombone, french horn, oboe
nouns: orchestra rehearsal, youth orchestra, symphony, recorder lesson, saxophone lesson, trumpet practice
nouns: flute lessons, bagpipes, harmonica, concert band, bassoon, school band, tuba, piccolo
tags: MusicPractice, MusicLife, Musician
turn:
{K}. The long road between a squeak and a song.
At home it was flawless, and nobody can prove otherwise. {K}.
{K}: one note came out lovely, and I chased it all evening.
The rests are my strongest part. {K}.
It took years to sound this effortless, and it isn't there yet. {K}.
reader:
Practice a bit daily, or panic the evening before the lesson? {K}.
{K}. Which instrument would you learn if the neighbors agreed?
What did your first attempt sound like: goose, door or kettle? {K}.
scene:
Everybody tunes at once, and somehow it's my favorite piece. {K}.
“From the top, please.” A collective breath. {K}.
Case open, shoulders down, one long note at the ceiling. {K}.
plain:
{K}. Small steps, measured in bars.
A beautiful sound needs patience more than talent. {K}.
{K}. When everybody plays together, even the quiet part matters.
news:
{K}. Take a bow, somebody.
{K}. The music stand is leaning in to hear more.
invite:
{K}. Squeaks included, we all started there.
Dust off the case and see who still remembers whom. {K}.

== choir 🎶
under: music
nouns: choir, choir practice, singing, choir rehearsal, singing lesson, singing lessons, voice lesson, a cappella
nouns: acapella, gospel choir, choir concert, barbershop quartet, vocal warm-up, choir tour, soprano, church choir
nouns: community choir, school choir, carol singing, caroling, vocal coach, glee club, voice lessons, sing-along
nouns: choir night, opera singing, vocal harmony, harmonies
tags: Choir, Singing, ChoirLife
turn:
{K}. I mouth the hard parts with great conviction.
Alone I'm a draft under a door. Together we're a cathedral. {K}.
{K}: everybody breathes at the same time, and suddenly it works.
The high note is up there. I wave at it from below. {K}.
My shower has been missing the other voices. {K}.
reader:
Shower, car or stage: where do you sound best? {K}.
{K}. Do you sing the tune, or find a line of your own and defend it?
Which song makes you forget that you don't sing? {K}.
scene:
Somebody holds the note too long and smiles about it. {K}.
Folder open, chin up, wrong page. {K}.
plain:
{K}. Many small voices, one big warm sound.
You go in tired and come out humming. {K}.
{K}. Nobody stays sad in the middle of a chord.
news:
{K}. All together now, with feeling.
{K}. A hum went through the back row.
invite:
{K}. If you can hum, you're nearly in.
The second row has a gap just your size. {K}.

== karaoke 🎤
under: concert
nouns: karaoke, karaoke night, karaoke bar, karaoke song, karaoke machine, karaoke party, lip sync battle, open mic
nouns: open mic night, karaoke room, carpool karaoke, karaoke duet, lip sync
tags: Karaoke, KaraokeNight, SingItLoud
turn:
{K}. I was never going to sing. That was before the intro.
The key was too high, so I aimed for sincerity. {K}.
{K}: talent is welcome, courage is the point.
I forgot there was a second verse. Everybody forgets the second verse. {K}.
The mic was passed around and then it stopped with me. For quite some time. {K}.
reader:
What's your song, and who have you ruined it for? {K}.
{K}. Power ballad, rap verse or a duet with a stranger?
First on the list, or only after everybody else has suffered? {K}.
scene:
“I don't sing.” Later, on the table: a ballad. {K}.
Long instrumental break. Nobody knows what to do with their arms. {K}.
The whole room takes the chorus, and nobody needs the screen. {K}.
plain:
{K}. Bad singing, good company.
Nobody remembers the notes, everybody remembers the face. {K}.
{K}. A few minutes of being a star, badly and happily.
news:
{K}. My voice sends its apologies.
{K}. One more time for the people in the parking lot.
invite:
{K}. Pick your song before somebody picks it for you.
You know all the words. Come and prove it. {K}.

== yoga-pilates 🧘
under: yoga
nouns: yoga class, pilates, pilates class, reformer pilates, yoga studio, yoga mat, yoga retreat, barre class
nouns: wall pilates, yoga pose, goat yoga, aerial yoga, chair yoga, yin yoga, hot yoga, vinyasa
nouns: yoga teacher training, sunrise yoga, downward dog, stretching, stretch class, mat pilates, yoga block
nouns: prenatal yoga
tags: OnTheMat, MindAndBody, StretchItOut
turn:
{K}. The slow movements are the ones that shake.
I closed my eyes to look within and found a sandwich. {K}.
{K}: a muscle I've never met introduced itself.
Everybody folded in half. I bowed politely. {K}.
My mind was empty for almost a breath. {K}.
reader:
Front row, back row or behind the plant? {K}.
{K}. Do you look at others, or trust that your leg is up?
Which is harder for you: the hold or the silence? {K}.
scene:
A deep exhale, a wobble, a quick grab for the wall, namaste. {K}.
“And just relax the jaw.” It was clenched. It's always clenched. {K}.
Quiet music, dim light, one stomach speaking up. {K}.
plain:
{K}. Come as tight as you are, leave a little longer.
A kind hour for a body that carries a lot. {K}.
{K}. Breathe first, the rest can wait.
news:
{K}. My hamstrings would like it in writing.
invite:
{K}. Touching your toes isn't required. Liking them is enough.
Roll out the mat, the floor will do its part. {K}.

== tennis-pickleball 🎾
under: racket-sport
nouns: tennis, pickleball, badminton, padel, tennis match, tennis lesson, tennis court, pickleball court
nouns: pickleball paddle, squash court, table tennis, ping pong, tennis racket, pickleball tournament, doubles match
nouns: wimbledon, tennis lessons, tennis club, shuttlecock, racquetball, pickleball league, tennis ball
nouns: badminton match, pickleball club, ping pong table, tennis serve
tags: CourtTime, RacketSports, GameSetMatch
turn:
{K}. I meant to hit it there, and I'll hold that face.
“Mine,” we both said, and watched it land between us. {K}.
{K}: I apologize after every good shot, and mean none of it.
The opponent was twice as calm and half as loud. We lost. {K}.
I bought better shoes, so now the ball is out of excuses. {K}.
reader:
Was it in? Was it out? Who do you believe on the court? {K}.
{K}. Do you grunt, giggle or apologize?
Doubles partner: same as in life, or strictly separate? {K}.
scene:
A long look at the racket, as if the racket had missed it. {K}.
“Love” means nothing here, and it hurts a bit. {K}.
The ball rolls onto the next court. Everybody waits politely. {K}.
plain:
{K}. A good rally clears the head better than a good nap.
Run, laugh, miss, try again. {K}.
{K}. Friends on both sides of the net.
news:
{K}. Advantage: this.
{K}. The net is still shaking.
invite:
{K}. We'll find you somebody to beat, or to learn from.
Your arm remembers more than you think. {K}.

== surfing 🌊
under: beach
nouns: surfing, surf lesson, surf, surfboard, surf trip, surf session, longboard surfing, bodyboarding, bodysurfing
nouns: surf camp, windsurfing, kitesurfing, wakeboarding, surf school, first wave, wake surfing, surf competition
nouns: boogie board, surfer, wetsuit, wingfoil, kiteboarding, surf day, surf wax, water skiing, wakesurfing
tags: WaterSports, OnTheWater, BeachDay
turn:
{K}. I stood up for a second, and I'll be talking about it for a year.
Mostly paddling, partly praying, occasionally glorious. {K}.
{K}: half of it is sitting on the water looking wise.
The ocean offered a wave. I offered it my nose. {K}.
I've swallowed so much of it that we're related now. {K}.
reader:
Up at first light, or when the coffee says so? {K}.
{K}. What goes through your head right before you stand up?
Wipeout or ride: which story do you tell more often? {K}.
scene:
Paddle, paddle, paddle, up, oh, under. {K}.
“Did you see that?” Nobody saw that. It was the one. {K}.
Salt in the ears, sand in the car, grin until bedtime. {K}.
plain:
{K}. Wait for it, and then go all in.
The water takes the day out of your head. {K}.
{K}. Tired arms, quiet mind.
news:
{K}. Still riding that one.
{K}. There's water in my ear, so say it louder.
invite:
{K}. Falling in is the easy part, and it's refreshing.
Your desk chair never gave you a feeling like that. {K}.

== kayaking 🛶
under: boat
nouns: kayak, kayaking, canoe, canoeing, paddle board, paddleboard, paddle boarding, paddleboarding, sup board
nouns: kayak trip, rowing, rowboat, canoe trip, rafting, white water rafting, sea kayaking, kayak fishing
nouns: rowing club, paddling, inflatable kayak, stand up paddle, dragon boat, sup yoga, kayak tour, kayaks
tags: PaddleLife, OnTheWater, BoatLife
turn:
{K}. We paddled left, we paddled right, and the water took us where it wanted.
The calm part is the water. The tense part is whoever sits in front. {K}.
{K}: exercise disguised as floating around.
Getting in dry is the whole sport. The rest is scenery. {K}.
My arms were finished. The shore had other ideas. {K}.
reader:
Who steers, who paddles, and who only points at ducks? {K}.
{K}. Have you ever fallen in, or are you still pretending it was a swim?
Smooth lake or fast river: what's your idea of peace? {K}.
scene:
Drip, glide, drip, glide, and a heron that couldn't care less. {K}.
“Stop rocking!” “I'm not rocking.” Splash. {K}.
One foot in, one foot on the dock, and a slow, thoughtful split. {K}.
plain:
{K}. The quiet you only get from the middle of the water.
Everything on shore can wait until we're back. {K}.
{K}. A slow way to see a lot.
news:
{K}. We're all in the same boat, more or less.
{K}. My sleeves are wet and my heart is light.
invite:
{K}. Leave your phone somewhere dry, and your hurry there as well.
The water looks better from the middle. {K}.

== martial-arts-classes 🥋
under: martial-arts
nouns: karate, jiu jitsu, bjj, brazilian jiu jitsu, judo, taekwondo, aikido, kung fu, martial arts, black belt
nouns: belt test, dojo, krav maga, belt promotion, capoeira, karate class, judo class, karate kid, belt ceremony
nouns: kendo, sparring, white belt, martial arts class, yellow belt, taekwondo class, self-defense class
tags: MartialArts, TrainHard, DojoLife
turn:
{K}. I came to learn how to win and learned how to fall first.
The calmest one in the room can fold you like a shirt. {K}.
{K}: bow, breathe, try not to laugh, get humbled.
It looks like a fight. It feels like chess with bruises. {K}.
Everything hurts, and yet I stand up straighter. {K}.
reader:
What made you start: a film, a friend or a stubborn streak? {K}.
{K}. Which move have you practiced the most and still can't trust?
Is it the body that learns first, or the patience? {K}.
scene:
Tap, tap. “Again?” “Again.” {K}.
A shout bigger than the person it came from. {K}.
Tie it once. Wrong. Tie it twice. Ask somebody. {K}.
plain:
{K}. A strong body and a polite bow go well together.
You get up one more time than you fall. {K}.
{K}. Quiet strength, learned slowly.
news:
{K}. I bow to that.
{K}. The mat has heard about it, face first.
invite:
{K}. Bare feet, open mind, no experience required.
Everybody here was new once and couldn't tie a knot. {K}.

== boxing-class 🥊
under: martial-arts
nouns: boxing, kickboxing, boxing class, boxing gym, boxing gloves, punching bag, muay thai, heavy bag
nouns: shadow boxing, boxing match, boxing training, boxing lesson, mma, hand wraps, jump rope, fight night
nouns: boxer training, boxing fitness, boxing coach, kickboxing class, thai boxing, boxing ring
tags: CombatSports, TrainHard, FightTraining
turn:
{K}. All my worries have a shape now, and it hangs from a chain.
A round never looks long from the outside. {K}.
{K}: I float like a butterfly that has eaten.
I hit the bag. The bag swung back, with opinions. {K}.
The gloves come off, and even opening a bottle is a contest. {K}.
reader:
Which song gets you through the last round? {K}.
{K}. What do you picture on the bag? You don't have to say who.
Fast hands or strong legs: what gives out first? {K}.
scene:
Jab, jab, cross, breathe. Breathe! {K}.
The bell. The best sound in the world, in both directions. {K}.
“Hands up!” They were up. They were up in spirit. {K}.
plain:
{K}. Leave the day on the bag and walk out lighter.
It teaches you to breathe when it gets hard. {K}.
{K}. Strong arms, softer temper.
news:
{K}. Rolling with it, round by round.
{K}. That one landed.
invite:
{K}. The bag doesn't ask what kind of week you had.
Gloves on, worries out. {K}.

== bouldering 🧗
under: climbing
nouns: climbing, bouldering, rock climbing, climbing gym, bouldering gym, climbing wall, climbing shoes, via ferrata
nouns: indoor climbing, ice climbing, boulder problem, belay, chalk bag, climbing trip, belayer, free climbing
nouns: top rope, lead climbing, moonboard, climbing class, climbing rope, rope course, kids climbing wall
tags: ClimbingLife, Climbing, Bouldering
turn:
{K}. From below it's easy. From the middle it's philosophical.
My fingers are done, and my pride has one more try in it. {K}.
{K}: talking to a wall, and the wall wins most arguments.
A child just floated past me on the hard one. {K}.
I've been studying that one hold so long that it should pay rent. {K}.
reader:
Read the route first, or grab something and see? {K}.
{K}. What happens when you look down: a smile, a freeze or a prayer?
What do you say to yourself on the last hold? {K}.
scene:
Chalk, clap, stare, point at things, fall off. {K}.
“You're nearly there!” That was a while ago, and I still am. {K}.
One shaking leg, one toe, one long reach, a shout. {K}.
plain:
{K}. Nothing else fits in your head up there.
You go up one small decision at a time. {K}.
{K}. Stuck is only a place to look around from.
news:
{K}. I'm holding on to it with everything I have left.
{K}. The chalk marks on my jeans confirm it.
invite:
{K}. Soft hands go in, stories come out.
Your inner kid still wants to be up there. {K}.

== skateboarding 🤘
under: thrill
nouns: skateboard, skateboarding, skatepark, skate park, longboard, kickflip, rollerblades, rollerblading
nouns: inline skating, roller skates, roller skating, roller rink, roller derby, penny board, skate shop
nouns: roller disco, skate ramp, half pipe, ollie, skater, skateboard deck, skate session, longboarding
nouns: roller skate, skateboard lesson
tags: SkateLife, OnWheels, AdrenalineRush
turn:
{K}. Learning took forever. Landing took some skin.
Gravity has a good memory, and mine is in my elbows. {K}.
{K}: cool from a distance, mostly falling up close.
I make it look hard, for the realism. {K}.
My knees said no. The wheels were already rolling. {K}.
reader:
Pads on, or proud and patched up? {K}.
{K}. Which trick did you try the longest?
Smooth pavement or a ramp: what makes your feet itch? {K}.
scene:
Push, push, glide, pebble. {K}.
“Are you okay?” “Did it look good?” {K}.
Clack on the curb, roll, roll, a nod from a stranger. {K}.
plain:
{K}. Falling is just how the learning sounds.
A bit of pavement and nowhere to be. {K}.
{K}. You get up, you push off, you try again.
news:
{K}. That's how we roll.
{K}. New scrape, new story.
invite:
{K}. Your balance is better than your excuses.
Anything with wheels will do, plus a little nerve. {K}.

== ice-skating ⛸️
under: winter-sport
nouns: ice skating, figure skating, ice rink, ice hockey, skating rink, ice skates, hockey practice, skating lesson
nouns: speed skating, skating practice, hockey rink, skating show, frozen pond skating, hockey skates
nouns: skating competition, pond hockey, figure skater
tags: IceSkating, OnIce, SkatingLife
turn:
{K}. I have a graceful side, and it's usually on the ice.
Going is easy. It's the stopping that needs a wall. {K}.
{K}: everybody looks elegant until they try to turn.
A toddler with a plastic penguin has passed me again. {K}.
My ankles and I had agreed on something else. {K}.
reader:
Out in the middle, or loyal to the boards? {K}.
{K}. How do you stop: skill, friend or railing?
Cocoa after, or fall first and then cocoa? {K}.
scene:
Wobble, wobble, glide, oh, wobble. {K}.
“Let go of the wall.” “The wall let me down gently.” {K}.
That scrape of steel on ice, and cold cheeks, and a grin. {K}.
plain:
{K}. There's nothing like that first smooth glide.
Fall, laugh, brush off, go again. {K}.
{K}. Cold nose, warm heart, sore everything.
news:
{K}. I let it slide, of course.
{K}. On thin ice, but smiling.
invite:
{K}. Thick socks on, pride off, here we go.
The wall will be there if you need it. {K}.

== skiing 🏔️
under: winter-sport
nouns: skiing, snowboarding, ski trip, ski day, snowboard, ski slope, ski lift, skis, ski lesson, ski resort
nouns: powder day, apres ski, après-ski, ski season, bunny slope, cross country skiing, cross-country skiing
nouns: ski boots, ski pass, chairlift, ski lodge, ski goggles, ski holiday, snowboard trip, gondola ride
nouns: black diamond, ski vacation, ski school, slopes, ski jacket
tags: SkiSeason, SnowSports, MountainDays
turn:
{K}. I came down the mountain faster than I'd agreed to.
The boots are a punishment, and I'd put them on again. {K}.
{K}: mostly queuing, some flying, one memorable tree.
I fell getting off the lift. The slope hadn't even started. {K}.
My legs had a plan, and my knees had another. {K}.
reader:
First lift up, or last one out of the hut? {K}.
{K}. Skis or board? Choose your bruises.
Speed, scenery or soup at the top: what are you here for? {K}.
scene:
A pole here, a glove there, one ski still traveling. {K}.
“Just follow me.” They're gone. It's steep. {K}.
Goggles up, red nose, a silence full of mountains. {K}.
plain:
{K}. Cold air, big view, tired legs, good sleep.
The mountain makes everything else look small. {K}.
{K}. One good run is worth a whole day of boots.
news:
{K}. It all goes downhill from here, happily.
{K}. My thighs have written a long reply.
invite:
{K}. Warm gloves, brave knees, see what happens.
The slope is patient. It has seen worse. {K}.

== dance-styles 💃
under: dance
nouns: ballet, salsa, salsa class, bachata, ballet class, ballroom dancing, tango, tap dance, hip hop dance
nouns: line dancing, swing dance, dance class, dance recital, pole dance, belly dance, zumba, pointe shoes
nouns: ballet shoes, dance competition, tutu, dance lesson, first dance lesson, zumba class, salsa night, dance team
nouns: flamenco, dance studio, square dance, breakdancing, k-pop dance, ballerina, ballet recital
nouns: contemporary dance, cha cha
tags: DanceLife, DanceClass, KeepDancing
turn:
{K}. The feet know it. It's the face that's still counting.
One, and, oh no, and, one. {K}.
{K}: everybody turned, and I met the whole class.
I thought I'd need rhythm. It turns out I needed water. {K}.
My hips don't lie. They do hesitate. {K}.
reader:
Count out loud, or feel it and hope? {K}.
{K}. Mirror side or back row?
Which step took you the longest to get, and do you have it now? {K}.
scene:
“And from the beginning.” A groan, in unison for the first time. {K}.
Kitchen floor, socks, nobody home, full routine. {K}.
Shoulders down, chin up, sweat in the eyes, smile. {K}.
plain:
{K}. An hour when the body gets to do the talking.
You don't have to be good at it to be happy in it. {K}.
{K}. Music on, everything else off.
news:
{K}. A twirl seemed like the right reaction.
{K}. My feet are still going, I'm just along.
invite:
{K}. Bring your left feet. Both of them.
Kitchen dancers, there is a bigger floor. {K}.

== archery-darts 🎯
under: martial-arts
nouns: archery, bow and arrow, archery lesson, archery range, darts, axe throwing, darts night, bullseye
nouns: target practice, dartboard, compound bow, recurve bow, archery competition, dart league, archery class
nouns: darts tournament, archer
tags: OnTarget, AimHigh, Bullseye
turn:
{K}. I hit the target. Not mine, but a target.
Breathe in, aim, breathe out, apologize to the wall. {K}.
{K}: an excellent way to find out how shaky your hands are.
Nobody saw the good one. Everybody saw the ceiling. {K}.
One lucky shot, and I walk differently now. {K}.
reader:
Aim for a long time, or trust the first instinct? {K}.
{K}. Beginner's luck: real, or just early talent?
Who in your circle should stand well behind the line? {K}.
scene:
One eye shut, tongue out, a hush, thunk. {K}.
“What were you aiming at?” “That.” {K}.
A small walk to collect the misses from the grass and the door. {K}.
plain:
{K}. The world gets quiet when you look at one small point.
It's all in letting go at the right moment. {K}.
{K}. Calm hands, clear head.
news:
{K}. Right on target, with witnesses.
{K}. Straight to the point.
invite:
{K}. Steady hands are nice, but a steady grin will do.
Everybody's first one goes into the wall. {K}.

== chess ♟️
under: game
nouns: chess, chess club, chess tournament, chess board, chessboard, chess set, chess match, chess piece, chess game
nouns: chess lesson, blitz chess, queen's gambit, checkmate, chess puzzle, chess opening, online chess, speed chess
nouns: chess player, park chess
tags: Chess, ChessLife, ChessClub
turn:
{K}. I saw it all coming, one move after it came.
I sacrificed the queen. Well, I lost the queen, but with posture. {K}.
{K}: the loudest silence in the room.
I had a plan until a horse jumped over it. {K}.
Nobody is angrier than a quiet person who has just lost a rook. {K}.
reader:
Fast and reckless or slow and silent: how do you play? {K}.
{K}. Is touching a piece a promise, or just a thought?
Who taught you, and have you beaten them yet? {K}.
scene:
A hand hovers, goes back, hovers, goes back. {K}.
“Are you sure?” The meanest question on any board. {K}.
Chin on fist, tea gone cold, a small smile. Uh-oh. {K}.
plain:
{K}. A quiet game with a whole storm inside.
A board, a friend, and time goes somewhere else. {K}.
{K}. Think, move, learn, set them up again.
news:
{K}. Your move, everybody.
{K}. The pawns always believed in it.
invite:
{K}. Sit down opposite and look mysterious.
A good opponent is hard to find at home. Look here. {K}.

== dungeons-dragons 🎲
under: game
nouns: dungeons and dragons, dungeons & dragons, d&d, dnd, d&d night, d&d campaign, dnd campaign, tabletop rpg
nouns: ttrpg, role playing game, roleplaying game, role-playing games, pathfinder rpg, dice set, d20, dungeon master
nouns: character sheet, one shot campaign, larp, larping, session zero, dm screen, tabletop role playing
nouns: call of cthulhu rpg, dnd session, rpg dice, natural 20, critical hit, critical fail
tags: DnD, DungeonsAndDragons, TTRPG, RollForInitiative
turn:
{K}. We were meant to storm the castle. We've been talking to a shopkeeper all evening.
The dice know when it matters. That's when they sleep. {K}.
{K}: heroes of legend, defeated by an ordinary door.
The only real monster is finding an evening that suits everybody. {K}.
I have a tragic backstory and a sheet full of eraser marks. {K}.
reader:
Do you plan the attack, or kick in the door and apologize? {K}.
{K}. How many sets of dice do you own, and which one is in jail?
Would you rather be the hero, the healer or the one who pets the monster? {K}.
scene:
“I'd like to hug the dragon.” A long sigh behind the screen. {K}.
It rolls. It spins. It stops. The table screams. {K}.
“Are you sure you want to do that?” Nobody is sure. {K}.
plain:
{K}. A table full of friends, telling one story together.
Snacks, dice and a reason to be brave. {K}.
{K}. Somewhere between the dice, it gets real.
news:
{K}. Roll for excitement.
{K}. The party has gained something worth writing on the sheet.
invite:
{K}. There's a seat at the table and a goblin with your name on it.
No experience needed, just a voice you're a bit embarrassed about. {K}.

== card-games 🃏
under: game
nouns: card game, card games, poker, poker night, solitaire, deck of cards, blackjack, rummy, gin rummy, bridge club
nouns: bridge night, canasta, euchre, cribbage, playing cards, card night, poker face, poker tournament, poker chips
nouns: texas holdem, texas hold'em, old maid, crazy eights, euchre night, go fish, card table, pinochle
nouns: magic the gathering deck
tags: CardGames, CardNight, GameNight
turn:
{K}. I have a poker face. It's just that my ears turn red.
I was bluffing the whole time, mostly at myself. {K}.
{K}: sweet people go in, sharks come out.
A good hand makes me whistle, which is the problem. {K}.
We agreed not to keep score. Somebody has kept score. {K}.
reader:
Who at your table can't hide a good hand? {K}.
{K}. Sort your cards neatly, or trust the chaos?
Which game did you learn at a kitchen table, and who cheated? {K}.
scene:
A shuffle, a cut, a suspicious look over the fan of cards. {K}.
“Pass.” “Pass.” “Pass.” A very slow smile. {K}.
One card left. Everybody knows. Nobody can stop it. {K}.
plain:
{K}. One deck, some friends, a long evening.
All you need is a table and somebody to lose to. {K}.
{K}. Old games, same laughter.
news:
{K}. The cards were on my side, or at least face up.
{K}. I'd call that a strong hand.
invite:
{K}. Leave your tells at the door.
Your seat is between the bluffer and the one with the snacks. {K}.

== trivia-night 🧠
under: game
nouns: trivia, trivia night, quiz, pub quiz, quiz night, quiz show, trivia team, jeopardy, music quiz, quiz bowl
nouns: trivia tuesday, quiz master, spelling bee, trivia question, general knowledge, kahoot, geography bee
nouns: movie trivia, music bingo, trivia contest, bar trivia, family quiz
tags: TriviaNight, Trivia, QuizNight
turn:
{K}. I knew it. I just didn't know it in time.
I said it first, quietly, and the others wrote down something else. {K}.
{K}: a whole life of useless facts, and finally a stage.
The team name took longer than the first round. {K}.
I can't find my glasses, but I know the capital of everything. {K}.
reader:
Which subject do you secretly hope for, and which makes you go for drinks? {K}.
{K}. Do you change the answer at the last second, and how does that go?
What's the best team name you've ever heard? {K}.
scene:
“It's on the tip of my tongue.” It stayed there. {K}.
Heads together, hand over the sheet, whispering like thieves. {K}.
The answer is read out. One table groans. Ours. {K}.
plain:
{K}. Nobody knows everything, but a table of friends comes close.
Finally, a use for that one fact about otters. {K}.
{K}. Loud whispers, close scores, good company.
news:
{K}. Final answer, and I'm sticking to it.
{K}. For one whole point: yes, it happened.
invite:
{K}. You need one friend who knows flags and one who knows nonsense.
You've been shouting answers at the television long enough. {K}.

== jigsaw 🧩
under: puzzle
nouns: jigsaw, jigsaw puzzle, puzzle, 1000 piece puzzle, 500 piece puzzle, jigsaw puzzles, puzzle table
nouns: puzzle night, puzzle pieces, missing puzzle piece, puzzle race, puzzle swap, wooden puzzle, 3d puzzle
nouns: floor puzzle, 2000 piece puzzle, puzzle mat
tags: JigsawPuzzle, PuzzleTime, PuzzleLover
turn:
{K}. It's all sky. Who chose a picture that's all sky?
I walked past the table for a second. That was before dinner. {K}.
{K}: one piece missing, one suspect under the sofa.
It doesn't fit, but I've tried it from every side, with feeling. {K}.
Hours of work, a moment of pride, and back into the box. {K}.
reader:
Edges first, or are you a person without rules? {K}.
{K}. Look at the box, or is that cheating?
Glue it, frame it or break it up: what happens when it's done? {K}.
scene:
“I'm just going to find this one piece.” The moon came up. {K}.
Click. A quiet, private, very large joy. {K}.
Sorted by color, by shape, and by growing suspicion. {K}.
plain:
{K}. Bit by bit, it becomes a picture. Most things do.
A table, a lamp and no need to talk. {K}.
{K}. Slow fun, and it fits together in the end.
news:
{K}. Everything falls into place.
{K}. Dinner moves to the sofa until it's done.
invite:
{K}. Clear a table and cancel your evening.
Your phone never gave you a click like this one. {K}.

== crossword-sudoku 🧠
under: puzzle
nouns: crossword, crosswords, crossword puzzle, sudoku, wordle, connections puzzle, word search, brain teaser
nouns: riddle, nyt connections, spelling bee puzzle, daily puzzle, logic puzzle, sudoku book, wordle streak
nouns: cryptic crossword, crossword clue, puzzle book, killer sudoku, math puzzle, mini crossword
tags: BrainTeaser, PuzzleTime, Puzzles
turn:
{K}. I was stuck for an hour, went to make tea, and the answer was in the kettle.
One wrong step early on, and the whole thing fell apart with great logic. {K}.
{K}: it makes me feel brilliant and slow within the same minute.
I don't need a hint. I'd like to look at one, though. {K}.
Every empty square looks at me as if I owed it money. {K}.
reader:
Give up and look, or carry it around for days? {K}.
{K}. Alone in silence, or out loud with half the household?
What's your first move, and do you always make the same one? {K}.
scene:
Pencil tapping, lips moving, one sudden “HA!” {K}.
“What's a word for...” “Shh.” {K}.
Solved. Looking around for somebody to tell. {K}.
plain:
{K}. A small knot for the mind to untie.
That click in the head when it all makes sense. {K}.
{K}. A few quiet minutes, well spent on nothing urgent.
news:
{K}. I solved it, don't ask how long it took.
{K}. A clue to how I feel: starts with H, ends in Y.
invite:
{K}. Your brain would like to stretch its legs.
It's harder than it looks and nicer than you think. {K}.

== escape-room 🔐
under: game
nouns: escape room, escape rooms, escape game, murder mystery, murder mystery dinner, murder mystery party
nouns: murder mystery night, escape room birthday, exit game, puzzle room, mystery game, detective game, escape box
tags: EscapeRoom, GameNight, TeamWork
turn:
{K}. We found the key right away. It took us an hour to find out it was for something else.
Everybody had a theory. Mine involved the lamp, and it wasn't the lamp. {K}.
{K}: you learn who leads, who panics and who touches everything.
I solved nothing, but I held the flashlight with great feeling. {K}.
The clue was on the wall the whole time. I had been leaning on it. {K}.
reader:
Ask for a hint, or go down with your pride? {K}.
{K}. Who would you want on your team, and who would you lose behind a curtain?
Leader, thinker or the one who tries the handle: which are you? {K}.
scene:
“Did anybody check under there?” “Yes.” It was under there. {K}.
Click. A gasp. A drawer. A smaller box. {K}.
Everybody talks at once, and one person quietly has the answer. {K}.
plain:
{K}. A shared puzzle makes a team out of anybody.
An hour of being clever, or at least loud. {K}.
{K}. Good teams are made of very different heads.
news:
{K}. We made it out and haven't stopped talking since.
{K}. Case closed, egos mostly intact.
invite:
{K}. Come with friends, leave with theories.
Somebody has to be the one who touches everything. {K}.

== knitting-crochet 🧶
under: yarn
nouns: knitting, crochet, crocheting, knitting project, crochet project, amigurumi, granny square, granny squares
nouns: crochet blanket, knitting needles, crochet hook, knit sweater in progress, sock knitting, knitted blanket
nouns: knitting circle, knitting club, crochet cardigan, crochet pattern, knitting pattern, knitted scarf
nouns: crochet toy, crochet bag, knitted socks, work in progress yarn, frogging, crochet market, crochet plushie
nouns: knit night, chunky knit, crochet flowers, hand-knit sweater
tags: YarnLove, FiberArts, MakersGonnaMake
turn:
{K}. It started as a scarf and is now a matter of principle.
I lost count, found it, lost it again, and now it has character. {K}.
{K}: relaxing, until you see the mistake far below.
I can watch a whole series without once looking at it. {K}.
One ball short. It's always one ball short. {K}.
reader:
Needles or hook: which camp are you in, and do the camps talk? {K}.
{K}. Rip it back, or call it a design feature?
Do you finish one thing before you cast on the next? Don't lie. {K}.
scene:
Lips moving, a finger on the row. “What? Now I've lost it.” {K}.
The yarn rolls off the lap and under everything. {K}.
Held up to the light, turned, tried on, one sleeve at a time. {K}.
plain:
{K}. A long line of yarn and a lot of quiet thoughts.
Every row holds a bit of the evening it was made in. {K}.
{K}. Warm hands now, something warm later.
news:
{K}. No loose ends, except for all those loose ends.
{K}. I dropped everything, including a stitch.
invite:
{K}. Untangling is a team effort here.
Sit down, loop in, tell us everything. {K}.

== sewing 🧵
under: yarn
nouns: sewing, sewing machine, sewing project, sewing pattern, sewing class, sewing room, seam ripper, fabric stash
nouns: fabric haul, mending, visible mending, tailoring, hemming, dressmaking, alterations, me-made wardrobe
nouns: fabric store, sewing kit, button sewing, serger, seamstress, pin cushion, fabric scraps, handmade dress
nouns: tote bag sewing, costume sewing
tags: Sewing, SewingLove, MeMade
turn:
{K}. A straight line, if you look at it with love.
It has pockets. I've told everybody that it has pockets. {K}.
{K}: a bit of sewing and a great deal of un-sewing.
Don't touch the good scissors. Don't even look at the good scissors. {K}.
I bought cloth for one idea, and now it lives in a pile with the other ideas. {K}.
reader:
Iron every seam, or hope nobody turns it inside out? {K}.
{K}. Follow the pattern, or trust your eye and your luck?
What's the first thing you ever made, and does it still exist? {K}.
scene:
Pins between the lips, answering in vowels. {K}.
Inside out. Again. Sewn on inside out. {K}.
“It's nearly finished.” It has one sleeve. {K}.
plain:
{K}. Flat pieces, some thread, and suddenly it's something.
Mended things have been loved twice. {K}.
{K}. A quiet hum in the next room.
news:
{K}. Not a dry eye of the needle in the house.
{K}. It seams to have gone well.
invite:
{K}. Bring the trousers, the hem and the whole story.
That button won't sew itself back on. {K}.

== quilting 🧵
under: yarn
nouns: quilt, quilts, quilting, patchwork, patchwork quilt, quilt block, quilt top, quilt show, baby quilt
nouns: t-shirt quilt, memory quilt, quilt guild, longarm quilting, quilt pattern, quilt binding
nouns: fat quarters, quilt fabric, log cabin quilt, hand quilting, scrap quilt
tags: Quilting, QuiltLove, Patchwork, QuiltersOfInstagram
turn:
{K}. I cut good fabric into pieces and sewed it back together. It's better now.
Every scrap was saved for something. This is the something. {K}.
{K}: measured, cut, pressed, and somehow a finger's width off.
The fabric was on its way to a different project. It won't be missed. {K}.
It's warm, it's big, and it knows every show I watched while making it. {K}.
reader:
Planned colors or beautiful accident? {K}.
{K}. Use it, or lay it over a chair and guard it?
How many unfinished tops are folded up somewhere, waiting for you? {K}.
scene:
All the blocks on the floor. One step back. One cat-sized crease. {K}.
“Is it done?” “It only needs the binding.” It has needed the binding for a while. {K}.
Snip, press, pin, hum. {K}.
plain:
{K}. Little pieces of many days, sewn into one.
Something to hand on, and to fall asleep under. {K}.
{K}. Slow work that keeps people warm.
news:
{K}. Pieced together at last.
{K}. All layers of me agree.
invite:
{K}. Even the smallest scrap finds its place here.
Come and feel it, everybody ends up stroking it anyway. {K}.

== embroidery 🧵
under: yarn
nouns: embroidery, cross stitch, cross-stitch, needlepoint, punch needle, embroidery hoop, hand embroidery
nouns: needlework, embroidered shirt, stitching, sashiko, french knots
tags: SlowStitching, HandStitched, Needlework
turn:
{K}. The front is lovely. We don't discuss the back.
I counted, I miscounted, I turned it into a leaf. {K}.
{K}: tiny movements, enormous patience, one crick in the neck.
It takes a whole evening to make a petal, and I'd take another. {K}.
I talk to people while I do it, but only on easy parts. {K}.
reader:
Neat back or wild back: what would we see if we turned it over? {K}.
{K}. Flowers, sayings or something rude in a pretty border?
Do you finish it, frame it, or start the next one? {K}.
scene:
Thread at the needle's eye, miss, lick it, miss. {K}.
“Just this one color,” as the night goes by. {K}.
A lamp, a lap, a small “ouch”. {K}.
plain:
{K}. A quiet way to make time visible.
Small steps, and slowly a picture. {K}.
{K}. Hands busy, head still.
news:
{K}. No knots, or none that you can see.
{K}. That had me hooked, or hooped.
invite:
{K}. Your fingers would love something slower than a screen.
One thread at a time, we'll show you. {K}.

== woodworking 🪵
under: craft
nouns: woodworking, wood turning, wood carving, carpentry, woodturning, woodshop, whittling, wood lathe
nouns: cutting board making, woodworker, carpenter, woodworking shop, dovetail joint, sawdust, epoxy table
nouns: wood burning, pyrography, handmade furniture, woodwork, furniture restoration, furniture flip
nouns: furniture making, wood project, spoon carving, hand plane, lumber, wooden bench build, live edge wood
nouns: birdhouse building, scroll saw, wood bowl
tags: Woodworking, Woodwork, MakersGonnaMake
turn:
{K}. I could have bought it finished. I bought wood, clamps and a new saw.
Measured with care, cut with courage, filled with wood glue. {K}.
{K}: there's sawdust in my pockets, my tea and my dreams.
It only wobbles if you look at it. {K}.
You never have enough clamps. It's the first law. {K}.
reader:
Do you point out the mistake, or wait to see if they find it? {K}.
{K}. Plan on paper, or listen to the wood?
Which part do you love: saw, sand or stare at it? {K}.
scene:
Sand, wipe, touch, sand. Touch again. Oh. {K}.
“How did you make that?” Here comes the long version. {K}.
A pencil line, a deep breath, no way back. {K}.
plain:
{K}. The smell alone is worth it.
It used to be a tree, and now it gets another life. {K}.
{K}. Slow work, honest hands.
news:
{K}. Knock on it and hear for yourself.
{K}. It went with the grain, for once.
invite:
{K}. Come and run your hand along it.
That shelf in your head could be a shelf on your wall. {K}.

== soap-making 🧼
under: craft
nouns: soap making, handmade soap, soap, bar soap, bar of soap, bath bomb, bath bombs, cold process soap
nouns: melt and pour soap, soap bars, soap batch, soap cutting, goat milk soap, goat milk soaps, lavender soap
nouns: shampoo bar, shampoo bars, bath salts, soap shop, soap maker, sugar scrub, soap dish, castile soap
nouns: bath products
tags: BathAndBody, BathTime, MakersGonnaMake
turn:
{K}. It smells so good that I've warned people not to eat it.
Too pretty to use, and then somebody washed the mud off with it. {K}.
{K}: slips out of the hand and out of reach, like any good plan.
It looks like cake, it cuts like cheese, and it ends up in the tub. {K}.
I picked it up to smell it. Everybody does. There's no other way to hold one. {K}.
reader:
Flowers, citrus or a walk in the forest: what should a bath smell like? {K}.
{K}. Use it at once, or keep it in the drawer with the sweaters?
Bar or bottle: where do you stand, and is it slippery? {K}.
scene:
A swirl, a hush, a slow and careful cut. {K}.
Bubbles up to the elbow and no wish to leave. {K}.
plain:
{K}. A small good thing by the sink.
Something simple that makes an everyday moment nicer. {K}.
{K}. Clean hands, lovely smell, done.
news:
{K}. I'm in a lather about it.
{K}. Squeaky clean news.
invite:
{K}. Your hands go through a lot. Be nice to them.
Come for a sniff. You'll leave smelling of everything. {K}.

== candle-making 🕯️
under: candle
nouns: candle making, candle making class, candle pouring, soy wax, candle wax, candle making kit
nouns: candle making workshop, beeswax wraps, wax pouring, candle mold, candle molds, candle testing
nouns: candle business, candle maker, fragrance oil
tags: CandleMaking, CandleMaker, CandleLover
turn:
{K}. The kitchen smells of vanilla, cedar and a small emergency.
Melt, stir, pour, wait, poke it too soon. {K}.
{K}: the wick stood straight until I looked away.
It takes minutes to pour and forever not to touch. {K}.
Everything in my home smells wonderful, including the toast. {K}.
reader:
Pure calm in a jar, or a smell that fills the street? {K}.
{K}. What scent would you make if it could smell like a memory?
Do you burn what you make, or line it up and admire it? {K}.
scene:
Wax on the table, wax on the sleeve, some wax in the jar. {K}.
“Can you smell the difference?” Nobody can smell anything anymore. {K}.
A held breath, a steady hand, a slow golden stream. {K}.
plain:
{K}. Something warm, made one small pour at a time.
Patience, wax and a bit of light at the end. {K}.
{K}. A craft that glows when you're done.
news:
{K}. It all worked out in the wax.
{K}. My thermometer and I are very close now.
invite:
{K}. Roll up your sleeves, bring your nose.
Make the evening you'd like to light later. {K}.

== calligraphy ✒️
under: art
nouns: calligraphy, hand lettering, lettering, brush lettering, brush pens, calligraphy class, fountain pen ink
nouns: modern calligraphy, calligraphy pen, cursive, handwriting, penmanship, copperplate, envelope addressing
nouns: sign painting, chalkboard lettering, calligraphy workshop, handwritten letters, letter writing, quill
nouns: wedding calligraphy
tags: Lettering, PenAndInk, Handwritten
turn:
{K}. The last letter is always where the nerves live.
I wrote one beautiful word and ran out of paper for the rest. {K}.
{K}: the art of breathing out while going down.
My shopping list looks like a royal decree now. {K}.
Ink on the paper, ink on the cuff, ink on the nose. {K}.
reader:
Which letter do you love to write, and which one hates you? {K}.
{K}. Do you still write anything by hand that isn't a list?
Neat and straight or big and swooping? {K}.
scene:
A slow stroke, a thin line, a loop, a sneeze. {K}.
“You have lovely handwriting.” A whole day, saved. {K}.
The word is done. It's misspelled, but it's gorgeous. {K}.
plain:
{K}. Words look different when somebody took their time.
The pen goes slowly, and so do the thoughts. {K}.
{K}. Something kind, written by a human hand.
news:
{K}. That deserves its own capital letter.
{K}. Signed, sealed and slightly smudged.
invite:
{K}. Your handwriting isn't bad. It's just in a hurry.
Pick a word you like and stay a while with it. {K}.

== journaling 📓
under: stationery
nouns: journaling, journal, bullet journal, diary, gratitude journal, morning pages, journal prompts, journal spread
nouns: travel journal, junk journal, junk journaling, art journal, bujo, reading journal, junk journals, hobonichi
nouns: brain dump, line a day journal
tags: Journaling, JournalLove, WriteItDown
turn:
{K}. Dear diary, sorry for the long silence. I was busy having things to write about.
I meant to write a line and looked up a whole chapter later. {K}.
{K}: where my worries go so that I can close the cover on them.
Page one is a masterpiece. Then real life picked up the pen. {K}.
My handwriting gets worse as the truth comes closer. {K}.
reader:
Blank, lined or dotted: where do your thoughts like to sit? {K}.
{K}. Would you read your old pages again, or burn them in a ceremony?
Stickers and washi tape, or one pen and no fuss? {K}.
scene:
A fresh page, a good pen, a mind gone suddenly blank. {K}.
“What are you writing?” Closed, quickly, with a smile. {K}.
Pen down, deep breath, one more line after all. {K}.
plain:
{K}. A few lines, and the day sits better.
Thoughts behave better once they're written down. {K}.
{K}. A small place to be honest.
news:
{K}. That one gets a whole page.
{K}. Noted, in the handwriting I keep for good things.
invite:
{K}. Your head is full. Paper is patient.
Start on any page, nobody checks. {K}.

== planner 🗓️
under: stationery
nouns: planner setup, planner stickers, habit tracker, planner spread, weekly planner, weekly spread, wall calendar
nouns: packing list, digital planner, new planner, monthly spread, desk calendar, planner haul, chore chart
nouns: meal planner, day plan, sticky notes, post-it notes, calendar
tags: PlannerCommunity, PlannerLove, StayOrganized
turn:
{K}. The whole week is planned in color. The week has not been consulted.
I write down things I've already done, just to cross them off. {K}.
{K}: proof that at one point I believed in myself.
The system is flawless. It's me who keeps happening to it. {K}.
Moved to the next page, and the next page, and the next. Some tasks just like to travel. {K}.
reader:
Color-coded, or one pen and a sense of doom? {K}.
{K}. What has been on your list the longest?
Do you plan the day, or describe it afterward? {K}.
scene:
Water the plant: done. World domination: moved. {K}.
A ruler, a sticker, a long happy hour, nothing actually done. {K}.
“Any time this century?” A rustle of pages. “In theory.” {K}.
plain:
{K}. What's written down stops circling at night.
On paper, even big things come one at a time. {K}.
{K}. Small boxes for a big life.
news:
{K}. Ticked off with a flourish.
{K}. It gets its own line, and possibly a sticker.
invite:
{K}. Get it out of your head and into a box.
Your good intentions need somewhere to live. {K}.

== painting-watercolor 🎨
under: art
nouns: watercolor, watercolour, watercolors, painting, oil painting, acrylic painting, watercolor painting
nouns: paint and sip, paint night, gouache, plein air, easel, paint by numbers, painting class, landscape painting
nouns: art class, acrylic pour, pet portrait, pet portraits, paint palette, abstract painting, watercolor class
nouns: bob ross, palette knife, mural, murals, still life, oil paints, portrait painting, watercolor workshop
nouns: paint by number
tags: Painting, ArtistsOfInstagram, PaintingProcess, ArtLovers
turn:
{K}. It went through an ugly stage. We both came out of it changed.
I dipped the brush in the tea. The tea has depth now. {K}.
{K}: the sky was planned, the cloud just happened.
I should have stopped a while ago, and so I'm going to add a tree. {K}.
Every color on the palette, and my sleeve chose blue. {K}.
reader:
Plan the whole thing, or start with one brave blob? {K}.
{K}. How do you know when it's finished: feeling, or no more room?
Do you keep the first ones, or do they face the wall? {K}.
scene:
Brush between the teeth, thumb in the air, very far from a result. {K}.
“It's a horse.” “Of course it is.” {K}.
A rinse, a swirl of muddy water, a clean start. {K}.
plain:
{K}. A little color, and the day looks different.
You learn to look before you learn to paint. {K}.
{K}. An afternoon with nothing but light and a brush.
news:
{K}. Still wet, please admire from a distance.
{K}. A stroke of luck, and then another.
invite:
{K}. That empty wall of yours has been staring back.
Nobody is bad at this. Some are just more abstract. {K}.

== drawing ✏️
under: art
nouns: drawing, sketching, sketch, sketchbook, doodle, doodling, illustration, digital art, pencil drawing
nouns: urban sketching, comic drawing, life drawing, inktober, portrait drawing, charcoal drawing, figure drawing
nouns: colored pencils, manga drawing, anime drawing, procreate drawing, caricature, zentangle, cartoon drawing
nouns: ink drawing, kids drawing, character design, fan art, fanart, sketchbook tour
tags: Drawing, ArtistsOfInstagram, DrawEveryDay, ArtLovers
turn:
{K}. One eye came out beautifully. Now the other one has to match.
The hands are behind the back. They're always behind the back. {K}.
{K}: I was on the phone, and the margin turned into a forest.
The eraser is smaller than the pencil, and it has seen more. {K}.
It doesn't look like anybody, which makes it art. {K}.
reader:
Hands, feet or horses: what do you avoid at all costs? {K}.
{K}. Show every page, or keep the book shut?
When did you last do it just for fun, and what came out? {K}.
scene:
Scratch, scratch, smudge, blow, look up. {K}.
“Hold still.” “I am.” “Your nose isn't.” {K}.
An innocent paper placemat, a waiting table, a pen. {K}.
plain:
{K}. A pencil, a page and an hour without a clock.
You see so much more once you try to get it on paper. {K}.
{K}. A line that goes for a walk.
news:
{K}. Drawn that way from the start.
{K}. That's one for the sketchbook, in ink.
invite:
{K}. Crooked lines are welcome.
Everybody could draw once. Come and remember. {K}.

== scrapbook-origami ✂️
under: craft
nouns: scrapbook, scrapbooking, paper crafts, card making, papercraft, photo album, collage, handmade card
nouns: handmade cards, paper flowers, decoupage, scrapbook page, quilling, washi tape, paper mache, scrapbook layout
nouns: sticker book, paper garland, rubber stamps, craft paper, memory book, bookbinding, stamping craft
tags: PaperCraft, CraftTime, MakersGonnaMake
turn:
{K}. There's glitter on it, near it and, from now on, on everything.
I measured, I cut, I moved it a tiny bit left, and now it's art. {K}.
{K}: an afternoon, a glue stick and no visible table.
The paper was too beautiful to cut, so I kept it until I forgot why. {K}.
I only wanted to make one page, and now I'm crying over a ticket stub. {K}.
reader:
A plan for every page, or cut, glue and hope? {K}.
{K}. Use the good paper, or save it forever?
What do you keep that other people throw away? {K}.
scene:
“Don't breathe.” All the little pieces lift at once. {K}.
Snip, stick, press, hold, count to something, let go. {K}.
One corner lifts. A thumb. A stern look. It stays. {K}.
plain:
{K}. A bit of paper and a lot of patience.
Small things kept with care become big ones later. {K}.
{K}. Made slowly, on purpose.
news:
{K}. That one gets stuck in, with love.
{K}. The glue is still drying, so hold still.
invite:
{K}. Clear the table and lose track of the scissors.
Your drawer of “too nice to use” is ready. {K}.

== origami 🕊️
under: craft
nouns: origami, paper crane, paper cranes, paper folding, origami crane, paper airplane, paper airplanes
nouns: paper plane, origami paper, origami flowers, paper boat, origami dragon, origami class, folded paper star
nouns: paper stars, origami frog, paper lantern making, kirigami
tags: Origami, PaperFolding, PaperCraft
turn:
{K}. One fold off, and it's a very different animal.
It was a flat square, and now it has a beak and an attitude. {K}.
{K}: step one is easy, step last is a photo of something impossible.
The diagram has an arrow that goes through the paper. I've been stuck there since. {K}.
No glue, no scissors, and still somehow a paper cut. {K}.
reader:
Follow the diagram, or fold on and see who arrives? {K}.
{K}. Who taught you your first one, and can your fingers still do it?
What would you fold right now from the receipt in your pocket? {K}.
scene:
Fold, crease, turn, unfold, turn, wait, what? {K}.
“What is it?” “A swan.” “And that?” “Also a swan.” {K}.
A napkin in a restaurant, restless hands, suddenly a boat. {K}.
plain:
{K}. A piece of paper that was given a second thought.
Sharp creases, soft afternoon. {K}.
{K}. Small, light and made by careful fingers.
news:
{K}. It unfolded nicely.
{K}. There's a new crease in the plan.
invite:
{K}. Your fingertips already know how to do this.
Sit down, we'll start with the easy fold. {K}.

== metal-detecting 🔎
under: hobby-collecting
nouns: metal detecting, metal detector, treasure hunting, treasure hunt, geocaching, geocache, mudlarking
nouns: beachcombing, rock hunting, rockhounding, fossil hunting, gold panning, magnet fishing, sea glass hunting
nouns: sea glass, gem hunting, scavenger hunt, letterboxing, detectorist, arrowhead hunting
tags: TreasureHunt, LookWhatIFound, ExploreOutdoors
turn:
{K}. Hours of searching for gold, and I'm holding a bottle cap like a crown.
The best finds are right there, under everybody's feet. {K}.
{K}: walking very slowly with very big hopes.
It was old, it was rusty, and it was all mine. {K}.
I know what it isn't. The rest is research. {K}.
reader:
What's the best thing you've ever found by accident? {K}.
{K}. Keep it, hand it in, or put it in the jar with the others?
Alone with your thoughts, or with a friend and a flask? {K}.
scene:
“Stop. Wait. There's something.” It's foil. {K}.
Knees in the dirt, a thumb rubbing, a shape appearing. {K}.
Pockets heavy, boots heavier, eyes still on the ground. {K}.
plain:
{K}. A slow walk with a bit of wonder in it.
You don't have to find anything to come home richer. {K}.
{K}. The ground remembers what we drop.
news:
{K}. X marks the spot.
{K}. Found, cleaned and shown to everybody.
invite:
{K}. Wear old boots and bring your inner pirate.
Come and look down for a change. {K}.

== stamps-coins 🔎
under: hobby-collecting
nouns: stamp collection, stamp collecting, coin collection, coin collecting, old coins, rare coin, rare coins
nouns: postage stamps, postcard collection, crystal collection, rock collection, fossil collection, crystals
nouns: mineral collection, pin collection, enamel pin, enamel pins, fridge magnets, snow globe collection
nouns: seashell collection, minerals, geode, banknotes, keychain collection, thimble collection
nouns: bottle cap collection, teacup collection, silver dollar, antique coins, marble collection, philately
nouns: snow globe, snow globes
tags: Collector, MyCollection, Collecting
turn:
{K}. Small, old, and the reason there's a magnifying glass in my pocket.
I can't remember birthdays, but I know where each of these came from. {K}.
{K}: one gap in the row, and I can hear it at night.
It's worth nothing and I wouldn't sell it for anything. {K}.
“Just looking,” I told the dealer, with the face of somebody who wasn't. {K}.
reader:
Sorted, labeled and dusted, or a happy heap in a tin? {K}.
{K}. Which piece would you save first?
Who got you started, and do they know what they did? {K}.
scene:
Lamp on, lens out, tip of the tongue showing. {K}.
“Don't touch.” “I'm only pointing.” “Point from there.” {K}.
Turned over, held to the light, put back in its exact place. {K}.
plain:
{K}. Little things that have seen more of the world than most of us.
Every piece has been in somebody's hand before. {K}.
{K}. A quiet way to travel through time.
news:
{K}. One more for the good drawer.
{K}. I've looked at it from both sides, and I'm still delighted.
invite:
{K}. Somewhere in here is the one you're missing.
Show us the one you know nothing about. {K}.

== comics-cards ✨
under: hobby-collecting
nouns: comic book, comic books, comics, trading card, trading cards, pokemon cards, baseball cards, graphic novel
nouns: card collection, manga, funko pop, funko pops, action figure, action figures, comic collection, sports cards
nouns: magic the gathering, mtg, comic shop, card show, pokemon card, manga collection, hot wheels, booster pack
nouns: card binder, holographic card, rookie card, graded cards, pack opening, vintage toys, collectible figures
nouns: statues collectible, blind box, labubu, sonny angel
nouns: comic
tags: Collector, Collectibles, FanLife
turn:
{K}. I was going to open just one. The floor is covered in wrappers.
Mint condition, which is more than I can say for me. {K}.
{K}: the shelf is full, and the shelf has a cousin.
I got a double, a double, a double and a small heart attack. {K}.
They told me I'd grow out of it. I grew a budget instead. {K}.
reader:
In the box forever, or out where you can enjoy it? {K}.
{K}. Which one did you once trade away, and do you still think about it?
Read it, display it or seal it in plastic: what's your policy? {K}.
scene:
A slow tear, one eye open, a very high noise. {K}.
“You have that one already.” “This one is slightly different.” {K}.
Clean hands, flat surface, no sudden movements. {K}.
plain:
{K}. A piece of being a kid that got to stay.
Some people keep diaries. Others keep these. {K}.
{K}. Small heroes, big shelf.
news:
{K}. Sleeved, shelved and stared at.
{K}. My inner kid has been running in circles.
invite:
{K}. Trade fair, gasp freely.
Somebody here is looking for the one you have. {K}.

== anime 📺
under: binge
nouns: anime, anime night, naruto, studio ghibli, ghibli, one piece anime, demon slayer, dragon ball, sailor moon
nouns: attack on titan, my hero academia, anime marathon, anime series, shonen anime, anime club, anime episode
nouns: anime movie, anime season, jujutsu kaisen, spirited away, anime girl, isekai, anime list, anime opening
tags: Anime, AnimeLife, Otaku
turn:
{K}. I'd watch just one arc, I thought. It has seasons. It has films. It has me.
I know every opening song by heart and understand none of the words. {K}.
{K}: one punch, and it takes the whole episode to land.
I came for the fights and cried over a bowl of noodles. {K}.
The food is drawn, and I'm hungry anyway. {K}.
reader:
Subtitles or dubbed? This is a safe place, mostly. {K}.
{K}. Skip the opening, or sing it with your whole chest?
Which character would you trust with your lunch? {K}.
scene:
“You need to give it a few episodes.” A vow and a warning. {K}.
A long stare, a gust of wind, a flashback. {K}.
“It's a cartoon.” A silence falls over the room. {K}.
plain:
{K}. Big eyes, bigger feelings.
Some stories move you more for being drawn. {K}.
{K}. Another world, and snacks in this one.
news:
{K}. Cue the dramatic wind and the flying hair.
{K}. To be continued after the opening song.
invite:
{K}. Sit down, we'll start at episode one and see who leaves.
Your watchlist says no. Your heart is already humming the theme. {K}.

== cosplay ✨
under: costume
nouns: cosplay, cosplayer, comic con, comic-con, anime convention, cosplay costume, cosplay wig, cosplay contest
nouns: con season, fan convention, renaissance faire, ren faire, cosplay build, cosplay armor, renfaire
nouns: cosplay photoshoot, foam armor, cosplay makeup, prop making, con outfit, comic convention, first cosplay
nouns: group cosplay, costume contest
tags: Cosplay, Cosplayer, ConLife
turn:
{K}. In regular life I'm shy. With a foam sword, less so.
So many plans, one zipper, the wrong side. {K}.
{K}: the only place where a cape is sensible clothing.
Nobody in there asks why. They only ask where the fabric is from. {K}.
I can't sit, drink or turn my head, and I've never felt more like myself. {K}.
reader:
Which character would you be, and could you pull off the hair? {K}.
{K}. Sew it, glue it or hold it together with hope?
Do you stay in character in the restroom line? {K}.
scene:
Hot glue, foam dust, one burned finger, glorious shoulders. {K}.
A stranger across the hall strikes the same pose. Friends now. {K}.
“Can I take a picture?” The best sentence in the building. {K}.
plain:
{K}. It's good to love something out loud.
For a day, you get to be who you drew in your schoolbooks. {K}.
{K}. A whole hall of people who understand.
news:
{K}. The glue gun would like to thank everybody.
{K}. The wig and I are both still standing.
invite:
{K}. Come as your favorite, or as yourself in good shoes.
Your people are here, and some of them have wings. {K}.

== model-trains 🤏
under: lego
nouns: model train, model trains, model railroad, model railway, scale model, model kit, model airplane, model ship
nouns: miniatures, dollhouse, diorama, warhammer, gunpla, gundam model, rc car, model cars, train set, toy train
nouns: dollhouse miniatures, remote control car, book nook kit, miniature house, model building, die-cast cars
nouns: miniature village, n scale, ho scale, tabletop miniatures, model aircraft
tags: ScaleModel, ModelBuilding, Miniatures, MiniWorld
turn:
{K}. A whole little world, and finally one where I'm in charge.
The smallest part fell on the carpet. It lives there now. {K}.
{K}: so tiny, so detailed, so very much my entire weekend.
I have big worries and a very small paintbrush. It evens out. {K}.
Glue on the part, glue on the thumb, the thumb on the part. {K}.
reader:
Do you build it to finish it, or so that it never ends? {K}.
{K}. When nobody's watching, does it get played with?
Which detail did you spend ages on that nobody will ever notice? {K}.
scene:
“May I touch it?” A smile, a pause, no. {K}.
Chin on the table, one eye shut, eye level with a tiny world. {K}.
Tweezers. Hold your breath. Nobody sneeze. {K}.
plain:
{K}. Small things, looked after with great care.
The big world gets quieter when you lean over a small one. {K}.
{K}. Patience you can put on a shelf.
news:
{K}. Huge, at a very small scale.
{K}. Everything is on track and mostly glued.
invite:
{K}. Glasses on, lean in, breathe out sideways.
Small parts, long evenings, happy people. {K}.

== building-bricks 🧱
under: lego
nouns: lego, legos, lego set, lego sets, lego build, lego house, lego castle, building bricks, lego city
nouns: lego star wars, lego flowers, lego technic, minifigure, lego minifigures, duplo, building blocks, lego room
nouns: lego collection, lego car, lego train, lego store, magna-tiles, magnetic tiles, lego tower, lego robotics
nouns: lego club, brick set, k'nex, lincoln logs
tags: BuildItYourself, BuildingBlocks, PlayTime
turn:
I only wanted to help with the roof. I have practically moved in. {K}.
The bag is empty, the page is not, and now I'm under the table. {K}.
{K}: click by click, until it's too late to be sensible.
I followed the instructions and still feel like an architect. {K}.
My foot found the missing one, in the dark, as feet do. {K}.
reader:
One neat color scheme, or a house in every color there is? {K}.
{K}. Sort the pieces first, or dig like a badger?
Instructions or imagination: who's the boss? {K}.
scene:
A rattle in the box, a hand stirring, the best sound of childhood. {K}.
“Don't move it.” “I'm dusting.” A small crash. {K}.
Back at step one, because step one was backward. {K}.
plain:
{K}. Small pieces, big ideas.
Sit on the floor for an hour and see who you are. {K}.
{K}. Nothing in it is broken that can't be rebuilt.
news:
{K}. Everything is clicking.
{K}. Watch your step, it's a building site.
invite:
{K}. Imagination required, slippers advised.
Make some room on the floor, and a little on the shelf. {K}.

== magic-tricks ✨
under: theatre
nouns: magic trick, magic tricks, magic show, card trick, magician, juggling, ventriloquist, circus, circus show
nouns: close-up magic, illusionist, coin trick, puppet show, illusion show, hypnotist show
tags: ShowTime, LiveShow, TheatreLife
turn:
{K}. I watched very closely and saw exactly what I was meant to see.
I practiced it so long in front of the mirror that it's starting to believe me. {K}.
{K}: years of work so that it looks like nothing at all.
The first try went everywhere. The audience clapped anyway. {K}.
I know there's an explanation. Please don't tell me. {K}.
reader:
Do you want to know how it's done, or stay amazed? {K}.
{K}. Front row to catch them out, or back row to believe?
Which stunt would you learn if nobody could see you practice? {K}.
scene:
A hush, a hand, a flourish, and a whole row says “no way”. {K}.
“Again!” cries the smallest voice in the room. {K}.
Up, catch, up, catch, up, floor. {K}.
plain:
{K}. It's nice to be surprised on purpose.
For a moment everybody in the room is a child. {K}.
{K}. A little wonder does a lot of good.
news:
{K}. Ta-da.
{K}. Nothing up my sleeve but joy.
invite:
{K}. Bring your eyes. You can't trust them, but bring them.
Sit close. You still won't see how. {K}.

== meditation 🧘
under: self-care
nouns: meditation, mindfulness, meditation class, guided meditation, breathwork, breathing exercise, sound bath
nouns: meditation retreat, silent retreat, singing bowl, mindful morning, meditation cushion, meditation practice
nouns: morning meditation, forest bathing, inner peace
tags: Meditation, Mindfulness, SlowDown
turn:
{K}. I thought of nothing, and then about how well I was doing it.
My mind is a calm lake with a motorboat on it. {K}.
{K}: doing nothing, properly, for once.
I let go of everything, and then my nose itched. {K}.
Somewhere in the quiet, I remembered the laundry. {K}.
reader:
How long can you sit still before a song from your childhood turns up? {K}.
{K}. Silence, soft music or the fridge as background?
Where do you find your quiet: on a cushion, on a walk, in the shower? {K}.
scene:
Eyes closed. Breathe in. Somewhere, a leaf blower. {K}.
“And let your thoughts pass by.” They brought luggage. {K}.
One long breath out, and the shoulders remember where they live. {K}.
plain:
{K}. Nothing to do, nowhere to be, just here.
A few slow breaths, and the edges get softer. {K}.
{K}. The world can wait until the end of this breath.
news:
{K}. Received calmly, with one eye open.
{K}. Breathing in, breathing out, smiling a bit.
invite:
{K}. Come as you are, thoughts included.
Your phone can sit outside and think about itself. {K}.

== book-club 📖
under: book
nouns: book club, book club night, book club pick, silent book club, book swap, reading marathon, readathon
nouns: book nerd, book club meeting, bookworm, book discussion, bookclub, reading group, buddy read, read-along
nouns: online book club, book exchange, reading party, book club snacks, silent reading party
tags: BookClub, Bookstagram, Reading, BookLovers
turn:
{K}. I read it until the part I'm about to have opinions on.
The pile is taller, the time is shorter, and I bought another. {K}.
{K}: snacks, gossip and, toward the end, chapter one.
I turned the page and missed my stop, my tea and possibly a birthday. {K}.
I'm not behind. I'm saving the good ones for a rainy decade. {K}.
reader:
Finish a book you don't like, or let it go in peace? {K}.
{K}. What's the last one that made you miss your bus?
Lend your favorite, or lend only what you can bear to lose? {K}.
scene:
“Did you like the ending?” A silence in which one person hasn't finished. {K}.
One lamp, one blanket, everybody else asleep. {K}.
“One more page.” The page ends on a cliff. {K}.
plain:
{K}. Stories are better when you can talk about them after.
A good book makes any chair a good chair. {K}.
{K}. Quiet company, on paper.
news:
{K}. I've folded down the corner of this moment. Sorry.
{K}. To be continued, says every page.
invite:
{K}. Finished or not, you're one of us.
Strong opinions are welcome, page numbers optional. {K}.

== novel-writing ✍️
under: writing
nouns: novel, first draft, manuscript, nanowrimo, writing a novel, writing a book, my novel, second draft
nouns: word count, writer's block, writing sprint, screenplay, short story, rough draft, editing my novel
nouns: creative writing, book draft, writing retreat, beta readers, writing group, chapter one, self-publishing
nouns: plot outline, book outline, author life, fanfiction, fan fiction
tags: WritingCommunity, AmWriting, WritersLife
turn:
{K}. The hero was supposed to leave the house by now. The hero is making tea.
I've alphabetized the spices, so the next sentence must be close. {K}.
{K}: talking to people who don't exist until they talk back.
I wrote a lot. Then I read it, and wrote less. {K}.
The idea was brilliant in the shower and shy on the page. {K}.
reader:
Outline every turn, or follow the headlights? {K}.
{K}. Which scene are you avoiding right now?
Do you edit as you go, or run and never look back? {K}.
scene:
Type, type, type, hold the key, watch it all go backward. {K}.
“So when is it coming out?” A cough. A change of subject. {K}.
It was a dark and stormy, no, it was dark, it was, no. {K}.
plain:
{K}. One plain sentence, then another one after it.
It doesn't have to be good yet. It has to be there. {K}.
{K}. A whole world, held together by a stubborn person in a cardigan.
news:
{K}. That's going straight into the next chapter.
{K}. The villain is furious, so it must be good.
invite:
{K}. Bring the draft. Yes, even that draft.
The story in your head would like to meet somebody. {K}.

== poetry 🪶
under: book
nouns: poetry, poem, poems, haiku, poetry slam, spoken word, poetry night, poet, sonnet, limerick, poetry reading
nouns: poetry book, poetry collection, slam poetry, love poem, instapoetry, poetry workshop, open mic poetry
nouns: chapbook, writing poetry, blackout poetry, poetry prompt
tags: Poetry, PoetryCommunity, Poem
turn:
{K}. I put the feeling in the third line and hid behind a comma.
It could rhyme. It chooses not to. {K}.
{K}: a lot of white paper, and all of it means something.
I meant the moon. Everybody heard their own story. {K}.
It took all evening to leave out that word. {K}.
reader:
Does it have to rhyme, or does it only have to ache a little? {K}.
{K}. Which line have you never been able to put down?
Do you understand it first, or feel it first? {K}.
scene:
A cough, a page, a silence that leans forward. {K}.
“What does it mean?” “What time of life are you in?” {K}.
Roses are red, I crossed out the rest. {K}.
plain:
{K}. A few words that know where it hurts and where it shines.
Small enough to carry, big enough to live in. {K}.
{K}. Best taken slowly, then once more.
news:
{K}. There's no rhyme for it, and no reason needed.
{K}. Line break here, for effect.
invite:
{K}. Come for one line, leave with it in your pocket.
Read it out loud. That's where it wakes up. {K}.

== genealogy 🌳
under: family
nouns: genealogy, family tree, family history, ancestry, ancestry dna, dna test, family research, old family photos
nouns: family bible, family archive, 23andme, ancestry research, genealogy research, family records, old letters
nouns: family crest, surname research, census records, great-grandparents, heritage trip
tags: Genealogy, FamilyHistory, FamilyTree, Ancestry
turn:
{K}. I went looking for royalty and found a long line of people with good turnips.
Everybody was called the same. Everybody. For generations. {K}.
{K}: a detective story in which all the suspects are related to you.
One question leads to another, and now there's a folder for each of them. {K}.
It explains the nose. It doesn't explain the singing. {K}.
reader:
How far back can you go before the paper runs out? {K}.
{K}. Which ancestor would you invite to dinner, and what would you ask?
What family story do you hope is true? {K}.
scene:
A faded name, a magnifying glass, a small shout in a quiet room. {K}.
“Who's that in the back row?” Nobody knows. Same ears, though. {K}.
A box of old letters, a cup of tea, a lost afternoon. {K}.
plain:
{K}. All those lives, so that somebody could be curious about them.
Names on paper slowly turn into people. {K}.
{K}. It's good to know whose hands we come from.
news:
{K}. The branches are shaking.
{K}. It runs in the family, apparently.
invite:
{K}. A name, a place or a good old rumor is all you need.
Every attic has a clue in it. Check yours. {K}.

== volunteering 🤝
under: charity
nouns: volunteering, volunteer, volunteer day, beach cleanup, community service, volunteer work, litter picking
nouns: park cleanup, food drive, food pantry, trash pickup, community cleanup, cleanup day, river cleanup, toy drive
nouns: book drive, coat drive, community garden day, volunteer training, tree planting day, habitat for humanity
nouns: meals on wheels, clothing drive
tags: Volunteer, Community, HelpingHands
turn:
{K}. I came to help a little and left knowing everybody's name.
Nobody gets paid, and everybody stays longer than planned. {K}.
{K}: tired feet, dusty gloves, no complaints.
Somebody said “many hands”, and then there really were. {K}.
I'd meant to give an hour. It gave me back more than that. {K}.
reader:
What got you to say yes the first time? {K}.
{K}. Would you rather carry, sort, cook or talk to people?
If everybody gave one hour, what should we start with? {K}.
scene:
“Where do you need me?” The best question in the room. {K}.
A folding table, a stack of boxes, a chain of hands. {K}.
Gloves off, water bottle empty, big grin. {K}.
plain:
{K}. Small hands, big pile, done together.
It doesn't take heroes. It takes people who turn up. {K}.
{K}. Kindness, with sleeves rolled up.
news:
{K}. Many hands made it a light day.
{K}. Thank you to everybody who simply turned up.
invite:
{K}. Come with an hour and old shoes.
There's a job for every kind of person, even the shy kind. {K}.

== improv-standup 🎭
under: theatre
nouns: improv, stand-up comedy, stand up comedy, stand-up, improv night, improv class, comedy night, comedy show
nouns: comedy club, open mic comedy, drama club, theatre group, theater club, acting class, comedian, sketch comedy
nouns: improv show, improv troupe, acting, drama class, monologue, community theater, community theatre, school play
nouns: theatre rehearsal, first set comedy, roast night, audition tape
tags: OnStage, StageLife, TheatreLife
turn:
{K}. I had a line. It left through the side door.
In my head, the whole room laughed. In the room, somebody coughed warmly. {K}.
{K}: panic, but with better lighting.
Say yes, say and, say anything. The lights are on. {K}.
The bit I cut got the biggest laugh, in the kitchen, afterward. {K}.
reader:
Would you rather forget everything, or laugh at your own joke? {K}.
{K}. What do you do with your hands up there?
Front row: brave, foolish or asking for it? {K}.
scene:
One laugh, from the back. I'd like to adopt that person. {K}.
“Give me a place!” “A dentist's!” It's always a dentist's. {K}.
Pacing, mumbling, nodding at a wall. Not ill, just rehearsing. {K}.
plain:
{K}. It's brave to stand up there, and braver to go back.
A room that laughs together is a good room. {K}.
{K}. Being silly takes practice.
news:
{K}. Thank you, I'm here until somebody turns off the light.
{K}. Timing is everything, and for once I had it.
invite:
{K}. The louder you laugh, the better it gets.
No talent required, only nerve and comfortable shoes. {K}.

== film-night 🍿
under: film
nouns: film night, movie night, movie marathon, drive-in movie, drive-in, outdoor movie, horror movie
nouns: horror movie night, scary movie, rom-com, movie theater, cinema, movie date, disney movie, oscar night
nouns: documentary, film club, film festival, double feature, classic movie, backyard movie night, outdoor cinema
nouns: film premiere, girls movie night, star wars marathon, family movie night
tags: MovieNight, FilmNight, MovieLovers
turn:
{K}. We argued about what to watch for longer than it lasted.
I'm asleep by the second scene and will still rate it. {K}.
{K}: the snacks were finished before the title appeared.
I knew how it ended. I cried on schedule anyway. {K}.
Somebody always asks what's going on, and somebody always shushes. {K}.
reader:
Scary, funny or “let's just see what's on”? {K}.
{K}. Do you talk during the film, or breathe loudly at those who do?
Which one could you quote from start to finish? {K}.
scene:
“Is this the good part?” “No.” “Is this?” “Shh.” {K}.
Lights out, rustle, rustle, hush, rustle. {K}.
A jump, a scream, popcorn everywhere. {K}.
plain:
{K}. A dark room, a good story, a shoulder to lean on.
Some films are really about who you watched them with. {K}.
{K}. Lights down, phone away, snacks close.
news:
{K}. Roll the credits, thank the snacks.
{K}. The sequel is already being discussed on the couch.
invite:
{K}. Find a seat before the tall ones do.
Blankets allowed, spoilers confiscated. {K}.

== home-brewing 🫧
under: beer
nouns: home brewing, homebrew, homebrewing, home brew, kombucha, kombucha brewing, mead, mead making, wine making
nouns: winemaking, cider making, brew day, fermentation, fermenting, scoby, kombucha scoby, home brewed beer
nouns: brewing kit, beer brewing, kefir, homemade wine, water kefir, cider press
tags: Fermentation, Fermented, Beer
turn:
{K}. It's alive, it's bubbling, and it lives in a closet.
Mostly cleaning bottles, with a short break for joy. {K}.
{K}: patience, sugar and a lid that makes you nervous.
I labeled it with the date and a brave name. {K}.
Everybody is polite about the first try, and nobody asks for more. {K}.
reader:
Follow the recipe, or add something strange and call it a house style? {K}.
{K}. Who tastes first, the brave one or the guest?
How long can you wait before you open the lid? {K}.
scene:
Blub, a pause, blub, good. {K}.
“What's that smell?” “Progress.” {K}.
A glass held to the light, a sniff, a long “hm”. {K}.
plain:
{K}. Time does the work, and we take the credit.
Good things bubble along quietly. {K}.
{K}. Made slowly, shared gladly.
news:
{K}. Something has been brewing.
{K}. I'm bubbling over.
invite:
{K}. Taste first, ask what's in it after.
Feed it, watch it, give it a name. {K}.

== concert-going 🎶
under: concert
nouns: concert, concert night, live music, music festival, concert tickets, stadium concert, live band, jazz night
nouns: rock concert, open air concert, house concert, mosh pit, band tour, tour announcement, country concert
nouns: band merch, tribute band, first concert, concert outfit, setlist, battle of the bands, dj set, acoustic night
nouns: festival season
tags: LiveMusic, ConcertNight, MusicLovers
turn:
{K}. I sang along so loudly that I paid to hear myself.
My ears are ringing, my feet are flat, and I'd go back in right now. {K}.
{K}: strangers on every side, and we all know the same words.
I had a clear view until somebody's phone had a better one. {K}.
The song I came for was the encore. Of course it was. {K}.
reader:
Which opening chord would make you scream, no matter where you are? {K}.
{K}. Up front and squeezed, or at the back with room to dance?
Film it or live it: where's your phone during the big song? {K}.
scene:
The lights go. Everybody's shoulders go up at once. {K}.
“I LOVE THIS ONE!” “WHAT?” “THIS ONE!” {K}.
One more song, one more song, one more song. {K}.
plain:
{K}. It's different when you can feel the bass in your ribs.
A whole crowd, one chorus, no strangers. {K}.
{K}. Some evenings you keep humming for days.
news:
{K}. I'd tell you all about it, but my voice is still there.
{K}. Louder, for the ones at the back.
invite:
{K}. Your feet will suffer and your heart won't notice.
Come early for the good spot, stay for the goosebumps. {K}.
`;
