import { moneyResponses } from "../../../domain/comments/charged.ts";

/**
 * What the responder says where the knowledge base has no answer. The texts state nothing that they cannot know, and
 * several comments under one post get different ones.
 */
export const responses = {
  question: [
    "A reply here would only guess, so please ask this on the Contact page in the app; a person answers within 24 hours.",
    "This one is for a person: the question reaches one from the Contact page in the app.",
    "We'd rather give you a right answer than a quick one. Please ask on the Contact page in the app; a person replies within 24 hours.",
    "For a question like this the Contact page in the app is best: a person reads it and replies within 24 hours.",
  ],
  wish: [
    "Thanks for the idea. Tell us more on the Contact page in the app; a person reads everything there.",
    "The Contact page in the app is the best place for wishes, because a person reads them.",
    "Noted. Send it from the Contact page in the app too, so that it does not get lost here.",
    "Thanks for the idea! “Suggest an improvement” in the app takes it straight to the people who build it.",
  ],
  thanks: [
    "You're very welcome! 🙌",
    "Happy it helped. Thanks for telling us!",
    "That made our day, thank you!",
    "Our pleasure! Thanks for taking a moment to say so.",
    "Anytime! Good luck with your next post.",
    "Glad it was useful. Thank you for the kind words!",
  ],
  praise: [
    "Thank you, that means a lot to us! 💛",
    "So glad you like it. Thanks for saying so!",
    "What a kind thing to read. Thank you!",
    "Thank you! We had fun making this one.",
    "Reading this with a big smile. Thanks a lot!",
    "Thanks so much! Comments like yours keep us going.",
    "You just made somebody here very happy. Thank you!",
  ],
  trouble: [
    "Sorry this gave you trouble. Please write to us from the Contact page in the app, and a person will look into it with you.",
    "That should not happen, sorry. Tell us what you saw on the Contact page in the app and we will look into it.",
    "We are sorry about that. Please send us a few words on the Contact page in the app: a person replies within 24 hours.",
    "Sorry for the trouble. What you pressed and what you saw helps us most: please send it on the Contact page in the app.",
  ],
  money: moneyResponses,
  accusation: [
    "We take this seriously. Please write to us on the Contact page in the app with what you found, and a person will look into it within 24 hours.",
    "That is not how we want to work, and we would like to look into it. Please send the details on the Contact page in the app; a person reads them.",
    "Thank you for raising this. Please tell us what happened on the Contact page in the app, so that a person can check it and reply within 24 hours.",
  ],
  photoAccusation: [
    "We take this seriously. A photo is only used to write its caption and is not stored; please tell us what you saw on the Contact page in the app, and a person will look into it.",
    "That worries us to read. Photos are not kept after the caption is written; please send us the details on the Contact page in the app, and a person checks it within 24 hours.",
  ],
  expensive: [
    "Fair point. The free plan stays free and needs no card, and we are glad to hear on the Contact page in the app what would make Premium worth it for you.",
    "We hear you. There is a free plan that many people are happy with; thank you for saying plainly what you think.",
  ],
  agreement: [
    "We're with you on that one!",
    "Exactly. Thanks for joining in!",
    "Glad we're not the only ones!",
    "Couldn't have said it better.",
    "Right? Good to see it the same way.",
  ],
  displeased: [
    "Fair enough. Tell us what bothered you on the Contact page in the app, and a person will read it.",
    "We hear you. If you like to say more, a person reads what you send from the Contact page in the app.",
    "Fair enough, not everybody will like it. What would make it better reaches a person from the Contact page in the app.",
  ],
  grief: [
    "We are so sorry. Thank you for telling us; we are thinking of you.",
    "That must be a hard time. Thank you for sharing it with us, and take good care of yourself.",
    "Thank you for trusting us with that. We wish you much strength.",
  ],
  disagreement: [
    "Fair point. What works depends on who follows you; your own numbers decide.",
    "Another view, and it may hold for your posts. Your own numbers decide.",
    "That is one way to see it, and it stands here for others to read.",
  ],
  aiWorry: [
    "We understand that. The best posts still start with something only you know; what is written here is a draft to make your own.",
    "A fair worry, and thank you for saying it. Nothing here replaces what you know about your own work.",
    "We hear you. A tool can help with the blank page; what is worth telling comes from people.",
  ],
  mention: [
    "Hello to you both!",
    "Nice to see you two here!",
    "Thanks for passing it on!",
    "Thank you for sharing this!",
  ],
  laugh: [
    "Glad that made you smile!",
    "Our work here is done. 😄",
    "Same here!",
    "We may have laughed at this one ourselves.",
    "Laughing is the best kind of comment. 😄",
  ],
  short: [
    "Thanks for stopping by!",
    "Good to see you here!",
    "Hello and welcome!",
    "Nice to have you here!",
    "Hi there, and thanks for the wave!",
  ],
  doubt: [
    "Fair point, and it stands here for everybody to read.",
    "We take that on board.",
    "A fair word. Your own posts decide, with or without us.",
    "Understood. Nobody has to take our word for it.",
  ],
  mishap: [
    "Oh dear, that is not what it should say! One more word about what it is about helps, and the Contact page in the app reaches a person.",
    "Sorry about that one! Saying in a few words what it is about helps, and we read what you send from the Contact page in the app.",
  ],
  criticism: [
    "We take that seriously. Please send it on the Contact page in the app: a person checks what the post says and replies within 24 hours.",
    "That should be looked at by a person, not by an automatic reply. Tell us on the Contact page in the app what is wrong or missing; an answer comes within 24 hours.",
    "A post should bear being checked. Please write to us on the Contact page in the app; a person reads it and answers within 24 hours.",
  ],
  training: [
    "We take this seriously. Only you can see your captions and your style; the Privacy page lists everything that is kept, and a person answers what is open on the Contact page in the app.",
    "What you write is yours, and only you can see it in the app. The Privacy page lists what is kept and why; for anything it leaves open, a person answers on the Contact page.",
  ],
  notMyVoice: [
    "That is not how it should be. One to three captions of your own under Tone bring it closer; if it still misses, a person helps on the Contact page in the app.",
    "Then it has missed you. More captions of your own under Tone help most, and a person looks into it with you if you write from the Contact page in the app.",
  ],
  automatic: [
    "Replies here are written automatically. For a word with a person, there is the Contact page in the app; they answer within 24 hours.",
    "Fair to ask: replies under the posts are automatic. A person reads and answers what comes from the Contact page in the app.",
  ],
  suggestion: [
    "That is worth knowing, and it stands here for everybody now. From the Contact page in the app it reaches the person who can add it.",
    "A point that belongs with this subject. Please send it from the Contact page in the app, too, so that a person can add it.",
  ],
  limit: [
    "Captions and hashtags are written in the app; here we only talk about the post.",
    "We leave the writing to the app: type what it is about there, and captions and hashtags come with it.",
    "Here we only comment. In the app a few words are enough for captions and hashtags.",
  ],
  offTopic: [
    "We only know about posts and captions here. Perhaps somebody who reads along can tell you!",
    "That is beyond us: captions and hashtags are what we can do. Does anybody here know?",
  ],
  others: [
    "That one we leave to everybody here. Does anybody know?",
    "Perhaps somebody who reads along can tell you!",
    "Over to everybody who reads this!",
  ],
  story: [
    "Noted, thanks.",
    "We have read it, thanks for commenting.",
    "Read and noted. It stands here for everybody to see.",
    "Thanks for the comment. We read them all.",
    "That has its place here, too.",
    "Noted, and there is room for it here.",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof responses;

/** What may stand before an answer of the knowledge base; the first is nothing. */
export const openings = ["", "Good question! ", "Thanks for asking! ", "Happy to tell you: ", "Hi there! "] as const;
