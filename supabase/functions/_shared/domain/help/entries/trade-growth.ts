import { help } from "../entry.ts";
import { guides, habit, ranking } from "./trade-sources.ts";

/** How posts are found, and what they bring. */
export const tradeGrowthHelp = [
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
    improve my engagement rate
    nobody answers my questions on instagram
    how do I get people to talk`,
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
    how to get more visibility
    why is my reach so bad
    my reach is bad
    bad reach
    reach went down
    my views are low
    why do I get so few likes
    no one likes my posts
    how to get noticed
    how do I make people save my post
    get people to save my posts
    how do I get people to share
    make a post shareable
    my reach tanked
    reach tanked this month
    my numbers are down
    my posts are not doing well`,
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
    why am I losing followers
    how do I reach new people
    how do I get my first followers
    first 100 followers
    get my first 1000 followers
    why do people unfollow me
    people unfollow me
    how did others get so many followers
    I only have 40 followers
    stuck at 300 followers`,
    {
      source: ranking,
      comment: "Post regularly about one thing and make posts that people send on; strangers meet you that way.",
    },
  ),
  help(
    "buy-followers",
    "Should I buy followers?",
    "No. Bought followers never read, comment or buy, they make your numbers useless, and the platforms remove them again and again. We do not sell any. Post for the people you want to have.",
    `should I buy followers
    do you sell followers
    can you get me followers
    buy likes
    is it ok to buy followers
    buying followers`,
    { source: habit, comment: "No: bought followers never read or buy, and the platforms remove them again." },
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
    "Look under Account Status in Instagram's settings: it says whether your posts can be recommended and what stands in the way. Usually a fall in reach has other reasons; compare four weeks, and see in Insights which posts lost watch time and sends.",
    `am I shadowbanned
    shadowban
    instagram hides my posts
    is my account restricted
    why are my posts not shown
    how do I get rid of a shadowban
    account status instagram
    blocked hashtags
    my hashtags don't work any more
    my reach tanked am I shadowbanned
    my reach dropped by half since last month am I shadowbanned
    is my account shadowbanned
    how do I know if I am shadowbanned
    shadow ban
    my reach dropped
    why did my reach drop
    my views dropped overnight`,
    { source: "Instagram, announcing Account Status for recommendations in December 2022" },
  ),
  help(
    "success",
    "How do I know whether it works?",
    "Choose one number that matters to you (messages, bookings, visits), write it down every week, and look which posts came before. Likes alone say little; saves, sends and profile visits say more.",
    `how do I know if my posts work
    how do I measure success
    which numbers matter
    what are good numbers
    how do I read insights
    instagram insights
    which metrics should I look at
    kpi
    what is reach
    difference between reach and impressions
    is 100 likes good
    how many likes is normal`,
    { source: habit },
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
    giveaway caption ideas how to
    do I need rules for a giveaway`,
    { source: guides("Instagram's promotion rules") },
  ),
];
