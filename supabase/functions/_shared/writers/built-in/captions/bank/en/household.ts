export const household = `
== windows 🪟
under: home
nouns: window, windows, skylight, bay window, kitchen window, bedroom window, picture window, window pane
nouns: windowsill, window sill, window frame, window seat, window installation, window replacement, french window
nouns: stained glass window, double glazing, attic window
tags: WindowView, NaturalLight, HomeDetails
turn:
{K}. Better than television, and the plot is mostly pigeons.
{K}: a painting that changes its mind every hour.
I cleaned the glass and learned that the world comes in color. {K}.
Fingerprints only show up when the sun does. {K}.
{K}. It lets the light in and my attention out.
reader:
Open at night or shut tight? Whole bedrooms are divided over this window question.
Do you wash the inside, the outside, or wait for rain to do its part? {K}.
What do you see from your favorite window, and what would you swap it for?
scene:
A forehead against the glass, a warm cup, nothing decided. {K}.
“What are you looking at?” “Out.” {K}.
One square of sun moves across the floor, and everybody's chair follows it. {K}.
plain:
{K}. The light comes in without knocking.
A room breathes differently with a good window in it.
{K}. A small piece of sky to call your own.
news:
{K}. The curtains would like a better look.
{K}. The daylight moved in at once and touched everything.
invite:
{K}. Your walls have been keeping the sky from you.
Let the daylight see where you live. {K}.

== doors 🚪
under: home
nouns: door, front door, red front door, back door, screen door, sliding door, barn door, garage door, doorway
nouns: patio door, door knocker
tags: DoorsOfInstagram, CurbAppeal, HomeDetails, HomeSweetHome
turn:
{K}. First impressions are made here, mostly while looking for keys.
The doorbell rings, and suddenly I live in a museum of unfolded laundry. {K}.
It says pull. I pushed, with confidence, and so will you. {K}.
{K}: where every “I should get going” lasts another half an hour.
I go back to check it's locked, and then I go back to check I checked. {K}.
reader:
What color should a front door be: polite, cheerful or impossible to miss?
Do you answer the doorbell, or hold your breath until it goes away?
{K}. Shoes off right there, or a few brave steps further?
scene:
“Were you born in a barn?” Every open door, every childhood. {K}.
Pat the pockets. Check the bag. Check the same pocket again. {K}.
A long goodbye, a hand on the handle, one more story. {K}.
plain:
{K}. The nicest sound it makes is the one when you come home.
Whatever kind of day it was, it ends on the other side of {the}. [count]
{K}. It opens, and everything smells like home.
news:
{K}. Anybody who knocks will have to hear about it.
{K}. The hinges had a comment, but it was just a squeak.
invite:
{K}. Come in, we've already wiped our feet.
Your guests look at it longer than you think. {K}.

== rugs 🏠
under: decor
nouns: rug, rugs, area rug, carpet, carpets, persian rug, shag rug, runner rug, hallway runner, jute rug
nouns: bathroom rug, bath mat, kitchen rug, moroccan rug, vintage rug, wool rug, round rug, sheepskin rug, kilim
nouns: washable rug, rug pad, tufted rug, rug tufting
tags: Rugs, RugLove, HomeDecor, CozyHome
turn:
{K}. The floor finally put something on.
Everything in the room looked lost until {the} told it where to stand.
One corner curls up, and it has chosen my toe personally. {K}.
{K}: soft under the feet, magnetic to red wine.
Nobody drops crumbs on bare floor. They wait for this. {K}.
reader:
All furniture legs on it, or only the front ones? Design marriages have cracked here. {K}.
{K}. Do you vacuum in stripes, or are you at peace with yourself?
Shoes on the rug: allowed, frowned upon or grounds for removal?
scene:
Unrolled, smoothed, walked around, turned once, turned back. {K}.
“Is it straight?” “It's straight.” “It's not straight.” {K}.
Bare toes, a stretch, nowhere to be. {K}.
plain:
{K}. It makes a room quieter, and the mornings kinder to bare feet.
A soft place to land in the middle of things. {K}.
{K}. Pulls the room together and then lies down.
news:
{K}. Nothing has been swept under it so far.
{K}. The vacuum took a long, thoughtful look.
invite:
{K}. Your floor is cold and has said so.
Take your shoes off and decide with your feet. {K}.

== lamps 💡
under: decor
nouns: lamp, lamps, floor lamp, bedside lamp, table lamp, desk lamp, reading lamp, lava lamp, lampshade, chandelier
nouns: pendant light, pendant lights, light fixture, ceiling light, string lights, fairy lights, night light
nouns: light bulb, light bulbs, led lights, led strip, neon sign, sconce, wall light, paper lantern, salt lamp
nouns: tiffany lamp, big light, lighting, mushroom lamp
tags: HomeLighting, CozyLighting, InteriorInspo
turn:
The big light is for finding things. Everything else gets a lamp. {K}.
{K}. The room looks much kinder now, and so do I.
A room with only a ceiling light is a waiting room. {K}.
{K}. One click, and the dust goes back to being a rumor.
It was never the sofa that looked sad. It was the bulb. {K}.
reader:
Big light: yes, no, or only to scare off guests? {K}.
Warm white or cool white? One is a living room, one is a dentist. {K}.
{K}. How many lamps does one room need, and who is going to switch them all off?
scene:
“Who turned on the big light?” Everybody squints at the suspect. {K}.
A click, a glow, a long exhale. {K}.
Already in bed. Already warm. The switch is all the way over there. {K}.
plain:
{K}. A little pool of light to sit in.
Soft light forgives a lot, including the dishes. {K}.
{K}. It makes an ordinary corner look as if somebody is expected.
news:
{K}. See it in a new light, preferably a warm one.
{K}. The moths sent their congratulations.
invite:
{K}. Your dark corner has a bright future.
Switch it on and watch your evening change its tone. {K}.

== curtains 🪟
under: decor
nouns: curtain, curtains, blinds, roman blinds, venetian blinds, linen curtains, blackout curtains, sheer curtains
nouns: roller shades, window shades, curtain rod, drapes, curtain rail, velvet curtains, sheers, valance
tags: WindowTreatments, HomeDecor, InteriorInspo
turn:
{K}. Now the whole street has to guess.
I measured the window. I did not measure my patience with the rod. {K}.
The room got taller, and all we did was hang {the} higher.
{K}: pajamas for the window.
Sunlight and I have an agreement about weekends, and here is the enforcement. {K}.
reader:
Floor-length or just below the sill? Choose your team. {K}.
{K}. Pitch dark to sleep, or a gap for the morning to sneak in?
Do you iron curtains, or let gravity take a few months over it?
scene:
One tug to the left, one tug to the right, and the day may begin. {K}.
On a chair, arms up, counting hooks, one hook short. {K}.
A strip of light on the wall, thin as a ruler, says good morning. {K}.
plain:
{K}. A soft line between outside and in.
Draw them, and the evening belongs to you. {K}.
{K}. The light comes in, but it minds its manners.
news:
{K}. The neighbors will have to go back to their own lives.
{K}. Even the window frame seems dressed for it.
invite:
{K}. Your window has been standing there undressed.
For light sleepers and people with a view into their kitchen. {K}.

== shower-and-tub 🫧
under: room
nouns: shower head, rain shower, walk-in shower, bathtub, tub, clawfoot tub, hot shower, shower door, soaking tub
tags: BathroomDesign, BathroomInspo, BathTime
turn:
All my best comebacks arrive in here, days too late. {K}.
{K}. Great acoustics, terrible singer.
The temperature has a sweet spot as wide as a hair. {K}.
I went in with a problem and came out with wrinkled fingers and a plan. {K}.
{K}: the only meeting room where nobody can hand me a phone.
reader:
Quick rinse or full concert with an encore? {K}.
{K}. Scalding or sensible: how hot is your hot?
Which towel is for guests, and has a guest ever dared?
scene:
“Are you nearly done?” The door has heard that before. {K}.
Steam on the mirror, a smiley drawn with one finger. {K}.
Water on, hand under, not yet, not yet, too much. {K}.
plain:
{K}. Wash off the day and start over in a clean towel.
Warm water solves more than it is given credit for. {K}.
{K}. A little steam, and the day loses its corners.
news:
{K}. I'm still dripping while I type.
{K}. The rubber duck has been told to sit down.
invite:
{K}. Your shoulders have been waiting to drop.
Run late with a clear conscience. {K}.

== bathroom 🫧
under: room
nouns: bathroom, bathrooms, master bathroom, ensuite, primary bathroom, bathroom vanity, small bathroom
nouns: new bathroom, bathroom sink, bathroom tiles, bathroom makeover, bathroom shelf, vanity sink, double sink
nouns: bathroom cabinet, medicine cabinet, half bathroom, wet room, bathroom counter
tags: BathroomDesign, BathroomInspo, HomeInspo
turn:
{K}. The only meeting place in the house with a waiting list.
Smallest room, most products, not one of them finished. {K}.
{K}: where I give my most confident speeches.
It was spotless until somebody brushed their teeth with passion. {K}.
I only meant to wash my hands. Now I have a new hairstyle. {K}.
reader:
How many bottles are in yours, and how many do you use? {K}.
{K}. Plants in there, or only the ones that asked for it?
Who takes the longest at your place, and what happens in there? {K}.
scene:
“Are you going to be long?” A pause. “Define long.” {K}.
A toothbrush, a song, an audience of tiles. {K}.
Door locked, tap running, nobody asking anything. {K}.
plain:
{K}. A small room with a lock is worth a lot.
Every day begins and ends here, so it might as well be pretty. {K}.
{K}. Fresh towels, clean mirror, new start.
news:
{K}. There's a queue to see it.
{K}. Reported straight from the edge of the tub.
invite:
{K}. Your mornings could begin with a nicer view.
Think of it as a spa with a toothbrush. {K}.

== toilet 🚽
under: object
nouns: toilet, bidet, toilet seat, powder room, restroom, washroom, half bath, outhouse, porta potty, loo
nouns: bathroom break, heated toilet seat, public restroom, guest bathroom
tags: BathroomHumor, BathroomDecor, HomeLife
turn:
{K}. The best seat in the house, and nobody ever brags about it.
No throne in history was ever used more often. {K}.
{K}: the one place where a closed door still means something, usually.
I went in for a moment and read the whole internet. {K}.
Guests will never compliment it. They will only ever notice. {K}.
reader:
Over or under: how does the paper hang at your place, and will you fight?
Seat down, lid down, or an open conversation about it? {K}.
{K}. Do you take the phone in, or are you a person of principle?
scene:
“Occupied!” The fastest word in any home. {K}.
An empty cardboard roll, a slow turn of the head, a long think. {K}.
Knock, knock. “Are you still in there?” Silence, with dignity. {K}.
plain:
{K}. Small room, big relief.
Civilization, if you think about it, starts right here. {K}.
{K}. A few quiet minutes with the door shut.
news:
{K}. It had to come out sooner or later.
{K}. Flushed with pride, that's all I'll say.
invite:
{K}. Sit on this offer for a while.
You'll spend more of your life there than you think. {K}.

== bed 🛏️
under: furniture
nouns: bed, new bed, queen bed, king size bed, canopy bed, platform bed, bed frame, daybed, bunk bed, mattress
nouns: memory foam mattress, loft bed, murphy bed, four poster bed, air mattress, futon, mattress topper, guest bed
nouns: made bed, unmade bed
tags: BedroomInspo, BedTime, CozyBedroom
turn:
{K}. We have a very serious relationship, and mornings are hard on us both.
I only lay down to test {the}. The test is still running.
Making it is my one achievement, and undoing it is my reward. {K}.
{K}: never as comfortable as at the second the alarm rings.
There are sides. There are borders. By morning there is only a corner. {K}.
reader:
Left side, right side, or diagonally like a conqueror? {K}.
{K}. Made every morning, or left open to receive you again?
Firm or soft? A mattress question that can end a shopping trip.
scene:
One foot out, for the temperature. One foot only. {K}.
“Just a few more minutes,” said the shape under the covers. {K}.
Face down, shoes still on, a sigh that ends the day. {K}.
plain:
{K}. The day may have been long, but it ends here.
Nothing in the house is better at forgiving a bad day. {K}.
{K}. A quiet place to put your whole weight down.
news:
{K}. Please speak softly, I'm already lying down for it.
{K}. I'd jump for joy on it, but I've just made it.
invite:
{K}. Your old one has been holding your shape and your grudges.
Lie down, close your eyes, ask us anything. {K}.

== pillows 🛏️
under: decor
nouns: pillow, pillows, throw pillow, cushion, cushions, pillowcase, silk pillowcase, satin pillowcase, body pillow
nouns: pillow cover, cushion cover, memory foam pillow, decorative pillow, down pillow, neck pillow, travel pillow
nouns: floor cushion, floor pillow, bolster, feather pillow, seat cushion, pillow fort, sofa cushions, pillow sham
nouns: pregnancy pillow
tags: CozyHome, HomeDecor, CozyCorner
turn:
{K}. A couch always has room for one more. It's the people who have to move.
Every night I turn it over, and every night the other side is better. {K}.
{K}: taken off the bed each evening, put back each morning, loved by no clock.
Fluffed it once with a karate chop and felt like a designer. {K}.
I've never once counted sheep next to {a} like this. [count]
reader:
How many before the bed belongs to them? {K}.
{K}. Flat, firm or so fluffy that you disappear?
Is the cool side a right or a privilege? {K}.
scene:
Punch, fold, flip, sigh, sleep. {K}.
“Can I sit?” “Move a few.” “Where to?” {K}.
One hug, one squeeze, one face straight in. {K}.
plain:
{K}. A soft landing at the end of the day.
Put your head down, the rest can wait. {K}.
{K}. Small and soft, and the whole corner looks friendlier.
news:
{K}. I'll sleep on it, gladly.
{K}. My head approves, and so does my neck.
invite:
{K}. Your couch is too polite to say it looks bare.
Squeeze one. Everybody squeezes one. {K}.

== blankets 🛋️
under: decor
nouns: blanket, blankets, throw blanket, weighted blanket, fluffy blanket, fleece blanket, heated blanket
nouns: electric blanket, wool blanket, knit blanket, chunky knit blanket, sherpa blanket, comfort blanket
nouns: plaid blanket, blanket fort, oodie, wearable blanket, sofa throw, cashmere throw, blanket ladder
nouns: cotton throw, muslin blanket
tags: BlanketWeather, CozyHome, CozyCorner
turn:
{K}. Come too close and you become part of the nap.
I'm not antisocial. I'm under something warm and can't be reached. {K}.
{K}: the softest reason to cancel everything.
I share most things. My corner of {the} is not among them.
It was folded over the sofa for looks. That lasted until the first cold foot. {K}.
reader:
Blanket thief or blanket victim: which one are you? {K}.
{K}. Tucked in tight, or one foot out for balance?
Does anybody in your home ever fold it back? {K}.
scene:
Wrapped up to the nose, one hand out for snacks. {K}.
“Do you want some of it?” A tug. “I was being polite.” {K}.
A lump on the sofa says it isn't asleep. {K}.
plain:
{K}. A hug that doesn't need anything back.
Everything feels possible from underneath. {K}.
{K}. Warm feet, slow evening.
news:
{K}. I heard it from under there, so say it again.
{K}. It's all wrapped up, and so am I.
invite:
{K}. Your sofa looks cold. We only mention it.
Touch it once and try to let go. {K}.

== bedding 🛏️
under: decor
nouns: bedding, bed sheets, fitted sheet, fresh sheets, clean sheets, duvet, duvet cover, comforter, linen bedding
nouns: linen sheets, bedspread, flannel sheets, bed linen, duvet set, silk sheets, sheet set, comforter set
nouns: cotton sheets, mattress protector, quilt cover, crisp sheets, making the bed, satin sheets
tags: Bedding, BedroomInspo, HomeDecor
turn:
{K}. My evening plans have just been made for me.
Nobody has ever folded a fitted sheet. We roll it into a ball and close the closet. {K}.
{K}: the closest an ordinary bedroom gets to a hotel.
I got lost inside the cover and came out a different person. {K}.
The last corner goes on, and the first corner comes off. {K}.
reader:
Tucked in at the foot, or loose and lawless? {K}.
{K}. Crisp and cool, or soft as an old shirt?
Who stole the covers, and what do they say in their defense? {K}.
scene:
Arms wide, a big shake, it billows, it lands, it's crooked. {K}.
Legs in. Stretch. That first cool second. {K}.
“Which way round does it go?” Every side is the wrong side. {K}.
plain:
{K}. A made bed, and the whole room looks rested.
Clean, cool and smelling of nothing but rest. {K}.
{K}. One of the best small feelings there is.
news:
{K}. I'm going in and can't say when I'll be back.
{K}. Got it covered.
invite:
{K}. Your bed is ready for something new to wear.
Turn down the covers and the day with them. {K}.

== sofa-and-chairs 🛋️
under: furniture
nouns: sofa, couch, armchair, recliner, sectional, loveseat, velvet sofa, leather couch, chaise longue, sofa bed
nouns: lazy boy
tags: SofaTime, Furniture, CozyHome, InteriorInspo
turn:
{K}. It looked smaller in the store and cannot be persuaded to leave.
Sitting down was a decision. Getting up will be a project. {K}.
{K}: seats for guests, in theory.
It swallows coins, pens and entire evenings. {K}.
There is one chair in every home that is really a wardrobe. {K}.
reader:
Who has the good seat at your place, and what happens when a guest takes it? {K}.
{K}. Upright like a grown-up, or sideways with a leg over the edge?
Feet up, or is there a rule with your name in it? {K}.
scene:
“Sit anywhere.” “Not there.” {K}.
A hand down the crack, a coin, a crumb, another civilization. {K}.
Plop. That's the sound of the day ending. {K}.
plain:
{K}. Somewhere to put the day down.
The best seats are the ones that already know your shape. {K}.
{K}. Good company starts with somewhere to sit.
news:
{K}. Kindly take a seat, but not mine.
{K}. I'll get up and celebrate as soon as I can get up.
invite:
{K}. Try sitting down for a second. We'll wait, and wait.
Your back has been writing us letters. {K}.

== chairs 🪑
under: furniture
nouns: chair, rocking chair, dining chair, accent chair, office chair, gaming chair, desk chair, wingback chair
nouns: egg chair, papasan chair, bar stool, bar stools, footstool, ottoman, pouf, bean bag, reading chair
nouns: massage chair, high chair, folding chair, vintage chair, wooden chair, swivel chair, piano bench
nouns: garden bench, park bench, kitchen chairs, chair makeover, chair reupholstery
tags: ChairDesign, Furniture, HomeInterior
turn:
{K}. I was going to stand for this, but then I sat down.
Bought to be sat on. So far it holds a sweater and a good deal of mail. {K}.
{K}: one test sit, and suddenly nothing else was urgent.
Everybody walks around the room and ends up in {the}.
It squeaks when I lean back, so now we both have something to say. {K}.
reader:
Feet on the floor, or folded in like a shrimp? {K}.
{K}. Do you tip it back, and did you ever learn from that?
Which seat in your home is taken before anybody sits down? {K}.
scene:
“Is anybody sitting here?” The start of most good stories. {K}.
Sit. Shift. Shift again. Ah. {K}.
Pulled up, turned around, sat on backward, wisdom shared. {K}.
plain:
{K}. A small place that says stay a bit.
Rest your legs, rest your case. {K}.
{K}. There's always room to pull up one more.
news:
{K}. You may want to sit down for this, and now you can.
{K}. I've been sitting on it, as one does.
invite:
{K}. Try it. We'll talk when you're ready to get up.
Your standing ovation can wait. {K}.

== tables-desks 🪑
under: furniture
nouns: table, dining table, kitchen table, coffee table, side table, desk, standing desk, writing desk
nouns: bedside table, nightstand, console table, picnic table, farmhouse table, folding table, drop leaf table
nouns: kitchen island, writing table, bar table, work desk, end table, live edge table
tags: Furniture, HomeInterior, InteriorInspo
turn:
{K}. One wobbly leg, one folded napkin, one lifelong partnership.
Cleared in the morning. By evening, a museum of mail. {K}.
{K}: built for grand purposes, used mostly for putting things down.
Every big decision in a home has crumbs on it. {K}.
A flat surface is only a pile that hasn't started yet. {K}.
reader:
Coaster, or “just this once”? Your answer leaves a ring. {K}.
{K}. Tidy every evening, or live by archaeology?
Elbows on or elbows off? Be honest, nobody can see under it. {K}.
scene:
One swipe of the arm, and the surface is visible. Briefly. {K}.
“Where should I put this?” “Wherever you see wood.” “I don't.” {K}.
A pen, a cold cup, a plan on the back of an envelope. {K}.
plain:
{K}. Work, dinner, long talks: it carries all of it.
The scratches are what happened here. {K}.
{K}. A good place to spread out and settle in.
news:
{K}. All of it is now officially on the table.
{K}. I knocked on wood, since it was right there.
invite:
{K}. Your laptop and your lunch could stop sharing a lap.
Come and run a hand over the top. {K}.

== shelves-closet ✨
under: furniture
nouns: shelf, shelves, floating shelves, bookshelf, bookcase, bookshelves, closet, walk-in closet, wardrobe, dresser
nouns: cabinet, cupboard, pantry, kitchen cabinets, pantry organization, chest of drawers, shelving unit, shoe rack
nouns: coat rack, drawer, display cabinet, capsule closet, spice rack, billy bookcase, closet organization, shelfie
nouns: drawers, credenza, sideboard
tags: Organized, HomeOrganization, TidyHome
turn:
{K}. Everything has a place. Finding out which one is the adventure.
Empty for an entire afternoon. A personal record. {K}.
More space does not mean less stuff. It means braver stuff. {K}.
I looked through {the} for one thing and met my whole past.
{K}: where chargers go to become cables nobody recognizes.
reader:
Sorted by color, by size, or by whatever fit? {K}.
{K}. What have you kept the longest for “one day”?
Hidden from visitors, or proudly on display? {K}.
scene:
A little to the left. Step back. The other left. {K}.
“Don't open that one.” Too late. Tupperware. {K}.
Keep, keep, keep, maybe, keep. Decluttering is going well. {K}.
plain:
{K}. A bit of order makes room in the head as well.
Things look better once they know where they live. {K}.
{K}. The quiet satisfaction of a full row.
news:
{K}. It was full before I had stepped back to look.
{K}. Filed right next to my other accomplishments, which finally fit.
invite:
{K}. The pile on your chair is ready to move out.
Own as much as you like, we'll hide it nicely. {K}.

== umbrella ☔
under: accessories
nouns: umbrella, umbrellas, transparent umbrella, golf umbrella, compact umbrella, folding umbrella, clear umbrella
tags: Umbrella, UmbrellaDay, RainyDays
turn:
{K}. I've had it for a while now, which means I'm about to leave it on a bus.
Carry it, and the sky stays polite. Forget it, and see. {K}.
{K}: opens in a second, closes in public, slowly, with witnesses.
One gust, and it turned into a satellite dish. {K}.
I don't own umbrellas. I just look after them between cafés. {K}.
reader:
Share it or sprint? You learn a lot about people under an umbrella.
{K}. How many have you lost, and do you think they found each other?
Open it indoors: bad luck, or just bad spacing? {K}.
scene:
“It won't rain.” Somewhere above, a cloud cleared its throat. {K}.
Up, down, sideways, inside out, into the bag. {K}.
A shoulder each side getting wet, and nobody complaining. {K}.
plain:
{K}. A small roof to take along.
Lean in a little, and it fits another shoulder. {K}.
{K}. Let the sky do what it likes.
news:
{K}. The clouds looked disappointed.
{K}. I'm under it right now, feeling important.
invite:
{K}. The weather app is only guessing, anyway.
Bring it along and it won't rain. You're welcome. {K}.

== porch 🏡
under: home
nouns: porch, front porch, porch swing, deck, back deck, patio, veranda, backyard patio, backyard deck
nouns: screened porch, back porch, terrace, pergola, gazebo, front steps, stoop, porch decor, porch sitting
tags: OutdoorLiving, OutdoorSpaces, BackyardLife
turn:
{K}. The living room went outside and refuses to come back in.
I came out here for a minute. It grew. {K}.
{K}: half indoors, half outdoors, entirely off duty.
Out here, waving counts as a social life. {K}.
The to-do list can see me through the glass. I've turned my chair. {K}.
reader:
Early with coffee or late with crickets: when is a porch at its best?
{K}. Do you wave at everybody who walks past, or only at the dogs?
Company or a book: who gets the second chair? {K}.
scene:
A chair, a creak, a long look at nothing. {K}.
“Are you coming in?” “In a bit.” It is never a bit. {K}.
The mosquitoes have made a reservation. {K}.
plain:
{K}. A place to sit and let things be.
The best conversations face the same way. {K}.
{K}. Fresh air, but close enough to the fridge.
news:
{K}. The lemonade has been moved outdoors out of respect.
{K}. Nobody on this street will pass by without hearing it.
invite:
{K}. Pull up a chair, the evening has room.
The good part of the day happens outside, sitting down. {K}.

== balcony 🌿
under: room
nouns: balcony, balconies, balcony garden, balcony view, tiny balcony, rooftop terrace, rooftop, balcony season
nouns: apartment balcony, balcony plants, balcony lights, balcony railing, juliet balcony, balcony chair
nouns: balcony makeover, rooftop garden, sky terrace
tags: BalconyView, BalconyLife, SmallSpaces
turn:
{K}. A few square feet, and I talk about it like an estate.
Room for one chair, one plant and far too many plans. {K}.
{K}: outdoors, but in slippers.
I stepped out for air and stayed for other people's business. {K}.
It isn't small. It's a garden with the edges cut off. {K}.
reader:
Plants or a chair, if only one fits? {K}.
{K}. Do you greet the people across, or pretend to water something?
Breakfast out there or a drink at the end: when do you use yours? {K}.
scene:
“I'm in the garden.” One pot. Standing sideways. {K}.
Elbows on the railing, a whole street of small stories below. {K}.
Laundry on the left, basil on the right, me in the middle. {K}.
plain:
{K}. A little air, a little sky, enough.
Sometimes the world only has to be one step away. {K}.
{K}. High enough to see, close enough to wave.
news:
{K}. I announced it from up here, as royalty would.
{K}. The pigeons have taken note and a seat.
invite:
{K}. Somewhere a folding chair is unfolding with joy.
Step out, breathe in, forget the inbox. {K}.

== fence-gate 🏡
under: home
nouns: fence, garden gate, white picket fence, picket fence, wooden fence, fence post, new fence, fence painting
nouns: fence repair, garden fence, iron gate, privacy fence, backyard fence, fence panels, fencing installation
tags: FenceLine, CurbAppeal, GardenInspo
turn:
{K}. Good for privacy, better for leaning on and gossiping.
Every board is straight except the one I did first. {K}.
{K}: it keeps out everything except the weeds and curiosity.
I told myself it was only a border. Now I stand there with a cup and nod at it. {K}.
Every squirrel uses it as a highway, and not one pays the toll. {K}.
reader:
Tall enough for privacy, or low enough for a chat? {K}.
{K}. Painted, stained or left to go silver in its own time?
Who paints the other side? Neighborhoods have wondered for centuries. {K}.
scene:
A latch, a squeak, a step into another world. {K}.
One eye at the knothole, one dog on the other side, same idea. {K}.
“Is it level?” “The ground isn't.” “That's not what I asked.” {K}.
plain:
{K}. A line that says home starts here.
Good ones are made for talking over. {K}.
{K}. It holds the garden the way a frame holds a picture.
news:
{K}. I've been leaning on it proudly ever since.
{K}. No more sitting on it, then.
invite:
{K}. The yard next door can stop watching your barbecue.
Your garden is ready to draw a friendly line. {K}.

== stairs 🪜
under: home
nouns: stairs, staircase, spiral staircase, stairwell, stair runner, banister, stair railing, handrail
nouns: wooden stairs, attic stairs, basement stairs, grand staircase, stone steps
tags: Staircase, InteriorDetails, ArchitectureLovers
turn:
{K}. I went up with a purpose and arrived without it.
There is always one step more than you think in the dark. {K}.
{K}: leg day, whether you signed anything or not.
Things left at the bottom wait there until they become furniture. {K}.
The view from the top is nice. My breathing disagrees. {K}.
reader:
Step by step, or taking several at once like a show-off? {K}.
{K}. Do you hold the railing, or trust yourself that much?
Sliding down the banister: did you, and would you still? {K}.
scene:
“What did I come up here for?” Back down to remember. {K}.
One creak. Always the same one. Always at the worst hour. {K}.
A pause halfway, to admire the wall. Definitely the wall. {K}.
plain:
{K}. One step, then the next, and suddenly you see farther.
It is only ever about the step in front of you. {K}.
{K}. A quiet bit of in-between.
news:
{K}. A step in the right direction, clearly.
{K}. My knees read it before I did.
invite:
{K}. Come on up, it's worth the calves.
Your way to bed could look like an entrance. {K}.

== wind-chime 🎐
under: decor
nouns: wind chime, wind chimes, windchime, bamboo chime, seashell wind chime, wind bell, garden bells
tags: WindChimes, GardenDecor, PorchLife
turn:
{K}. The breeze finally has something to say.
Lovely in a breeze. In a storm, a kitchen falling down the stairs. {K}.
{K}: the only band I know that plays when nobody asks.
The wind comes by, touches everything and leaves a tune. {K}.
It told me about the weather before the phone did. {K}.
reader:
By the door or deep in the garden: where should it hang? {K}.
{K}. Music to you, or a test of the neighborhood's patience?
Glass, bamboo or metal: whose voice do you like best? {K}.
scene:
A small stir in the air, and everybody looks up. {K}.
“Did you hear that?” “It's only the wind.” “Exactly.” {K}.
Hung, tapped with one finger, listened to, smiled at. {K}.
plain:
{K}. A gentle way of noticing the wind.
Some days need only a breeze and a few notes. {K}.
{K}. It asks for nothing but a little air.
news:
{K}. It turns out the wind knows a tune.
{K}. It's ringing a bell. Several, in fact.
invite:
{K}. Your porch has been humming without accompaniment.
Give the wind something to play. {K}.

== laundry 🧺
under: chores
nouns: laundry, laundry day, laundry basket, laundry pile, washing machine, dryer, tumble dryer, clothesline
nouns: washing line, ironing, ironing board, laundry room, dryer sheets, laundry detergent, drying rack
nouns: folding laundry, fabric softener, clean laundry, laundromat, clothespins, hamper of clothes, load of laundry
tags: LaundryDay, LaundryRoom, HomeLife
turn:
{K}. Done, if you don't count what I'm wearing.
Wash it, dry it, move it to the chair, wear it from the chair. {K}.
The pile was folded once. It remembers the feeling. {K}.
{K}: the only hobby that starts over while you're finishing it.
Somewhere in the drum, a tissue has become weather. {K}.
reader:
Sorted by color, or all in and a short prayer? {K}.
{K}. Fold it warm, or let it reach room temperature and regret?
Do you check the pockets, or do you enjoy surprises? {K}.
scene:
“Is this clean?” Sniff. “It is now.” {K}.
Door shut, button pressed, one sock on the floor, watching. {K}.
Arms full to the chin, leaving a trail of small items. {K}.
plain:
{K}. Clean, warm and smelling like a fresh start.
A full line moving in the wind is a cheerful sight. {K}.
{K}. Nothing heroic, but it keeps everybody dressed.
news:
{K}. A spin cycle of emotions.
{K}. It all came out in the wash, including a pen.
invite:
{K}. Your chair deserves to be a chair again.
Life is short and the pile is tall. {K}.

== fridge 🧊
under: kitchen-thing
nouns: fridge, refrigerator, freezer, mini fridge, chest freezer, freezer meals, fridge organization, fridge restock
nouns: smart fridge, retro fridge, french door fridge, fridge clean out, freezer drawer, wine fridge
tags: FridgeRestock, KitchenLife, HomeLife
turn:
{K}. I looked again. Nothing new since the last time I looked.
The light comes on, as if it had been expecting me. {K}.
{K}: a full shelf of sauces and not one dinner.
Something at the back has a name now, and possibly plans. {K}.
I put it in there to keep it, not to keep it forever. {K}.
reader:
Ketchup: fridge or cupboard? This is how feuds start. {K}.
{K}. Whose leftovers are fair game, and after how long?
What's the oldest jar in your fridge, and does it have the right to vote?
scene:
Door open, cool air, deep thought, door closed. {K}.
“There's nothing to eat.” The shelves look at each other. {K}.
A lid on nothing. A box with one olive. {K}.
plain:
{K}. The true center of the home, and it hums.
Shelves full, mind at rest. {K}.
{K}. Keeps its cool so that the rest of us don't have to.
news:
{K}. The secret snack visits continue as before.
{K}. Stay cool, everybody. The butter is trying to.
invite:
{K}. Somewhere to put the leftovers you'll definitely eat.
Open it, stare into it, feel understood. {K}.

== oven-stove 🍳
under: kitchen-thing
nouns: oven, stove, gas stove, cooker, induction cooktop, stovetop, cooktop, range cooker, air fryer, microwave
nouns: toaster oven, slow cooker, crockpot, instant pot, pressure cooker, toaster, aga, rice cooker
nouns: kitchen appliances
tags: KitchenLife, KitchenGadgets, HomeCooking
turn:
{K}. Does all the work, and I still take the compliments.
The manual knows a whole world of dishes. We make the same one. {K}.
{K}: every cook's loyal partner and occasional smoke machine.
Looking inside every minute does not speed it up. I keep testing this. {K}.
One button gets used. The others are for looking capable. {K}.
reader:
Which kitchen helper do you use daily, and which one lives behind the flour? {K}.
{K}. Follow the manual, or press and hope?
If your kitchen could keep only one machine, who stays? {K}.
scene:
Beep. “It's done.” Beep. “I heard you.” Beep. {K}.
A nose in the doorway, then a whole person. {K}.
Wiped down, stepped back, admired until the next meal. {K}.
plain:
{K}. Warm food starts with something you can rely on.
A busy kitchen is the warmest place in any home. {K}.
{K}. Plug it in, and dinner has a chance.
news:
{K}. The takeout menu took it personally.
{K}. Things are heating up around here.
invite:
{K}. Your countertop has been saving a spot.
Dinner would like to be less of an argument. {K}.

== dishes 🍽️
under: chores
nouns: dishes, dishwasher, washing dishes, doing the dishes, dirty dishes, dish rack, kitchen sink
nouns: loading the dishwasher, clean dishes, full sink, dish pile, farmhouse sink, washing up
nouns: dish
tags: DishDuty, KitchenLife, CleanKitchen
turn:
{K}. I leave things to soak the way other people leave town.
There is one right way to load it, and everybody in this home has a different one. {K}.
{K}: cleared, wiped, shining, and then somebody wanted toast.
The last fork always hides until the water is gone. {K}.
Cooking takes talent. This part takes character. {K}.
reader:
Whoever cooks doesn't clean: law, myth or marriage contract? {K}.
{K}. Wash as you go, or face the mountain at the end?
Forks up or forks down? Choose with care, people eat with those.
scene:
“I'll do them in the morning.” Morning: “I said a morning.” {K}.
Warm water, rolled-up sleeves, a song with half the words. {K}.
One pan stands in the sink, soaking, since nobody knows when. {K}.
plain:
{K}. A clean counter is a good way to end a day.
An empty sink feels like a small holiday. {K}.
{K}. Proof that people ate well here.
news:
{K}. I'll dish on the details once the pan is dry.
{K}. The sponge has seen things it can't unsee.
invite:
{K}. Your evenings could have less scrubbing in them.
The pan can't soak forever. {K}.

== plates-bowls 🍽️
under: kitchen-thing
nouns: dinner plates, salad bowl set, serving bowl, serving platter, dinnerware, tableware, soup bowls, ceramic bowl
nouns: wooden bowl, cereal bowl, crockery, china set, fine china, butter dish, casserole dish, cake stand
nouns: place setting, fruit bowl, gravy boat
tags: Tableware, TableSetting, KitchenStyle
turn:
{K}. Too good for every day, so it's time for better days.
The cupboard is full. I have spoken to it, and it can be fuller. {K}.
{K}: makes leftovers look like a decision.
Guests get the matching ones. We get the survivors. {K}.
Food tastes better off something you like to look at. I'm calling it science. {K}.
reader:
Used daily, or behind glass until royalty comes by? {K}.
{K}. Matching set, or a happy family of strays?
Which piece in your cupboard is everybody's favorite, and who gets it first? {K}.
scene:
A clatter in the kitchen. A pause. “It's fine!” {K}.
Set, straightened, one more fork, now sit. {K}.
“Don't use that one.” “It's the only clean one.” {K}.
plain:
{K}. A table feels looked after with the right things on it.
Even toast looks like a meal on something nice. {K}.
{K}. Something pretty to pass around.
news:
{K}. That's one more thing on my plate.
{K}. One shelf held its breath, and also held.
invite:
{K}. Your toast would like to be presented properly.
Set the table as if you were the guest. {K}.

== mugs ☕
under: kitchen-thing
nouns: mug, mugs, coffee mug, tea mug, travel mug, teacup, teacups, cup and saucer, espresso cups, favorite mug
nouns: mug collection, camping mug, enamel mug, custom mug, photo mug, mug rack, glass mug, chipped mug, mug tree
tags: MugLife, MugCollection, CoffeeMugs
turn:
{K}. The cupboard is full of cups, and there is only one I'll drink from.
I don't need another one, I said, holding it like a kitten. {K}.
{K}: dishwasher safe, hands-off for everybody else.
Anybody can use it. I'll just watch them closely. {K}.
The handle fits my hand, so the matter is closed. {K}.
reader:
Do you have one mug that nobody else may touch? Describe it. {K}.
{K}. Big as a soup bowl or small and serious?
How many mugs live at your place, and how many on your desk? {K}.
scene:
“That's mine.” “There are others.” “And yet.” {K}.
Both palms around it, steam on the nose, no talking yet. {K}.
A cold half inch of forgotten tea on every windowsill. {K}.
plain:
{K}. The first friendly thing of the day.
Warm hands, slow start. {K}.
{K}. Some days only need something warm to hold.
news:
{K}. The others in the cupboard moved over politely.
{K}. I'll drink to that, and from it.
invite:
{K}. There's always room for one more. Stack them.
Your current favorite won't mind. Much. {K}.

== tumbler 🥤
under: kitchen-thing
nouns: tumbler, stanley cup tumbler, stanley tumbler, water bottle, reusable water bottle, hydro flask, owala
nouns: yeti tumbler, thermos, insulated bottle, stanley quencher, 40 oz tumbler, tumbler with straw
nouns: glass water bottle, gym bottle, thermos flask, reusable cup, shaker bottle, steel bottle, iced coffee cup
nouns: water jug, hydration station
tags: StayHydrated, Hydration, DrinkMoreWater
turn:
{K}. It goes everywhere with me, except back home from the meeting room.
I'm not thirsty. I just like the company. {K}.
{K}: dropped once in a quiet room, heard by everybody.
We drink more water now, and have met every restroom in town. {K}.
The cup holder and {the} are still negotiating.
reader:
Ice or no ice? Hydration has its parties. {K}.
{K}. Straw, spout or wide open and brave?
How many bottles do you own, and where are the lids? {K}.
scene:
Clonk. Every head in the library turns. {K}.
Keys, phone, wallet, and the thing the size of a toddler. {K}.
“Did you drink enough water?” One long, slow, proud sip. {K}.
plain:
{K}. One small good habit with a lid on it.
Fill it in the morning and the day has a plan. {K}.
{K}. Cold when it should be, close when you need it.
news:
{K}. My bag leans to that side now.
{K}. Raise a lid for the occasion.
invite:
{K}. Your desk plant drinks more than you do.
For people who lose the lid but never hope. {K}.

== pans-pots 🍳
under: kitchen-thing
nouns: pan, frying pan, cast iron skillet, skillet, cast iron pan, dutch oven, saucepan, wok, stock pot, baking tray
nouns: baking sheet, sheet pan, cookware, le creuset, carbon steel pan, nonstick pan, stainless steel pan, griddle
nouns: roasting pan, casserole, muffin tin, cake tin, loaf pan, bundt pan, cookware set, cast iron, pots and pans
tags: Cookware, KitchenLove, HomeCooking
turn:
{K}. Heavy enough to count as a workout, useful enough to count as family.
Every cabinet has the right lid, just never for this one. {K}.
{K}. Dinner sticks to it, and so do I.
Every good evening in this kitchen starts with its little clank. {K}.
I get down on one knee for {the}, since it lives in the lowest cabinet. [count]
reader:
Soak, scrub or hand it down to the next generation? {K}.
{K}. Stack them or hang them like trophies?
Which one do you reach for when there is no recipe? {K}.
scene:
To get to the bottom one, lift out the entire kitchen. {K}.
A sizzle, a shake of the wrist, a piece of onion on the floor. {K}.
“Careful, it's hot.” “How ho... I see.” {K}.
plain:
{K}. Good dinners begin with something solid.
The scratches only mean it has been busy. {K}.
{K}. It gets better the more you use it, like most of us.
news:
{K}. Out of the cupboard and into the spotlight.
{K}. The stove says it feels a connection.
invite:
{K}. Eggs slide, cooks smile.
Come and lift it. Then imagine the stew. {K}.

== kitchen-knife 🍳
under: kitchen-thing
nouns: kitchen knife, chef knife, chef's knife, paring knife, bread knife, knife set, knife sharpening
nouns: cutting board, chopping board, santoku knife, knife block, cheese knife, whetstone, butcher block
nouns: kitchen scissors, steak knives
tags: KitchenTools, HomeChef, KitchenEssentials
turn:
{K}. I've started slicing things that never needed it.
One good tool, and suddenly I narrate my own cooking. {K}.
{K}: the difference between chopping and arguing with an onion.
I own a whole drawer of gadgets and use exactly this. {K}.
The tomato never saw such respect. {K}.
reader:
Which kitchen tool would you pack for a vacation rental? {K}.
{K}. Neat little cubes, or rustic, as we call it?
Drawer, block or magnet on the wall: where does yours live? {K}.
scene:
Tock, tock, tock, tock, and the evening gets calmer. {K}.
“Where's the good one?” In the sink, where it must never be. {K}.
Sleeves up, onion out, eyes already wet. {K}.
plain:
{K}. The right tool makes a quiet pleasure out of work.
Good cooking is mostly good chopping. {K}.
{K}. Something simple that does its one job well.
news:
{K}. The carrots are lining up.
{K}. That drawer finally closes with a bit of pride.
invite:
{K}. Your onions have suffered enough.
Bring a tomato, we'll understand. {K}.

== fireplace 🔥
under: home
nouns: fireplace, wood stove, wood burning stove, fireplace mantel, mantel, mantelpiece, hearth, fireplace makeover
nouns: log burner, cozy fireplace, stone fireplace, brick fireplace
tags: Fireplace, CozyHome, FiresideSeason
turn:
{K}. The couch has turned around, and so have our evenings.
The television is on, and nobody has looked at it since the first flame. {K}.
{K}: warms you when you stack the wood, and again when you burn it.
Everybody is an expert, and everybody has a different way with kindling. {K}.
I move closer, I roast, I move back, I freeze. {K}.
reader:
Real logs that crackle, or one button and no ashes? {K}.
{K}. Who in your home gets to poke it?
Book, nap or staring: what do you do in front of a fire? {K}.
scene:
A match, a bit of paper, a lot of blowing, a small cheer. {K}.
“One more log.” It is always one more log. {K}.
Socks steaming gently, nobody moving. {K}.
plain:
{K}. The room gathers around it by itself.
A little warmth in one spot pulls everybody together. {K}.
{K}. Old comfort, and it still works.
news:
{K}. A warm reception is guaranteed.
{K}. The marshmallows would like to know more.
invite:
{K}. Your cold feet have a destination.
Come closer, the good seat is right here. {K}.

== clocks 🕰️
under: decor
nouns: clock, wall clock, grandfather clock, cuckoo clock, sunrise alarm clock, vintage clock, antique clock
nouns: clock repair, clockwork, mantel clock, digital clock, pocket watch
tags: Clocks, TimePieces, ClockLovers
turn:
{K}. Now I can see exactly how late I am.
It ticks loudest when you're trying to sleep. {K}.
{K}: always moving, never in a hurry. I should learn from it.
Twice a year it is wrong, and for a while we just do the math. {K}.
I set it a little fast to trick myself. I have never once been tricked. {K}.
reader:
Snooze once, snooze forever, or up at the first sound like a legend? {K}.
{K}. Ticking: soothing, or a reason to move out?
Are you early, on time, or “just parking”? {K}.
scene:
Tick, tock, somebody sighs, tick. {K}.
“What time is it?” “That one's fast, and the other one stopped.” {K}.
plain:
{K}. A quiet companion on an ordinary day.
Time passes nicely when you aren't counting. {K}.
{K}. A small reminder to look up now and then.
news:
{K}. About time.
{K}. Every second of it was worth telling.
invite:
{K}. Your phone has been doing this job without any charm.
It's about time, and we had to say it. {K}.

== mirrors 🪞
under: decor
nouns: mirror, mirrors, wall mirror, full length mirror, floor mirror, vanity mirror, round mirror, arch mirror
nouns: bathroom mirror, makeup mirror, antique mirror, sunburst mirror, vanity table, compact mirror, hand mirror
nouns: rearview mirror
tags: MirrorMirror, HomeDecor, InteriorInspo
turn:
{K}. The room looks bigger, and so does the pile of clothes behind me.
It tells the truth, but it waits until you switch the light on. {K}.
{K}: I only look to check my hair, for quite some time.
I hung it to catch the light. It mostly catches me snacking. {K}.
Nobody passes one without a tiny adjustment. Nobody. {K}.
reader:
Bathroom light or daylight: which one do you believe? {K}.
{K}. Do you have a mirror face, and do you know about it?
Does yours ever take your side? {K}.
scene:
“Does this look right?” It has no comment. {K}.
Chin left, chin right, one eyebrow, off we go. {K}.
Wiped, polished, and touched with one finger by the very next person. {K}.
plain:
{K}. It doubles the light and keeps the secret.
Be kind to whoever you meet in there. {K}.
{K}. A little brighter, a little bigger, a little more room.
news:
{K}. I've had time to reflect on it.
{K}. Every face in it looked pleased.
invite:
{K}. See yourself the way your friends do.
Bring your best face, or just the one you have. {K}.

== house-keys 🔑
under: object
nouns: house keys, car keys, lost keys, keychain, key ring, keychains, set of keys, bunch of keys, keyring, key fob
tags: EverydayCarry, EverydayObjects, HomeFinds
turn:
{K}. In the bag, of course, in the corner I checked first.
There is a hook by the door. It's lonely. {K}.
{K}: small enough to lose, important enough to ruin a morning.
I know what each one opens, except for that one. Nobody knows that one. {K}.
They turn up the moment you've changed the plan. {K}.
reader:
Hook, bowl, pocket or mystery: where do yours live? {K}.
{K}. Who has your spare, and do they use it for the cookies?
How often do you turn back to check that it's locked? {K}.
scene:
Pat, pat, pat, pause, pat, pat, pat. {K}.
“Where did you see them last?” A question that has never helped. {K}.
A jingle at the door, and somebody is home. {K}.
plain:
{K}. Small things that mean you belong somewhere.
Nothing sounds as much like home as that little jingle. {K}.
{K}. Keep them close, they keep you close.
news:
{K}. Yes, it was in the other jacket.
{K}. Locked in and ready to tell everybody.
invite:
{K}. For everybody who has ever emptied a bag on the doorstep.
Your pocket could jingle with more style. {K}.

== boxes-storage 📦
under: object
nouns: storage box, storage boxes, cardboard box, storage bins, moving box, storage basket, woven basket
nouns: plastic bins, tupperware, food containers, glass containers, mason jar, mason jars, keepsake box, memory box
nouns: jewelry box, storage bench, wooden crate, hope chest
tags: StorageIdeas, Organized, Declutter, HomeOrganization
turn:
{K}. Everything put away so well that it's gone.
The lid existed. We have eyewitnesses. {K}.
I labeled it “miscellaneous”, and that was the truest part of the day. {K}.
{K}: not hiding things, just giving them privacy.
After an hour of sorting: a smaller mess in a prettier shape. {K}.
reader:
Labels on everything, or a thrilling guess each time? {K}.
{K}. Which box have you moved from home to home without opening?
Keep the empty packaging “just in case”, or live dangerously? {K}.
scene:
“What's in here?” “Cables.” “And in here?” “More cables.” {K}.
Lift, peek, get lost in old photos, lose the afternoon. {K}.
Somewhere out there, a matching lid dreams of us. {K}.
plain:
{K}. It feels good when things have a home of their own.
Once it closes, the shoulders come down. {K}.
{K}. A place for the things you're not done with.
news:
{K}. I'm ticking that box, at last.
{K}. It closes, and I gasped.
invite:
{K}. Trip over nothing in your own hallway.
Clear the floor, find the floor, enjoy the floor. {K}.

== roof-gutters 🏠
under: home
nouns: roof, gutters, gutter, gutter cleaning, roofing, roof repair, roof replacement, shingles, roof shingles
nouns: tin roof, metal roof, new roof, downspout, roof tiles, thatched roof, roof inspection, green roof
nouns: rain gutter
tags: RoofOverHead, HomeImprovement, HomeMaintenance
turn:
{K}. Nobody ever compliments it, and everybody counts on it.
You forget it's there until it drips. {K}.
{K}: the part of the house that takes the weather so we don't have to.
From down here it looks easy. From up there it looks far. {K}.
The leaves have had a penthouse up there for long enough. {K}.
reader:
Up the ladder yourself, or proudly holding it from below? {K}.
{K}. Do you listen to rain on the roof, or listen for drips?
What's the strangest thing ever found up there? {K}.
scene:
Drip. A look up. A look at each other. A bucket. {K}.
“Can you see anything?” “Yes. Everything. I'd like to come down.” {K}.
A handful of leaves, a plop, a satisfying rush of water. {K}.
plain:
{K}. Dry and safe below it, and that is all you need to know.
Good homes begin at the top. {K}.
{K}. Not glamorous, but ask anybody in the rain.
news:
{K}. Things are looking up, literally.
{K}. The rain will be so disappointed.
invite:
{K}. Let the clouds do what they want.
Look up. When did you last look up? {K}.

== paint-wallpaper 🎨
under: renovation
nouns: wallpaper, paint swatches, paint samples, paint colors, wall paint, paint roller, interior paint, accent wall
nouns: painting the walls, painting the bedroom, painting the kitchen, chalk paint, spray paint
nouns: peel and stick wallpaper, wall color, can of paint, fresh coat of paint, house painting, exterior paint
nouns: house painter, wall mural, limewash, wall stencil
nouns: paint color
tags: WallDecor, HomeMakeover, RoomMakeover
turn:
{K}. It looked different on the little card, and I've made peace with it.
There are more kinds of white than people, and I have opinions about most of them now. {K}.
{K}: one wall finished, and suddenly the others look guilty.
The drop cloth caught nothing. My hair caught everything. {K}.
A corner took longer than the wall, as corners do. {K}.
reader:
Bold color or one more shade of oatmeal? {K}.
{K}. Tape the edges, or trust your hand and your luck?
Just the one wall, or all of them: how brave are you? {K}.
scene:
“It'll dry darker.” It did. “It'll dry lighter.” It didn't. {K}.
Step back, squint, tilt, walk out, walk back in as a guest. {K}.
A smooth stripe, a happy hum, an elbow where it shouldn't be. {K}.
plain:
{K}. Same room, new face, and it only took some courage.
A bit of color changes how a day starts. {K}.
{K}. The walls look awake again.
news:
{K}. Don't lean on anything just yet.
{K}. It's on the wall, on the floor and on my good jeans.
invite:
{K}. Beige was never your final answer.
Bring a cushion, we'll find the color. {K}.

== tools 🧰
under: renovation
nouns: tools, toolbox, hammer, cordless drill, power drill, power tools, screwdriver, tape measure, wrench
nouns: spirit level, chainsaw, tool belt, socket set, pliers, hand tools, tool shed, tool chest, sander, nail gun
nouns: glue gun, workbench, impact driver, circular saw, table saw, toolset, swiss army knife, pocket knife
nouns: allen key, stud finder
tags: Tools, DIYLife, HandyAtHome
turn:
{K}. Now everything in the house looks slightly loose.
The right size is never in the box. It's in another box, resting. {K}.
{K}: borrowed by everybody, returned by legend only.
I fixed it, and only a few parts were left over. {K}.
Measure twice, cut once, then go back to the store anyway. {K}.
reader:
Would you lend yours out, and have you ever seen it again? {K}.
{K}. Call a professional, or watch a video and believe?
Neatly on hooks, or all in one drawer with the batteries? {K}.
scene:
“Hand me the thing.” “Which thing?” “The thing for the thing.” {K}.
One screw rolls off the table and into another dimension. {K}.
A pencil behind the ear, and suddenly you look qualified. {K}.
plain:
{K}. It's a good feeling to fix something yourself.
Things last longer in the hands of somebody who cares. {K}.
{K}. For when “somebody should” turns out to be you.
news:
{K}. Nailed it, more or less in the right spot.
{K}. The squeaky hinge is getting nervous.
invite:
{K}. Your butter knife can retire as a screwdriver.
That shelf isn't going to hang itself. {K}.

== lawn-mower 🌱
under: garden
nouns: lawn mower, lawnmower, mower, riding mower, ride-on mower, robot mower, robotic lawn mower, weed whacker
nouns: push mower, string trimmer, garden tractor, lawn tractor, edger, zero turn mower, mowing service
tags: LawnCare, YardWork, GardenTools
turn:
{K}. A short meeting with the yard, and the yard took notes.
The grass thinks it's a race, and it has stamina. {K}.
{K}: my favorite way to be unavailable.
I did the edges, so yes, I'll be pointing them out. {K}.
The yard looks so good that I don't want anybody to stand on it. {K}.
reader:
Stripes, circles or wherever the wheels take you? {K}.
{K}. Early bird with a motor, or a good neighbor?
Is yard work a chore to you, or the best excuse to be outside? {K}.
scene:
One stop to move a hose. One stop to move the same hose. {K}.
“WHAT?” “I SAID LUNCH.” “WHAT?” {K}.
Grass in the shoes, sun on the neck, a nod to the finished half. {K}.
plain:
{K}. You can see at once where you've been, and that's rare in life.
The smell of a fresh cut is the whole reward. {K}.
{K}. A tidy yard and a quiet head.
news:
{K}. The dandelions called a meeting.
{K}. Word spreads fast across a lawn.
invite:
{K}. The jungle behind your house has had its fun.
Your afternoon could be shorter than your grass. {K}.

== grill 🔥
under: barbecue
nouns: grill, gas grill, charcoal grill, pellet grill, bbq grill, kamado grill, weber grill, blackstone griddle
nouns: traeger, grill tongs, outdoor kitchen, grill cover, backyard grill
nouns: grill master
tags: GrillTime, GrillSeason, BackyardCooking
turn:
{K}. Everybody gives advice, and only one person gets smoke in the eyes.
The kitchen is right there. We're outside for the drama. {K}.
{K}: where I stand with tongs and an expression.
It takes no skill to start, and a lifetime to stop poking. {K}.
I don't follow recipes out here. I follow the wind, since it moves the smoke. {K}.
reader:
Gas or charcoal? Take your side and hold your tongs. {K}.
{K}. Lid open or lid closed, and who told you so?
Who is in charge of the fire at your place, and how did they win it? {K}.
scene:
Click-click, nothing, click-click, whoosh, eyebrows: mostly present. {K}.
A circle of people, all looking down, all nodding. {K}.
“It needs another minute.” It has needed another minute for a while. {K}.
plain:
{K}. The easiest way to get everybody into one yard.
Fire, fresh air and no hurry. {K}.
{K}. Dinner smells better when the sky is the ceiling.
news:
{K}. Where there's smoke, there's me, bragging.
{K}. The apron is on and means business.
invite:
{K}. Your backyard is only missing the sizzle.
Stand upwind and bring a plate. {K}.

== vacuum-cleaning 🧹
under: cleaning
nouns: vacuum, vacuum cleaner, robot vacuum, roomba, dyson, mop, broom, dusting, duster, cordless vacuum, steam mop
nouns: handheld vacuum, cleaning supplies, mop bucket, spin mop, carpet cleaner, dustpan, vacuuming, mopping
nouns: sweeping, scrub daddy, cleaning spray
tags: CleanTok, CleaningMotivation, CleanHome
turn:
{K}. Dust never takes a day off, so I took one for both of us.
It was clean for a moment. I was there. I saw it. {K}.
{K}: mostly just finding out where all the hair goes.
You start with one corner, and suddenly the baseboards matter. {K}.
Some people meditate. I chase crumbs in straight lines. {K}.
reader:
A bit every day, or one heroic weekend? {K}.
{K}. Music on, or do you mutter while you clean?
Under the sofa: every time, sometimes, or have we never met? {K}.
scene:
“Lift your feet.” The oldest sentence in the living room. {K}.
One freshly done floor, one fresh footprint. {K}.
plain:
{K}. A clean floor makes the whole day feel lighter.
Done, and the room seems to breathe out. {K}.
{K}. Small effort, quiet reward.
news:
{K}. The dust bunnies have packed their bags.
{K}. Sweeping changes around here.
invite:
{K}. Your crumbs have been getting comfortable.
Invite people over without a running start. {K}.

== plumbing 🔧
under: repair-trade
nouns: plumbing, drain, drains, clogged drain, drain cleaning, faucet, kitchen faucet, leaky faucet, leaking pipe
nouns: blocked sink, water heater, dripping tap, clogged sink, sump pump, garbage disposal, water pipe, burst pipe
nouns: septic tank, water pressure, drain unclogging
tags: Plumbing, HomeMaintenance, PlumbingLife
turn:
{K}. Nobody thinks about it until the bucket comes out.
It stopped the moment somebody came to look. {K}.
{K}: the part of the house with the best sense of timing.
I watched a video on it, and now I know who to call. {K}.
One drip is nothing. One drip at night is a drum solo. {K}.
reader:
Do you know where the main valve is, or will you find out under pressure? {K}.
{K}. Fix it yourself, or preserve your marriage and your floor?
What's the worst sound a home can make at night? {K}.
scene:
Drip, drip, silence, hope, drip. {K}.
On the floor, head in the cabinet, flashlight between the teeth. {K}.
“Try it now.” A gurgle. “Try it the other way.” {K}.
plain:
{K}. Water where it should be and nowhere else.
You only notice it when it fails, so here's to not noticing. {K}.
{K}. Quiet pipes, quiet mind.
news:
{K}. The bucket has been promoted.
{K}. It all went down the drain, for once in a good way.
invite:
{K}. Give the bucket its retirement.
Sleep without the drum solo. {K}.

== garage 🧰
under: home
nouns: garage, garage gym, garage organization, garage shelf, shed, garden shed, workshop garage, garage workshop
nouns: basement, attic, she shed, man cave, garage makeover
tags: GarageLife, Organized, HomeProject
turn:
{K}. There's room for everything in there, except what it was made for.
I went in for a screwdriver and came out with a childhood. {K}.
{K}: where unfinished projects go to be with their own kind.
Empty for one day, and then word got around. {K}.
Nothing in there is broken. It's all waiting for a part. {K}.
reader:
What's the one thing in there you'll never throw out? {K}.
{K}. Is it organized, or do you simply remember?
Clear it out in one go, or shift it from side to side each year? {K}.
scene:
The light flickers on, and a rake falls over in greeting. {K}.
“We should get rid of this.” “It still works!” “What is it?” {K}.
A path, narrow but walkable, to the back wall. {K}.
plain:
{K}. A good place for big plans and old paint.
Every home needs a spot where a bit of mess is fine. {K}.
{K}. Space to tinker, think and lose the tape measure.
news:
{K}. The cobwebs were against it from the start.
{K}. You can see the floor, so I took my time looking.
invite:
{K}. Come and find what you didn't know you'd been missing.
Your bicycle and your boxes could both fit. {K}.

== driveway 🏠
under: home
nouns: driveway, gravel driveway, driveway sealing, driveway paving, walkway, garden path, cobblestones, paver patio
nouns: pavers, asphalt driveway, new driveway, stone path, concrete patio
tags: CurbAppeal, HomeImprovement, FrontYard
turn:
{K}. I thought gray was the color. It turns out gray was the dirt.
The whole street slows down to look, or maybe I just stand there a lot. {K}.
{K}: the shortest road I own and the one I look after most.
Leaving home takes a minute. Sweeping this takes a philosophy. {K}.
A weed came up through stone, and now I respect it. {K}.
reader:
Wash it, sweep it, or let the rain handle things? {K}.
{K}. Do you see the cracks, or the plants that live in them?
Somebody walks by: do you wave, or look busy with a broom? {K}.
scene:
One clean stripe, and now the rest has to match. {K}.
“Watch your step.” “Why?” “It's clean.” {K}.
Leaves swept left. Wind, to the right. {K}.
plain:
{K}. The first hello of a home.
Coming home starts a few steps before the door. {K}.
{K}. Neat, solid and ready for muddy boots.
news:
{K}. Smooth news, for once without a bump.
{K}. I keep finding reasons to walk across it.
invite:
{K}. Arriving home should feel like arriving.
Your shoes and your tires would both like a word of thanks. {K}.

== wall-art 🖼️
under: decor
nouns: wall art, gallery wall, picture frame, picture frames, framed print, framed photo, canvas print, tapestry
nouns: wall decor, wall hanging, macrame wall hanging, photo wall, framed art, poster frame, canvas wall art
nouns: picture hanging, wall stickers
tags: WallArt, WallDecor, HomeDecor
turn:
{K}. One nail, several opinions, and a second nail.
The wall was fine before. Now it has something to say. {K}.
{K}: straight for now, until a truck goes by.
Behind it are the holes from where it almost hung. {K}.
I stepped back to admire it and kept stepping back. {K}.
reader:
Measured with a level, or hung by feeling? {K}.
{K}. One big statement, or a crowd of small ones?
How long does a picture lean against the wall at your place before it gets hung? {K}.
scene:
“Higher.” “Here?” “Lower.” “Here?” “Where it was.” {K}.
Head tilted, pencil in the mouth, tiny cross on the wall. {K}.
A guest walks in, stops and looks. Mission complete. {K}.
plain:
{K}. A blank wall is only a wall, and this makes it yours.
Hang what you love where you'll see it. {K}.
{K}. Something good to look up at.
news:
{K}. Hung in there, and it worked.
{K}. The other walls are looking at me expectantly.
invite:
{K}. That blank wall won't interview itself.
Know your wall, or just point at the air. {K}.

== air-conditioner 🌡️
under: tech
nouns: air conditioner, air conditioning, ceiling fan, box fan, portable ac, space heater, thermostat, heat pump
nouns: central air, humidifier, dehumidifier, hvac, desk fan, tower fan, floor fan, smart thermostat, ac unit
nouns: central heating, underfloor heating, hvac service, ac repair, infrared heater, boiler service, radiator
nouns: furnace, boiler
tags: HomeComfort, HVACLife, HomeLife
turn:
{K}. Every home has a climate, and every couple has a weather war.
One degree up, one degree down, nobody saw anything. {K}.
{K}: it hums, I hum back, we've grown close.
I walked in and forgave the whole outside. {K}.
Somebody is always too warm and somebody is always in a blanket. {K}.
reader:
Who rules the thermostat at your place, and who rules it in secret? {K}.
{K}. Full blast, or low and steady like a grown-up?
Cold room with a blanket, or warm room without? {K}.
scene:
Standing right in front of it, eyes closed, arms slightly out. {K}.
“Did you touch it?” “No.” The dial is still moving. {K}.
A click, a hum, a room full of sighs. {K}.
plain:
{K}. The right temperature makes everybody nicer.
Comfort is hardly ever seen, only felt. {K}.
{K}. A room you want to stay in.
news:
{K}. The temperature of the debate has dropped.
{K}. I'm warming to it, or cooling to it, depending on who you ask.
invite:
{K}. Hang up the desk cardigan for good.
Come in and feel the difference before you sit down. {K}.

== small-appliances 🧑‍🍳
under: kitchen-thing
nouns: blender, stand mixer, food processor, bread machine, waffle maker, waffle iron, juicer, kitchenaid
nouns: hand mixer, ice cream maker, vitamix, nutribullet, immersion blender, electric mixer, popcorn machine
nouns: soda stream, sodastream, pasta maker, milk frother, dehydrator, kitchen gadget
tags: KitchenGadgets, KitchenLife, HomeCooking
turn:
{K}. First a luxury, then a hobby, then the reason there's no counter left.
I used it once and have been recommending it ever since. {K}.
{K}: makes the noise of a small airport and the best of intentions.
The attachment I need is always in the other drawer. {K}.
Cleaning it takes longer than using it, so I use it with ceremony. {K}.
reader:
Does it live on the counter, or in the cupboard of good intentions? {K}.
{K}. What's the first thing you make with a new machine?
Which gadget did you swear you'd use daily, and where is it now? {K}.
scene:
“WHAT DID YOU SAY?” Click. “Nothing. Keep going.” {K}.
Lid on. Lid really on? Lid was not on. {K}.
Unpacked, admired, plugged in, and suddenly everybody wants one of everything. {K}.
plain:
{K}. A little help in the kitchen goes a long way.
One button, and the hard part is somebody else's. {K}.
{K}. More time for the part with the tasting.
news:
{K}. The old wooden spoon is being very brave.
{K}. The outlet by the window has a new boss.
invite:
{K}. Let the whisk have a day off.
Clear a bit of counter, you'll see. {K}.
`;
