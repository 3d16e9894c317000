import { escapeHtml } from "../../mailbox-page.ts";

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 34rem; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
.notice { border: 1px solid #8888; border-radius: .5rem; padding: .5rem .75rem; }
.error { border-color: #c33; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dt { color: color-mix(in srgb, CanvasText 70%, Canvas); } dd { margin: 0; }
*, ::before { box-sizing: border-box; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem; } label { display: grid; gap: .25rem; font-weight: 600; }
input { font: inherit; font-weight: 400; width: 100%; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid #8888; border-radius: .5rem; }
button, .button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1rem; border: 1px solid #8888; border-radius: .5rem; cursor: pointer; }
.pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: .75rem; }
code { white-space: nowrap; }`;

export const portalPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** A page of the stand-in; `body` is HTML. */
export function standInPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><p class="notice">Test payments: no real card is charged. This page stands in for Stripe's.</p>${body}</main></body></html>`;
}

export const notice = (kind: "error" | "status", text: string): string =>
  `<p class="notice ${kind}" role="${kind === "error" ? "alert" : "status"}">${escapeHtml(text)}</p>`;

/** Amounts as people write them, e.g. `$3.50`. */
export const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: currency.toUpperCase() }).format(amount / 100);

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);
