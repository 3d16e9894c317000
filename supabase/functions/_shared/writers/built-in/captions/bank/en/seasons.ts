export const seasons = `
== sunset
turn:
{K}. I stopped mid-sentence, and nobody minded.
Every evening the sky makes an effort, and I show up in sweatpants.
{K}. My phone thinks I only know one subject.
{K}. Even the dog walkers slowed down.
reader:
{K}. Where was the best one you ever saw?
Watch until the end or leave at the prettiest part?
scene:
Gold, then pink, then everybody's quiet. {K}.
“Look behind you.” And then a very long pause.
plain:
{K}. A good way to end things.
It happens all the time and never gets old.
{K}. Stay until the lights come on.
news:
{K}. The day went out with style.

== mountain
turn:
{K}. I said hello to a goat and it took it personally.
The summit has a view. The way up has opinions.
{K}. I've never loved a bench more.
Up here, my phone has no signal and I have no complaints.
{K}. My legs wrote a letter. It wasn't kind.
reader:
{K}. First light start or after a long breakfast?
What's in your backpack that makes no sense?
Up for the view or for the way down?
scene:
Clouds below, boots off, sandwich out. {K}.
“Is that the top?” It was not the top.
plain:
{K}. Being small feels good up here.
Some air just tastes cleaner.
{K}. Worth every step and every snack.
news:
{K}. My calves would like a word.

== lake
turn:
{K}. The water was cold. My scream was warm.
I said I'd just dip a toe. I'm a liar with wet hair.
{K}. No waves, no worries, a few ducks with attitude.
The only thing rushing here is me, back to the blanket.
{K}. It looked warmer from the towel.
reader:
{K}. Jump right in or stand there negotiating?
Dock, boat or blanket: where's your spot?
scene:
A splash, a gasp, somebody laughing on the dock. {K}.
Flat water, long shadows, nobody talking. {K}.
plain:
{K}. Calm enough to hear yourself think.
The best seat is the one with your feet in the water.
{K}. Still water, slow heart.
news:
{K}. Towels are a formality at this point.

== night-sky
turn:
{K}. I look up once and lose all track of my emails.
I wished for something practical, like sleep.
My neck is stiff and my problems are tiny.
reader:
{K}. What do you wish for when you see a falling star?
Do you see shapes or do you just nod along?
scene:
Blanket down, lights off, everybody whispering for no reason. {K}.
“Is that a star or a plane?” Every single time.
plain:
{K}. It puts everything in its place.
{K}. The quiet up there is contagious.
The dark is not so dark once your eyes get used to it.
news:
{K}. I'm staying up for this.

== landscape
turn:
{K}. Nobody arranged this, and it's better than anything I've arranged.
I stopped the car. I'd do it again.
My camera did its best, bless it.
{K}. I breathed out and forgot to breathe in.
reader:
{K}. Hills, woods or wide open: where do you breathe best?
Where would you put the bench?
scene:
Wind in the grass, nothing on the agenda. {K}.
One path, no hurry, pockets full of stones. {K}.
plain:
{K}. Some views ask nothing of you.
The world is still very beautiful, I checked.
{K}. A few steps outside, and it's quiet in my head.
news:
{K}. I'd like to move here, mentally at least.

== rain
turn:
{K}. My hair had a plan. The sky had another.
{K}. Finally an excuse that nobody can argue with.
The plants are thrilled. I'm damp, but happy for them.
{K}. I'm not staying in because of it. I'm staying in with it.
reader:
{K}. Puddle jumper or window watcher?
Umbrella, hood or pride: what do you rely on?
Soup or cake: what does this weather ask for?
scene:
Drip on the collar, run to the door, laugh in the hallway. {K}.
Drops racing down the glass, and I've picked a favorite. {K}.
plain:
{K}. It makes the indoors twice as good.
The sound alone is worth it.
{K}. A slow day, officially excused.
news:
{K}. The couch has been informed.

== snow
turn:
{K}. The whole street is whispering.
I forgot I'm an adult for as long as it took to make a snowball.
{K}. My gloves are wet and my mood is excellent.
Everything looks tidy for once, and I had nothing to do with it.
{K}. I shoveled. It laughed and carried on.
reader:
{K}. Snowman builder or cocoa supervisor?
Who throws the first one at your place?
scene:
Boots on, first step, that sound. {K}.
“Just a little,” said the sky, and kept going. {K}.
plain:
{K}. The world with the volume down.
It never stops being a little bit magic.
{K}. Warm socks make it even prettier.
news:
{K}. Sleds have been located.

== fog
turn:
{K}. I waved at a neighbor. It was a bush.
The view is there, we just have to believe.
{K}. The whole town looks like it's keeping a secret.
I can see my own feet and I'm calling that a win.
{K}. Somebody hung a curtain and left.
reader:
{K}. Cozy or spooky: which way do you lean?
Do you go out in it or watch it from the window?
scene:
A streetlight, a shape, a very dramatic entrance. {K}.
Headlights low, music low, everything low. {K}.
plain:
{K}. A soft start to things.
It takes away the view and gives you the quiet.
{K}. Everything sounds closer.
news:
{K}. We'll see. Eventually.

== storm
turn:
{K}. The patio furniture has chosen a new home.
The sky is rearranging its furniture, loudly.
{K}. I counted the seconds, as if that ever helped.
I said it looked dramatic. It heard me.
{K}. The candles are out and so is my brave face.
reader:
{K}. Under the blanket or at the window?
Who in your house pretends not to be scared?
scene:
Flash. Silence. Everybody waits. {K}.
Windows shut, kettle on, everybody on one couch. {K}.
plain:
{K}. Stay cozy and check on each other.
{K}. It passes, and then the air is wonderful.
news:
{K}. The trampoline has been spotted traveling.

== sun
turn:
{K}. I've turned from a person into a cat on a windowsill.
My shoulders remembered what joy is, and then they remembered sunscreen.
{K}. I moved my chair along with it, like a very slow plant.
The sunglasses were on my head the whole time.
{K}. Suddenly everybody owns shorts.
reader:
{K}. Shade seeker or sun worshipper?
What's the first thing you do when it's finally warm?
scene:
Eyes closed, face up, no questions please. {K}.
Ice clinking, feet bare, nowhere to be. {K}.
plain:
{K}. It makes everybody a bit kinder.
A little light goes a long way.
{K}. Warm enough to forget what I was worried about.
news:
{K}. My freckles are holding a reunion.

== spring
turn:
{K}. My nose knew first.
I opened a window and a whole new mood came in.
{K}. Everything's blooming, and I've put away one sweater.
The birds are very loud about it, and fair enough.
{K}. I dressed for summer and shivered with optimism.
reader:
{K}. What's your first sign that it's really here?
Open windows or open jackets: how do you celebrate?
scene:
Coat over the arm, face in the light, big breath. {K}.
A bee, a blossom, somebody sneezing. {K}.
plain:
{K}. Everything gets another chance.
The light is back, and so am I.
{K}. It's the small green things.
news:
{K}. The winter coat has been told gently.

== summer
turn:
{K}. My diet is mostly watermelon and avoiding sleeves.
I've been sticky since breakfast and I've never been happier.
{K}. The fan and I are in a committed relationship.
Every plan now ends with “and then we swim”.
{K}. Bedtime is a rumor.
reader:
{K}. Which taste means summer to you?
Barefoot or sandals: how do you live it?
scene:
Bare feet, warm stone, long light. {K}.
Ice cream first, questions later. {K}.
plain:
{K}. Long light, easy days.
I'd like to put some of this in a jar.
{K}. Nothing planned, everything good.
news:
{K}. Shoes have been retired for now.

== autumn
turn:
{K}. I bought another sweater. It was for the plot.
I crunch one leaf and I'm out there for an hour.
{K}. The trees are showing off, and I'm clapping.
Everything is cinnamon now, including my personality.
{K}. I've waited all year to wear this scarf indoors.
reader:
{K}. Sweater, soup or leaves: what are you here for?
Rake them or jump in them?
scene:
Crunch, crunch, deep breath, pocket full of chestnuts. {K}.
Warm mug, cold nose, good mood. {K}.
plain:
{K}. The prettiest way to slow down.
The light gets softer and so do we.
{K}. Time for thick socks and long talks.
news:
{K}. The blankets have been promoted.

== winter
turn:
{K}. I'm wearing everything I own and I'd like one more layer.
{K}. My nose is red and it's not even a look.
The bed has made me an offer I can't refuse.
{K}. I left the house once. I've told everybody.
reader:
{K}. Cozy hermit or snow day hero?
Soup or cocoa: what gets you through?
scene:
Breath in the air, hands in the pockets, home in sight. {K}.
Lamp on, blanket up, world off. {K}.
plain:
{K}. A good time to be inside with somebody you like.
The quiet season, and I don't mind.
{K}. Slow, dark and full of soup.
news:
{K}. I'll come out when there are buds.

== monday
turn:
{K}. I hit snooze so politely, it let me.
My coffee is doing its job. I'm watching.
{K}. I've answered one email. Where's the parade?
The week hasn't started, it's just looking at me.
{K}. My calendar and I woke up as strangers.
reader:
{K}. Slow start or straight in?
What gets you out of bed at the start of the week? Bribes count.
scene:
Alarm. Silence. Second alarm. Acceptance. {K}.
“How was your weekend?” “Short.” “Same.”
plain:
{K}. New week, clean page, same mug.
{K}. Be kind, everybody's still loading.
news:
{K}. We've met before.

== midweek
turn:
{K}. Halfway up the hill, and I can see the snacks on the other side.
Too far in to quit, too early to dance.
{K}. It's not the weekend, but it has started waving.
My plans for the weekend already have plans.
{K}. Running on leftovers and hope.
The middle of the week, where motivation goes to have a nap.
reader:
{K}. What gets you over the hump?
Treat now or save it for later?
{K}. How's your week, in one emoji?
scene:
Chin on hand, eyes on the clock, hope in the heart. {K}.
“What day is it?” Nobody was sure. {K}.
plain:
{K}. Keep going, it's downhill from here.
{K}. Small joys count double in the middle.
Halfway is a place, too.
news:
{K}. The second half looks promising.
{K}. Snacks have been approved.

== friday
turn:
{K}. I've been mentally gone since lunch.
My inbox can cry on somebody else's shoulder.
{K}. I don't walk to the door, I glide.
The laptop closed with a very satisfying sound.
{K}. I've got plans with a couch, and we're exclusive.
reader:
{K}. Out dancing or in pajamas by dinner?
What's the first thing you do when work is done?
scene:
Laptop shut, shoes off, song on. {K}.
“Any plans?” The biggest nothing. {K}.
plain:
{K}. We made it, and that's enough.
Here's to a couple of days that belong to us.
{K}. Take it easy, you've earned it.
news:

== weekend
turn:
{K}. I had a list. I made coffee and lost it.
I planned to be productive and became a blanket.
{K}. It blinked, and it was over. It always blinks.
My alarm clock is being very quiet, and so it should.
{K}. I've done nothing, thoroughly.
reader:
{K}. Adventure or couch: what's the plan?
What would you add: an extra night or a longer morning?
scene:
Pancakes first, decisions later. {K}.
Slippers on, phone down, second coffee. {K}.
plain:
{K}. Slow mornings and no hurry.
Time to see the people who make it good.
{K}. Rest is a plan, too.
news:
{K}. Do not disturb, unless there's cake.

== sunday
turn:
{K}. I'm horizontal by choice.
The most strenuous thing I'll do is choose a blanket.
{K}. Somewhere a to-do list is waiting, and it can.
I put on real pants once, to get bread.
{K}. Brunch turned into dinner and nobody noticed.
reader:
{K}. Lazy or getting-things-done: which kind is yours?
Newspaper, walk or couch: what makes it a proper one?
scene:
Messy hair, second cup, soft music. {K}.
Crumbs on the sheets, nowhere to be. {K}.
plain:
{K}. Go slowly, it's allowed.
Some days are made for soup and sweaters.
{K}. A little quiet before it all begins again.
news:
{K}. I've cancelled plans I didn't even have.

== morning
turn:
{K}. I'm up. Let's not make it a habit.
My eyes opened before my personality did.
{K}. Early bird gets the worm, I get the good mug.
The day started without me, and that was considerate.
{K}. I've already talked to a plant, so it's going well.
reader:
{K}. Up with the birds or a gentle rescue with coffee?
What's the first thing you do before anybody talks to you?
scene:
Kettle humming, light coming in sideways, nobody needing anything. {K}.
Curtains open, one eye, then the other. {K}.
plain:
{K}. The quiet part before everything starts.
A fresh start, no effort needed.
{K}. Take it gently.
news:
{K}. I'm told it happens every day.

== evening
turn:
{K}. I changed into soft pants and became a better person.
The day asked a lot. The couch asks nothing.
{K}. I was going to do something useful, and then I sat down.
My energy left before I did.
{K}. The lamp is on, the world is off.
reader:
{K}. Couch, walk or friends: what ends a day well?
What's your smallest evening ritual?
scene:
Keys down, shoes off, long breath. {K}.
Dishes done, lights low, one more chapter. {K}.
plain:
{K}. The soft end of the day.
It's enough. The rest can wait.
{K}. Good night to everything unfinished.
news:
{K}. I'm officially unavailable to my inbox.

== beach
turn:
{K}. I packed a book. I used it as a hat.
My towel is a tiny country and I'm its laziest citizen.
{K}. Somebody said “let's get moving”, and the waves laughed.
I've been here for an hour and I'm already a shell person.
reader:
{K}. Sandcastle architect or nap specialist?
What's the one thing you always forget to pack?
scene:
Hair full of salt, pockets full of shells. {K}.
Wave comes, wave goes, jeans are wet. {K}.
plain:
{K}. Bare feet, big sky.
It's hard to worry with sand between your toes.
news:
`;
