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
{K}. I've been staring at it so long that it's staring back.
reader:
{K}. Do you ask for help or die trying?
{K}. A system or pure stubbornness?
{K}. How long before you look up the answer? Be honest.
Who's the one in your family that finds the answer from across the room?
scene:
Squinting, muttering, one triumphant finger in the air. {K}.
“Got it!” Pause. “No.” {K}.
Tea gone cold, eyebrows up, so close. {K}.
plain:
{K}. A quiet hour that goes by like a minute.
{K}. There's nothing like the moment it falls into place.
{K}. A good workout for everything above the eyebrows.
news:
{K}. The dining table is taken until further notice.
invite:
{K}. Tag the person who would've solved it by now.

== vinyl 🎶
nouns: vinyl, vinyl records, vinyl record, record player, turntable, records, record store, record collection, lp, crate digging, record store day, cassette tapes, mixtape, vinyl collection
tags: VinylCollection, NowSpinning, RecordLover, VinylLover
turn:
{K}. I came for one and left with a heavier bag.
{K}. It crackles a little. So do I.
{K}. You can't skip a song without getting up, and that's the point.
{K}. My shelf has no room, and my heart doesn't care.
{K}. The neighbors are learning to love it.
{K}. I own a phone with every song on it, and still.
reader:
{K}. What was the first album you ever bought with your own money?
{K}. Side A or side B person?
Which album can you listen to from start to end without skipping?
Do you buy for the music or for the cover?
scene:
The needle drops, a soft crackle, everybody hushes. {K}.
Lights low, volume up, cover in my hands. {K}.
Fingers flipping, eyebrows rising, wallet trembling. {K}.
plain:
{K}. Some songs deserve to be held.
{K}. Music you have to sit down for.
{K}. An old sound that never gets old.
news:
{K}. The skip button has been retired.
invite:
{K}. Tag the friend with the best taste in music.
{K}. Come over, bring your favorite, we'll play it loud.

== book 📚
nouns: book, books, reading, reading list, to be read pile, tbr pile, paperback, new book, cookbook, book launch, book signing, fantasy novel, romance novel, thriller, mystery novel, bookmark, bookmarks, current read, reading challenge, second-hand books, used books, children's book, picture book, first novel, reading hour
tags: Bookstagram, BookLovers, Bookish, ReadersOfInstagram, BookLife, Reading
turn:
{K}. One more chapter, said the liar.
My reading pile is not out of control. It's load-bearing.
I have plans with people who don't exist. {K}.
{K}: cheaper than a flight and the legroom is better.
I didn't choose the bookmark life. It's a receipt.
Please don't ask me anything until the end of the chapter.
{K}. I'm not ignoring you, I'm in another century.
The bookshop had a chair, and that was the end of my errands.
I judge books by the cover, then by the first line, then by the smell.
reader:
Dog-eared corners: a crime, or how books get loved?
Read the book first or watch the film first?
How many books are you reading at once, and do they know about each other?
Which book did you press on everybody you know?
Do you peek at the last page, or do you have principles?
scene:
“What's it about?” “I can't explain. Just take it.”
That paper smell, and a corner of the sofa that knows you.
“Are you busy?” “I'm reading.” “So you're not busy.” A long look over the page.
plain:
{K}. Good company that never minds the silence.
There is always a little more room in a life for a story.
{K}, a comfortable seat and nobody needing anything.
{K}. A small door out of an ordinary day.
news:
{K}. Put a bookmark here, I'll want to come back to this.
{K}. The plot thickens, the tea cools.
{K}. See the footnotes for how I really feel.
{K}. Not even the footnotes saw it coming.
{K}. The bookmark stays here for a moment.
{K}. The library has asked me to laugh more quietly.
{K}. Somebody should write that down. Oh, wait.
invite:
{K}. Your reading pile says no. Your heart says shelf space.
{K}. Tag the friend who never gave your book back.
{K}. No spoilers, please, there are readers present.
{K}. Your bedside table was getting lonely anyway.

