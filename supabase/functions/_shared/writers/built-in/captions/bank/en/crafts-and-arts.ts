export const craftsAndArts = `
== writing ✍️
nouns: writing, memoir, memoirs, creative nonfiction, essay writing, writing routine
tags: WritersOfInstagram, WritingLife, AmWriting, WritersLife, WritingCommunity
turn:
{K}. I deleted a comma. I put it back. That's a day's work.
{K}. The first sentence took longer than all the others.
{K}. The search history would need some explaining.
{K}. I cleaned the whole kitchen to avoid one paragraph.
{K}. It's finished in my head. The page hasn't heard.
{K}. The blank page blinked first.
Everybody says “just write”. Nobody says what to do with the hands meanwhile. {K}.
Every good line was a bad line with patience. {K}.
reader:
{K}. Outline every chapter, or see where the pen goes?
{K}. What's the best first sentence you know?
{K}. Where do your words come easiest?
Would you rather read the messy version or wait for the good one?
Before breakfast or after bedtime: when do your words show up? {K}.
scene:
A cold tea, a blinking cursor, a long look out of the window. {K}.
Headphones on, world off, one more page. {K}.
“How's the book?” Please, not at dinner. {K}.
Type, delete, type, delete, snack. {K}.
plain:
{K}. One bad sentence at a time until there's a good one.
{K}. It only has to exist. Good comes later.
{K}. The best company is in my head, and it's loud.
Somebody out there needs the sentence that isn't written yet. {K}.
news:
{K}. The thesaurus is on standby.
{K}. Worth a chapter.
invite:
{K}. Fellow scribblers, come and procrastinate with me.
{K}. Bring a pen and something unfinished.

== lego 🧱
tags: BuildItYourself, HobbyTime, MiniWorld, BrickByBrick
turn:
{K}. There's always a piece left over, and it haunts me.
{K}. I said it was for the kids. There were witnesses.
{K}. Tiny things, giant pride.
{K}. My back is bent, my eyes are tired, my heart is full.
{K}. Step on one in the dark and you'll know all the words.
reader:
{K}. Follow the instructions or build it your own way?
{K}. What did you build as a kid that you still remember?
Do you keep it on the shelf or take it apart and start again?
scene:
A box, a floor, a lost afternoon. {K}.
“Don't touch it.” “I only looked.” “With your hands.” {K}.
plain:
{K}. Small pieces, big peace of mind.
{K}. Proof that grown-ups still know how to play.
{K}. Patience, one click at a time.
invite:
{K}. Tag the person who'd help sort the pieces.

== yarn 🧶
nouns: yarn, knit, knits, sweater in progress, yarn haul, yarn stash, hand-dyed yarn, yarn shop, wool, loom
nouns: scarf in progress, tufting, weaving, macrame
tags: FiberArts, MakersGonnaMake, CraftTime, FiberArtist
turn:
{K}. I can't talk, I'm counting.
Somewhere a store sells one for less. That was never the point. {K}.
{K}: a way of sitting still that leaves evidence.
I undid an hour of work and called it experience. {K}.
The stash is not a problem. The stash is a collection with plans.
One more row, I said, and the clock laughed. {K}.
reader:
How many unfinished projects are in your basket, and are we counting the hidden ones?
Do you follow the pattern, or treat it as a polite suggestion?
Soft, scratchy or far too expensive: which yarn follows you home?
What do you watch while your hands work?
scene:
Stash (noun): materials bought for a project nobody has met yet. {K}.
The quiet of busy hands, and a mutter now and then.
plain:
It takes as long as it takes, and every part of it is the good part. {K}.
Making something by hand is a good way to spend an evening.
It's nice when a thing remembers the hours that went into it. {K}.
news:
{K}. Somebody hold my yarn.
{K}. That is how stories get woven.
{K}. All wrapped up in that.
{K}. I'd spin you a longer yarn, but I need it for a sleeve.
invite:
{K}. Your basket has room, if you push.
{K}. Bring your work in progress, no matter how long it has been progressing.
Tag the friend who counts under their breath. {K}.
Idle hands, this one is for you. {K}.

== pottery 🏺
nouns: pottery, ceramics, pottery class, pottery workshop, pottery wheel, wheel throwing, kiln, kiln opening, glaze
nouns: glazes, glaze test, handbuilding, pottery studio, pinch pot, pinch pots, raku, pottery sale, handmade mug
nouns: handmade mugs, handmade ceramic mug, handmade ceramic mugs, hand-thrown mug, handmade pottery, handmade ceramics
nouns: hand-painted pottery, pottery lessons, pottery lesson, potter's wheel, wheel-thrown pottery, clay class
nouns: clay workshop
alone: clay, stoneware, porcelain
tags: Pottery, Ceramics, ClayLife, PotteryLove
turn:
I planned a vase. The clay planned a bowl. The clay won.
{K}: where every accident gets called organic.
Clay dries on everything except when you want it to.
The kiln gives, the kiln takes, the kiln explains nothing.
Wet clay keeps a record of every doubt you've ever had.
Gravity is the strictest teacher in any studio. {K}.
{K}. Nobody ever shows the ones that went back into the bucket.
reader:
Have you ever said “it's meant to look like that” about your pottery?
Wheel or hand building: which one tests your patience more?
Do you use the pretty mug daily, or is it on the shelf being admired?
Do you keep your wonky pots, or do they become other people's birthday presents?
scene:
“What is it?” “It's not finished.” “What will it be?” “Ask the clay.”
Apron on, sleeves up, nose immediately itchy.
Spin, breathe, wobble, breathe again. {K}.
Opening a kiln is a birthday party with a bit of a court hearing.
That wet slap of clay on the table. Very good for the mood.
plain:
Things shaped by hand keep a little of the hand.
It is good to get your hands dirty for something you can keep.
{K}. A slow thing to make, and a good thing to hold.
news:
{K}. There's clay on everything, including this message.
{K}. Centered? The clay, maybe.
{K}. All fired up.
{K}. Round and round it goes.
{K}. The kiln has no regrets.
{K}. There's clay on the ceiling and nobody asks.
{K}. It'll hold something. Pens, probably.
invite:
{K}. Short sleeves recommended.
{K}. Your cupboard can handle one more. It always can.
Tag the friend who has earned a good mug. {K}.
{K}. Somewhere there's a cup shaped for your hand.

== art 🎨
nouns: art, art print, art prints, linocut prints, screen printing, art commission, canvas, art studio, sculpture
nouns: linocut, fine art, abstract art, sculptures, art piece, artwork, giclee print, giclee prints, fine art print
nouns: risograph print, art commissions, screen print, screen prints, lino print, lino prints, printmaking, mixed media
nouns: mixed media art, sign painting, chalkboard art
alone: print, prints, commissions, commissions open
tags: ArtistsOfInstagram, ArtLovers, ArtDaily, ArtProcess, ArtLife
turn:
{K}. It looked worse before it looked like something, as tradition demands.
The right moment to stop was about an hour ago. {K}.
{K}: somewhere between “what if” and “too late now.”
If everybody squints at it, it must be art. {K}.
{K}. Every accident is on purpose, starting now.
The happy accidents outnumbered the plan, so they're in charge. {K}.
{K}. Making it takes hours. Staring at it takes longer.
reader:
How do you know when a piece is finished: feeling, or deadline?
Do you keep your early drawings, or deny them?
What should a good picture do: hang quietly or start an argument?
Do you show people your sketchbook, or guard it like a diary?
scene:
Step back. Tilt head. Step forward. Touch nothing. Touch it anyway.
“What does it mean?” “What do you see?” Everybody looks relieved.
There is always one blank corner that stares back. {K}.
“Is it finished?” A head tilts. “Nearly.” {K}.
plain:
{K}. A good place for thoughts that don't fit into words.
Making something from nothing still feels a little like magic.
You notice more of the world when you try to put it on paper.
{K}. A bit of the world, seen by somebody in particular.
news:
{K}. The blank page did not see it coming.
{K}. Frame that.
{K}. Call it a happy little plot development.
{K}. Not in the first sketch, but it adds something.
{K}. The easel is standing a little taller.
{K}. Not bad for something that started as a scribble.
invite:
{K}. That empty wall of yours has been blank long enough.
{K}. Come closer. Not that close. All right, that close.
{K}. Head tilting is encouraged.
{K}. All you have to bring is a curious pair of eyes.

== craft 🛠️
nouns: leather craft, leatherwork, handmade things, resin, resin art, resin coasters, crafts, craft, craft night
nouns: craft room, wreath making, basket weaving, upcycling, pressed flowers, stained glass, polymer clay, air dry clay
nouns: leather tooling, diy craft, diy crafts, candle crafts, fall crafts, christmas crafts, paper craft, diy wreath
nouns: felt crafts, felting, needle felting, mosaic, mosaics, rug making, tie dye, tie-dye, diamond painting
nouns: diamond art, rock painting, painted rocks, string art, paint pens
tags: MakersGonnaMake, MakersOfInstagram, CraftTime, Handcrafted, CraftLovers
turn:
{K}. Buying it would have been easier. Buying the tools was more fun.
It's not a mess, it's a workspace with momentum.
You go in for one thing of glue. The receipt says otherwise. {K}.
{K}. The kitchen table was warned.
It's only a hobby until somebody buys a label maker. {K}.
Glue sticks to fingers, tables and sleeves. The project is last on its list.
reader:
Do you keep the first thing you ever made, or hide it?
Instructions first, or when everything else has failed?
Which tool on your bench disappears the moment you need it?
Do you make things to keep or to give away?
Which craft supply do you own too much of and still buy?
scene:
“How long did that take?” “Don't ask it in front of the others.”
Inventory of the table: plans, tools, crumbs, one missing part.
“Is that for somebody?” “It was.” {K}.
plain:
Things you make yourself always have a story in them.
{K}. Slow, a bit fiddly and worth it.
It's satisfying to hold something that did not exist before.
{K}. A few quiet hours that you can hold in your hand.
news:
{K}. The table has seen everything.
{K}. Back to the drawing board, whistling.
{K}. It's holding together nicely.
{K}. Scissors down, chin up.
invite:
{K}. For everybody who turns things over to see how they're made.
Your hands want something better to do than scroll. {K}.
{K}. For people who say “I could make that” and then don't.

== photography 📷
nouns: photography, photo, photos, night photography, street photography, photo walk, golden hour shoot
nouns: macro photography, wildlife photography, product photography, black and white photo, photo editing
nouns: last roll of film, landscape photography, nature photography, travel photography, real estate photography
nouns: photo contest, photo exhibition, photo print, photo prints, photography class, long exposure, time lapse
nouns: photo gallery
tags: PhotographyLovers, ThroughTheLens, Photography
turn:
My storage is full and so is my heart, but mainly my storage.
“One last one” means the memory card still has room. {K}.
The best light always turns up when the battery leaves.
{K}. Nothing gets deleted, not even the blurry one.
{K}. Everybody walks past it until somebody holds up a frame.
The light lasts a minute, and the cable is at home. {K}.
So many pictures, and it's always the accidental one. {K}.
The world looks tidier through a small rectangle. {K}.
reader:
Do you delete the bad ones, or are those the best ones?
How many pictures are in your camera roll that you forgot you took?
Shoot first and choose later, or wait for the one? {K}.
{K}. Color or black and white: which tells you more?
What do you always stop for, camera or not? {K}.
scene:
Click. Check. Squint. Again. {K}.
The breath you hold just before the shutter goes.
“Got it!” “Show me.” “Maybe one more.”
Knees in the mud, elbow in a bush, breath held. {K}.
One step back. One more. A puddle. {K}.
plain:
{K}. A moment that gets to stay a while.
Pictures get better every year you keep them.
{K}. It was there all along. Somebody only had to look.
You see more once you go looking for light. {K}.
news:
{K}. I'd zoom in on this feeling if I could.
{K}. There will definitely be outtakes.
{K}. In focus.
{K}. My memory card will remember.
invite:
{K}. Bring whatever takes pictures, and good shoes.
Come and see what you've been walking past. {K}.

== hobby-collecting 🔎
nouns: stamps collection, minifigure collection, postcards collection, shell collection, figurines, collectibles
nouns: fridge magnet collection, diecast cars, ticket stubs, autographs, collectors' fair, pin collectors
nouns: fridge magnets, snow globe collection, keychain collection, thimble collection, bottle cap collection
nouns: teacup collection, marble collection, spoon collection, my collection, collectors' club, souvenir collection
nouns: plate collection, toy collection, perfume bottle collection, bell collection
alone: collection, collecting, collector
tags: CollectorsOfInstagram, CollectorLife, MyCollection, Collecting, Collector
turn:
{K}. It started with one, as these things do.
There is always one missing, and it's always that one. {K}.
Nobody needs another one. Somebody needs the other one. {K}.
The keys get lost all the time. Of these, every single one has its place. {K}.
The set is complete, until somebody mentions the other set. {K}.
Sorted by size, by year, and by how loudly I gasped. {K}.
{K}. Some people have empty shelves. It must be strange.
reader:
Keep it in the box or take it out and enjoy it?
What was the first piece in your collection?
Which piece would you never trade, whatever was offered?
At how many does it become a collection?
What makes collecting fun for you: the hunt or the having?
scene:
“How many do you have?” “In total or on display?”
A small gasp, a magnifying glass, a long silence. {K}.
plain:
{K}. Every piece comes with a little story.
It's nice to care about something this specific.
{K}. Just looking at them all is a hobby of its own.
news:
{K}. The collection has been notified.
{K}. One for the display case.
{K}. Handle with gloves.
{K}. Added to the list, in the good handwriting.
invite:
{K}. Tag the friend who is still missing one.
For those who know exactly what they're looking for. {K}.
{K}. That gap on your shelf has waited long enough.

== dance 💃
nouns: dance, dancing, hip hop class, dance rehearsal, ballroom dance, pole dance class, breakdance, first dance
nouns: dance floor, bollywood dance, dance practice, first dance song, dance moves, mother son dance, dance off
nouns: dance video, dance routine
tags: DanceLife, DanceLovers, KeepDancing, Dancers
turn:
{K}. The left foot always has its own choreography.
{K}: the mirror never lies, but it could be kinder.
Everybody turns left. Somebody brings something new to the group. {K}.
The steps are learned in order and danced alphabetically. {K}.
{K}. “Spin,” they said. Nobody said when to stop.
The music stops, and the hips are the last to hear. {K}.
reader:
Do you count the steps, or let the music do it?
Which song gets you onto the dance floor every single time?
Lead or follow: which one makes you more nervous?
Do you look at your feet when you dance, or trust them?
scene:
Squeaking floor, first beat, shoulders down. {K}.
The kitchen floor has seen the best rehearsals.
“Don't look down.” Everybody looks down. {K}.
plain:
Moving to music fixes more than you would think.
{K}. Wrong steps count too, if you smile.
{K}. Shoes on, worries left with the coats.
news:
{K}. Cue a small happy dance, slightly off the beat.
{K}. The feet heard it first.
{K}. That deserves a twirl.
{K}. Quick, quick, slow clap.
{K}. That calls for one more song.
{K}. Jazz hands.
invite:
{K}. Tag the person you'd drag onto the floor.
Your living room moves deserve more space. {K}.
{K}. Nobody will watch your feet. They're busy watching their own.

== theatre 🎭
nouns: opening night, dress rehearsal, theatre, theater, stage play, musical, musicals, musical theatre, curtain call
nouns: closing night, audition, auditions, first read-through, cast party, backstage, opera, pantomime, nativity play
nouns: one-woman show, one-man show, theatre tickets, drama club, theatre group, theater club, acting class
nouns: drama class, monologue, community theater, community theatre, school play, theatre rehearsal, theater rehearsal
nouns: play rehearsal, audition tape, acting lessons, broadway, broadway show, broadway musical, school musical
nouns: high school musical, musical theater, christmas play, nativity, puppet show, ventriloquist, puppet theatre
nouns: marionette
alone: rehearsal, rehearsals, acting, drama
tags: TheatreLife, OnStage, StageLife, TheatreLovers
turn:
{K}. The butterflies have asked for a bigger dressing room.
Everybody knows their lines until somebody says “places.”
Somebody in the audience always laughs first. Bless that person.
The prop is on the table. The prop is never on the table. {K}.
{K}. Everybody is perfectly calm, in the acting sense.
The understudy has been looking around very hopefully. {K}.
{K}. If it goes wrong, bow as if you meant it.
reader:
Front row or balcony: where do you like to watch a stage from?
Which line from a play or show do you still quote?
Would you rather forget your line or your entrance?
“Any volunteers?” Do you go up on stage, or study your shoes?
scene:
Lights down. One cough. Curtain up. {K}.
“Line?” whispered the bravest person on the stage.
That hush, just before the first word.
Somebody whispers “break a leg,” and everybody checks the stairs.
plain:
{K}. It only happens once like this, and then never again.
A room full of people believing the same story is a fine thing.
A whole room holding its breath together: that's the magic of it.
news:
{K}. A small bow is in order.
{K}. Exit, stage left, grinning.
{K}. You couldn't have scripted it.
{K}. Again from the top, with feeling.
{K}. The curtain forgot to fall.
{K}. Even the prompter is speechless.
{K}. Break a leg, gently.
invite:
{K}. Phones off, eyes up.
The seats are the easy part to play. Take one. {K}.
{K}. Applause is a team sport.
{K}. Unwrap the candy before the curtain, and be loved by your row.

== art-show 🖼️
under: art
nouns: art show, art exhibition, gallery opening, open studio, art walk, exhibition, vernissage, gallery night
nouns: student art show, group exhibition, first exhibition, art festival, art auction, open studios
tags: ArtShow, ArtLovers, ArtExhibition
turn:
{K}. Everybody stands very close, then very far away, then near the snacks.
The label is smaller than the opinion. {K}.
{K}: where people whisper at things that can't hear them.
One person nods slowly in front of the fire extinguisher. {K}.
Nobody is sure whether that chair is art. Nobody sits down. {K}.
reader:
Do you read the label first, or look first and read later? {K}.
{K}. How long do you stand in front of the one you love?
What would you take home if your wall were big enough? {K}.
scene:
“What do you see?” “A boat.” “It's called ‘Regret’.” “A regretful boat.” {K}.
White walls, wrong shoes, one picture that won't let you go. {K}.
plain:
{K}. A quiet room full of things somebody had to make.
You can leave with nothing and still take something home. {K}.
news:
{K}. Worth a red dot.
{K}. That belongs on a wall.
invite:
{K}. Tilt your head, nobody minds.
Come for the pictures, stay for the people in front of them. {K}.

== street-art 🎨
under: art
nouns: street art, graffiti, mural, mural downtown, street art tour, murals, graffiti wall, street mural
nouns: mural painting, street artist, graffiti art, community mural
tags: StreetArt, UrbanArt, MuralArt
turn:
{K}. The city's diary, in very large handwriting.
Some walls only keep the rain out. This one talks. {K}.
{K}: an art gallery with no door and no closing time.
Gray had its chance. {K}.
You walk past a place every day, and suddenly it has a face. {K}.
reader:
Which wall in your town needs this the most? {K}.
{K}. Do you step closer for the details, or back for the whole thing?
Photo in front of it, or just of it? {K}.
scene:
Everybody crosses the street to see it, and walks into a bike rack. {K}.
Neck back, one eye closed, arm out: “it goes around the corner!” {K}.
plain:
{K}. Color where nobody expected any.
Art you don't need a ticket for. {K}.
news:
{K}. Written on the wall, in color.
{K}. The bricks look proud.
invite:
{K}. Take the side street, look up.
Come and stand small in front of something big. {K}.

== pet-portraits 🐾
under: art
nouns: pet portrait, pet portraits, custom pet portrait, custom pet portraits, dog portraits, cat portrait
nouns: cat portraits, pet painting, pet paintings, pet drawing, horse portrait
tags: PetPortrait, PetArt, PetLovers
turn:
{K}. The model refused to sit still and was paid in treats.
Finally a picture in which nobody is licking the camera. {K}.
{K}: because the camera roll wasn't enough.
Kings had oil paintings. So should somebody who barks at leaves. {K}.
The ears are the easy part. The attitude takes longer. {K}.
reader:
Noble and serious, or tongue out as usual? {K}.
{K}. Over the sofa, or straight across from the food bowl?
Which look of theirs would you hang on a wall? {K}.
scene:
“Sit. Stay. No, look here. Here. HERE.” {K}.
A tilt of the head, a spark in the eye, there it is. {K}.
plain:
{K}. A face that deserves a frame.
For the one who is always happy to see you, or at least to see dinner. {K}.
news:
{K}. Good news for the wall.
invite:
{K}. Bring your favorite picture of your favorite face.
Your pet already thinks so: that wall is theirs. {K}.

== hot-crafts 🔥
under: craft
nouns: glass blowing, glassblowing, blown glass, blacksmithing, blacksmith, forging, metalworking, metalwork
nouns: knife making, glass blowing class, blacksmith class, knife forging, lampwork, hot glass, bladesmith
tags: MakersGonnaMake, Handcrafted, CraftLovers
turn:
{K}. The kind of craft where nobody has to be told to pay attention.
It glows, it bends, and then it makes up its mind. {K}.
{K}: all you need is a steady hand and eyebrows to spare.
Mistakes cool down fast, and then they're permanent. {K}.
Patience, but with flames. {K}.
reader:
Would you dare to hold the hot end? {K}.
{K}. Do you watch the flame, the hands or the clock?
scene:
A roar, a glow, everybody takes one step back. {K}.
Orange, yellow, turn, turn, turn, breathe out. {K}.
Goggles on, sleeves down, no small talk. {K}.
plain:
{K}. Very old, very hot and still a bit like magic.
Something solid that used to be a glow. {K}.
{K}. Strong arms, soft touch.
news:
{K}. Strike while it's hot.
invite:
{K}. Closed shoes, open eyes.
Come close enough to feel it on your face. {K}.

== beading 📿
under: craft
nouns: beading, bead bracelets, bead bracelet, friendship bracelets, friendship bracelet, beaded bracelet
nouns: beaded bracelets, beaded necklace, bracelet making, bead kit, clay bead bracelets, beadwork, seed beads
nouns: bead shop, kandi
tags: Beads, CraftTime, CraftLovers
turn:
{K}. One bead at a time, until the last one rolls under the fridge.
A small knot that holds a whole friendship. {K}.
{K}: tiny holes, big patience.
Everybody's wrist has a little room left. {K}.
The table was clean once. Now it rattles. {K}.
reader:
Rainbow, pastel or a word only your friends understand? {K}.
{K}. Do you plan the pattern, or trust your fingers?
Who would you make one for first? {K}.
scene:
Tongue out, thread in, bead on, bead gone. {K}.
“Don't lift it!” It was lifted. They're everywhere. {K}.
plain:
{K}. Small, bright and made with somebody in mind.
Little things on a string can mean a lot. {K}.
{K}. Good company on the wrist.
news:
{K}. String that one with the good ones.
invite:
{K}. Bring a friend and swap at the end.
Your wrist has been looking bare. {K}.

== portraits 📷
under: photography
nouns: photo shoot, photo shoots, photoshoot, portrait, portrait session, portrait sessions, portraits, mini sessions
nouns: mini session, headshots, headshot, engagement photos, wedding photography, family photos, family photo session
nouns: group photo, photo booth, self-portrait, prom photos, senior portraits, school photos, school photo
nouns: family photo shoot, family photoshoot, holiday mini sessions, fall mini sessions, christmas photos
nouns: christmas card photo, portrait photography, photo session, photo sessions
tags: PortraitPhotography, Photoshoot, SmileForTheCamera
turn:
{K}. “Act natural,” and suddenly nobody knows what arms are for.
{K}: proof that both eyes can be open.
Everybody has a good side, and it always faces the wall. {K}.
“One last one,” at the halfway point. {K}.
The best one is always the one right after the pose. {K}.
Combed, dressed, ready, and then somebody finds a cookie. {K}.
reader:
Candid or posed: in which pictures do you look like yourself? {K}.
{K}. Teeth or no teeth?
The outtakes: delete them, or frame them first? {K}.
What's your camera face, and who gave it to you? {K}.
Who in your family always blinks? {K}.
scene:
“Say cheese.” “Cheese.” “You blinked.” “I did not.” “You did.” {K}.
Chin down, shoulders back, somebody makes a joke, click. {K}.
“Closer together.” “Closer.” “You do like each other, right?” {K}.
plain:
{K}. The kind of picture somebody will look for one day.
A face, some light, and a moment that gets to stay. {K}.
{K}. Looking like yourself is enough.
news:
{K}. Smile, please.
{K}. There will be outtakes.
invite:
{K}. No need to know what to do with your hands.
Bring your real laugh, it photographs best. {K}.
{K}. Practice your “I didn't see you there” face.

== snow-globe ❄️
under: hobby-collecting
nouns: snow globe, snow globes, snowglobe, snow dome, christmas snow globe, musical snow globe
tags: SnowGlobe, TinyWorld, LittleThings
turn:
{K}. The only weather that waits until you're ready.
Shake it, and a tiny village has a very bad day. {K}.
{K}: a blizzard with a lid.
It snows, it stops, nobody has to shovel. {K}.
Nobody has ever walked past one without shaking it. {K}.
reader:
Which place would you like to keep behind glass? {K}.
{K}. Shake it, or wait until somebody else does?
Where would you live in there: the house, the tree or the hill? {K}.
scene:
Up, over, down, and everybody leans in. {K}.
“Careful.” “I am being careful.” Shake. {K}.
plain:
{K}. A small world that settles down if you let it.
Some things are lovely for no reason. {K}.
news:
{K}. All shaken up about it.
{K}. Let it swirl.
invite:
{K}. Turn one over and see what happens.
Come and make it snow. {K}.

== enamel-pins 📌
under: hobby-collecting
nouns: enamel pin, enamel pins, pin collection, lapel pin, lapel pins, pin badges, button pin, button pins, pin trading
nouns: pin set, pin board display, disney pins, disney pin
tags: EnamelPins, PinCollector, PinGame
turn:
{K}. One jacket, and it's getting heavier.
The jacket is denim underneath, if you look closely. {K}.
{K}: small talk you can wear.
Half the joy is the picture. The other half is the little click at the back. {K}.
The backs get lost first. They always get lost first. {K}.
reader:
Jacket, bag or cork board: where do yours live? {K}.
{K}. Funny, fancy or faintly rude?
Which one would tell a stranger the most about you? {K}.
scene:
A stranger points at your bag and says, “me too.” {K}.
A little to the left. A little higher. There. {K}.
plain:
{K}. A tiny flag for something you love.
Small enough to carry, loud enough to be seen. {K}.
news:
{K}. Pinned.
invite:
{K}. Your denim jacket has a gap exactly that big.
Come and find the one that sounds like you. {K}.

== gymnastics 🤸
nouns: gymnastics, gymnast, gymnastics meet, gymnastics class, gymnastics practice, cartwheel, cartwheels, handstand
nouns: handstands, tumbling, tumbling class, balance beam, backflip, back handspring, rhythmic gymnastics, uneven bars
alone: splits
tags: Gymnastics, Gymnast, TrainHard
turn:
{K}. Other people avoid falling over. Here it's the first lesson.
It takes years to make it look like a shrug. {K}.
{K}: bend it, stretch it, stick it, smile.
The living room is not a gym. The living room has given up saying so. {K}.
Toes pointed, chin up, knees with plans of their own. {K}.
The sofa is a vault, the rug is a mat, and dinner is in between. {K}.
reader:
Beam, bars, floor or vault: which one makes you hold your breath? {K}.
{K}. When did you last try a cartwheel, and how did it end?
Who taught you to fall without fear? {K}.
scene:
A run, a spring, a twist, a thud, both arms in the air. {K}.
“Watch this!” Everybody moves the lamp. {K}.
Chalk cloud, deep breath, eyes on the far end. {K}.
plain:
{K}. Strong, brave and a bit bendy.
Falling, getting up, trying again, with straight legs. {K}.
{K}. Courage you can see from the bleachers.
news:
{K}. Deep breath, arms up.
{K}. Full marks from the sofa.
invite:
{K}. No cartwheel needed to begin.
Come and let them bounce somewhere that isn't your couch. {K}.

== model-trains
nouns: miniature painting, miniatures painting, painting miniatures, mini painting
scene:
“Just one more layer.” The figure is smaller than a thumb. {K}.
turn:
A brush with about a hair and a half, and still too wide. {K}.

== binge
nouns: soap opera, soap operas, channel surfing, telenovela, squid game, game of thrones, kdramas, period drama
nouns: love island, south park
turn:
Everybody has a secret, and everybody is standing behind the door. {K}.

== spelling-bee 🐝
under: school
nouns: spelling bee, geography bee, math bee, spelling test, spelling bee champion
tags: SpellingBee, SchoolLife, WordNerd
turn:
{K}. A whole room holds its breath over a silent letter.
The word sounds easy. That's how they get you. {K}.
{K}: where a whole year of practice comes down to a vowel.
The calmest person in the room is the one on the stage. {K}.
Every parent mouths along, and most of them are wrong. {K}.
reader:
Which word do you still have to look up every time? {K}.
{K}. Do you see the letters, or hear them?
What's the hardest word you can spell without cheating? {K}.
scene:
“Could you use it in a sentence?” Anything to win a second. {K}.
A finger writing on the palm, lips moving, eyes closed. {K}.
plain:
{K}. It takes courage to stand up there and spell out loud.
A little nervous, a lot of letters. {K}.
news:
{K}. P-R-O-U-D.
invite:
{K}. Bring a dictionary and a steady voice.
Come and cheer, quietly, between the letters. {K}.
`;
