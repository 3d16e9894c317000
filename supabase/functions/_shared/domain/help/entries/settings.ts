import { platforms } from "../../../contract/rules/platforms.ts";
import { variationsFree, variationsPremium } from "../../../contract/rules/quota.ts";
import { help } from "../entry.ts";

const { instagram } = platforms;
/** The switches of the form. */
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
    less hashtags
    stop adding my city as a hashtag
    it adds the wrong hashtags
    stop adding hashtags
    why does it add hashtags`,
    {
      open: "generate",
      comment:
        "On the Generate tab untick “AI Decides” and move the Hashtags slider: from none up to what the platform allows.",
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
    five variations
    another one`,
    {
      comment: `${variationsFree} at a time, ${variationsPremium} with Premium, and together they count as one caption.`,
    },
  ),
];
