import { platforms } from "../../../contract/rules/platforms.ts";
import { help } from "../entry.ts";
import { formats, guides, habit, ranking, rulesTable } from "./trade-sources.ts";

const { x } = platforms;

/** When, how often and in which form to post. */
export const tradeTimesHelp = [
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
    when to post reels
    is morning or evening better
    does the time matter when I post
    post at night`,
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
    how consistent do I have to be
    how often should a small shop post
    how often should a small business post
    how much should I post
    is once a week enough
    how many times should I post
    post every day
    is posting every day too much
    how many posts a week are enough
    is three times a day too much`,
    {
      source: "Adam Mosseri, June 2021",
      comment:
        "As often as you can keep up with something worth reading; two good posts a week beat seven hurried ones.",
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
    do carousels work
    are reels still worth it
    should I still make reels
    do reels still work
    are photos dead
    is video better
    reel or photo
    photo or reel for a shop
    what is a carousel
    what's a carousel post
    what is a reel`,
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
    {
      comment:
        "On Instagram 1080 × 1350 pixels for posts and 1080 × 1920 for stories and reels; 1080 × 1080 works everywhere.",
      source: "common size guides, May 2025",
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
    should I schedule posts
    how do I find time for instagram
    how much time should I spend on social media`,
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
    best platform for a restaurant
    should a funeral home be on instagram
    should we be on instagram at all
    do we need instagram`,
    {
      source: habit,
      comment: "The one where your customers already are; one platform done well beats four done badly.",
    },
  ),
  help(
    "old-posts",
    "Should I delete old posts?",
    "There is no need: few people scroll that far. Archive what is wrong, outdated or embarrassing, and show good old posts again in a story. In Insights, see whether old posts still bring visits before you remove any.",
    `should I delete old posts
    delete old instagram posts
    should I archive posts
    clean up my feed
    do old posts hurt my reach
    remove posts with few likes
    should I delete posts that flopped
    is it bad to delete and repost
    delete and repost`,
    { source: habit },
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
    {
      comment: "For people who follow you already: behind the scenes, polls, today's menu, a reminder.",
      source: habit,
    },
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
    music for business accounts
    should I use trending audio
    trending sounds
    use a trending song
    viral sounds`,
    { source: ranking },
  ),
  help(
    "business-account",
    "Do I need a business account?",
    "A professional account on Instagram is free and shows Insights, contact buttons and ads; private accounts have none of that. It can be changed back in Instagram's settings.",
    `do I need a business account
    business or personal account on instagram
    creator account or business account
    professional account
    switch to a business profile
    is a business account worth it
    does a business account lose reach
    should my account be private`,
    {
      comment:
        "A professional account on Instagram is free and shows Insights and contact buttons; private accounts have neither.",
      source: guides("Instagram's account types"),
    },
  ),
];
