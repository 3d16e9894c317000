import { imageBytesMax } from "../../../contract/rules/uploads.ts";
import { freeRewritesPerGeneration } from "../../../contract/rules/rewrites.ts";
import { variationsFree, variationsPremium } from "../../../contract/rules/quota.ts";
import { platformIds, platforms } from "../../../contract/rules/platforms.ts";
import type { HelpEntry } from "./entry.ts";

const megabytes = Math.round(imageBytesMax / 1024 / 1024);
const { instagram, x } = platforms;
/** The others of the picker, each with its length; General has that of X. */
const otherLengths = platformIds
  .filter((id) => id !== "general" && id !== "x")
  .map((id) => `${platforms[id].label} ${platforms[id].lengthMax.toLocaleString("en")}`)
  .join(", ");
const platformNames = new Intl.ListFormat("en-GB").format(platformIds.map((id) => platforms[id].label));

export const captionHelp: readonly HelpEntry[] = [
  {
    id: "generate",
    question: "How do I generate a caption?",
    answer: `On the Generate tab type a keyword, add an image, or both; choose the platform and press Generate Caption. You get several variations (${variationsFree} with the free plan, ${variationsPremium} with Premium): copy the one you like, or share it from the list.`,
    keywords: "generate create write make caption start use how work begin keyword",
  },
  {
    id: "empty",
    question: "What happens if I enter nothing?",
    answer:
      "With neither a keyword nor an image you get a random Yoda-style caption. It counts as one caption, like any other.",
    keywords: "empty blank nothing random yoda surprise no keyword",
  },
  {
    id: "image-types",
    question: "Which image files can I upload?",
    answer: `PNG, JPG and GIF files of less than ${megabytes} MB. If yours is another type, save it as a JPG first; if it is too large, make it smaller.`,
    keywords: "image photo picture upload file type format png jpg jpeg gif heic size large mb megabytes",
  },
  {
    id: "image-use",
    question: "How is my image used?",
    answer:
      "The image helps to write the captions that you asked for with it and is not kept afterwards. Free and Premium both use it; Premium takes more of its context into account.",
    keywords: "image photo picture used context stored kept seen recognise analyse",
  },
  {
    id: "platforms",
    question: "Which platforms are supported?",
    answer: `${platformNames}. The captions keep to the length and the habits of the platform you choose; General fits on all of them.`,
    keywords: "platform platforms network social instagram x twitter tiktok facebook general linkedin supported choose",
  },
  {
    id: "length",
    question: "How long can a caption be?",
    answer: `Each caption fits its platform: X ${x.lengthMax} characters counted as X counts them (a link 23, an emoji 2), ${otherLengths}. You never need to shorten one yourself.`,
    keywords: "length long short characters limit maximum count fit cut 280 2200 twitter",
  },
  {
    id: "emoji-level",
    question: "How do I control the number of emoji?",
    answer:
      'Untick "AI Decides" and move the emoji slider: Minimal, Light, Moderate or Heavy. With "AI Decides" ticked, the amount follows the platform\'s habits.',
    keywords: "emoji emojis smiley level slider many few more less none amount",
  },
  {
    id: "hashtag-level",
    question: "How do I control hashtags?",
    answer: `Untick "AI Decides" and move the hashtag slider: None, Few, Several or Many. Captions never carry more hashtags than a platform allows: Instagram and TikTok take ${instagram.hashtagsMax}.`,
    keywords: "hashtag hashtags tags level slider many few more less none number amount",
  },
  {
    id: "ai-decides",
    question: 'What does "AI Decides" do?',
    answer:
      "While it is ticked, the amounts of emoji and hashtags follow the habits of the platform and the two sliders are switched off. Untick it to set them yourself.",
    keywords: "ai decides checkbox automatic sliders disabled greyed dimmed",
  },
  {
    id: "reset",
    question: "What does the Reset button do?",
    answer: 'It brings back the usual settings: both sliders at 50, "AI Decides" on, and the platform General.',
    keywords: "reset button default settings restore sliders",
  },
  {
    id: "tone",
    question: "How do I make captions sound like me?",
    answer: `Press the Tone button, or open the caption style card in the Account tab, and describe your style. Add 1 to 3 example captions of your own: their length, emoji, casing and sign-offs carry over to every new caption. Save an empty text to go back to the usual style.`,
    keywords: "tone style voice personal sound like me examples writing custom brand personality",
  },
  {
    id: "share",
    question: "How do I share a caption?",
    answer:
      "Use the share control beside a caption: X, WhatsApp and email open with the text filled in; Facebook and LinkedIn take only a link and TikTok none, so the caption is copied first for you to paste. On phones your device's own sharing is offered as well.",
    keywords: "share post publish send copy whatsapp linkedin facebook tiktok email link",
  },
  {
    id: "copy",
    question: "How do I copy a caption?",
    answer:
      "Press the copy button beside it; it shows for two seconds that the caption was copied. In History every caption can be copied as well.",
    keywords: "copy clipboard paste text button",
  },
  {
    id: "edit",
    question: "How do I change the text of a caption?",
    answer:
      "Click its text on the Generate tab and type. The counters and the platform's rules follow while you type, your changes are saved by themselves, and Undo, Redo and Back to the first version are below the text. To change an earlier caption, press Open in Generate in the History tab.",
    keywords: "edit change text word correct fix typo undo redo version own wording",
  },
  {
    id: "rewrite",
    question: "How do I get a shorter or different version of one caption?",
    answer: `Press Rewrite below it: the menu offers what can be done well with this caption, for example shorter, funnier or as a question. With the free plan, ${freeRewritesPerGeneration} rewrites of the captions that you got together are free; each further one counts as one caption.`,
    keywords:
      "rewrite shorter longer funnier warmer direct drier question opening version rephrase reword translate one caption",
  },
  {
    id: "adapt",
    question: "How do I fit one caption for several platforms?",
    answer:
      "Press Adapt below it: each platform gets its own tab with a version that you can edit and copy, also Threads, Bluesky and LinkedIn. A long text becomes a thread on X, and hashtags a first comment on Instagram. Adapting counts as one caption.",
    keywords: "adapt several every all platforms crosspost tabs thread threads bluesky linkedin first comment fit",
  },
  {
    id: "hashtag-sets",
    question: "Can I keep hashtags and a signature for all my captions?",
    answer:
      "Yes. Save hashtag sets and a signature under Hashtag sets and signature in the Account tab, and put them under a caption with Add below.",
    keywords: "hashtag sets saved signature sign-off closing line add below reuse same keep footer",
  },
  {
    id: "checker",
    question: "Can I check a caption that I wrote myself?",
    answer:
      "Yes, on the Caption Checker page: paste a text and see on each platform how long it is, where it is folded, and what its hashtags and links do. It works in your browser, without an account, and counts nothing.",
    keywords: "check checker caption checker own text wrote myself paste test length fold count characters tool",
  },
  {
    id: "history",
    question: "Where do I find my earlier captions?",
    answer:
      "In the History tab: every keyword with its captions and when you made them, newest first. Search them, filter them by platform or by favorites, export them, or press Open in Generate to change them. The list on the Generate tab shows only what you made or opened since you signed in.",
    keywords: "history earlier old previous past saved captions find lost list disappeared yesterday week",
  },
  {
    id: "clear-history",
    question: "How do I delete my caption history?",
    answer:
      "Open the History tab, press Clear History and confirm, or press Delete beside one entry. Undo brings everything back for ten seconds; after that, the captions are gone for good. Your account stays.",
    keywords: "clear delete remove erase history captions stored",
  },
  {
    id: "quality",
    question: "How do I get better captions?",
    answer:
      'Be specific: "first hike with my puppy in the rain" gives better captions than "dog". Choose the platform you post on, add an image, and save a tone with one to three of your own captions. Each press of Generate Caption writes new ones.',
    keywords: "better improve quality tips advice bad boring generic specific good different ideas",
  },
  {
    id: "language",
    question: "Can captions be in other languages?",
    answer:
      "The app is in English. You can type your keyword in any language, and describe the language you want in your tone; how well it works depends on the writer in use.",
    keywords: "language languages translate translation english spanish french german other foreign",
  },
  {
    id: "trending",
    question: "What is the Trending page?",
    answer:
      "Trending shows the emojis, hashtags and platform topics of the day with their scores and sources. It is refreshed every day; the countdown shows when.",
    keywords: "trending trends popular hashtags emojis topics today viral score update",
  },
  {
    id: "articles",
    question: "What are the articles about?",
    answer:
      "The article carousel on the main page and on the sign-in page has posts about social-media trends and writing better captions. Click one to read it.",
    keywords: "article articles blog read carousel news feed posts",
  },
  {
    id: "theme",
    question: "Is there a dark mode?",
    answer:
      "Yes. The app follows your device: when the system or browser is set to dark, so is Caption Kite. There is no switch of its own.",
    keywords: "dark mode light theme night colours colors appearance black white background switch",
  },
  {
    id: "suggestion",
    question: "How can I suggest an improvement?",
    answer: "Open the improvement form on the Generate tab and write up to 500 characters. We read every suggestion.",
    keywords: "suggestion suggest improvement idea feature request feedback wish",
  },
];
