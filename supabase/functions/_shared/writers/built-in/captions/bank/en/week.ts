export const week = `
== monday 💼
nouns: monday, mondays, monday morning, monday mood, monday motivation, monday vibes, gym monday energy, back to monday, monday blues, new week, start of the week
tags: MondayMood, MondayMotivation, NewWeek, HelloMonday
turn:
{K}. We meet again, and you haven't changed.
{K} found me before the coffee did.
My weekend sends its regards and would like me back.
{K}: the only day that arrives early.
I was motivated once. It didn't last.
Let's not make any sudden movements.
{K}. I hit snooze so politely, it let me.
My coffee is doing its job. I'm watching.
{K}. I've answered one email. Where's the parade?
The week hasn't started, it's just looking at me.
{K}. My calendar and I woke up as strangers.
reader:
Jump in or ease in like it's cold water?
What gets you through it: coffee, music or denial?
Is the first email of the week for reading or for staring at?
{K}. Slow start or straight in?
What gets you out of bed at the start of the week? Bribes count.
scene:
Alarm. Ceiling. Negotiation. Socks. {K}.
“Had a good weekend?” The memory is already fading.
Alarm. Silence. Second alarm. Acceptance. {K}.
“How was your weekend?” “Short.” “Same.”
plain:
{K}. One thing at a time, and the first one is breakfast.
A fresh page, slightly coffee-stained.
{K}. You've survived every one of them so far.
Be gentle with everybody, we're all just starting up.
{K}. New week, clean page, same mug.
{K}. Be kind, everybody's still loading.
news:
{K}. Please speak in a low voice.
{K}. We've met before.

== midweek 🗓️
nouns: tuesday, wednesday, thursday, tuesdays, wednesdays, thursdays, hump day, midweek, wednesday mood, tuesday mood, throwback thursday, thirsty thursday, wednesday morning, tuesday evening
tags: Midweek, WeekdayMood, WorkWeek
turn:
{K}: too late to start over, too early to give up.
The week has hit its stride. I have not.
{K}. Neither here nor there, like my motivation.
{K}. Halfway up the hill, and I can see the snacks on the other side.
Too far in to quit, too early to dance.
{K}. It's not the weekend, but it has started waving.
My plans for the weekend already have plans.
{K}. Running on leftovers and hope.
The middle of the week, where motivation goes to have a nap.
reader:
How's the week treating you so far?
What's getting you over the middle of the week?
{K}. What gets you over the hump?
Treat now or save it for later?
{K}. How's your week, in one emoji?
scene:
Coffee refilled, calendar checked, deep sigh of progress. {K}.
Chin on hand, eyes on the clock, hope in the heart. {K}.
“What day is it?” Nobody was sure. {K}.
plain:
{K}, and the hill is behind us or at least underneath us.
Halfway counts.
{K}. Keep going, it's getting lighter.
{K}. Keep going, it's downhill from here.
{K}. Small joys count double in the middle.
Halfway is a place, too.
news:
{K}. The weekend is visible from here.
{K}. The second half looks promising.
{K}. Snacks have been approved.

== friday 🎉
nouns: friday, fridays, friday night, friday feeling, friday mood, friday evening, casual friday, tgif, friday vibes, friyay, friday afternoon
tags: FridayMood, FridayFeeling, HelloWeekend, FridayVibes
turn:
{K}. My laptop is open, my mind has left the building.
I've been waiting for this all week. Don't tell the other days.
{K}: the only deadline I look forward to.
Everything that isn't done is now a surprise for a later me.
{K}. I've been mentally gone since lunch.
My inbox can cry on somebody else's shoulder.
{K}. I don't walk to the door, I glide.
The laptop closed with a very satisfying sound.
{K}. I've got plans with a couch, and we're exclusive.
reader:
Couch or out: what are we doing with it?
What's the first thing you do when the laptop closes?
{K}. Out dancing or in pajamas by dinner?
What's the first thing you do when work is done?
scene:
Laptop shut, shoes off, long happy sigh. {K}.
“Quick question—” No.
Laptop shut, shoes off, song on. {K}.
“Any plans?” The biggest nothing. {K}.
plain:
{K}. We made it, all of us, somehow.
Here's to putting things down for a bit.
{K}. You've earned the good snacks.
{K}. We made it, and that's enough.
Here's to a couple of days that belong to us.
{K}. Take it easy, you've earned it.
news:
{K}. The group chat has woken up.
{K}. My weekend started a little early in my head.
{K}. The office chair is still spinning.
invite:
{K}. Let's start the weekend properly.

== weekend 🎈
nouns: weekend, weekends, saturday, saturdays, saturday morning, saturday night, long weekend, weekend mood, weekend plans, weekend vibes, weekend mode, weekend trip, saturday mood, weekend errands
tags: WeekendMood, WeekendVibes, WeekendTime, HappyWeekend
turn:
{K}. My alarm has been given the day off, and so has my ambition.
I had a long list of plans. I took a nap on it.
{K}: blink and it asks for its coat.
I intended to be productive. The couch made a strong case.
{K}. I had a list. I made coffee and lost it.
I planned to be productive and became a blanket.
{K}. It blinked, and it was over. It always blinks.
My alarm clock is being very quiet, and so it should.
{K}. I've done nothing, thoroughly.
reader:
Full schedule or empty calendar: what makes a good weekend?
Early riser or late riser when nobody's counting?
What's the one thing you always mean to do and never get to?
{K}. Adventure or couch: what's the plan?
What would you add: an extra night or a longer morning?
scene:
Pajamas, second coffee, no plans before whenever. {K}.
The shopping list is long, the pace isn't.
Pancakes first, decisions later. {K}.
Slippers on, phone down, second coffee. {K}.
plain:
{K}, and nobody needs anything from me.
Time for the people and things that fill you up.
{K}. Slow is the whole idea.
{K}. Slow mornings and no hurry.
Time to see the people who make it good.
{K}. Rest is a plan, too.
news:
{K}. Responsibilities have been asked to wait outside.
{K}. Do not disturb, unless there's cake.
{K}. The to-do list was used as a coaster.
invite:
{K}. Bring your weekend face.

== sunday 🛋️
nouns: sunday, sundays, sunday morning, sunday mood, sunday funday, sunday afternoon, sunday evening, sunday reset, sunday best, sunday ritual
tags: SundayMood, SlowSunday, LazySunday, SundayVibes
turn:
{K}. The only thing I'm running is late for nothing.
I'm not lazy, I'm respecting the day.
{K}: pajamas until further notice.
By evening I'll have done nothing, and done it well.
{K}. I'm horizontal by choice.
The most strenuous thing I'll do is choose a blanket.
{K}. Somewhere a to-do list is waiting, and it can.
I put on real pants once, to get bread.
{K}. Brunch turned into dinner and nobody noticed.
reader:
Reset or rest: what's yours for?
What's your favorite way to do nothing at all?
{K}. Lazy or getting-things-done: which kind is yours?
Newspaper, walk or couch: what makes it a proper one?
scene:
Sheets warm, window open, somebody else making breakfast noises. {K}.
Book open on the chest, eyes closed, still counts as reading.
Messy hair, second cup, soft music. {K}.
Crumbs on the sheets, nowhere to be. {K}.
plain:
{K}. Slow steps, soft clothes, good company.
Nothing planned, nothing missing.
{K}. Leave a little room for nothing.
{K}. Go slowly, it's allowed.
Some days are made for soup and sweaters.
{K}. A little quiet before it all begins again.
news:
{K}. All complaints will be heard eventually.
{K}. I've cancelled plans I didn't even have.
{K}. The couch has granted an extension.
{K}. Pajamas were involved.

== morning 🌤️
nouns: morning, mornings, good morning mood, morning routine, morning light, morning walk mood, 5am club, early start, sunrise alarm, slow morning, slow mornings, peaceful morning, crisp morning, wake up, alarm clock mornings
tags: MorningMood, SlowMorning, EarlyBird, GoodMorning
turn:
{K}. My body is up, my soul is following by train.
I'm a morning person once it's over.
{K}: before anybody has had time to need something.
The snooze button and I have a complicated relationship.
{K}. I'm up. Let's not make it a habit.
My eyes opened before my personality did.
{K}. Early bird gets the worm, I get the good mug.
The day started without me, and that was considerate.
{K}. I've already talked to a plant, so it's going well.
reader:
Straight up or snooze until it's embarrassing?
What's the first thing you need before you're kind to people?
{K}. Up with the birds or a gentle rescue with coffee?
What's the first thing you do before anybody talks to you?
scene:
Bare feet, cold floor, kettle on. {K}.
The house is still asleep and so is half of me.
Kettle humming, light coming in sideways, nobody needing anything. {K}.
Curtains open, one eye, then the other. {K}.
plain:
{K}, quiet and all mine.
The day hasn't asked for anything yet.
{K}. A good start is a small thing done gently.
{K}. The quiet part before everything starts.
A fresh start, no effort needed.
{K}. Take it gently.
news:
{K}. Conversations may resume shortly.
{K}. I'm told it happens every day.
{K}. The coffee needed a coffee.
{K}. My alarm is taking notes.
{K}. Breakfast will be late, but it'll be happy.

== evening 🌙
nouns: evening, evenings, quiet evening, cozy evening, night in, evening routine, cozy night in, blanket evening, candlelight evening, movie evening, balcony evening, girls night in, night, nights, late night, night shift thoughts, midnight, midnight thoughts, 3 am
tags: EveningMood, CozyNight, NightIn, EveningVibes
turn:
{K}. Canceled plans have never felt so right.
My social battery is charging next to the actual battery.
{K}: where good ideas show up and sleep doesn't.
I said early night. The next episode said otherwise.
{K}. I changed into soft pants and became a better person.
The day asked a lot. The couch asks nothing.
{K}. I was going to do something useful, and then I sat down.
My energy left before I did.
{K}. The lamp is on, the world is off.
reader:
Night in or night out, when you really get to choose?
What keeps you up when you should be asleep?
{K}. Couch, walk or friends: what ends a day well?
What's your smallest evening ritual?
scene:
Lamp on, world off. {K}.
The house goes quiet, the snacks get loud.
Keys down, shoes off, long breath. {K}.
Dishes done, lights low, one more chapter. {K}.
plain:
{K}, soft light, nothing left to do.
The best part of the day might be the end of it.
{K}. Let the rest wait until it's light again.
{K}. The soft end of the day.
It's enough. The rest can wait.
{K}. Good night to everything unfinished.
news:
{K}. I'm officially unreachable.
{K}. I'm officially unavailable to my inbox.

== sleep 😴
nouns: awake at 3am, nap, naps, sleep, bedtime, early night, sleeping in, lie-in, power nap, cozy bed, snooze, cat nap time, sleepover, slumber party, insomnia cure, early bird
tags: NapTime, SleepyMood, CozyInBed, SleepWell
turn:
{K}. My pillow knows too much.
I closed my eyes for a second and lost an hour.
{K}. I'm not lazy, I'm on standby.
My alarm and I have a complicated relationship.
{K}. I went to bed early. My phone had other plans.
I'm not napping, I'm testing the couch.
{K}: the plan I never cancel.
My bed and I have been inseparable lately. People are talking.
I only meant to rest my eyes. It's dark now.
reader:
{K}. Socks on or socks off?
Big spoon, little spoon or starfish?
Nap: quick and sensible, or wake up in another decade?
Cold side of the pillow or warm side? Trick question.
How many pillows is too many?
scene:
Curtain drawn, blanket up, world gone. {K}.
Blanket up to the chin, world on mute. {K}.
“Just a few more—” and gone.
plain:
{K}. The cheapest luxury I know.
{K}, and nothing else on the agenda.
The best idea I've had all week.
{K}. Everything looks better after it.
news:
{K}. I've gone horizontal until further notice.
{K}. The pillow knows more than it says.
{K}. The sheep have asked for a day off.
invite:
{K}. Wear your softest.
`;
