-- The articles that every installation starts with. Written once: an administrator's changes and deletions stay.

insert into public.articles (id, title, summary, content, image_url, category, created_at) values
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000001',
  'How long can a post be? Four platforms, counted properly',
  'Every platform counts in its own way. What an emoji, a link and a Japanese sign really cost on X, and how much of a long caption anybody sees.',
  $html$<p>“It fits” is a question with a different answer on every platform, and the character counter of your notes app knows none of them. These are the rules as they stood on 21 November 2026.</p>
<h2>X: 280, but not 280 of everything</h2>
<p>X gives a post 280 units and weighs what you type. Letters of the Latin, Greek, Cyrillic, Hebrew and Arabic alphabets weigh 1, and so do digits and everyday punctuation. Chinese, Japanese and Korean signs weigh 2. Every emoji weighs 2 as well, however many parts it is built from: a family of four costs the same as a single smile.</p>
<p>Links are the pleasant surprise. Whatever its length, a link weighs 23, because X replaces it by its own short form. There is no point in shortening an address first; a long one that shows where it leads costs the same and earns more trust. Even a bare <code>example.com</code> without anything in front counts as a link.</p>
<p>So a post with one link and two emoji leaves you 253 units for words: roughly forty English words. That is the real budget to write for.</p>
<h2>Instagram: 2,200 characters, of which about 125 are read</h2>
<p>A caption may have 2,200 characters. In the feed, however, it folds after about 125, and the rest waits behind “more”. Nobody opens a caption that has not earned it by then. Treat the first line as the caption and everything behind it as the reward.</p>
<p>Hashtags count toward the length, and since December 2025 a post takes five of them at most.</p>
<h2>TikTok: 2,200 for a video</h2>
<p>A video's description may also have 2,200 characters, and it lies over the picture. One or two lines stay readable; a wall of text hides the video. The limit of five hashtags applies here too. What people search for belongs into the words themselves: TikTok is a search engine for many of its users, and a plain sentence that names the thing is found better than a pile of tags.</p>
<h2>Facebook: as long as you like, as short as you can</h2>
<p>Facebook's limit of 63,206 characters exists, but nobody should meet it. Long posts fold after a few lines, and tools that schedule posts commonly stop at 5,000. Two to four short paragraphs, with the news in the first sentence, are plenty for a page.</p>
<h2>One text for all of them</h2>
<p>If you want to write once, write for the narrowest door: 280 units in X's counting, at most five hashtags, the point in the first 125 characters. That is what the platform “General” in Caption Kite does.</p>
<ul>
<li>Put the link last, where it can be cut off a copy for Instagram, whose captions have no clickable links.</li>
<li>Do not fill a limit because it is there. The best caption is the one after which nothing can be removed.</li>
<li>Count again after editing. One emoji too many, and X refuses the post you were proud of.</li>
</ul>
<p>Caption Kite counts in each platform's own way while it writes, and what it hands you fits. If you change a caption by hand afterwards, remember the 23 and the 2.</p>$html$,
  '/covers/social-media.svg', 'social-media', '2026-11-20 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000002',
  'Five hashtags: how to choose them now that there are only five',
  'Instagram and TikTok stop at five hashtags. A simple way to fill the five places, and three habits to give up.',
  $html$<p>For years the advice was to paste thirty hashtags under every picture. That time is over: TikTok has allowed five per post since about August 2025, and Instagram announced the same limit in December 2025. Five is not a loss. It is an invitation to decide what a post is about.</p>
