export const craftsAndArts = `
== writing ✍️
nouns: writing, memoir
tags: WritersOfInstagram, WritingLife, AmWriting, WritersLife, WritingCommunity
turn:
{K}. I deleted a comma. I put it back. That's a day's work.
{K}. The characters have stopped listening to me.
{K}. My search history needs an explanation.
{K}. I cleaned the whole kitchen to avoid one paragraph.
{K}. It's finished in my head. The page hasn't heard.
{K}. The blank page blinked first.
reader:
{K}. Plan everything or see where it goes?
{K}. What's the best first sentence you know?
{K}. Where do your words come easiest?
Would you rather read the messy version or wait for the good one?
scene:
A cold tea, a blinking cursor, a long look out of the window. {K}.
Headphones on, world off, one more page. {K}.
“How's the book?” Please, not at dinner. {K}.
plain:
{K}. One bad sentence at a time until there's a good one.
{K}. It only has to exist. Good comes later.
{K}. The best company is in my head, and it's loud.
news:
{K}. The thesaurus is on standby.
invite:
{K}. Fellow scribblers, come and procrastinate with me.

== lego 🧱
nouns: miniature painting
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
nouns: yarn, knit, knits, sweater in progress, yarn haul, yarn stash, hand-dyed yarn, yarn shop, wool, loom, scarf in progress, tufting
nouns: weaving, macrame
tags: FiberArts, MakersGonnaMake, HandStitched, YarnLove
turn:
{K}. I can't talk, I'm counting.
I could have bought one for less. That was never the point.
{K}: a way of sitting still that leaves evidence.
I undid an hour of work and called it experience. {K}.
The stash is not a problem. The stash is a collection with plans.
One more row, I said, and the clock laughed. {K}.
reader:
How many unfinished projects are in your basket, and are we counting the hidden ones?
Do you follow the pattern, or treat it as a polite suggestion?
Do you finish one project before casting an eye on the next?
What do you watch while your hands work?
scene:
Stash (noun): materials bought for a project nobody has met yet. {K}.
The quiet of busy hands, and a mutter now and then.
plain:
It takes as long as it takes, and I like every part of it.
Making something by hand is a good way to spend an evening.
I like things that remember the hours you gave them.
news:
{K}. Somebody hold my yarn.
{K}. That is how stories get woven.
{K}. I dropped a stitch and my jaw.
{K}. I'd spin you a longer yarn, but I need it for a sleeve.
invite:
{K}. Your basket has room, if you push.
{K}. Bring your work in progress, no matter how long it has been progressing.
Tag the friend who counts under their breath. {K}.
Idle hands, this one is for you. {K}.

== pottery 🏺
nouns: pottery, ceramics, ceramic mug, ceramic mugs, mug set, ceramic mug set, hand-painted ceramic mug set, clay, stoneware, porcelain, pottery class, pottery workshop, pottery wheel, wheel throwing, kiln, kiln opening, glaze, glazes, glaze test, handbuilding, ceramic vase, clay pots, pottery studio, pinch pot, pinch pots, raku, ceramic plates, first bowl, polymer clay, pottery sale
tags: Pottery, Ceramics, ClayLife, PotteryLove
turn:
I planned a vase. The clay planned a bowl. The clay won.
{K}: where every accident gets called organic.
Clay dries on everything except when you want it to.
The kiln gives, the kiln takes, the kiln explains nothing.
Wet clay keeps a record of every doubt you've ever had.
Gravity is the strictest teacher in any studio. {K}.
{K}. Every bowl was going to be a vase, and vice versa.
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
{K}. There is clay on the phone I'm writing this with.
{K}. Centered? The clay, maybe.
{K}. File under: fired, but in a good way.
{K}. My head is still spinning like the wheel.
{K}. The kiln has no regrets.
{K}. There's clay on the ceiling and nobody asks.
{K}. It'll hold something. Pens, probably.
invite:
{K}. Short sleeves recommended.
{K}. Your cupboard can handle one more. It always can.
Tag the friend who has earned a good mug. {K}.
{K}. Somewhere there's a cup shaped for your hand.

== art 🎨
nouns: art, print, prints, art print, art prints, art show, art exhibition, gallery opening, linocut prints, screen printing, art commission, commissions, canvas, art studio, sculpture, open studio, graffiti, street art, paint-by-numbers
nouns: linocut
tags: ArtistsOfInstagram, ArtLovers, ArtDaily, ArtProcess, ArtLife
turn:
{K}. It looked worse before it looked like something, as tradition demands.
I know exactly when to stop. It was about an hour ago.
{K}: somewhere between “what if” and “too late now.”
I squint at it, so it must be art. {K}.
{K}. I meant to do that, starting now.
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
“Can you draw me?” And the whole room goes very polite.
plain:
{K}. A good place for thoughts that don't fit into words.
Making something from nothing still feels a little like magic.
You notice more of the world when you try to put it on paper.
{K}. A bit of the world, seen by somebody in particular.
news:
{K}. The blank page did not see it coming.
{K}. There is paint on my sleeve and a story to go with it.
{K}. Call it a happy little plot development.
{K}. Not in the first sketch, but it adds something.
{K}. The brushes are soaking and so am I, in pride.
{K}. The canvas has seen worse.
invite:
{K}. That empty wall of yours has gone on long enough.
{K}. Come closer. Not that close. All right, that close.
{K}. Head tilting is encouraged.
{K}. All you have to bring is a curious pair of eyes.

== craft 🛠️
nouns: leather craft, leatherwork, leather wallet, handmade jewelry, handmade gifts, handmade things, resin, resin art, resin coasters, crafts, craft, craft night, craft room, wreath making, basket weaving, glass blowing, blacksmithing, upcycling, bead bracelets, friendship bracelets, lock picking, props, pressed flowers
nouns: beading
nouns: stained glass
nouns: quilting bee
tags: MakersGonnaMake, MakersOfInstagram, CraftTime, Handcrafted, CraftLovers
turn:
{K}. I could have bought it. I bought tools instead.
It's not a mess, it's a workspace with momentum.
I only went in for glue. The receipt says otherwise.
{K}. The kitchen table was warned.
It's only a hobby until you need a label maker. {K}.
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
{K}. The workbench saw everything.
{K}. Back to the drawing board, whistling.
{K}. It will hold together. Trust the glue.
{K}. Scissors down, chin up.
invite:
{K}. For everybody who turns things over to see how they're made.
Your hands want something better to do than scroll. {K}.
{K}. For people who say “I could make that” and then don't.

== photography 📷
nouns: photography, photo, photos, photo shoot, photo shoots, photoshoot, portrait session, portrait sessions, portraits, mini sessions, mini session, headshots, headshot, engagement photos, wedding photography, family photos, family photo session, night photography, street photography, photo walk, golden hour shoot, macro photography, wildlife photography, product photography, black and white photo, group photo, photo booth, photo editing, self-portrait, last roll of film
tags: PhotographyLovers, ThroughTheLens, Photography
turn:
{K}. “Act natural,” and suddenly nobody knows what arms are for.
{K}: proof that one eye was open.
My storage is full and so is my heart, but mainly my storage.
“One last one,” said the photographer, at the halfway point.
The best light always turns up when the battery leaves.
Everybody has a good side, and it is always facing the wall. {K}.
Somebody has to take the pictures, which is how you end up in none. {K}.
{K}. I deleted nothing, as is my custom.
reader:
Candid or posed: in which photos do you look like yourself?
Do you delete the bad ones, or are those the best ones?
How many pictures are in your camera roll that you forgot you took?
Group photo: do you look at everybody, or zoom straight in on yourself?
scene:
“Say cheese.” “Cheese.” “You blinked.” “I did not.” “You did.”
Click. Check. Squint. Again. {K}.
The breath you hold just before the shutter goes.
“Got it!” “Show me.” “Maybe one more.”
plain:
{K}. A moment that now gets to stay a while.
Pictures get better every year you keep them.
{K}. Someday somebody will be very glad this exists.
news:
{K}. I'd zoom in on this feeling if I could.
{K}. There will definitely be outtakes.
{K}. The lens cap was off this time.
{K}. My memory card will remember.
{K}. Say cheese, or whatever I just said.
invite:
{K}. Practice your “I didn't see you there” face.
{K}. Tag the friend who always blinks.
{K}. No need to know what to do with your hands.
{K}. Bring your real laugh, it photographs best.

== hobby-collecting 🔎
nouns: stamps collection, minifigure collection, postcards collection, shell collection, figurines, collectibles, collection, collecting, fridge magnet collection, diecast cars, ticket stubs, autographs, collectors' fair
tags: CollectorsOfInstagram, CollectorLife, MyCollection, Collecting, Collector
turn:
{K}. It started with one, as these things do.
There is always one missing, and it's always that one.
I don't need another one. I need the other one.
I can't find my keys, but I know where every single piece is. {K}.
The set is complete, until somebody mentions the other set. {K}.
Sorted by size, by year, and by how loudly I gasped. {K}.
{K}. Some people have empty shelves. I wouldn't know.
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
{K}. Handle this news with gloves.
{K}. Catalogued under “did not see that coming.”
invite:
{K}. Tag the friend who is still missing one.
For those who know exactly what they're looking for. {K}.
{K}. That gap on your shelf has waited long enough.

== dance 💃
nouns: dance, dancing, hip hop class, dance rehearsal, ballroom dance, pole dance class, breakdance, first dance, dance floor, bollywood dance, dance practice, gymnastics, gymnast
tags: DanceLife, DanceLovers, KeepDancing, Dancers
turn:
{K}. My left foot has its own choreography.
{K}: the mirror never lies, but it could be kinder.
Everybody turned left. I brought something new to the group.
I learned the steps in order. I dance them alphabetically. {K}.
{K}. “Spin,” they said. Nobody said when to stop.
The music has stopped, and the news has not reached my hips. {K}.
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
{K}. My feet heard it first.
{K}. That deserves a twirl.
{K}. Quick, quick, slow clap.
{K}. My hips have lodged a formal statement.
{K}. The mirror in the studio applauded.
invite:
{K}. Tag the person you'd drag onto the floor.
Your living room moves deserve more space. {K}.
{K}. Nobody will watch your feet. They're busy watching their own.

== theatre 🎭
nouns: opening night, rehearsal, rehearsals, dress rehearsal, theatre, theater, stage play, musical, musicals, musical theatre, curtain call, closing night, audition, auditions, first read-through, cast party, backstage, opera, pantomime, nativity play, one-woman show, one-man show, theatre tickets
tags: TheatreLife, OnStage, StageLife, TheatreLovers
turn:
{K}. The butterflies have asked for a bigger dressing room.
Everybody knows their lines until somebody says “places.”
Somebody in the audience always laughs first. Bless that person.
The prop was on the table. The prop is never on the table.
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
{K}. The prompter is speechless.
{K}. Break a leg, they said. Nearly.
invite:
{K}. Phones off, eyes up.
The seats are the easy part to play. Take one. {K}.
{K}. Applause is a team sport.
{K}. Unwrap the candy before the curtain, and be loved by your row.
`;
