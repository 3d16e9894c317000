export const plants = `
== houseplant 🪴
nouns: houseplant, houseplants, house plant, house plants, indoor plant, indoor plants, plant, plants, new plant, new plants, potted plant
nouns: potted plants, office plant, office plants, desk plant, bathroom plant, hanging plants, plant corner, plant wall, plant mom
nouns: plant moms, plant mum, plant dad, plant dads, plant parent, plant parents, plant parenthood, plant baby, plant lady, plant people
nouns: plant person, plant collection, plant care, plant tips, plant sale, plant shop, plant shops, plant haul, plant delivery
nouns: plant sitting, plant rescue, monstera, monsteras, monstera deliciosa, variegated monstera, pothos, golden pothos, philodendron
nouns: philodendrons, alocasia, anthurium, calathea, prayer plant, sansevieria, spider plant, spider plants, peace lily, rubber plant
nouns: ficus, bird of paradise plant, hoya, hoyas, pilea, tradescantia, begonia, african violet, ivy plant, english ivy, bamboo plant
nouns: lucky bamboo, palm plant, yucca, dracaena, avocado plant, urban jungle, fiddle leaf fig, hanging plant
tags: PlantLover, PlantParent, UrbanJungle, PlantsOfInstagram, IndoorPlants
turn:
I turn everybody to the light now and then, so that nobody feels left out. {K}.
I have cancelled plans because somebody in a pot looked tired. {K}.
My plants drink more water than I do, and it shows on one of us.
Half of owning plants is standing in front of them with your hands on your hips.
It followed me home. I did nothing to stop it. {K}.
I water. The plants judge.
One sad-looking spot, and the investigation begins. {K}.
The good spot by the window now has a waiting list. {K}.
{K}. I've looked up “is this normal” more for this than for myself.
I whisper encouragement when nobody is home. {K}.
A quiet hobby, until you run out of windowsill. {K}.
Some people check their messages in the morning. I check for new growth. {K}.
reader:
Do you water your plants on a schedule, or when they start to look dramatic?
Real plants only, or is there a plastic one you're not telling us about?
Plants from friends: a gift, or a responsibility you didn't ask for?
How many plants can a room have before it becomes a habitat?
Which plant has put up with you the longest?
Do you repot right away, or wait until the roots file a complaint?
What do you say to a plant that is thinking of giving up?
scene:
“Is it alive?” “It's resting.” “Since when?” {K}.
A finger in the soil, a serious face, like a doctor with good news.
The watering can makes its round, and everybody gets a compliment.
Morning report from the windowsill: everybody alive, somebody dramatic. {K}.
A small pot moves across the room, following the light, with help.
A plant shop is a place to enter with a list and leave with dependents.
“You don't have space for that.” “It can have my side of the desk.” {K}.
plain:
There's a lot of hope in anything green that's still growing. {K}.
Water, light and somebody who notices. It works on people as well.
Some things grow as soon as you stop staring at them.
Every plant on a windowsill is a little bit of optimism.
Looking after something small is good for the person doing it.
{K}. Slow, quiet and on nobody's schedule.
{K}. A little work, a lot of company.
news:
{K}. The other pots are leaning in to hear.
{K}. Everybody on the windowsill is rooting for it.
{K}. Drama, but with chlorophyll.
{K}. It's growing on me.
invite:
You don't need a green thumb, you need a window. {K}.
{K}. Bring a photo of your saddest plant, no judgment.
{K}. Your windowsill can take one more. They always can.
{K}. For people who greet their plants before their guests.

== flowers 💐
nouns: flower, flowers, spring flowers, summer flowers, autumn flowers, winter flowers, garden flowers, florals, flower crown
nouns: flower crowns, flower wreath, flower farm, flower field, flower fields, flower picking, flower festival, wildflower field
nouns: tulip season, lilac, lilacs, jasmine flowers, hibiscus, bougainvillea, lilies, lily of the valley, water lilies, calla lilies
nouns: first crocus, forget-me-nots, pansies, marigold, marigolds, zinnias, cosmos flowers, carnations, anemones, gerberas, eucalyptus
nouns: baby's breath, geraniums, petunias, foxgloves, sweet peas, petals, tiger lily, tiger lilies, foxglove, hibiscus flower
nouns: spring flower, summer flower, autumn flower, winter flower, garden flower, jasmine flower, water lily, calla lily, cosmos flower
tags: Flowers, FlowerLover, InBloom, FlowersOfInstagram, FlowerPower
turn:
If flowers could see how we smile at them, they'd be unbearable.
{K}. Showing off in silence, which is the best way to do it.
{K}: short on practical value, long on everything else.
Flowers fade, and so does my resolve not to get more. {K}.
A weed is just a flower without an agent. {K}.
Somewhere, a bee is having the meeting of its life. {K}.
{K}. Dressed for a party I hope I'm invited to.
I forgave several people while looking at {the}.
I stopped to smell {the}. The schedule will have to understand.
{K}. Prettier than me, quieter than me, and I don't mind.
reader:
Which flower can you not smell without thinking of somebody?
Roses or wildflowers: which ones say more?
A whole armful or a single stem: what makes you happier? {K}.
Do you pick flowers, or leave them where they're showing off?
Do you know all their names, or only “the pink one”? {K}.
Which flower means that the good months have begun?
scene:
One sniff, eyes closed, nose a little yellow. {K}.
Flowers (noun): a long sentence without any words.
A bee, a pause, a very polite stepping aside. {K}.
A vase in the hallway, and everybody asks who's in love. {K}.
Opening night, with every petal on stage. {K}.
plain:
I like a world that bothers to make petals.
Somebody stops, bends down, smells, smiles. It works every time.
Nothing this pretty lasts, so stop and look.
It's good to have something around that's only there to be beautiful.
{K}. It's hard to frown at flowers.
{K}. Everything blooms at its own speed.
Even a small flower can hold up a heavy day.
news:
{K}. Petals everywhere, in the good sense.
{K}. The bees have been notified.
{K}. Late bloomers, take heart.
{K}. I'd press it in a book if I could.
invite:
{K}. You don't need an occasion. You need a vase.
Words are hard. Stems are easy. {K}.
Bring flowers to somebody who always brings them to others. {K}.

== garden 🌱
nouns: garden, gardens, my garden, our garden, secret garden, little garden, front garden, back garden, cottage garden, rock garden
nouns: zen garden, rain garden, flower garden, pollinator garden, school garden, communal garden, gardening, gardening day, garden day
nouns: garden club, garden tour, garden design, spring lawn aeration, potting bench, growing season, garden season, trellis, kids garden
nouns: sensory garden, butterfly-friendly garden
tags: GardenLife, GrowYourOwn, InTheGarden, Gardening
turn:
I went out for a minute to pull a single weed. Please send dinner. {K}.
{K}. I have a system. The plants haven't read it.
My gardening style is best described as apologizing.
I stepped outside with a coffee, and came back in without the coffee. {K}.
A garden is never finished, which is a wonderful excuse.
Only in a garden does being covered in dirt look responsible.
{K}. There was a plan, and then there was a snail.
I bought seeds for a garden that's much larger than mine.
The tool I need is always in the other corner. {K}.
{K}. I'll rest when the weeds do.
Nature does exactly what it wants, and I bring the water.
I say “nearly done” with the confidence of somebody who can't see the hedge. {K}.
reader:
What grew in your garden that you never planted?
Weeds: pull them, tolerate them or pretend they're wildflowers?
Flowers or vegetables: who gets the sunny spot in your garden?
What's the first thing you'd plant if you had more space?
Who taught you to garden, and were they strict?
Do you plan your garden on paper, or just follow the wheelbarrow?
Watering: early bird or evening ritual? Gardeners never agree.
scene:
“I'll be right in.” Later: still out there, with a hose. {K}.
Guided tour: “This was supposed to be bigger, and that was not supposed to be.”
Boots by the back door, soil on the step, a drink with a leaf in it.
The hose has one knot, and I'm standing on it. {K}.
Kneel, dig, find an old marble, forget what you were doing. {K}.
The picture on the seed packet, versus reality: please use your imagination.
“I'll just do this corner,” says a gardener who'll do all the corners.
plain:
You plant something because you believe in later.
The nicest room in the house has no ceiling. {K}.
I like a job where the results are green.
A garden gives you a reason to go outside and look.
{K}. Time works differently out here.
{K}. There's always something to do, and no rush to do it.
A little better every year, like the rest of us. {K}.
news:
{K}. The garden gnome saw everything.
{K}. You can't plan for it, you can only plant for it.
{K}. Growing pains included.
{K}. It goes into the garden diary, with a muddy thumbprint.
invite:
{K}. Wear something that has already been ruined.
Bring your questions and your yellow leaves. {K}.
{K}. Your trowel has been waiting by the door.
Your balcony counts as a garden if you say so. {K}.
{K}. Knees of steel not required.
Good gardens start with a bad sketch. {K}.

== tree 🌳
nouns: tree, trees, old tree, old oak, oak, oaks, oak tree, oak trees, maple tree, maple trees, birch, birches, birch trees, willow tree
nouns: weeping willow, pine tree, pine trees, fir trees, spruce, cedar tree, redwood, sequoia, chestnut tree, ginkgo, ginkgo tree
nouns: eucalyptus tree, tree trunk, tree roots, tree climbing, tree hugging, tree surgeon, tree farm, christmas tree farm, arborist
nouns: tree stump, logs in the woods, sycamore, dogwood tree, cottonwood tree, elm tree, beech tree, aspen trees, banyan tree, baobab
nouns: birch tree, fir tree, tree root, aspen tree
tags: Trees, TreeLover, NatureLover
turn:
Some of us need a vacation. Some just need rain. {K}.
The dog reads the trunk, the human looks at the crown, and both learn something. {K}.
I hugged a tree. It was mutual, I think. {K}.
Trees are good listeners. Nobody has ever been interrupted by an oak.
{K}. {It has/They have} never once asked me for a status update.
Standing still for a living, and looked up to by everybody. {K}.
A tree takes ages to grow, and nobody tells it to hurry.
In that shade, even the to-do list whispers. {K}.
It has stood here through worse, and it doesn't bring it up. {K}.
reader:
Which tree did you climb as a kid, and who had to get you down?
If it could talk, what would it say about the people who walk by? {K}.
Can you name the trees on your street, or are you on nodding terms?
Bare in winter or full of leaves: when do you like a tree best?
How old is the oldest tree you know, and have you ever hugged it?
Do you look up when you walk under one, or only when something falls? {K}.
Which tree do you quietly greet on your way past?
scene:
Squirrel up, squirrel around, squirrel gone. The trunk has no comment. {K}.
“How old do you think?” Everybody looks up, as if it would say. {K}.
A branch, a breeze, a long creak, like somebody shifting in a chair. {K}.
One leaf takes its time coming down, and everything waits for it.
Somewhere up there, a woodpecker is fixing something that wasn't broken. {K}.
A trunk you can't reach around, and a hand that tries anyway. {K}.
plain:
A tree doesn't ask where you've been. {K}.
Nobody ever felt worse for sitting with their back against a trunk. {K}.
It's hard to stay cross in the shade of something this calm. {K}.
{K}. A good reason to tip your head back.
The kind of neighbor everybody would like. {K}.
{K}. Roots down, head up, no hurry.
Whatever the question was, it's smaller under a tall tree. {K}.
news:
{K}. Knock on wood.
{K}. The squirrels heard it first.
{K}. Out on a limb, and enjoying the view.
{K}. Branching out a little.
invite:
{K}. The trees have nowhere else to be, and neither do you.
Sit under it for a while, that's what it's for. {K}.
{K}. Bring a blanket and lean back.
{K}. Touch some bark with us.
{K}. For everybody who has been indoors for too long.
Bring the child, or the one in you. {K}.

== forest 🌲
under: tree
nouns: pine forest, beech forest, forest, forests, rainforest, bamboo forest, enchanted forest, misty forest, winter forest, autumn forest
nouns: forest walk, forest walks, forest trail, forest path, forest school, forest hike, woods, the woods, woodland, woodlands
nouns: woodland walk, walk in the woods, walk in the forest, forest day, national forest, forest light, canopy walk, nature trail
nouns: nature walks, mossy forest, forest floor, redwood forest, redwoods, sequoias, fern forest, old growth forest, wild garlic foraging
nouns: black forest, tree line, treetops
tags: ForestLife, IntoTheWoods, NatureLovers
turn:
I went in to clear my head and came out with leaves in my hair. {K}.
{K}. Nobody here has ever asked me for a status update.
I said “just to the next bend”, and there was always a next bend. {K}.
Every stick is a good stick if you walk long enough. {K}.
reader:
Stay on the path, or does the path bore you? {K}.
{K}. In the fog or in full sun?
What's the best thing you have ever carried home in a coat pocket? {K}.
scene:
Crunch, crunch, stop. Did you hear that? Crunch, crunch. {K}.
“Are we lost?” “No. We're exploring with less information.” {K}.
The smell of damp wood, and a breath that goes all the way down. {K}.
plain:
{K}. Nothing to do but walk and look up.
It's hard to stay cross under that many trees. {K}.
news:
{K}. If it happens in a forest, it still makes a sound.
{K}. Out of the woods, reluctantly.
invite:
{K}. Leave the headphones, bring the thermos.
Walk slowly, there's no finish line. {K}.

== forest-finds 🍂
under: forest
nouns: acorn, acorns, pine cone, pine cones, pinecone, pinecones, fallen leaves, tree bark, conkers, conker, nature treasures, nature table
nouns: walking stick from the woods, chestnuts in the park, ginkgo leaves, seed pods, feather found, skeleton leaf, sycamore seeds
nouns: nature treasure, seed pod, sycamore seed
alone: leaf, leaves, sticks
tags: NatureFinds, NatureLovers, LittleThings
turn:
My coat pockets have their own ecosystem. {K}.
{K}. Worthless to anybody else, and I carried it all the way home.
I bent down for one and came up with both hands full. {K}.
Some people bring souvenirs. I bring things with a stem. {K}.
reader:
What's in your jacket pocket right now? {K}.
{K}. Do you keep them on a shelf, or let them go at the door?
Which one did you collect as a kid, and where did it all end up? {K}.
scene:
“Can we keep it?” The pile by the door says yes. {K}.
Turned over, held to the light, pocketed. {K}.
A windowsill full of small brown treasures. {K}.
plain:
{K}. The ground is full of little gifts.
You only find things like this when you're slow enough. {K}.
news:
{K}. Straight from the source, with a bit of dirt.
{K}. Found, admired, kept.
invite:
{K}. Walk slowly and wear big pockets.
Bring a kid and a bag. {K}.

== fruit-trees 🌳
under: tree
nouns: fruit tree, fruit trees, apple tree, apple trees, olive tree, olive trees, pear tree, plum tree, peach tree, fig tree
nouns: orchard planting, mango tree, avocado tree, lemon tree in a pot, olive harvest, olive grove, walnut tree, banana tree, mulberry tree
nouns: pomegranate tree, nut tree, citrus tree pot
tags: FruitTrees, GrowYourOwn, TreeLover
turn:
Planted with patience, picked clean by birds. {K}.
{K}. The neighbors suddenly remember my first name.
I planted it for the fruit and stayed for the shade. {K}.
Nothing for ages, and then so much that the whole street gets a bag. {K}.
reader:
Who gets the top ones: you on the ladder, or the birds? {K}.
{K}. What would you plant today for somebody to pick in years?
Is there one you climbed as a kid? {K}.
scene:
A ladder, a basket, somebody below saying “careful”. {K}.
Thud, in the grass. And another. {K}.
“Is it ready?” A squeeze, a twist, not yet. {K}.
plain:
{K}. Plant it once, thank it forever.
A good branch, a bit of shade, and something sweet at the end of it. {K}.
news:
{K}. It bore fruit.
{K}. It doesn't fall far, as they say.
invite:
{K}. Bring a basket and somebody tall.
Help yourself to what's on the ground. {K}.

== tree-planting 🌱
under: tree
nouns: tree planting, planting a tree, planting trees, tree planted, arbor day, sapling, saplings, plant a tree, reforestation
nouns: community tree planting, new tree, baby tree, tree nursery, tree seedling
tags: PlantATree, TreePlanting, GreenFuture
turn:
It's shorter than me now. I don't expect that to last. {K}.
{K}. A hole, a stick with ambitions, and a very long plan.
Somebody I'll never meet will sit in this shade. {K}.
My most patient project, and I did the easy part. {K}.
reader:
Where would you put one, if you could choose any spot? {K}.
{K}. What should it have seen by the time it's tall?
Did anybody ever plant one for you? {K}.
scene:
Dig, lower, fill, stamp, step back, proud. {K}.
“Is it straight?” “It'll work that out.” {K}.
A small trunk, a big stake, muddy knees. {K}.
plain:
{K}. A small thing now, a big thing later.
Some kindness takes years, and starts with a shovel. {K}.
news:
{K}. It has put down roots.
{K}. The best time is always a bit earlier, and then now.
invite:
{K}. Bring a shovel and think long term.
Come and get your knees dirty for somebody's future shade. {K}.
`;
