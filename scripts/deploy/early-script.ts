import { createHash } from "node:crypto";
import { sessionHintPattern } from "./session-hint-pattern.ts";

/**
 * The inline script at the start of every prerendered page. It runs before anything is painted:
 * - It marks the document if somebody may be signed in, or if this device stores something that the markup does not
 *   show. Styles then hide the parts that would be wrong until the page has taken over.
 * - It holds back a form that is submitted before the page can handle it: the browser would send a password in the
 *   address. `web/src/lib/early-input.ts` submits it later.
 */
export const earlyScript = [
  "(function(d){",
  `if(/${sessionHintPattern}/.test(document.cookie))d.setAttribute("data-signed-in","");`,
  `try{if(localStorage.getItem("lastFreeCaption")||localStorage.getItem("freeCaptionLimitUntil")||`,
  `sessionStorage.getItem("checkedCaption"))d.setAttribute("data-returning","")}catch(e){}`,
  `addEventListener("submit",function(e){if(document.querySelector("[data-prerendered]")){`,
  `e.preventDefault();document.earlyForm=e.target}},true)`,
  "})(document.documentElement)",
].join("");

/** The source expression with which the Content-Security-Policy lets this script run. */
export const earlyScriptHash = `'sha256-${createHash("sha256").update(earlyScript).digest("base64")}'`;
