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
Inkblot test. “What do you see?” “{K}.” “Every time?” “Always.”
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
alone: light, fan, sole, mercury, bowl, organ, nail, draft, bark, bolt, palm, rock, ruler, mole, pen, point, scale
alone: sink, stick, tank, top, vessel, current, kind, mine, pound, row, second, sound, spell, state, step, tip, charm
alone: bow, tear, minute, cell, pitcher, trunk, file, iron, letter, stamp, wave, board, block, case, check, key, note
alone: pace, patch, plot, pump, rail, range, record, root, seat, sentence, spot, stage, staple, strike, swallow, term
alone: tick, track, volume, bug, bulb, capital, chest, column, crash, drill, joint, lap, litter, log, peer, pick, pipe
alone: pop, port, pupil, ray, round, saw, scoop, screen, skip, slip, spoke, squat, tail, tie, vault, well, python
alone: old school
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
invite:
{K}. Come as a guest and see what happens to you.
{K}. Bring somebody who claps loudly.
{K}. There's usually room for another chair.
news:
{K}. The group chat is already on it.

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

== math ➗
under: study
nouns: math, maths, mathematics, algebra, geometry, calculus, trigonometry, fractions, long division, multiplication
nouns: times tables, statistics, prime numbers, word problems, math class, mental math, decimals, percentages
nouns: math jokes, maths class, equations, quadratic equations
tags: Math, MathIsFun, MathClass
turn:
{K}. It was fine until the letters moved in.
A train leaves the station, and nobody asks how the passengers feel. {K}.
{K}: where everybody's favorite word is “approximately”.
Somebody once bought a truckload of watermelons, and the textbook asked no questions. {K}.
The answer is in the back of the book. The path is not. {K}.
A tip, a split bill, a table of silent adults. {K}.
“When will we ever need this?” Every grown-up with a recipe for too few people knows. {K}.
reader:
Fingers, paper or straight to the calculator?
Which bit of it did you finally understand long after school?
Show your work, or just point at the answer?
Did it ever make you laugh, even once?
scene:
Chalk, a pause, a whole row of heads tilting. {K}.
“How did you get that?” “I have no idea. It's right, though.” {K}.
An eraser, a sigh, a hole in the paper. {K}.
The moment it cancels out. Oh, the moment it cancels out. {K}.
plain:
There's a quiet kind of joy in something that adds up. {K}.
{K}. It isn't about being fast.
Nobody is born bad at it. {K}.
news:
{K}. Carry the one and move along.

== science-class 🔬
under: study
nouns: physics, chemistry, biology, physics class, chemistry class, biology class, chemistry lab, science class
nouns: science lab, periodic table, gravity, entropy, thermodynamics, quantum physics, relativity, astrophysics
nouns: genetics, evolution, photosynthesis, microscopes
tags: ScienceNerd, ScienceRocks, ScienceLovers, CuriousMinds
turn:
{K}. The universe has rules, and some of them are very funny.
Somebody asked “why?” one time too many, and here we are. {K}.
{K}: the official explanation for dropped toast.
It sounds dry until something smokes. {K}.
The more you know, the more of it there is. {K}.
It was working long before anybody had a word for it. {K}.
reader:
Which fact made you look at the world differently?
What was the best thing that ever went wrong in a school lab?
Who was the teacher that made it make sense?
scene:
Goggles on, sleeves up, somebody says “oops” very quietly. {K}.
A diagram, an arrow, an arrow on the arrow. {K}.
“What happens if…” Everybody takes a step back. {K}.
plain:
It's good to live in a world you can ask questions about. {K}.
{K}. Everybody is doing it all day long, mostly without noticing.
Being curious is enough to begin. {K}.
news:
{K}. Further experiments are planned.

== history-subject 🏺
under: word
nouns: history, history class, world history, history books, history buff, history nerd, ancient history, ancient rome
nouns: ancient egypt, ancient greece, middle ages, medieval history, archaeology, local history
tags: HistoryLovers, HistoryBuff, LearnFromThePast
turn:
{K}. Mostly people like us, with worse shoes.
Everybody in it thought they were living in modern times. {K}.
{K}: gossip, with footnotes and better hats.
Somebody always wrote it down, and somebody else always disagreed. {K}.
The dates were never the interesting part. {K}.
Great events, and behind them somebody looking for a pen. {K}.
reader:
Which century would you visit for an afternoon?
What would you have been: a baker, a scribe or the one who falls in the moat?
Which day would you like to have watched from a window?
Who would you seat next to each other at dinner?
scene:
A brush, a little dust, a handle, a gasp. {K}.
“That happened here?” Everybody looks down at the paving stones. {K}.
A portrait on a wall, eyes following you to the gift shop. {K}.
plain:
Old stones are good listeners. {K}.
{K}. It's still going on, if you think about it.
A long story, told by whoever had paper. {K}.
news:
{K}. It'll be in the books one day.

