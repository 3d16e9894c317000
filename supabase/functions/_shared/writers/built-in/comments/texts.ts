/**
 * What the responder says where the knowledge base has no answer. The texts state nothing that they cannot know, and
 * several comments under one post get different ones.
 */
export const responses = {
  question: [
    "Good question! If the post above does not answer it, write to us from the Contact page in the app and a person will get back to you.",
    "Glad you ask! Our team reads what you send from the Contact page in the app and will give you a proper answer there.",
    "We'd rather give you a good answer than a quick one: the Contact page in the app reaches a person who knows.",
    "That deserves a real answer. Ask it on the Contact page in the app, and a person replies within 24 hours.",
  ],
  wish: [
    "What a nice idea, thank you! Tell us more on the Contact page in the app; a person reads everything there.",
    "We like how you think! The Contact page in the app is the best place for wishes, because a person reads them.",
    "Noted with a smile. Send it from the Contact page in the app too, so that it does not get lost here.",
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
    "Fair enough, and thank you for saying it plainly. Tell us what bothered you on the Contact page in the app, and a person will read it.",
    "Sorry to hear that. What would make it better for you? The Contact page in the app reaches a person.",
    "We hear you. If you have a minute, write us what went wrong on the Contact page in the app.",
    "Sorry that this was not for you. A few words on the Contact page in the app about what was missing would help us.",
  ],
  grief: [
    "We are so sorry. Thank you for telling us; we are thinking of you.",
    "That must be a hard time. Thank you for sharing it with us, and take good care of yourself.",
    "Thank you for trusting us with that. We wish you much strength.",
  ],
  disagreement: [
    "Fair point, and thank you for saying so. What works depends on who follows you; your own numbers decide.",
    "Good to hear another view. What has worked better for you?",
    "Thanks for disagreeing openly; others will see it your way, too.",
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
  story: [
    "Thanks for sharing that with us! We'd love to hear how it goes on.",
    "We enjoyed reading that. Thanks for taking the time!",
    "Thanks for telling us. It is good to hear how it is for you.",
    "That was good to read, thank you for writing it down.",
    "Thanks for adding that. There is always one more side to it!",
  ],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof responses;

/** What may stand before an answer of the knowledge base; the first is nothing. */
export const openings = [
  "",
  "Good question! ",
  "Glad you ask! ",
  "Thanks for asking! ",
  "Happy to tell you: ",
  "Hi there! ",
  "Sure thing. ",
] as const;

/** Thanks in the languages that are recognized, for comments that are no questions: they suit praise and complaints. */
export const thanksIn = {
  es: ["Gracias por tu comentario.", "Gracias por escribirnos.", "Gracias, lo hemos leído."],
  de: ["Danke für deinen Kommentar.", "Danke, dass du uns schreibst.", "Danke, wir haben es gelesen."],
  fr: ["Merci pour votre commentaire.", "Merci de nous écrire.", "Merci, nous l'avons lu."],
  it: ["Grazie per il tuo commento.", "Grazie per averci scritto.", "Grazie, lo abbiamo letto."],
  pt: ["Obrigado pelo seu comentário.", "Obrigado por nos escrever.", "Obrigado, nós lemos."],
} as const;
