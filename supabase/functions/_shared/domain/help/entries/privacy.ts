import { help } from "../entry.ts";

/** What happens to people's data, and who owns the captions. */
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
    do you post my photos
    do you resize my photo
    is my photo made smaller
    do you change my photo
    where do the pictures go after I upload them
    are photos of my kids stored
    are my photos stored somewhere
    are you training your AI on people's faces
    do you use my photos to train AI`,
    {
      open: "privacy",
      comment: "No: a photo is used to write the caption and is not stored. The Privacy page has the details.",
    },
  ),
  help(
    "data-sold",
    "Do you sell my data?",
    "No. Data is not sold, there are no advertising profiles, no tracking cookies and no analytics services. The Privacy page lists the few services that receive something: the payment provider, the mail service, the host and, where one is in use, the language model's provider. We send only mail about your account; a mail that asks for a password or a card number is not from us.",
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
    will you send me emails
    unsubscribe from emails
    stop sending me emails
    do you use my data for ads
    do advertisers get my data
    did you email me
    I got a strange mail from you
    weird email from you
    is this mail really from you
    I got a phishing mail
    do you use my captions for ads
    is what I write used for advertising
    stop emailing me
    how do I unsubscribe from your mails`,
    {
      open: "privacy",
      comment: "No, data is never sold, and there are no trackers. The Privacy page has the details.",
    },
  ),
  help(
    "newsletter",
    "Is there a newsletter?",
    "No, we send only mail about your account. The articles on the main page and the Trending page are the news.",
    `do you have a newsletter
    do you send newsletters
    newsletter
    can I subscribe to your emails
    mailing list
    how do I hear about news`,
    { comment: "No newsletter, only mail about your account; the articles in the app are the news." },
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
    what do you know about me
    how long do you keep my history
    why do you need my email
    is this made in europe
    is it gdpr
    european privacy law
    where is my stuff stored
    can my boss see what I write
    is what I write public
    can admins read my captions
    can your staff read my captions
    can employees see my texts
    do you read my prompts
    do you read what I type
    what do you save
    what do you keep
    who can see the captions I make
    who sees my captions`,
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
    print my captions
    save my captions on my computer
    download captions to my computer
    export`,
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
    where are the terms
    who owns the text
    is the text mine
    do the texts belong to me
    am I allowed to use them for work
    can I put them on my website
    can I sell captions
    sell captions to clients
    is it ok to use for my clients
    use these captions for a client's account
    charge clients for captions
    can I charge my clients for the captions
    can I bill a client for captions
    do I own the text`,
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
    does it sound robotic
    why do all captions start the same
    the captions all begin the same way
    same beginning every time
    they all sound alike
    it gave me the same caption again
    same caption twice
    repeated caption`,
    {
      comment:
        "Every caption is written anew from your words. The more of your own details you give, the more it is yours.",
    },
  ),
];