== punctuation ✍️
under: word
nouns: punctuation, comma, commas, oxford comma, semicolons, apostrophe, apostrophes, exclamation marks
nouns: exclamation mark, question mark, hyphens, em dash, capital letters, spelling, spelling mistake
nouns: spelling mistakes, misspelling, spellcheck, grammar mistakes, grammar nerd, grammar police
alone: semicolon, hyphen
tags: WordNerds, Writing, LanguageLovers, GrammarNerd
turn:
{K}. Friendships have survived worse, but not by much.
Some people would die on this hill, correctly spelled. {K}.
{K}: tiny ink, enormous feelings.
Only noticed when missing, like a stair. {K}.
A sign on a bakery door has ruined somebody's whole morning. {K}.
Whole sentences turn around, and all because of something that small. {K}.
reader:
Do you correct a friend, or do you suffer in silence?
Which mistake makes your eye twitch?
Do you use proper punctuation in text messages, or does that feel like shouting?
What's the word you've never once spelled right on the first try?
scene:
A red pen, hovering. {K}.
A room of editors, a single sentence, a long lunch. {K}.
Message sent. Mistake seen. A small noise. {K}.
plain:
A little care on the page is a kind of politeness. {K}.
{K}. Breathing instructions for readers.
It's all there to be understood by somebody else. {K}.
news:
{K}. Proofread, and surely still not right.

== gossip 🤫
under: word
nouns: gossip, rumors, rumor, rumour, rumours, office gossip, juicy gossip, eavesdropping, town gossip, whispering
nouns: idle chatter
tags: SmallTalk, DidYouHear, Overheard
turn:
{K}. “I shouldn't say this” is the most reliable beginning in the world.
By the time it reaches the end of the street, there's a horse in it. {K}.
{K}: the oldest network, and it has never gone down.
The walls have ears, and the ears have friends. {K}.
Everybody lowers their voice and leans in, so everybody hears it. {K}.
It started as a remark about the weather. {K}.
reader:
Can you keep a secret, or do you have a person for that?
Where do you hear the best stories: hairdresser, bakery or bus?
Do you leave the party first, knowing what comes next?
scene:
“You didn't hear it from me.” {K}.
A spoon stops stirring at the next table. {K}.
“Did you hear?” “No.” “Sit down.” {K}.
A pause when somebody walks in. The weather, suddenly. {K}.
plain:
Mostly it's people being interested in people. {K}.
{K}. Best when it's kind.
Every friendship began with something nobody needed to know. {K}.
news:
{K}. It will be all around by lunch.

== silence 🤫
under: word
nouns: silence, peace and quiet, quiet house, comfortable silence, complete silence, total silence, stillness
tags: PeaceAndQuiet, QuietMoments, SlowDown
turn:
{K}. The fridge has a lot to say, it turns out.
Parents know a good kind of it and a suspicious kind. {K}.
{K}: hard to find, easy to break, impossible to buy.
The best conversations have some of it in the middle. {K}.
It gets louder the longer you listen. {K}.
Somebody will open a bag of chips in it. {K}.
reader:
Does it calm you down or make you nervous?
Who can you sit with and say nothing at all?
Where's the quietest place you know?
scene:
A clock, a floorboard, a breath. {K}.
Everybody has left. The chair creaks. Nobody answers. {K}.
Headphones on, nothing playing. {K}.
plain:
Thoughts are shy, they only come out when it's calm. {K}.
{K}. A small vacation for the ears.
Some things say themselves, if you let them. {K}.
news:
{K}. It was nice while it lasted.

== being-late ⏰
under: word
nouns: punctuality, being late, running late, always late, late again, lateness, being on time, arriving early
nouns: being early, fashionably late, tardiness
tags: RunningLate, AlwaysLate, OnTime
turn:
{K}. “On my way” is a state of mind.
The keys were in the hand the whole time. {K}.
{K}: a long argument between a person and a clock.
There's always time for one more small thing, and that's how it happens. {K}.
The early ones sit in the car so that nobody finds out. {K}.
Everybody has that friend who gets told a different time. {K}.
reader:
Far too early, right on the dot or “almost there”?
What's the most creative excuse you've ever used?
Do you wait outside when you're too early, or ring and surprise them?
scene:
One shoe on, toast in mouth, coat inside out. {K}.
“Where are you?” “Around the corner.” A shower can be heard. {K}.
The bus pulls out. The driver sees you. The driver sees you very well. {K}.
plain:
Clocks are only numbers with strong opinions. {K}.
{K}. Somebody waits, somebody hurries, and then there's a hug.
Some people run on time, and some run after it. {K}.
news:
{K}. Sorry in advance, and also afterward.

== embarrassment 🙈
under: word
nouns: embarrassment, second-hand embarrassment, secondhand embarrassment, awkwardness, embarrassing moment
nouns: embarrassing moments, embarrassing photo, embarrassing photos, blushing, cringe, cringing
tags: AwkwardMoments, Awkward, Cringe
turn:
{K}. Always back at night, years later, uninvited, in full color.
Nobody else remembers. That's the joke. {K}.
{K}: waving back at somebody who was waving at somebody else.
The body sends all its blood to the ears. Why the ears? {K}.
Whole movies have been watched through fingers because of it. {K}.
“You too,” to the waiter who said “enjoy your meal”. {K}.
reader:
Which memory still makes you say “no” out loud in the shower?
Do you laugh it off or move to another country?
For yourself or for somebody else: which is worse to sit through?
scene:
A push. The door says pull. Another push. {K}.
A wave, half a wave, a hand through the hair. {K}.
Wrong name, said with great warmth. {K}.
plain:
It only means that you care what people think, and that's human. {K}.
{K}. Everybody else is busy with their own.
Give it time and it becomes your best story. {K}.
news:
{K}. It will be replayed in bed, in slow motion.

