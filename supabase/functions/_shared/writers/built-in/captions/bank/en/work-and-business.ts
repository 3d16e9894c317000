export const workAndBusiness = `
== small-business 💼
nouns: small business, small businesses, small business owner, small business owners, business owner, business owners, owner life, small business life, small biz, small biz life, my own business, own business, family business, local business, local businesses, home business, home-based business, side hustle, side hustles, side business, side gig, freelancing, freelance life, freelancer, freelancers, freelance work, self-employment, self-employed life, entrepreneur, entrepreneurs, entrepreneurship, entrepreneur life, solopreneur, solopreneurs, founder life, founder, founders, boss life, one-person business, one-woman business, one-man business, being my own boss, business plan, maker life, startup, startups, startup life, my startup, tech startup, startup founder
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
invite:
{K}. Come in, look around, ask us anything.
Tell one friend. That is our entire advertising department. {K}.
{K}. You will not be transferred to another department. There isn't one.
Big companies have lobbies. We have time for your questions. {K}.
{K}. Say hello, even if you're only looking.
A share costs nothing and makes our week. {K}.
news:
{K}. Management has taken note, and management is me.
{K}. Nobody covered this chapter in the business plan.
{K}. It's all part of the job I gave myself.
{K}. One for the memoir, right after the chapter on printer ink.
Small business, never a small story. {K}.
{K}. If you've run something of your own, you know this feeling.

== orders 📦
nouns: orders, order, packing orders, new orders, online orders, customer orders, first order, first orders, parcels, shipping, shipping day, shipments, shipment, packaging, mail day, post office run, order packing, wholesale order, custom orders, custom order, preorders, pre-orders, etsy orders, delivery, deliveries, home delivery, packing day, shipping labels, happy mail, outgoing mail, subscription boxes, order day
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
invite:
{K}. Your doorstep looks like it could use some company.
Add to cart, and leave the fight with the tape to us. {K}.
{K}. Treat yourself to something to track.
The boxes are folded and looking for a purpose. {K}.
{K}. Send it to yourself and act surprised.
{K}. Got a question about an order? Our inbox is friendly.
news:
{K}. Somewhere, a tracking page is being refreshed.
{K}. The tape has seen it all and is holding things together.
{K}. Handle with care, and that goes for everyone involved.
{K}. This side up, more or less.
{K}. Life is mostly boxes, and some of them surprise you.
{K}. If cardboard could talk, it would start here.

== shop 🛍️
nouns: shop, shops, store, stores, boutique, boutiques, my shop, our shop, little shop, gift shop, concept store, pop-up, pop-up shop, pop-up store, popup, popup shop, window display, window displays, shop window, shop windows, storefront, shopfront, new arrivals, new in, new stock, corner shop, corner store, general store, thrift store, vintage shop, vintage store, antique shop, clothing store, clothing boutique, shoe store, toy store, toy shop, record store, record shop, hardware store, flower shop, farm shop, farm store, bike shop, candle shop, stationery shop, plant shop, pet store, shop life, new collection, shop update, shop day
tags: ShopSmall, ShopLocal, SmallShop, ShopLife
turn:
Nobody needs a thing until they have picked it up. {K}.
{K}. Everything has its place, and its place keeps changing.
The bell over a shop door has never once lied about good news.
Online has filters. {K} {has/have} the feeling of turning a corner and there it is.
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
invite:
{K}. Come by, touch everything, stay as long as you like.
The door opens inward and so do we. {K}.
{K}. Bring the friend who always says “get both”.
We keep rearranging the shelves so you have a reason to visit. {K}.
Walk in, wander, ask. That's all the instructions there are. {K}.
news:
{K}. The shelves are talking about it.
{K}. The bell over the door rang twice at that.
{K}. Every shop has a story behind the counter, and this is ours.
{K}. You should have seen the face behind the counter.
{K}. Not in the window display, but worth telling.
Keeping a shop means never knowing what walks in next. {K}.

== market 🧺
nouns: market, markets, farmers market, farmers' market, farmers markets, farmer's market, craft fair, craft fairs, craft market, makers market, maker's market, flea market, flea markets, market stall, market day, market days, market haul, stall, stalls, night market, street market, sunday market, saturday market, weekend market, vintage market, antique market, antiques fair, christmas market, christmas markets, holiday market, winter market, spring market, art market, flower market, food market, fish market, produce stand, farm stand, yard sale, garage sale, car boot sale, jumble sale, rummage sale, market booth, vendor booth, craft booth, swap meet, trade fair stall, handmade market, bazaar
tags: MarketDay, ShopLocal, MarketLife, SupportLocal
turn:
I came to {the} with a list, and the list was never seen again.
Something about a market turns me into a person with a basket. {K}.
Cash in one hand, restraint in the other. {K} only {has/have} use for one.
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
{K} always {makes/make} a place feel like a town.
Thank you to everyone who sets up early so the rest of us can stroll. {K}.
invite:
Walk slowly past our table. That's all we ask. {K}.
{K}. Bring a bag. Bring a second bag for honesty.
Come and say hello, the table is friendlier than it looks. {K}.
{K}. Do one lap, then come back to us. Everybody comes back.
We set up, you show up. {K}.
{K}. Pick it up, turn it over, ask us about it.
news:
{K}. The folding table held, and so did we.
{K}. That's market life: you unpack, you wait and see.
{K}. Somewhere between the first hello and the last box, this happened.
{K}. You don't get stories like that in a supermarket.
A stall teaches you patience, weather and people. {K}.

== office 💻
nouns: office, offices, desks, my desk, desk setup, desk life, new desk, standing desk setup, office life, office day, office days, working from home, wfh, wfh life, remote work, remote work life, remote working, home offices, hybrid work, hot desk, hot desking, coworking, co-working, coworking space, coworking spaces, workspace, workspaces, work desk, cubicle, cubicle life, open-plan office, new office, office kitchen, office chair, office plant, desk plant, desk lunch, workday, work day, work week, nine to five, 9 to 5, office lunch, deskside view, studio office, work from home day, work life, inbox, emails, work emails, office vibes, spreadsheets at work, office printer
tags: OfficeLife, WorkLife, DeskLife, WorkMode
turn:
{K}. My most used skill is still looking for the right tab.
I have a system for {the}, and the system is piles.
Somewhere under the sticky notes there is a plan. {K}.
My posture starts every workday as a professional and ends it as a shrimp.
{K}. The to-do list and I have agreed to see other people.
I answered one email and it had children.
The office plant does the least and gets the most compliments.
The snack drawer knows more about me than my résumé does. {K}.
Typing fast counts as cardio if you frown. {K}.
Any chair is ergonomic if you never look up how you are sitting in it.
The printer can smell a deadline. {K}.
reader:
Tidy desk, or a pile that only you can read? Your workspace is showing.
Headphones at work: for the music, or so that nobody talks to you?
Work at home in soft trousers, or in the office with the good coffee machine?
Where do your best work ideas turn up: at the desk, or anywhere but?
Inbox at zero or inbox at “I'll search for it”? Desk people, confess.
What's the one thing on your desk you could never explain to a new colleague?
scene:
“Per my last email.” In office language, that is shouting.
Coffee, chair, squeak, tab, tab, tab, where was I. {K}.
Museum label for {the}: cable tangle, origin unknown, do not touch.
A mouse, a mug, a list with one thing crossed off. {K}.
The office kitchen, a thriller: somebody ate the labeled one.
I opened a spreadsheet with confidence. It opened me with a warning.
Workday, chapter one: “quick question”. It was not.
“Is that your desk?” “It's more of an ecosystem.”
plain:
{K}. A good place to get things done, and a chair that knows me.
Some of the best work gets done quietly, with a cup going cold. {K}.
One thing at a time, in the order they shout. {K}.
A clear corner of the desk is a clear corner of the head.
{K}: not glamorous, but it is where the good ideas get finished.
Here's to the small part of the day when everything gets done at once. {K}.
invite:
{K}. Bring the laptop, we'll argue about the thermostat together.
Your kitchen table called and wants to be a table again. {K}.
{K}. Come and sit where nobody leaves dishes in front of you.
{K}. For everybody whose home office is mostly home.
Pull up a chair and ask us anything about it. {K}.
{K}. Forward this to the colleague who sighs the loudest.
news:
{K}. Please find my reaction attached.
{K}. Minutes will be taken, mostly by the person at the next desk.
{K}. Even the printer stopped to listen, but it does that anyway.
{K}. This could have been an email, and I'm glad it wasn't.
{K}. The coffee machine heard it first.
{K}. Replying all, because everyone should know.
{K}. Noted, filed and told to everybody in the kitchen.

== meeting 🗓️
nouns: meeting, meetings, zoom call, zoom calls, zoom meeting, zoom meetings, zoom, video call, video calls, conference call, conference calls, team meeting, team meetings, staff meeting, staff meetings, work meeting, monday meeting, all-hands, all-hands meeting, standup meeting, daily standup, kickoff meeting, board meeting, client meeting, client meetings, client call, client calls, strategy meeting, brainstorm, brainstorming session, presentation, presentations, powerpoint, slide deck, pitch deck, pitch meeting, conference, conferences, tech conference, trade show, networking, networking event, networking events, networking breakfast, panel discussion, webinar, webinars, keynote, keynotes, business lunch, business trip, breakout room, performance review, quarterly review, back-to-back meetings, teams call, workshop day at work, sales call, sales meeting
tags: WorkLife, MeetingTime, OfficeLife, Networking
turn:
{K}. Somewhere in there is an email trying to get out.
I nodded so well that I was given the project. {K}.
“Let's take this offline” means nobody ever takes it anywhere.
“Quick question” and “one last thing” have never once met a clock. {K}.
{K}. Professional from the shoulders up.
Eye contact was made, and now I have an action item. {K}.
The best ideas in any meeting arrive in the hallway after it.
“Can everybody see my screen?” Everybody can see your tabs.
I speak fluent “sounds good, let's circle back”. {K}.
{K}: a calendar invitation with feelings.
reader:
Camera on or camera off in meetings: where do you stand, and in which trousers?
Which meeting phrase would you retire first: “circle back”, “touch base” or “deep dive”?
In a meeting: do you take notes, or do you draw boxes and cubes?
Small talk before a meeting: do you like it, or do you arrive late on purpose?
Presenters: script, bullet points or blind trust?
What is the worst moment to find out you weren't on mute?
scene:
Conference badge on, coffee in hand, searching for one familiar face. {K}.
Agenda: hello, waiting for somebody, what we said last time, goodbye.
Field notes from {k}: one pen clicking, many nods, a distant “yes, exactly”.
Say the word “synergy” and watch the plants wilt. {K}.
plain:
{K}. A good conversation beats a long thread every time.
I always leave with more ideas than I brought. {K}.
Faces instead of inboxes for a change. {K}.
Ask one good question and the whole room wakes up. {K}.
{K}: clear heads, open notebooks, one thing decided.
It's good to sit around a table with people who care about the same thing. {K}.
invite:
{K}. Come for the talk, stay for the hallway.
{K}. Worth leaving the inbox alone for.
Bring questions, they're the best part of any room. {K}.
{K}. Save a seat next to somebody you don't know yet.
Say hello when you see us, we'd love a face to go with the name. {K}.
{K}. Block the calendar, then guard it with your life.
news:
{K}. Let the minutes show that I kept a straight face.
{K}. Any other business? This was the other business.
{K}. Everybody nodded, which in meetings counts as a standing ovation.
{K}. For once, it couldn't have been an email.
{K}. I'd like to circle back to that, preferably with snacks.
{K}. Somebody please put it in the notes.

== new-job 💼
nouns: new job, my new job, first day at work, first day at my new job, first day on the job, first day at the office, first week at work, first job, my first job, dream job, new role, new position, career change, career switch, internship, internships, summer job, first internship, apprenticeship, new career, new chapter at work, probation period, new boss, new office badge
tags: NewJob, CareerMove, WorkLife, NewBeginnings
turn:
{K}. I have learned all the names and matched none of the faces.
{K}: smiling at everybody, because anybody could be the boss.
I practiced my handshake and then waved. {K}.
Everybody is so nice that I suspect somebody has to train me. {K}.
I wrote down everything and can read none of it. {K}.
The hardest task so far was the door. {K}.
{K}. The outfit says “leader” and the shoes say “blister”.
“Any questions?” Yes, but mostly about the coffee machine. {K}.
New password, new badge, eyes closed in the photo. {K}.
reader:
What's the one thing you wish somebody had told you on day one of a job?
First day at work: bring lunch, or wait and see who eats with whom?
What was your very first job, and what did it teach you that you still use?
Who was the first person who was kind to you at a new job?
New job: do you speak up in the first meeting, or listen for a week?
scene:
Laptop, badge, big smile, wrong floor. {K}.
Shirt ironed, name spelled right, heart doing a drum solo. {K}.
Lunch break: me, a sandwich, and the search for the right table. {K}.
A new chair and the long search for its lever. {K}.
New-job vocabulary: everyone says the abbreviation, everyone nods, I nod.
plain:
{K}. Nervous, ready and a little proud.
Every expert once had to ask where the bathroom was. {K}.
Somebody believed in me, and I was listening. {K}.
Scared is just excited before lunch. {K}.
Looking forward to the day I can find everything. {K}.
A new start, and the nice kind of not knowing anything. {K}.
Here's to learning all the names, twice if necessary. {K}.
invite:
{K}. Somebody you know would be very good at this.
Bring your questions, even the ones you'd never ask in an interview. {K}.
{K}. We've all been the new one. Come and say hello.
{K}. Be brave for the length of one email.
Tag the friend who deserves a better desk. {K}.
news:
{K}. The out-of-office reply of my old doubts is on.
{K}. There's no training video for this.
{K}. Please update your records and my ego.
{K}. Careers are rarely a straight line, and that makes better stories.
{K}. Orientation did not mention this.
{K}. I'd say more, but I'm still finding the “send” button.

== team 🤝
nouns: team, teams, my team, our team, the team, coworker, coworkers, co-workers, my coworkers, colleague, colleagues, my colleagues, work friends, work friend, staff, our staff, crew, the crew, our crew, staff party, staff parties, team lunch, team lunches, team building, team-building day, team building day, team dinner, team outing, team day, team photo, team photos, work family, work party, team breakfast, company retreat, team retreat, company offsite, team offsite, office christmas party, team spirit, teamwork, employees, employee, employee of the month, our employees, dream team, kitchen crew, salon team, staff lunch, staff appreciation day, interns, work crew, night shift crew, volunteers team, team meeting lunch, team drinks
tags: Team, Teamwork, WorkFriends, TeamSpirit
turn:
{K}. We work well together and eat even better together.
Nobody here can do everything. Together we can do almost everything and find the stapler.
We share one brain, and it's somebody else's turn. {K}.
{K}: proof that you can like people you didn't pick.
Behind every good team there's somebody who remembers the birthdays.
Everyone has a superpower here, and one of them is knowing how the printer works. {K}.
Work is what we do between lunch plans. {K}.
{K}. Different opinions on everything except cake.
There is no “I” in team, but there is one in “who didn't refill it?”
One eyebrow across the room, and everything is said. {K}.
reader:
Which coworker are you: the planner, the fixer or the one with the snacks?
What's the best thing a colleague ever did for you? Give them their moment.
Team lunch: try the new place, or the usual with the usual order?
Does your team talk about work at lunch, or is that against the law?
Team-building: rope course, escape room or just a long lunch?
Which sentence does everybody in your team know by heart?
scene:
“Can you help me for a second?” An entire team looks up. {K}.
Recipe for {k}: one who plans, one who worries, one who brings cake.
“Who has the key?” “I thought you had the key.” {K}.
Good work sounds like people laughing in the next room. {K}.
Team chemistry, explained: nobody says “that's not my job”.
plain:
{K}. Good work is easier next to good people.
Some people make a long day feel short. {K}.
You can buy better chairs, but you can't buy a team like that. {K}.
Thank you for the patience, the jokes and the backup. {K}.
Everybody here makes somebody else's job easier. {K}.
{K}: the reason the hard days turn into good stories.
invite:
{K}. Come by and meet the people behind the emails.
We're as nice as we look, and a bit louder. {K}.
{K}. Tag the coworker who deserves to be in the front row.
You'll know us by the laughing. {K}.
{K}. Ask for us by name, we like that.
Send this to the colleague who keeps the place running. {K}.
news:
{K}. Everybody did a little, and somebody did the dishes.
{K}. That's going on the wall in the break room.
{K}. One for all, and all for lunch.
{K}. Whoever was in charge of cake, you're up.
{K}. Ask any of us and you'll get a different version.

== repair-trade 🛠️
nouns: plumber, plumbers, plumbing, emergency plumber, electrician, electricians, electrical work, roofer, roofers, roofing, roof repair, roof repairs, gutter cleaning, mechanic, mechanics, auto repair, car repair, car repairs, auto shop, oil change, brake service, tire change, tyre change, handyman, handywoman, handyman services, screen repair, screen repairs, phone repair, phone repairs, laptop repair, computer repair, appliance repair, washing machine repair, bike repair, shoe repair, watch repair, furniture repair, landscaping, landscaper, landscapers, lawn care, tree service, tree trimming, moving company, movers, house painting, house painter, painter and decorator, drywall repair, flooring installation, tiling, tiler, carpenter, carpenters, carpentry, locksmith, locksmiths, window cleaning, pressure washing, power washing, carpet cleaning, house cleaning, cleaning service, cleaning services, chimney sweep, hvac, hvac service, heating repair, boiler service, ac repair, air conditioning repair, pool cleaning, pest control, junk removal, welding, welder, contractor, contractors, general contractor, remodeling, home repair, home repairs, garage door repair, car detailing, mobile car wash, snow removal, fence repair, septic service, solar installation, kitchen remodel, bathroom remodel, tradespeople, lawn aeration
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
invite:
{K}. Tell us what's wrong, in your own words and with gestures.
You find the problem, we'll find the rest of it. {K}.
{K}. No shame in a failed first attempt, we won't ask.
Get it off your list and onto ours. {K}.
{K}. For everybody who has been saying “I'll do it at the weekend”.
If it drips, hums, sticks or sulks, ask us about it. {K}.
news:
{K}. All in a day's work, and some of the work was finding the pencil.
{K}. You can plan the job, but the job has plans too.
{K}. If tools could talk, they'd ask for a break first.
{K}. Measure twice, tell the story once.
{K}. Another one for the toolbox of good stories.
{K}. The coffee in the van has gone cold, as it should.

== clinic 🩺
nouns: physiotherapy, physiotherapist, physio, physical therapy, physical therapist, chiropractor, optician, opticians, optometrist, eye exam, eye test, eye clinic, eyewear, massage therapy, massage therapist, sports massage, deep tissue massage, hot stone massage, acupuncture, podiatrist, pharmacy, pharmacist, family doctor, doctor's office, pediatrician, clinic, clinics, medical practice, health center, checkup, check-up, hearing test, osteopath, wellness clinic
tags: LocalBusiness, WaitingRoom, AppointmentDay
turn:
I put on a nice shirt for {the}, as if there were points for it.
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
Do you put {the} in the calendar, or trust the card on the fridge?
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
invite:
{K}. Call, write or stop by the desk. A real person answers.
You've been meaning to call. This is a nice moment for it. {K}.
{K}. Ask us the questions you'd save for the parking lot.
New here? Come as you are, and bring your nerves along. {K}.
{K}. Tell us if you're nervous, we'll take it slowly.
Put us in the calendar in big letters. {K}.
news:
{K}. There's a smile at the front desk to go with it.
{K}. That's the kind of story the waiting room likes.
{K}. Some days the front desk has all the fun.
{K}. Noted in the file, under “made us smile or sigh”.
{K}. A good chat is part of every visit.
{K}. Even the waiting-room plant perked up.

== pet-service 🐾
nouns: dog groomer, dog groomers, dog grooming, pet groomer, pet groomers, pet grooming, cat grooming, cat groomer, grooming appointment, grooming appointments, grooming salon, dog salon, dog spa, pet spa, pet sitter, pet sitters, pet sitting, cat sitter, cat sitting, dog sitter, dog sitting, house and pet sitting, dog walker, dog walkers, dog walking, group dog walk, doggy daycare, dog daycare, dog boarding, pet boarding, cattery, kennels, dog training, dog trainer, dog trainers, puppy training, puppy class, puppy classes, puppy school, puppy socialization, obedience class, dog bath, dog baths, dog wash, dog haircut, dog haircuts, nail trim for dogs, mobile groomer, mobile grooming, pet photography, pet taxi, dog hotel, cat hotel, pet care, pet services
tags: PetCare, PetsOfInstagram, PetLovers, PetBusiness
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
invite:
{K}. Sit, stay, book.
Your pet can't use a phone, so this one is on you. {K}.
{K}. Tell us the name, the nicknames and the favorite spot behind the ears.
Shy, wild or dramatic, we'd like to meet them. {K}.
{K}. Leave the worrying at the door and the favorite toy with us.
Send this to the friend whose pet runs the household. {K}.
news:
{K}. Tails are being wagged about it.
{K}. Treats for everybody involved.
{K}. There's fur on this story, like on everything else we own.
{K}. Nobody in this job has ever had a boring week.
{K}. The clients had no comment and one long stretch.
{K}. Ears up, everyone.

== real-estate 🏠
nouns: house for sale, houses for sale, home for sale, homes for sale, apartment for sale, apartment for rent, house for rent, flat for sale, flat to rent, condo for sale, open house, open houses, new listing, new listings, listing, listings, real estate, realtor, realtors, realtor life, real estate agent, real estate agents, estate agent, house hunting, house hunt, apartment hunting, flat hunting, house viewing, apartment viewing, viewings, home tour, house tour, house keys, apartment keys, new house keys, keys to our new house, keys to our first home, mortgage, mortgage approval, first home, our first home, our first house, first house, new home, new house, dream home, dream house, home buying, first-time home buyer, first-time home buyers, closing day, moving in day, home sellers, property, properties, rental property, housing market, starter home, home inspection, fixer-upper, fixer upper, home staging, just sold, sold sign
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
invite:
{K}. Come in, look around, open the closets.
Bring your tape measure and your imagination. {K}.
{K}. Sit on the stairs for a minute and see how it feels.
Your couch may already know where it wants to go. {K}.
{K}. Ask us everything, even which step creaks.
Send this to the friend who looks at houses for fun. {K}.
news:
{K}. Every house has a story, and this is page one.
{K}. It never says that in the listing.
{K}. Somebody is measuring for curtains in their head.
{K}. Location, location, and now this.
{K}. The welcome mat is getting ideas.

== class ✏️
nouns: class, classes, workshop, workshops, lesson, lessons, course, courses, online course, online courses, online class, online classes, masterclass, beginner class, beginners class, beginner course, weekend workshop, tutoring, tutor, tutors, math tutoring, private tutoring, tutoring sessions, language class, language classes, evening class, evening classes, night class, driving school, driving lesson, driving lessons, driving instructor, music lessons, piano lessons, guitar lessons, violin lessons, singing lessons, swimming lessons, swim lessons, art class, art classes, drawing class, painting class, pottery class, pottery workshop, ceramics class, cooking class, cooking classes, baking class, sewing class, dance class, dance classes, photography workshop, writing workshop, candle making workshop, first aid course, crash course, trial lesson, free class, seminar, training course, kids classes, woodworking class, floristry workshop
tags: NeverStopLearning, LearnSomethingNew, Workshop, ClassInSession
turn:
I went in knowing nothing and came out knowing exactly how much. {K}.
{K}. Mistakes are part of the program.
Everybody is a beginner until somebody asks a question. Be that hero.
The teacher said “just relax your shoulders” and I'm still looking for mine. {K}.
It looked simple when the instructor did it. It always does.
I signed up to learn something and stayed for the people who can't do it either. {K}.
“Does anybody have a question?” Everybody studies the floor.
{K}: being bad at something on purpose, and loving it.
Homework is different when you asked for it. {K}.
Front row for the brave, back row for the honest. {K}.
reader:
New class: front row, back row or near the exit?
What's the one thing you'd take lessons in if nobody ever had to see you do it?
Do you learn by watching, by doing, or by doing it wrong twice?
Which teacher of a class or course do you still quote?
Learning something new: alone with videos, or in a room with people?
What did you once take a course in, and would never admit you've forgotten?
scene:
“Don't worry, it's meant to look like that.” The kindest sentence in any class.
Name tags, new faces, everybody claiming to be the worst one here. {K}.
A list of supplies, a fresh notebook, all the confidence of page one. {K}.
The quiet “oh” when something suddenly makes sense. {K}.
Report card for {k}: shows enthusiasm, asks about the break.
“Watch closely,” said the instructor, and did it too fast for the human eye.
plain:
{K}. It's a good feeling to be new at something.
You don't have to be good at it to start. {K}.
I like rooms where everybody is trying. {K}.
One small thing more than you knew when you came in. {K}.
Nobody is too old to hold something wrong for the first time. {K}.
{K}: curious people, patient teachers, plenty of second tries.
invite:
{K}. Bring curiosity, leave perfect at home.
No talent needed at the door. {K}.
{K}. The first step is writing your name on the list.
You've said “I'd love to learn that” often enough. {K}.
{K}. Come with a friend, so somebody can confirm it was your first try.
Ask us the silly questions, we collect them. {K}.
news:
{K}. Class, take notes.
{K}. There will be a short quiz on this later.
{K}. You learn something new every time, and it's not always the subject.
{K}. Gold star for everybody who kept a straight face.
{K}. Nobody mentioned that in the course description.
{K}. Extra credit all around.

== website 🌐
nouns: website, websites, new website, our website, my website, web page, webpage, landing page, landing pages, homepage, app, apps, mobile app, new app, our app, my app, newsletter, newsletters, my newsletter, email newsletter, blog, blogs, blog post, blog posts, my blog, new blog post, travel blog, food blog, online shop, online shops, online store, webshop, web shop, etsy shop, ecommerce store, e-commerce store, shopify store, portfolio website, online portfolio, website redesign, site redesign, web design, website launch, dark mode, 404 page, about page, booking page, online booking, online booking system, digital menu, substack, beta version, app update, website update
tags: Website, Online, NewOnline, DigitalLife
turn:
{K}: many months of work so that one button can be in the right place.
I checked it on my phone, on my laptop and in my sleep. {K}.
The “About” page took the longest. It turns out I know very little about me.
{K}. Please admire the button. There were meetings about the button.
It works on every screen except, historically, the one you show people.
The last typo is shy and only comes out after publishing.
Somewhere deep in {the} lives a placeholder text that nobody has found yet.
Refreshing your own page also counts as a visitor. {K}.
{K}. Open around the clock, unlike the people behind {it/them}.
reader:
Be honest: do you read “About us” pages, or go straight for the pictures?
Dark mode or light mode for anything you read online?
Newsletters: do you read them at once, or collect them like good intentions?
What makes you leave a website faster: a pop-up, a slow page or music?
Which online shop has a tab open in your browser since forever?
Phone or laptop: where do you really buy things online?
scene:
“Can you make the logo bigger?” The first words ever spoken about a website.
Type, delete, type, “does that sound like us?”, delete. {K}.
Finger over the “publish” button, eyes half closed. {K}.
Accept cookies? In any other room of life, gladly.
The file was called “final”. Then “final new”. Then “please”. {K}.
One person reads it on the train and smiles. That's who it's for. {K}.
plain:
{K}. A little corner of the internet that feels like us.
It's strange and lovely to put something out there. {K}.
Made so that you find what you need and then get on with your day. {K}.
Behind every page there's somebody who hopes you'll like it. {K}.
{K}: small pixels, plenty of heart, hopefully no typos.
Every click from a real person still makes me happy. {K}.
invite:
Come in, no need to wipe your feet. {K}.
{K}. Have a look and tell us what you'd press first.
Poke it, scroll it, send it to a friend. {K}.
{K}. If you find a typo, keep it as a souvenir and let us know.
Your thumb needs somewhere nice to go. {K}.
news:
{K}. The refresh button is getting its exercise.
{K}. Somewhere a developer just exhaled.
{K}. Works on our machine, at least.
{K}. The internet keeps everything, so let it keep this.
{K}. A small step for a browser, a big one for us.
{K}. Bookmark it and act as if you knew all along.

== podcast 🎙️
nouns: podcast, podcasts, my podcast, our podcast, podcast episode, podcast episodes, new episode, new episodes, new podcast episode, episode, episodes, podcast season, podcast recording, podcast studio, podcast interview, podcast guest, podcasting, video, videos, new video, new videos, my new video, youtube channel, youtube video, youtube videos, youtube, vlog, vlogs, vlogging, live stream, livestream, livestreams, twitch stream, streaming setup, stream setup, tutorial video, video editing, video shoot, behind the mic, microphone, recording session, recording day, voiceover, voice over, radio show, audio drama, trailer for the new season, season finale recap, interview episode, bonus episode
tags: ContentCreator, BehindTheScenes, NowPlaying, CreatorLife
turn:
Nobody likes their own voice, and I had to hear mine for hours. {K}.
{K}: talking to nobody now, so that somebody can listen later.
Take one was perfect, except that the record button disagreed.
I said “um” so often that it deserves a credit. {K}.
The best part always happens right after somebody presses stop.
Half of {k} is editing out the other half.
A garbage truck has perfect timing and it knows when we record. {K}.
“We'll keep it short,” said nobody who ever held a microphone.
My search history has become research. {K}.
{K}. The thumbnail face is not my real face, please stop worrying.
reader:
Normal speed or faster: how do you listen to a podcast or watch a video?
Where do you listen: kitchen, car or pretending to be asleep?
Do you skip the intro, or hum along with it? Listeners, show yourselves.
Who would you want as a guest on a podcast about your life?
Long episode for a long walk, or short one for the dishes?
Do you start a show at the first episode, or jump in wherever it sounds good?
scene:
“Testing, testing, is this on?” It was not on. {K}.
Headphones on, red light, somebody's stomach has a comment. {K}.
Dear editor: please cut the part where I laughed like that. {K}.
A closet full of coats is a recording studio if you're brave. {K}.
Intro music, deep breath, welcome back, wrong name, start again. {K}.
plain:
{K}. Thank you for letting us into your ears and your evenings.
It still amazes me that somebody out there presses play. {K}.
A good conversation deserves to be overheard. {K}.
{K}: something to keep you company while you do something else.
Every listener, every viewer, every kind comment. I see them. {K}.
Made with a small setup and a lot of curiosity. {K}.
invite:
{K}. Press play, then do the dishes. You'll hardly notice them.
Your commute deserves better company. {K}.
{K}. Watch it, hear it, argue with us in the comments.
Listen first, judge the laugh later. {K}.
{K}. For the friend who starts sentences with “I heard somewhere that”.
Bring headphones and a bit of time for yourself. {K}.
news:
{K}. Let's leave that in the edit.
{K}. Don't touch that dial, or whatever phones have.
{K}. It sounded better than in my head, for once.
{K}. The microphone heard everything.
{K}. You couldn't script it, and we tried.

== coding 🧑‍💻
nouns: coding, code, programming, programmer, programmers, software, software engineering, software engineer, software developer, developer, developers, dev life, web development, web developer, debugging, bug fix, bug fixes, side project, side projects, hackathon, hackathons, python, javascript, data science, app development, game development, indie game, indie game dev, open source, code review, pull request, git commit, learning to code, coding bootcamp, no-code tool, automation, database, raspberry pi, mvp, product launch
tags: Coding, CodeLife, DevLife, TechLife
turn:
{K}: hours of thinking, one missing bracket's worth of progress.
It worked. Nobody knows why, so nobody move. {K}.
I automated a small task and it only cost me the weekend.
{K}. It isn't a bug, it's a surprise with good intentions.
The computer does exactly what I say, which is the whole problem. {K}.
Explaining it to a rubber duck fixed it. The duck wants equity.
“Just a small change” is the opening line of a long night. {K}.
I renamed the file, so I've basically been productive. {K}.
Somewhere there's a comment in it that says “fix later”. Later sends regards.
{K}. The loading bar and I breathe together now.
Copy, paste, pray is a method, and I've seen it work. {K}.
reader:
Tabs, spaces or whatever the editor does on its own: where do you stand?
Read the documentation first, or break it until you understand it?
What's the smallest mistake that ever cost you the longest search?
Which piece of your own code would you rather nobody ever opened?
What would you let a computer do for you first, if it did it perfectly?
scene:
“It works on my machine.” Then the machine gets to travel, I suppose.
A dark screen, a blinking cursor, a cold cup of something. {K}.
Demo day: everything worked until somebody looked. {K}.
Commit messages, in order: “fix”, “fix again”, “real fix”, “why”.
Undo, undo, undo, and for a moment everybody is young again. {K}.
A tiny green check mark, and a grown-up person raising both fists. {K}.
plain:
{K}. Building something out of nothing but typing.
I love the second when it finally works. {K}.
Every hard problem is a few small ones standing close together. {K}.
You learn it by being stuck and staying. {K}.
{K}: patience, logic and a little stubborn joy.
Small steps, saved often. {K}.
invite:
{K}. Try it, click everything, tell us what breaks.
We'd love to hear from people who find the strange cases. {K}.
{K}. Built by people who use it and argue about it.
If you have ever said “there must be a faster way”, look here. {K}.
{K}. Questions, ideas and bug stories welcome.
For the one in every family who fixes the laptops. {K}.
news:
{K}. Have you tried turning it off and on again?
{K}. Logged, with a timestamp and a small dance.
{K}. It compiled in my head, at least.
{K}. Works as designed, says the designer.
{K}. No rollback on this one.
{K}. Somebody save before anything else happens.

== money 💰
nouns: money, savings, savings account, saving money, savings goal, budget, budgets, budgeting, my budget, grocery budget, budget planner, budget spreadsheet, paycheck, paychecks, first paycheck, payday, pay day, payslip, salary, bonus, taxes, tax season, tax return, tax refund, tax day, bills, rent day, piggy bank, emergency fund, no-spend month, no spend month, no-spend week, no spend challenge, no buy year, side hustle money, pocket money, allowance, cash envelopes, cash stuffing, personal finance, investing, pension, retirement savings, coupons, couponing, receipts, invoices, invoice, bank account, bank app, credit card bill, student loans, student loan, frugal living, financial goals, grocery bill, electricity bill, rainy day fund, money talk
tags: MoneyTalk, PersonalFinance, AdultLife, Budgeting
turn:
{K}. My bank app and I need to talk, and it keeps showing me numbers.
Money talks. Mine mostly says “see you”. {K}.
I made a spreadsheet for {k}, and the spreadsheet needed a drink.
Payday came, payday saw, payday paid the electricity.
The budget was going well until I left the house. {K}.
I opened the banking app with one eye, as one does. {K}.
“Treat yourself” and “be sensible” share one account, and they don't speak.
I know where it all went. I was there, I was having lunch. {K}.
My future self will be so grateful, if my present self can skip one cart. {K}.
Adding it up twice in the hope of a different answer. {K}.
Being a grown-up is mostly moving money from one place to another. {K}.
reader:
Budget people: app, spreadsheet or envelopes in a drawer?
What's the smallest purchase that still makes you unreasonably happy?
Receipts: sorted by month, or one bag that knows everything?
What did you spend your very first paycheck on?
Are you a spender with plans to save, or a saver with plans to spend?
scene:
“How much was it?” “It was reduced.” “From what?” “From more.” {K}.
A calculator, a deep sigh, a pen that stops working at the total. {K}.
The sound of a coin in a jar, still rich after all these years. {K}.
Wallet, coat pocket, couch cushions. Full audit completed. {K}.
Dear bank app: good morning, be gentle. {K}.
A cart full of things, a long look, a closed tab. The quietest victory. {K}.
Family finances, a play: one has a plan, one has a package on the way.
plain:
{K}. Slowly, and then one day it adds up.
I'm learning to be proud of the things I didn't buy. {K}.
It isn't exciting, and I'm glad I'm doing it. {K}.
A little peace of mind is worth the paperwork. {K}.
{K}: less about numbers, more about sleeping well.
Grown-up things, done, with a cup of tea as the reward. {K}.
invite:
{K}. Bring the receipts, we won't comment on the snacks.
Ask the question you think everybody else already understands. {K}.
{K}. Plain words, no jargon, no raised eyebrows.
Somebody has to like spreadsheets. We do. {K}.
{K}. Come with a shoebox, leave with a folder.
news:
{K}. The piggy bank sat up straight.
{K}. I'll be the one smiling at a spreadsheet.
{K}. Put it on my tab. Actually, don't.
{K}. My wallet asked not to be named.
{K}. Grown-up life continues to surprise me.
{K}. That goes in the column “other”.

== marketing 📣
nouns: marketing, digital marketing, content marketing, email marketing, marketing plan, marketing campaign, marketing strategy, social media, social media strategy, social media manager, social media management, social media tips, content creation, content creator, content creators, content creator life, content calendar, content plan, content day, content planning, creator life, influencer, influencers, influencer life, ugc, ugc creator, reels, instagram reels, hashtags, captions, branding, personal brand, personal branding, brand identity, brand photos, brand shoot, branding shoot, branding photos, logo, logos, logo design, new branding, rebranding, rebrand, seo, copywriting, copywriter, ad campaign, ads, billboard, flyer, flyers, business cards, business card, merch, brand colors, mood board, moodboard, campaign, engagement rate, media kit, posting schedule, social media break, trade show booth, graphic design, graphic designer, ux design, ui design, product design, figma, design project, poster design
tags: SocialMediaLife, MarketingLife, Branding, ContentCreation
turn:
{K}: having ideas in the shower and losing them at the towel.
I posted, put down the phone and picked it up again. {K}.
“Make it pop” is a brief, if you can read minds. {K}.
I wrote the caption first and now I need a life to go with it.
The algorithm and I are seeing each other, but it won't say when. {K}.
Nobody notices a good font. Everybody notices the other ones. {K}.
Every lunch at this table gets photographed before it gets eaten. {K}.
reader:
Plan every post in a calendar, or post when the mood strikes?
Which logo could you draw from memory, more or less?
What makes you stop scrolling: a face, a joke or a really good first line?
Captions: short and dry, or a whole diary page?
Hashtags: a careful few, or the whole neighborhood?
Which brand's posts do you read even though you buy nothing?
scene:
“Can it be bold but also quiet?” It can be coffee, maybe. {K}.
Ring light, clean corner, chaos just outside the frame. {K}.
Content idea, written at night: “goose, but business”. I trust past me. {K}.
“Act natural,” said the person with the camera, and my arms stopped working. {K}.
Sticky notes, arrows, one big circle around the word “why”. {K}.
plain:
{K}. Say something true, say it simply, say it again.
People remember how you talk to them. {K}.
A good idea doesn't have to shout. {K}.
Behind every post there's a person hoping it finds the right people. {K}.
{K}: finding the words for what you already are.
I like the quiet part, before anybody sees it. {K}.
invite:
{K}. You do what you do, we'll help people hear about it.
Bring the messy idea, that's where the good one is hiding. {K}.
{K}. Your story is better than your last caption.
Ask us anything except to make it pop. {K}.
{K}. For everybody whose cousin made the logo.
Let's find out what you sound like when you stop sounding like everyone. {K}.
news:
{K}. Finally some content that writes itself.
{K}. The algorithm may do with it what it likes.
{K}. Not in the content calendar, but here we are.
{K}. Somebody alert the comments section.

== professional-office 📁
nouns: law firm, law office, law offices, lawyer, lawyers, attorney, attorneys, notary, legal advice, paralegal, paralegals, accounting, accountant, accountants, accounting firm, bookkeeping, bookkeeper, bookkeepers, tax advisor, tax advisors, tax return help, tax preparation, tax help, payroll, insurance, insurance agent, insurance agents, insurance agency, insurance broker, home insurance, car insurance, consulting, consultant, consultants, consultancy, business consulting, financial advisor, financial advisors, financial planning, wealth management, mortgage broker, mortgage brokers, virtual assistant, virtual assistants, hr consulting, patent attorney, estate planning, immigration lawyer, contract law, family law, paperwork
tags: ProfessionalServices, LocalBusiness, HereToHelp
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
invite:
{K}. Bring the pile. We've seen bigger.
Sit down, start anywhere, we'll sort the order. {K}.
{K}. No question is too small, and some of the best ones are.
Give us a call and talk to a person. {K}.
{K}. Send us a message before you send the form.
You don't need to understand it yet. That's what the first talk is for. {K}.
news:
{K}. Duly noted, in triplicate.
{K}. Signed, stamped and told to the whole office.
{K}. Even the filing cabinet opened up a little.
{K}. For the record, we're smiling in a professional manner.
{K}. Nobody can say that paperwork has no plot.
{K}. See attached: one raised eyebrow, friendly.

== charity 🤲
nouns: charity, charities, volunteering, volunteer, volunteers, volunteer work, volunteer day, volunteer life, fundraiser, fundraisers, fundraising, fundraising event, charity run, charity walk, charity event, charity auction, charity dinner, charity concert, charity bake sale, charity shop, donation drive, donation drives, donation, donations, food drive, food drives, coat drive, clothing drive, toy drive, book drive, blood drive, blood donation, giving tuesday, community service, community garden volunteers, beach cleanup, beach clean-up, park cleanup, litter pick, litter picking, animal shelter volunteers, nonprofit, nonprofits, non-profit, community project, neighborhood cleanup, soup kitchen volunteers, benefit concert, benefit dinner, giving back, kindness, random acts of kindness, community fridge
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
invite:
{K}. Come as you are, there's something for every pair of hands.
Bring a friend and an hour, we'll find you both a place. {K}.
{K}. If you can't come, passing it on helps too.
New faces are always welcome here. {K}.
{K}. Ask us how you can help, we'd love to hear from you.
Every bit counts, and so does every person who shares this. {K}.
news:
{K}. It shows what people can do when they turn up.
{K}. To everybody who had a hand in it: thank you.
{K}. Good people make good stories.
{K}. The helpers make it look easy, and it isn't.
{K}. That's what community looks like from the inside.
{K}. Somebody's kindness is behind every line of this.

== event-service 🎪
nouns: wedding planner, wedding planners, event planner, event planners, event planning, event organizer, party planner, party planners, catering, caterer, caterers, catering service, food truck catering, wedding catering, event catering, dj, djs, wedding dj, mobile dj, party dj, florist's studio, florist studio, wedding florist, event florist, floral design, event flowers, venue, venues, event venue, event space, wedding venue hire, party venue, party hall, banquet hall, function room, photo booth, photo booths, photo booth rental, party rental, party rentals, tent rental, event rentals, balloon artist, balloon decor, event decor, event design, event styling, table styling, tablescape, tablescapes, wedding band, live band for hire, event staff, bartending service, mobile bar, cocktail catering, grazing table, grazing tables, charcuterie catering, dessert table, face painting, bouncy castle hire, event lighting, celebrant, wedding officiant, kids' entertainer
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
invite:
{K}. Tell us what you're celebrating, and leave out nothing.
You pick the reason, we'll pick up the heavy things. {K}.
{K}. Big idea, small idea, no idea yet: write to us.
Your to-do list is looking at us with big eyes. {K}.
{K}. Be a guest at your own party.
Send this to the friend who is planning everything alone. {K}.
news:
{K}. Somebody cue the music.
{K}. The clipboard saw it coming.
{K}. There's a toast in there somewhere.
{K}. Behind the scenes, everybody did a very small dance.
{K}. It wasn't on the run sheet, but it is now.
{K}. If it can be celebrated, we're already looking for the good napkins.

== job-interview 📝
nouns: job interview, job interviews, interview, interviews, second interview, interview outfit, interview prep, interview tips, job hunt, job hunting, job search, job application, job applications, job offer, resume, résumé, cv, my cv, cover letter, cover letters, job fair, career fair, linkedin, linkedin update, linkedin profile, assessment center, phone interview, video interview, application season
tags: JobSearch, JobHunt, CareerMove, InterviewPrep
turn:
“Tell me about yourself.” I have met me, and I still don't know where to start. {K}.
My greatest weakness is the question about my greatest weakness.
{K}: professional from the collar up, terrified from the knees down.
I have rehearsed a spontaneous answer. {K}.
They asked for experience, and I have plenty with waiting for replies. {K}.
“Dear hiring manager” and I write to each other a lot. Mostly I do. {K}.
Upload your résumé. Now type in everything that is in your résumé. {K}.
My handshake has been practiced on every doorknob in the building. {K}.
reader:
What's the oddest question you ever got in a job interview?
Job interviews: on video in half a suit, or in person with sweaty hands?
What do you say when they ask about your greatest weakness?
Job interviews: how early is too early to ring the bell?
What helps you calm down right before an interview?
What's the best question to ask when they say “do you have any questions?”
scene:
“Any questions?” Yes, all of them, later, in the elevator. {K}.
Good shoes, spare pen, a glass of water I'm afraid to touch. {K}.
“You're early.” I have been walking around the building since forever. {K}.
Hobbies, according to my résumé: reading, travel. According to the couch: couch.
The perfect answer, on the stairs, on the way out. {K}.
Inbox, refresh, spam folder, refresh, plant watered, refresh. {K}.
Eye contact: too much, too little, now I'm looking at the lamp. {K}.
plain:
{K}. Nervous means that it matters.
It only takes one yes. {K}.
You are more than a page of bullet points. {K}.
A closed door says nothing about you. Ring at the next one. {K}.
To everybody still sending applications: keep going. {K}.
It took some courage to press “send”. {K}.
invite:
{K}. Bring your real self, that one interviews best.
Your résumé doesn't bite, send it. {K}.
{K}. Ask us the question you're afraid to ask.
Somebody you know has been “just looking” at jobs for a while. {K}.
{K}. No trick questions from us.
Come as you are, preferably with shoes. {K}.
news:
{K}. My résumé just asked to sit down for a second.
{K}. Next question, please.
{K}. I'd list it under “experience”.
{K}. The elevator mirror has seen my real face about it.
{K}. They don't have a box for that in the form.
{K}. I answered in my best telephone voice.

== promotion 📈
nouns: promotion at work, my promotion, job promotion, work promotion, promotion day, pay raise, my raise, a raise, new title, new job title, new business title, career milestone, work anniversary, my work anniversary, career goals, career growth, performance bonus, corner office, new responsibilities, leadership role, first management role, manager role
tags: CareerGoals, WorkMilestone, NewRole, CareerGrowth
turn:
{K}. The same desk, and suddenly it has posture.
I have a new title and the same favorite mug. {K}.
More responsibility, and still nobody tells me how the printer works. {K}.
All those years of “sounds good, will do” have led somewhere. {K}.
{K}: now the quick questions come to me.
I'd like to thank the coffee machine for its support. {K}.
Hard work, good people and only a few typos. {K}.
My email signature got longer. I did not get taller. {K}.
I said “I'll look into it” with new authority. {K}.
reader:
How do you celebrate good work news: cake, a toast or an early night?
Who gave you your first real chance at work?
What's the best advice a boss ever gave you?
Good news at work: who do you call before you've left the building?
What would your first-day self say about where you work now?
Which coworker deserves a raise simply for keeping things running?
scene:
“Do you have a minute?” For once, it was a good minute. {K}.
One calm nod in the meeting, one silly dance in the stairwell. {K}.
Email to self: act normal. Reply from self: no. {K}.
A handshake, a deep breath, the long corridor with a small skip in it. {K}.
Practicing the new title in the mirror, with and without a smile. {K}.
Imposter in the mirror, meet the person who did the work. {K}.
A phone call home with the word “guess” in it. {K}.
plain:
{K}. I worked for this, and I'm going to enjoy it.
It's nice when somebody notices the quiet work. {K}.
Thank you to everybody who put in a good word. {K}.
Small steps look big when you turn around. {K}.
{K}: proud, grateful and ready to learn all over again.
Nobody gets there alone. {K}.
invite:
{K}. There's cake somewhere in this building, surely.
Tell somebody that they're doing good work. {K}.
{K}. Tag the colleague who made you better at your job.
Raise a mug with us. {K}.
{K}. Good news is better when it's passed around.
Come by and say hello, the door is open. {K}.
news:
{K}. Please direct all applause to the break room.
{K}. I'm being very calm about it, internally shouting.
{K}. I've told everybody except the elevator.
{K}. It'll look modest on paper. It isn't modest in here.
{K}. One more line for the résumé, underlined.
{K}. Back to work in a minute. Give me that minute.

== ai 🤖
nouns: ai, artificial intelligence, ai tools, ai tool, ai art, ai assistant, ai assistants, ai agents, ai at work, ai course, ai workshop, generative ai, chatbot, chatbots, chatgpt, machine learning, prompt engineering, robot, robots, robotics, large language models, ai startup, ai conference
tags: AI, ArtificialIntelligence, TechTalk
turn:
I always say please and thank you to it, just in case. {K}.
{K}: very clever, and still no help with the laundry.
It answered in seconds, and I spent an hour arguing with the answer. {K}.
The future is here, and it has apologized for the confusion. {K}.
It knows everything except where I put my keys. {K}.
Science fiction promised flying cars. We got very polite machines. {K}.
I gave it a small task and we both learned something about me. {K}.
It has read the whole internet and somehow stayed friendly. {K}.
{K}. So confident, so helpful, so sure about the wrong thing.
reader:
Do you say please and thank you to a machine, or do you live dangerously?
What's the one chore you'd hand over to a robot right away?
Has a chatbot ever made you laugh on purpose?
Which job would you never let a machine do, no matter how clever?
Would you rather have a robot that cooks or a robot that folds laundry?
What's the best thing a clever machine has done for you so far?
scene:
“I'm sorry, you're right.” The machine has mastered small talk. {K}.
Dear robots: I was always nice to the toaster. Please remember that. {K}.
A blinking light, a short hum, a very polite misunderstanding. {K}.
“Make it shorter.” “Shorter.” “Not like that.” {K}.
Somewhere a calculator is telling the others how it all began. {K}.
plain:
{K}. A clever tool, and still up to us what to make with it.
It's a strange and interesting time to be curious. {K}.
The good questions still come from people. {K}.
I like learning what it can do, and what I'd rather do myself. {K}.
{K}: half wonder, half head-scratching.
The best part is the time it leaves for the rest. {K}.
invite:
{K}. Bring your doubts, they make the best questions.
No jargon, no fear, plenty of trying things out. {K}.
{K}. For people who still say “the computer ate it”.
Come and ask it something. Then ask us. {K}.
{K}. Curious humans welcome.
Let the machine do the boring part and tell us about the rest. {K}.
news:
{K}. I, a human, find this delightful or alarming.
{K}. The robots are taking notes.
{K}. Written, typos and all, by a person.
{K}. Does not compute, and yet.
{K}. The future is turning out to be quite funny.
{K}. My toaster has no opinion so far.

== spreadsheet 📊
nouns: spreadsheet, spreadsheets, excel, excel sheet, excel sheets, excel formula, excel formulas, excel spreadsheet, google sheets, pivot table, pivot tables, vlookup, data analysis, data entry, data, dashboard, dashboards, pie chart, pie charts, bar chart, charts, color-coded spreadsheet, conditional formatting, budget sheet, to-do spreadsheet, planning spreadsheet, macros in excel
tags: Spreadsheet, SpreadsheetLife, DataNerd, OfficeLife
turn:
{K}. I came for the numbers and stayed for the color coding.
I dragged the corner down and felt like a wizard. {K}.
One wrong cell, and the company owes itself a fortune. {K}.
It took me hours to save a few minutes, and I'd do it again. {K}.
{K}: where my feelings get their own column.
It isn't procrastination if there's a formula in it. {K}.
The formula works. Nobody may touch the formula. {K}.
I was told there would be no math in adult life. {K}.
Everybody has a love story, and some of us have a sorted table. {K}.
reader:
What's the silliest thing you've ever made a spreadsheet for?
Spreadsheets: mouse or shortcuts? You can tell a lot about a person.
Color-code every cell, or keep it plain like a serious person?
Which part of your life secretly runs on a spreadsheet?
Pie chart or bar chart: which one do you trust more?
scene:
“Why is it a date?” “I typed a number.” “It's a date now.” {K}.
Column A, hope. Column B, reality. Column C, merged by accident. {K}.
A tiny green triangle in the corner, judging everything. {K}.
File name: “plan”. Second file: “plan real”. Third file: locked. {K}.
Scroll, scroll, freeze the top row, feel powerful. {K}.
Hash signs all the way across, because the column is too shy to open up. {K}.
The quiet joy of a total that matches. {K}.
plain:
{K}. Everything in its row, and the mind at rest.
I like it when things add up. {K}.
A good table makes a big mess look small. {K}.
You can learn it one formula at a time. {K}.
{K}: not glamorous, deeply satisfying.
Order has its own kind of beauty. {K}.
invite:
{K}. Bring your scariest file, we'll open it together.
No one is born knowing lookup formulas. {K}.
{K}. For the person who has been adding it up by hand.
Tell us what you track, we won't judge the tabs. {K}.
{K}. Your columns will thank you.
Send it to the one who prints their tables to sort them. {K}.
news:
{K}. There's a tab for that now.
{K}. I've put it in a pie chart, and it's mostly pie.
{K}. Sorted by date, filtered by feelings.
{K}. The total remains the same, but I feel richer.
{K}. It doesn't fit in a cell, so I'm posting it.

== dentist 🦷
nouns: dentist, dentists, dentist appointment, dentist visit, dentist's office, dental care, dental practice, dental clinic, dental office, dental checkup, dental check-up, dental cleaning, dental hygienist, teeth cleaning, teeth whitening, orthodontist, orthodontics, braces, braces off, retainer, retainers, toothbrush, electric toothbrush, toothbrushes, toothpaste, floss, dental floss, family dentist, pediatric dentist, dental team
tags: Dentist, DentalCare, Smile
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
invite:
{K}. You've been meaning to call, and your teeth remember.
Come in, sit back, we'll do the talking. {K}.
{K}. Nervous is normal here, just tell us.
Bring your questions before we ask you to open wide. {K}.
{K}. We promise to ask about your weekend at the worst moment.
news:
{K}. I'd smile wider, but you've seen all of them.
{K}. Flossed for the occasion.
{K}. The toothbrush would like a word.
{K}. Aah, and I mean that sincerely.
{K}. That deserves a sticker from the drawer.
{K}. Grin first, explain later.

== vet 🐾
nouns: vet, vets, the vet, veterinarian, veterinarians, vet visit, vet visits, vet appointment, vet appointments, vet clinic, veterinary clinic, veterinary practice, vet tech, vet techs, vet nurse, vet student, vet school, animal clinic, animal hospital, pet clinic, puppy checkup, kitten checkup
tags: VetLife, PetCare, PetParents
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
invite:
{K}. Shy ones, loud ones, hidden-under-the-chair ones: all welcome.
Tell us the name, and what it really answers to. {K}.
{K}. Bring the favorite blanket and your questions.
We say hello on the floor, at eye level. {K}.
The treat jar is out and so are we. {K}.
news:
{K}. The carrier has been forgiven, the humans not yet.
{K}. Everybody gets a treat, including the owners.
{K}. There was sighing, and some of it was mine.
{K}. A tail somewhere has an opinion on this.
{K}. The waiting room leaned in to listen.
{K}. Brave as always, with one paw over the eyes.
`;
