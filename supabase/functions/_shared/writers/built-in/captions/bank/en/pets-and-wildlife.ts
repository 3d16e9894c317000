export const petsAndWildlife = `
== puppy 🐶
under: dog
nouns: puppy, puppies, puppy school, puppy class, puppy training, puppy kindergarten, lab puppy
nouns: golden retriever puppy, retriever puppy, corgi puppy, dachshund puppy, husky puppy, doodle puppy
nouns: cockapoo puppy, beagle puppy, frenchie puppy, foster puppy, rescue puppy, shelter puppy, puppy breath
nouns: puppy teeth, puppy kisses, puppy cuddles, puppy playdate, puppy party, puppy nap, puppy photos
nouns: litter of puppies, puppy's first day, puppy's first walk, puppy's first bath, puppy cuddle, puppy photo
tags: PuppyLife, Puppies, PuppyLove, PuppiesOfInstagram
turn:
The paws came in adult size and the rest is on back order. {K}.
{Chews/Chew} everything except the toys that were bought for chewing. {K}.
{K}. The rug has been downgraded to a suggestion.
My socks now come in singles. {K}.
reader:
What did your puppy destroy first, and did you secretly love it?
How long did “the puppy sleeps in the kitchen” last at your house?
Did you choose the name before the puppy, or after the first offense?
scene:
Quiet in the next room. Too quiet. There is a puppy in the next room.
“Sit.” A thoughtful pause. A somersault. Close enough. {K}.
Ears too long, paws too big, hearts taken: all of them. {K}.
plain:
A small heartbeat asleep on your foot is a very good reason not to move.
{K}. The whole world is new again when somebody sniffs it for the first time.
The teeth are sharp, the nights are short, and the tail makes up for all of it. {K}.
invite:
{K}. Wear shoes with laces, somebody will want to meet them.
Whoever can walk past a puppy is excused. Everybody else: {k}.
news:
{K}. The slippers have moved to a higher shelf.
{K}. The mop is on call.

== kitten 🐱
under: cat
nouns: kitten, kittens, kitten season, foster kitten, rescue kitten, shelter kitten, tabby kitten, tuxedo kitten
nouns: calico kitten, ginger kitten, ragdoll kitten, maine coon kitten, bengal kitten, siamese kitten
nouns: bottle baby kitten, litter of kittens, kitten cuddles, kitten nap, kitten purrs, kitten playtime
nouns: kitten adoption, kitten yoga, kitten videos, kitten photos, kitten's first day, kitten cuddle, kitten purr
nouns: kitten video, kitten photo
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
{K}. {Takes/Take} up no room at all, and somehow {fills/fill} the house.
When somebody that small trusts you with a nap, it's no small thing.
Warm lap, tiny engine running, no further plans. {K}.
invite:
{K}. Long sleeves recommended, resistance not.
You'll say you're only looking, and we'll nod politely. {K}.
news:
{K}. Pounced on right away.
{K}. Big news, on very small paws.

== zoomies 🐾
under: dog
nouns: zoomies, zoomie, the zoomies, dog zoomies, puppy zoomies, cat zoomies, bath zoomies, post-bath zoomies
nouns: post-poop zoomies, beach zoomies, snow zoomies, backyard zoomies, evening zoomies, 3am zoomies
nouns: midnight zoomies, witching hour zoomies, bunny zoomies, zoomie time
tags: Zoomies, ZoomiesTime, PetLife, FunnyPets
turn:
Everything is a racetrack if you believe in yourself. {K}.
{K}. Somebody pressed a button, and nobody will say which.
I stood in the middle with my arms out, like a goalkeeper with no hope. {K}.
It ends as it began: for no reason at all. {K}.
reader:
What sets off the zoomies at your house: bath, bedtime or absolutely nothing?
Zoomies at your place: do you get out of the way, or run along?
Who in your house comes next after the zoomies: the nap or the snack?
scene:
A look. A crouch. A wild eye. Everybody lift your feet. {K}.
Left, right, a skid, a leap over nothing, a look of pure madness. {K}.
Zoom, zoom, thud, pause, dignity, zoom. {K}.
plain:
It's hard to be serious while somebody runs in circles just because it's good to be alive.
{K}. A few seconds of watching, and my own batteries feel fuller.
invite:
Give them space and hold your drink. {K}.
{K}. Come and be overtaken.
news:
{K}. The runway has been cleared.
{K}. Please keep the hallway clear.

== belly-rubs 🐾
under: dog
nouns: belly rub, belly rubs, tummy rubs, dog cuddles, dog snuggles, dog hugs, dog kisses, ear scratches
nouns: chin scratches, pet cuddles, cat cuddles, lap dog, couch cuddles with the dog, tummy rub, dog cuddle
nouns: dog snuggle, dog hug, ear scratch, chin scratch, pet cuddle, cat cuddle, nose boop, snoot boop, boops
nouns: boop the snoot
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
invite:
{K}. Idle hands wanted.
Send this to somebody who says hello to the dog first. {K}.
news:
{K}. Productivity has been petted to sleep.
{K}. My black sweater will never be only black again.

== rabbits 🐰
under: small-pet
nouns: rabbit, rabbits, bunny, bunnies, pet rabbit, house rabbit, house bunny, holland lop, mini lop, lop-eared rabbit
nouns: lop eared bunny, netherland dwarf, lionhead rabbit, flemish giant, angora rabbit, rex rabbit, baby bunny
nouns: baby rabbit, rabbit hutch, bunny run, binky, binkies, bunny binkies, bunny loaf, rescue rabbit, bunny mom
nouns: bunny dad, rabbit hopping, bunny binky
tags: BunniesOfInstagram, RabbitLife, BunnyLove, Rabbits
turn:
{Looks/Look} like a cloud, {negotiates/negotiate} like a landlord. {K}.
The good rug has a new edge, with some character in it. {K}.
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
invite:
{K}. Bring greens, sit low, let the nose decide.
Your lettuce drawer already knows where this is going. {K}.
news:
{K}. Worth an entire dandelion.
{K}. All ears.

== hamsters 🐾
under: small-pet
nouns: hamster, hamsters, guinea pig, guinea pigs, dwarf hamster, syrian hamster, gerbil, gerbils, pet mouse, pet mice
nouns: fancy rat, pet rat, pet rats, chinchilla, chinchillas, degu, degus, cavy, cavies, hamster wheel, hamster cage
nouns: guinea pig cage, baby guinea pigs, hamster cheeks, skinny pig, cage cleaning, baby guinea pig, hamster cheek
tags: HamstersOfInstagram, GuineaPigs, SmallPets, TinyPaws
turn:
No bills, no boss, and still always working on something in the corner. {K}.
We offered a mansion. The cardboard tube won. {K}.
{K}. {Runs/Run} the whole household from one corner of it.
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
invite:
{K}. Come and meet them, but please use your library voice.
Warm hands and slow moves, that's all they ask. {K}.
news:
{K}. This calls for a slice of cucumber.
{K}. There's sawdust on everything, including this post.

== reptiles 🦎
under: small-pet
nouns: reptile, reptiles, bearded dragon, bearded dragons, beardie, beardies, gecko, geckos, leopard gecko
nouns: crested gecko, iguana, chameleon, chameleons, skink, blue tongue skink, monitor lizard, lizard, lizards
nouns: vivarium, reptile tank, reptile terrarium, reptile enclosure, reptile expo, reptile room
tags: ReptilesOfInstagram, ReptileLife, Reptiles, ScalyFriends
turn:
The face says ancient wisdom. The schedule says lying down. {K}.
{K}. {Has/Have} one expression and {uses/use} it for everything.
No fur on the couch, no barking at the mail, no opinion on dinner guests. {K}.
I came home excited. Somebody on a rock moved one finger. {K}.
The lamp, the rock and the glass box are nicer than my first apartment. {K}.
reader:
What do your visitors say first: “can I hold it?” or “is the lid on?”
Who did you have to convince at home, and did they come around?
What name do you give somebody with scales: something fierce, or something that does your taxes?
scene:
“Does it do anything?” “It's doing it.” {K}.
A slow head turn, a small step, the event of the week. {K}.
plain:
{K}. Not cuddly, still loved.
Calm is catching when somebody shows you how to sit still.
You learn to be patient with somebody who never hurries. {K}.
invite:
{K}. Come closer, nobody here is in a rush.
Bring the friend who says they're not scared. {K}.
news:
{K}. The heat lamp is keeping it warm.
{K}. Received without visible emotion.

== aquarium 🐠
under: small-pet
nouns: fish tank, fish tanks, goldfish, pet fish, betta, betta fish, guppy, guppies, tropical fish, tetras, neon tetra
nouns: angelfish, clownfish, cichlid, cichlids, reef tank, saltwater tank, freshwater tank, planted tank, aquascape
nouns: aquascaping, nano tank, aquarium shrimp, cherry shrimp, fishkeeping, water change, tank mates, fish bowl
nouns: saltwater aquarium, tank mate, aquarium snail, mystery snail, axolotl tank
tags: AquariumLife, FishTank, Fishkeeping, AquariumHobby
turn:
I cancelled my streaming and bought gravel. {K}.
{K}. I sat down for a second, and dinner burned.
Water in a box, and everybody's blood pressure has an opinion on it. {K}.
They've all got names, and they answer to none of them. {K}.
I said I'd stop at one tank. I also said that about the last one. {K}.
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
invite:
{K}. Pull up a chair to the glass and stay a bit.
You're one quick look away from a new hobby. {K}.
news:
{K}. News travels fast in a small tank.
{K}. Something is always going on in there.

== chickens 🐔
under: farm
nouns: chickens, hen, hens, rooster, roosters, chick, chicks, baby chicks, backyard chickens, backyard chicken
nouns: chicken coop, coop, hen house, henhouse, chicken run, chicken tractor, silkie, silkies, bantam, bantams
nouns: laying hens, broody hen, chicken keeping, chicken lady, rescue hens, barnyard hens, chicken math, baby chick
nouns: laying hen, rescue hen, barnyard hen
tags: BackyardChickens, ChickensOfInstagram, CoopLife, ChickenLife
turn:
Tiny dinosaurs with strong feelings about lettuce. {K}.
{K}. Up before everybody, with comments on everything.
Chicken math: a few plus a couple more equals a bigger fence.
The pecking order is real, and we're at the bottom with the bucket. {K}.
I crossed the yard. They all wanted to know why. {K}.
reader:
What's the favorite treat in your flock, and who taught them to demand it?
Which one in your flock is clearly in charge?
Do you name them all, or do they earn it?
scene:
Scratch, scratch, step back, inspect, complain. {K}.
A worm is found. Everybody suddenly needs to be there. {K}.
“What's all that noise?” Somebody found a strawberry. {K}.
plain:
{K}. A bit of feather, a lot of personality.
A yard with something pecking in it is never quite quiet, and never dull.
Soft clucking is the sound of everything being more or less all right. {K}.
invite:
{K}. Come by and be inspected, boots first.
Bring kitchen scraps and you'll be famous. {K}.
news:
{K}. The whole coop is talking over each other about it.
{K}. Something to cluck about.

== ducks-geese 🪶
under: bird
nouns: ducks, duckling, ducklings, geese, gosling, goslings, canada goose, canada geese, mallard, mallards, pekin duck
nouns: runner ducks, indian runner duck, muscovy duck, mandarin duck, wood duck, call duck, call ducks, pet duck
nouns: duck pond, duck, goose, geese crossing, baby ducks, baby duck, baby geese, swan lake pond, runner duck
tags: DuckLife, Ducks, DucksOfInstagram, Waterfowl
turn:
Serene on top, a full workout underneath. {K}.
I said good day. I was hissed at, quacked at and overtaken. {K}.
{K}. The walk of somebody who owns the sidewalk.
Rain is bad weather for everybody except the ones with the flat feet. {K}.
reader:
Have you ever changed direction because of somebody with feathers? We believe you.
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
invite:
{K}. Come and say quack. They'll answer.
Stand back, admire, keep your sandwich to yourself. {K}.
news:
{K}. Nobody ducked the question.
{K}. The pond was loud about it.

== bees 🐝
under: farm
nouns: bee, bees, honey bee, honey bees, honeybee, honeybees, bumblebee, bumblebees, bumble bee, bee hotel, bee garden
nouns: pollinators, native bees, mason bees, native bee, mason bee
tags: SaveTheBees, Bees, BeeLife, Pollinators
turn:
{Flies/Fly} home slightly over the weight limit every single time. {K}.
{K}. Fuzzy, focused and never late for a flower.
I held the flower still, to be helpful. My help was not needed. {K}.
Small wings, tremendous deadlines. {K}.
reader:
What do you plant for the bees, on purpose or by forgetting to mow?
How calm are you really when one lands on your sleeve?
Do you rescue the tired ones with a drop of sugar water?
scene:
A bumble, a wobble, a flower bending down under the weight. {K}.
Head first into a blossom, legs in the air, pollen everywhere. {K}.
“Is it going to sting?” “It's at work. Let it work.” {K}.
plain:
{K}. So much sweetness starts with somebody small and busy.
One flower after another, and at the end there's honey.
It's peaceful to watch somebody be so good at their work. {K}.
invite:
{K}. Leave a corner wild and listen.
Plant something, then stand back and listen. {K}.
news:
{K}. The buzz is justified.
{K}. Sweet, with a small sting.

== butterflies 🦋
under: animal
nouns: butterfly, butterflies, monarch butterfly, monarch butterflies, swallowtail, blue morpho
nouns: painted lady butterfly, butterfly garden, butterfly house, butterfly bush, butterfly release, butterfly wings
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
invite:
{K}. Walk slowly and wear something flowery.
Hold still for a minute. That's the whole trick. {K}.
news:
{K}. It's what the flutter was about.
{K}. Winging it, with style.

== ladybugs 🌿
under: animal
nouns: ladybug, ladybugs, ladybird, ladybirds, beetle bug, beetles, praying mantis, stick insect, insect, insects
nouns: bug hunt, bug hotel, insect hotel, bugs and beetles, ant farm, ants
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
invite:
{K}. Knees down, eyes open.
Bring the child who collects things in pockets. {K}.
news:
{K}. The grass is buzzing.
{K}. It's a big deal, on a very small scale.

== goats-sheep 🐐
under: farm
nouns: goat, goats, baby goat, baby goats, goat kid, pygmy goat, nigerian dwarf goat, dairy goats, goat farm
nouns: petting zoo, petting farm, dairy goat
tags: FarmLife, FarmAnimals, HobbyFarm, BarnyardFriends
turn:
The fence is more of a suggestion. {K}.
{K}. {Chews/Chew} like somebody who has heard your argument before.
My sleeve was delicious, I'm told. {K}.
I came with pockets full of feed. I left with pockets. {K}.
That beard belongs to somebody who has read all the books. {K}.
reader:
Which one would you take home if the back seat were big enough?
What have they eaten of yours: a button, a map or your whole authority?
Who's the escape artist of the bunch, and who holds the gate open?
scene:
A bleat, an answer, and now everybody has something to say. {K}.
Hop, skip, sideways kick for no reason at all. {K}.
“Careful, it'll nibble your…” Too late. {K}.
plain:
{K}. Soft ears, odd eyes, good hearts.
A head leaning against your knee is a fine kind of hello.
Everything you really need fits in a field: grass, friends, a bit of shade. {K}.
invite:
{K}. Empty your pockets or have them emptied.
Wear something you don't mind sharing. {K}.
news:
{K}. The barn is bleating about it.
{K}. They chewed on it for a while, then approved.

== cows 🐮
under: farm
nouns: cow, cows, calf, calves, baby cow, dairy cow, dairy cows, highland cow, highland cows, highland calf
nouns: jersey cow, holstein, mini cow, miniature cow, heifer, heifers, bottle calf, herd of cows, cattle, dairy farm
nouns: milking time, cow cuddling, cow cuddles, cow field, cow cuddle
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
invite:
{K}. Stop at the fence. Somebody will come over.
Bring boots, leave the hurry at the gate. {K}.
news:
{K}. The herd looked up, which is rare.
{K}. Moo-ving forward, with apologies for the pun.

== pigs 🐷
under: farm
nouns: pig, pigs, piglet, piglets, pet pig, mini pig, mini pigs, potbellied pig, pot-bellied pig, kunekune
nouns: kunekune pig, micro pig, teacup pig, piggy, piggies, pigsty, pig rescue, pig farm, sow and piglets, pig snout
tags: PigsOfInstagram, PigLife, FarmLife, Piggy
turn:
Smarter than my phone and better at finding snacks. {K}.
{K}. {Considers/Consider} the mud a spa and the bath an insult.
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
invite:
{K}. Old shoes, open heart, apples in the bag.
Come for the snout, stay for the conversation. {K}.
news:
{K}. Somebody squealed, so now everybody knows.
{K}. Happy as you-know-what in mud.

== parrots 🦜
under: bird
nouns: parrot, parrots, budgie, budgies, parakeet, parakeets, cockatiel, cockatiels, cockatoo, cockatoos, macaw
nouns: macaws, african grey, african grey parrot, conure, conures, green cheek conure, sun conure, amazon parrot
nouns: caique, quaker parrot, pet bird, pet birds, birdcage, bird cage, flock of parrots, talking parrot
alone: lovebird, lovebirds
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
invite:
{K}. Come and say hello. You'll get it back.
Take off your earrings first. {K}.
news:
{K}. Repeated to all visitors, in our exact voices.
{K}. A little bird told us. Loudly.

== owls-hawks 🪶
under: bird
nouns: owl, owls, barn owl, snowy owl, great horned owl, screech owl, tawny owl, little owl, owlet, owlets
nouns: burrowing owl, red-tailed hawk, cooper's hawk, peregrine falcon, kestrel, bald eagle, golden eagle, osprey
nouns: red kite, buzzard, harris hawk, bird of prey, birds of prey, raptor center, falconry, falconry display
nouns: eagle nest, eagle cam, eagle watching, hawk in the yard, hawk watch, harpy eagle, osprey nest
alone: eagle, eagles, hawk, hawks, falcon, falcons
tags: BirdsOfPrey, Raptors, BirdsOfInstagram, WildlifePhotography
turn:
That look could make a grown adult confess. {K}.
{K}. {Spots/Spot} a mouse across a field. I lose my glasses on my own head.
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
invite:
{K}. Look up, then keep looking.
Come and be stared at by an expert. {K}.
news:
{K}. Worth looking up for.
{K}. Watched closely, from a high branch.

== bird-feeder 🪶
under: bird
nouns: bird feeder, bird feeders, birdfeeder, bird bath, birdbath, suet feeder, bird table, window feeder
nouns: smart bird feeder, bird buddy, chickadee, chickadees, goldfinch, goldfinches, titmouse, nuthatch, blue tit
nouns: wren, wrens, backyard birds, garden birds, songbird, songbirds, bird seed, birdhouse, birdhouses, bird house
nouns: nest box, nesting box, downy woodpecker, backyard bird, garden bird
tags: BackyardBirds, BirdFeeder, BirdLovers, GardenBirds
turn:
I'm not nosy, I'm keeping track of the regulars. {K}.
{K}. One small landing, and the coffee goes cold in my hand.
No subscription, all drama, new season every morning. {K}.
The seed budget is bigger than my own snack budget. {K}.
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
invite:
{K}. Give your window something to watch.
Put the kettle on, sit down, let them come. {K}.
news:
{K}. It's all over the hedge by now.
{K}. The sparrows have been gossiping about it.

== squirrels 🐿️
under: animal
nouns: squirrel, squirrels, red squirrel, gray squirrel, grey squirrel, baby squirrel, chipmunk, chipmunks
nouns: squirrel feeder, squirrel picnic table, park squirrel, backyard squirrel, flying squirrel, black squirrel
tags: SquirrelsOfInstagram, Squirrels, WildlifeLovers, BackyardWildlife
turn:
{Buries/Bury} everything, {remembers/remember} nothing, {plants/plant} a forest by accident. {K}.
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
invite:
{K}. Stop for a second and look at the little hands.
Come along, and guard your sandwich. {K}.
news:
{K}. Tiny hands, big doings.
{K}. Nuts, in the best sense.

== foxes-deer 🌲
under: animal
nouns: fox, foxes, fox cub, fox cubs, red fox, arctic fox, badger, badgers, wild hare, woodland animals
nouns: woodland animal
tags: Wildlife, WildlifePhotography, WildlifeLovers, ForestLife
turn:
Crossed the road like somebody with a reservation. {K}.
{K}. Red-handed in the flower bed, and not a bit sorry.
The wild came by, saw the garden, had some notes. {K}.
A dog's looks with a cat's attitude and nobody's leash. {K}.
reader:
If one came through your garden, what would it take with it?
What's the wildest visitor your street has ever had?
Clever, cute or up to something: how do you see a fox?
scene:
A shape at the edge of the light, gone before the camera is ready. {K}.
“Whose dog is that?” “That's no dog.” {K}.
One paw up, one ear turned, a decision being made. {K}.
plain:
{K}. For a second, nobody was in charge of anything.
They were here before the fence, and they walk like it.
Every street has a few neighbors who only come out late. {K}.
invite:
{K}. Lights off, eyes open.
Sit still at the window and give it time. {K}.
news:
{K}. Sly, if you ask the neighbors.
{K}. The hedge saw everything.

== whales-dolphins 🌊
under: animal
nouns: whale, whales, whale watching, whale watching tour, whale watch, humpback, humpback whale, humpback whales
nouns: blue whale, gray whale, orca, orcas, killer whale, beluga, beluga whale, dolphin, dolphins, bottlenose dolphin
nouns: dolphin watching, dolphin tour, pod of dolphins, pod of orcas, narwhal, porpoise, sperm whale, minke whale
nouns: whale song, whale tail
tags: WhaleWatching, OceanLife, MarineLife, OceanLovers
turn:
Everybody points, everybody shouts “there!”, everybody means somewhere else. {K}.
{K}. My best picture shows a very good piece of water.
I've never been so happy about somebody breathing out. {K}.
reader:
Would you cry? Most people cry a little.
What would you ask somebody who has heard the whole ocean?
Do you watch through the lens, or put it down and gasp?
scene:
Flat water, flat water, flat water, and then the sea stands up. {K}.
A fin, a breath, a silence, a cheer. {K}.
“Was that…?” “A wave.” “And that?” “Not a wave.” {K}.
plain:
{K}. It's good to be the small one for once.
The sea keeps its best ones under the surface.
Nobody forgets the first breath they heard out there. {K}.
invite:
{K}. Keep your eyes on the water and your hat on your head.
Bring the one who has loved them since the picture books. {K}.
news:
{K}. It made a splash.
{K}. I'm still talking in capital letters.

== sharks-sea-life 🌊
under: animal
nouns: shark, sharks, great white shark, hammerhead, hammerhead shark, reef shark, shark week, shark tooth, manta ray
nouns: manta rays, stingray, stingrays, jellyfish, seahorse, seahorses, starfish, sea star, coral reef, coral reefs
nouns: sea creatures, sea life, marine life, sea urchin, sea anemone, puffer fish, pufferfish, sea horse, sea horses
nouns: jellyfish tank, sea creature
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
invite:
{K}. Come and be amazed at eye level.
Bring the kid who knows all their names. {K}.
news:
{K}. Deep stuff.
{K}. Word is spreading along the reef.

== turtles 🐢
under: small-pet
nouns: turtle, turtles, tortoise, tortoises, box turtle, snapping turtle, pet turtle, pet tortoise, sulcata tortoise
nouns: russian tortoise, painted turtle, baby turtle, baby turtles, turtle crossing, turtle rescue, terrapin
nouns: red-eared slider, turtle tank
tags: TurtleLove, Turtles, TurtlesOfInstagram, SlowAndSteady
turn:
Home before me every time, and never had to look for the keys. {K}.
{K}. The hurry of this world has simply not been mentioned to some.
Likely to outlive my phone, my car and my mortgage. {K}.
I timed the crossing of the lawn. Then I changed the calendar. {K}.
reader:
Would you move through life faster, or in a better shell?
Who in your family has this exact pace when you need to leave the house?
scene:
A neck comes out, has a look at the world, and reconsiders. {K}.
Blink, step, think about it, step. {K}.
Lettuce spotted. Estimated arrival: later. {K}.
plain:
{K}. No rush, no fuss, all the way there.
There's wisdom in a face that has never once run late.
Slow is a speed, too. {K}.
invite:
{K}. Take your time. They do.
Let the hare go ahead, and come with us. {K}.
news:
{K}. It took a while, and here we are.
{K}. Somebody came out of their shell for this.

== frogs 🐸
under: animal
nouns: frog, frogs, tree frog, tree frogs, red-eyed tree frog, dart frog, poison dart frog, pacman frog
nouns: white's tree frog, bullfrog, toad, toads, froglet, frog pond, frog song, pet frog, common frog, cane toad
nouns: frog chorus, peepers, spring peepers, spring peeper, tadpole, tadpoles
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
invite:
{K}. Rubber boots on, voices down.
Hop over and have a look. {K}.
news:
{K}. A leap in the right direction.
{K}. The pond can't keep anything to itself.

== spiders 🕷️
under: animal
nouns: spider, spiders, garden spider, orb weaver, house spider, daddy longlegs, spider season
tags: Spiders, SpidersOfInstagram, Arachnids, MacroNature
turn:
We agreed on a deal: that corner is yours, the rest is mine. {K}.
I was about to clean there, and then I saw who lived there. {K}.
{Catches/Catch} more mosquitoes than I do, and never {makes/make} a fuss. {K}.
reader:
Glass and postcard, or calling somebody braver?
How big does one have to be before you give up the room?
Has the spider in your bathroom got a name yet?
scene:
I look. It looks, several times at once. {K}.
“It's more afraid of you.” “Did it say that?” {K}.
plain:
{K}. Patient work, and beautiful if you look closely.
The corners of any old house belong to somebody with better patience.
Not everybody's friend, still a fine neighbor. {K}.
invite:
Bring somebody who isn't scared to stand in front of you. {K}.
{K}. Come closer. A bit closer. You're doing well.
news:
{K}. It has been hanging by a thread.
{K}. Spun out a little.

== snails 🐌
under: animal
nouns: snail, snails, garden snail, slug, slugs, giant african snail, pet snail, snail shell, snail trail, snail race
nouns: snail farm, snail terrarium
tags: Snails, SlowLife, NatureLovers, MacroNature
turn:
{Was/Were} here when I left, {is/are} nearly at the next stone now. {K}.
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
invite:
{K}. Come at your own pace, that's the point.
Watch your step and look down more often. {K}.
news:
{K}. No rush on my account.
{K}. The lettuce has its own view on this.

== zoo 🐾
under: animal
nouns: zoo, zoo day, zoo trip, zoo visit, safari park, wildlife park, zoo membership
tags: AnimalLovers, ZooLife, WildlifeLovers, AmazingAnimals
turn:
I waved. I'm an adult, and I waved. {K}.
{K}. Somebody yawned, and the whole crowd said “aww”.
They could not care less about us, which is part of the charm. {K}.
Nobody walks past without saying “look” to somebody who is already looking. {K}.
reader:
First stop: the big ones, the small ones or the snack bar? {K}.
Which animal makes you walk faster to get to it?
Could you pick just one favorite, or would that be rude to the rest?
scene:
The map says left. The child says penguins. We're going to the penguins. {K}.
A slow turn, a long look straight at us, and a whole crowd stops chewing. {K}.
“Look, it's doing something!” It stopped. {K}.
Kids on shoulders, noses forward, ice cream forgotten. {K}.
plain:
{K}. Slow steps, long looks, ice cream somewhere in between.
Every kid goes home as some animal or other. {K}.
invite:
{K}. Bring the kids, or just the kid you used to be.
Pick a favorite and defend it all the way home. {K}.
news:
{K}. Somebody behind the glass raised an eyebrow.
{K}. Filed under wild, with good reason.

== puppy-eyes 🥺
under: dog
nouns: puppy dog eyes, puppy eyes, head tilt, head tilts, tail wag, tail wags, waggy tail, wagging tail, begging eyes
nouns: side eye dog, puppy face, puppy eye, begging eye
tags: DogLife, DogLover, FurBaby
turn:
There was a rule about food from the table. There was. {K}.
{K}. No lawyer has ever argued so well without a word.
I looked away first. I always look away first. {K}.
The training book has no chapter on this, for good reason. {K}.
reader:
How many treats does that look get out of you in a day? {K}.
{K}. Who at your place gives in first and denies it later?
What's the longest anybody in your family has held out? {K}.
scene:
A sigh, a stare, a plate that suddenly feels very large. {K}.
“You've already had dinner.” The face says otherwise. {K}.
Somebody said a word that sounds like “walk”. {K}.
plain:
{K}. Some questions don't need a voice.
A whole heart, shown in about a second. {K}.
invite:
{K}. Bring treats, you'll be giving them away.
Come and try to say no. {K}.
news:
{K}. Objection overruled, snack granted.
{K}. Nobody stood a chance.

== special-pets 🐾
nouns: three-legged cat, three legged cat, three-legged dog, three legged dog, tripod dog, tripod cat, tripawd
nouns: one-eyed cat, one eyed cat, one-eyed dog, blind dog, blind cat, deaf dog, deaf cat, special needs dog
nouns: special needs cat, wobbly cat, paralyzed dog, dog wheelchair, dog in a wheelchair, three-legged kitten
nouns: one-eyed kitten, blind kitten, special needs pets, special needs pet, two-legged dog, three-legged puppy
nouns: deaf puppy, toothless cat
tags: PetLove, SpecialNeedsPets, AdoptDontShop, PetFamily
turn:
{Has/Have} no idea what you mean by “poor thing”, and would like a snack. {K}.
{K}. I expected to be the strong one. I was wrong about who's teaching whom.
Visitors notice, and then they get stolen from, and then they forget. {K}.
The rules of the house still apply to nobody with a face like that. {K}.
{K}. {Feels/Feel} sorry for exactly no one, least of all for the furniture.
The world was built for somebody else, and gets used anyway. {K}.
Whatever is missing, it isn't attitude. {K}.
{K}. Came with a story. Prefers to talk about dinner.
reader:
Who in your life made you forget to worry within a minute? {K}.
{K}. What does yours do that nobody believed was possible?
What do people always ask you first, and what do you answer? {K}.
Who chose whom at your place? {K}.
{K}. What did you think you'd have to teach, and who ended up learning?
scene:
“Does it need help?” A look from the top of the sofa. “Apparently not.” {K}.
A careful start, a bold finish, a very proud face. {K}.
Dinner time, and somebody beats everyone to the bowl. {K}.
Visitors whisper. Somebody yawns at them. {K}.
A favorite spot, a favorite person, an entire house under control. {K}.
plain:
{K}. Whole, in every way that counts.
Nobody here is waiting to be fixed. Only to be fed. {K}.
{K}. The bravest heart in the house, and the loudest snore.
You learn a lot from somebody who just gets on with it. {K}.
Perfect never had this much character. {K}.
invite:
{K}. Say hello, and prepare to be charmed.
For everybody who thinks different is the best kind. {K}.
{K}. Come and meet somebody who'll change your mind about something.
news:
{K}. There is no holding some of us back.
{K}. Taken in stride, as always.
{K}. One more reason to be proud.
{K}. Treats for the hero.

== old-dog 🐕
under: dog
nouns: old dog, senior dog, senior dogs, old dogs, elderly dog, gray muzzle, grey muzzle, old lab, senior rescue dog
nouns: 15 year old dog, grey face, dog's golden years, senior pup, oldest dog, senior beagle, senior lab
nouns: senior labrador, senior golden retriever, senior chihuahua, senior pug, senior dachshund
nouns: senior german shepherd, senior husky, senior corgi, senior poodle, senior terrier, senior pit bull
nouns: senior pitbull, senior boxer, senior bulldog, senior french bulldog, senior collie, senior border collie
nouns: senior yorkie, senior shih tzu, senior spaniel, senior cocker spaniel, senior greyhound, senior rottweiler
nouns: senior mutt, senior doodle, senior goldendoodle, senior schnauzer, senior dalmatian, senior great dane
nouns: senior retriever, senior shepherd, senior hound, old beagle, old labrador, old golden retriever, old chihuahua
nouns: old pug, old dachshund, old german shepherd, old husky, old corgi, old poodle, old pit bull, old pitbull
nouns: old bulldog, old french bulldog, old collie, old border collie, old yorkie, old shih tzu, old cocker spaniel
nouns: old greyhound, old rottweiler, old mutt, old doodle, old goldendoodle, old schnauzer, old dalmatian
nouns: old great dane, old retriever, elderly beagle, elderly lab, grandpa dog, old spaniel
tags: SeniorDog, OldDogsRule, DogLover
turn:
The hearing comes and goes. It comes for cheese. {K}.
{K}. Slower on the stairs, faster than ever to the biscuit tin.
We used to go for miles. Now we sniff one hedge properly. {K}.
Every gray hair on that face, I have kissed. {K}.
reader:
What did your old friend teach you without any words? {K}.
{K}. Which spot on the sofa is no longer up for discussion?
Can old dogs learn new tricks, or do they simply see no reason to? {K}.
scene:
A long stretch, a longer sigh, right next to the new expensive bed. {K}.
Slow feet, soft eyes, same tail. {K}.
A snore from the hallway that could wake the street. {K}.
plain:
{K}. All that time, and still so happy that somebody came home.
Growing old next to somebody is the whole idea. {K}.
A good walk doesn't have to be a long one. {K}.
invite:
{K}. Take your time, we're used to it.
Come sit on the floor a while. {K}.
news:
{K}. Slow and steady, and worth every step.
{K}. The tail says it best.

== dog-things 🦴
under: dog
nouns: dog bed, dog beds, dog toy, dog toys, dog treat, dog treats, dog collar, dog collars, dog bandana, dog bandanas
nouns: dog sweater, dog sweaters, dog harness, dog leash, dog food, dog bowl, dog bone, dog costume, dog costumes
nouns: dog tag, dog tags, dog biscuits, dog bow tie, dog stroller, dog cookies, dog chew, dog shampoo, puppy pads
nouns: leash, dog bakery, dog carrier, dog biscuit, puppy pad
tags: DogStuff, DogLover, DogLife, DogMomLife
turn:
I haven't bought anything nice for myself in ages. Somebody else is doing very well. {K}.
{K}. Chosen with care by a human, judged in a second by a nose.
The expensive one is admired. The cardboard box it came in is loved. {K}.
My wardrobe is simple. Somebody else in this house has a look for everything. {K}.
reader:
Who in your house has more stuff: you or the dog? {K}.
{K}. Does your dog care, or is it all for the photos?
What did you buy for your dog that became yours somehow? {K}.
scene:
Sniff. Lick. Sniff. A very long think. Approved. {K}.
“You got another one?” “It was on the way.” It was not on the way. {K}.
The bag rustles, and the floor starts drumming with paws. {K}.
plain:
{K}. Small things for somebody who asks for very little.
A dog doesn't need much. It's nice to give it anyway. {K}.
invite:
{K}. Your dog would click on this, if paws could.
For the best boy or girl. You know who. {K}.
news:
{K}. Tested by the strictest nose in the house.
{K}. The tail gave its approval.

== dog-walk 🐕
under: dog
nouns: dog walk, dog walks, walkies, dog park, dog parks, dog beach, morning dog walk, evening dog walk
nouns: walking the dog, walking the dogs, off leash park, dog run, puppy walk, dog hike, walk with the dog, muddy paws
nouns: rainy dog walk, pack walk, dog-friendly walk, night walk with the dog, muddy paw
tags: DogWalk, DogLife, DogLover
turn:
I know all the dogs by name and none of their people. {K}.
{K}. Every lamp post has news, and we read all of it.
It says “walk”, but it's mostly waiting next to somebody who is sniffing. {K}.
I went out for the dog and came back with gossip. {K}.
reader:
Who sets the pace: you, or whoever has found something in the grass? {K}.
{K}. Same round every time, or wherever the nose leads?
Do you talk to your dog on the way, in full sentences, in public? {K}.
scene:
A stick is found. It's bigger than the path. It's coming home. {K}.
Sniff, stop, sniff, back to the first smell, sniff again. {K}.
“Come!” A look. “Come!” A slower look. {K}.
plain:
{K}. Nobody has ever come home from this in a worse mood.
Fresh air, familiar round, good company on a leash. {K}.
invite:
{K}. Grab the leash, the tail is already at the door.
Bring bags and a good arm. {K}.
news:
{K}. The whole park is up to date.
{K}. Sniffed from every side.

== outdoor-cats 🐈
under: cat
nouns: stray cat, stray cats, street cat, street cats, barn cat, barn cats, neighborhood cat, neighborhood cats
nouns: feral cats, feral cat, community cats, shop cat, bodega cat, library cat, cafe cat, cats of istanbul, alley cat
nouns: stray kitten, colony cats, tnr, neighbor's cat, visiting cat, community cat, colony cat
tags: CatsOfTheWorld, CatLover, StreetCats
turn:
{Belongs/Belong} to nobody, {is/are} known to everybody, {gets/get} fed by at least half of them. {K}.
{K}. {Knows/Know} every door on this street and which one has tuna.
I said I wouldn't give it a name. It has several. {K}.
{Walks/Walk} past like the landlord on an inspection. {K}.
reader:
Does it come for you, or for what's in your bag? {K}.
{K}. Which cat runs your street, and does it know you?
How many households think it's theirs? {K}.
scene:
A slow blink from a warm car hood. {K}.
Everybody slows down, one hand goes out, and it decides. {K}.
“Whose cat is that?” “Everyone's. No one's. Its own.” {K}.
plain:
{K}. A little nod between neighbors.
It's an honor when somebody that free stops for you. {K}.
invite:
{K}. Move slowly, bring nothing but time.
Put out a bowl and see who you belong to. {K}.
news:
{K}. The whole block knows.
{K}. Noted, from the top of a wall.

== cat-things 🐱
under: cat
nouns: cat tree, cat trees, cat tower, cat bed, cat beds, cat toy, cat toys, cat treats, cat food, cat litter
nouns: litter box, cat box, cat bowl, cat collar, scratching post, cat scratcher, catnip, catnip toys, cat shelf
nouns: cat wall, cat carrier, cat fountain, cat harness, cat costume, cat bow tie, catio, cat tunnel, cat stroller
nouns: wet food, cat treat, catnip toy
tags: CatStuff, CatLover, CatLife
turn:
Bought with love, unpacked with joy, ignored in favor of the packaging. {K}.
{K}. I assembled it all evening. The sofa is still being scratched.
Whoever says money can't buy happiness hasn't seen a cat in an empty box. {K}.
My living room has a new piece of furniture, and it isn't for me. {K}.
reader:
Will it be used, or will it be looked at from a chair? {K}.
{K}. What's the most you've spent on something your cat never touched?
Who chose the color: you, or whoever sheds on it? {K}.
scene:
Sniff. Circle. Sniff. Walk away. Come back when nobody looks. {K}.
A box arrives, and the supervisor is inside it before it's open. {K}.
“You'll love this.” A yawn. {K}.
plain:
{K}. A small offering to the boss.
Cats don't say thank you. They sit on it, which is the same. {K}.
invite:
{K}. Your cat will pretend this was somebody else's idea.
For whoever is the staff at your place. {K}.
news:
{K}. Under inspection by somebody with whiskers.
{K}. The old cardboard box remains the favorite.

== hedgehog 🦔
under: small-pet
nouns: hedgehog, hedgehogs, pet hedgehog, baby hedgehog, baby hedgehogs, hoglet, hoglets, hedgehog in the garden
nouns: hedgehog house, rescue hedgehog, african pygmy hedgehog, hedgehog rescue
tags: Hedgehog, HedgehogLove, CuteAnimals
turn:
All those needles, and the softest little face right in the middle. {K}.
{K}. Prickly on the outside, snuffly on the inside. I know people like that.
Some of us cancel plans. Some of us roll into a ball. {K}.
A tiny pincushion with somewhere to be. {K}.
The world's smallest bodyguard, and it's guarding itself. {K}.
reader:
Have you ever wished you could just roll up until it's over? {K}.
{K}. Could you wait long enough for the nose to come out?
Where were you when you met one, and who was more surprised? {K}.
scene:
A ball. A pause. A nose. A look. Ball again. {K}.
Snuffle, snuffle, rustle, stop. Somebody is very busy. {K}.
Everybody on tiptoes, because somebody tiny is having dinner. {K}.
plain:
{K}. Small, spiky and worth every bit of patience.
Trust looks like a ball that slowly opens. {K}.
invite:
{K}. Move softly and mind the spikes.
Leave a gap in the fence, somebody may be passing through. {K}.
news:
{K}. To the point, as ever.
{K}. Somebody unrolled for this.

== snakes 🐍
under: reptiles
nouns: snake, snakes, pet snake, ball python, corn snake, king snake, hognose snake, garter snake, boa constrictor
nouns: rattlesnake, rattlesnakes, milk snake, baby snake, garden snake, snake shed, reticulated python
nouns: snake encounter, king cobra
tags: SnakesOfInstagram, Snakes, ReptileLife, Scales
turn:
It has no legs, no eyelids and no small talk. {K}.
{K}. One long muscle with excellent patience.
Some visitors ask to see it. The others have asked for a different restaurant. {K}.
It stuck out its tongue at me, and I chose not to take it personally. {K}.
reader:
Fascinated or already standing on a chair? {K}.
{K}. What would you say to somebody who's scared, and would they listen?
Have you ever touched one, and was it what you thought? {K}.
scene:
A flick of the tongue, a long look, a slow change of mind. {K}.
“Is it slimy?” “Not at all.” “I'll take your word for it.” {K}.
Coil, rest, coil the other way, rest from that. {K}.
plain:
{K}. Misunderstood, and not in a hurry to explain.
Beautiful patterns, if you can hold still long enough to look. {K}.
invite:
{K}. Come a bit closer. A bit. That's fine.
Hold out an arm, or just hold your breath. {K}.
news:
{K}. It took a few curves to get here.
{K}. Out with the old skin.

== aquarium-visit 🐠
under: animal
nouns: aquarium, aquariums, aquarium trip, aquarium date, city aquarium, aquarium tickets, sea life center
nouns: jellyfish room, aquarium field trip, aquarium tunnel, touch tank, aquarium ticket
tags: AquariumLife, UnderTheSea, FishLife
turn:
I spoke to several fish, and I'd call it a good conversation. {K}.
{K}. Everybody walks slower in blue light.
The fish come to the glass to look at the strange ones on the other side. {K}.
There's a whole world in there, and nobody in it has email. {K}.
reader:
Which one could you watch until somebody switches off the light? {K}.
{K}. Jellyfish or sharks: calm or thrill?
Which one looks most like somebody you know? {K}.
scene:
Nose to the glass, and a face on the other side doing the same. {K}.
Something big glides past, and nobody finishes their sentence. {K}.
“Which one's that?” “The one looking at you.” {K}.
plain:
{K}. Blue light, slow fins, quiet people.
It's nice to be somewhere everything just floats. {K}.
invite:
{K}. Come in, slow down, look up.
Bring the kid who knows all the names, or be that kid. {K}.
news:
{K}. Go with the flow.
{K}. It's sinking in.

== koi-pond 🎏
under: garden
nouns: koi, koi pond, koi ponds, koi fish, goldfish pond, fish pond, pond fish, backyard pond, garden pond, pond build
nouns: japanese koi
tags: PondLife, GardenLife, WaterGarden
turn:
I sat down for a moment, and the afternoon went by without me. {K}.
{K}. A living painting that comes over when it hears footsteps.
They know my shadow, and they think it means dinner. {K}.
Still water, deep thoughts, a heron with bad intentions. {K}.
reader:
Do you have a favorite in there, and does it know? {K}.
{K}. Stones, lilies or nothing but water: what makes it yours?
How long can you look into water without thinking of anything? {K}.
scene:
A ripple, a flash of color, a ripple. {K}.
A leaf drifts across, and nobody in there is in a hurry. {K}.
“Did you see the big one?” “They're all the big one.” {K}.
plain:
{K}. A calm place to put your eyes.
Water makes any corner quieter. {K}.
invite:
{K}. Pull up a stone and stare a while.
Come and let the water do the talking. {K}.
news:
{K}. It made a ripple.
{K}. Still waters, as they say.

== beekeeping 🐝
under: bees
nouns: beekeeping, beekeeper, beekeepers, beehive, beehives, apiary, queen bee, worker bees, hive inspection
nouns: honey harvest, honey extraction, swarm of bees, bee suit, first hive, bee colony, bee yard, bee swarm
nouns: beekeeping class, worker bee
alone: hive, hives
tags: Beekeeping, Beekeeper, HoneyBees
turn:
A whole society runs on flowers and dancing, and it works better than ours. {K}.
{K}. Everybody in there has a job, and nobody has meetings.
Move slowly, speak softly, check the zipper again. {K}.
Everybody at work wears stripes and nobody calls in sick. {K}.
reader:
Do you tell the bees your news, the way the old keepers did? {K}.
{K}. How calm are you really when the lid comes off?
What did your neighbors say first: “honey?” or “help”? {K}.
scene:
The hum you feel in your chest before you hear it. {K}.
A puff of smoke, a slow lift, a very full frame. {K}.
“Don't move.” Nobody was going to. {K}.
plain:
{K}. A gentle trade with very small partners.
You look after them, they look after half the neighborhood. {K}.
invite:
{K}. Zip up, breathe out, come closer.
Come and see what the hum is about. {K}.
news:
{K}. The queen has been told and is thinking about it.
{K}. The hive is humming.

== caterpillars 🐛
under: animal
nouns: caterpillar, caterpillars, chrysalis, cocoon, monarch caterpillar, monarch caterpillars, butterfly kit
nouns: raising butterflies, raising monarchs, woolly bear, inchworm, silkworms, tomato hornworm
tags: Caterpillar, Metamorphosis, NatureLovers
turn:
{Eats/Eat} all day, {sleeps/sleep} for ages, and nobody says “lazy”. {K}.
{K}. Big plans, no rush, excellent appetite.
From the outside, it looks like nothing is happening. Inside, everything is. {K}.
So many legs, and not one of them is running. {K}.
reader:
Did you ever keep one in a jar, and who let it go in the end? {K}.
{K}. Would you know what you wanted to become?
Which part would you rather do: the eating or the waiting? {K}.
scene:
Munch, munch, a leaf with a new edge. {K}.
A class full of kids, whispering at a twig. {K}.
“Is it moving?” “It's thinking.” {K}.
plain:
{K}. Change, at its own speed.
Small beginnings can look exactly like this. {K}.
invite:
{K}. Look under the leaves, somebody's home.
Come by now and again, it's worth the wait. {K}.
news:
{K}. Something is about to unfold.
{K}. One leaf at a time.

== moths 🌙
under: animal
nouns: moth, moths, luna moth, hawk moth, hummingbird moth, atlas moth, death's-head hawkmoth, moth trap, mothing
nouns: moth night, cecropia moth, sphinx moth
tags: Moths, MothsOfInstagram, InsectLove, NightNature
turn:
The butterfly's night-shift cousin, and just as well dressed. {K}.
{K}. {Loves/Love} a lamp more than I've ever loved anything.
My porch light has more visitors than I do. {K}.
Fuzzy, quiet, a little dramatic about light bulbs. {K}.
reader:
Open the window for it, or turn off the light and wait? {K}.
{K}. Scary or sweet? Look at the face before you answer.
Have you ever seen one so pretty that you called somebody outside? {K}.
scene:
Tap, tap, tap against the lampshade. {K}.
A white sheet, a light, everybody whispering names. {K}.
“Is that a bird?” “No, look at the fuzz.” {K}.
plain:
{K}. Beauty that works nights.
The dark has its own decorations. {K}.
invite:
{K}. Leave a light on and see who comes.
Come out after dark and look closely. {K}.
news:
{K}. Drawn to it, like somebody to a flame.
{K}. A night to remember, on a small scale.

== fireflies ✨
under: animal
nouns: firefly, fireflies, lightning bug, lightning bugs, glow worm, glow worms, glowworm, glowworms, firefly season
nouns: catching fireflies, synchronous fireflies, firefly tour
tags: Fireflies, NatureMagic, NightNature
turn:
Blink. Dark. Blink. Somewhere else entirely. {K}.
{K}. The only lights nobody asks me to switch off.
I ran after one like a kid, and my knees sent a message. {K}.
Tiny lanterns, no battery, no instructions. {K}.
reader:
Jar with holes in the lid, or hands behind your back and just watching? {K}.
{K}. Where did you see your first, and who was with you?
What do you call them where you grew up? {K}.
scene:
“There!” “Where?” “There!” “Where?” {K}.
Bare feet, dark grass, everybody whispering for no reason. {K}.
Cupped hands, a little glow between the fingers, and off again. {K}.
plain:
{K}. Somebody left the small lights on.
Nobody talks loudly in a field that twinkles. {K}.
invite:
{K}. Turn off the porch light and wait.
Come out in the dark and bring somebody small. {K}.
news:
{K}. It lit up the whole evening.
{K}. Small sparks count.

== dragonflies 🌿
under: animal
nouns: dragonfly, dragonflies, damselfly, damselflies, dragonfly wings, blue dragonfly, dragonfly pond, mayfly
nouns: mayflies, water striders, water strider
tags: Dragonfly, MacroNature, PondLife
turn:
Stained glass with an engine. {K}.
{K}. {Hovers/Hover} like somebody reading over my shoulder.
Older than the dinosaurs, and still the best flier in the room. {K}.
Sideways, backward, standing still: it makes the rest of us look grounded. {K}.
reader:
Has one ever landed on you, and did you hold your breath? {K}.
{K}. Which color would you want your wings in?
Camera out, or just stand there and follow it with your eyes? {K}.
scene:
A flash over the water, gone, back, gone. {K}.
Still on a reed, all wings and light, for exactly as long as it likes. {K}.
“Got a picture?” “I've got a very nice reed.” {K}.
plain:
{K}. A bit of shimmer in an ordinary day.
Look long enough at a pond, and something will sparkle at you. {K}.
invite:
{K}. Sit by the water and hold still.
Bring good eyes and no hurry. {K}.
news:
{K}. It came out of nowhere and hung in the air.
{K}. Caught in the right light.

== cicadas-crickets 🌾
under: animal
nouns: cicada, cicadas, cricket song, cricket sounds, crickets chirping, grasshopper, grasshoppers, katydid, katydids
nouns: cicada season, cicada shell, cicada brood, cicadas singing, locusts, cricket sound
tags: Cicadas, InsectLove, NatureSounds
turn:
Small body, enormous sound system. {K}.
{K}. One note, all night, standing ovation.
Nobody asked for the encore, and here it is. {K}.
I tried counting the chirps, and fell asleep at the good part. {K}.
reader:
Soothing, or are you looking up earplugs? {K}.
{K}. Windows open for the concert, or closed?
Which sound means you're finally somewhere quiet enough? {K}.
scene:
A screen door, a dark yard, a choir with no conductor. {K}.
Everything goes silent. You noticed. Then it starts again. {K}.
“What's that noise?” “That's the evening.” {K}.
plain:
{K}. The soundtrack nobody has to switch on.
A loud night can still be a peaceful one. {K}.
invite:
{K}. Sit outside and let them have the last word.
Bring a chair, the show is free of quiet. {K}.
news:
{K}. Chirp, chirp, chirp. That was the reaction.
{K}. Word travels fast in tall grass.

== pests
under: animal
nouns: mosquito, mosquitoes, mosquitos, wasp, wasps, hornet, hornets, yellow jacket, yellow jackets, gnats, gnat
nouns: lice, head lice, lice again
nouns: cockroach, cockroaches, roach, roaches, bedbugs, bed bugs, termites, termite, stink bug, stink bugs, fruit fly
nouns: fruit flies, horsefly, horseflies, house fly, houseflies, spotted lanternfly, spotted lanternflies
nouns: lanternflies, murder hornets, fire ants, silverfish, earwigs, earwig, mosquito bites, mosquito bite, aphids
nouns: aphid, japanese beetles, bed bug, murder hornet, fire ant, japanese beetle, wasp nest, hornet nest
alone: ticks, fleas
tags: BugLife, Insects, NatureIsWild
turn:
Nobody invited it, and still it knows where the food is. {K}.
{K}. I'm a friend of all living things, with a short list of exceptions.
So small, and it has everybody in the room on their feet. {K}.
I swung, I missed, I hit the lamp. It's still in here somewhere. {K}.
reader:
Brave, or calling somebody from the next room? {K}.
{K}. Whose job is it at your place: yours, or whoever screams less?
What's your secret weapon, and does it work? {K}.
scene:
Silence. A tiny movement. Everybody saw it. {K}.
A rolled-up newspaper, a chair, a plan. {K}.
“It's gone.” “Gone where?” Nobody sleeps. {K}.
plain:
{K}. Part of nature, and nature can keep it.
Everything has its place, preferably outside. {K}.
invite:
{K}. Shut the door behind you. Quickly.
Long sleeves and a sense of humor. {K}.
news:
{K}. It bugs me a little.
{K}. The fly in the ointment, more or less.

== sheep 🐑
under: farm
nouns: sheep, ewe, ewes, lambing season, shearing day, sheep shearing, flock of sheep, bottle lamb, baby lamb
nouns: baby lambs, lamb, lambs, lamb season, spring lambs, lamb farm, valais blacknose, blacknose sheep, sheep farm
nouns: sheepdog trial, spring lamb
tags: Sheep, FarmLife, FarmAnimals
turn:
I counted them to fall asleep. They counted me back. {K}.
{K}. Dressed for winter, whatever the calendar thinks.
One looks up, and then everybody has the same idea. {K}.
A sweater, still thinking about it. {K}.
reader:
Do you say “baa” when you drive past? {K}.
{K}. Could you tell them apart, or do they tell you apart?
Who in your family follows, and who jumps the fence? {K}.
scene:
A “baa” from the gate, a “baa” from the hill, a “baa” from the back seat. {K}.
Long wool, short legs, deep mud, full dignity. {K}.
“Which one's yours?” “The one that isn't listening.” {K}.
plain:
{K}. A quiet field with a lot going on in it.
Grass, company, a bit of shade: not a bad list. {K}.
invite:
{K}. Lean on the gate a while, somebody will come and stare.
Bring boots and a soft voice. {K}.
news:
{K}. The flock is still talking it over.
{K}. Not too baa-d. Sorry.

== alpacas 🦙
under: farm
nouns: alpaca, alpacas, alpaca farm, alpaca walk, llama, llamas, llama trek, baby alpaca, alpaca shearing
nouns: alpaca picnic, alpaca visit, llama farm, cria, alpaca wool, vicuña
tags: Alpaca, AlpacaLove, FarmAnimals
turn:
The hairdo alone is worth the visit. {K}.
{K}. Looked at me as if I'd worn the wrong shoes.
Long neck, soft coat, very clear boundaries. {K}.
I leaned in for a selfie, and one of us was ready for it. {K}.
reader:
Which haircut would you dare to copy? {K}.
{K}. Hug it or keep a polite distance, just in case?
Has one ever spat at you, and did you deserve it? {K}.
scene:
Hum. Chew. Stare. Hum. {K}.
A row of long necks, all turning at once. {K}.
“Can I touch it?” “Ask it.” It has walked off. {K}.
plain:
{K}. Fluffy company with a strong sense of self.
An hour next to something that never hurries does you good. {K}.
invite:
{K}. Come by, bring your best hair.
You hold the rope, and you'll see who walks whom. {K}.
news:
{K}. No probllama. I'll go now.
{K}. Everybody in the field has an opinion.

== donkeys 🫏
under: farm
nouns: donkey, donkeys, mule, mules, mini donkey, mini donkeys, miniature donkey, baby donkey, donkey sanctuary, burro
nouns: burros, wild burros, rescue donkey, wild burro
tags: Donkey, DonkeyLove, FarmLife
turn:
Not stubborn. Just not convinced yet. {K}.
{K}. Ears like that hear everything and obey some of it.
The alarm clock with the longest face. {K}.
I pulled. It thought. We're still here. {K}.
reader:
Who do you know who can only be moved by carrots and good reasons? {K}.
{K}. Which would you rather have: the ears or the voice?
Could you walk past that face without stopping? {K}.
scene:
Hee-haw, from the far end of the valley, about nothing. {K}.
A soft nose over the fence, searching a sleeve. {K}.
Ears forward, ears back, ears in different directions. {K}.
plain:
{K}. Steady, gentle and in nobody's hurry.
You earn it slowly, and then you have a friend who leans on you. {K}.
invite:
{K}. Bring a carrot and some patience.
Stand still, and somebody will come and breathe on you. {K}.
news:
{K}. The answer was loud.
{K}. Ears up, everybody.

== hummingbirds 🌺
under: bird
nouns: hummingbird, hummingbirds, hummingbird feeder, hummingbird feeders, hummingbird nest, baby hummingbird
nouns: ruby-throated hummingbird, hummingbird season, hummingbird garden
tags: Hummingbird, BirdLovers, BackyardBirds
turn:
The size of a thumb, the temper of a bouncer. {K}.
{K}. Stopped in midair to look at me, and I felt underdressed.
Blink, and you'll have a lovely photo of a flower. {K}.
All that energy, and it runs on sugar water. I know the feeling. {K}.
reader:
How long can you stand still with your phone up? {K}.
{K}. Do they fight over the feeder at your place, too?
What would you plant if they promised to come? {K}.
scene:
A hum, a glint, a green blur, an empty space. {K}.
“Don't move.” Everybody in the kitchen, frozen with a fork. {K}.
Sip, hover, sideways, gone. {K}.
plain:
{K}. A tiny engine of joy.
The smallest visitors stop the most conversations. {K}.
invite:
{K}. Put something red outside and wait.
Come to the window, quietly. {K}.
news:
{K}. It went by in a blur.
{K}. Small wings, big commotion.

== groundhogs 🐾
under: animal
nouns: groundhog, groundhogs, prairie dog, prairie dogs, marmot, marmots, gopher, gophers, ground squirrel
nouns: moles in the lawn, woodchuck, woodchucks, molehill, molehills, vole, voles, armadillo, armadillos
tags: Wildlife, WildlifeLovers, FunnyAnimals
turn:
{Pops/Pop} up, {has/have} a look, {decides/decide} against all of it. {K}.
{K}. My lawn has had some construction work done, without a permit.
Half in the ground, half in your business. {K}.
{Owns/Own} a house with more exits than mine. {K}.
reader:
Cute neighbor or garden criminal? {K}.
{K}. What would you do with that many tunnels?
How deep would you dig on a morning like some mornings? {K}.
scene:
Up. Look. Whistle. Down. {K}.
A very round somebody, standing up to see better. {K}.
A heap of fresh dirt, and no one in sight. {K}.
plain:
{K}. Somebody down there has a full schedule.
It's good to know when to go back inside. {K}.
invite:
{K}. Stand very still and watch the holes.
Come look, and mind where you step. {K}.
news:
{K}. It's all coming to the surface.
{K}. Dug up, as it were.

== raccoons 🐾
under: animal
nouns: raccoon, raccoons, trash panda, trash pandas, opossum, opossums, possum, possums, skunk, skunks, baby raccoon
nouns: raccoon family, raccoon on the porch, baby possum
tags: WildlifeLovers, FunnyAnimals, BackyardWildlife
turn:
The night shift has been through the bins, and it left notes. {K}.
{K}. Little hands, big plans, no shame.
I went out to scold somebody and ended up apologizing. {K}.
One snack away from running the whole street. {K}.
reader:
Adorable or a menace? It can be both. {K}.
{K}. Has one ever looked at you as if you were the intruder?
Which of your friends is exactly like this after dark? {K}.
scene:
A clatter outside. A flashlight. Eyes. More eyes. {K}.
A lid slides off, very slowly, as if by magic. {K}.
“Shoo.” A look. A bite of something. {K}.
plain:
{K}. Making the most of what others throw away.
Everybody is just looking for a snack and a safe corner. {K}.
invite:
{K}. Keep your snacks close and your bins closed.
Come quietly, look twice. {K}.
news:
{K}. The bins have been warned.
{K}. Small hands were involved.

== deer 🦌
under: animal
nouns: deer, fawn, fawns, doe and fawn, white-tailed deer, whitetail deer, roe deer, red deer, mule deer
nouns: reindeer herd, moose, elk, stag, baby deer, deer in the garden, deer family, caribou, reindeer, elk rut
nouns: baby moose, whitetail buck, ten point buck
tags: Wildlife, WildlifeLovers, ForestLife
turn:
We looked at each other, and one of us was at home. {K}.
{K}. I stepped on the only dry twig in the county.
Ate the roses, bowed slightly, left. {K}.
I have never held still that well for any photographer. {K}.
reader:
Do you reach for your phone, or just stand there and look? {K}.
{K}. Who moved first?
Would you whisper “hello” too? Everybody does. {K}.
scene:
Ears first. Then eyes. Then nothing but moving leaves. {K}.
“Shh.” “I didn't say anything.” “Shh.” {K}.
A clearing, some mist, a held breath. {K}.
plain:
{K}. A short meeting that stays with you.
Seen for a moment, remembered for much longer. {K}.
invite:
{K}. Tread softly and look twice.
Slow down on the back roads, somebody may be crossing. {K}.
news:
{K}. Oh dear. Somebody had to.
{K}. The forest heard it first.

== octopus 🐙
under: sharks-sea-life
nouns: octopus, octopuses, octopi, baby octopus, giant pacific octopus, squid, giant squid, cuttlefish
nouns: blue-ringed octopus, octopus garden, pet octopus
tags: Octopus, OceanLife, SeaLife
turn:
All those arms, and still no need to multitask. {K}.
{K}. Smart enough to open the jar, wise enough not to tell anybody.
Can turn into a rock when company comes. I'd like to learn that. {K}.
More hearts than most, and uses them all for hiding. {K}.
reader:
What would you do first with that many arms? {K}.
{K}. If it looked you in the eye, would you feel studied?
Which would you rather have: the brains, the arms or the disguise? {K}.
scene:
A stone looks at you. It wasn't a stone. {K}.
One arm around the corner, then another, then a very thoughtful eye. {K}.
Ink. Silence. An empty spot. {K}.
plain:
{K}. The strangest clever thing in the sea.
Down there, somebody soft has outsmarted everybody with bones. {K}.
invite:
{K}. Come close, and be looked at right back.
Bring a puzzle, somebody in there is bored. {K}.
news:
{K}. It has quite a grip on people.
{K}. A lot to get your arms around.

== tide-pools 🦀
under: sharks-sea-life
nouns: tide pool, tide pools, tidepool, tidepools, rock pool, rock pools, rock pooling, tidepooling, tide pooling
nouns: crabbing, hermit crab, hermit crabs, beach crab, fiddler crab, ghost crab
tags: TidePools, SeaLife, CoastalLife
turn:
A small bowl of ocean that somebody forgot to pour back. {K}.
{K}. My knees are wet, and I have found a whole town.
It walked sideways out of the conversation. {K}.
The sea goes out for a bit, and everybody at home carries on. {K}.
reader:
What's the best thing you ever spotted by crouching down? {K}.
{K}. Bucket kid or barefoot philosopher?
Would you put a finger in first, or send a friend? {K}.
scene:
A shell. It moves. Everybody squeals. {K}.
“Come and look, come and look, come and look!” {K}.
Wet rocks, careful feet, a shadow that shoots under the seaweed. {K}.
plain:
{K}. The ocean, in a size you can kneel next to.
Look into the water long enough, and it starts looking back. {K}.
invite:
{K}. Shoes off, eyes down, hands gentle.
Bring a curious kid, and put everything back where it lives. {K}.
news:
{K}. Just under the surface.
{K}. It scuttled off, but I saw it.

== sea-turtles 🐢
under: sharks-sea-life
nouns: sea turtle, sea turtles, turtle hatchlings, turtle release, baby sea turtle, baby sea turtles, green sea turtle
nouns: loggerhead, leatherback, swimming with turtles, turtle nesting, turtle nest, hawksbill, sea turtle rescue
nouns: turtle beach, turtle hatchling
tags: SeaTurtle, OceanLife, SaveTheTurtles
turn:
Flying, but underwater, and in no hurry at all. {K}.
{K}. {Carries/Carry} a house, {crosses/cross} an ocean, never {asks/ask} for directions.
I've never been ignored so gracefully. {K}.
So small, such a big sea, and off it goes. {K}.
reader:
Would you follow it, or float there and just watch? {K}.
{K}. Did you cry a little? Everybody does.
If you could ask somebody that old one question, what would it be? {K}.
scene:
A shadow below, a slow turn, a face that has seen everything. {K}.
Everybody holding their breath, with or without a snorkel. {K}.
Tiny flippers, wet sand, a whole beach of people whispering “go”. {K}.
plain:
{K}. Some creatures make the sea feel wise.
They know the way. We just have to leave it open. {K}.
invite:
{K}. Keep your distance, and take it all in.
Come quietly and leave the beach as you found it. {K}.
news:
{K}. Slowly, then out to sea.
{K}. Against the odds, one flipper at a time.

== tarantulas
under: spiders
nouns: tarantula, tarantulas, pet tarantula, scorpion, scorpions, jumping spider, jumping spiders, pet jumping spider
nouns: huntsman spider, wolf spider, tarantula feeding, pet scorpion, tarantula molt, camel spider
tags: Arachnids, SpidersOfInstagram, ExoticPets, Spiders
turn:
So many legs, and every one of them calmer than you. {K}.
{K}. The housemate nobody asks to hold.
My guests have stopped dropping by unannounced. {K}.
Eyes in the front, eyes on the side, and none of them impressed. {K}.
reader:
Brave enough to look twice? {K}.
{K}. On your hand, in a tank or in another country?
What would you name it: something sweet or something from an opera? {K}.
scene:
A leg. A pause. Another leg. A very loud silence. {K}.
“It's more scared than you are.” “That's a high bar.” {K}.
Everybody leans in, and then everybody leans back. {K}.
plain:
{K}. Quiet, patient and easily misunderstood.
Look closely, and fear turns into interest. {K}.
invite:
{K}. For the brave, and for those who are only pretending.
{K}. Look first, then decide whether you're running.
news:
{K}. On very many tiptoes.
{K}. All legs, and nothing to fear. Probably.

== spider-webs 🕸️
under: spiders
nouns: spider web, spiderweb, spider webs, spiderwebs, cobweb, cobwebs, dewy spider web, web in the morning, orb web
tags: SpiderWeb, MacroNature, NatureArt
turn:
Built overnight, without a crane or a permit. {K}.
{K}. I found it with my face, as usual.
Fishing, but in the air. {K}.
The finest net in the neighborhood, and not a single knot undone. {K}.
reader:
Duck under, walk around or do the little dance? {K}.
{K}. Leave it for the artist, or get the broom?
Could you make something that fine with no hands? {K}.
scene:
Light along every thread, and somebody waiting in the corner. {K}.
A walk in the woods, interrupted by waving arms. {K}.
Thread, turn, thread, turn, wait. {K}.
plain:
{K}. Fine work, done in the dark, with nobody clapping.
A bit of dew, and it could hang in any museum. {K}.
invite:
{K}. Look for it in low light.
Slow down, it only shows itself at an angle. {K}.
news:
{K}. It's all connected somehow.
{K}. Caught in it, face first.

== elephants 🐾
under: animal
nouns: elephant, elephants, baby elephant, baby elephants, elephant sanctuary, giraffe, giraffes, baby giraffe, hippo
nouns: hippos, baby hippo, rhino, rhinos, zebra, zebras, rhinoceros, elephant herd, african elephant, giraffe feeding
tags: WildlifeLovers, AmazingAnimals, WildlifePhotography
turn:
I felt very small, and it was rather nice. {K}.
{K}. Nature had some leftover ideas and used all of them at once.
You can't sneak up on a feeling that size. {K}.
All that weight, and the gentlest eyes in the field. {K}.
reader:
Could you stand there without whispering “wow”? {K}.
{K}. What would you ask somebody who has seen that much?
Which one was your favorite as a kid, and is it still? {K}.
scene:
A slow step. The ground agrees. {K}.
“Look at the little one.” The little one weighs as much as a piano. {K}.
An ear flaps, a tail swings, nobody is in a rush. {K}.
plain:
{K}. The planet looks better with them on it.
Big doesn't have to be loud. {K}.
invite:
{K}. Keep your voice low and your eyes wide.
Bring the kid who draws them on everything. {K}.
news:
{K}. The elephant in the room, so to speak.
{K}. Big news, on big feet.

== big-cats 🐾
under: animal
nouns: lion, lions, lion cub, lion cubs, lioness, tiger, tigers, tiger cub, tiger cubs, leopard, leopards
nouns: snow leopard, cheetah, cheetahs, jaguar cub, mountain lion, bobcat, lynx, black panther cat, white tiger
nouns: big cat, big cats, caracal, cougar sighting, florida panther
alone: jaguar, cougar
tags: BigCats, WildlifeLovers, WildlifePhotography
turn:
{Sleeps/Sleep} most of the day, and nobody dares to say “lazy”. {K}.
{K}. A house cat with the volume turned up.
It yawned, and I counted every tooth. {K}.
That walk could clear any hallway. {K}.
reader:
Would you meet that stare, or look at your shoes? {K}.
{K}. Which would you want for a day: the roar, the spring or the nap?
Does your own cat know it's related? {K}.
scene:
Tail, flick. Ear, flick. Eyes, closed. King of everything. {K}.
A shape in the grass that wasn't there a moment ago. {K}.
A yawn, a stretch, a whole crowd stepping back. {K}.
plain:
{K}. Power that doesn't need to prove itself.
Quiet paws, and everybody pays attention. {K}.
invite:
{K}. Stay in the car and pass the binoculars.
Come and be looked at like a snack. {K}.
news:
{K}. It's a bit wild.
{K}. Heard across the plain.

== pandas-sloths 🐾
under: animal
nouns: panda, pandas, giant panda, baby panda, red panda, red pandas, sloth, sloths, baby sloth, koala, koalas
nouns: baby koala, wombat, wombats, quokka, quokkas, capybara, capybaras, anteater, tapir
tags: CuteAnimals, WildlifeLovers, AmazingAnimals
turn:
Eats, sleeps, is adored. I'd like to see the application form. {K}.
{K}. Living proof that nobody has to hurry.
One look, and my to-do list lost its nerve. {K}.
My spirit animal, on a very good day. {K}.
reader:
How long could you watch it do absolutely nothing? {K}.
{K}. Which part of that life would you like to borrow?
Who in your family has exactly this energy after lunch? {K}.
scene:
Chew. Blink. Consider. Chew. {K}.
“Is it asleep?” “It's hard to say, and it would rather not.” {K}.
A slow roll to the other side. The crowd goes wild. {K}.
plain:
{K}. Soft, round and in no rush.
Some faces make you like the whole planet better. {K}.
invite:
{K}. Come and slow down for a while.
Send it to the friend who needs a nap. {K}.
news:
{K}. Unhurried, as ever.
{K}. Announced with a yawn.

== penguins 🐧
under: animal
nouns: penguin, penguins, baby penguin, emperor penguin, emperor penguins, king penguins, penguin parade
nouns: penguin colony, penguin chick, rockhopper penguin, king penguin
tags: BirdLovers, WildlifeLovers, CuteAnimals
turn:
Dressed better than anybody at the party, and walks like me after it. {K}.
{K}. Nobody told them a bird should look like that, and here they stand.
A whole colony, all talking, nobody listening. Holiday dinners, basically. {K}.
Clumsy on land, and completely at home a step later. {K}.
reader:
Who in your life walks exactly like that? {K}.
{K}. Could you pick your own out of that crowd?
Which would you rather copy: the outfit, the walk or the calm? {K}.
scene:
Waddle, stop, look around, follow everybody else. {K}.
One goes first, and then it's a very good idea. {K}.
“They're so small!” “They're so loud!” {K}.
plain:
{K}. It's hard to have a bad day while looking at them.
Standing close together is one way through anything. {K}.
invite:
{K}. Come and practice your walk.
Bring binoculars, or just your best bow. {K}.
news:
{K}. The whole colony has heard.
{K}. A small step, slightly sideways.

== monkeys 🐾
under: animal
nouns: monkey, monkeys, baby monkey, gorilla, gorillas, baby gorilla, orangutan, orangutans, chimpanzee, chimpanzees
nouns: chimp, lemur, lemurs, baboon, baboons, howler monkeys, capuchin, snow monkeys, meerkat, meerkats, gibbon
nouns: howler monkey, snow monkey
tags: WildlifeLovers, FunnyAnimals, AmazingAnimals
turn:
I have sat through meetings with less expressive faces. {K}.
{K}. One look, and you wonder who's studying whom.
Somebody stole a snack, somebody screamed, somebody groomed somebody. Family, basically. {K}.
I made a face. It made a better one. {K}.
reader:
Who does it remind you of? Don't tag them. Or do. {K}.
{K}. Would you hand over your snack, or fight for it and lose?
What do you think they say about us? {K}.
scene:
Scratch, stare, scratch, yawn, chaos. {K}.
A small hand, a firm grip, a phone that used to be mine. {K}.
All heads up at once. Somebody heard a wrapper. {K}.
plain:
{K}. A little too much like us not to smile.
Looking after each other takes up half the day, and it should. {K}.
invite:
{K}. Hold on to your hat and your banana.
Come and see the relatives. {K}.
news:
{K}. Somebody has been monkeying around.
{K}. Everybody in the trees has an opinion.

== bears 🐻
under: animal
nouns: brown bear, brown bears, black bear, black bears, grizzly, grizzly bear, grizzly bears, bear cub, bear cubs
nouns: polar bear, polar bears, mama bear and cubs, bear sighting, bear country, kodiak bear, bear watching
nouns: fat bear week
alone: bear, bears
tags: Wildlife, WildlifeLovers, WildlifePhotography
turn:
{Eats/Eat} all summer, {sleeps/sleep} all winter, and nobody asks about a career plan. {K}.
{K}. Cuddly from far away. Let's keep it at far away.
I made myself look big. My voice did not get the message. {K}.
Built like a sofa, quick like a bad idea. {K}.
reader:
Would you whisper, freeze or forget everything you read on the sign? {K}.
{K}. Which part of the year would you sleep through?
What's in your backpack that it could smell from there? {K}.
scene:
A shape between the trees, and a group that is suddenly very good at silence. {K}.
Scratch, scratch, against a tree that has been warned. {K}.
Paws in the river, eyes on the fish, nobody breathing. {K}.
plain:
{K}. The woods belong to somebody, and it's not us.
Give it space, and it gives you a story. {K}.
invite:
{K}. Bring the long lens and leave the honey.
Stay on the trail and talk loudly about lunch. {K}.
news:
{K}. A story to tell from a safe distance.
{K}. Grin and you know what.

== otters 🌊
under: animal
nouns: otter, otters, sea otter, sea otters, river otter, river otters, baby otter, sea lion, sea lions, harbor seals
nouns: harbor seal, seal pup, seal pups, baby seal, seal colony, elephant seals, beaver, beavers, beaver dam, walrus
nouns: manatee, manatees, platypus, elephant seal
alone: seals
tags: CuteAnimals, WildlifeLovers, MarineLife
turn:
Wet, whiskered and better at relaxing than any of us. {K}.
{K}. {Floats/Float} through the working week as if there were none.
I waved. A nose came up. I'm calling it friendship. {K}.
{Looks/Look} like a wet sock, {moves/move} like a poem. {K}.
reader:
Could you spend a whole day in the water and only come out for snacks? {K}.
{K}. Which would you take: the whiskers, the fur coat or the attitude?
Who do you know that floats through life like that? {K}.
scene:
Roll. Dive. Nose. Roll. {K}.
A head pops up, checks the weather, checks you, goes down again. {K}.
Everybody on the shore pointing at what just went under. {K}.
plain:
{K}. Somebody out there is having a better day than all of us.
Playing counts as doing something. {K}.
invite:
{K}. Stand by the water and be patient.
Bring somebody who says “aww” without shame. {K}.
news:
{K}. It made quite a splash.
{K}. Word is floating around.

== bats 🦇
under: animal
nouns: fruit bat, fruit bats, bat house, bat box, vampire bat, brown bat, bat colony, bat cave tour, flying fox
nouns: flying foxes, bats at dusk, bat walk
alone: bats
tags: BatLovers, Wildlife, NightNature
turn:
{Sleeps/Sleep} upside down and {has/have} never once rolled out of bed. {K}.
{K}. Bad hair, great ears, works nights.
{Eats/Eat} more mosquitoes than any candle I've ever bought. {K}.
A mouse that had bigger plans. {K}.
reader:
Spooky, or just badly in need of better press? {K}.
{K}. Duck, or look up and admire the steering?
Would you put up a house for them, and what would the neighbors say? {K}.
scene:
A flutter over the yard, quicker than the eye, gone. {K}.
Dusk. One. Another. Then nobody can count anymore. {K}.
“Was that a bird?” “At this hour?” {K}.
plain:
{K}. The night has its own good neighbors.
Small wings do a lot of quiet work in the dark. {K}.
invite:
{K}. Come out at dusk and look up.
Leave your hair loose, they're not interested. {K}.
news:
{K}. It turned everything upside down.
{K}. Heard before it was seen.

== dinosaurs 🦴
under: animal
nouns: dinosaur, dinosaurs, t-rex, t rex, tyrannosaurus, tyrannosaurus rex, triceratops, dinosaur museum
nouns: dinosaur bones, dinosaur exhibit, dino, dinos, velociraptor, stegosaurus, dinosaur park, woolly mammoth
nouns: dinosaur bone
tags: Dinosaurs, DinoLover, Prehistoric
turn:
So big, such short arms, and nobody dared to mention it. {K}.
{K}. Gone for ages, still the most popular one in any room of children.
Every grown-up here is suddenly reading the signs very closely. {K}.
I can't remember my password, but I can spell all of their names. {K}.
reader:
Which one was yours as a kid, and can you still say its name? {K}.
{K}. Plant eater or meat eater: which team at dinner?
What would you do if one looked in through the window? {K}.
scene:
A very small expert, correcting a very large sign. {K}.
“What does it eat?” “You.” Delighted screaming. {K}.
Stomp. Stomp. A tiny roar from the hallway. {K}.
plain:
{K}. Old bones, fresh wonder.
Nobody ever quite grows out of this. {K}.
invite:
{K}. Bring your loudest stomp.
Ask the nearest child, they know everything. {K}.
news:
{K}. It's been a long time coming.
{K}. Roar, and other comments.

== wolves 🐾
under: animal
nouns: wolf, wolves, gray wolf, wolf pack, wolf pup, wolf pups, wolf sanctuary, arctic wolf, coyote, coyotes, jackal
nouns: hyena, hyenas, dingo, wolf howl, coyote pups, coyote pup
tags: Wildlife, WildlifeLovers, WildlifePhotography
turn:
Somewhere in there is the great-grandparent of whoever sleeps on my sofa. {K}.
{K}. One voice, and every dog on the street sits up.
Not lonely. Just picky about company. {K}.
A look that has read you by the second line. {K}.
reader:
Would you answer if you heard it in the dark? {K}.
{K}. Part of the pack or better on your own?
Goosebumps or a smile: what does that sound do to you? {K}.
scene:
Ears up, nose to the wind, and then only snow-quiet. {K}.
A howl. An answer. A tent full of wide eyes. {K}.
Yellow eyes between the trees, and nobody says a word. {K}.
plain:
{K}. Wild, and loyal to its own.
Some sounds make the night bigger. {K}.
invite:
{K}. Listen first, then whisper.
Come when it's quiet enough to hear the answer. {K}.
news:
{K}. Heard all over the valley.
{K}. The pack is talking.

== swans 🦢
under: bird
nouns: swan, swans, cygnet, cygnets, black swan, mute swan, swan family, baby swans, baby swan
tags: Swan, BirdLovers, Waterfowl, BirdPhotography
turn:
Gliding past like the owner of the lake, and nobody has dared to check. {K}.
{K}. All that grace, and a temper to go with it.
A question mark, in white, on very calm water. {K}.
So elegant that everybody forgets to step back. {K}.
reader:
Admire from the bench, or from the next bench? {K}.
{K}. Have you ever been hissed at by somebody this beautiful?
Who in your family is all calm on top and paddling underneath? {K}.
scene:
Still water, a long neck, a whole crowd of phones going quiet. {K}.
“How lovely.” Hiss. “How lovely, from over here.” {K}.
Gray fluff in a row behind, trying hard to look dignified. {K}.
plain:
{K}. Some things make you lower your voice.
Not everything beautiful is trying to be. {K}.
invite:
{K}. Bring your eyes and leave your bread.
Take the slow path, along the water. {K}.
news:
{K}. It all went swimmingly.
{K}. Graceful, if you don't look under the water.

== character-idioms
under: word
nouns: couch potato, black sheep, dark horse, busy bee, social butterfly, smart cookie, tough cookie, lone wolf
nouns: big cheese, big fish, top banana, good egg, bad egg, party animal, cool cat, scaredy cat, fraidy cat, copycat
nouns: copy cat, teacher's pet, cutie pie, sweetie pie, honey pie, honeybun, eye candy, arm candy, card shark
nouns: snow bunny, gym rat, mall rat, lab rat, road hog, eager beaver, cold fish, silly goose, sitting duck, lame duck
nouns: odd duck, ugly duckling, sly fox, silver fox, mama bear, papa bear, top dog, underdog, alpha wolf
nouns: spring chicken, mother hen, shrinking violet, wallflower, coffee snob
tags: CharacterStudy, PeopleIKnow, PersonalityType
turn:
Everybody knows exactly one, and nobody ever says it's them. {K}.
{K}. Half an insult, half a compliment, all in the tone.
You can call it a flaw or a talent, it depends on who's telling. {K}.
It's not on anybody's business card, and still everybody knows. {K}.
reader:
Who came to mind? You don't have to say it out loud. {K}.
{K}. Proud of it, or working on it?
Born that way, or was it a slow process? {K}.
Would your friends say that about you, behind your back or to your face? {K}.
scene:
Somebody says it, and the whole table looks in the same direction. {K}.
“Who, me?” Every head nods. {K}.
A raised eyebrow, a small grin, no denial. {K}.
plain:
{K}. Every group has one, and needs one.
It takes all kinds, and thank goodness for that. {K}.
invite:
{K}. If the shoe fits, come in it.
Bring yours along, we've got a chair. {K}.
news:
{K}. Guilty as charged.
{K}. It says more than a whole résumé.

== phrase-idioms
under: word
nouns: nest egg, sour grapes, hot potato, elephant in the room, cash cow, snake oil, word salad, wild goose chase
nouns: rat race, rabbit hole, piece of cake, cherry on top, low-hanging fruit, small potatoes, holy cow
nouns: holy guacamole, holy mackerel, bee's knees, cat's pajamas, lion's share, crocodile tears, paper tiger
nouns: apple of my eye, two peas in a pod, can of worms, wolf in sheep's clothing, icing on the cake, bread and butter
nouns: cold turkey, salad days, pie in the sky, butterfly effect, frog in my throat, dog eat dog, bird's-eye view
nouns: monkey business, snail mail, bull in a china shop, whale of a time, fly on the wall, ants in my pants
nouns: toast of the town, swan song, dust bunny, dust bunnies, red herring, food for thought, raining cats and dogs
nouns: fish out of water, busy as a bee, cool beans, my cup of tea, not my cup of tea, easy as pie, egg on my face
nouns: going bananas, nuts about you, when pigs fly, kill two birds with one stone, in a pickle, grass is greener
nouns: the grass is always greener, can't see the forest for the trees, barking up the wrong tree
nouns: big fish in a small pond, best of the bunch, cherry on the cake, a little bird told me, bird in the hand
nouns: early bird gets the worm, hold your horses, top of the food chain
tags: WordOfTheDay, FigureOfSpeech, Language
turn:
Whoever said it first never got the credit it deserves. {K}.
{K}. Try explaining that to somebody who's learning the language.
It makes no sense if you look at it, and perfect sense if you don't. {K}.
Some expressions do the work of a whole paragraph. {K}.
reader:
Who in your family says this all the time? {K}.
{K}. Do you use it, or only understand it?
What's the equivalent where you come from? {K}.
What did you picture when you heard it as a kid? {K}.
scene:
Somebody says it, a child takes it literally, and it's a long afternoon. {K}.
“What does that even mean?” A silence full of grown-ups. {K}.
Said with a sigh, a shrug and a look at the ceiling. {K}.
plain:
{K}. A few small words that know a lot.
Old sayings stay around because they keep being right. {K}.
invite:
{K}. Use it in a sentence and see who laughs.
Bring your favorite saying, we collect them. {K}.
news:
{K}. Somebody had to say it.
{K}. In a nutshell, to borrow another one.

== pro-teams
under: team-sport
nouns: detroit lions, lions game, chicago bears, bears game, miami dolphins, dolphins game, philadelphia eagles
nouns: eagles game, baltimore ravens, ravens game, atlanta falcons, falcons game, seattle seahawks, arizona cardinals
nouns: st. louis cardinals, st louis cardinals, cardinals game, carolina panthers, panthers game, jacksonville jaguars
nouns: cincinnati bengals, bengals game, denver broncos, broncos game, indianapolis colts, colts game
nouns: los angeles rams, rams game, chicago bulls, bulls game, memphis grizzlies, grizzlies game, milwaukee bucks
nouns: bucks game, minnesota timberwolves, toronto raptors, raptors game, atlanta hawks, hawks game
nouns: new orleans pelicans, charlotte hornets, hornets game, pittsburgh penguins, penguins game, anaheim ducks
nouns: mighty ducks, san jose sharks, sharks game, boston bruins, bruins game, detroit tigers, tigers game
nouns: blue jays game, toronto blue jays, baltimore orioles, chicago cubs, cubs game, florida gators, gators game
nouns: lsu tigers, clemson tigers, denver nuggets, nuggets game, ducks game, florida panthers, boise state broncos
nouns: iowa hawkeyes, longhorns game, georgia bulldogs, bulldogs game, nottingham forest, wolverhampton wolves
nouns: timberwolves game, seahawks game, hawkeyes game
tags: GameDay, SportsFan, TeamSpirit
turn:
I don't play, I don't coach, and I have never been this tired. {K}.
{K}. My voice is gone, and I was only on the sofa.
Loving a team is mostly waiting, with snacks. {K}.
I've said “this is our year” in every tone there is. {K}.
reader:
Who got you into this, and do you thank them or blame them? {K}.
{K}. Lucky shirt, lucky seat or lucky silence?
Do you watch to the end, or only from behind a cushion? {K}.
scene:
Everybody up. Nobody breathing. {K}.
A shout at the screen, advice included, as if they could hear it. {K}.
“It's only a game.” A room goes cold. {K}.
plain:
{K}. A good reason to sit next to the same people again.
Win or lose, somebody brought nachos. {K}.
invite:
{K}. Wear your colors, bring your lungs.
There's room on the sofa for one more expert. {K}.
news:
{K}. The group chat is very loud.
{K}. We'll be talking about it for a long time.

== pop-names
under: fans
nouns: space jam, pearl jam, steph curry, megan fox, michael j fox, ninja turtles, teenage mutant ninja turtles, tmnt
nouns: my little pony, mickey mouse, minnie mouse, mighty mouse, nyan cat, cheshire cat, cake by the ocean
nouns: wolf of wall street, crazy frog, kermit the frog, sonic the hedgehog, bugs bunny, roger rabbit, peter rabbit
nouns: velveteen rabbit, red hot chili peppers, spice girls, boba fett, lion king, the lion king, tiger king
nouns: miss piggy, peppa pig, porky pig, donald duck, daffy duck, daisy duck, pink panther, paddington bear, yogi bear
nouns: baby shark, counting crows, the black crowes, eagles band, def leppard, scooby doo, felix the cat
nouns: tom and jerry, trojan horse, war horse, bojack horseman, hungry caterpillar, very hungry caterpillar
nouns: charlotte's web, animal farm, watership down, cowboy carter, lemonade album, vanilla ice, hot chip
nouns: smashing pumpkins, cranberries band, black eyed peas, fiona apple, salt-n-pepa, bread band, cake band
nouns: wings of fire, hot ones, princess peach, guns n' roses, guns n roses, tiger woods, kate moss, randy moss
nouns: elijah wood, axl rose, derrick rose, ruby rose, kate bush, jack black, iron and wine, hootie and the blowfish
nouns: gorillaz, arctic monkeys, the monkees, snoop dogg, pitbull concert, pitbull tour, doja cat, cat stevens
nouns: phoebe bridgers, flock of seagulls, deadmau5, madagascar penguins, cocaine bear, planet of the apes, free willy
nouns: finding nemo, lady and the tramp, 101 dalmatians, dr dolittle
tags: FanLife, PopCulture, Fandom
turn:
I know it better than I know my own phone number. {K}.
{K}. One mention, and I'm gone for the evening.
I didn't choose it. It got me young. {K}.
Ask me one thing about it, and clear your schedule. {K}.
reader:
How old were you when it got you? {K}.
{K}. Casual fan, or do you have a shelf?
Who else did you drag into it, and did they ever forgive you? {K}.
scene:
A reference, dropped casually. One person in the room laughs. That person is a friend. {K}.
“You still like that?” Still. {K}.
The first second of it, and everybody in the car knows. {K}.
plain:
{K}. Some things just stay with you.
Loving something loudly is half of the fun. {K}.
invite:
{K}. Bring your best quote.
Fans to the front, newcomers right behind. {K}.
news:
{K}. The fan in me is not being normal about it.
{K}. Somebody will understand.

== rubber-duck 🛁
under: toys
nouns: rubber duck, rubber ducks, rubber ducky, rubber duckie, rubber duckies, jeep ducks, jeep duck, ducking jeeps
nouns: bath toys, bath toy, rubber duck race, duck race, giant rubber duck, rubber duck collection
nouns: rubber duck debugging
tags: RubberDuck, BathTime, LittleThings
turn:
Never sunk, never blinked, never in a bad mood. {K}.
{K}. The calmest face in the whole house.
I told it about my problem, and by the end I had the answer. {K}.
Everybody's first boat captain. {K}.
reader:
Where does yours live: the tub, the desk or the dashboard? {K}.
{K}. Do you squeak it when you walk past? Be honest.
What would you name the biggest one in the world? {K}.
scene:
Foam up to the chin, and a small yellow witness. {K}.
A squeak underfoot, in the dark. {K}.
One floats by, unbothered, going nowhere. {K}.
plain:
{K}. Proof that small things can be very cheerful.
Some friendships begin in the bath. {K}.
invite:
{K}. Bring bubbles.
Give one a home and a name. {K}.
news:
{K}. That makes quite a squeak.
{K}. Just floating this here.

== baby-milk 🍼
under: baby
nouns: breast milk, breastmilk, milk stash, milk supply, formula milk, baby formula, infant formula, baby milk
nouns: milk donation, breast milk donation, pumped milk, milk drunk, milk drunk baby, my milk came in, milk came in
tags: BabyLife, NewParents, Parenthood
turn:
So small, and already with very firm meal times. {K}.
{K}. The whole house runs on somebody else's appetite.
Nobody in this family gets fed as promptly as the littlest one. {K}.
Sleep is a rumor, but somebody is full and happy. {K}.
reader:
What kept you going in those early nights? {K}.
{K}. Who was awake with you, in person or on the phone?
What's the one thing you'd tell a new parent, and would they have time to hear it? {K}.
scene:
A tiny fist, a big sigh, a chin that needs wiping. {K}.
A night light, a rocking chair, a song with half the words. {K}.
Full tummy, heavy eyelids, whole world in order. {K}.
plain:
{K}. Fed, warm and loved: that's the list.
Every drop of it is work that nobody sees. {K}.
invite:
{K}. No questions, no advice, just a comfortable chair.
You're welcome here, at any hour of tired. {K}.
news:
{K}. One night at a time, one cuddle at a time.
{K}. However it happens, it counts.

== pigeons 🐦
under: bird
nouns: pigeon, pigeons, seagull, seagulls, gull, gulls, mourning dove, mourning doves, homing pigeon, city pigeons
nouns: city pigeon, baby pigeon, pet pigeon, pigeon nest, rescue pigeon
alone: dove, doves
tags: BirdLovers, CityBirds, BirdPhotography, UrbanWildlife
turn:
One eye on the view, one eye on your lunch. {K}.
{K}. {Struts/Strut} around like the landlord of the place.
I moved out of the way. We both know who was here first. {K}.
A bird with a plan, and the plan is your sandwich. {K}.
reader:
Friend, foe or flying landlord? {K}.
{K}. Have you ever lost a snack, and what was it?
What name would you give the one on your balcony? {K}.
scene:
Head bob, head bob, crumb, victory. {K}.
“Don't feed it.” A crumb falls, by accident, on purpose. {K}.
A rooftop, a coo, a very important meeting. {K}.
plain:
{K}. Not rare, not shy, still worth a look.
Every town has its small gray regulars. {K}.
invite:
{K}. Hold on to your chips.
Sit on the bench and pretend you have nothing. {K}.
news:
{K}. Word travels fast on the rooftops.
{K}. It flew off with the details.

== crows 🐦‍⬛
under: bird
nouns: crow, crows, magpie, magpies, jackdaw, rook bird, murder of crows, crow friends, feeding crows, baby crow
nouns: pet crow
tags: Crows, BirdLovers, CleverBirds, Corvids
turn:
Somebody up there remembers every face and has feelings about yours. {K}.
{K}. Dressed for a funeral, behaving like the after-party.
Clever enough to solve the puzzle and to act as if it were nothing. {K}.
I said good morning, just in case they keep a list. {K}.
reader:
Do you greet them back? You probably should. {K}.
{K}. What would you trade with somebody who collects shiny things?
Who in your life holds a grudge that well? {K}.
scene:
A tilt of the head, a long stare, a decision about you. {K}.
A nut, a road, a bit of patience, a car. Genius. {K}.
“It's looking at me.” “It's filing you.” {K}.
plain:
{K}. The smartest one on the street, and it doesn't brag.
Black feathers, bright mind. {K}.
invite:
{K}. Bring a peanut and good manners.
Be kind, they tell each other everything. {K}.
news:
{K}. Something to crow about.
{K}. It has been discussed, loudly, from a roof.

== gingerbread-house 🏠
under: baking
nouns: gingerbread house, gingerbread houses, gingerbread village, gingerbread decorating, gingerbread house kit
nouns: gingerbread competition, gingerbread house night, gingerbread contest, gingerbread house decorating
tags: GingerbreadHouse, HolidayBaking, CookieDecorating
turn:
The roof slid off. We're calling it an open-plan design. {K}.
{K}. Held together by icing, prayer and somebody's thumb.
Everything is edible, including the mistakes. {K}.
The kit had instructions. The kids had opinions. {K}.
reader:
Neat little windows, or candy on every surface until it groans? {K}.
{K}. Who in your family decorates, and who just eats the bricks?
How long does yours stand before somebody nibbles the chimney? {K}.
scene:
Nobody breathe. Nobody touch the table. One wall goes anyway. {K}.
“Is that the door?” “It was a window.” {K}.
Icing on the sleeve, a gumdrop in the cheek, deep concentration. {K}.
plain:
{K}. Real estate I can afford.
It doesn't have to be straight to be sweet. {K}.
invite:
{K}. Bring gumdrops and steady hands.
Architects wanted, no experience needed. {K}.
news:
{K}. Under construction, and partly eaten.
{K}. Icing fixes almost everything.

== garden-gnome 🌿
under: garden
nouns: garden gnome, garden gnomes, gnome, gnomes, lawn gnome, lawn ornaments, lawn ornament, garden ornament
nouns: garden statue, garden statues, lawn flamingo, lawn flamingos, plastic flamingo, garden decor, yard decor
nouns: yard art, fairy garden, fairy gardens, gazing ball
tags: GardenDecor, GardenFun, YardArt, GardenLife
turn:
On guard day and night, without ever asking for a raise. {K}.
{K}. Good taste ended at the fence, and then the fun began.
I bought it as a joke. Now it has friends. {K}.
I'm almost sure it was further to the left before. {K}.
reader:
Charming, or should it live behind the shed? {K}.
{K}. What do the neighbors think, and have you moved it so they can see it better?
What would you name it? {K}.
scene:
A small smile between the ferns, in every weather. {K}.
“Where did that come from?” Nobody in this family knows anything. {K}.
Rain, snow, weeds: same expression. {K}.
plain:
{K}. A garden should have somebody in it who's always glad.
Not everything out here has to grow. {K}.
invite:
{K}. Adopt one before it adopts you.
Hide it somewhere good and wait. {K}.
news:
{K}. A witness to everything, and it says nothing.
{K}. The hedge has company.

== old-cat 🐈
under: cat
nouns: old cat, senior cat, senior cats, old cats, elderly cat, elderly cats, geriatric cat, senior kitty, old tabby
nouns: senior tabby, old lady cat, old man cat, senior rescue cat, 18 year old cat, 20 year old cat, senior orange cat
nouns: senior black cat, oldest cat, cat in her golden years
tags: SeniorCat, CatLover, CatLife
turn:
Several sofas have come and gone, and this one is next. {K}.
{K}. The jumps got smaller, the opinions did not.
Dinner is served when the old management says so, and the old management shouts. {K}.
All that time in this house, and still no interest in our rules. {K}.
reader:
Which spot has belonged to yours for longer than anybody remembers? {K}.
{K}. Warm lap, sunny sill or the top of the laundry?
What did your old friend never stop doing, no matter what you said? {K}.
scene:
A slow climb, a slow turn, a deep sigh, asleep. {K}.
A yowl in the night. No emergency. Just an announcement. {K}.
One paw on your arm, in case you were thinking of getting up. {K}.
plain:
{K}. A long friendship, covered in fur.
Every nap next to somebody like that is a small present. {K}.
invite:
{K}. Come and pay your respects, sitting down.
Bring the good treats, the soft ones. {K}.
news:
{K}. The whiskers have gone gray, the stare has not.
{K}. Still in charge.

== rhubarb
under: produce
nouns: rhubarb, rhubarb season, rhubarb harvest, rhubarb compote, rhubarb jam, rhubarb patch, rhubarb plant
nouns: forced rhubarb, rhubarb syrup
tags: Rhubarb, RhubarbSeason, SeasonalFood
turn:
Celery in a party dress, with the taste of a dare. {K}.
{K}. Somebody once bit into this and thought: needs sugar. Lots.
The garden's most dramatic vegetable thinks it's a fruit. {K}.
So sour that even the recipe flinches. {K}.
reader:
In a pie, in a crumble or dipped in sugar like the brave kids did? {K}.
{K}. With strawberries, or all on its own?
Did you eat it raw on a dare, and what did your face do? {K}.
scene:
A big leaf worn as a hat. Every year. By everybody. {K}.
Twist, pull, snap, an armful of pink. {K}.
“Is it sweet?” “Try it.” One eye closes. {K}.
plain:
{K}. A sour start to a sweet time of year.
Pink, stubborn and worth the sugar. {K}.
invite:
{K}. Bring a pie dish and somebody who likes it sour.
Take an armful, the plant won't notice. {K}.
news:
{K}. A bit tart, if you ask around.
{K}. Stalked and found.
`;
