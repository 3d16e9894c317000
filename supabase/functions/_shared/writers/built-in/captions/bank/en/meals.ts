export const meals = `
== preserves 🫙
nouns: jam, pickled onions, pickled vegetables, relish, chutney, canned peaches, canned tomatoes, preserves, blackberry jam, fig jam, ferments, pickled beets, pickled cucumbers, giardiniera
tags: HomemadeGoodness, InAJar, Homemade
turn:
{K}. The lid and I had a long conversation.
{K}. One spoon straight from the jar. Then the other spoons.
{K}. My pantry looks like it has a plan.
{K}. I give jars away, and people have started returning them empty.
{K}. I put it on everything, and everything has thanked me.
{K}. The jar is small. My ambitions for it are not.
reader:
Straight from the jar with a spoon: crime or tradition?
What do you put it on first?
Who in your family makes the one that nobody can copy?
What would you never buy again, once you've had it homemade?
scene:
The pop of a lid, and everybody looks up. {K}.
Sticky counter, sticky fingers, a row of jars. {K}.
“Just a taste.” The jar disagrees. {K}.
plain:
{K}. Patience, in a jar.
{K}. A good thing that keeps.
{K}. It makes plain bread feel like an occasion.
news:
{K}. The toast has been notified.
invite:
{K}. Tag the friend whose fridge door is all jars.
{K}. Bring bread. The rest is handled.

== cravings 🍩
nouns: cravings, craving, cheat day, diet, food coma, second breakfast, junk food, sweet tooth, starving
tags: FoodMood, Cravings, Hungry, FoodLover
turn:
{K}. I opened the fridge again in case something had changed.
{K}. My stomach has its own assistant, and it's calling.
{K}. I'm not difficult, I'm unfed.
{K}. The diet starts when the cookies end.
{K}. My brain said salad. The rest of me laughed.
{K}. I was going to share. I've reconsidered.
reader:
{K}. Sweet or salty? There is a right answer.
{K}. What's the strangest thing you've eaten standing up?
{K}. What would you order right now if calories were a rumor?
scene:
Fridge light, bare feet, zero regrets. {K}.
“Are you hungry again?” “Still.” {K}.
plain:
{K}. Life's too short to eat sad snacks.
{K}. There's always room for a little something.
{K}. I feel better already, and I've only looked at the menu.
news:
{K}. Negotiations with the vending machine are ongoing.
invite:
{K}. Tag the friend who gets you fed.
{K}. Send pictures of what you're having. Slowly.

== breakfast 🍳
nouns: breakfast, breakfasts, brunch, brunches, sunday brunch, boozy brunch, bottomless brunch, brunch menu, breakfast menu, breakfast club, protein pancakes, fluffy pancakes, pancake breakfast, pancake day, belgian waffles, dutch baby, sunny side up eggs, eggs florentine, huevos rancheros, chilaquiles, overnight oats, overnight oats with figs, oatmeal, oats, baked oats, porridge, granola, homemade granola, muesli, cereal, bowl of cereal, yogurt bowl, yogurt parfait, chia bowl, breakfast burrito, breakfast burritos, breakfast tacos, breakfast sandwich, breakfast sandwiches, breakfast bowl, breakfast board, breakfast table, breakfast in bed, breakfast for dinner, birthday breakfast, hotel breakfast, breakfast buffet, weekend breakfast, hash browns, full english, full english breakfast, full scottish breakfast, turkish breakfast, continental breakfast, biscuits and gravy, congee, bacon, yogurt
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
news:
{K}. And the day has hardly begun.
{K}. What a way to start.
{K}. It's all been a bit of a scramble.
{K}. Not bad for somebody in slippers.
{K}. I'll need a bigger plate to think about it.
{K}. Tell it again, slowly, after the first bite.
{K}. Life, as served: a little runny, still good.
invite:
{K}. Roll out of bed and in this general direction.
Set the alarm for once, and thank us later. {K}.
{K}. Your cereal box will get over it.
{K}. Call the friend who only gets up for food.
Ask for seconds before you've started, it saves time. {K}.
{K}. Breakfast is better when somebody else does the dishes.
{K}. Early birds and late risers get the same big smile.

== pasta-and-noodles 😋
nouns: pasta, pastas, pasta night, homemade pasta, fresh pasta, pasta bake, pasta dish, pasta dough, spaghetti, spaghetti and meatballs, carbonara, cacio e pepe, amatriciana, alfredo, fettuccine alfredo, lasagna, lasagne, mac n cheese, macaroni, macaroni and cheese, ravioli, tortellini, gnocchi, pumpkin gnocchi, penne, penne alla vodka, vodka pasta, rigatoni, orzo, linguine, tagliatelle, fettuccine, pappardelle, orecchiette, cannelloni, ziti, baked ziti, bolognese, spaghetti bolognese, pesto, pesto pasta, tomato pasta, aglio e olio, spätzle, miso ramen, spicy ramen, tonkotsu ramen, ramen bowl, ramen night, instant ramen, noodles, noodle, cup noodles, spicy noodles, udon noodles, soba noodles, glass noodles, hand-pulled noodles, beef pho, pad see ew, dan dan noodles, japchae, yakisoba, stir fried noodles, soup dumplings, pork dumplings, potstickers, momos, wontons, wonton soup, bao, bao buns, pierogi, pierogies, pelmeni, manti, kreplach, xiaolongbao
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
news:
{K}. There's a lot to untangle here.
{K}. Use your noodle, they said.
{K}. Steam is still coming off this one.
{K}. A saucy little story.
{K}. I've been turning it over with a fork.
{K}. It'll all come together in the pot.
{K}. I'm going to need a bowl to sit down with.
invite:
{K}. Wear the dark shirt.
{K}. We've been stirring so that you don't have to.
Tell us how hungry you are and we'll pick the bowl. {K}.
{K}. Bring somebody you don't mind slurping next to.
Pull up a chair and tuck in your napkin. {K}.
{K}. Your pot at home deserves a day off.

== street-food 😋
nouns: slice of pizza, neapolitan pizza, pepperoni pizza, homemade pizza, frozen pizza, detroit pizza, deep dish pizza, wood-fired pizza, pizza friday, pizza box, vegan burger, bacon burger, double cheeseburger, burger night, birria tacos, street tacos, al pastor tacos, loaded fries, sweet potato fries, cheese fries, chili fries, currywurst, sausage roll, sausage rolls, ham sandwich, cheese sandwich, sub sandwich, meatball sub, cheese toastie, grilled cheese sandwich, cheesesteak, po' boy, vegan banh mi, bean burrito, loaded nachos, elote, döner, doner kebab, falafel wrap, wrap sandwich, chicken wrap, gyros, souvlaki, empanadas, empanada, arepas, pupusas, pakora, vada pav, pani puri, chaat, takoyaki, satay, street corn, food truck tacos, street food, fast food, egg rolls, mozzarella sticks, heart attack burger
nouns: fish and chips, fish & chips
tags: Foodie, ComfortFood, FoodLovers, StreetFood
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
news:
{K}. With everything on it.
{K}. That's a lot to take in one bite.
{K}. Somebody pass the napkins.
{K}. It got a little messy, like everything worth having.
{K}. I need extra sauce to deal with this.
{K}. It's the talk of the line.
{K}. Wrapped up nicely, and still it spills.
invite:
{K}. Let the fork have a day off.
{K}. Roll up your sleeves, all the way.
You know the smell. Now turn the corner. {K}.
{K}. Extra napkins for optimists in white.
Line up and look hungry. {K}.
{K}. Whatever you were going to cook will still be there later.
Bring the hungry one. Everybody knows one. {K}.

== dish 🍽️
nouns: onion soup, french onion soup, vegetable soup, beef stew, irish stew, thai curry, green curry, vindaloo, chili con carne, chilli con carne, vegetarian chili, bowl of chili, clam chowder, gazpacho, ratatouille, jambalaya, roast, roast turkey, turkey dinner, thanksgiving turkey, roast beef, roast potatoes, sunday roast, pot roast, prime rib, baked ham, meatloaf, caprese, salad bar, green bean casserole, tuna casserole, hotpot, sheet pan dinner, one-pot dinner, slow cooker meal, mushroom risotto, sushi rolls, rice bowl, rice and beans, pilaf, daal, saag paneer, paneer, dosa, idli, meatballs, swedish meatballs, ribeye, steak dinner, steak frites, schnitzel, bbq ribs, pork belly, lamb chops, leg of lamb, baked salmon, prawns, scampi, grilled fish, crab cakes, cottage pie, chicken pot pie, quiche lorraine, cheese fondue, moussaka, tagine, couscous, mezze, meze, stuffed peppers, eggplant parm, parmigiana, coq au vin, boeuf bourguignon, beef wellington, beef stroganoff, mashed potatoes, baked potato, jacket potato, gratin, dauphinoise, kimchi stew, bulgogi, adobo, pozole, mole poblano, feijoada, tofu, tempeh, grandma's recipe, family recipe, secret recipe, leftovers, comfort food, home cooking, home-cooked meal, main course, side dish, side dishes, one-pan dinner, dishes from home, chilli, lamb, pork, dumpling soup
tags: Foodie, FoodLovers, GoodFood, Homecooked
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
news:
{K}. The plot thickens, like a good sauce.
{K}. Season to taste.
{K}. It's been simmering for a while.
{K}. There's no recipe for this.
{K}. I'm going to need a bigger spoon.
{K}. The pots and pans are talking about it.
{K}. Best served with a big helping of patience.
invite:
{K}. Your own kitchen deserves a rest.
{K}. We cooked as if you were already on your way.
Bring a big appetite or a small container. {K}.
{K}. Ask for the recipe. We'll smile and change the subject.
{K}. One plate for you, and one for the person you say it's for.
Come with no plan and leave with a favorite. {K}.
{K}. Napkins are ready, spoons are nervous.

== produce 🧺
nouns: garden tomatoes, heirloom tomatoes, green tomatoes, first strawberries, blackberries, cranberries, gooseberries, currants, red apples, nectarines, apricots, limes, blood oranges, tangerines, mandarins, grapefruit, passion fruit, lychees, persimmons, fresh figs, cantaloupe, coconut, coconuts, courgettes, aubergines, bell peppers, chili peppers, parsnips, beetroot, turnips, new potatoes, red onions, spring onions, leeks, shallots, garlic bulbs, garlic harvest, lettuce, arugula, snap peas, sweetcorn, corn cobs, fennel, ginger root, chestnuts, walnuts, veggies, root vegetables, fruit, fruits, fruit basket, fruit stand, vegetable stand, vegetable box, produce box, seasonal produce, produce, citrus, olive harvest
tags: FruitAndVeg, EatTheRainbow, FoodLovers, FreshProduce
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
news:
{K}. That's the pick of the bunch.
{K}. You reap what you water.
{K}. The salad will hear about this.
{K}. Good things come in crates.
{K}. I'd call that a ripe moment.
{K}. It's juicier than most news.
{K}. Somebody put the big pot on.
invite:
{K}. Dinner starts here, long before the stove.
{K}. Bring your own bag and a weak moment.
Take a bit more than you planned. Everybody does. {K}.
{K}. Come with a list, ignore the list.
Ask us how to cook it. We have opinions and nobody to tell. {K}.
{K}. Your kitchen counter looks a little bare from here.
Choose slowly and squeeze gently. {K}.

== meal 🍽️
nouns: dinner, dinners, lunch, lunches, supper, suppers, picnic basket lunch, backyard bbq, cookout, cookouts, grill season, potluck, potlucks, potluck dinner, feast, feasts, takeout, takeaway, takeout night, dinner table, dinner guests, dinner plans, dinner time, dinner for one, friends dinner, girls dinner, easter lunch, sunday lunch, sunday dinner, holiday dinner, birthday dinner, team lunch, team dinner, working lunch, lunch break, lunch hour, lunch special, lunch deal, desk lunch, ladies lunch, long lunch, late lunch, light lunch, quick dinner, weeknight dinner, easy dinner, tuesday dinner, home-cooked dinner, tasting menu, supper club, dinner club, pop-up dinner, dinner service, set menu, three-course dinner, five-course dinner, meal, meals, family meal, shared meal, first meal, clambake, crawfish boil, hog roast, tailgate, progressive dinner, campfire dinner, alfresco dinner, outdoor dinner, girl dinner, family dinner table
nouns: chef's table
tags: GoodFood, Foodie, TimeToEat, Mealtime
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
news:
{K}. Forks down, everybody listen.
{K}. That's something to chew on.
{K}. Pass the potatoes and keep talking.
{K}. A story like this wants seconds.
{K}. The conversation at the table has been taken care of.
{K}. I'll be telling it with my fork in the air.
{K}. Best shared around a table.
invite:
There's a chair here that nobody is sitting in. {K}.
Hungry counts as dressed. {K}.
{K}. Come as a guest, leave knowing everybody's business.
{K}. Bring one friend. Bring the loud one.
Plan nothing for afterwards. {K}.
{K}. You won't have to think about what to cook, which is half the joy.
{K}. The bread goes to the left, the stories go everywhere.

== restaurant 🍴
nouns: restaurant, restaurants, our restaurant, new restaurant, italian restaurant, vegan restaurant, rooftop restaurant, restaurant week, restaurant opening, our cafe, cafe corner, bakery, bakeries, our bakery, bakery window, bakery counter, patisserie, our food truck, food court, food hall, bar, bars, cocktail lounge, tapas bar, sushi bar, oyster bar, diner, diners, bistro, brasserie, trattoria, osteria, taverna, izakaya, pizzeria, steakhouse, taqueria, burger joint, noodle bar, noodle shop, dumpling house, deli, delicatessen, sandwich bar, ice cream parlor, gelateria, dessert bar, donut shop, bagel shop, creamery, canteen, cafeteria, catering business, catering menu, menu, menus, our menu, new menu, spring menu, summer menu, autumn menu, fall menu, winter menu, seasonal menu, lunch menu, dinner menu, kids menu, kids' menu, vegan menu, gluten-free menu, dessert list, specials board, daily special, daily specials, chef's special, specials, our chef, table by the window, corner table, patio season, patio dining, outdoor seating, dining room service, dining out, eating out, open kitchen, table reservation, reservations, restaurant review, juice bar, cake shop, ramen shop, burger bar, food stall, food stand, drive-thru, sandwich shop, chocolate shop, candy shop, sweet shop, smoothie bar, brunch spot
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
news:
{K}. The kitchen heard first, naturally.
{K}. Compliments to everybody involved.
{K}. Never a dull moment between the stove and the door.
{K}. Put that on the specials board.
{K}. The bell on the counter says ding.
{K}. Every table will have its own version of the story soon.
{K}. That's one for the regulars.
invite:
{K}. Nobody has to do the dishes, at least nobody at your table.
{K}. Walk in hungry, point at anything.
Bring the friend who takes forever to order. We're patient. {K}.
The chair across from yours is for somebody you've been meaning to call. {K}.
Come for a bite, and see how long you stay. {K}.
{K}. Tell us you're starving, we love that.
{K}. Your stove has seen you at your worst. Let us see you at your hungriest.
`;
