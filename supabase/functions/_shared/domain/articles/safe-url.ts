import { decodeReferences } from "./html-text.ts";

/** Characters that browsers skip inside an address, or that hide a part of it from readers. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0000-\u0020\u007F-\u00A0\u00AD\u200B-\u200F\u2028-\u202F\u2060-\u2064\uFEFF]/g;

/** Any host: the question is only whether an address leaves it. */
const anywhere = "https://site.invalid";

const anchor = /^#[\w-]+$/;

const linkScheme = /^(?:https?:\/\/|mailto:)/i;

/**
 * The address of a link, if it is allowed in an article.
 * @param source an attribute's text as written
 * @returns an http(s) or mail address, a path on this site or an anchor on the page, normalized; null for anything else
 */
export function safeLink(source: string): string | null {
  const address = decodeReferences(source).replace(invisible, "");
  if (anchor.test(address)) return address;
  return sitePath(address) ?? absolute(address, linkScheme);
}

const securePage = /^https:\/\//i;

/** The address of a picture: https or a path on this site; null for anything else, including data URLs. */
export function safeImage(source: string): string | null {
  const address = decodeReferences(source).replace(invisible, "");
  return sitePath(address) ?? absolute(address, securePage);
}

function sitePath(address: string): string | null {
  if (!address.startsWith("/") || !URL.canParse(address, anywhere)) return null;
  const url = new URL(address, anywhere);
  return url.origin === anywhere ? `${url.pathname}${url.search}${url.hash}` : null;
}

function absolute(address: string, allowed: RegExp): string | null {
  if (!allowed.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // A user name in an address only disguises where it leads.
  return url.username === "" && url.password === "" ? url.href : null;
}
