import { platformIds, platforms } from "../../../contract/rules/platforms.ts";
import { variationsFree, variationsPremium } from "../../../contract/rules/quota.ts";
import { freeRewritesPerGeneration } from "../../../contract/rules/rewrites.ts";
import { help } from "../entry.ts";

const { instagram, tiktok, x, facebook, threads, bluesky, linkedin } = platforms;
const names = new Intl.ListFormat("en-GB").format(platformIds.map((id) => platforms[id].label));

/** Writing captions: the form and what comes out of it. */
export const captionHelp = [
  help(
    "generate",
    "How do I generate a caption?",
    `On the Generate tab type a keyword, add a photo, or both, choose the platform and press [Generate Caption]. You get ${variationsFree} variations (${variationsPremium} with Premium): copy the one you like, or share it. You can also ask me here: “write a caption for my bakery's opening”.`,
    `how do I generate a caption
    how do I make a caption
    how do I write a caption
    how does this work
    how does it work
    how do I use this
    how do I use caption kite
    how do I start
    where do I start
    getting started
    what do I do first
    I'm new here
    I just signed up what now
    tutorial
    instructions
    show me how to use it
    how do I get captions
    where do I create captions
    how to create a post text
    steps to generate
    how can I get started
    what do I type in
    what is a keyword
    what should I put in the keyword field
    can I make a caption without a photo
    do I need a photo
    how does it know what to write
    guide`,
    {
      open: "generate",
      comment: "Type a few words about your post or add a photo, choose the platform and press Generate Caption.",
    },
  ),
  help(
    "what-is-it",
    "What is Caption Kite?",
    "Caption Kite writes captions for Instagram, Facebook, TikTok and X from a few words, a photo or both, in your own style if you save one. It also shows what trends each day, keeps your history, and checks captions that you wrote yourself.",
    `what is caption kite
    what is this
    what does this app do
    what can you do
    what can this do
    what can I do here
    what do you do
    who are you
    are you a bot
    are you a real person
    are you human
    am I talking to a robot
    are you AI
    are you chatgpt
    what can I ask you
    what can you help me with
    what are your features
    which features are there
    features
    tell me about caption kite
    what is this website for
    explain this app
    who made this
    who is behind this
    who built caption kite
    do you use chatgpt
    which AI do you use
    what AI is this
    is this AI
    does it use artificial intelligence
    how is it different from chatgpt
    why not just use chatgpt
    what can the assistant do`,
    { comment: "Caption Kite writes captions for your posts from a few words or a photo, in your own style." },
  ),
  help(
    "who-for",
    "Is it suited to my trade?",
    "Yes. Write what the post is about in your own words (the dish, the offer, the client's story), and save one to three of your captions with [Tone] so that it sounds like you. It suits shops, salons, cafés, trades, coaches, photographers, clubs and private accounts alike.",
    `is it good for small businesses
    does it work for restaurants
    is it for real estate
    can I use it for my shop
    I have a bakery does this work for me
    is it useful for photographers
    does it work for musicians
    can a hairdresser use it
    is it for beginners
    is it for influencers
    is it only for businesses
    can I use it for my private account
    for personal use
    is it suitable for my nail salon
    would this work for a plumber
    good for dentists
    good for fitness coaches
    can nonprofits use it
    is it useful for churches
    for schools
    for etsy sellers
    for my online store
    does this work for artists
    is this for me
    who is this for
    who uses it
    does it understand my industry
    does it work for my niche
    for lawyers
    for a gym
    for wedding photographers
    is it good for restaurants
    can I use this for my restaurant
    would this work for a hair salon
    has anyone tried this for real estate
    does it work for my business
    is it for me
    is it safe for kids`,
    {
      comment:
        "Yes! Write what the post is about in your own words, and save a few of your captions as a style, then it sounds like you.",
    },
  ),
  help(
    "empty",
    "What happens if I enter nothing?",
    "With neither a keyword nor a photo you get a random Yoda-style caption. It counts as one caption, like any other.",
    `what happens if I enter nothing
    what if I leave it empty
    empty keyword
    no keyword
    why did I get a yoda caption
    why does it talk like yoda
    what is yoda style
    random caption
    surprise me
    yoda
    star wars caption appeared`,
  ),
  help(
    "platforms",
    "Which platforms are supported?",
    `${names}. Choose one and the caption keeps to its length and habits; General fits on all of them. With [Adapt] below a caption you also get versions for Threads, Bluesky and LinkedIn.`,
    `which platforms are supported
    what platforms do you support
    does it work for tiktok
    does it work with instagram
    does it work on facebook
    does it work for twitter
    can I use it for linkedin
    linkedin captions
    does it support threads
    does it support bluesky
    does it work for x
    does it work for stories
    does it work for reels
    can I use it for youtube
    youtube titles
    youtube descriptions
    does it work for pinterest
    pinterest
    snapchat
    whatsapp status
    which social networks
    what social media does it cover
    is it only for instagram
    does it do tiktok too
    what is general
    what does general mean
    which platform should I choose
    can I use it for my blog
    google business profile
    does it work for dating profiles
    can it write emails
    product descriptions
    reddit
    do you support linkedin
    does it work with threads
    is bluesky supported
    when are you adding threads
    please add bluesky
    works with pinterest
    youtube captions`,
    {
      comment:
        "It writes for Instagram, Facebook, TikTok and X, and fits captions for Threads, Bluesky and LinkedIn as well.",
    },
  ),
  help(
    "length",
    "How long can a caption be?",
    `Instagram ${instagram.lengthMax.toLocaleString("en")} characters, TikTok ${tiktok.lengthMax.toLocaleString("en")}, X ${x.lengthMax}, Facebook ${facebook.lengthMax.toLocaleString("en")} here, Threads ${threads.lengthMax}, Bluesky ${bluesky.lengthMax}, LinkedIn ${linkedin.lengthMax.toLocaleString("en")}. Every caption fits its platform, and the counters follow while you edit. The Caption Checker page counts your own texts.`,
    `how long can a caption be
    character limit
    instagram character limit
    twitter character limit
    how many characters on x
    how many characters can a tiktok caption have
    maximum caption length
    max length
    what is the word limit
    is there a limit on words
    caption length
    facebook post length limit
    linkedin character limit
    how many letters
    my caption is too long
    does it count characters
    why is the counter red
    where does instagram cut the text
    when does the more link appear
    what is the fold
    keyword length limit
    how long can my keyword be
    how long can a tweet be
    instagram caption length limit
    character limit
    maximum characters
    how many characters`,
    {
      comment: `Instagram and TikTok take ${instagram.lengthMax.toLocaleString("en")} characters, X ${x.lengthMax}; every caption fits the platform you choose.`,
    },
  ),
  help(
    "emoji-level",
    "How do I set the number of emoji?",
    "On the Generate tab untick [AI Decides] and move the [Emoji] slider: Minimal, Light, Moderate or Heavy. For one caption, [Rewrite] below it has [Without emoji].",
    `how do I change the number of emojis
    how do I control emojis
    too many emojis
    fewer emojis
    more emojis
    no emojis please
    how do I turn off emojis
    remove emojis
    captions without emojis
    I don't want emojis
    can I have captions without emoji
    emoji slider
    what does the emoji slider do
    what is heavy emoji
    emoji level
    minimal light moderate heavy
    set emoji amount
    can I choose the emojis
    add emojis to my captions
    stop using emojis`,
    { open: "generate", comment: "Untick “AI Decides” and move the emoji slider, down to almost none." },
  ),
  help(
    "hashtag-level",
    "How do I set the number of hashtags?",
    `On the Generate tab untick [AI Decides] and move the [Hashtags] slider: None, Few, Several or Many. There are never more than the platform allows; Instagram and TikTok take ${instagram.hashtagsMax}. For one caption, [Rewrite] has [Without hashtags].`,
    `how do I change the number of hashtags
    how do I control hashtags
    too many hashtags
    fewer hashtags
    more hashtags in my captions
    no hashtags please
    how do I turn off hashtags
    remove hashtags
    captions without hashtags
    I don't want hashtags
    hashtag slider
    hashtag level
    does it add hashtags
    does it write hashtags
    are hashtags included
    why are there no hashtags
    why only five hashtags
    can I get 30 hashtags
    choose my own hashtags
    can it generate hashtags
    hashtag generator
    few several many`,
    {
      open: "generate",
      comment:
        "Yes, captions come with hashtags that fit, and a slider sets how many, from none up to what the platform allows.",
    },
  ),
  help(
    "ai-decides",
    'What does "AI Decides" do?',
    "While it is ticked, the amounts of emoji and hashtags follow the habits of the platform and your own style, and the two sliders are switched off. Untick it to set them yourself.",
    `what does AI decides do
    what is AI decides
    AI decides checkbox
    why are the sliders grey
    why can't I move the sliders
    sliders are disabled
    the sliders don't work
    sliders greyed out
    how do I enable the sliders
    should I tick AI decides
    turn off AI decides`,
    { open: "generate" },
  ),
  help(
    "reset-button",
    "What does Reset do?",
    "[Reset] on the Generate tab brings back the usual settings: both sliders at 50, AI Decides on and the platform General. Captions and history stay.",
    `what does reset do
    reset button
    what happens when I press reset
    restore default settings
    back to default
    reset the sliders
    reset the form
    clear the form
    does reset delete my captions
    reset settings`,
    { open: "generate" },
  ),
  help(
    "tone",
    "How do I set or change my tone?",
    "Press [Tone] at the top of the main page, or open the [Caption style] card in the Account tab. Say how you write and add one to three captions of your own, then press [Save style]: every new caption follows them. To go back to the usual style, empty the text and save.",
    `how do I set my tone
    set my tone
    how do I change my tone
    change my tone
    change tone
    where is my tone
    where is the tone button
    what is tone
    what does tone mean
    what is the tone button for
    how do I make captions sound like me
    make it sound like me
    sound more like me
    use my own voice
    my brand voice
    brand voice
    personal style
    writing style
    caption style
    how do I save my style
    edit my style
    change my writing style
    teach it my style
    can it learn how I write
    can I train it on my captions
    use my old captions as examples
    example captions
    how many examples should I add
    delete my tone
    remove my tone
    reset my tone
    turn off my style
    go back to the normal style
    how do I make captions funnier
    how do I make my captions more professional
    more formal captions
    make captions more casual
    can captions be sarcastic
    lower case captions
    the captions don't sound like me
    captions are too cheesy
    captions are too formal
    too salesy
    can I have different tones
    what is the free text for style
    what we read
    how does the caption style work
    does tone work on the free plan
    how do I write in my own style
    use my own style
    my own voice
    the captions do not sound like me`,
    {
      open: "tone",
      comment: "Save a few of your own captions with the Tone button, then new captions sound like you.",
    },
  ),
  help(
    "better",
    "How do I get better captions?",
    "Say more in the keyword: “first hike with my puppy in the rain” gives better captions than “dog”. Choose the platform you post on, add a photo or say what it shows, and save one to three of your own captions with [Tone]. Each press of [Generate Caption] writes new ones, and [Rewrite] changes the one you like.",
    `how do I get better captions
    how do I improve my captions
    the captions are bad
    captions are boring
    captions are too generic
    I don't like the captions
    I don't like any of them
    the captions make no sense
    captions don't fit my post
    captions have nothing to do with my keyword
    the result is wrong
    it misunderstood my keyword
    it wrote about the wrong thing
    quality is poor
    tips for good results
    how do I write a good keyword
    what makes a good keyword
    best way to use it
    how can I get more creative captions
    how to get more specific captions
    get other captions
    I want different captions
    generate again
    can I get new ones
    regenerate
    try again with the same keyword
    what does write again do
    what does reads as mean
    why only two captions
    I got fewer captions than expected
    only one caption came`,
    {
      open: "generate",
      comment:
        "Say a little more in the keyword: “first hike with my puppy in the rain” gives better captions than “dog”.",
    },
  ),
  help(
    "variations",
    "How many variations do I get?",
    `Each time ${variationsFree} with the free plan and ${variationsPremium} with Premium; it counts as one caption. Now and then there are fewer, because only captions that pass the checks are shown.`,
    `how many variations do I get
    how many versions
    how many options per caption
    why three captions
    can I get more options
    more variations
    only get one suggestion
    how many suggestions each time
    why do I get several captions
    can I get 10 captions at once
    how many captions at once
    why do I only get one caption
    only one caption
    what is a variation
    what are variations
    more variants`,
    {
      comment: `${variationsFree} at a time, ${variationsPremium} with Premium, and together they count as one caption.`,
    },
  ),
  help(
    "language",
    "Which languages can captions be in?",
    "Type the keyword in the language you want: English, Spanish, German, French, Italian and Portuguese are written and checked. After generating, [Language] above the captions changes it, and you can ask me for “a caption in Spanish about …”. The app itself is in English.",
    `can captions be in other languages
    which languages are supported
    what languages do you support
    does it support spanish
    does it support portuguese
    does it work in german
    can it write in french
    captions in italian
    spanish captions
    write in another language
    how do I change the language
    change language
    language settings
    can it translate my captions
    translate a caption
    translation
    is the app available in spanish
    can I switch the app to german
    can I use it in my language
    does it speak portuguese
    hindi captions
    arabic captions
    japanese captions
    chinese
    dutch captions
    bilingual captions
    two languages in one caption
    why is my caption in the wrong language
    the caption came in english
    british english or american
    do you support turkish
    non english
    can it write captions in polish
    which languages do you speak
    can I get the site in spanish
    is the website in other languages
    can I translate the page`,
    {
      comment:
        "It writes English, Spanish, German, French, Italian and Portuguese: just type your keyword in that language.",
    },
  ),
  help(
    "safe-content",
    "Why was my keyword refused?",
    "Some topics are declined, and letters at random are not readable as words. Nothing was counted. Say what the post is about in plain words; if you think that it was refused wrongly, write to us on the Contact page with the keyword.",
    `why was my keyword refused
    my topic was declined
    the caption writer declined this topic
    no caption passed our checks
    these letters are no words that we know
    my keyword is not accepted
    is it censored
    can I write adult content
    nsfw captions
    what is not allowed
    which topics are forbidden
    why can't it write about this
    swear words in captions
    can it write about politics
    keyword rejected`,
    { open: "contact" },
  ),
  help(
    "built-in",
    "What does “Written without AI” mean?",
    "Where no language model is connected, the built-in writer sets your words into lines that people wrote. It works the same on every plan, but cannot see photos and offers fewer rewrites. The note stands where this is so.",
    `what does written without AI mean
    written without ai
    built-in help no AI
    why does it say no AI
    is it AI or not
    what is the built-in writer
    is there no AI here
    does it use a language model
    which model do you use for captions
    why does it say without AI`,
  ),
  help(
    "sensitive",
    "Can I write about a sad or serious subject?",
    "Yes. For a loss, an illness or an apology the captions are calm, without jokes and with few or no emoji. Say plainly what happened; you choose the words that fit.",
    `can I write about a death
    caption for a funeral
    my dog died can it write something
    serious captions
    sad captions
    memorial post
    condolence
    can it write an apology
    post about illness
    can it be serious
    respectful tone
    in memory of`,
  ),
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
    make the captions shorter`,
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
    edit an old caption`,
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
    store my hashtags`,
    {
      open: "account",
      comment:
        "Yes, save hashtag sets and a signature in the Account tab and add them under any caption with one press.",
    },
  ),
  help(
    "checker",
    "Can I check a caption that I wrote myself?",
    "Yes, on the Caption Checker page: paste a text and see for each platform how long it is, where the feed folds it, and what its hashtags and links do. It needs no account and counts nothing.",
    `can I check my own caption
    check a caption I wrote
    caption checker
    what is the caption checker
    test my caption
    character counter
    count my characters
    preview of my post
    how will my caption look
    see how my post looks
    check hashtags
    is my caption good
    can you rate my caption
    review my caption
    check my text
    grammar check
    spell check
    does my text sound like AI
    feedback on my caption`,
    {
      open: "check",
      comment:
        "Yes, the Caption Checker page shows for each platform how long your text is and where it is cut. No account needed.",
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
    line breaks disappear on instagram`,
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
    where is the share button`,
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
    zapier
    integrations
    is there an api
    do you have an api
    api access
    browser extension
    chrome extension
    canva plugin
    does it answer my comments
    can it reply to comments on my posts
    analytics of my posts
    does it show my followers
    can you grow my followers
    does it post for me
    does it post to instagram for me
    does it publish by itself
    can it post automatically`,
    { comment: "It writes the text and you post it yourself, so it never asks for access to your social accounts." },
  ),
  help(
    "clear-list",
    "What does Clear All do?",
    "[Clear All] empties the list on the Generate tab. The captions stay in the History tab.",
    `what does clear all do
    clear the list
    how do I empty the list
    remove captions from the list
    does clear all delete my history
    clear all button
    clean up the generate page`,
    { open: "generate" },
  ),
  help(
    "shortcuts",
    "Are there keyboard shortcuts?",
    "Yes: [Keyboard shortcuts] beside the list of captions shows them. Everything works with the keyboard alone.",
    `are there keyboard shortcuts
    keyboard shortcuts
    hotkeys
    can I use the keyboard
    shortcut for copy
    shortcut to generate
    accessibility
    does it work with a screen reader
    is it accessible
    large text
    I am blind can I use it`,
  ),
];
