export const family = `
== godparent 🤍
under: family
nouns: godmother, godfather, godparents
tags: Godparents, Family, FamilyLove, FamilyFirst
turn:
{K}. In charge of secrets, second desserts and good advice.
{K}. A title that comes with no pay and all the cuddles.
{K}. All of the fun, half of the laundry.
{K}. The promise was serious. The face-painting came later.
reader:
What did yours teach you that your parents didn't? {K}.
What makes a good godparent: advice, presents or showing up? {K}.
scene:
A candle, a shaky promise, a baby who sleeps through all of it. {K}.
“Can you keep a secret?” “Since the day of your christening.” {K}.
A small hand in mine, and a very big promise. {K}.
plain:
{K}. Family by choice, and by heart.
{K}. One more person who always picks up the phone.
A title you don't apply for and never retire from. {K}.
invite:
{K}. Tag yours and say thank you.
news:
{K}. The job came with a cake and a very serious nod.

== empty-nest 🤍
under: family
nouns: empty nest, empty nesters, empty nester, college drop-off, college move-in, dorm drop-off
nouns: dropping my kid off at college, college dropoff, last kid leaving home, kids moving out
tags: ParentLife, EmptyNest, ProudParent, ProudMoments
turn:
{K}. The house is clean. I don't like it.
{K}. I still cook for more people than there are.
{K}. We waved until there was nothing left to wave at.
{K}. I taught you to fly and forgot to practice landing.
{K}. The laundry got smaller, the worrying didn't.
reader:
How did you get through it, and who cried in the parking lot? {K}.
What did your parents do with your room? {K}.
What do you miss most: the noise, the mess or the shoes in the hall?
scene:
One long hug, one short drive, a very quiet car. {K}.
A door, a smile, a lump in the throat. {K}.
plain:
{K}. Proud and a little lost, both at once.
{K}. It's what we raised them for. It still stings.
{K}. Love gets longer arms.
invite:
{K}. Parents who know: come sit with me.
news:
{K}. The fridge stays full for longer now.

== baby 👶
nouns: baby, babies, newborn, newborns, new baby, our baby, my baby, baby boy, baby girl, infant, infants, little one
nouns: tiny human, our newborn, my newborn, nephew baby, newest family member, new arrival in the family, baby nephew
nouns: baby niece, firstborn, second baby, baby number two, third baby, our little one, my little one, our tiny human
tags: Baby, BabyLife, LittleOne, BabyLove
turn:
{K}: no teeth, no job, already in charge.
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
Sleep (noun): something people had before {a}.
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
{K}. The grown-ups have started speaking in a very high voice.
{K}. Somebody small is being stared at with great love.
{K}. Small person, large headline.
{K}. Nobody in this house is well rested, but everybody is well entertained.
{K}. Too young to read this, already the talk of the family.
{K}. One for the baby book, in the good pen.

== baby-shower 🍼
under: expecting
nouns: baby shower, baby showers, sip and see, baby sprinkle, baby shower cake, baby shower games, diaper cake
nouns: baby registry, baby shower gifts, baby shower decor, baby shower favors, baby gifts
tags: BabyShower, BabyOnTheWay, ParentsToBe, BabyJoy
turn:
{K}. Grown adults are crying over tiny socks, and rightly so.
The guest of honor has not even arrived and is already getting presents.
{K}: everybody is guessing, one person knows, and that person only kicks.
The smaller the clothes get, the louder the room gets. {K}.
So much planning for somebody who will mostly be interested in the ceiling fan. {K}.
reader:
Which baby gift did you laugh at first and thank later? {K}.
Shower games: secretly fun, or secretly fled? {K}.
scene:
“Aww.” Next present. “Awwww.” Next present. {K}.
Betting board: eyes, nose, hair, and who cries first on the day. It'll be a grown-up.
plain:
Somebody very small is already very loved. {K}.
The best things take their time, and everybody here is practicing patience. {K}.
invite:
{K}. Come and join in the aww.
{K}. Tissues recommended, tiny socks guaranteed to cause it.
news:
{K}. Somebody has been hiding a cake in the garage for it.
{K}. File it under stories to tell them one day.

== kids 🧒
nouns: kid, kids, my kid, my kids, child, children, my children, little girl, little boy, preschooler, preschoolers
nouns: kindergartner, four-year-old, two-year-old, three-year-old, five-year-old, one-year-old, little ones
nouns: six-year-old, seven-year-old
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
{K}. Even the tired days are the good ones, and one day I'll know it.
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
{K}. There's a crayon version of it on the fridge.
{K}. Somebody is growing up here and didn't ask permission.
{K}. Saving this one for the wedding speech.
{K}. Explained in one breath, with hand gestures and a cape.
{K}. Nobody saw anything. Everybody has jam on their hands.
{K}. Small legs, big news.

== parenting 🧸
nouns: parenting, parenthood, parent life, parents life, mom life, mum life, dad life, motherhood, fatherhood
nouns: mom of two, mom of three, dad of two, working mom life, mom brain, stay at home mom life, parents' night out
nouns: family calendar, toddler bedtime, proud mom moment, proud parent moment, proud dad moment, stay at home mom
nouns: stay-at-home mom, stay at home dad, stay-at-home dad, working mom, working moms, mom of four, sahm
nouns: helicopter parents, helicopter parent, helicopter parenting, helicopter mom, gentle parenting
tags: ParentLife, Parenthood, RealParenting, FamilyLife
turn:
{K}: nobody knows what they're doing, and somehow everybody is fed.
I had so many opinions about {k} before I had children. [mass]
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
{K}. The other parents just nodded and passed the wipes.
{K}. Somebody will deny it when they're grown.
{K}. I have no notes, only crumbs.
{K}. Deep breath, snack, next.
{K}. Somewhere a parenting book just closed itself.
{K}. I'd explain, but somebody is calling me from the bathroom.

== family 🏡
nouns: family, families, my family, our family, family dinner, family dinners, family lunch, family brunch
nouns: family time, family day, family night, family photo, family portrait, family portraits, family picture
nouns: family gathering, family gatherings, family weekend, family breakfast, family vacation photos, family life
nouns: family fun, big family, the in-laws, relatives, extended family, sunday family lunch, sunday dinner with family
nouns: family barbecue, family get-together, family get-togethers, family holiday, parents, my parents
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
The recipe: a table, several opinions, salt, somebody who says “leave it, I'll do it”. {K}.
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
{K}. There will be leftovers and a second opinion.
{K}. Never a quiet chapter in this family.
{K}. Somebody tell the aunts. They already know.
{K}. We'll still be talking about it over dessert.

== siblings 🤝
nouns: sibling, siblings, brother and sister, sister time, sibling day, siblings day, national siblings day
nouns: sibling love, sibling rivalry, sister sister
tags: Siblings, Family, SiblingLove
turn:
We can fight about a fork and move a mountain together. {K}.
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
invite:
Bring the whole back seat, snacks and all. {K}.
Argue about who pays on the way home. {K}.
{K}. Bring the one you fight with, and the one who started it.
news:
{K}. I demand the same, and the bigger half.
{K}. For the record, it was the other one.
{K}. I'm telling, just so you know.
{K}. Related by blood, confirmed by nonsense.
{K}. I'd be annoyed if I weren't this fond.

== mom 💐
nouns: mom, moms, my mom, mother, mothers, my mother, mum, mums, my mum, mama, mamas, mommy, mami, mom and me
nouns: mother and daughter, mother and son, mother daughter day, mother-daughter day, mother daughter trip, stepmom
nouns: best mom, bonus mom, mom's cooking, mom's kitchen, mom's advice, happy mother's day, mom day, mom hugs
nouns: mom's recipes, mothers day brunch, mothers day gift, mothers day flowers, room mom friends
tags: Mom, MomLove, Family, Motherhood
turn:
Nothing is lost until a mother has looked for it. {K}.
“Take a jacket,” said every mom, and every mom was right.
I swore I would never sound like that. I sound exactly like that. {K}.
{K}. The original search engine, and it asks if you've eaten.
Moms don't have favorites. They have facial expressions.
There's a tone of voice that says all of your names. Every mom has it.
Nobody says “I'm not mad” like a mother who is. {K}.
If you don't pick up, she calls your neighbor. {K}.
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
{K}. Take a jacket, just in case.
{K}. It has been reported to all of the aunts.
{K}. That's moms for you, and I'm glad of it.
{K}. She's telling the lady at the bakery as we speak.
{K}. Have you eaten, by the way?

== dad 🧰
nouns: dad, dads, my dad, father, fathers, my father, daddy, papa, stepdad, bonus dad, father and son
nouns: father and daughter, father daughter dance, dad and me, happy father's day, dad's advice, dad's cooking
nouns: best dad, dad hugs, dad naps, fathers day gift, fathers day brunch
alone: pops
tags: Dad, DadLife, Fatherhood, Family
turn:
{K}. Not asleep, just resting the eyes.
Not lost, just “seeing where this road goes”. {K}.
I inherited the jokes. I'm sorry, and I'm not stopping. {K}.
A tool in one hand, and I'm holding the flashlight wrong. {K}.
Touch the thermostat and a dad will feel it from another city.
There's a drawer of screws that fit nothing, and it must never be thrown away. {K}.
“That's not going anywhere,” said the dad, and patted the load twice.
First it's “no pets”. Then there's a special voice for the pet. {K}.
reader:
What's the dad joke in your family that should have retired long ago?
What does your dad say every single time you leave the house?
Every dad has one jacket, one chair, one saying. What's the saying?
Which repair did your dad call “good enough”, and is it still holding?
What did your father teach you that no school ever could?
How early does your dad want to be at the airport?
scene:
Holding the flashlight: the oldest team sport in the world. {K}.
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
nouns: grandma, grandmas, grandmother, grandmothers, my grandma, my grandmother, granny, nana, nan, nonna, oma, abuela
nouns: grandpa, grandpas, grandfather, grandfathers, my grandpa, my grandfather, granddad, grandad, pop-pop, opa
nouns: nonno, abuelo, grandparents, my grandparents, grandparent, great-grandma, great-grandmother, great-grandfather
nouns: grandma's house, grandmother's house, grandma's kitchen, grandmother's kitchen, grandma's cooking
nouns: grandma's recipes, grandmother's recipe, grandma's cookies, grandpa's stories, grandparents day
nouns: grandparents' house, grandma's table
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
{K}. Everything smells like something good is about to be ready.
I learned patience at that table without noticing. {K}.
Unhurried, unbothered and always glad you came. {K}.
If you still can, ask for the stories and write them down. {K}.
Some places keep a chair for you forever. {K}.
So much of me started there. {K}.
The kind of love that always had time. {K}.
I still try to get it to taste and sound and feel like that. {K}.
Nobody was ever so impressed by every small thing I did. {K}.
invite:
They'll say it's too much. They'll tell everybody about it. {K}.
{K}. For the ones who always slipped you a little something.
Bring grandma, bring grandpa, bring the stories. {K}.
news:
{K}. There's cake with it, because there always is.
{K}. It gets told with both hands and a slightly bigger fish every year.
{K}. Sit down, have a cookie, and now tell it from the start.
{K}. The good cups are coming out for that.
{K}. Take it slowly and eat something first, as grandmothers say.
{K}. That one goes straight into the photo album.

== kids-play 🎨
nouns: playdate, playdates, play date, sandcastle building with kids, soap bubbles, bounce house, bouncy castle
nouns: trampoline, water balloons, sprinkler fun, playroom, toy room, dress-up box, storytime, hide and seek
nouns: hopscotch, toy kitchen, play kitchen, indoor playground, soft play, cushion fort, tire swing, swings and slides
nouns: water slide at home
alone: swing, slide
tags: KidsActivities, PlayTime, LetThemPlay, PlayMatters
turn:
It starts in a second and ends when somebody cries or smells dinner. {K}.
Offer them a whole shop of toys and they'll choose the box. {K}.
{K}: the fun is over when somebody says “home” and means it.
Hard to start, impossible to stop, like all the best things. {K}.
Grown-ups may join in if they follow the rules, which change. {K}.
One grown-up joined in and had to be carried home. {K}.
All fun and games, and one very long discussion about turns. {K}.
“It's a spaceship,” they said, about everything. {K}.
{K}. The floor is lava and so, it seems, is the couch.
reader:
What was your favorite game as a kid, and do you still know the rules?
Mess now and clean later, or follow along with a cloth? Play time divides parents.
Which toy would you bring back from your own childhood?
Do you join in, or find the bench and the coffee? {K}.
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
{K}. Red cheeks, grass stains, big laughs.
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
{K}. One sock is still missing from it.
{K}. It made perfect sense to everybody below the table.
{K}. Last one to hear it is a rotten egg.
{K}. It'll be even bigger by the time they tell it.
{K}. Somebody will sleep well on that.

== teenager 🎧
nouns: my teenage son, my teenage daughter, my tween, teenage boys, teenage girls, sixteen-year-old, fifteen-year-old
nouns: thirteen-year-old
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

== godchild 🤍
under: family
nouns: goddaughter, godson, godchild, my goddaughter, my godson, my godchild, godchildren, godkids
tags: Godchild, FamilyLove, Family
turn:
{K}. I promised to be a good influence, and then I bought the drum.
Not my child, and still I carry a picture in my wallet. {K}.
The parents say no, and I say let me think about it. {K}.
{K}: the only person allowed to borrow my good pens.
reader:
Tag the small person, or not so small, you once made a promise for. {K}.
What do you always bring: books, noise or candy? {K}.
What do they call you? {K}.
scene:
A small handprint on a card, and my whole fridge is about it. {K}.
“Are you coming?” “Obviously.” Front row, camera, tissues. {K}.
A drawing addressed to me, with my hair in a generous color. {K}.
plain:
{K}. One more person who gets all of my time when it counts.
I was asked to look after one little soul, and it keeps looking after me. {K}.
{K}. Growing up, and still waving at me first.
invite:
{K}. Spoiling was part of the promise, somewhere in the small print.
Bring the godchild and an appetite for sprinkles. {K}.
news:
{K}. I'm allowed to be this proud, it's in the papers.
Yes, I brought cake. I always bring cake. {K}.

== diapers 🧷
under: baby
nouns: diapers, diaper, diaper change, cloth diapers, baby wipes, diaper blowout, blowout diaper, changing diapers
nouns: diaper duty
tags: DiaperDuty, BabyLife, RealParenting
turn:
{K}. A fresh one is considered an invitation.
You learn to do it in the dark, in the car and with your eyes closed. {K}.
{K}: the only race where everyone kicks.
Before kids, I thought I knew what fast meant. {K}.
reader:
Whose turn is it, and is that according to the rules or to the nose? {K}.
What's the worst place you've ever had to change one? {K}.
Cloth or disposable, and who does the laundry?
scene:
A sniff. A look. Everybody is suddenly very busy. {K}.
“It's fine.” It wasn't fine. It was up the back. {K}.
One hand on the baby, one hand hunting for the last wipe. {K}.
plain:
Glamour comes later, they say. {K}.
{K}. Love, but with wipes.
invite:
{K}. Stock up before the bottom of the box looks back at you.
For parents who can read a face from across the room. {K}.
news:
{K}. There was a spare outfit. It has been used.
A moment of silence for the white onesie. {K}.

== expecting 🤰
nouns: pregnancy, baby bump, baby announcement, pregnancy announcement, maternity shoot, maternity photos
nouns: nesting hard
nouns: nursery decor, baby nursery, hospital bag, baby names, baby name, due date, first trimester, second trimester
nouns: third trimester, babymoon, tiny socks, ultrasound, ultrasound photo, ultrasound picture, mom to be, mom-to-be
nouns: dad to be, dad-to-be, pregnant, parents to be, parents-to-be, pregnancy cravings, pregnant belly
nouns: rainbow baby announcement, gender reveal results, baby kicks, morning sickness, nesting phase, baby name reveal
nouns: baby room, pregnancy glow, pregnancy brain, pregnancy update, pregnancy week
alone: bump, nursery, expecting, nesting
tags: BabyOnTheWay, ParentsToBe, Expecting, BabyJoy
turn:
I was fine until I saw the tiny socks. {K}.
{K}. The to-do list is growing faster than the bump.
One small person, several large opinions about the name. {K}.
Somebody who has never been here already decides where everything goes. {K}.
{K}: learning to love somebody by the shape of their kicks.
Shoes are a team effort these days. {K}.
The whole house is waiting for somebody who weighs less than the bag. {K}.
Everybody has advice and nobody has agreed on any of it. {K}.
reader:
Baby names: announce it early, or keep it secret until the very end?
Boy, girl or surprise: could you wait until the birth to find out?
What did everybody tell you about a baby that turned out to be wrong?
Who in your family guesses right about every baby? There is always one.
What was the strangest craving in your family, and who had to drive for it?
What would you put in the hospital bag first? {K}.
scene:
Somebody holds up a very small shoe, and the whole room goes quiet. {K}.
The future resident has been informed and responded with a kick. {K}.
Folding the tiny things, unfolding them to look, folding them again. {K}.
“Did you feel that?” A hand, a wait, a grin. {K}.
A name tried out loud in an empty room. {K}.
plain:
{K}. So much joy for somebody we haven't met.
{K}: the waiting, the wondering and the good kind of nervous.
There is room in the house, and even more in the heart. {K}.
Counting days, smiling for no reason. {K}.
Whoever you are, you're already loved. {K}.
invite:
{K}. Feet up, we've got this part.
Somebody is coming, and you'll want to be ready. {K}.
{K}. Tag the parents-to-be who still think they have plenty of time.
Let us take one thing off the long list. {K}.
news:
{K}. The smallest member of the family already has the biggest audience.
{K}. It starts before they even arrive, doesn't it?
{K}. Everybody stay calm. Nobody is calm.

== parental-leave 🍼
under: baby
nouns: maternity leave, paternity leave, parental leave, back from maternity leave, end of maternity leave
nouns: first day back from maternity leave, going back to work after baby
tags: ParentalLeave, NewParents, ParentLife
turn:
{K}. The only leave you come back from more tired.
My new manager is small, loud and doesn't accept email. {K}.
{K}: meetings at night, lunch never, the best coworker yet.
I thought I'd read a book. I've read the back of a bottle. {K}.
reader:
What did you think you'd get done, and what did you do instead? {K}.
Who has good advice for the first week back? {K}.
What do you miss about the office: the people or the hot coffee? {K}.
scene:
Still in the robe. A whole day's work already done. {K}.
“So what do you do all day?” A long look. {K}.
Out of office, in the rocking chair. {K}.
plain:
Small days, and I wouldn't hand back one of them. {K}.
{K}. Time that looks like nothing and is everything.
news:
{K}. My inbox can grow. Somebody else is growing faster.
The goodbye at the door takes longer than the commute. {K}.

== son-daughter 🤍
under: family
nouns: daughter, daughters, my daughter, our daughter, son, sons, my son, our son, my boy, my girl, our boy, our girl
nouns: stepson, stepdaughter, stepkids, bonus daughter, bonus son, grown kids, adult children, adult kids
nouns: my grown son, my grown daughter, my boys, my girls, daughter-in-law, son-in-law, my three kids, proud mom
nouns: proud dad, proud parent, proud parents, proud daughter moment, daughter in law, son in law, mother son bond
nouns: father daughter bond, mother daughter bond, father son bond
tags: ProudParent, Family, FamilyLove, ParentLife
turn:
{K}. However tall you get, I'll still ask if you have a jacket.
I wanted to teach, and I've been taking notes ever since. {K}.
{K}: my whole heart, out and about without a helmet.
You used to need my hand. Now I'd like yours on the stairs. {K}.
reader:
What did your children teach you that nobody else could? {K}.
Which little habit of yours do you recognize in them? {K}.
What do you still keep from when they were small? {K}.
scene:
One look, and I see every age at once. {K}.
“I'm fine, really.” I heard the comma in it. {K}.
A text that only says “home safe”, and the day is good. {K}.
plain:
Nothing I ever do will be better than this. {K}.
{K}. So much love, and hardly any of it said at dinner.
I'd know that laugh in a full stadium. {K}.
invite:
{K}. Bring them along, at any age.
There's always a plate, no matter how late it gets. {K}.
news:
{K}. My phone background has never been so sure of itself.
I was told not to make a fuss. This is me, not fussing. {K}.

== niece-nephew 🎈
under: aunt-uncle
nouns: niece, nieces, my niece, my nieces, nephew, nephews, my nephew, my nephews, our niece, our nephew
nouns: niece and nephew, nieces and nephews, favorite niece, favorite nephew, new niece, new nephew
tags: AuntLife, UncleLife, FamilyLove, Family
turn:
{K}. I give the sugar, the parents get the bedtime.
I'd say I don't have a favorite, and I'd say it quietly. {K}.
{K}: borrowed for the afternoon, returned with glitter.
I'm the grown-up who says “one more” and then leaves. {K}.
reader:
What's the loudest present you ever gave, and are you still invited? {K}.
What do they call you, and who came up with it? {K}.
Who got you into more trouble than your own siblings? {K}.
scene:
“Are you staying over?” Nobody's eyes are that big by accident. {K}.
A sticky kiss, a serious question, a plan involving cardboard. {K}.
A drawing of me with a very long neck. Framed. {K}.
plain:
I didn't raise them, I just get to adore them. {K}.
{K}. Part sibling, part friend, part partner in cookies.
invite:
{K}. Steal the kids for a day, bring them back happy.
Good for small guests with big plans. {K}.
news:
{K}. The proudest relative in the room is holding the camera.
Somebody's parents have questions. We said nothing. {K}.

== grandchildren 🧸
under: grandparents
nouns: grandkid, grandkids, grandchildren, grandchild, grandson, grandsons, granddaughter, granddaughters, my grandson
nouns: my granddaughter, my grandkids, my grandchildren, our grandkids, our grandson, our granddaughter
nouns: first grandchild, great-grandson, great-granddaughter, great-grandchild, day with the grandkids, new grandma
nouns: new grandpa, grandma camp, nana camp, grandparent camp, summer with the grandkids
tags: Grandkids, GrandparentsLife, GrandparentsLove, Family
turn:
{K}. The rules I had for my own children are in a drawer somewhere.
No is a word I used up on the parents. {K}.
{K}: why there are pockets full of hard candy.
I fixed the fence, the bike and the teddy, in order of importance. {K}.
reader:
What do they call you, and did you get a vote? {K}.
What do you let them do that you never allowed your own? {K}.
Which game do you always lose, on purpose or otherwise? {K}.
scene:
Small shoes by the door, and the house wakes up. {K}.
“Tell it again.” So I tell it again, with a bigger fish. {K}.
The good couch, a blanket fort, a very tired grandparent. {K}.
plain:
The second time around, I know how fast it goes. {K}.
{K}. The house is loud, and that's how it should be.
invite:
{K}. Bring the little ones, we've got all day.
Spoil them here, send them home happy. {K}.
news:
{K}. Everybody at the bakery has seen the pictures.
The cookie jar is being refilled in their honor. {K}.

== birth-order 👧
under: siblings
nouns: eldest daughter, oldest daughter, eldest son, oldest child, youngest child, middle child, middle child syndrome
nouns: only child, youngest sibling, oldest sibling, eldest daughter syndrome, baby of the family, middle sister
nouns: firstborn child, youngest of four, the youngest, the oldest, only child syndrome, birth order
alone: youngest
tags: BirthOrder, FamilyLife, SoRelatable, Siblings
turn:
{K}. It explains more about me than any horoscope.
Some people get a family crest. Some get a role and a chair. {K}.
{K}: a full-time position nobody applied for.
Count the baby photos and you'll know who came when. {K}.
reader:
Oldest, middle, youngest or only: which one are you, and does it show?
Who got the rules, and who got away with everything? {K}.
What can you always tell about people by their place in the family? {K}.
scene:
“Can somebody organize this?” All heads turn to the same person. {K}.
A family photo. Everyone in their usual spot. {K}.
“That's so typical.” It is, and we all know why. {K}.
plain:
Everybody got a different childhood in the same house. {K}.
{K}. I wouldn't trade my chair at the table.
invite:
{K}. Tag the one who always gets the last word.
Bring the whole row, from tallest to loudest. {K}.
news:
{K}. The family chat agrees, for once.
Mom says she loves everyone the same, in that voice. {K}.

== blended-family 🤍
under: family
nouns: blended family, blended families, stepfamily, stepfamilies, patchwork family, co-parenting, coparenting
nouns: bonus kids, bonus family, bonus parents, step parenting, stepparent, stepparents
tags: BlendedFamily, BonusFamily, FamilyLove
turn:
{K}. Not steps, just a few more stairs to run up.
The family tree needed a bigger sheet of paper. {K}.
{K}: a calendar with colors, and everybody knows theirs.
We didn't start together. We do say good night together. {K}.
reader:
What's the tradition your family made up from scratch? {K}.
What made it feel like one family in the end? {K}.
Whose pancakes won when the recipes moved in together? {K}.
scene:
More toothbrushes than the cup was made for. {K}.
“Whose turn is it?” A look at the calendar. A look at each other. {K}.
A new name on the mailbox, in wobbly letters. {K}.
plain:
Love can be learned slowly, and it holds just as well. {K}.
{K}. There's no wrong way to fit everyone around a table.
invite:
{K}. Bring everybody, we don't count who belongs to whom.
Big table, mixed chairs, come in. {K}.
news:
{K}. Both houses clapped.
The group chat has a name now, and everybody voted. {K}.

== adoption-foster 🤍
under: family
nouns: foster parents, foster parent, foster family, foster families, foster care, foster mom, foster dad
nouns: adoptive family, adoptive parents, adoptive mom, national adoption month, adoption journey, family by adoption
nouns: foster kids, adoption anniversary
tags: FamilyLove, ChosenFamily, LovedOnPurpose, FamilyFirst
turn:
{K}. A lot of paperwork for something the heart decided in a minute.
Nobody here has the same nose, and everybody has the same laugh by now. {K}.
{K}: a night-light, a spare toothbrush and a door that opens.
Family can begin with a phone call. {K}.
reader:
What made you feel at home somewhere new? {K}.
Who opened a door for you once? {K}.
What would you tell somebody who's thinking about it? {K}.
scene:
A small backpack in the hall, and a bed that's ready. {K}.
A name on a door, a hook at the right height. {K}.
A light left on in the hall, just in case. {K}.
plain:
Some children need a while. We've got a while. {K}.
{K}. Loved on purpose.
For however long it is, it counts. {K}.
invite:
{K}. Come and ask, every question is a good one.
There's always room for one more pair of shoes. {K}.
news:
{K}. The porch light stays on.
Somebody bring tissues, the happy kind. {K}.

== new-parents 🍼
under: baby
nouns: new mom, new moms, new dad, new dads, new parents, first-time mom, first time mom, first-time dad
nouns: touched out, postpartum hair loss
nouns: first time parents, first-time parents, new mom life, new dad life, newborn stage, newborn phase
nouns: fourth trimester, newborn life, newborn twins, twin newborns
tags: NewParents, NewbornLife, ParentLife, RealParenting
turn:
{K}. Read every book, forgot every word, doing fine.
The day has lost its numbers. There's only awake and almost. {K}.
{K}: whispering in your own house.
I once took an hour to choose a restaurant. Now I can dress in the dark, with one arm. {K}.
reader:
What's the one thing that really helped in the first weeks? {K}.
Who brought food, and who brought advice? {K}.
What did nobody tell you about the beginning? {K}.
scene:
A burp cloth on the shoulder, and it stays there, even at the supermarket. {K}.
“Still breathing?” “Still breathing. Don't poke.” {K}.
A cold coffee, found next to an older cold coffee. {K}.
plain:
Nobody knows how. Everybody learns. {K}.
{K}. You're doing better than you think, and more than anybody sees.
invite:
{K}. Come as you are, spit-up is an accessory here.
Let somebody hold the baby while you finish a sentence. {K}.
news:
{K}. Shirt's on inside out, and nobody's changing it.
It'll be a great story after some sleep. {K}.

== sports-mom 🏟️
under: parenting
nouns: soccer mom, soccer moms, dance mom, dance moms, hockey moms, baseball mom, football mom, cheer mom, sports mom
nouns: sports moms, team mom, gymnastics mom, swim mom, sports dad, soccer dad, baseball dad, sideline parents
nouns: sports parents, ballpark mom, softball mom, volleyball mom, wrestling mom, room mom, theater mom
tags: SportsMom, TeamMom, ProudParent, SidelineLife
turn:
{K}. The trunk is a locker room with a steering wheel.
I don't know all the rules, and it has never kept me quiet. {K}.
{K}: snacks for the whole team, dinner from the glove compartment.
The uniform is clean. Don't ask about the hour. {K}.
reader:
What do you shout from the sidelines, and have they asked you to stop? {K}.
Who's in charge of snacks, and is it always you? {K}.
What lives in your trunk all season? {K}.
scene:
Folding chair, blanket, thermos, a very calm “it's only a game”. {K}.
“Where's your water bottle?” The question before every practice. {K}.
One shoe found. The clock is running. {K}.
plain:
The best seat in the house folds up. {K}.
{K}. You won't remember the score, you'll remember the drive home.
invite:
{K}. Bring a chair, we saved you a spot.
For everybody who drives, waits, claps and drives again. {K}.
news:
{K}. The cheering could be heard in the parking lot.
There's a grass stain with a story now. {K}.

== girl-boy-parent 🎀
under: parenting
nouns: girl dad, girl dads, boy mom, boy moms, boy dad, boy dads, girl mom, girl moms, girl dad life, boy mom life
nouns: mom of boys, dad of girls, dad of boys, mom of girls
tags: ParentLife, RealParenting, Parenthood
turn:
{K}. I used to have furniture with corners.
My collection of hair ties, sticks and tiny treasures grew without my help. {K}.
{K}: outnumbered, outvoted and out of clean towels.
I've been assigned a role in the play. It's the horse. {K}.
reader:
What do you know all about now that you'd never heard of before? {K}.
Who's the boss in your house, and how tall are they? {K}.
What did you learn to braid, build or catch? {K}.
scene:
“Hold this.” It was alive. {K}.
Sparkle on the cheek, mud on the knee, a tea party under the table. {K}.
“Again, and this time with the voice.” {K}.
plain:
I wouldn't have guessed how much fun this is. {K}.
{K}. A full heart and very little floor.
invite:
{K}. Bring the whole bunch, we can take the noise.
For grown-ups who know every character's name. {K}.
news:
{K}. I have been promoted to dragon.
The laundry has witnessed it. {K}.

== dad-jokes 😄
under: dad
nouns: dad jokes, dad joke, dad humor, bad puns, dad joke of the day, corny joke
tags: DadJokes, DadHumor, BadJokes, Puns
turn:
{K}. The groan is the applause.
Nobody asked. That has never been a requirement. {K}.
{K}: bad enough to repeat.
You start by rolling your eyes at them, and one day you tell them. {K}.
reader:
What's the worst one you know? We need it. {K}.
Who in your family tells the same one every time, and do you still laugh? {K}.
Groan, laugh or leave the room: how do you take it? {K}.
scene:
A pause. A little smile. Oh no, here it comes. {K}.
“Get it?” “Yes.” “Do you get it?” “Dad.” {K}.
The waiter says “enjoy”. Somebody inhales. {K}.
plain:
A good groan brings a family together. {K}.
{K}. They only get better by getting worse.
invite:
{K}. Bring your worst, we'll bring ours.
Laughing is optional, groaning is included. {K}.
news:
{K}. He's been waiting all week to use it.
Nobody laughed, and somehow that made it funnier. {K}.

== lost-tooth 🦷
under: kids
nouns: tooth fairy, loose tooth, lost tooth, lost a tooth, wobbly tooth, first lost tooth, missing front teeth
nouns: gap tooth smile, toothless smile, toothless grin
tags: ToothFairy, LostTooth, GrowingUp
turn:
{K}. The exchange rate under the pillow is a family secret.
A whole evening of wiggling, and then it came out in a sandwich. {K}.
{K}: a very small thing with a very large audience.
The fairy nearly slept through her shift. {K}.
reader:
How much does the fairy leave at your house, and who negotiated? {K}.
String and a doorknob, or just wait: how did yours come out? {K}.
Do you keep them, and where, and why? {K}.
scene:
“Look!” “Don't wiggle it.” Wiggle. “LOOK!” {K}.
A tiny note, a tiny envelope, a parent crawling in the dark. {K}.
A grin with a window in it. {K}.
plain:
One small gap, one big step. {K}.
{K}. Every S sounds a little different now, and nobody's complaining.
invite:
{K}. Come and show us that smile.
Grins with gaps are the best kind. {K}.
news:
{K}. The apple has been cut into slices.
Everybody has been shown the gap, including the mailman. {K}.

== school-run 🚸
under: parenting
nouns: school run, school pickup, school drop-off, car line, car rider line, school pick-up, morning drop-off
nouns: pickup line at school, daycare pickup, carpool karaoke with kids, school carpool
tags: SchoolRun, SchoolPickup, ParentLife
turn:
{K}. Left on time, came back for the shoes, left again.
I've had whole conversations with a car door open and a line behind me. {K}.
{K}: pajama pants below the window line.
“I need a costume for school,” says a voice from the back seat. {K}.
reader:
What gets remembered at the very last corner? {K}.
Which song is on repeat in your car, and whose fault is that? {K}.
Are you early and calm, or do you roll in with toast? {K}.
scene:
“Bag?” “Yes.” “Lunch?” “Yes.” “Shoes?” Silence. {K}.
A wave at the gate, and no looking back. {K}.
“How was it?” “Good.” At the red light, the whole story. {K}.
plain:
The best talks happen when nobody has to look at anybody. {K}.
{K}. Small hand, big bag, off you go.
invite:
{K}. Come straight from the gate, crumbs and all.
For parents with exactly one free morning. {K}.
news:
{K}. The car floor is still working on that banana.
The crossing guard gave a knowing nod. {K}.

== naps-and-baths 🛁
under: parenting
nouns: nap time, naptime, sleep training, baby nap, toddler nap, kids' bath time, baby bath, baby bath time
nouns: toddler bath, nap schedule, contact nap, contact naps, skipped nap
alone: bath time
tags: NapTime, ParentLife, ToddlerLife
turn:
{K}. It took an hour to get here, and it lasts as long as one cup of coffee.
The one who needs it least is the only one fighting it. {K}.
{K}: the whole house learns to walk like a burglar.
I clean up, or I sit down. You can guess. {K}.
reader:
What's your trick, and does it work in other houses? {K}.
Do you nap along, or do you finally eat something? {K}.
What wakes yours up: the doorbell, the dog or a thought? {K}.
scene:
Blinds down, fan on, not one word. {K}.
The doorbell. The dog. The sound of a plan dying. {K}.
A rubber duck, a flood, a towel with ears. {K}.
plain:
Calm doesn't last, so enjoy it loudly, in your head. {K}.
{K}. Warm, drowsy and finally still.
invite:
{K}. We'll be quiet if you will.
Send it to the parent who's stuck under a sleeping child. {K}.
news:
{K}. Nobody breathes until the door clicks.
The floor is wet, and everyone is in a good mood. {K}.

== kids-crafts 🖍️
under: kids-play
nouns: kids' crafts, kids crafts, kids craft, kids' craft, crafts with kids, finger painting, finger paint, kids' art
nouns: kids art, kids' drawings, kids' drawing, crayon drawing, crayons, play dough, playdough, slime, sidewalk chalk
nouns: glitter glue, macaroni art, paper plate craft, toddler art, preschool craft, preschool crafts, kindergarten art
nouns: kids' painting
tags: KidsCrafts, KidsArt, CreativeKids
turn:
{K}. There's glitter in places we haven't found yet.
I was only helping, and now I'm not allowed to touch it. {K}.
{K}: one masterpiece, several square feet of damage.
The fridge is a gallery with very strict curators. {K}.
reader:
What do you say when a kid's drawing could be anything at all? {K}.
Do you keep every picture, or does one go missing at night? {K}.
Glitter in the house: yes, or only at grandma's? {K}.
scene:
“What a beautiful dog!” “It's you.” {K}.
Tongue out, brow down, a very serious purple. {K}.
Washable, it says. The wall has not been told. {K}.
plain:
Messy hands, clear heads. {K}.
{K}. Somebody made something out of nothing.
invite:
{K}. Old shirts on, sleeves up, ideas out.
We have the mess here, so your table can rest. {K}.
news:
{K}. Signed by the artist, backwards.
The table will never be one color again. {K}.

== gender-reveal 🎈
under: expecting
nouns: gender reveal, gender reveals, gender reveal party, gender reveal cake, gender reveal ideas
nouns: gender reveal balloon
tags: GenderReveal, BabyOnTheWay, ParentsToBe
turn:
{K}. Everybody is guessing, and the person in question only kicks.
Somebody knows. Somebody has been acting terribly normal about it. {K}.
{K}: the whole family, a balloon and no chill whatsoever.
Grandma has known since the cravings, and she won't let anybody forget it. {K}.
reader:
Blue, pink or “I just want to know if it likes naps”: what's your guess? {K}.
Would you want to know, or wait until the big day? {K}.
Who in your family guesses right about every baby? There's always one. {K}.
scene:
A balloon, a pin, a whole garden holding its breath. {K}.
“It's a…” Screaming. Nobody heard. “WHAT?” {K}.
A cake, a knife, a very slow first slice. {K}.
plain:
Whatever it is, it's already loved. {K}.
{K}. A small secret, kept by the worst secret keepers.
invite:
{K}. Come and guess, the wrong ones get cake too.
Bring a hunch and a loud voice. {K}.
news:
{K}. There will be confetti in the hedge until the baby can walk.
The bets are closed, the tissues are out. {K}.

== family-recipes 📖
under: family
nouns: family recipes, family traditions, family tradition, old family recipe, secret family recipe, traditions
nouns: christmas traditions with family, grandma's recipe box, passed down
tags: FamilyRecipes, FamilyTraditions, FamilyStories
turn:
{K}. Nobody wrote it down, because everybody was supposed to watch.
“A bit of this, until it looks right” is the official version. {K}.
{K}: handed down, argued over, never quite the same.
We do it like that because we've always done it like that. Please don't ask why. {K}.
reader:
What does your family do that no other family does? {K}.
Who keeps it going, and who'll be next? {K}.
What would you save first: the recipe, the bowl or the story? {K}.
scene:
A stained card, handwriting from another time, a word nobody can read. {K}.
“Not like that.” “How, then?” “Like this.” A whole childhood in a gesture. {K}.
A drawer that smells of cinnamon and old paper. {K}.
plain:
Some things taste of people. {K}.
{K}. Small habits, long roots.
invite:
{K}. Ask for it while the cook is still at the table.
Bring a pencil, and an empty stomach. {K}.
news:
{K}. There's a debate about the salt, as every year.
Somebody long ago would be nodding. {K}.

== tinkering-shed 🔧
under: grandparents
nouns: grandpa's workshop, grandpa's garage, grandpa's shed, grandpa's old tools, grandfather's workshop
nouns: dad's workshop, dad's garage, dad's shed, grandpa's workbench, grandfather's tools, dad's toolbox
nouns: grandpa's toolbox
tags: GrandpasWorkshop, OldTools, FamilyStories
turn:
{K}. Every screw sorted, every jar labeled, one radio station since forever.
Nothing gets thrown away. Everything gets needed, eventually. {K}.
{K}: smells of wood, oil and patience.
I was allowed to hold the flashlight, and I've never felt more important. {K}.
reader:
Which tool would you recognize by touch? {K}.
What did you build there together, and does it still stand? {K}.
What did you learn without being taught? {K}.
scene:
A pencil stub behind the ear, a hum, the good vise. {K}.
“Hand me the thing.” And somehow it's the right thing. {K}.
Dust in a stripe of sun, shavings on the floor. {K}.
plain:
Some places teach you how to take your time. {K}.
{K}. You can fix a lot with a steady hand and an old coffee can.
news:
{K}. Somebody has already gone to look for the right screw.
The radio crackled in agreement. {K}.

== rainbow-baby 🌈
under: family
nouns: rainbow baby, our rainbow baby, my rainbow baby, rainbow babies, miracle baby, our miracle baby, preemie
nouns: preemies, our preemie
tags: RainbowBaby, MiracleBaby, SoLoved
turn:
{K}. So small, and the whole sky got lighter.
We held our breath for so long. And then there was yours. {K}.
{K}: waited for, hoped for, here.
Some people arrive with a whole crowd of hearts behind them. {K}.
reader:
Who hoped along with you? {K}.
What was the first thing you whispered? {K}.
scene:
A tiny hand around a finger, and nobody says anything. {K}.
A small breath, and another, and another. {K}.
A little hat, far too big, and so much love. {K}.
plain:
You were loved before anybody saw you. {K}.
{K}. Every ounce of you.
There is room for joy and for what came before. {K}.
news:
{K}. Thank you to everybody who waited with us.
Softly, because somebody is sleeping. {K}.

== birth-story 🤍
under: family
nouns: birth story, labor and delivery, c-section, home birth, doula, doulas, postpartum, postpartum body, birth plan
nouns: birth center, postpartum life, postpartum care, my birth story, water birth, birthing class
tags: BirthStory, Motherhood, NewBeginnings
turn:
{K}. The plan was laminated. Nobody looked at it.
You go in as one person and come out as everybody's whole world. {K}.
{K}: the hardest day's work that ends in a nap on somebody's chest.
Nobody's looks like the brochure. {K}.
reader:
What surprised you most? {K}.
Whose hand did you squeeze, and has it recovered? {K}.
What would you pack, and what would you leave at home? {K}.
scene:
A deep breath, a strong hand, a clock that doesn't matter. {K}.
The first cry, and then everybody else's. {K}.
Soft pants, warm soup, a tiny person asleep. {K}.
plain:
However it went, you did it. {K}.
{K}. Be gentle, it was a big thing.
You don't have to bounce anywhere. {K}.
invite:
{K}. Ask all of your questions, we've heard them before.
You don't have to do this part alone. {K}.
news:
{K}. Somebody bring the good soup.
Told slowly, with tissues and laughter. {K}.

== baby-feeding 🍼
under: baby
nouns: breastfeeding, bottle feeding, nursing my baby, formula feeding, breast pump, breastfeeding journey
nouns: nursing mom, pumping at work
alone: pumping
tags: FeedingBaby, ParentLife, FedIsBest
turn:
{K}. Whatever goes in comes out somewhere else, with style.
A restaurant that's open all night and has one very loud guest. {K}.
{K}: one hand busy, one hand free for cold toast.
Somebody always falls asleep at the table. {K}.
reader:
What helped you in the early weeks? {K}.
Where's the oddest place you've ever done it? {K}.
What did you watch on all those nights? {K}.
scene:
A tiny fist, a tiny frown, a tiny, satisfied sigh. {K}.
A soft lamp, a small sigh, the world on hold. {K}.
A cloth on the shoulder, a burp nobody expected. {K}.
plain:
Fed, loved, burped. {K}.
{K}. There are many good ways.
news:
{K}. The clock has been asked to stop counting.
Somebody bring that parent a glass of water. {K}.

== baby-gear 👶
under: baby
nouns: baby wrap, baby gate, baby seat, crib, pacifier, pacifiers, baby swing, babyproofing, baby proofing, baby gear
nouns: bassinet, baby bouncer, baby stuff, diaper pail, baby registry must-haves
tags: BabyGear, BabyEssentials, ParentLife
turn:
{K}. Folds with one hand, says the box. The box has more hands than I do.
So much equipment for somebody who prefers the remote. {K}.
{K}: assembled at night, by people who used to be fun.
The trunk is full, and we're only going around the corner. {K}.
reader:
What did you buy and never once use? {K}.
What would you buy again at once? {K}.
Who in your house knows how it folds? {K}.
scene:
A button, a lever, a foot, a prayer. {K}.
“Where's the other one?” Under the couch, with the rest of them. {K}.
A grandparent, a buckle, a short loss of temper. {K}.
plain:
Needed all day, outgrown in a blink. {K}.
{K}. One small passenger, first class.
invite:
{K}. Try it out, crumbs and all.
Bring the baby, the bags and the doubts. {K}.
news:
{K}. The manual has been read, by nobody.
The cat has tested it and approves. {K}.

== baby-sleep 🌙
under: baby
nouns: sleep regression, four month sleep regression, baby sleep, tummy time, colic, cradle cap, baby talk
nouns: up all night with the baby, sleepless with a newborn, newborn sleep, teething, teething baby, swaddling
nouns: white noise
alone: growth spurt, growth spurts
tags: BabySleep, ParentLife, ThisTooShallPass
turn:
{K}. Just when we'd figured it out, there was an update.
Nobody can say what it is, and everybody has a theory. {K}.
{K}: a phase, they say, and another phase right behind it.
The rocking continues even when nobody's in your arms. {K}.
reader:
What worked for you, and for how many nights? {K}.
Who sleeps through it at your house? {K}.
What did you whisper that you'd never say out loud? {K}.
scene:
A hum, a sway, a look at the clock, don't look at the clock. {K}.
Down. Slowly. Slowly. Eyes open. {K}.
Grown-ups on the floor, making sounds like a kettle. {K}.
plain:
It passes. Nobody believes it at the time. {K}.
{K}. Be nice to each other, you're all new here.
news:
{K}. The coffee is doing what it can.
The lullaby playlist is our most played. {K}.

== just-married 💍
under: spouse
nouns: just married, mr and mrs, mr & mrs, mrs and mrs, mr and mr, newly married, last name change, new last name
nouns: married couple, officially married, i'm married, we're married, married, first year of marriage
nouns: second marriage
alone: name change
tags: JustMarried, NewlyMarried, MarriedLife
turn:
{K}. I've practiced the signature more than the dance.
The new word for each other still feels like somebody else's coat. {K}.
{K}: the same couch, only fancier.
All that rice, and we'll find it in the car forever. {K}.
reader:
What felt different the morning after? {K}.
Married people: what's your one piece of advice? {K}.
Which name got to stay? {K}.
scene:
Cans on the car, shoes in hand, hair full of confetti. {K}.
“Mrs.?” A pause. A look around. “Oh. Yes.” {K}.
A form, a pen, the wrong name, again. {K}.
plain:
Everything's the same, and everything's lovely. {K}.
{K}. The party was a day. The good part starts here.
news:
{K}. The rings still feel loud.
Somebody has already argued about the blanket, officially. {K}.

== baby-food 🥕
under: baby
nouns: baby food, baby purees, purees, baby's first foods, high chair mess, baby cereal, first solids, starting solids
nouns: homemade baby food, spoon feeding, food pouch, food pouches, baby snacks, avocado face
tags: BabyFood, FirstFoods, ParentLife
turn:
{K}. Carrot goes well with the tray, the wall and the eyebrow.
Most of it is worn. Some of it is eaten. The dog is doing very well. {K}.
{K}: a face for every vegetable.
I steamed, mashed and strained for an hour. It was refused in a second. {K}.
reader:
What was the first food, and what was the face? {K}.
Spoon, fingers or the whole head: how does yours eat? {K}.
Do you taste it first, and do you keep a straight face? {K}.
scene:
A spoon as an airplane. The airport is closed. {K}.
A bib, another bib, a shirt that should have had one. {K}.
“Mmm!” says the grown-up. The baby knows. {K}.
plain:
A mess now, a story later. {K}.
{K}. New taste, big eyes, small spoon.
news:
{K}. The ceiling got some, and we don't know how.
The dog has moved under the high chair for good. {K}.

== landlords 🔑
under: adulting
nouns: landlord, landlords, my landlord, our landlord, rent increase, landlord special, property manager, bad landlord
nouns: new landlord
tags: RenterLife, LandlordSpecial, AdultLife
turn:
{K}. Everything gets fixed with paint, including the window and the outlet.
“I'll send somebody” is the beginning of a very long story. {K}.
{K}: fast on the first of the month, slow on the heating.
The faucet has been on the list so long that it gets mail. {K}.
reader:
What's the oddest repair you've ever seen? {K}.
What have you learned to fix by yourself, for peace and quiet? {K}.
Call, write or live with the drip? {K}.
scene:
A knock. A toolbox. A roll of tape. “That'll hold.” {K}.
“It's always made that noise.” It hasn't. {K}.
A light switch that turns on something in another apartment. {K}.
plain:
A good one is worth a thank-you card. {K}.
{K}. It's only rented, but it's home.
news:
{K}. The radiator has opinions too.
A picture was taken, for the records. {K}.

== teen-room 🚪
under: teenager
nouns: teenage bedroom, teenager's room, teen bedroom, teen room, my teenager's room, messy teen room, teen's room
nouns: teenage room
tags: TeenLife, RaisingTeens, MessyRoom
turn:
{K}. There's a floor, according to the building plans.
Every glass we own, in one place, growing things. {K}.
{K}: knock, wait, breathe through the mouth.
The door is closed. It's the only tidy thing about it. {K}.
reader:
How many cups are in there right now? Estimates welcome. {K}.
Clean it, close the door or charge admission: what's your policy? {K}.
What did yours look like, honestly? {K}.
scene:
“I know where everything is.” A sock slides off a lamp. {K}.
Music, a thud, “I'm fine”. {K}.
A towel on the bed, a plate under the bed, a peace treaty on the door. {K}.
plain:
One day it'll be spotless, and nobody will like it. {K}.
{K}. A whole world behind one door.
news:
{K}. The laundry basket remains untouched, like a museum piece.
An expedition is being planned, with snacks. {K}.
`;
