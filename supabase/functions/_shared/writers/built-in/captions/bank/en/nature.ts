export const nature = `
== beach 🏖️
nouns: beach, beaches, beach day, day at the beach, beach days, beach walk, beach house, sea, ocean, waves, seaside, coast, coastline, shells, sandcastle, boardwalk, pier, sea breeze, tide, low tide, beach town, ocean view, sea view, beach bag, sand, lagoon
tags: BeachDay, BeachLife, SeaView, OceanLover
turn:
Sand in the sandwiches, as tradition demands. {K}.
{K}: packed for everything, stayed by the cooler.
I came to relax and have been guarding snacks from seagulls ever since.
My hair and the wind have stopped negotiating.
I'll be finding sand in my shoes until further notice.
The tide came in. My ambitions went out.
{K}. I packed a book. I used it as a hat.
My towel is a tiny country and I'm its laziest citizen.
{K}. Somebody said “let's get moving”, and the waves laughed.
I've been here for an hour and I'm already a shell person.
reader:
Run in or negotiate inch by inch with the cold water?
Read, nap or swim: what's a real day at the beach?
Do you shake the towel upwind? Think carefully.
{K}. Sandcastle architect or nap specialist?
What's the one thing you always forget to pack?
scene:
Salt hair, slow feet, no idea what time it is. {K}.
Toes in, shoulders down, phone somewhere in the bag.
A seagull is looking at my lunch like it's personal.
Hair full of salt, pockets full of shells. {K}.
Wave comes, wave goes, jeans are wet. {K}.
plain:
{K}, and everything else gets smaller.
Some things are best said by the waves.
{K}. The sound does half the work.
Sunscreen, snacks, and nowhere to be.
{K}. Bare feet, big sky.
It's hard to worry with sand between your toes.
news:
{K}. The seagulls have been informed.
{K}. The crabs are pretending not to have seen it.
{K}. My towel and I have discussed it at length.
{K}. The tide has been in and out since, and still talks about it.
{K}. Sunscreen does not protect against this.
invite:
{K}. Bring a towel and low expectations of your hair.

== sunset 🌅
nouns: sunset, sunsets, golden hour, sky, skies, pink sky, blue hour, clouds, evening sky, horizon, dusk, sunset view, sunset walk, last light, drop dead gorgeous sunset
tags: GoldenHour, SkyLovers, SunsetLovers, SkyPainting
turn:
{K}. Nobody asked the sky to go this hard.
My camera roll is mostly this sky, and I'm not sorry.
{K}: the only show where everybody looks up from their phone to take out their phone.
The sky does this without trying, and I can't even parallel park.
{K}. I stopped mid-sentence, and nobody minded.
Every evening the sky makes an effort, and I show up in sweatpants.
{K}. My phone thinks I only know one subject.
{K}. Even the dog walkers slowed down.
reader:
Sunrise or sunset: which one do you actually show up for?
Do you look or do you film? Be honest.
Who's the first person you'd send this to?
{K}. Where was the best one you ever saw?
Watch until the end or leave at the prettiest part?
scene:
Everybody stops, squints, and says “wow” a bit too quietly. {K}.
The light goes soft and so do the people.
Gold, then pink, then everybody's quiet. {K}.
“Look behind you.” And then a very long pause.
plain:
{K}, and for a minute nobody was in a hurry.
Some evenings deserve to be watched to the end.
{K}. A good way to end things.
It happens all the time and never gets old.
{K}. Stay until the lights come on.
news:
{K}. Words are struggling to keep up.
{K}. The day went out with style.
{K}. The sky took a bow.
{K}. Nobody touched their phone for a while. Almost.
{K}. The evening may take it from here.

== mountain ⛰️
nouns: mountain, mountains, mountain view, summit, peak, alps, mountain lake, valley, canyon, cliffs, mountain air, ridge, volcano, glacier, national park, hills, mountain road
tags: MountainLife, MountainView, IntoTheWild, MountainLovers
turn:
{K}. My problems are about this big from up here.
{K}: nature's way of telling you to sit down for a minute.
I said “it's just around the corner” until I believed it.
{K}. I said hello to a goat and it took it personally.
The summit has a view. The way up has opinions.
{K}. I've never loved a bench more.
Up here, my phone has no signal and I have no complaints.
{K}. My legs wrote a letter. It wasn't kind.
reader:
Are you here for the view or for the sandwich at the top?
Mountains or sea? Families have planned vacations around less.
{K}. First light start or after a long breakfast?
What's in your backpack that makes no sense?
Up for the view or for the way down?
scene:
Thin air, thick sandwich, wide view. {K}.
“Are we there yet?” The mountain says nothing.
Clouds below, boots off, sandwich out. {K}.
“Is that the top?” It was not the top.
plain:
{K}, and the head goes quiet.
It's good to feel small sometimes.
{K}. Worth every step and every complaint.
{K}. Being small feels good up here.
Some air just tastes cleaner.
{K}. Worth every step and every snack.
news:
{K}. The echo agrees.
{K}. My calves would like a word.
{K}. The echo said it back, twice.
{K}. Even the goats stopped chewing.
{K}. The view had no comment, it just sat there, being enormous.

== lake 💧
nouns: lake, lakes, pond, stream, lake house, lakeside, riverside, dock, lake day, boat ride, fishing at the lake, swan boat
tags: LakeLife, ByTheWater, NatureLovers, LakeDay
turn:
{K}. Flat water, flat to-do list.
I was going to swim. My toes called a meeting.
{K}: the original do-not-disturb mode.
I skipped a stone once and I've been bragging ever since.
{K}. The water was cold. My scream was warm.
I said I'd just dip a toe. I'm a liar with wet hair.
{K}. No waves, no worries, a few ducks with attitude.
The only thing rushing here is me, back to the blanket.
{K}. It looked warmer from the towel.
reader:
Jump from the dock or use the ladder like a grown-up?
Lake or ocean: which one calms you down?
{K}. Jump right in or stand there negotiating?
Dock, boat or blanket: where's your spot?
scene:
Water like glass, one ripple, no messages. {K}.
Feet over the edge, nothing on the schedule.
A splash, a gasp, somebody laughing on the dock. {K}.
Flat water, long shadows, nobody talking. {K}.
plain:
{K}, and time stretches out a little.
Everything slows down by the water.
{K}. Quiet in the best way.
{K}. Calm enough to hear yourself think.
The best seat is the one with your feet in the water.
{K}. Still water, slow heart.
news:
{K}. The ducks are discussing it.
{K}. Towels are a formality at this point.
{K}. The ducks exchanged a look.
{K}. Small waves, big news.
{K}. The dock creaked its approval.

== night-sky 🌌
nouns: stars, new moon, eclipse, telescope, planetarium
tags: Stargazing, NightSky, LookUp, SkyWatching
turn:
{K}. And I was worried about an email.
I pointed at something and said its name with great confidence. It was a plane.
{K}: the oldest show, still no reruns.
My neck hurts and I regret nothing.
{K}. I look up once and lose all track of my emails.
I wished for something practical, like sleep.
My neck is stiff and my problems are tiny.
reader:
What would you wish for, if it really worked?
Can you find one constellation without an app?
{K}. What do you wish for when you see a falling star?
Do you see shapes or do you just nod along?
scene:
Blanket on the grass, heads back, nobody talking. {K}.
“Did you see that?” “Where?” Gone.
Blanket down, lights off, everybody whispering for no reason. {K}.
“Is that a star or a plane?” Every single time.
plain:
{K}, and everything feels the right size again.
Look up for a minute. It's still there.
{K}. It puts everything in its place.
{K}. The quiet up there is contagious.
The dark is not so dark once your eyes get used to it.
news:
{K}. Wishes have been made.
{K}. I'm staying up for this.
{K}. The moon looked a bit smug.
{K}. The stars have seen bigger. They were polite.
{K}. My neck hurts and I'd do it again.

== landscape 🌾
nouns: fields, field, nature, nature walk, view, viewpoint, scenery, landscape, walk, evening walk, morning walk, sunday walk, trail, path, harbor, harbour, nature reserve
tags: NatureLover, GetOutside, Views, Landscapes
turn:
{K}. No signal, no problem.
I went out to think and came back with no thoughts at all.
{K}: standing still and calling it a plan.
Not a lot happening, and all of it good.
{K}. Nobody arranged this, and it's better than anything I've arranged.
I stopped the car. I'd do it again.
My camera did its best, bless it.
{K}. I breathed out and forgot to breathe in.
reader:
Do you walk to think or to stop thinking?
City lights or this, hand on heart?
{K}. Hills, woods or wide open: where do you breathe best?
Where would you put the bench?
scene:
One path, no hurry, a dog somewhere far off. {K}.
The kind of quiet that you can hear.
Wind in the grass, nothing on the agenda. {K}.
One path, no hurry, pockets full of stones. {K}.
plain:
{K}, and a deep breath.
Some views don't need a caption, but here we are.
{K}. It was here all along.
{K}. Some views ask nothing of you.
The world is still very beautiful, I checked.
{K}. A few steps outside, and it's quiet in my head.
news:
{K}. I may never go back inside.
{K}. I'd like to move here, mentally at least.

== boat ⛵
nouns: sailing, sailboat, boat, boats, boat day, boat trip, boating, yacht, cruise, cruise ship, ferry, ferry ride, pontoon, jet ski, marina, sail, regatta, boat party
tags: BoatLife, OnTheWater, BoatDay, Boating
turn:
I've found my sea legs, and they'd like to sit down.
{K}. The captain's hat is optional, the attitude isn't.
Steering is easy. Stopping is a conversation.
I paddled in a perfect circle and called it a tour.
{K}. On land I have problems. Out here I have wind.
My knots are creative and my confidence is afloat.
reader:
{K}. Captain or passenger with snacks: which one are you?
Would you rather row, sail or be rowed?
Who would you trust at the wheel? Think carefully.
scene:
Rope off, wind up, nobody asking about emails. {K}.
“Ready?” A wobble, a splash, a very wet yes.
Water slapping the side like slow applause. {K}.
plain:
{K}. Everything gets lighter when it floats.
The shore looks smaller and so do the worries.
{K}. Salt or lake, the sound is the same kind of calm.
A little distance from land does wonders.
news:
{K}. The land didn't even notice we left.
{K}. Everything I own is slightly damp.
{K}. The life jacket is hugging me a bit tighter.
{K}. All hands on deck, all eyes on me.
{K}. The anchor had better sit down for this.
invite:
{K}. Hop on, shoes off, phone somewhere dry.
{K}. There's a seat with your name on it and a view to go with it.

== fishing 🎣
nouns: fishing, fly fishing, ice fishing, fishing trip, fishing day, bass fishing, first catch, catch of the day, big catch, fishing boat, fishing with dad, bait, tackle box, fishing rod, lures, trout, bass, catfish, carp, salmon run, pier fishing
tags: FishingLife, GoneFishing, CatchOfTheDay, FishingTrip
turn:
It was this big. My arms don't lie, they only stretch.
{K}. The fish had other plans, and I respect that.
I came for the fish and stayed for the excuse to say nothing.
They call it fishing, not catching, and I've stopped arguing.
My best catch is always the one nobody saw.
{K}. Hours of nothing, and I'd do it again.
reader:
{K}. What's your lucky bait, and does it actually work?
Catch and release or catch and dinner?
Who taught you to fish, and did they let you talk?
scene:
Line out, hat down, hush. {K}.
A twitch on the line, a whole heart in the throat.
“Anything?” “Not yet.” Best conversation I've had in ages.
plain:
{K}. Quiet water does most of the talking.
A good seat, a patient heart, nothing else to do.
{K}. Some peace comes with a line attached.
The water gives you exactly what you need, just not always fish.
news:
{K}. The story will get bigger by dinner.
{K}. The fish tell it differently.
{K}. It was this big. I'm holding my hands very far apart.
{K}. The worms feel personally attacked.
invite:
{K}. Bring patience, we'll talk about the rest quietly.
`;