<h2>What a hashtag still does</h2>
<p>Platforms understand pictures and sentences well enough to know that your photo shows a loaf of bread. A hashtag no longer explains the picture; it says <em>which conversation</em> the post belongs to. Bread belongs to home baking, to a bakery in one town, to a festival, to a diet. The tag makes the choice.</p>
<h2>Five places, five jobs</h2>
<ol>
<li><strong>The subject.</strong> What the post shows, in the words people search for: <code>#SourdoughBread</code>, not <code>#Food</code>.</li>
<li><strong>The narrower subject.</strong> The detail that makes yours different: <code>#RyeStarter</code>.</li>
<li><strong>The people.</strong> Who talks about this among themselves: <code>#HomeBakers</code>.</li>
<li><strong>The place or the moment.</strong> <code>#BristolFood</code> or <code>#SmallBusinessSaturday</code>. For a local business this is the most valuable of the five.</li>
<li><strong>Your own.</strong> A tag that only you and your customers use, so that their pictures can be found later.</li>
</ol>
<p>You do not have to fill all five. Two that are right beat five of which three are there for luck.</p>
<h2>Big, middle, small</h2>
<p>A tag with fifty million posts buries yours in a second; a tag with nine posts is a tag that nobody follows. Look a tag up before you use it, and read the newest posts under it. If yours would stand beside them naturally, it is the right size. If the page is full of giveaways and strangers' selfies, leave it, whatever its numbers say.</p>
<h2>Three habits to give up</h2>
<ul>
<li><strong>The same block under every post.</strong> It says the same about a cake as about a closing time, and people notice.</li>
<li><strong>Tags in the middle of a sentence</strong> on platforms where they are not at home. On X a tag inside the sentence reads naturally; on Instagram put them at the end.</li>
<li><strong>Lower case throughout.</strong> Write <code>#SlowSundayBaking</code>. Screen readers pronounce each capitalized word, and the eye separates them as well. It makes no difference to the search.</li>
</ul>
<h2>On X and Facebook</h2>
<p>Neither has a limit worth mentioning, and on neither are more than two of any use. On X, one tag that belongs to an event is enough to be found by the people who follow it. On Facebook, tags help almost only inside campaigns with a name of their own.</p>
<h2>How to find out what works</h2>
<p>Keep a list for a month: post, tags, and how many people came from outside your followers (the platform's own statistics show this). Change one of the five places at a time. After ten posts you know more about your corner of the platform than any general list can tell you, including the one on our page of trends, which is a start and not an answer.</p>$html$,
  '/covers/social-media-2.svg', 'social-media', '2026-11-18 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000003',
  'The first 125 characters: openings that earn the tap',
  'A feed shows the first line and hides the rest. Six ways to open a caption, with examples, and four openings to delete.',
  $html$<p>Instagram folds a caption after about 125 characters. Other feeds fold a little earlier or later, but the consequence is the same everywhere: the first line decides whether the second one exists. Here is how to write it.</p>
<h2>Start after the beginning</h2>
<p>Most drafts warm up. “We are so excited to finally share with you…” is the sound of somebody clearing their throat; the sentence behind it is usually the real first line. Write your draft, then delete everything before the first thing that only you could have said.</p>
<blockquote><p>Before: We are so excited to finally announce that after many months our new winter menu is here!</p></blockquote>
<blockquote><p>After: Pumpkin soup went on the stove at five this morning. From Thursday it is on the menu.</p></blockquote>
<h2>Six openings that work</h2>
<ul>
<li><strong>The scene.</strong> One concrete moment: “Six in the morning, and the dough is already arguing with me.”</li>
<li><strong>The surprise.</strong> Something that contradicts what people expect: “Our best-selling chair is the one we nearly threw away.”</li>
<li><strong>The plain fact.</strong> A number or a date with a consequence: “Twelve seats, one evening, 5 December.”</li>
<li><strong>The honest question.</strong> One that you want answered: “What did your grandmother put into potato salad?” Not “Who loves Mondays?”</li>
<li><strong>The promise.</strong> What the reader has at the end: “How we get oil stains out of linen, in three steps.”</li>
<li><strong>The confession.</strong> A small failure, told without drama: “I cut the first sleeve two centimeters short.”</li>
</ul>
<h2>Four openings to delete</h2>
<ul>
<li>“Happy Friday everyone!” It fits every post and therefore none.</li>
<li>Three emoji before the first word. They spend the space, and a screen reader pronounces each of them.</li>
<li>“Link in bio!” as the first sentence. Give the reason first, the way second.</li>
<li>A riddle with nothing in it: “You won't believe what happened.” People have learned to believe it.</li>
</ul>
<h2>Do not repeat the picture</h2>
<p>The reader sees the cake. A first line that says “Cake!” wastes the only space that cannot be seen in the photo. Say what the picture leaves out: who it is for, what went wrong, how it smelled, what it costs, what happens next.</p>
<h2>Check it as a stranger</h2>
<p>Read the first 125 characters by themselves, without the picture and without knowing you. Three questions are enough:</p>
<ol>
<li>Do I know what this is about?</li>
<li>Is there a reason to read on?</li>
<li>Could another account have written exactly this?</li>
</ol>
<p>Yes, yes and no is what you want. If the third answer is yes, add one detail from your own day: a name, a time, a price, a sound. Detail is the cheapest kind of originality there is.</p>
<p>When Caption Kite writes several versions, look at the openings first and compare only those. Take the best opening, and if another version has the better ending, put the two together: nobody checks whether a caption was born in one piece.</p>$html$,
  '/covers/content-creation.svg', 'content-creation', '2026-11-16 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000004',
  'Alt text in two minutes: describe a photo for people who cannot see it',
  'What alternative text is for, how long it should be, what to leave out, and where to enter it on each platform.',
  $html$<p>Behind every picture on a social platform there is a field for a description. Most people never open it. Those who listen to their feed with a screen reader get, without it, the word “image”, or a guess by a machine: “may be an image of food”. Two minutes of yours change that.</p>
<h2>The caption is not the description</h2>
<p>A caption tells what the picture means to you. Alternative text tells what is in it. “Finally!” is a fine caption under a photo of a finished roof, and says nothing to somebody who cannot see the roof. The two texts stand beside each other and should not repeat each other.</p>
<h2>A pattern that always works</h2>
<p>Say <strong>what</strong>, then <strong>doing what</strong>, then <strong>where</strong>, then the one detail that matters for the post:</p>
<blockquote><p>A gray cat asleep on an open laptop at a kitchen table, one paw on the space bar.</p></blockquote>
<p>One or two sentences are nearly always enough. X takes up to 1,000 characters, but a description is listened to from start to end and cannot be skimmed: shorter is kinder.</p>
<h2>What belongs in it</h2>
<ul>
<li><strong>Text in the picture, word for word.</strong> A poster, a menu, a screenshot or a quote on a colored background is invisible otherwise. If it is long, put the text into the caption and say in the description that it stands there.</li>
<li><strong>People, as far as it matters.</strong> Names when they are known and agree; otherwise what they do. Looks, age or origin only where the post is about them.</li>
<li><strong>Color and mood</strong> when they carry the message: the red of the new bicycle does, the blue of an ordinary sky does not.</li>
<li><strong>The result of a chart</strong> instead of its appearance: “Orders doubled between March and June.”</li>
</ul>
<h2>What to leave out</h2>
<ul>
<li>“Picture of…” and “photo of…”. The screen reader has said so already.</li>
<li>Hashtags, keywords and advertising. The field is for people, and stuffing it helps nobody.</li>
<li>What you know but the picture does not show. The story belongs in the caption.</li>
<li>Emoji. Each is read out by its full name.</li>
</ul>
<h2>Where the field is</h2>
<p>On <strong>Instagram</strong> it is among the advanced settings on the last screen before you share, and it can be added later by editing the post. On <strong>X</strong> it is the small “ALT” on the picture while you write. On <strong>Facebook</strong> open “Edit” on the picture before posting. For a <strong>video</strong>, captions of what is spoken do the same job; check the automatic ones for names and numbers, because that is where they fail.</p>
<h2>Make it a habit</h2>
<p>Write the description <em>before</em> the caption. It costs the same two minutes, but it forces you to look: what is really in this picture, and what would somebody notice first? Quite often the caption you were looking for is sitting in that sentence, and the second text writes itself.</p>
<p>A small test at the end: read your description to somebody over the phone and ask what they imagine. If they see the picture, you are done.</p>$html$,
  '/covers/content-creation-2.svg', 'content-creation', '2026-11-14 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000005',
  'An offer post that answers the six questions people ask',
  'Price, date, place, quantity, condition, next step: a checklist for offers, with the rules about old prices and paid mentions in mind.',
  $html$<p>Look at the comments under any small shop's offer and you find the same questions: How much? Until when? Also online? Still available? Each of them is a sentence that was missing above, and for everyone who asks there are several who simply leave. A post that answers six questions needs no more than five lines.</p>
<h2>The six questions</h2>
<ol>
<li><strong>What exactly?</strong> The thing by its name and with its size: “the oak board, 40 × 25 cm”, not “our bestseller”.</li>
<li><strong>How much?</strong> The price as a number, with the old one beside it if it is reduced. “DM for price” sends people away.</li>
<li><strong>From when until when?</strong> A date, not “this week”: the post may be read on Monday. Add the hour if it matters.</li>
<li><strong>Where?</strong> In the shop, online, or both; with the street if strangers see the post.</li>
<li><strong>How many, and what is the catch?</strong> “Twenty pieces, one per person” creates more honest urgency than three exclamation marks.</li>
<li><strong>What do I do now?</strong> One action. “Comment ‘board’ and we put one aside” or a link, never both.</li>
</ol>
<h2>An example</h2>
<blockquote><p>Twenty oak boards, 40 × 25 cm, each from one piece. €29 instead of €38 from Friday 27 November, 9 am, until they are gone. In the shop at the mill and online. One per person. Comment “board” and we put yours aside until Saturday noon.</p></blockquote>
<p>That is 234 characters, every question is answered, and it needed no emoji to be exciting.</p>
<h2>Old prices are not decoration</h2>
<p>In the European Union a shop that announces a price reduction must refer to the lowest price of the last 30 days before it. Raising the price in October in order to lower it in November is therefore not clever but forbidden. Other countries have rules of their own, and customers have screenshots everywhere. The safest old price is one that people really paid.</p>
<h2>If somebody else posts it for you</h2>
<p>A creator who was paid, or who got the thing for nothing, has to say so where it is seen at once: at the start of the caption or in the platform's own label for paid partnerships, not as the last of five hashtags behind the fold. The American FTC and the British ASA both see it that way, and you as the business share the responsibility. Agree on the wording before the post, in writing.</p>
<h2>Before you press the button</h2>
<ul>
<li>Does the picture show the thing that is reduced, and nothing that is not?</li>
<li>Will somebody answer comments in the first hour? Posts with open questions age quickly.</li>
<li>Do you know what happens when it is sold out? Edit the first line (“Sold out, thank you. The next ones come on 10 December.”) instead of deleting the post.</li>
<li>Is there a number you will look at afterwards? Pieces sold by Saturday is a better one than likes.</li>
</ul>
<p>Write the six answers as keywords into the Generate tab, choose the platform, and let several versions come back. Then check that all six survived: a model likes a good mood better than an opening time.</p>$html$,
  '/covers/marketing.svg', 'marketing', '2026-11-12 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000006',
  'Count what a post brings: links you can trace, and a table of five columns',
  'Likes are easy to see and hard to spend. How to mark links, use codes where links do not work, and keep numbers that answer a question.',
  $html$<p>Every platform shows you how many people saw a post. None of them knows who came into your shop because of it. With two small tools and a table you can find out well enough to decide what to do more of.</p>
<h2>Mark your links</h2>
<p>Web statistics understand a few words that you hang onto an address. They are called UTM parameters, and three are enough:</p>
<ul>
<li><code>utm_source</code>: the platform, e.g. <code>instagram</code></li>
<li><code>utm_medium</code>: the kind of place, e.g. <code>social</code></li>
<li><code>utm_campaign</code>: what it was about, e.g. <code>oak-boards</code></li>
</ul>
<p>The address becomes <code>https://example.com/boards?utm_source=instagram&amp;utm_medium=social&amp;utm_campaign=oak-boards</code>. It looks long, but on X every link counts as 23 characters anyway, and elsewhere you can hide it behind a button.</p>
<p>Three rules save you from a mess later:</p>
<ol>
<li><strong>Lower case, always.</strong> <code>Instagram</code> and <code>instagram</code> are two different sources to the statistics.</li>
<li><strong>One spelling for one thing.</strong> Keep a list of the words you use.</li>
<li><strong>Only on links from outside.</strong> A marked link between two pages of your own site makes every visitor look as if they had just arrived.</li>
</ol>
<h2>Where links do not work</h2>
<p>Captions on Instagram and TikTok have no clickable links. People go through the link in your profile, or a sticker in a story, and much gets lost on the way. Use something that can be said out loud instead: a code word for each platform. “Say ‘kite’ at the till” or a discount code that exists only in one place costs nothing and counts even those who come on foot.</p>
<p>And ask. “How did you hear of us?” with five strokes on a sheet of paper beside the till is a respectable method, and it is the only one that also catches word of mouth.</p>
<h2>Five columns</h2>
<p>A spreadsheet with one line per post is enough:</p>
<ul>
<li><strong>Date and platform</strong></li>
<li><strong>Subject</strong>, in two words</li>
<li><strong>Reach</strong>, from the platform's statistics, after seven days</li>
<li><strong>Replies that mean something</strong>: saves, shares, comments with a question</li>
<li><strong>Result</strong>: visits through the marked link, codes used, orders</li>
</ul>
<p>Likes are missing on purpose. They say that somebody's thumb was near. A save says that somebody wants to come back, a share that they trust you enough to pass you on.</p>
<h2>Read it once a month</h2>
<p>Sort by the last column and look at the upper and the lower five. What do they have in common: subject, day, form, opening? Write down <em>one</em> guess and test it in the next four weeks, with everything else unchanged. Ten posts are few; do not trust a difference of a handful of visits, and be suspicious of any single post that beats all others, because it usually had help that you do not know about.</p>
<p>After three months you have something better than a theory: a short list of subjects that bring people to you. Give those the best pictures, the best hour and the most careful first line.</p>$html$,
  '/covers/marketing-2.svg', 'marketing', '2026-11-10 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000007',
  'How to read a trend before you join it',
  'Where the items on the trending page come from, what the scores can and cannot say, and four questions that decide whether a trend is yours.',
  $html$<p>A trend is an invitation that was sent to everybody. Accepting every one makes an account look like all the others; refusing all of them makes it look asleep. The art is to choose, and for that you have to know what you are looking at.</p>
<h2>Three places, three kinds of truth</h2>
<p>Every item on the trending page of Caption Kite says where it comes from.</p>
<ul>
<li><strong>Counted here.</strong> Hashtags and emoji that several different people used in their captions on this site in the last seven days, compared with the week before. This is a real count of a small world: ours. Nothing that fewer than five people used is ever shown, so nobody's private words can appear.</li>
<li><strong>Estimated by AI.</strong> A language model's view of what moves on the platforms. It knows a lot and counts nothing. Treat it as a tip from a well-read friend, and look for yourself before you rely on it.</li>
<li><strong>The calendar.</strong> Days and seasons that come every year, with dates worked out properly. It says what is near, not how many people care; but that Black Friday will be talked about on Black Friday is as safe a forecast as there is.</li>
</ul>
<h2>What the score means</h2>
<p>Each item carries words such as “growing” or “very high”, and the score is those words turned into a number: 85 for very high, 75 for high, 65 for growing, 50 for moderate, 25 for emerging. It is a way of sorting, not a measurement to the percent. Between 65 and 75 lies a choice of words. Between 25 and 85 lies the difference between early and late.</p>
<p>And that difference cuts both ways. “Very high” means that everyone is there already: easy to be understood, hard to be noticed. “Emerging” means the opposite. A small account usually has more from something that is growing and close to its own subject than from the largest thing of the day.</p>
<h2>Four questions</h2>
<ol>
<li><strong>Do I understand it?</strong> Read ten posts under the tag, the newest ones. Some cheerful tags belong to a mourning family, a campaign, or a joke at somebody's expense. If you cannot explain it in one sentence, let it pass.</li>
<li><strong>Would my customers expect it from me?</strong> A carpenter on Pi Day with a round table: yes. A carpenter with a dance because dances are popular: only if the carpenter likes dancing.</li>
<li><strong>What do I add?</strong> A trend is a form. If you have nothing to put into it, your post is the four-thousandth copy of somebody else's.</li>
<li><strong>Can I do it today?</strong> A good idea in ten days is a good idea for next year. Note it in the calendar and go on.</li>
</ol>
<h2>Half and half</h2>
<p>A simple rule for a small account: out of four posts, let one use a trend and three be about what you do every day. The trend brings strangers to your door. The other three are the reason why they stay, and no trend can write those for you.</p>
<p>The page is renewed every day shortly after midnight, Universal Time. Look at it when you plan, not when you are bored: the most expensive trend is the one you follow instead of finishing your own idea.</p>$html$,
  '/covers/trends.svg', 'trends', '2026-11-19 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000008',
  'The last six weeks of 2026: dates, and what to prepare for each',
  'From Thanksgiving to New Year''s Day: a plan with exact dates, a reason for each, and permission to skip most of them.',
  $html$<p>No part of the year is fuller of occasions than its end, and nothing looks more tired than a business that congratulates on all of them. Here are the dates of the last weeks of 2026. Pick four or five, and prepare those well.</p>
<h2>November: buying, and thanking</h2>
<ul>
<li><strong>Thursday 26: Thanksgiving</strong> in the United States. Not a day to sell. Thank people by name, if they agree, or say what this year taught you.</li>
<li><strong>Friday 27: Black Friday.</strong> The loudest day of all. If you join, say one thing: what, how much, until when. If you do not, one calm sentence about why is a post as well.</li>
<li><strong>Saturday 28: Small Business Saturday</strong> in the United States; in the United Kingdom it is on 5 December. Show the people behind the counter.</li>
<li><strong>Sunday 29: first Sunday of Advent.</strong> A good start for anything in twenty-four small parts.</li>
<li><strong>Monday 30: Cyber Monday.</strong> For online shops. Answer the question about delivery times before it is asked.</li>
</ul>
<h2>December: before the parcels, and after</h2>
<ul>
<li><strong>Tuesday 1: GivingTuesday and World AIDS Day.</strong> If you give, say what became of last year's gift. If you raise awareness, bring a fact and an address, not just a ribbon.</li>
<li><strong>Friday 4, at nightfall: Hanukkah begins</strong> and lasts until 12 December. Eight evenings, one more light each time.</li>
<li><strong>Thursday 10: Christmas Jumper Day</strong> in the United Kingdom.</li>
<li><strong>About the 11th to the 18th: the last safe orders.</strong> The most useful post of the month is a plain list: order until this day, collect until that hour. Pin it.</li>
<li><strong>Monday 21: the December solstice</strong>, at 20:50 UTC. The shortest day in the north, the longest in the south. From tomorrow it gets lighter, or darker: a sentence that fits nearly any business.</li>
<li><strong>Thursday 24 to Saturday 26: Christmas.</strong> Opening times, then silence. Schedule the post and go home.</li>
<li><strong>Saturday 26: Kwanzaa begins</strong> and lasts until 1 January.</li>
<li><strong>Thursday 31: New Year's Eve</strong>, and on Friday a new year.</li>
</ul>
<h2>Prepare three things now</h2>
<ol>
<li><strong>Pictures.</strong> Take them in one afternoon while there is daylight: the counter, hands packing, the window from outside at dusk, one portrait of everybody who works with you.</li>
<li><strong>Opening times.</strong> One graphic and one text with the same content, because screen readers cannot read the graphic. Post it twice: in the first week of December and on the 22nd.</li>
<li><strong>Answers.</strong> Delivery, returns, vouchers, gift wrapping. The same six questions arrive every year; write the six answers once and keep them at hand.</li>
</ol>
<h2>The quiet days are yours</h2>
<p>Between 27 and 30 December hardly anybody advertises, and many people have time. It is the best moment for the post you never get round to: how something is made, what went wrong this year, what you plan for the next one. Ask a question that can be answered from a sofa, and be there to reply.</p>
<p>On the trending page the calendar counts the days to each of these dates and suggests an idea for every platform. Take the idea, leave the wording, and put in something that only happened at your place.</p>$html$,
  '/covers/trends-2.svg', 'trends', '2026-11-21 07:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000009',
  'Formatting that survives: line breaks, emoji and fancy letters',
  'What looks neat in your editor may be unreadable in a feed or unbearable in a screen reader. Seven rules for text that arrives as you meant it.',
  $html$<p>A caption passes through many hands before it is read: the app in which you write, the clipboard, the platform, a phone with large type, sometimes a voice that reads it aloud. Here is what survives the journey.</p>
<h2>1. Break lines with a purpose</h2>
<p>An empty line between thoughts helps everyone. A break after every half sentence, the way some people imitate poems, makes people scroll and tells them that the text is thin. Two or three short paragraphs are a good measure. Blank lines survive on all large platforms as long as the line is really empty: a forgotten space can swallow it.</p>
<h2>2. Put emoji behind the words</h2>
<p>A screen reader says every emoji by its full name. “☕” becomes “hot beverage”, and a row of three flames becomes “fire, fire, fire”. At the end of a sentence that is bearable. In the middle of one it tears the meaning apart, and as a replacement for a word it is a riddle.</p>
<h2>3. Do not use them as bullets without thinking</h2>
<p>A list with the same emoji in front of every line says the same two words before every line. If you want bullets, a plain dash or “•” is shorter. If you want emoji, let each one mean something different.</p>
<h2>4. Leave fancy letters alone</h2>
<p>There are websites that turn your text into “bold” or “handwritten” letters. They are not fonts but mathematical signs that resemble letters. Screen readers spell them out as “mathematical bold small a” or skip them, search does not find them, and some phones show boxes. If a word must stand out, put it first.</p>
<h2>5. Capitalize inside hashtags</h2>
<p><code>#SmallShopSaturday</code> is read as three words, <code>#smallshopsaturday</code> as a noise. The platform treats both the same.</p>
<h2>6. Mind the preview</h2>
<p>Shared links bring a preview picture and a title of their own. If the caption repeats the title, one of the two is wasted. If there is no preview, the page behind the link lacks the data for it; that can be repaired on the page, not in the post.</p>
<h2>7. Test where it will be read</h2>
<p>Send the text to yourself before you post it, and look at it on a phone. Then do three small things:</p>
<ul>
<li>Set the phone's type to the largest size. Is the first line still a line?</li>
<li>Switch to the dark appearance. Can the logo on your picture still be seen?</li>
<li>Let the phone read it to you: VoiceOver on an iPhone, TalkBack on Android. It takes a minute, and you never forget the first time you hear seven sparkles in a row.</li>
</ul>
<h2>How many emoji, then?</h2>
<p>There is no law, but there are habits. On X, one or none is usual. On Instagram and TikTok one to four look natural, on Facebook fewer. In Caption Kite the slider sets a range, and “AI Decides” keeps to the habits of the platform you chose. If your customers write to you without any emoji, that is a hint as well: answer people in the way they speak.</p>
<p>Good formatting is like a good frame. Nobody praises it, and everybody sees the picture better.</p>$html$,
  '/covers/tips.svg', 'tips', '2026-11-08 09:00Z'
),
(
  '5f0c9a1e-3b52-4c0d-9d5e-000000000010',
  'Sound like yourself: what to put into the tone box',
  'One to three of your own captions teach a writer more than ten adjectives. How to choose them, what to add, and how to notice that it worked.',
  $html$<p>“Friendly, authentic and professional” describes every business on earth, and a text written from those three words sounds like it. If captions are to sound like <em>you</em>, the writer needs to hear you. That is what the tone box is for.</p>
<h2>Examples beat adjectives</h2>
<p>Paste one to three captions that you wrote yourself and would write again. From an example a writer learns things that you would never think of mentioning: how long your sentences are, whether you start with a verb, whether you say “we” or “I”, if you use exclamation marks, where the emoji stand, how you say goodbye. Three examples show what they have in common, and that is your voice. Ten blur it again.</p>
<h2>How to choose them</h2>
<ul>
<li><strong>Take the ones people answered</strong>, not the ones with most likes. A caption that got replies sounded like a person.</li>
<li><strong>Take different subjects.</strong> Three captions about cake teach cake. One about cake, one about a broken oven and one about a thank-you teach a voice.</li>
<li><strong>Take recent ones.</strong> Voices change; yours of five years ago belongs to somebody else.</li>
<li><strong>No texts by others.</strong> A famous brand's voice on a small shop is a costume, and it is theirs.</li>
</ul>
<h2>What to add in words</h2>
<p>Some rules cannot be seen in examples. One line each is enough:</p>
<ul>
<li>Words you never use: “No ‘amazing’, no ‘must-have’.”</li>
<li>How you address people: “First names, never ‘guys’.”</li>
<li>Spelling: “British English.”</li>
<li>A sign-off, if you have one: “Always ends with ‘See you at the mill.’”</li>
</ul>
<p>Leave out what belongs to a single post. Prices, dates and products change; put those into the keyword each time.</p>
<h2>A complete example</h2>
<blockquote><p>Short sentences. British English. No exclamation marks, at most one emoji.<br>Rain since six. The bread does not mind. Rye and walnut today, until it is gone.<br>The oven broke on Tuesday. We learnt a lot about ovens. Open again tomorrow, and grateful.</p></blockquote>
<p>Forty-odd words, and anybody could now continue in the same voice. That is the test: give the box to a friend and ask them to write about your new opening times. If the result could be yours, the box is right.</p>
<h2>How to notice that it worked</h2>
<p>Generate the same keyword twice, once with an empty box and once with a full one, and put the results side by side. Look at four things: the length of the sentences, the punctuation, the emoji, and the last line. If nothing has changed, the examples are probably too neutral; choose ones with more of you in them. If it sounds like a parody, you have given too many rules; delete half.</p>
<h2>Two cautions</h2>
<p>The platform still has its own rules. A chatty voice gets shorter on X, because X is shorter. And a voice is not an excuse: read every caption once more before it goes out. A good writer, human or not, gets your tone right and may still get your opening time wrong.</p>
<p>Update the box twice a year. It takes five minutes, and it is a pleasant way to notice how you have changed.</p>$html$,
  '/covers/tips-2.svg', 'tips', '2026-11-06 09:00Z'
)
on conflict (id) do nothing;
