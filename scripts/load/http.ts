import { Agent, request as plainRequest, type IncomingHttpHeaders } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";

/** How long a client waits for the end of a response, in milliseconds. */
const patienceMs = 60_000;

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Marks the first piece of the response that a person sees; its time is measured. */
  firstMark?: string;
}

/** The response to a request, or how its connection failed. */
export interface Received {
  /** Null if the connection failed. */
  status: number | null;
  headers: IncomingHttpHeaders;
  text: string;
  /** Why the connection failed: an error code of the system, or "timeout"; null if it did not. */
  failure: string | null;
  /** Until the end of the response. */
  ms: number;
  /** Until `firstMark`; null if it did not come. */
  firstMs: number | null;
}

/** The connections of one client: at most six at a time, kept open, as a browser's. */
export class Connections {
  readonly #origin: URL;
  readonly #agent: Agent;

  /** @param localAddress where the client's connections come from; the system's choice by default */
  constructor(origin: URL, localAddress?: string) {
    this.#origin = origin;
    const options = { keepAlive: true, maxSockets: 6, localAddress };
    this.#agent = origin.protocol === "https:" ? new SecureAgent(options) : new Agent(options);
  }

  /** Sends a request. Never rejects: a connection that fails is a response with a `failure`. */
  send({ method, path, headers, body, firstMark }: Sent): Promise<Received> {
    const begin = this.#origin.protocol === "https:" ? secureRequest : plainRequest;
    return new Promise((resolve) => {
      const started = performance.now();
      let text = "";
      let firstMs: number | null = null;
      const settle = (status: number | null, responseHeaders: IncomingHttpHeaders, failure: string | null) => {
        clearTimeout(timer);
        resolve({ status, headers: responseHeaders, text, failure, ms: performance.now() - started, firstMs });
      };
      // Node.js leaves the length out for DELETE.
      const length = body === undefined ? {} : { "content-length": body.length };
      const request = begin(new URL(path, this.#origin), {
        method,
        headers: { ...headers, ...length },
        agent: this.#agent,
      });
      const timer = setTimeout(
        () => request.destroy(Object.assign(new Error("timeout"), { code: "timeout" })),
        patienceMs,
      );
      const fail = (error: NodeJS.ErrnoException) => settle(null, {}, error.code ?? error.message);
      request.on("error", fail);
      request.on("response", (response) => {
        response.setEncoding("utf8");
        response.on("data", (piece: string) => {
          text += piece;
          if (firstMark !== undefined && firstMs === null && text.includes(firstMark)) {
            firstMs = performance.now() - started;
          }
        });
        response.on("error", fail);
        response.on("end", () => settle(response.statusCode ?? null, response.headers, null));
      });
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
