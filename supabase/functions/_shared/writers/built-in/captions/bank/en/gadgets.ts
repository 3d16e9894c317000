export const gadgets = `
== phones 📱
under: tech
nouns: phone, smartphone, iphone, new phone, cell phone, cellphone, mobile phone, android phone, samsung galaxy
nouns: galaxy phone, google pixel, foldable phone, work phone, phone upgrade, smartphones, phones, iphones
nouns: refurbished phone, refurbished phones, pixel phone, prepaid phone, kids phone
tags: Smartphone, PhoneLife, TechLife
turn:
{K}. Smarter than me, and still lost between the couch cushions.
I only picked it up to check the time. I still don't know the time. {K}.
{K}: holds all of human knowledge, opened mostly for pictures of food.
It slips out of my hand only above stone. {K}.
The screen lights up, and my whole personality turns toward it. {K}.
reader:
Screen up or screen down on the table? We're reading into it. {K}.
{K}. Ringer on like a hero, or silent for life?
How long could you leave it in another room, honestly? {K}.
scene:
It falls. Nobody breathes. It's turned over, slowly. {K}.
Thumb up, thumb up, thumb up. What was I looking for? {K}.
Battery in the red, thumb hovering, one last video. {K}.
plain:
{K}. All my people, in one small rectangle.
The nicest thing it can do is show the right name at the right moment. {K}.
{K}. Close at hand, and now and then put away.
news:
{K}. Read this carefully, it's being typed with one thumb.
{K}. No, I don't know anybody's number by heart either.
invite:
{K}. Your old one has been at one percent in spirit for ages.
Your thumb will feel at home right away. {K}.

== phone-case 📱
under: accessories
nouns: phone case, phone cases, iphone case, phone grip, popsocket, phone charm, phone strap, clear phone case
nouns: custom phone case, phone pouch, phone wallet, magsafe case
tags: PhoneCase, PhoneAccessories, TechLife
turn:
{K}. It takes the fall so that my savings don't have to.
New outfit for the thing I look at most. {K}.
{K}: clear for a month, then tea-colored with honor.
Slim and pretty, said my heart. Built like a tank, said my hands. {K}.
People ask about the phone inside. I ask them to look at the outside first. {K}.
reader:
Bare and brave, or wrapped up like porcelain? {K}.
{K}. Do you match it to your outfit, your nails or your last accident?
How many have you owned for one and the same device? {K}.
scene:
A drop, a bounce, a held breath, not a scratch. {K}.
One corner on, and the other corner pops right off again. {K}.
“Is that a new phone?” “No, it got dressed.” {K}.
plain:
{K}. A bit of color in the palm of your hand.
Looks after the thing that looks after everything else. {K}.
{K}. The scratches land here, and that's love.
news:
{K}. Case closed.
{K}. Gravity has taken note.
invite:
{K}. Gravity is patient. Be ready.
Your phone could use a second outfit. {K}.

== headphones 🎧
under: tech
nouns: headphones, earbuds, airpods, headset, noise cancelling headphones, noise-cancelling headphones
nouns: wireless earbuds, earphones, gaming headset, airpods pro, airpods max, beats headphones, in-ear monitors
nouns: bone conduction headphones, studio headphones, over-ear headphones, wired headphones, wired earphones
nouns: bluetooth headphones, headphone, earbud, airpod
tags: Headphones, MusicEverywhere, TechLife
turn:
{K}. The polite way of saying “not now”.
Sometimes nothing is playing. That's between me and {the}.
The world has a soundtrack, and it's walking faster than I planned. {K}.
{K}: where I sing beautifully, as far as I can hear.
One ear uncovered means I'm polite, both covered means I'm busy. {K}.
reader:
{K}. Music, somebody's voice or blissful nothing?
Wired or wireless: which kind of tangle do you prefer? {K}.
scene:
One lifted, slowly. “Sorry, what?” {K}.
“BATTERY LOW,” says a calm voice, at the chorus. {K}.
A nod in rhythm, on a bus full of people who can't hear it. {K}.
The whole bus is quiet. In here, there's a stadium. {K}.
plain:
{K}. A door you can close anywhere.
Press play and the commute becomes a film. {K}.
{K}. My own little room, wherever I am.
news:
{K}. Anybody with music on will hear it later.
{K}. Play it again, a bit louder.
invite:
{K}. That open-plan office won't cancel itself.
Put them on and come back when you feel like it. {K}.

== laptop 💻
under: tech
nouns: laptop, macbook, macbook pro, macbook air, chromebook, notebook computer, gaming laptop, work laptop
nouns: new laptop, thinkpad, laptop repair, surface laptop, ultrabook, laptop screen
tags: LaptopLife, TechLife, Gadgets
turn:
{K}. Portable, in the sense that it moves from the desk to the bed.
So many tabs are open that one of them is playing music and I'll never know which. {K}.
{K}: warm on the lap, loud in the meeting.
The fan starts up as if it were leaving for vacation without me. {K}.
I close the lid firmly, to show the day who's in charge. {K}.
reader:
Stickers all over, or clean as a whistle? {K}.
{K}. Mouse or trackpad: who hurt you?
Do you shut it down, or has it not slept properly since you met? {K}.
scene:
“You're on mute.” A slow, well-practiced nod. {K}.
Hunched in a café, guarding the only outlet. {K}.
Crumbs under one key, and always the same key. {K}.
plain:
{K}. My office, my cinema, my pile of half-written ideas.
Open the lid, and there's room for anything. {K}.
{K}. Good work needs a quiet corner and a bit of battery.
news:
{K}. All tabs have been briefed.
{K}. Unsaved changes, mostly to my plans.
invite:
{K}. Your current one takes a coffee break before it starts.
Less fan noise, more thoughts. {K}.

== computer 🖥️
under: tech
nouns: pc, desktop computer, computer, desktop pc, imac, mac mini, raspberry pi, old computer, computer repair
nouns: home server, server rack, homelab, computers, pcs, family computer, work computer, school computer
nouns: computer lab, first computer, hard drive, external hard drive, computer virus, computer crash
tags: Computer, DeskSetup, TechLife
turn:
{K}. It could land a rocket. I use it to look things up.
All it says is “please wait”. It never says what for. {K}.
{K}: fast when I'm not in a hurry, thoughtful when I am.
I turned it off and on again, so technically I'm in IT. {K}.
It has more memory than I do, and it also forgets where I saved things. {K}.
reader:
Tidy desktop, or a wallpaper you haven't seen in years? {K}.
{K}. Do you save as you go, or trust in a higher power?
Who gets called in your family when it does “that thing” again? {K}.
scene:
Press the button. Silence. Check the plug. The plug. {K}.
“Did you try restarting it?” A look that has seen many restarts. {K}.
A folder named “new”, inside a folder named “new new”. {K}.
plain:
{K}. It starts, it hums, it wants an update.
A good machine is one you forget about. {K}.
{K}. Half office, half window, half distraction.
news:
{K}. Please don't switch anything off while I take this in.
{K}. Rebooting my expectations as we speak.
invite:
{K}. Give the loading wheel some time off.
Your desk is ready for something with more nerve. {K}.

== charger-battery 🔌
under: tech
nouns: charger, phone charger, power bank, charging cable, wireless charger, usb-c cable, laptop charger
nouns: portable charger, charging station, usb cable, power adapter, charging dock, chargers, iphone charger
nouns: fast charger, ev charger home, magsafe charger, chargers and cables
tags: ChargedUp, BatteryLife, TechLife
turn:
The wall outlet behind the sofa is the most popular spot in the house. {K}.
The cable is long enough for the phone or for comfort, never both. {K}.
{K}: borrowed for a second, adopted forever.
It charges only if you hold it like a baby bird. {K}.
I, too, would like to be plugged in and left alone for a while. {K}.
reader:
Who has the longest one at your place, and who really owns it? {K}.
{K}. Who keeps taking it, and have you looked in the mirror?
One in every room, or one and a lot of walking? {K}.
scene:
Flip it, wrong, flip it, wrong, flip it, right. {K}.
“Do you have one I can borrow?” “Not that kind.” {K}.
On the airport floor, next to the only outlet, among friends. {K}.
plain:
{K}. The small hero of every long day out.
Never in the way until it's missing. {K}.
{K}. With it in the bag, the day has no end.
news:
{K}. Plugged in, lit up, all is well.
{K}. Whoever borrows the next one signs for it.
invite:
{K}. No more guarding the outlet in the café.
Airport floors are no place to live. {K}.

== cables 🔌
under: tech
nouns: cable, hdmi cable, adapter, dongle, extension cord, power strip, usb hub, tangled cables, cable management
nouns: ethernet cable, surge protector, docking station, cable drawer, aux cord, cable organizer, lightning cable
nouns: box of cables, power cord, charging cord, charging cords, usb cables, power strips, cables and chargers
tags: CableManagement, TechLife, DeskSetup
turn:
{K}. I own every kind ever made, except for the one with this end.
I can't throw it out. It belongs to something. {K}.
{K}: put away straight, taken out as a bird's nest.
It's a hand too short. It's always a hand too short. {K}.
I don't know what it does, but I'm afraid to unplug it. {K}.
reader:
Neatly tied, or hidden behind the desk where nobody looks? {K}.
{K}. Would you throw one out, or do you value your future?
Which device do you no longer own, but keep the plug of? {K}.
scene:
Pull one end. Something falls over in another room. {K}.
“Do you have one with the small thing?” “Which small thing?” {K}.
Under the desk, flashlight in the teeth, head meets tabletop. {K}.
plain:
{K}. Not pretty, but nothing works without it.
Plug in, a small light, and the whole desk is alive. {K}.
{K}. The quiet crew behind every bright screen.
news:
{K}. The knot in the drawer has a new member.
{K}. We have a connection.
invite:
Tell us which end you have, we'll find the one it misses. {K}.
Untangle something. It's good for you. {K}.

== camera 📷
under: photography
nouns: camera, dslr, mirrorless camera, new camera, digital camera, canon camera, nikon, fujifilm, sony camera
nouns: point and shoot, leica, gopro, instax, polaroid camera, instant camera, camera gear, digicam, fuji x100v
nouns: camera body, camera kit, cameras, film maker camera, vlogging camera, camera bag, camera strap, tripod
nouns: webcam, disposable cameras
tags: Camera, CameraGear, Photography
turn:
{K}. I used to be late. Now I'm late because the light was good.
Everybody is in the pictures except whoever holds {the}.
{K}: an excellent reason to walk slowly and stare.
Everybody smiles until the second before the click. {K}.
Everybody walks ahead in a group, and then there's me, kneeling in front of a leaf. {K}.
reader:
Do you ask people to smile, or wait until they forget you? {K}.
{K}. Always with you, or always at home when it matters?
What do you point it at first: people, food or clouds? {K}.
scene:
One eye shut, one step back, one step into a puddle. {K}.
“Say something.” “What?” Click. {K}.
Everybody wait. One step left. Everybody wait again. {K}.
plain:
{K}. It makes you look at the same street twice.
Some days are worth holding on to, frame by frame. {K}.
{K}. It sees the cat, the puddle and the light that you'd have walked past.
news:
{K}. Say cheese, or at least look up.
{K}. Focus, everybody, this one counts.
invite:
{K}. Your phone has taken enough pictures of its own.
Come and press the button. The click does the rest. {K}.

== lens 📷
under: photography
nouns: lens, camera lens, macro lens, prime lens, zoom lens, telephoto lens, wide angle lens, 50mm lens, 85mm lens
nouns: portrait lens, fisheye lens, vintage lens, lens filter, lens kit, nd filter, nifty fifty
tags: PhotographyGear, CameraGear, PhotographyLovers
turn:
{K}. I said the last one was the last one. It was the last one before this.
The bag gets heavier, and the excuses for bad pictures get fewer. {K}.
{K}: now it can only be my fault.
It doesn't make better photos. It makes me carry more, hopefully. {K}.
I bought it for one kind of picture and have ignored that kind ever since. {K}.
reader:
Pack the whole kit, or go out with one piece and your wits? {K}.
{K}. What's the one thing in your camera bag you never use and never leave behind?
Borrow, buy secondhand or save up and dream? {K}.
scene:
“It's an investment.” Nobody asked, but there it is. {K}.
A soft cloth, a held breath, one speck that won't leave. {K}.
Crouched in wet grass, very still, very happy. {K}.
plain:
{K}. Another way of looking at the same old world.
Good gear is nice, and good light is nicer. {K}.
{K}. A bit of glass, and a leaf becomes a landscape.
news:
{K}. A sharp piece of news, edge to edge.
{K}. The camera bag has had to take it in.
invite:
{K}. Your camera has been dropping hints and caps.
Come for a look through. Everybody says “oh”. {K}.

== film-photography 🎞️
under: photography
nouns: film photography, 35mm film, film camera, roll of film, film roll, disposable camera, analog photography
nouns: analogue photography, film photos, darkroom, portra 400, kodak gold, medium format, black and white film
nouns: film scans, developing film, shooting film, film negatives, contact sheet, expired film, camera film
tags: FilmPhotography, ShootFilm, FilmIsNotDead, AnalogPhotography
turn:
{K}. No delete button, so I finally think before I press.
You wait and wait, and then it's mostly thumb. A beautiful thumb. {K}.
{K}: every mistake comes out looking like a memory.
There are so few frames that even my lunch has to earn one. {K}.
I can't check it, fix it or post it. I've never been so calm. {K}.
reader:
Do you remember every frame, or is it a surprise each time? {K}.
{K}. Save it for something special, or shoot the toast and the curtains?
Grain and light leaks: charming, or just hard to explain? {K}.
scene:
Click. Wind. Silence. No peeking. {K}.
“Let me see!” “In a while.” “How long?” “Exactly.” {K}.
The envelope is here. Nobody talk to me. {K}.
plain:
{K}. The slow way to keep a moment.
A little grain, a little blur, very much alive. {K}.
{K}. It looks the way remembering feels.
news:
{K}. It's still developing.
{K}. Worth a whole frame.
invite:
{K}. There's a camera in somebody's attic that misses you.
Bring us your mystery rolls. {K}.

== tv 📺
under: tech
nouns: tv, television, smart tv, tv stand, tv remote, remote control, flat screen, big screen tv, tv mount
nouns: projector, home theater, home cinema, soundbar, tv wall, roku, apple tv, fire stick, tv console, oled tv
nouns: old tv, media wall, tv unit, movie projector, universal remote, tvs, new tv, tv screen, television set
tags: TVTime, HomeCinema, CouchTime
turn:
The remote lives inside the sofa and comes out to breathe. {K}.
{K}: measured for the wall, bought for the ego.
We gather around it, each of us looking at a phone. {K}.
It asked if I'm still there. Hard to say. {K}.
{K}. It's on, nobody is watching, and nobody may switch it off.
reader:
Who holds the remote at your place, and by what right? {K}.
{K}. Lights off, or do you like to see your snacks?
How loud is too loud, and who keeps asking “what did they say?” {K}.
scene:
“What do you want to watch?” An hour passes. {K}.
One cushion lifted, then another. Crumbs, coin, remote. {K}.
Volume up for the whisper, volume down for the explosion. {K}.
plain:
{K}. A sofa, a story, nobody in a hurry.
One blanket, one screen, and nobody gets up for anything. {K}.
{K}. Good company, as long as we agree on the channel.
news:
{K}. We interrupt this nap for an announcement.
{K}. The couch is facing it with interest.
invite:
{K}. Sit a little further back, you'll need to.
Snacks are up to you. The argument about what to watch comes by itself. {K}.

== speaker 🔊
under: tech
nouns: bluetooth speaker, smart speaker, sonos, alexa, echo dot, google home, subwoofer, sound system
nouns: portable speaker, boombox, stereo, home stereo, hi-fi, hifi, jbl speaker, car speakers, bookshelf speakers
nouns: turntable speakers, party speaker, new speakers, loudspeaker, home speakers, tower speakers, studio monitors
nouns: bookshelf speaker, car speaker, home speaker, tower speaker
tags: SoundOn, MusicEverywhere, Speakers
turn:
{K}. The neighbors now know my taste, and they have notes.
Somebody else's phone always gets to it first. {K}.
{K}: turns doing the dishes into a headline act.
It was supposed to be background music. It has never met a background. {K}.
I turned it up so I couldn't hear myself sing. Everybody wins. {K}.
reader:
First song you play on a new system: go. {K}.
{K}. Who controls the playlist, and is it a democracy?
Bass you can hear or bass you can feel? {K}.
scene:
“Turn it down!” “What?” “DOWN!” “It IS loud!” {K}.
A friendly beep, and suddenly the whole room hears my text message. {K}.
One song, one spatula, one very committed audience of none. {K}.
plain:
{K}. A room feels fuller with a good song in it.
Press play, and the evening starts to move. {K}.
{K}. The bass comes through the floor, and the feet can't help it.
news:
{K}. You'll have heard by now. Everybody did.
{K}. Sounds good from here, and from across the street.
invite:
{K}. You pick the song, we'll pick the volume.
Your phone in a cereal bowl has done its best. {K}.

== printer 🖨️
under: tech
nouns: printer, inkjet printer, laser printer, label printer, office printer, printer ink, ink cartridge, paper jam
nouns: photocopier, printer cartridge, photo printer, sublimation printer, new printer, thermal printer, dtf printer
nouns: printer setup, printer problems, toner cartridge
tags: PrinterProblems, TechLife, Gadgets
turn:
{K}. It can smell a deadline.
It asks for the one thing that isn't in the drawer. {K}.
{K}: connected to everything except reality.
It printed for strangers and would not look at me. {K}.
I said please. I don't say please to the toaster. {K}.
reader:
Talk to it nicely, or give it a firm pat on the side? {K}.
{K}. When did yours last work on the first try, and did you tell anybody?
Is it out of paper, out of ink or out of spite? {K}.
scene:
Whirr, click, whirr, one blank page, still warm. {K}.
“Who sent the whole internet?” A long document and a guilty silence. {K}.
Tray open. Tray closed. Flap open. Where is the flap? {K}.
plain:
{K}. A quiet miracle each time the page comes out right.
Some things are still better on paper. {K}.
{K}. When it works, it's the best colleague in the room.
news:
{K}. In black and white, slightly tilted.
{K}. Sent to print, so we'll know more when it feels like it.
invite:
{K}. Your emergency trip to the copy shop can be called off.
For pages that come out where and when you want them. {K}.

== receipt-printer 🧾
under: tech
nouns: receipt printer, receipt, receipts, receipt paper, receipt roll, cash register, pos system, card reader
nouns: point of sale, thermal receipt printer, till roll, long receipt, cvs receipt, checkout terminal
nouns: thermal paper, kitchen ticket printer, ticket printer
tags: SmallBusinessLife, RetailLife, ShopLife
turn:
{K}. The applause of small business, and it comes on paper.
One pack of gum, one scarf's worth of paper. {K}.
{K}: it sings, it spits, it tears at an angle.
Kept for the return, lost for the return, found after the return. {K}.
It runs empty in front of the longest line, and it knows. {K}.
reader:
With receipt, without, or straight into the pocket of no return? {K}.
{K}. Do you check the list, or believe in people?
Where do yours end up: wallet, bag or washing machine? {K}.
scene:
Zzzzt, rip, “have a nice day.” {K}.
A new roll, put in the wrong way round, with a smile and a queue. {K}.
plain:
{K}. A tiny bit of proof that somebody chose you.
Every little slip means somebody walked in and said yes. {K}.
{K}. The longer the curl of paper, the better the day.
news:
{K}. Signed, torn off and handed over.
{K}. I have the receipts. Literally.
invite:
{K}. Your line at the front could move like a song.
For the sound every owner likes best. {K}.

== radio 📻
under: tech
nouns: radio, radio show, fm radio, radio station, radio host, kitchen radio, car radio, weather radio
nouns: internet radio, transistor radio, old radio, radio interview, clock radio, portable radio
tags: Radio, OnTheAir, TechLife
turn:
Somebody I've never met has breakfast with me every morning. {K}.
It never asks what I'd like to hear, and that's a relief. {K}.
{K}: no scrolling, no feed, just somebody's voice in the room.
The best song came on as I parked, so I live in the car now. {K}.
The kitchen knows every song by now, and none of the titles. {K}.
reader:
Music, voices or the crackle in between: what do you listen for? {K}.
{K}. Which song makes you turn it up without looking?
Do you leave it on for company, even with nobody home? {K}.
scene:
“And now, your song.” Nobody asked, and it's perfect. {K}.
Dial to the left, dial to the right, there it is, nobody move. {K}.
A song from another life, and the dishes stop for a moment. {K}.
plain:
Somebody is talking, somebody is cooking, and the evening goes on. {K}.
A voice in the kitchen makes the work go faster. {K}.
{K}. A voice in the room that wants nothing from you.
news:
{K}. Breaking news, coming in loud and nearly clear.
{K}. Turned up a notch, in its honor.
invite:
{K}. Switch it on and let somebody else choose the music.
Your ears have been eating the same playlist for too long. {K}.

== keyboard-mouse ⌨️
under: tech
nouns: keyboard, mechanical keyboard, keycaps, gaming keyboard, typing, touch typing, wireless keyboard
nouns: ergonomic keyboard, custom keyboard, keyboard switches, macro pad, split keyboard, keyboards, clicky keyboard
nouns: typing practice, typing speed, desk mat keyboard, keycap
tags: DeskSetup, TechLife, Gadgets
turn:
{K}. My thoughts aren't faster, but they sound like it.
Everybody on the call can hear me being productive. {K}.
{K}: a hobby that begins with “I just need something to type on”.
I turned it over once and found a week of lunches. {K}.
I click louder when I'm right. {K}.
reader:
Loud and proud or whisper quiet? Your colleagues have voted already. {K}.
{K}. Eyes on the screen or eyes on the fingers?
Which key on yours is worn out, and what does that say about you? {K}.
scene:
Clack, clack, clack, backspace, backspace, sigh. {K}.
Upside down, tapped gently, it's raining crumbs. {K}.
“What are you writing?” “Nothing, I like the sound.” {K}.
plain:
{K}. Every word in this house has passed through it.
A small pleasure under the fingertips. {K}.
{K}. Makes even emails sound important.
news:
{K}. Typed on it at once, with feeling.
{K}. All keys accounted for, even the ones nobody uses.
invite:
{K}. Your fingertips have standards, they just don't know yet.
Come and press a few. It's allowed. {K}.

== monitor 🖥️
under: tech
nouns: monitor, second monitor, ultrawide monitor, gaming monitor, dual monitors, computer monitor, 4k monitor
nouns: curved monitor, computer screen, monitor arm, monitor stand, dual screen setup, portable monitor
nouns: desk monitor, vertical monitor, monitor mount
tags: DeskSetup, WorkSetup, TechLife
turn:
{K}. More room for the work, and a whole side for pretending.
Now I can lose the cursor in high resolution. {K}.
{K}: the document is on the left, my attention is on the right.
I thought I needed more focus. I needed more inches. {K}.
Everything looks bigger on it, including the inbox. {K}.
reader:
One big one or a pair: how do you arrange your chaos? {K}.
{K}. What's always open on the second screen, and does the office know?
Dark mode or light mode? One of you is squinting. {K}.
scene:
“Which screen am I sharing?” Not that one. Not that one. {K}.
Wiggle, wiggle, where's the pointer? There. Gone. {K}.
Tilted, raised, lowered, back to the pile of books. {K}.
plain:
{K}. Shoulders back, eyes up, everything side by side.
Everything side by side, at last, like a grown-up. {K}.
{K}. The whole week fits on it, unfortunately.
news:
{K}. Seen in high resolution.
{K}. The desk had to breathe in.
invite:
{K}. Necks everywhere, rejoice.
Give your tabs some room to stretch. {K}.

== game-console 🎮
under: tech
nouns: game console, playstation, xbox, nintendo switch, ps5, ps4, game controller, steam deck, game boy, gameboy
nouns: nintendo, retro console, n64, joystick, playstation 5, xbox series x, switch 2, handheld console, wii
nouns: nintendo ds, arcade machine, arcade cabinet, console, joy-con, gamecube, nintendo switch 2
nouns: retro gaming console, games console, consoles, atari, sega genesis
tags: GamingLife, Gaming, GamersUnite
turn:
{K}. One level, I said, to a room that has heard it all before.
I pressed harder. It didn't jump higher, but it felt right. {K}.
{K}: saving the world is easier than saving the evening.
It was the controller's fault. It has always been the controller's fault. {K}.
I lean into the curves with my entire body, and it helps. {K}.
reader:
Do you let others win, or do they have to learn? {K}.
{K}. Who gets the good controller, and who gets the one that drifts?
Which game would you wipe from memory just to play it for the first time again? {K}.
scene:
“Dinner!” “I can't pause it!” The oldest duet. {K}.
Blow on it, push it in, believe. {K}.
“Just let me get to a save point.” There's no save point. {K}.
plain:
{K}. A sofa, a friend and something to shout at.
The thumbs are busy, and the head is on vacation. {K}.
{K}. Somewhere else for an hour, without leaving the couch.
news:
{K}. Achievement unlocked, no cheating.
{K}. Player one has something to say.
invite:
{K}. Your thumbs have been training for this.
A rival is easily found. Wipe your fingers first. {K}.

== drone 🚁
under: tech
nouns: drone, drones, fpv drone, drone footage, drone photography, dji, drone shot, drone pilot, mini drone
nouns: drone video, racing drone, dji mini, drone flying, quadcopter, aerial photography, drone flight
nouns: drone license
tags: Drone, DronePhotography, FromAbove, Aerial
turn:
{K}. Everything looks peaceful from up there, even my parking.
It has great vision, brave plans and a thing for trees. {K}.
{K}: the bird's view, without the bird's skills.
I fly it with my thumbs and land it with my eyes closed. {K}.
The battery says return. My pride says one more pass. {K}.
reader:
What would you look at first from above: your street or the sea? {K}.
{K}. Smooth pilot, or do you know the neighborhood's rooftops by name?
Flying: relaxing for you, or the longest minutes of the day? {K}.
scene:
A buzz, a lift, a crowd of chins going up. {K}.
“Where is it?” “There.” “Where?” “It was there.” {K}.
A gust, a wobble, a prayer, a landing of sorts. {K}.
plain:
{K}. The same place, and you've never seen it before.
A little height puts things in order. {K}.
{K}. The world makes patterns when you step back far enough.
news:
{K}. Up in the air, in the best way.
{K}. The trees have been asked to stay where they are.
invite:
{K}. Your feet can stay where they are.
See your corner of the world from the good seat. {K}.

== 3d-printer 🖨️
under: tech
nouns: 3d printer, 3d printing, 3d print, 3d prints, bambu lab, benchy, 3d printed toy, resin printer, 3d model
nouns: 3d printed parts, ender 3, print bed, 3d printed vase, articulated dragon
tags: Maker, MakersGonnaMake, MakerSpace
turn:
{K}. I can make anything, so I made a tiny boat.
It costs next to nothing in a store. I made it in an evening, with pride. {K}.
{K}: first layer good, everything good. First layer bad, spaghetti.
Done at last, and then I saw the version with a lid. {K}.
The hook holds the keys. The hook took all weekend. {K}.
reader:
Useful parts or small plastic dragons: what does yours make most? {K}.
{K}. Do you watch it work, or trust it and regret?
What came off yours first, and do you still have it? {K}.
scene:
Whirr, zip, whirr, and nobody wants to go to bed. {K}.
“What is it?” “A holder.” “For what?” “For the other holder.” {K}.
Scrape, scrape, scrape, pop, freedom. {K}.
plain:
{K}. It was an idea at breakfast, and now it's in my hand.
Watching something appear from nothing never gets old. {K}.
{K}. Made one thin layer at a time, like most good things.
news:
{K}. There's a small dragon on every desk now.
{K}. The nozzle is warm and the watching has begun.
invite:
{K}. Tell us what keeps breaking, we'll make the part.
Bring the idea. We have the patience and the layers. {K}.

== cutting-machine ✂️
under: craft
nouns: cricut, cricut project, vinyl cutter, laser engraver, laser cutter, silhouette cameo, cnc machine, cnc router
nouns: engraving machine, heat press, vinyl decal, vinyl decals, cricut maker, cricut joy, laser engraving
nouns: glowforge, sticker cutter, laser cut wood, iron-on vinyl, engraved tumbler, custom decals
tags: Maker, MakersGonnaMake, MakerSpace
turn:
{K}. First I labeled the pantry. Then I labeled the labels.
Stand still for too long and you'll have a name on you, too. {K}.
{K}: cut in a minute, peeled out in an evening.
I mirrored everything except the thing that needed mirroring. {K}.
It all began with one mug, as these things do. {K}.
reader:
What was the first thing you put a name on? {K}.
{K}. Do you measure it, or hold it up and squint?
Gifts, orders or “just because it can”: what do you make most? {K}.
scene:
Bzzz, zip, bzzz, and everybody leans over the lid. {K}.
“Where's the middle of the e?” On the floor, under a sock. {K}.
Peel. Slowly. Slower. Oh no. Oh, good. {K}.
plain:
{K}. A drawing goes in, and something you can hold comes out.
A name on something turns it into somebody's. {K}.
{K}. Clean edges, happy maker.
news:
{K}. The scraps on the floor tell the rest.
{K}. It was a clean cut, for everybody involved.
invite:
{K}. Tell us the name, we'll find the place for it.
Got an idea? We have the machine that won't sit still. {K}.

== smartwatch ⌚
under: tech
nouns: smartwatch, smart watch, apple watch, fitbit, garmin, fitness tracker, oura ring, galaxy watch, step counter
nouns: heart rate monitor, activity rings, smart ring, pedometer, 10k steps, step goal, garmin watch, sleep tracker
tags: Smartwatch, FitnessTracker, StayActive
turn:
{K}. It told me to stand. I was already standing. I felt judged.
I walk around the kitchen at bedtime, for the numbers. {K}.
{K}: the only one who knows how little I did and still says “well done”.
I forgot to put it on, so the whole walk was for nothing. {K}.
It thinks clapping is a workout. I've stopped correcting it. {K}.
reader:
Do you obey when it says move, or do you shake your arm and win? {K}.
{K}. Would you walk one more round just to close the circle?
Does it motivate you, or just know too much? {K}.
scene:
A buzz on the wrist, in a meeting: “Time to breathe.” {K}.
One lap of the sofa. Another lap of the sofa. Fireworks. {K}.
“You seem to be exercising.” I was laughing. {K}.
plain:
{K}. A small nudge to get up and go outside.
Around the block once more, for the ring to close. {K}.
{K}. Good to have something on your side, or at least on your wrist.
news:
{K}. It shows in the heart rate.
{K}. There was a short buzz of joy.
invite:
{K}. Your couch has a head start.
Get moving. It'll know if you don't. {K}.

== tablet 📱
under: tech
nouns: ipad, tablet computer, ipad pro, drawing tablet, apple pencil, ipad mini, graphics tablet, android tablet
nouns: kids tablet, procreate, wacom tablet, ipad air, new tablet, surface pro, digital notebook, remarkable tablet
nouns: tablet stand, goodnotes
tags: TechLife, DigitalLife, Gadgets
turn:
{K}. Bought for serious work, promoted to breakfast companion.
Undo is the best tool I've ever owned. {K}.
{K}: too big for a pocket, too small for an excuse.
I write by hand again, and I still can't read it. {K}.
The pencil is always charged and never where I left it. {K}.
reader:
Work, drawing or watching in bed: what does yours really do? {K}.
{K}. Paper or screen for your best ideas?
Do you hold it up to take photos, and do you know how you look? {K}.
scene:
A tap with the pencil, a pinch, a zoom, a whole afternoon. {K}.
It slides off the chest and wakes up the nose. {K}.
“I'm taking notes.” A small, detailed drawing of a frog. {K}.
plain:
{K}. A blank page that never runs out.
Light enough to take along, big enough to think on. {K}.
{K}. Notes, doodles and a film in bed, all on one piece of glass.
news:
{K}. Noted, in digital handwriting nobody can read.
{K}. Swipe to see how I feel about it.
invite:
{K}. Your stack of half-used notepads would understand.
Pick up the pencil and see what happens. {K}.

== e-reader 📖
under: book
nouns: e-reader, ereader, kindle, kobo, e-book, ebook, kindle paperwhite, e-books, ebooks, kindle unlimited
nouns: kindle library, kindle case, e-ink, kindle reader
tags: BookLovers, Bookish, Bookstagram, BookLife
turn:
{K}. A whole library in one hand, and I'm rereading the same one.
Nobody can see the cover, which explains my choices. {K}.
{K}: the pile by the bed went invisible, and then it grew.
It says there are minutes left in the chapter. There are always minutes left. {K}.
It falls on my face more gently than a hardcover. {K}.
reader:
On paper or on a screen: does the story mind? {K}.
{K}. How many have you downloaded, and how many have you met?
Do you finish one before you start another, or are you like us? {K}.
scene:
Lights off, small glow, “just to the end of this part.” {K}.
“Where are you?” “In a castle.” “I mean in the house.” {K}.
Asleep at the good part, and it kept my place without a word. {K}.
plain:
{K}. One more story for wherever you have to wait.
It weighs next to nothing and takes you anywhere. {K}.
{K}. Light on, page turned, the night is young.
news:
{K}. The paper pile says it isn't jealous.
{K}. More at the end of the chapter.
invite:
{K}. Your suitcase has carried enough hardcovers.
Pack light, read heavy. {K}.

== app 📲
under: tech
nouns: app, apps, mobile app, new app, fitness app, dating app, weather app, meditation app, app update, app launch
nouns: app store, habit tracker app, budgeting app, app development, photo app, language app, delivery app
nouns: calendar app, notes app, phone app, ios app, android app, web app, beta version, app idea, new software
nouns: mobile game app, app feature, banking app
tags: AppLife, TechLife, MobileApp
turn:
{K}. I opened it for a minute and now it knows my dreams.
It wants to send notifications. I want to be left in peace. We'll see who wins. {K}.
{K}: solves a problem I learned about during the setup.
My screen is full of little squares I downloaded in a hopeful moment. {K}.
It updated, and the button I liked has gone on a trip. {K}.
reader:
Allow notifications, or decline with a firm thumb? {K}.
{K}. Tidy folders, or page after page of colorful chaos?
Which one would you keep if you could keep only one? {K}.
scene:
Forgot the password, made a new one, forgot the new one. {K}.
Tap, swipe, tap, oh, so that's what it does. {K}.
“There's a thing for that.” “Of course there is.” Download bar, crawling. {K}.
plain:
{K}. A little square that does one thing and does it kindly.
One tap, and a small annoyance is gone from the day. {K}.
{K}. There's a square for that now.
news:
{K}. Worth a notification, and I turn those off.
{K}. Minor bug fixes and major feelings.
invite:
{K}. Your home screen has room next to the calculator.
Tap it, poke it, tell us what's missing. {K}.

== inbox 📧
under: office
nouns: inbox, email, e-mail, emails, email inbox, inbox zero, reply all, out of office, unread emails, spam folder
nouns: work email, out of office reply, email chain, email signature, slack message, spam email, follow-up email
tags: OfficeLife, EmailLife, WorkLife
turn:
{K}. I hope this finds you well. It found me in sweatpants.
“Per my last email” is the loudest whisper in any office. {K}.
{K}: I answer one, and it brings friends.
I read it, marked it unread and gave it to future me. {K}.
Attached, please find nothing. I forgot the attachment. {K}.
reader:
Zero unread or a number with a comma? It takes all kinds. {K}.
{K}. “Best,” “cheers,” or nothing but your name, like a warning?
How many times do you reread it after you've sent it? {K}.
scene:
Send. Silence. Read it again. There's the typo. {K}.
Reply all. Gasps. Reply all: “Please don't reply all.” {K}.
“Just circling back.” A vulture, basically. {K}.
plain:
{K}. One at a time, and then a walk.
A kind line still makes somebody's day, even between newsletters. {K}.
{K}. Words from people, if you dig deep enough.
news:
{K}. Consider this my official reply to all.
{K}. Flagged, starred and moved to the folder for good things.
invite:
{K}. Something in there you'll actually want to open.
No circling back required. {K}.

== newsletter 💌
under: marketing
nouns: newsletter, email newsletter, mailing list, newsletter issue, substack, weekly newsletter, monthly newsletter
nouns: email list, newsletter subscribers, newsletter signup, first newsletter, new newsletter, school newsletter
nouns: company newsletter, email marketing, email campaign, substack post
tags: Newsletter, ContentCreator, EmailList
turn:
{K}. The one mail in your inbox that isn't a bill.
I rewrote the subject line longer than the letter. {K}.
{K}: a letter to everybody that hopes to feel like a letter to you.
Sent, and the typo appeared at once, waving. {K}.
No algorithm, no dance, just words that land where they should. {K}.
reader:
What makes you open one: the sender, the subject or sheer boredom? {K}.
{K}. Long read with coffee, or quick and to the point?
Which one do you never delete unread? {K}.
scene:
Finger over “send”. One last look. One more last look. {K}.
Ping. A small envelope in a sea of “just following up”. {K}.
“Did you get my letter?” “It's in the folder where lovely things get lost.” {K}.
plain:
{K}. A bit of good reading among all the noise.
Written by a person, meant for people. {K}.
{K}. Small letters keep big circles together.
news:
{K}. The subject line writes itself.
{K}. Read all about it, preferably with a biscuit.
invite:
{K}. Let us write to you. We're better on paper, or nearly.
Make room between the bills and the coupons. {K}.

== wifi 📶
under: tech
nouns: wifi, wi-fi, router, wifi password, internet connection, slow internet, internet, mesh wifi, free wifi
nouns: wifi signal, broadband, fiber internet, modem, 5g, mobile data, internet outage, starlink, hotspot
nouns: wifi extender, internet provider, loading screen, bad connection, buffering, internet speed, fast internet
nouns: gigabit internet
tags: WiFi, InternetLife, StayConnected
turn:
{K}. It works in every room except the one I'm in.
When it goes out, we all meet in the hallway and learn each other's names. {K}.
{K}: invisible, unless it's gone.
I held my phone above my head like a torch, and one bar took pity. {K}.
Guests ask for it before they ask how we are. {K}.
reader:
What's the best network name you've ever seen? {K}.
{K}. Unplug it and wait, or tap it and hope?
How long could you live offline before you started reading shampoo bottles? {K}.
scene:
“Can you hear me? You're frozen. You look… happy.” {K}.
A small circle turns and turns and thinks about its life. {K}.
“Is it down for you too?” shouted through a wall. {K}.
plain:
{K}. A little signal, and far away feels close.
All bars, all calm. {K}.
{K}. Connected, in the useful sense.
news:
{K}. Posted quickly, while the bars allow it.
{K}. The router is blinking with excitement.
invite:
{K}. Your video calls can have faces again.
Leave that one good corner and live a little. {K}.

== password 🔐
under: tech
nouns: password, passwords, password manager, captcha, two-factor authentication, forgot password, passcode
nouns: security question, password reset, face id, verification code, pin code, log in, cybersecurity
tags: CyberSecurity, OnlineSecurity, TechLife
turn:
{K}. So secure that not even I can get in.
Not the old one, not the other old one. I'm out of pets. {K}.
{K}: one capital letter, one symbol, one small breakdown.
The sticky note under the keyboard is a military secret. {K}.
I proved I'm not a robot on the third grid of traffic lights. Barely. {K}.
reader:
One for everything, or a different one each time and a headache? {K}.
{K}. In your head, in an app, or on a note we'll pretend not to see?
Does that tiny corner of the traffic light count? Asking for access. {K}.
scene:
“Incorrect.” “It is correct.” “Incorrect.” Caps lock. {K}.
Forgot it, changed it. “You can't use the same one again.” {K}.
“Remind me later,” says the finger, and later says the same. {K}.
plain:
{K}. A bit of trouble now for a lot of calm later.
Lock the digital door, too. {K}.
{K}. A good lock, and everything behind it can sleep.
news:
{K}. That's all I can say without a code.
{K}. Access granted, eyes wide.
invite:
{K}. If yours is still “password”, let's talk.
For people who click “forgot” out of habit. {K}.

== microphone 🎙️
under: podcast
nouns: microphone, mic, podcast mic, studio microphone, usb microphone, audio interface, blue yeti, shure sm7b
nouns: pop filter, recording studio, home studio, recording booth, vocal booth, voice over, voiceover, podcast setup
nouns: lavalier mic, wireless microphone, boom mic, recording setup, mixing console, sound check, soundcheck
nouns: voice recording, microphones, condenser microphone, karaoke microphone
tags: StudioLife, Microphone, VoiceOver, HomeStudio
turn:
{K}. It hears everything, especially my stomach.
I sounded wonderful until I heard the recording. {K}.
{K}: one tap, one cough, and everybody sits up straight.
A dog several gardens away got the best take. {K}.
You can say anything into it, which is why I forget how to speak. {K}.
reader:
Do you like your own voice, or are you normal? {K}.
{K}. Script, notes or jump in and hope?
What does everybody say first into a microphone, and why is it “check”? {K}.
scene:
“One. One. Is this… one.” A squeal. Everybody winces. {K}.
Blanket over the head, red light on, very professional. {K}.
A deep breath, a truck, a deep breath, a plane. {K}.
plain:
{K}. A voice is a warm thing to share.
Speak close, speak plainly, somebody is listening. {K}.
{K}. Good talk deserves good sound.
news:
{K}. Loud and clear, for the first time in a while.
{K}. Nobody drop it, please.
invite:
{K}. You've been saying “I should record this” long enough.
Clear your throat, the floor is yours. {K}.

== smart-home 🏠
under: tech
nouns: smart home, smart light, smart lights, smart bulb, smart plug, ring doorbell, video doorbell, smart lock
nouns: home automation, voice assistant, smart doorbell, hue lights, doorbell camera, smart fridge screen, siri
nouns: smart home setup, smart blinds, home assistant, security system, robot assistant, smart thermostat setup
nouns: google nest, alarm system, home security
tags: SmartHome, HomeAutomation, TechLife
turn:
{K}. I used to walk to the switch. Now I argue with it.
It understood every word except mine. {K}.
{K}: all the comfort of pressing a button, after only a weekend of setup.
Everybody else just says “lights”. I have to say it in the voice. {K}.
It answers when nobody asked and goes silent when guests are here. {K}.
reader:
Do you say please to it, just in case? {K}.
{K}. Handy helper, or one more thing to reboot?
What's the first thing you'd automate if it really worked? {K}.
scene:
“Turn off the lamp.” Music starts. “No. The lamp.” Louder music. {K}.
An app, an update, a restart, and there was light. {K}.
“I didn't catch that.” It caught it. {K}.
plain:
{K}. Small comforts, one voice command at a time.
Home is where it already knows what you like. {K}.
{K}. A bit of future in an old hallway.
news:
{K}. Say it out loud and something in the house will react.
{K}. The old light switch is keeping a dignified silence.
invite:
{K}. Your sofa hours could get even lazier.
Get into bed first, then turn off the light. {K}.

== smart-glasses-vr 🥽
under: tech
nouns: virtual reality, vr, vr game, vr gaming, vr glasses, apple vision pro, augmented reality, smart glasses
nouns: oculus, vr headset, meta quest, vr headsets, quest 3, vr arcade
tags: VirtualReality, VR, TechLife
turn:
{K}. In there, a dragon. Out here, somebody punching a bookshelf.
I climbed a mountain in it and tripped over the footstool. {K}.
{K}: the only place where I look over my shoulder in my own living room.
Everybody laughs at the one wearing it, until it's their turn. {K}.
reader:
First thing you'd visit: space, the sea floor or your old school? {K}.
{K}. Screamer or silent type once it's on?
Who in your circle needs a soft room and a spotter for this? {K}.
scene:
“Where's the wall?” Thud. “Found it.” {K}.
Both arms out, mouth open, miles away on a carpet. {K}.
It comes off, hair everywhere: “You have to try this.” {K}.
One punch at the ghost, one at the lamp. {K}.
plain:
{K}. A trip with no packing at all.
Nice to be elsewhere, nicer to come back to your own sofa. {K}.
{K}. Somewhere else entirely, and home in time for dinner.
news:
{K}. Reality has asked for equal time.
{K}. The coffee table has been moved for its own safety.
invite:
{K}. Leave your furniture somewhere safe and step in.
Come and point at things nobody else can see. {K}.

== retro-phone ☎️
under: vintage
nouns: flip phone, flip phones, dumb phone, dumbphone, brick phone, landline, landline phone, pay phone, payphone
nouns: phone booth, phone box, telephone, telephone booth, old nokia, nokia 3310, corded phone, wall phone
nouns: rotary phone, rotary phones
tags: RetroTech, Throwback, VintageStyle
turn:
{K}. It makes calls. That's the whole feature list, and it's glorious.
No apps, no feed, no idea what anybody had for lunch. {K}.
{K}: hanging up on somebody used to be a full-body experience.
Nobody ever scrolled on one of these until the middle of the night. {K}.
It survives being dropped. It's the floor that needs looking after. {K}.
reader:
Whose number do you still know by heart? {K}.
{K}. Could you live with just this, or would your thumbs itch?
Who did you talk to for hours, and who kept shouting “get off the line”? {K}.
scene:
A ring, a run, out of breath: “Hello?” {K}.
Winding the cord around one finger, for as long as the story takes. {K}.
“Where's the screen?” asks the youngest person in the room. {K}.
plain:
{K}. A voice at the other end, and nothing else.
Some things did one job and did it well. {K}.
{K}. Built for talking, back when that was the point.
news:
{K}. Somebody tell the operator.
{K}. Don't text about it. Ring.
invite:
{K}. Your thumbs could use a rest.
For everybody who misses slamming down the receiver. {K}.

== cracked-screen 📱
under: tech
nouns: cracked screen, broken phone, phone repair, broken screen, screen replacement, phone screen repair
nouns: iphone repair, dropped phone, screen protector, smashed screen, phone screen, cracked phone screen
tags: PhoneRepair, PhoneLife, TechLife
turn:
{K}. Gravity had one job, and it never calls in sick.
Years on carpets without a scratch, and then one stone step. {K}.
{K}: reading the news through a spider's web.
It survived the stairs. The pocket-sized drop did it. {K}.
I hold it at an angle, so that everybody's face has a scar. {K}.
reader:
Fix it at once, or live with it until a splinter decides? {K}.
{K}. Face down or face up: what did you find when you turned it over?
How long did you last between new and broken? {K}.
scene:
A slap on the pavement. Nobody breathes. Slowly, turn it over. {K}.
“It still works!” Bravely, one thumb keeps swiping around the hole. {K}.
plain:
{K}. Everything's still there, only in more pieces.
It's only glass, and it's only annoying. {K}.
{K}. A steady hand and tiny screws can save a day.
news:
{K}. The case would like to apologize.
{K}. One swipe, no crunching. That's the dream.
invite:
{K}. Your thumb deserves a smooth surface.
Bring us the pieces, we've seen worse. {K}.

== gaming-pc 🖥️
under: computer
nouns: gaming pc, gaming pcs, pc build, pc building, pc setup, graphics card, gpu, custom pc, cpu, ram upgrade
nouns: motherboard, rgb setup, first pc, pc case, pc parts, water cooling, battlestation, gaming rig, gaming desk
nouns: new gpu, budget build
tags: GamingPC, PCBuild, GamingSetup
turn:
{K}. Enough light to land a plane, and a fan curve with a personality.
There is one screw left over, and it starts anyway. Nobody touch it. {K}.
{K}: worth more than the desk, the chair and the outfit together.
Built to play the future. So far it mostly sorts old save files. {K}.
The frames have gone up. The aim has stayed exactly where it was. {K}.
reader:
Build it yourself or buy it ready and keep your hair? {K}.
{K}. Rainbow lights, one color or a plain black box of secrets?
Cables tied neatly, or a closed side panel and a clear conscience? {K}.
scene:
Press the button. Silence. Check the plug. It was the plug. {K}.
One beep, a spin of fans, a cheer from the floor. {K}.
Sweaty palms, tiny connectors, a manual in very small print. {K}.
plain:
{K}. Bits, cables and a fair amount of love.
Something you put together piece by piece feels like more than a machine. {K}.
{K}. It hums, it glows, and the evening can begin.
news:
{K}. The whole room lights up, in several colors.
{K}. No more blaming the hardware.
invite:
{K}. Your loading bar has had a good run.
Tell us what you play, we'll tell you what it needs. {K}.

== battery 🔋
under: tech
nouns: battery, low battery, batteries, battery life, dead battery, aa batteries, aaa batteries
nouns: rechargeable batteries, battery percentage, battery pack, battery anxiety, new battery, aa battery
tags: BatteryLife, LowBattery, TechLife
turn:
{K}. At full I feel immortal. At half I start making plans.
The remote needs one, the drawer has plenty, and none of them work. {K}.
{K}: the only number I check more often than the time.
It holds until somebody needs directions, and then it bows out. {K}.
Mine is shown in the corner of the screen. My own shows by late afternoon. {K}.
reader:
At what point do you start to sweat? {K}.
{K}. Charge overnight, or live from outlet to outlet?
What stops working first at your place, and do you steal from the remote? {K}.
scene:
Out of one thing, into another, rolled twice, slapped gently. It works! {K}.
The screen goes dark in the middle of a sen {K}.
“How much have you got left?” “Don't ask.” {K}.
plain:
{K}. Everybody needs something to fill them up again.
Small, heavy for its size, and suddenly everything runs. {K}.
{K}. Nobody thinks about it until there is none left.
news:
{K}. Please be brief, I'm in the red.
{K}. The toys in the box are stirring.
invite:
{K}. The remote would like a word.
Fill the drawer before the clock stops. {K}.

== security-camera 📹
under: tech
nouns: security camera, security cameras, trail camera, trail cam, dash cam, dashcam, pet camera, wildlife camera
nouns: cctv, surveillance camera, game camera, security camera installation, speed camera
tags: HomeSecurity, SecurityCamera, CaughtOnCamera
turn:
{K}. Hours and hours of nothing, and then one magnificent squirrel.
It was put there to catch burglars. So far it has caught me talking to a plant. {K}.
{K}: the leaf that moves at night is now a regular.
I look twice as suspicious as anybody it has ever filmed. {K}.
Nothing ever happens, which is exactly what it's for. {K}.
reader:
What's the strangest thing yours has ever seen? {K}.
{K}. Do you wave at it when you come home?
Do you watch it live, or only when something goes bump? {K}.
scene:
Motion detected. It's the cat. Motion detected. It's the same cat. {K}.
A pair of eyes in the dark, very round, very close. {K}.
“Play that back.” “That's you.” “Why do I walk like that?” {K}.
plain:
{K}. A quiet eye on things while you're elsewhere.
It never blinks and never asks for a coffee. {K}.
{K}. Peace of mind, in slightly grainy pictures.
news:
{K}. There's footage, of course.
{K}. The raccoons have been informed.
invite:
{K}. Find out who really digs up the flowers.
Sleep well, something small is awake for you. {K}.

== polaroids 📸
under: photography
nouns: polaroids, polaroid, polaroid picture, polaroid pictures, instax photos, photo booth strip, photo strip
nouns: instant photos, instant film, instax mini, polaroid photo, polaroid film
tags: Polaroid, PhotoLovers, PhotoLove
turn:
{K}. One try, one copy, and somebody always blinks.
Shaking it does nothing. Everybody shakes it. {K}.
{K}: the person who holds it at the end of the party keeps it.
It comes out gray and makes everybody lean in. {K}.
A little overexposed, a little crooked, and exactly how it felt. {K}.
reader:
On the wall, on the fridge or in the phone case? {K}.
{K}. Who gets to keep it when there's only one?
Silly face in the first or in the last frame? {K}.
scene:
Click, whirr, and a circle of heads around one small square. {K}.
“Is that me?” “Wait.” “Is that me now?” {K}.
plain:
{K}. A small white frame around a good moment.
You can hold it, lose it and find it again years later. {K}.
{K}. A moment you can pass around the table.
news:
{K}. Still developing, stay close.
{K}. The fridge door has made room.
invite:
{K}. Squeeze in, everybody, there's only one shot.
Your fridge door is ready for some faces. {K}.

== ham-radio 📻
under: radio
nouns: amateur radio, ham radio, radio antenna, shortwave radio, cb radio, walkie talkie, walkie talkies, baofeng
nouns: morse code, ham radio license, radio tower, two-way radio, antenna, crystal radio, ham shack
nouns: ham radio field day, radio call sign, walkie talkie set
tags: HamRadio, AmateurRadio, OnTheAir
turn:
{K}. Talking to strangers through thin air, and calling it a quiet evening.
Half of it is static, and the other half is worth every bit of it. {K}.
{K}: a hobby in which people are proud of how far away somebody was.
It works best when I hold it high and don't breathe. {K}.
I waited all evening to hear somebody say they could hear me. {K}.
reader:
What's the farthest voice you've ever heard? {K}.
{K}. Would you rather talk to the next valley or the other side of the globe?
What would you say first if anybody on earth could be listening? {K}.
scene:
“Can you hear me? Over.” A hiss. A pause. A friend. {K}.
Turn the dial a hair. A hair back. There. {K}.
Static, static, half a tango, static. {K}.
plain:
{K}. Somebody out there is listening, and it's nice to know.
A bit of wire, a bit of patience, a voice out of nowhere. {K}.
{K}. The world is big, and now and then it answers.
news:
{K}. Over, but not out.
{K}. Coming in loud and nearly clear.
invite:
{K}. Tune in, turn the dial, see who answers.
The airwaves have been asking about you. {K}.

== computer-mouse 🖱️
under: tech
nouns: computer mouse, wireless mouse, gaming mouse, mouse pad, mousepad, trackpad, ergonomic mouse, trackball
nouns: wrist rest, vertical mouse, desk mat, bluetooth mouse
tags: DeskSetup, TechLife, Gadgets
turn:
{K}. My right hand spends more time with it than with any human.
I shook it to wake the screen, and then I shook it to wake myself. {K}.
{K}: a small thing that goes everywhere without leaving the desk.
One double click too many, and now everything is open at once. {K}.
It glides so well that even the spreadsheet looks elegant. {K}.
reader:
Left hand, right hand or whichever one isn't holding the coffee? {K}.
{K}. Click once and wait, or click until it gives in?
How many crumbs live under your right hand? {K}.
scene:
Lift, blow, tap, lift. “It was fine a second ago.” {K}.
The pointer is gone. Wiggle, wiggle. There, on the other screen. {K}.
plain:
{K}. If you hold something all day, it should fit.
A small comfort for a long day at the desk. {K}.
{K}. Point, click, on to the next thing.
news:
{K}. It clicked.
{K}. The cursor has a spring in its step.
invite:
{K}. Your wrist has been writing complaints.
Come and hold a few, your hand will decide. {K}.

== audiobook 🎧
under: book
nouns: audiobook, audiobooks, audible, libby, audio book, audio books, audiobook narrator, audiobook recommendations
tags: Audiobooks, BookLovers, BookLife
turn:
{K}. I've never cleaned the house so thoroughly. I wanted to know who did it.
I drove around the block again, because somebody was about to confess. {K}.
{K}: reading, with the hands free for the dishes.
I fell asleep in one century and woke up in another. {K}.
I've spent more evenings with this voice than with most people I know. {K}.
reader:
Does listening count as reading? Answer carefully, there are friendships in this room. {K}.
{K}. Normal speed, or faster until everybody sounds nervous?
Walk, drive, dishes or bed: where do you listen? {K}.
scene:
Laughing out loud in the supermarket, alone, at the onions. {K}.
Parked in front of the house, engine off, just until the chapter ends. {K}.
“What did you say?” Rewind. Rewind. Rewind. {K}.
plain:
{K}. A good voice can carry you through any chore.
A story in the ear makes the road shorter. {K}.
{K}. Bedtime stories, for people who pay rent.
news:
{K}. Pause. Rewind. Hear that again.
{K}. The dog has been walked twice because of it.
invite:
{K}. Your commute has been dying for a plot.
Press play, then do the dishes you've been avoiding. {K}.
`;
