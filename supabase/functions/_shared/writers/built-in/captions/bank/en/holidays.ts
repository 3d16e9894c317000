export const holidays = `
== christmas 🎄
nouns: mistletoe, christmas, christmas morning, christmas eve, christmas presents, ornaments
nouns: christmas party, christmas shopping, xmas, christmas orders, christmas stockings, christmas stocking
nouns: christmas spirit, merry christmas, christmas decorations, christmas decor, christmas day, boxing day
nouns: christmas vibes, christmas break, christmas wreath, christmas carols, wrapping christmas presents
tags: ChristmasTime, HolidaySeason, TisTheSeason, ChristmasSpirit
turn:
{K}. “Let's keep it simple,” and then somebody saw the glitter.
The tree leans a little. So does everybody, after dinner. {K}.
{K}. Everybody knows every word and none of the notes.
The sweater is loud so that nobody else has to be. {K}.
{K}: glitter now, glitter forever.
Some presents are wrapped so badly that they're a surprise for everybody. {K}.
“Small gifts this time,” said the person behind the pile. {K}.
{K}. The list is long, the tape is missing, the mood is excellent.
There's always one box nobody remembers hiding. {K}.
Half the decorations have a story, and the other half have a missing hook. {K}.
reader:
Real tree, or the one from the box? Keep it merry. {K}.
When do the decorations go up: early, on time or never? {K}.
{K}. What's the tradition you'd never give up?
Presents in the evening or in the morning? Families are divided. {K}.
Is it ever too early for the music? {K}.
{K}. Which cookie disappears first at your house?
scene:
Tape missing, scissors missing, cookies missing. {K}.
Somebody at the window, checking the sky for reindeer. {K}.
Paper everywhere, cat in the box, nobody looking for the receipt. {K}.
Shake, shake. “Don't shake it.” Shake. {K}.
Cinnamon in the air, lights in the window, socks that don't match. {K}.
plain:
{K}. The people are the best part of it.
{K}. Warm lights, full table, long hugs.
The smell alone turns everybody into a kid again. {K}.
A little light in the darkest weeks. {K}.
{K}, and a lot of warmth to go around.
news:
{K}. The cookies didn't make it to the tin.
{K}. Somebody has been very good, or very convincing.
{K}. The elves have filed it under “classic”.
{K}. The tinsel trembled.
invite:
{K}. Come in from the cold, we've got the good kind of chaos.
{K}. Bring your list, we'll help you tick it off.
{K}. We wrap, you smile.

== halloween 🎃
nouns: halloween, halloween party, spooky season, halloween candy, halloween decorations, halloween night
nouns: happy halloween, halloween costume party, halloween decor, halloween treats, spooky decorations
nouns: halloween countdown
alone: witch, ghost, spooky
tags: Halloween, SpookySeason, HalloweenVibes, HalloweenTime
turn:
{K}. Somebody scared themselves in the mirror and called it a rehearsal.
The candy is for the kids. The kids will never know. {K}.
{K}. The best costumes belong to people who plan ahead, so, a bedsheet.
The pumpkin looks surprised, and honestly, who isn't. {K}.
{K}. The skeleton in the yard has better posture than anybody.
{K}: the only night when strangers hand out sweets and everybody approves.
“I'm not scared,” from behind somebody. {K}.
The scariest part is how fast the bowl empties. {K}.
reader:
Scary, funny or store-bought in a panic: how do you dress up? {K}.
Which candy do you quietly remove from the bowl? {K}.
{K}. Haunted house, or horror movie from behind a pillow?
Best costume you ever wore: go. {K}.
{K}. What scares you more: ghosts, clowns or the empty candy bowl?
scene:
A creak, a whisper, somebody steps on a rake. {K}.
Doorbell. Tiny witch. Enormous bag. {K}.
Pumpkin guts on the table, a crooked smile in the window. {K}.
“Boo.” “You told me you'd do that.” “Still.” {K}.
A cape caught in a car door, a wand lost in a hedge. {K}.
plain:
{K}. A little spooky, mostly sweet.
It's nice when everybody opens the door. {K}.
{K}. Strange is welcome here.
Be somebody else for a night, bring snacks. {K}.
news:
{K}. The candy bowl has taken losses.
{K}. The skeletons in the closet are rattling.
{K}. The pumpkin grinned a bit wider.
invite:
{K}. Come dressed as anybody, leave with a full bag.
{K}. Enter if you dare, shoes may stay on.

== valentines 💘
nouns: valentine's day, valentines, valentine, galentine's day, galentines, valentine's dinner, valentine's gift
nouns: valentine's gifts, valentines gift, valentine's night, valentine's party, galentines day, valentines day
nouns: valentine cards, valentine's cards, valentine's weekend
alone: cupid
tags: ValentinesDay, LoveIsInTheAir, BeMine, SpreadLove
turn:
{K}. Roses are fine, but have you tried being brought fries?
The heart is full, and so is the chocolate box, for now. {K}.
{K}. Cupid missed and hit the pantry.
“No gifts, agreed?” “Agreed,” said both, and one of them meant it. {K}.
{K}: for lovers, friends and people who just like chocolate.
Somebody wrote a poem. It's short, and it rhymes with “blue”. {K}.
The florist knows who forgot. The florist says nothing. {K}.
reader:
Grand gesture, or takeout on the couch: what wins you over? {K}.
{K}. What's the sweetest thing anybody ever did for you?
Flowers, food or a handwritten note? {K}.
Who gets the card from you: partner, friend or yourself? {K}.
scene:
A card, a blush, a very long hug. {K}.
A crooked paper heart, made with the safe scissors. {K}.
“Share a dessert?” A pause that says everything. {K}.
plain:
{K}. Say it while they can hear it.
{K}. Love in all its shapes.
To everybody who makes somebody's tea without being asked. {K}.
Say the nice thing out loud. That's the whole trick. {K}.
{K}. Love looks good on everybody.
news:
{K}. A heart skipped, then went back for chocolate.
{K}. Feelings were shown. Everybody survived.
{K}. Hearts have been drawn on windows.
invite:
{K}. Bring your favorite person, or be it.
{K}. Make somebody blush.
{K}. Bring somebody you like, even if it's you.

== easter 🐣
nouns: easter, easter eggs, egg hunt, easter egg hunt, easter bunny, easter brunch, easter basket, painted eggs
nouns: chocolate bunny, easter sunday, easter weekend, easter morning, happy easter, easter break, easter dinner
nouns: easter baskets, easter bunnies, easter candy, egg dyeing, dyeing eggs, egg decorating, easter crafts
nouns: easter monday
tags: EasterTime, EasterWeekend, HappyEaster, EasterFun
turn:
{K}. The eggs are hidden so well that it's now a yearlong project.
The bunny's ears go first. They always go first. {K}.
{K}. People come for family and stay for the chocolate.
The basket is for the children, says the one holding the basket. {K}.
{K}: competitive walking with baskets.
One egg is still out there, and somebody's nose will find it. {K}.
The grown-ups point with their eyes. The kids run past. {K}.
reader:
Ears first, tail first or straight through the middle: how do you eat a chocolate bunny? {K}.
Who still gets way too competitive at the egg hunt? {K}.
{K}. Sweet breakfast or savory brunch?
Who hides the eggs too well in your family? {K}.
scene:
Small boots, big basket, total focus. {K}.
“Warm. Warmer. Cold.” {K}.
Blue fingers, green fingers, one egg that came out gray. {K}.
A rustle in the bushes, and it's an uncle. {K}.
plain:
{K}. Soft light, full table, good people.
{K}. Everything is starting again.
A slow meal and somewhere green to look at. {K}.
A little hunt, a lot of chocolate. {K}.
news:
{K}. Chocolate counts as lunch.
{K}. The grass is full of secrets.
{K}. The bunny will neither confirm nor deny.
invite:
{K}. Hop by, there's something sweet waiting.
{K}. Bring a basket and fast shoes.

== new-year 🎆
nouns: new year, new year's eve, new years eve, new year's day, countdown to midnight, first day of the year
nouns: last day of the year, year in review, nye, happy new year, new year's party, new years, year end
nouns: new year's plans
alone: resolution
tags: NewYear, HelloNewYear, FreshStart, HappyNewYear
turn:
{K}. The resolution is to lower the resolution.
Staying awake for it should count as a sport. {K}.
{K}. The year is new, the jeans are the same.
Somebody made a list and lost it, and starts with a clean conscience. {K}.
{K}. Confetti will be found until it's time for the next one.
{K}: same people, better snacks.
The resolutions are written in pencil, just in case. {K}.
A fresh start would be lovely, right after a nap. {K}.
reader:
{K}. One word for the year ahead: what's yours?
Big party or pajamas: how do you cross the line? {K}.
What are you leaving behind, and what comes along? {K}.
Resolutions: yes, no or already broken? {K}.
Who gets your first message after the countdown? {K}.
scene:
Glasses up, and somebody counts too fast. {K}.
Fresh calendar, good pen, big eyes. {K}.
Count down out loud, hug whoever is closest. {K}.
“Is it time yet?” “No.” “Now?” “No.” {K}.
plain:
{K}. May it be kind to all of us.
{K}. A blank page and a bit of courage.
Thank you to everybody who made the old one good. {K}.
Here's to small changes that stick. {K}.
news:
{K}. So far, so good.
{K}. Off to a start.
{K}. The glitter will be found forever.
invite:
{K}. Start it with us.
{K}. Bring your people and your loudest cheer.

== thanksgiving 🦃
nouns: thanksgiving, thanksgiving dinner, friendsgiving, turkey day, thanksgiving pie, cranberry sauce
nouns: thanksgiving day, happy thanksgiving, thanksgiving table, thanksgiving break, thanksgiving weekend
nouns: thanksgiving eve, friendsgiving dinner, thanksgiving sides, thanksgiving prep, thanksgiving leftovers
alone: turkey, stuffing
tags: Thanksgiving, Grateful, Thankful, ThankfulHeart
turn:
{K}. The stretchy pants are part of the plan.
The plate has layers, like a good novel. {K}.
{K}. There's always room for pie. It has its own department.
The nap is a tradition, not a weakness. {K}.
{K}: loud table, full plates, somebody asleep by dessert.
The kids' table has the better conversation. Half of them have gray hair. {K}.
One person checks the oven. Everybody else checks on that person. {K}.
reader:
What's the side dish nobody's allowed to leave out? {K}.
The bird, or everything around it? {K}.
{K}. Who tells the same story every time at your table?
Stuffing or mashed potatoes? Only one survives. {K}.
Who falls asleep first at your place? {K}.
scene:
Elbows, gravy, somebody laughing too hard to swallow. {K}.
“Who wants to take some home?” Every hand goes up. {K}.
Too many cooks, one oven, a smoke alarm with opinions. {K}.
Chairs from every room, none of them the same height. {K}.
plain:
{K}. A full table is a kind of wealth.
For the loud ones, the late ones and the ones who do the dishes. {K}.
{K}. There's a lot to be thankful for, and most of it has a face.
Grateful for the people who make the table too small. {K}.
news:
{K}. The couch has been reserved.
{K}. Leftovers have been labeled and will be stolen.
{K}. Pass the gravy and tell me everything.
invite:
{K}. Come hungry, leave with containers.
{K}. Pull up a chair, there's always one more.

== mothers-day 💐
nouns: mother's day, mothers day, mothering sunday, mother's day brunch, mother's day gift, happy mothers day
nouns: mother's day gifts, mother's day breakfast, first mother's day, mother's day weekend, mother's day lunch
tags: MothersDay, ThankYouMom, MomLove, BestMom
turn:
{K}. She says she wants nothing. Nobody has ever believed that.
Half of what anybody knows about snacks came out of her purse. {K}.
{K}. She was right. Now it's in writing, just this once.
Call to say thank you, and end up getting advice. {K}.
{K}: finally a day for the person who always has tissues.
Breakfast in bed, kitchen in ruins. {K}.
She'll say it's too much and put it where everybody can see it. {K}.
reader:
{K}. What's the sentence you always heard from her?
What did you inherit: the eyes, the laugh or the worrying? {K}.
Breakfast in bed or a quiet hour: which does she really want? {K}.
What did you learn from her without noticing? {K}.
scene:
Toast a bit burnt, flowers a bit crooked, face lit up. {K}.
“Did you eat?” First question, every time. {K}.
A card with too much glue and just enough love. {K}.
plain:
{K}. Thank you for everything we noticed too late.
Love that remembers your size and your favorite soup. {K}.
Thinking as well of those who find the day hard. {K}.
{K}. For every kind of mother, and everybody who ever mothered us.
Thank you, even for the jacket you made us wear. {K}.
news:
{K}. Hugs have been scheduled.
{K}. Somebody is dabbing an eye.
invite:
{K}. Bring her along, she's earned it.
{K}. Let her choose, let us wrap it.
{K}. Do something nice for her, she'll pretend to be cross.

== fathers-day 🧰
nouns: father's day, fathers day, father's day gift, father's day breakfast, happy fathers day, father's day gifts
nouns: father's day brunch, father's day weekend, first father's day, father's day dinner, father's day barbecue
tags: FathersDay, ThankYouDad, DadJokes, BestDad
turn:
{K}. He says he doesn't need anything. He needs another flashlight, apparently.
His jokes have been inherited. Apologies to everybody. {K}.
{K}. He fell asleep in the chair and denies it.
Fixes everything, reads no manuals. {K}.
{K}: the day we laugh at the puns on purpose.
He'll say “you shouldn't have” and use it every single day. {K}.
He fixed it. It was fine before. We love him. {K}.
reader:
{K}. What's the one joke your dad can't stop telling?
What did he teach you that still comes in handy? {K}.
Grill, garage or couch: where's his kingdom? {K}.
What can only he fix, with tape? {K}.
scene:
Tongs clicked, nodded, declared perfect. {K}.
“Back in my day,” and everybody gets comfortable. {K}.
Card opened, throat cleared, thermostat checked. {K}.
plain:
{K}. Thank you for the lifts, the lessons and the bad puns.
Quiet love, loud sneeze. {K}.
He'd never ask for a post, so here it is. {K}.
{K}. For every kind of dad, and everybody who stepped in as one.
Thanks for holding the back of the bike longer than we knew. {K}.
Thinking of those who are missing theirs. {K}.
news:
{K}. Socks have been accepted with dignity.
{K}. He has been told to sit down. He's standing.
{K}. Somebody has something in his eye, he says.
invite:
{K}. For the man who has everything, except the thing you're about to find.
{K}. Bring your dad, we'll laugh at his jokes.

== fire-and-sparks 🎆
nouns: fireworks, sparklers, firework, fireworks show, firework show, firework display, fireworks display
nouns: fireworks night, sparkler, new year's fireworks, fireworks over the lake
tags: Fireworks, FireworksDisplay, NightOut
turn:
Everybody says “ooh” at every single one, and means it. {K}.
{K}. The neck hurts from looking up, and nobody minds.
The biggest one always comes right after somebody says it's over. {K}.
{K}: a whole crowd agreeing on something, out loud.
Half the people film it. All of them forget to watch the film. {K}.
Somewhere under a bed, a dog is writing a complaint. {K}.
reader:
Loud and high, or small and glowing: which do you like better? {K}.
{K}. Which color gets the loudest “ohhh” from you?
Front row, or from a hill far away with a blanket? {K}.
Cover your ears, or lean into the boom? {K}.
scene:
A whistle, a pause, the whole sky. {K}.
“Ohhh.” “Ahhh.” “Is that the finale?” “Not yet.” {K}.
Small hands over small ears, enormous eyes. {K}.
Smoke drifting off, chairs folding, everybody humming. {K}.
plain:
{K}. For a moment everybody looks the same way.
It's hard to be in a bad mood under something that glows. {K}.
{K}. Loud, bright and gone, and worth staying up for.
news:
{K}. It went up with a bang.
{K}. Ohhh. Ahhh.
invite:
{K}. Bring a blanket and look up.
{K}. Come early, the good hill fills up.

== independence-day 🎆
under: fire-and-sparks
nouns: fourth of july fireworks, fourth of july, 4th of july, july 4th, 4th of july fireworks, july fourth
nouns: independence day, 4th of july party, 4th of july weekend, happy 4th of july, 4th of july parade
nouns: happy fourth of july
tags: RedWhiteAndBlue, StarsAndStripes, IndependenceDay
turn:
{K}. Corn on the cob, sparkler in hand, somebody's uncle at the grill.
The potato salad has a fan club, and it meets in the yard. {K}.
{K}: lawn chairs first, feelings later.
Everybody owns one shirt for this, and it shrinks a little every time. {K}.
The watermelon never stood a chance. {K}.
reader:
Parade, pool or porch: where do they find you? {K}.
{K}. Hot dog or burger, and what goes on it?
Who's in charge of the grill, and who thinks they are? {K}.
scene:
A brass band, a fire truck, candy flying at children. {K}.
Folding chairs in a row, blankets out, everybody facing the same way. {K}.
“Is it dark enough yet?” Asked since lunch. {K}.
plain:
{K}. Family, food and a whole sky going boom.
Bare feet, paper plates, a long bright evening. {K}.
news:
{K}. Let it ring.
{K}. The whole block heard it.
invite:
{K}. Red, white and room for you.
Bring the crew and the loud shirt. {K}.

== lanterns 🏮
under: fire-and-sparks
nouns: lantern festival, lanterns, paper lanterns, sky lantern, sky lanterns, floating lanterns, water lanterns
nouns: lantern walk, lantern parade, lantern night
tags: Lanterns, GlowInTheDark, LanternFestival
turn:
{K}. A little paper, a little light, and everybody whispers.
It weighs almost nothing and changes a whole evening. {K}.
{K}: proof that the dark has good uses.
The electric kind works. This kind makes people stop. {K}.
reader:
If it carried a wish, what would yours say? {K}.
{K}. In a tree, in a row or in a small cold hand?
Which color would you carry? {K}.
scene:
A slow line of small lights, and somebody humming. {K}.
“Don't swing it.” It's swinging. {K}.
Faces lit from below, everybody looking a bit kinder. {K}.
plain:
{K}. Soft light, slow steps.
Small lights look best together. {K}.
news:
{K}. All aglow.
invite:
{K}. Come when it's dark, bring somebody to walk with.
Bring a light of your own. {K}.

== holiday-season ✨
under: winter
nouns: holiday season, happy holidays, holiday shopping, holiday party, holiday prep, holiday decorations
nouns: holiday decor, holiday break, holiday cheer, holiday spirit, holiday traditions, holiday orders, holiday vibes
nouns: holiday stress, festive season
tags: HappyHolidays, HolidaySeason, SeasonsGreetings
turn:
{K}. The calendar is full, and so is the fridge.
Everybody is tired, and nobody wants it to end. {K}.
{K}: a marathon with cookies at every corner.
The list has been checked, and it is still wrong. {K}.
There's tape on the table, tape on the sleeve and none on the roll. {K}.
The music starts early, and by now everybody knows the harmonies. {K}.
reader:
Host, guest or the one who brings the ice: which are you? {K}.
{K}. What's the tradition nobody in your family may touch?
Early planner or last-minute hero? {K}.
scene:
Coats on the bed, shoes by the door, laughter from the kitchen. {K}.
“We said no gifts.” “It's a small one.” It takes teamwork to carry. {K}.
A full oven, a full sink, somebody asking about dessert. {K}.
plain:
{K}. May it be warm and a bit silly.
The best of it fits around a table. {K}.
{K}. However you celebrate, be gentle with yourself.
news:
{K}. That calls for another cookie.
{K}. Merry and slightly overbooked.
invite:
{K}. Come in, put your coat on the bed.
Bring your people, we'll bring the cheer. {K}.

== elf-on-the-shelf 🎄
under: christmas
nouns: elf on the shelf, elf on a shelf, elf on the shelf ideas, our elf, shelf elf, elf on the shelf idea, elf arrival
nouns: elf season
tags: ElfOnTheShelf, ElfIdeas, ChristmasFun
turn:
{K}. It does nothing all day, and everybody works for it at night.
Somebody remembered just after the lights went out. {K}.
{K}: the only houseguest who's tidier by day.
The marshmallows are gone, the flour is everywhere, and nobody saw a thing. {K}.
Moving it a shelf further counts. It has to count. {K}.
reader:
What's the wildest thing yours has ever done? {K}.
{K}. What's your excuse when it didn't move?
Sweet, cheeky or outright criminal: which kind lives with you? {K}.
scene:
Small feet on the stairs, a gasp, a whisper: “it moved.” {K}.
“Why is it in the fridge?” A parent stares at the wall. {K}.
plain:
{K}. A tiny bit of magic, put together in pajamas.
They'll remember the wonder. You'll remember the tape. {K}.
news:
{K}. Somebody up north has been informed.
invite:
{K}. Send us your best ideas, before bedtime.
Bring tape, flour and a straight face. {K}.

== santa 🎅
under: christmas
nouns: santa, santa claus, santa photos, santa pictures, photos with santa, pictures with santa, letter to santa
nouns: letters to santa, santa visit, breakfast with santa, father christmas, santa's workshop, brunch with santa
nouns: st nick, santa's grotto
tags: Santa, SantaClaus, ChristmasMagic
turn:
{K}. Somebody smiles, somebody screams, and both get framed.
The list is long, and the behavior is recent. {K}.
{K}: a man who knows everything and still asks.
The cookies were for him. The crumbs lead to the couch. {K}.
Everybody behaves beautifully until the line starts moving. {K}.
reader:
What did you once wish for that you never got? {K}.
{K}. Carrot for the reindeer, or only the cookies?
Lap, handshake or watching from behind a leg? {K}.
scene:
“Have you been good?” A very long pause. {K}.
A red sleeve, a white glove, one enormous pair of eyes. {K}.
plain:
{K}. It's nice to believe in somebody.
A bit of wonder, with a beard. {K}.
news:
{K}. Ho, ho, ho.
invite:
{K}. Bring the list, and somebody to smile at the camera.
Come in, he's heard about you. {K}.

== christmas-tree 🎄
under: christmas
nouns: christmas tree, christmas trees, tree decorating, decorating the tree, tree topper, real christmas tree
nouns: fake christmas tree, tree shopping, christmas tree shopping, mini christmas tree, office christmas tree
nouns: christmas tree decorating, trimming the tree, cutting down the tree
tags: ChristmasTree, OhChristmasTree, TreeTrimming
turn:
{K}. It leans a little, and so does everybody who tries to fix it.
In the lot it was small. In the room it's the landlord. {K}.
{K}: one good side, turned to the window.
The cat has seen the ornaments and accepted the challenge. {K}.
Everything hangs at the exact height of the youngest helper. {K}.
reader:
Real or from the box, and how loud does that debate get? {K}.
{K}. Star, angel or crooked bow on top?
Matching colors, or every ornament a kid ever made? {K}.
scene:
“A bit to the left.” “Here?” “Now it's crooked.” {K}.
One dark bulb, a long sigh, the whole string again. {K}.
Lights off, tree on, nobody says a word. {K}.
plain:
{K}. The room smells different, and so does the month.
Every ornament knows a story. {K}.
news:
{K}. All lit up about it.
invite:
{K}. Bring gloves, rope and an honest friend.
Come and pick the one that looks lonely. {K}.

== advent-calendar 🎁
under: christmas
nouns: advent calendar, advent calendars, advent, diy advent calendar, beauty advent calendar
nouns: chocolate advent calendar, lego advent calendar, advent candle, advent wreath, advent season
nouns: cheese advent calendar
tags: Advent, AdventCalendar, Countdown
turn:
{K}. A little door a day keeps the impatience away, in theory.
Somebody has peeked. Nobody looks at anybody. {K}.
{K}: the only reason anybody jumps out of bed in the dark.
The first day behind schedule is a feast. {K}.
It takes discipline, and it was made for people without any. {K}.
reader:
Before breakfast, or saved for the evening? {K}.
{K}. Have you ever opened them all at once?
Chocolate, tea, toys or socks: what should be behind the door? {K}.
scene:
A tiny tear, a tiny gasp, a tiny something. {K}.
“Which door is next?” All heads go closer. {K}.
plain:
{K}. Waiting, but with small rewards.
A bit of light, a bit more every week. {K}.
news:
{K}. Another door opens.
invite:
{K}. Give somebody a reason to get up in the dark.
One for you, one for the person who always peeks. {K}.

== pumpkin-carving 🎃
under: halloween
nouns: pumpkin carving, jack o lantern, carved pumpkins, carved pumpkin, jack-o'-lantern, jack-o-lantern
nouns: jack o lanterns, pumpkin carving party, jack-o-lanterns, pumpkin painting, painted pumpkins, pumpkin decorating
nouns: pumpkin carving contest, pumpkin face
tags: PumpkinCarving, JackOLantern, HalloweenFun
turn:
{K}. The plan was scary. It came out surprised.
One tooth too many, one eye too low, lots of personality. {K}.
{K}: art with seeds.
The drawing was simple. The pumpkin had objections. {K}.
It looks like an uncle, and everybody knows which one. {K}.
reader:
Scary, silly or just triangles: what face do you make? {K}.
{K}. Do you roast the seeds, or only promise to?
Who scoops, and who only points? {K}.
scene:
Sleeves up, arm in, face of regret. {K}.
A match, a flicker, a crooked grin in the dark. {K}.
“It's supposed to look like that.” It isn't. {K}.
plain:
{K}. Sticky table, proud faces.
Everybody's looks different, and all of them grin. {K}.
news:
{K}. It grinned from ear to ear.
invite:
{K}. Bring a spoon and a strong stomach.
Draw first, cut later, blame the pumpkin. {K}.

== trick-or-treat 🍬
under: halloween
nouns: trick or treat, trick or treating, trick-or-treating, trick-or-treat, trunk or treat, trick or treaters
nouns: halloween candy haul
tags: TrickOrTreat, HalloweenNight, HalloweenFun
turn:
{K}. Tiny pirates, enormous bags.
The jacket goes over the costume, and the argument lasts the whole street. {K}.
{K}: cardio with sugar.
The parent tax is a fair share of the chocolate. {K}.
The good houses are known, and the word spreads fast. {K}.
reader:
Full-size bars or a bowl on the porch: which house are you? {K}.
{K}. Which candy gets traded first on the living room floor?
How old is too old? There is no such thing, but go on. {K}.
scene:
Doorbell. A mumble. A rustle. “Say thank you!” {K}.
A cape, a wand, a shoe that keeps coming off. {K}.
plain:
{K}. A street full of open doors.
Everybody is somebody else, and everybody is nice about it. {K}.
news:
{K}. The pillowcase is heavy with it.
invite:
{K}. Ring the bell, we have the good kind.
Wear the costume over your coat, or be brave. {K}.

== haunted-house 👻
under: halloween
nouns: haunted house, haunted houses, haunted hayride, haunted house tour, haunted attraction, haunted trail
nouns: ghost tour, ghost tours, haunted forest, ghost walk, haunted mansion
tags: HauntedHouse, SpookySeason, Haunted
turn:
{K}. The bravest one goes first and comes out last.
Everybody laughs in the line. Nobody laughs inside. {K}.
{K}: paying somebody to breathe behind you.
The scream you heard was the tall one. {K}.
You know it isn't real. Your feet never got the message. {K}.
reader:
Are you the screamer, the shield or the one who waits in the car? {K}.
{K}. Whose arm do you grab when it gets dark?
What gets you every time: the noise, the silence or the clown? {K}.
scene:
A creak. A breath. A hand that isn't yours. {K}.
“Is somebody behind us?” “Don't look.” {K}.
plain:
{K}. Good to be scared with somebody to laugh with after.
A heart that races, and a door back out. {K}.
news:
{K}. The walls have heard.
invite:
{K}. Enter in pairs, leave in a hurry.
Bring the friend who claims not to be scared. {K}.

== resolutions ✏️
under: new-year
nouns: new year's resolutions, resolutions, new years resolutions, new year goals, new year's goals
nouns: new year's resolution, new year resolutions, resolution list, new year's resolution list
tags: NewYearsResolutions, FreshStart, HelloNewYear
turn:
{K}. Written in pencil, just in case.
The list is long. The year is longer, luckily. {K}.
{K}: big words, fresh socks.
The gym is full, the kale is gone, and it's still early. {K}.
The old list is still in excellent condition. It was hardly used. {K}.
reader:
Yes, no or already broken? {K}.
{K}. Which one do you make every single time?
One small thing you'd actually keep: what is it? {K}.
scene:
New notebook, good pen, one line, a long look out of the window. {K}.
“I'm going to get up early.” The snooze button laughs. {K}.
plain:
{K}. Small enough to keep is big enough.
Nobody has to be a new person. A rested one would do. {K}.
news:
{K}. Noted, underlined, possibly kept.
invite:
{K}. Start small, start with us.
Bring a friend who'll ask you about it later. {K}.

== holy-days 🕊️
nouns: good friday, ash wednesday, palm sunday, maundy thursday, holy thursday, holy week, holy saturday
nouns: jewish new year, islamic new year, persian new year, pentecost sunday, trinity sunday, divine mercy sunday
tags: Faith, Reflection, QuietTime
turn:
{K}. Bells, then silence, then bells.
Some days are older than everybody in the room. {K}.
{K}. The day asks for less, and gives more.
reader:
How does your family keep it? {K}.
{K}. What do you remember of it from when you were small?
Is it a loud day where you are, or a quiet one? {K}.
scene:
A candle, a full room, one voice beginning. {K}.
Good shoes, soft steps, a door that's open early. {K}.
plain:
{K}. A day to be still for a moment.
Peace to everybody who keeps it. {K}.
{K}. Wishing you a day with meaning in it.
Old words, spoken again. {K}.
news:
{K}. With quiet thoughts.
{K}. Peace be with you.
invite:
{K}. The door is open.

== lunar-new-year 🧧
under: fire-and-sparks
nouns: lunar new year, chinese new year, cny, vietnamese new year, korean new year, seollal, lunar new year's eve
nouns: year of the dragon, year of the snake, year of the horse, red envelope, red envelopes, lion dance, dragon dance
tags: LunarNewYear, RedEnvelope, FamilyTime
turn:
{K}. The house is swept, so nobody may touch a broom now.
Everybody asks whether you've eaten, and then feeds you anyway. {K}.
{K}: red envelopes, round tables, very honest aunties.
There are more dumplings than chairs, and both get filled. {K}.
The drums wake the street, the food keeps it up. {K}.
reader:
Dumplings, fish or sticky rice: what has to be on the table? {K}.
{K}. Which wish do you always hear, and which one do you hope for?
What does your family never do on the first day? {K}.
scene:
Both hands, a small bow, a red envelope. {K}.
Steam from the kitchen, gossip from the table, firecrackers down the street. {K}.
plain:
{K}. May the year be kind, healthy and full of good food.
Everybody at one table, from everywhere. {K}.
news:
{K}. Red for luck.
{K}. A lucky start.
invite:
{K}. Come hungry, leave lucky.
Wear something red and bring an empty stomach. {K}.

== early-bird ⏰
under: morning
nouns: early bird tickets, early bird special, early bird specials, early bird pricing, early bird discount
nouns: early bird registration, early bird offer, early bird sale, early bird ticket, early bird rates, early bird deal
tags: EarlyBird, PlanAhead, GoodPlan
turn:
{K}. For once, being early pays.
The late you will thank the early you. {K}.
{K}: a small reward for people who read things at once.
Somebody in your group always waits. Don't be like them. {K}.
Future plans are cheaper when they're still in the future. {K}.
reader:
Do you plan ahead, or live by the last minute? {K}.
{K}. Which friend needs to be told first, so that they come at all?
Who in your family books everything the moment it exists? {K}.
scene:
Coffee in hand, calendar open, done before breakfast. {K}.
“We should do that.” “It's done.” A proud silence. {K}.
plain:
{K}. Decide once, look forward for a long time.
Good things go well with a head start. {K}.
news:
{K}. Up with the birds.
invite:
{K}. You know you're coming, so make it official.
Set an alarm, or just do it while you're here. {K}.
{K}. Tell the friend who always asks too late.

== dessert
nouns: chocolate drizzle, caramel drizzle, honey drizzle
scene:
“Just a small one.” Nobody has ever meant it. {K}.

== stairs
nouns: flight of stairs, flights of stairs
turn:
{K}. Easier on the way down, like most things.

== dog
nouns: golden doodle, golden doodles, mini goldendoodle, sheepadoodle
scene:
“Who's a good dog?” A tail answers for everybody. {K}.

== dishes
nouns: dish soap, dishwashing liquid, dish brush
turn:
The last cup always hides in the bedroom. {K}.

== greeting-card 💌
under: stationery
nouns: birthday card, birthday cards, thank you card, greeting card, anniversary card, congratulations card
nouns: get well card, holiday cards, christmas card, christmas cards, valentine's card, mother's day card
nouns: father's day card
tags: GreetingCards, SnailMail, PaperLove
turn:
{K}. A text takes a second. This takes a stamp and a thought.
The envelope is the hardest part to throw away. {K}.
{K}: small enough for a drawer, big enough for the fridge.
Everybody reads the printed part and then looks for yours. {K}.
The pen always dies on the last word. {K}.
reader:
A long message, or just a name and a heart? {K}.
{K}. Do you keep the ones you get, and where?
Who would be surprised to find one in the mailbox? {K}.
scene:
Between the bills, one envelope with a real handwriting. {K}.
“What do I write?” “What you'd say.” “That's even harder.” {K}.
plain:
{K}. A few words on paper can stay for a long time.
Something to open, something to keep. {K}.
news:
{K}. Signed, sealed.
invite:
{K}. Somebody you know checks their mailbox every day.
Pick the one that sounds like you. {K}.
`;
