export const learningAndGrowing = `
== adulting 🧾
nouns: adulting, dmv, dmv line, jury duty, paperwork, midlife crisis, being an adult, grown-up stuff, car insurance
nouns: insurance call, phone calls, hold music, expired passport, passport renewal, waiting on hold, errands day
nouns: adult life
alone: bills
tags: Adulting, AdultLife, GrownUpStuff, EverydayLife
turn:
{K}. I was promised this would be more glamorous.
{K}. Nobody told me there'd be this many forms.
{K}. I asked for a real adult and they pointed at me.
{K}. Kids can't wait to grow up. Nobody shows them this part.
{K}. The reward system is mostly snacks.
{K}. Done properly, it takes an afternoon. Avoided properly, a whole spring.
{K}: the quest nobody makes a video game about.
The drawer where it belongs does not exist. {K}.
Everybody else seems to know how. Everybody else is looking it up, too. {K}.
Somebody should hand out stickers for this. {K}.
reader:
{K}. What part of being a grown-up surprised you most?
{K}. Which task have you been avoiding? Say it here, it helps.
Who else feels like a teenager in a blazer?
Do you do it right away, or when the second letter comes? {K}.
When did you first feel like the adult in the room, and were you?
scene:
Take a number, take a seat, take a deep breath. {K}.
A folder under the arm, a pretend-serious face. {K}.
“Do you have the form?” There's a form. {K}.
“Your call is important to us.” The flute solo begins again. {K}.
Sign here, and here, and on the page you left at home. {K}.
plain:
{K}. One thing off the list. The list is unmoved.
{K}. Somebody has to, and it turns out it's me.
{K}. Small victories count double here.
Nobody claps, so clap for yourself. {K}.
Being a grown-up is mostly finding the right counter. {K}.
news:
{K}. A nap has been scheduled in reward.
{K}. The folder has been labeled. Respect the folder.

== graduation 🎓
nouns: graduation, graduations, graduation day, graduation party, graduation parties, graduation photos
nouns: graduation gown, cap and gown, graduation dress, graduation ceremony, graduation speech, graduation gift
nouns: graduation season, graduate, graduates, grad, grads, class of 2024, class of 2025, class of 2026, class of 2027
nouns: high school graduation, college graduation, diploma, diplomas, commencement, valedictorian, senior photos
nouns: senior pictures, senior year, yearbook, master's degree, bachelor's degree, graduation walk, class of 2028
nouns: class of 2029, class of 2030
tags: Graduation, Grad, GradSeason, CapAndGown
turn:
All those years of reading, and the hardest part was keeping the hat on.
{K}. The alarm clock and I are finally equals.
I learned a lot, and some of it was even in the lectures. {K}.
Years of hard work, seconds of walking across a stage. {K}.
The last assignment is finding the right car in the parking lot. {K}.
{K}: dressed like a wizard, ready like a beginner.
Whoever invented that hat never had hair. {K}.
Nobody throws a hat like somebody who has finished their last exam. {K}.
They told us the future starts soon. I was hoping for a nap first. {K}.
reader:
What's the best advice you got at your graduation, and did you ever use it?
Hat toss: did you ever get your own one back?
What did school never teach you that you needed right after graduation?
Which teacher deserves a mention when you think of your graduation?
What do you remember of your graduation speech, honestly?
One word to everybody who graduates now: what is it?
scene:
A name read out, a small silence, and then one family much too loud.
“Don't trip, don't trip, don't trip.” {K}.
Hats up, eyes closed, everybody screaming. {K}.
Group photo: the tassel is in somebody's eye, and nobody has looked better. {K}.
Late nights, cold noodles, a printer with no ink. It all leads here. {K}.
“So what are you going to do next?” Smile, nod, take another piece of cake. {K}.
plain:
{K}. To everyone who didn't give up when it got hard.
Nobody gets here alone. Thank you. {K}.
It was worth every early morning. {K}.
{K}: proud, tired and very ready for what comes next.
One door closes with a lot of applause. {K}.
May the next chapter have better snacks and the same people. {K}.
invite:
{K}. Somebody you know deserves more than a handshake.
For the one who said “never again” and then did it. {K}.
{K}. Bring the whole loud family.
They did the hard part, we'd love to do the happy part. {K}.
{K}. Hats off, and then where do you put it?
Tag the graduate who made it look easy. {K}.
news:
{K}. Somebody in the last row is clapping too early, and rightly so.
{K}. Put that on the diploma.
{K}. School never had a subject for this.
{K}. A chapter like that deserves its own page in the yearbook.
{K}. There will be a speech. There is always a speech.
{K}. Tassels up for that.

== school 🎒
nouns: school, schools, school day, school days, first day of school, first day back at school, back to school
nouns: back-to-school, back to school shopping, school year, school supplies, kindergarten, preschool
nouns: elementary school, middle school, high school, primary school, classroom, classrooms, classroom decor
nouns: new classroom, school concert, school fair, snow day from school, recess, parents' evening
nouns: parent-teacher conference, sports day, school sports day, pta, pta meeting, homecoming week at school
nouns: report card, report cards, kindergarten graduation, preschool graduation
tags: SchoolLife, BackToSchool, SchoolDays, SchoolTime
turn:
Half of a school morning is learning patience. The other half is the other shoe. {K}.
New pencils have a way of making everybody optimistic. {K}.
Everything is labeled, and half of it comes home. {K}.
“Nothing” is what every child in the world has done at school.
The lunch went on a trip and came back untouched. {K}.
Somewhere at the bottom of every backpack lies a banana with a past.
The form was due when? {K}.
The morning has one job and the shoes have hidden. {K}.
Every school smells the same: floor polish, paint and a sandwich.
reader:
What was in your favorite school lunch, and who did you trade it with?
Front row, window seat or right at the back: where did you sit at school?
Which school subject turned out to be surprisingly useful?
Lunch box trade: what would you have given up for a good dessert?
What's the one smell that takes you right back to your old school?
Homework right after school, or after the third reminder?
scene:
“How was school?” “Fine.” End of interview.
Bell, chairs, running feet, one forgotten jacket. {K}.
“By the way, I need a costume for school.” “When?” “Now.”
The walk there takes forever. The race to the gate takes seconds. {K}.
Lunch-box diplomacy: one cookie for half a muffin, final offer. {K}.
A hand goes up, a deep breath, and then: “Can I go to the bathroom?”
plain:
{K}. New things to learn, old friends to find.
Here's to the curious ones and the patient ones. {K}.
Every big thing somebody does began with a small desk. {K}.
I still remember the teacher who believed in me. {K}.
{K}: loud hallways and very big questions.
It all starts with learning to tie, share and ask why. {K}.
invite:
{K}. Bring the family, and the one who “doesn't like school things”.
We saved you a very small chair. {K}.
{K}. Parents, pass it on before it vanishes into a backpack.
Come and see what they've been doing when they say “nothing”. {K}.
{K}. Put it on the fridge, under the good magnet.
Many small hands make a lot of noise. Come and hear it. {K}.
news:
{K}. That'll be the first thing told at dinner.
{K}. Gold star, top of the page.
{K}. And they say nothing happens at school.
{K}. Write it on the board and underline it.
{K}. Recess will be all about this.
{K}. There's a note in the backpack about it, surely.

== study 📚
nouns: study session, study sessions, studying, study with me, study night, study group, study day, study desk
nouns: study break, study notes, study playlist, study motivation, final exam, final exams, finals week, exam week
nouns: exam season, midterm, midterms, bar exam, math exam, homework, math homework, thesis, my thesis, thesis writing
nouns: master's thesis, dissertation, my dissertation, term paper, research paper, flashcards, flash cards, lecture
nouns: lectures, lecture notes, all-nighter, cramming, assignment, assignments, deadline, deadlines, revision
nouns: exam revision, textbooks, textbook, note-taking, phd, phd life, lab report, lab reports, my essay
nouns: history essay, english essay, written exam, oral exam, math exams, school exams, entrance exam, history exam
nouns: biology exam, chemistry exam, licensing exam
alone: study, exam, exams, essay, essays
tags: StudyGram, StudyTime, StudentLife, StudyMotivation, Studying
turn:
I cleaned the whole desk, so the studying can start any year now.
{K}. I read the same sentence until it became a friend.
The color of the highlighter matters. That's the first hour. {K}.
I know all of it at night. The exam is in daylight.
My phone is in the other room, being missed. {K}.
The plan has colors. The plan has arrows. The plan has everything except me. {K}.
Opened the book, met a fly, followed its career. {K}.
Suddenly everything is interesting, even the washing machine. {K}.
The deadline and I used to be strangers. {K}.
I've underlined so much that the rest stands out. {K}.
reader:
Library quiet or café noise: where can you really study?
Studying: weeks before with a plan, or the night before with snacks?
Notes by hand, or typed and never opened again?
What's your best excuse for not studying, and does it involve cleaning?
Group study: did anybody ever study, or was there just pizza?
What do you listen to while studying: silence, rain sounds or the same song forever?
scene:
“How much have you done?” “I made a very nice title.” {K}.
A page turning, a pen clicking, somebody's stomach in the silent section. {K}.
Cursor blinking, word count unmoved, tea refilled again. {K}.
To-do: write chapter. Done: sharpened every pencil in the building. {K}.
Library etiquette: whisper, tiptoe, drop the metal bottle.
Sticky notes on the wall, on the lamp, one on the forehead. {K}.
Exam question one: something I've never seen in my life. Hello. {K}.
plain:
{K}. One page at a time, that's how everybody does it.
It's slow, and it's going somewhere. {K}.
I'm doing this for the me who gets to be finished. {K}.
A quiet hour is worth more than a busy night. {K}.
{K}: a good lamp, a little patience, a chair I know by heart.
Nobody sees the hours, but they count anyway. {K}.
invite:
{K}. Bring the books, the quiet is on us.
Come sit, open something, pretend we're not here. {K}.
{K}. Ask us the thing you nodded at in class.
Send this to the one who starts “after lunch”. {K}.
{K}. You don't have to understand it alone.
The hardest page is the first one. We'll sit with you for it. {K}.
news:
{K}. That wasn't on the syllabus.
{K}. Footnote: it was even better in person.
{K}. Citation needed, but trust me.
{K}. I'll highlight it in every color.
{K}. Break's over. Or is it starting?
{K}. File saved, twice, to be safe.

== teacher 🍎
nouns: teacher, teachers, teacher life, teaching life, kindergarten teacher, kindergarten teachers, preschool teacher
nouns: math teacher, music teacher, art teacher, english teacher, science teacher, gym teacher, pe teacher
nouns: high school teacher, elementary teacher, student teacher, substitute teacher, teaching assistant
nouns: teaching assistants, my class, my classroom, our classroom, third graders, first graders, second graders
nouns: kindergartners, grading papers, lesson plan, lesson plans, lesson planning, teacher outfit, teacher desk
nouns: staff room, teacher tired, special education teacher, language teacher
alone: teaching, grading
tags: TeacherLife, Teaching, TeachersOfInstagram, ClassroomLife
turn:
{K}. The “teacher voice” works on dogs and strangers too.
I have eyes in the back of my head, and they need coffee. {K}.
I answer “can I go to the bathroom?” in my sleep. {K}.
A cold cup of coffee is how you recognize the profession. {K}.
Nobody knows where the red pens go, only that they go. {K}.
Teaching is the one job where you steal supplies from home. {K}.
“Is this going to be on the test?” It is now.
I came to teach and got corrected. Fairly. {K}.
Seeing a teacher at the supermarket is still the wildest thing that can happen.
I say “I'll wait” and somewhere grown adults stop talking. {K}.
reader:
Which teacher do you still think of, and for which sentence?
Teachers: what's the best excuse for missing homework you ever heard?
What did a teacher once say to you that you never forgot?
Teachers, how cold is the coffee by the time you drink it?
Which subject did a good teacher make you love against all odds?
What would your favorite teacher say if they saw you now?
scene:
“Who was talking?” Silence. A squeak. Everybody laughs, including me.
A hand up, a long story, no question in it at all. {K}.
Glitter in the hair, chalk on the sleeve, thank-you note in the bag. {K}.
Lesson plan, page one: calm start. Reality: there's a wasp. {K}.
“Mom? I mean…” It happens in every classroom in the world.
The second when a face says “oh, I get it”. {K}.
A stack of papers, a red pen and one answer so wrong that it's beautiful. {K}.
plain:
{K}. You never know which word will stay with somebody.
Thank you to the ones who explain it one more time. {K}.
They teach me more than I planned for. {K}.
Good teachers leave their fingerprints on a whole life. {K}.
{K}: patience, humor and a very big heart for big questions.
invite:
{K}. For the people who buy their own markers.
Send it to the teacher who changed your mind about something. {K}.
{K}. You gave them homework, we give you something nicer.
Come as you are, with glitter. {K}.
{K}. Sit anywhere you like, there's no seating plan.
news:
{K}. Class dismissed, story continued.
{K}. You can't put that in a lesson plan.
{K}. Extra points for everybody involved.
{K}. I'll wait until you've all stopped laughing.
{K}. It'll be in the staff room before the bell.
{K}. Learning happens everywhere, apparently also here.

== university 🏛️
nouns: college, university, college life, uni life, university life, campus, campus life, my degree, freshman year
nouns: freshman, freshmen, sophomore year, junior year, first year of college, first week of college, orientation week
nouns: freshers week, freshers' week, lecture hall, semester, new semester, first semester, last semester, sorority
nouns: fraternity, student budget, student kitchen, campus coffee, grad school, art school, college degree
nouns: business school, film school, beauty school, trade school, dental school, campus tour, campus tours
nouns: student discount, law school
alone: degree, degrees
tags: CollegeLife, CampusLife, StudentLife, UniLife
turn:
{K}. I came for the knowledge and found out about laundry.
I chose my schedule for the naps. {K}.
Big ideas, small fridge. {K}.
I've learned to think critically, mostly about who ate my yogurt. {K}.
“I'll sleep when it's over” says everybody with a blanket in their bag.
The map says it's close. My lungs say it's uphill. {K}.
The laundry machine ate a sock and gave me independence. {K}.
Everybody here looks as if they know where they're going. They don't. {K}.
reader:
Morning lecture at college: do you go, or do you believe in recordings?
What's the best meal you can make in a student kitchen?
What did nobody tell you before your first week at college?
Roommates: friends by the first night, or at peace with headphones?
What would you study if you could start again?
What did you pack for college and never once use?
scene:
“Is this seat taken?” The beginning of half of all college friendships.
Lecture hall bingo: a cough, a falling pen, somebody shopping for shoes. {K}.
Fire alarm, pajamas, meeting the entire hall at once. {K}.
A lanyard, a map, a very brave face. {K}.
“Have you done the reading?” Everybody looks into the coffee. {K}.
A poster, a string of lights, and suddenly it's a home. {K}.
plain:
{K}. Learning things, and learning who I am on the side.
New place, new people, same favorite mug. {K}.
Some of the best people are the ones you happen to live next to. {K}.
It's hard and it's good, often in the same hour. {K}.
{K}: figuring it out with everybody else who's figuring it out.
One day I'll miss the noise in the hallway. {K}.
invite:
{K}. Come as a stranger, leave with a group chat.
You can skip a lecture, you shouldn't skip this. {K}.
{K}. Bring the roommate, even the one who labels the milk.
For everybody living on noodles and ambition. {K}.
{K}. Ask us what you'd never ask in the lecture.
Tag the one who's still in bed. {K}.
news:
{K}. There should be credits for that.
{K}. The whole hall knows by now.
{K}. My degree did not prepare me for this.
{K}. Let's discuss it over somebody else's food.
{K}. That was not mentioned on the campus tour.
{K}. One for the stories that start with “back in college”.

== language-learning 🗣️
nouns: language learning, learning spanish, learning french, learning german, learning italian, learning japanese
nouns: learning korean, learning english, learning portuguese, learning a language, learning languages, new language
nouns: spanish class, spanish classes, spanish lessons, spanish lesson, french class, french lessons, german class
nouns: german lessons, italian class, italian lessons, japanese class, japanese lessons, korean class, english class
nouns: english lessons, english course, language course, language courses, language exchange, language school
nouns: language tandem, duolingo, duolingo streak, my duolingo streak, vocabulary, vocabulary list, vocab, grammar
nouns: grammar lesson, verb tables, irregular verbs, subtitles, language café, second language, bilingual life
alone: spanish
tags: LanguageLearning, LanguageLearner, LearnLanguages, Polyglot
turn:
I can order breakfast and apologize for it afterward. {K}.
{K}. I speak it fluently until somebody answers.
I asked for the bill and may have adopted somebody. {K}.
My vocabulary covers apples, cousins and the library. Let's talk about those. {K}.
{K}: nodding with confidence at things I'll never understand.
I dream in it now, but with subtitles. {K}.
The irregular verbs started it. {K}.
I know the word. It's on the tip of somebody else's tongue. {K}.
In my head: poetry. Out loud: “I am a chair.” {K}.
The owl is disappointed, and it's the only one who noticed.
reader:
Which word in another language has no good translation in yours?
Learning a language: grammar first, or talk first and blush later?
What was the first whole sentence you could say in a foreign language?
Subtitles in the language you're learning, or in your own and be honest about it?
What's the best mistake you ever made in another language?
Which language would you love to wake up speaking?
scene:
“Do you speak it?” “A little.” They speak. “Less than that.” {K}.
Flashcards on the fridge, on the mirror, on the cat if it held still. {K}.
Useful sentence, learned by heart: the elephant reads the newspaper. {K}.
Talking with both hands and one verb. {K}.
The small shock of understanding a stranger on a bus. {K}.
Rule, exception, exception to the exception, coffee. {K}.
Lips moving, eyes closed, ordering an imaginary soup. {K}.
plain:
{K}. A few words more than before, and that's how it works.
Every new word is a small door. {K}.
You have to be bad at it out loud before you're good at it. {K}.
People light up when you try. {K}.
{K}: slow, funny and worth every mistake.
invite:
{K}. Come and be wrong with us, it's great fun.
Bring your accent, we like it. {K}.
{K}. Beginners are welcome, so is everybody hiding as one.
You've had “learn a language” on the list for long enough. {K}.
{K}. Better conversation than with your phone.
Say one sentence, then another. We'll help with the rest. {K}.
news:
{K}. I know how to say it in one language, slowly.
{K}. Lost in translation, found in the comments.
{K}. Repeat after me, with feeling.
{K}. The dictionary has been no help.
{K}. I'd swear in it, but that chapter comes later.

== school-lunch 🥪
nouns: school lunch, school lunches, school lunch box, school lunch boxes, lunchbox, lunchboxes, bento, bento box
nouns: bento boxes, bento lunch box, packed lunch, packed lunches, kids' lunch, kids lunch, kids' lunches
nouns: kids lunches, lunch ideas for kids, lunch prep, preschool lunch, kindergarten lunch, thermos lunch
tags: SchoolLunch, LunchBoxIdeas, KidsLunch, PackedLunch
turn:
{K}: packed with care, traded for a cookie.
I cut it into stars. It came home as stars. {K}.
Somebody's sandwich has no crust, and a parent stood behind a counter and ate it. {K}.
{K}. The apple has made this trip several times now.
The grape is halved, the carrot is peeled, the cookie is gone by the bus. {K}.
One lid too few, as in every kitchen in the world. {K}.
I make it with care, and it gets swapped with strategy. {K}.
reader:
Sandwich cut: triangles, squares or whatever stops the complaining?
Crust on or crust off in your lunch box?
What was the best thing you ever got in a lunch trade?
Packed the night before, or in the last minutes with one shoe on?
What came home uneaten from your lunch boxes this time?
Which school lunch would you still order as a grown-up?
scene:
“Did you eat your lunch?” “I ate the important parts.” {K}.
Lid pops, heads turn, trading opens. {K}.
The lunch box comes home lighter by one cookie and nothing else.
Playground stock exchange: crackers are up, raisins are down. {K}.
A small napkin with a heart on it, denied in public, kept in a pocket. {K}.
Bread, knife, yawn, where's the lid. {K}.
plain:
{K}. A little bit of home in the middle of the day.
Somebody thought of you at the kitchen counter. {K}.
It's a small thing, packed every day, and it counts. {K}.
Even on busy mornings, there's a small hello in the box. {K}.
{K}: something good to open when the bell rings.
invite:
{K}. For parents who have run out of ideas and lids.
Let somebody else think about lunch for once. {K}.
{K}. Tag the parent who cuts things into stars.
Hungry kids, have a look, and bring your grown-ups. {K}.
{K}. Trade-proof? We can't say. Worth trading for? Ask the table.
Save this for the next “what do I put in the box?” {K}.
news:
{K}. Somebody call a meeting at the lunch table.
{K}. Word spread quickly at the lunch table.
{K}. There's a trade in there somewhere.
{K}. The lid is still missing, by the way.
{K}. It sounds better with your mouth full.
{K}. Somebody will want seconds of that story.

== class ✏️
nouns: class, classes, workshop, workshops, lesson, lessons, online course, online courses, online class
nouns: online classes, masterclass, beginner class, beginners class, beginner course, weekend workshop
nouns: private tutoring, language class, language classes, evening class, evening classes, night class, drawing class
nouns: ceramics class, photography workshop, writing workshop, first aid course, crash course, trial lesson
nouns: free class, seminar, training course, kids classes, woodworking class, floristry workshop, skills clinic
nouns: basketball clinic, pitching clinic, ski clinic, golf clinic, swim clinic, riding clinic, running clinic
nouns: dance teacher, ballet teacher, pottery teacher, ski instructor, surf instructor, cooking teacher
alone: course, courses
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
Report card: shows enthusiasm, asks about the break. {K}.
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

== growth 🌱
nouns: personal growth, self growth, mindset, new mindset, motivation, discipline, boundaries, manifesting
nouns: manifestation, new goals, goals, big dreams, comfort zone, productivity, good habits, habits, patience, hustle
nouns: success, mistakes, work-life balance, minimalism, decluttering, quitting caffeine, dopamine detox
nouns: new year new me, learning to say no, saying no, letting go, life lesson, life lessons, lesson learned
nouns: lessons learned, hard lesson, vision board, slow living, screen time, digital detox
alone: balance, failure, growth
tags: PersonalGrowth, Mindset, OneStepAtATime, GrowthMindset
turn:
{K}. It's less a straight line and more a scribble with good intentions.
{K}. Turns out it's mostly small decisions when nobody claps.
I keep waiting to feel ready. I've started to go without it. {K}.
The version of me that had it all figured out left no forwarding address. {K}.
Nobody tells you how boring the important part is. {K}.
Making peace with being a beginner at your own life: {k}.
The comfort zone has a lovely couch and no windows. {K}.
{K}: easy to print on a mug, harder before breakfast.
Everybody wants the view. The stairs are mostly empty. {K}.
A step forward, a snack, half a step back. {K}.
reader:
{K}. What's the smallest change that made the biggest difference for you?
What would you do differently if nobody was keeping score? {K}.
{K}. What do you wish somebody had told you earlier?
What are you proud of that nobody saw? {K}.
Who in your life is quietly good at it? {K}.
scene:
Alarm off, deep breath, try again. {K}.
A blank page, a pen, a little nerve. {K}.
The old habit knocks. A polite answer, and the door stays shut. {K}.
A sticky note on the bathroom mirror, slowly curling: {k}.
“How's it going?” “Slowly.” “Good.” {K}.
plain:
{K}. Quietly, on ordinary days.
You don't have to be finished to be doing well. {K}.
{K}. It counts even when it doesn't show.
Being kind to yourself is part of the work. {K}.
{K}. Slow roots, good tree.
Most of it happens on days nobody takes a photo of. {K}.
invite:
{K}. Start where you are, bring what you have.
{K}. If you've been waiting for a sign, this could be one.
news:
{K}. I'm taking it slowly, on purpose.
{K}. My future self sent a thumbs up.
{K}. File it under good signs.

== astrology 🔮
nouns: astrology, zodiac, zodiac sign, horoscope, mercury retrograde, birth chart, aries season, taurus season
nouns: gemini season, cancer season, leo season, virgo season, libra season, scorpio season, sagittarius season
nouns: capricorn season, aquarius season, pisces season, full moon ritual, new moon ritual, manifest, witchy vibes
tags: AstrologyVibes, ZodiacSigns, WrittenInTheStars, ZodiacLife
turn:
I don't believe in it. I just check it before every decision. {K}.
{K}. Finally something to blame that can't text back.
The stars said to rest, and nobody has ever been so obedient. {K}.
It was vague, and somehow also about the kitchen. {K}.
{K}. Read out loud, and somebody gasped.
“Something will change.” And sure enough, the milk went off. {K}.
{K}: the most accurate guess in the newspaper.
Skeptics read it too, just faster. {K}.
reader:
{K}. Which sign do you always end up arguing with?
Do you tell people your sign, or do they guess within a minute?
True believer, or just here for the memes? {K}.
What does your sign say about how you load a dishwasher?
Who's the most typical one of their sign that you know?
scene:
Candle lit, eyes closed, phone on loud by accident. {K}.
“What time were you born?” And there goes the evening. {K}.
“That explains everything.” It explains nothing. Everybody nods. {K}.
A balcony, a blanket, heads tipped back. {K}.
The page turned straight to the back, past all the news. {K}.
plain:
{K}. A good excuse to look up.
Magic or not, it's nice to pause and ask what you want. {K}.
{K}. Take the kind parts, leave the rest.
Some guidance comes from the stars, some from a snack. {K}.
It's a nice thought that somebody up there has a plan. {K}.
invite:
{K}. Bring a question and an open mind.
news:
{K}. The universe has been copied in.
{K}. Surely that was in the stars.

== sick-day 🤧
nouns: flu season, cold season, common cold, runny nose, sore throat, sick day, sick kids, sniffles, chicken soup day
nouns: head cold, summer cold, man flu
alone: a cold
turn:
The nose has taken over the schedule. {K}.
{K}. Being very brave, and telling everybody about it.
Nobody appreciates an ordinary day like a person without one. {K}.
The blanket and I have made things official. {K}.
{K}. Whoever designed the human nose, a word please.
My voice sounds like a sad saxophone. {K}.
The tissue box is the most popular thing in the house. {K}.
{K}: everything tastes of cardboard, and cardboard tastes of nothing.
Vitamins were eaten. Vitamins did not listen. {K}.
A sneeze has a plan, and it's never a single one. {K}.
reader:
{K}. What's your comfort food when everything is meh?
Do you want company or complete silence when you feel like this? {K}.
Are you a quiet sufferer or a full opera? {K}.
What did you always get to have when you were home sick as a kid?
Soup, tea or toast: what's the house remedy at yours? {K}.
scene:
Tissue mountain. Tea. Self-pity with a view. {K}.
“Bless you.” “Thanks.” “Bless you.” We're running out of blessings. {K}.
Couch, blanket, a look that says bring soup. {K}.
A sniff, a sigh, a cartoon from childhood. {K}.
Hot water bottle, cold washcloth, lukewarm tea. {K}.
plain:
{K}. Slow days are allowed.
{K}. This, too, will pass, hopefully before dinner.
Rest is the plan, and the plan is good. {K}.
Be gentle with each other out there. {K}.
news:
{K}. Sympathy is accepted in soup form.
{K}. The pillow has been promoted.

== therapy 🤍
under: growth
nouns: therapy, therapy session, therapy sessions, therapist, therapists, my therapist, counseling, counseling session
nouns: healing journey, burnout recovery, mental health day, mental health break, group therapy, couples therapy
alone: recovery, healing
tags: Therapy, MentalHealthMatters, OneStepAtATime, BeKindToYourself
turn:
{K}. Saying it out loud takes up less room than carrying it around.
It isn't a straight road, and nobody on it is late. {K}.
Some work doesn't show on the outside for a long while. {K}.
The hardest part is often the door. {K}.
{K}: slow, quiet and braver than it looks.
reader:
What's a kind sentence you could use, or could give away?
{K}. What helps on an ordinary day?
scene:
A chair, a box of tissues, somebody who has time. {K}.
A long breath out, longer than expected. {K}.
“How are you?” A pause, and for once the real answer. {K}.
plain:
{K}. Nobody has to be finished to be doing well.
It's all right to need help, and all right to say so. {K}.
Gently, and as long as it takes. {K}.
{K}. Every small step is a step.
Taking care of yourself is also work. {K}.
news:
{K}. One step, then a rest, then the next one.

== college-admission ✉️
under: university
nouns: college acceptance, college acceptance letter, acceptance letter, acceptance letters, college application
nouns: college applications, college essay, college admission, college admissions, university application
nouns: committed to college, college commitment, decision day, waitlist, campus visit, college tour, college tours
tags: CollegeAcceptance, CollegeBound, NextChapter, AdmissionDay
turn:
{K}. So much future in such a thin envelope.
The refresh button has never worked harder. {K}.
{K}: years of homework, and then a single word at the top of a page.
An essay about yourself is harder than any exam. {K}.
The whole family read it, and then the neighbors. {K}.
reader:
Did you open yours alone, or with the whole house breathing behind you?
What did you write your application essay about, and is it still true? {K}.
Near home or as far as the map goes: which way did you lean?
scene:
“Open it.” “You open it.” “It's addressed to you.” {K}.
An inbox, a deep breath, one eye closed. {K}.
A scream from upstairs, feet on the stairs, everybody in the hallway. {K}.
A new sweatshirt, worn before it's washed. {K}.
plain:
Whichever door it is, somebody worked hard to knock on it. {K}.
{K}. The map just got bigger.
A letter can say a lot, but it can't say everything about you. {K}.
invite:
{K}. Send it to the friend who's still waiting for theirs.
news:
{K}. The laundry basket is packed in spirit.

== dorm 🛏️
under: university
nouns: dorm, dorms, dorm room, dorm rooms, dorm life, dorm move-in, dorm move-in day, dorm decor, college move-in day
nouns: college dorm, roommate assignment, student house, student flat, dorm essentials, residence hall
tags: DormLife, DormRoom, CollegeLife, MoveInDay
turn:
{K}. A bed, a desk, a lamp and somebody else's alarm clock.
String lights can fix a surprising amount of concrete. {K}.
{K}: the smallest room with the most opinions.
Everything fits under the bed, if you believe in it. {K}.
The shower shoes were the best advice of all. {K}.
Somebody in the hallway plays the guitar. Somebody always plays the guitar. {K}.
reader:
What did you pack that you never once used?
Bed by the window or bed by the door, and how was it decided?
Which smell takes you straight back to your first dorm?
scene:
A mini fridge, a cart with a wobbly wheel, an elevator that's full. {K}.
“Do you snore?” “Do you?” {K}.
A long hug by the car, a short walk back. {K}.
Fire alarm, pajamas, meeting the whole hall at once. {K}.
plain:
A poster, a blanket, and slowly it's a home. {K}.
{K}. Thin walls and a lot of new names.
It's quiet in one house and loud in another. {K}.
invite:
{K}. Send it to whoever shared a mini fridge with you.
news:
{K}. The hallway already knows.

== study-abroad 🌍
under: university
nouns: study abroad, studying abroad, semester abroad, exchange semester, exchange year, exchange students abroad
nouns: erasmus, erasmus semester, erasmus year, year abroad, gap year, foreign exchange student, student visa
tags: StudyAbroad, StudentLife, ExchangeStudent, SemesterAbroad
turn:
{K}. The grades were fine. The stories are better.
You go for the lectures and come back with a second family. {K}.
{K}: learning a city by its bus routes.
Everybody there dreams in a slightly mixed-up language. {K}.
The first supermarket is the real adventure. {K}.
Home gets smaller on the map and bigger in the head. {K}.
reader:
Where would you go, if somebody paid the ticket?
Which word did you bring home and never give back?
What did you miss first: the bread, the bed or the dog?
scene:
A suitcase that won't close, a family sitting on it. {K}.
“And where are you from?” The beginning of every good evening. {K}.
A dinner table, many accents, one pot of pasta. {K}.
plain:
Being the new one makes you kinder to every new one after you. {K}.
{K}. Far away for a while, changed for good.
There are people in other time zones who know how you take your coffee now. {K}.
invite:
{K}. Pack less, stay longer, talk to everybody.
news:
{K}. Postcards are going in both directions.

== teacher-appreciation 🍎
under: teacher
nouns: teacher appreciation, teacher appreciation week, teacher appreciation day, teachers' day, favorite teacher
nouns: my teacher, our teacher, my favorite teacher, my old teacher, thank you teacher, end of year teacher gift
nouns: teacher thank you
tags: TeacherAppreciation, ThankATeacher, TeacherGift, ThankYouTeachers
turn:
{K}. Somebody explained it one more time, and that was the time.
You forget the dates and the formulas. You don't forget who was patient. {K}.
{K}: the person behind half of what you know and all of your handwriting.
A red pen can be kind. It takes a certain hand. {K}.
The world's supply of mugs with apples on them is in good hands. {K}.
Somewhere a grown-up still hears that voice and sits up straight. {K}.
reader:
Whose handwriting on the board could you still recognize?
Which rule from your classroom do you still follow without thinking?
What would you write in the card if there were only room for a line?
scene:
A drawing, folded small, put on a desk at the very last minute. {K}.
A supermarket aisle, a familiar face, and suddenly good posture. {K}.
A card with far too many names on it, in every color. {K}.
plain:
Patience can be taught, apparently. Somebody taught it by example. {K}.
{K}. Thank you for not giving up on the back row.
Some lessons only arrive years later. Thank you anyway, early. {K}.
invite:
{K}. Write the line you never said, they still read everything.
news:
{K}. Full marks, with a star.

== picture-day 📸
under: school
nouns: picture day, school picture day, school photo day, school pictures, school picture, yearbook photo
nouns: yearbook photos, yearbook picture, class photo, class photos
tags: PictureDay, SchoolPictures, SchoolLife, SayCheese
turn:
{K}. The one day on which the hair has its own plans.
The collar was ironed. The smile was improvised. {K}.
{K}: a whole childhood of forced smiles, in wallet size.
The good shirt will meet the lunch in the end. Photos come before lunch. {K}.
Every family has that one picture on the piano. {K}.
Say “cheese” to a child and you get all the teeth at once. {K}.
reader:
Which school picture of yours should never be found?
Retake, or keep it because it's honest?
What was your signature pose: the squint, the gap or the bowl cut?
scene:
“Chin down. Up. A little down.” Flash. {K}.
A wet comb, a cowlick, a truce. {K}.
A gray backdrop, a stool, somebody saying something silly. {K}.
plain:
One day, everybody will love that smile, missing teeth and all. {K}.
{K}. For the wall, the wallet and the grandparents.
invite:
{K}. Show us yours, we'll find ours.
news:
{K}. The order form is somewhere in the backpack.

== field-trip 🚌
under: school
nouns: field trip, field trips, school trip, school trips, class trip, class trips, school outing, museum field trip
tags: FieldTrip, SchoolTrip, SchoolLife, ClassTrip
turn:
{K}. The bus ride is the main event, whatever the program says.
Packed lunches were opened before the end of the street. {K}.
{K}: a lesson with a window seat.
Everybody will remember the gift shop. {K}.
Counting heads is its own kind of math. {K}.
The back row of the bus belongs to the brave. {K}.
reader:
Front of the bus or back row: where did you sit?
Which school trip do you still talk about, and why is it the food?
Who was your bus partner, and was it a love match?
scene:
Permission slip, crumpled, signed on somebody's back. {K}.
“Are we all here?” Nobody is ever all here. {K}.
A long line of yellow vests, holding a rope, singing. {K}.
Nose on the window, a circle of breath, a finger drawing in it. {K}.
plain:
Some things you only learn by going there. {K}.
{K}. A day that smells of oranges and raincoats.
invite:
{K}. Bring a raincoat and somebody to hold hands with.
news:
{K}. There will be a drawing about it on the fridge.

== science-fair 🧪
under: school
nouns: science fair, science fairs, science project, science projects, science fair project, school project
nouns: school projects, volcano project, book report, poster project, science experiment, science experiments
nouns: kitchen science, science fair volcano, baking soda volcano, volcano experiment, homemade volcano
tags: ScienceFair, ScienceProject, CuriousKids, STEMkids
turn:
{K}. The glue gun was the real hero.
It's due in the morning. The poster board is still in the store. {K}.
{K}: made by a child, held together by a parent and tape.
There's always a volcano. Long live the volcano. {K}.
The question was good. The answer was sticky. {K}.
Nobody in this kitchen has ever cared so much about vinegar. {K}.
reader:
What was yours: the volcano, the potato or the moldy bread?
Did your parents help “a little”?
Which experiment went wrong in the best way?
scene:
A folding board, big letters, the last one squeezed in. {K}.
“What did you learn?” “That it explodes.” {K}.
Glitter on the table, on the dog, in the butter. {K}.
plain:
All good science starts with “what happens if”. {K}.
{K}. Curiosity, with safety goggles.
invite:
{K}. Come and ask them how it works, they've rehearsed.
news:
{K}. The results are in, and so is some of the foam.

== school-bus 🚌
under: school
nouns: school bus, school buses, school bus driver, school bus stop, bus stop wave, yellow school bus, school bus ride
tags: SchoolBus, SchoolDays, SchoolLife, BackToSchool
turn:
{K}. It waits for nobody and sees everything.
The back row has its own laws. {K}.
{K}: a rumor mill with a stop sign.
Everybody makes the last few steps at a sprint, with toast. {K}.
The driver knows every name, every street and every excuse. {K}.
The brakes say hello before anybody else is awake. {K}.
reader:
Where did you sit: up front, over the wheel or in the back row?
Who was your seat partner, and do you still know their birthday?
Did you ever watch it leave without you?
scene:
A backpack bigger than the back, a very high first step. {K}.
A flat hand on the window, a flat hand on the sidewalk. {K}.
“Wait!” A door sighs open again. {K}.
plain:
Every school day has a beginning, a middle and a bus. {K}.
{K}. Big and yellow and full of stories.
invite:
{K}. Wave to the driver, they wave back.
news:
{K}. The back row already has its own version.

== sign-language 🤟
under: language-learning
nouns: sign language, sign language class, sign language classes, sign language course, learning sign language, asl
nouns: asl class, asl lesson, bsl, baby sign language, sign language interpreter, fingerspelling
tags: SignLanguage, LearnToSign, LanguageLearning
turn:
{K}. A language you can use with your mouth full.
The eyebrows are grammar, and nobody warned the eyebrows. {K}.
{K}: across a crowded room, through a window, under water.
Your name gets a shape. You never look at your hands the same way. {K}.
Fingers have accents too, it turns out. {K}.
Nobody has ever told a quieter or faster joke. {K}.
reader:
What would your name sign be?
Which word looks exactly like what it means?
What's the first sign you ever learned?
scene:
A kitchen table, busy hands, a whole conversation without a sound. {K}.
A spelled-out name, a little too slow, with the tongue between the teeth. {K}.
Applause, hands in the air, all of them shimmering. {K}.
plain:
It's good to be able to talk with a few more people. {K}.
{K}. Looking at each other is half of it.
Every new sign opens a conversation somewhere. {K}.
invite:
{K}. Bring your hands and your whole face.
news:
{K}. Both hands have something to say about it.

== accents 🗣️
under: language-learning
nouns: my accent, foreign accent, southern accent, scottish accent, british accent, irish accent, french accent
nouns: boston accent, new york accent, pronunciation, dialect, dialects, mother tongue
alone: accent, accents
tags: Accent, LanguageLovers, HowDoYouSayIt
turn:
{K}. Everybody has one, and everybody thinks it's the others.
It comes out when you're tired, angry or on the phone with home. {K}.
{K}: a map you carry in your mouth.
A single word is enough, and somebody asks where you're from. {K}.
It has traveled farther than most suitcases. {K}.
After a week with the cousins it's twice as strong. {K}.
reader:
Which word gives you away every time?
Whose way of speaking could you listen to for hours?
Do you pick up other people's without meaning to?
scene:
“Say that again.” “Why?” “Just say it again.” {K}.
“Where are you from?” “Guess.” A very wrong guess. {K}.
A phone call home, and the vowels take off their shoes. {K}.
plain:
Nobody should have to file it off. {K}.
{K}. It's how home sounds in another language.
invite:
{K}. Bring yours, we like the sound of it.
news:
{K}. Best read aloud.

== group-project 👥
under: study
nouns: group project, group projects, group assignment, group assignments, group presentation, group work
nouns: project group, team project
tags: GroupProject, StudentLife, StudyTime
turn:
{K}. Everybody is in it together, and somebody is in it alone.
The group chat is silent until the night before. Then it's an opera. {K}.
{K}: a study of human nature, graded.
Somebody does the research, somebody does the slides, somebody does the font. {K}.
“I can do whatever is left.” Everything is left. {K}.
The person who did nothing presents it beautifully. {K}.
reader:
Which one are you: the planner, the ghost or the one with the font?
Do you split it fairly, or just do it all to be safe?
What's the best excuse a group member ever gave you?
scene:
A shared document, a row of cursors, none of them moving. {K}.
“Who's the anonymous capybara?” Nobody answers. {K}.
“So we all know what to do?” A great deal of nodding. {K}.
plain:
You learn the subject, and then you learn the people. {K}.
{K}. Somehow it gets done, and somehow there's pizza.
invite:
{K}. Send it to the one who did everything.
news:
{K}. All names go on the title page, in alphabetical order.

== tarot 🃏
under: astrology
nouns: tarot, tarot reading, tarot readings, tarot cards, tarot card, tarot deck, oracle cards, oracle deck
nouns: card reading, tarot spread, daily tarot
tags: Tarot, TarotReading, TarotCards, TarotLovers
turn:
{K}. The cards know. The cards should mind their business.
It's never about the card. It's about the face when it turns over. {K}.
{K}: a conversation with very old pictures.
The tower again. Of course it's the tower again. {K}.
Shuffle as long as you like, the question stays the same. {K}.
You ask about love and get a lecture about work. {K}.
reader:
Which card follows you around?
Believe it, enjoy it or both?
What would you ask if you only had a single card?
scene:
A deck of cards, a long silence, a meaningful “hm”. {K}.
“Is that a bad card?” “There are no bad cards.” A pause. {K}.
A candle, a cloth, a cat across all the answers. {K}.
plain:
Sometimes a picture asks the better question. {K}.
{K}. Take what fits, leave what doesn't.
A quiet moment with a question is rarely wasted. {K}.
invite:
{K}. Bring a question, even a small one.
news:
{K}. The deck saw it first.

== allergies 🤧
under: sick-day
nouns: hay fever, allergy season, pollen, pollen season, pollen count, sneezing, spring allergies, seasonal allergies
nouns: sneeze, sneezes, itchy eyes, my allergies, pet allergies
alone: allergies
tags: HayFever, AllergySeason, Pollen, SpringProblems
turn:
{K}. Everything is in bloom, including my nose.
The trees are having a lovely time, and we all have to hear about it. {K}.
{K}: crying at flowers, but not from joy.
The car is yellow. The car is not supposed to be yellow. {K}.
Nature is beautiful, best seen through a closed window. {K}.
A sneeze never travels alone. {K}.
reader:
How many sneezes in a row is your record?
Which plant would you like to have a serious word with?
Windows open for the breeze, or shut for peace?
scene:
“Are you crying?” “It's the birches.” {K}.
A tissue in every pocket, and one more in the sleeve. {K}.
A deep breath of spring air, and there it goes. {K}.
plain:
Pretty out there. Itchy out there. {K}.
{K}. To everybody who says “bless you” again and again: thank you.
news:
{K}. The tissues have been moved to the front line.
`;
