export const media = `
== puzzle 🧩
nouns: rubik's cube, rubiks cube
tags: PuzzleTime, PuzzleLover, BrainTeaser, Puzzles
turn:
{K}. I was about to give up, and then I wasn't.
{K}. Who needs sleep when there's one more to solve?
{K}. My brain made a noise, and then it got it.
{K}. I don't need help. I'd like a hint, though.
{K}. Nobody talk to me, I nearly have it.
{K}. I've been staring at it so long that it blinked.
It was supposed to take the train ride. I've missed my stop. {K}.
Half of it falls into place by itself. The other half has a personality. {K}.
reader:
{K}. Do you ask for help or die trying?
{K}. A system or pure stubbornness?
{K}. How long before you look up the answer? Be honest.
Who's the one in your family that finds the answer from across the room? {K}.
Leave it lying there for days, or stay up until it's done? {K}.
Do you like people helping, or should they please go and make coffee? {K}.
scene:
Squinting, muttering, one triumphant finger in the air. {K}.
“Got it!” Pause. “No.” {K}.
Tea gone cold, one eye shut, so close. {K}.
“Don't tell me.” A long silence. “All right, tell me.” {K}.
A sigh, a turn, another angle, the same sigh. {K}.
plain:
{K}. A quiet hour that goes by like a minute.
{K}. Click. That tiny sound is worth the whole evening.
{K}. A good workout for everything above the eyebrows.
{K}. Nothing to win, and still so hard to put down.
invite:
{K}. For the person who would have solved it by now.
Bring fresh eyes, mine have stopped working. {K}.
news:
{K}. Nobody breathe on it.
{K}. One tiny step, one very loud “ha!”

== vinyl 🎶
nouns: vinyl, vinyl records, vinyl record, record player, turntable, record store, record collection, lp
nouns: crate digging, record store day, vinyl collection, old records, jazz records, new records, gramophone
nouns: phonograph, rare vinyl, record crate, record stand, vinyl haul, record haul, 45s, vintage records, vinyl lp
nouns: old record, jazz record
alone: records
tags: VinylCollection, NowSpinning, RecordLover, VinylLover
turn:
{K}. Just one, and then the bag was heavy.
{K}. It crackles a little. So do I.
{K}. You can't skip a song without getting up, and that's the point.
{K}. The shelf is full, and it has been for some time, and here we are.
{K}. Through the wall, somebody has started to hum along.
{K}. I own a phone with every song on it, and still.
Sound you have to carry home under your arm. {K}.
{K}. Somebody's name is written on the sleeve, and I hope they're well.
reader:
{K}. What was the first album you ever bought with your own money?
{K}. Side A or side B person?
{K}. Which album has no song to skip?
Do you buy for the music or for the cover? {K}.
Do you sort by alphabet, by mood or by who's coming over? {K}.
scene:
The needle drops, a soft crackle, everybody hushes. {K}.
Lights low, volume up, cover in my hands. {K}.
Fingers flipping, eyebrows rising, wallet trembling. {K}.
Held by the edges, tilted to the lamp, one breath to blow off the dust. {K}.
The end of a side, the soft tick, nobody wants to get up. {K}.
plain:
{K}. Some songs deserve to be held.
{K}. Music you have to sit down for.
{K}. A little dust, a little crackle, a lot of soul.
Sit down, there's a whole side ahead of us. {K}.
invite:
{K}. Tag the friend with the best taste in music.
{K}. Come over, bring your favorite, we'll play it loud.
news:
{K}. The skip button has been retired.
{K}. On repeat, as far as getting up allows.

== book 📚
nouns: book, books, reading, reading list, to be read pile, tbr pile, paperback, new book, book launch, book signing
nouns: fantasy novel, romance novel, thriller, mystery novel, bookmark, bookmarks, current read, reading challenge
nouns: second-hand books, used books, first novel, reading hour, hardcover, biography, nonfiction
nouns: science fiction novel, crime novel, page turner, bestseller, book stack, favorite book, book cover
nouns: book release, book tour, self-help book, reading slump, historical fiction, used book, second-hand book
tags: Bookstagram, BookLovers, Bookish, ReadersOfInstagram, BookLife, Reading
turn:
{K}. One more chapter, said the liar.
The pile by the bed isn't out of control. It's load-bearing. {K}.
The evening is booked out, by people who don't exist. {K}.
{K}: cheaper than a flight, and the legroom is better.
The bookmark is a receipt, a ticket, a leaf. Never a bookmark. {K}.
Nobody ask anything until the end of the chapter. {K}.
{K}. In the middle of a chapter, so in another century.
The bookshop had a chair, and that was the end of my errands. {K}.
Judged by the cover, then by the first line, then by the smell. {K}.
reader:
Dog-eared corners: a crime, or how books get loved?
Read the book first or watch the film first?
How many books are you reading at once, and do they know about each other?
Which book did you press on everybody you know?
Do you peek at the last page, or do you have principles?
scene:
“What's it about?” “I can't explain. Just take it.” {K}.
That paper smell, and a corner of the sofa that knows you. {K}.
“Are you busy?” “I'm reading.” “So you're not busy.” A long look over the page.
plain:
{K}. Good company that never minds the silence.
There is always a little more room in a life for a story.
{K}, a comfortable seat and nobody needing anything.
{K}. You look up, and it's dark outside, and you've been far away.
invite:
{K}. Your reading pile says no. Your heart says shelf space.
{K}. Tag the friend who never gave your book back.
{K}. No spoilers, please, there are readers present.
{K}. Your bedside table was getting lonely anyway.
news:
{K}. Put a bookmark here, I'll want to come back to this.
{K}. The plot thickens, the tea cools.
{K}. See the footnotes for how I really feel.
{K}. Worth a corner folded down.
{K}. Read that sentence again, it's a good one.
{K}. Somebody on the train has read it too and is nodding.
{K}. Somebody should write that down. Oh, wait.

== music 🎵
nouns: music, song, songs, new song, playlist, playlists, album, albums, new album, vinyls, band practice, synth
nouns: recording session, studio session, new single, debut single, debut album, jam session, songwriting
nouns: christmas music, jazz, lo-fi, music video, road trip playlist, workout playlist, party playlist, band rehearsal
nouns: new ep, debut ep, love song, love songs, summer playlist, cover song, country music, pop music, rock music
nouns: hip hop, rap, r&b, reggae, classical music, indie music, band camp, song of the summer, new music, music class
nouns: jazz trio, jazz quartet, acoustic duo, one-man band
alone: beats, ep
tags: MusicLovers, MusicIsLife, MusicDaily, NowPlaying
turn:
{K}. Volume: a discussion. Taste: not up for one.
Everybody knows all the words, except for the ones in the verses. {K}.
{K}. Hard to explain, easy to hum.
Every wrong note is jazz if you nod afterward. {K}.
{K}. Sounds best between the shower and the towel.
{K}. Somewhere an audience of one is on its feet.
reader:
What was the first song you ever knew by heart?
Lyrics first or melody first: what gets you into a song?
Which song are you banned from singing at home?
Loud in the car or quiet on headphones: where does music sound best?
Which song do you ration so that it never gets old?
Which instrument did you give up, and do you miss it?
scene:
Eyes closed, foot tapping, completely off the beat. {K}.
“One more time from the top,” and everybody breathes in. {K}.
That one second of silence right before the first note. {K}.
The air drums have been performed. The applause was internal. {K}.
Eyes shut, face serious, whole stadium in the head. {K}.
plain:
{K}. Some things are easier to play than to say.
A good song can turn a whole day around.
{K}. The kitchen becomes a stage, the spoon becomes a microphone.
{K}. It's hard to stay in a bad mood around music.
invite:
{K}. Bring your ears, the rest will follow.
{K}. Tag the friend who always starts humming first.
{K}. Come as you are, in tune or not.
news:
{K}. On repeat since.
{K}. Cue the key change.
{K}. Hum along if you feel the same.
{K}. All of this in the key of “well, well, well.”
{K}. The neighbors asked for a slower version.
{K}. Turn that bit up again.
{K}. Foot already tapping under the table.
{K}. Stuck in the head, and paying no rent.

== film 🎬
nouns: movie, movies, rooftop cinema, short film, romcom, series marathon, binge watch, streaming night
nouns: film screening, christmas movie, christmas movies, superhero movie, star wars, star trek, movie trailer
nouns: film trailer, official trailer, horror movies, action movie, new movie, movie premiere, movie theatre
nouns: animated movie, oscars, movie ticket, 3d glasses, movie soundtrack, favorite movie, old movies
nouns: black and white movie, marvel movie, old movie
alone: trailer
tags: MovieTime, FilmLovers, NowWatching, MovieLovers
turn:
{K}. The snacks never make it past the opening titles.
Choosing what to watch takes longer than watching it.
I'm not crying, the credits are just moving very fast. {K}.
The hand is at the bottom of the popcorn before the title. {K}.
I said no spoilers, then gasped before everybody else. {K}.
{K}. Somebody on the sofa always sleeps through the ending.
Every villain has a point, if you have enough popcorn.
reader:
Do you talk during a film, or glare at the people who do?
Subtitles on, always, or only when somebody mumbles? {K}.
Which film have you seen so often that you could play every part?
Salty popcorn or sweet, when the film is long?
Do you sit through the credits, or race for the exit? {K}.
Rewatch an old favorite, or risk a film nobody has vouched for?
scene:
“Who's that?” “We're all watching the same film.”
Are you still watching? Yes, and no need for that tone. {K}.
Credits roll and nobody moves. {K}.
The trailer ends, and every row whispers its verdict.
plain:
{K}. A good story, a dark room, nothing else needed.
Some stories are better on a sofa, some on a big screen, all of them with snacks. {K}.
{K}. I like the part where the world outside goes quiet.
{K}. A while in somebody else's shoes, with snacks.
invite:
{K}. Save your favorite seat before somebody tall does.
{K}. Tag the friend who always asks what is happening.
{K}. Spoilers stay outside.
{K}. Just bring your best gasp.
news:
{K}. I would watch the sequel to this.
{K}. No spoilers, but I have feelings.
{K}. Somebody cue the dramatic strings.
{K}. The popcorn stopped halfway to the mouth.
{K}. Roll the credits, thank the crew.
{K}. Not a word about the ending, please.

== binge 📺
under: film
nouns: tv show, tv shows, netflix, netflix night, binge watching, binge, season finale, reality tv, couch night
nouns: k-drama, kdrama, sitcom, crime show, true crime, cliffhanger, rewatch, tv night, popcorn night, cartoon
nouns: cartoons, harry potter marathon, film marathon, lord of the rings marathon, fandom, tv series, new series
nouns: limited series, netflix series, hbo series, show finale, series finale, streaming service, soap opera
nouns: telenovela, season premiere, pilot episode, reality show, dating show, baking show, great british bake off
nouns: love island, the bachelor, cartoon marathon, tv marathon, show marathon, netflix marathon, sitcom marathon
nouns: horror movie marathon, marvel marathon, christmas movie marathon, disney marathon, movie night marathon
nouns: documentary marathon
alone: series, streaming, finale, remote, episode, episodes
tags: BingeWatching, SeriesLover, CouchTime, TVTime
turn:
“One more episode” is the longest story I keep telling.
It asked if I'm still watching. That felt personal.
{K}. My couch has a shape, and the shape is me.
I said I'd wait for you. I watched it and then I acted. {K}.
{K}. I've solved it. I was wrong. I've solved it again.
The plot twist was not ready for my reaction, and neither were the neighbors' walls.
reader:
{K}. Who's the character you'd actually want as a friend?
Subtitles on or off? This decides who gets the remote.
What's the show you've rewatched until you could perform it?
Skip the intro or sing along? {K}.
scene:
Blanket, snacks, phone far away, hush. {K}.
“Wait, who's that?” Me, in every single scene. {K}.
Credits roll. Nobody moves. Somebody whispers “next”. {K}.
A gasp, a pause button, a long discussion. {K}.
plain:
{K}. The world can knock, I'm in another one.
Some stories feel like a visit from old friends. {K}.
{K}. Under one blanket, all of us worried about the same fictional person.
It's nice to care deeply about people who don't exist. {K}.
invite:
{K}. Bring a blanket and strong opinions.
news:
{K}. No spoilers, or we're over.
{K}. Pause it, we need to talk about this.

== game 🎲
nouns: speed cubing, pool night, arcade, arcade night, game tournament, bingo, bingo night, pool table, billiards
nouns: snooker, foosball, foosball table, poker table, air hockey, air hockey table, pinball, pinball machine
nouns: pool tournament, shuffleboard, cornhole, cornhole tournament, lawn games, party games, card game tournament
nouns: yard games, charades, game show, musical chairs
tags: GameTime, GamersOfInstagram, LetsPlay, GameNight, Gaming
turn:
{K}. It's only a game, said whoever was winning.
Gracious in theory. In practice, there will be a rematch. {K}.
{K}: where quiet people turn out to be dangerous.
Nobody reads the rules until somebody is losing.
One more round is a unit of time nobody can measure. {K}.
{K}. There was a strategy, and then it was my turn.
I play for fun, and winning is fun. {K}.
Nobody flips the table anymore. We just glare at it. {K}.
reader:
Are you here to win, or here for the snacks between turns? {K}.
Who in your circle is not allowed to keep score? {K}.
Do you let beginners win, or teach them the hard way? {K}.
Which game has ended the most evenings early at your place?
Do you read out all the rules first, or start and argue later?
Do you celebrate a win out loud, or with one very annoying smile? {K}.
scene:
“That's not in the rules.” “Show me where it isn't.”
Official scoreboard: one winner, several people who were distracted.
House rules (noun): whatever the person losing remembers. {K}.
“Are you sure about that?” The oldest trick in any game.
plain:
{K}. Good company, low stakes, high drama.
It's a happy thing to take something silly this seriously. {K}.
{K}. Around one table, everybody is a child again.
invite:
{K}. Bring your best game face and a plan for losing.
{K}. Tag the one who always demands a rematch.
Sore losers welcome, sore winners under observation. {K}.
{K}. Bring the friend you have never beaten.
news:
{K}. Somebody's uncle is already explaining what went wrong.
{K}. Didn't see that move coming.
{K}. I'd like to see the rulebook on that.
{K}. The scoreboard doesn't lie. I might.
{K}. A rematch has been demanded.
{K}. Best of one, they said. Best of many, it became.
{K}. House rules are being rewritten.

== concert 🎤
nouns: gig, gigs, silent disco, live jazz, album tour, dj night, first gig, band night, rave, rock festival
nouns: jazz festival, folk festival, reggae festival, festival camping, festival outfit, festival lineup, music fest
nouns: arena show, stadium tour, pop concert, live show, tour dates, reunion tour, soundtrack concert
alone: festival, encore
tags: LiveMusic, MusicLovers, GoodSounds, ConcertNight
turn:
{K}. Arrive with a voice, leave with a whisper.
The person who knows every word is always the one behind you. {K}.
Sore feet, ringing ears, and already looking up the next date. {K}.
{K}: the one place where shouting along counts as good manners.
{K}. It's kind of the band to join in with the crowd.
The tallest person always finds the spot in front of me. {K}.
Clapping on the beat is a skill, and half the room is still training. {K}.
reader:
Right at the front or at the back near the exit? {K}.
First live show you ever went to: do you admit it?
Film your favorite song, or put the phone away and sing it?
Which song must never be missing from a set?
Sing along at the top of your lungs, or let people hear the band?
scene:
Lights go down, and a whole room breathes in at once. {K}.
“WHAT?” “I SAID IT'S GOOD.” “WHAT?” {K}.
The bass arrives in your ribs before it reaches your ears. {K}.
One chord, and the whole crowd says “ohhh” in the same key.
plain:
{K}. There is nothing like hearing it in the room.
A crowd singing the same line is a wonderful thing.
Some songs only make sense with other people around.
Some songs you carry home in your chest. {K}.
invite:
{K}. Warm up your voice and loosen your knees.
Bring your dancing shoes or your best head nod. {K}.
{K}. Knowing the words is optional.
{K}. There's a spot by the speaker that needs your questionable dancing.
news:
{K}. Somebody should tell the people in the back row.
{K}. Once more from the chorus, please.
{K}. The air guitars have been tuned.
{K}. One more song, please, and then one more.
{K}. It will be hummed in the car for days.

== podcast 🎙️
nouns: podcast, podcasts, my podcast, our podcast, podcast episode, podcast episodes, new episode, new episodes
nouns: new podcast episode, podcast season, podcast recording, podcast studio, podcast interview, podcast guest
nouns: podcasting, behind the mic, recording day, audio drama, interview episode, bonus episode, latest episode
nouns: first episode, pilot podcast, podcast launch, video podcast, true crime podcast
tags: ContentCreator, BehindTheScenes, NowPlaying, CreatorLife
turn:
Nobody likes their own voice, and I had to hear mine for hours. {K}.
{K}: talking to nobody now, so that somebody can listen later.
Take one was perfect, except that the record button disagreed. {K}.
I said “um” so often that it deserves a credit. {K}.
The best part always happens right after somebody presses stop. {K}.
Half of the work is editing out the other half. {K}.
A garbage truck has perfect timing and it knows when we record. {K}.
“We'll keep it short,” said nobody who ever held a microphone.
Half a plan, a whole pot of coffee, and somebody who can't stop talking. {K}.
{K}. A good question, a long answer, a dog in the background.
reader:
Normal speed, or faster until we all sound like squirrels? {K}.
Where do you listen: kitchen, car or pretending to be asleep? {K}.
Do you skip the intro, or hum along with it? Listeners, show yourselves.
Who would you want as a guest on a podcast about your life?
Long episode for a long walk, or short one for the dishes?
Do you start a show at the first episode, or jump in wherever it sounds good?
scene:
“Testing, testing, is this on?” It was not on. {K}.
Headphones on, red light, somebody's stomach has a comment. {K}.
Dear editor: please cut the part where I laughed like that. {K}.
A closet full of coats is a recording studio if you're brave. {K}.
Intro music, deep breath, welcome back, wrong name, start again. {K}.
plain:
{K}. Thank you for letting us into your ears and your evenings.
It still amazes me that somebody out there presses play. {K}.
A good conversation deserves to be overheard. {K}.
{K}: something to keep you company while you do something else.
Every listener is a stranger who stayed. Thank you. {K}.
Voices in the kitchen, and nobody has to tidy up for them. {K}.
invite:
{K}. Press play, then do the dishes. You'll hardly notice them.
Your commute deserves better company. {K}.
{K}. Hear it, then argue with us in the comments.
Listen first, judge the laugh later. {K}.
{K}. For the friend who starts sentences with “I heard somewhere that”.
Bring headphones and a bit of time for yourself. {K}.
news:
{K}. Let's leave that in the edit.
{K}. Don't touch that dial, or whatever phones have.
{K}. Said into a microphone, so it must be true.
{K}. The microphone heard everything.
{K}. You couldn't script it, and we tried.

== social-media 📱
nouns: instagram, tiktok, selfie stick, algorithm, the algorithm, screen addiction, phone storage, going viral
nouns: notifications, dms, phone battery, twitch, discord, blogging, social media detox, instagram stories
nouns: screen time report, doomscrolling, instagram feed, viral video, going viral on tiktok, comment section
nouns: meme page
alone: meme, memes, likes, comments, spam
turn:
A quick look at the time, and an hour is gone. {K}.
{K}. The weekly report comes up, and everybody looks at the floor.
It knows what I want before I do, and it's rude about it. {K}.
{K}. The caption took longer than the thing it's about.
Airplane mode is a kind of vacation. {K}.
Everybody looks so busy having fun on there. We're all on the sofa. {K}.
I typed a clever reply and then sent a heart. {K}.
reader:
How long can yours lie face down before you miss it? {K}.
{K}. Post it right away, or let it sit in the drafts until it's too late?
Who in your life sends you the best things to laugh at, without a word? {K}.
Mute, unfollow or hate-read with dedication? {K}.
scene:
Typing, deleting, typing, posting, regretting. {K}.
“Just one video,” said a person with no plans for the evening anymore.
Phone at arm's length, chin down, light just right. {K}.
Scroll, scroll, laugh through the nose, show nobody. {K}.
Thumb hovering, thumb down, oh no, that was a like. {K}.
plain:
It's only a small screen, but there are good people in it.
{K}. A little heart from a stranger still does something.
Look up now and then. It's nice out there as well. {K}.
Between all the noise, somebody kind says hello. {K}.
invite:
{K}. Come say hi, we answer.
{K}. Save this for the next time you stare at a blank caption.
Say hello in the comments, they get lonely. {K}.
news:
{K}. Thumbs everywhere need a day off.
{K}. If you've read this far, we're friends.
{K}. Seen, liked, thought about on the bus.

== cassette 📼
under: vinyl
nouns: cassette, cassettes, cassette tape, cassette tapes, mixtape, mixtapes, walkman, cassette player, tape deck
nouns: tape player
tags: MixTape, RetroTech, Throwback
turn:
{K}. Rewinding taught a whole generation patience.
It took a whole evening to make, and it said everything I couldn't. {K}.
{K}: the batteries ran out and everybody sang more slowly.
The case is cracked, the title is handwritten, the songs are perfect. {K}.
reader:
Who made one for you, and do you still know the order of the songs? {K}.
{K}. Do you still own something to play it on?
What was on the first one you bought yourself? {K}.
scene:
A pencil, a loop of tape, a slow and careful turn. {K}.
Finger on “record”, radio on, please don't talk over the intro. {K}.
“How do you skip?” asks the back seat. “You wait.” {K}.
plain:
{K}. A small plastic box full of one summer.
You couldn't scroll past it, so you learned it by heart. {K}.
{K}. Side by side with dust, and still singing.
invite:
{K}. Somebody's attic is full of these, and somebody knows a pencil trick.
Dig out the shoebox, we'll bring the pencil. {K}.
news:
{K}. Press play, and somebody is young again.
{K}. Be kind, rewind.

== cookbook 📖
under: book
nouns: cookbook, recipe books, recipe box, recipe card, recipe cards, cookery book, family cookbook
nouns: grandma's recipe book, recipe collection
tags: Cookbook, HomeCooking, RecipeCollection
turn:
{K}. The best pages are the ones stuck together.
I read it in bed like a novel, and then made toast. {K}.
{K}: a fat one, a thin one, one with a burn mark, all with the same cake.
“A pinch”, it says, in the handwriting of somebody with bigger hands. {K}.
It opens by itself at the one page everybody loves. {K}.
reader:
Follow it to the letter, or treat it as a rough suggestion? {K}.
{K}. Which page of yours has the most stains?
Whose handwriting do you still cook from? {K}.
scene:
Propped up against the flour, one page held down with an egg. {K}.
“It says overnight.” A look at the clock. “Pizza.” {K}.
plain:
{K}. Somebody's kitchen, handed over.
Every stain is a dinner that somebody liked. {K}.
{K}. Good food, written down before it gets lost.
invite:
{K}. Open it anywhere and cook what you see.
Get hungry on page one. {K}.
news:
{K}. The apron has been taken off its hook.
{K}. Somebody's grandmother would have used more butter.

== picture-book 🧸
under: book
nouns: children's book, children's books, picture book, picture books, board book, board books, kids book, kids books
nouns: kids' books, childrens books, storybook, baby books, nursery rhymes, bedtime book, pop-up book
nouns: kids book series, nursery rhyme
tags: PictureBook, KidsBooks, ReadAloud
turn:
{K}. Read so often that the reader could be asleep and nobody would notice.
Skip one page and see what happens. {K}.
{K}: chewed at the corners, loved in the middle.
A mouse, a moon, a hat, and suddenly the grown-up needs a tissue. {K}.
reader:
Which one can you recite without looking? {K}.
{K}. Do you do the voices?
Which story from your own childhood would you read to anybody? {K}.
scene:
“Again.” The last page hasn't even closed. {K}.
A small finger on every picture, a name for every duck. {K}.
“And why?” “It doesn't say.” “But why?” {K}.
plain:
{K}. A lap, a lamp, a story.
Short words can go very deep. {K}.
{K}. Some friends live between hard covers.
invite:
{K}. Bring a lap and a funny voice.
For small listeners who know if you skip. {K}.
news:
{K}. The bear on page one is already famous here.
{K}. The bookshelf at knee height has a new star.

== coloring-book 🖍️
under: craft
nouns: coloring book, coloring books, colouring book, coloring pages, coloring page, adult coloring book, coloring
nouns: colouring, activity book, dot to dot
tags: Coloring, ColoringBook, CreativeTime
turn:
{K}. Somebody else drew the hard part, and I take the credit.
It's for adults, which means nobody tells me to stop. {K}.
{K}: cheaper than a retreat, and you can eat snacks.
Purple tree, green sky, no regrets. {K}.
One petal took a whole phone call. {K}.
reader:
Inside the lines, or are lines a conspiracy? {K}.
{K}. Which color is always the shortest in your box?
Start in the middle, at the edge or with the easiest leaf? {K}.
scene:
Tongue between the teeth, elbow on the table, the world can wait. {K}.
“Can I do a corner?” “One corner.” {K}.
plain:
{K}. Quiet hands, quiet head.
Nothing has to come of it, and that's the point. {K}.
{K}. A bit of color for a gray afternoon.
invite:
{K}. Sit down, sharpen up, leave the phone elsewhere.
Pick a page, pick a color, breathe. {K}.
news:
{K}. The red one is down to a stub.
{K}. It goes straight on the fridge.

== community-festival 🎪
under: event-public
nouns: food festival, wine festival, arts festival, street festival, cultural festival, book festival
nouns: literary festival, winter festival, summer festival, spring festival, kite festival, hot air balloon festival
nouns: fringe festival, comedy festival, cheese festival, medieval festival, renaissance fair, community festival
nouns: heritage festival, village festival, town festival, science festival, light festival, block party festival
nouns: chocolate festival, seafood festival
tags: FestivalFun, CommunityEvent, LocalEvents
turn:
{K}. I went for one stand and saw all of them, some more than once.
Parking is far away, shoes are wrong, mood is excellent. {K}.
{K}: the whole town with its mouth full.
The map is folded wrong and nobody needs it anyway. Follow the noise. {K}.
reader:
First a full round to look, or straight to the first stand? {K}.
{K}. What do you carry home every time, though you never plan to?
Who do you always lose in the crowd, and where do you find them? {K}.
scene:
“Meet you at the big tree.” Everybody meets at the big tree. {K}.
A paper plate, no table, an elbow as a shelf. {K}.
A small person on tall shoulders, pointing the way. {K}.
plain:
{K}. A whole town outside, for once, at the same time.
Strangers sharing a bench and a napkin. {K}.
{K}. Noise, smells and people in a good mood.
invite:
{K}. Come hungry and leave the good shoes at home.
Wear shoes you can stand in, and bring whoever you can carry. {K}.
news:
{K}. Somebody is already practicing the parking.
{K}. Somebody is hanging up bunting.

== video 🎬
under: social-media
nouns: video, videos, new video, new videos, my new video, youtube channel, youtube video, youtube videos, youtube
nouns: vlog, vlogs, vlogging, live stream, livestream, livestreams, twitch stream, streaming setup, stream setup
nouns: tutorial video, video editing, video shoot, short video, reel, instagram reel, youtube shorts, video content
nouns: behind the scenes video, filming day, timelapse, time-lapse, slow motion video, b-roll
tags: ContentCreator, BehindTheScenes, CreatorLife
turn:
{K}. A minute to watch, an age to make.
Take one was perfect, except that nobody had pressed record. {K}.
{K}: the neighbors have heard the intro more often than anybody online.
Half of it is editing. The other half is looking for the file. {K}.
The frozen face in the preview was not chosen by the face. {K}.
reader:
Sound on, or do you read everything in silence like a spy? {K}.
{K}. Do you watch to the end, or skip to the good bit?
Which moment would you watch twice? {K}.
scene:
“Rolling.” A dog. “Rolling.” A truck. “Rolling.” A sneeze. {K}.
A phone against a mug, a mug on some books, a miracle of engineering. {K}.
Hand over the lens, “is it on?”, a close view of a nostril. {K}.
plain:
{K}. A small window into somebody's day.
Press play and keep somebody company for a while. {K}.
{K}. Moments move, and sometimes you catch one.
invite:
{K}. Press play, we'll do the rest.
Watch it once for the story and once for the dog in the back. {K}.
news:
{K}. The blooper pile is growing.
{K}. Somebody cue the music.

== vhs 📼
under: film
nouns: vhs, vhs tape, vhs tapes, vcr, dvd player, dvds, dvd collection, blu-ray, video rental store, video store
nouns: camcorder, old home videos, super 8, dvd, home video, home movie
tags: RetroTech, Throwback, MovieLovers
turn:
{K}. Nobody scrolled through it, and we watched the same one all winter.
The case is from a different film. It always is. {K}.
{K}: somebody recorded over a wedding with a football match.
The picture wobbles, and so does the person filming. {K}.
reader:
Which one did you wear out by watching? {K}.
{K}. Do you still own something to play it on?
Who always held the camera in your family, and who always hid? {K}.
scene:
A click, a hum, a stripe across the screen, and everybody's hair is different. {K}.
“Is it recording?” Long shot of a carpet. {K}.
plain:
{K}. A shelf full of evenings.
Blurry, too loud and full of people you love. {K}.
{K}. Some pictures are better with a bit of snow on them.
invite:
{K}. Bring the box from the attic, we'll find the cable.
Somebody in there is blowing out candles. {K}.
news:
{K}. Be kind, rewind.
{K}. The whole sofa has lined up to watch.
`;
