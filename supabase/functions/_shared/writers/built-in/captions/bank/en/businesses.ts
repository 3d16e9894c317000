export const businesses = `
== small-business 💼
nouns: small business, small businesses, small business owner, small business owners, business owner, business owners, owner life, small business life, small biz, small biz life, my own business, own business, family business, local business, local businesses, home business, home-based business, side hustle, side hustles, side business, side gig, freelancing, freelance life, freelancer, freelancers, freelance work, self-employment, self-employed life, entrepreneur, entrepreneurs, entrepreneurship, entrepreneur life, solopreneur, solopreneurs, founder life, founder, founders, one-person business, one-woman business, one-man business, being my own boss, business plan, maker life, startup, startups, startup life, my startup, tech startup, startup founder
tags: SmallBusiness, SmallBusinessOwner, SmallBiz, SupportSmall, SmallBusinessLife
turn:
Every department is me, and marketing still won't talk to finance. {K}.
The trouble with being your own boss is that the boss has your number. {K}.
{K}: the dream job that keeps sending me invoices.
Employee of the month, every month, with no competition. {K}.
The office party is small, but everybody gets on. {K}.
I wear many hats, and one of them is always under a pile of receipts.
My lunch break was approved by me, after a long negotiation.
It turns out that "flexible hours" means all of them.
{K}. The commute is short and the to-do list makes up for it.
I used to dream of being my own boss. Nobody mentioned being my own printer technician.
reader:
Business owners: what do you do first, the thing you love or the inbox?
Be honest, self-employed people: real days off, or just quieter ones?
Which hat fits you worst when you run your own thing: sales, books or tech support?
Who was your very first customer? Every small business remembers theirs.
If you run your own thing: do you plan on paper, or in the shower?
{K}: was it the plan all along, or a hobby that got out of hand?
Which small business deserves a louder cheer? Name it below.
scene:
Job description: everything, plus other duties as assigned by me.
The staff meeting ran long. I kept interrupting myself.
That sound the phone makes when a payment comes in is still the best song I know.
Called the IT department. Turned myself off and on again. {K}.
“So what do you do?” Deep breath. {K}.
On my desk: a plan, a better plan, and the plan that is really happening.
plain:
{K}. It is a lot of work, and it is mine.
Every order, every kind word, every “I told a friend about you” counts here.
Thank you to everybody who picks the small ones first.
Building something of my own, slowly and on purpose. {K}.
Some days it is brave and some days it is paperwork. I'd still choose it.
There is a real person behind this, and that person is glad you're here. {K}.
news:
{K}. Management has taken note, and management is me.
{K}. Nobody covered this chapter in the business plan.
{K}. It's all part of the job I gave myself.
{K}. One for the memoir, right after the chapter on printer ink.
Small business, never a small story. {K}.
{K}. If you've run something of your own, you know this feeling.
invite:
{K}. Come in, look around, ask us anything.
Tell one friend. That is our entire advertising department. {K}.
{K}. You will not be transferred to another department. There isn't one.
Big companies have lobbies. We have time for your questions. {K}.
{K}. Say hello, even if you're only looking.
A share costs nothing and makes our week. {K}.

== orders 📦
nouns: orders, order, new orders, customer orders, first order, first orders, shipments, shipment, mail day, wholesale order, custom orders, custom order, preorders, pre-orders, etsy orders, packing day, happy mail, outgoing mail, subscription boxes, order day
tags: PackingOrders, ShopSmall, SmallBusiness, PackWithMe
turn:
{K}: cardboard on the outside, somebody's good mood on the inside.
The end of the tape is never where I left it.
{K}. The recycling bin has asked for a larger office.
{K}: presents for grown-ups, with tracking.
Tracking numbers were invented so that nobody would get anything done. {K}.
Label on, tape on, and then the sudden fear that it's the wrong label.
Every box is the right size until the last thing has to go in.
The line at the post office and I are in a long-term relationship.
Somebody always has the scissors, and it is never the person holding the tape. {K}.
reader:
How do you open a parcel: scissors, keys or pure determination?
Do you save the good boxes, or are you a person with space?
Do you watch the tracking map, or forget you ordered and let it be a surprise?
Your parcel is here: open it at the door, or make it wait for the kettle?
Bubble wrap: do you pop it, save it, or pretend you're above it?
If you pack parcels for a living: music, a podcast or the sound of tape?
scene:
Tape coming off the roll is the only anthem this table knows.
Packing list: one order, plenty of paper, a small silent wish for gentle handling.
Doorbell. Everybody freezes. {K}.
Dear parcel: be brave, stay upright, don't talk to strange parcels.
A short tragedy in one act: the label printed sideways.
Fold, fill, close, shake gently, regret shaking. {K}.
POV: you're a cardboard box and this is your big day.
plain:
Every label has a name on it, and every name makes me smile.
{K}. Somebody out there will open a box and be happy for a minute.
There is a person at both ends of every parcel.
It never gets old to see where things are going. {K}.
{K}, and a thank-you to everybody who is waiting by the door.
Thank you for trusting a small table with your big doorstep moment. {K}.
news:
{K}. Somewhere, a tracking page is being refreshed.
{K}. The tape has seen it all and is holding things together.
{K}. Handle with care, and that goes for everyone involved.
{K}. This side up, more or less.
{K}. Life is mostly boxes, and some of them surprise you.
{K}. If cardboard could talk, it would start here.
invite:
{K}. Your doorstep looks like it could use some company.
Add to cart, and leave the fight with the tape to us. {K}.
{K}. Treat yourself to something to track.
The boxes are folded and looking for a purpose. {K}.
{K}. Send it to yourself and act surprised.
{K}. Got a question about an order? Our inbox is friendly.

== shop 🛍️
nouns: shop, shops, store, stores, boutique, boutiques, my shop, our shop, little shop, gift shop, concept store, pop-up, pop-up store, popup, popup shop, window display, window displays, shop window, shop windows, storefront, shopfront, new arrivals, new in, new stock, corner shop, corner store, general store, clothing store, clothing boutique, shoe store, toy shop, record shop, hardware store, farm store, bike shop, stationery shop, pet store, shop life, shop update, shop day
tags: ShopSmall, ShopLocal, SmallShop, ShopLife
turn:
Nobody needs a thing until they have picked it up. {K}.
{K}. Everything has its place, and its place keeps changing.
The bell over a shop door has never once lied about good news.
The internet has filters. {The} {has/have} corners to turn.
My wallet stayed in the bag for almost a minute. {K}.
A shop is a room full of things that don't know yet that they're yours. {K}.
A shopping list goes into a shop and a different list comes out.
reader:
In a shop: a friendly chat, or one quiet lap in peace?
Do you buy it right away, or walk away and think about it at night?
Do you smell the candles, touch the fabrics or read every label when you shop?
Pick it up and carry it around, or decide only at the counter: how do you shop?
Which shop have you never once managed to just walk past?
Shopping alone with no clock, or with the friend who says “get both”? {K}.
scene:
“Can I help you?” “Just looking.” A while later: “Do you gift-wrap?”
The smallest theater in the street is a shop window. {K}.
A bell, a hello, the creak of a floor. {K}.
Shop rules: touch things, ask things, take your time.
Somewhere between the door and the counter, a plan is quietly changing.
Browsing, with scattered bursts of “ooh” and a chance of gift wrap. {K}.
plain:
{K}. Come for a thing, stay for a chat.
A street is only a street until somebody opens a shop in it.
Thank you for coming through a real door to say hello. {K}.
{K}: picked, placed and looked after by people who care about it.
Some things should be held in the hand before you decide. {K}.
The nicest part is still watching people find it. {K}.
news:
{K}. The shelves are talking about it.
{K}. The bell over the door rang twice at that.
{K}. Every shop has a story behind the counter, and this is ours.
{K}. You should have seen the face behind the counter.
{K}. Not in the window display, but worth telling.
Keeping a shop means never knowing what walks in next. {K}.
invite:
{K}. Come by, touch everything, stay as long as you like.
The door opens inward and so do we. {K}.
{K}. Bring the friend who always says “get both”.
We keep rearranging the shelves so you have a reason to visit. {K}.
Walk in, wander, ask. That's all the instructions there are. {K}.

== market 🧺
nouns: market, markets, makers market, maker's market, flea markets, stall, stalls, weekend market, vintage market, antique market, antiques fair, spring market, art market, jumble sale, rummage sale, market booth, vendor booth, craft booth, swap meet, trade fair stall, handmade market, bazaar
tags: MarketDay, ShopLocal, MarketLife, SupportLocal
turn:
I came to {the} with a list, and the list was never seen again.
Something about a market turns me into a person with a basket. {K}.
Cash in one hand, restraint in the other, and {the} only {has/have} use for one.
You go once around to look and once around to admit it. {K}.
At {the}, everybody is an expert in other people's tables.
My bag had room. That was the problem. {K}.
{K}: cardio, with bargaining.
I only wanted a walk, and {the} had other ideas.
A market is the one place where slow walkers are right.
reader:
Do you haggle at {the}, or apologize and pay extra?
First thing you do at a market: a full lap, or straight to the snacks?
What's the strangest thing you ever carried home from a market?
Do you know your stallholders by name, or just by what they sell?
Market bag, basket or “I can carry it in my arms”: how do you shop?
scene:
“How much?” “For you?” And so it begins.
Coins, paper bags, somebody calling a good price. {K}.
Elbows in, bag in front, eyes on the last table. {K}.
Stall wisdom: the thing you walked away from is gone when you come back.
Overheard at every table in the world: “I could make that.” They won't.
plain:
{K}: faces, voices and something good to carry home.
I like a place where you can ask the person who made it or found it. {K}.
No rush, no list, a slow lap of {the}.
Everything on a market table has a story, and most sellers will tell it.
There's nothing like {a} to make a place feel like a town.
Thank you to everyone who sets up early so the rest of us can stroll. {K}.
news:
{K}. The folding table held, and so did we.
{K}. That's market life: you unpack, you wait and see.
{K}. Somewhere between the first hello and the last box, this happened.
{K}. You don't get stories like that in a supermarket.
A stall teaches you patience, weather and people. {K}.
invite:
Walk slowly past our table. That's all we ask. {K}.
{K}. Bring a bag. Bring a second bag for honesty.
Come and say hello, the table is friendlier than it looks. {K}.
{K}. Do one lap, then come back to us. Everybody comes back.
We set up, you show up. {K}.
{K}. Pick it up, turn it over, ask us about it.

== repair-trade 🛠️
nouns: emergency plumber, electrician, electricians, electrical work, handyman, handywoman, handyman services, appliance repair, washing machine repair, bike repair, shoe repair, watch repair, furniture repair, painter and decorator, drywall repair, flooring installation, tiler, heating repair, air conditioning repair, pool cleaning, junk removal, welding, home repair, home repairs, garage door repair, mobile car wash, septic service, solar installation, lawn aeration
nouns: screen repair, screen repairs, chimney sweep
tags: SkilledTrades, LocalBusiness, ToolsOfTheTrade, TradeLife
turn:
The video made it look so easy. {K}.
“I can do that myself” is how many good repair stories begin.
{K}: for when the second “just one more turn” made it worse.
Everything is held together by somebody who knew what they were doing. {K}.
I bought the tool, watched the video and then made the call. {K}.
It worked fine right until company was coming. {K}.
It has been “probably fine” for a while now. {K}.
Of course it behaves perfectly the moment the expert arrives. {K}.
One job on the list, and a few more hiding behind it. {K}.
The right tool, the right hands, and suddenly it takes no time at all. {K}.
reader:
What's the job around the house or garage that you'll never do yourself again?
Which repair have you been walking past and politely ignoring?
Do you try to fix it yourself first, or call somebody while it's still a small problem?
Who in your family has “fixed” something that then needed real fixing?
Tape, a firm tap or turning it off and on: what's your first aid before calling a pro?
scene:
“It was like that when I found it.” Every pro has heard it, none believed it.
A pencil behind the ear and a low “hm”. Something is about to get done.
“Did you touch anything?” A long pause. “Define touch.”
Sounds of progress: a click, a hum, a relieved “there we go”. {K}.
Somewhere a tutorial is being closed, and a phone is being picked up. {K}.
To-do list, last line, in small letters, carried over again: {k}.
plain:
{K}. Good work that you stop noticing, because it simply works.
There's real pride in a job done properly. {K}.
When it has to be right, ask somebody who does it every day. {K}.
The best feeling is handing something back that works. {K}.
{K}: honest work, and something to show for it.
Fixing things for people is a good way to spend a working life. {K}.
news:
{K}. All in a day's work, and some of the work was finding the pencil.
{K}. You can plan the job, but the job has plans too.
{K}. If tools could talk, they'd ask for a break first.
{K}. Measure twice, tell the story once.
{K}. Another one for the toolbox of good stories.
{K}. The coffee in the van has gone cold, as it should.
invite:
{K}. Tell us what's wrong, in your own words and with gestures.
You find the problem, we'll find the rest of it. {K}.
{K}. No shame in a failed first attempt, we won't ask.
Get it off your list and onto ours. {K}.
{K}. For everybody who has been saying “I'll do it at the weekend”.
If it drips, hums, sticks or sulks, ask us about it. {K}.

== clinic 🩺
nouns: physiotherapy, physiotherapist, physio, physical therapy, physical therapist, chiropractor, sports massage, acupuncture, podiatrist, pharmacy, pharmacist, doctor's office, pediatrician, clinic, clinics, medical practice, health center, checkup, check-up, hearing test, osteopath, wellness clinic
nouns: physical exam, annual physical, annual exam, speech therapy, speech therapist, occupational therapy, occupational therapist
tags: LocalBusiness, WaitingRoom, AppointmentDay, HealthCare
turn:
I put on a nice shirt for {the}, as if there were points for it. [count]
“Do you come here often?” No, and my calendar knows it. {K}.
Nobody reads a magazine the way a person in a waiting room reads a magazine.
The appointment card lives on the fridge, under everything else. {K}.
{K}: proof that “I've been meaning to call” can become a real date.
I rehearse “I'm fine” the whole way there. {K}.
Everybody sits up straighter in a waiting room.
A form with my name on it, and I still have to think. {K}.
The calendar said “{n}” in very small letters, as if I wouldn't notice.
reader:
Waiting rooms: book, phone or studying the fish tank?
Do you put {the} in the calendar, or trust the card on the fridge? [count]
How early do you arrive for an appointment: just in time, or with a book?
What makes a waiting room friendly for you: the chairs, the plants or the hello?
Who makes the appointments in your family, and who has to be reminded?
scene:
“The next one, please.” Everybody looks up with hope. {K}.
A waiting room in one sound: a page turning, very slowly.
“Shall we make the next appointment right away?” “Yes,” says the voice of a new me.
Name called, jacket grabbed, umbrella forgotten. {K}.
Behind the desk: a phone, a smile, a calendar full of colors. {K}.
“Any questions?” All of them, in the car, afterward. {K}.
The quiet heroics of picking up the phone and booking it. {K}.
plain:
{K}. Calm hands, plain words and time to ask.
It's good to be looked at by somebody who listens first. {K}.
Kindness matters most when you're a little nervous. {K}.
{K}: people who remember more than your file.
Making the call is the hardest part, and then it's done. {K}.
A friendly hello at the front desk changes the whole visit. {K}.
news:
{K}. There's a smile at the front desk to go with it.
{K}. That's the kind of story the waiting room likes.
{K}. Some days the front desk has all the fun.
{K}. Noted in the file, under “made us smile or sigh”.
{K}. A good chat is part of every visit.
{K}. Even the waiting-room plant perked up.
invite:
{K}. Call, write or stop by the desk. A real person answers.
You've been meaning to call. This is a nice moment for it. {K}.
{K}. Ask us the questions you'd save for the parking lot.
New here? Come as you are, and bring your nerves along. {K}.
{K}. Tell us if you're nervous, we'll take it slowly.
Put us in the calendar in big letters. {K}.

== pet-service 🐾
nouns: cat sitter, cat sitting, dog sitting, house and pet sitting, group dog walk, dog daycare, pet boarding, cattery, kennels, dog training, dog trainer, dog trainers, puppy socialization, obedience class, pet photography, pet taxi, dog hotel, cat hotel, pet care, pet services
nouns: dog walking, dog walker, dog walkers, pet sitting, pet sitter, pet sitters, dog sitter, doggy daycare, dog boarding
tags: PetCare, PetsOfInstagram, PetLovers, PetBusiness, HappyPets
turn:
{K}. Every client greets you with the whole body.
They can't leave a review, but the tail writes a good one. {K}.
The owner books, the pet decides. {K}.
It's the one job where everybody gets a compliment on their ears. {K}.
I remember every pet's name and call the owners “hi, you”.
Nobody at work judges my singing voice. They tilt their heads. {K}.
Covered in fur is the uniform. {K}.
Some people network. We exchange treats and sniff around. {K}.
reader:
Pet people: how many nicknames, and does any of them have to do with the real name?
Does your pet notice the suitcase before you've even opened it?
What does your pet do to make you feel guilty for leaving the house?
How long is the handover note you leave for a pet sitter: a line or a novel?
What's the word in your house that has to be spelled out because of the pet?
Is your pet an angel elsewhere and a menace at home, or the other way round?
scene:
“Is it friendly?” A lick answers. {K}.
Pockets: keys, a leash clip, crumbs of something they all know about. {K}.
A shake from nose to tail, and everybody in the room is wet.
Working day: greeted as if after a long war, by several clients. {K}.
plain:
{K}. Somebody you love, in hands that like them.
You go and do your thing, and your pet has its own good day. {K}.
They can't tell us what they need, so we pay attention. {K}.
Trust from an animal is the best kind of thank-you. {K}.
{K}: patience, gentle hands and plenty of talking nonsense.
It's a fine life, being pleased to see everybody. {K}.
news:
{K}. Tails are being wagged about it.
{K}. Treats for everybody involved.
{K}. There's fur on this story, like on everything else we own.
{K}. Nobody in this job has ever had a boring week.
{K}. The clients had no comment and one long stretch.
{K}. Ears up, everyone.
invite:
{K}. Sit, stay, book.
Your pet can't use a phone, so this one is on you. {K}.
{K}. Tell us the name, the nicknames and the favorite spot behind the ears.
Shy, wild or dramatic, we'd like to meet them. {K}.
{K}. Leave the worrying at the door and the favorite toy with us.
Send this to the friend whose pet runs the household. {K}.

== real-estate 🏠
nouns: houses for sale, homes for sale, apartment for sale, flat for sale, flat to rent, condo for sale, real estate, house hunt, flat hunting, house viewing, apartment keys, new house keys, keys to our new house, keys to our first home, our first home, our first house, dream house, home buying, first-time home buyer, first-time home buyers, closing day, moving in day, home sellers, property, properties, rental property, housing market, starter home, home inspection, fixer upper, home staging, sold sign
tags: RealEstate, HouseHunting, HomeSweetHome, NewHome
turn:
{K}. You come to look at the kitchen and end up naming the spare room.
“Cozy” is an agent's word, and so is “potential”. {K}.
I only came to look, and the couch already has a place.
Falling in love with a floor plan is completely normal. {K}.
Everybody knocks on a wall as if they knew what they were listening for. {K}.
I turn on every tap and nod like an engineer. {K}.
The photos had a wide angle and so did my hopes. {K}.
Every house has a drawer for batteries and string. It's waiting for you. {K}.
Some people scroll past houses. I move into every one of them. {K}.
reader:
At a viewing: do you look at the kitchen first, or out of the windows?
Old house with creaks or new house with sockets: which one do you move into?
What would you never give up in a home: a bathtub, a balcony or a pantry?
Big kitchen or big yard? In house hunting, everyone has to choose.
Did you know at the front door, or only after sleeping on it? Home people, tell.
What's the one thing a listing says that makes you keep scrolling?
scene:
“And this would be your office.” “Or the cat's.” {K}.
Agent dictionary: charming means small, quiet means far, unique means purple.
A key turns for the first time, and the hallway says hello with an echo. {K}.
Empty rooms, big voices, somebody pacing out a couch. {K}.
“Imagine your table here.” Everybody imagines the table there.
Shoes off, lights on, opening every closet with respect. {K}.
The moment on the sidewalk, looking up, trying to act normal. {K}.
plain:
A house is only rooms until somebody calls it home. {K}.
The right door feels a bit like coming back. {K}.
Somewhere in there is a corner for your chair. {K}.
A new address for all the ordinary good days. {K}.
Every home starts with standing in an empty room and smiling. {K}.
news:
{K}. Every house has a story, and this is page one.
{K}. It never says that in the listing.
{K}. Somebody is measuring for curtains in their head.
{K}. Location, location, and now this.
{K}. The welcome mat is getting ideas.
invite:
{K}. Come in, look around, open the closets.
Bring your tape measure and your imagination. {K}.
{K}. Sit on the stairs for a minute and see how it feels.
Your couch may already know where it wants to go. {K}.
{K}. Ask us everything, even which step creaks.
Send this to the friend who looks at houses for fun. {K}.

== professional-office 📁
nouns: law firm, law office, law offices, notary, legal advice, accounting firm, tax return help, payroll, insurance, insurance agent, insurance agents, insurance agency, insurance broker, home insurance, consulting, consultant, consultants, consultancy, business consulting, financial advisor, financial advisors, financial planning, wealth management, mortgage broker, mortgage brokers, virtual assistant, virtual assistants, hr consulting, patent attorney, estate planning, immigration lawyer, contract law, family law
nouns: mortgage, mortgage approval, mortgage rates
tags: ProfessionalServices, LocalBusiness, HereToHelp, SmallBusiness
turn:
We read the small print so that somebody in the world has. {K}.
{K}. Our idea of a thriller has page numbers.
Everybody has that one drawer of papers. We'd like to meet yours. {K}.
We enjoy a good table of contents more than is strictly normal. {K}.
{K}: because “I'll look at it later” is not a filing system.
A form is just a conversation with boxes. We speak it fluently. {K}.
We get excited about a well-labeled folder. Somebody has to. {K}.
The plant in our office has signed nothing and knows everything. {K}.
Some people relax with a puzzle. Our puzzles come with attachments. {K}.
reader:
Important papers: labeled folders, or one drawer of destiny?
What's the one form you've been putting off since it arrived?
Do you read the small print, or scroll with hope?
Letters from the office: opened at once, or left to mature?
Which piece of paperwork should everybody be taught at school?
Paper copy or PDF: what do you trust more with something important?
scene:
“It's a bit of a mess.” It's always less of a mess than you think. {K}.
A shoebox arrives, a folder leaves. {K}.
A quiet room, a good pen, one question at a time. {K}.
“Just sign here, here and here.” First, we talk about here. {K}.
Desk inventory: stamps, sticky tabs, endless patience. {K}.
The sigh people make when somebody finally explains it in plain words. {K}.
Sorting, stapling, and the small joy of a complete file. {K}.
plain:
{K}. Clear words, straight answers, a person who listens.
You shouldn't need a dictionary to understand your own papers. {K}.
Behind every file there's a person, and that's where we start. {K}.
Good advice begins with a good question. {K}.
{K}: careful work, done quietly.
It helps to have somebody at your side of the table. {K}.
news:
{K}. Duly noted, in triplicate.
{K}. Signed, stamped and told to the whole office.
{K}. Even the filing cabinet opened up a little.
{K}. For the record, we're smiling in a professional manner.
{K}. Nobody can say that paperwork has no plot.
{K}. See attached: one raised eyebrow, friendly.
invite:
{K}. Bring the pile. We've seen bigger.
Sit down, start anywhere, we'll sort the order. {K}.
{K}. No question is too small, and some of the best ones are.
Give us a call and talk to a person. {K}.
{K}. Send us a message before you send the form.
You don't need to understand it yet. That's what the first talk is for. {K}.

== charity 🤲
nouns: charity, charities, volunteer life, fundraiser, fundraisers, fundraising, fundraising event, charity run, charity walk, charity event, charity auction, charity dinner, charity concert, donation drive, donation drives, donation, donations, blood drive, blood donation, giving tuesday, community garden volunteers, beach clean-up, litter pick, animal shelter volunteers, nonprofit, nonprofits, non-profit, community project, neighborhood cleanup, soup kitchen volunteers, benefit concert, benefit dinner, giving back, community fridge
tags: Volunteer, GivingBack, Community, Kindness
turn:
{K}. Many hands make light work and very good stories.
You come to give a little time and go home with more than you brought. {K}.
Nobody does it for the money, and everybody goes home a little richer. {K}.
The world doesn't change all at once. It changes one folding table at a time.
{K}: strangers at the start, first names by the end.
I came to help and mostly learned. {K}.
Somebody has to start, and it turns out that somebody brings cookies. {K}.
The busiest people always find the time, and I'd like to know where. {K}.
Good deeds run on coffee, clipboards and one person with all the keys. {K}.
reader:
What was the first thing you ever volunteered for?
Who do you know that helps and never talks about it? Give them a line here.
What would you gladly do an hour of for your community: lift, bake, drive or listen?
What's the kindest thing a stranger ever did for you?
Which local cause should more people know about?
Do you help best with your hands, your car or your address book?
scene:
“What can I do?” Possibly the best question in any language. {K}.
Folding tables, name tags, a line of people asking where to start. {K}.
A coin, a coat, an hour, a kind word. It all counts here. {K}.
“I can only stay a short while.” And they stay to the end. {K}.
The sound of a room full of people who all decided to come. {K}.
A handwritten thank-you note, and suddenly everybody is quiet. {K}.
plain:
{K}. Because helping is easier when we do it together.
A little from many becomes a lot. {K}.
Thank you to everyone who gives time, hands or heart. {K}.
Nobody can do everything, and everybody can do something. {K}.
{K}: people looking after people.
Kindness is quiet work, and it is work worth doing. {K}.
It does good to do good. {K}.
news:
{K}. It shows what people can do when they turn up.
{K}. To everybody who had a hand in it: thank you.
{K}. Good people make good stories.
{K}. The helpers make it look easy, and it isn't.
{K}. That's what community looks like from the inside.
{K}. Somebody's kindness is behind every line of this.
invite:
{K}. Come as you are, there's something for every pair of hands.
Bring a friend and an hour, we'll find you both a place. {K}.
{K}. If you can't come, passing it on helps too.
New faces are always welcome here. {K}.
{K}. Ask us how you can help, we'd love to hear from you.
Every bit counts, and so does every person who shares this. {K}.

== event-service 🎪
nouns: wedding planner, wedding planners, event planner, event planners, event planning, event organizer, party planner, party planners, food truck catering, wedding dj, mobile dj, party dj, florist's studio, florist studio, wedding florist, event florist, floral design, event flowers, venue, venues, event venue, event space, wedding venue hire, party venue, party hall, banquet hall, function room, photo booths, photo booth rental, party rental, party rentals, tent rental, event rentals, balloon artist, balloon decor, event decor, event design, event styling, table styling, tablescape, tablescapes, live band for hire, event staff, bartending service, mobile bar, cocktail catering, charcuterie catering, dessert table, bouncy castle hire, event lighting, celebrant, wedding officiant, kids' entertainer
nouns: live wedding band
nouns: face painting
tags: EventPlanning, EventPros, PartyPlanning, Celebrations
turn:
The calmest person at any celebration is the one with the clipboard and comfortable shoes.
We cry at strangers' speeches for a living. {K}.
If nobody notices us, it went perfectly. {K}.
There's a plan B, and there's a plan B for plan B. {K}.
We've never met your uncle, but we have a plan for your uncle. {K}.
Safety pins, tape, a spare tie. The bag knows no surprises. {K}.
Everybody remembers the party. We remember where the extension cord was. {K}.
reader:
What makes you remember a celebration: the food, the music or the people at your table?
Long tables or round tables for a party? Hosts have feelings about this.
What's the one thing a party can never have enough of: ice, chairs or good songs?
Buffet or served at the table: what do guests really like better?
Planning a celebration: which part would you hand over first?
Which song empties a dance floor, and which one saves it?
scene:
“Where do you want it?” “There.” “And now?” “A little bit more there.” {K}.
An empty room, a van full of boxes, and a very clear picture in the head. {K}.
Headset on, smile on, running without looking like running. {K}.
Event weather report: a storm in the back, sunshine in the front. {K}.
When the last chair is stacked, somebody hums the first dance. {K}.
One more candle straightened, one step back, one small nod. {K}.
plain:
{K}. You enjoy it, we carry it.
It's a lovely job, being close to other people's happy days. {K}.
The best thank-you is a full dance floor or a quiet, happy table. {K}.
Every celebration is somebody's big one, so we treat it that way. {K}.
We like to be the people you don't have to think about. {K}.
news:
{K}. Somebody cue the music.
{K}. The clipboard saw it coming.
{K}. There's a toast in there somewhere.
{K}. Behind the scenes, everybody did a very small dance.
{K}. It wasn't on the run sheet, but it is now.
{K}. If it can be celebrated, we're already looking for the good napkins.
invite:
{K}. Tell us what you're celebrating, and leave out nothing.
You pick the reason, we'll pick up the heavy things. {K}.
{K}. Big idea, small idea, no idea yet: write to us.
Your to-do list is looking at us with big eyes. {K}.
{K}. Be a guest at your own party.
Send this to the friend who is planning everything alone. {K}.

== dentist 🦷
nouns: dentist, dentists, dentist appointment, dentist visit, dentist's office, dental care, dental practice, dental clinic, dental office, dental checkup, dental check-up, dental cleaning, dental hygienist, teeth cleaning, teeth whitening, family dentist, pediatric dentist, dental team, wisdom teeth, wisdom tooth
nouns: dental exam, dental exams
tags: Dentist, DentalCare, Smile, HealthySmile
turn:
{K}: the one conversation where I can only answer in vowels.
“Do you floss?” asked the person who already knew.
Everybody brushes twice as well on the day. {K}.
My teeth and I have been preparing our statement. {K}.
I came in with confidence and left talking like a pirate. {K}.
{K}. I've never been asked so many questions with so many hands in my mouth.
The ceiling there knows me very well. {K}.
Nobody has ever been this honest about snacks. {K}.
reader:
Do you make the next dentist appointment right away, or promise to call?
Brush first and then coffee, or coffee first and hope?
At the dentist: eyes open, eyes closed or counting ceiling tiles?
What did you get as a kid for being brave at the dentist?
How do you answer a question with your mouth wide open?
Electric or classic: which toothbrush lives at your sink?
scene:
“Any plans for the weekend?” “Aah ah ah.” “Lovely.” {K}.
A big chair going back, a bright lamp, a sudden interest in the ceiling. {K}.
“Open wide.” A little wider. There we are. {K}.
That extra-smooth feeling when you run your tongue along the back. {K}.
Rinse, spit, look dignified. {K}.
The paper bib, the great equalizer. {K}.
A tiny mirror, a small “hm”, and a very long second. {K}.
plain:
{K}. One thing off the list, with a smile.
Kind words help, even when you can't answer them. {K}.
It's good to have somebody gentle on the other side of the lamp. {K}.
A smile says hello before you do. {K}.
{K}: steady hands and a friendly voice.
Going is the brave part. {K}.
news:
{K}. I'd smile wider, but you've seen all of them.
{K}. Flossed for the occasion.
{K}. The toothbrush would like a word.
{K}. Aah, and I mean that sincerely.
{K}. That deserves a sticker from the drawer.
{K}. Grin first, explain later.
invite:
{K}. You've been meaning to call, and your teeth remember.
Come in, sit back, we'll do the talking. {K}.
{K}. Nervous is normal here, just tell us.
Bring your questions before we ask you to open wide. {K}.
{K}. We promise to ask about your weekend at the worst moment.

== vet 🐾
nouns: vet, vets, the vet, veterinarian, veterinarians, vet visit, vet visits, vet appointment, vet appointments, vet clinic, veterinary clinic, veterinary practice, vet tech, vet techs, vet nurse, vet student, vet school, animal clinic, animal hospital, pet clinic, puppy checkup, kitten checkup
nouns: vet bill, vet bills
tags: VetLife, PetCare, PetParents, VetCare
turn:
The carrier came out, and every animal in the building disappeared. {K}.
{K}: where every lion turns into a scarf.
The bravest pet in the park would like to sit on my lap now. {K}.
Perfect behavior in the waiting room, a full review in the car. {K}.
Somebody got treats and still feels betrayed. {K}.
Nobody recognizes the road to the park, everybody knows this one. {K}.
The scale is the only part that gets taken personally. {K}.
reader:
How does your pet know it's vet day before you do?
At the vet: is yours a statue, a singer or a comedian?
What's your trick for getting a cat into a carrier?
Do you spell the word “vet” at home, and has your pet learned to spell?
Waiting room at the vet: do the owners or the pets make friends first?
What treat buys forgiveness at your house after the vet?
scene:
“Who's a brave one?” A tail disappears under a chair. {K}.
Waiting room roll call: one meow, one bark, one suspicious box. {K}.
Back in the carrier without being asked. A miracle of our time. {K}.
A nose under an arm, hoping not to be found. {K}.
The silent ride there. The long complaint home. {K}.
A treat on the table, ignored with great dignity. {K}.
plain:
{K}. Gentle hands for somebody who can't say where it itches.
They're brave in their own way, and so are we. {K}.
Kind people make it easier for everybody in the room. {K}.
They don't understand it, and they trust us anyway. {K}.
{K}: people who talk to the animal first.
A scratch behind the ears is part of the job. {K}.
news:
{K}. The carrier has been forgiven, the humans not yet.
{K}. Everybody gets a treat, including the owners.
{K}. There was sighing, and some of it was mine.
{K}. A tail somewhere has an opinion on this.
{K}. The waiting room leaned in to listen.
{K}. Brave as always, with one paw over the eyes.
invite:
{K}. Shy ones, loud ones, hidden-under-the-chair ones: all welcome.
Tell us the name, and what it really answers to. {K}.
{K}. Bring the favorite blanket and your questions.
We say hello on the floor, at eye level. {K}.
The treat jar is out and so are we. {K}.

== delivery 🛵
under: orders
nouns: delivery, deliveries, home delivery, free delivery, food delivery, grocery delivery, pizza delivery, local delivery, same-day delivery, delivery service, next-day delivery, lunch delivery, curbside pickup, takeout delivery
tags: HomeDelivery, DeliveryService, RightToYourDoor, ShopLocal
turn:
{K}. Slippers were invented for exactly this.
The doorbell is the most beautiful instrument in the house. {K}.
{K}: shopping for people who are already sitting.
The whole house hears a doorbell, and the whole house has a theory. {K}.
Nobody has ever moved faster than a person in a bathrobe with a doorbell. {K}.
The little dot on the map takes a wrong turn, and everybody gasps. {K}.
reader:
Do you watch the little dot on the map, or let the doorbell surprise you?
Who answers the door at your house: the fastest or the best dressed?
What would you have brought to your door right now, if anything went?
Delivery: hand it over, or leave it and run like in the movies?
scene:
Ding-dong. A dog barks, a chair scrapes, somebody yells “I've got it”. {K}.
A nose at the window, a van at the curb, a sock half on. {K}.
“Is that ours?” “It's next door's.” A heavy silence. {K}.
Headlights on the ceiling, footsteps on the path, hope in the hallway. {K}.
plain:
Somebody drives through the weather so that somebody else can stay dry. {K}.
{K}. The shortest distance between wanting and having.
Thank you to everyone who climbs the stairs with it. {K}.
news:
{K}. The doormat has been told to look its best.
The doorbell is warming up. {K}.
invite:
{K}. Stay where you are, in whatever you're wearing.
The couch is on your side in this. {K}.
{K}. You find the address, we'll find the door.
Tell the dog we're coming in peace. {K}.
{K}. Shoes are optional from here on.
Put the kettle on and listen for the bell. {K}.

== music-lessons 🎼
under: class
nouns: music lessons, music lesson, piano teacher, guitar teacher, music teacher lessons, cello lessons, ukulele lessons, saxophone lessons, private music lessons, music school, voice coach
tags: MusicLessons, MusicEducation, LearnMusic, KeepPracticing
turn:
{K}. The neighbors know the piece by heart, including the hard part.
The right notes are all in there. It's the order that takes time. {K}.
{K}: scales, patience and a metronome nobody invited.
Everybody wants to play the end of the song first. {K}.
Practice makes progress, and progress makes a terrible noise at first. {K}.
reader:
Which instrument did you quit, and do you regret it?
Practice every day, or all of it in the car on the way there?
What was the first song you could play all the way through?
Which instrument would you love to play without learning it?
scene:
“From the top.” A sigh. “From the top.” {K}.
“Did you practice?” A long look at the ceiling. {K}.
A metronome ticks. Somebody argues with it. {K}.
A wrong note, a giggle, the same wrong note, on purpose. {K}.
plain:
Somebody sits next to you until the notes turn into a song. {K}.
{K}. Slow fingers, open ears.
Nobody is too old for a first scale. {K}.
news:
{K}. The encore has been announced to the living room.
invite:
{K}. Bring your hands, the rest can be learned.
That instrument in the corner has been looking at you. {K}.
{K}. Wrong notes are welcome here, they're how it starts.

== brows ✏️
under: makeup
nouns: brows, brow, eyebrows, eyebrow, brow lamination, microblading, brow tint, brow wax, brow shaping, brow appointment, eyebrow threading, brow bar, brow artist, eyebrow tint, eyebrow wax
tags: Brows, BrowArtist, BrowShaping, BeautyAppointment
turn:
{K}. Sisters, not twins, but at least they're speaking again.
The face has punctuation now. {K}.
{K}: the quickest way to look less surprised.
One of them always has its own plan. {K}.
Tweezers, a strong lamp and a moment of overconfidence. It starts like that. {K}.
Half of every expression happens up there. {K}.
reader:
Thin, bold or “leave them alone”: which decade do your brows live in?
Who else over-plucked and swore never again? {K}.
Which would you give up last: brow gel, mascara or coffee?
scene:
Mirror up. Brow up. Both of them, finally. {K}.
“A little more off?” “Stop while we're ahead.” {K}.
A strand held to the light, a squint, a decision. {K}.
plain:
It's a small thing, and it changes every look you give. {K}.
{K}. A good frame makes the picture.
news:
{K}. The left one says hello to the right one.
An eyebrow has been raised, for once evenly. {K}.
invite:
{K}. Your tweezers have done enough.
Come as you are, leave with better punctuation. {K}.

== tree-service 🌳
under: lawn-care
nouns: tree service, tree trimming, tree removal, stump grinding, stump removal, arborists, tree care, tree cutting, storm cleanup
tags: TreeService, TreeCare, Arborist, YardWork
turn:
{K}. Ropes, helmets and a very good head for heights.
The branch over the roof has been “fine” for a long time. {K}.
{K}: gardening, but straight up.
Trees are patient. Branches in a storm are not. {K}.
From down here it looks like dancing with a saw. {K}.
reader:
Which tree in your yard has been leaning a little too thoughtfully?
Did you have a climbing tree, and who got stuck in it? {K}.
How high would you go: ladder, roof or not even the ladder?
scene:
A whistle, a crack, a thud, a nod. {K}.
A small figure in orange, waving from the top of a very big tree. {K}.
“Stand back.” Everybody stands back, and then a bit more. {K}.
Sawdust on the lawn, light where there was none. {K}.
plain:
Good pruning is mostly knowing what to leave. {K}.
{K}. More sky over the yard, and a calmer night when it's windy.
news:
{K}. The kitchen has daylight again.
invite:
{K}. Put the ladder away, we brought the ropes.
Tell us which one keeps you awake when it's windy. {K}.

== kindness 🤍
under: charity
nouns: kindness, random acts of kindness, random act of kindness, acts of kindness, act of kindness, small kindness, small acts of kindness, kindness of strangers, kind strangers, kind words, good deed, good deeds, paying it forward
tags: Kindness, BeKind, RandomActsOfKindness, PayItForward
turn:
{K}. It takes a second and outlives the day.
The loudest people rarely win at it. {K}.
{K}: contagious, and nobody is working on a cure.
Nobody has ever regretted holding the door a second longer. {K}.
It's never as small as the person doing it thinks. {K}.
The world's quietest chain letter: {k}.
reader:
What did somebody once do for you that you still think of?
Which compliment have you never forgotten?
Who's the kindest person you know, and do they know?
Do you find it easier to give help or to accept it?
scene:
A door held open, a nod, a slightly better morning. {K}.
“After you.” “No, after you.” A traffic jam of the nicest kind. {K}.
A note on a windshield, and for once it's a nice one. {K}.
Somebody pays for the next person in line and runs. {K}.
plain:
You rarely find out how much it meant. Do it anyway. {K}.
{K}. Small, quiet and hard to forget.
Everybody is carrying something. A light hand helps. {K}.
news:
{K}. It has already been passed on, surely.
invite:
{K}. Your turn, in any size you like.
Do it for somebody who won't find out who it was. {K}.

== tooth-brushing 🪥
under: dentist
nouns: toothbrush, toothbrushes, electric toothbrush, electric toothbrushes, bamboo toothbrush, toothpaste, floss, dental floss, mouthwash, brushing teeth, tongue scraper, water flosser
tags: Toothbrush, OralCare, BathroomShelf, HealthySmile
turn:
{K}. The first conversation of the day, mostly foam.
Everybody squeezes it wrong, according to somebody. {K}.
{K}: the part of the bathroom nobody is allowed to share.
Every morning starts with a mouthful of mint and no opinions. {K}.
A minute is much longer in front of a mirror. {K}.
Orange juice afterward is a mistake people make exactly once, every year. {K}.
reader:
Squeeze from the middle, or from the end like a person with principles?
Do you brush before breakfast or after?
Wet the brush before, after or both? Families have split over it.
What do you think about while you brush?
scene:
A hum, some foam, a muffled sentence nobody understands. {K}.
Mirror, yawn, mint. {K}.
“Did you brush?” “Yes.” “With toothpaste?” {K}.
A cup by the sink, and everybody's color in it. {K}.
plain:
A small habit that holds up a whole smile. {K}.
{K}. Minty, awake, ready to talk.
news:
{K}. The bathroom mirror has seen it, through dots of foam.
invite:
{K}. Your dentist will ask, so you may as well.

== braces 😁
under: dentist
nouns: braces, my braces, braces off, getting braces, new braces, braces day, aligners, clear aligners, retainer, retainers, orthodontist, orthodontists, orthodontics, orthodontist appointment, invisalign
tags: Braces, BracesOff, Orthodontist, NewSmile
turn:
{K}. Smile now, popcorn later.
Everything tastes of metal and the future. {K}.
{K}: a long-term project, worn at the front.
The list of forbidden snacks reads like a love letter. {K}.
Teeth move slowly. School photos come fast. {K}.
Wrapped in a napkin, on a tray, in the trash: the classic. {K}.
reader:
Which snack would you miss the most?
What color bands would you pick, and would they match anything?
Did you have them, and does your retainer still fit? Honestly?
scene:
“Smile.” A hand goes up. “Without the hand.” {K}.
A tongue, running over and over the same smooth teeth. {K}.
A little wax, a little mirror, a lot of soup. {K}.
“And how long?” Everybody in the room looks at the calendar. {K}.
plain:
Good things move a tiny bit at a time. {K}.
{K}. That grin is going to be worth it.
news:
{K}. The corn on the cob has been notified.
invite:
{K}. Bring your questions and your favorite color.
A straight answer, whatever the teeth look like now. {K}.

== eye-exam 👓
under: clinic
nouns: optician, opticians, optometrist, optometrists, eye exam, eye exams, eye test, eye clinic, eye doctor, vision test, eye checkup, contact lens fitting, eyewear shop
tags: EyeExam, Optician, ClearVision, EyeCare
turn:
{K}. The only test where everybody wants to cheat and nobody can.
The trees have leaves. Individual ones. {K}.
{K}: reading very small letters to a very patient person.
Arms can only get so long. {K}.
The bottom line is a rumor. {K}.
reader:
“Better like this, or like this?” Do you ever really know?
Which street sign did you stop being able to read first?
Do you study the frames for style, or just put on what the mirror likes?
scene:
“Which is clearer?” “The same.” “And now?” “Also the same.” {K}.
Chin on the rest, eye wide open, a tiny puff of air. {K}.
E, something, something, possibly a horse. {K}.
A blur, a click, a street full of details. {K}.
plain:
It's nice when the world has edges again. {K}.
{K}. Good light, small letters, no wrong answers.
news:
{K}. The menu can be held at a normal distance.
invite:
{K}. Come squint at something for us.
Bring the old pair, the scratched ones too. {K}.

== post-office 📮
under: orders
nouns: post office, post offices, post office line, post office counter, mailroom, mail room, postal service, parcel shop, parcel locker, post box, po box
tags: SnailMail, HappyMail, OutgoingMail
turn:
{K}. The line moves when it's ready.
Everybody holds a parcel as if it could cry. {K}.
{K}: where the pen is on a chain and the chain is too short.
The person in front has questions about every island in the world. {K}.
A slip in the mailbox, and the treasure hunt begins. {K}.
Some of the world's best letters wait in that gray sack. {K}.
reader:
Stamps: do you lick them, stick them or hoard the pretty ones?
When did you last write a letter by hand?
Counter or machine: who do you trust with something fragile?
scene:
“Anything fragile?” A hesitation. {K}.
A stamp comes down, a thump, and it's on its way. {K}.
Tape borrowed, address checked, fingers crossed. {K}.
A tower of parcels shuffles forward by one step. {K}.
plain:
Somewhere at the other end, somebody will hear a thud on the mat. {K}.
{K}. Paper, glue and a lot of trust.
news:
{K}. The counter clerk has seen everything, including this.
invite:
{K}. Bring the slip, and something to read in line.
`;
