export const flowersAndGarden = `
== cactus-succulents 🌵
under: houseplant
nouns: cactus, cacti, cactuses, succulent, succulents, aloe, aloe vera, aloe plant, jade plant, echeveria, prickly pear, christmas cactus
nouns: haworthia, string of pearls, string of hearts, snake plant, snake plants, succulent garden, succulent wall, cactus garden
nouns: cactus collection, mini cactus, air plant, air plants, zz plant
tags: Succulents, CactusLover, SucculentLove, PlantsOfInstagram
turn:
Finally, somebody who takes being ignored as care. {K}.
{K}. {Asks/Ask} for nothing, and I deliver.
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
{K}. In no rush at all, and looking good while at it.
Tough outside, full of water inside, growing a little whenever nobody checks.
Some living things do best when you trust them. {K}.
news:
{K}. No drop of water was spilled over it.
{K}. A prickly subject, I know.
invite:
{K}. For everybody who has failed at ferns.
Your sunniest shelf has an opening. {K}.

== roses 🌹
under: flowers
nouns: roses, red roses, rose bush, rose bushes, rosebush, climbing rose, climbing roses, garden roses, david austin rose, english rose
nouns: tea rose, wild rose, rose hips, rose petals, rosebud, rosebuds, rose bouquet, dozen roses, bouquet of roses, rose garden, rose arch
nouns: red rose, garden rose, rose hip, rose petal, single rose, long stem rose, pink rose, white rose, yellow rose, white roses
nouns: pink roses, yellow roses
alone: rose
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
{K}. Petals, thorns and all.
{K}. Coming up, well, you know.
invite:
{K}. Say it without saying it.
Stop and smell them. Whoever said it first was right. {K}.

== sunflowers 🌻
under: flowers
nouns: sunflower, sunflowers, sunflower field, sunflower fields, sunflower farm, sunflower maze, sunflower bouquet, giant sunflower
nouns: mammoth sunflower, dwarf sunflower, sunflower festival, u-pick sunflowers, sunflower patch, first sunflower, u-pick sunflower
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

== tulips-daffodils 🌱
under: flowers
nouns: tulip, tulips, daffodil, daffodils, tulip field, tulip fields, tulip festival, tulip bulbs, tulip garden, tulip bouquet
nouns: parrot tulips, hyacinth, hyacinths, crocus, crocuses, snowdrop, snowdrops, bluebell, bluebells, bluebell woods, narcissus flowers
nouns: spring bulbs, flower bulbs, planting bulbs, bulb planting, muscari, grape hyacinth, tulip bulb, parrot tulip, narcissus flower
nouns: spring bulb, flower bulb
tags: Tulips, SpringFlowers, SpringBulbs, InBloom
turn:
{K}. Put an ugly brown onion in the dirt, get this. What a deal.
Up in the same place as ever, whether or not I remember planting anything. {K}.
I forgot all about it. It did not forget about me. {K}.
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
{K}. The whole street is a little more awake.
{K}. A bulb, a bit of faith, and then color.
invite:
{K}. Bring a bit of color home under your arm.
Go and look while they're showing off. {K}.

== lavender 💜
under: flowers
nouns: lavender, lavender field, lavender fields, lavender farm, lavender bouquet, lavender harvest, lavender festival, lavender bushes
nouns: lavender plant, french lavender, english lavender, lavender bush
tags: Lavender, LavenderField, LavenderLove, LavenderFarm
turn:
Calm down, but make it purple. {K}.
{K}. One sniff, and my shoulders come down from my ears.
Even the bees work slower in this, or maybe that's just me. {K}.
The smell of a drawer in which everything is folded. {K}.
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
{K}. Even the bees slowed down for it.
{K}. Everybody stay calm. That part is easy here.
invite:
{K}. Come, breathe in, stay longer than planned.
Take a bundle home and your coat will thank you. {K}.

== herbs 🌿
under: garden
nouns: herb, herbs, herb garden, kitchen herbs, fresh herbs, basil, basil plant, rosemary, thyme, mint plant, fresh mint, parsley, cilantro
nouns: coriander, sage plant, oregano, chives, dill, windowsill herbs, herb pot, herb planter, herb spiral, herb bed, dried herbs
nouns: drying herbs, lemon balm, thai basil, tarragon, lemongrass, mint leaves, spearmint, peppermint plant, growing basil, herb bundle
nouns: kitchen herbs in pots, kitchen herb, fresh herb, windowsill herb, dried herb
alone: mint
tags: HerbGarden, FreshHerbs, KitchenGarden, HerbLover
turn:
The difference between dinner and “mmm, what's in this?” {K}.
{K}. Rub a leaf, smell your fingers, forget what you came in for.
The recipe said a little. The plant said help yourself. {K}.
I pretend it's for cooking. Mostly I just walk past and sniff. {K}.
reader:
What does it go on at your place that would surprise people? {K}.
{K}. Do you measure, or tear off a handful and hope?
Is there one you can't stand and everybody else adores? {K}.
scene:
Scissors, a bare foot on the doorstep, dinner nearly ready. {K}.
Rub, sniff, “oh”. {K}.
“Just a little green on top.” And suddenly it's a restaurant. {K}.
plain:
{K}. The smell stays on your fingers, and that's the best part.
Small leaves, big help. {K}.
news:
{K}. The soup will be the first to know.
{K}. It was about thyme. Somebody had to say it.
invite:
{K}. Give your windowsill something to do.
Come and rub the leaves, we all do it. {K}.

== seedlings 🌱
under: garden
nouns: seedling, seedlings, seed packet, seed packets, seed starting, seed swap, sprout, sprouts coming up, tomato seedlings
nouns: pepper seedlings, heirloom seeds, flower seeds, vegetable seeds, plant starts, seed tray, seed trays, grow light, grow lights
nouns: germination, microgreens, planting seeds, sowing seeds, potting up, potting shed, plug plants, seeds, planting, planting day
nouns: spring planting, seed haul, seed catalog, tomato seedling, pepper seedling, heirloom seed, flower seed, vegetable seed, plug plant
nouns: strawberry plants, strawberry plant, pepper plants, pepper plant, tomato starts
alone: sprouts
tags: SeedStarting, Seedlings, GrowYourOwn, GardenLife
turn:
I've checked so often that the soil must feel watched. {K}.
The windowsill is full, the table is full, and everything is still this small. {K}.
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
{K}. Small and green and full of plans.
{K}. One green millimeter at a time.
invite:
{K}. Put something in the ground and check on it too often.
Come with an empty pot and a bit of hope. {K}.

== vegetable-harvest 🧺
under: garden
nouns: vegetable garden, veggie garden, veg patch, vegetable patch, allotment, allotments, allotment life, kitchen garden, harvest basket
nouns: garden harvest, veggie harvest, tomato harvest, homegrown vegetables, homegrown veggies, homegrown tomatoes, homegrown carrots
nouns: homegrown zucchini, zucchini harvest, bean harvest, first tomato, community garden, victory garden, tomato plants
nouns: first harvest from the garden, first harvest, veg garden, veggie patch, garden patch, zucchini plant, first zucchini
nouns: homegrown vegetable, homegrown tomato, homegrown carrot, tomato plant
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
{K}. Homegrown, and not shy about it.
invite:
{K}. Bring a basket and clean hands, you'll leave with the opposite.
Whoever pulls the weeds gets paid in cucumbers. {K}.

== lawn 🌱
under: garden
nouns: lawn, lawns, grass, front lawn, back lawn, mowing the lawn, mowing, lawn stripes, sod, new turf, grass seed, lawn stripe
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
{K}. Watch it grow. No, really.
invite:
{K}. Shoes off, toes in.
Let us worry about the grass and you can lie on it. {K}.

== bonsai 🌳
under: tree
nouns: bonsai, bonsais, bonsai tree, bonsai trees, juniper bonsai, ficus bonsai, maple bonsai, bonsai garden, bonsai pot, bonsai pots
nouns: bonsai show, bonsai exhibition, bonsai workshop, bonsai class, bonsai wiring, bonsai pruning, bonsai collection
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
nouns: cherry blossom, cherry blossoms, cherry blossom festival, cherry tree, cherry trees, sakura, sakura season, hanami, blossom
nouns: blossoms, apple blossom, apple blossoms, almond blossom, peach blossom, plum blossom, magnolia, magnolias, magnolia tree
nouns: crabapple blossom, wisteria, blossom season, peak bloom
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
{K}. Confetti everywhere, and no cleanup crew.
invite:
{K}. Go and stand under it before the wind does.
Bring a blanket and someone who sighs nicely. {K}.

== wildflowers 🌼
under: flowers
nouns: wildflower, wildflowers, wild flowers, wildflower meadow, wildflower meadows, meadow, meadows, flower meadow, poppy, poppies
nouns: poppy field, daisy, daisies, cornflowers, dandelion, dandelions, buttercup, buttercups, clover, lupine, lupines, bluebonnet
nouns: bluebonnets, superbloom, super bloom, california poppies, wildflower seeds, wildflower walk, queen anne's lace, no mow may
nouns: unmown lawn, clover lawn, wild lawn, wild flower, california poppy, wildflower seed
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
nouns: autumn leaves, fall leaves, fall foliage, autumn foliage, foliage, fall colors, autumn colors, autumn colours, fall colours
nouns: leaf peeping, leaf pile, pile of leaves, leaf raking, raking leaves, maple leaf, maple leaves, golden leaves, leaves changing
nouns: falling leaves, leaf peepers, peak foliage, foliage drive, red maple, autumn leaves pile, fall color, autumn color, autumn colour
nouns: fall colour, leaf peeper
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
under: forest
nouns: mushroom, mushroom foraging, mushroom hunting, mushroom picking, foraging, foraging walk, forager, wild mushrooms, chanterelle
nouns: chanterelles, morel, morels, morel hunting, porcini, toadstool, toadstools, fly agaric, fungi, fungus walk, mycology, truffle hunt
nouns: truffle hunting, mushroom walk, mushroom season, wild mushroom
tags: Mushrooms, MushroomHunting, Fungi, Foraging, MushroomLove
turn:
Nowhere to be seen, and then suddenly very much at home. {K}.
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
{K}. The forest keeps its best things low.
{K}. Keep your eyes on the ground.
invite:
{K}. Bring curious eyes and mind your step.
Come and look underneath things with us. {K}.

== moss-fern 🌿
under: houseplant
nouns: moss, moss garden, moss wall, moss terrarium, moss ball, moss balls, kokedama, fern, ferns, boston fern, maidenhair fern
nouns: staghorn fern, tree fern, bird's nest fern, fern frond, fiddlehead, lichen, terrarium, terrariums, closed terrarium, mossy rocks
nouns: shade garden, mossy rock
tags: Moss, FernLove, Terrarium, ShadeGarden
turn:
Green without showing off about it. {K}.
{K}. Older than flowers, and never once jealous.
I misted it, I whispered to it, I asked it about its day. {K}.
My favorite carpet has never been vacuumed. {K}.
reader:
Could you walk past without touching it? Nobody can.
Which green do you like best: the bright new one or the deep old one?
Who in your house is in charge of the spray bottle?
scene:
A bit of green minding its own business, in no hurry whatsoever. {K}.
Hand flat on the soft green, eyes closed, inbox forgotten. {K}.
Damp, dim and delighted. {K}.
plain:
{K}. Soft, patient, at home in the shade.
Not everything has to bloom to be lovely.
There's a whole quiet world at ankle height. {K}.
news:
{K}. Green with joy, so to speak.
{K}. The spray bottle has been informed.
invite:
{K}. Bend down and look, it's another planet.
For the darker corners, and the people who like them: {k}.

== compost-weeds 🌿
under: garden
nouns: weeds, weed pulling, weeding, bindweed, crabgrass, ground elder, pulling weeds, weed control, weeding day, thistles, knotweed
nouns: nettles, chickweed, weed patch, overgrown garden, overgrown yard
tags: Weeding, GardenWork, GardenLife
turn:
They grow without water, love or planning. I should take notes. {K}.
{K}. I pulled one, and it told its friends.
What I plant sulks. What I pull comes back with cousins. {K}.
I'm not losing, I'm practicing biodiversity. {K}.
reader:
Do you find it soothing, or is it personal by now? {K}.
{K}. Pull them, tolerate them or call it a meadow?
Which one in your garden would survive us all? {K}.
scene:
Pull, snap, root still in there, laughing. {K}.
Knees down, bucket full, back protesting. {K}.
“Is this one a weed?” “Now it is.” {K}.
plain:
{K}. A tidy corner, for a moment.
There are worse ways to think than on your knees in the dirt. {K}.
news:
{K}. Rooted out, for now.
{K}. It'll be back.
invite:
{K}. Bring gloves and old grudges.
Take a row, it's cheaper than shouting. {K}.

== pruning ✂️
under: garden
nouns: pruning, hedge, hedges, hedge trimmer, pruning shears, secateurs, topiary, boxwood, boxwoods, privet hedge, tree pruning
nouns: rose pruning, deadheading, trimming the hedge, shrub, shrubs, bush trimming, espalier, loppers
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
{K}. Snip by snip.
invite:
{K}. Bring sharp tools and a soft heart.
Let go of a few branches with us. {K}.

== plant-pots 🪴
under: houseplant
nouns: plant stand, plant stands, plant pot, plant pots, planter, planters, hanging planter, hanging planters, plant hanger
nouns: macrame plant hanger, plant hangers, flower pot, flower pots, terracotta pots, terracotta pot, cachepot, plant shelf, plant shelves
nouns: self-watering pot, wall planter, painted pots, ceramic planter, head planter, concrete planter, painted pot
tags: PlantPots, PlantDecor, UrbanJungle
turn:
I bought it for a plant I don't have yet. The plant will have to live up to it. {K}.
{K}. Nobody compliments my haircut, but everybody notices this.
An empty one is not a container, it's an excuse. {K}.
My plants live in nicer places than I did in my student days. {K}.
reader:
Does the pot match the plant, or the plant the pot? {K}.
{K}. Drainage hole: a must, or a risk you take for beauty?
Do they all match at your place, or is it a family reunion? {K}.
scene:
A bit to the left. Step back. A bit to the right. Perfect. Now the lamp has to move. {K}.
“Isn't that a salad bowl?” “Not anymore.” {K}.
Soil on the table, soil on the floor, some of it even in there. {K}.
plain:
{K}. A good home for something green.
The right corner, the right light, the right vessel: a small kind of order. {K}.
news:
{K}. The plants have been asked, and they approve.
{K}. Potted history, in a way.
invite:
{K}. Measure the shelf first, then ignore the result.
Come for the pot, talk yourself into the plant. {K}.

== orchids 🌸
under: houseplant
nouns: orchid, orchids, orchid rebloom, orchid show, phalaenopsis, orchid spike, moth orchid, orchid care, my orchid, orchid bloom
nouns: orchid repotting
tags: Orchids, OrchidLover, PlantParent
turn:
Looked dead for ages. Was only thinking. {K}.
{K}. I did everything wrong, and it chose to bloom. I'm not asking questions.
The diva of the windowsill, and she knows how long she has kept us waiting. {K}.
It drops a flower, and I take it personally. {K}.
reader:
Ice cube, spray bottle or a whole bath? {K}.
{K}. Do you keep it when the flowers fall, or is it goodbye?
Has one ever bloomed again for you, and whom did you call? {K}.
scene:
A tiny green bump on the stem, and the whole household is called in. {K}.
“Don't move it.” “I only dusted.” “Don't.” {K}.
Roots in all directions, leaves like a shrug, and then that flower. {K}.
plain:
{K}. Beauty on its own schedule.
A bright window, a bit of patience, and no sudden moves. {K}.
news:
{K}. The windowsill is holding its breath.
{K}. Against all expectations, mine included.
invite:
{K}. For patient people, and for people who'd like to be.
Bring yours, we'll look at the roots together. {K}.

== carnivorous-plants 🪴
under: houseplant
nouns: venus flytrap, venus fly trap, venus flytraps, carnivorous plants, carnivorous plant, pitcher plant, pitcher plants, sundew, sundews
nouns: nepenthes, butterwort
tags: CarnivorousPlants, WeirdPlants, PlantLover
turn:
Finally, somebody in this house who deals with the flies. {K}.
{K}. The only plant that makes the other plants look vegetarian.
I put a finger close to it, for science. Science closed. {K}.
Cute, green, and it would eat me if it were bigger. {K}.
reader:
Do you feed it, or let it hunt? {K}.
{K}. What did you name it, and does the name have teeth?
Would you poke it? Everybody says no, and everybody does. {K}.
scene:
A fly lands. The whole kitchen stops talking. {K}.
Wait. Wait. Wait. Snap. {K}.
“Is it hungry?” “It's always hungry.” {K}.
plain:
{K}. Proof that plants have plans.
Nature, with a sense of humor and an appetite. {K}.
news:
{K}. It's got some bite.
{K}. Snapped up.
invite:
{K}. Come closer, but keep your hands to yourself.
For people whose pets and plants should be the same thing. {K}.

== propagation 🌱
under: houseplant
nouns: propagation, propagation station, plant cuttings, cuttings in water, cuttings, plant propagation, repotting, repotting day, new leaf
nouns: new leaves, new growth, plant babies, pothos cuttings, rooting cuttings, water propagation, baby plants, plant swap, first leaf
nouns: bonsai repotting, unfurling leaf, plant cutting, pothos cutting, baby plant
tags: PlantPropagation, PlantParent, NewGrowth
turn:
I cut off a piece, and now I have more plants and no glasses left. {K}.
{K}. I've checked for roots so often that the water has stage fright.
It unrolled overnight, and I'm a bit offended that I wasn't called. {K}.
Everything I own for drinking has a stem in it. {K}.
reader:
Do you give the little ones away, or find them a shelf? {K}.
{K}. How many times a day is it normal to look?
Which plant of yours came from somebody else's windowsill? {K}.
scene:
One white thread in the glass. A scream of joy from the kitchen. {K}.
“What's in the jam jar?” “The future.” {K}.
Dirt under the nails, a root in each hand, soil on the cat. {K}.
plain:
{K}. A small beginning with wet feet.
Some things just need water, light and being left alone. {K}.
news:
{K}. It has taken root.
{K}. Turning over a new one.
invite:
{K}. Bring a jar, take a cutting.
Swap yours for ours and call it family. {K}.

== florist 💐
under: flowers
nouns: florist, florists, flower shop, flower shops, flower market, flower markets, flower stand, flower stall, flower cart, flower truck
nouns: flower bar, flower delivery, flower subscription, floristry, floral designer, flower workshop, flower arranging, flower arrangement
nouns: flower arrangements, floral arrangement, floral arrangements, flower arranging class, floral workshop, ikebana
tags: Florist, FloralDesign, FlowerShop, FlowerLover
turn:
Somebody behind that counter knows who has to say sorry. {K}.
{K}. A job where people come in with a feeling and leave with a bunch of it.
Buckets of color, and me saying “something nice” as if that helped. {K}.
The hardest question of the day: “who is it for?” {K}.
reader:
Do you choose by color, by scent or by panic? {K}.
{K}. A card with words, or let the stems do the talking?
When did you last bring some home for no reason? {K}.
scene:
Snip, turn, step back, one more stem. {K}.
Paper, ribbon, scissors along the edge, a curl. {K}.
“What's the occasion?” “Does there have to be one?” {K}.
plain:
{K}. The street smells better on this side.
Hands that know how to make a day look nicer. {K}.
news:
{K}. Beautifully arranged.
{K}. Everything's coming up roses, and some other things.
invite:
{K}. Think of one person. Now you know what to do.
Forgot something important? Flowers won't tell. {K}.

== dried-flowers 🌾
under: flowers
nouns: dried flowers, dried bouquet, dried flower bouquet, flower pressing, dried flower wreath, dried hydrangeas, preserved flowers
nouns: preserved roses, everlasting flowers, pampas grass, flower press, pressed flower art, artificial flowers, faux flowers, silk flowers
nouns: fake plants, fake plant, faux plants, dried flower, dried hydrangea, preserved flower, preserved rose, everlasting flower
nouns: artificial flower, faux flower, silk flower, faux plant
tags: FlowerDecor, FloralDecor, HomeDecor
turn:
They have been through everything, and still look good in that vase. {K}.
{K}. Flowers for people who forget to water.
The longest relationship on my shelf, and it needs nothing but dusting. {K}.
Summer, but with a much better shelf life. {K}.
reader:
Bring them down when they fade, or is fading the point? {K}.
{K}. Fresh or forever: which do you like on the table?
Is there a book in your house with something flat and pretty in it? {K}.
scene:
A page turns, and a petal falls out of another year. {K}.
One stem, moved by a finger's width. Better. {K}.
“Are they real?” A touch. “Are they?” {K}.
plain:
{K}. Pretty, quiet and in no hurry to leave.
Some things you just want to keep a bit longer. {K}.
news:
{K}. Pressed, but not for time.
{K}. It lasts and lasts.
invite:
{K}. For the shelf that gets no sun.
Take a bunch home and never buy a watering can. {K}.

== peonies 💐
under: flowers
nouns: peony, peonies, peony season, peony bouquet, dahlia, dahlias, dahlia season, dahlia tubers, dahlia farm, hydrangea, hydrangeas
nouns: ranunculus, camellia, camellias, rhododendrons, azaleas, chrysanthemums, mums on the porch, peony bush, hydrangea bush
nouns: hydrangea season, dinner plate dahlia, dahlia tuber
tags: InBloom, FlowerLover, GardenFlowers, BlossomLove
turn:
So many petals that I suspect some of them are for practice. {K}.
{K}. Shut tight for ages, and then everything at once, like shy people at parties.
The head is too heavy for the stem, and it's still the best-looking one at the party. {K}.
Worth every month of looking like nothing much. {K}.
reader:
Cut it for the table, or leave it where the neighbors can see? {K}.
{K}. Which color would you like a whole bed of?
Do you stake them, or let them swoon? {K}.
scene:
A tight round bud, then nothing, then ruffles everywhere. {K}.
A vase that's suddenly too small. {K}.
Ants, bees and me, all standing around the same bloom. {K}.
plain:
{K}. A little too much, and exactly enough.
Nothing about it is modest, and nobody minds. {K}.
news:
{K}. It has finally opened up.
{K}. Full bloom, full volume.
invite:
{K}. Bring your largest vase.
Come while they're showing off. {K}.

== greenhouse 🪴
under: garden
nouns: greenhouse, greenhouses, polytunnel, cold frame, cold frames, conservatory, hothouse, glasshouse, botanical greenhouse
nouns: mini greenhouse, backyard greenhouse, garden nursery, plant nursery, garden center, garden centre, garden centers, nursery trip
nouns: garden center run, plant nursery haul
tags: Greenhouse, PlantLover, GardenLife
turn:
I went in for potting soil and came out with a trunk full of hope. {K}.
{K}. The warmest hug in any yard, and it smells like tomatoes.
Everything in here grows, including my bill. {K}.
The list said one thing. The cart has its own list. {K}.
reader:
What would you grow if frost never happened? {K}.
{K}. Do you stick to a list, or get carried away by the ferns?
Which plant always follows you home? {K}.
scene:
Door open, glasses fogged, deep breath. {K}.
A cart with a wobbly wheel and a jungle on top. {K}.
“Where will you put it?” “Somewhere.” {K}.
plain:
{K}. A bit of spring with a door on it.
Everybody in here is growing something. {K}.
news:
{K}. Things are warming up.
{K}. Under glass, and thriving.
invite:
{K}. Come with an empty trunk.
Breathe in, walk slowly, mind the hose. {K}.

== watering 💧
under: garden
nouns: watering, watering can, watering cans, watering the garden, watering the plants, plant watering, hose, watering day, drip irrigation
nouns: rain barrel, rain barrels, soaker hose, sprinkler, sprinklers, copper watering can, vintage watering can
tags: GardenLife, InTheGarden, PlantCare
turn:
The best meetings I've had were alone, outdoors, with one wet foot. {K}.
{K}. A slow round in the evening, a compliment for everybody.
I aimed at the roses. My shoes are doing very well. {K}.
It will rain as soon as I'm done. That's how rain works. {K}.
reader:
Early, late or when things start to look dramatic? {K}.
{K}. Do you talk to them while you do it, and what about?
By feel, by schedule or by guilt? {K}.
scene:
A kink in the hose, a look down the nozzle, of course. {K}.
Drops on leaves, low light, nobody calling your name. {K}.
“You're getting me wet.” “You're in the flower bed.” {K}.
plain:
{K}. A few quiet minutes with everybody's roots.
Looking after things, one sip at a time. {K}.
news:
{K}. It's raining, in a small, local way.
{K}. Pour a little on that and wait.
invite:
{K}. Grab the other can and take the left side.
Come thirsty, leave with wet feet. {K}.

== yard 🏡
under: garden
nouns: backyard, back yard, yard, front yard, yardwork, spring cleanup, spring clean-up, spring yard cleanup, fall cleanup, yard day
nouns: backyard makeover, backyard project, landscaping project, mulch, gutter leaves
tags: YardLife, YardWork, Backyard
turn:
I went out to pick up one stick. Please send dinner. {K}.
{K}. My watch says an hour, my back says more.
The neighbors waved. I waved back with a rake and a lot of meaning. {K}.
A place where a person in an old hat can feel in charge. {K}.
reader:
Do it all in a day, or a bit each evening with a drink in hand? {K}.
{K}. What's the first thing you'd change if money grew on that tree?
Who in your street has the good tools, and do they lend them? {K}.
scene:
Rake, lean on the rake, look around, rake. {K}.
“Nearly done,” from behind something that is not nearly done. {K}.
Old gloves, old hat, a radio on the windowsill. {K}.
plain:
{K}. A patch of outdoors with your name on it.
Nothing settles the head like tired arms. {K}.
news:
{K}. The garden gnome has seen it all.
{K}. Mud was involved.
invite:
{K}. Bring gloves, we've got the cold drinks.
Grab a rake, or grab a chair and point. {K}.

== container-garden 🪴
under: garden
nouns: container garden, container gardening, window box, window boxes, patio garden, balcony gardening, urban garden, windowsill garden
nouns: hanging basket, hanging baskets, potted garden, porch plants, small garden, tiny garden, balcony flowers, porch plant
nouns: balcony flower, patio planters, patio planter
tags: ContainerGarden, UrbanGarden, SmallSpaceGarden
turn:
No land, no shed, no problem. Just a lot of pots and a very patient neighbor. {K}.
{K}. The smallest farm in town, and I'm the whole staff.
There used to be room for a chair out here. {K}.
My harvest fits into one hand, and I've shown it to everybody. {K}.
reader:
Flowers for the eyes, or something you can eat? {K}.
{K}. What grows at your place with nothing but a pot and some nerve?
Do you water your neighbors below as well? {K}.
scene:
Coffee in one hand, watering can in the other, elbows between leaves. {K}.
One tomato. A photo. Another photo, from the side. {K}.
“Is that a jungle?” “It's a few pots and some confidence.” {K}.
plain:
{K}. A bit of green goes a long way up here.
You don't need a field to grow something. {K}.
news:
{K}. Small space, big plans.
{K}. Potted, but not small-minded.
invite:
{K}. Your balcony counts as a garden if you say so.
Bring a pot, any pot. {K}.

== edible-mushrooms 🍄
under: produce
nouns: mushrooms, shiitake, oyster mushrooms, portobello, portobello mushrooms, stuffed mushrooms, mushroom kit, mushroom growing kit
nouns: mushroom log, king oyster mushrooms, lion's mane, lion's mane mushroom, button mushrooms, cremini, enoki, garlic mushrooms
nouns: mushroom gravy, growing mushrooms, mushroom farm, maitake, oyster mushroom, portobello mushroom, stuffed mushroom
nouns: king oyster mushroom, button mushroom, garlic mushroom
tags: Mushrooms, MushroomLover, FoodLovers
turn:
They shrink in the pan, so I always start with too many and end with none. {K}.
{K}. Small hats, big flavor, strong opinions at the family table.
Love them, and people look at you as if you'd joined something. {K}.
Butter, garlic, patience, and suddenly nobody misses the steak. {K}.
reader:
Love or leave: has anyone ever been neutral about this? {K}.
{K}. Golden and crisp, or soft and saucy?
Did you eat them as a kid, or hide them under the rice? {K}.
scene:
A sizzle, a splash, a smell like a walk in the woods. {K}.
“What's in this?” Never answer too early. {K}.
A whole pan goes in. A spoonful comes out. {K}.
plain:
{K}. Earthy, humble and good in almost everything.
Dinner gets cozier with something brown and buttery in it. {K}.
news:
{K}. A fun guy would make a joke here.
{K}. Popped up just like that.
invite:
{K}. Bring good bread for the pan.
Even the skeptics get one fork. {K}.

== compost 🪱
under: garden
nouns: compost, composting, compost bin, compost pile, compost heap, worm bin, worm farm, vermicompost, compost tumbler, kitchen scraps
nouns: garden waste, topsoil, good soil, garden soil, manure, fertilizer, leaf mold, potting soil, compost tea, worms, earthworms
nouns: earthworm, bokashi, kitchen scrap
tags: Composting, GardenLife, SoilHealth
turn:
Gold, if you ask a gardener. Not dinner talk, if you ask anyone else. {K}.
{K}. I know the worms better than some of my cousins.
It's not dirt on my hands, it's involvement. {K}.
The end of the salad has found a new purpose. {K}.
reader:
How far would you walk to save a banana peel? {K}.
{K}. Who in your house takes the bucket out, and who says they will?
Does your family know how proud you are of it? {K}.
scene:
Steam, on a cold morning, and a very happy person with a fork. {K}.
“Don't throw that away!” said about a banana peel. {K}.
A handful, a sniff, a nod, as if it were wine. {K}.
plain:
{K}. Nothing is wasted if you give it time.
The least glamorous part of the garden holds up all the rest. {K}.
news:
{K}. The worms are working overtime.
{K}. It all breaks down in the end.
invite:
{K}. Your tomatoes have been asking for this.
Save your peels, bring your gloves. {K}.

== raised-beds 🌱
under: garden
nouns: raised bed, raised beds, raised garden bed, raised garden beds, vegetable bed, vegetable beds, garden bed, garden beds, flower bed
nouns: flower beds, flowerbed, flowerbeds, garden border, perennial border, new beds, planter box, planter boxes, cottage garden border
nouns: garden plot
tags: GardenBeds, GardenLife, InTheGarden
turn:
A few boards and some dirt, and suddenly I'm a landowner. {K}.
{K}. Built for my back, admired by my knees.
It looked huge when it was empty. Then I started planting. {K}.
The cat thinks it's a very large litter box. We're in talks. {K}.
reader:
Straight rows or a happy mess? {K}.
{K}. Flowers, food or a bit of both?
Who gets the sunny end at your place? {K}.
scene:
A barrow of soil. Another barrow. And another. Still not full. {K}.
Hands on hips, head to one side, one plant moved by a palm's width. {K}.
“What's going in there?” “Everything.” {K}.
plain:
{K}. A small frame for a lot of hope.
Somewhere to put good soil, and everything you wish would grow. {K}.
news:
{K}. You make it, you get to lie in the grass next to it.
{K}. The neighbors lean over the fence.
invite:
{K}. Bring gloves and a strong back.
Choose a corner, plant something. {K}.

== yard-tools 🧤
under: yard
nouns: leaf blower, leaf blowers, wheelbarrow, wheelbarrows, rake, rakes, shovel, shovels, spade, trowel, garden gloves, gardening gloves
nouns: garden tools, gardening tools, pitchfork, garden fork, garden cart, post hole digger, weed wacker, garden tool, gardening tool
tags: GardenTools, YardWork, GardenLife
turn:
The one I need is always in the other corner of the yard. {K}.
{K}. A good one gets borrowed by the whole street.
Left outside again, and it still showed up for work. {K}.
I only went to get it. That was before I met the weeds on the way. {K}.
reader:
Lend it out, or guard it with your life? {K}.
{K}. Hung up clean like in a catalog, or wherever it was last dropped?
Which one do you reach for first? {K}.
scene:
A creak, a scrape, a cloud of dust, a person who means business. {K}.
“Have you seen mine?” “It's leaning where you left it.” {K}.
Gloves on, sleeves up, very determined chin. {K}.
plain:
{K}. Simple, sturdy, always a bit muddy.
A good tool makes a long afternoon shorter. {K}.
news:
{K}. Put to work right away.
{K}. Digging into it.
invite:
{K}. Your corner of the yard has been asking.
Grab a handle, any handle. {K}.

== lavender-scent 💜
under: lavender
nouns: lavender oil, lavender sachet, lavender sachets, dried lavender, lavender wreath, lavender bundle, lavender bundles
nouns: lavender essential oil, lavender candle, lavender pillow, lavender spray, lavender bag, lavender bags
tags: Lavender, LavenderLove, CalmMoments
turn:
Calm, in a form that fits into a drawer. {K}.
{K}. One sniff, and the shoulders remember how to drop.
My pillow smells like somebody with a good bedtime. {K}.
The moths hate it. The rest of us sleep like stones. {K}.
reader:
Bedside, bath or the sock drawer? {K}.
{K}. Who does that smell remind you of?
What smell makes you slow down straight away? {K}.
scene:
Lights low, phone face down, a slow breath in. {K}.
A drawer opens, and there's a whole field in it. {K}.
“What smells so nice in here?” “Me, being calm.” {K}.
plain:
{K}. A quiet smell for a loud day.
Gentle, familiar and good at bedtime. {K}.
news:
{K}. Everybody breathe out.
{K}. A calming influence.
invite:
{K}. For anybody who hasn't exhaled yet.
Take one home and put it where the day ends. {K}.
`;
