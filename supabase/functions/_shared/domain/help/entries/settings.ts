import { platforms } from "../../../contract/rules/platforms.ts";
import { variationsFree, variationsPremium } from "../../../contract/rules/quota.ts";
import { help } from "../entry.ts";

const { instagram } = platforms;
/** The switches of the form, and how a caption sounds. */
export const settingsHelp = [
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
    stop using emojis
    too many emojis in my captions
    way too many emojis
    less emojis
    so many emojis
    stop with the emojis
    the emojis are too much`,
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
    few several many
    less hashtags`,
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
    write in my words`,
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
    more variants
    two captions came instead of three
    only two captions came
    why are there only 2
    fewer captions than promised
    how do I get 5 variations
    five variations`,
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
    in how many languages`,
    {
      comment:
        "It writes English, Spanish, German, French, Italian and Portuguese: just type your keyword in that language.",
    },
  ),
];
