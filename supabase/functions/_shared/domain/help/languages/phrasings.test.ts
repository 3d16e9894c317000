import assert from "node:assert/strict";
import { answerIn } from "./answer.ts";
import { languageOfQuestion } from "./detect.ts";
import { answeredLanguages, entriesIn, type AnsweredLanguage } from "./texts.ts";

/** Questions as people put them, each with the entry that answers it. */
const questions: Record<AnsweredLanguage, Readonly<Record<string, readonly string[]>>> = {
  es: {
    cancel: ["como cancelo la suscripcion no encuentro donde"],
    history: ["¿dónde encuentro los textos que hice ayer?", "no veo lo que generé la semana pasada"],
    tone: ["¿cómo hago para que parezca escrito por mí?", "quiero que escriba con mi estilo"],
    offline: ["¿se puede usar sin conexión a internet?"],
    favorites: ["¿dónde veo los que marqué con la estrella?"],
    "best-time": ["¿a qué hora conviene subir un post?"],
    price: ["¿cuánto sale al mes y puedo cancelar en cualquier momento?"],
    share: ["¿puedo compartirlo directo a facebook?"],
    "photo-privacy": ["¿entrenan su inteligencia artificial con mis fotos?"],
    free: ["¿qué diferencia hay entre la cuenta gratis y entrar como visitante?"],
    "image-size": ["¿qué formato lleva una historia de instagram?"],
  },
  de: {
    history: ["wo finde ich die texte von gestern?", "wo ist das was ich letzte woche geschrieben hab"],
    tone: ["wie krieg ich das hin dass es wie ich klingt", "kann ich meinen eigenen schreibstil hinterlegen?"],
    offline: ["funktioniert das auch im zug ohne netz?"],
    favorites: ["wo sehe ich die mit stern markierten captions"],
    "best-time": ["um welche uhrzeit sollte man am besten posten?"],
    price: ["was kostet premium und kann man monatlich kündigen"],
    share: ["kann ich das direkt bei facebook teilen?"],
    "photo-privacy": ["werden meine bilder zum trainieren einer ki benutzt?"],
    free: ["was ist der unterschied zwischen gast und kostenlosem konto?"],
    "image-size": ["welches format braucht eine instagram story?"],
  },
  fr: {
    history: [
      "où sont les légendes que j'ai faites hier ?",
      "je ne retrouve plus ce que j'ai écrit la semaine dernière",
    ],
    tone: [
      "comment faire pour que les légendes ressemblent à ma façon d'écrire ?",
      "je veux que ça garde mon style à moi",
    ],
    offline: ["est-ce que ça fonctionne sans réseau dans le train ?"],
    favorites: ["où voir celles que j'ai marquées d'une étoile ?"],
    "best-time": ["vers quelle heure vaut-il mieux poster ?"],
    price: ["c'est combien par mois et on peut résilier quand on veut ?"],
    share: ["je peux partager direct sur facebook ?"],
    "photo-privacy": ["mes photos servent à entraîner une intelligence artificielle ?"],
    free: ["quelle différence entre un compte gratuit et un visiteur ?"],
    "image-size": ["quel format pour une story instagram ?"],
  },
  it: {
    history: ["dove trovo le didascalie che ho fatto ieri?", "non vedo più quello che ho scritto la settimana scorsa"],
    tone: ["come faccio a farlo scrivere come scrivo io?", "voglio che usi il mio modo di scrivere"],
    offline: ["si può usare senza connessione internet?"],
    favorites: ["dove vedo quelli segnati con la stella?"],
    "best-time": ["a che ora conviene pubblicare su instagram"],
    price: ["quanto costa al mese e posso disdire quando voglio?"],
    share: ["posso condividerlo direttamente su facebook?"],
    "photo-privacy": ["usate le nostre foto per allenare l'intelligenza artificiale?"],
    free: ["che differenza c'è tra account gratis e visitatore?"],
    "image-size": ["che formato ci vuole per una storia instagram?"],
  },
  pt: {
    history: ["cadê as legendas que fiz ontem?", "não acho o que escrevi semana passada"],
    tone: ["como faço pra ficar com o meu jeito de escrever?", "quero que pareça que fui eu que escrevi"],
    offline: ["oi, posso usar sem internet?"],
    favorites: ["onde vejo as que marquei com estrela?"],
    "best-time": ["que horas é melhor postar no insta?"],
    price: ["quanto é por mês e posso cancelar quando quiser?"],
    share: ["dá pra mandar direto pro facebook?"],
    "photo-privacy": ["minhas fotos são usadas pra treinar inteligência artificial?"],
    free: ["qual a diferença entre conta grátis e visitante?"],
    "image-size": ["qual o formato de um story do instagram?"],
  },
};
for (const language of answeredLanguages) {
  Deno.test(`questions in ${language} as people put them find their answer`, () => {
    const wrong = Object.entries(questions[language]).flatMap(([id, asked]) =>
      asked.filter((question) => {
        const wanted = entriesIn(language).find((entry) => entry.id === id)?.answer;
        return languageOfQuestion(question) !== language || answerIn(language, question).text !== wanted;
      }),
    );
    assert.deepEqual(wrong, []);
  });
}
