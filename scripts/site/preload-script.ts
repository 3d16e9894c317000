import { createHash } from "node:crypto";
import { previewAttribute } from "../../supabase/functions/_shared/contract/rules/prerendering.ts";
import { addLink } from "./inline-parts.ts";
import { sessionHintPattern } from "./session-hint-pattern.ts";

/**
 * The inline script in the shell, which is served at every address that is not prerendered. It requests the entry
 * together with the first screen's scripts: those of the main page for somebody who may be signed in, those of the
 * sign-in page for a visitor. At the main page, it shows the preview that is in the shell, and requests the scripts after
 * that is painted; not before all of the preview has arrived, because a browser may paint in the middle of an element,
 * whose first half moves when the rest arrives. It holds the preview's form back, also where Ctrl+Enter or Command+Enter
 * sends it, and `web/src/app/preview-input.ts` submits it later. The build names the files in the script's own
 * attributes, so that its text, and with it the hash in the Content-Security-Policy, stays the same.
 */
export const preloadScript = [
  "(function(d,s,h,p,f){",
  addLink,
  `h=/${sessionHintPattern}/.test(document.cookie);`,
  `p=h&&location.pathname==="/"&&!location.search;`,
  `function q(){(s.entry+" "+s.scripts+" "+(p?s.signedIn:h?"":s.visitor)).trim().split(" ")`,
  `.forEach(function(u){a(u,"modulepreload")})}`,
  `function r(e){e=document.createElement("script");e.type="module";e.src=s.entry;document.head.append(e)}`,
  `function l(){q();r()}`,
  `addEventListener("submit",function(e){e.target.closest("[${previewAttribute}]")&&`,
  `(e.preventDefault(),document.earlyForm=e.target)},true);`,
  `addEventListener("keydown",function(e){e.key==="Enter"&&(e.ctrlKey||e.metaKey)&&e.target.form&&`,
  `e.target.closest("[${previewAttribute}]")&&(document.earlyForm=e.target.form)},true);`,
  `p||q();`,
  `addEventListener("DOMContentLoaded",function(){`,
  `p?(d.setAttribute("${previewAttribute}",""),document.hidden?l():`,
  `(f=requestAnimationFrame)(function(){f(function(){setTimeout(l)})})):r()})`,
  "})(document.documentElement,document.currentScript.dataset)",
].join("");

/** The source expression with which the Content-Security-Policy lets this script run. */
export const preloadScriptHash = `'sha256-${createHash("sha256").update(preloadScript).digest("base64")}'`;
