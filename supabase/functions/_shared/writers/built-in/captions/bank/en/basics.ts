export const basics = `
== coffee ☕
nouns: coffee, coffees, espresso, espressos, latte, lattes, iced latte, oat latte, oat milk latte, cappuccino, cappuccinos, flat white, cold brew, americano, macchiato, mocha, cortado, iced coffee, filter coffee, pour over, coffee beans, coffee break, coffee date, morning coffee, coffee run, coffee shop coffee, coffee machine, latte art, cup of joe, frappe, affogato, coffee roast, beans, coffee time, coffee cup, pumpkin spice latte, psl, espresso martini bar, barista coffee
tags: CoffeeTime, CoffeeLover, CoffeeBreak
turn:
{K} first. Conversations after.
Some people have a morning routine. I have {a} and a vague plan.
My to-do list starts with {a} so that something gets done.
{K}: a hug for people who aren't ready for hugs yet.
I was going to be mysterious, and then the caffeine kicked in.
Without coffee I'm just a person staring at a wall.
There's no problem {the} can't postpone.
I don't share {the}, but I'll share the recommendation.
Nothing about me is ready until the cup is empty.
reader:
Are you a “talk to me” coffee person or a “not until the last sip” one?
Coffee snobs, be honest: would you still drink the bad one at a gas station?
How many sips before you're a person? The whole office wants to know.
What's the right size for {a}: small and serious, or basically a bucket?
Do you finish your coffee or leave that cold last sip like everybody else?
scene:
“Let’s grab a quick coffee.” Much later, same chairs.
That first sip when the day stops being a rumor.
Eyes: half open. Hand: already around the cup. {K}.
The grinder is the only alarm clock I respect.
My brain, before and after {the}: fog, then fireworks.
plain:
{K}, and for a moment nobody needs anything from me.
There is a lot to be said for {a} and nowhere to be.
{K} tastes better when you sit down for it.
A good cup, a slow start, and the day can come in.
Small cup, big difference.
news:
{K}. This calls for a refill.
{K}. Somebody put the kettle and the rumors on.
invite:
{K}. Bring your best gossip, we'll handle the caffeine.
{K}. Pull up a chair, your usual is asking about you.
{K}. Tag the friend who says “just one” and stays for more.
{K}. We speak fluent “not awake yet”.

== tea 🍵
nouns: tea, teas, green tea, black tea, herbal tea, chai, chai latte, masala chai, mint tea, earl grey, chamomile, cup of tea, tea time, teatime, afternoon tea, tea party, matcha latte, matcha, oolong, ginger tea, teapot, tea set, oat milk chai, high tea, cuppa
tags: TeaTime, TeaLover, CupOfTea
turn:
{K}. The kettle has heard all my secrets and kept them.
Coffee shouts. Tea clears its throat politely.
I make {a} for every occasion, including no occasion.
If it can't be fixed with {a}, it can at least be discussed over it.
{K}: a little steeping, a lot of staring out of the window.
reader:
Milk in first, milk in last, or no milk at all? Keep it civil.
Tea people: do you take the bag out, or live dangerously?
Do you own a sensible number of mugs or a tea person's number of mugs?
Which biscuit survives the dunk? Choose your hero.
scene:
The click of the kettle is the best sound in the house.
Both hands around the mug, nothing to add. {K}.
“Sit down, I'll put the kettle on.” The start of every good talk.
plain:
{K}, a blanket and no further plans.
A warm cup has a way of slowing everything down.
{K}. Calm comes in a mug.
Somewhere between the first sip and the last, the day got softer.
news:
{K}. Tea was made and the matter was discussed at length.
invite:
{K}. We'll pour, you tell us everything.
{K}. Come for a cup, stay for the pot.

== cold-drink 🥤
nouns: lemonade, iced tea, smoothie, smoothies, juice, orange juice, green juice, milkshake, milkshakes, boba, bubble tea, soda, sparkling water, kombucha, slushie, mocktail, mocktails, iced matcha, coconut water, root beer, hot chocolate, cocoa, oat milk, horchata, frappé, protein shake
tags: Refreshing, DrinkUp, SipSip
turn:
{K}. My straw and I have reached an agreement.
I said I'd just have a taste. The straw disagrees.
Hydration, but with a personality. {K}.
{K}: gone before I found the right angle for the photo.
I drink {a} like somebody is about to take it away.
reader:
Straw or no straw: which team, and why so passionate?
Sip slowly or finish it in line: which one are you with {a}?
Do you chew the ice, or are you a safe person to sit next to?
scene:
That last slurp that the whole room can hear.
Condensation on the glass, ring on the table, zero regrets. {K}.
Ice clinks, shoulders drop.
plain:
{K}, and everything is a little lighter.
Something cold, something sweet, a place to sit. {K}.
{K}. Simple, and just what was needed.
news:
{K}. Cheers to that, with a straw.
invite:
{K}. Bring the friend who always wants a sip of yours.

== drinks 🥂
nouns: wine, red wine, white wine, rosé, natural wine, beer, beers, craft beer, pint, pints, cocktail, cocktails, margarita, martini, espresso martini, negroni, aperol spritz, spritz, gin and tonic, champagne, prosecco, cider, whiskey, whisky, mulled wine, happy hour, wine tasting, wine night, brewery, winery, drinks with friends, sangria, mojito, nightcap
tags: Cheers, HappyHour, DrinksTime
turn:
{K}. We came for one. The table has other ideas.
I don't know much about {the}, but I nod very convincingly.
{K}: where “one more” goes to multiply.
I swirl it, I sniff it, I say “interesting”. I learned it from television.
The best ideas and the worst dance moves both start here. {K}.
reader:
What's your order when you want to look sophisticated?
Do you read the whole menu, or is it the same thing every time?
Who at your table always says “surprise me”?
scene:
Glasses up, eyes meet, somebody says something sentimental. {K}.
“To us!” “To what?” “To this.”
The clink, the pause, the first sip.
plain:
{K}, good company, nowhere else to be.
Here's to the people on the other side of the glass.
{K}. The kind of evening that needs no plan.
news:
{K}. That deserves a toast.
invite:
{K}. First round of stories is on you.
{K}. Grab a stool, make a friend.

== bread 🍞
nouns: bread, sourdough, loaf, loaves, sourdough loaf, sourdough bread, baguette, baguettes, bagel, bagels, croissant, croissants, focaccia, ciabatta, rye bread, banana bread, garlic bread, brioche, rolls, buns, cinnamon rolls, cinnamon roll, pretzel, pretzels, toast, avocado toast, burnt toast, sourdough starter, sourdough scoring, bread baking, dough, pita, naan, challah, fresh bread, bakery bread
tags: BreadLover, HomeBaking, BreadTime
turn:
Flour, water, patience. Mostly patience.
{K}. I don't have a problem, I have a crust.
They say you can't buy happiness, but have you smelled {the}?
{K}: proof that waiting pays off.
I was going to save some for later. Later came quickly.
I've never met a crumb I didn't want to get to know.
reader:
Crust or middle? Choose your side of the table.
Butter right away or wait until it cools, like a saint?
Do you slice it neatly or tear it like nobody's watching?
Who gets the end piece at your place, and how hard do they fight for it?
scene:
That crackle when it comes out of the oven.
Flour on the floor, the counter and somehow one eyebrow.
“Let it cool first.” Nobody has ever let it cool first. {K}.
Knife down, butter out, silence.
plain:
{K}, a bit of butter, and that's really all I need.
The whole house smells like somebody loves you.
{K}. Simple things, done slowly.
Some of the best things take their time.
news:
{K}. The starter is said to be very proud.
{K}. Somebody bring the butter.
invite:
{K}. Follow your nose, you'll find us.
{K}. Come early or come hungry, ideally both.
{K}. We kept the corner piece for whoever asks nicely.

== cake 🍰
nouns: cake, cakes, cupcake, cupcakes, muffin, muffins, cookie, cookies, brownie, brownies, pie, pies, apple pie, pumpkin pie, cheesecake, carrot cake, chocolate cake, lemon drizzle cake, lemon cake, tart, tarts, scones, scone, donut, donuts, doughnut, doughnuts, macarons, pastry, pastries, eclair, birthday cake, wedding cake, chocolate chip cookies, gingerbread, gingerbread house, shortbread, tiramisu, cobbler, crumble, danish, strudel, pumpkin spice muffins, layer cake, bundt cake, pound cake, cake pops, churros, bake-off
tags: BakedGoods, SweetTooth, CakeTime
turn:
{K}. Calories only count if somebody's watching.
I cut it into small pieces so that I can have several.
{K}: because the day asked for a soft landing.
I have great self-control. It just isn't here right now.
I followed the recipe until the part where it says “serves a crowd”.
You can't be sad and hold {a} at the same time. I've tested it.
The diet starts when the plate is empty.
reader:
Frosting: the point of it all, or the thing you scrape off?
Corner piece or middle piece? Defend yourself.
Do you save the best bite for last, or does it go first?
Still warm or fully cooled? Only the patient may say the second one.
scene:
“I'll just have a sliver.” The knife and I see things differently.
One bite, closed eyes, no comment. {K}.
Crumbs on the shirt, frosting on the nose, evidence everywhere.
The oven light is the best television. {K}.
plain:
{K}, and the day is saved.
Everything is easier to talk about over something sweet.
{K}. Made to be shared, in theory.
Sweet things and good company go together.
news:
{K}. The last piece is under guard.
{K}. Somebody has already licked the spoon.
invite:
{K}. Come for a slice, leave with the box.
{K}. We won't tell anybody it wasn't for a birthday.
{K}. Life has corners. We put frosting on them.

== dessert 🍨
nouns: ice cream, gelato, sorbet, sundae, popsicle, popsicles, frozen yogurt, chocolate, chocolates, dark chocolate, hot fudge, candy, pudding, dessert, desserts, creme brulee, mousse, truffles, caramel, fudge, marshmallows, s'mores, ice cream cone, ice cream truck, banana split, sweets, gummy bears, honey, jam, waffle cone, chocolate fondue, pavlova
tags: SweetTreat, DessertTime, SweetTooth
turn:
{K}. There's a separate stomach for this, ask anybody.
Dinner was just the waiting room for {the}.
It was going to be one scoop. Then I saw the toppings.
{K}: the reason I finish my vegetables as an adult.
reader:
Cone or cup? One of these is a lifestyle.
Bite it or lick it? We will judge gently.
Do you share dessert, or does a second spoon hurt your feelings?
Which flavor do you always say you'll change, and never do?
scene:
It's melting faster than I can make decisions.
The spoon goes in, the room goes quiet. {K}.
“I couldn't possibly.” And then I could.
plain:
{K} at the end, and everything before it is forgiven.
Some days are best finished sweetly.
{K}. A small treat with a big effect.
news:
{K}. It called for sprinkles.
invite:
{K}. Come and make a difficult decision at the counter.
{K}. We believe in second scoops.

== breakfast 🥞
nouns: breakfast, brunch, pancakes, waffles, french toast, eggs, scrambled eggs, poached eggs, omelette, eggs benedict, overnight oats, oatmeal, porridge, granola, cereal, yogurt bowl, breakfast burrito, breakfast burritos, breakfast in bed, sunday brunch, brunch date, acai bowl, hash browns, bacon, shakshuka, full english
tags: BreakfastTime, BrunchTime, MorningFuel
turn:
{K}. The only meeting I'm never late for.
I wake up for {the}. The rest of the day is a bonus.
{K}: where pajamas are formal wear.
They say it's the most important meal. I take it very seriously.
Flip one, eat one, hide one. {K}.
reader:
Sweet or savory for breakfast? Choose a side of the table.
Syrup on everything, or are you a person of limits?
Breakfast for dinner: genius, or a cry for help?
scene:
Bed hair, big plate, nobody talking yet. {K}.
The first bite is when I become a morning person.
One pancake for the pan, the rest for us.
plain:
{K}, slow and with the phone face down.
A good start doesn't have to be fancy.
{K}. The day can begin now.
news:
{K}. Seconds were had.
invite:
{K}. Come in your comfiest, we don't judge pajamas.
{K}. The eggs are waiting on your order.

== pasta-and-noodles 🍜
nouns: pasta, spaghetti, carbonara, lasagna, lasagne, mac and cheese, ravioli, gnocchi, pumpkin gnocchi, ramen, miso ramen, noodles, udon, pho, pad thai, dumplings, gyoza, pierogi, pesto, fettuccine, bolognese, noodle soup, instant noodles, ramen bowl, homemade pasta, soba, wontons, lo mein
tags: PastaLover, NoodleTime, ComfortFood
turn:
{K}. Measuring the portion is for people who like being hungry.
I made enough for a family. I live with my appetite.
{K}: carbs with a purpose.
White shirt, red sauce, what could go wrong?
I twirl, therefore I am.
Slurping is just applause with your mouth full.
reader:
Fork only, fork and spoon, or chopsticks and courage?
Leftovers the next day: even better, or already gone?
scene:
Steam in the face, glasses fogged, worth it. {K}.
Nobody has spoken since the bowls arrived.
One noodle escaped. We don't talk about the shirt.
plain:
{K}, a big bowl and no small talk.
Comfort comes in a bowl.
{K}. Warm, easy, exactly right.
news:
{K}. Second bowl pending.
invite:
{K}. Come hungry, leave in stretchy pants.
{K}. We have big bowls and no dress code.

== street-food 🍕
nouns: pizza, pizzas, pizza night, burger, burgers, cheeseburger, taco, tacos, taco tuesday, fries, french fries, hot dog, hot dogs, sandwich, sandwiches, grilled cheese, banh mi, vegan banh mi, burrito, burritos, quesadilla, nachos, wings, chicken wings, kebab, falafel, wrap, gyros, empanadas, arepas, poutine, fish and chips, fried chicken, food truck tacos, heart attack burger, loaded fries, corn dogs
tags: FoodieLife, StreetFood, ComfortFood
turn:
{K}. I ordered for the table. The table is me.
Napkins: several. Dignity: none. {K}.
{K}: the answer to “what do you want?” since forever.
I said I'd share {the}. I was hungry, I wasn't thinking.
My hands are full and my heart is fuller.
reader:
Fold it, fork it or face first? How do you eat {a}?
Extra sauce or is there such a thing as enough?
Who steals your fries, and why haven't you said anything?
Pineapple where it doesn't belong: crime or genius?
scene:
Sauce on the chin, eyes closed, no regrets. {K}.
“You gonna finish that?” The most dangerous question in friendship.
First bite too hot, second bite too soon.
plain:
{K}, a bench, and good company.
Some dinners don't need cutlery.
{K}. Messy, and better for it.
news:
{K}. There are no leftovers and no witnesses.
invite:
{K}. Bring your appetite and maybe a bib.
{K}. Elbows on the table, welcome.

== dish 🍲
nouns: soup, stew, curry, chili, chilli, chowder, roast, roast turkey, roast chicken, salad, casserole, risotto, paella, sushi, stir fry, fried rice, rice bowl, poke bowl, meatballs, steak, salmon, shrimp, seafood, lobster, oysters, ratatouille, gumbo, biryani, dal, kimchi, hummus, tagine, pot roast, sunday roast, lamb, pork, tofu, vegetarian chili, bento, dumpling soup, ceviche, jambalaya, goulash, borscht, shepherd's pie, fondue, raclette, grandma's recipe, family recipe, leftovers, comfort food, home cooking
tags: HomeCooking, Foodie, ComfortFood
turn:
{K}. The recipe was a suggestion and I had opinions.
I tasted it so often while cooking that dinner is a formality.
{K}: cooked with patience and a little showing off.
The secret ingredient is not looking at the clock.
One pot, many compliments. {K}.
If it looks like a lot, that's because leftovers exist.
reader:
Follow the recipe or cook by feeling? Which kitchen is yours?
Do you salt first or taste first? Families have split over less.
What's the dish that tastes like your childhood?
Leftovers: packed lunch or standing at the fridge?
scene:
Lid up, steam out, everybody leans in. {K}.
“What's that smell?” Footsteps from every room.
Wooden spoon in hand, I am a television chef.
Nobody talks at the table. That's the review.
plain:
{K}, made slowly and eaten fast.
A warm plate fixes more than you'd think.
{K}. The kind of cooking that brings people to the table.
Good food, no rush, one more spoonful.
news:
{K}. Seconds have been requested.
{K}. The pot was scraped.
invite:
{K}. Come hungry, we cook like somebody's aunt.
{K}. There's a plate here with your name on it.

== produce 🍅
nouns: tomatoes, tomato, garden tomatoes, strawberries, blueberries, raspberries, berries, apples, peaches, plums, cherries, oranges, blood oranges, lemons, avocado, avocados, pumpkin, pumpkins, zucchini, carrots, potatoes, sweet potatoes, mushrooms, asparagus, kale, herbs, basil, garlic, onions, figs, melon, watermelon, mango, mangoes, grapes, pears, corn, peppers, chili peppers, lettuce, cucumbers, radishes, beets, cabbage, eggplant, rhubarb, vegetables, veggies, fruit, fruits, harvest, veggie box, csa box, olives, bananas
tags: EatYourGreens, FromTheGarden, HarvestTime
turn:
{K}. The supermarket ones can hear us laughing.
Half of {the} never made it to the kitchen. I regret nothing.
{K}: nature's idea of showing off.
I bought too much again. Ask me for recipes.
Wash, slice, “taste test”, wash some more.
reader:
Straight from the hand or properly on a plate?
Which one do you squeeze, sniff or tap before you choose?
What would you make first with {the}?
scene:
Juice down the wrist, nobody cares. {K}.
Dirt under the nails, dinner in the basket.
One for the bowl, one for me. {K}.
plain:
{K}, and hardly anything else. That's the recipe.
Good things grow when you give them time.
{K}. Somebody waited for the right day.
news:
{K}. The neighbors are getting some whether they like it or not.
invite:
{K}. Come and pick your favorites.
{K}. Bring a bag, bring a bigger bag.

== meal 🍽️
nouns: dinner, lunch, supper, picnic, barbecue, bbq, cookout, potluck, feast, buffet, takeout, takeaway, dinner for two, dinner for one, family dinner table, packed lunch, lunch break, dinner date, grill night, grilling, thanksgiving dinner, midnight snack run, tasting menu, girls dinner, working lunch, dinner table, murder mystery dinner, supper club
tags: DinnerTime, GoodFood, AtTheTable
turn:
{K}. Phones down, elbows up, here we go.
I set the table like we're people who do this all the time.
{K}: the meeting I'm always on time for.
We came for the food and stayed for the stories.
The plan was light. The table had other plans.
reader:
Who at your table talks most, and who eats most? It's never the same person.
Do you clear the plates or pretend to look for your phone?
Order the usual or try the thing you can't pronounce?
What's the best table you've ever sat at?
scene:
Plates passed left, stories passed right. {K}.
“Is everybody full?” Nobody has ever said yes before dessert.
Chairs pulled closer, one more glass, nobody checks the time.
plain:
{K} with people who laugh with their mouths full.
Good food, good people, no hurry.
{K}. The table is where the day comes together.
news:
{K}. There may be leftovers. There may not.
invite:
{K}. Pull up a chair, there's always room for one more.
{K}. Bring an appetite and a story.

== snack 🍿
nouns: popcorn, chips, crisps, snacks, snack, cheese board, cheese, charcuterie, charcuterie board, trail mix, nuts, crackers, pickles, dips, guacamole, snack time, movie snacks, snack drawer, tapas, grazing board, olives and cheese, beef jerky, midnight snack, care package
tags: SnackTime, Snacks, SnackAttack
turn:
{K}. It's not dinner, it's not lunch, it's a philosophy.
One handful, I said, to a bag that knew better.
{K}: gone between the trailers.
I put it in a bowl so that it looks like a decision.
reader:
Sweet or salty? Answer before somebody takes your half.
Do you share snacks, or are you an honest person?
Where's your secret hiding place, and who has found it?
scene:
The crunch that everybody in the room can hear. {K}.
Hand in the bag, eyes on the screen, no idea how much is left.
plain:
{K}, a couch, and no ambitions.
Little bites, long talks.
{K}. The best part of any evening that isn't the people.
news:
{K}. The bowl is empty and nobody saw a thing.
invite:
Strangers become friends over a shared bowl. Come see.
{K}. We'll bring the bowl.

== baking 🧁
nouns: baking, cooking, home baking, baking day, meal prep, cooking class at home, recipe, recipes, kitchen experiments, cookbook, slow cooking, canning, jam making, fermenting, cooking night, baking with kids, cookie baking, christmas baking
tags: HomeBaking, InTheKitchen, CookingTime
turn:
{K}. I cleaned as I went. I didn't get far.
The recipe said easy. The recipe has never met me.
{K}: science you can eat.
Every bowl in the house is dirty and I've made one thing.
reader:
Measuring cups or “that looks about right”?
Do you taste the batter? You can tell us.
What's the one thing you always mess up and keep making anyway?
scene:
Flour in the hair, timer ticking, spoon licked. {K}.
“How long does it need?” “Until I stop opening the door.”
plain:
{K} is how I say I like you.
Music on, sleeves up, nothing else to think about.
{K}. Even the mistakes smell good.
news:
{K}. The smoke alarm has stayed out of it so far.
invite:
{K}. Come taste, we need honest mouths.
{K}. Sleeves up, aprons on, elbows in.

== restaurant 🍴
nouns: restaurant, cafe, café, coffee shop, bakery, food truck, pub, bar, diner, bistro, pizzeria, menu, spring menu, autumn menu, summer menu, winter menu, new menu, lunch menu, gluten-free menu, chef, barista, kitchen team, table for two, patio season, our menu, brunch spot, steakhouse, taqueria, tea room, ice cream shop, patisserie, deli, pastry chef
tags: EatLocal, SupportLocal, FoodLovers
turn:
{K}. Read it slowly, it's fine literature for hungry people.
We taste everything before you do. It's a burden.
{K}: where diets come to think things over.
The kitchen argued about it until everybody was full.
reader:
Do you order what you always order, or what the next table has?
Which table is yours, the one you always hope for?
What would you bring back if you could?
scene:
Chairs scrape, plates clink, somebody laughs in the back. {K}.
“And for you?” The hardest question of the day.
The bell above the door, the smell, the “hey, you again”.
plain:
{K}, and a seat that feels like yours.
We cook, you talk, the evening does the rest.
{K}. A good place is one where nobody hurries you.
news:
{K}. The kitchen is whistling.
invite:
{K}. Come hungry, leave with plans to come back.
{K}. Your table has been asking about you.
{K}. Pick a seat, any seat, and let us feed you.

== dog 🐶
nouns: dog, dogs, puppy, puppies, pup, doggo, golden retriever, golden retriever puppy, labrador, lab puppy, corgi, dachshund, border collie, french bulldog, frenchie, poodle, beagle, cocker spaniel, husky, german shepherd, pug, chihuahua, rescue dog, dog walk, dog park, dog beach, puppy's first snow, puppy training, dog dad, dog mom, dog bed, office dog, shop dog, muddy paws, zoomies, dog birthday, foster dog, greyhound, terrier, boxer puppy, doodle, goldendoodle
tags: DogsOfInstagram, DogLife, DogLover
turn:
{K}. Pays no rent and owns the couch.
Keeper of every secret, as long as there's cheese.
{K}: head of security, terrified of the vacuum.
I have a dog, so no, I haven't been to the bathroom alone.
The bed is big enough for all of us, says somebody with paws and no sense of scale.
{K}. Mostly appetite, some ears.
I came home after taking out the trash and got a hero's welcome.
I talk in a voice that I will deny using.
reader:
On the bed or off the bed? And who decided, really?
How many nicknames does your dog have, and does it answer to any?
What human food does your dog believe is a birthright?
Does yours also act as if it has never once been fed?
scene:
The leash jingles and all dignity leaves the room.
Head tilt. Ears up. Somebody said the W word.
Muddy paws, clean floor, zero remorse. {K}.
That look of “nobody has ever fed me”, next to an empty bowl.
Tail first, then the rest of the dog. {K}.
plain:
{K}. The best listener in the house.
Nobody is ever this happy to see me. Nobody.
Home is wherever that tail is wagging.
{K}, and the day gets better by itself.
news:
{K}. Still pays no rent, still owns the couch.
{K}. Accepting congratulations in the form of treats.
{K}. The tail hasn't stopped since.
{K}. With that face, there will be no consequences.
{K}. Belly rubs are being scheduled.
{K}. Zero thoughts, all heart.
invite:
{K}. Bring the mud, we have the towels.
{K}. Sniffing around is encouraged.
{K}. Your best friend would like you to read this.
{K}. Humans welcome, if accompanied by a dog.

== cat 🐱
nouns: cat, cats, kitten, kittens, kitty, tabby, tabby cat, maine coon, black cat, rescue cat, house cat, cat cafe, cat mom, cat dad, cat nap, cat tree, orange cat, siamese, tuxedo cat, foster kittens, shop cat, office cat, calico
tags: CatsOfInstagram, CatLife, CatLover
turn:
{K}. I only live here.
I bought a bed for the cat. The box it came in was better.
I'm not late, there was a cat on me. Those are the rules.
We don't own {the}. We provide services.
My schedule is made by somebody who sleeps most of it.
reader:
Does yours also look you in the eye while the glass falls?
Who runs your house, and does it have whiskers?
Lap cat, shelf cat or box cat: which one lets you live with it?
scene:
Purring on the lap, phone out of reach, bladder full. Nobody moves.
Late at night: gallops through the hall. Morning: innocent on the pillow.
A slow blink from across the room. I've been approved. {K}.
If I fits, I sits, and I will be looked at. {K}.
plain:
{K}. Quiet company of the best kind.
There's no bad mood a purr can't take the edge off.
A warm weight on the feet, and the evening is complete.
news:
{K}. No remorse has been shown.
{K}. According to the cat, this was the plan all along.
{K}. The human has been informed of the new rules.
{K}. I'd be angrier, but have you seen that face?
invite:
{K}. Come and be judged in person.
{K}. Bring treats or don't come.

== animal 🐾
nouns: hamster, guinea pig, rabbit, bunny, bunnies, horse, horses, pony, foal, goats, goat, sheep, lambs, chickens, hens, duck, ducks, ducklings, cow, cows, donkey, alpaca, alpacas, llama, pig, piglet, turtle, tortoise, ferret, hedgehog, squirrel, fox, deer, frog, butterfly, butterflies, bees, bee, beehive, aquarium, fish tank, elephants, penguins, otters, otter, whales, dolphins, seals, bears, panda, giraffe, zoo, farm animals, pet, pets, pet day, safari, wildlife, horse riding, llamas
tags: AnimalLover, AnimalsOfInstagram, CuteAnimals
turn:
I came to look for a minute. I've since been adopted.
{K}: small brain, big schedule.
We locked eyes. I lost.
reader:
If you could ask {it/them} one thing, what would it be?
Which animal has your exact energy? Be honest.
Would you call it cute or plotting something?
scene:
One sniff, one look, instant verdict. {K}.
Snack in hand, new best friend on foot.
It chewed. It stared. It kept chewing. {K}.
plain:
{K}, doing nothing special and making my day.
Animals have a way of making everything simpler.
{K}. I could watch this for hours.
news:
{K}. No statement has been made, only chewing.
{K}. Everybody involved seems very pleased.
invite:
{K}. Come say hello, fingers at your own risk.
{K}. Friendly faces, some of them furry.

== bird 🐦
nouns: bird, birds, birdwatching, birding, birdwatching in winter, owl, owls, robin, hummingbird, parrot, budgie, budgies, cockatiel, pigeon, pigeons, seagull, seagulls, swans, geese, eagle, hawk, heron, kingfisher, bird feeder, bird house, sparrows, crows, flamingos, puffins, peacock, dawn chorus
tags: Birds, BirdLovers, Birdwatching
turn:
{K}. I used to have hobbies. Now I have binoculars.
I whispered “don't move” to a whole forest.
{K}: the original early risers, and they want you to know.
They sing like rent is due.
reader:
Which bird would you be, and be honest if it's a pigeon?
Do you know them by name, or is it all “little brown one” to you?
Quiet patience or loud snacks: what kind of birder are you?
scene:
A flutter, a gasp, a photo of an empty branch. {K}.
Binoculars up, breath held, gone.
Tiny feet, enormous opinions. {K}.
plain:
{K}, and suddenly it's worth standing still.
Look up more often. Somebody lives there.
news:
{K}. The whole feeder is talking about it.
invite:
{K}. Bring layers and whisper.

== houseplant 🪴
nouns: houseplant, houseplants, plant, plants, monstera, succulent, succulents, cactus, cacti, fern, pothos, snake plant, fiddle leaf fig, orchid, orchids, bonsai, bonsai repotting, plant shelf, plant mom, plant dad, plant babies, plant parent, propagation, repotting, terrarium, new leaf, indoor plants, peace lily, string of pearls, plant shop
tags: PlantLover, PlantParent, UrbanJungle
turn:
{K}. It's alive, and frankly so am I, because of it.
One more and I'll stop. That was several ago.
{K}: the only roommate that pays in oxygen.
I don't have a green thumb, I have a guilty conscience and a watering can.
It leans toward the light. Same.
Every new leaf is announced like a birth.
reader:
Do you talk to your plants? And do they take your advice?
Overwaterer or forgetter: which one are you?
What's the one plant you can't keep alive?
Do yours have names, or would that make the goodbyes harder?
scene:
A new leaf. The whole household has been told. {K}.
Dirt on the floor, roots in the air, confidence high.
“You look thirsty,” I said, to a pot, in front of guests.
plain:
{K}, a bit of light, a bit of water, a lot of joy.
A room breathes better with something green in it.
{K}. Slow growth still counts.
news:
{K}. The rest of the windowsill is jealous.
invite:
{K}. Come in for one, leave with a jungle.
{K}. Adopt, don't hesitate.

== flowers 💐
nouns: flowers, flower, bouquet, bouquets, wildflowers, roses, tulips, peonies, sunflowers, dahlias, daffodils, hydrangeas, lavender, cherry blossom, cherry blossoms, lilies, daisies, cut flowers, flower shop, florist, flower arrangement, dried flowers, flower market, flower crown, bouquet of tulips, wedding flowers, spring flowers, poppies, magnolia, first crocus
tags: Flowers, FlowerLover, InBloom
turn:
{K}. Because the table looked bored.
I bought them for somebody special. I was right there.
{K}: the only clutter I welcome.
No reason. That's the best reason.
They don't do anything all day, and everybody adores them. Goals.
reader:
Do you buy flowers for yourself, or wait for somebody to get the hint?
Which flower would you be, on a good day?
Vase on the table or petals in a book: how do you keep them?
scene:
Stems in one hand, a silly grin above them. {K}.
The bees got here first.
Everybody stops to smell them, even the ones in a hurry.
plain:
{K}, and the whole room stands up straighter.
Small things that make a place kinder.
{K}. It doesn't take much.
Somebody planted this with a nice thought.
news:
{K}. The vase is thrilled.
invite:
{K}. Say it with something that smells nice.
{K}. Tell us who it's for, we'll find the right ones.
{K}. Surprise somebody who isn't expecting it.

== garden 🌱
nouns: garden, gardens, gardening, vegetable garden, vegetable patch, herb garden, allotment, balcony garden, raised beds, compost, weeding, lawn, greenhouse, seedlings, seeds, planting, planting day, first harvest, pruning, backyard, yard work, garden gnome, community garden, spring planting, garden center, hedge, watering can, patio
tags: GardenLife, GrowYourOwn, InTheGarden
turn:
{K}. Cheaper than a gym and muddier.
I planted it, I watered it, the slugs send their thanks.
{K}: where I go to lose an afternoon and my gloves.
The weeds are thriving. I must be doing something right.
I talk about the soil now. This is who I've become.
reader:
Gloves or bare hands? Gardeners, show your nails.
What's the one thing that grows for you no matter what you do?
Neat rows or happy chaos: what does yours look like?
scene:
Dirt on the knees, sun on the neck, no idea what time it is. {K}.
A tiny green thing came up. Everybody was called outside.
plain:
{K}, and the head goes quiet.
You can't hurry it, and that's the beauty of it.
{K}. A little work, a lot of peace.
news:
{K}. The worms approve.
invite:
{K}. Bring old shoes and a big bag.
{K}. Come dig in.

== tree 🌳
nouns: forest, woods, trees, tree, leaves, fallen leaves, oak, pine trees, forest walk, forest bathing, mushroom hunting, mushroom foraging, foraging, redwood, tree house, treehouse, woodland, birch, autumn leaves pile, moss, ferns, walk in the woods, forest trail, christmas tree farm
tags: ForestLife, IntoTheWoods, NatureLover
turn:
{K}. Bad reception, great connection.
I came here to think and ended up just breathing.
{K}: standing around for ages and nobody calls it lazy.
The trees have seen worse than my week.
reader:
Do you walk in the forest to talk, or to finally not have to?
Which tree would you have climbed as a kid, and which one now?
scene:
Leaves overhead, crunch below, nothing in between. {K}.
A branch cracks somewhere. Everybody pretends not to be scared.
plain:
{K}, and everything else gets quieter.
Some places don't need you to be anything.
{K}. Deep breath, longer way home.
news:
{K}. The squirrels are already gossiping.
invite:
{K}. Good shoes, no hurry, come along.
`;
