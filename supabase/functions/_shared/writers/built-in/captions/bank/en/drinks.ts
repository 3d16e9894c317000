export const drinks = `
== hot-drink ☕
under: snack
nouns: warm milk, hot drink, hot drinks, winter drinks, hot lemon, honey and lemon, hot water with lemon, malted milk, horlicks, ovaltine
nouns: hot toddy, winter drink
tags: CozyTime, WarmDrinks, HotDrinks
turn:
A blanket, in liquid form. {K}.
{K}. I blew on it, waited a little, then burned my tongue anyway.
I came in from the cold, and I'm not going back. {K}.
{K}. Warm hands, warm heart, slightly burned tongue.
The mug is doing most of the hugging around here. {K}.
reader:
Sip it slowly or burn your tongue like an optimist? {K}.
Which mug do you reach for when you need comforting? {K}.
{K}. Who made it for you when you were small?
scene:
Both hands around the mug, feet under the blanket. {K}.
Steam on the glasses, and no wish to see clearly. {K}.
One sip. A long “mmm”. Nobody talks for a while. {K}.
plain:
{K}. The coziest part of a cold day.
{K}. A small warm thing to hold on to.
Slow, warm and worth the wait. {K}.
news:
{K}. The fluffy socks have been called in.
{K}. Told from under a blanket.
invite:
{K}. For anybody you'd share a blanket with.
Pull up a chair, there's room by the warm side. {K}.

== coffee ☕
nouns: coffee, coffees, espresso, espressos, double espresso, latte, lattes, oat latte, oat milk latte, oat milk lattes, vanilla latte
nouns: caramel latte, spanish latte, honey latte, cappuccino, cappuccinos, flat white, flat whites, americano, americanos, macchiato
nouns: caramel macchiato, mocha, mochas, white mocha, cortado, cortados, ristretto, lungo, long black, black coffee, filter coffee
nouns: drip coffee, french press coffee, turkish coffee, greek coffee, vietnamese coffee, irish coffee, instant coffee, affogato
nouns: coffee break, coffee breaks, morning coffee, first coffee, second coffee, afternoon coffee, coffee run, coffee time, coffee cup
nouns: cup of joe, cup of coffee, to-go coffee, coffee to go, coffee walk, coffee bar, caffeine, caffeine fix, barista coffee
nouns: coffee addict, coffee tasting, coffee cupping, coffee order, coffee shop coffee
tags: CoffeeTime, CoffeeLover, CoffeeLife, ButFirstCoffee
turn:
Coffee doesn't ask how I slept. It already knows.
I quit coffee once. It was a difficult half hour.
{K}: the reason people describe me as “approachable”.
My best ideas come after the first coffee. My fastest ones come after the third.
The whole calendar is held together by coffee and a few good excuses.
{K}. The emails will be answered by the person I become afterwards.
I'd describe my relationship with coffee as daily.
I am a very patient person, from the second cup onward.
My personality loads in sips. {K}.
{K}. Somewhere, a drawer is about to be reorganized at great speed.
I don't talk in my sleep, but I do order coffee in it.
Before the first coffee, I communicate mostly in vowels.
A meeting without coffee is just people looking at a table.
reader:
Coffee at home or coffee out: which one gets the better version of you?
What do you tell the barista: your real name, or an easier one?
Can you say your coffee order in one breath, or does it come in chapters?
How late in the day can you drink coffee and still sleep?
Coffee first or breakfast first? There are households divided over this.
Do you remember the coffee that turned you into a coffee person?
Who in your life should never, under any circumstances, have a second coffee?
scene:
“Are you awake?” “I'm holding a coffee.” “That's not what I asked.”
Lost: one train of thought. Last seen before coffee.
The first sip says hello. The last one has a plan, a list and a pen.
Job title: coffee drinker. Side project: the actual job.
That short moment between the smell of coffee and the first sip of it.
POV: you ask me something important, and I raise one finger and keep sipping.
A nod between strangers, each of them holding a cup. {K}.
“How much coffee is too much?” Nobody at the table wanted to know.
Caffeine is the difference between “who?” and “oh, right, hello”.
plain:
{K}. A few minutes that belong to nobody else.
Coffee is a good excuse to sit still, and a better one to sit together.
Some friendships began with “do you want to get a coffee?” and never stopped.
{K}. Nothing special, just the part of the day I look forward to.
The first sip of coffee still feels like a small promise.
{K}. Whatever comes next, this part was good.
There is always enough time for a coffee, if you decide there is.
news:
{K}. Some headlines go best with a second cup.
{K}. The caffeine in me wants to tell everybody.
{K}. Add it to the long list of reasons for another cup.
{K}. Stir well and carry on.
invite:
“We should get coffee sometime.” Sometime is here. {K}.
Yawning counts as a greeting here. {K}.
{K}. We promise not to ask anything difficult before the first sip.
{K}. The beans did not travel this far for you to stay home.
{K}. Order your usual, or confuse everybody and try something else.
Your inbox can wait for the length of a cup. {K}.
{K}. Think of it as a meeting that everybody wants to be in.
{K}. Walk in a little foggy, walk out with a plan.

== tea 🍵
nouns: tea, teas, green tea, black tea, white tea, herbal tea, herbal teas, fruit tea, mint tea, peppermint tea, fresh mint tea, earl grey
nouns: english breakfast tea, darjeeling, assam, jasmine tea, chamomile, chamomile tea, rooibos, hibiscus tea, ginger tea, lemon tea
nouns: lavender tea, sencha, genmaicha, hojicha, oolong, oolong tea, pu-erh, loose leaf tea, tea leaves, tea bags, tea blend, tea blends
nouns: cup of tea, pot of tea, mug of tea, tea time, teatime, cuppa, builder's tea, turkish tea, moroccan tea, thai tea, kettle time
nouns: tea break, tea breaks, tea bag
tags: TeaTime, TeaLover, TeaLife, TeaAddict
turn:
Tea solves nothing, but it lets you sit down while it isn't solved.
I put the kettle on before I decide how bad it is.
For hot water with leaves in it, tea knows an awful lot about people.
I'm not avoiding the task. I'm steeping.
There is always a cup of tea somewhere in the house, going cold on my behalf.
The tea cupboard has a flavor for every feeling, and I keep buying feelings.
Tea is either too hot or forgotten. I live for the moment in between.
{K}. The biscuit tin heard the kettle and got nervous.
Every crisis in this house is handled in the same order: kettle, mug, crisis.
{K}: my answer to questions I didn't hear properly.
I take my tea seriously, and everything else with a biscuit.
reader:
Do you squeeze the tea bag, or is that where you draw the line?
How strong is your tea: a polite hint, or able to hold up the spoon?
Steeping tea: by the clock, by the color, or until you remember?
What happens in your home when somebody else drinks from your tea mug?
Tea alone with a book, or tea with somebody who brings news?
Which tea in your cupboard has been there longer than the cupboard?
Is it still tea if there's more honey than tea?
scene:
“Tea?” “Tea.” That was the whole conversation, and it was a good one.
The spoon goes round, the steam goes up, the shoulders come down.
A kettle getting louder is the sound of things getting better.
Cozy (adjective): {a} within reach and nothing that needs you.
The tea bag goes in. The mind wanders. The tea becomes a building material.
Steam on the glasses. The world will have to look blurry and wait. {K}.
Tea tray inventory: one pot, one cup, a plate where the biscuits used to be.
plain:
A pot of tea is a polite way of saying stay.
Tea tastes like being looked after, even when you made it yourself.
I like a day with room for tea in it.
Some talks only happen when there is tea to hold on to.
{K}, and a little while with nothing to prove.
{K}. Warm hands first, everything else after.
It is easier to be kind after a cup of tea.
news:
{K}. That's the tea.
{K}. The kettle was the first to know.
{K}. This calls for the good cups.
{K}. There's a biscuit for moments like these.
invite:
{K}. The kettle is on your side.
Come in from whatever it is out there. {K}.
{K}. Pinkies up or elbows out, both are welcome.
Sit down before you say anything. {K}.
{K}. Bring a worry and leave it at the bottom of the cup.
{K}. For people who know that a quick cup is a contradiction.
You bring the gossip, we'll bring the tea. The other tea. {K}.

== cold-drink 🥤
nouns: iced water, lemon water, horchata, mango lassi, lassi, iced chocolate, sports drink, iced drink, iced drinks, cold drink
nouns: cold drinks, summer drink, summer drinks, refreshers, spritzer, cordial
tags: Refreshing, DrinkUp, SipSip, ColdDrinks
turn:
Water has done so much for me, and this is how I repay it. {K}.
It's not procrastination if there is a straw in it. {K}.
Adults need lunch, sleep and now and then a drink with a silly straw. {K}.
I've asked for “just a sip” from people who didn't know what I can do with a sip. {K}.
Technically, a drink counts as lunch if the straw is wide enough. {K}.
{K}. The drink was finished before the sentence about it.
{K}: proof that I can be bribed, and rather easily.
Every sip is the last one until the next one. {K}.
I'm a very calm person, as long as nobody reaches for my cup. {K}.
Half of being thirsty is knowing exactly what you want. {K}.
I said I wasn't thirsty. The empty cup would like to object. {K}.
reader:
Do you let people try your drink, or is that what ordering their own is for? {K}.
Lid on or lid off? Good shirts have been lost over this. {K}.
Which cold drink takes you straight back to being a kid? {K}.
A cold drink in your hand: does it last an hour, or is it gone by the door? {K}.
Paper straw, metal straw or no straw at all: how do you take your cold drinks? {K}.
Who in your group always orders the drink with the most complicated name? {K}.
scene:
“Can I try?” A long look. A longer sip. “Just a little.” {K}.
The straw hits the bottom. The head tilts. The search for one more sip begins. {K}.
A cold glass held against a warm forehead. {K}.
Review of {the}: drunk too fast, would drink too fast again.
“Is that yours?” “It is now.” {K}.
A cup in one hand, a day in the other, and only one of them is cold. {K}.
“Large?” “Large.” No hesitation, no follow-up questions. {K}.
plain:
A cold drink and somewhere to sit is a pretty good plan. {K}.
The first sip of something cold always feels like a window opening. {K}.
It's hard to be in a hurry with a straw in your mouth. {K}.
{K}. The long way home is easier with something to sip.
{K}, because the good parts of a day are allowed to be small.
{K}. Cold, easy, and all mine.
Some afternoons only need a glass with something good in it. {K}.
news:
{K}. Even the straw went quiet.
{K}. Refreshing, if nothing else.
{K}. Shaken, a little spilled, all good.
{K}. Something to sip on.
invite:
{K}. Come for a sip, stay until the straw makes that noise.
Stand in front of the menu and mumble, we can wait. {K}.
{K}. Sharing is optional and, frankly, unlikely.
{K}. Your water bottle will understand.
{K}. Bring the friend who says they're not thirsty, and guard your cup.
Your only job is to pick one and look refreshed. {K}.

== drinks 🥂
nouns: aperitivo, aperitif, after-work drinks, drinks with friends, drinks list, nightcap, tasting flight, happy hour, happy hours
nouns: happy hour beer, drinks menu, after-work drink
tags: Cheers, HappyHour, DrinksTime, CocktailTime
turn:
{K}. I detect notes of sitting down at last.
The first sip says good evening. The second one says you should hear this story. {K}.
I have the palate of a connoisseur and the vocabulary of somebody who says “mmm”. {K}.
{K}. The glass is half full, because I've only just started.
Every good story has somebody in it saying “one more, then home”. {K}.
I choose by the name on the list, and I've met some wonderful names that way. {K}.
I came to be sociable, and the glass in my hand is helping. {K}.
{K}. The indoor voice has gone on vacation.
Whatever the question was, {the} {has/have} made it more interesting.
{K}. The world's problems will now be solved, in no particular order.
My toast was short. My explanation of the toast was not. {K}.
reader:
What's in your glass when nobody else is choosing? {K}.
What do you order when the waiter asks you first and you haven't looked? {K}.
First round: do you buy it, or are you suddenly very interested in the menu? {K}.
Do you clink every single glass at the table, or is a raised one enough? {K}.
Which drink makes you feel like you're on vacation? {K}.
Do you choose the drink for the food, or the food for the drink? {K}.
What's the toast you always end up saying? {K}.
scene:
Tasting notes: hints of laughter, a long finish, somebody's elbow. {K}.
A table that wobbles, glasses that don't mind. {K}.
Ice, a cork or a cap: the small sound of the day letting go. {K}.
Minutes of the meeting: glasses raised, opinions raised, voices raised. {K}.
Look them in the eye when you clink. It's the law, probably. {K}.
A toast is a short speech by whoever has the fullest glass. {K}.
“I'm more of a water person,” somebody says, and takes a sip of everyone's. {K}.
plain:
A good glass is better with somebody across from it. {K}.
Not every toast needs a reason. {K}.
I like the part where the glasses are full and nobody has checked the time. {K}.
To good company. The rest is garnish. {K}.
{K}. A small celebration of nothing in particular.
{K}. Here's to sitting down together.
Some of the best evenings were only meant to be a quick drink. {K}.
news:
{K}. Glasses up, details later.
{K}. The next round will hear all about it.
{K}. A toast to whoever tells it best.
{K}. There's a glass half full in there somewhere.
invite:
{K}. We pour, you start with “you won't believe this”.
{K}. The clink sounds better with more glasses.
Bring the friend who gives long toasts. We have chairs. {K}.
{K}. Dress up, or come straight from work and look relieved.
{K}. Ask us what's good. We have been waiting to be asked.
Come for the first sip, stay for the second half of the story. {K}.
{K}. There's a seat at the bar that has been missing your elbows.

== iced-coffee 🧊
under: coffee
nouns: iced latte, iced lattes, cold brew, cold brew coffee, nitro cold brew, iced coffee, iced coffees, iced mocha, iced americano
nouns: frappuccino, whipped coffee, dalgona coffee, iced coffee drink, iced espresso, shaken espresso, iced caramel macchiato
nouns: espresso tonic, iced vanilla latte, vietnamese iced coffee, iced coffee season
tags: IcedCoffee, CoffeeLover, CoffeeTime
turn:
It is never too cold outside for this, and I'm not taking questions. {K}.
{K}. The ice is mostly there to make noise in meetings.
My hand is freezing, my soul is fine. {K}.
My blood type comes with ice. {K}.
{K}. I shake it like I'm thinking, and then I'm thinking.
reader:
Straw, lid or straight over the rim like somebody with nothing to lose? {K}.
{K}. All year round, or are you a fair-weather drinker?
How long do the ice cubes survive with you? {K}.
scene:
Clink, swirl, sip, stare out of the window meaningfully. {K}.
A slurp at the bottom that the whole office can hear. {K}.
“It's freezing out.” “And?” Ice rattles. {K}.
plain:
{K}. A cold glass and a clear head.
One sip, and the morning stops asking so many questions. {K}.
news:
{K}. Shaken awake.
{K}. That's cool, with extra ice.
invite:
{K}. Bring a free hand and a long list.
Extra ice for people who sip slowly. {K}.

== seasonal-latte 🍂
under: coffee
nouns: pumpkin spice latte, psl, pumpkin spice lattes, psl season, gingerbread latte, peppermint mocha, maple latte, eggnog coffee
nouns: pumpkin cream cold brew, chestnut praline latte, holiday drinks at the cafe, toasted white mocha, pumpkin coffee, lavender latte
nouns: apple crisp macchiato
tags: CoffeeSeason, CoffeeLover, CozySips
turn:
Make fun of it all you like, I can't hear you over the cinnamon. {K}.
{K}. It tastes like a scarf.
I've been dressed for this since the moment it came back. {K}.
A candle that you can drink. I mean it as praise. {K}.
reader:
Delight or dessert pretending to be coffee? {K}.
{K}. Whipped cream or no whipped cream: who are you trying to fool?
First one of the season: a quiet moment, or a post? {K}.
scene:
Both hands, a big sleeve, a sigh. {K}.
“Size?” “The cozy one.” {K}.
One sip, and somebody is already looking up blankets. {K}.
plain:
{K}. A season in a cup.
Some traditions come with foam on top. {K}.
news:
{K}. Sprinkle some cinnamon over that.
{K}. It's that time, in a cup.
invite:
{K}. Bring your biggest scarf.
Come in and smell like nutmeg for the rest of the day. {K}.

== coffee-gear ☕
under: coffee
nouns: coffee machine, french press, moka pot, aeropress, pour over, pour-over, pour overs, coffee grinder, coffee beans, espresso beans
nouns: ground coffee, coffee roast, dark roast, light roast, coffee bag, chemex, v60, coffee filter, house blend, single origin coffee
nouns: coffee scale, coffee bar at home, home coffee bar, coffee station, coffee corner, keurig, nespresso, coffee roaster, coffee roastery
nouns: coffee roasting, coffee subscription
tags: HomeBarista, CoffeeLover, CoffeeTime
turn:
I own several ways to make the same cup, and I need all of them. {K}.
{K}. It started as a habit and now it has its own shelf.
My kitchen sounds like a small airport in the morning, and smells like heaven. {K}.
I weigh it to the gram, and then spill half of it. {K}.
reader:
Fast and strong or slow and fussy: which are you before breakfast? {K}.
{K}. Do you measure, or is the spoon only there for show?
How many gadgets does it take until it's a café? {K}.
scene:
Grind, tamp, drip, wait, hover. {K}.
“Do you want one?” “How long does it take?” “It's a journey.” {K}.
The bag opens, and somebody in the next room says “mmm”. {K}.
plain:
{K}. The first good decision of the morning.
A small routine, a very good smell, and then the day. {K}.
news:
{K}. Freshly ground.
{K}. Under pressure, and all the better for it.
invite:
{K}. Bring a cup, ask too many questions.
Wake up your kitchen. {K}.

== latte-art 🤍
under: coffee
nouns: latte art, latte art practice, latte art class, latte art throwdown, latte art competition, rosetta pour, flat white art, foam art
tags: LatteArt, CoffeeArt, BaristaLife
turn:
It was going to be a heart. Let's say it's a very warm potato. {K}.
{K}. Destroyed by the first sip, like all great performances.
One smooth wiggle of the wrist, and then a swan, or an accident. {K}.
So pretty that I let it get cold out of respect. {K}.
reader:
Heart, leaf or abstract expressionism? {K}.
{K}. Do you stir it, or sip around the picture?
What should the next one show? {K}.
scene:
Tilt, pour, hold your breath, wiggle, done. {K}.
“It's a fern.” “Of course it is.” {K}.
A line of cups, each a little less of a blob than the one before. {K}.
plain:
{K}. A tiny picture, made to be drunk.
Somebody took an extra second, and you can see it. {K}.
news:
{K}. Poured with feeling.
{K}. Drawn in milk, gone in a sip.
invite:
{K}. Steady hands welcome, shaky ones too.
Come and learn to pour something that isn't a blob. {K}.

== tea-set 🫖
under: tea
nouns: teapot, teapots, tea set, tea sets, tea cups, tea cozy, tea towel set, vintage teapot, tea kettle, tea tray, gongfu tea set, samovar
nouns: tea cup
tags: Teapot, TeaTime, TeaLover
turn:
Everybody becomes a bit more polite around one of these. {K}.
{K}. One small chip, and I love it twice as much.
My cupboard is full, and none of them match. The guests don't either. {K}.
Short, stout, and in charge of every good talk in this house. {K}.
reader:
For every day, or for “when somebody comes”? {K}.
{K}. Whose does it remind you of?
Does yours pour nicely, or does the tablecloth get some, too? {K}.
scene:
A lid that tinkles, a stream of steam, somebody says “shall I?” {K}.
The good cups, finally out of the cupboard. {K}.
“Careful, that one's old.” Everybody sits up straighter. {K}.
plain:
{K}. Made for sitting down with somebody.
Pretty things taste better when they're used. {K}.
news:
{K}. A storm in a you-know-what.
{K}. Poured out nicely.
invite:
{K}. Bring cake, we've got the cups.
Pull up a chair and hold out your saucer. {K}.

== tea-party 🫖
under: tea
nouns: afternoon tea, high tea, cream tea, tea party, tea parties, tea ceremony, mad hatter tea party, tea rooms, tea shop, tea tasting
nouns: bridal tea party, garden tea party, mother daughter tea, royal tea, tea room date
tags: AfternoonTea, TeaParty, TeaTime
turn:
Tiny sandwiches, enormous gossip. {K}.
{K}. I sat up straight for a whole scone.
The cakes came on a tower, and I started at the top, like an animal. {K}.
My pinky rose without asking me. {K}.
reader:
Jam first or cream first? Nations have cooled over less. {K}.
{K}. Hat, gloves or just a very good appetite?
Savory first like a proper guest, or straight to the cake? {K}.
scene:
“More tea?” “Just a drop.” The drop fills the cup. {K}.
A cucumber sandwich, gone in one bite, chewed with great elegance. {K}.
The last scone. Everybody insists that somebody else has it. {K}.
plain:
{K}. A polite reason to sit for a very long time.
Pretty cups, small plates, nobody in a hurry. {K}.
news:
{K}. That calls for the top tier of the cake stand.
{K}. Told over a saucer, in a lowered voice.
invite:
{K}. Wear something that deserves a scone.
Bring somebody who has news. {K}.
`;
