export const clothes = `
== socks 🧦
under: accessories
nouns: sock, socks, wool sock, ankle sock, knee sock, crew sock, fuzzy sock, fluffy sock, bed sock, tube sock
nouns: dress sock, compression sock, hiking sock, running sock, grip sock, christmas sock, novelty sock, sock drawer
nouns: sock subscription, odd socks, mismatched socks, slipper sock, lucky socks, bombas
tags: Socks, SockLover, SockStyle
turn:
{K}. Adulthood is being honestly happy about these.
Nobody sees them all day, and they still make the outfit.
My socks match. Not each other, but my mood.
Somewhere behind the dryer lives a very fashionable family of single socks.
reader:
Do you fold {the} or throw {it/them} in the drawer and trust fate?
How long do you keep a single sock in the hope of a reunion?
Socks in bed: comfort, or grounds for a serious talk?
scene:
One toe finds the hole, and the whole day changes direction. {K}.
Sock (noun): half of something you used to have.
A polished floor, a short run-up, a grown person sliding past the kitchen. {K}.
plain:
{K}. Warm feet, better mood.
Small, soft and exactly what cold toes were asking for. {K}.
A good day can start at the ankles. {K}.
news:
{K}. The slippers are pretending not to care.
The left one is thrilled, and so is the right one. {K}.
invite:
{K}. Your cold feet can stop making excuses.
Your drawer full of singles would like to meet a couple. {K}.

== jeans 👖
under: outfit
nouns: jeans, pair of jeans, blue jeans, skinny jeans, mom jeans, baggy jeans, wide leg jeans, straight leg jeans
nouns: bootcut jeans, flared jeans, ripped jeans, black jeans, white jeans, high waisted jeans, low rise jeans
nouns: raw denim, selvedge denim, denim, denim day, denim on denim, levi's, levis, vintage levi's, wrangler jeans
nouns: jorts, canadian tuxedo
nouns: overalls, denim overalls, dungarees
tags: Denim, JeansStyle, DenimLover, DenimStyle
turn:
Everything in the closet has a season. {N} just keep turning up. [plural]
Denim remembers every chair I ever sat on, and still gets along with me.
{K}. Dressed up, dressed down, dropped on the chair: all official uses.
reader:
How often do you wash denim, and would you say it under oath?
What's in the tiny fifth pocket, and has anybody ever used it?
Is double denim an outfit or a dare?
scene:
A little hop, a deep breath, a button. We're in. {K}.
“Are those new?” “They're old. That's why they're good.” {K}.
Found in the pocket: a receipt, a hair tie and a note that went through the wash.
plain:
Broken in beats brand new, at least where denim is concerned. {K}.
{K}. The friend in the closet who goes with everyone.
Blue, black, faded or patched, denim wears its history well.
news:
{K}. The sweatpants saw it coming.
There's a chair in the bedroom that will hear all about this. {K}.
invite:
{K}. Come and find the pair that gets you.
Bring the top you can't match with anything, denim loves a challenge. {K}.

== coat 🧥
under: outfit
nouns: coat, jacket, winter coat, trench coat, wool coat, puffer, puffer jacket, puffer coat, down jacket, parka
nouns: peacoat, overcoat, raincoat, rain jacket, leather jacket, denim jacket, jean jacket, bomber jacket
nouns: varsity jacket, fleece jacket, blazer, windbreaker, anorak, teddy coat, faux fur coat, shearling jacket
nouns: biker jacket, shacket, patagonia jacket, north face jacket, barbour jacket, gilet, poncho
tags: OuterwearStyle, JacketSeason, CoatStyle, Outerwear
turn:
Underneath could be pajamas and nobody would ever know. {K}.
{K}. Everything I wear below it is now a supporting act.
It goes on last and gets all the compliments. {K}.
I said I was only trying it on. My wallet heard something else. {K}.
reader:
Zipped up, hanging open or draped over the shoulders like you own the place?
How many jackets can one hook hold before it's called architecture?
What's the oldest thing in your coat pocket right now?
scene:
Collar up, hands in, suddenly the lead in a spy film. {K}.
“Take your coat off and stay a while.” “But then nobody will see it.”
One sleeve on, already out of the door. {K}.
plain:
A good jacket is a hug with a zipper, a button or a bit of luck. {K}.
{K}. The part of the outfit that says hello first.
Some clothes you wear. Others you step into and feel ready. {K}.
news:
{K}. The hallway hook has been warned about the weight.
A small moment of silence for the old one, still on the hook. {K}.
invite:
{K}. Come in, arms out, we'll hold the sleeve.
Your old jacket has earned a rest, and somebody should tell it. {K}.

== sweater 🧶
under: outfit
nouns: sweater, jumper, cardigan, pullover, turtleneck, knitwear, wool sweater, cashmere sweater, cable knit sweater
nouns: knitted sweater, oversized sweater, fair isle sweater, aran sweater, christmas sweater
nouns: ugly christmas sweater, ugly sweater, sweater vest, knit vest, roll neck, crewneck sweater, half zip sweater
nouns: fleece, sweater weather, sweater season, grandpa cardigan, cropped cardigan, mohair sweater
tags: SweaterWeather, Knitwear, CozyStyle, SweaterSeason
turn:
It's not a personality, but it's soft and people like it. {K}.
I'd love to go out, but the sleeves are already over my hands. {K}.
{K}. Somewhere between clothing and a place to live.
Static has given me a new hairstyle, and I'm choosing to call it volume. {K}.
reader:
Whose sweater did you borrow, and when did it become yours?
Sleeves pushed up or pulled down over the fingers?
Folded or on a hanger? Knitwear people have strong words about this.
scene:
Head stuck in the neck hole, arms up, calling for help in wool. {K}.
“You're wearing that again?” “I never stopped.”
A loose thread, don't pull it, don't pull it, well.
plain:
Soft things for a world with a lot of corners. {K}.
{K}. The closest thing to being hugged by a closet.
Big enough to get lost in, warm enough to stay. {K}.
news:
{K}. My other knits are taking it softly.
The couch will be seeing a lot of this one. {K}.
invite:
{K}. Come and feel it, that's what sleeves are for.
Send this to whoever keeps borrowing yours. {K}.

== hat 🧢
under: accessories
nouns: hat, cap, baseball cap, beanie, bucket hat, cowboy hat, straw hat, sun hat, fedora, beret, trucker hat
nouns: snapback, dad hat, bobble hat, panama hat, top hat, flat cap, newsboy cap, wool hat, knit hat, winter hat
nouns: trapper hat, party hat, graduation cap, carhartt beanie, stetson, fascinator, dad cap, new era cap
tags: HatStyle, HatLover, HatsOfInstagram, Headwear
turn:
A hat day is only a bad hair day with better management.
I'm not a hat person, I said, and bought a fourth hook. {K}.
{K}. On the head it's style, on the back seat it's a crumb tray.
You can tell how the day went by the hair underneath. {K}.
reader:
Are you a hat person, or do you just try them on in shops and laugh?
Tilted, straight or backwards? It says more than a résumé.
Hats at the dinner table: allowed or do you hear your grandmother?
scene:
Hat on: mysterious. Hat off: static. {K}.
A small tip of the brim, and no further questions. {K}.
One gust of wind, one sprint, one very public chase. {K}.
plain:
It finishes the outfit and hides the evidence. {K}.
{K}. A roof you can take anywhere.
Put one on and you stand a little differently. {K}.
news:
{K}. The hairbrush has been given some time off.
I've practiced the nod that goes with it. {K}.
invite:
{K}. Heads of all sizes, please come forward.
Try one on, look in the mirror, pretend you're just browsing. {K}.

== swimwear 👙
under: outfit
nouns: swimsuit, bikini, swimwear, bathing suit, swim trunks, one piece swimsuit, one-piece, tankini, swim shorts
nouns: board shorts, boardshorts, rash guard, swim dress, beach cover up, beach cover-up, bikini top, bikini bottoms
nouns: sarong, speedo, swim cap, matching swimsuits
tags: Swimwear, SwimStyle, BeachReady, SwimSeason
turn:
So little fabric, so many plans. {K}.
{K}. Officially dressed for canceling everything that needs shoes.
It dries faster than I can decide to get out of the water. {K}.
My calendar doesn't say beach anywhere. My suitcase does. {K}.
reader:
Straight in the water or toes first for half an hour?
Do you swim in yours, or does it mainly supervise from a towel?
Patterns that can be seen from a boat, or one quiet color?
scene:
A towel dance behind a car door, executed with dignity. {K}.
“Did you pack the essentials?” “Both pieces.”
Salt, chlorine, sunscreen: the only perfume that goes with this. {K}.
plain:
{K}. Sun out, shoes off, nothing urgent.
The dress code is water. {K}.
Put it on and the day slows down by itself. {K}.
news:
{K}. The winter coat didn't want to look.
Now all it needs is water. A bathtub would do for a start. {K}.
invite:
{K}. Pick yours, the water is waiting with its opinion.
Tell your beach bag there's company coming. {K}.

== dress 👗
under: outfit
nouns: dress, sundress, summer dress, maxi dress, midi dress, mini dress, little black dress, lbd, evening gown
nouns: gown, ball gown, prom dress, wrap dress, slip dress, cocktail dress, floral dress, sequin dress, velvet dress
nouns: linen dress, bridesmaid dress, party dress, shirt dress, sweater dress, vintage dress, wedding guest dress
nouns: skirt, maxi skirt, mini skirt, pleated skirt, tulle skirt, polka dot dress
tags: DressUp, DressLover, DressStyle
turn:
One zipper, and the outfit is done. Trousers could never. {K}.
{K}. I have nowhere to wear it and I'm looking for invitations.
It has a twirl built in. I checked, twice, in the kitchen. {K}.
I went in for a gift for somebody else. It fits me perfectly. {K}.
reader:
Did it pass the twirl test?
Heels or sneakers underneath? Your feet get a vote.
What's hanging in your closet waiting for the right occasion?
scene:
“Thanks, it has pockets!” said with both hands already in them.
Both arms up, one hook missing, somebody please zip the last bit. {K}.
A spin, a swish, and the hallway becomes a ballroom. {K}.
plain:
Some fabrics just know how to move. {K}.
{K}. Easy to put on, hard to take off.
Put it on and the day gets its own little occasion. {K}.
news:
Somebody should throw a party, I have the outfit. {K}.
invite:
{K}. Come for a look, stay for the twirl.
The fitting room has good light and a patient stool. {K}.

== suit 👔
under: outfit
nouns: tuxedo, tux, three piece suit, two piece suit, wedding suit, groom suit, tailored suit, business suit
nouns: pinstripe suit, linen suit, velvet suit, navy suit, pantsuit, power suit, suit and tie, bow tie, bowtie
nouns: necktie, silk tie, dress shirt, waistcoat, pocket square, cufflinks, suspenders, black tie
nouns: made to measure suit, bespoke suit, custom suit, new suit, suit fitting, dress pants, button down shirt
nouns: white shirt
tags: SuitUp, Menswear, Dapper, WellDressed
turn:
Even my posture got the invitation. {K}.
{K}. Half elegance, half fear of soup.
Dressed like someone who reads the whole contract. {K}.
I feel like signing something important. A birthday card will do. {K}.
reader:
Who taught you to tie a knot, and have you learned it yet?
Is there such a thing as overdressed, or just everyone else arriving underdressed?
Would you wear this much style to buy milk? Honest answers only.
scene:
Collar, cuffs, a small tug at the sleeve. Cue the slow walk. {K}.
Third attempt at the knot. The video makes it look so easy.
plain:
Sharp lines, soft heart. {K}.
{K}. A good cut says it quietly.
Dress well and the room stands up a little straighter with you. {K}.
news:
{K}. The iron is working overtime.
My sweatpants no longer recognize me. {K}.
invite:
{K}. Stand up straight, we'll do the measuring and the nodding.
You bring the occasion, we'll see to the lapels, the knots and the nerve. {K}.

== shirts-and-hoodies 👕
under: outfit
nouns: t-shirt, tshirt, t shirt, hoodie, sweatshirt, crewneck, graphic tee, band tee, band shirt, tank top
nouns: tie dye shirt, tie-dye shirt, polo shirt, flannel, flannel shirt, hawaiian shirt, merch, merch drop
nouns: merchandise, tour merch, jersey, football jersey, soccer jersey, hockey jersey, baseball jersey
nouns: hooded sweatshirt, long sleeve tee, team shirt, custom shirts, baby tee, crop top
tags: GraphicTee, Streetwear, CasualStyle, Merch
turn:
There are nice shirts in my drawer. I wear this one. {K}.
{K}. One day it will be too old to wear in public, and then we'll truly be close.
It started as clothing and ended as a statement. {K}.
reader:
How faded does a favorite have to be before somebody throws it out behind your back?
Do you wear the shirt of the band to see the band? Rules, please.
scene:
“Where did my favorite one go?” Everyone in the house looks at their own chest.
Pulled from the laundry pile, sniffed, approved. {K}.
A drawer that no longer closes, and a hand reaching for one more. {K}.
plain:
Soft, simple and always the first one out of the wash. {K}.
{K}. Wear it until it tells your stories for you.
Comfort you can pull over your head. {K}.
news:
{K}. The rest of the drawer has moved over.
Expect to see it on me in every photo from here on. {K}.
invite:
{K}. Grab yours before your best friend borrows it.
Put it on, walk around, let people ask. {K}.

== pajamas 😴
under: outfit
nouns: pajamas, pyjamas, pjs, pj's, pajama set, pajama pants, pajama party, matching pajamas, christmas pajamas
nouns: family pajamas, silk pajamas, flannel pajamas, loungewear, lounge set, nightgown, nightshirt, nightie, onesie
nouns: bathrobe, dressing gown, sweatpants, joggers, sleepwear, slippers, fuzzy slippers, house slippers
nouns: kimono robe, snuggie
tags: PajamaDay, Loungewear, CozyVibes, Sleepwear
turn:
Dressed for success, if success has cushions. {K}.
{K}. My best meetings had these just below the camera.
I came home and changed into who I really am. {K}.
Business on the calendar, flannel in the heart. {K}.
The doorbell rang and I became a statue. {K}.
reader:
How far from home can you go in these before it counts as going out?
What's your earliest time for changing into them without shame?
Matching set or an old shirt and whatever bottoms survived?
scene:
Keys down, shoes off, soft things on. A costume change worth an award. {K}.
The package arrived, and the neighbors have now seen everything but my dignity. {K}.
plain:
{K}. The softest uniform there is.
Home begins where the waistband gives up. {K}.
news:
{K}. The couch has set a place for us.
I'd stay and celebrate, but I'm already lying down. {K}.
invite:
{K}. Come as you are, leave ready for the couch.
Your evenings deserve a uniform too. {K}.

== scarf-and-gloves 🧣
under: accessories
nouns: scarf, scarves, gloves, mittens, silk scarf, wool scarf, infinity scarf, blanket scarf, cashmere scarf, shawl
nouns: pashmina, snood, headscarf, bandana, leather gloves, touchscreen gloves, fingerless gloves, football scarf
nouns: ear muffs, earmuffs, hand warmers, leg warmers, mitts, glove, mitten, wool gloves, ski gloves
tags: CozyAccessories, ColdWeatherStyle, ScarfStyle, WinterAccessories
turn:
I've owned many. Most now belong to trains, taxis and cafés. {K}.
{K}. A cozy little something for the parts the coat forgot.
My phone doesn't recognize me like this, but my fingers send their regards. {K}.
Warm on the outside, snack crumbs on the inside. {K}.
reader:
Where do you think all your lost ones went?
Neatly matched with the coat or whatever the hall basket offers?
Do you take yours off indoors, or commit?
scene:
A lonely one on a fence post, waving. We all know that one. {K}.
Patting all pockets, twice, then the bag, then looking back down the street. {K}.
“You'll be too warm.” “Let me be too warm.”
plain:
Soft, close and quietly useful. {K}.
{K}. A little warmth you can carry in a pocket.
Wrapped up is a very good mood to be in. {K}.
news:
{K}. Let's see how long we manage to stay together.
The coat says thank you, it was getting lonely up there. {K}.
invite:
{K}. Come and get wrapped up in something soft.
Think of the person who always has cold hands. Now you have a plan. {K}.

== eyewear 😎
under: accessories
nouns: sunglasses, sunnies, glasses, eyeglasses, reading glasses, shades, aviators, ray-bans, ray bans
nouns: cat eye glasses, round glasses, blue light glasses, specs, spectacles, eyewear, glasses frames
nouns: prescription glasses, prescription sunglasses, new glasses, oakleys, bifocals
tags: Eyewear, EyewearStyle, GlassesStyle, FramesOfMind
turn:
I looked for them everywhere. They were looking back from the top of my head. {K}.
{K}. Instantly more mysterious, still can't find my keys.
I can see clearly now that I should have cleaned these sooner. {K}.
The face is the same, but now it has a frame. {K}.
reader:
How many pairs have you sat on? Rounding down is allowed.
Do you clean yours with the proper cloth or with whatever you're wearing?
Which frames did you wear in old photos, and who let you?
scene:
A slow push up the nose, a dramatic pause. {K}.
Breath, wipe, hold to the light, somehow worse. {K}.
“Where are my glasses?” A question that's hard to answer without glasses.
plain:
The right pair makes the world look good and you along with it. {K}.
Good frames, good outlook. {K}.
news:
{K}. Now I've got no excuse for not waving back.
The mirror and I had to be introduced again. {K}.
invite:
{K}. Try on ten, come back to the first, we've got time.
Bring an honest friend, frames need a second opinion. {K}.

== watch ⌚
under: jewelry
nouns: wristwatch, wrist watch, vintage watch, dive watch, automatic watch, mechanical watch, rolex, omega watch
nouns: seiko, casio, g-shock, swatch, chronograph, watch collection, watch strap, gold watch, timepiece, timex
nouns: tag heuer, grandfather's watch, field watch, dress watch, watch winder, moonswatch, digital watch
nouns: watch collector, watchmaking
tags: WatchLover, WristCheck, Watches, Timepiece
turn:
It tells the time perfectly. I'm late anyway. {K}.
{K}. My phone also knows the time, but nobody turns a wrist for a phone.
Someone asked me the time, and I gave them the whole story. {K}.
Now I can see exactly how long I stare at my own wrist. {K}.
reader:
Left wrist or right? Has anyone ever convinced you to switch?
When someone shakes your hand, do you look at the face or at the wrist?
How many is a collection, and how many is a conversation at home?
scene:
Sleeve pulled back a little, entirely by accident. {K}.
“What time is it?” “I thought you'd never ask.”
Held to the ear, tick by tick, like a tiny secret. {K}.
plain:
Small gears or small numbers, it keeps you company all day. {K}.
{K}. Time is easier to respect when it looks this good.
Something to look at between one moment and the next. {K}.
news:
{K}. My wrist has been turning up everywhere.
I've checked the time more often than I've needed it. {K}.
invite:
{K}. Come by when you have a minute. You'll know when.
Put it on and see whether your wrist agrees. {K}.

== boots 🥾
under: shoes
nouns: boots, work boots, winter boots, snow boots, hiking boots, cowboy boots, ankle boots, chelsea boots
nouns: rain boots, wellies, wellingtons, combat boots, doc martens, dr martens, timberlands, uggs, ugg boots
nouns: riding boots, thigh high boots, knee high boots, steel toe boots, red wing boots, western boots, biker boots
nouns: blundstones, muck boots, hunter boots, gumboots
nouns: boot
tags: BootSeason, BootsOfInstagram, BootLover, BootStyle
turn:
{K}. Puddles used to be an obstacle. Now they're an invitation.
I walk louder now, and people make way. {K}.
Everything I own goes with these, because I've decided it does. {K}.
reader:
How long did you limp before they became your favorites?
Laces, zipper or a good hard pull?
Polished and proud, or does the dirt count as experience?
scene:
Stomp, stomp, stomp. That's not anger, that's confidence. {K}.
Sitting on the hall floor, both hands on one heel, pulling. {K}.
“Take them off at the door!” came the voice, one step too late.
plain:
Made for ground that isn't perfect. {K}.
{K}. Sturdy feet, steady mood.
The more they've walked, the better they look. {K}.
news:
{K}. The doormat has been briefed.
My heels may be complaining, but the rest of me struts. {K}.
invite:
{K}. Stomp in and try a pair.
Bring thick socks and big plans. {K}.

== sneakers 👟
under: shoes
nouns: sneakers, sneaker, running shoes, jordans, air jordans, air force 1s, nike dunks, converse, new balances
nouns: new balance, adidas sambas, sambas, yeezys, high tops, sneaker drop, sneaker collection, white sneakers
nouns: tennis shoes, basketball shoes, gym shoes, sneakerhead, hokas, on clouds, skate shoes, asics
nouns: crocs
tags: Sneakers, SneakerHead, Kicks, SneakerLove
turn:
Fresh out of the box, and suddenly I walk like the floor is lava. {K}.
{K}. I don't run late, I'm just dressed for it.
My feet have better taste than the rest of me. {K}.
reader:
Do you wear them right away, or do they live in the box like royalty?
Laced tight, laced loose or never untied since the day you got them?
Which pair did you wear to pieces and still miss?
scene:
Everybody on the stairs, looking down, nodding slowly. {K}.
“Mind the shoes.” Said to a puddle. {K}.
An old toothbrush, a bit of soap, total concentration. {K}.
plain:
Good on the feet, good for the walk home. {K}.
{K}. Every outfit's favorite excuse to be comfortable.
Lace up, head out, see what happens. {K}.
news:
{K}. Please step around me with respect.
The box is staying too. We don't throw away family. {K}.
invite:
{K}. Tag the friend who owns more pairs than days.
Come in and take your feet for a test walk. {K}.

== heels 👠
under: shoes
nouns: heels, high heels, stilettos, stiletto heels, kitten heels, platform heels, block heels, wedge heels
nouns: strappy heels, louboutins, red bottoms, jimmy choos, slingbacks, party heels, dancing heels, heeled sandals
nouns: wedding heels, manolos, red heels, glass slippers, platform shoes, bridal shoes
tags: HighHeels, Heels, ShoeLover, HeelsOfInstagram
turn:
{K}. They look their best on the way there.
Cobblestones have entered into negotiations. {K}.
The walk says power. The toes say taxi. {K}.
reader:
How long before yours come off under the table?
Spare flats in the bag, or do you suffer like a professional?
Which pair is for walking and which is only for arriving?
scene:
Click, click, click, and the whole corridor sits up. {K}.
Barefoot at the end of the night, shoes in one hand, fries in the other. {K}.
“Are they comfortable?” “They're gorgeous.” “That's not what I asked.”
plain:
Sometimes the outfit starts at the floor. {K}.
{K}. A little higher, a little bolder.
Stand tall, walk slowly, smile as if the floor were yours. {K}.
news:
{K}. The sneakers think I'm showing off, and they're right.
I've been practicing the walk in the hallway. {K}.
invite:
{K}. Sit down, slip in, stand up a little taller.
Somewhere there's a dance floor with your name on it. {K}.

== kids-clothes 🧸
under: outfit
nouns: kids clothes, kids' clothes, baby clothes, toddler outfit, baby outfit, baby onesie, kids clothing
nouns: children's clothes, childrenswear, romper, baby romper, baby shoes, baby booties, hand me downs
nouns: hand-me-downs, school uniform kids, baby hat, kids shoes, toddler clothes, newborn outfit, coming home outfit
nouns: snowsuit, kids fashion, children's clothing, baby bonnet, kids pajamas, baby dress, newborn clothes
tags: KidsFashion, KidsStyle, MiniStyle, BabyFashion
turn:
Clean for almost the entire way to the car. {K}.
{K}. So small, and still more stylish than mine.
Bought with room to grow. Outgrown by the next load of laundry. {K}.
Tiny buttons, enormous opinions about them. {K}.
reader:
How many outfit changes does your house see before lunch?
Which tiny thing did you keep although nobody fits in it anymore?
Snaps, zippers or buttons at bedtime? Parents, speak up.
scene:
One leg in, one leg running away. {K}.
A clothesline full of very small sleeves. {K}.
“They'll grow into it.” Blink. “They've grown out of it.”
plain:
They're little for such a short time, and so is everything they wear. {K}.
{K}. Pockets just right for pebbles.
The smaller the sleeve, the bigger the feeling. {K}.
news:
{K}. The grass stains are already on their way.
Somebody is going to look adorable and refuse to wear it. {K}.
invite:
{K}. For small people with big plans.
Come and say “look how tiny” with us. {K}.

== costume 🎭
under: outfit
nouns: costume, halloween costume, fancy dress, couples costume, group costume, witch costume, pirate costume
nouns: superhero costume, dinosaur costume, carnival costume, costume party, dress up, family costume, diy costume
nouns: last minute costume, mascot costume, dance costume, cape and mask, stage costume, book week costume
nouns: inflatable costume, masquerade mask
tags: CostumeIdeas, DressUp, CostumeParty, InCostume
turn:
I've never looked less like myself or felt more like it. {K}.
{K}. Nobody asked for this level of commitment, and everybody got it.
It took a plan, some glue and a lot of confidence from afar. {K}.
Bathroom breaks were not part of the design. {K}.
reader:
Funny, beautiful or “what exactly are you supposed to be”?
Which costume of yours do people still bring up?
scene:
“And what are you?” “I was hoping you could tell.”
In full costume at a red light, looking straight ahead. {K}.
plain:
For a little while, be whoever you like. {K}.
{K}. Playing pretend has no upper age limit.
The best part is the moment you see yourself in the mirror. {K}.
news:
{K}. The glitter will outlive us all.
invite:
{K}. Come as somebody else, you deserve a change.
Round up the whole group, somebody has to be the back of the horse. {K}.

== uniform 🏅
under: outfit
nouns: uniform, school uniform, work uniform, new uniform, scrubs, nurse scrubs, lab coat, chef jacket
nouns: chef's jacket, chef whites, apron, coveralls, team kit, team uniform, football kit, band uniform
nouns: cheer uniform, scout uniform, hi-vis vest, high vis vest, name tag, pilot uniform, work shirt, figs scrubs
nouns: nursing scrubs
tags: UniformStyle, WorkWear, InUniform
turn:
One less decision in the morning, and it was the hardest one. {K}.
{K}. The moment it's on, people ask me where things are.
It turns me from a person into a professional, sleeves first. {K}.
My closet is full, and I wear the same thing every day. {K}.
reader:
Was yours comfortable or did it itch with pride?
What's always in your pocket: a pen, a snack or somebody else's pen?
Would you rather choose an outfit daily or never again?
scene:
Collar straight, name on, deep breath, door. {K}.
Uniform (noun): the only outfit nobody can borrow for a party without questions.
“You look official.” “I'm as surprised as you are.”
plain:
Worn with pride, washed on repeat. {K}.
{K}. It says we're in this together.
Some clothes come with a purpose sewn in. {K}.
news:
{K}. The ironing board has been called up for duty.
It still has the fold lines, and so does my smile. {K}.
invite:
{K}. Try it on and see who you become.
Come and suit up with the crew. {K}.

== underwear
under: outfit
nouns: underwear, lingerie, bra, sports bra, boxers, boxer briefs, panties, bralette, long johns, thermal underwear
nouns: thermals, boyfriend boxers, shapewear, camisole, tights, pantyhose, underpants, undies, bra fitting, lace bra
nouns: lingerie set, lingerie drawer, calvin kleins, spanx, knickers, corset
tags: Underwear, Lingerie, Intimates
turn:
The most important layer is the one nobody applauds. {K}.
{K}. A secret between me and the laundry basket.
Good ones at the top of the drawer, survivors at the bottom. {K}.
Nobody will see it, and I'll still stand taller all day. {K}.
reader:
Do you have lucky ones? You don't have to show us.
Matching set or a happy accident?
Which is braver: throwing out the old favorites or still wearing them?
scene:
The sigh of coming home and taking off whatever pinches. {K}.
“What's in the tiny bag?” “Confidence.”
Laundry day arrives, and the emergency drawer speaks. {K}.
plain:
Comfort starts close to the skin. {K}.
{K}. Well dressed, from the very first layer.
Soft on the inside is a good place to begin. {K}.
news:
{K}. The old elastic has served with honor.
My drawer feels like a boutique, at least in the front row. {K}.
invite:
{K}. Come for the fit, stay for the relief.
Your top drawer could use some good company. {K}.

== belt
under: accessories
nouns: belt, leather belt, belt buckle, western belt, gucci belt, studded belt, waist belt, chain belt, belt bag
nouns: statement belt, woven belt, dress belt, concho belt
tags: BeltStyle, Accessories, StyleDetails
turn:
It's holding my outfit together, and possibly me. {K}.
{K}. A small loop with a lot of responsibility.
Dinner was one hole further than planned. {K}.
Half of this look is leaning on one buckle. {K}.
reader:
Do yours match the shoes, or is that a rule for other people?
How many do you own, and which is the only one you wear?
Big buckle or keep it quiet?
scene:
Airport security, one hand holding up the trousers, still dignified. {K}.
“Nice buckle.” “Thanks, it does all the talking.”
plain:
The detail that pulls everything together. {K}.
{K}. A line in the middle that makes sense of the rest.
Simple, sturdy, always around. {K}.
news:
{K}. Gravity will have to try something else.
The trousers feel supported at last. {K}.
invite:
{K}. Come in and get a hold of yourself.
Your favorite jeans asked for backup. {K}.
`;
