export const holidays = `
== christmas 🎄
nouns: elf on the shelf, santa, mistletoe, christmas, christmas tree, christmas morning, christmas eve, christmas dinner, christmas presents, advent, advent calendar, ornaments, christmas party, holiday season, holidays, stockings, tree decorating, decorating the tree, christmas shopping, xmas, christmas orders
tags: ChristmasTime, HolidaySeason, TisTheSeason, ChristmasSpirit
turn:
{K}. I said I'd keep it simple, and then I saw the glitter.
The tree leans a little. So do I, after dinner.
{K}. The lights were tangled, and so was the mood, and now look.
I know every word and none of the notes.
{K}. My sweater is loud so that I don't have to be.
{K}. The lights are tangled and so are the plans, and it's perfect.
I wrapped it so badly that it looks like a surprise for everybody.
{K}: glitter now, glitter forever.
I said small gifts this time. I lied, happily.
The tree leans a little. So do we.
reader:
Real tree or fake tree: who's right at your house?
When do the decorations go up: early, on time or never?
{K}. What's the tradition you'd never give up?
Real tree or the one from the box? Keep it merry.
Open presents in the evening or in the morning? Families are divided.
Is it ever too early for the music?
scene:
Tape missing, scissors missing, cookies missing. {K}.
Somebody at the window, checking the sky for reindeer. {K}.
Tape on the fingers, paper everywhere, cat in the box. {K}.
Somebody is already shaking the presents.
Cinnamon in the air, lights in the window, socks that don't match.
plain:
{K}. The people are the best part of it.
{K}. Warm lights, full table, long hugs.
The smell alone makes me feel like a kid again.
{K}. It's the people around it that make it.
A little light in the darkest weeks.
{K}, and a lot of warmth to go around.
Wishing everybody something warm to hold.
news:
{K}. The cookies didn't make it to the tin.
{K}. Somebody has been very good, or very convincing.
{K}. The ornaments have been warned.
{K}. The elves have filed it under “classic”.
{K}. The tinsel trembled.
invite:
{K}. Come in from the cold, we've got the good kind of chaos.
{K}. Bring your list, we'll help you tick it off.
{K}. Come in from the cold and stay a while.
{K}. We wrap, you smile.

== halloween 🎃
nouns: halloween, trick or treat, pumpkin carving, jack o lantern, haunted house, halloween party, spooky season, halloween candy, halloween decorations, witch, ghost, carved pumpkins
tags: Halloween, SpookySeason, TrickOrTreat, HalloweenVibes
turn:
{K}. I scared myself in the mirror and called it a rehearsal.
I bought candy for the kids. The kids will never know.
{K}. My costume is a person who planned ahead.
The pumpkin looks surprised, and honestly, so am I.
{K}. The skeleton in the yard has better posture than me.
{K}. The scariest part is how fast the candy goes.
I'm not scared, I'm just standing behind you.
{K}: the one time strangers giving you sweets is tradition.
My costume is “tired”, and I'm very convincing.
reader:
Scary, funny or store-bought in a panic: how do you dress up?
Which candy do you quietly remove from the bowl?
{K}. Haunted house or horror movie from behind a pillow?
Trick or treat? And who buys the treats and eats them first?
Best costume you ever wore: go.
scene:
A creak, a whisper, somebody steps on a rake. {K}.
Doorbell. Tiny witch. Enormous bag. {K}.
Creak. Giggle. Scream. Candy. {K}.
Pumpkin guts on the table, a crooked smile in the window.
plain:
{K}. A little spooky, mostly sweet.
It's nice when everybody opens the door.
{K}. Strange is welcome here.
{K}, with all the right kinds of silly.
Be somebody else for a night, bring snacks.
news:
{K}. Sleep is for people who don't watch the closet.
{K}. The candy bowl has taken losses.
{K}. The skeleton in the hall has a name.
{K}. The skeletons in the closet are rattling with joy.
{K}. The pumpkin grinned a bit wider.
invite:
{K}. Come dressed as anybody, leave with a full bag.
{K}. Enter if you dare, shoes may stay on.
{K}. Enter if you dare, leave with sugar.

== valentines 💘
nouns: valentine's day, valentines day, valentines, valentine, galentine's day, galentines, love letter, date night valentine, valentine's dinner, box of chocolates, love notes
tags: ValentinesDay, Galentines, LoveNotes, BeMine
turn:
{K}. Roses are fine, but have you tried being brought fries?
My heart is full and so is the chocolate box, for now.
{K}. I wrote a poem. You're welcome, it's short.
{K}. Cupid missed and hit the pantry.
{K}. Love is sharing your fries without counting.
Roses are red, I'm out of ideas, here's a snack.
{K}: for lovers, friends, and people who just like chocolate.
Dessert for several, please.
reader:
Grand gesture or a quiet night in: what wins you over?
{K}. What's the sweetest thing anybody ever did for you?
Flowers, food or a handwritten note?
Grand gesture or takeout on the couch?
Who gets the card from you: partner, friend or yourself?
scene:
A card, a blush, a very long hug. {K}.
A card, a crooked heart, the good handwriting. {K}.
plain:
{K}. Say it while they can hear it.
{K}. Love in all its shapes.
To everybody who makes somebody's tea without asking.
{K}. For everybody you love, in whatever way.
Say the nice thing out loud. That's the whole trick.
{K}. Love looks good on everybody.
news:
{K}. My heart skipped, then went back for chocolate.
{K}. Feelings were shown. Everybody survived.
{K}. Hearts have been drawn on windows.
invite:
{K}. Bring your favorite person, or be it.
{K}. Make somebody blush.
{K}. Bring somebody you like, even if it's you.

== easter 🐣
nouns: easter, easter eggs, egg hunt, easter egg hunt, easter bunny, easter brunch, easter basket, painted eggs, chocolate bunny, easter sunday, easter weekend
tags: EasterWeekend, EggHunt, EasterEggs, HappyEaster
turn:
{K}. I hid the eggs so well that it's now a yearlong project.
The bunny's ears went first. They always go first.
{K}. I came for family and stayed for the chocolate.
My basket is for the children, I tell the children.
{K}. One egg is still out there. It knows what it did.
{K}. One egg is still missing and we'll find it later, by the smell.
Ears first or tail first? The chocolate bunny would like to know.
{K}: competitive walking with baskets.
reader:
Ears first or tail first: how do you eat a chocolate bunny?
Who still gets way too competitive at the egg hunt?
{K}. Sweet brunch or savory brunch?
Who hides the eggs too well in your family?
Do you eat the ears first, like everybody with a heart?
scene:
Small boots, big basket, total focus. {K}.
“Warm. Warmer. Cold.” {K}.
Baskets out, shoes wet, somebody is pushing a cousin. {K}.
plain:
{K}. Soft light, full table, good people.
{K}. Everything is starting again, me included.
A slow meal and somewhere green to look at.
{K}, bright colors and full tables.
A little hunt, a lot of chocolate.
news:
{K}. Chocolate counts as lunch.
{K}. The grass is full of secrets.
{K}. The chocolate didn't make it past breakfast.
invite:
{K}. Hop by, there's something sweet waiting.
{K}. Bring a basket and fast shoes.

== new-year 🎆
nouns: new year, new year's eve, new years eve, new year's resolutions, resolutions, new year's day, countdown to midnight, new beginnings year, first day of the year, last day of the year, year in review, nye, new years eve at home
tags: NewYear, NewYearsEve, HelloNewYear, FreshStart
turn:
{K}. My resolution is to lower the resolution.
I stayed awake for it, and I'd like that noted.
{K}. The year is new, the jeans are the same.
I made a list and lost it, so I'm starting with a clean conscience.
{K}. Confetti will be found until summer.
{K}. Same me, better snacks.
My resolutions are written in pencil.
{K}: staying up late and calling it tradition.
I'd like a fresh start, but first a nap.
reader:
{K}. One word for the year ahead: what's yours?
Big party or pajamas: how do you cross the line?
What are you leaving behind, and what comes along?
Resolutions: yes, no, or already broken?
Big party or asleep by the time it counts? No shame here.
scene:
Glasses up, somebody counts too fast. {K}.
Fresh calendar, good pen, big eyes. {K}.
Count down out loud, hug whoever is closest. {K}.
Confetti in the hair, hope in the air.
plain:
{K}. May it be kind to all of us.
{K}. A blank page and a bit of courage.
Thank you to everybody who made the old one good.
{K}. May it be kind to you.
Here's to small changes that stick.
{K}. One page at a time.
news:
{K}. So far, so good.
{K}. I've already broken a resolution and made a better one.
{K}. The glitter will be found forever.
invite:
{K}. Start it with us.
{K}. Bring your people and your loudest cheer.

== thanksgiving 🦃
nouns: thanksgiving, thanksgiving dinner, friendsgiving, turkey day, thanksgiving leftovers, thanksgiving pie, stuffing, cranberry sauce, turkey
tags: Thanksgiving, Friendsgiving, Grateful, Thankful
turn:
{K}. I wore the stretchy pants on purpose.
My plate has layers, like a good novel.
{K}. There's always room for pie. It's a separate stomach.
{K}. The nap is a tradition, not a weakness.
{K}. Stretchy pants are a form of planning.
I'm thankful for everybody here and for the second piece of pie.
{K}: loud table, full plates, somebody asleep by dessert.
reader:
What's the side dish nobody's allowed to leave out?
Turkey or everything around it?
{K}. Who tells the same story every time at your table?
Stuffing or mashed potatoes? You can't have both. You can, but choose.
Who falls asleep first at your table?
scene:
Elbows, gravy, somebody laughing too hard to swallow. {K}.
“Who wants leftovers?” Every hand goes up. {K}.
Elbows, gravy, everybody talking at once. {K}.
plain:
{K}. Thankful for the people and the second helping.
{K}. A full table is a kind of wealth.
For the loud ones, the late ones and the ones who do the dishes.
{K}. There's a lot to be thankful for, and most of it has a face.
Grateful for the people who make the table too small.
news:
{K}. The couch has been reserved.
{K}. I regret nothing, and I've undone a button.
{K}. Leftovers have been labeled and will be stolen.
invite:
{K}. Pull up a chair, there's always one more.
{K}. Come hungry, leave with containers.
{K}. Pull up a chair.

== mothers-day 💐
nouns: mother's day, mothers day, mothering sunday, mother's day brunch, mother's day gift
tags: MothersDay, ThankYouMom, MomLove, BestMom
turn:
{K}. She said she wants nothing. I've learned not to believe that.
Everything I know about snacks, I learned from her purse.
{K}. She was right. I've put it in writing, just this once.
I call to say thank you and end up getting advice.
{K}. She says she doesn't need anything. Bring cake.
{K}: finally a day for the person who always has tissues.
Breakfast in bed, kitchen in ruins. {K}.
reader:
{K}. What's the sentence you always heard from your mom?
What did you inherit from her: the eyes, the laugh or the worrying?
Breakfast in bed or a moment of silence: which does she really want?
What's the one thing she always says? Write it below.
What did you learn from her without noticing?
scene:
Toast a bit burnt, flowers a bit crooked, face lit up. {K}.
“Did you eat?” First question, every time. {K}.
A card with too much glue and just enough love. {K}.
plain:
{K}. Thank you for everything we noticed too late.
{K}. To every woman who ever tucked somebody in.
Love that remembers your size and your favorite soup.
Thinking as well of those who find the day hard.
{K}. For every kind of mother, and everybody who ever mothered us.
Thank you for everything, even for the jacket you made me wear.
{K}. Call her. She's waiting, and she'd never say so.
news:
{K}. Hugs have been scheduled.
{K}. The card made her cry, as planned.
invite:
{K}. Do something nice for her, she'll pretend to be cross.
{K}. Bring her along, she's earned it.
{K}. Let her choose, let us wrap it.

== fathers-day 🧰
nouns: father's day, fathers day, father's day gift, father's day breakfast
tags: FathersDay, ThankYouDad, DadJokes, BestDad
turn:
{K}. He says he doesn't need anything. He needs another flashlight, apparently.
I inherited his jokes. I'm sorry, everybody.
{K}. He fell asleep in the chair and denies it.
Fixes everything, reads no manuals.
{K}. He'll say “you shouldn't have” and then use it every day.
{K}: the day we laugh at the jokes on purpose.
He fixed it. It was fine before. We love him.
reader:
{K}. What's the one joke your dad can't stop telling?
What did he teach you that still comes in handy?
Grill, garage or couch: where's his kingdom?
What's the best worst joke he ever told?
What can only he fix, with tape?
scene:
Tongs clicked, nodded, declared perfect. {K}.
“Back in my day,” and everybody gets comfortable. {K}.
Card opened, throat cleared, thermostat checked. {K}.
plain:
{K}. Thank you for the lifts, the lessons and the bad puns.
{K}. For every dad and everybody who was like one.
Quiet love, loud sneeze.
He'd never ask for a post, so here it is.
{K}. For every kind of dad, and everybody who stepped in as one.
Thanks for holding the back of the bike longer than we knew.
news:
{K}. Socks have been accepted with dignity.
{K}. He has been told to sit down. He's standing.
{K}. He pretended to have something in his eye.
invite:
{K}. For the man who has everything, except the thing you're about to find.
{K}. Bring your dad, we'll laugh at his jokes.
{K}. Something for the man who says he has everything.

== fire-and-sparks 🔥
nouns: fireworks, sparklers, lantern festival, lanterns, backyard fire, fourth of july fireworks, fourth of july, 4th of july, july 4th, 4th of july fireworks
turn:
I said “ooh” at every single one, and I meant it.
{K}. My jacket will smell of this for a week, and I'm glad.
Everybody becomes a philosopher around a fire.
{K}. The neck hurts from looking up, and nobody minds.
Somebody always pokes it. It's always the same somebody.
reader:
{K}. What story do you always end up telling?
Marshmallow golden or on fire: how do you like it?
Loud and high or small and glowing: which do you like better?
scene:
A crackle, a hush, everybody looking the same way. {K}.
Warm face, cold back, no wish to move. {K}.
A whistle, a pause, the whole sky.
plain:
{K}. Light makes people quiet in a good way.
{K}, and good company around it.
Some warmth you remember for a long time.
It's hard to be in a bad mood near something that glows.
news:
{K}. My eyebrows are still here, thank you for asking.
invite:
{K}. Bring a blanket and a story.
{K}. Come closer, it's warm over here.
`;
