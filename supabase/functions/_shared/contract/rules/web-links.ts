/** Endings that make mail programs and messengers turn a word with a dot into a link. */
const endings = [
  "com|net|org|info|biz|io|co|ai|app|dev|site|website|online|shop|store|xyz|top|club|live|link|click|page|me|tv|cc|ly",
  "gg|to|pw|icu|win|vip|zip|mov|pro|fun|support|help|gift|tech|cloud|world|today|news|blog|space|ru|cn|us|uk|eu|de|fr",
  "es|it|pt|nl|br|in|ch|at|be|pl|ca|au|jp|tk|ml|ga|cf|gq",
].join("|");

const link = new RegExp(`:/|//|www[.。]|[^\\s.]([.。](${endings}))(?![\\p{L}\\p{N}_-])`, "iu");

/**
 * Whether a name contains what could be taken for the address of a website; `private.has_link` of the database is the
 * same. "john.doe" is none.
 */
export function hasLink(name: string): boolean {
  return link.test(name.normalize("NFKC"));
}
