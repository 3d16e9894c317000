import type { PostText } from "../../../domain/posts/port.ts";

/** Posts for the product's own account: one idea about writing each, true of every product of this kind. */
export const brandPosts: readonly PostText[] = [
  {
    content:
      "The first line is the caption. The rest is for people who already like you.\n\nBefore you post, cover everything but the first line with your thumb. Would you tap “more”? If not, swap it for the best sentence further down. It is usually hiding in the middle. ✍️",
    hashtags: ["captionwriting", "writingtips", "instagramtips"],
  },
  {
    content:
      "Stuck on what to write? Name one thing nobody can see in the photo.\n\nThe smell of the bakery, the bus you nearly missed, who held the umbrella. People can look at the picture themselves; you are there to tell them the rest. What is just outside your last frame?",
    hashtags: ["captionideas", "storytelling", "photocaption"],
  },
  {
    content:
      "A question nobody has to think about gets more answers than a clever one.\n\n“Tea or coffee?” beats “What does morning mean to you?” Ask something people can answer while waiting for a lift. Your turn: window seat or aisle? 🪟",
    hashtags: ["engagement", "communitybuilding", "socialmediatips"],
  },
  {
    content:
      "Five hashtags, chosen like guests.\n\nOne for what it is, one for where it is, one for who it is for, one for the mood, and one your regulars know. If you cannot say why a tag is there, it can stay at home. Which one do you always use?",
    hashtags: ["hashtagtips", "instagramtips", "smallbusinesstips"],
  },
  {
    content:
      "Read your caption aloud once. Just once.\n\nWhere you run out of breath, there is a full stop missing. Where you feel silly, there is a word too many. It takes twenty seconds and nobody has to hear you. 🎧",
    hashtags: ["writingtips", "captionwriting", "editing"],
  },
  {
    content:
      "Small shops: the boring bits are the interesting bits.\n\nHow you fold the boxes. Which shelf empties first on a Saturday. Why the bell over the door sounds like that. Nobody else can post those. What would a visitor ask you about?",
    hashtags: ["smallbusiness", "shoplocal", "behindthescenes"],
  },
  {
    content:
      "Three captions for one photo, three different days.\n\n1. What happened.\n2. What it felt like.\n3. What you would do differently.\n\nSame picture, three honest posts. Good photos deserve a second life. ♻️",
    hashtags: ["contentplanning", "contentcreation", "captionideas"],
  },
  {
    content:
      "Delete the first word and see whether you miss it.\n\n“So”, “Just”, “Really”, “Excited to share that…”: most captions begin two words before they start. Try it on your last post and tell us what was left.",
    hashtags: ["editing", "writingtips", "captionwriting"],
  },
  {
    content:
      "A week of posts from one busy hour.\n\nTen minutes: walk around and take six plain photos. Thirty minutes: one sentence for each. Twenty minutes: pick days, then put the phone away. Planned does not mean stiff; it means you are free on Thursday. 🗓️",
    hashtags: ["contentplanning", "socialmediatips", "timemanagement"],
  },
  {
    content:
      "Alt text is a caption for somebody who cannot see the photo. Write it as you would say it on the phone.\n\n“Two mugs on a windowsill, rain outside.” That is all. Have you added one this week?",
    hashtags: ["accessibility", "alttext", "socialmediatips"],
  },
  {
    content:
      "Emoji are salt. 🧂\n\nOne makes a line taste of something, five make it inedible. Put it where your voice would go up, and leave it out where the news is serious. How many is too many for you?",
    hashtags: ["captionwriting", "emoji", "instagramtips"],
  },
  {
    content:
      "Your best caption of last month is still good.\n\nMost of the people who follow you never saw it. Change the first line, take a new photo, post it again. Repeating yourself is only boring for you. Which one would you bring back?",
    hashtags: ["contentcreation", "contentplanning", "creatortips"],
  },
  {
    content:
      "Answer comments like you would at the counter.\n\nUse the words they used, say one thing more than “thanks”, and let them have the last laugh. A kind answer is read by everybody who scrolls past it. 💬",
    hashtags: ["communitybuilding", "engagement", "socialmediatips"],
  },
  {
    content:
      "If the photo shouts, let the caption whisper. If the photo is quiet, the caption may talk.\n\nA firework needs four words. A picture of an empty desk can carry a whole story. Which of your photos needs fewer words?",
    hashtags: ["photocaption", "storytelling", "captionwriting"],
  },
  {
    content:
      "One post, one wish.\n\nLike, comment, share, save, visit, book, and tell a friend? People do none of seven things. Choose the one that matters today and say it plainly at the end. Ours: try it on your next post.",
    hashtags: ["marketingtips", "calltoaction", "smallbusinesstips"],
  },
  {
    content:
      "Monday captions do not have to be about Monday.\n\nTell what you are looking forward to, what went wrong and was funny, or who made your week easier. Real beats motivational, every week of the year. What was the small good thing of your weekend?",
    hashtags: ["captionideas", "communitybuilding", "contentcreation"],
  },
];
