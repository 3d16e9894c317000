export const household = `
== windows 🪟
under: home
nouns: window, windows, skylight, bay window, kitchen window, bedroom window, picture window, window pane, windowsill
nouns: window sill, window frame, window seat, window installation, window replacement, french window
nouns: stained glass window, double glazing, attic window, picture windows, storm windows, dormer window
tags: WindowView, NaturalLight, HomeDetails
turn:
{K}. Better than television, and the plot is mostly pigeons.
{K}: a painting that changes its mind every hour.
Clean the glass, and it turns out that the world comes in color. {K}.
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
{K}. A frame, some sky, and time goes by more slowly.
invite:
{K}. Your walls have been keeping the sky from you.
Let the daylight see where you live. {K}.
news:
{K}. The curtains would like a better look.
{K}. The pigeons across the street are following it closely.

== doors 🚪
under: home
nouns: door, front door, red front door, doorway, door knocker, front doors, wooden door, entrance door, door wreath
tags: DoorsOfInstagram, CurbAppeal, HomeDetails, HomeSweetHome
turn:
{K}. First impressions are made here, mostly while looking for keys.
The doorbell rings, and suddenly I live in a museum of unfolded laundry. {K}.
It says pull. I pushed, with confidence, and so will you. {K}.
{K}: where every “I should get going” lasts another half an hour.
I go back to check it's locked, and then I go back to check I checked. {K}.
reader:
What color should a front door be: polite, cheerful or impossible to miss?
Do you answer the doorbell, or hold your breath until it goes away? {K}.
{K}. Shoes off right there, or a few brave steps further?
scene:
“Were you born in a barn?” Every open door, every childhood. {K}.
Pat the pockets. Check the bag. Check the same pocket again. {K}.
A long goodbye, a hand on the handle, one more story. {K}.
plain:
{K}. The nicest sound it makes is the one when you come home.
Whatever kind of day it was, it ends on the other side of {the}. [count]
{K}. It opens, and everything smells like home.
invite:
{K}. Come in, we've already wiped our feet.
Your guests look at it longer than you think. {K}.
news:
{K}. Anybody who knocks will have to hear about it.
{K}. The peephole has been busy ever since.

== rugs 🏠
under: decor
nouns: rug, rugs, area rug, carpet, carpets, persian rug, shag rug, runner rug, hallway runner, jute rug, kitchen rug
nouns: moroccan rug, vintage rug, wool rug, round rug, sheepskin rug, kilim, washable rug, rug pad, tufted rug
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
invite:
{K}. Your floor is cold and has said so.
Take your shoes off and decide with your feet. {K}.
news:
{K}. Nothing has been swept under it so far.
{K}. The vacuum took a long, thoughtful look.

== lamps 💡
under: decor
nouns: lamp, lamps, floor lamp, bedside lamp, table lamp, desk lamp, reading lamp, lava lamp, lampshade, string lights
nouns: fairy lights, night light, light bulb, light bulbs, led lights, led strip, neon sign, sconce, wall light
nouns: paper lantern, salt lamp, tiffany lamp, mushroom lamp, lamp shade, bedside lamps, lava lamps, neon signs
nouns: grow lamp
tags: HomeLighting, CozyLighting, InteriorInspo
turn:
Nothing in the house does so much for my face for so little effort. {K}.
{K}. The room looks much kinder now, and so do I.
Everything I do under it feels like a scene from a quiet film. {K}.
{K}. One click, and the dust goes back to being a rumor.
It was never the sofa that looked sad. It was the bulb. {K}.
reader:
Left on for the houseplants, or off at the first yawn? {K}.
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
invite:
{K}. Your dark corner has a bright future.
Switch it on and watch your evening change its tone. {K}.
news:
{K}. See it in a new light, preferably a warm one.
{K}. The moths sent their congratulations.

== curtains 🪟
under: decor
nouns: curtain, curtains, blinds, roman blinds, venetian blinds, linen curtains, blackout curtains, sheer curtains
nouns: roller shades, window shades, curtain rod, drapes, curtain rail, velvet curtains, sheers, valance
nouns: window blinds, wooden blinds, shutters, plantation shutters, window treatments, window coverings, lace curtains
nouns: shutter, drape, roman blind
tags: WindowTreatments, HomeDecor, InteriorInspo
turn:
{K}. Now the whole street has to guess.
The window was measured twice. Nobody measured the patience with the rod. {K}.
I used to wake up with the sun. Now the sun needs an appointment. {K}.
{K}: pajamas for the window.
Sunlight and I have an agreement about weekends, and here is the enforcement. {K}.
reader:
Shut at dusk, or open so the street can admire your dinner? {K}.
{K}. Pitch dark to sleep, or a gap for the morning to sneak in?
Who gets up to close them when the sun is in everybody's eyes? {K}.
scene:
One tug, a stripe of sun across the bed, and the day may begin. {K}.
On a chair, arms up, one screw between the teeth. {K}.
A strip of light on the wall, thin as a ruler, says good morning. {K}.
plain:
{K}. A soft line between outside and in.
Draw them, and the evening belongs to you. {K}.
{K}. The light comes in, but it minds its manners.
invite:
{K}. Your window has been standing there undressed.
The morning can wait outside until you say so. {K}.
news:
{K}. The neighbors will have to go back to their own lives.
{K}. Even the window frame seems dressed for it.

== shower-and-tub 🫧
under: room
nouns: shower head, walk-in shower, bathtub, clawfoot tub, hot shower, shower door, soaking tub, shower curtain
nouns: bath tub, rainfall shower head, shower tiles, shower caddy, outdoor shower, claw foot tub, freestanding tub
nouns: garden tub, tubs, shower stall, walk in shower
alone: tub
tags: BathroomDesign, BathroomInspo, BathTime
turn:
All my best comebacks arrive in here, days too late. {K}.
{K}. Great acoustics, terrible singer.
The temperature has a sweet spot as wide as a hair. {K}.
I went in with a problem and came out with wrinkled fingers and a plan. {K}.
{K}: the only meeting room where nobody can hand me a phone.
reader:
In and out, or until the mirror gives up? {K}.
{K}. Scalding or sensible: how hot is your hot?
Which towel is for guests, and has a guest ever dared? {K}.
scene:
“Are you nearly done?” The door has heard that before. {K}.
Steam on the mirror, a smiley drawn with one finger. {K}.
Water on, hand under, not yet, not yet, too much. {K}.
plain:
{K}. Wash off the day and start over in a clean towel.
Warm water solves more than it is given credit for. {K}.
{K}. A little steam, and the day loses its corners.
invite:
{K}. Your shoulders have been waiting to drop.
Run late with a clear conscience. {K}.
news:
{K}. Sung about under running water, with echo.
{K}. The rubber duck has been told to sit down.

== bathroom 🫧
under: room
nouns: bathroom, bathrooms, master bathroom, ensuite, primary bathroom, bathroom vanity, small bathroom, new bathroom
nouns: bathroom sink, bathroom tiles, bathroom makeover, bathroom shelf, vanity sink, double sink, bathroom cabinet
nouns: medicine cabinet, half bathroom, wet room, bathroom counter
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
{K}. Everybody comes out of it a little better than they went in.
invite:
{K}. Your mornings could begin with a nicer view.
Think of it as a spa with a toothbrush. {K}.
news:
{K}. There's a queue to see it.
{K}. The mirror fogged up with excitement.

== toilet 🚽
under: object
nouns: toilet, bidet, toilet seat, powder room, restroom, washroom, half bath, outhouse, porta potty, loo
nouns: bathroom break, heated toilet seat, public restroom, guest bathroom
tags: BathroomHumor, ToiletHumor, BathroomBreak
turn:
{K}. The best seat in the house, and nobody ever brags about it.
No throne in history was ever used more often. {K}.
{K}: the one place where a closed door still means something, usually.
I went in for a moment and read the whole internet. {K}.
Guests will never compliment it. They will only ever notice. {K}.
reader:
Over or under: how does the paper hang at your place, and will you fight? {K}.
Seat down, lid down, or an open conversation about it? {K}.
{K}. Do you take the phone in, or are you a person of principle?
scene:
“Occupied!” The fastest word in any home. {K}.
An empty cardboard roll, a slow turn of the head, a long think. {K}.
Knock, knock. “Are you still in there?” Silence, with dignity. {K}.
plain:
{K}. Small room, big relief.
Say what you like about art and science, civilization starts right here. {K}.
{K}. A few quiet minutes with the door shut.
invite:
{K}. Sit down and think it over.
You'll spend more of your life there than you think. {K}.
news:
{K}. It had to come out sooner or later.
{K}. Flushed with pride is the expression.

== bed 🛏️
under: furniture
nouns: bed, new bed, queen bed, king size bed, canopy bed, platform bed, bed frame, daybed, mattress
nouns: memory foam mattress, murphy bed, four poster bed, air mattress, futon, mattress topper, guest bed, made bed
nouns: unmade bed, beds, comfy bed, twin bed, double bed, wooden bed, adjustable bed, king bed, headboard, trundle bed
tags: BedroomInspo, BedTime, CozyBedroom
turn:
{K}. We have a very serious relationship, and mornings are hard on us both.
I only lay down to test it. The test is still running. {K}.
Making it is my one achievement, and undoing it is my reward. {K}.
{K}: never as comfortable as at the second the alarm rings.
I arrive tired and leave reluctantly, and that's how all great romances go. {K}.
reader:
Curled up small, or spread out like a conqueror? {K}.
{K}. Made every morning, or left open to receive you again?
Firm or soft? A mattress question that can end a shopping trip.
scene:
One foot out, for the temperature. One foot only. {K}.
“Just a few more minutes,” said the shape under the covers. {K}.
A sigh, a bounce, a face straight into the covers. {K}.
plain:
{K}. The day may have been long, but it ends here.
Nothing in the house is better at forgiving a bad day. {K}.
{K}. A quiet place to put your whole weight down.
invite:
{K}. Your old one has been holding your shape and your grudges.
Lie down, close your eyes, ask us anything. {K}.
news:
{K}. Please speak softly, the pillows are listening.
{K}. The alarm clock has not been consulted.

== pillows 🛏️
under: decor
nouns: pillow, pillows, pillowcase, silk pillowcase, satin pillowcase, body pillow, memory foam pillow, down pillow
nouns: neck pillow, travel pillow, feather pillow, pregnancy pillow, pillow talk, bed pillow, bed pillows
nouns: goose down pillow, goose feather pillow, new pillow
tags: CozyHome, SleepWell, BedTime
turn:
My head has high standards and finally a landlord. {K}.
Every night I turn it over, and every night the other side is better. {K}.
{K}: one corner for me, the rest for whoever gets there first.
A pat, a punch, a sigh: everybody has a method. {K}.
The sheep went home early, nobody had to count them. {K}.
reader:
One under the head, one in the arms, one on the floor by morning? {K}.
{K}. Flat, firm or so fluffy that you disappear?
Is the cool side a right or a privilege? {K}.
scene:
Punch, fold, flip, sigh, sleep. {K}.
“That's my side.” “It was warm.” “Because it's my side.” {K}.
One hug, one squeeze, one face straight in. {K}.
plain:
{K}. A soft landing at the end of the day.
Put your head down, the rest can wait. {K}.
{K}. Soft enough to forget what the clock said.
invite:
Your neck has been writing complaints in its sleep. {K}.
Put your cheek on it for a second. That should settle things. {K}.
news:
{K}. Worth sleeping on.
{K}. The heads of this household are in agreement.

== blankets 🛋️
under: decor
nouns: blanket, blankets, throw blanket, weighted blanket, fluffy blanket, fleece blanket, heated blanket
nouns: electric blanket, wool blanket, knit blanket, chunky knit blanket, sherpa blanket, plaid blanket, sofa throw
nouns: cashmere throw, blanket ladder, cotton throw, granny square blanket, blanket season, plush blanket
nouns: cozy blanket
tags: BlanketWeather, CozyHome, CozyCorner
turn:
{K}. Come too close and you become part of the nap.
I'm not antisocial. I'm under something warm and can't be reached. {K}.
{K}: the softest reason to cancel everything.
I share most things. My corner of {the} is not among them.
Somebody sits down next to me, and my half gets smaller without a word. {K}.
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
invite:
{K}. Your sofa looks cold. We only mention it.
Touch it once and try to let go. {K}.
news:
{K}. The cat has already signed up for a corner.
{K}. All wrapped up, then.

== bedding 🛏️
under: decor
nouns: bedding, bed sheets, fitted sheet, fresh sheets, clean sheets, duvet, duvet cover, comforter, linen bedding
nouns: linen sheets, bedspread, flannel sheets, bed linen, duvet set, silk sheets, sheet set, comforter set
nouns: cotton sheets, mattress protector, quilt cover, crisp sheets, making the bed, satin sheets, bed sheet
tags: Bedding, BedroomInspo, HomeDecor
turn:
{K}. No evening plan stands a chance against it.
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
{K}. Smooth, cool, and nobody has been in there yet.
invite:
{K}. Your bed is ready for something new to wear.
Turn down the covers and the day with them. {K}.
news:
{K}. Whoever goes in won't be back for some time.
{K}. Got it covered.

== sofa-and-chairs 🛋️
under: furniture
nouns: sofa, couch, armchair, recliner, sectional, loveseat, velvet sofa, leather couch, chaise longue, sofa bed
nouns: lazy boy, sofas, couches, new couch, new sofa, sleeper sofa, corner sofa, reclining sofa, comfy couch
tags: SofaTime, Furniture, CozyHome, InteriorInspo
turn:
{K}. It looked smaller in the store and cannot be persuaded to leave.
Sitting down was a decision. Getting up will be a project. {K}.
{K}: seats for guests, in theory.
It swallows coins, pens and entire evenings. {K}.
Everybody says “just for a moment”, and everybody is still here. {K}.
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
invite:
{K}. Try sitting down for a second. We'll wait, and wait.
Your back has been writing us letters. {K}.
news:
{K}. Kindly take a seat before you hear the rest.
{K}. The cushions have taken it softly.

== chairs 🪑
under: furniture
nouns: chair, rocking chair, dining chair, accent chair, office chair, gaming chair, desk chair, wingback chair
nouns: egg chair, papasan chair, bar stool, bar stools, footstool, ottoman, pouf, bean bag, reading chair
nouns: folding chair, vintage chair, wooden chair, swivel chair, kitchen chairs, chair makeover, chair reupholstery
nouns: dining chairs, folding chairs, lawn chair, stools, wooden stool, vanity stool, beanbag
tags: ChairDesign, Furniture, HomeInterior
turn:
{K}. I was going to stand for this, but then I sat down.
Bought to be sat on. So far it holds a sweater and a good deal of mail. {K}.
{K}: one test sit, and suddenly nothing else was urgent.
Everybody walks once around the room and ends up there. {K}.
I only wanted to try it. That was a while ago, and now I have snacks. {K}.
reader:
Feet on the floor, or folded in like a shrimp? {K}.
{K}. Up straight, or so far down that only the knees are visible?
Which seat in your home is taken before anybody sits down? {K}.
scene:
“Is anybody sitting here?” The start of most good stories. {K}.
Sit. Shift. Shift again. Ah. {K}.
Dragged to the window, turned a little, sat in, approved. {K}.
plain:
{K}. A small place that says stay a bit.
Rest your legs, rest your case. {K}.
{K}. There's always room to pull up one more.
invite:
{K}. Try it. We'll talk when you're ready to get up.
Your standing ovation can wait. {K}.
news:
{K}. You may want to sit down for this, and now you can.
{K}. Everybody sat up a little straighter.

== tables-desks 🪑
under: furniture
nouns: table, dining table, kitchen table, coffee table, side table, desk, standing desk, writing desk, bedside table
nouns: nightstand, console table, picnic table, farmhouse table, folding table, drop leaf table, kitchen island
nouns: writing table, bar table, work desk, end table, live edge table, tables, coffee tables, bedside tables
nouns: desk drawer, wooden table, corner desk, computer desk, vanity desk, sewing table, craft table
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
What has been lying on yours for so long that it counts as furniture? {K}.
scene:
One swipe of the arm, and the surface is visible. Briefly. {K}.
“Where should I put this?” “Wherever you see wood.” “I don't.” {K}.
A pen, a cold cup, a plan on the back of an envelope. {K}.
plain:
{K}. Whatever the day brings, sooner or later it's put down here.
The scratches are what happened here. {K}.
{K}. A good place to spread out and settle in.
invite:
{K}. Your laptop and your lunch could stop sharing a lap.
Come and run a hand over the top. {K}.
news:
{K}. All of it is now officially on the table.
{K}. Knock on wood, it's right there.

== shelves-closet ✨
under: furniture
nouns: shelf, shelves, floating shelves, closet, walk-in closet, wardrobe, dresser, cabinet, cupboard, pantry
nouns: kitchen cabinets, pantry organization, chest of drawers, shelving unit, shoe rack, coat rack, drawer
nouns: display cabinet, capsule closet, spice rack, closet organization, drawers, credenza, sideboard, linen closet
nouns: armoire, kitchen cupboard, open shelving, closet makeover, kitchen shelves, file cabinet, filing cabinet
nouns: kitchen drawer
tags: Organized, HomeOrganization, TidyHome
turn:
{K}. Everything has a place. Finding out which one is the adventure.
Empty for an entire afternoon. A personal record. {K}.
More space does not mean less stuff. It means braver stuff. {K}.
I looked for one thing in there and met my whole past. {K}.
{K}: full of things that were needed once and might be again.
reader:
Sorted by color, by size, or by whatever fit? {K}.
{K}. What have you kept the longest for “one day”?
Hidden from visitors, or proudly on display? {K}.
scene:
A little to the left. Step back. The other left. {K}.
“Where does this go?” “There's room.” “Where?” “There.” {K}.
Keep, keep, keep, maybe, keep. Decluttering is going well. {K}.
plain:
{K}. You open it, and nothing falls on your head.
Every sweater, jar and gadget has an address now. {K}.
{K}. All in a row, labels to the front.
invite:
{K}. The pile on your chair is ready to move out.
Own as much as you like, we'll hide it nicely. {K}.
news:
{K}. Give it a week and it will be full.
{K}. Filed under things that have found their place.

== umbrella ☔
under: accessories
nouns: umbrella, umbrellas, transparent umbrella, golf umbrella, compact umbrella, folding umbrella, clear umbrella
tags: Umbrella, UmbrellaDay, RainyDays
turn:
{K}. Sooner or later, every one of them rides a bus without its owner.
Carry it, and the sky stays polite. Forget it, and see. {K}.
{K}: opens in a second, closes in public, slowly, with witnesses.
One gust, and it turned into a satellite dish. {K}.
I don't own umbrellas. I just look after them between cafés. {K}.
reader:
Share it or sprint? You learn a lot about people under an umbrella.
{K}. How many have you lost, and do you think they found each other?
Open it at the first drop, or walk on and pretend not to notice? {K}.
scene:
“It won't rain.” Somewhere above, a cloud cleared its throat. {K}.
Up, down, sideways, inside out, into the bag. {K}.
A shoulder each side getting wet, and nobody complaining. {K}.
plain:
{K}. A small roof to take along.
Lean in a little, and it fits another shoulder. {K}.
{K}. Let the sky do what it likes.
invite:
{K}. The weather app is only guessing, anyway.
Bring it along and it won't rain. You're welcome. {K}.
news:
{K}. The clouds looked disappointed.
{K}. The puddles are disappointed, too.

== porch 🏡
under: home
nouns: porch, front porch, porch swing, deck, back deck, patio, veranda, backyard patio, backyard deck, screened porch
nouns: back porch, terrace, pergola, gazebo, front steps, stoop, porch decor, porch sitting, patio umbrella
nouns: patio furniture, patio heater, patio lights, decking, front stoop
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
invite:
{K}. Pull up a chair, the evening has room.
The good part of the day happens outside, sitting down. {K}.
news:
{K}. The lemonade has been moved outdoors out of respect.
{K}. Nobody on this street will pass by without hearing it.

== balcony 🌿
under: room
nouns: balcony, balconies, balcony garden, balcony view, tiny balcony, balcony season, apartment balcony
nouns: balcony plants, balcony lights, balcony railing, juliet balcony, balcony chair, balcony makeover
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
invite:
{K}. Somewhere a folding chair is unfolding with joy.
Step out, breathe in, forget the inbox. {K}.
news:
{K}. The people across the street have lowered their newspapers.
{K}. The pigeons have taken note and a seat.

== fence-gate 🏡
under: home
nouns: fence, garden gate, white picket fence, picket fence, wooden fence, fence post, new fence, fence painting
nouns: fence repair, garden fence, iron gate, privacy fence, backyard fence, fence panels, fencing installation
nouns: fences, fencing contractor, garden fencing, fence installation, electric fence, fence gate, driveway gate
nouns: wooden gate
tags: FenceLine, CurbAppeal, GardenInspo
turn:
{K}. Good for privacy, better for leaning on and gossiping.
Without it, the neighbor's dandelions would walk in. With it, they have to fly. {K}.
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
invite:
{K}. The yard next door can stop watching your barbecue.
Your garden is ready to draw a friendly line. {K}.
news:
{K}. Both sides of it have an opinion.
{K}. No more sitting on it, then.

== stairs 🪜
under: home
nouns: stairs, staircase, spiral staircase, stairwell, stair runner, banister, stair railing, handrail, wooden stairs
nouns: attic stairs, basement stairs, grand staircase, stone steps, stair
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
Everybody in the house can be told by their steps on it. {K}.
{K}. A quiet bit of in-between.
invite:
{K}. Come on up, it's worth the calves.
Your way to bed could look like an entrance. {K}.
news:
{K}. A step in the right direction, clearly.
{K}. Told on every step on the way up.

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
The air moves, and the garden answers. {K}.
{K}. It asks for nothing but a little air.
invite:
{K}. Your porch has been humming without accompaniment.
Give the wind something to play. {K}.
news:
{K}. It turns out the wind knows a tune.
{K}. It's ringing a bell. Several, in fact.

== laundry 🧺
under: chores
nouns: laundry, laundry day, laundry basket, laundry pile, washing machine, dryer, tumble dryer, clothesline
nouns: washing line, laundry room, dryer sheets, laundry detergent, drying rack, folding laundry, fabric softener
nouns: clean laundry, clothespins, hamper of clothes, load of laundry, laundry time, laundry hamper, clothes dryer
nouns: laundry pods, stain removal, laundry folding, fabric conditioner
tags: LaundryDay, LaundryRoom, HomeLife
turn:
{K}. Done, if you don't count what I'm wearing.
Wash it, dry it, move it to the chair, wear it from the chair. {K}.
The pile was folded once. It remembers the feeling. {K}.
{K}: the only story that starts over while you're still finishing it.
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
invite:
{K}. Your chair deserves to be a chair again.
Life is short and the pile is tall. {K}.
news:
{K}. A spin cycle of emotions.
{K}. It all came out in the wash, including a pen.

== fridge 🧊
under: kitchen-thing
nouns: fridge, refrigerator, freezer, mini fridge, chest freezer, freezer meals, fridge organization, fridge restock
nouns: smart fridge, retro fridge, french door fridge, fridge clean out, freezer drawer, wine fridge, freezer meal
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
invite:
{K}. Somewhere to put the leftovers you'll definitely eat.
Open it, stare into it, feel understood. {K}.
news:
{K}. The secret snack visits continue as before.
{K}. Stay cool, everybody. The butter is trying to.

== oven-stove 🍳
under: kitchen-thing
nouns: oven, stove, gas stove, cooker, induction cooktop, stovetop, cooktop, range cooker, toaster oven, slow cooker
nouns: crockpot, instant pot, pressure cooker, aga, kitchen appliances, slow cookers, electric stove, hob, stove top
nouns: oven door, convection oven
tags: KitchenLife, KitchenGadgets, HomeCooking
turn:
{K}. Does all the work, and I still take the compliments.
Open the door a little to check, and it checks your eyebrows. {K}.
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
{K}. The warm spot where everybody ends up leaning.
Dinner takes care of itself, as long as somebody watches it doing so. {K}.
{K}. Plug it in, and dinner has a chance.
invite:
{K}. Your countertop has been saving a spot.
Dinner would like to be less of an argument. {K}.
news:
{K}. The takeout menu took it personally.
{K}. Things are heating up around here.

== dishes 🍽️
under: chores
nouns: dishes, washing dishes, doing the dishes, dirty dishes, dish rack, kitchen sink, clean dishes, full sink
nouns: dish pile, farmhouse sink, washing up, dishwashing, dirty dish pile, drying rack for dishes, dish soap
nouns: sink full of dishes
tags: DishDuty, KitchenLife, CleanKitchen
turn:
{K}. I leave things to soak the way other people leave town.
There is one right way to stack a dishwasher, and everybody in this home has another. {K}.
{K}: cleared, wiped, shining, and then somebody wanted toast.
The last fork always hides until the water is gone. {K}.
Cooking takes talent. This part takes character. {K}.
reader:
Whoever cooks doesn't clean: law, myth or marriage contract? {K}.
{K}. Wash as you go, or face the mountain at the end?
Forks up or forks down? Choose with care, people eat with those. {K}.
scene:
“I'll do them in the morning.” Morning: “I said a morning.” {K}.
Warm water, rolled-up sleeves, a song with half the words. {K}.
One pan stands in the sink, soaking, since nobody knows when. {K}.
plain:
{K}. A clean counter is a good way to end a day.
An empty sink feels like a small holiday. {K}.
{K}. Proof that people ate well here.
invite:
{K}. Your evenings could have less scrubbing in them.
The pan can't soak forever. {K}.
news:
{K}. Details will be dished out once the pan is dry.
{K}. The sponge has seen things it can't unsee.

== plates-bowls 🍽️
under: kitchen-thing
nouns: dinner plates, salad bowl set, serving bowl, serving platter, dinnerware, tableware, soup bowls, ceramic bowl
nouns: wooden bowl, cereal bowl, crockery, china set, fine china, butter dish, casserole dish, cake stand
nouns: place setting, fruit bowl, gravy boat, plates, ceramic bowls, mixing bowls, porcelain plates, dessert plates
nouns: soup bowl, pasta bowls, handmade bowl, handmade bowls, mixing bowl, serving plate, napkin rings, cutlery
nouns: silverware set, forks, spoons, flatware set, placemats, tablecloth, dinner plate, plate, dessert plate
nouns: napkin ring, fork, spoon, placemat, bowls
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
{K}. It goes around the table and comes back empty, which is praise.
invite:
{K}. Your toast would like to be presented properly.
Set the table as if you were the guest. {K}.
news:
{K}. The cupboard has shuffled up a little.
{K}. One shelf held its breath, and also held.

== mugs ☕
under: kitchen-thing
nouns: mug, mugs, coffee mug, tea mug, travel mug, teacup, teacups, cup and saucer, espresso cups, favorite mug
nouns: mug collection, camping mug, enamel mug, custom mug, photo mug, mug rack, glass mug, chipped mug, mug tree
nouns: espresso cup
tags: MugLife, MugCollection, CoffeeMugs
turn:
{K}. The cupboard is full of cups, and there is only one I'll drink from.
I don't need another one, I said, holding it like a kitten. {K}.
{K}: shared with nobody, described in the will.
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
invite:
{K}. There's always room for one more. Stack them.
Your current favorite won't mind. Much. {K}.
news:
{K}. The others in the cupboard moved over politely.
{K}. Somebody put the kettle on.

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
invite:
{K}. Your desk plant drinks more than you do.
For people who lose the lid but never hope. {K}.
news:
{K}. Announced with a loud clonk.
{K}. Raise a lid for the occasion.

== pans-pots 🍳
under: kitchen-thing
nouns: pan, frying pan, cast iron skillet, skillet, cast iron pan, dutch oven, saucepan, wok, stock pot, cookware
nouns: le creuset, carbon steel pan, nonstick pan, stainless steel pan, griddle, roasting pan, cookware set, cast iron
nouns: pots and pans, pots, crepe pan, grill pan, stockpot, cast iron cookware, copper pans, cooking pot, frying pans
nouns: cooking pots
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
“Careful, it's hot.” “How ho… I see.” {K}.
plain:
{K}. Good dinners begin with something solid.
The scratches only mean it has been busy. {K}.
{K}. It gets better the more you use it, like most of us.
invite:
{K}. Eggs slide, cooks smile.
Come and lift it. Then imagine the stew. {K}.
news:
{K}. Out of the cupboard and into the spotlight.
{K}. The stove says it feels a connection.

== kitchen-knife 🍳
under: kitchen-thing
nouns: kitchen knife, chef knife, chef's knife, paring knife, bread knife, knife set, knife sharpening, cutting board
nouns: chopping board, santoku knife, knife block, cheese knife, whetstone, butcher block, kitchen scissors
nouns: steak knives
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
{K}. Even the parsley holds still for it.
Good cooking is mostly good chopping. {K}.
{K}. A clean cut, a calm cook.
invite:
{K}. Your onions have suffered enough.
Bring a tomato, we'll understand. {K}.
news:
{K}. The carrots are lining up.
{K}. The onions have been warned, and cried first.

== fireplace 🔥
under: home
nouns: fireplace, wood stove, wood burning stove, hearth, fireplace makeover, log burner, cozy fireplace
nouns: stone fireplace, brick fireplace
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
{K}. Humans have stared into it forever, and still haven't seen enough.
invite:
{K}. Your cold feet have a destination.
Come closer, the good seat is right here. {K}.
news:
{K}. A warm reception is guaranteed.
{K}. The marshmallows would like to know more.

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
{K}. The calmest voice in the room, and it only says one thing.
A house with a tick in it feels as if somebody is home. {K}.
{K}. A small reminder to look up now and then.
invite:
{K}. Your phone has been doing this job without any charm.
It's about time, and we had to say it. {K}.
news:
{K}. Not a second too soon.
{K}. The cuckoo would like to make the announcement itself.

== mirrors 🪞
under: decor
nouns: mirror, mirrors, wall mirror, full length mirror, floor mirror, vanity mirror, round mirror, arch mirror
nouns: bathroom mirror, makeup mirror, antique mirror, sunburst mirror, vanity table, compact mirror, hand mirror
tags: MirrorMirror, HomeDecor, InteriorInspo
turn:
{K}. The room looks bigger, and so does the pile of clothes behind me.
It tells the truth, but it waits until you switch the light on. {K}.
{K}: I only look to check my hair, for quite some time.
It was put there for the light. So far it mostly catches somebody snacking. {K}.
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
{K}. The far wall moves away, and the lamp counts twice.
invite:
{K}. See yourself the way your friends do.
Bring your best face, or just the one you have. {K}.
news:
{K}. A moment to reflect would be nice.
{K}. Every face in it looked pleased.

== house-keys 🔑
under: object
nouns: house keys, car keys, lost keys, keychain, key ring, keychains, set of keys, bunch of keys, keyring, key fob
nouns: house key, car key, lost key
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
{K}. A pocketful of doors that open for you.
invite:
{K}. For everybody who has ever emptied a bag on the doorstep.
Your pocket could jingle with more style. {K}.
news:
{K}. Yes, it was in the other jacket.
{K}. Locked in and ready to tell everybody.

== boxes-storage 📦
under: object
nouns: storage box, storage boxes, cardboard box, storage bins, moving box, storage basket, woven basket, plastic bins
nouns: storage bench, wooden crate, storage bin, storage containers, moving boxes, cardboard boxes, under bed storage
nouns: storage unit, storage ideas, storage container, plastic bin
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
{K}. The floor has come out to see daylight.
Once it closes, the shoulders come down. {K}.
{K}. A place for the things you're not done with.
invite:
{K}. Trip over nothing in your own hallway.
Clear the floor, find the floor, enjoy the floor. {K}.
news:
{K}. That's one box ticked.
{K}. The lid drawer is in uproar.

== roof-gutters 🏠
under: home
nouns: roof, gutters, gutter, gutter cleaning, roofing, roof repair, roof replacement, shingles, roof shingles
nouns: tin roof, metal roof, new roof, downspout, roof tiles, thatched roof, roof inspection, green roof, rain gutter
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
invite:
{K}. Let the clouds do what they want.
Look up. When did you last look up? {K}.
news:
{K}. Things are looking up, literally.
{K}. The rain will be so disappointed.

== paint-wallpaper 🎨
under: renovation
nouns: wallpaper, paint swatches, paint samples, paint colors, wall paint, paint roller, interior paint, accent wall
nouns: painting the walls, painting the bedroom, painting the kitchen, peel and stick wallpaper, wall color
nouns: can of paint, fresh coat of paint, house painting, exterior paint, limewash, wall stencil, paint color
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
invite:
{K}. Beige was never your final answer.
Bring a cushion, we'll find the color. {K}.
news:
{K}. Don't lean on anything just yet.
{K}. There are traces of it on several elbows.

== tools 🧰
under: renovation
nouns: tools, toolbox, hammer, cordless drill, power drill, power tools, screwdriver, tape measure, wrench
nouns: spirit level, tool belt, socket set, pliers, hand tools, tool shed, tool chest, sander, nail gun, workbench
nouns: impact driver, circular saw, table saw, toolset, allen key, stud finder, tool kit, hammers, wrenches
nouns: screwdrivers, electric drill, drill set, adjustable wrench, saw horse, miter saw, toolkit, power tool
nouns: new tools, dad's tools, grandpa's tools, work bench, hand tool
tags: Tools, DIYLife, HandyAtHome
turn:
{K}. Now everything in the house looks slightly loose.
The right size is never in the box. It's in another box, resting. {K}.
{K}: borrowed by everybody, returned by legend only.
Whatever it was, it has been fixed, with only a few parts left over. {K}.
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
{K}. Few feelings beat the one when it finally turns.
In the right hands, nothing stays wobbly for long. {K}.
{K}. For when “somebody should” turns out to be you.
invite:
{K}. Your butter knife can retire as a screwdriver.
That shelf isn't going to hang itself. {K}.
news:
{K}. Nailed it, more or less in the right spot.
{K}. The squeaky hinge is getting nervous.

== lawn-mower 🌱
under: garden
nouns: lawn mower, lawnmower, mower, riding mower, ride-on mower, robot mower, robotic lawn mower, weed whacker
nouns: push mower, string trimmer, garden tractor, lawn tractor, edger, zero turn mower, mowing service
tags: LawnCare, YardWork, GardenTools
turn:
{K}. A short meeting with the yard, and the yard took notes.
The grass thinks it's a race, and it has stamina. {K}.
{K}: my favorite way to be unavailable.
The edges are the part that people notice, and I will help them notice. {K}.
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
invite:
{K}. The jungle behind your house has had its fun.
Your afternoon could be shorter than your grass. {K}.
news:
{K}. The dandelions called a meeting.
{K}. Word spreads fast across a lawn.

== grill 🔥
under: barbecue
nouns: grill, gas grill, charcoal grill, pellet grill, bbq grill, kamado grill, weber grill, blackstone griddle
nouns: traeger, grill tongs, outdoor kitchen, grill cover, backyard grill, grill master
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
invite:
{K}. Your backyard is only missing the sizzle.
Stand upwind and bring a plate. {K}.
news:
{K}. Where there's smoke, there's somebody with advice.
{K}. The apron is on and means business.

== vacuum-cleaning 🧹
under: cleaning
nouns: vacuum, vacuum cleaner, robot vacuum, roomba, dyson, mop, broom, dusting, duster, cordless vacuum, steam mop
nouns: handheld vacuum, cleaning supplies, mop bucket, spin mop, carpet cleaner, dustpan, vacuuming, mopping, sweeping
nouns: scrub daddy, cleaning spray
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
{K}. Walk barefoot once and feel nothing at all.
invite:
{K}. Your crumbs have been getting comfortable.
Invite people over without a running start. {K}.
news:
{K}. The dust bunnies have packed their bags.
{K}. Sweeping changes around here.

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
{K}. Turn the tap, and out comes civilization.
invite:
{K}. Give the bucket its retirement.
Sleep without the drum solo. {K}.
news:
{K}. The bucket has been promoted.
{K}. The pipes have been gurgling about it all through the house.

== garage 🧰
under: home
nouns: garage, garage organization, garage shelf, shed, garden shed, workshop garage, garage workshop, basement, attic
nouns: garage makeover, garage space, messy garage, clean garage, garden sheds, attic storage, basement storage
nouns: crawl space, two car garage, detached garage
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
invite:
{K}. Come and find what you didn't know you'd been missing.
Your bicycle and your boxes could both fit. {K}.
news:
{K}. The cobwebs were against it from the start.
{K}. Somewhere in the back, something fell over in surprise.

== driveway 🏠
under: home
nouns: driveway, gravel driveway, driveway sealing, driveway paving, walkway, pavers, asphalt driveway, new driveway
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
invite:
{K}. Arriving home should feel like arriving.
Your shoes and your tires would both like a word of thanks. {K}.
news:
{K}. Smooth news, for once without a bump.
{K}. The neighbors are slowing down for a look.

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
invite:
{K}. That blank wall won't interview itself.
Know your wall, or just point at the air. {K}.
news:
{K}. Every guest gets walked past it, twice.
{K}. The other walls are looking on expectantly.

== air-conditioner 🌡️
under: tech
nouns: air conditioner, air conditioning, portable ac, thermostat, central air, hvac, smart thermostat, ac unit
nouns: hvac service, ac repair, air conditioners, window ac, mini split, ac, cooling system
tags: HomeComfort, HomeLife, HomeSweetHome
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
Nobody talks about the weather in here anymore. {K}.
{K}. The heat is waiting at the door and may not come in.
invite:
{K}. Hang up the desk cardigan for good.
Come in and feel the difference before you sit down. {K}.
news:
{K}. The temperature of the debate has dropped.
{K}. Some warmed to it, some are cooling down.

== small-appliances 🧑‍🍳
under: kitchen-thing
nouns: blender, stand mixer, food processor, bread machine, waffle maker, waffle iron, juicer, kitchenaid, hand mixer
nouns: ice cream maker, vitamix, nutribullet, immersion blender, electric mixer, popcorn machine, soda stream
nouns: sodastream, pasta maker, milk frother, dehydrator, kitchen gadget
tags: KitchenGadgets, KitchenLife, HomeCooking
turn:
{K}. First a luxury, then a hobby, then the reason there's no counter left.
I used it once and have been recommending it ever since. {K}.
{K}: daily for a while, then only on weekends, always with ceremony.
The attachment I need is always in the other drawer. {K}.
The recipe book that came with it has more ambition than I do. {K}.
reader:
Does it live on the counter, or in the cupboard of good intentions? {K}.
{K}. What's the first thing you make with a new machine?
Which gadget did you swear you'd use daily, and where is it now? {K}.
scene:
“Where will it live?” “It'll earn its spot.” {K}.
Lid on. Lid really on? Lid was not on. {K}.
Unpacked, admired, plugged in, and suddenly everybody wants one of everything. {K}.
plain:
{K}. Arms that have whisked by hand know its worth.
One button, and the hard part is somebody else's. {K}.
{K}. More time for the part with the tasting.
invite:
{K}. Let the whisk have a day off.
Clear a bit of counter, you'll see. {K}.
news:
{K}. The old wooden spoon is being very brave.
{K}. The outlet by the window has a new boss.

== back-doors 🚪
under: home
nouns: back door, screen door, sliding door, barn door, garage door, patio door, garage door opener
nouns: sliding glass door, pocket door, closet door, bedroom door, bathroom door, dutch door, saloon doors, glass door
nouns: interior doors, barn doors, garage doors, trap door
tags: HomeDetails, HomeImprovement, HomeSweetHome
turn:
{K}. It announces me to the whole house, so sneaking is off the menu.
It sticks a little. Everybody in the house knows the trick, and no guest ever does. {K}.
{K}: opens for anybody who brings groceries.
Somebody always leaves it open, and somebody always shouts about it. {K}.
One good slide and I feel like a person in a renovation show. {K}.
reader:
Push, pull, slide or a hip against it: how do you open yours? {K}.
{K}. Left open for the breeze, or shut because of the flies?
Who in your home closes it gently, and who makes the windows rattle? {K}.
scene:
“Close it, were you raised outside?” A voice from the far end of the house. {K}.
A hand full of bags, an elbow on the handle, a small victory. {K}.
plain:
{K}. Family never comes in any other way.
It's a small thing until it works the way it should. {K}.
invite:
{K}. No more lifting it a little to the left.
Your old one has been complaining every time somebody comes home. {K}.
news:
{K}. The handle has never been so popular.
{K}. Opened and closed it more often than necessary, just for the feeling.

== ceiling-light 💡
under: decor
nouns: chandelier, chandeliers, pendant light, pendant lights, light fixture, light fixtures, ceiling light
nouns: ceiling lights, big light, overhead light, overhead lighting, lighting, kitchen lighting, recessed lighting
nouns: light switch, dimmer switch, track lighting, ceiling lamp
tags: HomeLighting, InteriorInspo, HomeDetails
turn:
{K}. Half of this home loves it, the other half wears sunglasses.
It makes an ordinary dinner look as if somebody is about to propose. {K}.
{K}: where every moth in the neighborhood holds its meetings.
I look up more than I used to, mostly to see the dust. {K}.
One flick, and nobody's crumbs are a secret anymore. {K}.
reader:
As bright as a stadium, or dimmed until everybody looks rested? {K}.
{K}. Who changes the bulb at your place, and who holds the chair?
How low over the table is too low? Ask the tallest person you know. {K}.
scene:
A chair, a tiptoe, an arm going numb. “Is it on?” “No.” {K}.
“Who turned that on?” Everybody squints at the suspect. {K}.
One switch, then the other switch, then the hallway. Never the right one first. {K}.
plain:
{K}. The room finally knows where its middle is.
A good light makes people stay at the table longer. {K}.
{K}. Switched on, and the evening has a stage.
invite:
{K}. Your ceiling has been waiting for its big moment.
Look up at home. Exactly. {K}.
news:
{K}. The whole room saw it in a better light.
{K}. The floor lamp is acting as if it hadn't noticed.

== bunk-bed 🛏️
under: furniture
nouns: bunk bed, bunk beds, loft bed, loft beds, top bunk, bottom bunk, bunk room, kids bunk bed, triple bunk bed
nouns: bunk bed makeover
tags: BunkBed, BedroomInspo, SmallSpaces
turn:
{K}. Same room, but now with an upstairs.
Whoever sleeps on top is king, until it's time to change the sheets. {K}.
{K}: a ship, a castle, a tower, and at some late hour also a place to sleep.
I changed the top sheet and count it as my workout. {K}.
The ceiling has never been so close, or so interesting. {K}.
reader:
Top or bottom: which one did you fight for? {K}.
{K}. Ladder down like a sailor, or one brave jump?
Who gets the top, and how was that settled: age, coins or tears? {K}.
scene:
“Are you asleep?” A whisper from above. “Yes.” {K}.
A foot dangling over the edge, testing somebody's patience. {K}.
One bump of the head, one small word that nobody was meant to hear. {K}.
plain:
{K}. Half the floor, twice the adventures.
The best talks happen in the dark, one above the other. {K}.
{K}. A little nest with a view of the whole room.
invite:
{K}. Give the floor back its floor.
Bring whoever wants the top, and a coin to toss. {K}.
news:
{K}. The stuffed animals have asked for the upper deck.
{K}. The ladder has been climbed more often than the stairs.

== kids-bed 🛏️
under: furniture
nouns: toddler bed, toddler beds, big kid bed, race car bed, kids bed, kids' bed, big girl bed, big boy bed
nouns: montessori bed, house bed, car bed, floor bed
tags: KidsRoom, BedroomInspo, ToddlerLife
turn:
{K}. The bars are gone, and so is bedtime.
Small bed, big speeches about not being tired. {K}.
{K}: it holds one child, a zoo of stuffed animals and the elbow of a sleepy adult.
Getting in takes a moment. Staying in is a negotiation. {K}.
reader:
How many trips for water does it take at your place? {K}.
{K}. Who falls asleep first in there, the child or the one reading?
How many stuffed animals are allowed before there's no room for a person? {K}.
scene:
Pat, pat, pat, down the hallway, “I woke up.” {K}.
One parent, folded like a lawn chair, not daring to move. {K}.
“One more story.” “That was the one more.” {K}.
plain:
{K}. A little place of one's own, blanket up to the chin.
They grow at night, in here, when nobody is looking. {K}.
{K}. Small enough to tuck in with one hand.
invite:
{K}. For small people with big opinions about sleep.
Sweet dreams fit in a small frame. {K}.
news:
{K}. The teddy bear has already picked a side.
{K}. Bedtime will now be announced more than once.

== throw-pillows 🛋️
under: decor
nouns: throw pillow, throw pillows, cushion, cushions, cushion cover, cushion covers, decorative pillow
nouns: decorative pillows, floor cushion, floor pillow, bolster, seat cushion, sofa cushions, pillow sham
nouns: pillow cover, pillow covers, couch pillows, accent pillow, outdoor cushions, sofa pillows, boucle cushion
nouns: sofa cushion, sofa pillow, couch pillow
tags: CozyHome, HomeDecor, CozyCorner
turn:
{K}. A couch always has room for one more. It's the people who have to move.
Fluffed once with a karate chop, and suddenly I'm a designer. {K}.
{K}: put there to be looked at, moved away to be able to sit.
I said the last one was the last one. The sofa knew better. {K}.
It matches everything, which is a pity, since now I need another. {K}.
reader:
How many before there's nowhere left to sit? {K}.
{K}. Neatly lined up, or thrown with feeling?
Who in your home puts them back, and who just makes a nest? {K}.
scene:
“Can I sit?” “Move a few.” “Where to?” {K}.
Squeeze, pat, step back, straighten one corner. {K}.
plain:
{K}. Small and soft, and the whole corner looks friendlier.
A bit of color to lean on. {K}.
{K}. The easiest way to tell a room you care.
invite:
{K}. Your couch is too polite to say it looks bare.
Punch one, fluff one, sit down, stay. {K}.
news:
{K}. The armchair feels left out.
{K}. The sofa has been showing off ever since.

== blanket-fort 🏰
under: kids-play
nouns: pillow fort, couch fort, pillow forts, blanket forts, sofa fort, living room fort, fort building, blanket tent
nouns: fort night, blanket fort
tags: BlanketFort, PlayAllDay, CozyHome
turn:
{K}. The sofa has been taken apart in the name of architecture.
No taxes, no bedtime, no grown-ups who can't say the password. {K}.
{K}: load-bearing broom, flying buttress made of cushions.
It stood until somebody sneezed, and then it was rebuilt, better. {K}.
The castle has one entrance, and it's exactly as wide as a crawl. {K}.
reader:
Who is the architect at your place, and who is the one who fits inside? {K}.
{K}. What's the password? Whisper it.
Flashlights or fairy lights: how do you light a castle of cushions? {K}.
scene:
A flashlight under the chin, a story nobody finishes. {K}.
“No shoes in the castle.” A law, passed on the spot. {K}.
Clothespins, kitchen chairs, every blanket in the house, one proud shout. {K}.
plain:
{K}. Nobody is too tall to crawl in.
A roof of blankets makes any ordinary room a secret. {K}.
{K}. The living room can be a living room again some other day.
invite:
{K}. Bring a blanket and whisper the password.
Knock on the cushion, then crawl. {K}.
news:
{K}. The dining chairs are serving as pillars until further notice.
{K}. The cat has claimed the throne room.

== baby-blanket 🍼
under: baby
nouns: baby blanket, baby blankets, muslin blanket, comfort blanket, swaddle blanket, swaddle, lovey, blankie
nouns: security blanket, swaddles
tags: BabyLove, BabyLife, CozyBaby
turn:
{K}. Smaller than a tablecloth, more important than the house keys.
It must never be washed, and it must always smell right. Good luck to everyone. {K}.
{K}: half fabric, half best friend.
Left at home once, and never, ever again. {K}.
reader:
Did yours have a name, and do you know where it is today? {K}.
{K}. One and only, or a secret twin in the closet just in case?
How far have you driven back for one of these? {K}.
scene:
One corner in a tiny fist, the rest trailing along the floor. {K}.
“Where is it?” Cushions up, lights on, everybody searching. {K}.
Held to a cheek, a thumb in place, eyes going heavy. {K}.
plain:
{K}. Soft enough for somebody brand new.
Small things can hold a lot of comfort. {K}.
{K}. One day it will live in a box, and nobody will be able to throw it out.
invite:
{K}. For somebody small who has only just arrived.
A soft hello for a small person. {K}.
news:
{K}. The teddy bear has made room.
{K}. Very small, very soft, very loved.

== park-bench 🌳
under: park
nouns: benches, park bench, park benches, garden bench, wooden bench, bench with a view, porch bench, stone bench
nouns: memorial bench, bus stop bench, lone bench, bench
tags: SlowDown, QuietMoments, TakeASeat
turn:
{K}. The only seat in town with no minimum order.
I sat down to tie a shoe and stayed for the whole afternoon. {K}.
{K}: where nobody asks what you do for a living, only if you could move over.
Everybody walks faster than they want to, except whoever sits here. {K}.
reader:
Sit in the middle like a monarch, or at one end like a good citizen? {K}.
{K}. Book, sandwich or other people's dogs?
Which bench in your life would you go back to? {K}.
scene:
A nod, a slide to the side, and strangers look the same way for a while. {K}.
A pigeon walks up, checks the menu, walks away. {K}.
“Is this taken?” “It is now.” {K}.
plain:
{K}. Somebody put it there so that others could rest. That's a kind thought.
Sit down for a bit, the path isn't going anywhere. {K}.
{K}. A good place to think, or better, not to.
invite:
{K}. Meet me there, I will slide over.
Bring a coffee and somebody you can be quiet with. {K}.
news:
{K}. The pigeons were the first to hear.
{K}. Worth sitting down for.

== bookshelf 📚
under: furniture
nouns: bookshelf, bookcase, bookshelves, bookcases, shelfie, billy bookcase, book shelf, book shelves
nouns: built-in bookshelves, home library, color coded bookshelf, book nook
tags: Bookshelf, Shelfie, BookLovers, Bookish
turn:
{K}. Half of it I've read, and the other half I've promised.
It was empty for the length of one deep breath. {K}.
{K}: a self-portrait, with gaps.
I came to dust it and sat down on the floor with a novel. {K}.
Every spine says something about me, and the cookbooks are lying. {K}.
reader:
By color, by author or by “it fit there”? {K}.
{K}. Do you lend them out, or do you like your friends too much for that?
Which book stands at eye level, and who is it meant to impress? {K}.
scene:
A guest tilts their head to read the spines. Here it comes: the interview. {K}.
One more goes in sideways, on top, where nobody minds. {K}.
“Have you read all of these?” A long, dignified pause. {K}.
plain:
{K}. A wall full of places to go.
A room with books in it is never quite empty. {K}.
{K}. Old friends, standing in a row.
invite:
{K}. Your nightstand can't carry that pile forever.
Come and lose an afternoon between the spines. {K}.
news:
{K}. The pile by the bed has applied for a transfer.
{K}. Every spine straightened up a little.

== rooftop 🌆
under: place
nouns: rooftop, rooftops, rooftop terrace, rooftop garden, sky terrace, roof deck, roof terrace, rooftop views
nouns: rooftop pool, rooftop season
tags: RooftopViews, FromAbove, CityViews
turn:
{K}. Same city, but up here it minds its own business.
The elevator does the work and I take the credit for the view. {K}.
{K}: where everybody points at their own window, and nobody finds it.
Hair by the wind, drink by the umbrella, worries by the street. {K}.
reader:
Look down first, or straight out to the horizon? {K}.
{K}. Up for the sunset, or up until somebody turns the chairs over?
What would you put up there if it were yours: tomatoes or a dance floor? {K}.
scene:
The last step, a heavy door, and then all that sky. {K}.
One hand on the railing, one on the hat. {K}.
“Is that our street?” “No.” “And that?” “No.” {K}.
plain:
{K}. A bit closer to the sky, a bit further from the inbox.
Everything looks calmer from above, even traffic. {K}.
{K}. Some conversations need a horizon.
invite:
{K}. Come up, the noise stays downstairs.
Take the elevator, keep the evening. {K}.
news:
{K}. The pigeons have been asked to share.
{K}. Word is spreading, mostly downward.

== laundromat 🧺
under: shop
nouns: laundromat, laundromats, laundrette, launderette, coin laundry, dry cleaner, dry cleaners, dry cleaner's
nouns: laundry service, wash and fold, laundry pickup
tags: LaundryDay, FreshLaundry, LocalBusiness
turn:
{K}. Where the whole neighborhood shows its socks and nobody stares.
In goes a bag of chaos. Out comes a stack of good intentions. {K}.
{K}: somebody else's machine, somebody else's water bill, finally some reading.
I brought a book and watched the spin cycle instead. {K}.
reader:
Do you wait and watch, or walk off and trust people? {K}.
{K}. What's the strangest thing you ever took in to be washed?
Folded right there, or stuffed in the bag like the rest of us? {K}.
scene:
A row of round windows, everybody's week going around. {K}.
“Is anybody using this one?” The polite duel of the last free machine. {K}.
A warm stack up to the chin, and the door opened by a stranger. {K}.
plain:
{K}. Clean clothes, folded by people who know how.
There's something calming about a room that hums. {K}.
{K}. Drop the weight, pick up the fresh smell.
invite:
{K}. Your chair full of clothes can come as it is.
Bring the bag you've been stepping over. {K}.
news:
{K}. It all came out in the wash.
{K}. The spin cycle gave a little extra turn.

== air-fryer 🍟
under: kitchen-thing
nouns: air fryer, air fryers, airfryer, air fryer recipe, air fryer recipes, air fryer dinner, ninja air fryer
nouns: air frying
tags: AirFryer, AirFryerRecipes, KitchenGadgets
turn:
{K}. I've reached the stage of putting things in just to see what happens.
The oven used to be somebody. Now it stores baking trays. {K}.
{K}: every owner becomes a preacher by the end of the first basket.
I said I'd only use it for fries. It has met the entire fridge. {K}.
reader:
What's the strangest thing you ever put in there, and was it good? {K}.
{K}. Shake the basket halfway, or trust the process?
Convert or skeptic: which one are you at the table? {K}.
scene:
Beep, a puff of steam, somebody's hand in there too early. {K}.
“Can you make it crispy?” “I can make anything crispy.” {K}.
Drawer out, shake, drawer in, very important face. {K}.
plain:
{K}. Crisp on the outside, quick on a tired evening.
Leftovers get a second life and better texture. {K}.
{K}. Small basket, big appetite, little to wash up.
invite:
{K}. Your soggy leftovers deserve better.
Tag the friend who can't stop talking about theirs. {K}.
news:
{K}. The potatoes heard it first.
{K}. The oven is pretending not to listen.

== toaster-microwave 🍞
under: kitchen-thing
nouns: toaster, toasters, microwave, microwaves, microwave oven, retro toaster, rice cooker, sandwich maker
nouns: panini press, sandwich press
tags: KitchenLife, KitchenGadgets, KitchenTime
turn:
{K}. One button, one noise, one person standing much too close.
I can wait for big things. This takes a moment, and I pace. {K}.
{K}: the first one up in any kitchen and the last one used at night.
It has more settings than I have dinners, and I know one of them. {K}.
reader:
Do you stand there and stare, or walk off and forget? {K}.
{K}. Stop it just before the end, or let it have its moment?
What does yours make at an hour nobody should know about? {K}.
scene:
Bent forward, hands on knees, watching food like television. {K}.
A ding, a click, a small dance in socks. {K}.
“Is it ready?” “It'll beep.” It has been beeping. {K}.
plain:
{K}. Small, loyal and always ready for a late snack.
Not every meal has to be a project. {K}.
{K}. The shortest way from hungry to happy.
invite:
{K}. Breakfast could be faster than your excuses.
For people whose signature dish has a button. {K}.
news:
{K}. The crumbs in the tray are sitting tight.
{K}. The kitchen went ding about it.

== baking-pans 🧁
under: kitchen-thing
nouns: baking tray, baking sheet, sheet pan, muffin tin, cake tin, loaf pan, bundt pan, cake pan, baking tin
nouns: baking pan, pie dish, pie tin, cookie sheet, springform pan, bakeware, baking dish, muffin tray, baking tools
nouns: cookie cutters, cookie cutter
tags: Bakeware, HomeBaking, BakingLove
turn:
{K}. It has seen triumphs, collapses and one thing we call rustic.
Butter it, flour it, hope. The rest is chemistry and prayer. {K}.
{K}: the dark patches are experience.
It lives at the bottom of the stack, under everything that clatters. {K}.
reader:
Grease it, line it or live dangerously? {K}.
{K}. Who gets to scrape the corners at your place?
What's the first thing you ever baked, and did anybody finish it? {K}.
scene:
A tap, a flip, a held breath, a perfect landing. Or most of one. {K}.
“Don't open the door.” Somebody opened the door. {K}.
An avalanche in the cupboard, one hand catching the lid. {K}.
plain:
{K}. The house smells good whenever it comes out.
Good things rise slowly, in something plain and dented. {K}.
{K}. Not pretty, much loved, never put away for long.
invite:
{K}. Your next cake would like a straight edge.
Flour on the sleeve, tray in the oven, people on the way. {K}.
news:
{K}. The whisk can hardly keep still.
{K}. The oven light is on, and so is everybody's nose.

== keepsakes 🎀
under: object
nouns: keepsake box, memory box, hope chest, keepsake, keepsakes, heirloom, family heirloom, family heirlooms
nouns: time capsule, love letters, baby keepsakes, souvenir, locket, mementos, heirlooms
tags: Keepsakes, Memories, SentimentalValue
turn:
{K}. Worth nothing to a thief and everything to me.
I opened the lid for a quick look. That was the afternoon. {K}.
{K}: small enough for a shelf, too big for words.
Moving house means choosing what to carry yourself. This comes along on the lap. {K}.
reader:
What do you keep that nobody else would understand? {K}.
{K}. Kept safe in a box, or out where you can see it?
Who will you tell the story to, so that it doesn't get lost? {K}.
scene:
A rustle of tissue paper, a smile, a long quiet minute. {K}.
“Why do you keep that?” “Sit down, I'll tell you.” {K}.
Found at the back of a drawer, and everything else has to wait. {K}.
plain:
{K}. Some things hold more than they look.
You keep a thing, and the thing keeps the day. {K}.
{K}. A little piece of a time worth remembering.
invite:
{K}. For what you can't throw away and shouldn't.
Some memories need a place with a lid. {K}.
news:
{K}. It goes right next to the other treasures.
{K}. Carefully wrapped and carefully told.

== pocket-knife
under: object
nouns: pocket knife, pocket knives, swiss army knife, multitool, multi-tool, multi tool, leatherman, folding knife
nouns: whittling knife, hunting knife, camping knife, pocketknife
tags: EverydayCarry, PocketKnife, OutdoorLife
turn:
{K}. Nobody needs it all day, and then everybody needs it at once.
The toothpick is lost, as tradition demands. {K}.
{K}: opens parcels, apples and conversations with other people's dads.
It came out for one piece of string, and suddenly I'm in charge of the expedition. {K}.
reader:
Which part do you actually use, and which one is only for show? {K}.
{K}. Always in the pocket, or always in the other jacket?
Who gave you your first one, and what did you cut with it? {K}.
scene:
“Does anybody have something sharp?” The moment has come. {K}.
Click, a slice of apple on the blade, a view. {K}.
Pocket check before the airport. A small, sad goodbye. {K}.
plain:
{K}. A small, handy companion for long walks and stuck lids.
It fits in the palm and makes you feel ready for anything. {K}.
{K}. Passed down, it cuts even better.
invite:
{K}. Your teeth have opened enough packaging.
For pockets that like to be prepared. {K}.
news:
{K}. Every parcel in the house is nervous.
{K}. Apples will be sliced in its honor.

== garden 🌱
nouns: garden path, stone path, potting bench, garden shears, garden trowel, hedge clippers, gardening glove
nouns: garden glove
plain:
{K}. Dirty knees, clear head, something green to show for it.

== dish 🍽️
nouns: dish, signature dish, house special, new dish, new dishes, casserole, casseroles, favorite dish
plain:
{K}. Smells like everybody should come to the table.

== snow ❄️
nouns: blanket of snow, fresh blanket of snow
plain:
{K}. Somebody turned the volume of the whole street down.

== word
nouns: transfer window, window of opportunity, dog door, doggy door, cat door, cat flap, pet door, stage door
nouns: heat lamp, street lamp, street lamps, lamp post, headlamp, traffic lights, stage lights, dentist chair
nouns: electric chair, massage chair, massage table, operating table, kids table, help desk, front desk, news desk
nouns: flight deck, satellite dish, petri dish, biological clock, shot clock, parking garage, wet blanket
nouns: hospital bed, tanning bed, truck bed, pet bed, river bed, oyster bed, marketing tools, productivity tools
nouns: seo tools, online tools, free tools, study tools, coping tools, mug shot, beach umbrella, cocktail umbrella
nouns: answer key, data leak, oil leak, album leak, price hike, thinking cap, coat of arms, suit of armor, train car
nouns: nursing home, retirement home, care home, full house, emergency room, delivery room, hospital room
nouns: operating room, locker room, test kitchen, ghost kitchen, community organizing, cold tablets, allergy tablets
nouns: vitamin tablets, grand finale, chain letter, wall of fame, doors of perception, glass ceiling, cold feet
nouns: hot seat, dead end, bed of nails, magic carpet, red carpet, flying carpet, blank canvas, open door policy
nouns: elevator door, prison cell, iron curtain, soap box, vanity project, house of cards, white house, opera house
nouns: clearing house, auction house, doghouse, frat house, safe house, publishing house, server room, panic room
nouns: chat room, waiting list, boiler room, ballroom, courtroom, newsroom, stockroom, circus ring, bowling pins
nouns: bowling pin, pig pen, epi pen, wedding album, mood swing, mood swings, bird watch, vinyl floor, vinyl flooring
nouns: hymn book, penalty box, marketing tool, free tool, medical record, traffic light, stage light, stanley cup
nouns: menstrual cup, paper plate, paper plates, safety goggles, safety glasses, night vision goggles, beer goggles
nouns: dance marathon, cleaning marathon, study marathon, gaming marathon, shopping marathon, cooking marathon
scene:
“So, what do you think about?” “Lately? {K}.”

== dishwasher 🍽️
under: kitchen-thing
nouns: dishwasher, dishwashers, loading the dishwasher, unloading the dishwasher, emptying the dishwasher
nouns: dishwasher tablets, dishwasher loading
tags: DishDuty, KitchenLife, CleanKitchen
turn:
{K}. There is one right way to load it, and nobody in this home agrees on it.
Somebody always rearranges it after me, with a sigh. {K}.
{K}: the plates go in dirty, come out clean, and live there from then on.
A bowl on the counter, right above it. So close. So very far. {K}.
It hums after dinner, and so do I, from the sofa. {K}.
reader:
Forks up or forks down? People eat with those. {K}.
{K}. Rinse first, or let the machine earn its keep?
Who empties it at your place, and who just takes cups out of it? {K}.
scene:
“Is this clean?” A sniff, a squint, a second sniff. {K}.
One last pan, at an angle, against all laws of space. {K}.
plain:
{K}. It does the worst part of dinner without a word.
An empty sink and a bit of evening left over. {K}.
{K}. The best helper in the kitchen never asks for dessert.
invite:
{K}. Give your hands the evening off.
For couples who have stopped discussing it. {K}.
news:
{K}. The sponge can hardly believe it.
{K}. The sink can see its own bottom again.

== glassware 🍽️
under: kitchen-thing
nouns: wine glasses, wine glass, champagne glasses, champagne flutes, shot glasses, shot glass, drinking glasses
nouns: beer glasses, cocktail glasses, glassware, crystal glasses, pint glass, pint glasses, martini glass
nouns: water glasses, carafe, decanter, glass cups, whiskey glasses, tumbler glasses, champagne glass, champagne flute
nouns: drinking glass, beer glass, cocktail glass, whiskey glass
tags: Glassware, TableSetting, KitchenStyle
turn:
{K}. Bought as a set, and they've been leaving one by one.
Even tap water stands up straight in it. {K}.
{K}: a polite little ring when they meet.
Hand wash only, said the label. Nobody makes eye contact with it. {K}.
The good ones stay at the back, waiting for better guests. {K}.
reader:
Used every day, or saved for people who don't drop things? {K}.
{K}. By the stem or by the bowl: how do you hold it?
How many of your set are still with us? {K}.
scene:
A crash in the kitchen. A pause. “How many?” {K}.
Held to the light, wiped, held to the light, one fingerprint left. {K}.
plain:
{K}. A table looks finished when the light catches it.
Fill it with what you like and sit down. {K}.
{K}. Thin, clear and braver than it looks.
invite:
{K}. Raise one and see how it sits in the hand.
Your table would like something that catches the light. {K}.
news:
{K}. The shelf is ringing quietly.
{K}. Here's to it, carefully.

== birthday-candles 🎂
under: cake
nouns: birthday candle, birthday candles, candles on the cake, sparkler candle, number candle, number candles
nouns: cake candles, cake candle
tags: BirthdayCake, MakeAWish, CakeTime
turn:
{K}. Every cake gets brighter, and nobody is counting out loud.
One breath, one wish, a little spit, everybody still wants a slice. {K}.
{K}: the only fire that a whole room sings to.
They go out at once, or they're the joke kind and never do. {K}.
There are more of them each time, and less breath. {K}.
reader:
Do you tell what you wished for, or take it to the grave? {K}.
{K}. A whole forest of them, or one that stands for all?
Who always helps to blow, although it isn't their birthday? {K}.
scene:
Lights off, a glow in the doorway, somebody starts too high. {K}.
Eyes shut, cheeks full, the whole room holding still. {K}.
plain:
{K}. A small light for every time around the sun.
Make it a good wish, it's listening. {K}.
{K}. Wax on the icing, joy on the faces.
invite:
{K}. Bring your breath and a wish.
Gather around, we'll light them together. {K}.
news:
{K}. The matches have been found, in the last drawer.
{K}. Somebody has already licked the icing off one.

== dog 🐶
nouns: dog coat, dog boots, dog blanket, dog towel, dog jacket, dog raincoat, dog house, dog crate, dog pillow
nouns: dog sofa, dog stairs, dog gate, dog fence, dog boot, chew toy, squeaky toy
plain:
{K}. Final approval comes from the tail.

== horse 🐴
nouns: horse boots, horse blanket, horse rug, riding helmet, horse gate
plain:
{K}. Hay in the hair, mud on the boots, a soft nose in the pocket.

== piano 🎹
nouns: piano keyboard, midi keyboard, piano bench, digital keyboard
plain:
{K}. Black keys, white keys, and a small pause before the first.

== bedtime-story 🌙
nouns: bed time story, bed time stories
plain:
{K}. One more page, and then really lights out.

== graduation 🎓
nouns: graduation cap, graduation caps, cap toss
plain:
{K}. All those early mornings, summed up in one walk across a stage.

== fire-and-sparks 🔥
nouns: roman candle, roman candles
plain:
{K}. Ooh, and then aah.

== heating 🌡️
under: home
nouns: heater, heaters, space heater, heat pump, central heating, underfloor heating, heated floors, infrared heater
nouns: boiler service, radiator, radiators, furnace, boiler, heating, heating system, heating season, furnace repair
nouns: pellet stove, gas heater
tags: CozyHome, HomeComfort, HomeLife
turn:
{K}. Everybody in the house has found the same warm spot.
It makes small noises at night, as if it were telling somebody about its day. {K}.
{K}: a sweater that nobody has to wear.
The cat found it first and has no plans to share. {K}.
Turned up in secret, turned down in secret, discussed at dinner. {K}.
reader:
Turn it up, or put on another sweater like your grandmother said? {K}.
{K}. Who at your place decides when the season begins?
Where's the warmest spot in your home, and who's sitting on it? {K}.
scene:
Hands out, back turned, hands out again. {K}.
A click, a hum, everybody stops shivering. {K}.
“Is it on?” A palm flat against the metal. “It's thinking.” {K}.
plain:
{K}. Warm rooms make longer evenings.
Outside it can do what it wants. {K}.
{K}. A quiet comfort that nobody notices until it's gone.
invite:
{K}. Your blanket has been working overtime.
Come in and take your coat off, finally. {K}.
news:
{K}. The wool socks are nervous about their jobs.
{K}. Everybody has moved a little closer.

== fan-breeze 🌬️
under: object
nouns: ceiling fan, ceiling fans, box fan, desk fan, tower fan, floor fan, portable fan, electric fan, handheld fan
nouns: standing fan, neck fan, mini fan
tags: CoolBreeze, HomeComfort, StayCool
turn:
{K}. It turns away at the exact moment I need it most.
All the paper on the desk has left the meeting. {K}.
{K}: mostly the same air, but with ambition.
The whole family sits in a row and turns its head along with it. {K}.
reader:
Did you ever talk into one to sound like a robot? {K}.
{K}. Full speed, or a polite little whisper?
Feet or face: which end gets the breeze? {K}.
scene:
Eyes closed, shirt lifted an inch, bliss. {K}.
“It's blowing on you.” “It's my turn.” “It's nobody's turn, it swivels.” {K}.
plain:
{K}. A small wind on a slow day.
The hum alone puts people to sleep. {K}.
{K}. Nothing fancy, and everybody gathers around it.
invite:
{K}. Your newspaper has been doing this job by hand.
Sit right in front of it and let us know. {K}.
news:
{K}. The curtains are all in motion.
{K}. A breath of fresh air, frankly.

== ironing 👔
under: chores
nouns: ironing, ironing board, steam iron, clothes steamer, garment steamer, ironing pile, ironing day, clothes iron
nouns: pressing shirts, ironing shirts
tags: Ironing, LaundryDay, HomeLife
turn:
{K}. One sleeve perfect, the other one newly wrinkled by the first.
The board goes up with a scream and comes down on a finger. {K}.
{K}: mountains flattened, one hiss at a time.
Nobody looks at the back. I've built a system on that. {K}.
reader:
Everything, only the collars, or nothing since the wedding? {K}.
{K}. Series, podcast or silent fury: what gets you through?
Who taught you, and what would they say about your sleeves? {K}.
scene:
A hiss, a cloud, a crease where there was none. {K}.
“Did I switch it off?” At the airport, obviously. {K}.
plain:
{K}. Warm cotton, straight lines, a bit of peace.
A pile that shrinks while you watch is rare in life. {K}.
{K}. Hung up smooth, ready for anything.
invite:
{K}. Your shirts have been going out looking slept in.
Let the creases be somebody else's hobby. {K}.
news:
{K}. The wrinkles didn't see it coming.
{K}. All steam let off.

== food-containers 🫙
under: kitchen-thing
nouns: tupperware, food containers, food container, glass containers, glass container, mason jar, mason jars
nouns: plastic containers, pantry containers, glass jars, glass jar, jars, jam jars, storage jars, bento containers
nouns: lids, reusable bags, ziploc bags, leftover containers
tags: PantryOrganization, KitchenLife, KitchenStorage
turn:
{K}. The lids have started a life of their own elsewhere.
Lent out with lasagna in it, never to be heard of again. {K}.
{K}: somewhere out there, a matching lid dreams of us.
One door opened, and the whole tower came to say hello. {K}.
The leftovers are in there, and so is the plan to eat them. {K}.
reader:
Lids on, lids separate or lids as a concept? {K}.
{K}. Who has yours, and should we name names?
What's in the oldest one at the back, and does anybody dare? {K}.
scene:
Too big, too small, too round, too square, too late. {K}.
A grip, a twist, a red face. “Give it to me.” “I loosened it.” {K}.
plain:
{K}. All in a row, and the shelf looks like somebody has a plan.
Dinner today, lunch for somebody, no waste. {K}.
{K}. You can see what's in there, and that already helps.
invite:
{K}. Your leftovers would like to be seen.
For kitchens with more bottoms than tops. {K}.
news:
{K}. The lid drawer has gone very quiet.
{K}. Closed with a small, satisfying snap.

== doormat 🏠
under: decor
nouns: doormat, doormats, door mat, door mats, coir mat, entry mat, funny doormat, personalized doormat, entrance mat
tags: Doormat, CurbAppeal, HomeSweetHome
turn:
{K}. It says the first word to every guest, and the last one.
Everybody steps on it, and it still says something nice. {K}.
{K}: the only thing in the house that likes dirty shoes.
The mail carrier reads it every day and has never commented. {K}.
reader:
What should it say: welcome, wipe or good luck? {K}.
{K}. Shoes off on it, or a quick shuffle and straight in?
What's under yours? Not a key, surely. {K}.
scene:
Scrape, scrape, stamp, a look at the soles, one more scrape. {K}.
The dog has walked around it. Carefully. {K}.
plain:
{K}. The last bit of outside, the first bit of home.
A small hello before anybody has said a word. {K}.
{K}. Mud ends here, in theory.
invite:
{K}. Wipe your feet and come on in.
Your doorstep has been speechless. {K}.
news:
{K}. The porch light would like to see it, too.
{K}. First boot print: logged.
`;
