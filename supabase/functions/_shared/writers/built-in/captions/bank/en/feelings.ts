export const feelings = `
== procrastination ⏳
under: feeling-tired
nouns: procrastination, procrastinating, procrastinator, putting it off, avoiding work, avoiding my homework
nouns: procrastinator's club, deadline panic, professional procrastinator
alone: last minute
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
invite:
{K}. Do it now and be insufferable about it later.
Come along, you weren't going to start anyway. {K}.
news:
{K}. The deadline is staring, and I'm staring back.
I even made a list of what I'm not doing. {K}.

== homesick 🏡
under: longing
nouns: homesick, homesickness, missing home, far from home, living abroad, expat life, expat, expats
nouns: home sick for my mom's cooking, living far from home, missing my family, first time away from home
tags: Homesick, MissingHome, FarFromHome
turn:
{K}. It's the smell of somebody's dinner in a hallway that gets you.
{K}: knowing exactly which stair creaks, from very far away.
The bread is different here. That's how it starts. {K}.
reader:
What's the one food you'd fly home for?
Which sound means home to you? {K}.
How long did it take until somewhere new felt a little like yours? {K}.
scene:
A voice message from the kitchen. In the background, the old clock. {K}.
“Are you eating enough?” Through a screen, it still works. {K}.
A familiar accent on the bus. I nearly hugged a stranger. {K}.
plain:
You can love where you are and miss where you were. {K}.
{K}. Some places keep your seat warm.
invite:
{K}. Call home, they're pretending not to wait.
Bring a taste of where you're from. {K}.
news:
{K}. I cooked the family recipe, and the apartment smelled right.
My phone knows the number for home better than my own. {K}.

== nostalgia 📼
under: memory
nouns: nostalgia, nostalgic, childhood memories, childhood memory, 90s nostalgia, 90s kid, 90s kids, 80s kid
nouns: 2000s nostalgia, good old days, memory lane, throwback photo, childhood, old photos, old photo, growing up, y2k
nouns: inner child, my inner child, the 90s, the 80s, 90s childhood, childhood photo, old school days
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
invite:
{K}. Bring a story that starts with “remember when”.
Your inner kid gets to choose first. {K}.
news:
{K}. First a laugh, and then that little quiet after it.
The outfit was, let's say, of its time. {K}.

== overthinking 💭
under: feeling-low
nouns: overthinking, overthinker, overthinkers, overthinking everything, overanalyzing, racing thoughts
nouns: second guessing, second-guessing, what ifs, indecision, indecisive, can't decide, anxious overthinker
nouns: trust issues
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
invite:
{K}. Say yes first, analyze it on the way.
Bring your what-ifs, they can sit in the back. {K}.
news:
{K}. I only made one pro and con list this time.
In the end it was nothing. It usually is. {K}.

== social-battery 🔋
under: self-care
nouns: social battery, introvert, introverts, introvert life, introvert problems, introverted, canceled plans
nouns: cancelled plans, staying in, being shy, introvert hangover, homebody, homebodies, homebody life, leave me alone
alone: shy
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
invite:
{K}. You may leave early, no explanations needed.
Bring a book, nobody will make you mingle. {K}.
news:
{K}. I'd tell you more, but I'm at one percent.
I even made small talk. On purpose. {K}.

== nerves 🦋
under: feeling-good
nouns: butterflies in my stomach, butterflies before, butterflies in, nerves, stage fright, nervous and excited
nouns: jitters, first day jitters, wedding jitters, pre-show nerves, nervous energy, pre-race nerves
nouns: butterflies in the stomach, excited and nervous, big day nerves
alone: nervous
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
invite:
{K}. Come nervous, everybody starts that way.
Deep breath, we saved you a spot. {K}.
news:
{K}. Breakfast has been postponed until further notice.
Shaky voice, steady feet. {K}.

== gratitude-small 🤍
under: growth
nouns: gratitude, grateful, thankful, feeling grateful, feeling thankful, grateful heart, gratitude list
nouns: gratitude practice, counting my blessings, blessed, so grateful, so thankful, thankfulness, small joys
nouns: little things, simple pleasures
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
invite:
{K}. Bring somebody you've been meaning to thank.
For the ones who stayed, helped, listened or brought soup. {K}.
news:
{K}. I'm saying it out loud, so that it counts.
My heart is doing that full thing again. {K}.

== courage-step 🌱
under: growth
nouns: courage, confidence, bravery, being brave, self confidence, self-confidence, self belief, believing in myself
nouns: stepping out of my comfort zone, taking a chance, leap of faith, facing my fears, trying new things
nouns: fear of failure
alone: brave, confident, fearless
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
invite:
{K}. Come as the beginner, everyone here has been one.
If it scares you a little, you're at the right door. {K}.
news:
{K}. The old me is peeking through spread fingers.
Knees soft, head up, here goes. {K}.

== fresh-starts 🌱
under: growth
nouns: fresh start, fresh starts, new beginnings, new beginning, starting over, new chapter, clean slate
nouns: starting fresh, blank page, next chapter, new era, turning the page, starting again, moving on, moving forward
nouns: day one again, closure, clean break, villain era, healing era, new me era, that girl era, second chance
tags: FreshStart, NewBeginnings, NewChapter
turn:
{K}. Same me, better shoes, no map.
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
invite:
{K}. Come as you are, leave a bit lighter.
If you were waiting for a sign, this one has an arrow. {K}.
news:
{K}. It has that new-notebook smell.
I've told the old habits I'll write. {K}.

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
invite:
{K}. Tell us yours and we'll clap.
You've earned a nice chair and something sweet. {K}.
news:
{K}. First and foremost, a thank-you to my snacks.
The fridge door will carry the announcement. {K}.

== imposter-fomo 🙃
under: growth
nouns: imposter syndrome, impostor syndrome, self-doubt, self doubt, perfectionist, perfectionism, perfectionists
tags: SelfDoubt, Relatable, KeepGoing
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
invite:
{K}. Come unsure, there's a whole row of us.
Not perfect, still welcome. {K}.
news:
{K}. I did it with the voice still talking.
It turns out nobody was checking. {K}.

== boredom 🥱
under: feeling-tired
nouns: boredom, bored, so bored, boring day, nothing to do, slow day, bored at home, bored at work, rainy day boredom
nouns: uneventful day, doing nothing, bored out of my mind
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
invite:
{K}. Finally, something to put on shoes for.
Your ceiling will manage without you. {K}.
news:
{K}. The tiles have been counted, and they're all there.
Exciting update: none. {K}.

== hangry-feeling 🍟
under: cravings
nouns: hangry, so hungry, hungry, snack attack, midnight snack, late night snack, late-night snacks, midnight snacks
nouns: food craving, sugar craving, salt craving, always hungry
tags: FoodMood, SnackTime, SnackAttack
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
invite:
{K}. Come before you get grumpy.
Eat first, decide the rest of your life after. {K}.
news:
{K}. Peace talks begin when the fries arrive.
Apologies will be issued after the first bite. {K}.

== not-a-morning-person ☕
under: morning
nouns: not a morning person, night owl, night owls, snooze button, alarm clock, monday alarm, hitting snooze
nouns: waking up early, up too early, overslept, woke up late
tags: NotAMorningPerson, MorningMood, SleepyHead
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
invite:
{K}. Come at whatever speed you have.
There will be coffee. No one will make you talk. {K}.
news:
{K}. The pillow would like me back.
I'd wave, but my arm's asleep. {K}.

== tired-mood 😴
under: feeling-tired
nouns: tired, so tired, being tired, always tired, exhausted, sleepy, sleep deprived, running on coffee, need a nap
nouns: low energy, long day, no energy, nap time for adults, worn out
tags: Tired, NeedANap, LongDay
turn:
{K}. I sat down for a second. That was the plan for the whole evening, it turned out.
I put the milk in the cupboard and the cereal in the fridge. {K}.
{K}: when your bed gets a goodbye kiss in the morning.
I went upstairs to get something. Nobody has seen me since. {K}.
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
invite:
{K}. Come slowly, there are chairs.
Let somebody else do the thinking for a bit. {K}.
news:
{K}. My eyelids have the final word.
That's all I've got. Ask again after a nap. {K}.

== long-distance-love ✈️
under: longing
nouns: long distance, long distance relationship, long-distance relationship, ldr, missing my boyfriend
nouns: missing my girlfriend, long distance love, long distance friendship, missing my best friend, missing my sister
nouns: living far away
tags: LongDistance, MilesApart, MissingYou
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
invite:
{K}. Send something across, it'll be opened with a grin.
For everyone whose favorite person is in another time zone. {K}.
news:
{K}. Somewhere a phone lights up in the dark and somebody smiles.
The countdown on my phone knows. {K}.

== crushes 💘
under: single-life
nouns: my crush, crushes, having a crush, new crush, office crush, secret crush, school crush, crush on him
nouns: crush on her, gym crush, celebrity crush, work crush, bookstore crush
alone: crush
tags: Crush, Butterflies, Relatable
turn:
{K}. I had a whole sentence ready. What came out was “you too”.
Perfectly normal person, until eye contact. {K}.
{K}: the human version of walking into a glass door.
My heart does a cartwheel, my mouth says “nice weather”. {K}.
reader:
What's the silliest thing you've done just to walk past somebody? {K}.
Do you look, look away or look at your shoes? {K}.
Would you say it out loud, or take it with you to a cabin in the woods?
scene:
A like at night on a photo from long ago. Panic. {K}.
One smile from across the room. My tray and I hit the door. {K}.
Earphones in, no music, listening very hard. {K}.
plain:
Blushing is honesty with color. {K}.
{K}. A little sparkle in an ordinary week.
invite:
{K}. Come along, you never know who else does.
We break the ice for you. It's usually snacks. {K}.
news:
{K}. I've replayed it several times, with better lines.
My face was a traffic light. {K}.

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
invite:
{K}. Bring your lucky coin or your lucky friend.
You never know. That's the fun of it. {K}.
news:
{K}. I'm wearing the same socks until further notice.
The universe had a good mood and I was standing there. {K}.

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
invite:
{K}. Come and yawn with us.
For the ones who hear the clock. {K}.
news:
{K}. The pillow has been turned more than a pancake.
Coffee and I will be very close. {K}.

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
invite:
{K}. Bring the dream you never say aloud.
Come look out of the window with us. {K}.
news:
{K}. In my version there was also a balcony.
I've been back for a minute, and I miss it. {K}.

== sunday-scaries 😬
under: sunday
nouns: sunday scaries, the sunday scaries, sunday night dread, sunday blues, sunday night blues, sunday night feeling
nouns: monday dread, back to work tomorrow
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

== hometown 🏡
under: nostalgia
nouns: hometown, my hometown, home town, back home, home for the holidays, home town visit, visiting home
nouns: hometown visit, childhood home, my childhood home, my old room, my old bedroom, childhood bedroom
nouns: back in my hometown, my old school, hometown pride, my old neighborhood
tags: Hometown, HomeForAWhile, WhereIGrewUp
turn:
{K}. I'm a grown-up until I open that fridge.
The stairs got smaller, the stories got bigger. {K}.
{K}: everybody knows my name, and it comes with an old nickname.
I know where to turn without a map, and who lives behind which curtain. {K}.
reader:
What's the first thing you do when you're back? {K}.
What's still there that should have closed long ago? {K}.
Stay, leave or come back: how did it go for you? {K}.
scene:
“You look thin.” The plate was ready before the hug. {K}.
That one street, that one bend, that one smell. {K}.
A bed that's too short, a poster that's too honest. {K}.
plain:
You can move away from a place without it moving out of you. {K}.
{K}. Where people still ask about your mother.
invite:
{K}. Come home for a bit, the porch light is on.
Bring the stories, we'll bring the people who were there. {K}.
news:
{K}. Somebody at the bakery already knows.
I met half the school at the supermarket. In sweatpants. {K}.

== relief 😮‍💨
under: feeling-good
nouns: sigh of relief, big sigh, what a relief, weight off my shoulders, a load off my mind, pure relief, huge relief
alone: relief
tags: Relief, Phew, DeepBreath
turn:
{K}. My shoulders came down from my ears.
I only noticed how long I'd been holding my breath when it came out. {K}.
{K}: like taking off a backpack you forgot you were wearing.
All those plans for disaster, and nobody needed them. {K}.
reader:
What do you do first when it's over: cry, eat or sleep? {K}.
Who got the first call? {K}.
When did you last breathe out like that? {K}.
scene:
A pause. A breath. A laugh that's half a sob. {K}.
Sitting down on the nearest step, just for a second. {K}.
“It's fine. It's all fine.” Say it again. {K}.
plain:
Worry was heavy. This is so light. {K}.
{K}. Even plain toast tastes better now.
news:
{K}. The knees gave in, the grin held.
Somebody put the kettle on, we can breathe again. {K}.

== awkward-moments 🙈
under: growth
nouns: awkward moment, awkward moments, so awkward, awkward silence, awkward silences, second hand embarrassment
nouns: most embarrassing moment, my most embarrassing moment, cringe moment, wrong name, waving at strangers
nouns: awkward hug, forgetting names, cringe attack, cringe moments
alone: awkward
tags: Awkward, SoRelatable, AwkwardMoments
turn:
{K}. I waved back. The wave was for somebody behind me.
The floor was asked to open. It declined. {K}.
{K}: felt in the toes, remembered at bedtime.
Somebody says “you too” to a waiter, and the whole table suffers. {K}.
reader:
What still makes you curl up under the blanket years later? {K}.
Do you laugh it off, leave the country or bring it up yourself? {K}.
Who do you tell first: everybody or nobody, ever? {K}.
scene:
“Enjoy your meal.” “Love you.” Silence. {K}.
A door marked pull. A very confident push. {K}.
Goodbye said, hug given, both walking in the same direction. {K}.
plain:
Everybody else was too busy with their own to notice. {K}.
{K}. It makes a good story, give it a while.
invite:
{K}. Tag the friend who was there and promised not to tell.
Come and be awkward, you'll be in good company. {K}.
news:
{K}. My ears are still warm.
The brain has saved it under favorites. {K}.

== small-talk 💬
under: social-battery
nouns: small talk, elevator small talk, making small talk, chit chat, chitchat, weather talk, awkward small talk
nouns: networking event small talk, hairdresser small talk, party small talk
tags: SmallTalk, IntrovertLife, SoRelatable
turn:
{K}. We've agreed that it's weather, and now we're out of topics.
I said “busy, busy” and neither of us knows with what. {K}.
{K}: asking a question and hearing only your own heartbeat.
Some people are good at it. Some people study the ceiling. {K}.
reader:
What's your opening line, and does it ever work? {K}.
What question would you rather be asked than “so what do you do”? {K}.
Elevator: talk, smile or stare at the numbers?
scene:
“Hot, isn't it?” “Very.” The doors won't open. {K}.
A nod. A “well”. A slap on both knees. {K}.
“Nice weather.” “For ducks.” Silence. {K}.
plain:
Every good friendship had to get through this first. {K}.
{K}. It's never about the weather, it's about being nice.
invite:
{K}. Come along, we skip straight to the good questions.
Bring a weird fact, it helps. {K}.
news:
{K}. I even asked a follow-up question.
Somebody said “anyway”, and we were free. {K}.

== gossip 🍵
under: friends
nouns: gossip, spilling the tea, hot gossip, office gossip, juicy gossip, tea time gossip, keeping secrets
nouns: small town gossip, little secrets, big secret, keeping a secret
tags: SpillTheTea, JustBetweenUs, Gossip
turn:
{K}. I don't repeat it, so listen closely the first time.
I told nobody. Nobody told everybody. {K}.
{K}: the only news that's always on time.
“Not that it's any of my business” is how the best stories start. {K}.
reader:
Can you keep one, or does your face do the talking? {K}.
Who always knows first in your circle, and how? {K}.
What's the longest you've ever held your tongue? {K}.
scene:
A look left, a look right, a chair pulled closer. {K}.
“You didn't hear it from me.” I absolutely did. {K}.
A cup stirred for a very long time. {K}.
plain:
The good ones are the kind you'd be happy to hear about yourself. {K}.
{K}. Some things are safe here, and some have already left.
invite:
{K}. Pull up a chair, nobody's listening.
Tag the friend who needs this in a voice message. {K}.
news:
{K}. My lips were sealed, my eyebrows weren't.
The teacups have stopped clinking. {K}.

== sorry-and-forgive 🤍
under: growth
nouns: apology, apologies, saying sorry, forgiving, letting it go, making up, making amends, saying i'm sorry
nouns: learning to forgive, a good apology, peace offering
tags: Forgiveness, SayingSorry, BeKind
turn:
{K}. Short word, long run-up.
“I'm sorry you feel that way” is not one. {K}.
{K}: putting down something heavy you'd forgotten you were carrying.
Being right is cold company. {K}.
reader:
What's harder for you: saying it or hearing it? {K}.
Who taught you how it's done? {K}.
Words, flowers or just doing better: what counts most? {K}.
scene:
A deep breath outside a door. A knock. {K}.
“I was wrong.” The room gets bigger. {K}.
A cup of tea set down next to somebody, without a word. {K}.
plain:
It doesn't change what was. It changes what comes next. {K}.
{K}. Slow is fine, as long as it's honest.
news:
{K}. Something in the chest has stopped knocking.
A small word, and everybody's shoulders came down. {K}.

== kindness 🤍
under: feeling-good
nouns: kindness of strangers, random act of kindness, small kindness, good deed, good samaritan, world kindness day
nouns: kind stranger, kind strangers, be kind, good neighborly deed, paying it forward, pay it forward
nouns: act of kindness, acts of kindness, kind words
tags: Kindness, BeKind, PayItForward
turn:
{K}. Nobody remembers the traffic. Everybody remembers the one who let them in.
It took a minute, and it'll be told at dinner tables. {K}.
{K}: contagious, thankfully.
The best ones walk off before you can ask their name. {K}.
reader:
What's the nicest thing a stranger ever did for you? {K}.
Who passed something on to you, and who did you pass it to? {K}.
What's a small thing that always works? {K}.
scene:
A door held open a bit longer than necessary. {K}.
“You dropped this.” A smile, and they were gone. {K}.
Somebody carries the other end of the stroller up the stairs. {K}.
plain:
It costs so little, and it warms the whole way home. {K}.
{K}. There's more of it about than the news lets on.
invite:
{K}. Do one small thing for somebody and don't mention it.
Pass it on, that's how it works. {K}.
news:
{K}. And the day changed its mind.
Somebody is still smiling about it at a bus stop. {K}.

== hugs 🤗
under: feeling-good
nouns: hug, hugs, bear hug, bear hugs, a good hug, group hug, long hug, free hugs, hug day, big hug, big hugs, hugging
nouns: grandma hugs, warm hug, cuddles, cuddle, cuddling, snuggles, cuddle time
tags: HugsAllAround, Hugs, WarmAndFuzzy
turn:
{K}. No appointment, no batteries, works at once.
Some people pat you twice. Some people mean it. {K}.
{K}: a whole conversation without any words.
You can hear somebody breathe out. That's the good part. {K}.
reader:
Hugger, handshaker or waver from a distance? {K}.
Who gives the best ones you know? {K}.
How long is too long, and who decides? {K}.
scene:
Arms open, eyes shut, chin on a shoulder. {K}.
“Are you a hugger?” Too late. {K}.
A pat on the back, a long breath, nobody in a hurry. {K}.
plain:
Sometimes that's all the help there is, and it's enough. {K}.
{K}. Everything holds a bit better afterwards.
invite:
{K}. Bring somebody who could use one.
Send this as the next best thing. {K}.
news:
{K}. Somebody has to say it first, so: come here.
There's room for one more in the middle. {K}.

== laughing-fits 😂
under: feeling-good
nouns: belly laugh, belly laughs, laughing fit, laughing fits, giggles, laughing until i cry, laughing until it hurts
nouns: laughing so hard, uncontrollable laughter, laughter, giggle fit, snort laugh, contagious laugh, baby giggles
nouns: baby laughs, baby laugh
tags: LaughOutLoud, Giggles, GoodLaugh
turn:
{K}. It wasn't even funny. That made it worse.
No sound comes out anymore, only arms. {K}.
{K}: an ab workout without a gym.
The more you mustn't, the more you must. {K}.
reader:
Who only has to look at you and you've lost it? {K}.
What's the worst place you ever got one? {K}.
Loud, silent or snorting: what's your laugh? {K}.
scene:
“What's so funny?” Neither of us can say. {K}.
A snort. A silence. All of it starts over. {K}.
Tears, hiccups, a hand slapping the table. {K}.
plain:
The best noise a house can make. {K}.
{K}. You had to be there, and I'm so glad I was.
invite:
{K}. Tag the one you can't sit next to in serious places.
Come and laugh at things that aren't even funny. {K}.
news:
{K}. My face hurts, and I'd do it again.
Nobody can look at anybody right now. {K}.

== crying-happy 🥹
under: feeling-good
nouns: happy tears, tears of joy, crying at movies, ugly crying, ugly cry, good cry, a good cry, crying at commercials
nouns: happy crying, crying at weddings, teary-eyed, crying at everything, waterworks, emotional day, so emotional
tags: HappyTears, AllTheFeels, NotCryingYouAre
turn:
{K}. There was nothing in my eye, and I've stopped claiming it.
A dog came home in the movie. That's all. That's what happened. {K}.
{K}: a feeling that didn't fit inside.
The mascara said waterproof. The mascara was optimistic. {K}.
reader:
What gets you every single time? {K}.
Do you let it run, or do you study the ceiling? {K}.
Which movie should come with its own tissues? {K}.
scene:
“Are you crying?” “No.” A sniff you could hear from the street. {K}.
One tissue, the next tissue, the sleeve. {K}.
A wobbly chin, a brave smile, and there it goes. {K}.
plain:
It has to go somewhere, and the cheeks are nearest. {K}.
{K}. Feeling a lot is not a fault.
invite:
{K}. Bring tissues and somebody to share them with.
Come and cry in good company. {K}.
news:
{K}. Puffy eyes, light heart.
The tissue box did overtime. {K}.

== sobriety 🤍🌱
under: growth
nouns: sober, sobriety, one year sober, two years sober, three years sober, five years sober, ten years sober
nouns: six months sober, one month sober, 30 days sober, 90 days sober, 100 days sober, sober anniversary
nouns: sobriety anniversary, soberversary, sober birthday, recovery anniversary, sober life, living sober
nouns: getting sober, staying sober, sober journey, sobriety journey, sobriety milestone, years sober, months sober
nouns: days sober, year sober, month sober, a year sober, sobriety chip, sobriety date, one year clean, years clean
tags: Sobriety, OneDayAtATime, RecoveryIsPossible, SoberLife
turn:
{K}. Most of the work happened where nobody was looking.
It didn't get easy. It got possible, and then it got mine. {K}.
{K}: a lot of ordinary days, each one chosen.
The person I was back then wouldn't recognize this quiet. {K}.
reader:
Who stood by you when it was hard? {K}.
What got you through the first day? {K}.
scene:
A clear morning, a quiet kitchen, nothing to hide. {K}.
A small coin in a pocket, and a thumb that knows it by heart. {K}.
plain:
One day at a time, and here we are. {K}.
{K}. Proud, quietly.
I get to be there for all of it now. {K}.
If you're on day one: it counts as much as any other. {K}.
news:
{K}. Proud of every single day of it.
{K}. One day, and then the next one.
{K}. No big words. Just glad to be here.
{K}. To everybody who picked up the phone: thank you.
{K}. Clear eyes, full mornings.
{K}. It was worth every hard day.
{K}. Still here, still choosing it.
If you need to hear that it can be done: {k}.
Quietly, and with my whole heart: {k}.
A deep breath, and a thank-you to the ones who stayed. {K}.

== happiness ☀️
under: feeling-good
nouns: happiness, being happy, pure happiness, simple happiness, happy place, my happy place, happy mood
nouns: happy moments, happy moment, happy days, happy day, sheer joy, pure joy, joy of life, serotonin
nouns: serotonin boost, dopamine hit, international day of happiness
tags: Happiness, GoodMood, LittleJoys
turn:
{K}. I looked for it in big places, and it was sitting in the kitchen.
It doesn't knock. You just notice that you're humming. {K}.
{K}: like finding money in a coat, only all day.
You can't hold on to it. You can leave the door open. {K}.
reader:
What did it for you, the last time? Small answers welcome. {K}.
What's on your list that doesn't cost anything? {K}.
Is it a place, a person or a snack? {K}.
scene:
Window open, song on, no shoes. {K}.
A cold drink, warm feet, somebody laughing in the next room. {K}.
“Why are you smiling?” No reason. All of them. {K}.
plain:
It comes in small sizes, so look closely. {K}.
{K}. I'd like to keep this and also pass it around.
invite:
{K}. Come and get some while it's warm.
Bring nothing, stay a while. {K}.
news:
{K}. The mirror smiled first.
Even the to-do list looks friendly. {K}.

== excitement 🎉
under: feeling-good
nouns: excitement, anticipation, looking forward, butterflies of excitement, something to look forward to
nouns: pre-vacation excitement, big surprise, little surprise
alone: surprise, surprises
tags: SoExcited, CantWait, GoodThingsComing
turn:
{K}. I've been awake since before the alarm could show off.
Sitting still is for people with nothing coming up. {K}.
{K}: half the fun, before anything has even happened.
I said I'd be calm about it. I said a lot of things. {K}.
reader:
Can you keep it to yourself, or is it written on your forehead? {K}.
The waiting or the thing itself: which do you enjoy more? {K}.
Do you like surprises, or do you need a minute? {K}.
scene:
Bags packed, unpacked, packed. {K}.
“Breathe.” I am. Very fast. {K}.
A calendar with a circle around it, gone over many times. {K}.
plain:
It's nice to have something that pulls you forward. {K}.
{K}. Being a kid about it is allowed.
invite:
{K}. Come and be loud about it with us.
Mark it, circle it, tell somebody. {K}.
news:
{K}. Somebody hold my drink, I need both arms.
A squeal was heard. It was dignified. {K}.

== anger-moods 😤
under: complaint
nouns: anger, rage, angry, so angry, rage cleaning, bad mood, grumpy, grumpy mood, grumpy day, bad day, bad days
nouns: rough day, rough days, no good day, cranky, irritation, frustration, frustrated
tags: BadMood, GrumpyMood, Relatable
turn:
{K}. The dishes have never been so clean or so loud.
Even the door was closed with an opinion. {K}.
{K}: a small cloud with my name on it.
I was calm until somebody told me to be. {K}.
reader:
What brings you down again: a walk, a song or bread? {K}.
Slam the door or count the tiles: what's your style? {K}.
Which tiny thing sets you off like nothing else? {K}.
scene:
“Are you mad?” “No.” A drawer closes. Firmly. {K}.
A pillow has been shouted into. The pillow is fine. {K}.
Arms folded, lips thin, one eyebrow in charge. {K}.
plain:
It's allowed to be a day like that. {K}.
{K}. It passes, like weather, only with more sighing.
news:
{K}. The vacuum cleaner is about to find out.
I'd like a snack and an apology, in that order. {K}.

== stress-worry 🤍
under: feeling-low
nouns: stress, stressed out, stressful day, stressful week, overwhelm, feeling overwhelmed, burnout, burned out
nouns: burnt out, work stress, anxious, anxious thoughts, anxious mind, anxiety, social anxiety, mental load
alone: worry, worries
tags: MentalHealthMatters, BeKindToYourself, DeepBreath
turn:
{K}. Everything at once is not a plan, it's a pile.
The shoulders know first. {K}.
{K}: holding everything up with both hands and a smile.
I can't do all of it, so I'll do the next thing. {K}.
reader:
What do you put down first when it gets too heavy? {K}.
Who can tell by your voice? {K}.
What helps you: quiet, company or a walk around the block? {K}.
scene:
A hand on the chest. In. Out. {K}.
Window open, phone down, feet on the floor. {K}.
A list, a deep breath, one line crossed off. {K}.
plain:
You don't have to earn a pause. {K}.
{K}. It's a lot. Saying so is allowed.
Slow is also a way forward. {K}.
news:
{K}. I'm asking for help, and that counts as doing something.
The list gets shorter now, on purpose. {K}.

== guilt-regret 🤍
under: growth
nouns: guilt, mom guilt, mum guilt, dad guilt, working mom guilt, parent guilt, regret, regrets, no regrets
nouns: letting people down, should have, shoulda woulda coulda
alone: shame
tags: BeKindToYourself, Relatable, GrowthMindset
turn:
{K}. My inner judge works weekends and takes no breaks.
I did what I could with what I knew, and I knew less then. {K}.
{K}: a bag I keep packing for a trip nobody's going on.
Nobody else keeps that list. Only me. {K}.
reader:
What would you say if a friend told you the same thing? {K}.
What did you learn that you couldn't have learned nicely? {K}.
What are you ready to put down? {K}.
scene:
A ceiling, a memory, a sigh. {K}.
“You're doing fine.” I'd like that in writing. {K}.
A door closed gently, and not looked at again. {K}.
plain:
You can be sorry and still be gentle. {K}.
{K}. It means that something mattered.
news:
{K}. I've talked to myself about it, nicely this time.
A little lighter for having said it. {K}.

== hope-trust 🌱
under: growth
nouns: faith in people, believing, optimism, silver lining, silver linings, light at the end of the tunnel
nouns: hopes and dreams, trusting the process, trust the process
tags: Hope, TrustTheProcess, LookingUp
turn:
{K}. Small thing, holds up a lot.
It's planting something and not digging it up to check. {K}.
{K}: leaving the porch light on.
I've been wrong before, and I'm leaning in again. {K}.
reader:
What makes you feel that it'll turn out all right? {K}.
Who would you hand your house keys to? {K}.
What kept you going when you couldn't see the next step? {K}.
scene:
A green tip in a gray pot. {K}.
Eyes closed, arms out, somebody behind you. {K}.
A crack in the clouds, just wide enough. {K}.
plain:
It doesn't need to be loud to carry you. {K}.
{K}. One quiet step at a time.
news:
{K}. I've opened the curtains for it.
Slowly, and then all at once, says everybody who's been here. {K}.

== fate-luck 🔮
under: growth
nouns: fate, destiny, serendipity, coincidence, coincidences, meant to be, the universe, signs from the universe
nouns: déjà vu, happy accident, small world, what are the odds, good karma, instant karma, gut feeling, intuition
tags: MeantToBe, Serendipity, SmallWorld
turn:
{K}. I don't believe in it, except when it happens.
The universe has a good memory and odd timing. {K}.
{K}: when the wrong bus takes you to the right corner.
I'd call it luck, but it winked. {K}.
reader:
Do you believe in it, or just in good stories? {K}.
What in your life happened only because something else went wrong? {K}.
Who did you meet that you shouldn't have met at all? {K}.
scene:
“No way. You too?” {K}.
A stranger hums the song that's in your head. {K}.
A coin, a corner, a door that happened to be open. {K}.
plain:
Some things only make sense backwards. {K}.
{K}. Believe in it or not, it's a good story.
news:
{K}. Somewhere somebody is saying “told you so”.
I looked up, just in case, and said thanks. {K}.

== exams 📝
under: study
nouns: exam stress, exam results, exam day, results day, midterm week, test results day, pop quiz, math test
nouns: last exam, test day, certification exam
alone: finals
tags: ExamSeason, FinalsWeek, StudyLife
turn:
{K}. I know everything, except what they're going to ask.
My notes are beautiful. My memory is blank. {K}.
{K}: sustained by snacks with the word “energy” on them.
The answer came to me on the stairs, on the way out. {K}.
reader:
Early bird with a plan, or the very last minute with a highlighter? {K}.
What's your lucky thing: pen, socks or a breakfast? {K}.
Do you compare answers afterwards, or do you run? {K}.
scene:
A clock, a pen that clicks, somebody else's cough. {K}.
“How was it?” “There was paper.” {K}.
Page turned over. A deep breath. Oh. Oh no. Oh, wait. {K}.
plain:
You know more than your nerves say. {K}.
{K}. It's a test, not a verdict.
invite:
{K}. Eat something, sleep a little, bring a spare pen.
Good luck to everybody who needs it. {K}.
news:
{K}. The flash cards have been released into the wild.
Whatever it says on the sheet, there's cake. {K}.

== getting-older 🎂
under: growth
nouns: getting older, aging, ageing, growing older, growing old, my first gray hair, first wrinkle, aging gracefully
nouns: back pain at thirty, my back hurts, old age, feeling old, getting old, first gray hairs, midlife
tags: GettingOlder, AgingGracefully, LikeFineWine
turn:
{K}. I make a noise now when I get up, and a different one when I sit down.
I went to a party and was happiest about the chairs. {K}.
{K}: knowing exactly which pillow I need and bringing it.
The music isn't too loud. I'm just standing in the wrong decade. {K}.
reader:
What's the first sign you noticed, and did you laugh? {K}.
What do you enjoy now that you used to find boring? {K}.
Pluck it, dye it or give it a name? {K}.
scene:
“Any plans?” A smile. “None whatsoever.” {K}.
Glasses on the head, glasses in the hand, where are the glasses. {K}.
A mirror, a good look, a wink. {K}.
plain:
Every line was a laugh once. {K}.
{K}. It beats not getting any.
news:
{K}. My knees got the memo first.
I've started to call it character. {K}.

== people-watching 🚉
under: feeling-good
nouns: strangers on the train, stranger on the train, strangers, people-watching, kind faces
nouns: conversation with a stranger, talking to strangers, overheard on the train, overheard, overheard conversation
tags: PeopleWatching, Strangers, CityMoments
turn:
{K}. Everyone's the main character, and nobody has read the script.
I made up a whole life for the man with the cello. {K}.
{K}: the best free show in town.
Half a sentence overheard, and the rest of the day I need the ending. {K}.
reader:
Do you make up stories, or is that just some of us? {K}.
What's the best thing you've ever overheard? {K}.
Bench, café window or the last row on the bus: where do you sit? {K}.
scene:
A red coat, a quick step, a bunch of tulips held like a secret. {K}.
“So I said to her…” The doors close. {K}.
Someone laughs at a phone, and the whole row smiles along. {K}.
plain:
Everybody's on the way to something that matters to them. {K}.
{K}. So many lives, one sidewalk.
news:
{K}. I'd pay for the next episode.
My coffee went cold, and it was worth it. {K}.

== compliments 💐
under: feeling-good
nouns: compliment, compliments, kind word, kind note, sweet message, sweet messages, nice comment, nice comments
nouns: pep talk, a compliment from a stranger, love note, words of affirmation
tags: Compliments, KindWords, SayItOutLoud
turn:
{K}. I said “oh, this old thing” and thought about it for days.
Somebody thought it and then actually said it. {K}.
{K}: small change to give, a fortune to get.
I answered “you too” to “nice shoes”. They were barefoot. {K}.
reader:
What's the best one you ever got, and do you still live off it? {K}.
Do you say thanks, or do you argue? {K}.
Who deserves to hear something nice? Tag them. {K}.
scene:
“I love your laugh.” I've forgotten how to laugh. {K}.
A sticky note on a monitor, and the day is saved. {K}.
A stranger, a smile, a sentence, gone. {K}.
plain:
If you think something kind, say it. {K}.
{K}. A few words, and they keep better than flowers.
invite:
{K}. Leave one for somebody who doesn't expect it.
Say it before the moment is over. {K}.
news:
{K}. I'm standing a little straighter.
Filed away for gray days. {K}.

== love-language 💌
under: couple
nouns: love language, love languages, my love language, love story, our love story, true love, little love notes
nouns: acts of service, romance, romantic gesture, romantic gestures, holding hands, hand holding
nouns: old couple holding hands, forehead kiss, forehead kisses, goodnight kiss
tags: LoveLanguage, LoveStory, LittleThings
turn:
{K}. Mostly, it's cutting the fruit and bringing it to the couch.
It isn't always roses. Sometimes it's scraping somebody's windshield. {K}.
{K}: “I saw this and thought of you”.
Great poets wrote about it. Nobody mentioned taking out the trash. {K}.
reader:
Words, time, gifts, hugs or snacks: what's yours? {K}.
What little thing says it best at your house? {K}.
What did somebody do for you that you'll never forget? {K}.
scene:
The last piece, left on purpose. {K}.
“Home safe?” “Home safe.” {K}.
A folded note in a lunch bag, with a bad drawing. {K}.
plain:
The small things are the big thing. {K}.
{K}. Somebody remembers how you take your coffee, and that's that.
invite:
{K}. Send this to the person who charges your phone for you.
Say it your way, but say it. {K}.
news:
{K}. It comes with half of the fries.
Somebody is smiling at a phone again. {K}.

== people-pleasing 🙅
under: growth
nouns: people pleasing, people-pleasing, self respect, self worth, setting boundaries, healthy boundaries
nouns: no is a full sentence, saying no more often, knowing my worth, standing up for myself
tags: Boundaries, SelfRespect, SayNoMore
turn:
{K}. “Sure, no problem,” I said, with a problem.
No is a short word with a very long run-up. {K}.
{K}: learning that somebody else can be disappointed for a change.
I apologized to a chair. It was time to talk about it. {K}.
reader:
What's the last thing you said yes to and meant no? {K}.
How do you say it nicely, and do you have to? {K}.
What got easier once you stopped explaining yourself? {K}.
scene:
Typing “of course”. Deleting “of course”. {K}.
“I can't.” No reasons. No emoji. A long breath. {K}.
A door, closed softly, from the inside. {K}.
plain:
You can be kind and still say no. {K}.
{K}. Rest doesn't need a doctor's note.
news:
{K}. One small no, and the sky stayed where it was.
My calendar sighed with relief. {K}.

== post-vacation 🧳
under: trip
nouns: post-vacation blues, post vacation blues, last day of vacation, back from vacation, vacation blues
nouns: holiday blues, back to reality, last day of holiday, end of vacation, back to work after vacation
nouns: coming home from vacation
tags: BackToReality, TakeMeBack, VacationOver
turn:
{K}. The suitcase is still closed. If I don't open it, I'm still there.
My body is at the desk. The rest of me missed the flight. {K}.
{K}: sand in every shoe and nobody to bring breakfast.
There were so many emails that I put the sunglasses back on. {K}.
reader:
How long can a suitcase stay packed? {K}.
What did you bring back: a magnet, a tan or a plan to move there? {K}.
What do you miss first: the food, the view or doing nothing? {K}.
scene:
Inbox open. Inbox closed. A photo of the view. {K}.
“How was it?” A sigh that says all of it. {K}.
A shell in the coat pocket, in line at the supermarket. {K}.
plain:
Good trips leave a bit of themselves in your head. {K}.
{K}. Home is nice too. Give it a day.
news:
{K}. I'm already looking at flights.
The plants survived. I'm less sure about me. {K}.

== crying-it-out 🤍
under: feeling-low
nouns: crying in the car, crying at work, crying in the shower, bathroom cry, car cry, having a cry, crying in public
nouns: cry day, crying on the train, needed a cry, crying in the bathroom, big feelings, all the feels
nouns: feeling everything
tags: AllTheFeels, BeKindToYourself, ItsOkToCry
turn:
{K}. Parked, wept, checked the mirror, bought milk.
It wasn't about the pen. But the pen was the last straw. {K}.
{K}: the body opening a window.
Nobody plans it, and everybody's a little lighter afterwards. {K}.
reader:
Where do you go when it has to come out? {K}.
Who hands you the tissue without asking? {K}.
What helps you afterwards: cold water, a walk or a donut? {K}.
scene:
A red light, a wet sleeve, a kind look from the next lane. {K}.
Deep breath. Sunglasses. Back in. {K}.
A tissue that has seen better days, like everyone. {K}.
plain:
You don't have to explain it. {K}.
{K}. It passes through, if you let it.
news:
{K}. Puffy, quiet, better.
The tissue box has been moved within reach. {K}.
`;
