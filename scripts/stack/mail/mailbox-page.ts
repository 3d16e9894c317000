import type { Server } from "node:http";
import { createLoopbackServer } from "../../server/loopback.ts";
import type { Mail, Mailbox } from "./mail.ts";
import { sendError } from "../../server/send-error.ts";
import { escapeHtml } from "../../server/escape-html.ts";

const link = /(https?:\/\/[^\s<>"']+)/g;

/** Plain text with clickable addresses. */
export function linkedText(text: string): string {
  return text
    .split(link)
    .map((part, index) =>
      index % 2 === 1
        ? `<a href="${escapeHtml(part)}" target="_blank" rel="noopener">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join("");
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem; }
h1 { font-size: 1.25rem; } ul { list-style: none; padding: 0; } li { border-top: 1px solid #8884; }
li a { display: grid; gap: .125rem; padding: .75rem 0; color: inherit; text-decoration: none; } li a:hover b { text-decoration: underline; }
small, dt { color: GrayText; } dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; } dd { margin: 0; }
iframe { width: 100%; height: 34rem; border: 1px solid #8884; border-radius: .5rem; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
}

const shownTime = ({ sentAt }: Mail): string => `${sentAt.slice(0, 19).replace("T", " ")} UTC`;

function listPage(mails: Mail[]): string {
  const items = mails
    .map(
      (mail) =>
        `<li><a href="/mailbox/${mail.id}"><b>${escapeHtml(mail.subject)}</b><small>to ${escapeHtml(mail.to)} · ${shownTime(mail)}</small></a></li>`,
    )
    .join("");
  const list = items ? `<ul>${items}</ul>` : "<p>No mail yet. Ask for a password reset, and its mail arrives here.</p>";
  return page(
    "Mailbox",
    `<h1>Mailbox</h1><p><small>Mail is kept here instead of being sent. Set SMTP_HOST to deliver it.</small></p>${list}`,
  );
}

/** The mail's own HTML runs no scripts and stays in its frame; its links open in a new tab. */
function mailPage(mail: Mail): string {
  const frame = mail.html
    ? `<iframe title="The mail as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(`<base target="_blank">${mail.html}`)}"></iframe>`
    : "";
  return page(
    mail.subject,
    `<p><a href="/mailbox">← Mailbox</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${shownTime(mail)}</dd></dl>${frame}
<h2>Plain text</h2><pre>${linkedText(mail.text)}</pre>`,
  );
}

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'";

/** Shows the captured mail at `/mailbox`, and as JSON at `/mailbox.json`. */
export function createMailboxPage(mailbox: Mailbox): Server {
  return createLoopbackServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const mails = await mailbox.list();
    if (pathname === "/") {
      response.writeHead(302, { location: "/mailbox" }).end();
      return;
    }
    if (pathname === "/mailbox.json") {
      response
        .writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" })
        .end(JSON.stringify(mails));
      return;
    }
    const mail = mails.find(({ id }) => pathname === `/mailbox/${id}`);
    if (!mail && pathname !== "/mailbox") return sendError(response, 404, "not_found", "There is no such mail.");
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy,
    });
    response.end(mail ? mailPage(mail) : listPage(mails));
  });
}
