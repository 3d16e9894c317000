export const things = `
== scooter 🛴
nouns: scooter, electric scooter, e-scooter, kick scooter, vespa, moped, scooter ride, escooter
tags: ScooterLife, CityRide, RideOn, UrbanMobility
turn:
{K}. Small wheels, big opinions about traffic.
{K}. I've never been so happy at that speed.
{K}. My hair has a new shape, and it's “helmet”.
{K}. Half vehicle, half toy, fully mine.
Parking takes a second. Looking cool takes practice.
{K}. Every bump in the street has introduced itself.
reader:
Helmet hair: hide it or wear it with pride?
Would you rather be fast on the road or first to find parking?
Where would you go first with the wind in your face?
scene:
Helmet on, chin up, a very polite beep. {K}.
A red light, a nod to the cyclist, a tiny race. {K}.
The wind in my face and a grin I can't explain. {K}.
plain:
{K}. Getting there is half of the fun again.
{K}. A short ride does wonders for a long day.
{K}. Freedom in a small size.
news:
{K}. The bus has been informed.
invite:
{K}. Tag the friend who'd ride along.
{K}. Hop on, hold tight, sing loudly.

== object 🏠
nouns: bottle, hose reel, garden hose reel, basket, baskets, frames, pin badge, lunch box, lunch boxes, tote, tool box, lantern, flashlight, tray, heater
nouns: garden hose, towels, mailbox, cooler, doorbell, ladder
tags: EverydayObjects, HomeFinds, ThingsILike, LittleThings
turn:
{K}. Does one job and never schedules a meeting about it.
I have strong feelings about {the} and I'm old enough to say so.
Nobody claps for {a}. Let me be the first.
I went from “do I need {a}?” to naming {it/them}. It took a minute.
{K}. The sort of thing you only choose well after choosing badly.
{K}. Not on my list, but the list was wrong.
reader:
What everyday thing do you own that is older than your phone, your shoes and your plans?
What is the most boring thing you own that you would save first?
What small thing at home annoys you every day and still hasn't been replaced?
What is the best ordinary thing you have ever bought?
scene:
“What is it?” “{K}.” “Why are you smiling?” “{K}.”
Museum label: {k}. Everyday use, private collection, please do touch.
Performance review for {the}: always there, never late, no small talk.
Acceptance speech, on behalf of {the}: a long, dignified silence.
“You bought what?” “Wait until you've seen it.” {K}.
plain:
{K}. Useful and nice to look at, which is all I ask.
I like things that simply do what they are for.
You notice the good ones every time you use them. {K}.
The nicest things in a home are often the ones nobody mentions.
news:
{K}. For an object, it has caused a lot of feelings.
{K}. The other things in the house are acting natural.
{K}. Things have lives too, and this proves it.
{K}. Household objects are not supposed to be this eventful.
invite:
{K}. You already know where it would go.
Look around your room once. Then look at this. {K}.
{K}. The empty spot at your place has been patient.
Somebody you know is impossible to shop for. {K}.

== kitchen-thing 🍳
nouns: enamel camping kettle, rolling pin, coffee maker, espresso machine, kitchen scale, bowls
nouns: kettle, kettles
tags: KitchenLife, KitchenTools, HomeCooks, KitchenTime
turn:
{K}. Now I have to cook as well as I look in the kitchen.
I got excited about {a}. This is adulthood, and I like it.
{K}: cupboard space was never part of the plan.
Dinner is still going to be toast, just in better company. {K}.
Every kitchen has a favorite child. {K}.
The wooden spoon suddenly feels underdressed. {K}.
{K}. Same onions, same crying, better equipment.
{K}. There was talk of recipes. So far it's mostly admiring.
{K}. The takeout menu is starting to worry about us.
reader:
Which thing in your kitchen may nobody else touch?
What in your kitchen gets used every day, and what just collects dust?
Who in your home puts things back in the wrong cupboard?
Which thing from your kitchen would you carry out of a moving truck yourself?
Which mug, pan or knife at your place does everybody know is yours?
scene:
“Where does it go?” “On the counter, where people can see it.”
The drawer won't close, and nobody is sorry. {K}.
Hang it, stack it, admire it, cook something eventually. {K}.
“Can I help in the kitchen?” “Yes. Just don't touch that one.” {K}.
A clink, a clatter, a muttered word from the kitchen. Dinner is going well.
Kitchen rules: cook what you like, put everything back, especially this. {K}.
plain:
{K}. A kitchen is made of things you reach for without looking.
Good tools make you want to cook.
The things you use every day should be ones you like.
{K}. Dinner feels a little less like a chore.
news:
{K}. The other cupboards are talking.
{K}. Stirring things up a little.
{K}. The oven mitts are applauding, softly.
invite:
{K}. Your kitchen has been dropping hints, and possibly lids.
{K}. Tag the friend who feeds everybody.
{K}. Somebody's leftovers are about to feel fancy.
{K}. For cooks who know what goes where, and for everybody else.

== tech 🔌
nouns: gadget, gadgets, tablet, cracked phone screen, mechanical keyboard builds
nouns: phone screen
nouns: baby monitor
tags: TechLife, Gadgets, TechLovers, Technology
turn:
{K}. I read the manual, in the sense that I saw it.
Somewhere in a drawer, all the old cables hope to be needed.
{K}: a minute to unbox, an evening to find the setting.
Have I tried turning it off and on? I've tried nothing else.
{K}. The technology is ready. The user is still loading.
My devices all talk to each other. I'm the last to hear anything.
I kept the box, because one always keeps the box. {K}.
{K}. I wanted one little thing. It came with an ecosystem.
Nothing slows down an old device like the sight of a new one. {K}.
reader:
Do you read the manual, or press buttons until something happens?
Protective film: peel it off at once, or keep it on forever?
Which piece of tech do you own that refuses to retire?
Do you charge your phone at half, or live dangerously?
Do you still have the box of a device you no longer own?
Cables neatly tied, or one big nest behind the desk?
Who calls you first when their phone does something weird?
scene:
“Do you accept the terms?” “I've never met them.”
Peeling off the film, slowly, in complete silence.
“Did you restart it?” “Yes.” “Did you really?” “No.”
“It's not working.” You walk over. It works. {K}.
plain:
Good tech gets out of the way.
{K}. A small upgrade to ordinary days.
It's a good feeling when a thing simply does what you ask.
{K}. Something you use this often should be something you like.
news:
{K}. Restarting my day now.
{K}. Ctrl+S on this moment.
{K}. My search history is very specific about this.
{K}. Sent from the couch, with feeling.
{K}. The cables are more tangled than before.
{K}. Have you tried turning me off and on again?
{K}. The printer is jealous of the attention.
invite:
{K}. Tag the friend who fixes everybody's devices.
{K}. For everybody whose charger only works at one particular angle.
{K}. Your old one has been freezing on purpose.

== vintage 📻
nouns: vintage leica m3, typewriter, typewriters, antique, antiques, antique shop, gramophone, vintage furniture
nouns: rotary phone
tags: VintageFinds, VintageLovers, OldButGold, VintageStyle
turn:
{K}. No updates required since the day it was made.
Older than the internet, and far better mannered. {K}.
{K}. It has outlived every warranty ever written for it.
Nobody will ever ask you to accept its cookies. {K}.
They don't make things like they used to, says everybody who has to carry one.
{K}. Born long before falling apart was part of the plan.
“Old” becomes “vintage” the moment somebody falls for it.
{K}. I only wanted a look, and now I'm responsible for some history.
reader:
What old thing at your place still works better than the new ones?
Restore it to shine, or leave every scratch where it is?
Which decade do you keep bringing home?
Do you use your old treasures, or only walk past and smile?
Which old thing from your childhood home would you love to have now?
Is it a collection of antiques, or do you just never throw anything out?
scene:
A click, a whir, a bit of dust, and it's another decade. {K}.
“Does it still work?” “Better than I do.”
Manual: lost. Charm: complete. {K}.
“What is that?” asks the youngest person in the room. {K}.
Blow off the dust, hold it to the light, forget what you came for.
A soft cloth, careful hands, and the past comes up shining. {K}.
plain:
{K}. Scratches are just stories on the outside.
It's good to think of all the hands an old thing has passed through.
{K}. Still here, and still lovely.
Old things slow a room down in the nicest way.
news:
{K}. History is listening.
{K}. It takes more than that to surprise an antique.
{K}. Once upon a time there would have been a telegram about this.
{K}. Cue a crackle and an old love song.
{K}. They don't make stories like they used to. Except this one.
{K}. The dust has settled. On everything.
invite:
{K}. Tag the friend who was born in the wrong decade.
{K}. Bring a curious mind and somebody to help carry.
{K}. Come for a quick look. Nobody has ever taken a quick look.
{K}. You have an empty shelf and a soft spot. This could be trouble.

== stationery ✏️
nouns: notebook, notebooks, pens, fountain pen, fountain pens, stationery, highlighters, greeting cards, postcards, pencil case
nouns: planner, planners
tags: StationeryLover, StationeryAddict, PaperLove, Stationery
turn:
{K}. Too nice to use, too nice not to.
My planner looks organized. One of us has to. {K}.
I own enough stationery to write a saga. I mostly write “milk.” {K}.
{K}. The chaos is still there. Now it has headings.
I walk past a paper shop the way a dog walks past a butcher.
{K}. Autocorrect has no power here.
My handwriting is lovely for exactly one line. {K}.
{K}. Somewhere, a desk drawer is pretending to be full.
I don't need more, but have you heard the sound good paper makes? {K}.
reader:
Do you start a new notebook on page one, or leave it blank for luck?
Pencil or pen: how sure of yourself are you?
When did you last get a letter written by hand?
How many half-filled notebooks do you own?
Lined, dotted or blank: which page makes you want to write?
scene:
First page, best handwriting, held breath. {K}.
“Can I borrow a pen?” “Which one?” A long pause.
The test pad in the pen aisle: a squiggle, a star, somebody's name in cursive.
To do: buy paper. Done: bought everything except paper.
Cap off, page smoothed, mind suddenly empty. {K}.
plain:
{K}. Thoughts behave better on paper.
A blank page is a small kind of hope.
{K}. A nice way to keep a thought from running off.
Some words are worth writing slowly.
{K}. The day feels lighter once it's down on paper.
news:
{K}. Written down in the good pen.
{K}. Noted, underlined, starred.
{K}. That goes on the list, just so I can cross it off.
{K}. Dear diary, you'll want to sit down for this.
{K}. This calls for the fancy sticker.
invite:
{K}. Tag the friend who saves the good stickers.
{K}. For people who smell the paper first.
{K}. Your to-do list would like to dress better.
{K}. You know exactly who you've been meaning to write to.

== toys 🧸
nouns: toys, toy, plush, plushie, plushies, teddy bear, stuffed animal, stuffed animals, wooden toys, toy store
tags: ToyLover, PlayTime, ToysOfInstagram, ToyCollector, PlayAllDay
turn:
{K}. For ages “put that down” to “is it my turn yet?”
Growing up was optional, and the floor agrees. {K}.
“It's for the kids,” said the adult sitting on the floor. {K}.
They say toys come alive at night. It would explain the floor.
{K}. My inner child just elbowed me out of the way.
Noisy toys are always a present from somebody who doesn't live with you.
{K}. Nobody is too old for this. Some of us are just too stiff for the floor.
The box it came in will get at least as much attention. {K}.
Whatever is missing is under the sofa. It always was. {K}.
reader:
Which toy from your childhood would you take back in a second?
Did your stuffed animals have names, and do you still know them?
Do toys get put away at your place, or just moved around?
Which toy would you still recognize by its smell?
scene:
Barefoot, in the dark, across the playroom floor. Be brave.
“Just one more minute.” It isn't the child asking. {K}.
Seating plan for the tea party: bear at the head, dinosaur on probation.
Lost: one favorite toy. Last seen: in everybody's hand a moment ago.
On the floor, out of time, in charge of a small world. {K}.
plain:
{K}. Play is never a waste of time.
The best toys leave room for the story.
{K}. A whole afternoon of somewhere else.
{K}. Somebody will remember this for a very long time.
news:
{K}. Serious news from the toy box.
{K}. The teddy bears are holding a meeting.
{K}. Can't talk, it's my turn.
{K}. Batteries not included, feelings very much so.
{K}. The teddy bear saw everything.
{K}. I stepped on the evidence, barefoot.
{K}. Batteries and patience not included.
invite:
{K}. Tag the biggest kid you know.
{K}. Bring a child, or bring the one you used to be.
{K}. You may say it's a gift. Nobody will check.
{K}. Grown-ups may touch, too.

== car 🚗
nouns: subaru, toyota, honda, jeep, jeep wrangler, tesla, mustang, ford mustang, ford bronco, bmw, audi, mercedes, porsche
nouns: volkswagen, vw beetle, mazda, hyundai, nissan, volvo, chevy, camaro, corvette, land rover, range rover, mini cooper
nouns: car, cars, new car, first car, classic car, old car, vintage car, van, vans, truck, pickup truck, road trip car, electric car, ev, car show, car meet, convertible, jeep, suv, minivan, test drive, car dealership, project car, car restoration, muscle car, sports car, engine rebuild
tags: CarLife, DriveTime, OnTheRoad, CarLover
turn:
{K}. I parked, walked away and turned around to look. Twice.
{K}: half transport, half karaoke booth.
I said I'd just go around the block. The block got longer.
{K}. My bank account calls it a relationship.
The best conversations happen facing the same windshield.
{K}. It smells like new beginnings and one old french fry.
Nothing attracts a bird like a clean car. {K}.
I don't park badly. The lines were painted badly.
{K}. I nod at other drivers now, as if we shared a secret.
reader:
Does yours have a name, and who gave it?
Who controls the music: the driver or whoever sits in front?
Wash it every week or let the rain have a go?
Can you walk away from a parked beauty without looking back once?
What is the oldest thing rolling around in the back of your car?
Who is the worst front-seat navigator you have ever driven with?
scene:
Window down, elbow out, song up. {K}.
“What's that noise?” “What noise?” Radio gets louder.
Glove compartment inventory: napkins, a pen that quit, more napkins.
“Turn left.” “Here?” “Back there.”
plain:
Nowhere to be is the best place to drive to.
{K}. A few good miles can sort out a whole head.
It gets me there, and I like the way it does it.
There's a certain peace in having a road and nothing else to do.
news:
{K}. The dashboard has no warning light for this feeling.
{K}. Next stop: telling everybody at the next red light.
{K}. It is going to be a loud drive home.
{K}. Miles to go and something to talk about.
{K}. I'll need to drive around the block to think about it.
{K}. My blinker is still blinking about it.
{K}. The navigation is recalculating.
{K}. The back seat has comments.
{K}. Even the parking meter did a double take.
invite:
{K}. Whatever that noise is, bring it along.
Turn the radio down for a second, this is for you. {K}.
{K}. Come in on all wheels or on a tow rope.

== motorcycle 🏍️
nouns: motorcycle, motorcycles, motorbike, motorbikes, harley, dirt bike, dirt bikes, biker, bikers, bike night, motorcycle ride, motorcycle trip, first ride of the season, track day, motocross, leather jacket ride
tags: MotorcycleLife, RideOn, BikerLife, TwoWheels
turn:
I took the long way. There wasn't even a short one I considered.
{K}. Therapy with an exhaust pipe.
It doesn't have cup holders, and that's the point.
My hair has given up. My face hasn't stopped smiling.
{K}. Nobody has ever looked sad holding a helmet.
The garage smells like freedom and a little like oil.
reader:
{K}. What's the road you'd ride again and again?
Loud pipes or quiet cruise?
Who got you on a bike in the first place?
scene:
Visor down, world up. {K}.
A nod to a stranger on the road, and you've made a friend.
Key in, deep rumble, instant grin. {K}.
plain:
{K}. Just the road and a clear head.
Some people count sheep, some count curves.
{K}. The best part is having no good reason.
Every ride starts with the same small shiver.
news:
{K}. I'll be taking the scenic route for the foreseeable future.
{K}. The garage has never been prouder.
{K}. My helmet still echoes.
{K}. The engine agreed, loudly.
invite:
{K}. Gear up and fall in line.

== gift 🎁
nouns: gift, gifts, present, presents, gift ideas, gift ideas for dad, gift ideas for mom, gift guide, gift wrapping, wrapping paper, gift bag, gift bags, gift box, gift basket, gift baskets, hamper, hampers, birthday gift, birthday gifts, birthday presents, secret santa, stocking stuffers, care package, care packages, surprise gift, last minute gifts, thank you gift, teacher gift, teacher gifts, housewarming gift, wedding gift, party favors, wish list, wishlist
tags: GiftIdeas, GiftGuide, GiftInspo, GiftGiving
turn:
I'm excellent at finding gifts and terrible at giving them away.
{K}. The wrapping took longer than the thinking, and it shows.
“You shouldn't have.” Oh, but I wanted to see your face.
My love language is handing you a bag and watching you very closely.
I said no presents. I meant surprise me.
{K}. I used more tape than paper, and I regret nothing.
Some people plan ahead. I browse in a panic and call it intuition.
The hardest part of a good present is keeping my mouth shut.
reader:
What's the best gift you ever got that cost almost nothing?
Are you a planner or a last-minute sprinter when it comes to gifts?
Gift card or a wild guess: what would you rather get?
{K}. What's the one that you still talk about?
scene:
“Is it a book?” It is always a book-shaped thing. It's never a book.
A rustle, a ribbon, a held breath. {K}.
Me, pretending not to know what's inside the thing I wrapped myself.
Scissors gone, tape stuck to my sleeve, bow on the cat-sized end. {K}.
plain:
{K}. The nicest part is thinking of somebody for a while.
A good gift says: I was listening.
It doesn't have to be big. It has to be for them.
{K}, because making somebody smile never goes out of style.
news:
{K}. Somebody is about to make a very happy noise.
{K}. Acting surprised has been rehearsed.
invite:
{K}. For the person who says they don't need anything.
{K}. Come and find the one that makes you say “that's so them”.
{K}. We'll help you look thoughtful. It's our specialty.

== shopping 🛍️
nouns: shopping, shopping spree, shopping day, shopping trip, haul, grocery haul, target haul, grocery shopping, groceries, ikea trip, ikea haul, mall day, package, packages, window shopping, retail therapy, sale haul, subscription box, impulse buy, shopping cart, supermarket, supermarket run, ikea
nouns: costco run, target run, grocery run, ikea run, walmart run, store run, snack run, errand run
tags: ShoppingDay, HaulTime, ShopWithMe, ShoppingTime
turn:
I went in for one thing. It's the only thing I forgot.
{K}. My wallet and I aren't speaking.
The list was short. The receipt is a scarf.
I don't need a bag, I said, carrying my whole body weight in stuff.
It was on the list. I added it to the list afterwards, but it was on the list.
{K}. Everything was necessary, and I'm prepared to say so in court.
My cart knows more about my dreams than my diary does.
I was only going to look. My eyes have expensive hands.
reader:
{K}. What's the thing you never leave without?
List person or aisle wanderer: which one are you?
Do you try it on in the store or hope for the best at home?
What did you buy that you never knew you needed?
scene:
Doorbell. Sprint. Dignity left in the hallway. {K}.
“Did you get the milk?” I got everything except the milk.
One trip from the car, every bag, no circulation in my fingers.
Opening it slowly, as if I didn't track it every hour. {K}.
plain:
{K}. Nothing fancy, just a good feeling in a bag.
Sometimes the best part is carrying it home.
{K}. Future me says thank you.
It's the little upgrades that make a place feel new.
news:
{K}. I've informed my shelf.
{K}. The unpacking was a private ceremony.
{K}. My wallet asked for a private word.
{K}. The receipt is longer than the story.
{K}. I only needed milk. There is no milk.
invite:
{K}. Come in for one thing. We know how it goes.
{K}. Your cart looks a bit lonely.
{K}. Bring a friend who'll say “get it”.

== stickers ✨
under: stationery
nouns: sticker, stickers, sticker sheet, sticker sheets, vinyl stickers, laptop stickers, die cut stickers, sticker pack, sticker packs, sticker club, sticker shop, sticker collection, bumper sticker
tags: Stickers, StickerLove, StickerCollection
turn:
{K}. I'm saving them for something special. I've been saving them since childhood.
{K}: too good to use, so they live in a drawer and age gracefully.
My laptop has run out of room, and I have not run out of {n}. [mass plural]
Nobody is too grown up for {n}. Some of us just stopped admitting it. [mass plural]
reader:
{K}. Do you stick them right away, or wait for the perfect spot?
Laptop, water bottle or notebook: where do yours end up?
What's the best one you ever got, and do you still have it?
scene:
Peel, hover, breathe, hover, stick. Slightly crooked. {K}.
“Where will you put it?” “I need to think about it first.”
plain:
{K}. A small joy with glue on the back.
Little pictures for plain surfaces. {K}.
{K}. They make ordinary things feel like yours.
news:
{K}. The laptop is bracing itself.
invite:
{K}. Your water bottle has been looking a bit plain.
Pick one for you and one for a letter to somebody. {K}.
`;
