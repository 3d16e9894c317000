/** Named character references that are decoded where an address is read; all other names stay text there. */
const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  colon: ":",
  sol: "/",
  bsol: "\\",
  num: "#",
  quest: "?",
  equals: "=",
  period: ".",
  comma: ",",
  semi: ";",
  excl: "!",
  lpar: "(",
  rpar: ")",
  lowbar: "_",
  commat: "@",
  percnt: "%",
  plus: "+",
  dollar: "$",
  Tab: "\t",
  NewLine: "\n",
};

const reference = /&(?:#[xX]([0-9a-fA-F]{1,8});?|#(\d{1,8});?|([a-zA-Z][a-zA-Z0-9]{1,31});)/g;

function character(code: number): string {
  const unusable = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
  return unusable ? "\uFFFD" : String.fromCodePoint(code);
}

/**
 * Decodes character references as a browser does in an attribute. Names that are not in the list above are left
 * unchanged.
 */
export function decodeReferences(text: string): string {
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    return named[name ?? ""] ?? whole;
  });
}

/** Escapes text for an attribute in double quotes or between tags, so that it contains no markup and no references. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** A named character reference, kept by `split`. */
const namedReference = /(&[a-zA-Z][a-zA-Z0-9]{1,31};)/;

/**
 * Escapes text that was found between two tags, for use between tags. Named references are kept (a browser turns them
 * into characters, never into tags), so that doing this twice changes nothing.
 */
export function escapeText(source: string): string {
  const pieces = source.split(namedReference);
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : escapePiece(piece))).join("");
}

/** Control characters, except tab, line feed and carriage return: they have no meaning in a text and are not valid HTML. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

function escapePiece(text: string): string {
  const decoded = decodeReferences(text).replace(controlCharacter, "");
  return decoded.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
