import { previewAttribute } from "../../../supabase/functions/_shared/contract/rules/prerendering.ts";

/**
 * Shown only at the main page to somebody who may be signed in; the inline script of the shell sets the attribute on the
 * document. Nothing in it can be used, and what depends on the person keeps its place and is not visible.
 */
const previewStyles = [
  `:root:not([${previewAttribute}]) [${previewAttribute}]{display:none}`,
  `fieldset[${previewAttribute}]{display:contents}`,
  `fieldset[${previewAttribute}] [data-personal]{visibility:hidden}`,
].join("");

/** An input for a file. It is not visible, and would take a file although it is disabled. */
const fileInput = /<input(?=[^>]* type="file")[^>]*>/g;
const disabledStyle = /(?<=[ "])disabled:[^\s"]+ ?/g;

/**
 * The preview's markup. Its controls are disabled, so that nothing is entered that the page would lose, but do not look
 * disabled.
 * @param markup of the main page
 */
export function previewOf(markup: string): string {
  const shown = markup.replaceAll(fileInput, "").replaceAll(disabledStyle, "");
  return `<fieldset ${previewAttribute} disabled inert>${shown}</fieldset>`;
}

const entryScript = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const modulePreload = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const styleSheet = /\s*<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/**
 * Adds the preview of the main page to the shell. The style sheet moves to the end, where it does not delay the paint of
 * the preview, and the scripts are requested by the inline script, which names them.
 * @param shell the HTML file that Vite has written
 * @param preview see `previewOf`
 * @param css the part of the style sheet that it needs
 * @throws if the file does not look as expected
 */
export function shellHtml(shell: string, { preview, css }: { preview: string; css: string }): string {
  let html = shell;
  const take = (pattern: RegExp): string[] => {
    const found = [...html.matchAll(pattern)].map(([, name]) => name!);
    if (found.length === 0) throw new Error(`The shell has nothing that matches ${String(pattern)}.`);
    html = html.replace(pattern, "");
    return found;
  };
  const [entry] = take(entryScript);
  const scripts = take(modulePreload);
  const [styles] = take(styleSheet);
  const status = `<p ${previewAttribute} role="status" class="sr-only">Loading your account</p>`;
  return html
    .replace("<script data-", () => `<script data-entry="${entry}" data-scripts="${scripts.join(" ")}" data-`)
    .replace("</head>", () => `<style>${css}${previewStyles}</style></head>`)
    .replace('<div id="root">', (root) => `${root}${status}${preview}`)
    .replace("</body>", () => `<link rel="stylesheet" crossorigin href="${styles}"></body>`);
}