== body-bits
under: word
nouns: nostril, nostrils, elbow, elbows, toe, toes, big toe, little toe, belly button, earlobes, earlobe, knee caps
nouns: eyelids, shins, nose hair, armpits
tags: HumanBody, BodyParts, FunnyBones
turn:
{K}. Always there, never thanked.
Try describing that to somebody who has never seen a person. {K}.
{K}: up close, a very strange idea.
Painters leave that for last. {K}.
Say it often enough and it stops being a word. {K}.
There are love poems about eyes. Where's the poem about this? {K}.
reader:
Could you draw yours from memory?
What's the least appreciated part of a person, and why is it this?
Would you recognize your own in a lineup?
scene:
A toddler, a finger, a very serious inspection. {K}.
A doctor's sketch, a shaky arrow: {k}.
Mirror, flashlight, a face nobody should see. {K}.
plain:
On duty every day, and never a thank-you card. {K}.
{K}. Not glamorous, and try going without.
Somebody loves every bit of somebody, even that. {K}.
news:
{K}. Anatomically speaking, no comment.

== hiccups-yawns 🥱
under: word
nouns: hiccups, hiccup, yawning, yawn, yawns, goosebumps, funny bone, pins and needles, stomach growling
nouns: growling stomach, burp, burps, brain freeze, earworm, earworms
tags: BodyLanguage, SoRelatable, ItHappens
turn:
{K}. Only ever when the room is quiet.
The body has a sense of humor, and terrible timing. {K}.
{K}: never ordered, always delivered.
Trying to look dignified makes a much better show. {K}.
Science has a theory. Grandmothers have several. {K}.
Reading about it is enough, apparently. {K}.
reader:
Which home remedy do you swear by?
Where was the worst possible place for you?
Could you do that on purpose?
scene:
A wedding, a pause before the vows, and then that. {K}.
Lips pressed together, eyes watering, shoulders shaking. {K}.
“Hold your breath.” “I am.” “Longer.” {K}.
plain:
Small proof that the body does what it likes. {K}.
{K}. Excuse everybody.
Everything passes, usually right after it mattered. {K}.
news:
{K}. And again. No, that was it.

== holding-together
under: word
nouns: velcro, zipper, zippers, duct tape, rubber band, rubber bands, safety pin, safety pins, superglue, super glue
nouns: shoelace, shoelaces, masking tape, zip ties, zip tie, sticky tape, hot glue, paper clips, paper clip, paperclip
nouns: paperclips
tags: FixIt, QuickFix, EverydayThings
turn:
{K}. Half the world hangs on something like that, and nobody looks too closely.
Every drawer is full of that until you need some. {K}.
{K}: less a repair than an agreement.
Engineers build bridges. The rest of us have this. {K}.
It was only meant to be temporary. {K}.
Civilization is closer to falling apart than people think. {K}.
reader:
What at your place is held together by hope and something from a drawer?
What's the boldest thing you ever fixed that way?
Where do they all go?
scene:
A rip, a pause, a hand going straight to the kitchen drawer. {K}.
“Will it hold?” “It'll hold.” “Will it, though?” {K}.
Stuck to the wrong thing, with great enthusiasm. {K}.
plain:
Small things keep big things from flapping. {K}.
{K}. Somebody invented that, and nobody knows their birthday.
No applause needed, quite a lot deserved. {K}.
news:
{K}. Holding, so far.

== colors 🎨
under: word
nouns: favorite color, favourite colour, color beige, color purple, color blue, color green, color pink, color orange
nouns: color yellow, color red, color brown, color gray, navy blue, hot pink, forest green, sage green
nouns: millennial pink
alone: purple, beige, teal, mauve, turquoise, magenta, chartreuse, periwinkle, pink, yellow, blue, green, red
alone: orange color, taupe, burgundy, maroon, crimson, ochre, indigo
tags: ColorLovers, ColorCrush, ColorInspiration
turn:
{K}. There's a person who paints everything in it, and a person who lives next door.
Somewhere a paint company calls it “whispered biscuit”. {K}.
{K}: a different one on every screen in the house.
It looked calmer on the tiny square in the store. {K}.
Everybody has a coat in it, or refuses to. {K}.
Ask a toddler, they'll tell you it's the best one, and that it lives in the blue crayon. {K}.
reader:
Wall, sweater or car: where would you dare?
What does it smell like, if a color can?
Which memory do you have in exactly that shade?
Is it in your closet, or only in your head?
scene:
A crayon worn down to the paper, and it's always that one. {K}.
A stripe on the wall, another stripe, heads tilted. {K}.
“It's more of a greenish…” “No.” {K}.
plain:
Some people hear it like a note. {K}.
{K}. It can change a whole room without moving a chair.
Nobody sees it quite the way you do. {K}.
news:
{K}. The crayon box has been informed.

