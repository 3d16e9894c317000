import { help } from "../entry.ts";

/** What happens to people's data, and how to reach a person. */
export const privacyHelp = [
  help(
    "photo-privacy",
    "Do you keep my photos?",
    "No. A photo is used to write the caption and is not stored. Your browser makes it smaller and removes its location before it is sent. Where a language model is in use, its provider receives the photo for this one request. The Privacy page has the details.",
    `does this save my photos
    do you keep my photos
    do you store my pictures
    does it keep my photos
    are my photos saved
    what happens to my photos
    what do you do with my images
    where do my photos go
    are my pictures uploaded to a server
    is my photo private
    is my photo safe
    who can see my photos
    can others see my pictures
    do you use my photos for training
    are my photos used to train AI
    do you delete my photos
    how long do you keep images
    does it read the location of my photo
    gps data in photos
    do you sell my photos
    did you steal my photo
    do you own my photos
    do you post my photos`,
    {
      open: "privacy",
      comment: "No: a photo is used to write the caption and is not stored. The Privacy page has the details.",
    },
  ),
  help(
    "data-sold",
    "Do you sell my data?",
    "No. Data is not sold, there are no advertising profiles, no tracking cookies and no analytics services. The Privacy page lists the few services that receive something: the payment provider, the mail service, the host and, where one is in use, the language model's provider.",
    `do you sell my data
    is my data sold
    do you share my data
    who do you share my data with
    do third parties get my data
    do you give my information to others
    do you track me
    do you use cookies
    cookies
    are there trackers
    do you use google analytics
    do you sell my email
    will I get spam
    do you send newsletters
    will you send me emails
    unsubscribe from emails
    stop sending me emails
    do you use my data for ads
    do advertisers get my data`,
    {
      open: "privacy",
      comment: "No, data is never sold, and there are no trackers. The Privacy page has the details.",
    },
  ),
  help(
    "privacy",
    "What do you store about me?",
    "Your account (email address, username and a hash of the password), your captions with their keywords, and your caption style, until you delete them. Only you can see them. [Clear History] removes captions, [Delete Account] everything. The Privacy page lists all of it.",
    `what do you store about me
    what happens to my data
    what data do you collect
    which information do you keep
    is my data safe
    is it secure
    is this site safe
    is my information private
    privacy
    privacy policy
    data protection
    gdpr
    are you gdpr compliant
    is this gdpr compliant
    who can see my captions
    are my captions private
    can other people see my captions
    can anybody see my history
    is my account public
    can you read my captions
    do you read my conversations
    is this chat private
    do you store what I write here
    where is my data stored
    where are your servers
    in which country is my data
    is it encrypted
    how long do you keep my data
    are my captions used to train AI
    do you train on my captions
    can I trust you
    who can see my captions
    are my captions private
    is this gdpr compliant
    what do you know about me
    how long do you keep my history
    why do you need my email`,
    {
      open: "privacy",
      comment:
        "Only what your account needs: your email address, your captions and your style, and only you can see them. The Privacy page lists all of it.",
    },
  ),
  help(
    "download-data",
    "How do I download my data?",
    "In the Account tab under [Your data]: [Everything (JSON)] or [Captions (CSV)]. In the History tab, [Export] saves your captions as a spreadsheet or as plain text.",
    `how do I download my data
    download my data
    export my data
    get a copy of my data
    export all my captions
    can I export my captions
    export to excel
    export to csv
    save my captions to a file
    download captions as spreadsheet
    backup of my captions
    data portability
    gdpr export
    how do I save all captions
    download my history
    export to google sheets
    export to notion
    pdf export
    print my captions`,
    { open: "account" },
  ),
  help(
    "ownership",
    "Who owns the captions, and may I use them commercially?",
    "You may use them for anything, also for your business or for clients; what you type and upload stays yours. Captions can be similar to other people's, so read them before you post. The Terms page has the details.",
    `who owns the captions
    do I own the captions
    can I use the captions commercially
    can I use it for my business
    may I use the captions for clients
    commercial use
    copyright
    are the captions copyrighted
    is it legal to use the captions
    do I have to credit you
    do I need to mention caption kite
    do you own what I write
    can I sell the captions
    licence of the captions
    intellectual property
    terms of service
    terms of use
    where are the terms`,
    { open: "terms", comment: "You may use the captions for anything, also for your business; no credit needed." },
  ),
  help(
    "unique",
    "Are the captions unique? Does somebody else get the same one?",
    "Each press of Generate Caption writes new ones, and none repeats your latest captions. Others may get a similar caption for a similar keyword. The more of your own details the keyword has, the more it is yours.",
    `are the captions unique
    are captions original
    does somebody else get the same caption
    will others have the same caption
    is it plagiarism
    are they copied from the internet
    does it repeat captions
    I get the same caption every time
    why are the captions always the same
    captions are too similar
    can people tell that it is AI
    will people know I used AI
    does it sound like AI
    does instagram punish AI captions
    does it sound robotic`,
    {
      comment:
        "Every caption is written anew from your words. The more of your own details you give, the more it is yours.",
    },
  ),
  help(
    "support",
    "How do I reach a person?",
    "Write to us on the Contact page, linked at the bottom of every page; it works without signing in. A person replies within 24 hours. There is no phone number.",
    `how do I contact you
    contact
    contact support
    how do I contact support
    customer service
    customer support
    I want to talk to a human
    can I talk to a person
    talk to a real person
    speak to someone
    human please
    agent
    live chat
    is there a phone number
    can I call you
    phone number
    what is your email address
    email support
    how do I reach you
    how do I reach the team
    I need help
    help me please
    help
    where can I get help
    how fast do you answer
    how long until you reply
    when will I get a reply
    you did not answer my message
    I wrote to you and got no answer
    I have a problem
    I have a complaint
    how do I complain
    I want to file a complaint
    I want to report something
    report a user
    report abuse
    press inquiry
    where is your office
    where are you located
    company address
    imprint`,
    { open: "contact", comment: "Write to us on the Contact page; a person replies within 24 hours." },
  ),
  help(
    "bug",
    "Something does not work.",
    "Reload the page first, and try it in another browser or without extensions. If it stays, tell us on the Contact page what you pressed, what you saw and, if the message has one, its reference: a person replies within 24 hours.",
    `something is broken
    it does not work
    it's not working
    the app is not working
    nothing happens when I click
    nothing happens when I press generate
    the button does not react
    generate button does nothing
    the page does not load
    the page is blank
    white screen
    it crashes
    the app crashed
    I found a bug
    report a bug
    there is an error
    I get an error message
    error message
    something went wrong
    failed to generate captions
    Caption Generation Failed
    why did it fail
    the site is down
    is the site down
    are you having problems
    server error
    it is slow
    why is it so slow
    it takes forever
    loading forever
    spinner never stops
    it is stuck
    frozen
    glitch
    what does the reference mean
    trending does not load
    history does not load
    Your history could not be loaded
    Unable to load articles
    there is a bug on the page
    I found a bug
    I keep getting an error
    an error appears
    it is very slow today
    the page is slow
    it takes forever
    the page keeps crashing
    it stopped working
    something is broken
    my tone never gets saved
    it does not save`,
    {
      open: "contact",
      comment:
        "Sorry about that! Please tell us on the Contact page what you pressed and what you saw, and a person will look into it.",
    },
  ),
  help(
    "suggestion",
    "How can I suggest an improvement?",
    "Press [Suggest an improvement] on the Generate tab and write up to 500 characters. Every suggestion is read.",
    `how can I suggest an improvement
    I have an idea
    feature request
    can you add a feature
    I have feedback
    give feedback
    where do I leave feedback
    I want to suggest something
    please add
    you should add
    it would be nice if
    request a new platform
    wishlist
    what features are coming
    roadmap
    what is new
    changelog
    do you plan to add
    leave a review
    rate the app
    write a review
    I want to suggest a feature
    feature request
    I have an idea for you
    I wish there was`,
    {
      open: "generate",
      comment: "Thank you! Press “Suggest an improvement” on the Generate tab; every suggestion is read.",
    },
  ),
];
