import { help } from "../entry.ts";

/** The app, the assistant and the people behind it. */
export const appHelp = [
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
    I can't find it in the app store
    does it work in chrome
    works on chrome
    firefox
    edge browser
    works on my laptop
    windows or mac
    which devices does it work on
    can I use it on my samsung
    does it work on a samsung
    work on my pixel
    xiaomi or huawei
    work on my macbook
    how do I put it on my homescreen
    homescreen
    add it to the homescreen
    do I have to download something
    do I need to install anything
    is a download needed
    do I have to install anything
    does it work on my computer
    works on a tablet`,
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
    can I read my captions without a connection
    is wifi needed
    wifi needed
    how can it write anything offline
    can it write without a connection
    I'm on the train a lot`,
    { comment: "You can read the captions that you looked at before; writing new ones needs a connection." },
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
    appearance settings
    it is too dark
    the letters are too small
    make the text bigger`,
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
    can you upgrade my account for me
    does asking you cost me captions
    do you cost me captions
    do questions use up captions
    is asking free`,
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
