export const sweetAndBaked = `
== bread 🍞
nouns: bread, breads, sourdough, sourdoughs, loaf, loaves, loaf of bread, sourdough loaf, sourdough bread, sourdough starter, sourdough scoring, sourdough discard, baguette, baguettes, everything bagel, almond croissant, butter croissants, focaccia, ciabatta, rye bread, rye, pumpernickel, whole wheat bread, wholemeal bread, white bread, soda bread, irish soda bread, cornbread, zucchini bread, pumpkin bread, garlic bread, monkey bread, brioche, milk bread, dinner rolls, bread rolls, sourdough rolls, burger buns, hot cross buns, buns, cinnamon buns, cardamom buns, sticky buns, soft pretzel, soft pretzels, english muffins, crumpets, toast, french bread, cheese toast, flatbread, flatbreads, pita, pita bread, garlic naan, roti, chapati, tortillas, challah, panettone, stollen, crusty bread, fresh bread, homemade bread, no-knead bread, gluten-free bread, bakery bread, bread baking, bread dough, dough, pain au chocolat, bread basket, rolls
nouns: pretzel, pretzels
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
news:
{K}. Proof that anything can happen.
{K}. The greatest thing since, well, you know.
{K}. The butter has questions.
{K}. You could cut the suspense with a bread knife.
{K}. Let it rest before you judge.
{K}. The toaster is keeping its opinion to itself.
{K}. A story with a good crust and a soft middle.
invite:
Bakers get up early so that you don't have to. {K}.
If you can smell it, you're close enough to come in. {K}.
{K}. Get here before your neighbors do.
{K}. Crumbs in the car are part of the arrangement.
Tell us which one, and we'll say “good choice” and mean it. {K}.
{K}. Your butter has been sitting there all alone.
{K}. Bring an empty bag and a little self-control. Or just the bag.

== cake 🍰
nouns: cake, cakes, cookie box, cookie boxes, cookie decorating, blondies, pie crust, basque cheesecake, red velvet cake, vanilla cake, victoria sponge, lemon drizzle cake, lemon cake, orange cake, coffee cake, coffee and walnut cake, fruit cake, fruitcake, christmas cake, plum cake, apple cake, marble cake, matilda cake, smash cake, number cake, drip cake, tarte tatin, madeleines, cream puffs, profiteroles, cannoli, anniversary cake, gingerbread house, gingerbread men, baklava, strudel, apple strudel, pound cake, angel food cake, churros, rice krispie treats, lemon bars, flapjacks, bake-off, bake sale, cake sale, frosting, buttercream, sprinkles, sweet treats, petit fours, tres leches cake
nouns: cheesecake, cheesecakes, tiramisu
tags: SweetTooth, SweetTreats, BakedGoods, CakeLover
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
news:
{K}. And that's just the icing.
{K}. Life is sweet and occasionally stuck to the pan.
{K}. A piece of cake, as they say about other people's days.
{K}. Sweet, with a few crumbs on it.
{K}. That deserves a candle and a wish.
{K}. Somebody bring plates, this is going to be a long story.
{K}. It has layers.
invite:
We bake, you pretend it's for the office. {K}.
{K}. Birthdays are a good reason. Breathing is another.
Your meeting would go better with a box on the table. {K}.
{K}. Bring a friend with an appetite, or better, a friend with none.
{K}. Point through the glass, we know the feeling.
{K}. Come early if you like to choose.
Somebody you know is having a day that needs frosting. {K}.

== dessert 😋
nouns: ice cream sandwich, ice cream bar, ice cream social, gelati, hot fudge sundae, ice pops, ice lolly, ice lollies, froyo, shaved ice, granita, scoop of ice cream, milk chocolate, white chocolate, easter chocolate, chocolate eggs, chocolate mousse, chocolate fondue, dubai chocolate, pralines, candy floss, cotton candy, candy apples, candy cane, candy canes, gummy bears, gummies, jelly beans, licorice, lollipop, lollipops, sweets, salted caramel, toffee, toffee apples, nougat, marzipan, turkish delight, mochi, mochi ice cream, pudding, puddings, rice pudding, bread pudding, sticky toffee pudding, chia pudding, custard, flan, panna cotta, creme brulee, crème brûlée, trifle, pavlova, meringue, meringues, parfait, semifreddo, jello, dessert, desserts, dessert menu, dessert night, dessert box, dessert board, kulfi, gulab jamun, halva, mousse, waffle cone, sticky rice
nouns: mango sticky rice
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
news:
{K}. With a cherry on top, in spirit.
{K}. My sweet tooth is taking it personally.
{K}. Nobody said the sweet life would be tidy.
{K}. I'd say more, but my mouth is full.
{K}. Things just got a little stickier.
{K}. Sweet, whichever way you look at it.
{K}. Some stories should be told over seconds.
invite:
{K}. You behaved all week. Or you didn't. Come anyway.
{K}. Choosing is the hard part, and we'll stand by you.
Skip the small talk and go straight to dessert. {K}.
Kids may press their noses to the glass. So may you. {K}.
{K}. Bring the friend who only ever wants a bite of yours.
{K}. Save room. If there's no room, we believe in you.
{K}. Your afternoon has a gap exactly this size.

== baking 🧑‍🍳
nouns: baking, home baking, baking day, baking days, baking session, baking night, baking marathon, baking project, baking with kids, baking with friends, holiday baking, christmas baking, weekend baking, sunday baking, stress baking, cookie baking, cake baking, bread making, cooking, home cooking session, cooking night, cooking together, cooking for one, cooking with kids, cooking for friends, batch cooking, slow cooking, camp cooking, outdoor cooking, cooking class, cooking classes, cooking class at home, cooking lesson, cooking workshop, cooking challenge, baking class, baking classes, baking workshop, baking course, pasta making class, sushi making class, meal prepping, meal prep sunday, food prep, recipe, recipes, new recipe, new recipes, easy recipe, recipe test, recipe testing, recipe development, recipe book, cookbooks, my cookbook, our cookbook, kitchen experiments, kitchen experiment, kitchen disaster, kitchen adventures, time in the kitchen, canning day, pickling, preserving, jam making, smoking meat, kneading, cookie decorating night, gingerbread decorating, apron time, food styling, food photography, cake decorating, pasta making, pasta making night, bread baking class, cookie decorating class
nouns: cooking show, home cook, home cooks, culinary school
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
news:
{K}. That wasn't in the recipe.
{K}. The whisk declined to comment.
{K}. The apron takes a bow.
{K}. Stir gently and let it settle.
{K}. Somebody write that on a stained index card.
{K}. I'd call it seasoning, the life kind.
{K}. The kitchen has its own weather right now.
invite:
{K}. Aprons hide everything, including nerves.
Wash your hands and get in here. {K}.
Beginners are welcome, the oven can't tell. {K}.
{K}. Save it for the day the takeout menu looks boring.
{K}. Bring an appetite for your own mistakes.
Everybody eats what they make, so make it count. {K}.
{K}. Your whisk has been living in a drawer for too long.

== snack 😋
nouns: chips and guac, crisps, snacks, snack, snack time, snack board, snack plate, snack bar, snack box subscription, snack haul, snack break, office snacks, game day snacks, healthy snacks, after-school snack, bedtime snack, cheeseboard, cheese platter, cheese and crackers, camembert, gouda, feta, manchego, charcuterie cups, antipasti, antipasto, salami, prosciutto, jamón, tapas, pintxos, appetizers, appetizer, appetizer platter, starters, hors d'oeuvres, canapés, finger food, party food, butter board, tzatziki, crackers, breadsticks, rice cakes, almonds, cashews, pistachios, protein bars, energy balls, pretzel sticks, pretzel bites, edamame, seaweed snacks, nibbles, veggie platter, crudités, midnight snack run
nouns: chips and dip, spinach dip, artichoke dip, buffalo dip, seven-layer dip
nouns: pickles, pickle, pickle jar
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
news:
{K}. This is why there's popcorn.
{K}. I need something crunchy to process this.
{K}. Pass the bowl and start from the beginning.
{K}. Crumbs were found at the scene.
{K}. It's the kind of news you need a napkin for.
{K}. Reach in, there's plenty to talk about.
invite:
Everybody's favorite guest is the one with the snacks. {K}.
{K}. Nobody comes to a party for the small talk.
Stand near it and look innocent. {K}.
{K}. For the movie, the match or a quiet moment in the pantry.
{K}. Put some aside before you tell anybody.
Arrive early, stand close to the table. {K}.
{K}. Your couch looks so empty-handed.
`;
