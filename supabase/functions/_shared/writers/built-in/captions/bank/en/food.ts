export const food = `
== pizza 🍕
under: street-food
nouns: pizza, pizza night, leftover pizza, cold pizza, margherita, margherita pizza, pepperoni, deep dish
nouns: pizza slice, pizza oven, calzone, pizza dough
tags: Pizza, PizzaLover, PizzaTime
turn:
{K}. The crust is where you find out who you really married.
{K}. We agreed to share. Then the box opened.
Cold, hot, folded, straight from the box: {k}. There is no wrong time of day.
{K}: a circle, cut into triangles, delivered in a square. Geometry never tasted better.
I have never once regretted {n}.
reader:
Pineapple: a crime, a right or a test of character? Defend yourself. {K}.
{K}. Crust first, crust last, or do you leave it for somebody braver?
Fork and knife, or folded like an adult? {K}.
scene:
The last slice. Everybody is suddenly very polite. Nobody moves. {K}.
A cheese string stretches from box to mouth and holds. Silence. Respect. {K}.
“How many slices did you have?” “It was cut strangely.” {K}.
plain:
Good dough, hot oven, hungry people. {K}.
{K}. Some evenings ask for nothing more.
news:
{K}. The box did not survive, and neither did the diet talk.
{K}. Whoever gets the corner piece owes the rest of us an explanation.
invite:
{K}. Dinner, decided. You're welcome.
Bring the friend who always says “just one slice”. {K}.

== tacos 🌮
under: street-food
nouns: taco, tacos, taco tuesday, taco night, burrito, quesadilla, birria, nachos, taco truck, al pastor, fajitas
nouns: enchiladas, guacamole, tamales
tags: Tacos, TacoTuesday, TacoLover, MexicanFood
turn:
{K}. Tilt the head, trust the tortilla, lose half of it anyway.
{K}. I ordered a sensible amount. Then I ordered the rest.
Nobody has ever been sad with both hands full of {n}.
{K}: a salad, if you squint and believe.
reader:
Lime on everything, or are you a danger to society? {K}.
{K}. Hot sauce: a drop, a splash or a personality?
Cilantro: love it, or does it taste like soap to you? {K}.
scene:
A shell breaks on the first bite. Nobody says a word. We just switch to forks. {K}.
Head tilted, elbow out, napkin ready. The stance. {K}.
“Is it spicy?” “No.” It was. {K}.
plain:
{K}. Simple food that makes a table loud.
Warm tortillas, a squeeze of lime, and nothing left to discuss. {K}.
news:
{K}. My shirt tells the rest of the story.
{K}. And yes, there was extra salsa.
invite:
{K}. Come hungry, leave sideways.
Your Tuesday called and asked for reinforcements. {K}.

== burgers 🍔
under: street-food
nouns: burger, hamburger, cheeseburger, smash burger, veggie burger, sliders, hot dog, corn dog, fries, french fries
nouns: curly fries, onion rings, chili dog, bratwurst, poutine
tags: Burgers, BurgerTime, BurgerLover, ComfortFood
turn:
{K}. Once you pick it up, there is no putting it down.
{K}. Both hands, no phone, full attention.
The salad came with it. The salad was a formality. {K}.
{K}: every bite slightly taller than my mouth, and I'd do it again.
reader:
Fries on the side or straight into the middle? Be honest. {K}.
{K}. Pickles: keep them, trade them or guard them?
Ketchup, mustard or something that starts an argument? {K}.
scene:
The bun gives up first. The rest of us carry on. {K}.
“Do you want a bite?” A pause that was longer than planned. {K}.
plain:
{K}. Hot, messy and exactly what was needed.
Some cravings are very specific. {K}.
news:
{K}. The napkins deserve a raise.
{K}. No further plans, just a slow walk home.
invite:
{K}. Your stomach saw this before you did.
Bring an appetite and a shirt you don't love. {K}.

== sushi 🍣
under: dish
nouns: sushi, sashimi, sushi night, maki, nigiri, poke bowl, poke, onigiri, california roll, hand roll, omakase
tags: Sushi, SushiLover, SushiTime
turn:
{K}. I said I'd stop when I was full. There was still a piece looking at me.
{K}. My chopstick skills peak exactly when nobody is watching.
{K}: tiny, tidy and gone in one bite. Unlike my order.
The wasabi was more than it looked. It always is. {K}.
reader:
{K}. Chopsticks, fingers, or a fork when nobody looks?
Is the ginger a topping, a reset button or just decoration? {K}.
{K}. Which piece do you save for last?
scene:
One piece left. All chopsticks hover. {K}.
Dip, drop, splash, pretend nothing happened. {K}.
“Just a few pieces.” A boat arrives. {K}.
plain:
Fresh, quiet, beautifully put. {K}.
{K}. Small bites, slow evening.
news:
{K}. The soy sauce reached places it shouldn't.
{K}. We counted the plates and then stopped counting.
invite:
{K}. Your chopsticks are getting bored in that drawer.
For anyone who calls it dinner and means an event. {K}.

== ramen 🍜
under: pasta-and-noodles
nouns: ramen, pho, udon, soba, noodle soup, instant noodles, noodle bowl, laksa, pad thai, chow mein, lo mein
nouns: rice noodles, miso soup
tags: Ramen, NoodleLover, NoodleSoup
turn:
{K}. If it doesn't end up on your shirt, were you even there?
{K}. Loud is a compliment here.
My glasses fogged up, so I took it as a sign to stop looking and start eating. {K}.
{K}: a bowl you can disappear into.
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
news:
{K}. The bowl was lifted at the end, as tradition demands.
{K}. Every noodle accounted for.
invite:
{K}. Bring an empty stomach and nothing white.
Come in cold, go home warm. {K}.

== soup 🍲
under: dish
nouns: soup, tomato soup, chicken soup, chicken noodle soup, stew, chili, broth, chowder, bisque, gumbo
nouns: pumpkin soup, lentil soup, goulash, borscht, bone broth, minestrone, soup season
tags: Soup, SoupSeason, ComfortFood
turn:
{K}. The spoon goes in, the shoulders come down.
Nobody makes a small pot of {n}. It's not possible. I've tried.
{K}: proof that a pot knows more than a recipe.
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
news:
{K}. Somebody is already looking for the good bread.
{K}. The ladle worked overtime.
invite:
{K}. Come in, there's a spoon with your name on it.
Blow first. We mean it. {K}.

== salad 🥗
under: dish
nouns: salad, caesar salad, greek salad, potato salad, pasta salad, fruit salad, coleslaw, salad bowl, buddha bowl
nouns: grain bowl, kale salad, cobb salad, tabbouleh
tags: Salad, SaladLover, FreshFood
turn:
{K}. I came for the crunch and stayed for the dressing.
{K}. Mostly croutons, technically leaves.
I eat {n} so that dessert and I can look each other in the eye.
{K}: a bowl of good intentions that turned out delicious.
reader:
Dressing on top, on the side or as the main ingredient? {K}.
{K}. What's the one thing that has to be in it?
Is it still {a} if half of it is cheese? Asking for a bowl. {K}.
scene:
A fork chases the last tomato around the bowl. The tomato is winning. {K}.
“You only had salad?” You didn't see the size. {K}.
Chop, toss, taste, add more lemon. {K}.
plain:
Crisp, bright and gone before it wilts. {K}.
{K}. Good things, cut small.
news:
{K}. Nobody asked for fries. Almost nobody.
{K}. The bowl is bigger than my head, as it should be.
invite:
{K}. Something fresh for a change of mood.
Even the friend who “doesn't do salad” came back for more. Bring yours. {K}.

== sandwich 🥪
under: street-food
nouns: sandwich, grilled cheese, club sandwich, blt, panini, sub, wrap, toastie, bánh mì, banh mi, pb&j
nouns: peanut butter and jelly, avocado toast, reuben, lobster roll, tuna melt, philly cheesesteak, croque monsieur
nouns: bagel sandwich
tags: Sandwich, SandwichLover, LunchTime
turn:
{K}. The architecture is ambitious. The collapse is delicious.
{K}. Cut diagonally, because I have standards.
I planned to eat half and save half. The halves disagreed. {K}.
{K}: lunch with a handle.
reader:
Triangles or rectangles? There is a correct answer. {K}.
{K}. What goes in first, and why are you wrong?
Toasted or soft: what's your position, and will you move? {K}.
scene:
One bite, and the filling leaves through the back door. {K}.
Stack, press, look at it sideways, press again. {K}.
“Can I have the other half?” What other half? {K}.
plain:
The best lunches are held in both hands. {K}.
news:
{K}. Crumbs on the keyboard, no regrets.
{K}. It lasted shorter than the wrapping.
invite:
{K}. Your desk lunch deserves better.
Lunch is calling, and it brought pickles. {K}.

== barbecue 🔥
under: dish
nouns: brisket, smoked brisket, ribs, pulled pork, steak, barbecue, bbq, grilled chicken, kebab, skewers
nouns: steak night, grill night, tomahawk steak, burnt ends, pork chops, korean bbq, smoked meat, sausages, grilling
tags: BBQ, Grilling, BBQLife, FoodLovers
turn:
{K}. Low, slow and guarded like a secret.
{K}. The smoke got into my jacket and I'm keeping it there.
Everybody becomes an expert the moment {the} {is/are} on the fire.
{K}: hours of waiting, minutes of silence.
reader:
Sauce, rub or nothing but salt? Careful, families have split over this. {K}.
{K}. Who holds the tongs in your house, and who only thinks they do?
Pink in the middle or done all the way? Speak freely, we won't. {K}.
scene:
Tongs clicked twice, because that's the law. {K}.
“Is it done?” “Don't touch it.” “But is it done?” {K}.
Lid up, everybody leans in, everybody squints. {K}.
plain:
{K}. Fire, time and good company.
Good things happen to people who don't rush {n}.
news:
{K}. The napkins gave up before we did.
{K}. The whole street knows.
invite:
{K}. Follow the smoke.
Bring a plate and a strong opinion. {K}.

== fried-chicken 🍗
under: dish
nouns: fried chicken, chicken wings, wings, nuggets, chicken nuggets, chicken tenders, chicken sandwich, karaage
nouns: hot wings, buffalo wings, roast chicken, chicken parm, rotisserie chicken, chicken and waffles
tags: ChickenLover, Wings, ComfortFood
turn:
{K}. The crunch could be heard in the next room.
{K}. I reached for a napkin and chose another piece instead.
{K}: the reason my phone screen has fingerprints.
We said dinner would be light. Then somebody said {n}.
reader:
Drumstick or wing? Your answer will be remembered. {K}.
{K}. Mild, hot or “why did I do this”?
Blue cheese, ranch or nothing at all? Choose your table. {K}.
scene:
Silence, crunch, silence, crunch. {K}.
“Is it too hot?” Tears, a nod, another bite. {K}.
A pile of bones and no witnesses. {K}.
plain:
{K}. Crisp outside, happy inside.
Fingers first, manners later. {K}.
news:
{K}. The bones tell the story.
{K}. Nobody saved me the crispy bit, and I noticed.
invite:
{K}. Come with clean hands, leave without.
Your couch, your game, our crunch. {K}.

== seafood 🦐
under: dish
nouns: seafood, shrimp, lobster, crab, crab legs, oysters, clams, mussels, scallops, fish tacos
nouns: salmon, grilled salmon, calamari, octopus, seafood boil, crawfish, tuna, ceviche, cod, fish fry
tags: Seafood, SeafoodLover, FreshFish
turn:
{K}. The bib is not optional, and neither is the second plate.
{K}. A lot of work per bite, and worth every crack.
{K}: dinner that makes you use your hands and forget your phone.
I came for the view of the water and stayed for {the}.
reader:
Lemon, butter or both until it floats? {K}.
{K}. Who at your table does the cracking, and who does the eating?
Raw, grilled or fried: where do you draw the line? {K}.
scene:
A squeeze of lemon, a direct hit in the eye. {K}.
plain:
{K}. Salt on the lips, sea on the plate.
Simple, fresh, a little lemon. {K}.
news:
{K}. My hands will smell of it until further notice.
{K}. The shells are stacked like trophies.
invite:
{K}. Roll up your sleeves and pull up a chair.
For people who don't mind working for dinner. {K}.

== eggs 🍳
under: breakfast
nouns: eggs, egg, scrambled eggs, fried egg, poached egg, poached eggs, deviled eggs, omelette, omelet
nouns: eggs benedict, shakshuka, frittata, quiche, boiled egg, soft boiled egg, bacon and eggs
tags: Eggs, EggLover, BrunchTime
turn:
{K}. Simple, they said. Then somebody said “runny”.
{The} went quicker than anything else on the table, as {it/they} always {does/do}.
{K}: small, humble and impossible to eat just one of.
reader:
Runny or firm? This is how you find out who you're dealing with. {K}.
{K}. Salt, hot sauce or ketchup? Nobody is watching.
What goes on top: paprika, chives or nothing to hide behind? {K}.
scene:
Crack, a tiny piece of shell, a very long chase. {K}.
The plate goes round once and comes back empty. {K}.
“How do you like them?” “Quickly.” {K}.
plain:
{K}. Proof that simple is enough.
A good plate starts with {n}.
news:
{K}. The yolk held, and so did my nerve.
{K}. Somebody licked the plate. I'm not naming names.
invite:
{K}. Sunny side and seats available.
Come hungry, leave with yolk on your sleeve. {K}.

== cheese 🧀
under: snack
nouns: cheese, cheese board, charcuterie, charcuterie board, mac and cheese, cheddar, brie, goat cheese, fondue
nouns: raclette, blue cheese, mozzarella, burrata, cheese plate, grazing table, parmesan, halloumi
tags: Cheese, CheeseLover, CheeseBoard
turn:
{K}. A balanced meal, if you stack it right.
{K}. I was told to bring something small. I brought a knife and no restraint.
Age makes it better. I'm waiting for my turn. {K}.
{K}: the only board meeting I look forward to.
reader:
Mild, sharp or “please open a window”? {K}.
{K}. Crackers, bread or straight from the knife?
Grapes: essential, or decoration with ambitions? {K}.
scene:
One more sliver to make it even. Now the other side is longer. {K}.
“Save some for the guests.” “Which guests?” {K}.
A knife hovers. A decision is made. Several decisions are made. {K}.
plain:
{K}. Good with bread, good with company, good alone.
Slow snacks make for long talks. {K}.
news:
{K}. The crackers ran out first. They always do.
{K}. The board looked beautiful for about a minute.
invite:
{K}. Come for a slice, stay for the rind.
You bring the stories, we've got the knives. {K}.

== pancakes 🥞
under: breakfast
nouns: pancake, pancakes, waffle, waffles, french toast, crepe, crepes, crêpes, banana pancakes, blueberry pancakes
nouns: pancake stack, maple syrup
tags: Pancakes, BreakfastLover, BrunchTime
turn:
{K}. The first one is for the pan. The rest are for me.
{K}. It's only breakfast if something drips.
The stack leaned. I did what anybody would do and ate the evidence. {K}.
{K}: cake that got up early.
reader:
Syrup on top, on the side or everywhere at once? {K}.
{K}. Fluffy and tall, or thin and rolled?
Butter first or fruit first? Explain yourself. {K}.
scene:
The flip. The pause. The landing, mostly in the pan. {K}.
Sticky fork, sticky fingers, sticky table. {K}.
“Just a small one for me.” Several plates of wisdom later. {K}.
plain:
{K}. A slow start tastes better.
Warm, golden, no hurry. {K}.
news:
{K}. There's syrup on the ceiling, and nobody knows how.
{K}. The stack was taller than my ambitions for the day.
invite:
{K}. Slide in, we saved you the tall stack.
Elastic waistbands welcome. {K}.

== ice-cream 🍦
under: dessert
nouns: ice cream, gelato, sorbet, soft serve, sundae, frozen yogurt, popsicle, ice cream flavor, ice cream cone
nouns: milkshake, snow cone, ice cream truck, ice cream shop, banana split, vanilla ice cream
tags: IceCream, IceCreamLover, SweetTreat
turn:
{K}. Every lick is a race against physics.
{K}: the one thing that melts faster than my willpower.
You can't be angry and hold {n} at the same time.
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
news:
{K}. My brain froze and my heart didn't mind.
{K}. The tub has a dent, and I know nothing.
invite:
{K}. Take a lick before it takes your sleeve.
Your inner eight-year-old has been asking. {K}.

== chocolate 🍫
under: dessert
nouns: chocolate, dark chocolate, chocolate bar, truffles, chocolate truffles, hot fudge, fudge, bonbons, brownies
nouns: brownie, chocolate cake, hot cocoa bombs, candy, caramels, chocolate box
nouns: caramel
tags: Chocolate, ChocolateLover, SweetTooth
turn:
{K}. I had one square. The squares are getting larger.
{K}. I hid it from the others and then from myself. I found it.
Willpower is a muscle. Mine is resting near {the}.
reader:
Dark, milk or white, and how sure are you? {K}.
{K}. Do you let it melt or bite right in?
Keep a secret supply, or share like a saint? {K}.
scene:
The wrapper, opened very slowly so that nobody hears. {K}.
“Where did it all go?” Silence. A brown smudge. {K}.
Break. Snap. Just one more to even out the edge. {K}.
plain:
{K}. A small square of good mood.
Some days need a sweet full stop. {K}.
news:
{K}. It was meant to last the week.
{K}. The hiding place has been compromised.
invite:
{K}. Your three o'clock slump just found its match.
Sharing is encouraged, and rarely seen. {K}.

== cookies 🍪
under: baking
nouns: cookie, cookies, chocolate chip cookies, chocolate chip cookie, oatmeal cookies, sugar cookies, gingerbread
nouns: snickerdoodles, biscotti, shortbread, macarons, macaroons, cookie dough, cookie jar, decorated cookies
nouns: christmas cookies, biscuits
nouns: macaron, macaroon
tags: Cookies, CookieLover, Baking
turn:
{K}. I count them by the batch, so technically I had one.
{K}: round, warm and very bad at staying on the plate.
They were supposed to cool. They were supposed to do many things. {K}.
reader:
Chewy or crisp? Choose your side of the jar. {K}.
{K}. Dunk it, or keep it dry and dignified?
Raisins: pleasant surprise, or a betrayal? {K}.
scene:
The oven door opens and the whole house appears. {K}.
“Only one before dinner.” Holds up the largest. {K}.
Lid of the jar. Slow lift. Loud clink. Caught. {K}.
plain:
{K}. The house smells like a good idea.
Warm tray, open door, happy neighbors. {K}.
news:
{K}. Crumbs were found at several locations.
{K}. The broken ones don't count, so I broke a few.
invite:
{K}. Come while they're still warm in spirit.
Take one for the road and one for the excuse. {K}.

== donuts 🍩
under: cake
nouns: donut, donuts, doughnut, doughnuts, beignets, cronut, bagel, bagels, cinnamon roll, cinnamon rolls, pastry
nouns: pastries, croissant, croissants, danish, scones, eclair, turnover, babka
nouns: scone
tags: Pastry, BakeryLove, SweetTreats
turn:
{K}. I came in for coffee and left with a box.
{K}. Flakes on my shirt, peace in my heart.
{K}: the real reason I get up early on purpose.
I only wanted to smell {the}. That was my first mistake.
reader:
Eat the middle first, or save it like treasure? {K}.
{K}. Fork, fingers or face first?
Glaze, filling or plain and proud? {K}.
scene:
A paper bag with a spreading butter stain. The good kind. {K}.
“I'll just have half.” The other half: also mine. {K}.
The tray comes out, and the line gets very quiet. {K}.
plain:
{K}. Some mornings come with layers.
Warm from the paper bag tastes best. {K}.
news:
{K}. The evidence is on my sweater.
{K}. The box went round the room once and never came back.
invite:
{K}. The early bird gets the flaky one.
Bring it to work and be popular for a whole minute. {K}.

== pie 🥧
under: cake
nouns: pie, apple pie, pumpkin pie, cherry pie, pecan pie, key lime pie, peach cobbler, cobbler, apple crisp
nouns: crumble, tart, lemon tart, galette, pot pie, shepherd's pie, meat pie
tags: Pie, PieLover, Baking
turn:
{K}. The lattice is crooked and nobody cares after the first forkful.
{K}. A thin slice, I said, and held my hands far apart.
{K}: the one circle that gets better the fewer pieces are left.
Anybody can be impressed by a cake. {K} takes character.
reader:
With ice cream, with cream or with dignity? {K}.
{K}. Filling or crust: what are you really here for?
Warm or cold the next morning, straight from the dish? {K}.
scene:
A knife mark moves a little further each time somebody walks past. {K}.
The window, the steam, a very interested family. {K}.
“Who took the corner?” “It's round.” “Exactly.” {K}.
plain:
{K}. Butter, flour and patience, in that order.
It tastes like somebody took their time. {K}.
news:
{K}. The dish came back scraped clean.
{K}. The second slice introduced itself.
invite:
{K}. Save room. We know you won't, but save room.
Take a slice before your uncle sees it. {K}.

== cupcakes 🧁
under: cake
nouns: cupcake, cupcakes, muffin, muffins, banana bread, cake pops
tags: CakeLover, Baking, SweetTooth
turn:
{K}. Frosting is just a hug that you can scrape off with a finger.
{K}. I promised myself a small piece. I also cut it.
{K}: because nobody ever gathered around a salad and sang.
reader:
Frosting first, or save it for the end? {K}.
{K}. Corner piece, middle piece or whichever is biggest?
Is banana bread cake or bread, and does it change how much you eat? Applies here too. {K}.
scene:
Knife down. Everybody goes quiet and watches the sizes. {K}.
One candle, too many forks. {K}.
“It's too pretty to eat.” A minute later: crumbs. {K}.
plain:
{K}. Something sweet to sit around.
Good days deserve a plate. Ordinary ones, too. {K}.
news:
{K}. The fork marks on the side are a mystery.
{K}. There's frosting on my elbow and I'm at peace with it.
invite:
{K}. Bring a fork and somebody to share it with. Or just a fork.
Any excuse will do, and we accept all of them. {K}.

== popcorn 🍿
under: snack
nouns: popcorn, chips, trail mix, jerky, beef jerky, snack box, cheese puffs, nuts, peanuts, granola bars
nouns: snack drawer, road trip snacks, movie snacks, hummus, dips
nouns: dip
tags: SnackTime, Snacks, SnackLover
turn:
{K}. I opened it for later. Later was immediate.
{K}. Serving size: the person who wrote it had never met me.
{K}: a sound that brings people in from other rooms.
The bag said “share”. The bag can't see who's home. {K}.
reader:
Sweet or salty, and would you date the other side? {K}.
{K}. One at a time or by the fistful?
Which snack is never safe in your house? {K}.
scene:
A hand in the bowl. Another hand in the bowl. A very short look. {K}.
Crunch, during the quiet scene. {K}.
“Who finished it?” An empty bag, carefully put back. {K}.
plain:
{K}. Small, crunchy, hard to leave alone.
Every good evening has a bowl in the middle. {K}.
news:
{K}. The bowl is a rumor now.
{K}. The couch found some of it, too.
invite:
{K}. Your movie has been waiting for company.
Grab some before the others do. {K}.

== hot-sauce 🌶️
under: dish
nouns: hot sauce, salsa verde, sriracha, chili oil, chili crisp, spices, spice blend, curry powder, dry rub
nouns: bbq sauce, seasoning, garlic, pepper, jalapeño, jalapenos, habanero, kimchi, mustard, ghost pepper
tags: HotSauce, SpicyFood, FoodLovers
turn:
{K}. A little goes a long way. I have never done a little.
{K}. It's not hot, said everybody who is lying.
{K}: because food should talk back.
I put {n} on things that never asked for it. They're better now.
reader:
Mild, hot or “call somebody”? {K}.
{K}. What's the strangest thing you've put it on, and did it work?
Do you build up to it or start brave and regret it loudly? {K}.
scene:
One drop. A brave face. A slow walk to the milk. {K}.
“Is it spicy?” Ears turning red. “Not at all.” {K}.
Shake, shake, nothing, shake, everything. {K}.
plain:
{K}. A small bottle of courage for a plain plate.
It wakes up whatever it touches. {K}.
news:
{K}. My eyes are watering and I'm reaching for more.
{K}. The eggs will never be the same.
invite:
{K}. Bring tissues and a glass of milk.
For people who say “hotter” and mean it. {K}.

== honey-and-jam 🍯
under: preserves
nouns: honey, raw honey, strawberry jam, marmalade, maple butter, apple butter, peanut butter, nutella, honeycomb
nouns: honey jar, jelly, dill pickles, sauerkraut, olives, canning, homemade jam
tags: InAJar, PantryLove, FoodLovers
turn:
{K}. The toast is just a vehicle.
{K}. A clean spoon goes in. A clean spoon comes out. Nobody asks what happened between.
{K}: the reason the lid is always a bit sticky.
I opened {the} for one slice of bread. We're on the loaf now.
reader:
To the very edges or just the middle? {K}.
{K}. On toast, in tea or straight off the spoon when nobody looks?
Who in your house leaves the knife in the jar? {K}.
scene:
The lid won't move. The jar is passed around. A hero is made. {K}.
A slow drip, a fast finger. {K}.
Jar to the light, a small proud nod. {K}.
plain:
{K}. A spoonful of somebody's patience.
A full shelf of jars is its own kind of calm. {K}.
news:
{K}. The label is crooked and I love it.
{K}. The bread ran out before the jar did.
invite:
{K}. Your toast has been underdressed.
Take a jar home and hide it from the family. {K}.

== fruit 🍓
under: produce
nouns: strawberries, strawberry, blueberries, raspberries, mango, mangoes, watermelon, peach, peaches, apples, apple
nouns: oranges, clementines, pineapple, cherries, grapes, figs, pomegranate, kiwi, lemons, lemon, papaya
nouns: dragon fruit, melon, plums, pears, bananas, berries
tags: Fruit, FruitLover, InSeason
turn:
{K}. I bought it for the week. It met me on the way home.
{K}. Nature wrapped it, and I still make a mess.
{K}: dessert that grew up outdoors.
There's a right moment for {n}, and it lasts about a minute.
reader:
Cold from the fridge or warm from the sun? {K}.
{K}. Eat it plain, or does it need something on top?
Wash first, or taste first and wash in theory? {K}.
scene:
Juice down the chin, elbows over the sink. {K}.
A sniff. A gentle squeeze. A face of total expertise. {K}.
“Save some for the cake.” There will be no cake. {K}.
plain:
{K}. Sweet without trying.
A full bowl on the counter makes a kitchen look kind. {K}.
news:
{K}. My fingers are sticky and my conscience is clean.
{K}. The bowl has been refilled and emptied.
invite:
{K}. Take a bag home before the next person does.
Bring a basket and taste as you go. {K}.

== vegetables 🥕
under: produce
nouns: vegetables, tomato, carrots, rhubarb, zucchini, potatoes, sweet potato, kale, broccoli, cauliflower
nouns: asparagus, corn on the cob, corn, mushrooms, avocado, avocados, squash, butternut squash, eggplant, beets
nouns: radishes, cucumbers, cabbage, brussels sprouts, onions, peas, green beans, spinach, artichokes, celery
nouns: csa box, veggie box
nouns: cucumber, vegetable
nouns: cherry tomatoes, cherry tomato, tomatoes
tags: EatYourVeggies, FreshProduce, EatTheRainbow
turn:
{K}. I used to push it around the plate. Now I talk about it at dinner.
{K}. My younger self would not believe how excited I am.
{K}: not glamorous, very loyal.
Give {n} butter, salt and a hot oven, and watch minds change.
reader:
Roasted, raw or hidden in the sauce? {K}.
{K}. Which one did you hate as a kid and love now?
Do you follow a recipe or throw it all in one pan? {K}.
scene:
Chop, chop, one piece rolls to freedom under the fridge. {K}.
“Eat your greens.” Said by me, to me. {K}.
A basket on the counter and a blank look: now what? {K}.
plain:
{K}. Good food with dirt in its history.
Plain, honest and better with salt. {K}.
news:
{K}. Somebody asked for seconds. Of this.
invite:
{K}. Grab a bag, your stove could use the company.
Come early, the good ones know their worth. {K}.

== curry 🍛
under: dish
nouns: curry, chicken curry, butter chicken, tikka masala, dal, biryani, fried rice, rice, jollof rice, jollof
nouns: paella, risotto, dumplings, gyoza, dim sum, samosas, spring rolls, naan, stir fry, hot pot, tteokbokki
nouns: bibimbap, falafel, shawarma
nouns: dumpling, samosa
tags: Foodie, FoodLovers, ComfortFood
turn:
{K}. The recipe is written nowhere, and everybody argues about it.
{K}. The neighbors are suddenly very friendly.
{K}: a whole kitchen in one bite.
I measured nothing and regret nothing. {K}.
reader:
Whose version is the best, and are you ready to say so out loud? {K}.
{K}. Fork, spoon, chopsticks or hands?
How hot is too hot, and when did you find out? {K}.
scene:
The lid comes off. Everybody leans over. Glasses fog. {K}.
“A bit more?” A hand over the plate, half a second too late. {K}.
Stir, taste, close your eyes, add one more thing. {K}.
plain:
{K}. It fills the house before it fills the plate.
Made to be put in the middle of a table. {K}.
news:
{K}. The pot is empty and nobody will say who.
invite:
{K}. Bring your appetite, we'll bring the spice.
Pull up a chair, there's always enough for one more. {K}.

== wine 🍷
under: drinks
nouns: wine, red wine, white wine, rosé, rose wine, champagne, prosecco, wine night, wine tasting, vineyard, winery
nouns: sangria, mulled wine, natural wine, wine bar, merlot, pinot noir, port wine
tags: Wine, WineLover, WineTime
turn:
{K}. I detect notes of grape and a long conversation.
{K}. It needed to breathe. So did I.
{K}: a good answer to a question nobody asked out loud.
I swirl {the} as if I knew what I was looking for.
reader:
Red, white or whatever is open? {K}.
{K}. Do you read the label or choose the prettiest one?
Which dinner guest always brings the good bottle? Tag them. {K}.
scene:
Swirl, sniff, frown thoughtfully, say “interesting”. {K}.
Pop. A small cheer from the other room. {K}.
“Just a small one.” The glass is very wide. {K}.
plain:
{K}. Slow sips and people you like.
A glass, a chair, the evening doing its thing. {K}.
news:
{K}. The cork is in the drawer with all the others.
{K}. We solved most of the world's problems and forgot the answers.
invite:
{K}. Bring the friend who says “I taste cherry” and means it.
Pull up a chair and let it breathe. {K}.

== beer 🍺
under: drinks
nouns: beer, craft beer, ipa, lager, stout, cider, hard cider, brewery, brewery tour, taproom, pale ale, draft beer
nouns: beer garden, beer flight, happy hour beer, root beer
tags: Beer, CraftBeer, Cheers
turn:
{K}. The foam mustache is part of the uniform.
{K}. I read the whole label, so I'm basically an expert.
{K}: a reason for people to sit in one place and talk.
We came for one round. The round had friends. {K}.
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
news:
{K}. Somebody is explaining hops again.
{K}. The coasters have been folded into tiny roofs.
invite:
{K}. There's a stool with your name on it.
Bring a thirst and a story. {K}.

== cocktails 🍸
under: drinks
nouns: cocktail, cocktails, margarita, martini, espresso martini, negroni, old fashioned, mojito, gin and tonic
nouns: aperol spritz, spritz, whiskey, whisky, bourbon, gin, rum, tequila, mocktail, mocktails, bloody mary
nouns: pina colada, happy hour, shots, eggnog
tags: Cocktails, CocktailHour, Cheers
turn:
{K}. The tiny umbrella is doing most of the talking.
{K}. I ordered the one with the prettiest name and I'd do it again.
{K}: a few ingredients and a very good mood.
reader:
Shaken, stirred or “surprise me”? {K}.
{K}. Salt on the rim: yes, no or obviously?
Do you eat the garnish? Be brave. {K}.
scene:
Clink, sip, eyebrows up. {K}.
The shaker rattles like somebody means it. {K}.
“I don't usually like these.” Glass: empty. {K}.
plain:
{K}. Something cold, someone good, nowhere to be.
The first sip is for the day that was. {K}.
news:
{K}. The olive went first.
{K}. We toasted to everything and then started over.
invite:
{K}. Your coat looks heavy. Take it off and stay a while.
Bring the friend who never knows what to order. {K}.

== matcha-and-boba 🧋
under: cold-drink
nouns: matcha, matcha latte, iced matcha, boba, bubble tea, milk tea, smoothie, smoothies, juice, green juice
nouns: lemonade, iced tea, sweet tea, slushie, protein shake, coconut water, acai bowl, smoothie bowl, soda
nouns: sparkling water, orange juice, frappe
tags: DrinkUp, ColdDrinks, SipSlowly
turn:
{K}. I finished it on the way to the car. It was a short walk.
{K}. Half drink, half personality.
{K}: the fourth thing in my hands and the only one I need.
I said I'd cut down on {n}. I cut down on saying it.
reader:
Extra ice, less ice or don't you dare? {K}.
{K}. Straw or straight from the glass?
What's your order, and who taught it to you? {K}.
scene:
A loud slurp at the bottom. Everybody turns around. {K}.
Shake it, stab it, sip it. {K}.
“Can I try?” A third of it disappears. {K}.
plain:
{K}. A cold sip and a slower minute.
Bright in the glass and gone too soon. {K}.
news:
{K}. The cup is empty and I'm still holding it.
{K}. The straw is making that sound again.
invite:
{K}. Your hand looks empty.
Come by, cool down, carry on. {K}.

== hot-chocolate ☕
under: hot-drink
nouns: hot chocolate, hot cocoa, cocoa, cider and donuts, hot apple cider, chai, chai latte, pumpkin spice latte
nouns: golden milk, marshmallows, hot toddy, gingerbread latte
tags: HotDrinks, CozySeason, WarmUp
turn:
{K}. The mug is warm, so I'm not letting go.
{K}. More topping than drink, exactly as intended.
{K}: a blanket that you can swallow.
I burned my tongue on the first sip, as I have every single time. {K}.
reader:
Marshmallows or whipped cream? There is no middle. {K}.
{K}. Stir it or leave the good bit at the bottom?
Which mug is yours, and what happens if somebody else takes it? {K}.
scene:
Both hands, one mug, eyes closed. {K}.
A cream mustache that nobody mentions. {K}.
Blow, sip, too hot, blow, sip, worth it. {K}.
plain:
{K}. Warm hands, quiet minute.
Some comforts come with steam. {K}.
news:
{K}. The bottom of the mug was the best part.
invite:
{K}. Come in, your fingers look cold.
Wrap your hands around this one. {K}.
`;