== night-dreams 💤
under: word
nouns: weird dream, weird dreams, strange dream, strange dreams, nightmares, recurring dream, recurring dreams
nouns: lucid dream, lucid dreaming, lucid dreams, dream journal, dream diary, sleep talking, fever dream, fever dreams
nouns: dream about teeth, deja vu, bad dream, bad dreams, crazy dream, stress dream, stress dreams, vivid dreams
alone: dreams, dream, nightmare
tags: WeirdDreams, DreamJournal, DreamOn
turn:
{K}. All perfectly logical, including the part with the dishwasher.
You were there, but it wasn't you, and you were also a bus. {K}.
{K}: a movie with no budget and too many ideas.
Nobody wants to hear about that, and everybody tells it anyway. {K}.
The alarm always rings right before the answer. {K}.
Back in school, no trousers, the exam is in a language of birds. {K}.
{K}. Back in school, no pants, and nobody else seemed surprised.
I'm still a little mad at somebody for what they did in it. {K}.
{K}: the director should be ashamed, the casting was great.
It made perfect sense until I tried to say it out loud. {K}.
reader:
Which one keeps coming back to you?
Flying, falling or late for a train?
Do you tell them at breakfast, or spare your family?
What do you dream about again and again? {K}.
Do you remember yours, or are they gone by the first coffee? {K}.
Would you want to know what it means? {K}.
scene:
A pen on the nightstand, a note in the morning: “the goose knows”. {K}.
“You were talking.” “What did I say?” “‘Not the soup.'” {K}.
Eyes open. Ceiling. Whose kitchen was that? {K}.
Eyes open. The ceiling. Slowly: it wasn't real. {K}.
“You were there, but it wasn't you.” “Thanks?” {K}.
A house that's your house, and yet it's a train station. {K}.
plain:
The head cleans its attic at night. {K}.
{K}. Gone by the second sip of coffee.
It's nice to have been somewhere without packing. {K}.
The mind tidies up at night, and it throws things. {K}.
{K}. A glass of water, a light on, all's well.
news:
{K}. Interpretations are welcome, sensible ones less so.
{K}. My pillow refuses to comment.
I woke up tired from all the running. {K}.

== superstitions 🤞
under: word
nouns: superstition, superstitions, karma, knock on wood, knocking on wood, evil eye, jinx, broken mirror
nouns: walking under ladders, wishbone
tags: Superstitions, FingersCrossed, KnockOnWood
turn:
{K}. Nobody believes any of that, and nobody risks a test.
The ladder gets a wide berth, purely for safety reasons. {K}.
{K}: insurance without the paperwork.
Salt over the shoulder, and an apology to whoever stood there. {K}.
It worked once, so now it's science. {K}.
Perfectly rational people, tapping a perfectly good table. {K}.
reader:
Which one do you follow, just in case?
What do you wear, carry or say before something important?
Who taught you yours, and did it ever work?
scene:
A hand goes looking for wood in a room full of plastic. {K}.
Fingers crossed behind the back, a face of pure reason. {K}.
“You believe that?” “No.” A small step around it anyway. {K}.
plain:
A little ritual makes a big day feel smaller. {K}.
{K}. It can't hurt, and it's nice to have something to do.
Luck likes to be invited. {K}.
news:
{K}. Said quickly, so as not to jinx it.

== elevators 🛗
under: word
nouns: elevator, elevators, elevator ride, elevator music, elevator button, elevator doors, escalator, escalators
nouns: revolving door, revolving doors, glass elevator
tags: ElevatorRide, GoingUp, EverydayLife
turn:
{K}. A few strangers, all very interested in the same wall.
Everybody presses the button again. It helps nobody and everybody. {K}.
{K}: where conversations go to stand still.
The stairs are right there. The stairs are always right there. {K}.
Somebody always walks the wrong way and pretends it was a choice. {K}.
Outside voices stop, inside thoughts get loud. {K}.
reader:
Face the door, face your phone or make small talk?
Stairs or button, be honest, from which floor on?
What's the longest you ever talked to a stranger on the way up?
scene:
“Which floor?” “Same.” A nod. A bond. {K}.
A hand in the gap, at the very last second. {K}.
A ding. Nobody moves. Everybody moves. {K}.
plain:
A small pause between one place and the next. {K}.
{K}. Up is up, however you get there.
Hold it for the person running. It comes back to you. {K}.
news:
{K}. Going up, apparently.

== jokes 😄
under: word
nouns: puns, pun, knock knock jokes, knock-knock joke, knock-knock jokes, bad jokes, bad joke, inside joke
nouns: inside jokes, tongue twister, tongue twisters, one-liners, wordplay, punchline, punchlines, silly jokes
nouns: corny jokes, joke of the day
tags: DadJokes, Puns, BadJokes
turn:
{K}. The groan is the applause.
The worse it is, the longer it gets quoted. {K}.
{K}: proof that laughing and regretting can happen at once.
Timing is everything, and somebody always coughs. {K}.
It needs no explanation. It will get one anyway. {K}.
Somebody at the table has been waiting for this moment all through dinner. {K}.
reader:
Who in your family never stops, and who always laughs anyway?
What's the only one you can ever remember?
Do you laugh at your own before you get to the end?
scene:
A pause. A grin. A whole room that sees it coming. {K}.
“Get it?” “We got it.” “Do you, though?” {K}.
A snort, a hand over the mouth, too late. {K}.
plain:
A bad one, told with love, beats a good one, read aloud. {K}.
{K}. The cheapest way to make a kitchen louder.
Laughing at the same silly thing is a kind of friendship. {K}.
news:
{K}. The audience has requested silence.

== names-nicknames 🏷️
under: word
nouns: names, nickname, nicknames, middle name, middle names, last name, last names, maiden name, surname, surnames
nouns: signature, signatures, my name, my signature, pet names, pet name, funny names, name meaning, name tags
tags: NicknameStory, WhatsInAName, NameTag
turn:
{K}. You carry it around all your life, and other people use it most.
Somebody picked it long before anybody knew who'd be wearing it. {K}.
{K}: practiced on the back of every school notebook.
Spelled wrong on every cup, and answered to anyway. {K}.
Heard across a parking lot, and still the head turns. {K}.
The full version only comes out when somebody is in trouble. {K}.
reader:
What do people call you who have known you longest?
Which spelling of it have you given up correcting?
Who gave it to you, and do they still stand by it?
What would you have picked yourself?
scene:
“How do you spell that?” A deep breath. {K}.
A roll call, a pause, and you already know. {K}.
Written on a cast, on a wall and inside a very small shoe. {K}.
plain:
It sounds different in every mouth that likes you. {K}.
{K}. A whole person in a few letters.
Some of the best ones were never on paper. {K}.
news:
{K}. Please update the name tags.

