import { escapeText } from "../../../domain/articles/html-text.ts";
import type { ArticleWriterId } from "../../../contract/wire/article-editing.ts";
import type { ArticleCategory } from "../../../contract/wire/articles.ts";
import type { ArticleDrafter, ArticleTask, ArticleText } from "../../../domain/articles/port.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { contentCreationFrames } from "./content-creation-frames.ts";
import { contentCreationSubjects } from "./content-creation.ts";
import { marketingFrames } from "./marketing-frames.ts";
import { marketingSubjects } from "./marketing.ts";
import { socialMediaFrames } from "./social-media-frames.ts";
import { socialMediaSubjects } from "./social-media.ts";
import type { ArticleSubject, SubjectFrames } from "./subject.ts";
import { tipsFrames } from "./tips-frames.ts";
import { tipsSubjects } from "./tips.ts";
import { trendsFrames } from "./trends-frames.ts";
import { trendsSubjects } from "./trends.ts";
import { voices } from "./voices.ts";
import { createDraw } from "../draw.ts";
import { builtInUsage } from "../usage.ts";

/** Everything that the built-in writer can say about a category. */
export const articleMaterial: Record<ArticleCategory, { subjects: readonly ArticleSubject[]; frames: SubjectFrames }> =
  {
    "social-media": { subjects: socialMediaSubjects, frames: socialMediaFrames },
    "content-creation": { subjects: contentCreationSubjects, frames: contentCreationFrames },
    marketing: { subjects: marketingSubjects, frames: marketingFrames },
    trends: { subjects: trendsSubjects, frames: trendsFrames },
    tips: { subjects: tipsSubjects, frames: tipsFrames },
  };

/**
 * Drafts an article from a prepared subject in the chosen voice. A subject is used once: if the category has an article
 * about each of them, it drafts nothing rather than repeat one.
 */
export function createBuiltInDrafter({ random = Math.random }: { random?: () => number } = {}): ArticleDrafter {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async draftArticle(task, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before writing");
      const started = performance.now();
      const draw = createDraw(random);
      const subject = draw.one(unused(task));
      return { article: composeArticle(task, subject, draw.one(subject.titles)), usage: builtInUsage(started) };
    },
  };
}

/** @throws ModelError `exhausted` if the category has an article about every subject */
function unused({ category, titles }: ArticleTask): ArticleSubject[] {
  const known = new Set(titles);
  const left = articleMaterial[category].subjects.filter(
    (subject) => !subject.titles.some((title) => known.has(title)),
  );
  if (left.length === 0) throw new ModelError("exhausted", `every prepared subject of ${category} is used`);
  return left;
}

const heading = (text: string) => `<h2>${escapeText(text)}</h2>`;
const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;
const list = (points: readonly string[]) =>
  `<ul>${points.map((point) => `<li>${escapeText(point)}</li>`).join("")}</ul>`;

/** The article about a subject in a voice. */
export function composeArticle(
  { category, writer }: { category: ArticleCategory; writer: { id: ArticleWriterId } },
  subject: ArticleSubject,
  title: string,
): ArticleText {
  const voice = voices[writer.id];
  const { opening, closing } = articleMaterial[category].frames[subject.id]![writer.id];
  const sections = subject.sections.flatMap(({ heading: head, text, points }, index) => [
    heading(voice.numbered ? `${index + 1}. ${head}` : head),
    paragraph(text),
    ...(points ? [list(points)] : []),
  ]);
  const exercise = [heading(subject.exercise.heading), paragraph(subject.exercise.text)];
  const checklist = [heading(subject.checklist.heading), list(subject.checklist.points)];
  const parts = {
    first: [...exercise, ...sections, ...checklist],
    "before-checklist": [...sections, ...exercise, ...checklist],
    last: [...sections, ...checklist, ...exercise],
  }[voice.exercise];
  return {
    title,
    summary: subject.summary,
    content: [paragraph(opening), paragraph(subject.lead), ...parts, paragraph(closing)].join("\n"),
  };
}
