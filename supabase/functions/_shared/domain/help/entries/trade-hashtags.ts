import { platforms } from "../../../contract/rules/platforms.ts";
import { help } from "../entry.ts";
import { guides, habit, rulesTable } from "./trade-sources.ts";

const { instagram, threads } = platforms;

/** Hashtags, keywords and links. */
export const tradeHashtagsHelp = [
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
    are five hashtags enough
    can I set how many hashtags it gives me`,
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
    hashtags or keywords
    do hashtags even work anymore
    hashtags are dead`,
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
    hashtag strategy
    any tips for hashtags
    hashtag tips
    how to use hashtags
    my hashtags are bad
    which tags bring people`,
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
    how do customers find my page
    do keywords help`,
    {
      comment: "Yes: name the thing, the place and the occasion as people would type them, once and in a sentence.",
      source: habit,
    },
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
    mention other accounts`,
    { source: habit },
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
    external links and reach
    where do I put the link to my shop
    my link does not work in the caption`,
    {
      source: rulesTable,
      comment: "On Instagram and TikTok a link in a caption is only text; put it into your profile.",
    },
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
    how do I add a link to instagram
    bio for my insta
    write me a bio
    a bio for my profile`,
    {
      comment:
        "What you do, for whom and where, in words that people search for, and one link with a reason to press it.",
      source: guides("Instagram's profile limits"),
    },
  ),
];