== words-about-words 📖
under: word
nouns: onomatopoeia, palindrome, palindromes, anagram, anagrams, idiom, idioms, proverb, proverbs, swear word
nouns: swear words, swearing, favorite word, favorite words, big words, new words, synonyms, thesaurus, dictionary
nouns: dictionaries, etymology, vocabulary words, word of the day, made-up words, figures of speech, metaphors
nouns: metaphor, alliteration
tags: WordNerds, WordOfTheDay, LoveWords
turn:
{K}. You look up a single thing, and there goes the afternoon.
Somebody said it first, got a strange look, and kept saying it. {K}.
{K}: playing with the cutlery of conversation.
Everybody has one that makes them wince and one they save for special occasions. {K}.
It's all just air, shaped by people who wanted something. {K}.
Children make up better ones, and nobody writes them down. {K}.
reader:
Which word do you love just for the sound of it?
Which one should be brought back, and which one retired?
What did you say wrong for ages because you'd only ever read it?
scene:
A heavy book, a thumb on the edge, the wrong page, and that one's interesting too. {K}.
“That's not a word.” “It is now.” {K}.
A dinner table, a dictionary, an argument with page numbers. {K}.
plain:
The right one is worth the looking. {K}.
{K}. A small pleasure that fits in any pocket.
Every language is a very long group project. {K}.
news:
{K}. See also: joy, quiet.

== smells 👃
under: word
nouns: smell, smells, smell of rain, petrichor, smell of fresh bread, smell of old books, old book smell
nouns: new car smell, smell of coffee, smell of cut grass, fresh cut grass smell, smell of gasoline, smell of chlorine
nouns: smell of sunscreen, smell of fresh laundry, smell of popcorn, smell of home, smell of wood smoke, scent of pine
nouns: scent memory, favorite smell
tags: SmellMemory, Senses, Nostalgic
turn:
{K}. Straight past the brain and into a summer you'd forgotten.
You can't take a photo of it, which is unfair. {K}.
{K}: time travel without a machine.
The nose keeps better diaries than the rest of us. {K}.
Somebody should bottle it. Somebody has tried. It isn't the same. {K}.
A single breath, and you're small again, and it's somebody's kitchen. {K}.
reader:
Where does it take you, the second you notice?
Which smell would you keep if you could only keep a few?
Which one can you not stand, while everybody else sighs happily?
scene:
Eyes closed, nose up, a stop in the middle of the sidewalk. {K}.
“Do you smell that?” Everybody stands very still. {K}.
A window opened, just for that. {K}.
plain:
The best ones are never for sale. {K}.
{K}. Breathe in, stay a moment.
Some memories don't have pictures, only this. {K}.
news:
{K}. The nose has made an announcement.

== face-marks 🙂
under: word
nouns: freckles, freckle, dimples, dimple, wrinkles, wrinkle, laugh lines, smile lines, crow's feet, beauty mark
nouns: beauty marks, birthmark, birthmarks, forehead lines, moles and freckles
tags: LoveYourSkin, RealSkin, LaughLines
turn:
{K}. Handed out at random, worn for life.
Somebody out there has a favorite one on you. {K}.
{K}: the part of a face that doesn't need a caption.
Mirrors make a fuss of it. Friends haven't noticed in years. {K}.
You get some from the sun and some from the jokes. {K}.
No artist would leave them out. {K}.
reader:
Who did you get yours from?
Which one did you hide as a kid and like now?
What's the story written on your face?
scene:
A grandchild's finger, counting, losing count, starting over. {K}.
Sunlight from the side, and there they are. {K}.
A school photo, a passport photo, the same small landmark. {K}.
plain:
A face is a good place for a little history. {K}.
{K}. Nothing to fix here.
The people who love you could draw them from memory. {K}.
news:
{K}. The mirror has been outvoted.

== chewing-gum
under: word
nouns: gum, chewing gum, bubble gum, bubblegum, bubble gum flavor, stick of gum, gumball, gumballs, gumball machine
tags: BubbleGum, ChewingGum, PopPopPop
turn:
{K}. The flavor lasts a moment. The argument about sharing lasts longer.
You can hear it from the back of any classroom. {K}.
{K}: dental exercise with an ego.
Under every desk in the world there is a fossil of it. {K}.
It does not stay in your stomach forever. Probably. {K}.
Nobody looks smart blowing a bubble, and nobody minds. {K}.
reader:
How big was your biggest bubble, and who popped it?
Do you chew one at a time, or start a collection?
Did you ever get it in your hair, and who held the scissors?
scene:
A bubble, a held breath, a pop, a sticky nose. {K}.
“Anybody have gum?” Every hand goes out. {K}.
A shoe lifts. A long pink thread follows. {K}.
plain:
A small sweet thing to do while thinking. {K}.
{K}. Passed along a car, back seat first.
Some afternoons taste exactly like that. {K}.
news:
{K}. It has popped.

