import type { Server } from "node:http";
import { listen } from "./ports.ts";

/** A server of this process on a free port of 127.0.0.1. */
export interface LocalServer {
  /** Without a trailing slash. */
  url: string;
  /** Ends its connections too. */
  close(): void;
}

/** Has a server listen on a free port of this machine. */
export async function startLocalServer(server: Server): Promise<LocalServer> {
  const port = await listen(server, { host: "127.0.0.1", port: 0, setting: "PORT" });
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
