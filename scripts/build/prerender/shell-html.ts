import { previewAttribute } from "../../../supabase/functions/_shared/contract/rules/prerendering.ts";

/**
 * Shown only at the main page to somebody who may be signed in; the inline script of the shell sets the attribute on the
 * document. What cannot be used yet looks so, and what depends on the person keeps its place and is not visible. Who
 * waits is told that the account is loading.
 */
const previewStyles = [
  `:root:not([${previewAttribute}]) [${previewAttribute}]{display:none}`,
  `div[${previewAttribute}]{display:contents}`,
  `div[${previewAttribute}] :is(:disabled,label:has(:disabled)){opacity:.55}`,
  `div[${previewAttribute}] [data-personal]{visibility:hidden}`,
  `p[${previewAttribute}]{position:fixed;z-index:40;top:4.25rem;left:50%;transform:translateX(-50%);margin:0;`,
  `padding:.375rem .875rem;border-radius:99px;background:var(--color-foreground);color:var(--color-background);`,
  `font-size:.875rem;font-weight:600;opacity:0;animation:loading-shown 0s .4s forwards}`,
  `p[${previewAttribute}]::before{content:"";display:inline-block;width:.75em;height:.75em;margin-right:.5em;`,
  `border:2px solid;border-right-color:transparent;border-radius:50%;animation:loading-turns .8s linear infinite}`,
  `@media(prefers-reduced-motion:reduce){p[${previewAttribute}]::before{animation:none}}`,
  `@keyframes loading-shown{to{opacity:1}}@keyframes loading-turns{to{transform:rotate(1turn)}}`,
].join("");

/** An input for a file. It is not visible, and would take a file although it is disabled. */
const fileInput = /<input(?=[^>]* type="file")[^>]*>/g;
const disabledStyle = /(?<=[ "])disabled:[^\s"]+ ?/g;
/** Every control but the keyword and the button that submits it; those that are disabled anyway stay as they are. */
const unusable =
  /<(?:button(?![^>]* type="submit")|input(?![^>]* name="keyword")|select|textarea)(?![^>]* disabled="")/g;

/**
 * The preview's markup. The keyword can be typed and sent: the page takes both over. All other controls are disabled, so
 * that nothing is entered that the page would lose.
 * @param markup of the main page
 */
export function previewOf(markup: string): string {
  const shown = markup
    .replaceAll(fileInput, "")
    .replaceAll(disabledStyle, "")
    .replaceAll(unusable, (control) => `${control} disabled=""`);
  return `<div ${previewAttribute}>${shown}</div>`;
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
  const status = `<p ${previewAttribute} role="status">Loading your account</p>`;
  return html
    .replace("<script data-", () => `<script data-entry="${entry}" data-scripts="${scripts.join(" ")}" data-`)
    .replace("</head>", () => `<style>${css}${previewStyles}</style></head>`)
    .replace('<div id="root">', (root) => `${root}${status}${preview}`)
    .replace("</body>", () => `<link rel="stylesheet" crossorigin href="${styles}"></body>`);
}
