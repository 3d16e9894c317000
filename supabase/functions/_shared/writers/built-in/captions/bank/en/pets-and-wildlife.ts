export const petsAndWildlife = `
== puppy 🐶
under: dog
nouns: puppy, puppies, puppy school, puppy class, puppy training, puppy kindergarten, lab puppy
nouns: golden retriever puppy, retriever puppy, corgi puppy, dachshund puppy, husky puppy, doodle puppy
nouns: cockapoo puppy, beagle puppy, frenchie puppy, foster puppy, rescue puppy, shelter puppy, puppy breath
nouns: puppy teeth, puppy kisses, puppy cuddles, puppy playdate, puppy party, puppy nap, puppy photos
nouns: litter of puppies, puppy's first day, puppy's first walk, puppy's first bath
tags: PuppyLife, Puppies, PuppyLove, PuppiesOfInstagram
turn:
The paws came in adult size and the rest is on back order. {K}.
Chews everything except the toys that were bought for chewing. {K}.
{K}. The rug has been downgraded to a suggestion.
My socks now come in singles. {K}.
reader:
What did your puppy destroy first, and did you secretly love it?
How long did “the puppy sleeps in the kitchen” last at your house?
Did you choose the name before the puppy, or after the first offense?
scene:
Quiet in the next room. Too quiet. There is a puppy in the next room.
“Sit.” A thoughtful pause. A somersault. Close enough. {K}.
Ears too long, legs too many, hearts taken: all of them. {K}.
plain:
A small heartbeat asleep on your foot is a very good reason not to move.
{K}. The whole world is new again when somebody sniffs it for the first time.
The teeth are sharp, the nights are short, and the tail makes up for all of it. {K}.
news:
{K}. The slippers have moved to a higher shelf.
{K}. The mop is on call.
invite:
{K}. Wear shoes with laces, somebody will want to meet them.
Whoever can walk past a puppy is excused. Everybody else: {k}.

== kitten 🐱
under: cat
nouns: kitten, kittens, kitten season, foster kitten, rescue kitten, shelter kitten, stray kitten, tabby kitten
nouns: tuxedo kitten, calico kitten, ginger kitten, ragdoll kitten, maine coon kitten, bengal kitten, siamese kitten
nouns: bottle baby kitten, litter of kittens, kitten cuddles, kitten nap, kitten purrs, kitten playtime
nouns: kitten adoption, kitten yoga, kitten videos, kitten photos, kitten's first day
tags: Kittens, KittenLife, KittensOfInstagram, KittenLove
turn:
The curtains have a new use, and it's vertical. {K}.
My ankles are now considered prey. {K}.
{K}. Fell asleep mid-attack and kept the shoelace.
Nothing on earth is as brave as a kitten, right up to the vacuum cleaner.
So much fluff, so little brake. {K}.
reader:
How long did “only one kitten” last at your place?
What has your kitten climbed with no plan for the way down?
Has your kitten picked a favorite person, or a favorite shoelace?
scene:
Wiggle, wiggle, wiggle, pounce, miss, stroll off as if nothing happened. {K}.
“Where's the kitten?” And everybody lifts one foot and looks.
A purr far too large for the packaging. {K}.
plain:
{K}. Takes up no room at all, and somehow fills the house.
When somebody that small trusts you with a nap, it's no small thing.
Warm lap, tiny engine running, no further plans. {K}.
news:
{K}. The toilet paper never stood a chance.
invite:
{K}. Long sleeves recommended, resistance not.
You'll say you're only looking, and we'll nod politely. {K}.

== zoomies 🐾
under: dog
nouns: zoomies, zoomie, the zoomies, dog zoomies, puppy zoomies, cat zoomies, bath zoomies, post-bath zoomies
nouns: post-poop zoomies, beach zoomies, snow zoomies, backyard zoomies, evening zoomies, 3am zoomies
nouns: midnight zoomies, witching hour zoomies, bunny zoomies, zoomie time
tags: Zoomies, ZoomiesTime, PetLife, FunnyPets
turn:
The couch is furniture until about now, then it's a racetrack. {K}.
{K}. Somebody pressed a button, and nobody will say which.
I stood in the middle with my arms out, like a goalkeeper with no hope. {K}.
It ends as it began: for no reason, and next to the water bowl.
reader:
What sets off the zoomies at your house: bath, bedtime or absolutely nothing?
Which rug has given up lying flat since the zoomies started?
Do you clear the coffee table, or let fate decide?
scene:
A look. A crouch. A wild eye. Everybody lift your feet. {K}.
Left, right, over the sofa, a skid, a bark at nobody, repeat. {K}.
Zoom, zoom, thud, pause, dignity, zoom. {K}.
plain:
It's hard to be serious while somebody runs in circles just because it's good to be alive.
{K}. A few seconds of watching, and my own batteries feel fuller.
news:
{K}. The lamp has asked for a safer corner.
{K}. Clocked at one blur per hallway.
invite:
Give them space and hold your drink. {K}.
{K}. Come and be overtaken.

== belly-rubs 🐾
under: dog
nouns: belly rub, belly rubs, tummy rubs, dog cuddles, dog snuggles, dog hugs, dog kisses, ear scratches
nouns: chin scratches, boops, nose boop, snoot boop, puppy dog eyes, puppy eyes, head tilt, tail wag, tail wags
nouns: waggy tail, pet cuddles, cat cuddles, lap dog, couch cuddles with the dog
tags: PetCuddles, PetLove, BestFriends, FurBaby
turn:
My hand stopped for a second and was formally reminded. {K}.
I have no leg feeling left and no intention of moving. {K}.
{K}. The only massage where the client brings the fur.
I was going to get up. Then came a paw on the arm. {K}.
reader:
Who in your family gives in first, and how fast do they deny it?
How do you explain to your boss that you can't move because somebody is comfortable?
Is there a secret scratching spot that makes the leg go?
scene:
One eye opens to check why we stopped. {K}.
Sigh, stretch, lean, full body weight. {K}.
plain:
{K}. The cheapest good feeling in the house.
Some conversations are held with one hand and one warm ear.
No words, no advice, just a warm weight that stays. {K}.
news:
{K}. Productivity has been petted to sleep.
{K}. My black sweater will never be only black again.
invite:
{K}. Idle hands wanted.
Send this to somebody who says hello to the dog first. {K}.

== rabbits 🐰
under: small-pet
nouns: rabbit, rabbits, bunny, bunnies, pet rabbit, house rabbit, house bunny, holland lop, mini lop
nouns: lop-eared rabbit, lop eared bunny, netherland dwarf, lionhead rabbit, flemish giant, angora rabbit
nouns: rex rabbit, baby bunny, baby rabbit, rabbit hutch, bunny run, binky, binkies, bunny binkies, bunny loaf
nouns: rescue rabbit, bunny mom, bunny dad, rabbit hopping
tags: BunniesOfInstagram, RabbitLife, BunnyLove, Rabbits
turn:
Looks like a cloud, negotiates like a landlord. {K}.
The good rug is for looking at, according to us. {K}.
I eat the leftover salad in this household. {K}.
reader:
What did your bunny chew that you had only just paid for?
Cilantro or banana: what would your rabbit betray you for?
Does your rabbit flop near you, or only near the treats?
scene:
Nose going, ears up, decision pending. {K}.
Thump. Somebody disapproves. Nobody knows of what. {K}.
Hop, hop, sideways twist in the air, total joy. {K}.
plain:
{K}. Quiet company, with ears.
You don't win a rabbit over. You sit on the floor and wait to be chosen.
A soft flop next to you is a small medal. {K}.
news:
{K}. The baseboards were not consulted.
{K}. Celebrated with an entire dandelion.
invite:
{K}. Bring greens, sit low, let the nose decide.
Your lettuce drawer already knows where this is going. {K}.

== hamsters 🐹
under: small-pet
nouns: hamster, hamsters, guinea pig, guinea pigs, dwarf hamster, syrian hamster, gerbil, gerbils, pet mouse
nouns: pet mice, fancy rat, pet rat, pet rats, chinchilla, chinchillas, degu, degus, cavy, cavies, hamster wheel
nouns: hamster cage, guinea pig cage, baby guinea pigs, hamster cheeks, skinny pig, cage cleaning
tags: HamstersOfInstagram, GuineaPigs, SmallPets, TinyPaws
turn:
No bills, no boss, and still always working on something in the corner. {K}.
We offered a mansion. The cardboard tube won. {K}.
{K}. Has more snacks hidden away than the rest of the family together.
My fridge door can't open without somebody small hearing it. {K}.
reader:
Which food does your little one hear from the other end of the house?
Whose idea was the pet, and who really cleans the cage?
How many toilet paper rolls have you saved, and is it still about recycling?
scene:
“It's tiny, how much work can it be?” Famous last words. {K}.
Dig, dig, dig, sit, forget why. Dig. {K}.
plain:
It's good for anybody to be gentle with something so small.
Little feet on little errands: very calming to watch. {K}.
news:
{K}. The cucumber was served in slices of honor.
{K}. There's sawdust on everything, including the good news.
invite:
{K}. Come and meet them, but please use your library voice.
Warm hands and slow moves, that's all they ask. {K}.

== reptiles 🦎
under: small-pet
nouns: reptile, reptiles, bearded dragon, bearded dragons, beardie, beardies, gecko, geckos, leopard gecko
nouns: crested gecko, iguana, chameleon, chameleons, skink, blue tongue skink, monitor lizard, lizard, lizards
nouns: snake, snakes, pet snake, ball python, corn snake, king snake, hognose snake, vivarium, reptile tank
nouns: reptile terrarium, reptile enclosure, reptile expo, reptile room
tags: ReptilesOfInstagram, ReptileLife, Reptiles, ScalyFriends
turn:
The face says ancient wisdom. The schedule says lying down. {K}.
{K}. Has one expression and uses it for everything.
No fur on the couch, no barking at the mail, no opinion on dinner guests. {K}.
I came home excited. Somebody blinked, eventually. {K}.
The lamp, the rock and the glass box are nicer than my first apartment. {K}.
reader:
What do your visitors say first: “can I hold it?” or “is the lid on?”
Who did you have to convince at home, and did they come around?
What name do you give somebody with scales: something fierce, or something that does your taxes?
scene:
“Does it do anything?” “It's doing it.” {K}.
A slow blink, a small step, the event of the week. {K}.
plain:
{K}. Not cuddly, still loved.
Calm is catching when somebody shows you how to sit still.
You learn to be patient with somebody who never hurries. {K}.
news:
{K}. Received without visible emotion.
invite:
{K}. Come closer, nobody here is in a rush.
Bring the friend who says they're not scared. {K}.

== aquarium 🐠
under: small-pet
nouns: aquarium, aquariums, fish tank, fish tanks, goldfish, pet fish, betta, betta fish, guppy, guppies
nouns: tropical fish, tetras, neon tetra, angelfish, clownfish, cichlid, cichlids, koi, koi pond, koi fish
nouns: reef tank, saltwater tank, freshwater tank, planted tank, aquascape, aquascaping, nano tank, aquarium shrimp
nouns: cherry shrimp, fishkeeping, water change, tank mates, fish bowl, saltwater aquarium
tags: AquariumLife, FishTank, Fishkeeping, AquariumHobby
turn:
The best thing on screen right now has fins. {K}.
{K}. I sat down for a second, and dinner burned.
Water in a box, and everybody's blood pressure has an opinion on it. {K}.
They've all got names, and they answer to none of them. {K}.
My carpet has been part of every water change so far. {K}.
reader:
Have you ever bought one small fish and come home with a plan for a larger tank?
Do your fish know you, or only the hand with the flakes?
What would you name a fish that does nothing but stare?
scene:
Bubble, bubble, drift, turn, bubble. That was the whole plot. {K}.
Nose to the glass on both sides. Nobody gives in. {K}.
“Are they asleep?” “How would we know?” {K}.
plain:
{K}. A little quiet you can look into.
Nothing in there hurries, and after a while you don't either.
Soft hum, slow fins, a better evening than planned. {K}.
news:
{K}. News travels fast in a small tank.
{K}. The snail got there last, as usual.
invite:
{K}. Pull up a chair to the glass and stay a bit.
You're one quick look away from a new hobby. {K}.

== chickens 🐔
under: farm
nouns: chickens, hen, hens, rooster, roosters, chick, chicks, baby chicks, backyard chickens, backyard chicken
nouns: chicken coop, coop, hen house, henhouse, chicken run, chicken tractor, silkie, silkies, bantam, bantams
nouns: laying hens, broody hen, egg collecting, chicken keeping, chicken lady, first egg, rescue hens, barnyard hens
nouns: chicken math
tags: BackyardChickens, ChickensOfInstagram, CoopLife, ChickenLife
turn:
Tiny dinosaurs with strong feelings about lettuce. {K}.
{K}. Breakfast comes with a speech about it from the nest box.
Chicken math: a few plus a couple more equals a bigger fence.
The pecking order is real, and we're at the bottom with the bucket. {K}.
I crossed the yard. They all wanted to know why. {K}.
reader:
What's your hens' favorite treat, and who taught them to demand it?
Which one in your flock is clearly in charge?
Do you name them all, or do they earn it?
scene:
Scratch, scratch, step back, inspect, complain. {K}.
A worm is found. Everybody suddenly needs to be there. {K}.
“Who laid this?” All beaks point elsewhere.
plain:
{K}. A bit of feather, a lot of personality.
There's nothing quite like walking back to the kitchen with a warm pocket.
Soft clucking is the sound of everything being more or less all right. {K}.
news:
{K}. The whole coop is talking over each other about it.
{K}. Ruffled feathers have since been smoothed.
invite:
{K}. Come by and be inspected, boots first.
Bring kitchen scraps and you'll be famous. {K}.

== ducks-geese 🦆
under: bird
nouns: ducks, duckling, ducklings, geese, gosling, goslings, canada goose, canada geese, mallard, mallards
nouns: pekin duck, runner ducks, indian runner duck, muscovy duck, mandarin duck, wood duck, call duck, call ducks
nouns: pet duck, duck pond, swan, swans, cygnet, cygnets
nouns: duck
tags: DuckLife, Ducks, DucksOfInstagram, Waterfowl
turn:
Serene on top, a full workout underneath. {K}.
I said good day. I was hissed at, quacked at and overtaken. {K}.
{K}. The walk of somebody who owns the sidewalk.
Rain is bad weather for everybody except the ones with the flat feet. {K}.
reader:
Have you ever crossed a street to avoid a goose? We believe you.
Who leads the line in your family, and who's always the last duckling?
Do you greet them back, or just nod?
scene:
Left foot, right foot, whole body. {K}.
Traffic stops, windows go down, nobody honks except the goose. {K}.
Tail up, head under, nothing but feet. {K}.
plain:
{K}. Give them a puddle and they have everything.
Watching things float by is a perfectly good use of an hour.
Water rolls off, and on they go. Something to learn there. {K}.
news:
{K}. Nobody ducked the question.
{K}. The pond was loud about it.
invite:
{K}. Come and say quack. They'll answer.
Stand back, admire, keep your sandwich to yourself. {K}.

== bees 🐝
under: farm
nouns: bee, bees, honey bee, honey bees, honeybee, honeybees, bumblebee, bumblebees, bumble bee, beekeeping
nouns: beekeeper, beekeepers, beehive, beehives, hive, hives, apiary, queen bee, worker bees, hive inspection
nouns: honey harvest, honey extraction, swarm of bees, bee hotel, bee garden, pollinators, native bees, mason bees
nouns: bee suit
tags: Beekeeping, SaveTheBees, Bees, BeeLife, HoneyBees
turn:
A whole society runs on flowers and dancing, and it works better than ours. {K}.
{K}. Everybody in there has a job, and nobody has meetings.
I move slowly, speak softly and check the zipper twice. {K}.
Small wings, tremendous deadlines. {K}.
reader:
What do you plant for the bees, on purpose or by forgetting to mow?
How calm are you really when one lands on your sleeve?
Do you tell the bees your news, the way the old beekeepers do?
scene:
A bumble, a wobble, a flower bending down under the weight. {K}.
The hum you feel in your chest before you hear it. {K}.
“Don't move.” Nobody was going to. {K}.
plain:
{K}. So much sweetness starts with somebody small and busy.
One flower after another, and at the end there's honey.
It's peaceful to watch somebody be so good at their work. {K}.
news:
{K}. The buzz is justified.
{K}. The queen has been told and is thinking about it.
invite:
{K}. Buzz by and see what all the hum is about.
Plant something, then stand back and listen. {K}.

== butterflies 🦋
under: animal
nouns: butterfly, butterflies, monarch butterfly, monarch butterflies, swallowtail, blue morpho
nouns: painted lady butterfly, butterfly garden, butterfly house, butterfly bush, butterfly release, caterpillar
nouns: caterpillars, chrysalis, cocoon, moth, moths, luna moth, hawk moth, hummingbird moth, butterfly wings
nouns: butterfly migration, butterfly exhibit
tags: Butterflies, ButterflyGarden, NatureLovers, Butterfly
turn:
Ate leaves, took a long nap, came back fabulous. {K}.
{K}. Always on the next flower by the time the camera is out.
Zero straight lines have ever been flown by one of these. {K}.
Everybody loves the wings. Somebody should thank the caterpillar. {K}.
reader:
Would you rather be the caterpillar with the snacks or the one with the wings?
Has one ever landed on you, and how long did you hold your breath?
scene:
Open, closed, open, closed, gone. {K}.
A garden full of grown-ups tiptoeing after something the weight of a sigh. {K}.
“Got it!” Photo: one leaf, slightly out of focus. {K}.
plain:
{K}. Proof that slow changes count too.
Something that light can stop you in the middle of a heavy thought.
The quiet ones can be the most colorful. {K}.
news:
{K}. It's what the flutter was about.
{K}. Winging it, with style.
invite:
{K}. Walk slowly and wear something flowery.
Hold still for a minute. That's the whole trick. {K}.

== ladybugs 🐞
under: animal
nouns: ladybug, ladybugs, ladybird, ladybirds, beetle bug, beetles, dragonfly, dragonflies, damselfly, firefly
nouns: fireflies, lightning bugs, lightning bug, grasshopper, grasshoppers, cricket song, cicada, cicadas
nouns: praying mantis, stick insect, insect, insects, bug hunt, bug hotel, insect hotel, bugs and beetles, ant farm
nouns: ants
tags: Insects, MacroNature, BugLife, NatureLovers
turn:
{K}. Somebody's whole world is that one blade of grass.
I bent down for a quick look and came up with grass stains. {K}.
Too small for the headlines, too good to overlook. {K}.
reader:
Were you the kid with the jar, or the kid who ran from the jar?
Which bug do you carry outside, and which one gets the whole room to itself?
How close do you let one come before you discover you have to be elsewhere?
scene:
Everybody crouched in a circle around something the size of a pea. {K}.
Up the stem, look around, down the stem, up again. {K}.
plain:
{K}. Get close to the ground and the world gets big again.
There's a lot going on down there for anybody with the time to kneel.
Some of the best jewelry has legs. {K}.
news:
{K}. The grass is buzzing.
{K}. It's a big deal, on a very small scale.
invite:
{K}. Knees down, eyes open.
Bring the child who collects things in pockets. {K}.

== goats-sheep 🐐
under: farm
nouns: goat, goats, baby goat, baby goats, goat kid, pygmy goat, nigerian dwarf goat, dairy goats, goat farm, sheep
nouns: baby lamb, lambing season, ewe, ewes, shearing day, sheep shearing, flock of sheep, alpaca, alpacas
nouns: alpaca farm, alpaca walk, llama, llamas, llama trek, bottle lamb, petting zoo, petting farm
tags: FarmLife, FarmAnimals, HobbyFarm, BarnyardFriends
turn:
The fence is more of a conversation starter. {K}.
{K}. Chews like somebody who has heard your argument before.
My sleeve was delicious, I'm told. {K}.
I counted them to fall asleep. They counted me back. {K}.
The hairdo alone is worth the visit. {K}.
reader:
Which one would you take home if the back seat were big enough?
What have they eaten of yours: a button, a map or your whole authority?
Who's the escape artist of the bunch, and who holds the gate open?
scene:
A bleat, an answer, and now everybody has something to say. {K}.
Hop, skip, sideways kick for no reason at all. {K}.
“Careful, it'll nibble your...” Too late. {K}.
plain:
{K}. Soft ears, odd eyes, good hearts.
A head leaning against your knee is a fine kind of hello.
Everything you really need fits in a field: grass, friends, a bit of shade. {K}.
news:
{K}. The barn is bleating about it.
{K}. They chewed on it for a while, then approved.
invite:
{K}. Empty your pockets or have them emptied.
Wear something you don't mind sharing. {K}.

== cows 🐮
under: farm
nouns: cow, cows, calf, calves, baby cow, dairy cow, dairy cows, highland cow, highland cows, highland calf
nouns: jersey cow, holstein, mini cow, miniature cow, heifer, heifers, bottle calf, herd of cows, cattle, dairy farm
nouns: milking time, cow cuddling, cow cuddles, cow field
tags: CowsOfInstagram, FarmLife, CowLover, Cows
turn:
I said “moo” out of the car window, as the law requires. {K}.
{K}. Eyelashes like that, and not a drop of mascara.
A long look, no blinking, endless chewing, and I confessed everything. {K}.
All that grass, and the good bit is always through the fence. {K}.
reader:
Do you say “cows!” out loud every time you drive past some?
What do you think they discuss when they all stand in one corner?
Would you hug one, or wave respectfully from the gate?
scene:
Chew, chew, look up, decide you're harmless, chew. {K}.
One comes over. Then all of them come over. Then nobody knows what to say. {K}.
A wet nose, a huge breath, a warm jacket sleeve. {K}.
plain:
{K}. Big bodies, gentle manners.
It's hard to stay in a rush next to somebody who chews everything twice.
Those eyes have never been mean to anybody. {K}.
news:
{K}. The herd looked up, which is rare.
{K}. Moo-ving forward, with apologies for the pun.
invite:
{K}. Stop at the fence. Somebody will come over.
Bring boots, leave the hurry at the gate. {K}.

== pigs 🐷
under: farm
nouns: pig, pigs, piglet, piglets, pet pig, mini pig, mini pigs, potbellied pig, pot-bellied pig, kunekune
nouns: kunekune pig, micro pig, teacup pig, piggy, piggies, pigsty, pig rescue, pig farm, sow and piglets, pig snout
tags: PigsOfInstagram, PigLife, FarmLife, Piggy
turn:
Smarter than my phone and better at finding snacks. {K}.
{K}. Considers the mud a spa and the bath an insult.
The tail has a curl that other people pay a salon for. {K}.
I shook a bucket once. I have been a celebrity since. {K}.
reader:
Who eats with more joy: a pig, or you after skipping lunch?
Could you say no to a snout in your pocket?
What would you call a pig without choosing something from the breakfast menu?
scene:
Snuffle, snuffle, oink, apple gone. {K}.
Flop. Sigh. Belly up. Meeting over. {K}.
Mud up to the ears, and not one regret. {K}.
plain:
{K}. Happy is a full belly and a warm friend to lean on.
There's a lot of heart behind that snout.
Nobody naps with more conviction. {K}.
news:
{K}. Somebody squealed, so now everybody knows.
{K}. When pigs fly? Keep watching.
invite:
{K}. Old shoes, open heart, apples in the bag.
Come for the snout, stay for the conversation. {K}.

== parrots 🦜
under: bird
nouns: parrot, parrots, budgie, budgies, parakeet, parakeets, cockatiel, cockatiels, cockatoo, cockatoos, macaw
nouns: macaws, lovebird, lovebirds, african grey, african grey parrot, conure, conures, green cheek conure
nouns: sun conure, amazon parrot, caique, quaker parrot, canaries, pet bird, pet birds, birdcage, bird cage
nouns: flock of parrots, talking parrot
tags: ParrotsOfInstagram, ParrotLife, PetBirds, FeatheredFriends
turn:
Nobody told us the house would get a second opinion on everything. {K}.
{K}. The microwave beep came from the wrong corner.
I keep no secrets, because somebody would repeat them at dinner. {K}.
My earring is gone, my shoulder is taken, my heart is full of seed husks. {K}.
Small brain, they said. Has opened the cage twice, we say. {K}.
reader:
Which sound does your bird do that you wish you had never made?
Who wakes up first at your house, and who makes sure of it?
What's the one word you should never have said near the cage?
scene:
Head bob, head bob, wing out, scream of joy. {K}.
“Hello.” “Hello.” “Hello.” We've been here a while. {K}.
A seed flies left, a seed flies right, the floor is fed. {K}.
plain:
{K}. A house with a bird in it is never silent, and seldom sad.
Bright feathers, brighter mind.
A chirp from the other room is a good thing to come home to. {K}.
news:
{K}. Repeated to all visitors, in our exact voices.
{K}. A little bird told us. Loudly.
invite:
{K}. Come and say hello. You'll get it back.
Take off your earrings first. {K}.

== owls-hawks 🦉
under: bird
nouns: owl, owls, barn owl, snowy owl, great horned owl, screech owl, tawny owl, little owl, owlet, owlets
nouns: burrowing owl, hawk, hawks, red-tailed hawk, cooper's hawk, falcon, falcons, peregrine falcon, kestrel, eagle
nouns: eagles, bald eagle, golden eagle, osprey, red kite, buzzard, harris hawk, bird of prey, birds of prey
nouns: raptor center, falconry, falconry display
tags: BirdsOfPrey, Raptors, BirdsOfInstagram, WildlifePhotography
turn:
That look could make a grown adult confess. {K}.
{K}. Spots a mouse across a field. I lose my glasses on my own head.
Silence, feathers, and some field mouse changing its plans. {K}.
I whispered “wow” and was stared at for talking. {K}.
reader:
If you could borrow their eyes or their wings for a day, which would it be?
Have you ever stopped the car for one on a fence post?
Who in your life has that exact stare?
scene:
Talons, feathers, a slow turn of the head, and no comment. {K}.
Everybody goes quiet, and the only one not impressed is up there. {K}.
“Where?” “There.” “Where?” “It left.” {K}.
plain:
One glance upward, and the day has a before and an after.
Patience with wings. {K}.
news:
{K}. The mice have gone indoors.
{K}. Watched closely, from a high branch.
invite:
{K}. Look up, then keep looking.
Come and be stared at by an expert. {K}.

== bird-feeder 🪶
under: bird
nouns: bird feeder, bird feeders, birdfeeder, hummingbird, hummingbirds, hummingbird feeder, bird bath, birdbath
nouns: suet feeder, bird table, window feeder, smart bird feeder, bird buddy, chickadee, chickadees, goldfinch
nouns: goldfinches, titmouse, nuthatch, blue tit, wren, wrens, backyard birds, garden birds, songbird, songbirds
nouns: bird seed, birdhouse, birdhouses, bird house, nest box, nesting box, downy woodpecker
tags: BackyardBirds, BirdFeeder, BirdLovers, GardenBirds
turn:
I'm not nosy, I'm keeping track of the regulars. {K}.
{K}. One small landing, and the coffee goes cold in my hand.
No subscription, all drama, new season every morning. {K}.
They eat better than I do, and they leave the shells. {K}.
reader:
Who's the bully among your birds, and who secretly runs the place?
Do you give your regulars names, or only titles?
How many squirrels does your bird seed support?
scene:
Flutter, perch, left look, right look, one seed, gone. {K}.
Somebody at the window holding up a hand: nobody move. {K}.
“Quick, come!” By the time you get there: one swinging twig. {K}.
plain:
{K}. Little wings, a big lift.
A window gets better the moment something flies up to it.
news:
{K}. It's all over the hedge by now.
{K}. The sparrows have been gossiping about it.
invite:
{K}. Give your window something to watch.
Put the kettle on, sit down, let them come. {K}.

== squirrels 🐿️
under: animal
nouns: squirrel, squirrels, red squirrel, gray squirrel, grey squirrel, baby squirrel, chipmunk, chipmunks
nouns: squirrel feeder, squirrel picnic table, park squirrel, backyard squirrel, flying squirrel, black squirrel
nouns: ground squirrel, prairie dog, prairie dogs, marmot, groundhog, gopher
tags: SquirrelsOfInstagram, Squirrels, WildlifeLovers, BackyardWildlife
turn:
Buries everything, remembers nothing, plants a forest by accident. {K}.
{K}. Cheeks full, guilt level zero.
The bird feeder was squirrel-proof. The squirrel was a professional. {K}.
My retirement plan is less detailed than what's going on in that lawn. {K}.
reader:
Friend or feeder thief: how do you see your local squirrel?
Would you share your last peanut with somebody who stares like that?
Does your neighborhood squirrel have a name? It should.
scene:
Freeze, tail twitch, freeze, up. {K}.
A chase around the trunk that no one is winning. {K}.
plain:
{K}. Busy little neighbors with excellent balance.
It does you good to see somebody so serious about a snack.
Quick feet, bright eyes, a small hello in the middle of things. {K}.
news:
{K}. Hidden in a safe place and already forgotten.
{K}. Nuts, in the best sense.
invite:
{K}. Stop for a second and look at the little hands.
Come along, and guard your sandwich. {K}.

== foxes-deer 🦊
under: animal
nouns: fox, foxes, fox cub, fox cubs, red fox, arctic fox, deer, fawn, fawns, doe and fawn, white-tailed deer
nouns: whitetail deer, roe deer, red deer, mule deer, reindeer herd, moose, elk, badger, badgers, raccoon, raccoons
nouns: wild hare, coyote, hedgehog in the garden, opossum, possum, woodland animals
tags: Wildlife, WildlifePhotography, WildlifeLovers, ForestLife
turn:
We looked at each other, and one of us was at home. {K}.
{K}. I stepped on the only dry twig in the county.
The wild came by, saw the garden, had some notes. {K}.
I have never held still that well for any photographer. {K}.
reader:
Do you reach for your phone, or just stand there and look?
What's the wildest visitor your street has ever had?
Would you whisper “hello” too? Everybody does.
scene:
Ears first. Then eyes. Then nothing but moving leaves. {K}.
“Shh.” “I didn't say anything.” “Shh.” {K}.
One hoof, one paw, one held breath. {K}.
plain:
{K}. A short meeting that stays with you.
They were here before the fence, and they walk like it.
Seen for a moment, remembered for much longer. {K}.
news:
{K}. The forest heard it first.
{K}. Tracks were left.
invite:
{K}. Tread softly and look twice.
Slow down on the back roads, somebody may be crossing. {K}.

== whales-dolphins 🐋
under: animal
nouns: whale, whales, whale watching, whale watching tour, whale watch, humpback, humpback whale, humpback whales
nouns: blue whale, gray whale, orca, orcas, killer whale, beluga, beluga whale, dolphin, dolphins
nouns: bottlenose dolphin, dolphin watching, dolphin tour, pod of dolphins, pod of orcas, narwhal, porpoise
nouns: sperm whale, minke whale, whale song, whale tail
tags: WhaleWatching, OceanLife, MarineLife, OceanLovers
turn:
A whole boat full of adults, all shouting “there!” in different directions. {K}.
{K}. My best picture shows a very good piece of water.
I've never been so happy about somebody breathing out. {K}.
reader:
Would you cry? Most people cry a little.
What would you ask somebody who has heard the whole ocean?
Do you watch through the lens, or put it down and gasp?
scene:
Flat water, flat water, flat water, and then the sea stands up. {K}.
A fin, a breath, a silence, a cheer. {K}.
“Was that...?” “A wave.” “And that?” “Not a wave.” {K}.
plain:
{K}. It's good to be the small one for once.
The sea keeps its best ones under the surface.
Nobody forgets the first breath they heard out there. {K}.
news:
{K}. It made a splash.
{K}. Whale, whale, whale, and I said it out loud.
invite:
{K}. Keep your eyes on the water and your hat on your head.
Bring the one who has loved them since the picture books. {K}.

== sharks-sea-life 🐙
under: animal
nouns: shark, sharks, great white shark, hammerhead, hammerhead shark, reef shark, shark week, shark tooth
nouns: manta ray, manta rays, stingray, stingrays, octopuses, cuttlefish, jellyfish, seahorse, seahorses, starfish
nouns: sea star, coral reef, coral reefs, tide pool, tide pools, rock pools, rock pooling, sea creatures, sea life
nouns: marine life, hermit crab, sea urchin, sea anemone, puffer fish, pufferfish
tags: OceanLife, MarineLife, SeaLife, UnderTheSea
turn:
I was told there are plenty of fish in the sea. Nobody mentioned these. {K}.
{K}. The ocean got creative and nobody stopped it.
Land animals are fine, but have they tried being this strange? {K}.
Zero interest in our opinion, and quite right. {K}.
reader:
Which sea creature did you draw on everything as a kid?
Toe in the water or nose against the glass: how close do you want to be?
If you could breathe down there for an hour, who would you visit first?
scene:
Drift, glow, drift, vanish. {K}.
Everybody leans in. Something leans back. {K}.
“Is it looking at us?” “With which part?” {K}.
plain:
{K}. So much life, so little noise.
Down there, even the odd ones belong.
The sea has room for every shape. {K}.
news:
{K}. Deep stuff.
{K}. Word is spreading along the reef.
invite:
{K}. Come and be amazed at eye level.
Bring the kid who knows all their names. {K}.

== turtles 🐢
under: small-pet
nouns: turtle, turtles, tortoise, tortoises, sea turtle, sea turtles, box turtle, snapping turtle, pet turtle
nouns: pet tortoise, sulcata tortoise, russian tortoise, painted turtle, baby turtle, baby turtles
nouns: turtle hatchlings, turtle release, turtle crossing, turtle rescue, terrapin, red-eared slider, turtle tank
tags: TurtleLove, Turtles, TurtlesOfInstagram, SlowAndSteady
turn:
Home before me every time, and never had to look for the keys. {K}.
{K}. The hurry of this world has simply not been mentioned to some.
Will outlive my phone, my car and probably my mortgage. {K}.
I timed the crossing of the lawn. Then I changed the calendar. {K}.
reader:
Would you move through life faster, or in a better shell?
Who in your family has this exact pace when you need to leave the house?
scene:
Blink, step, think about it, step. {K}.
Lettuce spotted. Estimated arrival: later. {K}.
plain:
{K}. No rush, no fuss, all the way there.
There's wisdom in a face that has never once run late.
Slow is a speed, too. {K}.
news:
{K}. It took a while, and here we are.
{K}. Somebody came out of their shell for this.
invite:
{K}. Take your time. They do.
Let the hare go ahead, and come with us. {K}.

== frogs 🐸
under: animal
nouns: frog, frogs, tree frog, tree frogs, red-eyed tree frog, dart frog, poison dart frog, pacman frog
nouns: white's tree frog, bullfrog, toad, toads, froglet, frog pond, frog song, pet frog, common frog, cane toad
nouns: frog chorus, peepers, spring peepers
tags: FrogsOfInstagram, Frogs, Amphibians, FrogLovers
turn:
No kiss required, this one is happy as is. {K}.
{K}. The whole face is a smile, and the rest is knees.
One leap, no plan for the landing, still looks content. {K}.
All that singing, and still no record deal. {K}.
reader:
Would you pick one up, or admire from a dry distance?
Did you raise tadpoles in a jar as a kid, and did your mother know?
Who's louder at your pond: the frogs, or the people complaining about them?
scene:
Sit, sit, sit, plop. {K}.
“Is it plastic?” It blinked. {K}.
plain:
{K}. Small, damp and perfectly at ease.
A good evening has a bit of croaking in it.
Somebody that happy about mud must know something. {K}.
news:
{K}. A leap in the right direction.
{K}. The pond can't keep anything to itself.
invite:
{K}. Rubber boots on, voices down.
Hop over and have a look. {K}.

== spiders 🕷️
under: animal
nouns: spider, spiders, spider web, spiderweb, spider webs, cobweb, cobwebs, tarantula, tarantulas, jumping spider
nouns: jumping spiders, garden spider, orb weaver, house spider, daddy longlegs, huntsman spider, wolf spider
nouns: pet tarantula, pet jumping spider, scorpion, spider season
tags: Spiders, SpidersOfInstagram, Arachnids, MacroNature
turn:
We agreed on a deal: that corner is yours, the rest is mine. {K}.
I was about to clean there, and then I saw who lived there. {K}.
Makes a new net whenever the old one tears, and never once complains online. {K}.
reader:
Glass and postcard, or calling somebody braver?
How big does one have to be before you give up the room?
Do you name the one in the bathroom too?
scene:
I look. It looks, several times at once. {K}.
“It's more afraid of you.” “Did it say that?” {K}.
plain:
{K}. Patient work, and beautiful if you look closely.
A web with dew on it could hang in any museum.
Not everybody's friend, still a fine neighbor. {K}.
news:
{K}. The tissue box has been put down, for now.
invite:
{K}. Come closer. A bit closer. You're doing well.
Tag somebody who just lifted both feet. {K}.

== snails 🐌
under: animal
nouns: snail, snails, garden snail, slug, slugs, giant african snail, pet snail, snail shell, mystery snail
nouns: aquarium snail, snail trail, snail race, snail farm, snail terrarium
tags: Snails, SlowLife, NatureLovers, MacroNature
turn:
Was here when I left, is still leaving now. {K}.
{K}. The lettuce has been reviewed, from the edge inward.
No feet, no schedule, got there anyway. {K}.
I've had meetings that moved slower. {K}.
reader:
Do you carry them off the path, or trust their sense of direction?
Whose garden is it really: yours, or theirs after the rain?
What would you do with the day if you had that kind of time?
scene:
One inch. A rest. Another inch. A view. {K}.
A silver line across the stones: somebody was out late. {K}.
“Hurry up,” said nobody here, ever. {K}.
plain:
{K}. Going slowly is still going.
Small things get a lot done when nobody is timing them.
The world is enormous at that height, and still they set out. {K}.
news:
{K}. It came slowly, then all at once, then slowly again.
{K}. The salad bed braces itself.
invite:
{K}. Come at your own pace, that's the point.
Watch your step and look down more often. {K}.

== zoo 🐾
under: animal
nouns: zoo, zoo day, zoo trip, zoo visit, elephant, elephants, baby elephant, giraffe, giraffes, lion, lions
nouns: lion cub, lioness, tiger, tigers, panda, pandas, giant panda, red panda, red pandas
nouns: penguin, penguins, sloth, sloths, koala, koalas, kangaroo, kangaroos, hippo, hippos, rhino, zebra, zebras
nouns: gorilla, gorillas, monkey, monkeys, lemur, lemurs, meerkat, meerkats, polar bear, capybara, capybaras
nouns: safari park, wildlife park, zoo membership, flamingo, flamingos
tags: AnimalLovers, ZooLife, WildlifeLovers, AmazingAnimals
turn:
I waved. I'm an adult, and I waved. {K}.
{K}. Somebody scratched, and the whole crowd said “aww”.
They could not care less about us, which is part of the charm. {K}.
Nobody walks past without saying “look” to somebody who is already looking. {K}.
reader:
Which animal makes you walk faster to get to it?
Could you pick just one favorite, or would that be rude to the rest?
scene:
A slow turn, a long look straight at us, and a whole crowd stops chewing. {K}.
“Look, it's doing something!” It stopped. {K}.
Kids on shoulders, noses forward, ice cream forgotten. {K}.
plain:
Some faces make you like the whole planet better. {K}.
news:
{K}. Filed under wild, with good reason.
invite:
{K}. Bring the kids, or just the kid you used to be.
Pick a favorite and defend it all the way home. {K}.
`;
