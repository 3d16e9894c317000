import { createServer, request as connect, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { connect as connectSocket, type Socket } from "node:net";
import { functionsPath, realtimePath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { isFromHere, localListener } from "../server/loopback.ts";
import { startLocalServer, type LocalServer } from "../server/local-server.ts";
import type { Stack } from "../stack/stack.ts";

/** Responds to calls that the local API does not know; false for all others. */
type ExtraHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The address of a project, which a local stack can be told before it starts. */
export interface ProjectAddress extends LocalServer {
  /** Serves a stack's functions, its Supabase API and its live updates here, as a hosted project does. */
  serve(stack: Stack, handle?: ExtraHandler): Promise<void>;
}

/** Opens an address that ends every connection until a stack is served at it. */
export async function openProjectAddress(): Promise<ProjectAddress> {
  const server = createServer();
  const local = await startLocalServer(server);
  return { ...local, serve: (stack, handle = () => false) => serve(server, stack, handle) };
}

async function serve(server: Server, stack: Stack, handle: ExtraHandler): Promise<void> {
  const functions = new URL(await stack.functionsUrl());
  const supabase = new URL(stack.functionsEnv.SUPABASE_URL!);
  server.on(
    "request",
    localListener((request, response) => {
      if (handle(request, response)) return;
      const target = request.url!.startsWith(`${functionsPath}/`) ? functions : supabase;
      const { host: _host, connection: _connection, ...headers } = request.headers;
      // A new connection each time, as in the static host.
      const onward = connect(new URL(request.url!, target), { method: request.method, headers, agent: false });
      onward.on("response", (upstream) => {
        response.writeHead(upstream.statusCode ?? 502, upstream.headers);
        upstream.pipe(response);
      });
      onward.on("error", () => response.destroy());
      response.on("close", () => onward.destroy());
      request.pipe(onward);
    }),
  );
  server.on("upgrade", (request: IncomingMessage, socket: Socket, head: Buffer) => {
    if (!isFromHere(request) || !request.url!.startsWith(`${realtimePath}/`)) return socket.destroy();
    // The stack has its live updates at its public origin.
    const onward = connectSocket(stack.port, "127.0.0.1", () => {
      const lines = request.rawHeaders.flatMap((name, index, all) =>
        index % 2 === 0
          ? [`${name}: ${name.toLowerCase() === "host" ? `127.0.0.1:${stack.port}` : all[index + 1]}`]
          : [],
      );
      onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    const end = () => {
      onward.destroy();
      socket.destroy();
    };
    onward.on("error", end);
    socket.on("error", end);
  });
}
