/** Words about style, in the six supported languages. */
const styleWords = new Set(
  (
    "tone style voice caption captions post posts text words sentence sentences humor humour jokes puns emoji emojis hashtag hashtags vibe vibes " +
    "casual formal professional friendly warm funny witty sarcastic dry short long brief concise punchy simple minimal minimalist minimalistic " +
    "playful quirky bold honest direct positive upbeat cheerful energetic enthusiastic excited hyped inspirational inspiring motivational motivating " +
    "uplifting encouraging empowering poetic lyrical dreamy romantic whimsical melancholic nostalgic storytelling stories anecdotes relatable " +
    "conversational chatty relaxed chill laid-back cool edgy sassy cheeky ironic deadpan gen z genz millennial trendy modern elegant classy " +
    "luxurious luxury polished clean clear informative educational expert trustworthy authentic personal heartfelt emotional sincere gentle calm " +
    "cozy cosy mindful serious polite corporate salesy creative clever smart silly lowercase uppercase caps capitals capital case lower upper " +
    "aesthetic detailed descriptive thoughtful slang exclamation marks mark questions question punctuation full stops signed sign-off signature " +
    "old-fashioned language english spanish german french italian portuguese letters energy examples example " +
    "estilo tono voz corto corta cortas cortos cercano cercana cálido cálida seco seca formal divertido divertida frases frase español castellano " +
    "exclamaciones signos preguntas emoticonos minúsculas mayúsculas firmado " +
    "stil ton kurz kurze kurzer trocken herzlich locker förmlich sachlich sätze satz deutsch ausrufezeichen kleinbuchstaben klein kleingeschrieben fragen " +
    "style ton court courte courts courtes phrases phrase chaleureux sec formel français minuscules majuscules émojis exclamation " +
    "stile tono breve brevi caldo asciutto formale frasi frase italiano minuscolo maiuscole esclamativi domande " +
    "curto curta curtas próximo próxima frases português minúsculas maiúsculas perguntas exclamação"
  ).split(" "),
);

/** Function words, which do not count. */
const smallWords = new Set(
  (
    "a an and or but with of in the to as like very more less not too bit little some sometimes mostly usually often always never slightly super kind lots many few " +
    "no one two all my our we i you it is are be for on at by from about without sin con y o muy en nuestro nuestra mi ohne mit und oder sehr keine kein nie immer viel viele ein eine " +
    "auf sans avec et ou très pas de des les un une en toujours jamais senza con e o molto sempre mai un una in niente sem com muito sempre nunca um uma em max maximum only just " +
    "only nur solo seulement solamente apenas"
  ).split(" "),
);

/** The beginnings of instructions about style. */
const instruction =
  /^(?:i (?:like|write|prefer|use|love|want|am|usually|always|never|sound|sign|don['’]?t)|we (?:like|write|prefer|use|want|are|always|never|sound|sign|don['’]?t)|my (?:style|tone|voice|captions?|posts?)|our (?:style|tone|voice|captions?|posts?)|please|use|avoid|keep|write|don['’]?t|never use|always sign|be |sound|tone\b|style\b|voice\b|no (?:emojis?|hashtags?|exclamation|questions?|caps)|lots of|escrib\p{L}+|usa\p{L}*|sin |schreib\p{L}*|wir schreiben|ich schreibe|écri\p{L}+|j['’]écris|nous écrivons|scriv\p{L}+|escrev\p{L}+)/iu;

/** From this share of words about style on, a line is a description, not a caption. */
const shareMin = 0.4;

const wordOfText = /[\p{L}'’-]+/gu;

/** Whether a line describes a style. A caption may contain a word about style, but a description consists of them. */
export function isStyleTalk(line: string): boolean {
  const text = line.trim();
  if (instruction.test(text)) return true;
  const words = (text.toLowerCase().match(wordOfText) ?? []).filter((word) => !smallWords.has(word));
  const hits = words.filter((word) => styleWords.has(word)).length;
  return words.length > 0 && hits / words.length >= shareMin;
}
