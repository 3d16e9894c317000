import { help } from "../entry.ts";

/** Who writes the captions, and what is refused. */
export const writersHelp = [
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
    keyword rejected
    it says my keyword is not allowed
    my keyword is not allowed
    my keyword gets rejected
    your keyword could not be used
    it refuses my topic
    why does it refuse to write
    it will not write about my topic
    blocked keyword`,
    { open: "contact" },
  ),
  help(
    "built-in",
    "What does “Written without AI” mean?",
    "Where a language model is connected, it writes the captions. Where none is, the built-in writer sets your words into lines that people wrote. It works the same on every plan, but cannot see photos and offers fewer rewrites. The note stands where this is so.",
    `what does written without AI mean
    written without ai
    built-in help no AI
    why does it say no AI
    is it AI or not
    what is the built-in writer
    is there no AI here
    does it use a language model
    which model do you use for captions
    why does it say without AI
    what AI do you use
    which AI do you use
    what AI is behind it
    is there AI in it
    is it really AI
    does it use AI
    which language model
    do you use openai
    do you use gpt`,
    {
      comment:
        "Where a language model is connected, it writes the captions; otherwise a built-in writer does, without AI. A note on the page says which.",
    },
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
    feedback on my caption
    what is the difference of caption checker
    what does the checker do
    check page
    what do you think of my caption
    is this caption good
    how does my caption look
    rate my caption
    can I see a preview of my post`,
    {
      open: "check",
      comment:
        "Yes, the Caption Checker page shows for each platform how long your text is and where it is cut. No account needed.",
    },
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
    I am blind can I use it
    keyboard only
    use it without a mouse
    screenreader
    blind users
    voice over support`,
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
];