== childhood-fears 👻
under: word
nouns: quicksand, bermuda triangle, monster under the bed, monsters under the bed, boogeyman, the floor is lava
nouns: floor is lava, closet monster, monster in the closet, dark basement, swallowed seeds, watermelon seeds
tags: ChildhoodMemories, GrowingUp, WhenWeWereKids
turn:
{K}. It was going to be a much bigger problem in adult life.
All those years of preparing for it, and then it was taxes. {K}.
{K}: every kid had a plan, and the plan involved a vine.
Nobody runs up stairs faster than a child with the light off behind them. {K}.
The blanket was completely monster-proof. Everybody knew that. {K}.
It's still there. We've just stopped looking. {K}.
reader:
What were you sure would get you in the end?
Who told you about it, and did they sleep well?
Did you jump into bed, or walk like a brave person?
scene:
One foot out of the blanket. Slowly back in. {K}.
“Check again.” “I checked.” “The other side.” {K}.
Cushions across the living room, a brave leap, a lamp. {K}.
plain:
Somebody always came and looked, and that was the important part. {K}.
{K}. Some fears you grow out of, and some you grow fond of.
It's nice to have been afraid of such simple things. {K}.
news:
{K}. The night-light has been put on standby.

== emoji-life 😊
under: word
nouns: emoji, emojis, crying laughing emoji, thumbs up emoji, thumbs-up emoji, skull emoji, heart emoji, smiley
nouns: smileys, emoticon, emoticons, new emojis, most used emoji
tags: Emojis, TextMessages, GroupChatLife
turn:
{K}. The whole history of writing, and we're back at little pictures.
A thumbs up can mean yes, no or “we need to talk”. {K}.
{K}: a tone of voice for people with thumbs.
Everybody's parents use it slightly wrong and completely right. {K}.
Nobody has ever laughed as much as that little face. {K}.
It turns “fine” into fine, or into the other kind of fine. {K}.
reader:
Which one have you worn out?
What does your family use in a way nobody can explain?
Do you reply with a word or with a face?
scene:
A long message. A single thumb. {K}.
Scroll, scroll, where's the dancing one, scroll. {K}.
A text with no face at all. Everybody panics. {K}.
plain:
A small face to make up for a missing one. {K}.
{K}. Sometimes there's no better word.
A heart is a heart, even at that size. {K}.
news:
{K}. The keyboard has it at the top.

== screenshots-life 📱
under: word
nouns: screenshot, screenshots, camera roll screenshots, read receipts, notification badge, screen recording
nouns: phone screenshots
tags: CameraRoll, PhoneLife, ScreenTime
turn:
{K}. Saved for later, and later never asked.
Half a camera roll of things nobody will ever look up. {K}.
{K}: evidence, recipes and a parking level from long ago.
Somebody took it. Somebody sent it. Somebody sent it to the wrong person. {K}.
A cropped one always makes you wonder about the rest. {K}.
The phone is full, and this is what it's full of. {K}.
reader:
What's the oldest one you still keep, and why?
Who gets yours before anybody else?
Do you ever go back and look?
scene:
Click. A flash. A small, guilty smile. {K}.
“Hang on, I have it here somewhere.” A very long scroll. {K}.
Battery at a few percent, in every single one of them. {K}.
plain:
A drawer for thoughts, in no order at all. {K}.
{K}. One day it'll be useful. Surely.
Everybody's got a folder they'd rather not explain. {K}.
news:
{K}. Filed with the others.

== maps-and-compass 🧭
under: word
nouns: map, maps, old map, old maps, paper map, road map, treasure map, world map, atlas, compass, north star
nouns: vintage map, trail map, street map, subway map, scratch map, world globe, desk globe, old globe, vintage globe
alone: globe
tags: MapLovers, OldMaps, FindYourWay
turn:
{K}. Nobody has ever folded one back the way it was.
The most exciting part is always just off the edge. {K}.
{K}: all the places you aren't, in one place.
Men have been lost with one of those in their hands. {K}.
The blank bits are where the good stories used to live. {K}.
A finger covers a week's walk in a second. {K}.
reader:
Where does your finger go first?
Who's the navigator in your car, and is there peace?
Turn it to face the road, or read it upside down?
scene:
Spread out on a car hood, a coffee cup on each corner. {K}.
“We're here.” “No, we're here.” “Then what's this?” {K}.
A red pin, a pencil line, a ring from a mug. {K}.
plain:
It's good to know how big it all is. {K}.
{K}. For people who like to know what's around the corner.
Getting lost is only possible if you meant to be somewhere. {K}.
news:
{K}. You are here.

== big-words 🤍
under: word
nouns: honesty, forgiveness, loyalty, integrity, wisdom, dignity, empathy, humility, compassion, second chances
nouns: self-respect, freedom, generosity, resilience, truth, grit, tenacity
alone: hope, peace, respect, faith, justice, trust
tags: WordsToLiveBy, KeepGoing, OneStepAtATime
turn:
{K}. Short to say, long to build.
Everybody is in favor of it. Doing it is a quieter business. {K}.
{K}: looks good on a poster, and better on a person.
You notice it most when it's missing. {K}.
It rarely makes a noise. It changes the room anyway. {K}.
Nobody can buy it for you, and nobody can do it for you. {K}.
reader:
Who taught you what it looks like, without ever using the word?
When did somebody last show you some?
Which is harder: giving it or asking for it?
scene:
A handshake, held a little longer. {K}.
Somebody has the last cookie, and breaks it in half. {K}.
A kitchen table, late, and somebody says the true thing. {K}.
plain:
It's made of very small things, done again and again. {K}.
{K}. Worth starting over for.
The world could use a bit more, and so could most kitchens. {K}.
{K}. It grows when it's passed on.
news:
{K}. Not loud, and still the headline.

