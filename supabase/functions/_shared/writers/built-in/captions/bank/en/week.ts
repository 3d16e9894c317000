export const week = `
== monday 💼
nouns: monday, mondays, monday morning, monday mood, monday motivation, monday vibes, gym monday energy
nouns: back to monday, monday blues, new week, start of the week, monday mornings, happy monday, monday again
nouns: monday grind, blue monday
tags: MondayMood, MondayMotivation, NewWeek, HelloMonday
turn:
{K}. We meet again, and you haven't changed.
{K} found everybody before the coffee did.
The weekend sends its regards and would like us back. {K}.
{K}: the only day that always arrives early.
Let's not make any sudden movements. {K}.
{K}. The snooze button did its best.
The first email gets answered with dignity. The rest get answered with coffee. {K}.
{K}. The week hasn't started, it's just looking at us.
Everybody asks about the weekend, and nobody can remember it. {K}.
reader:
Jump in, or ease in as if it were cold water? {K}.
What gets you through it: coffee, music or denial? {K}.
{K}. Is the first email for reading or for staring at?
What gets you out of bed at the start of the week? Bribes count. {K}.
Fresh start, or same story with cleaner socks? {K}.
scene:
Alarm. Ceiling. Negotiation. Socks. {K}.
“How was your weekend?” “Short.” “Same.” {K}.
A mug, a sigh, a calendar full of colored boxes. {K}.
The elevator is full, and nobody is in it yet. {K}.
plain:
{K}. One thing at a time, and the first one is breakfast.
A fresh page, slightly coffee-stained. {K}.
{K}. You've survived every one of them so far.
Be gentle with everybody, we're all still loading. {K}.
invite:
{K}. Come in, we have chairs and understanding.
Start the week with something nice. {K}.
news:
{K}. Please speak in a low voice.
{K}. Well, that woke everybody up.
{K}. More after the second coffee.

== midweek 🗓️
nouns: tuesday, wednesday, thursday, tuesdays, wednesdays, thursdays, hump day, midweek, wednesday mood, tuesday mood
nouns: throwback thursday, thirsty thursday, wednesday morning, tuesday evening, tuesday morning, tuesday night
nouns: wednesday night, thursday night, thursday mood, thursday morning, wednesday evening, thursday evening
nouns: happy tuesday, happy wednesday, happy thursday, almost friday, wednesday wisdom
tags: Midweek, WeekdayMood, WorkWeek
turn:
{K}: too late to start over, too early to give up.
The week has hit its stride. Some of us have not. {K}.
{K}. It's not the weekend, but if you squint, you can see it.
{K}. A day that never got its own song.
Somewhere between the fresh start and the finish line, there's a snack. {K}.
{K}. Running on leftovers and hope.
The weekend plans already have plans. {K}.
Nobody ever wrote “thank goodness it's” about this one, and it still showed up. {K}.
reader:
How's the week treating you so far? {K}.
{K}. What do you do to make it feel less like the middle?
Treat now, or save it for later? {K}.
How's your week going, in a single emoji? {K}.
{K}. Which day is really the longest? There's a case for this one.
scene:
Coffee refilled, calendar checked, deep sigh of progress. {K}.
Chin on hand, eyes on the clock, hope in the heart. {K}.
“What day is it?” Nobody was sure. {K}.
Leftovers in the microwave, everybody watching them turn. {K}.
plain:
{K}. Keep going, it's getting lighter.
{K}. Small joys count extra on plain days.
An ordinary day is still a day that's yours. {K}.
{K}. Nothing special, and that's restful.
invite:
{K}. A small treat between the weekends.
Come by, this day needs something to look forward to. {K}.
news:
{K}. The weekend leaned in to listen.
{K}. Not bad for the middle of everything.
{K}. Snacks have been approved.

== friday 🎉
nouns: friday, fridays, friday night, friday feeling, friday mood, friday evening, casual friday, tgif, friday vibes
nouns: friyay, friday afternoon, friday mornings, friday morning, happy friday, friday again, friday plans
nouns: finally friday, fri-yay
tags: FridayMood, FridayFeeling, HelloWeekend, FridayVibes
turn:
{K}. The laptop is open, the mind has left the building.
A whole week of waiting for it. Don't tell the other days. {K}.
{K}: the only deadline anybody looks forward to.
Everything that isn't done is now a surprise for a later me. {K}.
{K}. The inbox can cry on somebody else's shoulder.
Nobody walks to the door, people glide. {K}.
The laptop closes with a very satisfying sound. {K}.
{K}. Out loud it's “any plans?” Inside it's “please, no plans”.
“Let's pick this up after the weekend.” The most beautiful sentence in any language. {K}.
reader:
Couch or out: what are we doing with it? {K}.
What's the first thing you do when the laptop closes? {K}.
{K}. Dancing, or in pajamas by dinner?
Which song is playing the second you're out of the door? {K}.
scene:
Laptop shut, shoes off, long happy sigh. {K}.
“Quick question…” No. {K}.
“Any plans?” “The biggest nothing.” {K}.
Keys on the hook, bag on the chair, world on hold. {K}.
Pizza box, couch, somebody is already asleep. {K}.
plain:
{K}. We made it, all of us, somehow.
Here's to putting things down for a bit. {K}.
{K}. You've earned the good snacks.
A couple of days that belong to us. {K}.
invite:
{K}. Let's start the weekend properly.
Bring the week, leave it at the door. {K}.
news:
{K}. The group chat has woken up.
{K}. The office chair is still spinning.
{K}. A fine way to end the week.

== weekend 🎈
nouns: weekend, weekends, saturday, saturdays, saturday morning, saturday night, long weekend, weekend mood
nouns: weekend plans, weekend vibes, weekend mode, weekend trip, saturday mood, weekend errands, saturday afternoon
nouns: saturday evening, saturday plans, saturday vibes, happy saturday, happy weekend, quiet weekend, busy weekend
nouns: rainy saturday, lazy saturday
tags: WeekendMood, WeekendVibes, WeekendTime, HappyWeekend
turn:
{K}. The alarm has been given the day off, and so has the ambition.
There was a long list of plans. Somebody took a nap on it. {K}.
{K}: blink and it asks for its coat.
Being productive was the plan. The couch made a strong case. {K}.
{K}. A whole lot of nothing, done thoroughly.
Breakfast ends around lunch, as nature intended. {K}.
The errands are running. Nobody said we had to. {K}.
{K}. The only time when “what are we doing?” is a happy question.
Nobody has seen a shoe since breakfast. {K}.
reader:
Full schedule or empty calendar: what makes a good one? {K}.
Early riser or late riser when nobody's counting? {K}.
What do you always mean to do, and never get to? {K}.
{K}. Adventure, errands or couch?
What would you add: an extra night or a longer morning? {K}.
scene:
Pajamas, second coffee, no plans before whenever. {K}.
Pancakes first, decisions later. {K}.
“What time is it?” A shrug, a smile, more coffee. {K}.
A shopping cart, a list, somebody walking off to look at plants. {K}.
plain:
{K}. Slow is the whole idea.
Time for the people and things that fill you up. {K}.
{K}. Rest is a plan, too.
Some days should be wide and soft. {K}.
invite:
{K}. Bring your weekend face.
Come by, you've got the time. {K}.
news:
{K}. Responsibilities have been asked to wait outside.
{K}. Do not disturb, unless there's cake.
{K}. The to-do list was used as a coaster.

== sunday 🛋️
nouns: sunday, sundays, sunday morning, sunday mood, sunday funday, sunday afternoon, sunday evening, sunday reset
nouns: sunday best, sunday ritual, sunday vibes, cozy sunday, quiet sunday, happy sunday, sunday rest
tags: SundayMood, SlowSunday, LazySunday, SundayVibes
turn:
{K}. Running late, for absolutely nothing.
It's not laziness, it's respect for the day. {K}.
{K}: pajamas until further notice.
By evening, nothing will have been done, and done well. {K}.
{K}. Horizontal, by choice.
The most strenuous thing on the list is choosing a blanket. {K}.
{K}. Somewhere a to-do list is waiting, and it can.
Breakfast turned into lunch, and nobody noticed the border. {K}.
Real pants were worn once, to get bread. {K}.
reader:
Reset or rest: what's yours for? {K}.
What's your favorite way to do nothing at all? {K}.
Newspaper, walk or couch: what makes it a proper one? {K}.
{K}. When does the new week start to whisper?
scene:
Sheets warm, window open, somebody else making breakfast noises. {K}.
Book open on the chest, eyes closed, still counts as reading. {K}.
Messy hair, second cup, soft music. {K}.
A pot on the stove that has been murmuring for hours. {K}.
plain:
{K}. Slow steps, soft clothes, good company.
Nothing planned, nothing missing. {K}.
{K}. A little quiet before it all begins again.
Some days are made for soup and sweaters. {K}.
invite:
{K}. Come as you are, slippers included.
There's time for another cup. {K}.
news:
{K}. All complaints will be heard eventually.
{K}. The couch has granted an extension.
{K}. Pajamas were involved.

== morning 🌤️
nouns: morning, mornings, good morning mood, morning routine, morning light, morning walk mood, 5am club, early start
nouns: slow morning, slow mornings, peaceful morning, crisp morning, wake up, quiet morning, quiet mornings
nouns: busy morning, cozy morning, morning person, school morning, school mornings
alone: early bird
tags: MorningMood, MorningVibes, GoodMorning, MorningTime
turn:
{K}. The body is up, the soul is following by train.
Everybody is a morning person once it's over. {K}.
{K}: before anybody has had time to need something.
The snooze button has heard every excuse. {K}.
{K}. The eyes opened before the personality did.
The early bird gets the worm. The late bird gets the good mug. {K}.
The day started without asking, which is typical. {K}.
{K}. First words of the day, spoken to a kettle.
One sock on, one thought in, no rush. {K}.
reader:
Straight up, or snooze until it's embarrassing? {K}.
What do you need before you're kind to anybody? {K}.
{K}. Up with the birds, or a gentle rescue with coffee?
Do you talk in the morning, or is that a myth? {K}.
scene:
Bare feet, cold floor, kettle on. {K}.
The house is still asleep, and so is half of everybody in it. {K}.
Kettle humming, light coming in sideways. {K}.
Curtains open, one eye, then the other. {K}.
“Good morning.” A grunt, a nod, a reaching for the cup. {K}.
plain:
{K}. The quiet part before everything starts.
The day hasn't asked for anything yet. {K}.
{K}. A good start is a small thing done gently.
Nothing has gone wrong yet, and that's a lovely feeling. {K}.
invite:
{K}. Come in early, it's the best part of the day.
Your first cup is on the way to us. {K}.
news:
{K}. Conversations may resume shortly.
{K}. The coffee needed a coffee.
{K}. Not before breakfast, but here we are.

== evening 🌙
nouns: evening, evenings, quiet evening, cozy evening, night in, evening routine, cozy night in, blanket evening
nouns: candlelight evening, movie evening, balcony evening, girls night in, late night, midnight, midnight thoughts
nouns: 3 am, late nights, evening vibes, night thoughts, friday night in, night at home, evening at home
alone: night, nights
tags: EveningMood, CozyNight, NightIn, EveningVibes
turn:
{K}. Canceled plans have never felt so right.
The social battery is charging next to the actual battery. {K}.
{K}: where good ideas show up and sleep doesn't.
An early night was the plan. The next episode had another. {K}.
{K}. Soft pants, better person.
The day asked a lot. The couch asks nothing. {K}.
{K}. Something useful was going to happen, and then everybody sat down.
“I'm not tired,” with both eyes closed. {K}.
reader:
Night in or night out, when you really get to choose? {K}.
What keeps you up when you should be asleep? {K}.
{K}. Couch, walk or friends: what ends a day well?
What's your smallest ritual before bed? {K}.
Book, show or ceiling: what's the last thing you look at? {K}.
scene:
Lamp on, world off. {K}.
The house goes quiet, the snacks get loud. {K}.
Keys down, shoes off, long breath. {K}.
Dishes done, lights low, one more chapter. {K}.
A window lit across the street, somebody else awake. {K}.
plain:
{K}. The soft end of the day.
The best part of the day might be the end of it. {K}.
{K}. Let the rest wait until it's light again.
Good night to everything unfinished. {K}.
invite:
{K}. Come in, the lamp is on.
Wear something soft and stay late. {K}.
news:
{K}. Officially unavailable to the inbox.
{K}. That one will keep somebody awake.

== sleep 😴
nouns: nap, naps, sleep, bedtime, early night, sleeping in, lie-in, power nap, cozy bed, snooze, afternoon nap
nouns: sunday nap, couch nap, beauty sleep, sleep in, good night's sleep, deep sleep, sleeping, post-lunch nap
tags: NapTime, SleepyMood, CozyInBed, SleepWell
turn:
{K}. The pillow knows too much.
Eyes closed for a second, and it's a different day. {K}.
{K}. Not lazy, just on standby.
Going to bed early works until the phone finds out. {K}.
It isn't napping, it's testing the couch. {K}.
{K}: the plan nobody ever cancels.
Some relationships last. This one is with a mattress. {K}.
{K}. The blanket has accepted another application.
A yawn on one side of the room, and everybody loses. {K}.
reader:
{K}. Socks on or socks off?
Big spoon, little spoon or starfish? {K}.
Quick and sensible, or wake up in another decade? {K}.
Cold side of the pillow or warm side? Trick question. {K}.
How many pillows is too many? {K}.
scene:
Curtain drawn, blanket up, world gone. {K}.
“Just a few more…” and gone. {K}.
A book slides to the floor, and nobody picks it up. {K}.
Somebody whispers, somebody snores, somebody denies it. {K}.
plain:
{K}. The cheapest luxury there is.
{K}, and nothing else on the agenda.
Everything looks better afterward. {K}.
{K}. The body has been asking nicely.
invite:
{K}. Wear your softest.
Lie down first, decide later. {K}.
news:
{K}. Horizontal until further notice.
{K}. The pillow knows more than it says.
{K}. The sheep have asked for a day off.

== sleepover 🌙
under: friends
nouns: sleepover, slumber party, sleepover party, pyjama party, first sleepover, sleepover birthday, sleepover night
tags: Sleepover, SlumberParty, PajamaParty
turn:
{K}. A lot of over, very little sleep.
“Lights out” is where it starts. {K}.
{K}: blankets everywhere, nobody under them.
The quiet one is awake the longest, plotting. {K}.
Somebody always brings a pillow, a bear and a whole suitcase. {K}.
reader:
Who falls asleep first, and what happens to them? {K}.
{K}. Scary stories, yes or no, and who has to be driven home?
What's the latest you ever stayed up whispering? {K}.
scene:
A whisper, a giggle, a thump, “GO TO SLEEP!” {K}.
Sleeping bags in a row, a flashlight under a chin. {K}.
Popcorn in the hair, toothpaste on the pajamas. {K}.
plain:
{K}. The best talks happen in the dark.
Nobody remembers the movie. Everybody remembers the giggling. {K}.
invite:
{K}. Bring a pillow and a secret.
Pajamas on, bedtime optional. {K}.
news:
{K}. The whole floor is wide awake now.

== insomnia-thoughts
nouns: awake at 3am
scene:
Pillow, other side, ceiling, other side, pillow. {K}.
`;
