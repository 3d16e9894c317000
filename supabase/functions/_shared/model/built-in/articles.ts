import { escapeText } from "../../articles/html-text.ts";
import type { ArticleCategory } from "../../contract/articles.ts";
import type { ArticleDrafter, ArticleTask, ArticleText } from "../articles.ts";
import { ModelError } from "../port.ts";
import { contentCreationSubjects } from "./articles/content-creation.ts";
import { marketingSubjects } from "./articles/marketing.ts";
import { socialMediaSubjects } from "./articles/social-media.ts";
import type { ArticleSubject } from "./articles/subject.ts";
import { tipsSubjects } from "./articles/tips.ts";
import { trendsSubjects } from "./articles/trends.ts";
import { voices, type Voice } from "./articles/voices.ts";
import { createDraw, type Draw } from "./draw.ts";

const subjects: Record<ArticleCategory, readonly ArticleSubject[]> = {
  "social-media": socialMediaSubjects,
  "content-creation": contentCreationSubjects,
  marketing: marketingSubjects,
  trends: trendsSubjects,
  tips: tipsSubjects,
};

/** Puts a prepared subject into a house voice; takes one that the category does not have yet, while there is one. */
export function createBuiltInDrafter({ random = Math.random }: { random?: () => number } = {}): ArticleDrafter {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async draftArticle(task, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before writing");
      const draw = createDraw(random);
      return { article: compose(choose(task, draw), voices[task.writer.id], draw), usage: { model: "built-in", inputTokens: 0, outputTokens: 0, milliseconds: 0 } };
    },
  };
}

interface Choice { subject: ArticleSubject; title: string }

/** A new subject before a new title for an old one, before anything at all. */
function choose({ category, titles }: ArticleTask, draw: Draw): Choice {
  const known = new Set(titles);
  const all = subjects[category];
  const choices = all.flatMap((subject) => subject.titles.map((title): Choice => ({ subject, title })));
  const fresh = choices.filter(({ subject }) => !subject.titles.some((title) => known.has(title)));
  const untold = choices.filter(({ title }) => !known.has(title));
  return draw.one(fresh.length > 0 ? fresh : untold.length > 0 ? untold : choices);
}

function compose({ subject, title }: Choice, voice: Voice, draw: Draw): ArticleText {
  const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;
  const sections = subject.sections.map(({ heading, text, points }, index) => [
    `<h2>${voice.numbered ? `${index + 1}. ` : ""}${escapeText(heading)}</h2>`,
    paragraph(text),
    points ? `<ul>${points.map((point) => `<li>${escapeText(point)}</li>`).join("")}</ul>` : "",
  ].join("\n"));
  const exercise = [`<h2>${voice.heading}</h2>`, paragraph(subject.exercise)].join("\n");
  const parts = voice.exerciseFirst ? [exercise, ...sections] : [...sections, exercise];
  return {
    title,
    summary: subject.summary,
    content: [paragraph(draw.one(voice.opening)), paragraph(subject.lead), ...parts, paragraph(draw.one(voice.closing))].join("\n"),
  };
}
