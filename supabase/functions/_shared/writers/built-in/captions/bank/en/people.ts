export const people = `
== hairdresser 💇
under: hair
nouns: hairdresser, hairdressers, hairstylist, hair stylist, stylist, barber, barbers, my barber, my hairdresser
nouns: colorist, hair colorist, salon owner, barbershop owner, hairdresser life, barber life, salon assistant
nouns: apprentice barber
tags: Hairstylist, BarberLife, SalonLife
turn:
{K}. Half scissors, half therapist, fully booked.
“Just a trim” is where trust begins. {K}.
You can change doctors, cities and opinions. Nobody just changes {the}.
The mirror shows the hair. The chair hears everything else.
{K}: the only person allowed to say “what happened here?”
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
news:
{K}. The scissors have had quieter days.
The chair already knew. The chair always knows first. {K}.
invite:
{K}. Bring the hair and the gossip, both will be taken care of.
Your bangs have been asking for an adult. {K}.

== nurse 🤍
under: person
nouns: nurse, nurses, registered nurse, nurse life, night nurse, school nurse, nursing, nursing student
nouns: nursing school, nurses week, nurses' week, nurse appreciation, travel nurse, nurse practitioner
nouns: student nurse, nurse friend, midwife, midwives
tags: NurseLife, Nurses, Nursing, NurseAppreciation
turn:
{K}. All the steps, none of the breaks, and still a smile at the door.
The coffee goes cold because somebody else came first. {K}.
Comfortable shoes, strong stomach, soft voice. {K}.
{K}: remembers every name on the hall and forgets to drink water.
reader:
Who was the nurse that made a bad day bearable for you?
Nurses: what's in your pockets at the end of a shift?
Day shift or night shift, and which one understands you better? {K}.
scene:
Pen in the pocket, pen in the hair, no pen to be found. {K}.
“Have you had lunch?” A long laugh. {K}.
Badge off, shoes off, a couch that asks no questions. {K}.
plain:
The kind of calm that holds other people together. {K}.
Not every thank-you gets said out loud. Here's one. {K}.
{K}. A warm hand does a lot of quiet work.
news:
{K}. The break room has already heard it.
Told during handover, of course, between the important parts. {K}.
invite:
You take care of everybody. This one is for you. {K}.
Bring the sore feet and sit down for once. {K}.

== doctor-paramedic 🩺
under: person
nouns: doctor, doctors, medical student, med student, med school, medical school, surgeon, surgeons, resident doctor
nouns: paramedic, paramedics, emt, emts, first responder, first responders, medical residency, family doctors, gp
nouns: family doctor
tags: Medicine, MedLife, FirstResponders, MedStudent
turn:
{K}. The handwriting is a secret, the patience isn't.
Every family dinner ends with somebody saying “can you look at this?” {K}.
Years of studying, and still the bravest skill is listening. {K}.
{K}: fluent in long words, appreciated for the simple ones.
reader:
Who was calm when you couldn't be? Send them this.
What does everybody ask you at parties once they hear what you do? {K}.
Coffee, sleep or a day without a phone: what would you choose first? {K}.
scene:
“Is there a doctor here?” Every relative at the table points. {K}.
A pager, half a sandwich, a very quick goodbye. {K}.
Textbook under the arm, coffee in the hand, sleep nowhere in sight. {K}.
plain:
Somebody has to stay calm. Thank you for being somebody. {K}.
{K}. Long days, steady hands.
The best ones explain it until you've really understood. {K}.
news:
{K}. Said quickly, between one door and the next.
The white coat has seen stranger things. {K}.
invite:
{K}. For once, somebody else is looking after you.
Leave the beeper in the bag for a moment. {K}.

== firefighter 🚒
under: person
nouns: firefighter, firefighters, fireman, firemen, fire department, fire crew, volunteer firefighter, fire chief
nouns: fire brigade, volunteer fire department
tags: Firefighter, FireDepartment, FirstResponders, FirehouseLife
turn:
{K}. Everybody else runs out. There's a job description.
The pole is the part everyone asks about. The kitchen is where it happens. {K}.
{K}: asleep in boots, awake in seconds.
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
news:
{K}. The whole station knew before the bell rang.
Somewhere a helmet is being polished to this. {K}.
invite:
{K}. Bring the kids, there's a truck to admire.
The people who come when you call would love to see you on a calm day. {K}.

== mail-carrier 📬
under: person
nouns: mail carrier, mail carriers, mailman, postman, postwoman, mail lady, postal worker, postal workers
nouns: letter carrier, delivery driver, delivery drivers, delivery guy, courier, couriers, ups driver, fedex driver
nouns: amazon driver, usps, delivery person, bike courier, letter carriers
tags: MailCarrier, DeliveryDriver, HappyMail
turn:
{K}. Knows every dog on the route by name and by opinion.
No one listens for footsteps like a person with a tracking number. {K}.
Rain, stairs, a gate that sticks: the parcel arrives anyway. {K}.
{K}: the most awaited person on the street.
reader:
Do you open the door, or wait behind it until they're gone?
Which house has the dog, and does the dog mean it? {K}.
Do you track the parcel every hour like a normal person? {K}.
scene:
“Sorry we missed you.” I was right here. I was standing right here.
A knock, a blur, a box on the mat. {K}.
The dog barks. The truck drives off. The dog considers it a win. {K}.
plain:
A good day sometimes comes through the mail slot. {K}.
{K}. Miles of doorsteps, one hello at each.
Thank you for closing the gate. {K}.
news:
{K}. Every porch on the route has heard by now.
The dog at the corner will want to comment. {K}.
invite:
{K}. Leave a note, a wave, or something cold to drink.
Your doormat is about to be useful. {K}.

== chef 👩‍🍳
under: person
nouns: chef, chefs, line cook, line cooks, cook, cooks, sous chef, head chef, private chef, personal chef
nouns: pastry chef, chef life, kitchen crew, kitchen team, kitchen staff, culinary student
tags: ChefLife, KitchenLife, Chefs, LineCook
turn:
{K}. Feeds a whole room and eats standing up.
“Behind!” is how I say hello now. {K}.
The plate looks calm. The kitchen was an opera. {K}.
{K}: can taste one missing grain of salt and live on cold fries.
reader:
Well done: do you judge, or just sigh quietly? {K}.
What does a chef eat at home, and is it toast?
Which dish would you cook if you had only one shot to impress somebody? {K}.
scene:
“Corner!” “Hot!” “Who moved my spoon?” {K}.
A towel on the shoulder, a burn on the wrist, a grin at the pass. {K}.
The plate goes out. A wipe of the rim. Never mind, one more wipe. {K}.
plain:
Flowers are nice. Butter says it better. {K}.
{K}. Every good night out starts behind a swinging door.
Hot pans, sharp knives, soft hearts. {K}.
news:
{K}. The kitchen took it the usual way: loudly.
Written on masking tape and stuck to the fridge. {K}.
invite:
{K}. Pull up a chair, somebody has been tasting all day for you.
Send your compliments. The kitchen pretends not to hear, and loves it. {K}.

== baker-person 🥖
under: person
nouns: baker, bakers, home baker, home bakers, baker life, bread baker, cake baker, cake decorator, cake artist
nouns: baker's life, amateur baker, bakery owner, cottage baker, pastry cook
tags: Baker, BakerLife, HomeBaker, BakersOfInstagram
turn:
{K}. Flour on the sleeve, flour on the phone, flour in places with no explanation.
Gets up when the last ones go to bed, and smells better. {K}.
{K}: somebody who says “by feel” and means it.
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
news:
{K}. The dough rose to the occasion.
Told over a cooling rack, with crumbs. {K}.
invite:
{K}. Come hungry, we're bad at small portions.
Follow your nose, it knows the address. {K}.

== barista ☕
under: person
nouns: barista, baristas, my barista, head barista, barista life, coffee barista, home barista, barista championship
nouns: latte artist
tags: Barista, BaristaLife, LatteArt, CoffeeShop
turn:
{K}. Sees people before their first sip and still likes them.
The name on the cup is an interpretation. {K}.
{K}: pours a heart for a person who will stir it at once.
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
news:
{K}. The espresso machine let out a proud hiss.
Everyone in line has been told, whether they asked or not. {K}.
invite:
{K}. Bring your half-closed eyes, the rest will be poured.
Say your name slowly. We'll do our best. {K}.

== waiter 🍽️
under: person
nouns: waiter, waiters, waitress, waitresses, server life, waitstaff, restaurant server, waiting tables, food server
nouns: hostess, restaurant host, head waiter, service industry, serving tables, busser, food runner
tags: ServerLife, Waitress, RestaurantLife, ServiceIndustry
turn:
{K}. Carries plates for a whole table and forgets where the own keys are.
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
news:
{K}. The kitchen heard it first, table by table after that.
Delivered with bread and a small bow. {K}.
invite:
{K}. Sit down, somebody else is doing the running.
Come hungry, tip kindly. {K}.

== bartender 🍸
under: person
nouns: bartender, bartenders, mixologist, barkeeper, barkeep, bar staff, bartender life, barmaid, barman, bartending
nouns: bar manager, bar team
tags: Bartender, BartenderLife, Mixology, BehindTheBar
turn:
{K}. Shakes the drink, stirs the conversation, keeps the secrets.
“Surprise me” is the most dangerous sentence on either side of the bar. {K}.
{K}: the listener with the best ice.
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
news:
{K}. The regulars raised a glass before the sentence was over.
The shaker played the drum roll. {K}.
invite:
{K}. Take a stool, tell us everything.
Order the thing you can't pronounce, we'll know. {K}.

== farmer 🚜
under: person
nouns: farmer, farmers, dairy farmer, farm family, farmer life, rancher, ranchers, organic farmer, farmhand
nouns: young farmer, corn farmer, shepherd, shepherds, cattle rancher, homesteader, wheat farmer
tags: FarmLife, Farmers, ThankAFarmer, Agriculture
turn:
{K}. The alarm clock has feathers and no snooze button.
Talks about the weather like others talk about family. {K}.
{K}: checks the sky before the phone.
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
{K}. Patience you can walk on.
Good soil, stubborn people. {K}.
news:
{K}. The tractor would honk, if it weren't so modest.
The animals were told at feeding time. No reaction. {K}.
invite:
{K}. Meet the people behind the plate.
Come in boots, leave with dirt under the nails and something good in the bag. {K}.

== mechanic 🔧
under: person
nouns: mechanic, mechanics, auto mechanic, car mechanic, my mechanic, bike mechanic, aircraft mechanic
nouns: motorcycle mechanic, mechanic life, auto technician, service technician, diesel mechanic, gearhead
nouns: grease monkey
tags: Mechanic, MechanicLife, GarageLife, AutoRepair
turn:
{K}. Can hear what's wrong while I'm still making the noise with my mouth.
The noise always stops when you get there. {K}.
{K}: hands that are never clean and a car that's never finished.
There is always one bolt left over. We don't talk about the bolt. {K}.
reader:
How do you describe the noise: clunk, squeak or interpretive dance?
Do you nod when they explain it, and do you understand a word? {K}.
What was your first car's most famous noise? {K}.
scene:
“It goes krrr, then nothing, then krrr.” A slow nod. “I see.” {K}.
A flashlight between the teeth, half a person under the hood. {K}.
The socket you need is gone. It's always that one. {K}.
plain:
It's a good feeling when somebody knows what they're doing. {K}.
{K}. Grease on the hands, peace of mind for the rest of us.
news:
{K}. Somewhere a wrench fell down in applause.
The coffee in the workshop has never tasted so festive. {K}.
invite:
{K}. Bring the noise, we speak it fluently.
That little light on your dashboard would like to see us. {K}.

== trades 🧰
under: repair-trade
nouns: contractor, contractors, general contractor, plumber, plumbers, my plumber, our plumber, electrician life
nouns: tradesperson, tradespeople, tradesman, construction worker, construction workers, carpenters, roofer, roofers
nouns: bricklayer, welders, painter decorator, skilled trades, blue collar, construction crew, plumber life
nouns: hvac technician, hvac tech
nouns: welder
tags: SkilledTrades, Contractor, ConstructionLife, BlueCollar
turn:
{K}. Says “who did this?” and we both know it was me.
A video made it look easy. The video is why we called. {K}.
{K}: measures first, sighs second, fixes it third.
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
news:
{K}. The toolbox stood up a little straighter.
The level says it's perfectly straight. {K}.
invite:
{K}. Put down the duct tape, help is here.
The thing you've been stepping around? Show us. {K}.

== photographer 📷
under: photography
nouns: photographer, photographers, wedding photographer, family photographer, portrait photographer
nouns: newborn photographer, pet photographer, event photographer, food photographer, travel photographer
nouns: wildlife photographer, photographer life, freelance photographer, videographer, videographers
nouns: wedding videographer, second shooter
tags: Photographer, PhotographerLife, BehindTheLens
turn:
{K}. In every family memory and in none of the pictures.
“I'm not photogenic,” said everybody, right before their best picture. {K}.
{K}: lies in the wet grass so that you look relaxed.
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
news:
{K}. For once, somebody should take a picture of this.
The memory card has been told to make room. {K}.
invite:
{K}. Bring your good side. The other one is good too.
You don't have to know how to pose. That's our part. {K}.

== dj-band 🎧
under: music
nouns: dj, djs, deejay, dj life, cover band, garage band, rock band, jazz band, my band, our band, band members
nouns: bandmates, bandmate, brass band, marching band, wedding band music, singer, singers, musician, musicians
nouns: street musician, busker, drummer, guitarist, bassist, lead singer, singer songwriter
tags: LiveMusic, Musicians, BandLife, MusicLife
turn:
{K}. The neighbors know the setlist too.
Everybody has one request, and it's always that song. {K}.
{K}: loud hobby, quiet bank account.
The first song is for the nerves. After that it's for the room. {K}.
reader:
What song gets you on the floor no matter how tired you are?
Front row or back by the bar? {K}.
If your life had a live band, which part would they play too loud?
scene:
“Check. Check. Check, check.” The most hopeful speech in music. {K}.
Cables everywhere, one missing, always the same one. {K}.
A wink, a count, a room that suddenly moves together. {K}.
plain:
Someone has to start the song. {K}.
{K}. A good night has a beat.
news:
{K}. It would make a decent chorus.
The bass player found out last, as is tradition. {K}.
invite:
{K}. Wear shoes you can sing in.
Your kitchen dancing is ready for a bigger floor. {K}.

== coach 📣
under: person
nouns: coach, coaches, my coach, head coach, soccer coach, baseball coach, basketball coach, swim coach, cheer coach
nouns: football coach, personal trainer, personal trainers, fitness coach, running coach, yoga teacher
nouns: yoga instructor, fitness instructor, spin instructor, trainer, trainers, life coach, fitness trainer
tags: Coach, CoachLife, Trainer, Coaching
turn:
{K}. Believes in you loudly and counts slowly.
“Last one” is a figure of speech. {K}.
{K}: sees more in you than you do, and then makes you run for it.
The whistle is small. The effect isn't. {K}.
reader:
Which sentence from a coach is still in your head?
Do you need a push, a joke or a look? {K}.
Who pushed you exactly when you wanted to stop? Tag them.
scene:
“Almost there.” It was the warm-up. {K}.
Clipboard, cap, a voice that crosses parking lots. {K}.
A clap, a deep breath, “again”. {K}.
plain:
Some people lend you their belief until yours arrives. {K}.
{K}. Tough on the excuses, soft on the person.
news:
{K}. A proud nod was seen, and that's as loud as it gets.
The whistle blew for joy. {K}.
invite:
{K}. Bring water, leave the excuses at the door.
You only have to show up, the shouting is covered. {K}.

== best-friend 🤝
under: friends
nouns: best friend, best friends, my best friend, bestie, besties, bff, bffs, childhood friend
nouns: childhood best friend, oldest friend, childhood friends, work bestie, long distance best friend
nouns: college best friend, friend of mine, best mate, ride or die
tags: BestFriend, Bestie, BFF, Friendship
turn:
{K}. Knows the long version of every story and still asks to hear it.
I sent a screenshot, no comment. The answer was already typing. {K}.
{K}: the one person who can say “you're being dramatic” and live.
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
news:
{K}. I screamed in a very supportive way.
The group chat of just us needed a moment. {K}.
invite:
{K}. Bring the person who'd come along anyway.
Good alone, better with the one who finishes your fries. {K}.

== sister 👯
under: siblings
nouns: sister, sisters, my sister, my sisters, little sister, big sister, older sister, younger sister, baby sister
nouns: twin sister, sister night, sisters night, sister trip, soul sister, stepsister, half sister, sis, sisterhood
nouns: sister day
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
news:
{K}. I'm allowed to brag, it's in the contract.
Of course I cried. I'll never hear the end of it. {K}.
invite:
{K}. Come as a pair, argue in the car, leave as friends.
Call your sister before somebody else's does. {K}.

== brother 🤜
under: siblings
nouns: brother, brothers, my brother, my brothers, little brother, big brother, older brother, younger brother
nouns: baby brother, twin brother, stepbrother, half brother, bro, brotherhood, brothers trip, brotherly love
tags: Brother, Brothers, BrotherLove, Siblings
turn:
{K}. Would help me move a piano and never let me hear the end of it.
I learned all my tricks for getting the front seat at home. {K}.
{K}: says “you okay?” once a year, and means it every time.
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
news:
{K}. I'm proud, but please don't pass it on.
The family chat is unusually kind about it. {K}.
invite:
{K}. Bring your brother, there's enough food for that.
Losers pay, and you know who that is. {K}.

== cousins 👋
under: siblings
nouns: cousin, cousins, my cousin, my cousins, favorite cousin, baby cousin, second cousin, cousin crew, cousin time
nouns: cousin weekend, cousins day, cousin night, cousin sleepover
tags: Cousins, CousinCrew, FamilyTime, CousinLove
turn:
{K}. Related by blood, united by hiding from the dishes.
We see each other rarely and start in the middle of a sentence. {K}.
{K}: the friends your family picked, and got surprisingly right.
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
news:
{K}. The aunts are beside themselves.
This is going straight into the family legends. {K}.
invite:
{K}. Round up the whole crew, we'll need more chairs.
Big table, bigger stories. Bring the loud ones too. {K}.

== aunt-uncle 🎁
under: family
nouns: aunt, aunts, my aunt, auntie, aunties, aunty, favorite aunt, cool aunt, uncle, uncles, my uncle
nouns: favorite uncle, cool uncle, fun uncle, rich aunt, aunt life, uncle life, great-aunt, great-uncle
nouns: aunt and uncle, new aunt, new uncle, becoming an aunt
tags: AuntLife, UncleLife, Family, FamilyLove
turn:
{K}. All the sugar, none of the bedtime.
Gives loud toys and then drives home. {K}.
{K}: knows what your parents were like at your age, and can be bribed.
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
news:
{K}. The toasts at the next family dinner just got longer.
Half the relatives knew it first, as usual. {K}.
invite:
{K}. For everyone who says yes when the parents say maybe.
Spoil them first, ask the parents later. {K}.

== spouse 💑
under: couple
nouns: husband, my husband, wife, my wife, spouse, my spouse, hubby, wifey, better half, my better half
nouns: husband and wife, married life, marriage, newlyweds, newlywed, newlywed life, my partner, life partner
nouns: other half
tags: MarriedLife, Marriage, Couple
turn:
{K}. I said forever, and forever means also the way you load the dishwasher.
We can read each other's minds, except on the subject of dinner. {K}.
{K}: the person I tell that I'm not talking to.
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
news:
{K}. I knew I married well.
invite:
{K}. Leave the dishes, take the hand.
Tell the other half that plans have been made. {K}.

== boyfriend-girlfriend 💕
under: couple
nouns: boyfriend, my boyfriend, girlfriend, my girlfriend, new boyfriend, new girlfriend, boyfriend day
nouns: girlfriend day, national boyfriend day, national girlfriend day, significant other, my love, sweetheart, bae
nouns: partner in crime
tags: Relationship, MyPerson, Couple
turn:
{K}. Proof that I can share my fries.
I came for the butterflies and stayed for the way you laugh at your own jokes. {K}.
{K}: the reason half of somebody's hoodies live in somebody else's closet.
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
news:
{K}. Yes, I'm smiling at my phone again.
invite:
{K}. Send this without a comment and see what happens.
Take the person whose hoodie you're wearing. {K}.

== twins 👯
under: siblings
nouns: twin, twins, twin babies, twin boys, twin girls, identical twins, fraternal twins, twin life, twin mom
nouns: twin dad, twin parents, twinning, my twin, twin birthday
tags: Twins, TwinLife, TwinLove, DoubleTrouble
turn:
{K}. Same birthday, opposite opinions.
“Which one is which?” The one who answers first. {K}.
{K}: sharing a room before either could complain about it.
Half the name-calling, all of the confusion. {K}.
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
news:
{K}. The other one wants it noted that they were there too.
Congratulations to both, before there's an argument. {K}.
invite:
{K}. Bring your other half, the original one.
One for you, one for the person who will want the same. {K}.

== toddler 🧸
under: kids
nouns: toddler, toddlers, my toddler, our toddler, toddler life, toddler mom, toddler dad, terrible twos, threenager
nouns: toddler tantrum, tantrum, tantrums, toddler time, toddler class, toddler activities
tags: ToddlerLife, Toddler, Parenting, ToddlerMom
turn:
{K}. Small person, large opinions, one shoe.
The banana broke. We're all taking it very hard. {K}.
{K}: won't wear the jacket, won't go out without the jacket.
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
news:
{K}. The stuffed animals attended in full number.
Celebrated with crackers, mostly on the floor. {K}.
invite:
{K}. Bring snacks. Then bring more snacks.
Small shoes off, big energy welcome. {K}.

== in-laws 🍽️
under: family
nouns: in-laws, mother-in-law, father-in-law, my in-laws, parents-in-law, mother in law, father in law, in laws
nouns: dinner with the in-laws
tags: InLaws, FamilyTime, FamilyLife
turn:
{K}. You marry one person and get the whole table.
I learned their dishwasher before I learned their middle names. {K}.
{K}: family I didn't grow up with and now can't imagine dinner without.
Taking seconds is diplomacy. Taking thirds is a peace treaty. {K}.
reader:
What did you wear to the first meeting, and did you spill something on it?
What's the family tradition you married into and still don't understand? {K}.
Do you do first names, nicknames or elegantly avoid both?
scene:
“Have some more.” It wasn't a question. {K}.
Best shirt, best behavior, gravy on the sleeve. {K}.
The baby photo album comes out. Suddenly I'm very interested. {K}.
plain:
They raised the person I love. I'll always owe them for that. {K}.
{K}. More people to call when something good happens.
news:
{K}. I laughed at the right moment and felt like a local.
Both sides of the family approve, so mark the occasion. {K}.
invite:
{K}. Come with an appetite and a compliment for the curtains.
Big table, mixed families, all welcome. {K}.

== roommate 🛋️
under: friends
nouns: roommate, roommates, my roommate, roomie, roomies, flatmate, flatmates, housemate, housemates, roommate life
nouns: roommate search, college roommate, sharing an apartment, shared apartment, flatshare, my flatmate
nouns: new roommate
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
news:
{K}. The fridge has seen it all, and says nothing.
We held a house meeting about it, in pajamas. {K}.
invite:
{K}. Bring your own towel and a sense of humor.
There's a shelf in the fridge with your name on it, for now. {K}.

== boss 💼
under: office
nouns: boss, bosses, my boss, our boss, boss's day, bosses day, national boss day, my manager, team lead, supervisor
nouns: ceo, good boss, boss life, store manager, office manager, team leader, department head
tags: BossDay, Leadership, WorkLife, OfficeLife
turn:
{K}. Says “quick question” and the calendar holds its breath.
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
news:
{K}. There may be cake in the kitchen, we're told.
A meeting could have been an email. This was worth a meeting. {K}.
invite:
{K}. Approved from above, so you may as well enjoy it.
Nominate somebody who makes work feel human. {K}.

== coworkers ☕
under: team
nouns: coworker, coworkers, co-worker, co-workers, my coworkers, my coworker, colleague, colleagues, my colleagues
nouns: my colleague, work friend, work friends, work family, work wife, work husband, office friends
nouns: former coworkers, favorite coworker, new coworker, coworker birthday
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
news:
{K}. Desk drumroll, please.
There's a card going around. Sign it before there's only the corner left. {K}.
invite:
{K}. Bring the whole row, including the one who never has time.
After-work plans, made before anyone can say “busy”. {K}.

== intern-apprentice 📎
under: new-job
nouns: intern, interns, our intern, internship, internships, apprentice, apprentices, apprenticeship, trainee
nouns: trainees, summer intern, apprentice life, new apprentice, summer internship, working student, intern life
nouns: first internship
tags: InternLife, Apprenticeship, Internship, CareerStart
turn:
{K}. Knows nothing about the coffee machine and everything about the software.
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
news:
{K}. Somebody clearly learns faster than we can teach.
The coffee order was perfect as well, just saying. {K}.
invite:
{K}. No experience is how everybody here began.
Bring your curiosity, we've got the rest and a spare pen. {K}.

== developer-designer 💻
under: coding
nouns: software developer, developers, developer, web developer, game developer, app developer, programmers
nouns: programmer, software engineer, software engineers, designer, graphic designer, graphic designers
nouns: web designer, ux designer, product designer, interior designer, ui designer, graphic design, designer life
nouns: freelance designer, design student
tags: DesignLife, CreativeWork, TechLife, BehindTheScreen
turn:
{K}. It was finished. Then somebody said “just one tiny thing”.
The file is called final. The file is lying. {K}.
{K}: paid to be annoyed by things nobody else can see.
It works, and I'm not asking it why. {K}.
reader:
What's the name of your worst file: final, final-final or the-real-one?
“Can you make it pop?” How do you answer without crying?
Dark mode all day, or are you a morning person? {K}.
scene:
“It's on my machine, it works.” “Then we'll ship your machine.” {K}.
Zoom in. Closer. Move it by one pixel. Lean back. Peace. {K}.
“How hard can it be?” The room goes cold. {K}.
plain:
Somebody thought about it for hours so that you don't have to. {K}.
{K}. Most of the work is deciding what to leave out.
news:
{K}. Saved, backed up, and saved again out of habit.
Feedback came in, and it was just “wow”. Framing it. {K}.
invite:
{K}. Tell us the idea on the napkin, we'll take it from there.
Bring a rough sketch and wild hopes. {K}.

== librarian 📚
under: book
nouns: librarian, librarians, school librarian, my librarian, library staff, library assistant, children's librarian
nouns: librarian life, book club host, library worker, library volunteer
tags: Librarian, LibrariansOfInstagram, LibraryLife, BookLovers
turn:
{K}. Can find the blue book you remember nothing else about.
The shush is a myth. The eyebrow is real. {K}.
{K}: knows what you want to read before you've finished shrugging.
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
news:
{K}. Filed under very good things.
There was applause, in an indoor voice. {K}.
invite:
{K}. Bring a card, leave with more than you can carry.
Ask for something you'd never pick yourself. {K}.

== lawyer ⚖️
under: professional-office
nouns: lawyer, lawyers, attorney, attorneys, law student, paralegal, paralegals, lawyer life, future lawyer
nouns: legal team, lawyer friend, law firm life
tags: LawyerLife, LawSchool, Attorneys
turn:
{K}. “It depends” is a complete answer and a lifestyle.
Reads the whole text before clicking “I agree”. Somebody has to. {K}.
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
news:
{K}. The verdict is in, and it calls for cake.
No further questions. {K}.
invite:
{K}. Bring the letter you've been afraid to open.
Plain words are available on request. {K}.

== accountant-person 🧮
under: professional-office
nouns: accountant, accountants, my accountant, bookkeeper, bookkeepers, accounting student, accountant life
nouns: accounting, cpa, auditor, payroll team, tax accountant, tax advisor, finance team
tags: Accountant, Accounting, AccountantLife, Bookkeeping
turn:
{K}. One cent off, and nobody goes home.
Knows exactly what you spent on snacks and doesn't say a word. {K}.
{K}: the calm person holding my shoebox of receipts.
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
{K}. Somebody to make order out of my drawers.
news:
{K}. Entered in the good column.
It was celebrated wildly, with a fresh highlighter. {K}.
invite:
{K}. Bring the shoebox, we've seen worse.
Your receipts would like to speak to a professional. {K}.

== realtor-person 🏡
under: real-estate
nouns: realtor, realtors, real estate agent, real estate agents, estate agent, realtor life, listing agent
nouns: buyer's agent, new realtor, broker, real estate broker, house flipper
tags: RealtorLife, Realtor, RealEstateAgent
turn:
{K}. Sees potential where I see a carpet in the bathroom.
“Cozy” is a language, and it's spoken fluently here. {K}.
{K}: owns more keys than a castle and knows which one sticks.
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
news:
{K}. The sign out front is standing a little taller.
Yes, there was a happy dance in an empty living room. {K}.
invite:
{K}. Come and look, closets are made for being opened.
Bring your wish list and your furniture measurements. {K}.

== teen 🎧
under: teenager
nouns: teenager, teenagers, my teenager, my teenagers, teen, teens, my teen, teenage son, teenage daughter
nouns: teen years, teenage years, tween, tweens, teenage bedroom, raising teenagers, teenager's room
tags: Teenagers, TeenLife, RaisingTeens
turn:
{K}. Asleep all morning, starving all afternoon, wise when everybody else is in bed.
The door is closed, the fridge is open, the answer is “fine”. {K}.
{K}: can't hear the dishwasher beeping, hears a snack bag through concrete.
One day they let you pick the music, and you don't know what to do with the honor. {K}.
reader:
What were you absolutely sure about at that age?
What's the longest answer you've had from a teenager so far? {K}.
Knock and wait, or text from the kitchen?
scene:
“How was school?” “Good.” “What did you do?” “Nothing.” {K}.
Every glass in the house, found at last, in one room. {K}.
Headphones in, hood up, and then, out of nowhere, a hug. {K}.
plain:
Half child, half grown, all heart when you least expect it. {K}.
{K}. Growing faster than the shoes.
news:
{K}. I've been asked not to make a thing of it. So.
The reaction was a shrug, and the shrug was proud. {K}.
invite:
{K}. There will be food. That usually gets them out of the room.
No parents' dancing, we promise. {K}.

== students 📚
under: university
nouns: student, students, my students, our students, college student, university student, high school student
nouns: exchange student, student life, broke college student, grad student, phd student, honor student, art student
nouns: music student, international student, transfer student
tags: StudentLife, Students, CollegeLife, StudyLife
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
news:
{K}. The instant noodles get upgraded to the ones with an egg.
Group project energy, but everybody actually helped. {K}.
invite:
{K}. Bring your ID and your hungry friends.
Close the laptop for a moment, the essay will wait where you left it. {K}.

== customers 🛍️
under: small-business
nouns: customer, customers, our customers, regular customer, loyal customers, new customers, favorite customer
nouns: first customer, happy customer, happy customers, our regulars, our clients, dream client
nouns: customer appreciation, customer appreciation day
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
news:
{K}. It made the whole counter smile.
That one goes on the wall in the back room. {K}.
invite:
{K}. For everyone who has a favorite spot at the counter.
New faces and old hands, the door works the same for both. {K}.

== fans ✨
under: concert
nouns: taylor swift, swiftie, swifties, eras tour, bts, army fandom, harry styles, beyonce, beyoncé, beyhive
nouns: taylor swift concert, k-pop, kpop, boy band, boy bands, one direction, fangirl, fan girl, fandom life
nouns: fan club, fan meeting, billie eilish, olivia rodrigo, sabrina carpenter, bad bunny, ariana grande, lady gaga
nouns: bruno mars, coldplay, superfan, meet and greet, celebrity crush, idol, idols, blackpink
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
news:
{K}. I'm fine. I'm not fine. I'm breathing.
My voice has left, and took the good notes with it. {K}.
invite:
{K}. Know the words or hum along, nobody checks.
Bring the friend who pretends not to be a fan. {K}.

== bridesmaids 💐
under: wedding
nouns: bridesmaid, bridesmaids, maid of honor, bridal party, bridesmaid proposal, bridesmaid duties
nouns: maid of honor speech, bride squad, bride tribe
tags: Bridesmaids, BridalParty, BrideTribe, WeddingParty
turn:
{K}. Safety pins, tissues, snacks and a plan for everything.
“You can totally wear it again,” said everyone, about every dress. {K}.
{K}: holding the bouquet, the phone, the train and the secret.
The speech was a page long. Then came the memories. {K}.
reader:
What's in the emergency kit: pins, mints or a spare pair of shoes?
Who cries first: the couple, the parents or you? {K}.
A speech with jokes or a speech with tears?
scene:
“Breathe in.” Zip. “Now don't breathe out.” {K}.
Hairspray cloud, one lost shoe, somebody laughing in the bathroom. {K}.
A glass is tapped. The paper shakes a little. {K}.
plain:
Standing next to your people is an honor in any color. {K}.
{K}. The friends who carry more than flowers.
news:
{K}. Happy tears, waterproof mascara.
Yes was said before the question was over. {K}.
invite:
{K}. Gather the crew and bring opinions.
For the ones who hold the dress and the day together. {K}.

== single-parents 🤍
under: parenting
nouns: single mom, single moms, single dad, single dads, single parent, single parents, single mother, single father
nouns: single mom life, single mum, single parenting, co-parenting, coparenting, solo parenting
tags: SingleMom, SingleDad, SingleParent, ParentLife
turn:
{K}. Good cop, bad cop, chauffeur and snack bar, all in one jacket.
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
news:
{K}. Somebody should clap, so we are.
Big applause from very small hands. {K}.
invite:
{K}. You look after everybody. Sit down, we'll pour.
Kids welcome, tired faces too. {K}.

== exes 👋
under: single-life
nouns: my ex, ex-boyfriend, ex-girlfriend, ex boyfriend, ex girlfriend, my ex's, texting my ex, ex texted
nouns: my ex texted, exes, ex's hoodie
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
news:
My reply was nothing, and it was perfect. {K}.
invite:
{K}. Bring the playlist, we'll make it about something better.
Good company for people who have deleted the number. {K}.
`;
