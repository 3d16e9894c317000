/** Under which names a server may be called. Read under Node and under Deno. */
export interface OwnNames {
  /** The port that it listens on. */
  port: number;
  /** The address that it was told to listen on, if not only this machine's own. */
  host?: string | undefined;
  /** The address that others know it by. */
  siteUrl?: string | undefined;
}

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const everyAddress = new Set(["0.0.0.0", "::"]);
const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const hostHeader = /^([\w.~-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i;

/**
 * Whether a Host header names this server. A page on the internet whose name was made to point to this machine (DNS
 * rebinding) is of the same origin as what it fetches here, but it still sends its own name. An address in numbers is no
 * name that anybody could point elsewhere, so a server that listens on every address accepts all of them.
 */
export function isOwnHost(header: string | null | undefined, { port, host, siteUrl }: OwnNames): boolean {
  const [, name = "", givenPort] = hostHeader.exec(header?.toLowerCase() ?? "") ?? [];
  if (name === "") return false;
  if (siteUrl !== undefined) {
    const site = new URL(siteUrl);
    const usualPort = site.protocol === "https:" ? "443" : "80";
    if (name === site.hostname && (givenPort ?? usualPort) === (site.port || usualPort)) return true;
  }
  if (Number(givenPort ?? 80) !== port) return false;
  if (loopbackNames.has(name)) return true;
  if (host === undefined) return false;
  if (everyAddress.has(host)) return ipv4.test(name) || name.startsWith("[");
  return name === host.toLowerCase() || name === `[${host.toLowerCase()}]`;
}

/** What a server says to a request that does not name it. */
export const foreignHost = {
  status: 403,
  code: "forbidden",
  message:
    "This server does not know the name by which you called it. Use the address that it printed at its start, or set SITE_URL to yours.",
} as const;