== music 🎵
nouns: music, song, songs, new song, playlist, playlists, album, albums, new album, vinyls, band practice, synth, recording session, studio session, new single, debut single, debut album, ep, jam session, songwriting, christmas music, jazz, lo-fi, music video, beats, road trip playlist, workout playlist, party playlist
nouns: band rehearsal
tags: MusicLovers, MusicIsLife, MusicDaily, NowPlaying
turn:
{K}. Volume: a discussion. Taste: not up for one.
I know all the words, except for the ones in the verses.
{K}. I'd explain it, but I would only hum.
Every wrong note is jazz if you nod afterward. {K}.
{K}. My best acoustic work happens between the shower and the towel.
{K}. The audience in my head is on its feet.
reader:
What was the first song you ever knew by heart?
Lyrics first or melody first: what gets you into a song?
Which song are you banned from singing at home?
Loud in the car or quiet on headphones: where does music sound best?
Which song do you ration so that it never gets old?
Which instrument did you give up, and do you miss it?
scene:
Eyes closed, foot tapping, completely off the beat. {K}.
“One more time from the top,” and everybody breathes in.
That one second of silence right before the first note.
The air drums have been performed. The applause was internal. {K}.
Eyes shut, face serious, whole stadium in the head. {K}.
plain:
{K}. Some things are easier to play than to say.
A good song can turn a whole day around.
{K}. Turn it up a little, stay a little.
{K}. It's hard to stay in a bad mood around music.
news:
{K}. On repeat in my head since.
{K}. Cue the key change.
{K}. Hum along if you feel the same.
{K}. All of this in the key of “well, well, well.”
{K}. The neighbors asked for a slower version.
{K}. In the key of “wow”.
{K}. Everybody sing, nobody knows the words.
{K}. The metronome lost count.
invite:
{K}. Bring your ears, the rest will follow.
{K}. Tag the friend who always starts humming first.
{K}. Come as you are, in tune or not.

== film 🎬
nouns: movie, movies, rooftop cinema, tv series, short film, romcom, series marathon, binge watch, streaming night, film screening, christmas movie, christmas movies, superhero movie, trailer, star wars, star trek
tags: MovieTime, FilmLovers, NowWatching, MovieLovers
turn:
{K}. The snacks never make it past the opening titles.
Choosing what to watch takes longer than watching it.
I'm not crying, the credits are just moving very fast.
Just one episode, I said, with the remote already out of reach.
I said no spoilers, then gasped before everybody else. {K}.
{K}. I have slept through some of the best endings in history.
Every villain has a point, if you have enough popcorn.
reader:
Do you talk during a film, or glare at the people who do?
Subtitles on, always, or only when somebody mumbles?
Which film have you seen so often that you could play every part?
Salty popcorn or sweet, when the film is long?
Do you sit through the credits, or race for the exit?
Rewatch an old favorite, or risk a film nobody has vouched for?
scene:
“Who's that?” “We're all watching the same film.”
Are you still watching? Yes, and no need for that tone.
Credits roll and nobody moves. {K}.
The trailer ends, and every row whispers its verdict.
plain:
{K}. A good story, a dark room, nothing else needed.
Some stories are better on a sofa, some on a big screen, all of them with snacks.
{K}. I like the part where the world outside goes quiet.
{K}. A while in somebody else's shoes, with snacks.
news:
{K}. I would watch the sequel to this.
{K}. No spoilers, but I have feelings.
{K}. Somebody cue the dramatic strings.
{K}. The popcorn stopped halfway.
{K}. Directed by coincidence, produced by luck.
{K}. No spoilers, but I made a noise.
invite:
{K}. Save your favorite seat before somebody tall does.
{K}. Tag the friend who always asks what is happening.
{K}. Spoilers stay outside.
{K}. Just bring your best gasp.

