export const sweetAndBaked = `
== bread 🍞
nouns: bread, breads, loaf, loaves, loaf of bread, baguette, baguettes, ciabatta, rye bread, rye, pumpernickel
nouns: whole wheat bread, wholemeal bread, white bread, brioche, milk bread, dinner rolls, bread rolls, burger buns
nouns: buns, french bread, challah, panettone, stollen, crusty bread, fresh bread, homemade bread, no-knead bread
nouns: gluten-free bread, bakery bread, bread baking, bread dough, dough, bread basket, sandwich bread, wheat bread
nouns: banh mi bread, puri, dinner roll, bread roll, burger bun
alone: toast, rolls
tags: BreadLover, BreadTime, BreadLife, BreadBaking
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
Which end of the loaf is yours, and who do you have to fight for it?
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
{K}. Crumbs in the car are part of the arrangement.
{K}. Your butter has been sitting there all alone.
{K}. Bring an empty bag and a little self-control. Or just the bag.
news:
{K}. The greatest thing since, well, you know.
{K}. The butter has questions.
{K}. A good crust, a soft middle, and a story in between.
{K}. On a roll, as they say.

== cake 🍰
nouns: cake, cakes, cookie decorating, red velvet cake, vanilla cake, victoria sponge, lemon drizzle cake, lemon cake
nouns: orange cake, coffee and walnut cake, fruit cake, fruitcake, christmas cake, plum cake, apple cake, marble cake
nouns: matilda cake, smash cake, number cake, drip cake, anniversary cake, pound cake, angel food cake, bake-off
nouns: sweet treats, tres leches cake, chocolate cake, birthday cake slice, layer cake
nouns: sheet cake, ice cream cake, carrot cake, lava cake, molten lava cake, bundt cake, sponge cake
nouns: strawberry shortcake, king cake, bento cake, mille crepe cake, cake slice, slice of cake, birthday cakes
nouns: cupcake cake, sweet treat, birthday cake
tags: SweetTooth, SweetTreats, BakedGoods, CakeLover
turn:
Name another food that people sing at. {K}.
There was going to be some left for you. Plans change. {K}.
I asked for a small piece, in a voice that nobody believed. {K}.
{K}. I'm only here to check the quality of all of {it/them}.
Nobody has ever walked into a room, seen {a} and left.
{K}. Whoever says “half each” has never met me.
Sugar, butter, flour, and suddenly everybody is in the kitchen. {K}.
{K}. The plate is a formality.
I don't eat my feelings. My feelings prefer {a}.
My favorite exercise is reaching across the table for {the}.
{K}: the reason I'm nice to people who bake.
I said “who wants some?” quietly, from another room. {K}.
reader:
Who gets the last of {the}: whoever baked, or whoever is fastest?
Big slice, small slice or “just the crumbs”, twice? {K}.
Do you lick the spoon, the bowl or, with some skill, the whisk? {K}.
What was on your table every birthday as a kid? {K}.
Do you start with the tip, the icing or a deep breath? {K}.
Homemade or from the good bakery: what do you bring to a party? {K}.
Which sweet thing could you find in the dark, by smell alone? {K}.
scene:
“Who wants the last piece?” A long, polite, dangerous silence. {K}.
“It's homemade.” “By whom?” “By somebody very talented, at the bakery.” {K}.
Missing: one bite. Suspects: everybody in the room. {K}.
You said you didn't want any, and now you're standing next to the plate. {K}.
A plate goes around the table and comes back clean. {K}.
Serving size (noun): a number that nobody at this table has read. {K}.
The smell reaches the stairs long before anybody calls. {K}.
Sugar on the fingertips, an innocent look, a second helping. {K}.
plain:
Somebody baking for you is one of the nicest things there is. {K}.
I like a table with something sweet in the middle. {K}.
{K}, a napkin, and a good reason to sit down.
{K}. Something sweet to slow down for.
The best conversations end with “go on, have the last one”. {K}.
A little sugar, a little time, and people gather. {K}.
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
{K}. The crumbs have been interviewed.
{K}. Sweet, with a few layers to it.
{K}. Somebody get the good plates.
{K}. Icing on everything.

== dessert 😋
nouns: ice cream sandwich, ice cream bar, mochi, mochi ice cream, dessert, desserts, dessert night, dessert box
nouns: dessert board, gulab jamun, halva, mango sticky rice
tags: SweetTreat, DessertTime, SweetTooth, DessertLover
turn:
I'd like to start with dessert, in case I get full. {K}.
I hid dessert from everybody, including, in the end, myself. {K}.
{K}. I took a little so that it would last. It did not last.
I don't have a favorite, I have a waiting list. {K}.
They say sweet things don't last. Not around me, they don't. {K}.
Being an adult means that nobody can stop you. {K}.
Some people finish dinner. I graduate to dessert. {K}.
Willpower left the building, and {the} held the door.
There is always a last bite, and I'm never ready for it. {K}.
{K}: the part of the meal that nobody has to be called twice for.
I'd share, but then I'd know exactly how much I'm missing. {K}.
{K}. A small reward for everything I'm still going to do.
reader:
Is dessert a daily right at your table, or a special event? {K}.
Which dessert would you defend in court? {K}.
Do you eat sweet things slowly, or is that something other people do? {K}.
Which dessert of your childhood would you give a lot to taste again? {K}.
Dessert: one bite of everything, or all of one thing? {K}.
Which sweet thing do you hide from the people you live with? {K}.
Sweet with a bit of salt: genius, or please leave it alone? {K}.
scene:
“Would you like to see the dessert menu?” “I've already read it.” {K}.
First silence, then “oh”, then somebody asks if there's more. {K}.
Exhibit A: a sticky finger. Exhibit B: the other sticky fingers. {K}.
Things I'll share: advice, umbrellas, opinions. Things I won't: {k}.
“Just a bite.” Famous last words. {K}.
A long debate about what to get, followed by what everybody always gets. {K}.
A grown-up at the counter, nose to the glass, unable to decide. {K}.
Somebody says “I'm full”, looks down, and is not full anymore. {K}.
plain:
A treat doesn't need a reason. {K}.
Somewhere inside every grown-up is a kid with pocket money at the counter. {K}.
I still get as excited about {a} as I did as a kid.
The sweet part of the day should never be rushed. {K}.
{K}. It made me smile before the first bite.
{K}. A nice way to end, or to begin again.
You're allowed to enjoy things just because they're sweet. {K}.
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
{K}. Things just got a little stickier.
{K}. Spoons at the ready.

== baking 🧑‍🍳
nouns: baking, home baking, baking day, baking days, baking session, baking night, baking marathon, baking project
nouns: baking with kids, baking with friends, holiday baking, christmas baking, weekend baking, sunday baking
nouns: stress baking, cookie baking, cake baking, bread making, cooking class at home, kitchen experiments
nouns: kitchen experiment, kitchen adventures, time in the kitchen, canning day, pickling, preserving, jam making
nouns: kneading, cookie decorating night, apron time, food styling, food photography, cake decorating, chocolate chips
nouns: baking soda, baking powder, flour, bread flour, kitchen adventure
tags: InTheKitchen, HomeCook, CookingTime, KitchenFun
turn:
I bake the way I park: with confidence and several corrections.
{K}. My apron has seen things.
I followed the recipe until it got boring, around the second line. {K}.
Everything tastes better when somebody says “you made this?”
My oven and I have agreed to disagree about temperatures.
{K}. Future me had better be grateful.
{K}. I'm told professionals also talk to themselves.
I'm down to my last clean spoon, and there's a lot of tasting to do. {K}.
A pinch is a unit of measurement, and mine is generous.
reader:
Butter out of the fridge in time, or always rock hard? {K}.
Who gets to lick the bowl at your place? {K}.
Do you wash up as you go, or pretend it isn't there? {K}.
What's your signature bake, and who asks for it? {K}.
What was the first thing you ever baked, and did anybody eat it? {K}.
The timer says it's done: do you believe it, or poke it first?
Which cake tin has been in your family longest? {K}.
scene:
The recipe says “meanwhile”, and there's only one of me. {K}.
“When is it done?” “When the kitchen smells right.” {K}.
First, preheat. Then, look for the thing you just had in your hand.
The first taste from the spoon: blown on, burned anyway.
Every spoon: used. Every cupboard: open. Every emotion: present. {K}.
A television voice in my head: “And now, quickly, before anybody sees.”
“It's supposed to look like that.” A complete kitchen philosophy.
plain:
Making something with your hands settles the head.
I like a kitchen that looks like somebody has been happy in it.
{K}. Flour first, crumbs later.
{K}. A good way to be busy and calm at once.
It doesn't have to turn out well to be time well spent.
Somebody taught you, you teach somebody. That's the best recipe there is.
A song, an apron and no hurry. {K}.
invite:
{K}. Aprons hide everything, including nerves.
Aprons are on the hook, come on in. {K}.
Beginners are welcome, the oven can't tell. {K}.
{K}. Bring a tin, you'll be taking some home.
{K}. Bring an appetite for your own mistakes.
Lick the spoon, nobody's keeping score. {K}.
{K}. Your whisk has been living in a drawer for too long.
news:
{K}. The whisk declined to comment.
{K}. The apron takes a bow.
{K}. Somebody write that on a stained index card.
{K}. The kitchen has its own weather right now.

== snack 😋
nouns: snacks, snack, snack time, snack plate, snack bar, snack box subscription, snack haul, snack break
nouns: office snacks, game day snacks, healthy snacks, after-school snack, bedtime snack, cheese and crackers
nouns: antipasti, antipasto, salami, prosciutto, jamón, tapas, pintxos, appetizers, appetizer, appetizer platter
nouns: starters, hors d'oeuvres, canapés, finger food, party food, protein bars, energy balls, seaweed snacks, nibbles
nouns: midnight snack run, office snack, game day snack, healthy snack, hors d'oeuvre, protein bar, energy ball
nouns: seaweed snack, cold cuts, deli meat, lunch meat
tags: SnackTime, Snacks, SnackAttack, SnackLover
turn:
A snack is only small if you stop. {K}.
I'm not hungry, I'm just standing next to the snacks. {K}.
There are people who stop halfway. I've read about them. {K}.
I arranged it nicely, so now it's called hosting. {K}.
My hand went in again before I was consulted. {K}.
{K}: a meal for people who can't commit.
I keep emergency snacks, and I declare a lot of emergencies. {K}.
{K}. I take one at a time, at remarkable speed.
{K}. It was supposed to be for the guests.
I have a light appetite and a heavy hand. {K}.
Whoever put this within reach knew exactly what would happen. {K}.
I only wanted something to do with my hands. {K}.
reader:
What's the first thing gone when you put snacks on a table? {K}.
Which snack do you buy “for the guests”? {K}.
Handfuls or one polite bite at a time: how do you snack? {K}.
Snacking before dinner: harmless, or the reason nobody is hungry? {K}.
Is anything ever put back, or is that a myth? {K}.
Salty, crunchy, creamy or all of it: what does your perfect snack need? {K}.
Which snack can you not be left alone with? {K}.
scene:
“Are you eating?” “No,” I said, chewing. {K}.
The plate travels around the couch and gets lighter at every stop. {K}.
A hand reaches. It pauses. It pretends it was going for the remote. {K}.
A snack with good posture. {K}.
“Are those for everybody?” The longest second of my life. {K}.
Nobody saw who took the last one. Everybody saw. {K}.
The little rearranging you do, so that nobody notices the gap. {K}.
Dinner is cancelled, due to what happened between lunch and now. {K}.
plain:
Between meals is a perfectly good time to be happy. {K}.
I like food that you can eat without stopping the conversation. {K}.
It isn't a gathering until there's something to pick at. {K}.
{K}. A little something while we talk.
Good snacks make people stay longer. {K}.
{K}. Easy to share and even easier to finish.
Sometimes a meal is just a lot of small good things. {K}.
invite:
Everybody's favorite guest is the one with the snacks. {K}.
{K}. Nobody comes to a party for the small talk.
{K}. For the movie, the match or a quiet moment in the pantry.
{K}. Put some aside before you tell anybody.
Arrive early, stand close to the table. {K}.
{K}. Your couch looks so empty-handed.
news:
{K}. Crumbs were found at the scene.
{K}. Reach in, there's plenty to talk about.
{K}. A small bite of something good.
{K}. The plate is lighter already.

== sourdough 🍞
under: bread
nouns: sourdough, sourdoughs, sourdough loaf, sourdough bread, sourdough starter, sourdough scoring, sourdough discard
nouns: sourdough journey, sourdough baking, first sourdough, my first sourdough, sourdough rolls, sourdough class
nouns: sourdough crackers, sourdough focaccia, levain, scoring bread, sourdough roll, sourdough cracker
tags: Sourdough, BreadBaking, BreadLover
turn:
It lives in a jar, it has a name, it gets fed before I do. {K}.
{K}. Flour, water, patience. Mostly patience.
Some people have plants. I have something that bubbles. {K}.
I cancelled on people to fold dough. They'll get a slice. {K}.
reader:
What's your starter called, and is it still alive? {K}.
{K}. Big holes for the picture, or small ones for the butter?
How many flat ones did you eat before one stood up? {K}.
scene:
A knock on the bottom, an ear close to the crust. Hollow. A small dance. {K}.
The lid comes off the pot, and everybody holds their breath. {K}.
“Can we cut it?” “Not yet.” “Now?” “Later.” {K}.
plain:
{K}. Slow food, fast butter.
It's only flour and water, until somebody cares. {K}.
invite:
{K}. Bring butter and a sharp knife.
Take some starter home, it likes company. {K}.
news:
{K}. It rose to the occasion.
{K}. There are a few bubbles in this story.

== toast 🍞
under: bread
nouns: cheese toast, cinnamon toast, beans on toast, milk toast, french bread pizza, toast with butter, buttered toast
nouns: toast and jam, toast bar, garlic bread, cheesy garlic bread, garlic naan, cheese on toast, texas toast
tags: Toast, ComfortFood, SnackTime
turn:
The shortest recipe in my book, and I still checked on it twice. {K}.
{K}. Dinner for people who've had a day.
It was a side. Then I met it. {K}.
Butter to the edges, because I was raised right. {K}.
reader:
Golden, brown or “I like it like that, honestly”? {K}.
{K}. Cut across, cut straight or never cut at all?
How many slices count as a meal? {K}.
scene:
Pop. A small jump, as if it hadn't been expected. {K}.
Scrape, scrape over the sink, whistle innocently. {K}.
A crunch so loud that the cat looks up. {K}.
plain:
{K}. The simplest warm thing there is.
Crisp, buttery and always there for you. {K}.
invite:
{K}. Come while it's crunchy.
Pull up a stool and pass the butter. {K}.
news:
{K}. It popped right up.
{K}. Butter side down, of course.

== pretzels 🥨
under: snack
nouns: pretzel, pretzels, soft pretzel, soft pretzels, pretzel bites, pretzel rods, chocolate covered pretzels
nouns: pretzel bar, beer cheese and pretzels, breadsticks, brezel, mall pretzel, pretzel bite, pretzel rod
nouns: chocolate covered pretzel
tags: Pretzel, SnackTime, SnackLover
turn:
Tied in a knot, and still more relaxed than me. {K}.
{K}. The salt falls off, and I press my finger on every grain.
I was only walking past. The smell had other ideas. {K}.
Somebody invented this while crossing their arms. {K}.
reader:
Mustard, cheese or bare? {K}.
{K}. The fat middle or the crunchy arms first?
Big and soft or small and crunchy: pick a side. {K}.
scene:
One loop gone before the bag is even closed. {K}.
“Want a bit?” The smallest arm breaks off. {K}.
Salt on the sweater, salt on the seat, a very peaceful face. {K}.
plain:
{K}. A good twist in any afternoon.
Warm, salty and easy to hold. {K}.
invite:
{K}. Bring mustard.
Get one for the walk, and one for the walk back. {K}.
news:
{K}. A salty little knot.
{K}. Take it with a few grains of salt.

== flatbread 🫓
under: bread
nouns: tortillas, flatbread, flatbreads, pita, pita bread, naan, roti, chapati, lavash, injera, homemade tortillas
nouns: corn tortillas, flour tortillas, paratha, focaccia, naan bread, manakish, matzo, matzah, homemade tortilla
nouns: corn tortilla, flour tortilla, scallion pancakes, scallion pancake, okonomiyaki, pajeon, kimchi pancake
tags: Flatbread, BreadLover, HomeBaking
turn:
Plate, spoon and dinner, all in one. {K}.
{K}. Every kitchen in the world had this idea, and they were all right.
Mine came out in the shape of an island nobody has named. {K}.
I took one for the table and ate it on the way. {K}.
reader:
Tear, dip or fold? {K}.
{K}. What do you scoop up first?
Who makes it best: your mother, your neighbor or the place with no sign? {K}.
scene:
A puff of steam, fingers too early, “ow”, and again. {K}.
A stack under a cloth, getting lower. {K}.
“Leave some for the sauce.” “This is for the sauce.” {K}.
plain:
{K}. Warm, soft and made to be shared by hand.
Nothing wipes a bowl so lovingly. {K}.
invite:
{K}. Bring something to dip it in.
Come while they're still warm in the cloth. {K}.
news:
{K}. Flat out good.
{K}. Torn into pieces and handed round.

== cheesecake 🍰
under: cake
nouns: cheesecake, cheesecakes, basque cheesecake, mini cheesecakes, strawberry cheesecake, new york cheesecake
nouns: no-bake cheesecake, tiramisu, oreo cheesecake, pumpkin cheesecake, cheesecake slice, burnt basque cheesecake
nouns: vegan cheesecake, mini cheesecake
tags: Cheesecake, DessertLover, SweetTooth
turn:
A small fork slows it down. I asked for a bigger one. {K}.
{K}. It looked like a slice for sharing. It was a slice for thinking.
Half cake, half cloud, and none of it left. {K}.
Creamy enough to end a discussion. {K}.
reader:
Fruit on top, or nothing between you and it? {K}.
{K}. Do you save the best bite for last, or start with it?
Could you share a slice and mean it? {K}.
scene:
A fork sinks in. Nobody talks. {K}.
“Just a sliver.” The knife moves. “Bit more.” The knife moves. {K}.
A spoon, the fridge door, a quiet house. {K}.
plain:
{K}. Rich, calm and in no need of icing.
A good evening often ends on a small plate. {K}.
invite:
{K}. Bring the friend who says “I'll just have a bite”.
Pull up a fork. {K}.
news:
{K}. Layer by layer.
{K}. Rich, and proud of it.

== puddings 🍮
under: dessert
nouns: pudding, puddings, rice pudding, bread pudding, sticky toffee pudding, custard, flan, panna cotta, creme brulee
nouns: crème brûlée, trifle, parfait, mousse, banana pudding, jello, chocolate pudding, tapioca pudding, figgy pudding
nouns: christmas pudding, yorkshire pudding dessert, tres leches, creme caramel, mango pudding, semifreddo
nouns: chocolate mousse
tags: Dessert, DessertLover, SweetTooth
turn:
It wobbled. So did my resolve. {K}.
{K}. The spoon went in and came back with a friend.
Food for people who have chewed enough for one day. {K}.
Made for the family. Met the family's fastest spoon. {K}.
reader:
Warm or cold, and who raised you? {K}.
{K}. Small spoon to make it last, or big spoon to make it count?
Which one tastes like somebody's kitchen to you? {K}.
scene:
A tap with the back of the spoon, a tiny “oh”. {K}.
Bowl tilted, last bit, clink, clink, clink. {K}.
“Is there any left?” The dish is in the sink, suspiciously clean. {K}.
plain:
{K}. Soft, sweet and on nobody's diet.
Comfort, served with a spoon. {K}.
invite:
{K}. Bring a spoon, we've got the bowl.
Save a corner. It slides in anywhere. {K}.
news:
{K}. The proof is in it.
{K}. Wobbly, but in a good way.

== cooking-class 🧑‍🍳
under: baking
nouns: cooking class, cooking classes, cooking lesson, cooking lessons, cooking workshop, baking class, baking classes
nouns: baking workshop, baking course, pasta making class, sushi making class, bread baking class
nouns: cookie decorating class, culinary school, cooking course, cake decorating class, kids cooking class
nouns: knife skills class
tags: CookingClass, LearnToCook, KitchenFun
turn:
Everybody starts with a clean apron and the same frightened face. {K}.
{K}. I learned to chop. I also learned where the bandages are.
It's the only class where you eat the homework. {K}.
The teacher said “a splash”. There were many opinions on what that is. {K}.
reader:
Which dish would you finally like to learn properly? {K}.
{K}. Are you the one who measures, or the one who says “looks right”?
Who taught you the first thing you ever cooked? {K}.
scene:
“Now fold it gently.” Everybody looks at everybody. {K}.
Flour on the sleeve, tongue out, full concentration. {K}.
A row of results, none alike, all eaten. {K}.
plain:
{K}. Good things happen when you tie on an apron next to strangers.
You go home full, and with something to show off. {K}.
invite:
{K}. Beginners welcome, the oven can't tell.
Aprons hide everything, including nerves. {K}.
news:
{K}. Aprons off to that.
{K}. That's how it's done, apparently.

== cooking 🍳
under: baking
nouns: cooking, home cooking session, cooking night, cooking together, cooking for one, cooking for friends
nouns: batch cooking, slow cooking, camp cooking, outdoor cooking, cooking challenge, meal prepping, meal prep sunday
nouns: food prep, pasta making, pasta making night, cooking with kids, cooking show, home cook, home cooks
nouns: kitchen disaster, cooking from scratch, learning to cook
tags: InTheKitchen, HomeCook, CookingTime
turn:
I cook the way I park: with confidence and several corrections. {K}.
{K}. I taste as I go, which is why I'm never hungry at dinner.
“Prep time” was written by somebody with a staff. {K}.
Every burner is on, and I'm the only one who looks cooked. {K}.
I don't measure, I believe. {K}.
reader:
Alone with music, or with somebody who keeps tasting? {K}.
{K}. Do you clean as you go, or is that for other families?
What's the one dish you can make without thinking? {K}.
Who does the dishes at your place: whoever cooked, or whoever ate? {K}.
scene:
“How much do you put in?” “Until it looks right.” “When's that?” “You'll know.” {K}.
A spoon held out over a cupped hand: “Here, try this.” {K}.
Radio on, sleeves up, onions winning. {K}.
plain:
{K}. It starts with a mess and ends with a plate.
Feeding people is a quiet way of saying something. {K}.
invite:
{K}. Wash your hands and get in here.
Everybody eats what they make, so make it count. {K}.
news:
{K}. It wasn't in the recipe, and it's better for it.
{K}. The smoke alarm has been asked to stay out of it.

== recipes 📖
under: baking
nouns: recipe, recipes, new recipe, new recipes, easy recipe, recipe test, recipe testing, recipe development
nouns: recipe book, cookbooks, my cookbook, our cookbook, grandma's recipe, family recipe, secret recipe, viral recipe
nouns: tiktok recipe, dinner recipe
tags: Recipe, HomeCook, InTheKitchen
turn:
I follow it like advice: I nod, and then I do my own thing. {K}.
{K}. Substitutions were made, so now it's mine.
The stains mark the good pages. {K}.
It says “a pinch”. It doesn't say whose fingers. {K}.
reader:
Do you read it to the end first, or meet it step by step like a thriller? {K}.
{K}. Stained page, greasy phone or all in somebody's head?
Which dish should finally be written down, in the cook's own words? {K}.
Would you ever share the real one? {K}.
scene:
“How long in the oven?” “Until you smell it in the hallway.” {K}.
Handwriting, a butter stain, a note that says “more sugar”. {K}.
A finger on the second step, a pan already past the last one. {K}.
plain:
{K}. A little love letter with measurements.
The best ones come with a story and without exact amounts. {K}.
invite:
{K}. Save it for the day the takeout menu looks boring.
Make it once, then make it yours. {K}.
news:
{K}. Copy it onto a card before somebody changes it.
{K}. Add it to the good pages.
`;