== secrets 🤐
under: word
nouns: secret, secrets, family secret, family secrets, white lie, white lies, confession, confessions, hidden talent
nouns: hidden talents
tags: SecretsOut, KeepASecret, Confessions
turn:
{K}. Safe with everybody, one person at a time.
It's easy to keep until somebody asks if you have one. {K}.
{K}: heavier than it looks, lighter once it's told.
“Don't tell anybody” means “choose well”. {K}.
Children whisper it loud enough for the whole bus. {K}.
The face always knows first. {K}.
reader:
Who's the person you'd tell, and have you?
Are you a vault, a sieve or a very slow leak?
What was the first one you ever kept?
scene:
A finger on the lips, a nod, a glance around. {K}.
A hand around an ear, warm breath, an enormous “no!” {K}.
“I wasn't going to say anything.” And yet. {K}.
plain:
A good one turns strangers into allies. {K}.
{K}. Some are kept, some are shared, some are recipes.
It's nice to be trusted with something. {K}.
news:
{K}. You didn't read it here.

== time-itself ⏳
under: word
nouns: passage of time, time flies, free time, quality time, lost time, leap second
alone: time, infinity, eternity, forever
tags: TimeFlies, TakeYourTime, Someday
turn:
{K}. It sprints through the good parts and sits down in waiting rooms.
Everybody wants more of it, and everybody spends it on their phone. {K}.
{K}: invented by somebody who was early.
Kids have all of it and no watch. {K}.
You can lose it, save it, kill it and buy it, and it doesn't even notice. {K}.
The clock on the stove has been wrong since spring, and it's right now and then. {K}.
reader:
What would you do with an extra hour that nobody knew about?
Which afternoon would you like to have again?
What should somebody have told you to hurry less about?
scene:
Sand, glass, a small mountain growing. {K}.
A pencil mark on a door frame, and another one, higher. {K}.
“Just a second,” said the person, and an age passed. {K}.
plain:
Most of it is ordinary, and that turns out to be the good kind. {K}.
{K}. Spend it with people who make you forget it.
There is usually a little more of it than you think. {K}.
news:
{K}. It'll tell.

== types-of-people 🙋
under: word
nouns: optimist, optimists, pessimist, pessimists, realist, extrovert, extroverts, ambivert, people pleaser
nouns: people pleasers, hopeless romantic, hopeless romantics, control freak, know-it-all, overachiever, overachievers
nouns: late bloomer, late bloomers, old soul, old souls, daydreamers, free spirit, free spirits, drama queen, worrier
nouns: worriers
tags: PersonalityType, ThatsMe, SoMe
turn:
{K}. Every family has one, and if you don't know who, it's you.
You can tell by how they pack a suitcase. {K}.
{K}: a gift at parties and a mystery in traffic.
The opposite one is always the best friend. {K}.
There are tests for it online. Everybody knew before the test. {K}.
It looks like a flaw until you need one on your team. {K}.
reader:
Guilty, related to one or married to one?
When did you first notice, and who had noticed long before?
How can you tell within a minute?
scene:
“That's so you.” “What is?” “All of it.” {K}.
A group photo, and you can pick them out at once. {K}.
On a mug at the office, given with love and a little point: {k}.
plain:
It takes all sorts to fill a kitchen. {K}.
{K}. There are worse things to be, and less fun ones.
People aren't boxes, but the labels are fun to stick on. {K}.
news:
{K}. Symptoms are improving, or worsening, depending on whom you ask.

== birth-order 👧
under: word
nouns: middle children, first-born, youngest child, eldest daughter, oldest daughter, eldest daughters, oldest sibling
nouns: youngest sibling, big sister energy, middle child syndrome, birth order
tags: BirthOrder, SiblingLife, FamilyLife
turn:
{K}. You can tell by who's holding the car keys.
The first one got an album. The last one got a shoebox. {K}.
{K}: a job nobody applied for, held for life.
The rules were tested on somebody, and somebody else got the relaxed version. {K}.
Everybody is sure that the others had it easier. {K}.
Put a whole family in a car and it shows in a minute. {K}.
reader:
Where do you come in your family, and does it show?
Who got away with everything at your house?
Would you have swapped places, even for a day?
scene:
“Because you're older.” The most unfair sentence of a whole childhood. {K}.
A photo on the wall, sorted by height, until it wasn't. {K}.
A hand-me-down sweater with several names in the collar. {K}.
plain:
Whatever the number, somebody saved you a seat. {K}.
{K}. It explains a lot, and excuses some of it.
You carry your place at the table around with you. {K}.
news:
{K}. The family chat has several versions.

== chaos 🌀
under: word
nouns: chaos, organized chaos, controlled chaos, total chaos, beautiful chaos, pandemonium, mayhem, utter chaos
nouns: family chaos, morning chaos, household chaos
tags: OrganizedChaos, RealLife, BeautifulMess
turn:
{K}. There's a system, and it's lying down for a minute.
Everybody has a job, and nobody is doing that one. {K}.
{K}: what a plan looks like from the inside.
The calm comes right before it, and nobody ever enjoys it. {K}.
It starts with “this will only take a second”. {K}.
Somewhere in the middle of it, somebody is asking for a snack. {K}.
reader:
Do you thrive in it or hide from it?
Where in your house does it live?
Who causes it, and who finds the scissors?
scene:
Shoes, bag, lunch, other shoe, keys, dog, keys again. {K}.
A drawer opens. A drawer is closed again, with a knee. {K}.
“Where is everybody?” A crash answers. {K}.
plain:
It's loud where people live. {K}.
{K}. Somehow everybody got fed.
One day the house will be tidy, and much too quiet. {K}.
news:
{K}. As planned, if anybody asks.