== binge 📺
nouns: tv show, tv shows, series, netflix, netflix night, binge watching, binge, season finale, finale, reality tv, couch night, k-drama, kdrama, sitcom, crime show, true crime, cliffhanger, rewatch, remote, tv night, popcorn night, streaming, cartoon, cartoons, harry potter marathon, film marathon, lord of the rings marathon
nouns: fandom
tags: BingeWatching, SeriesLover, CouchTime, TVTime
turn:
“One more episode” is the longest story I keep telling.
It asked if I'm still watching. That felt personal.
{K}. My couch has a shape, and the shape is me.
I said I'd wait for you. I watched it and then I acted.
{K}. I've solved it. I was wrong. I've solved it again.
The plot twist was not ready for my reaction, and neither were the neighbors' walls.
reader:
{K}. Who's the character you'd actually want as a friend?
Subtitles on or off? This decides who gets the remote.
What's the show you've rewatched until you could perform it?
Skip the intro or sing along?
scene:
Blanket, snacks, phone far away, hush. {K}.
“Wait, who's that?” Me, in every single scene.
Credits roll. Nobody moves. Somebody whispers “next”.
A gasp, a pause button, a long discussion. {K}.
plain:
{K}. The world can knock, I'm in another one.
Some stories feel like a visit from old friends.
{K}, and nowhere to be.
It's nice to care deeply about people who don't exist.
news:
{K}. No spoilers, or we're over.
{K}. I'm not okay, and I'll start from the beginning.
invite:
{K}. Bring a blanket and strong opinions.

== game 🎲
nouns: speed cubing, pool night, arcade, arcade night, game tournament
nouns: bingo, bingo night
tags: GameTime, GamersOfInstagram, LetsPlay, GameNight, Gaming
turn:
{K}. It's only a game, said whoever was winning.
I'm a gracious loser in theory. In practice there will be a rematch.
{K}: where quiet people turn out to be dangerous.
Nobody reads the rules until somebody is losing.
One more round is a unit of time nobody can measure.
{K}. I had a strategy, and then it was my turn.
I play for fun, and winning is fun. {K}.
Nobody flips the table anymore. We just glare at it. {K}.
reader:
Are you here to win, or here for the snacks between turns?
Who in your circle is not allowed to keep score?
Do you let beginners win, or teach them the hard way?
Which game has ended the most evenings early at your place?
Do you read out all the rules first, or start and argue later?
Do you celebrate a win out loud, or with one very annoying smile?
scene:
“That's not in the rules.” “Show me where it isn't.”
Official scoreboard: one winner, several people who were distracted.
House rules (noun): whatever the person losing remembers. {K}.
“Are you sure about that?” The oldest trick in any game.
plain:
{K}. Good company, low stakes, high drama.
It's a happy thing to take something silly this seriously.
{K}. It's good to laugh this hard over something that doesn't matter.
news:
{K}. I demand a rematch on principle.
{K}. Didn't see that move coming.
{K}. I'd like to see the rulebook on that.
{K}. The scoreboard doesn't lie. I might.
{K}. A rematch has been demanded.
{K}. The instructions did not cover this.
{K}. House rules are being rewritten.
invite:
{K}. Bring your best game face and a plan for losing.
{K}. Tag the one who always demands a rematch.
Sore losers welcome, sore winners under observation. {K}.
{K}. Bring the friend you have never beaten.

