export const hobbies = `
== video-games 🎮
under: game
nouns: video game, video games, gaming, minecraft, fortnite, mario kart, pokemon, indie game, roblox, call of duty
nouns: gaming session, gaming night, online gaming, gamer, esports, esports tournament, gaming setup, save file
nouns: tetris, league of legends, retro games, retro gaming, lan party, speedrun, guitar hero, mario party, smash bros
nouns: super mario, overwatch, valorant, rocket league, apex legends, video game marathon, couch co-op, gaming stream
nouns: gaming channel
tags: Gaming, GamerLife, VideoGames
turn:
{K}. The pause button and I have never met.
I skipped the tutorial, and it shows. {K}.
{K}: one more try, as I've been saying since it was light outside.
I pause for nobody, mostly because it's online. {K}.
My thumbs are fit. The rest of me is on the couch. {K}.
reader:
Easy mode and happy, or hard mode and shouting at the screen? {K}.
{K}. When you lose, is it lag, luck or the controller?
What game did you get your first sore thumbs from? {K}.
scene:
“Are you winning?” A stare that doesn't leave the screen. {K}.
Headset on, snack within reach, one eye on the battery. {K}.
Leaning left with the whole body, as if that would help. {K}.
plain:
{K}. Somewhere there's always a person awake who wants to play.
Some friendships begin with “want to play?” {K}.
{K}. A world where failing only means trying again.
invite:
{K}. Pick a side, pick a snack, pick up the controller.
Your backlog says no. Your thumbs say yes. {K}.
news:
{K}. That's worth some experience points.
{K}. Level up.

== board-games 🎲
under: game
nouns: board game, board games, board game night, game night, family game night, monopoly, scrabble, catan
nouns: settlers of catan, ticket to ride, jenga, dominoes, backgammon, ludo, checkers, yahtzee, mahjong
nouns: board game cafe, tabletop games, wingspan, codenames, party game, board game collection, risk board game
nouns: candy land, uno, uno night
tags: BoardGames, BoardGameNight, GameNight, TabletopGames
turn:
{K}. By the end, somebody was reading the rules out loud in a very calm voice.
We play for fun. The rest of it is revenge. {K}.
{K}: friendships tested, snacks finished.
Whoever explains the rules always happens to win. {K}.
“Last round,” everybody says, and nobody has ever meant it. {K}.
reader:
Who reads the rules, and who says “we'll learn as we go”? {K}.
{K}. Sore loser or unbearable winner? Ask the others.
Which game is no longer allowed in your home? {K}.
scene:
Something small rolls off the table. Everybody dives. Nobody agrees where it was. {K}.
“It's your turn.” “Since when?” “Since forever.” {K}.
One smug look, and the whole table knows whose turn is next. {K}.
plain:
{K}. Phones away, elbows on the table.
Everything you need is in a box with worn corners. {K}.
{K}. A table, some people and something silly to care about.
invite:
{K}. Sit next to whoever knows the rules.
Your shelf knows which one has never been opened. {K}.
news:
{K}. Write it on the scoresheet.
{K}. Go directly to the couch and hear all about it.

== guitar 🎸
under: music
nouns: guitar, acoustic guitar, electric guitar, ukulele, bass guitar, guitar lesson, guitar lessons, banjo, mandolin
nouns: guitar practice, guitar solo, guitar strings, guitar pedals, pedalboard, fender stratocaster, les paul, gibson
nouns: fender, ukulele lesson, barre chords, classical guitar, new guitar, guitar collection, guitar riff, bluegrass
nouns: chord progression, guitar amp, telecaster, bass lesson, bass lessons, electric bass, slap bass, bass solo
nouns: slide guitar, steel guitar, old guitar
tags: MusicLife, StringsAttached, MakingMusic
turn:
{K}. Every song I know has the same few notes, and I play them with feeling.
My fingertips hurt, and I've never been prouder of a body part. {K}.
{K}: tuned for an hour, played for a minute, loved all the same.
Every music store bans that one song, and every beginner plays it anyway. {K}.
The neighbors know the intro by heart. They've never heard the rest. {K}.
reader:
Which song did you learn first, and can your home still stand it? {K}.
{K}. Do you play for people, or strictly for the wall?
How many is too many to own? Trick question, go on. {K}.
scene:
Pling, turn, pling, turn, pling, snap. {K}.
“Play something we know!” Suddenly I know nothing. {K}.
Play, stop, lean in, play again, nod. {K}.
plain:
{K}. A few strings, and the room gets warmer.
The song doesn't have to be good to do you good. {K}.
{K}. Something to hold when the day was loud.
invite:
{K}. That one in the corner has been waiting to be picked up.
Sore fingers are part of the deal, and the songs are worth it. {K}.
news:
{K}. Strings attached, happily.
{K}. That struck a chord.

== piano 🎹
under: music
nouns: piano, grand piano, upright piano, piano lesson, piano lessons, keyboard lesson, keyboard lessons
nouns: piano recital, synthesizer, electric piano, piano practice, piano keys, pianist, moonlight sonata
nouns: scales practice, digital piano, piano class, piano concert, old piano, chopin, baby grand, grand piano concert
nouns: piano duet
tags: Piano, PianoLife, PianoLover
turn:
{K}. The right hand has it. The left hand lives in another town.
The first part is beautiful. Nobody has ever heard the second. {K}.
{K}: black, white and a surprising amount of gray hair.
One finger slips, and the lullaby turns dramatic. {K}.
It always goes fine until somebody listens. {K}.
reader:
Scales first, or straight to the song you actually like? {K}.
{K}. What's the one piece your fingers still remember?
Did you practice as a child, or just sit there and sigh? {K}.
scene:
Plink, plink, wrong plink, from the top. {K}.
Hands in the lap, deep breath, very serious face, begin. {K}.
plain:
{K}. A few notes, and the house sounds lived in.
It's enough to play for an empty room. {K}.
{K}. Slowly, one hand at a time, it becomes music.
invite:
{K}. Your fingers can learn more than scrolling.
Sit down, back straight, we'll start with one note. {K}.
news:
{K}. In a key of its own.
{K}. The metronome skipped a beat.

== drums 🥁
under: music
nouns: drums, drum kit, drum set, drum lesson, drum lessons, drum solo, bongos, djembe, cajon, snare drum
nouns: electronic drums, drum circle, drumming, percussion, drumline, cymbals, drum practice, steel drum, practice pad
nouns: taiko, bass drum, drum, drum sticks, drum lessons for kids, conga, congas, tambourine
tags: Drums, Drummer, DrummerLife
turn:
{K}. All that tapping on tables was training.
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
Somebody counts in, and every foot in the room starts to move. {K}.
plain:
{K}. Everything has a rhythm if you listen.
Hit something on purpose, in time, and feel better. {K}.
{K}. It's felt in the chest before it's heard.
invite:
{K}. Finally a place where “hit it harder” is friendly advice.
Your desk would be glad of the break. {K}.
news:
{K}. Drumroll for that, I have it ready.
{K}. Ba-dum-tss.

== violin 🎼
under: music
nouns: violin, cello, viola, double bass, violin lesson, violin lessons, fiddle, cello lesson, harp, violinist
nouns: cellist, flute, clarinet, saxophone, trumpet, trombone, french horn, oboe, recorder lesson, saxophone lesson
nouns: trumpet practice, flute lessons, bagpipes, harmonica, bassoon, tuba, piccolo, upright bass, saxophonist
nouns: violin practice, cello practice, violin recital, accordion
tags: MusicPractice, MusicLife, Musician
turn:
{K}. The long road between a squeak and a song.
At home it was flawless, and nobody can prove otherwise. {K}.
{K}: one lovely note, and a whole evening spent chasing it.
The rests are my strongest part. {K}.
It takes years to sound this effortless. Give it a few more. {K}.
reader:
Practice a bit daily, or panic the evening before the lesson? {K}.
{K}. Which instrument would you learn if the neighbors agreed?
What did your first attempt sound like: goose, door or kettle? {K}.
scene:
A squeak, a frown, a breath, and then that one clean note. {K}.
“From the top, please.” A small sigh. {K}.
Shoulders down, deep breath, one long note at the ceiling. {K}.
plain:
{K}. Small steps, measured in bars.
A beautiful sound needs patience more than talent. {K}.
{K}. Even the wrong notes belong to the way there.
invite:
{K}. Squeaks included, we all started there.
Dust off the case and see who still remembers whom. {K}.
news:
{K}. Take a bow, somebody.
{K}. Duly noted, in tune.

== choir 🎶
under: music
nouns: choir, choir practice, choir rehearsal, singing lesson, singing lessons, voice lesson, a cappella, acapella
nouns: gospel choir, choir concert, barbershop quartet, vocal warm-up, choir tour, soprano, church choir
nouns: community choir, school choir, carol singing, caroling, vocal coach, glee club, voice lessons, sing-along
nouns: choir night, opera singing, vocal harmony, harmonies, singing in the shower, shower singing, singing class
nouns: singing teacher, singing contest, singing competition
alone: singing
tags: Singing, LoveToSing, VocalMusic
turn:
{K}. I mouth the hard parts with great conviction.
Alone I'm a draft under a door. Together we're a cathedral. {K}.
{K}: everybody breathes at the same time, and suddenly it works.
The high note is up there. I wave at it from below. {K}.
The neighbors have heard every verse, and nobody has asked for more. {K}.
reader:
Shower, car or stage: where do you sound best? {K}.
{K}. Do you sing the tune, or find a line of your own and defend it?
Which song makes you forget that you don't sing? {K}.
scene:
Somebody holds the note too long and smiles about it. {K}.
Folder open, chin up, wrong page. {K}.
plain:
{K}. Many small voices, one big warm sound.
You start tired and end up humming. {K}.
{K}. Nobody stays sad in the middle of a chord.
invite:
{K}. If you can hum, you're nearly in.
You already sing at red lights. Come and do it on purpose. {K}.
news:
{K}. Once more, with feeling.
{K}. That one needs a second verse.

== karaoke 🎤
under: concert
nouns: karaoke, karaoke night, karaoke bar, karaoke song, karaoke machine, karaoke party, karaoke room, karaoke duet
tags: Karaoke, KaraokeNight, SingItLoud
turn:
{K}. Nobody was going to sing. That was before the intro.
If the key is too high, aim for sincerity. {K}.
{K}: talent is welcome, courage is the point.
Everybody knows the chorus. Nobody remembers there's a second verse. {K}.
The shy one gets the microphone last and never gives it back. {K}.
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
invite:
{K}. Pick your song before somebody picks it for you.
You know all the words. Come and prove it. {K}.
news:
{K}. My voice will send its apologies in writing.
{K}. One more time for the people in the parking lot.

== yoga-pilates 🧘
under: yoga
nouns: yoga class, pilates, pilates class, reformer pilates, yoga studio, yoga mat, yoga retreat, barre class
nouns: wall pilates, yoga pose, goat yoga, aerial yoga, chair yoga, yin yoga, hot yoga, vinyasa, yoga teacher training
nouns: sunrise yoga, downward dog, stretching, stretch class, mat pilates, yoga block, prenatal yoga, beach yoga
nouns: yoga flow, power yoga, yoga for beginners
tags: MindAndBody, StretchItOut, MoveYourBody
turn:
{K}. The slow movements are the ones that shake.
The instructor says “relax”, and every muscle asks which one. {K}.
{K}: a muscle I've never met introduced itself.
Everybody folds in half. Somebody bows politely. {K}.
My mind was empty for almost a breath. {K}.
reader:
Front row, back row or hidden behind the plant? {K}.
{K}. Do you look at others, or trust that your leg is up?
Which is harder for you: the hold or the silence? {K}.
scene:
A deep exhale, a wobble, a quick grab for the wall, another deep exhale. {K}.
“And just relax the jaw.” It was clenched. It's always clenched. {K}.
Quiet music, dim light, one stomach speaking up. {K}.
plain:
{K}. Come as tight as you are, leave a little longer.
A kind hour for a body that carries a lot. {K}.
{K}. Breathe first, the rest can wait.
invite:
{K}. Touching your toes isn't required. Liking them is enough.
Your shoulders have been up around your ears long enough. {K}.
news:
{K}. My hamstrings would like it in writing.

== tennis-pickleball 🎾
under: racket-sport
nouns: tennis, padel, tennis match, tennis lesson, tennis court, tennis racket, doubles match, tennis lessons
nouns: tennis club, tennis ball, tennis serve, tennis tournament, tennis team, tennis coach, padel court, padel match
tags: CourtTime, RacketSports, GamePoint
turn:
{K}. I meant to hit it there, and I'll hold that face.
“Mine,” say both, and it lands right in between. {K}.
{K}: I apologize after every good shot, and mean none of it.
The other side is twice as calm and half as loud. It's unsettling. {K}.
Better shoes, better grip, the same excuses. {K}.
reader:
In or out: do you trust your eyes, or the look on the other side? {K}.
{K}. Do you grunt, giggle or apologize?
Doubles partner: same as in life, or strictly separate? {K}.
scene:
A miss, and a long, hurt look at the racket. {K}.
Bounce, deep breath, big swing, a very small plop. {K}.
A ball rolls over from the next court. Everybody waits politely. {K}.
plain:
{K}. A good rally clears the head better than a good nap.
Run, laugh, miss, try again. {K}.
{K}. Friends on both sides of the net.
invite:
{K}. We'll find you somebody to beat, or to learn from.
Your arm remembers more than you think. {K}.
news:
{K}. Advantage: this.
{K}. The net is taking it calmly.

== surfing 🌊
under: beach
nouns: surfing, surf lesson, surf, surfboard, surf trip, surf session, longboard surfing, bodyboarding, bodysurfing
nouns: surf camp, surf school, first wave, surf competition, boogie board, surfer, wetsuit, surf day, surf wax
nouns: surf spot, surf report, surf shop, surf boards
tags: WaterSports, OceanLife, SaltyHair
turn:
{K}. One second of standing up is good for a year of stories.
Mostly paddling, partly praying, occasionally glorious. {K}.
{K}: half of it is sitting on the water looking wise.
The ocean offers a wave. The beginner offers a nose. {K}.
By the end of the day, half the ocean is in your hair. {K}.
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
invite:
{K}. Falling in is the easy part, and it's refreshing.
Your desk chair never gave you a feeling like that. {K}.
news:
{K}. Still riding that one.
{K}. Say it louder, there's water in my ear.

== kayaking 🛶
under: boat
nouns: kayak, kayaking, canoe, canoeing, paddle board, paddleboard, paddle boarding, paddleboarding, sup board
nouns: kayak trip, rowing, rowboat, canoe trip, sea kayaking, rowing club, paddling, inflatable kayak, stand up paddle
nouns: dragon boat, kayak tour, kayaks
tags: PaddleLife, OnTheWater, BoatLife
turn:
{K}. Paddle left, paddle right, and the water still has the last word.
The water is calm. The person with the paddle is working on it. {K}.
{K}: exercise disguised as floating around.
Getting in dry is the whole sport. The rest is scenery. {K}.
The way out takes an hour. The way back takes your arms. {K}.
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
invite:
{K}. Leave your phone somewhere dry, and your hurry there as well.
The water looks better from the middle. {K}.
news:
{K}. My arms will need a day.
{K}. Wet sleeves, light heart.

== martial-arts-classes 🥋
under: martial-arts
nouns: karate, jiu jitsu, bjj, brazilian jiu jitsu, judo, taekwondo, aikido, kung fu, martial arts, black belt
nouns: belt test, dojo, krav maga, belt promotion, capoeira, karate class, judo class, belt ceremony, kendo, sparring
nouns: white belt, martial arts class, yellow belt, taekwondo class, self-defense class
tags: MartialArts, TrainHard, MartialArtist
turn:
{K}. You come to learn how to win, and learn how to fall first.
The calmest one in the room can fold you like a shirt. {K}.
{K}: bow, breathe, try not to laugh, get humbled.
It looks like a fight. It feels like chess with bruises. {K}.
Everything hurts, and yet everybody stands up straighter. {K}.
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
invite:
{K}. Bare feet, open mind, no experience required.
Everybody here was new once and couldn't tie a knot. {K}.
news:
{K}. I bow to that.
{K}. Respectful nod.

== boxing-class 🥊
under: martial-arts
nouns: boxing, kickboxing, boxing class, boxing gym, boxing gloves, punching bag, muay thai, heavy bag, shadow boxing
nouns: boxing training, boxing lesson, hand wraps, boxing fitness, boxing coach, kickboxing class, thai boxing
tags: CombatSports, TrainHard, FightTraining
turn:
{K}. All worries have a shape, and it can be punched.
A round never looks long from the outside. {K}.
{K}: float like a butterfly that has just had lunch.
You hit the bag. The bag swings back, with opinions. {K}.
The gloves come off, and even opening a bottle is a contest. {K}.
reader:
Which song gets you through the last round? {K}.
{K}. What do you picture on the bag? You don't have to say who.
Fast hands or strong legs: what gives out first? {K}.
scene:
Jab, jab, cross, breathe. Breathe! {K}.
The bell. The best sound in the room. {K}.
“Hands up!” They were up. They were up in spirit. {K}.
plain:
{K}. Leave the day on the bag and walk out lighter.
It teaches you to breathe when it gets hard. {K}.
{K}. Strong arms, softer temper.
invite:
{K}. The bag doesn't ask what kind of week you had.
Gloves on, worries out. {K}.
news:
{K}. Rolling with it, round by round.
{K}. That landed.

== bouldering 🧗
under: climbing
nouns: climbing, bouldering, rock climbing, climbing gym, bouldering gym, climbing wall, climbing shoes, via ferrata
nouns: indoor climbing, ice climbing, boulder problem, belay, chalk bag, climbing trip, belayer, free climbing
nouns: top rope, lead climbing, moonboard, climbing class, climbing rope, kids climbing wall
tags: Climbing, ClimbingLife, ClimbOn
turn:
{K}. From below it's easy. From the middle it's philosophical.
The fingers are done. The pride has one more try in it. {K}.
{K}: talking to a wall, and the wall wins most arguments.
There's always a child who floats up the hard one. {K}.
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
invite:
{K}. Soft hands go in, stories come out.
Your inner kid still wants to be up there. {K}.
news:
{K}. Holding on to that.
{K}. Chalk dust everywhere, as proof.

== skateboarding 🤘
under: thrill
nouns: skateboard, skateboarding, skatepark, skate park, longboard, kickflip, penny board, skate shop, skate ramp
nouns: half pipe, ollie, skater, skateboard deck, skate session, longboarding, skateboard lesson, skateboard trick
nouns: longboards, skateboarding lesson
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
invite:
{K}. Your balance is better than your excuses.
Anything with wheels will do, plus a little nerve. {K}.
news:
{K}. Roll with it.
{K}. New scrape, new story.

== ice-skating ⛸️
under: winter-sport
nouns: ice skating, figure skating, ice rink, skating rink, ice skates, skating lesson, speed skating
nouns: skating practice, skating show, frozen pond skating, skating competition, figure skater
tags: IceSkating, OnIce, SkatingLife
turn:
{K}. Everybody has a graceful side, and it's usually the one on the ice.
Going is easy. It's the stopping that needs a wall. {K}.
{K}: everybody looks elegant until they try to turn.
Somewhere behind you, a toddler with a plastic penguin is catching up. {K}.
The ankles had agreed on something else. {K}.
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
invite:
{K}. Thick socks on, pride off, here we go.
The wall will be there if you need it. {K}.
news:
{K}. The ice has heard it all before.
{K}. Cold hands, warm news.

== skiing 🏔️
under: winter-sport
nouns: skiing, snowboarding, ski trip, ski day, snowboard, ski slope, ski lift, skis, ski lesson, ski resort
nouns: powder day, apres ski, après-ski, ski season, bunny slope, ski boots, ski pass, chairlift, ski lodge
nouns: ski goggles, ski holiday, snowboard trip, ski vacation, ski school, slopes
tags: SkiSeason, SnowSports, MountainDays
turn:
{K}. Everybody comes down, and some even planned how.
The boots are a punishment, and I'd put them on again. {K}.
{K}: some queuing, some flying, one tree that came very close.
Getting off the lift is the hardest slope of all. {K}.
The legs have a plan. The knees have another. {K}.
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
invite:
{K}. Warm gloves, brave knees, see what happens.
The slope is patient. It has seen worse. {K}.
news:
{K}. All downhill from here, happily.
{K}. My thighs will be writing a letter.

== dance-styles 💃
under: dance
nouns: ballet, salsa class, bachata, ballet class, ballroom dancing, tango, tap dance, hip hop dance, line dancing
nouns: swing dance, dance class, dance recital, pole dance, belly dance, zumba, pointe shoes, ballet shoes
nouns: dance competition, dance lesson, first dance lesson, zumba class, salsa night, dance team, flamenco
nouns: dance studio, square dance, breakdancing, k-pop dance, ballerina, ballet recital, contemporary dance, cha cha
nouns: salsa dancing, salsa lessons, salsa dance, salsa dancer, jazz dance, jive, line dance, irish dance, kizomba
nouns: dance battle, zumba gold, zumba kids, aqua zumba
tags: DanceLife, DanceClass, KeepDancing
turn:
{K}. The feet know it. It's the face that's still counting.
Step, turn, step, wrong way, smile. {K}.
{K}: everybody turns left, and one brave soul meets the whole class.
You think you'll need rhythm. Mostly you need water. {K}.
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
invite:
{K}. Bring your left feet. Both of them.
Kitchen dancers, there is a bigger floor. {K}.
news:
{K}. That calls for a twirl.
{K}. The feet haven't stopped since.

== archery-darts 🎯
under: martial-arts
nouns: archery, bow and arrow, archery lesson, archery range, darts, axe throwing, darts night, bullseye
nouns: target practice, dartboard, compound bow, recurve bow, archery competition, dart league, archery class
nouns: darts tournament, archer, dart board, steel darts, crossbow
tags: OnTarget, AimHigh, Bullseye
turn:
{K}. I hit the target. Not mine, but a target.
Breathe in, aim, breathe out, apologize to the wall. {K}.
{K}: an excellent way to find out how shaky your hands are.
Nobody ever sees the good one. Everybody sees the other one. {K}.
One lucky shot, and a person walks differently. {K}.
reader:
Aim for a long time, or trust the first instinct? {K}.
{K}. Beginner's luck: real, or just early talent?
Who in your circle should stand well behind the line? {K}.
scene:
One eye shut, tongue out, a hush, thunk. {K}.
“What were you aiming at?” “That.” {K}.
A thoughtful walk to collect everything that missed. {K}.
plain:
{K}. The world gets quiet when you look at one small point.
It's all in letting go at the right moment. {K}.
{K}. Calm hands, clear head.
invite:
{K}. Steady hands are nice, but a steady grin will do.
Everybody's first one goes into the wall. {K}.
news:
{K}. Straight to the middle of it.
{K}. That one hit home.

== chess ♟️
under: game
nouns: chess, chess club, chess tournament, chess board, chessboard, chess set, chess match, chess piece, chess game
nouns: chess lesson, blitz chess, queen's gambit, checkmate, chess puzzle, chess opening, online chess, speed chess
nouns: chess player, park chess, chess boards, chess coach, chess lessons
tags: Chess, ChessLife, ChessLovers
turn:
{K}. You see it all coming, one move after it came.
Sacrificing the queen sounds better than losing her. {K}.
{K}: the loudest silence in the room.
Everybody has a plan until a horse jumps over it. {K}.
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
invite:
{K}. Sit down opposite and look mysterious.
The clock is patient until it isn't. Pull up a chair. {K}.
news:
{K}. Your move.
{K}. The pawns always believed in it.

== dungeons-dragons 🎲
under: game
nouns: dungeons and dragons, dungeons & dragons, d&d, dnd, d&d night, d&d campaign, dnd campaign, tabletop rpg, ttrpg
nouns: role playing game, roleplaying game, role-playing games, pathfinder rpg, dice set, d20, dungeon master
nouns: character sheet, one shot campaign, session zero, dm screen, tabletop role playing, call of cthulhu rpg
nouns: dnd session, rpg dice, natural 20, critical hit, critical fail
tags: DnD, DungeonsAndDragons, TTRPG, RollForInitiative
turn:
{K}. The plan was to storm the castle. Everybody is talking to a shopkeeper.
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
invite:
{K}. There's a seat at the table and a goblin with your name on it.
No experience needed, just a voice you're a bit embarrassed about. {K}.
news:
{K}. Roll for celebration.
{K}. The party has gained something worth writing on the sheet.

== card-games 🃏
under: game
nouns: card game, card games, poker, poker night, deck of cards, blackjack, rummy, gin rummy, bridge club
nouns: bridge night, canasta, euchre, cribbage, playing cards, card night, poker face, poker tournament, poker chips
nouns: texas holdem, texas hold'em, old maid, crazy eights, euchre night, go fish, pinochle, mahjong cards, skat
nouns: old-school card game
tags: CardGames, CardNight, GameNight
turn:
{K}. I have a poker face. It's just that my ears turn red.
Everybody is bluffing, mostly themselves. {K}.
{K}: sweet people go in, sharks come out.
A good hand makes some people whistle, which is the problem. {K}.
Nobody is keeping score, and everybody knows the score. {K}.
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
invite:
{K}. Leave your tells at the door.
Your seat is between the bluffer and the one with the snacks. {K}.
news:
{K}. The cards saw that coming.
{K}. I'd call that a strong hand.

== trivia-night 🧠
under: game
nouns: trivia, trivia night, quiz, pub quiz, quiz night, quiz show, trivia team, jeopardy, music quiz, quiz bowl
nouns: trivia tuesday, quiz master, trivia question, general knowledge, kahoot, movie trivia, music bingo
nouns: trivia contest, bar trivia, family quiz, trivia game, quiz team, disney trivia
tags: TriviaNight, Trivia, QuizNight
turn:
{K}. I knew it. I just didn't know it in time.
Somebody always says the right answer, quietly, and nobody writes it down. {K}.
{K}: a whole life of useless facts, and finally a stage.
The team name took longer than the first round. {K}.
I can't find my glasses, but I know the capital of everything. {K}.
reader:
Which subject do you secretly hope for, and which makes you study the ceiling? {K}.
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
invite:
{K}. You need one friend who knows flags and one who knows nonsense.
You've been shouting answers at the television long enough. {K}.
news:
{K}. Final answer, and I'm sticking to it.
{K}. That's worth a point.

== jigsaw 🧩
under: puzzle
nouns: jigsaw, jigsaw puzzle, puzzle, 1000 piece puzzle, 500 piece puzzle, jigsaw puzzles, puzzle table, puzzle night
nouns: puzzle pieces, missing puzzle piece, puzzle race, puzzle swap, wooden puzzle, 3d puzzle, floor puzzle
nouns: 2000 piece puzzle, puzzle mat
tags: JigsawPuzzle, PuzzleTime, PuzzleLover
turn:
{K}. There's always a part that's all sky, and somebody who volunteers for it.
Nobody walks past the table without adding “just one piece”. {K}.
{K}: one piece missing, one suspect under the sofa.
It doesn't fit, and everybody in the house has tried it anyway. {K}.
Hours of work, a moment of pride, and back into the box. {K}.
reader:
Edges first, or are you a person without rules? {K}.
{K}. Look at the box, or is that cheating?
Glue it, frame it or break it up: what happens when it's done? {K}.
scene:
“I'm just going to find this one piece.” That was before dinner. {K}.
Click. A quiet, private, very large joy. {K}.
Sorted by color, by shape, and by growing suspicion. {K}.
plain:
{K}. Bit by bit, it becomes a picture. Most things do.
A table, a lamp and no need to talk. {K}.
{K}. Slow fun, and it fits together in the end.
invite:
{K}. Clear a table and cancel your evening.
Your phone never gave you a click like this one. {K}.
news:
{K}. Everything falls into place.
{K}. One more piece in place.

== crossword-sudoku 🧠
under: puzzle
nouns: crossword, crosswords, crossword puzzle, sudoku, wordle, connections puzzle, word search, brain teaser, riddle
nouns: nyt connections, spelling bee puzzle, daily puzzle, logic puzzle, sudoku book, wordle streak, cryptic crossword
nouns: crossword clue, puzzle book, killer sudoku, math puzzle, mini crossword, word puzzle, word puzzles
nouns: number puzzle, crossword club, riddles, puzzle app
tags: BrainTeaser, PuzzleTime, Puzzles
turn:
{K}. Stuck for an hour, up for a cup of tea, and the answer was in the kettle.
One wrong step early on, and the whole thing fell apart with great logic. {K}.
{K}: it makes me feel brilliant and slow within the same minute.
I don't need a hint. I'd like to look at one, though. {K}.
It looks so easy from the outside. That's how it gets everybody. {K}.
reader:
Give up and look, or carry it around for days? {K}.
{K}. Alone in silence, or out loud with half the household?
What's your first move, and do you always make the same one? {K}.
scene:
Fingers tapping, lips moving, one sudden “HA!” {K}.
“Need help?” “No.” A long pause. “Maybe.” {K}.
Solved. Looking around for somebody to tell. {K}.
plain:
{K}. A small knot for the mind to untie.
That click in the head when it all makes sense. {K}.
{K}. A few quiet minutes, well spent on nothing urgent.
invite:
{K}. Your brain would like to stretch its legs.
It's harder than it looks and nicer than you think. {K}.
news:
{K}. Pencil down for that.
{K}. A clue to how I feel: starts with H, ends in Y.

== escape-room 🔐
under: game
nouns: escape room, escape rooms, escape game, escape room birthday, exit game, puzzle room, escape box
tags: EscapeRoom, GameNight, TeamWork
turn:
{K}. Finding the key is easy. Finding out what it's for takes an hour.
Everybody has a theory, and it always involves the lamp. {K}.
{K}: you learn who leads, who panics and who touches everything.
Some solve the riddles. Some hold the flashlight, with feeling. {K}.
The clue is on the wall, behind whoever is leaning on it. {K}.
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
invite:
{K}. Come with friends, leave with theories.
Somebody has to be the one who touches everything. {K}.
news:
{K}. There's a clue in there somewhere.
{K}. Nobody saw that door coming.

== knitting-crochet 🧶
under: yarn
nouns: knitting, crochet, crocheting, knitting project, crochet project, amigurumi, granny square, granny squares
nouns: crochet blanket, knitting needles, crochet hook, knit sweater in progress, sock knitting, knitted blanket
nouns: knitting circle, knitting club, crochet cardigan, crochet pattern, knitting pattern, knitted scarf, crochet toy
nouns: crochet bag, knitted socks, work in progress yarn, frogging, crochet market, crochet plushie, knit night
nouns: chunky knit, crochet flowers, hand-knit sweater, crochet hat, crocheted blanket, crochet top, knitted hat
nouns: baby blanket crochet, crochet animals, knitting bag, crochet market prep
tags: YarnLove, FiberArts, MakersGonnaMake
turn:
{K}. It started as something small and is now a matter of principle.
Lost count, found it, lost it again, and now it has character. {K}.
{K}: relaxing, until you see the mistake far below.
A whole series can go by without anybody once looking down. {K}.
One ball short. It's always one ball short. {K}.
reader:
Needles or hook: which camp are you in, and do the camps talk? {K}.
{K}. Rip it back, or call it a design feature?
Do you finish one thing before you cast on the next? Don't lie. {K}.
scene:
Lips moving, a finger on the row. “What? Now I've lost it.” {K}.
The yarn rolls off the lap and under everything. {K}.
Held up to the light, turned around, counted again, sighed at. {K}.
plain:
{K}. A long line of yarn and a lot of quiet thoughts.
Every row holds a bit of the evening it was made in. {K}.
{K}. Busy hands, slow evening, something to keep at the end.
invite:
{K}. Untangling is a team effort here.
Sit down, loop in, tell us everything. {K}.
news:
{K}. No loose ends, except for all those loose ends.
{K}. That had me in stitches.

== sewing 🧵
under: yarn
nouns: sewing, sewing project, sewing pattern, sewing class, sewing room, seam ripper, fabric stash, fabric haul
nouns: visible mending, tailoring, hemming, dressmaking, alterations, me-made wardrobe, fabric store, sewing kit
nouns: button sewing, seamstress, pin cushion, fabric scraps, handmade dress, tote bag sewing, costume sewing
alone: mending
tags: Sewing, SewingLove, SewingTime
turn:
{K}. A straight line, if you look at it with love.
If there was room for pockets, it has pockets now. {K}.
{K}: a bit of sewing and a great deal of un-sewing.
Don't touch the good scissors. Don't even look at the good scissors. {K}.
Every fabric was bought for one idea and lives in a pile with the others. {K}.
reader:
Iron every seam, or hope nobody turns it inside out? {K}.
{K}. Follow the pattern, or trust your eye and your luck?
What's the first thing you ever made, and does it still exist? {K}.
scene:
Pins between the lips, answering in vowels. {K}.
Inside out. Again. Sewn on inside out. {K}.
“It only needs a quick stitch.” The whole machine comes out. {K}.
plain:
{K}. Flat pieces, some thread, and suddenly it's something.
Mended things have been loved twice. {K}.
{K}. A quiet hum in the next room.
invite:
{K}. Bring the trousers, the hem and the whole story.
That button won't sew itself back on. {K}.
news:
{K}. Not a dry eye of the needle in the house.
{K}. It seams to be going well.

== quilting 🧵
under: yarn
nouns: quilt, quilts, quilting, patchwork, patchwork quilt, quilt block, quilt top, quilt show, baby quilt
nouns: t-shirt quilt, memory quilt, quilt guild, longarm quilting, quilt pattern, quilt binding, fat quarters
nouns: quilt fabric, log cabin quilt, hand quilting, scrap quilt
tags: Quilting, QuiltLove, Patchwork, QuiltersOfInstagram
turn:
{K}. Good fabric, cut into pieces and sewn back together. It's better now.
Every scrap was saved for something. This is the something. {K}.
{K}: count the squares, lose count, start again from the corner.
The fabric was on its way to another project, which will understand. {K}.
It's warm, it's big, and it knows every show that was on while it was made. {K}.
reader:
Planned colors or beautiful accident? {K}.
{K}. Use it, or lay it over a chair and guard it?
How many unfinished tops are folded up somewhere, waiting for you? {K}.
scene:
All the blocks on the floor. One step back. One cat-sized crease. {K}.
“Whose idea were all these corners?” A long look at all the corners. {K}.
Snip, press, pin, hum. {K}.
plain:
{K}. Little pieces of many days, sewn into one.
Something to hand on, and to fall asleep under. {K}.
{K}. Slow work that keeps people warm.
invite:
{K}. Even the smallest scrap finds its place here.
Come and feel it, everybody ends up stroking it anyway. {K}.
news:
{K}. Another patch in the story.
{K}. All layers of me agree.

== embroidery 🧵
under: yarn
nouns: embroidery, cross stitch, cross-stitch, needlepoint, punch needle, embroidery hoop, hand embroidery, needlework
nouns: embroidered shirt, stitching, sashiko, french knots, embroidered hoop, custom embroidery, cross stitch kit
nouns: embroidered hat
tags: SlowStitching, HandStitched, Needlework
turn:
{K}. The front is lovely. We don't discuss the back.
If you miscount, it becomes a leaf. That's how gardens happen. {K}.
{K}: tiny movements, enormous patience, one crick in the neck.
It takes a whole evening to make a petal, and I'd take another. {K}.
Conversation is possible on the easy parts. This isn't one. {K}.
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
invite:
{K}. Your fingers would love something slower than a screen.
One thread at a time, we'll show you. {K}.
news:
{K}. No knots, or none that you can see.
{K}. That had me hooked, or hooped.

== woodworking 🪵
under: craft
nouns: woodworking, wood turning, wood carving, carpentry, woodturning, woodshop, whittling, wood lathe
nouns: cutting board making, woodworker, carpenter, woodworking shop, dovetail joint, sawdust, epoxy table
nouns: wood burning, pyrography, handmade furniture, woodwork, furniture restoration, furniture flip, furniture making
nouns: wood project, spoon carving, hand plane, lumber, wooden bench build, live edge wood, birdhouse building
nouns: scroll saw, wood bowl
tags: Woodworking, Woodwork, MakersGonnaMake
turn:
{K}. You could buy it finished. Or you could buy wood, clamps and a new saw.
Measured with care, cut with courage, filled with wood glue. {K}.
{K}: sawdust in the pockets, in the tea and in the dreams.
It's perfectly level. The floor is another story. {K}.
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
invite:
{K}. Come and run your hand along it.
That shelf in your head could be a shelf on your wall. {K}.
news:
{K}. Knock on it and hear for yourself.
{K}. It went with the grain, for once.

== soap-making 🧼
under: craft
nouns: soap making, handmade soap, soap, bar soap, bar of soap, cold process soap, melt and pour soap, soap bars
nouns: soap batch, soap cutting, goat milk soap, goat milk soaps, lavender soap, shampoo bar, shampoo bars, soap shop
nouns: soap maker, castile soap, soap bar, handmade soaps, soaps, liquid soap, natural soap, charcoal soap
tags: BathAndBody, BathTime, SoapLovers
turn:
{K}. It smells good enough to need a “do not eat” sign.
Too pretty to use, and then somebody washed the mud off with it. {K}.
{K}: as hard to hold on to as a good plan.
It looks good enough to slice and serve, and it would ruin dinner. {K}.
Everybody picks it up to smell it. There's no other way to hold one. {K}.
reader:
Flowers, citrus or a walk in the forest: what should a bath smell like? {K}.
{K}. Use it at once, or keep it in the drawer with the sweaters?
Bar or bottle: where do you stand, and is it slippery? {K}.
scene:
One sniff, eyes closed, one more sniff. {K}.
Bubbles up to the elbow and no wish to leave. {K}.
plain:
{K}. A small good thing by the sink.
Something simple that makes an everyday moment nicer. {K}.
{K}. Clean hands, lovely smell, done.
invite:
{K}. Your hands go through a lot. Be nice to them.
Come for a sniff. You'll leave smelling of everything. {K}.
news:
{K}. I'm in a lather about it.
{K}. Squeaky clean news.

== candle-making 🕯️
under: candle
nouns: candle making, candle making class, candle pouring, soy wax, candle wax, candle making kit
nouns: candle making workshop, wax pouring, candle mold, candle molds, candle testing, candle business, candle maker
tags: CandleMaking, CandleMaker, CandleLover
turn:
{K}. The kitchen smells of vanilla, cedar and a small emergency.
Melt, stir, pour, wait, poke it too soon. {K}.
{K}: the wick stands straight until somebody looks away.
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
invite:
{K}. Roll up your sleeves, bring your nose.
Make the evening you'd like to light later. {K}.
news:
{K}. It all worked out in the wax.
{K}. My thermometer and I are very close now.

== calligraphy ✒️
under: art
nouns: calligraphy, hand lettering, lettering, brush lettering, brush pens, calligraphy class, fountain pen ink
nouns: modern calligraphy, calligraphy pen, cursive, handwriting, penmanship, copperplate, envelope addressing
nouns: calligraphy workshop, handwritten letters, letter writing, quill, wedding calligraphy
tags: Lettering, PenAndInk, Handwritten
turn:
{K}. The last letter is always where the nerves live.
One beautiful word, and then the paper is too short for the rest. {K}.
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
invite:
{K}. Your handwriting isn't bad. It's just in a hurry.
Pick a word you like and stay a while with it. {K}.
news:
{K}. That deserves its own capital letter.
{K}. Signed, sealed and slightly smudged.

== journaling 📓
under: stationery
nouns: journaling, journal, bullet journal, diary, gratitude journal, morning pages, journal prompts, journal spread
nouns: travel journal, junk journal, junk journaling, art journal, bujo, reading journal, junk journals, hobonichi
nouns: brain dump, line a day journal, nature journal, journal entry, journal pages, prayer journal
tags: Journaling, JournalLove, WriteItDown
turn:
{K}. Dear diary, sorry for the long silence. I was busy having things to write about.
I meant to write a line and looked up a whole chapter later. {K}.
{K}: where worries go so that somebody can close the cover on them.
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
invite:
{K}. Your head is full. Paper is patient.
Start on any page, nobody checks. {K}.
news:
{K}. That one gets a whole page.
{K}. Noted, in the handwriting I keep for good things.

== planner 🗓️
under: stationery
nouns: planner setup, planner stickers, habit tracker, planner spread, weekly planner, weekly spread, wall calendar
nouns: digital planner, new planner, monthly spread, desk calendar, planner haul, chore chart, meal planner, day plan
nouns: sticky notes, post-it notes, calendar
tags: PlannerCommunity, PlannerLove, StayOrganized
turn:
{K}. The whole week is planned in color. The week has not been consulted.
Some tasks are only written down to be crossed off at once. {K}.
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
invite:
{K}. Get it out of your head and into a box.
Your good intentions need somewhere to live. {K}.
news:
{K}. Ticked off with a flourish.
{K}. It gets its own line, and possibly a sticker.

== painting-watercolor 🎨
under: art
nouns: watercolor, watercolour, watercolors, painting, oil painting, acrylic painting, watercolor painting
nouns: paint and sip, paint night, gouache, plein air, easel, paint by numbers, painting class, landscape painting
nouns: art class, acrylic pour, paint palette, abstract painting, watercolor class, bob ross, palette knife
nouns: still life, oil paints, portrait painting, watercolor workshop, paint by number, oil pastels, paintings
nouns: oil paintings, watercolor paintings, paint pour
tags: Painting, ArtistsOfInstagram, PaintingProcess, ArtLovers
turn:
{K}. Every one goes through an ugly stage. So does whoever is holding the brush.
Sooner or later, everybody dips the brush in the tea. {K}.
{K}: the sky was planned, the cloud just happened.
The hard part is knowing when to stop. The easy part is adding a tree. {K}.
Every color on the palette, and the sleeve always picks one, too. {K}.
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
{K}. Nothing but light, color and a bit of nerve.
invite:
{K}. That empty wall of yours has been staring back.
Nobody is bad at this. Some are just more abstract. {K}.
news:
{K}. Still wet, please admire from a distance.
{K}. Broad strokes, big news.

== drawing ✏️
under: art
nouns: drawing, sketching, sketch, sketchbook, doodling, illustration, digital art, pencil drawing, urban sketching
nouns: comic drawing, life drawing, inktober, portrait drawing, charcoal drawing, figure drawing, colored pencils
nouns: manga drawing, anime drawing, procreate drawing, caricature, zentangle, cartoon drawing, ink drawing
nouns: kids drawing, character design, fan art, fanart, sketchbook tour, doodles, sketches, drawings, pencil sketch
nouns: line drawing
tags: Drawing, ArtistsOfInstagram, DrawEveryDay, ArtLovers
turn:
{K}. One eye came out beautifully. Now the other one has to match.
The hands are behind the back. They're always behind the back. {K}.
{K}: one line, one more line, and suddenly somebody is looking back.
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
invite:
{K}. Crooked lines are welcome.
Everybody could draw once. Come and remember. {K}.
news:
{K}. Drawn that way from the start.
{K}. That's one for the sketchbook, in ink.

== scrapbook-origami ✂️
under: craft
nouns: scrapbook, scrapbooking, paper crafts, card making, papercraft, collage, handmade card, handmade cards
nouns: paper flowers, decoupage, scrapbook page, quilling, washi tape, paper mache, scrapbook layout, paper garland
nouns: rubber stamps, craft paper, bookbinding, stamping craft, scrapbook pages, card making class
tags: PaperCraft, CraftTime, MakersGonnaMake
turn:
{K}. There's glitter on it, near it and, from now on, on everything.
Measured, cut, moved a tiny bit left, and now it's art. {K}.
{K}: an afternoon, a glue stick and no visible table.
Some paper is too beautiful to cut, and so it waits in a drawer until nobody knows why. {K}.
One page, they said, and now everybody is crying over a ticket stub. {K}.
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
invite:
{K}. Clear the table and lose track of the scissors.
Your drawer of “too nice to use” is ready. {K}.
news:
{K}. That one gets stuck in, with love.
{K}. The glue is still drying, so hold still.

== origami 🕊️
under: craft
nouns: origami, paper crane, paper cranes, paper folding, origami crane, origami paper, origami flowers
nouns: origami dragon, origami class, folded paper star, paper stars, origami frog
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
invite:
{K}. Your fingertips already know how to do this.
Sit down, we'll start with the easy fold. {K}.
news:
{K}. It unfolded nicely.
{K}. There's a new crease in the plan.

== metal-detecting 🔎
under: hobby-collecting
nouns: metal detecting, metal detector, rock hunting, rockhounding, fossil hunting, gold panning, magnet fishing
nouns: gem hunting, detectorist, arrowhead hunting, metal detecting finds, fossil hunt, rock hound
tags: TreasureHunt, LookWhatIFound, ExploreOutdoors
turn:
{K}. Hours of searching for gold, and a bottle cap gets a round of applause.
The best finds are right there, under everybody's feet. {K}.
{K}: walking very slowly with very big hopes.
Nobody else bent down for it, so it must be treasure. {K}.
It's certainly something. The rest is research. {K}.
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
invite:
{K}. Wear old boots and bring your inner pirate.
Come and look down for a change. {K}.
news:
{K}. Quite a find.
{K}. Found, cleaned and shown to everybody.

== stamps-coins 🔎
under: hobby-collecting
nouns: stamp collection, stamp collecting, coin collection, coin collecting, old coins, rare coin, rare coins
nouns: postage stamps, postcard collection, banknotes, silver dollar, antique coins, philately, stamp album
nouns: coin collector, stamp collector, rare stamp, rare stamps
tags: Collector, MyCollection, Collecting
turn:
{K}. Small, old, and the reason there's a magnifying glass in my pocket.
Birthdays get forgotten. Where each of these came from, never. {K}.
{K}: one gap in the row, and I can hear it at night.
It's worth nothing and I wouldn't sell it for anything. {K}.
“Just looking,” says the face of somebody who is not just looking. {K}.
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
invite:
{K}. Somewhere in here is the one you're missing.
Show us the one you know nothing about. {K}.
news:
{K}. One more for the good drawer.
{K}. Looked at from both sides, with the good lens.

== comics-cards 🃏
under: hobby-collecting
nouns: trading card, trading cards, pokemon cards, baseball cards, card collection, sports cards, magic the gathering
nouns: mtg, card show, pokemon card, booster pack, card binder, holographic card, rookie card, graded cards
nouns: pack opening, pokemon booster, pokemon tcg, lorcana, yugioh, yu-gi-oh, football cards, basketball cards
nouns: hockey cards, trading card game, trading card shop, card shop
tags: Collector, Collectibles, FanLife
turn:
“Just one pack” is how every binder begins. {K}.
Mint condition, which is more than I can say for me. {K}.
{K}: the binder is full, and the binder has a cousin.
A double, a double, a double, a small heart attack. {K}.
Some people grow out of it. Others grow a bigger binder. {K}.
reader:
Sealed forever, or opened on the way to the car? {K}.
{K}. Which one did you once trade away, and do you still think about it?
Play with them, trade them or lock them away: what's your policy? {K}.
scene:
A slow tear, one eye open, a very high noise. {K}.
“You have that one already.” “This one is slightly different.” {K}.
Clean hands, flat surface, no sudden movements. {K}.
plain:
{K}. A pocket-sized piece of being a kid.
Some people keep diaries. Others keep these in sleeves. {K}.
{K}. Paper, ink and a racing heart.
invite:
{K}. Trade fair, gasp freely.
Somebody here is looking for the one you have. {K}.
news:
{K}. Sleeved, shelved and stared at.
{K}. Mint condition feelings.

== anime 📺
under: binge
nouns: anime, anime night, naruto, one piece anime, demon slayer, dragon ball, sailor moon, attack on titan
nouns: my hero academia, anime marathon, anime series, shonen anime, anime club, anime episode, anime movie
nouns: anime season, jujutsu kaisen, isekai, anime list, anime opening
tags: Anime, AnimeLife, Otaku
turn:
“Just one arc” is a lie with many seasons. {K}.
I know every opening song by heart and understand none of the words. {K}.
{K}: one punch, and it takes the whole episode to land.
Everybody comes for the fights and cries over a bowl of noodles. {K}.
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
invite:
{K}. Sit down, we'll start at episode one and see who leaves.
Your watchlist says no. Your heart is already humming the theme. {K}.
news:
{K}. Cue the dramatic wind and the flying hair.
{K}. To be continued after the opening song.

== cosplay ✨
under: costume
nouns: cosplay, cosplayer, comic con, comic-con, anime convention, cosplay costume, cosplay wig, cosplay contest
nouns: con season, fan convention, renaissance faire, ren faire, cosplay build, cosplay armor, renfaire
nouns: cosplay photoshoot, foam armor, cosplay makeup, prop making, con outfit, comic convention, first cosplay
nouns: group cosplay, costume contest, larp, larping
tags: Cosplay, Cosplayer, CosplayLife
turn:
{K}. Regular life is for shy people. The foam sword changes things.
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
A stranger strikes the same pose. Friends now. {K}.
“Can I take a picture?” The best sentence of the day. {K}.
plain:
{K}. It's good to love something out loud.
For a day, you get to be who you drew in your schoolbooks. {K}.
{K}. Finally, people who get the reference.
invite:
{K}. Come as your favorite, or as yourself in good shoes.
Your people will be there, and some of them have wings. {K}.
news:
{K}. The glue gun would like to thank everybody.
{K}. Still in character, mostly.

== model-trains 🤏
under: lego
nouns: model train, model trains, model railroad, model railway, scale model, model kit, model airplane, model ship
nouns: miniatures, dollhouse, diorama, warhammer, gunpla, gundam model, model cars, train set, toy train
nouns: dollhouse miniatures, book nook kit, miniature house, model building, die-cast cars, miniature village, n scale
nouns: ho scale, tabletop miniatures, model aircraft, model trains layout, train layout, train layouts, model tank
nouns: model boat, paint miniatures, miniature dollhouse, gundam, gunpla kit, model kits, plastic model
tags: ScaleModel, ModelBuilding, Miniatures, MiniWorld
turn:
{K}. A whole little world, and finally one where I'm in charge.
The smallest part always falls on the carpet. It lives there then. {K}.
{K}: tiny, detailed, and the size of an entire weekend.
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
invite:
{K}. Glasses on, lean in, breathe out sideways.
Small parts, long evenings, happy people. {K}.
news:
{K}. Huge, at a very small scale.
{K}. No small thing.

== building-bricks 🧱
under: lego
nouns: lego, legos, lego set, lego sets, lego build, lego house, lego castle, building bricks, lego city
nouns: lego star wars, lego flowers, lego technic, minifigure, lego minifigures, duplo, building blocks, lego room
nouns: lego collection, lego car, lego train, lego store, magna-tiles, magnetic tiles, lego tower, lego robotics
nouns: lego club, brick set, k'nex, lincoln logs
tags: BuildItYourself, BuildingBlocks, PlayTime
turn:
Grown-ups only want to help with the roof, and then they move in. {K}.
The bag is empty, the page is not, and everybody looks under the table. {K}.
{K}: click by click, until it's too late to be sensible.
Follow the instructions and still feel like an architect. {K}.
The missing one is found in the dark, by a foot. {K}.
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
invite:
{K}. Imagination required, slippers advised.
Make some room on the floor, and a little on the shelf. {K}.
news:
{K}. Everything is clicking.
{K}. Watch your step, it's a building site.

== magic-tricks ✨
under: theatre
nouns: magic trick, magic tricks, magic show, card trick, magician, close-up magic, illusionist, coin trick
nouns: illusion show, hypnotist show, magic act, magic class, sleight of hand
alone: juggling
tags: ShowTime, LiveShow, TheatreLife
turn:
{K}. Watch very closely, and you'll see exactly what you're meant to see.
Practice in front of the mirror until the mirror believes you. {K}.
{K}: years of work so that it looks like nothing at all.
The hand is quicker than the eye, except in front of a very small person. {K}.
I know there's an explanation. Please don't tell me. {K}.
reader:
Do you want to know how it's done, or stay amazed? {K}.
{K}. Front row to catch them out, or back row to believe?
Which stunt would you learn if nobody could see you practice? {K}.
scene:
A hush, a hand, a flourish, and a whole row says “no way”. {K}.
“Again!” cries the smallest voice in the room, already suspicious. {K}.
“Pick a card.” A long, suspicious pause. {K}.
plain:
{K}. It's nice to be surprised on purpose.
For a moment everybody in the room is a child. {K}.
{K}. A little wonder does a lot of good.
invite:
{K}. Bring your eyes. You can't trust them, but bring them.
Sit close. You still won't see how. {K}.
news:
{K}. Ta-da.
{K}. Nothing up my sleeve but joy.

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
invite:
{K}. Come as you are, thoughts included.
Your phone can sit outside and think about itself. {K}.
news:
{K}. Received calmly, with one eye open.
{K}. Breathing in, breathing out, smiling a bit.

== book-club 📖
under: book
nouns: book club, book club night, book club pick, silent book club, book swap, reading marathon, readathon, book nerd
nouns: book club meeting, bookworm, book discussion, bookclub, reading group, buddy read, read-along, online book club
nouns: book exchange, reading party, book club snacks, silent reading party
tags: Bookstagram, Reading, BookLovers, BookTalk
turn:
{K}. Read it until the part you're about to have opinions on.
The pile is taller, the time is shorter, and there's always another. {K}.
{K}: snacks, gossip and, toward the end, chapter one.
Turn one more page and miss your stop, your tea and possibly a birthday. {K}.
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
invite:
{K}. Finished or not, you're one of us.
Strong opinions are welcome, page numbers optional. {K}.
news:
{K}. Bookmark that.
{K}. To be continued, says every page.

== novel-writing ✍️
under: writing
nouns: first draft, manuscript, nanowrimo, writing a novel, writing a book, my novel, second draft, word count
nouns: writer's block, writing sprint, screenplay, short story, rough draft, editing my novel, creative writing
nouns: book draft, writing retreat, beta readers, writing group, self-publishing, plot outline, book outline
nouns: author life, fanfiction, fan fiction, novel draft, debut novel, novel outline, writing my novel
nouns: writing my book, nano
tags: WritingCommunity, AmWriting, WritersLife
turn:
{K}. The hero was supposed to leave the house by now. The hero is making tea.
The spices have been alphabetized, so the next sentence must be close. {K}.
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
invite:
{K}. Bring the draft. Yes, even that draft.
The story in your head would like to meet somebody. {K}.
news:
{K}. There's a chapter in that.
{K}. The villain is furious, so it must be good.

== poetry 🪶
under: book
nouns: poetry, poem, poems, haiku, poetry slam, spoken word, poetry night, poet, sonnet, limerick, poetry reading
nouns: poetry book, poetry collection, slam poetry, love poem, instapoetry, poetry workshop, open mic poetry, chapbook
nouns: writing poetry, blackout poetry, poetry prompt
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
invite:
{K}. Come for one line, leave with it in your pocket.
Read it out loud. That's where it wakes up. {K}.
news:
{K}. There's no rhyme for it, and no reason needed.
{K}. Line break here, for effect.

== genealogy 🌳
under: family
nouns: genealogy, family tree, family history, ancestry, ancestry dna, dna test, family research, family bible
nouns: family archive, 23andme, ancestry research, genealogy research, family records, old letters, family crest
nouns: surname research, census records, heritage trip
tags: Genealogy, FamilyHistory, FamilyTree, Ancestry
turn:
{K}. You go looking for royalty and find a long line of people with good turnips.
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
invite:
{K}. A name, a place or a good old rumor is all you need.
Every attic has a clue in it. Check yours. {K}.
news:
{K}. That one goes on the tree.
{K}. Somewhere an ancestor is nodding.

== volunteering 🤝
under: charity
nouns: volunteering, volunteer, volunteer day, beach cleanup, community service, volunteer work, litter picking
nouns: park cleanup, food drive, food pantry, trash pickup, community cleanup, cleanup day, river cleanup, toy drive
nouns: book drive, coat drive, community garden day, volunteer training, tree planting day, habitat for humanity
nouns: meals on wheels, clothing drive
tags: Volunteer, Community, HelpingHands
turn:
{K}. Come to help a little and leave knowing everybody's name.
Nobody gets paid, and everybody stays longer than planned. {K}.
{K}: tired feet, dusty gloves, no complaints.
“Many hands,” they say, and it turns out to be true. {K}.
You give an hour, and it gives back more than that. {K}.
reader:
What got you to say yes the first time? {K}.
{K}. Would you rather carry, sort, cook or talk to people?
If everybody gave one hour, what should we start with? {K}.
scene:
“Where do you need me?” The best question in the room. {K}.
A folding table, a stack of boxes, a chain of hands. {K}.
Sleeves up, list in hand, everybody already knows everybody. {K}.
plain:
{K}. Small hands, big pile, done together.
It doesn't take heroes. It takes people who turn up. {K}.
{K}. Kindness, with sleeves rolled up.
invite:
{K}. Come with an hour and old shoes.
There's a job for every kind of person, even the shy kind. {K}.
news:
{K}. Many hands, light work.
{K}. Hats off to everybody who turns up.

== improv-standup 🎭
under: theatre
nouns: improv, stand-up comedy, stand up comedy, stand-up, improv night, improv class, comedy night, comedy show
nouns: comedy club, open mic comedy, comedian, sketch comedy, improv show, improv troupe, first set comedy
nouns: roast night, comedy set, comedy gig, improv games, comedy tour, comedy special, standup comedy, standup
alone: comedy
tags: ComedyNight, StandUpComedy, LiveComedy
turn:
{K}. The punchline has left through the side door.
In the head, the whole room laughs. In the room, somebody coughs warmly. {K}.
{K}: panic, but with better lighting.
Say yes, say and, say anything. The lights are on. {K}.
The bit that gets cut is the one that kills in the kitchen afterward. {K}.
reader:
Would you rather forget everything, or laugh at your own joke? {K}.
{K}. What do you do with your hands up there?
Front row: brave, foolish or asking for it? {K}.
scene:
One laugh, from the back. I'd like to adopt that person. {K}.
“Give me a place!” “A dentist's!” It's always a dentist's. {K}.
Pacing, mumbling, nodding at a wall. It's called preparation. {K}.
plain:
{K}. It's brave to stand up there, and braver to go back.
A room that laughs together is a good room. {K}.
{K}. Being silly takes practice.
invite:
{K}. The louder you laugh, the better it gets.
Bring a friend with a contagious laugh. {K}.
news:
{K}. Thank you, you've been lovely.
{K}. Perfect timing.

== film-night 🍿
under: film
nouns: film night, movie night, movie marathon, drive-in movie, drive-in, outdoor movie, horror movie
nouns: horror movie night, scary movie, rom-com, movie theater, cinema, movie date, disney movie, oscar night
nouns: documentary, film club, film festival, double feature, classic movie, backyard movie night, outdoor cinema
nouns: film premiere, girls movie night, star wars marathon, family movie night, romantic comedy, movie night at home
nouns: movie screening, jurassic park
tags: MovieNight, FilmNight, MovieLovers
turn:
Choosing what to watch takes longer than watching it. {K}.
Asleep by the second scene, and still full of opinions. {K}.
{K}: the snacks never make it to the title.
You can know how it ends and still cry on schedule. {K}.
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
invite:
{K}. Find a seat before the tall ones do.
Blankets allowed, spoilers confiscated. {K}.
news:
{K}. Roll the credits, thank the snacks.
{K}. The sequel is already being discussed on the couch.

== home-brewing 🫧
under: beer
nouns: home brewing, homebrew, homebrewing, home brew, mead, mead making, wine making, winemaking, cider making
nouns: brew day, home brewed beer, brewing kit, beer brewing, homemade wine, cider press
tags: HomeBrewing, Fermentation, SmallBatch
turn:
{K}. It's alive, it's bubbling, and it lives in a closet.
Mostly cleaning bottles, with a short break for joy. {K}.
{K}: patience, sugar and a lid that makes you nervous.
The label has a date and a brave name. {K}.
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
invite:
{K}. Taste first, ask what's in it after.
Bring a glass and an honest face. {K}.
news:
{K}. Something has been brewing.
{K}. Cheers to the slow ones.

== concert-going 🎶
under: concert
nouns: concert, concert night, live music, music festival, concert tickets, stadium concert, live band, rock concert
nouns: open air concert, mosh pit, band tour, tour announcement, country concert, band merch, tribute band
nouns: first concert, concert outfit, setlist, battle of the bands, dj set, festival season, crowd surfing
tags: LiveMusic, ConcertNight, MusicLovers
turn:
{K}. Paying to hear somebody sing, and then singing louder.
My ears are ringing, my feet are flat, and I'd go back in right now. {K}.
{K}: strangers on every side, and we all know the same words.
The view is perfect until somebody's phone has a better one. {K}.
The song everybody came for is the encore. Of course it is. {K}.
reader:
Which opening chord would make you scream, no matter where you are? {K}.
{K}. Up front and squeezed, or at the back with room to dance?
Film it or live it: where's your phone during the big song? {K}.
scene:
The lights go. Everybody's shoulders go up at once. {K}.
“I LOVE THIS ONE!” “WHAT?” “THIS ONE!” {K}.
One more song, one more song, one more song. {K}.
plain:
It's different when the song is in the same room as you. {K}.
A whole crowd, one chorus, no strangers. {K}.
{K}. Some evenings you keep humming for days.
invite:
{K}. Your feet will suffer and your heart won't notice.
Come early for the good spot, stay for the goosebumps. {K}.
news:
{K}. Excuse the voice, it has been singing.
{K}. Louder, for the ones at the back.

== rpg-games 🎮
under: video-games
nouns: zelda, elden ring, rpg, open world game, baldur's gate, side quest, boss fight, final boss, skyrim
nouns: final fantasy, dark souls, the witcher, jrpg, main quest, role playing video game, save point
nouns: breath of the wild, rpg games
tags: Gaming, RPGGamer, VideoGames
turn:
{K}. The world needs saving, and somebody is in the forest picking mushrooms.
The main quest can wait. Somebody in the village lost a chicken. {K}.
{K}: one more try, said the sun as it came up.
The bag is full of potions nobody will ever dare to use. {K}.
Every dark hallway with a save point at the end is a warning. {K}.
reader:
{K}. Do you talk to every villager, or run straight for the dragon?
Stealth, sword or run past everything: how do you fight? {K}.
How long do you spend on the face before the story even starts? {K}.
scene:
Full health, a big door, suddenly very loud music. {K}.
“Just to the next save point.” Nobody has ever stopped there. {K}.
plain:
{K}. A good story, and you get to hold the wheel.
Some of the best walks lead across a map that doesn't exist. {K}.
invite:
{K}. The dragon can wait until you've found a chair.
Bring a sword, a snack and a free weekend. {K}.
news:
{K}. New quest accepted.
{K}. The bards will sing about it.

== cozy-games 🎮
under: video-games
nouns: animal crossing, stardew valley, the sims, cozy game, cozy games, cozy gaming, sims, farming game, farming sim
nouns: farm sim, farming simulator
tags: CozyGames, CozyGamer, Gaming
turn:
{K}. Real laundry: untouched. Pixel carrots: watered.
Somewhere out there is a dragon. In here there's a vegetable patch. {K}.
{K}: a to-do list that people fight over doing.
The neighbors in there are easier to please than the ones out here. {K}.
A loan to pay off, and for once it's fun. {K}.
reader:
Straight rows or total chaos: what does your little world look like? {K}.
{K}. Do you build the house first, or redo the wallpaper forever?
Who's your favorite neighbor in there, and does the real one know? {K}.
scene:
Blanket, tea, tiny people doing tiny chores. {K}.
“One more day.” The rooster crows. “All right, one more day.” {K}.
plain:
{K}. Nothing to win, plenty to tidy up.
A little world where everybody waves back. {K}.
invite:
{K}. Come in, water something, stay a season.
Bring a blanket and no ambition at all. {K}.
news:
{K}. The turnips are pleased.
{K}. One more thing growing nicely.

== orchestra 🎼
under: music
nouns: orchestra, orchestra rehearsal, youth orchestra, symphony, school band, concert band, string quartet
nouns: spring concert, holiday concert, winter concert, christmas concert, band concert, orchestra concert
nouns: classical concert, symphony orchestra, big band, philharmonic, school orchestra, chamber music
nouns: chamber orchestra
tags: LiveMusic, MusicLovers, Ensemble
turn:
{K}. So many people breathing in at the same moment.
The triangle waits the whole evening for one note, and nails it. {K}.
{K}: proof that a crowd can agree on something.
One person coughs between the pieces, and then everybody does. {K}.
Somewhere in the back row, somebody is counting rests with great dignity. {K}.
reader:
Whom do you watch: the conductor, the soloist or the one with the biggest instrument? {K}.
{K}. Front row for the fingers, or balcony for the sound?
Which instrument would you grab if they let you sit in? {K}.
Do you clap between the movements, or wait until somebody braver starts? {K}.
scene:
Everybody tunes at once, and somehow it's a favorite piece. {K}.
A raised hand, a hush, one breath, and there it is. {K}.
Music stands, page turns, one proud face behind a very large instrument. {K}.
plain:
{K}. Many parts, and each one matters.
You hear it best when you close your eyes. {K}.
{K}. It takes a whole room to make that sound.
invite:
{K}. Find a seat, turn off the phone, breathe in with everybody.
Unwrap the cough drops before the quiet part. {K}.
news:
{K}. A standing ovation for that.
{K}. All in tune, and all at once.

== open-mic 🎙️
under: theatre
nouns: open mic, open mic night, open mic nights, open mike, open mike night, open stage, talent show, talent night
nouns: variety show, story slam, storytelling night, open mic evening
tags: OpenMic, OpenMicNight, OnStage
turn:
{K}. A stool, a microphone, and a heart rate.
Everybody came to watch, and half of them have something in their pocket. {K}.
{K}: brave people first, braver people after the break.
The list by the door starts with one name and a lot of staring. {K}.
It takes a few minutes on stage and a whole week to decide. {K}.
reader:
What would you bring: a song, a story, a poem or the exit? {K}.
{K}. First on the list, or somewhere safely in the middle?
Who do you know who should finally get up there? {K}.
scene:
A tap on the microphone. “Is this on?” It's on. {K}.
Hands shaking, paper shaking, voice steady. {K}.
“I've never done this before.” The warmest applause of the evening. {K}.
plain:
{K}. No stars, just people with something to say.
A room that listens is a gift. {K}.
{K}. Everybody gets a turn, and everybody gets a clap.
invite:
{K}. Get up there, or come and clap like you mean it.
Bring whatever you've been practicing in the kitchen. {K}.
news:
{K}. That deserves a microphone.
{K}. Big round of applause, please.

== pickleball 🏓
under: racket-sport
nouns: pickleball, pickleball court, pickleball paddle, pickleball tournament, pickleball league, pickleball club
nouns: pickleball paddles, pickleball lessons, pickleball team, pickleball game, pickleball lesson, pickleball clinic
nouns: pickleball courts
tags: Pickleball, PickleballLife, PickleballAddict
turn:
{K}. The only kitchen everybody is told to stay out of.
Everybody starts with “just one game” and leaves with a league. {K}.
{K}: a small court with very large feelings.
The sweetest people out there will dink you to pieces. {K}.
It takes minutes to learn and a lifetime to stop mentioning it. {K}.
reader:
Are you a banger or a dinker, and who told you so? {K}.
{K}. Who got you into it, and have you forgiven them?
Was it in? Both sides of the net have a view. {K}.
scene:
Pock, pock, pock, silence, laughter. {K}.
“You were in the kitchen.” “I was not.” “Your toe was.” {K}.
A paddle in the trunk, just in case. {K}.
plain:
{K}. An hour outside the head, with a plastic ball.
You turn up alone and leave with a group chat. {K}.
{K}. Friendly, fast and a bit addictive.
invite:
{K}. Bring water, we'll find you a partner.
Grab a paddle, the kitchen is closed but the court isn't. {K}.
news:
{K}. Zero, zero, start.
{K}. Paddle tap for that.

== table-tennis 🏓
under: racket-sport
nouns: table tennis, ping pong, ping pong table, table tennis tournament, table tennis club, ping-pong
nouns: ping pong tournament, office ping pong, table tennis match, table tennis table
tags: TableTennis, PingPong, RacketSports
turn:
{K}. The ball weighs nothing, and it always rolls under the heaviest thing.
Calm people turn very serious behind that little net. {K}.
{K}: a sport you can lose in office shoes.
Every serve has a spin, and nobody knows which one. {K}.
Half the exercise is picking up the ball. {K}.
reader:
Who in your family or office is suspiciously good at it? {K}.
{K}. Proper grip, or whatever your uncle taught you?
Do you play to win, or play to keep it going? {K}.
scene:
Tick, tock, tick, tock, “it hit the edge!” {K}.
“It touched.” “It didn't.” Both look at the table for help. {K}.
A tiny ball, a huge lunge, a lamp that barely survives. {K}.
plain:
{K}. Small table, big fun.
A few minutes back and forth, and the head is clear. {K}.
invite:
{K}. Winner stays on, loser fetches the ball.
Pick a paddle, any paddle, the good one is gone. {K}.
news:
{K}. Back and forth on that, happily.
{K}. Point taken.

== board-sports 🌊
under: thrill
nouns: windsurfing, kitesurfing, wakeboarding, wake surfing, wingfoil, kiteboarding, water skiing, wakesurfing
nouns: wakeboard, water skis, waterskiing, windsurf, wing foiling, kitesurf lesson, tubing behind the boat, foiling
nouns: windsurfing lesson
tags: WaterSports, OnTheWater, AdrenalineRush
turn:
{K}. Flying for a second, drinking lake for the rest.
The secret is to let go in time. Nobody ever does. {K}.
{K}: everything is under control until it pulls.
Your arms will feel it. Your grin will too. {K}.
One good run, and the whole dock hears about it until dark. {K}.
reader:
What's harder for you: getting up or giving up? {K}.
{K}. Did you get up the first time, or did you mostly swim?
Who's the one in your crew who makes it look easy? {K}.
scene:
“Ready?” A thumb goes up, and so does the spray. {K}.
Knees bent, eyes up, nose full of water. {K}.
plain:
{K}. Wind, water, and nothing else in the head.
Falling is soft, mostly. {K}.
{K}. Tired arms, wide smile.
invite:
{K}. Wet hair guaranteed, dignity optional.
Bring a towel and somebody to film the fall. {K}.
news:
{K}. That made a splash.

== roller-skating 🛼
under: thrill
nouns: roller derby, derby girl, derby team
nouns: rollerblades, rollerblading, inline skating, roller skates, roller skating, roller rink, roller disco
nouns: roller skate, skate night, rollerskating, rollerskates, inline skates, quad skates, skating party
tags: RollerSkating, SkateLife, OnWheels
turn:
{K}. Going is easy. It's the stopping that needs a friend.
The floor is hard, the music is good, and one makes up for the other. {K}.
{K}: cool until somebody has to turn.
Knee pads are not a fashion statement, but they're a wise one. {K}.
Some people glide. Others wave their arms beautifully. {K}.
reader:
How do you stop: brake, wall or nearest person? {K}.
{K}. Laces tight and fast, or slow laps along the edge?
Forward only, or do you dare to go backward? {K}.
scene:
Wobble, roll, wave, oh no, wall. {K}.
Hands held in a row, one wobble, everybody down. {K}.
A pebble. It's always a pebble. {K}.
plain:
{K}. Good music makes better wheels.
Nothing feels like that first smooth lap. {K}.
{K}. Fall, laugh, get up, roll on.
invite:
{K}. Tall socks on, knees soft, here we go.
Bring your worst balance and your best song. {K}.
news:
{K}. Rolling right along.
{K}. Wheels up.

== ice-hockey 🏒
under: team-sport
nouns: ice hockey, hockey practice, hockey rink, pond hockey, hockey skates, hockey game, hockey season, hockey mom
nouns: hockey dad, nhl, hockey stick, hockey team, hockey tournament, street hockey, hockey player, hockey night
nouns: stanley cup playoffs, hockey jerseys
tags: Hockey, HockeyLife, HockeySeason
turn:
{K}. The nicest people you know, and then somebody drops the puck.
The bag takes up the whole trunk, and so does the smell. {K}.
{K}: cold hands, hot heads, everybody on their feet.
Nobody sees the puck. Everybody sees the celebration. {K}.
Early alarms taste better with a thermos in the stands. {K}.
reader:
Who's the loudest voice behind the glass? {K}.
{K}. Goal, assist or glorious save: what gets you out of your seat?
What's your lucky habit on game day, and does it work? {K}.
scene:
Scrape, pass, clang, the whole bench groans. {K}.
Cold seat, hot cup, one eye on the clock. {K}.
Tape, laces, helmet, a nod, out they go. {K}.
plain:
{K}. Cold rink, warm crowd.
It's a whole family in the same colors. {K}.
{K}. Fast, loud and over far too soon.
invite:
{K}. Bring a blanket and your outdoor voice.
Find a seat behind the glass and hold your drink. {K}.
news:
{K}. The bench has heard.
{K}. Sticks tapping on the boards for that.

== murder-mystery 🔎
under: game
nouns: murder mystery, murder mystery dinner, murder mystery party, murder mystery night, mystery game, detective game
nouns: mystery party, mystery dinner, clue board game, cluedo, whodunit, murder mystery game
tags: MurderMystery, Whodunit, GameNight
turn:
{K}. Everybody at the table has a motive, and somebody has the gravy.
It's always the one who passes the salt too calmly. {K}.
{K}: the only evening where suspicion is good manners.
The butler has an alibi. The butler has worked on it all week. {K}.
Everybody lies beautifully, and then it's time for dessert. {K}.
reader:
Who in your circle would be the most convincing villain? {K}.
{K}. Do you take notes, or just point at people?
Detective, suspect or suspicious guest with a fan: who would you be? {K}.
scene:
“Where were you when the lights went out?” “In the kitchen, with the cake.” {K}.
A gasp, a dropped spoon, everybody looks left. {K}.
One raised eyebrow, and the whole table stops chewing. {K}.
plain:
{K}. A little drama, served between courses.
Good friends, bad accents, one secret. {K}.
invite:
{K}. Come in costume, trust nobody, save room for dessert.
Bring an alibi, and practice it. {K}.
news:
{K}. Case closed.
{K}. The plot thickens.

== bath-treats 🛁
under: self-care
nouns: bath bomb, bath bombs, bath salts, sugar scrub, bath products, bath salt, foot soak, shower steamer
nouns: shower steamers, salt scrub, bath soak
tags: BathTime, BathAndBody, SelfCareTime
turn:
{K}. The email can wait. It isn't waterproof.
The door is locked, and nobody can find me. {K}.
{K}: because a shower only rinses off the day.
The plan was a quick wash. The fingers are prunes. {K}.
Something smells expensive, and it's the bathroom. {K}.
reader:
Who knocks on the door the second you lie down? {K}.
{K}. Flowers, citrus or a walk in the woods: how should a bathroom smell?
Use it at once, or save it for a day that deserves it? {K}.
scene:
Steam on the mirror, book on the edge, world outside. {K}.
A sniff, a sigh, one more sniff. {K}.
plain:
{K}. A small vacation behind a closed door.
A quiet quarter of an hour can save a whole day. {K}.
{K}. Something nice for tired skin and tired people.
invite:
{K}. Your bathroom has been too plain for too long.
Smell it first, then try to leave without it. {K}.
news:
{K}. Consider me soaked in joy.

== scavenger-hunt 🔎
under: game
nouns: scavenger hunt, treasure hunt, treasure hunting, geocaching, geocache, letterboxing, photo scavenger hunt
nouns: geocache find, nature scavenger hunt, scavenger hunt party
tags: ScavengerHunt, TreasureHunt, ExploreMore
turn:
{K}. The clue says “look up”. Everybody is crawling.
It was in the obvious place. It's always in the last obvious place. {K}.
{K}: a walk, but with a plot.
The one with the map isn't the one with the sense of direction. {K}.
Nothing makes people walk faster than the word “clue”. {K}.
reader:
Do you run ahead, or read the clue twice? {K}.
{K}. What would you hide, and could you keep quiet about it?
Who in your family gets far too competitive about this? {K}.
scene:
“Cold. Colder. Warm. HOT.” {K}.
Heads together over a crumpled note, one finger pointing the wrong way. {K}.
A rustle, a shriek, everybody comes running. {K}.
plain:
{K}. Looking closely is half the fun.
You come for the prize and remember the hunt. {K}.
invite:
{K}. Good shoes, sharp eyes, no peeking.
Bring a team that can read upside down. {K}.
news:
{K}. X marks the spot.
{K}. Found it.

== beachcombing 🐚
under: beach
nouns: beachcombing, sea glass, sea glass hunting, mudlarking, seashells, seashell, shelling, shell hunting
nouns: seashell collection, driftwood, sand dollar, sand dollars, beach glass, sea shells, conch shell
tags: Beachcombing, BeachFinds, BeachLife
turn:
{K}. Eyes down, pockets full, sense of time gone.
The sea threw it away. Its loss. {K}.
{K}: the slowest walk with the heaviest pockets.
Every windowsill has room for one more, until it falls off. {K}.
The best one is always under the next wave. {K}.
reader:
Jar, windowsill or the bottom of the bag: where do yours live? {K}.
{K}. What's the best thing the tide ever left for you?
Only the perfect ones, or the broken ones too? {K}.
scene:
Bend, look, rinse, pocket. Bend, look, rinse, pocket. {K}.
Wet cuffs, cold fingers, a tiny triumph. {K}.
“Is that one?” “It's a chip bag.” “Oh.” {K}.
plain:
{K}. Something small that took the sea a long time.
A bit of shore to take home. {K}.
{K}. Worn smooth, like all the best things.
invite:
{K}. Wear pockets. Deep ones.
Come and look down for a while. {K}.
news:
{K}. What a find.

== crystals 💎
under: hobby-collecting
nouns: crystals, crystal collection, rock collection, mineral collection, fossil collection, minerals, geode, geodes
nouns: amethyst, rose quartz, gemstones, crystal shop, quartz, selenite, fossil, fossils
alone: crystal
tags: CrystalLove, Collector, MyCollection
turn:
{K}. It took the earth ages, and one shelf ran out of room right away.
Every one was the last one. Ask any of them. {K}.
{K}: heavy pockets, happy owner.
Other people collect dust. These look better in the light. {K}.
It caught the light, and that settled it. {K}.
reader:
Sparkly, raw or perfectly round: which one ends up in your hand? {K}.
{K}. Windowsill, bedside table or a box with labels?
Do you choose the stone, or does it choose you? {K}.
scene:
Held up to the window, turned, put down, picked up again. {K}.
“It's a rock.” A very long, hurt silence. {K}.
plain:
{K}. Very old, very patient, rather beautiful.
A little piece of the earth to keep nearby. {K}.
{K}. Every one of them is different.
invite:
{K}. Come and see which one follows you home.
Bring curious hands and strong shelves. {K}.
news:
{K}. Solid.
{K}. That one sparkles.

== comics 📚
under: book
nouns: comic book, comic books, comics, comic, graphic novel, graphic novels, manga, comic collection, comic shop
nouns: manga collection, webcomic, comic strip, comic store, manga haul, comic book store, marvel comics, manga volume
tags: Comics, ComicBooks, ComicFan
turn:
{K}. The pictures are not there because the words were too hard.
“I only read it for the art,” with tears in both eyes. {K}.
{K}: one more issue, and the stack leans a little further.
The next volume is on its way. The patience is not. {K}.
Some people grow out of it. The rest of us need a bigger shelf. {K}.
reader:
Hero, villain or the sidekick who does all the work? {K}.
{K}. Read it at once, or keep it in its sleeve?
Which one did you lend out and never see again? {K}.
scene:
Flat on the floor, chin in the hands, the next page already lifting. {K}.
“It's for kids, isn't it?” Somewhere, thunder. {K}.
plain:
{K}. A whole world, one panel at a time.
Some stories need ink. {K}.
{K}. Best read under a blanket with a flashlight.
invite:
{K}. Come in for one issue. It's never one issue.
Ask what to start with, and clear your weekend. {K}.
news:
{K}. To be continued.
{K}. Big lettering, exclamation mark, stars.

== figures ✨
under: hobby-collecting
nouns: funko pop, funko pops, action figure, action figures, hot wheels, vintage toys, collectible figures
nouns: statues collectible, blind box, labubu, sonny angel, labubus, blind boxes, funko collection, collectible toy
nouns: designer toy, bearbrick
tags: Collector, Collectibles, ToyCollector
turn:
{K}. It was only going to be one, and it looked lonely.
The shelf is full. The shelf has been full for a while. {K}.
{K}: small faces, big presence.
It watches over the desk and hasn't done a minute of work. {K}.
A grown-up bought it, with grown-up money, for a very young reason. {K}.
reader:
In the box forever, or out where you can enjoy it? {K}.
{K}. Which one would you save first?
Lined up by size, by color or by who gets along? {K}.
scene:
“It's an investment.” It's wearing a tiny hat. {K}.
Turned a little to the left. A little more. Perfect. {K}.
plain:
{K}. A little something that makes the shelf smile.
A piece of being a kid that got to stay. {K}.
{K}. Small heroes, big shelf.
invite:
{K}. Somebody here has been waiting for your shelf.
Come and look them all in the eye. {K}.
news:
{K}. One more face on the shelf.
{K}. Shelf space found, somehow.

== circus 🎪
under: theatre
nouns: circus, circus show, juggler, acrobat, acrobats, acrobatics, trapeze, aerial silks, circus school, circus act
nouns: circus class, cirque du soleil, tightrope, juggling act, flying trapeze, fire breathing, stilt walking
tags: Circus, CircusArts, ShowTime
turn:
{K}. Nobody in the audience breathes out until both feet are down.
It looks like flying. It's mostly practice and chalk. {K}.
{K}: the job everybody threatened to run away to.
Gravity applies to everybody, and some people negotiate. {K}.
The hardest part is making it look like nothing. {K}.
reader:
Which act would you be: the high one, the strong one or the one with the pies? {K}.
{K}. Do you watch through your fingers, or with your mouth open?
Front row, or safely out of reach? {K}.
scene:
Drumroll, hush, gasp, roar. {K}.
A popcorn stops halfway to a mouth and stays there. {K}.
plain:
{K}. For an evening, everybody is a kid with sticky hands.
Wonder does people good. {K}.
{K}. Brave, bright and a bit mad.
invite:
{K}. Bring somebody small, or somebody who still is.
Take a seat and hold on to your popcorn. {K}.
news:
{K}. Drumroll, please.
{K}. Step right up.

== photo-album 📷
under: photography
nouns: photo album, photo albums, memory book, photo book, family album, old family photos, baby book, old photographs
nouns: family photo album, childhood photos, baby photos, baby pictures, old pictures, scanned photos, home movies
nouns: home videos
tags: PhotoMemories, MemoryLane, FamilyMemories
turn:
{K}. Everybody looks so young, and the wallpaper looks so loud.
One quick look, and the afternoon is gone. {K}.
{K}: proof of every haircut.
Somebody was always behind the camera, and somebody always blinked. {K}.
The picture is blurry. The memory isn't. {K}.
reader:
Who took the pictures in your family, and are they in any of them? {K}.
{K}. Which one would you frame, and which one would you hide?
Shoebox, album or phone: where do your memories live? {K}.
scene:
“Who's that?” Glasses on. “I think that's the neighbor.” {K}.
Turn a page, laugh, turn a page, go quiet. {K}.
A finger on a face, and a story begins. {K}.
plain:
{K}. A small time machine with worn corners.
Pictures get better with every year you keep them. {K}.
{K}. Good to look back for a while.
invite:
{K}. Those pictures deserve more than a phone.
Bring the shoebox, all of it. {K}.
news:
{K}. One to keep.

== kombucha 🫧
under: cold-drink
nouns: kombucha, kombucha brewing, scoby, kombucha scoby, fermentation, fermenting, kefir, water kefir
nouns: homemade kombucha, kombuchas, ginger bug
tags: Fermentation, Fermented, FermentedDrinks
turn:
{K}. It's alive, it's bubbling, and it has its own shelf.
Nobody warns you how loud a lid can be. {K}.
{K}: half science, half houseguest.
It fizzes when it's happy, which is more than most of us do. {K}.
Looks strange, smells stranger, gone in a minute. {K}.
reader:
Ginger, berry or plain: what's your first sip? {K}.
{K}. Did you like it at once, or did it take a few brave sips?
Who in your house refuses to open that jar? {K}.
scene:
Pssst. A sniff. A careful sip. A bigger one. {K}.
“What's that in the jar?” “That's the boss.” {K}.
plain:
{K}. It does its thing in the corner, quietly and well.
Time does the work and asks for nothing. {K}.
{K}. A little sour, a little sweet, very alive.
invite:
{K}. Taste it first, ask questions later.
Come for a sip, and mind the fizz. {K}.
news:
{K}. Something has been bubbling.

== quiet-concert 🎶
under: music
nouns: jazz night, acoustic night, acoustic set, acoustic session, house concert, live jazz night, singer-songwriter
nouns: songwriter night, acoustic concert, jazz club, jazz brunch, blues night, unplugged session, songwriters night
nouns: acoustic gig, jazz concert
tags: LiveMusic, MusicLovers, AcousticSession
turn:
{K}. The whole room leans in, so nobody dares to open the chips.
You hear the fingers on the strings and the ice in the glass. {K}.
{K}: proof that quiet can fill a room.
Somebody closes their eyes and nods like a professor. {K}.
The song was short. The silence after it was the best part. {K}.
reader:
Front table, back wall or next to the piano: where do you sit? {K}.
{K}. Eyes closed, or watching the hands?
Who would you bring: the talker or the listener? {K}.
scene:
A stool, a lamp, a low “good evening”. {K}.
One solo, one raised eyebrow, soft applause in the middle. {K}.
A waiter tiptoes, a spoon falls, everybody forgives it. {K}.
plain:
{K}. Music from close enough to hear it breathe.
A small room, a good song, nowhere else to be. {K}.
{K}. An evening to listen to.
invite:
{K}. Find a seat close to the sound.
Come in softly, stay for one more song. {K}.
news:
{K}. On a warm, low note.

== sewing-machine 🧵
under: sewing
nouns: sewing machine, sewing machines, serger, overlocker, vintage sewing machine, old sewing machine
nouns: singer sewing machine, embroidery machine, industrial sewing machine, sewing machine repair
tags: SewingMachine, Sewing, SewingLove
turn:
{K}. It purrs until you're nearly finished.
The bobbin runs out in the last corner. It's a rule. {K}.
{K}: heavier than it looks and smarter than it lets on.
Threading it is a meditation with swearing. {K}.
It has more stitches than anybody has ever used, and one zigzag everybody loves. {K}.
reader:
Does yours have a name, or only a temper? {K}.
{K}. Who taught you to thread one?
Full speed, or one stitch at a time? {K}.
scene:
Rattle, rattle, rattle, crunch, silence. {K}.
A small lamp, a humming table, pins in a row. {K}.
“Why is it making that noise?” “Don't look at it.” {K}.
plain:
{K}. A good sound in a quiet house.
So many things have been saved by it. {K}.
invite:
{K}. Bring the fabric and the thing you gave up on.
Take the cover off, it's been waiting. {K}.
news:
{K}. Full speed ahead, straight seam.

== badminton 🏸
under: racket-sport
nouns: badminton, shuttlecock, shuttlecocks, badminton match, badminton court, badminton club, badminton racket
nouns: badminton tournament, backyard badminton, badminton team, badminton practice, badminton racquet
tags: Badminton, BadmintonLovers, RacketSports
turn:
{K}. A feather, a whoosh, and somebody in the bushes looking for it.
It looks gentle. Ask the lungs. {K}.
{K}: the wind has a say, and it's never on your side.
The smash was perfect. The net had other plans. {K}.
It floats, it floats, it floats, and then it's suddenly on the floor. {K}.
reader:
Smash it, or drop it just over the net with a smile? {K}.
{K}. Hall, garden or beach: where did you learn?
Doubles: who calls “mine”, and who believes it? {K}.
scene:
A squeak of soles, a swish, a tiny thud. {K}.
“Was that in?” Both sides study the line. {K}.
One stuck in the tree, one stuck on the roof, one left. {K}.
plain:
{K}. Light as a feather, and out of breath all the same.
A racket, a friend, and something that flies. {K}.
invite:
{K}. Bring soft shoes and quick wrists.
Grab a racket, we'll find the feather. {K}.
news:
{K}. That flew.
`;
