import { help } from "../entry.ts";

/** How to reach a person. */
export const supportHelp = [
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
    imprint
    talk to an actual human
    how do I talk to a human
    can someone call me
    actual human being please
    speak with someone real
    get me a person
    how can I write to you
    I want to speak to your manager
    let me speak to a manager
    who is in charge
    is anyone there
    hello is anybody there`,
    { open: "contact", comment: "Write to us on the Contact page; a person replies within 24 hours." },
  ),
  help(
    "no-reply",
    "I wrote to you, and nobody answered.",
    "Sorry that you had to wait. A person replies by email within 24 hours, so look into the spam folder and check that the address was right. Please write once more on the Contact page with the date of your first message, so that it is found.",
    `I wrote to you and got no answer
    you did not answer my message
    nobody answers
    nobody replies
    this is the third time I write
    I wrote three days ago
    I contacted support and heard nothing
    support does not reply
    support is silent
    no answer from support
    still waiting for an answer
    why does nobody answer me
    I sent you an email last week`,
    {
      open: "contact",
      comment:
        "Sorry that you had to wait. Please write once more on the Contact page with the date of your first message, so that a person finds it.",
    },
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
    I keep getting an error
    an error appears
    it is very slow today
    the page is slow
    the page keeps crashing
    it stopped working
    my tone never gets saved
    it does not save
    the website is broken
    the app is broken
    the site does not work
    everything is broken
    nothing works
    why is there no caption
    no caption appears
    no caption came
    share button does nothing on my phone
    a button does nothing`,
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
    I have an idea for you
    I wish there was
    I have an idea for the app
    recommend a feature
    I would like to recommend a feature
    feature idea
    I'd like to propose something
    propose a new feature`,
    {
      open: "generate",
      comment: "Thank you! Press “Suggest an improvement” on the Generate tab; every suggestion is read.",
    },
  ),
];
