/** Answers in the languages that are recognized. `country` is about the trends, `both` about free accounts. */
export const answersIn = {
  es: {
    question: [
      "La pregunta merece una respuesta de una persona: escríbela en la página Contact de la app y la tienes en 24 horas.",
    ],
    grief: ["Lo sentimos mucho. Te deseamos mucha fuerza.", "Lo sentimos mucho, y gracias por contárnoslo."],
    limit: ["Los textos y los hashtags se escriben en la app; aquí solo hablamos de la publicación."],
    country: ["Hay una sola lista para todos; por ahora no está dividida por países."],
    both: [
      "También con una cuenta gratuita: las fotos, las plataformas y tu propio tono están en los dos planes. Premium añade textos sin límite diario, más variantes y nada de anuncios.",
    ],
    praise: ["¡Muchas gracias! 💛", "¡Qué alegría leerlo, gracias!", "¡Gracias por tus palabras!"],
    complaint: [
      "Lo sentimos. Cuéntanos en la página Contact de la app qué ha pasado; responde una persona en 24 horas.",
      "Sentimos las molestias. Escríbenos en la página Contact de la app y una persona lo mirará.",
    ],
    other: ["Gracias por tu comentario.", "Gracias por escribirnos.", "Gracias, lo hemos leído."],
  },
  de: {
    question: [
      "Das soll ein Mensch beantworten: Stell die Frage auf der Seite Contact in der App, die Antwort kommt innerhalb von 24 Stunden.",
    ],
    grief: [
      "Das tut uns sehr leid. Wir wünschen dir viel Kraft.",
      "Unser herzliches Beileid. Danke, dass du es uns erzählst.",
    ],
    limit: ["Texte und Hashtags schreibt die App; hier reden wir nur über den Beitrag."],
    country: ["Es gibt bisher eine Liste für alle; sie ist nicht nach Ländern geteilt."],
    both: [
      "Auch mit einem kostenlosen Konto: Fotos, Plattformen und dein eigener Stil gehören zu beiden Plänen. Premium bringt dazu Texte ohne Tageslimit, mehr Varianten und keine Werbung.",
    ],
    praise: ["Vielen Dank! 💛", "Das freut uns sehr, danke!", "Danke für die lieben Worte!"],
    complaint: [
      "Das tut uns leid. Schreib uns auf der Seite Contact in der App, was passiert ist; ein Mensch antwortet innerhalb von 24 Stunden.",
      "Entschuldige den Ärger. Auf der Seite Contact in der App erreichst du einen Menschen, der sich das ansieht.",
    ],
    other: ["Danke für deinen Kommentar.", "Danke, dass du uns schreibst.", "Danke, wir haben es gelesen."],
  },
  fr: {
    question: [
      "Une personne doit répondre à cela : posez la question sur la page Contact de l'app, la réponse vient sous 24 heures.",
    ],
    grief: [
      "Nous sommes vraiment désolés. Nous vous souhaitons beaucoup de courage.",
      "Toutes nos condoléances, et merci de nous l'avoir confié.",
    ],
    limit: ["Les textes et les hashtags s'écrivent dans l'app ; ici, nous parlons seulement de la publication."],
    country: ["Il y a une seule liste pour tout le monde ; elle n'est pas encore divisée par pays."],
    both: [
      "Aussi avec un compte gratuit : les photos, les plateformes et votre propre ton sont dans les deux plans. Premium ajoute des textes sans limite par jour, plus de variantes et pas de publicité.",
    ],
    praise: ["Merci beaucoup ! 💛", "Cela nous fait très plaisir, merci !", "Merci pour ces mots gentils !"],
    complaint: [
      "Nous sommes désolés. Dites-nous sur la page Contact de l'app ce qui s'est passé ; une personne répond sous 24 heures.",
      "Désolés pour le désagrément. Écrivez-nous sur la page Contact de l'app, une personne s'en occupe.",
    ],
    other: ["Merci pour votre commentaire.", "Merci de nous écrire.", "Merci, nous l'avons lu."],
  },
  it: {
    question: [
      "A questo deve rispondere una persona: scrivilo nella pagina Contact dell'app e la risposta arriva entro 24 ore.",
    ],
    grief: ["Ci dispiace molto. Ti auguriamo tanta forza.", "Le nostre condoglianze, e grazie di avercelo raccontato."],
    limit: ["I testi e gli hashtag si scrivono nell'app; qui parliamo solo del post."],
    country: ["C'è una sola lista per tutti; per ora non è divisa per paese."],
    both: [
      "Anche con un account gratuito: foto, piattaforme e il tuo tono sono in tutti e due i piani. Premium aggiunge testi senza limite al giorno, più varianti e niente pubblicità.",
    ],
    praise: ["Grazie mille! 💛", "Che bello leggerlo, grazie!", "Grazie per le belle parole!"],
    complaint: [
      "Ci dispiace. Raccontaci nella pagina Contact dell'app che cosa è successo; una persona risponde entro 24 ore.",
      "Ci dispiace per il disagio. Scrivici nella pagina Contact dell'app e una persona lo controlla.",
    ],
    other: ["Grazie per il tuo commento.", "Grazie per averci scritto.", "Grazie, lo abbiamo letto."],
  },
  pt: {
    question: ["A isto deve responder uma pessoa: escreva na página Contact da app e a resposta chega em 24 horas."],
    grief: ["Lamentamos muito. Desejamos-lhe muita força.", "Os nossos sentimentos, e obrigado por nos contar."],
    limit: ["Os textos e as hashtags escrevem-se na app; aqui falamos só da publicação."],
    country: ["Há uma só lista para todos; por agora não está dividida por países."],
    both: [
      "Também com uma conta gratuita: fotos, plataformas e o seu próprio tom estão nos dois planos. O Premium acrescenta textos sem limite diário, mais variantes e nenhum anúncio.",
    ],
    praise: ["Muito obrigado! 💛", "Que bom ler isto, obrigado!", "Obrigado pelas palavras!"],
    complaint: [
      "Lamentamos. Conte-nos na página Contact da app o que aconteceu; uma pessoa responde em 24 horas.",
      "Pedimos desculpa. Escreva-nos na página Contact da app e uma pessoa vai ver.",
    ],
    other: ["Obrigado pelo seu comentário.", "Obrigado por nos escrever.", "Obrigado, nós lemos."],
  },
} as const;

