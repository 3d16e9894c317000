import { help } from "../entry.ts";
import { guides } from "./trade-sources.ts";

/** Words of the trade, and what the law asks. */
export const tradeTermsHelp = [
  help(
    "reel-length",
    "How long should a reel be?",
    "As long as something happens in it. Instagram takes reels of up to 3 minutes, as Adam Mosseri announced in January 2025; before that it was 90 seconds. In Insights, see at which second people leave, and cut there.",
    `how long should a reel be
    best length for a reel
    reel length
    how long should a tiktok be
    how long should my video be
    ideal video length`,
    {
      source: "Adam Mosseri, head of Instagram, January 2025",
      comment: "As long as something happens in it: see in your Insights at which second people leave.",
    },
  ),
  help(
    "engagement-rate",
    "What is the engagement rate?",
    "Likes, comments, saves and shares of a post, divided by how many people it reached (some divide by followers), times 100. There is no good number for everybody: compare your own posts with each other, always counted the same way.",
    `what is engagement rate
    what is engagement
    how do I calculate the engagement rate
    what is a good engagement rate
    engagement meaning`,
    { source: guides("the engagement rate") },
  ),
  help(
    "call-to-action",
    "What is a call to action?",
    "One sentence that says what to do next: “Book a table”, “Save this for Sunday”, “Tell us yours”. One per caption, at the end, and only what is easy to do on a phone. Compare saves and comments with and without.",
    `what is a call to action
    what's a cta
    call to action examples
    how do I end a caption
    what is a cta`,
    { source: "a rule of thumb, not a study" },
  ),
  help(
    "image-rights",
    "May I use other people's photos?",
    "Only with the permission of whoever took it; naming them is not enough, and the people in it have a say, too. Ask in a message and keep the answer. This is general information, not legal advice.",
    `is it ok to use other people's photos
    can I repost somebody's picture
    can I use photos from google
    may I use images from the internet
    copyright of photos
    do I need permission to repost
    can I reuse photos from pinterest
    use pinterest pictures
    can I use stock photos
    repost a photo of a customer
    can I use a picture from google
    can I post a photo of my customers`,
    {
      source: "Ryan Garcia, University of Texas School of Law, in Refinery29, April 2018; not legal advice",
      comment: "Only with the permission of whoever took it: ask in a message and keep the answer.",
    },
  ),
  help(
    "mark-ads",
    "Do I have to mark advertising?",
    "Yes. Whoever is paid, or gets a product or a discount for a post, has to say so clearly: in the USA the FTC's Endorsement Guides ask for it, other countries have rules of their own. Instagram's “paid partnership” label helps, and a plain “Advertisement” at the start is understood everywhere.",
    `do I have to mark ads
    do I have to disclose sponsored posts
    paid partnership rules
    do I need to write ad
    how do I label sponsored content
    gifted products disclosure`,
    {
      source: "FTC, Endorsement Guides, 2023; not legal advice",
      comment: "Yes: whoever is paid or gets something for a post has to say so clearly.",
    },
  ),
];
