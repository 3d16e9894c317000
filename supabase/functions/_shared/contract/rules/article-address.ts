/** The longest part of a title in an address, in characters. */
const titleMax = 60;
/** The end of the ID that an address contains: it finds the article, whatever the title is by then. */
const idLength = 6;

const idPart = (id: string) => id.replaceAll("-", "").slice(-idLength).toLowerCase();

const accentOrApostrophe = /[\u0300-\u036f'’]/g;
const addressWord = /[a-z0-9]+/g;

/** The words of a title in Latin letters and digits, joined by hyphens; "" if it has none. */
function titlePart(title: string): string {
  const words = title.normalize("NFKD").replaceAll(accentOrApostrophe, "").toLowerCase().match(addressWord);
  let part = "";
  for (const word of words ?? []) {
    if (part.length + word.length > titleMax) break;
    part += `${part && "-"}${word}`;
  }
  return part;
}

/** The part of an article's address that names it, for example "counting-properly-1f0a3c". */
export function articleSlug({ id, title }: { id: string; title: string }): string {
  return [titlePart(title), idPart(id)].filter(Boolean).join("-");
}

/** The address of an article. */
export function articlePath(article: { id: string; title: string }): string {
  return `/articles/${articleSlug(article)}`;
}

/** The article that a slug names, also if its title has changed since. If several IDs end alike, the title decides. */
export function articleOfSlug<Named extends { id: string; title: string }>(
  slug: string,
  articles: readonly Named[],
): Named | undefined {
  const end = slug.slice(slug.lastIndexOf("-") + 1);
  const found = articles.filter(({ id }) => idPart(id) === end);
  return found.find((article) => articleSlug(article) === slug) ?? found[0];
}
