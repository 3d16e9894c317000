export const food = `
== pizza 🍕
under: street-food
nouns: pizza, pizzas, pizza night, leftover pizza, cold pizza, margherita, margherita pizza, pepperoni
nouns: pepperoni pizza, deep dish, pizza slice, slice of pizza, calzone, neapolitan pizza, frozen pizza, detroit pizza
nouns: deep dish pizza, pizza friday, pizza box, new york slice, white pizza, vegan pizza, gluten-free pizza
nouns: breakfast pizza, pizza place
tags: Pizza, PizzaLover, PizzaTime
turn:
{K}. The crust is where you find out who you really married.
Everybody says “just one slice” in the same unconvincing voice. {K}.
Hot or cold, folded or with a fork: {k}. There is no wrong time of day.
A circle, cut into triangles, sold in a square. Geometry never tasted better. {K}.
I have never once regretted {n}. [mass plural]
reader:
Pineapple: a crime, a right or a test of character? Defend yourself. {K}.
{K}. Crust first, crust last, or do you leave it for somebody braver?
Fork and knife, or folded like an adult? {K}.
scene:
The last slice. Everybody is suddenly very polite. Nobody moves. {K}.
“How many slices did you have?” “It was cut strangely.” {K}.
First bite too early, roof of the mouth sacrificed, second bite anyway. {K}.
plain:
{K}. Some evenings ask for nothing more.
A good crust, a bit of sauce and somebody to split it with. {K}.
invite:
{K}. Dinner, decided. You're welcome.
Bring the friend who picks off everybody else's olives. {K}.
news:
{K}. This calls for extra toppings.
{K}. There's a lot to unfold here, slice by slice.

== pizza-making 🍕
under: pizza
nouns: homemade pizza, pizza oven, pizza ovens, outdoor pizza oven, wood-fired pizza, wood-fired oven, pizza dough
nouns: pizza making, making pizza, pizza stone, pizza steel, pizza peel, sourdough pizza, homemade pizza night
nouns: pizza making class, pizza workshop, brick oven pizza, pizza class, wood fired pizza, wood fired oven
tags: HomemadePizza, PizzaDough, PizzaMaking, PizzaLover
turn:
Mine was supposed to be round. It came out shaped like a country. {K}.
{K}. Flour on the counter, flour on the dog, a bit of flour in the dough.
I tossed it into the air once. We had pasta that night. {K}.
The hardest part isn't the dough, it's getting it off the peel in one piece. {K}.
reader:
Thin and blistered or thick and fluffy: what comes out of your oven?
{K}. Rolling pin, bare hands or a very brave toss?
Who decides on the toppings at your place, and who gets outvoted?
How long does your dough rest, and do you really wait?
scene:
Everybody crouches in front of the oven door as if it were a screen. {K}.
“It's a bit dark on one side.” “That's called character.” {K}.
Stretch, hole, patch, stretch, act natural. {K}.
plain:
{K}. Dough, heat and a few minutes of holding your breath.
Making it takes all evening, eating it takes a moment, and nobody minds. {K}.
invite:
{K}. Bring your strangest topping, we'll bring the heat.
Roll up your sleeves, dough can smell fear. {K}.
news:
{K}. There's flour all over this story.
{K}. A round of applause, more or less round.

== tacos 🌮
under: street-food
nouns: taco, tacos, taco tuesday, taco night, taco truck, taco trucks, birria, birria tacos, street tacos, al pastor
nouns: al pastor tacos, food truck tacos, fish tacos, shrimp tacos, carnitas, barbacoa, taco bar, taco party
nouns: taco salad bar, vegan tacos, taco shop, taqueria tacos, carne asada tacos, breakfast taco, tacos al pastor
nouns: birria taco, street taco, al pastor taco, fish taco, shrimp taco, vegan taco, carne asada taco
tags: Tacos, TacoLover, TacoTime
turn:
{K}. Tilt the head, trust the tortilla, lose half of it anyway.
{K}. I ordered a sensible amount. Then I ordered the rest.
Nobody has ever been sad with both hands full of {n}. [mass plural]
Whatever falls out belongs to the next one. That's why there is always a next one. {K}.
reader:
Lime on everything, or are you a danger to society? {K}.
{K}. Hot sauce: a drop, a splash or a personality?
Cilantro: love it, or does it taste like soap to you? {K}.
Corn tortilla or flour: where do you stand, and will you fight? {K}.
scene:
Head tilted, elbow out, napkin ready. The stance. {K}.
“How many do you want?” “How many are there?” {K}.
A long line, a small window, the best smell on the street. {K}.
plain:
{K}. Simple food that makes a table loud.
Warm tortillas, a squeeze of lime, and nothing left to discuss. {K}.
invite:
{K}. Come hungry, leave sideways.
Squeeze a lime, squeeze in, there's room at the counter. {K}.
news:
{K}. Wrapped up nicely, and still it spills.
{K}. Let's taco 'bout it. I'm not even sorry.

== burritos 😋
under: street-food
nouns: burrito, burritos, bean burrito, breakfast burrito, breakfast burritos, quesadilla, quesadillas, enchilada
nouns: enchiladas, fajita, fajitas, tamale, tamales, chimichanga, tostada, tostadas, tex mex, tex-mex, mexican food
nouns: pupusa, pupusas, arepa, arepas, tlayuda, flautas
tags: MexicanFood, TexMex, FoodLovers, ComfortFood
turn:
{K}. Built to be eaten sitting down, and then to keep you there.
My eyes ordered. My belt will be handling the rest. {K}.
{K}. I was full halfway through, and then I took that personally.
You can keep your soup for the soul. Mine prefers tortillas and corn. {K}.
reader:
Red salsa, green salsa or both, like a diplomat? {K}.
{K}. Beans: refried, whole or hidden where nobody argues?
How much cheese is too much, and has anybody ever reached it? {K}.
scene:
“Mild or hot?” “Hot,” says the one who will be crying shortly. {K}.
A plate so full that it has to be carried slowly and with respect. {K}.
The first bite, and the table goes quiet except for one “mmm”. {K}.
plain:
{K}. Warm, filling and impossible to eat politely.
A recipe somebody's grandmother would want to correct, and that's a compliment. {K}.
invite:
{K}. Wear something with stretch in it.
Save room for lunch, and cancel dinner. {K}.
news:
{K}. That's a lot to unwrap.
{K}. There will be seconds, and a nap.

== burgers 🍔
under: street-food
nouns: burger, burgers, hamburger, cheeseburger, smash burger, veggie burger, sliders, vegan burger, bacon burger
nouns: double cheeseburger, burger night, burger joint burger, beyond burger, bean burger, mushroom burger, patty melt
nouns: heart attack burger, burger patties, burger patty
tags: Burgers, BurgerTime, BurgerLover
turn:
{K}. Once you pick it up, there is no putting it down.
{K}. Both hands, no phone, full attention.
The salad came with it. The salad was a formality. {K}.
Slightly taller than my mouth, and that has never stopped anybody. {K}.
reader:
Fries on the side or straight into the middle? Be honest. {K}.
{K}. Pickles: keep them, trade them or guard them?
Ketchup, mustard or something that starts an argument? {K}.
scene:
The bun gives up first. The rest of us carry on. {K}.
“Do you want a bite?” A pause that was longer than planned. {K}.
Sauce on the wrist, on its way to the elbow. Nobody stops to wipe. {K}.
plain:
{K}. Messy, warm and exactly what was needed.
Some cravings don't take hints, they take both hands. {K}.
invite:
{K}. Your stomach saw this before you did.
Bring an appetite and a shirt you don't love. {K}.
news:
{K}. Stacked high and slightly out of control.
{K}. Hold the onions, I want to hear all of it.

== hot-dogs 🌭
under: street-food
nouns: hot dog, hot dogs, hotdog, hotdogs, corn dog, corn dogs, chili dog, bratwurst, brats, currywurst
nouns: sausage in a bun, chicago dog, frankfurters, ballpark hot dog, pigs in a blanket, hot dog stand, hot dog cart
nouns: hot dog bar, veggie dog, veggie dogs, hot dog eating contest, hot dog costume
tags: StreetFood, ComfortFood, FoodLovers
turn:
Nobody has ever eaten one with dignity, and nobody has ever cared. {K}.
{K}. I asked no questions, and it gave no answers, and we were happy.
The whole meal fits in one hand, so the other can wave for a second. {K}.
The mustard went on in a perfect line. My finest artwork so far. {K}.
reader:
Ketchup: fine by you, or the end of the friendship? {K}.
{K}. Start at the end, or right in the middle like an outlaw?
Mustard, onions, nothing at all: what's your order when the line is long? {K}.
scene:
One bite, and the far end makes a run for it. {K}.
Napkin in one hand, lunch in the other, a seagull doing the math. {K}.
“Is that your second?” “I'm not at liberty to say.” {K}.
plain:
{K}. Best eaten standing up, with somebody you like.
Nothing fancy ever tasted this much like a day off. {K}.
invite:
{K}. Follow the smell, it has never lied to you.
Grab a napkin. Grab several. {K}.
news:
{K}. Relish the moment. Somebody had to say it.
{K}. I'll need more mustard for this.

== fries 😋
under: street-food
nouns: fries, french fries, french fry, curly fries, onion rings, loaded fries, poutine, tater tots
nouns: sweet potato fries, cheese fries, chili fries, waffle fries, steak fries, truffle fries, potato wedges
nouns: air fryer fries, chip butty, chips and gravy, disco fries, onion ring, tater tot, potato wedge
tags: ComfortFood, FoodLovers, SideDish
turn:
“I don't want any, I'll just have some of yours.” And so it began. {K}.
{K}. Officially a side dish. Unofficially the reason I came.
One from the top, one from the bottom, one because it was looking at me. {K}.
They say sharing is caring. They weren't holding {n}. [mass plural]
reader:
Ketchup on top or on the side? Friendships have cooled over less. {K}.
{K}. Crispy little ones or soft big ones: which do you hunt for?
What's the strangest thing you dip them in, and would you do it in public? {K}.
scene:
A hand from the passenger seat. Then the other hand. {K}.
The bottom of the bag: where the real treasure lives. {K}.
Too hot. Too hot. Still too hot. Gone. {K}.
plain:
{K}. Salt, crunch, and all is forgiven for a while.
Nobody stays in a bad mood with salty fingers. {K}.
invite:
{K}. Get your own. You've been warned with love.
Come for the side, forget the main. {K}.
news:
{K}. Take it with a grain of salt. Or a lot of salt.
{K}. There are bigger fish to fry, but none this crispy.

== sushi 🍣
under: dish
nouns: sushi, sashimi, sushi night, maki, nigiri, california roll, hand roll, hand rolls, omakase, sushi rolls
nouns: sushi roll, sushi platter, salmon nigiri, vegan sushi, homemade sushi, sushi date, spicy tuna roll, temaki
nouns: sushi boat, conveyor belt sushi, all you can eat sushi
tags: Sushi, SushiLover, SushiTime
turn:
{K}. I said I'd stop when I was full. There was still a piece looking at me.
{K}. My chopstick skills peak exactly when nobody is watching.
Tiny, tidy and gone in one bite. Unlike my order. {K}.
The wasabi was more than it looked. It always is. {K}.
reader:
{K}. Chopsticks, fingers, or a fork when nobody looks?
Is the ginger a topping, a reset button or just decoration? {K}.
{K}. Which piece do you save for last?
scene:
One piece left. All chopsticks hover. {K}.
Dip, drop, splash, pretend nothing happened. {K}.
“Just a few pieces.” And then the menu came back for a second visit. {K}.
plain:
Small, quiet, beautifully put. {K}.
{K}. Little bites, long evening.
invite:
{K}. Your chopsticks are getting bored in that drawer.
For anyone who says “a light dinner” and means an event. {K}.
news:
{K}. The soy sauce reached places it shouldn't.
{K}. That's how I roll, and I'm only a bit sorry.

== poke-and-bowls 🥣
under: dish
nouns: poke bowl, poke bowls, buddha bowl, buddha bowls, grain bowl, grain bowls, salad bowl, burrito bowl, rice bowl
nouns: rice bowls, power bowl, protein bowl, nourish bowl, quinoa bowl, bibimbap, noodle salad bowl, lunch bowl
nouns: mediterranean bowl, sushi bowl, veggie bowl, donburi
alone: poke
tags: LunchTime, FoodLovers, FoodBowl
turn:
{K}. Arranged in neat little sections, and then I arrived with a fork.
Everything I love, stacked on top of each other and out of arguments. {K}.
{K}. I planned to mix it slowly. My hunger had a different technique.
It looks so healthy that I took a photo, and then seconds. {K}.
reader:
Mix it all up, or eat it corner by corner like a surveyor? {K}.
{K}. What goes in first, and what always goes in double?
Sauce over everything, or one careful drizzle per bite? {K}.
Rice or greens at the bottom: what's yours built on? {K}.
scene:
The perfect bite: a bit of everything, balanced, and then it slips off. {K}.
“What's in it?” “How long have you got?” {K}.
Too pretty to stir. Stirred. {K}.
plain:
{K}. A whole meal that you can hold like a secret.
Color on top, comfort underneath, sauce in between. {K}.
invite:
{K}. Point at things. We'll keep piling.
Skip the sad desk lunch and build something. {K}.
news:
{K}. I need a moment to take in all the layers.
{K}. Toss it, mix it, tell it again.

== ramen 🍜
under: pasta-and-noodles
nouns: ramen, pho, udon, udon noodles, noodle soup, noodle soups, noodle bowl, laksa, miso ramen, spicy ramen
nouns: tonkotsu ramen, ramen bowl, ramen night, beef pho, vegan ramen, homemade ramen, shoyu ramen, ramen bar
nouns: wonton soup, khao soi, ramen eggs
tags: Ramen, NoodleLover, NoodleSoup
turn:
{K}. If it doesn't end up on your shirt, were you even there?
{K}. Loud is a compliment here.
My glasses fogged up, so I took it as a sign to stop looking and start eating. {K}.
A bowl you can disappear into, and nobody comes looking. {K}.
reader:
Broth first or noodles first? Choose like it matters. {K}.
{K}. Slurp proudly or twirl quietly?
Do you finish the broth, or do you leave it and think about it all week? {K}.
scene:
Head down, steam up, no conversation. {K}.
Spoon in one hand, chopsticks in the other, no hand left for anything else. {K}.
“How is it?” A slurp is a complete answer. {K}.
plain:
{K}. Warm all the way down.
Some bowls feel like a hug with noodles. {K}.
invite:
{K}. Bring an empty stomach and nothing white.
Come in tired, go home warm. {K}.
news:
{K}. Use your noodle, they said.
{K}. There's steam coming off this one.

== instant-noodles 🍜
under: pasta-and-noodles
nouns: instant noodles, instant ramen, cup noodles, cup of noodles, pot noodle, maruchan, top ramen, indomie
nouns: maggi noodles, fire noodles, buldak noodles, samyang noodles
tags: Noodles, NoodleLover, ComfortFood
turn:
{K}. The recipe says wait. The recipe doesn't know me.
A kettle, a fork, and standards that have already gone to bed. {K}.
I have cooked many things. I have only never ruined {n}. [mass plural]
Salty, hot, ready before my mood gets worse. {K}.
{K}. The fancy pans can stay where they are.
reader:
Whole seasoning packet, half of it, or a secret blend of your own?
{K}. Break the noodles first, or leave them long like a purist?
What do you add when you want to feel like a chef: an egg, cheese or nothing?
Did they carry you through school, or do they carry you still?
scene:
Lid down, phone on top as a weight, eyes on the clock. {K}.
“Did you have a proper dinner?” A pause. A slurp. {K}.
Late kitchen, one small light, a fork stirring. {K}.
plain:
{K}. Cheap comfort, and it has never let anybody down.
Not every dinner has to be an achievement. {K}.
invite:
{K}. Stock the shelf, thank yourself later.
For everybody whose kitchen closes early and whose hunger doesn't. {K}.
news:
{K}. Just add hot water.
{K}. That escalated faster than a kettle.

== soup 🍲
under: dish
nouns: soup, soups, tomato soup, chicken soup, chicken noodle soup, stew, stews, chili, broth, chowder, bisque, gumbo
nouns: chilli, bowl of chili, vegetarian chili, pumpkin soup, lentil soup, goulash, borscht, bone broth, minestrone
nouns: soup season, miso soup, vegetable soup, beef stew, irish stew, onion soup, french onion soup, clam chowder
nouns: chili con carne, chilli con carne, kimchi stew, pozole, dumpling soup, butternut squash soup, potato soup
nouns: chili night, broccoli cheddar soup, lobster bisque, matzo ball soup, white chicken chili, split pea soup
nouns: alphabet soup, bowl of soup, soup of the day
tags: Soup, SoupSeason, ComfortFood
turn:
The spoon goes in, the shoulders come down. {K}.
Nobody makes a small pot of {n}. It's not possible. I've tried. [mass plural]
{K}: proof that a pot knows more than a recipe.
A blanket would do the same, but you can't dip bread in it. {K}.
reader:
Bread for dipping, crackers on top, or straight from the mug? {K}.
{K}. Better on the first day or the second?
Chunky or smooth: which side of the family are you? {K}.
scene:
Lid up, steam out, everybody drifts into the kitchen. {K}.
One taste. A pinch of salt. One more taste. A bigger pinch. {K}.
“Is it ready?” “It's better if you wait.” Nobody waits. {K}.
plain:
{K}. A pot on the stove makes a place feel lived in.
Slow, warm and enough for whoever turns up. {K}.
invite:
{K}. Come in, there's a spoon with your name on it.
Blow first. We mean it. {K}.
news:
{K}. Somebody is already looking for the good bread.
{K}. The plot thickens. So does the pot.

== salad 🥗
under: dish
nouns: salad, salads, caesar salad, greek salad, kale salad, cobb salad, green salad, side salad, house salad
nouns: garden salad, chopped salad, wedge salad, caprese, caprese salad, tabbouleh, arugula salad, beet salad
nouns: salad bar, big salad, salad dressing, quinoa salad, nicoise salad, summer salad
tags: Salad, SaladLover, FreshFood
turn:
{K}. I came for the crunch and stayed for the dressing.
I eat {n} so that dessert and I can look each other in the eye. [mass plural]
{K}: a bowl of good intentions that turned out delicious.
They said it wouldn't fill me up. They hadn't seen the bowl. {K}.
reader:
Dressing on top, on the side or as the main ingredient? {K}.
{K}. What's the one thing that has to be in it?
Is it still a salad if half of it is cheese? Asking for a bowl. {K}.
Croutons: the point of it all, or a distraction? {K}.
scene:
A fork chases the last leaf around the bowl. The leaf is winning. {K}.
“You only had salad?” You didn't see the size. {K}.
Chop, toss, taste, add more lemon. {K}.
plain:
Crisp, bright and gone before it wilts. {K}.
{K}. Good things, cut small.
invite:
{K}. Something fresh for a change of mood.
Bring the friend who “doesn't do salad” and watch the fork. {K}.
news:
{K}. It's been a real mixed bowl.
{K}. Lettuce discuss. I'll see myself out.

== picnic-salads 🥄
under: dish
nouns: potato salad, pasta salad, macaroni salad, egg salad, tuna salad, chicken salad, coleslaw, bean salad
nouns: three bean salad, slaw, orzo salad, german potato salad, couscous salad, cucumber salad, waldorf salad
nouns: ambrosia salad, jello salad, broccoli salad, corn salad
tags: SideDish, FoodLovers, PotluckFood
turn:
Every family has the right recipe, and all the others are wrong. {K}.
{K}. Officially a side, and the first bowl on the table to be scraped clean.
I brought a big bowl so that there would be leftovers. I know nothing about people. {K}.
It sits next to the main dish and quietly takes over. {K}.
reader:
Mayo, vinegar or the question you don't ask at family gatherings? {K}.
{K}. Who makes the best one in your family, and does the runner-up know?
What should never, ever be in it? Speak your truth. {K}.
scene:
A borrowed bowl with somebody's name taped to the bottom. {K}.
“Who made this?” Several aunts look up at once. {K}.
A spoon for serving. A second spoon for “checking”. {K}.
plain:
{K}. Made the day before, gone in a minute.
A good table has one big bowl that everybody reaches for. {K}.
invite:
{K}. Bring your bowl, leave with the recipe. Maybe.
Take a spoonful before your uncle finds it. {K}.
news:
{K}. Give it a night in the fridge and look again.
{K}. A bit of everything, mixed well.

== sandwich 🥪
under: street-food
nouns: sandwich, sandwiches, grilled cheese, grilled cheese sandwich, club sandwich, blt, panini, sub sandwich
nouns: toastie, cheese toastie, bánh mì, banh mi, vegan banh mi, pb&j, peanut butter and jelly, reuben, lobster roll
nouns: tuna melt, philly cheesesteak, cheesesteak, croque monsieur, bagel sandwich, ham sandwich, cheese sandwich
nouns: meatball sub, po' boy, breakfast sandwich, breakfast sandwiches, wrap sandwich, chicken wrap, tea sandwiches
nouns: cucumber sandwiches, italian sub, deli sandwich, egg salad sandwich, tuna sandwich, turkey sandwich
nouns: leftover turkey sandwich, ice box sandwich, pulled pork sandwich, bacon sandwich, hoagie, french dip
nouns: tea sandwich, cucumber sandwich
alone: sub, subs, wrap, wraps
tags: Sandwich, SandwichLover, LunchTime
turn:
{K}. The architecture is ambitious. The collapse is delicious.
I planned to eat half and save half. The halves disagreed. {K}.
Lunch with a handle, and some of it already on my sleeve. {K}.
Made by somebody else, it tastes twice as good. That's just science. {K}.
reader:
Crust on or crust off, and who are you trying to impress? {K}.
{K}. What goes in first, and why is everybody else wrong?
Toasted or soft: what's your position, and will you move? {K}.
scene:
One bite, and the filling leaves through the back door. {K}.
Stack, press, look at it sideways, press again. {K}.
“Can I have the other half?” What other half? {K}.
plain:
The best lunches are held in both hands. {K}.
{K}. Good bread, good filling, no plans until it's gone.
invite:
{K}. Your desk lunch deserves better.
Lunch is calling, and it won't call twice. {K}.
news:
{K}. There's more between these slices than I expected.
{K}. Crumbs everywhere, no regrets.

== barbecue 🍖
under: dish
nouns: brisket, smoked brisket, pulled pork, barbecue, bbq, burnt ends, smoked meat, bbq ribs, baby back ribs
nouns: smoked ribs, texas bbq, barbecue joint, bbq joint, pit master, pitmaster, low and slow, smoked turkey
nouns: smoked pork, pork shoulder, barbecues, bbq plate, bbq food truck, spare ribs, smoking meat, burnt end
alone: ribs
tags: BBQ, BBQLife, BBQLover
turn:
{K}. Low, slow and guarded like a secret.
{K}. The smoke got into my jacket and I'm keeping it there.
Hours of waiting, minutes of silence, one very clean plate. {K}.
I was told to bring an appetite. I brought my whole family's. {K}.
reader:
Sauce, rub or nothing but salt? Careful, families have split over this. {K}.
{K}. Who's in charge of the fire in your family, and who only thinks they are?
Fork, fingers or white bread: how do you get the last of it off the plate? {K}.
scene:
“Is it done?” “Don't touch it.” “But is it done?” {K}.
Lid up, everybody leans in, everybody squints. {K}.
Sauce on both cheeks and not a napkin in sight. {K}.
plain:
{K}. Fire, time and good company.
Good things happen to people who don't rush the smoke. {K}.
invite:
{K}. Follow the smoke.
Bring a plate and a strong opinion. {K}.
news:
{K}. Where there's smoke, there's a line of hungry people.
{K}. It took its time, and it fell right off the bone.

== steak 🥩
under: dish
nouns: steak, steaks, steak night, tomahawk steak, tomahawk, ribeye, ribeye steak, steak dinner, steak frites, t-bone
nouns: t-bone steak, sirloin, sirloin steak, filet mignon, prime rib, flank steak, skirt steak, wagyu, porterhouse
nouns: steak and eggs, beef wellington, new york strip, carne asada, steak tartare
tags: Steak, SteakLover, SteakNight
turn:
The sizzle does the talking, and I've never been a better listener. {K}.
{K}. There was a vegetable on the plate. We nodded at each other.
Everybody is calm until somebody says “well done”. {K}.
A sharp knife, a big plate and no follow-up questions. {K}.
reader:
Rare, medium or “please don't tell the chef”? {K}.
{K}. Butter, pepper or a sauce that gets you in trouble?
Do you cut it all at once, or bite by bite like a duke? {K}.
scene:
“Let it rest.” The longest few minutes known to any kitchen. {K}.
A poke, a frown, a poke, a nod. Nobody here owns a thermometer. {K}.
The pan hisses, the smoke alarm joins in. {K}.
plain:
{K}. Some dinners make you sit up straight.
A hot pan, a little salt, and somebody to open the window. {K}.
invite:
{K}. Tuck in your napkin like you mean it.
Pick your cut, we'll mind the fire. {K}.
news:
{K}. The stakes have never been higher.
{K}. That's something to chew on.

== grilled-food 🔥
under: dish
nouns: grilled chicken, kebab, kebabs, skewers, grill night, grill nights, sausages, grilling, korean bbq, kbbq
nouns: shish kebab, grilled vegetables, grilled corn, grilling season, satay, yakitori, souvlaki, mixed grill
nouns: grilled food, bulgogi, pork chops, lamb chops, jerk chicken, braai, asado, barbecue party, bbq party
nouns: backyard bbq, backyard barbecue, grill season, bbq season, bbq night, hibachi, grilled vegetable, pork chop
nouns: lamb chop
tags: Grilling, GrillTime, FoodLovers
turn:
Everybody turns into an expert the moment there's a flame. {K}.
{K}. A little charred on the outside, which we're calling flavor.
I only came over to watch, and somebody handed me the tongs. {K}.
The fire is ready exactly when everybody has given up and eaten the bread. {K}.
reader:
Who holds the tongs in your house, and who only thinks they do? {K}.
{K}. Charcoal or gas? Take your time, this goes on your record.
What else goes over the fire at your place that nobody would expect? {K}.
scene:
Tongs clicked twice, because that's the law. {K}.
Smoke follows one person around the table, and it's always the same person. {K}.
“Nearly done,” said through a cloud. {K}.
plain:
{K}. Something on the fire, everybody around it, no hurry.
Even a small flame makes an evening. {K}.
invite:
{K}. Follow your nose, then bring your chair.
We've got the fire, you've got the side dish nobody can pronounce. {K}.
news:
{K}. Somebody fan the flames, I want the whole story.
{K}. Hot off the coals.

== fried-chicken 😋
under: dish
nouns: fried chicken, chicken wings, chicken nuggets, chicken tenders, chicken sandwich, chicken sandwiches, karaage
nouns: popcorn chicken, hot wings, buffalo wings, chicken and waffles, korean fried chicken, nashville hot chicken
nouns: fried chicken sandwich, chicken strips, chicken katsu, wing night, chicken bucket, boneless wings
nouns: chicken schnitzel, schnitzel, vegan nuggets, chicken nugget, chicken tender, chicken strip, vegan nugget
alone: wings, nuggets
tags: ComfortFood, CrispyFood, FoodLovers
turn:
The crunch could be heard in the next room. {K}.
{K}. I reached for a napkin and chose another piece instead.
The reason my phone screen has fingerprints. {K}.
We said dinner would be light. Then somebody said {n}. [mass plural]
reader:
{K}. Mild, hot or “why did I do this”?
Blue cheese, ranch or nothing at all? Choose your table. {K}.
Sauce on or sauce on the side: how do you protect your crunch? {K}.
scene:
Silence, crunch, silence, crunch. {K}.
“Do you want the last piece?” “No, no.” Nobody has ever lied better. {K}.
Fingers up like a surgeon, looking for something to wipe them on. {K}.
plain:
{K}. Crisp outside, happy inside.
Fingers first, manners later. {K}.
invite:
{K}. Come with clean hands, leave without.
Your couch, your game, our crunch. {K}.
news:
{K}. Crispy details to follow.
{K}. I'd comment, but my mouth is full.

== roast-chicken 🍽️
under: dish
nouns: roast chicken, rotisserie chicken, chicken parm, chicken parmesan, chicken dinner, whole chicken
nouns: spatchcock chicken, lemon chicken, baked chicken, roast turkey, turkey dinner, thanksgiving turkey
nouns: sunday roast, pot roast, roast beef, roast dinner, roast duck, duck confit, roast lamb, leg of lamb, baked ham
nouns: glazed ham, honey glazed ham, christmas ham, roast pork, meatloaf
alone: roast, roasts
tags: RoastDinner, ComfortFood, DinnerTime
turn:
The oven has been promising things all afternoon. {K}.
{K}. Carved with confidence, served in pieces of all sizes.
Somebody says “don't pick at it”, and everybody's hand is already there. {K}.
I came for the dinner. I'm staying for the sandwiches after. {K}.
reader:
Gravy: a drizzle, a river or a separate bowl with your name on it? {K}.
{K}. Which piece do you want, and who do you have to beat to it?
Who carves at your table, and did anybody ever vote? {K}.
scene:
The oven door opens, and suddenly nobody has anything better to do. {K}.
“Is it supposed to rest that long?” “It is. You're not.” {K}.
A fork in the pan, scraping up the best bits before they're served. {K}.
plain:
{K}. The kind of dinner that calls people to the table all by itself.
A long time in the oven, and the whole house smells like a good decision. {K}.
invite:
{K}. Come hungry, bring containers.
There's a chair, a plate and a very big spoon for the potatoes. {K}.
news:
{K}. Pass the gravy and start at the beginning.
{K}. Well done, in every sense.

== seafood 🍋
under: dish
nouns: seafood, grilled octopus, octopus salad, calamari, fried calamari, seafood platter, seafood night, ceviche
nouns: paella night, seafood pasta, cioppino, scampi, seafood restaurant, seafood feast, crudo, bouillabaisse
nouns: scallops, seared scallops, fish market haul, surf and turf, seared scallop
tags: Seafood, SeafoodLover, SeafoodTime
turn:
{K}. I looked at the menu for the meat, and then the sea had a better idea.
I came for the view of the water and stayed for {the}.
The lemon is not a garnish, it's a contract. {K}.
{K}. It tastes like a vacation that somebody put on a plate.
reader:
Lemon, butter or both until it floats? {K}.
Raw, grilled or fried: where do you draw the line? {K}.
{K}. Do you order what you know, or what you can't pronounce?
scene:
A squeeze of lemon, a direct hit in the eye. {K}.
“What is that?” “Try it first.” {K}.
A plate in the middle, too many forks, nobody talking. {K}.
plain:
{K}. Salt on the lips, sea on the plate.
The ocean cooks simply, and it's right. {K}.
invite:
{K}. Pull up a chair and pretend you can hear the waves.
Bring the friend who always asks “is it fresh?” {K}.
news:
{K}. There's something fishy about it, in the best sense.
{K}. Squeeze a bit of lemon on that.

== shellfish 🍋
under: seafood
nouns: shrimp, shrimps, lobster, lobsters, crab legs, seafood boil, seafood boils, crawfish, crawfish boil
nouns: crawfish season, low country boil, prawns, crab boil, blue crabs, king crab legs, lobster tail, lobster dinner
nouns: lobster bake, shrimp boil, peel and eat shrimp, crab feast, clambake, langoustines, snow crab legs
nouns: soft shell crab, dungeness crab, crab cakes, shrimp cocktail, garlic shrimp, coconut shrimp, shrimp scampi
nouns: crab cake, prawn cocktail, crab leg, blue crab, king crab leg, snow crab leg
alone: crab, crabs
tags: Seafood, SeafoodLover, SeafoodTime
turn:
{K}. My hands will smell of this until further notice, and it was worth it.
Half of dinner is butter. The other half is wiping it off. {K}.
Somebody always says “I'm stopping now” and is never the one who stops. {K}.
{K}. Roll up the sleeves, forget the phone.
reader:
Butter, garlic or something that makes your nose run? {K}.
{K}. Do you save the best bite, or is that how it gets stolen?
Who eats neatly, and who needs a towel? Tag them. {K}.
scene:
A tower of napkins, a bowl of lemon, nobody speaking in full sentences. {K}.
“How do you eat this?” “Loudly.” {K}.
Newspaper on the table, lemon on the sleeve, butter on the glasses. {K}.
plain:
{K}. Some dinners you eat, and some you get involved in.
Long tables are made for food like this. {K}.
invite:
{K}. Wear a bib or wear the evidence.
Pull up a bench, the pot feeds everybody. {K}.
news:
{K}. I'd applaud, but there's butter on my hands.
{K}. Told with both hands and a lot of garlic.

== oysters 🦪
under: seafood
nouns: oyster, oysters, clam, clams, mussels, mussel pot, moules frites, oyster bar, oyster roast, oyster night
nouns: shucking, oyster shucking, oyster happy hour, raw bar, grilled oysters, oysters rockefeller, steamed clams
nouns: steamed mussels, clam bake, grilled oyster, steamed clam
tags: Oysters, Seafood, SeafoodLover
turn:
Whoever opened the first one was very brave or very hungry. {K}.
{K}. “One more” has become my whole vocabulary.
A mouthful of sea, and suddenly I'm somebody who says “minerality”. {K}.
The shells pile up, the conversation gets better. {K}.
reader:
Lemon, hot sauce or nothing but nerve? {K}.
{K}. Do you remember your first, and the face you made?
Love at first slurp, or never again? {K}.
scene:
Tilt, slurp, eyes closed, nod. {K}.
“Do you chew?” A long debate, with the mouth full. {K}.
A shell, a squeeze of lemon, a look of great seriousness. {K}.
plain:
{K}. The shortest route to the sea.
A plate of ice, a lemon, good company: not much else is needed. {K}.
invite:
{K}. Bring the friend who has never tried, and your camera.
Stand at the counter and say “a few”. Nobody believes you either. {K}.
news:
{K}. Somebody finally opened up about it.
{K}. The world is your you-know-what.

== fish-dish 🐟
under: seafood
nouns: salmon, grilled salmon, baked salmon, tuna steak, seared tuna, grilled fish, fried fish, fish fry, fish friday
nouns: smoked salmon, lox, branzino, sardines, tinned fish, anchovies, mackerel, fish curry, fish dinner, salmon bowl
nouns: tuna tartare, whole fish, baked cod, fried cod, grilled trout, fried catfish, blackened salmon, fish cake
nouns: fish cakes, fish soup
alone: tuna, sea bass, halibut
tags: Seafood, SeafoodLover, FoodLovers
turn:
A bit of lemon, a hot pan and the best of intentions. {K}.
{K}. I was told to watch for bones, so now I chew like a detective.
The cat has never loved anybody as much as whoever is eating {n}. [mass plural]
Cooked it myself, and the smoke alarm only asked one question. {K}.
reader:
Skin on and crispy, or off and forgotten? {K}.
{K}. Lemon, dill, butter or something that would shock a chef?
Would you cook it at home, or spare the curtains? {K}.
scene:
“Is it done?” A fork goes in. Everybody leans over. {K}.
Lemon cut, plates warm, one careful flip. Please hold. {K}.
A cat appears in a kitchen that has no cat. {K}.
plain:
{K}. Light enough to feel good, good enough to have more.
A squeeze of lemon makes any weeknight a bit coastal. {K}.
invite:
{K}. Come by before the cats do.
Tell us how you like it, and we'll nod as if nobody else has ever said so. {K}.
news:
{K}. Hook, line and sinker.
{K}. The cats of the street have been asking.

== fish-and-chips 🐟
under: seafood
nouns: fish and chips, fish & chips, fish n chips, fish 'n' chips, chippy tea, chippy, fish supper, mushy peas
nouns: battered fish
tags: FishAndChips, ComfortFood, SeafoodLover
turn:
The gulls have opinions about this, and all of them are “mine”. {K}.
{K}. Crunch first, vinegar in the nose second, peace third.
It looked like a lot. Then the paper was empty. {K}.
No candle, no tablecloth, still the most romantic thing on the seafront. {K}.
reader:
Salt and vinegar, ketchup or tartar sauce: whose side are you on? {K}.
{K}. Tiny wooden fork or fingers?
Mushy peas: an essential, or something that happens to other people? {K}.
scene:
A bench, a wind, an arm curled around dinner. {K}.
“Just a small one, please.” It overlaps the plate at both ends. {K}.
Steam on the glasses, salt on the fingers, nobody talking. {K}.
plain:
{K}. Best eaten outdoors, slightly too hot, with somebody you'd share with.
Some meals taste like the sea even when you're nowhere near it. {K}.
invite:
{K}. Bring a coat, a bench and quick elbows.
Your dinner is one queue away. {K}.
news:
{K}. Headline news, wrapped in paper.
{K}. Shake a bit of vinegar over that.

== eggs 🍳
under: breakfast
nouns: eggs, egg, scrambled eggs, fried egg, fried eggs, poached egg, poached eggs, eggs benedict, boiled egg
nouns: boiled eggs, soft boiled egg, soft boiled eggs, bacon and eggs, sunny side up eggs, eggs florentine
nouns: hard boiled eggs, green eggs and ham, egg sandwich, egg cup
tags: Eggs, EggLover, BrunchTime
turn:
{K}. The simplest thing in the kitchen, and everybody does it differently.
I can cook. I say this as somebody who mostly means {n}. [mass plural]
Small, humble and best friends with buttered toast. {K}.
{K}. Some people plan breakfast. I open the carton and improvise.
reader:
How do you like yours, and how did you find out? {K}.
{K}. Salt, hot sauce or ketchup? Nobody is watching.
Is it still breakfast in the evening? I'd say yes with my mouth full. {K}.
scene:
Crack, a tiny piece of shell, a very long chase. {K}.
“How do you like them?” “Quickly.” {K}.
A pan, a pat of butter, half-closed eyes, the radio low. {K}.
plain:
{K}. Proof that simple is enough.
Everything looks more possible after a proper plate of something warm. {K}.
invite:
{K}. Sunny side and seats available.
Come hungry, there's toast for dipping. {K}.
news:
{K}. It cracked me up.
{K}. Let's not put it all in one basket.

== deviled-eggs 🥚
under: snack
nouns: deviled eggs, deviled egg, devilled eggs, devilled egg, stuffed eggs, deviled egg platter
tags: DeviledEggs, PartyFood, PotluckFood
turn:
The plate has a place for each of them, and none of them stays there long. {K}.
I had the first out of respect. I came back out of love. {K}.
{K}. Nobody says they came for these. Everybody came for these.
The paprika is for looks. So is my restraint. {K}.
You can bring a complicated dish, or you can be the one who brought {n}. [mass plural]
reader:
Paprika, chives or something daring on top? {K}.
{K}. Whole thing in one go, or small bites like royalty?
Whose are the best in your family, and have they ever shared how? {K}.
scene:
A circle of people, a plate in the middle, nobody wanting to look greedy. {K}.
“Save me one!” Shouted across the yard, in vain. {K}.
Only the last one left, and a very loaded silence around it. {K}.
plain:
{K}. The first thing gone at any good party.
Old-fashioned, a bit fancy, and always in somebody's special dish. {K}.
invite:
{K}. Come early. You know why.
Bring the plate with the little dents, we've all got one from an aunt. {K}.
news:
{K}. Everybody at the table is on their best behavior.
{K}. The devil is in the details, and in the middle.

== shakshuka 🍳
under: breakfast
nouns: shakshuka, green shakshuka, menemen, eggs in purgatory, huevos rancheros, chilaquiles, shakshouka, migas
tags: Brunch, BrunchTime, BreakfastLover
turn:
Straight from the pan to the table, because plates are for less urgent meals. {K}.
{K}. The eggs are lovely, but I'm really here for the sauce.
My bread came along as a side and turned into cutlery. {K}.
A breakfast with enough spice to answer my emails for me. {K}.
reader:
Bread, tortilla or a spoon when it gets serious? {K}.
{K}. How hot is right for breakfast?
Would you share the pan, or draw a line down the middle? {K}.
Do you stir the yolk in, or guard it until the end? {K}.
scene:
A hot pan, a folded towel, “careful”, and everybody leans in anyway. {K}.
The last bit of sauce, chased around with a corner of bread. {K}.
“Is it breakfast or dinner?” “Sit.” {K}.
plain:
{K}. Red, warm and made for slow mornings.
One pan in the middle makes friends of everybody around it. {K}.
invite:
{K}. Bring bread and a friend, in that order.
Come while it bubbles. {K}.
news:
{K}. It has been simmering for a while.
{K}. Somebody tear me some bread first.

== omelette-quiche 🍳
under: breakfast
nouns: omelette, omelet, omelettes, omelets, frittata, frittatas, quiche, quiches, quiche lorraine, spanish omelette
nouns: tortilla española, denver omelet, egg bites, egg muffins, breakfast casserole, egg bite, egg muffin
tags: BrunchTime, BreakfastLover, GoodFood
turn:
Whatever was left in the fridge has been given a second career. {K}.
{K}. It started with one idea and ended with all the cheese.
I'd show you the first attempt, but we're calling that one scrambled. {K}.
It looks difficult and tastes like I planned it. {K}.
reader:
What goes in yours: ham, spinach or “we'll see what's there”? {K}.
{K}. Breakfast, lunch or dinner? It answers to all of them.
Cheese inside, on top or both, like somebody with experience? {K}.
scene:
A shake of the pan, a held breath, half a success. {K}.
“What's in it?” “Everything that had to go.” {K}.
A slice, a bit of green next to it, and suddenly it's a café. {K}.
plain:
{K}. A few eggs can be stretched into a whole table.
Good warm, good cold, good standing at the counter. {K}.
invite:
{K}. Come by, we're cracking.
Brunch is wherever somebody else holds the pan. {K}.
news:
{K}. You can't make one without breaking a few.
{K}. It's all folded in there somewhere.

== cheese 🧀
under: snack
nouns: cheese, cheeses, cheddar, brie, goat cheese, blue cheese, mozzarella, burrata, parmesan, halloumi, camembert
nouns: gouda, feta, manchego, swiss cheese, cream cheese, ricotta, cheese shop, cheese counter, cheesemonger
nouns: cheese tasting, cheese making, stinky cheese, baked brie, baked camembert, vegan cheese, gruyere
nouns: cottage cheese, string cheese, cheese curds, cheese course, wheel of cheese, stilton, aged cheddar, cheese curd
tags: Cheese, CheeseLover, CheeseTime
turn:
{K}. I was told to bring something small. I brought a knife and no restraint.
It gets better with age. I'm told it isn't a given. {K}.
{K}. I came for a slice and left with a theory about milk.
There's a part of my heart that is entirely made of {n}. [mass plural]
reader:
Mild, sharp or “please open a window”? {K}.
{K}. Crackers, bread or straight from the knife?
Which one would you take to a desert island, and who'd bring the bread? {K}.
scene:
One more sliver to make it even. Now the other side is longer. {K}.
“Just a taste.” A second taste, for comparison. A third, for science. {K}.
The fridge opens. A small package gets smaller. The fridge closes. {K}.
plain:
{K}. Good with bread, good with company, good alone.
A little piece of something rich, and the evening feels cared for. {K}.
invite:
{K}. Come for a slice, stay for the rind.
Ask for a taste. Then ask for another, like everybody. {K}.
news:
{K}. Say it. Go on, say the word and smile.
{K}. Gouda news, if I may.

== cheese-board 🧀
under: snack
nouns: cheese board, cheese boards, charcuterie, charcuterie board, charcuterie boards, cheese plate, cheese platter
nouns: grazing table, cheeseboard, antipasto platter, charcuterie cups, charcuterie night, butter board, snack board
nouns: mezze board, mezze platter, charcuterie class, grazing box, charcuterie cup
tags: GrazingBoard, SnackTime, PartyFood
turn:
The only board meeting I look forward to. {K}.
{K}. I arranged everything beautifully and then stood next to it with a fork.
A balanced meal, as long as you stack it right. {K}.
It took forever to build, and one hungry guest to undo. {K}.
{K}. I call it dinner, and nobody has asked for a pan.
reader:
Grapes: essential, or decoration with ambitions? {K}.
{K}. What do you go for first, and what do you pretend to leave for others?
Neat rows or glorious chaos: which kind of host are you? {K}.
scene:
“Save some for the guests.” “Which guests?” {K}.
A knife hovers. A decision is made. Several decisions are made. {K}.
One olive rolls off, and everybody watches it go. {K}.
plain:
{K}. Slow food makes for long talks.
Something to pick at, somebody to talk to, nothing to heat up. {K}.
invite:
{K}. You bring the stories, we've got the knives.
Stand close to it and look like you're being sociable. {K}.
news:
{K}. The crackers are nervous.
{K}. A bit of everything, and all of it rich.

== fondue-raclette 🫕
under: dish
nouns: fondue, cheese fondue, fondue night, fondue set, raclette, raclette night, raclette party, chocolate fondue
nouns: hot pot, hotpot, hot pot night, shabu shabu, sukiyaki
tags: DinnerWithFriends, CozyDinner, ComfortFood
turn:
Everybody cooks for themselves, and somehow that counts as being hosted. {K}.
{K}. The pot is in the middle, and so is everybody's fork.
Dinner that takes all evening, and not one person checks the time. {K}.
I lost something in the pot. By tradition, I should now be embarrassed. {K}.
reader:
Who at your table always fishes in other people's corner? {K}.
{K}. One piece at a time, or several forks at once like a strategist?
What's the best thing you ever dipped in there? {K}.
scene:
“Is this mine?” “That one's mine.” “Then whose is that?” {K}.
A sweater that will remember this longer than anybody. {K}.
Dip, swirl, blow, and burn your tongue anyway. {K}.
plain:
{K}. A small flame, a warm pot, people leaning in.
You can't eat like this with strangers and stay strangers. {K}.
invite:
{K}. Bring long arms and patience.
Squeeze in, there's always room around a pot. {K}.
news:
{K}. Things are bubbling nicely.
{K}. Stir slowly, there's more at the bottom.

== mac-and-cheese 🧀
under: pasta-and-noodles
nouns: mac and cheese, mac n cheese, mac & cheese, macaroni and cheese, lobster mac and cheese, kraft dinner
nouns: cheesy pasta, baked mac and cheese, truffle mac and cheese, box mac and cheese
tags: MacAndCheese, ComfortFood, CarbLover
turn:
I'm a grown adult, and this is still the answer. {K}.
{K}. Somewhere in there is a vegetable I promised to eat.
No sad song has ever survived {a}.
They offered me the fancy version. I asked if it came with the crispy edge. {K}.
reader:
Crunchy on top, or creamy all the way down? {K}.
{K}. From scratch or from the box? We love you either way.
What do you stir in: breadcrumbs, bacon, hot sauce or shame? {K}.
scene:
A spoon goes in, and it comes up with a long, stretchy goodbye. {K}.
“That's the kids' portion.” “And?” {K}.
The corner piece has gone, and nobody at the table can meet your eye. {K}.
plain:
{K}. The food version of somebody saying “come here”.
Warm, golden and not one bit complicated. {K}.
invite:
{K}. Bring a big spoon and your inner child.
The crispy edge goes to whoever is first. {K}.
news:
{K}. That's pretty cheesy, and I mean it kindly.
{K}. It's gone all gooey in here.

== pancakes 🥞
under: breakfast
nouns: pancake, pancakes, banana pancakes, blueberry pancakes, pancake stack, protein pancakes, fluffy pancakes
nouns: pancake breakfast, pancake day, dutch baby, crepe, crepes, crêpe, crêpes, souffle pancakes, buttermilk pancakes
nouns: sheet pan pancakes, pancake art, pancake recipe, silver dollar pancakes, shrove tuesday, banana pancake
nouns: blueberry pancake, protein pancake, fluffy pancake, souffle pancake, buttermilk pancake, sheet pan pancake
nouns: silver dollar pancake
tags: Pancakes, BreakfastLover, BrunchTime
turn:
{K}. The first one is for the pan. The rest are for me.
{K}. Dessert that got up early.
I flipped one in the air. The dog had a wonderful morning. {K}.
They're round, more or less. I've stopped apologizing for the less. {K}.
reader:
Syrup on top, on the side or everywhere at once? {K}.
{K}. Fluffy and tall, or thin and rolled?
Butter first or fruit first? Explain yourself. {K}.
scene:
The pause before the flip, and the silence after. {K}.
Sticky fork, sticky fingers, sticky table. {K}.
“How many do you want?” “How many is normal?” “Then one more than that.” {K}.
plain:
{K}. A slow start tastes better.
Warm, golden, no hurry. {K}.
invite:
{K}. Slide in, we saved you a warm one.
Elastic waistbands welcome. {K}.
news:
{K}. Stack it up.
{K}. Flipping wonderful.

== waffles-french-toast 😋
under: breakfast
nouns: waffle, waffles, belgian waffle, belgian waffles, french toast, waffle bar, liege waffle, stuffed french toast
nouns: maple syrup, syrup, waffle day, bubble waffle, french toast bake, sourdough waffles, sourdough waffle
tags: BreakfastLover, BrunchTime, SweetBreakfast
turn:
It's only breakfast if something drips. {K}.
{K}. Fruit on top, so technically I had a salad.
I pour until somebody clears their throat. {K}.
Weekday me eats over the sink. Weekend me knows about {n}. [mass plural]
reader:
A drizzle or a flood? There is no third kind of person. {K}.
{K}. Butter, berries, whipped cream or all of it at once?
Sweet only, or have you been to the savory side and come back changed? {K}.
scene:
Sticky sleeves, sticky smile, sticky everything. {K}.
“Pass the syrup.” The bottle makes one more lap. {K}.
The smell alone gets a teenager out of bed. {K}.
plain:
{K}. Mornings should have more powdered sugar in them.
Something golden on a plate, and the day starts in a good mood. {K}.
invite:
{K}. Roll out of bed and follow your nose.
Come in your comfiest trousers, nobody will look. {K}.
news:
{K}. A sticky situation, and a sweet one.
{K}. Pour slowly, I want to hear everything.

== ice-cream 🍦
under: dessert
nouns: ice cream, ice creams, gelato, sorbet, soft serve, sundae, frozen yogurt, ice cream flavor, ice cream flavors
nouns: ice cream cone, ice cream cones, froyo, ice cream truck, ice cream shop, banana split, vanilla ice cream
nouns: scoop of ice cream, gelati, hot fudge sundae, ice cream date, ice cream social, vegan ice cream
nouns: chocolate ice cream, mint chocolate chip, pistachio gelato, ice cream parlor date, ice cream run
nouns: homemade ice cream, kulfi, waffle cone, dole whip
tags: IceCream, IceCreamLover, SweetTreat
turn:
Every lick is a race against physics. {K}.
The one thing that melts faster than my willpower. {K}.
{K}. I was full. This goes to a different department.
You can't be angry and hold {n} at the same time. [mass plural]
reader:
Cone or cup? One is tidy, one is right. {K}.
{K}. Which flavor would you defend against your own family?
Sprinkles: joy, or decoration for people without a plan? {K}.
scene:
A drip on the wrist. A quick save. A second drip. {K}.
“Can I try yours?” The scoop is gone. Trust is gone. {K}.
Long stare at the flavors. Deep breath. The usual. {K}.
plain:
{K}. Cold, sweet and over too soon.
Small spoon, big grin. {K}.
invite:
{K}. Take a lick before it takes your sleeve.
The kid in you has been asking. {K}.
news:
{K}. My brain froze and my heart didn't mind.
{K}. Here's the scoop.

== popsicles 🧊
under: dessert
nouns: popsicle, popsicles, ice pop, ice pops, ice lolly, ice lollies, snow cone, snow cones, shaved ice, granita
nouns: paletas, paleta, freeze pops, otter pops, raspados, bingsu, kakigori, freeze pop
tags: SweetTreat, ColdTreat, DessertLover
turn:
My tongue has changed color, and I've never been more at peace. {K}.
{K}. It's mostly water, so I'm calling it hydration.
Half of it went into me, the other half is in my sleeve. {K}.
No manners have been invented for this yet. {K}.
reader:
Bite or lick? We'll be watching your teeth. {K}.
{K}. Which color was the best one when you were a kid, and is it still?
What flavor would you save if the freezer broke? {K}.
scene:
Drip. Twist. Drip. Elbow. {K}.
“What color is my tongue?” “All of them.” {K}.
A row of kids on a step, and not one word. {K}.
plain:
{K}. The simplest way to win against a hot day.
Cold fingers, sticky chin, nothing to complain about. {K}.
invite:
{K}. Come and find out what your tongue looks like in blue.
Be quick, it won't wait for you. {K}.
news:
{K}. Cool, in the oldest sense.
{K}. My forehead needs a moment.

== chocolate 🍫
under: dessert
nouns: chocolate, chocolates, dark chocolate, chocolate bar, chocolate bars, truffles, chocolate truffles, hot fudge
nouns: fudge, bonbons, chocolate box, milk chocolate, white chocolate, easter chocolate, chocolate eggs, pralines
nouns: dubai chocolate, chocolate making, chocolate shop haul, chocolate tasting, vegan chocolate, chocolate bark
nouns: hot cocoa bombs, peanut butter cups, chocolate truffle, hot cocoa bomb, peanut butter cup
tags: Chocolate, ChocolateLover, SweetTooth
turn:
I'll have one piece. The pieces are getting larger. {K}.
{K}. I hid it from the others and then from myself. I found it.
Willpower is a muscle. Mine is resting near {the}.
There are problems this can't solve, but I haven't met one yet. {K}.
reader:
Dark, milk or white, and how sure are you? {K}.
{K}. Do you let it melt or bite right in?
Keep a secret supply, or share like a saint? {K}.
scene:
A wrapper, opened very slowly so that nobody hears. {K}.
“Where did it all go?” Silence. A brown smudge. {K}.
One more, to even it out. Now the other side looks lonely. {K}.
plain:
{K}. A small bite of good mood.
Some days need a sweet full stop. {K}.
invite:
{K}. Your afternoon slump just found its match.
Sharing is encouraged, and rarely seen. {K}.
news:
{K}. Life is like a box of them, as somebody's mother said.
{K}. Bittersweet, mostly sweet.

== brownies 😋
under: cake
nouns: brownie, brownies, blondie, blondies, fudgy brownies, brownie recipe, brownie tray, cheesecake brownies
nouns: vegan brownies, brookies, lemon bars, rice krispie treats, dessert bars, flapjacks, millionaire's shortbread
nouns: traybake, traybakes, fudge brownies, lemon bar, rice krispie treat
tags: Baking, SweetTooth, SweetTreats
turn:
I straightened the edge. Then the other edge. Now the pan is a triangle. {K}.
{K}. The recipe says it feeds a crowd. The recipe was never alone with them.
Cut small, so you can have several and still sound reasonable. {K}.
My diet and I have been seeing other people. {K}.
reader:
Edge piece or middle piece? This says more about you than your star sign. {K}.
{K}. With nuts, or is that how you lose friends?
Cold from the fridge or still too hot to hold? {K}.
scene:
A knife left in the pan, as an invitation. {K}.
“Let them cool first.” Nobody in this kitchen speaks that language. {K}.
The tray, the corner, the tiny gap that wasn't there before. {K}.
plain:
{K}. Everything good about an afternoon, cut into squares.
Bring them to any room and be its favorite person. {K}.
invite:
{K}. Take one for now and one for the stairs.
Come by before we “even out” the rest. {K}.
news:
{K}. Cut the corners, keep the corners.
{K}. Rich, dense and a little bit messy.

== candy 🍬
under: dessert
nouns: candy, candies, caramel, caramels, gummy bears, gummies, jelly beans, licorice, lollipop, lollipops, sweets
nouns: toffee, salted caramel, candy floss, cotton candy, candy apples, toffee apples, candy cane, candy canes
nouns: candy bar, candy shop haul, sour candy, sour gummies, nougat, marshmallows, marshmallow, pick and mix
nouns: rock candy, taffy, salt water taffy, candy haul, freeze dried candy, swedish candy, turkish delight, marzipan
nouns: penny candy, candy buffet, candy jar, candy corn, candy hearts, swedish fish, gummy bear, candy apple
nouns: toffee apple, sour gummy, candy heart
tags: Candy, SweetTooth, SweetTreats
turn:
I'm old enough to buy as much as I want, and that has been a problem. {K}.
{K}. My dentist has unfollowed me.
A handful is a serving. I checked with my other hand. {K}.
Adults don't stop loving {n}. They just stop announcing it. [mass plural]
reader:
Which color do you leave for last, and which one for others? {K}.
{K}. Sour, chewy or the kind that glues your teeth together?
What did you spend your pocket money on? {K}.
scene:
A paper bag, a rustle, a movie gone quiet. {K}.
“Did you eat all of it?” A shake of the head. A very full cheek. {K}.
One for you, one for me, one for me. {K}.
plain:
{K}. A bit of childhood, in your pocket.
Sugar won't fix it, but it's nice of sugar to try. {K}.
invite:
{K}. Grab a bag and fill it like nobody's counting.
Grown-ups may press their noses to the glass as well. {K}.
news:
{K}. Sweet, with a bit of a sugar rush.
{K}. I'm still chewing on that.

== cookies 🍪
under: baking
nouns: cookie, cookies, chocolate chip cookies, chocolate chip cookie, oatmeal cookies, sugar cookies, gingerbread
nouns: gingerbread men, peanut butter cookies, snickerdoodles, biscotti, shortbread, cookie dough, cookie jar
nouns: decorated cookies, cookie box, cookie boxes, cookie tin, cookie recipe, cookie exchange, cookie swap
nouns: christmas cookies, biscuits, holiday cookies, vegan cookies, cookie platter, oatmeal raisin cookies
nouns: girl scout cookies, cookie cake, iced cookies, cookie season
tags: Cookies, CookieLover, SweetTooth
turn:
{K}. I count them by the batch, so technically I had one.
Small enough to say “just one”, and small enough that nobody believes it. {K}.
I don't have a sweet tooth. All of them are. {K}.
{K}. Everybody says the broken ones don't count. I break a few.
reader:
Chewy or crisp? Choose your side of the jar. {K}.
{K}. Dunk it, or keep it dry and dignified?
Raisins: pleasant surprise, or a betrayal? {K}.
scene:
“Only one before dinner.” Holds up the largest. {K}.
Lid of the jar. Slow lift. Loud clink. Caught. {K}.
A cold glass of milk, a look left, a look right. {K}.
plain:
{K}. A good idea with crumbs.
Some kindness comes on a plate, with a napkin over it. {K}.
invite:
{K}. Take one for the road and one for the excuse.
Bring milk. We've thought of everything else. {K}.
news:
{K}. That's the way it crumbles.
{K}. The plate knows nothing.

== macarons 😋
under: dessert
nouns: macaron, macarons, macaroon, macaroons, french macarons, macaron tower, macaron class, coconut macaroons
nouns: petit fours, madeleine, madeleines, meringue, meringues, pavlova, french macaron, coconut macaroon, petit four
tags: SweetTreats, Patisserie, DessertLover
turn:
So delicate that I apologized before the first bite. {K}.
{K}. Small, elegant and gone before anybody could say “ooh”.
Made by somebody with patience, eaten by somebody without. {K}.
Too pretty to eat lasted about as long as you'd think. {K}.
reader:
Nibble or whole thing at once? Nobody's filming. {K}.
{K}. Would you dare to bake these, or do you leave it to the brave?
Crunch first or soft middle first: what are you here for? {K}.
scene:
Pinky out, crumbs down the shirt. {K}.
“Take one.” A hand that hovers, then takes the prettiest. {K}.
A little crack, a little sigh, a lot of sugar. {K}.
plain:
{K}. Light as air, and taken very seriously.
A tiny treat can make an ordinary plate look invited. {K}.
invite:
{K}. Choose by color. Everybody does.
Treat somebody who takes small bites. Or don't tell them. {K}.
news:
{K}. Fragile, sweet, handled with care.
{K}. It all hinges on the egg whites.

== donuts 🍩
under: cake
nouns: donut, donuts, doughnut, doughnuts, beignet, beignets, cronut, cronuts, churros, churro, donut holes
nouns: glazed donuts, jelly donut, mochi donuts, vegan donuts, donut box, box of donuts, donut wall, donut day
nouns: national donut day, sufganiyot, paczki, funnel cake, boston cream, berliner, cider donuts, donut hole
nouns: glazed donut, mochi donut, vegan donut, cider donut
tags: Donuts, SweetTreats, SweetTooth
turn:
I came in for coffee and left with a box. {K}.
{K}. The meeting had an agenda. Then somebody put these on the table.
I said I'd share. I never said evenly. {K}.
Sugar on my nose, peace in my heart. {K}.
reader:
Glazed, filled or rolled in sugar? Choose fast, the tray is emptying. {K}.
{K}. Half for now and half for later, or do you live in the real world?
Who in your office takes half of one and puts the knife back? Name them. {K}.
scene:
“I'll just have half.” The other half: also mine. {K}.
A pink box on the counter, and suddenly everybody works near the counter. {K}.
First bite, powdered sugar everywhere, no witnesses willing to talk. {K}.
plain:
{K}. Some mornings just need a little glaze.
Fried, sweet and kind to slow mornings. {K}.
invite:
{K}. Bring a box to work and be loved for a whole morning.
Point at the one you want. Then at the other one. {K}.
news:
{K}. Do-nut worry, it gets sweeter.
{K}. Sprinkle a little sugar on that.

== bagels 🥯
under: bread
nouns: bagel, bagels, everything bagel, everything bagels, bagel and lox, bagels and lox, bagel shop haul, bagel run
nouns: bagel brunch, cream cheese bagel, lox bagel, new york bagel, sesame bagel, bagel breakfast, bagel bar
nouns: homemade bagels, bialy, homemade bagel
tags: Bagels, BagelLover, BreakfastTime
turn:
Everything on it, including my shirt. {K}.
{K}. A hole in the middle, and I still feel complete.
My favorite breakfast is a circle with a personality. {K}.
I only ever go in for one. The bag says otherwise. {K}.
reader:
Toasted or not? Careful, people have strong feelings about this. {K}.
{K}. Cream cheese: a thin layer, or more cheese than bread?
Sweet, salty or everything: which one describes you at breakfast? {K}.
scene:
A schmear out the side, a quick lick, back to business. {K}.
Seeds on the keyboard until the end of time. {K}.
“Sliced?” “Please.” “Toasted?” The whole line holds its breath. {K}.
plain:
{K}. Chewy, warm and a good reason to get up.
Weekends taste like something in a paper bag. {K}.
invite:
{K}. Get in line, bring an opinion about toasting.
One for now, one for the ride home. {K}.
news:
{K}. The whole thing, with everything on it.
{K}. It came full circle.

== croissants 😋
under: bread
nouns: croissant, croissants, pastry, pastries, danishes, eclair, eclairs, pain au chocolat, almond croissant
nouns: almond croissants, butter croissants, butter croissant, chocolate croissant, puff pastry, apple turnover
nouns: pastry box, pastry case, palmier, pastel de nata, pasteis de nata, egg tart, egg tarts, cheese danish
nouns: kouign amann, crookie, cream puffs, profiteroles, french pastry, breakfast pastry, viennoiserie, baklava
nouns: strudel, apple strudel, cannoli, apple turnovers, fruit danish, cream puff
tags: Pastry, BakeryLove, SweetTreats
turn:
Flakes on my shirt, peace in my heart, butter on my phone. {K}.
{K}. I only wanted to smell one. That was my first mistake.
So many layers, and not a single therapist needed. {K}.
The reason I get up early on purpose. {K}.
reader:
Bite straight in, or pull it apart layer by layer like a philosopher? {K}.
{K}. One for here and one to go, or both right now?
With coffee, with tea or over the sink so that nobody sees the mess? {K}.
scene:
A paper bag with a spreading butter stain. The good kind. {K}.
“Which one would you like?” A long, helpless look at all of them. {K}.
A crunch, a shower of crumbs, an expression of total innocence. {K}.
plain:
{K}. Butter, folded with patience.
A window table, something flaky, and a morning that can wait. {K}.
invite:
{K}. The early bird gets the flaky one.
Wear a light color, and leave with proof. {K}.
news:
{K}. There are many layers to this.
{K}. A bit flaky, all the same wonderful.

== cinnamon-rolls 😋
under: baking
nouns: cinnamon roll, cinnamon rolls, cinnamon bun, cinnamon buns, cardamom bun, cardamom buns, sticky buns
nouns: sticky bun, babka, chocolate babka, pumpkin cinnamon rolls, sourdough cinnamon rolls, vegan cinnamon rolls
nouns: monkey bread, coffee cake, overnight cinnamon rolls, morning buns, kanelbullar, hot cross bun, hot cross buns
nouns: honey buns, pumpkin cinnamon roll, sourdough cinnamon roll, vegan cinnamon roll, overnight cinnamon roll
nouns: morning bun, honey bun
tags: SweetTreats, Baking, BakeryLove
turn:
The middle is why we go through with the rest. {K}.
{K}. The smell reached the bedrooms before any alarm did.
I unrolled it slowly, like an important letter. {K}.
Sticky fingers, and I was only passing through the kitchen. {K}.
reader:
Straight to the middle, or slowly around the outside? {K}.
{K}. More icing, less icing or “keep going, I'll tell you when”?
Who gets the middle one at your house? {K}.
scene:
Sniff, footsteps, sniff, a face in the kitchen door. {K}.
“Are they ready?” “They were ready when you were still upstairs.” {K}.
A fork was offered. The fork was declined. {K}.
plain:
{K}. Mornings with cinnamon in them start kinder.
Something warm and spiced to pull apart with your hands. {K}.
invite:
{K}. Come while they still pull apart.
Take one home. It'll be gone by the corner. {K}.
news:
{K}. What a sweet twist.
{K}. Let's just roll with it.

== scones-muffins 🧈
under: baking
nouns: scone, scones, cream scones, blueberry scones, cheese scones, muffin, muffins, blueberry muffins
nouns: blueberry muffin, bran muffins, english muffins, crumpets, crumpet, corn muffins, banana bread, zucchini bread
nouns: pumpkin bread, banana muffins, lemon loaf, loaf cake, quick bread, banana loaf, pumpkin loaf, pumpkin muffins
nouns: breakfast muffins, buttermilk biscuits, soda bread, irish soda bread, cornbread, cream scone, blueberry scone
nouns: cheese scone, bran muffin, english muffin, corn muffin, banana muffin, pumpkin muffin, breakfast muffin
nouns: buttermilk biscuit
tags: HomeBaking, Baking, BakedGoods
turn:
Cake for people who'd like to call it breakfast. {K}.
{K}. One with butter, one without, for a fair comparison.
Somebody said “while it's warm”, and the kitchen filled up. {K}.
It keeps for days, according to people who've never met us. {K}.
reader:
Butter, jam or nothing at all? {K}.
{K}. Is it breakfast or dessert, and does it depend on the clock?
What do you like in it: nuts, fruit or chocolate that you call fruit? {K}.
scene:
Crumbs on the cutting board, and a finger picking them up one by one. {K}.
A tea towel, a basket, steam coming through. {K}.
“Just a small bit.” The knife moves. “Bit more.” {K}.
plain:
{K}. The sort of thing you bake when somebody's coming over.
Plain, warm and good with a cup of anything. {K}.
invite:
{K}. Come while the butter still melts.
Put the kettle on, we've got the other half. {K}.
news:
{K}. It rose nicely, all things considered.
{K}. Butter me up first.

== pie 🥧
under: cake
nouns: pie, pies, apple pie, pumpkin pie, cherry pie, pecan pie, key lime pie, peach cobbler, apple crisp
nouns: apple crumble, blueberry pie, lemon meringue pie, peach pie, lemon tart, galette, pie crust, tarte tatin
nouns: banoffee pie, strawberry rhubarb pie, pie shop, pie day, fruit tart, rhubarb crumble, pie baking
nouns: sweet potato pie, treacle tart, mince pies, mince pie, berry cobbler
alone: crumble, tart, tarts, cobbler
tags: Pie, PieLover, SweetTooth
turn:
{K}. A thin slice, I said, and held my hands far apart.
It gets better the fewer pieces are left, as long as one of them is mine. {K}.
Anybody can be impressed by a layer cake. This takes character. {K}.
{K}. Fruit counts as fruit, whatever it's wearing.
reader:
With ice cream, with cream or with dignity? {K}.
{K}. Filling or crust: what are you really here for?
Warm or cold the next morning, straight from the dish? {K}.
scene:
A knife mark moves a little further each time somebody walks past. {K}.
The window, the steam, a very interested family. {K}.
“Who had some already?” Nobody. A fork in the sink. {K}.
plain:
{K}. It tastes like somebody took their time.
A dish in the middle of the table, and everybody stays a little longer. {K}.
invite:
{K}. Save room. We know you won't, but save room.
Take a slice before your uncle sees it. {K}.
news:
{K}. Easy as. So they say.
{K}. Somebody get the plates.

== savory-pie 🥧
under: dish
nouns: pot pie, pot pies, chicken pot pie, shepherd's pie, meat pie, meat pies, cottage pie, steak pie
nouns: steak and ale pie, fish pie, pie and mash, tourtiere, pasty, pasties, cornish pasty, hand pies, savory pie
nouns: pork pie, tamale pie, spanakopita, turkey pot pie, vegetable pie
tags: ComfortFood, SavoryPie, DinnerTime
turn:
Whatever you can't finish during the week deserves a lid. {K}.
{K}. The first forkful is too hot, and so is the second.
A stew with a roof over its head. {K}.
I cut it open carefully, and the steam got my glasses anyway. {K}.
reader:
More crust or more filling? Speak before it's served. {K}.
{K}. Gravy inside, gravy on top or both, like a sensible person?
Which corner of the dish is yours? {K}.
scene:
Spoon through the top, steam out, everybody says “ooh”. {K}.
“Careful, it's hot.” Too late. It's always too late. {K}.
A dark window, a warm oven, a dish carried like treasure. {K}.
plain:
{K}. Dinner that wears its own coat.
Some food is made for evenings with the curtains drawn. {K}.
invite:
{K}. Grab a fork, mind the steam.
Come in from the cold, we've put a lid on dinner. {K}.
news:
{K}. There's more under the surface.
{K}. Humble, and proud of it.

== cupcakes 🧁
under: cake
nouns: cupcake, cupcakes, cake pop, cake pops, fairy cakes, mini cupcakes, vegan cupcakes, cupcake tower
nouns: cupcake decorating, cupcake shop, birthday cupcakes, red velvet cupcakes, frosting, buttercream, sprinkles
nouns: fairy cake, mini cupcake, vegan cupcake, birthday cupcake, red velvet cupcake
tags: Cupcakes, CakeLover, SweetTooth
turn:
Frosting is a hug that you can scrape off with a finger. {K}.
{K}. My own private cake, and nobody gets to ask for a slice.
More swirl than sponge, exactly as it should be. {K}.
I took a picture first. The picture has a thumb and a missing corner. {K}.
reader:
Frosting first, or save it for the end? {K}.
{K}. Sprinkles on everything, or only on weekdays that need it?
Do you bite from the side, or come down on it from above? {K}.
scene:
Nose in the icing, dignity elsewhere. {K}.
“It's too pretty to eat.” A minute later: crumbs. {K}.
A whole tray, and every kid already knows which one. {K}.
plain:
{K}. Something sweet that comes in your size.
Ordinary days deserve a swirl, too. {K}.
invite:
{K}. Pick yours before the kids see the tray.
You won't need a fork, a plate or an excuse. {K}.
news:
{K}. That's the icing on it.
{K}. There's pink on my elbow, and I'm at peace with it.

== popcorn 🍿
under: snack
nouns: popcorn, movie popcorn, kettle corn, caramel popcorn, popcorn bucket, movie snacks, movie theater popcorn
nouns: popcorn bowl, popcorn bar, microwave popcorn, movie snack
tags: Popcorn, MovieSnacks, SnackTime
turn:
Half of it was gone before the trailers were. {K}.
{K}. A sound that brings people in from other rooms.
I aim for my mouth. My sweater gets the leftovers. {K}.
The movie was fine. I'm reviewing {the}.
reader:
Sweet or salty, and would you date the other side? {K}.
{K}. One at a time or by the fistful?
Butter: a little, a lot or straight into the bucket? {K}.
scene:
A hand in the bucket. Another hand in the bucket. A very short look. {K}.
Crunch, during the quiet scene. {K}.
Pop. Pop pop. Everybody counts the seconds in between. {K}.
plain:
{K}. Every good film needs something to hold on to.
Warm, salty and gone by the plot twist. {K}.
invite:
{K}. Your movie has been waiting for company.
Grab some before the lights go down. {K}.
news:
{K}. Lean back, this is going to be good.
{K}. The couch will be finding bits of it for a long time.

== chips-and-nuts 😋
under: snack
nouns: potato chips, crisps, tortilla chips, trail mix, jerky, beef jerky, cheese puffs, peanuts, mixed nuts
nouns: granola bar, granola bars, snack mix, pork rinds, almonds, cashews, pistachios, crackers, rice cakes
nouns: pretzel sticks, corn nuts, salt and vinegar chips, hot cheetos, doritos, cheetos, pringles, takis, party mix
nouns: chex mix, plantain chips, road trip snacks, snack drawer, snack box, walnuts, macadamia nuts, sunflower seeds
nouns: pumpkin seeds, goldfish crackers, goldfish snack, rice cake, bag of chips, kettle chips, veggie chips
nouns: chocolate covered nuts, roasted nuts, candied nuts, pistachio nuts, cheese puff, pork rind, pretzel stick
nouns: road trip snack, sunflower seed, pumpkin seed, goldfish cracker
alone: chips, nuts
tags: SnackTime, Snacks, SnackLover
turn:
I opened it for later. Later was immediate. {K}.
{K}. Serving size: the person who wrote it had never met me.
The bag said “share”. The bag can't see who's home. {K}.
My hand knows the way. I'm barely involved. {K}.
reader:
Which snack is never safe in your house? {K}.
{K}. Do you close the bag properly, or does it never come to that?
Handfuls, or one at a time with great discipline? {K}.
scene:
Rustle. Silence. Rustle. “What are you eating?” “Nothing.” {K}.
“Who finished it?” An empty bag, carefully put back. {K}.
The last crumbs, tipped straight from the corner of the bag. {K}.
plain:
{K}. Small, crunchy, hard to leave alone.
Not a meal, and still the best part of the car ride. {K}.
invite:
{K}. Grab a bag, guard the bag.
One for the road, one for the driver, one just in case. {K}.
news:
{K}. That's nuts, as they say at snack time.
{K}. Let the chips fall where they may.

== dips 🥣
under: snack
nouns: hummus, chips and dip, spinach dip, artichoke dip, buffalo dip, seven-layer dip, salsa and chips
nouns: chips and salsa, queso, tzatziki, baba ganoush, french onion dip, veggie platter, crudités, buffalo chicken dip
nouns: bean dip, whipped feta, ranch dip, pita and hummus, chips and queso, spinach artichoke dip
alone: dip, dips
tags: PartyFood, SnackTime, Appetizers
turn:
Just one, I said, and then lived next to the bowl all evening. {K}.
{K}. I don't mingle. I orbit the table.
The vegetables are an excuse, and they know it. {K}.
A perfectly good reason to eat something with something. {K}.
reader:
Double dipping: a crime, or fine among people who love each other? {K}.
{K}. Bread, chips, carrots or a finger when nobody looks?
What's always on the table at your parties, and who brings it? {K}.
scene:
The chip breaks off. A second chip goes in on a rescue mission. {K}.
“Who made this?” Everybody points, chewing. {K}.
A spoon around the rim, for the last of it. {K}.
plain:
{K}. It isn't a party until there's something to dip into.
A bowl in the middle makes strangers stand closer. {K}.
invite:
{K}. Bring something crunchy and an open mind.
Stand near it and look innocent. {K}.
news:
{K}. Let's dig deeper.
{K}. The bowl is a rumor now.

== hot-sauce 🌶️
under: dish
nouns: hot sauce, hot sauces, sriracha, chili oil, chili crisp, habanero, jalapeño, jalapenos, jalapeños, ghost pepper
nouns: carolina reaper, hot sauce collection, chilies, spicy food, hot peppers, hot pepper, chili sauce, gochujang
nouns: spicy challenge, tabasco, harissa, sambal, spicy noodles challenge, pepper sauce, jalapeno poppers
nouns: one chip challenge, jalapeno popper
alone: chili peppers
tags: HotSauce, SpicyFood, HeatLovers
turn:
{K}. A little goes a long way. I have never done a little.
“It's not that hot,” said somebody who can no longer feel their lips. {K}.
Because food should talk back. {K}.
I put {n} on things that never asked for it. They're better now. [mass plural]
reader:
Mild, hot or “call somebody”? {K}.
{K}. What's the strangest thing you've tried it on, and did it work?
Do you build up to it, or start brave and regret it loudly? {K}.
scene:
One bite. A brave face. A slow walk to the milk. {K}.
Ears turning red, eyes watering, thumbs up. {K}.
“Can you handle it?” Famous words, followed by silence. {K}.
plain:
{K}. It wakes up whatever it touches.
Some people take the bland road. It's quieter over there. {K}.
invite:
{K}. Bring tissues and a glass of milk.
For people who say “hotter” and mean it. {K}.
news:
{K}. My eyes are watering, and I'm reaching for more.
{K}. Things just heated up.

== kimchi-ferments 🫙
under: dish
nouns: kimchi, homemade kimchi, vegan kimchi, kimchi making, kimjang, sauerkraut, kraut, ferments
nouns: fermented vegetables, fermented foods, fermented vegetable, fermented food
tags: FermentedFoods, Fermented, FoodLovers
turn:
It's been sitting there getting better, which is more than I can say for me. {K}.
{K}. The fridge has been told not to be afraid.
Some people have a pet. I open a lid now and then and check on it. {K}.
Sour, a bit funky and welcome at every meal. I'd like to be {n} when I grow up. [mass plural]
reader:
On everything, or only where nobody can smell it? {K}.
{K}. Young and crunchy, or old enough to have opinions?
Who made the best you ever had, and is there any left? {K}.
scene:
The lid opens. Somebody in the next room says “oh”. {K}.
Bubble. Bubble. Everything is going according to plan. {K}.
“Is it ready?” “It's never done. It just gets braver.” {K}.
plain:
{K}. Salt, time and a good bit of trust.
A spoonful next to almost anything makes it better company. {K}.
invite:
{K}. Bring a bowl of rice and we'll get along.
Taste first, wrinkle your nose later. {K}.
news:
{K}. It's been fermenting for a while.
{K}. A little sour, a little wild, and better for it.

== condiments 🥄
under: dish
nouns: mustard, bbq sauce, ketchup, mayo, mayonnaise, ranch dressing, soy sauce, fish sauce, hoisin sauce
nouns: tartar sauce, aioli, salsa verde, chimichurri, gravy, truffle oil, olive oil, sauce, sauces, secret sauce
nouns: pasta sauce, tomato sauce, marinara, condiments, dipping sauce, relish, horseradish, balsamic vinegar, vinegar
nouns: tahini, barbecue sauce, sunday sauce, marinade, vinaigrette, pesto sauce, buffalo sauce, honey mustard
nouns: teriyaki sauce
tags: Sauce, FoodLovers, FlavorFirst
turn:
The food is only there to carry it. {K}.
{K}. A drizzle, I said, and then my wrist disagreed.
My fridge door is full, and every one of them is essential. {K}.
Without it, dinner is just an ingredient. {K}.
reader:
On top, on the side or all the way through? {K}.
{K}. What do you put it on that nobody else understands?
How many bottles are open in your fridge right now? Be honest. {K}.
scene:
Tilt, wait, tap, wait, far too much. {K}.
“Is there any more of this?” The best thing anyone can say at a table. {K}.
A bit of bread goes round the plate, so that nothing is wasted. {K}.
plain:
{K}. The small thing that makes the big thing.
A good plate gets better with a spoonful of something. {K}.
invite:
{K}. Your plain rice will thank you.
Dip first, ask later. {K}.
news:
{K}. Saucy. Go on.
{K}. Spread the word.

== spices 🥄
under: dish
nouns: spices, spice blend, spice blends, curry powder, dry rub, seasoning, seasonings, spice drawer, cinnamon
nouns: turmeric, cumin, paprika, saffron, nutmeg, cardamom, garam masala, za'atar, everything bagel seasoning, old bay
nouns: sea salt, black pepper, peppercorns, flaky salt, vanilla extract, star anise, pumpkin spice, five spice
nouns: taco seasoning, bay leaves, bay leaf, spice market, spice shop, salt and pepper, table salt
alone: spice, salt
tags: Spices, Seasoning, FlavorFirst
turn:
I measure with my heart, and my heart has a heavy hand. {K}.
{K}. A pinch for the pot, a pinch for the floor.
Somewhere in my cupboard is a jar older than most of my friendships. {K}.
The difference between food and a story about food. {K}.
reader:
Measured, pinched or shaken until your ancestors say stop? {K}.
{K}. Which jar would you miss first?
Alphabetical, by color or all in one drawer, falling over? {K}.
scene:
Sniff the jar. Sneeze. Add more. {K}.
“What's in this?” A mysterious smile. {K}.
Taste, frown, look at the shelf, reach for the same one as always. {K}.
plain:
{K}. A little of it, and the whole kitchen smells like somewhere else.
Small jars, big ideas. {K}.
invite:
{K}. Your chicken has been bland long enough.
Open the lid, close your eyes, choose. {K}.
news:
{K}. Season to taste.
{K}. Variety, meet life.

== garlic 🧄
under: dish
nouns: garlic, roasted garlic, garlic harvest, garlic bulbs, garlic cloves, black garlic, garlic planting
nouns: fresh garlic, garlic confit, garlic butter, garlic knots, planting garlic, garlic scapes, wild garlic
nouns: garlic festival, garlic braid, garlic bulb, garlic knot, garlic scape
tags: Garlic, GarlicLover, FoodLovers
turn:
The recipe asks for a clove. The recipe is shy. {K}.
{K}. Vampires aside, everybody has always loved me like this.
Measure it with your heart, then double your heart. {K}.
If we both have some, nobody did. {K}.
reader:
Crushed, sliced or a whole head of it? {K}.
{K}. How many cloves is too many, and has anybody found out yet?
Would you kiss the cook? Be honest, and bring mints. {K}.
scene:
Flat of the knife, one good whack, peel halfway across the kitchen. {K}.
“Something smells amazing.” It's always this. {K}.
Fingers that will tell the story until bedtime. {K}.
plain:
{K}. The smell that says dinner is in good hands.
Most good things in a pan begin with this. {K}.
invite:
{K}. Come as you are, leave unkissable.
Bring bread, and keep your distance afterwards. {K}.
news:
{K}. The vampires have been notified.
{K}. It came with a whiff of something good.

== honey 🍯
under: snack
nouns: honey, raw honey, honeycomb, honey jar, local honey, wildflower honey, hot honey, manuka honey, honey tasting
nouns: jar of honey, honey butter, creamed honey, honey straws, honey straw
tags: Honey, HoneyLover, Sweet
turn:
All those flowers, all that flying, and I licked it off a spoon. {K}.
{K}. The reason the lid is always a bit sticky.
Bees work all their lives for a spoonful. I spread it like butter. {K}.
It never goes bad. At my house, nobody has been able to check. {K}.
reader:
In tea, on toast or straight off the spoon when nobody looks? {K}.
{K}. Runny or set: which side are you on?
What's the best thing you ever drizzled it on? {K}.
scene:
A slow drip, a fast finger. {K}.
Jar to the light, a small golden “ooh”. {K}.
“Just a drop.” Half the jar leans forward. {K}.
plain:
{K}. Sweet because somebody very small was very busy.
A golden spoonful goes with almost any morning. {K}.
invite:
{K}. Your toast has been underdressed.
Take a jar home and hide the spoons. {K}.
news:
{K}. The bees deserve the credit.
{K}. It'll stick with me for a while.

== nut-butters 🥜
under: snack
nouns: peanut butter, nutella, almond butter, maple butter, apple butter, cookie butter, biscoff spread, nut butter
nouns: chocolate spread, peanut butter jar, crunchy peanut butter, marmite, vegemite, tahini spread, pumpkin butter
tags: SnackTime, Breakfast, OnToast
turn:
The toast is just a vehicle. {K}.
{K}. A clean spoon goes in. A clean spoon comes out. Nobody asks what happened between.
I buy it for breakfast, and it's gone by bedtime. {K}.
There's a knife mark in the middle, and it isn't mine. Prove it. {K}.
reader:
To the very edges or just the middle? {K}.
{K}. On toast, on apples or straight from the jar?
Who in your house leaves crumbs in there, and do they know we know? {K}.
scene:
A jar, a spoon, a dark kitchen. {K}.
The lid turns slowly, so that nobody wakes up. {K}.
“Is it empty?” Scrape, scrape. “Not yet.” {K}.
plain:
{K}. Thickly is the only way to spread it.
Breakfast, snack or comfort: it doesn't ask why you opened the jar. {K}.
invite:
{K}. Bring bread. The rest is handled.
Stock up before you need comfort, not after. {K}.
news:
{K}. That sticks to the roof of the mouth.
{K}. Spread thick, as it should be.

== pickles 🫙
under: snack
nouns: pickles, pickle, pickle jar, dill pickles, dill pickle, pickled onions, pickled vegetables, pickled beets
nouns: pickled cucumbers, giardiniera, pickle juice, fried pickles, pickleback, bread and butter pickles, pickle chips
nouns: gherkins, cornichons, pickle plate, pickle festival, pickle brine, homemade pickles, capers, pickle fries
nouns: pickled onion, pickled vegetable, pickled beet, pickled cucumber, fried pickle, homemade pickle, pickled eggs
nouns: pickled egg
tags: Pickles, PickleLover, SnackTime
turn:
I came to the fridge for water. That's the official version. {K}.
{K}. Some people bring flowers. I understand people who bring these.
The sandwich is a formality. {K}.
Sour, crunchy, and a better listener than most. {K}.
My fork is longer than the jar is deep, and that was no accident. {K}.
reader:
Drink the brine or pour it out? There's no going back from either answer. {K}.
{K}. Sour, sweet or so garlicky that you sleep alone?
On the burger, next to the burger or on somebody else's plate? {K}.
scene:
Standing at the open fridge, crunching in the dark. {K}.
The last one, at the bottom, just out of reach. {K}.
“Are you eating out of the jar?” Crunch. {K}.
plain:
{K}. A bit of crunch makes everything braver.
A jar in the door of the fridge, for emergencies of the appetite. {K}.
invite:
{K}. Bring a fork and no first dates.
Pucker up and take a jar. {K}.
news:
{K}. That's kind of a big dill.
{K}. A crunchy little story.

== olives 🫒
under: snack
nouns: olives, green olives, kalamata olives, olive bar, olive tapenade, tapenade, marinated olives, stuffed olives
nouns: castelvetrano olives
tags: Olives, SnackTime, Mediterranean
turn:
I hated them until I didn't, and now nobody else gets any. {K}.
{K}. The smallest thing on the table, and I've had most of it.
I knew I was a grown-up when I asked for a second bowl. {K}.
A pit in the napkin, a pit on the plate, no idea how many before that. {K}.
reader:
Love or hate? Nobody has ever said “they're fine”. {K}.
{K}. Green or black, and when did you come around?
On pizza: yes, no or grounds for separate pizzas? {K}.
scene:
One escapes the fork, rolls across the table and makes everybody laugh. {K}.
“I don't even like them.” Hand in the bowl. {K}.
A little dish, a long evening, a toothpick doing overtime. {K}.
plain:
{K}. Small, salty and a good start to any evening.
It tastes like sitting outside with nowhere to be. {K}.
invite:
{K}. Bring good bread and a bit of time.
Have one while you decide. Have several. {K}.
news:
{K}. That's the pits, in a good way.
{K}. I'd extend a branch, but I'm busy with the fruit.

== berries 🧺
under: produce
nouns: strawberries, strawberry, blueberries, blueberry, raspberries, blackberries, cherries, grapes, berries
nouns: first strawberries, cranberries, gooseberries, currants, berry season, strawberry season, strawberry patch
nouns: strawberry fields, strawberries and cream, mulberries, lychees, cotton candy grapes, frozen grapes
nouns: grape harvest, strawberry festival, strawberry shortcake season, raspberry, blackberry bushes, cherry picking
nouns: first strawberry, cotton candy grape, frozen grape, blackberry bush, chocolate covered strawberries
nouns: chocolate covered strawberry
tags: Berries, BerryLover, FruitLover
turn:
One for the bowl, one for me, one for me, one for me. {K}.
{K}. My fingertips will be telling on me for a while.
They were for the cake. The cake has been informed. {K}.
So small that it would be silly to count. {K}.
reader:
By the handful, or one by one like a person of culture? {K}.
{K}. With cream, with sugar or exactly as they are?
How many never made it into the basket? We won't tell. {K}.
scene:
A bowl on the table that gets lower each time somebody walks by. {K}.
“Save some for the others.” Red mouth, wide eyes. {K}.
Rinse, drip, straight from the colander. {K}.
plain:
{K}. Sweet, a little sour and over too soon.
A full bowl on the counter makes a kitchen look kind. {K}.
invite:
{K}. Bring a basket and taste as you go.
Take a box home. It won't survive the drive. {K}.
news:
{K}. Berry good, and I'm sorry.
{K}. Stained fingers, no regrets.

== citrus 😋
under: produce
nouns: lemons, lemon, limes, oranges, clementines, grapefruit, blood oranges, tangerines, mandarins, mandarin oranges
nouns: citrus, meyer lemons, citrus season, key limes, yuzu, satsumas, lemon tree, my lemon tree, orange tree
nouns: citrus tree, citrus trees, lemon grove, kumquats, cara cara oranges, preserved lemons, blood orange
nouns: mandarin orange, meyer lemon, key lime, cara cara orange, preserved lemon
alone: lime
tags: Citrus, ZestForLife, Fruity
turn:
Life handed them over without being asked twice. {K}.
{K}. One squeeze, and the whole kitchen wakes up.
The peel came off in one piece, and I'd like a certificate. {K}.
It got me in the eye, as it always does. I'd squeeze again. {K}.
reader:
Peel in one long spiral, or a crime scene of little bits? {K}.
{K}. In water, in tea or on absolutely everything?
Is there any dish that isn't better with a bit of zest? {K}.
scene:
Squeeze, wince, squeeze again. {K}.
Somebody peels one at the back of the room, and everybody looks up. {K}.
“What's that smell?” “That's called morning.” {K}.
plain:
{K}. A bit of sunshine with a peel on.
The brightest thing in the fruit bowl, and it knows. {K}.
invite:
{K}. Take a bag, smell your hands all the way home.
Squeeze the day, and bring a spoon. {K}.
news:
{K}. Orange you glad? I had to.
{K}. A zesty little story.

== melons 😋
under: produce
nouns: watermelon, watermelons, melon, melons, cantaloupe, honeydew, honeydew melon, galia melon, watermelon slice
nouns: watermelon season, watermelon day, watermelon eating contest
tags: Melon, FruitLover, Fruity
turn:
I knocked on it and nodded. I have no idea what I was listening for. {K}.
{K}. Takes up a whole shelf of the fridge, and nobody complains.
Carried home like a baby, eaten like it was a race. {K}.
Mostly water, entirely delicious. {K}.
reader:
Cubes, slices or half of it with a spoon? {K}.
{K}. A pinch of salt on top: genius, or what is wrong with you?
Do you knock, sniff or just trust the seller's face? {K}.
scene:
Elbows on the table, juice to the wrist, everybody quiet. {K}.
A big knife, a crack, a cheer. {K}.
“Seeds are fine.” “I'll grow one in my stomach.” Every child, always. {K}.
plain:
{K}. Cold, sweet and best eaten outside.
Nobody has ever eaten a slice of this in a bad mood. {K}.
invite:
{K}. Bring it cold and stand back.
There's a slice with your name on it and a hose for later. {K}.
news:
{K}. One in a melon.
{K}. It's sweet all the way to the rind.

== apples 🧺
under: produce
nouns: apples, pears, pear, green apple, green apples, red apples, honeycrisp apples, honeycrisp, granny smith
nouns: apple sauce, applesauce, caramel apple, caramel apples, bag of apples, apple basket, basket of apples
nouns: fuji apple, gala apples, red apple, honeycrisp apple, gala apple
alone: apple
tags: Apples, FruitLover, Fruity
turn:
Loud enough to end a conversation in one bite. {K}.
{K}. I polish it on my sleeve, as all the great minds did.
The doctor stayed away. I had wanted to say hello. {K}.
A snack that comes with its own handle. {K}.
reader:
Sour or sweet, and would you trade? {K}.
{K}. Sliced on a plate, or bitten like in the movies?
Do you eat the core, or are you still a stranger to yourself? {K}.
scene:
Crunch, in a very quiet library. {K}.
Somebody's grandfather peels one in a single ribbon. {K}.
“What's for snack?” A hopeful face falls, and then has seconds. {K}.
plain:
{K}. Plain, honest and good down to the core.
One in the pocket, for the walk. {K}.
invite:
{K}. Fill a bag, then think of the pie.
Bring a basket and bite the first one right here. {K}.
news:
{K}. It didn't fall far from the tree.
{K}. How do you like them?

== fruit 😋
under: produce
nouns: fruit, fruits, mango, mangoes, mangos, peach, peaches, pineapple, pineapples, figs, fig, pomegranate
nouns: pomegranates, kiwi, kiwis, papaya, dragon fruit, plums, bananas, banana, apricots, nectarines, passion fruit
nouns: passionfruit, persimmons, persimmon, fresh figs, coconut, coconuts, fruit salad, fruit platter, tropical fruit
nouns: stone fruit, dried mango, dried fruit, jackfruit, guava, starfruit, rambutan, mango season, peach season
nouns: fruit cup, dried dates, medjool dates, stuffed dates, fruit cocktail, fresh fig, dried date, medjool date
nouns: stuffed date, fruit stand, fruit box, fruit basket
tags: Fruit, FruitLover, Fruity
turn:
It comes wrapped, and I still make a mess. {K}.
{K}. Dessert that grew up outdoors.
My plan was to slice it neatly. It had its own plan. {K}.
Expensive candy would love to taste like this. {K}.
reader:
Plain, or does it need something on top? {K}.
{K}. For breakfast, for dessert or over the sink in between?
What did you first taste on a trip and never find that good again? {K}.
scene:
A sniff. A gentle squeeze. A face of total expertise. {K}.
“Is it ripe?” “It was, for about a minute, while we were asleep.” {K}.
The knife, the cutting board, and half of it gone before it reaches the plate. {K}.
plain:
{K}. Sweet without any help.
A full bowl on the table, and nobody asks where the cookies are. {K}.
invite:
{K}. Take one home before the next person does.
Bring an appetite and a napkin for your chin. {K}.
news:
{K}. Peachy, as they say.
{K}. It came to fruition.

== avocado 🥑
under: produce
nouns: avocado, avocados, avocado toast, guacamole, guac, chips and guac, avocado bowl, avo toast
nouns: avocado toast with egg, guacamole night, avocado smash
tags: Avocado, AvocadoLover, FoodLovers
turn:
Not yet, not yet, not yet, perfect, too late. {K}.
{K}. I know it costs extra. I've made my peace with it.
No house yet, but a very good breakfast. {K}.
I saved the pit in a glass of water, and now I'm somebody's parent. {K}.
reader:
Lime, chili or just salt? {K}.
{K}. Does it belong at breakfast, or at every meal?
How do you tell that it's ripe, and are you ever right? {K}.
scene:
A gentle squeeze. A doctor's nod. Back into the fruit bowl it goes. {K}.
“That's extra.” “I know.” A look of quiet dignity. {K}.
Mash, taste, lime, taste, lime, hide it from the family. {K}.
plain:
{K}. Green, creamy and gone before it can turn brown.
The good things in life have a very short window. {K}.
invite:
{K}. Come while it's green.
Bring chips, and reinforcements. {K}.
news:
{K}. Holy, well, you know.
{K}. Mash it up and pass it round.

== tomatoes 🍅
under: produce
nouns: tomato, tomatoes, cherry tomatoes, cherry tomato, heirloom tomato, heirloom tomatoes, garden tomatoes
nouns: green tomatoes, fried green tomatoes, canned tomatoes, sun dried tomatoes, tomato season, roma tomatoes
nouns: tomato sandwich, bruschetta, roasted tomatoes, san marzano tomatoes, garden tomato, green tomato
nouns: fried green tomato, canned tomato, sun dried tomato, roma tomato, roasted tomato, san marzano tomato
tags: Tomatoes, TomatoLover, FreshProduce
turn:
It's a fruit, and it's far too modest to go in the fruit salad. {K}.
{K}. A bit of salt, and I need nothing else from today.
Summer has a taste, and it needs a sharp knife. {K}.
The ones from the store look at these and blush. {K}.
reader:
Fruit or vegetable: do you want to have this talk again? {K}.
{K}. Salt only, or oil and basil and a speech?
In the fridge or on the counter? People have moved out over this. {K}.
scene:
One bite, one squirt, one shirt. {K}.
A slice, a slice of bread, nothing in between but trust. {K}.
“Try this one.” Eaten like an apple, over the sink. {K}.
plain:
{K}. Red, round and worth the wait.
Some lunches are only a plate, a knife and a pinch of salt. {K}.
invite:
{K}. Take a bag, eat one on the way.
Bring bread, the good salt is already out. {K}.
news:
{K}. You say it one way, I say it another.
{K}. Let's ketchup soon. I'm not proud.

== potatoes 🥔
under: produce
nouns: potato, potatoes, mashed potatoes, roast potatoes, baked potato, jacket potato, hash browns, sweet potato
nouns: sweet potatoes, new potatoes, potato gratin, gratin, dauphinoise, potato harvest, potato pancakes, latkes
nouns: scalloped potatoes, loaded potato, loaded baked potato, hasselback potatoes, potato bake, au gratin potatoes
nouns: rosti, digging potatoes, seed potatoes, potato dish, mashed potato, roast potato, hash brown, new potato
nouns: potato pancake, scalloped potato, hasselback potato, seed potato
tags: Potatoes, PotatoLover, ComfortFood
turn:
Boiled, mashed, fried or forgotten in the oven: it forgives everything. {K}.
{K}. Not the star of the plate, just the reason I came.
Humble, brown, covered in dirt, loved by everybody. A role model. {K}.
I have a type, and it's {n}. [mass plural]
reader:
Mashed, roasted or fried: pick one for the rest of your life. {K}.
{K}. Skin on, skin off or whoever peels decides?
Butter: a knob, a slab or an architecture? {K}.
scene:
A fork, a cloud of steam, a lake of butter. {K}.
“More?” “Just a spoonful.” The spoon is very large. {K}.
The crispy bits at the edge of the pan, and everybody who has seen them. {K}.
plain:
{K}. Cheap, warm and always on your side.
There isn't a bad day that can't be buttered. {K}.
invite:
{K}. Bring butter. More than that.
Dig in, there's always a second spoon. {K}.
news:
{K}. A hot one, and nobody wants to let go.
{K}. Small ones included.

== corn 🌽
under: produce
nouns: corn, corn on the cob, sweetcorn, sweet corn, corn cobs, elote, elotes, street corn, esquites, corn ribs
nouns: creamed corn, corn roast, corn harvest, corn boil, husking corn, corn cob
tags: Corn, SweetCorn, FoodLovers
turn:
Typewriter style, ding at the end of every row. {K}.
{K}. Butter to the elbows and not one regret.
The only vegetable you eat like a harmonica. {K}.
I'm all ears. I have never waited so long to say that. {K}.
reader:
Round and round, or row by row? {K}.
{K}. Butter, salt, chili, cheese or all of it at once?
On the cob or off: who are you when nobody is watching? {K}.
scene:
Everybody at the table is smiling, and everybody needs floss. {K}.
Husks in a bucket, silk on every sleeve. {K}.
“You've got a bit…” “I know.” {K}.
plain:
{K}. Sweet, golden and eaten with both hands.
Some dinners are mostly butter and good company. {K}.
invite:
{K}. Bring butter and a shirt with short sleeves.
Take more than you think, they shrink in company. {K}.
news:
{K}. It's a-maize-ing. Forgive me.
{K}. There's a kernel of something in there.

== vegetables 🌱
under: produce
nouns: vegetables, vegetable, veggies, carrots, carrot, zucchini, kale, broccoli, cauliflower, root vegetables
nouns: asparagus, butternut squash, eggplant, beets, radishes, cucumbers, cabbage, brussels sprouts, onions, peas
nouns: green beans, spinach, artichokes, celery, cucumber, courgettes, aubergines, bell peppers, parsnips, beetroot
nouns: turnips, red onions, spring onions, leeks, shallots, lettuce, arugula, snap peas, fennel, okra, collard greens
nouns: bok choy, swiss chard, leafy greens, roasted vegetables, rainbow carrots, asparagus season, ginger root
nouns: chestnuts, lentils, chickpeas, black beans, root vegetable, brussels sprout, bell pepper, red onion
nouns: spring onion, roasted vegetable, rainbow carrot, spaghetti squash, zucchini noodles, acorn squash, kabocha
alone: squash, beans
tags: EatYourVeggies, FreshProduce, PlantBased
turn:
{K}. As a kid I pushed it around the plate. Now I talk about it at dinner.
{K}. My younger self would not believe how excited I am.
Not glamorous, very loyal, always there when the week gets silly. {K}.
Give {n} butter, salt and a hot pan, and watch minds change. [mass plural]
reader:
Are you a lover, a hider or a “feed it to the dog” kind of person? {K}.
{K}. Did you come around to it, or is the matter still closed?
What's your trick to make even the skeptics take seconds? {K}.
scene:
Chop, chop, one piece rolls to freedom under the fridge. {K}.
“Eat your greens.” Said by me, to me. {K}.
A pan, a bit of oil, and the house smells like somebody has a plan. {K}.
plain:
{K}. Good food with dirt in its history.
The bottom drawer of the fridge, finally living up to its promise. {K}.
invite:
{K}. Grab a bag, your stove could use the company.
Come early, the good ones know their worth. {K}.
news:
{K}. Somebody asked for seconds. Of this.
{K}. It grew on me.

== veggie-box 🧺
under: produce
nouns: csa box, veggie box, vegetable box, produce box, csa share, csa pickup, csa, farm box, vegetable stand
nouns: imperfect produce, farm share, seasonal produce, farmers market haul, farmers' market haul, produce
nouns: produce haul, seasonal vegetables, seasonal vegetable
tags: EatSeasonal, FreshProduce, KnowYourFarmer
turn:
Every week I meet something with leaves and have to look up its name. {K}.
{K}. I no longer plan dinner. Dinner gets delivered in the form of a riddle.
There's always one thing in there that nobody in the family has voted for. {K}.
The fridge doesn't close, and my conscience has never been clearer. {K}.
reader:
What do you do with the odd one out: swap it, soup it or hide it? {K}.
{K}. Do you cook from a list, or from what looks at you first?
Which vegetable did you only meet because somebody handed it to you? {K}.
scene:
Everything on the counter, hands on the hips: now what? {K}.
“What is this?” “Dinner.” “But what is it?” {K}.
Dirt in the sink, leaves on the floor, soup on the way. {K}.
plain:
{K}. Food that still remembers the field.
It's nice to know whose hands it came through. {K}.
invite:
{K}. Bring a big bag and an open cookbook.
Take the strange one. It's always the best one. {K}.
news:
{K}. A mixed bag, in the best sense.
{K}. There's a crop of it.

== curry 🍛
under: dish
nouns: curry, curries, chicken curry, butter chicken, tikka masala, chicken tikka masala, dal, daal, thai curry
nouns: green curry, red curry, vindaloo, korma, katsu curry, japanese curry, chickpea curry, saag paneer, paneer
nouns: palak paneer, massaman curry, panang curry, rogan josh, curry night, chana masala, curry house, rendang
nouns: goat curry, lamb curry, vegetable curry, indian food, thai food, indian takeaway, thai green curry, thali
nouns: butter paneer, dosa, idli
tags: CurryLover, CurryNight, FoodLovers
turn:
The recipe is written nowhere, and everybody argues about it. {K}.
{K}. The neighbors are suddenly very friendly.
I measured nothing and regret nothing. {K}.
It was even better the next day. I'm told. I never have any left. {K}.
reader:
Whose version is the best, and are you ready to say so out loud? {K}.
{K}. Rice, naan or both, and no further questions?
How hot is too hot, and when did you find out? {K}.
scene:
The lid comes off. Everybody leans over. Glasses fog. {K}.
“A bit more?” A hand over the plate, half a second too late. {K}.
Stir, taste, close your eyes, add one more thing. {K}.
plain:
{K}. It fills the house before it fills the plate.
Made to be put in the middle of a table. {K}.
invite:
{K}. Bring your appetite, we'll bring the spice.
Pull up a chair, there's always enough for one more. {K}.
news:
{K}. There's some heat in this one.
{K}. Somebody pass the rice and go on.

== rice 🍚
under: dish
nouns: rice, fried rice, jollof rice, jollof, biryani, chicken biryani, paella, risotto, mushroom risotto
nouns: rice and beans, pilaf, plov, congee, egg fried rice, kimchi fried rice, yellow rice, rice pilaf
nouns: arroz con pollo, jambalaya, chicken and rice, nasi goreng, red beans and rice, onigiri, hainanese chicken rice
nouns: sticky rice, jasmine rice, basmati rice, coconut rice, seafood paella
tags: RiceDish, FoodLovers, GoodFood
turn:
Every family makes it right, and every other family makes it wrong. {K}.
{K}. I cooked enough for us. It came out as enough for the street.
The crispy bit at the bottom is not a mistake. It's the prize. {K}.
Simple, they say, having never tried to get {n} past somebody's grandmother. [mass plural]
reader:
Whose is the best: your family's, your friend's or that one place? {K}.
{K}. Stir or don't you dare lift the lid?
Fork, spoon or fingers: how does it taste best? {K}.
Do you fight for the crispy part, or give it up like a saint? {K}.
scene:
Lid on. Nobody peeks. Everybody wants to. {K}.
“Is there more?” A big pot answers for itself. {K}.
One grain on the chin, and nobody says a word. {K}.
plain:
{K}. A full pot and everybody's plate held out.
It carries everything else, and never asks for credit. {K}.
invite:
{K}. Bring a plate, and maybe a container.
Come in, sit down, there's always enough. {K}.
news:
{K}. Put the big pot on.
{K}. And that's not even counting the crispy bit.

== dumplings 🥟
under: pasta-and-noodles
nouns: dumpling, dumplings, gyoza, dim sum, soup dumplings, pork dumplings, potstickers, momos, wontons, bao, bao buns
nouns: pierogi, pierogies, pelmeni, manti, kreplach, xiaolongbao, mandu, dumpling making, dumpling night, steamed buns
nouns: steamed dumplings, char siu bao, shumai, har gow, dumpling class, dumpling workshop, pork buns, khinkali
nouns: chicken and dumplings, homemade dumplings, soup dumpling, pork dumpling, bao bun, steamed bun, steamed dumpling
nouns: pork bun, homemade dumpling
tags: Dumplings, DumplingLover, FoodLovers
turn:
One bite each, they said, and then put a whole basket in front of me. {K}.
{K}. I folded mine myself. You can tell by the limp.
A tiny, warm package with good news inside. {K}.
The first one burned my tongue, and I learned nothing. {K}.
reader:
Steamed, boiled or crispy on one side? {K}.
{K}. How many is a portion, and who's counting?
Do you dip, drizzle or drown? {K}.
Who taught you how to fold, or do you only know how to eat? {K}.
scene:
Lid off, steam up, chopsticks already in the air. {K}.
A table full of flour, and everybody with their own shape. {K}.
“Wait, it's hot.” Eyes wide, mouth open, no way back. {K}.
plain:
{K}. Small enough to share, too good to.
Somebody folded every one of these with their own fingers. {K}.
invite:
{K}. Order a basket, then admit that you meant several.
Bring somebody with slow chopsticks. {K}.
news:
{K}. It'll all unfold.
{K}. There's more inside than you'd think.

== filled-pastries 🥟
under: street-food
nouns: samosa, samosas, spring roll, spring rolls, egg roll, egg rolls, summer rolls, lumpia, empanada, empanadas
nouns: pakora, pakoras, borek, burek, croquettes, arancini, vada pav, pani puri, chaat, mozzarella sticks, summer roll
nouns: mozzarella stick, sausage roll, sausage rolls, crab rangoon, crab rangoons, pizza rolls, pizza roll
tags: FoodLovers, SnackTime, StreetFood
turn:
Small enough to call it a starter, good enough to forget the main. {K}.
{K}. I had one to be polite and the rest to be happy.
Crunchy on the outside, none of your business on the inside. {K}.
They come in twos, which is a design flaw. {K}.
reader:
What do you dip them in, and is it still called dipping at that depth? {K}.
{K}. Homemade by an aunt or from the place on the corner?
Do you bite first and blow later, like everybody? {K}.
scene:
A paper napkin going slowly see-through. {K}.
“How many are left?” The plate is turned so that nobody can count. {K}.
First bite, hot steam, a little dance with the mouth open. {K}.
plain:
{K}. A warm mouthful of somebody's good idea.
Every kitchen in the world has found something to wrap. {K}.
invite:
{K}. Bring friends, or don't, and have more.
Order a few for the table, and guard the table. {K}.
news:
{K}. That's a wrap.
{K}. It's what's inside that counts.

== falafel-shawarma 🥙
under: street-food
nouns: falafel, falafel wrap, shawarma, gyro, gyros, döner, doner, doner kebab, döner kebab, chicken shawarma
nouns: chicken souvlaki, falafel plate, pita wrap, gyro plate, kofta, halal cart, chicken over rice
tags: StreetFood, FoodLovers, Foodie
turn:
“Everything on it” is my most reliable decision of the week. {K}.
{K}. Half of it in the bread, half of it in my lap.
It holds together exactly as long as you don't talk. {K}.
My lunch has more sauce than structure. {K}.
reader:
Garlic sauce, hot sauce or both, like somebody with no meetings? {K}.
{K}. On a plate with a fork, or in the hand with courage?
Pickles and onions: yes, or does somebody still want to be kissed? {K}.
scene:
A foil corner peeled back, one careful bite at a time, then no care at all. {K}.
“Spicy?” “A little.” The hand behind the counter doesn't believe me. {K}.
Head tilted, bag underneath, not a drop lost. Almost. {K}.
plain:
{K}. Warm bread, good sauce, both hands free.
The best lunch in any town usually has a line in front of it. {K}.
invite:
{K}. Bring an appetite and a stack of napkins.
Follow the garlic. {K}.
news:
{K}. With everything, please.
{K}. Wrapped up, dripping slightly.

== wine 🍷
under: drinks
nouns: wine, wines, red wine, white wine, rosé, rose wine, wine night, wine tasting, sangria, natural wine, wine bar
nouns: merlot, pinot noir, port wine, orange wine, glass of wine, bottle of wine, wine list, wine shop, wine cellar
nouns: wine club, wine and cheese, wine pairing, chardonnay, cabernet, cabernet sauvignon, malbec, riesling
nouns: sauvignon blanc, wine flight, wine lover, box wine, wine o'clock
tags: Wine, WineLover, WineTime
turn:
{K}. I detect notes of grape and a long conversation.
{K}. It needed to breathe. So did I.
I swirl as if I knew what I was looking for. {K}.
The label said “complex”, and I said “same”. {K}.
reader:
Red, white or whatever is open? {K}.
{K}. Do you read the label or choose the prettiest one?
Which dinner guest always brings the good bottle? Tag them. {K}.
scene:
Swirl, sniff, frown thoughtfully, say “interesting”. {K}.
“Just a small one.” The glass is very wide. {K}.
A couch, a candle, a story that starts with “don't tell anybody”. {K}.
plain:
{K}. Slow sips and people you like.
A glass, a chair, the evening doing its thing. {K}.
invite:
{K}. Bring the friend who says “I taste cherry” and means it.
Pull up a chair and let it breathe. {K}.
news:
{K}. It gets better if you let it breathe.
{K}. Sip it slowly, then tell it again.

== winery 🍇
under: place
nouns: vineyard, winery, wineries, winery tour, vineyard visit, wine country, vineyard wedding venue, vineyard harvest
nouns: cellar door, wine harvest, wine trail, winery visit, vineyard tour, vineyard sunset
tags: Winery, Vineyard, WineCountry
turn:
Neat rows all the way to the horizon, and not one of them in a hurry. {K}.
{K}. I came for the tour and stayed for the sentence “and now we taste”.
I nodded at every word about soil as if I had brought my own. {K}.
Somebody planted a whole hillside and then waited. I can't wait for toast. {K}.
reader:
The view or the glass: what do you really come for? {K}.
{K}. Do you take notes, or only second pours?
Which road would you walk down again, glass in hand? {K}.
scene:
“What do you taste?” A long silence, full of respect and panic. {K}.
Boots, rows, leaves, a hill. Somebody says “let's just live here”. {K}.
A barrel room: cool air, quiet voices, everybody suddenly dignified. {K}.
plain:
{K}. Good things grow slowly here.
A hillside teaches you to take your time. {K}.
invite:
{K}. Come for a glass, stay until the light goes golden.
Bring somebody to drive and somebody to giggle with. {K}.
news:
{K}. Heard through the grapevine.
{K}. The grapes saw it coming.

== champagne 🥂
under: drinks
nouns: champagne, prosecco, cava, sparkling wine, pet nat, mimosa, mimosas, bellini, champagne toast, champagne tower
nouns: bottomless mimosas, mimosa bar, prosecco cart, kir royale, champagne brunch, bottomless mimosa
alone: bubbly
tags: Bubbles, Cheers, ClinkClink
turn:
Fizzy, slightly fancy, and even an ordinary day sits up straight. {K}.
{K}. I only drink it on special occasions. I've become very good at finding them.
The bubbles go up, and so does everybody's volume. {K}.
My toast was short, for once, because I was thirsty. {K}.
reader:
Tall flute, wide coupe or whatever is clean? {K}.
{K}. What's the smallest reason you ever opened a bottle?
Do you pop it loudly or open it like an adult? {K}.
scene:
Everybody ducks. Nobody was aiming. {K}.
Foam over the rim, over the hand, a laugh, a slurp. {K}.
“What are we celebrating?” “We'll think of something.” {K}.
plain:
{K}. A little sparkle for whoever needs it.
Good news tastes better with bubbles, and so does no news. {K}.
invite:
{K}. Raise it with somebody you like.
Come dressed up or not at all dressed up, the bubbles don't mind. {K}.
news:
{K}. Somebody pop something.
{K}. It went straight to my head.

== beer 🍺
under: drinks
nouns: beer, beers, craft beer, ipa, lager, stout, pale ale, draft beer, beer flight, cold beer, pilsner, wheat beer
nouns: pint, pints, guinness, pint of guinness, sour beer, hazy ipa, beer tasting, beer festival, beer night
nouns: home poured pint, nonalcoholic beer, non-alcoholic beer, na beer, alcohol-free beer, light beer, tinnies
nouns: hard cider, hard seltzer, radler, shandy, ale, oktoberfest beer
tags: Beer, BeerLover, BeerTime
turn:
The foam mustache is part of the uniform. {K}.
{K}. I read the whole label, so I'm basically an expert.
A reason for people to sit in one place and talk. {K}.
I said I'd have a quick one. The quick one had a long story. {K}.
reader:
Bitter, fruity or “just a normal one, please”? {K}.
{K}. Bottle, can or glass, and does it matter to you?
Who always orders the strangest one on the board? {K}.
scene:
Clink. Sip. A satisfied sound that needs no translation. {K}.
“What's it like?” A long pause. “Cold.” {K}.
A coaster, a table that wobbles, nowhere better to be. {K}.
plain:
{K}. Cold glass, warm company.
Good talk takes its time. {K}.
invite:
{K}. There's a stool with your name on it.
Bring a thirst and a story. {K}.
news:
{K}. Somebody is explaining hops again.
{K}. A frothy little story.

== brewery 🍻
under: restaurant
nouns: brewery, breweries, brewery tour, taproom, beer garden, beer gardens, biergarten, brewpub, beer hall
nouns: microbrewery, craft brewery, brewery visit, cidery, our taproom, pub lunch, tap takeover
tags: BeerGarden, DrinkLocal, Cheers
turn:
Long tables, so that strangers can become people you know a lot about. {K}.
{K}. I came to try something new, and ordered the usual with great confidence.
We planned to stay for one. The bench had other ideas. {K}.
The board has many words I don't know, and I nodded at all of them. {K}.
reader:
What makes a good one: the tap, the table or the people on the next bench? {K}.
{K}. In the sun, in the shade or right by the bar?
Who in your group knows the bartender by name? Tag them. {K}.
scene:
A board full of chalk, a finger moving down it, “that one, I think”. {K}.
Wooden bench, borrowed opener, a dog asleep under the table. {K}.
“Same again?” Nobody looks at the clock. {K}.
plain:
{K}. A good place to let the day run out slowly.
Every town deserves a place where people lean on things and talk. {K}.
invite:
{K}. Bring the whole table, or find one here.
Come thirsty, or hungry, or just to sit. {K}.
news:
{K}. Something's brewing.
{K}. The regulars have discussed it thoroughly.

== cocktails 🍸
under: drinks
nouns: cocktail, cocktails, margarita, margaritas, martini, martinis, espresso martini, negroni, mojito, mojitos
nouns: gin and tonic, aperol spritz, spritz, bloody mary, manhattan cocktail, pina colada, piña colada, daiquiri
nouns: mai tai, moscow mule, signature cocktail, frozen margarita, dirty martini, hugo spritz, limoncello spritz
nouns: gin tonic, cocktail hour, cocktail night, caipirinha, cosmopolitan cocktail, paloma, cocktail class
nouns: cocktail making, cocktail menu, tiki drinks, dark and stormy, whiskey sour, long island iced tea
nouns: old fashioned cocktail, smoked old fashioned, tiki drink
alone: old fashioned
tags: Cocktails, CocktailHour, Cheers
turn:
The garnish took longer than my makeup. {K}.
{K}. I ordered the one with the prettiest name and I'd do it again.
A few ingredients and a very good mood. {K}.
The sip is small, the confidence it gives is not. {K}.
reader:
Shaken, stirred or “surprise me”? {K}.
{K}. Do you order the same every time, or trust the bartender's eyebrows?
Do you eat the garnish? Be brave. {K}.
scene:
Clink, sip, eyebrows up. {K}.
“I don't usually like these.” Glass: empty. {K}.
Ice in a glass, music in the next room, shoes already off. {K}.
plain:
{K}. Something cold, someone good, nowhere to be.
The first sip is for the day that was. {K}.
invite:
{K}. Your coat looks heavy. Take it off and stay a while.
Bring the friend who never knows what to order. {K}.
news:
{K}. Shaken, a little stirred.
{K}. With a twist.

== mocktails 🍹
under: cold-drink
nouns: mocktail, mocktails, mocktail bar, mocktail night, mocktail recipe, zero-proof cocktail, zero-proof cocktails
nouns: alcohol-free cocktails, alcohol-free cocktail, non-alcoholic drinks, alcohol-free drinks, nonalcoholic drinks
nouns: virgin mojito, virgin mary, virgin pina colada, shirley temple, zero-proof bar, sober bar, dry bar, na drinks
nouns: sleepy girl mocktail, alcohol-free bar, nonalcoholic cocktails, non-alcoholic cocktails, non-alcoholic drink
nouns: alcohol-free drink, nonalcoholic drink, na drink, nonalcoholic cocktail, non-alcoholic cocktail
tags: Mocktails, ZeroProof, AlcoholFree
turn:
All the garnish, none of the group texts to regret. {K}.
{K}. It comes in the good glass, and that's half the fun.
The morning after, everybody envies whoever had {n}. [mass plural]
Dressed like a party, clear as a bell. {K}.
reader:
Citrus, berry or something with a whole herb garden in it? {K}.
{K}. What would you call yours on the menu?
What makes a drink feel festive: the glass, the ice or the company? {K}.
scene:
A shaker, a twist of peel, a proud “ta-da”. {K}.
“What's in it?” “Nothing I'll feel in the morning.” {K}.
Clink. It sounds exactly the same. {K}.
plain:
{K}. A toast is a toast, whatever is in the glass.
Something lovely to hold, and every word remembered. {K}.
invite:
{K}. Everybody at the table gets the good glass.
Come for the fizz, stay for the conversation you'll remember. {K}.
news:
{K}. Clear-headed and happy about it.
{K}. Raise the fancy glass.

== spirits 🥃
under: drinks
nouns: whiskey, whisky, bourbon, gin, rum, tequila, vodka, mezcal, scotch, whiskey tasting, whisky tasting
nouns: whiskey night, bourbon tasting, bourbon trail, distillery, distillery tour, brandy, cognac, single malt
nouns: rye whiskey, gin tasting, limoncello, vermouth, soju, digestif, whiskey bar, whiskey collection, liqueur
nouns: irish whiskey, amaro, sake tasting
alone: sake
tags: SipSlowly, Cheers, NeatPour
turn:
I nodded through the tasting notes and then said “strong”. {K}.
{K}. Somebody else's patience, in a very small glass.
A drink that makes people lean back and start with “you know”. {K}.
I detect oak, or possibly the table. {K}.
reader:
Neat, on ice or mixed with something that hides it? {K}.
{K}. Do you have one for special days, and has it ever been opened?
Who taught you to sip instead of swallow? {K}.
scene:
A heavy glass, a slow pour, a chair that creaks. {K}.
“Smooth?” A nod. A small cough. Another nod. {K}.
Labels turned forward, a finger along the shelf: this one. {K}.
plain:
{K}. Not for the thirst, for the conversation.
A small glass for a long evening. {K}.
invite:
{K}. Pull up an armchair, there's no rush.
Take a small sip and a long look around. {K}.
news:
{K}. The spirit of it, at least.
{K}. Best told slowly, in an armchair.

== matcha 🍵
under: tea
nouns: matcha, matcha latte, matcha lattes, iced matcha, iced matcha latte, strawberry matcha, matcha set, matcha bowl
nouns: matcha whisk, ceremonial matcha, matcha bar, matcha day, hojicha latte, matcha date, matcha cafe, matcha time
nouns: homemade matcha, matcha girl
tags: Matcha, MatchaLover, MatchaTime
turn:
It tastes like a meadow with a credit card. {K}.
{K}. Calm on the outside, whisked on the inside.
I took it up for the calm, and now I have opinions about foam. {K}.
It's green, so I count it as a vegetable. {K}.
reader:
Hot, iced or with enough milk to be a hint of green? {K}.
{K}. Do you whisk by hand, or has it come to a machine?
Grassy: a compliment or a complaint? {K}.
scene:
Whisk in a zigzag, look serious, get some on the wall. {K}.
“It tastes like a lawn.” “Exactly.” {K}.
A green mustache, worn with confidence. {K}.
plain:
{K}. A quiet little ceremony before the noise begins.
Sift, whisk, sip, sit. {K}.
invite:
{K}. Come be converted, or come and make a face.
Bring the friend who says it's just grass. {K}.
news:
{K}. That's as bright as it gets.
{K}. Whisked into something good.

== boba 🧋
under: cold-drink
nouns: boba, bubble tea, milk tea, boba tea, taro boba, brown sugar boba, brown sugar milk tea, boba run, boba shop
nouns: taro milk tea, thai milk tea, hong kong milk tea, boba date, tapioca pearls, fruit tea with boba, tapioca pearl
tags: BubbleTea, Boba, DrinkUp
turn:
A drink you have to chew, and I wouldn't have it any other way. {K}.
{K}. One stab of the straw, and I am at peace.
Half drink, half snack, whole personality. {K}.
I said I'd cut down on {n}. I cut down on saying it. [mass plural]
reader:
Less sugar, less ice or leave it exactly as sinful as it is? {K}.
{K}. What's your order, and who taught it to you?
Do you save the pearls for last, or chew as you go? {K}.
scene:
Shake it, stab it, sip it. {K}.
The last pearl at the bottom, and a straw that can't quite reach it. {K}.
“Can I try?” A third of it disappears. {K}.
plain:
{K}. A big straw and a better mood.
Cold, sweet and something to chew on. {K}.
invite:
{K}. Your hand looks empty.
Pick a flavor, pick a topping, pick a friend. {K}.
news:
{K}. That's a lot to chew.
{K}. The straw is making that sound again.

== smoothies-juice 🥤
under: cold-drink
nouns: smoothie, smoothies, juice, juices, green juice, orange juice, fresh juice, acai bowl, acai bowls
nouns: smoothie bowl, smoothie bowls, green smoothie, berry smoothie, mango smoothie, protein smoothie, fruit smoothie
nouns: celery juice, apple juice, watermelon juice, cold pressed juice, protein shake, protein shakes, coconut water
nouns: juice cleanse, fresh orange juice, carrot juice, pitaya bowl, ginger shot, wellness shot, juice press
nouns: post-workout smoothie
tags: SmoothieTime, DrinkUp, FreshStart
turn:
I've had one of these, so the cake later is basically balanced. {K}.
{K}. Blended, so that nobody can ask what I left out.
The blender woke the whole house, and I was the only one pleased. {K}.
It looks like a better person lives here. {K}.
reader:
What goes in first, and what gets sneaked in when the kids don't look? {K}.
{K}. Smooth or with bits? Choose, and stand by it.
Green: do you mean it, or is it for the picture? {K}.
scene:
Lid on. Hand on the lid. Deep breath. Button. {K}.
“Is that spinach?” “You can't taste it.” A suspicious sip. {K}.
Everything soft in the fruit bowl gets a second chance. {K}.
plain:
{K}. A bright start in a tall glass.
Some days it's nice to do one good thing early. {K}.
invite:
{K}. Come by after the gym, or instead of it.
Choose a color and we'll call it a flavor. {K}.
news:
{K}. Blended into one wild story.
{K}. Freshly squeezed.

== lemonade-iced-tea 🧊
under: cold-drink
nouns: lemonade, lemonades, iced tea, sweet tea, pink lemonade, strawberry lemonade, peach iced tea, frozen lemonade
nouns: arnold palmer, agua fresca, iced hibiscus tea, limeade, sun tea, lemon iced tea, lavender lemonade, slushie
nouns: slushies, slush
tags: ColdDrinks, Refreshing, SipSip
turn:
Life handed out lemons, and somebody here had a pitcher. {K}.
{K}. Ice first, opinions later.
The glass is sweating, so that I don't have to. {K}.
One sip, and I could sit on a porch I don't own. {K}.
reader:
Sweet, sour or “that's enough sugar, thank you”? {K}.
{K}. A straw, a slice or straight from the pitcher?
Did you ever have a stand as a kid, and did anybody's dad drink most of it? {K}.
scene:
Clink of ice, squeak of a swing, nobody in a rush. {K}.
A pitcher goes around the table and comes back light. {K}.
“One more glass?” It was never a question. {K}.
plain:
{K}. Cold, bright and a very good reason to sit down.
A tall glass and a bit of shade, and everything has a solution. {K}.
invite:
{K}. Come by, cool down, carry on.
Pull up a step and hold out a glass. {K}.
news:
{K}. Sweet, with a little sour.
{K}. Stir it, there's more at the bottom.

== soda 🥤
under: cold-drink
nouns: soda, sodas, sparkling water, root beer, root beer float, dirty soda, italian soda, cream soda, cola, diet coke
nouns: coca cola, dr pepper, ginger ale, ginger beer, seltzer, energy drink, energy drinks, soft drink, fountain drink
nouns: prebiotic soda, club soda, tonic water, vanilla coke, cherry coke, big gulp, orange soda, craft soda
nouns: soda fountain
tags: ColdDrinks, Fizzy, DrinkUp
turn:
The sound of the can is half of what I pay for. {K}.
{K}. Bubbles first, then sentences.
I shook it by accident. Now everybody knows. {K}.
Some people have a mentor. I have {n} and a straw. [mass plural]
reader:
Can, glass bottle or fountain with exactly the right ice? {K}.
{K}. What do you call it where you're from, and who says it wrong?
Do you let it go flat, or has that never been an option? {K}.
scene:
Psst. Click. Fizz. Ahh. {K}.
A sip too fast, a nose full of bubbles, eyes watering, worth it. {K}.
“Is that your second?” Slurp. {K}.
plain:
{K}. Cold, fizzy and not very serious.
A small fizz in the middle of a flat afternoon. {K}.
invite:
{K}. Grab one from the cooler, mind the fizz.
Extra ice for people who know what they want. {K}.
news:
{K}. Pop goes the afternoon.
{K}. Don't shake it, just tell it.

== milkshake 🥤
under: dessert
nouns: milkshake, milkshakes, vanilla milkshake, chocolate milkshake, strawberry milkshake, frappe, frappé, oreo shake
nouns: diner milkshake, freakshake, shamrock shake, chocolate milk
alone: shake, shakes, malt
tags: Milkshake, SweetTreat, TreatTime
turn:
My cheeks have done more work than at the gym. {K}.
{K}. Too thick to drink, too good to wait.
It came with a straw for each of us. I made a choice. {K}.
It brought everybody to the yard, just as the song promised. {K}.
reader:
Straw or spoon: when do you give up? {K}.
{K}. Vanilla, chocolate or something with pieces in it?
Fries in it: genius, or are you still too proud? {K}.
scene:
Slurp. Nothing. Slurp harder. Ears popping. {K}.
“Do you want to share?” A long look. A longer sip. “No.” {K}.
Whipped cream on the nose, cherry in the cheek. {K}.
plain:
{K}. A dessert that fits in the cup holder.
Somewhere between a drink and a hug. {K}.
invite:
{K}. Slide into the booth, there's a straw for you.
Bring your sweet tooth and strong lungs. {K}.
news:
{K}. That shakes things up.
{K}. With a cherry on top.

== hot-chocolate ☕
under: hot-drink
nouns: hot chocolate, hot cocoa, cocoa, peppermint hot chocolate, hot chocolate bar, hot chocolate stand
nouns: vegan hot chocolate, white hot chocolate, hot chocolate bombs, hot chocolate run, mug of cocoa
nouns: hot chocolate bomb
tags: HotChocolate, CozySeason, WarmUp
turn:
The mug is warm, so I'm not letting go. {K}.
{K}. More topping than drink, exactly as intended.
A blanket that you can swallow. {K}.
I burned my tongue on the first sip, as I have every single time. {K}.
reader:
Marshmallows or whipped cream? There is no middle. {K}.
{K}. Stir it or leave the good bit at the bottom?
Which mug is yours, and what happens if somebody else takes it? {K}.
scene:
Both hands, one mug, eyes closed. {K}.
A chocolate mustache that nobody mentions. {K}.
Blow, sip, too hot, blow, sip, worth it. {K}.
plain:
{K}. Warm hands, quiet minute.
Some comforts come with steam. {K}.
invite:
{K}. Come in, your fingers look cold.
Wrap your hands around this one. {K}.
news:
{K}. The bottom of the mug was the best part.
{K}. Best told from under a blanket.

== chai ☕
under: hot-drink
nouns: chai, chai latte, chai lattes, masala chai, chai tea, dirty chai, chai tea latte, golden milk, turmeric latte
nouns: oat milk chai, pumpkin chai, chai time, cutting chai, iced chai
tags: Chai, ChaiTime, ChaiLover
turn:
Every family has the right recipe, and none of them match. {K}.
{K}. One sip, and I'm wearing a sweater on the inside.
It smells like somebody opened a very good cupboard. {K}.
The good version has no measurements, only “until it smells right”. {K}.
reader:
Ginger, cardamom or extra of everything? {K}.
{K}. Sweet or sweeter?
Who makes it best, and do you dare to say so at home? {K}.
scene:
Lid off, a cloud of spice, everybody drifts over. {K}.
“Just half a cup.” It comes filled to the rim. {K}.
A pinch of this, a pinch of that, a look at the ceiling, a bit more. {K}.
plain:
{K}. Spiced, sweet and better with company.
A good cup of something, and a reason to stay a bit. {K}.
invite:
{K}. Sit down, it's nearly ready. It's always nearly ready.
Bring your news, we've got the cups. {K}.
news:
{K}. Spill it, but not on the rug.
{K}. A bit of spice in every sip.

== apple-cider ✨
under: hot-drink
nouns: cider, hot cider, apple cider, hot apple cider, mulled cider, cider and donuts, cider mill, warm apple cider
nouns: cider season, mulled wine, glühwein, mulled wine stand, wassail
tags: CozySeason, WarmUp, SipSlowly
turn:
It smells like a sweater, in the best way. {K}.
{K}. Both hands are taken, so somebody else has to hold the bags.
My nose was cold until I held it over the cup. {K}.
A stroll is twice as long with something spiced in your hand. {K}.
reader:
Cinnamon stick: stir with it, or chew it like a cowboy? {K}.
{K}. For the taste, or for something warm to hold?
How sweet is too sweet when it's cold outside? {K}.
scene:
Steam in the face, mittens around the cup. {K}.
“Careful, it's hot.” Sip. “Told you.” {K}.
A stall, a ladle, a line of people stamping their feet. {K}.
plain:
{K}. Warm, spiced and hard to put down.
Cold noses, warm cups, slow steps. {K}.
invite:
{K}. Bring your own mittens, we've got the ladle.
Follow the cinnamon. {K}.
news:
{K}. Spiced up a little.
{K}. Warms you from the inside.

== nachos 🧀
under: snack
nouns: nachos, loaded nachos, nacho bar, nacho platter, pulled pork nachos, nacho cheese, sheet pan nachos
nouns: irish nachos, nacho night, loaded nacho, pulled pork nacho, sheet pan nacho, irish nacho
tags: Nachos, SnackTime, GameDayFood
turn:
A tower built by optimists and taken down by hand. {K}.
{K}. One chip came up with the entire topping. Nobody will speak of it.
The first one is polite. After that, it's a search for buried cheese. {K}.
I'd call it sharing, if we had all started at the same time. {K}.
reader:
Cheese melted on top or poured over: which one gets your vote? {K}.
{K}. Jalapeños on everything, or only on your half?
Do you go for the loaded ones first, or earn your way there? {K}.
scene:
Pull. Stretch. A string of cheese across the whole table. {K}.
Only the dry ones left at the bottom, and suddenly nobody is hungry. {K}.
“That one's mine.” “Which one?” “The one you're holding.” {K}.
plain:
{K}. Best with a game on and nobody counting.
One big plate, many hands, no manners needed. {K}.
invite:
{K}. Get in early, the good ones are on top.
Bring your team and your quick fingers. {K}.
news:
{K}. Nacho average evening. I'll stop.
{K}. There are layers to this.

== eggnog 🥛
under: drinks
nouns: eggnog, egg nog, spiked eggnog, eggnog season, homemade eggnog, eggnog latte, coquito, rompope
tags: Eggnog, HolidayDrinks, TisTheSeason
turn:
Basically cake batter with better manners. {K}.
{K}. I have one glass a year, and it's this big.
People either love it or have never been handed the good one. {K}.
Thick, sweet and over the top, like the sweater I wear with it. {K}.
reader:
Love it or leave the room: which one are you? {K}.
{K}. Nutmeg on top or just whatever the spoon says?
From the carton, or from somebody's uncle who won't share how? {K}.
scene:
A ladle, a tiny cup, a mustache that nobody mentions. {K}.
“Just half a glass.” The ladle disagrees. {K}.
Lights low, socks on, something creamy in the cup. {K}.
plain:
{K}. The season, in a small glass.
Rich, sweet and only here for a little while. {K}.
invite:
{K}. Hold out your cup.
Bring your loudest sweater and a sweet tooth. {K}.
news:
{K}. A bit much, and just right.
{K}. Stirred, with a little nutmeg.
`;
