import { freeRewritesPerGeneration } from "../../../contract/rules/rewrites.ts";
import { keywordLengthMax } from "../../../contract/rules/text-lengths.ts";
import { help } from "../entry.ts";

/** What can be done with a caption. */
export const captionHelp = [
  help(
    "rewrite",
    "How do I get a shorter or different version of one caption?",
    `Press [Rewrite] below it: the menu offers what can be done well with this caption, for example [Shorter] or [Another opening]. With the free plan ${freeRewritesPerGeneration} rewrites of captions that you got together are free; each further one counts as a caption. You can also paste a text here and say “make it shorter”.`,
    `how do I make a caption shorter
    how do I rewrite a caption
    what does rewrite do
    rewrite button
    get a shorter version
    longer version of a caption
    can I change the tone of one caption
    another opening
    different opening line
    how do I shorten a caption
    rephrase a caption
    can I reword it
    does rewriting count
    how many rewrites are free
    are rewrites free
    why is rewrite greyed out
    why does rewrite offer so little
    where is translate
    like this one
    make one caption warmer
    the captions are too long
    caption too long
    I do not like the caption
    can I get another caption
    try another version
    give me a different one
    make the captions shorter
    captions too long
    the captions are much too long
    cut a caption
    less text please
    shorter captions
    does rewriting use my quota
    is a rewrite counted`,
    { comment: "Press Rewrite below a caption: shorter, funnier, as a question, without emoji and more." },
  ),
  help(
    "edit",
    "How do I edit a caption?",
    "Click its text on the Generate tab and type; it is saved by itself. [Undo], [Redo] and [Back to the first version] stand below. To edit an older caption, press [Open in Generate] in the History tab.",
    `how do I edit a caption
    can I edit the caption
    can I change the text
    how do I change a word
    fix a typo
    modify a caption
    edit text
    how do I save my changes
    are my edits saved
    undo my changes
    redo
    go back to the original caption
    restore the first version
    I changed a caption by mistake
    does editing count as a caption
    can I write my own text
    edit an old caption
    how do I edit one
    edit one
    edit it
    change one word in it
    can I correct it
    caption has a spelling mistake
    correct a mistake in a caption
    wrong word in my caption
    what is open in generate
    open in generate
    edit a caption from last week
    edit something I made last week
    change a caption from my history
    is there a way to undo
    undo button`,
    { open: "generate", comment: "Click the caption's text and type; it is saved by itself." },
  ),
  help(
    "adapt",
    "How do I fit one caption for several platforms?",
    "Press [Adapt] below it: each platform gets its own tab with a version that you can edit and copy, also Threads, Bluesky and LinkedIn. A long text becomes a thread on X, and hashtags a first comment on Instagram. It counts as one caption.",
    `how do I adapt a caption
    what does adapt do
    adapt button
    use one caption on several platforms
    same caption for all platforms
    fit a caption for linkedin and threads
    cross post
    crossposting
    convert my instagram caption for x
    turn a caption into a thread
    twitter thread
    first comment
    hashtags in the first comment
    does adapting count
    version for each platform
    repurpose a caption`,
    {
      comment: "Press Adapt below a caption: every platform gets its own version, also Threads, Bluesky and LinkedIn.",
    },
  ),
  help(
    "names",
    "Can it find a name or a slogan for my business?",
    "No: Caption Kite writes captions, not names. I can give you ideas for posts, hashtags and captions about it.",
    `name ideas for my brand
    name for my business
    find a name for my shop
    slogan for my company
    username ideas
    help me name my product
    business name generator`,
    { comment: "It writes captions, not names; ideas for posts and hashtags it can give you." },
  ),
  help(
    "keyword-length",
    "How long can my keyword be?",
    `Up to ${keywordLengthMax} characters: a few words or a few sentences about the post.`,
    `how long can my keyword be
    is there a limit on how long my keyword can be
    keyword length limit
    maximum length of the keyword
    how much can I write into the keyword field
    how many words can I type`,
    { open: "generate", comment: `Up to ${keywordLengthMax} characters.` },
  ),
  help(
    "hashtag-sets",
    "Can I save hashtags and a signature?",
    "Yes: under [Hashtag sets and signature] in the Account tab. [Add below] puts them under any caption with one press.",
    `can I save my hashtags
    save hashtag groups
    hashtag sets
    how do I add my hashtags automatically
    always add the same hashtags
    saved hashtags
    signature
    add a signature
    add my website to every caption
    how do I add a link to my captions
    add my name at the end
    what is add below
    reuse hashtags
    footer under captions
    sign off line
    store my hashtags
    put the same hashtags under every caption
    add the same hashtags every time
    keep my hashtags
    automatically add hashtags
    my own hashtags every time
    save a signature
    save my favorite hashtags
    so I don't have to type my hashtags each time
    not type hashtags every time`,
    {
      open: "account",
      comment:
        "Yes, save hashtag sets and a signature in the Account tab and add them under any caption with one press.",
    },
  ),
  help(
    "copy",
    "How do I copy a caption?",
    "Press [Copy] beside it, then paste it into your post. In the History tab every caption can be copied as well. If the browser refuses, select the text and copy it by hand.",
    `how do I copy a caption
    copy caption
    copy to clipboard
    how do I paste it into instagram
    how do I get the caption into instagram
    how do I use the caption
    copy button does not work
    can't copy
    copy all captions
    copy the text
    copied but nothing pastes
    line breaks disappear on instagram
    how do I get this onto instagram
    how do I put it into my post`,
    { comment: "Press Copy beside the caption and paste it into your post." },
  ),
  help(
    "share",
    "How do I share a caption?",
    "Press [Share] below the caption. X, WhatsApp and email open with the text filled in; Instagram, TikTok, Facebook and LinkedIn take no text by link, so the caption is copied first and you paste it there. On phones your device's own sharing is offered too.",
    `how do I share a caption
    share button
    how do I send a caption to a friend
    share on whatsapp
    share to facebook
    share on instagram
    post directly to instagram
    why is facebook empty when I share
    the text is missing when I share on instagram
    share by email
    send to my phone
    share on linkedin
    share on tiktok
    share to x
    share link
    where is the share button
    can I share directly to facebook`,
    {
      comment:
        "Use the share button below a caption; where a platform takes no text by link, it is copied for you to paste.",
    },
  ),
  help(
    "post-for-me",
    "Can it post or schedule for me?",
    "No. Caption Kite writes the text; you post it yourself. It does not connect to your social accounts, so it asks for no password of theirs. Copy the caption, or share it from the list, and use the platform's own planner for scheduling.",
    `can it post for me
    can it schedule posts
    schedule a post
    scheduling
    auto post
    automatic posting
    does it publish to instagram
    connect my instagram account
    link my instagram
    link my social accounts
    do I need to connect my account
    do you need my instagram password
    can I plan my posts
    content calendar
    planner
    post automatically
    publish directly
    buffer integration
    does it answer my comments
    can it reply to comments on my posts
    analytics of my posts
    does it show my followers
    can you grow my followers
    does it post for me
    does it post to instagram for me
    does it publish by itself
    can it post automatically
    can I post to facebook from here
    can I post from here
    post straight to instagram
    can you post this for me
    upload to my instagram
    send it to tiktok
    post it directly
    is there a scheduler in your app
    is there a scheduler
    can I share straight to instagram or do I have to copy
    straight to instagram
    can I schedule for tomorrow
    schedule it for later
    post it later
    can it send posts at a certain time`,
    { comment: "It writes the text and you post it yourself, so it never asks for access to your social accounts." },
  ),
];
