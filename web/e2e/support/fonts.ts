import type { CDPSession, Page } from "playwright-core";

/** Holds the fonts of a page back, so that what is painted is in the faces that stand in. @returns lets them arrive */
export async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.evaluate(() => document.fonts.ready);
  };
}

/**
 * Shows a page only when its fonts are there, as on most visits but the first. Otherwise it depends on the machine
 * whether they are there for the first paint.
 */
export async function fontsBeforePaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(":root { display: none !important }");
    document.adoptedStyleSheets.push(hidden);
    addEventListener("DOMContentLoaded", async () => {
      const own = [...document.fonts].filter(({ family }) => family.includes("Variable"));
      await Promise.all(own.map((face) => face.load()));
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== hidden);
    });
  });
}

/** A node of a document, as the browser's developer tools describe it. */
interface DocumentNode {
  nodeId: number;
  nodeName: string;
  nodeType: number;
  nodeValue: string;
  children?: DocumentNode[];
}

const textNode = 3;
/** What is never painted, and code, which is set in the system's face of fixed width. */
const leftOut = new Set(["HEAD", "NOSCRIPT", "SCRIPT", "STYLE", "TITLE", "CODE"]);
// oxlint-disable-next-line no-control-regex
const plain = /^[\x00-\x7f]*$/;

/** The texts of a document that have no character beyond ASCII, without code. */
function plainTexts({ children = [], ...node }: DocumentNode): DocumentNode[] {
  if (node.nodeType === textNode) return plain.test(node.nodeValue) && node.nodeValue.trim() ? [node] : [];
  return leftOut.has(node.nodeName) ? [] : children.flatMap(plainTexts);
}

/**
 * The fonts from which the browser has taken the glyphs of a page's texts of ASCII characters, each with one of the
 * texts.
 */
export async function fontsOfPlainText(page: Page): Promise<Record<string, string>> {
  const tools: CDPSession = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument", { depth: -1 });
  const found: Record<string, string> = {};
  for (const { nodeId, nodeValue } of plainTexts(root)) {
    const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId }).catch((error: Error) => {
      // The page has replaced the text meanwhile.
      if (error.message.includes("Could not find node")) return { fonts: [] };
      throw error;
    });
    for (const { familyName } of fonts) found[familyName] ??= nodeValue.slice(0, 60);
  }
  await tools.detach();
  return found;
}
