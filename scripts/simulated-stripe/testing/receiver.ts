import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  body: string;
  signature: string;
}

/** A webhook endpoint that records what it gets and responds with a status that the test sets. */
export interface Receiver {
  url: string;
  received: Received[];
  /** The types of the events, in the order of their arrival. */
  types(): string[];
  respondWith(status: number): void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      received.push({ body, signature: String(request.headers["stripe-signature"]) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    respondWith: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
