export const meals = `
== preserves 🫙
under: snack
nouns: chutney, canned peaches, preserves, blackberry jam, fig jam, strawberry jam, raspberry jam, peach jam
nouns: apricot jam, jam jar, homemade jam, marmalade, lemon curd, hot pepper jelly, pepper jelly, grape jelly
nouns: canned goods, pickled things, canning, canning jars, cherry jam, blueberry jam, jam on toast, canned peach
nouns: canning jar
alone: jam, jams, jelly
tags: InAJar, PantryLove, FoodLovers
turn:
The lid won't move, the jar is passed around, a hero is made. {K}.
{K}. One spoon straight from the jar. Then the other spoons.
My pantry looks like it has a plan. {K}.
{K}. I give jars away, and people have started returning them empty.
The jar is small. My ambitions for it are not. {K}.
reader:
Straight from the jar with a spoon: crime or tradition? {K}.
{K}. What do you put it on first?
Who in your family makes the one that nobody can copy? {K}.
To the very edge of the toast, or just the middle? {K}.
scene:
The pop of a lid, and everybody looks up. {K}.
A row of jars on the shelf, and a small proud nod. {K}.
“Just a taste.” The jar disagrees. {K}.
plain:
{K}. Patience, with a lid on.
{K}. It makes plain bread feel like an occasion.
A full shelf of jars is its own kind of calm. {K}.
invite:
{K}. For everybody whose fridge door is all jars.
Bring bread. The rest is handled. {K}.
news:
{K}. The toast has been notified.
{K}. Sealed, labeled, told to everybody.

== cravings 😋
under: snack
nouns: cravings, craving, cheat day, food coma, second breakfast, junk food, sweet tooth, midnight craving
nouns: late night craving, food mood, munchies
tags: FoodMood, Cravings, FoodLover
turn:
I opened the fridge again in case something had changed. {K}.
{K}. My stomach has its own assistant, and it's calling.
I'm not difficult, I'm unfed. {K}.
My brain said salad. The rest of me laughed. {K}.
{K}. I was going to share. I've reconsidered.
reader:
{K}. Sweet or salty? There is a right answer.
{K}. What's the strangest thing you've eaten standing up?
What would you order right now if nobody could see it? {K}.
scene:
Fridge light, bare feet, zero regrets. {K}.
“Are you hungry again?” “Still.” {K}.
The pantry door, open. A long stare. A spoon. {K}.
plain:
{K}. Life's too short to eat sad snacks.
{K}. There's always room for a little something.
I feel better already, and I've only looked at the menu. {K}.
invite:
{K}. Tag the friend who always knows a place.
Follow your stomach, it knows the way. {K}.
news:
{K}. Negotiations with the vending machine are ongoing.
{K}. The fridge has been informed.

== breakfast 🍳
nouns: breakfast, breakfasts, brunch, brunches, sunday brunch, boozy brunch, bottomless brunch, breakfast club
nouns: breakfast tacos, breakfast board, breakfast table, breakfast in bed, birthday breakfast, hotel breakfast
nouns: breakfast buffet, weekend breakfast, full english, full english breakfast, full scottish breakfast
nouns: turkish breakfast, continental breakfast, biscuits and gravy
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
{K}. The day has started, and it has crumbs on it.
{K}. Not bad for somebody in slippers.
{K}. Everybody's awake now.
{K}. Best enjoyed before anybody asks about plans.

== pasta-and-noodles 😋
nouns: pasta, pastas, pasta night, homemade pasta, fresh pasta, pasta bake, pasta dish, pasta dough, spaghetti
nouns: spaghetti and meatballs, carbonara, cacio e pepe, amatriciana, alfredo, fettuccine alfredo, lasagna, lasagne
nouns: macaroni, ravioli, tortellini, gnocchi, pumpkin gnocchi, penne, penne alla vodka, vodka pasta, rigatoni, orzo
nouns: linguine, tagliatelle, fettuccine, pappardelle, orecchiette, cannelloni, ziti, baked ziti, bolognese
nouns: spaghetti bolognese, pesto, pesto pasta, tomato pasta, aglio e olio, spätzle
tags: PastaLover, NoodleLover, ComfortFood, CarbLover
turn:
{K}. If I'm quiet, it's because I'm winning.
There is no elegant way to do this, and I stopped looking for one. {K}.
Somebody invented this and then just went on with their life. {K}.
Every bowl starts as a meal and ends as a personal challenge. {K}.
{K}. I came with a plan to eat slowly. The plan is in there somewhere.
I have tried staying sad with a full bowl in front of me. It doesn't hold. {K}.
{K}: the meal of champions who then lie down.
I asked for extra napkins and everybody understood. {K}.
I ordered with my eyes, and my eyes regret nothing. {K}.
A long day, meet a deep bowl. {K}.
I'd describe my cooking as mostly water, salt and confidence. {K}.
reader:
Slurp out loud or eat in silence: what are the rules at your table? {K}.
Which shape of pasta or noodle could you never give up? {K}.
What do you make when the fridge is empty and the pot is willing? {K}.
How much cheese or chili is too much, and have you ever found out? {K}.
Whose kitchen does a bowl like this remind you of? {K}.
Make it at home or let somebody else stir? {K}.
What's in your comfort bowl when nothing has gone to plan? {K}.
scene:
“How is it?” A thumb goes up. The head stays down. {K}.
Chin over the bowl, elbows out, phone ignored. {K}.
Steam on the window, and somebody asking how much longer. {K}.
Sleeves up, napkin in, no questions until the bowl is empty. {K}.
A portion is whatever you had before “just a little more”. {K}.
“Are you going to finish that?” Only one of us was asking. {K}.
The last bite, chased around the bowl with great concentration. {K}.
plain:
Few things feel as much like home as a full bowl. {K}.
{K}. I could eat this every week and still look forward to it.
{K}. The kind of meal that doesn't need a plan.
Some meals you eat. Some you lean into. {K}.
Something good on the stove makes any kitchen warmer. {K}.
{K}. It tastes like somebody meant well.
A warm bowl, a quiet minute, and the day is forgiven. {K}.
invite:
{K}. Wear the dark shirt.
{K}. We've been stirring so that you don't have to.
Tell us how hungry you are and we'll pick the bowl. {K}.
{K}. Bring somebody you don't mind slurping next to.
Pull up a chair and tuck in your napkin. {K}.
{K}. Your pot at home deserves a day off.
news:
{K}. There's a lot to untangle here.
{K}. Somebody grate some cheese over that.
{K}. A saucy little evening.
{K}. It all comes together in the pot.

== street-food 😋
nouns: takoyaki, street food
tags: Foodie, ComfortFood, FoodLovers, StreetFood
turn:
{K}. No plate has ever made this better.
{K}. Somebody always asks me something right at the biggest bite.
I was going to cook. Then I remembered {the}.
Forks are for people who give up. {K}.
I leaned forward to save my shirt. The shirt had already accepted its fate. {K}.
I'd put it down for a second, but I've seen how you look at it. {K}.
I'm very good at sharing, as long as it's the menu. {K}.
I take my time with most things. {The} {is/are} not most things.
Somewhere, a salad is waiting for me to call back. {K}.
{K}. Please hold all questions until I'm done chewing.
I only had a small one, followed by the one I wanted. {K}.
reader:
Is the best spot your secret, or do you tell everybody? {K}.
Standing up, sitting down or in the car: where does it taste best? {K}.
Sauce: on top, on the side or all over your hands? {K}.
Do you plan the first bite, or just start and see what falls out? {K}.
The classic, or the strangest thing on the board? {K}.
One bite for a friend: fair, or “get your own”? {K}.
Who at your table always says they're not hungry and then eats yours? {K}.
scene:
“Do you want a fork?” “I want you to look away.” {K}.
“One bite,” I said, handing it over, and saw my mistake in slow motion. {K}.
A bench, a paper bag, and a pigeon that has heard about it. {K}.
“Are you sharing?” A shoulder turns, slowly, like a closing door. {K}.
The smell crosses the street before you do. {K}.
Mission report: target acquired, napkins exhausted. {K}.
Everybody said they weren't hungry, and now there are hands in my food. {K}.
Elbows out, head tilted, eyes on nobody. {K}.
plain:
{K}. Nothing fancy and nothing missing.
Food you eat with your hands always makes friends. {K}.
Hungry is easier when you already know what you want. {K}.
{K}. Good with friends, good alone, good on the walk home.
I'm never sad about eating with my fingers. {K}.
Some of the best meals don't come with a tablecloth. {K}.
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
{K}. Somebody pass the napkins.
{K}. A little messy, like everything worth having.
{K}. The whole line is talking about it.

== dish 🍽️
nouns: gazpacho, ratatouille, green bean casserole, tuna casserole, sheet pan dinner, one-pot dinner, slow cooker meal
nouns: meatballs, swedish meatballs, pork belly, moussaka, tagine, couscous, mezze, meze, stuffed peppers
nouns: eggplant parm, parmigiana, coq au vin, boeuf bourguignon, beef stroganoff, adobo, mole poblano, feijoada
nouns: comfort food, home cooking, home-cooked meal, main course, side dish, side dishes, one-pan dinner
nouns: dishes from home, pork, stir fry, stir fries, tteokbokki, orange chicken, general tso's chicken
nouns: kung pao chicken, lemon pepper chicken, marry me chicken, chicken marsala, chicken piccata, chicken adobo
nouns: teriyaki chicken, sesame chicken, sweet and sour chicken, chicken cacciatore, casseroles, stuffed cabbage
nouns: goulash noodles, hush puppies, hush puppy, swedish meatball, stuffed pepper
tags: Foodie, FoodLovers, GoodFood, DinnerTime
turn:
{K}: my way of saying everything that I'm bad at saying.
{K}. There was a photo next to the recipe. Let's not compare.
I came back for seconds before the firsts were over. {K}.
I plate like a chef and eat like nobody is filming. {K}.
Clean plates are the only applause a cook needs. {K}.
Whoever said “nothing special, just {k}” was being dangerously modest.
Everybody looks at their own plate, and then at the neighbor's. {K}.
I'd tell you the recipe, but I was improvising and I panicked well. {K}.
{K}. The leftovers were planned. They did not survive.
Somebody asked how big a portion. I said “yes”. {K}.
{K}. I have no further appointments.
Everybody's a food critic until there's only one helping left. {K}.
reader:
Which dish do you make when you want to impress somebody? {K}.
More salt, more lemon or more chili: what does it always need? {K}.
Are your recipes written down, or do they change every time? {K}.
Who taught you to cook the thing you cook best? {K}.
Be honest: do you want the recipe, or just a plate? {K}.
Could you make it yourself, or is that what other people are for? {K}.
Second helping before or after pretending you were done? {K}.
scene:
“It's just something I threw together,” said nobody with this many dirty pans. {K}.
“Needs something.” “Salt?” “No. More of it.” {K}.
A spoon held out over a cupped hand: “Here, try this.” {K}.
Critic's notes: arrived hungry, said little, cleaned the plate. {K}.
Forks slow down. Somebody says “okay, wow”. {K}.
Radio on, apron crooked, something good on its way to the table. {K}.
“How did you make this?” A long pause. “With feeling.” {K}.
The table leans a little toward whoever is holding the bowl. {K}.
plain:
Cooking for people is a quiet way of saying they matter. {K}.
Somebody cooked, everybody ate, and that makes it a good day. {K}.
{K}. Honest food, no speech.
A full plate has a way of making the day make sense. {K}.
The best seat in any house is the one next to the food. {K}.
{K}. Good food asks for nothing but a little time.
I think about some meals longer than I think about some people. {K}.
invite:
{K}. Your own kitchen deserves a rest.
{K}. We cooked as if you were already on your way.
Bring a big appetite or a small container. {K}.
{K}. Ask for the recipe. We'll smile and change the subject.
{K}. One plate for you, and one for the person you say it's for.
Come with no plan and leave with a favorite. {K}.
{K}. Napkins are ready, spoons are nervous.
news:
{K}. Best served with seconds.
{K}. Somebody hold the ladle, I need both hands.
{K}. The table has gone quiet, which is praise.
{K}. I'm going to need a bigger spoon.

== produce 🧺
tags: FruitAndVeg, EatTheRainbow, FoodLovers, FreshProduce
turn:
Nature did all the work, and I'm taking all the compliments. {K}.
{K}. It came without a wrapper, an app or a password.
I paid for groceries and went home with a still life. {K}.
I said “just a few”, in the voice of a person with a very big bag. {K}.
I can't cook much, but I can stand here and admire the ingredients. {K}.
{K}. I have plans for half of {it/them} and hope for the rest.
My basket said enough. My hands kept going. {K}.
Somewhere between the crate and the kitchen, I become a person with recipes. {K}.
{K}. I came, I sniffed, I carried far too much.
They say it's too good to eat. Watch me. {K}.
I knew I'd grown up when I got excited about groceries. {K}.
I came home with so much that dinner has a theme now. {K}.
reader:
What do you do with it first: cook, bake or just stand there and eat? {K}.
Did you like it as a kid, or did it take a while? {K}.
Too much of it: freeze it, give it away or hide it in soup? {K}.
What grows best where you live, and can we have some? {K}.
Do you cook with what's in the basket, or shop for what's in the recipe? {K}.
Who taught you how to pick the good ones? {K}.
scene:
A long look, a small sniff, the face of an expert. {K}.
The first cut, and the whole kitchen smells like it. {K}.
Still life with {n}. Estimated survival: until lunch. [mass plural]
Market wisdom: if you have to ask what to do with it, buy it anyway. {K}.
The fridge drawer is where good intentions go to get soft. {K}.
Sleeves up, crate down, somebody already chewing. {K}.
“That's a lot of {n}.” “You haven't seen the kitchen table.” [mass plural]
plain:
I like food that looks like where it came from. {K}.
It's nice when something tastes exactly like its name. {K}.
Somebody planted it, watered it and waited. I only get to enjoy it. {K}.
{K}. Good food doesn't need much help.
A kitchen looks happier with something waiting to be chopped. {K}.
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
{K}. The pick of the bunch.
{K}. Good things come in crates.
{K}. Somebody put the big pot on.
{K}. Quality control took longer than expected.

== meal 🍽️
nouns: dinner, dinners, supper, suppers, feast, feasts, dinner table, dinner guests, dinner plans, dinner time
nouns: dinner for one, friends dinner, girls dinner, easter lunch, sunday dinner, holiday dinner, birthday dinner
nouns: team dinner, quick dinner, weeknight dinner, easy dinner, tuesday dinner, home-cooked dinner, supper club
nouns: dinner club, pop-up dinner, dinner service, three-course dinner, five-course dinner, meal, meals, family meal
nouns: shared meal, first meal, campfire dinner, alfresco dinner, outdoor dinner, girl dinner, family dinner table
nouns: dinner guest, dinner plan
tags: GoodFood, Foodie, TimeToEat, Mealtime
turn:
{K}. I'm in charge of eating.
The best dish on any table is the one somebody else made. {K}.
Everyone said “nothing for me”, and then everyone had a fork. {K}.
Half of {the} is food. The other half is not checking the phone.
The dishes can wait. They've had practice. {K}.
{K}. Somebody will say “I couldn't eat another bite” and be wrong.
I ate slowly, out of respect, until I saw that the bowl was getting empty. {K}.
My calendar calls it {k}. I call it the point of the day.
Nobody is ever late when there's food. {K}.
{K}. There is a seating plan, and it is based on where the food is.
I wasn't hungry. Then I sat down, and history was made. {K}.
{K}: a few minutes of eating with a lot of talking around it.
reader:
When there's food involved, are you first to arrive or last to leave? {K}.
Do you bring something, or only your appetite? {K}.
At the table: favorite bite first, or saved until the very end? {K}.
Starter or dessert, if you could keep only one of them? {K}.
Inside with chairs or outside with a blanket: where does a meal taste best? {K}.
Who would you put on the other side of the table, if you could invite anybody? {K}.
Your plate: neat corners, or one big hill? {K}.
scene:
Table talk, in order: the food, the news, the food again. {K}.
“Who made this?” The proudest pause at any table. {K}.
Plates pass, sleeves dip, nobody notices. {K}.
Chairs that don't match, plates that don't match, people who do. {K}.
A tablecloth is a map of everything that was ever passed around. {K}.
Seating chart: hungry, hungrier, next to the potatoes. {K}.
“Start, start!” Nobody starts. Everybody looks at the cook. {K}.
plain:
A meal together is still the best way to catch up. {K}.
You remember the table long after you forget the menu. {K}.
Food tastes better when nobody is looking at a screen. {K}.
I like the sound of a table that is busy eating. {K}.
{K}. Enough food, enough time, that's plenty.
Sitting down to eat is a nice way to put the day down. {K}.
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
{K}. Pass the potatoes and keep talking.
{K}. Best shared around a table.
{K}. Forks were raised in favor.
{K}. Nobody left hungry, nobody left early.

== restaurant 🍴
nouns: restaurant, restaurants, our restaurant, new restaurant, italian restaurant, vegan restaurant
nouns: rooftop restaurant, restaurant week, restaurant opening, our cafe, cafe corner, our food truck, food court
nouns: food hall, cocktail lounge, tapas bar, sushi bar, diner, diners, bistro, brasserie, trattoria, osteria, taverna
nouns: izakaya, pizzeria, steakhouse, taqueria, burger joint, noodle bar, noodle shop, dumpling house, deli
nouns: delicatessen, sandwich bar, ice cream parlor, gelateria, dessert bar, creamery, canteen, cafeteria
nouns: catering business, our chef, table by the window, corner table, patio season, patio dining, outdoor seating
nouns: dining room service, dining out, eating out, open kitchen, table reservation, restaurant review, juice bar
nouns: ramen shop, burger bar, food stall, food stand, sandwich shop, chocolate shop, candy shop, sweet shop
nouns: smoothie bar, brunch spot, hotel bar, dinner reservation, dinner reservations, outdoor dining
nouns: new restaurant opening, food truck park, olive garden, cheesecake factory, waffle house, cracker barrel
nouns: texas roadhouse, red lobster, outback steakhouse
alone: bar, bars, specials, reservations
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
{K}. Compliments to the kitchen.
{K}. Every table has its own version of the story.
{K}. One for the regulars.
{K}. The bell on the counter says ding.

== oats-and-cereal 🥣
under: breakfast
nouns: overnight oats, overnight oats with figs, oatmeal, oats, baked oats, porridge, granola, homemade granola
nouns: muesli, cereal, bowl of cereal, yogurt bowl, yogurt parfait, chia bowl, yogurt, greek yogurt, chia pudding
nouns: cereal box, cheerios, lucky charms, cereal for dinner, grits, cream of wheat, breakfast bowl, skyr
tags: BreakfastTime, BreakfastLover, MorningFuel
turn:
Dinner for anybody who has given up on today, breakfast for everybody else. {K}.
{K}. The spoon is doing the thinking for both of us.
I added so many toppings that I lost the original idea. {K}.
The most reliable relationship of my mornings. {K}.
reader:
What goes on top, and where does a topping become a meal? {K}.
{K}. Crunchy, creamy or soft like a second pillow?
Sweet or salty: which side of the breakfast table is yours? {K}.
Do you eat it at the table, at the sink or on the way out? {K}.
scene:
A bowl, a spoon, one eye open. {K}.
Stir, stare, stir, remember what day it is. {K}.
“That's a lot of honey.” “It's a big bowl.” {K}.
plain:
{K}. A soft start before the loud part.
Nothing fancy, and it holds until lunch. {K}.
invite:
{K}. Grab a spoon and pick your toppings.
Start slow. The day will catch up. {K}.
news:
{K}. Spooned out slowly.
{K}. It got a bit mushy, in a nice way.

== bacon 🥓
under: breakfast
nouns: bacon, turkey bacon, candied bacon, bacon night, crispy bacon, bacon breakfast, maple bacon, breakfast sausage
nouns: breakfast meats, pancetta, bacon wrapped dates, bacon jam, vegan bacon, blt bacon, breakfast meat
nouns: bacon wrapped date
tags: Bacon, BaconLover, BreakfastLover
turn:
The only alarm clock that has never been snoozed. {K}.
{K}. I made enough for everybody. Then I walked past the plate.
Start frying, and suddenly you have company. {K}.
It's a side, they say. Of what, I'd like to know. {K}.
reader:
Floppy or crisp? There are families with a wall down the middle. {K}.
{K}. Pan or oven, and do you clean either of them?
What's the strangest thing you've wrapped in it? {K}.
scene:
A sizzle, a door, footsteps, hair in all directions. {K}.
“Who wants the last piece?” A very short race. {K}.
The dog has moved into the kitchen. {K}.
plain:
{K}. Some mornings smell like a good idea.
A hot pan solves the getting-up problem. {K}.
invite:
{K}. Follow your nose, it's been awake longer than you.
Sit down before it's gone. {K}.
news:
{K}. Sizzling, as news goes.
{K}. The nose knows.

== stir-fried-noodles 🥡
under: pasta-and-noodles
nouns: pad thai, chow mein, lo mein, soba, soba noodles, rice noodles, glass noodles, hand-pulled noodles, pad see ew
nouns: dan dan noodles, japchae, yakisoba, stir fried noodles, noodles, noodle, spicy noodles, singapore noodles
nouns: sesame noodles, peanut noodles, cold noodles, noodle night, drunken noodles, biang biang noodles, naengmyeon
nouns: garlic noodles, chili oil noodles
tags: NoodleLover, NoodleTime, FoodLovers
turn:
The chopsticks and I have an understanding, and a fork as a witness. {K}.
{K}. One long noodle, one long slurp, one very surprised neighbor.
I said I'd leave some for lunch. There's no evidence of that. {K}.
If it's too quiet, that's because everybody's chewing. {K}.
reader:
Chopsticks, fork or whatever is closest? {K}.
{K}. Slurp out loud or cut it short?
Extra chili: a good idea, or a lesson you keep repeating? {K}.
scene:
A lift, a twirl, a fall, a second try. {K}.
The box, the couch, the show nobody is watching anymore. {K}.
“Spicy?” A nod, a sniff, another bite. {K}.
plain:
{K}. A good tangle to end the day with.
Everything in it, and it still comes together. {K}.
invite:
{K}. Bring chopsticks and no white shirt.
Pull up a chair and loosen your wrist. {K}.
news:
{K}. It all hangs together, somehow.
{K}. Tossed around a bit, then served.

== takeout 🥡
under: meal
nouns: takeout, takeaway, takeout night, take out, chinese takeout, delivery night, ordering in, takeout boxes
nouns: doordash, uber eats, friday takeout, takeaway night, curbside pickup dinner, chinese food, drive-thru
nouns: drive thru, fast food, happy meal, takeout box, taco bell, burger king, mcdonald's, mcdonalds, wendy's, wendys
nouns: chick-fil-a, in-n-out, popeyes, shake shack, panda express, domino's, kfc
tags: Takeout, DinnerTime, FoodLovers
turn:
I took care of dinner. By which I mean I found the menu. {K}.
{K}. My kitchen has the evening off, and so do I.
I wrote down what everybody wanted, then ordered what we always order. {K}.
The best recipe I know starts with the phone. {K}.
reader:
What do you order without looking? {K}.
{K}. From the box or on a real plate, like grown-ups?
Who always says “I'm not hungry” and then eats yours? {K}.
scene:
The doorbell. Everybody stands up at once. {K}.
A warm bag on the lap, all the way home. {K}.
“How many people is this for?” “Enough.” {K}.
plain:
{K}. Nothing to chop, nothing to scrub, nothing to complain about.
Dinner on the couch counts as a dinner out. {K}.
invite:
{K}. Your stove has earned a break.
Tell us how hungry, we'll do the rest. {K}.
news:
{K}. Extra napkins, please.
{K}. With extra sauce.

== lunch 🍽️
under: meal
nouns: lunch, lunches, lunch break, lunch hour, lunch special, lunch deal, desk lunch, ladies lunch, long lunch
nouns: late lunch, light lunch, team lunch, working lunch, sunday lunch, lunch with friends, quick lunch, lunch time
nouns: lunchtime, lunch spot, sad desk lunch
tags: LunchTime, LunchBreak, FoodLovers
turn:
The best part of the morning is the end of it. {K}.
{K}. My calendar says busy. My calendar means chewing.
I brought mine from home and spent all morning thinking about it. {K}.
Nobody should have to decide anything before this. {K}.
reader:
At a table, at your desk or on a bench, pretending you have a different job? {K}.
{K}. Leftovers, a sandwich or whatever is around the corner?
How early is too early? Asking on behalf of my stomach. {K}.
scene:
“What time is it?” “Not yet.” A long sigh. {K}.
The office microwave, a line, a smell everybody has a theory about. {K}.
A fork stops halfway, because somebody says “quick question”. {K}.
plain:
{K}. The little island in the middle of the day.
Sit down, look up, eat something good. {K}.
invite:
{K}. Close the laptop. It will still be there.
Bring the colleague who always eats at the desk. {K}.
news:
{K}. Out of office, in a sense.
{K}. That's something to chew on until dinner.

== potluck 🍽️
under: meal
nouns: potluck, potlucks, potluck dinner, church potluck, office potluck, covered dish, covered dish supper, cookout
nouns: cookouts, tailgate, tailgates, tailgating, picnic basket lunch, progressive dinner, hog roast
nouns: friendsgiving potluck, neighborhood potluck, crockpot competition, chili cook-off, cook-off
tags: Potluck, GoodFood, FoodWithFriends
turn:
Everybody was told to bring a side, and everybody brought dessert. {K}.
{K}. One spoon of each, which turned out to be a mountain.
I brought chips, with the confidence of somebody who brought lasagna. {K}.
The empty dish gets carried home with the most pride. {K}.
reader:
What's your dish, and who is secretly waiting for it? {K}.
{K}. Do you bring the main, the dessert or the paper plates?
Which bowl do you walk to first? {K}.
scene:
Foil comes off, steam goes up, elbows come out. {K}.
“Who made this one?” A hand goes up, very casually. {K}.
Paper plate, bending in the middle, held with both hands. {K}.
plain:
{K}. A table set by everybody.
Nobody cooks alone, nobody goes home hungry. {K}.
invite:
{K}. Bring a dish, or just a very big appetite.
Put your name on the bowl, or lose the bowl. {K}.
news:
{K}. A bit of everything from everyone.
{K}. Somebody hold my plate.

== menu 📋
under: restaurant
nouns: menu, menus, our menu, new menu, spring menu, summer menu, autumn menu, fall menu, winter menu, seasonal menu
nouns: lunch menu, dinner menu, kids menu, kids' menu, vegan menu, gluten-free menu, dessert list, specials board
nouns: daily special, daily specials, chef's special, brunch menu, breakfast menu, tasting menu, set menu
nouns: catering menu, dessert menu, secret menu, holiday menu, menu change, chef's table
tags: OnTheMenu, EatingOut, FoodLovers
turn:
Read from top to bottom, and then “I'll have the usual”. {K}.
{K}. The person who orders last always orders best.
I had decided. Then a plate went past. {K}.
So many good ideas, and only one stomach. {K}.
reader:
Do you choose quickly, or does the whole table wait for you? {K}.
{K}. Something new, or the dish you came for?
Do you read it online before you go, or like a surprise? {K}.
scene:
“Are you ready to order?” Pages turning faster. {K}.
A finger going down the list, stopping, going back up. {K}.
“What are you having?” “What are you having?” {K}.
plain:
{K}. A page full of good evenings.
Choosing is half of the fun, and eating is the other half. {K}.
invite:
{K}. Come hungry and undecided.
Ask us what we'd have. We've been waiting for it. {K}.
news:
{K}. The kitchen is very pleased with itself.
{K}. There's a favorite in there already.

== bakery 🥐
under: restaurant
nouns: bakery, bakeries, our bakery, bakery window, bakery counter, patisserie, cake shop, donut shop, bagel shop
nouns: bakery opening, neighborhood bakery, french bakery, vegan bakery, gluten-free bakery, home bakery
nouns: cottage bakery, bakery haul, bakery run, bakery display, bakery case, local bakery, micro bakery
tags: BakeryLove, LocalBakery, FreshlyBaked
turn:
I went in for bread. The bag is much bigger than bread. {K}.
{K}. The smell reaches the corner and does the advertising.
“Anything else?” is a dangerous question in a place like this. {K}.
Somebody got up in the dark so that my morning could have butter in it. {K}.
reader:
What can't you leave without? {K}.
{K}. Sweet first or bread first?
Does anything make it home, or is the car part of the problem? {K}.
scene:
Nose to the glass, finger pointing, “and that one, please”. {K}.
A bell on the door, warm air, everybody suddenly polite. {K}.
A paper bag, rolled at the top, already missing a corner of something. {K}.
plain:
{K}. The warmest door on the street.
A neighborhood with one of these can't be all bad. {K}.
invite:
{K}. Get here before your neighbors do.
Tell us which one, and we'll say “good choice” and mean it. {K}.
news:
{K}. It's the talk of the counter.
{K}. Something's in the oven.

== breakfast-for-dinner 🥞
under: meal
nouns: breakfast for dinner, brinner, breakfast for supper, pancakes for dinner, eggs for dinner, all day breakfast
nouns: breakfast at night, waffles for dinner, midnight breakfast
tags: Brinner, DinnerTime, ComfortFood
turn:
Being a grown-up has one perk, and it comes with syrup. {K}.
{K}. The clock was consulted and ignored.
Nobody can send me to bed, and nobody can stop me cracking eggs in the dark. {K}.
It's always morning somewhere, and my fork lives there. {K}.
reader:
Sweet or savory when the sun is down? {K}.
{K}. A plan, or what happens when nobody went shopping?
Which rule of dinner do you break first? {K}.
scene:
Pajamas on, pan hot, nobody asking questions. {K}.
“What's for dinner?” “Guess.” Whoops from the stairs. {K}.
A stack of something warm, and the streetlights coming on. {K}.
plain:
{K}. The happiest way to give up on cooking.
The right food at the wrong hour tastes even better. {K}.
invite:
{K}. Come in your slippers.
Bring an appetite and no watch. {K}.
news:
{K}. Good morning, everybody. It's dark out.
{K}. Served sunny side up, after sunset.

== leftovers 🍽️
under: meal
nouns: leftovers, leftover night, holiday leftovers, leftover turkey, leftover pasta, leftover lasagna, leftover cake
nouns: leftover chinese, fridge leftovers, leftover roast, doggy bag, leftover curry, holiday leftover
nouns: fridge leftover
tags: Leftovers, HomeCook, FoodLovers
turn:
Cooked by me, enjoyed by me again, with none of the work. {K}.
{K}. Better on the second day, like most of my ideas.
There was a name on the lid. It was not mine. It was delicious. {K}.
I keep buying containers, and none of them has ever met its lid. {K}.
reader:
Heat it up, or straight from the fridge with a fork? {K}.
{K}. Are they fair game for everybody, or does cooking give you rights?
What gets better overnight, and what should never be spoken of again? {K}.
scene:
The fridge light, a fork, one sock. {K}.
“Who ate the rest?” The microwave beeps. {K}.
A very small container, with a very hopeful spoonful in it. {K}.
plain:
{K}. A present from the person who cooked.
Nothing to chop, nothing to plan, and still a real meal. {K}.
invite:
{K}. Bring your own container.
Come and help us finish. {K}.
news:
{K}. Reheated, and none the worse for it.
{K}. Better the second time around.

== tofu-and-plant-based 🌱
under: dish
nouns: tofu, tempeh, seitan, edamame, crispy tofu, tofu scramble, mapo tofu, plant-based meat, veggie meatballs
nouns: vegan food, vegan dinner, vegan recipes, plant-based dinner, meatless monday, vegan comfort food, vegan bowl
nouns: plant based recipes, impossible burger meat, vegan cooking, vegetarian food, vegetarian dinner, veggie meatball
nouns: vegan recipe, plant based recipe
tags: PlantBased, VeganFood, MeatlessMeals
turn:
“But what do you eat?” This. With both hands. {K}.
{K}. It takes on the flavor of whatever it's near. We have that in common.
Somebody asked what it was, and then asked for more. {K}.
Press it, season it, fry it, watch opinions change. {K}.
reader:
What convinced you, or who? {K}.
{K}. Crispy or soft: where do you stand?
Which dish would you serve to somebody who says they'd never? {K}.
scene:
A suspicious fork. A bite. A second bite. Silence. {K}.
“There's no meat in this?” “There's flavor in it.” {K}.
Something sizzling, something green, somebody looking over your shoulder. {K}.
plain:
{K}. Good food, grown from the ground up.
Nobody at the table has missed anything yet. {K}.
invite:
{K}. Bring the friend who says it tastes of nothing.
Come curious, leave full. {K}.
news:
{K}. Even the skeptics are chewing on it.
{K}. Rooted in something good.

== decaf ☕
under: hot-drink
nouns: decaf, decaf coffee, decaf latte, decaf espresso, half caf, caffeine free coffee, decaf cappuccino
nouns: swiss water decaf, caffeine free, chicory coffee, mushroom coffee, coffee alternative
tags: Decaf, CozySips, WarmDrinks
turn:
All of the ritual, none of the ceiling-staring. {K}.
{K}. I'm here for the taste and the mug, not for the trembling.
My heart asked for a quiet word, and I listened. {K}.
The barista looked at me with pity. I looked back, well rested. {K}.
reader:
Who's it for: people with taste, or people with bedtimes? Trick question. {K}.
{K}. After dinner, or all day long?
Could you tell the difference with your eyes closed? {K}.
scene:
A cup after dark, and no regrets in bed. {K}.
“What's the point?” “Sleep.” {K}.
Foam, warm hands, a calm pulse. {K}.
plain:
{K}. The cozy part, without the rest.
A good cup doesn't have to shout. {K}.
invite:
{K}. For everybody who loves the smell and values their sleep.
Come in late, we won't judge the hour. {K}.
news:
{K}. Calmly received.
{K}. No need to get jittery about it.

== milk 🥛
under: snack
nouns: milk, oat milk, almond milk, soy milk, coconut milk, glass of milk, whole milk, raw milk, strawberry milk
nouns: banana milk, oatmilk, milk delivery, cookies and milk, milk and cookies, skim milk, oat milk carton
nouns: milk bottle, buttermilk
tags: GlassOfMilk, DairyOrNot, BreakfastTime
turn:
I only drink it straight from the carton when I'm sure I'm alone. {K}.
{K}. There was enough for breakfast. Then somebody had cereal at night.
Somebody put it back with one sip in it, and that person sleeps well. {K}.
White mustache, total dignity. {K}.
reader:
Before the cereal or after? Be very careful. {K}.
{K}. In your coffee, with your cookie or by the glass?
How many kinds are standing in your fridge door right now? {K}.
scene:
A shake of the carton. It's lighter than hoped. {K}.
Tip, gulp, sigh, sleeve across the mouth. {K}.
“We're out.” Everybody looks at somebody else. {K}.
plain:
{K}. Cold, simple and good at breakfast.
The quiet half of many good breakfasts. {K}.
invite:
{K}. Bring a cookie.
Have a glass and stay up for once. {K}.
news:
{K}. No use crying over it.
{K}. Poured to the very top.

== wedding-toast
under: drinks
nouns: toast to the bride, toast to the groom, toast to the bride and groom, toast to the happy couple
nouns: toast to the couple, toast to the newlyweds, best man toast, maid of honor toast, wedding toasts
nouns: birthday toast, toasts, toast to us, toast to friendship, toast to the new year, toast to mom, toast to dad
nouns: father of the bride toast, anniversary toast, toast to new beginnings
tags: RaiseAGlass, ToastToThat, Celebrate
turn:
The plan was to keep it short and not cry. Neither went well. {K}.
{K}. Stand up, tap the glass, forget every word.
There were notes. The notes stayed in the pocket. {K}.
All those clever lines, and in the end it was “we love you”. {K}.
reader:
Funny first or tender first? {K}.
{K}. Who should never be handed the microphone, and who should never give it back?
What's the best thing you ever heard somebody say with a glass in hand? {K}.
scene:
Clink, clink. A hush. A cough. A shaky first word. {K}.
Somebody laughs, somebody sniffs, everybody lifts their glass. {K}.
Napkins out before the second sentence. {K}.
plain:
{K}. A few words, and everything in them.
Here's to the people who make a room feel full. {K}.
invite:
{K}. Fill your glass with whatever you like.
Everybody up, please. {K}.
news:
{K}. Hear, hear.
{K}. Glasses up, hearts on sleeves.

== fish-sticks 🐟
under: dish
nouns: fish sticks, fish stick, fish fingers, fish finger, fish finger sandwich, dino nuggets, dinosaur nuggets
nouns: kids' dinner, kids dinner, spaghettios, toddler dinner, toddler lunch, freezer dinner, freezer food, tv dinner
tags: FamilyDinner, ComfortFood, DinnerTime
turn:
Not on any chef's list, and eaten to the last crumb. {K}.
{K}. The shorter half of the table is thrilled.
Served to the kids, tasted by the adults, twice, to be sure. {K}.
Straight from the freezer, straight into my good books. {K}.
reader:
Ketchup or something that you call sauce? {K}.
{K}. Do you still eat this when nobody small is around?
What did you live on when you were little? {K}.
scene:
“Crust off?” “It doesn't have a crust.” “Crust off.” {K}.
Plate empty, vegetables untouched, face of an angel. {K}.
The oven beeps, and small feet come running. {K}.
plain:
{K}. Some evenings just need to be easy.
Golden, simple and no arguments at the table. {K}.
invite:
{K}. Bring the kid in you, they'll know what to do.
Grab a fork, or don't bother with the fork. {K}.
news:
{K}. The small critics have spoken.
{K}. One bite for you, one for me.
`;
