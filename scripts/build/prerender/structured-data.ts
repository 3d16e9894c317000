import { productName } from "../../../supabase/functions/_shared/contract/rules/brand.ts";
import { articlePath } from "../../../supabase/functions/_shared/contract/rules/article-address.ts";
import { articleByline, type Article } from "../../../supabase/functions/_shared/contract/wire/articles.ts";
import { siteUrlPlaceholder } from "../../site/site-url.ts";

/** JSON that may stand in a script element: nothing in it can end the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
}

/** The picture of an article for shared links. Those sites show no SVG: each cover has a copy in JPEG beside it. */
export function sharedPicture({ imageUrl }: Pick<Article, "imageUrl">): string {
  return imageUrl.startsWith(siteUrlPlaceholder) ? imageUrl.replace(/\.svg$/, ".jpg") : imageUrl;
}

/** What search engines read about an article: schema.org/Article. */
export function articleData(article: Article): object {
  const address = siteUrlPlaceholder + articlePath(article);
  const organization = { "@type": "Organization", name: productName, url: siteUrlPlaceholder };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.summary,
    image: [sharedPicture(article)],
    datePublished: article.createdAt,
    inLanguage: "en",
    author: { ...organization, name: articleByline },
    publisher: { ...organization, logo: { "@type": "ImageObject", url: `${siteUrlPlaceholder}/icon-512.png` } },
    mainEntityOfPage: address,
  };
}
