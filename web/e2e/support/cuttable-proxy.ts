import { createServer, request, type Server } from "node:http";

export interface CuttableProxy {
  /** Its own origin on this machine. */
  url: string;
  /** Ends every connection and stops listening, as a server that has died. */
  cut(): Promise<void>;
  /** Listens again at the same address. */
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

/** Passes everything on to `target`, so that a journey can lose its server while the stack lives on. */
export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const server = createServer((incoming, outgoing) => {
    const passed = request(
      new URL(incoming.url ?? "/", target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
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
