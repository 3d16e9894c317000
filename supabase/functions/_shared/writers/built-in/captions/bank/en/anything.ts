export const anything = `
== thing
turn:
Archaeologists will dig up {the} one day and call it “ceremonial”.
On an insurance form, {the} would need an extra page.
Anybody can write about sunsets. Somebody has to write about {the}.
School teaches you a lot, and not a word about {the}.
If {the} ran for mayor, the posters would write themselves.
Give {the} a tiny hat and the internet would do the rest.
Somewhere there's a song about {the}, and it's probably in a minor key.
Suppose {the} could talk. The first sound would be a sigh.
The instructions for {the} were lost before anybody wrote them.
{The} would make a terrible gift and an excellent story.
You could ignore {the}. You'd be the first.
A novelist would need a whole chapter for {the}, and cut the weather.
There's a drawer in every head for things like {the}, and it never quite closes.
{K}: add a soundtrack and it's a short film.
Long after the big things are forgotten, somebody will bring up {the}.
reader:
{K}. Which name would suit {it/them}? Serious suggestions only.
{K}. What would a museum write on the little card?
Desert island: pack {it/them}, trade {it/them} or leave {it/them} to the pirates? {K}.
Who do you know that would have a long opinion about {the}?
{K}. What's the question you'd ask first?
{K}. If honesty were required, what would the label say?
What would detectives conclude about a person from {the}?
{K}. Would you hang it on a wall, hide it in a drawer or take it out for coffee?
Which movie would {the} steal the show in: comedy, heist or courtroom?
{K}. Explain it to a time traveler. Start simple.
scene:
Museum label: “{The}, present day, a little smug.”
Auctioneer, hammer in the air: “{The}. Do I hear anything?” A cough.
Exhibit A, in a clear plastic bag: {the}.
Still life, oil on canvas, painter unknown: {k}.
Nature documentary, hushed voice: “{The}, completely unaware of us.”
“Anything in the world,” says the genie. “{K}.” “Are you sure?”
A magician, an empty hat, a drumroll, and out comes {the}.
Lost and found, top shelf, behind the umbrellas: {k}.
Customs officer, eyebrow up: “Anything to declare?” “{K}.”
“What's that?” “{K}.” “Why?” A fair question.
I spy with my little eye, and I'm not giving any clues: {k}.
Crime novel, last page, everybody gasps. It was {the} all along.
plain:
{The} {has/have} no idea {it is/they are} being talked about.
Look at anything long enough and it turns into a story: {k}.
A short post about {the}, because nobody else was going to write it.
Someday somebody will say “remember {the}?” and everybody will talk at once.
Every story needs its supporting cast. Enter {the}.
Exactly as ordinary and as strange as it sounds: {k}.
{K}. Put it on a pedestal and it would look right at home.
There are days when {the} {is/are} the whole plot.
{K}. The kind of detail that biographers love.
Some things get a monument. {The} {gets/get} a caption.
news:
{K}. There's a first chapter for everything.
{K}. Future biographers, please take note.
{K}. The rest of the inventory has been informed.

== word
turn:
{K}. Shout it into a canyon and even the echo would ask for context.
{K}. Ask a child, a lawyer and a poet, and get a different answer each time.
{K}. It would make an excellent band name and a strange lullaby.
{K}. There are people who can hear that and simply go on with their day.
{K}. Somewhere somebody is writing a thesis on it, with footnotes.
{K}. It means one thing at breakfast and another in the middle of the night.
{K}. Put it on a billboard without explanation and half the town would nod.
{K}. It sounds like a chapter title, and I'd read the chapter.
{K}. Somebody once said it for the very first time, and somebody else said “what?”
{K}. Sooner or later somebody will turn it into a musical.
{K}. Every family has somebody who could lecture on it over dessert.
{K}. Type it into a search bar and there goes the evening.
{K}. The dictionary needs a line for it. The rest of us need an afternoon.
{K}. Embroidered on a cushion, it would raise questions.
Somewhere somebody has {a} tattooed on an arm, and a story to go with it.
{K}: the board game would end with somebody flipping the table.
Poets have had their turn with the moon. Now somebody has to try {n}. [mass plural]
If aliens land and ask about {n}, don't send me. [mass plural]
If {n} had a theme song, everybody would hum it wrong. [mass plural]
You can say anything about {n}, and somebody has. [mass plural]
There's small talk, there's big talk, and there's {n}. [mass plural]
reader:
{K}. What's the first picture in your head? Don't tidy it up.
{K}. If it came with a warning label, what would it say?
{K}. Superpower, perfume or middle name: which would it make?
{K}. How would you explain it over a bad phone line?
{K}. Which color would it be? There is a right answer.
{K}. Say it in your best movie-trailer voice. How did it go?
{K}. In the future: forgotten, fashionable or in a museum?
{K}. As a quiz category: would you take it or pass?
{K}. What's the best sentence you ever heard with it in it?
{K}. Does it make you think of a person, a place or a smell?
{K}. Could you draw it so that somebody guesses it? Honestly?
{K}. Which side of your family would argue about it longest?
What would the museum of {n} sell in its gift shop? [mass plural]
Who should get a lifetime achievement award for {n}? [mass plural]
What's the wrongest thing anybody ever told you about {n}? [mass plural]
scene:
“Use it in a sentence.” “{K}.” “That's not a sentence.” “It is now.”
Inkblot test. “What do you see?” “{K}.” “Every time?” “Every time.”
“Knock, knock.” “Who's there?” “{K}.” “{K} who?”
A first date, an awkward silence, and then somebody says it: {k}.
On a cake, in icing, running out of space toward the end: {k}.
Wedding speech, a tap on the glass: “Which brings me to {k}.”
Late-night radio, a caller from far away: “I'd like to talk about {k}.”
Subtitle in a very strange movie: {k}.
An elevator, a stranger, a long ride. “So. {K}.”
Charades. Wild arms, total silence, somebody shouts “a bear!” It was {k}.
Fortune cookie, cracked open, nothing else on the paper: {k}.
A parrot in a quiet pet shop, out of nowhere: {k}.
The password hint, years later, no help at all: {k}.
Spelling bee, last round, the jury leans in: {k}.
Written in the margin of a library book, in pencil: {k}.
Graffiti under a bridge, in beautiful handwriting: {k}.
A silent bus. Somebody on the phone, far too loud: {k}.
Somebody talking in their sleep, very clearly: {k}.
Voicemail. A rustle, a breath, and then only this: {k}.
Opening line of a very long novel: {k}.
On a sticky note, in the pocket of an old coat: {k}.
Last item on the agenda, and nobody leaves the room: {k}.
“I'm thinking of something.” “Animal, vegetable, mineral?” “{K}.”
The kid in the back seat, after a long silence: “Why {k}?”
plain:
Everything gets a national day sooner or later. Until then: {k}.
{K}. Everybody has a sentence about it. Here's room for yours.
{K}. A good thing to bring up when the small talk runs dry.
{K}. Somebody at the next table would turn around.
{K}. Every language has a way to say it, and surely in some of them it rhymes.
Somewhere a librarian knows exactly which shelf it belongs on: {k}.
Somebody out there has been waiting for a post about {n}. [mass plural]
Half of what people know about {n} they picked up by listening in. [mass plural]
news:
{K}. The footnotes will be longer than the text.

== two-meanings 💭
alone: light, fan, sole, mercury, bowl, organ, nail, draft, bark, bolt, palm, rock, ruler, mole, pen, point, scale, sink, stick, tank
alone: top, vessel, current, kind, mine, pound, row, second, sound, spell, state, step, tip, charm
alone: bow, tear, minute, cell, pitcher, trunk, file, iron, letter, stamp, wave, board, block, case, check, key
alone: note, pace, patch, plot, pump, rail, range, record, root, seat, sentence, spot, stage, staple, strike
alone: swallow, term, tick, track, volume, bug, bulb, capital, chest, column, crash, drill, joint, lap, litter
alone: log, peer, pick, pipe, pop, port, pupil, ray, round, saw, scoop, screen, skip, slip, spoke, squat, tail
alone: tie, vault, well, python, old school
turn:
{K}. Same letters, and still a family of strangers.
{K}. Say it to a carpenter, a doctor and a cook, and they'll nod at different things.
{K}. More jobs than anybody with that few letters should have.
{K}. Half of you pictured the wrong thing, and so did I at first.
{K}. Whatever you saw first says more about your day than about mine.
reader:
{K}. Which one did you see first? Don't be polite.
{K}. If only one meaning could stay, which would you keep?
{K}. Which meaning comes last in the dictionary, and is it yours?
scene:
“{K}.” “Which kind?” “Exactly.”
“You said {k}.” “I did.” “I brought the other one.”
A dictionary page, an index finger, sliding down and down: {k}.
Crossword clue, few letters, plenty of eraser: {k}.
plain:
{K}. Some words do a lot of work for their size.
{K}. Context is everything, and there isn't any.
I like words that make you look twice. {K}.
Everybody who learned the language has been fooled by this one: {k}.
news:
{K}. The dictionary and I are still talking about it.

== adjective 💬
turn:
{K}. One word, and everybody nods at a different memory.
{K}. Dictionaries need a definition. Faces don't.
{K}. I looked for a longer word. This one was right.
{K}. It's a description, a warning and a weather report.
If name tags were honest: {k}.
{K}. Fits on a mug, a T-shirt and a headstone. Pick the mug.
{K}. Say it in a deep voice and it becomes a perfume.
reader:
{K}. Which animal does it suit best?
{K}. What word would you have picked?
{K}. On a scale from “barely” to “extremely”, where are you?
{K}. Who comes to mind? You don't have to tag them.
scene:
“How is it?” “{K}.” “How {k}?” “Very.”
“Describe it in one word.” A long look at the ceiling. “{K}.”
Status update, short version: {k}.
Weather forecast, inside of the head: {k}.
The thesaurus, open at a well-worn page: {k}.
plain:
{K}. You'd know the face that goes with it.
Some days need a story. This one needs a word: {k}.
{K}. A small word that lets itself in without knocking.
news:
{K}. Further adjectives may follow.

== activity
turn:
Somewhere there's a world champion of {n}, and I'd like to see the trophy.
Somebody should put it in the games, between fencing and handball: {k}.
Put {n} on a résumé and watch the eyebrows.
Nobody ever starts {n} at a sensible hour.
There's an art to {n}, and most of it is keeping a straight face.
{K}. Half skill, half nerve, half hoping nobody is counting.
{K}. A sports commentator would have to whisper.
Ask for the secret of {n} and you'll get a different one from everybody.
Everybody has their own way of {n}, and everybody thinks it's the normal one.
{K}. Give it a longer name and it becomes a science.
{K}: easier to do than to explain to somebody in the doorway.
If {n} burned a little more, gyms would sell memberships for it.
Aliens, watching us from above, are most puzzled by {n}.
reader:
{K}. Born with it, or did somebody teach you?
{K}. Alone, in company or strictly in secret?
What would the merit badge for {n} look like?
Who should be the patron saint of {n}?
Suppose {n} were taught at school: who'd be the teacher?
How do you recognize somebody who's very good at {n}?
{K}. What's the soundtrack: silence, humming or a brass band?
What's the first rule of {n}, and who breaks it?
{K}. Where's the oddest place you ever caught somebody at it?
scene:
“And what do you do?” A short pause. “{K}.”
Sports commentator, whispering: “And here we see {n} at its finest.”
Slow motion, dramatic strings, a gust of wind: {k}.
The instructions, complete, on the back of a napkin: {k}.
A school report, under “other talents”: {k}.
“Is that a hobby?” “It's more of a situation.” {K}.
In the brochure for a very strange summer camp: {k}.
Chapter heading in a book on human nature: {k}.
“How long have you been at it?” Nobody looks at the clock. {K}.
plain:
{K}. The world has tried to give it a schedule and failed.
{K}. Simple from the outside, like most things.
Somebody is always better at it, and somebody always started later: {k}.
{K}. People have done it for as long as there have been people, more or less.
A short word in favor of {n}, or at least of the people caught doing it.
{K}. Nobody hands out medals, and it goes on all the same.
There are manuals for everything, and still people learn {n} by watching.
news:
{K}. The scoring will be announced as soon as somebody invents it.
{K}. The neighbors have formed an opinion.

== people
turn:
{K}. Watch one at work and try not to say “I could do that”.
{K}. Everybody knows the word. Hardly anybody knows the working hours.
{K}. A job title that sounds short until you ask about it at dinner.
You can tell by the hands, or by the shoes, or by the way of entering a room. {K}.
Kids draw pictures of firefighters. Somebody should draw {a}.
There's a kind of look that only {a} {gives/give} the rest of us.
Somebody at every party ends up asking {the} for advice.
Every trade has its secrets, and {the} {knows/know} most of them.
{K}. The stories get better with every glass of lemonade.
Not everybody gets a statue. {A} could use at least a bench.
reader:
{K}. Know one? Send them this.
{K}. What's the question they get asked at every party?
{K}. What do the rest of us always get wrong about it?
{K}. As a kid: did you want to be one, or did you want to meet one?
What would you ask {a} if nobody else were listening?
What's the tool, the phrase or the shoe that gives it away? {K}.
scene:
“What do you do?” “Guess.” Nobody ever guesses: {k}.
Sleeves up, a nod, back to work. {K}.
Bring-your-parent day at school, and the whole class goes quiet: {k}.
On the business card, in small and serious letters: {k}.
The movie version has better lighting and worse hours. {K}.
plain:
{K}. There's more to it than it looks from the sidewalk.
{K}. Somebody has to, and it's good when it's somebody who can.
Behind the word there's a person with cold coffee and a good story: {k}.
Every crew needs one, and every one of them has a nickname: {k}.
{K}. Easy to spell, hard to be.
{K}. You notice it most on the day nobody turns up.
news:
{K}. The break room will hear about it in several versions.
{K}. It belongs in the memoirs, somewhere near the front.

== person
turn:
{K}. Some names do the introducing by themselves.
Dinner with anybody, living or not, real or not. No need to think. {K}.
{K}. Say it in a full room and watch who looks up.
{K}. Everybody who hears it has a different story ready.
Spelled right on the first try, as a sign of respect: {k}.
If there's ever a quiz about {k}, pick a good team.
{K}. You can be compared to a lot of people. That's a tall order.
There are people you describe and people you only have to name: {k}.
{K}. Nobody says it with a shrug.
reader:
{K}. When did you hear the name for the first time?
What should be named after {k}: a bench, a bridge or a rose?
{K}. Finish the sentence: nobody else could…
{K}. What's the story everybody tells, and which one should they?
{K}. One question over coffee: what would it be?
{K}. Which word fits best? Take your time.
{K}. Who told you about the name, and what did they say?
scene:
Seating plan for an imaginary dinner, head of the table: {k}.
“Who?” “Sit down. I'll start at the beginning.” {K}.
A name tag, a pen, the best handwriting in the building: {k}.
“Have you heard of {k}?” Pull up a chair.
A hand-painted sign in an arrivals hall, waiting for somebody: {k}.
On the spine of a very thick biography: {k}.
plain:
{K}. A name worth saying in full.
{K}. There's only the one.
{K}. Said with respect, and a small smile.
Nothing to announce, just a name with a lot behind it: {k}.
{K}. Some people leave a room different from how they found it.
{K}. It takes a moment to say and a while to explain.

== place 📍
turn:
{K}. First “just for a visit”, then reading real estate ads on the way home.
Maps leave out the best part of {k}.
{K}. Everybody who has been there starts with “oh, you have to…”
{K}. The name alone takes up half a daydream.
{K}. There's a postcard side and an everyday side. Go for the everyday one.
Say the name at a dinner table and somebody puts down their fork: {k}.
{K}. A guidebook gives it a few pages. The locals would need a shelf.
Somewhere in {k} there's a bench with exactly the right view.
Photos forget the sounds and the smells. People don't. {K}.
{K}. Ask for directions and you get somebody's life story with them.
{K}. The kind of name that looks good on a suitcase.
reader:
{K}. Grew up there, been there or dreaming of it?
{K}. What do the locals know that the guidebooks don't?
{K}. Which corner of it would you show a friend?
{K}. What should somebody eat there first? Directions welcome.
{K}. What do people always get wrong about it?
{K}. What does it smell like, if you close your eyes?
{K}. In season or off season: when is it most itself?
{K}. Which sound belongs to it, and no other place has it?
{K}. Would you rather get lost there or know every corner?
scene:
A suitcase sticker, half scratched off, still readable: {k}.
On the departures board, letters clicking into place: {k}.
“Where's that?” Somebody reaches for a napkin and a pen. {K}.
A globe, a finger, eyes closed, spin, stop: {k}.
Postcard, back side, tiny handwriting to fit it all in: {k}.
An old map with a coffee ring right across {k}.
“How was it?” A deep breath. Somebody puts the kettle on. {K}.
plain:
{K}. It belongs to those who live there, and a little to those who can't forget it.
{K}. Some people are from there, and some find out late that they should have been.
Every place is somebody's whole world: {k}.
{K}. Walk slowly, look up, say hello.
A place is its people, and then a bit of weather. {K}.
The best way to get to know {k}: get a little lost in it.
{K}. Best explored in old shoes and with no plan.
{K}. Nobody has ever finished looking at it.
news:
{K}. Somebody's fridge is about to get a magnet.
{K}. The map in the hallway needs another pin.

== journey 🧳
turn:
{K}. Half the luggage is hope.
{K}. Nobody ever came back with shorter stories.
{K}. The distance on the map is the boring version.
{K}. Somewhere between here and there, the inbox stops mattering.
{K}. The suitcase always knows more about it than the plan does.
{K}. There's a plan, and then there's the first interesting side street.
{K}. Far enough that the group chat asks for proof.
{K}. A place looks different once your shoes have met it.
{K}. Somebody will say “we should do this more often”, and somebody will mean it.
{K}. The way there has never once read the itinerary.
Sensible people pack light. Everybody else packs for every possible life: {k}.
reader:
{K}. What can't be missing from the bag?
{K}. Who gets the music, who gets the map, who gets the snacks?
{K}. Been there? Leave a sentence of advice.
{K}. Plan every stop, or trust the signs?
{K}. Which detour do you still talk about?
{K}. Are you the one with the folder or the one who forgot the charger?
{K}. What should nobody pass by without stopping?
scene:
Forehead on the window, world going by. {K}.
“Are we there yet?” The oldest question in travel. {K}.
A zipper, a shoulder strap, a last look around the room: {k}.
Travel diary, first page, already a coffee ring: {k}.
A map, folded exactly where it matters: {k}.
plain:
{K}. New streets make old thoughts walk faster.
{K}. Some of it ends up in photos, the better part in stories.
{K}. Leaving is good, arriving is good, and the part in between isn't bad either.
{K}. Being on the way does something good to a tired head.
{K}. Far is only a word until you set off.
{K}. Somewhere along the way, the shoulders come down.
news:
{K}. Postcards are not guaranteed.
{K}. The houseplants are being brave about it.

== business-name 👋
turn:
{K}. You've read the sign. The people behind it are the better part.
{K}. The name fits on a door. The rest you have to come in for.
Behind every name on a door there's somebody who lay awake over it: {k}.
{K}. We spell it out on the phone all the time and still like how it sounds.
{K}. Word of mouth is the nicest advertising, and you have a mouth.
{K}. On the sign, on the cards and, with a little luck, in your phone.
{K}. Search engines know the address. Regulars know the people.
{K}. Some names you look up. The good ones get recommended.
reader:
{K}. How did you find us: a sign, a search or a friend?
{K}. Who told you about us? They have a thank-you coming.
{K}. What would you like to see behind the scenes?
{K}. What made you come back the second time?
{K}. What should we show you next: the work, the people or the mishaps?
scene:
“Do you know somebody who…?” “I do.” {K}.
A friend of a friend, leaning across the table: “Try {k}.”
Saved in somebody's phone, with a star: {k}.
The name on the door, the hello behind it: {k}.
plain:
{K}. Nice to meet you, if we haven't met yet.
{K}. There are people behind the name, and they read your comments.
{K}. Thank you to everybody who passes the name on.
{K}. Big question or small question, a person answers it.
{K}. We like what we do, and we like who we do it for.
Every name becomes a face once you've said hello: {k}.
invite:
{K}. Come by, call or write. “Hello” works in all of them.
{K}. Save the name for the day you need it.
{K}. Ask first, decide later.
{K}. Pass the name to somebody who has been looking.
{K}. Stop by sometime and put a face to it.

== group-name 🎉
turn:
{K}. Very different people, same group chat.
{K}. On paper it's a list of names. In a room it's something else.
{K}. Somebody always has the keys, and somebody always has the snacks.
{K}. You come for an evening and end up with years of inside jokes.
{K}. Ask any member how it started and get a new version.
There's a group photo from every year, and somebody is always blinking: {k}.
{K}. Alone, everybody's a bit quieter.
{K}. Nobody remembers who had the idea, and everybody is glad.
reader:
{K}. Member, fan or related to one?
{K}. Who has been there the longest? Give them a cheer.
{K}. Which story does every new member hear first?
{K}. Who would they be lost without? Name names.
{K}. How did you end up with them?
scene:
Group photo. “Squeeze in.” “Further.” “Who's holding the camera?” {K}.
Hands in the middle, count it in: {k}!
Everybody talks at once, somebody claps, it goes quiet, almost. {K}.
Printed on a shirt that has survived every wash: {k}.
plain:
{K}. It takes all of them, even the late ones.
{K}. A lot of people with one thing in common, which is plenty.
{K}. Somewhere to belong on an ordinary evening.
Here's to {k}, every single one of them.
{K}. Better in a bunch.
news:
{K}. The group chat is already on it.
invite:
{K}. Come as a guest and see what happens to you.
{K}. Bring somebody who claps loudly.
{K}. There's usually room for another chair.

== day 🗓️
turn:
{K}. On the calendar it's the same size as all the others.
{K}. A date to most, a story to some.
{K}. Somebody has it circled, and somebody else has just heard of it.
Calendars give the date and keep the reason to themselves: {k}.
{K}. Written in pen, so it's serious.
{K}. Every day is somebody's big one.
{K}. Phones remind you the day before. Nerves start much earlier.
reader:
{K}. What does it make you think of?
{K}. Whose birthday is it? It's always somebody's.
{K}. What's the best thing that ever happened to you on that date?
{K}. Do you know dates by heart, or does your phone know them for you?
{K}. Early start or slow start?
{K}. Is it in your calendar, too, and under which name?
scene:
“What's that day again?” A finger slides down the calendar. {K}.
Circled, underlined, with an arrow: {k}.
On the fridge, under the strongest magnet: {k}.
A wall calendar, a felt pen, a star next to it: {k}.
plain:
{K}. May it be kind to everybody who's in it.
{K}. A square on the calendar with room for something good.
{K}. Noted here, in case the fridge calendar falls down.
{K}. Ordinary for most people, which is a fine thing for a day to be.
{K}. It has the usual number of hours. It's all in how they're spent.
news:
{K}. Consider yourself reminded.

== year 📼
turn:
{K}. It was “nowadays” once.
{K}. Nobody who lived in it knew it would be nostalgic.
{K}. The math gets ruder every year.
{K}. The haircuts knew no fear.
{K}. Say it out loud and somebody in the room starts humming.
{K}. Some remember it in color, and some only know it from a book.
To one person it's a number, to another a whole soundtrack: {k}.
{K}. There's a box in some attic with exactly that on the lid.
reader:
{K}. Where were you, or weren't you anywhere yet?
{K}. Which song takes you straight there?
{K}. What would you bring back, and what can stay there?
{K}. What did people think the future would look like?
{K}. What was everybody wearing, and does a photo exist?
scene:
Rewind, click, hiss: {k}.
A shoebox, a rubber band, a stack of photos: {k}.
“How long ago was that?” A silence while everybody does the math. {K}.
On the back of a photo, in somebody's best handwriting: {k}.
plain:
{K}. Some years keep their door open a crack.
{K}. Long ago or just now, depending on the song.
{K}. To everyone who was there, and to everyone who's tired of hearing about it.
{K}. A whole world behind a few digits.
news:
{K}. The photo album has requested a moment.

== number
turn:
It's only a number until it's yours: {k}.
Somebody has it on a jersey, somebody on a front door, somebody on a cake: {k}.
Proof that digits can have a personality: {k}.
Mathematicians have surely found something special about it: {k}.
Nobody would guess it on the first try: {k}.
Say it with a straight face and people will ask what it stands for: {k}.
reader:
Lucky number, locker number or bus line? {K}.
If you saw it on a jersey, who'd be wearing it? {K}.
What's the first thing you think of? {K}.
What's yours, and what's the story behind it? {K}.
scene:
Written on a napkin, underlined: {k}.
“And the answer is?” {K}.
A chalkboard, a long silence, a single number: {k}.
Bingo hall, somebody at the back jumps up: {k}!
On a door at the end of a long hallway: {k}.
The display jumps, somebody checks their ticket: {k}.
plain:
For everybody who knows why: {k}.
Some numbers you never forget, and nobody knows how you learned them: {k}.
A few strokes of a pen, and everybody thinks of something else: {k}.
Half of you know exactly why, and the other half is about to ask: {k}.
news:
For the record: {k}.

== signs
turn:
{K} I had a sentence, and then I had this.
{K} A whole paragraph, if you know how to read it.
{K} No translation needed.
{K} The archaeologists will have questions.
{K} You may read it in any tone of voice you like.
{K} My autobiography, abridged.
reader:
{K} Your translation, please.
{K} What's the most worn-out key on your phone?
scene:
“How are you?” {K}
I typed a paragraph, deleted it, and left you this: {K}
Cave painting, artist unknown, still fresh: {K}
My whole face, in one line: {K}
plain:
{K} You know what I mean.
{K} That about covers it.
{K} It turns out that letters are optional.
`;
