import { createHash } from "node:crypto";
import { sessionHintPattern } from "./session-hint-pattern.ts";

/**
 * The inline script in the shell, which is served at every address that is not prerendered. It requests the first
 * screen's scripts while the page is parsed instead of after the entry has run: those of the main page for somebody who
 * may be signed in, those of the sign-in page for a visitor. The build names them in the script's own attributes, so
 * that its text, and with it the hash in the Content-Security-Policy, stays the same.
 */
export const preloadScript = [
  "(function(s,h){",
  `h=/${sessionHintPattern}/.test(document.cookie)?location.pathname==="/"&&!location.search?s.signedIn:"":s.visitor;`,
  `h&&h.split(" ").forEach(function(u,l){l=document.createElement("link");l.rel="modulepreload";l.href=u;`,
  `l.crossOrigin="";document.head.append(l)})`,
  "})(document.currentScript.dataset)",
].join("");

/** The source expression with which the Content-Security-Policy lets this script run. */
export const preloadScriptHash = `'sha256-${createHash("sha256").update(preloadScript).digest("base64")}'`;
