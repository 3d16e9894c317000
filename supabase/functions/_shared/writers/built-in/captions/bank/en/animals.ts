export const animals = `
== dog 🐶
nouns: dog, dogs, pup, pups, doggo, doggos, golden retriever, golden retrievers, retriever, labrador, labradors, black lab, chocolate lab
nouns: yellow lab, corgi, corgis, dachshund, dachshunds, sausage dog, border collie, collie, sheepdog, old english sheepdog
nouns: australian shepherd, aussie puppy, french bulldog, french bulldogs, frenchie, frenchies, english bulldog, bulldog, poodle
nouns: toy poodle, standard poodle, cockapoo, labradoodle, goldendoodle, bernedoodle, cavapoo, beagle, beagles, basset hound
nouns: cocker spaniel, springer spaniel, spaniel, cavalier king charles spaniel, husky, huskies, siberian husky, malamute, german shepherd
nouns: rottweiler, doberman, great dane, dalmatian, pug, pugs, chihuahua, chihuahuas, shih tzu, maltese puppy, yorkie, yorkshire terrier
nouns: jack russell, terrier, pit bull, pitbull, staffy, pomeranian, shiba inu, akita, samoyed, bernese mountain dog, newfoundland dog
nouns: saint bernard, vizsla, weimaraner, pointer dog, whippet, greyhound, schnauzer, westie, bichon frise, boxer puppy, rescue dog
nouns: rescue dogs, rescue pup, shelter dog, shelter dogs, foster dog, office dog, shop dog, family dog, farm dog, hunting dog, dog day
nouns: dog show, dog birthday, dog's birthday, puppy's birthday, puppy love, puppy yoga, puppy's first snow, first puppy, dog school
nouns: dog dad, dog dads, dog mom, dog moms, dog mum, dog people, dog person, dog photography, dog portrait, dog agility, dog cafe
nouns: dog hair, wet dog, sleepy dog, fetch, dog birthday party, dog selfie, dog in the snow, dog in the car, dog on the couch, cane corso
nouns: boxer dog, mastiff, english mastiff, irish setter, havanese, papillon, basenji, mutt, mutts, mixed breed dog, heeler, blue heeler
nouns: cattle dog, pyrenees, great pyrenees, old english bulldog, aussiedoodle, maltipoo, shihpoo, bernedoodles, coonhound, bloodhound
nouns: shepherd mix, lab mix
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
{K}. The tail has the last word.
{K}. I asked for a comment and got a paw.
{K}. A dog's life, and a good one.
{K}. Every day of this is worth the vacuuming.
{K}. The squirrels of the street are taking notes.
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
nouns: cat, cats, kitty, kitties, kitty cat, fat cat, fluffy cat, sleepy cat, lazy cat, tabby, tabby cat, tabbies, orange cat, orange tabby
nouns: ginger cat, black cat, black cats, white cat, grey cat, gray cat, calico, calico cat, tortie, tortoiseshell cat, tuxedo cat
nouns: maine coon, maine coons, ragdoll cat, siamese, siamese cat, persian cat, bengal cat, british shorthair, scottish fold, sphynx
nouns: sphynx cat, russian blue, norwegian forest cat, birman, burmese cat, abyssinian, munchkin cat, rescue cat, rescue cats, shelter cat
nouns: shelter cats, foster cat, house cat, indoor cat, office cat, cat cafe, cat café, cat mom, cat moms, cat dad, cat dads, cat mum
nouns: cat lady, cat person, cat people, cat hair, cat memes, cat photos, cat paws, toe beans, cat tax, cat birthday, cat's birthday
nouns: new kitten, meow, purrs, lap cat, cat loaf, cat cuddle puddle, cat yoga, kitty cuddles, cat in a box, cat in the window, cat meme
nouns: cat photo, cat paw, kitty cuddle
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
How long do you sit still for a sleeping cat when you need to get up?
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
Somebody comes home, and a cat pretends not to care. It's a kind of love.
A cat in the window makes a house look lived in.
{K}. A bit odd, very soft, exactly right.
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
nouns: ferret, ferrets, aquarium fish, axolotl, axolotls, class pet, new pet, pet, pets, our pets, my pets, pet owner, pet owners
nouns: pet parents, pet parent, pet photos, pet day, national pet day, sugar glider, pet tax, pet supplies, pet birthday, rescue pet
nouns: office pet, our pet, my pet, pet photo
alone: mouse, mice, rats
tags: PetLife, PetsOfInstagram, PetLovers, PetFamily
turn:
{K}. I pay the rent, somebody else owns the place.
We're not sure who is keeping whom. {K}.
I bought the good bed. It sleeps next to it. {K}.
{K}. {Contributes/Contribute} nothing, {is/are} asked for nothing, {gets/get} everything.
Nobody in this house talks back less and gets away with more. {K}.
My phone is full of pictures of somebody who has never once posed. {K}.
{K}. The only roommate I'd never ask to move out.
I said hello to it before I said hello to my guests. {K}.
{K}. Some people have a life coach. I've got somebody who stares until dinner.
reader:
{K}. How did yours get its name, and does it have better ones by now?
What did you promise as a child to get your first pet?
Who feeds it, and who said they would? {K}.
Do you talk to your pet out loud, and in which voice?
{K}. Which rule did you make on the first day, and how long did it last?
What would your pet say about you if it could write a reference?
scene:
A look, a long pause, and the snack is as good as gone. {K}.
“You're talking to it again.” “It understands me.” {K}.
Frozen in place, like somebody who has just heard the word “vet”. {K}.
Home, door, bag down, hello to the most important one first. {K}.
Feeding time: the most punctual event in the house. {K}.
plain:
{K}. It's good to have somebody to come home to.
Looking after somebody is a nice way to be needed. {K}.
{K}. No words needed, most of the time.
A quiet friend is still a friend. {K}.
Every home is a bit warmer with somebody in it who only wants dinner and you. {K}.
news:
{K}. The management has been informed.
{K}. Snacks were involved.
{K}. A family member like any other, only less tidy.
{K}. All of us are very proud, and one of us is asleep.
invite:
{K}. Come and meet somebody who'll have you wrapped around a paw, fin or claw.
{K}. Bring your questions, we've met every kind of pet.
For everybody who signs birthday cards for their animals as well. {K}.
{K}. Your pet can't read this, so it's up to you.

== animal 🐾
nouns: animal, animals, baby animals, farm animals, wild animals, zoo animals, wildlife, animal rescue, animal shelter, animal sanctuary
nouns: safari, terrarium lizard, camel, camels, bison, ostrich, emu, buffalo, kangaroo, kangaroos, wallaby, baby kangaroo, baby animal
nouns: farm animal, wild animal, zoo animal
alone: bat, seal
tags: AnimalLover, AnimalsOfInstagram, CuteAnimals, WildlifeLovers, NatureLovers
turn:
Animals have never answered an email, and look how well they sleep.
I explained my whole day to an animal and got a very good silence back.
Nobody looks at you quite like somebody who thinks you have food.
I've been to meetings with less dignity and worse listeners. {K}.
I've seen a few wonders of the world. This one moves. {K}.
{K}: zero small talk, excellent company.
I came to look and ended up being looked at. {K}.
The internet was invented for this. {K}.
I took so many pictures, and most of them show the back end. {K}.
{K}. Not a single opinion about my outfit.
Animals get more done by ignoring me than I do by trying.
I said hello first. It seemed only polite. {K}.
reader:
Which animal would you trust with a secret?
Which animal did you want to be when you were small?
Fur, feathers, scales or hooves: which animals do you fall for?
Do you talk to animals in full sentences?
If animals could leave reviews, how many stars would people get?
Do you say hello out loud when you meet an animal, or only in your head?
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
{K}. Wild, in every sense.
{K}. Somewhere, a documentary narrator lowers their voice.
{K}. Nature never reads the plan.
{K}. One for the field notes.
invite:
Bring the person who stops for every animal. {K}.
{K}. Leave time for staring.
You'll say “one more minute”. Everybody does. {K}.
{K}. Talk to the animals all you like, everybody does.
{K}. They have been practicing their cute face.
{K}. Ask any question, get a blink.

== bird 🐦
nouns: bird, birds, baby bird, baby birds, little bird, birdie, birdwatching, bird watching, birding, birdwatching in winter, birdwatcher
nouns: birdwatchers, birder, birders, bird walk, bird photography, bird count, bird sanctuary, bird hide, birdsong, bird song, bird calls
nouns: bird box, bird nest, bird's nest, blue jays sighting, bluebird, bluebirds, cardinals at the feeder, red cardinal, finch, finches
nouns: sparrow, sparrows, blackbird, blackbirds, starlings, starling murmuration, murmuration, warbler, warblers, nightingale
nouns: swallows nest, house martins, woodpecker, woodpeckers, kingfisher, kingfishers, canary, albatross, cormorant, pelican, pelicans
nouns: heron, herons, grey heron, egret, egrets, stork, storks, sandhill cranes, vulture, condor, peacock, peacocks, pheasant, quail
nouns: toucan, kookaburra, dawn chorus, feathered friends, bird migration, spring migration, flamingo, flamingos, flamingoes, wild turkey
nouns: wild turkeys, canaries, roadrunner, whooping cranes, lovebird pair, red robin bird, robin's nest, blue jay feather, raven feather
nouns: northern cardinal, bird call, house martin, sandhill crane, feathered friend, whooping crane, puffin, puffins, puffin colony
alone: cardinal, cardinals, raven, ravens, robin, robins, blue jay
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
{K}. The flock is still discussing it.
{K}. It ruffled a few feathers.
{K}. Somebody on the power line saw the whole thing.
invite:
{K}. The birds won't wait, but we will.
{K}. Binoculars optional, curiosity not.
Speak softly and bring snacks, mostly for yourself. {K}.
{K}. For everybody who has ever stopped mid-sentence to listen.
Beginners see more, because they look at everything. {K}.
{K}. Bring your neck, it'll be used.

== horse 🐴
nouns: horse, horses, pony, ponies, horse riding, horseback riding, riding lesson, riding lessons, foal, foals, stable, stables, barn day
nouns: dressage, show jumping, equestrian, horse show, saddle, mare, my mare, gelding, stallion, horse girl, horse ride, trail ride
nouns: trail rides, stable yard, horse camp, miniature horse, mini horse, shetland pony, arabian horse, clydesdale, quarter horse, ottb
nouns: draft horse, horse grooming, horse farm, rescue horse, riding school, lunging, horse therapy
tags: HorseLife, EquestrianLife, BarnTime, HorseLover
turn:
My bank account has hooves. {K}.
{K}. All that strength, and scared of a plastic bag.
I came home with hay in my hair and no questions at all. {K}.
We discussed it. The one with the hooves won. {K}.
Nobody judges an outfit quite like somebody with hooves. {K}.
I don't need a gym. I've got a wheelbarrow and a muck heap. {K}.
{K}. My car smells of it, my coat smells of it, I smell of it. Happily.
I speak softly and carry a very large bag of carrots. {K}.
reader:
{K}. What would yours say about your riding?
Carrot or apple: what opens every heart at the barn? {K}.
Were you the horse kid in your class? Be honest. {K}.
{K}. Early morning at the barn, or golden hour?
Which horse taught you the most, and did it hurt? {K}.
scene:
Soft nose, warm breath, instant calm. {K}.
Boots on, braid in, brave face. {K}.
A long look, a deep sigh, a very slow walk to the gate. {K}.
Mud on one of us, hay on the other, dust on both. {K}.
“Whoa.” No. “Whoa.” No. A bite of grass. {K}.
plain:
{K}. The best listeners have long ears.
Trust takes time, and it's worth every minute. {K}.
{K}. The world looks kinder between those ears.
Some friends you meet at the fence. {K}.
A quiet hour at the barn puts a lot of things right. {K}.
news:
{K}. Somebody at the barn would like a carrot for that.
{K}. The answer was a snort.
{K}. Worth every wheelbarrow.
{K}. Not a neigh against it.
invite:
{K}. Come and say hello, bring a carrot.
Heels down, chin up, see you at the gate. {K}.
{K}. No experience? The horse has plenty.

== farm 🌾
nouns: farm, farm life, farming, harvest, harvest season, barn, barn life, goats farm, farmhouse, country living, homestead, homesteading
nouns: family farm, farm stay, farm tour, farm day, farm visit, hobby farm, farmyard, barnyard, haying, hay season, farm chores
nouns: farmer's life, ranch, ranch life, working farm, farm chore
tags: FarmLife, CountryLife, FarmFamily
turn:
The office has mud in it, and nobody complains. {K}.
{K}. Nothing here has a snooze button.
Boots by the door, hay in places I can't explain. {K}.
{K}. Clean clothes lasted almost until the gate.
City people ask about exercise. Country people laugh and lift something. {K}.
The weather is not small talk here. It's management. {K}.
{K}. The to-do list grows faster than anything we've planted.
Everything needs doing at once, and dinner will be whenever. {K}.
{K}. You can't hurry a field. Plenty of people have tried.
reader:
{K}. Early riser by choice, or by duty?
Country quiet or city noise: where do you sleep better? {K}.
Mud: part of life, or grounds for a complaint? {K}.
{K}. Could you live an hour from the nearest coffee shop?
What would you grow if you had the land and no fear? {K}.
scene:
Gate creaks, sun comes up, work begins. {K}.
Basket on one arm, mud on both knees. {K}.
“Just a quick job before breakfast.” It's nearly lunch. {K}.
Dust behind the truck, a wave from the next field, nobody stops talking long. {K}.
A hand on the fence, a look across the field, a nod at nobody. {K}.
plain:
{K}. The kind of tired that feels earned.
Everything here takes its time, and it's worth it. {K}.
{K}. Good ground, good people.
You remember where food comes from when your boots are standing in it. {K}.
Seasons mean something when you can smell them. {K}.
news:
{K}. The whole valley will have heard by supper.
{K}. The barn cat saw everything.
{K}. You reap what you sow, and sometimes a bit extra.
{K}. Nothing a clean pair of boots can't fix.
invite:
{K}. Bring boots and a big basket.
{K}. Come hungry, leave with dirt on your shoes.
Lean on the gate and stay a while. {K}.

== service-dog 🦮
under: dog
nouns: service dog, service dogs, guide dog, guide dogs, therapy dog, therapy dogs, guide dog puppy, assistance dog, police dog, k9, k-9
nouns: search and rescue dog, working dog, working dogs, emotional support dog, hearing dog, seeing eye dog
tags: WorkingDog, DogsWithJobs, DogLover
turn:
The best colleague anybody ever had, and paid in biscuits. {K}.
{K}. All business with the vest on, all belly with the vest off.
Reads a room faster than any of us. {K}.
Never late, never loud, never asks what's in it for them. {K}.
reader:
Have you ever met one, and did you manage to keep your hands to yourself? {K}.
{K}. What would we do with half of that patience?
Who in your life has been changed by a dog like this? {K}.
scene:
Vest on, ears up, everything else can wait. {K}.
Steady, right beside, without being asked. {K}.
Work is over. The tail finds out first. {K}.
plain:
{K}. Some good dogs have a very important job.
Trust, on soft paws. {K}.
A quiet presence can hold up a whole day. {K}.
news:
{K}. Good dog. The best, in fact.
{K}. A job well done, as always.
invite:
{K}. Greet the human first, however hard it is.
Come and see what patience and biscuits can do. {K}.

== fresh-eggs 🥚
under: farm
nouns: fresh eggs, farm fresh eggs, farm eggs, egg collecting, egg basket, backyard eggs, duck eggs, quail eggs, first egg, blue eggs
nouns: rainbow eggs, collecting eggs, egg carton, pasture raised eggs, hatching eggs, chicken eggs
tags: FarmFresh, FarmLife, FreshEggs
turn:
Somebody announced it to the whole yard before I had my boots on. {K}.
{K}. Every color of beige, and I love them all.
I don't count before they hatch. I count every time I open the box. {K}.
Collected with bare hands, defended with beaks. {K}.
reader:
Brown, white, blue or speckled? {K}.
{K}. Fridge or counter? I'll wait while you argue.
Who gets the extras on your street? {K}.
scene:
A warm pocket, a slow walk, no sudden moves. {K}.
“How many?” A basket held up like a trophy. {K}.
A hand under a hen who has something to say about it. {K}.
plain:
{K}. A small thank-you, left in the straw.
Breakfast tastes better if you know who made it. {K}.
news:
{K}. The hens are very pleased with themselves.
{K}. Handle with care.
invite:
{K}. Bring back the carton, take the gossip home.
Come early, the early hen got here first. {K}.

== tractors 🚜
under: farm
nouns: tractor, tractors, john deere, old tractor, vintage tractor, tractor ride, tractor pull, combine, combine harvester, new tractor
nouns: tractor show, toy tractor, hay baler, tractor parade
tags: Tractor, FarmLife, TractorLove
turn:
Not fast, never quiet, always right of way. {K}.
{K}. Every child within earshot has stopped what they were doing.
The queue behind it has learned patience. {K}.
It starts after a bit of coughing, like everybody here. {K}.
reader:
Red, green or blue? Careful, this goes back generations. {K}.
{K}. Wave from the seat: a nod, a finger or the whole hand?
Who taught you to drive one, and were you tall enough? {K}.
scene:
Cough, cough, roar, grin. {K}.
A slow line of cars and one very calm hat. {K}.
“What's that noise?” “That's the good noise.” {K}.
plain:
{K}. Mud on the wheels, and work that shows at the end.
Some machines become part of the family. {K}.
news:
{K}. Slowly, but all the way.
{K}. Ploughing ahead.
invite:
{K}. Climb up, hold on, wave.
Bring the kid who hears one from several fields away. {K}.

== rodeo 🤠
under: horse
nouns: rodeo, rodeos, bull riding, barrel racing, bronc riding, team roping, rodeo night, rodeo queen, mutton busting, rodeo season, pbr
nouns: houston rodeo, steer wrestling, roping
tags: Rodeo, RodeoLife, CowboyLife
turn:
A few seconds on, a good story for life. {K}.
{K}. The hat stayed on, which is more than can be said for everybody.
Everyone in the stands just leaned the same way. {K}.
Dirt, dust and a belt buckle you could serve dinner on. {K}.
reader:
Would you hold on, or hold the camera? {K}.
{K}. Front row in the dust, or high up with a lemonade?
Did you ever practice on a sheep, a sofa or a sibling? {K}.
scene:
The gate swings open. Nobody in the stands exhales. {K}.
A tip of the hat, a limp, a grin. {K}.
“Ready?” A nod. The rest is hooves. {K}.
plain:
{K}. Brave people, braver animals.
You don't have to ride to feel it in your boots. {K}.
news:
{K}. Not our first one.
{K}. Hats off.
invite:
{K}. Boots on, hat on, find a seat by the rail.
Saddle up, or at least show up. {K}.

== horse-racing 🏇
under: horse
nouns: horse racing, racehorse, racehorses, kentucky derby, derby day, horse race, horse races, royal ascot, belmont stakes, preakness
nouns: melbourne cup, race day hats, derby hat, derby hats, derby party, racetrack horses, triple crown, race day hat
tags: HorseRacing, RaceDay, Derby
turn:
I picked mine for the name, and I stand by my science. {K}.
{K}. The hats have more feathers than some birds.
Over in no time, discussed forever. {K}.
Everybody's an expert until the gate opens. {K}.
reader:
Hat, horse or snacks: what are you really there for? {K}.
{K}. How do you pick: form, color or the funniest name?
Do you shout at the screen as if they could hear you? {K}.
scene:
A bell, a thunder of hooves, a whole lawn on tiptoe. {K}.
Binoculars up, drink down, hat over somebody else's view. {K}.
“Which one's ours?” “The one at the back, thinking.” {K}.
plain:
{K}. All that speed, and such slender legs.
For a moment, everybody wants the same thing very loudly. {K}.
news:
{K}. Straight from the horse's mouth.
{K}. Won by a nose, or close to it.
invite:
{K}. Wear the big hat. There won't be a better reason.
Bring your lucky socks and a loud voice. {K}.

== wild-horses 🐎
under: horse
nouns: wild horses, wild horse, mustangs, wild mustangs, wild mustang, wild ponies, wild pony, herd of horses, chincoteague ponies
nouns: assateague ponies, new forest ponies, icelandic horses, icelandic horse, running horses
tags: WildHorses, HorseLover, HorsePhotography
turn:
Nobody's saddle, nobody's schedule. {K}.
{K}. Hair like that, and not one brush involved.
The ground heard them before we did. {K}.
They couldn't drag me away. The song was right. {K}.
reader:
Would you whisper, or just stand there with your mouth open? {K}.
{K}. Where would you run if nobody had closed a gate?
Camera up, or down, so as not to miss it? {K}.
scene:
A ridge, some dust, a line of manes. {K}.
One head comes up, and then the whole herd is looking. {K}.
Hooves, wind, gone. {K}.
plain:
{K}. Free, in the way we only put on posters.
Some things are best left exactly as they are. {K}.
news:
{K}. Wild, and meant to be.
{K}. It went past at a gallop.
invite:
{K}. Keep your distance and your voice down.
Come early, stay quiet, look far. {K}.

== cone-of-shame 🐾
under: small-pet
nouns: cone of shame, dog with a cone, dog in a cone, cat in a cone, cat with a cone, dog cone, cat cone, recovery cone, inflatable cone
nouns: e-collar, cone on my dog, cone life, puppy in a cone, surgery cone
tags: ConeOfShame, PetLife, PetRecovery
turn:
Wider than every doorway, and nobody will be told. {K}.
{K}. The back of my knees will need some time.
A lampshade with feelings. {K}.
Reception is great, the mood is not. {K}.
reader:
Who suffered more: the patient or the door frames? {K}.
{K}. Cone, donut or a very small T-shirt?
How long did it take yours to learn to scoop with it? {K}.
scene:
Bonk. A step back. Bonk. {K}.
A long, slow look from deep inside the funnel. {K}.
“It's for your own good.” A sigh that fills the room. {K}.
plain:
{K}. Extra treats, extra patience, fewer corners.
Small steps, lots of ear scratches where nobody else can reach. {K}.
news:
{K}. Dignity to follow.
{K}. Treats are being accepted by way of apology.
invite:
{K}. Kind words welcome, laughing only in the next room.
Send treats. Wide ones won't fit. {K}.

== bouquets 💐
under: flowers
nouns: bouquet, bouquets, bouquet of flowers, bunch of flowers, flower bouquet, bridal flowers, birthday flowers, surprise flowers
nouns: office flowers, table flowers, market flowers, cut flowers, fresh flowers, flower vase, mother's day flowers
nouns: valentine's day flowers, supermarket flowers, grocery store flowers, bouquet for mom, flowers for mom, flowers for her
nouns: flowers for me, get well flowers, flowers from my husband, bouquet toss, wildflower bouquet, centerpieces, flower centerpieces
nouns: vase of flowers, apology flowers, birthday bouquet
tags: Bouquet, FlowerLover, FreshFlowers, FlowersOfInstagram
turn:
There was a whole speech. The stems said it shorter. {K}.
{K}. The kitchen table has been promoted.
Nobody has ever needed one, and nobody has ever sent one back. {K}.
It won't last, and that's no reason not to. {K}.
reader:
Card with words, or let the petals do the talking? {K}.
{K}. Is an occasion needed, or is a plain old day enough?
Trim the stems and change the water, or just hope? {K}.
scene:
Paper rustling, a look for the right vase, the wrong vase. {K}.
“What are they for?” “Looking at.” {K}.
A petal on the tablecloth, and nobody wipes it away. {K}.
plain:
{K}. A small thing that fills a room.
It's nice when somebody thinks of a table, and of you. {K}.
news:
{K}. Somebody fetch a vase.
{K}. All tied up with a ribbon.
invite:
{K}. Think of one person. You know who.
Make somebody's doorbell worth answering. {K}.
`;
