import { help } from "../entry.ts";

/** What people ask about the assistant itself, and about things that went wrong with a text or an account. */
export const assistantHelp = [
  help(
    "who-answers",
    "Are you a person or a program?",
    "I am a program, the assistant of Caption Kite. The note below an answer says when it was written without AI. A person replies to what you write on the Contact page, within 24 hours.",
    `are you a bot
    are you a real person
    am I talking to a human
    are you human
    is this a robot
    is this reply automatic
    are these answers automatic
    who am I talking to
    are you an AI
    do you answer yourself
    are you chatgpt
    are you gpt
    who are you
    are you AI
    are you a robot
    is there a human behind this
    do you write these yourself
    who writes these replies
    how do you come up with these
    what model are you
    how old are you
    what is your name
    do you have feelings
    do you answer comments yourself
    do you write these replies yourself
    am I chatting with a bot
    is anyone typing
    is this account run by AI
    who runs this account
    is a bot answering here`,
    {
      comment:
        "These replies are automatic; a person reads what you send from the Contact page, and replies within 24 hours.",
      open: "contact",
    },
  ),
  help(
    "compared",
    "How is this different from ChatGPT?",
    "Caption Kite does one thing: captions. It keeps to the length and hashtags of each platform, writes in your saved style, keeps your history and fits one caption for several platforms, without a prompt. A general chatbot does many other things.",
    `what is the difference between this and chatgpt
    is this chatgpt
    is it better than chatgpt
    why not just use chatgpt
    why should I use this instead of chatgpt
    compared with other caption generators
    how is it different from other tools
    is this just chatgpt
    chatgpt does this for free
    why would I use this when chatgpt is free
    I can do this with chatgpt for free
    chatgpt does this
    is it better than jasper or copy.ai
    better than other caption apps
    why this and not another tool`,
    {
      comment:
        "It is made for captions only: the right length and hashtags for each platform, in your own style, without writing a prompt.",
    },
  ),
  help(
    "programs",
    "Is there an API or a browser extension?",
    "No, there is neither an API for other programs nor a browser extension: you use Caption Kite in the browser, on a computer or a phone.",
    `do you have an api
    is there an api
    can I connect it to zapier
    is there a browser extension
    chrome extension
    wordpress plugin
    integrations with other tools
    canva integration
    does it work with canva
    does it work with buffer or hootsuite
    canva`,
    { comment: "There is no API or extension: it works in the browser, on a computer or a phone." },
  ),
  help(
    "hacked",
    "Somebody else is using my account.",
    "Change the password in the Account tab under Profile Settings ([Update Password]): it signs out your other devices, and [Signed-in Devices] shows who is left. If you cannot sign in any more, use [Forgot password?] and write to us on the Contact page.",
    `my account got hacked
    somebody else uses my account
    someone logged into my account
    I see captions that I did not write
    unknown device in my account
    a stranger is in my account
    somebody logged into my account from another country
    login from another country
    sign in that was not me
    someone signed in as me`,
    {
      comment:
        "Please change your password in the Account tab, which signs out other devices, and write to us on the Contact page.",
      open: "account",
    },
  ),
  help(
    "wrong-caption",
    "The caption is wrong or offensive.",
    "Sorry about that. Click the caption to correct it, or press Generate Caption again with one more detail in the keyword. If it was offensive or made something up, please send us the caption and the keyword on the Contact page: a person reads it.",
    `the caption had wrong information
    the caption says something that is not true
    the caption is wrong
    it made something up
    wrong facts about my shop
    the caption is offensive
    the caption is rude
    inappropriate caption
    report a caption
    my caption had a wrong price in it
    wrong price in the caption
    it wrote a wrong date
    the caption had a swear word in it
    the caption insulted somebody
    there was a bad word in it`,
    {
      comment:
        "Sorry about that. Please send us the caption and the keyword on the Contact page, and a person reads it.",
      open: "contact",
    },
  ),
  help(
    "photo-misread",
    "It misread my photo.",
    "Sorry about that! A picture can be misread, most of all a dark or a busy one. Say under [What does it show?] in a few words what is on it, such as “my cat Minka”, and press [Generate Caption] again: your words count more than the picture.",
    `it thought my cat was a dog
    it thinks my dog is a cat
    it did not recognize my photo
    it misread my picture
    it got my photo wrong
    it described something else than my photo
    it saw something in the photo that is not there
    it mistook my photo for something else
    it thought I was a man
    it called my husband my dad
    why did it think my photo was something else
    wrong animal in the caption
    it said my photo of a bird was a plane`,
    {
      open: "generate",
      comment: "Sorry about that! Say in a few words what the photo shows, and generate the caption again.",
    },
  ),
  help(
    "password-safe",
    "Is my password safe?",
    "Only a hash of your password is stored, from which nobody can read it, and the connection is encrypted. Card numbers never reach our servers; Stripe has them. Never send a password to anybody, not even to us.",
    `is my password safe
    is my account secure
    how do you store passwords
    is the site safe
    is it secure
    is my card number safe
    can I trust this site
    can you log me in with my password
    is this app legit
    is it legit
    is this a scam
    is this real or a scam
    can I trust this app
    is this website legit`,
    {
      comment: "Please never write a password in public; if you did, change it now in the Account tab.",
      open: "privacy",
    },
  ),
];
