/** The HTML elements of an article. The sanitizer writes no others, and the page shows no others. */

/** Blocks that stand by themselves. */
export const articleBlocks = ["h2", "h3", "p", "ul", "ol", "blockquote"] as const;

/** Parts of a text. */
export const articleInlines = ["strong", "em", "code", "a"] as const;

/** Every element. */
export const articleTags = [...articleBlocks, "li", ...articleInlines, "img", "br", "hr"] as const;
