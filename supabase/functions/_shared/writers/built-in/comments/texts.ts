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
    "Fair point, and thank you for saying it plainly.",
    "We take that on board, thank you.",
    "A fair word. Your own posts decide, with or without us.",
    "Understood, and thank you for being open about it.",
  ],
  mishap: [
    "Oh dear, that is not what it should say! One more word about what it is about helps, and the Contact page in the app reaches a person.",
    "Sorry about that one! Saying in a few words what it is about helps, and we read what you send from the Contact page in the app.",
  ],
  others: [
    "That one we leave to everybody here. Does anybody know?",
    "Perhaps somebody who reads along can tell you!",
    "Over to everybody who reads this!",
  ],
  story: [
    "Thanks for joining in!",
    "Thank you for your comment, we read every one.",
    "Thanks for taking the time to write this.",
    "We read this one together, thank you.",
    "Thank you for putting it in your own words.",
    "Good to have your voice here, thanks.",
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

/** Answers in the languages that are recognized: to praise, to complaints, and to everything else that is no question. */
export const answersIn = {
  es: {
    question: ["Buena pregunta. Escríbela en la página Contact de la app y te responde una persona en 24 horas."],
    praise: ["¡Muchas gracias! 💛", "¡Qué alegría leerlo, gracias!", "¡Gracias por tus palabras!"],
    complaint: [
      "Lo sentimos. Cuéntanos en la página Contact de la app qué ha pasado; responde una persona en 24 horas.",
      "Sentimos las molestias. Escríbenos en la página Contact de la app y una persona lo mirará.",
    ],
    other: ["Gracias por tu comentario.", "Gracias por escribirnos.", "Gracias, lo hemos leído."],
  },
  de: {
    question: [
      "Gute Frage! Stell sie auf der Seite Contact in der App, und ein Mensch antwortet innerhalb von 24 Stunden.",
    ],
    praise: ["Vielen Dank! 💛", "Das freut uns sehr, danke!", "Danke für die lieben Worte!"],
    complaint: [
      "Das tut uns leid. Schreib uns auf der Seite Contact in der App, was passiert ist; ein Mensch antwortet innerhalb von 24 Stunden.",
      "Entschuldige den Ärger. Auf der Seite Contact in der App erreichst du einen Menschen, der sich das ansieht.",
    ],
    other: ["Danke für deinen Kommentar.", "Danke, dass du uns schreibst.", "Danke, wir haben es gelesen."],
  },
  fr: {
    question: ["Bonne question ! Posez-la sur la page Contact de l'app, une personne répond sous 24 heures."],
    praise: ["Merci beaucoup ! 💛", "Cela nous fait très plaisir, merci !", "Merci pour ces mots gentils !"],
    complaint: [
      "Nous sommes désolés. Dites-nous sur la page Contact de l'app ce qui s'est passé ; une personne répond sous 24 heures.",
      "Désolés pour le désagrément. Écrivez-nous sur la page Contact de l'app, une personne s'en occupe.",
    ],
    other: ["Merci pour votre commentaire.", "Merci de nous écrire.", "Merci, nous l'avons lu."],
  },
  it: {
    question: ["Bella domanda! Scrivila nella pagina Contact dell'app e una persona risponde entro 24 ore."],
    praise: ["Grazie mille! 💛", "Che bello leggerlo, grazie!", "Grazie per le belle parole!"],
    complaint: [
      "Ci dispiace. Raccontaci nella pagina Contact dell'app che cosa è successo; una persona risponde entro 24 ore.",
      "Ci dispiace per il disagio. Scrivici nella pagina Contact dell'app e una persona lo controlla.",
    ],
    other: ["Grazie per il tuo commento.", "Grazie per averci scritto.", "Grazie, lo abbiamo letto."],
  },
  pt: {
    question: ["Boa pergunta! Escreva-a na página Contact da app e uma pessoa responde em 24 horas."],
    praise: ["Muito obrigado! 💛", "Que bom ler isto, obrigado!", "Obrigado pelas palavras!"],
    complaint: [
      "Lamentamos. Conte-nos na página Contact da app o que aconteceu; uma pessoa responde em 24 horas.",
      "Pedimos desculpa. Escreva-nos na página Contact da app e uma pessoa vai ver.",
    ],
    other: ["Obrigado pelo seu comentário.", "Obrigado por nos escrever.", "Obrigado, nós lemos."],
  },
} as const;

const foreignPraise =
  /[❤💛💙💚💜😍🥰🔥👏🙌💯😘✨👍🎉]|(?<!\p{L})(?:gracias|danke|merci|grazie|obrigad[oa]|genial|geil|super|toll|klasse|schön|liebe|bravo|bravi|j['’]adore|adoro|me encanta|amo|amei|bello|bellissimo|bonito|lindo|lind[oa]s|excelente|excellent|ottimo|perfecto|perfekt|parfait|perfetto|perfeito|incre[ií]ble|incr[ií]vel|increíble|magnifique|fantastico|fantástico|top|mega|wunderbar|hermoso|buen[ií]simo|muy bueno|muito bom|trop bien)(?!\p{L})/iu;
const foreignComplaint =
  /(?<!\p{L})(?:no (?:me )?(?:funciona|sirve|carga|deja|gusta)|malo|malísimo|horrible|pésim[oa]|estafa|robo|basura|caro|cobr(?:aron|aram)|funktioniert nicht|geht nicht|schlecht|schrecklich|abzocke|betrug|teuer|müll|enttäusch\p{L}*|(?:ne |n['’])?(?:marche|fonctionne) pas|nul(?:le)?|arnaque|d[eé]çu\p{L}*|trop cher|mauvais|pas (?:content|terrible)|non funziona|brutt[oa]|schifo|truffa|pessimo|troppo car[oa]|delus[oa]|não (?:funciona|gostei|consigo)|ruim|golpe|lixo|decepcionad[oa]|nadie responde|keiner antwortet|personne ne répond|nessuno risponde|ninguém responde)(?!\p{L})/iu;

/** Which of the answers above suits a comment in one of these languages. */
export function foreignKind(comment: string): keyof (typeof answersIn)["es"] {
  if (foreignComplaint.test(comment)) return "complaint";
  if (comment.includes("?")) return "question";
  return foreignPraise.test(comment) ? "praise" : "other";
}
