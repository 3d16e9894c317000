import { escapeText } from "../../../domain/articles/html-text.ts";
import type { ArticleCategory } from "../../../contract/wire/articles.ts";
import type { ArticleDrafter, ArticleTask, ArticleText } from "../../../domain/articles/port.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { contentCreationChecklist, contentCreationSubjects } from "./content-creation.ts";
import { marketingChecklist, marketingSubjects } from "./marketing.ts";
import { socialMediaChecklist, socialMediaSubjects } from "./social-media.ts";
import type { ArticleSubject, CategoryChecklist } from "./subject.ts";
import { tipsChecklist, tipsSubjects } from "./tips.ts";
import { trendsChecklist, trendsSubjects } from "./trends.ts";
import { voices, type Voice } from "./voices.ts";
import { createDraw, type Draw } from "../draw.ts";
import { builtInUsage } from "../usage.ts";

const material: Record<ArticleCategory, { subjects: readonly ArticleSubject[]; checklist: CategoryChecklist }> = {
  "social-media": { subjects: socialMediaSubjects, checklist: socialMediaChecklist },
  "content-creation": { subjects: contentCreationSubjects, checklist: contentCreationChecklist },
  marketing: { subjects: marketingSubjects, checklist: marketingChecklist },
  trends: { subjects: trendsSubjects, checklist: trendsChecklist },
  tips: { subjects: tipsSubjects, checklist: tipsChecklist },
};

/**
 * Drafts an article from a prepared subject in the chosen voice. It prefers subjects that the category does not have
 * yet.
 */
export function createBuiltInDrafter({ random = Math.random }: { random?: () => number } = {}): ArticleDrafter {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async draftArticle(task, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before writing");
      const started = performance.now();
      const draw = createDraw(random);
      return {
        article: compose(choose(task, draw), material[task.category].checklist, voices[task.writer.id], draw),
        usage: builtInUsage(started),
      };
    },
  };
}

interface Choice {
  subject: ArticleSubject;
  title: string;
}

/** Prefers a new subject, then a new title for an existing one, then any. */
function choose({ category, titles }: ArticleTask, draw: Draw): Choice {
  const known = new Set(titles);
  const all = material[category].subjects;
  const choices = all.flatMap((subject) => subject.titles.map((title): Choice => ({ subject, title })));
  const fresh = choices.filter(({ subject }) => !subject.titles.some((title) => known.has(title)));
  const untold = choices.filter(({ title }) => !known.has(title));
  return draw.one([fresh, untold].find((preferred) => preferred.length > 0) ?? choices);
}

const paragraph = (text: string) => `<p>${escapeText(text)}</p>`;
const list = (points: readonly string[]) =>
  `<ul>${points.map((point) => `<li>${escapeText(point)}</li>`).join("")}</ul>`;

function compose({ subject, title }: Choice, checklist: CategoryChecklist, voice: Voice, draw: Draw): ArticleText {
  const head = (text: string) => `<h2>${escapeText(text)}</h2>`;
  const sections = subject.sections.flatMap(({ heading, text, points }, index) => [
    head(voice.numbered ? `${index + 1}. ${heading}` : heading),
    paragraph(text),
    ...(points ? [list(points)] : []),
  ]);
  const exercise = [head(voice.heading), paragraph(subject.exercise)];
  const own = [head(voice.section.heading), paragraph(voice.section.text)];
  const check = [head(checklist.heading), list(checklist.points)];
  const parts = voice.exerciseFirst
    ? [...exercise, ...sections, ...own, ...check]
    : [...sections, ...own, ...check, ...exercise];
  return {
    title,
    summary: subject.summary,
    content: [
      paragraph(draw.one(voice.opening)),
      paragraph(subject.lead),
      ...parts,
      paragraph(draw.one(voice.closing)),
    ].join("\n"),
  };
}
