import { escapeHtml } from "../../server/escape-html.ts";

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --page: light-dark(#fdf9f3, #0c101b); --card: light-dark(#fff, #151b2a); --line: light-dark(#dfd8cc, #2b3347); --quiet: light-dark(#5b5f6b, #a5abba); --primary: #c7351a; --info: light-dark(#dcf0f8, #0d2f3d); --bad: light-dark(#ffe6e6, #4a1519); }
*, ::before { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: light-dark(#1a2030, #f1efea); }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; margin: 0 auto; max-width: 36rem; padding: 1.5rem 1rem 3rem; }
h1, h2, p, ul, dl, dd { margin: 0; } h1 { font-size: 1.75rem; line-height: 1.2; } h2 { font-size: 1.125rem; }
a { color: light-dark(#a92c14, #ff8f73); width: max-content; padding: .5rem 0; }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; }
.notice { background: var(--info); border-radius: .5rem; padding: .625rem .875rem; font-size: .9375rem; } .error { background: var(--bad); }
.quiet, dt { color: var(--quiet); } .quiet { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .375rem 1.25rem; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .875rem; } label { display: grid; gap: .25rem; font-weight: 600; }
input { font: inherit; font-weight: 400; width: 100%; min-height: 2.75rem; padding: 0 .75rem; background: var(--card); border: 1px solid light-dark(#8d8779, #6b7489); border-radius: .5rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1rem; background: var(--card); border: 1px solid light-dark(#8d8779, #6b7489); border-radius: .5rem; cursor: pointer; }
button.primary { background: var(--primary); border-color: var(--primary); color: #fff; }
:focus-visible { outline: 2px solid light-dark(#0f6f8c, #7cc6e2); outline-offset: 2px; }
ul { list-style: none; padding: 0; } li { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .5rem 0; border-top: 1px solid var(--line); } li:first-child { border-top: 0; padding-top: 0; } li > :first-child { flex: 1; } li > :last-child { min-width: 6rem; text-align: right; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; }
code { white-space: nowrap; }`;

export const portalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Renders a page of the simulator. `body` is HTML and must be escaped by the caller. */
export function simulatorPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><p class="notice">Test payments: no real card is charged. This page stands in for Stripe's.</p>${body}</main></body></html>`;
}

export const notice = (kind: "error" | "status", text: string): string =>
  `<p class="notice ${kind}" role="${kind === "error" ? "alert" : "status"}">${escapeHtml(text)}</p>`;

/** Formats an amount in the currency's smallest unit, for example `$3.50`. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() }).format(amount / 100);

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);
