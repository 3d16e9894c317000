export const outInTheWorld = `
== rejection 📭
turn:
{K}. Their loss would like a word with my inbox.
{K}. A no is only a yes to something that hasn't called yet.
{K}. The sting is real, and so is the next try.
The door closed quite politely, for a door. {K}.
“Unfortunately” is a long word for a short message. {K}.
“We regret to inform you” has never sounded very regretful. {K}.
reader:
{K}. How do you shake it off: a walk, a rant or cake?
Do you read the whole email, or stop at “unfortunately”?
{K}. Which no turned out to be lucky for you?
scene:
Email opened, email closed, kettle on: {k}.
A long look at the ceiling, then a new tab. {K}.
“Any news?” “News, yes.” {K}.
plain:
{K}. It says something about the fit and nothing about the worth.
Feel it, eat something, go again. {K}.
{K}. To everybody else in the waiting room: saving you a seat.
A no you can use is still rare, most of them are just no.

== days-off 🏖️
turn:
{K}. Whatever it is, it can be future me's surprise.
{K}. My out-of-office has never been typed with such feeling.
The alarm clock has been told to sit this one out. {K}.
{K}. The inbox may talk to itself for a while.
No email has ever been missed from a hammock. {K}.
{K}. My shoulders have already left the building.
reader:
{K}. Big plans, or proudly none?
What's the first thing you stop doing when you're off?
{K}. Do you really switch off, or only say so?
scene:
Badge in the drawer, chair pushed in, a small dance in the elevator. {K}.
“Can we circle back?” Yes. After. {K}.
Auto-reply, short and honest: {k}.
plain:
{K}. Time that belongs to nobody but its owner.
There's work, and then there's this. {K}.
{K}. Rest is also something to look forward to.
news:
{K}. Please form an orderly line of people I'm not answering.

== work-day 💻
turn:
{K}. Somewhere, a calendar is laughing.
{K}. Nodding thoughtfully is also a skill.
{K}. My face did the polite thing. My soul went for a walk.
It could all have been one sentence with a thumbs up. {K}.
The coffee did its best. {K}.
{K}. Per my last sigh.
Everybody's camera is off, and everybody knows why.
reader:
{K}. What's the most pointless part of your working day?
Who at your place says “quick question”, and how long does it take?
{K}. Laugh, cry or update the résumé?
scene:
“You're on mute.” That was for the best. {K}.
A blinking cursor, a cold cup, a distant printer: {k}.
Minutes of the day, point one: {k}.
A long stare out of the window, like in a music video. {K}.
plain:
{K}. It pays for the snacks.
{K}. To everybody who's going through the same: eye contact, short nod.
Every week has an end, and it's coming. {K}.

== office-blunder 🫣
turn:
{K}. There's brave, there's bold, and then there's a “send” button.
{K}. I've looked into moving to a lighthouse.
{K}. My ears are still warm.
Confidence, then a pause, then all of the blood in one face. {K}.
There is no undo for eye contact. {K}.
{K}. At least everybody is awake.
reader:
{K}. Do you explain it, or never speak of it again?
What's the worst thing you ever sent to the wrong people?
{K}. Laugh first, or hide first?
scene:
Click. A second of peace. Oh no. {K}.
Reading it again, in their voice, through spread fingers: {k}.
“Did you mean to…?” No. No, I did not. {K}.
plain:
{K}. It'll be the best story at the next party.
Everybody has done it, and everybody thinks they're the only one. {K}.
{K}. One day it'll be funny, and it's nearly there.

== study-grind 📚
turn:
{K}. My brain has started underlining things in real life.
{K}. The highlighter has seen more than I have.
Every sentence has been moved, and then moved back. {K}.
{K}. Suddenly the oven really needs cleaning.
Knowledge goes in here and comes out at the bus stop. {K}.
{K}. The bibliography is holding it all together.
reader:
{K}. Library silence, café noise or kitchen table?
What's the strangest thing you've cleaned to avoid studying?
{K}. Last minute or long plan: which one are you really?
scene:
A lamp, a cold tea, a sentence that starts with “furthermore”. {K}.
“How's it going?” A scream, but indoors. {K}.
Footnote: {k}.
plain:
{K}. One page at a time still gets to the last page.
Somebody will be called graduate for this. {K}.
{K}. To everybody in the same chair: breathe, drink, scroll up.

== exam-failed ✏️
turn:
{K}. A first draft, let's call it.
{K}. The examiner and I saw some things differently.
Practice makes perfect, and apparently I needed more material. {K}.
{K}. It wasn't my day, so it wasn't my exam.
Some people collect stamps. Some collect attempts. {K}.
{K}. Nobody frames the first try anyway.
reader:
{K}. How many tries did your hardest test take?
Which exam is still chasing you in your dreams?
{K}. Cry, laugh or book the next date?
scene:
A sheet of paper, a deep breath, a snack of comforting size. {K}.
“So, how did it go?” “It went.” {K}.
plain:
{K}. It's a result, not a description of a person.
Good people have failed this, and then they passed. {K}.
{K}. Sulk first, start again after.
The ones who try twice know it twice as well.

== new-start 🌱
turn:
{K}. The bag has been packed, unpacked and packed again.
{K}. Nobody knows my name yet, and I plan to use that.
A fresh notebook makes everybody look organized. {K}.
{K}. The nerves have asked for a window seat.
The outfit has been discussed more than the thing itself. {K}.
{K}. Somewhere between “what have I done” and “about time”.
reader:
{K}. What do you wish you'd known on your first day?
First-day outfit: planned for a week or found on the chair?
{K}. Who else is starting something?
scene:
Alarm set, alarm checked, alarm checked again. {K}.
A new door, the wrong corridor, a friendly face. {K}.
Page one, very neat handwriting: {k}.
plain:
{K}. It's never too late for a first day.
A little brave, a little sick, mostly ready. {K}.
{K}. Everybody who's good at it started exactly there.

== comeback 💪
turn:
{K}. Slower than before, happier than ever.
{K}. My body and I are back on speaking terms.
{K}. The couch has been very understanding about it.
Nothing makes you love the boring bits like not being allowed to do them. {K}.
{K}. The stretches were not optional after all.
Patience is a sport too, with terrible outfits. {K}.
reader:
{K}. What did you miss most when you couldn't?
Who kept you sane while you had to sit still?
{K}. Ease back in, or do you always overdo it?
scene:
One careful step. Another one. A grin. {K}.
“How does it feel?” A pause, to be sure. “Good.” {K}.
Dear everybody who brought ice packs: {k}.
plain:
{K}. Healing isn't a straight line, but this bit points up.
It's not about the distance. It's about being back. {K}.
{K}. Small steps, huge feeling.

== defeat 🏁
turn:
{K}. Somebody had to make the winners look good.
{K}. We'll call it character building, and there's a lot of character now.
{K}. The scoreboard only tells one side of it.
Heads up, socks off, oranges out. {K}.
{K}. It was closer in my head.
Losing takes a minute, the excuses take all evening. {K}.
reader:
{K}. Good loser, or not speaking until dinner?
What's the most glorious defeat you've ever been part of?
{K}. What gets you back up: food, rage or the next fixture?
scene:
A handshake, a shrug, a long shower. {K}.
In the car home, total silence, then: “Fries?” {K}.
Team talk, short version: {k}.
plain:
{K}. Somebody gave everything, and that counts on another board.
You learn more from these, annoyingly. {K}.
{K}. Next time is already on the calendar of the heart.

== small-injury 🩹
turn:
{K}. The body has filed a complaint.
{K}. It happened in slow motion and without any style.
{K}. I'd love a heroic version. There isn't one.
Frozen peas have found their true purpose. {K}.
{K}. Turns out that part is used for nearly everything.
Nobody has ever sat so still so angrily. {K}.
reader:
{K}. What's the least heroic way you've ever hurt yourself?
Good patient or terrible patient?
{K}. Do you tell the real story, or one with a shark in it?
scene:
An ice pack, a cushion, a dramatic sigh. {K}.
“Does it hurt?” “Only when I exist.” {K}.
Report from the sofa: {k}.
plain:
{K}. Slow is the new fast for a while.
It'll heal, it just won't be hurried. {K}.
{K}. Grateful for everything that still bends.

== travel-trouble 🛫
turn:
{K}. The journey is the destination, apparently, and it has plastic chairs.
{K}. I now live at the airport. Mail can be forwarded.
{K}. The departures board and I have stopped speaking.
Every trip has a villain. {K}.
{K}. My itinerary was a very nice piece of fiction.
The vacation photos will start a bit sadder than planned. {K}.
reader:
{K}. What's your worst travel day, and does it beat mine?
Do you pace, sleep on your bag or befriend the whole line?
{K}. What's the first thing you buy when you're stranded?
scene:
An announcement nobody can understand, and a groan everybody can. {K}.
A very expensive sandwich, eaten without joy: {k}.
“How's the trip?” Long exhale. {K}.
Postcard from nowhere in particular: {k}.
plain:
{K}. It'll be a story once everybody has slept.
{K}. A moment of respect for everybody at a service desk.
We'll get there. That's as far as the planning goes. {K}.

== road-trouble 🚧
turn:
{K}. Walking has never looked so modern.
{K}. The schedule was only ever a suggestion.
{K}. It made a noise. I turned the music up. Mistakes were made.
{K}. Getting there is half the fun, and this was the other half.
My podcast is over, my patience is over, the road isn't. {K}.
The navigation says “you have arrived”, with a straight face. {K}.
reader:
{K}. What's your record for being nearly there?
Do you name the noise, or pretend it isn't there?
{K}. Sing, swear or sigh: how do you pass the time?
scene:
Brake lights as far as the eye can see. {K}.
Hood up, everybody looking in, nobody knowing anything. {K}.
A wave, a sprint, a pair of closing doors. {K}.
“Almost there.” That was optimistic. {K}.
plain:
{K}. It gets you out of nothing and late for everything.
Somewhere ahead there's a sofa. Hold on to that. {K}.
{K}. A small sigh for everybody who's stuck as well.

== behind-the-wheel 🚗
turn:
{K}. The mirrors have been checked, and then my hair in them.
{K}. Radio off for concentration, then on for the victory lap.
{K}. Nobody in the passenger seat to gasp.
Hands on the wheel, heart somewhere around the roof. {K}.
{K}. All errands accepted, especially the unnecessary ones.
The car behind was patient. Thank you, car behind. {K}.
reader:
{K}. Where did you go first when you could go anywhere?
What was the first song you ever drove to?
{K}. Parallel parking: skill, luck or myth?
scene:
Seat forward. Mirror. Mirror again. Breathe. {K}.
In, straight, perfect, and nobody there to see it: {k}.
“Need anything from the store?” “No.” “I'm going anyway.” {K}.
plain:
{K}. The world just got a bit bigger, with turn signals.
That's what freedom sounds like, in second gear. {K}.
{K}. A small move for traffic, a huge one for me.

== craft-fail 🧵
turn:
{K}. It looked so easy in the video.
{K}. We call that rustic. Or we call it nothing and start over.
{K}. The recipe said foolproof. I take that personally.
It has personality. That's what we say when it has nothing else. {K}.
{K}. From far away, in bad light, it's a masterpiece.
Expectation, meet reality. Reality brought a spatula. {K}.
reader:
{K}. Save it, hide it or call it art?
What's the biggest flop you ever made with your own hands?
{K}. Start over, or pretend it was meant to be like that?
scene:
A tilt of the head. A squint. “Is it supposed to…?” {K}.
The picture in the book, and then this: {k}.
“It's the thought that counts,” said the thought. {K}.
plain:
{K}. Every good pair of hands has a drawer full of these.
Nothing's wasted if you learned a new swear word. {K}.
{K}. The next one gets the benefit of this one.

== finally-worked ✨
turn:
{K}. Quick, nobody touch anything.
{K}. I've forgotten all the tries before. They never happened.
{K}. Stubbornness is just talent in work clothes.
The secret ingredient was being unable to let it go. {K}.
{K}. I'd explain how I did it if I knew.
All those flops were apparently rehearsals. {K}.
reader:
{K}. How many tries do you give a thing?
What did you get right at last, long after everybody stopped asking?
{K}. Do you quit while you're ahead, or do it again at once?
scene:
A look. A closer look. A shout through the whole house. {K}.
“Come and see!” “Now?” “NOW.” {K}.
For the record, in case it never happens again: {k}.
plain:
{K}. Worth every try that went before.
It was never about the thing. It was about winning. {K}.
{K}. Some victories fit on a kitchen counter.

== hair-change 💇
turn:
{K}. The mirror did a double take.
{K}. I've looked at my reflection in every shop window since.
{K}. New hair is the cheapest way to become somebody else.
My head feels like it's on vacation. {K}.
{K}. My old photos now show a relative.
It grows back. So does the courage to do it again. {K}.
reader:
{K}. Who noticed first at yours, and who never did?
Think it over forever, or grab the scissors and go?
{K}. What's the boldest thing you ever did to your hair?
scene:
A swish to the left. A swish to the right. {K}.
“Something's different. Glasses?” {K}.
Cape off, eyes open, hand to the neck. {K}.
plain:
{K}. It's only hair, and it's never only hair.
A new head for the same old thoughts. {K}.
{K}. Sometimes a person needs a different silhouette.

== night-out 🪩
turn:
{K}. Future me has been informed and is furious.
{K}. We came for one. One is a flexible number.
{K}. My feet filed a complaint around the second chorus.
The plan was an early night. The plan is adorable. {K}.
{K}. What the dance floor saw, the dance floor keeps.
The best conversations happen in line for the bathroom. {K}.
reader:
{K}. Early cab or last one standing: who are you?
What's the food you always end the night with?
{K}. Who's the friend who says “one more song”?
scene:
Shoes in one hand, fries in the other. {K}.
A taxi full of people singing different songs: {k}.
“Are you home?” “Define home.” {K}.
Mascara like a raccoon, heart like a disco ball. {K}.
plain:
{K}. Sleep is for weekdays.
Some nights you laugh until your face is tired. {K}.
{K}. Good people, loud music, no regrets before breakfast.

== broke-mood 💸
turn:
{K}. Dinner will be whatever the cupboard believes in.
{K}. The banking app and I are on a break.
{K}. Beans again, but with confidence.
Somewhere, my money is having a lovely time without me. {K}.
{K}. I'm back to shopping with my eyes.
I'm rich in memories and tote bags. {K}.
reader:
{K}. What's your masterpiece from an empty fridge?
Do you check the balance, or protect your peace?
{K}. What did you buy that was absolutely worth it?
scene:
A card reader, a held breath, a beep. {K}.
“Coming out with us?” “Emotionally, yes.” {K}.
Status report from my wallet: {k}.
plain:
{K}. Payday, come slowly into my arms. Or quickly. Quickly is good.
The best things in life come without a receipt, luckily. {K}.
{K}. It builds character, and a lot of pasta.

== streak ✅
turn:
{K}. Nobody clapped, so the calendar got a sticker.
{K}. The hardest part is not telling everybody. I'm failing at that.
{K}. Willpower left early. Stubbornness is covering the shift.
A little boring, a little brave, crossed off. {K}.
{K}. My old habits keep calling. I let it ring.
Nobody films the middle part. This is the middle part. {K}.
reader:
{K}. At what point did yours stop being hard?
What's the habit you keep restarting, and what trips you up?
{K}. Who's in it with me?
scene:
A pen, a calendar, a very satisfying cross. {K}.
Me to me, in a stern voice: {k}.
“Still going?” “Still going.” {K}.
plain:
{K}. Small, daily, and somehow it adds up.
It isn't glamorous. It's only working. {K}.
{K}. Not perfect, just continued.

== fell-off 🙃
turn:
{K}. The intention was beautiful, though.
{K}. Future me has been notified and looks nervous.
{K}. I regret nothing, except a little, around the edges.
The plan was strong. The couch was stronger. {K}.
{K}. Rest days are important, and I take mine very seriously.
Discipline called. It went to voicemail. {K}.
reader:
{K}. How long do your good intentions usually live?
What did you promise yourself and drop at once?
{K}. Start again at once, someday or after the cake?
scene:
A long look at the sneakers. The sneakers look away. {K}.
“Weren't you going to…?” “I was.” {K}.
Confession, short version: {k}.
plain:
{K}. One slip is a comma, not the end of the sentence.
Nobody's keeping score, and if they are, stop them. {K}.
{K}. Begin again, as often as it takes.

== hot-take 🌶️
turn:
{K}. I'll be taking no questions at this time.
{K}. Write that down, then argue with the paper.
{K}. I've been quiet about it for too long. About a minute.
Somebody will unfollow me over this, and I'll respect it. {K}.
{K}. This is the hill, and I brought snacks.
History will agree with me. The dinner table doesn't. {K}.
reader:
{K}. Nod slowly, or put your shoes on and leave?
{K}. Change my mind, but bring evidence.
Are we still friends? {K}.
scene:
A silence at the table. A fork goes down. {K}.
Taps the microphone, clears throat: {k}.
“You can't just say that.” I can, though. {K}.
Carved in stone, signed, witnessed by a snack: {k}.
plain:
{K}. There, it's out.
Everybody's entitled to an opinion. This one's mine. {K}.
{K}. I feel lighter already.

== not-me 🙈
turn:
{K}. Witnesses have been asked to look away.
{K}. It was a moment of weakness, and it lasted a while.
I had a reputation once. {K}.
{K}. My dignity has taken the rest of the day off.
Nobody asked, nobody was safe. {K}.
{K}. Normal behavior, and I'll be repeating it.
reader:
{K}. Just me, or is there a club?
{K}. Who's been there, and can we carpool?
When did you last catch yourself doing it? {K}.
scene:
The camera zooms in, the narrator sighs: {k}.
A mirror, eye contact, no comment. {K}.
“You okay?” “Never been better.” Sniff. {K}.
plain:
{K}. Let it be known, and then let it be forgotten.
We don't talk about it. Except here, in public. {K}.
{K}. Growth will have to wait a little.

== motto 🧭
turn:
{K}. Easy to say, which is how you know it's hard.
{K}. My coffee mug has been saying it all along.
{K}. I tell myself that on the stairs, mostly.
Simple words, long walk. {K}.
It fits on a sticky note. Living by it takes a bigger piece of paper. {K}.
{K}. Some people need a map. Some need a sentence.
reader:
{K}. Who said it to you when you needed it?
{K}. Easy advice to give. Who actually takes it?
Which line keeps you going when nothing else does? {K}.
scene:
A look in the mirror, a zip, a deep breath: {k}.
Under the breath, at the foot of the hill: {k}.
Written on the back of a hand, slightly smudged. {K}.
plain:
{K}. And again, if it didn't take the first time.
One foot, then the other one, that's the whole trick. {K}.
{K}. For whoever needs it on a day like this.

== outrage 😤
turn:
{K}. I gasped so loudly that the dog stood up. I don't have a dog.
{K}. I need to lie down, and I need it to be dramatic.
{K}. The pearls have been clutched.
Somewhere, a soap opera is missing its best scene. {K}.
{K}. I'd say more, but I'm fanning myself.
My jaw is still looking for the floor. {K}.
reader:
{K}. On whose side are you? Choose with care.
Who in your life just came to mind? {K}.
{K}. Forgive, forget or bring up at every birthday?
scene:
A slow turn to the camera: {k}.
Sunglasses off. Sunglasses back on. {K}.
“Tell me everything.” Sit down first. {K}.
plain:
{K}. Some things only need to be said with a hand on the hip.
No notes, only gasping. {K}.
{K}. I'm over it. I'm under it. I'm beside it.

== game-over 🎮
turn:
{K}. My thumbs would like a medal each.
{K}. I said “just one more” and meant it every time.
The credits rolled, and so did a small tear. {K}.
{K}. Somewhere a pixel is very afraid of me.
{K}. I have lived there. I pay taxes there.
My sleep was the final boss, and it lost. {K}.
reader:
{K}. Which boss do you still see when you close your eyes?
Do you start over at once, or mourn for a week?
{K}. Casual, stubborn or completionist: own up.
scene:
Controller down. Arms up. A look around the empty room. {K}.
“One more try,” said somebody, for hours. {K}.
Achievement unlocked: {k}.
plain:
{K}. It was never only a game, it was a place.
All that effort, no prize, no regrets. {K}.
{K}. Back to real life, which has no save points.

== after-show 🎤
turn:
{K}. My voice has left me for the band.
{K}. I knew every word, and so did the poor person in front of me.
{K}. My ears are ringing in the right key.
Everybody was a stranger until the chorus. {K}.
{K}. I have one blurry video and no need for it.
It's been stuck in my chest ever since, in a good way. {K}.
reader:
{K}. Which song made you lose it?
Who would you see again at once, same seat and all?
{K}. Film it, or put the phone away?
scene:
Lights out. A breath. A whole room of goosebumps. {K}.
“One more!” Nobody moved, and then there was one more. {K}.
Confetti in the hood, merch over the arm: {k}.
plain:
{K}. Some evenings hum on for days.
It sounds different when it's played right at you. {K}.
{K}. The bus home has never been so full of humming.

== called-out 👀
turn:
{K}. I came for fun and left with a diagnosis.
{K}. I'd like to speak to my lawyer and my playlists.
{K}. The numbers don't lie. I'd asked them to.
Nobody asked for that much honesty. {K}.
{K}. I feel seen, and I'd like to be unseen.
I had an image. It's under review. {K}.
reader:
{K}. What did yours say about you? Be brave.
Proud or ashamed: which one are you pretending to be? {K}.
{K}. Post it, or bury it in the garden?
scene:
A slow blink at the screen. The screen blinks back. {K}.
Exhibit A, your honor: {k}.
“That can't be right.” It was very right. {K}.
plain:
{K}. At least somebody was paying attention.
It's a bit personal, for a piece of software. {K}.
{K}. I stand by all of it, quietly.

== missed-out 😩
turn:
{K}. Somebody out there has mine, and I hope they enjoy it. A bit.
{K}. I was in the line. I was so deep in the line.
{K}. My refresh finger needs physical therapy.
So close that I'd picked the outfit. {K}.
{K}. It would have changed my life, or at least my evening.
The early bird is insufferable about it. {K}.
reader:
{K}. What's the one that got away from you?
Do you hope for a miracle, or pretend you never wanted it?
{K}. Who's in the same sad boat?
scene:
A loading circle, a prayer, a gray button. {K}.
“Any luck?” A long, brave silence. {K}.
plain:
{K}. I'll sulk briefly and with style.
It wasn't meant to be, says everybody who got it. {K}.
{K}. Next time I'm bringing a tent.
A small violin is playing, and at least it's live music.

== tech-trouble 🔌
turn:
{K}. I turned it off and on again. It took that personally.
{K}. I did nothing, and I'd like that on the record.
Technology is great at everything except right now. {K}.
{K}. The error message was very sorry, and no help at all.
{K}. Pen and paper are looking smug.
It worked a minute ago. That's the saddest sentence in the language. {K}.
reader:
{K}. Shout at it, stroke it or call somebody's nephew?
Which of your devices can smell a deadline?
{K}. When did you last save your work? Go on. I'll wait.
scene:
A spinning wheel. A spinning wheel. A spinning wheel. {K}.
“Have you tried restarting it?” A deep, deep breath. {K}.
Support ticket, all caps, then none: {k}.
plain:
{K}. One day we'll laugh, offline.
The machines won't rise up. They'll be updating. {K}.
{K}. A quiet moment for everybody who's lost a file.

== locked-out 🔑
turn:
{K}. The doormat and I have become close.
{K}. Never has a door looked so much like a door.
My keys are inside, warm, doing great. {K}.
{K}. The hidden spare is hidden from everybody, including me.
So near to my own sofa. {K}.
{K}. I've met more neighbors in an hour than in a year.
reader:
{K}. Who has your spare key, and do they know it?
Window, locksmith or tears: what's your move?
{K}. How long until you knock on a neighbor's door?
scene:
Left pocket, right pocket, bag, bag again, floor. {K}.
A click behind me, and then a very quiet “no”. {K}.
Live from my own doorstep: {k}.
plain:
{K}. Everybody gets one, they say. I've had mine.
A home is a castle. Castles are famously hard to get into. {K}.
{K}. The spare goes under a better rock from now on.

== ticked-off ☑️
turn:
{K}. The list is shorter, and I'm taller.
{K}. It took a moment to do and a season to start.
Half of the work was walking around it. {K}.
{K}. I wrote it on the list afterward, just to cross it out.
{K}. The shoulders have noticed.
Nobody hands out medals for that, so I'm bowing to the kettle. {K}.
reader:
{K}. What's the thing you keep circling around?
Do it at once, or wait until it glares at you?
{K}. How do you reward yourself: cake, couch or the next task?
scene:
A pen, a line through it, a very long breath. {K}.
“Is it done?” It's so done. {K}.
Dusting off my hands, like in the movies: {k}.
plain:
{K}. Out of the head and off the list.
It's out of my hands now, and they feel lighter. {K}.
{K}. Next, please. After a snack.

== plot-turn 🎢
turn:
{K}. Balance, of a kind.
{K}. In my defense, it sounded good in my head.
{K}. That's what they call a character arc.
It began so well, and then there was a comma. {K}.
{K}. The second half wrote itself.
Cause, meet effect. {K}.
reader:
{K}. Which half of that sounds like you?
What was your last great plan, and where did it end? {K}.
{K}. Would you do it again? I probably would.
scene:
Before, after, and a slow look into the camera. {K}.
“What did we learn?” Nothing, gladly. {K}.
My biography, chapter by chapter: {k}.
plain:
{K}. A full day, in very few words.
Not the plan, but also not boring. {K}.
{K}. Life has a good sense of timing.

== prompt 💬
turn:
{K}. I've made popcorn for the replies.
{K}. I'd go first, but mine would end the party.
{K}. The stranger the better, nobody's writing a report.
It's the only small talk I believe in. {K}.
{K}. I ask, you answer, nobody has to share a taxi.
I've asked everybody in my kitchen. It's your turn. {K}.
reader:
{K}. Short answers, long answers, all answers.
{K}. No thinking, just typing.
Who's brave enough to start? {K}.
scene:
A circle of chairs, a plate of cookies, an expectant silence. {K}.
Pulled out of a hat and read aloud: {k}.
plain:
{K}. I read every single one.
{K}. I'm nosy and I have the whole evening.
You can tell a lot about a person this way. {K}.

== frazzled 🐝
turn:
{K}. All tabs open, music playing, no idea from which one.
{K}. I walked into a room and only my body arrived.
My thoughts have formed a committee, and nobody takes minutes. {K}.
{K}. I put my phone in the fridge and the milk on charge.
{K}. I'm functioning, in the loosest sense.
Held together by snacks and a playlist. {K}.
reader:
{K}. What does your head sound like when it's full?
A list, a nap or a walk: what clears yours?
{K}. Who else is running on crumbs?
scene:
A blank look, a warm mug, a long “hm”. {K}.
“What were we saying?” Nobody knows. {K}.
Error message from upstairs: {k}.
plain:
{K}. Let's take it slowly and lower the bar a bit.
Some days the head is a crowded elevator. {K}.
{K}. It'll settle, it always does.

== that-moment ⏱️
turn:
{K}. There should be a word for it, preferably a very long one.
{K}. Time does something strange there.
Everybody knows it, nobody trains for it. {K}.
{K}. The face I make is not one I'd choose.
{K}. My heart has its own opinion about it.
It lasts a second, and it's never forgotten. {K}.
reader:
{K}. You too, or do I need a hobby?
When did it last happen to you? {K}.
{K}. Name a more specific feeling. I'll wait.
scene:
A freeze frame, a record scratch: {k}.
Eyes wide, hand still in the air. {K}.
plain:
{K}. Small, exact, and everybody's.
It isn't in any guidebook, but it should be. {K}.
{K}. Somebody out there is nodding.

== season-over 🍂
turn:
{K}. The hook in the hallway looks a little sad.
{K}. I'll be unbearable until it comes back.
Packed away, with one last look over the shoulder. {K}.
{K}. It always leaves right when I've gotten good at it.
{K}. Now what do people do with their evenings?
The best part of an ending is that it keeps. {K}.
reader:
{K}. What do you do until it starts again?
Which memory of it are you keeping? {K}.
{K}. Relieved, sad or already counting?
scene:
A last round, a last look, lights off. {K}.
A box with a label, pushed to the back of the shelf. {K}.
plain:
{K}. Good things get a pause so that they can be missed.
It was a good one, and it'll be back. {K}.
{K}. Until next time, and thanks for everything.

== said-it 🗨️
turn:
{K}. I have no defense and no further questions.
{K}. Rude, accurate, moving on.
Some sentences stay for dinner. {K}.
{K}. I laughed, and then I thought about it in the shower.
{K}. I'd argue, but I'd only prove the point.
Somebody get that on a mug. {K}.
reader:
{K}. Who in your life would say exactly that?
Compliment or insult: how would you take it? {K}.
{K}. What's the best thing anybody ever said about you?
scene:
A pause. A raised eyebrow. A very fair point. {K}.
“And what did you say?” Nothing. What could I say? {K}.
For the minutes: {k}.
plain:
{K}. It's stuck in my head, and it pays no rent.
People are better writers than they know. {K}.
{K}. Quoted without permission, and with respect.

== sport-feat 🏅
turn:
{K}. The legs have been told, and they want it in writing.
{K}. My couch doesn't believe a word.
{K}. I'm being normal about it, loudly.
Most of it happened in the head. The rest hurt. {K}.
{K}. Stairs will be handled with dignity and a handrail.
Nobody saw the bad days. They were all of the other days. {K}.
reader:
{K}. What's the feat your younger self wouldn't believe?
What gets you through the hard middle part? {K}.
{K}. Medal, meal or nap: what comes first?
scene:
Hands on knees, a grin between breaths. {K}.
“How do you feel?” Thumbs up. Words later. {K}.
Live from the floor, breathing heavily: {k}.
plain:
{K}. It goes in the notebook, in capital letters.
Slow days, sore days, and then one like that. {K}.
{K}. The body is a stubborn, wonderful thing.

== in-between ✈️
turn:
{K}. Nothing to do, nobody to call, nothing to complain about.
{K}. It's always snack time when you don't know what time it is.
Neither here nor there, with a small bag of pretzels. {K}.
{K}. The seat is narrow, the daydream isn't.
{K}. My forehead has left its mark on the window.
Getting there is where the thinking gets done. {K}.
reader:
{K}. Window, aisle or whatever's left?
What do you do with hours that belong to nobody? {K}.
{K}. Talk to the neighbor or headphones on at once?
scene:
Shoes loosened, playlist on, eyes half closed. {K}.
A wing, a cloud, a very small cup. {K}.
A note from the road: {k}.
plain:
{K}. The map keeps moving and nobody needs anything.
Part of the trip, although nobody prints it on a postcard. {K}.
{K}. Somewhere ahead, a door and a bed.

== fragment
turn:
{K}. Make of that what you will.
{K}. I have nothing to add, which is rare.
{K}. The group chat would like details.
{K}. Imagine me saying it and then leaving the room slowly.
{K}. Somebody reading this knows exactly what it means.
{K}. It had to be posted somewhere, so here we are.
I tried to put it differently. It doesn't get better. {K}.
My notes app has a page with only that on it. {K}.
{K}. It sounds even better in a whisper.
reader:
{K}. Who just nodded?
{K}. What's your line for the day you're having?
What comes to mind first? Don't tidy it up. {K}.
{K}. Need the backstory, or is it funnier without?
scene:
“And how are things with you?” {K}.
Typed, deleted, typed again, sent: {k}.
Status, plain and honest: {k}.
The back of the postcard just says: {k}.
A voice note, recorded while walking: {k}.
plain:
{K}. Sometimes a few words do it.
That's where things stand. {K}.
{K}. The rest is between the lines.
Short, but it's been on my mind. {K}.

== did-it 🙋
turn:
{K}. There was a decision in there somewhere.
{K}. Not pictured: the second thoughts.
{K}. My calendar had other ideas. My calendar was outvoted.
{K}. I have no explanation, only the memory.
{K}. It looked different in my head, and louder.
{K}. Put it on the résumé, under “other”.
{K}. Nobody made me, and that's the worst part. Or the best.
Ask me how it came to that. I'd like to know, too. {K}.
Not everybody can say that. Not everybody would want to. {K}.
It's done now, so there's no use in talking me out of it. {K}.
reader:
{K}. Would you have done the same?
{K}. Brave, silly or both?
{K}. Who would have tried to stop me, and who would have come along?
When did you last do something just because? {K}.
{K}. Full marks, or never again? I'm still deciding.
scene:
“What have you been up to?” Where to begin. {K}.
“You did what?” I did. {K}.
A shrug, a grin, no further explanation. {K}.
For the diary, in my neatest handwriting: {k}.
My alibi, should anybody ask: {k}.
plain:
{K}. It won't fit in a diary line, and I'll try anyway.
Small adventure, full marks. {K}.
Things you only find out by doing them. {K}.

== as-it-is 🤷
turn:
{K}. I've looked into it, and it stays that way.
{K}. There's a support group, and I bring the cake.
{K}. People have stopped asking.
{K}. I used to fight it. Now I decorate around it.
{K}. Call it a quirk. The neighbors use another word.
Some people have normal problems. {K}.
I'd change it, but then who would I be? {K}.
{K}. It says so in the small print of my personality.
I've explained it to the mirror. It nodded and said nothing. {K}.
reader:
{K}. Please tell me you have one of those, too.
{K}. Advice, sympathy or a good laugh: what have you got?
Who else lives like that? {K}.
{K}. Charming or a cry for snacks?
What would your friends say about you? {K}.
scene:
“Is that normal?” It is here. {K}.
A look, a sigh, a shrug to the camera. {K}.
First line of my user manual: {k}.
An honest profile would begin like this: {k}.
plain:
{K}. That's how it is, and there are worse ways to live.
You get used to it, and then you get fond of it. {K}.
{K}. I thought it was time you knew.
Nobody's perfect, and some of us have it in writing. {K}.
`;
