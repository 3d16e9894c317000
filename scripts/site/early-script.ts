import { createHash } from "node:crypto";
import {
  checkedCaptionKey,
  freeCaptionLimitKey,
  lastFreeCaptionKey,
  prerenderedAttribute,
  returningAttribute,
  undecidedAttribute,
} from "../../supabase/functions/_shared/contract/rules/prerendering.ts";
import { addLink } from "./inline-parts.ts";
import { sessionHintPattern } from "./session-hint-pattern.ts";

/**
 * The inline script at the start of every prerendered page. It runs before anything is painted:
 * - It marks the document if somebody may be signed in, or if this device stores something that the markup does not
 *   show. Styles then hide the parts that would be wrong until the page has taken over.
 * - It holds back a form that is submitted before the page can handle it: the browser would send a password in the
 *   address. And it notes the buttons that are pressed. `web/src/lib/early-input.ts` repeats both later.
 * - After the first paint, it requests the scripts and the complete style sheet: what arrives earlier delays the paint,
 *   and everything that is in the markup has its styles already. Within two frames and 50 ms, text can be entered. In a
 *   background tab, nothing is painted and there are no frames.
 * It uses `d`, the root element, and `s`, the attributes of its own script element, into which the build writes the names
 * of files.
 */
export const earlyScript = [
  "(function(d,s){",
  addLink,
  `if(/${sessionHintPattern}/.test(document.cookie))d.setAttribute("${undecidedAttribute}","");`,
  `try{if(localStorage.getItem("${lastFreeCaptionKey}")||localStorage.getItem("${freeCaptionLimitKey}")||`,
  `sessionStorage.getItem("${checkedCaptionKey}"))d.setAttribute("${returningAttribute}","")}catch(e){}`,
  `function t(n,h){addEventListener(n,function(e){document.querySelector("[${prerenderedAttribute}]")&&h(e)},true)}`,
  `t("submit",function(e){e.preventDefault();document.earlyForm=e.target});`,
  `t("click",function(e){var b=e.target.closest("button:not([type=submit])");`,
  `b&&(document.earlyPresses=document.earlyPresses||[]).push(b)});`,
  `function l(e){a(s.styles,"stylesheet");s.scripts.split(" ").forEach(function(u){a(u,"modulepreload")});`,
  `e=document.createElement("script");e.type="module";e.crossOrigin="";e.src=s.entry;document.head.append(e)}`,
  `var f=requestAnimationFrame;`,
  `document.hidden?addEventListener("DOMContentLoaded",l):f(function(){f(function(){setTimeout(l,50)})})`,
  "})(document.documentElement,document.currentScript.dataset)",
].join("");

/** The source expression with which the Content-Security-Policy lets this script run. */
export const earlyScriptHash = `'sha256-${createHash("sha256").update(earlyScript).digest("base64")}'`;
