import { platforms } from "../../../contract/rules/platforms.ts";
import { help } from "../entry.ts";

const { instagram, x, threads, linkedin } = platforms;

const rulesTable = "the platforms' own rules, compared in November 2026";
const ranking = "Adam Mosseri, head of Instagram, January 2025";
const formats = "an analysis of 10,000 Instagram posts by CreatorsJet, August 2025";
const habit = "a rule of thumb, not a study";

/** Questions around posting: what is known, who says so and when, and what to look at in one's own numbers. */
export const tradeHelp = [
  help(
    "best-time",
    "When is the best time to post?",
    "No hour is best for everybody, on any platform. Sprout Social's study of 2023 found most engagement on Instagram on weekday mornings, Tuesday and Wednesday ahead and Sunday last. Your own numbers are better: look under Insights for when your followers are most active, post a little before, and compare four weeks.",
    `best time to post
    best time to post on instagram
    when should I post
    what time should I post
    when is the best time to post on tiktok
    best time to post on facebook
    best time to post on x
    best time to tweet
    best day to post
    which day is best for posting
    what hour gets the most likes
    should I post in the morning or evening
    when are people online
    when are my followers active
    is the weekend good for posting
    worst time to post
    what is a good posting time
    posting schedule times
    optimal posting time
    when to post reels`,
    {
      source: "Sprout Social, 2023",
      comment:
        "There is no hour that is best for everybody: look in your Insights when your followers are active and post a little before.",
    },
  ),
  help(
    "how-often",
    "How often should I post?",
    "As often as you can keep up with something worth reading. Adam Mosseri of Instagram named two posts a week and two stories a day in June 2021. Look in your own numbers whether reach per post falls when you post more: then post less.",
    `how often should I post
    how many times a week should I post
    how many posts per week
    how many posts per day
    posting frequency
    should I post every day
    is posting daily good
    how often to post on instagram
    how often should I post on tiktok
    how often on facebook
    how many stories a day
    is it bad to post too much
    can I post twice a day
    do I lose reach if I take a break
    how many reels per week
    how consistent do I have to be`,
    {
      source: "Adam Mosseri, June 2021",
      comment:
        "As often as you can keep up with something worth reading; two good posts a week beat seven hurried ones.",
    },
  ),
  help(
    "how-many-hashtags",
    "How many hashtags should I use?",
    `Instagram takes ${instagram.hashtagsMax} at most since December 2025, TikTok ${instagram.hashtagsMax}, Threads ${threads.hashtagsMax}; on X and Facebook one or two are usual, on LinkedIn three to five. A few that say exactly what the post is about do more than many general ones. In your Insights, see whether “from hashtags” brings anybody at all.`,
    `how many hashtags should I use
    how many hashtags on instagram
    how many hashtags on tiktok
    how many hashtags are best
    ideal number of hashtags
    how many tags per post
    hashtag limit instagram
    is 30 hashtags too many
    how many hashtags on linkedin
    how many hashtags on x
    how many hashtags on facebook
    maximum hashtags
    how many hashtags can I use
    are five hashtags enough`,
    {
      source: rulesTable,
      comment: `Instagram and TikTok take ${instagram.hashtagsMax} at most; a few that say exactly what the post is about do more than many.`,
    },
  ),
  help(
    "hashtags-work",
    "Do hashtags still work?",
    `They sort a post rather than push it: Instagram cut them to ${instagram.hashtagsMax} per post in December 2025. Plain words in the caption help people who search. Compare in your Insights the reach of posts with and without them.`,
    `do hashtags still work
    are hashtags still useful
    are hashtags dead
    do hashtags matter
    do I need hashtags
    do hashtags increase reach
    why use hashtags
    should I still use hashtags
    are hashtags worth it
    do hashtags help
    hashtags or keywords`,
    {
      source: "Instagram, December 2025",
      comment:
        "They sort a post rather than push it: a few exact ones are enough, and plain words in the caption help search.",
    },
  ),
  help(
    "which-hashtags",
    "How do I find good hashtags?",
    "Mix: what it is, where it is, who it is for. Prefer tags that your customers would search for over huge ones such as #love, and look what similar accounts use. Ask me for “hashtags for a wedding photographer”, or see the Trending page.",
    `how do I find good hashtags
    which hashtags should I use
    how to choose hashtags
    best hashtags
    what are good hashtags
    popular hashtags
    how to research hashtags
    niche hashtags or big ones
    should hashtags be big or small
    local hashtags
    do I use the same hashtags every time
    banned hashtags
    what are bad hashtags
    hashtag strategy`,
    {
      source: habit,
      open: "trending",
      comment: "Mix what it is, where it is and who it is for, and prefer tags that your customers would search for.",
    },
  ),
  help(
    "hashtags-where",
    "Hashtags in the caption or in the first comment?",
    "Both work; in the caption they are there from the first second, in the first comment the text looks calmer. With [Adapt] you get the hashtags as a first comment for Instagram.",
    `hashtags in caption or first comment
    should I put hashtags in the comments
    hashtags in the first comment or the caption
    where do I put hashtags
    where should hashtags go
    hashtags at the end or in the text
    do hashtags in comments work
    hide hashtags`,
    {
      source: habit,
      comment: "Both work: in the caption they count at once, in the first comment the text looks calmer.",
    },
  ),
  help(
    "reels-or-posts",
    "Reels, carousels or photos: what works best?",
    "Reels reach most people, carousels get most reactions: in 10,000 Instagram posts of early 2025 reels had 2.25 times the reach of single photos, and carousels the highest engagement. Compare reach and saves of your own last ten of each kind.",
    `reels or posts
    should I post reels or photos
    are reels better than posts
    reels vs carousel
    carousel or single image
    what works best reels or carousels
    which format gets more reach
    photo or video
    do videos perform better
    stories or posts
    stories or reels
    should I make videos
    what kind of post works best
    which content performs best
    what type of content should I post
    do carousels work`,
    {
      source: formats,
      comment: "Reels usually reach most people, carousels get most reactions; compare your own last ten of each.",
    },
  ),
  help(
    "image-size",
    "Which image size should I use?",
    "Instagram: 1080 × 1350 pixels (4:5) for posts, 1080 × 1920 (9:16) for stories and reels; TikTok 1080 × 1920. Square, 1080 × 1080, works everywhere. Keep faces and text away from the edges, because previews are cropped.",
    `which image size should I use
    what size for instagram
    instagram image dimensions
    best photo size
    what size should my picture be for instagram
    what resolution for instagram
    aspect ratio
    story size
    reel dimensions
    tiktok video size
    facebook image size
    portrait or square
    what is the right format for instagram
    how many pixels
    size of a carousel
    cover image size
    profile picture size`,
    { source: "common size guides, May 2025" },
  ),
  help(
    "more-comments",
    "How do I get more comments?",
    "Ask one thing that can be answered in three words (“tea or coffee?”), at the end of the caption, and answer every comment in the first hour. Look which of your last posts got comments and what they asked.",
    `how do I get more comments
    how to get people to comment
    nobody comments on my posts
    get more engagement
    increase engagement
    how do I get more interaction
    why does nobody comment
    how do I start a conversation
    good questions to ask followers
    how do I engage my audience
    low engagement what can I do
    improve my engagement rate`,
    { source: habit, comment: "Ask one thing that can be answered in three words, and answer every comment." },
  ),
  help(
    "more-likes",
    "How do I get more likes and reach?",
    "Instagram ranks by watch time, likes and sends, says Adam Mosseri (January 2025): likes count more with followers, sends with strangers. So put the best line and picture first, and post what somebody would send to a friend. In Insights look at likes and shares per person reached.",
    `how do I get more likes
    how do I get more reach
    how do I get more views
    why is my reach so low
    my reach dropped
    why do my posts get no likes
    nobody sees my posts
    how does the instagram algorithm work
    how does the algorithm work
    what does the algorithm like
    how do I beat the algorithm
    how to go viral
    how do I get on the explore page
    how do I get on the for you page
    get more shares
    get more saves
    why did my post flop
    how do I boost a post
    how to get more visibility`,
    { source: ranking, comment: "Put the best line and picture first, and post what somebody would send to a friend." },
  ),
  help(
    "more-followers",
    "How do I get more followers?",
    "Say in the profile in one line what people get, post regularly about that, and make posts that are sent on: Instagram shows those to strangers (Adam Mosseri, January 2025). Bought followers never read you. In Insights, see which posts brought profile visits and follows.",
    `how do I get more followers
    how to grow my account
    how do I grow on instagram
    how do I grow my following
    gain followers
    increase my followers
    how to get 1000 followers
    grow my page
    grow on tiktok
    should I buy followers
    do you sell followers
    can you get me followers
    buy likes
    why am I losing followers
    how do I reach new people`,
    {
      source: ranking,
      comment: "Post regularly about one thing and make posts that people send on; strangers meet you that way.",
    },
  ),
  help(
    "good-caption",
    "What makes a good caption?",
    "A first line that makes somebody stop, one detail that only you know, and one thing to do at the end. Read it aloud once: where you stumble, cut. Compare your best five captions and see what their first lines have in common.",
    `what makes a good caption
    how do I write good captions
    tips for captions
    how to write a caption that sells
    what should a caption include
    how do I start a caption
    what is a hook
    how do I write a hook
    good first line
    how to write better posts
    caption writing tips
    what should I write under my photo
    how do I end a caption
    what is a call to action
    examples of a call to action
    cta
    structure of a caption
    how to be funny in captions
    storytelling in captions
    how do I write for social media
    do captions matter
    why are captions important`,
    {
      source: habit,
      comment: "A first line that makes somebody stop, one detail that only you know, and one thing to do at the end.",
    },
  ),
  help(
    "caption-length",
    "Should captions be short or long?",
    `Both work: short for a picture that speaks, long for a story. What counts is the first line, because Instagram shows about ${instagram.fold} characters before “more” and LinkedIn about ${linkedin.fold}. Compare saves and comments of your own short and long ones.`,
    `should captions be short or long
    short or long captions
    are long captions better
    ideal caption length
    how long should a caption be
    how many words should a caption have
    best length for instagram caption
    do people read long captions
    is my caption too short
    optimal post length
    how long should a tweet be`,
    { source: rulesTable, comment: "Both work; what counts is the first line, because the feed folds the rest." },
  ),
  help(
    "how-many-emoji",
    "How many emoji should I use?",
    "One to three where your voice would go up, none where the news is serious. Screen readers read each one aloud, so no rows of them. Compare your posts with and without.",
    `how many emojis should I use
    are emojis good
    should I use emojis
    do emojis help engagement
    is it unprofessional to use emojis
    emojis on linkedin
    how many emojis are too many
    where do I put emojis
    which emojis are trending`,
    { source: habit, comment: "One to three where your voice would go up, none where the news is serious." },
  ),
  help(
    "what-to-post",
    "What should I post?",
    "Take turns: something you made, how it is made, who makes it, a question, and what a customer said. Ask me for “ideas for posts for a plumber”, and I give you five with the days ahead.",
    `what should I post
    what can I post
    I don't know what to post
    I have no ideas
    I need content ideas
    what should I write about
    what do I post today
    content ideas
    out of ideas
    what should a business post
    what to post when nothing happens
    content pillars
    content mix
    how do I plan my content
    what should I post this week
    what should I post today
    what do I post next`,
    {
      source: habit,
      comment: "Take turns: something you made, how it is made, who makes it, a question, and what a customer said.",
    },
  ),
  help(
    "plan-ahead",
    "How do I plan my posts?",
    "One busy hour a week is enough: ten minutes for six plain photos, thirty for one sentence each, twenty for choosing the days. The platforms' own planners schedule them for free. Keep a place free for what happens.",
    `how do I make a content plan
    how do I plan my posts
    how far ahead should I plan
    content plan for a month
    how to stay consistent
    batch content
    how do I save time on social media
    I have no time for social media
    how long does social media take
    weekly plan for instagram
    editorial calendar
    should I schedule posts`,
    { source: habit },
  ),
  help(
    "bio",
    "What should be in my bio?",
    "What you do, for whom and where, in words that people search for, and one link with a reason to press it. Instagram's bio has 150 characters. In Insights, see how many profile visits become link taps.",
    `what should I write in my bio
    instagram bio
    write a bio
    how do I write a good bio
    bio ideas
    profile description
    what goes in my profile
    how long can a bio be
    link in bio
    where do I put my link
    how do I add a link to instagram`,
    { source: "Instagram Help Center" },
  ),
  help(
    "links",
    "Can I put a link into a caption?",
    "On X, Facebook, LinkedIn, Threads and Bluesky links work. In Instagram and TikTok captions they are only text: put the link into your profile or a story, and say so.",
    `can I put a link in a caption
    links in instagram captions
    why is my link not clickable
    does a link reduce reach
    how do I link my website
    can I add a url to my caption
    do links work in captions
    clickable link
    where should the link go
    does instagram punish links
    do links hurt my reach
    are links bad
    external links and reach`,
    {
      source: rulesTable,
      comment: "On Instagram and TikTok a link in a caption is only text; put it into your profile.",
    },
  ),
  help(
    "seo",
    "Do keywords in a caption help people find me?",
    "Yes, the apps search the words of captions: name the thing, the place and the occasion as people would type them (“wedding cake in Leeds”), once and in a sentence. In Insights, see how many came by search.",
    `do keywords in captions help
    instagram seo
    how do people find me on instagram
    how do I get found
    social media seo
    search on tiktok
    how do I rank in instagram search
    should I use keywords in my caption
    how do customers find my page`,
    { source: habit },
  ),
  help(
    "tagging",
    "Should I tag people, brands and places?",
    "Yes, where they are part of it: the tagged are told and often share it, and a place helps people nearby. Ask before you tag private people, and mark paid partnerships as such.",
    `should I tag people
    should I tag brands
    does tagging help
    should I add a location
    geotag
    does location increase reach
    how do I tag a place
    how many people should I tag
    can I tag customers
    mention other accounts
    do I have to mark ads
    paid partnership label
    sponsored post rules
    do I need to write ad`,
    { source: habit },
  ),
  help(
    "stories",
    "What are stories good for?",
    "For people who already follow you: behind the scenes, polls, today's menu, a reminder. They are gone after 24 hours unless you keep them as a highlight. Look at replies and at where people tap away.",
    `what are stories good for
    how do I use stories
    story ideas
    what should I post in my story
    do stories help
    how many stories should I post
    instagram highlights
    polls in stories
    story captions`,
    { source: habit },
  ),
  help(
    "negative",
    "How do I answer a bad review or a rude comment?",
    "Once, calmly, in public: thank them, say what you will do, and move the rest to a message. Never argue and never delete fair criticism. Insults and spam you may hide.",
    `how do I answer a bad review
    how do I respond to negative comments
    rude comment on my post what to do
    how to deal with haters
    someone wrote a bad comment
    should I delete negative comments
    how do I reply to a complaint
    bad google review
    trolls on my page
    how do I answer comments
    should I reply to every comment
    how do I respond to comments`,
    { source: habit },
  ),
  help(
    "which-platform",
    "Which platform is best for my business?",
    "The one where your customers already are: ask ten of them. Pictures and local customers suit Instagram and Facebook, short videos TikTok, news X, business customers LinkedIn. One platform done well beats four done badly.",
    `which platform is best for my business
    should I use instagram or tiktok
    which social media should I use
    instagram or facebook
    is tiktok good for small businesses
    where should I post
    do I need to be on every platform
    is linkedin worth it
    is facebook dead
    is x still worth it
    which network for a local shop
    should I be on threads
    best platform for a restaurant`,
    {
      source: habit,
      comment: "The one where your customers already are; one platform done well beats four done badly.",
    },
  ),
  help(
    "same-text",
    "Can I post the same text on every platform?",
    `You can, but each counts and folds differently: X takes ${x.lengthMax} characters, hashtags matter less on Facebook, and Instagram makes no links. [Adapt] below a caption makes a version for each.`,
    `can I post the same on all platforms
    should I post the same thing everywhere
    same post on instagram and facebook
    is cross posting bad
    can I reuse my caption
    can I post the same caption twice
    repost old content
    can I repost my own posts
    duplicate content on social media`,
    { source: rulesTable },
  ),
  help(
    "ads-paid",
    "Should I pay for advertising?",
    "First see which of your posts works by itself, then put a small amount behind that one, with one aim and for people near you. Caption Kite does not run ads. Judge by what it cost per customer, not per like.",
    `should I pay for ads
    are instagram ads worth it
    should I boost my post
    how much should I spend on ads
    facebook ads
    how do I advertise my business
    promote a post
    budget for social media
    does boosting posts work`,
    { source: habit },
  ),
  help(
    "shadowban",
    "Am I shadowbanned?",
    "Look under Account Status in Instagram's settings: it says whether your posts can be recommended and what stands in the way. Usually a fall in reach has other reasons; compare the last twenty posts.",
    `am I shadowbanned
    shadowban
    instagram hides my posts
    is my account restricted
    why are my posts not shown
    how do I get rid of a shadowban
    account status instagram
    blocked hashtags
    my hashtags don't work any more`,
    { source: "Instagram Help Center" },
  ),
  help(
    "music",
    "Should I add music?",
    "Music helps reels and photo posts to be recommended, says Adam Mosseri (January 2025), but it need not be a trend. Business accounts may use only the library that is free for commercial use. Caption Kite suggests no sounds.",
    `should I add music to my reel
    trending audio for reels
    which song should I use
    does music help
    music on instagram posts
    which sound is trending
    can I use any song
    copyright music on tiktok
    music for business accounts`,
    { source: ranking },
  ),
  help(
    "alt-text-trade",
    "Should I write alt text?",
    "Yes. It is read to people who do not see the picture: say what is there as you would on the phone (“two mugs on a windowsill, rain outside”). Where a language model reads your photo, Caption Kite suggests one.",
    `should I write alt text
    what is alt text
    how do I write alt text
    does alt text help reach
    image description for the blind
    make my posts accessible
    accessibility of posts
    why alt text`,
    { source: habit },
  ),
  help(
    "success",
    "How do I know whether it works?",
    "Choose one number that matters to you (messages, bookings, visits), write it down every week, and look which posts came before. Likes alone say little; saves, sends and profile visits say more.",
    `how do I know if my posts work
    how do I measure success
    which numbers matter
    what is a good engagement rate
    what are good numbers
    how do I read insights
    instagram insights
    which metrics should I look at
    kpi
    what is engagement rate
    what is reach
    difference between reach and impressions
    is 100 likes good
    how many likes is normal`,
    { source: habit },
  ),
  help(
    "business-account",
    "Do I need a business account?",
    "A professional account on Instagram is free and shows Insights, contact buttons and ads; private accounts have none of that. The music library for business accounts is smaller. It can be changed back in Instagram's settings.",
    `do I need a business account
    business or personal account on instagram
    creator account or business account
    professional account
    switch to a business profile
    is a business account worth it
    does a business account lose reach
    should my account be private`,
    { source: "Instagram Help Center" },
  ),
  help(
    "giveaway",
    "How do I run a giveaway?",
    "Say what can be won, who may take part, until when and how the winner is found, and that the platform has nothing to do with it. Ask for one easy thing, such as a comment. Check the law where you live.",
    `how do I run a giveaway
    giveaway rules
    instagram giveaway
    should I do a contest
    competition post
    how do I make a raffle
    do giveaways work
    giveaway caption ideas how to`,
    { source: "the platforms' promotion rules" },
  ),
  help(
    "ai-posts",
    "Is it all right to use AI for posts?",
    "Yes; platforms ask for a label on realistic AI pictures and videos, not on text. Put in a detail that only you know and read it before you post. The Caption Checker page names phrases that sound machine-written.",
    `is it ok to use AI for captions
    do I have to say that I used AI
    should I label AI content
    is AI content bad for reach
    is using AI cheating
    does instagram detect AI
    will I be punished for AI content
    should I use chatgpt for posts
    ai label`,
    { source: habit, open: "check" },
  ),
];
