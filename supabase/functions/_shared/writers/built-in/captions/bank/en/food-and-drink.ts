export const foodAndDrink = `
== coffee ☕
nouns: coffee, coffees, espresso, espressos, double espresso, latte, lattes, iced latte, iced lattes, oat latte, oat milk latte, oat milk lattes, vanilla latte, caramel latte, maple latte, spanish latte, honey latte, pumpkin spice latte, cappuccino, cappuccinos, flat white, flat whites, cold brew, cold brew coffee, nitro cold brew, americano, americanos, macchiato, caramel macchiato, mocha, mochas, white mocha, cortado, cortados, ristretto, lungo, long black, iced coffee, iced coffees, black coffee, filter coffee, drip coffee, pour over, pour overs, pour-over, french press, french press coffee, moka pot, aeropress, turkish coffee, greek coffee, vietnamese coffee, irish coffee, instant coffee, decaf, decaf coffee, whipped coffee, dalgona coffee, iced mocha, iced americano, frappuccino, affogato, coffee beans, espresso beans, ground coffee, coffee roast, dark roast, light roast, single origin coffee, house blend, coffee break, coffee breaks, morning coffee, first coffee, second coffee, afternoon coffee, coffee run, coffee time, coffee cup, cup of joe, cup of coffee, to-go coffee, coffee to go, coffee walk, coffee corner, coffee station, coffee bar, coffee cart, coffee roaster, coffee roastery, latte art, latte art practice, caffeine, caffeine fix, barista coffee, coffee addict, coffee tasting, coffee cupping, coffee order, coffee shop coffee, coffee machine, frappe, frappé, coffee beans, psl
tags: CoffeeTime, CoffeeLover, CoffeeLife
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
invite:
“We should get coffee sometime.” Sometime is here. {K}.
Yawning counts as a greeting here. {K}.
{K}. We promise not to ask anything difficult before the first sip.
{K}. The beans did not travel this far for you to stay home.
{K}. Order your usual, or confuse everybody and try something else.
Your inbox can wait for the length of a cup. {K}.
{K}. Think of it as a meeting that everybody wants to be in.
{K}. Walk in a little foggy, walk out with a plan.
news:
{K}. And they say nothing ever happens over coffee.
{K}. Some headlines go best with a coffee.
{K}. The caffeine in me wants to run and tell everybody.
{K}. Add it to the long list of reasons for another cup.
{K}. I'd have an opinion, but the coffee hasn't arrived yet.
{K}. Every coffee drinker has one of these stories.
{K}. Stir well and carry on.

== tea 🍵
nouns: tea, teas, green tea, black tea, white tea, herbal tea, herbal teas, fruit tea, chai, chai tea, chai latte, dirty chai, masala chai, oat milk chai, mint tea, peppermint tea, fresh mint tea, earl grey, english breakfast tea, darjeeling, assam, jasmine tea, chamomile, chamomile tea, rooibos, hibiscus tea, ginger tea, lemon tea, lavender tea, sencha, genmaicha, hojicha, oolong, oolong tea, pu-erh, loose leaf tea, tea leaves, tea bags, tea blend, tea blends, cup of tea, pot of tea, mug of tea, tea time, teatime, afternoon tea, high tea, cream tea, tea party, tea parties, tea ceremony, teapot, teapots, tea set, tea cups, teacup, teacups, tea shop, tea house, tea room, tea tasting, cuppa, builder's tea, milk tea, turkish tea, moroccan tea, thai tea, kettle time, tea break, tea breaks, tea cozy
tags: TeaTime, TeaLover, TeaLife
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
invite:
{K}. The kettle is on your side.
Come in from whatever it is out there. {K}.
{K}. Pinkies up or elbows out, both are welcome.
Sit down before you say anything. {K}.
{K}. Bring a worry and leave it at the bottom of the cup.
{K}. For people who know that a quick cup is a contradiction.
You bring the gossip, we'll bring the tea. The other tea. {K}.
news:
{K}. That's the tea.
{K}. Spilled here first.
{K}. The kettle was the first to know.
{K}. This calls for the good cups.
{K}. It'll take a whole pot to get through that.
{K}. Somebody pour while I tell you the rest.
{K}. There's a biscuit for moments like these.

== cold-drink 🥤
nouns: lemonade, lemonades, pink lemonade, strawberry lemonade, iced tea, iced teas, peach iced tea, sweet tea, smoothie, smoothies, green smoothie, berry smoothie, mango smoothie, protein smoothie, fruit smoothie, juice, juices, orange juice, green juice, celery juice, apple juice, watermelon juice, cold pressed juice, milkshake, milkshakes, shake, protein shake, matcha, iced matcha, matcha latte, iced matcha latte, strawberry matcha, boba, boba tea, bubble tea, taro boba, brown sugar boba, soda, sodas, dirty soda, italian soda, cream soda, cola, ginger ale, ginger beer, sparkling water, seltzer, iced water, lemon water, coconut water, kombucha, slushie, slushies, slush, frozen lemonade, mocktail, mocktails, virgin mojito, agua fresca, horchata, mango lassi, lassi, root beer, root beer float, iced chocolate, energy drink, sports drink, iced drink, iced drinks, cold drink, cold drinks, soft drink, summer drink, summer drinks, refreshers, spritzer, cordial, iced chai, iced coffee drink, oat milk
tags: Refreshing, DrinkUp, SipSip, ColdDrinks
turn:
Water has done so much for me, and this is how I repay it. {K}.
It's not procrastination if there is a straw in it.
Adults need lunch, sleep and now and then a drink with a silly straw.
I've asked for “just a sip” from people who didn't know what I can do with a sip.
Technically, a drink counts as lunch if the straw is wide enough. {K}.
{K}. The drink was finished before the sentence about it.
{K}: proof that I can be bribed, and rather easily.
Every sip is the last one until the next one. {K}.
I'm a very calm person, as long as nobody reaches for my cup.
Half of being thirsty is knowing exactly what you want. {K}.
I said I wasn't thirsty. The empty cup would like to object. {K}.
reader:
Do you let people try your drink, or is that what ordering their own is for?
Lid on or lid off? Good shirts have been lost over this.
Which cold drink takes you straight back to being a kid?
A cold drink in your hand: does it last an hour, or is it gone by the door?
Paper straw, metal straw or no straw at all: how do you take your cold drinks?
Who in your group always orders the drink with the most complicated name?
scene:
“Can I try?” A long look. A longer sip. “Just a little.”
The straw hits the bottom. The head tilts. The search for one more sip begins.
A cold glass held against a warm forehead. {K}.
Review of {the}: drunk too fast, would drink too fast again.
“Is that yours?” “It is now.” {K}.
A cup in one hand, a day in the other, and only one of them is cold.
“Large?” “Large.” No hesitation, no follow-up questions. {K}.
plain:
A cold drink and somewhere to sit is a pretty good plan.
The first sip of something cold always feels like a window opening.
It's hard to be in a hurry with a straw in your mouth.
{K}. The long way home is easier with something to sip.
{K}, because the good parts of a day are allowed to be small.
{K}. Cold, easy, and all mine.
Some afternoons only need a glass with something good in it.
invite:
{K}. Come for a sip, stay until the straw makes that noise.
Stand in front of the menu and mumble, we can wait. {K}.
{K}. Sharing is optional and, frankly, unlikely.
{K}. Your water bottle will understand.
{K}. Bring the friend who says they're not thirsty, and guard your cup.
Your only job is to pick one and look refreshed. {K}.
news:
{K}. Even the straw went quiet.
{K}. Shaken, stirred, and telling everybody.
{K}. Refreshing, if nothing else.
{K}. The lid has officially come off this story.
{K}. Thirst has led people to stranger places.
{K}. I'd toast to it, but my glass is already empty.
{K}. I took a long sip before saying it out loud.

== drinks 🥂
nouns: wine, wines, red wine, white wine, rosé, rose wine, orange wine, natural wine, sparkling wine, pet nat, glass of wine, bottle of wine, beer, beers, craft beer, craft beers, cold beer, draft beer, ipa, pale ale, lager, stout, pilsner, wheat beer, home brew, homebrew, pint, pints, cocktail, cocktails, cocktail hour, cocktail bar, cocktail night, signature cocktail, margarita, margaritas, frozen margarita, martini, martinis, dirty martini, espresso martini, espresso martinis, negroni, negronis, aperol spritz, spritz, hugo spritz, limoncello spritz, gin and tonic, gin tonic, gin, rum, vodka, tequila, mezcal, bourbon, whiskey, whisky, scotch, old fashioned, manhattan cocktail, daiquiri, piña colada, pina colada, mai tai, moscow mule, bloody mary, bellini, mimosa, mimosas, champagne, prosecco, cava, bubbly, cider, hard cider, mead, sake, soju, vermouth, aperitivo, aperitif, digestif, limoncello, sangria, mojito, mojitos, caipirinha, mulled wine, eggnog, hot toddy, happy hour, wine tasting, wine night, wine bar, wine list, wine shop, beer garden, beer festival, brewery, breweries, brewery tour, taproom, winery, vineyard visit, distillery, speakeasy, after-work drinks, drinks with friends, drinks list, nightcap, pub night, tasting flight, beer flight
tags: Cheers, HappyHour, DrinksTime
turn:
{K}. I detect notes of finally sitting down.
The first sip says good evening. The second one says you should hear this story.
I have the palate of a connoisseur and the vocabulary of somebody who says “mmm”.
{K}. The glass is half full, because I've only just started.
Nobody tells a good story holding a glass of tap water.
I choose by the name on the list, and I've met some wonderful names that way.
I came to be sociable, and the glass in my hand is helping. {K}.
{K}: where the indoor voice goes on vacation.
Whatever the question was, {the} {has/have} made it more interesting.
{K}. The world's problems will now be solved, in no particular order.
My toast was short. My explanation of the toast was not.
reader:
Wine, beer, a cocktail, or something without alcohol in a nice glass: what's yours?
What do you order when the waiter asks you first and you haven't looked?
First round: do you buy it, or are you suddenly very interested in the menu?
Do you clink every single glass at the table, or is a raised one enough?
Which drink makes you feel like you're on vacation?
Do you choose the drink for the food, or the food for the drink?
What's the toast you always end up saying?
scene:
Tasting notes: hints of laughter, a long finish, somebody's elbow.
A table that wobbles, glasses that don't mind. {K}.
Ice, a cork or a cap: the small sound of the day letting go.
Minutes of the meeting: glasses raised, opinions raised, voices raised.
Look them in the eye when you clink. It's the law, probably.
A toast is a short speech by whoever has the fullest glass.
“I'm more of a water person,” somebody says, and takes a sip of everyone's. {K}.
plain:
A good glass is better with somebody across from it.
Not every toast needs a reason.
I like the part where the glasses are full and nobody has checked the time.
To good company. The rest is garnish.
{K}. A small celebration of nothing in particular.
{K}. Here's to sitting down together.
Some of the best evenings were only meant to be a quick drink.
invite:
{K}. We pour, you start with “you won't believe this”.
{K}. The clink sounds better with more glasses.
Bring the friend who gives long toasts. We have chairs. {K}.
{K}. Dress up, or come straight from work and look relieved.
{K}. Ask us what's good. We have been waiting to be asked.
Come for the first sip, stay for the second half of the story. {K}.
{K}. There's a seat at the bar that has been missing your elbows.
news:
{K}. Glasses up, details later.
{K}. The next round will hear all about it.
{K}. Somewhere, a cork just popped in sympathy.
{K}. There's a glass half full in there somewhere.
{K}. I'll drink to that, slowly and with feeling.
{K}. A toast to whoever tells it best.
{K}. It sounds like a story that starts with “so, at the bar”.

== bread 🍞
nouns: bread, breads, sourdough, sourdoughs, loaf, loaves, loaf of bread, sourdough loaf, sourdough bread, sourdough starter, sourdough scoring, sourdough discard, baguette, baguettes, bagel, bagels, everything bagel, croissant, croissants, almond croissant, butter croissants, focaccia, ciabatta, rye bread, rye, pumpernickel, whole wheat bread, wholemeal bread, white bread, soda bread, irish soda bread, cornbread, banana bread, zucchini bread, pumpkin bread, garlic bread, monkey bread, brioche, milk bread, dinner rolls, bread rolls, sourdough rolls, burger buns, hot cross buns, buns, cinnamon rolls, cinnamon roll, cinnamon buns, cardamom buns, sticky buns, pretzel, pretzels, soft pretzel, soft pretzels, english muffins, crumpets, toast, french bread, cheese toast, avocado toast, burnt toast, toasties, flatbread, flatbreads, pita, pita bread, naan, garlic naan, roti, chapati, tortillas, challah, babka, panettone, stollen, crusty bread, fresh bread, homemade bread, no-knead bread, gluten-free bread, bakery bread, bread baking, bread dough, pizza dough, dough, pain au chocolat, bread basket, rolls
tags: BreadLover, BreadTime, BreadLife
turn:
Bread is flour that decided to be somebody.
The dough rests more than I do, and look how well it turns out.
They said break bread together. They didn't say when to stop.
{K}. My kitchen smells like I have my life together.
Bread is the only thing I carry home like a newborn.
{K}. Every crumb on this shirt was earned.
You can tell a lot about a person by how fast the bread disappears.
Butter was invented so that bread would have company.
Nobody has ever smelled warm bread and thought about work.
I have never once regretted standing in line for bread.
{K}. I'd offer you some, but there has already been eye contact.
I believe in a balanced life, with bread on each side.
reader:
Can you carry bread home without a bite missing? Be honest.
What's the best thing you have ever put on bread?
If you could keep only one kind of bread, which one stays?
Which smell stops you in the street: bread, butter or cinnamon?
Bake it yourself or know a good baker: which kind of bread person are you?
Do you eat your bread at the table like a grown-up, or standing right where you found it?
Is toast a recipe? Bakers and honest people only, please.
scene:
“The dough needs to rest.” “So do I.” “The dough did something first.”
“Is there any left?” The crumbs looked away. {K}.
Recipe: mix, wait, wait, hover, wait, eat it too hot.
A bakery door opens and the whole street breathes in.
Weather in the kitchen: warm, yeasty, with scattered flour.
“Just one more,” said the butter. {K}.
Butter meets bread, and somewhere a small choir starts.
Somebody says “bread”, and a whole table looks up. {K}.
plain:
I will always slow down for the smell of bread.
Good bread doesn't need much of a speech.
A bakery on the corner is a good reason to live somewhere.
Warm bread makes any table look set.
{K}. As simple as it gets, and I wouldn't change a crumb.
Most days are better with something warm from an oven.
{K}. Something to pass around and talk over.
invite:
Bakers get up early so that you don't have to. {K}.
If you can smell it, you're close enough to come in. {K}.
{K}. Get here before your neighbors do.
{K}. Crumbs in the car are part of the arrangement.
Tell us which one, and we'll say “good choice” and mean it. {K}.
{K}. Your butter has been sitting there all alone.
{K}. Bring an empty bag and a little self-control. Or just the bag.
news:
{K}. Proof that anything can happen.
{K}. The greatest thing since, well, you know.
{K}. The butter has questions.
{K}. You could cut the suspense with a bread knife.
{K}. Let it rest before you judge.
{K}. The toaster is keeping its opinion to itself.
{K}. A story with a good crust and a soft middle.

== cake 🍰
nouns: cake, cakes, cupcake, cupcakes, muffin, muffins, blueberry muffins, pumpkin muffins, pumpkin spice muffins, banana muffins, cookie, cookies, sugar cookies, oatmeal cookies, peanut butter cookies, chocolate chip cookies, chocolate chip cookie, cookie dough, cookie box, cookie boxes, cookie decorating, brownie, brownies, blondies, pie, pies, apple pie, pumpkin pie, pecan pie, cherry pie, key lime pie, lemon meringue pie, pie crust, cheesecake, cheesecakes, basque cheesecake, carrot cake, chocolate cake, red velvet cake, vanilla cake, sponge cake, victoria sponge, lemon drizzle cake, lemon cake, orange cake, coffee cake, coffee and walnut cake, fruit cake, fruitcake, christmas cake, plum cake, apple cake, marble cake, matilda cake, smash cake, number cake, drip cake, tart, tarts, lemon tart, fruit tart, tarte tatin, galette, scones, scone, donut, donuts, doughnut, doughnuts, jelly donuts, macarons, macaroons, madeleines, pastry, pastries, eclair, eclairs, cream puffs, profiteroles, cannoli, birthday cake, birthday cakes, anniversary cake, custom cake, custom cakes, gingerbread, gingerbread house, gingerbread men, shortbread, biscotti, tiramisu, baklava, cobbler, peach cobbler, crumble, apple crumble, strudel, apple strudel, layer cake, bundt cake, pound cake, angel food cake, cake pops, churros, whoopie pies, rice krispie treats, lemon bars, granola bars, flapjacks, bake-off, bake sale, cake sale, frosting, buttercream, sprinkles, sweet treats, petit fours, tres leches cake, danish
tags: SweetTooth, SweetTreats, BakedGoods
turn:
Nobody ever put a candle on a salad. {K}.
There was going to be some left for you. Plans change.
I asked for a small piece, in a voice that nobody believed.
{K}. I'm only here to check the quality of all of {it/them}.
Nobody has ever walked into a room, seen {a} and left.
{K}. Whoever says “half each” has never met me.
Sugar, butter, flour, and suddenly everybody is in the kitchen.
{K}. The plate is a formality.
I don't eat my feelings. My feelings prefer {a}.
My favorite exercise is reaching across the table for {the}.
{K}: the reason I'm nice to people who bake.
I said “who wants some?” quietly, from another room.
reader:
Who gets the last of {the}: whoever baked, or whoever is fastest?
Team cake, team pie or team cookie, and could you switch for love?
Do you lick the spoon, the bowl or, with some skill, the whisk?
What did you always get for your birthday: cake, pie or something stranger?
Nuts in sweet baking: welcome guests, or uninvited?
Homemade or from the good bakery: what do you bring to a party?
Which sweet thing could you find in the dark, by smell alone?
scene:
“Who wants the last piece?” A long, polite, dangerous silence.
“It's homemade.” “By whom?” “By somebody very talented, at the bakery.”
Missing: one bite. Suspects: everybody in the room.
POV: you said you didn't want any, and now you're standing next to the plate.
A plate goes around the table and comes back clean. {K}.
Serving size (noun): a number that nobody at this table has read.
The smell reaches the stairs long before anybody calls.
Sugar on the fingertips, an innocent look, a second helping. {K}.
plain:
Somebody baking for you is one of the nicest things there is.
I like a table with something sweet in the middle.
{K}, a napkin, and a good reason to sit down.
{K}. Something sweet to slow down for.
The best conversations end with “go on, have the last one”.
A little sugar, a little time, and people gather.
{K}. Sweet, simple, and over far too soon.
invite:
We bake, you pretend it's for the office. {K}.
{K}. Birthdays are a good reason. Breathing is another.
Your meeting would go better with a box on the table. {K}.
{K}. Bring a friend with an appetite, or better, a friend with none.
{K}. Point through the glass, we know the feeling.
{K}. Come early if you like to choose.
Somebody you know is having a day that needs frosting. {K}.
news:
{K}. And that's just the icing.
{K}. Life is sweet and occasionally stuck to the pan.
{K}. A piece of cake, as they say about other people's days.
{K}. Sweet, with a few crumbs on it.
{K}. That deserves a candle and a wish.
{K}. Somebody bring plates, this is going to be a long story.
{K}. It has layers.

== dessert 😋
nouns: ice cream, ice creams, ice cream cone, ice cream cones, ice cream sandwich, ice cream bar, ice cream truck, ice cream van, ice cream social, soft serve, gelato, gelati, sorbet, sorbets, sundae, sundaes, hot fudge sundae, popsicle, popsicles, ice pops, ice lolly, ice lollies, frozen yogurt, froyo, shaved ice, snow cone, snow cones, granita, banana split, scoop of ice cream, chocolate, chocolates, chocolate bar, chocolate bars, dark chocolate, milk chocolate, white chocolate, easter chocolate, chocolate eggs, chocolate mousse, chocolate fondue, hot fudge, dubai chocolate, truffles, bonbons, pralines, candy, candies, candy floss, cotton candy, candy apples, candy cane, candy canes, gummy bears, gummies, jelly beans, licorice, lollipop, lollipops, sweets, caramel, caramels, salted caramel, toffee, toffee apples, fudge, nougat, marshmallows, s'mores, smores, marzipan, turkish delight, mochi, mochi ice cream, pudding, puddings, rice pudding, bread pudding, sticky toffee pudding, chia pudding, custard, flan, panna cotta, creme brulee, crème brûlée, trifle, pavlova, meringue, meringues, parfait, semifreddo, jelly, jello, dessert, desserts, dessert menu, dessert night, dessert box, dessert board, kulfi, gulab jamun, halva, mousse, honey, jam, waffle cone
tags: SweetTreat, DessertTime, SweetTooth, DessertLover
turn:
I'd like to start with dessert, in case I get full.
I hid dessert from everybody, including, in the end, myself.
{K}. I took a little so that it would last. It did not last.
I don't have a favorite, I have a waiting list. {K}.
They say sweet things don't last. Not around me, they don't.
Being an adult means that nobody can stop you. {K}.
Some people finish dinner. I graduate to dessert.
Willpower left the building, and {the} held the door.
There is always a last bite, and I'm never ready for it.
{K}: the part of the meal that nobody has to be called twice for.
I'd share, but then I'd know exactly how much I'm missing. {K}.
{K}. A small reward for everything I'm still going to do.
reader:
Is dessert a daily right at your table, or a special event?
Chocolate or fruit for dessert: which one would you defend in court?
Do you eat sweet things slowly, or is that something other people do?
Which dessert of your childhood would you give a lot to taste again?
Dessert: one bite of everything, or all of one thing?
Which sweet thing do you hide from the people you live with?
Sweet with a bit of salt: genius, or please leave it alone?
scene:
“Would you like to see the dessert menu?” “I've already read it.”
First silence, then “oh”, then somebody asks if there's more. {K}.
Exhibit A: a sticky finger. Exhibit B: the other sticky fingers. {K}.
Things I'll share: advice, umbrellas, opinions. Things I won't: {k}.
“Just a bite.” Famous last words. {K}.
A long debate about what to get, followed by what everybody always gets. {K}.
A grown-up at the counter, nose to the glass, unable to decide. {K}.
Somebody says “I'm full”, looks down, and is not full anymore. {K}.
plain:
A treat doesn't need a reason.
Somewhere inside every grown-up is a kid with pocket money at the counter.
I still get as excited about {a} as I did as a kid.
The sweet part of the day should never be rushed.
{K}. It made me smile before the first bite.
{K}. A nice way to end, or to begin again.
You're allowed to enjoy things just because they're sweet.
invite:
{K}. You behaved all week. Or you didn't. Come anyway.
{K}. Choosing is the hard part, and we'll stand by you.
Skip the small talk and go straight to dessert. {K}.
Kids may press their noses to the glass. So may you. {K}.
{K}. Bring the friend who only ever wants a bite of yours.
{K}. Save room. If there's no room, we believe in you.
{K}. Your afternoon has a gap exactly this size.
news:
{K}. With a cherry on top, in spirit.
{K}. My sweet tooth is taking it personally.
{K}. Nobody said the sweet life would be tidy.
{K}. I'd say more, but my mouth is full.
{K}. Things just got a little stickier.
{K}. Sweet, whichever way you look at it.
{K}. Some stories should be told over seconds.

== breakfast 🍳
nouns: breakfast, breakfasts, brunch, brunches, sunday brunch, boozy brunch, bottomless brunch, brunch menu, breakfast menu, breakfast club, pancakes, pancake, blueberry pancakes, banana pancakes, protein pancakes, fluffy pancakes, pancake breakfast, pancake stack, pancake day, crepes, crêpes, waffles, waffle, belgian waffles, french toast, dutch baby, eggs, egg, scrambled eggs, poached eggs, fried eggs, boiled eggs, soft boiled eggs, sunny side up eggs, deviled eggs, omelette, omelet, frittata, quiche, eggs benedict, eggs florentine, shakshuka, huevos rancheros, chilaquiles, overnight oats, overnight oats with figs, oatmeal, oats, baked oats, porridge, granola, homemade granola, muesli, cereal, bowl of cereal, yogurt bowl, yogurt parfait, smoothie bowl, smoothie bowls, acai bowl, acai bowls, chia bowl, breakfast burrito, breakfast burritos, breakfast tacos, breakfast sandwich, breakfast sandwiches, bacon and eggs, breakfast bowl, breakfast board, breakfast table, breakfast in bed, breakfast for dinner, birthday breakfast, hotel breakfast, breakfast buffet, weekend breakfast, hash browns, full english, full english breakfast, full scottish breakfast, turkish breakfast, continental breakfast, biscuits and gravy, congee, bacon
tags: BreakfastTime, BreakfastLover, BrunchTime, MorningFuel
turn:
{K}. I'd say good morning, but I'm chewing.
I planned a quick breakfast, and then I sat down, which was the mistake.
I had a productive start. I cleared a whole plate. {K}.
I eat breakfast like a king and dress for it like his gardener.
The day can't be all bad. It started with {a}.
{K}. Everything after this is just the time until lunch.
Breakfast is only late if you had plans.
The first decision of the day was a good one. {K}.
Nobody is allowed to have opinions before {the}.
{K}: something to hold on to until the coffee works.
I skipped breakfast once. Everybody around me remembers.
reader:
Breakfast right after getting up, or not a bite for the first hour?
Same breakfast every day, or a new idea each morning?
Which weekend breakfast would you never make on a workday?
Do you set the table for breakfast, or is the counter good enough?
Which breakfast would get you out of bed without an alarm?
Leftovers for breakfast: a crime, or the best idea of the day?
Is brunch a meal or a personality? Breakfast people, speak freely.
scene:
“Did you sleep well?” “Ask me after {the}.”
Slippers on the kitchen floor, the radio low, the day not in a hurry.
Breakfast table agenda: dreams, plans, who finished the milk.
Before breakfast: a coat on a chair. After: a person in the coat.
The fridge door opens. A long stare. A decision is made. {K}.
The day, chapter one: {k}. The plot can wait.
“What's for breakfast?” Suddenly everybody is awake.
plain:
{K}. A kind way to start.
However the day goes, it had a good beginning.
Breakfast at a table, with nothing waiting, is a small luxury.
Feed yourself first, then the to-do list.
I like mornings that begin with something worth sitting down for.
{K}. No hurry and no headlines.
A good breakfast makes almost any plan look possible.
invite:
{K}. Roll out of bed and in this general direction.
Set the alarm for once, and thank us later. {K}.
{K}. Your cereal box will get over it.
{K}. Call the friend who only gets up for food.
Ask for seconds before you've started, it saves time. {K}.
{K}. Breakfast is better when somebody else does the dishes.
{K}. Early birds and late risers get the same big smile.
news:
{K}. And the day has hardly begun.
{K}. What a way to start.
{K}. It's all been a bit of a scramble.
{K}. Not bad for somebody in slippers.
{K}. I'll need a bigger plate to think about it.
{K}. Tell it again, slowly, after the first bite.
{K}. Life, as served: a little runny, still good.

== pasta-and-noodles 😋
nouns: pasta, pastas, pasta night, homemade pasta, fresh pasta, pasta salad, pasta bake, pasta dish, pasta dough, spaghetti, spaghetti and meatballs, carbonara, cacio e pepe, amatriciana, alfredo, fettuccine alfredo, lasagna, lasagne, mac and cheese, mac n cheese, macaroni, macaroni and cheese, ravioli, tortellini, gnocchi, pumpkin gnocchi, penne, penne alla vodka, vodka pasta, rigatoni, orzo, linguine, tagliatelle, fettuccine, pappardelle, orecchiette, cannelloni, ziti, baked ziti, bolognese, spaghetti bolognese, pesto, pesto pasta, tomato pasta, aglio e olio, spätzle, ramen, miso ramen, spicy ramen, tonkotsu ramen, ramen bowl, ramen night, instant ramen, noodles, noodle, noodle bowl, noodle soup, chicken noodle soup, instant noodles, cup noodles, spicy noodles, udon, udon noodles, soba, soba noodles, rice noodles, glass noodles, hand-pulled noodles, pho, beef pho, laksa, pad thai, pad see ew, lo mein, chow mein, dan dan noodles, japchae, yakisoba, stir fried noodles, dumplings, dumpling, soup dumplings, pork dumplings, gyoza, potstickers, momos, wontons, wonton soup, dim sum, bao, bao buns, pierogi, pierogies, pelmeni, manti, kreplach, xiaolongbao
tags: PastaLover, NoodleLover, ComfortFood, CarbLover
turn:
{K}. If I'm quiet, it's because I'm winning.
There is no elegant way to do this, and I stopped looking for one. {K}.
Somebody invented this and then just went on with their life. {K}.
Every bowl starts as a meal and ends as a personal challenge.
{K}. I came with a plan to eat slowly. The plan is in there somewhere.
I have tried staying sad with a full bowl in front of me. It doesn't hold.
{K}: the meal of champions who then lie down.
I asked for extra napkins and everybody understood. {K}.
I ordered with my eyes, and my eyes regret nothing.
A long day, meet a deep bowl. {K}.
I'd describe my cooking as mostly water, salt and confidence. {K}.
reader:
Slurp out loud or eat in silence: what are the rules at your table?
Pasta, noodles or dumplings: which one could you never give up?
What do you make when the fridge is empty: pasta, noodles or a phone call?
How much cheese or chili is too much, and have you ever found out?
Which one reminds you of somebody's kitchen: pasta, noodles or dumplings?
Which bowl would you order out even if you could make it at home?
What's your comfort bowl when nothing has gone to plan?
scene:
“How is it?” A thumb goes up. The head stays down.
Chin over the bowl, elbows out, phone ignored. {K}.
Steam on the window, and somebody asking how much longer.
Sleeves up, napkin in, no questions until the bowl is empty.
A portion is whatever you had before “just a little more”.
“Are you going to finish that?” Only one of us was asking. {K}.
The last bite, chased around the bowl with great concentration.
plain:
Few things feel as much like home as a full bowl.
{K}. I could eat this every week and still look forward to it.
{K}. The kind of meal that doesn't need a plan.
Some meals you eat. Some you lean into.
Something good on the stove makes any kitchen warmer.
{K}. It tastes like somebody meant well.
A warm bowl, a quiet minute, and the day is forgiven.
invite:
{K}. Wear the dark shirt.
{K}. We've been stirring so that you don't have to.
Tell us how hungry you are and we'll pick the bowl. {K}.
{K}. Bring somebody you don't mind slurping next to.
Pull up a chair and tuck in your napkin. {K}.
{K}. Your pot at home deserves a day off.
news:
{K}. There's a lot to untangle here.
{K}. Use your noodle, they said.
{K}. Steam is still coming off this one.
{K}. A saucy little story.
{K}. I've been turning it over with a fork.
{K}. It'll all come together in the pot.
{K}. I'm going to need a bowl to sit down with.

== street-food 😋
nouns: pizza, pizzas, pizza night, pizza slice, slice of pizza, neapolitan pizza, margherita pizza, pepperoni pizza, homemade pizza, frozen pizza, detroit pizza, deep dish pizza, wood-fired pizza, pizza friday, pizza box, calzone, burger, burgers, cheeseburger, cheeseburgers, smash burger, smash burgers, veggie burger, vegan burger, bacon burger, double cheeseburger, sliders, burger night, taco, tacos, birria tacos, fish tacos, street tacos, al pastor tacos, taco tuesday, taco night, fries, french fries, loaded fries, sweet potato fries, cheese fries, curly fries, chili fries, onion rings, hot dog, hot dogs, corn dogs, corn dog, bratwurst, currywurst, sausage roll, sausage rolls, sandwich, sandwiches, club sandwich, ham sandwich, chicken sandwich, cheese sandwich, sub sandwich, meatball sub, panini, paninis, toastie, cheese toastie, grilled cheese, grilled cheese sandwich, blt, reuben, philly cheesesteak, cheesesteak, po' boy, lobster roll, lobster rolls, banh mi, vegan banh mi, tuna melt, burrito, burritos, bean burrito, quesadilla, quesadillas, enchiladas, fajitas, nachos, loaded nachos, tamales, elote, wings, chicken wings, buffalo wings, hot wings, chicken nuggets, nuggets, chicken tenders, fried chicken, kebab, kebabs, döner, doner kebab, shawarma, falafel, falafel wrap, wrap sandwich, chicken wrap, gyros, souvlaki, empanadas, empanada, arepas, pupusas, samosas, samosa, pakora, vada pav, pani puri, chaat, poutine, fish and chips, takoyaki, satay, corn on the cob, street corn, food truck tacos, street food, fast food, spring rolls, egg rolls, mozzarella sticks, wrap, heart attack burger
tags: Foodie, ComfortFood, FoodLovers
turn:
{K}. No plate has ever made this better.
{K}. Somebody always asks me something right at the biggest bite.
I was going to cook. Then I remembered {the}.
Forks are for people who give up. {K}.
I leaned forward to save my shirt. The shirt had already accepted its fate.
I'd put it down for a second, but I've seen how you look at it. {K}.
I'm very good at sharing, as long as it's the menu.
I take my time with most things. {The} {is/are} not most things.
Somewhere, a salad is waiting for me to call back. {K}.
{K}. Please hold all questions until I'm done chewing.
I only had a small one, followed by the one I wanted.
reader:
Where do you get the best {n}, and will you share the secret?
Standing up, sitting down or in the car: where does street food taste best?
Pizza, burger or taco: if one had to leave your life, which one?
Do you plan the first bite, or just start and see what falls out?
Ordering food: the classic, or the strangest thing on the board?
One bite for a friend: generous, fair, or “order your own”?
Who at your table always says they're not hungry and then eats yours?
scene:
“Do you want a fork?” “I want you to look away.” {K}.
“One bite,” I said, handing it over, and saw my mistake in slow motion.
A bench, a paper bag, and a pigeon that has heard about it.
“Are you sharing?” A shoulder turns, slowly, like a closing door. {K}.
The smell crosses the street before you do. {K}.
Mission report: target acquired, napkins exhausted. {K}.
POV: everybody said they weren't hungry, and now there are hands in your food.
Elbows out, head tilted, eyes on nobody. {K}.
plain:
{K}. Nothing fancy and nothing missing.
Food you eat with your hands always makes friends.
Hungry is easier when you already know what you want.
{K}. Good with friends, good alone, good on the walk home.
I'm never sad about eating with my fingers.
Some of the best meals don't come with a tablecloth.
{K}, and no plans beyond that.
invite:
{K}. Let the fork have a day off.
{K}. Roll up your sleeves, all the way.
You know the smell. Now turn the corner. {K}.
{K}. Extra napkins for optimists in white.
Line up and look hungry. {K}.
{K}. Whatever you were going to cook will still be there later.
Bring the hungry one. Everybody knows one. {K}.
news:
{K}. With everything on it.
{K}. That's a lot to take in one bite.
{K}. Somebody pass the napkins.
{K}. It got a little messy, like everything worth having.
{K}. I need extra sauce to deal with this.
{K}. It's the talk of the line.
{K}. Wrapped up nicely, and still it spills.

== dish 🍽️
nouns: soup, soups, tomato soup, pumpkin soup, chicken soup, lentil soup, miso soup, onion soup, french onion soup, vegetable soup, soup season, stew, stews, beef stew, irish stew, curry, curries, thai curry, chicken curry, green curry, butter chicken, tikka masala, vindaloo, chili con carne, chilli con carne, vegetarian chili, bowl of chili, chowder, clam chowder, bisque, gazpacho, ratatouille, gumbo, jambalaya, goulash, borscht, roast, roast turkey, turkey dinner, thanksgiving turkey, roast chicken, rotisserie chicken, roast beef, roast potatoes, sunday roast, pot roast, prime rib, baked ham, meatloaf, salad, salads, caesar salad, greek salad, potato salad, caprese, cobb salad, salad bar, casserole, casseroles, green bean casserole, tuna casserole, hotpot, hot pot, sheet pan dinner, one-pot dinner, slow cooker meal, risotto, mushroom risotto, paella, sushi, sushi night, sushi rolls, sashimi, poke, poke bowl, poke bowls, buddha bowl, grain bowl, rice bowl, bibimbap, stir fry, fried rice, jollof rice, rice and beans, biryani, pilaf, dal, daal, saag paneer, paneer, dosa, idli, meatballs, swedish meatballs, steak, steaks, ribeye, steak night, steak dinner, steak frites, schnitzel, sausages, pulled pork, brisket, ribs, bbq ribs, pork chops, pork belly, lamb chops, leg of lamb, grilled salmon, baked salmon, salmon, shrimp, prawns, scampi, seafood, seafood boil, lobster, oysters, mussels, clams, grilled fish, ceviche, crab cakes, shepherd's pie, cottage pie, pot pie, chicken pot pie, meat pie, quiche lorraine, fondue, cheese fondue, raclette, moussaka, tagine, couscous, mezze, meze, hummus, tabbouleh, stuffed peppers, eggplant parm, chicken parm, parmigiana, coq au vin, boeuf bourguignon, beef wellington, beef stroganoff, mashed potatoes, baked potato, jacket potato, gratin, dauphinoise, kimchi, kimchi stew, tteokbokki, bulgogi, korean bbq, adobo, pozole, mole poblano, feijoada, tofu, tempeh, grandma's recipe, family recipe, secret recipe, leftovers, comfort food, home cooking, home-cooked meal, main course, side dish, side dishes, one-pan dinner, dish, dishes from home, chili, chilli, lamb, pork, dumpling soup
tags: Foodie, FoodLovers, GoodFood
turn:
{K}: my way of saying everything that I'm bad at saying.
{K}. There was a photo next to the recipe. Let's not compare.
I came back for seconds before the firsts were over.
I plate like a chef and eat like nobody is filming.
Clean plates are the only applause a cook needs.
Whoever said “nothing special, just {k}” was being dangerously modest.
Tell me what you're having, and I'll tell you why I'm not jealous. {K}.
I'd tell you the recipe, but I was improvising and I panicked well.
{K}. The leftovers were planned. They did not survive.
Somebody asked how big a portion. I said “yes”. {K}.
{K}. I have no further appointments.
Everybody's a food critic until there's only one helping left.
reader:
Which dish do you make when you want to impress somebody?
More salt, more lemon or more chili: what does everything need?
Are your recipes written down, or do they change every time?
Who taught you to cook the thing you cook best?
Be honest: do you want the recipe, or just a plate? {K}.
Which dish do you only ever order out, because yours never turns out like that?
Second helping before or after pretending you were done?
scene:
“It's just something I threw together,” said nobody with this many dirty pans.
“Needs something.” “Salt?” “No. More of it.” {K}.
A spoon held out over a cupped hand: “Here, try this.”
Critic's notes: arrived hungry, said little, cleaned the plate. {K}.
Forks slow down. Somebody says “okay, wow”. {K}.
Radio on, apron crooked, something good on its way to the table.
“How did you make this?” A long pause. “With feeling.” {K}.
The table leans a little toward whoever is holding the bowl.
plain:
Cooking for people is a quiet way of saying they matter.
Somebody cooked, everybody ate, and that makes it a good day.
{K}. Honest food, no speech.
A full plate has a way of making the day make sense.
The best seat in any house is the one next to the food.
{K}. Good food asks for nothing but a little time.
I think about some meals longer than I think about some people.
invite:
{K}. Your own kitchen deserves a rest.
{K}. We cooked as if you were already on your way.
Bring a big appetite or a small container. {K}.
{K}. Ask for the recipe. We'll smile and change the subject.
{K}. One plate for you, and one for the person you say it's for.
Come with no plan and leave with a favorite. {K}.
{K}. Napkins are ready, spoons are nervous.
news:
{K}. The plot thickens, like a good sauce.
{K}. Season to taste.
{K}. It's been simmering for a while.
{K}. There's no recipe for this.
{K}. I'm going to need a bigger spoon.
{K}. The pots and pans are talking about it.
{K}. Best served with a big helping of patience.

== produce 🧺
nouns: tomato, tomatoes, garden tomatoes, cherry tomatoes, heirloom tomatoes, green tomatoes, strawberry, strawberries, first strawberries, blueberries, raspberries, blackberries, cranberries, gooseberries, currants, berries, apples, red apples, apple harvest, pears, peaches, nectarines, apricots, plums, cherries, lemons, limes, oranges, blood oranges, clementines, tangerines, mandarins, grapefruit, kiwis, bananas, mango, mangoes, mangos, papaya, pineapple, pineapples, pomegranate, pomegranates, passion fruit, dragon fruit, lychees, persimmons, figs, fresh figs, grapes, melon, melons, watermelon, watermelons, cantaloupe, coconut, coconuts, avocado, avocados, pumpkin, pumpkins, giant pumpkin, butternut squash, zucchini, zucchinis, courgettes, cucumbers, cucumber, eggplant, aubergines, bell peppers, chili peppers, jalapeños, carrots, parsnips, beets, beetroot, radishes, turnips, potatoes, new potatoes, sweet potatoes, onions, red onions, spring onions, leeks, shallots, garlic, garlic bulbs, garlic harvest, mushrooms, oyster mushrooms, chanterelles, asparagus, artichokes, broccoli, cauliflower, kale, spinach, lettuce, arugula, cabbage, brussels sprouts, green beans, snap peas, peas, sweetcorn, corn cobs, celery, fennel, rhubarb, herbs, fresh herbs, basil, rosemary, thyme, parsley, cilantro, coriander, dill, chives, ginger root, microgreens, sprouts, olives, chestnuts, walnuts, vegetables, veggies, vegetable, root vegetables, fruit, fruits, fruit basket, fruit stand, farm stand, vegetable stand, veggie box, vegetable box, csa box, produce box, seasonal produce, produce, tomato harvest, potato harvest, garden harvest, homegrown vegetables, citrus, olive harvest, corn, peppers
tags: FruitAndVeg, EatTheRainbow, FoodLovers
turn:
Nature did all the work, and I'm taking all the compliments.
{K}. It came without a wrapper, an app or a password.
I paid for groceries and went home with a still life. {K}.
I said “just a few”, in the voice of a person with a very big bag.
I can't cook much, but I can stand here and admire the ingredients. {K}.
{K}. I have plans for half of {it/them} and hope for the rest.
My basket said enough. My hands kept going.
Somewhere between the crate and the kitchen, I become a person with recipes.
{K}. I came, I sniffed, I carried far too much.
They say it's too good to eat. Watch me. {K}.
I knew I'd grown up when I got excited about groceries. {K}.
I came home with so much that dinner has a theme now. {K}.
reader:
Market, garden or supermarket: where do you go when it has to taste of something?
Which fruit or vegetable did you hate as a kid and love now?
Fruit and vegetables: rub it on your sleeve, or wash it like a surgeon?
Too much of a good harvest: freeze it, pickle it or hide it in soup?
What grows best where you live, and can we have some?
Do you cook with what's in the basket, or shop for what's in the recipe?
Which vegetable do you admire but never know what to do with?
scene:
“Are these ripe?” A small squeeze. A wise nod. No idea. {K}.
The first cut, and the whole kitchen smells like it. {K}.
Still life with {n}. Estimated survival: until lunch.
Market wisdom: if you have to ask what to do with it, buy it anyway.
The fridge drawer is where good intentions go to get soft.
Sleeves up, crate down, somebody already chewing. {K}.
“That's a lot of {n}.” “You haven't seen the kitchen table.” [mass plural]
plain:
I like food that looks like where it came from.
It's nice when something tastes exactly like its name.
Somebody planted it, watered it and waited. I only get to enjoy it.
{K}. Good food doesn't need much help.
A kitchen looks happier with something waiting to be chopped.
{K}. Plain, honest, and gone soon.
Cooking gets easy when the ingredients do most of it. {K}.
invite:
{K}. Dinner starts here, long before the stove.
{K}. Bring your own bag and a weak moment.
Take a bit more than you planned. Everybody does. {K}.
{K}. Come with a list, ignore the list.
Ask us how to cook it. We have opinions and nobody to tell. {K}.
{K}. Your kitchen counter looks a little bare from here.
Choose slowly and squeeze gently. {K}.
news:
{K}. That's the pick of the bunch.
{K}. You reap what you water.
{K}. The salad will hear about this.
{K}. Good things come in crates.
{K}. I'd call that a ripe moment.
{K}. It's juicier than most news.
{K}. Somebody put the big pot on.

== meal 🍽️
nouns: dinner, dinners, lunch, lunches, supper, suppers, picnic, picnics, picnic blanket, picnic basket lunch, picnic in the park, barbecue, barbecues, bbq, bbqs, backyard bbq, cookout, cookouts, grill night, grilling, grill season, potluck, potlucks, potluck dinner, feast, feasts, buffet, takeout, takeaway, takeout night, dinner table, dinner guests, dinner plans, dinner time, dinner for one, friends dinner, girls dinner, easter lunch, sunday lunch, sunday dinner, holiday dinner, birthday dinner, team lunch, team dinner, working lunch, lunch break, lunch hour, lunch special, lunch deal, desk lunch, ladies lunch, long lunch, late lunch, light lunch, quick dinner, weeknight dinner, easy dinner, tuesday dinner, home-cooked dinner, tasting menu, chef's table, supper club, dinner club, pop-up dinner, dinner service, set menu, three-course dinner, five-course dinner, meal, meals, family meal, shared meal, first meal, fish fry, clambake, crawfish boil, hog roast, tailgate, progressive dinner, murder mystery dinner, campfire dinner, alfresco dinner, outdoor dinner, girl dinner, family dinner table
tags: GoodFood, Foodie, TimeToEat
turn:
{K}. I'm in charge of eating.
The best dish on any table is the one somebody else made.
Everyone said “nothing for me”, and then everyone had a fork.
Half of {the} is food. The other half is not checking the phone.
The dishes can wait. They've had practice.
{K}. Somebody will say “I couldn't eat another bite” and be wrong.
I ate slowly, out of respect, until I saw that the bowl was getting empty.
My calendar calls it {k}. I call it the point of the day.
Nobody is ever late when there's food.
{K}. There is a seating plan, and it is based on where the food is.
I wasn't hungry. Then I sat down, and history was made. {K}.
{K}: a few minutes of eating with a lot of talking around it.
reader:
When there's food involved, are you first to arrive or last to leave?
Potluck rules: do you bring the main dish, the dessert or the paper cups?
At the table: favorite bite first, or saved until the very end?
Starter or dessert, if you could keep only one of them?
Inside with chairs or outside with a blanket: where does a meal taste best?
Who would you put on the other side of the table, if you could invite anybody?
Your plate: neat corners, or one big hill?
scene:
Table talk, in order: the food, the news, the food again.
“Who made this?” The proudest pause at any table. {K}.
Plates pass, sleeves dip, nobody notices. {K}.
Chairs that don't match, plates that don't match, people who do.
A tablecloth is a map of everything that was ever passed around.
Seating chart: hungry, hungrier, next to the potatoes. {K}.
“Start, start!” Nobody starts. Everybody looks at the cook. {K}.
plain:
A meal together is still the best way to catch up.
You remember the table long after you forget the menu.
Food tastes better when nobody is looking at a screen.
I like the sound of a table that is busy eating.
{K}. Enough food, enough time, that's plenty.
Sitting down to eat is a nice way to put the day down.
{K}. Nothing on the schedule can compete.
invite:
There's a chair here that nobody is sitting in. {K}.
Hungry counts as dressed. {K}.
{K}. Come as a guest, leave knowing everybody's business.
{K}. Bring one friend. Bring the loud one.
Plan nothing for afterwards. {K}.
{K}. You won't have to think about what to cook, which is half the joy.
{K}. The bread goes to the left, the stories go everywhere.
news:
{K}. Forks down, everybody listen.
{K}. That's something to chew on.
{K}. Pass the potatoes and keep talking.
{K}. A story like this wants seconds.
{K}. The conversation at the table has been taken care of.
{K}. I'll be telling it with my fork in the air.
{K}. Best shared around a table.

== snack 😋
nouns: popcorn, movie popcorn, caramel popcorn, chips, tortilla chips, potato chips, chips and dip, chips and salsa, chips and guac, kettle chips, bag of chips, crisps, snacks, snack, snack time, snack attack, snack board, snack plate, snack bar, snack table, snack box subscription, snack drawer, snack haul, snack break, movie snacks, road trip snacks, office snacks, game day snacks, healthy snacks, after-school snack, late night snack, midnight snack, midnight snacks, bedtime snack, cheese, cheeses, cheese board, cheese boards, cheeseboard, cheese platter, cheese plate, cheese and crackers, cheese and wine, brie, baked brie, camembert, cheddar, gouda, blue cheese, goat cheese, burrata, mozzarella, feta, halloumi, manchego, string cheese, charcuterie, charcuterie board, charcuterie boards, charcuterie cups, grazing board, grazing boards, antipasti, antipasto, salami, prosciutto, jamón, tapas, pintxos, appetizers, appetizer, appetizer platter, starters, hors d'oeuvres, canapés, finger food, party food, party platter, butter board, dips, dip, spinach dip, artichoke dip, buffalo dip, seven-layer dip, guacamole, tzatziki, crackers, breadsticks, rice cakes, trail mix, nuts, mixed nuts, roasted nuts, almonds, cashews, pistachios, peanuts, peanut butter, sunflower seeds, pickles, pickle, olives and cheese, jerky, beef jerky, protein bars, energy balls, pretzel sticks, pretzel bites, edamame, seaweed snacks, nibbles, veggie platter, crudités, midnight snack run
tags: SnackTime, Snacks, SnackAttack, SnackLover
turn:
A snack is only small if you stop.
I'm not hungry, I'm just standing next to the snacks. {K}.
There are people who stop halfway. I've read about them. {K}.
I arranged it nicely, so now it's called hosting. {K}.
My hand went in again before I was consulted. {K}.
{K}: a meal for people who can't commit.
I keep emergency snacks, and I declare a lot of emergencies.
{K}. I take one at a time, at remarkable speed.
{K}. It was supposed to be for the guests.
I have a light appetite and a heavy hand.
Whoever put this within reach knew exactly what would happen. {K}.
I only wanted something to do with my hands. {K}.
reader:
What's the first thing gone when you put snacks on a table?
Which snack do you buy “for the guests”?
Handfuls or one polite bite at a time: how do you snack?
Snacking before dinner: harmless, or the reason nobody is hungry?
Do you close the packet and put your snack away, or is that a myth?
Salty, crunchy, creamy or all of it: what does your perfect snack need?
Which snack can you not be left alone with?
scene:
“Are you eating?” “No,” I said, chewing.
The plate travels around the couch and gets lighter at every stop. {K}.
A hand reaches. It pauses. It pretends it was going for the remote.
Appetizer (noun): a snack with better posture.
“Are those for everybody?” The longest second of my life. {K}.
Nobody saw who took the last one. Everybody saw. {K}.
The little rearranging you do, so that nobody notices the gap. {K}.
Dinner is cancelled, due to what happened between lunch and now. {K}.
plain:
Between meals is a perfectly good time to be happy.
I like food that you can eat without stopping the conversation.
It isn't a gathering until there's something to pick at.
{K}. A little something while we talk.
Good snacks make people stay longer.
{K}. Easy to share and even easier to finish.
Sometimes a meal is just a lot of small good things.
invite:
Everybody's favorite guest is the one with the snacks. {K}.
{K}. Nobody comes to a party for the small talk.
Stand near it and look innocent. {K}.
{K}. For the movie, the match or a quiet moment in the pantry.
{K}. Put some aside before you tell anybody.
Arrive early, stand close to the table. {K}.
{K}. Your couch looks so empty-handed.
news:
{K}. This is why there's popcorn.
{K}. I need something crunchy to process this.
{K}. Pass the bowl and start from the beginning.
{K}. Crumbs were found at the scene.
{K}. It's the kind of news you need a napkin for.
{K}. Reach in, there's plenty to talk about.

== baking 🧑‍🍳
nouns: baking, home baking, baking day, baking days, baking session, baking night, baking marathon, baking project, baking fail, baking with kids, baking with friends, holiday baking, christmas baking, weekend baking, sunday baking, stress baking, cookie baking, cake baking, bread making, cooking, home cooking session, cooking night, cooking together, cooking for one, cooking with kids, cooking for friends, batch cooking, slow cooking, campfire cooking, camp cooking, outdoor cooking, cooking class, cooking classes, cooking class at home, cooking lesson, cooking workshop, cooking show, cooking challenge, cooking fail, baking class, baking classes, baking workshop, baking course, pasta making class, sushi making class, meal prepping, meal prep sunday, food prep, recipe, recipes, new recipe, new recipes, easy recipe, recipe test, recipe testing, recipe development, recipe book, cookbook, cookbooks, my cookbook, our cookbook, kitchen experiments, kitchen experiment, kitchen disaster, kitchen adventures, time in the kitchen, canning, canning day, pickling, preserving, jam making, fermenting, fermentation, smoking meat, kneading, cookie decorating night, gingerbread decorating, home cook, home cooks, home baker, home bakers, baker life, apron time, culinary school, food styling, food photography, cake decorating, pasta making, pasta making night, bread baking class, cookie decorating class
tags: InTheKitchen, HomeCook, CookingTime, KitchenFun
turn:
I cook the way I park: with confidence and several corrections.
I don't measure, I believe. {K}.
“Prep time” was written by somebody with a staff.
{K}. My apron has seen things.
Substitutions were made, so now it's my own recipe.
I follow recipes like advice: I nod, and then I do my own thing.
Everything tastes better when somebody says “you made this?”
My oven and I have agreed to disagree about temperatures.
{K}. Future me had better be grateful.
{K}. I'm told professionals also talk to themselves.
I have one clean spoon left and a lot of tasting to do. {K}.
A pinch is a unit of measurement, and mine is generous.
reader:
Do you read a recipe first, or meet it step by step like a thriller?
Cooking alone with music, or with somebody who keeps tasting?
Who does the dishes at your place: whoever cooked, or whoever ate?
Which kitchen disaster do you still tell people about?
What was the first thing you learned to make?
The timer says it's done: do you believe it, or poke it first?
Stained cookbook or greasy phone screen: where do your recipes live?
scene:
POV: the recipe says “meanwhile” and you only have these hands.
“How much do you put in?” “Until it looks right.” “When's that?” “You'll know.”
First, preheat. Then, look for the thing you just had in your hand.
The first taste from the spoon: blown on, burned anyway.
Every spoon: used. Every cupboard: open. Every emotion: present. {K}.
A television voice in my head: “And now, quickly, before anybody sees.”
“It's supposed to look like that.” A complete kitchen philosophy.
plain:
Making something with your hands settles the head.
I like a kitchen that looks like somebody has been happy in it.
{K}. It starts with a mess and ends with a plate.
{K}. A good way to be busy and calm at once.
It doesn't have to turn out well to be time well spent.
Somebody taught you, you teach somebody. That's the best recipe there is.
A song, an apron and no hurry. {K}.
invite:
{K}. Aprons hide everything, including nerves.
Wash your hands and get in here. {K}.
Beginners are welcome, the oven can't tell. {K}.
{K}. Save it for the day the takeout menu looks boring.
{K}. Bring an appetite for your own mistakes.
Everybody eats what they make, so make it count. {K}.
{K}. Your whisk has been living in a drawer for too long.
news:
{K}. That wasn't in the recipe.
{K}. The whisk declined to comment.
{K}. The apron takes a bow.
{K}. Stir gently and let it settle.
{K}. Somebody write that on a stained index card.
{K}. I'd call it seasoning, the life kind.
{K}. The kitchen has its own weather right now.

== restaurant 🍴
nouns: restaurant, restaurants, our restaurant, new restaurant, italian restaurant, vegan restaurant, rooftop restaurant, restaurant week, restaurant opening, cafe, cafes, café, cafés, our cafe, cafe corner, coffee shop, coffee shops, coffee house, coffeehouse, bakery, bakeries, our bakery, bakery window, bakery counter, patisserie, food truck, food trucks, our food truck, food court, food hall, pub, pubs, gastropub, local pub, bar, bars, rooftop bar, cocktail lounge, tapas bar, sushi bar, oyster bar, diner, diners, bistro, brasserie, trattoria, osteria, taverna, izakaya, pizzeria, steakhouse, taqueria, burger joint, noodle bar, noodle shop, dumpling house, deli, delicatessen, sandwich bar, ice cream shop, ice cream parlor, gelateria, dessert bar, donut shop, bagel shop, creamery, canteen, cafeteria, catering business, catering menu, private chef, menu, menus, our menu, new menu, spring menu, summer menu, autumn menu, fall menu, winter menu, seasonal menu, lunch menu, dinner menu, kids menu, kids' menu, vegan menu, gluten-free menu, dessert list, specials board, daily special, daily specials, chef's special, specials, chef, chefs, head chef, our chef, sous chef, pastry chef, line cook, baker, bakers, barista, baristas, bartender, bartenders, waiter, waitress, waitstaff, server life, kitchen team, kitchen staff, table by the window, corner table, patio season, patio dining, outdoor seating, dining room service, dining out, eating out, open kitchen, table reservation, reservations, restaurant review, juice bar, cake shop, ramen shop, taco truck, taco stand, burger bar, food stall, food stand, drive-thru, sandwich shop, chocolate shop, candy shop, sweet shop, smoothie bar, brunch spot
tags: EatLocal, SupportLocal, FoodLovers, EatingOut, Foodie
turn:
At home, nobody asks whether everything is to your liking.
Everybody reads the whole menu and then orders what they always order.
{K}. “I'm not that hungry” usually comes from the table with the most plates.
I came for a quick bite and stayed for somebody else's life story.
There are faster ways to eat. None of them know your name.
The best seat is wherever the plates come out. {K}.
{K}. Somebody is about to say “we should come here more often”.
You can choose for yourself, or say “whatever they're having” like a legend.
“Just a snack” always comes with a side of everything. {K}.
Nobody ever said “remember that great evening we ate over the sink?”
My kitchen at home is lovely and, sadly, staffed by me. {K}.
“I'll just have a bite of yours” is how feuds begin. {K}.
reader:
Eating out: do you study the menu in advance, or decide while the waiter waits?
Which place knows your order before you open your mouth?
What makes a place your place: the food, the people or the chair?
At the table: share everything, or guard your own plate?
Where do you always sit: by the window, in the corner or right at the bar?
How often do you say “everything's great” with your mouth full?
Which meal out do you still talk about?
scene:
“A table for how many?” “How much food is there?” {K}.
“Have you decided?” “Almost,” for the third time. {K}.
Menu in front of the face, eyes on somebody else's plate.
Regular (noun): a person whose order is a nod.
The kitchen door swings, and every table hopes it's theirs.
Behind the counter: a tune being hummed, a pan being shaken, a name being called.
Sounds of a good place: forks, laughing, a chair, more forks.
plain:
It's nice to sit down somewhere and be looked after. {K}.
Every town needs somewhere that is glad to see you.
A neighborhood is a few streets and the place where everybody meets.
It's a good feeling to be handed a plate by somebody who cares what's on it.
Small talk at the counter is half of what people come for.
{K}. Feeding people is really the whole idea.
Some places you find once and return to forever.
invite:
{K}. Nobody has to do the dishes, at least nobody at your table.
{K}. Walk in hungry, point at anything.
Bring the friend who takes forever to order. We're patient. {K}.
The chair across from yours is for somebody you've been meaning to call. {K}.
Come for a bite, and see how long you stay. {K}.
{K}. Tell us you're starving, we love that.
{K}. Your stove has seen you at your worst. Let us see you at your hungriest.
news:
{K}. The kitchen heard first, naturally.
{K}. Compliments to everybody involved.
{K}. Never a dull moment between the stove and the door.
{K}. Put that on the specials board.
{K}. The bell on the counter says ding.
{K}. Every table will have its own version of the story soon.
{K}. That's one for the regulars.
`;
