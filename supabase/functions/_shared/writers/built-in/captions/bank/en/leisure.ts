export const leisure = `
== christmas
turn:
{K}. I said I'd keep it simple, and then I saw the glitter.
The tree leans a little. So do I, after dinner.
{K}. The lights were tangled, and so was the mood, and now look.
I know every word and none of the notes.
{K}. My sweater is loud so that I don't have to be.
reader:
Real tree or fake tree: who's right at your house?
When do the decorations go up: early, on time or never?
{K}. What's the tradition you'd never give up?
scene:
Tape missing, scissors missing, cookies missing. {K}.
Somebody at the window, checking the sky for reindeer. {K}.
plain:
{K}. The people are the best part of it.
{K}. Warm lights, full table, long hugs.
The smell alone makes me feel like a kid again.
news:
{K}. The cookies didn't make it to the tin.
{K}. Somebody has been very good, or very convincing.
invite:
{K}. Come in from the cold, we've got the good kind of chaos.
{K}. Bring your list, we'll help you tick it off.

== halloween
turn:
{K}. I scared myself in the mirror and called it a rehearsal.
I bought candy for the kids. The kids will never know.
{K}. My costume is a person who planned ahead.
The pumpkin looks surprised, and honestly, so am I.
{K}. The skeleton in the yard has better posture than me.
reader:
Scary, funny or store-bought in a panic: how do you dress up?
Which candy do you quietly remove from the bowl?
{K}. Haunted house or horror movie from behind a pillow?
scene:
A creak, a whisper, somebody steps on a rake. {K}.
Doorbell. Tiny witch. Enormous bag. {K}.
plain:
{K}. A little spooky, mostly sweet.
It's nice when everybody opens the door.
{K}. Strange is welcome here.
news:
{K}. Sleep is for people who don't watch the closet.
{K}. The candy bowl has taken losses.
invite:
{K}. Come dressed as anybody, leave with a full bag.
{K}. Enter if you dare, shoes may stay on.

== valentines
turn:
{K}. Roses are fine, but have you tried being brought fries?
My heart is full and so is the chocolate box, for now.
{K}. I wrote a poem. You're welcome, it's short.
{K}. Cupid missed and hit the pantry.
reader:
Grand gesture or a quiet night in: what wins you over?
{K}. What's the sweetest thing anybody ever did for you?
Flowers, food or a handwritten note?
scene:
A card, a blush, a very long hug. {K}.
plain:
{K}. Say it while they can hear it.
{K}. Love in all its shapes.
To everybody who makes somebody's tea without asking.
news:
{K}. My heart skipped, then went back for chocolate.
{K}. Feelings were shown. Everybody survived.
invite:
{K}. Bring your favorite person, or be it.
{K}. Make somebody blush.

== easter
turn:
{K}. I hid the eggs so well that it's now a yearlong project.
The bunny's ears went first. They always go first.
{K}. I came for family and stayed for the chocolate.
My basket is for the children, I tell the children.
{K}. One egg is still out there. It knows what it did.
reader:
Ears first or tail first: how do you eat a chocolate bunny?
Who still gets way too competitive at the egg hunt?
{K}. Sweet brunch or savory brunch?
scene:
Small boots, big basket, total focus. {K}.
“Warm. Warmer. Cold.” {K}.
plain:
{K}. Soft light, full table, good people.
{K}. Everything is starting again, me included.
A slow meal and somewhere green to look at.
news:
{K}. Chocolate counts as lunch.
{K}. The grass is full of secrets.
invite:
{K}. Hop by, there's something sweet waiting.
{K}. Bring a basket and fast shoes.

== new-year
turn:
{K}. My resolution is to lower the resolution.
I stayed awake for it, and I'd like that noted.
{K}. The year is new, the jeans are the same.
I made a list and lost it, so I'm starting with a clean conscience.
{K}. Confetti will be found until summer.
reader:
{K}. One word for the year ahead: what's yours?
Big party or pajamas: how do you cross the line?
What are you leaving behind, and what comes along?
scene:
Glasses up, somebody counts too fast. {K}.
Fresh calendar, good pen, big eyes. {K}.
plain:
{K}. May it be kind to all of us.
{K}. A blank page and a bit of courage.
Thank you to everybody who made the old one good.
news:
{K}. So far, so good.
{K}. I've already broken a resolution and made a better one.
invite:
{K}. Start it with us.
{K}. Bring your people and your loudest cheer.

== thanksgiving
turn:
{K}. I wore the stretchy pants on purpose.
My plate has layers, like a good novel.
{K}. There's always room for pie. It's a separate stomach.
{K}. The nap is a tradition, not a weakness.
reader:
What's the side dish nobody's allowed to leave out?
Turkey or everything around it?
{K}. Who tells the same story every time at your table?
scene:
Elbows, gravy, somebody laughing too hard to swallow. {K}.
“Who wants leftovers?” Every hand goes up. {K}.
plain:
{K}. Thankful for the people and the second helping.
{K}. A full table is a kind of wealth.
For the loud ones, the late ones and the ones who do the dishes.
news:
{K}. The couch has been reserved.
{K}. I regret nothing, and I've undone a button.
invite:
{K}. Pull up a chair, there's always one more.
{K}. Come hungry, leave with containers.

== mothers-day
turn:
{K}. She said she wants nothing. I've learned not to believe that.
Everything I know about snacks, I learned from her purse.
{K}. She was right. I've put it in writing, just this once.
I call to say thank you and end up getting advice.
reader:
{K}. What's the sentence you always heard from your mom?
What did you inherit from her: the eyes, the laugh or the worrying?
Breakfast in bed or a moment of silence: which does she really want?
scene:
Toast a bit burnt, flowers a bit crooked, face lit up. {K}.
“Did you eat?” First question, every time. {K}.
plain:
{K}. Thank you for everything we noticed too late.
{K}. To every woman who ever tucked somebody in.
Love that remembers your size and your favorite soup.
Thinking as well of those who find the day hard.
news:
{K}. Hugs have been scheduled.
{K}. The card made her cry, as planned.
invite:
{K}. Do something nice for her, she'll pretend to be cross.
{K}. Bring her along, she's earned it.

== fathers-day
turn:
{K}. He says he doesn't need anything. He needs another flashlight, apparently.
I inherited his jokes. I'm sorry, everybody.
{K}. He fell asleep in the chair and denies it.
Fixes everything, reads no manuals.
reader:
{K}. What's the one joke your dad can't stop telling?
What did he teach you that still comes in handy?
Grill, garage or couch: where's his kingdom?
scene:
Tongs clicked, nodded, declared perfect. {K}.
“Back in my day,” and everybody gets comfortable. {K}.
plain:
{K}. Thank you for the lifts, the lessons and the bad puns.
{K}. For every dad and everybody who was like one.
Quiet love, loud sneeze.
He'd never ask for a post, so here it is.
news:
{K}. Socks have been accepted with dignity.
{K}. He has been told to sit down. He's standing.
invite:
{K}. For the man who has everything, except the thing you're about to find.
{K}. Bring your dad, we'll laugh at his jokes.

== trip
turn:
{K}. I've packed for a person with a much more interesting life.
My out-of-office is the best thing I've written all year.
{K}. I came back with sand, stories and no idea of my password.
The plan was relaxed. Then somebody opened the map.
{K}. My suitcase closes if I sit on it and believe.
reader:
Carry-on only or “what if I need boots”?
{K}. What's the souvenir you can't resist?
Every minute planned or see what happens?
scene:
Passport, keys, passport again, door. {K}.
Feet up, phone off, menu in a language I can't read. {K}.
plain:
{K}. Far from the laundry, close to the good stuff.
{K}. New places make me like the old ones more.
Time moves slower when you don't know the street names.
news:
{K}. I may not come back, emotionally.
{K}. The plants have a babysitter.
invite:
{K}. Pack light, we've thought of the rest.
{K}. Tag the person who owes you a getaway.

== road-trip
turn:
{K}. We missed the exit and found the best fries.
The playlist is long, the patience is short, the windows are down.
{K}. I'm in charge of snacks and bad directions.
Every detour was on purpose, from now on.
reader:
Driver, navigator or the one who's asleep by the first gas station?
{K}. What song has to be on the playlist?
Gas station snacks: sweet, salty or all of it?
scene:
Feet on the dash, crumbs on the seat, sky ahead. {K}.
“Turn left.” “That's a lake.” {K}.
plain:
{K}. The road, the radio and the right people.
{K}. Getting there is the good part.
Some talks only happen when everybody's looking ahead.
news:
{K}. The car will need a good vacuum.
{K}. We're not lost, we're browsing.
invite:
{K}. Hop in, there's room between the bags.

== city
turn:
{K}. I walked everywhere and my feet have resigned.
{K}. Everybody's in a hurry. I'm looking up.
I fit right in, apart from the map and the mouth hanging open.
{K}. Loud, crowded, overpriced, and I'm in love.
reader:
Skyscraper view or side-street coffee: what do you go for?
{K}. Could you live here, or is a visit enough?
What's the first thing you do in a new city?
scene:
Steam from a grate, a saxophone somewhere, green light. {K}.
Window seat in a café, everybody else rushing. {K}.
plain:
{K}. There's always one more corner.
{K}. So many lights, so many stories behind them.
I like feeling small in a place like this.
news:
{K}. The step counter has asked for a break.
{K}. We've found our café.

== flight
turn:
{K}. I got the middle seat and a new best friend on each shoulder.
I've watched half a movie on somebody else's screen.
{K}. The snack was tiny. My joy was not.
Boarding group: eventually.
{K}. I clapped inside.
reader:
Window or aisle: what does it say about you?
Early at the gate or running with your shoes untied?
{K}. Sleep, movie or stare at the wing?
scene:
Seat back up, tray away, stomach somewhere below. {K}.
A tiny pillow, a huge cloud, a terrible coffee. {K}.
plain:
{K}. It's still a small miracle every time.
{K}. Above the clouds, it's always a nice day.
I like the moment when the wheels leave the ground.
news:
{K}. My luggage is on its own journey, I hope a short one.
{K}. Phone off, head off.

== train
turn:
{K}. I look out of the window like I'm in a music video.
My coffee and I have survived every curve.
The quiet car isn't.
reader:
Facing forward or backward: does it matter to you?
{K}. Book, music or watching the backs of houses?
What's your best story about a stranger on a train?
scene:
Fields, cows, somebody's laundry, fields. {K}.
A whistle, a jolt, and the platform starts to leave. {K}.
plain:
{K}. The best way to do nothing and still get somewhere.
I love arriving in the middle of a town.
news:
{K}. I've got a window and no intention of sharing it.
{K}. Next stop: lunch.

== camping
turn:
{K}. I slept on a rock and I think we bonded.
The tent went up on the third argument.
{K}. I smell like smoke and feel like a hero.
Nature called. It was at the zipper, and it had whiskers.
{K}. Everything I own is damp and I'm smiling.
reader:
Tent, van or “is there a hotel”?
{K}. What's the thing you always forget?
Who tells the scary story, and who can't sleep after?
scene:
Zipper, flashlight, a noise, silence. {K}.
Tin mug, cold nose, mist on the field. {K}.
plain:
{K}. Coffee tastes better when you had to work for it.
{K}. A small tent and a big sky.
Falling asleep to real sounds is worth a stiff back.
news:
{K}. The marshmallows are gone, and so is the plan.
{K}. A raccoon has reviewed our snacks.
invite:
{K}. Bring a warm sweater and a story.

== hotel
turn:
The pillows have a hierarchy and I've met them all.
{K}. I made the bed out of habit. Then I unmade it out of joy.
I wore the robe to breakfast in my heart.
reader:
Breakfast buffet strategy: sweet first or straight to the eggs?
{K}. Do you unpack or live out of the suitcase?
What's the first thing you check in the room?
scene:
Key card, little green light, running jump. {K}.
White sheets, heavy curtains, no alarm. {K}.
plain:
{K}. Somebody else makes the bed, and I'm grateful.
{K}. A door closed, a city outside, a long bath.
It's nice to be looked after for a bit.
news:
{K}. I live here now.
{K}. Do not disturb, I'm horizontal.
invite:
{K}. Check in, breathe out.
{K}. The robe is ready when you are.

== sightseeing
turn:
{K}. I took a photo of the sign so I can pretend I read it.
Everybody's looking at it through a phone, me included.
{K}. It's smaller than I thought. My awe is not.
My guide knew everything, and my feet knew every step.
reader:
{K}. Seen it already, or is it on the list?
Guided tour or wander until something happens?
Gift shop: straight past or straight in?
scene:
Neck back, mouth open, somebody else's hat in the photo. {K}.
Audio guide in one ear, birds in the other. {K}.
plain:
{K}. Somebody built that by hand. I can't fold a fitted sheet.
{K}. Old walls make good company.
It's different when you stand in front of it.
news:
{K}. The postcard didn't lie.
{K}. My legs are history, too.

== gym
turn:
{K}. I came, I sweated, I checked the clock.
My muscles are there, they're just shy.
{K}. The warm-up should count as the workout.
I don't lift to impress. I lift to carry all the bags in one go.
reader:
Leg day: love it, fear it, skip it?
{K}. What's the song that gets the last rep out of you?
Mirror side or wall side?
scene:
Chalk, clank, a face I hope nobody saw. {K}.
plain:
{K}. Showed up, and that's most of it.
{K}. Stronger than the couch, at least for an hour.
news:
{K}. Stairs are a negotiation.
{K}. Sneezing will hurt.
invite:
{K}. Come as you are, leave a little taller.

== run
turn:
{K}. My watch says slow. My face says hero.
I run so that I can say I ran.
{K}. Overtaken by a stroller. We don't talk about it.
The first mile is a liar, and so is the last.
reader:
Music, podcast or your own breathing?
{K}. Dawn or dusk: when do your legs say yes?
What do you think about out there?
scene:
Laces tied, doorbell of courage, go. {K}.
Red face, wet hair, huge grin. {K}.
plain:
{K}. Never regretted one yet.
{K}. One foot, then the other one.
The best part is the door on the way back.
news:
{K}. My knees have opinions.
invite:
{K}. Every pace is a good pace, come along.

== yoga
turn:
{K}. I found inner peace and then my foot fell asleep.
My balance is a matter of perspective, mostly the floor's.
{K}. I can touch my toes if somebody brings them closer.
I breathe in calm and breathe out my grocery list.
reader:
Favorite pose: the hard one or the lying-down one?
{K}. Studio, living room or on the grass?
What do you think about when you're not supposed to think?
scene:
Mat rolled out, cat already on it. {K}.
“And release.” Something clicks. {K}.
plain:
{K}. An hour that's only for breathing.
{K}. A little softer, a little longer.
Nothing to win here, and that's lovely.
news:
{K}. My shoulders have come down from my ears.
invite:
{K}. Bring a mat and whatever you're carrying.
{K}. Stiff is welcome.

== swim
turn:
{K}. I look graceful if you only count my toes.
The water was cold. My language was colder.
{K}. My hair smells like effort.
I forget what lap I'm on and start again, proudly.
reader:
Pool, lake or sea: where do you feel at home?
{K}. In at once or step by step?
Goggles on or squinting bravely?
scene:
Deep breath, under, silence. {K}.
Wrinkled fingers, wild hair, enormous appetite. {K}.
plain:
{K}. No phone can follow me in here.
{K}. Everything's quieter under the surface.
Weightless for a bit.
news:
{K}. I've earned pasta.
invite:
{K}. Jump in, the first second is the worst.
{K}. Towel, goggles, go.

== hike
turn:
{K}. “It's an easy one” is never an easy one.
{K}. My boots are dirty and my head is clean.
The trail was marked. My confidence wasn't.
reader:
{K}. Loop or there-and-back?
What's the best trail snack? I take this very seriously.
Do you greet everybody you meet up there?
scene:
Boots, breath, birds, boots. {K}.
One more bend, one more “it must be here”. {K}.
plain:
{K}. The long way round, on purpose.
{K}. The view is nice, the quiet is nicer.
You come home tired in all the right places.
news:
{K}. My calves are writing a letter.
{K}. We found the bench.
invite:
{K}. Good shoes, good company, no hurry.

== cycling
turn:
{K}. Uphill I question my life, downhill I have answers.
There was a headwind both ways. I checked.
{K}. My helmet hair deserves a prize.
I stopped for the view, and for air, mostly for air.
reader:
{K}. Hills or flat: what makes you happy?
Coffee stop halfway or straight home?
What's the strangest thing you ever carried on a bike?
scene:
Click, push, wind in the ears. {K}.
Bell, wobble, somebody's dog. {K}.
plain:
{K}. Fast enough to smile, slow enough to see things.
{K}. Everything's closer on a bike.
news:
{K}. My seat and I need some time apart.
{K}. The cake stop was a highlight.
invite:
{K}. Pump up your tires and come along.

== team-sport
turn:
{K}. I know the rules well enough to shout about them.
We lost count, not heart.
{K}. My voice is gone and I only watched.
The referee and I see the world differently.
reader:
{K}. Who are you cheering for, and since when?
Player, fan or here for the snacks?
Who's the loudest on the sidelines?
scene:
Whistle, mud, a hug from somebody very wet. {K}.
“Did you see that?” Everybody saw that. {K}.
plain:
{K}. Win or lose, we're going for food after.
It's never only about the score.
news:
{K}. Grass stains are forever.
{K}. Orange slices have been served.
invite:
{K}. Come and be loud with us.
{K}. New legs always welcome.

== racket-sport
turn:
{K}. It was in. I'll take that to my grave.
My serve is fast, just not always in this court.
{K}. I play for fun, and to win.
My backhand has a mind of its own.
reader:
Singles or doubles: do you share the blame?
{K}. What's your signature shot, intended or not?
scene:
Bounce, bounce, deep breath, net. {K}.
“Sorry!” Smash. “Sorry!” Smash. {K}.
plain:
{K}. A good rally beats a good score.
{K}. An hour of chasing a ball makes sense of the week.
news:
{K}. The ball is over the fence, and so is my dignity.
invite:
{K}. Bring a racket and a short memory.

== climbing
turn:
{K}. My forearms have left the conversation.
It looked easy from the ground, where I belong.
{K}. I trust the rope. It's my arms I worry about.
I fell off the same move until it apologized.
reader:
Rope or boulder: where's your heart?
{K}. Do you look down?
scene:
Chalk cloud, deep breath, tiny ledge. {K}.
“Take!” said with real feeling. {K}.
plain:
{K}. One move at a time is good advice for most things.
{K}. The top is nice, the try is nicer.
news:
{K}. Opening jars will be somebody else's job.
invite:
{K}. Come and hang out, literally.

== winter-sport
turn:
{K}. I went down the whole hill, some of it on my feet.
The lift was romantic. The descent was a statement.
{K}. My boots hate me and I love it here.
I wave at children as they overtake me.
reader:
Skis, board or hot chocolate: how do you spend the slope?
{K}. Speed or scenery?
scene:
Goggles down, knees soft, here we go. {K}.
Red cheeks, soggy gloves, second cocoa. {K}.
plain:
{K}. Cold air, warm heart.
{K}. The best tired there is.
news:
{K}. My legs have turned to soup.
invite:
{K}. Bring gloves and a spare pair of gloves.

== martial-arts
turn:
{K}. I bow, I breathe, I forget which foot.
My kick is strong. My aim is a surprise to everybody.
{K}. The calmest people I know can throw you across a room.
I've learned to fall. It's useful everywhere.
reader:
{K}. What got you onto the mat?
Stripes, belts or just the sweat: what keeps you going?
scene:
Bow. Breath. Thud. Laughter. {K}.
Belt tied twice, eyes on the mirror. {K}.
plain:
{K}. Respect first, everything else after.
{K}. Strong and quiet is a good mix.
news:
{K}. Bruises in interesting colors.
invite:
{K}. First class, bare feet, no experience needed.

== sleep
turn:
{K}. My pillow knows too much.
I closed my eyes for a second and lost an hour.
{K}. I'm not lazy, I'm on standby.
My alarm and I have a complicated relationship.
reader:
{K}. Socks on or socks off?
Big spoon, little spoon or starfish?
scene:
Curtain drawn, blanket up, world gone. {K}.
plain:
{K}. The cheapest luxury I know.
news:
{K}. I've gone horizontal until further notice.
`;
