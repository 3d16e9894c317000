import { platforms } from "../../../contract/rules/platforms.ts";
import { help } from "../entry.ts";
import { habit, rulesTable } from "./trade-sources.ts";

const { instagram, linkedin } = platforms;

/** What to write. */
export const tradeTextsHelp = [
  help(
    "good-caption",
    "What makes a good caption?",
    "A hook, which is a first line that makes somebody stop; one detail that only you know; and one thing to do at the end. Read it aloud once: where you stumble, cut. Compare your best five captions and see what their first lines have in common.",
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
    structure of a caption
    how to be funny in captions
    storytelling in captions
    how do I write for social media
    do captions matter
    why are captions important
    how to start a caption
    I never know how to begin
    what is a good first sentence`,
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
    how long should a tweet be
    how long should captions be on linkedin
    how long should a linkedin post be
    how long should an instagram caption be
    how long should a caption be on instagram
    my caption got cut off
    my caption gets cut off on instagram
    it is cut off after two lines
    why is my text cut off`,
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
    which emojis are trending
    do emojis hurt reach
    do emojis look unprofessional
    emojis good or bad
    do emojis lower my reach
    do emojis matter
    do emojis work`,
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
    what do I post next
    I am out of ideas
    no idea what to post
    what can I post when nothing happens`,
    {
      source: habit,
      comment: "Take turns: something you made, how it is made, who makes it, a question, and what a customer said.",
    },
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
    why alt text
    alt text
    does it write alt text
    can it make alt text for me`,
    {
      comment:
        "Yes: say what is there as you would on the phone. Where a language model reads your photo, Caption Kite suggests an alt text.",
      source: habit,
    },
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
    ai label
    do I have to tell people that AI wrote it
    is it dishonest to use AI`,
    { source: habit, open: "check" },
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
    how do I respond to comments
    someone left a nasty review
    nasty review
    what do I reply to a nasty comment
    bad review what do I write`,
    {
      comment: "Once, calmly and in public: thank them, say what you will do, and move the rest to a message.",
      source: habit,
    },
  ),
];
