export const people = `
== hairdresser 💇
under: hair
nouns: hairdresser, hairdressers, hairstylist, hair stylist, barber, barbers, my barber, my hairdresser, colorist
nouns: hair colorist, barbershop owner, hairdresser life, barber life, salon assistant, apprentice barber
alone: stylist
tags: Hairstylist, BarberLife, SalonLife
turn:
{K}. Half scissors, half therapist, fully booked.
“Just a trim” is where trust begins. {K}.
You can change doctors, cities and opinions. Nobody just changes hairdressers. {K}.
The mirror shows the hair. The chair hears everything else.
Only one chair in town may ask “what happened here?” and get an honest answer. {K}.
reader:
Do you chat in the chair, or close your eyes and enjoy the peace?
Have you ever cheated on your hairdresser, and did they notice?
A picture from the phone, or “just do what you think”? {K}.
scene:
“Who cut it last time?” A pause. “I did.” {K}.
Cape on, head down, secrets out. {K}.
The hand mirror goes behind the head. Everybody nods, nobody knows what to look for. {K}.
plain:
A good cut starts with somebody who listens. {K}.
{K}. Scissors in hand, half the town's stories in the other.
invite:
{K}. Bring the hair and the gossip, both will be taken care of.
Your bangs have been asking for an adult. {K}.
news:
{K}. Somewhere a cape is being shaken out with a flourish.
The chair already knew. The chair always knows first. {K}.

== nurse 🤍
under: people
nouns: nurse, nurses, registered nurse, nurse life, night nurse, school nurse, nursing student, nursing school
nouns: nurses week, nurses' week, nurse appreciation, travel nurse, nurse practitioner, student nurse, nurse friend
nouns: midwife, midwives
alone: nursing
tags: NurseLife, Nurses, Nursing, NurseAppreciation
turn:
{K}. All the steps, none of the breaks, and still a smile at the door.
The coffee goes cold because somebody else came first. {K}.
Comfortable shoes, strong stomach, soft voice. {K}.
{K}: every name on the hall remembered, own water bottle forgotten.
reader:
Who made a bad day bearable for you, and did you get to thank them? {K}.
What's in your pockets at the end of a shift? {K}.
Day shift or night shift, and which one understands you better? {K}.
scene:
Pen in the pocket, pen in the hair, no pen to be found. {K}.
“Have you had lunch?” A long laugh. {K}.
Badge off, shoes off, a couch that asks no questions. {K}.
plain:
The kind of calm that holds other people together. {K}.
Not every thank-you gets said out loud. Here's one. {K}.
{K}. A warm hand does a lot of quiet work.
invite:
You take care of everybody. This one is for you. {K}.
Bring the sore feet and sit down for once. {K}.
news:
{K}. The good pen has been lent out and will never come home.
Vital signs: excellent, slightly undercaffeinated. {K}.

== doctor-paramedic 🩺
under: people
nouns: doctor, doctors, surgeon, surgeons, resident doctor, family doctors, gp, family doctor, my doctor, our doctor
nouns: pediatricians, country doctor
tags: Doctors, Medicine, MedLife, Healthcare
turn:
{K}. The handwriting is a secret, the patience isn't.
Every family dinner has somebody who says “can you look at this?” {K}.
Years of studying, and still the bravest skill is listening. {K}.
{K}: fluent in long words, appreciated for the simple ones.
reader:
Who was calm when you couldn't be? Send them this.
What does everybody ask you at parties once they hear what you do? {K}.
Do you ask the doctor first, or the search engine, and who scared you more? {K}.
scene:
“Is there a doctor here?” Every relative at the table points. {K}.
A pager, half a sandwich, a very quick goodbye. {K}.
A cold stethoscope, a warm “sorry about that”. {K}.
plain:
Somebody has to stay calm. Thank you for being somebody. {K}.
{K}. Long days, steady hands.
The best ones explain it until you've really understood. {K}.
invite:
{K}. For once, somebody else is looking after you.
Leave the beeper in the bag for a moment. {K}.
news:
{K}. And the waiting room magazine is still the same one.
The white coat has seen stranger things. {K}.

== firefighter 🚒
under: people
nouns: firefighter, firefighters, fireman, firemen, fire department, fire crew, volunteer firefighter, fire chief
nouns: fire brigade, volunteer fire department
tags: Firefighter, FireDepartment, FirstResponders, FirehouseLife
turn:
{K}. Everybody else runs out. There's a job description.
The pole is the part everyone asks about. The kitchen is where it happens. {K}.
{K}: asleep one second, in boots the next.
The hero part is real, and so is the argument about who does the dishes. {K}.
reader:
Did you ever want to sit in the truck, and honestly, has it passed?
What should the station cook: chili, pasta or whatever is ready before the bell?
Who is allowed to press the horn? {K}.
scene:
The siren starts. Dinner goes back in the oven. {K}.
A small kid, a big truck, a helmet that covers both ears. {K}.
“Cat in a tree?” “Cat in a tree.” {K}.
plain:
Glad you're there, and glad on every day we don't need you. {K}.
{K}. Courage, and a lot of hose to roll up afterwards.
The quiet shifts are the good ones. {K}.
invite:
{K}. For people who leave the table at the first ring.
Boots welcome, and so is the whole shift. {K}.
news:
{K}. Even the pole is standing a little taller.
Somewhere a helmet is being polished to this. {K}.

== mail-carrier 📬
under: people
nouns: mail carrier, mail carriers, mailman, postman, postwoman, mail lady, postal worker, postal workers
nouns: letter carrier, delivery driver, delivery drivers, delivery guy, courier, couriers, ups driver, fedex driver
nouns: amazon driver, usps, delivery person, bike courier, letter carriers, pizza delivery guy, pizza delivery driver
nouns: food delivery driver
tags: DeliveryDriver, HappyMail, DeliveryDay
turn:
Every dog on the route, by name and by opinion. {K}.
No one listens for footsteps like a person who's waiting for a box. {K}.
Rain, stairs, a gate that sticks: it arrives anyway. {K}.
{K}: awaited at the window like nobody else on the street.
reader:
Do you open the door, or wait behind it until they're gone?
Which house has the dog, and does the dog mean it? {K}.
Do you watch the little dot on the map come closer? {K}.
scene:
“Sorry we missed you.” I was right here. I was standing right here. {K}.
A knock, a blur, a box on the mat. {K}.
The dog barks. The truck drives off. The dog considers it a win. {K}.
plain:
Some of the best moments begin with a ring at the door. {K}.
{K}. Miles of doorsteps, one hello at each.
Thank you for closing the gate. {K}.
invite:
{K}. Leave a note, a wave, or something cold to drink.
For everybody who has ever carried a sofa box up the stairs. {K}.
news:
{K}. Please sign here, here and over the smudge.
The dog at the corner will want to comment. {K}.

== chef 👩‍🍳
under: people
nouns: chef, chefs, line cook, line cooks, sous chef, head chef, private chef, personal chef, pastry chef, chef life
nouns: kitchen crew, kitchen team, kitchen staff, culinary student, camp cook, school cook, our cook
alone: cook, cooks
tags: ChefLife, KitchenLife, Chefs
turn:
A whole room fed, one dinner eaten standing up. {K}.
“Behind!” counts as hello, how are you and I love you. {K}.
The plate looks calm. The kitchen was an opera. {K}.
{K}: every missing grain of salt gets noticed, every own meal is cold fries.
reader:
Well done: do you judge, or just sigh quietly? {K}.
What does a chef eat at home, and is it toast?
Which dish would you cook to impress somebody, and is it the one your mother made? {K}.
scene:
“Corner!” “Hot!” “Who moved my spoon?” {K}.
A towel on the shoulder, a burn on the wrist, a grin at the pass. {K}.
The plate goes out. A wipe of the rim. Never mind, one more wipe. {K}.
plain:
Flowers are nice. Butter says it better. {K}.
{K}. Every good night out starts behind a swinging door.
Hot pans, sharp knives, soft hearts. {K}.
invite:
{K}. Pull up a chair, somebody has been tasting all day for you.
Send your compliments. The kitchen pretends not to hear, and loves it. {K}.
news:
{K}. And the whole line shouts back: “Yes, chef!”
Written on masking tape and stuck to the fridge. {K}.

== baker-person 🥖
under: people
nouns: baker, bakers, home baker, home bakers, baker life, bread baker, cake baker, cake decorator, cake artist
nouns: baker's life, amateur baker, bakery owner, cottage baker, pastry cook
tags: Baker, BakerLife, BakingLove, BakersOfInstagram
turn:
{K}. Flour on the sleeve, flour on the phone, flour in places with no explanation.
Half chemistry, half stubbornness, all butter. {K}.
{K}: where “by feel” is an official unit of measurement.
The hardest part of the recipe is not opening the oven. {K}.
reader:
Cups, grams or the look of the dough? Bakers, settle this.
What was your first baking disaster, and did you eat it anyway? {K}.
End piece or middle piece: who gets what in your kitchen? {K}.
scene:
A white handprint on the apron, on the door, on the dog. {K}.
“Is it supposed to look like that?” “It is now.” {K}.
The timer rings. Everyone in the house stands up. {K}.
plain:
Patience, butter and an oven you know by heart. {K}.
{K}. Some mornings start with the smell of somebody's work.
The nicest thing to bring anywhere is still warm. {K}.
invite:
{K}. Come hungry, we're bad at small portions.
Follow your nose, it knows the address. {K}.
news:
{K}. The dough rose to the occasion.
Told over a cooling rack, with crumbs. {K}.

== barista ☕
under: people
nouns: barista, baristas, my barista, head barista, barista life, coffee barista, home barista, latte artist
tags: Barista, BaristaLife, LatteArt, CoffeeShop
turn:
To meet people before their first sip and still like them is a calling. {K}.
The name on the cup is an interpretation. {K}.
{K}: hearts poured for people who stir them at once.
Somewhere between the grinder and the milk foam, whole neighborhoods wake up. {K}.
reader:
What's the most creative version of your name you've seen on a cup?
Baristas: which order makes you take a deep breath?
Do you drink the art, or take a picture and drink it cold? {K}.
scene:
“It was supposed to be a swan.” It was a proud potato. {K}.
The door opens, a nod, the usual is already steaming. {K}.
Hiss, tap, tap, swirl, smile. {K}.
plain:
A good morning is sometimes just somebody who knows your order. {K}.
{K}. Strong coffee, soft start.
invite:
{K}. Bring your half-closed eyes, the rest will be poured.
Say your name slowly. We'll do our best. {K}.
news:
{K}. Write that on a cup, and spell it right for once.
Somewhere a milk jug is being tapped on the counter in applause. {K}.

== waiter 🍽️
under: people
nouns: waiter, waiters, waitress, waitresses, server life, waitstaff, restaurant server, waiting tables, food server
nouns: restaurant host, head waiter, service industry, serving tables, busser, food runner, restaurant hostess
alone: hostess
tags: ServerLife, RestaurantLife, ServiceIndustry
turn:
A tower of plates on one arm, somebody's life story in the other ear. {K}.
The secret skill is knowing who is about to ask for ketchup. {K}.
{K}: a memory for faces, allergies and who had the soup.
Everything is “no problem”, including the problem. {K}.
reader:
Servers: do you write it down, or perform without a net?
What did the best waiter you ever had do differently?
Do you stack the plates to help, and is it helping? {K}.
scene:
“How is everything?” Mouth full. A thumb goes up. {K}.
“Enjoy your meal.” “You too.” Silence. {K}.
The whole tray tilts. The whole room inhales. The tray comes back. {K}.
plain:
A good evening is often carried in by somebody with tired feet. {K}.
{K}. The smile is real, and so are the blisters.
Be kind to the person who brings the fries. {K}.
invite:
{K}. Sit down, somebody else is doing the running.
Come hungry, tip kindly. {K}.
news:
{K}. It goes on the specials board, between the soup and the fish.
Delivered with bread and a small bow. {K}.

== bartender 🍸
under: people
nouns: bartender, bartenders, mixologist, barkeeper, barkeep, bar staff, bartender life, barmaid, barman, bartending
nouns: bar manager, bar team
tags: Bartender, BartenderLife, Mixology, BehindTheBar
turn:
{K}. Shakes the drink, stirs the conversation, keeps the secrets. [count mass]
“Surprise me” is the most dangerous sentence on either side of the bar. {K}.
{K}: excellent listening, even better ice.
One round is for the thirst, the next is for the story. Somebody has to hear both. {K}.
reader:
What's the first drink you learned to order without blushing?
Bartenders: which order tells you everything about a person?
Shaken, stirred or “whatever is quickest”? {K}.
scene:
A wipe of the counter, a nod, and somebody's entire week comes out. {K}.
“What's good here?” A slow smile. {K}.
Lime, ice, a rattle that turns heads. {K}.
plain:
The right stool feels like a small living room. {K}.
{K}. Every bar is as good as the person behind it.
invite:
{K}. Take a stool, tell us everything.
Order the thing you can't pronounce, we'll know. {K}.
news:
{K}. On the rocks, with a twist nobody ordered.
The shaker played the drum roll. {K}.

== farmer 🚜
under: people
nouns: farmer, farmers, dairy farmer, farm family, farmer life, rancher, ranchers, organic farmer, farmhand
nouns: young farmer, corn farmer, cattle rancher, homesteader, wheat farmer
tags: FarmLife, Farmers, ThankAFarmer, Agriculture
turn:
{K}. The alarm clock has feathers and no snooze button.
The weather gets discussed here like other people discuss their relatives. {K}.
{K}: the sky first, the phone sometime after lunch.
The day ends when the work does, and the work has never heard of it. {K}.
reader:
Could you do a farm morning, every morning, with a smile?
Mud: on the boots only, or everywhere within reach? {K}.
scene:
“Are you on vacation?” The cows laughed first. {K}.
Boots by the door, dust on the hat, soup on the stove. {K}.
One gate left open. The whole day has a new plan. {K}.
plain:
Before it was dinner, it was somebody's early morning. {K}.
{K}. Patience, with mud on it.
Good soil, stubborn people. {K}.
invite:
{K}. Meet the people behind the plate.
Come in boots, leave with dirt under the nails and something good in the bag. {K}.
news:
{K}. The tractor would honk, if it weren't so modest.
The animals were told at feeding time. No reaction. {K}.

== mechanic 🔧
under: people
nouns: mechanic, mechanics, auto mechanic, car mechanic, my mechanic, bike mechanic, aircraft mechanic
nouns: motorcycle mechanic, mechanic life, auto technician, service technician, diesel mechanic, gearhead
nouns: grease monkey
tags: Mechanic, MechanicLife, MechanicsOfInstagram, FixItUp
turn:
{K}. Can hear what's wrong while I'm still making the noise with my mouth.
The noise always stops when you get there. {K}.
{K}: hands that are never clean and a project that's never finished.
Every machine tells you what's wrong, if you speak squeak. {K}.
reader:
How do you describe the noise: clunk, squeak or interpretive dance?
Do you nod when they explain it, and do you understand a word? {K}.
Which noise did you ignore for far too long, and what did it turn out to be? {K}.
scene:
“It goes krrr, then nothing, then krrr.” A slow nod. “I see.” {K}.
A flashlight between the teeth, one arm deep in the machine. {K}.
The socket you need is gone. It's always that one. {K}.
plain:
It's a good feeling when somebody knows what they're doing. {K}.
{K}. Grease on the hands, peace of mind for the rest of us.
invite:
{K}. Bring the noise, we speak it fluently.
That rattle you've been turning the radio up for? Bring it in. {K}.
news:
{K}. Somewhere a wrench fell down in applause.
Wipe your hands before you clap. {K}.

== trades 🧰
under: repair-trade
nouns: contractor, contractors, general contractor, plumber, plumbers, my plumber, our plumber, electrician life
nouns: tradesperson, tradespeople, tradesman, construction worker, construction workers, carpenters, roofer, roofers
nouns: bricklayer, welders, painter decorator, skilled trades, blue collar, construction crew, plumber life
nouns: hvac technician, hvac tech, welder
tags: SkilledTrades, Tradespeople, TradeLife, BlueCollar
turn:
“Who did this?” A long look, and we both know it was me. {K}.
A video made it look easy. The video is why we called. {K}.
{K}: measure first, sigh second, fix it third.
The sharp breath through the teeth is included in the service. {K}.
reader:
How long do you try it yourself before you call somebody?
What was your proudest repair, and who had to repair it afterwards? {K}.
Do you stand next to them and nod, or hide in the kitchen? {K}.
scene:
“I already tried to fix it.” “I can tell.” {K}.
A pencil behind the ear. A second pencil, looking for the first. {K}.
Knock on the wall, listen, knock again. A nod only professionals understand. {K}.
plain:
Everything that works quietly was once somebody's loud day. {K}.
{K}. Good work is the kind you stop noticing.
invite:
{K}. Put down the duct tape, help is here.
The thing you've been stepping around? Show us. {K}.
news:
{K}. That deserves coffee from the good thermos.
The level says it's perfectly straight. {K}.

== photographer 📷
under: photography
nouns: photographer, photographers, wedding photographer, family photographer, portrait photographer
nouns: newborn photographer, pet photographer, event photographer, food photographer, travel photographer
nouns: wildlife photographer, photographer life, freelance photographer, second shooter
tags: Photographer, PhotographerLife, BehindTheLens
turn:
There for every picture, in none of them. {K}.
“I'm not photogenic,” said everybody, right before their best picture. {K}.
{K}: wet knees, strange angles, worth it.
One more, just one more. It's never one more. {K}.
reader:
Do you know what to do with your hands in a photo, and will you share the secret?
Photographers: what do you say to make people really laugh?
Posed and perfect, or the blurry one where everybody's laughing? {K}.
scene:
“Act natural.” Nobody has ever looked less natural. {K}.
A step back for a better angle. Another step. The hedge. {K}.
Click. “Eyes closed.” Click. “Someone blinked.” Click. “Got it.” {K}.
plain:
The trick is to notice it before it's over. {K}.
{K}. Looking is a job, seeing is a gift.
invite:
{K}. Bring your good side. The other one is good too.
You don't have to know how to pose. That's our part. {K}.
news:
{K}. For once, somebody should take a picture of this.
The memory card has been told to make room. {K}.

== dj-band 🎧
under: music
nouns: dj, djs, deejay, dj life, cover band, garage band, rock band, jazz band, my band, our band, band members
nouns: bandmates, bandmate, singer, singers, musician, musicians, street musician, busker, drummer, guitarist, bassist
nouns: lead singer, singer songwriter
tags: LiveMusic, Musicians, MusicLife
turn:
{K}. The neighbors know the setlist too.
Everybody has one request, and it's always that song. {K}.
{K}: loud calling, quiet bank account.
The first song is for the nerves. After that it's for the room. {K}.
reader:
What song gets you on the floor no matter how tired you are?
Front row or back by the bar? {K}.
If your life had a live band, which part would they play too loud?
scene:
“Check. Check. Check, check.” The most hopeful speech in music. {K}.
A case clicks open, a deep breath, and the room turns around. {K}.
A wink, a count, a room that suddenly moves together. {K}.
plain:
Someone has to start the song. {K}.
{K}. A good night has a beat.
invite:
{K}. Wear shoes you can sing in.
Your kitchen dancing is ready for a bigger floor. {K}.
news:
{K}. It would make a decent chorus.
The bass player found out last, as is tradition. {K}.

== coach 📣
under: people
nouns: coach, coaches, my coach, head coach, soccer coach, baseball coach, basketball coach, swim coach, cheer coach
nouns: football coach, personal trainer, personal trainers, fitness coach, running coach, fitness instructor
nouns: spin instructor, fitness trainer, strength coach, gymnastics coach, volleyball coach, hockey coach
nouns: little league coach
alone: trainer
tags: Coach, CoachLife, Coaching
turn:
{K}. Believes in you loudly and counts slowly. [count mass]
“Last one” is a figure of speech. {K}.
{K}: sees more in you than you do, and then makes you work for it. [count mass]
Kind voice, no mercy. {K}.
reader:
Which sentence from a coach is still in your head?
Do you need a push, a joke or a look? {K}.
Who pushed you exactly when you wanted to stop? Tag them.
scene:
“Almost there.” It was the warm-up. {K}.
Stopwatch, water bottle, a voice that crosses parking lots. {K}.
A clap, a deep breath, “again”. {K}.
plain:
Some people lend you their belief until yours arrives. {K}.
{K}. Tough on the excuses, soft on the person.
invite:
{K}. Bring water, leave the excuses at the door.
You only have to show up, the shouting is covered. {K}.
news:
{K}. A proud nod was seen, and that's as loud as it gets.
That's worth a lap, a clap or both. {K}.

== best-friend 🤝
under: friends
nouns: best friend, best friends, my best friend, bestie, besties, bff, bffs, childhood friend, childhood best friend
nouns: oldest friend, childhood friends, work bestie, long distance best friend, college best friend, friend of mine
nouns: best mate, ride or die, partner in crime, best friends since kindergarten, best friends since high school
nouns: best friends since middle school, best friends since college, friends since kindergarten
tags: BestFriend, Bestie, BFF, Friendship
turn:
{K}. Knows the long version of every story and still asks to hear it. [count mass]
I sent a screenshot, no comment. The answer was already typing. {K}.
{K}: allowed to say “you're being dramatic” and live.
We don't need plans. We need a couch and somebody else's opinion to disagree with. {K}.
reader:
Who knows the story you'd never post? Send them this.
What does your best friend do that would annoy you in anyone else?
Long voice message or one single emoji: what's your language? {K}.
scene:
One look across the room, and both of you have to leave. {K}.
“I shouldn't tell anybody.” “Obviously.” “So listen.” {K}.
A bag of snacks, a crooked blanket, nothing planned and all of it perfect. {K}.
plain:
Some people feel like taking your shoes off. {K}.
{K}. The family that found me by accident.
invite:
{K}. Bring the person who'd come along anyway.
Good alone, better with the one who finishes your fries. {K}.
news:
{K}. I screamed in a very supportive way.
Some things only need a look and a shared snack. {K}.

== sister 👯
under: siblings
nouns: sister, sisters, my sister, my sisters, little sister, big sister, older sister, younger sister, twin sister
nouns: sister night, sisters night, sister trip, soul sister, stepsister, half sister, sis, sisterhood, sister day
tags: Sister, Sisters, SisterLove, Siblings
turn:
{K}. Borrowed it, denied it, wore it better.
{K}: built-in best friend, built-in enemy, same sense of humor.
We can argue about a sweater and plan dinner in the same sentence. {K}.
reader:
Which of you was the favorite? Choose your words.
What did your sister borrow that you'll never see again?
Do you tell everything, or does it just get found out? {K}.
scene:
“Is that mine?” A door closes. Quickly. {K}.
A phone call about nothing, well over an hour. {K}.
One eyebrow across the table. Message received. {K}.
plain:
We remember the same kitchen. That counts for a lot. {K}.
{K}. Someone who knew me before I knew how to behave.
invite:
{K}. Come as a pair, argue in the car, leave as friends.
Call your sister before somebody else's does. {K}.
news:
{K}. I'm allowed to brag, it's in the contract.
The vote for favorite child has been reopened. {K}.

== brother 🤜
under: siblings
nouns: brother, brothers, my brother, my brothers, little brother, big brother, older brother, younger brother
nouns: twin brother, stepbrother, half brother, bro, brotherhood, brothers trip, brotherly love
tags: Brother, Brothers, BrotherLove, Siblings
turn:
{K}. Would help me move a piano and never let me hear the end of it.
I learned all my tricks for getting the front seat at home. {K}.
{K}: says “you okay?” once a year, and means it every time. [count mass]
We show affection by insulting each other's haircuts. {K}.
reader:
Who broke the window back then, and who got the blame?
What's the dumbest dare your brother ever got you into?
Hug, nod or a punch on the arm: how do you say hi? {K}.
scene:
“Race you.” We are adults. We ran. {K}.
A controller, a shove, an ancient argument about whose turn it is. {K}.
“Mom likes me more.” “Mom said that?” A long silence. {K}.
plain:
Always on my side, usually on my nerves. {K}.
{K}. We share a backseat full of memories.
invite:
{K}. Bring your brother, there's enough food for that.
Losers pay, and you know who that is. {K}.
news:
{K}. I'm proud, but please don't pass it on.
The family chat is unusually kind about it. {K}.

== cousins 👋
under: siblings
nouns: cousin, cousins, my cousin, my cousins, favorite cousin, baby cousin, second cousin, cousin crew, cousin time
nouns: cousin weekend, cousins day, cousin night, cousin sleepover, cousins camp, cousin camp
tags: Cousins, CousinCrew, FamilyTime, CousinLove
turn:
{K}. Related by blood, united by hiding from the dishes.
We see each other rarely and start in the middle of a sentence. {K}.
{K}: friendship your family picked for you, and got surprisingly right.
Every cousin group has a planner, a clown and somebody who breaks things. {K}.
reader:
Which cousin are you: the loud one, the late one or the one with snacks?
Who sat at the kids' table the longest in your family? {K}.
What did you and your cousins swear never to tell the adults?
scene:
A pile of shoes at the door and a noise from upstairs. Nobody asks. {K}.
“You've grown!” Said to everyone, by everyone. {K}.
The lamp is broken. All the cousins were in the garden. Apparently. {K}.
plain:
The same grandparents, the same stories, a different ending in every house. {K}.
{K}. Years apart, minutes to catch up.
invite:
{K}. Round up the whole crew, we'll need more chairs.
Big table, bigger stories. Bring the loud ones too. {K}.
news:
{K}. The aunts are beside themselves.
This is going straight into the family legends. {K}.

== aunt-uncle 🎁
under: family
nouns: aunt, aunts, my aunt, auntie, aunties, aunty, favorite aunt, cool aunt, uncle, uncles, my uncle, favorite uncle
nouns: cool uncle, fun uncle, rich aunt, aunt life, uncle life, great-aunt, great-uncle, aunt and uncle, new aunt
nouns: new uncle, becoming an aunt
tags: Family, FamilyLove, FamilyFirst, FamilyTime
turn:
{K}. All the sugar, none of the bedtime.
Gives loud toys and then drives home. {K}. [count mass]
{K}: knows what your parents were like at your age, and can be bribed. [count mass]
The same joke at every birthday, and we'd miss it if it stopped. {K}.
reader:
Which relative always slipped you a little extra?
What did you get away with only because an aunt or uncle was in charge?
Cool one, loud one or the one with the stories: which kind do you have? {K}.
scene:
“Don't tell your parents.” Best opening line of any childhood. {K}.
A hug, a cheek, a comment about how tall everybody is. {K}.
The trunk opens. Every kid on the street comes running. {K}.
plain:
A second door that was always open. {K}.
{K}. Family, with a wink.
invite:
{K}. For everyone who says yes when the parents say maybe.
Spoil them first, ask the parents later. {K}.
news:
{K}. The toasts at the next family dinner just got longer.
Somebody's cheek will get pinched over it. {K}.

== spouse 💑
under: couple
nouns: husband, my husband, wife, my wife, spouse, my spouse, hubby, wifey, better half, my better half
nouns: husband and wife, married life, marriage, newlyweds, newlywed, newlywed life, my partner, life partner
nouns: other half, husband snores, wife snores, my husband snores, my wife snores, snoring husband, snoring wife
tags: MarriedLife, Marriage, Couple
turn:
{K}. I said forever, and forever includes the way you load the dishwasher.
We can read each other's minds, except on the subject of dinner. {K}.
Only one person gets informed that I'm not talking to them. {K}.
Love is warming your cold feet on somebody who saw it coming. {K}.
reader:
Who steals the blanket, and who only claims to be innocent?
What do you argue about every single time, and who's right? {K}.
Which side of the bed, and was it ever discussed?
scene:
“Where is the thing?” “In the place.” Found it. {K}.
“Are you asleep?” “Yes.” “Me too. So listen.” {K}.
One bite offered. Half the plate gone. {K}.
plain:
The nicest sound in the house is the key in the lock. {K}.
{K}. Every ordinary day, on purpose, with you.
invite:
{K}. Leave the dishes, take the hand.
Tell the other half that plans have been made. {K}.
news:
{K}. Marriage is mostly this, with groceries.

== boyfriend-girlfriend 💕
under: couple
nouns: boyfriend, my boyfriend, girlfriend, my girlfriend, new boyfriend, new girlfriend, boyfriend day
nouns: girlfriend day, national boyfriend day, national girlfriend day, significant other, my love, sweetheart, bae
tags: Relationship, MyPerson, Couple
turn:
{K}. Proof that I can share my fries.
I came for the butterflies and stayed for the way you laugh at your own jokes. {K}.
{K}: where all the hoodies go to live a better life.
We take forever to say goodbye and then text from the stairs. {K}.
reader:
Who said “I love you” first, and who panicked?
Which hoodie did you steal and never plan to give back? {K}.
What's the silliest thing you still argue about?
scene:
“You hang up.” “No, you.” The people on the bus have opinions. {K}.
A text, a grin, a walk straight into a lamppost. {K}.
“I'm not hungry.” The fork moves in anyway. {K}.
plain:
The good days are better, and the grocery runs are too. {K}.
{K}. My favorite notification.
invite:
{K}. Send this without a comment and see what happens.
Take the person whose hoodie you're wearing. {K}.
news:
{K}. Yes, I'm smiling at my phone again.

== twins ✌️
under: siblings
nouns: twin, twins, twin babies, twin boys, twin girls, identical twins, fraternal twins, twin life, twin mom
nouns: twin dad, twin parents, my twin, twin birthday, twin telepathy
tags: Twins, TwinLife, TwinLove, DoubleTrouble
turn:
{K}. Same birthday, opposite opinions.
“Which one is which?” The one who answers first. {K}.
{K}: sharing a room before either could complain about it.
Everybody guesses, nobody admits to guessing. {K}.
reader:
Would you swap places for a day, and who would notice first?
What does everybody ask twins, and what's your standard answer? {K}.
Matching outfits: adorable, or evidence for later?
scene:
“It wasn't me.” “It wasn't me either.” Identical shrugs. {K}.
One cries. The other looks over, thinks, joins in. {K}.
Finishing each other's sentences, and each other's sandwiches. {K}.
plain:
Never alone, not even for the first photo. {K}.
{K}. Double the noise, double the arms around your neck.
invite:
{K}. Bring your other half, the original one.
One for you, one for the person who will want the same. {K}.
news:
{K}. The other one wants it noted that they were there too.
Congratulations to both, before there's an argument. {K}.

== toddler 🧸
under: kids
nouns: toddler, toddlers, my toddler, our toddler, toddler life, toddler mom, toddler dad, terrible twos, threenager
nouns: toddler tantrum, tantrum, tantrums, toddler time, toddler class, toddler activities
tags: ToddlerLife, Toddler, Parenting, ToddlerMom
turn:
{K}. Small person, large opinions, one shoe.
The banana broke. We're all taking it very hard. {K}.
{K}: the jacket is out of the question, and so is leaving without it.
“Me do it” is why we're late, and also why we're proud. {K}.
reader:
What was the last meltdown about: the wrong cup, the right cup or the cup existing?
Which word does your household hear most: no, mine or why? {K}.
What's the strangest thing you've found in the washing machine since kids?
scene:
It's quiet. Too quiet. There's a marker missing. {K}.
“All done!” The plate disagrees. So does the wall. {K}.
A stick, a stone, a puddle, and a walk of a few yards takes all afternoon. {K}.
plain:
Sticky hands, the strongest hug in the building. {K}.
{K}. Everything is new, and you get to watch.
invite:
{K}. Bring snacks. Then bring more snacks.
Small shoes off, big energy welcome. {K}.
news:
The stuffed animals are calling for an inquiry. {K}.
Celebrated with crackers, mostly on the floor. {K}.

== in-laws 🍽️
under: family
nouns: in-laws, mother-in-law, father-in-law, my in-laws, parents-in-law, mother in law, father in law, in laws
nouns: dinner with the in-laws, sister-in-law, brother-in-law, sisters-in-law, my sister-in-law, my brother-in-law
nouns: sister in law, brother in law, my sister in law, my brother in law
tags: InLaws, FamilyTime, FamilyLife
turn:
{K}. You marry one person and get the whole table.
I learned their dishwasher before I learned their middle names. {K}.
{K}: family I didn't grow up with and now can't imagine dinner without.
Taking seconds is diplomacy. Taking thirds is a peace treaty. {K}.
reader:
What did you wear to the first family dinner, and did you spill something on it?
What's the family tradition you married into and still don't understand? {K}.
Do you do first names, nicknames or elegantly avoid both?
scene:
“Have some more.” It wasn't a question. {K}.
Best shirt, best behavior, gravy on the sleeve. {K}.
The baby photo album comes out. Suddenly I'm very interested. {K}.
plain:
Nobody handed me a map, but somebody always hands me a plate. {K}.
{K}. More people to call when something good happens.
invite:
{K}. Come with an appetite and a compliment for the curtains.
Big table, mixed families, all welcome. {K}.
news:
{K}. I laughed at the right moment and felt like a local.
Both sides of the family approve, so mark the occasion. {K}.

== roommate 🛋️
under: friends
nouns: roommate, roommates, my roommate, roomie, roomies, flatmate, flatmates, housemate, housemates, roommate life
nouns: roommate search, college roommate, sharing an apartment, shared apartment, flatshare, my flatmate, new roommate
tags: Roommates, RoommateLife, Roomies
turn:
{K}. I know the sound of every door and who's angry behind it.
One fridge, separate shelves, and no honest answer about the yogurt. {K}.
{K}: strangers with one rent, then people who know how you take your coffee.
The chore chart looks wonderful on the fridge. Nobody has touched it since. {K}.
reader:
Whose turn is it with the trash, and why is it always yours?
What did a roommate eat of yours that you still think about? {K}.
Text from the next room, or shout through the wall?
scene:
“Is that your pan?” “It was.” {K}.
A sticky note on the milk, politely furious. {K}.
One key turns, somebody shouts “in here!”, and the day gets told on the couch. {K}.
plain:
Coming home is nicer when a light is on. {K}.
invite:
{K}. Bring your own towel and a sense of humor.
There's a shelf in the fridge with your name on it, for now. {K}.
news:
{K}. The fridge has seen it all, and says nothing.
We held a house meeting about it, in pajamas. {K}.

== boss 💼
under: office
nouns: boss, bosses, my boss, our boss, boss's day, bosses day, national boss day, my manager, team lead, supervisor
nouns: ceo, good boss, boss life, store manager, office manager, team leader, department head
tags: Leadership, WorkLife, OfficeLife
turn:
“Quick question,” and every calendar in the room holds its breath. {K}.
A good one takes the blame up and passes the praise down. {K}.
{K}: the reason everyone suddenly knows how to minimize a window.
The door is always open. So is the printer tray, and nobody fills that either. {K}.
reader:
What's the best thing a boss ever said to you?
Do you laugh at the jokes because they're funny, or because it's review season? {K}.
Which boss taught you something you still use? Say it here.
scene:
“Do you have a minute?” A whole life passes by. {K}.
Footsteps. Every back in the office straightens. {K}.
“Great job, everyone.” A shocked silence, then cake. {K}.
plain:
People remember how they were led. {K}.
{K}. Somebody who trusts you early makes you better later.
invite:
{K}. Approved from above, so you may as well enjoy it.
Nominate somebody who makes work feel human. {K}.
news:
{K}. There may be cake in the kitchen, we're told.
No meeting needed, for once. {K}.

== coworkers ☕
under: team
nouns: coworker, coworkers, co-worker, co-workers, my coworkers, my coworker, colleague, colleagues, my colleagues
nouns: my colleague, work friend, work friends, work family, work wife, work husband, office friends, former coworkers
nouns: favorite coworker, new coworker, coworker birthday, work spouse, office spouse
tags: Coworkers, WorkFriends, OfficeLife, WorkBesties
turn:
{K}. United by a printer nobody understands.
We met over a spreadsheet and stayed for the snacks. {K}.
{K}: people who know your lunch better than your cousins do.
One raised eyebrow on a video call, and I have to turn my camera off. {K}.
reader:
Who in the office knows everything first, and how?
What's your lunch rule: together at the table or alone with headphones? {K}.
Who would you call if the copier caught feelings?
scene:
“As per my last message.” A whole row of desks gasps. {K}.
One chair rolls over. The gossip begins at a whisper. {K}.
Somebody brought cookies. Work has been rescheduled. {K}.
plain:
The job is the job. The people make it go faster. {K}.
{K}. Half the good days at work are somebody's jokes.
invite:
{K}. Bring the whole row, including the one who never has time.
After-work plans, made before anyone can say “busy”. {K}.
news:
{K}. Desk drumroll, please.
There's a card going around. Sign it before there's only the corner left. {K}.

== intern-apprentice 📎
under: new-job
nouns: intern, interns, our intern, internship, internships, apprentice, apprentices, apprenticeship, trainee
nouns: trainees, summer intern, apprentice life, new apprentice, summer internship, working student, intern life
nouns: first internship
tags: CareerStart, LearningOnTheJob, NewAtWork
turn:
Everything is new, including what to do with your hands. {K}.
Everyone who looks sure of themselves once asked where the bathroom was. {K}.
{K}: a notebook full of words to look up later.
The new one asks “why do we do it like this?” and the whole room goes silent. {K}.
reader:
What did nobody tell you on your first day that you really needed?
What was your job as a beginner: coffee, copies or pure survival? {K}.
Who took the time to show you how it works? Tag them.
scene:
“Any questions?” Many. All of them. “No, all clear!” {K}.
A badge with a photo that looks startled. {K}.
First email sent. Read it over. Read it again. A typo in the greeting. {K}.
plain:
Every expert has a first clumsy day. {K}.
{K}. Fresh eyes see the door we've been walking past.
invite:
{K}. No experience is how everybody here began.
Bring your curiosity, we've got the rest and a spare pen. {K}.
news:
{K}. Somebody clearly learns faster than we can teach.
Write that in the report, under “learned a lot”. {K}.

== developer-designer 💻
under: coding
nouns: software developer, developers, developer, web developer, game developer, app developer, programmers
nouns: programmer, software engineer, software engineers, coder, coders, coding student, backend developer
nouns: frontend developer, data engineer
tags: Developer, Programmer, CodingLife, TechLife
turn:
{K}. The fix took a minute. Finding out where took the afternoon.
Somewhere in there is a comment that says “do not touch”, and nobody dares. {K}.
{K}: arguing with a missing bracket and losing.
It works, and I'm not asking it why. {K}.
reader:
Tabs or spaces, and how many friends has it cost you? {K}.
What do you say when the family asks you to fix the printer? {K}.
Dark mode all day, or are you a morning person? {K}.
scene:
“It's on my machine, it works.” “Then we'll ship your machine.” {K}.
Headphones on, hood up, a very small “yes” at the screen. {K}.
“It's a small change.” Everybody in the room looks at the floor. {K}.
plain:
It runs, it's quiet, nobody notices, and that's the compliment. {K}.
{K}. Half the job is deleting what you were proud of.
invite:
{K}. Bring the idea on the napkin, somebody here can make it blink.
Yes, have you tried turning it off and on? {K}.
news:
{K}. Shipped, and nobody touch anything until the coffee is gone.
It even compiled. {K}.

== librarian 📚
under: book
nouns: librarian, librarians, school librarian, my librarian, library staff, library assistant, children's librarian
nouns: librarian life, library worker, library volunteer
tags: Librarian, LibrariansOfInstagram, LibraryLife, BookLovers
turn:
{K}. Can find the blue book you remember nothing else about.
The shush is a myth. The eyebrow is real. {K}.
{K}: knows what you want to read before you've finished shrugging. [count mass]
Quiet room, loud mind, sensible shoes. {K}.
reader:
Which book did a librarian put in your hands that stayed?
How overdue is your most overdue book? You're safe here. {K}.
Do you ask for help, or wander the shelves and hope?
scene:
“It had a horse on the cover. Maybe a boat.” “Follow me.” {K}.
A stamp, a smile, a stack under the chin. {K}.
A whisper. A louder whisper. The look. {K}.
plain:
Somebody saved that story for you on a shelf. {K}.
{K}. Books and patience, both in large supply.
invite:
{K}. Bring a card, leave with more than you can carry.
Ask for something you'd never pick yourself. {K}.
news:
{K}. Filed under very good things.
There was applause, in an indoor voice. {K}.

== lawyer ⚖️
under: professional-office
nouns: lawyer, lawyers, attorney, attorneys, law student, paralegal, paralegals, lawyer life, future lawyer
nouns: legal team, lawyer friend, law firm life
tags: LawyerLife, Attorneys, LegalLife
turn:
{K}. “It depends” is a complete answer and a lifestyle.
Reads the whole text before clicking “I agree”. Somebody has to. {K}. [count mass]
{K}: impossible to win against at board games.
Once you know one, every dinner argument gets footnotes. {K}.
reader:
Who in your family argues like they bill by the hour?
Do you read the fine print, or trust the scroll bar? {K}.
What was your most airtight excuse as a kid?
scene:
“Objection.” “You were asked to pass the salt.” {K}.
A highlighter runs dry. A new one steps up. {K}.
Coffee, stack of paper, a sentence as long as a hallway. {K}.
plain:
It helps to have someone who reads to the end. {K}.
{K}. Big words, put in the right order.
invite:
{K}. Bring the letter you've been afraid to open.
Plain words are available on request. {K}.
news:
{K}. The verdict is in, and it calls for cake.
No further questions. {K}.

== accountant-person 🧮
under: professional-office
nouns: accountant, accountants, my accountant, bookkeeper, bookkeepers, accounting student, accountant life
nouns: accounting, cpa, auditor, payroll team, tax accountant, tax advisor, finance team
tags: AccountantLife, Accounting, NumbersPerson
turn:
{K}. One cent off, and nobody goes home.
Knows exactly what you spent on snacks and doesn't say a word. {K}. [count mass]
{K}: somebody has to love my shoebox of receipts.
Numbers don't lie. They do hide in the wrong column, though. {K}.
reader:
Folder, spreadsheet or a bag of crumpled receipts: how do you arrive?
Does a balanced column give you joy, or are you normal? {K}.
What's the oldest receipt in your wallet right now?
scene:
“What is this expense?” “Research.” “At a bakery?” “Deep research.” {K}.
Calculator, coffee, a quiet little yes when it adds up. {K}.
A faded receipt held up to the light like treasure. {K}.
plain:
There's real peace in a column that adds up. {K}.
{K}. Some people see order where I see a drawer.
invite:
{K}. Bring the shoebox, we've seen worse.
Your receipts would like to speak to a professional. {K}.
news:
{K}. Entered in the good column.
It was celebrated wildly, with a fresh highlighter. {K}.

== realtor-person 🏡
under: real-estate
nouns: realtor, realtors, real estate agent, real estate agents, estate agent, realtor life, listing agent
nouns: buyer's agent, new realtor, real estate broker, house flipper
tags: RealtorLife, Realtor, RealEstateAgent
turn:
Potential, exactly where I saw a carpet in the bathroom. {K}.
“Cozy” is a language, and it's spoken fluently here. {K}.
{K}: more keys than a castle, and the sticky one is known by heart.
You come for the number of rooms and stay for the light in the kitchen. {K}.
reader:
What do you look at first: the kitchen, the light or the neighbors?
“Full of character”: charming, or a warning? {K}.
What's the strangest thing you ever saw at a viewing?
scene:
“And this could be a nursery, an office, a gym.” It's a closet. {K}.
Shoes off, keys jingling, lights on in every room. {K}.
A silence in the doorway. Then: “This is it.” {K}.
plain:
It's a house until somebody hangs up their coat. {K}.
{K}. Opening doors, and meaning it.
invite:
{K}. Come and look, closets are made for being opened.
Bring your wish list and your furniture measurements. {K}.
news:
{K}. The sign out front is standing a little taller.
The welcome mat is being brushed as we speak. {K}.

== teen 🎧
under: teenager
nouns: teenager, teenagers, my teenager, my teenagers, teen, teens, my teen, teenage son, teenage daughter, teen years
nouns: teenage years, tween, tweens, raising teenagers
tags: Teenagers, TeenLife, RaisingTeens
turn:
{K}. Asleep all morning, starving all afternoon, wise when everybody else is in bed.
Too old for a babysitter, too young to notice the time. {K}.
{K}: can't hear the dishwasher beeping, hears a snack bag through concrete.
One day they let you pick the music, and you don't know what to do with the honor. {K}.
reader:
What were you absolutely sure about at that age?
What's the longest answer you've had from a teenager so far? {K}.
Which word do you use that they asked you to stop using? {K}.
scene:
“Can you drive me?” “Where?” “I'll tell you on the way.” {K}.
A towel on the floor, a towel on the chair, “there are no towels”. {K}.
Headphones in, hood up, and then, out of nowhere, a hug. {K}.
plain:
Half child, half grown, all heart when you least expect it. {K}.
{K}. Growing faster than the shoes.
invite:
{K}. There will be food. That usually gets them out of the room.
No parents dancing, we promise. {K}.
news:
{K}. I've been asked not to make a thing of it. So.
The reaction was a shrug, and the shrug was proud. {K}.

== students 📚
under: university
nouns: student, students, college student, university student, high school student, exchange student, student life
nouns: broke college student, grad student, phd student, honor student, art student, music student
nouns: international student, transfer student
tags: StudentLife, Students, StudyLife
turn:
{K}. Powered by noodles, deadlines and borrowed chargers.
The paper is due. The room has never been cleaner. {K}.
{K}: learning something every day, mostly how long you can go without laundry.
One more chapter, said the person looking at a phone. {K}.
reader:
All-nighter or early riser: how do you get things done?
What's the cheapest meal you ever lived on, and do you miss it? {K}.
Which class surprised you most?
scene:
Highlighter in hand. The entire page is yellow now. {K}.
“When did you start?” “Define start.” {K}.
Library, vending machine, library, vending machine, home. {K}.
plain:
Nobody remembers the grade. Everybody remembers the table they studied at. {K}.
{K}. Lots of questions, and that's the idea.
invite:
{K}. Bring your ID and your hungry friends.
Close the laptop for a moment, the essay will wait where you left it. {K}.
news:
{K}. The instant noodles get upgraded to the ones with an egg.
Group project energy, but everybody actually helped. {K}.

== customers 🛍️
under: small-business
nouns: customer, customers, our customers, regular customer, loyal customers, new customers, favorite customer
nouns: happy customer, happy customers, our regulars, our clients, customer appreciation, customer appreciation day
tags: CustomerLove, ShopLocal, HappyCustomers, ThankYou
turn:
{K}. You came in for one thing, and now we know your dog's birthday.
A shop is just a room until somebody walks in. {K}.
{K}: the reason the lights go on.
We know your order, your size and your opinion on the music. {K}.
reader:
Which place greets you by name, and when did that start?
“Just looking”: do you mean it? {K}.
What makes you come back: the thing, the people or the smell when the door opens?
scene:
The bell over the door, and somebody behind the counter smiles before looking. {K}.
“The usual?” “You remember?” Of course. {K}.
A wave through the window, on the way to somewhere else. {K}.
plain:
You could have gone anywhere. We noticed. {K}.
{K}. Thank you for coming back, and for telling your friends.
invite:
{K}. For everyone who has a favorite spot at the counter.
New faces and old hands, the door works the same for both. {K}.
news:
{K}. It made the whole counter smile.
That one goes on the wall in the back room. {K}.

== fans ✨
under: concert
nouns: taylor swift, swiftie, swifties, eras tour, army fandom, harry styles, beyonce, beyoncé, beyhive
nouns: taylor swift concert, k-pop, kpop, boy band, boy bands, one direction, fangirl, fan girl, fandom life, fan club
nouns: fan meeting, billie eilish, olivia rodrigo, sabrina carpenter, bad bunny, ariana grande, lady gaga, bruno mars
nouns: coldplay, idol, idols, blackpink, bts army, bts concert, bts world tour
tags: FanLife, Fandom, MusicFans, FanGirl
turn:
{K}. I don't know where my keys are, but I know every bridge of every song.
I'm a calm and reasonable adult until the first note. {K}.
My headphones could testify. They've been asked not to. {K}.
reader:
Which song would you make somebody hear first?
How long have you been in this, and how long did it take to explain it at home? {K}.
Old songs or new ones: where do you stand, and who disagrees with you?
scene:
First note. Scream. Nobody around me is surprised. {K}.
“Just one song.” It's a whole album, in order, with commentary. {K}.
A ticket queue, a spinning wheel, a prayer. {K}.
plain:
Singing the same words with strangers is a kind of home. {K}.
{K}. The soundtrack to more of my life than I'd admit.
invite:
{K}. Know the words or hum along, nobody checks.
Bring the friend who pretends not to be a fan. {K}.
news:
{K}. I'm fine. I'm not fine. I'm breathing.
My voice has left, and took the good notes with it. {K}.

== bridesmaids 💐
under: wedding
nouns: bridesmaid, bridesmaids, maid of honor, bridal party, bridesmaid proposal, bridesmaid duties, bride squad
nouns: bride tribe
tags: Bridesmaids, BridalParty, BrideTribe, WeddingParty
turn:
{K}. Safety pins, tissues, snacks and a plan for everything.
“You can totally wear it again,” said everyone, about every dress. {K}.
{K}: in charge of the bouquet, the phone, the train and the secret.
Somebody has the emergency granola bar, and it's never the bride. {K}.
reader:
What's in the emergency kit: pins, mints or a spare pair of shoes?
Who cries first: the couple, the parents or you? {K}.
Same dress for all, or same color and good luck? {K}.
scene:
“Breathe in.” Zip. “Now don't breathe out.” {K}.
Hairspray cloud, one lost shoe, somebody laughing in the bathroom. {K}.
Matching robes, mismatched coffee orders, one very long mirror. {K}.
plain:
Standing next to your people is an honor in any color. {K}.
{K}. Friendship, and it carries more than flowers.
invite:
{K}. Gather the crew and bring opinions.
For the ones who hold the dress and the day together. {K}.
news:
{K}. Happy tears, waterproof mascara.
A tissue is already up the sleeve. {K}.

== single-parents 🤍
under: parenting
nouns: single mom, single moms, single dad, single dads, single parent, single parents, single mother, single father
nouns: single mom life, single mum, single parenting, solo parenting
tags: SingleParent, SingleParenting, ParentLife
turn:
{K}. Good cop, bad cop, chauffeur and short-order cook, all in one jacket.
There's nobody to tag in, so you take a deep breath in the hallway. {K}.
{K}: one pair of hands that somehow holds everything.
Small family, whole heart. {K}.
reader:
What's the little ritual that is only yours at home?
Who's in your village? Tag the ones who show up. {K}.
What are you prouder of than you ever say aloud?
scene:
Grocery bags on one arm, a sleepy head on the other, keys in the teeth. {K}.
Everyone's asleep. The couch, at last, and it's quiet enough to hear it. {K}.
“How do you do it?” “I just do the next thing.” {K}.
plain:
It counts, all of it, even the days nobody saw. {K}.
{K}. Enough love to fill every chair at the table.
invite:
{K}. You look after everybody. Here's something that looks after you.
Kids welcome, tired faces too. {K}.
news:
{K}. Somebody should clap, so we are.
The fridge door has room for a medal. {K}.

== exes 👋
under: single-life
nouns: my ex, ex-boyfriend, ex-girlfriend, ex boyfriend, ex girlfriend, my ex's, texting my ex, ex texted
nouns: my ex texted, exes, ex's hoodie, ex-husband, ex-wife, ex husband, ex wife, my ex-husband, my ex-wife
nouns: ex's new girlfriend, running into my ex
tags: SingleLife, DatingLife, Exes
turn:
{K}. I kept the good playlist and the air fryer.
Some people come into your life to teach you what to put in the next dating profile. {K}.
{K}: a chapter, and I'm a fast reader.
I'm over it. I only mention it in alphabetical order. {K}.
reader:
Keep the hoodie, give it back or cut it up for cleaning cloths?
Friends with an ex: possible, or a beautiful theory? {K}.
What's the one thing you'd like back? Be petty.
scene:
“Hey, stranger.” Phone face down. Deep breath. Snack. {K}.
A familiar jacket across the supermarket. Suddenly I'm very interested in beans. {K}.
“Do you miss it?” “The dog, yes.” {K}.
plain:
Wishing everybody well, from a comfortable distance. {K}.
{K}. Some doors close softly and that's fine.
invite:
{K}. Bring the playlist, we'll make it about something better.
Good company for people who have deleted the number. {K}.
news:
{K}. The group chat has been briefed, the face is neutral.
My reply was nothing, and it was perfect. {K}.

== med-student 🩺
under: university
nouns: medical student, med student, medical students, med students, med school, medical school, medical residency
nouns: white coat ceremony, nursing exam, anatomy exam, med school life, pre-med, premed
tags: MedStudent, MedSchool, FutureDoctor, MedLife
turn:
{K}. I can name every bone and can't find my own keys.
The skeleton in the corner has better posture and more sleep. {K}.
{K}: long words by day, the same long words at night.
Everybody in the family has started describing their knee to me. {K}.
reader:
Flash cards, diagrams or reading it aloud to the dog: how do you learn?
What did you diagnose yourself with during the first semester? {K}.
Who still sends you “good luck, doc” before every exam? {K}.
scene:
Textbook under the arm, coffee in the hand, sleep nowhere in sight. {K}.
“Is there a doctor in the room?” “Ask me in a few years.” {K}.
A highlighter cap between the teeth, a page that refuses to stick. {K}.
plain:
A long road, walked one chapter at a time. {K}.
{K}. Somebody will be very glad one day that you kept going.
invite:
{K}. Close the book, bring your brain, it has earned a snack.
Free advice from relatives not included. {K}.
news:
{K}. Grandma is already saying “my doctor”.
The flash cards may rest for a minute. {K}.

== first-responder 🚑
under: people
nouns: paramedic, paramedics, emt, emts, first responder, first responders, ambulance crew, dispatcher, 911 dispatcher
nouns: police officer, police officers, search and rescue team, mountain rescue, coast guard, lifeguards on duty, cops
nouns: rescue team, first responders day
tags: FirstResponders, ThankYouFirstResponders, EverydayHeroes
turn:
{K}. Their worst day at work is somebody's worst day, and they stay calm for it.
Dinner gets cold, and somebody else's day gets saved. {K}.
{K}: the calm voice when yours isn't.
Half a sandwich on the dashboard is called a lunch break. {K}.
reader:
Who was calm for you when you couldn't be? Send them this. {K}.
Would your hands be steady? {K}.
Who in your family knows the sound of the radio by heart? {K}.
scene:
The radio crackles. The coffee stays behind. {K}.
Boots by the door, keys on the hook, half an ear always on. {K}.
“You okay?” It's said to everyone, and sometimes to each other. {K}.
plain:
{K}. Thank you for picking up, turning up and staying.
Glad you're out there, and hoping for a quiet shift. {K}.
Not everybody gets to say thank you, so here it is. {K}.
invite:
{K}. Come by between calls, in or out of uniform.
For the people who always leave in the middle of dinner. {K}.
news:
{K}. May the radio stay quiet long enough for cake.
The whole shift saved you a seat. {K}.

== designer 🎨
under: office
nouns: graphic designer, graphic designers, web designer, ux designer, product designer, ui designer, graphic design
nouns: designer life, freelance designer, design student, illustrator, illustrators, creative director, art director
nouns: brand designer, layout artist
alone: designer, designers
tags: DesignLife, CreativeWork, GraphicDesign
turn:
{K}. It was finished. Then somebody said “just one tiny thing”.
The file is called final. The file is lying. {K}.
{K}: kept awake by a gap nobody else can see.
Every menu in every restaurant gets a silent review of its fonts. {K}.
reader:
What's the name of your worst file: final, final-final or the-real-one?
“Can you make it pop?” How do you answer without crying? {K}.
Which font do you judge people for? {K}.
scene:
Zoom in. Closer. Move it a hair to the left. Lean back. Peace. {K}.
“How hard can it be?” The room goes cold. {K}.
White background, another white background, a long debate. {K}.
plain:
Somebody thought about it for hours so that you don't have to. {K}.
{K}. Most of the work is deciding what to leave out.
invite:
{K}. Bring a rough sketch and wild hopes.
Yes, the logo can be bigger. No, it shouldn't be. {K}.
news:
{K}. Saved, backed up, and saved again out of habit.
Feedback came in, and it was just “wow”. Framing it. {K}.

== interior-designer 🛋️
under: decor
nouns: interior designer, interior designers, interior stylist, home stager, home stylist, interior decorator
tags: InteriorDesigner, InteriorDesign, HomeStyling, HomeDecor
turn:
{K}. Moves one chair, and suddenly you live better. [count mass]
White comes in more colors than any other color. {K}.
{K}: the polite art of saying “the rug is too small”.
Every room has one thing that ruins it, and it's always the owner's favorite. {K}.
reader:
Which piece would you never let anybody remove from your living room?
Bold wall or safe beige: how brave are you with paint? {K}.
What's the first thing you notice in other people's homes? {K}.
scene:
Swatch on the wall. Swatch on the other wall. A look by daylight. {K}.
“Where's the couch going?” “Away.” {K}.
A tape measure, a squint, a very long hmm. {K}.
plain:
A room should look like the person who lives in it. {K}.
{K}. It's the light, it's always the light.
invite:
{K}. Show us the corner you apologize for.
Bring a picture of the room and be honest about the recliner. {K}.
news:
{K}. The throw pillows have been informed.
One lamp at a time, the house is coming around. {K}.

== life-coach 🌱
under: growth
nouns: life coach, life coaches, business coach, career coach, mindset coach, health coach, executive coach
nouns: money coach, confidence coach, sleep coach, parenting coach, dating coach, wellness coach, life coaching
nouns: coaching session, career coaching, coaching call, accountability partner
tags: Coaching, LifeCoach, MindsetCoach, PersonalGrowth
turn:
{K}. Asks one question, and there goes your excuse. [count mass]
You bring the problem. You leave with homework. {K}.
{K}: somebody who believes you before you do.
The answer was yours all along. It just needed somebody to wait for it. {K}.
reader:
Which question changed the way you look at things? {K}.
Do you want a hug, a plan or a deadline? {K}.
What would you do if you knew somebody would ask you about it again? {K}.
scene:
“And what's stopping you?” A very long silence. {K}.
A notebook, a pen, a sentence you've avoided for ages. {K}.
“I'll try.” An eyebrow goes up. “I will.” {K}.
plain:
Change is easier with a witness. {K}.
{K}. Small steps, and somebody who remembers them.
invite:
{K}. Bring the thing you keep putting off.
No judgment, but there will be follow-up questions. {K}.
news:
{K}. Write it down before the old voice answers.
That calls for a deep breath and the good pen. {K}.

== my-students 🍎
under: teacher
nouns: my students, our students, former student, former students, star student, piano students, piano student
nouns: dance students, our dance students, my class of students, my former students, adult students, our graduates
tags: MyStudents, TeacherLife, ProudTeacher
turn:
{K}. They think I taught them. I've been taking notes the whole time.
Somebody asks the question nobody prepared for, and that's the good part of the job. {K}.
{K}: the reason I talk about work at dinner.
They forget the pencil and remember the joke from weeks ago. {K}.
reader:
Which teacher would you still recognize by voice?
Teachers: what did a student say that you wrote down? {K}.
What did somebody once teach you that nobody could test? {K}.
scene:
A hand goes up, slowly, and then much higher. {K}.
“I can't.” “Yet.” A sigh. An attempt. A grin. {K}.
That small face when it finally clicks. {K}.
plain:
Watching somebody get it never gets old. {K}.
{K}. They do the work, I get to be proud.
invite:
{K}. Come and see what practice sounds like when it pays off.
Room for one more at the back, and the back is nice too. {K}.
news:
{K}. I clapped the loudest, and I'd do it again.
Somebody should put a gold star on that. {K}.

== retail 🛒
under: people
nouns: cashier, cashiers, retail worker, retail workers, working retail, retail life, store clerk, supermarket cashier
nouns: rude customer, rude customers, difficult customer, difficult customers, grocery store clerk, sales associate
nouns: shop assistant, shop assistants, holiday retail, customer service, retail job, working in retail
tags: RetailLife, CustomerService, RetailWorkers
turn:
{K}. “It won't scan, so it must be free.” Never heard that one. Hilarious.
There's a voice for the phone, a voice for customers and one for the stockroom. {K}.
{K}: the smile is part of the uniform.
Nobody respects the word “closed” like the person holding the key. {K}.
reader:
What's the oddest thing anybody ever tried to return? {K}.
Have you worked a till, and did it change how you say hello? {K}.
Which song can you no longer listen to because of the store playlist?
scene:
“Can you check in the back?” A deep breath in the back. {K}.
One minute to closing. The door opens. {K}.
A folded pile of shirts. A hand reaches for the bottom one. {K}.
plain:
Be nice to the person behind the counter, it costs nothing. {K}.
{K}. Long hours on hard floors, and still a “have a good one”.
invite:
{K}. Put your feet up, you've been standing for everyone else.
Bring the receipt. Or don't, we're in a good mood. {K}.
news:
{K}. Somebody please call a manager, just to share the moment.
The break room chair has never been so needed. {K}.

== everyday-workers 👏
under: people
nouns: bus driver, bus drivers, crossing guard, crossing guards, janitor, janitors, custodian, school custodian
nouns: garbage collector, garbage truck driver, sanitation worker, sanitation workers, truck driver, truck drivers
nouns: trucker, taxi driver, cab driver, lunch lady, lunch ladies, security guard, essential workers, essential worker
nouns: street sweeper, tow truck driver, train conductor, tram driver
tags: EssentialWorkers, Appreciation, ThankYou, EverydayHeroes
turn:
{K}. The day runs on people you only notice when they're on vacation.
Everybody knows the face, far too few know the name. {K}.
{K}: there before you, there after you, and never in the group photo.
A whole town can be late. Somebody has to be on time. {K}.
reader:
Who makes your day work, and do they know it?
Whose wave do you wait for in the morning? {K}.
When did you last say thank you, and to whom? {K}.
scene:
A nod through the window, every day, same time, same grin. {K}.
Thermos, keys, a jacket with reflectors, a city that's still asleep. {K}.
“Morning!” One word, and the day stands up. {K}.
plain:
Good work often looks like nothing happened. {K}.
{K}. Say hello, learn the name, hold the door.
Nobody puts it on a poster, so here's a small one. {K}.
invite:
{K}. Bring them a coffee and mean it.
Tag somebody who keeps things running before you're awake. {K}.
news:
{K}. A honk, a wave and a round of applause, please.
Somebody bring coffee, and not the machine kind. {K}.

== flight-crew ✈️
under: flight
nouns: airline pilots, stewardess, cabin crew life, flight attendant life, pilot life, first officer, aviator
nouns: pilot training
tags: CrewLife, Aviation, AviationLovers
turn:
{K}. Breakfast in one country, laundry in another.
The office has the best window in the world, and not much legroom. {K}.
{K}: always leaving, always landing, never quite sure what day it is.
The suitcase is never unpacked, it's only rearranged. {K}.
reader:
Window or aisle, when you finally get to sit? {K}.
Do you listen to the safety talk, or pretend you've got it by now? {K}.
What's the best thing you ever saw from up there? {K}.
scene:
Lights down, wheels up, a small city of sleeping strangers. {K}.
“Chicken or pasta?” A long, existential pause. {K}.
Rolling suitcases in step, coffee in hand, gate at the far end. {K}.
plain:
Somebody stays awake so that everyone else can nap over an ocean. {K}.
{K}. Home is wherever the shoes come off.
invite:
{K}. Come along, we've got the good seats in mind.
For people who know every airport and no weekday. {K}.
news:
{K}. Kindly return your joy to the upright position.
A small ding, a big smile, carry on. {K}.

== military-family 🤍
under: family
nouns: military spouse, military spouses, military wife, army wife, navy wife, milspouse, military family
nouns: military families, military life, soldier homecoming, homecoming soldier, deployment homecoming, military brat
nouns: military kids, air force wife, military child, army mom, marine mom, navy mom, military homecoming, soldier
tags: MilitaryFamily, MilitaryLife, MilitaryStrong
turn:
{K}. Home is an address that changes and a few people who don't.
The good plates have crossed more borders than most tourists. {K}.
{K}: learning to count in phone calls.
Strong is a word other people use. We mostly call it getting through the day. {K}.
reader:
What always goes in the first box, wherever you move? {K}.
Who brought dinner when you needed it most? Tag them. {K}.
How do you keep somebody close who is far away? {K}.
scene:
A small flag, a long wait, a door that opens. {K}.
A calendar on the fridge, one more square crossed off. {K}.
A voice on a bad line, and a whole kitchen goes quiet. {K}.
plain:
To the ones who serve, and to the ones who keep the light on. {K}.
{K}. Nobody does it alone, even when it feels like that.
Pride and worry share a chair at this table. {K}.
invite:
{K}. Wherever you've been posted, you've got a place here.
Bring the whole crew, new in town counts double. {K}.
news:
{K}. There will be hugs that last a little too long.
Somebody's porch light has been waiting for this. {K}.

== therapist-person 🤍
under: growth
nouns: school counselor, psychologist, psychologists, first therapy session, going to therapy, couples therapist
nouns: social worker, social workers, my counselor, guidance counselor, our therapist
alone: counselor
tags: MentalHealthMatters, YouAreNotAlone, ItsOkToAskForHelp
turn:
{K}. Somebody who listens without waiting for their turn.
I came to talk about one thing and found the thing behind it. {K}.
{K}: tidying a room you can't see.
“How does that make you feel?” is a longer question than it looks. {K}.
reader:
What's one sentence that stayed with you? {K}.
Who told you it was okay to ask for help? {K}.
What got easier once you said it out loud? {K}.
scene:
A soft chair, a box of tissues, a clock that's kind about it. {K}.
A deep breath in the waiting room. The door opens. {K}.
A silence that isn't empty. {K}.
plain:
Talking helps. So does being heard. {K}.
{K}. You don't have to be falling apart to go.
Some of the bravest work happens sitting down. {K}.
invite:
{K}. Come as you are, there's no right way to begin.
The first step may be a small one. {K}.
news:
{K}. Slowly is also a pace.
I wrote one sentence on a note and kept it. {K}.

== writer-person ✍️
under: novel-writing
nouns: writer, writers, author, authors, novelist, screenwriter, copywriters, journalist, journalists, writer life
nouns: freelance writer, ghostwriter, indie author, local author, debut author, bestselling author, reporter
nouns: children's book author, translator, translators, blogger, bloggers
alone: editor
tags: WriterLife, WritersOfInstagram, WritingCommunity, Authors
turn:
{K}. A whole day of work, and it's the same sentence, but better.
Staring out of the window is part of the job. Tell the neighbors. {K}.
{K}: every conversation in the café is being used.
There are people who clean before guests come, and people who clean before deadlines. {K}.
reader:
Pen, keyboard or the back of an envelope: where do your best lines start?
Which sentence would you like to have written? {K}.
First drafts: love letter or crime scene? {K}.
scene:
A cursor blinks. A person blinks back. {K}.
“What do you do?” “I move commas.” {K}.
A note at night, in handwriting nobody can read, and it was brilliant. {K}.
plain:
Somebody found the words you were looking for. {K}.
{K}. Most of writing is staying in the chair.
invite:
{K}. Bring a pen and something you can't stop thinking about.
Read the first page. You can always blame us for the late night. {K}.
news:
{K}. The comma stays. It was a long discussion.
That makes a better ending than the one I had. {K}.

== babysitter 🧸
under: kids
nouns: babysitter, babysitters, nanny, nannies, au pair, babysitting, our babysitter, our nanny, nanny life
nouns: nanny share, babysitter needed, babysitting my nephew, babysitting my niece
tags: Babysitter, NannyLife, Babysitting, KidsLife
turn:
{K}. Knows the bedtime rules and the better bedtime rules. [count mass]
The kids were angels, says the note. The couch cushions tell another story. {K}.
{K}: the reason parents still own nice shoes.
One more story, one more glass of water, one more fact about sharks. {K}.
reader:
Who was your favorite sitter when you were small, and what did they let you do?
Parents: what did you do with your last free evening, and were you home early? {K}.
What should every babysitter be told about your house? {K}.
scene:
“Mom always lets us.” A raised eyebrow. “Sometimes.” {K}.
Keys in the door. Everyone suddenly asleep. {K}.
A list on the fridge: numbers, snacks, the name of the bear. {K}.
plain:
It takes a village, and a village needs a ride home. {K}.
{K}. Somebody who sits on the floor and means it.
invite:
{K}. Take the evening off, the small ones are in good hands.
Grown-ups out, shoes on, nobody else's meat to cut. {K}.
news:
{K}. The bear has approved the arrangement.
Pizza was promised and pizza shall be served. {K}.

== nail-tech 💅
under: nails
nouns: nail techs, nail technician, nail technicians, nail artist, nail artists, my nail tech, nail tech life
nouns: nail salon owner, nail tech school
tags: NailTech, NailArtist, NailTechLife, Nails
turn:
{K}. Holds your hand and hears everything. [count mass]
A picture, a wild description, “like this, but different”. Done anyway. {K}.
{K}: finding a personality on a surface the size of a bean.
Nobody is as calm around a tiny brush. {K}.
reader:
Do you bring a picture, a mood or just trust? {K}.
What have you told your nail tech that nobody else knows? {K}.
Long and bold, or short and neat: what would yours guess for you? {K}.
scene:
“Relax your hand.” It was relaxed. It's never relaxed enough. {K}.
A steady hand, a tiny brush, nobody breathes. {K}.
Under the lamp, no phone, nothing to do but gossip. {K}.
plain:
Small canvas, big difference. {K}.
{K}. You leave with better hands and a lighter heart.
invite:
{K}. Bring the chipped ones, we don't judge.
Your hands have been asking. {K}.
news:
{K}. Let it dry before you touch it.
Small reasons to wave at everybody, all the way home. {K}.

== boss-lady 💼
under: small-business
nouns: boss lady, girl boss, girlboss, boss babe, lady boss, boss mom, mompreneur, mompreneurs, woman in business
nouns: women in business, female founder, female founders, female entrepreneur, women owned business
nouns: woman-owned business, women owned, woman owned, mom boss, women supporting women, businesswoman, ceo life
tags: WomenInBusiness, FemaleFounder, BossLady, SmallBusiness
turn:
{K}. Signs the invoices, waters the plant, fixes the printer. [count mass]
Nobody gave permission. Nobody was asked. {K}.
{K}: a to-do list with lipstick marks and coffee rings.
She was told it was a nice hobby. The hobby has a tax number now. {K}.
reader:
Which woman should more people know about? Say her name here.
What did people tell you that turned out to be nonsense? {K}.
Who was your first customer that wasn't a friend? {K}.
scene:
A laptop on the kitchen table, and everybody knows: don't touch. {K}.
“Who's in charge here?” A pen clicks. {K}.
Heels off, spreadsheet open, dinner somewhere in between. {K}.
plain:
Built on long evenings and a lot of nerve. {K}.
{K}. Here's to the ones who started anyway.
invite:
{K}. Come and see what stubbornness looks like with good lighting.
Shop her, hire her, recommend her. {K}.
news:
{K}. The meeting with herself went very well.
Somebody put that on a mug. {K}.

== bridesmaid-dress 👗
under: bridesmaids
nouns: junior bridesmaid dress
nouns: bridesmaid dress
nouns: bridesmaid dresses, bridesmaids dresses, bridesmaid gown, bridesmaid dress shopping, bridesmaid outfit
nouns: maid of honor dress, bridesmaid fitting
tags: BridesmaidDress, Bridesmaids, BridalParty
turn:
{K}. A color with a poetic name, and it's basically green.
“You'll totally wear it again.” Every closet knows how that goes. {K}.
{K}: one shade, many bodies, one very brave seamstress.
The dress is for her day. The pockets are for us. {K}.
reader:
What did yours look like, and did you ever wear it again? {K}.
Long, short or “just wear what you like”: which bride are you?
What color would you never forgive? {K}.
scene:
Curtain open. Silence. “It's very… long.” {K}.
Pins at the hem, standing on a box, no breathing. {K}.
A row of hangers, a row of opinions. {K}.
plain:
It looks best when everybody's laughing in it. {K}.
{K}. Made for dancing, crying and holding the bouquet.
invite:
{K}. Bring the whole crew and one honest friend.
Try it on, twirl once, then decide. {K}.
news:
{K}. The zipper had some thoughts of its own.
Somebody already checked whether it can dance. {K}.

== mentor 🌟
under: growth
nouns: mentor, mentors, my mentor, role model, role models, my role model, my hero, my biggest fan, biggest supporter
nouns: somebody who believed in me, my cheerleader, mentorship
tags: Mentor, RoleModel, Grateful
turn:
{K}. Asked the right question and then waited for the answer.
Some people hold the ladder and never mention it. {K}.
{K}: said “you could do this” before it was true.
The advice was short. It's still in use. {K}.
reader:
Who believed in you before you did? {K}.
What sentence of theirs do you still hear? {K}.
Have you told them? {K}.
scene:
A coffee, a napkin, a plan with arrows. {K}.
“What would you do?” “What would you do?” Sigh. Growth. {K}.
A nod from across the room, and the knees stop shaking. {K}.
plain:
Nobody gets there without somebody who opened a door. {K}.
{K}. Thank you for the patience and the honest answers.
invite:
{K}. Tag the one who pushed you, gently.
Ask somebody. Most people love to be asked. {K}.
news:
{K}. There's a proud smile somewhere, not making a fuss.
I'm passing it on, as promised. {K}.

== buddies 🤝
under: friends
nouns: gym buddies, travel buddy, travel buddies, workout buddy, running buddy, study buddy, study buddies
nouns: bus buddies, lunch buddy, hiking buddy, accountability buddy, partners in crime, partner-in-crime, my wingman
nouns: wingman, teammates, teammate, my teammates, sidekick, dynamic duo
tags: PartnersInCrime, BuddySystem, BetterTogether
turn:
{K}. I'd never have started, and I'd have stopped long ago.
A bad idea needs somebody to say “yes, and”. {K}.
{K}: one who waits, one who's late, always in the same order.
Complaining together counts as half of the fun. {K}.
reader:
Who talks you into things, and who talks you out? {K}.
Tag the one you'd take anywhere. {K}.
Who's the planner, and who's “I'm nearly there”? {K}.
scene:
“Are you up?” “No.” “Me neither. Bring coffee.” {K}.
A look. A nod. No words needed, only snacks. {K}.
Matching shoes, different tempo, same destination. {K}.
plain:
Everything is shorter with somebody next to you. {K}.
{K}. Same time, same place, same jokes.
invite:
{K}. Bring your other half of the team.
Drag somebody along, they'll thank you. {K}.
news:
{K}. Fist bump first, details later.
Neither of us will admit whose idea it was. {K}.

== third-wheel 🛞
under: friends
nouns: third wheel, third wheeling, third-wheeling, plus one, fifth wheel, my plus one, wedding plus one
nouns: single at a wedding
tags: ThirdWheel, PlusOne, SoRelatable
turn:
{K}. I take the photos and the last dumpling.
A tricycle is more stable than a bicycle, just saying. {K}.
{K}: a table for a couple, with an extra chair and opinions.
They hold hands. I hold the jackets. {K}.
reader:
Who has been yours, and did they get dessert? {K}.
Front row seat or early exit? {K}.
Would you bring a date or a friend who dances? {K}.
scene:
“Can you take one of us?” Of course I can. I'm very good by now. {K}.
A slow song. I inspect the buffet. {K}.
Walking behind on a narrow sidewalk, again. {K}.
plain:
Good company is good company, in any number. {K}.
{K}. Somebody has to ask how they met, at every party.
news:
{K}. I'd like it noted that I picked the restaurant.
They argued, I ate their fries. {K}.

== twinning 👯
under: outfit
nouns: twinning, matching outfits, matching outfit, mommy and me outfits, matching sweaters, matching family outfits
nouns: matching shirts, couple outfits, matching halloween costumes, same outfit, accidental twinning
tags: Twinning, Matching, MatchingOutfits
turn:
{K}. We didn't plan it, and nobody believes us.
Cute in the picture, confusing at the supermarket. {K}.
{K}: one of us looks better in it, and we've agreed not to say who.
It began as a joke and now there's a whole drawer. {K}.
reader:
Planned, or did you both have the same good idea? {K}.
Adorable, or evidence for later? {K}.
Who would you match with in public? {K}.
scene:
“Are you wearing that?” “I was wearing it first.” {K}.
A mirror, a grin, a very proud double chin. {K}.
Strangers smile. Somebody's teenager walks ahead. {K}.
plain:
Some people you'd wear the same sweater for. {K}.
{K}. Same outfit, same sense of humor.
invite:
{K}. Grab your other half and pick a color.
One for you, one for the person you're always mistaken for. {K}.
news:
{K}. The dog is the only one who looks good in it.
Somebody take the picture before somebody changes. {K}.

== group-photo 📸
under: photography
nouns: group photos, group picture, photobomb, photobombs, photobombed, candid photo, candid photos, candid moment
nouns: candid moments, bad photo, bad photos, blurry photo, blurry photos, photobooth, photo fail, friend group photo
nouns: outtakes, bloopers, big group photo, group photos on the stairs
tags: GroupPhoto, Candid, SayCheese
turn:
{K}. Somebody's blinking, somebody's chewing, and it's perfect.
The best one was taken right after the good one. {K}.
{K}: proof that we were all in the same place for a second.
Everyone looks great except whoever's phone it was. {K}.
reader:
Where do you stand: front, back or behind the tall one? {K}.
Teeth, no teeth or a face nobody asked for? {K}.
Who in your group has never been caught with open eyes? {K}.
scene:
“Everybody squeeze in.” Nobody can breathe. Click. {K}.
A countdown, a sneeze, a masterpiece. {K}.
“One more!” There are no more smiles left. {K}.
plain:
Years later, nobody asks whose hair looked bad. {K}.
{K}. Not sharp, but true.
invite:
{K}. Bring your people and your worst faces.
Get in the picture, whoever's always behind it. {K}.
news:
{K}. I'd like to thank the stranger in the background.
It's framed already, at least in my head. {K}.

== rent-landlord 🔑
under: money
nouns: rent is due, renter life, renters, renter, apartment search, signing the lease, lease signing, new lease
alone: renting
tags: RenterLife, ApartmentHunting, AdultLife
turn:
{K}. “Cozy” means you can cook from the bed.
All of my money lives in a very small kitchen. {K}.
{K}: the walls are white, and white they must remain.
Charming period details means the window doesn't close. {K}.
reader:
What did you overlook at the viewing that you noticed on day one? {K}.
What would you never rent without: a bath, light or a dishwasher? {K}.
What's the strangest thing an ad ever promised? {K}.
scene:
A line down the stairwell, everybody smiling politely at the same oven. {K}.
“Is that a closet?” “That's the second bedroom.” {K}.
Tape measure, squint, a couch that won't fit. {K}.
plain:
A key, a doormat, a place to be yourself. {K}.
{K}. One day, a nail in the wall without asking.
news:
{K}. The future neighbors have already been looked over from the stairwell.
My bank account has left the building. {K}.

== local-crafts 🧵
under: small-business
nouns: butcher, butchers, local butcher, my butcher, tailor, tailors, my tailor, seamstresses, shoemaker, watchmaker
nouns: fishmonger, dressmaker, upholsterer, clockmaker, shoe repair shop
tags: LocalCraft, ShopLocal, SkilledHands, SupportLocal
turn:
{K}. Knows the shop, the street and everybody's grandmother. [count mass]
You could get it faster. You couldn't get it like that. {K}.
{K}: hands that remember what no machine was ever told.
A bell over the door, and somebody looks up who knows your name. {K}.
reader:
Which little shop would you miss first? {K}.
Who fixes things on your street? Name them, send people. {K}.
Who taught you to buy less and better? {K}.
scene:
“What can I do for you?” And then it's really done. {K}.
A pencil, a paper ticket, “come back when the bell rings”. {K}.
An apron, a nod, a counter worn smooth. {K}.
plain:
Some skills take a lifetime and look like nothing at all. {K}.
{K}. Done properly, by somebody you can ask.
invite:
{K}. Ask for advice, it comes with everything here.
Come in, ask, stay for a chat. {K}.
news:
{K}. The regulars have started a round of applause.
There's a note in the window about it. {K}.

== scientist-engineer 🔬
under: people
nouns: scientist, scientists, engineer, engineers, researcher, researchers, physicist, chemist, biologist, engineering
nouns: mad scientist, women in stem, woman in stem, girls in stem, stem student, engineering student, lab life
nouns: lab day, astronaut, astronauts, marine biologist, civil engineer, mechanical engineer, phd student in biology
nouns: lab work
tags: Science, STEM, CuriousMinds
turn:
{K}. “That's odd” is how the best days begin.
Wrong in every possible way, and all of it written down neatly. {K}.
{K}: the kid who took the radio apart, now with a budget.
Explains it to you with salt shakers and a napkin. {K}. [count mass]
reader:
What did you take apart as a kid, and did it ever work again? {K}.
Which question would you like to see answered? {K}.
Who made you fall for how things work? {K}.
scene:
A whiteboard full of arrows, and one that says “magic?” {K}.
“It works.” “Why?” A long silence. {K}.
Safety glasses on, coffee out of reach, fingers crossed. {K}.
plain:
Somebody has to ask the question twice. {K}.
{K}. Patience, with numbers.
invite:
{K}. Bring questions, the odder the better.
Tag the person who always reads the manual. {K}.
news:
{K}. The result stands, and so does everybody in the room.
Peer review says: wow. {K}.

== artist-person 🎨
under: art
nouns: local artist, local artists, sculptor, muralist, mural artist, starving artist, digital artist, artist life
nouns: independent artist, emerging artist, resident artist, tattooist, artist of the month, featured artist
alone: artist, artists, painter, painters
tags: ArtistLife, ArtistsOfInstagram, SupportArtists, CreativeSoul
turn:
{K}. The hands are never clean, the head is never empty.
“How long did that take you?” An afternoon, and all the years before. {K}.
{K}: buying more paper while the old paper watches.
It's done when somebody takes it away. {K}.
reader:
When do you know that it's finished? {K}.
Music on, or only the sound of the brush? {K}.
Whose work would you hang where you see it every day? {K}.
scene:
A step back. A squint. A step forward. One more line. {K}.
The wrong cup. It was the paint water. {K}.
“What is it?” “What do you see?” {K}.
plain:
Somebody saw it first and made it so that we could. {K}.
{K}. A little color on everything, mostly sleeves.
invite:
{K}. Come closer, it's allowed.
Buy from the living, they can say thank you. {K}.
news:
{K}. The easel is taking it well.
It's drying, so nobody breathe on it. {K}.

== performer 🎭
under: theatre
nouns: actor, actors, actress, performer, performers, voice actor, theater kid, theater kids, theatre kid
nouns: theatre kids, aerialist, opera singer, stage actor, audition day, callback, callbacks
tags: PerformingArts, StageLife, TheaterKid
turn:
{K}. Terrified for an hour, fearless for an evening.
The tears are real, the mustache isn't. {K}.
{K}: practices a laugh until it's natural. [count mass]
Somebody else's tears, right on time, every evening. {K}.
reader:
What would you perform if nobody could laugh? {K}.
What do you do in the last minute before going on? {K}.
Which role were you born for? {K}.
scene:
A corridor, a number on the shirt, a monologue to the wall. {K}.
Lights. A cough. Go. {K}.
“Thank you, we'll let you know.” A deep bow to the parking lot. {K}.
plain:
It takes so much work to look that easy. {K}.
{K}. A name on a door, a bow, a taxi home.
invite:
{K}. Come and sit where we can hear you laugh.
Bring flowers. Or just bring noise. {K}.
news:
{K}. A dramatic pause, and then: yes.
The mirror gave a standing ovation. {K}.

== pastor-priest 🤍
under: people
nouns: pastor, pastors, our pastor, my pastor, pastor appreciation, pastor appreciation month, priest, rabbi, imam
nouns: youth pastor, chaplain, clergy appreciation, deacon, pastor's wife
tags: PastorAppreciation, Grateful, FaithCommunity
turn:
{K}. Answers the phone at hours when nobody calls with good news. [count mass]
Knows the names, the stories and who needs a casserole. {K}. [count mass]
{K}: a listening ear with a full calendar.
A few words, said at the right moment, hold for a very long time. {K}.
reader:
Which words of theirs have stayed with you? {K}.
Who was there when it counted? {K}.
How do you say thank you to somebody like that? {K}.
scene:
A hand on a shoulder, nothing said. {K}.
Coffee after the service, and nobody goes home. {K}.
A door that stays open a little longer. {K}.
plain:
Thank you for showing up, again and again. {K}.
{K}. A calm voice in loud weeks.
invite:
{K}. Come as you are, sit where you like.
Write a card. They keep them. {K}.
news:
{K}. Somebody has baked, as somebody always does.
The choir would sing about it, given half a chance. {K}.

== foodie 🍽️
under: cravings
nouns: foodie, foodies, food lover, food lovers, foodie life, foodie friends, food blogger, food critic, home chef
nouns: big eater, picky foodie, food adventures, food adventure, live to eat
tags: Foodie, FoodLover, FoodieLife
turn:
{K}. I plan dinner during lunch, and dessert during dinner.
Other people book the hotel first. {K}.
{K}: knows no street names, only corners with good bread. [count mass]
Nobody eats until the phone has eaten. {K}.
reader:
What would you cross town for? {K}.
Which bite do you still think about? {K}.
Do you share your plate, or is that how friendships end? {K}.
scene:
A menu, a deep breath, “could I get one of everything?” {K}.
“Try this.” Eyes closed. Silence. A fork goes back in. {K}.
Elbows out, napkin in, no talking. {K}.
plain:
Good food is a way of saying sit down. {K}.
{K}. Always hungry, often happy.
invite:
{K}. Bring an appetite and somebody who shares.
Come hungry, leave a bit in love. {K}.
news:
{K}. The stretchy pants were a good decision.
I'd describe it, but my mouth is full. {K}.

== plant-eaters 🌱
under: meal
nouns: vegan, vegans, vegetarian, vegetarians, veganuary, plant-based, plant based, going vegan, vegan life
nouns: vegan meal, world vegan day, plant based diet
tags: PlantBased, VeggieLove, PlantPower
turn:
{K}. “But where do you get your protein?” From the same beans as before.
The lentils have range. Give them a chance. {K}.
{K}: reading the small print on a bag of chips.
It started with one dish, and then the dish had friends. {K}.
reader:
Which dish wins over everybody at the table? {K}.
What did you miss at first, and do you still? {K}.
What's your answer to “just take out the meat”? {K}.
scene:
A barbecue, a bell pepper, a very large smile. {K}.
“There's salad!” There's always salad. {K}.
A guest takes seconds and only then asks what's in it. {K}.
plain:
Color on the plate, and nobody goes home hungry. {K}.
{K}. Simple, green and full of flavor.
invite:
{K}. Come hungry, whatever you usually eat.
Bring your most skeptical friend. {K}.
news:
{K}. The chickpeas are thrilled.
Somebody's uncle had seconds. {K}.

== nerds 🤓
under: people
nouns: nerd, nerds, geek, geeks, nerding out, geeking out, proud nerd, nerd life, nerd alert, science nerd, band geek
nouns: music nerd, movie buff, film buff, word nerd, math nerd
tags: ProudNerd, NerdAlert, GeekLife
turn:
{K}. It was a simple question. There's a slideshow now.
I'd say I know a bit about it, and then it's late. {K}.
{K}: enthusiasm with footnotes.
Cool was never on offer, so I took interested. {K}.
reader:
What could you talk about for an hour without notes? {K}.
What did they tease you for that you now get asked about? {K}.
Who speaks your very specific language? {K}.
scene:
“Actually,” somebody begins, and the others reach for the chips. {K}.
Glasses up, voice up, hands up. {K}.
A stranger with the same badge. Instant family. {K}.
plain:
It's nice to love something this much. {K}.
{K}. Small subject, big joy.
invite:
{K}. Come and be enthusiastic, nobody rolls their eyes here.
Bring your favorite useless fact. {K}.
news:
{K}. I squealed in several fonts.
There's a chart, and it's color-coded. {K}.

== soul-types ✨
under: growth
nouns: early birds, people person, kindred spirit, kindred spirits, soul sister type, gentle soul, wild child, empath
nouns: empaths, highly sensitive person
tags: BeYourself, PersonalityTraits, ThatsMe
turn:
{K}. It took me a while to stop apologizing for it.
You can spot another one across a crowded room. {K}.
{K}: it's not a phase, it's the whole moon.
Somebody has to be like this, or the rest makes no sense. {K}.
reader:
Were you always like that, or did life do it? {K}.
Who's your opposite, and how do you still get along? {K}.
What gives it away first? {K}.
scene:
“You're so…” “I know.” {K}.
A quiet smile, a raised cup, a fellow spotted. {K}.
A name tag with too small a box. {K}.
plain:
There's a place for every kind of heart. {K}.
{K}. Not for everybody, and very much for some.
news:
{K}. Nobody who knows me needed to be told.
I read the description and felt seen. {K}.

== drama-queen 👑
under: complaint
nouns: drama queens, so dramatic, being dramatic, drama king, stubbornness, petty, pettiness, being petty, diva, divas
nouns: sass, sassy, spoiled brat, overreacting
alone: dramatic, clingy, bossy, stubborn, attitude
tags: DramaQueen, SoDramatic, SassyMood
turn:
{K}. A sigh like that should come with an orchestra.
It wasn't a big deal, and then there was an audience. {K}.
{K}: fainting couch not included.
I'm not overreacting. I'm giving it the attention it deserves. {K}.
reader:
Who's the one in your house, and how many legs do they have? {K}.
What's the smallest thing you've ever made a scene about? {K}.
Do you get over it, or do you keep a file? {K}.
scene:
A hand on the forehead. A glance to check if anybody saw. {K}.
“I'm fine.” Slow walk. Look back. “Fine.” {K}.
The back turned, very loudly. {K}.
plain:
Life's a stage, and somebody has to fill it. {K}.
{K}. Big feelings, good posture.
news:
{K}. Applause would help.
The reviews are mixed, the costume was great. {K}.

== looks-life 💁
under: growth
nouns: redhead, redheads, tall girl problems, short girl problems, tall people problems, short people problems
nouns: tall girl, short girl, tall girls, short king, gap teeth, curly girl, petite girl problems, being tall
nouns: being short, redhead problems, ginger problems, redhead life
alone: tall, short
tags: JustMe, OwnIt, OneOfAKind
turn:
{K}. Everybody has a comment, and it's always the same one.
I've heard the joke. I've heard it from taxi drivers. {K}.
{K}: easy to find in every group photo.
I used to hide it. Now I come with good lighting. {K}.
reader:
What do strangers always say to you? {K}.
What did you once want to change and now wouldn't? {K}.
Who in your family do you have it from? {K}.
scene:
“Has anybody ever told you…” Yes. {K}.
A mirror, a grin, no complaints. {K}.
A shop, a rack, a small sigh, a good find. {K}.
plain:
It's the first thing people see, and the last I'd give away. {K}.
{K}. Runs in the family, walks in like it.
news:
{K}. Somewhere a grandmother is saying “just like me”.
I'm filing it under good genes. {K}.

== own-skin 🤍
under: self-care
nouns: body positivity, body positive, body image, body confidence, stretch marks, scars, my scars, acne, acne skin
nouns: skin confidence, loving my body, body neutrality, self acceptance, self-acceptance
nouns: being comfortable in my own skin, my body, mastectomy scar, c-section scar, vitiligo, eczema, alopecia
nouns: wearing a bikini, cellulite, stretch marks and all, mom bod, dad bod
tags: BodyPositivity, SelfAcceptance, InMyOwnSkin
turn:
{K}. It has carried me everywhere, and I only ever complained about the packaging.
Nobody at the lake was looking. They were all holding in their own. {K}.
{K}: not a before picture.
Skin has a memory. Mine has been through some things. {K}.
reader:
What would you tell the younger you about mirrors? {K}.
What has your body done for you that you never thanked it for? {K}.
Who showed you how to be at ease? {K}.
scene:
A mirror, a breath, a softer look. {K}.
Bare arms, warm air, no excuse. {K}.
A photo not deleted. {K}.
plain:
You don't have to love it every day to be kind to it. {K}.
{K}. Lived in, looked after, mine.
news:
{K}. It's a small step, and it was a long way.
The mirror and I have agreed to be friends. {K}.

== generations 📱
under: nostalgia
nouns: gen z, millennial, millennials, boomers, boomer, gen x, gen alpha, generation z, generation x, millennial mom
nouns: millennial problems, generation gap, gen z slang, elder millennial, xennial, gen z humor, zillennial
tags: GenerationGap, Millennials, GenZ
turn:
{K}. Each of us is sure that the others use the phone wrong.
Somebody's skinny jeans are going nowhere. {K}.
{K}: raised by dial-up, held together by memes.
The emoji means something else now, and nobody told us. {K}.
reader:
What gives your age away at once? {K}.
Thumbs up: friendly, or the end of a friendship? {K}.
Which word will never be cool again because your parents said it? {K}.
scene:
The phone rings. Panic. Nobody rings anymore. {K}.
A rotary phone, a teenager, a long investigation. {K}.
“Back then we had to rewind it.” “Rewind what?” {K}.
plain:
Every age thinks that its songs were the good ones. {K}.
{K}. We all roll our eyes at somebody.
news:
{K}. Somebody please explain it to my parents, and then to me.
The group chat is split by birth year. {K}.

== time-off 🌍
under: trip
nouns: sabbatical, my sabbatical, our sabbatical, career break, mini retirement, time off, unplugged week
tags: Sabbatical, GapYear, CareerBreak
turn:
{K}. The calendar is empty, and my thumb still checks it.
I wanted to find myself. I found a very good bakery first. {K}.
{K}: nobody has asked for a status update in ages.
What do you do all day? As little of it as possible, very well. {K}.
reader:
What would you do with a whole year? {K}.
Travel, learn something or just sit down: which kind are you? {K}.
What did you expect, and what came instead? {K}.
scene:
A one-way ticket, a borrowed backpack, a nervous laugh. {K}.
An alarm clock, unplugged, with ceremony. {K}.
“And when are you back?” A shrug, a smile. {K}.
plain:
Sometimes the next step is a pause. {K}.
{K}. The work will be there. The light won't.
news:
{K}. My out-of-office message is poetry.
The desk plant has a new family. {K}.

== phd-life 🎓
under: university
nouns: thesis defense, dissertation defense, defended my thesis, doctorate, doctoral student, grad school life
nouns: phd defense, phd journey, bachelor's thesis, masters degree, defending my dissertation
tags: PhDLife, GradSchool, ThesisLife
turn:
{K}. An expert on one very small thing, and unable to explain it at dinner.
“When will you be done?” is not a dinner topic. {K}.
{K}: years of reading, and the acknowledgments made me cry.
The document is named final, and it has seen things. {K}.
reader:
What's your topic, in words your grandma would use? {K}.
What got you through: coffee, colleagues or spite? {K}.
Who gets thanked first? {K}.
scene:
A cursor, a footnote, the sun coming up. {K}.
“Any questions?” There's always the one in the back row. {K}.
A bound copy, a thumb over the spine, a typo on the first page. {K}.
plain:
It's a marathon, but sitting down. {K}.
{K}. So many pages, one stubborn person.
news:
{K}. The family will insist on the title.
Even the strictest reviewer has nothing to add. {K}.

== caregivers 🤍
under: family
nouns: caregivers, caregiving, caring for my parents, caring for my mom, caring for my dad, sandwich generation
nouns: family caregiver, family caregivers, aging parents, home health aide, home health aides, elderly parents
tags: Caregivers, CaregiverLife, CareWithLove
turn:
{K}. They once cut your food. Now you know how much love was in it.
The to-do list is long, and most of it can't be seen. {K}.
{K}: strong enough for everybody, tired where nobody looks.
You learn to ask the same question kindly, and to answer it again. {K}.
reader:
Who looks after you while you look after them? {K}.
What helped you that nobody had told you about? {K}.
Which small moment made the day? {K}.
scene:
A hand on an arm, down the stairs, no hurry. {K}.
A pill box, a cup of tea, an old song. {K}.
A joke from long ago, and for a second everything's as it was. {K}.
plain:
Love is often very practical. {K}.
{K}. You don't have to do it perfectly.
Ask for help. It counts as caring, too. {K}.
news:
{K}. A good day is a good day.
Somebody brought soup, and it was more than soup. {K}.

== patched-up 🩹
under: growth
nouns: on crutches, cast off, walking boot, stitches out, physical therapy exercises, wrist brace, broken wrist
nouns: sprained ankle, twisted ankle, ankle brace, on the mend, boot off, cast signing
tags: OnTheMend, BandAidBrave, SlowAndSteady
turn:
{K}. The couch and I are in a committed relationship.
Everything I need is upstairs. It always was, but now it's personal. {K}.
{K}: suddenly everybody has a story about their knee.
You only notice how many stairs there are when you count them. {K}.
reader:
What's the official story, and what's the real one? {K}.
Who carries your coffee? {K}.
What did you only notice when you had to slow down? {K}.
scene:
Step, hop, rest. Step, hop, swear quietly. {K}.
“How did you do that?” A heroic version, again. {K}.
A door, no free hand, a stranger who gets it. {K}.
plain:
Slowly is a perfectly good speed. {K}.
{K}. One small step, then the next.
news:
{K}. Pillows have been stacked accordingly.
Everybody is being very nice, and it could go on like this. {K}.

== dancer 🩰
under: dance
nouns: dancer, dancers, ballet dancer, ballet dancers, dance partner, dance partners, dance kid, ballroom dancer
nouns: hip hop dancer, tap dancer, dance company, little dancer, tiny dancer, dancer life
tags: DancerLife, Dancers, DanceMoves
turn:
{K}. You see the leap. The blisters stay in the shoes.
Every kitchen floor is a stage if the song is right. {K}.
{K}: counting out loud since before it was cool.
The music starts, and the shy one is gone. {K}.
reader:
Which song gets your feet going before you know it? {K}.
Solo, partner or right in the middle of the row? {K}.
What did dancing teach you that walking couldn't? {K}.
scene:
Hair up, chin up, from the top. {K}.
A mirror, a stumble, a laugh, again. {K}.
Tape on the toes, sparkle on the cheeks. {K}.
plain:
Some things only the body can say. {K}.
{K}. The floor remembers every rehearsal.
invite:
{K}. Bring shoes you can spin in.
Left feet welcome, both of them. {K}.
news:
{K}. That deserves at least a pirouette.
Toes pointed, grin wide. {K}.
`;
