const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#39": "'",
  rsquo: "’",
  mdash: "—",
  ndash: "–",
  copy: "©",
};

const entity = /&([a-z]+|#39);/g;

const decode = (text: string): string => text.replace(entity, (whole, name: string) => entities[name] ?? whole);

const htmlComment = /<!--[\s\S]*?-->/g;
const invisibleElement = /<(head|style|script|title)\b[\s\S]*?<\/\1>/gi;
const hiddenElement = /<[^>]*\bdisplay:\s*none[^>]*>[\s\S]*?<\/[a-z]+>/gi;
const linkElement = /<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi;
const lineBreak = /<(br|hr)\b[^>]*>/gi;
const blockEnd = /<\/(p|div|tr|table|h[1-6]|li|ul)>/gi;

const tag = /<[^>]+>/g;

/**
 * Converts a mail's HTML to plain text, with every link's address written out. The auth server's own text part is not
 * created from the template: its link would bypass the product's page.
 */
export function textFromHtml(html: string): string {
  const body = html
    .replace(htmlComment, "")
    .replace(invisibleElement, "")
    .replace(hiddenElement, "")
    .replace(/\s+/g, " ")
    .replace(linkElement, (_link, href: string, label: string) => {
      const words = label.replace(tag, "").trim();
      return words === href || words === "" ? href : `${words}: ${href}`;
    })
    .replace(lineBreak, "\n")
    .replace(blockEnd, "\n\n")
    .replace(tag, "");
  return decode(body)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