== concert 🎤
nouns: festival, gig, gigs, silent disco, live jazz, album tour, dj night, festival outfit, encore, first gig, band night, rave
tags: LiveMusic, MusicLovers, GoodSounds, ConcertNight
turn:
{K}. My voice has left without me.
The person who knows every word is always the one behind you. {K}.
My feet filed a complaint during the second song and dropped it in the third.
{K}: the one place where shouting along counts as good manners.
{K}. I'm here to sing. It's kind of the band to join in.
The tallest person always finds the spot in front of me. {K}.
Clapping on the beat is a long-term goal of mine. {K}.
reader:
Right at the front or at the back near the exit?
First live show you ever went to: do you admit it?
Film your favorite song, or put the phone away and sing it?
Which song must never be missing from a set?
Sing along at the top of your lungs, or let people hear the band?
scene:
Lights go down, and a whole room breathes in at once.
“WHAT?” “I SAID IT'S GOOD.” “WHAT?” {K}.
The bass arrives in your ribs before it reaches your ears.
One chord, and the whole crowd says “ohhh” in the same key.
plain:
{K}. There is nothing like hearing it in the room.
A crowd singing the same line is a wonderful thing.
Some songs only make sense with other people around.
Some songs you carry home in your chest. {K}.
news:
{K}. My voice would comment, if it could.
{K}. Once more from the chorus, please.
{K}. My ears are still ringing, partly from joy.
{K}. The encore is me, telling everybody.
{K}. I'll hum it until somebody stops me.
invite:
{K}. Warm up your voice and loosen your knees.
Bring your dancing shoes or your best head nod. {K}.
{K}. Knowing the words is optional.
{K}. There's a spot by the speaker that needs your questionable dancing.

== podcast 🎙️
nouns: podcast, podcasts, my podcast, our podcast, podcast episode, podcast episodes, new episode, new episodes, new podcast episode, episode, episodes, podcast season, podcast recording, podcast studio, podcast interview, podcast guest, podcasting, video, videos, new video, new videos, my new video, youtube channel, youtube video, youtube videos, youtube, vlog, vlogs, vlogging, live stream, livestream, livestreams, twitch stream, streaming setup, stream setup, tutorial video, video editing, video shoot, behind the mic, recording day, audio drama, trailer for the new season, season finale recap, interview episode, bonus episode
tags: ContentCreator, BehindTheScenes, NowPlaying, CreatorLife
turn:
Nobody likes their own voice, and I had to hear mine for hours. {K}.
{K}: talking to nobody now, so that somebody can listen later.
Take one was perfect, except that the record button disagreed.
I said “um” so often that it deserves a credit. {K}.
The best part always happens right after somebody presses stop.
Half of {k} is editing out the other half.
A garbage truck has perfect timing and it knows when we record. {K}.
“We'll keep it short,” said nobody who ever held a microphone.
My search history has become research. {K}.
{K}. The thumbnail face is not my real face, please stop worrying.
reader:
Normal speed or faster: how do you listen to a podcast or watch a video?
Where do you listen: kitchen, car or pretending to be asleep?
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
Every listener, every viewer, every kind comment. I see them. {K}.
Made with a small setup and a lot of curiosity. {K}.
news:
{K}. Let's leave that in the edit.
{K}. Don't touch that dial, or whatever phones have.
{K}. It sounded better than in my head, for once.
{K}. The microphone heard everything.
{K}. You couldn't script it, and we tried.
invite:
{K}. Press play, then do the dishes. You'll hardly notice them.
Your commute deserves better company. {K}.
{K}. Watch it, hear it, argue with us in the comments.
Listen first, judge the laugh later. {K}.
{K}. For the friend who starts sentences with “I heard somewhere that”.
Bring headphones and a bit of time for yourself. {K}.

== social-media 📱
nouns: instagram, tiktok, selfie stick, algorithm, the algorithm, screen addiction, phone storage, memes, meme, going viral, likes, comments, notifications, dms, spam, phone battery, twitch, discord, blogging, social media detox
turn:
I opened my phone for the time and came back with a new personality.
{K}. My screen time report and I avoid eye contact.
The algorithm knows what I want before I do, and it's rude about it.
{K}. I spent longer on the caption than on the thing.
Airplane mode is the closest I get to a vacation.
scene:
Typing, deleting, typing, posting, regretting. {K}.
“Just one video,” said a person with no plans for the evening anymore.
Phone at arm's length, chin down, light just right. {K}.
plain:
It's only a small screen, but there are good people in it.
{K}. Thank you for being here, really.
Look up now and then. It's nice out there as well.
news:
{K}. My thumb needs a day off.
{K}. If you've read this far, we're friends.
invite:
{K}. Come say hi, we answer.
{K}. Save this for the next time you stare at a blank caption.
`;
