import type { Language } from "../language.ts";

export interface LanguageLines { says: readonly string[]; asks: readonly string[]; calls: readonly string[]; leads: readonly string[] }

/** Lines that hold for any subject in the keyword's own language; the subject stands in front of them or behind a colon. */
export const languageLines: Record<Exclude<Language, "en" | "other">, LanguageLines> = {
  de: {
    leads: ["{T}.", "{T}.", "Heute: {p}.", "Gerade: {p}.", "Stimmung: {p}.", "{T}, mehr nicht.", "{T}, wie immer."],
    says: ["Mehr braucht es heute nicht.", "Manches erklärt sich von selbst.", "Kleine Sache, guter Tag.", "Der Umweg hat sich gelohnt.", "Einfach, und gerade deshalb gut.", "Man hätte dabei sein müssen.", "Ein Moment zum Aufheben.", "Ganz ohne Plan, ganz richtig.", "Es wird mit jedem Hinsehen besser.", "Fast hätte ich es für mich behalten."],
    asks: ["Was meint ihr dazu?", "Kennt ihr das?", "Wer ist dabei?", "Was fehlt noch?", "Ja, nein oder vielleicht?", "Woran denkt ihr zuerst?"],
    calls: ["Für später speichern.", "Schick es jemandem, der es braucht.", "Erzählt mir davon.", "Gerne weitersagen."],
  },
  es: {
    leads: ["{T}.", "{T}.", "Hoy: {p}.", "Ahora mismo: {p}.", "Plan de hoy: {p}.", "{T}, sin más.", "{T}, como siempre."],
    says: ["Hoy no hace falta más.", "Hay cosas que se explican solas.", "Algo pequeño, un buen día.", "Valió la pena el desvío.", "Sencillo, y por eso mismo bueno.", "Había que estar allí.", "Un momento para guardar.", "Sin plan y sin prisa.", "Cuanto más lo miras, más te gusta.", "Casi me lo guardo para mí."],
    asks: ["¿Qué opinas?", "¿Te suena?", "¿Quién se apunta?", "¿Qué añadirías?", "¿Sí, no o quizás?", "¿En qué piensas primero?"],
    calls: ["Guárdalo para después.", "Envíaselo a quien lo necesite.", "Cuéntame el tuyo.", "Compártelo con alguien especial."],
  },
  fr: {
    leads: ["{T}.", "{T}.", "Aujourd'hui : {p}.", "En ce moment : {p}.", "Au programme : {p}.", "{T}, tout simplement.", "{T}, comme toujours."],
    says: ["Rien de plus pour aujourd'hui.", "Certaines choses s'expliquent toutes seules.", "Petite chose, belle journée.", "Le détour en valait la peine.", "Simple, et c'est très bien ainsi.", "Il fallait être là.", "Un instant à garder.", "Sans plan et sans hâte.", "Plus on regarde, plus on aime.", "J'ai failli le garder pour moi."],
    asks: ["Qu'en pensez-vous ?", "Ça vous parle ?", "Qui est partant ?", "Qu'est-ce qui manque ?", "Oui, non ou peut-être ?", "À quoi pensez-vous en premier ?"],
    calls: ["À garder pour plus tard.", "Envoyez-le à quelqu'un qui en a besoin.", "Racontez-moi.", "À partager sans modération."],
  },
  it: {
    leads: ["{T}.", "{T}.", "Oggi: {p}.", "In questo momento: {p}.", "In programma: {p}.", "{T}, e basta.", "{T}, come sempre."],
    says: ["Oggi non serve altro.", "Certe cose si spiegano da sole.", "Una piccola cosa, una bella giornata.", "La deviazione ne è valsa la pena.", "Semplice, e proprio per questo bello.", "Bisognava esserci.", "Un momento da conservare.", "Senza piani e senza fretta.", "Più lo guardi, più ti piace.", "Stavo quasi per tenerlo per me."],
    asks: ["Che ne pensate?", "Vi suona familiare?", "Chi è dei nostri?", "Cosa aggiungereste?", "Sì, no o forse?", "Qual è il primo pensiero?"],
    calls: ["Da salvare per dopo.", "Mandalo a chi ne ha bisogno.", "Raccontami il tuo.", "Condividilo con qualcuno di speciale."],
  },
  pt: {
    leads: ["{T}.", "{T}.", "Hoje: {p}.", "Agora mesmo: {p}.", "Plano de hoje: {p}.", "{T}, só isso.", "{T}, como sempre."],
    says: ["Hoje não é preciso mais nada.", "Há coisas que se explicam sozinhas.", "Coisa pequena, dia bom.", "O desvio valeu a pena.", "Simples, e por isso mesmo bom.", "Só estando lá.", "Um momento para guardar.", "Sem plano e sem pressa.", "Quanto mais se olha, mais se gosta.", "Quase guardei só para mim."],
    asks: ["O que acham?", "Parece familiar?", "Quem vem junto?", "O que falta?", "Sim, não ou talvez?", "Em que pensam primeiro?"],
    calls: ["Guarde para depois.", "Mande para quem precisa.", "Conte o seu.", "Partilhe com alguém especial."],
  },
};

/** For scripts and languages the writer has no lines in: the subject speaks, English only frames it. */
export const otherLeads: readonly string[] = ["{T}", "{T}", "{T}.", "Today: {p}", "Right now: {p}", "One thing today: {p}"];
export const otherSays: readonly string[] = ["No translation needed.", "Enough said.", "Just this.", "That is the whole post.", "Nothing to add.", "You know what it means.", "Some words travel well on their own.", "Said it all.", "Simple as that.", "More of this.", "Keeping it short.", "In one line."];
export const otherAsks: readonly string[] = ["What would you add?", "Who understands?", "Same for you?", "Who can relate?", "Who needs to see this?", "What comes to mind?"];
