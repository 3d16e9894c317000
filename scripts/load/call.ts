import { platformIds } from "../../supabase/functions/_shared/contract/rules/platforms.ts";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { encodeJpeg } from "../../supabase/functions/_shared/domain/photo/testing/encode.ts";
import type { Received, Sent } from "./http.ts";
import type { Action } from "./profiles.ts";

/** Whoever is behind a client, for the requests that name them. */
export interface Caller {
  /** A name that no other client of this or an earlier run has. */
  name: string;
  email: string;
  password: string;
  /** The access token; null before a sign-in. */
  token: string | null;
  /** The session's cookies as sent, after a sign-in; they take precedence over the token. */
  cookie: string | null;
}

const keywords = ["pumpkin soup", "paper lanterns", "garden chairs", "iced coffee", "clay bowls", "a wool blanket"];

let photo: Buffer | undefined;
/** A photo as the page sends it: 1,024 pixels wide, about 200 kB. */
function photoBytes(): Buffer {
  photo ??= Buffer.from(
    encodeJpeg(1024, 768, (x, y) => [
      (x * 5 + y * 3 + ((x * y) % 61)) % 256,
      (x * 2 + y * 7) % 256,
      ((x ^ y) * 3) % 256,
    ]),
  );
  return photo;
}

function json(method: string, path: string, value: object): Sent {
  return {
    method,
    path,
    headers: { "content-type": "application/json" },
    body: Buffer.from(JSON.stringify(value)),
  };
}

/** A generation as the page asks for it: a multipart form, whose response is a stream of events. */
function generation(turn: number, withPhoto: boolean): Sent {
  const boundary = `----load${crypto.randomUUID()}`;
  const fields = {
    keyword: keywords[turn % keywords.length]!,
    platform: platformIds[turn % platformIds.length]!,
    emojiLevel: "50",
    hashtagLevel: "50",
    aiControlled: "true",
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const pieces: Buffer[] = [Buffer.from(parts.join(""))];
  if (withPhoto) {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
    pieces.push(Buffer.from(head), photoBytes(), Buffer.from("\r\n"));
  }
  pieces.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    method: "POST",
    path: endpoints.generateCaption.path,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, accept: "text/event-stream" },
    body: Buffer.concat(pieces),
    firstMark: "event: caption",
  };
}

/** @param turn how many requests the client has made, so that they differ */
function requestFor(action: Action, { name, email, password }: Caller, turn: number): Sent {
  switch (action) {
    case "page":
      return { method: "GET", path: "/", headers: { "accept-encoding": "br, gzip", accept: "text/html" } };
    case "start":
      return { method: "GET", path: endpoints.getSession.path };
    case "status":
      return { method: "GET", path: endpoints.getStatus.path };
    case "articles":
      return { method: "GET", path: endpoints.listArticles.path };
    case "user":
      return { method: "GET", path: endpoints.getUser.path };
    case "history":
      return { method: "GET", path: endpoints.listHistory.path };
    case "search":
      return { method: "GET", path: `${endpoints.listHistory.path}?q=${["soup", "lantern", "the"][turn % 3]}` };
    case "trending":
      return { method: "GET", path: endpoints.getTrending.path };
    case "caption":
      return generation(turn, false);
    case "photo caption":
      return generation(turn, true);
    case "trial caption":
      return json("POST", endpoints.generateFreeCaption.path, {
        keyword: keywords[turn % keywords.length],
        platform: platformIds[turn % platformIds.length],
      });
    case "sign-in":
      return json("POST", endpoints.login.path, { email, password, termsAccepted: true });
    case "sign-up": {
      const username = `${name}-${turn}`;
      return json("POST", endpoints.register.path, {
        username,
        email: `${username}@example.com`,
        password,
        termsAccepted: true,
      });
    }
  }
}

/** The request of an action, with the caller's session. */
export function callFor(action: Action, caller: Caller, turn: number): Sent {
  const sent = requestFor(action, caller, turn);
  const session: Record<string, string> = {};
  if (caller.cookie !== null) session["cookie"] = caller.cookie;
  else if (caller.token !== null) session["authorization"] = `Bearer ${caller.token}`;
  // A page and a sign-in name nobody.
  const isOpen = action === "page" || action === "sign-in" || action === "sign-up";
  return isOpen ? sent : { ...sent, headers: { ...sent.headers, ...session } };
}

const expiredCookie = /max-age=0/i;

/** The cookies that a response sets, as a request sends them; null if it sets none. */
export function cookiesOf({ headers }: Received): string | null {
  const set = headers["set-cookie"]?.filter((line) => !expiredCookie.test(line)) ?? [];
  return set.length === 0 ? null : set.map((line) => line.split(";")[0]).join("; ");
}

function codeIn(text: string): string {
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === "string" ? code : "no code";
  } catch {
    return "no code";
  }
}

const errorEvent = /event: error\r?\ndata: (.*)/;

/**
 * What became of a request, by name: "ok"; a refusal with its status and code, such as "429 rate_limited"; or how the
 * connection failed. An event stream that ends with an error, or without an end, is no success, although its status is
 * 200.
 */
export function outcomeOf({ status, text, failure, headers }: Received): string {
  if (failure !== null) return `connection: ${failure}`;
  if (status === null || status >= 400) return `${status} ${codeIn(text)}`;
  if (!headers["content-type"]?.startsWith("text/event-stream")) return "ok";
  if (text.includes("event: done")) return "ok";
  const error = errorEvent.exec(text)?.[1];
  return error === undefined ? "connection: the events ended early" : `event ${codeIn(error)}`;
}
