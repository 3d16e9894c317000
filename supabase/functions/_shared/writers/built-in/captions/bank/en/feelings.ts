export const feelings = `
== procrastination ⏳
under: feeling-tired
nouns: procrastination, procrastinating, procrastinator, putting it off, last minute, avoiding work
nouns: avoiding my homework, procrastinator's club, deadline panic, professional procrastinator
tags: Procrastination, Relatable, AdultLife
turn:
{K}. The kitchen has never been cleaner than on the day before a deadline.
I work best under pressure. I also only work under pressure. {K}.
{K}: a full day of effort to avoid a small task.
Future me is going to be so mad, and so used to it. {K}.
reader:
Start early and suffer long, or start late and suffer fast? {K}.
Which tiny task has been on your list longest, and does it pay rent?
scene:
Open document. Title in bold. A well-earned break. {K}.
“I'll start at full.” It's a minute past. “Next full, then.” {K}.
Pencils sharpened. Desk tidied. Plants watered. Plants talked to. {K}.
plain:
Starting is the heaviest part. After that it rolls. {K}.
{K}. The first small step still counts.
news:
{K}. It got done, and the deadline can stop staring.
I even made a list of what I'm not doing. {K}.
invite:
{K}. Do it now and be insufferable about it later.
Come along, you weren't going to start anyway. {K}.

== homesick 🏡
under: longing
nouns: homesick, homesickness, missing home, hometown, my hometown, back home, far from home, home for the holidays
nouns: living abroad, expat life, expat, expats, home town visit, visiting home
tags: HomeSick, Hometown, HomeIsWhere
turn:
{K}. It's the smell of somebody's dinner in a hallway that gets you.
{K}: knowing exactly which stair creaks, from very far away.
The bread is different here. That's how it starts. {K}.
reader:
What's the one food you'd fly home for?
Which sound means home to you? {K}.
How long did it take until your new place felt like yours?
scene:
A voice message from the kitchen. In the background, the old clock. {K}.
“Are you eating enough?” Through a screen, it still works. {K}.
A familiar accent on the bus. I nearly hugged a stranger. {K}.
plain:
You can love where you are and miss where you were. {K}.
{K}. Some places keep your seat warm.
news:
{K}. I cooked the family recipe, and the apartment smelled right.
The first thing I'll do is open that fridge. {K}.
invite:
{K}. Call home, they're pretending not to wait.
Bring a taste of where you're from. {K}.

== nostalgia 📼
under: memory
nouns: nostalgia, nostalgic, childhood memories, childhood memory, 90s nostalgia, 90s kid, 90s kids, 80s kid
nouns: 2000s nostalgia, good old days, memory lane, throwback photo, childhood, old photos, old photo, growing up
nouns: y2k
tags: Nostalgia, Throwback, ChildhoodMemories
turn:
{K}. The haircut was a choice, and so was the couch pattern.
We had nothing to do all day, and we did it until dark. {K}.
{K}: better in memory, where nobody has to sit in the middle seat.
I forget why I walked into a room, but I know that whole jingle. {K}.
reader:
Which smell takes you straight back to being small?
What did you own as a kid that you'd buy back right now? {K}.
Which song turns you into your younger self within a second?
scene:
Knees scraped, streetlights on, somebody calling from a door. {K}.
“Who is that?” “That's me.” “With that hair?” {K}.
A shoebox, a photo, and suddenly the afternoon is gone. {K}.
plain:
We didn't know those were the days. {K}.
{K}. A small visit to somebody I used to be.
news:
{K}. I laughed, and then I got a little quiet.
The outfit was, let's say, of its time. {K}.
invite:
{K}. Bring a story that starts with “remember when”.
Your inner kid gets to choose first. {K}.

== overthinking 💭
under: feeling-low
nouns: overthinking, overthinker, overthinkers, overthinking everything, overanalyzing, racing thoughts
nouns: second guessing, second-guessing, what ifs, indecision, indecisive, can't decide, anxious overthinker
tags: Overthinking, Overthinker, Relatable
turn:
{K}. I replied “ok” and then held a meeting with myself about the tone.
My brain writes the whole series before anything has happened. {K}.
{K}: rehearsing a phone call to order a pizza.
The answer was “fine”, with a period. I've been awake ever since. {K}.
reader:
Which old conversation does your brain replay for no reason?
Do you read the message again after sending it? All of us do, right? {K}.
Head, gut or a coin: who decides for you?
scene:
“Let it go.” “I have. Anyway, here's my theory.” {K}.
Typed, deleted, typed, deleted, a thumbs up. {K}.
Lights off. Brain: remember that thing in school? {K}.
plain:
Not every thought is worth a whole evening. {K}.
{K}. Breathe out. Most of it won't happen.
news:
{K}. I only made one pro and con list this time.
In the end it was nothing. It usually is. {K}.
invite:
{K}. Say yes first, analyze it on the way.
Bring your what-ifs, they can sit in the back. {K}.

== social-battery 🔋
under: self-care
nouns: social battery, introvert, introverts, introvert life, introvert problems, introverted, canceled plans
nouns: cancelled plans, staying in, being shy, introvert hangover
tags: Introvert, IntrovertLife, SocialBattery, StayingIn
turn:
{K}. I love my people. I also love the sound of the door closing behind them.
The best plans are the ones that get moved. {K}.
{K}: fun at the party until somebody says “let's go round and introduce ourselves”.
I left without saying goodbye. That was my goodbye. {K}.
reader:
How long does it take you to recover from a nice evening?
Do you call or text, and what do you do when it rings? {K}.
Where do you find the pet at a party, and how fast?
scene:
“We should do this more often.” Gently, and not soon. {K}.
Shoes off, lights low, phone face down. Charging. {K}.
A knock. Nobody moves. Nobody breathes. {K}.
plain:
Quiet isn't empty. It's where some of us fill up. {K}.
{K}. Good company includes your own.
news:
{K}. I'd tell you more, but I'm at one percent.
I even made small talk. On purpose. {K}.
invite:
{K}. You may leave early, no explanations needed.
Bring a book, nobody will make you mingle. {K}.

== nerves 🦋
under: feeling-good
nouns: butterflies in my stomach, butterflies before, butterflies in, nerves, nervous, stage fright
nouns: nervous and excited, jitters, first day jitters, wedding jitters, pre-show nerves, nervous energy
nouns: pre-race nerves, butterflies in the stomach, excited and nervous, big day nerves
tags: Butterflies, NervousExcited, BigDay
turn:
{K}. My stomach is holding its own rehearsal.
I've packed everything, checked everything and forgotten my own name. {K}.
{K}: excitement that hasn't found its chair yet.
The heart is drumming, the knees are dancing, the rest of me is pretending. {K}.
reader:
What do you do with your hands when you're nervous?
Talk nonstop or go completely silent: which one are you? {K}.
What's your little ritual before something big?
scene:
Deep breath in. Deep breath in again. Ah, right, out. {K}.
“How do you feel?” “Like soda that fell down the stairs.” {K}.
A last look in the mirror. A nod. The door. {K}.
plain:
It only flutters because it matters. {K}.
{K}. Brave people shake too.
news:
{K}. The breakfast didn't stand a chance.
Shaky voice, steady feet. {K}.
invite:
{K}. Come nervous, everybody starts that way.
Deep breath, we saved you a spot. {K}.

== gratitude-small 🤍
under: growth
nouns: gratitude, grateful, thankful, feeling grateful, feeling thankful, grateful heart, gratitude list
nouns: gratitude practice, counting my blessings, blessed, so grateful, so thankful, thankfulness, small joys
nouns: little things, simple pleasures
nouns: relief, sigh of relief
tags: Gratitude, Grateful, LittleThings
turn:
{K}. The list was meant to be short, and then I remembered clean sheets.
The big things make the photos. The little ones make the days. {K}.
{K}: noticing the good stuff before it's in the rearview mirror.
I went looking for what's missing and tripped over what's here. {K}.
reader:
Who deserves a thank-you you haven't sent yet? {K}.
Name a thing you'd miss at once that costs next to nothing.
scene:
A warm cup, both hands, nobody calling. {K}.
“Thank you.” “For what?” “Just that.” {K}.
Last piece of cake, and somebody left it for me. {K}.
plain:
Enough is a lovely amount. {K}.
{K}. Some days deserve to be said thank you to.
news:
{K}. I'm saying it out loud, so that it counts.
My heart is doing that full thing again. {K}.
invite:
{K}. Bring somebody you've been meaning to thank.
For the ones who stayed, helped, listened or brought soup. {K}.

== courage-step 🌱
under: growth
nouns: courage, confidence, bravery, being brave, self confidence, self-confidence, self belief, believing in myself
nouns: stepping out of my comfort zone, taking a chance, leap of faith, facing my fears, trying new things
nouns: fear of failure
tags: Courage, Confidence, BeBrave
turn:
{K}. Scared the whole way, there anyway.
My voice was shaking, but it was saying the right thing. {K}.
{K}: doing it first and believing it later.
I waited to feel ready. Ready never showed up, so I went without. {K}.
reader:
What's the bravest small thing you've done lately?
What would you do if nobody were watching, and what if everybody were? {K}.
Who believed in you before you did?
scene:
A finger over “send”. A breath. Whoosh. {K}.
“Are you sure?” “No. Come on.” {K}.
A hand goes up at the back. It's mine. {K}.
plain:
It doesn't have to be loud to count. {K}.
{K}. Small steps are still forward.
news:
{K}. The old me is watching through spread fingers.
Knees soft, head up, done. {K}.
invite:
{K}. Come as the beginner, everyone here has been one.
If it scares you a little, you're at the right door. {K}.

== fresh-starts 🌱
under: growth
nouns: fresh start, fresh starts, new beginnings, new beginning, starting over, new chapter, clean slate
nouns: starting fresh, blank page, next chapter, new era, turning the page, starting again
tags: FreshStart, NewBeginnings, NewChapter
turn:
{K}. Same me, fewer boxes.
I kept the good mug and left the rest behind. {K}.
{K}: terrifying for a minute, wonderful for the rest.
The first page is always the one with the neatest handwriting. {K}.
reader:
What did you leave behind, and what came with you no matter what?
New notebook or new haircut: how do you begin things? {K}.
When did you last start from zero, and would you again?
scene:
An empty drawer, a deep breath, a first sock. {K}.
“So, what now?” “Whatever I like.” {K}.
A blank page and the good pen. {K}.
plain:
You're allowed to begin as often as you need. {K}.
{K}. Not from zero, from experience.
news:
{K}. It already smells like paint and possibility.
I've told the old habits I'll write. {K}.
invite:
{K}. Come as you are, leave a bit lighter.
If you were waiting for a sign, this one has an arrow. {K}.

== small-wins 🏅
under: achievement
nouns: small win, small wins, little win, little wins, little victories, small victories, tiny victory, tiny win
nouns: small victory, proud moment, proud of myself, personal best, pat on the back, win of the day
tags: SmallWins, LittleVictories, ProudMoment
turn:
{K}. No trophy, so I'm giving a speech to the kettle.
Nobody saw it. I took a bow anyway. {K}.
{K}: the kind of progress that fits in a pocket.
The bar was low, but I did go over it with style. {K}.
reader:
Which tiny thing are you weirdly proud of? {K}.
How do you celebrate: cake, dance or telling absolutely everybody?
scene:
A check mark. A second look at the check mark. {K}.
“What are we celebrating?” “I answered an email.” {K}.
Slow clap, kitchen light, audience of one. {K}.
plain:
Big things are small wins in a row. {K}.
{K}. Be proud of the bit nobody noticed.
news:
{K}. I'd like to thank my snacks.
The fridge door will carry the announcement. {K}.
invite:
{K}. Tell us yours and we'll clap.
You've earned a nice chair and something sweet. {K}.

== imposter-fomo 🙃
under: growth
nouns: imposter syndrome, impostor syndrome, self-doubt, self doubt, perfectionist, perfectionism, perfectionists
tags: ImposterSyndrome, SelfDoubt, Relatable, KeepGoing
turn:
{K}. Everyone else looks so sure, and they're thinking the same about me.
My inner critic has a lot of opinions for somebody who never leaves the house. {K}.
{K}: a loud voice with very poor evidence.
I compared my kitchen table to everybody else's highlight reel. {K}.
reader:
What would you tell a friend who talked like your inner voice does?
When does that voice get loudest for you? {K}.
What do you know how to do now that once seemed impossible?
scene:
“You're so good at this.” I looked behind me. {K}.
Done is good, one more check, done is good. {K}.
plain:
You're allowed to be learning and to belong here. {K}.
{K}. The voice is loud, but it isn't right.
news:
{K}. I did it with the voice still talking.
It turns out nobody was checking. {K}.
invite:
{K}. Come unsure, there's a whole row of us.
Not perfect, still welcome. {K}.

== boredom 🥱
under: feeling-tired
nouns: boredom, bored, so bored, boring day, nothing to do, slow day, bored at home, bored at work
nouns: rainy day boredom, uneventful day, doing nothing, bored out of my mind
tags: Bored, Boredom, SlowDay
turn:
{K}. I've reorganized the spice rack by personality.
Even the fridge has stopped pretending there's something new in it. {K}.
{K}: where most of my questionable haircuts come from.
I was so bored that I read the manual. It's good, actually. {K}.
reader:
What's the strangest thing you've ever done out of pure boredom?
Call a friend, bake something or stare at the ceiling: what's your cure? {K}.
When were you last properly bored, without a phone?
scene:
Fridge open, fridge closed, fridge open. {K}.
“What are you doing?” “Watching the washing machine.” “Is it good?” {K}.
A sigh so long that the dog looked up. Someone's dog, anyway. {K}.
plain:
Some of the best ideas arrive when nothing else does. {K}.
{K}. Let the day be as long as it wants.
news:
{K}. I've counted the tiles, and they're all there.
Exciting update: none. {K}.
invite:
{K}. Finally, something to put on shoes for.
Your ceiling will manage without you. {K}.

== hangry-feeling 🍟
under: cravings
nouns: hangry, hunger, so hungry, hungry, snack attack, midnight snack, late night snack, late-night snacks
nouns: midnight snacks, food craving, sugar craving, salt craving, emotional eating, always hungry
tags: Hangry, SnackAttack, FoodMood
turn:
{K}. I'm not angry, I'm a sandwich away from being lovely.
Nobody has ever made a good decision on an empty stomach. {K}.
{K}: please direct all conversations to my fries.
My stomach made that noise in the quietest part of the meeting. {K}.
reader:
What do you become without food: quiet, loud or dangerous?
Sweet or salty first, when it's urgent? {K}.
Who in your life knows to hand you a snack before asking questions?
scene:
“Are you mad?” “No.” A cracker. “Better?” “Yes.” {K}.
Fridge light, bare feet, a cold slice of anything. {K}.
“Where do you want to eat?” “Anywhere.” “Pizza?” “Not there.” {K}.
plain:
Most arguments could have been a snack. {K}.
{K}. Feed the person, then talk.
news:
{K}. Peace returned with the first bite.
Apologies have been issued, with crumbs. {K}.
invite:
{K}. Come before you get grumpy.
Eat first, decide the rest of your life after. {K}.

== not-a-morning-person ☕
under: morning
nouns: not a morning person, night owl, night owls, snooze button, alarm clock, monday alarm, hitting snooze
nouns: waking up early, early mornings, up too early, overslept, woke up late
nouns: early morning
tags: NotAMorningPerson, SnoozeButton, MorningMood
turn:
{K}. My body is up. The rest of me follows by carrier pigeon.
The early bird can have the worm. I wanted toast anyway. {K}.
The snooze button and I have a serious relationship. {K}.
reader:
One alarm or a whole choir of them?
Who's the cheerful one in your household, and are they still alive? {K}.
Early morning or late night: when are you actually yourself?
scene:
“Good mor…” “No.” {K}.
One eye open. A negotiation. The eye closes again. {K}.
A sock on the wrong foot, coffee next to the cup. {K}.
plain:
Everybody has an hour that belongs to them. {K}.
{K}. Be gentle with people before their first cup.
news:
{K}. The pillow is still warm, and so is the guilt.
I'd wave, but my arm's asleep. {K}.
invite:
{K}. Come at whatever speed you have.
There will be coffee. No one will make you talk. {K}.

== tired-mood 😴
under: feeling-tired
nouns: tired, so tired, being tired, always tired, exhausted, sleepy, sleep deprived, running on coffee, need a nap
nouns: low energy, long day, no energy, nap time for adults, worn out
tags: Tired, NeedANap, LongDay
turn:
{K}. I sat down for a second. That was the plan for the whole evening, it turned out.
I put the milk in the cupboard and the cereal in the fridge. {K}.
{K}: when your bed gets a goodbye kiss in the morning.
My get up and go got up and went. {K}.
reader:
What's the strangest place you've ever fallen asleep?
A short nap, or wake up in another century? {K}.
What do you do when you're tired that makes no sense at all?
scene:
“Are you listening?” A slow nod. It was a nap. {K}.
Glasses on the head, searching for the glasses. {K}.
The couch. A blanket. The remote out of reach. So be it. {K}.
plain:
Resting is doing something. {K}.
news:
{K}. My eyelids have the final word.
That's all I've got. Ask again after a nap. {K}.
invite:
{K}. Come slowly, there are chairs.
Let somebody else do the thinking for a bit. {K}.

== long-distance-love ✈️
under: longing
nouns: long distance, long distance relationship, long-distance relationship, ldr, missing you, i miss you
nouns: missing my boyfriend, missing my girlfriend, long distance love, long distance friendship, time zones
nouns: missing my best friend, missing my sister, living far away
tags: LongDistance, LDR, MissingYou
turn:
{K}. Good morning here, good night there, love in between.
I know your ceiling better than some people know their cities. {K}.
{K}: the only people who love an arrivals hall.
We eat together. There's just a bit of ocean on the table. {K}.
reader:
What keeps you close: calls, letters or bad selfies?
How do you do it: daily calls or whenever life allows? {K}.
Who lives too far away from you? Send them this.
scene:
“Can you hear me?” “You're frozen.” “Nice face, though.” {K}.
A hoodie that has to be sent back to be worn again. {K}.
plain:
Far away isn't the same as gone. {K}.
{K}. Some people are near in every way but one.
news:
{K}. I've told the pillow, it's very supportive.
The countdown on my phone knows. {K}.
invite:
{K}. Send something across, it'll be opened with a grin.
For everyone whose favorite person is in another time zone. {K}.

== crushes 💘
under: single-life
nouns: crush, my crush, crushes, having a crush, new crush, office crush, secret crush, school crush, crush on him
nouns: crush on her, gym crush, awkward, awkward moment, awkward moments, so awkward
tags: Crush, Awkward, Relatable
turn:
{K}. I had a whole sentence ready. What came out was “you too”.
Perfectly normal person, until eye contact. {K}.
{K}: the human version of walking into a glass door.
I waved back. The wave was for somebody behind me. {K}.
reader:
What's the most embarrassing thing you've ever said out of nerves?
Do you look, look away or look at your shoes? {K}.
Would you say it out loud, or take it with you to a cabin in the woods?
scene:
“Enjoy your meal.” “Love you.” Silence. {K}.
One smile from across the room. My tray and I hit the door. {K}.
A long pause. A joke about the weather. A longer pause. {K}.
plain:
Blushing is honesty with color. {K}.
{K}. Everyone else was too busy worrying about themselves to notice.
news:
{K}. I've relived it several times, with better lines.
My face was a traffic light. {K}.
invite:
{K}. Come and be awkward, you'll be in good company.
We break the ice for you. It's usually snacks. {K}.

== luck-kindness 🍀
under: feeling-good
nouns: luck, good luck, lucky, lucky day, lucky me, lucky charm, four leaf clover, four-leaf clover, lucky penny
nouns: beginner's luck, lucky break, wish me luck, fingers crossed, horseshoe, lucky number
tags: Lucky, GoodLuck, FingersCrossed
turn:
{K}. I did nothing to deserve it and I'm not giving it back.
All my fingers are crossed, so this took a while to type. {K}.
{K}: preparation, timing and not asking too many questions.
Somewhere a black cat changed its mind. {K}.
reader:
What's your lucky thing, and does it know?
Do you believe in it, or only when it works? {K}.
What's the luckiest thing that ever happened to you by accident?
scene:
A penny on the sidewalk. Heads up. A look around. {K}.
Knock on wood. It's laminate. Hope it counts. {K}.
“Good luck!” “Don't say that.” “Break a leg?” “Better.” {K}.
plain:
Sometimes it simply goes your way. {K}.
{K}. Take it with both hands and pass some on.
news:
{K}. I'm wearing the same socks until further notice.
The universe had a good mood and I was standing there. {K}.
invite:
{K}. Bring your lucky coin or your lucky friend.
You never know. That's the fun of it. {K}.

== insomnia-thoughts 🌙
under: sleep
nouns: insomnia, can't sleep, cannot sleep, awake at night, sleepless night, sleepless, late night thoughts
nouns: wide awake, up all night, tossing and turning, still awake, counting sheep, couldn't sleep
tags: CantSleep, NightThoughts, WideAwake
turn:
{K}. Tired all day, and the second I lie down, a conference.
The sheep have unionized. {K}.
{K}: when your brain picks this hour to plan a kitchen renovation.
I know every shadow on that ceiling by name. {K}.
reader:
What does your head insist on discussing at this hour?
Cold side of the pillow, warm milk or giving up and reading? {K}.
Who else is up? Raise a blanket.
scene:
Left side. Right side. Left side, with drama. {K}.
“If I fall asleep now, I still get…” Math. {K}.
A fridge hums. A pipe ticks. A thought clears its throat. {K}.
plain:
The night is long, but it's quiet company. {K}.
{K}. Rest comes when you stop chasing it.
news:
{K}. The pillow has been turned more than a pancake.
Coffee and I will be very close. {K}.
invite:
{K}. Come and yawn with us.
For the ones who hear the clock. {K}.

== daydreams ☁️
under: feeling-good
nouns: daydreaming, daydream, daydreams, daydreamer, head in the clouds, zoning out, staring out the window
nouns: lost in thought, dreamer
tags: Daydreaming, Dreamer, HeadInTheClouds
turn:
{K}. I was listening, just not to anyone in this room.
In my head I've already bought the lighthouse and named the goat. {K}.
{K}: travel without luggage.
I went to look for a pen and came back with a different life plan. {K}.
reader:
Where does your mind go when a meeting gets long?
What do you dream about so often that it has furniture by now? {K}.
Do you dream in plans or in pictures?
scene:
“Earth to you.” “Sorry, what?” “Nothing. Welcome back.” {K}.
Chin in hand, coffee going cold, eyes somewhere over the roofs. {K}.
A bus stop missed. Worth it. {K}.
plain:
Everything good was a daydream first. {K}.
{K}. Let the thoughts out without a leash.
news:
{K}. In my version there was also a balcony.
I've been back for a minute, and I miss it. {K}.
invite:
{K}. Bring the dream you never say aloud.
Come look out of the window with us. {K}.

== sunday-scaries 😬
under: sunday
nouns: sunday scaries, the sunday scaries, sunday night dread, sunday blues, sunday night blues
nouns: sunday night feeling, monday dread, back to work tomorrow, sunday night
tags: SundayScaries, SundayMood, WeekendOver
turn:
{K}. The weekend is still here, and already it's packing.
Officially still the weekend. Emotionally in a meeting. {K}.
{K}: when the laundry, the inbox and the ceiling all look at you at once.
My couch and I were so happy, and then I thought of my inbox. {K}.
reader:
What helps: a long bath, a long list or pretending? {K}.
{K}. At what point of the day does yours arrive?
Do you prepare for the week, or hide from it until the last minute?
scene:
“What's wrong?” “Nothing. It's just that feeling.” {K}.
Dinner's done, the room goes quiet, and there it is, tapping at the door. {K}.
Pajamas on early, as a protest. {K}.
plain:
{K}. The week will come anyway, so be kind to yourself first.
One more slow hour, on purpose. {K}.
{K}. Everybody has them, even the people with planners.
news:
{K}. The blanket is aware of the situation.

== jealousy 😏
nouns: jealous, jealousy, envy, envious, green with envy, so jealous, a little jealous
tags: Jealous, Relatable, SoRelatable
turn:
{K}. I'd say I'm above it, but I'd be lying on the floor.
I'm happy for everybody, on a small delay. {K}.
{K}. Not proud of it. Not over it either.
Some people want fame. I want exactly that. {K}.
reader:
{K}. What's the silliest thing you've ever envied?
Would you trade for a day, or for good? {K}.
{K}. Say it out loud, it's safe here: what did you want that was never yours?
scene:
“Are you okay?” “I'm thrilled for them.” Long pause. {K}.
One eyebrow up, arms folded, a very polite smile. {K}.
Me, pressing my nose against the window of somebody else's luck: {k}.
plain:
{K}. It's a compliment in a bad mood.
{K}. At least it tells me what I'd like more of.
A little green looks good on anybody. {K}.
news:
{K}. I'll recover, given snacks.
`;