const foreignPraise =
  /[❤💛💙💚💜😍🥰🔥👏🙌💯😘✨👍🎉]|(?<!\p{L})(?:gracias|danke|merci|grazie|obrigad[oa]|genial|geil|super|toll|klasse|schön\p{L}*|liebe|bravo|bravi|j['’]adore|adoro|me encanta|amo|amei|bello|bellissimo|bonito|lindo|lind[oa]s|excelente|excellent|ottimo|perfecto|perfekt|parfait|perfetto|perfeito|incre[ií]ble|incr[ií]vel|increíble|magnifique|fantastico|fantástico|top|mega|wunderbar|hermoso|buen[ií]simo|muy bueno|muito bom|trop bien)(?!\p{L})/iu;
const foreignComplaint =
  /(?<!\p{L})(?:no (?:me )?(?:funciona|sirve|carga|deja|gusta)|malo|malísimo|horrible|pésim[oa]|estafa|robo|basura|caro|cobr(?:aron|aram)|funktioniert nicht|geht nicht|schlecht|schrecklich|abzocke|betrug|teuer|müll|enttäusch\p{L}*|(?:ne |n['’])?(?:marche|fonctionne) pas|nul(?:le)?|arnaque|d[eé]çu\p{L}*|trop cher|mauvais|pas (?:content|terrible)|non funziona|brutt[oa]|schifo|truffa|pessimo|troppo car[oa]|delus[oa]|não (?:funciona|gostei|consigo)|ruim|golpe|lixo|decepcionad[oa]|mentiros[oa]s?|mentira|gelogen|lügner|menteurs?|bugiard[oi]|(?:entrenáis|entrenan|trainiert|entraînez|addestrate|treinam)(?: \p{L}+)* (?:ia|ki)|nadie responde|keiner antwortet|personne ne répond|nessuno risponde|ninguém responde)(?!\p{L})/iu;

const lostPassword =
  /(?<!\p{L})(?:(?:perd|perso|verloren|olvid|vergessen|oublié|dimenticat|esquec)\p{L}*(?: \p{L}+)* (?:password|contraseña|senha|passwort|mot de passe)|passwort (?:verloren|vergessen))(?!\p{L})/iu;
const foreignDenial =
  /(?<!\p{L})(?:(?:no es|non è|não é|n['’]est pas|c['’]est pas|ist nicht|nicht) (?:verdad|cierto|vero|verdade|vrai|wahr|richtig)|stimmt (?:so )?nicht|no estoy de acuerdo|pas d['’]accord|nicht einverstanden|non sono d['’]accordo|não concordo|falso|falsch|c['’]est faux|errado|sbagliato)(?!\p{L})/iu;
const foreignGrief =
  /(?<!\p{L})(?:falleci[oó]|murió|ha muerto|perd[ií] a (?:mi|nuestr[oa])|gestorben|verstorben|(?:mutter|vater|mama|papa|oma|opa|mann|frau|hund|katze) verloren|décédée?|est morte?|nous a quittés|j['’]ai perdu (?:ma |mon )(?:mère|maman|père|papa|frère|sœur|soeur|fils|fille|mari|femme|grand-\p{L}+|mamie|papi|chien|chat|ami)|è mort[oa]|è mancat[oa]|ho perso (?:mi[ao]|il mio|la mia) (?:madre|mamma|padre|papà|fratello|sorella|figli[oa]|marito|moglie|nonn[oa]|cane|gatto|gatta|amic[oa])|faleceu|morreu|perdi (?:a minha|o meu|minha|meu) (?:mãe|pai|irmã|irmão|filh[oa]|marido|esposa|mulher|avó|avô|cachorr[oa]|cão|gat[oa]|amig[oa]))(?! (?:de risa|de rire|dal ridere|de rir))(?!\p{L})/iu;
const foreignRequest =
  /^(?:por favor|bitte|svp|per favore|bot|hola|hallo|ciao|olá|oi|[,! ])*(?:escr[ií]be(?:me|nos)?|haz(?:me)?|dame|schreib(?:e|t)? (?:mir|uns)|mach (?:mir|uns)|gib mir|écri(?:s|vez)[- ]moi|fai(?:s|tes)[- ]moi|donne[- ]moi|scrivi(?:mi)?|fammi|dammi|escrev[ae](?:-me)?|faz(?:-me)?|me (?:dá|faz|escreve))(?!\p{L}).*\b(?:hashtags?|captions?|textos?|texte?|testi?|legendas?|légendes?|didascalie?|receta|rezept|recette|ricetta|receita|bio|posts?|publicación|gedicht|poema|poème|poesia)\b/iu;

/** Which of the answers above suits a comment in one of these languages. */
export function foreignKind(comment: string): Exclude<keyof (typeof answersIn)["es"], "country" | "both"> {
  if (foreignGrief.test(comment)) return "grief";
  if (lostPassword.test(comment) && comment.includes("?")) return "question";
  if (foreignComplaint.test(comment) || lostPassword.test(comment)) return "complaint";
  if (foreignRequest.test(comment)) return "limit";
  if (comment.includes("?")) return "question";
  return foreignPraise.test(comment) && !foreignDenial.test(comment) ? "praise" : "other";
}
