import createDomPurify from "dompurify";
import { articleTags } from "@contract/rules/article-markup.ts";

const allowedAttributes = ["href", "src", "alt"];
const linkAddress = /^(?:https?:|mailto:|#|\/(?!\/))/i;
const imageAddress = /^(?:https?:|\/(?!\/))/i;

/** A separate instance, so that its hook affects nothing else. */
function createPurifier() {
  const purifier = createDomPurify(window);
  purifier.addHook("afterSanitizeAttributes", openSafely);
  return purifier;
}

function openSafely(node: Element): void {
  if (node.nodeName === "A" && /^https?:/i.test(node.getAttribute("href") ?? "")) {
    node.setAttribute("target", "_blank");
    node.setAttribute("rel", "noopener noreferrer");
  }
  if (node.nodeName === "IMG") {
    // The library allows data: URLs for images whatever the pattern says.
    if (!imageAddress.test(node.getAttribute("src") ?? "")) node.remove();
    node.setAttribute("loading", "lazy");
    node.setAttribute("referrerpolicy", "no-referrer");
    if (!node.hasAttribute("alt")) node.setAttribute("alt", "");
  }
}

let purifier: ReturnType<typeof createPurifier> | null = null;

/**
 * An article's HTML, safe to insert into the page. It was sanitized when it was written; this is the second check.
 * While a page is prerendered, there is no document to check it with, and the first check alone decides.
 */
export function safeHtml(html: string): string {
  if (typeof window === "undefined") return html;
  purifier ??= createPurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...articleTags],
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: linkAddress,
  });
}
