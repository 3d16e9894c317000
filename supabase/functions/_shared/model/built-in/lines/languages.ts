import type { Language } from "../language.ts";

export interface LanguageLines { says: readonly string[]; asks: readonly string[]; calls: readonly string[]; leads: readonly string[]; tags: readonly string[] }

/** Lines that hold for any subject in the keyword's own language; the subject stands in front of them. */
export const languageLines: Record<Exclude<Language, "en" | "other">, LanguageLines> = {
  de: {
    leads: ["{T}.", "{T}. Mehr nicht.", "{T} geht immer.", "{T}, wie immer.", "Heute mal {p}.", "Endlich wieder {p}.", "Ich sage nur {p}.", "Darf ich vorstellen, {p}.", "Was soll ich sagen. {T}.", "Ganz ehrlich, {p}.", "Mein Beitrag des Tages. {T}."],
    says: ["Mehr braucht es heute nicht.", "Manches erklärt sich von selbst.", "Kleine Sache, guter Tag.", "Der Umweg hat sich gelohnt.", "Einfach, und gerade deshalb gut.", "Man hätte dabei sein müssen.", "Ein Moment zum Aufheben.", "Ganz ohne Plan, ganz richtig.", "Es wird mit jedem Hinsehen besser.", "Fast hätte ich es für mich behalten."],
    asks: ["Was meint ihr dazu?", "Kennt ihr das?", "Wer ist dabei?", "Was fehlt noch?", "Ja, nein oder vielleicht?", "Woran denkt ihr zuerst?"],
    calls: ["Für später speichern.", "Schick es jemandem, der es braucht.", "Erzählt mir davon.", "Gerne weitersagen."],
    tags: ["Alltag", "KleineMomente", "HeuteSo", "Lieblingsmoment", "GuteLaune", "Momentaufnahme"],
  },
  es: {
    leads: ["{T}.", "{T}. Nada más.", "{T}, como siempre.", "{T} y ya está.", "Hoy toca {p}.", "Otra vez {p}.", "Por fin, {p}.", "Solo digo {p}.", "No digo más. {T}.", "Lo mejor del día, {p}.", "Si me buscan, {p}."],
    says: ["Hoy no hace falta más.", "Hay cosas que se explican solas.", "Algo pequeño, un buen día.", "Valió la pena el desvío.", "Sencillo, y por eso mismo bueno.", "Había que estar allí.", "Un momento para guardar.", "Sin plan y sin prisa.", "Cuanto más lo miras, más te gusta.", "Casi me lo guardo para mí."],
    asks: ["¿Qué opinas?", "¿Te suena?", "¿Quién se apunta?", "¿Qué añadirías?", "¿Sí, no o quizás?", "¿En qué piensas primero?"],
    calls: ["Guárdalo para después.", "Envíaselo a quien lo necesite.", "Cuéntame el tuyo.", "Compártelo con alguien especial."],
    tags: ["Momentos", "HoyToca", "PequeñosMomentos", "BuenDía", "DíaADía", "VidaReal"],
  },
  fr: {
    leads: ["{T}.", "{T}, tout simplement.", "{T}, comme toujours.", "{T} et rien d'autre.", "Aujourd'hui, {p}.", "Encore et toujours {p}.", "Enfin, {p}.", "Je ne dis qu'une chose. {T}.", "Le meilleur moment de la journée, {p}.", "Que dire de plus. {T}."],
    says: ["Rien de plus pour aujourd'hui.", "Certaines choses s'expliquent toutes seules.", "Petite chose, belle journée.", "Le détour en valait la peine.", "Simple, et c'est très bien ainsi.", "Il fallait être là.", "Un instant à garder.", "Sans plan et sans hâte.", "Plus on regarde, plus on aime.", "J'ai failli le garder pour moi."],
    asks: ["Qu'en pensez-vous ?", "Ça vous parle ?", "Qui est partant ?", "Qu'est-ce qui manque ?", "Oui, non ou peut-être ?", "À quoi pensez-vous en premier ?"],
    calls: ["À garder pour plus tard.", "Envoyez-le à quelqu'un qui en a besoin.", "Racontez-moi.", "À partager sans modération."],
    tags: ["PetitsBonheurs", "MomentPrésent", "BelleJournée", "LaVieSimple", "AuQuotidien", "Instants"],
  },
  it: {
    leads: ["{T}.", "{T}, e basta.", "{T}, come sempre.", "{T} e nient'altro.", "Oggi, {p}.", "Ancora una volta {p}.", "Finalmente, {p}.", "Dico solo una cosa. {T}.", "Il meglio della giornata, {p}.", "Che altro dire. {T}."],
    says: ["Oggi non serve altro.", "Certe cose si spiegano da sole.", "Una piccola cosa, una bella giornata.", "La deviazione ne è valsa la pena.", "Semplice, e proprio per questo bello.", "Bisognava esserci.", "Un momento da conservare.", "Senza piani e senza fretta.", "Più lo guardi, più ti piace.", "Stavo quasi per tenerlo per me."],
    asks: ["Che ne pensate?", "Vi suona familiare?", "Chi è dei nostri?", "Cosa aggiungereste?", "Sì, no o forse?", "Qual è il primo pensiero?"],
    calls: ["Da salvare per dopo.", "Mandalo a chi ne ha bisogno.", "Raccontami il tuo.", "Condividilo con qualcuno di speciale."],
    tags: ["PiccoleCose", "MomentiBelli", "OggiCosì", "BellaGiornata", "VitaVera", "Istanti"],
  },
  pt: {
    leads: ["{T}.", "{T}, só isso.", "{T}, como sempre.", "{T} e mais nada.", "Hoje, {p}.", "Mais uma vez {p}.", "Finalmente, {p}.", "Só digo uma coisa. {T}.", "O melhor do dia, {p}.", "Dizer mais para quê. {T}."],
    says: ["Hoje não é preciso mais nada.", "Há coisas que se explicam sozinhas.", "Coisa pequena, dia bom.", "O desvio valeu a pena.", "Simples, e por isso mesmo bom.", "Só estando lá.", "Um momento para guardar.", "Sem plano e sem pressa.", "Quanto mais se olha, mais se gosta.", "Quase guardei só para mim."],
    asks: ["O que acham?", "Parece familiar?", "Quem vem junto?", "O que falta?", "Sim, não ou talvez?", "Em que pensam primeiro?"],
    calls: ["Guarde para depois.", "Mande para quem precisa.", "Conte o seu.", "Partilhe com alguém especial."],
    tags: ["Momentos", "DiaADia", "CoisasBoas", "HojeFoiAssim", "VidaReal", "BomDia"],
  },
  ja: {
    leads: ["{T}", "{T}。", "今日は{p}。", "やっぱり{p}。", "また{p}。", "ただただ{p}。", "気がつけば{p}。"],
    says: ["これだけで十分。", "いい一日になりました。", "言葉はいりません。", "少し寄り道してよかった。", "何度見ても好き。", "小さな幸せ。", "ずっと残しておきたい。", "こういう時間が好き。", "理由はありません。", "明日もきっと同じことを言う。"],
    asks: ["みなさんはどうですか？", "わかる人いますか？", "何を思い出しますか？", "好きな人、いますか？", "一緒にどうですか？", "どこが好きですか？"],
    calls: ["あとで見返せるように保存してね。", "好きそうな人に送ってください。", "コメントで教えてください。"],
    tags: ["日常", "今日の一枚", "小さな幸せ", "暮らし", "好きな時間", "記録"],
  },
  zh: {
    leads: ["{T}", "{T}。", "今天，{p}。", "又是{p}。", "果然还是{p}。", "只想说{p}。", "{T}，就这样。"],
    says: ["这样就够了。", "不需要更多的话。", "小小的快乐。", "绕一点路也值得。", "越看越喜欢。", "想把这一刻留住。", "平凡的一天，刚刚好。", "没有计划，正好。", "差点不舍得分享。", "明天再问，答案一样。"],
    asks: ["你觉得呢？", "有人懂吗？", "你会想到什么？", "谁要一起？", "你也是吗？", "还缺什么？"],
    calls: ["先收藏起来吧。", "发给懂的人。", "在评论里告诉我。"],
    tags: ["日常", "今天", "小确幸", "生活记录", "随手拍", "分享"],
  },
  ko: {
    leads: ["{T}", "{T}.", "오늘은 {p}.", "역시 {p}.", "또 {p}.", "그냥 {p}.", "결국 {p}."],
    says: ["이거면 충분해요.", "말이 필요 없어요.", "작은 행복.", "돌아온 보람이 있네요.", "볼수록 좋아요.", "오래 간직하고 싶은 순간.", "평범해서 더 좋은 하루.", "계획은 없었지만 완벽했어요.", "내일 물어봐도 같은 대답.", "혼자만 알고 싶었는데."],
    asks: ["여러분은 어때요?", "공감하는 사람?", "무엇이 떠오르나요?", "같이 할 사람?", "어디가 제일 좋아요?", "나만 그래요?"],
    calls: ["나중을 위해 저장해 두세요.", "좋아할 사람에게 보내 주세요.", "댓글로 알려 주세요."],
    tags: ["일상", "오늘", "소소한행복", "일상기록", "좋은하루", "순간"],
  },
  ru: {
    leads: ["{T}.", "{T}. И всё.", "{T}, как всегда.", "Сегодня {p}.", "Снова {p}.", "Наконец-то {p}.", "Просто {p}.", "Главное за день. {T}."],
    says: ["Больше ничего не нужно.", "Некоторые вещи понятны без слов.", "Мелочь, а приятно.", "Ради этого стоило свернуть с пути.", "Просто, и тем лучше.", "Такие моменты хочется сохранить.", "Без плана и без спешки.", "Чем дольше смотришь, тем больше нравится.", "Чуть не оставил это себе.", "Спросите завтра, ответ будет тот же."],
    asks: ["А как у вас?", "Кто поймёт?", "Что вспоминается первым?", "Кто со мной?", "Чего не хватает?", "Согласны?"],
    calls: ["Сохраните на потом.", "Отправьте тому, кто поймёт.", "Расскажите в комментариях."],
    tags: ["Сегодня", "Моменты", "МаленькиеРадости", "Будни", "ХорошийДень", "Жизнь"],
  },
  ar: {
    leads: ["{T}", "{T}.", "اليوم {p}.", "من جديد {p}.", "ببساطة {p}.", "{T} وكفى.", "أجمل ما في اليوم، {p}."],
    says: ["لا أحتاج إلى أكثر من هذا.", "بعض الأشياء لا تحتاج إلى شرح.", "تفاصيل صغيرة، يوم جميل.", "لحظة تستحق أن تبقى.", "بلا خطة وبلا عجلة.", "كلما نظرت أكثر، أحببته أكثر.", "البساطة أجمل.", "كدت أحتفظ بها لنفسي.", "يكفيني هذا اليوم.", "الجواب نفسه غدًا."],
    asks: ["ما رأيكم؟", "من يوافقني؟", "ماذا يخطر ببالكم أولًا؟", "من معي؟", "ماذا تضيفون؟", "وأنتم؟"],
    calls: ["احفظوها لوقت لاحق.", "أرسلوها لمن يفهمها.", "أخبروني في التعليقات."],
    tags: ["يوميات", "لحظات", "اليوم", "تفاصيل", "حياتي", "يوم_جميل"],
  },
};

/** For scripts and languages the writer has no lines in: the subject speaks, English only frames it. */
export const otherLeads: readonly string[] = ["{T}", "{T}.", "{T}!", "{T}…", "… {T}", "{T} ♡"];
export const otherSays: readonly string[] = ["No translation needed.", "Enough said.", "Just this.", "That is the whole post.", "Nothing to add.", "You know what it means.", "Some words travel well on their own.", "Said it all.", "Simple as that.", "More of this.", "Keeping it short.", "In one line."];
export const otherAsks: readonly string[] = ["What would you add?", "Who understands?", "Same for you?", "Who can relate?", "Who needs to see this?", "What comes to mind?"];
