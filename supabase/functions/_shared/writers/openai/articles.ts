import * as z from "zod/mini";
import { articleCategoryLabels } from "../../contract/wire/articles.ts";
import { articleLimits } from "../../contract/rules/text-lengths.ts";
import { productName } from "../../contract/rules/brand.ts";
import type { ArticleDrafter, ArticleTask } from "../../domain/articles/port.ts";
import type { OpenAiConfig } from "./client.ts";
import { writingRules } from "./writing-rules.ts";
import { createStructured } from "./structured.ts";

const text = { type: "string" } as const;
const response = z.object({ title: z.string(), summary: z.string(), content: z.string() });

/** Drafts articles with the better language model, because articles are few and have many readers. */
export function createOpenAiDrafter(config: OpenAiConfig): ArticleDrafter {
  const ask = createStructured(config);
  return {
    source: "model",
    async draftArticle(task, options) {
      const { value, usage } = await ask(
        {
          name: "article",
          system: instructions(task),
          user: request(task),
          properties: { title: text, summary: text, content: text },
          response,
          model: config.modelPremium,
          tokensMax: 8_000,
        },
        options,
      );
      return { article: value, usage };
    },
  };
}

function instructions({ writer }: ArticleTask): string {
  return [
    `You write articles for the readers of ${productName}, an application that writes social-media captions: small shops, creators, clubs and families.`,
    `Your voice: ${writer.name}. ${writer.style} Write as the product's team; invent no persons, customers, quotations, studies, figures or features.`,
    writingRules[0]!,
    writingRules[2]!,
    "Every paragraph says something that a reader can use today. No filler, no emoji, no hashtags in the text, no links, no pictures.",
    `title: ${articleLimits.titleMin} to 100 characters. summary: one or two sentences, ${articleLimits.summaryMin} to 300 characters.`,
    "content: 500 to 800 words of HTML with <p>, <h2>, <ul>, <ol>, <li>, <strong> and <em> only; it starts with a paragraph, not with the title.",
  ].join("\n");
}

function request({ category, titles }: ArticleTask): string {
  return `Category: ${articleCategoryLabels[category]}.\nChoose another subject than these articles have: ${JSON.stringify(titles.slice(0, 30))}`;
}
