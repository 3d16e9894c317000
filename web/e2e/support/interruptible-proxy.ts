import { createServer, request, type Server } from "node:http";

export interface InterruptibleProxy {
  /** The proxy's origin. */
  url: string;
  /** Ends every connection and stops listening, like a server that has crashed. */
  cut(): Promise<void>;
  /** Listens again on the same port. */
  restore(): Promise<void>;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/**
 * Starts a proxy to `target` that a journey can interrupt while the stack keeps running. Its own name and origin
 * become those of the target, because a deployed API knows only one.
 */
export async function interruptibleProxy(target: string): Promise<InterruptibleProxy> {
  const server = createServer((incoming, outgoing) => {
    const { origin } = incoming.headers;
    const passed = request(
      new URL(incoming.url ?? "/", target),
      {
        method: incoming.method,
        headers: { ...incoming.headers, host: new URL(target).host, ...(origin === url && { origin: target }) },
      },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    outgoing.on("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
    restore: () => listen(server, port),
  };
}
