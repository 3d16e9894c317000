export const flowersAndGarden = `
== cactus-succulents 🌵
under: houseplant
nouns: cactus, cacti, cactuses, succulent, succulents, aloe, aloe vera, aloe plant, jade plant, echeveria
nouns: prickly pear, christmas cactus, haworthia, string of pearls, string of hearts, snake plant, snake plants
nouns: succulent garden, succulent wall, cactus garden, cactus collection, mini cactus, saguaro, air plant
nouns: air plants, zz plant
tags: Succulents, CactusLover, SucculentLove, PlantsOfInstagram
turn:
Finally, somebody who takes being ignored as care. {K}.
{K}. Asks for nothing, and I deliver.
I watered it out of boredom, and that was the mistake. {K}.
Low maintenance, firm boundaries, good posture. {K}.
My one plant that doesn't hold a vacation against me. {K}.
reader:
Have you ever watered something to death with pure affection?
How many can stand on one windowsill before it's officially a desert?
Do you water on a schedule, or when you remember the plant exists?
scene:
“When did you last water it?” “Define last.” {K}.
Light from the window, a bit of grit, no demands at all. {K}.
Care instructions: sun, gravel, walk away. {K}.
plain:
{K}. Takes its time, and looks good doing it.
Tough outside, full of water inside, growing a little whenever nobody checks.
Some living things do best when you trust them. {K}.
news:
{K}. No drop of water was spilled over it.
{K}. Prickly subject, happy ending.
invite:
{K}. For everybody who has failed at ferns.
Your sunniest shelf has an opening. {K}.

== roses 🌹
under: flowers
nouns: rose, roses, red roses, rose bush, rose bushes, rosebush, climbing rose, climbing roses, garden roses
nouns: david austin rose, english rose, tea rose, wild rose, rose hips, rose petals, rosebud, rosebuds, rose bouquet
nouns: dozen roses, bouquet of roses, rose garden, rose arch
tags: Roses, RoseGarden, RoseLover, FlowersOfInstagram
turn:
The flower that invented the dramatic entrance. {K}.
{K}. All that romance, and it still brought weapons.
I leaned in for the scent and left some sleeve behind. {K}.
Many songs have tried, and the petals still say it better. {K}.
reader:
Red because it's tradition, or any other color because you thought about it?
Do you dry your roses and keep them, or let them go while they're still lovely?
scene:
One vase, one petal on the table, nobody touches it. {K}.
“Who are they from?” A smile, no answer. {K}.
A bee goes in, and takes its time coming out. {K}.
plain:
{K}. Old-fashioned in the way good things are.
Never quite in a hurry to open, and worth the wait.
A scent that makes people stop in the middle of a sentence. {K}.
news:
{K}. Coming up, well, you know.
invite:
{K}. Say it without saying it.
Stop and smell them. Whoever said it first was right. {K}.

== sunflowers 🌻
under: flowers
nouns: sunflower, sunflowers, sunflower field, sunflower fields, sunflower farm, sunflower maze, sunflower seeds
nouns: sunflower bouquet, giant sunflower, mammoth sunflower, dwarf sunflower, sunflower festival, u-pick sunflowers
nouns: sunflower patch, first sunflower
tags: Sunflowers, SunflowerField, SunflowerLove, InBloom
turn:
Tall, cheerful and always looking for the good side. {K}.
{K}. A bright face on a very long neck, just like my whole family in photos.
Somebody drew the sun, and then gave it a stem. {K}.
I could use that kind of posture. {K}.
reader:
Who in your life turns toward the light like that?
Taller than you or smaller than the fence: how do yours come up?
scene:
Heads all turned the same way, like they've heard good news. {K}.
A bee in the middle, yellow up to the knees. {K}.
Everybody has the same picture, and everybody is right to. {K}.
plain:
{K}. Hard to look at without standing up straighter.
A seed, a stem and a lot of nerve, and up it goes.
Cheerful is not the same as simple. {K}.
news:
{K}. Heads were turned.
{K}. Standing tall about it.
invite:
{K}. Come and stand among them, you'll feel short and happy.
Wear yellow or don't, you'll blend in anyway. {K}.

== tulips-daffodils 🌷
under: flowers
nouns: tulip, tulips, daffodil, daffodils, tulip field, tulip fields, tulip festival, tulip bulbs, tulip garden
nouns: tulip bouquet, parrot tulips, hyacinth, hyacinths, crocus, crocuses, snowdrop, snowdrops, bluebell, bluebells
nouns: bluebell woods, narcissus flowers, spring bulbs, flower bulbs, planting bulbs, bulb planting, muscari
nouns: grape hyacinth
tags: Tulips, SpringFlowers, SpringBulbs, InBloom
turn:
{K}. Put an ugly brown onion in the dirt, get this. What a deal.
They come up whether or not I remember where I planted them. {K}.
I forgot about the bulbs. The bulbs did not forget about me. {K}.
reader:
Which one tells you for certain that winter has lost?
Neat rows or scattered as if they came up by themselves?
Do you cut them for the table, or could you never?
scene:
First a green tip. Then the whole street knows. {K}.
A clump of color exactly where nobody expected it. {K}.
“Did you plant those?” “Apparently.” {K}.
plain:
{K}. Waiting has seldom looked this good.
Hope is mostly something you bury, and then it comes up.
A short season, and they spend all of it smiling. {K}.
news:
{K}. The garden is officially awake.
{K}. It was a long time underground.
invite:
{K}. Bring a bit of color home under your arm.
Go and look while they're showing off. {K}.

== lavender 💜
under: flowers
nouns: lavender, lavender field, lavender fields, lavender farm, lavender bouquet, dried lavender, lavender harvest
nouns: lavender festival, lavender bushes, lavender plant, lavender sachet, lavender sachets, lavender bundle
nouns: lavender oil, lavender wreath, french lavender, english lavender
tags: Lavender, LavenderField, LavenderLove, LavenderFarm
turn:
Calm down, but make it purple. {K}.
{K}. One sniff, and my shoulders come down from my ears.
Even the bees work slower in this, or maybe that's just me. {K}.
Smells like a drawer in which everything is folded. {K}.
reader:
On the pillow, in the closet or just out there with the bees?
Does it smell like a vacation to you, or like somebody's linen cupboard?
Lavender in food: yes, or does it taste like soap to you too?
scene:
A hum in every stalk and nobody in a hurry. {K}.
Purple on purple on purple, and then the sky joins in. {K}.
plain:
{K}. Quiet, in color and scent.
A scent that says sit down for a minute.
It keeps its sweetness long after it's cut. {K}.
news:
{K}. Everybody stay calm. That part is easy here.
invite:
{K}. Come, breathe in, stay longer than planned.
Take a bundle home and your coat will thank you. {K}.

== herbs 🌿
under: garden
nouns: herb, herbs, herb garden, kitchen herbs, fresh herbs, basil, basil plant, rosemary, thyme, mint plant
nouns: fresh mint, parsley, cilantro, coriander, sage plant, oregano, chives, dill, windowsill herbs, herb pot
nouns: herb planter, herb spiral, herb bed, dried herbs, drying herbs, lemon balm
tags: HerbGarden, FreshHerbs, GrowYourOwn, KitchenGarden
turn:
{K}. The difference between dinner and “mmm, what's in this?”
Supermarket pots have a week to live. These have ambitions. {K}.
My spice drawer has been feeling a bit dried up since. {K}.
reader:
Which herb takes over your garden the moment you turn around?
Is there one you can't stand and everybody else puts on everything?
Do you measure, or tear off a handful and hope?
scene:
Scissors, a bare foot on the doorstep, dinner nearly ready. {K}.
Rub, sniff, “oh”. {K}.
“Just a little green on top.” And suddenly it's a restaurant. {K}.
plain:
{K}. The smell stays on your fingers, and that's the best part.
A pot on the sill can change a whole plate of food.
Small leaves, big help. {K}.
news:
{K}. The soup will be the first to know.
{K}. It was about thyme. Somebody had to say it.
invite:
{K}. Give your windowsill something to do.
Come and rub the leaves, we all do it. {K}.

== seedlings 🌱
under: garden
nouns: seedling, seedlings, seed packet, seed packets, seed starting, seed swap, sprout, sprouts coming up
nouns: tomato seedlings, pepper seedlings, heirloom seeds, flower seeds, vegetable seeds, plant starts, seed tray
nouns: seed trays, grow light, grow lights, germination, microgreens, planting seeds, sowing seeds, potting up
nouns: potting shed, plug plants
tags: SeedStarting, Seedlings, GrowYourOwn, GardenLife
turn:
I've checked them so often that they must feel watched. {K}.
The windowsill is full, and so is the table, and they're only this big. {K}.
Every packet holds a garden. I own enough packets for a small country. {K}.
reader:
Do you label everything, or look forward to being surprised?
Thinning the weak ones out: can you do it, or do they all get a pot?
How many tomato plants does one household really need?
scene:
Soil, finger, hole, seed, pat, stare. {K}.
“Anything yet?” “It's been an hour.” {K}.
A green elbow pushing up through the dirt. {K}.
plain:
{K}. Patience that you can water.
A bit of dirt, a bit of light, and something says yes.
Starting small is the only way anything starts. {K}.
news:
{K}. It has come up, in every sense.
{K}. The first leaf is being shown to all visitors.
invite:
{K}. Put something in the ground and check on it too often.
Come with an empty pot and a bit of hope. {K}.

== vegetable-harvest 🥕
under: garden
nouns: vegetable garden, veggie garden, veg patch, vegetable patch, vegetable bed, vegetable beds, raised bed
nouns: raised beds, raised garden bed, allotment, allotments, allotment life, kitchen garden, harvest basket
nouns: garden harvest, veggie harvest, tomato harvest, potato harvest, homegrown vegetables, homegrown veggies
nouns: homegrown tomatoes, homegrown carrots, homegrown zucchini, zucchini harvest, bean harvest, first tomato
nouns: community garden, garden plot, victory garden
tags: VeggieGarden, GrowYourOwn, Homegrown, GardenHarvest
turn:
If you count my hours, this is the most valuable salad in town. {K}.
{K}. The neighbors lock their cars so that nobody leaves zucchini in them.
I grew it, so it's not crooked, it has character. {K}.
A slug got to it first, and left an honest review. {K}.
My grocery list got shorter and my fingernails got darker. {K}.
reader:
What grows for you no matter what, and what refuses every single year?
Do you eat it on the spot, or does any of it ever reach the kitchen?
Who gets your extra zucchini, and do they know yet?
scene:
Dirt under the nails, something green between the teeth. {K}.
“What's for dinner?” “Let me go and look outside.” {K}.
plain:
{K}. It tastes of all the days you spent on it.
You put in a seed and a lot of evenings, and the ground says thank you.
news:
{K}. The salad bowl has cleared its schedule.
{K}. Dug up, dusted off, proudly presented.
invite:
{K}. Bring a basket and clean hands, you'll leave with the opposite.
Whoever pulls the weeds gets paid in cucumbers. {K}.

== lawn 🌾
under: garden
nouns: lawn, lawns, grass, front lawn, back lawn, mowing the lawn, mowing, lawn stripes, sod, new turf
nouns: artificial turf, grass seed, no mow may, leaf blower, sprinkler, sprinklers, edging
tags: LawnCare, YardLife, GreenGrass
turn:
I have become somebody who looks at other people's edges. {K}.
{K}. Somebody up the street has started mowing, so now it's a matter of honor.
From up close it's mostly clover with good manners. {K}.
The grass is greener over there because somebody over there waters it. {K}.
reader:
Stripes, circles or whatever way the cable allows?
Do you mow around the daisies, or is it them or you?
Who in your street starts the first mower, and what do you think of them?
scene:
Up, turn, down, turn, admire, find the strip you missed. {K}.
Arms folded at the end of the driveway, nodding slowly. {K}.
plain:
{K}. The smell alone is worth the trouble.
Bare feet on short grass: still wonderful.
A patch of green to lie on and do nothing about. {K}.
news:
{K}. The dandelions see it differently.
{K}. Neat around the edges, for once.
invite:
{K}. Shoes off, toes in.
Let us worry about the grass and you can lie on it. {K}.

== bonsai 🌳
under: tree
nouns: bonsai, bonsais, bonsai tree, bonsai trees, juniper bonsai, ficus bonsai, maple bonsai, bonsai garden
nouns: bonsai pot, bonsai pots, bonsai show, bonsai exhibition, bonsai workshop, bonsai class, bonsai wiring
nouns: bonsai pruning, bonsai collection, lego bonsai
tags: Bonsai, BonsaiTree, BonsaiLife, BonsaiArt
turn:
A whole forest's worth of dignity on one saucer. {K}.
{K}. I cut off one twig and thought about it for a week.
My smallest tree has the longest to-do list. {K}.
It has been through more than most furniture, and stands straighter. {K}.
reader:
Would you have the patience, or would you snip once too often?
Do you turn it to the light, or turn the light to it?
Which is harder: cutting a branch off or leaving it alone?
scene:
Scissors up. Head tilted. Scissors down again. {K}.
“How old is it?” “Older than the argument about who waters it.” {K}.
A crooked little trunk that looks like it has stories. {K}.
plain:
{K}. A big thought in a small pot.
Nothing about it is rushed, and it rubs off.
You shape it a little, it shapes you a little more. {K}.
news:
{K}. Branching out, very carefully.
{K}. A small tree, and a surprisingly long story.
invite:
{K}. Bring steady hands and a slow afternoon.
Your desk could use an elder. {K}.

== cherry-blossom 🌸
under: tree
nouns: cherry blossom, cherry blossoms, cherry blossom festival, cherry tree, cherry trees, sakura, sakura season
nouns: hanami, blossom, blossoms, apple blossom, apple blossoms, almond blossom, peach blossom, plum blossom
nouns: magnolia, magnolias, magnolia tree, crabapple blossom, wisteria, blossom season, peak bloom
tags: CherryBlossom, Sakura, BlossomSeason, InBloom
turn:
Blink, and it's on the sidewalk. {K}.
{K}. Months of being a tree, then this short, shameless solo.
I have petals in my hair and I'm leaving them there. {K}.
The street I never look at is suddenly the most romantic place I know. {K}.
reader:
Picnic underneath, or a slow walk with your head tilted back?
Do you catch it every year, or always hear about it a day late?
What would you do if you, too, only bloomed for a moment?
scene:
A breeze, and everybody underneath says “oh”. {K}.
One petal in a paper cup, and nobody fishes it out. {K}.
Strangers take each other's pictures and mean it. {K}.
plain:
{K}. It doesn't last, and that's the whole point.
For a little while even the parking lot is beautiful.
Something so short should be looked at for long. {K}.
news:
{K}. The trees dressed up for it.
{K}. Pink confetti, no cleanup crew.
invite:
{K}. Go and stand under it before the wind does.
Bring a blanket and someone who sighs nicely. {K}.

== wildflowers 🌼
under: flowers
nouns: wildflower, wildflowers, wild flowers, wildflower meadow, wildflower meadows, meadow, meadows, flower meadow
nouns: poppy, poppies, poppy field, daisy, daisies, cornflowers, dandelion, dandelions, buttercup, buttercups
nouns: clover, lupine, lupines, bluebonnet, bluebonnets, superbloom, super bloom, california poppies
nouns: wildflower seeds, wildflower walk, queen anne's lace
tags: Wildflowers, WildflowerMeadow, MeadowLife, InBloom
turn:
Nobody planted it, nobody planned it, and look. {K}.
{K}. What happens when nobody is in charge.
I was told to stay on the path, and I have never loved a path more. {K}.
A mess, if you ask the lawn. A party, if you ask the bees. {K}.
reader:
Do you pick a few, or leave them for the next person?
Did you blow on dandelions, or pull petals and hope for “loves me”?
Mow it or let it grow: where does your street stand?
scene:
Grass up to the knees, pollen up to the sleeves. {K}.
A jam jar, a handful of stems, the best bouquet in the house. {K}.
“What's that one called?” “No idea. Pretty, though.” {K}.
plain:
{K}. Growing where they like, and it suits them.
There's more color in an unmown corner than in most shop windows.
Nothing matches and everything goes together. {K}.
news:
{K}. The bees heard first.
{K}. Wild, and a little bit all over the place.
invite:
{K}. Walk slowly, look down, take only pictures.
Scatter a handful and let the ground decide. {K}.

== autumn-leaves 🍁
under: autumn
nouns: autumn leaves, fall leaves, fall foliage, autumn foliage, foliage, fall colors, autumn colors, autumn colours
nouns: fall colours, leaf peeping, leaf pile, pile of leaves, leaf raking, raking leaves, maple leaf, maple leaves
nouns: golden leaves, leaves changing, falling leaves, leaf peepers, peak foliage, foliage drive, red maple
tags: FallFoliage, AutumnLeaves, FallColors, AutumnVibes
turn:
The trees are letting go in style. Take notes. {K}.
I crunched every single one on the way, like a responsible adult. {K}.
Rake them up, blink, and there's the second half. {K}.
reader:
Jump in the pile first, or bag it first like a spoilsport?
Red, gold or orange: which one makes you pull over?
Do you press them in books and find them again years later?
scene:
Crunch, crunch, crunch, smile. {K}.
One leaf drifts down, everybody follows it with their eyes. {K}.
“Just one more stop for pictures.” Nobody believes it. {K}.
plain:
{K}. A reminder that change can be beautiful.
Everything falls, and it has rarely looked better.
The whole street in gold, and nobody sent a bill. {K}.
news:
{K}. Turning over a new one. A leaf, that is.
{K}. The rake is leaning there, full of meaning.
invite:
{K}. Take the long way, through the crunchy part.
Wear boots, leave the rake for later. {K}.

== mushrooms 🍄
under: produce
nouns: mushroom, mushroom foraging, mushroom hunting, mushroom picking, foraging, foraging walk, forager
nouns: wild mushrooms, chanterelle, chanterelles, morel, morels, morel hunting, porcini, oyster mushrooms, shiitake
nouns: lion's mane, lion's mane mushroom, toadstool, toadstools, fly agaric, fungi, fungus walk, mycology
nouns: truffle hunt, truffle hunting, mushroom log, mushroom kit, mushroom walk
tags: Mushrooms, MushroomHunting, Fungi, Foraging, MushroomLove
turn:
Comes up overnight, looks like it has always lived there. {K}.
{K}. I'd share the spot, but then it wouldn't be the spot.
My eyes are on the ground and my dignity is in a bush. {K}.
The forest's smallest umbrellas, and not one of them is for rent. {K}.
reader:
Would you tell anybody where you found it, even family?
Do you see a fairy house or a side dish?
Who taught you what to leave alone?
scene:
Nose down, basket out, no talking near the good trees. {K}.
“Where did you find these?” “Oh, around.” {K}.
Moss, moss, leaf, moss, wait. {K}.
plain:
{K}. Quiet little wonders with hats.
You only find them when you stop rushing.
The woods are full of things that wait until you bend down. {K}.
news:
{K}. Popped up just like that.
{K}. A fun guy would make a joke here.
invite:
{K}. Bring curious eyes and mind your step.
Come and look underneath things with us. {K}.

== moss-fern 🌿
under: houseplant
nouns: moss, moss garden, moss wall, moss terrarium, moss ball, moss balls, kokedama, fern, ferns, boston fern
nouns: maidenhair fern, staghorn fern, tree fern, bird's nest fern, fern frond, fiddlehead, lichen, terrarium
nouns: terrariums, closed terrarium, mossy forest, mossy rocks, forest floor, shade garden
tags: Moss, FernLove, Terrarium, ShadeGarden
turn:
Green without showing off about it. {K}.
{K}. Older than flowers, and never once jealous.
I misted it, I whispered to it, I asked it about its day. {K}.
My favorite carpet has never been vacuumed. {K}.
reader:
Could you walk past without touching it? Nobody can.
Which green do you like best: the bright new one or the deep old one?
Who in your house forgets the spray bottle, and who pays for it?
scene:
A bit of green unrolling itself, in no hurry whatsoever. {K}.
Hand flat on the soft green, eyes closed, inbox forgotten. {K}.
Damp, dim and delighted. {K}.
plain:
{K}. Soft, patient, at home in the shade.
Not everything has to bloom to be lovely.
There's a whole quiet world at ankle height. {K}.
news:
{K}. It grew on everybody.
invite:
{K}. Bend down and look, it's another planet.
For the darker corners, and the people who like them: {k}.

== compost-weeds 🪱
under: garden
nouns: compost, composting, compost bin, compost pile, compost heap, worm bin, worm farm, vermicompost
nouns: compost tumbler, kitchen scraps, weeds, weeding, weed pulling, garden waste, topsoil, good soil, garden soil
nouns: manure, fertilizer, leaf mold, bindweed, crabgrass, potting soil
tags: Composting, GardenLife, SoilHealth, GrowYourOwn
turn:
Gold, if you ask a gardener. Not dinner talk, if you ask anyone else. {K}.
{K}. I know my worms better than some of my cousins.
It's not dirt on my hands, it's involvement. {K}.
reader:
Do you find weeding soothing, or is it personal by now?
What ends up in your bin that makes your family ask questions?
Which weed in your garden would survive us all?
scene:
Pull, snap, root still in there, laughing. {K}.
Knees down, bucket full, bed bare, back protesting. {K}.
“Don't throw that away!” said about a banana peel. {K}.
plain:
{K}. Nothing is wasted if you give it time.
Good things grow where somebody got their hands dirty first.
The least glamorous part of the garden holds up all the rest. {K}.
news:
{K}. The worms are working overtime.
{K}. Dirt was involved. Quite a lot of it.
invite:
{K}. Your tomatoes have been asking for this.
Save your peels, bring your gloves. {K}.

== pruning ✂️
under: garden
nouns: pruning, hedge, hedges, hedge trimmer, pruning shears, secateurs, topiary, boxwood, boxwoods, privet hedge
nouns: tree pruning, rose pruning, deadheading, trimming the hedge, shrub, shrubs, bush trimming, espalier, loppers
tags: Pruning, GardenWork, GardenLife, GardenTools
turn:
A little off the left. A little off the right. Now it's a bonsai. {K}.
{K}. Like cutting your own bangs, with bigger scissors.
The hedge looks calm. It remembers everything. {K}.
I only wanted to even it out, and then there was a hole. {K}.
reader:
Brave cut or careful snip: which gardener are you?
Straight lines or soft clouds: how should a hedge behave?
Do you step back after every cut, or find out at the end?
scene:
Snip, step back, squint, snip, step back, oh no. {K}.
Twigs in the hair, leaves down the collar, a very proud look. {K}.
“That'll grow back.” Everybody nods, nobody is sure. {K}.
plain:
{K}. Sometimes less is how you get more.
You cut back what's done so that something new has room.
A clean edge is good for the soul. {K}.
news:
{K}. A cut above what we expected.
{K}. The wheelbarrow has made several trips.
invite:
{K}. Bring sharp tools and a soft heart.
Let go of a few branches with us. {K}.
`;
