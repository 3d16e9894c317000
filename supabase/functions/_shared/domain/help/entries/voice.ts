import { help } from "../entry.ts";

/** How a caption sounds, and in which language. */
export const voiceHelp = [
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
    the captions do not sound like me
    make captions more serious
    all captions more serious
    change how it sounds
    write like me
    more my style
    my style does not get applied
    the style is ignored
    captions ignore my style
    make it lowercase only
    lowercase captions
    can I make it swear
    can it use slang
    use my own words
    write in my words
    does it know slang
    gen z slang
    can it write like a teenager
    two different styles
    is the tone saved or do I have to do it every time
    do I have to set my tone every time
    I set my tone and it is ignored
    my tone is sarcastic and it still writes sunshine
    mine sounds like my mum how do I change it
    it's still full of emojis that is not my voice
    set the tone to sarcastic
    can it swear`,
    {
      open: "tone",
      comment:
        "Press Tone on the main page: say in your own words how you write, paste one to three of your captions, and save.",
    },
  ),
  help(
    "better",
    "How do I get better captions?",
    "Say more in the keyword: “first hike with my puppy in the rain” gives better captions than “dog”. Choose the platform you post on, add a photo or say what it shows, and save one to three of your own captions with [Tone]. Each press of [Generate Caption] writes new ones, and [Rewrite] changes the one you like.",
    `how do I get better captions
    how do I improve my captions
    the captions are bad
    I pay and the captions are terrible
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
    only one caption came
    captions keep mentioning something else
    it keeps mentioning coffee
    it keeps writing about the wrong thing
    the caption has nothing to do with my business
    not what I asked for
    it misses the point`,
    {
      open: "generate",
      comment:
        "Say a little more in the keyword: “first hike with my puppy in the rain” gives better captions than “dog”.",
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
    can I translate the page
    is there a russian version
    russian
    chinese captions
    why is it english when I typed german
    is there a german version
    spanish version of the site
    korean captions
    can it do greek
    swedish
    how many languages
    in how many languages
    it keeps writing in british english
    the caption is in the wrong language
    why did it answer in another language
    can I write in my language
    can it do hebrew
    can it do arabic
    does it do thai
    write in urdu`,
    {
      comment:
        "It writes English, Spanish, German, French, Italian and Portuguese: just type your keyword in that language.",
    },
  ),
];
