export const family = `
== godparent 🤍
nouns: godmother, godfather, godparents, goddaughter, godson, godchild
tags: Godparents, Family, FamilyLove, FamilyFirst
turn:
{K}. In charge of secrets, second desserts and good advice.
{K}. A title that comes with no pay and all the cuddles.
{K}. All of the fun, half of the laundry.
{K}. The promise was serious. The face-painting came later.
reader:
{K}. What did yours teach you that your parents didn't?
{K}. What makes a good one?
scene:
A small hand in mine, and a very big promise. {K}.
plain:
{K}. Family by choice, and by heart.
{K}. One more person who always picks up the phone.
{K}. What an honor, really.
invite:
{K}. Tag yours and say thank you.

== empty-nest 🤍
nouns: empty nest, empty nesters, empty nester, college drop-off, college move-in, dorm drop-off, dropping my kid off at college, college dropoff, move-in day
tags: ParentLife, EmptyNest, ProudParent, ProudMoments
turn:
{K}. The house is clean. I don't like it.
{K}. I still cook for more people than there are.
{K}. We waved until there was nothing left to wave at.
{K}. I taught you to fly and forgot to practice landing.
{K}. The laundry got smaller, the worrying didn't.
reader:
{K}. How did you get through it?
{K}. What did your parents do when you left home?
What do you miss most: the noise, the mess or the shoes in the hall?
scene:
One long hug, one short drive, a very quiet car. {K}.
A door, a smile, a lump in the throat. {K}.
plain:
{K}. Proud and a little lost, both at once.
{K}. It's what we raised them for. It still stings.
{K}. Love gets longer arms.
news:
{K}. The fridge stays full for longer now.
invite:
{K}. Parents who know: come sit with me.

== baby 👶
nouns: baby, babies, newborn, newborns, new baby, our baby, my baby, baby boy, baby girl, infant, infants, little one, little ones, tiny human, our newborn, my newborn, nephew baby, newest family member, new arrival in the family, baby nephew, baby niece, firstborn, second baby, baby number two, third baby, our little one, my little one, our tiny human, diaper change, diapers, diaper
tags: Baby, BabyLife, LittleOne, BabyLove
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
news:
{K}. The grown-ups are reacting as if nobody had ever done it before.
{K}. This will be brought up at every birthday from now on.
{K}. Small person, large headline.
{K}. Nobody in this house is well rested, but everybody is well entertained.
{K}. Too young to read this, already the talk of the family.
{K}. One for the baby book, in the good pen.
invite:
{K}. For the smallest customers with the strongest opinions.
Bring the baby, bring the bag, bring the other bag. {K}.
{K}. No rush, we know how long it takes to leave the house.
{K}. Questions are welcome, especially one-handed ones.
Somebody very small is about to be very spoiled. {K}.
{K}. Tag the parents who will read this between naps.

== baby-shower 🍼
nouns: baby shower, baby showers, gender reveal, gender reveals, gender reveal party, sip and see, baby sprinkle, baby shower cake, baby shower games, baby announcement, pregnancy announcement, baby bump, maternity shoot, maternity photos, maternity leave, nursery, baby nursery, nursery decor, diaper cake, baby registry, hospital bag, baby names, baby name, due date, third trimester, second trimester, babymoon, tiny socks, ultrasound, ultrasound photo, ultrasound picture, bump, pregnancy
tags: BabyOnTheWay, ParentsToBe, BabyJoy, BabyShower
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
news:
{K}. The smallest member of the family already has the biggest audience.
{K}. It starts before they even arrive, doesn't it?
{K}. The family chat has not been quiet since.
{K}. File it under stories to tell them one day.
{K}. Everybody stay calm. Nobody is calm.
invite:
{K}. Come and join in the aww.
{K}. Tissues recommended, tiny socks guaranteed to cause it.
Let us take one thing off the long list. {K}.
{K}. Tag the parents-to-be who still think they have plenty of time.
Somebody is coming, and you'll want to be ready. {K}.
{K}. Feet up, we've got this part.

== kids 🧒
nouns: kid, kids, my kid, my kids, child, children, my children, daughter, daughters, my daughter, son, sons, my son, little girl, little boy, preschooler, preschoolers, kindergartner, four-year-old, two-year-old, three-year-old, five-year-old, one-year-old, nephew, nephews, niece, nieces, my niece, my nephew, stepson, stepdaughter, stepkids, grandkid, youngest, oldest child, middle child, firstborn child, grandkids, grandchildren, grandson, granddaughter
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
news:
{K}. I'm not crying, I'm a parent, it's the same face.
{K}. Somebody is growing up here and didn't ask permission.
{K}. Saving this one for the wedding speech.
{K}. There is no chapter on this in the parenting books.
{K}. And they say nothing ever happens at home.
{K}. Small legs, big news.
invite:
{K}. Bring the kids, we'll bring the patience.
Wear them out here and enjoy the ride home. {K}.
{K}. Tag the parent who needs this by the weekend.
For short people with big ideas. {K}.
{K}. Adults may come along if they behave.
{K}. Sticky fingers welcome, questions too.

== parenting 🧸
nouns: parenting, parenthood, parent life, parents life, mom life, mum life, dad life, motherhood, fatherhood, boy mom, girl mom, girl dad, boy dad, mom of two, mom of three, dad of two, working mom life, new mom life, twin mom life, nap time, naptime, bath time, school run, school pickup, sleep training, mom brain, stay at home mom life, parents' night out, family calendar, toddler bedtime, car line, proud mom moment, proud parent moment, proud dad moment, school drop-off
tags: ParentLife, Parenthood, RealParenting, FamilyLife
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
news:
{K}. Nobody warned me, and everybody's laughing now.
{K}. That's going in the family archive.
{K}. I have no notes, only crumbs.
{K}. Parents everywhere are nodding.
{K}. Somewhere a parenting book just closed itself.
{K}. I'd explain, but somebody is calling me from the bathroom.
invite:
{K}. Tag the parent who hasn't sat down yet.
You've earned a cup of something that is still hot. {K}.
{K}. Come as you are, spit-up included.
For tired people who love somebody small. {K}.
{K}. No judgment here, we have seen the inside of the diaper bag.
Bring the kids or bring nobody. Both are lovely. {K}.

== family 🏡
nouns: family, families, my family, our family, family dinner, family dinners, family lunch, family brunch, family time, family day, family night, family photo, family portrait, family portraits, family picture, family gathering, family gatherings, family weekend, family breakfast, family vacation photos, family life, family recipes, family traditions, family tradition, family fun, big family, the in-laws, relatives, extended family, sunday family lunch, sunday dinner with family, family barbecue, family get-together, family get-togethers, family holiday, stepfamily, parents, my parents
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
news:
{K}. The family chat has reached full speed.
{K}. By the next dinner this story will have grown.
{K}. Every family has one of these, and now it's official.
{K}. Never a quiet chapter in this family.
{K}. Somebody tell the aunts. They already know.
{K}. We'll still be talking about it over dessert.
invite:
{K}. Bring everybody, even the one who's always late.
{K}. There's room for the whole noisy lot of you.
Forward this to the family chat before somebody else makes plans. {K}.
{K}. Your aunt will want to know about this.
Somebody in your family has been saying “we should do something together”. {K}.
{K}. Come as a family, leave still talking to each other.

== siblings 👯
nouns: sibling, siblings, baby of the family, brother and sister, sister time, sibling day, siblings day, national siblings day, sibling love, sibling rivalry, sister sister, middle sister
nouns: sister-in-law, brother-in-law
tags: Siblings, Family, SiblingLove, BrothersAndSisters
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
nouns: mom, moms, my mom, mother, mothers, my mother, mum, mums, my mum, mama, mamas, mommy, mami, mom and me, mother and daughter, mother and son, mother daughter day, mother-daughter day, mother daughter trip, stepmom, best mom, bonus mom, mom's cooking, mom's kitchen, mom's advice, happy mother's day, mom day, new mom, new moms, mom friends, mom hugs, mom's recipes, mothers day brunch, mothers day gift, mothers day flowers
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
news:
{K}. Somewhere a mother already knew.
{K}. Every mom has a look for this, and you know which one.
{K}. It has been reported to all of the aunts.
{K}. That's moms for you, and I'm glad of it.
{K}. She'd tell this story better, and longer.
{K}. Have you eaten, by the way?
invite:
{K}. She'll say you shouldn't have. You should.
For the person who always takes the smallest piece. {K}.
{K}. Bring your mom, or tell her she raised somebody who books ahead.
“I don't need anything” is not an instruction. {K}.
{K}. Better than the drawing you made in second grade, though that one stays on the fridge.

== dad 🧰
nouns: dad, dads, my dad, father, fathers, my father, daddy, papa, pops, stepdad, bonus dad, father and son, father and daughter, father daughter dance, dad jokes, dad joke, dad and me, happy father's day, dad's advice, dad's garage, dad's workshop, dad's cooking, dad's grill, best dad, new dad, new dads, girl dads, dad hugs, dad naps, dad's old car, fathers day gift, fathers day brunch
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
news:
{K}. Every dad nearby is nodding with his hands on his hips.
{K}. There's a joke in there, and a dad will find it.
{K}. “Well, would you look at that,” as dads say.
{K}. The story will be told at the grill, with gestures.
{K}. Dads never panic. They walk around it once and say “hm”.
invite:
{K}. He says he has everything. He doesn't have this.
For the man who owns one jacket and is fine. {K}.
Socks had their turn. {K}.
{K}. Your dad will say “very nice” and mean it with his whole heart.
Tell him it was on offer, even if it wasn't. {K}.

== grandparents 🫖
nouns: grandma, grandmas, grandmother, grandmothers, my grandma, my grandmother, granny, nana, nan, nonna, oma, abuela, grandpa, grandpas, grandfather, grandfathers, my grandpa, my grandfather, granddad, grandad, pop-pop, opa, nonno, abuelo, grandparents, my grandparents, grandparent, great-grandma, great-grandmother, great-grandfather, grandma's house, grandmother's house, grandma's kitchen, grandmother's kitchen, grandma's cooking, grandma's recipes, grandmother's recipe, grandma's cookies, grandpa's stories, grandpa's workshop, grandpa's garden, grandma's garden, grandparents day, grandparents' house, grandma's table, grandpa's chair
tags: Grandparents, Family, FamilyStories, GrandparentsLove
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

== kids-play 🎨
nouns: playdate, playdates, play date, kids' crafts, kids crafts, kids craft, kids' craft, crafts with kids, finger painting, finger paint, kids' art, kids art, kids' drawings, kids' drawing, crayon drawing, play dough, playdough, slime, sandcastle building with kids, soap bubbles, bounce house, bouncy castle, trampoline, water balloons, sprinkler fun, playroom, toy room, dress-up box, storytime, hide and seek, hopscotch, sidewalk chalk, toy kitchen, play kitchen, indoor playground, soft play, swing, slide, cushion fort
nouns: crayons
tags: KidsActivities, PlayTime, LetThemPlay, PlayMatters
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
news:
{K}. There's glitter on the evidence.
{K}. It made perfect sense to everybody below the table.
{K}. Last one to hear it is a rotten egg.
{K}. It'll be even bigger by the time they tell it.
{K}. Somebody will sleep well on that.
invite:
{K}. Wear something that may get dirty.
Bring the kids, and let them take you along. {K}.
{K}. Grown-ups get to sit down. For a while.
Let them get it out of their legs. {K}.
{K}. Tag the parents who need a plan for the afternoon.
We have the mess, so you don't have to. {K}.

== teenager 🎧
nouns: my teenage son, my teenage daughter, my tween, teenage boys, teenage girls, teen bedroom, sixteen-year-old, fifteen-year-old, thirteen-year-old
tags: ParentingTeens, TeenLife, FamilyLife, ParentingLife
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
news:
{K}. I'm told it's not that deep.
{K}. Posting it without permission, at my own risk.
{K}. One raised eyebrow from upstairs, so it must be big.
{K}. There was a whole sentence about it at dinner.
{K}. I'd hug somebody, but their friends are watching.
{K}. It's fine, whatever, I'm extremely proud or puzzled.
invite:
{K}. Bring your teenager, or let them bring themselves.
No small talk required. {K}.
{K}. Cool enough? We wouldn't dare say so ourselves.
Forward it to them. They won't answer, but they'll see it. {K}.
{K}. Parents can wait in the car, as usual.
Eye rolls welcome, we take it as applause. {K}.
`;
