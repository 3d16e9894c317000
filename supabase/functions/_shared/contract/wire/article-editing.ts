import * as z from "zod/mini";
import { articleCategory, articleRequest } from "./articles.ts";
import { writerKind } from "./captions.ts";
import { articleLimits, webAddressLengthMax } from "../rules/text-lengths.ts";

export const articleAdminMessages = {
  created: "Article created successfully",
  updated: "Article updated successfully",
  deleted: "Article deleted successfully",
  generated: "AI has successfully created a new article",
  generateFailed: "Failed to generate article",
  noneSelected: "No article selected",
  writer: "Please select a writer.",
} as const;

/** The five article writers: a role and its style, never a real person. The first is the default. */
export const articleWriters = [
  { id: "strategist", name: "The Strategist", style: "Plans first: goals, trade-offs and a clear order of steps." },
  {
    id: "storyteller",
    name: "The Storyteller",
    style: "Starts from a small everyday scene and lets it explain the idea.",
  },
  { id: "analyst", name: "The Analyst", style: "Weighs what can be measured, names limits, avoids big words." },
  { id: "coach", name: "The Coach", style: "Speaks to the reader directly, with encouragement and exercises." },
  { id: "editor", name: "The Editor", style: "Short sentences, concrete words, before-and-after thinking." },
] as const satisfies readonly { id: string; name: string; style: string }[];
export type ArticleWriter = (typeof articleWriters)[number];
export type ArticleWriterId = ArticleWriter["id"];
export const articleWriterDefault: ArticleWriterId = articleWriters[0].id;
const articleWriterId = z.enum(articleWriters.map(({ id }) => id) as [ArticleWriterId, ...ArticleWriterId[]], {
  error: articleAdminMessages.writer,
});

/** `POST` and `PUT` of articles. `writer`: the article writer that drafted it, if any. */
export const articleSaveRequest = z.extend(articleRequest, { writer: z.optional(z.nullable(articleWriterId)) });
export type ArticleSaveRequest = z.infer<typeof articleSaveRequest>;

/** Most drafts that a request names. */
export const namedDraftsMax = 20;

/**
 * `POST /api/admin/articles/generate`. `drafts`: the drafts that the page has kept and that are not published, newest
 * first, so that the next one and its cover are others.
 */
export const articleDraftRequest = z.object({
  category: articleCategory,
  writer: z._default(articleWriterId, articleWriterDefault),
  drafts: z._default(
    z
      .array(
        z.object({
          title: z.string().check(z.maxLength(articleLimits.titleMax)),
          imageUrl: z.string().check(z.maxLength(webAddressLengthMax)),
        }),
      )
      .check(z.maxLength(namedDraftsMax)),
    [],
  ),
});
export type ArticleDraftRequest = z.input<typeof articleDraftRequest>;

/** An article draft follows the rules of the article form, so it can be published as it is. */
export const articleDraft = z.extend(articleRequest, { writer: articleWriterId, source: writerKind });
export type ArticleDraft = z.infer<typeof articleDraft>;
