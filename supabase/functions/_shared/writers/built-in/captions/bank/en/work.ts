export const work = `
== retirement 🎣
nouns: retirement, retirement party, last day before retirement, retired, retiree, retirement life, happy retirement
tags: RetirementLife, RetiredLife, NextChapter, Retired
turn:
{K}. The alarm clock has been let go.
{K}. Busy doing nothing, and fully booked.
{K}. The new boss is a hammock with flexible views.
{K}. Every day is a day off, except that the shops are empty.
{K}. The tie has been asked to find other employment.
{K}. All those meetings, and in the end the garden was the point.
{K}. The coffee gets finished while it's hot now.
The hobbies have been waiting in the hallway with their coats on. {K}.
Somebody will miss the lunch break. Nobody will miss the agenda. {K}.
reader:
{K}. What would you do first with all that time?
{K}. Travel, garden or nap: which one wins?
Which hobby has been waiting for you all these years?
What would you write on the last out-of-office reply?
Would you miss the people, the work or the good printer? {K}.
Early riser out of habit, or asleep out of principle? {K}.
scene:
A last coffee mug, carried home in a box. {K}.
A long lunch, no watch, no hurry. {K}.
“What are the plans?” “They're under discussion.” {K}.
A card with everybody's name in it, and some of them legible. {K}.
Badge on the desk, plant under the arm, a slow walk to the door. {K}.
plain:
{K}. Thank you for the years, and hello to the mornings.
{K}. All that work, and now the good part.
{K}. Time, at last, to do it slowly.
Some people leave a chair that nobody wants to sit in for a while. {K}.
May the days be long and the to-do list short. {K}.
invite:
{K}. Leave your best advice, or your best fishing spot.
Come and sign the card, there's room around the edges. {K}.
news:
{K}. The out-of-office reply stays on.
{K}. The fish have been informed.

== office 💻
nouns: office, offices, my desk, desk life, new desk, standing desk setup, office life, office day, office days
nouns: working from home, wfh, wfh life, remote work, remote work life, remote working, home offices, hybrid work
nouns: hot desk, hot desking, coworking, co-working, coworking space, coworking spaces, workspaces, cubicle
nouns: cubicle life, open-plan office, new office, office kitchen, workday, work day, work week, nine to five, 9 to 5
nouns: office lunch, deskside view, studio office, work from home day, work life, office vibes, spreadsheets at work
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
nouns: meetings, team meeting, team meetings, staff meeting, staff meetings, work meeting, monday meeting, all-hands
nouns: all-hands meeting, standup meeting, daily standup, kickoff meeting, board meeting, client meeting
nouns: client meetings, client call, client calls, strategy meeting, brainstorm, brainstorming session, webinar
nouns: webinars, business lunch, business trip, performance review, quarterly review, back-to-back meetings
nouns: workshop day at work, sales call, sales meeting, performance reviews, annual review
alone: meeting
tags: WorkLife, MeetingTime, OfficeLife, Networking
turn:
{K}. Somewhere in there is an email trying to get out.
I nodded so well that I was given the project. {K}.
“Let's take this offline” means nobody ever takes it anywhere.
“Quick question” and “one last thing” have never once met a clock. {K}.
{K}. Somebody brought cookies, and suddenly everything was agreed.
Eye contact was made, and now I have an action item. {K}.
The best ideas in any meeting arrive in the hallway after it.
The person who says “just a quick one” has brought a chair. {K}.
I speak fluent “sounds good, let's circle back”. {K}.
{K}: a calendar invitation with feelings.
reader:
Would you rather have a long meeting with cookies or a short one without?
Which meeting phrase would you retire first: “circle back”, “touch base” or “deep dive”?
In a meeting: do you take notes, or do you draw boxes and cubes?
Small talk before a meeting: do you like it, or do you arrive late on purpose?
Who in your meetings says what everybody else is thinking?
Which seat do you take in a meeting room: near the door, the window or the snacks?
scene:
A whiteboard, a dried-out pen, another dried-out pen. {K}.
Agenda: hello, waiting for somebody, what we said last time, goodbye.
Field notes: one pen clicking, many nods, a distant “yes, exactly”. {K}.
Say the word “synergy” and watch the plants wilt. {K}.
plain:
{K}. A good conversation beats a long thread every time.
I always leave with more ideas than I brought. {K}.
Faces instead of inboxes for a change. {K}.
Ask one good question and the whole room wakes up. {K}.
{K}: clear heads, open notebooks, one thing decided.
It's good to sit around a table with people who care about the same thing. {K}.
invite:
{K}. Come for the agenda, stay for the snacks.
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
nouns: first day at the office, my first job, dream job, new role, new position, career change, career switch
nouns: summer job, new career, new chapter at work, probation period, new boss, new office badge
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
nouns: my team, our team, the team, staff, our staff, the crew, our crew, staff party, staff parties, team lunches
nouns: team building, team-building day, team building day, team outing, team day, team photo, team photos, work party
nouns: team breakfast, company retreat, team retreat, company offsite, team offsite, office christmas party
nouns: team spirit, teamwork, employees, employee, employee of the month, our employees, dream team, salon team
nouns: staff lunch, staff appreciation day, work crew, night shift crew, volunteers team, team meeting lunch
nouns: team drinks, offsite
alone: team, teams, crew
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
Recipe for {a}: somebody who plans, somebody who worries, somebody who brings cake.
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

== job-interview 📝
nouns: job interview, job interviews, second interview, interview outfit, interview prep, interview tips, job hunt
nouns: job hunting, job search, job offer, job fair, career fair, assessment center, phone interview, video interview
nouns: interview day, my interview, first interview, big interview
alone: interview, interviews
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
nouns: promotion at work, my promotion, job promotion, work promotion, promotion day, pay raise, my raise, a raise
nouns: new title, new job title, new business title, career milestone, work anniversary, my work anniversary
nouns: career goals, career growth, performance bonus, corner office, new responsibilities, leadership role
nouns: first management role, manager role
tags: WorkMilestone, NewRole, CareerGrowth
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

== coding 🧑‍💻
nouns: coding, programming, software, software engineering, dev life, web development, debugging, bug fix, bug fixes
nouns: side project, side projects, hackathon, hackathons, javascript, data science, game development, indie game dev
nouns: open source, code review, pull request, git commit, learning to code, coding bootcamp, no-code tool, automation
nouns: database, mvp, source code, my code, clean code, legacy code, python code, python script, learning python
alone: code
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

== ai 🤖
nouns: ai, artificial intelligence, ai tools, ai tool, ai art, ai assistant, ai assistants, ai agents, ai at work
nouns: ai course, ai workshop, generative ai, chatbot, chatbots, chatgpt, machine learning, prompt engineering, robot
nouns: robots, robotics, large language models, ai startup, ai conference
tags: AI, ArtificialIntelligence, TechTalk, TechNews, MachineLearning
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
nouns: spreadsheet, spreadsheets, excel sheet, excel sheets, excel formula, excel formulas, excel spreadsheet
nouns: google sheets, pivot table, pivot tables, vlookup, data analysis, data entry, data, pie chart, pie charts
nouns: bar chart, color-coded spreadsheet, conditional formatting, budget sheet, to-do spreadsheet
nouns: planning spreadsheet, macros in excel
alone: excel, charts
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

== money 💰
nouns: savings account, saving money, savings goal, grocery budget, budget planner, budget spreadsheet, payslip
nouns: salary, tax refund, piggy bank, emergency fund, no-spend month, no spend month, no-spend week
nouns: no spend challenge, no buy year, side hustle money, pocket money, allowance, cash envelopes, cash stuffing
nouns: personal finance, investing, pension, retirement savings, couponing, bank account, bank app, frugal living
nouns: financial goals, rainy day fund, money talk, christmas bonus, year-end bonus, my bonus, old money
nouns: money mindset, stocks, bull market, bear market
alone: money, savings, coupons, bonus
tags: MoneyTalk, PersonalFinance, AdultLife, Budgeting
turn:
{K}. My bank app and I need to talk, and it keeps showing me numbers.
Money talks. Mine mostly says “see you”. {K}.
I made a spreadsheet for {the}, and the spreadsheet needed to lie down.
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
nouns: marketing, digital marketing, content marketing, marketing plan, marketing campaign, marketing strategy
nouns: social media, social media strategy, social media manager, social media management, social media tips
nouns: content creation, content creator, content creators, content creator life, content calendar, content plan
nouns: content day, content planning, creator life, influencer, influencers, influencer life, ugc, ugc creator
nouns: instagram reels, hashtags, captions, personal brand, personal branding, brand photos, brand shoot
nouns: branding shoot, branding photos, seo, copywriting, copywriter, ad campaign, ads, campaign, engagement rate
nouns: media kit, posting schedule, social media break, trade show booth, product design
alone: reels
tags: SocialMediaLife, MarketingLife, Branding, ContentCreation
turn:
{K}: having ideas in the shower and losing them at the towel.
I posted, put down the phone and picked it up again. {K}.
Nobody has ever said “I love ads”, and everybody can sing one. {K}.
I wrote the caption first and now I need a life to go with it.
The algorithm and I are seeing each other, but it won't say when. {K}.
The post that took all day gets a shrug. The blurry dog gets the world. {K}.
Every lunch at this table gets photographed before it gets eaten. {K}.
reader:
Plan every post in a calendar, or post when the mood strikes?
Which ad from your childhood can you still sing?
What makes you stop scrolling: a face, a joke or a really good first line?
Captions: short and dry, or a whole diary page?
Hashtags: a careful few, or the whole neighborhood?
Which brand's posts do you read even though you buy nothing?
scene:
“Can we go viral by the end of the meeting?” A long sip of coffee. {K}.
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
Ask us anything, we answer without jargon. {K}.
{K}. For everybody who writes the post last, at night, in the kitchen.
Let's find out what you sound like when you stop sounding like everyone. {K}.
news:
{K}. Finally some content that writes itself.
{K}. The algorithm may do with it what it likes.
{K}. Not in the content calendar, but here we are.
{K}. Somebody alert the comments section.

== website 🌐
nouns: website, websites, new website, our website, my website, web page, webpage, landing page, landing pages
nouns: homepage, our app, my app, my newsletter, blog, blogs, blog post, blog posts, my blog, new blog post
nouns: travel blog, food blog, online shop, online shops, online store, webshop, web shop, etsy shop, ecommerce store
nouns: e-commerce store, shopify store, portfolio website, online portfolio, website redesign, site redesign
nouns: web design, website launch, dark mode, 404 page, about page, booking page, online booking
nouns: online booking system, digital menu, website update
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

== conference 🎫
under: meeting
nouns: conference, conferences, tech conference, trade show, trade shows, networking, networking event
nouns: networking events, networking breakfast, panel discussion, keynote, keynotes, keynote speaker, expo, convention
nouns: business conference, industry conference, conference talk, conference season, name badge, symposium
tags: Conference, Networking, Keynote, IndustryEvent
turn:
{K}. Come for the talks, stay for the hallway.
The best session has no title and takes place next to the coffee. {K}.
{K}: a tote bag inside a tote bag.
Everybody reads the badge first and the face second. {K}.
So many business cards, so few pockets. {K}.
The one person you wanted to meet was standing behind you the whole time. {K}.
reader:
Front row with a notebook, or back row with a charger?
What do you say when somebody asks “so what do you do?”
Which free pen has followed you for the longest time?
Do you plan your sessions, or follow the crowd and the smell of coffee?
scene:
Lanyard on, coffee in hand, looking for one familiar face. {K}.
“We should really stay in touch.” And this time somebody does. {K}.
Slide seventeen of far too many, and a stomach speaks up. {K}.
A room full of people, all nodding at a chart. {K}.
plain:
One good conversation is worth the whole program. {K}.
{K}. Faces for all those names.
You go home with sore feet and a full notebook. {K}.
invite:
{K}. Come and say hello, we're the ones near the outlet.
Bring a question, it's the best business card. {K}.
{K}. Sit next to somebody you don't know yet.
news:
{K}. The lanyard goes into the drawer with the others.

== presentation 📊
under: meeting
nouns: presentation, presentations, powerpoint, powerpoints, slide deck, slide decks, pitch deck, pitch meeting
nouns: public speaking, speech, speeches, giving a speech, my speech, big presentation, work presentation
nouns: class presentation, ted talk, presentation slides, powerpoint slides
tags: Presentation, PublicSpeaking, WorkLife, SpeakUp
turn:
{K}. The mouth goes dry exactly when it's needed.
It went perfectly in the shower. {K}.
{K}: hoping nobody asks about that one chart.
Everybody in the room would rather not be the one standing. {K}.
The clicker works in every room except this one. {K}.
Nobody remembers the slides. Everybody remembers the pause. {K}.
reader:
Script, bullet points or blind trust?
Do you look at a friendly face, or at the wall above everybody?
What do you do with your hands? Asking for all speakers.
Rehearse it out loud, or only in your head?
scene:
“Can everybody hear me?” A very loud yes. {K}.
A sip of water, a look at the notes, a look at the exit. {K}.
The cable, the adapter, the other adapter. {K}.
“Any questions?” Please, no questions. A hand goes up. {K}.
plain:
Shaky knees are hidden well behind a lectern. {K}.
{K}. Say one thing, and say it so that it stays.
The first sentence is the highest step. {K}.
invite:
{K}. Bring your curious face, speakers love those.
Come and listen, questions welcome. {K}.
news:
{K}. Next slide, please.

== resume 📄
under: job-interview
nouns: résumé, cv, my cv, my resume, cover letter, cover letters, job application, job applications
nouns: application season, linkedin, linkedin update, linkedin profile, linkedin headshot, resume writing, resume tips
nouns: portfolio review, reference letter, job board, job alerts
alone: resume, resumes
tags: Resume, JobSearch, JobHunt, CareerMove
turn:
“Dear hiring manager” has heard a lot of beautiful sentences. {K}.
Upload it. Now type in everything that's in it. {K}.
{K}: a whole life, in a font that looks employable.
“Team player” means sharing the charger. {K}.
“Detail-oriented”, with a typo in it. {K}.
Everything is true. Some of it is wearing heels. {K}.
reader:
Which word should be banned from every résumé?
Hobbies on it: yes, no or only the impressive ones?
How do you describe that one year in a single line?
Photo: smiling, serious or the cropped one from a wedding?
scene:
A blinking cursor after the words “I am writing to”. {K}.
Refresh, spam folder, refresh, plant watered, refresh. {K}.
“Fluent in spreadsheets.” A brave claim. {K}.
Save as final. Save as final final. Send. Typo. {K}.
plain:
No page has room for how you are on a bad day at work. {K}.
{K}. Written in an evening, lived over years.
Somebody out there is looking for exactly those odd skills. {K}.
invite:
{K}. Leave the buzzwords at home and tell us who you are.
Bring the messy draft, that's what it's for. {K}.
news:
{K}. That goes under “special skills”.

== branding 🎨
under: marketing
nouns: logo, logos, logo design, branding, brand identity, new branding, rebranding, rebrand, brand colors
nouns: brand design, business cards, business card, poster design, billboard, moodboard, mood board, packaging design
nouns: new logo, font, fonts, typography, ux design, ui design, figma, design project, event flyer, business flyer
alone: flyer, flyers
tags: Branding, LogoDesign, GraphicDesign, DesignLife
turn:
{K}. It looks simple. That was the hard part.
“Make it pop” is a brief, if you can read minds. {K}.
{K}: many arguments about a very small curve.
Nobody notices good spacing. Everybody feels the other kind. {K}.
The winning version was the very first sketch. It usually is. {K}.
There is no such thing as plain white. {K}.
Everybody's cousin can do it. Everybody's cousin is busy, luckily. {K}.
reader:
Which logo could you draw from memory, more or less?
Serif, sans serif or something with feelings?
Which color have you never once used, and why is it brown?
Do you keep nice business cards, or does the washing machine?
scene:
“Can it be bold but also quiet?” A long sip of coffee. {K}.
Zoom in. Further. Further. There: it's a pixel off. {K}.
A wall of versions, and everybody misses an early one. {K}.
Squint, step back, turn the screen upside down, nod. {K}.
plain:
Good design is a kind of good manners. {K}.
{K}. Finding a face for what you already are.
The eye decides before the head has read a word. {K}.
invite:
{K}. Bring the napkin sketch, that's how they all start.
Ask us anything except to make it pop. {K}.
{K}. Your business has a voice. Let's find its face.
news:
{K}. The old stationery will be used for shopping lists.

== lottery 🎟️
under: money
nouns: lottery ticket, lottery tickets, lottery, lotto, scratch-off, scratch-offs, scratch off ticket
nouns: scratch off tickets, scratch card, scratch cards, powerball, mega millions, jackpot, lucky numbers
nouns: bingo winnings
tags: LotteryTicket, ScratchOff, LuckyNumbers, FingersCrossed
turn:
{K}. The daydream is worth the price of the paper.
The yacht has been named already. {K}.
{K}: a very small ticket for a very large imagination.
Everybody has a list of who gets a house. {K}.
Statistically, no. Emotionally, it's packed. {K}.
Somebody has to win, and somebody has to buy the milk. {K}.
reader:
What would you buy first, before anything sensible?
Birthdays as numbers, or whatever the machine picks?
Would you tell anybody, or simply get a nicer couch?
Do you scratch slowly, or all at once?
scene:
A coin, a corner, a small pile of silver dust. {K}.
“If we win…” And the kitchen is quiet for a while. {K}.
On the fridge, under the magnet, full of hope: {k}.
Checked once. Checked again, with glasses. {K}.
plain:
A little hope that fits into a wallet. {K}.
{K}. Mostly it's about the talking beforehand.
invite:
{K}. Bring your lucky coin.
news:
{K}. The day job remains in place.

== video-call 💻
under: meeting
nouns: zoom call, zoom calls, zoom meeting, zoom meetings, zoom, video call, video calls, conference call
nouns: conference calls, teams call, breakout room, breakout rooms, facetime call, video conference, virtual meeting
nouns: virtual meetings, online meeting, online meetings
tags: VideoCall, RemoteWork, WorkLife, VirtualMeeting
turn:
{K}. Professional from the shoulders up.
“Can everybody see my screen?” Everybody can see the tabs. {K}.
{K}: a grid of people looking at themselves.
The cat has joined the meeting and has opinions. {K}.
Frozen in the least flattering moment, as always. {K}.
Everybody waves goodbye, and then nobody finds the button. {K}.
reader:
Camera on or camera off, and in which trousers?
What is the worst moment to find out you weren't on mute?
What's behind you on a video call: books, a plant or a careful lie?
Do you look at the speaker, or at your own hair?
scene:
“You're on mute.” Lips move. “Still on mute.” {K}.
“Go ahead.” “No, you go ahead.” Both go ahead. {K}.
A doorbell, and everybody looks at their own door. {K}.
A small head appears in the corner, asks for a snack, leaves. {K}.
plain:
Strange little windows, and still good to see the faces. {K}.
{K}. It beats the traffic.
invite:
{K}. Slippers are welcome, nobody will know.
Join from the couch, the kitchen or the garden chair. {K}.
news:
{K}. Please use the hand symbol, one at a time.

== bills 🧾
under: money
nouns: student loans, student loan, credit card bill, electricity bill, grocery bill, utility bill, utility bills
nouns: phone bill, water bill, heating bill, gas bill, rent day, paying rent, tax day, invoices, invoice
nouns: unpaid invoice, overdraft, monthly bills
alone: rent, subscriptions
tags: AdultLife, Budgeting, MoneyTalk, PersonalFinance
turn:
{K}. The only mail that never gets lost.
The envelope has a little window, so it can watch you not open it. {K}.
{K}: proof that the month has ended, whether or not you noticed.
It always arrives on time. You have to give it that. {K}.
Nobody has ever framed it. Maybe that's the problem. {K}.
The number was smaller when nobody had looked. {K}.
reader:
Do you open it at once, or let it mature on the counter?
Which one makes you sit down first? {K}.
Autopay, or the yearly surprise of a forgotten password?
What subscription are you still paying for out of pure politeness?
scene:
An envelope, a deep breath, a kitchen chair. {K}.
“Who left the light on?” A whole childhood in a sentence. {K}.
Calculator, pencil, the second half of a cookie. {K}.
A neat pile, a heavy mug on top of it. {K}.
plain:
Paid is a beautiful word. {K}.
{K}. One thing less to think about at night.
Grown-up life, in black ink. {K}.
invite:
{K}. Bring it along, we'll read it together.
news:
{K}. The bank app has been closed gently.
`;
