export const animals = `
== dog 🐶
nouns: dog, dogs, pup, pups, doggo, doggos, old dog, senior dog, golden retriever, golden retrievers, retriever, labrador, labradors, black lab, chocolate lab, yellow lab, corgi, corgis, dachshund, dachshunds, sausage dog, border collie, collie, sheepdog, old english sheepdog, australian shepherd, aussie puppy, french bulldog, french bulldogs, frenchie, frenchies, english bulldog, bulldog, poodle, toy poodle, standard poodle, cockapoo, labradoodle, goldendoodle, bernedoodle, cavapoo, beagle, beagles, basset hound, cocker spaniel, springer spaniel, spaniel, cavalier king charles spaniel, husky, huskies, siberian husky, malamute, german shepherd, rottweiler, doberman, great dane, dalmatian, pug, pugs, chihuahua, chihuahuas, shih tzu, maltese puppy, yorkie, yorkshire terrier, jack russell, terrier, pit bull, pitbull, staffy, pomeranian, shiba inu, akita, samoyed, bernese mountain dog, newfoundland dog, saint bernard, vizsla, weimaraner, pointer dog, whippet, greyhound, schnauzer, westie, bichon frise, boxer puppy, rescue dog, rescue dogs, rescue pup, shelter dog, shelter dogs, foster dog, service dog, guide dog, therapy dog, office dog, shop dog, family dog, farm dog, hunting dog, dog walk, dog walks, dog park, dog parks, dog beach, dog day, dog show, dog birthday, dog's birthday, puppy's birthday, puppy love, puppy yoga, puppy's first snow, first puppy, dog school, dog dad, dog dads, dog mom, dog moms, dog mum, dog people, dog person, dog bed, dog beds, dog toy, dog toys, dog treats, dog collar, dog collars, dog bandana, dog sweater, dog harness, dog leash, dog food, dog photography, dog portrait, dog agility, dog cafe, dog hair, wet dog, sleepy dog, muddy paws, walkies, fetch
tags: DogsOfInstagram, DogLife, DogLover, DogsOfTheDay, DogLovers
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
news:
{K}. Witnesses describe the suspect as “a very good dog”.
{K}. I asked for a comment and got a paw.
{K}. The squirrels will want to know.
{K}. Every day of this is worth the vacuuming.
{K}. The whole dog park is up to date.
{K}. The official reaction was mostly sniffing.
{K}. Life with a dog is never quiet, and I wouldn't want it to be.
invite:
{K}. Your dog can't read this, so it's up to you.
We'll remember your dog's name. Yours may take a while. {K}.
{K}. For good dogs, which is all of them.
{K}. Tails decide, humans pay.
Come and be sniffed. {K}.
{K}. Tell the dog first, and you'll get out of the house faster.
Know somebody with fur on every coat? Send them this. {K}.

== cat 🐱
nouns: cat, cats, kitty, kitties, kitty cat, old cat, senior cat, fat cat, fluffy cat, sleepy cat, lazy cat, tabby, tabby cat, tabbies, orange cat, orange tabby, ginger cat, black cat, black cats, white cat, grey cat, gray cat, calico, calico cat, tortie, tortoiseshell cat, tuxedo cat, maine coon, maine coons, ragdoll cat, siamese, siamese cat, persian cat, bengal cat, british shorthair, scottish fold, sphynx, sphynx cat, russian blue, norwegian forest cat, birman, burmese cat, abyssinian, munchkin cat, rescue cat, rescue cats, shelter cat, shelter cats, foster cat, stray cat, barn cat, barn cats, house cat, indoor cat, street cats, neighborhood cat, shop cat, office cat, library cat, cafe cat, cat cafe, cat café, cat mom, cat moms, cat dad, cat dads, cat mum, cat lady, cat person, cat people, cat nap, cat naps, catnap, catnip, cat tree, cat tower, cat bed, cat toy, cat toys, cat treats, cat food, cat hair, cat litter, cat box, cat memes, cat photos, cat paws, toe beans, cat tax, cat birthday, cat's birthday, new kitten, meow, purrs, lap cat
tags: CatsOfInstagram, CatLife, CatLover, CatsOfTheDay, CatLovers
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
news:
{K}. The cat denies everything.
{K}. The cat has been told. The cat was not listening.
{K}. Another chapter in the book the cat is sitting on.
{K}. It's the cat's world and I clean it.
{K}. The rest of the furniture is taking notes.
{K}. The whiskers say nothing.
{K}. A cat person's life, in one sentence.
invite:
{K}. For people who apologize to their cat.
Your cat would come personally, but there's a sunbeam. {K}.
{K}. Your sofa is already ruined, so go ahead.
Know somebody who has never had a coffee without cat hair in it? Show them this. {K}.
{K}. Your cat will pretend not to care, and that's how you'll know.
{K}. Humans may come in as well, if they behave.

== small-pet 🐾
nouns: ferret, ferrets, hedgehog, rats, mouse, mice, aquarium fish, axolotl, class pet, new pet, pet, pets, our pets
tags: PetLife, SmallPets, PetsOfInstagram, PetLovers
turn:
Small animal, enormous opinion.
{K}. Pays rent in staring.
I talk, it chews, we understand each other.
{K}. I work, so that somebody very small can live in luxury.
It does nothing all day and I watch every minute of it.
{K}. The cage is spotless. My room is another story.
We're not sure who is keeping whom.
I bought the expensive bed. It sleeps next to it.
reader:
{K}. What's the name of yours, and who picked it?
What did you promise as a child to get your first pet?
Who feeds it, and who said they would?
{K}. Bigger snack thief: the pet or the person holding it?
scene:
A rustle, a nose, a very serious look. {K}.
“What are you eating?” Nothing good has ever followed that question. {K}.
Frozen mid-chew, like it heard something important.
plain:
{K}. Little company, big part of the day.
Some friends fit in your hand and take up all the room.
{K}. It's good to have somebody to come home to, however small.
A quiet friend is still a friend.
news:
{K}. The management has been informed and continues to chew.
{K}. Treats were involved.
{K}. Somebody small is very pleased about this.
{K}. The whiskers twitched, and that's a statement.
{K}. Paid for in sunflower seeds.
{K}. Tiny paws, giant news.
invite:
{K}. Come and meet somebody small who'll steal your heart and your lettuce.
{K}. Bring your questions, we've met every kind of pet.

== animal 🐾
nouns: pet day, pet parents, pet owner, pet photos, animal, animals, baby animals, farm animals, wild animals, zoo animals, wildlife, animal rescue, animal shelter, animal sanctuary, safari, terrarium lizard, hedgehogs, foals, stallion, horse ride, trail ride, barn life, stable yard, donkeys, mule, lamb farm, camel, camels, wolf, wolves, brown bear, bear cub, wombat, quokka, cheetah, leopard, beaver, harbor seals, sea lions, bison, ostrich, emu, seals, bears, seal, bat, bats
nouns: otter, otters, sea otter, sea otters
tags: AnimalLover, AnimalsOfInstagram, CuteAnimals, WildlifeLovers, NatureLovers
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
news:
{K}. Somewhere, a documentary narrator lowers their voice.
{K}. Wild, in every sense.
{K}. It's a jungle out there, and in here.
{K}. Snacks will be offered to all sides.
{K}. Nothing prepares you for moments like these.
{K}. Animals never read the plan.
invite:
Bring the person who stops for every animal. {K}.
{K}. Leave time for staring.
You'll say “one more minute”. Everybody does. {K}.
{K}. Talk to the animals all you like, everybody does.
{K}. They have been practicing their cute face.
{K}. Ask any question, get a blink.

== bird 🐦
nouns: bird, birds, baby bird, baby birds, little bird, birdie, birdwatching, bird watching, birding, birdwatching in winter, birdwatcher, birdwatchers, birder, birders, bird walk, bird photography, bird count, bird sanctuary, bird hide, birdsong, bird song, bird calls, bird box, bird nest, bird's nest, robin, robins, blue jay, blue jays sighting, bluebird, bluebirds, cardinals at the feeder, red cardinal, finch, finches, sparrow, sparrows, blackbird, blackbirds, starlings, starling murmuration, murmuration, warbler, warblers, nightingale, swallows nest, house martins, woodpecker, woodpeckers, kingfisher, kingfishers, canary, crow, crows, raven, ravens, magpie, magpies, pigeon, pigeons, doves, seagull, seagulls, gull, gulls, albatross, cormorant, pelican, pelicans, heron, herons, grey heron, egret, egrets, stork, storks, sandhill cranes, goose, puffin, puffins, vulture, condor, peacock, peacocks, pheasant, quail, toucan, kookaburra, dawn chorus, feathered friends, bird migration, spring migration, crane, cranes, cardinal, cardinals
tags: Birds, BirdLovers, BirdsOfInstagram, BirdPhotography, BirdWatching
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
news:
{K}. A little bird told everybody.
{K}. The pigeons are pretending not to be impressed.
{K}. The flock is still discussing it.
{K}. Tweet that, the old way.
{K}. It ruffled a few feathers.
{K}. One for the life list.
{K}. Somebody on the power line saw the whole thing.
invite:
{K}. The birds won't wait, but we will.
{K}. Binoculars optional, curiosity not.
Speak softly and bring snacks, mostly for yourself. {K}.
{K}. For everybody who has ever stopped mid-sentence to listen.
Beginners see more, because they look at everything. {K}.
{K}. Bring your neck, it'll be used.

== horse 🐴
nouns: horse, horses, pony, ponies, horse riding, horseback riding, riding lesson, foal, stable, stables, barn day, dressage, show jumping, equestrian, horse show, saddle, mare, my mare, gelding, rodeo, horse girl
tags: HorseLife, EquestrianLife, BarnTime, HorseLover
turn:
My bank account has hooves.
{K}. All that weight, and scared of a plastic bag.
I came home with hay in my hair and no questions at all.
We discussed it. The one with the hooves won.
{K}. Nobody judges my outfit quite like a pony.
I don't need a gym. I've got a wheelbarrow.
reader:
{K}. What would yours say about your riding?
Carrot or apple: what opens every heart at the barn?
Were you the horse kid in your class? Be honest.
scene:
Soft nose, warm breath, instant calm. {K}.
Boots on, braid in, brave face. {K}.
A long look, a deep sigh, a very slow walk to the gate.
plain:
{K}. The best listeners have long ears.
Trust takes time, and it's worth every minute.
{K}. The world looks kinder from up here.
Some friends you meet at the fence.
news:
{K}. Treats have been demanded.
{K}. We're both very proud, and one of us snorted.
{K}. The answer was a snort.
{K}. The carrots have been paid.
{K}. Not a neigh against it.
invite:
{K}. Come and say hello, bring a carrot.

== farm 🚜
nouns: farm, farm life, farming, tractor, tractors, harvest, harvest season, barn, lambs, lamb season, goats farm, fresh eggs, farm fresh eggs, donkey, cherry picking, farmhouse, vineyard harvest, country living
nouns: homestead, homesteading
tags: FarmLife, CountryLife, Homesteading, FarmToTable
turn:
The office has mud in it and nobody complains.
{K}. The boss has feathers, hooves or a very loud opinion.
Boots by the door, hay in places I can't explain.
I used to count sheep to fall asleep. It's different when they're yours.
{K}. Clean clothes lasted almost until the gate.
City people ask what I do for exercise. I laugh and lift things.
reader:
{K}. Early riser by choice or by rooster?
What's the best thing you ever picked yourself?
Country quiet or city noise: where do you sleep better?
scene:
Gate creaks, everybody looks up, breakfast is expected. {K}.
Basket on one arm, mud on both knees. {K}.
“How many can you carry?” Wrong question. {K}.
plain:
{K}. The kind of tired that feels earned.
Everything here takes its time, and it's worth it.
{K}. Good ground, good people.
You remember where food comes from when it stares at you.
news:
{K}. The animals held a meeting about it.
{K}. The tractor approves.
{K}. The chickens won't stop talking about it.
{K}. The barn cat saw everything.
{K}. The rooster will announce it shortly. Very loudly.
invite:
{K}. Bring boots and a big basket.
{K}. Come hungry, leave with dirt on your shoes.
`;
