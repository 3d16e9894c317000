import { imageBytesMax } from "../../../contract/rules/uploads.ts";
import { help } from "../entry.ts";

const megabytes = Math.round(imageBytesMax / 1024 / 1024);

/** Photos, the history, trends, and the app itself. */
export const productHelp = [
  help(
    "photo",
    "What can I do with a photo?",
    "Add one on the Generate tab (choose, drop or paste it) and press [Generate Caption]: the caption is written for it, with or without a keyword. Where a language model is in use it looks at the picture; the built-in writer cannot, so tell it under [What does it show?] in a few words. The photo is not kept.",
    `what can I do with a photo
    can I upload a photo
    how do I add a photo
    how do I upload a picture
    upload image
    caption from a photo
    can it write a caption from my picture
    caption for a photo
    does it look at my photo
    can it see my photo
    can the AI see the image
    does it understand pictures
    how is my photo used
    what is the photo for
    do I need a keyword with a photo
    add an image
    where do I upload
    drag and drop a photo
    paste a screenshot
    take a photo with my camera
    can I add several photos
    multiple photos
    more than one picture
    carousel photos
    what does it show
    seen in your photo
    what is image context
    does the free plan use photos
    alt text
    does it write alt text
    the caption has nothing to do with my photo
    it did not recognize my photo
    does it crop or change my photo
    can it edit my photo
    add filters`,
    {
      open: "generate",
      comment: "Add it on the Generate tab and the caption is written for it; the photo is not kept.",
    },
  ),
  help(
    "photo-types",
    "Which photo files can I upload?",
    `PNG, JPG and GIF of less than ${megabytes} MB, one per caption. Save other types, such as HEIC, as JPG first; on an iPhone, sharing or a screenshot makes a JPG or PNG.`,
    `which file types can I upload
    what image formats are supported
    supported formats
    can I upload heic
    heic photos
    webp
    can I upload a pdf
    max file size
    how big can the photo be
    maximum image size
    file too large
    unsupported file type
    my photo is too large
    my photo is not accepted
    photo upload fails
    upload does not work
    png or jpg
    can I upload a gif
    size limit for images
    resolution of the picture
    why can't I upload my picture
    image could not be read
    what kind of files can I upload
    which files
    several photos at once
    can I upload several pictures
    multiple pictures
    my upload fails
    upload does not work`,
    { open: "generate", comment: `PNG, JPG and GIF of less than ${megabytes} MB.` },
  ),
  help(
    "video",
    "Can I upload a video, or make pictures?",
    "No: Caption Kite writes text. For a video, describe it in the keyword or upload a frame of it as a photo. It makes no pictures and no videos.",
    `can I upload a video
    video captions
    caption for my video
    does it work for videos
    subtitles
    closed captions
    does it make subtitles for my video
    can it create images
    generate an image
    make a picture
    can it make videos
    does it design posts
    text on image
    image generator
    can it write scripts
    video script
    voice over
    transcribe my video
    upload an mp4
    upload a reel`,
    { comment: "It writes the text: describe the video in a few words or upload a frame of it." },
  ),
  help(
    "history",
    "Where do I find my earlier captions?",
    "In the History tab, newest first. Search them, filter by platform or [Favorites], or press [Open in Generate] to edit one. The list on the Generate tab shows only what you made since you signed in.",
    `where are my old captions
    where do I find my earlier captions
    where are my captions
    find a caption I made yesterday
    my captions disappeared
    my captions are gone
    I lost my captions
    where is my history
    see my history
    history
    caption history
    how do I see previous captions
    find last week's caption
    are my captions saved
    do you save my captions
    do I have to save captions
    how long are captions saved
    how far back does the history go
    how do I search my history
    search my captions
    filter my history by platform
    why is my list empty
    the generate list is empty after I logged in
    recover a caption
    load more captions
    how do I use an old caption again
    No captions yet
    is the history limited`,
    { open: "history", comment: "In the History tab: every caption is kept there until you delete it." },
  ),
  help(
    "favorites",
    "How do I mark a caption as a favorite?",
    "Press the star beside it. In the History tab [Favorites] shows only those.",
    `how do I save a caption as favorite
    favorites
    favourites
    star a caption
    bookmark a caption
    save a caption for later
    how do I save a caption
    mark a caption
    where are my favorites
    what does the star do
    pin a caption
    collect good captions
    like a caption
    find starred captions`,
    { open: "history" },
  ),
  help(
    "clear-history",
    "How do I delete my captions?",
    "In the History tab press [Delete] beside an entry, or [Clear History] for all of them, and confirm. You can undo it for a few seconds; after that they are gone for good. Your account stays.",
    `how do I delete a caption
    delete captions
    how do I clear my history
    clear history
    delete my history
    remove a caption from my history
    erase all captions
    delete one entry
    delete old captions
    wipe my captions
    I deleted my history by mistake
    undo clear history
    can I restore deleted captions
    get back deleted captions
    how do I remove captions I don't want`,
    { open: "history" },
  ),
  help(
    "trending",
    "What is the Trending page?",
    "It shows the day's emoji, hashtags and topics for each platform with a score, and sources to read on. Press an emoji or hashtag to copy it, or a topic to write a caption about it. Ask me “what is trending today?” for the short version.",
    `what is the trending page
    what does trending show
    where do I find trends
    trending page
    how do trends work
    how are trends calculated
    what does the score mean
    how are scores made
    when is trending updated
    how often are trends updated
    next update in
    where do the trends come from
    are the trends real
    trend sources
    what do the colors of the score mean
    how do I use a trend
    are the trends for my country
    why does trending show no data
    No Data Available
    are trends free
    do you have trending sounds
    trending audio
    can I see the trending page without an account
    what is the trending page`,
    {
      open: "trending",
      comment:
        "The Trending page shows the day's emoji, hashtags and topics, and you can write a caption about one with a press.",
    },
  ),
  help(
    "articles",
    "What are the articles?",
    "The row of articles on the main page and the sign-in page is about trends, marketing and writing for social media. Click one to read it; it costs nothing.",
    `what are the articles
    where are the articles
    blog
    do you have a blog
    read articles
    articles about social media
    who writes the articles
    how do I read an article
    tips and articles
    news
    can I share an article
    do articles cost something`,
  ),
  help(
    "phone",
    "Is there an app for my phone?",
    "There is no app in the stores, and none is needed: the website works on every phone. Press [Add to Home] on your phone and follow the steps; it then opens from your home screen like an app and shows your history without a connection.",
    `is there an app
    is there an app for iphone
    do you have an android app
    app store
    google play
    where can I download the app
    download the app
    mobile app
    is there a mobile version
    does it work on my phone
    can I use it on my phone
    use on ipad
    tablet
    iphone app
    ios app
    android version
    install on my phone
    how do I install it
    add to home screen
    add to home
    put it on my home screen
    pwa
    desktop app
    windows app
    mac app
    is there a desktop version
    does it work on android
    does it work on a computer
    which browsers are supported
    does it work in safari
    I can't find it in the app store`,
    {
      comment:
        "No store app needed: it works on every phone in the browser, and “Add to Home” puts it on your home screen.",
    },
  ),
  help(
    "offline",
    "Does it work offline?",
    "You can read the history that you looked at before, for up to 30 days. Writing captions needs a connection.",
    `does it work offline
    can I use it without internet
    offline mode
    no connection
    no wifi
    do I need internet
    use it on a plane
    it says I am offline
    can I read my captions without a connection`,
  ),
  help(
    "theme",
    "Is there a dark mode?",
    "Yes, it follows your device: when the system or browser is set to dark, so is Caption Kite. There is no switch of its own.",
    `is there a dark mode
    dark mode
    night mode
    how do I turn on dark mode
    switch to dark theme
    light mode
    change the colors
    change the theme
    black background
    too bright
    change the font
    appearance settings`,
    { comment: "Yes, it follows the setting of your device." },
  ),
  help(
    "chat-limits",
    "Does the assistant cost captions?",
    "Questions, rewrites of pasted texts, hashtags and ideas cost nothing. Captions that I write for you count like those of the Generate tab, one per request, and I say so before your last one.",
    `does the chat cost anything
    does asking you count
    do chat messages count as captions
    is the assistant free
    how many questions can I ask
    is there a limit for the chat
    do captions in the chat count
    does a caption from you count
    do you remember what I said
    do you remember our conversation
    start a new conversation
    delete this chat
    clear the conversation
    is the chat saved
    can you change my settings for me
    can you do it for me
    can you upgrade my account for me`,
  ),
  help(
    "plan-mine",
    "Which plan do I have?",
    "The badge in the bar at the top says Free or Premium, and the [Subscription] card in the Account tab has the details.",
    `where do I see my plan
    how do I see which plan I have
    where can I see my subscription
    what does the badge mean
    where do I see my usage
    where can I see how many captions I used
    where is the subscription card
    how do I know if I have premium`,
    { open: "account" },
  ),
  help(
    "admin",
    "Can I get into the admin panel?",
    "The admin panel is for the people who run this site only. If you are one of them and do not see it, ask whoever set it up.",
    `admin panel
    how do I become admin
    admin login
    where is the admin dashboard
    can I be a moderator
    make me an admin
    how do I get admin rights`,
  ),
  help(
    "jobs",
    "Do you have jobs, or do you work together with others?",
    "Please write to us on the Contact page and say what you have in mind; a person reads everything.",
    `are you hiring
    do you have jobs
    can I work for you
    internship
    careers
    sponsorship
    can I advertise on your site
    buy your company
    invest in caption kite
    guest post on your blog
    press kit`,
    { open: "contact", comment: "Please write to us on the Contact page; a person reads everything." },
  ),
];
