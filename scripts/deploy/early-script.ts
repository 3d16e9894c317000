import { createHash } from "node:crypto";
import {
  checkedCaptionKey,
  freeCaptionLimitKey,
  lastFreeCaptionKey,
  prerenderedAttribute,
  returningAttribute,
  undecidedAttribute,
} from "../../supabase/functions/_shared/contract/rules/prerendering.ts";
import { addLink, chooseFonts } from "./inline-parts.ts";
import { sessionHintPattern } from "./session-hint-pattern.ts";

/**
 * The inline script at the start of every prerendered page. It runs before anything is painted:
 * - It chooses the fonts.
 * - It marks the document if somebody may be signed in, or if this device stores something that the markup does not
 *   show. Styles then hide the parts that would be wrong until the page has taken over.
 * - It holds back a form that is submitted before the page can handle it: the browser would send a password in the
 *   address. And it notes the buttons that are pressed. `web/src/lib/early-input.ts` repeats both later.
 * - After the first paint, it requests the scripts: what arrives earlier delays the paint. Within two frames and 50 ms,
 *   text can be entered. In a background tab, nothing is painted and there are no frames.
 * - It requests the complete style sheet. Everything that is in the markup has its styles already. The sheet makes the
 *   browser look up the fonts again, and text that was painted in another one would move: it has to come early, except
 *   with the system's fonts.
 */
export const earlyScript = [
  "(function(d,s){",
  addLink,
  chooseFonts,
  `if(/${sessionHintPattern}/.test(document.cookie))d.setAttribute("${undecidedAttribute}","");`,
  `try{if(localStorage.getItem("${lastFreeCaptionKey}")||localStorage.getItem("${freeCaptionLimitKey}")||`,
  `sessionStorage.getItem("${checkedCaptionKey}"))d.setAttribute("${returningAttribute}","")}catch(e){}`,
  `function t(n,h){addEventListener(n,function(e){document.querySelector("[${prerenderedAttribute}]")&&h(e)},true)}`,
  `t("submit",function(e){e.preventDefault();document.earlyForm=e.target});`,
  `t("click",function(e){var b=e.target.closest("button:not([type=submit])");`,
  `b&&(document.earlyPresses=document.earlyPresses||[]).push(b)});`,
  `function y(){a(s.styles,"stylesheet")}`,
  `function l(e){w&&y();s.scripts.split(" ").forEach(function(u){a(u,"modulepreload")});`,
  `e=document.createElement("script");e.type="module";e.crossOrigin="";e.src=s.entry;document.head.append(e)}`,
  `var f=requestAnimationFrame,o=addEventListener;`,
  `w||(a(s.styles,"preload","style"),o("DOMContentLoaded",y));`,
  `document.hidden?o("DOMContentLoaded",l):f(function(){f(function(){setTimeout(l,50)})})`,
  "})(document.documentElement,document.currentScript.dataset)",
].join("");

/** The source expression with which the Content-Security-Policy lets this script run. */
export const earlyScriptHash = `'sha256-${createHash("sha256").update(earlyScript).digest("base64")}'`;
