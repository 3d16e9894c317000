import { connect } from "node:net";

/**
 * A response. If the connection ended without a complete response, `status` is null and `text` is what was received.
 */
export interface Exchanged {
  status: number | null;
  headers: Map<string, string>;
  text: string;
}

const responseMsMax = 60_000;

const statusLine = /^HTTP\/1\.[01] (\d{3})/;

/** Parses a response; null while it is incomplete. */
function parse(received: Buffer, ended: boolean, withoutBody: boolean): Exchanged | null {
  const split = received.indexOf("\r\n\r\n");
  if (split < 0) return null;
  const [line = "", ...lines] = received.subarray(0, split).toString("latin1").split("\r\n");
  const status = Number(statusLine.exec(line)?.[1] ?? Number.NaN);
  const body = received.subarray(split + 4);
  if (status === 100) return parse(body, ended, withoutBody);
  if (Number.isNaN(status)) return null;
  const headers = new Map(
    lines.map(
      (entry) =>
        [entry.slice(0, entry.indexOf(":")).toLowerCase(), entry.slice(entry.indexOf(":") + 1).trim()] as const,
    ),
  );
  const response = (text: string) => ({ status, headers, text });
  if (withoutBody || status === 101 || status === 204 || status === 304) return response("");
  if (headers.has("content-length")) {
    return body.length >= Number(headers.get("content-length")) ? response(body.toString()) : null;
  }
  if (headers.get("transfer-encoding") === "chunked") {
    const whole = unchunk(body);
    return whole === null ? null : response(whole.toString());
  }
  return ended ? response(body.toString()) : null;
}

function unchunk(body: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf("\r\n", at);
    if (end < 0) return null;
    const size = Number.parseInt(body.subarray(at, end).toString("latin1"), 16);
    if (size === 0) return Buffer.concat(parts);
    if (Number.isNaN(size) || end + 2 + size + 2 > body.length) return null;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

/** Sends the bytes of one request on a new connection and reads the complete response. */
export function exchange(url: URL, bytes: Buffer): Promise<Exchanged> {
  const withoutBody = bytes.subarray(0, 5).toString("latin1") === "HEAD ";
  return new Promise((resolve) => {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const received: Buffer[] = [];
    const settle = (ended: boolean) => {
      const all = Buffer.concat(received);
      const response = parse(all, ended, withoutBody);
      if (!response && !ended) return;
      clearTimeout(timer);
      socket.destroy();
      resolve(response ?? { status: null, headers: new Map(), text: all.toString("latin1").slice(0, 2000) });
    };
    const timer = setTimeout(() => settle(true), responseMsMax);
    socket.on("data", (part: Buffer) => {
      received.push(part);
      settle(false);
    });
    socket.on("close", () => settle(true));
    // A reset is followed by `close`.
    socket.on("error", () => socket.destroy());
    socket.write(bytes);
  });
}
