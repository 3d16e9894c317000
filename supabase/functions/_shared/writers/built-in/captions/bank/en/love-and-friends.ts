export const loveAndFriends = `
== hangover 🥴
under: night-out
nouns: hangover, hungover, the morning after, hangover cure
tags: TheMorningAfter, NeverAgain, WaterPlease
turn:
Somebody poured gravel into my head and turned the lights up. {K}.
{K}. The birds are very loud. Somebody should speak to them.
{K}. Never again, I said, as I say.
{K}. My head has its own drummer.
{K}. My past self sends regards and no apology.
reader:
What's your cure? Asking for the whole sofa. {K}.
Big breakfast, dark room or a phone call to apologize? {K}.
scene:
A glass of water, a cold floor, a lot of regret. {K}.
Curtains shut, water close, dignity elsewhere. {K}.
One eye open, then slowly not. {K}.
plain:
Toast is a good friend on a day like this. {K}.
{K}. Water, toast and mercy, please.
{K}. It was fun. It was. I think.
invite:
{K}. Tag the one who said “just one more”.
news:
{K}. All plans have been replaced by soup.

== friends 🤝
nouns: friend, friends, my friends, friend group, girls night, girls' night, girls night out, guys night, guys' night
nouns: boys night, friends night, friendship, friendships, old friends, old friend, game night with friends
nouns: dinner with friends, brunch with friends, coffee with friends, weekend with friends, trip with friends
nouns: girls trip, girls' trip, girls weekend, friend date, friendship day, catch-up, group of friends
nouns: college friends, squad, chosen family, group of girls, mom friends, adult friendships
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
The plan: food, gossip, a walk, gossip about the walk. {K}.
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
invite:
{K}. Tag the friend who has to come with you.
Send this to the friend who always says “we should do something”. {K}.
You bring the friends, we bring the reason. {K}.
Somebody in your group chat needs to take charge, and it's you. {K}.
news:
{K}. Somebody is already recording a very long voice message about it.
{K}. Snacks were involved, as in most good things.
{K}. Somebody got it on video. Somebody always does.
{K}. There's an inside joke in there somewhere, and it's terrible.
{K}. You should hear the long version, it comes with acting.

== couple 💑
nouns: couple, couples, us two, the two of us, fiance, my fiance, fiancé, fiancée, wedding anniversary
nouns: anniversary dinner, anniversary trip, couples trip, couple photos, couples photoshoot, love of my life
nouns: soulmate, relationship, relationships, couple goals, my person, my valentine, high school sweetheart
nouns: dating anniversary, anniversary date, anniversary weekend, happy anniversary to us, our wedding anniversary
alone: anniversary, our anniversary, happy anniversary, first anniversary
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
invite:
{K}. Tag the one you'd share it with. Sharing includes dessert.
Put the phones away and look at each other for a while. {K}.
Somebody you love would be pleased you remembered. {K}.
{K}. Forward it with no comment. They'll understand.
Because “what do you want to do?” “I don't know” has to end somewhere. {K}.
news:
{K}. It's in the vows somewhere, between “better” and “worse”.
{K}. Somebody still gets nervous about it, and it's sweet.
{K}. It's the small stuff, plus dessert.

== wedding 💒
nouns: wedding, weddings, our wedding, my wedding, wedding day, bride, brides, bride and groom, wedding flowers
nouns: wedding bouquet, bridal bouquet, wedding ceremony, wedding reception, wedding venue, wedding planning
nouns: wedding season, wedding photos, wedding invitation, wedding invitations, wedding table, wedding decor
nouns: bridal shower, elopement, beach wedding, garden wedding, barn wedding, winter wedding, summer wedding
nouns: destination wedding, micro wedding, wedding rings, wedding rehearsal, rehearsal dinner, wedding favors
nouns: bridal hair, bridal makeup, save the date, mother of the bride, father of the bride, mother of the groom
nouns: father of the groom, wedding party, flower girl, ring bearer, courthouse wedding, officiant, vow renewal
nouns: vow renewals, the groom, groom-to-be, groom to be, our groom, wedding hashtag, wedding registry, eloping
nouns: wedding dance floor
alone: groom, grooms
tags: Wedding, WeddingDay, WeddingInspo, WeddingSeason
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
invite:
{K}. You bring the love story, we'll take it from there.
Breathe in, breathe out, write to us. {K}.
{K}. One line off the wedding list, which leaves you with only the rest.
You said yes to each other. This is the easy question. {K}.
{K}. Send this to the bride who has too many tabs open.
Tell us how you met. We ask everybody, and we love every answer. {K}.
news:
{K}. Tissues up the sleeve, shoes under the table.
{K}. An uncle is already warming up for the dance floor.
{K}. Somebody's aunt is crying, and it's only the hors d'oeuvres.
{K}. And then there's the bouquet, and elbows.
{K}. Love found a way, and so did everybody else.
{K}. There's a checklist, and then there's what happens.

== engagement 💍
nouns: our engagement, engagement ring, engagement rings, marriage proposal, surprise proposal, engagement party
nouns: engagement shoot, engagement session, engagement photoshoot, engagement announcement, engaged life, fiancé life
nouns: ring shopping, newly engaged couple, engagement dinner, engagement season, promise ring, engagement celebration
nouns: he said yes, she said yes, they said yes, got engaged, just engaged, we're engaged, we got engaged
nouns: proposal story, ring shot, ring photo
alone: engagement, engagements, proposal, proposals, the ring, i said yes, saying yes
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
First symptoms: holding the coffee cup oddly, waving more than necessary. {K}.
The knee goes down and time goes with it. {K}.
plain:
{K}. The easiest yes there is.
I'd say yes again, and I'd say it faster. {K}.
It still feels like a secret we get to tell everybody. {K}.
Here's to a lifetime of asking each other much smaller questions. {K}.
{K}: the beginning of our favorite part.
The right person, and the word everybody was hoping for. {K}.
So this is what being sure feels like. {K}.
invite:
{K}. You find the words, we'll help with the rest.
Tell us your story and leave out nothing but the surprise. {K}.
{K}. Leave this open on a screen where somebody will see it.
If somebody in your life needs a hint, this is one. {K}.
{K}. Come by, we're excellent at keeping secrets.
For the question you have been practicing in the mirror. {K}.
news:
{K}. The left hand is doing all the talking.
{K}. Somebody has been grinning ever since.
{K}. Somebody is practicing a new signature.
{K}. The mothers have started a list.
{K}. One for the wedding speech, if anybody can tell it without laughing.
{K}. It began with a question, as most good stories do.

== party 🎉
nouns: party, parties, our party, house party, housewarmings, garden party, celebration, celebrations, birthday party
nouns: birthday parties, kids party, kids' party, surprise party, themed party, cocktail party, office party
nouns: company party, block party, pizza party, welcome party, launch party, anniversary party, engagement party games
nouns: new year's eve party, watch party, afterparty, festivities
tags: PartyTime, Celebrate, LetsCelebrate, Party
turn:
{K}. The guests go home. The confetti signs a lease.
I was going to leave early, and then somebody started a song. {K}.
The best conversation at any party happens in the kitchen.
You tidy up so that people can come and undo it. {K}.
Everybody says “don't bring anything”, and everybody brings chips. {K}.
I wore the good shoes and spent the party standing next to the chairs.
The playlist was perfect until somebody else got the phone. {K}.
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
{K}. Good people, full plates, no hurry.
Any excuse to have everybody in the same room. {K}.
Some days should be louder than others. {K}.
It's not about the decorations, it's about who gets under them. {K}.
{K}: more laughing than planned, more chairs than planned.
Life is short, so light the candles and cut the cake. {K}.
Here's to the people who show up and stay to stack the plates. {K}.
invite:
{K}. Come hungry, come loud, come as you are.
Bring the friend who starts the dancing. {K}.
{K}. You only have to show up and be delightful.
Good shoes optional, good mood preferred. {K}.
{K}. Nobody will notice if you have seconds. Have seconds.
You worry about the outfit, we'll worry about the rest. {K}.
news:
{K}. There will be confetti in the carpet to prove it.
{K}. Somebody raise a glass of whatever is open.
{K}. The neighbors have surely heard.
{K}. There's glitter on the cat, and no confession.
{K}. Turn the music up and tell it again.
{K}. Somebody hide the good couch pillows.

== date-night 💕
nouns: date night, date nights, date-night, dinner date, dinner dates, first date, first dates, coffee date
nouns: coffee dates, lunch date, double date, double dates, blind date, second date, third date, brunch date
nouns: date night at home, date day, valentine's day dinner, valentines dinner, candlelight dinner, candlelit dinner
nouns: romantic dinner, dinner for two, table for two, date idea, date ideas, date at home, at-home date, at home date
nouns: couch date
alone: date
tags: DateIdeas, CoupleTime, DateVibes
turn:
{K}. We promised not to talk about work, and then it was very quiet for a second.
I said “you choose the place” and I had one place in mind.
I wasn't going to order dessert. I was going to eat yours. {K}.
Half of it is getting ready. The other half is saying how nice you look. {K}.
The mirror gets more questions than the date will. {K}.
Nobody looks at the menu for that long because of the food. {K}.
Somebody read the whole menu in advance, and that somebody is me. {K}.
Romance is pretending not to see the spinach until it's polite to mention it.
The butterflies ordered before anybody else did. {K}.
reader:
Dress up and go out, or takeout and the good blanket? {K}.
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
invite:
{K}. We'll save you from “I don't know, what do you want?”
{K}. Leave it open on the phone and look out of the window.
Get the sitter, find the shoes, leave the dishes. {K}.
Ask them out. Worst case, you get to eat both desserts. {K}.
news:
{K}. Romance is alive and has something on its shirt.
{K}. It beats the couch, and the couch is a strong opponent.
{K}. Rom-coms have started with less.
{K}. The next table is definitely taking notes.
{K}. Somebody write that down for the grandkids.
{K}. Dessert will be needed to discuss it.

== night-out 🪩
nouns: night out, nights out, a night out, clubbing, night club, nightclub, club night, dancefloor, dancing all night
nouns: night out dancing, bar hopping, bar-hopping, bar night, saturday night out, friday night out, big night out
nouns: ladies' night, ladies night, going-out outfit, going out outfit, going out top, disco, disco night, raves
nouns: after-party, techno night, 80s night, 90s party, cocktail bar night, late-night kebab, late night pizza
nouns: nightlife, dance party
alone: club, clubs
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
invite:
{K}. The couch will still be there when you get back.
Bring your feet and a friend with questionable moves. {K}.
{K}. Wear something you can spin in.
Your song is coming on any minute now. {K}.
{K}. Nobody's watching, everybody's dancing.
Text the group before somebody puts on pajamas. {K}.
news:
{K}. The dance floor has no further comment.
{K}. What happens in the photo booth stays in the photo booth.
{K}. It made perfect sense when the music was louder.
{K}. We'll laugh about it over breakfast, quietly.
{K}. The jacket is still there, somewhere.
{K}. The night was young and so were we, for a moment.

== single-life 💌
nouns: dating, single life, being single, situationship, ghosted, love life, dating profile, bad date, bad dates
nouns: speed dating, flirting, ghosting, breadcrumbing, tinder date, friend zone, friendzone, newly single
nouns: dating app fatigue, online dating, hinge date
alone: single
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
What's the smallest thing that gives you the ick? {K}.
Who texts first: you, or nobody ever?
Coffee, walk or dinner: what makes a good first date?
What's the best terrible date story you have?
scene:
“So what do you do for fun?” Silence. I own a very nice blanket. {K}.
Typing, stopped typing, typing, stopped. {K}.
“So, tell me about yourself.” Suddenly I've never met me.
plain:
A table for me and nobody to argue with about the window seat. {K}.
{K}. Hopeful, with snacks.
I'd rather wait for the right laugh.
{K}. Good company starts with my own.
Love can take its time. I've got plants.
news:
{K}. The group chat is acting as counsel.
{K}. Details only in person.

== self 🤳
nouns: self-portraits, self portrait, bathroom selfie, birthday me, me at 30, new me, glowup, my face
nouns: birthday photoshoot, birthday outfit selfie, no makeup day, solo trip selfie
alone: new look, my new look
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
invite:
{K}. You look better than you think, and we can prove it.
Bring your face, we'll take it from there. {K}.
{K}. Book something nice for the person in your mirror.
You've been nice to everybody else. Your turn. {K}.
{K}. “Not photogenic” is what nearly everybody says first.
Tag the friend who never posts the good ones. {K}.
news:
{K}. The mirror and I talked about it at length.
{K}. I told myself first and I took it well.
{K}. I'm keeping this one for the biography.
{K}. That's so me, says everybody who knows me.
{K}. Not my best angle, but my favorite story.

== neighbors 🏘️
nouns: neighbor, neighbors, neighbour, neighbours, my neighbor, my neighbour, our neighbors, my neighbors
nouns: our neighbours, next-door neighbor, neighborhood, neighborhoods, neighbourhood, my neighborhood
nouns: our neighborhood, our neighbourhood, our street, my street, our block, neighborhood watch, street party
nouns: block party planning, local community, new neighbors, new neighbor, block association
alone: community
tags: Neighborhood, Neighbors, LocalLove, CommunityLove
turn:
{K}. Everybody says hello, and everybody knows what you had delivered.
I borrowed an egg and came home with a whole conversation.
Some dogs here are better known than the mayor. {K}.
Close enough to share the sugar, far enough to sing. {K}.
There's always one person who knows when the trash goes out. Bless that person.
The best recipes came over the fence, with the bowl still to be returned. {K}.
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
Fence talk: weather, weather, parcel, weather, real secret. {K}.
Curtains move. Nobody's there. Everybody knows. {K}.
Breaking local news: there's a new car on the street, and theories. {K}.
plain:
A place becomes home one nod at a time. {K}.
I like knowing whose light is still on. {K}.
Small favors make a big place friendly. {K}.
It's the people who would notice if you didn't come home. {K}.
invite:
{K}. Come over, you know where we are.
It's a short walk and you already know half the people. {K}.
{K}. Tell next door, and ask them to tell next door.
Bring a chair and the neighbor you've only ever waved at. {K}.
{K}. Local people, this one is for you.
Come in slippers, nobody here will tell. {K}.
news:
{K}. The street heard it first, as always.
{K}. It'll be around the block by dinner.
{K}. Even the cat on the wall looked up.
{K}. The curtain at the corner saw it first.
{K}. That's worth a talk over the fence.
{K}. Somebody is already leaning on the fence to discuss it.

== moving 📦
nouns: moving, moving house, moving out, moving in, our move, my move, big move, cross-country move, new apartments
nouns: my new apartment, our new apartment, my first apartment, our first apartment, new flat, my new flat
nouns: our new flat, first flat, my new place, our new place, unpacking, unpacking boxes, unpacking day, packing boxes
nouns: packing up, moving van, moving truck, new kitchen in the new apartment, new neighborhood, moving week
nouns: move-in day chaos, move-out day, new bedroom, new living room, first night in the new apartment, move-in day
nouns: moving day boxes
alone: boxes
tags: MovingDay, NewPlace, HomeSweetHome
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
invite:
{K}. You carry the plant, we'll carry the rest.
Your back has asked us to get in touch. {K}.
{K}. Before you call in that favor from everybody you know.
Tell us about the stairs. We'd rather know. {K}.
{K}. Save this for the day you count the boxes.
Send it to the friend who's “almost done packing”. {K}.
news:
{K}. It's in one of the boxes, and so is my patience.
{K}. The new walls have heard their first story.
{K}. This will be funny once I've found the chairs.
{K}. Mark this one “fragile”.
{K}. Home is where the wifi finally connects.
{K}. I'd write more, but the pens are in a box.

== alcohol-free 🍋
under: growth
nouns: dry january, sober october, sober curious, alcohol-free, alcohol free, zero proof, mocktail month
nouns: dry january day one, sober month, no alcohol, alcohol-free wine, alcohol free beer, mindful drinking
nouns: sober summer
tags: AlcoholFree, SoberCurious, ZeroProof
turn:
{K}. I remember every conversation, including the boring ones.
It turns out I was dancing badly all by myself the whole time. {K}.
{K}: the mornings are the after-party.
Lime, ice, a fancy glass, and nobody asks. {K}.
reader:
What do you order so that it still feels like an evening out? {K}.
What surprised you most: the sleep, the skin or the free mornings? {K}.
What do you say when somebody asks why? {K}.
scene:
“Just one?” “Just a lemonade.” A shrug. The evening goes on. {K}.
Up early, clear head, no apology to send. {K}.
A twist of lemon, a tall glass, the best seat in the room. {K}.
plain:
It's allowed to be simple. {K}.
{K}. All of the evening, none of the fog.
invite:
{K}. Something cold in a nice glass, and home with a clear head.
Bring the thirst, the fun is already here. {K}.
news:
{K}. My pillow sends its thanks.
The lime industry can count on me. {K}.

== new-friends 👋
under: friends
nouns: new friends, new friend, making friends, making new friends, making friends as an adult, adult friendship
nouns: new mom friends, new friendship, friendship as an adult, finding my people, meeting new people
tags: NewFriends, MakingFriends, Friendship
turn:
{K}. “We should hang out” is a sentence. Picking a day is the friendship.
As a kid you asked “want to play?” and that was the whole paperwork. {K}.
{K}: pretending to be normal until somebody admits they aren't either.
It starts with borrowed sugar and ends with a spare key. {K}.
reader:
How did you meet the last person who became a friend?
Who makes the first move with you: them, or nobody ever? {K}.
What do you talk about before it gets real? {K}.
scene:
“Do you want to get coffee sometime?” My heart is beating like it's a proposal. {K}.
The moment somebody laughs at the weird joke. {K}.
A new number in the phone, saved with a little note. {K}.
plain:
Somebody has to wave first. {K}.
{K}. Old friends were new once, too.
invite:
{K}. Come alone, you won't leave that way.
Bring yourself, half the room doesn't know anybody either. {K}.
news:
{K}. We've already skipped the small talk.
Somebody used the nickname, so it's official. {K}.

== pen-pals ✉️
under: friends
nouns: pen pal, pen pals, penpal, penpals, handwritten letter, writing letters, love letters to friends
nouns: handwritten note, handwritten notes
tags: SnailMail, LetterWriting, PenPals
turn:
{K}. No read receipts, no typing bubble, just hope and a stamp.
You can hear somebody's voice in their handwriting, even the hurried bits. {K}.
{K}: the slow kind of good news.
Nobody has ever kept a text in a shoebox. {K}.
reader:
When did you last get something in the mail that wasn't a bill? {K}.
Whose handwriting would you know anywhere? {K}.
What would you write if it had to fit on one page? {K}.
scene:
A real stamp, a crooked address, and the day stops for a minute. {K}.
Read at the mailbox. Read again on the stairs. {K}.
A pen that skips, a word crossed out, and it's better for it. {K}.
plain:
Somebody sat down and thought only of you for a while. {K}.
{K}. It takes longer, and you can tell.
invite:
{K}. Pick a card, pick a person, surprise them.
Send this to somebody whose address you still know by heart. {K}.
news:
{K}. It's going in the box with the ribbon.
The mailbox and I are on good terms again. {K}.

== wedding-toast 🥂
under: wedding
nouns: wedding toast, wedding speech, wedding speeches, best man speech, best man's speech, maid of honor speech
nouns: toast to the bride, toast to the bride and groom, toast to the newlyweds, toast to the happy couple
nouns: toast to the couple, raising a glass to the newlyweds, father of the bride speech, bride speech, groom speech
nouns: groom's speech, wedding toasts, maid of honor toast, best man toast, toast to the groom, a toast to the bride
nouns: a toast to the newlyweds, engagement toast
tags: WeddingToast, WeddingSpeech, WeddingDay
turn:
{K}. The funny part got a sniffle, the serious part got a laugh.
The paper shakes more than the voice. {K}.
{K}: every embarrassing story, with love, in front of everybody's mother.
It was practiced in the shower, the car and the elevator, and then the bride looked over. {K}.
reader:
Short and funny, or long with tissues: which speech do you remember?
Which story never should have been told in front of the grandparents? {K}.
Who should never, ever be handed the microphone? {K}.
scene:
A knife against a glass. Chairs turn. Somebody swallows hard. {K}.
“I've known them both since before it was cool.” The couple exchange a look. {K}.
A joke, a pause, a voice that cracks on the important word. {K}.
plain:
May the jokes never run out, and may the dishes always be done. {K}.
{K}. To the ones who found each other, and to the ones who said they would.
Here's to a love that makes the whole room stand up. {K}.
invite:
{K}. Write down the good part, the rest will come.
Keep it short, keep it kind, leave out the college years. {K}.
news:
{K}. Everybody up, glasses too.
Not a dry eye, not even at the table with the cousins. {K}.

== wedding-dress 👰
under: wedding
nouns: wedding dress, wedding dresses, bridal gown, bridal gowns, wedding dress shopping, dress fitting
nouns: bridal fitting, veil, wedding veil, say yes to the dress, wedding gown, wedding gowns
nouns: dress shopping with the bride, bridal boutique, bridal shop, bridal appointment, second wedding dress
nouns: my wedding dress
tags: WeddingDress, BridalGown, BrideToBe, Bridal
turn:
{K}. You try them all, and it was the one from the very beginning.
So much fabric, and somehow no place to put a phone. {K}.
{K}: worn for a day, remembered by everybody's mother.
Sitting down takes a plan. Going to the bathroom takes a team. {K}.
reader:
Long train, short skirt or a suit: what would you say yes in? {K}.
Did you know right away, or did you need a second visit? {K}.
Who would you bring along, and who would you never? {K}.
scene:
The curtain opens. Somebody's mother already needs a tissue. {K}.
A row of tiny buttons, and nobody may breathe. {K}.
“That's the one.” And then nobody says anything. {K}.
plain:
It should feel like you, only with a train. {K}.
{K}. Made for one long look down the aisle.
invite:
{K}. Bring your people and an open mind, leave the pressure in the car.
Try on the one you'd never pick. You never know. {K}.
news:
{K}. Somebody has twirled, and then twirled again.
The zipper closed, the tears didn't. {K}.

== wedding-cake 🍰
under: wedding
nouns: wedding cake, wedding cakes, wedding cake tasting, cake cutting, wedding dessert, wedding cupcakes
nouns: wedding dessert table
tags: WeddingCake, CakeTasting, WeddingDay
turn:
{K}. The first joint decision is vanilla or chocolate, and it's not an easy one.
Nobody is the same after the second slice. {K}.
{K}: the quietest guest, and everybody takes a picture with it.
Built like a tower, gone like a rumor. {K}.
reader:
Classic vanilla or something wild: what's under your frosting? {K}.
Feed each other nicely, or straight to the nose? {K}.
Would you save the top layer, and would it survive the week? {K}.
scene:
A knife, a ribbon, a countdown, a forkful. {K}.
“Just a small slice.” The plate returns for more. {K}.
Frosting on the veil. Nobody minds. {K}.
plain:
A wedding needs love, a little music and something with frosting. {K}.
{K}. Sweet, tall and not made for waiting.
invite:
{K}. Come and taste, deciding is the fun part.
Bring your other half and a clean fork. {K}.
news:
{K}. The kids' table has been watching it for a while.
Somebody licked the knife, and it was worth it. {K}.

== prom 🪩
under: party
nouns: prom, prom night, prom season, promposal, promposals, homecoming dance, school dance, winter formal, prom hair
nouns: senior prom, prom queen, corsage, spring formal, middle school dance
tags: PromNight, PromSeason, PromReady
turn:
{K}. Months of planning, one song, shoes off.
The corsage is itchy, the picture is forever. {K}.
{K}: grown up on the stairs, barefoot by the end.
Every parent takes the same picture in front of the same hedge. {K}.
reader:
What did you wear, and would you wear it again? {K}.
Date, friends or just you and the dance floor? {K}.
Which slow song takes you right back to the gym? {K}.
scene:
“Don't cry.” “I'm not crying.” The camera shakes. {K}.
A gym full of balloons, pretending to be a ballroom. {K}.
A boutonniere, shaking hands, one very long pin. {K}.
plain:
Some nights you dress up just to feel it. {K}.
{K}. A little glitter, a lot of nerves, everybody you know.
invite:
{K}. Hair, dress, shoes you can dance in.
For the walk down the stairs that everyone will see. {K}.
news:
{K}. The hedge has been trimmed for the pictures.
Somebody practiced the slow dance in the kitchen. {K}.

== parades 🎉
under: event-public
nouns: parade, parades, mardi gras, street parade, parade float, parade floats, carnival parade, thanksgiving parade
nouns: fourth of july parade, marching band, marching bands, homecoming parade, st patrick's day parade
nouns: mardi gras beads
tags: ParadeDay, Parade, StreetParty
turn:
{K}. Standing on a curb for hours has never been this much fun.
Everybody waves at strangers, and nobody thinks it's odd. {K}.
{K}: the only traffic jam with trombones.
You came for the floats and went home with pockets full of candy. {K}.
reader:
Front row with a folding chair, or up on somebody's shoulders? {K}.
Which float stays with you, and did it move by itself? {K}.
Catch the candy, or pretend you're above it? {K}.
scene:
Drums around the corner. Everyone leans out at once. {K}.
A kid on a pair of shoulders, wearing more beads than shirt. {K}.
A tuba goes by. Somebody's dog joins in. {K}.
plain:
A whole town on its feet, all facing the same way. {K}.
{K}. Loud, slow and good for the heart.
invite:
{K}. Bring a chair, a hat and somebody small.
Come early, wave often. {K}.
news:
{K}. There will be confetti in the shoes forever.
The baton went up and, for once, came down in the right place. {K}.

== goodbyes 👋
under: friends
nouns: goodbye, goodbyes, farewell, farewells, saying goodbye, farewell party, going-away party, going away party
nouns: goodbye party, long goodbye, goodbye hug, last day together, see you later, leaving party, goodbye dinner
nouns: airport goodbyes, bittersweet goodbye
tags: Goodbyes, SeeYouLater, UntilNextTime
turn:
{K}. Said at the table, in the hall, at the car and through the window.
Nobody is good at this, so everybody makes a joke. {K}.
{K}: a hug, and another one because the first didn't count.
It only pulls like that because it was good. {K}.
reader:
What do you always say at the very last moment? {K}.
Long hug, quick wave or out the back door: how do you leave? {K}.
Which goodbye do you still think about? {K}.
scene:
“Let us know when you're there.” “I will.” “Really.” “I will.” {K}.
One more wave, although nobody can see it by now. {K}.
A card that everybody signed, and one long message in the corner. {K}.
plain:
It's not the end of anything good. It just lives further away. {K}.
{K}. Thank you for the time in between.
invite:
{K}. Come and say it properly, with a hug.
Bring a story, we'll bring the tissues. {K}.
news:
{K}. The chair stays where it is, just so you know.
There was cake, and nobody wanted the last piece. {K}.

== bachelorette 👯
under: night-out
nouns: bachelorette, bachelorette party, bachelorette weekend, bachelorette trip, bachelor party, hen do, hen party
nouns: hen night, stag do, bachelorette night, stag night, bachelor weekend, bach party, bachelorette shirts
tags: BrideSquad, LastFlingBeforeTheRing, PartyWeekend
turn:
{K}. There's an itinerary, and nobody has read past brunch.
The matching shirts were a joke, and then everybody cried. {K}.
{K}: somebody's boss in a plastic tiara.
What happens here gets told at the reception by somebody with a microphone. {K}.
reader:
Who planned it, and do they need a vacation now? {K}.
Spa, club or a cabin with board games: what's your kind? {K}.
What's the one rule everybody agreed on and nobody kept? {K}.
scene:
A sash, a veil, a stranger who gives marriage advice. {K}.
“Group photo!” Half are blinking, one is eating. {K}.
Shoes in hand, fries in the other, singing the wrong words. {K}.
plain:
All the people who love one person, in one loud room. {K}.
{K}. A little silly, very loved.
invite:
{K}. Bring the whole crew, we've seen louder.
You've got the guest of honor, we've got the table. {K}.
news:
{K}. The group chat has been muted by nobody.
Somebody is still wearing the sash. {K}.

== heartbreak 🤍
under: feeling-low
nouns: unrequited love, getting over someone, getting over him, getting over her, healing heart, aching heart
nouns: heart ache, heartache, moving on from him, missing an ex
tags: OneDayAtATime, BeGentleWithYourself, Healing
turn:
{K}. The song was about somebody else, and still it knew my name.
Nobody sees it, and it weighs more than the groceries. {K}.
{K}: being fine until somebody asks nicely.
The heart takes the long way. Let it. {K}.
reader:
What helped you: time, a good friend or a very long walk? {K}.
Who sat with you and didn't try to fix it? {K}.
scene:
A soft blanket, a sad song, and then the song again. {K}.
The phone lights up. It's somebody else, and that's good too. {K}.
plain:
It means that it was real. {K}.
{K}. Not all right yet, and that's all right.
It gets quieter. Not at once, but it does. {K}.
Cry, sleep, eat something warm, repeat. {K}.
news:
{K}. I'm letting people be kind to me.
One ordinary morning it will weigh less. {K}.

== first-love 💕
under: couple
nouns: first love, first kiss, love at first sight, falling in love, my first kiss, my first love
nouns: childhood sweetheart, childhood sweethearts, first i love you, our first kiss
tags: FirstLove, FallingInLove, LoveStory
turn:
{K}. The brain left the building, and the knees followed.
Nobody teaches it, and nobody forgets it. {K}.
{K}: all that practice at being cool, for nothing.
You remember the jacket, the weather and not one word that was said. {K}.
reader:
What do you remember best: the place, the song or the nerves? {K}.
Do you believe in it, or did it take you a second look? {K}.
Who told whom first, and how did it come out? {K}.
scene:
A pause in the conversation. Nobody fills it. {K}.
Eyes closed too early, nose in the way, perfect. {K}.
A bench, a heartbeat, a bus nobody took. {K}.
plain:
Everything after that sounded a bit more like music. {K}.
{K}. A small moment that got a room of its own.
news:
{K}. The stomach has reported butterflies.
Somebody walked home without touching the ground. {K}.

== flat-pack 🔩
under: furniture
nouns: furniture assembly, flat-pack furniture, ikea furniture, ikea assembly, building furniture, ikea bookshelf
nouns: putting together furniture, flatpack furniture, putting furniture together
tags: FurnitureAssembly, FlatPack, HomeProjects
turn:
{K}. A few screws left over, and a feeling that they were important.
The little man in the manual is smiling. He's never had to do it. {K}.
{K}: the door is on backwards, and it's a design choice now.
Couples have been through storms. This is the real test. {K}.
reader:
Manual first, or straight to the screwdriver? {K}.
What do you do with the leftover screws: keep them, or hide the evidence? {K}.
Whose turn is it to hold the thing? {K}.
scene:
“Is that A or B?” “It's C.” Silence. {K}.
A hex key, a sore thumb, a panel facing the wrong way. {K}.
One step back. A tilt of the head. Close enough. {K}.
plain:
It stands, it wobbles, it's home. {K}.
{K}. Built with love and a tiny bent wrench.
invite:
{K}. Put the hex key down, we'll do it.
Send it to whoever has a cupboard still lying flat in the hall. {K}.
news:
{K}. Nobody leans on it until further notice.
The cardboard box is already somebody's castle. {K}.

== party-decor 🎈
under: party
nouns: party decor, party decorations, balloon arch, balloon arches, confetti, piñata, pinata, piñatas, balloons
nouns: party prep, party planning, birthday balloons, balloon garland, party supplies, party hats, streamers
nouns: birthday banner, party table, goodie bags
tags: PartyDecor, PartyPrep, PartyTime
turn:
{K}. Glitter is not a decoration, it's a commitment.
It looked so easy in the video. The video had assistants. {K}.
{K}: hours to put up, seconds for a toddler.
Out of breath before the first guest has even parked. {K}.
reader:
Who blows up the balloons at your house, and are they dizzy yet? {K}.
Theme and colors, or whatever is in the drawer? {K}.
What do you keep afterwards, “for next time”? {K}.
scene:
Bang. Silence. “I'm fine.” {K}.
Tape on the fingers, tape on the sleeve, tape nowhere else. {K}.
A step back. Crooked. A step forward. Crooked, but festive. {K}.
plain:
A bit of color, and an ordinary room stands up straight. {K}.
{K}. Half of the fun is getting it ready.
invite:
{K}. You bring the reason, we bring the color.
Save your breath, we have a pump. {K}.
news:
{K}. We'll be finding bits of it behind the couch forever.
The cat has already attacked the ribbon. {K}.

== dinner-party 🍽️
under: meal
nouns: dinner party, dinner parties, hosting a dinner party, hosting dinner
tags: DinnerParty, GoodCompany, GatherAround
turn:
{K}. “Can I help?” asks somebody, comfortably, with a glass.
The recipe said easy. The kitchen tells a different story. {K}.
{K}: nobody leaves the table, and nobody wants to.
The good plates came out, and so did the good stories. {K}.
reader:
Old favorite, or a recipe you've never tried before? {K}.
What do you bring when they say “just bring yourself”? {K}.
Who does the dishes, and who only offers? {K}.
scene:
Candles, crumbs, somebody reaching over for the last potato. {K}.
“Is it supposed to look like that?” “Eat.” {K}.
Chairs from every room, knees touching, all talking at once. {K}.
plain:
You don't need much: a table, and people who stay too long. {K}.
{K}. Food first, then everything else.
invite:
{K}. Come hungry and don't bring anything. Fine, bring dessert.
There's a chair with your name on it. {K}.
news:
{K}. There's sauce on the tablecloth, so it was good.
Seconds have been requested. {K}.

== groomsmen 🤵
under: wedding
nouns: groomsmen, groomsman, best man, groomsmen proposal, groomsmen gifts, best man duties, groom squad
nouns: groomsmen photos, groomsmen suits, ushers
tags: Groomsmen, GroomSquad, BestMan
turn:
{K}. One job: the rings. Everybody keeps asking about the rings.
Ties straight, shoes shined, somebody forgot socks. {K}.
{K}: friends who've seen it all and promised to leave most of it out.
They arrived calm and left without a single bow tie. {K}.
reader:
Who's the one who'd carry your secrets and your suit bag? {K}.
Matching ties, or “just wear something dark”? {K}.
Who cries first, and blames the flowers? {K}.
scene:
A flask, a pat on the back, a very deep breath. {K}.
“Do you have them?” “I've got them.” A hand goes to the pocket. {K}.
A row of suits, one crooked tie, a photographer sighing. {K}.
plain:
You need somebody to stand next to you who knew you before. {K}.
{K}. Old friends, new shoes.
invite:
{K}. Round up the crew and get measured.
Shave, suit, smile. We can help with all of it. {K}.
news:
{K}. Somebody sat on the boutonniere.
The dance floor has been warned. {K}.

== wedding-guest 💃
under: wedding
nouns: wedding guest, wedding guests, wedding guest dresses, wedding guest look, plus ones at a wedding
nouns: what to wear to a wedding, wedding guest style
tags: WeddingGuest, WeddingSeason, WeddingLook
turn:
{K}. I came for the love and stayed close to the kitchen door.
I don't know the couple's cousins yet, but give me a chorus. {K}.
{K}: anything but white, and shoes that survive the lawn.
The present was on the list. The dancing wasn't. {K}.
reader:
Do you cry at the vows, the speech or the buffet? {K}.
Heels on grass: brave or beginner? {K}.
Where do you want to sit: near the band, the bar or the exit? {K}.
scene:
“How do you know the couple?” A polite novel begins. {K}.
Tissue, lipstick, tissue, lipstick. {K}.
Shoes under the table, last song, barefoot. {K}.
plain:
It's an honor to be asked along on somebody's best day. {K}.
{K}. Dressed up, choked up, ready for cake.
invite:
{K}. Find the dress before the invitation finds the fridge.
Something you can sit, cry and spin in. {K}.
news:
{K}. The bouquet came in low and fast.
Nobody at the table remembers who started the conga line. {K}.

== wedding-vows 💍
under: wedding
nouns: vows, wedding vows, my vows, writing my vows, writing vows, our vows, wedding ceremony vows, handwritten vows
alone: i do
tags: WeddingVows, IDo, ForeverStartsHere
turn:
{K}. A whole life, on a piece of paper that won't hold still.
All the big words were taken, so I wrote about the coffee. {K}.
{K}: the only speech you have to keep.
I promised to share the blanket, in front of witnesses. {K}.
reader:
Written yourself, or classic so that you can get through it? {K}.
Which small promise matters most? {K}.
Could you say it without crying? {K}.
scene:
A folded paper, a shaking hand, a nod from across. {K}.
“I wrote this down, but…” And then it came from the heart. {K}.
A breath. A word. Nobody coughs. {K}.
plain:
Say the true thing, and it'll be enough. {K}.
{K}. Big promise, plain words.
news:
{K}. There's a tear mark on the second line.
Even the photographer needed a moment. {K}.

== small-town 🏘️
under: neighbors
nouns: small town, small town life, village life, small towns, my small town, small town charm, cul-de-sac
nouns: quiet street, small-town life, living in a small town, small town girl, our little town
tags: SmallTownLife, SmallTown, LocalLove
turn:
{K}. You can't buy milk without a progress report on your life.
There's one light, and everybody has an opinion on it. {K}.
{K}: where directions include a barn that burned down.
They know you by your car, your dog or your grandmother. {K}.
reader:
What does everybody in town know that no map shows? {K}.
Stay forever, leave and come back, or wave from far away? {K}.
Who knows everything first where you live? {K}.
scene:
Hand off the steering wheel, a short wave, at every car. {K}.
“Whose kid are you?” And then it's clear. {K}.
The bakery door, the bell, your usual. {K}.
plain:
Everybody shows up when it counts. {K}.
{K}. Short distances, long memories.
invite:
{K}. You know where we are, and we know your mother.
Park anywhere, everybody does. {K}.
news:
{K}. It'll be common knowledge before the bread is out.
The bench in front of the store is discussing it. {K}.

== thin-walls 🏢
under: neighbors
nouns: upstairs neighbor, upstairs neighbors, downstairs neighbor, downstairs neighbors, noisy neighbors
nouns: noisy neighbor, thin walls, apartment building, loud neighbors upstairs, apartment life, apartment living
nouns: balcony neighbors, neighbor's music, hallway neighbors, neighbor's party
tags: ApartmentLife, ThinWalls, UpstairsNeighbors
turn:
{K}. They have a bowling alley up there, or one very determined toddler.
I know all of the drama and none of the names. {K}.
{K}: we have the same favorite song now, and I wasn't asked.
Nobody drops that many things. It has to be a hobby. {K}.
reader:
What do you think they're doing up there? Wild guesses only. {K}.
Knock, write a note or turn up your own music? {K}.
What do the people below know about you? {K}.
scene:
Thud. Roll. Thud. A pause. Thud. {K}.
“Sorry about the noise!” “What noise?” We both lie well. {K}.
Somebody's onions, somebody's trumpet, somebody's laugh. {K}.
plain:
So many lives, stacked like plates. {K}.
{K}. You're never quite alone, and sometimes that's nice.
news:
{K}. I've clapped along out of politeness.
The broom handle has seen action. {K}.
`;
