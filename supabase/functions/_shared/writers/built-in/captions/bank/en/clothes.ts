export const clothes = `
== socks 🧦
under: accessories
nouns: sock, socks, wool sock, ankle sock, knee sock, crew sock, fuzzy sock, fluffy sock, bed sock, tube sock
nouns: dress sock, compression sock, hiking sock, running sock, grip sock, christmas sock, novelty sock, sock drawer
nouns: sock subscription, odd socks, mismatched socks, slipper sock, lucky socks, bombas
tags: Socks, SockLover, SockStyle
turn:
{K}. Adulthood is being honestly happy about these.
Nobody sees them all day, and they still make the outfit. {K}.
My socks match. Not each other, but my mood.
Somewhere behind the dryer lives a very fashionable family of single socks.
reader:
Folded neatly, or thrown in the drawer and left to fate? {K}.
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
invite:
{K}. Your cold feet can stop making excuses.
Your drawer full of singles would like to meet a couple. {K}.
news:
{K}. The slippers are pretending not to care.
The left one is thrilled, and so is the right one. {K}.

== jeans 👖
under: outfit
nouns: jeans, pair of jeans, blue jeans, skinny jeans, mom jeans, baggy jeans, wide leg jeans, straight leg jeans
nouns: bootcut jeans, flared jeans, ripped jeans, black jeans, white jeans, high waisted jeans, low rise jeans
nouns: raw denim, selvedge denim, denim, denim day, denim on denim, levi's, levis, vintage levi's, wrangler jeans
nouns: jorts, canadian tuxedo, overalls, denim overalls, dungarees, cropped jeans, boyfriend jeans, jean shorts
nouns: denim shorts, vintage jeans, favorite jeans
tags: Denim, JeansStyle, DenimLover, DenimStyle
turn:
Everything in the closet has a season. {N} just keep turning up. [plural]
Denim remembers every chair I ever sat on, and still gets along with me.
{K}. Dressed up, dressed down, dropped on the chair: all official uses.
{K}. They've met every chair, every couch and one fresh coat of paint.
Nothing else in the closet survives so many bad decisions. {K}.
reader:
How often do you wash denim, and would you say it under oath?
What's in the tiny fifth pocket, and has anybody ever used it? {K}.
Is double denim an outfit or a dare?
scene:
A little hop, a deep breath, a button. We're in. {K}.
“Are those new?” “They're old. That's why they're good.” {K}.
Found in the pocket: a receipt, a hair tie and a note that went through the wash. {K}.
One leg, other leg, a small dance to get past the knees. {K}.
plain:
Broken in beats brand new, at least where denim is concerned. {K}.
{K}. The friend in the closet who goes with everyone.
Blue, black, faded or patched, denim wears its history well.
{K}. Honest, hard-wearing and never overdressed.
invite:
{K}. Come and find the pair that gets you.
Bring the top you can't match with anything, denim loves a challenge. {K}.
news:
{K}. The sweatpants saw it coming.
There's a chair in the bedroom that will hear all about this. {K}.

== coat 🧥
under: outfit
nouns: coat, jacket, winter coat, trench coat, wool coat, puffer, puffer jacket, puffer coat, down jacket, parka
nouns: peacoat, overcoat, raincoat, rain jacket, leather jacket, denim jacket, jean jacket, bomber jacket
nouns: varsity jacket, fleece jacket, blazer, windbreaker, anorak, teddy coat, faux fur coat, shearling jacket
nouns: biker jacket, shacket, patagonia jacket, north face jacket, barbour jacket, gilet, poncho, vintage coat
nouns: fur coat, camel coat, duster coat, suede jacket, tweed jacket, cropped jacket, jean jackets, leather jackets
tags: OuterwearStyle, JacketSeason, CoatStyle, Outerwear
turn:
Underneath could be pajamas and nobody would ever know. {K}.
{K}. Everything I wear below it is now a supporting act.
It goes on last and gets all the compliments. {K}.
Every pocket holds a tissue and a memory. {K}.
reader:
Zipped up, hanging open or draped over the shoulders like you own the place? {K}.
How many jackets can one hook hold before it's called architecture?
What's the oldest thing in your coat pocket right now?
scene:
Collar up, hands in, suddenly the lead in a spy film. {K}.
“Take your coat off and stay a while.” “But then nobody will see it.”
Half in it, keys in the teeth, already out of the door. {K}.
plain:
A good jacket is a hug with a zipper, a button or a bit of luck. {K}.
{K}. The part of the outfit that says hello first.
Some clothes you wear. Others you step into and feel ready. {K}.
invite:
{K}. Come in and try it on over whatever you're wearing.
Your old jacket has earned a rest, and somebody should tell it. {K}.
news:
{K}. The hallway hook has been warned about the weight.
A small moment of silence for the old one, still on the hook. {K}.

== sweater 🧶
under: outfit
nouns: sweater, jumper, cardigan, pullover, turtleneck, knitwear, wool sweater, cashmere sweater, cable knit sweater
nouns: knitted sweater, oversized sweater, fair isle sweater, aran sweater, christmas sweater, ugly christmas sweater
nouns: ugly sweater, roll neck, crewneck sweater, half zip sweater, fleece, sweater weather, sweater season
nouns: grandpa cardigan, cropped cardigan, mohair sweater, sweaters, hand knit sweater, icelandic sweater
nouns: chunky sweater, knit cardigan
tags: SweaterWeather, Knitwear, CozyStyle, SweaterSeason
turn:
It's not a personality, but it's soft and people like it. {K}.
The plan was to go out, but it's so nice in here. {K}.
{K}. Somewhere between clothing and a place to live.
Over the head, and the hair comes out with ideas of its own. {K}.
reader:
Whose sweater did you borrow, and when did it become yours?
Sleeves pushed up or pulled down over the fingers? {K}.
Folded or on a hanger? Knitwear people have strong words about this.
scene:
Head stuck in the neck hole, arms up, calling for help in wool. {K}.
“You're wearing that again?” “I never stopped.” {K}.
A loose thread, don't pull it, don't pull it, well. {K}.
plain:
Soft things for a world with a lot of corners. {K}.
{K}. The closest thing to being hugged by a closet.
Big enough to get lost in, warm enough to stay. {K}.
invite:
{K}. Come and feel it, that's what sleeves are for.
Send this to whoever keeps borrowing yours. {K}.
news:
{K}. The other knits are taking it softly.
The couch will be seeing a lot of this one. {K}.

== hat 🧢
under: accessories
nouns: hat, cap, baseball cap, beanie, bucket hat, cowboy hat, straw hat, sun hat, fedora, beret, trucker hat
nouns: snapback, dad hat, bobble hat, panama hat, top hat, flat cap, newsboy cap, wool hat, knit hat, winter hat
nouns: trapper hat, party hat, carhartt beanie, stetson, fascinator, dad cap, new era cap, sombrero, visor, ball cap
nouns: wide brim hat, felt hat, wool beanie
tags: HatStyle, HatLover, HatsOfInstagram, Headwear
turn:
A hat day is only a bad hair day with better management.
I'm not a hat person, I said, and put up another hook. {K}.
{K}. On the head it's style, on the back seat it's a crumb tray.
You can tell how the day went by the hair underneath. {K}.
reader:
Are you a hat person, or do you just try them on in shops and laugh?
Tilted, straight or backwards? It says more than a résumé. {K}.
Hats at the dinner table: allowed or do you hear your grandmother?
scene:
Hat on: mysterious. Hat off: static. {K}.
A small tip of the brim, and no further questions. {K}.
One gust of wind, one sprint, one very public chase. {K}.
plain:
It takes a second and changes the whole silhouette. {K}.
{K}. A roof you can take anywhere.
Put one on and you stand a little differently. {K}.
invite:
{K}. Heads of all sizes, please come forward.
Try one on, look in the mirror, pretend you're just browsing. {K}.
news:
{K}. The hairbrush has been given some time off.
It comes with a nod, and the nod takes practice. {K}.

== swimwear 👙
under: outfit
nouns: swimsuit, bikini, swimwear, bathing suit, swim trunks, one piece swimsuit, one-piece, tankini, swim shorts
nouns: board shorts, boardshorts, rash guard, swim dress, beach cover up, beach cover-up, bikini top, bikini bottoms
nouns: sarong, speedo, matching swimsuits, wet bathing suit, swimming trunks, swimsuits, bikinis, high waisted bikini
tags: Swimwear, SwimStyle, BeachReady, SwimSeason
turn:
Packed first, worn all day, still damp on the ride home. {K}.
{K}. Officially dressed for canceling everything that needs shoes.
The towel has the best seat, and the water has the best company. {K}.
My calendar doesn't say beach anywhere. My suitcase does. {K}.
reader:
Straight in the water or toes first for half an hour? {K}.
Do you swim in yours, or does it mainly supervise from a towel?
Loud enough to be seen from a boat, or one quiet color? {K}.
scene:
A towel dance behind a car door, executed with dignity. {K}.
“Did you pack the essentials?” “I'm already wearing them.” {K}.
Salt, chlorine, sunscreen: the only perfume that goes with this. {K}.
plain:
{K}. Sun out, shoes off, nothing urgent.
The dress code is water. {K}.
Put it on and the day slows down by itself. {K}.
invite:
{K}. Pick yours, the water is waiting with its opinion.
Tell your beach bag there's company coming. {K}.
news:
{K}. The pool has been told to clear a lane.
Now all it needs is water. A bathtub would do for a start. {K}.

== dress 👗
under: outfit
nouns: dress, sundress, summer dress, maxi dress, midi dress, mini dress, little black dress, lbd, wrap dress
nouns: slip dress, cocktail dress, floral dress, sequin dress, velvet dress, linen dress, party dress, shirt dress
nouns: sweater dress, vintage dress, polka dot dress, dresses, linen sundress, black dress, red dress, white dress
nouns: knit dress, milkmaid dress, denim dress
tags: DressUp, DressLover, DressStyle
turn:
Over the head, smooth it down, and the whole outfit is decided. {K}.
{K}. Even the grocery run looks like an entrance.
It has a twirl built in. I checked, twice, in the kitchen. {K}.
It moves a second after everything else, and that's the magic. {K}.
reader:
Did it pass the twirl test? {K}.
Heels or sneakers underneath? Your feet get a vote. {K}.
Dressed up for somebody, or just for the hallway mirror? {K}.
scene:
“Turn around once.” A turn. “And once more.” {K}.
Both arms up, one hook missing, somebody please zip the last bit. {K}.
A spin, a swish, and the hallway becomes a ballroom. {K}.
plain:
Some fabrics just know how to move. {K}.
{K}. Easy to put on, hard to take off.
Put it on and the day gets its own little occasion. {K}.
invite:
{K}. Come for a look, stay for the twirl.
The fitting room has good light and a patient stool. {K}.
news:
{K}. The rest of the closet has gone very quiet.
{K}. The hallway mirror has asked for another round.

== suit 👔
under: outfit
nouns: tuxedo, tux, three piece suit, two piece suit, wedding suit, groom suit, tailored suit, business suit
nouns: pinstripe suit, linen suit, velvet suit, navy suit, pantsuit, power suit, suit and tie, dress shirt, waistcoat
nouns: pocket square, cufflinks, suspenders, black tie, made to measure suit, bespoke suit, custom suit, new suit
nouns: suit fitting, dress pants, button down shirt, white shirt, black suit, gray suit, three-piece suit, suit jacket
nouns: dinner jacket, blazer set, white button down, dress shirts, cufflink
tags: SuitUp, Menswear, Dapper, WellDressed
turn:
Even my posture got the invitation. {K}.
{K}. Half elegance, half fear of soup.
Dressed like someone who reads the whole contract. {K}.
It makes me feel like signing something important. A birthday card will do. {K}.
reader:
{K}. First one dressed, or last one looking for the other cufflink?
Is there such a thing as overdressed, or just everyone else arriving underdressed? {K}.
Would you wear this much style to buy milk? Honest answers only. {K}.
scene:
Collar, cuffs, a small tug at the sleeve. Cue the slow walk. {K}.
A brush of the shoulder, a look in the mirror, a nod. {K}.
plain:
Sharp lines, soft heart. {K}.
{K}. A good cut says it quietly.
A lapel, a collar, a straight back. {K}.
invite:
{K}. Stand up straight, we'll do the measuring and the nodding.
You bring the occasion, we'll see to the lapels, the knots and the nerve. {K}.
news:
{K}. The iron is working overtime.
{K}. The sweatpants hardly dared to look.

== shirts-and-hoodies 👕
under: outfit
nouns: t-shirt, tshirt, t shirt, hoodie, sweatshirt, crewneck, graphic tee, tank top, tie dye shirt, tie-dye shirt
nouns: polo shirt, flannel, flannel shirt, hawaiian shirt, hooded sweatshirt, long sleeve tee, baby tee, crop top
nouns: hoodies, t-shirts, tee shirt, shirts and hoodies, oversized hoodie, sweatshirts, henley shirt, tank tops
nouns: zip up hoodie, linen tee, white t-shirt
tags: GraphicTee, Streetwear, CasualStyle, Merch
turn:
There are nice shirts in my drawer. I wear this one. {K}.
{K}. One day it will be too old to wear in public, and then we'll truly be close.
Every wash takes a little color and adds a little character. {K}.
reader:
How faded does a favorite have to be before somebody throws it out behind your back? {K}.
Whose is it really, and do they know where it is? {K}.
scene:
“Where did my favorite one go?” Everyone in the house looks at their own chest. {K}.
Pulled from the laundry pile, sniffed, approved. {K}.
A drawer that no longer closes, and a hand reaching for one more. {K}.
plain:
Soft, simple and always the first one out of the wash. {K}.
{K}. Wear it until it tells your stories for you.
Comfort you can pull over your head. {K}.
invite:
{K}. Somebody in your home will borrow it at once.
Soft ones go to people who come and feel them. {K}.
news:
{K}. The rest of the drawer has moved over.
{K}. It has already been to bed, to breakfast and to the store.

== pajamas 😴
under: outfit
nouns: pajamas, pyjamas, pjs, pj's, pajama set, pajama pants, pajama party, matching pajamas, christmas pajamas
nouns: family pajamas, silk pajamas, flannel pajamas, loungewear, lounge set, nightgown, nightshirt, nightie, onesie
nouns: bathrobe, dressing gown, sweatpants, sleepwear, kimono robe, snuggie, oodie, wearable blanket, jogger pants
nouns: robe, terry robe, robes, pajama shirt
tags: PajamaDay, Loungewear, CozyVibes, Sleepwear
turn:
Dressed for success, if success has cushions. {K}.
{K}. My best meetings had these just below the camera.
I came home and changed into who I really am. {K}.
Business on the calendar, flannel in the heart. {K}.
The doorbell rang and I became a statue. {K}.
reader:
How far from home can you go in these before it counts as going out? {K}.
What's your earliest time for changing into them without shame? {K}.
One proper set, or whatever survived from the old days? {K}.
scene:
Keys down, shoes off, soft things on. A costume change worth an award. {K}.
The package arrived, and the neighbors have now seen everything but my dignity. {K}.
plain:
{K}. The softest uniform there is.
Home begins where the zippers end. {K}.
invite:
{K}. Come as you are, leave ready for the couch.
Your evenings deserve a uniform too. {K}.
news:
{K}. The couch has set a place for us.
{K}. The evening may begin at any time.

== scarf-and-gloves 🧣
under: accessories
nouns: scarf, scarves, silk scarf, wool scarf, infinity scarf, blanket scarf, cashmere scarf, shawl, pashmina, snood
nouns: bandana, football scarf, neck warmer, cowl, plaid scarf, wool shawl, chunky scarf, neck gaiter
tags: CozyAccessories, ColdWeatherStyle, ScarfStyle, WinterAccessories
turn:
Round once, round twice, and now I have no neck and no worries. {K}.
{K}. A cozy little something for the parts the coat forgot.
It goes with everything, because it covers most of it. {K}.
Warm on the outside, snack crumbs on the inside. {K}.
reader:
Knot, loop or one end over the shoulder like a film star? {K}.
Neatly matched with the coat or whatever the hall basket offers? {K}.
Do you take yours off indoors, or commit? {K}.
scene:
One end stuck in the car door, one dramatic stop. {K}.
A gust, an end in the face, a mouthful of wool. {K}.
“You'll be too warm.” “Let me be too warm.” {K}.
plain:
The wind gets everything except the neck. {K}.
{K}. A bit of softness between you and the world.
Wrapped up is a very good mood to be in. {K}.
invite:
{K}. Come and get wrapped up in something soft.
Your neck has been out in the open long enough. {K}.
news:
{K}. The coat collar finally has company.
{K}. Every hook in the hallway wanted it.

== eyewear 😎
under: accessories
nouns: glasses, eyeglasses, cat eye glasses, round glasses, blue light glasses, spectacles, eyewear, glasses frames
nouns: prescription glasses, new glasses, spectacle frames, tortoiseshell glasses, glasses for school, first glasses
nouns: kids glasses, broken glasses, glasses case
alone: specs, frames
tags: Eyewear, EyewearStyle, GlassesStyle, FramesOfMind
turn:
I looked for them everywhere. They were looking back from the top of my head. {K}.
{K}. Trees have leaves, one by one. Who knew?
The world was soft before. Now it has edges, and so do I. {K}.
The face is the same, but now it has a frame. {K}.
reader:
{K}. Ever sat on a pair? Be honest, it's very common.
Do you clean yours with the proper cloth or with whatever you're wearing? {K}.
Which frames did you wear in old photos, and who let you?
scene:
A slow push up the nose, and whatever follows sounds smarter. {K}.
Breath, wipe, hold to the light, somehow worse. {K}.
“Where are my glasses?” A question that's hard to answer without glasses.
plain:
The first thing on in the morning, the last one off at night. {K}.
Good frames, good outlook. {K}.
{K}. A clear view and a new face, all in one.
invite:
{K}. Try on the whole wall, come back to the first, we've got time.
Bring an honest friend, frames need a second opinion. {K}.
news:
{K}. No more excuses for not waving back.
{K}. The eye chart wants a rematch.

== watch ⌚
under: jewelry
nouns: wristwatch, wrist watch, vintage watch, dive watch, automatic watch, mechanical watch, rolex, omega watch
nouns: seiko, casio, g-shock, swatch, chronograph, watch collection, watch strap, gold watch, timepiece, timex
nouns: tag heuer, grandfather's watch, field watch, dress watch, watch winder, moonswatch, digital watch
nouns: watch collector, watchmaking, watch battery, new watch, luxury watch, watch, watches
tags: WatchLover, WristCheck, Watches, Timepiece
turn:
It tells the time perfectly. I'm late anyway. {K}.
{K}. My phone also knows the time, but nobody turns a wrist for a phone.
Somebody asks for the time and gets the whole story. {K}.
Now I can see exactly how long I stare at my own wrist. {K}.
reader:
Left wrist or right? Has anyone ever convinced you to switch?
When someone shakes your hand, do you look at the face or at the wrist?
How many is a collection, and how many is a conversation at home?
scene:
Sleeve pulled back a little, entirely by accident. {K}.
“What time is it?” “I thought you'd never ask.” {K}.
Held to the ear, tick by tick, like a tiny secret. {K}.
plain:
Small gears or small numbers, it keeps you company all day. {K}.
{K}. Time is easier to respect when it looks this good.
A small turning thing that never asks for your attention. {K}.
invite:
{K}. Come by when you have a minute. You'll know when.
Put it on and see whether your wrist agrees. {K}.
news:
{K}. Wrists out, everybody.
Not a minute too soon. {K}.

== boots 🥾
under: shoes
nouns: boots, work boots, winter boots, snow boots, hiking boots, cowboy boots, ankle boots, chelsea boots
nouns: combat boots, doc martens, dr martens, timberlands, uggs, ugg boots, riding boots, thigh high boots
nouns: knee high boots, steel toe boots, red wing boots, western boots, biker boots, blundstones, boot, leather boots
nouns: suede boots, cowgirl boots, lace up boots, moon boots, military boots, chelsea boot, new boots, work boot
nouns: winter boot, snow boot, hiking boot, cowboy boot, ankle boot, combat boot, riding boot
tags: BootSeason, BootsOfInstagram, BootLover, BootStyle
turn:
{K}. Every walk sounds as if I had an appointment.
Broken in slowly, loved for a long time. {K}.
Everything I own goes with these, because I've decided it does. {K}.
{K}: the shoe with a back story.
They came home stiff and proud, and so did my ankles. {K}.
reader:
How long did you limp before they became your favorites? {K}.
Laces, zipper or a good hard pull?
Polished and proud, or does the dirt count as experience? {K}.
scene:
Stomp, stomp, stomp. That's not anger, that's confidence. {K}.
Sitting on the hall floor, both hands on one heel, pulling. {K}.
“Take them off at the door!” came the voice, one step too late. {K}.
plain:
Mud, gravel, cobblestones: they've met them all. {K}.
{K}. Sturdy feet, steady mood.
The more they've walked, the better they look. {K}.
invite:
{K}. Stomp in and try a pair.
Bring thick socks and big plans. {K}.
news:
{K}. The doormat has been briefed.
You can hear it coming down the hallway. {K}.

== sneakers 👟
under: shoes
nouns: sneakers, sneaker, running shoes, jordans, air jordans, air force 1s, nike dunks, converse, new balances
nouns: new balance, adidas sambas, sambas, yeezys, high tops, sneaker drop, sneaker collection, white sneakers
nouns: tennis shoes, basketball shoes, gym shoes, sneakerhead, hokas, on clouds, skate shoes, asics, running shoe
nouns: kids sneakers, platform sneakers, canvas shoes, vans shoes, nikes, tennis shoe, basketball shoe, white sneaker
nouns: high top
tags: Sneakers, SneakerHead, Kicks, SneakerLove
turn:
Fresh out of the box, and suddenly I walk like the floor is lava. {K}.
{K}. Still clean, so please keep your distance on the stairs.
My feet have better taste than the rest of me. {K}.
reader:
Do you wear them right away, or do they live in the box like royalty? {K}.
Laced tight, laced loose or never untied since the day you got them? {K}.
Which pair did you wear to pieces and still miss? {K}.
scene:
Everybody on the stairs, looking down, nodding slowly. {K}.
“Mind the shoes.” Said to a puddle. {K}.
An old toothbrush, a bit of soap, total concentration. {K}.
plain:
Lace them up, and the long way home looks short. {K}.
{K}. Every outfit's favorite excuse to be comfortable.
The soles remember every sidewalk. {K}.
invite:
{K}. Tag the friend who owns more pairs than days.
Come in and take your feet for a test walk. {K}.
news:
{K}. Please step around with respect.
The box is staying too. We don't throw away family. {K}.

== heels 👠
under: shoes
nouns: heels, high heels, stilettos, stiletto heels, kitten heels, platform heels, block heels, wedge heels
nouns: strappy heels, louboutins, red bottoms, jimmy choos, slingbacks, party heels, dancing heels, heeled sandals
nouns: wedding heels, manolos, red heels, glass slippers, platform shoes, bridal shoes, high heel, stiletto
nouns: kitten heel, glass slipper, platform shoe, bridal shoe
tags: HighHeels, Heels, ShoeLover, HeelsOfInstagram
turn:
{K}. They look their best on the way there.
The cobblestones would like to discuss this. {K}.
The walk says power. The toes say taxi. {K}.
reader:
How long before yours come off under the table? {K}.
Spare flats in the bag, or do you suffer like a professional? {K}.
Which pair is for walking and which is only for arriving? {K}.
scene:
Click, click, click, and the whole corridor sits up. {K}.
Barefoot at the end of the night, shoes in one hand, fries in the other. {K}.
“Are they comfortable?” “They're gorgeous.” “That's not what I asked.” {K}.
plain:
Sometimes the outfit starts at the floor. {K}.
{K}. A little higher, a little bolder.
Stand tall, walk slowly, smile as if the floor were yours. {K}.
invite:
{K}. Sit down, slip in, stand up a little taller.
Somewhere there's a dance floor with your name on it. {K}.
news:
{K}. The sneakers call it showing off.
The hallway has been a runway all day. {K}.

== kids-clothes 🧸
under: outfit
nouns: kids clothes, kids' clothes, baby clothes, toddler outfit, baby outfit, baby onesie, kids clothing
nouns: children's clothes, childrenswear, romper, baby romper, baby shoes, baby booties, hand me downs, hand-me-downs
nouns: school uniform kids, baby hat, kids shoes, toddler clothes, newborn outfit, coming home outfit, snowsuit
nouns: kids fashion, children's clothing, baby bonnet, kids pajamas, baby dress, newborn clothes, baby socks
nouns: tiny clothes, tiny shoes, kids' shoes, children clothes, baby sweater, kids jacket, baby jacket, first shoes
nouns: baby first shoes, toddler shoes, baby shoe, kids shoe, first shoe, baby sock, toddler boots, kids boots
nouns: baby boots, kids coat, baby coat, toddler jacket, kids hat, kids dress, toddler dress
tags: KidsFashion, KidsStyle, MiniStyle, BabyFashion
turn:
Clean for almost the entire way to the car. {K}.
{K}. So small, and still more stylish than mine.
There's always room to grow in it, until one morning there isn't. {K}.
Tiny buttons, enormous opinions about them. {K}.
reader:
How many outfit changes does your house see before lunch?
Which tiny thing did you keep although nobody fits in it anymore?
Snaps, zippers or buttons at bedtime? Parents, speak up. {K}.
scene:
One leg in, one leg running away. {K}.
A clothesline full of very small sleeves. {K}.
“They'll grow into it.” Blink. “They've grown out of it.” {K}.
plain:
They're little for such a short time, and so is everything they wear. {K}.
{K}. Pockets just right for pebbles.
The smaller the sleeve, the bigger the feeling. {K}.
invite:
{K}. For small people with big plans.
Come and say “look how tiny” with us. {K}.
news:
{K}. The grass stains are already on their way.
Somebody is going to look adorable and refuse to wear it. {K}.

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
Funny, beautiful or “what exactly are you supposed to be”? {K}.
Which costume of yours do people still bring up?
scene:
“And what are you?” “I was hoping you could tell.” {K}.
In full costume at a red light, looking straight ahead. {K}.
A safety pin, a held breath, a wing that won't stay up. {K}.
plain:
Pirate, ghost or piece of toast: nobody has to be themselves. {K}.
{K}. Playing pretend has no upper age limit.
The best part is the moment you see yourself in the mirror. {K}.
invite:
{K}. Come as somebody else, you deserve a change.
Round up the whole group, somebody has to be the back of the horse. {K}.
Glue gun, glitter, courage: bring at least one. {K}.
news:
{K}. The glitter will outlive us all.

== uniform 🏅
under: outfit
nouns: uniform, school uniform, work uniform, new uniform, scrubs, nurse scrubs, lab coat, chef jacket, chef's jacket
nouns: chef whites, coveralls, team kit, team uniform, football kit, band uniform, cheer uniform, scout uniform
nouns: hi-vis vest, high vis vest, pilot uniform, work shirt, figs scrubs, nursing scrubs, hard hat, uniforms
nouns: staff uniform, chef hat, chef's hat, military uniform, baseball uniform, work clothes
tags: UniformStyle, WorkWear, InUniform
turn:
One less decision in the morning, and it was the hardest one. {K}.
{K}. The moment it's on, people ask me where things are.
It turns me from a person into a professional, sleeves first. {K}.
Stains on it have names, dates and witnesses. {K}.
reader:
Was yours comfortable or did it itch with pride? {K}.
What's always in your pocket: a pen, a snack or somebody else's pen? {K}.
Same thing every day: relief, or would you miss the panic at the closet? {K}.
scene:
Collar straight, name on, deep breath, door. {K}.
Uniform (noun): the only outfit nobody can borrow for a party without questions.
“You look official.” “I'm as surprised as you are.” {K}.
plain:
Worn with pride, washed on repeat. {K}.
{K}. Everybody looks the same, and somehow more themselves.
Some clothes come with a purpose sewn in. {K}.
invite:
{K}. Try it on and see who you become.
Come and suit up with the crew. {K}.
news:
{K}. The ironing board has been called up for duty.
Every button counted, every crease in place. {K}.

== underwear
under: outfit
nouns: underwear, lingerie, bra, sports bra, boxers, boxer briefs, panties, bralette, long johns, thermal underwear
nouns: thermals, boyfriend boxers, shapewear, camisole, underpants, undies, bra fitting, lace bra, lingerie set
nouns: lingerie drawer, calvin kleins, spanx, knickers, corset
tags: Underwear, Lingerie, Intimates
turn:
The most important layer is the one nobody applauds. {K}.
{K}. A secret between me and the laundry basket.
Good ones at the top of the drawer, survivors at the bottom. {K}.
Nobody will see it, and I'll still stand taller all day. {K}.
reader:
Do you have lucky ones? You don't have to show us. {K}.
Matching set or a happy accident? {K}.
Which is braver: throwing out the old favorites or still wearing them? {K}.
scene:
The sigh of coming home and taking off whatever pinches. {K}.
“What's in the tiny bag?” “Confidence.” {K}.
Laundry day arrives, and the emergency drawer speaks. {K}.
plain:
Comfort starts close to the skin. {K}.
{K}. Well dressed, from the very first layer.
Soft on the inside is a good place to begin. {K}.
invite:
{K}. Come for the fit, stay for the relief.
Your top drawer could use some good company. {K}.
news:
{K}. The old elastic has served with honor.
The front row of the drawer looks like a boutique. {K}.

== belt
under: accessories
nouns: belt, leather belt, belt buckle, western belt, gucci belt, studded belt, waist belt, chain belt, statement belt
nouns: woven belt, dress belt, concho belt, belts, leather belts, belt loop
tags: BeltStyle, Accessories, StyleDetails
turn:
It's holding my outfit together, and possibly me. {K}.
{K}. A small loop with a lot of responsibility.
Dinner was one hole further than planned. {K}.
Half of this look is leaning on one buckle. {K}.
reader:
Do yours match the shoes, or is that a rule for other people? {K}.
How many do you own, and which is the only one you wear? {K}.
Big buckle or keep it quiet?
scene:
Airport security, one hand holding up the trousers, still dignified. {K}.
“Nice buckle.” “Thanks, it does all the talking.”
plain:
A click of the buckle, and the day may begin. {K}.
{K}. A line in the middle that makes sense of the rest.
Leather, brass or rope, it holds its own. {K}.
invite:
{K}. Come in and get a hold of yourself.
Your favorite jeans asked for backup. {K}.
news:
{K}. Gravity will have to try something else.
The trousers feel supported at last. {K}.

== formal-dress 👗
under: dress
nouns: bridesmaid dress, prom dress, prom dresses, wedding guest dress, evening gown, gown, ball gown, ballgown
nouns: homecoming dress, mother of the bride dress, flower girl dress, formal dress, evening dress, quinceanera dress
nouns: gowns, evening gowns, red carpet gown, junior bridesmaid dress
tags: DressLover, DressedUp, SpecialOccasion
turn:
{K}. Standing is lovely, sitting is a project, stairs are teamwork.
It needs a chair of its own in the car. {K}.
{K}: one night on the dance floor, a lifetime in the photos.
Nobody has ever eaten soup in it without praying first. {K}.
The hem has met the floor, and they've agreed to stay close. {K}.
reader:
The color first, the cut first, or the one that made somebody cry? {K}.
{K}. Worn once and kept, or worn again with different shoes?
How many people does it take to close the last hook? {K}.
scene:
A curtain opens, everybody on the little sofa stops talking. {K}.
Safety pin, steady hand, “hold your breath.” {K}.
“Can you dance in it?” A small spin. “I can.” {K}.
plain:
{K}. Some evenings are worth dressing for.
The right one lets you forget all about it and dance. {K}.
{K}. A bit of fabric that turns a day into an occasion.
invite:
{K}. Bring the shoes, and the person with the honest face.
The little platform and the big mirror are ready for you. {K}.
news:
{K}. The garment bag is hanging in the best spot in the house.
{K}. Somebody's mother is already reaching for a tissue.

== skirt 👗
under: outfit
nouns: skirt, skirts, maxi skirt, mini skirt, pleated skirt, tulle skirt, midi skirt, pencil skirt, denim skirt
nouns: slip skirt, satin skirt, linen skirt, kilt, circle skirt, plaid skirt, wrap skirt, tennis skirt
tags: SkirtStyle, OutfitInspo, StyleInspo
turn:
{K}. It walks half a step behind and makes a better entrance.
A breeze, a quick hand, a dignified face. {K}.
{K}: the reason for twirling in an elevator.
One good swish, and the errand feels choreographed. {K}.
Jeans ask nothing of you. This asks you to turn around once. {K}.
reader:
Tucked-in top, loose knit or a jacket over everything? {K}.
{K}. Boots, sneakers or bare ankles?
Where does the zipper sit on yours: side, back or wherever it has wandered? {K}.
scene:
A spin in the fitting room, shoes off, socks on. {K}.
Up the stairs, a handful of fabric, like in a costume drama. {K}.
plain:
{K}. Easy to move in, nice to watch.
Some clothes just know how to walk. {K}.
{K}. A little room for the knees and the mood.
invite:
{K}. Bring your favorite top, we'll find its other half.
Come for a look, stay for the swish. {K}.
news:
{K}. The trousers are taking it with composure.
{K}. It has already been twirled in, at length.

== necktie 👔
under: accessories
nouns: bow tie, bowtie, bow ties, necktie, neckties, silk tie, novelty tie, tie clip, dad tie, clip-on tie, ascot
nouns: cravat, skinny tie, father's day tie, windsor knot
tags: Menswear, Dapper, StyleDetails
turn:
{K}. Too long, too short, too long, perfect, too late.
A strip of cloth, and suddenly everybody calls me sir. {K}.
{K}: the only part of the outfit that needs a video.
It was straight when I left the house. It has its own views. {K}.
One small knot, and slouching is over. {K}.
reader:
Who taught you how to do it, and would they pass it today? {K}.
{K}. Plain and serious, or small flying pineapples?
When does it come off: after the speech, at the first song, in the car? {K}.
scene:
Over, under, around, through, no. Over, under. {K}.
A finger behind the collar, a swallow, a brave smile. {K}.
plain:
{K}. A little knot that says you made an effort.
Somebody straightens it for you, and that's a kind of love. {K}.
{K}. A bit of color, right under the chin.
invite:
{K}. We'll tie it once, slowly, so you can watch.
Bring the shirt, we'll find what goes around the collar. {K}.
news:
{K}. The top button has been closed for the occasion.
{K}. It survived the soup.

== merch 👕
under: shirts-and-hoodies
nouns: merch, merch drop, new merch, merchandise, tour merch, band tee, band tees, band shirt, custom shirts
nouns: custom t-shirts, merch table, merch store, team shirt, team shirts, custom hoodies, custom tees, staff shirts
nouns: event shirts, podcast merch
tags: Merch, MerchDrop, GraphicTee
turn:
{K}. Wear it to the supermarket and see who nods.
It says more about you than any amount of small talk. {K}.
{K}: a small flag, in your size.
Folded, stacked, and already somebody has taken one from the middle. {K}.
It will be faded one day, and that's when it's finally right. {K}.
reader:
Do you wear the shirt of the band to see the band? Rules, please.
{K}. One size up, or is that how arguments start?
What's the oldest one in your drawer, and which night is it from? {K}.
scene:
A stranger points at your chest and grins. Same show, same people. {K}.
“Is there one in my size?” Everybody behind the table starts digging. {K}.
plain:
{K}. Soft, loud and full of good evenings.
You take a little of it home and wear it to breakfast. {K}.
{K}. For everybody who was there, or wishes they had been.
invite:
{K}. Put it on, walk around, let people ask.
Before you know it, your best friend will be wearing it. {K}.
news:
{K}. The boxes are open, and everybody has an opinion on the color.
{K}. Somebody is already sleeping in theirs.

== jersey-shirt 👕
under: shirts-and-hoodies
nouns: football jersey, soccer jersey, hockey jersey, baseball jersey, basketball jersey, vintage jersey
nouns: signed jersey, team jersey, football shirt, cycling jersey, jersey collection, game jersey, jerseys
nouns: football kit shirt
alone: jersey
tags: JerseyDay, TeamSpirit, GameDayStyle
turn:
{K}. Never washed during a winning streak. Science hasn't disproved it.
It makes nobody faster, but the shouting improves. {K}.
{K}: formal wear, if you ask the right people.
I've never scored a goal in it, and I've celebrated many. {K}.
Somebody at the next table is wearing the wrong one. Words will be had. {K}.
reader:
Your own name on the back, or the legend's? {K}.
{K}. Framed on the wall, or worn until the number peels?
Which one would you never, ever put on, not even for a bet? {K}.
scene:
A stranger in the same colors, a nod across the parking lot. {K}.
Mustard on the crest, right above the heart. {K}.
plain:
{K}. The quickest way to belong somewhere.
It smells of grass, popcorn and hope. {K}.
{K}. Put it on, and you're on the team, at least from the couch.
invite:
{K}. Wear the colors, bring the voice.
Pick a side, pick a size. {K}.
news:
{K}. The couch has been notified of the dress code.
{K}. The lucky socks are jealous.

== slippers 🏠
under: accessories
nouns: slippers, fuzzy slippers, house slippers, slipper, bunny slippers, slipper boots, house shoes, moccasins
nouns: wool slippers, felt slippers, memory foam slippers, fluffy slippers, indoor shoes, bedroom slippers
nouns: fuzzy slipper, house slipper, bunny slipper
tags: CozyHome, CozySeason, WarmFeet
turn:
{K}. I took out the trash in them, and now they've seen the world.
One is always under the bed, resting. {K}.
{K}: official footwear of people who are not going anywhere.
They turn every walk to the fridge into a glide. {K}.
My feet have retired early and recommend it. {K}.
reader:
How far from the front door are they allowed to go? {K}.
{K}. Heel in, or stepped on flat since the first week?
Do guests get a pair at your place, or do they have to be brave? {K}.
scene:
Shuffle, shuffle, stop. The sound of somebody looking for cookies. {K}.
“You're not going out in those.” The mailbox isn't out. {K}.
plain:
{K}. The day ends at the feet.
Warm toes make a kinder person. {K}.
{K}. Soft steps, slow evening.
invite:
{K}. Your floor is cold and your socks are thin.
Slip in, sit down, stay. {K}.
news:
{K}. The cold kitchen floor has lost.
{K}. The dog has looked at them a little too long.

== gloves 🧤
under: accessories
nouns: gloves, glove, mittens, mitten, leather gloves, touchscreen gloves, fingerless gloves, hand warmers, mitts
nouns: wool gloves, ski gloves, winter gloves, driving gloves, knitted mittens, heated gloves, lost glove
nouns: leather glove, ski glove, winter glove
tags: WarmHands, CozyAccessories, MittenSeason
turn:
I've owned many. Most of them now live single lives. {K}.
{K}. Warm hands, and no way to find the keys.
The phone rings, and everything has to come off again. {K}.
{K}: sold in pairs, kept for a while, mourned one at a time.
Snack crumbs have collected in the tip of the thumb. {K}.
reader:
Where do you think all the lost ones went? {K}.
{K}. On a string through the sleeves, or trusted to fate?
Fingers together or fingers apart: what do yours prefer? {K}.
scene:
A lonely one on a fence post, waving. We all know that one. {K}.
Pat one pocket. Pat the other. Look back down the street. {K}.
“Can you open this?” Teeth, fingertip, tug. {K}.
plain:
{K}. Something warm to hold hands in.
Small, soft and missed at once when they're gone. {K}.
{K}. Cold outside the fingers, cozy inside.
invite:
{K}. Think of the person who always has cold hands. Now you have a plan.
Try a pair, wave at us, stay warm. {K}.
news:
{K}. Let's see how long the left and the right stay together.
{K}. The coat pockets are making room.

== headwrap
under: accessories
nouns: headscarf, headscarves, hijab, hijabs, head wrap, head wraps, headwrap, turban, gele, hair wrap, silk headscarf
nouns: hijab style, satin bonnet, hair bonnet
tags: HeadwrapStyle, StyleInspo, FinishingTouch
turn:
{K}. It starts as a square and ends as a signature.
The first fold is easy. The last one is art. {K}.
{K}: a whole mood in one piece of cloth.
I own more colors than the day has hours. {K}.
One side longer, one side shorter, and everything sits. {K}.
reader:
Plain and calm, or a print that enters first? {K}.
{K}. How many pins does yours take, and how many do you ever find again?
Silk, cotton or chiffon: which one listens to you? {K}.
scene:
A pin between the lips, one hand holding, one hand folding. {K}.
A tuck here, a smooth there, a last look, done. {K}.
plain:
{K}. Worn with care, worn with joy.
A beautiful fold makes the whole outfit quieter and stronger. {K}.
{K}. Color near the face does something for the day.
invite:
{K}. Come and find the color that's yours.
Feel the fabric first, it will tell you. {K}.
news:
{K}. The drawer of colors has opened by itself.
{K}. Folded, pinned, beautiful.

== sunglasses 😎
under: accessories
nouns: sunglasses, sunnies, aviators, ray-bans, ray bans, prescription sunglasses, oakleys, shades on
nouns: polarized sunglasses, cat eye sunglasses, vintage sunglasses, kids sunglasses
alone: shades
tags: Sunglasses, SunnyStyle, EyewearStyle
turn:
{K}. Instantly more mysterious, still can't find the car.
I looked for them everywhere. They were looking down from the top of my head. {K}.
{K}: a full night's sleep, from the outside.
Nobody knows whether I'm listening or napping. {K}.
The good pair is in a taxi somewhere, living its best life. {K}.
reader:
Expensive and guarded, or cheap and always in the bag? {K}.
{K}. On indoors: star behavior, or just forgot?
How many have you sat on? Rounding down is allowed. {K}.
scene:
Slowly down the nose, a look over the top, slowly up again. {K}.
Out of the door, a squint, a pat on the head, relief. {K}.
“I can't see you.” “But I can see everything.” {K}.
plain:
{K}. A little shade you can carry.
Put them on and walk a bit slower. {K}.
{K}. The world looks good in this light.
invite:
{K}. Try them on, look left, look away, nod.
Your squint has done enough for you. {K}.
news:
{K}. The dark circles say thank you.
{K}. The paparazzi haven't noticed yet.

== reading-glasses 🤓
under: eyewear
nouns: reading glasses, readers glasses, bifocals, progressive lenses, progressives, reading glass, readers on a chain
nouns: drugstore readers, first reading glasses, varifocals
tags: Eyewear, ReadingGlasses, BookLovers
turn:
{K}. My arms were fine. They'd only become too short.
One pair in every room, and never in the one I'm in. {K}.
{K}: menus are readable again, and so are the prices.
I looked everywhere for them. I was wearing them. {K}.
The font didn't get smaller. We just don't talk about it. {K}.
reader:
On a chain, in the hair or lost in the sofa: where are yours right now? {K}.
{K}. At what point did you stop stretching your arm and give in?
Do you lend them across the table, or make people guess the menu? {K}.
scene:
Phone held far away, chin back, eyebrows up. Enough. {K}.
Down the nose for the page, over the rim for the fool who's talking. {K}.
“Can you read this?” A whole table passes one pair around. {K}.
plain:
{K}. Small letters, large comfort.
Good light, good book, and now you can see it. {K}.
{K}. They make the evening paper friendly again.
invite:
{K}. Bring your longest menu and your shortest arms.
The small print is waiting for you. {K}.
news:
{K}. The fine print has nowhere left to hide.
{K}. Even the shampoo bottle makes sense now.

== contact-lenses 👁️
under: eyewear
nouns: contact lenses, contact lens, contacts case, daily contacts, colored contacts, first contacts
nouns: contact lens case, monthly lenses, colored contact lens
alone: contacts
tags: Eyewear, ContactLenses, ClearVision
turn:
{K}. Nobody sees them, and I see everybody.
One went in at once. The other wanted to be courted. {K}.
{K}: invisible, until one is on the bathroom floor.
Umbrellas, steam, soup: none of it fogs me up now. {K}.
I push up frames that aren't there anymore. {K}.
reader:
How long did the first one take you? {K}.
{K}. Daily, monthly or “I should change these”?
Lenses all week, or glasses when nobody's looking? {K}.
scene:
Up close to the mirror, one finger, one very stubborn blink. {K}.
“Nobody move.” Everybody on their knees, patting the tiles. {K}.
plain:
{K}. Clear view, bare face.
A tiny thing, and the whole world sharpens up. {K}.
{K}. Easy to forget, and that's the best part.
invite:
{K}. Come and practice the blink with us.
Your nose could do without the dents. {K}.
news:
{K}. The glasses are enjoying a day in their case.
{K}. Blinked twice, saw everything.

== rain-boots 🌧️
under: boots
nouns: rain boots, rain boot, wellies, wellingtons, wellington boots, hunter boots, gumboots, muck boots, rubber boots
nouns: welly boots, kids rain boots, rainboots, galoshes, gumboot, wellington boot
tags: RainBoots, PuddleSeason, BootSeason
turn:
{K}. Puddles used to be an obstacle. Now they're an invitation.
One step too deep, and they turn into buckets. {K}.
{K}: the only shoes that hope for bad weather.
Nobody walks normally in them, and nobody minds. {K}.
Mud up to the ankle, dignity up to the knee. {K}.
reader:
Around the puddle, or straight through the middle? {K}.
{K}. Plain green, bright yellow or small frogs all over?
When did you last jump in on purpose? {K}.
scene:
Squeak, squeak, splash, pause, splash again. {K}.
One foot out of the mud. The boot stays. {K}.
A row by the back door, all sizes, all dirty. {K}.
plain:
{K}. Dry socks are a form of wealth.
Some days are only wet because we wear the wrong shoes. {K}.
{K}. For gardens, dogs and small rivers in the street.
invite:
{K}. Stomp in, the floor can take it.
Somewhere a puddle is waiting for you. {K}.
news:
{K}. Every puddle on the street is looking nervous.
{K}. The doormat would like a raise.

== apron 🧑‍🍳
under: uniform
nouns: apron, aprons, kitchen apron, linen apron, bbq apron, baking apron, kids apron, pinafore apron, denim apron
nouns: cooking apron, work apron
tags: KitchenStyle, HomeCooking, ApronOn
turn:
{K}. Flour everywhere else, but it had the best intentions.
Tie it on, and suddenly everybody asks what's for dinner. {K}.
{K}: every stain on it was a good meal.
The pocket holds a spoon, a pencil and a small snack for the cook. {K}.
reader:
Plain and serious, or one with a joke on the front? {K}.
{K}. Bow at the back, or wrapped around and tied in front like a professional?
Whose do you still see when you think of a kitchen? {K}.
scene:
Over the head, strings crossed, sleeves up. Stand back. {K}.
Hands wiped down the front, without a thought, all day. {K}.
plain:
{K}. Something good is about to be made.
A bit of cloth between you and the sauce. {K}.
{K}. Put it on, and you mean it.
invite:
{K}. Your good shirt would like to stay out of this.
Tie one on and grab a spoon. {K}.
news:
{K}. The flour has missed, for once.
{K}. The sauce has accepted the challenge.

== tights 🧦
under: accessories
nouns: tights, pantyhose, fishnets, fishnet tights, black tights, sheer tights, fleece tights, nylons
nouns: patterned tights, wool tights, opaque tights, thigh highs, knee highs
tags: TightsSeason, OutfitInspo, StyleInspo
turn:
{K}. One ring, one fingernail, one sigh.
Putting them on is my cardio, and there's music to it. {K}.
{K}: perfect in the box, brave in the hallway, laddered by the car.
The waistband starts at the waist and ends in negotiations. {K}.
reader:
Clear nail polish on a run: genius, or the end of dignity? {K}.
{K}. Black forever, or a color that people talk about?
How many do you own with a hole that nobody can see? {K}.
scene:
A hop, a wiggle, a pause, a deep knee bend. {K}.
Seen from behind, halfway down the street: a ladder to the heel. {K}.
plain:
{K}. A skirt with nothing to fear from the weather.
A bit of warmth that hardly shows. {K}.
{K}. Smooth, snug and ready to go.
invite:
{K}. Your skirts would like to go out again.
Come and find the pair that stays up. {K}.
news:
{K}. No snags so far.
{K}. The desk drawer holds a spare, just in case.
`;
