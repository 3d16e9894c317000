import { connect, type Socket } from "node:net";

/** What came back on a connection; `closed` without a status when it was dropped. */
export interface RawResponse {
  status: number | null;
  headers: Record<string, string>;
  body: string;
}

/** Takes an answer apart, or gives null while it is not complete. */
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
 * A connection that sends exactly the bytes it is given, as no client library would.
 * @param url of the origin
 * @param localAddress to come from; any by default
 */
export class RawConnection {
  readonly #socket: Socket;
  readonly #received: Buffer[] = [];
  /** The first complete answer, or what there was when the connection ended. */
  readonly answer: Promise<RawResponse>;
  readonly closed: Promise<void>;

  constructor(url: string, localAddress?: string) {
    const { hostname, port } = new URL(url);
    this.#socket = connect({ host: hostname, port: Number(port), localAddress });
    const text = () => Buffer.concat(this.#received).toString("latin1");
    this.answer = new Promise((resolve) => {
      this.#socket.on("data", (part: Buffer) => {
        this.#received.push(part);
        const answer = parse(text());
        if (answer) resolve(answer);
      });
      this.#socket.on("close", () => resolve(parse(text()) ?? { status: null, headers: {}, body: text() }));
    });
    this.closed = new Promise((resolve) => this.#socket.on("close", () => resolve()));
    // A connection that is reset has closed as well; the answer says what came before.
    this.#socket.on("error", () => this.#socket.destroy());
  }

  /** Sends bytes; resolves when they were handed over, also when the other side no longer takes them. */
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

/** Sends one request as it stands and closes the connection after its answer. */
export async function sendRaw(url: string, bytes: string | Uint8Array): Promise<RawResponse> {
  const connection = new RawConnection(url);
  void connection.send(bytes);
  const answer = await connection.answer;
  connection.close();
  return answer;
}
