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

const decode = (text: string): string =>
  text.replace(/&([a-z]+|#39);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Converts a mail's HTML to plain text, with every link's address written out. The auth server's own text part is not
 * created from the template: its link would bypass the product's page.
 */
export function textFromHtml(html: string): string {
  const body = html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<(head|style|script|title)\b[\s\S]*?<\/\1>/gi, "")
    .replace(/<[^>]*\bdisplay:\s*none[^>]*>[\s\S]*?<\/[a-z]+>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_link, href: string, label: string) => {
      const words = label.replace(/<[^>]+>/g, "").trim();
      return words === href || words === "" ? href : `${words}: ${href}`;
    })
    .replace(/<(br|hr)\b[^>]*>/gi, "\n")
    .replace(/<\/(p|div|tr|table|h[1-6]|li|ul)>/gi, "\n\n")
    .replace(/<[^>]+>/g, "");
  return decode(body)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
