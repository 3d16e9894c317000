export const craftAndCulture = `
== yarn 🧶
nouns: knitting, crochet, crocheting, yarn, knit, knits, sweater in progress, knitted sweater, crochet blanket, quilt, quilts, quilting, embroidery, cross stitch, cross-stitch, sewing, sewing machine, sewing project, sewing pattern, amigurumi, crochet amigurumi, granny squares, granny square, knitting project, crochet project, knitting needles, yarn haul, yarn stash, hand-dyed yarn, yarn shop, wool, sock knitting, knitted socks, weaving, loom, macrame, needlepoint, punch needle, fabric stash, fabric haul, mending, visible mending, patchwork, knitting circle, knitting pattern, crochet pattern, scarf in progress, hand-knit mittens, tufting
tags: FiberArts, MakersGonnaMake, HandStitched
turn:
{K}. I can't talk, I'm counting.
The project basket and I have agreed to see other projects.
I could have bought one for less. That was never the point.
{K}: a way of sitting still that leaves evidence.
I undid an hour of work and called it experience. {K}.
The stash is not a problem. The stash is a collection with plans.
One more row, I said, and the clock laughed. {K}.
{K}. Started with confidence, continued with a seam ripper's understanding.
reader:
How many unfinished projects are in your basket, and are we counting the hidden ones?
Do you follow the pattern, or treat it as a polite suggestion?
Do you finish one project before casting an eye on the next?
What do you watch while your hands work?
scene:
Stash (noun): materials bought for a project nobody has met yet. {K}.
The quiet of busy hands, and a mutter now and then.
Dear past self: label the bag next time. {K}.
plain:
{K}. Slow work, quiet head.
It takes as long as it takes, and I like every part of it.
{K}. Stitch by stitch, something is happening.
Making something by hand is a good way to spend an evening.
I like things that remember the hours you gave them.
invite:
{K}. Your basket has room, if you push.
{K}. Bring your work in progress, no matter how long it has been progressing.
Tag the friend who counts under their breath. {K}.
{K}. Your stash will not tell anybody.
Idle hands, this one is for you. {K}.
news:
{K}. I lost count and regret nothing.
{K}. The unfinished projects in the basket heard everything.
{K}. Somebody hold my yarn.
{K}. Every stitch has an opinion about this.
{K}. That is how stories get woven.

== pottery 🏺
nouns: pottery, ceramics, ceramic mug, ceramic mugs, mug set, ceramic mug set, hand-painted ceramic mug set, clay, stoneware, porcelain, pottery class, pottery workshop, pottery wheel, wheel throwing, kiln, kiln opening, glaze, glazes, glaze test, handbuilding, ceramic bowl, ceramic bowls, ceramic vase, clay pots, pottery studio, pinch pot, pinch pots, raku, ceramic plates, first bowl, polymer clay, pottery sale
tags: Pottery, Ceramics, ClayLife, PotteryLove
turn:
I planned a vase. The clay planned a bowl. The clay won.
{K}: where every accident gets called organic.
Everything that leans is an ashtray or a masterpiece. {K}.
Clay dries on everything except when you want it to.
{K}. My phone has not been clean enough to answer.
The kiln gives, the kiln takes, the kiln explains nothing.
reader:
Have you ever said “it's meant to look like that” about your pottery?
Wheel or hand building: which one tests your patience more?
Do you use the pretty mug daily, or is it on the shelf being admired?
Which is harder: centering the clay or staying centered yourself?
scene:
“What is it?” “It's not finished.” “What will it be?” “Ask the clay.”
Apron on, sleeves up, nose immediately itchy.
Spin, breathe, wobble, breathe again. {K}.
Opening a kiln is a birthday party with a bit of a court hearing.
plain:
{K}. Earth, water, fire and a lot of patience.
Things shaped by hand keep a little of the hand.
{K}. Every piece turns out a bit like itself.
It is good to get your hands dirty for something you can keep.
invite:
{K}. Short sleeves recommended.
{K}. Your cupboard can handle one more. It always can.
Tag the friend who has earned a good mug. {K}.
{K}. Come and get your hands on it.
news:
{K}. There is clay on the phone I'm writing this with.
{K}. Centered? The clay, maybe.
{K}. We live and learn and wedge again.
{K}. File under: fired, but in a good way.

== art 🎨
nouns: art, painting, paintings, drawing, drawings, watercolor, watercolour, watercolors, illustration, illustrations, print, prints, art print, art prints, mural, murals, miniature painting, sketch, sketches, sketchbook, oil painting, acrylic painting, portrait painting, pet portrait, pet portraits, digital art, charcoal drawing, art show, art exhibition, gallery opening, art class, life drawing, linocut, linocut prints, screen printing, comic, comics, art commission, commissions, calligraphy, hand lettering, collage, gouache, canvas, art studio, paint and sip, sculpture, open studio, graffiti, street art, warhammer miniature painting, doodles, doodle
tags: ArtistsOfInstagram, ArtLovers, ArtDaily
turn:
{K}. It looked worse before it looked like something, as tradition demands.
I know exactly when to stop. It was about an hour ago.
{K}: somewhere between “what if” and “too late now.”
I squint at it, so it must be art. {K}.
reader:
How do you know when a piece is finished: feeling, or deadline?
Sketch it first or go straight in and hope?
Do you keep your early drawings, or deny them?
What should a good picture do: hang quietly or start an argument?
scene:
Step back. Tilt head. Step forward. Touch nothing. Touch it anyway.
“What does it mean?” “What do you see?” Everybody looks relieved.
There is always one blank corner that stares back. {K}.
Mock museum label: mixed feelings on canvas. {K}.
plain:
{K}. A good place for thoughts that don't fit into words.
Making something from nothing still feels a little like magic.
{K}. Look for as long as you like.
You notice more of the world when you try to put it on paper.
invite:
{K}. That empty wall of yours has gone on long enough.
{K}. Come closer. Not that close. All right, that close.
Tag the person whose walls are still bare. {K}.
{K}. Head tilting is encouraged.
news:
{K}. The blank page did not see it coming.
{K}. I'm still drawing my conclusions.
{K}. There is paint on my sleeve and a story to go with it.
{K}. Call it a happy little plot development.

== book 📚
nouns: book, books, reading, library, libraries, novel, novels, book club, book clubs, bookshop, bookstore, reading list, to be read pile, tbr pile, book haul, audiobook, audiobooks, paperback, e-reader, kindle, new book, poetry, poem, poems, poetry book, memoir, cookbook, book launch, book signing, fantasy novel, romance novel, thriller, mystery novel, bookmark, bookmarks, bookshelf, bookcase, library card, current read, reading challenge, second-hand books, used books, children's book, picture book, graphic novel, first novel, story time, book fair, reading hour
tags: Bookstagram, BookLovers, Bookish, ReadersOfInstagram
turn:
{K}. One more chapter, said the liar.
My reading pile is not out of control. It's load-bearing.
I have plans with people who don't exist. {K}.
{K}: cheaper than a flight and the legroom is better.
I didn't choose the bookmark life. It's a receipt.
Please don't ask me anything until the end of the chapter.
reader:
Dog-eared corners: a crime, or how books get loved?
Read the book first or watch the film first?
How many books are you reading at once, and do they know about each other?
Which book did you press on everybody you know?
scene:
“What's it about?” “I can't explain. Just take it.”
Page turns, clock ticks, dinner waits. {K}.
That paper smell, and a corner of the sofa that knows you.
Bedtime (noun): whenever the chapter decides.
plain:
{K}. Good company that never minds the silence.
There is always a little more room in a life for a story.
{K}, a comfortable seat and nobody needing anything.
The right words tend to find you at the right time.
invite:
{K}. Your reading pile says no. Your heart says shelf space.
{K}. Tag the friend who never gave your book back.
Come for one title and leave with arms full of others. {K}.
{K}. No spoilers, please, there are readers present.
news:
{K}. What a chapter.
{K}. I did not skip to the end, and I'm proud of that.
{K}. Put a bookmark here, I'll want to come back to this.
{K}. The plot thickens, the tea cools.

== music 🎵
nouns: music, guitar, guitars, acoustic guitar, electric guitar, piano, pianos, song, songs, new song, playlist, playlists, album, albums, new album, vinyl, vinyls, vinyl records, singing, choir, choirs, choir practice, band practice, drum kit, drums, bass guitar, violin, cello, ukulele, saxophone, trumpet, flute, synth, recording session, studio session, new single, debut single, debut album, ep, music lesson, piano lessons, guitar lessons, guitar practice, piano practice, singing lessons, jam session, songwriting, lullaby, marching band, orchestra, christmas music, jazz, lo-fi, mixtape, music video, band rehearsal, beats
tags: MusicLovers, MusicIsLife, MusicDaily
turn:
{K}. Volume: a discussion. Taste: not up for one.
I know all the words, except for the ones in the verses.
{K}. I'd explain it, but I would only hum.
It was quiet in here once. Then came {k}.
reader:
What was the first song you ever knew by heart?
Lyrics first or melody first: what gets you into a song?
Which song are you banned from singing at home?
Loud in the car or quiet on headphones: where does music sound best?
scene:
Eyes closed, foot tapping, completely off the beat. {K}.
“One more time from the top,” and everybody breathes in.
That one second of silence right before the first note.
The air drums have been performed. The applause was internal. {K}.
plain:
{K}. Some things are easier to play than to say.
A good song can turn a whole day around.
{K}. Turn it up a little, stay a little.
Music remembers things for you.
invite:
{K}. Bring your ears, the rest will follow.
{K}. Tag the friend who always starts humming first.
Your neighbors may want to know as well. {K}.
{K}. The only thing missing in this song is you.
news:
{K}. On repeat in my head since.
{K}. Cue the key change.
{K}. Hum along if you feel the same.
{K}. There is definitely a song in this.

== photography 📷
nouns: photography, photo, photos, photo shoot, photo shoots, photoshoot, film photography, portrait session, portrait sessions, portraits, camera roll, mini sessions, mini session, headshots, headshot, engagement photos, wedding photography, family photos, family photo session, roll of film, night photography, street photography, photo dump, photo walk, golden hour shoot, macro photography, wildlife photography, product photography, photographer, selfie, selfies, polaroid, polaroids, disposable camera, black and white photo, darkroom, drone photography, throwback photo, old photo, group photo, photo album, photo booth, photo editing, self-portrait
tags: PhotographyLovers, PhotoOfTheDay, ThroughTheLens
turn:
{K}. “Act natural,” and suddenly nobody knows what arms are for.
{K}: proof that one eye was open.
My storage is full and so is my heart, but mainly my storage.
“One last one,” said the photographer, at the halfway point.
The best light always turns up when the battery leaves.
reader:
Candid or posed: in which photos do you look like yourself?
Do you ever print your photos, or do they live in your phone forever?
Do you delete the bad ones, or are those the best ones?
How many pictures are in your camera roll that you forgot you took?
scene:
“Say cheese.” “Cheese.” “You blinked.” “I did not.” “You did.”
Click. Check. Squint. Again. {K}.
Camera roll: screenshots, dinner, a thumb, and finally this.
The breath you hold just before the shutter goes.
plain:
{K}. A moment that now gets to stay a while.
Pictures get better every year you keep them.
{K}. Somewhere between seeing and remembering.
It is worth stopping for a second to look.
invite:
{K}. Practice your “I didn't see you there” face.
{K}. Tag the friend who always blinks.
Your profile picture would like some time off. {K}.
{K}. No need to know what to do with your hands.
news:
{K}. Develops nicely, doesn't it?
{K}. I'd zoom in on this feeling if I could.

== film 🎬
nouns: movie night, movie nights, movie, movies, film night, film festival, cinema, rooftop cinema, outdoor cinema, drive-in, tv series, documentary, documentaries, short film, horror movie, horror movies, romcom, series marathon, binge watch, streaming night, movie theater, film premiere, film screening, christmas movie, christmas movies, superhero movie, trailer
tags: MovieTime, FilmLovers, NowWatching
turn:
{K}. The snacks never make it past the opening titles.
Choosing what to watch takes longer than watching it.
I'm not crying, the credits are just moving very fast.
Just one episode, I said, with the remote already out of reach.
reader:
Do you talk during a film, or glare at the people who do?
Subtitles on, always, or only when somebody mumbles?
Which film have you seen so often that you could play every part?
Salty popcorn or sweet, when the film is long?
scene:
“Who's that?” “We're all watching the same film.”
Lights down, phone away, wrapper at maximum volume. {K}.
Are you still watching? Yes, and no need for that tone.
Credits roll and nobody moves. {K}.
plain:
{K}. A good story, a dark room, nothing else needed.
Some stories are better on a sofa, some on a big screen, all of them with snacks.
{K}. I like the part where the world outside goes quiet.
A film you talk about afterwards is the best kind.
invite:
{K}. Save your favorite seat before somebody tall does.
{K}. Tag the friend who always asks what is happening.
You bring the attention span. {K}.
{K}. Spoilers stay outside.
news:
{K}. I would watch the sequel to this.
{K}. No spoilers, but I have feelings.
{K}. The director's cut of this story is longer.

== game 🎲
nouns: board game, board games, board game night, game night, game nights, video game, video games, gaming, gaming setup, chess, chess club, chess tournament, trivia night, trivia nights, pub quiz, quiz night, puzzle night, dominoes, competitive dominoes, card game, card games, poker night, bingo, bingo night, escape room, speed cubing, rubik's cube, tabletop rpg, dungeons and dragons, d&d night, d&d campaign, scrabble, monopoly, darts, pool night, mahjong, backgammon, crossword, sudoku, retro games, arcade, arcade night, lan party, esports, game tournament, murder mystery dinner, bridge club, speedrun
tags: GameTime, GamersOfInstagram, LetsPlay
turn:
{K}. It's only a game, said whoever was winning.
Friendships survive a lot. {The} will check how much.
I'm a gracious loser in theory. In practice there will be a rematch.
{K}: where quiet people turn out to be dangerous.
Nobody reads the rules until somebody is losing.
One more round is a unit of time nobody can measure.
reader:
Are you here to win, or here for the snacks between turns?
Who in your circle is not allowed to keep score?
Do you let beginners win, or teach them the hard way?
Which game has ended the most evenings early at your place?
scene:
“That's not in the rules.” “Show me where it isn't.”
Official scoreboard: one winner, several people who were distracted.
Silence, a raised eyebrow, a move nobody saw coming. {K}.
House rules (noun): whatever the person losing remembers. {K}.
plain:
{K}. Good company, low stakes, high drama.
It's a happy thing to take something silly this seriously.
{K}. Nobody checks the time when it's going well.
Playing is a good habit to keep, whatever your age.
invite:
{K}. Bring your best game face and a plan for losing.
{K}. Tag the one who always demands a rematch.
Sore losers welcome, sore winners under observation. {K}.
news:
{K}. I demand a rematch on principle.
{K}. Bonus points all around.
{K}. Didn't see that move coming.
{K}. Write it on the scoreboard.

== concert 🎤
nouns: concert, concerts, live music, festival, music festival, gig, gigs, karaoke, karaoke night, silent disco, open mic, open mic night, live band, live jazz, jazz night, concert tickets, album tour, dj set, dj night, choir concert, open air concert, stadium concert, festival outfit, encore, first gig, band night, acoustic night, house concert, record store day, rave
tags: LiveMusic, MusicLovers, GoodSounds
turn:
{K}. My voice has left without me.
The person who knows every word is always the one behind you. {K}.
My feet filed a complaint during the second song and dropped it in the third.
{K}: the one place where shouting along counts as good manners.
Ears ringing, throat gone, would do it again immediately.
reader:
Right at the front or at the back near the exit?
First live show you ever went to: do you admit it?
Film your favorite song, or put the phone away and sing it?
Which song must never be missing from a set?
scene:
Lights go down, and a whole room breathes in at once.
“WHAT?” “I SAID IT'S GOOD.” “WHAT?” {K}.
The bass arrives in your ribs before it reaches your ears.
One last song, they say. Nobody believes it. {K}.
plain:
{K}. There is nothing like hearing it in the room.
A crowd singing the same line is a wonderful thing.
{K}. Loud outside, quiet inside.
Some songs only make sense with other people around.
invite:
{K}. Warm up your voice and loosen your knees.
{K}. Tag the one who'll be singing the loudest.
Bring your dancing shoes or your best head nod. {K}.
{K}. Knowing the words is optional.
news:
{K}. My voice would comment, if it could.
{K}. Turn it up a notch.
{K}. I'd like to hear that one again.

== craft 🛠️
nouns: woodworking, wood carving, woodturning, soap making, handmade soap, soap, soaps, leather craft, leatherwork, leather wallet, handmade jewelry, handmade gifts, handmade things, model building, model railways, model trains, model kit, resin, resin art, resin coasters, crafts, craft, craft fair, craft night, craft market, craft room, paper crafts, origami, scrapbook, scrapbooking, card making, handmade cards, wreath making, basket weaving, glass blowing, stained glass, blacksmithing, woodshop, workbench, upcycling, beading, bead bracelets, friendship bracelets, 3d printing, 3d prints, bookbinding, whittling, diorama, lock picking, cosplay, props, pressed flowers
tags: MakersGonnaMake, MakersOfInstagram, CraftTime
turn:
{K}. I could have bought it. I bought tools instead.
Measure twice, sigh once, start over. {K}.
It's not a mess, it's a workspace with momentum.
I only went in for glue. The receipt says otherwise.
reader:
Do you keep the first thing you ever made, or hide it?
Instructions first, or when everything else has failed?
Which tool on your bench disappears the moment you need it?
Do you make things to keep or to give away?
scene:
“How long did that take?” “Don't ask it in front of the others.”
A steady hand, a held breath, a piece on the floor. {K}.
Inventory of the table: plans, tools, crumbs, one missing part.
Supplies (noun): things that must not be used up, just in case. {K}.
plain:
{K}. Good for the hands and better for the head.
Things you make yourself always have a story in them.
{K}. Slow, a bit fiddly and worth it.
It's satisfying to hold something that did not exist before.
invite:
{K}. For everybody who turns things over to see how they're made.
{K}. Tag the friend with the full craft drawer.
Your hands want something better to do than scroll. {K}.
{K}. Come and have a look at the details.
news:
{K}. There is glue on the calendar entry.
{K}. The workbench saw everything.
{K}. Back to the drawing board, whistling.
{K}. Made my day by hand.

== dance 💃
nouns: dance class, dance classes, dance, dancing, ballet, ballet class, salsa, salsa night, salsa class, tango, swing dance, line dancing, hip hop class, tap dance, dance recital, dance rehearsal, dance studio, ballroom dance, bachata, zumba, pole dance class, breakdance, contemporary dance, dance competition, pointe shoes, first dance, dance floor, flamenco, bollywood dance, dance practice, k-pop dance
tags: DanceLife, DanceLovers, KeepDancing
turn:
{K}. My left foot has its own choreography.
{K}: the mirror never lies, but it could be kinder.
Everybody turned left. I brought something new to the group.
reader:
Do you count the steps, or let the music do it?
Which song gets you onto the dance floor every single time?
Lead or follow: which one makes you more nervous?
Do you dance like nobody is watching, or in the back row?
scene:
Squeaking floor, first beat, shoulders down. {K}.
The kitchen floor has seen the best rehearsals.
plain:
{K}. The feet are tired and the head is light.
Moving to music fixes more than you would think.
{K}. Wrong steps count too, if you smile.
invite:
{K}. Tag the person you'd drag onto the floor.
Your living room moves deserve more space. {K}.
{K}. We'll count, you move.
news:
{K}. Cue a small happy dance, slightly off the beat.
{K}. My feet heard it first.
{K}. That deserves a twirl.

== theatre 🎭
nouns: opening night, rehearsal, rehearsals, dress rehearsal, theatre, theater, school play, stage play, musical, musicals, musical theatre, comedy night, stand-up comedy, stand-up, improv, improv night, improv class, drama club, community theatre, puppet show, curtain call, closing night, audition, auditions, first read-through, cast party, backstage, opera, pantomime, nativity play, magic show, one-woman show, one-man show, theatre tickets, monologue
tags: TheatreLife, OnStage, StageLife
turn:
{K}. The butterflies have asked for a bigger dressing room.
Everybody knows their lines until somebody says “places.”
{K}: months of nerves, minutes of magic.
Somebody in the audience always laughs first. Bless that person.
The prop was on the table. The prop is never on the table.
reader:
Front row or balcony: where do you like to watch a stage from?
Which line from a play or show do you still quote?
Would you rather forget your line or your entrance?
Are you on the stage, behind it or happily in the seats?
scene:
Lights down. One cough. Curtain up. {K}.
“Line?” whispered the bravest person on the stage.
That hush, just before the first word.
plain:
{K}. It only happens once like this, and then never again.
A room full of people believing the same story is a fine thing.
{K}. Nerves, lights and a lot of heart.
What happens live stays with you longer.
invite:
{K}. Phones off, eyes up.
{K}. Tag the one who laughs louder than everybody else.
The seats are the easy part to play. Take one. {K}.
{K}. Applause is a team sport.
news:
{K}. A small bow is in order.
{K}. Exit, stage left, grinning.
{K}. You couldn't have scripted it.
{K}. Drama, but the good kind.

== hobby-collecting 🔎
nouns: stamp collection, stamps collection, stamp collecting, coin collection, coin collecting, old coins, trading cards, baseball cards, pokemon cards, card collection, record collection, minifigures, minifigure collection, funko pops, comic collection, comic books, postcards collection, postcard collection, vinyl collection, sneaker collection, watch collection, pin collection, enamel pin collection, mineral collection, rock collection, crystal collection, shell collection, fossil collection, action figures, figurines, collectibles, collection, collecting, fridge magnets, fridge magnet collection, snow globes, diecast cars, model cars, ticket stubs, autographs, collectors' fair, booster packs
tags: CollectorsOfInstagram, CollectorLife, MyCollection
turn:
{K}. It started with one, as these things do.
There is always one missing, and it's always that one.
{K}: a hobby, an archive and a shelf problem.
I don't need another one. I need the other one.
I can't find my keys, but I know where every single piece is. {K}.
reader:
Keep it in the box or take it out and enjoy it?
What was the first piece in your collection?
Which piece would you never trade, whatever was offered?
At how many does it become a collection?
scene:
“How many do you have?” “In total or on display?”
Guided tour, whether you asked or not. {K}.
plain:
{K}. Every piece comes with a little story.
Half of the fun is in the looking.
{K}. Small things, collected slowly.
It's nice to care about something this specific.
invite:
{K}. Your shelf can take it. Probably.
{K}. Tag the friend who is still missing one.
For those who know exactly what they're looking for. {K}.
{K}. Bring your list.
news:
{K}. The collection has been notified.
{K}. One for the display case.
{K}. Handle this news with gloves.
{K}. My shelf is under review.
`;
