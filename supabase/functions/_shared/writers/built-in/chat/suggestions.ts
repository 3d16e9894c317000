import { platforms } from "../../../contract/rules/platforms.ts";
import type { TrendingData } from "../../../contract/wire/trending.ts";
import { ideasFor } from "../../../domain/chat/ideas/ideas.ts";
import type { ChatAnswer, ChatTask } from "../../../domain/chat/port.ts";
import type { SuggestionRequest } from "../../../domain/chat/requests/suggestions.ts";
import { languageOfQuestion } from "../../../domain/help/languages/detect.ts";
import type { AnsweredLanguage } from "../../../domain/help/languages/texts.ts";
import { textOf } from "./captions.ts";
import { asksFor } from "./sentences.ts";

const hashtagCount = { free: 10, premium: 18 };
const ideaCount = { free: 5, premium: 10 };

const list = (items: readonly string[]) => items.map((item, index) => `${index + 1}. ${item}`).join("\n");

const chooseFew: Record<AnsweredLanguage, string> = {
  es: "Elige pocos, los que digan exactamente de qué trata la publicación; tu ciudad como hashtag llega a la gente de cerca.",
  de: "Nimm wenige, die genau sagen, worum es geht; dein Ort als Hashtag erreicht Leute in der Nähe.",
  fr: "Choisissez-en peu, qui disent exactement de quoi il s'agit ; votre ville en hashtag touche les gens d'à côté.",
  it: "Scegline pochi, che dicano esattamente di che cosa si tratta; la tua città come hashtag raggiunge chi è vicino.",
  pt: "Escolha poucos, que digam exatamente do que se trata; a sua cidade como hashtag chega a quem está perto.",
};

export async function answerHashtags(
  { tools, person, turns }: ChatTask,
  { subject, platform, count, spoken = null }: SuggestionRequest,
): Promise<ChatAnswer> {
  if (subject === "") return { text: asksFor.hashtags, buttons: [{ kind: "open", place: "trending" }] };
  const most = person.premiumAccess ? hashtagCount.premium : hashtagCount.free;
  const found = await tools.hashtags(subject, platform);
  const tags = found.slice(0, Math.min(most, Math.max(3, count ?? most)));
  if (tags.length === 0) return { text: `I found no hashtags for “${subject}”. Try another word for it.` };
  const line = tags.map((tag) => `#${tag}`).join(" ");
  const language = spoken ?? languageOfQuestion(turns.at(-1)?.content ?? "");
  if (language !== null) {
    const lead = `Hashtags: ${subject}. ${chooseFew[language]}`;
    return { text: `${lead}\n\n${line}`, lead, texts: [textOf(line)] };
  }
  const { label, hashtagsMax } = platforms[platform];
  const rule =
    hashtagsMax === null
      ? ""
      : ` ${label} takes ${hashtagsMax} at most, so choose those that say exactly what this post is about;`;
  const note = `${rule || " Choose those that say exactly what this post is about;"} your town as a tag finds people nearby.`;
  return {
    text: `Hashtags for “${subject}”:\n\n${line}\n\n${note.trim()}`,
    lead: `Hashtags for “${subject}”.${note}`,
    texts: [textOf(line)],
  };
}

/** The ideas themselves exist only in English. */
const ideasIn: Record<AnsweredLanguage, string> = {
  es: "Ideas para publicaciones de tu oficio; las tengo solo en inglés. Dime una con tus palabras y te escribo el texto en español.",
  de: "Ideen für Beiträge aus deinem Beruf; ich habe sie nur auf Englisch. Nenn mir eine mit deinen Worten, und ich schreibe den Text auf Deutsch.",
  fr: "Des idées de publications pour votre métier ; je ne les ai qu'en anglais. Dites-m'en une avec vos mots et j'écris le texte en français.",
  it: "Idee di post per il tuo mestiere; le ho solo in inglese. Dimmene una con parole tue e scrivo il testo in italiano.",
  pt: "Ideias de posts para a sua área; só as tenho em inglês. Diga uma com as suas palavras e escrevo o texto em português.",
};

export function answerIdeas(
  { person, now }: ChatTask,
  { subject, count, spoken = null }: SuggestionRequest,
): ChatAnswer {
  if (subject === "") return { text: asksFor.ideas };
  const { ideas, days } = ideasFor(subject, now);
  const most = person.premiumAccess ? ideaCount.premium : ideaCount.free;
  const shown = ideas.slice(0, Math.min(most, Math.max(3, count ?? most)));
  if (spoken !== null) return { text: `${ideasIn[spoken]}\n\n${list(shown)}` };
  const ahead = days.length === 0 ? "" : `\n\nDays ahead:\n${days.map((day) => `• ${day}`).join("\n")}`;
  return {
    text: `Ideas for posts: ${subject}\n\n${list(shown)}${ahead}`,
    buttons: shown.slice(0, 2).map((idea, index) => ({
      kind: "ask",
      label: `Caption for idea ${index + 1}`,
      question: `Write a caption about: ${idea}`,
    })),
  };
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

export async function answerTrends({ tools, person }: ChatTask): Promise<ChatAnswer> {
  const data = await tools.trends();
  if (data === null)
    return {
      text: "Today's trends are not there yet; they are put together every day just after midnight UTC. The Trending page shows them then.",
      buttons: [{ kind: "open", place: "trending" }],
    };
  return { text: describeTrends(data, person.premiumAccess ? 2 : 1), buttons: [{ kind: "open", place: "trending" }] };
}

const sources = { site: "what people write here", model: "a language model's estimate", calendar: "the calendar" };

/** The stored trends in a few lines. @param topics for each platform */
export function describeTrends(
  { date, topEmojis, topHashtags, platforms: perPlatform }: TrendingData,
  topics: number,
): string {
  const emoji = topEmojis.slice(0, 5).map((one) => one.emoji);
  const tags = topHashtags.slice(0, 5).map((one) => one.hashtag);
  // The lists of the platforms begin with the same occasions, so that each shows another one.
  const lines = perPlatform.flatMap(({ name, trendingTopics }, place) =>
    Array.from({ length: topics }, (_, turn) => trendingTopics[(place * topics + turn) % trendingTopics.length])
      .filter((topic) => topic !== undefined)
      .map((topic) => `• ${name}: ${topic}`),
  );
  const origins = [
    ...new Set([...topEmojis.slice(0, 5), ...topHashtags.slice(0, 5)].map(({ origin }) => sources[origin])),
  ];
  return [
    `Trends of ${dayFormat.format(new Date(date))}, from ${new Intl.ListFormat("en-GB").format(origins)}:`,
    `Emoji: ${emoji.join(" ")}\nHashtags: ${tags.join(" ")}`,
    lines.join("\n"),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
