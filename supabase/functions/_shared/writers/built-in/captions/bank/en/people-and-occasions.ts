export const peopleAndOccasions = `
== baby 👶
nouns: baby, babies, newborn, newborns, new baby, our baby, my baby, baby boy, baby girl, infant, infants, twins, twin babies, little one, little ones, tiny human, our newborn, my newborn, baby brother, baby sister, baby cousin, nephew baby, newest family member, new arrival in the family, baby nephew, baby niece, firstborn, second baby, baby number two, third baby, our little one, my little one, our tiny human
tags: Baby, BabyLife, LittleOne
turn:
{K}: can't walk, can't talk, already in charge.
So small, and yet {the} {needs/need} more luggage than a rock band.
We used to make plans. Now there is a nap schedule.
Nobody moves as quietly as a grown-up leaving a sleeping baby's room.
Every grown-up in the room, wrapped around one tiny finger. {K}.
Sleeps like a baby, which explains why nobody else does. {K}.
{K}: new to the job and crying in meetings.
The laundry is tiny, and there is so much of it.
I have given speeches to smaller applause than {the} {gets/get} for a yawn.
{K}. The smallest person in the house takes up the whole bed.
reader:
New parents: what did you buy for the baby and never once use?
Whose nose, whose chin, whose volume? Every baby starts this debate.
Which song always worked on your baby? The night shift is collecting.
Baby bedtime by the book, or by whoever gives in first?
What's the best advice you got about a new baby, and did you follow it?
Parents of babies: sleep when the baby sleeps, or finally eat something warm?
scene:
Weather report from the crib: calm, with a chance of squeaks.
“Shh.” “I didn't say anything.” “Your sock did.”
That warm, sleepy smell at the top of a very small head.
A very small hand, holding on like it has plans. {K}.
Review of the smallest resident: loud, drooly, no notes.
House rule: whoever says “finally asleep” out loud takes the next shift.
Sleep (noun): something people had before {k}.
plain:
{K}, and suddenly the world is very small and very big.
Some days are just holding {the}, and that is a full day's work.
The days are long, the socks are tiny, and I want to keep all of it.
{K}. Nothing else got done, and nothing else had to.
So much love for somebody who can't even hold a spoon. {K}.
Hello, little one. Everybody is very glad you're here.
{K}. The best reason I have ever had to be tired.
invite:
{K}. For the smallest customers with the strongest opinions.
Bring the baby, bring the bag, bring the other bag. {K}.
{K}. No rush, we know how long it takes to leave the house.
{K}. Questions are welcome, especially one-handed ones.
Somebody very small is about to be very spoiled. {K}.
{K}. Tag the parents who will read this between naps.
news:
{K}. The grown-ups are reacting as if nobody had ever done it before.
{K}. This will be brought up at every birthday from now on.
{K}. Small person, large headline.
{K}. Nobody in this house is well rested, but everybody is well entertained.
{K}. Too young to read this, already the talk of the family.
{K}. One for the baby book, in the good pen.

== baby-shower 🍼
nouns: baby shower, baby showers, gender reveal, gender reveals, gender reveal party, sip and see, baby sprinkle, baby shower cake, baby shower games, baby announcement, pregnancy announcement, baby bump, maternity shoot, maternity photos, maternity leave, nursery, baby nursery, nursery decor, diaper cake, baby registry, hospital bag, baby names, baby name, due date, third trimester, second trimester, babymoon, baby clothes, tiny socks, baby shoes, ultrasound, ultrasound photo, ultrasound picture, bump, pregnancy
tags: BabyOnTheWay, ParentsToBe, BabyJoy
turn:
{K}. Grown adults are crying over tiny socks, and rightly so.
The guest of honor has not even arrived and is already getting presents.
{K}: everybody is guessing, one person knows, and that person only kicks.
The smaller the clothes get, the louder the room gets. {K}.
I was fine until I saw the tiny socks.
So much planning for somebody who will mostly be interested in the ceiling fan. {K}.
{K}. The to-do list is growing faster than the bump.
Everybody has advice and nobody has agreed on any of it. {K}.
One small person, several large opinions about the name. {K}.
reader:
Baby names: announce it early, or keep it secret until the very end?
Parents: which baby gift did you laugh at first and thank later?
Boy, girl or surprise: could you wait until the birth to find out?
Baby shower games: secretly fun, or secretly fled?
What did everybody tell you about a baby that turned out to be wrong?
Who in your family guesses right about every baby? There is always one.
scene:
“Aww.” Next present. “Awwww.” Next present. {K}.
Somebody holds up a very small shoe, and the whole room goes quiet.
The future resident has been informed and responded with a kick.
Packing list for somebody who weighs less than the bag: everything.
Folding the tiny things, unfolding them to look, folding them again.
Betting board: eyes, nose, hair, and who cries first on the day. It'll be a grown-up.
plain:
{K}. So much joy for somebody we haven't met.
Somebody very small is already very loved. {K}.
{K}: the waiting, the wondering and the good kind of nervous.
There is room in the house, and even more in the heart.
Counting days, folding tiny things, smiling for no reason. {K}.
The best things take their time, and everybody here is practicing patience. {K}.
invite:
{K}. Come and join in the aww.
{K}. Tissues recommended, tiny socks guaranteed to cause it.
Let us take one thing off the long list. {K}.
{K}. Tag the parents-to-be who still think they have plenty of time.
Somebody is coming, and you'll want to be ready. {K}.
{K}. Feet up, we've got this part.
news:
{K}. The smallest member of the family already has the biggest audience.
{K}. It starts before they even arrive, doesn't it?
{K}. The family chat has not been quiet since.
{K}. File it under stories to tell them one day.
{K}. Everybody stay calm. Nobody is calm.

== kids 🧒
nouns: kid, kids, my kid, my kids, child, children, my children, toddler, toddlers, my toddler, daughter, daughters, my daughter, son, sons, my son, little girl, little boy, preschooler, preschoolers, kindergartner, four-year-old, two-year-old, three-year-old, five-year-old, one-year-old, nephew, nephews, niece, nieces, my niece, my nephew, godchild, godson, goddaughter, stepson, stepdaughter, stepkids, grandkid, youngest, oldest child, middle child, firstborn child, grandkids, grandchildren, grandson, granddaughter
tags: ParentLife, Kids, Parenthood, FamilyLife
turn:
{K}: can hear a snack being opened from any room, never their own name.
I make the rules. {The} {finds/find} the exceptions.
Negotiating with {the} should count as a law degree.
{K}. Asked a question once and now I live in the follow-up.
The quiet was nice until I wondered about it. {K}.
{K}: runs on snacks and the word “why”. [count mass]
My phone has many pictures of {the}, and most of them are of an ear.
Shoes on, coat on, and now somebody needs the bathroom.
{K}. Everything is a stage, including the supermarket.
Parenting plan: patience. Backup plan: snacks. {K}.
reader:
What's the best excuse for not sleeping that a child ever gave you?
Parents: do you eat the leftovers off the kids' plates, or is that just honesty?
Which word did your kid say wrong so sweetly that the whole family kept it?
Kids' drawings: fridge, folder or quietly retired at night?
What did a child ask you lately that you still can't answer?
Parents, pick one: a tidy house, or an evening of sitting down?
scene:
“What did you do at school?” “Nothing.” “Who with?” “Everybody.”
“I'm not tired,” said {the}, lying down “just to see”.
Found in the coat pocket: a stone, half a cracker, somebody's button.
Silence (noun): the sound that makes a parent run. {K}.
Sticky hands, big plans, one shoe. {K}.
Small voice from the back seat: “Can I ask you something?” It is never small.
House rules: no running, no shouting, unless it's really funny.
plain:
{K}. I'd do the tired days all over again.
One day the floor will be clean and far too quiet. {K}.
I learn more from {the} than I will ever admit at bedtime.
The days are loud and I love them. {K}.
{K}: growing up in plain sight, and still it takes me by surprise.
Nobody laughs with the whole body like a child does. {K}.
Being there for the small things is the big thing. {K}.
invite:
{K}. Bring the kids, we'll bring the patience.
Wear them out here and enjoy the ride home. {K}.
{K}. Tag the parent who needs this by the weekend.
For short people with big ideas. {K}.
{K}. Adults may come along if they behave.
{K}. Sticky fingers welcome, questions too.
news:
{K}. I'm not crying, I'm a parent, it's the same face.
{K}. Somebody is growing up here and didn't ask permission.
{K}. Saving this one for the wedding speech.
{K}. There is no chapter on this in the parenting books.
{K}. And they say nothing ever happens at home.
{K}. Small legs, big news.

== parenting 🧸
nouns: parenting, parenthood, parent life, parents life, mom life, mum life, dad life, motherhood, fatherhood, toddler life, toddler mom, boy mom, girl mom, girl dad, boy dad, mom of two, mom of three, dad of two, working mom life, new mom life, twin mom life, bedtime, bedtime routine, nap time, naptime, bath time, school run, school pickup, potty training, sleep training, sleepless nights, terrible twos, mom brain, stay at home mom life, single mom life, toddler tantrum, toddler tantrums, parents' night out, kids' bedtime, family calendar, toddler bedtime, bedtime story, bedtime stories, car line, proud mom moment, proud parent moment, proud dad moment
tags: ParentLife, Parenthood, RealParenting
turn:
{K}: nobody knows what they're doing, and somehow everybody is fed.
I had so many opinions about {k} before I had children.
{K}. My coffee has been reheated more often than discussed.
I read the book. The child had not read the book. {K}.
{K}: being asked “what are you eating?” by somebody holding the same thing.
Hiding in the pantry with a cookie is also self-respect.
I can find one missing sock in the dark but not my own phone. {K}.
Bedtime takes an hour. Afterward, so does looking at pictures of them.
{K}. The floor is toys, and the floor has won.
reader:
Parents: what did you swear you'd never say, and how soon did you say it?
Which lasts longer at your house: the bedtime story or the negotiations after?
What's the smallest thing your child ever cried about? The wrong cup counts.
Do you answer every “why”, or do you reach “because” by the third?
What would you tell yourself before the first baby, in one sentence?
scene:
“Mom.” “Dad.” “Mom.” “Yes?” “Look.” It's a stick.
The toast is in triangles. They wanted squares. Lawyers are involved.
The house goes quiet at last, and somebody asks for water.
Out of office: in a pillow fort, reply expected after snacks.
A bag with wipes, crackers, a spare shirt and not one thing of mine. {K}.
Parenting exam, question one: where is the other shoe?
plain:
{K}. It's hard, it's funny, and it goes so fast.
You're doing better than it looks from inside the laundry pile.
I wouldn't trade the noise. I'd only like it to start later. {K}.
The days are long and the years run. {K}.
Some days everybody is fed and loved, and that is the whole list.
{K}: mostly showing up, over and over, with snacks.
invite:
{K}. Tag the parent who hasn't sat down yet.
You've earned a cup of something that is still hot. {K}.
{K}. Come as you are, spit-up included.
For tired people who love somebody small. {K}.
{K}. No judgment here, we have seen the inside of the diaper bag.
Bring the kids or bring nobody. Both are lovely. {K}.
news:
{K}. Nobody warned me, and everybody's laughing now.
{K}. That's going in the family archive.
{K}. I have no notes, only crumbs.
{K}. Parents everywhere are nodding.
{K}. Somewhere a parenting book just closed itself.
{K}. I'd explain, but somebody is calling me from the bathroom.

== family 🏡
nouns: family, families, my family, our family, family dinner, family dinners, family lunch, family brunch, family time, family day, family night, family game night, family movie night, family photo, family photos, family portrait, family portraits, family picture, family gathering, family gatherings, family weekend, family breakfast, family vacation photos, family life, family tree, family recipe, family recipes, family traditions, family tradition, family fun, big family, in-laws, the in-laws, relatives, extended family, sunday family lunch, sunday dinner with family, family barbecue, family get-together, family get-togethers, family holiday, stepfamily, parents, my parents
tags: Family, FamilyTime, FamilyFirst, FamilyLife
turn:
{K}. Everybody talks at once and somehow everybody knows the story.
The food was ready when the argument about the food was over. {K}.
Only family brings up that haircut. {K}.
Nobody can annoy you like family, and nobody else gets to try.
I got my humor from this bunch, and I'm told I can't return it. {K}.
“We should go soon,” said somebody, long before anybody went anywhere. {K}.
Saying goodbye takes a family longer than the visit.
We agree on almost nothing except who we'd call first. {K}.
Every family has a loud one. If you don't know who, I have news.
{K}. The same stories every time, and the fish keeps getting bigger.
reader:
Which family story gets told at every single gathering, and is it ever the same?
Who is always late in your family, and who says “they're on their way”?
Kids' table or grown-ups' table: where is the better conversation at a family dinner?
How long does goodbye at the door take in your family?
Which dish starts a debate in your family every time?
Every family has a photographer, a fixer and a disappearer at dishes time. Which one are you?
scene:
“Are you hungry?” “No.” A plate arrives. {K}.
Too many chairs from too many rooms around one table.
“Everybody look here.” Nobody looks there. Family photo complete.
A door opens, somebody shouts hello, and the volume never goes down again. {K}.
Recipe for {k}: one table, several opinions, salt, somebody who says “leave it, I'll do it”.
The long goodbye: the hall, the door, the car, the window of the car.
plain:
{K}. Loud, late and mine.
I don't say it enough at the table, so I'll say it here: thank you. {K}.
These are the people who know all of me and still save me a seat.
There is always room for one more chair. {K}.
Home is wherever everybody is talking over each other. {K}.
Nothing special planned, everybody there, and that is plenty. {K}.
Nobody gets to choose their family, and I'd choose mine anyway.
invite:
{K}. Bring everybody, even the one who's always late.
{K}. There's room for the whole noisy lot of you.
Forward this to the family chat before somebody else makes plans. {K}.
{K}. Your aunt will want to know about this.
Somebody in your family has been saying “we should do something together”. {K}.
{K}. Come as a family, leave still talking to each other.
news:
{K}. The family chat has reached full speed.
{K}. By the next dinner this story will have grown.
{K}. Every family has one of these, and now it's official.
{K}. Never a quiet chapter in this family.
{K}. Somebody tell the aunts. They already know.
{K}. We'll still be talking about it over dessert.

== siblings 👯
nouns: sibling, siblings, sister, sisters, my sister, my sisters, little sister, big sister, older sister, younger sister, brother, brothers, my brother, my brothers, little brother, big brother, older brother, younger brother, baby of the family, cousin, cousins, my cousins, my cousin, twin, twin sister, twin brother, brother and sister, sisters night, sister time, sibling day, siblings day, national siblings day, sister-in-law, brother-in-law, stepsister, stepbrother, sibling love, sibling rivalry, sister trip, cousin time, cousin sleepover, sister sister, middle sister, half brother, half sister
tags: Siblings, Family, SiblingLove
turn:
{K}: we can fight about a fork and move a mountain together.
The first person I ever blamed for anything. {K}.
Nobody keeps a secret like siblings, or a grudge about the front seat.
A kidney, of course. The charger, no. {K}.
{K}. The only witnesses to what really happened with the vase.
We grew up together, which explains a lot and excuses the rest. {K}.
One look across the table and we both have to leave the room. {K}.
There's a line down the middle of every shared back seat, and it still exists.
Both sides know every embarrassing story. That is called peace. {K}.
{K}. Built-in friends with access to the childhood photos.
reader:
Oldest, youngest or in between: which sibling really had it hardest?
Siblings: who broke it, and who took the blame?
Who did the front seat belong to, and has your sibling accepted it?
What did you and yours fight about most when you were small?
Do siblings still borrow clothes, or do you now call it what it is?
Which of you is the favorite? Answer before your brother or sister does.
scene:
“Mom, tell them to stop breathing like that.”
Same nose, same laugh, completely different version of the same story. {K}.
Peace treaty of the back seat: signed, broken, signed again.
“I'm telling.” The oldest threat in the world, and it still works. {K}.
A sibling conversation: no hello, one picture, “lol you”, nothing for a week.
In the wild, a sibling will guard the last slice without even being hungry.
plain:
{K}. My first friends, and still the best ones.
We don't have to explain anything to each other, and that's a gift. {K}.
Different lives, same childhood, same laugh. {K}.
I got lucky with the people I had to share a bathroom with.
Whatever happens, I know who I'd call. {K}.
Growing up is easier when somebody does it next to you. {K}.
All that fighting over the remote, and I wouldn't change a thing. {K}.
Nobody else gets the joke, and that's exactly why I love it. {K}.
Somebody who remembers the same kitchen, the same songs, the same smell of home. {K}.
news:
{K}. I demand the same, and the bigger half.
{K}. For the record, it was the other one.
{K}. This will come up at dinner for the next decades.
{K}. Related by blood, confirmed by nonsense.
{K}. I'd be annoyed if I weren't this fond.

== mom 💐
nouns: mom, moms, my mom, mother, mothers, my mother, mum, mums, my mum, mama, mamas, mommy, mami, mom and me, mother and daughter, mother and son, mother daughter day, mother-daughter day, mother daughter trip, stepmom, best mom, bonus mom, mom's cooking, mom's kitchen, mom's advice, mothers day, mother's day, happy mother's day, mothering sunday, mom day, new mom, new moms, mom friends, mom hugs, mom's recipes, mothers day brunch, mother's day brunch, mothers day gift, mother's day gift, mothers day flowers
tags: Mom, MomLove, Family, Motherhood
turn:
Nothing is lost until a mother has looked for it. {K}.
“Take a jacket,” said every mom, and every mom was right.
I swore I would never sound like that. I sound exactly like that. {K}.
{K}. The original search engine, and it asks if you've eaten.
Moms don't have favorites. They have facial expressions.
There's a tone of voice that says all of your names. Every mom has it.
Nobody says “I'm not mad” like a mother who is. {K}.
The one person who reads my posts and then calls me about them. {K}.
reader:
What does your mom say that you now catch yourself saying?
Which of your mother's recipes can nobody else get right?
Does your mom text in full sentences, in voice messages, or all in emoji?
What were you told as a child that only made sense when you grew up? Quote your mom.
Moms: leftovers in which container, and has it ever come back?
What is the one thing your mom was right about, and have you told her?
scene:
A drawer full of bags, in a bag. Every mother has one.
A hand on the forehead, and half of it is already better. {K}.
“I don't need anything,” said the mother who needs a nap.
The purse of a mother contains tissues, a snack and your entire childhood.
plain:
{K}. Everything I do well, I saw somewhere first.
Thank you for every jacket I didn't want. {K}.
No matter how old I get, there's nobody I'd rather tell first. {K}.
So much of what I call home is really just her. {K}.
The love you don't notice as a child is the one that carries you. {K}.
To the ones who worry, wait up and pretend they weren't. {K}.
{K}. I should say it more often: thank you.
invite:
{K}. She'll say you shouldn't have. You should.
For the person who always takes the smallest piece. {K}.
{K}. Bring your mom, or tell her she raised somebody who books ahead.
“I don't need anything” is not an instruction. {K}.
{K}. Better than the drawing you made in second grade, though that one stays on the fridge.
news:
{K}. Somewhere a mother already knew.
{K}. Every mom has a look for this, and you know which one.
{K}. It has been reported to all of the aunts.
{K}. That's moms for you, and I'm glad of it.
{K}. She'd tell this story better, and longer.
{K}. Have you eaten, by the way?

== dad 🧰
nouns: dad, dads, my dad, father, fathers, my father, daddy, papa, pops, stepdad, bonus dad, father and son, father and daughter, father daughter dance, dad jokes, dad joke, dad and me, fathers day, father's day, happy father's day, dad's advice, dad's garage, dad's workshop, dad's cooking, dad's grill, best dad, new dad, new dads, girl dads, dad hugs, dad naps, dad's old car, fathers day gift, father's day gift, fathers day brunch
tags: Dad, DadLife, Fatherhood, Family
turn:
{K}. Not asleep, just resting the eyes.
Not lost, just “seeing where this road goes”. {K}.
I inherited the jokes. I'm sorry, and I'm not stopping. {K}.
{K}: one tool in the hand, one flashlight that I'm holding wrong.
Touch the thermostat and a dad will feel it from another city.
There's a drawer of screws that fit nothing, and it must never be thrown away. {K}.
“That's not going anywhere,” said the dad, and patted the load twice.
First it's “no pets”. Then there's a special voice for the pet. {K}.
A dad joke isn't finished until somebody groans.
reader:
What's the dad joke in your family that should have retired long ago?
What does your dad say every single time you leave the house?
Every dad has one jacket, one chair, one saying. What's the saying?
Which repair did your dad call “good enough”, and is it still holding?
What did your father teach you that no school ever could?
How early does your dad want to be at the airport?
scene:
Holding the flashlight for {k}: the oldest team sport in the world.
Hands on hips, looking at it, saying “yep”. {K}.
A text from a dad: thumbs up. To everything. Including the long message.
plain:
{K}. Few words, always there.
Everything I know about staying calm, I learned in the passenger seat. {K}.
He shows it by fixing things, and I've always understood. {K}.
Thank you for the rides, the jokes and the patience. Mostly the patience. {K}.
Whatever I build, I still want to hear “not bad” about it. {K}.
To the ones who wait in the car with the engine running. {K}.
Somebody had to teach me to laugh at my own jokes. {K}.
invite:
{K}. He says he has everything. He doesn't have this.
For the man who owns one jacket and is fine. {K}.
Socks had their turn. {K}.
{K}. Your dad will say “very nice” and mean it with his whole heart.
Tell him it was on offer, even if it wasn't. {K}.
news:
{K}. Every dad nearby is nodding with his hands on his hips.
{K}. There's a joke in there, and a dad will find it.
{K}. “Well, would you look at that,” as dads say.
{K}. The story will be told at the grill, with gestures.
{K}. Dads never panic. They walk around it once and say “hm”.

== grandparents 🫖
nouns: grandma, grandmas, grandmother, grandmothers, my grandma, my grandmother, granny, nana, nan, nonna, oma, abuela, grandpa, grandpas, grandfather, grandfathers, my grandpa, my grandfather, granddad, grandad, pop-pop, opa, nonno, abuelo, grandparents, my grandparents, grandparent, great-grandma, great-grandmother, great-grandfather, grandma's house, grandmother's house, grandma's kitchen, grandmother's kitchen, grandma's cooking, grandma's recipe, grandma's recipes, grandmother's recipe, grandma's cookies, grandpa's stories, grandpa's workshop, grandpa's garden, grandma's garden, grandparents day, grandparents' house, grandma's table, grandpa's chair
tags: Grandparents, Family, FamilyStories
turn:
{K}. Nobody ever left hungry, and several people tried.
“You look tired” is grandmother for “sit down, I'm cooking”.
The word “no” takes a vacation around grandchildren. {K}.
The cookie tin holds sewing things. Every grandchild has learned this the hard way.
What parents forbid, grandparents call “just a little one”.
The advice comes with cookies, whether you asked for it or not. {K}.
At a grandparent's table, “I'm full” is considered a rumor.
Everything was cheaper, longer and uphill, and I could listen for hours. {K}.
The best stories start with “I shouldn't be telling you this”. {K}.
Strict with my parents once, they say. I've seen no evidence. {K}.
reader:
What did your grandparents cook that nobody has got right since?
Which saying of your grandmother's or grandfather's do you still use?
Every grandparents' house has its smell. What is yours?
What did your grandparents let you do that your parents never would?
Cookie tin: cookies or buttons? What was in it at your grandma's?
What do you wish you had asked your grandparents?
scene:
A ticking clock, a full candy dish, all the time in the world. {K}.
A handwritten recipe with a stain on the important part. {K}.
“Come here, let me look at you.” And then they really look. {K}.
Pockets: a folded tissue, a hard candy, a secret bill pressed into your hand.
Standing at the door and waving until the car is out of sight. {K}.
“Back in my day,” and everybody moves their chair a little closer. {K}.
plain:
{K}. A whole world that smelled like something good.
I learned patience at that table without noticing. {K}.
{K}: unhurried, unbothered and always glad you came.
If you still can, ask for the stories and write them down. {K}.
Some places keep a chair for you forever. {K}.
So much of me started there. {K}.
The kind of love that always had time. {K}.
I still try to get it to taste and sound and feel like that. {K}.
Nobody was ever so impressed by every small thing I did. {K}.
news:
{K}. And then there was cake, because there always is.
{K}. Someone will be telling this with both hands.
{K}. They have seen everything, and this still got a smile.
{K}. The good cups are coming out for that.
{K}. Take it slowly and eat something first, as grandmothers say.
{K}. That one goes straight into the photo album.

== friends 🤝
nouns: friend, friends, my friends, best friend, best friends, my best friend, bestie, besties, bff, bffs, friend group, girls night, girls' night, girls night in, girls night out, guys night, guys' night, boys night, friends night, friendship, friendships, old friends, old friend, new friends, childhood friends, childhood friend, game night with friends, dinner with friends, brunch with friends, coffee with friends, weekend with friends, trip with friends, girls trip, girls' trip, girls weekend, galentines, galentine's day, friendsgiving, friend date, friends dinner, sleepover, sleepovers, friendship bracelets, friendship day, pen pal, pen pals, catch-up, group of friends, college friends, work bestie, squad
tags: Friends, Friendship, BestFriends, FriendsTime
turn:
Nobody has ever finished a story in this group, and nobody minds. {K}.
“Just one quick coffee” is how friends lose an afternoon.
Old jokes, same laugh, no idea anymore why it's funny. {K}.
A friend knows what you did and kept your number anyway. {K}.
You can hear us before you see us. {K}.
We came to talk, and then everyone talked. Nobody knows what was said. {K}.
True friends don't ask why you called. They ask where to park.
Leaving takes us an hour, and half of that is in the doorway. {K}.
I have an inside voice, and my friends have never met it.
reader:
Which friend in your group makes the plan, and which one asks “wait, where?”
How did you meet your best friend, and did you like each other right away?
Do your friends call, text or send a voice message as long as a film?
Which inside joke with your friends could you never explain to anybody?
Every group of friends has a mom and a wild card. Which are you?
scene:
“I have to tell you something.” Chairs move closer. {K}.
Plan for {k}: food, gossip, a walk, gossip about the walk.
Laughing until nobody makes a sound anymore. {K}.
Friendship, the contract: you may take my fries, but you must want my honest opinion.
“Don't tell anybody.” “I only tell you. And them.”
plain:
{K}. Nothing to prove, nowhere better to be.
These are the people who make a dull week worth retelling. {K}.
I laugh more, worry less and talk far too much. {K}.
It doesn't matter how long it's been. We pick up in the middle of the sentence.
Good friends remember who you wanted to be. {K}.
Thank you for picking up the phone. You know who you are. {K}.
Life is a lot funnier with somebody to tell it to. {K}.
invite:
{K}. Tag the friend who has to come with you.
Send this to the friend who always says “we should do something”. {K}.
You bring the friends, we bring the reason. {K}.
Somebody in your group chat needs to take charge, and it's you. {K}.
news:
{K}. The whole group has opinions, and there will be voice messages.
{K}. If you know us, you saw it coming.
{K}. Somebody got it on video. Somebody always does.
{K}. Every friendship needs a story like that.
{K}. You should hear the long version, it comes with acting.

== couple 💑
nouns: couple, couples, us two, the two of us, boyfriend, my boyfriend, girlfriend, my girlfriend, husband, my husband, wife, my wife, partner in crime, fiance, my fiance, fiancé, fiancée, my partner, hubby, wifey, wedding anniversary, anniversary, our anniversary, anniversaries, one year anniversary, anniversary dinner, anniversary trip, couples trip, couple photos, couples photoshoot, love of my life, my love, soulmate, relationship, relationships, married life, newlyweds, newlywed life, long-distance relationship, long distance, couple goals, my person, better half, first anniversary, husband and wife, valentine, my valentine, high school sweetheart
tags: Couple, TogetherForever, CoupleLife
turn:
{K}. Still arguing about the thermostat, still warm.
We finish each other's sentences, mostly wrong. {K}.
“I don't want any fries” is where true love gets tested. {K}.
True love is agreeing on a show and nobody watching ahead.
Love is asking each other what's for dinner until the end of time. {K}.
The blanket started in the middle. It always starts in the middle.
Nobody told me love would be mostly “did you lock the door?” {K}.
I fell for the smile and stayed for somebody who can open jars.
We split everything evenly, except the duvet and the last bite. {K}.
{K}. A long conversation with snacks.
reader:
Couples: who falls asleep during the film, and who denies it?
Who said “I love you” first, and was it planned?
Who loads the dishwasher right at your house? Couples, be careful.
What tiny thing does your partner do that still gets you every time?
Cold feet on the other's legs: love, or grounds for a complaint?
scene:
“What are you thinking about?” “Nothing.” It was sandwiches. {K}.
“Are you asleep?” “Yes.” “Okay, because I was thinking.”
A love story in texts: “home?” “home.” “want anything?” “you.” “and bread?”
A look across a crowded room that says “shall we go home?” {K}.
Terms of the relationship: half of every dessert, all of the blanket.
plain:
{K}. I'd pick this again, without thinking.
The best part of the day is telling you about it. {K}.
Ordinary days with the right person don't feel ordinary. {K}.
{K}: my favorite place is next to you.
Still laughing at the same things, after all the same jokes. {K}.
It was never about grand gestures. It was about who puts the kettle on. {K}.
You're the calm and the fun, and I don't know how you do both. {K}.
invite:
{K}. Tag the one you'd share it with. Sharing includes dessert.
Put the phones away and look at each other for a while. {K}.
Somebody you love would be pleased you remembered. {K}.
{K}. Forward it with no comment. They'll understand.
Because “what do you want to do?” “I don't know” has to end somewhere. {K}.
news:
{K}. It's in the vows somewhere, between “better” and “worse”.
{K}. Love is patient, and also a little bit funny.
{K}. Saved for the anniversary speech.

== wedding 💒
nouns: wedding, weddings, our wedding, my wedding, wedding day, wedding dress, wedding dresses, bride, brides, groom, grooms, bride and groom, bridal gown, bridal party, bridesmaid, bridesmaids, bridesmaid dress, bridesmaid dresses, groomsmen, wedding cake, wedding cakes, wedding flowers, wedding bouquet, bridal bouquet, vows, wedding vows, first dance, wedding ceremony, wedding reception, wedding venue, wedding planning, wedding season, wedding guest, wedding guests, wedding guest dress, wedding photos, wedding invitation, wedding invitations, wedding table, wedding decor, bridal shower, elopement, beach wedding, garden wedding, barn wedding, winter wedding, summer wedding, destination wedding, micro wedding, wedding rings, wedding rehearsal, rehearsal dinner, wedding toast, wedding speech, wedding favors, maid of honor, best man, bridal hair, bridal makeup, save the date
tags: Wedding, WeddingDay, Bride, WeddingInspo
turn:
{K}. Months of lists for one day of forgetting them all.
The waterproof mascara is about to be tested. {K}.
Every wedding turns at least one uncle into a dancer. {K}.
I came for the love and I stay for the cake.
Nobody hears the first verse of the first dance over the sniffling.
Everyone is calm. That is what everyone keeps saying, very loudly. {K}.
A seating plan is a chess game with aunts in it.
You find the love of your life, and then you have to agree on napkins. {K}.
The shoes are beautiful and they'll be under the table by the second song.
{K}. Something old, something new, something lost, has anybody seen the rings?
reader:
Vows at a wedding: written yourself, or classic so that you can get through them?
First look before the wedding, or wait for the aisle?
Which song fills the floor at every wedding, without fail?
Wedding speeches: short and sweet, or long with slides? Choose wisely.
What do you remember best from your wedding: the vows, the food or the shoes?
Wedding guests, be honest: do you cry at the vows or at the mother of the bride?
scene:
A deep breath, a door, and everybody stands up. {K}.
“Do you have the rings?” “I thought you had the rings.” He had the rings.
Somebody is already crying, and it's only the music check. {K}.
A hand that shakes a little, and another one that holds it. {K}.
plain:
I will never get tired of the second right before “I do”.
All that planning, and it still comes down to how they look at each other. {K}.
{K}: a good reason to cry in nice clothes.
Love deserves a party like this. {K}.
It goes by fast, so look around while you can. {K}.
May it always be this easy to say yes. {K}.
invite:
{K}. You bring the love story, we'll take it from there.
Breathe in, breathe out, write to us. {K}.
{K}. One line off the wedding list, which leaves you with only the rest.
You said yes to each other. This is the easy question. {K}.
{K}. Send this to the bride who has too many tabs open.
Tell us how you met. We ask everybody, and we love every answer. {K}.
news:
{K}. Bringing tissues was a good idea.
{K}. No wedding is complete without a story like it.
{K}. The toast is writing itself.
{K}. Years from now, that's the part everybody will tell.
{K}. Love found a way, and so did everybody else.
{K}. Not on any wedding checklist, and better for it.

== engagement 💍
nouns: engagement, engagements, our engagement, engagement ring, engagement rings, proposal, proposals, marriage proposal, surprise proposal, engagement party, engagement shoot, engagement photos, engagement session, engagement photoshoot, engagement announcement, engaged life, fiancé life, the ring, ring shopping, newly engaged couple, engagement dinner, engagement season, promise ring, engagement celebration, saying yes
tags: Engaged, JustEngaged, EngagementJoy
turn:
{K}. Suddenly I do everything with my left hand.
One question, one word, and now everybody is asking about napkins. {K}.
{K}: the only surprise that half of the family already knew about.
The speech was rehearsed. What came out was “so, um, will you?”
I have pointed at many things since, none of them necessary. {K}.
All that planning, and the answer took a second. {K}.
The hardest part of a proposal is acting normal before it.
Forever sounds long until you find the right company for it. {K}.
reader:
Did you guess it before the proposal, or were you truly surprised?
Ring: picked together, or chosen in secret with shaking hands?
Who did you tell first after the proposal, and how loud was it?
Kneeling, or is the question enough? Proposal opinions, please.
What's the best engagement story in your family?
scene:
A small box, a large pause. {K}.
“Wait, are you serious?” is also a yes, as it turns out.
Hands shaking, voice gone, question out. {K}.
The phone call home: first silence, then a scream, then “show me”.
Somewhere a mother is already looking at hats. {K}.
Symptoms of {k}: holding the coffee cup oddly, waving more than necessary.
The knee goes down and time goes with it. {K}.
plain:
{K}. The easiest yes there is.
I'd say yes again, and I'd say it faster. {K}.
It still feels like a secret we get to tell everybody. {K}.
Here's to a lifetime of asking each other much smaller questions. {K}.
{K}: the beginning of our favorite part.
The right person, and the word everybody was hoping for. {K}.
So this is what being sure feels like. {K}.
invite:
{K}. You find the words, we'll help with the rest.
Tell us your story and leave out nothing but the surprise. {K}.
{K}. Leave this open on a screen where somebody will see it.
If somebody in your life needs a hint, this is one. {K}.
{K}. Come by, we're excellent at keeping secrets.
For the question you have been practicing in the mirror. {K}.
news:
{K}. The left hand is doing all the talking.
{K}. Somebody has been grinning ever since.
{K}. Every love story needs a chapter like this one.
{K}. The mothers have started a list.
{K}. One for the wedding speech, if anybody can tell it without laughing.
{K}. It began with a question, as most good stories do.

== party 🎉
nouns: party, parties, our party, house party, housewarming, housewarmings, housewarming party, dinner party, dinner parties, garden party, pool party, celebration, celebrations, birthday party, birthday parties, kids party, kids' party, surprise party, costume party, themed party, cocktail party, office party, company party, farewell party, going-away party, goodbye party, retirement party, block party, tea party, pizza party, welcome party, launch party, anniversary party, engagement party games, new year's eve party, halloween party, christmas party, watch party, party decor, party decorations, balloon arch, party outfit, party prep, party planning, confetti, piñata, pinata, balloons, party playlist, afterparty, festivities, prom, prom night, prom season, prom dress, homecoming, homecoming dance, school dance, going away party
tags: PartyTime, Celebrate, LetsCelebrate, Party
turn:
{K}. The guests go home. The confetti signs a lease.
I was going to leave early, and then somebody started a song. {K}.
The best conversation at any party happens in the kitchen.
You tidy up so that people can come and undo it. {K}.
Everybody says “don't bring anything”, and everybody brings chips. {K}.
I wore the good shoes and spent the party standing next to the chairs.
The playlist was perfect until somebody else got the phone. {K}.
{K}. Glitter is not a decoration, it's a commitment.
I came for the cake and made small talk as a payment plan. {K}.
My dance moves are better in the dark, like most stars. {K}.
reader:
First to arrive or last to leave: who are you at a party?
Where do you end up at every party: kitchen, dance floor or next to the dog?
Do you say goodbye at a party, or quietly disappear?
What makes a party for you: the people, the music or the snack table?
Theme party: full costume, or a hat and a good excuse?
Which song gets you off the chair at a party, every time?
scene:
“We're not staying long,” they said, taking off their shoes. {K}.
Somebody turns the music down, and somebody else turns it right back up. {K}.
Half of a balloon, one paper hat, a very happy couch. {K}.
The stages of {a}: shy by the wall, loud in the kitchen, hugging in the hall.
A cork, a cheer, and somebody shouting “wait, I wasn't filming”. {K}.
Host's prayer: may they come, may they eat, may they find their own coats.
“Is there ice?” The question on which every party stands or falls.
plain:
{K}. Good people, loud music, no hurry.
Any excuse to have everybody in the same room. {K}.
Some days should be louder than others. {K}.
It's not about the decorations, it's about who gets under them. {K}.
{K}: more laughing than planned, more chairs than planned.
Life is short, so light the candles and cut the cake. {K}.
Here's to the people who show up and stay to stack the plates. {K}.
invite:
{K}. Come hungry, come loud, come as you are.
Bring the friend who starts the dancing. {K}.
{K}. You only have to show up and be delightful.
Good shoes optional, good mood preferred. {K}.
{K}. Nobody will notice if you have seconds. Have seconds.
You worry about the outfit, we'll worry about the rest. {K}.
news:
{K}. There will be confetti in the carpet to prove it.
{K}. Somebody raise a glass of whatever is open.
{K}. The neighbors have surely heard.
{K}. If that isn't a toast, I don't know what is.
{K}. Turn the music up and tell it again.
{K}. Parties have been thrown for less.

== self 🤳
nouns: selfie, selfies, self-portrait, self-portraits, self portrait, mirror selfie, mirror selfies, gym selfie, car selfie, bathroom selfie, birthday me, me at 30, new me, glow up, glowup, glow-up, my glow up, profile picture, profile pictures, new profile picture, new look, my face, my new look, birthday photoshoot, birthday outfit selfie, no makeup selfie, no makeup day, solo trip selfie
tags: Selfie, JustMe, SelfieTime
turn:
{K}. Taken by the only photographer who knows my good side.
I smiled as if I'd just remembered something good. I had. It was lunch.
{K}: same person, better lighting.
I took one look and decided to be nice to that person. {K}.
The mirror asked for a moment to adjust. {K}.
{K}. The confidence is real, the posture is temporary.
I'd like to thank the window for standing there. {K}.
Not every day has this face, so I'm keeping the evidence. {K}.
The phone says storage full. I say worth it. {K}.
reader:
Selfies: do you have a good side, or a good distance?
First try or fortieth: how many selfies until you keep one?
Smile with teeth, without, or the one that only strangers get in photos?
Do you look at the camera in a selfie, or at yourself? Truth only.
What's your trick for feeling good in a picture of yourself?
Front camera opened by accident: scream, laugh or quietly close it?
scene:
Chin up, chin down, chin somewhere, blink. {K}.
Photo roll: eyes closed, mouth open, eyes closed, art. {K}.
“Let me see it first.” I'm talking to myself, and myself approves.
Museum label: artist and model are the same person, and they get along. {K}.
A good song, a clean mirror, a small nod to whoever is in there. {K}.
Camera: ready. Face: still loading. {K}.
Breathe out, drop the shoulders, think of something funny, click. {K}.
plain:
{K}. I like this person more every year.
Just me, feeling fine and saying so. {K}.
I want to remember how this felt. {K}.
Being kind to myself is a work in progress, and it's going well. {K}.
{K}: nothing to prove, happy to be here.
I'm glad I'm in this one. {K}.
I used to hide behind the camera. It's nicer on this side. {K}.
invite:
{K}. You look better than you think, and we can prove it.
Bring your face, we'll take it from there. {K}.
{K}. Book something nice for the person in your mirror.
You've been nice to everybody else. Your turn. {K}.
{K}. “Not photogenic” is what nearly everybody says first.
Tag the friend who never posts the good ones. {K}.
news:
{K}. The mirror and I talked about it at length.
{K}. I told myself first and I took it well.
{K}. I'm keeping this one for the biography.
{K}. That's so me, says everybody who knows me.
{K}. Not my best angle, but my favorite story.

== date-night 🥂
nouns: date night, date nights, date-night, dinner date, dinner dates, first date, first dates, coffee date, coffee dates, lunch date, double date, double dates, blind date, second date, third date, brunch date, date night at home, date day, valentine's dinner, valentine's day dinner, valentines dinner, candlelight dinner, candlelit dinner, romantic dinner, dinner for two, table for two, date idea, date ideas, date
tags: DateNight, DateNightOut, DinnerDate
turn:
{K}. We promised not to talk about work, and then it was very quiet for a second.
I said “you choose the place” and I had one place in mind.
I wasn't going to order dessert. I was going to eat yours. {K}.
Half of {k} is getting ready. The other half is saying how nice you look.
The mirror gets more questions than the date will. {K}.
Nobody looks at the menu for that long because of the food. {K}.
Somebody read the whole menu in advance, and that somebody is me. {K}.
Romance is pretending not to see the spinach until it's polite to mention it.
The candle did most of the work. {K}.
reader:
Date night: dress up and go out, or takeout and the good blanket?
First date: dinner, coffee or a walk with an escape route?
On a date: do you share plates, or defend your own?
Best date idea that costs next to nothing? The floor is open.
Who picks the place on date night, and is it really a choice?
Film or dinner first? Date planners disagree loudly.
scene:
“What are you having?” “I'm waiting to hear what you're having.” {K}.
Phones away, shoes touching under the table. {K}.
The walk home, the long way, on purpose. {K}.
plain:
I'd rather be bored with you than busy with anybody. {K}.
It isn't about where you go, it's about who you look at. {K}.
{K}: unhurried, a little dressed up, easy to talk to.
Good company makes any table the best one. {K}.
A small night that you remember for a long time. {K}.
invite:
{K}. We'll save you from “I don't know, what do you want?”
{K}. Leave it open on the phone and look out of the window.
Get the sitter, find the shoes, leave the dishes. {K}.
Ask them out. Worst case, you get to eat both desserts. {K}.
news:
{K}. Romance is alive and has something on its shirt.
{K}. It beats the couch, and the couch is a strong opponent.
{K}. Rom-coms have started with less.
{K}. The candle saw everything.
{K}. Somebody write that down for the grandkids.
{K}. Dessert will be needed to discuss it.

== night-out 🪩
nouns: night out, nights out, a night out, clubbing, night club, nightclub, club night, dance floor, dancefloor, dancing all night, night out dancing, bar crawl, bar hopping, bar-hopping, pub crawl, pub night, bar night, saturday night out, friday night out, big night out, ladies' night, ladies night, bachelorette night, going-out outfit, going out outfit, going out top, silent disco, disco, disco night, rave, raves, after-party, techno night, 80s night, 90s party, salsa night, karaoke bar, rooftop bar, rooftop bars, cocktail bar night, happy hour, drinks with friends, late night, late-night kebab, late night pizza, nightlife, open bar, dance party, dive bar, bachelorette, bachelorette party, bachelor party, hen do, hen party, stag do, club, clubs, clubbing
tags: NightOut, Nightlife, WeekendNights, DanceFloor
turn:
“Just one drink” has left the building, dancing. {K}.
The shoes were a mistake and I'd make it again. {K}.
{K}: loud music, so we can all pretend we heard each other.
My bed and I had plans, and I canceled by accident. {K}.
I only dance to good songs, and it turns out they're all good. {K}.
The best part of {a} is the food on the way home.
Everybody becomes a best friend in the line for the bathroom. {K}.
My ears are still there, I think. {K}.
Getting ready took longer than the song I came for. {K}.
reader:
Night out: dance floor, bar stool or outside with the talkers?
Heels, flats or shoes you can run in? Night-out veterans, speak.
Best food after a night out: pizza, fries or whatever is open?
Which song gets you onto any dance floor, no matter how your feet feel?
Do you leave while it's still good, or when the lights come on?
scene:
“Where are you?” “By the speaker.” “Which one?” “WHAT?” {K}.
Getting-ready music is half of the night. {K}.
Bass in the chest, coat over the arm, hands in the air. {K}.
“I'm going home after this one.” The song changes. “After this one.”
Shoes in one hand, fries in the other, no regrets on the sidewalk. {K}.
A taxi full of people singing the wrong words. {K}.
plain:
{K}. Good songs, good people, no alarm in the morning.
Some nights you just have to be loud and happy. {K}.
I don't go out often, so I go out properly. {K}.
Dancing badly with people you like is very good for the mood. {K}.
{K}: the kind of noise I need sometimes.
The night is long enough for one more song. {K}.
invite:
{K}. The couch will still be there when you get back.
Bring your feet and a friend with questionable moves. {K}.
{K}. Wear something you can spin in.
Your song is coming on any minute now. {K}.
{K}. Nobody's watching, everybody's dancing.
Text the group before somebody puts on pajamas. {K}.
news:
{K}. The dance floor has no further comment.
{K}. What happens in the photo booth stays in the photo booth.
{K}. It made perfect sense when the music was louder.
{K}. We'll laugh about it over breakfast, quietly.
{K}. Nobody remembers the song, everybody remembers this.
{K}. The night was young and so were we, for a moment.

== graduation 🎓
nouns: graduation, graduations, graduation day, graduation party, graduation parties, graduation photos, graduation cap, graduation gown, cap and gown, graduation dress, graduation ceremony, graduation speech, graduation gift, graduation season, graduate, graduates, grad, grads, class of 2024, class of 2025, class of 2026, class of 2027, high school graduation, college graduation, kindergarten graduation, preschool graduation, diploma, diplomas, commencement, valedictorian, senior photos, senior pictures, senior year, yearbook, master's degree, bachelor's degree, graduation walk
tags: Graduation, Grad, GradSeason, CapAndGown
turn:
All those years of reading, and the hardest part was keeping the hat on.
{K}. The alarm clock and I are finally equals.
I learned a lot, and some of it was even in the lectures. {K}.
Years of hard work, seconds of walking across a stage. {K}.
The last assignment is finding the right car in the parking lot. {K}.
{K}: dressed like a wizard, ready like a beginner.
Whoever invented that hat never had hair. {K}.
Nobody throws a hat like somebody who has finished their last exam. {K}.
They told us the future starts soon. I was hoping for a nap first. {K}.
reader:
What's the best advice you got at your graduation, and did you ever use it?
Hat toss: did you ever get your own one back?
What did school never teach you that you needed right after graduation?
Which teacher deserves a mention when you think of your graduation?
What do you remember of your graduation speech, honestly?
One word to everybody who graduates now: what is it?
scene:
A name read out, a small silence, and then one family much too loud.
“Don't trip, don't trip, don't trip.” {K}.
Hats up, eyes closed, everybody screaming. {K}.
Group photo: the tassel is in somebody's eye, and nobody has looked better. {K}.
Late nights, cold noodles, a printer with no ink. It all leads here. {K}.
“So what are you going to do next?” Smile, nod, take another piece of cake. {K}.
plain:
{K}. To everyone who didn't give up when it got hard.
Nobody gets here alone. Thank you. {K}.
It was worth every early morning. {K}.
{K}: proud, tired and very ready for what comes next.
One door closes with a lot of applause. {K}.
May the next chapter have better snacks and the same people. {K}.
invite:
{K}. Somebody you know deserves more than a handshake.
For the one who said “never again” and then did it. {K}.
{K}. Bring the whole loud family.
They did the hard part, we'd love to do the happy part. {K}.
{K}. Hats off, and then where do you put it?
Tag the graduate who made it look easy. {K}.
news:
{K}. Somebody in the last row is clapping too early, and rightly so.
{K}. Put that on the diploma.
{K}. School never had a subject for this.
{K}. A chapter like that deserves its own page in the yearbook.
{K}. There will be a speech. There is always a speech.
{K}. Tassels up for that.

== school 🎒
nouns: school, schools, school day, school days, first day of school, first day back at school, back to school, back-to-school, back to school shopping, school year, school supplies, kindergarten, preschool, elementary school, middle school, high school, primary school, classroom, classrooms, classroom decor, new classroom, school bus, school uniform, school uniforms, school play, school concert, school project, school projects, science fair, science project, field trip, field trips, school trip, school fair, school bake sale, school library, school photo day, school picture day, picture day, spelling bee, snow day from school, recess, parents' evening, parent-teacher conference, sports day, school sports day, pta, pta meeting, book fair, school dance, homecoming week at school
tags: SchoolLife, BackToSchool, SchoolDays
turn:
Half of a school morning is learning patience. The other half is the other shoe. {K}.
New pencils have a way of making everybody optimistic. {K}.
Everything is labeled, and half of it comes home. {K}.
“Nothing” is what every child in the world has done at school.
The lunch went on a trip and came back untouched. {K}.
Somewhere at the bottom of every backpack lies a banana with a past.
The form was due when? {K}.
The morning has one job and the shoes have hidden. {K}.
Every school smells the same: floor polish, paint and a sandwich.
reader:
What was in your favorite school lunch, and who did you trade it with?
Front row, window seat or right at the back: where did you sit at school?
Which school subject turned out to be surprisingly useful?
Lunch box trade: what would you have given up for a good dessert?
What's the one smell that takes you right back to your old school?
Homework right after school, or after the third reminder?
scene:
“How was school?” “Fine.” End of interview.
Bell, chairs, running feet, one forgotten jacket. {K}.
“By the way, I need a costume for school.” “When?” “Now.”
The walk there takes forever. The race to the gate takes seconds. {K}.
Lunch-box diplomacy: one cookie for half a muffin, final offer. {K}.
A hand goes up, a deep breath, and then: “Can I go to the bathroom?”
plain:
{K}. New things to learn, old friends to find.
Here's to the curious ones and the patient ones. {K}.
Every big thing somebody does began with a small desk. {K}.
I still remember the teacher who believed in me. {K}.
{K}: loud hallways and very big questions.
It all starts with learning to tie, share and ask why. {K}.
invite:
{K}. Bring the family, and the one who “doesn't like school things”.
We saved you a very small chair. {K}.
{K}. Parents, pass it on before it vanishes into a backpack.
Come and see what they've been doing when they say “nothing”. {K}.
{K}. Put it on the fridge, under the good magnet.
Many small hands make a lot of noise. Come and hear it. {K}.
news:
{K}. That'll be the first thing told at dinner.
{K}. Gold star, top of the page.
{K}. And they say nothing happens at school.
{K}. Write it on the board and underline it.
{K}. Recess will be all about this.
{K}. There's a note in the backpack about it, surely.

== study 📚
nouns: study session, study sessions, studying, study, study with me, study night, study group, study day, study desk, study break, study notes, study playlist, study motivation, exam, exams, final exam, final exams, finals week, exam week, exam season, midterm, midterms, bar exam, math exam, quiz, homework, math homework, thesis, my thesis, thesis writing, master's thesis, dissertation, my dissertation, essay, essays, term paper, research paper, library, libraries, library day, university library, flashcards, flash cards, lecture, lectures, lecture notes, all-nighter, cramming, highlighters, group project, group projects, assignment, assignments, deadline, deadlines, revision, exam revision, sat prep, textbooks, textbook, note-taking, phd, phd life, lab report, lab reports
tags: StudyGram, StudyTime, StudentLife, StudyMotivation
turn:
I cleaned the whole desk, so the studying can start any year now.
{K}. I read the same sentence until it became a friend.
The color of the highlighter matters. That's the first hour. {K}.
I know all of it at night. The exam is in daylight.
My phone is in the other room, being missed. {K}.
The plan has colors. The plan has arrows. The plan has everything except me. {K}.
Opened the book, met a fly, followed its career. {K}.
Suddenly everything is interesting, even the washing machine. {K}.
The deadline and I used to be strangers. {K}.
I've underlined so much that the rest stands out. {K}.
reader:
Library quiet or café noise: where can you really study?
Studying: weeks before with a plan, or the night before with snacks?
Notes by hand, or typed and never opened again?
What's your best excuse for not studying, and does it involve cleaning?
Group study: did anybody ever study, or was there just pizza?
What do you listen to while studying: silence, rain sounds or the same song forever?
scene:
“How much have you done?” “I made a very nice title.” {K}.
A page turning, a pen clicking, somebody's stomach in the silent section. {K}.
Cursor blinking, word count unmoved, tea refilled again. {K}.
To-do: write chapter. Done: sharpened every pencil in the building. {K}.
Library etiquette: whisper, tiptoe, drop the metal bottle.
Sticky notes on the wall, on the lamp, one on the forehead. {K}.
Exam question one: something I've never seen in my life. Hello. {K}.
plain:
{K}. One page at a time, that's how everybody does it.
It's slow, and it's going somewhere. {K}.
I'm doing this for the me who gets to be finished. {K}.
A quiet hour is worth more than a busy night. {K}.
{K}: a good lamp, a little patience, a chair I know by heart.
Nobody sees the hours, but they count anyway. {K}.
invite:
{K}. Bring the books, the quiet is on us.
Come sit, open something, pretend we're not here. {K}.
{K}. Ask us the thing you nodded at in class.
Send this to the one who starts “after lunch”. {K}.
{K}. You don't have to understand it alone.
The hardest page is the first one. We'll sit with you for it. {K}.
news:
{K}. That wasn't on the syllabus.
{K}. Footnote: it was even better in person.
{K}. Citation needed, but trust me.
{K}. I'll highlight it in every color.
{K}. Break's over. Or is it starting?
{K}. File saved, twice, to be safe.

== teacher 🍎
nouns: teacher, teachers, my teacher, teacher life, teaching, teaching life, teacher appreciation, teacher appreciation week, teacher appreciation day, teachers' day, kindergarten teacher, kindergarten teachers, preschool teacher, math teacher, music teacher, art teacher, english teacher, science teacher, gym teacher, pe teacher, high school teacher, elementary teacher, student teacher, substitute teacher, teaching assistant, teaching assistants, professor, professors, my students, students, my class, my classroom, our classroom, third graders, first graders, second graders, kindergartners, grading, grading papers, lesson plan, lesson plans, lesson planning, teacher outfit, teacher desk, staff room, teacher tired, favorite teacher, special education teacher, piano teacher, language teacher
tags: TeacherLife, Teaching, TeachersOfInstagram
turn:
{K}. The “teacher voice” works on dogs and strangers too.
I have eyes in the back of my head, and they need coffee. {K}.
I answer “can I go to the bathroom?” in my sleep. {K}.
A cold cup of coffee is how you recognize the profession. {K}.
Nobody knows where the red pens go, only that they go. {K}.
Teaching is the one job where you steal supplies from home. {K}.
“Is this going to be on the test?” It is now.
I came to teach and got corrected. Fairly. {K}.
Seeing a teacher at the supermarket is still the wildest thing that can happen.
I say “I'll wait” and somewhere grown adults stop talking. {K}.
reader:
Which teacher do you still think of, and for which sentence?
Teachers: what's the best excuse for missing homework you ever heard?
What did a teacher once say to you that you never forgot?
Teachers, how cold is the coffee by the time you drink it?
Which subject did a good teacher make you love against all odds?
What would your favorite teacher say if they saw you now?
scene:
“Who was talking?” Silence. A squeak. Everybody laughs, including me.
A hand up, a long story, no question in it at all. {K}.
Glitter in the hair, chalk on the sleeve, thank-you note in the bag. {K}.
Lesson plan, page one: calm start. Reality: there's a wasp. {K}.
“Mom? I mean…” It happens in every classroom in the world.
The second when a face says “oh, I get it”. {K}.
A stack of papers, a red pen and one answer so wrong that it's beautiful. {K}.
plain:
{K}. You never know which word will stay with somebody.
Thank you to the ones who explain it one more time. {K}.
They teach me more than I planned for. {K}.
Good teachers leave their fingerprints on a whole life. {K}.
{K}: patience, humor and a very big heart for big questions.
invite:
{K}. For the people who buy their own markers.
Send it to the teacher who changed your mind about something. {K}.
{K}. You gave them homework, we give you something nicer.
Come as you are, with glitter. {K}.
{K}. Sit anywhere you like, there's no seating plan.
news:
{K}. Class dismissed, story continued.
{K}. You can't put that in a lesson plan.
{K}. Extra points for everybody involved.
{K}. I'll wait until you've all stopped laughing.
{K}. It'll be in the staff room before the bell.
{K}. Learning happens everywhere, apparently also here.

== university 🏛️
nouns: college, university, uni, college life, uni life, university life, student life, campus, campus life, campus tour, campus tours, dorm, dorms, dorm room, dorm rooms, dorm life, dorm move-in, dorm decor, college move-in day, move-in day, college dorm, roommate, roommates, my roommate, degree, degrees, my degree, freshman year, freshman, freshmen, sophomore year, junior year, first year of college, first week of college, orientation week, freshers week, freshers' week, student, college student, college students, lecture hall, semester, new semester, first semester, last semester, study abroad, erasmus, exchange semester, semester abroad, exchange student, sorority, fraternity, student discount, student budget, student kitchen, campus coffee, college acceptance, acceptance letter, grad school, law school, med school, medical school, art school, nursing school, college application, college applications, gap year, student house, student flat
tags: CollegeLife, CampusLife, StudentLife, UniLife
turn:
{K}. I came for the knowledge and found out about laundry.
I chose my schedule for the naps. {K}.
Big ideas, small fridge. {K}.
I've learned to think critically, mostly about who ate my yogurt. {K}.
“I'll sleep when it's over” says everybody with a blanket in their bag.
The map says it's close. My lungs say it's uphill. {K}.
The laundry machine ate a sock and gave me independence. {K}.
Everybody here looks as if they know where they're going. They don't. {K}.
reader:
Morning lecture at college: do you go, or do you believe in recordings?
What's the best meal you can make in a student kitchen?
What did nobody tell you before your first week at college?
Roommates: friends by the first night, or at peace with headphones?
What would you study if you could start again?
What did you pack for college and never once use?
scene:
“Is this seat taken?” The beginning of half of all college friendships.
Lecture hall bingo: a cough, a falling pen, somebody shopping for shoes. {K}.
Fire alarm, pajamas, meeting the entire hall at once. {K}.
A lanyard, a map, a very brave face. {K}.
“Have you done the reading?” Everybody looks into the coffee. {K}.
A poster, a string of lights, and suddenly it's a home. {K}.
plain:
{K}. Learning things, and learning who I am on the side.
New place, new people, same favorite mug. {K}.
Some of the best people are the ones you happen to live next to. {K}.
It's hard and it's good, often in the same hour. {K}.
{K}: figuring it out with everybody else who's figuring it out.
One day I'll miss the noise in the hallway. {K}.
invite:
{K}. Come as a stranger, leave with a group chat.
You can skip a lecture, you shouldn't skip this. {K}.
{K}. Bring the roommate, even the one who labels the milk.
For everybody living on noodles and ambition. {K}.
{K}. Ask us what you'd never ask in the lecture.
Tag the one who's still in bed. {K}.
news:
{K}. There should be credits for that.
{K}. The whole hall knows by now.
{K}. My degree did not prepare me for this.
{K}. Let's discuss it over somebody else's food.
{K}. That was not mentioned on the campus tour.
{K}. One for the stories that start with “back in college”.

== moving 📦
nouns: moving day, moving, moving house, moving boxes, moving out, moving in, our move, my move, big move, cross-country move, new apartment, new apartments, my new apartment, our new apartment, first apartment, my first apartment, our first apartment, new flat, my new flat, our new flat, first flat, new place, my new place, our new place, boxes, unpacking, unpacking boxes, unpacking day, packing boxes, packing up, moving van, moving truck, empty apartment, studio apartment, new kitchen in the new apartment, new neighborhood, moving week, move-in day chaos, move-out day, new bedroom, new living room, first night in the new apartment, furniture assembly, flat-pack furniture
tags: MovingDay, NewApartment, NewPlace, HomeSweetHome
turn:
{K}. Everything I own, and I can't find a spoon.
Half the boxes say “misc”, and the other half are lying. {K}.
It turns out that I own a great many cables and no idea what for. {K}.
“It will fit,” we told the couch. The couch and the stairs disagreed. {K}.
Moving is a friendship test with stairs. {K}.
I labeled the first box in full sentences and the last one with a sigh.
The kettle should travel like royalty: last one in, first one out. {K}.
I packed the scissors. They're in a box. The box is taped. {K}.
You never know how much you own until you've carried it. {K}.
reader:
What do you unpack first after moving: the bed, the kitchen or the speaker?
Which box from your last move have you still not opened?
Moving: throw it out before, or carry it along and throw it out there?
What's the first meal in a new place: pizza on the floor, or pizza on a box?
Who's the friend you'd call to carry the washing machine?
How long does a new place take to feel like home for you?
scene:
“Pivot.” “I am pivoting.” The stairs have heard it all before. {K}.
Echo in the rooms, tape on the sleeve, pizza on a box. {K}.
One mug, one lamp, one very loud empty room. {K}.
Found while packing: the thing I replaced because I couldn't find it.
A mattress on the floor, keys on the windowsill, big plans for the wall. {K}.
plain:
{K}. Still full of boxes, already full of plans.
It doesn't look like home yet, but it's getting the idea. {K}.
New walls, new sounds, same old favorite mug. {K}.
Leaving is odd and arriving is lovely, and I'm in between. {K}.
{K}: tired arms and a very happy head.
Slowly, every thing finds its place, and so do people. {K}.
To everybody who ever carried a box for a friend: thank you. {K}.
invite:
{K}. You carry the plant, we'll carry the rest.
Your back has asked us to get in touch. {K}.
{K}. Before you call in that favor from everybody you know.
Tell us about the stairs. We'd rather know. {K}.
{K}. Save this for the day you count the boxes.
Send it to the friend who's “almost done packing”. {K}.
news:
{K}. It's in one of the boxes, and so is my patience.
{K}. The new walls have heard their first story.
{K}. This will be funny once I've found the chairs.
{K}. Mark this one “fragile”.
{K}. Home is where the wifi finally connects.
{K}. I'd write more, but the pens are in a box.

== neighbors 🏘️
nouns: neighbor, neighbors, neighbour, neighbours, my neighbor, my neighbour, our neighbors, my neighbors, our neighbours, next-door neighbor, upstairs neighbor, upstairs neighbors, downstairs neighbor, neighborhood, neighborhoods, neighbourhood, my neighborhood, our neighborhood, our neighbourhood, street, our street, my street, quiet street, side street, our block, cul-de-sac, neighborhood walk, neighborhood watch, street party, block party planning, front porch, porch, porches, balcony neighbors, village, small town, small town life, village life, hometown, my hometown, community, local community, apartment building, stairwell, community garden, little free library
tags: Neighborhood, Neighbors, LocalLove, CommunityLove
turn:
{K}. Everybody says hello, and everybody knows what you had delivered.
I borrowed an egg and came home with a whole conversation.
Some dogs here are better known than the mayor. {K}.
{K}: close enough to share the sugar, far enough to sing.
There's always one person who knows when the trash goes out. Bless that person.
The walls are thin, and we all have the same favorite song now. {K}.
You know you belong when the cat from down the road ignores you too. {K}.
The loudest lawnmower always has the earliest plans. {K}.
I took in the neighbor's parcels, so I'm basically the post office.
reader:
Do you know your neighbors by name, or by dog?
What's the best thing a neighbor ever did for you?
Neighbors: ring the bell, or text “are you home?” from next door?
What have you borrowed from a neighbor and still not given back?
What makes a street feel like a neighborhood to you?
scene:
“Do you have a ladder?” That's how every good neighborhood begins.
A wave from the porch, a bike bell, somebody's dinner on the air. {K}.
Stairwell talk: weather, weather, parcel, weather, real secret. {K}.
Curtains move. Nobody's there. Everybody knows. {K}.
Breaking local news: there's a new car on the street, and theories. {K}.
plain:
A place becomes home one nod at a time. {K}.
I like knowing whose light is still on. {K}.
Small favors make a big place friendly. {K}.
It's the people who would notice if you didn't come home. {K}.
invite:
{K}. Come over, you know where we are.
It's a short walk and you already know half the people. {K}.
{K}. Tell next door, and ask them to tell next door.
Bring a chair and the neighbor you've only ever waved at. {K}.
{K}. Local people, this one is for you.
Come in slippers, nobody here will tell. {K}.
news:
{K}. The street heard it first, as always.
{K}. It'll be around the block by dinner.
{K}. Somewhere a curtain just moved.
{K}. Nothing ever happens here, they say.
{K}. That's worth a talk over the fence.
{K}. Every street needs a story like that.

== reunion 🫂
nouns: reunion, reunions, family reunion, family reunions, class reunion, class reunions, high school reunion, college reunion, school reunion, homecoming, homecomings, homecoming weekend, band reunion, team reunion, cousins reunion, friends reunion, reunion weekend, reunion dinner, reunion trip, ten-year reunion, 10 year reunion, 20 year reunion, welcome home, welcome home party, airport pickup, airport hugs, airport reunion, old classmates, alumni weekend, alumni, visit home, trip home
tags: Reunion, Homecoming, TogetherAgain
turn:
{K}. Nobody has changed, except for everybody.
Years apart, and it took one sentence to be fourteen again. {K}.
The name tag is for me as much as for you. {K}.
{K}: same jokes, more reading glasses.
We said “let's not leave it so long” and we also said it last time.
Everybody's louder than I remembered, and I'm one of them. {K}.
You can know someone by their laugh from across a parking lot. {K}.
Half of the stories are true, and nobody agrees on which half. {K}.
Hugging somebody you've missed takes a bit longer. Let it. {K}.
reader:
Class reunion: would you go, or would you look at the pictures after?
Who from your school days would you love to sit next to at a reunion?
What's the story that has to be told at every reunion?
Reunions: do you recognize faces, or do you wait for the voice?
What would your sixteen-year-old self say about your class reunion?
How long can you not see a friend and still pick up in the middle?
scene:
Arrivals door, a sign with a wobbly heart, somebody on tiptoe. {K}.
“Do you remember when…” Chairs come closer, the food goes cold. {K}.
The hug, the step back, the look, the second hug. {K}.
Old nicknames, called across a room, still working. {K}.
A potato salad for every branch of the family tree. {K}.
plain:
{K}. As if somebody had only pressed pause.
It's good to be where people knew you before you knew yourself. {K}.
Distance is long, and a hug makes it short. {K}.
Some people you don't have to explain anything to. {K}.
{K}: full table, full heart, hoarse voice.
I forgot how much I'd missed this until I was in it. {K}.
Let's not wait so long the next time. {K}.
invite:
{K}. Bring the old photos, even the ones with the hair.
Come, even if you only know half of us now. {K}.
{K}. Find that one classmate nobody can find and pass it on.
We saved you a seat next to somebody you used to know. {K}.
{K}. You'll recognize us by the noise.
Say you'll come, then really come. {K}.
news:
{K}. We'll be telling it at the next one.
{K}. As if no time had passed.
{K}. Somebody fetch the old albums.
{K}. The years between didn't stand a chance.
{K}. You should have heard the noise.
{K}. Good stories always come home.

== language-learning 🗣️
nouns: language learning, learning spanish, learning french, learning german, learning italian, learning japanese, learning korean, learning english, learning portuguese, learning a language, learning languages, new language, spanish, spanish class, spanish classes, spanish lessons, spanish lesson, french class, french lessons, german class, german lessons, italian class, italian lessons, japanese class, japanese lessons, korean class, english class, english lessons, english course, sign language, sign language class, language course, language courses, language exchange, language app, language school, language tandem, duolingo, duolingo streak, my duolingo streak, vocabulary, vocabulary list, vocab, grammar, grammar lesson, verb tables, irregular verbs, subtitles, accent, my accent, pronunciation, language café, second language, bilingual life
tags: LanguageLearning, LanguageLearner, LearnLanguages
turn:
I can order breakfast and apologize for it afterward. {K}.
{K}. I speak it fluently until somebody answers.
I asked for the bill and may have adopted somebody. {K}.
My vocabulary covers apples, cousins and the library. Let's talk about those. {K}.
{K}: nodding with confidence at things I'll never understand.
I dream in it now, but with subtitles. {K}.
The irregular verbs started it. {K}.
I know the word. It's on the tip of somebody else's tongue. {K}.
In my head: poetry. Out loud: “I am a chair.” {K}.
The owl is disappointed, and it's the only one who noticed.
reader:
Which word in another language has no good translation in yours?
Learning a language: grammar first, or talk first and blush later?
What was the first whole sentence you could say in a foreign language?
Subtitles in the language you're learning, or in your own and be honest about it?
What's the best mistake you ever made in another language?
Which language would you love to wake up speaking?
scene:
“Do you speak it?” “A little.” They speak. “Less than that.” {K}.
Flashcards on the fridge, on the mirror, on the cat if it held still. {K}.
Useful sentence, learned by heart: the elephant reads the newspaper. {K}.
Talking with both hands and one verb. {K}.
The small shock of understanding a stranger on a bus. {K}.
Rule, exception, exception to the exception, coffee. {K}.
Lips moving, eyes closed, ordering an imaginary soup. {K}.
plain:
{K}. A few words more than before, and that's how it works.
Every new word is a small door. {K}.
You have to be bad at it out loud before you're good at it. {K}.
People light up when you try. {K}.
{K}: slow, funny and worth every mistake.
invite:
{K}. Come and be wrong with us, it's great fun.
Bring your accent, we like it. {K}.
{K}. Beginners are welcome, so is everybody hiding as one.
You've had “learn a language” on the list for long enough. {K}.
{K}. Better conversation than with your phone.
Say one sentence, then another. We'll help with the rest. {K}.
news:
{K}. I know how to say it in one language, slowly.
{K}. Lost in translation, found in the comments.
{K}. Repeat after me, with feeling.
{K}. The dictionary has been no help.
{K}. I'd swear in it, but that chapter comes later.

== self-care 🛁
nouns: self-care, self care, self-care day, self care day, self-care night, self care routine, self-care sunday, self-love, self love, me time, me-time, alone time, solo date, solo dates, slow morning, slow mornings, day off, my day off, pamper day, pamper night, pamper evening, spa night at home, bath night, unplugged weekend, screen-free evening, mental reset, reset day, sunday reset, doing nothing, lazy day, rest day for me
tags: SelfCare, MeTime, SlowDown
turn:
{K}. I have an appointment with nobody and I intend to be late.
I'm busy doing nothing, and I'm booked out for the rest of it. {K}.
My phone is charging and so am I, in another room. {K}.
{K}: canceling plans I never wanted, with a beautiful voice.
I checked in with myself, and we both voted for a nap. {K}.
It took me years to learn to sit down without an excuse. {K}.
“No, thank you” is a complete evening. {K}.
The laundry can see me from here. We're not speaking. {K}.
I took myself out, and I was excellent company. {K}.
reader:
Time for yourself: bath, book or staring kindly at a wall?
Alone time: at home under a blanket, or out where nobody knows you?
What's the first thing you do when you have a few hours all to yourself?
Do you plan your time off, or defend it against plans?
What's the nicest thing you do for yourself that costs nothing?
Phone off or just face down: how brave are you with quiet time?
scene:
“What are you doing?” “Nothing.” “And after that?” “The rest of it.” {K}.
Door closed, phone in a drawer, warm feet. {K}.
Out of office, out of ideas, out of reach, into the bath. {K}.
The long breath out that you didn't know you were holding. {K}.
A cup of something hot, and nobody asking for it. {K}.
plain:
{K}. Being kind to myself, on purpose.
Rest isn't a prize. You can just have it. {K}.
A little quiet goes a long way. {K}.
I'm allowed to like my own company. {K}.
{K}: slow, soft and nobody's business.
The world can wait a bit, it's good at it. {K}.
invite:
{K}. You take care of everybody. This one's for you.
Leave the list at home, it'll still be there. {K}.
{K}. Come in tired, go home slower.
Put yourself in the calendar, in pen. {K}.
{K}. No reason needed. “I felt like it” is fine.
Tag the friend who never sits down. {K}.
news:
{K}. I told nobody, and then I told everybody.
{K}. I'd get up and celebrate, but I'm lying so well.
{K}. Noted, with my feet up.
{K}. Deep breath in, small laugh out.
{K}. The blanket has been very supportive.
{K}. I'll process it slowly, in the bath.

== school-lunch 🥪
nouns: school lunch, school lunches, school lunch box, school lunch boxes, lunch box, lunch boxes, lunchbox, lunchboxes, bento, bento box, bento boxes, bento lunch box, packed lunch, packed lunches, kids' lunch, kids lunch, kids' lunches, kids lunches, lunch ideas for kids, lunch prep, snack box, snack boxes, preschool lunch, kindergarten lunch, thermos lunch
tags: SchoolLunch, LunchBoxIdeas, KidsLunch, PackedLunch
turn:
{K}: packed with care, traded for a cookie.
I cut it into stars. It came home as stars. {K}.
Somebody's sandwich has no crust, and a parent stood behind a counter and ate it. {K}.
{K}. The apple has made this trip several times now.
The grape is halved, the carrot is peeled, the cookie is gone by the bus. {K}.
One lid too few, as in every kitchen in the world. {K}.
I make it with care, and it gets swapped with strategy. {K}.
reader:
Sandwich cut: triangles, squares or whatever stops the complaining?
Crust on or crust off in your lunch box?
What was the best thing you ever got in a lunch trade?
Packed the night before, or in the last minutes with one shoe on?
What came home uneaten from your lunch boxes this time?
Which school lunch would you still order as a grown-up?
scene:
“Did you eat your lunch?” “I ate the important parts.” {K}.
Lid pops, heads turn, trading opens. {K}.
The lunch box comes home lighter by one cookie and nothing else.
Playground stock exchange: crackers are up, raisins are down. {K}.
A small napkin with a heart on it, denied in public, kept in a pocket. {K}.
Bread, knife, yawn, where's the lid. {K}.
plain:
{K}. A little bit of home in the middle of the day.
Somebody thought of you at the kitchen counter. {K}.
It's a small thing, packed every day, and it counts. {K}.
Even on busy mornings, there's a small hello in the box. {K}.
{K}: something good to open when the bell rings.
invite:
{K}. For parents who have run out of ideas and lids.
Let somebody else think about lunch for once. {K}.
{K}. Tag the parent who cuts things into stars.
Hungry kids, have a look, and bring your grown-ups. {K}.
{K}. Trade-proof? We can't say. Worth trading for? Ask the table.
Save this for the next “what do I put in the box?” {K}.
news:
{K}. Somebody call a meeting at the lunch table.
{K}. Word spread quickly at the lunch table.
{K}. There's a trade in there somewhere.
{K}. The lid is still missing, by the way.
{K}. It sounds better with your mouth full.
{K}. Somebody will want seconds of that story.

== kids-play 🎨
nouns: playground, playgrounds, playdate, playdates, play date, kids' crafts, kids crafts, kids craft, kids' craft, crafts with kids, finger painting, finger paint, kids' art, kids art, kids' drawings, kids' drawing, crayon drawing, crayons, play dough, playdough, slime, sandbox, sandpit, sandcastle building with kids, soap bubbles, bounce house, bouncy castle, trampoline, treehouse, swing set, water balloons, sprinkler fun, blanket fort, blanket forts, pillow fort, pillow forts, playroom, toy room, dress-up box, story time, storytime, puppet show, treasure hunt, scavenger hunt, hide and seek, hopscotch, sidewalk chalk, building blocks, wooden toys, dollhouse, toy kitchen, play kitchen, indoor playground, soft play
tags: KidsActivities, PlayTime, LetThemPlay
turn:
It starts in a second and ends when somebody cries or smells dinner. {K}.
Offer them a whole shop of toys and they'll choose the box. {K}.
{K}: the fun is over when somebody finds it in their sock.
Hard to start, impossible to stop, like all the best things. {K}.
Grown-ups may join in if they follow the rules, which change. {K}.
I was only helping, and now I'm not allowed to touch it. {K}.
All fun and games, and one very long discussion about turns. {K}.
“It's a spaceship,” they said, about everything. {K}.
{K}. The floor is lava and so, it seems, is the couch.
reader:
What was your favorite game as a kid, and do you still know the rules?
Mess now and clean later, or follow along with a cloth? Play time divides parents.
Which toy would you bring back from your own childhood?
What do you say when a kid's drawing could be anything at all?
Who gives up first at playtime at your house: kids or knees?
Slide, swing or sandbox: where did you rule as a kid?
scene:
“One more time!” There have been many last times. {K}.
A pebble in the pocket, a leaf behind the ear, one shoe somewhere. {K}.
A shriek, a giggle, a thud, silence, a giggle. All is well. {K}.
“Don't look!” “I'm not looking.” “LOOK!” {K}.
Rule one, according to a very small referee: I win. {K}.
Tongue out, brow down, total concentration. {K}.
plain:
{K}. Messy hands, clear heads, big laughs.
Play is how they tell us who they are. {K}.
A little time, a little mess, a lot of giggling. {K}.
I forget how to be silly, and then I get reminded. {K}.
{K}: simple things that fill a whole afternoon.
The best toys don't do anything until somebody has an idea. {K}.
invite:
{K}. Wear something that may get dirty.
Bring the kids, and let them take you along. {K}.
{K}. Grown-ups get to sit down. For a while.
Let them get it out of their legs. {K}.
{K}. Tag the parents who need a plan for the afternoon.
We have the mess, so you don't have to. {K}.
news:
{K}. There's glitter on the evidence.
{K}. It made perfect sense to everybody below the table.
{K}. Last one to hear it is a rotten egg.
{K}. It'll be even bigger by the time they tell it.
{K}. Somebody will sleep well on that.

== teenager 🎧
nouns: teenager, teenagers, my teenager, my teenagers, teen, teens, my teen, teenage son, teenage daughter, my teenage son, my teenage daughter, tween, tweens, my tween, teenage boys, teenage girls, teen years, teenage years, teenage bedroom, teen bedroom, sixteen-year-old, fifteen-year-old, thirteen-year-old
tags: ParentingTeens, TeenLife, FamilyLife
turn:
{K}. The door opens for food and closes for everything else.
I asked how the day was and got a shrug with excellent grammar. {K}.
All the glasses in the house have moved to one bedroom. {K}.
I used the slang correctly, and now it's no longer slang. {K}.
“I'm not hungry,” and then the fridge light was on at night. {K}.
They know everything, except where the laundry basket is. {K}.
Can hear a phone buzz through a wall, never a vacuum cleaner. {K}.
I'm embarrassing without moving. It's a gift. {K}.
reader:
What's the longest conversation you ever had with a teenager, and was it in the car?
Parents of teenagers: how many cups are in that room right now?
What embarrassed you most about your parents when you were a teenager?
Knock and wait, knock and enter, or send a text from the kitchen?
What would you tell your own teenage self?
scene:
“How was it?” “Fine.” “Who was there?” “People.” {K}.
One hoodie, all seasons, never in the wash. {K}.
A text from upstairs to the kitchen: “what's for dinner”. {K}.
The car ride at night, when suddenly everything gets told. {K}.
Sigh, eye roll, hug that lasts a second too long to be an accident. {K}.
Fridge open, long stare, fridge closed, “there's nothing”. {K}.
Shoes the size of small boats in the hallway. {K}.
plain:
{K}. Growing up, growing away, coming back for snacks.
I like the person who is turning up in there. {K}.
Behind the shrug there's a lot going on. {K}.
The big talks come when you stop asking. {K}.
{K}: half child, half grown-up, entirely loved.
I still see the little one in there sometimes. {K}.
invite:
{K}. Bring your teenager, or let them bring themselves.
No small talk required. {K}.
{K}. Cool enough? We wouldn't dare say so ourselves.
Forward it to them. They won't answer, but they'll see it. {K}.
{K}. Parents can wait in the car, as usual.
Eye rolls welcome, we take it as applause. {K}.
news:
{K}. I'm told it's not that deep.
{K}. Posting it without permission, at my own risk.
{K}. One raised eyebrow from upstairs, so it must be big.
{K}. There was a whole sentence about it at dinner.
{K}. I'd hug somebody, but their friends are watching.
{K}. It's fine, whatever, I'm extremely proud or puzzled.
`;