== landlords 🔧
under: word
nouns: landlord, landlords, my landlord, our landlord, landlady, property manager, property managers, building manager
nouns: superintendent, security deposit
tags: RenterLife, ApartmentLife, Renting
turn:
{K}. A message sent, a message seen, and then the seasons turn.
“I'll send somebody” is the beginning of a very long novel. {K}.
{K}: there's the lease, and then there's the squeaky stair.
Everything in the place is “original”. {K}.
White paint can hide a great deal, and it has. {K}.
The good ones bring a toolbox and leave a tomato plant. {K}.
reader:
What's the oddest repair anybody ever did at your place?
Did you ever have a really good one? Tell us, it helps.
What has been “on the list” since you moved in?
scene:
A drip, a bucket, a phone held very politely. {K}.
A knock, a toolbox, “which one is it?” {K}.
“It was like that before.” “It's in the photos.” {K}.
plain:
A home is somebody else's house and all of your socks. {K}.
{K}. It goes best with a phone that gets answered.
Good fences make good neighbors. Good plumbing makes the rest. {K}.
news:
{K}. It will be in the file.

== left-handed ✋
under: word
nouns: lefties, left-handers, left-hander, left-handed people, left handed people, left-handed scissors
nouns: left-handed guitar, southpaws, left-hander problems, left handers day, southpaw, being left-handed
alone: left-handed, left handed, lefty
tags: LeftHanded, Lefties, LeftHandersClub
turn:
{K}. The side of the hand tells you what was written.
Scissors, spiral notebooks and soup ladles have all made their position clear. {K}.
{K}: elbow to elbow with everybody at every dinner table.
The world was built for the other hand. It was also built a bit badly. {K}.
They find each other at once, and compare smudges. {K}.
A mirror version of normal, with better excuses. {K}.
{K}. Scissors, ladles and spiral notebooks: a conspiracy.
The side of my hand has read everything I ever wrote. {K}.
{K}: the corner seat isn't a preference, it's an elbow agreement.
Nobody notices the world is right-handed until they hand you a can opener. {K}.
reader:
Which everyday thing is clearly against you?
Corner seat, or a polite war of elbows?
Did anybody ever try to talk you out of it?
Which object has let you down most? {K}.
Smear, hook or write uphill: what's your technique? {K}.
Who else at your table bumps elbows? {K}.
scene:
Ink on the hand, ink on the sleeve, ink on the nose. {K}.
“Oh, you're one too?” A nod, a bond. {K}.
A mug turned around so that the picture faces nobody. {K}.
Ink on the pinky, pride in the heart. {K}.
“Oh, you're left-handed!” I've been told. {K}.
A handshake that starts on the wrong side. {K}.
plain:
Just as good, from the other direction. {K}.
{K}. A small club with a firm handshake, on the wrong side.
It takes a little practice to live in a backward world. {K}.
A small club with very good handwriting, seen from an angle. {K}.
{K}. Doing it all the other way round, and doing it well.
news:
{K}. The can opener had no comment.
{K}. The can opener has declined to comment.
A wave, but with the proper hand. {K}.

== promises 🤙
under: word
nouns: pinky promise, pinky promises, pinky swear, pinky swears, new year's promise, childhood promise
alone: promise, promises
tags: PinkyPromise, MyWord, KeepYourWord
turn:
{K}. No lawyer has ever written anything stronger.
Easy to make, heavy to carry, light once it's kept. {K}.
{K}: the only contract children respect.
It doesn't count with crossed fingers. Everybody checks. {K}.
Grown-ups sign papers. It worked better with little fingers. {K}.
Somebody remembers every single one. It's never the one who made it. {K}.
reader:
What did you once swear to do, and did you?
Who keeps theirs, every time, without a fuss?
Which one did you make to yourself?
scene:
Little fingers linked, very serious faces. {K}.
“Do you swear?” “I swear.” “On what?” {K}.
A playground, a whisper, a handshake with spit in it. {K}.
plain:
Keeping it is mostly a matter of turning up. {K}.
{K}. Said once, meant for longer.
Small ones count the most, they're the ones people notice. {K}.
news:
{K}. There are witnesses.

== veterans-people 🎖️
under: word
nouns: veteran, veterans, army vet, army veteran, navy vet, navy veteran, air force vet, air force veteran, marine vet
nouns: war vet, war veteran, vietnam vet, combat vet, military veteran, retired veteran
tags: Respect, Gratitude, ThankYouForYourService
turn:
{K}. The stories come out slowly, and mostly at the kitchen table.
Boots by the door, always in line. Some habits stay. {K}.
{K}: early riser, sharp creases, very dry jokes.
Ask about the food first. The rest comes when it comes. {K}.
A whole chapter of a life that fits into a small box on a shelf. {K}.
reader:
Who in your family served, and did they ever talk about it?
What would you ask, if there were time to listen?
Whose photo in uniform hangs in your hallway?
scene:
A cap on a hook, a photo in a frame, a nod. {K}.
Strangers in a parking lot, a handshake, first names. {K}.
A flag, folded with great care. {K}.
plain:
With respect and thanks. {K}.
{K}. Thank you, and welcome at any table.
Some debts you only pay by remembering. {K}.
news:
{K}. Said with a straight back.
`;
