export const animalsAndPlants = `
== dog 🐶
nouns: dog, dogs, puppy, puppies, pup, pups, doggo, doggos, old dog, senior dog, golden retriever, golden retrievers, golden retriever puppy, retriever, labrador, labradors, lab puppy, black lab, chocolate lab, yellow lab, corgi, corgis, dachshund, dachshunds, sausage dog, border collie, collie, sheepdog, old english sheepdog, australian shepherd, aussie puppy, french bulldog, french bulldogs, frenchie, frenchies, english bulldog, bulldog, poodle, toy poodle, standard poodle, cockapoo, labradoodle, goldendoodle, bernedoodle, cavapoo, doodle puppy, beagle, beagles, basset hound, cocker spaniel, springer spaniel, spaniel, cavalier king charles spaniel, husky, huskies, siberian husky, malamute, german shepherd, rottweiler, doberman, great dane, dalmatian, pug, pugs, chihuahua, chihuahuas, shih tzu, maltese puppy, yorkie, yorkshire terrier, jack russell, terrier, pit bull, pitbull, staffy, pomeranian, shiba inu, akita, samoyed, bernese mountain dog, newfoundland dog, saint bernard, vizsla, weimaraner, pointer dog, whippet, greyhound, schnauzer, westie, bichon frise, boxer puppy, rescue dog, rescue dogs, rescue pup, shelter dog, shelter dogs, foster dog, foster puppy, service dog, guide dog, therapy dog, office dog, shop dog, family dog, farm dog, hunting dog, dog walk, dog walks, dog park, dog parks, dog beach, dog day, dog show, dog birthday, dog's birthday, puppy's birthday, puppy love, puppy eyes, puppy yoga, puppy's first snow, puppy's first day, first puppy, puppy training, dog school, dog dad, dog dads, dog mom, dog moms, dog mum, dog people, dog person, dog bed, dog beds, dog toy, dog toys, dog treats, dog collar, dog collars, dog bandana, dog sweater, dog harness, dog leash, dog food, dog photography, dog portrait, dog agility, dog cafe, dog hair, wet dog, sleepy dog, muddy paws, zoomies, tail wags, belly rubs, dog snuggles, walkies, fetch
tags: DogsOfInstagram, DogLife, DogLover, DogsOfTheDay
turn:
A dog has no idea what you do for a living and is still proud of you.
{K}. The neighbors know one of us by name.
I used to have a schedule. Now I have a nose on my knee. {K}.
The mail comes every day, and every day it's breaking news.
I throw the ball. The ball comes back. Neither of us questions it.
No cheese has ever been opened quietly enough.
My camera roll is the same nose from various distances. {K}.
I've been replaced as the favorite by whoever is holding the leash.
I used to take walks. Now walks take me.
{K}. Everything in my closet is slightly furry, including my plans.
I said no to those eyes for almost an entire second. {K}.
My alarm clock has a tongue and no weekend setting. {K}.
Somebody has been my shadow since breakfast was mentioned. {K}.
I speak fluent “who's a good dog”, with a strong accent.
Every puddle needs to be tested by an expert. {K}.
reader:
What's your dog's full name when something has been chewed?
Who is your dog's favorite person, and how much does it hurt?
Ball, stick or somebody's left shoe: what does your dog bring you?
Would your dog protect you, or show the burglar where the snacks are?
What does your dog do that nobody else would get away with?
Does your dog walk you, or is it officially still the other way around?
Squirrel, doorbell or mail carrier: who is your dog's sworn enemy?
scene:
“Drop it.” “Drop what?” “Drop it.” A swallow. “Drop what?”
Dear diary: barked at a bag. The bag left. I am a hero.
Leg twitching, tiny woof: somebody is winning a race in their sleep.
Paws on the floor, fast. Something has been dropped in the kitchen.
That deep sigh from the floor, from somebody with no bills to pay.
Wanted for shoe theft. Answers to “good dog”. Approach with snacks.
The ears go up long before the car turns in.
Circle, circle, circle, flop. {K}.
“Are we going out?” The answer had better be yes, the tail is already moving.
plain:
The walk was for the dog. The good it did was for me.
Dogs don't know it was a bad day. They only know you're home.
A dog makes a house sound like a home.
Dogs give you everything they have, and it's usually slightly chewed.
{K}. Good company, every step of the way.
Well fed, well loved and always in the way: that's a dog.
You don't have to say much to be understood by a dog.
invite:
{K}. Your dog can't read this, so it's up to you.
We'll remember your dog's name. Yours may take a while. {K}.
{K}. For good dogs, which is all of them.
{K}. Tails decide, humans pay.
Come and be sniffed. {K}.
{K}. Tell the dog first, and you'll get out of the house faster.
Know somebody with fur on every coat? Send them this. {K}.
news:
{K}. Witnesses describe the suspect as “a very good dog”.
{K}. I asked for a comment and got a paw.
{K}. The squirrels will want to know.
{K}. Every day of this is worth the vacuuming.
{K}. The whole dog park is up to date.
{K}. The official reaction was mostly sniffing.
{K}. Life with a dog is never quiet, and I wouldn't want it to be.

== cat 🐱
nouns: cat, cats, kitten, kittens, kitty, kitties, kitty cat, old cat, senior cat, fat cat, fluffy cat, sleepy cat, lazy cat, tabby, tabby cat, tabbies, orange cat, orange tabby, ginger cat, black cat, black cats, white cat, grey cat, gray cat, calico, calico cat, tortie, tortoiseshell cat, tuxedo cat, tuxedo kitten, maine coon, maine coons, ragdoll cat, ragdoll kitten, siamese, siamese cat, persian cat, bengal cat, british shorthair, scottish fold, sphynx, sphynx cat, russian blue, norwegian forest cat, birman, burmese cat, abyssinian, munchkin cat, rescue cat, rescue cats, rescue kitten, shelter cat, shelter cats, foster cat, foster kitten, foster kittens, stray cat, barn cat, barn cats, house cat, indoor cat, street cats, neighborhood cat, shop cat, office cat, bookstore cat, library cat, cafe cat, cat cafe, cat café, cat mom, cat moms, cat dad, cat dads, cat mum, cat lady, cat person, cat people, cat nap, cat naps, catnap, catnip, cat tree, cat tower, cat bed, cat toy, cat toys, cat treats, cat food, cat hair, cat litter, cat box, cat memes, cat photos, cat paws, toe beans, cat tax, cat birthday, cat's birthday, kitten's first day, new kitten, meow, purrs, lap cat
tags: CatsOfInstagram, CatLife, CatLover, CatsOfTheDay
turn:
I said “come here”. The cat said “no” by leaving. {K}.
{K}. I've been hired as a chair.
I open doors for a living now. Nobody goes through them. {K}.
A cat is warm on one end, sharp on the other and in charge at both.
My keyboard has a second author, and it mostly writes “ggggg”. {K}.
A cat loves you deeply, on a schedule you're not shown.
I moved in my sleep and was reported. {K}.
I closed the bathroom door once. A paw came under it with questions.
The bowl was half empty, and I was told about it at length. {K}.
The most valuable cat toy in the house is still a hair tie.
Clean laundry stays clean until somebody with whiskers hears about it.
I've been stared at by professionals, and then by a cat.
It's always dinner time somewhere, according to one of us. {K}.
There are cheaper ways to be ignored, but none this soft. {K}.
reader:
How long do you sit still for a sleeping cat before you give up the leg?
What did you say you'd never let the cat do, and how did that go?
Does your cat greet your guests, or are they still only a rumor?
What's the strangest place your cat insists on sleeping?
Does your cat come when called, or send a tail to represent it?
Which of your things is officially the cat's now?
Cat people: do you answer when you get meowed at?
scene:
“Psst psst psst.” A look. A yawn. That was the answer.
Diary of a house cat: saw the outside through glass. Disapproved.
A stare at the empty corner that makes you check the corner.
The sunny spot has moved, and so has the cat.
Kneading the blanket like a tiny baker with no deadline.
Affection (noun): being headbutted at full speed by somebody small.
A crash in the next room. Silence. An innocent face in the doorway. {K}.
Stretch the front, stretch the back, ignore everybody, sit down again. {K}.
“Who's a good kitty?” A slow look that says the question was beneath us both.
plain:
It's an honor to be slept on.
You don't need many words with a cat. A hand and some time will do.
I come home and somebody pretends not to care. I like that.
A cat in the window makes a house look lived in.
{K}. Soft, strange and exactly right.
{K}. The best thing that ever happened to this sofa, except for the fabric.
Everything slows down when there's a cat on your lap.
invite:
{K}. For people who apologize to their cat.
Your cat would come personally, but there's a sunbeam. {K}.
{K}. Your sofa is already ruined, so go ahead.
Know somebody who has never had a coffee without cat hair in it? Show them this. {K}.
{K}. Your cat will pretend not to care, and that's how you'll know.
{K}. Humans may come in as well, if they behave.
news:
{K}. The cat denies everything.
{K}. The cat has been told. The cat was not listening.
{K}. Another chapter in the book the cat is sitting on.
{K}. It's the cat's world and I clean it.
{K}. The rest of the furniture is taking notes.
{K}. The whiskers say nothing.
{K}. A cat person's life, in one sentence.

== animal 🐾
nouns: pet day, pet parents, pet owner, pet photos, animal, animals, baby animals, farm animals, wild animals, zoo animals, wildlife, wildlife park, animal rescue, animal shelter, animal sanctuary, safari, aquariums, terrarium lizard, koi pond, tropical fish, gerbils, pet mouse, hedgehogs, foals, stallion, horse ride, trail ride, barn life, stable yard, donkeys, mule, highland cow, highland cows, calves, baby cow, lamb farm, goat, goats, baby goats, pig, piglet, llama, llamas, camel, camels, chicks, baby chicks, sea turtle, sea turtles, tortoises, iguana, snakes, frog, frogs, toad, butterfly, butterflies, caterpillar, caterpillars, bee, honey bees, bumblebee, bumblebees, beehives, ladybug, ladybugs, dragonfly, fireflies, snail, snails, spiders, squirrel, squirrels, chipmunk, raccoon, raccoons, fox, foxes, fox cub, deer, fawn, moose, elk, wolf, wolves, brown bear, bear cub, polar bear, panda, pandas, red panda, koala, koalas, kangaroo, kangaroos, wombat, quokka, sloth, sloths, monkey, monkeys, gorilla, elephant, elephants, giraffe, giraffes, zebra, zebras, lion, lions, tiger, tigers, cheetah, leopard, hippo, rhino, meerkats, otter, otters, beaver, capybara, capybaras, dolphin, dolphins, whale, whales, whale watching, orca, manta ray, shark, sharks, octopus, jellyfish, seahorse, harbor seals, sea lions, starfish, bison, badger, penguin, penguins, ostrich, emu, seals, bears, seal, bat, bats
tags: AnimalLover, AnimalsOfInstagram, CuteAnimals
turn:
Animals have never answered an email, and look how well they sleep.
I explained my whole day to an animal and got a very good silence back.
Nobody looks at you quite like somebody who thinks you have food.
I've been to meetings with less dignity and worse listeners. {K}.
I was told not to get attached. That was before the eyes. {K}.
{K}: zero small talk, excellent company.
I came to look and ended up being looked at. {K}.
The internet was invented for this. {K}.
I took so many pictures, and most of them show the back end. {K}.
{K}. Not a single opinion about my outfit.
Animals get more done by ignoring me than I do by trying.
I said hello first. It seemed only polite. {K}.
reader:
Which animal would you trust with a secret?
What was the first pet you ever begged for?
Fur, feathers, scales or hooves: which animals do you fall for?
Do you talk to animals in full sentences?
If animals could leave reviews, what would yours say about you?
Naming animals: something noble, or something that sounds like a snack?
scene:
Interview notes: the subject sniffed the microphone and left. {K}.
Documentary voice: “The human approaches, full of hope, and is ignored.” {K}.
A movement in the corner of the eye. A whisper: “look”.
“Is it looking at us?” “It's looking through us.” {K}.
Everybody holds their breath, and the animal decides we're fine.
Thought bubble, probably: food, food, who's that, food. {K}.
Staring contest: lost. Rematch: also lost. {K}.
plain:
You don't need a shared language to be friends.
Time goes slower around animals, in the best way.
{K}. I stood there smiling like a child.
Every animal has its own little character, if you watch long enough.
{K}. Quiet company, honest opinions.
It's a privilege to be near something that owes you nothing.
{K}. The world is bigger and kinder than it looks from a desk.
invite:
Bring the person who stops for every animal. {K}.
{K}. Leave time for staring.
You'll say “one more minute”. Everybody does. {K}.
{K}. Talk to the animals all you like, everybody does.
{K}. They have been practicing their cute face.
{K}. Ask any question, get a blink.
news:
{K}. Somewhere, a documentary narrator lowers their voice.
{K}. Wild, in every sense.
{K}. It's a jungle out there, and in here.
{K}. Snacks will be offered to all sides.
{K}. Nothing prepares you for moments like these.
{K}. Animals never read the plan.

== bird 🐦
nouns: bird, birds, baby bird, baby birds, little bird, birdie, birdwatching, bird watching, birding, birdwatching in winter, birdwatcher, birdwatchers, birder, birders, bird walk, bird photography, bird count, bird sanctuary, bird hide, birdsong, bird song, bird calls, bird feeder, bird feeders, birdfeeder, hummingbird feeder, bird bath, birdbath, bird house, birdhouse, bird box, birdhouses, bird nest, bird's nest, nest box, owl, owls, barn owl, snowy owl, tawny owl, little owl, great horned owl, robin, robins, blue jay, blue jays sighting, bluebird, bluebirds, cardinals at the feeder, red cardinal, chickadee, chickadees, finch, finches, goldfinch, goldfinches, sparrow, sparrows, blackbird, blackbirds, starlings, starling murmuration, murmuration, wren, wrens, nuthatch, warbler, warblers, nightingale, swallows nest, house martins, hummingbird, hummingbirds, woodpecker, woodpeckers, kingfisher, kingfishers, cockatoo, cockatiels, lovebirds, canary, african grey, crow, crows, raven, ravens, magpie, magpies, pigeon, pigeons, doves, seagull, seagulls, gull, gulls, albatross, cormorant, pelican, pelicans, heron, herons, grey heron, egret, egrets, stork, storks, sandhill cranes, flamingo, flamingos, swan, swans, goose, geese, canada geese, goslings, duck, ducks, ducklings, mallard, mallards, mandarin duck, puffin, puffins, eagle, eagles, bald eagle, golden eagle, hawk, hawks, red-tailed hawk, falcon, falcons, peregrine falcon, osprey, kestrel, red kite, vulture, condor, peacock, peacocks, pheasant, quail, toucan, kookaburra, dawn chorus, feathered friends, bird migration, spring migration, crane, cranes
tags: Birds, BirdLovers, BirdsOfInstagram, BirdPhotography
turn:
{K}. I stood still for so long that a squirrel filed a report.
A bird is all hollow bones and full confidence.
I can't remember birthdays, but I know that call. {K}.
I've never been this happy about so few feathers.
I whistle, something answers, and I have no idea what I agreed to.
“It was right there” is the official motto of watching birds.
If I had wings, I'd skip the traffic as well. {K}.
{K}: somebody with feathers has opinions.
My list of birds is short, and half of it is pigeons.
I point, I gasp, I describe an empty branch in great detail. {K}.
Birds get up early, sing about it, and still nobody calls them annoying.
reader:
Woken up by birdsong: lovely, or a matter for the authorities?
Which bird in your street thinks it owns the place?
What's the first bird you learned to recognize?
When you spot a bird: point out loud, or whisper and hope?
Do you feed the birds, or do the birds just know you're weak?
If you could fly one route like a bird, which one would it be?
Camera, binoculars or just your eyes: how do you watch birds?
scene:
“Did you see it?” “See what?” Gone. {K}.
Birder (noun): a person who interrupts every sentence to look up.
Somebody in the tree is holding a very loud meeting.
A head tilts, an eye checks you over, and you are not interesting enough.
Breaking, from the hedge: everybody is very upset about something.
Wing beats, then quiet, then everyone breathes again. {K}.
Chest out, feathers fluffed, ready for the cover. {K}.
plain:
You don't have to know the name to enjoy the song.
{K}. Stand still for a minute, and the world comes to you.
Patience is easier when it might have feathers.
Birdsong makes any street sound like a village.
I like knowing who sings outside my window.
{K}. The sky is never really empty.
Birds make a good case for looking up from the phone.
invite:
{K}. The birds won't wait, but we will.
{K}. Binoculars optional, curiosity not.
Speak softly and bring snacks, mostly for yourself. {K}.
{K}. For everybody who has ever stopped mid-sentence to listen.
Beginners see more, because they look at everything. {K}.
{K}. Bring your neck, it'll be used.
news:
{K}. A little bird told everybody.
{K}. The pigeons are pretending not to be impressed.
{K}. The flock is still discussing it.
{K}. Tweet that, the old way.
{K}. It ruffled a few feathers.
{K}. One for the life list.
{K}. Somebody on the power line saw the whole thing.

== houseplant 🪴
nouns: houseplant, houseplants, house plant, house plants, indoor plant, indoor plants, plant, plants, new plant, new plants, potted plant, potted plants, office plant, office plants, desk plant, bathroom plant, hanging plants, plant shelf, plant shelfie, plant corner, plant wall, plant stand, plant pot, plant pots, planter, planters, plant mom, plant moms, plant mum, plant dad, plant dads, plant parent, plant parents, plant parenthood, plant babies, plant baby, plant lady, plant people, plant person, plant collection, plant care, plant tips, plant swap, plant sale, plant shop, plant shops, plant haul, plant delivery, plant sitting, plant rescue, monstera, monsteras, monstera deliciosa, variegated monstera, pothos, golden pothos, philodendron, philodendrons, alocasia, anthurium, calathea, prayer plant, snake plant, snake plants, sansevieria, zz plant, spider plant, spider plants, peace lily, rubber plant, ficus, fiddle leaf fig, fiddle leaf figs, bird of paradise plant, hoya, hoyas, string of pearls, string of hearts, pilea, tradescantia, begonia, african violet, christmas cactus, succulent, succulents, cactus, cacti, cactuses, aloe, aloe vera, jade plant, echeveria, air plant, air plants, fern, ferns, boston fern, maidenhair fern, ivy plant, english ivy, orchid, orchids, bonsai, bonsais, bonsai tree, bonsai trees, bonsai repotting, terrarium, terrariums, kokedama, venus flytrap, carnivorous plants, bamboo plant, lucky bamboo, palm plant, yucca, dracaena, avocado plant, lemon tree in a pot, propagation, propagation station, plant cuttings, cuttings in water, repotting, repotting day, new leaf, new leaves, new growth, grow light, grow lights, urban jungle, windowsill garden, kitchen herbs in pots, plant watering
tags: PlantLover, PlantParent, UrbanJungle, PlantsOfInstagram
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
invite:
You don't need a green thumb, you need a window. {K}.
{K}. Bring a photo of your saddest plant, no judgment.
{K}. Your windowsill can take one more. They always can.
{K}. For people who greet their plants before their guests.
Come for the pot, talk yourself into the plant. {K}.
{K}. Measure the shelf first, then ignore the result.
news:
{K}. The other pots are leaning in to hear.
{K}. Everybody on the windowsill is rooting for it.
{K}. Drama, but with chlorophyll.
{K}. There's been a lot of standing and looking since.
{K}. The watering can is beside itself.
{K}. Turning over a new leaf, one pot at a time.
{K}. It's growing on me.

== flowers 💐
nouns: flower, flowers, fresh flowers, bouquet, bouquets, bouquet of flowers, bunch of flowers, bouquet of tulips, flower bouquet, bridal flowers, birthday flowers, mother's day flowers, valentine's day flowers, surprise flowers, office flowers, table flowers, market flowers, spring flowers, summer flowers, autumn flowers, winter flowers, garden flowers, cut flowers, keep cut flowers fresh, flower arrangement, flower arrangements, floral arrangement, floral arrangements, flower arranging, florals, floristry, flower crown, flower crowns, flower wreath, flower shop, flower shops, flower market, flower markets, flower stand, flower stall, flower cart, flower truck, flower farm, flower field, flower fields, flower picking, flower delivery, flower subscription, flower bar, flower workshop, flower festival, florist, florists, dried flowers, wildflower, wildflowers, wildflower meadow, wildflower field, rose, roses, red roses, white roses, pink roses, dozen roses, rose bush, rose bouquet, tulip, tulips, tulip field, tulip fields, tulip season, peony, peonies, peony season, sunflower, sunflowers, sunflower field, dahlia, dahlias, daffodil, daffodils, hydrangea, hydrangeas, lavender, lavender fields, cherry blossom, cherry blossoms, apple blossom, blossom, magnolia, magnolias, magnolia tree, lilac, lilacs, wisteria, jasmine flowers, hibiscus, bougainvillea, lilies, lily of the valley, water lilies, calla lilies, daisy, daisies, poppy field, poppies, crocus, crocuses, first crocus, snowdrops, hyacinth, hyacinths, bluebells, forget-me-nots, pansies, violas, marigold, marigolds, zinnias, cosmos flowers, chrysanthemums, mums on the porch, carnations, ranunculus, anemones, gerberas, eucalyptus, baby's breath, camellia, azaleas, rhododendrons, geraniums, petunias, foxgloves, sweet peas, petals, flower vase, flower bed
tags: Flowers, FlowerLover, InBloom, FlowersOfInstagram
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
invite:
{K}. Think of one person. Now you know what to do.
{K}. You don't need an occasion. You need a vase.
Words are hard. Stems are easy. {K}.
{K}. Forgot something important? Flowers won't tell.
Make somebody's doorbell worth answering. {K}.
{K}. Come in with a feeling, leave with a bunch of it.
Bring flowers to somebody who always brings them to others. {K}.
news:
{K}. Somebody fetch a vase.
{K}. A blooming good story.
{K}. Thorns and all.
{K}. The bees have been notified.
{K}. Late bloomers, take heart.
{K}. Petals everywhere, in the good sense.
{K}. I'd press it in a book if I could.

== garden 🌱
nouns: garden, gardens, my garden, our garden, secret garden, little garden, front garden, back garden, backyard, back yard, front yard, yard, yard work, yardwork, cottage garden, rose garden, rock garden, zen garden, rain garden, rooftop garden, balcony garden, container garden, container gardening, kitchen garden, herb garden, vegetable garden, veggie garden, veg garden, vegetable patch, veg patch, veggie patch, garden patch, garden bed, garden beds, raised bed, raised beds, flower garden, pollinator garden, butterfly garden, school garden, community garden, communal garden, botanical gardens, allotment, allotments, allotment life, gardening, gardener, gardeners, gardening day, garden day, garden club, garden tour, garden center, garden centre, garden design, landscape design, lawn, lawns, lawn mower, fresh cut grass, spring lawn aeration, hedge, hedges, hedge trimming, pruning, pruning roses, weeding, weeds, watering, watering can, watering the garden, wheelbarrow, garden tools, garden gloves, garden shed, potting shed, potting bench, greenhouse, greenhouses, polytunnel, cold frame, seedling, seedlings, seeds, seed packets, seed swap, seed starting, sowing seeds, planting, planting day, spring planting, bulb planting, planting bulbs, planting tomatoes, tomato plants, first sprouts, first harvest from the garden, compost, composting, compost bin, compost heap, compost pile, mulch, mulching, topsoil, garden soil, worm bin, garden gnome, garden gnomes, garden bench, garden path, garden pond, garden fence, trellis, patio garden, patio planters, window boxes, window box, growing season, garden season, spring cleanup, spring clean-up, leaf raking, raking leaves, first harvest, mint
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
invite:
{K}. Wear something that has already been ruined.
Bring your questions and your yellow leaves. {K}.
{K}. Your trowel has been waiting by the door.
Your balcony counts as a garden if you say so. {K}.
{K}. Knees of steel not required.
Good gardens start with a bad sketch. {K}.
news:
{K}. The garden gnome saw everything.
{K}. The news spread like mint.
{K}. You can't plan for it, you can only plant for it.
{K}. Growing pains included.
{K}. I'm telling the tomatoes first.
{K}. The wheelbarrow is taking it well.
{K}. It goes into the garden diary, with a muddy thumbprint.

== tree 🌳
nouns: tree, trees, old tree, old oak, oak, oaks, oak tree, oak trees, maple tree, maple trees, maple leaves, birch, birches, birch trees, beech forest, willow tree, weeping willow, pine tree, pine trees, pine forest, pine cones, fir trees, spruce, cedar tree, redwood, redwoods, sequoia, sequoias, olive tree, olive trees, apple tree, apple trees, chestnut tree, ginkgo, ginkgo tree, ginkgo leaves, eucalyptus tree, fruit tree, fruit trees, orchards, tree line, treetops, tree trunk, tree roots, tree bark, tree planting, planting a tree, planting trees, tree climbing, tree hugging, tree surgeon, tree house, treehouse, tree farm, christmas tree farm, arborist, arboretum, leaf, leaves, fallen leaves, falling leaves, golden leaves, leaf piles, leaf peeping, autumn foliage, foliage, forest, forests, rainforest, bamboo forest, enchanted forest, misty forest, winter forest, autumn forest, forest walk, forest walks, forest bathing, forest trail, forest path, forest floor, forest school, forest hike, woods, the woods, woodland, woodlands, woodland walk, walk in the woods, walk in the forest, forest day, bluebell woods, national forest, forest light, acorn, acorns, moss, mossy rocks, lichen, mushroom hunting, mushroom foraging, mushroom walk, mushroom picking, mushroom season, wild mushrooms, fungi, foraging, foraging walk, wild garlic foraging, tree stump, logs in the woods, canopy walk, nature trail, nature walks, autumn leaves pile
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
invite:
{K}. The trees have nowhere else to be, and neither do you.
Walk slowly, there's no finish line. {K}.
{K}. Leave the headphones, bring the thermos.
{K}. Touch some bark with us.
{K}. For everybody who has been indoors for too long.
Bring the child, or the one in you. {K}.
news:
{K}. Knock on wood.
{K}. If it happens in a forest, it still makes a sound.
{K}. The oak has seen it all before.
{K}. The leaves can't stop talking about it.
{K}. Out on a limb, and enjoying the view.
{K}. Branching out, one story at a time.
{K}. The moss took it quietly.
`;
