import { connect, type Socket } from "node:net";

/** A response on a connection; `closed` without a status if the connection was dropped. */
export interface RawResponse {
  status: number | null;
  headers: Record<string, string>;
  body: string;
}

/** Parses a response; null while it is incomplete. */
function parse(text: string): RawResponse | null {
  const [head, ...rest] = text.split("\r\n\r\n");
  if (rest.length === 0) return null;
  const [line = "", ...lines] = head!.split("\r\n");
  const status = Number(line.split(" ")[1]);
  if (status === 100) return parse(rest.join("\r\n\r\n"));
  const headers = Object.fromEntries(
    lines.map((entry) => [
      entry.slice(0, entry.indexOf(":")).toLowerCase(),
      entry.slice(entry.indexOf(":") + 1).trim(),
    ]),
  );
  const body = rest.join("\r\n\r\n");
  const complete = status === 101 || Buffer.byteLength(body, "latin1") >= Number(headers["content-length"] ?? Infinity);
  return complete ? { status, headers, body: Buffer.from(body, "latin1").toString() } : null;
}

/**
 * A connection that sends exactly the given bytes, unlike client libraries.
 * @param url of the origin
 * @param localAddress the source address; any by default
 */
export class RawConnection {
  readonly #socket: Socket;
  readonly #received: Buffer[] = [];
  /** The first complete response, or what was received when the connection ended. */
  readonly response: Promise<RawResponse>;
  readonly closed: Promise<void>;

  constructor(url: string, localAddress?: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), localAddress });
    const text = () => Buffer.concat(this.#received).toString("latin1");
    this.response = new Promise((resolve) => {
      this.#socket.on("data", (part: Buffer) => {
        this.#received.push(part);
        const response = parse(text());
        if (response) resolve(response);
      });
      this.#socket.on("close", () => resolve(parse(text()) ?? { status: null, headers: {}, body: text() }));
    });
    this.closed = new Promise((resolve) => this.#socket.on("close", () => resolve()));
    // A connection reset is followed by `close`; the response has what was received before.
    this.#socket.on("error", () => this.#socket.destroy());
  }

  /** Sends bytes. Resolves when they were written, even if the server no longer reads them. */
  send(bytes: string | Uint8Array): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once("close", () => resolve());
      this.#socket.write(bytes, () => resolve());
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Sends one request unchanged and closes the connection after its response. */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawResponse> {
  const connection = new RawConnection(url);
  void connection.send(bytes);
  const response = await connection.response;
  connection.close();
  return response;
}
