import { decodeReferences } from "./html-text.ts";

/** What browsers skip inside an address, and what hides one from a reader. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060-\u2064\uFEFF]/g;

/** Any host: only whether an address leaves it is asked. */
const anywhere = "https://site.invalid";

/**
 * The address of a link as it may stand in an article.
 * @param source an attribute's text as written
 * @returns http(s), mail, a path on this site or a place on the page, normalised; null for anything else
 */
export function safeLink(source: string): string | null {
  const address = decodeReferences(source).replace(invisible, "");
  if (/^#[\w-]+$/.test(address)) return address;
  return sitePath(address) ?? absolute(address, /^(?:https?:\/\/|mailto:)/i);
}

/** The address of a picture: https or a path on this site; null for anything else, data included. */
export function safeImage(source: string): string | null {
  const address = decodeReferences(source).replace(invisible, "");
  return sitePath(address) ?? absolute(address, /^https:\/\//i);
}

function sitePath(address: string): string | null {
  if (!address.startsWith("/") || !URL.canParse(address, anywhere)) return null;
  const url = new URL(address, anywhere);
  return url.origin === anywhere ? `${url.pathname}${url.search}${url.hash}` : null;
}

function absolute(address: string, allowed: RegExp): string | null {
  if (!allowed.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // A user name in an address only ever disguises where it leads.
  return url.username === "" && url.password === "" ? url.href : null;
}
