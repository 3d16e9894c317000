export const loveAndFriends = `
== hangover 🥴
nouns: hangover, hungover, the morning after, hangover cure, dry january, sober october
tags: TheMorningAfter, NeverAgain, WaterPlease, WeekendProblems
turn:
{K}. The birds are very loud. Somebody should speak to them.
{K}. Never again, I said, as I say.
{K}. My head has its own drummer.
{K}. My past self sends regards and no apology.
reader:
{K}. What's your cure? Asking for the whole sofa.
{K}. Big breakfast or a dark room?
scene:
Curtains shut, water close, dignity elsewhere. {K}.
One eye open, then slowly not. {K}.
plain:
{K}. Water, toast and mercy, please.
{K}. It was fun. It was. I think.
news:
{K}. All plans have been replaced by soup.
invite:
{K}. Tag the one who's to blame.

== friends 🤝
nouns: friend, friends, my friends, friend group, girls night, girls' night, girls night out, guys night, guys' night, boys night, friends night, friendship, friendships, old friends, old friend, new friends, game night with friends, dinner with friends, brunch with friends, coffee with friends, weekend with friends, trip with friends, girls trip, girls' trip, girls weekend, friend date, sleepovers, friendship day, catch-up, group of friends, college friends, squad
nouns: pen pal, pen pals
tags: Friends, Friendship, BestFriends, FriendsTime
turn:
Nobody has ever finished a story in this group, and nobody minds. {K}.
“Just one quick coffee” is how friends lose an afternoon.
Old jokes, same laugh, no idea anymore why it's funny. {K}.
A friend knows what you did and kept your number anyway. {K}.
You can hear us before you see us. {K}.
We came to talk, and then everyone talked. Nobody knows what was said. {K}.
True friends don't ask why you called. They ask where to park.
Leaving takes us an hour, and half of that is in the doorway. {K}.
I have an inside voice, and my friends have never met it.
reader:
Which friend in your group makes the plan, and which one asks “wait, where?”
How did you meet your best friend, and did you like each other right away?
Do your friends call, text or send a voice message as long as a film?
Which inside joke with your friends could you never explain to anybody?
Every group of friends has a mom and a wild card. Which are you?
scene:
“I have to tell you something.” Chairs move closer. {K}.
Plan for {k}: food, gossip, a walk, gossip about the walk.
Laughing until nobody makes a sound anymore. {K}.
Friendship, the contract: you may take my fries, but you must want my honest opinion.
“Don't tell anybody.” “I only tell you. And them.”
plain:
{K}. Nothing to prove, nowhere better to be.
These are the people who make a dull week worth retelling. {K}.
I laugh more, worry less and talk far too much. {K}.
It doesn't matter how long it's been. We pick up in the middle of the sentence.
Good friends remember who you wanted to be. {K}.
Thank you for picking up the phone. You know who you are. {K}.
Life is a lot funnier with somebody to tell it to. {K}.
news:
{K}. The whole group has opinions, and there will be voice messages.
{K}. If you know us, you saw it coming.
{K}. Somebody got it on video. Somebody always does.
{K}. Every friendship needs a story like that.
{K}. You should hear the long version, it comes with acting.
invite:
{K}. Tag the friend who has to come with you.
Send this to the friend who always says “we should do something”. {K}.
You bring the friends, we bring the reason. {K}.
Somebody in your group chat needs to take charge, and it's you. {K}.

== couple 💑
nouns: couple, couples, us two, the two of us, fiance, my fiance, fiancé, fiancée, wedding anniversary, anniversary, our anniversary, anniversaries, one year anniversary, anniversary dinner, anniversary trip, couples trip, couple photos, couples photoshoot, love of my life, soulmate, relationship, relationships, couple goals, my person, first anniversary, my valentine, high school sweetheart
tags: Couple, TogetherForever, CoupleLife, CoupleTime
turn:
{K}. Still arguing about the thermostat, still warm.
We finish each other's sentences, mostly wrong. {K}.
“I don't want any fries” is where true love gets tested. {K}.
True love is agreeing on a show and nobody watching ahead.
Love is asking each other what's for dinner until the end of time. {K}.
The blanket started in the middle. It always starts in the middle.
Nobody told me love would be mostly “did you lock the door?” {K}.
I fell for the smile and stayed for somebody who can open jars.
We split everything evenly, except the duvet and the last bite. {K}.
{K}. A long conversation with snacks.
reader:
Couples: who falls asleep during the film, and who denies it?
Who said “I love you” first, and was it planned?
Who loads the dishwasher right at your house? Couples, be careful.
What tiny thing does your partner do that still gets you every time?
Cold feet on the other's legs: love, or grounds for a complaint?
scene:
“What are you thinking about?” “Nothing.” It was sandwiches. {K}.
“Are you asleep?” “Yes.” “Okay, because I was thinking.”
A love story in texts: “home?” “home.” “want anything?” “you.” “and bread?”
A look across a crowded room that says “shall we go home?” {K}.
Terms of the relationship: half of every dessert, all of the blanket.
plain:
{K}. I'd pick this again, without thinking.
The best part of the day is telling you about it. {K}.
Ordinary days with the right person don't feel ordinary. {K}.
{K}: my favorite place is next to you.
Still laughing at the same things, after all the same jokes. {K}.
It was never about grand gestures. It was about who puts the kettle on. {K}.
You're the calm and the fun, and I don't know how you do both. {K}.
news:
{K}. It's in the vows somewhere, between “better” and “worse”.
{K}. Love is patient, and also a little bit funny.
{K}. Saved for the anniversary speech.
invite:
{K}. Tag the one you'd share it with. Sharing includes dessert.
Put the phones away and look at each other for a while. {K}.
Somebody you love would be pleased you remembered. {K}.
{K}. Forward it with no comment. They'll understand.
Because “what do you want to do?” “I don't know” has to end somewhere. {K}.

== wedding 💒
nouns: wedding, weddings, our wedding, my wedding, wedding day, wedding dress, wedding dresses, bride, brides, groom, grooms, bride and groom, bridal gown, wedding flowers, wedding bouquet, bridal bouquet, vows, wedding vows, wedding ceremony, wedding reception, wedding venue, wedding planning, wedding season, wedding guest, wedding guests, wedding photos, wedding invitation, wedding invitations, wedding table, wedding decor, bridal shower, elopement, beach wedding, garden wedding, barn wedding, winter wedding, summer wedding, destination wedding, micro wedding, wedding rings, wedding rehearsal, rehearsal dinner, wedding toast, wedding speech, wedding favors, bridal hair, bridal makeup, save the date
nouns: groomsmen, best man
nouns: wedding cake, wedding cakes
tags: Wedding, WeddingDay, Bride, WeddingInspo
turn:
{K}. Months of lists for one day of forgetting them all.
The waterproof mascara is about to be tested. {K}.
Every wedding turns at least one uncle into a dancer. {K}.
I came for the love and I stay for the cake.
Nobody hears the first verse of the first dance over the sniffling.
Everyone is calm. That is what everyone keeps saying, very loudly. {K}.
A seating plan is a chess game with aunts in it.
You find the love of your life, and then you have to agree on napkins. {K}.
The shoes are beautiful and they'll be under the table by the second song.
{K}. Something old, something new, something lost, has anybody seen the rings?
reader:
Vows at a wedding: written yourself, or classic so that you can get through them?
First look before the wedding, or wait for the aisle?
Which song fills the floor at every wedding, without fail?
Wedding speeches: short and sweet, or long with slides? Choose wisely.
What do you remember best from your wedding: the vows, the food or the shoes?
Wedding guests, be honest: do you cry at the vows or at the mother of the bride?
scene:
A deep breath, a door, and everybody stands up. {K}.
“Do you have the rings?” “I thought you had the rings.” He had the rings.
Somebody is already crying, and it's only the music check. {K}.
A hand that shakes a little, and another one that holds it. {K}.
plain:
I will never get tired of the second right before “I do”.
All that planning, and it still comes down to how they look at each other. {K}.
{K}: a good reason to cry in nice clothes.
Love deserves a party like this. {K}.
It goes by fast, so look around while you can. {K}.
May it always be this easy to say yes. {K}.
news:
{K}. Bringing tissues was a good idea.
{K}. No wedding is complete without a story like it.
{K}. The toast is writing itself.
{K}. Years from now, that's the part everybody will tell.
{K}. Love found a way, and so did everybody else.
{K}. Not on any wedding checklist, and better for it.
invite:
{K}. You bring the love story, we'll take it from there.
Breathe in, breathe out, write to us. {K}.
{K}. One line off the wedding list, which leaves you with only the rest.
You said yes to each other. This is the easy question. {K}.
{K}. Send this to the bride who has too many tabs open.
Tell us how you met. We ask everybody, and we love every answer. {K}.

== engagement 💍
nouns: engagement, engagements, our engagement, engagement ring, engagement rings, proposal, proposals, marriage proposal, surprise proposal, engagement party, engagement shoot, engagement session, engagement photoshoot, engagement announcement, engaged life, fiancé life, the ring, ring shopping, newly engaged couple, engagement dinner, engagement season, promise ring, engagement celebration, saying yes, he said yes, she said yes, they said yes, i said yes, said yes, got engaged, just engaged, we're engaged, we got engaged
tags: Engaged, JustEngaged, EngagementJoy, TheyreEngaged
turn:
{K}. Suddenly I do everything with my left hand.
One question, one word, and now everybody is asking about napkins. {K}.
{K}: the only surprise that half of the family already knew about.
The speech was rehearsed. What came out was “so, um, will you?”
I have pointed at many things since, none of them necessary. {K}.
All that planning, and the answer took a second. {K}.
The hardest part of a proposal is acting normal before it.
Forever sounds long until you find the right company for it. {K}.
reader:
Did you guess it before the proposal, or were you truly surprised?
Ring: picked together, or chosen in secret with shaking hands?
Who did you tell first after the proposal, and how loud was it?
Kneeling, or is the question enough? Proposal opinions, please.
What's the best engagement story in your family?
scene:
A small box, a large pause. {K}.
“Wait, are you serious?” is also a yes, as it turns out.
Hands shaking, voice gone, question out. {K}.
The phone call home: first silence, then a scream, then “show me”.
Somewhere a mother is already looking at hats. {K}.
Symptoms of {k}: holding the coffee cup oddly, waving more than necessary.
The knee goes down and time goes with it. {K}.
plain:
{K}. The easiest yes there is.
I'd say yes again, and I'd say it faster. {K}.
It still feels like a secret we get to tell everybody. {K}.
Here's to a lifetime of asking each other much smaller questions. {K}.
{K}: the beginning of our favorite part.
The right person, and the word everybody was hoping for. {K}.
So this is what being sure feels like. {K}.
news:
{K}. The left hand is doing all the talking.
{K}. Somebody has been grinning ever since.
{K}. Every love story needs a chapter like this one.
{K}. The mothers have started a list.
{K}. One for the wedding speech, if anybody can tell it without laughing.
{K}. It began with a question, as most good stories do.
invite:
{K}. You find the words, we'll help with the rest.
Tell us your story and leave out nothing but the surprise. {K}.
{K}. Leave this open on a screen where somebody will see it.
If somebody in your life needs a hint, this is one. {K}.
{K}. Come by, we're excellent at keeping secrets.
For the question you have been practicing in the mirror. {K}.

== party 🎉
nouns: party, parties, our party, house party, housewarmings, dinner party, dinner parties, garden party, celebration, celebrations, birthday party, birthday parties, kids party, kids' party, surprise party, themed party, cocktail party, office party, company party, farewell party, going-away party, goodbye party, block party, pizza party, welcome party, launch party, anniversary party, engagement party games, new year's eve party, watch party, party decor, party decorations, balloon arch, party outfit, party prep, party planning, confetti, piñata, pinata, balloons, afterparty, festivities, prom, prom night, prom season, homecoming, homecoming dance, school dance, going away party, parade, mardi gras, divorce party
tags: PartyTime, Celebrate, LetsCelebrate, Party
turn:
{K}. The guests go home. The confetti signs a lease.
I was going to leave early, and then somebody started a song. {K}.
The best conversation at any party happens in the kitchen.
You tidy up so that people can come and undo it. {K}.
Everybody says “don't bring anything”, and everybody brings chips. {K}.
I wore the good shoes and spent the party standing next to the chairs.
The playlist was perfect until somebody else got the phone. {K}.
{K}. Glitter is not a decoration, it's a commitment.
I came for the cake and made small talk as a payment plan. {K}.
My dance moves are better in the dark, like most stars. {K}.
reader:
First to arrive or last to leave: who are you at a party?
Where do you end up at every party: kitchen, dance floor or next to the dog?
Do you say goodbye at a party, or quietly disappear?
What makes a party for you: the people, the music or the snack table?
Theme party: full costume, or a hat and a good excuse?
Which song gets you off the chair at a party, every time?
scene:
“We're not staying long,” they said, taking off their shoes. {K}.
Somebody turns the music down, and somebody else turns it right back up. {K}.
Half of a balloon, one paper hat, a very happy couch. {K}.
The stages of {a}: shy by the wall, loud in the kitchen, hugging in the hall.
A cork, a cheer, and somebody shouting “wait, I wasn't filming”. {K}.
Host's prayer: may they come, may they eat, may they find their own coats.
“Is there ice?” The question on which every party stands or falls.
plain:
{K}. Good people, loud music, no hurry.
Any excuse to have everybody in the same room. {K}.
Some days should be louder than others. {K}.
It's not about the decorations, it's about who gets under them. {K}.
{K}: more laughing than planned, more chairs than planned.
Life is short, so light the candles and cut the cake. {K}.
Here's to the people who show up and stay to stack the plates. {K}.
news:
{K}. There will be confetti in the carpet to prove it.
{K}. Somebody raise a glass of whatever is open.
{K}. The neighbors have surely heard.
{K}. If that isn't a toast, I don't know what is.
{K}. Turn the music up and tell it again.
{K}. Parties have been thrown for less.
invite:
{K}. Come hungry, come loud, come as you are.
Bring the friend who starts the dancing. {K}.
{K}. You only have to show up and be delightful.
Good shoes optional, good mood preferred. {K}.
{K}. Nobody will notice if you have seconds. Have seconds.
You worry about the outfit, we'll worry about the rest. {K}.

== date-night 🥂
nouns: date night, date nights, date-night, dinner date, dinner dates, first date, first dates, coffee date, coffee dates, lunch date, double date, double dates, blind date, second date, third date, brunch date, date night at home, date day, valentine's day dinner, valentines dinner, candlelight dinner, candlelit dinner, romantic dinner, dinner for two, table for two, date idea, date ideas, date
tags: DateNight, DateNightOut, DinnerDate, DateIdeas
turn:
{K}. We promised not to talk about work, and then it was very quiet for a second.
I said “you choose the place” and I had one place in mind.
I wasn't going to order dessert. I was going to eat yours. {K}.
Half of {k} is getting ready. The other half is saying how nice you look.
The mirror gets more questions than the date will. {K}.
Nobody looks at the menu for that long because of the food. {K}.
Somebody read the whole menu in advance, and that somebody is me. {K}.
Romance is pretending not to see the spinach until it's polite to mention it.
The candle did most of the work. {K}.
reader:
Date night: dress up and go out, or takeout and the good blanket?
First date: dinner, coffee or a walk with an escape route?
On a date: do you share plates, or defend your own?
Best date idea that costs next to nothing? The floor is open.
Who picks the place on date night, and is it really a choice?
Film or dinner first? Date planners disagree loudly.
scene:
“What are you having?” “I'm waiting to hear what you're having.” {K}.
Phones away, shoes touching under the table. {K}.
The walk home, the long way, on purpose. {K}.
plain:
I'd rather be bored with you than busy with anybody. {K}.
It isn't about where you go, it's about who you look at. {K}.
{K}: unhurried, a little dressed up, easy to talk to.
Good company makes any table the best one. {K}.
A small night that you remember for a long time. {K}.
news:
{K}. Romance is alive and has something on its shirt.
{K}. It beats the couch, and the couch is a strong opponent.
{K}. Rom-coms have started with less.
{K}. The candle saw everything.
{K}. Somebody write that down for the grandkids.
{K}. Dessert will be needed to discuss it.
invite:
{K}. We'll save you from “I don't know, what do you want?”
{K}. Leave it open on the phone and look out of the window.
Get the sitter, find the shoes, leave the dishes. {K}.
Ask them out. Worst case, you get to eat both desserts. {K}.

== night-out 🪩
nouns: night out, nights out, a night out, clubbing, night club, nightclub, club night, dancefloor, dancing all night, night out dancing, bar hopping, bar-hopping, bar night, saturday night out, friday night out, big night out, ladies' night, ladies night, bachelorette night, going-out outfit, going out outfit, going out top, disco, disco night, raves, after-party, techno night, 80s night, 90s party, cocktail bar night, late-night kebab, late night pizza, nightlife, open bar, dance party, bachelorette, bachelorette party, bachelor party, hen do, hen party, stag do, club, clubs
tags: NightOut, Nightlife, WeekendNights, DanceFloor
turn:
“Just one drink” has left the building, dancing. {K}.
The shoes were a mistake and I'd make it again. {K}.
{K}: loud music, so we can all pretend we heard each other.
My bed and I had plans, and I canceled by accident. {K}.
I only dance to good songs, and it turns out they're all good. {K}.
The best part of {a} is the food on the way home.
Everybody becomes a best friend in the line for the bathroom. {K}.
My ears are still there, I think. {K}.
Getting ready took longer than the song I came for. {K}.
reader:
Night out: dance floor, bar stool or outside with the talkers?
Heels, flats or shoes you can run in? Night-out veterans, speak.
Best food after a night out: pizza, fries or whatever is open?
Which song gets you onto any dance floor, no matter how your feet feel?
Do you leave while it's still good, or when the lights come on?
scene:
“Where are you?” “By the speaker.” “Which one?” “WHAT?” {K}.
Getting-ready music is half of the night. {K}.
Bass in the chest, coat over the arm, hands in the air. {K}.
“I'm going home after this one.” The song changes. “After this one.”
Shoes in one hand, fries in the other, no regrets on the sidewalk. {K}.
A taxi full of people singing the wrong words. {K}.
plain:
{K}. Good songs, good people, no alarm in the morning.
Some nights you just have to be loud and happy. {K}.
I don't go out often, so I go out properly. {K}.
Dancing badly with people you like is very good for the mood. {K}.
{K}: the kind of noise I need sometimes.
The night is long enough for one more song. {K}.
news:
{K}. The dance floor has no further comment.
{K}. What happens in the photo booth stays in the photo booth.
{K}. It made perfect sense when the music was louder.
{K}. We'll laugh about it over breakfast, quietly.
{K}. Nobody remembers the song, everybody remembers this.
{K}. The night was young and so were we, for a moment.
invite:
{K}. The couch will still be there when you get back.
Bring your feet and a friend with questionable moves. {K}.
{K}. Wear something you can spin in.
Your song is coming on any minute now. {K}.
{K}. Nobody's watching, everybody's dancing.
Text the group before somebody puts on pajamas. {K}.

== single-life 💌
nouns: dating, single life, being single, single, situationship, ghosted, love life, dating profile, bad date, bad dates, speed dating, flirting, pickup line, heartbreak
tags: DatingLife, SingleLife, LoveLife, HappilySingle
turn:
My type is apparently “learning experience”.
I'm not picky, I just have a very vivid imagination of being alone with a pizza.
{K}. I dressed for love and stayed for the appetizer.
Plenty of fish in the sea, and I keep catching boots.
My standards are high, and my phone battery is low.
{K}. I reread my text until the words lost their meaning.
I practiced looking relaxed in the mirror, which is not relaxed.
reader:
{K}. What's the smallest thing that gives you the ick?
Who texts first: you, or nobody ever?
Coffee, walk or dinner: what makes a good first date?
What's the best terrible date story you have?
scene:
Typing, stopped typing, typing, stopped. {K}.
“So, tell me about yourself.” Suddenly I've never met me.
plain:
{K}. Hopeful, with snacks.
I'd rather wait for the right laugh.
{K}. Good company starts with my own.
Love can take its time. I've got plants.
news:
{K}. The friends' council has been called in.
{K}. Details only in person.

== self 🤳
nouns: self-portraits, self portrait, bathroom selfie, birthday me, me at 30, new me, glowup, my glow up, new look, my face, my new look, birthday photoshoot, birthday outfit selfie, no makeup day, solo trip selfie
tags: Selfie, JustMe, SelfieTime, SelfLove
turn:
{K}. Taken by the only photographer who knows my good side.
I smiled as if I'd just remembered something good. I had. It was lunch.
{K}: same person, better lighting.
I took one look and decided to be nice to that person. {K}.
The mirror asked for a moment to adjust. {K}.
{K}. The confidence is real, the posture is temporary.
I'd like to thank the window for standing there. {K}.
Not every day has this face, so I'm keeping the evidence. {K}.
The phone says storage full. I say worth it. {K}.
reader:
Selfies: do you have a good side, or a good distance?
First try or fortieth: how many selfies until you keep one?
Smile with teeth, without, or the one that only strangers get in photos?
Do you look at the camera in a selfie, or at yourself? Truth only.
What's your trick for feeling good in a picture of yourself?
Front camera opened by accident: scream, laugh or quietly close it?
scene:
Chin up, chin down, chin somewhere, blink. {K}.
Photo roll: eyes closed, mouth open, eyes closed, art. {K}.
“Let me see it first.” I'm talking to myself, and myself approves.
Museum label: artist and model are the same person, and they get along. {K}.
A good song, a clean mirror, a small nod to whoever is in there. {K}.
Camera: ready. Face: still loading. {K}.
Breathe out, drop the shoulders, think of something funny, click. {K}.
plain:
{K}. I like this person more every year.
Just me, feeling fine and saying so. {K}.
I want to remember how this felt. {K}.
Being kind to myself is a work in progress, and it's going well. {K}.
{K}: nothing to prove, happy to be here.
I'm glad I'm in this one. {K}.
I used to hide behind the camera. It's nicer on this side. {K}.
news:
{K}. The mirror and I talked about it at length.
{K}. I told myself first and I took it well.
{K}. I'm keeping this one for the biography.
{K}. That's so me, says everybody who knows me.
{K}. Not my best angle, but my favorite story.
invite:
{K}. You look better than you think, and we can prove it.
Bring your face, we'll take it from there. {K}.
{K}. Book something nice for the person in your mirror.
You've been nice to everybody else. Your turn. {K}.
{K}. “Not photogenic” is what nearly everybody says first.
Tag the friend who never posts the good ones. {K}.

== neighbors 🏘️
nouns: neighbor, neighbors, neighbour, neighbours, my neighbor, my neighbour, our neighbors, my neighbors, our neighbours, next-door neighbor, upstairs neighbor, upstairs neighbors, downstairs neighbor, neighborhood, neighborhoods, neighbourhood, my neighborhood, our neighborhood, our neighbourhood, our street, my street, quiet street, our block, cul-de-sac, neighborhood watch, street party, block party planning, balcony neighbors, small town, small town life, village life, community, local community, apartment building, little free library
tags: Neighborhood, Neighbors, LocalLove, CommunityLove
turn:
{K}. Everybody says hello, and everybody knows what you had delivered.
I borrowed an egg and came home with a whole conversation.
Some dogs here are better known than the mayor. {K}.
{K}: close enough to share the sugar, far enough to sing.
There's always one person who knows when the trash goes out. Bless that person.
The walls are thin, and we all have the same favorite song now. {K}.
You know you belong when the cat from down the road ignores you too. {K}.
The loudest lawnmower always has the earliest plans. {K}.
I took in the neighbor's parcels, so I'm basically the post office.
reader:
Do you know your neighbors by name, or by dog?
What's the best thing a neighbor ever did for you?
Neighbors: ring the bell, or text “are you home?” from next door?
What have you borrowed from a neighbor and still not given back?
What makes a street feel like a neighborhood to you?
scene:
“Do you have a ladder?” That's how every good neighborhood begins.
A wave from the porch, a bike bell, somebody's dinner on the air. {K}.
Stairwell talk: weather, weather, parcel, weather, real secret. {K}.
Curtains move. Nobody's there. Everybody knows. {K}.
Breaking local news: there's a new car on the street, and theories. {K}.
plain:
A place becomes home one nod at a time. {K}.
I like knowing whose light is still on. {K}.
Small favors make a big place friendly. {K}.
It's the people who would notice if you didn't come home. {K}.
news:
{K}. The street heard it first, as always.
{K}. It'll be around the block by dinner.
{K}. Somewhere a curtain just moved.
{K}. Nothing ever happens here, they say.
{K}. That's worth a talk over the fence.
{K}. Every street needs a story like that.
invite:
{K}. Come over, you know where we are.
It's a short walk and you already know half the people. {K}.
{K}. Tell next door, and ask them to tell next door.
Bring a chair and the neighbor you've only ever waved at. {K}.
{K}. Local people, this one is for you.
Come in slippers, nobody here will tell. {K}.

== moving 📦
nouns: moving, moving house, moving out, moving in, our move, my move, big move, cross-country move, new apartments, my new apartment, our new apartment, my first apartment, our first apartment, new flat, my new flat, our new flat, first flat, my new place, our new place, boxes, unpacking, unpacking boxes, unpacking day, packing boxes, packing up, moving van, moving truck, empty apartment, new kitchen in the new apartment, new neighborhood, moving week, move-in day chaos, move-out day, new bedroom, new living room, first night in the new apartment, furniture assembly, flat-pack furniture
tags: MovingDay, NewApartment, NewPlace, HomeSweetHome
turn:
{K}. Everything I own, and I can't find a spoon.
Half the boxes say “misc”, and the other half are lying. {K}.
It turns out that I own a great many cables and no idea what for. {K}.
“It will fit,” we told the couch. The couch and the stairs disagreed. {K}.
Moving is a friendship test with stairs. {K}.
I labeled the first box in full sentences and the last one with a sigh.
The kettle should travel like royalty: last one in, first one out. {K}.
I packed the scissors. They're in a box. The box is taped. {K}.
You never know how much you own until you've carried it. {K}.
reader:
What do you unpack first after moving: the bed, the kitchen or the speaker?
Which box from your last move have you still not opened?
Moving: throw it out before, or carry it along and throw it out there?
What's the first meal in a new place: pizza on the floor, or pizza on a box?
Who's the friend you'd call to carry the washing machine?
How long does a new place take to feel like home for you?
scene:
“Pivot.” “I am pivoting.” The stairs have heard it all before. {K}.
Echo in the rooms, tape on the sleeve, pizza on a box. {K}.
One mug, one lamp, one very loud empty room. {K}.
Found while packing: the thing I replaced because I couldn't find it.
A mattress on the floor, keys on the windowsill, big plans for the wall. {K}.
plain:
{K}. Still full of boxes, already full of plans.
It doesn't look like home yet, but it's getting the idea. {K}.
New walls, new sounds, same old favorite mug. {K}.
Leaving is odd and arriving is lovely, and I'm in between. {K}.
{K}: tired arms and a very happy head.
Slowly, every thing finds its place, and so do people. {K}.
To everybody who ever carried a box for a friend: thank you. {K}.
news:
{K}. It's in one of the boxes, and so is my patience.
{K}. The new walls have heard their first story.
{K}. This will be funny once I've found the chairs.
{K}. Mark this one “fragile”.
{K}. Home is where the wifi finally connects.
{K}. I'd write more, but the pens are in a box.
invite:
{K}. You carry the plant, we'll carry the rest.
Your back has asked us to get in touch. {K}.
{K}. Before you call in that favor from everybody you know.
Tell us about the stairs. We'd rather know. {K}.
{K}. Save this for the day you count the boxes.
Send it to the friend who's “almost done packing”. {K}.
`;
