export const plants = `
== houseplant 🪴
nouns: houseplant, houseplants, house plant, house plants, indoor plant, indoor plants, plant, plants, new plant, new plants, potted plant, potted plants, office plant, office plants, desk plant, bathroom plant, hanging plants, plant corner, plant wall, plant stand, plant pot, plant pots, planter, planters, plant mom, plant moms, plant mum, plant dad, plant dads, plant parent, plant parents, plant parenthood, plant babies, plant baby, plant lady, plant people, plant person, plant collection, plant care, plant tips, plant swap, plant sale, plant shop, plant shops, plant haul, plant delivery, plant sitting, plant rescue, monstera, monsteras, monstera deliciosa, variegated monstera, pothos, golden pothos, philodendron, philodendrons, alocasia, anthurium, calathea, prayer plant, sansevieria, spider plant, spider plants, peace lily, rubber plant, ficus, bird of paradise plant, hoya, hoyas, pilea, tradescantia, begonia, african violet, ivy plant, english ivy, orchid, orchids, bonsai repotting, venus flytrap, carnivorous plants, bamboo plant, lucky bamboo, palm plant, yucca, dracaena, avocado plant, lemon tree in a pot, propagation, propagation station, plant cuttings, cuttings in water, repotting, repotting day, new leaf, new leaves, new growth, urban jungle, windowsill garden, kitchen herbs in pots, plant watering
nouns: fiddle leaf fig
tags: PlantLover, PlantParent, UrbanJungle, PlantsOfInstagram, IndoorPlants
turn:
I rotate my plants so that nobody feels left out.
I cancelled a trip because of a leaf. {K}.
My plants drink more water than I do, and it shows on one of us.
Half of owning plants is standing in front of them with your hands on your hips.
Another plant followed me home. I did nothing to stop it.
I water. The plants judge.
One brown tip, and the investigation begins. {K}.
The good spot by the window now has a waiting list. {K}.
{K}. I've looked up “is this normal” more for this than for myself.
I whisper encouragement when nobody is home. {K}.
A quiet hobby, until you run out of windowsill. {K}.
Some people check their messages in the morning. I check for new leaves.
reader:
Do you water your plants on a schedule, or when they start to look dramatic?
Real plants only, or is there a plastic one you're not telling us about?
Plant cuttings from friends: a gift, or a responsibility you didn't ask for?
How many plants can a room have before it becomes a habitat?
Which houseplant has put up with you the longest?
Do you repot right away, or wait until the roots file a complaint?
What do you say to a plant that is thinking of giving up?
scene:
“Is it alive?” “It's resting.” “Since when?” {K}.
A finger in the soil, a serious face, like a doctor with good news.
The watering can makes its round, and everybody gets a compliment.
Leaf report: the new ones, proud. The old ones, dignified. Me, relieved. {K}.
A small pot moves across the room, following the light, with help.
A plant shop is a place to enter with a list and leave with dependents.
“You don't have space for that.” “It can have my side of the desk.” {K}.
plain:
There's a lot of hope in a tiny new leaf.
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
{K}. There's been a lot of standing and looking since.
{K}. The watering can is beside itself.
{K}. Turning over a new leaf, one pot at a time.
{K}. It's growing on me.
invite:
You don't need a green thumb, you need a window. {K}.
{K}. Bring a photo of your saddest plant, no judgment.
{K}. Your windowsill can take one more. They always can.
{K}. For people who greet their plants before their guests.
Come for the pot, talk yourself into the plant. {K}.
{K}. Measure the shelf first, then ignore the result.

== flowers 💐
nouns: flower, flowers, fresh flowers, bouquet, bouquets, bouquet of flowers, bunch of flowers, bouquet of tulips, flower bouquet, bridal flowers, birthday flowers, mother's day flowers, valentine's day flowers, surprise flowers, office flowers, table flowers, market flowers, spring flowers, summer flowers, autumn flowers, winter flowers, garden flowers, cut flowers, keep cut flowers fresh, flower arrangement, flower arrangements, floral arrangement, floral arrangements, flower arranging, florals, floristry, flower crown, flower crowns, flower wreath, flower shop, flower shops, flower market, flower markets, flower stand, flower stall, flower cart, flower truck, flower farm, flower field, flower fields, flower picking, flower delivery, flower subscription, flower bar, flower workshop, flower festival, florist, florists, dried flowers, wildflower field, white roses, pink roses, tulip season, peony, peonies, peony season, dahlia, dahlias, hydrangea, hydrangeas, lilac, lilacs, jasmine flowers, hibiscus, bougainvillea, lilies, lily of the valley, water lilies, calla lilies, first crocus, forget-me-nots, pansies, marigold, marigolds, zinnias, cosmos flowers, chrysanthemums, mums on the porch, carnations, ranunculus, anemones, gerberas, eucalyptus, baby's breath, camellia, azaleas, rhododendrons, geraniums, petunias, foxgloves, sweet peas, petals, flower vase, flower bed
tags: Flowers, FlowerLover, InBloom, FlowersOfInstagram, FlowerPower
turn:
If flowers could see how we smile at them, they'd be unbearable.
Nobody has ever needed flowers, and nobody has ever sent them back.
I had a whole speech. The flowers said it shorter.
{K}. Showing off in silence, which is the best way to do it.
{K}: short on practical value, long on everything else.
Flowers wilt, and so does my resolve not to get more.
A weed is just a flower without an agent.
Somewhere, a bee is having the meeting of its life. {K}.
{K}. Dressed for a party I hope I'm invited to.
I forgave several people while looking at {the}.
I stopped to smell {the}. The schedule will have to understand.
{K}. Prettier than me, quieter than me, and I don't mind.
reader:
Which flower can you not smell without thinking of somebody?
Roses or wildflowers: which ones say more?
Full bouquet or one single stem: what makes you happier?
Do you pick flowers, or leave them where they're showing off?
Do you trim the stems and change the water, or just hope?
Flowers for a birthday, an apology or a plain old day: which came last?
Which flower means that the good months have begun?
scene:
One sniff, eyes closed, nose a little yellow. {K}.
Flowers (noun): a long sentence without any words.
Petals on the table, and nobody wipes them away.
A bee, a pause, a very polite stepping aside. {K}.
“What are they for?” “Looking at.” {K}.
A scent in the hallway, and everybody asks who's in love.
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
{K}. Somebody fetch a vase.
{K}. A blooming good story.
{K}. Thorns and all.
{K}. The bees have been notified.
{K}. Late bloomers, take heart.
{K}. Petals everywhere, in the good sense.
{K}. I'd press it in a book if I could.
invite:
{K}. Think of one person. Now you know what to do.
{K}. You don't need an occasion. You need a vase.
Words are hard. Stems are easy. {K}.
{K}. Forgot something important? Flowers won't tell.
Make somebody's doorbell worth answering. {K}.
{K}. Come in with a feeling, leave with a bunch of it.
Bring flowers to somebody who always brings them to others. {K}.

== garden 🌱
nouns: garden, gardens, my garden, our garden, secret garden, little garden, front garden, back garden, backyard, back yard, yard, yardwork, cottage garden, rock garden, zen garden, rain garden, container garden, container gardening, veg garden, veggie patch, garden patch, flower garden, pollinator garden, school garden, communal garden, gardening, gardening day, garden day, garden club, garden tour, garden center, garden centre, garden design, spring lawn aeration, watering, watering can, watering the garden, potting bench, greenhouse, greenhouses, polytunnel, cold frame, seeds, planting, planting day, spring planting, tomato plants, first harvest from the garden, garden gnome, garden gnomes, garden pond, patio garden, patio planters, window boxes, window box, growing season, garden season, spring cleanup, spring clean-up, first harvest, mint
nouns: front yard, wheelbarrow, mulch, trellis
tags: GardenLife, GrowYourOwn, InTheGarden, Gardening
turn:
I went out to pull one weed. Please send dinner.
{K}. I have a system. The plants haven't read it.
My gardening style is best described as apologizing.
I stepped outside with a coffee, and came back in without the coffee. {K}.
A garden is never finished, which is a wonderful excuse.
Only in a garden does being covered in dirt look responsible.
{K}. My watch says an hour, my back says more.
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
Rake, lean on the rake, look around, rake. {K}.
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
{K}. The news spread like mint.
{K}. You can't plan for it, you can only plant for it.
{K}. Growing pains included.
{K}. I'm telling the tomatoes first.
{K}. The wheelbarrow is taking it well.
{K}. It goes into the garden diary, with a muddy thumbprint.
invite:
{K}. Wear something that has already been ruined.
Bring your questions and your yellow leaves. {K}.
{K}. Your trowel has been waiting by the door.
Your balcony counts as a garden if you say so. {K}.
{K}. Knees of steel not required.
Good gardens start with a bad sketch. {K}.

== tree 🌳
nouns: tree, trees, old tree, old oak, oak, oaks, oak tree, oak trees, maple tree, maple trees, birch, birches, birch trees, beech forest, willow tree, weeping willow, pine tree, pine trees, pine forest, pine cones, fir trees, spruce, cedar tree, redwood, redwoods, sequoia, sequoias, olive tree, olive trees, apple tree, apple trees, chestnut tree, ginkgo, ginkgo tree, ginkgo leaves, eucalyptus tree, fruit tree, fruit trees, tree line, treetops, tree trunk, tree roots, tree bark, tree planting, planting a tree, planting trees, tree climbing, tree hugging, tree surgeon, tree farm, christmas tree farm, arborist, leaf, leaves, fallen leaves, forest, forests, rainforest, bamboo forest, enchanted forest, misty forest, winter forest, autumn forest, forest walk, forest walks, forest trail, forest path, forest school, forest hike, woods, the woods, woodland, woodlands, woodland walk, walk in the woods, walk in the forest, forest day, national forest, forest light, acorn, acorns, mushroom season, wild garlic foraging, tree stump, logs in the woods, canopy walk, nature trail, nature walks, autumn leaves pile
tags: ForestLife, IntoTheWoods, NatureLover, TreeLover
turn:
Trees lose everything once a year and never make a speech about it.
I went in to clear my head and came out with leaves in my hair. {K}.
I hugged a tree. It was mutual, I think.
Trees are good listeners. Nobody has ever been interrupted by an oak.
{K}. Nobody here has ever asked me for a status update.
I said “just to the next tree”, and there was always a next tree.
Every stick is a good stick if you walk long enough. {K}.
A tree takes ages to grow, and nobody tells it to hurry.
Squirrels have a better storage system than I do. {K}.
Under trees, even the to-do list whispers. {K}.
My shoes are muddy and my head is not. {K}.
reader:
In the woods: stay on the path, or does the path bore you?
What's the best thing you have ever carried home from a walk in the woods?
Can you name the trees on your street, or are you on nodding terms?
Forest in the fog or forest in full sun: which one is yours?
How quiet is too quiet in a forest?
Leaves, cones or stones: which of them ends up in your coat pocket?
Which tree do you quietly greet on your way past?
scene:
Crunch, crunch, stop. Did you hear that? Crunch, crunch.
“Are we lost?” “No. We're exploring with less information.” {K}.
Coat pocket after the woods: an acorn, a leaf, a stone with a face.
One leaf takes its time coming down, and everything waits for it.
Somewhere a woodpecker is fixing something that wasn't broken. {K}.
The smell of damp wood, and a breath that goes all the way down.
A meeting of the tall ones, no minutes taken. {K}.
plain:
The forest doesn't ask where you've been.
I always walk out of the woods a little kinder than I walked in.
It's hard to stay cross under trees.
{K}. Nothing to do but walk and look up.
Trees make good neighbors.
{K}. Slow air, soft ground, enough time.
Whatever the question was, it's smaller under tall trees.
news:
{K}. Knock on wood.
{K}. If it happens in a forest, it still makes a sound.
{K}. The oak has seen it all before.
{K}. The leaves can't stop talking about it.
{K}. Out on a limb, and enjoying the view.
{K}. Branching out, one story at a time.
{K}. The moss took it quietly.
invite:
{K}. The trees have nowhere else to be, and neither do you.
Walk slowly, there's no finish line. {K}.
{K}. Leave the headphones, bring the thermos.
{K}. Touch some bark with us.
{K}. For everybody who has been indoors for too long.
Bring the child, or the one in you. {K}.
`;
